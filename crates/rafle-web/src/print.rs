//! Pages to be printed: those of a game by the house rules of its address, and those of a table.

use axum::Extension;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use rafle_engine::{Aid, Paper};
use rafle_tables::about;

use crate::form::Sent;
use crate::game::by_address;
use crate::page::sorry;
use crate::refusal::{Refusal, Tried};
use crate::table::At;
use crate::visitor::Visitor;

pub(crate) async fn game(
    Extension(visitor): Extension<Visitor>,
    Path(slug): Path<String>,
    Query(asked): Query<Sent>,
) -> Response {
    let Some(about) = about(&slug) else {
        return sorry(&visitor, StatusCode::NOT_FOUND, &visitor.reader.word("no-such-game-here"), None);
    };
    match by_address(about, &asked) {
        Ok(game) => {
            // Whoever asks for nonsense gets the page that is usual.
            let players = asked.value("players").and_then(|typed| typed.parse().ok()).unwrap_or(1);
            shown(&visitor, about.slug, players.min(about.most_seats), game.paper().as_ref(), game.aid().as_ref())
        }
        Err(refused) => Refusal::new(&visitor, Tried::READ.of(about.slug), &refused).page(),
    }
}

pub(crate) async fn table(Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    match table.printed().await {
        Ok((players, paper, aid)) => shown(&visitor, table.about().slug, players, paper.as_ref(), aid.as_ref()),
        Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    }
}

fn shown(visitor: &Visitor, slug: &str, players: usize, paper: Option<&Paper>, aid: Option<&Aid>) -> Response {
    match rafle_pages::print::page(&visitor.reader, slug, players, paper, aid) {
        Some(page) => page.into_response(),
        None => sorry(visitor, StatusCode::NOT_FOUND, &visitor.reader.word("nothing-to-print"), None),
    }
}
