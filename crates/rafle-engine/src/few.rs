//! Many at a table: a view of a few seats at a time.

use std::cmp::Reverse;

use crate::{Part, Place, Seat, SeatRow, Seats, View};

/// So many seats are shown at a time where there are more.
pub const AT_A_TIME: usize = 8;

/// Which of many seats a face shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Few {
    /// How many sit at the table.
    pub all: usize,
    /// Which eight these are, from 0.
    pub page: usize,
    /// How many times eight there are.
    pub pages: usize,
    /// Those who are not among these eight, in the order of their places.
    pub rest: Vec<SeatRow>,
}

impl View {
    /// The same view with eight seats at most: who is next and `you` in any case, then the leaders; on later pages those who
    /// come after them. Nothing where no more than eight play: then the view is whole.
    pub fn few(&mut self, you: Option<Seat>, page: usize) -> Option<Few> {
        let all = self.seats.len();
        if all <= AT_A_TIME {
            return None;
        }
        let (always, others): (Vec<_>, Vec<_>) =
            self.seats.iter().cloned().partition(|row| row.next || Some(row.seat) == you);
        let mut others = others;
        others.sort_by_key(|row| (row.out, row.place, Reverse(row.score), row.seat));
        let room = AT_A_TIME - always.len();
        let pages = others.len().div_ceil(room);
        let page = page % pages;
        let chosen: Seats = others.iter().skip(page * room).take(room).chain(&always).map(|row| row.seat).collect();
        others.retain(|row| !chosen.has(row.seat));
        self.leave_only(chosen);
        Some(Few { all, page, pages, rest: others })
    }

    /// Leaves out what belongs to other seats than these alone: their rows, their columns, what lies in rows before them.
    fn leave_only(&mut self, chosen: Seats) {
        self.seats.retain(|row| chosen.has(row.seat));
        self.parts.retain(|part| match part {
            Part::Pieces(pieces) => pieces.place != Place::Row || pieces.owner.is_none_or(|owner| chosen.has(owner)),
            Part::Grid(grid) => grid.owner.is_none_or(|owner| chosen.has(owner)),
            Part::Sheet(_) | Part::Track(_) | Part::Sticks(_) | Part::Note(_) => true,
        });
        for part in &mut self.parts {
            match part {
                Part::Sheet(sheet) => {
                    let kept: Vec<_> = sheet.columns.iter().map(|seat| chosen.has(*seat)).collect();
                    sheet.columns.retain(|seat| chosen.has(*seat));
                    for row in &mut sheet.rows {
                        let mut kept = kept.iter();
                        row.cells.retain(|_| *kept.next().expect("a cell for each column"));
                    }
                }
                Part::Track(track) => track.pawns.retain(|(seat, _)| chosen.has(*seat)),
                Part::Pieces(_) | Part::Grid(_) | Part::Sticks(_) | Part::Note(_) => {}
            }
        }
    }
}
