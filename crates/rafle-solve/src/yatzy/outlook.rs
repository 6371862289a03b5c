//! Yatzy against others: how far a score may still go, and a turn played for any goal.

use rafle_engine::{Game, Next};
use rafle_games::yatzy::{Action, Yatzy};

use super::{BOXES, Sheets, Solo, Spreads, UPPER, Worth, ones, to_fill};

/// What a sheet can still bring, the bonus included, when it is played for the greatest expected score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Outlook {
    /// The mean.
    pub(super) mean: f64,
    /// The square of the standard deviation.
    pub(super) variance: f64,
    /// How likely a bonus is that is not certain yet.
    pub(super) bonus: f64,
}

/// What it is worth to write so many points into a box. Known only when it is asked, so that this is compiled once.
type Goal<'a> = &'a mut dyn FnMut(usize, i32) -> f64;

impl Solo {
    /// What a sheet can still bring before a turn.
    pub(super) fn outlook(&self, open: u16, upper_sum: i32) -> Outlook {
        let (block, lane) = self.spreads().find(&self.known, open, upper_sum);
        let (mean, square) = (block.mean.0[lane], block.square.0[lane]);
        let bonus = self.known.rules.bonus_of(upper_sum as usize);
        Outlook { mean: mean + bonus, variance: (square - mean * mean).max(0.0), bonus: block.bonus.0[lane] }
    }

    /// The spreads of all sheets, found or computed when they are asked for the first time.
    pub(super) fn spreads(&self) -> &Sheets<Spreads> {
        self.spreads.get_or_init(|| Sheets::found(&self.known))
    }

    /// The sheet after so many points were written into a box: what is open, and what the upper boxes add up to.
    pub(super) fn sheet_after(open: u16, upper_sum: i32, index: usize, points: i32) -> (u16, i32) {
        (open & !(1 << index), if index < UPPER { upper_sum + points } else { upper_sum })
    }

    /// The open actions of the seat that is next, when `goal` says what it is worth to write so many points into a box.
    pub(super) fn actions_for(&self, game: &Yatzy, goal: Goal<'_>) -> Vec<(Action, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let goals = self.goals(game.open(seat), goal);
        let worth = |index: usize, points: u8| goals[index][points as usize];
        self.weighed(game, self.end_of_turn(game.open(seat), worth), worth)
    }

    /// What each number of points is worth in each box: asked once for every one that can come.
    fn goals(&self, open: u16, goal: Goal<'_>) -> Vec<[f64; MOST_POINTS + 1]> {
        let mut goals = vec![[f64::CLOSED; MOST_POINTS + 1]; BOXES];
        let to_fill = to_fill(self.known.order, open.into());
        for index in ones(to_fill) {
            goals[index][0] = goal(index, 0);
        }
        for &(index, points) in self.known.sets.results.iter().filter(|(index, _)| to_fill & 1 << index != 0) {
            goals[index][points as usize] = goal(index, points.into());
        }
        goals
    }
}

/// The most that one box can bring.
const MOST_POINTS: usize = 50;

#[cfg(test)]
mod tests {
    use rafle_engine::{Seat, Seeded, start, step};
    use rafle_games::yatzy::{Options, Order};

    use super::super::WHOLE_SHEET;
    use super::*;

    #[test]
    fn the_whole_sheet_spreads_as_the_game_does() {
        let solo = Solo::of(Order::Free);
        let (outlook, (spread, _)) = (solo.outlook(WHOLE_SHEET, 0), solo.spread());
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
        }
    }
}
