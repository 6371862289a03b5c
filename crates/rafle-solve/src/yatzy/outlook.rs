//! Yatzy against others: how far a score may still go, and a turn played for any goal.

use std::cell::RefCell;

use rafle_engine::{Game, Next};
use rafle_games::yatzy::sheets::Sheet;
use rafle_games::yatzy::{Action, OnSheet};
use rustc_hash::FxHashMap;

use super::{Card, Entry, Sheets, Solo, Spreads};

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

/// What it is worth to fill a box. Known only when it is asked, so that this is compiled once.
type Goal<'a> = &'a mut dyn FnMut(Entry) -> f64;

impl<S: Sheet> Solo<S> {
    /// What a sheet can still bring before a turn.
    pub(super) fn outlook(&self, card: Card) -> Outlook {
        let (block, lane) = self.spreads().find(&self.known, card.open, card.sum);
        let (mean, square) = (block.mean.0[lane], block.square.0[lane]);
        let bonus = self.known.rules.bonus_of(card.sum);
        Outlook { mean: mean + bonus, variance: (square - mean * mean).max(0.0), bonus: block.bonus.0[lane] }
    }

    /// The spreads of all sheets, found or computed when they are asked for the first time.
    pub(super) fn spreads(&self) -> &Sheets<Spreads> {
        self.spreads.get_or_init(|| Sheets::found(&self.known, &self.kept_as()))
    }

    /// The open actions of the seat that is next, when `goal` says what it is worth to fill a box. It is asked once for
    /// whatever can come.
    pub(super) fn actions_for(&self, game: &OnSheet<S>, goal: Goal<'_>) -> Vec<(Action<S>, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let goals = RefCell::new((FxHashMap::default(), goal));
        let worth = |entry: Entry| {
            let (known, goal) = &mut *goals.borrow_mut();
            *known.entry(entry).or_insert_with(|| goal(entry))
        };
        self.weighed(game, self.end_of_turn(self.card(game, seat), worth), worth)
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Seat, Seeded, start, step};
    use rafle_games::yatzy::Options;
    use rafle_games::yatzy::sheets::{American, Kind, Nordic};

    use super::*;

    #[test]
    fn the_whole_sheet_spreads_as_the_game_does() {
        let solo = Solo::<Nordic>::of(Options::default());
        let (outlook, (spread, _)) = (solo.outlook(solo.blank()), solo.spread());
        assert!((outlook.mean - spread.mean).abs() < 1e-9);
        assert!((outlook.variance.sqrt() - spread.sd).abs() < 1e-6);
    }

    fn for_points_is_what_was_solved<S: Sheet>(sheet: Kind) {
        let options = Options { sheet, ..Options::default() };
        let solo = Solo::<S>::of(options);
        let mut source = Seeded::new(4);
        let mut game: OnSheet<S> = start(options, 1).unwrap();
        while step(&mut game, &mut source) {
            let card = solo.card(&game, Seat::A);
            let goal = |entry: Entry| entry.brings() + solo.value(solo.card_after(card, entry));
            for ((action, worth), (same, solved)) in
                solo.actions_for(&game, &mut { goal }).iter().zip(solo.actions(&game))
            {
                assert_eq!(*action, same);
                assert!((worth - solved).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn a_turn_for_points_is_the_turn_that_was_solved() {
        for_points_is_what_was_solved::<Nordic>(Kind::Nordic);
        for_points_is_what_was_solved::<American>(Kind::American);
        for_points_is_what_was_solved::<American>(Kind::German);
    }
}
