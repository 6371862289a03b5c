//! `rafle bench`: how fast games are played at random, through the typed interface, on one core.

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use cpu_time::ThreadTime;
use rafle_engine::{Game, Message, Seeded, play_out, start, step};
use rafle_games::{GAMES, Visit};
use rafle_words::Words;
use serde::Serialize;
use serde_json::json;

use crate::cli::Bench;
use crate::failure::{Failure, find};
use crate::table::in_columns;

/// The median of so many runs is told.
const RUNS: u32 = 5;

/// Games between two looks at the clock, and states that are cloned in turn.
const BATCH: usize = 64;

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
        let measure = Measure { seats, time: Duration::from_millis(asked.time) };
        speeds.push(rafle_games::visit(about.slug, measure).expect("the game is on the list")?);
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

struct Measure {
    seats: usize,
    time: Duration,
}

impl Visit for Measure {
    type Out = Result<Speed, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let start: G =
            start(G::Options::default(), self.seats).map_err(|refusal| Failure::refused(G::ABOUT.slug, &refusal))?;
        let mut source = Seeded::new(1);
        // The first games fill caches and tables.
        play_batch(&start, &mut source);
        let each = self.time / RUNS;
        let [moves_per_second, games_per_second] =
            middle((0..RUNS).map(|_| play_for(&start, &mut source, each)).collect());
        let states = from_the_middle(&start, &mut source);
        let [clone_nanoseconds] = middle((0..RUNS).map(|_| [clone_nanoseconds(&states, each / 4)]).collect());
        let (slug, state_bytes) = (G::ABOUT.slug, size_of::<G>());
        Ok(Speed { slug, seats: self.seats, moves_per_second, games_per_second, state_bytes, clone_nanoseconds })
    }
}

/// What most runs come near to, by the first of their figures.
fn middle<const FIGURES: usize>(mut runs: Vec<[f64; FIGURES]>) -> [f64; FIGURES] {
    runs.sort_by(|one, other| one[0].total_cmp(&other[0]));
    runs[runs.len() / 2]
}

/// Moves and games per second of processor time.
fn play_for<G: Game>(start: &G, source: &mut Seeded, time: Duration) -> [f64; 2] {
    let (mut moves, mut games) = (0, 0);
    let began = ThreadTime::now();
    loop {
        moves += play_batch(start, source);
        games += BATCH as u64;
        let spent = began.elapsed();
        if spent >= time {
            return [moves, games].map(|count| count as f64 / spent.as_secs_f64());
        }
    }
}

fn play_batch<G: Game>(start: &G, source: &mut Seeded) -> u64 {
    let mut moves = 0;
    for _ in 0..BATCH {
        let mut game = start.clone();
        moves += play_out(&mut game, source);
        black_box(&game);
    }
    moves
}

/// States from the middle of games.
fn from_the_middle<G: Game>(start: &G, source: &mut Seeded) -> Vec<G> {
    let mut states = vec![start.clone(); BATCH];
    for (number, state) in states.iter_mut().enumerate() {
        for _ in 0..number {
            let mut next = state.clone();
            if !step(&mut next, source) {
                break;
            }
            *state = next;
        }
    }
    states
}

/// What one clone costs, over these states.
fn clone_nanoseconds<G: Game>(states: &[G], time: Duration) -> f64 {
    let mut copies = states.to_vec();
    let mut cloned = 0_u64;
    let began = ThreadTime::now();
    loop {
        for _ in 0..BATCH {
            for (copy, state) in copies.iter_mut().zip(black_box(states)) {
                *copy = state.clone();
            }
            black_box(&copies);
            cloned += BATCH as u64;
        }
        let spent = began.elapsed();
        if spent >= time {
            return spent.as_nanos() as f64 / cloned as f64;
        }
    }
}
