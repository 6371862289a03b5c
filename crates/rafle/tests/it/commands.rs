//! Every command: what it writes and what it tells the shell.

use crate::shell::{command, file, rafle, records_of, root, run, with_input};

#[test]
fn games_are_listed_in_the_readers_language() {
    let english = rafle("games");
    assert_eq!((english.code, english.err.as_str()), (0, ""));
    assert_eq!(english.out.lines().count(), rafle_games::GAMES.len());
    assert!(english.out.contains("Good Man") && rafle("games --lang da").out.contains("God mand"));
    let mut danish = command("games");
    assert!(run(danish.env("LANG", "da_DK.UTF-8"), b"").out.contains("God mand"));
    // Somebody without words of their own at least reads the names they know.
    assert!(rafle("games --lang sv").out.contains("God man "));
}

#[test]
fn a_language_that_is_not_there_is_refused_in_that_of_whoever_asks() {
    for tag in ["xx", "pt-BR", "pt,es", ""] {
        let mut asked = command("rules morris --lang");
        let refused = run(asked.arg(tag).env("LANG", "de_DE.UTF-8"), b"");
        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{tag}");
        assert!(
            refused.err.starts_with("rafle: in `") && refused.err.contains("gibt es keine Wörter"),
            "{}",
            refused.err
        );
    }
}

#[test]
fn rules_are_plain_text() {
    let page = rafle("rules greedy");
    assert_eq!(page.code, 0);
    assert!(page.out.starts_with("Greedy, or From 1 to 100\n════") && page.out.contains("• `target`"));
    assert!(page.out.lines().all(|line| line.chars().count() <= 88) && !page.out.contains('\u{1b}'));
    assert!(rafle("rules greedy --lang da").out.starts_with("Begærlig"));
}

#[test]
fn a_card_and_what_lies_there_follow_the_house_rules() {
    let card = |options: &str| rafle(&format!("rules yatzy --card {options}")).out;
    assert!(card("-o sheet=maxi").contains("Tower") && !card("").contains("Tower"));
    assert_ne!(card("-o sheet=american"), card("-o sheet=german"));
    let wrong = rafle("rules yatzy --card -o sheet=round");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("sheet cannot be `round`"), "{}", wrong.err);
    let own = rafle("rules crowns -o board=23456/12345/11234/01123/00112").out;
    assert!(own.contains("\n3    1    1    2    3    4    3\n"), "{own}");
    let cards = rafle_games::fields("dnup").unwrap().into_iter().find(|field| field.key == "cards").unwrap();
    let own = rafle(&format!("rules dnup -o cards={}", cards.samples()[1])).out;
    assert!(own.contains("9/10") && own.contains("Left in the box"), "{own}");
    assert!(rafle("rules dnup -o cards=1/5").err.contains("the number of cards is 1, not 40"));
}

#[test]
fn what_cannot_be_understood_is_said_and_tells_the_shell() {
    for (arguments, sentence) in [
        ("rules gredy", "there is no game `gredy`; did you mean `greedy`?"),
        ("rules quoits", "there is no game `quoits`; `rafle games` lists them"),
        ("simulate god-mande --games 1", "there is no game `god-mande`; did you mean `good-man`?"),
        ("bench gredy", "there is no game `gredy`; did you mean `greedy`?"),
        ("games --lang xx", "there are no words in `xx`; there are da, de, en, es, fi, fr, is, it, nb, nl and sv"),
        ("referee greedy -o target=5", "target 5 is too low: at least 10"),
        ("referee greedy -o target", "an option is written `key=value`, not `target`"),
        ("referee greedy -o colour=red", "there is no option `colour`; there are target, equal_turns and rounds"),
        ("referee greedy -o equal_turns=maybe", "equal_turns cannot be `maybe`; its values are off and on"),
        ("referee five-crowns-solitaire --seats 2", "2 cannot play this: it is played alone"),
        ("match five-crowns-solitaire --bots club,easy --games 1", "2 bots cannot play this game: it is played alone"),
        ("referee greedy --seats 1", "1 cannot play this: it takes 2 to 8"),
        ("simulate greedy --games 1 -o rounds=many", "rounds takes a whole number from 1 to 20, not `many`"),
        ("bench greedy --seats 1", "1 cannot play this: it takes 2 to 8"),
        ("play greedy --seats A,B,C,D,E,F,G,H,I", "9 cannot play this: it takes 2 to 8"),
        (
            "play greedy --seats me,bot:genius",
            "there is no bot `genius`; there are `random`, `easy`, `club` and `master`",
        ),
        ("play greedy --seats me,,you", "players are written `me,bot:club,Anna`, or as a number, not `me,,you`"),
        ("play greedy --seats a;b,me", "players are written `me,bot:club,Anna`, or as a number, not `a;b,me`"),
        ("replay crates/rafle-games/records/greedy/target.rafle --viewer c", "there is no seat C"),
        ("play greedy --seats 1", "1 cannot play this: it takes 2 to 8"),
        ("play gredy", "there is no game `gredy`; did you mean `greedy`?"),
        ("play greedy -o target=5", "target 5 is too low: at least 10"),
        ("play greedy --games /dev/null/games", "`/dev/null/games`: "),
        ("play --record no-such-file", "`no-such-file`: "),
        ("history --games no-such-folder", "`no-such-folder`: "),
        ("history --games README.md", "`README.md`: "),
        ("play", "name a game: without a screen there is no shelf to choose from"),
        ("simulate yatzy --games 999999999 --plot no/such/folder/x.svg", "`no/such/folder/x.svg`: "),
        ("simulate yatzy --games 999999999 --bots master,genius", "there is no bot `genius`"),
        ("simulate yatzy --games 999999999 --seats 3 --bots master,club", "2 bots were named for 3 seats"),
        ("simulate greedy --games 999999999 --vary target", "what is varied is written `key=value,value`"),
        ("simulate greedy --games 999999999 --vary target=50,5", "target 5 is too low: at least 10"),
        ("odds gredy", "there is no game `gredy`; did you mean `greedy`?"),
        ("odds greedy --seats 9", "9 cannot play this: it takes 2 to 8"),
        ("check no-such-file", "not every record can be read"),
        ("match greedy --bots clubb,easy --games 1", "there is no bot `clubb`; there are random, easy, club, master"),
        ("match greedy --bots club --games 1", "one bot cannot play this game: it takes 2 to 8"),
        ("match plus --bots club,easy --games 1", "nobody decides anything in this game"),
        (
            "match greedy --bots club,alone --games 1",
            "`alone` cannot play this game: it plays only games whose best score is known",
        ),
        ("advise no-such-file", "`no-such-file`: "),
        ("analyse no-such-file", "`no-such-file`: "),
        ("replay no-such-file", "`no-such-file`: "),
        ("replay crates/rafle-games/records/greedy/target.rafle --viewer C", "there is no seat C"),
    ] {
        let left = rafle(arguments);
        assert_eq!(left.code, 2, "{arguments}");
        assert!(left.err.starts_with(&format!("rafle: {sentence}")), "{arguments}: {}", left.err);
    }
    let danish = rafle("rules gredy --lang da");
    assert_eq!(danish.err, "rafle: der er intet spil `gredy`; mente du `greedy`?\n");
    for arguments in ["", "nonsense", "referee", "simulate", "referee greedy --seats 9", "replay x --viewer Z"] {
        assert_eq!(rafle(arguments).code, 2, "{arguments}");
    }
}

#[test]
fn numbers_that_no_machine_plays_to_are_refused() {
    for arguments in [
        "match greedy --bots club,easy --games 18446744073709551615",
        "match greedy --bots club,easy --games 0",
        "match greedy --bots club,easy --games 2 --time 0",
        "match greedy --bots club,easy --games 2 --time 18446744073709551615",
        "simulate greedy --games 18446744073709551615",
    ] {
        let left = rafle(arguments);
        assert_eq!((left.code, left.out.as_str()), (2, ""), "{arguments}");
        assert!(
            left.err.contains("a whole number from 1 to ") || left.err.contains("from 1 to 1e12"),
            "{arguments}: {}",
            left.err
        );
    }
}

#[test]
fn a_space_and_a_small_letter_are_no_reason_to_refuse() {
    let mut spaced = command("match greedy --games 2 -o target=10 --bots");
    let left = run(spaced.arg("random, random"), b"");
    assert_eq!((left.code, left.err.as_str()), (0, ""), "{}", left.out);
    let one = rafle("match greedy --games 1 -o target=10 --bots random,random");
    assert!(one.out.starts_with("Greedy: one game in one seating, seed 1.\n"), "{}", one.out);
    let record = "replay crates/rafle-games/records/greedy/target.rafle --viewer";
    assert_eq!(rafle(&format!("{record} b")).out, rafle(&format!("{record} B")).out);
    assert_eq!(rafle(&format!("{record} Spectator")).code, 0);
    let nobody = rafle(&format!("{record} Z"));
    assert!(nobody.err.contains("it is a seat from A to P, `spectator` or `referee`"), "{}", nobody.err);
}

#[test]
fn help_has_examples_and_exit_codes() {
    for command in [
        "games",
        "rules",
        "referee",
        "check",
        "replay",
        "hand",
        "simulate",
        "odds",
        "bench",
        "match",
        "advise",
        "analyse",
        "play",
        "history",
        "completions",
    ] {
        let help = rafle(&format!("help {command}"));
        assert_eq!(help.code, 0);
        assert!(help.out.contains("Examples:\n  rafle "), "{command}");
    }
    let help = rafle("--help").out;
    assert!(help.contains("Examples:") && help.contains("Exit codes:"));
}

#[test]
fn variables_of_the_environment_are_nothing_that_was_typed() {
    let alone = run(command("").env("RAFLE_CACHE", "off").env("RAFLE_GAMES", "games"), b"");
    assert_eq!(alone.code, 2);
    assert!(alone.err.contains("Examples:") && !alone.err.contains("requires a subcommand"), "{}", alone.err);
    for arguments in ["nonsense", "play --nonsense", "history --nonsense"] {
        let usage = run(command(arguments).env("RAFLE_GAMES", "games"), b"").err;
        assert!(usage.contains("Usage: rafle") && !usage.contains("<DIR>"), "{arguments}: {usage}");
    }
}

#[test]
fn the_referee_keeps_the_score() {
    let left = with_input("referee good-man --seats 2", "name A Anna\n1 2 2 3 4 5\nkeep 1; 2 3 4 6 6; keep 6\n");
    assert_eq!((left.code, left.err.as_str()), (0, ""));
    for sentence in [
        "Good Man, 2 seats.",
        "Anna throws 1 2 2 3 4 5.",
        "keep 1  Lay the 1 aside (100)",
        "Anna lays 6 aside.",
        "The game is not over. So far:\n  1. Anna: 150\n  2. B: 0\n",
    ] {
        assert!(left.out.contains(sentence), "{sentence}\n{}", left.out);
    }
}

#[test]
fn it_is_told_how_nothing_is_picked() {
    let left = with_input("referee yatzy --seats 1", "1 1 2 6 6\nhelp\nkeep none\n");
    assert_eq!(left.code, 0, "{}", left.out);
    for sentence in
        ["keep [0–4: 1 1 2 6 6, or none]  ", "where nothing is picked, `keep none`\n", "one of each bracket"]
    {
        assert!(left.out.contains(sentence), "{sentence}\n{}", left.out);
    }
}

#[test]
fn the_referee_refuses_with_the_reason_and_goes_on() {
    let typed = "throw 7\nthrow 4 4\n4; keep 4; again\nundo\n\nhelp\n# a remark\nagain\n1\n";
    let left = with_input("referee greedy --seats 2", typed);
    assert_eq!(left.code, 1);
    for sentence in [
        "`throw 7`: that is not understood here; it is written like `throw ",
        "`throw 4 4`: one die is thrown, not 2",
        "`keep 4`: that is not understood here; you can type `again` or `stop`",
        "take back the last line",
        "The turn is over for A.",
    ] {
        assert!(left.out.contains(sentence), "{sentence}\n{}", left.out);
    }
    let danish = with_input("referee greedy --seats 2 --lang da", "throw 7");
    assert!(danish.out.contains("det forstås ikke her"), "{}", danish.out);
}

#[test]
fn the_referee_ends_with_the_winner_and_hears_a_resignation() {
    let left = with_input("referee greedy --seats 2 -o target=10", "6; again; 5\n");
    assert!(left.out.ends_with("The game is over:\n  1. A: 11\n  2. B: 0\nA wins.\n"), "{}", left.out);
    let left = with_input("referee greedy --seats 2", "resign A; resign A\n");
    assert!(left.out.contains("A has resigned already") && left.out.ends_with("B wins.\n"), "{}", left.out);
    // A slip in the last line can be taken back.
    let left = with_input("referee greedy --seats 2 -o target=10", "6; again; 5\nundo\n1\n");
    assert!(left.out.contains("So far:\n  1. A: 0\n  1. B: 0\n"), "{}", left.out);
}

#[test]
fn a_resignation_is_told_and_marked() {
    let saved = file("resigned.rafle", "");
    let arguments = format!("referee greedy --seats 3 --save {}", saved.display());
    let left = with_input(&arguments, "name B Bo; 6; stop\nresign B\n");
    assert!(left.out.contains("\nBo resigns.\n"), "{}", left.out);
    assert!(left.out.ends_with("  1. A: 6\n  2. C: 0\n  3. Bo: 0 (resigned)\n"), "{}", left.out);
    let told = rafle(&format!("replay {} --lang da", saved.display()));
    assert!(told.out.contains("5  gone B     Bo giver op.\n") && told.out.contains("(har givet op)"), "{}", told.out);
    let data = with_input("referee greedy --seats 3 --json", "resign B\n").out;
    assert!(data.contains(r#""happened":["B resigns."]"#), "{data}");
}

#[test]
fn a_guest_of_a_record_has_the_word_of_whoever_reads_it() {
    let played =
        "rafle 1 greedy seats=3 target=10\nsits A person 0123456789abcdef\nname B Bo\nthrow 1; throw 1; throw 1\n";
    let record = file("guest.rafle", played);
    for (tag, word) in [("nb", "Gjest"), ("fi", "Vieras"), ("en", "Guest")] {
        let told = rafle(&format!("replay {} --lang {tag}", record.display())).out;
        assert!(told.contains(word) && told.contains("Bo") && told.contains("C:"), "a seat without anybody: {told}");
    }
}

#[test]
fn forced_actions_need_not_be_typed() {
    let typed = "1 1 1 1 1 1; 1 1 1 1 1; keep 1; 2 2 2 2; 2 2 2; 2 2; throw 2\n";
    let left = with_input("referee good-man --seats 2", typed);
    assert_eq!(left.code, 0, "{}", left.out);
    assert!(left.out.contains("1. A: 208"), "{}", left.out);
}

#[test]
fn dice_under_a_cup_are_typed_when_they_are_seen() {
    let left = with_input("referee bluff --seats 2", "throw ?\n?\n");
    assert_eq!(left.code, 0, "{}", left.out);
}

#[test]
fn nothing_that_is_typed_stops_the_referee() {
    let mut noise =
        b"\xff\xfe\n;;;\n  ;\n\t\nundo 99999999999999999999\nname\nname A\nsits B bot\nresign Z\n\0\n".to_vec();
    noise.extend("throw ".bytes().chain("6 ".repeat(5000).bytes()));
    for about in rafle_games::GAMES {
        let left = run(&mut command(&format!("referee {}", about.slug)), &noise);
        assert_eq!(left.code, 1, "{}: {}", about.slug, left.err);
    }
}

#[test]
fn what_was_refereed_is_a_record() {
    let saved = file("saved.rafle", "");
    let arguments = format!("referee greedy --seats 2 -o target=20 --save {}", saved.display());
    with_input(&arguments, "name B Bo; 6; again; 5; stop\n4; undo; 1\n");
    let text = std::fs::read_to_string(&saved).unwrap();
    let header = "rafle 1 greedy seats=2 target=20 equal_turns=off rounds=1\n";
    assert_eq!(text, format!("{header}name B Bo\nthrow 6\nagain\nthrow 5\nstop\nthrow 4\nundo 1\nthrow 1\n"));
    assert_eq!(rafle(&format!("check {}", saved.display())).out, "Records that hold: 1 of 1.\n");
    let told = rafle(&format!("replay {}", saved.display()));
    assert!(told.out.contains("throw 1    Bo throws 1. The turn is over for Bo.\n"), "{}", told.out);
    assert!(told.out.ends_with("  1. A: 11\n  2. Bo: 0\n"), "{}", told.out);
}

#[test]
fn what_is_refereed_is_saved_line_by_line() {
    use std::io::{BufRead, BufReader, Write};
    let saved = file("evening.rafle", "");
    let mut asked = command(&format!("referee greedy --seats 2 --json --save {}", saved.display()));
    let pipe = std::process::Stdio::piped;
    let mut child = asked.stdin(pipe()).stdout(pipe()).spawn().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let mut input = child.stdin.take().unwrap();
    let mut say = |line: &[u8]| {
        input.write_all(line).unwrap();
        answers.read_line(&mut String::new()).unwrap();
        std::fs::read_to_string(&saved).unwrap()
    };
    assert_eq!(say(b"keep 7\n"), "", "nothing was played yet");
    let header = "rafle 1 greedy seats=2 target=100 equal_turns=off rounds=1\n";
    assert_eq!(say(b"6; again\n"), format!("{header}throw 6\nagain\n"));
    assert_eq!(say(b"5; stop\n"), format!("{header}throw 6\nagain\nthrow 5\nstop\n"));
    // However it ends.
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(rafle(&format!("check {}", saved.display())).code, 0);

    let nowhere = with_input("referee greedy --save no/such/folder/x.rafle", "6\n");
    assert_eq!((nowhere.code, nowhere.out.as_str()), (2, ""), "it is said before anybody plays");
    assert!(nowhere.err.starts_with("rafle: `no/such/folder/x.rafle`: "), "{}", nowhere.err);
    let nothing = file("nothing.rafle", "");
    with_input(&format!("referee greedy --seats 2 --save {}", nothing.display()), "");
    assert_eq!(std::fs::read_to_string(nothing).unwrap(), header);
}

#[test]
fn records_that_do_not_hold_are_named_with_their_line() {
    for (name, text, code, sentence) in [
        ("fails.rafle", "rafle 1 greedy seats=2\nthrow 4\n= A 5\n", 1, "fails.rafle:3: expected `A 5`, found `A 0`"),
        ("refused.rafle", "rafle 1 greedy seats=2\n\nthrow 4; keep 4\n", 1, "refused.rafle:3: `keep 4`: that is not"),
        (
            "accepted.rafle",
            "rafle 1 greedy seats=2\n! throw 4 unreadable\n",
            1,
            "accepted.rafle:2: `throw 4` was accepted",
        ),
        ("empty.rafle", "", 2, "empty.rafle:1: the record is empty"),
        ("version.rafle", "rafle 2 greedy seats=2", 2, "version.rafle:1: this record is of version `2`"),
        (
            "own-line.rafle",
            "rafle 1 greedy seats=2\nthrow 4; = A 0",
            2,
            "own-line.rafle:2: `= A 0` needs a line of its",
        ),
        ("game.rafle", "# x\nrafle 1 gredy seats=2", 2, "game.rafle:2: there is no game `gredy`; did you mean"),
        ("option.rafle", "rafle 1 greedy seats=2 target=1", 2, "option.rafle:1: target 1 is too low: at least 10"),
        ("bytes.rafle", "rafle 1 greedy seats=2\n= \u{fffd}", 2, "bytes.rafle:2: the expectation"),
    ] {
        let path = file(name, text);
        let left = rafle(&format!("check {}", path.display()));
        assert_eq!(left.code, code, "{name}");
        assert!(
            left.out.contains(sentence) && left.out.ends_with("Records that hold: 0 of 1.\n"),
            "{name}: {}",
            left.out
        );
        let told = rafle(&format!("replay {}", path.display()));
        assert_eq!((told.code, told.out.as_str()), (code, ""), "{name}");
        assert!(told.err.contains(sentence), "{name}: {}", told.err);
    }
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_record() {
    let record = file("marked.rafle", "\u{feff}rafle 1 greedy seats=2\r\nthrow 4\r\n");
    for command in ["check", "replay", "advise", "play --plain --record"] {
        let left = rafle(&format!("{command} {}", record.display()));
        assert_eq!((left.code, left.err.as_str()), (0, ""), "{command}: {}", left.out);
    }
    let wrong = file("marked-wrong.rafle", "\u{feff}rafle 1 gredy seats=2\n");
    assert!(rafle(&format!("check {}", wrong.display())).out.contains("marked-wrong.rafle:1: there is no game"));
}

#[test]
fn every_worked_example_holds_and_replays_for_every_viewer() {
    let records = root().join("crates/rafle-games/records");
    let left = rafle(&format!("check {}", records.display()));
    assert_eq!(left.code, 0, "{}", left.out);
    for about in rafle_games::GAMES {
        // That every game has a record is tested where the records are.
        let Some(file) = records_of(about.slug).into_iter().next() else { continue };
        for viewer in ["A", "spectator", "referee"] {
            let told = rafle(&format!("replay {} --viewer {viewer}", file.display()));
            assert_eq!(told.code, 0, "{} {viewer}: {}", file.display(), told.err);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_cores() {
    let on = |cores: &str| run(command("simulate greedy --games 1500 --seed 7").env("RAYON_NUM_THREADS", cores), b"");
    let (one, three) = (on("1"), on("3"));
    assert_eq!((one.code, one.err.as_str()), (0, ""));
    assert_eq!(one.out, three.out);
    assert_ne!(one.out, rafle("simulate greedy --games 1500 --seed 8").out);
    assert!(one.out.starts_with("Greedy, 3 seats: 1500 games of random players, seed 7.\n"), "{}", one.out);
    assert!(rafle("simulate greedy --games 10000 --lang da").out.contains("10.000 spil med tilfældige spillere"));
}

#[test]
fn the_coach_names_the_line_that_makes_no_sense() {
    let both = ["advise", "analyse"];
    for (commands, text, code, sentence) in [
        (&both[1..], "rafle 1 greedy seats=2\nthrow 4\n", 1, ":2: the game is not over here"),
        (&both[..1], "rafle 1 greedy seats=2 target=10\nthrow 6; stop; throw 1; throw 6\n", 1, ":2: "),
        (
            &both,
            "rafle 1 greedy seats=2\nthrow 4\nkeep 1\n",
            1,
            ":3: `keep 1`: that is not understood here; you can type",
        ),
        (&both, "rafle 1 greedy seats=2\n\n# later\nthrow 7\n", 1, ":4: `throw 7`: "),
        (&both, "rafle 1 greedy seats=2\nthrow 4\n= A 4\n", 1, ":3: expected `A 4`, found `A 0`"),
        (&both, "rafle 9 greedy seats=2\n", 2, ":1: this record is of version `9`; only version 1 can be read"),
        (&both, "rafle 1 greedy seats=9\n", 2, ":1: 9 cannot play this: it takes 2 to 8"),
        (&both, "rafle 1 plus seats=2\n", 1, ":1: nobody decides anything in this game"),
    ] {
        let record = file("senseless.rafle", text);
        for command in commands {
            let left = rafle(&format!("{command} {}", record.display()));
            assert_eq!(left.code, code, "{command} {text}");
            assert!(left.err.contains(&format!("senseless.rafle{sentence}")), "{command} {text}: {}", left.err);
        }
    }
}

#[test]
fn the_coach_calls_players_by_their_names() {
    let open = file("named.rafle", "rafle 1 greedy seats=2\nname A Anna\nthrow 4\n");
    let advice = rafle(&format!("advise {}", open.display())).out;
    assert!(advice.starts_with("Anna is next."), "{advice}");
    let over = "rafle 1 greedy seats=2 target=10\nname B Bo\nthrow 4; stop; throw 1; throw 6\n";
    let analysis = rafle(&format!("analyse {}", file("named-over.rafle", over).display())).out;
    assert!(analysis.contains("\nBo: result "), "{analysis}");
}

#[test]
fn a_log_that_knows_one_hand_is_enough_for_advice() {
    let record = file("one-hand.rafle", "rafle 1 bluff seats=3\nthrow ?; throw 1 4 4 2; throw ?\nbid 9x6\n");
    let left = rafle(&format!("advise {}", record.display()));
    assert_eq!((left.code, left.err.as_str()), (0, ""));
    let best = left.out.lines().nth(2).unwrap_or_default();
    assert!(best.trim_start().starts_with("lift"), "{}", left.out);
}

#[test]
fn bots_play_the_same_games_on_any_number_of_cores() {
    let line =
        "simulate greedy --games 12 --bots club,random --bots random --seats 2 --playouts 20 --seed 3 -o target=20";
    let on = |cores: &str| run(command(line).env("RAYON_NUM_THREADS", cores), b"");
    let (one, three) = (on("1"), on("3"));
    assert_eq!((one.code, one.err.as_str()), (0, ""));
    assert_eq!(one.out, three.out);
    assert!(one.out.contains("club,random A club") && one.out.contains("random,random B"), "{}", one.out);
}

#[test]
fn results_come_as_values_bars_and_pictures() {
    let csv = rafle("simulate greedy --games 50 --seats 2 --vary target=20,40 --csv").out;
    let rows: Vec<_> = csv.lines().collect();
    assert_eq!(rows.len(), 5, "{csv}");
    assert!(rows[0].starts_with("game,target,equal_turns,rounds,seat,bot,games,wins,"));
    assert!(rows[1].starts_with("greedy,20,off,1,A,random,50,"), "{csv}");
    assert!(rows.iter().all(|row| row.split(',').count() == rows[0].split(',').count()), "{csv}");

    let bars = rafle("simulate yatzy --games 300 --seats 1 --histogram").out;
    assert!(bars.contains('█') && bars.contains('–') && bars.contains(" %"), "{bars}");

    let picture = file("scores.svg", "");
    let left = rafle(&format!("simulate yatzy --games 300 --seats 2 --plot {}", picture.display()));
    assert_eq!(left.code, 0, "{}", left.err);
    let svg = std::fs::read_to_string(picture).unwrap();
    for part in ["<svg ", "Yatzy: scores in 300 games", ">points<", ">% of games<", ">A<", ">B<", "</svg>"] {
        assert!(svg.contains(part), "{part} is missing in\n{svg}");
    }
}

#[cfg(unix)]
#[test]
fn hypotheses_that_were_never_played_are_left_out() {
    use std::process::{Command, Stdio};
    use std::time::Duration;
    let told_after = |form: &str, time: Duration| {
        let mut asked = command(&format!("simulate greedy --seats 2 --games 1000000000 --vary target=50,100 {form}"));
        let child = asked.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(time);
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
    };
    // Whoever is stopped before the first game has nothing to tell, and is given twice the time; the last game is hours away.
    let told = |form: &str| {
        let times = (0..8).map(|doubled| Duration::from_millis(250 << doubled));
        let told = times.map(|time| told_after(form, time)).find(|told| told.contains("50"));
        told.expect("a game is played within a minute")
    };
    let data: serde_json::Value = serde_json::from_str(&told("--json")).unwrap();
    assert_eq!((data.as_array().map(Vec::len), &data[0]["options"]["target"]), (Some(1), &"50".into()));
    let csv = told("--csv");
    assert!(csv.lines().count() == 3 && !csv.contains("target=100"), "{csv}");
    let table = told("");
    assert!(table.contains("target=50 A") && !table.contains("target=100"), "{table}");
}

#[test]
fn a_game_is_played_in_lines_and_kept() {
    let games = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("games-plain");
    let _ = std::fs::remove_dir_all(&games);
    let line =
        format!("play greedy --seats Anna,bot:random --seed 12 --pause 0 -o target=10 --games {}", games.display());
    let left = with_input(&line, "\nhelp\nkeep 6\nstop\n");
    // A line from a pipe was refused.
    assert_eq!((left.code, left.err.as_str()), (1, ""), "{}", left.out);
    for sentence in ["Greedy. Type what you do", "Press Enter: Throw the die", "Anna throws ", "`keep 6`: that is not"]
    {
        assert!(left.out.contains(sentence), "{sentence} is missing in\n{}", left.out);
    }
    let history = format!("history --games {}", games.display());
    assert!(rafle(&history).out.contains("One game is not over"), "{}", rafle(&history).out);
    let all = rafle(&format!("{history} --all")).out;
    assert!(all.contains("(not over)") && all.contains(".rafle") && !all.contains("One game"), "{all}");

    let typed = "\nstop\n".repeat(40);
    let resumed = with_input(&format!("play --resume --plain --seed 12 --pause 0 --games {}", games.display()), &typed);
    assert_eq!((resumed.code, resumed.err.as_str()), (0, ""), "{}", resumed.out);
    assert!(resumed.out.contains("The game is over:"), "{}", resumed.out);
    let listed = rafle(&history).out;
    assert!(listed.contains("  Greedy: ") && listed.contains("Anna ") && listed.contains(".rafle"), "{listed}");
    assert_eq!(rafle(&format!("check {}", games.display())).out, "Records that hold: 1 of 1.\n");
}

#[test]
fn games_players_and_house_rules_are_completed_wherever_they_are_named() {
    for (typed, found) in [
        ("play ya", "yatzy"),
        ("play yatzy -o sh", "sheet=maxi"),
        ("play yatzy --seats b", "bot:master"),
        ("play yatzy --seats me,b", "me,bot:easy"),
        ("advise gr", "greedy"),
        ("advise READ", "README.md"),
        ("advise greedy -o eq", "equal_turns=on"),
        ("simulate greedy --vary eq", "equal_turns="),
        ("simulate greedy --vary equal_turns=off,", "equal_turns=off,on"),
        ("simulate greedy --bots master,c", "master,club"),
        ("match greedy --bots ma", "master"),
        ("referee gr", "greedy"),
    ] {
        let mut asked = command("--");
        let words: Vec<_> = std::iter::once("rafle").chain(typed.split(' ')).collect();
        let index = (words.len() - 1).to_string();
        asked.args(&words).env("COMPLETE", "bash").env("_CLAP_COMPLETE_INDEX", index);
        let told = run(asked.env("_CLAP_IFS", "\n"), b"");
        assert!(told.out.lines().any(|line| line == found), "{typed}: {:?} {}", told.out, told.err);
    }
}

#[test]
fn shells_are_told_what_can_be_completed() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = rafle(&format!("completions {shell}"));
        assert!(script.code == 0 && script.out.contains("COMPLETE"), "{shell}");
    }
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("man");
    assert_eq!(rafle(&format!("man {}", folder.display())).code, 0);
    assert!(std::fs::read_to_string(folder.join("rafle-play.1")).unwrap().contains("bot:club"));
}

/// A folder of this name for one test, with nothing in it.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_list_of_games_changes_none_of_them() {
    let games = folder("games-listed");
    let over = "rafle 1 greedy seats=2 target=10\nthrow 6\nagain\nthrow 6";
    let texts = [
        ("over.rafle", over),
        ("torn.rafle", "rafle 1 greedy seats=2\nthrow 6\naga"),
        ("notes.rafle", "what we want to play"),
        ("header.rafle", "rafle 1 gre"),
    ];
    for (name, text) in texts {
        std::fs::write(games.join(name), text).unwrap();
    }
    let listed = rafle(&format!("history --games {}", games.display()));
    assert!(listed.out.contains("A 12, B 0") && listed.out.contains("One game is not over"), "{}", listed.out);
    for (name, text) in texts {
        assert_eq!(std::fs::read_to_string(games.join(name)).unwrap(), text, "{name}");
    }
}

#[test]
fn the_last_line_of_a_record_is_ended_or_mended_when_the_game_goes_on() {
    let header = "rafle 1 greedy seats=2\nsits B bot club\n";
    for (before, after) in [
        ("throw 6", "throw 6\nstop\n"),
        ("throw 6\n", "throw 6\nstop\n"),
        ("throw 6\nag", "throw 6\nstop\n"),
        ("throw 6\n\u{feff}\u{e9}", "throw 6\nstop\n"),
    ] {
        let record = file("goes-on.rafle", &format!("{header}{before}"));
        let line = format!("play --plain --pause 0 --seed 1 --record {}", record.display());
        assert_eq!(with_input(&line, "").code, 0);
        assert_eq!(std::fs::read_to_string(&record).unwrap(), format!("{header}{before}"), "nothing was played");
        let left = with_input(&line, "stop\n");
        assert_eq!((left.code, left.err.as_str()), (0, ""), "{before}: {}", left.out);
        let text = std::fs::read_to_string(&record).unwrap();
        // Its luck is sealed where it goes on, before the first line that was added.
        let (told, seals): (Vec<_>, Vec<_>) = text.split_inclusive('\n').partition(|line| !line.starts_with("luck 1 "));
        assert!(told.concat().starts_with(&format!("{header}{after}")), "{before}: {text}");
        assert!(seals.len() == 1 && text.starts_with(&format!("{header}throw 6\n{}stop\n", seals[0])), "{text}");
        assert_eq!(rafle(&format!("check {}", record.display())).code, 0, "{before}: {text}");
    }
    // A line that is whole and does not hold is nobody's accident.
    let wrong = file("goes-wrong.rafle", &format!("{header}throw 6\nag\n"));
    assert_eq!(rafle(&format!("play --plain --record {}", wrong.display())).code, 1);
}

#[test]
fn a_sure_loss_is_told_as_the_lead_of_the_other() {
    let told = rafle("match greedy --bots random,master --games 400 --playouts 1").out;
    assert!(told.contains("master is ahead of random by") && told.contains("with 99% certainty"), "{told}");
}

#[test]
fn shells_are_told_what_can_come_next() {
    let next = |words: &[&str]| {
        let mut asked = command("");
        asked.env("COMPLETE", "bash").env("_CLAP_IFS", "\n").env("_CLAP_COMPLETE_INDEX", (words.len() - 1).to_string());
        asked.env("_CLAP_COMPLETE_COMP_TYPE", "9").env("_CLAP_COMPLETE_SPACE", "true");
        run(asked.arg("--").args(words), b"").out
    };
    assert_eq!(next(&["rafle", "rules", "ya"]).trim(), "yatzy");
    assert_eq!(next(&["rafle", "referee", "tw"]).trim(), "twenty-five");
    assert!(next(&["rafle", "games", "--lang", ""]).lines().any(|tag| tag == "da"));
    assert!(next(&["rafle", "simulate", "greedy", "--bots", "ma"]).contains("master"));
    assert!(next(&["rafle", "referee", "yatzy", "-o", "order="]).contains("order=forced"));
    for shell in ["bash", "fish", "zsh"] {
        assert!(rafle(&format!("completions {shell}")).out.contains("rafle"), "{shell}");
    }
}

#[test]
fn a_record_may_come_from_standard_input() {
    let record = "rafle 1 greedy seats=2\nthrow 6\nagain\nthrow 5\n";
    assert!(with_input("replay -", record).out.contains("A throws 6."));
    assert_eq!(with_input("check -", record).out, "Records that hold: 1 of 1.\n");
    assert_eq!(with_input("advise -", record).code, 0);
    let svg = rafle("simulate greedy --games 20 --plot -").out;
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
    let rows = rafle("simulate greedy --games 20 --seats 2 --each -").out;
    assert_eq!(rows.lines().count(), 21, "{rows}");
    assert_eq!(
        rows.lines().next().unwrap(),
        "target,equal_turns,rounds,bots,seed,moves,score_A,share_A,score_B,share_B"
    );
}

#[test]
fn a_choice_can_be_asked_about_by_its_line() {
    let text = "# An evening.\nrafle 1 greedy seats=2 target=10\nthrow 6\nagain\nthrow 5\n";
    let record = file("asked.rafle", text).display().to_string();
    let advice = rafle(&format!("advise {record} --at 4"));
    assert!(
        advice.code == 0 && advice.out.contains("again") && advice.out.contains("stop"),
        "{}{}",
        advice.out,
        advice.err
    );
    // The question is understood, and the answer is no.
    for (arguments, code) in [("advise", 1), ("advise --at 3", 1), ("analyse", 0), ("analyse --all", 0)] {
        assert_eq!(rafle(&format!("{arguments} {record}")).code, code, "{arguments}");
    }
    let looked = rafle(&format!("analyse --all {record}")).out;
    assert!(looked.contains("Line 4, A: again"), "{looked}");
    assert!(looked.contains("A: 6"), "the position in words: {looked}");
    let told = rafle(&format!("replay {record}")).out;
    assert!(told.lines().any(|line| line.starts_with("4  again")), "{told}");
}

#[test]
fn advice_needs_no_record() {
    for (asked, code, sentence) in [
        ("greedy 6 --seats 2", 0, "again"),
        ("greedy 6 again 5 --seats 2 -o target=50", 0, "stop"),
        ("greedy 6 again", 1, "rafle: nobody has to choose here"),
        ("greedy 7", 1, "rafle: `7`: "),
        ("greedy", 1, "rafle: nobody has to choose here"),
        ("gredy 6", 2, "rafle: there is no game `gredy`; did you mean `greedy`?"),
        ("greedy 6 --seats 99", 2, "rafle: `--seats <N>` cannot be `99`: a whole number from 1 to "),
    ] {
        let left = rafle(&format!("advise {asked}"));
        assert_eq!(left.code, code, "{asked}: {}{}", left.out, left.err);
        assert!(left.out.contains(sentence) || left.err.starts_with(sentence), "{asked}: {}{}", left.out, left.err);
    }
}

#[cfg(unix)]
#[test]
fn a_match_that_is_interrupted_tells_what_it_knows() {
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, Stdio};
    let mut asked = command("match greedy --bots easy,random --games 1e9 --json -o target=10");
    let child = asked.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Long enough to have played some; nothing is written before that could be waited for.
    std::thread::sleep(std::time::Duration::from_secs(3));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let left = child.wait_with_output().unwrap();
    let told: serde_json::Value = serde_json::from_slice(&left.stdout).unwrap();
    assert!(told["games"].as_u64().unwrap() > 0, "{told}");
    let (low, high) = (&told["bots"][0]["share"]["low"], &told["bots"][0]["share"]["high"]);
    assert!(low.as_f64().unwrap() >= 0.0 && high.as_f64().unwrap() <= 1.0, "{told}");
    assert_eq!(left.status.signal(), Some(2), "it ends by the signal, as a shell expects");
    assert!(String::from_utf8_lossy(&left.stderr).contains("Ctrl-C again stops at once"), "it said that it heard");
}
