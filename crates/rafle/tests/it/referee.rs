//! The referee of an evening: what it reads, how it goes on after an end nobody wanted, and who is out.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::shell::{command, file, rafle, run, with_input};

/// An evening of three with a name, a slip that is taken back, somebody who goes, and several lines in one.
const EVENING: [&str; 14] = [
    "name A Anna",
    "6",
    "5",
    "stop",
    "Throw 4",
    "undo",
    "throw 3; stop",
    "resign C",
    "1",
    "66",
    "6; again; 5",
    "stop",
    "undo 2",
    "stop",
];

/// One with cards, several of them in one line, of which only their players know what they are.
const CARDS: [&str; 8] =
    ["name B Bo", "dealer B", "? x6", "7S", "deck; draw ?", "undo", "draw 5H; discard 5H", "deck; draw 9C"];

fn evening(name: &str) -> String {
    let path = file(name, "");
    fs::remove_file(&path).unwrap();
    path.display().to_string()
}

/// Types some lines, waits for the answer to each, and kills the program with the last answer still warm.
fn killed_after(lines: &[&str], arguments: &str) {
    let mut child = command(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut typed, mut told) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for line in lines {
        writeln!(typed, "{line}").unwrap();
        let mut answer = String::new();
        assert!(told.read_line(&mut answer).unwrap() > 0, "{line}");
    }
    // SIGKILL: nothing can be tidied up.
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn killed_at_every_line_and_gone_on_with_it_is_the_same_evening() {
    let dice = goes_on_after_every_line("greedy --seats 3 -o target=30", &EVENING);
    assert!(dice.contains("\ngone C\n") && dice.contains("\nundo 2\n"), "{dice}");
    let cards = goes_on_after_every_line("five-crowns --seats 2", &CARDS);
    assert!(cards.matches("\ndeal ?").count() == 6 && cards.ends_with("\ndraw 9C\n"), "{cards}");
}

/// Kills the referee after every line and goes on; gives the record that comes of it, as of an evening without an end.
fn goes_on_after_every_line(game: &str, evening_of: &[&str]) -> String {
    let slug = game.split(' ').next().unwrap();
    let whole = evening(&format!("evening-{slug}-whole.rafle"));
    let arguments = |file: &str| format!("referee {game} --json --record {file}");
    with_input(&arguments(&whole), &evening_of.join("\n"));
    let expected = fs::read_to_string(&whole).unwrap();
    for lines in 0..=evening_of.len() {
        let cut = evening(&format!("evening-{slug}-{lines}.rafle"));
        killed_after(&evening_of[..lines], &arguments(&cut));
        let kept = fs::read_to_string(&cut).unwrap_or_default();
        assert!(expected.starts_with(&kept), "after {lines} lines: {kept}");
        // The same command goes on; so does the file alone, which knows what is played.
        let again = if lines > 0 { format!("referee --json --record {cut}") } else { arguments(&cut) };
        with_input(&again, &evening_of[lines..].join("\n"));
        assert_eq!(fs::read_to_string(&cut).unwrap(), expected, "{game} after {lines} lines");
    }
    expected
}

#[test]
fn a_record_that_holds_a_game_is_never_replaced() {
    let path = evening("evening-kept.rafle");
    let save = format!("referee greedy --seats 2 --save {path}");
    assert_eq!(with_input(&save, "6; stop\n5; stop\n").code, 0);
    let kept = fs::read_to_string(&path).unwrap();
    let again = with_input(&save, "4\n");
    assert_eq!(again.code, 2);
    assert!(again.err.contains("holds a game") && again.err.contains("--record"), "{}", again.err);
    assert_eq!(fs::read_to_string(&path).unwrap(), kept);
    // Nor is anything else that somebody keeps in a file.
    let letter = file("letter.txt", "Dear Anna,\n").display().to_string();
    assert_eq!(with_input(&format!("referee greedy --save {letter}"), "6\n").code, 2);
    assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear Anna,\n");
    let notes = file("notes.md", "# Notes\n# of mine\n").display().to_string();
    assert_eq!(with_input(&format!("referee greedy --save {notes}"), "6\n").code, 2);
    assert_eq!(fs::read_to_string(&notes).unwrap(), "# Notes\n# of mine\n");
    let other = with_input(&format!("referee yatzy --record {path}"), "");
    assert!(other.code == 2 && other.err.contains("another game"), "{}", other.err);
}

#[test]
fn who_has_resigned_is_passed_over() {
    let left = with_input("referee division --seats 3 -o target=1", "resign A\n1 1\n1\n");
    assert!(left.out.contains("B wins.") && left.out.contains("3. A: 0 (resigned)"), "{}", left.out);
    let left = with_input("referee plus --seats 3 -o ties=playoff", "resign A\n6 1\n4 3\n1 1\n6 6\n");
    assert!(left.out.contains("C wins."), "{}", left.out);
    let left = with_input("referee plus --seats 3 -o ties=playoff", "6 6\nresign A\n3 3\n3 3\n");
    assert!(left.out.contains("play off"), "{}", left.out);
    // What is taken back is the resignation.
    let left = with_input("referee greedy --seats 3", "6\nresign B\nundo\nstop\n");
    assert!(left.out.contains("B is to throw one die"), "{}", left.out);
    assert!(!left.out.contains("(resigned)"), "{}", left.out);
}

#[test]
fn where_the_game_cannot_do_without_a_bot_plays_on() {
    let left = with_input("referee bluff --seats 3", "resign A\n1123\n1123\n1123\nundo\n1123\n");
    assert!(left.out.contains("This game cannot do without A"), "{}", left.out);
    assert_eq!(left.code, 0, "{}", left.out);
    assert!(left.out.contains("A bids"), "{}", left.out);
}

#[test]
fn what_can_be_asked_of_the_referee() {
    let left = with_input("referee greedy --seats 2", "hint\n5\nhint\nstandings\nquit\n6\n");
    assert!(left.out.contains("Nobody has to choose here."), "{}", left.out);
    assert!(left.out.contains("What A can do, the best first:") && left.out.contains("`again` wins"), "{}", left.out);
    assert_eq!(left.out.matches("So far:").count(), 2, "{}", left.out);
    assert!(!left.out.contains("throws 6"), "nothing is heard after `quit`: {}", left.out);
    let dice = with_input("referee greedy", "help\n").out;
    let cards = with_input("referee five-crowns", "help\n").out;
    assert!(dice.contains("throw ?") && !dice.contains("deal"), "{dice}");
    assert!(cards.contains("deal ?") && cards.contains("draw ?") && !cards.contains("dice"), "{cards}");
    for (typed, like) in
        [("name A", "`name A Anna`"), ("name Z Bob", "`name A Anna`"), ("undo x", "`undo 2`"), ("resign", "`resign A`")]
    {
        let left = with_input("referee greedy --seats 2", typed);
        assert!(left.out.contains(like) && left.code == 1, "{typed}: {}", left.out);
    }
}

#[test]
fn what_could_mean_two_things_is_asked_back() {
    // The ones may be named fours, and a four may be laid aside.
    let typed = "1 1 4 4 5 3\nkeep 1\n4 4 5 5 3\n4\n";
    let left = with_input("referee trump --seats 2 -o declare=manual", typed);
    assert!(left.out.contains("`4` could mean several things here: `keep 4` and `ones 4`"), "{}", left.out);
    assert_eq!(left.code, 1);
}

#[test]
fn the_end_of_input_says_what_it_plays() {
    let path = evening("evening-end.rafle");
    // In the last turn of yatzy one box is left, and nothing to choose.
    let boxes = [
        "ones",
        "twos",
        "threes",
        "fours",
        "fives",
        "sixes",
        "one-pair",
        "two-pairs",
        "three-alike",
        "four-alike",
        "small-straight",
        "large-straight",
        "house",
        "chance",
    ];
    let mut typed = boxes.map(|name| format!("1 2 3 4 6; score {name}\n")).concat();
    typed += "1 2 3 4 6\nkeep none\n1 2 3 4 6\nkeep none\n1 2 3 4 6\n";
    let left = with_input(&format!("referee yatzy --seats 1 --json --save {path}"), &typed);
    let last: serde_json::Value = serde_json::from_str(left.out.lines().last().unwrap()).unwrap();
    let replayed = rafle(&format!("replay {path} --json"));
    let replayed: serde_json::Value = serde_json::from_str(&replayed.out).unwrap();
    assert_eq!(last["over"], replayed["over"], "{last}");
    assert_eq!(last["standings"], replayed["standings"]);
}

#[test]
fn a_resignation_that_is_taken_back_leaves_what_was_before_it() {
    let path = evening("evening-undo.rafle");
    for (game, typed, undone) in [
        // Whoever goes had something to choose, and had not chosen.
        ("greedy --seats 3", "6\nresign A\nundo\n", "\ngone A\nundo 1\n"),
        // What they had chosen before stays as well.
        ("good-man --seats 3", "6 6 5 4 3 2\nkeep 6\n6 5 4 3 2\nresign A\nundo\n", "\ngone A\nundo 1\n"),
        // What a bot chose since goes with the line before it.
        ("bluff --seats 3", "resign A\n1123\n1123\n1123\nundo\n", "\nundo 2\n"),
    ] {
        let _ = fs::remove_file(&path);
        with_input(&format!("referee {game} --save {path}"), typed);
        let record = fs::read_to_string(&path).unwrap();
        assert!(record.contains(undone), "{game}: {record}");
    }
}

#[test]
fn a_number_that_nobody_could_deal_is_refused() {
    for (arguments, typed) in [
        ("referee greedy --seats 2", "? x18446744073709551615\n"),
        ("referee five-crowns --seats 2", "dealer A\ndeal ? x100000000\n"),
        ("referee five-crowns --seats 2", "dealer A\n9999999999999999999x ?\n"),
        ("play greedy --plain --seats Anna,Bo", "? x18446744073709551615\n"),
    ] {
        let games = tempfile::tempdir().unwrap();
        let left = run(command(arguments).env("RAFLE_GAMES", games.path()), typed.as_bytes());
        assert_eq!(left.code, 1, "{arguments}: {}{}", left.out, left.err);
    }
    let left = with_input("referee five-crowns --seats 2", "dealer A\n? x8\n");
    assert!(left.out.contains("`? x8`: that is more than can come here, 6 at most"), "{}", left.out);
    let mut advise = command("advise greedy");
    assert_eq!(run(advise.arg("? x9999999999999999999"), b"").code, 1);
}

#[cfg(unix)]
#[test]
fn a_record_on_standard_output_stands_there_alone() {
    use std::fs::OpenOptions;
    for argument in ["--save", "--record"] {
        let left = with_input(&format!("referee greedy --seats 2 {argument} -"), "6\nstop\n");
        assert_eq!(left.code, 0, "{}", left.err);
        assert!(left.out.starts_with("rafle ") && left.out.ends_with("throw 6\nstop\n"), "{}", left.out);
        assert!(left.err.contains("throws 6"), "what is said stands beside it: {}", left.err);
        assert_eq!(with_input("check -", &left.out).code, 0, "{}", left.out);
    }
    // What is in a file to which the output goes stays there.
    for append in [true, false] {
        let log = file("evening-log.txt", "precious\n");
        let to = OpenOptions::new().append(append).write(true).truncate(!append).open(&log).unwrap();
        let mut child = command("referee greedy --seats 2 --save -");
        let mut child = child.stdin(Stdio::piped()).stdout(to).stderr(Stdio::null()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(b"6\nstop\n").unwrap();
        child.wait().unwrap();
        let kept = fs::read_to_string(&log).unwrap();
        assert!(kept.starts_with(if append { "precious\nrafle " } else { "rafle " }), "{kept:?}");
        assert!(!kept.contains('\0') && kept.ends_with("stop\n"), "{kept:?}");
    }
}

#[test]
fn a_letter_is_a_seat_whoever_is_called_so() {
    let path = evening("evening-letters.rafle");
    let typed = "name A B\nname B Bob\nresign B\nname Bob Bo\nname D Dan\n";
    let left = with_input(&format!("referee greedy --seats 3 --save {path}"), typed);
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("name A B\nname B Bob\ngone B\nname B Bo\n"), "{record}");
    assert!(left.out.contains("`B` is read as seat B; the player of that name sits at A"), "{}", left.out);
    // A letter that is no seat may be a name.
    let left = with_input("referee greedy --seats 2", "name A X\nresign x\n");
    assert!(left.out.contains("B wins."), "{}", left.out);
}

#[cfg(unix)]
#[test]
fn two_programs_never_write_one_record() {
    let path = evening("evening-two.rafle");
    let arguments = format!("referee greedy --seats 2 --json --record {path}");
    let mut first = command(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut typed, mut told) = (first.stdin.take().unwrap(), BufReader::new(first.stdout.take().unwrap()));
    writeln!(typed, "6").unwrap();
    told.read_line(&mut String::new()).unwrap();
    for (arguments, sentence) in [
        (arguments.clone(), "is being written by another rafle"),
        (format!("play --plain --record {path}"), "is being written by another rafle"),
        (format!("referee --lang da --record {path}"), "skrives lige nu af en anden rafle"),
    ] {
        let second = with_input(&arguments, "5\n");
        assert_eq!(second.code, 3, "{arguments}: {}{}", second.out, second.err);
        assert!(second.err.contains(sentence), "{}", second.err);
    }
    // Whoever only looks is not refused.
    assert_eq!(rafle(&format!("check {path}")).code, 0);
    drop(typed);
    first.wait().unwrap();
    assert_eq!(with_input(&arguments, "stop\n").code, 0, "afterwards it is free");
    assert!(fs::read_to_string(&path).unwrap().ends_with("throw 6\nstop\n"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_the_machines_fault() {
    for argument in ["--save", "--record"] {
        let left = with_input(&format!("referee greedy --seats 2 {argument} /dev/full"), "6\n");
        assert_eq!(left.code, 3, "{}", left.err);
        assert!(left.err.contains("/dev/full"), "{}", left.err);
    }
}

#[test]
fn seats_and_house_rules_are_never_left_unheard() {
    let path = evening("evening-unheard.rafle");
    assert_eq!(with_input(&format!("referee greedy --seats 2 --record {path}"), "6\n").code, 0);
    for asked in ["--seats 5", "-o target=70"] {
        let left = with_input(&format!("referee --record {path} {asked}"), "");
        assert_eq!(left.code, 2, "{asked}: {}", left.out);
        let left = rafle(&format!("advise {path} {asked}"));
        assert!(left.code == 2 && left.err.contains("does not go together"), "{asked}: {}", left.err);
    }
    assert_eq!(with_input(&format!("referee --record {path} --seats 2"), "").code, 0);
}

#[cfg(unix)]
#[test]
fn a_signal_at_the_prompt_leaves_a_terminal_that_shows_what_is_typed() {
    use crate::pty::Terminal;
    let games = tempfile::tempdir().unwrap();
    for signal in ["-TERM", "-HUP"] {
        let mut terminal = Terminal::rafle("referee greedy --seats 2", games.path(), (60, 60));
        terminal.wait_for_text(">");
        terminal.type_in(b"help\r");
        terminal.wait_for_text("semicolons");
        // Nothing is broken in the middle of a word.
        let screen = terminal.lines().join(" ");
        for word in ["semicolons between them.", "passed over and"] {
            let flat = screen.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(flat.contains(word), "{word}: {screen}");
        }
        while terminal.lines_are_shown() {
            std::thread::sleep(crate::pty::A_MOMENT);
        }
        terminal.signal(signal);
        terminal.end();
        assert!(terminal.lines_are_shown(), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn games_with_real_dice_are_in_the_history_and_the_hint_is_quoted() {
    use crate::pty::Terminal;
    let games = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::rafle("referee greedy --seats 2", games.path(), (100, 30));
    terminal.wait_for_text(">");
    terminal.type_in(b"6\r");
    terminal.wait_for_text("A throws 6");
    terminal.type_in(b"quit\r");
    terminal.end();
    let listed = |all: &str| rafle(&format!("history {all} --games {}", games.path().display())).out;
    assert!(listed("--all").contains("Greedy"), "{}", listed("--all"));
    assert!(!listed("").contains("rafle play --resume"), "{}", listed(""));
    // A file whose name is no word of a shell.
    let folder = games.path().join("my evening");
    fs::create_dir(&folder).unwrap();
    let mut command = portable_pty::CommandBuilder::new(env!("CARGO_BIN_EXE_rafle"));
    command.args(["referee", "greedy", "--seats", "2", "--record"]);
    command.arg(folder.join("a\nrafle: b"));
    let mut terminal = Terminal::start(command, &[], (150, 40));
    terminal.wait_for_text(">");
    terminal.type_in(b"6\r");
    terminal.wait_for_text("A throws 6");
    terminal.type_in(b"quit\r");
    terminal.wait_for_text("goes on with it");
    let screen = terminal.lines();
    assert!(screen.concat().contains("my evening/a\\u000arafle: b'"), "{}", screen.join("\n"));
    assert!(!screen.iter().any(|line| line.starts_with("rafle: b")), "{}", screen.join("\n"));
    terminal.end();
}
