//! The one place where luck for people comes from: secrets of the operating system.

use rafle_engine::TableLine;
use rafle_table::{FairLuck, Secret, Table, sealed};

/// Where throws and deals come from. There is no generator that lives longer than an outcome: nothing that is shared can be
/// left half-done, and no table waits for the luck of another.
pub struct SystemLuck {
    /// Of tables that were opened before secrets were sealed.
    secret: Secret,
    /// The secret that every table gets, where luck can be foretold.
    foretold: Option<Secret>,
}

impl SystemLuck {
    /// Luck from new secrets of the operating system.
    ///
    /// # Panics
    /// If the system has no randomness to give: no game could be fair then.
    pub fn new() -> SystemLuck {
        SystemLuck { secret: secret(), foretold: None }
    }

    /// Luck that everybody with the seed can foretell, the same at every table: for tests, never for people.
    pub fn foretold(seed: u64) -> SystemLuck {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&seed.to_le_bytes());
        SystemLuck { secret, foretold: Some(secret) }
    }

    /// The line by which the luck of a new table of this word is sealed.
    pub(crate) fn seal(&self, word: &str) -> TableLine {
        match &self.foretold {
            Some(secret) => sealed(secret, ""),
            None => sealed(&secret(), word),
        }
    }

    /// The luck of the table of this word.
    pub(crate) fn of(&self, word: &str, table: &Table) -> FairLuck {
        table.luck().unwrap_or_else(|| FairLuck::unsealed(&self.secret, word))
    }
}

impl Default for SystemLuck {
    fn default() -> SystemLuck {
        SystemLuck::new()
    }
}

/// 32 bytes that nobody can foretell.
pub fn secret() -> Secret {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has randomness to give");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_luck_with_a_seed_can_be_foretold() {
        let (one, two) = (SystemLuck::foretold(1), SystemLuck::foretold(2));
        assert_eq!(one.seal("abc"), SystemLuck::foretold(1).seal("xyz"));
        assert_ne!(one.seal("abc"), two.seal("abc"));
        let luck = SystemLuck::new();
        assert_ne!(luck.seal("abc"), luck.seal("abc"));
    }
}
