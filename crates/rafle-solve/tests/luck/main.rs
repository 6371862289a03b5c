//! Games of luck alone: what the chain of their own weights comes to, and what 200,000 games by draw come to.

mod chain;

use chain::{Fate, Spread, fate};
use libtest_mimic::{Arguments, Trial};
use rafle_engine::{Game, MOST_SEATS, Options, Seeded, Standings, play_out, start};
use rafle_games::{GAMES, Visit};

/// These are the games that `rafle simulate SLUG --seats 2 --games 200000` plays, whose first seed is 1.
const DRAWN: u64 = 200_000;
const FIRST_SEED: u64 = 1;

/// How far a mean over so many games may lie from the true one.
const STANDARD_ERRORS: f64 = 4.0;

/// What is less likely than this is not followed: a small part of one standard error.
const REST: f64 = 1e-4;

/// Two lists of ten numbers make two million states, and near the end most throws lead round and round between them:
/// minutes of walking, so only where everything is checked.
const LONG: [&str; 1] = ["the-seven"];

struct Compare;

impl Visit for Compare {
    type Out = Result<(), String>;

    fn visit<G: Game>(self) -> Self::Out {
        let seats = G::ABOUT.least_seats;
        let start: G = start(<G::Options as Options>::read([]).unwrap(), seats).unwrap();
        Drawn::games_of(&start).agrees_with(&fate(&start, REST))
    }
}

/// Means over games played by draw.
#[derive(Default)]
struct Drawn {
    length: Spread,
    scores: [Spread; MOST_SEATS],
    shares: [Spread; MOST_SEATS],
    shared: Spread,
    nobody: Spread,
}

impl Drawn {
    fn games_of<G: Game>(start: &G) -> Drawn {
        let mut drawn = Drawn::default();
        for number in 0..DRAWN {
            let mut game = start.clone();
            let length = play_out(&mut game, &mut Seeded::new(FIRST_SEED + number));
            drawn.add(length as f64, &game.standings());
        }
        drawn
    }

    fn add(&mut self, length: f64, standings: &Standings) {
        let chance = 1.0 / DRAWN as f64;
        self.length.add(length, chance);
        for row in standings.rows() {
            self.scores[row.seat.index()].add(row.score.into(), chance);
            self.shares[row.seat.index()].add(row.share, chance);
        }
        self.shared.add(f64::from(standings.winners.len() > 1), chance);
        self.nobody.add(f64::from(standings.winners.is_empty()), chance);
    }

    fn agrees_with(&self, fate: &Fate) -> Result<(), String> {
        near("length", self.length, fate.length, self.length.deviation(), fate.unfollowed)?;
        let by_seat = self.scores.iter().zip(&fate.scores).chain(self.shares.iter().zip(&fate.shares));
        for (drawn, exact) in by_seat {
            near("score or share", *drawn, exact.mean(), exact.deviation(), fate.unfollowed)?;
        }
        for (what, drawn, chance) in [("shared", self.shared, fate.shared), ("nobody", self.nobody, fate.nobody)] {
            near(what, drawn, chance, Spread::of_chance(chance).deviation(), fate.unfollowed)?;
        }
        let whole = fate.shares.iter().map(Spread::mean).sum::<f64>() + fate.nobody + fate.unfollowed;
        if (whole - 1.0).abs() < 1e-9 { Ok(()) } else { Err(format!("chances add up to {whole}")) }
    }
}

/// Whether a mean over games by draw is as near to the exact one as it should be. What was not followed might come to
/// something a few times greater than the rest.
fn near(what: &str, drawn: Spread, exact: f64, deviation: f64, unfollowed: f64) -> Result<(), String> {
    let by = STANDARD_ERRORS * deviation / (DRAWN as f64).sqrt() + 3.0 * unfollowed * exact.abs() + 1e-9;
    let found = drawn.mean();
    if (found - exact).abs() <= by { Ok(()) } else { Err(format!("{what}: {found} drawn, {exact} ± {by} due")) }
}

/// A test for each game, so that all cores have something to do.
fn main() {
    let luck_alone = GAMES.iter().filter(|about| !about.decisions);
    let tests = luck_alone.map(|about| Trial::test(about.slug, || Ok(compare(about.slug)?))).collect();
    libtest_mimic::run(&Arguments::from_args(), tests).exit();
}

fn compare(slug: &str) -> Result<(), String> {
    if LONG.contains(&slug) && std::env::var_os("RAFLE_ALL").is_none() {
        return Ok(());
    }
    rafle_games::visit(slug, Compare).expect("the list opens what it names")
}
