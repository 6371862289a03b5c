//! The big screen in the room.

use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use rafle_pages::tv;

use crate::Site;
use crate::refusal::{Refusal, Tried};
use crate::table::{At, look};
use crate::visitor::Visitor;

pub(crate) async fn page(State(site): State<Site>, Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    match look(&site, &table, &visitor, &tv::EYES, 0).await {
        Ok(sight) => tv::page(&visitor.reader, &site.table(&visitor, &table), sight).into_response(),
        Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    }
}
