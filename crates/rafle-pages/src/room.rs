//! The waiting room: what a table shows before its game has begun. It brings people in, and then vanishes.

use maud::{Markup, html};
use rafle_engine::{Arg, Message, Seat, Seats};
use rafle_table::{Sitter, Snapshot};

use crate::around::{open_seats, shown};
use crate::draw::pieces::cup;
use crate::house::Table;
use crate::pictures::picture;
use crate::qr::qr;
use crate::reader::Reader;
use crate::table::{Regions, fields};

/// The regions of a table that waits: the room stands around it, and on the table lies nothing yet.
pub(crate) fn regions(reader: &Reader, table: &Table<'_>, shot: &Snapshot, tv: bool) -> Regions {
    Regions {
        moments: html! { template #moments {} },
        place: html! { p #where { (reader.word("waiting-room")) } },
        around: html! { section #around { (room(reader, table, shot, tv)) } },
        fields: fields(shot, false),
        seats: html! { ul #seats {} },
        say: html! { div #say { strong { (who_is_here(reader, shot)) } } },
        wood: html! { div #thrown hidden {} section #wood {} },
        own: html! { section #own {} },
        hint: html! { div #hint {} },
        acts: html! { section #acts {} },
        paper: html! { section #paper {} },
        back: html! { div #back {} },
        luck: html! { div #luck {} },
    }
}

fn room(reader: &Reader, table: &Table<'_>, shot: &Snapshot, tv: bool) -> Markup {
    let comes = shot.mine.is_empty() && !shot.may_sit.is_empty() && !tv;
    html! {
        div.room data-room {
            @if comes { (sit_down(reader, table, shot)) } @else if !open_seats(shot).is_empty() || tv { (invite(reader, table, tv)) }
            p.say { strong { (who_is_here(reader, shot)) } }
            (places(reader, table, shot, tv))
            @if !tv { (what_now(reader, table, shot)) }
        }
    }
}

/// The link for the others, as text and as a code to scan.
fn invite(reader: &Reader, table: &Table<'_>, tv: bool) -> Markup {
    let link = &table.link;
    html! {
        div.panel.invite data-invite {
            (qr(link))
            p.note { (reader.word("scan-hint")) }
            p.code { (shown(link)) }
            @if !tv { button.btn type="button" hidden data-copy=(link) data-copied=(reader.word("copied")) { (reader.word("copy-link")) } }
        }
    }
}

/// Who invites, and a place for whoever comes. Which one is not asked.
fn sit_down(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let game = reader.words.name(table.about.slug);
    let host = shot.host().and_then(|seat| shot.names[seat.index()].clone());
    let others: Vec<_> =
        taken(shot).iter().filter(|seat| Some(*seat) != shot.host()).map(|seat| name(shot, seat)).collect();
    html! {
        form.panel.invite method="post" action={ "/t/" (table.id) "/wish" } data-sit {
            (picture(table.about.picture))
            h2 {
                @match host {
                    Some(host) => { (reader.site(&Message::new("invites-you").with("name", host).with("game", game))) }
                    None => { (reader.site(&Message::new("come-and-play").with("game", game))) }
                }
            }
            p.note {
                @if !others.is_empty() {
                    (reader.site(&Message::new("here-too").with("count", others.len()).with("names", others.into_iter().collect::<Arg>()))) " "
                }
                (reader.site(&Message::new("seats-free").with("count", shot.may_sit.len())))
            }
            label.field { span { (reader.word("your-name")) } input name="name" required maxlength="24" autocomplete="nickname" value=[reader.name.as_deref()]; }
            input type="hidden" name="seal";
            button.btn.main name="wish" value="join" { (reader.word("sit-down")) }
            p.note { (reader.word("no-account")) }
        }
    }
}

/// How many of how many are here.
fn who_is_here(reader: &Reader, shot: &Snapshot) -> String {
    let (here, places) = (taken(shot).len(), shot.sitters.len());
    if here == places {
        return reader.word("room-full");
    }
    reader.site(&Message::new("room-here").with("here", here).with("places", places))
}

/// Every place, who sits there, and what its host can do about it.
fn places(reader: &Reader, table: &Table<'_>, shot: &Snapshot, tv: bool) -> Markup {
    let wish = |seat: Seat, wish: &str, words: &'static str| {
        html! {
            form method="post" action={ "/t/" (table.id) "/wish" } data-send {
                input type="hidden" name="seat" value=(seat.to_string());
                @if wish == "replace" { input type="hidden" name="level" value=(table.house.usual); }
                button.quiet name="wish" value=(wish) { (reader.word(words)) }
            }
        }
    };
    html! {
        ul.places {
            @for (index, sitter) in shot.sitters.iter().enumerate() {
                @let seat = Seat::new(index);
                @let mine = shot.mine.has(seat);
                li.free[*sitter == Sitter::Open] data-seat=(seat.to_string()) {
                    @if *sitter == Sitter::Open {
                        span.hole {}
                        span { b { (reader.word("free-place")) } small { (reader.word("awaits-somebody")) } }
                        @if shot.hosts() && !tv { (wish(seat, "replace", "set-a-bot")) }
                    } @else {
                        (cup(""))
                        span {
                            b { (name(shot, seat)) }
                            small { (described(reader, shot, seat, sitter, tv)) }
                        }
                        @if mine && !tv { a.quiet href={ "/t/" (table.id) "/menu" } data-own { (reader.word("rename")) } }
                        @if !mine && shot.hosts() && !tv { (wish(seat, "free", "free-the-seat")) }
                    }
                }
            }
        }
    }
}

fn described(reader: &Reader, shot: &Snapshot, seat: Seat, sitter: &Sitter, tv: bool) -> String {
    let words = match sitter {
        Sitter::Bot(level) => return crate::game::bot_name(reader, level),
        _ if shot.mine.has(seat) && !tv => "on-this-device",
        _ if shot.host() == Some(seat) => "is-host",
        Sitter::Open | Sitter::Person(_) => "is-here",
    };
    reader.word(words)
}

/// The host begins; everybody else is told who that is.
fn what_now(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let host = shot.host().map(|seat| name(shot, seat));
    html! {
        @if shot.hosts() {
            (begin(reader, table, shot))
        } @else if !shot.mine.is_empty() {
            @if let Some(host) = host { p.note data-guest { (reader.site(&Message::new("you-sit").with("name", host))) } }
        } @else {
            p.note.watching { (reader.word("you-watch")) " " a href={ "/t/" (table.id) "/tv" } { (reader.word("big-screen")) } }
        }
    }
}

/// With who is here, with bots in the free places, or with bots alone.
fn begin(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let (free, here) = (open_seats(shot).len(), taken(shot).len());
    let with = |key, count: usize| reader.site(&Message::new(key).with("count", count));
    let (fill, enough) = (free > 0 && here > 1, shot.room.as_ref().is_some_and(|room| room.enough));
    html! {
        form method="post" action={ "/t/" (table.id) "/wish" } data-send data-begin {
            input type="hidden" name="n" value=(shot.number);
            p.acts-row {
                @if fill { button.btn name="wish" value="fill" { (with("fill-with-bots", free)) } }
                @if free == 0 {
                    button.btn.main name="wish" value="begin" { (reader.word("begin")) }
                } @else if here > 1 && enough {
                    button.btn.main name="wish" value="begin" { (with("begin-with", here)) }
                } @else {
                    button.btn.main name="wish" value="begin-with-bots" { (reader.word("play-bots-instead")) }
                }
            }
        }
    }
}

fn taken(shot: &Snapshot) -> Seats {
    Seats::first(shot.sitters.len()).minus(open_seats(shot))
}

fn name(shot: &Snapshot, seat: Seat) -> String {
    shot.names[seat.index()].clone().unwrap_or_else(|| seat.to_string())
}
