//! What the coach says of single records.

use rafle_bots::{Level, Limit, Thought, advise, advise_record, analyse_record, choose_for};
use rafle_engine::{Next, Play, Record, Seat, Seeded, Viewer};

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

const THOUGHT: Thought = Thought { seed: 1, limit: Limit::Playouts(50), patient: true };

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
                let told = Record::as_told(&play, play.log_for(Viewer::Seat(seat)));
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
