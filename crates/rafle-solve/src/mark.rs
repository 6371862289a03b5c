//! Marks: what of a state bears on the future, in sixteen bytes.
//!
//! Millions of states are told apart, and each is met many times. Of ten million gists two have the same mark with a
//! chance of less than one in 10²⁴, far below that of a slip of the machine that compares them.

use std::hash::{Hash, Hasher};

use rafle_engine::Game;

/// The mark of a gist: states of equal gist have equal marks, and others have not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark([u64; 2]);

impl Mark {
    pub(crate) fn of<G: Game>(state: &G) -> Mark {
        let mut maker = Maker::new();
        state.gist().hash(&mut maker);
        Mark(maker.made())
    }

    /// A half of it, which is nearly as good.
    pub(crate) fn half(self) -> u64 {
        self.0[0]
    }
}

impl Hash for Mark {
    /// Any half of a mark is as good as random already.
    fn hash<H: Hasher>(&self, to: &mut H) {
        to.write_u64(self.half());
    }
}

/// Two independent numbers made of all that is written.
struct Maker {
    halves: [u64; 2],
    /// What was written and is not yet part of them, and how many bits it has. Most of a state is small: eight bytes are as
    /// fast as one.
    waiting: u64,
    bits: u32,
}

impl Maker {
    /// Odd numbers without a pattern.
    const FACTORS: [u64; 2] = [0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db];

    fn new() -> Maker {
        Maker { halves: [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f], waiting: 0, bits: 0 }
    }

    /// Whatever waits counts with its length.
    #[inline]
    fn made(mut self) -> [u64; 2] {
        self.mix(self.waiting);
        self.mix(self.bits.into());
        self.halves
    }

    /// Adds a number of so many bits, at most 64.
    #[inline]
    fn add(&mut self, number: u64, bits: u32) {
        self.waiting |= number << self.bits;
        let all = self.bits + bits;
        if all < u64::BITS {
            self.bits = all;
        } else {
            self.mix(self.waiting);
            // What did not fit any more. Nothing is left of a number that did.
            self.waiting = number.checked_shr(u64::BITS - self.bits).unwrap_or(0);
            self.bits = all - u64::BITS;
        }
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        for (half, factor) in self.halves.iter_mut().zip(Maker::FACTORS) {
            // The upper half of a product depends on every bit of its factors: folded in, nothing is lost.
            let product = u128::from(*half ^ word) * u128::from(factor);
            *half = (product as u64 ^ (product >> 64) as u64).wrapping_add(factor.rotate_left(17));
        }
    }
}

impl Hasher for Maker {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.add(u64::from_le_bytes(*word), u64::BITS);
        }
        for byte in rest {
            self.write_u8(*byte);
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into(), u8::BITS);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into(), u16::BITS);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into(), u32::BITS);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number, u64::BITS);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64, u64::BITS);
    }

    /// Which of several kinds something is comes like this, and there are never many: one byte, or that and all eight.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        let small = u8::try_from(number).unwrap_or(u8::MAX);
        self.write_u8(small);
        if small == u8::MAX {
            self.add(number as u64, u64::BITS);
        }
    }

    fn finish(&self) -> u64 {
        self.halves[0]
    }
}

#[cfg(test)]
mod tests {
    use rustc_hash::FxHashSet;

    use super::*;

    fn made(write: impl FnOnce(&mut Maker)) -> [u64; 2] {
        let mut maker = Maker::new();
        write(&mut maker);
        maker.made()
    }

    /// Numbers that differ in few bits, in any order, as those of states do.
    #[test]
    fn what_differs_has_another_mark() {
        let few = || (0..8).chain([1 << 20, 1 << 40, u64::MAX]);
        let all: Vec<[u64; 2]> = few()
            .flat_map(|a| few().flat_map(move |b| few().flat_map(move |c| few().map(move |d| [a, b, c, d]))))
            .map(|words| made(|maker| words.iter().for_each(|word| maker.write_u64(*word))))
            .collect();
        for half in 0..2 {
            let different: FxHashSet<u64> = all.iter().map(|mark| mark[half]).collect();
            assert_eq!(different.len(), all.len(), "each half tells them apart by itself");
        }
    }

    #[test]
    fn every_bit_and_the_length_count() {
        // Numbers of all sizes lie across the borders of words here.
        let mixed = |bytes: &[u8; 24]| {
            made(|maker| {
                maker.write_u8(bytes[0]);
                maker.write_u32(u32::from_le_bytes(*bytes[1..].first_chunk().unwrap()));
                maker.write_u64(u64::from_le_bytes(*bytes[5..].first_chunk().unwrap()));
                maker.write_u16(u16::from_le_bytes(*bytes[13..].first_chunk().unwrap()));
                maker.write(&bytes[15..]);
            })
        };
        let flipped = (0..192).map(|bit| {
            let mut bytes = [0; 24];
            bytes[bit / 8] = 1 << (bit % 8);
            mixed(&bytes)
        });
        let marks: FxHashSet<_> = flipped.chain([mixed(&[0; 24])]).collect();
        assert_eq!(marks.len(), 193);
        let zeros = |count: usize| made(|maker| maker.write(&vec![0; count]));
        let marks: FxHashSet<_> = (0..100).map(zeros).collect();
        assert_eq!(marks.len(), 100);
    }

    #[test]
    fn kinds_are_told_apart_however_many_there_are() {
        let marks: FxHashSet<_> = (-300..600).map(|kind| made(|maker| maker.write_isize(kind))).collect();
        assert_eq!(marks.len(), 900);
    }
}
