//! Looking back: a finished game step by step, the own one or somebody's record.

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::Form;
use rafle_engine::{Message, Play, RecordError, Viewer};
use rafle_pages::look::{Look, form as form_page};
use rafle_tables::{Live, Onward, Refused, mark, replay, turning_point};
use serde::Deserialize;

use crate::fair::brought;
use crate::form::Sent;
use crate::page::lead_to;
use crate::refusal::{Refusal, Tried};
use crate::table::At;
use crate::visitor::{SCRIPTED, Visitor};
use crate::{Site, onward};

/// Which step of a game.
#[derive(Deserialize)]
pub(crate) struct Which {
    step: Option<String>,
}

impl Which {
    /// The step that is asked for, the last if there is no such; without a question the one at which it pays to look first.
    fn number(&self, play: &Play) -> usize {
        self.step.as_deref().map_or_else(|| turning_point(play), |step| step.parse().unwrap_or(usize::MAX))
    }
}

/// A step of a finished game at a table.
pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Response {
    let Some(play) = table.finished().await else { return too_early(&visitor, &table) };
    let home = format!("/t/{}", table.id());
    let coached = site.tables().bots().coach().is_some() && table.decides();
    let (action, with_coach, review) = (format!("{home}/look"), format!("{home}/coach"), table.reviewed());
    let coach = coached.then_some((with_coach.as_str(), review.as_deref()));
    let (reader, on) = (&visitor.reader, format!("{home}/on"));
    let look = Look { reader, play: &play, back: &home, action: &action, record: None, on: Some(&on), coach };
    shown(&look, which.number(&play), &headers)
}

/// As long as a game goes on nobody looks back.
pub(crate) fn too_early(visitor: &Visitor, table: &Live) -> Response {
    Refusal::new(visitor, Tried::READ.at(table), &Refused::NotOver).page()
}

/// To a script what changes from step to step, else the whole page.
fn shown(look: &Look<'_>, number: usize, headers: &HeaderMap) -> Response {
    if headers.contains_key(SCRIPTED) {
        return Html(look.fragment(number)).into_response();
    }
    look.page(number).into_response()
}

/// The record of a table, to be kept: whole when the game is over, else as this visitor may read it.
pub(crate) async fn record(Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    let mine = table.seats_of(&visitor.person).await;
    let viewer = mine.single().map_or(Viewer::Spectator, Viewer::Seat);
    match table.record(&visitor.person, viewer).await {
        Ok(record) => {
            // Its word lets people in: it stays out of names that others may read.
            let file = format!("attachment; filename=\"{}-{}.rafle\"", table.about().slug, mark(table.id()));
            (
                [("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", file)],
                record.to_string(),
            )
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
}

/// Plays a record through and shows a step of it. Whoever sends one decides how long that takes: it is done off the threads
/// that serve people, by few at a time, and goes on holding its place if the sender does not wait.
pub(crate) async fn open(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Form(sent): Form<Pasted>,
) -> Response {
    let place = site.replays_at_once().acquire_owned().await.expect("it is never closed");
    let opened = tokio::task::spawn_blocking(move || {
        let _place = place;
        opened(&site, &visitor, &headers, &sent)
    });
    opened.await.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

fn opened(site: &Site, visitor: &Visitor, headers: &HeaderMap, sent: &Pasted) -> Response {
    let record = sent.record.as_str();
    match replay(record) {
        Ok(play) if let Some(step) = sent.from => match Onward::from(&play, step) {
            Ok(onward) => onward::Source::of_record(record, step).set_up(site, visitor, &onward).into_response(),
            Err(refused) => not_onward(visitor, record, &refused),
        },
        Ok(play) => {
            let (reader, record) = (&visitor.reader, Some(record));
            let look = Look { reader, play: &play, back: "/look", action: "/look", record, on: None, coach: None };
            shown(&look, sent.step, headers)
        }
        Err(error) => wrong(visitor, record, &error),
    }
}

/// What is wrong with a record, on the page where another can be sent.
pub(crate) fn wrong(visitor: &Visitor, record: &str, error: &RecordError) -> Response {
    let slug = record.split_whitespace().nth(2).unwrap_or_default();
    let game = if visitor.reader.words.has(slug, error.why.key) { slug } else { "site" };
    let why = visitor.reader.words.say(game, &error.why, &[]);
    let why = visitor.reader.site(&Message::new("record-wrong").with("line", error.number).with("why", why));
    (StatusCode::UNPROCESSABLE_ENTITY, form_page(&visitor.reader, record, Some(&why))).into_response()
}

/// Why a record cannot be played on, on the same page.
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
