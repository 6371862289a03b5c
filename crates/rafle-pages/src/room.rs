//! The waiting room: what a table shows before its game has begun. It brings people in, and then vanishes.

use maud::{Markup, html};
use rafle_engine::{Arg, Message, Seat, Seats};
use rafle_table::{Sitter, Snapshot};

use crate::around::{name_field, open_seats, shown};
use crate::begins;
use crate::draw::pieces::{cup, icon};
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
        around: html! { section #around { @if tv { (screen(reader, table, shot)) } @else { (room(reader, table, shot)) } } },
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
        tallies: html! {},
    }
}

fn room(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let comes = shot.mine.is_empty() && !shot.may_sit.is_empty();
    html! {
        div.room data-room {
            (goes_on(reader, shot))
            @if comes { (sit_down(reader, table, shot)) } @else if !open_seats(shot).is_empty() { (invite(reader, table)) }
            p.say { strong { (who_is_here(reader, shot)) } }
            (places(reader, table, shot))
            (what_now(reader, table, shot))
            (begins::line(reader, table, shot))
        }
    }
}

/// Where a game goes on from a record, whoever comes is told before they sit down, and what whoever has it knows.
fn goes_on(reader: &Reader, shot: &Snapshot) -> Markup {
    let known = shot.room.as_ref().is_some_and(|room| room.known);
    html! {
        @if shot.elsewhere.is_some() {
            p.note data-elsewhere { (reader.word("room-goes-on")) @if known { " " strong { (reader.word("record-knows")) } } }
        }
    }
}

/// The code for the others to scan, and the word to say.
fn invite(reader: &Reader, table: &Table<'_>) -> Markup {
    let link = &table.link;
    html! {
        div.panel.invite data-invite {
            (qr(link))
            (how_to_come(reader, table))
            button.quiet type="button" hidden data-copy=(link) data-copied=(reader.word("copied")) { (reader.word("copy-link")) }
        }
    }
}

/// Where to type what: the word, or the whole address where no word was left.
fn how_to_come(reader: &Reader, table: &Table<'_>) -> Markup {
    html! {
        @match table.word {
            Some(word) => {
                p.type { (reader.word("scan-or-open")) " " b { (shown(&table.door)) } " " (reader.word("and-type")) }
                p.word data-word=(word) { (word) }
            }
            None => {
                p.type { (reader.word("scan-hint")) }
                p.code { (shown(&table.link)) }
            }
        }
    }
}

/// Who invites, and a place for whoever comes. Which one is not asked, unless a game goes on in which places differ.
fn sit_down(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let game = reader.words.name(table.about.slug);
    let host = shot.host().and_then(|seat| called(reader, shot, seat));
    let others: Vec<_> =
        shot.taken().iter().filter(|seat| Some(*seat) != shot.host()).map(|seat| name(reader, shot, seat)).collect();
    html! {
        form.panel.invite.sit method="post" action={ "/t/" (table.id) "/wish" } data-sit {
            (picture(table.about.picture))
            span.plank {}
            h2 {
                @match host {
                    Some(host) => { (reader.site(&Message::new("invites-you").with("name", host).with("game", game))) }
                    None => { (reader.site(&Message::new("come-and-play").with("game", game))) }
                }
            }
            @if !others.is_empty() {
                p.note { (reader.site(&Message::new("here-too").with("count", others.len()).with("names", others.into_iter().collect::<Arg>()))) }
            }
            (name_field(reader))
            @if shot.elsewhere.is_some() { (which_seat(reader, open_seats(shot), None, |seat| called(reader, shot, seat))) }
            button.btn.main name="wish" value=(if shot.elsewhere.is_some() { "sit" } else { "join" }) { (reader.word("sit-down")) }
            p.note { (reader.word("no-account")) }
            p.acts-row {
                a.quiet href={ "/t/" (table.id) "/tv" } { (reader.word("only-watch")) }
                a.quiet href={ "/t/" (table.id) "/rules" } { (reader.word("rules")) }
            }
        }
    }
}

/// Which of these seats of a game that goes on; the first of them, where nothing else is chosen.
pub(crate) fn which_seat(
    reader: &Reader,
    seats: Seats,
    chosen: Option<Seat>,
    name: impl Fn(Seat) -> Option<String>,
) -> Markup {
    let (label, chosen) = (reader.word("which-seat"), chosen.or(seats.iter().next()));
    let called = |seat: Seat| {
        name(seat).unwrap_or_else(|| reader.site(&Message::new("open-seat").with("seat", seat.to_string())))
    };
    html! {
        div.field role="radiogroup" aria-label=(label) {
            span { (label) }
            div.chips {
                @for seat in seats.iter() {
                    label.chip { input.vh type="radio" name="seat" value=(seat.to_string()) checked[Some(seat) == chosen]; span { (called(seat)) } }
                }
            }
        }
    }
}

/// How many of how many are here.
fn who_is_here(reader: &Reader, shot: &Snapshot) -> String {
    let (here, places) = (shot.taken().len(), shot.taken().or(shot.free()).len());
    if here == places {
        return reader.word("room-full");
    }
    reader.site(&Message::new("room-here").with("here", here).with("places", places))
}

/// Every place that is laid, who sits there, and what its host can do about it.
fn places(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
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
            @for seat in shot.taken().or(shot.free()).iter() {
                @let sitter = &shot.sitters[seat.index()];
                @let mine = shot.mine.has(seat);
                li.free[*sitter == Sitter::Open] data-seat=(seat.to_string()) data-name=[(*sitter != Sitter::Open).then(|| name(reader, shot, seat))] {
                    @if *sitter == Sitter::Open {
                        span.hole {}
                        span { b { (reader.word("free-place")) } small { (awaits(reader, shot, seat)) } }
                        @if shot.hosts() { (wish(seat, "replace", "set-a-bot")) }
                    } @else {
                        (cup(""))
                        span { b { (name(reader, shot, seat)) } small { (described(reader, shot, seat, sitter)) } }
                        @if mine { a.quiet href={ "/t/" (table.id) "/menu" } data-own { (reader.word("rename")) } }
                        @else if shot.hosts() { (wish(seat, "free", "free-the-seat")) }
                        @else { span.here { (icon("tick")) } }
                    }
                }
            }
            (room_for_more(reader, shot, |seat| wish(seat, "replace", "set-a-bot")))
        }
    }
}

/// Where every place that is laid is taken and the game has more: for how many, and how its host sets a bot at the next one.
fn room_for_more(reader: &Reader, shot: &Snapshot, set_a_bot: impl Fn(Seat) -> Markup) -> Markup {
    let more = if shot.free().is_empty() { open_seats(shot) } else { Seats::NONE };
    html! {
        @if let Some(next) = more.iter().next() {
            li.free data-more=(more.len()) {
                span.hole {}
                span { b { (reader.site(&Message::new("room-for-more").with("count", more.len()))) } }
                @if shot.hosts() { (set_a_bot(next)) }
            }
        }
    }
}

/// Somebody, or in a game that goes on somebody for a seat that has its name.
fn awaits(reader: &Reader, shot: &Snapshot, seat: Seat) -> String {
    match shot.elsewhere {
        Some(_) => reader.site(&Message::new("seat-of").with("name", name(reader, shot, seat))),
        None => reader.word("awaits-somebody"),
    }
}

fn described(reader: &Reader, shot: &Snapshot, seat: Seat, sitter: &Sitter) -> String {
    let words = match sitter {
        Sitter::Bot(level) => return crate::game::bot_name(reader, level),
        _ if shot.mine.has(seat) => "on-this-device",
        _ if shot.host() == Some(seat) => "is-host",
        Sitter::Open | Sitter::Person(_) => "is-here",
    };
    reader.word(words)
}

/// The host begins; everybody else is told who that is.
fn what_now(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    html! {
        @if shot.hosts() {
            (begin(reader, table, shot))
        } @else if !shot.mine.is_empty() {
            @if let Some(host) = shot.host() { p.note data-guest { (reader.site(&Message::new("you-sit").with("name", name(reader, shot, host)))) } }
        } @else if shot.may_sit.is_empty() {
            p.note.watching { (reader.word("you-watch")) " " a href={ "/t/" (table.id) "/tv" } { (reader.word("big-screen")) } }
        }
    }
}

/// With who is here, with bots in the free places, or with bots alone.
fn begin(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let (free, here) = (shot.free().len(), shot.taken().len());
    let with = |key, count: usize| reader.site(&Message::new(key).with("count", count));
    let (fill, enough) = (free > 0 && here > 1, shot.room.as_ref().is_some_and(|room| room.enough));
    // A game that goes on needs somebody in every seat.
    let goes_on = shot.elsewhere.is_some() && free > 0;
    html! {
        form.begins method="post" action={ "/t/" (table.id) "/wish" } data-send data-begin {
            input type="hidden" name="n" value=(shot.number);
            p.acts-row {
                @if goes_on {
                    button.btn.main name="wish" value="fill" { (with("fill-with-bots", free)) }
                } @else if fill {
                    button.btn name="wish" value="fill" { (with("fill-with-bots", free)) }
                }
                @if goes_on {
                } @else if free == 0 {
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

/// The room on a big screen: a code that can be scanned from the sofa, the word, and who is here. Nothing to touch.
fn screen(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let host = shot.host().map(|seat| name(reader, shot, seat));
    html! {
        div.room.screen data-room {
            div.scan { (qr(&table.link)) p { (reader.word("point-your-camera")) } }
            div.spoken {
                (how_to_come(reader, table))
                ul.tray.places {
                    @for seat in shot.taken().or(shot.free()).iter() {
                        @let sitter = &shot.sitters[seat.index()];
                        @if *sitter == Sitter::Open {
                            li.free data-seat=(seat.to_string()) { span.hole {} b { (reader.word("free-place")) } }
                        } @else {
                            li data-seat=(seat.to_string()) data-name=(name(reader, shot, seat)) { (cup("")) b { (name(reader, shot, seat)) } }
                        }
                    }
                }
                p.say {
                    strong { (who_is_here(reader, shot)) "." }
                    @if let Some(host) = host { " " (reader.site(&Message::new("host-begins").with("name", host))) }
                }
            }
        }
    }
}

/// What whoever has this seat is called, in the words of this reader.
pub(crate) fn name(reader: &Reader, shot: &Snapshot, seat: Seat) -> String {
    called(reader, shot, seat).unwrap_or_else(|| seat.to_string())
}

/// The same, if somebody has the seat.
pub(crate) fn called(reader: &Reader, shot: &Snapshot, seat: Seat) -> Option<String> {
    reader.words.called(&shot.names, shot.unnamed).swap_remove(seat.index())
}
