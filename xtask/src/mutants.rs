//! Small changes to the code, one after the other, and whether a test of the same crate notices each: not part of `ci`,
//! because each of them is a build of its own.

use std::fs::{self, File};
use std::path::Path;

use crate::shell::{Done, Tool, program, run, target};

const CARGO_MUTANTS: Tool =
    Tool { name: "cargo-mutants", probe: "cargo mutants --version", from: &["cargo install cargo-mutants --locked"] };

/// What can be named, and the crates of which it consists.
const PARTS: [(&str, &[&str]); 4] = [
    ("core", &["rafle-engine", "rafle-table"]),
    ("games", &["rafle-games"]),
    ("store", &["rafle-store", "rafle-tables"]),
    ("pages", &["rafle-pages", "rafle-web"]),
];

/// Small pictures, of which people and no tests say whether they are right.
const PICTURES: &str = "crates/rafle-pages/src/pictures.rs";

/// A test that takes longer than this, in seconds, does not end: that was noticed.
const PATIENCE: u32 = 300;

/// Which changes are tried.
#[derive(PartialEq, Eq, Debug)]
struct Choice {
    crates: Vec<String>,
    /// So many of so many equal shares, counted from 1.
    share: Option<(u32, u32)>,
}

/// Tries the changes that are asked for, and lists those that nothing has noticed.
pub(crate) fn run_with(arguments: &[&str]) -> Done {
    let choice = Choice::read(arguments)?;
    CARGO_MUTANTS.get()?;
    let _alone = alone()?;
    let (folder, out) = (target().join("mutants"), target().join("mutants.out"));
    let _ = fs::remove_dir_all(&out);
    let mut command = program("cargo mutants --jobs 1 --sharding round-robin --cargo-test-arg=--tests --exclude");
    command.arg(PICTURES).args(["--timeout", &PATIENCE.to_string(), "--output"]).arg(target());
    for name in &choice.crates {
        command.args(["--package", name]);
    }
    if let Some((number, shares)) = choice.share {
        command.args(["--shard", &format!("{}/{shares}", number - 1)]);
    }
    // A copy of the project is changed; what it needs is built once for all copies. A snapshot that differs is no new one.
    let tried = run(command.env("CARGO_TARGET_DIR", folder).env("INSTA_UPDATE", "no"));
    let [caught, missed, endless, unviable] =
        ["caught", "missed", "timeout", "unviable"].map(|name| listed(&out, name));
    if caught.is_empty() && missed.is_empty() {
        // Survivors make it fail as well, but then they are listed.
        tried?;
    }
    let (noticed, viable) = (caught.len() + endless.len(), caught.len() + endless.len() + missed.len());
    println!("\n{noticed} of {viable} changes were noticed, {} could not be built", unviable.len());
    for survivor in missed {
        println!("not noticed: {survivor}");
    }
    Ok(())
}

/// That nobody else does this here, until it is dropped: two would take each other's builds for their own.
fn alone() -> Result<File, String> {
    let path = target().join("mutants.lock");
    let file = File::create(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(_) => Err("`cargo xtask mutants` runs here already; wait until it is done".to_owned()),
    }
}

/// The changes to which this happened.
fn listed(out: &Path, name: &str) -> Vec<String> {
    let text = fs::read_to_string(out.join(format!("{name}.txt"))).unwrap_or_default();
    text.lines().map(ToOwned::to_owned).collect()
}

impl Choice {
    fn read(arguments: &[&str]) -> Result<Choice, String> {
        let (part, share) = match *arguments {
            [] => (None, None),
            ["--share", share] => (None, Some(share)),
            [part] => (Some(part), None),
            [part, "--share", share] => (Some(part), Some(share)),
            _ => return Err("expected `cargo xtask mutants [PART] [--share K/N]`".to_owned()),
        };
        let share = share.map(read_share).transpose()?;
        let parts: Vec<_> = PARTS.iter().filter(|(name, _)| part.is_none_or(|part| part == *name)).collect();
        if parts.is_empty() {
            let known = PARTS.map(|(name, _)| name).join("`, `");
            return Err(format!("no part is called `{}`; there are `{known}`", part.unwrap_or_default()));
        }
        let crates = parts.iter().flat_map(|(_, crates)| crates.iter().map(ToString::to_string)).collect();
        Ok(Choice { crates, share })
    }
}

fn read_share(text: &str) -> Result<(u32, u32), String> {
    let numbers = text.split_once('/').and_then(|(number, shares)| Some((number.parse().ok()?, shares.parse().ok()?)));
    let is_one = |(number, shares): &(u32, u32)| (1..=*shares).contains(number);
    numbers.filter(is_one).ok_or_else(|| format!("`{text}` is no share: `1/10` is the first of ten"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_or_a_share_or_both_can_be_asked_for() {
        let crates = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
        let store = crates(&["rafle-store", "rafle-tables"]);
        assert_eq!(Choice::read(&["store"]), Ok(Choice { crates: store.clone(), share: None }));
        assert_eq!(Choice::read(&["store", "--share", "10/10"]), Ok(Choice { crates: store, share: Some((10, 10)) }));
        let all = Choice::read(&["--share", "1/30"]).unwrap();
        assert_eq!((all.crates.len(), all.share), (7, Some((1, 30))));
        assert_eq!(Choice::read(&[]).unwrap().share, None);
    }

    #[test]
    fn what_makes_no_sense_is_answered_with_what_would() {
        for (arguments, answer) in [
            (&["stor"][..], "no part is called `stor`; there are `core`, `games`, `store`, `pages`"),
            (&["store", "--share", "0/10"], "`0/10` is no share: `1/10` is the first of ten"),
            (&["store", "--share", "11/10"], "`11/10` is no share: `1/10` is the first of ten"),
            (&["--share", "x"], "`x` is no share: `1/10` is the first of ten"),
            (&["store", "games", "pages"], "expected `cargo xtask mutants [PART] [--share K/N]`"),
        ] {
            assert_eq!(Choice::read(arguments), Err(answer.to_owned()), "{arguments:?}");
        }
    }
}
