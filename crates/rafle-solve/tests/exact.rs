//! Whatever can be solved: values hang together, and games by the exact policy agree with them.

use rafle_engine::{Game, MOST_SEATS, Next, Options, PerSeat, Seats, Seeded, Source, Standings, start, step};
use rafle_games::{GAMES, Visit};
use rafle_solve::{Exact, Objective, Shared, exact};

/// Brings `visit` to every game with every number of seats.
fn every_game<V: Visit>(visit: impl Fn(usize) -> V) {
    for about in GAMES {
        for seats in about.least_seats..=about.most_seats.min(count(2, 8) as usize) {
            rafle_games::visit(about.slug, visit(seats)).expect("the game is on the list");
        }
    }
}

/// A game with the usual options, and its exact values; nothing if they do not suit so many seats, or it is not solved.
fn usual<G: Game>(seats: usize) -> Option<(G, Shared<G>)> {
    let game = start(G::Options::read([]).expect("the usual options are possible"), seats).ok()?;
    let exact = exact(&game)?;
    Some((game, exact))
}

/// More when everything is asked for.
fn count(usually: u64, all: u64) -> u64 {
    if std::env::var_os("RAFLE_ALL").is_some() { all } else { usually }
}

fn reached(objective: Objective, standings: &Standings) -> PerSeat<f64> {
    PerSeat::from_fn(|seat| match objective {
        Objective::Score => standings.scores[seat].into(),
        Objective::Share => standings.share(seat),
    })
}

/// Plays a game to its end by the exact policy.
fn play_best<G: Game>(mut game: G, exact: &dyn Exact<G>, source: &mut impl Source) -> Standings {
    loop {
        match game.next() {
            Next::Seat(_) => {
                game.act(exact.best(&game).expect("the state is solved")).expect("what is open is accepted");
            }
            Next::Chance { .. } => game.befall(game.draw(source)).expect("what was drawn can befall"),
            Next::Nobody => return game.standings(),
        }
    }
}

/// Games by the exact policy agree with the exact values, within four standard errors.
struct Agree(usize);

impl Visit for Agree {
    type Out = ();

    fn visit<G: Game>(self) {
        let Some((game, exact)) = usual::<G>(self.0) else { return };
        let games = count(if G::ABOUT.decisions { 200 } else { 2_000 }, 1_000_000);
        let mut sums = [[0.0; 2]; MOST_SEATS];
        for seed in 0..games {
            let standings = play_best(game.clone(), &*exact, &mut Seeded::new(seed));
            let reached = reached(exact.objective(), &standings);
            for (seat, [sum, squares]) in standings.seats.iter().zip(&mut sums) {
                *sum += reached[seat] / games as f64;
                *squares += reached[seat] * reached[seat] / games as f64;
            }
        }
        let values = exact.values(&game).expect("the start is solved");
        for (seat, [mean, squares]) in Seats::first(self.0).iter().zip(sums) {
            let error = ((squares - mean * mean).max(0.0) / games as f64).sqrt();
            let (slug, exactly) = (G::ABOUT.slug, values[seat]);
            assert!(
                (mean - exactly).abs() <= 4.0 * error + 1e-9,
                "{slug}, {seat} of {}: {mean} ± {error} in games, exactly {exactly}",
                self.0
            );
        }
    }
}

#[test]
fn simulated_games_agree() {
    every_game(Agree);
}

/// At a choice a state is worth what its best action is worth, at a throw the mean of what can come.
struct HangTogether(usize);

impl Visit for HangTogether {
    type Out = ();

    fn visit<G: Game>(self) {
        let Some((game, exact)) = usual::<G>(self.0) else { return };
        for seed in 0..count(1, 100) {
            let mut game = game.clone();
            let mut source = Seeded::new(seed);
            hangs_together(&game, &*exact);
            while step(&mut game, &mut source) {
                hangs_together(&game, &*exact);
            }
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
            let mut means = PerSeat::all(0.0);
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

#[test]
fn values_hang_together() {
    every_game(HangTogether);
}
