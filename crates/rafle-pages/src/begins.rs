//! Who begins: a line in the waiting room, and the choice of its host, a page of its own that scripts lay over the room.

use maud::{Markup, html};
use rafle_engine::{First, Message, Seat};
use rafle_table::{Sitter, Snapshot};

use crate::draw::pieces::{cup, die, icon};
use crate::game::bot_name;
use crate::house::Table;
use crate::page::{Page, top};
use crate::reader::Reader;
use crate::room::name;

/// The line of the room; nothing where the rules of the game say who begins.
pub(crate) fn line(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let Some(first) = first(shot) else { return html! {} };
    let who = match first {
        First::Lot => reader.word("begins-lot"),
        First::Seated => reader.word("begins-seated"),
        First::Seat(seat) => name(reader, shot, seat),
    };
    let said = html! { (icon("pennant")) span { (reader.word("begins")) " " b { (who) } } };
    html! {
        p.who-begins {
            @if shot.hosts() {
                a href={ "/t/" (table.id) "/begins" } data-sheet { (said) em { (reader.word("begins-change")) } }
            } @else {
                (said)
            }
        }
    }
}

/// The choice: by lot, as seated, or somebody who is here.
pub fn page(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let title = reader.word("begins-title");
    let content = html! {
        (top(reader))
        main.home {
            section.panel.pg.still data-laid aria-labelledby="begins-h" {
                div.ph { h2 id="begins-h" { (title) } p.note { (reader.word("begins-note")) } }
                (choice(reader, table, shot))
                p.bk2 { a.btn href={ "/t/" (table.id) } data-close { (reader.word("back-to-table")) } }
            }
        }
    };
    Page { title: &title, class: "home menu-page", waits: None }.with(reader, &content)
}

fn choice(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let Some(chosen) = first(shot).filter(|_| shot.hosts()) else {
        return html! { p { (reader.word("begins-host-only")) } };
    };
    let radio = |first: First, picture: Markup, words: String, small: String| {
        html! {
            label.rseat {
                input type="radio" name="first" value=(first.to_string()) checked[first == chosen];
                (picture)
                span { b { (words) } small { (small) } }
                i.rd aria-hidden="true" {}
            }
        }
    };
    let by_lot = (reader.word("begins-by-lot"), reader.word("begins-by-lot-note"));
    html! {
        form.bo method="post" action={ "/t/" (table.id) "/wish" } data-send {
            fieldset {
                legend.vh { (reader.word("begins-title")) }
                (radio(First::Lot, die(5, "bd"), by_lot.0, by_lot.1))
                (radio(First::Seated, icon("list"), reader.word("begins-as-seated"), order(reader, shot)))
                @for seat in shot.taken().iter() {
                    (radio(First::Seat(seat), cup("c30"), name(reader, shot, seat), described(reader, shot, seat)))
                }
            }
            p.acts-row { button.btn.main name="wish" value="begins" { (reader.word("begins-keep")) } }
        }
    }
}

/// The first few in the order in which they sit.
fn order(reader: &Reader, shot: &Snapshot) -> String {
    let mut seated = shot.taken().iter().map(|seat| name(reader, shot, seat));
    let (Some(first), Some(second), third) = (seated.next(), seated.next(), seated.next()) else {
        return String::new();
    };
    reader.site(&match third {
        None => Message::new("begins-order").with("first", first).with("second", second),
        Some(third) => {
            Message::new("begins-order-more").with("first", first).with("second", second).with("third", third)
        }
    })
}

fn described(reader: &Reader, shot: &Snapshot, seat: Seat) -> String {
    match &shot.sitters[seat.index()] {
        Sitter::Bot(level) => bot_name(reader, level),
        _ if shot.mine.has(seat) => reader.word("on-this-device"),
        Sitter::Open | Sitter::Person(_) => reader.word("is-here"),
    }
}

fn first(shot: &Snapshot) -> Option<First> {
    shot.room.as_ref().and_then(|room| room.first)
}
