//! The table that speaks in lines.

#[cfg(unix)]
use crate::pty::Terminal;
use crate::shell::{Left, command, rafle, run, with_input};

/// What becomes of these lines at a table in a pipe, and the record of it.
fn played(arguments: &str, typed: &str) -> (Left, String) {
    let games = tempfile::tempdir().unwrap();
    let left = with_input(&format!("play {arguments} --seed 21 --pause 0 --games {}", games.path().display()), typed);
    assert_eq!(rafle(&format!("check {}", games.path().display())).err, "", "what was kept holds");
    let record = std::fs::read_dir(games.path()).unwrap().next().expect("something was played").unwrap();
    (left, std::fs::read_to_string(record.path()).unwrap())
}

#[test]
fn the_lines_of_the_referee_are_heard() {
    let typed = "name A Bertha; # a remark\n# another\n\nagain; again\nundo 2\nresign C\nhint\n";
    let (left, record) = played("greedy --seats Anna,Bo,Carl -o target=1000 --friendly", typed);
    assert_eq!((left.code, left.err.as_str()), (0, ""), "{}", left.out);
    for sentence in ["Bertha throws 5.", "Carl resigns.", "Hint: "] {
        assert!(left.out.contains(sentence), "{sentence} is missing in\n{}", left.out);
    }
    let lines: Vec<_> = record.lines().skip(6).filter(|line| !line.starts_with("throw")).collect();
    assert_eq!(lines, ["name A Bertha", "again", "again", "undo 4", "gone C"], "{record}");
}

#[test]
fn what_cannot_be_done_at_this_table_is_refused_with_the_reason() {
    let all = "greedy --seats Anna,bot:random,Bo -o target=1000";
    for (typed, sentence) in [
        ("\nundo\n", "`undo`: there is nothing to take back; you can type `again` or `stop`"),
        ("\nagain\nundo 3\n", "`undo 3`: only one choice can be taken back"),
        ("\nagain\nundo\n", "`undo`: luck has answered that choice, or something hidden was shown; it stays"),
        ("name A X\nthrow 6\n", "`throw 6`: the dice and cards come from the table here: just press Enter"),
        ("name A X\nstop; stop\n", "`stop`: the dice and cards come from the table here"),
        ("\nthrow 6\n", "`throw 6`: there is nothing to throw now; you can type `again` or `stop`"),
        ("\nresign B\n", "`resign B`: a bot plays there, and plays to the end"),
        ("\nresign H\n", "`resign H`: there is no seat H"),
        ("\nsits A bot club\n", "`sits A bot club`: who sits where was settled when the game began"),
        ("\nhints off\n", "`hints off`: `hint` is open to everybody here"),
        // What stands behind it is dropped.
        ("\nkeep 6; stop\n", "`keep 6`: that is not understood here"),
    ] {
        let (left, record) = played(all, typed);
        assert_eq!((left.code, left.err.as_str()), (1, ""), "{typed}: {}", left.out);
        assert!(left.out.contains(sentence), "{typed}: {}", left.out);
        assert!(!record.contains("stop"), "{typed}: {record}");
    }
}

/// A choice is taken back until luck answers it; at a friendly table, whose log says so, also later. A game for one is
/// friendly by itself.
#[test]
fn what_luck_has_answered_stays_unless_the_table_is_friendly() {
    for (game, typed, friendly, undone) in [
        ("greedy --seats Anna,Bo", "\nstop\nundo\n", false, true),
        ("greedy --seats Anna,Bo", "\nstop\n\nundo\n", false, false),
        ("greedy --seats Anna,Bo --friendly", "\nstop\n\nundo\n", true, true),
        ("bluff --seats Anna,Bo", "\n\n\n\nbid 1x2\n\nundo\n", false, true),
        ("bluff --seats Anna,Bo", "\n\n\n\nbid 1x2\n\nlift\n\nundo\n", false, false),
        ("bluff --seats Anna,Bo --friendly", "\n\n\n\nbid 1x2\n\nlift\n\nundo\n", true, true),
        ("five-crowns-solitaire --seats me -o undo=on", "\nput 3 3S\nundo\n", true, true),
        ("five-crowns-solitaire --seats me", "\nput 3 3S\nundo\n", false, false),
    ] {
        let (left, record) = played(game, typed);
        assert_eq!(record.contains("\nundo "), undone, "{game}, {typed:?}: {record}{}", left.out);
        assert_eq!(record.contains("\nfriendly\n"), friendly, "{game}: {record}");
        assert_eq!(left.code, i32::from(!undone), "{game}, {typed:?}: {}", left.out);
    }
}

#[cfg(unix)]
#[test]
fn hidden_dice_are_gone_before_another_player_looks() {
    let games = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::rafle("play bluff --plain --seats Anna,Bo --seed 1", games.path(), (100, 40));
    terminal.wait_for_text("Press Enter: ");
    terminal.type_in(b"\r");
    // Whoever threw has time to look.
    terminal.wait_for_text("seen enough");
    // What is typed may be echoed before it.
    let thrown = |line: String| line.find("Anna throws ").map(|at| line[at..].to_owned());
    let dice = terminal.lines().into_iter().find_map(thrown).expect("Anna sees her dice");
    assert!(dice.contains(|letter: char| letter.is_ascii_digit()), "{dice}");
    terminal.type_in(b"\r");
    terminal.wait_for_text("Pass on to Bo");
    assert!(!terminal.lines().iter().any(|line| line.contains(&dice)), "{}", terminal.lines().join("\n"));
    terminal.type_in(b"\r");
    terminal.wait_for_text("Bo is to throw");
    let screen = terminal.lines();
    assert!(!screen.iter().any(|line| line.contains("Pass on") || line.contains(&dice)), "{}", screen.join("\n"));
    assert!(screen.iter().any(|line| line.starts_with("Anna ")), "Bo is told what he may know: {}", screen.join("\n"));
    terminal.type_in(b"\x03");
    terminal.end();
}

#[test]
fn what_is_said_to_the_table_may_be_in_capitals() {
    let games = tempfile::tempdir().unwrap();
    let mut play = command("play greedy --plain --seats Anna,Bo");
    let left = run(play.env("RAFLE_GAMES", games.path()), b"HELP\nHint\n\nQUIT\n6\n");
    assert_eq!(left.code, 0, "{}", left.out);
    assert!(left.out.contains("undo 3"), "{}", left.out);
}

#[test]
fn a_record_is_no_standard_input_where_people_type() {
    for arguments in ["play --plain --record -", "backup -", "restore -", "export -"] {
        let left = rafle(arguments);
        assert_eq!(left.code, 2, "{arguments}: {}", left.out);
        assert!(left.err.contains("name a file or a folder"), "{arguments}: {}", left.err);
        assert!(!crate::shell::root().join("-").exists(), "{arguments}");
    }
}

#[test]
fn whoever_has_no_name_is_a_guest() {
    let games = tempfile::tempdir().unwrap();
    let mut play = command("play greedy --plain");
    let left = run(play.env("RAFLE_GAMES", games.path()).env("USER", "   "), b"quit\n");
    assert_eq!(left.code, 0, "{}", left.err);
    assert!(left.out.contains("Guest"), "{}", left.out);
}

/// Each reader has words of their own for a bot.
#[test]
fn a_record_with_bots_has_no_language() {
    let bots = "greedy --seats bot,bot:easy -o target=30 --lang";
    let [(english, record), (norwegian, other)] =
        ["en", "nb"].map(|language| played(&format!("{bots} {language}"), ""));
    assert_eq!(record, other);
    assert!(english.out.contains("Bot B throws"), "{}", english.out);
    assert!(norwegian.out.contains("Robot B kaster"), "{}", norwegian.out);
}
