//! What is known of a game stands with the game: other sources do not name one.
//!
//! Looked at are the sources of all crates, without comments and tests: strings that are a slug or the key of a character
//! and nothing else, and identifiers that are the type of a game. A slug inside a longer string, such as an example in a
//! help text, is not found.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rafle_engine::{Face, Viewer};
use rafle_games::GAMES;

use crate::shell::root;

/// The rules and their words, and robots that play for tests.
const MAY_NAME_GAMES: [&str; 4] = ["rafle-games", "rafle-words", "rafle-load", "rafle-robots"];

/// Solvers and the minds of bots are written for one game, and found by its type.
const MAY_NAME_TYPES: [&str; 2] = ["rafle-bots", "rafle-solve"];

/// The parts of a source that are quoted.
fn quoted(code: &str) -> impl Iterator<Item = &str> {
    code.lines().flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn identifiers(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// A source without its tests and without lines that are comments.
fn code(source: &str) -> String {
    let source = source.split("\nmod tests {").next().unwrap_or_default();
    source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Every source of a folder but tests, with its code.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push((path.strip_prefix(root()).unwrap().to_owned(), code(&fs::read_to_string(&path).unwrap())));
        }
    }
    found
}

/// The sources of all crates but these.
fn sources_without(names: &[&str]) -> Vec<(PathBuf, String)> {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let looked_at = crates.filter(|path| !names.iter().any(|name| path.ends_with(name)));
    let found: Vec<_> = looked_at.flat_map(|path| sources(&path.join("src"))).collect();
    assert!(found.len() > 100, "only {} sources were found", found.len());
    found
}

/// Every slug, and the keys of characters; a king and a queen are also ranks of cards.
fn names() -> BTreeSet<&'static str> {
    let mut names = BTreeSet::new();
    for about in GAMES {
        names.insert(about.slug);
        let game = rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap();
        names.extend(game.view(Viewer::Referee).pieces().filter_map(|piece| match piece.face {
            Face::Character { key, .. } if !matches!(key, "king" | "queen") => Some(key),
            _ => None,
        }));
    }
    assert_eq!(names.len(), GAMES.len() + 18, "the characters of the court were not found");
    names
}

/// The types of all games, as the list has them.
fn types() -> BTreeSet<String> {
    let list = fs::read_to_string(root().join("crates/rafle-games/src/lib.rs")).unwrap();
    let list = list.split("\nlist! {\n").nth(1).unwrap().split("\n}").next().unwrap();
    let types: BTreeSet<_> =
        list.lines().map(|line| line.trim().trim_end_matches(',').rsplit("::").next().unwrap().to_owned()).collect();
    assert_eq!(types.len(), GAMES.len());
    types
}

#[test]
fn no_other_source_names_a_game_or_a_character() {
    let names = names();
    for (path, code) in sources_without(&MAY_NAME_GAMES) {
        let named: Vec<_> = quoted(&code).filter(|text| names.contains(text)).collect();
        assert!(named.is_empty(), "{} names {named:?}; say it in crates/rafle-games", path.display());
    }
}

#[test]
fn no_other_source_names_the_type_of_a_game() {
    let types = types();
    for (path, code) in sources_without(&[&MAY_NAME_GAMES[..], &MAY_NAME_TYPES].concat()) {
        let named: Vec<_> = identifiers(&code).filter(|name| types.contains(*name)).collect();
        assert!(named.is_empty(), "{} names {named:?}; ask it of the trait or the list", path.display());
    }
}

#[test]
fn what_names_a_game_is_found() {
    let source = "let slugs = [\"plus\", \"a plus sign\"]; // odd\n// \"bluff\"\nlet it: Court;\nmod tests {\n\"dnup\"";
    let code = code(source);
    assert_eq!(quoted(&code).filter(|text| names().contains(text)).collect::<Vec<_>>(), ["plus"]);
    assert_eq!(identifiers(&code).filter(|name| types().contains(*name)).collect::<Vec<_>>(), ["Court"]);
}
