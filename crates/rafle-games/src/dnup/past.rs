//! Which positions a round has seen since a card last left it.

use std::fmt;
use std::hash::{Hash, Hasher};

/// The most turns a round can have, and so the most positions.
pub(super) const MOST_TURNS: usize = 400;

/// Positions that may still come again. A discarded card does not come back, so each discard begins a new list.
#[derive(Clone, Copy)]
pub(super) struct Past {
    count: u16,
    /// What lies beyond the count means nothing.
    positions: [u32; MOST_TURNS],
}

impl Past {
    pub(super) const NONE: Past = Past { count: 0, positions: [0; MOST_TURNS] };

    /// Nothing of the past can come again.
    pub(super) fn forget(&mut self) {
        self.count = 0;
    }

    /// Adds a position and tells how often it has been there, this time included.
    pub(super) fn add(&mut self, position: u32) -> usize {
        let before = self.list().iter().filter(|&&earlier| earlier == position).count();
        self.positions[self.count as usize] = position;
        self.count += 1;
        before + 1
    }

    fn list(&self) -> &[u32] {
        &self.positions[..self.count as usize]
    }
}

impl PartialEq for Past {
    fn eq(&self, other: &Past) -> bool {
        self.list() == other.list()
    }
}

impl Eq for Past {}

impl Hash for Past {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.list().hash(state);
    }
}

impl fmt::Debug for Past {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list().fmt(f)
    }
}

/// Makes one number of many. Half of the bits keep the state small, since search clones it all the time; for a round to be
/// void by mistake, a position would have to look like two others of the same few turns.
pub struct Mixer(u64);

impl Mixer {
    pub(super) const NEW: Mixer = Mixer(0x9E37_79B9_7F4A_7C15);

    pub(super) fn with(self, word: u64) -> Mixer {
        Mixer((self.0 ^ word).wrapping_mul(0xD6E8_FEB8_6659_FD93).rotate_left(29))
    }

    pub(super) fn number(self) -> u32 {
        (self.0 ^ self.0 >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_forgotten_makes_no_difference() {
        let mut past = Past::NONE;
        assert_eq!([past.add(7), past.add(8), past.add(7), past.add(7)], [1, 1, 2, 3]);
        past.forget();
        assert_eq!(past, Past::NONE);
        assert_eq!(format!("{past:?}"), format!("{:?}", Past::NONE));
        assert_eq!(past.add(7), 1);
    }

    #[test]
    fn order_and_place_of_what_is_mixed_matter() {
        let mixed = |words: &[u64]| words.iter().fold(Mixer::NEW, |mixer, &word| mixer.with(word)).number();
        assert_ne!(mixed(&[1, 2]), mixed(&[2, 1]));
        assert_ne!(mixed(&[0, 1]), mixed(&[1, 0]));
        assert_ne!(mixed(&[0]), mixed(&[0, 0]));
    }
}
