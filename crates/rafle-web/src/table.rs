//! The page of one table: what a visitor sees of it, and what is sent to it.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, RequestPartsExt};
use axum_extra::extract::Form;
use maud::{Markup, html};
use rafle_engine::{How, Message, Move, Next, Seat, SeatRow, Seats, Viewer};
use rafle_tables::{Live, Refused, Sitter, Snapshot, Told, Wish};
use serde::Deserialize;

use crate::Site;
use crate::around::{around, headline};
use crate::draw::Drawing;
use crate::draw::pieces::{cup, icon};
use crate::form::{Sent, unreadable};
use crate::page::{Page, lead_to};
use crate::refusal::{Refusal, Tried};
use crate::visitor::{SCRIPTED, Visitor};

/// Whose eyes a page uses.
#[derive(Clone, Default)]
pub(crate) struct Eyes {
    /// Which of several own seats.
    pub(crate) seat: Option<Seat>,
    /// Whether it is the big screen in the room, which sees what everybody may see.
    pub(crate) tv: bool,
    /// Whether the coach is asked as well.
    pub(crate) hint: bool,
}

/// As addresses write it.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct Asked {
    seat: Option<String>,
    tv: Option<String>,
    hint: Option<String>,
}

impl From<Asked> for Eyes {
    fn from(asked: Asked) -> Eyes {
        let Asked { seat, tv, hint } = asked;
        Eyes { seat: seat.and_then(|seat| seat.parse().ok()), tv: tv.is_some(), hint: hint.is_some() }
    }
}

impl Eyes {
    /// The end of an address that asks for these eyes.
    pub(crate) fn query(&self) -> String {
        match self.seat {
            _ if self.tv => "?tv=1".to_owned(),
            Some(seat) => format!("?seat={seat}"),
            None => String::new(),
        }
    }
}

/// What somebody finds at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Facing {
    /// The table, with these eyes.
    Table(Viewer),
    /// A cover: the device is to be handed to whoever plays this seat.
    Cover(Seat),
}

/// Whose eyes are used by somebody who plays these seats. Where something is hidden and several play on one device,
/// nobody's eyes are used before that player has said to hold it.
fn facing(eyes: &Eyes, hidden: bool, mine: Seats, next: Next) -> Facing {
    let turn = match next {
        Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
        Next::Chance { hand: None } | Next::Nobody => None,
    };
    let turn = turn.filter(|&seat| mine.has(seat));
    let asked = eyes.seat.filter(|&seat| mine.has(seat));
    let seat = match (turn, asked) {
        _ if eyes.tv => None,
        _ if mine.len() < 2 => mine.single(),
        _ if next == Next::Nobody || !hidden => turn.or(asked).or_else(|| mine.iter().next()),
        (Some(turn), asked) if asked != Some(turn) => return Facing::Cover(turn),
        (_, asked) => asked,
    };
    Facing::Table(seat.map_or(Viewer::Spectator, Viewer::Seat))
}

/// A table as somebody finds it, and everything drawn that changes when something happens.
pub(crate) struct Sight {
    pub(crate) shot: Snapshot,
    pub(crate) regions: Regions,
    /// What has happened, in words, the oldest first.
    pub(crate) news: Vec<String>,
    /// Whether the device is to be handed on, so that nothing may stay in the page that was told to whoever held it.
    pub(crate) covered: bool,
}

/// The parts of a page that are sent again when they have changed. Each has its name as an id.
pub(crate) struct Regions {
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
}

impl Regions {
    pub(crate) fn all(self) -> [Markup; 11] {
        let Regions { place, around, fields, seats, say, wood, own, hint, acts, paper, back } = self;
        [place, around, fields, seats, say, wood, own, hint, acts, paper, back]
    }
}

/// Looks at a table. What happened is told from the line with the number `since` on.
pub(crate) async fn look(
    site: &Site,
    table: &Arc<Live>,
    visitor: &Visitor,
    eyes: &Eyes,
    since: usize,
) -> Result<Sight, Refused> {
    let mut faced = Facing::Table(Viewer::Spectator);
    let hidden = table.about().hidden;
    let viewer = |mine, next| {
        faced = facing(eyes, hidden, mine, next);
        match faced {
            Facing::Table(viewer) => viewer,
            Facing::Cover(_) => Viewer::Spectator,
        }
    };
    let shot = table.look_with(&visitor.person, viewer, since).await?;
    let names = names(visitor, &shot);
    let drawing = Drawing::new(visitor.words, table.about().slug, &names, &shot.view);
    let news = shot.happened.iter().map(|told| match told {
        Told::Game(message) => drawing.say(message),
        Told::Table(message) => drawing.site(message),
    });
    let news = news.collect();
    let finished = if shot.over() { table.finished().await } else { None };
    let around = around(site, visitor, table, &shot, &drawing, finished.as_ref(), eyes.tv);
    let notes: Vec<_> = if eyes.tv { drawing.notes().collect() } else { drawing.place().into_iter().collect() };
    let place = html! { p #where { (notes.join(" · ")) } };
    let regions = match faced {
        Facing::Cover(seat) => covered(table, &shot, &drawing, seat, place, around),
        Facing::Table(_) => Regions {
            place,
            around,
            fields: fields(&shot),
            seats: if eyes.tv {
                crate::tv::rows(&drawing, &shot)
            } else {
                drawing.seats(|row| mark(&drawing, &shot, row))
            },
            say: say(&drawing, &shot, notes.len()),
            wood: wood(&drawing, &shot, eyes.tv),
            own: drawing.own(),
            hint: crate::coach::hint(site, table, visitor, eyes, &shot, &drawing).await,
            acts: drawing.acts(shot.view.viewer.seat().filter(|_| shot.may_step_back)),
            paper: drawing.paper(),
            back: ask_back(&drawing, &shot),
        },
    };
    Ok(Sight { shot, regions, news, covered: matches!(faced, Facing::Cover(_)) })
}

/// Nothing of anybody's hand is in the page: what lies on the wood is a cup, and one button.
fn covered(table: &Live, shot: &Snapshot, drawing: &Drawing<'_>, seat: Seat, place: Markup, around: Markup) -> Regions {
    let name = drawing.name(seat);
    let words = |key| drawing.site(&Message::new(key).with("name", name));
    Regions {
        place,
        around,
        fields: fields(shot),
        seats: drawing.seats(|row| mark(drawing, shot, row)),
        say: html! { div #say {} },
        wood: html! {
            section #wood data-cover=(seat.to_string()) {
                div.tray.cover {
                    (cup(""))
                    strong { (words("hand-it-to")) }
                    p { (drawing.site(&Message::new("nobody-else-looks"))) }
                    a.btn.main href={ "/t/" (table.id()) "?seat=" (seat) } { (words("i-am")) }
                }
            }
        },
        own: html! { section #own {} },
        hint: html! { div #hint {} },
        acts: html! { section #acts {} },
        paper: html! { section #paper {} },
        back: html! { div #back {} },
    }
}

/// What every form of the table carries, and where the table stands.
fn fields(shot: &Snapshot) -> Markup {
    let next = match shot.next {
        Next::Seat(seat) | Next::Chance { hand: Some(seat) } => seat.to_string(),
        Next::Chance { hand: None } => "chance".to_owned(),
        Next::Nobody => "over".to_owned(),
    };
    let mine = shot.mine.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
    let viewer = shot.view.viewer.seat().map(|seat| seat.to_string());
    html! {
        div #fields data-n=(shot.number) data-beside=(shot.beside()) data-next=(next) data-mine=(mine) data-viewer=[viewer.as_deref()] {
            input type="hidden" name="n" value=(shot.number);
            @if let Some(seat) = &viewer { input type="hidden" name="seat" value=(seat); }
        }
    }
}

/// What is going on; and below it the small notes that do not stand in the bar already.
fn say(drawing: &Drawing<'_>, shot: &Snapshot, in_the_bar: usize) -> Markup {
    let yours = shot.to_move().is_some_and(|seat| shot.view.viewer == Viewer::Seat(seat));
    let waits = shot.to_move().filter(|seat| shot.sitters[seat.index()] == Sitter::Open);
    if shot.over() {
        // The page around the table shows who won; here it is for those who listen.
        let over = Message::new("over-said").with("headline", headline(shot, drawing));
        return html! { div #say { strong.vh { (drawing.site(&over)) } } };
    }
    html! {
        div #say.say data-yours[yours] {
            @if yours { span.turn { (drawing.site(&Message::new("your-turn"))) } }
            strong {
                @match waits {
                    Some(_) => { (drawing.site(&Message::new("waits-for-somebody"))) }
                    None => { (drawing.say(&shot.view.say)) }
                }
            }
            @for note in drawing.notes().skip(in_the_bar) { p.note { (note) } }
        }
    }
}

fn wood(drawing: &Drawing<'_>, shot: &Snapshot, tv: bool) -> Markup {
    // When a game is over, wood with nothing on it is only in the way.
    let bare = shot.over() && !drawing.anything_lies();
    html! {
        div #thrown data-thrown[shot.thrown] hidden {}
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
    html! {
        div #back {
            @if let Some(seat) = seat {
                button.quiet name="back" value=(seat.to_string()) data-ask-back { (drawing.site(&Message::new("take-back"))) }
            }
        }
    }
}

/// What has just happened.
pub(crate) fn log(visitor: &Visitor, news: &[String]) -> Markup {
    html! { ol #log tabindex="0" aria-label=(visitor.word("just-now")) { @for said in news { li { (said) } } } }
}

/// What everybody is called, also seats that nobody has taken.
pub(crate) fn names(visitor: &Visitor, shot: &Snapshot) -> Vec<Option<String>> {
    let name = |(index, sitter): (usize, &Sitter)| {
        let seat = Seat::new(index).to_string();
        match sitter {
            Sitter::Open => visitor.site(&Message::new("open-seat").with("seat", seat)),
            Sitter::Person(_) | Sitter::Bot(_) => shot.names[index].clone().unwrap_or(seat),
        }
    };
    shot.sitters.iter().enumerate().map(name).map(Some).collect()
}

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    table.greet(&visitor.person);
    let eyes = Eyes { tv: false, ..asked.into() };
    if eyes.hint && headers.contains_key(SCRIPTED) {
        // A script asks for the hint alone.
        return match look(&site, &table, &visitor, &eyes, usize::MAX).await {
            Ok(sight) => sight.regions.hint.into_response(),
            Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).line(),
        };
    }
    whole(&site, &table, &visitor, &eyes, None).await
}

/// The table that an address names; where there is none, the page that says so is the answer.
pub(crate) struct At(pub(crate) Arc<Live>);

impl FromRequestParts<Site> for At {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<At, Response> {
        let Extension(visitor) = parts.extract::<Extension<Visitor>>().await.map_err(IntoResponse::into_response)?;
        let Path(id) = parts.extract::<Path<String>>().await.map_err(IntoResponse::into_response)?;
        let found = site.tables().table(&id).await;
        found.map(At).map_err(|refused| Refusal::new(&visitor, Tried::READ.under(&id), &refused).page())
    }
}

/// The whole page, with a sentence if something was refused.
async fn whole(site: &Site, table: &Arc<Live>, visitor: &Visitor, eyes: &Eyes, why: Option<&str>) -> Response {
    let sight = match look(site, table, visitor, eyes, 0).await {
        Ok(sight) => sight,
        Err(refused) => return Refusal::new(visitor, Tried::READ.at(table), &refused).page(),
    };
    let name = visitor.words.name(table.about().slug);
    let id = table.id();
    let yours = sight.shot.to_move().is_some_and(|seat| sight.shot.mine.has(seat));
    // Whoever is asked for a name needs time to write it.
    let asked = sight.shot.mine.is_empty() && !sight.shot.may_sit.is_empty();
    let again = format!("/t/{id}{}", eyes.query());
    let waits = (!yours && !asked && !sight.shot.over()).then_some(again.as_str());
    let r = sight.regions;
    let content = html! {
        header.bar {
            a.icon href="/" aria-label=(visitor.word("all-games")) { (icon("back")) }
            h1 { (name) }
            (r.place)
            a.icon href={ "/t/" (id) "/menu" } aria-label=(visitor.word("menu")) data-menu { (icon("menu")) }
        }
        p #lost.lost role="alert" hidden[why.is_none()] data-lost=(visitor.word("no-connection")) data-moment=(visitor.word("one-moment")) {
            @if let Some(why) = why { (why) }
        }
        main #table data-table=(id) data-live={ "/t/" (id) "/live" (eyes.query()) } data-yours-title=(visitor.word("your-turn")) {
            (r.around)
            form #play method="post" action={ "/t/" (id) "/act" } {
                (r.fields)
                div.col {
                    (r.seats)
                    section.panel.log {
                        h2 { (visitor.word("just-now")) }
                        (log(visitor, &sight.news))
                        (r.back)
                    }
                }
                div.col { (r.say) (r.wood) (r.own) (r.hint) (r.acts) }
                div.col { (r.paper) }
            }
        }
        p #heard.vh role="status" aria-live="polite" {}
    };
    Page { title: &name, class: "table", waits }.with(visitor, &content).into_response()
}

/// An action, a throw, or a step back.
pub(crate) async fn act(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    headers: HeaderMap,
    Form(sent): Form<Sent>,
) -> Response {
    let eyes = Eyes { seat: sent.read("seat").ok().flatten(), ..Eyes::default() };
    let wished = async {
        let number = number_of(&sent)?;
        let wish = wish(&table, &visitor, &eyes, number, &sent).await?;
        site.tables().wish(table.id(), &visitor.person, number, wish).await
    };
    let wished = wished.await.map(|_| ());
    answer(&site, &table, &visitor, &eyes, &headers, wished).await
}

/// What is done: a form of the table has one of these fields.
const DEEDS: [&str; 4] = ["do", "throw", "back", "move"];

/// The number of the log that somebody looked at, if the rest of the form can be read as well.
fn number_of(sent: &Sent) -> Result<usize, Refused> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    let row = |name: &str| {
        let of_move = name.strip_prefix('r').and_then(|name| name.split_once('-'));
        of_move.is_some_and(|(index, row)| digits(index) && digits(row))
    };
    sent.has_only(|name| matches!(name, "n" | "seat") || DEEDS.contains(&name) || row(name), &["p"])?;
    sent.read::<Seat>("seat")?;
    if DEEDS.iter().filter(|deed| sent.value(deed).is_some()).count() != 1 {
        return Err(unreadable());
    }
    sent.read("n")?.ok_or_else(unreadable)
}

async fn wish(table: &Live, visitor: &Visitor, eyes: &Eyes, number: usize, sent: &Sent) -> Result<Wish, Refused> {
    if let Some(action) = sent.value("do") {
        return Ok(Wish::Choose(action.to_owned()));
    }
    if let Some(word) = sent.value("throw") {
        return if word == "1" { Ok(Wish::Throw) } else { Err(unreadable()) };
    }
    if let Some(seat) = sent.read("back")? {
        return Ok(Wish::TakeBack(seat));
    }
    // What was picked has to be put into words: only the view knows them.
    let index: usize = sent.read("move")?.ok_or_else(unreadable)?;
    let hidden = table.about().hidden;
    let viewer = |mine, next| match facing(eyes, hidden, mine, next) {
        Facing::Table(viewer) => viewer,
        Facing::Cover(_) => Viewer::Spectator,
    };
    let shot = table.look_with(&visitor.person, viewer, usize::MAX).await?;
    if shot.number != number {
        return Err(Refused::Stale(shot.number));
    }
    if shot.view.moves.is_empty() {
        return Err(Refused::NotYours);
    }
    let it = shot.view.moves.get(index).ok_or_else(unreadable)?;
    Ok(Wish::Choose(it.action(&words_of(it, index, sent)?)))
}

/// The words that the picked pieces, boxes and rows stand for.
fn words_of<'a>(it: &'a Move, index: usize, sent: &'a Sent) -> Result<Vec<&'a str>, Refused> {
    match &it.how {
        How::Touch { .. } => Ok(Vec::new()),
        How::Pick { from, least, most, .. } => {
            let id = |number: usize, piece: Option<&str>| {
                piece.map_or_else(|| crate::draw::word_id(index, number), ToOwned::to_owned)
            };
            let ids: Vec<_> = from.iter().enumerate().map(|(number, it)| id(number, it.piece.as_deref())).collect();
            if sent.values("p").any(|picked| !ids.iter().any(|id| id == picked)) {
                return Err(Refused::Why(Message::new("picked-another")));
            }
            let picked = from.iter().zip(&ids).filter(|(_, id)| sent.values("p").any(|picked| picked == *id));
            let words: Vec<_> = picked.map(|(choice, _)| choice.word.as_str()).collect();
            match words.len() {
                count if count < *least => Err(Refused::Why(Message::new("picked-few").with("least", *least))),
                count if count > *most => Err(Refused::Why(Message::new("picked-many").with("most", *most))),
                _ => Ok(words),
            }
        }
        How::Rows { rows, .. } => {
            let chosen = |row| sent.value(&format!("r{index}-{row}")).ok_or_else(unreadable);
            (0..rows.len()).map(chosen).collect()
        }
    }
}

/// To a script: nothing more, for the stream brings the news; or why not, with the newest table if it has moved on. To a
/// plain form: the page.
pub(crate) async fn answer(
    site: &Site,
    table: &Arc<Live>,
    visitor: &Visitor,
    eyes: &Eyes,
    headers: &HeaderMap,
    wished: Result<(), Refused>,
) -> Response {
    let scripted = headers.contains_key(SCRIPTED);
    let refused = match wished {
        Ok(()) if scripted => return StatusCode::NO_CONTENT.into_response(),
        Ok(()) => {
            let hidden = table.about().hidden;
            let query = if hidden { eyes.query() } else { String::new() };
            return lead_to(&format!("/t/{}{query}", table.id()));
        }
        Err(refused) => refused,
    };
    if scripted
        && matches!(refused, Refused::Stale(_))
        && let Ok(sight) = look(site, table, visitor, eyes, usize::MAX).await
    {
        return (StatusCode::CONFLICT, Html(crate::live::fragment(visitor, sight, &mut Vec::new()))).into_response();
    }
    let refusal = Refusal::new(visitor, Tried::WRITE.at(table), &refused);
    if scripted {
        return refusal.line();
    }
    let mut page = whole(site, table, visitor, eyes, Some(&refusal.why)).await;
    *page.status_mut() = refusal.status;
    page
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
        let tv = Eyes { seat: Some(A), tv: true, hint: false };
        assert_eq!(facing(&tv, true, Seats::only(A), Next::Seat(A)), Facing::Table(Viewer::Spectator));
    }
}
