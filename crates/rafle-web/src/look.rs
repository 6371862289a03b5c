//! Looking back: a finished game step by step, the own one or somebody's record.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::{CookieJar, Form};
use rafle_engine::{Message, RecordError, Viewer};
use rafle_pages::look::{Look, form as form_page};
use rafle_tables::{Live, Onward, Refused, mark, replay};
use rafle_words::Words;
use serde::Deserialize;

use crate::fair::brought;
use crate::form::{Sent, unreadable};
use crate::limits::too_much;
use crate::page::lead_to;
use crate::refusal::{Refusal, Tried};
use crate::table::At;
use crate::visitor::{LANGUAGE, SCRIPTED, Visitor};
use crate::{Site, onward};

/// Which step of a game.
#[derive(Deserialize)]
pub(crate) struct Which {
    step: Option<String>,
}

/// A step of a finished game at a table; without a question that at which it pays to look first.
pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Response {
    let Some(play) = table.finished().await else { return too_early(&visitor, &table) };
    let number = match which.step {
        // The last, if there is no such.
        Some(step) => step.parse().unwrap_or(usize::MAX),
        None => site.tables().past(&table).await.map_or(0, |past| past.turning_point),
    };
    let coached = site.tables().bots().coach().is_some() && table.decides();
    let (home, review) = (format!("/t/{}", table.id()), table.reviewed());
    let (reader, scripted) = (visitor.clone(), headers.contains_key(SCRIPTED));
    let looked = move || {
        let (action, with_coach, on) = (format!("{home}/look"), format!("{home}/coach"), format!("{home}/on"));
        let (reader, coach) = (&reader.reader, coached.then_some((with_coach.as_str(), review.as_deref())));
        let look = Look { reader, play: &play, back: &home, action: &action, record: None, on: Some(&on), coach };
        shown(&look, number, scripted)
    };
    let looked = site.in_turn(&visitor, looked).await;
    looked.unwrap_or_else(|refused| too_much(&visitor, &headers, &refused))
}

/// As long as a game goes on nobody looks back.
pub(crate) fn too_early(visitor: &Visitor, table: &Live) -> Response {
    Refusal::new(visitor, Tried::READ.at(table), &Refused::NotOver).page()
}

/// To a script what changes from step to step, else the whole page.
fn shown(look: &Look<'_>, number: usize, scripted: bool) -> Response {
    if scripted {
        return Html(look.fragment(number)).into_response();
    }
    look.page(number).into_response()
}

/// The record of a table, to be kept: whole when the game is over, else as this visitor may read it.
pub(crate) async fn record(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
) -> Response {
    let mine = table.seats_of(&visitor.person).await;
    let viewer = mine.single().map_or(Viewer::Spectator, Viewer::Seat);
    let record = async {
        if table.finished().await.is_some() {
            return Ok(table.record(&visitor.person, viewer).await?.to_string());
        }
        let made = table.to_record(&visitor.person, viewer).await?;
        site.in_turn(&visitor, move || Ok(made()?.to_string())).await.flatten()
    };
    match record.await {
        Ok(record) => {
            // Its word lets people in: it stays out of names that others may read.
            let file = format!("attachment; filename=\"{}-{}.rafle\"", table.about().slug, mark(table.id()));
            ([("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", file)], record)
                .into_response()
        }
        Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    }
}

/// Somebody's record, to be opened.
pub(crate) async fn form(Extension(visitor): Extension<Visitor>) -> Response {
    form_page(&visitor.reader, "", None).into_response()
}

/// A record that somebody has sent, and the step of it to be shown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pasted {
    record: String,
    #[serde(default)]
    step: usize,
    /// The step from which it shall be played on, if it shall.
    from: Option<usize>,
    /// The language that was chosen, if one was.
    lang: Option<String>,
}

/// Plays a record through, and shows a step of it or where it can be played on.
pub(crate) async fn open(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Form(sent): Form<Pasted>,
) -> Response {
    if let Some(tag) = &sent.lang {
        if !Words::languages().any(|known| known == tag) {
            return Refusal::new(&visitor, Tried::READ, &unreadable()).page();
        }
        let visitor = visitor.reading(Words::of(tag).marked());
        let chosen = CookieJar::new().add(visitor.cookie(LANGUAGE, tag.clone()));
        return (chosen, shown_from(&site, &visitor, &headers, sent).await).into_response();
    }
    shown_from(&site, &visitor, &headers, sent).await
}

async fn shown_from(site: &Site, visitor: &Visitor, headers: &HeaderMap, sent: Pasted) -> Response {
    let sent = Arc::new(sent);
    let (asked, reader, scripted) = (sent.clone(), visitor.clone(), headers.contains_key(SCRIPTED));
    match site.in_turn(visitor, move || opened(&reader, &asked, scripted)).await {
        Ok(Opened::Shown(answer)) => answer,
        Ok(Opened::Onward(step, onward)) => {
            onward::Source::of_record(&sent.record, step).set_up(site, visitor, &onward).into_response()
        }
        Err(refused) if scripted => too_much(visitor, headers, &refused),
        Err(refused) => not_onward(visitor, &sent.record, &refused),
    }
}

/// What comes of a record that somebody has sent.
enum Opened {
    Shown(Response),
    Onward(usize, Box<Onward>),
}

fn opened(visitor: &Visitor, sent: &Pasted, scripted: bool) -> Opened {
    let (reader, record) = (&visitor.reader, sent.record.as_str());
    Opened::Shown(match replay(record) {
        Ok(play) if let Some(step) = sent.from => match Onward::from(&play, step) {
            Ok(onward) => return Opened::Onward(step, Box::new(onward)),
            Err(refused) => not_onward(visitor, record, &refused),
        },
        Ok(play) => {
            let record = Some(record);
            let look = Look { reader, play: &play, back: "/look", action: "/look", record, on: None, coach: None };
            shown(&look, sent.step, scripted)
        }
        Err(error) => wrong(visitor, record, &error),
    })
}

/// What is wrong with a record, on the page where another can be sent.
pub(crate) fn wrong(visitor: &Visitor, record: &str, error: &RecordError) -> Response {
    let slug = record.split_whitespace().nth(2).unwrap_or_default();
    let game = if visitor.reader.words.has(slug, error.why.key) { slug } else { "site" };
    let why = visitor.reader.words.say(game, &error.why, &[]);
    let why = visitor.reader.site(&Message::new("record-wrong").with("line", error.number).with("why", why));
    (StatusCode::UNPROCESSABLE_ENTITY, form_page(&visitor.reader, record, Some(&why))).into_response()
}

/// Why a record cannot be played on, or through just now, on the same page.
pub(crate) fn not_onward(visitor: &Visitor, record: &str, refused: &Refused) -> Response {
    let refusal = Refusal::new(visitor, Tried::WRITE, refused);
    refusal.on(form_page(&visitor.reader, record, Some(&refusal.why)))
}

/// The same people play again. The form has no field but the seal of a device.
pub(crate) async fn again(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Form(sent): Form<Sent>,
) -> Response {
    let next = async {
        sent.has_only(|name| name == "seal", &[])?;
        site.tables().again_bringing(&visitor.person, table.id(), brought(&visitor, &sent)?).await
    };
    match next.await {
        Ok(next) => lead_to(&format!("/t/{next}")),
        Err(refused) => Refusal::new(&visitor, Tried::WRITE.at(&table), &refused).page(),
    }
}
