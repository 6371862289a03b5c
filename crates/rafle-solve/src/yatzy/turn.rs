//! A turn of Yatzy, from its end to its beginning.
//!
//! First the best box for each throw of all dice (252 of five); then, twice, what each of the smaller sets of dice (210) can
//! expect, die by die (the mean of its six successors), and the best set to keep out of every set (its own expectation, or
//! the best of any set with one die less).

use std::fmt::Debug;
use std::ops::IndexMut;

use rafle_engine::{Dice, FACES, throws};
use rustc_hash::FxHashMap;

use super::rules::Rules;

/// The number of a row in one of the halves: those of all dice in one, those of smaller sets in the other. It is never out
/// of bounds, which the compiler can see.
pub(super) trait Row: Copy + Debug + Send + Sync + 'static {
    /// The rows of one half.
    const HALF: usize;
    /// Both halves.
    type Rows<W: Worth>: IndexMut<usize, Output = W>;
    #[expect(clippy::unnecessary_box_returns, reason = "too large for a stack")]
    fn rows<W: Worth>() -> Box<Self::Rows<W>>;
    fn of(number: usize) -> Self;
    fn number(self) -> usize;
}

/// Enough for five dice.
impl Row for u8 {
    const HALF: usize = 1 << 8;
    type Rows<W: Worth> = [W; 2 << 8];

    fn rows<W: Worth>() -> Box<[W; 2 << 8]> {
        Box::new([W::NOTHING; 2 << 8])
    }

    fn of(number: usize) -> u8 {
        number as u8
    }

    #[inline]
    fn number(self) -> usize {
        self.into()
    }
}

/// Enough for six dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wide(u16);

impl Row for Wide {
    const HALF: usize = 1 << 9;
    type Rows<W: Worth> = [W; 2 << 9];

    fn rows<W: Worth>() -> Box<[W; 2 << 9]> {
        Box::new([W::NOTHING; 2 << 9])
    }

    fn of(number: usize) -> Wide {
        Wide(number as u16)
    }

    #[inline]
    fn number(self) -> usize {
        usize::from(self.0) & (Wide::HALF - 1)
    }
}

/// No more numbers than these are ever compared at once.
const MOST: usize = 9;

/// The sets of some dice up to all of them, and how they hang together.
pub(super) struct Sets<R> {
    /// All dice.
    dice: u8,
    /// Each set in its half.
    rows: FxHashMap<Dice, R>,
    /// How likely each throw of all dice is.
    chances: Vec<f64>,
    /// The throws in sixes that are equally likely, and how likely each of a six is; and those that are left over. With five
    /// dice none is: where every face becomes the next one, and 6 becomes 1, a throw goes through six different ones.
    sixes: Vec<(f64, [R; 6])>,
    rest: Vec<(f64, R)>,
    /// The sets of one die less with the throws that have one more, then those with fewer and the smaller sets.
    to_whole: Vec<(R, [R; 6])>,
    to_small: Vec<(R, [R; 6])>,
    /// The sets with one die less: of smaller sets, the smallest first, and of throws.
    parts_of_small: Vec<Lists<R>>,
    parts_of_whole: Lists<R>,
    /// Every box with every number of points that it can bring, 0 left out; and those of each throw.
    pub(super) results: Vec<(usize, u8)>,
    /// Pairs that many throws have in common are compared once: rows of their own, after those of the results.
    pairs: Vec<[R; 2]>,
    results_of_whole: Lists<R>,
    /// The throws of dice that are all alike, by face.
    pub(super) alike: [R; 6],
}

/// A row and the rows to compare it with, in one list for each number of them: loops of known length are quick.
struct Lists<R>([Vec<R>; MOST]);

impl<R> Default for Lists<R> {
    fn default() -> Lists<R> {
        Lists(Default::default())
    }
}

impl<R: Row> Lists<R> {
    fn add(&mut self, row: R, with: &[R]) {
        // A single one is compared twice: for it alone the compiler would choose a store that some processors are slow at.
        let with = if let &[one] = with { &[one; 2] } else { with };
        self.0[with.len()].push(row);
        self.0[with.len()].extend(with);
    }
}

impl<R: Row> Sets<R> {
    pub(super) fn new(rules: &Rules) -> Sets<R> {
        let all = rules.dice;
        let whole: Vec<Dice> = throws(all).map(|(dice, _)| dice).collect();
        let small: Vec<Dice> = (0..all).rev().flat_map(|size| throws(size).map(|(dice, _)| dice)).collect();
        let numbered =
            |sets: &[Dice]| sets.iter().enumerate().map(|(row, &dice)| (dice, R::of(row))).collect::<Vec<_>>();
        let rows: FxHashMap<Dice, R> = [numbered(&whole), numbered(&small)].into_iter().flatten().collect();
        let every = f64::from(6_u32.pow(all.into()));
        let chances: Vec<f64> = throws(all).map(|(_, ways)| ways as f64 / every).collect();
        let (sixes, rest) = equally_likely(&chances);
        let successors = |dice: &Dice| (rows[dice], FACES.map(|face| rows[&dice.with(face)]));
        let (one_less, fewer): (Vec<Dice>, Vec<Dice>) = small.iter().partition(|dice| dice.count() == all - 1);
        let parts = |of: &mut Lists<R>, dice: Dice| {
            of.add(rows[&dice], &dice.faces().map(|face| rows[&dice.without(face)]).collect::<Vec<_>>());
        };
        let mut parts_of_small: Vec<Lists<R>> = (1..all).map(|_| Lists::default()).collect();
        for &dice in small.iter().filter(|dice| !dice.is_empty()) {
            parts(&mut parts_of_small[dice.count() as usize - 1], dice);
        }
        let mut parts_of_whole = Lists::default();
        for &dice in &whole {
            parts(&mut parts_of_whole, dice);
        }
        let (results, mut of_throws) = results(rules);
        let pairs = in_common(&mut of_throws, results.len(), R::HALF);
        let mut results_of_whole = Lists::default();
        for (throw, of_throw) in of_throws.iter().enumerate() {
            results_of_whole.add(R::of(throw), &of_throw.iter().map(|&row| R::of(row)).collect::<Vec<_>>());
        }
        Sets {
            dice: all,
            chances,
            sixes,
            rest,
            to_whole: one_less.iter().map(successors).collect(),
            to_small: fewer.iter().map(successors).collect(),
            parts_of_small,
            parts_of_whole,
            results,
            pairs: pairs.into_iter().map(|pair| pair.map(R::of)).collect(),
            results_of_whole,
            alike: FACES.map(|face| rows[&Dice::alike(face, all)]),
            rows,
        }
    }

    /// How many different throws there are.
    fn throws(&self) -> usize {
        self.chances.len()
    }

    fn row(&self, dice: Dice) -> usize {
        self.rows[&dice].number() + if dice.count() == self.dice { R::HALF } else { 0 }
    }
}

/// Throws that are equally likely, in sixes, and those that are left over.
#[allow(clippy::type_complexity)]
fn equally_likely<R: Row>(chances: &[f64]) -> (Vec<(f64, [R; 6])>, Vec<(f64, R)>) {
    let mut by_chance: Vec<usize> = (0..chances.len()).collect();
    by_chance.sort_by(|&one, &other| chances[one].total_cmp(&chances[other]));
    let (mut sixes, mut rest) = (Vec::new(), Vec::new());
    for alike in by_chance.chunk_by(|&one, &other| chances[one].total_cmp(&chances[other]).is_eq()) {
        let (six, left) = alike.as_chunks();
        sixes.extend(six.iter().map(|six| (chances[six[0]], six.map(R::of))));
        rest.extend(left.iter().map(|&throw| (chances[throw], R::of(throw))));
    }
    (sixes, rest)
}

/// Every box with every number of points that it can bring, and those of each throw.
fn results(rules: &Rules) -> (Vec<(usize, u8)>, Vec<Vec<usize>>) {
    let mut numbers: FxHashMap<(usize, u8), usize> = FxHashMap::default();
    let mut results = Vec::new();
    let mut of_throw = |throw: usize| {
        let worth = rules.points.iter().map(|of_box| of_box[throw]).enumerate().filter(|(_, points)| *points > 0);
        let number = |result| {
            *numbers.entry(result).or_insert_with(|| {
                results.push(result);
                results.len() - 1
            })
        };
        worth.map(number).collect()
    };
    let of_throws = (0..rules.points[0].len()).map(&mut of_throw).collect();
    (results, of_throws)
}

/// Puts one new row for each pair of rows that many lists have in common, the most frequent first, while there are rows.
fn in_common(lists: &mut [Vec<usize>], mut rows: usize, most: usize) -> Vec<[usize; 2]> {
    let mut pairs = Vec::new();
    while rows < most {
        let mut counts = FxHashMap::default();
        for list in lists.iter() {
            for (place, &one) in list.iter().enumerate() {
                list[place + 1..].iter().for_each(|&other| *counts.entry([one, other]).or_insert(0) += 1);
            }
        }
        // To write a row costs about as much as two comparisons.
        let most = counts.into_iter().max_by_key(|&(pair, count)| (count, pair)).filter(|(_, count)| *count > 2);
        let Some((pair, _)) = most else { break };
        for list in lists.iter_mut().filter(|list| pair.iter().all(|row| list.contains(row))) {
            list.retain(|row| !pair.contains(row));
            list.push(rows);
        }
        pairs.push(pair);
        rows += 1;
    }
    pairs
}

/// What can be expected, of one sheet or of several side by side.
pub(super) trait Worth: Copy {
    const NOTHING: Self;
    /// Less than anything.
    const CLOSED: Self;
    fn plus(self, other: &Self) -> Self;
    fn times(self, factor: f64) -> Self;
    /// The greater; this one if they are equal.
    fn or_better(self, other: &Self) -> Self;
}

impl Worth for f64 {
    const NOTHING: f64 = 0.0;
    const CLOSED: f64 = f64::MIN;

    #[inline]
    fn plus(self, other: &f64) -> f64 {
        self + other
    }

    #[inline]
    fn times(self, factor: f64) -> f64 {
        self * factor
    }

    #[inline]
    fn or_better(self, other: &f64) -> f64 {
        if *other > self { *other } else { self }
    }
}

impl<R: Row> Turn<f64, R> {
    /// The same end of a turn, where every throw is worth so much more.
    pub(super) fn plus(&self, more: f64) -> Turn<f64, R> {
        let mut turn: Turn<f64, R> = Turn::new();
        for row in R::HALF..2 * R::HALF {
            turn.rows[row] = self.rows[row] + more;
        }
        turn
    }
}

/// What can be expected, and what it is the worth of.
#[derive(Clone, Copy)]
pub(super) struct Marked {
    pub(super) mean: f64,
    pub(super) mark: u16,
}

/// Dice that are not thrown again.
const STOPPED: u16 = u16::MAX;

impl Worth for Marked {
    const NOTHING: Marked = Marked { mean: 0.0, mark: STOPPED };
    const CLOSED: Marked = Marked { mean: f64::CLOSED, mark: STOPPED };

    #[inline]
    fn plus(self, other: &Marked) -> Marked {
        Marked { mean: self.mean + other.mean, ..self }
    }

    #[inline]
    fn times(self, factor: f64) -> Marked {
        Marked { mean: self.mean * factor, ..self }
    }

    #[inline]
    fn or_better(self, other: &Marked) -> Marked {
        if other.mean > self.mean { *other } else { self }
    }
}

impl<R: Row> Turn<Marked, R> {
    /// What every throw is marked with now; from here on it is marked with what is kept of it.
    pub(super) fn marks(&mut self, sets: &Sets<R>) -> Vec<u16> {
        (0..sets.throws()).map(|throw| std::mem::replace(&mut self.rows[R::HALF + throw].mark, STOPPED)).collect()
    }

    /// One throw further back: what is kept of every throw.
    pub(super) fn kept(&mut self, sets: &Sets<R>) -> Vec<u16> {
        self.expect(sets);
        for row in 0..R::HALF {
            self.rows[row].mark = row as u16;
        }
        self.keep(sets);
        (0..sets.throws()).map(|throw| self.rows[R::HALF + throw].mark).collect()
    }
}

impl<R: Row> Sets<R> {
    /// How likely each throw is at the end of a turn, when this is kept of the throws before.
    pub(super) fn ends(&self, kept: &[Vec<u16>]) -> Vec<f64> {
        let (mut ends, mut thrown) = (vec![0.0; self.throws()], self.chances.clone());
        for kept in kept {
            let mut small = vec![0.0; R::HALF];
            for (throw, &mark) in kept.iter().enumerate() {
                match small.get_mut(usize::from(mark)) {
                    Some(chance) => *chance += thrown[throw],
                    None => ends[throw] += thrown[throw],
                }
            }
            thrown = self.thrown_on(small);
        }
        for (end, chance) in ends.iter_mut().zip(thrown) {
            *end += chance;
        }
        ends
    }

    /// How likely each throw is when each smaller set is so likely, and the other dice are thrown.
    fn thrown_on(&self, mut small: Vec<f64>) -> Vec<f64> {
        for &(row, successors) in self.to_small.iter().rev() {
            for successor in successors {
                small[successor.number()] += small[row.number()] / 6.0;
            }
        }
        let mut thrown = vec![0.0; self.throws()];
        for &(row, successors) in &self.to_whole {
            for successor in successors {
                thrown[successor.number()] += small[row.number()] / 6.0;
            }
        }
        thrown
    }
}

/// The rows of all sets of dice at one moment of a turn: smaller sets first, then throws of all dice.
pub(super) struct Turn<W: Worth, R: Row> {
    rows: Box<R::Rows<W>>,
}

// Everything is inlined into the code made for the widest registers.
#[allow(clippy::inline_always)]
impl<W: Worth, R: Row> Turn<W, R> {
    pub(super) fn new() -> Turn<W, R> {
        Turn { rows: R::rows() }
    }

    /// What a set of dice can expect.
    pub(super) fn worth(&self, sets: &Sets<R>, dice: Dice) -> W {
        self.rows[sets.row(dice)]
    }

    /// What a throw of all dice can expect, to be changed.
    #[inline(always)]
    pub(super) fn throw_mut(&mut self, throw: R) -> &mut W {
        &mut self.rows[R::HALF + throw.number()]
    }

    /// The end of the turn: every throw goes where it is worth most. `nothing` is what it is worth to write 0 into the box
    /// where that hurts least.
    #[inline(always)]
    pub(super) fn write(&mut self, sets: &Sets<R>, nothing: W, worth: impl Fn(usize, u8) -> W) {
        // The rows of smaller sets are free until dice are thrown again.
        for (row, &(index, points)) in (0..R::HALF).zip(&sets.results) {
            self.rows[row] = worth(index, points);
        }
        for (&[one, other], row) in sets.pairs.iter().zip(sets.results.len()..R::HALF) {
            self.rows[row] = self.rows[one.number()].or_better(&self.rows[other.number()]);
        }
        self.best(R::HALF, &sets.results_of_whole, |_| nothing);
    }

    /// Every smaller set has the other dice thrown.
    #[inline(always)]
    pub(super) fn expect(&mut self, sets: &Sets<R>) {
        self.means(R::HALF, &sets.to_whole);
        self.means(0, &sets.to_small);
    }

    /// Out of every set the best is kept.
    #[inline(always)]
    pub(super) fn keep(&mut self, sets: &Sets<R>) {
        self.keep_of_small(sets);
        self.best(R::HALF, &sets.parts_of_whole, |own| *own);
    }

    #[inline(always)]
    fn keep_of_small(&mut self, sets: &Sets<R>) {
        for size in &sets.parts_of_small {
            self.best(0, size, |own| *own);
        }
    }

    /// One throw further back, where stopping is worth what `end` says and not what it was a throw later; not further back
    /// but at the end itself if nothing can be thrown on.
    #[inline(always)]
    pub(super) fn or_throw_on(&mut self, sets: &Sets<R>, end: &Turn<W, R>, throw_on: bool) {
        if throw_on {
            self.expect(sets);
            self.keep_of_small(sets);
        }
        for throw in R::HALF..R::HALF + sets.throws() {
            self.rows[throw] = end.rows[throw];
        }
        if throw_on {
            self.best(R::HALF, &sets.parts_of_whole, |own| *own);
        }
    }

    /// From the end of the turn back to where so many throws are left, and dice are about to be thrown.
    pub(super) fn back_to(&mut self, sets: &Sets<R>, throws_left: u8) {
        for _ in 1..throws_left {
            self.expect(sets);
            self.keep(sets);
        }
        self.expect(sets);
    }

    /// What the turn is worth before its first throw.
    #[inline(always)]
    pub(super) fn before(&self, sets: &Sets<R>) -> W {
        let mut worth = W::NOTHING;
        for &(chance, throws) in &sets.sixes {
            worth = worth.plus(&self.sum(R::HALF, throws).times(chance));
        }
        for &(chance, throw) in &sets.rest {
            worth = worth.plus(&self.rows[R::HALF + throw.number()].times(chance));
        }
        worth
    }

    #[inline(always)]
    fn means(&mut self, from: usize, sets: &[(R, [R; 6])]) {
        for &(row, successors) in sets {
            self.rows[row.number()] = self.sum(from, successors).times(1.0 / 6.0);
        }
    }

    #[inline(always)]
    fn sum(&self, from: usize, rows: [R; 6]) -> W {
        let [one, two, three, four, five, six] = rows.map(|row| &self.rows[from + row.number()]);
        one.plus(two).plus(&three.plus(four)).plus(&five.plus(six))
    }

    #[inline(always)]
    fn best(&mut self, into: usize, lists: &Lists<R>, least: impl Fn(&W) -> W) {
        self.best_of::<3>(into, &lists.0[2], &least);
        self.best_of::<4>(into, &lists.0[3], &least);
        self.best_of::<5>(into, &lists.0[4], &least);
        self.best_of::<6>(into, &lists.0[5], &least);
        self.best_of::<7>(into, &lists.0[6], &least);
        self.best_of::<8>(into, &lists.0[7], &least);
        self.best_of::<9>(into, &lists.0[8], &least);
    }

    #[inline(always)]
    fn best_of<const N: usize>(&mut self, into: usize, lists: &[R], least: impl Fn(&W) -> W) {
        for list in lists.as_chunks::<N>().0 {
            let mut best = least(&self.rows[into + list[0].number()]);
            for &row in &list[1..] {
                best = best.or_better(&self.rows[row.number()]);
            }
            self.rows[into + list[0].number()] = best;
        }
    }
}

#[cfg(test)]
mod tests {
    use rafle_games::yatzy::Options;
    use rafle_games::yatzy::sheets::{American, Maxi, Nordic, Sheet};

    use super::*;

    /// Rules of a sheet, and the sets of its dice.
    fn asked<S: Sheet, R: Row>() -> (Rules, Sets<R>) {
        let rules = Rules::of::<S>(Options { sheet: S::KINDS[0].0, ..Options::default() });
        let sets = Sets::new(&rules);
        (rules, sets)
    }

    fn goes_where_it_is_worth_most<S: Sheet, R: Row>() {
        let (rules, sets) = asked::<S, R>();
        for seed in 1..20 {
            let worth = |index: usize, points: u8| ((index * 64 + usize::from(points)) * 7919 * seed % 1009) as f64;
            let nothing = 200.0;
            let mut turn = Turn::new();
            turn.write(&sets, nothing, worth);
            for (throw, (dice, _)) in throws(S::DICE).enumerate() {
                let points = |index: usize| rules.points[index][throw];
                let boxes = (0..rules.boxes).filter(|&index| points(index) > 0);
                let best = boxes.map(|index| worth(index, points(index))).fold(nothing, f64::max);
                assert_eq!(turn.worth(&sets, dice).to_bits(), best.to_bits(), "{dice}");
            }
        }
    }

    /// Comparisons that throws have in common change nothing: every throw goes where it is worth most.
    #[test]
    fn the_best_box_of_every_throw() {
        goes_where_it_is_worth_most::<Nordic, u8>();
        goes_where_it_is_worth_most::<American, u8>();
        goes_where_it_is_worth_most::<Maxi, Wide>();
    }

    /// What is certain is worth itself, whether it is added die by die or in sixes of throws.
    fn add_up<S: Sheet, R: Row>() {
        let (_, sets) = asked::<S, R>();
        for (chance, six) in &sets.sixes {
            assert!(six.iter().all(|throw| sets.chances[throw.number()].to_bits() == chance.to_bits()));
        }
        let mut turn = Turn::new();
        turn.write(&sets, 3.0, |_, _| 3.0);
        turn.back_to(&sets, 3);
        assert!((turn.worth(&sets, Dice::NONE) - 3.0).abs() < 1e-12);
        assert!((turn.before(&sets) - 3.0).abs() < 1e-12);
    }

    #[test]
    fn chances_add_up() {
        add_up::<Nordic, u8>();
        add_up::<Maxi, Wide>();
        let (_, sets) = asked::<Nordic, u8>();
        assert!(sets.rest.is_empty(), "with five dice nothing is left over");
    }
}
