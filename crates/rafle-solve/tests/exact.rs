//! Whatever can be solved: values hang together, and games by the exact policy agree with them.
//!
//! Every game has its own test, so that all cores have something to do. With `RAFLE_ALL` every number of seats is solved,
//! and a million games are played by each solution: where there is something to decide, with two seats, and fewer with more.

use std::ops::Range;
use std::thread;
use std::time::Duration;

use libtest_mimic::{Arguments, Trial};
use rafle_engine::{Game, MOST_SEATS, Next, Options, Seeded, Source, Standings, start, step};
use rafle_games::{GAMES, Visit};
use rafle_solve::{Exact, Objective, Values, exact_with_patience, odds};
use rustc_hash::FxHashMap;

/// A test for each game with its usual options, and for options that make another game of it.
fn main() {
    let usual = GAMES.iter().map(|about| (about.slug.to_owned(), about.slug, None));
    let others =
        OTHERWISE.into_iter().map(|(slug, key, value)| (format!("{slug} {key}={value}"), slug, Some((key, value))));
    let tests = usual.chain(others).map(|(name, slug, option)| {
        Trial::test(name, move || {
            check(slug, option.as_slice());
            Ok(())
        })
    });
    libtest_mimic::run(&Arguments::from_args(), tests.collect()).exit();
}

/// With these options a game is solved in another way than without.
const OTHERWISE: [(&str, &str, &str); 4] = [
    ("zanzibar", "improve", "true"),
    ("yatzy", "order", "forced"),
    ("yatzy", "sheet", "american"),
    ("yatzy", "sheet", "german"),
];

/// Games that take many seconds, and whose method others show as well.
const LONG: [&str; 3] = ["hadsund", "sevens", "the-seven"];

/// In yatzy every seat plays for its own score, by one and the same solution.
const ALONE: &str = "yatzy";

fn check(slug: &str, options: &[(&str, &str)]) {
    let about = GAMES.iter().find(|about| about.slug == slug).expect("the game is on the list");
    if LONG.contains(&slug) && !all() {
        return;
    }
    let most = match all() {
        true if slug == ALONE => 1,
        true => MOST_SEATS,
        false => 2,
    };
    for seats in about.least_seats..=about.most_seats.min(most) {
        let checked = rafle_games::visit_each(slug, Check { seats, options }).into_iter().filter(|checked| *checked);
        assert_eq!(checked.count(), 1, "{slug}: options are of one type");
    }
}

fn all() -> bool {
    std::env::var_os("RAFLE_ALL").is_some()
}

/// Checks a game with so many seats, if these options are of its type and suit them, and if it is solved.
#[derive(Clone, Copy)]
struct Check<'a> {
    seats: usize,
    options: &'a [(&'a str, &'a str)],
}

impl Visit for Check<'_> {
    /// Whether the options are of its type.
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        let options = G::Options::read(self.options.iter().copied()).expect("the options are possible");
        if !G::suits(&options) {
            return false;
        }
        let Ok(game) = start::<G>(options, self.seats) else { return true };
        let exact = exact_with_patience(&game);
        if !G::ABOUT.decisions
            && let Some(shares) = self.told::<G>()
        {
            // What there is to choose, such as a lucky number, makes no difference.
            let any = |game: &G| game.actions().next().expect("a seat that is next has an action");
            agree(&game, Objective::Share, &shares, || any);
        }
        let Ok(exact) = exact else { return true };
        hang_together(&game, &*exact);
        let values = exact.values(&game).expect("the start is solved");
        agree(&game, exact.objective(), &values, || by_the_exact_policy(&*exact));
        true
    }
}

impl Check<'_> {
    /// The shares that people are told: they need not come from the same method.
    fn told<G: Game>(&self) -> Option<Values> {
        let start = rafle_engine::open::<G>(self.seats, self.options.iter().copied()).expect("the game was opened");
        let figures = odds(&*start, &Duration::default).ok()?.figures;
        Some(Values::from_fn(|seat| figures.seats.get(seat.index()).map_or(0.0, |of| of.share)))
    }
}

fn reached(objective: Objective, standings: &Standings) -> Values {
    Values::from_fn(|seat| match objective {
        Objective::Score => standings.scores[seat].into(),
        Objective::Share => standings.share(seat),
    })
}

/// Games agree with exact values, within four standard errors. Every thread has its own player.
fn agree<G: Game, P: FnMut(&G) -> G::Action>(
    game: &G,
    objective: Objective,
    values: &Values,
    player: impl Fn() -> P + Sync,
) {
    let seats = game.standings().seats;
    let games = match (all(), G::ABOUT.decisions) {
        (true, true) if seats.len() > 2 => 2_000,
        (true, _) => 1_000_000,
        (_, true) => 200,
        (_, false) => 2_000,
    };
    let played = |seeds: Range<u64>| {
        let (mut sums, mut choose) = (Sums::default(), player());
        for seed in seeds {
            let standings = played(game.clone(), &mut choose, &mut Seeded::new(seed));
            sums.add(&standings, &reached(objective, &standings));
        }
        sums
    };
    let sums = thread::scope(|scope| {
        let first = scope.spawn(|| played(0..games / 2));
        let second = played(games / 2..games);
        first.join().expect("games are played to their ends").and(&second)
    });
    for (seat, [sum, squares]) in seats.iter().zip(sums.0) {
        let (mean, squares) = (sum / games as f64, squares / games as f64);
        let error = ((squares - mean * mean).max(0.0) / games as f64).sqrt();
        let (slug, exactly) = (G::ABOUT.slug, values[seat]);
        assert!(
            (mean - exactly).abs() <= 4.0 * error + 1e-9,
            "{slug}, {seat} of {}: {mean} ± {error} in games, exactly {exactly}",
            seats.len()
        );
    }
}

/// What every seat reached, and its square, added up.
#[derive(Default)]
struct Sums([[f64; 2]; MOST_SEATS]);

impl Sums {
    fn add(&mut self, standings: &Standings, reached: &Values) {
        for (seat, [sum, squares]) in standings.seats.iter().zip(&mut self.0) {
            *sum += reached[seat];
            *squares += reached[seat] * reached[seat];
        }
    }

    fn and(mut self, other: &Sums) -> Sums {
        for (sum, other) in self.0.as_flattened_mut().iter_mut().zip(other.0.as_flattened()) {
            *sum += other;
        }
        self
    }
}

/// Decisions of one game are remembered up to this number.
const MOST_REMEMBERED: usize = 1_000_000;

fn by_the_exact_policy<G: Game>(exact: &dyn Exact<G>) -> impl FnMut(&G) -> G::Action {
    let mut best = FxHashMap::default();
    move |game| {
        if best.len() > MOST_REMEMBERED {
            best.clear();
        }
        *best.entry(game.gist()).or_insert_with(|| exact.best(game).expect("the state is solved"))
    }
}

/// Plays a game to its end.
fn played<G: Game>(mut game: G, mut choose: impl FnMut(&G) -> G::Action, source: &mut impl Source) -> Standings {
    loop {
        match game.next() {
            Next::Seat(_) => game.act(choose(&game)).expect("what is open is accepted"),
            Next::Chance { .. } => game.befall(game.draw(source)).expect("what was drawn can befall"),
            Next::Nobody => return game.standings(),
        }
    }
}

/// At a choice a state is worth what its best action is worth, at a throw the mean of what can come.
fn hang_together<G: Game>(start: &G, exact: &dyn Exact<G>) {
    for seed in 0..if all() { 5 } else { 1 } {
        let (mut game, mut source) = (start.clone(), Seeded::new(seed));
        hangs_together(&game, exact);
        while step(&mut game, &mut source) {
            hangs_together(&game, exact);
        }
    }
}

fn hangs_together<G: Game>(game: &G, exact: &dyn Exact<G>) {
    let values = |game: &G| exact.values(game).unwrap_or_else(|| panic!("{}: {game:?} is not solved", G::ABOUT.slug));
    let (before, standings) = (values(game), game.standings());
    let near = |found: f64, known: f64| {
        let slug = G::ABOUT.slug;
        assert!((found - known).abs() < 1e-9 * (1.0 + known.abs()), "{slug}: {found} is not {known} in {game:?}");
    };
    match game.next() {
        Next::Nobody => {
            let reached = reached(exact.objective(), &standings);
            standings.seats.iter().for_each(|seat| near(before[seat], reached[seat]));
        }
        Next::Seat(seat) => {
            let actions = exact.actions(game).expect("the state is solved");
            assert!(actions.iter().map(|(action, _)| *action).eq(game.actions()), "every open action has its value");
            near(actions.iter().fold(f64::MIN, |best, (_, worth)| best.max(*worth)), before[seat]);
            let mut after = game.clone();
            after.act(exact.best(game).expect("the state is solved")).expect("what is open is accepted");
            near(values(&after)[seat], before[seat]);
        }
        Next::Chance { .. } => {
            let all: u64 = game.outcomes().map(|(_, weight)| weight).sum();
            let mut means = Values::all(0.0);
            for (luck, weight) in game.outcomes() {
                let mut after = game.clone();
                after.befall(luck).expect("what chance can bring can befall");
                let values = values(&after);
                standings.seats.iter().for_each(|seat| means[seat] += values[seat] * weight as f64 / all as f64);
            }
            standings.seats.iter().for_each(|seat| near(means[seat], before[seat]));
        }
    }
}
