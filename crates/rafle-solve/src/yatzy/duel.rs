//! Yatzy against others, played to win: what a box is worth is the chance to be ahead at the end.
//!
//! All sheets are taken to be played for the greatest expected score from the next turn on. With few open boxes it is known
//! how likely each total is ([`Future`](super::future::Future)); before that a total is one of two normal distributions,
//! with the bonus and without it.

use rafle_engine::{Game, Next, Seat};
use rafle_games::yatzy::{Action, Yatzy};

use super::Solo;
use crate::normal::{MIDDLES, SLICES, below};

/// Sheets with no more open boxes than these are followed to their end.
const FOLLOWED: u32 = 5;

/// Totals are looked up below this.
const TOTALS: usize = 512;

/// Between equal chances to win a point decides; it never outweighs a chance.
const POINT: f64 = 1e-7;

impl Solo {
    /// The open actions of the seat that is next, each with its chance to win; a tie is half a win.
    pub fn actions_to_win(&self, game: &Yatzy) -> Vec<(Action, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let ahead = self.ahead_of_others(game, seat);
        let (open, sum, written) = (game.open(seat), game.upper_sum(seat), self.written(game, seat));
        self.actions_for(game, &mut |index, points| {
            let (open, sum) = Solo::sheet_after(open, sum, index, points);
            let written = written + f64::from(points);
            self.chance(open, sum, written, &ahead) + POINT * (written + self.value(open, sum))
        })
    }

    /// By total, the chance to be ahead of all others with it.
    fn ahead_of_others(&self, game: &Yatzy, seat: Seat) -> Vec<f64> {
        let mut ahead = vec![1.0; TOTALS];
        for other in game.standings().seats.without(seat).iter() {
            for (ahead, below) in ahead.iter_mut().zip(self.chances_below(game, other)) {
                *ahead *= below;
            }
        }
        ahead
    }

    /// By total, the chance that a seat ends below it, and half the chance that it ends there.
    fn chances_below(&self, game: &Yatzy, seat: Seat) -> Vec<f64> {
        let (open, sum, written) = (game.open(seat), game.upper_sum(seat), self.written(game, seat));
        let mut chances = vec![0.0; TOTALS];
        if open.count_ones() <= FOLLOWED {
            let written = written + self.known.rules.bonus_of(sum as usize);
            let future = self.future(open, sum);
            let mut so_far = 0.0;
            for (total, chance) in chances.iter_mut().enumerate() {
                let here = future.chance(total as f64 - written);
                *chance = so_far + here / 2.0;
                so_far += here;
            }
        } else {
            for (share, mean, deviation) in self.normals(open, sum) {
                for (total, chance) in chances.iter_mut().enumerate() {
                    *chance += share * below((total as f64 - written - mean) / deviation);
                }
            }
        }
        chances
    }

    /// The chance of a sheet to be ahead.
    fn chance(&self, open: u16, sum: i32, written: f64, ahead: &[f64]) -> f64 {
        if open.count_ones() <= FOLLOWED {
            let written = (written + self.known.rules.bonus_of(sum as usize)) as usize;
            return self.future(open, sum).mean(|points| ahead[written + points]);
        }
        let chance = |(share, mean, deviation)| {
            let at = |middle: f64| between(ahead, written + mean + middle * deviation);
            share * MIDDLES.into_iter().map(at).sum::<f64>() / SLICES as f64
        };
        self.normals(open, sum).into_iter().map(chance).sum()
    }

    /// What a sheet can still bring without the bonus and with it: how likely that is, the mean, and the deviation.
    fn normals(&self, open: u16, sum: i32) -> [(f64, f64, f64); 2] {
        let (outlook, bonus) = (self.outlook(open, sum), self.known.rules.bonus);
        let chance = outlook.bonus;
        let deviation = (outlook.variance - bonus * bonus * chance * (1.0 - chance)).max(1.0).sqrt();
        let without = outlook.mean - bonus * chance;
        [(1.0 - chance, without, deviation), (chance, without + bonus, deviation)]
    }
}

/// A number between those of whole totals.
fn between(ahead: &[f64], total: f64) -> f64 {
    let total = total.clamp(0.0, (ahead.len() - 2) as f64);
    let (whole, rest) = (total as usize, total.fract());
    ahead[whole] * (1.0 - rest) + ahead[whole + 1] * rest
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Seeded, Throw, start, step};
    use rafle_games::yatzy::{Options, Order};

    use super::super::WHOLE_SHEET;
    use super::*;

    /// A game for two in which so many boxes of each sheet were filled at random.
    fn after(rounds: u32, source: &mut Seeded) -> Yatzy {
        let mut game: Yatzy = start(Options::default(), 2).unwrap();
        while game.open(Seat::new(1)).count_ones() > WHOLE_SHEET.count_ones() - rounds {
            step(&mut game, source);
        }
        game
    }

    #[test]
    fn what_was_followed_has_the_mean_and_the_spread_that_were_solved() {
        let solo = Solo::of(Order::Free);
        let mut source = Seeded::new(5);
        for rounds in (15 - FOLLOWED..15).cycle().take(40) {
            let game = after(rounds, &mut source);
            let (open, sum) = (game.open(Seat::A), game.upper_sum(Seat::A));
            let (future, outlook) = (solo.future(open, sum), solo.outlook(open, sum));
            let certain = solo.known.rules.bonus_of(sum as usize);
            let mean = future.mean(|points| points as f64 + certain);
            let variance = future.mean(|points| (points as f64 + certain - outlook.mean).powi(2));
            assert!((future.mean(|_| 1.0) - 1.0).abs() < 1e-4);
            assert!((mean - outlook.mean).abs() < 0.01, "{mean}, {}", outlook.mean);
            assert!((variance - outlook.variance).abs() < 1.0, "{variance}, {}", outlook.variance);
        }
    }

    #[test]
    fn the_last_box_of_the_last_seat_is_played_for_what_is_missing() {
        // Only chance is open, and both have written nothing: 12 of the other seat are to be beaten.
        let solo = Solo::of(Order::Free);
        let mut game: Yatzy = start(Options::default(), 2).unwrap();
        let worthless = |index| {
            if index == 0 {
                "2 2 3 4 6"
            } else if index < 6 {
                "1 1 1 1 1"
            } else {
                "1 2 2 3 6"
            }
        };
        let mut write = |dice: &str, index: u8| {
            game.befall(Throw(dice.parse().unwrap())).unwrap();
            game.act(Action::Score(index)).unwrap();
        };
        for index in [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 6] {
            write(worthless(index), index);
            write(worthless(index), index);
        }
        write("1 1 2 3 5", 13);
        game.befall(Throw("1 1 3 4 4".parse().unwrap())).unwrap();
        let actions = solo.actions_to_win(&game);
        let worth = |written: &str| actions.iter().find(|(action, _)| action.to_string() == written).unwrap().1;
        assert!(worth("score chance") > 1.0 - 1e-9, "13 is enough");
        assert!(worth("keep 4 4") < 1.0);
    }

    #[test]
    fn alike_sheets_are_even_before_the_first_throw() {
        let solo = Solo::of(Order::Free);
        let game: Yatzy = start(Options::default(), 2).unwrap();
        let ahead = solo.ahead_of_others(&game, Seat::A);
        assert!((solo.chance(WHOLE_SHEET, 0, 0.0, &ahead) - 0.5).abs() < 0.01);
    }
}
