//! The first page, and the way from there to a table.

use axum::Extension;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use rafle_engine::MOST_SEATS;
use rafle_pages::home::{self, Kind, Sought};
use serde::Deserialize;

use crate::Site;
use crate::page::lead_to;
use crate::visitor::Visitor;

/// So many of one's tables are listed.
const OWN_TABLES: usize = 12;

/// What somebody looks for on the shelf, as the form says it.
#[derive(Deserialize)]
pub(crate) struct ShelfQuery {
    #[serde(default)]
    q: String,
    /// How many people, as typed: nothing if it does not matter.
    #[serde(default)]
    people: String,
    quick: Option<String>,
    dice: Option<String>,
    cards: Option<String>,
    hidden: Option<String>,
    luck: Option<String>,
}

impl From<ShelfQuery> for Sought {
    fn from(asked: ShelfQuery) -> Sought {
        let ShelfQuery { q, people, quick, dice, cards, hidden, luck } = asked;
        let people = people.parse().ok().filter(|people| (1..=MOST_SEATS).contains(people));
        let kinds = [
            quick.map(|_| Kind::Quick),
            dice.map(|_| Kind::Dice),
            cards.map(|_| Kind::Cards),
            hidden.map(|_| Kind::Hidden),
            luck.map(|_| Kind::Luck),
        ];
        Sought { name: q, people, kinds: kinds.into_iter().flatten().collect() }
    }
}

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Query(asked): Query<ShelfQuery>,
) -> Response {
    let own = site.tables().tables_of(&visitor.person, OWN_TABLES).await.unwrap_or_default();
    home::page(&visitor.reader, &own, &asked.into()).into_response()
}

/// The word of a table, typed from another screen.
#[derive(Deserialize)]
pub(crate) struct Joining {
    word: String,
}

pub(crate) async fn join(Query(joining): Query<Joining>) -> Response {
    // People type what they see: spaces and dashes between the letters, capitals, or the whole address.
    let word = joining.word.rsplit('/').next().unwrap_or_default();
    let word: String =
        word.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    lead_to(&format!("/t/{word}"))
}
