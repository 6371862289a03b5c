//! Where luck comes from. Rules ask for it and never draw it; whoever runs a game brings a [`Source`].

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::Dice;

/// Anything that can pick one of `n` things fairly: a seeded generator, fair luck that can be checked, a test.
pub trait Source {
    /// A number from 0 to `n` − 1, each exactly as likely as the others. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// `count` dice, thrown at once.
    #[expect(
        clippy::inline_always,
        reason = "half of some games is throwing: where how many is known, that is a quarter of it"
    )]
    #[inline(always)]
    fn dice(&mut self, count: u8) -> Dice {
        // A single die is the commonest throw, and cheap enough to stand where it is thrown.
        if count == 1 { Dice::NONE.with(self.below(6) as u8 + 1) } else { several_dice(self, count) }
    }
}

/// The luck of a table: a source made for one outcome, by the number of that outcome at the table. Outcomes that were taken
/// back have had their number, and no other line has one: so nothing that people do can shift luck, and a throw after a
/// take-back is a new throw.
pub trait Luck {
    /// Where the outcome of this number comes from.
    fn outcome(&mut self, number: usize) -> Box<dyn Source + '_>;
}

/// One source for all outcomes, in the order in which they are asked for: where nobody has to check them.
impl<S: Source + ?Sized> Luck for S {
    fn outcome(&mut self, _: usize) -> Box<dyn Source + '_> {
        Box::new(self)
    }
}

#[expect(clippy::inline_always, reason = "as above: most games throw the same number of dice every time")]
#[inline(always)]
fn several_dice<S: Source + ?Sized>(source: &mut S, count: u8) -> Dice {
    match count {
        0 => Dice::NONE,
        1..=DICE_PER_NUMBER => in_digits(source.below(SIX_TO_THE[count as usize]), count),
        more => many_dice(source, more),
    }
}

/// More dice than one number has room for.
#[cold]
fn many_dice<S: Source + ?Sized>(source: &mut S, count: u8) -> Dice {
    source.dice(DICE_PER_NUMBER) + source.dice(count - DICE_PER_NUMBER)
}

/// 6^12 is the greatest power of six that `below` takes.
const DICE_PER_NUMBER: u8 = 12;

const SIX_TO_THE: [u32; DICE_PER_NUMBER as usize + 1] = {
    let mut powers = [1; DICE_PER_NUMBER as usize + 1];
    let mut n = 1;
    while n < powers.len() {
        powers[n] = powers[n - 1] * 6;
        n += 1;
    }
    powers
};

/// The digits of `number` to base six, as dice. Looked up by threes, because divisions would cost more than the luck.
fn in_digits(mut number: u32, count: u8) -> Dice {
    let mut dice = Dice::NONE;
    for _ in 0..count / 3 {
        dice += THREE_DICE[(number % 216) as usize];
        number /= 216;
    }
    match count % 3 {
        0 => dice,
        1 => dice.with(number as u8 + 1),
        _ => dice.with((number % 6) as u8 + 1).with((number / 6) as u8 + 1),
    }
}

const THREE_DICE: [Dice; 216] = {
    let mut all = [Dice::NONE; 216];
    let mut n = 0;
    while n < 216 {
        all[n as usize] = Dice::NONE.with((n % 6) as u8 + 1).with((n / 6 % 6) as u8 + 1).with((n / 36) as u8 + 1);
        n += 1;
    }
    all
};

impl<S: Source + ?Sized> Source for &mut S {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }

    fn dice(&mut self, count: u8) -> Dice {
        (**self).dice(count)
    }
}

/// Fast luck that a number determines for ever: for simulations, tests and bots, never for play between people.
#[derive(Clone, Debug)]
pub struct Seeded(Pcg64Mcg);

impl Seeded {
    /// The luck of this seed. Neighbouring seeds have nothing in common.
    pub fn new(seed: u64) -> Seeded {
        Seeded(Pcg64Mcg::seed_from_u64(seed))
    }
}

impl Source for Seeded {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Exactly fair numbers from fair words: the product's upper half, with the few words rejected that would favour some.
pub fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let unfair = n.wrapping_neg() % n;
        while (product as u32) < unfair {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives every number once, in order.
    struct Counting(u32);

    impl Source for Counting {
        fn below(&mut self, _: u32) -> u32 {
            self.0 += 1;
            self.0 - 1
        }
    }

    #[test]
    fn dice_from_one_number_are_as_likely_as_dice_one_by_one() {
        for count in 1..=5 {
            let mut source = Counting(0);
            let mut thrown: Vec<_> = (0..6_u32.pow(count.into())).map(|_| source.dice(count)).collect();
            thrown.sort_unstable();
            for (dice, ways) in crate::throws(count) {
                assert_eq!(thrown.iter().filter(|&&d| d == dice).count() as u64, ways, "{dice}");
            }
        }
    }

    #[test]
    fn many_dice_take_several_numbers() {
        assert_eq!(Seeded::new(1).dice(18).count(), 18);
        assert_eq!(Seeded::new(1).dice(0), Dice::NONE);
    }

    #[test]
    fn below_rejects_what_would_favour_some() {
        // Of the 2^32 words, 2^32 mod 6 = 4 are too many: those whose product has a low half under 4.
        let mut words = [0_u32, u32::MAX].into_iter();
        assert_eq!(below(6, || words.next().unwrap()), 5);
        assert_eq!(below(1, || 0), 0);
    }

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut source = Seeded::new(45);
        let first: Vec<_> = (0..8).map(|_| source.below(100)).collect();
        assert_eq!(first, [57, 99, 7, 34, 37, 56, 1, 36]);
    }
}
