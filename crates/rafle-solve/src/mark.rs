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
        let mut maker = Maker([0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f]);
        state.gist().hash(&mut maker);
        Mark(maker.0)
    }
}

impl Hash for Mark {
    /// Any half of a mark is as good as random already.
    fn hash<H: Hasher>(&self, to: &mut H) {
        to.write_u64(self.0[0]);
    }
}

/// Two independent numbers made of all that is written.
struct Maker([u64; 2]);

impl Maker {
    /// Odd numbers without a pattern.
    const FACTORS: [u64; 2] = [0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db];

    #[inline]
    fn mix(&mut self, word: u64) {
        for (half, factor) in self.0.iter_mut().zip(Maker::FACTORS) {
            // The upper half of a product depends on every bit of its factors: folded in, nothing is lost.
            let product = u128::from(*half ^ word) * u128::from(factor);
            *half = (product as u64 ^ (product >> 64) as u64).wrapping_add(factor.rotate_left(17));
        }
    }
}

impl Hasher for Maker {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for eight in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..eight.len()].copy_from_slice(eight);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0[0]
    }
}

#[cfg(test)]
mod tests {
    use rustc_hash::FxHashSet;

    use super::*;

    /// Numbers that differ in few bits, in any order, as those of states do.
    #[test]
    fn what_differs_has_another_mark() {
        let mark = |words: &[u64]| {
            let mut maker = Maker([1, 2]);
            for &word in words {
                maker.mix(word);
            }
            maker.0
        };
        let few = || (0..8).chain([1 << 20, 1 << 40, u64::MAX]);
        let all: Vec<[u64; 2]> = few()
            .flat_map(|a| few().flat_map(move |b| few().flat_map(move |c| few().map(move |d| [a, b, c, d]))))
            .map(|words| mark(&words))
            .collect();
        for half in 0..2 {
            let different: FxHashSet<u64> = all.iter().map(|mark| mark[half]).collect();
            assert_eq!(different.len(), all.len(), "each half tells them apart by itself");
        }
        assert_ne!(mark(&[0]), mark(&[0, 0]));
    }
}
