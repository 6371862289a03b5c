//! Luck that can be checked: by `rafle verify`, and by a script that knows docs/FAIR-LUCK.md and nothing else.

use std::path::Path;
use std::process::Command;

use rafle_engine::{About, Next, Play, Record, Seat, Seats, Seeded, Source, TableLine, Viewer, gone};
use rafle_games::GAMES;
use rafle_table::{
    Adding, Agreed, FairLuck, Granted, House, Onward, Person, RandomBots, SetupSeat, Wish, sealed, secret_of, step,
};
use sha2::{Digest, Sha256};

use crate::shell::{Left, command, file, rafle, run};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/fair_luck.py");

/// A SHA-256 as lines write it.
fn hashed(bytes: &[u8]) -> String {
    digits(&Sha256::digest(bytes))
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}

/// What is told before a game: a secret, the seals of some devices, here and there words and a device that seals anew; in
/// some games a number is missing, and all is drawn anew. The room begins before any number is open.
fn prepared(word: &str, number: usize, begin: Option<String>) -> Vec<String> {
    let secret = |round: usize| sealed(&secret_of(&format!("{word} {round}")), word).to_string();
    let sealing = |device: usize, count: u8| format!("luck seal {device:016x}/{device:08x} {}", hashed(&[count; 16]));
    let opening = |device: usize, count: u8| format!("luck number {device:016x}/{device:08x} {}", digits(&[count; 16]));
    let named = |devices: &mut dyn Iterator<Item = usize>| {
        devices.fold("luck open".to_owned(), |line, device| line + &format!(" {device:016x}/{device:08x}"))
    };
    let devices = number % 4;
    let mut lines = vec![secret(0)];
    lines.extend((0..devices).map(|device| sealing(device, 1)));
    if number.is_multiple_of(3) {
        lines.push(format!("luck words {}", hashed(b"six, please")));
        lines.extend((0..devices).map(|device| sealing(device, 2)));
    }
    let sealed = if number.is_multiple_of(3) { 2 } else { 1 };
    lines.extend(begin);
    lines.push(named(&mut (0..devices)));
    let missing = devices > 1 && number.is_multiple_of(2);
    lines.extend((usize::from(missing)..devices).rev().map(|device| opening(device, sealed)));
    if missing {
        lines.extend([format!("luck missing {:016x}/{:08x}", 0, 0), secret(1)]);
        lines.extend((1..devices).map(|device| sealing(device, 3)));
        lines.push(named(&mut (1..devices)));
        lines.extend((1..devices).map(|device| opening(device, 3)));
    }
    lines
}

/// A game of so many, or of one fewer where a house rule would have to be chosen first.
fn opened(about: &About, number: usize) -> (usize, Play) {
    let least = about.least_seats.max(2.min(about.most_seats));
    let seats = least + number % (about.most_seats.min(8) - least + 1);
    let open = |seats| rafle_games::open(about.slug, seats, &[]).expect("on the list");
    match open(seats) {
        Ok(start) => (seats, Play::new(start)),
        Err(_) => (seats - 1, Play::new(open(seats - 1).expect("so many may play"))),
    }
}

/// A game played to its end by the rule, with any moves; here and there something is taken back, a seat changes hands and
/// somebody is called otherwise.
fn played(about: &About, number: usize) -> Play {
    let (seats, mut play) = opened(about, number);
    let lot = number % 5 != 4 && seats > 1;
    let begin = TableLine::Begin(Seats::first(seats).iter().collect()).to_string();
    let mut lines = prepared(&format!("{} {number}", about.slug), number, lot.then_some(begin));
    if lot {
        lines.splice(1..1, ["room".to_owned(), "begins lot".to_owned()]);
    }
    for line in lines {
        play.enter(&line).unwrap();
    }
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

/// Whether a line is written as devices want it: see `twofold` in `dice.js`.
fn is_plain(line: &str) -> bool {
    let blanks = line.starts_with(' ') || line.ends_with(' ') || line.contains("  ");
    let letters = line.bytes().all(|letter| matches!(letter, b' '..=b'~') && letter != b';');
    letters && !blanks && !line.starts_with(|letter: char| letter.is_ascii_digit())
}

fn verify(arguments: &[&str], record: &Path) -> Left {
    run(command("verify").args(arguments).arg(record), b"")
}

#[test]
fn the_luck_of_every_game_follows_and_a_script_agrees() {
    let all = std::env::var_os("RAFLE_ALL").is_some();
    for (place, about) in GAMES.iter().enumerate() {
        // A thousand and twelve; or one of each, with other devices and seats from game to game.
        for number in if all { 0..22 } else { place..place + 1 } {
            let play = played(about, number);
            let strange = play.log().iter().find(|line| !is_plain(line));
            assert_eq!(strange, None, "{}: devices take it for something that is read in two ways", about.slug);
            let record = file(&format!("luck-{}.rafle", about.slug), &Record::of(&play).to_string());
            let left = verify(&[], &record);
            assert!(
                left.code == 0 && left.out.contains(" from the secret that was sealed before the game"),
                "{}",
                left.out
            );
            let draws = verify(&["--draws"], &record).out;
            let script = run(Command::new("python3").arg(SCRIPT).arg(&record), draws.as_bytes());
            assert_eq!(script.code, 0, "{} {number}: {}", about.slug, script.err);
            assert!(script.out.starts_with(&format!("{} outcomes", play.outcomes())), "{}", script.out);
        }
    }
}

/// A record in which some lines are others, and what is said of it.
struct Forgery {
    lines: Vec<String>,
}

impl Forgery {
    fn of(play: &Play) -> Forgery {
        Forgery { lines: Record::of(play).to_string().lines().map(ToOwned::to_owned).collect() }
    }

    /// Where a line begins so for the first time.
    fn place(&self, beginning: &str) -> usize {
        self.lines.iter().position(|line| line.starts_with(beginning)).expect("there is such a line")
    }

    /// Changes the last digit of a line.
    fn ends_otherwise(&mut self, place: usize) {
        let last = self.lines[place].pop().expect("a line has letters");
        self.lines[place].push(if last == '0' { '1' } else { '0' });
    }

    /// Where lines begin so.
    fn places(&self, beginning: &str) -> Vec<usize> {
        (0..self.lines.len()).filter(|&line| self.lines[line].starts_with(beginning)).collect()
    }

    /// What `rafle verify` says: that line of the file, and this of it.
    fn is_named(&self, at: usize, why: &str) {
        // Each test has a file of its own, by its name: several forge at the same time.
        let test = std::thread::current().name().unwrap_or_default().replace(':', "-");
        let record = file(&format!("{test}.rafle"), &(self.lines.join("\n") + "\n"));
        let left = verify(&[], &record);
        let named = format!("{}:{}: ", record.display(), at + 1);
        assert!(left.code == 1 && left.out.starts_with(&named) && left.out.contains(why), "{named}{why}: {}", left.out);
    }
}

fn of_yatzy(number: usize) -> Play {
    played(GAMES.iter().find(|about| about.slug == "yatzy").unwrap(), number)
}

#[test]
fn what_does_not_follow_is_named_at_its_line() {
    let play = of_yatzy(3);
    let whole = || Forgery::of(&play);
    let throws = whole().places("throw ");
    let first = throws[0];
    // With other dice the game may not go on as it did: what the rules refuse after them is not what is wrong.
    let another = |&&line: &&usize| {
        let (one, other) = (&whole().lines[line], &whole().lines[first]);
        one != other && one.len() == other.len()
    };
    let other = *throws.iter().find(another).unwrap();
    let mut forged = whole();
    forged.lines.swap(first, other);
    forged.is_named(first, &format!("`{}` does not follow", forged.lines[first]));
    // A throw more than there was: the second of a turn in the place of a choice is no throw at all.
    let mut forged = whole();
    forged.lines.insert(first, forged.lines[other].clone());
    forged.is_named(first, "does not follow");
    // Another lot than the one that fell.
    let lot = whole().place("lot ");
    let mut forged = whole();
    forged.lines[lot] = if forged.lines[lot] == "lot A" { "lot B" } else { "lot A" }.to_owned();
    forged.is_named(lot, &format!("`{}` does not follow", forged.lines[lot]));
    // The secret.
    let seal = whole().place("luck 1 ");
    let told = whole().lines[seal].split_once(" secret ").unwrap().0.to_owned();
    let mut forged = whole();
    forged.lines[seal] = format!("{told} secret {}", "00".repeat(32));
    forged.is_named(seal, "this is not the secret that was sealed");
    // A number that was changed or dropped, and a seal that does not fit.
    let numbers = whole().places("luck number ");
    let mut forged = whole();
    forged.ends_otherwise(numbers[0]);
    forged.is_named(numbers[0], "this is not the number that device");
    let mut forged = whole();
    forged.lines.remove(numbers[0]);
    forged.is_named(lot - 1, "this outcome came before device 0000000000000002/00000002");
    let mut forged = whole();
    let seals = forged.places("luck seal ");
    let last_seal = *seals.last().unwrap();
    forged.ends_otherwise(last_seal);
    forged.is_named(numbers[0], "this is not the number that device");
    // What comes at the wrong time.
    let mut forged = whole();
    forged.lines.insert(first, forged.lines[seals[0]].clone());
    forged.is_named(first, "nothing may enter here any more");
    let mut forged = whole();
    forged.lines.insert(seal, forged.lines[seals[0]].clone());
    forged.is_named(seal, "no secret was sealed before this line");
}

#[test]
fn a_third_secret_after_one_number_that_was_missing_is_refused_by_both() {
    let play = of_yatzy(2);
    let mut forged = Forgery::of(&play);
    let anew = forged.places("luck 1 ")[1];
    let third = sealed(&secret_of("third"), "third").to_string();
    forged.lines.insert(anew + 1, third);
    forged.is_named(anew + 1, "nothing may enter here any more");
    let record = file("luck-third.rafle", &(forged.lines.join("\n") + "\n"));
    let script = run(Command::new("python3").arg(SCRIPT).arg(&record), b"");
    assert!(script.code != 0 && script.err.contains("nothing was missing"), "{}", script.err);
}

#[test]
fn another_card_is_named_at_its_line() {
    let play = played(GAMES.iter().find(|about| about.slug == "five-crowns").unwrap(), 1);
    let mut forged = Forgery::of(&play);
    let deals = forged.places("deal ");
    let first = deals[0];
    let other = *deals.iter().find(|&&deal| forged.lines[deal] != forged.lines[first]).expect("another card is dealt");
    forged.lines.swap(first, other);
    forged.is_named(first, &format!("`{}` does not follow", forged.lines[first]));
}

#[test]
fn a_secret_that_is_not_there_is_missed() {
    let mut closed = Forgery::of(&of_yatzy(1));
    let seal = closed.place("luck 1 ");
    closed.lines[seal] = closed.lines[seal].split(" secret ").next().unwrap().to_owned();
    let record = file("luck-closed.rafle", &(closed.lines.join("\n") + "\n"));
    let left = verify(&[], &record);
    assert!(left.code == 1 && left.out.contains("the secret is not in this record"), "{}", left.out);
}

#[test]
fn whose_number_was_missing_is_said() {
    let record = file("luck-anew.rafle", &Record::of(&of_yatzy(2)).to_string());
    let left = verify(&[], &record);
    assert!(left.code == 0 && left.out.contains("and from the number of one device."), "{}", left.out);
    assert!(left.out.contains("Drawn anew: 1. No number came from 0000000000000000/00000000."), "{}", left.out);
}

/// A game alone in which a choice is taken back once before luck answers it, and so often after that.
fn second_thoughts(late: usize) -> Play {
    let mut play = Play::new(rafle_games::open("yatzy", 1, &[]).expect("on the list").expect("one may play"));
    play.enter(&sealed(&secret_of("late"), "late").to_string()).unwrap();
    let mut luck = FairLuck::of(&play).unwrap();
    let take_back = |play: &mut Play| {
        let lines = play.lines_since_choice(|_| true).expect("something was chosen");
        play.enter(&TableLine::Undo(lines).to_string()).unwrap();
    };
    let (mut chosen, mut taken) = (0, 0);
    while play.next() != Next::Nobody {
        if let Next::Chance { .. } = play.next() {
            let line = play.draw(&mut luck);
            play.enter(&line).unwrap();
            if chosen > 0 && taken < late {
                take_back(&mut play);
                taken += 1;
            }
        } else {
            let line = play.now().open()[0].clone();
            play.enter(&line).unwrap();
            chosen += 1;
            if chosen == 1 {
                take_back(&mut play);
            }
        }
    }
    play
}

#[test]
fn what_was_taken_back_after_luck_had_answered_is_said() {
    for (late, said) in [
        (0, ""),
        (1, " One choice was taken back after luck had answered it."),
        (2, " 2 choices were taken back after luck had answered them."),
    ] {
        let record = file(&format!("luck-late-{late}.rafle"), &Record::of(&second_thoughts(late)).to_string());
        let left = verify(&[], &record);
        let first = left.out.lines().next().unwrap_or_default();
        assert!(left.code == 0 && first.ends_with(&format!("before the game.{said}")), "{late}: {}", left.out);
    }
}

#[test]
fn a_record_that_goes_on_is_checked_from_its_new_seal() {
    let play = of_yatzy(1);
    let half = play.log().len() / 2;
    let mut on = play.afresh();
    for line in &play.log()[..half] {
        on.enter(line).unwrap();
    }
    let before = on.outcomes();
    on.enter(&sealed(&secret_of("on"), "on").to_string()).unwrap();
    let mut luck = FairLuck::of(&on).unwrap();
    while on.next() != Next::Nobody {
        let line =
            if matches!(on.next(), Next::Chance { .. }) { on.draw(&mut luck) } else { on.now().open()[0].clone() };
        on.enter(&line).unwrap();
    }
    let record = file("luck-on.rafle", &Record::of(&on).to_string());
    let left = verify(&[], &record);
    let said = format!("from line {} on; the {before} outcomes before it", half + 2);
    assert!(left.code == 0 && left.out.contains(&said), "{said}: {}", left.out);
    let draws = verify(&["--draws"], &record).out;
    assert!(draws.starts_with(&format!("{before} ")), "outcomes are counted on");
    let script = run(Command::new("python3").arg(SCRIPT).arg(&record), draws.as_bytes());
    assert_eq!(script.code, 0, "{}", script.err);
}

/// Games with dice, with cards, with something hidden, alone and with many, opened as tables from anywhere in their records.
#[test]
fn a_record_opened_as_a_table_is_checked_from_its_own_seal() {
    let anna = Person::made_of([1; 32]);
    let (device, number) = ("01234567", [7_u8; 16]);
    for (place, slug) in ["yatzy", "greedy", "bluff", "five-crowns", "court", "dnup"].into_iter().enumerate() {
        let about = GAMES.iter().find(|about| about.slug == slug).unwrap();
        let mut old = played(about, 2 * place + 1);
        if slug == "greedy" {
            // Somebody has resigned, and the game goes on without them.
            let (seats, mut fewer) = opened(about, 1);
            assert!(seats > 2);
            fewer.enter("throw 3").unwrap();
            fewer.enter("gone C").unwrap();
            old = fewer;
        }
        let steps = step(&old, usize::MAX, Viewer::Referee).count;
        let from = if old.over() { steps / 2 } else { steps };
        let onward = Onward::from(&old, from).unwrap();
        let before = onward.play().outcomes();
        let guest = anna.at("on").bringing(device, Sha256::digest(number).into());
        let seats = vec![SetupSeat::Mine("Anna".to_owned()); onward.play().places()];
        let seal = sealed(&secret_of(slug), "on");
        let mut table = onward.open(&seats, Agreed::default(), &guest, &RandomBots, &seal).unwrap();
        let house = House { bots: &RandomBots, away: Seats::NONE, silent: Seats::NONE, released: &[] };
        let adds = Wish::Add(device.to_owned(), Adding::Number(number));
        let Granted::Lines(lines) = table.grant(&guest, &adds, &house, &mut Seeded::new(0)).unwrap() else { panic!() };
        table.add(&lines);
        let mut any = Seeded::new(5);
        while table.play().next() != Next::Nobody {
            let line = match table.play().next() {
                Next::Chance { .. } => table.play().draw(&mut table.luck().unwrap()),
                _ => table.play().any_line(&mut any).unwrap(),
            };
            table.add(&[line]);
            let back = table.play().lines_since_choice(|_| true).filter(|_| any.below(30) == 0 && !table.play().over());
            if let Some(lines) = back {
                table.add(&[TableLine::Undo(lines).to_string()]);
            }
        }
        let text = Record::of(table.play()).to_string();
        let record = file(&format!("luck-elsewhere-{slug}.rafle"), &text);
        let line = 1 + text.lines().position(|line| line.starts_with("luck 1 ")).unwrap();
        let left = verify(&[], &record);
        let said = format!("from line {line} on; the ");
        assert!(left.code == 0 && left.out.contains(&said), "{slug}: {}{}", left.out, left.err);
        assert!(left.out.contains("and from the number of one device"), "{slug}: {}", left.out);
        let draws = verify(&["--draws"], &record).out;
        let after = table.play().outcomes() - before;
        assert!(after == 0 || draws.starts_with(&format!("{before} ")), "{slug}: outcomes are counted on");
        let script = run(Command::new("python3").arg(SCRIPT).arg(&record), draws.as_bytes());
        assert_eq!(script.code, 0, "{slug}: {}", script.err);
        assert!(script.out.starts_with(&format!("{after} outcomes")), "{slug}: {}", script.out);
        // An outcome of this table that is another one is named; what was played elsewhere is not judged.
        let mut lines: Vec<_> = text.lines().map(ToOwned::to_owned).collect();
        let outcome = |at: usize| lines[at].starts_with("throw ") && lines[at].contains(['1', '2', '3', '4', '5']);
        if let Some(at) = (line..lines.len()).rev().find(|&at| outcome(at)) {
            lines[at] = lines[at].replace(['1', '2', '3', '4', '5'], "6");
            let forged = file(&format!("luck-elsewhere-{slug}-forged.rafle"), &(lines.join("\n") + "\n"));
            assert_ne!(verify(&[], &forged).code, 0, "{slug}");
        }
    }
}

/// A game that is over with the first line after its seal has no outcome to check, and says so.
#[test]
fn a_record_opened_as_a_table_and_given_up_at_once_has_nothing_wrong_with_it() {
    let old = of_yatzy(1);
    let onward = Onward::from(&old, 3).unwrap();
    let seats = vec![SetupSeat::Mine("Anna".to_owned()); onward.play().places()];
    let guest = Person::made_of([1; 32]).at("on");
    let seal = sealed(&secret_of("on"), "on");
    let mut table = onward.open(&seats, Agreed::default(), &guest, &RandomBots, &seal).unwrap();
    for seat in Seats::first(seats.len()).iter().skip(1) {
        table.add(&[gone(seat)]);
    }
    assert!(table.play().over());
    let record = file("luck-elsewhere-given-up.rafle", &Record::of(table.play()).to_string());
    assert_eq!(verify(&[], &record).code, 0);
    let draws = verify(&["--draws"], &record).out;
    let script = run(Command::new("python3").arg(SCRIPT).arg(&record), draws.as_bytes());
    assert!(script.code == 0 && script.out.starts_with("0 outcomes"), "{}{}", script.out, script.err);
}

/// A record that was taken while people sat down, or while their numbers were being opened, would be sealed anew where nobody can
/// say that a number was missing.
#[test]
fn a_record_that_has_not_begun_does_not_go_on_in_the_terminal() {
    let lines = prepared("abc", 2, Some("begin A B".to_owned()));
    let told = |line: &String| line.split(" secret ").next().unwrap().to_owned();
    let mut record = vec!["rafle 1 greedy seats=2 target=10".to_owned(), told(&lines[0]), "room".to_owned()];
    record.extend(lines[1..].iter().map(told));
    let text = |count: usize| record[..count].join("\n") + "\n";
    for count in 3..=record.len() {
        let kept = file("luck-not-begun.rafle", &text(count));
        let line = format!("play --plain --pause 0 --seed 1 --record {}", kept.display());
        // Also where all has just been drawn anew and nobody has sealed anything yet: the numbers of the draw before are known.
        let left = run(&mut command(&line), "\nstop\n".repeat(40).as_bytes());
        assert!(left.code != 0 && left.err.contains("has not begun yet"), "{count}: {}{}", left.out, left.err);
        assert_eq!(std::fs::read_to_string(&kept).unwrap(), text(count));
    }
    // Nor does a lot that is still to fall, or the game that was left last, if it stands so.
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("games-not-begun");
    std::fs::create_dir_all(&folder).unwrap();
    let begun = ["room", "begins lot", "begin A B"].map(ToOwned::to_owned);
    for lines in [&begun[..], &record[2..]] {
        let text = [&record[..2], lines].concat().join("\n") + "\n";
        let kept = folder.join("left.rafle");
        std::fs::write(&kept, &text).unwrap();
        for (line, why) in [
            (format!("play --plain --pause 0 --record {}", kept.display()), "has not begun yet"),
            (format!("play --plain --pause 0 --resume --games {}", folder.display()), "no game"),
        ] {
            let left = run(&mut command(&line), "\nstop\n".repeat(40).as_bytes());
            assert!(left.code != 0 && left.err.contains(why), "{line}: {}{}", left.out, left.err);
            assert_eq!(std::fs::read_to_string(&kept).unwrap(), text);
        }
    }
    // Nor does a choice before the first throw, by which luck has not answered anything.
    let mut chosen = vec!["rafle 1 guess-and-throw seats=2".to_owned()];
    chosen.extend(prepared("abc", 1, None).iter().map(told));
    chosen.push("guess 7\n".to_owned());
    let kept = file("luck-only-chosen.rafle", &chosen.join("\n"));
    let left = run(&mut command(&format!("play --plain --pause 0 --record {}", kept.display())), b"\n");
    assert!(left.code != 0 && left.err.contains("has not begun yet"), "{}{}", left.out, left.err);
}

/// A record of a running game has no secret: where it goes on in the terminal, a new one is sealed.
#[test]
fn a_record_that_goes_on_in_the_terminal_is_checked_from_there() {
    let text = "rafle 1 greedy seats=2 target=10\nluck 1 SEAL\nname A Anna\nname B Bo\nthrow 3\n";
    let closed = sealed(&secret_of("elsewhere"), "abc").to_string();
    let record = file("luck-terminal.rafle", &text.replace("luck 1 SEAL", closed.split(" secret ").next().unwrap()));
    assert!(verify(&[], &record).out.contains("the secret is not in this record"));
    let line = format!("play --plain --pause 0 --seed 12 --record {}", record.display());
    let left = run(&mut command(&line), "stop\n\n".repeat(40).as_bytes());
    assert_eq!(left.code, 0, "{}{}", left.out, left.err);
    let left = verify(&[], &record);
    assert!(left.code == 0 && left.out.contains("from line 6 on; the outcome before it"), "{}", left.out);
    let draws = verify(&["--draws"], &record).out;
    let script = run(Command::new("python3").arg(SCRIPT).arg(&record), draws.as_bytes());
    assert!(draws.starts_with("1 ") && script.code == 0, "{draws}{}", script.err);
}

/// A game of each is kept, by the rule as it is frozen: whoever changes the order in which a game asks for its luck changes the
/// rule, and gives it another number. `RAFLE_GOLDEN=write` writes them anew; until the rule is frozen that is allowed.
#[test]
fn the_games_that_are_kept_still_follow() {
    for (place, about) in GAMES.iter().enumerate() {
        let kept =
            Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden")).join(format!("{}.rafle", about.slug));
        if std::env::var_os("RAFLE_GOLDEN").is_some_and(|word| word == "write") {
            std::fs::create_dir_all(kept.parent().unwrap()).unwrap();
            std::fs::write(&kept, Record::of(&played(about, place)).to_string()).unwrap();
        }
        let left = verify(&[], &kept);
        assert!(left.code == 0, "{}: {}{}", about.slug, left.out, left.err);
    }
}

#[test]
fn a_game_in_the_terminal_follows_from_its_seed() {
    let games = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("games-luck");
    let _ = std::fs::remove_dir_all(&games);
    let line =
        format!("play greedy --plain --seats Anna,Bo --seed 12 --pause 0 -o target=10 --games {}", games.display());
    let left = run(&mut command(&line), "\nstop\n".repeat(40).as_bytes());
    assert_eq!(left.code, 0, "{}{}", left.out, left.err);
    let record =
        std::fs::read_dir(&games).unwrap().map(|entry| entry.unwrap().path()).find(|path| path.is_file()).unwrap();
    let text = std::fs::read_to_string(&record).unwrap();
    assert!(text.contains(&format!(" secret {}", hashed(b"12"))), "{text}");
    let left = verify(&[], &record);
    assert!(left.code == 0 && left.out.contains("that was sealed before the game."), "{}", left.out);
}

#[test]
fn where_nothing_was_sealed_that_is_said() {
    let typed = file("luck-typed.rafle", "rafle 1 greedy seats=2\nthrow 2\n");
    let left = rafle(&format!("verify {}", typed.display()));
    assert!(left.code == 1 && left.out.contains("there is nothing to check"), "{}", left.out);
}
