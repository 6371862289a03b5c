//! The coach, asked: for a hint by whoever is next, or to look back.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use rafle_pages::coach::{self, may_ask};
use rafle_tables::{Coached, Hints, Live, Snapshot};

use crate::Site;
use crate::look::too_early;
use crate::table::At;
use crate::visitor::Visitor;

/// What the coach says to whoever looks at a table, if there is somebody who may ask now.
pub(crate) async fn advice(
    site: &Site,
    table: &Arc<Live>,
    visitor: &Visitor,
    shot: &Snapshot,
) -> Option<Coached<Hints>> {
    let seat = may_ask(&site.table(visitor, table), shot)?;
    Some(site.tables().advice(table, &visitor.person, seat).await.unwrap_or(Coached::Nothing))
}

/// The coach goes through a finished game.
pub(crate) async fn page(State(site): State<Site>, Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    let Some(play) = table.finished().await else { return too_early(&visitor, &table) };
    let review = site.tables().review(&table).await;
    coach::page(&visitor.reader, &site.table(&visitor, &table), &play, &review).into_response()
}
