//! The menu of a table: who sits where, the link for others, this device, leaving. And links that work once.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::Form;
use maud::{Markup, html};
use rafle_engine::{Message, Seat, Seats, Viewer};
use rafle_tables::{Device, Live, Pass, Refused, Sitter, Snapshot, Wish};
use serde::Deserialize;

use crate::Site;
use crate::around::{invite, shown};
use crate::draw::pieces::icon;
use crate::form::{Sent, no_such_choice, unreadable};
use crate::game::bot_name;
use crate::page::{Page, choices, lead_to};
use crate::qr::qr;
use crate::refusal::{Refusal, Tried};
use crate::table::{At, Eyes, answer, names};
use crate::visitor::Visitor;

pub(crate) async fn page(State(site): State<Site>, Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    let id = table.id();
    table.greet(&visitor.person);
    let shot = match table.look(&visitor.person, Viewer::Spectator, usize::MAX).await {
        Ok(shot) => shot,
        Err(refused) => return Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    };
    let open: Seats =
        Seats::first(shot.sitters.len()).iter().filter(|seat| shot.sitters[seat.index()] == Sitter::Open).collect();
    let away = table.away().await;
    let playing = site.tables().devices_of(&visitor.person).await.unwrap_or_default();
    let content = html! {
        (bar(&visitor, id, &visitor.words.name(table.about().slug)))
        main.menu {
            section.panel { h2 { (visitor.word("players")) } (players(&site, &visitor, &table, &shot, away)) }
            (invite(&site, &visitor, &table, open))
            section.panel.list {
                h2 { (visitor.word("this-table")) }
                a href={ "/g/" (table.about().slug) } { (visitor.word("rules")) }
                a href={ "/t/" (id) "/tv" } { (visitor.word("big-screen")) }
                a href={ "/t/" (id) "/record" } download { (visitor.word("download-record")) }
                @if table.decides() {
                    p.line { span { (visitor.word("hints")) } span { (visitor.word(if shot.hints { "hints-allowed" } else { "hints-not-allowed" })) } }
                }
                @if !shot.mine.is_empty() {
                    form method="post" action={ "/t/" (id) "/pass" } { button name="pass" value="device" { (visitor.word("other-device")) } }
                }
            }
            section.panel.list {
                h2 { (visitor.word("this-device")) }
                div.line { span { (visitor.word("language")) " · " (visitor.word("looks")) } span.both { (choices(&visitor)) } }
                label.line hidden data-sound { span { (visitor.word("sound")) } input type="checkbox"; }
            }
            (devices(&visitor, id, &playing))
            (leaving(&visitor, id, &shot))
        }
    };
    Page { title: &visitor.word("menu"), class: "home menu-page", waits: None }.with(&visitor, &content).into_response()
}

fn bar(visitor: &Visitor, id: &str, title: &str) -> Markup {
    html! {
        header.bar {
            a.icon href={ "/t/" (id) } aria-label=(visitor.word("back-to-table")) { (icon("back")) }
            h1 { (title) }
        }
    }
}

fn players(site: &Site, visitor: &Visitor, table: &Live, shot: &Snapshot, away: Seats) -> Markup {
    let names = names(visitor, shot);
    let bots = site.tables().bots().levels();
    let seated = !shot.mine.is_empty();
    html! {
        ul.players {
            @for (index, sitter) in shot.sitters.iter().enumerate() {
                @let seat = Seat::new(index);
                @let mine = shot.mine.has(seat);
                @let name = names[index].clone().unwrap_or_default();
                li data-seat=(seat.to_string()) {
                    b { (name) }
                    small { (described(visitor, shot, seat, sitter, away)) }
                    @if mine {
                        details { summary.quiet { (visitor.word("rename")) }
                            form method="post" action={ "/t/" (table.id()) "/wish" } {
                                input type="hidden" name="seat" value=(seat.to_string());
                                input name="name" required maxlength="24" value=(name) aria-label=(visitor.word("your-name"));
                                button.btn name="wish" value="rename" { (visitor.word("rename")) }
                            }
                        }
                    }
                    @let replaceable = mine || (seated && (away.has(seat) || *sitter == Sitter::Open));
                    @if replaceable && !shot.over() {
                        form method="post" action={ "/t/" (table.id()) "/wish" } {
                            input type="hidden" name="seat" value=(seat.to_string());
                            input type="hidden" name="wish" value="replace";
                            @for level in bots {
                                button.quiet name="level" value=(level) data-replace {
                                    (visitor.site(&Message::new("let-play").with("bot", bot_name(visitor, level))))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn described(visitor: &Visitor, shot: &Snapshot, seat: Seat, sitter: &Sitter, away: Seats) -> String {
    match sitter {
        _ if shot.resigned.has(seat) => visitor.word("has-resigned"),
        Sitter::Open => visitor.word("is-open"),
        Sitter::Bot(level) => bot_name(visitor, level),
        Sitter::Person(_) if shot.mine.has(seat) => visitor.word("on-this-device"),
        Sitter::Person(_) if away.has(seat) => visitor.word("is-away"),
        Sitter::Person(_) => visitor.word("is-here"),
    }
}

/// Resigning, getting up, handing the seat over: for each own seat.
fn leaving(visitor: &Visitor, id: &str, shot: &Snapshot) -> Markup {
    let name = |seat: Seat| shot.names[seat.index()].clone().unwrap_or_default();
    html! {
        @for seat in shot.mine.iter().filter(|_| !shot.over()) {
            section.panel.list data-leaving=(seat.to_string()) {
                h2 { (visitor.site(&Message::new("seat-of").with("name", name(seat)))) }
                form method="post" action={ "/t/" (id) "/pass" } {
                    input type="hidden" name="seat" value=(seat.to_string());
                    button name="pass" value="seat" { (visitor.word("hand-over")) }
                }
                form method="post" action={ "/t/" (id) "/wish" } {
                    input type="hidden" name="seat" value=(seat.to_string());
                    @if !shot.resigned.has(seat) {
                        details { summary { (visitor.word("resign")) }
                            p.note { (visitor.word("resign-means")) }
                            button.btn name="wish" value="resign" { (visitor.word("resign")) }
                        }
                    }
                    details { summary { (visitor.word("leave")) }
                        p.note { (visitor.word("leave-means")) }
                        button.btn name="wish" value="leave" { (visitor.word("leave")) }
                    }
                }
            }
        }
    }
}

/// What somebody wishes besides playing.
pub(crate) async fn wish(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    headers: HeaderMap,
    Form(sent): Form<Sent>,
) -> Response {
    let wished = async {
        let wish = wish_of(&sent)?;
        let number = sent.read("n")?.unwrap_or(0);
        site.tables().wish(table.id(), &visitor.person, number, wish).await
    };
    let wished = wished.await.map(|_| ());
    let named = wished.is_ok() && matches!(sent.value("wish"), Some("sit" | "rename"));
    let response = answer(&site, &table, &visitor, &Eyes::default(), &headers, wished).await;
    match sent.value("name").filter(|_| named) {
        Some(name) => (visitor.remember_name(site.key(), name), response).into_response(),
        None => response,
    }
}

fn wish_of(sent: &Sent) -> Result<Wish, Refused> {
    sent.has_only(|name| matches!(name, "wish" | "seat" | "n" | "asker" | "name" | "level"), &[])?;
    let written = sent.value("seat").ok_or_else(unreadable)?;
    let no_seat = |_| Refused::Why(Message::new("no-such-seat").with("seat", written));
    let seat: Seat = written.parse().map_err(no_seat)?;
    let name = || sent.value("name").unwrap_or_default().to_owned();
    let asker = || sent.read("asker")?.ok_or_else(unreadable);
    Ok(match sent.value("wish").ok_or_else(unreadable)? {
        "sit" => Wish::Sit(seat, name()),
        "rename" => Wish::Rename(seat, name()),
        "back" => Wish::TakeBack(seat),
        "agree" => Wish::Answer { seat, asker: asker()?, yes: true },
        "refuse" => Wish::Answer { seat, asker: asker()?, yes: false },
        "resign" => Wish::Resign(seat),
        "leave" => Wish::Leave(seat),
        "replace" => Wish::Replace(seat, sent.value("level").unwrap_or_default().to_owned()),
        other => return Err(no_such_choice(other)),
    })
}

/// A link that works once, to be made.
#[derive(Deserialize)]
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
    let (id, person) = (table.id(), &visitor.person);
    let seat = passing.seat.as_deref().map(str::parse);
    let (title, hint, given) = match (passing.pass.as_str(), seat) {
        ("device", None) => ("other-device", "other-device-hint", site.tables().give_device(person, id).await),
        ("seat", Some(Ok(seat))) => ("hand-over", "hand-over-hint", site.tables().give_seat(person, id, seat).await),
        _ => ("", "", Err(unreadable())),
    };
    let word = match given {
        Ok(word) => word,
        Err(refused) => return Refusal::new(&visitor, Tried::WRITE.at(&table), &refused).page(),
    };
    let link = site.link(&visitor, &format!("/pass/{word}"));
    let content = html! {
        (bar(&visitor, id, &visitor.word(title)))
        main.menu {
            div.panel.invite data-pass=(link) {
                (qr(&link))
                p.code { (shown(&link)) }
                p.note { (visitor.word(hint)) }
                button.btn type="button" hidden data-copy=(link) data-copied=(visitor.word("copied")) { (visitor.word("copy-link")) }
            }
        }
    };
    Page { title: &visitor.word(title), class: "home menu-page", waits: None }.with(&visitor, &content).into_response()
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
    let game = visitor.words.name(table.about().slug);
    let name = giver(&visitor, &table, &pass).await;
    let of_giver = |key| visitor.site(&Message::new(key).with("name", name.as_str()));
    let content = html! {
        header.bar { h1 { (game) } }
        main.menu {
            form.panel.invite method="post" action={ "/pass/" (word) } {
                @match &pass {
                    Pass::Device(..) => {
                        h2 { (of_giver("play-for")) }
                        p.note { (of_giver("play-for-means")) }
                        @if !visitor.new { p.note { (visitor.word("play-for-own-seats")) } }
                        button.btn.main name="pass" value="device" { (visitor.word("play-here")) }
                    }
                    Pass::Seat(..) => {
                        h2 { (visitor.word("take-the-seat")) }
                        label.field { span { (visitor.word("your-name")) } input name="name" required maxlength="24" autocomplete="nickname" value=[visitor.name.as_deref()]; }
                        button.btn.main name="pass" value="seat" { (visitor.word("take-the-seat")) }
                    }
                }
            }
        }
    };
    Page { title: &game, class: "home menu-page", waits: None }.with(&visitor, &content).into_response()
}

/// Who uses a link up, and what for: nobody becomes somebody else who thought to take a seat.
#[derive(Deserialize)]
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

/// The devices that play for this visitor, and whether this is one of them.
fn devices(visitor: &Visitor, id: &str, devices: &[Device]) -> Markup {
    let own = visitor.device.key();
    let end = |device: &Device, words: &'static str| {
        html! {
            form method="post" action={ "/t/" (id) "/devices" } {
                button name="device" value=(device.key) { (visitor.word(words)) }
            }
        }
    };
    html! {
        @if !devices.is_empty() {
            section.panel.list data-devices {
                h2 { (visitor.word("devices")) }
                @for device in devices {
                    @let this = device.key == own;
                    p.line {
                        span { @if device.label.is_empty() { (visitor.word("some-device")) } @else { (device.label) } }
                        span { @if this { (visitor.word("this-device")) } }
                    }
                    (end(device, if this { "be-myself-again" } else { "release-device" }))
                }
            }
        }
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
    name.unwrap_or_else(|| visitor.word("guest"))
}

/// What a browser says of the device on which it runs, as the maker calls it; nothing if it does not say.
fn kind_of_device(headers: &HeaderMap) -> &'static str {
    const KINDS: [&str; 7] = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"];
    let said = headers.get(USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    KINDS.into_iter().find(|kind| said.contains(kind)).unwrap_or_default()
}
