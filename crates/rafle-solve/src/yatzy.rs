//! Yatzy alone, solved exactly: the greatest score that can be expected, from any sheet and any dice.
//!
//! What a throw is worth in a box, and from which sum the bonus comes, is asked of the rules. Between turns a sheet is its
//! open boxes and what must still come for the bonus, which leaves 828,416 sheets (`rules.rs`). They are solved from the
//! full ones to the empty one (`sheets.rs`), each by one turn that is taken from its end to its beginning (`turn.rs`).

mod duel;
mod future;
mod outlook;
mod rules;
mod sheets;
mod turn;

use std::sync::{Mutex, OnceLock};
use std::thread;

use rafle_engine::{Game, Next, PerSeat, Seat};
use rafle_games::yatzy::{Action, Order, Yatzy};

use crate::exact::Exact;
use crate::figures::{Figures, OfSeat, Spread};
use crate::graph::Objective;
use future::Futures;
use rules::{ones, to_fill};
use sheets::{Known, Means, Sheets, Spreads};
use turn::{Turn, Worth};

/// Sheets computed side by side.
const LANES: usize = 8;

/// Boxes of a sheet; the first six are the upper ones.
const BOXES: usize = 15;
const UPPER: usize = 6;
const UPPER_SETS: usize = 1 << UPPER;
const LOWER_SETS: usize = 1 << (BOXES - UPPER);

/// Dice of a turn, and throws of five dice.
const DICE: u8 = 5;
const THROWS: usize = 252;

/// All boxes are open.
const WHOLE_SHEET: u16 = (1 << BOXES) - 1;

/// How many threads can really run at once.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Yatzy alone, solved.
pub struct Solo {
    known: Known,
    sheets: Sheets<Means>,
    /// The spreads of all sheets, once they have been asked for.
    spreads: OnceLock<Sheets<Spreads>>,
    futures: Mutex<Futures>,
}

impl Solo {
    /// Solves the game from nothing, with so many threads.
    pub fn new(order: Order, threads: usize) -> Solo {
        let known = Known::of(order);
        let sheets = Sheets::solved(&known, threads);
        Solo { known, sheets, spreads: OnceLock::new(), futures: Mutex::default() }
    }

    /// The solved game, computed on all cores when it is asked for the first time.
    pub fn of(order: Order) -> &'static Solo {
        static FREE: OnceLock<Solo> = OnceLock::new();
        static FORCED: OnceLock<Solo> = OnceLock::new();
        match order {
            Order::Free => FREE.get_or_init(|| Solo::new(order, cores())),
            Order::Forced => FORCED.get_or_init(|| Solo::new(order, cores())),
        }
    }

    /// How many different sheets there are between turns.
    pub fn sheets(&self) -> usize {
        self.known.classes.count * LOWER_SETS
    }

    /// What a sheet can still expect before a turn, the bonus included.
    pub fn value(&self, open: u16, upper_sum: i32) -> f64 {
        let (block, lane) = self.sheets.find(&self.known, open, upper_sum);
        block.0[lane] + self.known.rules.bonus_of(upper_sum as usize)
    }

    /// What can be expected before the first throw.
    pub fn expected(&self) -> f64 {
        self.value(WHOLE_SHEET, 0)
    }

    /// Expected score and its spread, and the chance of the bonus.
    pub fn spread(&self) -> (Spread, f64) {
        let (Spreads { mean, square, bonus }, lane) = self.spreads().find(&self.known, WHOLE_SHEET, 0);
        (Spread::of(mean.0[lane], square.0[lane]), bonus.0[lane])
    }

    /// The open actions of the seat that is next, each with what the seat can still expect after it, its points included.
    /// Nothing when no seat is next.
    pub fn actions(&self, game: &Yatzy) -> Vec<(Action, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let (open, sum) = (game.open(seat), game.upper_sum(seat));
        self.weighed(game, self.last_throw(open, sum), |index, points| {
            f64::from(points) + self.after(open, sum, index, points.into())
        })
    }

    /// The open actions, if the turn ends like this and so many points are `worth` so much in a box.
    fn weighed(&self, game: &Yatzy, end: Turn<f64>, worth: impl Fn(usize, u8) -> f64) -> Vec<(Action, f64)> {
        let mut turn = end;
        turn.back_to(&self.known.sets, game.throws_left());
        let worth = |action| match action {
            Action::Keep(dice) => turn.worth(&self.known.sets, dice),
            Action::Score(index) => worth(index.into(), self.points(game, index)),
        };
        game.actions().map(|action| (action, worth(action))).collect()
    }

    /// The action with which the seat that is next can expect most.
    pub fn best(&self, game: &Yatzy) -> Option<Action> {
        let better = |best: (Action, f64), other: (Action, f64)| if other.1 > best.1 { other } else { best };
        self.actions(game).into_iter().reduce(better).map(|(action, _)| action)
    }

    /// What a turn in progress makes the seat that is next expect, beyond what it has written.
    fn in_turn(&self, game: &Yatzy) -> f64 {
        match game.next() {
            Next::Seat(_) => self.actions(game).into_iter().fold(0.0, |best: f64, (_, worth)| best.max(worth)),
            Next::Chance { hand: Some(seat) } => {
                let mut turn = self.last_throw(game.open(seat), game.upper_sum(seat));
                turn.back_to(&self.known.sets, game.throws_left());
                turn.worth(&self.known.sets, game.dice())
            }
            _ => 0.0,
        }
    }

    /// What `seat` has written, without the bonus: that is part of what can be expected to the end.
    fn written(&self, game: &Yatzy, seat: Seat) -> f64 {
        let upper_closed = game.open(seat) as usize & (UPPER_SETS - 1) == 0;
        let bonus = if upper_closed { self.known.rules.bonus_of(game.upper_sum(seat) as usize) } else { 0.0 };
        f64::from(game.standings().scores[seat]) - bonus
    }

    /// What the dice on the table are worth in a box.
    fn points(&self, game: &Yatzy, index: u8) -> u8 {
        self.known.rules.points[index as usize][self.known.sets.throw(game.dice())]
    }

    /// The end of a turn with this sheet.
    fn last_throw(&self, open: u16, sum: i32) -> Turn<f64> {
        self.end_of_turn(open, |index, points| f64::from(points) + self.after(open, sum, index, points.into()))
    }

    /// The end of a turn, when `worth` says what so many points are worth in a box.
    fn end_of_turn(&self, open: u16, worth: impl Fn(usize, u8) -> f64) -> Turn<f64> {
        let to_fill = to_fill(self.known.order, open.into());
        let nothing = ones(to_fill).fold(f64::CLOSED, |best, index| best.or_better(&worth(index, 0)));
        let mut turn = Turn::new();
        turn.write(&self.known.sets, nothing, |index, points| {
            if to_fill & 1 << index == 0 { f64::CLOSED } else { worth(index, points) }
        });
        turn
    }

    /// What can still be expected after so many points were written into a box.
    fn after(&self, open: u16, sum: i32, index: usize, points: i32) -> f64 {
        let (open, sum) = Solo::sheet_after(open, sum, index, points);
        self.value(open, sum)
    }
}

/// Any number of seats, each of which plays for its own score.
pub(crate) struct Each {
    solo: &'static Solo,
    seats: usize,
}

impl Solo {
    /// The solved game that begins with `start`.
    pub(crate) fn of_game(start: &Yatzy) -> Each {
        Each { solo: Solo::of(start.options().order), seats: start.standings().seats.len() }
    }
}

impl Exact<Yatzy> for Each {
    fn objective(&self) -> Objective {
        Objective::Score
    }

    fn figures(&self) -> Figures {
        let (score, bonus) = self.solo.spread();
        let share = 1.0 / self.seats as f64;
        Figures {
            seats: vec![OfSeat { share, score: Some(score) }; self.seats],
            bonus: Some(bonus),
            ..Figures::default()
        }
    }

    fn values(&self, game: &Yatzy) -> Option<PerSeat<f64>> {
        let at = match game.next() {
            Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
            _ => None,
        };
        let expected = |seat| match at {
            Some(at) if at == seat => self.solo.in_turn(game),
            _ => self.solo.value(game.open(seat), game.upper_sum(seat)),
        };
        let seats = game.standings().seats;
        let worth = |seat| if seats.has(seat) { self.solo.written(game, seat) + expected(seat) } else { 0.0 };
        Some(PerSeat::from_fn(worth))
    }

    fn actions(&self, game: &Yatzy) -> Option<Vec<(Action, f64)>> {
        let Next::Seat(seat) = game.next() else { return None };
        let written = self.solo.written(game, seat);
        Some(self.solo.actions(game).into_iter().map(|(action, worth)| (action, written + worth)).collect())
    }
}

#[cfg(test)]
mod tests {
    use cpu_time::ThreadTime;
    use rafle_engine::{Seeded, start};
    use rafle_games::yatzy::Options;

    use super::*;

    #[test]
    fn what_the_rules_say() {
        let solo = Solo::of(Order::Forced);
        assert_eq!((solo.known.rules.bonus_from, solo.known.rules.bonus), (63, 50.0));
        assert_eq!(solo.sheets(), 828_416);
    }

    #[test]
    fn the_greatest_expected_score() {
        for (order, mean, standard_deviation, bonus) in [
            (Order::Free, 248.439_989_377_855, 38.496_372_476, 0.898_064_898),
            (Order::Forced, 122.558_527_396_424, 28.856_898_329, 0.043_575_799),
        ] {
            let before = ThreadTime::now();
            let solo = Solo::new(order, 1);
            println!("{order:?}: {:.12} in {:?}", solo.expected(), before.elapsed());
            let (spread, chance) = solo.spread();
            assert!((solo.expected() - mean).abs() < 1e-9);
            assert!((Solo::new(order, 2).expected() - solo.expected()).abs() < 1e-12, "any number of threads");
            assert!((spread.mean - mean).abs() < 1e-9);
            assert!((spread.sd - standard_deviation).abs() < 1e-8, "{order:?}: {:.12}", spread.sd);
            assert!((chance - bonus).abs() < 1e-8, "{order:?}: {chance:.12}");
        }
    }

    /// At every choice the best action is worth what was expected before it, once luck is averaged out.
    #[test]
    fn values_hang_together() {
        for order in [Order::Free, Order::Forced] {
            let solo = Solo::of(order);
            let mut source = Seeded::new(7);
            let mut game: Yatzy = start(Options { order }, 1).unwrap();
            while game.next() != Next::Nobody {
                if let Next::Chance { .. } = game.next() {
                    if game.throws_left() == 3 {
                        let before = solo.value(game.open(Seat::A), game.upper_sum(Seat::A));
                        let after = |luck| {
                            let mut game = game;
                            game.befall(luck).unwrap();
                            solo.actions(&game).iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max)
                        };
                        let mean: f64 = game.outcomes().map(|(luck, ways)| ways as f64 / 7776.0 * after(luck)).sum();
                        assert!((mean - before).abs() < 1e-9, "{mean} is not {before}");
                    }
                    game.befall(game.draw(&mut source)).unwrap();
                } else {
                    game.act(game.any_action(&mut source)).unwrap();
                }
            }
        }
    }
}
