//! The first page, and the way from there to a table.

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use rafle_engine::{About, Arg, MOST_SEATS, Message};
use rafle_pages::game::Way;
use rafle_pages::home::{self, Asked, Kind, Missed, Sought};
use rafle_tables::{Desk, Refused, Summary, about, shelf};
use serde::Deserialize;

use crate::Site;
use crate::limits::From as Address;
use crate::page::lead_to;
use crate::refusal::{Refusal, Tried};
use crate::visitor::Visitor;

/// So many of one's tables are listed.
const OWN_TABLES: usize = 12;

/// What somebody wants of the shelf, as addresses and its form say it.
#[derive(Deserialize)]
pub(crate) struct ShelfQuery {
    way: Option<String>,
    place: Option<String>,
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

impl From<ShelfQuery> for Asked {
    fn from(asked: ShelfQuery) -> Asked {
        let ShelfQuery { way, place, q, people, quick, dice, cards, hidden, luck } = asked;
        let people = people.parse().ok().filter(|people| (1..=MOST_SEATS).contains(people));
        let kinds = [
            quick.map(|_| Kind::Quick),
            dice.map(|_| Kind::Dice),
            cards.map(|_| Kind::Cards),
            hidden.map(|_| Kind::Hidden),
            luck.map(|_| Kind::Luck),
        ];
        let sought = Sought { name: q, people, kinds: kinds.into_iter().flatten().collect() };
        // Against bots one plays any game: that is no choice to be made here.
        let way = way.as_deref().and_then(Way::of).filter(|way| *way != Way::Bots);
        Asked { way, place, sought, missed: None }
    }
}

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Query(asked): Query<ShelfQuery>,
) -> Response {
    whole(&site, &visitor, &asked.into()).await.into_response()
}

async fn whole(site: &Site, visitor: &Visitor, asked: &Asked) -> maud::Markup {
    let own = site.tables().tables_of(&visitor.person, OWN_TABLES).await.unwrap_or_default();
    home::page(&visitor.reader, &own, at_once(site, visitor, &own).await, asked)
}

/// What is played at once: the game of the table at which somebody sat down last, or else the first of the list.
async fn at_once(site: &Site, visitor: &Visitor, own: &[Summary]) -> &'static About {
    let newest = site.tables().store().tables_of(&visitor.person.key(), 1).await.unwrap_or_default();
    let table = own.iter().find(|table| newest.first() == Some(&table.id));
    table.and_then(|table| about(table.slug)).unwrap_or(&shelf()[0])
}

/// The word of a room, typed from another screen.
#[derive(Deserialize)]
pub(crate) struct Joining {
    word: String,
}

/// Leads to the room of this word, or to the table of a link that was typed in its place.
pub(crate) async fn join(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<Option<Address>>,
    Query(joining): Query<Joining>,
) -> Response {
    // People type what they see: spaces and dashes between the letters, capitals, or the whole address.
    let word = joining.word.rsplit('/').next().unwrap_or_default();
    let word: String =
        word.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    let found = async {
        let trying = site.limits().try_word(from)?;
        let room = match site.tables().called(&word).await? {
            Some(room) => Some(room),
            None => known(site.tables().table(&word).await)?,
        };
        if room.is_some() {
            trying.was_right();
        }
        Ok(room)
    };
    let why = match found.await {
        Ok(Some(room)) => return lead_to(&format!("/t/{}", room.id())),
        Ok(None) => no_room(&site, &visitor, &word).await,
        Err(refused) => {
            let refusal = Refusal::new(&visitor, Tried::READ, &refused);
            let missed = Some(Missed { typed: joining.word, why: refusal.why.clone() });
            return refusal.on(whole(&site, &visitor, &Asked { missed, ..Asked::default() }).await);
        }
    };
    let missed = Some(Missed { typed: joining.word, why });
    (StatusCode::NOT_FOUND, whole(&site, &visitor, &Asked { missed, ..Asked::default() }).await).into_response()
}

/// A table, if there is one.
fn known<T>(found: Result<T, Refused>) -> Result<Option<T>, Refused> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Refused::NoTable) => Ok(None),
        Err(refused) => Err(refused),
    }
}

/// That no room is called so, and which ones are nearly.
async fn no_room(site: &Site, visitor: &Visitor, word: &str) -> String {
    let near = site.tables().called_nearly(word).await.unwrap_or_default();
    let key = if near.is_empty() { "no-such-word" } else { "no-such-word-near" };
    let near: Arg = near.into_iter().map(ToOwned::to_owned).collect();
    visitor.reader.site(&Message::new(key).with("word", word).with("near", near))
}
