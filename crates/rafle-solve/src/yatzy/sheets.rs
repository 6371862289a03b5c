//! Every sheet of Yatzy, solved: those with fewer open boxes first, and several with equally many side by side.

use std::thread;

use rafle_engine::FACES;
use rafle_games::yatzy::Order;
use rafle_games::yatzy::sheets::UPPER;

use super::rules::{Classes, Entry, Jokers, Rules, ones};
use super::turn::{Row, Sets, Turn, Worth};
use super::{LANES, MOST_BOXES, MOST_DICE, UPPER_SETS, cores};
use crate::cache;

/// Everything that was asked of the rules.
pub(super) struct Known<R> {
    pub(super) rules: Rules,
    pub(super) classes: Classes,
    pub(super) sets: Sets<R>,
}

impl<R: Row> Known<R> {
    pub(super) fn of(rules: Rules) -> Known<R> {
        Known { classes: Classes::of(&rules), sets: Sets::new(&rules), rules }
    }

    /// How many sheets there are between turns.
    pub(super) fn count(&self) -> usize {
        let lower = 1 << (self.rules.boxes - UPPER);
        // Where dice that are all alike matter once more, a sheet without their box is of two kinds.
        self.classes.count * if self.rules.jokers.is_some() { lower + lower / 2 } else { lower }
    }

    /// How many blocks all of them are kept in.
    fn blocks(&self) -> usize {
        self.rules.lower_sets() * self.classes.blocks()
    }

    /// All sheets with so many open boxes that can come up.
    pub(super) fn sheets_of(&self, size: usize) -> Vec<Sheet> {
        let of =
            |open: usize| self.classes.of_upper[open & (UPPER_SETS - 1)].clone().map(move |lane| Sheet { open, lane });
        self.sets_of(size).into_iter().flat_map(of).collect()
    }

    /// The number of the block where a sheet is kept, and its lane there.
    fn place(&self, sheet: Sheet) -> (usize, usize) {
        ((sheet.open >> UPPER) * self.classes.blocks() + sheet.lane / LANES, sheet.lane % LANES)
    }

    /// Sets with so many open boxes that can come up.
    fn sets_of(&self, size: usize) -> Vec<usize> {
        let (all, boxes) = (self.rules.whole_sheet(), self.rules.boxes);
        let sets: Vec<usize> = match self.rules.order {
            Order::Free => (1..=all).filter(|open: &usize| open.count_ones() as usize == size).collect(),
            Order::Forced => vec![all >> (boxes - size) << (boxes - size)],
        };
        let Some(jokers) = &self.rules.jokers else { return sets };
        let alike_before = sets.iter().filter(|open| *open & 1 << jokers.own == 0).map(|open| open | 1 << boxes);
        sets.iter().copied().chain(alike_before).collect()
    }
}

/// A sheet before a turn: the set of its open boxes, see [`Rules::after`], and the lane of its class.
#[derive(Clone, Copy)]
pub(super) struct Sheet {
    pub(super) open: usize,
    pub(super) lane: usize,
}

/// Lanes side by side.
pub(super) trait Block: Worth + Send + Sync {
    /// Makes one lane that of another block, with a bonus that becomes certain on the way.
    fn set(&mut self, lane: usize, from: &Self, at: usize, bonus: f64);
    /// After writing so many points.
    fn scored(self, points: f64) -> Self;
    /// The others where all bits are set, and these where none is: bits are picked in all lanes at once.
    fn or_where(self, set: [u64; LANES], others: &Self) -> Self;
}

/// A mean for each lane; none of them lies across two lines of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Means(pub(super) [f64; LANES]);

// Small enough to vanish where they are used, which must be inside the code made for the widest registers.
#[allow(clippy::inline_always)]
impl Worth for Means {
    const NOTHING: Means = Means([0.0; LANES]);
    const CLOSED: Means = Means([f64::MIN; LANES]);

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
    fn or_better(mut self, other: &Means) -> Means {
        for lane in 0..LANES {
            // In this order it is one instruction: the other need not be fetched first. Of equal ones either will do.
            self.0[lane] = if self.0[lane] > other.0[lane] { self.0[lane] } else { other.0[lane] };
        }
        self
    }
}

#[allow(clippy::inline_always)]
impl Block for Means {
    #[inline(always)]
    fn set(&mut self, lane: usize, from: &Means, at: usize, bonus: f64) {
        self.0[lane] = from.0[at] + bonus;
    }

    #[inline(always)]
    fn scored(mut self, points: f64) -> Means {
        for lane in 0..LANES {
            self.0[lane] += points;
        }
        self
    }

    #[inline(always)]
    fn or_where(mut self, set: [u64; LANES], others: &Means) -> Means {
        for (lane, set) in set.into_iter().enumerate() {
            let (mine, theirs) = (self.0[lane].to_bits(), others.0[lane].to_bits());
            self.0[lane] = f64::from_bits(mine & !set | theirs & set);
        }
        self
    }
}

/// Mean, mean square and chance of the bonus, when the mean is made as great as it can be, and of choices that are worth the
/// same the one is taken that spreads less: else rounding would decide between them, and that differs by the processor.
#[derive(Clone, Copy)]
pub(super) struct Spreads {
    pub(super) mean: Means,
    pub(super) square: Means,
    pub(super) bonus: Means,
}

#[allow(clippy::inline_always)]
impl Worth for Spreads {
    const NOTHING: Spreads = Spreads { mean: Means::NOTHING, square: Means::NOTHING, bonus: Means::NOTHING };
    const CLOSED: Spreads = Spreads { mean: Means::CLOSED, ..Spreads::NOTHING };

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
    fn or_better(self, other: &Spreads) -> Spreads {
        let mut better = [0; LANES];
        for (lane, better) in better.iter_mut().enumerate() {
            // What spreads less is taken even if it seems to be worth a trifle less.
            let edge = if other.square.0[lane] < self.square.0[lane] { -SAME } else { SAME };
            *better = u64::from(other.mean.0[lane] - self.mean.0[lane] > edge).wrapping_neg();
        }
        self.or_where(better, other)
    }
}

#[allow(clippy::inline_always)]
impl Block for Spreads {
    #[inline(always)]
    fn set(&mut self, lane: usize, from: &Spreads, at: usize, bonus: f64) {
        self.mean.0[lane] = from.mean.0[at] + bonus;
        self.square.0[lane] = from.square.0[at] + (2.0 * from.mean.0[at] + bonus) * bonus;
        self.bonus.0[lane] = from.bonus.0[at] + if bonus > 0.0 { 1.0 } else { 0.0 };
    }

    #[inline(always)]
    fn scored(self, points: f64) -> Spreads {
        let square = self.square.plus(&self.mean.times(2.0 * points)).scored(points * points);
        Spreads { mean: self.mean.scored(points), square, bonus: self.bonus }
    }

    #[inline(always)]
    fn or_where(self, set: [u64; LANES], others: &Spreads) -> Spreads {
        Spreads {
            mean: self.mean.or_where(set, &others.mean),
            square: self.square.or_where(set, &others.square),
            bonus: self.bonus.or_where(set, &others.bonus),
        }
    }
}

/// Means that differ by less than this are the same.
const SAME: f64 = 1e-10;

/// What every sheet is worth before a turn, block by block. A bonus that is certain already is not counted.
pub(super) struct Sheets<B> {
    blocks: Vec<B>,
}

impl<B: Block> Sheets<B> {
    /// Solves all sheets, with so many threads: sheets with equally many open boxes do not need each other.
    pub(super) fn solved<R: Row>(known: &Known<R>, threads: usize) -> Sheets<B> {
        let mut sheets = Sheets { blocks: vec![B::NOTHING; known.blocks()] };
        for size in 1..=known.rules.boxes {
            let of_size = known.sheets_of(size);
            let each = of_size.len().div_ceil(threads).next_multiple_of(LANES);
            let solved: Vec<B> = thread::scope(|scope| {
                let job = |todo| Job { known, sheets: &sheets, todo };
                let (mine, others) = of_size.split_at(each.min(of_size.len()));
                let others: Vec<_> = others.chunks(each).map(|todo| scope.spawn(move || job(todo).done())).collect();
                let mine = job(mine).done();
                let done = others.into_iter().map(|other| other.join().expect("a turn can be solved"));
                std::iter::once(mine).chain(done).flatten().collect()
            });
            for (of_block, block) in of_size.chunks(LANES).zip(&solved) {
                for (lane, sheet) in of_block.iter().enumerate() {
                    let (to, at) = known.place(*sheet);
                    sheets.blocks[to].set(at, block, lane, 0.0);
                }
            }
        }
        sheets
    }

    /// Where a sheet is kept: its block, and its lane there.
    pub(super) fn find<R: Row>(&self, known: &Known<R>, open: usize, upper_sum: usize) -> (&B, usize) {
        let (block, lane) = known.place(Sheet { open, lane: known.classes.lane(open, upper_sum) });
        (&self.blocks[block], lane)
    }
}

impl Sheets<Means> {
    /// Solves all sheets with five dice. Knows no type that others bring along, so that it is compiled here and nowhere else.
    #[inline(never)]
    pub(super) fn of_five_dice(known: &Known<u8>, threads: usize) -> Sheets<Means> {
        Sheets::solved(known, threads)
    }
}

impl Sheets<Spreads> {
    /// Found where such things are kept, or solved on all cores: this takes about four times as long as the means alone.
    #[inline(never)]
    pub(super) fn found(known: &Known<u8>, name: &str) -> Sheets<Spreads> {
        let numbers = cache::found_or(name, known.rules.checksum(), known.blocks() * 3 * LANES, || {
            let solved: Sheets<Spreads> = Sheets::solved(known, cores());
            solved
                .blocks
                .iter()
                .flat_map(|Spreads { mean, square, bonus }| [mean.0, square.0, bonus.0])
                .flatten()
                .collect()
        });
        let blocks = numbers.as_chunks().0.as_chunks().0.iter().map(|&[mean, square, bonus]| Spreads {
            mean: Means(mean),
            square: Means(square),
            bonus: Means(bonus),
        });
        Sheets { blocks: blocks.collect() }
    }
}

/// Sheets to be solved.
struct Job<'a, B, R> {
    known: &'a Known<R>,
    /// Sheets with fewer open boxes are solved.
    sheets: &'a Sheets<B>,
    todo: &'a [Sheet],
}

impl<B: Block, R: Row> Job<'_, B, R> {
    fn done(self) -> Vec<B> {
        pulp::Arch::new().dispatch(self)
    }
}

// A closure would be called and not be inlined, and then be made for narrow registers.
#[allow(clippy::inline_always)]
impl<B: Block, R: Row> pulp::WithSimd for Job<'_, B, R> {
    type Output = Vec<B>;

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) -> Vec<B> {
        let (mut turn, mut solved) = (Turn::new(), Vec::new());
        for todo in self.todo.chunks(LANES) {
            solved.push(self.solve(todo, &mut turn));
        }
        solved
    }
}

#[allow(clippy::inline_always)]
impl<B: Block, R: Row> Job<'_, B, R> {
    #[inline(always)]
    fn solve(&self, todo: &[Sheet], turn: &mut Turn<B, R>) -> B {
        let Known { rules, classes, sets } = self.known;
        // What no lane may fill is worth less than anything.
        let mut upper = [[B::CLOSED; MOST_DICE + 1]; UPPER];
        let mut lower = [B::CLOSED; MOST_BOXES];
        // Where the box of dice that are all alike is not struck, another sheet follows.
        let mut alike = B::CLOSED;
        for (lane, &sheet) in todo.iter().enumerate() {
            let (block, at) = self.known.place(sheet);
            let to_fill = rules.to_fill(sheet.open);
            let first = block - sheet.lane / LANES;
            for index in ones(to_fill & (UPPER_SETS - 1)) {
                for (worth, after) in upper[index].iter_mut().zip(&classes.after[sheet.lane / LANES][index]) {
                    let then = after.lanes[at] as usize;
                    worth.set(lane, &self.sheets.blocks[first + then / LANES], then % LANES, after.bonus[at]);
                }
            }
            for index in ones(to_fill >> UPPER << UPPER) {
                let then = block - (1 << (index - UPPER)) * classes.blocks();
                lower[index].set(lane, &self.sheets.blocks[then], at, 0.0);
                if rules.jokers.as_ref().is_some_and(|jokers| jokers.own == index) {
                    let then = then + (1 << (rules.boxes - UPPER)) * classes.blocks();
                    alike.set(lane, &self.sheets.blocks[then], at, 0.0);
                }
            }
        }
        let mut nothing = B::CLOSED;
        for index in 0..rules.boxes {
            nothing = nothing.or_better(if index < UPPER { &upper[index][0] } else { &lower[index] });
        }
        let own = rules.jokers.as_ref().map(|jokers| jokers.own);
        turn.write(sets, nothing, |index, points| {
            let worth = match index {
                index if index < UPPER => upper[index][points as usize / (index + 1)],
                index if Some(index) == own => alike,
                index => lower[index],
            };
            worth.scored(points.into())
        });
        if let Some(jokers) = &rules.jokers {
            self.write_jokers(jokers, todo, turn, |Entry { index, points, .. }| {
                if index < UPPER { &upper[index][points as usize / (index + 1)] } else { &lower[index] }
            });
        }
        for _ in 0..2 {
            turn.expect(sets);
            turn.keep(sets);
        }
        turn.before(sets)
    }

    /// Where the box of dice that are all alike is filled, they go where they are worth most as jokers.
    #[inline(always)]
    fn write_jokers<'w>(&self, jokers: &Jokers, todo: &[Sheet], turn: &mut Turn<B, R>, after: impl Fn(Entry) -> &'w B)
    where
        B: 'w,
    {
        let Known { rules, sets, .. } = self.known;
        let mut open = [usize::MAX; LANES];
        for (open, sheet) in open.iter_mut().zip(todo) {
            *open = sheet.open;
        }
        let all_bits = |set: bool| u64::from(set).wrapping_neg();
        let hold = open.map(|open| all_bits(jokers.hold(open)));
        if hold == [0; LANES] {
            return;
        }
        let before = open.map(|open| all_bits(rules.alike_before(open)));
        for (face, throw) in FACES.into_iter().zip(sets.alike) {
            let boxes = open.map(|open| rules.joker_boxes(open, face) as u64);
            let mut best = B::CLOSED;
            for index in ones(boxes.iter().fold(0, |all, boxes| all | boxes) as usize) {
                let entry = jokers.entry(index, face);
                let (after, points) = (after(entry), f64::from(entry.points));
                // Sheets side by side are mostly of one kind.
                let worth = if before == [0; LANES] {
                    after.scored(points)
                } else {
                    after.scored(points).or_where(before, &after.scored(entry.brings()))
                };
                let may = boxes.map(|boxes| (boxes >> index & 1).wrapping_neg());
                best = best.or_better(&B::CLOSED.or_where(may, &worth));
            }
            let row = turn.throw_mut(throw);
            *row = row.or_where(hold, &best);
        }
    }
}
