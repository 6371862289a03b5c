//! In every solved game with decisions: luck and skill explain a result, and the best action loses nothing.

use libtest_mimic::{Arguments, Trial};
use rafle_bots::{Level, Limit, PlayersOf, Thought, analyse_record};
use rafle_engine::{Game, Next, Objective, Options, Record, Seeded, Seen, Source, Viewer, start, step};
use rafle_games::{GAMES, Visit};
use rafle_solve::exact_with_patience;

/// Two tests for each game with decisions for two, so that all cores have something to do.
fn main() {
    let slugs = || GAMES.iter().filter(|about| about.decisions && about.most_seats > 1).map(|about| about.slug);
    let tests = |name: &'static str, test: fn(&str)| {
        slugs().map(move |slug| {
            Trial::test(format!("{name}::{slug}"), move || {
                if_solved(slug, test);
                Ok(())
            })
        })
    };
    let all = tests("luck_and_skill_add_up_to_the_result", add_up)
        .chain(tests("the_best_action_loses_nothing", loses_nothing));
    libtest_mimic::run(&Arguments::from_args(), all.collect()).exit();
}

/// Solved in a moment, by every method there is: the others only with `RAFLE_ALL`.
const SOON: [&str; 7] =
    ["all-occupied", "dozen", "greedy", "guess-and-throw", "ship-captain-officer-crew", "twenty-five", "yatzy"];

/// Whether a game is solved is known when that is done: those that take long only with time for all of them.
fn if_solved(slug: &str, test: fn(&str)) {
    let soon = SOON.contains(&slug);
    if soon || as_many(0, 1) == 1 {
        let solved = rafle_games::visit(slug, IsSolved) == Some(true);
        assert!(solved || !soon, "{slug} is solved in a moment");
        if solved {
            test(slug);
        }
    }
}

struct IsSolved;

impl Visit for IsSolved {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        exact_with_patience(&begun::<G>()).is_ok()
    }
}

/// A game for two with the usual rules.
fn begun<G: Game>() -> G {
    start(G::Options::read([]).unwrap(), 2).unwrap()
}

/// As many as there is time for: few, or with `RAFLE_ALL` the second number.
fn as_many(few: u64, all: u64) -> u64 {
    if std::env::var_os("RAFLE_ALL").is_some() { all } else { few }
}

const THOUGHT: Thought = Thought { seed: 1, limit: Limit::Playouts(50), patient: true };

/// The record of a game of bots that slip.
fn played(slug: &str, seed: u64) -> Record {
    struct Playing(u64);

    impl Visit for Playing {
        type Out = Vec<String>;

        fn visit<G: Game>(self) -> Vec<String> {
            let begin: G = begun();
            let (mut game, mut source, mut log) = (begin.clone(), Seeded::new(self.0), Vec::new());
            loop {
                match game.next() {
                    Next::Nobody => return log,
                    Next::Chance { .. } => {
                        let luck = game.draw(&mut source);
                        game.befall(luck).unwrap();
                        log.push(luck.to_string());
                    }
                    Next::Seat(seat) => {
                        let thought = Thought { seed: source.below(1000).into(), ..THOUGHT };
                        let seen = Seen::of(&game, Viewer::Seat(seat));
                        let action = PlayersOf::new().action(Level::Easy, &begin, &seen, thought);
                        game.act(action).unwrap();
                        log.push(action.to_string());
                    }
                }
            }
        }
    }

    let begin = rafle_games::open(slug, 2, &[]).unwrap().unwrap();
    Record::with_log(&*begin, rafle_games::visit(slug, Playing(seed)).unwrap())
}

fn add_up(slug: &str) {
    let (mut lost_in_all, mut decisions) = (0.0, 0);
    for seed in 0..as_many(24, 200) {
        let analysis = analyse_record(&played(slug, seed), THOUGHT).unwrap();
        assert!(analysis.exact, "{slug}");
        decisions += analysis.decisions.len();
        for account in &analysis.accounts {
            let parts = account.parts.unwrap();
            let sum = parts.expected + parts.luck + parts.skill;
            assert!((sum - account.result).abs() < 1e-6, "{slug}: {account:?}");
        }
        let lost: f64 = analysis.accounts.iter().map(|account| account.lost).sum();
        let losses: f64 = analysis.decisions.iter().map(|decision| decision.loss).sum();
        assert!((lost - losses).abs() < 1e-9);
        lost_in_all += lost;
        let costliest = analysis.costliest(3);
        assert!(costliest.is_sorted_by(|one, other| one.loss >= other.loss) && costliest.len() <= 3);
    }
    assert!(decisions > 0, "{slug}");
    assert!(lost_in_all > 0.0, "{slug}: whoever slips loses something");
}

fn loses_nothing(slug: &str) {
    struct Best;

    impl Visit for Best {
        type Out = ();

        fn visit<G: Game>(self) {
            let begin: G = begun();
            let solved = exact_with_patience(&begin).unwrap();
            let (mut source, mut seen) = (Seeded::new(7), 0);
            while seen < as_many(100, 10_000) {
                let mut game = begin.clone();
                while step(&mut game, &mut source) {
                    let Next::Seat(seat) = game.next() else { continue };
                    let (players, eyes) = (PlayersOf::new(), Seen::of(&game, Viewer::Seat(seat)));
                    let weighed = players.exactly(&begin, &eyes, THOUGHT).unwrap();
                    let best = solved.best(&game).unwrap();
                    let worth = weighed.worths.iter().find(|worth| worth.action == best).unwrap();
                    assert!(weighed.best().value - worth.value < 1e-9, "{} {best}", G::ABOUT.slug);
                    // A master plays for the win; where that is solved, exactly.
                    if solved.objective() == Objective::Share {
                        let chosen = players.action(Level::Master, &begin, &eyes, THOUGHT);
                        let worth = weighed.worths.iter().find(|worth| worth.action == chosen).unwrap();
                        assert!(weighed.best().value - worth.value < 1e-9, "{} master {chosen}", G::ABOUT.slug);
                    }
                    seen += 1;
                }
            }
        }
    }

    rafle_games::visit(slug, Best).unwrap();
}
