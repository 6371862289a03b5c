//! What stands around a table: who may sit down, what is asked, how the game ended.

use maud::{Markup, html};
use rafle_engine::{Message, Seat, Seats};
use rafle_table::{Question, Sitter, Snapshot};

use crate::chart::chart;
use crate::coach::second_thoughts;
use crate::draw::Drawing;
use crate::house::Table;
use crate::qr::qr;
use crate::reader::Reader;
use crate::room::{called, name};
use crate::table::Finished;

/// Everything around the table, or nothing.
pub(crate) fn around(
    reader: &Reader,
    table: &Table<'_>,
    shot: &Snapshot,
    drawing: &Drawing<'_>,
    finished: Option<&Finished>,
    tv: bool,
) -> Markup {
    let seated = !shot.mine.is_empty();
    html! {
        section #around {
            @if let Some(finished) = finished { (result(reader, table, shot, drawing, finished, tv)) }
            @if !tv {
                (asked(table, shot, drawing))
                @if finished.is_none() {
                    @if !shot.owned.is_empty() { (come_back(reader, table, shot)) }
                    @if !shot.may_sit.is_empty() && !seated && shot.owned.is_empty() { (sit_down(reader, table, shot)) }
                    @if !seated { p.note.watching { (reader.word("you-watch")) " " a href={ "/t/" (table.id) "/tv" } { (reader.word("big-screen")) } } }
                }
            }
        }
    }
}

/// Seats that nobody has taken yet.
pub(crate) fn open_seats(shot: &Snapshot) -> Seats {
    let open = |seat: &Seat| shot.sitters[seat.index()] == Sitter::Open;
    Seats::first(shot.sitters.len()).iter().filter(open).collect()
}

/// A question that waits for an answer.
fn asked(table: &Table<'_>, shot: &Snapshot, drawing: &Drawing<'_>) -> Markup {
    let Some(asked) = &shot.asked else { return html! {} };
    let answers = shot.mine.or(shot.owned).iter().find(|seat| asked.waiting.has(*seat));
    let question = match &asked.what {
        Question::Back { .. } => Message::new("asks-back").with("name", drawing.name(asked.by)),
        Question::Seat { name, .. } => Message::new("asks-for-seat").with("name", name.as_str()),
    };
    html! {
        form.panel.asked method="post" action={ "/t/" (table.id) "/wish" } data-send data-asked {
            p { (drawing.site(&question)) }
            @if let Some(seat) = answers {
                input type="hidden" name="n" value=(shot.number);
                input type="hidden" name="seat" value=(seat.to_string());
                input type="hidden" name="asker" value=(asked.by.to_string());
                div.acts-row {
                    button.btn name="wish" value="refuse" { (drawing.site(&Message::new("no"))) }
                    button.btn.main name="wish" value="agree" { (drawing.site(&Message::new("yes"))) }
                }
            } @else {
                p.note { (drawing.site(&Message::new("waits-for").with("names", asked.waiting.iter().map(|seat| drawing.name(seat)).collect::<rafle_engine::Arg>()))) }
            }
        }
    }
}

/// Whoever left a seat to a bot may take it again.
fn come_back(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    html! {
        @for seat in shot.owned.iter().filter(|seat| !shot.resigned.has(*seat)) {
            form.panel.asked method="post" action={ "/t/" (table.id) "/wish" } data-send data-come-back {
                p { (reader.site(&Message::new("bot-sits-for-you").with("name", name(reader, shot, seat)))) }
                input type="hidden" name="seat" value=(seat.to_string());
                input type="hidden" name="name" value=(shot.names[seat.index()].as_deref().unwrap_or_default());
                button.btn.main name="wish" value="sit" { (reader.word("come-back")) }
            }
        }
    }
}

/// A name for whoever sits down, and what their device has sealed.
pub(crate) fn name_field(reader: &Reader) -> Markup {
    html! {
        label.field { span { (reader.word("your-name")) } input name="name" required maxlength="24" autocomplete="nickname" value=[reader.name.as_deref()]; }
        input type="hidden" name="seal";
    }
}

/// A seat that was left, offered to whoever looks. Which one is not asked.
fn sit_down(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let game = reader.words.name(table.about.slug);
    let sits = |seat: &Seat| matches!(shot.sitters[seat.index()], Sitter::Person(_));
    let host = Seats::first(shot.sitters.len()).iter().find(sits).and_then(|seat| called(reader, shot, seat));
    html! {
        form.panel.invite method="post" action={ "/t/" (table.id) "/wish" } data-sit {
            h2 { (reader.site(&Message::new("come-and-play").with("game", game))) }
            @if let Some(host) = host { p.note { (reader.site(&Message::new("sits-already").with("name", host))) } }
            (name_field(reader))
            @if !shot.asks_for.is_empty() { p.note { (reader.word("others-are-asked")) } }
            button.btn.main name="wish" value="join" { (reader.word("sit-down")) }
        }
    }
}

/// The link for the others, as text and as a code to scan, if a seat is free for them.
pub(crate) fn invite(reader: &Reader, table: &Table<'_>, open: Seats) -> Markup {
    let link = &table.link;
    let game = reader.words.name(table.about.slug);
    if open.is_empty() {
        return html! {};
    }
    html! {
        div.panel.invite data-invite {
            h2 { (reader.site(&Message::new("come-and-play").with("game", game))) }
            (qr(link))
            p.code { (shown(link)) }
            p.note { (reader.word("scan-hint")) " " (reader.site(&Message::new("seats-free").with("count", open.len()))) }
            button.btn type="button" hidden data-copy=(link) data-copied=(reader.word("copied")) { (reader.word("copy-link")) }
        }
    }
}

/// A link as people read it.
pub(crate) fn shown(link: &str) -> &str {
    link.split_once("://").map_or(link, |(_, rest)| rest)
}

/// How the game ended.
fn result(
    reader: &Reader,
    table: &Table<'_>,
    shot: &Snapshot,
    drawing: &Drawing<'_>,
    finished: &Finished,
    tv: bool,
) -> Markup {
    let standings = &shot.standings;
    let mut rows: Vec<_> = standings.rows().collect();
    rows.sort_by_key(|row| row.place);
    html! {
        div.result data-over {
            div.ending {
                h2 { (headline(shot, drawing)) }
                ol.rank-list {
                    @for row in &rows {
                        li.win[standings.winners.has(row.seat)] data-seat=(row.seat.to_string()) data-place=(row.place) data-score=(row.score) {
                            span.p { (row.place) }
                            b { (drawing.name(row.seat)) @if shot.resigned.has(row.seat) { small { (reader.word("has-resigned")) } } }
                            i { (drawing.words.number(row.score)) }
                        }
                    }
                }
                (second_thoughts(reader, &finished.play))
                @if !tv { (after(reader, table, shot)) }
            }
            @if let Some(chart) = chart(reader, drawing, standings, &finished.course) { div.panel.grew { h2 { (reader.word("how-it-grew")) } (chart) } }
        }
    }
}

/// Who won, and by how much.
pub(crate) fn headline(shot: &Snapshot, drawing: &Drawing<'_>) -> String {
    let winners = shot.standings.winners;
    match winners.single() {
        Some(winner) => {
            let best = shot.standings.scores[winner];
            let others = shot.standings.seats.minus(winners).minus(shot.resigned);
            let next = others.iter().map(|seat| (best - shot.standings.scores[seat]).abs()).min();
            match next {
                Some(ahead) if ahead > 1 => {
                    drawing.site(&Message::new("wins-by").with("seat", winner).with("ahead", ahead))
                }
                _ => drawing.site(&Message::new("wins").with("seat", winner)),
            }
        }
        None if winners.is_empty() => drawing.site(&Message::new("nobody-wins")),
        None => {
            drawing.site(&Message::new("share-the-win").with("seats", winners.iter().collect::<rafle_engine::Arg>()))
        }
    }
}

/// What can be done now.
fn after(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let id = table.id;
    html! {
        @if let Some(next) = &shot.followed {
            p.acts-row { a.btn.main href={ "/t/" (next) } data-follow { (reader.word("go-to-next")) } }
        } @else if !shot.mine.is_empty() || !shot.owned.is_empty() {
            form method="post" action={ "/t/" (id) "/again" } { input type="hidden" name="seal"; p.acts-row { button.btn.main data-again { (reader.word("play-again")) } } }
        }
        p.acts-row {
            a.btn href={ "/t/" (id) "/look" } data-look { (reader.word("look-back")) }
            @if table.is_coached() { a.btn href={ "/t/" (id) "/coach" } data-coach { (reader.word("luck-or-skill")) } }
            a.btn href={ "/t/" (id) "/record" } download data-record { (reader.word("download-record")) }
            a.btn href="/" { (reader.word("another-game")) }
        }
    }
}
