//! Numbers that took long to compute, kept in a folder for the next time.
//!
//! Nothing is kept unless a program says where ([`keep_in`]). A file says of what and by which version its numbers are, and
//! their checksum; one that says anything else is computed again and written anew. A folder that cannot be written to costs
//! nothing but the time to compute.

use std::fs;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use rafle_engine::{Game, Seeded, step};
use rustc_hash::FxBuildHasher;

use crate::mark::Mark;

/// Goes up whenever the same question gets another answer.
const VERSION: u64 = 2;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// From now on, and for good, results are kept in this folder, which is made if it is missing.
pub fn keep_in(folder: PathBuf) {
    // Whoever says it first has said it.
    let _ = FOLDER.set(folder);
}

/// So many numbers under one name.
#[derive(Clone, Copy, Debug)]
pub struct Numbers<'a> {
    /// What they are called.
    pub name: &'a str,
    /// What they depend on: when this is another, they are other numbers.
    pub asked: u64,
    /// How many there are.
    pub count: usize,
}

impl Numbers<'_> {
    /// The numbers, if they are kept.
    pub fn find(&self) -> Option<Vec<f64>> {
        FOLDER.get().and_then(|folder| self.find_in(folder))
    }

    /// Keeps them for the next time.
    pub fn keep(&self, numbers: &[f64]) {
        if let Some(folder) = FOLDER.get() {
            self.keep_in(folder, numbers);
        }
    }

    fn find_in(&self, folder: &Path) -> Option<Vec<f64>> {
        read(&fs::read(self.file(folder)).ok()?, self.asked, self.count)
    }

    fn keep_in(&self, folder: &Path, numbers: &[f64]) {
        // Put there under another name first, so that whoever is interrupted leaves no half of a file. It is the same name
        // every time: what was left there is written over. Two who write at once may spoil it, and the checksum tells.
        let part = folder.join(self.name).with_extension("part");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&part, written(numbers, self.asked)));
        if written.and_then(|()| fs::rename(&part, self.file(folder))).is_err() {
            let _ = fs::remove_file(&part);
        }
    }

    fn file(&self, folder: &Path) -> PathBuf {
        folder.join(self.name).with_extension("numbers")
    }
}

/// The numbers of this name, so many, found or computed. `asked` stands for what they depend on.
pub(crate) fn found_or(name: &str, asked: u64, count: usize, compute: impl FnOnce() -> Vec<f64>) -> Vec<f64> {
    let kept = Numbers { name, asked, count };
    kept.find().unwrap_or_else(|| {
        let numbers = compute();
        kept.keep(&numbers);
        numbers
    })
}

/// So many games show whether rules have changed.
const GAMES: u64 = 64;

/// Stands for the game that begins with `start` and for its rules: a checksum of its options and of what happens in games
/// by draw. Other rules bring other games.
pub fn asked_of<G: Game>(start: &G) -> u64 {
    let mut words = vec![FxBuildHasher.hash_one(start)];
    for seed in 0..GAMES {
        let (mut game, mut source) = (start.clone(), Seeded::new(seed));
        while step(&mut game, &mut source) {
            words.extend([Mark::of(&game).half(), game.actions().count() as u64]);
        }
        words.extend(game.standings().rows().flat_map(|row| [row.share.to_bits(), row.score as u64]));
    }
    checksum(words.into_iter())
}

/// What a file begins with: the version, what was asked, and the checksum of all numbers.
const HEAD: usize = 3;

fn written(numbers: &[f64], asked: u64) -> Vec<u8> {
    let head = [VERSION, asked, checksum(numbers.iter().map(|number| number.to_bits()))];
    let words = head.into_iter().chain(numbers.iter().map(|number| number.to_bits()));
    words.flat_map(u64::to_le_bytes).collect()
}

fn read(bytes: &[u8], asked: u64, count: usize) -> Option<Vec<f64>> {
    let (words, []) = bytes.as_chunks() else { return None };
    let words = || words.iter().copied().map(u64::from_le_bytes);
    let numbers = || words().skip(HEAD);
    let right = words().len() == HEAD + count && words().take(HEAD).eq([VERSION, asked, checksum(numbers())]);
    right.then(|| numbers().map(f64::from_bits).collect())
}

/// The checksum of Fowler, Noll and Vo, by words.
pub(crate) fn checksum(words: impl Iterator<Item = u64>) -> u64 {
    words.fold(0xcbf2_9ce4_8422_2325, |sum, word| (sum ^ word).wrapping_mul(0x0000_0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks for three numbers, and says whether they had to be computed.
    fn ask(folder: &Path, asked: u64) -> bool {
        let (kept, three) = (Numbers { name: "three", asked, count: 3 }, [1.0, asked as f64, 0.1]);
        let found = kept.find_in(folder);
        if found.is_none() {
            kept.keep_in(folder, &three);
        }
        assert!(found.as_ref().is_none_or(|found| *found == three));
        found.is_none()
    }

    #[test]
    fn what_was_computed_is_found_unless_it_is_damaged_or_of_something_else() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("made when it is needed");
        let file = inner.join("three.numbers");
        assert!(ask(&inner, 7));
        assert!(!ask(&inner, 7));
        assert!(ask(&inner, 8), "something else was asked");
        let good = fs::read(&file).unwrap();
        for byte in 0..good.len() {
            let mut bad = good.clone();
            bad[byte] ^= 1;
            fs::write(&file, bad).unwrap();
            assert!(ask(&inner, 8), "byte {byte} is damaged");
        }
        for end in 0..good.len() {
            fs::write(&file, &good[..end]).unwrap();
            assert!(ask(&inner, 8), "only {end} bytes");
        }
        fs::write(inner.join("three.part"), "whoever wrote this was interrupted").unwrap();
        fs::remove_file(&file).unwrap();
        assert!(ask(&inner, 8));
        assert!(!ask(&inner, 8));
        assert_eq!(fs::read_dir(&inner).unwrap().count(), 1, "nothing else lies about");
    }

    #[test]
    fn another_version_is_computed_again() {
        let mut bytes = written(&[1.0, 2.0], 5);
        assert_eq!(read(&bytes, 5, 2), Some(vec![1.0, 2.0]));
        bytes[..8].copy_from_slice(&(VERSION + 1).to_le_bytes());
        assert_eq!(read(&bytes, 5, 2), None);
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_no_harm() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a file");
        fs::write(&file, "").unwrap();
        assert!(ask(&file.join("no folder"), 1));
    }

    #[test]
    fn another_game_is_another_question() {
        let asked = |target| {
            let options = rafle_games::greedy::Options { target, ..Default::default() };
            asked_of(&rafle_engine::start::<rafle_games::greedy::Greedy>(options, 2).unwrap())
        };
        assert_eq!(asked(100), asked(100));
        assert_ne!(asked(100), asked(99));
    }
}
