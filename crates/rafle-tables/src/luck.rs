//! The one place where luck for people is drawn: the operating system's generator, through a cryptographic stream.

use std::sync::Mutex;

use rafle_engine::{Source, below};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// Where throws and deals come from.
pub struct Luck(Mutex<ChaCha20Rng>);

impl Luck {
    /// A stream that begins with a secret of the operating system.
    ///
    /// # Panics
    /// If the system has no randomness to give: no game could be fair then.
    pub fn new() -> Luck {
        Luck(Mutex::new(ChaCha20Rng::from_seed(secret())))
    }

    /// A stream that everybody with the seed can foretell: for tests, never for people.
    pub fn foretold(seed: u64) -> Luck {
        Luck(Mutex::new(ChaCha20Rng::seed_from_u64(seed)))
    }

    /// Lends the stream to whoever needs luck now.
    pub fn with<T>(&self, use_it: impl FnOnce(&mut dyn Source) -> T) -> T {
        let mut stream = self.0.lock().expect("drawing luck does not panic");
        use_it(&mut Stream(&mut stream))
    }
}

impl Default for Luck {
    fn default() -> Luck {
        Luck::new()
    }
}

struct Stream<'a>(&'a mut ChaCha20Rng);

impl Source for Stream<'_> {
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u32())
    }
}

/// 32 bytes that nobody can foretell.
pub fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has randomness to give");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_luck_with_a_seed_can_be_foretold() {
        let throws = |luck: Luck| luck.with(|source| (0..40).map(|_| source.below(6)).collect::<Vec<_>>());
        assert_eq!(throws(Luck::foretold(1)), throws(Luck::foretold(1)));
        assert_ne!(throws(Luck::foretold(1)), throws(Luck::foretold(2)));
        assert_ne!(throws(Luck::new()), throws(Luck::new()));
    }
}
