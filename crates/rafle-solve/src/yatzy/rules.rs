//! What the rules of Yatzy say, and which sheets are worth the same by them.

use std::ops::Range;

use rafle_engine::{Dice, FACES, Game, Seat, Throw, throws};
use rafle_games::yatzy::{Action, Options, Order, Yatzy};
use rustc_hash::FxHashMap;

use super::{BOXES, DICE, LANES, THROWS, UPPER, UPPER_SETS};
use crate::cache::checksum;

/// What the rules say about boxes and the bonus.
pub(super) struct Rules {
    /// What each throw is worth in each box.
    pub(super) points: [[u8; THROWS]; BOXES],
    /// The sum of the upper boxes from which the bonus comes, and what it brings.
    pub(super) bonus_from: usize,
    pub(super) bonus: f64,
}

impl Rules {
    pub(super) fn asked() -> Rules {
        let mut points = [[0; THROWS]; BOXES];
        for (throw, (dice, _)) in throws(DICE).enumerate() {
            for (index, points) in points.iter_mut().enumerate() {
                points[throw] = total_of([(dice, index)]) as u8;
            }
        }
        let bonus_of = |sum: i32| total_of(upper_boxes_with(sum)) - sum;
        let greatest = FACES.iter().map(|&face| i32::from(DICE * face)).sum();
        let bonus_from = (0..=greatest).find(|&sum| bonus_of(sum) > 0).unwrap_or(greatest + 1);
        Rules { points, bonus_from: bonus_from as usize, bonus: f64::from(bonus_of(greatest)) }
    }

    /// Other rules have another one.
    pub(super) fn checksum(&self) -> u64 {
        let points = self.points.as_flattened().iter().map(|points| u64::from(*points));
        checksum(points.chain([self.bonus_from as u64, self.bonus.to_bits()]))
    }

    /// What a sum of the upper boxes has brought for certain.
    pub(super) fn bonus_of(&self, sum: usize) -> f64 {
        if sum >= self.bonus_from { self.bonus } else { 0.0 }
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

/// The boxes of a set that may be filled next.
pub(super) fn to_fill(order: Order, open: usize) -> usize {
    match order {
        Order::Free => open,
        Order::Forced => open & open.wrapping_neg(),
    }
}

/// Where each sum of each set of open upper boxes is kept: a lane, counted through all blocks of a set of lower boxes.
///
/// Sums are of one class when the same must still come for the bonus: the least that the open boxes can bring and that is
/// enough. Where nothing can come or nothing need come the bonus is settled. That is one class too: a bonus that has become
/// certain is counted like points, when the box is written that makes it so.
pub(super) struct Classes {
    lanes: Vec<FxHashMap<usize, u16>>,
    /// The lanes of each set of open upper boxes.
    pub(super) of_upper: Vec<Range<usize>>,
    /// By block, upper box and number of dice that show its face: what each lane leads to.
    pub(super) after: Vec<[[After; DICE as usize + 1]; UPPER]>,
    /// How many classes there are, over all sets of open upper boxes.
    pub(super) count: usize,
}

/// The lane that each lane leads to, and the bonus that becomes certain on the way.
#[derive(Clone, Copy, Default)]
pub(super) struct After {
    pub(super) lanes: [u16; LANES],
    pub(super) bonus: [f64; LANES],
}

impl Classes {
    pub(super) fn of(rules: &Rules) -> Classes {
        let mut classes = Classes { lanes: Vec::new(), of_upper: Vec::new(), after: Vec::new(), count: 0 };
        for open in 0..UPPER_SETS {
            classes.add(rules, open);
        }
        for open in 0..UPPER_SETS {
            for sum in sums_of(closed(open)) {
                classes.lead_on(rules, open, sum);
            }
        }
        classes
    }

    fn add(&mut self, rules: &Rules, open: usize) {
        let (begin, to_come) = (self.after.len() * LANES, sums_of(open));
        let needed =
            |sum: usize| to_come.iter().find(|come| sum + **come >= rules.bonus_from).filter(|come| **come > 0);
        let mut known = FxHashMap::default();
        let mut lanes = FxHashMap::default();
        for sum in sums_of(closed(open)) {
            let next = begin + known.len();
            lanes.insert(sum, *known.entry(needed(sum)).or_insert(next) as u16);
        }
        self.after.resize((begin + known.len()).div_ceil(LANES), Default::default());
        self.of_upper.push(begin..begin + known.len());
        self.lanes.push(lanes);
        self.count += known.len();
    }

    fn lead_on(&mut self, rules: &Rules, open: usize, sum: usize) {
        let lane = self.lane(open, sum);
        for index in ones(open) {
            for count in 0..=DICE as usize {
                let then = sum + count * (index + 1);
                let after = self.lane(open & !(1 << index), then) as u16;
                let from = &mut self.after[lane / LANES][index][count];
                from.lanes[lane % LANES] = after;
                from.bonus[lane % LANES] = rules.bonus_of(then) - rules.bonus_of(sum);
            }
        }
    }

    pub(super) fn lane(&self, open: usize, sum: usize) -> usize {
        self.lanes[open][&sum].into()
    }

    /// How many blocks there are for one set of lower boxes.
    pub(super) fn blocks(&self) -> usize {
        self.after.len()
    }
}

/// The upper boxes that are not open.
fn closed(open: usize) -> usize {
    !open & (UPPER_SETS - 1)
}

/// What a set of upper boxes can add up to, from nothing to most.
fn sums_of(boxes: usize) -> Vec<usize> {
    let mut sums = vec![0];
    for index in ones(boxes) {
        sums = (0..=DICE as usize).flat_map(|count| sums.iter().map(move |sum| sum + count * (index + 1))).collect();
        sums.sort_unstable();
        sums.dedup();
    }
    sums
}

/// The numbers of the bits that are set.
#[inline]
pub(super) fn ones(mut set: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        bit
    })
}
