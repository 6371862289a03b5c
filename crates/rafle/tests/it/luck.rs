//! Luck that can be checked: by `rafle verify`, and by a script that knows docs/FAIR-LUCK.md and nothing else.

use std::path::Path;
use std::process::Command;

use rafle_engine::{About, Next, Play, Record, Seat, Seeded, Source, TableLine};
use rafle_games::GAMES;
use rafle_table::{FairLuck, sealed, secret_of};

use crate::shell::{Left, command, file, rafle, run};

/// A game played to its end by the rule, with any moves; here and there something is taken back, a seat changes hands and
/// somebody is called otherwise.
fn played(about: &About, number: usize) -> Play {
    let seats = about.least_seats + number % (about.most_seats.min(8) - about.least_seats + 1);
    // With some numbers of seats a house rule has to be chosen first: then one fewer play.
    let open = |seats| rafle_games::open(about.slug, seats, &[]).expect("on the list");
    let (seats, start) = match open(seats) {
        Ok(start) => (seats, start),
        Err(_) => (seats - 1, open(seats - 1).expect("so many may play")),
    };
    let mut play = Play::new(start);
    let word = format!("{} {number}", about.slug);
    play.enter(&sealed(&secret_of(&word), &word).to_string()).unwrap();
    let mut luck = FairLuck::of(&play).unwrap();
    let mut any = Seeded::new(number as u64);
    while play.next() != Next::Nobody {
        let line = match play.next() {
            Next::Chance { .. } => play.draw(&mut luck),
            _ => play.any_line(&mut any).expect("an action is open"),
        };
        play.enter(&line).unwrap();
        let seat = Seat::new(any.below(seats as u32) as usize);
        let beside = match any.below(40) {
            0 if play.next() != Next::Nobody => play.lines_since_choice(|_| true).map(TableLine::Undo),
            1 => Some(TableLine::Sits(seat, "bot club".to_owned())),
            2 => Some(TableLine::Name(seat, "Anna".to_owned())),
            _ => None,
        };
        if let Some(line) = beside {
            play.enter(&line.to_string()).unwrap();
        }
    }
    play
}

fn verify(arguments: &[&str], record: &Path) -> Left {
    run(command("verify").args(arguments).arg(record), b"")
}

#[test]
fn the_luck_of_every_game_follows_and_a_script_agrees() {
    let games = if std::env::var_os("RAFLE_ALL").is_some() { 22 } else { 1 };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/fair_luck.py");
    for about in GAMES {
        for number in 0..games {
            let play = played(about, number);
            let record = file(&format!("luck-{}.rafle", about.slug), &Record::of(&play).to_string());
            let left = verify(&[], &record);
            assert!(left.code == 0 && left.out.contains(" from the secret that was sealed"), "{}", left.out);
            let draws = verify(&["--draws"], &record).out;
            let script = run(Command::new("python3").arg(script).arg(&record), draws.as_bytes());
            assert_eq!(script.code, 0, "{} {number}: {}", about.slug, script.err);
            assert!(script.out.starts_with(&format!("{} outcomes", play.outcomes())), "{}", script.out);
        }
    }
}

#[test]
fn what_does_not_follow_is_named_at_its_line() {
    let play = played(GAMES.iter().find(|about| about.slug == "yatzy").unwrap(), 1);
    let record = Record::of(&play).to_string();
    let lines: Vec<_> = record.lines().map(ToOwned::to_owned).collect();
    let with = |number: usize, line: &str| {
        let mut changed = lines.clone();
        changed[number] = line.to_owned();
        changed
    };
    let verified = |lines: &[String]| {
        let record = file("luck-changed.rafle", &(lines.join("\n") + "\n"));
        (verify(&[], &record), record)
    };
    // The first throw, before anything was chosen: with other dice the game may not go on as it did.
    let throws: Vec<_> = (0..lines.len()).filter(|&line| lines[line].starts_with("throw ")).collect();
    let first = throws[0];
    let another = |line: &usize| lines[*line] != lines[first] && lines[*line].len() == lines[first].len();
    let other = throws.iter().find(|line| another(line)).unwrap();
    let (left, record) = verified(&with(first, &lines[*other])[..=first]);
    let named = format!("{}:{}: `{}` does not follow", record.display(), first + 1, lines[*other]);
    assert!(left.code == 1 && left.out.starts_with(&named), "{}", left.out);
    let seal = lines.iter().position(|line| line.starts_with("luck ")).unwrap();
    let (told, _) = lines[seal].split_once(" secret ").unwrap();
    let (closed, _) = verified(&with(seal, told));
    assert!(closed.code == 1 && closed.out.contains("the secret is not in this record"), "{}", closed.out);
    let (forged, _) = verified(&with(seal, &format!("{told} secret {}", "00".repeat(32))));
    assert!(forged.code == 1 && forged.out.contains("this is not the secret that was sealed"), "{}", forged.out);
}

#[test]
fn where_nothing_was_sealed_that_is_said() {
    let typed = file("luck-typed.rafle", "rafle 1 greedy seats=2\nthrow 2\n");
    let left = rafle(&format!("verify {}", typed.display()));
    assert!(left.code == 1 && left.out.contains("there is nothing to check"), "{}", left.out);
}
