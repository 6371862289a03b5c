//! Hand by hand: the score pad of a game as the table has filled it in, as a sheet that is laid over the table.

use maud::{Markup, html};
use rafle_engine::{FilledPad, Message, PadRow, Seat};
use rafle_table::Snapshot;

use crate::card::sheet;
use crate::draw::Drawing;
use crate::draw::pieces::{crown, icon};
use crate::reader::Reader;

/// From so many players on, points stand above the total instead of beside it.
const MANY: usize = 5;

/// The button that opens the pad at its table, and the sheet with what [`rows`] has drawn; nothing if the game has none.
pub(crate) fn over_the_table(reader: &Reader, pad: Option<&FilledPad>, rows: &Markup) -> Markup {
    let Some(pad) = pad else { return html! {} };
    let title = reader.words.pad_title(&pad.pad);
    html! {
        a.icon href="#hands" aria-label=(title) data-over="h" { (icon("rows")) }
        (sheet(reader, "hands", false, &html! { div.ph { h2 id="hands-h" { (title) } } (rows) }))
    }
}

/// What every hand has brought: the region of the sheet that is sent again.
pub(crate) fn rows(reader: &Reader, shot: &Snapshot, names: &[Option<String>]) -> Markup {
    html! { div #tallies { @if let Some(pad) = &shot.pad { (drawn(reader, pad, names, shot.view.viewer.seat())) } } }
}

/// The whole pad for a screen that all look at: also the rounds to come, and below them what everybody has.
pub(crate) fn on_the_screen(reader: &Reader, shot: &Snapshot, drawing: &Drawing<'_>) -> Markup {
    html! { div #tallies { @if let Some(pad) = &shot.pad { (whole(reader, pad, shot, drawing)) } } }
}

fn whole(reader: &Reader, filled: &FilledPad, shot: &Snapshot, drawing: &Drawing<'_>) -> Markup {
    let (words, seats) = (reader.words, &drawing.view.seats);
    let over: Vec<_> = filled.over().collect();
    let least = seats.iter().map(|row| row.place).min();
    html! {
        table.bh.afar data-columns=(seats.len()) {
            thead {
                tr {
                    th scope="col" { (words.pad_head(&filled.pad)) }
                    @for row in seats { th.now[row.next] scope="col" { (drawing.name(row.seat)) } }
                }
            }
            tbody {
                @for (index, row) in filled.pad.rows.iter().enumerate().take(over.len() + 1) {
                    tr.cur[index == over.len() && !shot.over()] {
                        th scope="row" aria-label=(words.pad_row(index + 1, *row)) { (head(index + 1, *row)) }
                        @for seat in seats.iter().map(|row| row.seat) {
                            @match over.get(index) {
                                Some((_, tally, _)) => { td.out[tally.out == Some(seat)] { (tally.points[seat.index()]) } }
                                None => { td {} }
                            }
                        }
                    }
                }
                // What is to come has one line: a screen has better things to show than empty rows.
                @if filled.pad.rows.len() > over.len() + 1 {
                    tr.to-come {
                        td colspan=(seats.len() + 1) {
                            @for (index, row) in filled.pad.rows.iter().enumerate().skip(over.len() + 1) {
                                span role="img" aria-label=(words.pad_row(index + 1, *row)) { (head(index + 1, *row)) }
                            }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.say("", &Message::new("total"), &[])) }
                    @for row in seats { td.now[row.next].ld[Some(row.place) == least && !over.is_empty()] { (words.number(row.score)) } }
                }
            }
        }
    }
}

fn drawn(reader: &Reader, filled: &FilledPad, names: &[Option<String>], own: Option<Seat>) -> Markup {
    let words = reader.words;
    let word = |key| words.say("", &Message::new(key), &[]);
    let me = |index: usize| own.is_some_and(|seat| seat.index() == index);
    html! {
        p.note { (words.pad_standing(filled, names)) }
        table.bh.many[names.len() >= MANY] {
            thead {
                tr {
                    th scope="col" { (words.pad_head(&filled.pad)) }
                    @for (index, name) in names.iter().enumerate() {
                        th scope="col" .me[me(index)] { (name.as_deref().unwrap_or_default()) }
                    }
                }
            }
            tbody {
                @for (number, (row, tally, totals)) in (1..).zip(filled.over()) {
                    tr {
                        th scope="row" aria-label=(words.pad_row(number, row)) { (head(number, row)) }
                        @for (index, (points, total)) in tally.points.iter().zip(&totals).enumerate() {
                            @let out = tally.out.is_some_and(|seat| seat.index() == index);
                            td .out[out] .me[me(index)] {
                                small { @if out { (word("pad-out")) } @else { (words.signed(*points)) } } " "
                                b { (words.number(*total)) }
                            }
                        }
                    }
                }
                @if let Some(row) = filled.current() {
                    @let number = filled.tallies.len() + 1;
                    tr.cur {
                        th scope="row" aria-label=(words.pad_row(number, row)) { (head(number, row)) }
                        td colspan=(names.len()) { (words.pad_now(number, row)) }
                    }
                }
            }
        }
    }
}

/// What stands before a row: the wild rank with its crown, or the number of the round.
pub(crate) fn head(number: usize, row: PadRow) -> Markup {
    html! {
        span.wb aria-hidden="true" {
            @if let Some(rank) = row.wild { (crown()) (rafle_engine::rank_letter(rank)) } @else { (number) }
        }
    }
}
