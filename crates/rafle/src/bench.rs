//! `rafle bench`: how fast games are played at random, through the typed interface, on one core.

use std::io::Write;
use std::time::Duration;

use cpu_time::ThreadTime;
use rafle_bots::players;
use rafle_engine::{AnyGame, Message, Seeded};
use rafle_games::GAMES;
use rafle_words::Words;
use serde::Serialize;
use serde_json::json;

use crate::cli::Bench;
use crate::failure::{Failure, find};
use crate::table::in_columns;

/// The median of so many runs is told.
const RUNS: u32 = 5;

/// Games between two looks at the clock.
const BATCH: u32 = 64;

pub(crate) fn run(asked: &Bench, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let mut games = Vec::new();
    for slug in &asked.slugs {
        games.push(find(slug)?);
    }
    if games.is_empty() {
        games.extend(GAMES);
    }
    let mut speeds = Vec::new();
    for about in games {
        let seats = asked.seats.map_or(about.least_seats, usize::from);
        let start = rafle_games::open(about.slug, seats, &[]).expect("the game is on the list");
        let start = start.map_err(|refusal| Failure::refused(about.slug, &refusal))?;
        speeds.push(Speed::of(&*start, Duration::from_millis(asked.time)));
    }
    if asked.json {
        writeln!(output, "{:#}", json!(speeds))?;
    } else {
        for line in in_columns(&said(&speeds, words)) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

/// What was measured of one game.
#[derive(Serialize)]
struct Speed {
    slug: &'static str,
    seats: usize,
    moves_per_second: f64,
    games_per_second: f64,
    state_bytes: usize,
    clone_nanoseconds: f64,
}

fn said(speeds: &[Speed], words: Words) -> Vec<Vec<String>> {
    let column = |key| words.say("cli", &Message::new(key), &[]);
    let head = ["column-game", "column-seats", "column-moves", "column-games", "column-bytes", "column-clone"];
    let row = |speed: &Speed| {
        vec![
            speed.slug.to_owned(),
            speed.seats.to_string(),
            words.decimal(speed.moves_per_second / 1e6, 1),
            words.decimal(speed.games_per_second, 0),
            words.decimal(speed.state_bytes as f64, 0),
            words.decimal(speed.clone_nanoseconds, 1),
        ]
    };
    std::iter::once(head.map(column).to_vec()).chain(speeds.iter().map(row)).collect()
}

impl Speed {
    /// Measures a game, for about this long.
    fn of(start: &dyn AnyGame, time: Duration) -> Speed {
        let slug = start.about().slug;
        let players = players(start).expect("the game is on the list");
        let mut source = Seeded::new(1);
        // The first games fill caches and tables.
        players.hurry(start, BATCH, &mut source);
        let each = time / RUNS;
        let mut play = || play_for(each, || players.hurry(start, BATCH, &mut source));
        let [moves_per_second, games_per_second] = middle((0..RUNS).map(|_| play()).collect());
        let mut clone = players.cloning(start, &mut source);
        let [clone_nanoseconds] = middle((0..RUNS).map(|_| [clone_for(each / 4, &mut clone)]).collect());
        let (seats, state_bytes) = (start.seats(), players.state_bytes());
        Speed { slug, seats, moves_per_second, games_per_second, state_bytes, clone_nanoseconds }
    }
}

/// What most runs come near to, by the first of their figures.
fn middle<const FIGURES: usize>(mut runs: Vec<[f64; FIGURES]>) -> [f64; FIGURES] {
    runs.sort_by(|one, other| one[0].total_cmp(&other[0]));
    runs[runs.len() / 2]
}

/// Moves and games per second of processor time; `batch` plays some and counts the moves.
fn play_for(time: Duration, mut batch: impl FnMut() -> u64) -> [f64; 2] {
    let (mut moves, mut games) = (0, 0);
    let began = ThreadTime::now();
    loop {
        moves += batch();
        games += u64::from(BATCH);
        let spent = began.elapsed();
        if spent >= time {
            return [moves, games].map(|count| count as f64 / spent.as_secs_f64());
        }
    }
}

/// What one clone costs; `batch` makes some and counts them.
fn clone_for(time: Duration, batch: &mut dyn FnMut() -> u64) -> f64 {
    let mut cloned = 0;
    let began = ThreadTime::now();
    loop {
        cloned += batch();
        let spent = began.elapsed();
        if spent >= time {
            return spent.as_nanos() as f64 / cloned as f64;
        }
    }
}
