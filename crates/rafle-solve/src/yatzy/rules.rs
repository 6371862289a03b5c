//! What a sheet says, and which sheets are worth the same by it.

use std::ops::Range;

use rafle_engine::{Dice, FACES, throws};
use rafle_games::yatzy::sheets::{Extra, Kind, Row, Sheet, UPPER};
use rafle_games::yatzy::{Options, Order, joker_boxes};
use rustc_hash::FxHashMap;

use super::{LANES, MOST_DICE, UPPER_SETS};
use crate::cache::checksum;

/// What the rules say about boxes and the bonus.
pub(super) struct Rules {
    /// How many dice are thrown, and how many boxes there are.
    pub(super) dice: u8,
    pub(super) boxes: usize,
    /// What each throw is worth in each box.
    pub(super) points: Vec<Vec<u8>>,
    /// The sum of the upper boxes from which the bonus comes, and what it brings.
    pub(super) bonus_from: usize,
    pub(super) bonus: f64,
    /// What dice that are all alike do when their box is filled, if that is more than usual.
    pub(super) jokers: Option<Jokers>,
    pub(super) order: Order,
}

/// What dice that are all alike do when their box is filled.
pub(super) struct Jokers {
    /// Their box.
    pub(super) own: usize,
    /// What they are worth in each box, by face.
    points: Vec<[u8; 6]>,
    /// What they bring beyond that if their box is not struck, and whether only in the upper box of their face.
    brings: i32,
    upper_only: bool,
}

/// What a box is filled with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Entry {
    pub(super) index: usize,
    pub(super) points: u8,
    /// What it brings beyond what is written.
    pub(super) beyond: u8,
}

impl Entry {
    pub(super) fn of((index, points): (usize, u8)) -> Entry {
        Entry { index, points, beyond: 0 }
    }

    /// All that it brings.
    pub(super) fn brings(self) -> f64 {
        f64::from(self.points) + f64::from(self.beyond)
    }
}

impl Rules {
    /// The rules of a sheet by these options.
    pub(super) fn of<S: Sheet>(options: Options) -> Rules {
        let points = |row: &Row| throws(S::DICE).map(|(dice, _)| (row.worth)(dice) as u8).collect();
        Rules {
            dice: S::DICE,
            boxes: S::BOXES.len(),
            points: S::BOXES.iter().map(points).collect(),
            bonus_from: S::BONUS.from as usize,
            bonus: f64::from(S::BONUS.brings),
            jokers: Jokers::of::<S>(options.sheet).filter(|_| options.extras),
            order: options.order,
        }
    }

    /// Other rules have another one.
    pub(super) fn checksum(&self) -> u64 {
        let points = self.points.iter().flatten().map(|points| u64::from(*points));
        let jokers = self.jokers.iter().flat_map(|jokers| {
            [jokers.brings as u64, u64::from(jokers.upper_only)]
                .into_iter()
                .chain(jokers.points.as_flattened().iter().map(|points| u64::from(*points)))
        });
        checksum(points.chain([self.bonus_from as u64, self.bonus.to_bits()]).chain(jokers))
    }

    /// What a sum of the upper boxes has brought for certain.
    pub(super) fn bonus_of(&self, sum: usize) -> f64 {
        if sum >= self.bonus_from { self.bonus } else { 0.0 }
    }

    /// All boxes are open.
    pub(super) fn whole_sheet(&self) -> usize {
        (1 << self.boxes) - 1
    }

    /// Sets of lower boxes, twice if it matters what stands in the box of dice that are all alike.
    pub(super) fn lower_sets(&self) -> usize {
        1 << (self.boxes - UPPER + usize::from(self.jokers.is_some()))
    }

    /// The boxes that are open, of a set that may also say that dice were all alike before.
    pub(super) fn boxes_in(&self, open: usize) -> usize {
        open & self.whole_sheet()
    }

    /// The boxes of a set that may be filled next.
    pub(super) fn to_fill(&self, open: usize) -> usize {
        let open = self.boxes_in(open);
        match self.order {
            Order::Free => open,
            Order::Forced => open & open.wrapping_neg(),
        }
    }

    /// The set after a box was filled. Beyond the boxes it has a bit that says that dice were all alike before.
    #[inline]
    pub(super) fn after(&self, open: usize, entry: Entry) -> usize {
        let then = open & !(1 << entry.index);
        match &self.jokers {
            Some(jokers) if entry.index == jokers.own && entry.points > 0 => then | 1 << self.boxes,
            _ => then,
        }
    }

    /// Where dice that are all alike can go, and what they bring there, if their box is filled.
    pub(super) fn jokers(&self, open: usize, face: u8) -> Option<impl Iterator<Item = Entry> + use<'_>> {
        let jokers = self.jokers.as_ref().filter(|jokers| jokers.hold(open))?;
        let before = self.alike_before(open);
        Some(ones(self.joker_boxes(open, face)).map(move |index| {
            let entry = jokers.entry(index, face);
            Entry { beyond: if before { entry.beyond } else { 0 }, ..entry }
        }))
    }

    /// The boxes into which a joker can go.
    #[inline]
    pub(super) fn joker_boxes(&self, open: usize, face: u8) -> usize {
        self.to_fill(joker_boxes(self.boxes_in(open) as u32, face) as usize)
    }

    /// Whether a joker brings something beyond what is written.
    #[inline]
    pub(super) fn alike_before(&self, open: usize) -> bool {
        open & 1 << self.boxes != 0
    }
}

impl Jokers {
    fn of<S: Sheet>(kind: Kind) -> Option<Jokers> {
        let (_, extra) = S::KINDS.iter().find(|(its, _)| *its == kind)?;
        let Extra::Again { brings, upper_only } = *extra else { return None };
        let worth = |row: &Row, face| row.joker.unwrap_or_else(|| (row.worth)(Dice::alike(face, S::DICE))) as u8;
        let points = S::BOXES.iter().map(|row| FACES.map(|face| worth(row, face))).collect();
        Some(Jokers { own: S::YATZY, points, brings, upper_only })
    }

    /// Whether dice that are all alike are jokers: their box is filled.
    #[inline]
    pub(super) fn hold(&self, open: usize) -> bool {
        open & 1 << self.own == 0
    }

    /// What a joker fills a box with, if dice were all alike before.
    #[inline]
    pub(super) fn entry(&self, index: usize, face: u8) -> Entry {
        let in_place = !self.upper_only || index + 1 == face.into();
        let beyond = if in_place { self.brings as u8 } else { 0 };
        Entry { index, points: self.points[index][face as usize - 1], beyond }
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
    pub(super) after: Vec<[[After; MOST_DICE + 1]; UPPER]>,
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
            for sum in sums_of(closed(open), rules.dice) {
                classes.lead_on(rules, open, sum);
            }
        }
        classes
    }

    fn add(&mut self, rules: &Rules, open: usize) {
        let (begin, to_come) = (self.after.len() * LANES, sums_of(open, rules.dice));
        let needed =
            |sum: usize| to_come.iter().find(|come| sum + **come >= rules.bonus_from).filter(|come| **come > 0);
        let mut known = FxHashMap::default();
        let mut lanes = FxHashMap::default();
        for sum in sums_of(closed(open), rules.dice) {
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
            for count in 0..=rules.dice as usize {
                let then = sum + count * (index + 1);
                let after = self.lane(open & !(1 << index), then) as u16;
                let from = &mut self.after[lane / LANES][index][count];
                from.lanes[lane % LANES] = after;
                from.bonus[lane % LANES] = rules.bonus_of(then) - rules.bonus_of(sum);
            }
        }
    }

    /// The lane of a sum, where these upper boxes are open.
    pub(super) fn lane(&self, open: usize, sum: usize) -> usize {
        self.lanes[open & (UPPER_SETS - 1)][&sum].into()
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

/// What a set of upper boxes can add up to with so many dice, from nothing to most.
fn sums_of(boxes: usize, dice: u8) -> Vec<usize> {
    let mut sums = vec![0];
    for index in ones(boxes) {
        sums = (0..=dice as usize).flat_map(|count| sums.iter().map(move |sum| sum + count * (index + 1))).collect();
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
