//! Yatzy against others: how far a score may still go, and a turn played for any goal.

use std::sync::OnceLock;

use rafle_engine::{Game, Next, Seat};
use rafle_games::yatzy::{Action, Order, Yatzy};

use super::{LANES, Sheets, Solo, Spreads, THROWS, Turn, UPPER, UPPER_SETS, Worth, ones, to_fill};

/// What a sheet can still bring, the bonus included, when it is played for the greatest expected score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The mean.
    pub mean: f64,
    /// The square of the standard deviation.
    pub variance: f64,
}

/// What it is worth to write so many points into a box. Known only when it is asked, so that this is compiled once.
pub type Goal<'a> = &'a mut dyn FnMut(usize, i32) -> f64;

impl Solo {
    /// What a sheet can still bring before a turn.
    pub fn outlook(&self, open: u16, upper_sum: i32) -> Outlook {
        let (upper, lower) = (open as usize & (UPPER_SETS - 1), open as usize >> UPPER);
        let lane = self.classes.lanes[upper][&self.rules.class(upper, upper_sum as usize)];
        let block = &self.spreads().blocks[lower * self.classes.len() + lane / LANES];
        let (mean, square) = (block.mean.0[lane % LANES], block.square.0[lane % LANES]);
        Outlook { mean, variance: (square - mean * mean).max(0.0) }
    }

    /// The spreads of all sheets, computed when they are asked for the first time.
    fn spreads(&self) -> &'static Sheets<Spreads> {
        static FREE: OnceLock<Sheets<Spreads>> = OnceLock::new();
        static FORCED: OnceLock<Sheets<Spreads>> = OnceLock::new();
        let spreads = match self.order {
            Order::Free => &FREE,
            Order::Forced => &FORCED,
        };
        spreads.get_or_init(|| Sheets::solved(&self.rules, &self.classes, &self.sets, self.order))
    }

    /// What a seat has written, without the bonus, which is part of the outlook.
    pub fn without_bonus(&self, game: &Yatzy, seat: Seat) -> f64 {
        self.written(game, seat)
    }

    /// The sheet after so many points were written into a box: what is open, and what the upper boxes add up to.
    pub fn sheet_after(open: u16, upper_sum: i32, index: usize, points: i32) -> (u16, i32) {
        (open & !(1 << index), if index < UPPER { upper_sum + points } else { upper_sum })
    }

    /// The open actions of the seat that is next, when `goal` says what it is worth to write so many points into a box.
    pub fn actions_for(&self, game: &Yatzy, goal: Goal<'_>) -> Vec<(Action, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let goals = self.goals(game.open(seat), goal);
        let mut turn = self.end_of_turn(game.open(seat), &goals);
        for _ in 1..game.throws_left() {
            turn.expect(&self.sets);
            turn.keep(&self.sets);
        }
        turn.expect(&self.sets);
        let throw = self.sets.rows[&game.dice()] as usize;
        let worth = |action| match action {
            Action::Keep(dice) => *turn.row(self.sets.rows[&dice]),
            Action::Score(index) => goals[index as usize][self.rules.points[index as usize][throw] as usize],
        };
        game.actions().map(|action| (action, worth(action))).collect()
    }

    /// What a whole turn with these boxes open is worth for such a goal, before its first throw.
    pub fn turn_for(&self, open: u16, goal: Goal<'_>) -> f64 {
        let mut turn = self.end_of_turn(open, &self.goals(open, goal));
        for _ in 0..2 {
            turn.expect(&self.sets);
            turn.keep(&self.sets);
        }
        turn.before(&self.sets)
    }

    /// What each number of points is worth in each box: asked once for every one that can come.
    fn goals(&self, open: u16, goal: Goal<'_>) -> Vec<[f64; MOST_POINTS + 1]> {
        let mut goals = vec![[f64::NAN; MOST_POINTS + 1]; self.rules.points.len()];
        for index in ones(to_fill(self.order, open.into())) {
            for &points in &self.rules.points[index] {
                let known = &mut goals[index][points as usize];
                if known.is_nan() {
                    *known = goal(index, points.into());
                }
            }
        }
        goals
    }

    fn end_of_turn(&self, open: u16, goals: &[[f64; MOST_POINTS + 1]]) -> Turn<f64> {
        let mut turn = Turn::new();
        turn.write_nothing(f64::MIN);
        for index in ones(to_fill(self.order, open.into())) {
            for throw in 0..THROWS {
                let worth = goals[index][self.rules.points[index][throw] as usize];
                let best = turn.row_mut(throw as u16);
                *best = best.or_better(&worth);
            }
        }
        turn
    }
}

/// The most that one box can bring.
const MOST_POINTS: usize = 50;

#[cfg(test)]
mod tests {
    use rafle_engine::{Seeded, start, step};
    use rafle_games::yatzy::Options;

    use super::*;

    #[test]
    fn the_whole_sheet_spreads_as_the_game_does() {
        let solo = Solo::of(Order::Free);
        let (outlook, (spread, _)) = (solo.outlook((1 << 15) - 1, 0), solo.spread());
        assert!((outlook.mean - spread.mean).abs() < 1e-9);
        assert!((outlook.variance.sqrt() - spread.sd).abs() < 1e-6);
    }

    #[test]
    fn a_turn_for_points_is_the_turn_that_was_solved() {
        let solo = Solo::of(Order::Free);
        let mut source = Seeded::new(4);
        let mut game: Yatzy = start(Options::default(), 1).unwrap();
        while step(&mut game, &mut source) {
            let (open, sum) = (game.open(Seat::A), game.upper_sum(Seat::A));
            let goal = |index: usize, points: i32| {
                let (open, sum) = Solo::sheet_after(open, sum, index, points);
                f64::from(points) + solo.value(open, sum)
            };
            for ((action, worth), (same, solved)) in
                solo.actions_for(&game, &mut { goal }).iter().zip(solo.actions(&game))
            {
                assert_eq!(*action, same);
                assert!((worth - solved).abs() < 1e-9);
            }
            if matches!(game.next(), Next::Chance { .. }) && game.dice().is_empty() {
                assert!((solo.turn_for(open, &mut { goal }) - solo.value(open, sum)).abs() < 1e-9);
            }
        }
    }
}
