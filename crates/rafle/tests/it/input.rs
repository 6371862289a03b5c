//! Bad input through every door, briefly: the properties that the fuzzer tries for hours.

#[path = "../../../../fuzz/src/lib.rs"]
mod doors;

use std::fs;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, RngSeed};
use rafle_games::GAMES;

use crate::shell::{records_of, root};

/// Everything that the fuzzer's short corpus holds.
#[test]
fn the_corpus_is_harmless() {
    for (target, door) in
        [("notation", doors::notation as fn(&[u8])), ("record", doors::record), ("options", doors::options)]
    {
        let folder = root().join("fuzz/corpus").join(target);
        let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        assert!(!files.is_empty(), "{} is empty", folder.display());
        for file in &files {
            door(&fs::read(file).unwrap());
        }
    }
}

/// The same cases in every run, and no files written beside the tests.
fn config(cases: u32) -> Config {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    Config {
        cases: asked.unwrap_or(cases),
        rng_seed: RngSeed::Fixed(1),
        rng_algorithm: RngAlgorithm::ChaCha,
        failure_persistence: None,
        ..Config::default()
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn any_line_is_refused_or_accepted(game: u8, seed: u8, steps in 0_u8..120, lines in vec(line(), 1..6)) {
        let text = lines.join("\n");
        doors::notation(&[&[game, seed, steps], text.as_bytes()].concat());
    }

    #[test]
    fn any_text_is_a_record_or_not(text in record()) {
        doors::record(text.as_bytes());
    }

    #[test]
    fn any_value_is_an_option_or_not(game: u8, pairs in vec((0_usize..12, value()), 1..6)) {
        let fields = rafle_games::fields(GAMES[usize::from(game) % GAMES.len()].slug).expect("the game is on the list");
        let key = |index: usize| fields.get(index).map_or("key", |field| field.key);
        let pair = |(index, value): &(usize, String)| format!("{}={value}", key(*index));
        let text = pairs.iter().map(pair).collect::<Vec<_>>().join("\n");
        doors::options(&[&[game], text.as_bytes()].concat());
    }
}

/// Lines that are nearly right: the words of all games in any order, now and then something else.
fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        6 => prop::sample::select(words()),
        3 => "[0-9]{1,2}",
        1 => "[A-P]",
        1 => "[0-9]{1,20}[x/:=]?[0-9A-Z?*]{0,3}",
        1 => "\\PC{0,6}",
    ];
    let spaced = (vec(word, 0..8), prop::sample::select(vec![" ", " ", " ", "  ", "", "\t", ";"]));
    spaced.prop_map(|(words, space)| words.join(space))
}

/// Every word in a worked example.
fn words() -> Vec<String> {
    let mut words = Vec::new();
    for about in GAMES {
        for file in records_of(about.slug) {
            let text = fs::read_to_string(file).unwrap();
            let said = text.lines().filter(|line| !line.starts_with(['#', '!', '=']));
            words.extend(said.flat_map(|line| line.split([' ', ';'])).map(ToOwned::to_owned));
        }
    }
    words.extend(["undo", "name", "sits", "resign", "help", "?", "none"].map(ToOwned::to_owned));
    words.sort();
    words.dedup();
    words
}

/// Texts that are nearly records: a header that is mostly right, then lines and expectations.
fn record() -> impl Strategy<Value = String> {
    let slugs = GAMES.iter().map(|about| about.slug).collect::<Vec<_>>();
    let header = (prop::sample::select(slugs), 0_u32..10, prop::option::of("[a-z_]{1,12}=[a-z0-9-]{0,8}"))
        .prop_map(|(slug, seats, option)| format!("rafle 1 {slug} seats={seats} {}", option.unwrap_or_default()));
    let header = prop_oneof![9 => header, 1 => "\\PC{0,40}"];
    let expected = prop::sample::select(vec![
        "= A 0",
        "= next A",
        "= next chance",
        "= over",
        "= won nobody",
        "= open",
        "= opens 0",
        "= brings x: 1",
        "= holds A sticks 1",
        "= heap pile 3",
        "= told B: throw ?",
        "= places A 1",
        "! stop unreadable",
        "# words",
    ]);
    let line = prop_oneof![4 => line(), 2 => expected.prop_map(ToOwned::to_owned), 1 => "[=!] \\PC{0,20}"];
    (header, vec(line, 0..8)).prop_map(|(header, lines)| format!("{header}\n{}\n", lines.join("\n")))
}

fn value() -> impl Strategy<Value = String> {
    prop_oneof!["-?[0-9]{1,21}", "on|off|yes|no|true", "[a-z-]{0,12}", "\\PC{0,8}"]
}
