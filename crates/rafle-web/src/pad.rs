//! The score pad for people with real things.

use axum::Extension;
use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use rafle_pages::pad::{Sums, page as drawn};

use crate::visitor::Visitor;

/// What the form carries is drawn, and nothing is kept.
pub(crate) async fn page(
    Extension(visitor): Extension<Visitor>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Response {
    drawn(&visitor.reader, &Sums::read(&fields)).into_response()
}
