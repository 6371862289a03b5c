//! The score pad for people who play with real things and want nothing but sums.
//!
//! The form carries all names and numbers from page to page; nothing is kept here. A script keeps them on the device.

use maud::{Markup, html};
use rafle_engine::{FilledPad, Message, Pad, PadRow, Tally};
use rafle_table::shelf;

use crate::draw::pieces::icon;
use crate::hands::head;
use crate::page::{Page, top};
use crate::reader::Reader;

/// So many can be written down.
const MOST_PLAYERS: usize = 16;
/// A new pad asks for so many names, and for all of them when these are not enough.
const FEW_PLAYERS: usize = 8;
/// So many columns stand beside each other; others stand below them.
const COLUMNS: usize = 8;
/// A pad of a game that we do not know ends somewhere.
const MOST_ROUNDS: usize = 60;
/// Up to so many players there is room for fields beside each other.
const ABREAST: usize = 5;
const LONGEST_NAME: usize = 24;
const LONGEST_NUMBER: i32 = 9999;

/// What is chosen where the game is another one: whether the most points win, or the fewest.
const MOST: &str = "most";
const FEWEST: &str = "fewest";

/// What stands on somebody's pad.
pub struct Sums {
    /// The game, or [`MOST`] or [`FEWEST`].
    game: String,
    pad: Pad,
    names: Vec<String>,
    /// By round and player; nothing where nothing is written.
    points: Vec<Vec<Option<i32>>>,
    /// Whether the names are to be changed.
    edited: bool,
}

impl Sums {
    /// What a form says, as far as it makes sense: nobody is told that a number on their own pad is wrong.
    pub fn read(fields: &[(String, String)]) -> Sums {
        let value = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.trim());
        let game = value("game").unwrap_or(MOST);
        let known = rafle_table::pad(game);
        let game = if known.is_some() || game == FEWEST { game } else { MOST };
        let named = |seat| value(&format!("name-{seat}")).filter(|name| !name.is_empty());
        // Whoever has no name any more takes their points along.
        let columns: Vec<_> = (0..MOST_PLAYERS).filter(|&seat| named(seat).is_some()).collect();
        let names =
            columns.iter().filter_map(|&seat| named(seat)).map(|name| name.chars().take(LONGEST_NAME).collect());
        let number = |row: usize, seat: usize| {
            let number: i32 = value(&format!("p-{row}-{seat}"))?.replace('−', "-").parse().ok()?;
            (number.abs() <= LONGEST_NUMBER).then_some(number)
        };
        let rows = known.as_ref().map_or(MOST_ROUNDS, |pad| pad.rows.len());
        let mut points: Vec<Vec<_>> =
            (0..rows).map(|row| columns.iter().map(|&seat| number(row, seat)).collect()).collect();
        let pad = known.unwrap_or_else(|| {
            let written = points.iter().take_while(|row: &&Vec<_>| row.iter().all(Option::is_some)).count();
            let rows = if columns.is_empty() { 0 } else { (written + 1).min(MOST_ROUNDS) };
            points.truncate(rows);
            Pad { rows: vec![PadRow::default(); rows], fewest_win: game == FEWEST }
        });
        Sums { game: game.to_owned(), pad, names: names.collect(), points, edited: value("edit").is_some() }
    }

    /// The rounds that are written.
    fn filled(&self) -> FilledPad {
        let tally =
            |row: &Vec<Option<i32>>| Some(Tally { points: row.iter().copied().collect::<Option<_>>()?, out: None });
        FilledPad { pad: self.pad.clone(), tallies: self.points.iter().map_while(tally).collect() }
    }
}

/// The pad, or the form with which it begins.
pub fn page(reader: &Reader, sums: &Sums) -> Markup {
    let title = reader.word("score-pad");
    let begins = sums.names.is_empty() || sums.edited;
    let content = html! {
        (top(reader))
        main.pad data-pad=(if sums.names.is_empty() { "new" } else { "kept" }) {
            h1 { (title) }
            form method="get" action="/pad" { @if begins { (names(reader, sums)) } @else { (rounds(reader, sums)) } }
        }
    };
    Page { title: &title, class: "home padp", waits: None }.with(reader, &content)
}

/// Which game, and who plays.
fn names(reader: &Reader, sums: &Sums) -> Markup {
    let games = shelf().iter().filter(|about| rafle_table::pad(about.slug).is_some());
    let asked = if sums.names.len() < FEW_PLAYERS { FEW_PLAYERS } else { MOST_PLAYERS };
    html! {
        p.note { (reader.word("pad-about")) }
        label.field {
            span { (reader.word("pad-game")) }
            select name="game" {
                @for about in games {
                    option value=(about.slug) selected[sums.game == about.slug] { (reader.words.name(about.slug)) }
                }
                option value=(MOST) selected[sums.game == MOST] { (reader.word("pad-other-most")) }
                option value=(FEWEST) selected[sums.game == FEWEST] { (reader.word("pad-other-fewest")) }
            }
        }
        @for seat in 0..asked {
            label.field {
                span { (reader.site(&Message::new("name-of").with("number", seat + 1))) }
                input name={ "name-" (seat) } value=(sums.names.get(seat).map_or("", String::as_str)) maxlength=(LONGEST_NAME) required[seat == 0] autocomplete="off";
            }
        }
        (numbers(sums, 0..sums.points.len()))
        p.acts-row { button.btn.main { (reader.word("pad-go-on")) } }
    }
}

/// The table of all rounds, with fields for the one that is being written.
fn rounds(reader: &Reader, sums: &Sums) -> Markup {
    let words = reader.words;
    let (filled, players) = (sums.filled(), sums.names.len());
    let written = filled.tallies.len();
    let called: Vec<_> = sums.names.iter().cloned().map(Some).collect();
    let totals = filled.over().last().map_or(vec![0; players], |(_, _, totals)| totals);
    let best = if sums.pad.fewest_win { totals.iter().min() } else { totals.iter().max() };
    let leads = |total: i32| written > 0 && best == Some(&total);
    let current = filled.current();
    let abreast = players <= ABREAST;
    let field = |row: usize, seat: usize, now: bool| {
        let called = words.pad_row(row + 1, sums.pad.rows[row]);
        let label = reader.site(&Message::new("pad-cell").with("row", called).with("name", sums.names[seat].as_str()));
        let value = sums.points[row][seat].map(|points| points.to_string());
        let keys = sums.pad.rows[row].cards.map(|_| "numeric");
        html! {
            input name={ "p-" (row) "-" (seat) } value=[value] aria-label=(label) inputmode=[keys] pattern="[\\-−]?[0-9]{1,4}" maxlength="5" size="3" autocomplete="off" required[now] data-cell;
        }
    };
    html! {
        input type="hidden" name="game" value=(sums.game);
        @for (seat, name) in sums.names.iter().enumerate() { input type="hidden" name={ "name-" (seat) } value=(name); }
        div.say role="status" {
            strong { @match current {
                Some(row) => { (words.pad_row(written + 1, row)) }
                None => { (reader.word("pad-over")) }
            } }
            p.note {
                @if let Some(cards) = current.and_then(|row| row.cards) {
                    @let dealer = &sums.names[written % players];
                    (reader.site(&Message::new("pad-deals").with("name", dealer.as_str()).with("cards", cards))) " "
                }
                (words.pad_standing(&filled, &called))
            }
        }
        @for columns in (0..players).collect::<Vec<_>>().chunks(COLUMNS) {
            table.pd {
                thead { tr { th scope="col" { (words.pad_head(&sums.pad)) } @for &seat in columns { th scope="col" { b { (sums.names[seat]) } } } } }
                tbody {
                    @for (row, known) in sums.pad.rows.iter().enumerate() {
                        @let now = row == written;
                        tr.cur[now].nx[row > written] {
                            th scope="row" aria-label=(words.pad_row(row + 1, *known)) { (head(row + 1, *known)) }
                            @for &seat in columns {
                                td {
                                    @if row <= written && abreast { (field(row, seat, now)) }
                                    @else if row < written { b { (words.number(sums.points[row][seat].unwrap_or_default())) } }
                                }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (reader.site(&Message::new("pad-after").with("rounds", written))) }
                        @for total in columns.iter().map(|&seat| totals[seat]) {
                            td.ld[leads(total)] {
                                b { (words.number(total)) }
                                @if leads(total) { small { (reader.word("pad-first")) } }
                                @else if written > 0 { small { (words.signed(total - best.copied().unwrap_or_default())) } }
                            }
                        }
                    }
                }
            }
        }
        @if !abreast {
            (numbers(sums, 0..written))
            @if current.is_some() {
                div.fields { @for (seat, name) in sums.names.iter().enumerate() { label.line { span { (name) } (field(written, seat, true)) } } }
            }
        }
        p.acts-row {
            button.btn name="edit" value="1" formnovalidate { (icon("people")) " " (reader.word("print-names")) }
            @if let Some(row) = current { button.btn.main { (reader.site(&Message::new(if row.cards.is_some() { "pad-write-hand" } else { "pad-write-round" }).with("number", written + 1))) } }
        }
        p.acts-row { a.quiet href="/pad?new=1" { (reader.word("pad-new")) } }
    }
}

/// Numbers that are only carried along.
fn numbers(sums: &Sums, rows: std::ops::Range<usize>) -> Markup {
    html! {
        @for (row, points) in sums.points.iter().enumerate().filter(|(row, _)| rows.contains(row)) {
            @for (seat, points) in points.iter().enumerate() {
                @if let Some(points) = points { input type="hidden" name={ "p-" (row) "-" (seat) } value=(points); }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Sums {
        Sums::read(&fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect::<Vec<_>>())
    }

    #[test]
    fn rounds_are_written_when_everybody_has_a_number() {
        let mut fields = vec![("name-0", "Anna"), ("name-1", "Bo"), ("game", FEWEST)];
        fields.extend([("p-0-0", "12"), ("p-0-1", "−3"), ("p-1-0", "7"), ("p-1-1", "")]);
        let sums = read(&fields);
        let filled = sums.filled();
        assert_eq!(filled.tallies.len(), 1);
        assert_eq!(filled.over().last().map(|(_, _, totals)| totals), Some(vec![12, -3]));
        assert_eq!((sums.pad.rows.len(), sums.points[1][0]), (2, Some(7)), "what is half written stays");
    }

    #[test]
    fn who_leaves_takes_their_points_along() {
        let fields =
            [("name-0", " "), ("name-1", "Bo"), ("name-2", "Cato"), ("p-0-0", "1"), ("p-0-1", "2"), ("p-0-2", "3")];
        let sums = read(&fields);
        assert_eq!((sums.names.len(), &sums.points[0]), (2, &vec![Some(2), Some(3)]));
    }

    #[test]
    fn sixteen_can_be_written_down() {
        let name = |seat: usize| (format!("name-{seat}"), format!("P{seat}"));
        let number = |seat: usize| (format!("p-0-{seat}"), seat.to_string());
        let fields: Vec<_> = (0..MOST_PLAYERS).map(name).chain((0..MOST_PLAYERS).map(number)).collect();
        let sums = Sums::read(&fields);
        let totals: Vec<_> = (0..16).collect();
        assert_eq!(sums.filled().over().last().map(|(_, _, sums)| sums), Some(totals));
    }

    #[test]
    fn nonsense_is_not_written() {
        let sums = read(&[("name-0", "Anna"), ("p-0-0", "ten"), ("p-1-0", "99999"), ("game", "chess"), ("x", "y")]);
        assert_eq!((sums.game.as_str(), sums.filled().tallies.len(), sums.pad.fewest_win), (MOST, 0, false));
        assert!(read(&[]).names.is_empty());
    }
}
