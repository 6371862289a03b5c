//! The one place where luck for people is made: from a secret of the operating system, anew for each outcome.

use hmac::{Hmac, KeyInit, Mac};
use rafle_engine::{Luck, Source, below};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::Sha256;

/// Where throws and deals come from. There is no generator that lives longer than an outcome: nothing that is shared can be
/// left half-done, and no table waits for the luck of another.
pub struct SystemLuck {
    secret: [u8; 32],
    /// Whether each table has luck of its own.
    apart: bool,
}

impl SystemLuck {
    /// Luck from a new secret of the operating system.
    ///
    /// # Panics
    /// If the system has no randomness to give: no game could be fair then.
    pub fn new() -> SystemLuck {
        SystemLuck { secret: secret(), apart: true }
    }

    /// Luck that everybody with the seed can foretell, the same at every table: for tests, never for people.
    pub fn foretold(seed: u64) -> SystemLuck {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&seed.to_le_bytes());
        SystemLuck { secret, apart: false }
    }

    /// The luck of the table of this word.
    pub fn at<'a>(&'a self, table: &'a str) -> TableLuck<'a> {
        TableLuck { secret: &self.secret, table: if self.apart { table } else { "" } }
    }
}

/// The luck of a game that is played at no table, such as one in a terminal.
impl Luck for SystemLuck {
    fn outcome(&mut self, number: usize) -> Box<dyn Source + '_> {
        Box::new(self.at("").stream(number))
    }
}

impl Default for SystemLuck {
    fn default() -> SystemLuck {
        SystemLuck::new()
    }
}

/// The luck of one table.
pub struct TableLuck<'a> {
    secret: &'a [u8; 32],
    table: &'a str,
}

impl TableLuck<'_> {
    fn stream(&self, number: usize) -> Stream {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.secret).expect("a key may have any length");
        mac.update(self.table.as_bytes());
        mac.update(&(number as u64).to_be_bytes());
        Stream(ChaCha20Rng::from_seed(mac.finalize().into_bytes().into()))
    }
}

impl Luck for TableLuck<'_> {
    fn outcome(&mut self, number: usize) -> Box<dyn Source + '_> {
        Box::new(self.stream(number))
    }
}

struct Stream(ChaCha20Rng);

impl Source for Stream {
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

    fn throws(luck: &SystemLuck, table: &str, number: usize) -> Vec<u32> {
        let mut luck = luck.at(table);
        let mut source = luck.outcome(number);
        (0..40).map(|_| source.below(6)).collect()
    }

    #[test]
    fn only_luck_with_a_seed_can_be_foretold() {
        let (one, two) = (SystemLuck::foretold(1), SystemLuck::foretold(2));
        assert_eq!(throws(&one, "abc", 7), throws(&SystemLuck::foretold(1), "xyz", 7));
        assert_ne!(throws(&one, "abc", 7), throws(&two, "abc", 7));
        assert_ne!(throws(&SystemLuck::new(), "abc", 7), throws(&SystemLuck::new(), "abc", 7));
    }

    #[test]
    fn every_outcome_of_every_table_has_luck_of_its_own() {
        let luck = SystemLuck::new();
        assert_eq!(throws(&luck, "abc", 7), throws(&luck, "abc", 7));
        assert_ne!(throws(&luck, "abc", 7), throws(&luck, "abc", 8));
        assert_ne!(throws(&luck, "abc", 7), throws(&luck, "abd", 7));
    }
}
