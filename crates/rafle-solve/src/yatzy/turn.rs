//! A turn of Yatzy, from its end to its beginning.
//!
//! First the best box for each of the 252 throws of five dice; then, twice, what each of the 210 smaller sets of dice can
//! expect, die by die (the mean of its six successors), and the best set to keep out of every set (its own expectation, or
//! the best of any set with one die less).

use rafle_engine::{Dice, FACES, throws};
use rustc_hash::FxHashMap;

use super::rules::Rules;
use super::{BOXES, DICE, THROWS};

/// Half of the rows; a set is a byte in one of the halves, so that no row is out of bounds.
const HALF: usize = 1 << 8;

/// Where the rows of smaller sets begin, and those of five dice.
const SMALL: usize = 0;
const FIVE: usize = HALF;

/// No more numbers than these are ever compared at once.
const MOST: usize = 9;

/// The sets of up to five dice, and how they hang together.
pub(super) struct Sets {
    /// Each set in its half: those of five dice in one, those of four and fewer in the other.
    rows: FxHashMap<Dice, u8>,
    /// How likely each throw of five dice is.
    chances: [f64; THROWS],
    /// The throws in sixes that are equally likely, and how likely each of a six is. None is left over: where every face
    /// becomes the next one, and 6 becomes 1, a throw of five dice goes through six different ones.
    sixes: Vec<(f64, [u8; 6])>,
    /// The sets of four dice with the throws that have one die more, then those with fewer and the smaller sets.
    to_five: Vec<(u8, [u8; 6])>,
    to_small: Vec<(u8, [u8; 6])>,
    /// The sets with one die less: of smaller sets, the smallest first, and of throws.
    parts_of_small: Vec<Lists>,
    parts_of_five: Lists,
    /// Every box with every number of points that it can bring, 0 left out; and those of each throw.
    pub(super) results: Vec<(usize, u8)>,
    /// Pairs that many throws have in common are compared once: rows of their own, after those of the results.
    pairs: Vec<[u8; 2]>,
    results_of_five: Lists,
}

/// A row and the rows to compare it with, in one list for each number of them: loops of known length are quick.
#[derive(Default)]
struct Lists([Vec<u8>; MOST]);

impl Lists {
    fn add(&mut self, row: u8, with: &[u8]) {
        // A single one is compared twice: for it alone the compiler would choose a store that some processors are slow at.
        let with = if let &[one] = with { &[one; 2] } else { with };
        self.0[with.len()].push(row);
        self.0[with.len()].extend(with);
    }
}

impl Sets {
    pub(super) fn new(rules: &Rules) -> Sets {
        let five: Vec<Dice> = throws(DICE).map(|(dice, _)| dice).collect();
        let small: Vec<Dice> = (0..DICE).rev().flat_map(|size| throws(size).map(|(dice, _)| dice)).collect();
        let rows: FxHashMap<Dice, u8> =
            (0..).zip(&five).chain((0..).zip(&small)).map(|(row, &dice)| (dice, row)).collect();
        let mut chances = [0.0; THROWS];
        for (chance, (_, ways)) in chances.iter_mut().zip(throws(DICE)) {
            *chance = ways as f64 / f64::from(6_u32.pow(DICE.into()));
        }
        let mut by_chance: Vec<u8> = (0..THROWS as u8).collect();
        by_chance.sort_by(|&one, &other| chances[one as usize].total_cmp(&chances[other as usize]));
        let sixes = by_chance.as_chunks().0.iter().map(|&six| (chances[six[0] as usize], six)).collect();
        let successors = |dice: &Dice| (rows[dice], FACES.map(|face| rows[&dice.with(face)]));
        let (four, fewer): (Vec<Dice>, Vec<Dice>) = small.iter().partition(|dice| dice.count() == DICE - 1);
        let parts = |of: &mut Lists, dice: Dice| {
            of.add(rows[&dice], &dice.faces().map(|face| rows[&dice.without(face)]).collect::<Vec<_>>());
        };
        let mut parts_of_small: Vec<Lists> = (1..DICE).map(|_| Lists::default()).collect();
        for &dice in small.iter().filter(|dice| !dice.is_empty()) {
            parts(&mut parts_of_small[dice.count() as usize - 1], dice);
        }
        let mut parts_of_five = Lists::default();
        for &dice in &five {
            parts(&mut parts_of_five, dice);
        }
        let (results, mut of_throws) = results(rules);
        let pairs = in_common(&mut of_throws, results.len());
        let mut results_of_five = Lists::default();
        for (throw, of_throw) in (0..).zip(&of_throws) {
            results_of_five.add(throw, of_throw);
        }
        Sets {
            chances,
            sixes,
            to_five: four.iter().map(successors).collect(),
            to_small: fewer.iter().map(successors).collect(),
            parts_of_small,
            parts_of_five,
            results,
            pairs,
            results_of_five,
            rows,
        }
    }

    /// The number of a throw of five dice.
    pub(super) fn throw(&self, dice: Dice) -> usize {
        self.rows[&dice].into()
    }

    fn row(&self, dice: Dice) -> usize {
        usize::from(self.rows[&dice]) + if dice.count() == DICE { FIVE } else { SMALL }
    }
}

/// Every box with every number of points that it can bring, and those of each throw.
fn results(rules: &Rules) -> (Vec<(usize, u8)>, Vec<Vec<u8>>) {
    let mut numbers: FxHashMap<(usize, u8), u8> = FxHashMap::default();
    let mut results = Vec::new();
    let mut of_throw = |throw: usize| {
        let worth = (0..BOXES).map(|index| (index, rules.points[index][throw])).filter(|(_, points)| *points > 0);
        let number = |result| {
            *numbers.entry(result).or_insert_with(|| {
                results.push(result);
                results.len() as u8 - 1
            })
        };
        worth.map(number).collect()
    };
    let of_throws = (0..THROWS).map(&mut of_throw).collect();
    (results, of_throws)
}

/// Puts one new row for each pair of rows that many lists have in common, the most frequent first, while there are rows.
fn in_common(lists: &mut [Vec<u8>], mut rows: usize) -> Vec<[u8; 2]> {
    let mut pairs = Vec::new();
    while rows < HALF {
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
            list.push(rows as u8);
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

impl Turn<Marked> {
    /// What every throw is marked with now; from here on it is marked with what is kept of it.
    pub(super) fn marks(&mut self) -> [u16; THROWS] {
        let marks = std::array::from_fn(|throw| self.rows[FIVE + throw].mark);
        for row in &mut self.rows[FIVE..] {
            row.mark = STOPPED;
        }
        marks
    }

    /// One throw further back: what is kept of every throw.
    pub(super) fn kept(&mut self, sets: &Sets) -> [u16; THROWS] {
        self.expect(sets);
        for (row, mark) in self.rows[SMALL..FIVE].iter_mut().zip(0..) {
            row.mark = mark;
        }
        self.keep(sets);
        std::array::from_fn(|throw| self.rows[FIVE + throw].mark)
    }
}

impl Sets {
    /// How likely each throw is at the end of a turn, when this is kept of the throws before.
    pub(super) fn ends(&self, kept: &[[u16; THROWS]]) -> [f64; THROWS] {
        let (mut ends, mut thrown) = ([0.0; THROWS], self.chances);
        for kept in kept {
            let mut small = [0.0; HALF];
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
    fn thrown_on(&self, mut small: [f64; HALF]) -> [f64; THROWS] {
        for &(row, successors) in self.to_small.iter().rev() {
            for successor in successors {
                small[successor as usize] += small[row as usize] / 6.0;
            }
        }
        let mut thrown = [0.0; THROWS];
        for &(row, successors) in &self.to_five {
            for successor in successors {
                thrown[successor as usize] += small[row as usize] / 6.0;
            }
        }
        thrown
    }
}

/// The rows of all sets of dice at one moment of a turn.
pub(super) struct Turn<W> {
    rows: Box<[W; 2 * HALF]>,
}

// Everything is inlined into the code made for the widest registers.
#[allow(clippy::inline_always)]
impl<W: Worth> Turn<W> {
    pub(super) fn new() -> Turn<W> {
        Turn { rows: Box::new([W::NOTHING; 2 * HALF]) }
    }

    /// What a set of dice can expect.
    pub(super) fn worth(&self, sets: &Sets, dice: Dice) -> W {
        self.rows[sets.row(dice)]
    }

    /// The end of the turn: every throw goes where it is worth most. `nothing` is what it is worth to write 0 into the box
    /// where that hurts least.
    #[inline(always)]
    pub(super) fn write(&mut self, sets: &Sets, nothing: W, worth: impl Fn(usize, u8) -> W) {
        // The rows of smaller sets are free until dice are thrown again.
        for (row, &(index, points)) in self.rows[SMALL..].iter_mut().zip(&sets.results) {
            *row = worth(index, points);
        }
        for (&[one, other], row) in sets.pairs.iter().zip(SMALL + sets.results.len()..) {
            self.rows[row] = self.rows[SMALL + one as usize].or_better(&self.rows[SMALL + other as usize]);
        }
        self.best(FIVE, &sets.results_of_five, |_| nothing);
    }

    /// Every smaller set has the other dice thrown.
    #[inline(always)]
    pub(super) fn expect(&mut self, sets: &Sets) {
        self.means(FIVE, &sets.to_five);
        self.means(SMALL, &sets.to_small);
    }

    /// Out of every set the best is kept.
    #[inline(always)]
    pub(super) fn keep(&mut self, sets: &Sets) {
        for size in &sets.parts_of_small {
            self.best(SMALL, size, |own| *own);
        }
        self.best(FIVE, &sets.parts_of_five, |own| *own);
    }

    /// From the end of the turn back to where so many throws are left, and dice are about to be thrown.
    pub(super) fn back_to(&mut self, sets: &Sets, throws_left: u8) {
        for _ in 1..throws_left {
            self.expect(sets);
            self.keep(sets);
        }
        self.expect(sets);
    }

    /// What the turn is worth before its first throw.
    #[inline(always)]
    pub(super) fn before(&self, sets: &Sets) -> W {
        let mut worth = W::NOTHING;
        for &(chance, throws) in &sets.sixes {
            worth = worth.plus(&self.sum(FIVE, throws).times(chance));
        }
        worth
    }

    #[inline(always)]
    fn means(&mut self, from: usize, sets: &[(u8, [u8; 6])]) {
        for &(row, successors) in sets {
            self.rows[SMALL + row as usize] = self.sum(from, successors).times(1.0 / 6.0);
        }
    }

    #[inline(always)]
    fn sum(&self, from: usize, rows: [u8; 6]) -> W {
        let [one, two, three, four, five, six] = rows.map(|row| &self.rows[from + row as usize]);
        one.plus(two).plus(&three.plus(four)).plus(&five.plus(six))
    }

    #[inline(always)]
    fn best(&mut self, into: usize, lists: &Lists, least: impl Fn(&W) -> W) {
        self.best_of::<3>(into, &lists.0[2], &least);
        self.best_of::<4>(into, &lists.0[3], &least);
        self.best_of::<5>(into, &lists.0[4], &least);
        self.best_of::<6>(into, &lists.0[5], &least);
        self.best_of::<7>(into, &lists.0[6], &least);
        self.best_of::<8>(into, &lists.0[7], &least);
        self.best_of::<9>(into, &lists.0[8], &least);
    }

    #[inline(always)]
    fn best_of<const N: usize>(&mut self, into: usize, lists: &[u8], least: impl Fn(&W) -> W) {
        for list in lists.as_chunks::<N>().0 {
            let mut best = least(&self.rows[into + list[0] as usize]);
            for &row in &list[1..] {
                best = best.or_better(&self.rows[SMALL + row as usize]);
            }
            self.rows[into + list[0] as usize] = best;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Comparisons that throws have in common change nothing: every throw goes where it is worth most.
    #[test]
    fn the_best_box_of_every_throw() {
        let rules = Rules::asked();
        let sets = Sets::new(&rules);
        for seed in 1..20 {
            let worth = |index: usize, points: u8| ((index * 64 + usize::from(points)) * 7919 * seed % 1009) as f64;
            let nothing = 200.0;
            let mut turn = Turn::new();
            turn.write(&sets, nothing, worth);
            for (dice, _) in throws(DICE) {
                let points = |index: usize| rules.points[index][sets.throw(dice)];
                let boxes = (0..BOXES).filter(|&index| points(index) > 0);
                let best = boxes.map(|index| worth(index, points(index))).fold(nothing, f64::max);
                assert_eq!(turn.worth(&sets, dice).to_bits(), best.to_bits(), "{dice}");
            }
        }
    }

    /// What is certain is worth itself, whether it is added die by die or in sixes of throws.
    #[test]
    fn chances_add_up() {
        let sets = Sets::new(&Rules::asked());
        for (chance, six) in &sets.sixes {
            assert!(six.iter().all(|&throw| sets.chances[throw as usize].to_bits() == chance.to_bits()));
        }
        let mut turn = Turn::new();
        turn.write(&sets, 3.0, |_, _| 3.0);
        turn.back_to(&sets, 3);
        assert!((turn.worth(&sets, Dice::NONE) - 3.0).abs() < 1e-12);
        assert!((turn.before(&sets) - 3.0).abs() < 1e-12);
    }
}
