//! Nothing that is quoted steers the terminal of whoever reads it.

use proptest::prelude::*;

use crate::shell::{command, file, run};

/// Letters that steer a terminal, between others.
fn wild() -> impl Strategy<Value = String> {
    let letter = prop_oneof![
        Just('\u{1b}'),
        Just('\u{9b}'),
        Just('\r'),
        Just('\u{8}'),
        Just('\u{7f}'),
        Just('\u{202e}'),
        Just('\u{7}'),
        Just('['),
        Just('2'),
        Just('J'),
        Just('m'),
        Just(' '),
        Just('6'),
        Just('é'),
        Just('骰'),
    ];
    proptest::collection::vec(letter, 1..24).prop_map(|letters| letters.into_iter().collect())
}

fn steers(text: &str) -> Option<char> {
    let turns = |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().find(|&letter| turns(letter) || letter.is_control() && letter != '\n' && letter != '\t')
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_quoted_is_spelled_out(wild in wild()) {
        let line = wild.replace(['\n', ';'], "");
        let record = file("wild.rafle", &format!("rafle 1 greedy seats=2\nthrow 6\nthrow {line}6\n"));
        let header = file("wild-header.rafle", &format!("rafle 1 {} seats=2\n", line.replace(' ', "")));
        let expected = file("wild-expected.rafle", &format!("rafle 1 greedy seats=2\n= {line}\n"));
        let named = file("wild-named.rafle", &format!("rafle 1 greedy seats=2\nname A Ann{}\nthrow 6\n", line.replace(char::is_control, "\u{202e}")));
        let mut asked: Vec<(Vec<String>, String)> = Vec::new();
        let words = |text: &str| text.split(' ').map(ToOwned::to_owned).collect::<Vec<_>>();
        for file in [&record, &header, &expected, &named] {
            for verb in ["check", "check --json", "replay", "replay --json", "advise", "analyse", "verify"] {
                asked.push((words(verb).into_iter().chain([file.display().to_string()]).collect(), String::new()));
            }
        }
        for verb in ["rules", "referee", "simulate", "odds", "bench", "advise", "replay", "check", "completions", "play", "verify", "analyse", "hand", "match", "restore", "import", "forget"] {
            asked.push((vec![verb.to_owned(), line.clone()], String::new()));
        }
        for verb in ["games --lang", "referee greedy -o", "match greedy --bots", "hand five-crowns", "simulate greedy --games", "simulate greedy --vary", "simulate greedy --bots", "play greedy --plain --seats", "history --games", "advise greedy", "advise greedy 6 -o", "hand five-crowns 3S --wild", "hand five-crowns 3S --all-wild-melds", "replay --viewer", "serve --store", "serve --limits", "ready --listen", "forget --name", "odds --cache"] {
            asked.push((words(verb).into_iter().chain([line.clone()]).collect(), String::new()));
        }
        // Behind a word, or some of these letters are a port at which it would serve.
        asked.push((words("serve --listen").into_iter().chain([format!("at {line}")]).collect(), String::new()));
        for verb in ["referee greedy", "referee greedy --json", "referee five-crowns --lang da"] {
            asked.push((words(verb), format!("{line}\nname A {line}\nthrow {line}\n")));
        }
        asked.push((words("play greedy --plain --seats Anna,Bo --pause 0"), format!("\n{line}\nname A {line}\nundo {line}\n")));
        asked.push((words("check -"), format!("rafle 1 greedy seats=2\n{line}\n")));
        for (arguments, input) in asked {
            // No argument of a process has a zero, and none of these letters is one.
            let games = concat!(env!("CARGO_TARGET_TMPDIR"), "/wild-games");
            let left = run(command("").env("RAFLE_GAMES", games).env("RAFLE_DATA", concat!(env!("CARGO_TARGET_TMPDIR"), "/wild-data")).args(&arguments), input.as_bytes());
            prop_assert_eq!(steers(&left.out), None, "{:?}: {:?}", arguments, left.out);
            prop_assert_eq!(steers(&left.err), None, "{:?}: {:?}", arguments, left.err);
        }
    }
}
