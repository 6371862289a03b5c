//! Rounds of bids for two with hidden hands: near an equilibrium, by regret minimisation over the hand and the last few bids.
//!
//! In turn each side bids, always higher, until one lifts what the other has bid; then all hands are seen. No two hands are
//! thought the same, but what was bid long ago is forgotten ([`Memory`]), so that many ways lead to the same *place*. Bids
//! rise, so places lie in an order, and one sweep forwards and one backwards is a round of learning for all of them.
//!
//! Ways that meet were taken with different hands, and so one's own hand tells something about the other's. Each place knows how
//! likely every *pair* of hands is there, and what it is worth: with both hands counted apart, learning goes astray.

use std::array;
use std::collections::BTreeSet;
use std::ops::Range;

use rustc_hash::FxHashMap;

/// A round: what each side may have in hand, and what can be bid. The first side opens.
pub struct Round {
    hands: [Vec<Hand>; 2],
    /// Bids are on so many kinds of things, and go up to so many of them: first by the count, then by the kind.
    kinds: usize,
    counts: usize,
}

/// A hand that a side may have.
pub struct Hand {
    /// How likely it is.
    pub likely: f32,
    /// How many of each kind are in it.
    pub has: Vec<u8>,
}

/// What is remembered of the bids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// So many of them, the last ones.
    pub bids: u32,
}

/// Whoever raises does not go further than so many counts.
const FURTHEST: usize = 3;

/// So likely a hand trembles, and anything may happen: bids that nobody would make are met with sense, too.
const TREMBLE: f32 = 1e-4;

/// Who is next, and which bids they remember, each as a bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Known {
    bids: u64,
    side: u8,
}

impl Known {
    const NOTHING: Known = Known { bids: 0, side: 0 };

    /// The lowest bid that is open.
    fn least(self) -> usize {
        (u64::BITS - self.bids.leading_zeros()) as usize
    }
}

/// Where a side chooses, with what it remembers.
struct Place {
    side: usize,
    /// The lowest bid that is open.
    least: usize,
    /// Where raises lead, the lowest first.
    after: Vec<usize>,
    /// Where the numbers of its first hand begin: one for each raise, and the last for the lift.
    begin: usize,
}

impl Place {
    fn actions(&self) -> usize {
        self.after.len() + usize::from(self.standing().is_some())
    }

    /// The bid that can be lifted.
    fn standing(&self) -> Option<usize> {
        self.least.checked_sub(1)
    }

    fn numbers(&self, hand: usize) -> Range<usize> {
        let begin = self.begin + hand * self.actions();
        begin..begin + self.actions()
    }
}

impl Round {
    /// A round in which sides may have these hands.
    pub fn new(hands: [Vec<Hand>; 2], kinds: usize, counts: usize) -> Round {
        assert!(kinds * counts < u64::BITS as usize, "so many bids cannot be told apart");
        Round { hands, kinds, counts }
    }

    /// How many pairs of hands there are in all places together, with such a memory.
    pub fn size(&self, memory: Memory) -> usize {
        self.places(memory).0.len() * self.pairs()
    }

    /// How many pairs of hands there are.
    fn pairs(&self) -> usize {
        self.hands[0].len() * self.hands[1].len()
    }

    fn bids(&self) -> usize {
        self.kinds * self.counts
    }

    /// What is known after a bid. How much was bid before is forgotten when the count jumps, but not on what: older bids move
    /// up by whole counts until the last is no more than one below.
    fn after(&self, known: Known, bid: usize, memory: Memory) -> Known {
        let mut bids = known.bids;
        if let Some(last) = known.least().checked_sub(1) {
            bids <<= (bid - last - 1) / self.kinds * self.kinds;
        }
        bids |= 1 << bid;
        while bids.count_ones() > memory.bids {
            bids &= bids - 1;
        }
        Known { bids, side: 1 - known.side }
    }

    /// Every place, after those from which it can be entered, and its number.
    fn places(&self, memory: Memory) -> (Vec<Place>, FxHashMap<Known, usize>) {
        let raises = |known: Known| {
            let far = if known == Known::NOTHING { self.counts } else { FURTHEST } * self.kinds;
            known.least()..self.bids().min(known.least() + far)
        };
        // In the order of their highest bits, which are the standing bids.
        let (mut all, mut new) = (BTreeSet::from([Known::NOTHING]), vec![Known::NOTHING]);
        while let Some(known) = new.pop() {
            new.extend(raises(known).map(|bid| self.after(known, bid, memory)).filter(|&next| all.insert(next)));
        }
        let number: FxHashMap<Known, usize> = all.iter().copied().zip(0..).collect();
        let mut begin = 0;
        let place = |&known: &Known| {
            let after = raises(known).map(|bid| number[&self.after(known, bid, memory)]).collect();
            let (side, least) = (known.side.into(), known.least());
            let place = Place { side, least, after, begin };
            begin += place.actions() * self.hands[place.side].len();
            place
        };
        let places = all.iter().map(place).collect();
        (places, number)
    }

    /// In every place and with every hand, actions as likely as these numbers say.
    fn share_out(&self, places: &[Place], numbers: &[f32], shares: &mut [f32]) {
        for place in places {
            for hand in 0..self.hands[place.side].len() {
                share_out(&numbers[place.numbers(hand)], &mut shares[place.numbers(hand)]);
            }
        }
    }

    /// Which of the other side's hands leave a bid short that has so much support already: 1 for each that does.
    pub(crate) fn short(&self, bid: usize, by: usize, support: u8) -> impl Iterator<Item = f32> + '_ {
        let (kind, count) = (bid % self.kinds, bid / self.kinds + 1);
        let falls_short = move |hand: &Hand| usize::from(support + hand.has[kind]) < count;
        self.hands[by].iter().map(move |hand| f32::from(u8::from(falls_short(hand))))
    }

    /// The same in rows that are so long, one for each support that the bid can have.
    fn all_short(&self, bid: usize, by: usize, long: usize) -> Vec<f32> {
        let supports = 0..=self.counts as u8;
        let row = |support| self.short(bid, by, support).chain(std::iter::repeat(0.0)).take(long);
        supports.flat_map(row).collect()
    }
}

/// A way to play a round.
pub struct Way {
    round: Round,
    memory: Memory,
    places: Vec<Place>,
    numbers: FxHashMap<Known, usize>,
    /// How likely each action is, by place and hand.
    shares: Vec<f32>,
    /// How likely each wins the round, if all is played on in this way.
    values: Vec<f32>,
}

/// What can be done with a hand: a bid, or nothing for lifting.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The bid.
    pub bid: Option<usize>,
    /// How likely it is chosen.
    pub share: f32,
    /// How likely it wins the round.
    pub value: f32,
}

impl Way {
    /// Comes near an equilibrium in so many rounds of learning.
    pub fn near_equilibrium(round: Round, memory: Memory, times: u32) -> Way {
        let (places, numbers) = round.places(memory);
        let count = places.last().map_or(0, |last| last.begin + last.actions() * round.hands[last.side].len());
        let mut way = Way { round, memory, places, numbers, shares: vec![0.0; count], values: vec![0.0; count] };
        pulp::Arch::new().dispatch(Learning { way: &mut way, times });
        way
    }

    /// Each side regrets what it did not do, given its hand and what it remembers; regret is never negative, and fades; and what
    /// was chosen later counts more.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn learn(&mut self, times: u32) {
        let Way { round, places, shares, values, .. } = self;
        let mut sweep = Sweep::new(round, places);
        let (mut regrets, mut sums) = (vec![0.0; shares.len()], vec![0.0; shares.len()]);
        round.share_out(places, &regrets, shares);
        for time in 1..=times {
            let time = time as f32;
            let (weight, fading) = (time * time, time * time.sqrt());
            let fading = fading / (fading + 1.0);
            sweep.forwards(shares);
            sweep.backwards(shares, |numbers, worth, shares| {
                let mean: f32 = shares.iter().zip(worth).map(|(share, worth)| share * worth).sum();
                let regrets = &mut regrets[numbers.clone()];
                for ((regret, worth), (sum, share)) in
                    regrets.iter_mut().zip(worth).zip(sums[numbers].iter_mut().zip(&*shares))
                {
                    *regret = (*regret + worth - mean).max(0.0);
                    *sum += weight * share;
                }
                share_out(regrets, shares);
                for regret in regrets {
                    *regret *= fading;
                }
            });
        }
        round.share_out(places, &sums, shares);
        sweep.forwards(shares);
        sweep.backwards(shares, |numbers, worth, _| values[numbers].copy_from_slice(worth));
    }

    /// How likely the side that opens wins.
    pub fn value(&self) -> f32 {
        let mean = |(hand, weight): (usize, &Hand)| {
            let numbers = self.places[0].numbers(hand);
            let values = self.shares[numbers.clone()].iter().zip(&self.values[numbers]);
            weight.likely * values.map(|(share, value)| share * value).sum::<f32>()
        };
        self.round.hands[0].iter().enumerate().map(mean).sum()
    }

    /// What can be done with a hand after these bids; nothing if they cannot have been made.
    pub fn choices(&self, hand: usize, bids: &[usize]) -> Option<impl Iterator<Item = Choice> + '_> {
        let known = bids.iter().try_fold(Known::NOTHING, |known, &bid| {
            (known.least() <= bid && bid < self.round.bids()).then(|| self.round.after(known, bid, self.memory))
        });
        let place = &self.places[*self.numbers.get(&known?)?];
        let bids = (place.least..place.least + place.after.len()).map(Some).chain(place.standing().map(|_| None));
        let numbers = place.numbers(hand);
        let numbers = self.shares[numbers.clone()].iter().zip(&self.values[numbers]);
        Some(bids.zip(numbers).map(|(bid, (&share, &value))| Choice { bid, share, value }))
    }

    /// How many bids are remembered.
    pub fn remembered(&self) -> u32 {
        self.memory.bids
    }

    /// How many places and numbers there are.
    pub fn size(&self) -> (usize, usize) {
        (self.places.len(), self.shares.len())
    }
}

/// Whoever learns uses the widest registers there are: all of it is inlined here, and so made for them.
struct Learning<'a> {
    way: &'a mut Way,
    times: u32,
}

#[allow(clippy::inline_always)]
impl pulp::WithSimd for Learning<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) {
        self.way.learn(self.times);
    }
}

/// Makes actions as likely as these numbers say; evenly where all are 0.
#[allow(clippy::inline_always)]
#[inline(always)]
fn share_out(numbers: &[f32], shares: &mut [f32]) {
    let sum: f32 = numbers.iter().sum();
    let even = 1.0 / shares.len() as f32;
    for (share, number) in shares.iter_mut().zip(numbers) {
        *share = if sum > 0.0 { number / sum } else { even };
    }
}

/// Numbers that are worked on together: rows are as long as an odd number of these, and end in zeros. An even number, and rows
/// below each other would get into each other's way in the processor's cache.
const LANES: usize = 8;

/// Goes through all places, forwards and back.
struct Sweep<'a> {
    round: &'a Round,
    places: &'a [Place],
    /// How long rows of hands of each side are.
    long: [usize; 2],
    /// For every place, how likely it is entered with each pair of hands: in rows of whoever came there; and when it was
    /// passed, in rows of who chooses there.
    likely: Vec<f32>,
    /// How likely whoever came there wins with each pair, in rows of theirs.
    worth: Vec<f32>,
    /// Room for one place.
    turned: Vec<f32>,
}

#[allow(clippy::inline_always)]
impl<'a> Sweep<'a> {
    fn new(round: &'a Round, places: &'a [Place]) -> Sweep<'a> {
        let long = [0, 1].map(|side| LANES * (round.hands[side].len().div_ceil(LANES) | 1));
        let room = |places| vec![0.0; places * long[0] * long[1]];
        Sweep { round, places, long, likely: room(places.len()), worth: room(places.len()), turned: room(1) }
    }

    /// How likely places are entered.
    #[inline(always)]
    fn forwards(&mut self, shares: &[f32]) {
        let Sweep { round, places, long, likely, turned, .. } = self;
        let room = turned.len();
        likely.fill(0.0);
        for (row, other) in likely.chunks_exact_mut(long[0]).zip(&round.hands[1]) {
            for (cell, hand) in row.iter_mut().zip(&round.hands[0]) {
                *cell = other.likely * hand.likely;
            }
        }
        for (number, place) in places.iter().enumerate() {
            let (here, after) = likely[number * room..].split_at_mut(room);
            turn(here, long[place.side], turned);
            here.copy_from_slice(turned);
            let (long, tremble) = (long[1 - place.side], TREMBLE / place.actions() as f32);
            for (hand, row) in here.chunks_exact(long).enumerate().take(round.hands[place.side].len()) {
                for (&to, share) in place.after.iter().zip(&shares[place.numbers(hand)]) {
                    add(share + tremble, row, &mut after[(to - number - 1) * room + hand * long..][..long]);
                }
            }
        }
    }

    /// What actions are worth with each hand, the last places first. `learn` is told, and may make other actions likely: what
    /// comes before builds on that.
    #[inline(always)]
    fn backwards(&mut self, shares: &mut [f32], mut learn: impl FnMut(Range<usize>, &[f32], &mut [f32])) {
        let Sweep { round, places, long, likely, worth, turned } = self;
        let room = turned.len();
        let mut values = vec![0.0; round.bids() + 1];
        for (number, place) in places.iter().enumerate().rev() {
            let (here, after) = worth[number * room..].split_at_mut(room);
            let long = long[1 - place.side];
            let short = place.standing().map_or_else(Vec::new, |bid| round.all_short(bid, 1 - place.side, long));
            let kind = place.standing().unwrap_or(0) % round.kinds;
            turned.fill(0.0);
            let rows = likely[number * room..].chunks_exact(long).zip(turned.chunks_exact_mut(long));
            for ((hand, own), (likely, turned)) in round.hands[place.side].iter().enumerate().zip(rows) {
                let row = |action: usize| match place.after.get(action) {
                    Some(to) => &after[(to - number - 1) * room + hand * long..][..long],
                    None => &short[usize::from(own.has[kind]) * long..][..long],
                };
                let all = sum(likely);
                let values = &mut values[..place.actions()];
                for (action, value) in values.iter_mut().enumerate() {
                    *value = product(likely, row(action)) / all;
                }
                let numbers = place.numbers(hand);
                learn(numbers.clone(), values, &mut shares[numbers.clone()]);
                for (action, &share) in shares[numbers].iter().enumerate() {
                    if share > 0.0 {
                        add(share, row(action), turned);
                    }
                }
            }
            turn(turned, long, here);
            for worth in here {
                *worth = 1.0 - *worth;
            }
        }
    }
}

/// Adds a part of a row to another.
#[allow(clippy::inline_always)]
#[inline(always)]
fn add(part: f32, row: &[f32], to: &mut [f32]) {
    for (to, from) in to.as_chunks_mut::<LANES>().0.iter_mut().zip(row.as_chunks::<LANES>().0) {
        *to = array::from_fn(|lane| to[lane] + part * from[lane]);
    }
}

/// The sum of products, always in the same order, however wide registers are.
#[allow(clippy::inline_always)]
#[inline(always)]
fn product(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (one, other) in one.as_chunks::<LANES>().0.iter().zip(other.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.into_iter().sum()
}

/// The sum of a row, in the same order.
#[allow(clippy::inline_always)]
#[inline(always)]
fn sum(row: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for part in row.as_chunks::<LANES>().0 {
        for lane in 0..LANES {
            sums[lane] += part[lane];
        }
    }
    sums.into_iter().sum()
}

/// Makes columns of rows that are so long.
#[allow(clippy::inline_always)]
#[inline(always)]
fn turn(from: &[f32], long: usize, to: &mut [f32]) {
    let rows = from.len() / long;
    for (number, block) in from.chunks_exact(LANES * long).enumerate() {
        let rest: [&[f32]; LANES] = array::from_fn(|row| &block[row * long..][..long]);
        for (cell, column) in to.chunks_exact_mut(rows).enumerate() {
            column.as_chunks_mut::<LANES>().0[number] = array::from_fn(|row| rest[row][cell]);
        }
    }
}

impl Way {
    /// How likely `side` wins if it knows how the other plays, and answers best. Ways that the other side takes with less than
    /// this likelihood are not followed: whoever answers lifts there, and may have done better. With 0 it is exact.
    pub fn best_answer(&self, side: usize, unlikely: f64) -> f64 {
        let others: Vec<f64> = self.round.hands[1 - side].iter().map(|hand| hand.likely.into()).collect();
        let values = Answer { way: self, side, unlikely }.values(Known::NOTHING, &others);
        values.iter().zip(&self.round.hands[side]).map(|(value, hand)| value * f64::from(hand.likely)).sum()
    }

    /// What a side that plays so loses against the best answer, on average over both sides; less than that where unlikely ways are
    /// not followed.
    pub fn exploitability(&self, unlikely: f64) -> f64 {
        (self.best_answer(0, unlikely) + self.best_answer(1, unlikely) - 1.0) / 2.0
    }
}

/// An answer to a way to play.
struct Answer<'a> {
    way: &'a Way,
    side: usize,
    unlikely: f64,
}

impl Answer<'_> {
    /// How likely each hand wins, and the other side came here with one of these.
    fn values(&self, known: Known, others: &[f64]) -> Vec<f64> {
        let Way { round, places, numbers, memory, .. } = self.way;
        let place = &places[numbers[&known]];
        let standing = place.standing();
        if place.side == self.side {
            let lifted = standing.map(|bid| self.lifted(bid, others, true));
            let mut best = lifted.unwrap_or_else(|| vec![0.0; round.hands[self.side].len()]);
            if standing.is_none() || others.iter().sum::<f64>() > self.unlikely {
                for bid in place.least..round.bids() {
                    let values = self.values(round.after(known, bid, *memory), others);
                    best.iter_mut().zip(values).for_each(|(best, value)| *best = best.max(value));
                }
            }
            return best;
        }
        let mut sums = vec![0.0; round.hands[self.side].len()];
        for action in 0..place.actions() {
            let share = |hand: usize| f64::from(self.way.shares[place.numbers(hand)][action]);
            let going: Vec<f64> = others.iter().enumerate().map(|(hand, likely)| likely * share(hand)).collect();
            if going.iter().all(|&likely| likely == 0.0) {
                continue;
            }
            let values = match (action < place.after.len(), standing) {
                (false, Some(bid)) => self.lifted(bid, &going, false),
                _ => self.values(round.after(known, place.least + action, *memory), &going),
            };
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        sums
    }

    /// How likely each hand wins when the bid is lifted, by this side or by the other.
    fn lifted(&self, bid: usize, others: &[f64], by_us: bool) -> Vec<f64> {
        let round = &self.way.round;
        let kind = bid % round.kinds;
        let most = round.hands[self.side].iter().map(|hand| hand.has[kind]).max().unwrap_or(0);
        let wins: Vec<f64> = (0..=most)
            .map(|support| {
                let short = round.short(bid, 1 - self.side, support).zip(others);
                short.filter(|(short, _)| (*short > 0.0) == by_us).map(|(_, likely)| likely).sum()
            })
            .collect();
        round.hands[self.side].iter().map(|hand| wins[usize::from(hand.has[kind])]).collect()
    }
}
