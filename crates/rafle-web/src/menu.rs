//! The menu of a table: what somebody wishes besides playing, and links that work once.

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::{CookieJar, Form};
use rafle_engine::{Message, Seat, Viewer};
use rafle_pages::menu::{self, Device, Handed};
use rafle_pages::table::Eyes;
use rafle_tables::{Adding, Brought, Live, Pass, Refused, Wish};
use serde::Deserialize;

use crate::Site;
use crate::fair::brought;
use crate::form::{Sent, no_such_choice, unreadable};
use crate::limits::From as Address;
use crate::page::lead_to;
use crate::refusal::{Refusal, Tried};
use crate::table::{At, answer};
use crate::visitor::{PACE, Visitor};

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Query(asked): Query<Sent>,
) -> Response {
    let shot = match table.look(&visitor.person, Viewer::Spectator, usize::MAX).await {
        Ok(shot) => shot,
        Err(refused) => return Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    };
    let (away, playing) = (table.away().await, devices(&site, &visitor).await);
    let screen = asked.value("tv").is_some();
    menu::page(&visitor.reader, &site.table(&visitor, &table), &shot, away, &playing, screen).into_response()
}

/// Who begins, for the host of a room to choose.
pub(crate) async fn begins(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
) -> Response {
    match table.look(&visitor.person, Viewer::Spectator, usize::MAX).await {
        Ok(shot) => rafle_pages::begins::page(&visitor.reader, &site.table(&visitor, &table), &shot).into_response(),
        Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    }
}

/// The devices that play for this visitor, and whether this is one of them.
async fn devices(site: &Site, visitor: &Visitor) -> Vec<Device> {
    let own = visitor.device.key();
    let playing = site.tables().devices_of(&visitor.person).await.unwrap_or_default().into_iter();
    playing.map(|device| Device { this: device.key == own, key: device.key, label: device.label }).collect()
}

/// What somebody wishes besides playing.
pub(crate) async fn wish(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<Option<Address>>,
    At(table): At,
    headers: HeaderMap,
    Form(sent): Form<Sent>,
) -> Response {
    let wished = async {
        let wish = wish_of(&sent, site.tables().bots().usual())?;
        let number = sent.read("n")?.unwrap_or(0);
        let brought = brought(&visitor, &sent)?;
        if matches!(wish, Wish::Join(_) | Wish::Sit(..)) && !table.is_played_by(&visitor.person) {
            site.limits().sit_down(from)?;
        }
        let done = site.tables().wish(table.id(), &visitor.person, number, wish).await?;
        if let Some(Brought { seal, .. }) = brought {
            // Whoever has sat down sits, even if the game has begun in the same moment and takes no seals any more.
            let adds = Wish::Add(visitor.digits(table.id()), Adding::Seal(seal));
            let _ = site.tables().wish(table.id(), &visitor.person, number, adds).await;
        }
        Ok(done)
    };
    let wished = wished.await.map(|_| ());
    let named = wished.is_ok() && matches!(sent.value("wish"), Some("join" | "sit" | "rename"));
    let pace = sent.value("pace").filter(|_| wished.is_ok());
    let response = answer(&site, &table, &visitor, &Eyes::default(), &headers, wished).await;
    if let Some(pace) = pace {
        return (CookieJar::new().add(visitor.cookie(PACE, pace.to_owned())), response).into_response();
    }
    match sent.value("name").filter(|_| named) {
        Some(name) => (visitor.remember_name(site.key(), name), response).into_response(),
        None => response,
    }
}

fn wish_of(sent: &Sent, usual: &str) -> Result<Wish, Refused> {
    sent.has_only(
        |name| matches!(name, "wish" | "seat" | "n" | "asker" | "name" | "level" | "pace" | "seal" | "first"),
        &[],
    )?;
    let wish = sent.value("wish").ok_or_else(unreadable)?;
    let name = || sent.value("name").unwrap_or_default().to_owned();
    // What somebody wishes of the whole table names no seat.
    match wish {
        "join" => return Ok(Wish::Join(name())),
        "fill" => return Ok(Wish::Fill(sent.value("level").unwrap_or(usual).to_owned())),
        "begins" => return sent.read("first")?.map(Wish::First).ok_or_else(unreadable),
        "pace" => {
            let pace = sent.value("pace").unwrap_or_default();
            return pace.parse().map(Wish::Pace).map_err(|_| no_such_choice(pace));
        }
        "begin" => return Ok(Wish::Begin { fill: false }),
        "begin-with-bots" => return Ok(Wish::Begin { fill: true }),
        _ => {}
    }
    let written = sent.value("seat").ok_or_else(unreadable)?;
    let no_seat = |_| Refused::Why(Message::new("no-such-seat").with("seat", written));
    let seat: Seat = written.parse().map_err(no_seat)?;
    let asker = || sent.read("asker")?.ok_or_else(unreadable);
    Ok(match wish {
        "sit" => Wish::Sit(seat, name()),
        "rename" => Wish::Rename(seat, name()),
        "back" => Wish::TakeBack(seat),
        "agree" => Wish::Answer { seat, asker: asker()?, yes: true },
        "refuse" => Wish::Answer { seat, asker: asker()?, yes: false },
        "resign" => Wish::Resign(seat),
        "leave" => Wish::Leave(seat),
        "free" => Wish::Free(seat),
        "replace" => Wish::Replace(seat, sent.value("level").unwrap_or_default().to_owned()),
        other => return Err(no_such_choice(other)),
    })
}

/// A link that works once, to be made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Passing {
    pass: String,
    seat: Option<String>,
}

pub(crate) async fn give(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Form(passing): Form<Passing>,
) -> Response {
    let (id, person, device) = (table.id(), &visitor.person, &visitor.device);
    let seat = passing.seat.as_deref().map(str::parse);
    let (handed, given) = match (passing.pass.as_str(), seat) {
        ("device", None) => (Handed::Device, site.tables().give_device(person, device, id).await),
        ("seat", Some(Ok(seat))) => (Handed::Seat, site.tables().give_seat(person, device, id, seat).await),
        _ => (Handed::Device, Err(unreadable())),
    };
    match given {
        Ok(word) => {
            let link = site.link(&visitor, &format!("/pass/{word}"));
            menu::given(&visitor.reader, id, handed, &link).into_response()
        }
        Err(refused) => Refusal::new(&visitor, Tried::WRITE.at(&table), &refused).page(),
    }
}

/// What a link that works once is for; opening it changes nothing yet, so that a preview does not use it up.
pub(crate) async fn pass(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(word): Path<String>,
) -> Response {
    let pass = match site.tables().pass(&word).await.and_then(|pass| pass.ok_or(Refused::UsedUp)) {
        Ok(pass) => pass,
        Err(refused) => return Refusal::new(&visitor, Tried::READ, &refused).page(),
    };
    let table = match site.tables().table(pass.table()).await {
        Ok(table) => table,
        Err(refused) => return Refusal::new(&visitor, Tried::READ, &refused).page(),
    };
    let handed = match pass {
        Pass::Device(..) => Handed::Device,
        Pass::Seat(..) => Handed::Seat,
    };
    let giver = giver(&visitor, &table, &pass).await;
    menu::pass(&visitor.reader, table.about().slug, &word, handed, &giver).into_response()
}

/// Who uses a link up, and what for: nobody becomes somebody else who thought to take a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Using {
    pass: String,
    #[serde(default)]
    name: String,
}

pub(crate) async fn use_pass(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(word): Path<String>,
    headers: HeaderMap,
    Form(using): Form<Using>,
) -> Response {
    let tables = site.tables();
    let used = match using.pass.as_str() {
        "device" => tables.join_device(&word, &visitor.device, kind_of_device(&headers)).await,
        "seat" => tables.take_seat(&word, &visitor.person, &using.name).await,
        _ => Err(unreadable()),
    };
    match used {
        Ok(table) if using.pass == "seat" => {
            (visitor.remember_name(site.key(), &using.name), lead_to(&format!("/t/{table}"))).into_response()
        }
        Ok(table) => lead_to(&format!("/t/{table}")),
        Err(refused) => Refusal::new(&visitor, Tried::WRITE, &refused).page(),
    }
}

/// A device that plays for somebody no longer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Releasing {
    device: String,
}

pub(crate) async fn release(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Form(releasing): Form<Releasing>,
) -> Response {
    match site.tables().release(&visitor.person, &releasing.device).await {
        Ok(()) => lead_to(&format!("/t/{}/menu", table.id())),
        Err(refused) => Refusal::new(&visitor, Tried::WRITE.at(&table), &refused).page(),
    }
}

/// What the person is called at the table where a pass of theirs leads.
async fn giver(visitor: &Visitor, table: &Live, pass: &Pass) -> String {
    let name = match pass {
        Pass::Device(person, _) => {
            let shot = table.look(person, Viewer::Spectator, usize::MAX).await.ok();
            shot.and_then(|shot| shot.names[shot.mine.iter().next()?.index()].clone())
        }
        Pass::Seat(..) => None,
    };
    name.unwrap_or_else(|| visitor.reader.word("guest"))
}

/// What a browser says of the device on which it runs, as the maker calls it; nothing if it does not say.
fn kind_of_device(headers: &HeaderMap) -> &'static str {
    const KINDS: [&str; 7] = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"];
    let said = headers.get(USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    KINDS.into_iter().find(|kind| said.contains(kind)).unwrap_or_default()
}
