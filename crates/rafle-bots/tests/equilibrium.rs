//! Players who mix, so that nobody sees through them: Bluff for two.

use rafle_bots::{Contest, Level, Limit, Player, PlayersOf, Thought, analyse_record, players};
use rafle_engine::{Followed, Game, Line, Next, Options as _, Record, Seeded, Viewer, start, step};
use rafle_games::bluff::{Bluff, Options};
use rafle_solve::Objective;
use rafle_solve::regret::Tree;

const THOUGHT: Thought = Thought { seed: 1, limit: Limit::Playouts(1), patient: true };

fn begun(options: &[(&str, &str)]) -> Bluff {
    start(Options::read(options.iter().copied()).unwrap(), 2).unwrap()
}

/// The last round of shrinking cups, one die each.
fn last_round() -> Bluff {
    let last = |seed| {
        let (mut game, mut source) = (begun(&[("mode", "shrinking")]), Seeded::new(seed));
        while game.in_play() != 2 && step(&mut game, &mut source) {}
        (game.in_play() == 2).then_some(game)
    };
    (0..).find_map(last).unwrap()
}

/// The round is followed by the rules, the master is asked in every situation, and whoever answers knows all of it.
#[test]
fn with_one_die_each_a_master_can_hardly_be_exploited() {
    let begin = last_round();
    let tree = Tree::of(&begin, Objective::Share, 1_000_000).unwrap();
    let exploitability = |level| {
        let way = tree.policy(&begin, |seen| PlayersOf::new().likely(level, &begin, seen, THOUGHT));
        tree.exploitability(&way)
    };
    let [easy, club, master] = [Level::Easy, Level::Club, Level::Master].map(exploitability);
    assert!(master < 0.001, "{master}");
    assert!(master < club && club < easy, "{master}, {club}, {easy}");
}

/// The master of before searched, and can be seen through.
#[test]
fn a_master_is_ahead_of_one_who_searches() {
    let begin = rafle_games::open("bluff", 2, &[]).unwrap().unwrap();
    let contest = Contest {
        players: vec![Player::Level(Level::Master), Player::Searcher],
        games: 100,
        seed: 1,
        limit: Limit::Playouts(200),
        until_sure: false,
    };
    let margin = contest.play(&*begin, players(&*begin).unwrap(), &|| true).unwrap().margin(0, 1);
    assert!(margin.sure() && margin.mean > 0.0, "{margin:?}");
}

/// Games of masters; `look` is shown every decision.
fn played(
    seed: u64,
    mut look: impl FnMut(&Followed<Bluff>, Line<<Bluff as Game>::Action, <Bluff as Game>::Luck>),
) -> Vec<String> {
    let begin = begun(&[("matches", "3")]);
    let (mut game, mut source, mut log) = (Followed::new(begin), Seeded::new(seed), Vec::new());
    loop {
        let line = match game.next() {
            Next::Nobody => return log,
            Next::Chance { .. } => Line::Luck(game.draw(&mut source)),
            Next::Seat(seat) => {
                let thought = Thought { seed: seed + log.len() as u64, ..THOUGHT };
                Line::Action(PlayersOf::new().action(Level::Master, &begin, &game.seen(Viewer::Seat(seat)), thought))
            }
        };
        look(&game, line);
        log.push(line.to_string());
        game.add(line).unwrap();
    }
}

#[test]
fn the_same_seed_draws_the_same_and_another_something_else() {
    let begin = begun(&[("matches", "3")]);
    let mut mixed = 0;
    for seed in 0..10 {
        let log = played(seed, |game, line| {
            let (Line::Action(action), Next::Seat(seat)) = (line, game.next()) else { return };
            let seen = game.seen(Viewer::Seat(seat));
            let likely = PlayersOf::new().likely(Level::Master, &begin, &seen, THOUGHT);
            let index = game.actions().position(|open| open == action).unwrap();
            assert!(likely[index] > 0.0 && (likely.iter().sum::<f64>() - 1.0).abs() < 1e-4);
            mixed += u32::from(likely[index] < 0.9);
        });
        assert_eq!(log, played(seed, |_, _| {}));
    }
    assert!(mixed > 10, "{mixed}");
}

/// An equilibrium's choices are not mistakes, and the coach knows how sure it is.
#[test]
fn a_coach_does_not_scold_a_master() {
    let (mut scolded, mut decisions) = (0, 0);
    for seed in 0..10 {
        let begin = rafle_games::open("bluff", 2, &[("matches", "3")]).unwrap().unwrap();
        let record = Record::with_log(&*begin, played(seed, |_, _| {}));
        let analysis = analyse_record(&record, THOUGHT).unwrap();
        // Where the game is decided nothing is at stake, and that is sure.
        assert!(!analysis.exact && analysis.decisions.iter().all(|it| it.error > 0.0 || it.loss == 0.0));
        decisions += analysis.decisions.len();
        scolded += analysis.costliest(99).len();
    }
    assert!(decisions > 50 && scolded * 20 < decisions, "{scolded} of {decisions}");
}
