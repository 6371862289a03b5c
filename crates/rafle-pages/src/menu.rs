//! The menu of a table: who sits where, the link for others, this device, leaving. And links that work once.

use maud::{Markup, html};
use rafle_engine::{Message, Pace, Seat, Seats};
use rafle_table::{PATIENCE, Sitter, Snapshot, pause_of};

use crate::around::{invite, open_seats, shown};
use crate::draw::pieces::icon;
use crate::fair::{drawn_anew, words};
use crate::game::{bot_name, section_for};
use crate::house::Table;
use crate::page::{Page, choices, languages};
use crate::qr::qr;
use crate::reader::Reader;
use crate::room::name;
use crate::table::names;

/// A device that plays for whoever reads.
pub struct Device {
    /// By what it is called in forms.
    pub key: String,
    /// What kind of device it is, if it said so.
    pub label: String,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// What a link that works once hands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handed {
    /// Another device plays for the same person.
    Device,
    /// Somebody else plays the seat.
    Seat,
}

/// The whole menu; it leads back to the table, or to its big screen. Whoever plays a seat of `away` is not here.
pub fn page(
    reader: &Reader,
    table: &Table<'_>,
    shot: &Snapshot,
    away: Seats,
    playing: &[Device],
    screen: bool,
) -> Markup {
    let id = table.id;
    let back = if screen { format!("{id}/tv") } else { id.to_owned() };
    let content = html! {
        (bar(reader, &back, &reader.words.name(table.about.slug)))
        main.menu {
            section.panel { h2 { (reader.word("players")) } (players(reader, table, shot, away)) }
            (invite(reader, table, open_seats(shot)))
            section.panel.list {
                h2 { (reader.word("this-table")) }
                a href={ "/t/" (id) "/rules" (section_for(shot.stage)) } data-rules { (reader.word("rules")) }
                @if crate::print::is_there(table.about.slug) { a href={ "/t/" (id) "/print" } { (reader.word("print")) } }
                a href={ "/t/" (id) "/tv" } { (reader.word("big-screen")) }
                a href={ "/t/" (id) "/fair" } data-fair { (reader.word("is-luck-fair")) }
                a href={ "/t/" (id) "/record" } download { (reader.word("download-record")) }
                @if shot.luck.commitment.is_some() { div.line { (words(reader, &shot.luck)) } }
                (drawn_anew(reader, shot))
                @if table.decides {
                    p.line { span { (reader.word("hints")) } span { (reader.word(if shot.hints { "hints-allowed" } else { "hints-not-allowed" })) } }
                    p.line { span { (reader.word("take-backs")) } span { (reader.word(if shot.agreed.friendly { "take-backs-friendly" } else { "take-backs-strict" })) } }
                }
                p.line { span { (reader.word("patience")) } span { (shot.agreed.patience.unwrap_or(PATIENCE)) } }
                (pace(reader, id, shot))
                @if !shot.mine.is_empty() {
                    form method="post" action={ "/t/" (id) "/pass" } { button name="pass" value="device" { (reader.word("other-device")) } }
                }
            }
            section.panel.list {
                h2 { (reader.word("this-device")) }
                div.line { span { (reader.word("language")) " · " (reader.word("looks")) } span.both { (choices(reader)) } }
                (kept(reader, "sound", false))
                (kept(reader, "touch", false))
                (kept(reader, "keys", true))
                label.line hidden data-keeps="explain" {
                    span { (reader.word("explain")) }
                    select {
                        @for (value, words) in [("first", "explain-first"), ("always", "explain-always"), ("never", "explain-never")] {
                            option value=(value) { (reader.word(words)) }
                        }
                    }
                }
            }
            (devices(reader, id, playing))
            (leaving(reader, id, shot))
        }
    };
    Page { title: &reader.word("menu"), class: "home menu-page", waits: None }.with(reader, &content)
}

/// How long the bots of this table wait before they move, to be chosen by whoever plays with them.
fn pace(reader: &Reader, id: &str, shot: &Snapshot) -> Markup {
    let with_bots = shot.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot(_)));
    html! {
        @if with_bots && !shot.mine.is_empty() && !shot.over() {
            form.line method="post" action={ "/t/" (id) "/wish" } data-pace {
                input type="hidden" name="wish" value="pace";
                span { (reader.word("pace")) }
                span.both {
                    @for pace in Pace::ALL {
                        button.quiet name="pace" value=(pace.word()) aria-pressed=(pause_of(pace) == shot.pause) {
                            (reader.word(match pace {
                                Pace::Calm => "pace-calm",
                                Pace::Usual => "pace-usual",
                                Pace::Quick => "pace-quick",
                            }))
                        }
                    }
                }
            }
        }
    }
}

/// Something that a script keeps for this device: whether it is wanted, and whether it is before anybody has said so.
fn kept(reader: &Reader, what: &'static str, first: bool) -> Markup {
    html! { label.line hidden data-keeps=(what) { span { (reader.word(what)) } input type="checkbox" value=(u8::from(first)); } }
}

fn bar(reader: &Reader, back: &str, title: &str) -> Markup {
    html! {
        header.bar {
            a.icon href={ "/t/" (back) } aria-label=(reader.word("back-to-table")) { (icon("back")) }
            h1 { (title) }
        }
    }
}

fn players(reader: &Reader, table: &Table<'_>, shot: &Snapshot, away: Seats) -> Markup {
    let names = names(reader, shot);
    let levels = table.house.levels;
    let seated = !shot.mine.is_empty();
    html! {
        ul.players {
            // In a room only the places that are laid.
            @let seats = if shot.waits() { shot.taken().or(shot.free()) } else { Seats::first(shot.sitters.len()) };
            @for seat in seats.iter() {
                @let (index, sitter) = (seat.index(), &shot.sitters[seat.index()]);
                @let mine = shot.mine.has(seat);
                @let name = names[index].clone().unwrap_or_default();
                li data-seat=(seat.to_string()) {
                    b { (name) }
                    small { (described(reader, shot, seat, sitter, away)) }
                    @if mine {
                        details { summary.quiet { (reader.word("rename")) }
                            form method="post" action={ "/t/" (table.id) "/wish" } {
                                input type="hidden" name="seat" value=(seat.to_string());
                                input name="name" required maxlength="24" value=(shot.names[index].as_deref().unwrap_or_default()) aria-label=(reader.word("your-name"));
                                button.btn name="wish" value="rename" { (reader.word("rename")) }
                            }
                        }
                    }
                    @let open = *sitter == Sitter::Open;
                    // In a room the host chooses any bot; later somebody else's seat gets the usual one.
                    @let bots = if mine || shot.waits() { levels } else { std::slice::from_ref(&table.house.usual) };
                    @let replaceable = if shot.waits() { shot.hosts() && open } else { mine || (seated && (away.has(seat) || open)) };
                    @if replaceable && !shot.over() {
                        form method="post" action={ "/t/" (table.id) "/wish" } {
                            input type="hidden" name="seat" value=(seat.to_string());
                            input type="hidden" name="wish" value="replace";
                            @if let [level] = bots {
                                button.quiet name="level" value=(level) data-replace {
                                    (reader.site(&Message::new("let-play").with("bot", bot_name(reader, level))))
                                }
                            } @else {
                                select name="level" aria-label=(reader.word("how-well")) {
                                    @for level in bots { option value=(level) selected[*level == table.house.usual] { (bot_name(reader, level)) } }
                                }
                                button.btn data-replace { (reader.word("set-a-bot")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn described(reader: &Reader, shot: &Snapshot, seat: Seat, sitter: &Sitter, away: Seats) -> String {
    match sitter {
        _ if shot.resigned.has(seat) => reader.word("has-resigned"),
        Sitter::Open => reader.word("is-open"),
        Sitter::Bot(level) => bot_name(reader, level),
        Sitter::Person(_) if shot.mine.has(seat) => reader.word("on-this-device"),
        Sitter::Person(_) if away.has(seat) => reader.word("is-away"),
        Sitter::Person(_) => reader.word("is-here"),
    }
}

/// Resigning, getting up, handing the seat over: for each own seat.
fn leaving(reader: &Reader, id: &str, shot: &Snapshot) -> Markup {
    html! {
        @for seat in shot.mine.iter().filter(|_| !shot.over()) {
            section.panel.list data-leaving=(seat.to_string()) {
                h2 { (reader.site(&Message::new("seat-of").with("name", name(reader, shot, seat)))) }
                form method="post" action={ "/t/" (id) "/pass" } {
                    input type="hidden" name="seat" value=(seat.to_string());
                    button name="pass" value="seat" { (reader.word("hand-over")) }
                }
                form method="post" action={ "/t/" (id) "/wish" } {
                    input type="hidden" name="seat" value=(seat.to_string());
                    @if !shot.resigned.has(seat) && !shot.waits() {
                        details { summary { (reader.word("resign")) }
                            p.note { (reader.word("resign-means")) }
                            button.btn name="wish" value="resign" { (reader.word("resign")) }
                        }
                    }
                    details { summary { (reader.word("leave")) }
                        p.note { (reader.word("leave-means")) }
                        button.btn name="wish" value="leave" { (reader.word("leave")) }
                    }
                }
            }
        }
    }
}

/// The devices that play for this reader, and whether this is one of them.
fn devices(reader: &Reader, id: &str, devices: &[Device]) -> Markup {
    let end = |device: &Device, words: &'static str| {
        html! {
            form method="post" action={ "/t/" (id) "/devices" } {
                button name="device" value=(device.key) { (reader.word(words)) }
            }
        }
    };
    html! {
        @if !devices.is_empty() {
            section.panel.list data-devices {
                h2 { (reader.word("devices")) }
                @for device in devices {
                    p.line {
                        span { @if device.label.is_empty() { (reader.word("some-device")) } @else { (device.label) } }
                        span { @if device.this { (reader.word("this-device")) } }
                    }
                    (end(device, if device.this { "be-myself-again" } else { "release-device" }))
                }
            }
        }
    }
}

/// A link that works once, to be handed on.
pub fn given(reader: &Reader, id: &str, handed: Handed, link: &str) -> Markup {
    let (title, hint) = match handed {
        Handed::Device => ("other-device", "other-device-hint"),
        Handed::Seat => ("hand-over", "hand-over-hint"),
    };
    let content = html! {
        (bar(reader, id, &reader.word(title)))
        main.menu {
            div.panel.invite data-pass=(link) {
                (qr(link))
                p.code { (shown(link)) }
                p.note { (reader.word(hint)) }
                button.btn type="button" hidden data-copy=(link) data-copied=(reader.word("copied")) { (reader.word("copy-link")) }
            }
        }
    };
    Page { title: &reader.word(title), class: "home menu-page", waits: None }.with(reader, &content)
}

/// What a link that works once is for, and who gives it; opening it changes nothing yet, so that a preview does not use it up.
pub fn pass(reader: &Reader, slug: &str, word: &str, handed: Handed, giver: &str) -> Markup {
    let game = reader.words.name(slug);
    let of_giver = |key| reader.site(&Message::new(key).with("name", giver));
    let content = html! {
        header.bar { h1 { (game) } (languages(reader)) }
        main.menu {
            form.panel.invite method="post" action={ "/pass/" (word) } {
                @match handed {
                    Handed::Device => {
                        h2 { (of_giver("play-for")) }
                        p.note { (of_giver("play-for-means")) }
                        @if !reader.new { p.note { (reader.word("play-for-own-seats")) } }
                        button.btn.main name="pass" value="device" { (reader.word("play-here")) }
                    }
                    Handed::Seat => {
                        h2 { (reader.word("take-the-seat")) }
                        label.field { span { (reader.word("your-name")) } input name="name" required maxlength="24" autocomplete="nickname" value=[reader.name.as_deref()]; }
                        button.btn.main name="pass" value="seat" { (reader.word("take-the-seat")) }
                    }
                }
            }
        }
    };
    Page { title: &game, class: "home menu-page", waits: None }.with(reader, &content)
}
