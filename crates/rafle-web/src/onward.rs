//! Playing on: a step of a finished game, or of somebody's record, becomes a table of its own.

use axum::Extension;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::{Form, SignedCookieJar};
use maud::Markup;
use rafle_engine::{Seat, Seats};
use rafle_pages::game::Way;
use rafle_pages::onward::Going;
use rafle_tables::{Agreed, Live, Onward, Refused, SetupSeat, plain_name, replay};

use crate::Site;
use crate::fair::brought;
use crate::form::{Sent, no_such_choice, unreadable};
use crate::game::rules_of;
use crate::look::{not_onward, too_early, wrong};
use crate::page::lead_to;
use crate::refusal::{Refusal, Tried};
use crate::table::At;
use crate::visitor::Visitor;

/// The fields of the form, besides the record where it is nowhere else.
const FIELDS: [&str; 9] = ["from", "name", "seat", "way", "level", "hints", "back", "patience", "seal"];

/// Where a game to be played on comes from.
pub(crate) struct Source {
    /// The step after which it goes on.
    step: usize,
    back: String,
    action: String,
    record: Option<String>,
}

impl Source {
    /// Somebody's record.
    pub(crate) fn of_record(record: &str, step: usize) -> Source {
        let (back, action) = ("/look".to_owned(), "/look/on".to_owned());
        Source { step, back, action, record: Some(record.to_owned()) }
    }

    /// A finished game.
    fn of_table(table: &Live, step: usize) -> Source {
        let home = format!("/t/{}", table.id());
        Source { step, back: format!("{home}/look?step={step}"), action: format!("{home}/on"), record: None }
    }

    /// The page on which the table is set up.
    pub(crate) fn set_up(&self, site: &Site, visitor: &Visitor, onward: &Onward) -> Markup {
        self.filled(site, visitor, onward, &Sent::default(), None)
    }

    /// The same with what was filled in, and why it will not do.
    fn filled(&self, site: &Site, visitor: &Visitor, onward: &Onward, sent: &Sent, refused: Option<&str>) -> Markup {
        let (reader, house, filled) = (&visitor.reader, site.house(), |name: &str| sent.value(name));
        let (step, record) = (self.step, self.record.as_deref());
        let (back, action) = (self.back.as_str(), self.action.as_str());
        Going { reader, house, onward, step, back, action, record, filled: &filled, refused }.page()
    }

    /// Opens the table that the form asks for.
    async fn open(&self, site: &Site, visitor: &Visitor, onward: &Onward, sent: &Sent) -> Response {
        let slug = onward.play().start().about().slug;
        let typed = sent.value("name").map(str::trim).filter(|name| !name.is_empty());
        let opened = async {
            let wanted = wanted(site, visitor, onward, sent, typed)?;
            let brought = brought(visitor, sent)?;
            let table = site.tables().play_on(&visitor.person, onward.clone(), wanted, brought).await?;
            tracing::info!(game = slug, "a record is opened as a table");
            Ok(table)
        };
        match opened.await {
            Ok(table) => {
                let kept = match typed.map(plain_name) {
                    Some(Ok(name)) => visitor.remember_name(site.key(), &name),
                    _ => SignedCookieJar::new(site.key().clone()),
                };
                (kept, lead_to(&format!("/t/{}", table.id()))).into_response()
            }
            Err(refused) => {
                let refusal = Refusal::new(visitor, Tried::WRITE.of(slug), &refused);
                refusal.on(self.filled(site, visitor, onward, sent, Some(&refusal.why)))
            }
        }
    }
}

/// Where a step of a finished game is set up as a table.
pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Query(sent): Query<Sent>,
) -> Response {
    match at_step(&site, &visitor, &table, &sent).await {
        Ok((source, onward)) => source.set_up(&site, &visitor, &onward).into_response(),
        Err(answer) => *answer,
    }
}

/// Plays a finished game on from one of its steps.
pub(crate) async fn of_table(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Form(sent): Form<Sent>,
) -> Response {
    match at_step(&site, &visitor, &table, &sent).await {
        Ok((source, onward)) => source.open(&site, &visitor, &onward, &sent).await,
        Err(answer) => *answer,
    }
}

/// A finished game as it stood after the step that is asked for.
async fn at_step(site: &Site, visitor: &Visitor, table: &Live, sent: &Sent) -> Result<(Source, Onward), Box<Response>> {
    let no = |refused: &Refused| Box::new(Refusal::new(visitor, Tried::READ.at(table), refused).page());
    let step = asked(sent, &[]).map_err(|refused| no(&refused))?;
    let play = table.finished().await.ok_or_else(|| Box::new(too_early(visitor, table)))?;
    // It is played through for that.
    let onward = site.in_turn(visitor, move || Onward::from(&play, step)).await.flatten();
    Ok((Source::of_table(table, step), onward.map_err(|refused| no(&refused))?))
}

/// Plays a record on that somebody has sent.
pub(crate) async fn of_record(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Sent>,
) -> Response {
    let record = sent.value("record").unwrap_or_default();
    let step = match asked(&sent, &["record"]) {
        Ok(step) => step,
        Err(refused) => return not_onward(&visitor, record, &refused),
    };
    let text = record.to_owned();
    let played = move || replay(&text).map(|play| Onward::from(&play, step));
    match site.in_turn(&visitor, played).await {
        Ok(Ok(Ok(onward))) => Source::of_record(record, step).open(&site, &visitor, &onward, &sent).await,
        Ok(Err(error)) => wrong(&visitor, record, &error),
        Ok(Ok(Err(refused))) | Err(refused) => not_onward(&visitor, record, &refused),
    }
}

/// The step that is asked for, if the form has nothing but its fields.
fn asked(sent: &Sent, also: &[&str]) -> Result<usize, Refused> {
    sent.has_only(|name| FIELDS.contains(&name) || also.contains(&name), &[])?;
    sent.read("from")?.ok_or_else(unreadable)
}

/// Who plays each seat, and what is agreed on anew.
fn wanted(
    site: &Site,
    visitor: &Visitor,
    onward: &Onward,
    sent: &Sent,
    typed: Option<&str>,
) -> Result<(Vec<SetupSeat>, Agreed), Refused> {
    let (play, free) = (onward.play(), onward.seats());
    let mine = match sent.value("seat") {
        None => free.iter().next().ok_or_else(unreadable)?,
        Some(word) => word.parse().ok().filter(|seat| free.has(*seat)).ok_or_else(|| no_such_choice(word))?,
    };
    let way = match sent.value("way") {
        None => Way::Bots,
        Some(word) => Way::of(word).ok_or_else(|| no_such_choice(word))?,
    };
    let level = sent.value("level").unwrap_or_else(|| site.tables().bots().usual());
    let before = |seat: Seat| play.names()[seat.index()].clone();
    let known = || visitor.reader.name.clone().or_else(|| before(mine));
    let called = |name: Option<String>| name.map_or(SetupSeat::Unnamed, SetupSeat::Mine);
    let own = called(typed.map(ToOwned::to_owned).or_else(known));
    let who = |seat: Seat| match way {
        _ if seat == mine => own.clone(),
        Way::Bots => SetupSeat::Bot(level.to_owned()),
        Way::Device => called(before(seat)),
        Way::Phones => SetupSeat::Open,
    };
    let (_, agreed) = rules_of(play.start().about(), sent)?;
    let agreed = Agreed { pace: visitor.pace, ..agreed };
    Ok((Seats::first(play.places()).iter().map(who).collect(), agreed))
}
