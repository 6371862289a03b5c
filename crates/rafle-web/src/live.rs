//! Live updates: one stream per open page, by server-sent events.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use rafle_tables::{Present, Table};
use serde::Deserialize;

use crate::Site;
use crate::table::{Eyes, fragment, not_found};
use crate::visitor::Visitor;

/// What the page that listens shows already.
#[derive(Deserialize)]
pub(crate) struct Listening {
    #[serde(flatten)]
    eyes: Eyes,
    /// The number of the log it shows.
    n: Option<usize>,
}

/// One stream: the newest table whenever there is news. A slow reader misses what lies between and never makes a queue.
pub(crate) async fn stream(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(listening): Query<Listening>,
) -> Response {
    let Ok(table) = site.tables().table(&id).await else { return not_found(&visitor) };
    let stopping = site.stopping().clone().cancelled_owned();
    let events = events(table, visitor, listening).take_until(stopping);
    Sse::new(events).keep_alive(KeepAlive::default()).into_response()
}

fn events(table: Arc<Table>, visitor: Visitor, listening: Listening) -> impl Stream<Item = Result<Event, Infallible>> {
    let mut news = table.news();
    if listening.n != Some(*news.borrow()) {
        news.mark_changed();
    }
    stream::unfold((table, visitor, listening.eyes, news), |(table, visitor, eyes, mut news)| async move {
        let fragment = {
            // Whoever listens is here, as long as somebody waits for the next event.
            let _here: Present<'_> = table.arrive(&visitor.person);
            news.changed().await.ok()?;
            fragment(&table, &visitor, &eyes).await
        };
        let event = Event::default().event("table").data(fragment.into_string());
        Some((Ok(event), (table, visitor, eyes, news)))
    })
}
