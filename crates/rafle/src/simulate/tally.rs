//! What comes of many games, in whole numbers: whatever order they are added in, the sums are the same.

use std::collections::BTreeMap;

use rafle_engine::{Seat, Standings};
use serde::Serialize;

/// Every number of winners that can share divides this, so that shares add up exactly.
const WHOLE_WIN: i64 = 840;

/// Sums over many games.
#[derive(Clone, Default)]
pub(super) struct Tally {
    pub(super) moves: Sum,
    pub(super) scores: [Sum; rafle_engine::MOST_SEATS],
    /// Shares of the win, in parts of [`WHOLE_WIN`].
    wins: [Sum; rafle_engine::MOST_SEATS],
    shared: u64,
    without_winner: u64,
    /// How often each score came up, by seat; empty if nobody wants a picture.
    pub(super) counts: [BTreeMap<i32, u64>; rafle_engine::MOST_SEATS],
    /// Every game, if somebody wants a row for each; in no order.
    pub(super) games_played: Vec<Game>,
}

/// What came of one game.
#[derive(Clone)]
pub(super) struct Game {
    pub(super) seed: u64,
    pub(super) moves: u32,
    pub(super) standings: Standings,
}

impl Tally {
    /// Adds a game that is over.
    pub(super) fn add(&mut self, standings: &Standings, moves: u32, pictured: bool) {
        self.moves.add(moves.into());
        let winners = standings.winners.len();
        self.shared += u64::from(winners > 1);
        self.without_winner += u64::from(winners == 0);
        for seat in standings.seats.iter() {
            let score = standings.scores[seat];
            self.scores[seat.index()].add(score.into());
            let won = if standings.winners.has(seat) { WHOLE_WIN / winners as i64 } else { 0 };
            self.wins[seat.index()].add(won);
            if pictured {
                *self.counts[seat.index()].entry(score).or_default() += 1;
            }
        }
    }

    pub(super) fn and(mut self, other: &Tally) -> Tally {
        self.moves.join(&other.moves);
        for seat in 0..self.scores.len() {
            self.scores[seat].join(&other.scores[seat]);
            self.wins[seat].join(&other.wins[seat]);
            for (score, count) in &other.counts[seat] {
                *self.counts[seat].entry(*score).or_default() += count;
            }
        }
        self.games_played.extend_from_slice(&other.games_played);
        self.shared += other.shared;
        self.without_winner += other.without_winner;
        self
    }

    /// How many games there were.
    pub(super) fn games(&self) -> u64 {
        self.moves.count
    }

    pub(super) fn wins(&self, seat: Seat) -> Wins {
        let (shares, whole) = (self.wins[seat.index()].spread(), WHOLE_WIN as f64);
        let standard_error = shares.sd / whole / (self.games().max(1) as f64).sqrt();
        Wins { share: shares.mean / whole, standard_error }
    }

    /// The part of all games in which several share the win.
    pub(super) fn shared(&self) -> f64 {
        self.shared as f64 / self.games().max(1) as f64
    }

    /// The part of all games that nobody wins.
    pub(super) fn without_winner(&self) -> f64 {
        self.without_winner as f64 / self.games().max(1) as f64
    }
}

/// How often a seat wins, a shared win counting in part.
#[derive(Serialize)]
pub(super) struct Wins {
    pub(super) share: f64,
    pub(super) standard_error: f64,
}

/// What many whole numbers add up to, exactly.
#[derive(Clone, Default)]
pub(super) struct Sum {
    count: u64,
    total: i128,
    squares: i128,
    range: Option<(i64, i64)>,
}

impl Sum {
    fn add(&mut self, number: i64) {
        self.count += 1;
        self.total += i128::from(number);
        self.squares += i128::from(number) * i128::from(number);
        self.widen(number, number);
    }

    fn join(&mut self, other: &Sum) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
        if let Some((least, most)) = other.range {
            self.widen(least, most);
        }
    }

    fn widen(&mut self, least: i64, most: i64) {
        self.range = Some(self.range.map_or((least, most), |(low, high)| (low.min(least), high.max(most))));
    }

    pub(super) fn spread(&self) -> Spread {
        let count = i128::from(self.count);
        let mean = self.total as f64 / count.max(1) as f64;
        // Exact until the last division: no sum of squares swallows a small spread.
        let variance = match count {
            0 | 1 => 0.0,
            _ => (count * self.squares - self.total * self.total) as f64 / (count * (count - 1)) as f64,
        };
        let (least, most) = self.range.unwrap_or_default();
        Spread { mean, sd: variance.sqrt(), least, most }
    }
}

/// How numbers lie.
#[derive(Serialize)]
pub(super) struct Spread {
    pub(super) mean: f64,
    pub(super) sd: f64,
    pub(super) least: i64,
    pub(super) most: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_exact_and_join_in_any_order() {
        let mut all = Sum::default();
        let (mut left, mut right) = (Sum::default(), Sum::default());
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            all.add(number);
            if number < 5 { left.add(number) } else { right.add(number) }
        }
        right.join(&left);
        for sum in [all, right] {
            let spread = sum.spread();
            assert_eq!((spread.mean.to_bits(), spread.least, spread.most), (5.0_f64.to_bits(), 2, 9));
            assert!((spread.sd * spread.sd - 32.0 / 7.0).abs() < 1e-12);
        }
        assert!(Sum::default().spread().sd.abs() < 1e-12);
    }
}
