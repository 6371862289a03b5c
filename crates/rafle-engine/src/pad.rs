//! The pad on which people keep score, round by round: its rows, and what each round has brought. Meaning, not markup; table,
//! terminal, paper and the page for people with real cards draw the same rows.

use serde::Serialize;

use crate::Seat;

/// A score pad: a row for each round, a column for each player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pad {
    /// The rounds, in order.
    pub rows: Vec<PadRow>,
    /// Whether the fewest points win.
    pub fewest_win: bool,
}

impl Pad {
    /// Whether its rounds are hands of cards.
    pub fn deals(&self) -> bool {
        self.rows.iter().any(|row| row.cards.is_some())
    }
}

/// What is known of a round before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PadRow {
    /// The rank that is wild, where one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wild: Option<u8>,
    /// How many cards are dealt, where cards are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<u8>,
}

/// What a round has brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    /// What it brought each seat, from the first on.
    pub points: Vec<i32>,
    /// Who ended it by going out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<Seat>,
}

/// A score pad as it is filled in: the rounds that are over, and the one that is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FilledPad {
    /// The pad.
    pub pad: Pad,
    /// What the rounds brought that are over, the first one first.
    pub tallies: Vec<Tally>,
}

impl FilledPad {
    /// The rows that are over, each with its tally and with what everybody has after it.
    pub fn over(&self) -> impl Iterator<Item = (PadRow, &Tally, Vec<i32>)> {
        let seats = self.tallies.first().map_or(0, |tally| tally.points.len());
        self.pad.rows.iter().zip(&self.tallies).scan(vec![0; seats], |totals, (row, tally)| {
            totals.iter_mut().zip(&tally.points).for_each(|(total, points)| *total += points);
            Some((*row, tally, totals.clone()))
        })
    }

    /// The row that is played, unless all are over.
    pub fn current(&self) -> Option<PadRow> {
        self.pad.rows.get(self.tallies.len()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_run_from_row_to_row() {
        let row = |wild| PadRow { wild: Some(wild), cards: Some(wild) };
        let tally = |points: [i32; 2], out| Tally { points: points.into(), out };
        let pad = Pad { rows: vec![row(3), row(4), row(5)], fewest_win: true };
        let tallies = vec![tally([0, 19], Some(Seat::A)), tally([12, 7], None)];
        let filled = FilledPad { pad, tallies };
        let totals: Vec<_> = filled.over().map(|(row, _, totals)| (row.wild, totals)).collect();
        assert_eq!(totals, [(Some(3), vec![0, 19]), (Some(4), vec![12, 26])]);
        assert_eq!(filled.current(), Some(row(5)));
    }
}
