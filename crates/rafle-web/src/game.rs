//! The page of a game, and the table that is opened there.

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::{CookieJar, Form, SignedCookieJar};
use rafle_engine::{About, AnyGame, Begins, First, MOST_SEATS, Message, Viewer};
use rafle_pages::game::{self, Setting, Way};
use rafle_tables::{Agreed, PATIENCES, Refused, Setup, SetupSeat, about, fields, most_seats, plain_name};

use crate::Site;
use crate::fair::brought;
use crate::form::{Sent, no_such_choice, unreadable};
use crate::page::{lead_to, sorry};
use crate::refusal::{Refusal, Tried};
use crate::table::At;
use crate::visitor::Visitor;

/// The cookie that keeps with whom somebody played last.
const WAY: &str = "way";

/// What the address of the page says: the way to play, and house rules by their fields.
type Address = Query<Sent>;

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(slug): Path<String>,
    cookies: CookieJar,
    Query(asked): Address,
) -> Response {
    let Some(about) = about(&slug) else { return no_such_game(&visitor) };
    let way = asked.value("way").and_then(Way::of).or_else(|| Way::of(cookies.get(WAY)?.value()));
    let why =
        by_address(about, &asked).err().map(|refused| Refusal::new(&visitor, Tried::READ.of(about.slug), &refused).why);
    let (way, filled) = (way.unwrap_or(Way::Bots), |name: &str| asked.value(name));
    let setting = Setting { way, filled: &filled, refused: None, unruly: why.as_deref() };
    game::page(&visitor.reader, site.house(), about, &setting).into_response()
}

/// A game before its first line, for as many as usually play it, by the house rules that an address says.
pub(crate) fn by_address(about: &About, asked: &Sent) -> Result<Box<dyn AnyGame>, Refused> {
    let (options, agreed) = rules_of(about, asked)?;
    let seats = vec![SetupSeat::Open; about.usual_seats.clamp(about.least_seats, about.most_seats)];
    Setup { slug: about.slug.to_owned(), options, seats, agreed }.start()
}

fn no_such_game(visitor: &Visitor) -> Response {
    sorry(visitor, StatusCode::NOT_FOUND, &visitor.reader.word("no-such-game-here"), None)
}

/// The rules, for those who sit at a table.
pub(crate) async fn of_table(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
) -> Response {
    match table.look(&visitor.person, Viewer::Spectator, 0).await {
        Ok(shot) => game::rules_of_table(&visitor.reader, &site.table(&visitor, &table), &shot).into_response(),
        Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    }
}

/// Opens a table.
pub(crate) async fn open(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(slug): Path<String>,
    Form(sent): Form<Sent>,
) -> Response {
    let Some(about) = about(&slug) else { return no_such_game(&visitor) };
    let typed = sent.value("name-0").map(str::trim).unwrap_or_default();
    let known = if typed.is_empty() { visitor.reader.name.as_deref().unwrap_or_default() } else { typed };
    let own = mine(known);
    let way = sent.value("way").and_then(Way::of);
    let opened = async {
        let mut setup = setup(&site, about, own, &sent)?;
        // How quick bots are this person has said at another table.
        setup.agreed.pace = visitor.pace;
        let table = site.tables().open_bringing(&visitor.person, &setup, brought(&visitor, &sent)?).await?;
        tracing::info!(game = about.slug, seats = setup.seats.len(), "a table is opened");
        Ok(table)
    };
    match opened.await {
        Ok(table) => {
            let mut kept = SignedCookieJar::new(site.key().clone());
            if let Ok(name) = plain_name(typed) {
                kept = visitor.remember_name(site.key(), &name);
            }
            let way = way.map(|way| visitor.cookie(WAY, way.word().to_owned()));
            let used = way.into_iter().fold(CookieJar::new(), CookieJar::add);
            (kept, used, lead_to(&format!("/t/{}", table.id()))).into_response()
        }
        Err(refused) => {
            let refusal = Refusal::new(&visitor, Tried::WRITE.of(about.slug), &refused);
            let (way, filled) = (way.unwrap_or(Way::Bots), |name: &str| sent.value(name));
            let setting = Setting { way, filled: &filled, refused: Some(&refusal.why), unruly: None };
            refusal.on(game::page(&visitor.reader, site.house(), about, &setting))
        }
    }
}

/// Somebody on this device, by the name that was typed, if any was.
fn mine(typed: &str) -> SetupSeat {
    plain_name(typed).map_or(SetupSeat::Unnamed, SetupSeat::Mine)
}

/// A table as the form says: one tap, a way to play, or who plays each seat.
fn setup(site: &Site, about: &About, own: SetupSeat, sent: &Sent) -> Result<Setup, Refused> {
    sent.has_only(|field| is_field(about, field), &[])?;
    let (options, mut agreed) = rules_of(about, sent)?;
    let slug = about.slug.to_owned();
    let others = match (sent.value("quick"), sent.value("way").map(|word| (word, Way::of(word)))) {
        (None, None) => seat_by_seat(site, about, sent)?,
        (Some("1"), None) => {
            // The usual rules, whatever else the form says; what it says has to make sense all the same.
            seat_by_seat(site, about, sent)?;
            let bots = vec![SetupSeat::Bot(site.tables().bots().usual().to_owned()); Way::bots(about)];
            let seats = [vec![own], bots].concat();
            return Ok(Setup { slug, options: Vec::new(), seats, agreed: Agreed::default() });
        }
        (Some(other), None) | (None, Some((other, None))) => return Err(no_such_choice(other)),
        (Some(_), Some(_)) => return Err(unreadable()),
        (None, Some((_, Some(Way::Bots)))) => {
            let bots = sent.read("bots")?.unwrap_or_else(|| Way::bots(about)).min(MOST_SEATS);
            let level = sent.value("level").unwrap_or_else(|| site.tables().bots().usual());
            vec![SetupSeat::Bot(level.to_owned()); bots]
        }
        (None, Some((_, Some(Way::Device)))) => people(about, sent)?,
        (None, Some((_, Some(Way::Phones)))) => {
            let pairs: Vec<_> = options.iter().map(|(key, word)| (key.as_str(), word.as_str())).collect();
            vec![SetupSeat::Open; most_seats(about, &pairs) - 1]
        }
    };
    let seats = [vec![own], others].concat();
    // Whoever awaits others lets luck say who begins; who plays with those who are here has seated them.
    agreed.first = agreed.first.or(seats.contains(&SetupSeat::Open).then_some(First::Lot));
    Ok(Setup { slug, options, seats, agreed })
}

/// Everybody else on this device, by the names that were typed; lines that stayed empty are nobody's.
fn people(about: &About, sent: &Sent) -> Result<Vec<SetupSeat>, Refused> {
    let typed = (1..about.most_seats).filter_map(|seat| sent.value(&format!("name-{seat}")));
    let named = typed.filter(|name| !name.trim().is_empty()).map(|name| Ok(SetupSeat::Mine(plain_name(name)?)));
    let people: Vec<_> = named.collect::<Result<_, Refused>>()?;
    if people.len() + 1 < about.least_seats {
        return Err(Refused::Why(Message::new("names-few").with("least", about.least_seats)));
    }
    Ok(people)
}

/// Who plays each seat but the first, one by one: people here, people with the link, bots of any strength.
fn seat_by_seat(site: &Site, about: &About, sent: &Sent) -> Result<Vec<SetupSeat>, Refused> {
    let mut seats = Vec::new();
    for seat in 1..about.most_seats {
        match sent.value(&format!("seat-{seat}")).unwrap_or("none") {
            "none" => {}
            "link" => seats.push(SetupSeat::Open),
            "here" => seats.push(mine(sent.value(&format!("name-{seat}")).unwrap_or_default())),
            "bot" => seats.push(SetupSeat::Bot(site.tables().bots().usual().to_owned())),
            other => {
                let level = other.strip_prefix("bot:").ok_or_else(|| no_such_choice(other))?;
                seats.push(SetupSeat::Bot(level.to_owned()));
            }
        }
    }
    Ok(seats)
}

/// The house rules: options of the game, and what is agreed on besides.
pub(crate) fn rules_of(about: &About, sent: &Sent) -> Result<(Vec<(String, String)>, Agreed), Refused> {
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
    let first = match sent.value("first") {
        None => None,
        Some("lot") => Some(First::Lot),
        Some("seated") => Some(First::Seated),
        Some(other) => return Err(no_such_choice(other)),
    };
    let agreed = Agreed { hints, friendly, patience, first, pace: None };
    let options = fields(about.slug).unwrap_or_default().into_iter();
    let options = options
        .filter_map(|field| Some((field.key.to_owned(), sent.value(&format!("option-{}", field.key))?.to_owned())));
    Ok((options.collect(), agreed))
}

/// Whether the form of this game has a field of this name.
fn is_field(about: &About, name: &str) -> bool {
    let of_seat = |(kind, first): (&str, usize)| (first..about.most_seats).any(|seat| name == format!("{kind}-{seat}"));
    let of_option = || {
        let key = name.strip_prefix("option-");
        key.is_some_and(|key| fields(about.slug).unwrap_or_default().iter().any(|field| field.key == key))
    };
    matches!(name, "quick" | "seal" | "hints" | "way")
        || about.most_seats > 1 && matches!(name, "back" | "patience" | "bots" | "level")
        || about.most_seats > 1 && about.begins != Begins::Rule && name == "first"
        || [("name", 0), ("seat", 1)].into_iter().any(of_seat)
        || of_option()
}
