//! `rafle simulate`: random players, many games, and what comes of it.

use std::io::Write;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use rafle_engine::{Game, Message, Options, Seat, Seats, Seeded, Source, start, step};
use rafle_games::Visit;
use rafle_words::Words;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

use crate::cli::Simulate;
use crate::failure::{Failure, find};
use crate::referee::pairs;
use crate::table::in_columns;
use crate::voice::{Voice, options_as_data};

/// Games per piece of work: enough to keep the cores busy, few enough to see progress.
const CHUNK: u64 = 256;

/// Every number of winners that can share divides this, so that shares add up exactly.
const WHOLE_WIN: i64 = 840;

pub(crate) fn run(asked: &Simulate, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let about = find(&asked.opening.slug)?;
    let seats = asked.opening.seats.map_or(about.usual_seats, usize::from);
    let visitor = Playing { options: pairs(&asked.opening)?, seats, games: asked.games, seed: asked.seed };
    let (tally, options) = rafle_games::visit(about.slug, visitor).expect("the game is on the list")?;
    let voice = Voice::new(words, about.slug);
    if asked.json {
        let mut data = json!({
            "slug": about.slug,
            "seats": seats,
            "options": options_as_data(options),
            "games": asked.games,
            "seed": asked.seed,
        });
        tally.add_to(&mut data, seats);
        writeln!(output, "{data:#}")?;
    } else {
        for line in tally.said(asked, seats, &voice) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

/// Plays games of whatever type the list names.
struct Playing<'a> {
    options: Vec<(&'a str, &'a str)>,
    seats: usize,
    games: u64,
    seed: u64,
}

impl Visit for Playing<'_> {
    type Out = Result<(Tally, Vec<(&'static str, String)>), Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let refused = |refusal| Failure::refused(G::ABOUT.slug, &refusal);
        let options = G::Options::read(self.options).map_err(refused)?;
        let start: G = start(options, self.seats).map_err(refused)?;
        let bar = progress(self.games);
        let chunk = |first: u64| -> Result<Tally, Failure> {
            let last = (first + CHUNK).min(self.games);
            let mut tally = Tally::default();
            for game in first..last {
                tally.play(&start, self.seed.wrapping_add(game), &mut Seeded::new(self.seed.wrapping_add(game)))?;
            }
            bar.inc(last - first);
            Ok(tally)
        };
        // Whole numbers are added, so the order in which cores finish does not matter.
        let chunks = self.games.div_ceil(CHUNK);
        let tally = (0..chunks)
            .into_par_iter()
            .map(|number| chunk(number * CHUNK))
            .try_reduce(Tally::default, |one, other| Ok(one.and(&other)));
        bar.finish_and_clear();
        Ok((tally?, options.written()))
    }
}

/// A bar on a terminal, nothing in a pipe.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}").expect("the template is right");
    let bar = ProgressBar::new(games).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Sums over many games.
#[derive(Clone, Default)]
struct Tally {
    moves: Sum,
    scores: [Sum; rafle_engine::MOST_SEATS],
    /// Shares of the win, in parts of [`WHOLE_WIN`].
    wins: [Sum; rafle_engine::MOST_SEATS],
    shared: u64,
    without_winner: u64,
}

impl Tally {
    fn play<G: Game>(&mut self, start: &G, seed: u64, source: &mut impl Source) -> Result<(), Failure> {
        let mut game = start.clone();
        let most = game.most_steps();
        let mut moves = 0;
        while step(&mut game, source) {
            moves += 1;
            if moves > most {
                let why = Message::new("game-never-ends").with("moves", most).with("seed", seed.to_string());
                return Err(Failure::wrong(why));
            }
        }
        let standings = game.standings();
        self.moves.add(moves.into());
        let winners = standings.winners.len();
        self.shared += u64::from(winners > 1);
        self.without_winner += u64::from(winners == 0);
        for seat in standings.seats.iter() {
            self.scores[seat.index()].add(standings.scores[seat].into());
            let won = if standings.winners.has(seat) { WHOLE_WIN / winners as i64 } else { 0 };
            self.wins[seat.index()].add(won);
        }
        Ok(())
    }

    fn and(mut self, other: &Tally) -> Tally {
        self.moves.join(&other.moves);
        for seat in 0..self.scores.len() {
            self.scores[seat].join(&other.scores[seat]);
            self.wins[seat].join(&other.wins[seat]);
        }
        self.shared += other.shared;
        self.without_winner += other.without_winner;
        self
    }

    fn wins(&self, seat: Seat) -> Wins {
        let (shares, whole) = (self.wins[seat.index()].spread(), WHOLE_WIN as f64);
        let standard_error = shares.sd / whole / (self.moves.count as f64).sqrt();
        Wins { share: shares.mean / whole, standard_error }
    }

    fn add_to(&self, data: &mut Value, seats: usize) {
        let games = self.moves.count as f64;
        let seat =
            |seat: Seat| json!({ "seat": seat, "wins": self.wins(seat), "score": self.scores[seat.index()].spread() });
        data["moves"] = json!(self.moves.spread());
        data["by_seat"] = Seats::first(seats).iter().map(seat).collect();
        data["shared"] = json!(self.shared as f64 / games);
        data["without_winner"] = json!(self.without_winner as f64 / games);
    }

    fn said(&self, asked: &Simulate, seats: usize, voice: &Voice) -> Vec<String> {
        let number = |number: f64, digits| voice.words.decimal(number, digits);
        let percent = |share: f64| number(100.0 * share, 2);
        let heading = Message::new("simulated")
            .with("game", voice.words.name(voice.slug))
            .with("count", asked.games as i64)
            .with("games", number(asked.games as f64, 0))
            .with("seats", seats)
            .with("seed", asked.seed.to_string());
        let moves = self.moves.spread();
        let length = Message::new("simulated-moves")
            .with("mean", number(moves.mean, 2))
            .with("sd", number(moves.sd, 2))
            .with("least", moves.least)
            .with("most", moves.most);
        let column = |key| voice.tell(&Message::new(key));
        let head =
            ["", "column-wins", "column-standard-error", "column-score", "column-sd", "column-least", "column-most"];
        let head = head.into_iter().map(|key| if key.is_empty() { String::new() } else { column(key) }).collect();
        let row = |seat: Seat| {
            let (wins, score) = (self.wins(seat), self.scores[seat.index()].spread());
            vec![
                seat.to_string(),
                percent(wins.share),
                percent(wins.standard_error),
                number(score.mean, 2),
                number(score.sd, 2),
                number(score.least as f64, 0),
                number(score.most as f64, 0),
            ]
        };
        let rows: Vec<_> = std::iter::once(head).chain(Seats::first(seats).iter().map(row)).collect();
        let games = self.moves.count as f64;
        let ends = Message::new("simulated-ends")
            .with("shared", percent(self.shared as f64 / games))
            .with("nobody", percent(self.without_winner as f64 / games));
        let mut lines = vec![voice.tell(&heading), voice.tell(&length)];
        lines.extend(in_columns(&rows));
        lines.push(voice.tell(&ends));
        lines
    }
}

/// How often a seat wins, a shared win counting in part.
#[derive(Serialize)]
struct Wins {
    share: f64,
    standard_error: f64,
}

/// What many whole numbers add up to, exactly.
#[derive(Clone, Default)]
struct Sum {
    count: u64,
    total: i128,
    squares: i128,
    range: Option<(i64, i64)>,
}

impl Sum {
    fn add(&mut self, number: i64) {
        self.count += 1;
        self.total += i128::from(number);
        self.squares += i128::from(number) * i128::from(number);
        self.widen(number, number);
    }

    fn join(&mut self, other: &Sum) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
        if let Some((least, most)) = other.range {
            self.widen(least, most);
        }
    }

    fn widen(&mut self, least: i64, most: i64) {
        self.range = Some(self.range.map_or((least, most), |(low, high)| (low.min(least), high.max(most))));
    }

    fn spread(&self) -> Spread {
        let count = i128::from(self.count);
        let mean = self.total as f64 / count.max(1) as f64;
        // Exact until the last division: no sum of squares swallows a small spread.
        let variance = match count {
            0 | 1 => 0.0,
            _ => (count * self.squares - self.total * self.total) as f64 / (count * (count - 1)) as f64,
        };
        let (least, most) = self.range.unwrap_or_default();
        Spread { mean, sd: variance.sqrt(), least, most }
    }
}

/// How numbers lie.
#[derive(Serialize)]
struct Spread {
    mean: f64,
    sd: f64,
    least: i64,
    most: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_exact_and_join_in_any_order() {
        let mut all = Sum::default();
        let (mut left, mut right) = (Sum::default(), Sum::default());
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            all.add(number);
            if number < 5 { left.add(number) } else { right.add(number) }
        }
        right.join(&left);
        for sum in [all, right] {
            let spread = sum.spread();
            assert_eq!((spread.mean.to_bits(), spread.least, spread.most), (5.0_f64.to_bits(), 2, 9));
            assert!((spread.sd * spread.sd - 32.0 / 7.0).abs() < 1e-12);
        }
        assert!(Sum::default().spread().sd.abs() < 1e-12);
    }
}
