//! Pages to be printed: those of a game as it is usually played, and those of a table by its house rules.

use axum::Extension;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use rafle_engine::{Aid, Paper};
use rafle_tables::{about, aid, paper};

use crate::page::sorry;
use crate::refusal::{Refusal, Tried};
use crate::table::At;
use crate::visitor::Visitor;

pub(crate) async fn game(Extension(visitor): Extension<Visitor>, Path(slug): Path<String>) -> Response {
    match about(&slug) {
        Some(about) => shown(&visitor, about.slug, paper(&slug).as_ref(), aid(&slug).as_ref()),
        None => sorry(&visitor, StatusCode::NOT_FOUND, &visitor.reader.word("no-such-game-here"), None),
    }
}

pub(crate) async fn table(Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    match table.printed().await {
        Ok((paper, aid)) => shown(&visitor, table.about().slug, paper.as_ref(), aid.as_ref()),
        Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    }
}

fn shown(visitor: &Visitor, slug: &str, paper: Option<&Paper>, aid: Option<&Aid>) -> Response {
    match rafle_pages::print::page(&visitor.reader, slug, paper, aid) {
        Some(page) => page.into_response(),
        None => sorry(visitor, StatusCode::NOT_FOUND, &visitor.reader.word("nothing-to-print"), None),
    }
}
