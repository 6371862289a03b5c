//! Yatzy: what a box is worth is the chance to win that it leaves.
//!
//! Alone, the exact solution has the last word. Against others, every sheet is known by the mean and the spread of what it
//! can still bring, and a turn is played exactly for the chance to end up ahead. The last turn of a game for two knows
//! what the other can still do, exactly.

use rafle_engine::{Game, Next, Seat, Seeded, Seen};
use rafle_games::yatzy::{Action, Yatzy};
use rafle_solve::yatzy::Solo;
use rustc_hash::FxHashMap;

use crate::mind::Mind;
use crate::race::{Racer, ahead, shares};
use crate::weigh::{Objective, Weighed, Worth};

/// Between equal chances to win a point decides; it never outweighs a chance.
const POINT: f64 = 1e-7;

pub(super) struct Sheets;

impl Mind<Yatzy> for Sheets {
    fn sensible(&self, game: &Yatzy, _: &mut Seeded) -> Action {
        Solo::of(game.options().order).best(game).expect("a seat is next")
    }

    fn weigh(&self, seen: &Seen<Yatzy>) -> Option<Weighed<Action>> {
        let Next::Seat(seat) = seen.next() else { return None };
        let seats = seen.standings().seats;
        if seats.len() == 1 {
            return None;
        }
        let solo = Solo::of(seen.options().order);
        let others: Vec<Seat> = seats.without(seat).iter().collect();
        let mut racers = vec![Racer::default()];
        racers.extend(others.iter().map(|&other| racer(solo, seen, other)));
        let (open, sum, written) = (seen.open(seat), seen.upper_sum(seat), solo.without_bonus(seen, seat));
        let mut last = LastAnswer { solo, game: seen, known: FxHashMap::default() };
        let mut goal = |index: usize, points: i32| {
            let (open, sum) = Solo::sheet_after(open, sum, index, points);
            let outlook = solo.outlook(open, sum);
            let mine = Racer { mean: written + f64::from(points) + outlook.mean, variance: outlook.variance };
            if open == 0
                && let &[other] = &others[..]
                && seen.open(other).is_power_of_two()
            {
                return last.share(other, mine.mean) + POINT * mine.mean;
            }
            racers[0] = mine;
            shares(&racers)[0] + POINT * mine.mean
        };
        let worth = |(action, value)| Worth { action, value, error: 0.0 };
        let worths = solo.actions_for(seen, &mut goal).into_iter().map(worth).collect();
        Some(Weighed { objective: Objective::Share, exact: false, worths })
    }
}

fn racer(solo: &Solo, game: &Yatzy, seat: Seat) -> Racer {
    let outlook = solo.outlook(game.open(seat), game.upper_sum(seat));
    Racer { mean: solo.without_bonus(game, seat) + outlook.mean, variance: outlook.variance }
}

/// What is left to somebody who is done, when the other has one box to go and plays it to win.
struct LastAnswer<'a> {
    solo: &'a Solo,
    game: &'a Yatzy,
    /// By the final score, in whole points.
    known: FxHashMap<i64, f64>,
}

impl LastAnswer<'_> {
    fn share(&mut self, other: Seat, mine: f64) -> f64 {
        let LastAnswer { solo, game, known } = self;
        *known.entry(mine as i64).or_insert_with(|| {
            let (open, sum, written) = (game.open(other), game.upper_sum(other), solo.without_bonus(game, other));
            let theirs = |index: usize, points: i32| {
                let (open, sum) = Solo::sheet_after(open, sum, index, points);
                written + f64::from(points) + solo.outlook(open, sum).mean
            };
            1.0 - solo.turn_for(open, &mut |index, points| ahead(theirs(index, points) - mine, 0.0))
        })
    }
}
