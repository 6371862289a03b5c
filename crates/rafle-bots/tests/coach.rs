//! What the coach says about solved games is exact, and luck and skill explain a result.

use rafle_bots::{Level, Limit, Thought, advise, advise_record, analyse_record, choose, choose_for, exactly};
use rafle_engine::{Game, Next, Objective, Options, Play, Record, Seat, Seeded, Seen, Source, Viewer, start, step};
use rafle_games::Visit;
use rafle_solve::exact_with_patience;

/// Solved in a moment, by every method there is: the others only with `RAFLE_ALL`.
const SOON: [&str; 7] =
    ["all-occupied", "dozen", "greedy", "guess-and-throw", "ship-captain-officer-crew", "twenty-five", "yatzy"];

/// Two tests for each game with decisions that is solved for two, so that all cores have something to do.
macro_rules! games {
    ($($name:ident)*) => {
        mod luck_and_skill_add_up_to_the_result {
            $(
                #[test]
                fn $name() {
                    super::soon_or_all(stringify!($name), super::add_up);
                }
            )*
        }

        mod the_best_action_loses_nothing {
            $(
                #[test]
                fn $name() {
                    super::soon_or_all(stringify!($name), super::loses_nothing);
                }
            )*
        }

        #[test]
        fn every_solved_game_has_its_tests() {
            let tested: Vec<_> = [$(stringify!($name)),*].map(|name| name.replace('_', "-")).into();
            assert!(SOON.iter().all(|soon| tested.iter().any(|slug| slug == soon)));
            // Whether a game is solved is known when that is done, so only with time for all of them.
            if as_many(0, 1) == 0 {
                return;
            }
            let decisions = rafle_games::GAMES.iter().filter(|about| about.decisions && about.most_seats > 1);
            let slugs = decisions.map(|about| about.slug);
            let mut solved: Vec<_> = slugs.filter(|slug| rafle_games::visit(slug, IsSolved) == Some(true)).collect();
            solved.sort_unstable();
            assert_eq!(tested, solved);
        }
    };
}

games! {
    all_occupied big_and_small dice_poker dozen even_and_odd good_man greedy guess_and_throw hadsund higher_or_lower
    house_and_home morris sevens sevens_four_dice sevens_three_dice sevens_two_dice ship_captain_officer_crew trump
    twenty_five yatzy
}

fn soon_or_all(name: &str, test: fn(&str)) {
    let slug = name.replace('_', "-");
    if SOON.contains(&slug.as_str()) || as_many(0, 1) == 1 {
        test(&slug);
    }
}

struct IsSolved;

impl Visit for IsSolved {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        exact_with_patience(&begun::<G>()).is_some()
    }
}

/// A game for two with the usual rules.
fn begun<G: Game>() -> G {
    start(G::Options::read([]).unwrap(), 2).unwrap()
}

/// With `improve` nobody gives up 4 5 6, which beats almost everything, for another throw.
#[test]
fn options_may_leave_something_to_decide() {
    let record = Record::read("rafle 1 zanzibar seats=2 improve=on\nthrow 1 6 6\nstop\nthrow 4 5 6\n").unwrap();
    let thought = Thought { seed: 1, limit: Limit::Playouts(1), patient: true };
    let advice = advise_record(&record, thought).unwrap();
    assert!(advice.exact);
    assert_eq!(advice.actions[0].action, "stop");
    for level in [Level::Club, Level::Master] {
        let seen = rafle_games::replay(&record).unwrap().seen_by(Seat::new(1));
        let chosen = choose_for(level, &seen, thought);
        assert_eq!(chosen.as_deref(), Some("stop"), "{level:?}");
    }
    let record = Record::read("rafle 1 the-seven seats=2 may_stop=on\nthrow 1 2\n").unwrap();
    assert_eq!(advise_record(&record, thought).unwrap().actions.len(), 2);
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
                        let action = choose(Level::Easy, &begin, &Seen::of(&game, Viewer::Seat(seat)), thought);
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
                    let weighed = exactly(&begin, &Seen::of(&game, Viewer::Seat(seat)), THOUGHT).unwrap();
                    let best = solved.best(&game).unwrap();
                    let worth = weighed.worths.iter().find(|worth| worth.action == best).unwrap();
                    assert!(weighed.best().value - worth.value < 1e-9, "{} {best}", G::ABOUT.slug);
                    // A master plays for the win; where that is solved, exactly.
                    if solved.objective() == Objective::Share {
                        let chosen = choose(Level::Master, &begin, &Seen::of(&game, Viewer::Seat(seat)), THOUGHT);
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

#[test]
fn a_log_that_knows_one_hand_is_enough_for_advice() {
    let text = "rafle 1 bluff seats=2\nthrow 1 4 4 2\nthrow ?\nbid 3x4\n";
    // Seat B is next, and its own dice are not known: the coach judges by what is known.
    assert!(advise_record(&Record::read(text).unwrap(), THOUGHT).is_ok());
    let text = "rafle 1 bluff seats=2\nthrow ?\nthrow 1 4 4 2\nbid 7x6\n";
    let advice = advise_record(&Record::read(text).unwrap(), THOUGHT).unwrap();
    assert!(!advice.exact && advice.actions[0].action == "lift" && advice.actions[0].loss == 0.0);
    assert!(advice.actions.iter().all(|action| action.error > 0.0));
}

/// Advice from what one seat was told is the advice from the whole log: the coach uses nothing else.
#[test]
fn what_others_hold_changes_no_advice() {
    for about in rafle_games::GAMES.iter().filter(|about| about.decisions && about.hidden) {
        let mut play = Play::new(rafle_games::open(about.slug, about.least_seats.max(2), &[]).unwrap().unwrap());
        let (mut source, mut advised) = (Seeded::new(4), 0);
        while advised < 6 && play.next() != Next::Nobody {
            if let Next::Seat(seat) = play.next() {
                let told = Record::with_log(play.start(), play.log_for(Viewer::Seat(seat)));
                let whole = advise(&play.seen_by(seat), THOUGHT).unwrap();
                assert_eq!(advise_record(&told, THOUGHT).unwrap(), whole, "{}", about.slug);
                assert_eq!(advise_record(&Record::of(&play), THOUGHT).unwrap(), whole, "{}", about.slug);
                assert_eq!(whole.seat, seat);
                advised += 1;
            }
            play.enter(&play.any_line(&mut source).unwrap()).unwrap();
        }
        assert!(advised > 0, "{}", about.slug);
    }
}

#[test]
fn what_makes_no_sense_is_told_with_its_line() {
    for (text, number, key) in [
        ("rafle 1 greedy seats=2\nthrow 4\n", 2, "game-not-over"),
        ("rafle 1 greedy seats=2\nthrow 4\nkeep 1\n", 3, "refused-open-are"),
        ("rafle 1 greedy seats=9\n", 1, "wrong-number-of-seats"),
        ("rafle 1 plus seats=2\n", 1, "nothing-to-decide"),
        ("rafle 1 zanzibar seats=2\n", 1, "nothing-to-decide"),
        ("rafle 1 good-man seats=2 auto_pick=on\n", 1, "nothing-to-decide"),
        ("rafle 1 greedy seats=2\nthrow 4\nresign A\n", 3, "somebody-resigned"),
    ] {
        let error = analyse_record(&Record::read(text).unwrap(), THOUGHT).unwrap_err();
        assert_eq!((error.number, error.why.key), (number, key), "{text}");
    }
    for text in ["rafle 1 greedy seats=2\n", "rafle 1 greedy seats=2\nthrow 4\nresign A\n"] {
        let error = advise_record(&Record::read(text).unwrap(), THOUGHT).unwrap_err();
        assert_eq!(error.why.key, "nobody-to-advise", "{text}");
    }
    let mut play = Play::new(rafle_games::open("greedy", 2, &[]).unwrap().unwrap());
    play.enter("throw 4").unwrap();
    assert_eq!(advise_record(&Record::of(&play), THOUGHT).unwrap().actions.len(), 2);
}
