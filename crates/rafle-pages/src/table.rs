//! The page of one table: what somebody sees of it.

use std::hash::Hasher;
use std::sync::Arc;

use maud::{Markup, html};
use rafle_engine::{Message, Next, Play, Seat, SeatRow, Seats, Stage, View, Viewer};
use rafle_table::{Coached, Hints, Shown, Sitter, Snapshot, Told};
use rustc_hash::FxHasher;

use crate::around::{around, headline};
use crate::draw::Drawing;
use crate::draw::moment::{ends_word, lifts};
use crate::draw::pieces::{cup, icon};
use crate::game::section_for;
use crate::house::Table;
use crate::page::{Page, languages};
use crate::reader::Reader;

/// Whose eyes a page uses.
#[derive(Clone, Default)]
pub struct Eyes {
    /// Which of several own seats.
    pub seat: Option<Seat>,
    /// Whether it is the big screen in the room, which sees what everybody may see.
    pub tv: bool,
    /// Whether the coach is asked as well.
    pub hint: bool,
    /// How much of the log was seen before: what has ended since is shown first.
    pub seen: Option<usize>,
}

impl Eyes {
    /// The end of an address that asks for these eyes.
    pub fn query(&self) -> String {
        match self.seat {
            _ if self.tv => "?tv=1".to_owned(),
            Some(seat) => format!("?seat={seat}"),
            None => String::new(),
        }
    }
}

impl Eyes {
    /// The end of an address that asks for these eyes, which have seen so much of the log.
    pub fn having_seen(&self, number: usize) -> String {
        match self.query() {
            plain if plain.is_empty() => format!("?seen={number}"),
            asked => format!("{asked}&seen={number}"),
        }
    }
}

/// What somebody finds at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// The table, with these eyes.
    Table(Viewer),
    /// A cover: the device is to be handed to whoever plays this seat.
    Cover(Seat),
}

impl Facing {
    /// With whose eyes the table is looked at: below a cover, with nobody's.
    pub fn viewer(self) -> Viewer {
        match self {
            Facing::Table(viewer) => viewer,
            Facing::Cover(_) => Viewer::Spectator,
        }
    }
}

/// Whose eyes are used by somebody who plays these seats. Where something is hidden and several play on one device,
/// nobody's eyes are used before that player has said to hold it.
pub fn facing(eyes: &Eyes, hidden: bool, mine: Seats, next: Next) -> Facing {
    let turn = match next {
        Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
        Next::Chance { hand: None } | Next::Nobody => None,
    };
    let turn = turn.filter(|&seat| mine.has(seat));
    let asked = eyes.seat.filter(|&seat| mine.has(seat));
    let seat = match (turn, asked) {
        _ if eyes.tv => None,
        _ if mine.len() < 2 => mine.single(),
        // Before the game and after it there is nothing to cover.
        _ if next == Next::Nobody || !hidden => turn.or(asked).or_else(|| mine.iter().next()),
        (Some(turn), asked) if asked != Some(turn) => return Facing::Cover(turn),
        (_, asked) => asked,
    };
    Facing::Table(seat.map_or(Viewer::Spectator, Viewer::Seat))
}

/// A game that is over, and what was found out by going through it: a page does not.
pub struct Finished {
    /// The whole game.
    pub play: Arc<Play>,
    /// How the [scores grew](rafle_table::course); nothing if that is not known yet.
    pub course: Vec<Vec<i32>>,
}

/// What somebody found at a table, with everything that had to be waited for.
pub struct Found {
    /// The table, looked at with the eyes of [`Facing::viewer`].
    pub shot: Snapshot,
    /// What this person finds there.
    pub faced: Facing,
    /// The game, if it is over.
    pub finished: Option<Finished>,
    /// By what the device that asks is told from others of the same person, see [`rafle_table::digits`].
    pub device: String,
    /// What came of asking the coach, if somebody asked who [may](crate::coach::may_ask).
    pub advice: Option<Coached<Hints>>,
}

/// A table as somebody finds it, and everything drawn that changes when something happens.
pub struct Sight {
    /// The table.
    pub shot: Snapshot,
    /// What is drawn.
    pub(crate) regions: Regions,
    /// What has happened, in words, the oldest first.
    pub news: Vec<String>,
    /// Whether the device is to be handed on, so that nothing may stay in the page that was told to whoever held it.
    pub covered: bool,
    /// Whether something that has ended is shown first.
    pub ended: bool,
}

impl Sight {
    /// What a script gets that has asked the coach: the hint alone.
    pub fn into_hint(self) -> Markup {
        self.regions.hint
    }
}

/// The parts of a page that are sent again when they have changed. Each has its name as an id.
pub(crate) struct Regions {
    pub(crate) moments: Markup,
    pub(crate) place: Markup,
    pub(crate) around: Markup,
    pub(crate) fields: Markup,
    pub(crate) seats: Markup,
    pub(crate) say: Markup,
    pub(crate) wood: Markup,
    pub(crate) own: Markup,
    pub(crate) hint: Markup,
    pub(crate) acts: Markup,
    pub(crate) paper: Markup,
    pub(crate) back: Markup,
    pub(crate) luck: Markup,
    pub(crate) tallies: Markup,
}

impl Regions {
    fn all(self) -> [Markup; 14] {
        let Regions { moments, place, around, fields, seats, say, wood, own, hint, acts, paper, back, luck, tallies } =
            self;
        [moments, place, around, fields, seats, say, wood, own, hint, acts, paper, back, luck, tallies]
    }
}

/// Draws a table, as somebody found it.
pub fn sight(reader: &Reader, table: &Table<'_>, eyes: &Eyes, found: Found) -> Sight {
    let Found { shot, faced, finished, device, advice } = found;
    let names = names(reader, &shot);
    let you = shot.mine.single().filter(|_| !eyes.tv);
    let drawing = Drawing::new(reader.words, table.about.slug, &names, &shot.view).read_by(you);
    let news = shot.happened.iter().map(|told| match told {
        Told::Game(message) => drawing.say(message),
        Told::Table(message) => drawing.site(message),
    });
    let news = news.collect();
    let around = around(reader, table, &shot, &drawing, finished.as_ref(), eyes.tv);
    let notes: Vec<_> = if eyes.tv { drawing.notes().collect() } else { drawing.place().into_iter().collect() };
    let place = html! { p #where { (notes.join(" · ")) } };
    let luck = crate::fair::beside(reader, table, &shot, &device);
    let tallies = if eyes.tv {
        crate::hands::on_the_screen(reader, &shot, &drawing)
    } else {
        crate::hands::rows(reader, &shot, &names)
    };
    let draw = |view| Drawing::new(reader.words, table.about.slug, &names, view).read_by(you);
    let unseen = |shown: &&Shown| eyes.seen.is_some_and(|seen| seen <= shown.number) && shown.waits();
    let first = shot.moments.iter().find(unseen);
    let moments = moments(reader, table, &shot, eyes, draw);
    // What has ended everybody may see, also those who hand the device on.
    let regions = match (first, faced) {
        _ if shot.waits() => Regions { luck, tallies, ..crate::room::regions(reader, table, &shot, eyes.tv) },
        (Some(first), _) => Regions { luck, tallies, ..ended(reader, table, &shot, eyes, first, &draw(&first.view)) },
        (None, Facing::Cover(seat)) => {
            Regions { moments, luck, tallies, ..covered(table, &shot, &drawing, seat, place, around) }
        }
        (None, Facing::Table(_)) => Regions {
            moments,
            place,
            around,
            fields: fields(&shot, eyes.tv),
            seats: seats(&drawing, &shot, eyes.tv),
            say: say(&drawing, &shot, eyes.tv),
            wood: wood(&drawing, &shot, eyes.tv),
            own: drawing.own(),
            hint: crate::coach::hint(reader, table, &shot, &drawing, advice.as_ref()),
            acts: drawing.acts(shot.view.viewer.seat().filter(|_| shot.may_step_back)),
            paper: drawing.paper(eyes.tv),
            back: ask_back(&drawing, &shot),
            luck,
            tallies,
        },
    };
    let ended = first.is_some();
    Sight { shot, regions, news, covered: matches!(faced, Facing::Cover(_)), ended }
}

/// The whole page, with a sentence if something was refused.
pub fn page(reader: &Reader, table: &Table<'_>, eyes: &Eyes, sight: Sight, why: Option<&str>) -> Markup {
    let name = reader.words.name(table.about.slug);
    let id = table.id;
    let yours = sight.shot.to_move().is_some_and(|seat| sight.shot.mine.has(seat));
    // Whoever is asked for a name needs time to write it.
    let asked = sight.shot.mine.is_empty() && !sight.shot.may_sit.is_empty();
    let again = format!("/t/{id}{}", eyes.having_seen(sight.shot.number));
    let waits = (!yours && !asked && !sight.shot.over() && !sight.ended).then_some(again.as_str());
    let (keys, has_card) = (keys(reader, table, sight.shot.stage), sight.shot.aid.is_some());
    let r = sight.regions;
    let content = html! {
        header.bar {
            a.icon href="/" aria-label=(reader.word("all-games")) { (icon("back")) }
            h1 { (name) }
            (r.place)
            (crate::hands::over_the_table(reader, sight.shot.pad.as_ref(), &r.tallies))
            (crate::card::over_the_table(reader, table.about.slug, sight.shot.aid.as_ref(), &keys))
            (languages(reader))
            a.icon href={ "/t/" (id) "/menu" } aria-label=(reader.word("menu")) data-menu { (icon("menu")) }
        }
        p #lost.lost role="alert" hidden[why.is_none()] data-lost=(reader.word("no-connection")) data-moment=(reader.word("one-moment")) {
            @if let Some(why) = why { (why) }
        }
        main #table data-table=(id) data-live={ "/t/" (id) "/live" (eyes.query()) } data-yours-title=(reader.word("your-turn")) {
            // What ends from now on comes by the stream; what has ended since is a page of its own.
            template #moments {}
            (r.around)
            (r.luck)
            form #play method="post" action={ "/t/" (id) "/act" } {
                (r.fields)
                div.col {
                    (r.seats)
                    section.panel.log {
                        h2 { (reader.word("just-now")) }
                        (log(reader, &sight.news))
                        (r.back)
                    }
                }
                div.col { (r.say) (r.wood) (r.own) (r.hint) (r.acts) }
                div.col { (r.paper) }
            }
        }
        p #heard.vh role="status" aria-live="polite" {}
        p.keys hidden data-keys { (keys.list) }
        @if !has_card { div #keys.keys popover { (keys.list) (keys.rules) } }
    };
    Page { title: &name, class: "table", waits }.with(reader, &content)
}

/// The regions that look otherwise than when they were last sent, and what has happened in words. Where the device is to be
/// handed on, these words come in the place of all that were told before, instead of after them.
pub fn fragment(reader: &Reader, sight: Sight, sent: &mut Vec<u64>) -> String {
    let picture = Picture::of(reader, sight);
    let fragment = picture.beside(sent);
    *sent = picture.looks;
    fragment
}

/// A sight as text, for everybody who sees and reads the same.
pub struct Picture {
    /// How long the log is.
    pub number: usize,
    /// What has happened.
    told: String,
    regions: [Markup; 14],
    /// By what each region is known again.
    looks: Vec<u64>,
}

impl Picture {
    /// What is drawn of a sight.
    pub fn of(reader: &Reader, sight: Sight) -> Picture {
        let told = if sight.covered {
            log(reader, &sight.news)
        } else {
            html! { ol #news { @for said in &sight.news { li { (said) } } } }
        };
        let regions = sight.regions.all();
        let looks = regions.iter().map(|region| hash(&region.0)).collect();
        Picture { number: sight.shot.number, told: told.into_string(), regions, looks }
    }

    /// How its regions look.
    pub fn looks(&self) -> &[u64] {
        &self.looks
    }

    /// What has happened, and the regions that look otherwise than those that were sent.
    pub fn beside(&self, sent: &[u64]) -> String {
        let looks = self.looks.iter().enumerate();
        let new =
            looks.filter(|(index, look)| sent.get(*index) != Some(look)).map(|(index, _)| &*self.regions[index].0);
        let all: Vec<_> = [&*self.told].into_iter().chain(new).collect();
        all.concat()
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

/// What has ended, for a script that shows one after the other. Without one nothing of it is seen.
fn moments<'a>(
    reader: &Reader,
    table: &Table<'_>,
    shot: &'a Snapshot,
    eyes: &Eyes,
    draw: impl Fn(&'a View) -> Drawing<'a>,
) -> Markup {
    html! {
        template #moments {
            @for (shown, moment) in shot.moments.iter().filter_map(|it| Some((it, it.view.moment.as_ref()?))) {
                @let (drawing, timing) = (draw(&shown.view), shown.timing());
                @let Regions { seats, say, wood, own, hint, acts, paper, back, .. } = ended(reader, table, shot, eyes, shown, &drawing);
                article data-number=(shown.number) data-ends=(ends_word(moment.ends)) data-waits[shown.waits()]
                    data-thrown[shown.thrown] data-verdict=(timing.verdict.as_millis()) data-lifts=[lifts(&timing)] {
                    // What a cup hides is asked for before it is lifted.
                    @if let Some(asks) = drawing.asks() {
                        div #say.say data-first { strong { (asks) } }
                        section #acts data-first {
                            div.acts { button.btn type="button" data-skip { (reader.word("lift-them-now")) } }
                        }
                    }
                    (say) (seats) (wood) (own) (hint) (acts) (paper) (back)
                }
            }
        }
    }
}

/// The table as it lay when something ended, what that costs, and the way on.
fn ended(
    reader: &Reader,
    table: &Table<'_>,
    shot: &Snapshot,
    eyes: &Eyes,
    shown: &Shown,
    drawing: &Drawing<'_>,
) -> Regions {
    let on = format!("/t/{}{}", table.id, eyes.having_seen(shown.number + 1));
    // Whoever is next, and those who share a device, are waited for.
    let next = shown.view.moment.as_ref().and_then(|moment| moment.next);
    let waits_for_you = shot.mine.len() > 1 || next.is_some_and(|seat| shot.mine.has(seat));
    let after = (!waits_for_you).then(|| shown.timing().stays.as_millis());
    Regions {
        moments: html! { template #moments {} },
        place: html! { p #where { (drawing.place().unwrap_or_default()) } },
        around: html! { section #around {} },
        fields: fields(shot, eyes.tv),
        seats: seats(drawing, shot, eyes.tv),
        say: html! {
            div #say.say role="status" data-shown=(shown.number) {
                strong { (drawing.headline()) }
                @if eyes.tv { (drawing.verdict()) }
            }
        },
        wood: drawing.wood_of_moment(eyes.tv),
        own: drawing.own(),
        hint: html! { div #hint {} },
        acts: html! {
            section #acts {
                (drawing.verdict())
                div.acts.going data-after=[after] {
                    button.btn type="button" hidden data-stay { (reader.word("stay")) }
                    a.btn.main href=(on) data-go-on {
                        span {
                            (reader.word("go-on"))
                            small data-in=(reader.word("by-itself")) data-waits=(reader.word("waits-for-you")) {}
                        }
                        i.drain {}
                    }
                }
            }
        },
        paper: drawing.paper(eyes.tv),
        back: html! { div #back {} },
        luck: html! { div #luck {} },
        tallies: html! {},
    }
}

/// Nothing of anybody's hand is in the page: what lies on the wood is a cup, and one button.
fn covered(
    table: &Table<'_>,
    shot: &Snapshot,
    drawing: &Drawing<'_>,
    seat: Seat,
    place: Markup,
    around: Markup,
) -> Regions {
    let name = drawing.name(seat);
    let words = |key| drawing.site(&Message::new(key).with("name", name));
    Regions {
        moments: html! { template #moments {} },
        place,
        around,
        fields: fields(shot, false),
        seats: seats(drawing, shot, false),
        say: html! { div #say {} },
        wood: html! {
            section #wood data-cover=(seat.to_string()) {
                div.tray.cover {
                    (cup(""))
                    strong { (words("hand-it-to")) }
                    p { (drawing.site(&Message::new("nobody-else-looks"))) }
                    a.btn.main href={ "/t/" (table.id) "?seat=" (seat) } { (words("i-am")) }
                }
            }
        },
        own: html! { section #own {} },
        hint: html! { div #hint {} },
        acts: html! { section #acts {} },
        paper: html! { section #paper {} },
        back: html! { div #back {} },
        luck: html! { div #luck {} },
        tallies: html! {},
    }
}

/// A row for each seat.
fn seats(drawing: &Drawing<'_>, shot: &Snapshot, tv: bool) -> Markup {
    if tv { crate::tv::rows(drawing, shot) } else { drawing.seats(|row| mark(drawing, shot, row)) }
}

/// What every form of the table carries, and where the table stands. The big screen shows what has ended for as long as
/// somebody looks at it.
pub(crate) fn fields(shot: &Snapshot, tv: bool) -> Markup {
    let next = match shot.next {
        _ if shot.waits() => "waiting".to_owned(),
        Next::Seat(seat) | Next::Chance { hand: Some(seat) } => seat.to_string(),
        Next::Chance { hand: None } => "chance".to_owned(),
        Next::Nobody => "over".to_owned(),
    };
    let mine = shot.mine.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
    let viewer = shot.view.viewer.seat().map(|seat| seat.to_string());
    html! {
        div #fields data-n=(shot.number) data-unlogged=(shot.unlogged()) data-next=(next) data-mine=(mine) data-viewer=[viewer.as_deref()]
            data-pause=(shot.pause.as_millis()) data-looked-at[tv && shot.looked_at.is_some()] {
            input type="hidden" name="n" value=(shot.number);
            @if let Some(seat) = &viewer { input type="hidden" name="seat" value=(seat); }
        }
    }
}

/// What is going on; and below it the small notes that do not stand in the bar already. On a television all of them do.
fn say(drawing: &Drawing<'_>, shot: &Snapshot, tv: bool) -> Markup {
    let yours = shot.to_move().is_some_and(|seat| shot.view.viewer == Viewer::Seat(seat));
    if shot.over() {
        // The page around the table shows who won; here it is for those who listen.
        let over = Message::new("over-said").with("headline", headline(shot, drawing));
        return html! { div #say { strong.vh { (drawing.site(&over)) } } };
    }
    let (headline, help) = (going_on(drawing, shot, yours), yours.then(|| drawing.help()).flatten());
    let notes: Vec<_> = drawing.notes_below().collect();
    html! {
        div #say.say data-yours[yours] {
            @if yours { span.turn { (drawing.site(&Message::new("your-turn"))) } }
            strong { (headline) }
            @if let Some(help) = &help {
                p.help data-help={ (drawing.slug) "/" (drawing.view.say.key) } { (help) }
            }
            @if !tv {
                @for note in &notes { p.note { (note) } }
                @if let Some(did) = just_done(drawing, shot, yours) {
                    @let said = help.iter().chain(&notes).chain([&did]).map(String::as_str);
                    p.did.long[lines(&headline, said) > LINES] { (did) }
                }
            }
        }
    }
}

/// So many lines have room above the wood of a phone.
const LINES: usize = 4;

/// How many lines a headline and what is said below it take on a phone, at most.
fn lines<'a>(headline: &str, below: impl Iterator<Item = &'a str>) -> usize {
    const LETTERS: [usize; 2] = [36, 46];
    let of = |text: &str, letters: usize| text.chars().count().div_ceil(letters);
    of(headline, LETTERS[0]) + below.map(|text| of(text, LETTERS[1])).sum::<usize>()
}

/// What somebody else has just done; and as long as somebody else is next, who comes then.
fn just_done(drawing: &Drawing<'_>, shot: &Snapshot, yours: bool) -> Option<String> {
    let own = shot.view.viewer.seat();
    let did = shot.did.iter().filter(|did| !yours || did.by != own).flat_map(|did| &did.said);
    let mut said: Vec<_> = did.map(|message| drawing.say(message)).collect();
    said.extend(if yours { None } else { comes_then(drawing, shot) });
    (!said.is_empty()).then(|| said.join(" "))
}

/// Who comes after whoever is next, as far as that is certain.
fn comes_then(drawing: &Drawing<'_>, shot: &Snapshot) -> Option<String> {
    let plays_no_more = |seat: &Seat| !matches!(shot.sitters[seat.index()], Sitter::Bot(_));
    let mut coming = shot.view.afterwards(shot.resigned.iter().filter(plays_no_more).collect()).into_iter();
    let (first, second) = (coming.next()?, coming.next());
    let key = match drawing.you {
        Some(you) if first == you => "then-you",
        Some(you) if second == Some(you) => "then-one-you",
        _ => "then-one",
    };
    Some(drawing.site(&Message::new(key).with("name", drawing.name(first))))
}

/// What is asked of whoever reads; of somebody else who has to choose, only that they think.
fn going_on(drawing: &Drawing<'_>, shot: &Snapshot, yours: bool) -> String {
    match shot.next {
        _ if shot.to_move().is_some_and(|seat| shot.sitters[seat.index()] == Sitter::Open) => {
            drawing.site(&Message::new("waits-for-somebody"))
        }
        Next::Seat(seat) if !yours => drawing.site(&Message::new("now-thinks").with("name", drawing.name(seat))),
        _ => drawing.headline(),
    }
}

fn wood(drawing: &Drawing<'_>, shot: &Snapshot, tv: bool) -> Markup {
    // When a game is over, wood with nothing on it is only in the way.
    let bare = shot.over() && !drawing.anything_lies();
    html! {
        // With its number: the same dice may be thrown twice.
        div #thrown data-thrown=[shot.thrown.then_some(shot.number)] hidden {}
        @if bare { section #wood {} } @else { (drawing.wood(tv)) }
    }
}

/// What is said of a seat besides its score.
fn mark(drawing: &Drawing<'_>, shot: &Snapshot, row: &SeatRow) -> Option<String> {
    let key = match shot.sitters[row.seat.index()] {
        _ if shot.resigned.has(row.seat) => "has-resigned",
        Sitter::Bot(_) => "is-bot",
        Sitter::Open => "is-open",
        Sitter::Person(_) => return None,
    };
    Some(drawing.site(&Message::new(key)))
}

fn ask_back(drawing: &Drawing<'_>, shot: &Snapshot) -> Markup {
    let seat = shot.may_ask_back.filter(|_| !shot.may_step_back && !shot.over());
    // Where several share a device, whoever holds it now may not be the one who chose.
    let words = if shot.mine.len() > 1 { "take-back-last" } else { "take-back" };
    html! {
        div #back {
            @if let Some(seat) = seat {
                button.quiet name="back" value=(seat.to_string()) data-ask-back { (drawing.site(&Message::new(words))) }
            }
        }
    }
}

/// What keys there are, what each of them does, and where it does something: it is shown as long as that is there.
const KEYS: [(&str, &str, Option<&str>); 6] = [
    ("1–9", "key-keep", Some("#wood .pick, #own .pick")),
    ("␣", "key-main", Some("#acts .main")),
    ("↑ ↓", "key-box", Some("#paper button[name=do]")),
    ("A", "key-advice", Some("[data-hint]")),
    ("R", "key-rules", None),
    ("?", "key-card", None),
];

/// The keys of the table, and the rules, which one of them lays over it.
pub(crate) struct Keys {
    list: Markup,
    rules: Markup,
}

impl Keys {
    /// As they stand below the card of a game, which is opened by the key that lists them.
    pub(crate) fn below_the_card(&self, reader: &Reader) -> Markup {
        html! { section.keys hidden data-keys { h3 { (reader.word("keys")) } (self.list) (self.rules) } }
    }
}

/// They stand in a line on wide screens, and in a list behind `?`: below the card, if the game has one.
fn keys(reader: &Reader, table: &Table<'_>, stage: Stage) -> Keys {
    Keys {
        list: html! {
            @for (key, means, with) in KEYS { span hidden[with.is_some()] data-with=[with] { kbd { (key) } " " (reader.word(means)) } }
        },
        rules: html! {
            a href={ "/t/" (table.id) "/rules" (section_for(stage)) } data-rules data-sheet { (reader.word("rules")) }
        },
    }
}

/// What has just happened.
fn log(reader: &Reader, news: &[String]) -> Markup {
    html! { ol #log tabindex="0" aria-label=(reader.word("just-now")) { @for said in news { li { (said) } } } }
}

/// What everybody is called, also seats that nobody has taken. Whoever has left a game keeps the name in what is told of it.
pub(crate) fn names(reader: &Reader, shot: &Snapshot) -> Vec<Option<String>> {
    let name = |((index, sitter), called): ((usize, &Sitter), Option<String>)| {
        let seat = Seat::new(index).to_string();
        match sitter {
            Sitter::Open if shot.waits() || called.is_none() => {
                reader.site(&Message::new("open-seat").with("seat", seat))
            }
            Sitter::Open | Sitter::Person(_) | Sitter::Bot(_) => called.unwrap_or(seat),
        }
    };
    let called = reader.words.called(&shot.names, shot.unnamed);
    shot.sitters.iter().enumerate().zip(called).map(name).map(Some).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn asking(seat: Option<Seat>) -> Eyes {
        Eyes { seat, ..Eyes::default() }
    }

    #[test]
    fn several_on_one_device_see_nothing_of_each_other() {
        let both = Seats::only(A).with(B);
        let see = |seat| Facing::Table(Viewer::Seat(seat));
        for (asked, next, faced) in [
            (None, Next::Seat(A), Facing::Cover(A)),
            (Some(A), Next::Seat(A), see(A)),
            (Some(A), Next::Seat(B), Facing::Cover(B)),
            (Some(B), Next::throw_by(A), Facing::Cover(A)),
            (Some(B), Next::Seat(Seat::new(2)), see(B)),
            (None, Next::Seat(Seat::new(2)), Facing::Table(Viewer::Spectator)),
            (None, Next::Nobody, see(A)),
        ] {
            assert_eq!(facing(&asking(asked), true, both, next), faced, "{asked:?} {next:?}");
        }
    }

    #[test]
    fn where_nothing_is_hidden_whoever_is_next_looks() {
        let both = Seats::only(A).with(B);
        assert_eq!(facing(&asking(Some(A)), false, both, Next::Seat(B)), Facing::Table(Viewer::Seat(B)));
        assert_eq!(facing(&asking(Some(B)), false, Seats::only(A), Next::Seat(B)), Facing::Table(Viewer::Seat(A)));
        assert_eq!(facing(&asking(Some(B)), true, Seats::NONE, Next::Seat(B)), Facing::Table(Viewer::Spectator));
        let tv = Eyes { seat: Some(A), tv: true, ..Eyes::default() };
        assert_eq!(facing(&tv, true, Seats::only(A), Next::Seat(A)), Facing::Table(Viewer::Spectator));
    }

    #[test]
    fn other_looks_have_other_marks() {
        let text = "0123456789".repeat(100);
        for place in [0, 1, 499, 998, 999] {
            let mut other = text.clone();
            other.replace_range(place..=place, "x");
            assert_ne!(hash(&text), hash(&other), "{place}");
        }
    }
}
