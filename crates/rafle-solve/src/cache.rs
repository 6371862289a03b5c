//! Numbers that took long to compute, kept in a folder for the next time.
//!
//! Nothing is kept unless a program says where ([`keep_in`]). A file says of what and by which version its numbers are, and
//! their checksum; one that says anything else is computed again and written anew. A folder that cannot be written to costs
//! nothing but the time to compute.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Goes up whenever the same question gets another answer.
const VERSION: u64 = 1;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// From now on, and for good, results are kept in this folder, which is made if it is missing.
pub fn keep_in(folder: PathBuf) {
    // Whoever says it first has said it.
    let _ = FOLDER.set(folder);
}

/// The numbers of this name, so many, found or computed. `asked` stands for what they depend on: when it is another, they
/// are other numbers.
pub(crate) fn found_or(name: &str, asked: u64, count: usize, compute: impl FnOnce() -> Vec<f64>) -> Vec<f64> {
    match FOLDER.get() {
        Some(folder) => found_in(folder, name, asked, count, compute),
        None => compute(),
    }
}

fn found_in(folder: &Path, name: &str, asked: u64, count: usize, compute: impl FnOnce() -> Vec<f64>) -> Vec<f64> {
    let file = folder.join(name).with_extension("numbers");
    fs::read(&file).ok().and_then(|bytes| read(&bytes, asked, count)).unwrap_or_else(|| {
        let numbers = compute();
        // Put there under another name first: whoever reads meanwhile finds the whole file or none.
        let part = folder.join(format!("{name}.{}", std::process::id()));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&part, written(&numbers, asked)));
        if written.and_then(|()| fs::rename(&part, &file)).is_err() {
            let _ = fs::remove_file(&part);
        }
        numbers
    })
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
        let mut computed = false;
        let numbers = found_in(folder, "three", asked, 3, || {
            computed = true;
            vec![1.0, asked as f64, 0.1]
        });
        assert_eq!(numbers, [1.0, asked as f64, 0.1]);
        computed
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
}
