//! Yatzy alone, solved exactly: the greatest score that can be expected, from any sheet and any dice.
//!
//! What a throw is worth in a box, and from which sum the bonus comes, is asked of the rules. Between turns a sheet is its
//! open boxes and what its upper boxes add up to; sums from which the bonus is out of reach are one class, and sums that
//! have it are another. That leaves 958,976 sheets. Classes of the same open boxes are computed side by side, eight at a
//! time: they take the same steps.
//!
//! A turn, from its end to its beginning: the best box for each of 252 throws; then, twice, what every one of the 210
//! smaller sets of dice can expect, die by die (the mean of its six successors), and the best set to keep out of every
//! set (its own expectation, or the best of any set with one die less).

mod outlook;

use std::sync::OnceLock;

use rafle_engine::{Dice, FACES, Game, Next, PerSeat, Seat, Throw, throws};
use rafle_games::yatzy::{Action, Options, Order, Yatzy};
use rustc_hash::FxHashMap;

use crate::exact::Exact;
use crate::figures::{Figures, OfSeat, Spread};
use crate::graph::Objective;

pub use outlook::{Goal, Outlook};

/// Classes computed side by side.
const LANES: usize = 8;

/// Boxes of a sheet; the first six are the upper ones.
const BOXES: usize = 15;
const UPPER: usize = 6;
const UPPER_SETS: usize = 1 << UPPER;
const LOWER_SETS: usize = 1 << (BOXES - UPPER);

/// Dice of a turn, throws of five dice, and a power of two that has room for all sets of up to five.
const DICE: u8 = 5;
const THROWS: usize = 252;
const ROWS: usize = 512;

/// What the rules say about boxes and the bonus.
struct Rules {
    /// What each throw is worth in each box.
    points: [[u8; THROWS]; BOXES],
    /// The sum of the upper boxes from which the bonus comes, and what it brings.
    bonus_from: usize,
    bonus: f64,
    /// The most that the open ones of the upper boxes can bring, by which of them are open.
    most: [usize; UPPER_SETS],
}

impl Rules {
    fn asked() -> Rules {
        let mut points = [[0; THROWS]; BOXES];
        for (throw, (dice, _)) in throws(DICE).enumerate() {
            for (index, points) in points.iter_mut().enumerate() {
                points[throw] = total_of([(dice, index)]) as u8;
            }
        }
        let bonus_of = |sum: i32| total_of(upper_boxes_with(sum)) - sum;
        let greatest = FACES.iter().map(|&face| i32::from(DICE * face)).sum();
        let bonus_from = (0..=greatest).find(|&sum| bonus_of(sum) > 0).unwrap_or(greatest + 1);
        let most_in = points.map(|points| points.into_iter().max().unwrap_or(0) as usize);
        let most = std::array::from_fn(|open| ones(open).map(|index| most_in[index]).sum());
        Rules { points, bonus_from: bonus_from as usize, bonus: f64::from(bonus_of(greatest)), most }
    }

    /// The class of a sum, with these upper boxes open.
    fn class(&self, open: usize, sum: usize) -> Class {
        if sum >= self.bonus_from {
            Class::Sure
        } else if sum + self.most[open] < self.bonus_from {
            Class::Lost
        } else {
            Class::Open(sum)
        }
    }
}

/// What a sheet shows after these throws were written into these boxes.
fn total_of(written: impl IntoIterator<Item = (Dice, usize)>) -> i32 {
    let mut game = Yatzy::new(Options::default(), 1).expect("one can play alone");
    for (dice, index) in written {
        game.befall(Throw(dice)).expect("five dice can be thrown");
        game.act(Action::Score(index as u8)).expect("the box is open");
    }
    game.standings().scores[Seat::A]
}

/// Throws for the upper boxes that add up to `sum`.
fn upper_boxes_with(sum: i32) -> impl Iterator<Item = (Dice, usize)> {
    let mut left = sum as u8;
    FACES.into_iter().rev().map(move |face| {
        let count = (left / face).min(DICE);
        left -= count * face;
        (Dice::alike(face, count) + Dice::alike(face % 6 + 1, DICE - count), face as usize - 1)
    })
}

/// Sums of the upper boxes that are worth the same from now on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Class {
    /// The bonus is out of reach.
    Lost,
    /// The bonus can be had or missed.
    Open(usize),
    /// The bonus is certain.
    Sure,
}

/// Where each class of each set of open upper boxes is kept: a lane, counted through all blocks of a set of lower boxes.
struct Classes {
    lanes: Vec<FxHashMap<Class, usize>>,
    /// The blocks of each set of open upper boxes: the first, and the one after the last.
    blocks: Vec<(usize, usize)>,
    /// By block, upper box and number of dice that show its face: the lane that each lane leads to.
    after: Vec<[[[u16; LANES]; DICE as usize + 1]; UPPER]>,
}

impl Classes {
    fn of(rules: &Rules) -> Classes {
        let mut classes = Classes { lanes: Vec::new(), blocks: Vec::new(), after: Vec::new() };
        let mut begin = 0;
        for open in 0..UPPER_SETS {
            let mut lanes = FxHashMap::default();
            for sum in sums_of(!open & (UPPER_SETS - 1)) {
                let next = begin * LANES + lanes.len();
                lanes.entry(rules.class(open, sum)).or_insert(next);
            }
            let end = begin + lanes.len().div_ceil(LANES);
            for _ in begin..end {
                classes.after.push([[[0; LANES]; DICE as usize + 1]; UPPER]);
            }
            classes.blocks.push((begin, end));
            classes.lanes.push(lanes);
            begin = end;
        }
        for open in 0..UPPER_SETS {
            for sum in sums_of(!open & (UPPER_SETS - 1)) {
                classes.lead_on(rules, open, sum);
            }
        }
        classes
    }

    /// Lanes without a class lead to lane 0: what they compute is never looked at.
    fn lead_on(&mut self, rules: &Rules, open: usize, sum: usize) {
        let lane = self.lanes[open][&rules.class(open, sum)];
        for index in ones(open) {
            let left = open & !(1 << index);
            for count in 0..=DICE as usize {
                let class = rules.class(left, sum + count * (index + 1));
                self.after[lane / LANES][index][count][lane % LANES] = self.lanes[left][&class] as u16;
            }
        }
    }

    /// How many blocks there are for one set of lower boxes.
    fn len(&self) -> usize {
        self.after.len()
    }
}

/// What the closed ones of the upper boxes can add up to.
fn sums_of(closed: usize) -> Vec<usize> {
    let mut sums = vec![0];
    for index in ones(closed) {
        sums = (0..=DICE as usize).flat_map(|count| sums.iter().map(move |sum| sum + count * (index + 1))).collect();
        sums.sort_unstable();
        sums.dedup();
    }
    sums
}

/// The sets of up to five dice as rows: the throws of all five first, then those of four and fewer.
struct Sets {
    rows: FxHashMap<Dice, u16>,
    /// How likely each throw of five dice is.
    chances: [f64; THROWS],
    /// The smaller sets, the greatest of them first, and the rows with one die more.
    successors: Vec<(u16, [u16; 6])>,
    /// The rows with one die less, the smaller sets first.
    parts: Vec<PartsOfSize>,
    /// The throws that are worth something in each box, and how much.
    worth: [Vec<(u16, u8)>; BOXES],
}

/// A row, and the rows with one die less.
type Parts<const KINDS: usize> = (u16, [u16; KINDS]);

/// Sets of the same size, by how many different faces they show.
#[derive(Default)]
struct PartsOfSize(Vec<Parts<1>>, Vec<Parts<2>>, Vec<Parts<3>>, Vec<Parts<4>>, Vec<Parts<5>>);

impl Sets {
    fn new(rules: &Rules) -> Sets {
        let sizes = (0..=DICE).rev();
        let all: Vec<Dice> = sizes.flat_map(|size| throws(size).map(|(dice, _)| dice)).collect();
        let rows: FxHashMap<Dice, u16> = all.iter().enumerate().map(|(row, &dice)| (dice, row as u16)).collect();
        let mut chances = [0.0; THROWS];
        for (chance, (_, ways)) in chances.iter_mut().zip(throws(DICE)) {
            *chance = ways as f64 / f64::from(6_u32.pow(DICE.into()));
        }
        let successors =
            all[THROWS..].iter().map(|dice| (rows[dice], FACES.map(|face| rows[&dice.with(face)]))).collect();
        let mut parts: Vec<PartsOfSize> = (0..DICE).map(|_| PartsOfSize::default()).collect();
        for &dice in all.iter().filter(|dice| !dice.is_empty()) {
            let less: Vec<u16> = dice.faces().map(|face| rows[&dice.without(face)]).collect();
            parts[dice.count() as usize - 1].add(rows[&dice], &less);
        }
        let worth = std::array::from_fn(|index| {
            let points = rules.points[index].iter().enumerate();
            points.filter(|(_, points)| **points > 0).map(|(throw, &points)| (throw as u16, points)).collect()
        });
        Sets { rows, chances, successors, parts, worth }
    }
}

impl PartsOfSize {
    fn add(&mut self, row: u16, less: &[u16]) {
        match *less {
            [one] => self.0.push((row, [one])),
            [one, two] => self.1.push((row, [one, two])),
            [one, two, three] => self.2.push((row, [one, two, three])),
            [one, two, three, four] => self.3.push((row, [one, two, three, four])),
            [one, two, three, four, five] => self.4.push((row, [one, two, three, four, five])),
            _ => unreachable!("up to five dice show one to five faces"),
        }
    }
}

/// What can be expected, of one sheet or of several side by side.
trait Worth: Copy {
    const NOTHING: Self;
    fn plus(self, other: &Self) -> Self;
    fn times(self, factor: f64) -> Self;
    /// After writing so many points.
    fn scored(self, points: f64) -> Self;
    /// The greater; this one if they are equal.
    fn or_better(self, other: &Self) -> Self;
}

impl Worth for f64 {
    const NOTHING: f64 = 0.0;

    #[inline]
    fn plus(self, other: &f64) -> f64 {
        self + other
    }

    #[inline]
    fn times(self, factor: f64) -> f64 {
        self * factor
    }

    #[inline]
    fn scored(self, points: f64) -> f64 {
        self + points
    }

    #[inline]
    fn or_better(self, other: &f64) -> f64 {
        if *other > self { *other } else { self }
    }
}

/// A mean for each lane.
#[derive(Clone, Copy)]
struct Means([f64; LANES]);

// Small enough to vanish where they are used, which must be inside the code made for the widest registers.
#[allow(clippy::inline_always)]
impl Worth for Means {
    const NOTHING: Means = Means([0.0; LANES]);

    #[inline(always)]
    fn plus(mut self, other: &Means) -> Means {
        for lane in 0..LANES {
            self.0[lane] += other.0[lane];
        }
        self
    }

    #[inline(always)]
    fn times(mut self, factor: f64) -> Means {
        for lane in 0..LANES {
            self.0[lane] *= factor;
        }
        self
    }

    #[inline(always)]
    fn scored(mut self, points: f64) -> Means {
        for lane in 0..LANES {
            self.0[lane] += points;
        }
        self
    }

    #[inline(always)]
    fn or_better(mut self, other: &Means) -> Means {
        for lane in 0..LANES {
            self.0[lane] = if other.0[lane] > self.0[lane] { other.0[lane] } else { self.0[lane] };
        }
        self
    }
}

/// Mean, mean square and chance of the bonus, all when the mean is made as great as it can be.
#[derive(Clone, Copy)]
struct Spreads {
    mean: Means,
    square: Means,
    bonus: Means,
}

#[allow(clippy::inline_always)]
impl Worth for Spreads {
    const NOTHING: Spreads = Spreads { mean: Means::NOTHING, square: Means::NOTHING, bonus: Means::NOTHING };

    #[inline(always)]
    fn plus(self, other: &Spreads) -> Spreads {
        Spreads {
            mean: self.mean.plus(&other.mean),
            square: self.square.plus(&other.square),
            bonus: self.bonus.plus(&other.bonus),
        }
    }

    #[inline(always)]
    fn times(self, factor: f64) -> Spreads {
        let Spreads { mean, square, bonus } = self;
        Spreads { mean: mean.times(factor), square: square.times(factor), bonus: bonus.times(factor) }
    }

    #[inline(always)]
    fn scored(self, points: f64) -> Spreads {
        let square = self.square.plus(&self.mean.times(2.0 * points)).scored(points * points);
        Spreads { mean: self.mean.scored(points), square, bonus: self.bonus }
    }

    #[inline(always)]
    fn or_better(mut self, other: &Spreads) -> Spreads {
        for lane in 0..LANES {
            let better = other.mean.0[lane] > self.mean.0[lane];
            let pick = |mine: f64, theirs: f64| if better { theirs } else { mine };
            self.square.0[lane] = pick(self.square.0[lane], other.square.0[lane]);
            self.bonus.0[lane] = pick(self.bonus.0[lane], other.bonus.0[lane]);
            self.mean.0[lane] = pick(self.mean.0[lane], other.mean.0[lane]);
        }
        self
    }
}

/// Lanes side by side.
trait Block: Worth {
    /// What a lane is worth when the last box is closed.
    fn end(&mut self, lane: usize, bonus: f64);
    fn copy_lane(&mut self, lane: usize, from: &Self, from_lane: usize);
}

impl Block for Means {
    fn end(&mut self, lane: usize, bonus: f64) {
        self.0[lane] = bonus;
    }

    #[inline]
    fn copy_lane(&mut self, lane: usize, from: &Means, from_lane: usize) {
        self.0[lane] = from.0[from_lane];
    }
}

impl Block for Spreads {
    fn end(&mut self, lane: usize, bonus: f64) {
        self.mean.0[lane] = bonus;
        self.square.0[lane] = bonus * bonus;
        self.bonus.0[lane] = if bonus > 0.0 { 1.0 } else { 0.0 };
    }

    #[inline]
    fn copy_lane(&mut self, lane: usize, from: &Spreads, from_lane: usize) {
        self.mean.copy_lane(lane, &from.mean, from_lane);
        self.square.copy_lane(lane, &from.square, from_lane);
        self.bonus.copy_lane(lane, &from.bonus, from_lane);
    }
}

/// A turn, from its end to its beginning.
struct Turn<W> {
    rows: Box<[W; ROWS]>,
}

#[allow(clippy::inline_always)]
impl<W: Worth> Turn<W> {
    fn new() -> Turn<W> {
        Turn { rows: Box::new([W::NOTHING; ROWS]) }
    }

    /// The mask is always a no-op; it tells the compiler that no row is out of bounds.
    #[inline(always)]
    fn row(&self, row: u16) -> &W {
        &self.rows[row as usize & (ROWS - 1)]
    }

    #[inline(always)]
    fn row_mut(&mut self, row: u16) -> &mut W {
        &mut self.rows[row as usize & (ROWS - 1)]
    }

    /// Nothing is written but 0, into the box where it hurts least.
    #[inline(always)]
    fn write_nothing(&mut self, after: W) {
        self.rows[..THROWS].fill(after);
    }

    /// An upper box is open: what comes after it, by how many dice show its face.
    #[inline(always)]
    fn write_upper(&mut self, sets: &Sets, index: usize, after: &[W; DICE as usize + 1]) {
        let face = index + 1;
        let mut scored = *after;
        for (count, scored) in scored.iter_mut().enumerate() {
            *scored = scored.scored((count * face) as f64);
        }
        for &(throw, points) in &sets.worth[index] {
            let best = self.row_mut(throw);
            *best = best.or_better(&scored[(points as usize / face).min(DICE as usize)]);
        }
    }

    #[inline(always)]
    fn write_lower(&mut self, sets: &Sets, index: usize, after: &W) {
        for &(throw, points) in &sets.worth[index] {
            let best = self.row_mut(throw);
            *best = best.or_better(&after.scored(points.into()));
        }
    }

    /// What every smaller set can expect when the other dice are thrown.
    #[inline(always)]
    fn expect(&mut self, sets: &Sets) {
        for (row, [a, b, c, d, e, f]) in &sets.successors {
            let half = self.row(*a).plus(self.row(*b)).plus(self.row(*c));
            let other = self.row(*d).plus(self.row(*e)).plus(self.row(*f));
            *self.row_mut(*row) = half.plus(&other).times(1.0 / 6.0);
        }
    }

    /// The best set to keep out of every set.
    #[inline(always)]
    fn keep(&mut self, sets: &Sets) {
        for size in &sets.parts {
            self.keep_of(&size.0);
            self.keep_of(&size.1);
            self.keep_of(&size.2);
            self.keep_of(&size.3);
            self.keep_of(&size.4);
        }
    }

    #[inline(always)]
    fn keep_of<const KINDS: usize>(&mut self, all: &[Parts<KINDS>]) {
        for (row, less) in all {
            let mut best = *self.row(*row);
            for less in less {
                best = best.or_better(self.row(*less));
            }
            *self.row_mut(*row) = best;
        }
    }

    /// What the turn is worth before its first throw.
    #[inline(always)]
    fn before(&self, sets: &Sets) -> W {
        let mut sum = W::NOTHING;
        for (row, &chance) in self.rows.iter().zip(&sets.chances) {
            sum = sum.plus(&row.times(chance));
        }
        sum
    }
}

/// What every sheet is worth before a turn, block by block.
struct Sheets<B> {
    blocks: Vec<B>,
}

/// The boxes of a set that may be filled next.
fn to_fill(order: Order, open: usize) -> usize {
    match order {
        Order::Free => open,
        Order::Forced => open & open.wrapping_neg(),
    }
}

#[allow(clippy::inline_always)]
impl<B: Block> Sheets<B> {
    fn solved(rules: &Rules, classes: &Classes, sets: &Sets, order: Order) -> Sheets<B> {
        let mut sheets = Sheets { blocks: vec![B::NOTHING; LOWER_SETS * classes.len()] };
        for (&class, &lane) in &classes.lanes[0] {
            if class == Class::Sure {
                sheets.blocks[lane / LANES].end(lane % LANES, rules.bonus);
            }
        }
        let all = (1 << BOXES) - 1;
        let forced = (0..BOXES).rev().map(|closed| all & !((1 << closed) - 1));
        match order {
            Order::Free => sheets.solve(classes, sets, order, 1..=all),
            Order::Forced => sheets.solve(classes, sets, order, forced),
        }
        sheets
    }

    /// Solves sets of open boxes, each after all its parts.
    fn solve(&mut self, classes: &Classes, sets: &Sets, order: Order, opens: impl Iterator<Item = usize>) {
        pulp::Arch::new().dispatch(
            #[inline(always)]
            || {
                let mut turn = Turn::new();
                for open in opens {
                    let (begin, end) = classes.blocks[open & (UPPER_SETS - 1)];
                    for block in begin..end {
                        self.solve_block(classes, sets, to_fill(order, open), open, block, &mut turn);
                    }
                }
            },
        );
    }

    #[inline(always)]
    fn solve_block(
        &mut self,
        classes: &Classes,
        sets: &Sets,
        to_fill: usize,
        open: usize,
        block: usize,
        turn: &mut Turn<B>,
    ) {
        let lower = open >> UPPER;
        let mut upper = [[B::NOTHING; DICE as usize + 1]; UPPER];
        let mut nothing: Option<B> = None;
        let mut or_nothing = |after: &B| nothing = Some(nothing.map_or(*after, |best: B| best.or_better(after)));
        for index in ones(to_fill & (UPPER_SETS - 1)) {
            for (after, lanes) in upper[index].iter_mut().zip(&classes.after[block][index]) {
                for (lane, &from) in lanes.iter().enumerate() {
                    let from = from as usize;
                    after.copy_lane(lane, &self.blocks[lower * classes.len() + from / LANES], from % LANES);
                }
            }
            or_nothing(&upper[index][0]);
        }
        let after = |index: usize| (lower & !(1 << (index - UPPER))) * classes.len() + block;
        for index in ones(to_fill >> UPPER << UPPER) {
            or_nothing(&self.blocks[after(index)]);
        }
        turn.write_nothing(nothing.expect("a box is open"));
        for index in ones(to_fill & (UPPER_SETS - 1)) {
            turn.write_upper(sets, index, &upper[index]);
        }
        for index in ones(to_fill >> UPPER << UPPER) {
            turn.write_lower(sets, index, &self.blocks[after(index)]);
        }
        for _ in 0..2 {
            turn.expect(sets);
            turn.keep(sets);
        }
        self.blocks[lower * classes.len() + block] = turn.before(sets);
    }
}

/// The numbers of the bits that are set.
#[inline]
fn ones(mut set: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        bit
    })
}

/// Yatzy alone, solved.
pub struct Solo {
    order: Order,
    rules: Rules,
    classes: Classes,
    sets: Sets,
    sheets: Sheets<Means>,
}

impl Solo {
    /// Solves the game from nothing.
    pub fn new(order: Order) -> Solo {
        let rules = Rules::asked();
        let (classes, sets) = (Classes::of(&rules), Sets::new(&rules));
        let sheets = Sheets::solved(&rules, &classes, &sets, order);
        Solo { order, rules, classes, sets, sheets }
    }

    /// The solved game, computed when it is asked for the first time.
    pub fn of(order: Order) -> &'static Solo {
        static FREE: OnceLock<Solo> = OnceLock::new();
        static FORCED: OnceLock<Solo> = OnceLock::new();
        match order {
            Order::Free => FREE.get_or_init(|| Solo::new(order)),
            Order::Forced => FORCED.get_or_init(|| Solo::new(order)),
        }
    }

    /// How many different sheets there are between turns.
    pub fn sheets(&self) -> usize {
        let classes: usize = self.classes.lanes.iter().map(FxHashMap::len).sum();
        classes * LOWER_SETS
    }

    /// What a sheet can still expect before a turn, the bonus included.
    pub fn value(&self, open: u16, upper_sum: i32) -> f64 {
        let (upper, lower) = (open as usize & (UPPER_SETS - 1), open as usize >> UPPER);
        let lane = self.classes.lanes[upper][&self.rules.class(upper, upper_sum as usize)];
        self.sheets.blocks[lower * self.classes.len() + lane / LANES].0[lane % LANES]
    }

    /// What can be expected before the first throw.
    pub fn expected(&self) -> f64 {
        self.value((1 << BOXES) - 1, 0)
    }

    /// Expected score and its spread, and the chance of the bonus.
    pub fn spread(&self) -> (Spread, f64) {
        let sheets: Sheets<Spreads> = Sheets::solved(&self.rules, &self.classes, &self.sets, self.order);
        // The first class of all: nothing is closed, nothing is written.
        let (block, _) = self.classes.blocks[UPPER_SETS - 1];
        let all = &sheets.blocks[(LOWER_SETS - 1) * self.classes.len() + block];
        (Spread::of(all.mean.0[0], all.square.0[0]), all.bonus.0[0])
    }

    /// The open actions of the seat that is next, each with what the seat can still expect after it, its points included.
    /// Nothing when no seat is next.
    pub fn actions(&self, game: &Yatzy) -> Vec<(Action, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let (open, sum) = (game.open(seat), game.upper_sum(seat));
        let mut turn = self.last_throw(open, sum);
        for _ in 1..game.throws_left() {
            turn.expect(&self.sets);
            turn.keep(&self.sets);
        }
        turn.expect(&self.sets);
        let worth = |action| match action {
            Action::Keep(dice) => *turn.row(self.sets.rows[&dice]),
            Action::Score(index) => {
                let throw = self.sets.rows[&game.dice()] as usize;
                let points = i32::from(self.rules.points[index as usize][throw]);
                f64::from(points) + self.after(open, sum, index as usize, points)
            }
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
                for _ in 1..game.throws_left() {
                    turn.expect(&self.sets);
                    turn.keep(&self.sets);
                }
                turn.expect(&self.sets);
                *turn.row(self.sets.rows[&game.dice()])
            }
            _ => 0.0,
        }
    }

    /// What `seat` has written, without the bonus: that is part of what can be expected to the end.
    fn written(&self, game: &Yatzy, seat: Seat) -> f64 {
        let upper_closed = game.open(seat) as usize & (UPPER_SETS - 1) == 0;
        let has_bonus = upper_closed && game.upper_sum(seat) as usize >= self.rules.bonus_from;
        f64::from(game.standings().scores[seat]) - if has_bonus { self.rules.bonus } else { 0.0 }
    }

    /// The end of a turn with this sheet.
    fn last_throw(&self, open: u16, sum: i32) -> Turn<f64> {
        let mut turn = Turn::new();
        turn.write_nothing(f64::MIN);
        for index in ones(to_fill(self.order, open.into())) {
            for (throw, &points) in (0..).zip(&self.rules.points[index]) {
                let best = turn.row_mut(throw);
                *best = best.or_better(&(f64::from(points) + self.after(open, sum, index, points.into())));
            }
        }
        turn
    }

    /// What can still be expected after so many points were written into a box.
    fn after(&self, open: u16, sum: i32, index: usize, points: i32) -> f64 {
        self.value(open & !(1 << index), if index < UPPER { sum + points } else { sum })
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

    use super::*;

    #[test]
    fn what_the_rules_say() {
        let rules = Rules::asked();
        assert_eq!((rules.bonus_from, rules.bonus), (63, 50.0));
        assert_eq!(Solo::of(Order::Forced).sheets(), 958_976);
    }

    #[test]
    fn the_greatest_expected_score() {
        for (order, mean, standard_deviation, bonus) in [
            (Order::Free, 248.439_989_377_855, 38.496_395_559, 0.898_064_898),
            (Order::Forced, 122.558_527_396_424, 28.856_966_322, 0.043_575_799),
        ] {
            let before = ThreadTime::now();
            let solo = Solo::new(order);
            println!("{order:?}: {:.12} in {:?}", solo.expected(), before.elapsed());
            let (spread, chance) = solo.spread();
            assert!((solo.expected() - mean).abs() < 1e-9);
            assert!((spread.mean - mean).abs() < 1e-9);
            assert!((spread.sd - standard_deviation).abs() < 1e-8);
            assert!((chance - bonus).abs() < 1e-8);
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
                            let mut game = game.clone();
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
