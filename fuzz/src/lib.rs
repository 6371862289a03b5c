//! What must hold for any text at all, through every door by which text comes in.
//!
//! Each function takes raw bytes and panics if something does not hold. The fuzzer (`cargo xtask fuzz`) feeds them for
//! hours; the tests of the `rafle` crate feed them briefly, and everything in `corpus/`.

// The tests of another crate read this file as a module.
#![allow(unreachable_pub, missing_docs)]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rafle_engine::{AnyGame, Game, Options, Play, Record, Seat, Seeded, Viewer};
use rafle_games::{GAMES, Visit};

/// Further into a game little is new, and every run takes longer.
const MOST_STEPS: u8 = 64;

/// Every refused line asks what would have been open: more lines tell little more, and take their time.
const MOST_LINES: usize = 12;

/// Some of those who may look at a table: a seat, somebody who watches, and whoever keeps the record.
const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat::A), Viewer::Spectator, Viewer::Referee];

/// Lines of a game. Three bytes choose the game, the seed of its luck and how many steps it has gone; then follow lines.
///
/// A line is refused and leaves no trace, or it is accepted, and everything can be shown and written down afterwards.
pub fn notation(data: &[u8]) {
    let [game, seed, steps, text @ ..] = data else { return };
    let text = String::from_utf8_lossy(text);
    let about = &GAMES[usize::from(*game) % GAMES.len()];
    rafle_games::visit_each(about.slug, ReadBack(&text));
    let start = rafle_games::open(about.slug, about.usual_seats, &[]).expect("the game is on the list");
    let mut play =
        walked(start.expect("the usual options are fine"), u64::from(*seed), usize::from(*steps % MOST_STEPS));
    for line in text.lines().take(MOST_LINES) {
        let (before, log) = (play.now().copy(), play.log().len());
        match play.enter(line) {
            Ok(()) => shown(&play),
            Err(refusal) => {
                assert!(same(play.now(), &*before) && play.log().len() == log, "a refusal changes nothing");
                play.why_not(line, &refusal);
            }
        }
    }
    written_down(&play);
}

/// A record: it is refused with the number of a line, or it is written as it was read; playing it is safe.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let record = match Record::read(&text) {
        Ok(record) => record,
        Err(error) => {
            assert!((1..=text.lines().count().max(1)).contains(&error.number), "an error names a line that is there");
            return;
        }
    };
    let again = Record::read(&record.to_string()).expect("what was written can be read");
    let said = |record: &Record| record.entries.iter().map(|entry| entry.said.clone()).collect::<Vec<_>>();
    assert_eq!((&again.slug, again.seats, &again.options), (&record.slug, record.seats, &record.options));
    assert_eq!(said(&again), said(&record), "what was written is what was read");
    if let Ok(play) = rafle_games::replay(&record) {
        shown(&play);
        written_down(&play);
    }
}

/// House rules. One byte chooses the game; then follow lines `key=value`.
///
/// A value is refused and leaves no trace, or it is kept as it is written.
pub fn options(data: &[u8]) {
    #[derive(Clone, Copy)]
    struct Set<'a>(&'a str);

    impl Visit for Set<'_> {
        type Out = ();

        fn visit<G: Game>(self) {
            let mut options = G::Options::default();
            for (key, word) in self.0.lines().filter_map(|line| line.split_once('=')) {
                let before = options;
                if options.set(key, word).is_err() {
                    assert_eq!(options, before, "a refusal changes nothing");
                    continue;
                }
                let mut again = before;
                let written = options.get(key).expect("an option that was set has a value");
                again.set(key, &written).expect("what is written can be read");
                assert_eq!(again, options, "a written value means itself");
            }
            for seats in G::ABOUT.least_seats..=G::ABOUT.most_seats {
                if let Ok(game) = rafle_engine::start::<G>(options, seats) {
                    let _ = (game.next(), game.standings());
                }
            }
        }
    }

    let [game, text @ ..] = data else { return };
    let about = &GAMES[usize::from(*game) % GAMES.len()];
    rafle_games::visit_each(about.slug, Set(&String::from_utf8_lossy(text)));
}

/// Whatever reads as an action or as luck is written so that it reads back.
#[derive(Clone, Copy)]
struct ReadBack<'a>(&'a str);

impl Visit for ReadBack<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        for line in self.0.lines() {
            reads_back::<G::Action>(line);
            reads_back::<G::Luck>(line);
        }
    }
}

fn reads_back<T: FromStr + Display + PartialEq + Debug>(line: &str) {
    if let Ok(read) = line.parse::<T>() {
        assert_eq!(read.to_string().parse().ok().as_ref(), Some(&read), "`{line}` was written `{read}`");
    }
}

/// A game after some random steps.
fn walked(start: Box<dyn AnyGame>, seed: u64, steps: usize) -> Play {
    let mut source = Seeded::new(seed);
    let mut play = Play::new(start);
    for _ in 0..steps {
        let Some(line) = play.any_line(&mut source) else { break };
        play.enter(&line).expect("what is open is accepted");
    }
    play
}

/// Everything that a viewer could be shown.
fn shown(play: &Play) {
    let _ = (play.next(), play.standings(), play.names(), play.now().open());
    for viewer in VIEWERS {
        let _ = play.now().view(viewer);
    }
}

/// The log is a record, and every viewer's log leads to what this viewer sees.
fn written_down(play: &Play) {
    let record = Record::of(play);
    let read = Record::read(&record.to_string()).expect("what was written can be read");
    assert_eq!(read, record);
    let opened = play.afresh();
    let again = read.play(opened.start().copy()).expect("a log replays");
    assert!(same(again.now(), play.now()), "a replayed log leads to the same state");
    for viewer in VIEWERS {
        let told = Record::as_told(play, play.log_for(viewer));
        let told = told.play(opened.start().copy()).expect("a viewer's log replays");
        let seen = play.now().seen_by(viewer);
        assert!(same_to(Some(viewer), told.now(), &*seen), "{viewer}'s log leads to what {viewer} sees");
    }
}

/// Whether these are the same game at the same moment.
fn same(one: &dyn AnyGame, other: &dyn AnyGame) -> bool {
    same_to(None, one, other)
}

/// The same for a viewer: what others have in mind is nothing that this one sees.
fn same_to(viewer: Option<Viewer>, one: &dyn AnyGame, other: &dyn AnyGame) -> bool {
    struct Same<'a>(Option<Viewer>, [&'a dyn AnyGame; 2]);

    impl Visit for Same<'_> {
        type Out = bool;

        fn visit<G: Game>(self) -> bool {
            let [Some(one), Some(other)] = self.1.map(|game| game.as_game::<G>()) else { return false };
            match self.0 {
                Some(viewer) => **one == **other && one.seen(viewer).memory() == other.seen(viewer).memory(),
                None => one == other,
            }
        }
    }

    rafle_games::visit_game(one, Same(viewer, [one, other])) == Some(true)
}
