//! The first page: what this is, the ways to begin, one's own tables, and all games on a shelf.

use std::collections::BTreeSet;

use maud::{Markup, html};
use rafle_engine::{About, MOST_SEATS, Message, Occasion, Seat, Stage};
use rafle_table::{Summary, shelf};
use rafle_words::{EVERY_GAME_IN, Words, plain};

use crate::draw::pieces::icon;
use crate::game::Way;
use crate::page::{Page, top};
use crate::pictures::{picture, way_picture};
use crate::reader::Reader;

/// So many of one's tables are seen at once, so that the shelf is in sight; the others are a touch away.
const SHOWN_TABLES: usize = 3;

/// A quick game takes no longer than this, in minutes.
const QUICK: u8 = 10;

/// The shelf from left to right: what a place is called in addresses, and its words.
const PLACES: [(Occasion, &str, &str); 5] = [
    (Occasion::Tonight, "tonight", "shelf-tonight"),
    (Occasion::Quick, "quick", "shelf-quick"),
    (Occasion::Longer, "longer", "shelf-longer"),
    (Occasion::Luck, "luck", "shelf-luck"),
    (Occasion::Alone, "alone", "shelf-alone"),
];

/// What somebody looks for on the shelf.
#[derive(Default, Debug)]
pub struct Sought {
    /// A part of a name, in any language.
    pub name: String,
    /// How many people there are, if that matters.
    pub people: Option<usize>,
    /// What kind of game it has to be, in every respect.
    pub kinds: Vec<Kind>,
}

/// A kind of game that can be looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It does not take long.
    Quick,
    /// It is played with dice.
    Dice,
    /// It is played with cards.
    Cards,
    /// Something is hidden.
    Hidden,
    /// Luck alone decides.
    Luck,
}

impl Kind {
    /// All kinds, as they stand on the page.
    const ALL: [Kind; 5] = [Kind::Quick, Kind::Dice, Kind::Cards, Kind::Hidden, Kind::Luck];

    /// The field of the form, and the words beside it.
    fn field(self) -> (&'static str, &'static str) {
        match self {
            Kind::Quick => ("quick", "filter-quick"),
            Kind::Dice => ("dice", "filter-dice"),
            Kind::Cards => ("cards", "filter-cards"),
            Kind::Hidden => ("hidden", "filter-hidden"),
            Kind::Luck => ("luck", "filter-luck"),
        }
    }

    fn has(self, about: &About) -> bool {
        match self {
            Kind::Quick => about.minutes <= QUICK,
            Kind::Dice => !about.cards,
            Kind::Cards => about.cards,
            Kind::Hidden => about.hidden,
            Kind::Luck => !about.decisions,
        }
    }
}

impl Sought {
    /// Whether anything is looked for.
    fn is_something(&self) -> bool {
        !self.name.trim().is_empty() || self.people.is_some() || !self.kinds.is_empty()
    }

    fn finds(&self, about: &About) -> bool {
        let (sought, names) = (plain(self.name.trim()), names(about));
        let is_called = || sought.iter().any(|sought| names.iter().any(|names| names.contains(sought)));
        (self.name.trim().is_empty() || is_called())
            && self.people.is_none_or(|people| (about.least_seats..=about.most_seats).contains(&people))
            && self.kinds.iter().all(|kind| kind.has(about))
    }
}

/// A word that was typed, and under which no room waits.
#[derive(Debug)]
pub struct Missed {
    /// As it was typed.
    pub typed: String,
    /// Why there is none, or which ones are near.
    pub why: String,
}

/// What somebody wants of the page.
#[derive(Default, Debug)]
pub struct Asked {
    /// How they want to play, if they have said so.
    pub way: Option<Way>,
    /// One place of the shelf alone, as addresses call it.
    pub place: Option<String>,
    /// What they look for.
    pub sought: Sought,
    /// The word of a room that is not there.
    pub missed: Option<Missed>,
}

/// What a game is called in any language, to be searched: in plain letters of both kinds.
fn names(about: &About) -> [String; 2] {
    plain(&Words::all_names(about.slug).join(" "))
}

/// The same in the reader's language and in those of our books that everything is written in: what a script searches has to
/// travel with the page.
fn names_at_hand(reader: &Reader, about: &About) -> String {
    let languages = EVERY_GAME_IN.into_iter().map(Words::of).filter(|words| words.tag() != reader.words.tag());
    let called = |words: Words| std::iter::once(words.name(about.slug)).chain(words.also(about.slug));
    let names: Vec<_> = std::iter::once(reader.words).chain(languages).flat_map(called).collect();
    // Spelled out as well where that differs.
    let called: BTreeSet<_> = names.iter().flat_map(|name| plain(name)).collect();
    called.into_iter().collect::<Vec<_>>().join(" ")
}

/// The whole page, with the reader's own tables, those that wait for them first, and the game that is played at once.
pub fn page(reader: &Reader, own: &[Summary], at_once: &About, asked: &Asked) -> Markup {
    let (going, over): (Vec<_>, Vec<_>) = own.iter().partition(|table| !table.over());
    let place = PLACES.iter().find(|(_, word, _)| asked.place.as_deref() == Some(word));
    let content = html! {
        (top(reader))
        main {
            @if asked.sought.is_something() {
                h1 { (reader.word("find-a-game")) }
                (finder(reader, &asked.sought))
                (found(reader, asked))
                p.foot { a href="/" { (reader.word("all-games")) } }
            } @else if let Some(place) = place {
                (chosen_way(reader, asked.way))
                @if asked.way.is_none() { h1.vh { (reader.word("the-shelf")) } p { a.quiet href="/" { (reader.word("all-games")) } } }
                (shelf_place(reader, place, asked.way, true))
            } @else {
                @if asked.way.is_some() {
                    (chosen_way(reader, asked.way))
                } @else if going.is_empty() {
                    section.hero {
                        h1 { (reader.site(&Message::new("what-this-is").with("count", shelf().len()))) }
                        (ways(reader, at_once, false))
                        (join(reader, asked.missed.as_ref()))
                    }
                } @else {
                    h1.vh { (reader.word("the-shelf")) }
                    (go_on(reader, &going))
                    section.start {
                        h2 { (reader.word("begin")) }
                        (ways(reader, at_once, true))
                        (join(reader, asked.missed.as_ref()))
                    }
                }
                @for place in &PLACES { (shelf_place(reader, place, asked.way, false)) }
                section #find.grp { (finder(reader, &asked.sought)) (found(reader, asked)) }
                (finished(reader, &over))
                p.foot { (reader.site(&Message::new("so-many-games").with("count", shelf().len()))) " · " a href="/look" { (reader.word("open-a-record")) } " · " a href="/pad" { (reader.word("score-pad")) } }
            }
        }
    };
    Page { title: &reader.word("the-shelf"), class: "home first-page", waits: None }.with(reader, &content)
}

/// That a game is chosen for this way, and how to undo that.
fn chosen_way(reader: &Reader, way: Option<Way>) -> Markup {
    let words = match way {
        Some(Way::Device) => "choose-for-device",
        Some(Way::Phones) => "choose-for-phones",
        Some(Way::Bots) | None => return html! {},
    };
    html! { section.hero.chosen { h1 { (reader.word(words)) } a.quiet href="/" data-undo { (reader.word("another-way")) } } }
}

/// The ways to begin: at once, round this device, with phones.
fn ways(reader: &Reader, at_once: &About, slim: bool) -> Markup {
    let said = |long: &'static str, short: &'static str| reader.word(if slim { short } else { long });
    let go = || html! { @if !slim { (icon("on")) } };
    html! {
        nav.ways.slim[slim] aria-label=(reader.word("begin")) {
            form method="post" action={ "/g/" (at_once.slug) } {
                input type="hidden" name="seal";
                button.way.first[!slim] name="quick" value="1" data-at-once {
                    (way_picture(Way::Bots))
                    span {
                        b { (reader.word("play-at-once")) }
                        small { (reader.site(&Message::new("at-once-what").with("game", reader.words.name(at_once.slug)).with("bots", Way::bots(at_once)))) }
                    }
                    (go())
                }
            }
            a.way href="/?way=device" data-way="device" {
                (way_picture(Way::Device))
                span { b { (said("way-device", "way-device-short")) } @if !slim { small { (reader.word("way-device-how")) } } }
                (go())
            }
            a.way href="/?way=phones" data-way="phones" {
                (way_picture(Way::Phones))
                span { b { (said("way-phones", "way-phones-short")) } @if !slim { small { (reader.word("way-phones-how")) } } }
                (go())
            }
        }
    }
}

/// The word of a room, typed from another screen.
fn join(reader: &Reader, missed: Option<&Missed>) -> Markup {
    html! {
        form.join action="/join" {
            label for="word" { (reader.word("join-asked")) }
            div.find {
                input #word name="word" required maxlength="80" autocapitalize="none" autocomplete="off" spellcheck="false" placeholder=(reader.word("join-hint"))
                    value=[missed.map(|missed| &missed.typed)] aria-invalid=[missed.map(|_| "true")] aria-describedby=[missed.map(|_| "no-word")];
                button.btn { (reader.word("join")) }
            }
            @if let Some(missed) = missed { p #no-word.wrong role="alert" { (missed.why) } }
        }
    }
}

fn go_on(reader: &Reader, going: &[&Summary]) -> Markup {
    let (first, others) = going.split_at(going.len().min(SHOWN_TABLES));
    html! {
        section.going {
            h2 { (reader.word("go-on")) }
            div.resumes { @for table in first { (resume(reader, table)) } }
            @if !others.is_empty() {
                details.others-of-mine {
                    summary { (reader.site(&Message::new("more-tables").with("count", others.len()))) }
                    div.resumes { @for table in others { (row(reader, table, false)) } }
                }
            }
        }
    }
}

fn finished(reader: &Reader, over: &[&Summary]) -> Markup {
    html! {
        @if !over.is_empty() {
            section.grp {
                h2 { (reader.word("finished")) }
                div.resumes { @for table in over { (resume(reader, table)) } }
            }
        }
    }
}

fn resume(reader: &Reader, table: &Summary) -> Markup {
    row(reader, table, true)
}

/// A line about a table, with the picture of its game where there are few: of many it would be the heaviest part of the page.
fn row(reader: &Reader, table: &Summary, pictured: bool) -> Markup {
    let called = reader.words.called(&table.names, table.unnamed);
    let name = |seat: Seat| called.get(seat.index()).cloned().flatten().unwrap_or_else(|| seat.to_string());
    let others: Vec<_> = (0..table.names.len())
        .map(Seat::new)
        .filter(|seat| !table.mine.has(*seat) && !table.open.has(*seat))
        .map(name)
        .collect();
    let status = match table.next {
        _ if table.stage == Stage::Waiting => reader.word("waiting-room"),
        _ if table.over() => reader.word("finished"),
        _ if table.your_turn => reader.word("your-turn"),
        Some(seat) if table.open.has(seat) => reader.word("waits-for-somebody"),
        Some(seat) => reader.site(&Message::new("somebody-thinks").with("name", name(seat))),
        None => String::new(),
    };
    html! {
        a.resume.now[table.your_turn] href={ "/t/" (table.id) } {
            @if pictured { (picture(rafle_table::about(table.slug).map_or(&[], |about| about.picture))) }
            span { b { (reader.words.name(table.slug)) } (others.join(", ")) }
            em.wait[!table.your_turn] { (status) }
        }
    }
}

/// One place of the shelf: all of its games, or as many as the width of a page shows, and the way to all of them.
fn shelf_place(
    reader: &Reader,
    &(occasion, word, words): &(Occasion, &str, &'static str),
    way: Option<Way>,
    whole: bool,
) -> Markup {
    // Nobody hands a game for one round the table.
    let fits = |about: &&About| about.occasions.contains(&occasion) && (way.is_none() || about.most_seats > 1);
    let mut games: Vec<_> = shelf().iter().filter(fits).collect();
    games.sort_by_key(|about| (about.occasions[0] != occasion, std::cmp::Reverse(about.skill)));
    if games.is_empty() || (occasion == Occasion::Alone && way.is_some()) {
        return html! {};
    }
    let whole = whole || occasion == Occasion::Tonight;
    let all = || format!("/?place={word}{}", way.map_or_else(String::new, |way| format!("&way={}", way.word())));
    let note = reader.words.word("site", &format!("{words}-note"));
    html! {
        section.grp.whole[whole] data-place=(word) {
            h2 {
                span { (reader.word(words)) }
                @if let Some(note) = note { " " small { (note) } }
                @if !whole && games.len() > 4 { a.more.few[games.len() <= 6] href=(all()) { (reader.site(&Message::new("all-of-them").with("count", games.len()))) } }
            }
            ul.shelf { @for about in games { (tile(reader, about, way)) } }
        }
    }
}

fn finder(reader: &Reader, sought: &Sought) -> Markup {
    let chip = |kind: Kind| {
        let ((name, words), chosen) = (kind.field(), sought.kinds.contains(&kind));
        html! {
            label.chip { input.vh type="checkbox" name=(name) value="1" checked[chosen]; span { (reader.word(words)) } }
        }
    };
    html! {
        form.finder action="/" data-seek {
            input type="search" name="q" value=(sought.name) maxlength="60" placeholder=(reader.word("find-a-game")) aria-label=(reader.word("find-a-game"));
            select name="people" aria-label=(reader.word("how-many-people")) {
                option value="" { (reader.word("any-number")) }
                @for people in 1..=MOST_SEATS {
                    option value=(people) selected[sought.people == Some(people)] {
                        (reader.site(&Message::new("people").with("count", people)))
                    }
                }
            }
            div.chips {
                @for kind in Kind::ALL { (chip(kind)) }
                button.btn data-plain { (reader.word("find")) }
            }
        }
    }
}

/// What was found, if anything is looked for; a script fills it while somebody types.
fn found(reader: &Reader, asked: &Asked) -> Markup {
    let Asked { sought, way, .. } = asked;
    let found: Vec<_> = shelf().iter().filter(|about| sought.is_something() && sought.finds(about)).collect();
    let none = sought.is_something() && found.is_empty();
    html! {
        ul.shelf data-found role="list" { @for about in found { (tile(reader, about, *way)) } }
        p.none data-none role="status" data-words=(reader.word("nothing-found")) { @if none { (reader.word("nothing-found")) } }
    }
}

fn tile(reader: &Reader, about: &About, way: Option<Way>) -> Markup {
    let kind = if about.cards { "cards" } else { "dice" };
    let page = format!("/g/{}{}", about.slug, way.map_or_else(String::new, |way| format!("?way={}", way.word())));
    html! {
        li data-least=(about.least_seats) data-most=(about.most_seats) data-quick=[(about.minutes <= QUICK).then_some("")]
            data-kind=(kind) data-hidden=[about.hidden.then_some("")] data-luck=[(!about.decisions).then_some("")] data-names=(names_at_hand(reader, about)) {
            a.tile href=(page) data-game=(about.slug) {
                (picture(about.picture))
                span.plank {}
                b { (reader.words.name(about.slug)) }
                (facts(reader, about))
            }
        }
    }
}

/// How many people, how long, luck or skill, hidden or open.
pub(crate) fn facts(reader: &Reader, about: &About) -> Markup {
    let people = if about.least_seats == about.most_seats {
        about.least_seats.to_string()
    } else {
        format!("{}–{}", about.least_seats, about.most_seats)
    };
    let skill = reader.site(&Message::new("skill-of").with("skill", about.skill));
    html! {
        span.facts {
            span { (icon("people")) span.vh { (reader.word("players")) " " } (people) }
            span { (icon("clock")) span.vh { (reader.word("minutes")) " " } (about.minutes) }
            span.luck role="img" aria-label=(skill) title=(skill) { @for bar in 0..4 { i.on[bar < about.skill] {} } }
            @if about.hidden { span title=(reader.word("something-hidden")) { (icon("cup")) span.vh { (reader.word("something-hidden")) } } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_name_as_keyboards_write_it() {
        for (typed, slug) in [
            ("L'as", "the-one"),
            ("asinn", "the-one"),
            ("forst till attio", "first-to-eighty"),
            ("foerst", "first-to-eighty"),
            ("nicht fuenfzig", "not-fifty"),
            ("Nicht fünf", "not-fifty"),
            ("Skógarhögg", "tree-felling"),
        ] {
            let sought = Sought { name: typed.to_owned(), ..Sought::default() };
            let found: Vec<_> = shelf().iter().filter(|about| sought.finds(about)).map(|about| about.slug).collect();
            assert!(found.contains(&slug), "{typed}: {found:?}");
            assert!(found.len() < 8, "{typed}: {found:?}");
        }
        assert!(shelf().iter().all(|about| !Sought { name: "ж".to_owned(), ..Sought::default() }.finds(about)));
    }
}
