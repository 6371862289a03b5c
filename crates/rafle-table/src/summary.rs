//! Tables in a list.

use rafle_engine::{Seat, Seats, Stage, Unnamed};

use crate::{Table, seat_of};

/// A line about a table, for a list of them.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The word by which people find it.
    pub id: String,
    /// Which game.
    pub slug: &'static str,
    /// What the players are called.
    pub names: Vec<Option<String>>,
    /// Who has not said that.
    pub unnamed: Unnamed,
    /// Whether the person who asks is next.
    pub your_turn: bool,
    /// Who acts or throws next, if anybody does.
    pub next: Option<Seat>,
    /// Which seats the person who asks plays.
    pub mine: Seats,
    /// Seats that nobody has taken yet.
    pub open: Seats,
    /// Whether it is a room that waits, or the game goes on or is over.
    pub stage: Stage,
}

impl Summary {
    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// The line about the table of this word, for somebody who plays these seats.
    pub fn of(id: &str, table: &Table, mine: Seats) -> Summary {
        let next = table.play().next();
        Summary {
            id: id.to_owned(),
            slug: table.about().slug,
            names: table.names().to_vec(),
            unnamed: table.play().unnamed(),
            your_turn: seat_of(next).is_some_and(|seat| mine.has(seat)),
            next: seat_of(next),
            mine,
            open: table.open_seats(),
            stage: table.stage(),
        }
    }
}
