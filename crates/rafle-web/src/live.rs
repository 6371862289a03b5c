//! Live updates: one stream per open page, by server-sent events.

use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use maud::html;
use rafle_tables::Table;
use serde::Deserialize;
use tokio::sync::watch;

use crate::Site;
use crate::table::{Asked, Eyes, Sight, find, look};
use crate::visitor::Visitor;

/// What the page that listens shows already.
#[derive(Deserialize)]
pub(crate) struct Listening {
    #[serde(flatten)]
    eyes: Asked,
    /// The number of the log it shows.
    n: Option<String>,
}

/// One open page.
struct Listener {
    site: Site,
    table: Arc<Table>,
    visitor: Visitor,
    eyes: Eyes,
    news: watch::Receiver<usize>,
    /// The number up to which this page has been told what happened.
    told: usize,
    /// What each region looked like when it was last sent.
    sent: Vec<u64>,
}

/// One stream: the newest table whenever there is news. A slow reader misses what lies between and never makes a queue.
pub(crate) async fn stream(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(listening): Query<Listening>,
) -> Response {
    let table = match find(&site, &visitor, &id).await {
        Ok(table) => table,
        Err(answer) => return answer,
    };
    let mut news = table.news();
    let now = *news.borrow();
    let told = listening.n.and_then(|number| number.parse().ok()).unwrap_or(0);
    if told != now {
        news.mark_changed();
    }
    let stopping = site.stopping().clone().cancelled_owned();
    let listener =
        Listener { site, table, visitor, eyes: listening.eyes.into(), news, told: told.min(now), sent: Vec::new() };
    Sse::new(listener.events().take_until(stopping)).keep_alive(KeepAlive::default()).into_response()
}

impl Listener {
    fn events(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut listener| async move {
            let data = listener.next().await?;
            Some((Ok(Event::default().event("table").data(data)), listener))
        })
    }

    /// Waits until something has happened, and draws what has changed.
    async fn next(&mut self) -> Option<String> {
        let sight = {
            // Whoever listens is here, as long as somebody waits for the next event.
            let _here = self.table.arrive(&self.visitor.person);
            self.news.changed().await.ok()?;
            look(&self.site, &self.table, &self.visitor, &self.eyes, self.told).await.ok()?
        };
        self.told = sight.shot.number;
        Some(fragment(sight, &mut self.sent))
    }
}

/// The regions that look otherwise than when they were last sent, and what has happened in words.
pub(crate) fn fragment(sight: Sight, sent: &mut Vec<u64>) -> String {
    let regions = sight.regions.all();
    let looks: Vec<_> = regions.iter().map(|region| hash(&region.0)).collect();
    let mut fragment = html! { ol #news { @for said in &sight.news { li { (said) } } } }.into_string();
    for (index, region) in regions.into_iter().enumerate() {
        if sent.get(index) != Some(&looks[index]) {
            fragment += &region.0;
        }
    }
    *sent = looks;
    fragment
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
