//! A robot at a pseudo-terminal: it reads the record that is kept, chooses, presses the keys, and compares the screen
//! with what a table draws.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, native_pty_system};
use rafle_engine::{AnyGame, Next, Play, Record, SHOWN, Seat, Seeded, Source, Values};
use rafle_games::GAMES;
use rafle_tui::{KeyCode, Setting, Styles, Table};
use rafle_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::pty::{A_MOMENT, PATIENCE, Terminal, pty_size};

/// An empty folder for the games of one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("games-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Each number at its least if that makes games shorter.
fn shortest(slug: &str, seats: usize) -> Vec<(String, String)> {
    let length = |options: &[(String, String)]| {
        let pairs: Vec<_> = options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let start = rafle_games::open(slug, seats, &pairs)?.ok()?;
        let lines = |seed| {
            let (mut play, mut luck) = (Play::new(start.copy()), Seeded::new(seed));
            while let Some(line) = play.any_line(&mut luck) {
                play.enter(&line).unwrap();
            }
            play.log().len()
        };
        Some((0..3).map(lines).sum::<usize>())
    };
    let mut options = Vec::new();
    let mut best = length(&options).expect("the usual options are right");
    for field in rafle_games::fields(slug).unwrap() {
        let Values::Between { least, .. } = field.values else { continue };
        for value in [least, least + 1] {
            options.push((field.key.to_owned(), value.to_string()));
            match length(&options) {
                Some(shorter) if shorter < best => {
                    best = shorter;
                    break;
                }
                _ => drop(options.pop()),
            }
        }
    }
    options
}

fn kept(games: &Path) -> Option<String> {
    let file = fs::read_dir(games).unwrap().next()?.unwrap().path();
    fs::read_to_string(file).ok().filter(|text| text.ends_with('\n'))
}

/// A table of this game.
fn table(play: &Play) -> Table {
    Table::new(play.clone(), Setting::to_look_at(Words::of("en"), Styles::new(false)))
}

/// What a table of this game would draw.
fn drawn(play: &Play, (width, height): (u16, u16)) -> Vec<String> {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    table(play).draw(buffer.area, &mut buffer);
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(line).collect()
}

/// Plays one game to the end with as few as can play it.
fn play_to_the_end(slug: &str, size: (u16, u16)) {
    let about = GAMES.iter().find(|about| about.slug == slug).unwrap();
    play_among(slug, about.least_seats, size);
}

/// Plays one game to the end, with a person in the first seat and random bots in the others.
fn play_among(slug: &str, seats: usize, size: (u16, u16)) {
    let options = shortest(slug, seats);
    let games = folder(&format!("{slug}-{seats}-{}x{}", size.0, size.1));
    let sitters = std::iter::once("me").chain(std::iter::repeat_n("bot:random", seats - 1));
    let sitters = sitters.collect::<Vec<_>>().join(",");
    let chosen = options.iter().map(|(key, value)| format!("-o {key}={value}")).collect::<Vec<_>>().join(" ");
    let line = format!("play {slug} --seats {sitters} --seed 5 --pause 0 {chosen}");
    let mut terminal = Terminal::rafle(&line, &games, size);
    let pairs: Vec<_> = options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let start = rafle_games::open(slug, seats, &pairs).unwrap().unwrap();
    let mut robot = Robot { start, games, looked: 0, luck: Seeded::new(9) };
    terminal.wait_for_text("Esc");
    while robot.step(&mut terminal) {}
    terminal.wait_for("the result", |lines| {
        let won = ["wins.", "share the win.", "Nobody wins."];
        lines.iter().any(|line| won.iter().any(|end| line.contains(end)))
    });
    terminal.press(KeyCode::Esc);
    assert!(terminal.end().success(), "{slug}");
    terminal.wait_until_given_back();
    // What was on the other screen is gone; the result and what can be done with the record are not.
    terminal.wait_for_text("The game is over:");
    terminal.wait_for_text("rafle replay ");
    terminal.wait_for_text("rafle analyse ");
}

struct Robot {
    start: Box<dyn AnyGame>,
    games: PathBuf,
    looked: usize,
    luck: Seeded,
}

impl Robot {
    fn play(&self) -> Play {
        match kept(&self.games) {
            Some(text) => Record::read(&text).unwrap().play(self.start.copy()).unwrap(),
            None => Play::new(self.start.copy()),
        }
    }

    /// One move of the person, after the bots have moved; false when the game is over.
    fn step(&mut self, terminal: &mut Terminal) -> bool {
        let since = Instant::now();
        let play = loop {
            let play = self.play();
            match play.next() {
                Next::Nobody => return false,
                Next::Seat(Seat::A) | Next::Chance { hand: Some(Seat::A) } if play.now().forced().is_none() => {
                    break play;
                }
                _ => {}
            }
            assert!(since.elapsed() < PATIENCE, "nothing happens:\n{}", terminal.lines().join("\n"));
            thread::sleep(A_MOMENT);
        };
        let keys = match play.next() {
            Next::Seat(_) => {
                let open = play.now().open();
                let action = &open[self.luck.below(open.len() as u32) as usize];
                table(&play).hand().keys_for(action).unwrap_or_else(|| panic!("no keys for {action}"))
            }
            _ => vec![KeyCode::Char(' ')],
        };
        self.look(terminal, &play);
        let lines = play.log().len();
        for key in keys {
            terminal.press(key);
        }
        let since = Instant::now();
        while self.play().log().len() == lines {
            assert!(since.elapsed() < PATIENCE, "the keys do nothing:\n{}", terminal.lines().join("\n"));
            thread::sleep(A_MOMENT);
        }
        true
    }

    /// Now and then, and always at first, the screen is compared with what a table would draw.
    fn look(&mut self, terminal: &Terminal, play: &Play) {
        self.looked += 1;
        if self.looked <= 6 || self.looked.is_multiple_of(11) {
            // A game of which nothing is kept yet has no names.
            let Some(_) = kept(&self.games) else { return };
            let drawn = drawn(play, terminal.size);
            terminal.wait_for(&format!("this table:\n{}\n", drawn.join("\n")), |lines| lines == drawn);
        }
    }
}

const SIZES: [(u16, u16); 5] = [(80, 24), (60, 20), (80, 23), (120, 40), (200, 60)];

#[test]
fn a_robot_plays_to_the_end() {
    let all = std::env::var_os("RAFLE_ALL").is_some();
    let sample = ["yatzy", "bluff", "flag", "greedy", "morris", "twenty-five", "five-crowns-solitaire"];
    for about in GAMES.iter().filter(|about| all || sample.contains(&about.slug)) {
        for size in SIZES.into_iter().take(if all { SIZES.len() } else { 1 }) {
            play_to_the_end(about.slug, size);
        }
    }
    if !all {
        for (slug, size) in ["yatzy", "bluff", "yatzy", "greedy"].into_iter().zip(&SIZES[1..]) {
            play_to_the_end(slug, *size);
        }
    }
}

#[test]
fn a_robot_plays_among_more_than_eight() {
    let wide = || GAMES.iter().filter(|about| about.most_seats > SHOWN);
    if std::env::var_os("RAFLE_ALL").is_none() {
        let quickest = wide().min_by_key(|about| about.minutes).expect("there is such a game");
        return play_among(quickest.slug, quickest.most_seats, SIZES[0]);
    }
    for about in wide() {
        for seats in [SHOWN + 2, about.most_seats] {
            play_among(about.slug, seats, SIZES[0]);
        }
    }
}

/// Every key that picks a die brings it to the screen with the very next frame: there are no more frames than keys, but for
/// those that are drawn twice a second while nothing happens. How long a key takes is told (`--release --no-capture`).
#[test]
fn a_keystroke_is_on_the_screen_with_the_next_frame() {
    const KEYS: usize = 100;
    let mut terminal = Terminal::rafle("play yatzy --seats Anna,Bo --seed 1", &folder("keys"), SIZES[0]);
    terminal.wait_for_text("[space]");
    terminal.press(KeyCode::Char(' '));
    terminal.wait_for_text("them all again");
    let (frames, since) = (terminal.frames(), Instant::now());
    let mut times: Vec<Duration> = (0..KEYS)
        .map(|key| {
            let pressed = Instant::now();
            terminal.press(KeyCode::Char('1'));
            let is_picked = |lines: &[String]| lines.iter().any(|line| line.contains('╔'));
            terminal.wait_for("the die", |lines| is_picked(lines) == key.is_multiple_of(2));
            pressed.elapsed()
        })
        .collect();
    let (frames, idle) = (terminal.frames() - frames, since.elapsed().as_millis() as usize / 500);
    assert!(frames <= KEYS + idle + 1, "{frames} frames for {KEYS} keys");
    times.sort_unstable();
    println!("{KEYS} keys, {frames} frames; {:?} in the middle, at most {:?}", times[KEYS / 2], times[KEYS - 1]);
    terminal.type_in(b"\x03");
    terminal.end();
}

#[test]
fn the_terminal_is_given_back_however_it_ends() {
    for (name, way) in [("c", "key"), ("term", "-TERM"), ("hup", "-HUP"), ("int", "-INT")] {
        let mut terminal =
            Terminal::rafle("play greedy --seats Anna,Bo --seed 1", &folder(&format!("end-{name}")), SIZES[0]);
        terminal.wait_for_text("Anna");
        let before = !terminal.is_given_back();
        assert!(before, "the screen was taken");
        if way == "key" {
            terminal.type_in(b"\x03");
        } else {
            terminal.signal(way);
        }
        terminal.end();
        terminal.wait_until_given_back();
        assert!(terminal.lines_are_shown(), "{way}");
    }
}

#[test]
fn a_long_computation_says_how_far_it_is_and_can_be_interrupted() {
    let cache = folder("odds");
    let line = format!("odds hadsund --seats 2 --cache {}", cache.display());
    let mut terminal = Terminal::rafle(&line, &folder("odds-games"), SIZES[0]);
    terminal.wait_for_text("Positions found");
    terminal.type_in(b"\x03");
    assert!(!terminal.end().success());
    assert_eq!(fs::read_dir(&cache).unwrap().count(), 0, "nothing is kept of what was not finished");
}

#[test]
fn a_window_that_is_closed_ends_the_game() {
    let pair = native_pty_system().openpty(pty_size(80, 24)).expect("there is a pseudo-terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rafle"));
    command.args("play greedy --seats Anna,Bo --seed 1".split_whitespace());
    command.env("RAFLE_GAMES", folder("closed"));
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    drop(pair.slave);
    let (mut reader, mut bytes, mut shown) = (pair.master.try_clone_reader().unwrap(), [0; 4096], String::new());
    while !shown.contains("Anna") {
        let count = reader.read(&mut bytes).expect("the program draws");
        shown += &String::from_utf8_lossy(&bytes[..count]);
    }
    drop((reader, pair.master));
    let since = Instant::now();
    while child.try_wait().expect("it can be waited for").is_none() {
        assert!(since.elapsed() < PATIENCE, "the program goes on without a window");
        thread::sleep(A_MOMENT);
    }
}

/// Run by the next test in a terminal of its own.
#[test]
#[ignore = "it panics on purpose"]
fn a_screen_that_panics() {
    let mut screen = rafle_tui::Screen::open().unwrap();
    screen.draw(|area, buffer| buffer.set_string(0, area.height / 2, "soon", ratatui::style::Style::new())).unwrap();
    panic!("on purpose");
}

#[test]
fn the_terminal_is_given_back_before_a_panic_is_told() {
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "terminal::a_screen_that_panics", "--nocapture"]);
    command.env("RUST_BACKTRACE", "0");
    let mut terminal = Terminal::start(command, &[], SIZES[0]);
    terminal.end();
    terminal.wait_for_text("on purpose");
    terminal.wait_until_given_back();
    assert!(terminal.lines_are_shown());
}

#[test]
fn a_game_that_was_left_goes_on() {
    let games = folder("resume");
    let mut terminal = Terminal::rafle("play greedy --seats Anna,Bo --seed 1", &games, SIZES[0]);
    terminal.wait_for_text("Anna is to throw one die.");
    terminal.press(KeyCode::Char(' '));
    terminal.wait_for_text("Stop");
    terminal.type_in(b"\x1b");
    terminal.wait_for_text("Leave the table?");
    terminal.press(KeyCode::Enter);
    assert!(terminal.end().success());
    terminal.wait_for_text("rafle play --resume");
    let before = kept(&games).expect("the game is kept");

    let mut terminal = Terminal::rafle("play --resume", &games, SIZES[0]);
    terminal.wait_for_text("Stop");
    assert_eq!(kept(&games).unwrap(), before, "looking at it adds nothing");
    terminal.type_in(b"\x03");
    terminal.end();

    let mut terminal = Terminal::rafle("play", &games, SIZES[0]);
    terminal.wait_for_text("Go on: Greedy");
    terminal.press(KeyCode::Enter);
    terminal.wait_for_text("Stop");
    terminal.type_in(b"\x03");
    terminal.end();
}

#[test]
fn the_shelf_is_searched_by_any_name() {
    let mut terminal = Terminal::rafle("play --seed 1", &folder("shelf"), SIZES[0]);
    terminal.wait_for_text("Yatzy");
    terminal.type_in("begær".as_bytes());
    terminal.wait_for("only Greedy", |lines| {
        lines.iter().any(|line| line.contains("Greedy")) && !lines.iter().any(|line| line.contains("Yatzy"))
    });
    terminal.press(KeyCode::Enter);
    terminal.wait_for_text("Throw the die.");
    terminal.type_in(b"\x03");
    assert!(terminal.end().success());
}

#[test]
fn a_small_screen_is_told_and_a_large_one_drawn_again() {
    let mut terminal = Terminal::rafle("play yatzy --seed 1", &folder("small"), (44, 12));
    terminal.wait_for_text("--plain");
    terminal.resize((100, 40));
    terminal.wait_for_text("Esc leave");
    terminal.type_in(b"\x03");
    assert!(terminal.end().success());
}

#[test]
fn hidden_dice_are_covered_while_the_screen_is_handed_over() {
    let mut terminal = Terminal::rafle("play bluff --seats Anna,Bo --seed 1", &folder("cover"), SIZES[0]);
    terminal.wait_for_text("Throw");
    terminal.press(KeyCode::Char(' '));
    terminal.wait_for_text("When you have seen enough");
    assert!(terminal.lines().iter().any(|line| line.contains('●')), "Anna sees what she has thrown");
    terminal.press(KeyCode::Char('x'));
    terminal.wait_for_text("Pass the screen to Bo");
    assert!(!terminal.lines().iter().any(|line| line.contains('●')), "nothing of Anna's is seen");
    terminal.press(KeyCode::Char('x'));
    terminal.wait_for_text("Bo is to throw");
    terminal.type_in(b"\x03");
    terminal.end();
}

#[test]
fn a_record_is_looked_back_on() {
    let file = crate::shell::records_of("good-man").into_iter().next().expect("a worked example");
    let mut terminal = Terminal::rafle(&format!("replay {}", file.display()), &folder("replay"), SIZES[0]);
    terminal.wait_for_text("0 of");
    terminal.type_in(b"\x1b[C");
    terminal.wait_for_text("1 of");
    terminal.press(KeyCode::Tab);
    terminal.wait_for_text("seen by A");
    terminal.type_in(b"q");
    assert!(terminal.end().success());
    terminal.wait_until_given_back();
}

#[test]
fn a_simulation_that_is_stopped_tells_what_is_known() {
    let games = folder("stopped");
    let mut terminal = Terminal::rafle("simulate yatzy --seats 1 --games 1000000000", &games, SIZES[0]);
    let some = |line: &String| line.contains("/1,000,000,000") && !line.contains(" 0/");
    terminal.wait_for("some games", |lines| lines.iter().any(some));
    terminal.type_in(b"\x03");
    terminal.wait_for_text("(stopped before");
    terminal.wait_for_text("Shared wins");
    assert!(!terminal.end().success(), "whoever stopped it sees that it was stopped");
}

#[test]
fn ctrl_z_gives_the_terminal_back_and_what_is_typed_meanwhile_plays_nothing() {
    for way in ["key", "-TSTP"] {
        let games = folder(&format!("stop{way}"));
        let mut terminal = Terminal::rafle("play greedy --seats Anna,Bo --seed 1", &games, SIZES[0]);
        terminal.wait_for_text("Anna is to throw one die.");
        if way == "key" {
            terminal.type_in(b"\x1a");
        } else {
            terminal.signal(way);
        }
        terminal.wait_until_given_back();
        let since = Instant::now();
        while !terminal.is_stopped() {
            assert!(since.elapsed() < PATIENCE, "the program goes on");
            thread::sleep(A_MOMENT);
        }
        assert!(terminal.lines_are_shown(), "a shell can be typed at");
        terminal.type_in(b"fg\r \r");
        terminal.signal("-CONT");
        terminal.wait_for_text("Anna is to throw one die.");
        thread::sleep(Duration::from_millis(600));
        assert_eq!(kept(&games), None, "nothing was played");
        terminal.press(KeyCode::Char(' '));
        terminal.wait_for_text("Stop");
        terminal.type_in(b"\x03");
        terminal.end();
    }
}

#[test]
fn a_seed_gives_the_same_game_again_bots_included() {
    let game = |number: u32| {
        let games = folder(&format!("seed-{number}"));
        let mut terminal = Terminal::rafle("play bluff --seats 3 --seed 9 --pause 0", &games, SIZES[0]);
        let start = rafle_games::open("bluff", 3, &[]).unwrap().unwrap();
        let mut robot = Robot { start, games: games.clone(), looked: 0, luck: Seeded::new(4) };
        terminal.wait_for_text("Esc");
        for _ in 0..12 {
            if !robot.step(&mut terminal) {
                break;
            }
        }
        terminal.type_in(b"\x03");
        terminal.end();
        let lines = kept(&games).expect("it was kept");
        // The bots may have been stopped at any moment.
        lines.lines().take(30).map(ToOwned::to_owned).collect::<Vec<_>>()
    };
    let (one, other) = (game(1), game(2));
    assert!(one.len() > 12, "{one:?}");
    let common = one.len().min(other.len());
    assert_eq!(one[..common], other[..common]);
}

#[test]
fn a_game_is_set_up_on_the_shelf() {
    let games = folder("set-up");
    let mut terminal = Terminal::rafle("play --seed 1", &games, SIZES[1]);
    terminal.wait_for_text("Yatzy");
    terminal.type_in(b"greedy");
    terminal.wait_for("only Greedy", |lines| !lines.iter().any(|line| line.contains("Yatzy")));
    terminal.press(KeyCode::Right);
    terminal.wait_for_text("House rules");
    // Anna becomes Annika, one bot goes, the other becomes Bo, and they play to 50.
    terminal.type_in(b"\x7fika");
    terminal.wait_for_text("Annika");
    terminal.press(KeyCode::Down);
    // In a name that is being typed it would be a letter.
    terminal.type_in(b"-");
    // After the bots of the club come the masters, and then people.
    for _ in 0..2 {
        terminal.press(KeyCode::Right);
    }
    terminal.wait_for_text("type a name");
    terminal.wait_for_text("Everybody needs a name");
    terminal.type_in(b"Bo");
    terminal.press(KeyCode::Down);
    terminal.type_in(b"50");
    terminal.wait_for_text(": 50");
    terminal.press(KeyCode::Enter);
    terminal.wait_for_text("Annika is to throw one die.");
    terminal.press(KeyCode::Char(' '));
    terminal.wait_for_text("Stop");
    let record = kept(&games).unwrap();
    assert!(
        record.contains("target=50") && record.contains("name A Annika") && record.contains("name B Bo"),
        "{record}"
    );
    terminal.type_in(b"\x03");
    terminal.end();
}

#[test]
fn a_language_is_chosen_on_the_shelf() {
    let mut terminal = Terminal::rafle("play --seed 1", &folder("language"), SIZES[1]);
    terminal.wait_for_text("What shall we play?");
    terminal.press(KeyCode::Right);
    terminal.wait_for_text("English");
    // The language stands last, and whoever has chosen another is still there.
    terminal.type_in(b"\x1b[A");
    for language in ["Deutsch", "Dansk"] {
        terminal.type_in(b"\x1b[D");
        terminal.wait_for_text(language);
    }
    terminal.press(KeyCode::Esc);
    terminal.wait_for_text("Hvad skal vi spille?");
    terminal.type_in(b"\x03");
    terminal.end();
}

#[test]
fn a_game_that_was_left_is_thrown_away() {
    let games = folder("thrown-away");
    let mut terminal = Terminal::rafle("play greedy --seats Anna,Bo --seed 1", &games, SIZES[0]);
    terminal.wait_for_text("Anna is to throw one die.");
    terminal.press(KeyCode::Char(' '));
    terminal.wait_for_text("Stop");
    terminal.type_in(b"\x03");
    terminal.end();
    let mut terminal = Terminal::rafle("play", &games, SIZES[0]);
    terminal.wait_for_text("Go on: Greedy");
    terminal.press(KeyCode::Delete);
    terminal.wait_for_text("Throw this game away?");
    terminal.press(KeyCode::Char('x'));
    terminal.wait_for_text("Del throw away");
    assert!(kept(&games).is_some(), "only Enter means it");
    terminal.press(KeyCode::Delete);
    terminal.wait_for_text("Throw this game away?");
    terminal.press(KeyCode::Enter);
    terminal.wait_for("an empty shelf", |lines| !lines.iter().any(|line| line.contains("Go on:")));
    assert_eq!(kept(&games), None);
    terminal.type_in(b"\x03");
    terminal.end();
}

#[test]
fn after_a_game_one_looks_back_and_plays_again() {
    let games = folder("after");
    let mut terminal = Terminal::rafle("play greedy --seats Anna,Bo --seed 1 -o target=10", &games, SIZES[0]);
    let start = rafle_games::open("greedy", 2, &[("target", "10")]).unwrap().unwrap();
    terminal.wait_for_text("Esc");
    let since = Instant::now();
    let over = || {
        let text = kept(&games)?;
        Some(Record::read(&text).unwrap().play(start.copy()).unwrap()).filter(|play| play.next() == Next::Nobody)
    };
    while over().is_none() {
        assert!(since.elapsed() < PATIENCE, "the game does not end");
        terminal.type_in(b" s");
        thread::sleep(Duration::from_millis(30));
    }
    terminal.wait_for_text("a again   l look back   n analyse   Esc leave");
    // A screen is drawn from top to bottom: it is whole when the keys of the one before are gone.
    let whole = |terminal: &Terminal, what: &str| {
        terminal.wait_for(what, |lines| {
            lines.iter().any(|line| line.contains(what)) && !lines.iter().any(|line| line.contains("a again"))
        });
    };
    terminal.type_in(b"l");
    whole(&terminal, "0 of");
    terminal.press(KeyCode::Esc);
    terminal.wait_for_text("a again");
    terminal.type_in(b"n");
    whole(&terminal, "loses");
    terminal.press(KeyCode::Esc);
    terminal.wait_for_text("a again");
    terminal.type_in(b"a");
    // Who sat next to the one who began begins now.
    terminal.wait_for_text("Bo is to throw one die.");
    terminal.type_in(b"\x03");
    assert!(terminal.end().success());
    terminal.wait_for_text("The game is over:");
}

#[test]
fn a_terminal_without_our_signs_gets_others() {
    let said = [("LANG", "C")];
    let mut terminal = Terminal::rafle_where(&said, "play yatzy --seats Anna,Bo --seed 1", &folder("ascii"), SIZES[0]);
    terminal.wait_for_text("[space]");
    terminal.press(KeyCode::Char(' '));
    terminal.wait_for_text("them all again");
    let lines = terminal.lines();
    assert!(lines.iter().all(|line| line.is_ascii()), "{}", lines.join("\n"));
    assert!(lines.iter().any(|line| line.contains("+-----+")), "{}", lines.join("\n"));
    terminal.type_in(b"\x03");
    terminal.end();
}
