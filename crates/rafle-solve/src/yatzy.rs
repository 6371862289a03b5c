//! Yatzy alone, solved exactly: the greatest score that can be expected, from any sheet and any dice.
//!
//! What a throw is worth in a box, from which sum the bonus comes, and what a joker may do is asked of the rules. Between turns
//! a sheet is its open boxes, what must still come for the bonus, and whether five alike stand in their box where that
//! matters: 828,416 sheets in the north (`rules.rs`). They are solved from the full ones to the empty one (`sheets.rs`), each
//! by one turn that is taken from its end to its beginning (`turn.rs`). Twenty boxes and saved throws are too many for that
//! at a table; `maxi.rs` has what is done instead.

mod duel;
mod future;
pub mod maxi;
mod outlook;
mod rules;
mod sheets;
mod turn;

use std::any::{Any, TypeId};
use std::marker::PhantomData;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;

use rafle_engine::{FACES, Game, Next, OptionValue, Seat};
use rafle_games::yatzy::sheets::{Extra, Kind, Sheet, UPPER};
use rafle_games::yatzy::{Action, OnSheet, Options, Order};
use rustc_hash::FxHashMap;

use crate::exact::{Exact, Values};
use crate::figures::{Figures, OfSeat, Spread};
use crate::graph::Objective;
use future::Futures;
use rules::{Entry, Rules, ones};
use sheets::{Known, Means, Sheets, Spreads};
use turn::{Turn, Worth};

/// Sheets computed side by side.
const LANES: usize = 8;

/// The most dice and boxes that any sheet has.
const MOST_DICE: usize = 6;
const MOST_BOXES: usize = 20;

const UPPER_SETS: usize = 1 << UPPER;

/// How many threads can really run at once.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Yatzy alone on a sheet of five dice, solved.
pub struct Solo<S> {
    known: Known<u8>,
    sheets: Sheets<Means>,
    /// The spreads of all sheets, once they have been asked for.
    spreads: OnceLock<Sheets<Spreads>>,
    futures: Mutex<Futures>,
    options: Options,
    sheet: PhantomData<S>,
}

/// What of a seat's sheet bears on what it still brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Card {
    /// The open boxes, see [`Rules::after`].
    open: usize,
    /// What the upper boxes add up to.
    sum: usize,
}

impl<S: Sheet> Solo<S> {
    /// Solves the game from nothing, with so many threads.
    pub fn new(options: Options, threads: usize) -> Solo<S> {
        assert_eq!(S::DICE, 5, "rows are numbered for five dice");
        let known = Known::of(Rules::of::<S>(options));
        let sheets = Sheets::of_five_dice(&known, threads);
        Solo { known, sheets, spreads: OnceLock::new(), futures: Mutex::default(), options, sheet: PhantomData }
    }

    /// The solved game, computed on all cores when it is asked for the first time.
    pub fn of(options: Options) -> &'static Solo<S> {
        type Solved = FxHashMap<(TypeId, Kind, Order, bool), &'static (dyn Any + Send + Sync)>;
        static SOLVED: Mutex<Option<Solved>> = Mutex::new(None);
        let extras = options.extras && S::KINDS.iter().any(|(_, extra)| *extra != Extra::Nothing);
        let of_these = {
            let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
            let key = (TypeId::of::<S>(), options.sheet, options.order, extras);
            let place = || Box::leak(Box::new(OnceLock::<Solo<S>>::new())) as &'static (dyn Any + Send + Sync);
            *solved.get_or_insert_default().entry(key).or_insert_with(place)
        };
        // Whoever asks for other rules meanwhile does not wait for these.
        let of_these: &OnceLock<Solo<S>> = of_these.downcast_ref().expect("rules have one sheet");
        of_these.get_or_init(|| Solo::new(options, cores()))
    }

    /// How many different sheets there are between turns.
    pub fn sheets(&self) -> usize {
        self.known.count()
    }

    /// What can be expected before the first throw.
    pub fn expected(&self) -> f64 {
        self.value(self.blank())
    }

    /// Expected score and its spread, and the chance of the bonus.
    pub fn spread(&self) -> (Spread, f64) {
        let Card { open, sum } = self.blank();
        let (Spreads { mean, square, bonus }, lane) = self.spreads().find(&self.known, open, sum);
        (Spread::of(mean.0[lane], square.0[lane]), bonus.0[lane])
    }

    /// The open actions of the seat that is next, each with what the seat can still expect after it, its points included.
    /// Nothing when no seat is next.
    pub fn actions(&self, game: &OnSheet<S>) -> Vec<(Action<S>, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let card = self.card(game, seat);
        let worth = |entry: Entry| entry.brings() + self.value(self.card_after(card, entry));
        self.weighed(game, self.end_of_turn(card, worth), worth)
    }

    /// The action with which the seat that is next can expect most.
    pub fn best(&self, game: &OnSheet<S>) -> Option<Action<S>> {
        let better = |best: (Action<S>, f64), other: (Action<S>, f64)| if other.1 > best.1 { other } else { best };
        self.actions(game).into_iter().reduce(better).map(|(action, _)| action)
    }

    /// A sheet on which nothing is written.
    fn blank(&self) -> Card {
        Card { open: self.known.rules.whole_sheet(), sum: 0 }
    }

    /// The sheet of a seat.
    fn card(&self, game: &OnSheet<S>, seat: Seat) -> Card {
        let matters = self.known.rules.jokers.is_some() && game.has_yatzy(seat);
        let alike = usize::from(matters) << self.known.rules.boxes;
        Card { open: game.open(seat) as usize | alike, sum: game.upper_sum(seat) as usize }
    }

    /// The sheet after a box was filled.
    fn card_after(&self, card: Card, entry: Entry) -> Card {
        let points = if entry.index < UPPER { usize::from(entry.points) } else { 0 };
        Card { open: self.known.rules.after(card.open, entry), sum: card.sum + points }
    }

    /// How many boxes are open.
    fn open_boxes(&self, card: Card) -> u32 {
        self.known.rules.boxes_in(card.open).count_ones()
    }

    /// What a sheet can still expect before a turn, the bonus included.
    fn value(&self, card: Card) -> f64 {
        let (block, lane) = self.sheets.find(&self.known, card.open, card.sum);
        block.0[lane] + self.known.rules.bonus_of(card.sum)
    }

    /// The open actions, if the turn ends like this and something is `worth` so much in a box.
    fn weighed(
        &self,
        game: &OnSheet<S>,
        mut turn: Turn<f64, u8>,
        mut worth: impl FnMut(Entry) -> f64,
    ) -> Vec<(Action<S>, f64)> {
        turn.back_to(&self.known.sets, game.throws_left());
        let worth = |action| match action {
            Action::Keep(dice) => turn.worth(&self.known.sets, dice),
            Action::Score(place) => {
                let (points, beyond) = (game.points(place) as u8, game.again(place) as u8);
                worth(Entry { index: place.index(), points, beyond })
            }
        };
        let actions: Vec<_> = game.actions().collect();
        actions.iter().copied().zip(actions.iter().copied().map(worth)).collect()
    }

    /// What a turn in progress makes the seat that is next expect, beyond what it has written.
    fn in_turn(&self, game: &OnSheet<S>) -> f64 {
        match game.next() {
            Next::Seat(_) => self.actions(game).into_iter().fold(0.0, |best: f64, (_, worth)| best.max(worth)),
            Next::Chance { hand: Some(seat) } => {
                let card = self.card(game, seat);
                let mut turn =
                    self.end_of_turn(card, |entry| entry.brings() + self.value(self.card_after(card, entry)));
                turn.back_to(&self.known.sets, game.throws_left());
                turn.worth(&self.known.sets, game.dice())
            }
            _ => 0.0,
        }
    }

    /// What `seat` has written, without the bonus: that is part of what can be expected to the end.
    fn written(&self, game: &OnSheet<S>, seat: Seat) -> f64 {
        let upper_closed = game.open(seat) as usize & (UPPER_SETS - 1) == 0;
        let bonus = if upper_closed { self.known.rules.bonus_of(game.upper_sum(seat) as usize) } else { 0.0 };
        f64::from(game.standings().scores[seat]) - bonus
    }

    /// The end of a turn, when it is worth so much to fill a box.
    fn end_of_turn<W: Worth>(&self, card: Card, worth: impl Fn(Entry) -> W) -> Turn<W, u8> {
        let Known { rules, sets, .. } = &self.known;
        let to_fill = rules.to_fill(card.open);
        let best = |best: W, worth: W| best.or_better(&worth);
        let nothing = ones(to_fill).map(|index| worth(Entry::of((index, 0)))).fold(W::CLOSED, best);
        let mut turn = Turn::new();
        turn.write(sets, nothing, |index, points| {
            if to_fill & 1 << index == 0 { W::CLOSED } else { worth(Entry::of((index, points))) }
        });
        for (face, throw) in FACES.into_iter().zip(sets.alike) {
            if let Some(entries) = rules.jokers(card.open, face) {
                *turn.throw_mut(throw) = entries.map(&worth).fold(W::CLOSED, best);
            }
        }
        turn
    }

    /// What numbers about these rules are kept under.
    fn kept_as(&self) -> String {
        let Options { sheet, order, .. } = self.options;
        let order = order.written();
        match (sheet, &self.known.rules.jokers) {
            (Kind::Nordic, _) => format!("yatzy-{order}"),
            (_, Some(_)) => format!("yatzy-{}-{order}", sheet.written()),
            (_, None) => format!("yatzy-{}-{order}-plain", sheet.written()),
        }
    }
}

/// Any number of seats, each of which plays for its own score.
pub(crate) struct Each<S: Sheet> {
    solo: &'static Solo<S>,
    seats: usize,
}

impl<S: Sheet> Solo<S> {
    /// The solved game that begins with `start`.
    pub(crate) fn of_game(start: &OnSheet<S>) -> Each<S> {
        Each { solo: Solo::of(start.options()), seats: start.standings().seats.len() }
    }
}

impl<S: Sheet> Exact<OnSheet<S>> for Each<S> {
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

    fn values(&self, game: &OnSheet<S>) -> Option<Values> {
        let at = match game.next() {
            Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
            _ => None,
        };
        let expected = |seat| match at {
            Some(at) if at == seat => self.solo.in_turn(game),
            _ => self.solo.value(self.solo.card(game, seat)),
        };
        let seats = game.standings().seats;
        let worth = |seat| if seats.has(seat) { self.solo.written(game, seat) + expected(seat) } else { 0.0 };
        Some(Values::from_fn(worth))
    }

    fn actions(&self, game: &OnSheet<S>) -> Option<Vec<(Action<S>, f64)>> {
        let Next::Seat(seat) = game.next() else { return None };
        let written = self.solo.written(game, seat);
        Some(self.solo.actions(game).into_iter().map(|(action, worth)| (action, written + worth)).collect())
    }
}

#[cfg(test)]
mod tests {
    use cpu_time::ThreadTime;
    use rafle_engine::{Seeded, start};
    use rafle_games::yatzy::sheets::{American, Nordic};

    use super::*;

    fn by(sheet: Kind, order: Order, extras: bool) -> Options {
        Options { sheet, order, extras }
    }

    #[test]
    fn how_many_sheets_there_are() {
        let nordic = Solo::<Nordic>::of(by(Kind::Nordic, Order::Forced, true));
        assert_eq!(nordic.sheets(), 828_416);
        let american = |extras| Solo::<American>::of(by(Kind::American, Order::Forced, extras)).sheets();
        assert_eq!([american(false), american(true)], [207_104, 310_656]);
    }

    fn has_the_greatest_expected_score<S: Sheet>(options: Options, mean: f64, standard_deviation: f64, bonus: f64) {
        let before = ThreadTime::now();
        let solo = Solo::<S>::new(options, 1);
        let took = before.elapsed();
        let (spread, chance) = solo.spread();
        println!("{options:?}: {:.12} ± {:.12}, {chance:.12}, in {took:?}", solo.expected(), spread.sd);
        assert!((solo.expected() - mean).abs() < 1e-9);
        assert!((Solo::<S>::new(options, 2).expected() - solo.expected()).abs() < 1e-12, "any number of threads");
        assert!((spread.mean - mean).abs() < 1e-9);
        assert!((spread.sd - standard_deviation).abs() < 1e-8, "{:.12}", spread.sd);
        assert!((chance - bonus).abs() < 1e-8, "{chance:.12}");
    }

    #[test]
    fn the_greatest_expected_score() {
        let nordic = |order| by(Kind::Nordic, order, true);
        has_the_greatest_expected_score::<Nordic>(
            nordic(Order::Free),
            248.439_989_377_855,
            38.496_372_476,
            0.898_064_898,
        );
        has_the_greatest_expected_score::<Nordic>(
            nordic(Order::Forced),
            122.558_527_396_424,
            28.856_898_329,
            0.043_575_799,
        );
    }

    #[test]
    fn the_greatest_expected_score_in_america_and_germany() {
        for (kind, extras, mean, standard_deviation, bonus) in [
            (Kind::American, true, 254.587_728_734_495, 59.607_586_207, 0.681_222_011),
            (Kind::American, false, 245.870_774_514_111, 39.820_091_222, 0.689_776_999),
            (Kind::German, true, 248.321_030_446_179, 44.091_564_073, 0.690_165_416),
        ] {
            let options = by(kind, Order::Free, extras);
            has_the_greatest_expected_score::<American>(options, mean, standard_deviation, bonus);
        }
    }

    /// At every choice the best action is worth what was expected before it, once luck is averaged out.
    fn hang_together<S: Sheet>(options: Options, games: u64) {
        let solo = Solo::<S>::of(options);
        for seed in 0..games {
            let mut source = Seeded::new(7 + seed);
            let mut game: OnSheet<S> = start(options, 1).unwrap();
            while game.next() != Next::Nobody {
                if let Next::Chance { .. } = game.next() {
                    if game.throws_left() == 3 {
                        let before = solo.value(solo.card(&game, Seat::A));
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

    #[test]
    fn values_hang_together() {
        for order in [Order::Free, Order::Forced] {
            hang_together::<Nordic>(by(Kind::Nordic, order, true), 1);
            for (kind, extras) in [(Kind::American, true), (Kind::American, false), (Kind::German, true)] {
                hang_together::<American>(by(kind, order, extras), 1);
            }
        }
    }
}
