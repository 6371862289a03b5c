//! The page of a game, and the table that is opened there.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::Form;
use maud::Markup;
use rafle_engine::{About, Message};
use rafle_tables::{Agreed, PATIENCES, Refused, Setup, SetupSeat, about, fields, plain_name};

use crate::Site;
use crate::fair::brought;
use crate::form::{Sent, no_such_choice};
use crate::page::{lead_to, sorry};
use crate::refusal::{Refusal, Tried};
use crate::visitor::Visitor;

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(slug): Path<String>,
) -> Response {
    match about(&slug) {
        Some(about) => whole(&site, &visitor, about, &Sent::default(), None).into_response(),
        None => sorry(&visitor, StatusCode::NOT_FOUND, &visitor.reader.word("no-such-game-here"), None),
    }
}

/// The whole page; with what was sent and why it was refused, if it was.
fn whole(site: &Site, visitor: &Visitor, about: &About, sent: &Sent, why: Option<&str>) -> Markup {
    rafle_pages::game::page(&visitor.reader, site.house(), about, &|name| sent.value(name), why)
}

/// Opens a table.
pub(crate) async fn open(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(slug): Path<String>,
    Form(sent): Form<Sent>,
) -> Response {
    let Some(about) = about(&slug) else {
        return sorry(&visitor, StatusCode::NOT_FOUND, &visitor.reader.word("no-such-game-here"), None);
    };
    let own = sent.value("name-0").map(str::trim).unwrap_or_default();
    let name = plain_name(own).unwrap_or_else(|_| visitor.reader.word("guest"));
    let opened = async {
        let mut setup = setup(&site, &visitor, about, &name, &sent)?;
        // How quick bots are this person has said at another table.
        setup.agreed.pace = visitor.pace;
        let table = site.tables().open_bringing(&visitor.person, &setup, brought(&visitor, &sent)?).await?;
        tracing::info!(game = about.slug, seats = setup.seats.len(), "a table is opened");
        Ok(table)
    };
    match opened.await {
        Ok(table) => {
            let to_table = lead_to(&format!("/t/{}", table.id()));
            if own.is_empty() { to_table } else { (visitor.remember_name(site.key(), &name), to_table).into_response() }
        }
        Err(refused) => {
            let refusal = Refusal::new(&visitor, Tried::WRITE.of(about.slug), &refused);
            refusal.on(whole(&site, &visitor, about, &sent, Some(&refusal.why)))
        }
    }
}

/// One tap: oneself against bots, with the usual rules.
fn quick(site: &Site, about: &About, name: &str) -> Setup {
    let bot = || SetupSeat::Bot(site.tables().bots().usual().to_owned());
    let others = about.usual_seats.clamp(about.least_seats, about.most_seats) - 1;
    let mut seats = vec![SetupSeat::Mine(name.to_owned())];
    seats.extend(std::iter::repeat_with(bot).take(others));
    Setup { slug: about.slug.to_owned(), options: Vec::new(), seats, agreed: Agreed::default() }
}

/// A table as the form says.
fn setup(site: &Site, visitor: &Visitor, about: &About, name: &str, sent: &Sent) -> Result<Setup, Refused> {
    sent.has_only(|field| is_field(about, field), &[])?;
    let mut seats = vec![SetupSeat::Mine(name.to_owned())];
    for seat in 1..about.most_seats {
        let called = || {
            let typed = sent.value(&format!("name-{seat}")).unwrap_or_default();
            plain_name(typed)
                .unwrap_or_else(|_| visitor.reader.site(&Message::new("player-number").with("number", seat + 1)))
        };
        match sent.value(&format!("seat-{seat}")).unwrap_or("none") {
            "none" => {}
            "link" => seats.push(SetupSeat::Open),
            "here" => seats.push(SetupSeat::Mine(called())),
            "bot" => seats.push(SetupSeat::Bot(site.tables().bots().usual().to_owned())),
            other => {
                let level = other.strip_prefix("bot:").ok_or_else(|| no_such_choice(other))?;
                seats.push(SetupSeat::Bot(level.to_owned()));
            }
        }
    }
    let hints = match sent.value("hints") {
        None | Some("bots") => None,
        Some("on") => Some(true),
        Some("off") => Some(false),
        Some(other) => return Err(no_such_choice(other)),
    };
    let friendly = match sent.value("back") {
        None | Some("strict") => false,
        Some("friendly") => true,
        Some(other) => return Err(no_such_choice(other)),
    };
    let patience = match sent.value("patience") {
        None => None,
        Some(typed) => {
            let minutes = typed.trim().parse().ok().filter(|minutes| PATIENCES.contains(minutes));
            Some(minutes.ok_or_else(|| no_such_choice(typed))?)
        }
    };
    let agreed = Agreed { hints, friendly, patience, pace: None };
    let options = fields(about.slug).unwrap_or_default().into_iter();
    let options = options
        .filter_map(|field| Some((field.key.to_owned(), sent.value(&format!("option-{}", field.key))?.to_owned())));
    match sent.value("quick") {
        None => Ok(Setup { slug: about.slug.to_owned(), options: options.collect(), seats, agreed }),
        Some("1") => Ok(quick(site, about, name)),
        Some(other) => Err(no_such_choice(other)),
    }
}

/// Whether the form of this game has a field of this name.
fn is_field(about: &About, name: &str) -> bool {
    let of_seat = |(kind, first): (&str, usize)| (first..about.most_seats).any(|seat| name == format!("{kind}-{seat}"));
    let of_option = || {
        let key = name.strip_prefix("option-");
        key.is_some_and(|key| fields(about.slug).unwrap_or_default().iter().any(|field| field.key == key))
    };
    matches!(name, "quick" | "seal" | "hints")
        || about.most_seats > 1 && matches!(name, "back" | "patience")
        || [("name", 0), ("seat", 1)].into_iter().any(of_seat)
        || of_option()
}
