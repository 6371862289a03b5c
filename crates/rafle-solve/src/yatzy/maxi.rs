//! Yatzy with six dice and twenty boxes.
//!
//! With saved throws there are half a thousand million sheets: [`expected`] solves them all, layer by layer, in minutes and
//! two gigabytes, and keeps none. A player at a table takes an estimate instead ([`Pars`]): every turn is played exactly, for
//! what it writes and for what good players make of the boxes that are left.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;

use rafle_engine::{Game, Next, Seat, Seeded, start};
use rafle_games::yatzy::sheets::{self, Kind, Sheet as _, UPPER};
use rafle_games::yatzy::{Action, Maxi, Options, Order};
use rustc_hash::FxHashMap;

use super::rules::{Entry, Rules, ones};
use super::sheets::{Block, Known, Means, Sheet, Sheets};
use super::turn::{Turn, Wide, Worth};
use super::{LANES, MOST_BOXES, MOST_DICE, UPPER_SETS};
use crate::normal::below;

/// Throws of a turn that saves none and has none saved.
const THROWS: usize = 3;

/// The greatest score that can be expected before the first throw, solved from nothing with so many threads.
pub fn expected(saving: bool, threads: usize) -> f64 {
    let known = Known::of(rules(Options { sheet: Kind::Maxi, extras: saving, order: Order::Free }));
    let open = known.rules.whole_sheet();
    if saving {
        let mut layer = Layer::full(&known);
        for size in 1..=known.rules.boxes {
            layer = Layer::solved(&known, size, &layer, threads);
        }
        layer.of(&known, open, known.classes.lane(open, 0))[0]
    } else {
        let solved: Sheets<Means> = Sheets::solved(&known, threads);
        let (block, lane) = solved.find(&known, open, 0);
        block.0[lane]
    }
}

fn rules(options: Options) -> Rules {
    Rules::of::<sheets::Maxi>(options)
}

/// Every sheet with equally many open boxes: what it can expect with none, one, two … throws saved.
struct Layer {
    /// The number of the first sheet of each set of open boxes.
    first: Vec<u32>,
    /// How many numbers each sheet has.
    each: usize,
    values: Vec<f64>,
}

impl Layer {
    /// Sheets on which no box is left.
    fn full(known: &Known<Wide>) -> Layer {
        let each = 2 * known.rules.boxes + 1;
        Layer { first: vec![0], each, values: vec![0.0; each] }
    }

    fn solved(known: &Known<Wide>, size: usize, fewer: &Layer, threads: usize) -> Layer {
        let todo = known.sheets_of(size);
        let mut first = vec![0; known.rules.whole_sheet() + 1];
        for (number, sheet) in todo.iter().enumerate().rev() {
            first[sheet.open] = number as u32;
        }
        let each = 2 * (known.rules.boxes - size) + 1;
        let mut values = vec![0.0; todo.len() * each];
        let share = todo.len().div_ceil(threads).next_multiple_of(LANES);
        thread::scope(|scope| {
            for (todo, values) in todo.chunks(share).zip(values.chunks_mut(share * each)) {
                scope.spawn(move || pulp::Arch::new().dispatch(Job { known, fewer, todo, each, values }));
            }
        });
        Layer { first, each, values }
    }

    /// What a sheet can expect, by the number of saved throws.
    fn of(&self, known: &Known<Wide>, open: usize, lane: usize) -> &[f64] {
        let number = self.first[open] as usize + lane - known.classes.of_upper[open & (UPPER_SETS - 1)].start;
        &self.values[number * self.each..][..self.each]
    }
}

/// Sheets to be solved.
struct Job<'a> {
    known: &'a Known<Wide>,
    fewer: &'a Layer,
    todo: &'a [Sheet],
    each: usize,
    values: &'a mut [f64],
}

/// What follows in one lane when a box is filled with so many dice of its face, by the number of throws that are left.
struct Follows<'a> {
    index: usize,
    count: usize,
    lane: usize,
    values: &'a [f64],
    bonus: f64,
}

// A closure would be called and not be inlined, and then be made for narrow registers.
#[allow(clippy::inline_always)]
impl pulp::WithSimd for Job<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) {
        let Job { known, fewer, todo, each, values } = self;
        let (mut end, mut turn) = (Turn::new(), Turn::new());
        for (todo, values) in todo.chunks(LANES).zip(values.chunks_mut(LANES * each)) {
            let follows = followers(known, fewer, todo);
            for left in 0..each + THROWS - 1 {
                write(known, &follows, left, &mut end);
                turn.or_throw_on(&known.sets, &end, left > 0);
                if let Some(saved) = left.checked_sub(THROWS - 1) {
                    let worth: Means = turn.before(&known.sets);
                    values[saved..].iter_mut().step_by(each).zip(worth.0).for_each(|(value, worth)| *value = worth);
                }
            }
        }
    }
}

/// Everything that these sheets lead to.
fn followers<'a>(known: &Known<Wide>, fewer: &'a Layer, todo: &[Sheet]) -> Vec<Follows<'a>> {
    let mut follows = Vec::new();
    for (lane, &Sheet { open, lane: class }) in todo.iter().enumerate() {
        for index in ones(known.rules.to_fill(open)) {
            let then = open & !(1 << index);
            if index < UPPER {
                let after = &known.classes.after[class / LANES][index];
                follows.extend(after.iter().enumerate().map(|(count, after)| {
                    let values = fewer.of(known, then, after.lanes[class % LANES].into());
                    Follows { index, count, lane, values, bonus: after.bonus[class % LANES] }
                }));
            } else {
                let values = fewer.of(known, then, class);
                follows.push(Follows { index, count: 0, lane, values, bonus: 0.0 });
            }
        }
    }
    follows
}

/// The end of a turn after which so many throws are left.
#[allow(clippy::inline_always)]
#[inline(always)]
fn write(known: &Known<Wide>, follows: &[Follows<'_>], left: usize, end: &mut Turn<Means, Wide>) {
    let mut after = [[Means::CLOSED; MOST_DICE + 1]; MOST_BOXES];
    for &Follows { index, count, lane, values, bonus } in follows {
        after[index][count].0[lane] = values[left] + bonus;
    }
    let mut nothing = Means::CLOSED;
    for of_box in &after[..known.rules.boxes] {
        nothing = nothing.or_better(&of_box[0]);
    }
    end.write(&known.sets, nothing, |index, points| {
        let count = if index < UPPER { points as usize / (index + 1) } else { 0 };
        after[index][count].scored(points.into())
    });
}

/// What good players write into each box, from games against nobody, and so what an open box is worth.
pub struct Pars {
    known: Known<Wide>,
    options: Options,
    boxes: [Par; MOST_BOXES],
}

/// What is written into a box.
#[derive(Clone, Copy, Default)]
struct Par {
    mean: f64,
    variance: f64,
}

/// So much a turn by the pars loses on average at most, against the solution without saved throws: how far what they say of
/// an action may be off.
pub const LOSS: f64 = 1.5;

/// Games from which pars are taken, again and again with those of before.
const ROUNDS: u64 = 3;
const GAMES: u64 = 100;

/// A throw more than three brings so much to a turn, and each further one so much less.
const ONE_MORE: f64 = 4.0;
const ONE_LESS: f64 = 0.75;

impl Pars {
    /// The pars of games by these options, played when they are asked for the first time.
    pub fn of(options: Options) -> &'static Pars {
        static PARS: Mutex<Option<FxHashMap<Options, &'static OnceLock<Pars>>>> = Mutex::new(None);
        let of_these = *PARS
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get_or_insert_default()
            .entry(options)
            .or_insert_with(|| Box::leak(Box::default()));
        of_these.get_or_init(|| Pars::played(options))
    }

    fn played(options: Options) -> Pars {
        let mut pars = Pars { known: Known::of(rules(options)), options, boxes: Default::default() };
        // At first a box is worth what a turn brings that is played for nothing else.
        for index in 0..pars.known.rules.boxes {
            let mut turn = Turn::new();
            turn.write(&pars.known.sets, 0.0, |of, points| if of == index { points.into() } else { 0.0 });
            turn.back_to(&pars.known.sets, THROWS as u8);
            let mean = turn.worth(&pars.known.sets, rafle_engine::Dice::NONE);
            pars.boxes[index] = Par { mean, variance: mean * mean / 10.0 };
        }
        for round in 0..ROUNDS {
            let games: Vec<_> = (0..GAMES).map(|game| pars.game(&mut Seeded::new(round * GAMES + game))).collect();
            for (index, par) in pars.boxes.iter_mut().enumerate().take(sheets::Maxi::BOXES.len()) {
                let mean = |of: &dyn Fn(f64) -> f64| {
                    games.iter().map(|written| of(written[index].into())).sum::<f64>() / GAMES as f64
                };
                let average = mean(&|points| points);
                *par = Par { mean: average, variance: mean(&|points| (points - average).powi(2)) };
            }
        }
        pars
    }

    /// Plays a game alone, and gives what was written into each box.
    fn game(&self, source: &mut Seeded) -> [u8; MOST_BOXES] {
        let mut game: Maxi = start(self.options, 1).expect("one can play alone");
        let mut written = [0; MOST_BOXES];
        loop {
            match game.next() {
                Next::Chance { .. } => game.befall(game.draw(source)).expect("what was drawn can befall"),
                Next::Seat(_) => {
                    let action = self.best(&game).expect("a seat is next");
                    if let Action::Score(place) = action {
                        written[place.index()] = game.points(place) as u8;
                    }
                    game.act(action).expect("what is open is accepted");
                }
                Next::Nobody => return written,
            }
        }
    }

    /// The action with which the seat that is next can expect most.
    pub fn best(&self, game: &Maxi) -> Option<Action<sheets::Maxi>> {
        let better = |best: (_, f64), other: (_, f64)| if other.1 > best.1 { other } else { best };
        self.actions(game).into_iter().reduce(better).map(|(action, _)| action)
    }

    /// The open actions of the seat that is next, each with the total that the seat can expect to end with after it.
    pub fn actions(&self, game: &Maxi) -> Vec<(Action<sheets::Maxi>, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let (rules, sets) = (&self.known.rules, &self.known.sets);
        let (open, sum) = (game.open(seat) as usize, game.upper_sum(seat));
        let written = self.written(game, seat);
        let worth = |entry: Entry| {
            let sum = if entry.index < UPPER { sum + i32::from(entry.points) } else { sum };
            written + entry.brings() + self.to_come(open & !(1 << entry.index), sum)
        };
        let to_fill = rules.to_fill(open);
        let nothing = ones(to_fill).map(|index| worth(Entry::of((index, 0)))).fold(f64::CLOSED, f64::max);
        let mut end = Turn::new();
        end.write(sets, nothing, |index, points| {
            if to_fill & 1 << index == 0 { f64::CLOSED } else { worth(Entry::of((index, points))) }
        });
        let after = open.count_ones() - 1;
        let mut turn = Turn::new();
        for left in 0..game.throws_left() {
            turn.or_throw_on(sets, &end.plus(self.saved(left, after)), left > 0);
        }
        turn.expect(sets);
        let stopped = self.saved(game.throws_left(), after);
        let worth = |action| match action {
            Action::Keep(dice) => turn.worth(sets, dice),
            Action::Score(place) => worth(Entry::of((place.index(), game.points(place) as u8))) + stopped,
        };
        game.actions().map(|action| (action, worth(action))).collect()
    }

    /// The total that a seat can expect to end with before its turn, and the variance of that.
    pub fn outlook(&self, game: &Maxi, seat: Seat) -> (f64, f64) {
        let (open, sum) = (game.open(seat) as usize, game.upper_sum(seat));
        let mean = self.written(game, seat) + self.to_come(open, sum);
        let bonus = self.chance_of_bonus(open, sum);
        let of_bonus = self.known.rules.bonus.powi(2) * bonus * (1.0 - bonus);
        let of_boxes: f64 = ones(open).map(|index| self.boxes[index].variance).sum();
        (mean + self.saved(game.extra(seat), open.count_ones()), of_bonus + of_boxes)
    }

    /// What a seat has written, without the bonus.
    fn written(&self, game: &Maxi, seat: Seat) -> f64 {
        let upper_closed = game.open(seat) as usize & (UPPER_SETS - 1) == 0;
        let bonus = if upper_closed { self.known.rules.bonus_of(game.upper_sum(seat) as usize) } else { 0.0 };
        f64::from(game.standings().scores[seat]) - bonus
    }

    /// What open boxes and the bonus are worth.
    fn to_come(&self, open: usize, sum: i32) -> f64 {
        let boxes: f64 = ones(open).map(|index| self.boxes[index].mean).sum();
        boxes + self.known.rules.bonus * self.chance_of_bonus(open, sum)
    }

    fn chance_of_bonus(&self, open: usize, sum: i32) -> f64 {
        let missing = self.known.rules.bonus_from as f64 - f64::from(sum);
        let upper = || ones(open & (UPPER_SETS - 1)).map(|index| self.boxes[index]);
        let (mean, variance) = upper().fold((0.0, 0.0), |(mean, all), par| (mean + par.mean, all + par.variance));
        // A sum that is just enough is enough.
        below((mean - missing + 0.5) / variance.sqrt().max(1e-3))
    }

    /// What saved throws are worth when so many boxes are left: they are shared out evenly.
    fn saved(&self, throws: u8, boxes: u32) -> f64 {
        if !self.options.extras || boxes == 0 {
            return 0.0;
        }
        let for_each = f64::from(throws) / f64::from(boxes);
        f64::from(boxes) * ONE_MORE * (1.0 - ONE_LESS.powf(for_each)) / (1.0 - ONE_LESS)
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Dice, Throw};

    use super::*;

    fn maxi(extras: bool) -> Options {
        Options { sheet: Kind::Maxi, extras, order: Order::Free }
    }

    /// The mean of so many games by the pars, and its standard error.
    fn mean(extras: bool, games: u64) -> (f64, f64) {
        let pars = Pars::of(maxi(extras));
        let total = |seed| {
            let mut source = Seeded::new(seed);
            let mut game: Maxi = start(maxi(extras), 1).unwrap();
            while let Some(()) = match game.next() {
                Next::Nobody => None,
                Next::Chance { .. } => game.befall(game.draw(&mut source)).ok(),
                Next::Seat(_) => game.act(pars.best(&game).unwrap()).ok(),
            } {}
            f64::from(game.standings().scores[Seat::A])
        };
        let totals: Vec<f64> = (0..games).map(|seed| total(1_000_000 + seed)).collect();
        let mean = totals.iter().sum::<f64>() / games as f64;
        let variance = totals.iter().map(|total| (total - mean).powi(2)).sum::<f64>() / games as f64;
        (mean, (variance / games as f64).sqrt())
    }

    /// What the solution can expect without saved throws, by the example `maxi`.
    const SOLVED: f64 = 394.557_507;

    #[test]
    fn pars_lose_little_and_make_something_of_saved_throws() {
        let [(plain, error), (saving, saving_error)] = [false, true].map(|extras| mean(extras, 300));
        println!("{plain:.2} ± {error:.2}, saving throws {saving:.2} ± {saving_error:.2}");
        assert!(plain < SOLVED + 3.0 * error, "nobody is better than the solution");
        assert!(plain > SOLVED - 20.0 * LOSS - 3.0 * error, "a turn loses no more than is said");
        assert!(saving - plain > 40.0 + 3.0 * error.hypot(saving_error), "saved throws are worth much");
    }

    /// What is certain is told: with one box left, a turn for the total is a turn for its points.
    #[test]
    fn the_last_box_is_played_for_its_points() {
        let options = Options { order: Order::Forced, ..maxi(true) };
        let mut game: Maxi = start(options, 1).unwrap();
        while game.open(Seat::A).count_ones() > 1 {
            game.befall(game.draw(&mut Seeded::new(3))).unwrap();
            let score = game.actions().last().expect("a box is open");
            game.act(score).unwrap();
        }
        let written = game.standings().scores[Seat::A];
        game.befall(Throw(Dice::alike(5, 6))).unwrap();
        let (best, worth) = Pars::of(options).actions(&game).into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
        assert_eq!(best.to_string(), "score yatzy");
        assert!((worth - f64::from(written) - 100.0).abs() < 1e-9, "{worth} after {written}");
    }
}
