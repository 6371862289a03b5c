//! The rule of luck: how throws, deals and draws follow from a secret that was sealed before the game and from the numbers of
//! the players' devices, so that whoever has the record can check them. docs/FAIR-LUCK.md tells it to those who want to write
//! the check themselves.

mod adding;
mod lines;
mod sealing;
mod verify;

use hmac::{Hmac, Mac};
use rafle_engine::{Luck, Play, Source, below};
use sha2::{Digest, Sha256};

pub use adding::{Adding, Fair, Missing, digits};
pub(crate) use adding::{brought, numbers_asked};
pub use lines::{Hash, Number, Secret, read_hash, read_number, sealed};
pub use sealing::{Preparation, Sealing, Wrong};
pub use verify::{Followed, Outcome, Verdict, verify};

/// The luck that follows from what was sealed.
#[derive(Clone)]
pub struct FairLuck {
    /// Keyed by the secret, and fed with the hash of what everybody was told.
    begun: Hmac<Sha256>,
}

impl FairLuck {
    /// The luck of this log, if a secret was sealed in it.
    pub fn of(play: &Play) -> Option<FairLuck> {
        Sealing::of(play).luck()
    }

    /// Luck from a secret that nobody was told of before, and that nobody can check.
    pub fn unsealed(secret: &Secret, table: &str) -> FairLuck {
        let mut sealing = Sealing::default();
        sealing.note(&sealed(secret, table));
        sealing.luck().expect("there is a secret")
    }

    /// Where the outcome of this number comes from.
    pub fn draws(&self, number: usize) -> Draws {
        let mut begun = self.begun.clone();
        begun.update(&(number as u64).to_be_bytes());
        Draws { begun, blocks: 0, words: [0; 8], used: 8 }
    }
}

impl Luck for FairLuck {
    fn outcome(&mut self, number: usize) -> Box<dyn Source + '_> {
        Box::new(self.draws(number))
    }
}

/// The words of one outcome, eight to a block.
pub struct Draws {
    begun: Hmac<Sha256>,
    blocks: u32,
    words: [u32; 8],
    used: usize,
}

impl Draws {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let mut block = self.begun.clone();
            block.update(&self.blocks.to_be_bytes());
            let bytes = block.finalize().into_bytes();
            for (word, bytes) in self.words.iter_mut().zip(bytes.as_chunks::<4>().0) {
                *word = u32::from_be_bytes(*bytes);
            }
            (self.blocks, self.used) = (self.blocks + 1, 0);
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

impl Source for Draws {
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.word())
    }
}

/// The secret that follows from words, such as a seed: whoever knows them can foretell everything.
pub fn secret_of(words: &str) -> Secret {
    Sha256::digest(words).into()
}

#[cfg(test)]
mod tests;
