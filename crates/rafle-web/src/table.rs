//! One table: who looks at it, and what is sent to it.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, RequestPartsExt};
use axum_extra::extract::Form;
use rafle_engine::{How, Message, Move, Seat, Viewer};
use rafle_pages::table::{Eyes, Facing, Finished, Found, Sight, facing, fragment, sight};
use rafle_pages::word_id;
use rafle_tables::{Live, Refused, Snapshot, Wish};
use serde::Deserialize;

use crate::Site;
use crate::coach::advice;
use crate::form::{Sent, unreadable};
use crate::page::lead_to;
use crate::refusal::{Refusal, Tried};
use crate::visitor::{SCRIPTED, Visitor};

/// As addresses write it.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct EyesQuery {
    seat: Option<String>,
    tv: Option<String>,
    hint: Option<String>,
    seen: Option<String>,
}

#[cfg(test)]
impl EyesQuery {
    /// The eyes of this seat.
    pub(crate) fn of(self, seat: Seat) -> EyesQuery {
        EyesQuery { seat: Some(seat.to_string()), ..self }
    }
}

impl From<EyesQuery> for Eyes {
    fn from(asked: EyesQuery) -> Eyes {
        let EyesQuery { seat, tv, hint, seen } = asked;
        let seen = seen.and_then(|number| number.parse().ok());
        Eyes { seat: seat.and_then(|seat| seat.parse().ok()), tv: tv.is_some(), hint: hint.is_some(), seen }
    }
}

/// Looks at a table. What happened is told from the line with the number `since` on.
pub(crate) async fn look(
    site: &Site,
    table: &Arc<Live>,
    visitor: &Visitor,
    eyes: &Eyes,
    since: usize,
) -> Result<Sight, Refused> {
    let mut faced = Facing::Table(Viewer::Spectator);
    let hidden = table.about().hidden;
    let viewer = |mine, next| {
        faced = facing(eyes, hidden, mine, next);
        faced.viewer()
    };
    let shot = table.look_with(&visitor.person.at(table.id()), viewer, since).await?;
    Ok(draw(site, table, visitor, visitor.digits(table.id()), eyes, (faced, shot)).await)
}

/// Draws what somebody found at a table; `device` is by what theirs is told from others of the same person.
pub(crate) async fn draw(
    site: &Site,
    table: &Arc<Live>,
    visitor: &Visitor,
    device: String,
    eyes: &Eyes,
    (faced, shot): (Facing, Snapshot),
) -> Sight {
    let finished = if shot.over() { finished(site, table).await } else { None };
    let asks = eyes.hint && matches!(faced, Facing::Table(_));
    let advice = if asks { advice(site, table, visitor, &shot).await } else { None };
    let found = Found { shot, faced, finished, device, advice };
    sight(&visitor.reader, &site.table(visitor, table), eyes, found)
}

/// A game that is over, with what is found out about it once for everybody.
async fn finished(site: &Site, table: &Arc<Live>) -> Option<Finished> {
    let play = table.finished().await?;
    let past = site.tables().past(table).await;
    Some(Finished { play, course: past.map_or_else(Vec::new, |past| past.course.clone()) })
}

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Query(asked): Query<EyesQuery>,
    headers: HeaderMap,
) -> Response {
    let eyes = Eyes { tv: false, ..asked.into() };
    if eyes.hint && headers.contains_key(SCRIPTED) {
        // A script asks for the hint alone.
        return match look(&site, &table, &visitor, &eyes, usize::MAX).await {
            Ok(sight) => sight.into_hint().into_response(),
            Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).line(),
        };
    }
    whole(&site, &table, &visitor, &eyes, None).await
}

/// The table that an address names; where there is none, the page that says so is the answer. Whoever looks at anything there
/// gives a sign of life; whoever sends something does so by what they wish.
pub(crate) struct At(pub(crate) Arc<Live>);

impl FromRequestParts<Site> for At {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<At, Response> {
        let Extension(visitor) = parts.extract::<Extension<Visitor>>().await.map_err(IntoResponse::into_response)?;
        let Path(id) = parts.extract::<Path<String>>().await.map_err(IntoResponse::into_response)?;
        let found = site.tables().newest(&id).await;
        let tried = if parts.method == Method::POST { Tried::WRITE } else { Tried::READ };
        let table = found.map_err(|refused| Refusal::new(&visitor, tried.under(&id), &refused).page())?;
        if parts.method == Method::GET {
            site.greet(&table, &visitor).await;
        }
        Ok(At(table))
    }
}

/// The whole page, with a sentence if something was refused.
async fn whole(site: &Site, table: &Arc<Live>, visitor: &Visitor, eyes: &Eyes, why: Option<&str>) -> Response {
    match look(site, table, visitor, eyes, 0).await {
        Ok(sight) => {
            let table = site.table(visitor, table);
            rafle_pages::table::page(&visitor.reader, &table, eyes, sight, why).into_response()
        }
        Err(refused) => {
            let refusal = Refusal::new(visitor, Tried::READ.at(table), &refused);
            if !matches!(refused, Refused::Broken) {
                return refusal.page();
            }
            // Whoever plays here can take back what is in the way.
            let seat = table.seats_of(&visitor.person).await.iter().next();
            refusal.on(rafle_pages::stumbled(&visitor.reader, &refusal.why, table.id(), seat))
        }
    }
}

/// An action, a throw, or a step back.
pub(crate) async fn act(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    headers: HeaderMap,
    Form(sent): Form<Sent>,
) -> Response {
    let seen = sent.read("n").ok().flatten();
    let eyes = Eyes { seat: sent.read("seat").ok().flatten(), seen, ..Eyes::default() };
    let wished = async {
        let number = number_of(&sent)?;
        let wish = wish(&table, &visitor, &eyes, number, &sent).await?;
        site.tables().play_at(&table, &visitor.person, number, wish).await
    };
    let wished = wished.await.map(|_| ());
    answer(&site, &table, &visitor, &eyes, &headers, wished).await
}

/// What is done: a form of the table has one of these fields.
const DEEDS: [&str; 4] = ["do", "throw", "back", "move"];

/// The number of the log that somebody looked at, if the rest of the form can be read as well.
fn number_of(sent: &Sent) -> Result<usize, Refused> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    let row = |name: &str| {
        let of_move = name.strip_prefix('r').and_then(|name| name.split_once('-'));
        of_move.is_some_and(|(index, row)| digits(index) && digits(row))
    };
    sent.has_only(|name| matches!(name, "n" | "seat") || DEEDS.contains(&name) || row(name), &["p"])?;
    sent.read::<Seat>("seat")?;
    if DEEDS.iter().filter(|deed| sent.value(deed).is_some()).count() != 1 {
        return Err(unreadable());
    }
    sent.read("n")?.ok_or_else(unreadable)
}

async fn wish(table: &Live, visitor: &Visitor, eyes: &Eyes, number: usize, sent: &Sent) -> Result<Wish, Refused> {
    if let Some(action) = sent.value("do") {
        return Ok(Wish::Choose(action.to_owned()));
    }
    if let Some(word) = sent.value("throw") {
        return if word == "1" { Ok(Wish::Throw) } else { Err(unreadable()) };
    }
    if let Some(seat) = sent.read("back")? {
        return Ok(Wish::TakeBack(seat));
    }
    // What was picked has to be put into words: only the view knows them.
    let index: usize = sent.read("move")?.ok_or_else(unreadable)?;
    let hidden = table.about().hidden;
    let viewer = |mine, next| facing(eyes, hidden, mine, next).viewer();
    let shot = table.look_with(&visitor.person.at(table.id()), viewer, usize::MAX).await?;
    if shot.number != number {
        return Err(Refused::Stale(shot.number));
    }
    if shot.view.moves.is_empty() {
        return Err(Refused::NotYours);
    }
    let it = shot.view.moves.get(index).ok_or_else(unreadable)?;
    it.compose(&words_of(it, index, sent)?).map(Wish::Choose).map_err(Refused::Why)
}

/// The words that the picked pieces, boxes and rows stand for.
fn words_of<'a>(it: &'a Move, index: usize, sent: &'a Sent) -> Result<Vec<&'a str>, Refused> {
    match &it.how {
        How::Touch { .. } => Ok(Vec::new()),
        How::Pick { from, .. } => {
            let id =
                |number: usize, piece: Option<&str>| piece.map_or_else(|| word_id(index, number), ToOwned::to_owned);
            let ids: Vec<_> = from.iter().enumerate().map(|(number, it)| id(number, it.piece.as_deref())).collect();
            if sent.values("p").any(|picked| !ids.iter().any(|id| id == picked)) {
                return Err(Refused::Why(Message::new("picked-another")));
            }
            let picked = from.iter().zip(&ids).filter(|(_, id)| sent.values("p").any(|picked| picked == *id));
            Ok(picked.map(|(choice, _)| choice.word.as_str()).collect())
        }
        How::Rows { rows, .. } => {
            let chosen = |row| sent.value(&format!("r{index}-{row}")).ok_or_else(unreadable);
            (0..rows.len()).map(chosen).collect()
        }
    }
}

/// To a script: nothing more, for the stream brings the news; or why not, with the newest table if it has moved on. To a
/// plain form: the page.
pub(crate) async fn answer(
    site: &Site,
    table: &Arc<Live>,
    visitor: &Visitor,
    eyes: &Eyes,
    headers: &HeaderMap,
    wished: Result<(), Refused>,
) -> Response {
    let scripted = headers.contains_key(SCRIPTED);
    let refused = match wished {
        Ok(()) if scripted => return StatusCode::NO_CONTENT.into_response(),
        Ok(()) => {
            let hidden = table.about().hidden;
            let eyes = if hidden { eyes.clone() } else { Eyes { seen: eyes.seen, ..Eyes::default() } };
            let query = eyes.seen.map_or_else(|| eyes.query(), |number| eyes.having_seen(number));
            return lead_to(&format!("/t/{}{query}", table.id()));
        }
        Err(refused) => refused,
    };
    if scripted
        && matches!(refused, Refused::Stale(_))
        && let Ok(sight) = look(site, table, visitor, eyes, usize::MAX).await
    {
        return (StatusCode::CONFLICT, Html(fragment(&visitor.reader, sight, &mut Vec::new()))).into_response();
    }
    let refusal = Refusal::new(visitor, Tried::WRITE.at(table), &refused);
    if scripted {
        return refusal.line();
    }
    refusal.on(whole(site, table, visitor, eyes, Some(&refusal.why)).await)
}
