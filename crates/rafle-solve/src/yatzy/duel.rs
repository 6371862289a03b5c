//! Yatzy against others, played to win: what a box is worth is the chance to be ahead at the end.
//!
//! All sheets are taken to be played for the greatest expected score from the next turn on. With few open boxes it is known
//! how likely each total is ([`Future`](super::future::Future)); before that a total is one of two normal distributions,
//! with the bonus and without it.

use rafle_engine::{Game, Next, Seat};
use rafle_games::yatzy::sheets::{Extra, Sheet};
use rafle_games::yatzy::{Action, OnSheet};

use super::{Card, Solo};
use crate::normal::{MIDDLES, SLICES, below};

/// Sheets with no more open boxes than these are followed to their end.
const FOLLOWED: u32 = 5;

/// Totals are looked up below this, and below this where five alike may come again and again.
const TOTALS: usize = 512;
const TOTALS_WITH_JOKERS: usize = 1600;

/// Between equal chances to win a point decides; it never outweighs a chance.
const POINT: f64 = 1e-7;

impl<S: Sheet> Solo<S> {
    /// The open actions of the seat that is next, each with its chance to win; a tie is half a win.
    pub fn actions_to_win(&self, game: &OnSheet<S>) -> Vec<(Action<S>, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let ahead = self.ahead_of_others(game, seat);
        let (card, written) = (self.card(game, seat), self.written(game, seat));
        self.actions_for(game, &mut |entry| {
            let (after, written) = (self.card_after(card, entry), written + entry.brings());
            self.chance(after, written, &ahead) + POINT * (written + self.value(after))
        })
    }

    /// By total, the chance to be ahead of all others with it.
    fn ahead_of_others(&self, game: &OnSheet<S>, seat: Seat) -> Vec<f64> {
        let jokers = S::KINDS.iter().any(|(_, extra)| matches!(extra, Extra::Again { .. }));
        let mut ahead = vec![1.0; if jokers { TOTALS_WITH_JOKERS } else { TOTALS }];
        for other in game.standings().seats.without(seat).iter() {
            self.times_below(game, other, &mut ahead);
        }
        ahead
    }

    /// Multiplies for each total by the chance that a seat ends below it, and half the chance that it ends there.
    fn times_below(&self, game: &OnSheet<S>, seat: Seat, ahead: &mut [f64]) {
        let (card, written) = (self.card(game, seat), self.written(game, seat));
        if self.open_boxes(card) <= FOLLOWED {
            let written = written + self.known.rules.bonus_of(card.sum);
            let future = self.future(card);
            let mut so_far = 0.0;
            for (total, ahead) in ahead.iter_mut().enumerate() {
                let here = future.chance(total as f64 - written);
                *ahead *= so_far + here / 2.0;
                so_far += here;
            }
        } else {
            let normals = self.normals(card);
            for (total, ahead) in ahead.iter_mut().enumerate() {
                let chance = |(share, mean, deviation)| share * below((total as f64 - written - mean) / deviation);
                *ahead *= normals.into_iter().map(chance).sum::<f64>();
            }
        }
    }

    /// The chance of a sheet to be ahead.
    fn chance(&self, card: Card, written: f64, ahead: &[f64]) -> f64 {
        if self.open_boxes(card) <= FOLLOWED {
            let written = (written + self.known.rules.bonus_of(card.sum)) as usize;
            return self.future(card).mean(|points| ahead[written + points]);
        }
        let chance = |(share, mean, deviation)| {
            let at = |middle: f64| between(ahead, written + mean + middle * deviation);
            share * MIDDLES.into_iter().map(at).sum::<f64>() / SLICES as f64
        };
        self.normals(card).into_iter().map(chance).sum()
    }

    /// What a sheet can still bring without the bonus and with it: how likely that is, the mean, and the deviation.
    fn normals(&self, card: Card) -> [(f64, f64, f64); 2] {
        let (outlook, bonus) = (self.outlook(card), self.known.rules.bonus);
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
    use rafle_games::yatzy::sheets::{American, Kind, Nordic};
    use rafle_games::yatzy::{Options, Place, Yatzy};

    use super::*;

    /// A game for two in which so many boxes of each sheet are left, the others filled at random.
    fn with_open<S: Sheet>(options: Options, boxes: u32, source: &mut Seeded) -> OnSheet<S> {
        let mut game: OnSheet<S> = start(options, 2).unwrap();
        while game.open(Seat::new(1)).count_ones() > boxes {
            step(&mut game, source);
        }
        game
    }

    fn followed_as_solved<S: Sheet>(sheet: Kind) {
        let options = Options { sheet, ..Options::default() };
        let solo = Solo::<S>::of(options);
        let mut source = Seeded::new(5);
        for boxes in (1..=FOLLOWED).rev().cycle().take(40) {
            let card = solo.card(&with_open(options, boxes, &mut source), Seat::A);
            let (future, outlook) = (solo.future(card), solo.outlook(card));
            let certain = solo.known.rules.bonus_of(card.sum);
            let mean = future.mean(|points| points as f64 + certain);
            let variance = future.mean(|points| (points as f64 + certain - outlook.mean).powi(2));
            assert!((future.mean(|_| 1.0) - 1.0).abs() < 1e-4);
            assert!((mean - outlook.mean).abs() < 0.01, "{mean}, {}", outlook.mean);
            assert!((variance - outlook.variance).abs() < 1.0, "{variance}, {}", outlook.variance);
        }
    }

    #[test]
    fn what_was_followed_has_the_mean_and_the_spread_that_were_solved() {
        followed_as_solved::<Nordic>(Kind::Nordic);
        followed_as_solved::<American>(Kind::American);
        followed_as_solved::<American>(Kind::German);
    }

    #[test]
    fn the_last_box_of_the_last_seat_is_played_for_what_is_missing() {
        // Only chance is open, and both have written nothing: 12 of the other seat are to be beaten.
        let solo = Solo::<Nordic>::of(Options::default());
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
        let mut write = |dice: &str, index: usize| {
            game.befall(Throw(dice.parse().unwrap())).unwrap();
            game.act(Action::Score(Place::new(index))).unwrap();
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
        let solo = Solo::<Nordic>::of(Options::default());
        let game: Yatzy = start(Options::default(), 2).unwrap();
        let ahead = solo.ahead_of_others(&game, Seat::A);
        assert!((solo.chance(solo.blank(), 0.0, &ahead) - 0.5).abs() < 0.01);
    }
}
