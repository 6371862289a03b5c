//! The page of one table, what is sent to it, and the part of it that is sent again whenever something has happened.

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::Form;
use maud::{Markup, html};
use rafle_engine::{How, Message, Move, Next, Seat, Unreadable, Viewer};
use rafle_tables::{Refused, Sitter, Snapshot, Table, Wish};
use serde::Deserialize;

use crate::Site;
use crate::draw::Drawing;
use crate::page::page as frame;
use crate::visitor::Visitor;

/// Which of the own seats a page looks from, if several are played on one device.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct Eyes {
    seat: Option<String>,
}

/// What a page at a table sends: where the table stood, and what was touched.
#[derive(Deserialize)]
pub(crate) struct Touched {
    n: usize,
    seat: Option<String>,
    #[serde(rename = "move")]
    index: Option<usize>,
    #[serde(rename = "throw")]
    thrown: Option<String>,
    #[serde(default, rename = "p")]
    picked: Vec<String>,
    #[serde(flatten)]
    rows: std::collections::HashMap<String, serde_json::Value>,
}

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Response {
    let Ok(table) = site.tables().table(&id).await else { return not_found(&visitor) };
    whole(&table, &visitor, &eyes, None).await.into_response()
}

/// The whole page, with a sentence if something was refused.
async fn whole(table: &Table, visitor: &Visitor, eyes: &Eyes, why: Option<String>) -> Markup {
    let slug = table.slug().await;
    let name = visitor.words.name(slug);
    let content = html! {
        header.bar {
            a.icon href="/" aria-label=(visitor.word("all-games")) { "‹" }
            h1 { (name) }
        }
        main {
            @if let Some(why) = why { p.lost role="alert" { (why) } }
            (fragment(table, visitor, eyes).await)
        }
    };
    frame(visitor, &name, "table", &content)
}

/// What is sent again whenever something has happened.
pub(crate) async fn fragment(table: &Table, visitor: &Visitor, eyes: &Eyes) -> Markup {
    let slug = table.slug().await;
    let viewer = viewer_for(table, visitor, eyes).await;
    let Ok(shot) = table.look(&visitor.person, viewer).await else { return html! {} };
    let names = names(visitor, &shot);
    let drawing = Drawing::new(visitor.words, slug, &names, &shot.view);
    html! {
        div #table data-n=(shot.number) data-live={ "/t/" (table.id()) "/live?" (query(viewer)) } {
            (drawing.seats())
            p.say role="status" { strong.one { (drawing.say(&shot.view.say)) } }
            form.play method="post" action={ "/t/" (table.id()) "/act" } {
                input type="hidden" name="n" value=(shot.number);
                @if let Some(seat) = viewer.seat() { input type="hidden" name="seat" value=(seat.to_string()); }
                (drawing.parts())
                (drawing.controls())
            }
            (seats_to_take(table, visitor, &shot))
            section.panel.log aria-live="polite" {
                h2 { (visitor.word("just-now")) }
                ol { @for message in shot.happened.iter().rev() { li { (drawing.say(message)) } } }
            }
        }
    }
}

/// Whose eyes a visitor uses: the seat asked for, else the own seat that is next, else the first own seat, else a
/// spectator's.
async fn viewer_for(table: &Table, visitor: &Visitor, eyes: &Eyes) -> Viewer {
    let mine = table.seats_of(&visitor.person).await;
    let asked = eyes.seat.as_deref().and_then(|seat| seat.parse::<Seat>().ok()).filter(|&seat| mine.has(seat));
    if let Some(seat) = asked.or_else(|| mine.single()) {
        return Viewer::Seat(seat);
    }
    let next = table.look(&visitor.person, Viewer::Spectator).await.ok().and_then(|shot| match shot.next {
        Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
        Next::Chance { hand: None } | Next::Nobody => None,
    });
    next.filter(|&seat| mine.has(seat)).or_else(|| mine.iter().next()).map_or(Viewer::Spectator, Viewer::Seat)
}

fn query(viewer: Viewer) -> String {
    viewer.seat().map(|seat| format!("seat={seat}")).unwrap_or_default()
}

/// What everybody is called, also bots and seats that nobody has taken.
fn names(visitor: &Visitor, shot: &Snapshot) -> Vec<Option<String>> {
    let name = |(index, sitter): (usize, &Sitter)| {
        let seat = Seat::new(index).to_string();
        match sitter {
            Sitter::Person(_) => shot.names[index].clone().unwrap_or(seat),
            Sitter::Bot(_) => visitor.site(&Message::new("bot-called").with("seat", seat)),
            Sitter::Open => visitor.site(&Message::new("open-seat").with("seat", seat)),
        }
    };
    shot.sitters.iter().enumerate().map(name).map(Some).collect()
}

/// The open seats, offered to whoever looks.
fn seats_to_take(table: &Table, visitor: &Visitor, shot: &Snapshot) -> Markup {
    let open: Vec<_> = (0..shot.sitters.len()).filter(|&index| shot.sitters[index] == Sitter::Open).collect();
    html! {
        @if !open.is_empty() {
            form.panel.invite method="post" action={ "/t/" (table.id()) "/seat" } {
                input type="hidden" name="n" value=(shot.number);
                label { (visitor.word("your-name")) " " input name="name" required maxlength="24" value=[visitor.name.as_deref()]; }
                @for index in open {
                    button.btn name="sit" value=(Seat::new(index).to_string()) {
                        (visitor.site(&Message::new("take-seat").with("seat", Seat::new(index).to_string())))
                    }
                }
            }
        }
    }
}

/// An action, or a throw.
pub(crate) async fn act(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(touched): Form<Touched>,
) -> Response {
    let Ok(table) = site.tables().table(&id).await else { return not_found(&visitor) };
    let eyes = Eyes { seat: touched.seat.clone() };
    let wished = match wish(&table, &visitor, &eyes, &touched).await {
        Ok(wish) => site.tables().wish(&id, &visitor.person, touched.n, wish).await,
        Err(refused) => Err(refused),
    };
    answer(&table, &visitor, &eyes, &headers, wished.map(|_| ())).await
}

async fn wish(table: &Table, visitor: &Visitor, eyes: &Eyes, touched: &Touched) -> Result<Wish, Refused> {
    if touched.thrown.is_some() {
        return Ok(Wish::Throw);
    }
    let viewer = viewer_for(table, visitor, eyes).await;
    let shot = table.look(&visitor.person, viewer).await?;
    if shot.number != touched.n {
        return Err(Refused::Stale(shot.number));
    }
    let nothing = || Refused::Why(Message::new("unreadable"));
    let index = touched.index.ok_or_else(nothing)?;
    let it = shot.view.moves.get(index).ok_or_else(nothing)?;
    Ok(Wish::Choose(it.action(&words_of(it, index, touched))))
}

/// The words that the picked pieces, boxes and rows stand for.
fn words_of<'a>(it: &'a Move, index: usize, touched: &'a Touched) -> Vec<&'a str> {
    match &it.how {
        How::Touch { .. } => Vec::new(),
        How::Pick { from, .. } => {
            let picked = |number: usize, piece: Option<&str>| match piece {
                Some(piece) => touched.picked.iter().any(|id| id == piece),
                None => touched.picked.iter().any(|id| *id == format!("w{index}-{number}")),
            };
            let chosen = from.iter().enumerate().filter(|(number, choice)| picked(*number, choice.piece.as_deref()));
            chosen.map(|(_, choice)| choice.word.as_str()).collect()
        }
        How::Rows { rows, .. } => {
            let chosen = |row: usize| touched.rows.get(&format!("r{index}-{row}")).and_then(|value| value.as_str());
            (0..rows.len()).filter_map(chosen).collect()
        }
    }
}

/// Somebody sits down.
#[derive(Deserialize)]
pub(crate) struct Sitting {
    n: usize,
    sit: String,
    name: String,
}

pub(crate) async fn seat(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(sitting): Form<Sitting>,
) -> Response {
    let Ok(table) = site.tables().table(&id).await else { return not_found(&visitor) };
    let wished = match sitting.sit.parse() {
        Ok(seat) => site.tables().wish(&id, &visitor.person, sitting.n, Wish::Sit(seat, sitting.name.clone())).await,
        Err(Unreadable) => Err(Refused::Why(Message::new("no-such-seat").with("seat", sitting.sit.as_str()))),
    };
    let answer = answer(&table, &visitor, &Eyes::default(), &headers, wished.map(|_| ())).await;
    (crate::visitor::remember_name(site.key(), &sitting.name), answer).into_response()
}

/// To a script: nothing more, the stream brings the news; or the sentence that says why not. To a plain form: the page.
async fn answer(
    table: &Table,
    visitor: &Visitor,
    eyes: &Eyes,
    headers: &HeaderMap,
    wished: Result<(), Refused>,
) -> Response {
    let scripted = headers.contains_key("x-live");
    let (status, why) = match wished {
        Ok(()) if scripted => return StatusCode::NO_CONTENT.into_response(),
        Ok(()) => {
            let seat = eyes.seat.as_deref().map(|seat| format!("?seat={seat}")).unwrap_or_default();
            return Redirect::to(&format!("/t/{}{seat}", table.id())).into_response();
        }
        Err(Refused::Stale(_)) => (StatusCode::CONFLICT, visitor.word("table-moved-on")),
        Err(Refused::NotYours) => (StatusCode::FORBIDDEN, visitor.word("not-your-seat")),
        Err(Refused::NoTable) => return not_found(visitor),
        Err(Refused::Why(why)) => {
            let slug = table.slug().await;
            (StatusCode::UNPROCESSABLE_ENTITY, visitor.words.say(slug, &why, &[]))
        }
        Err(Refused::Store(error)) => {
            tracing::error!(%error, table = table.id(), "a move could not be stored");
            (StatusCode::SERVICE_UNAVAILABLE, visitor.word("cannot-store"))
        }
    };
    if scripted {
        return (status, why).into_response();
    }
    (status, whole(table, visitor, eyes, Some(why)).await).into_response()
}

pub(crate) fn not_found(visitor: &Visitor) -> Response {
    let content =
        html! { main.empty { p { (visitor.word("no-such-table")) } a.btn href="/" { (visitor.word("all-games")) } } };
    (StatusCode::NOT_FOUND, frame(visitor, &visitor.word("not-found"), "home", &content)).into_response()
}
