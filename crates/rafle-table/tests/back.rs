//! Looking back: any step of a game, how the scores grew, and what a coach says of it in words.

use rafle_engine::{Account, Advice, Advised, Analysis, Decision, Objective, Play, Seat, Viewer};
use rafle_table::{about, course, decides, fields, in_words, most_seats, replay, reviewed, shelf, step, turning_point};

/// Six throws and five choices of greedy: twice 4 and once 6 are banked, and one is lost.
const LOG: &str =
    "rafle 1 greedy seats=2\nthrow 4\nstop\nthrow 6\nagain\nthrow 1\nthrow 4\nagain\nthrow 2\nstop\nthrow 5\n";

fn play() -> Play {
    replay(LOG).unwrap()
}

#[test]
fn a_step_is_a_line_of_which_there_is_something_to_tell() {
    let play = play();
    let at = |number| step(&play, number, Viewer::Referee);
    let all: Vec<_> = (0..=8).map(|number| (at(number).number, at(number).happened.len())).collect();
    assert_eq!(at(0).count, 8, "`again` alone says nothing");
    assert_eq!(all.iter().map(|(number, _)| *number).collect::<Vec<_>>(), (0..=8).collect::<Vec<_>>());
    assert!(all[0].1 == 0 && all[1..].iter().all(|(_, told)| *told > 0), "{all:?}");
    assert_eq!((at(99).number, at(99).view == play.now().view(Viewer::Referee)), (8, true), "the last one");
    assert!(at(0).view == play.start().view(Viewer::Referee));
    assert_eq!(at(2).view.seats[0].score, 4, "the table after it");
}

#[test]
fn scores_are_taken_when_somebody_else_is_next() {
    assert_eq!(course(&play()), [[0, 0], [4, 0], [4, 0], [10, 0], [10, 0]]);
}

#[test]
fn it_pays_to_look_first_where_the_scores_change_most() {
    assert_eq!((turning_point(&play()), step(&play(), 7, Viewer::Referee).view.seats[0].score), (7, 10));
    assert_eq!(turning_point(&replay("rafle 1 greedy seats=2\nthrow 1\n").unwrap()), 0, "nothing has changed them");
}

#[test]
fn no_more_seats_are_offered_than_can_play_by_the_house_rules() {
    let most = |slug, options: &[_]| most_seats(about(slug).unwrap(), options);
    assert_eq!((most("five-crowns", &[]), most("five-crowns", &[("eight", "on")])), (7, 8));
    assert_eq!(
        (most("yatzy", &[]), most("yatzy", &[("sheet", "no such")])),
        (16, 16),
        "whatever is wrong is said later"
    );
}

#[test]
fn of_a_long_game_scores_are_taken_at_some_points_and_at_the_end() {
    let turns = |count: usize| {
        course(&replay(&format!("rafle 1 greedy seats=2 target=1000\n{}", "throw 2\nstop\n".repeat(count))).unwrap())
    };
    assert_eq!(turns(117).len(), 119, "a point for every turn");
    let long = turns(399);
    assert!(long.len() > 60 && long.len() <= 121, "{}", long.len());
    assert_eq!((long[0].as_slice(), long.last().unwrap().as_slice()), (&[0, 0][..], &[400, 398][..]));
}

#[test]
fn advice_is_told_in_the_words_of_the_game() {
    let play = replay("rafle 1 greedy seats=2\nthrow 4\n").unwrap();
    let seen = play.seen_by(Seat::A);
    let advised = |action: &str| Advised { action: action.to_owned(), value: 1.0, loss: 0.0, error: 0.0 };
    let actions = vec![advised("stop"), advised("again")];
    let hints = in_words(&seen, Advice { seat: Seat::A, objective: Objective::Score, exact: true, actions });
    assert_eq!((hints.objective, hints.exact), (Objective::Score, true));
    let said: Vec<_> = hints.hints.iter().map(|hint| (hint.advised.action.as_str(), hint.said.len())).collect();
    assert_eq!(said, [("stop", 1), ("again", 0)], "of throwing again there is nothing to tell yet");
}

#[test]
fn each_decision_of_a_game_has_the_step_at_which_it_is_seen() {
    let decision = |number, action: &str, best: &str| Decision {
        number,
        seat: Seat::A,
        action: action.to_owned(),
        best: best.to_owned(),
        loss: 0.5,
        error: 0.0,
    };
    let decisions = vec![decision(2, "stop", "again"), decision(4, "again", "stop"), decision(9, "stop", "stop")];
    let accounts = vec![Account { seat: Seat::A, result: 1.0, lost: 0.5, parts: None }];
    let look = Analysis { objective: Objective::Share, exact: false, decisions, accounts: accounts.clone() };
    let review = reviewed(&play(), look);
    assert_eq!((review.objective, review.exact, review.accounts), (Objective::Share, false, accounts));
    let told: Vec<_> =
        review.lessons.iter().map(|lesson| (lesson.step, lesson.said.len(), lesson.better.len())).collect();
    assert_eq!(told, [(2, 1, 0), (3, 0, 1), (7, 1, 1)]);
}

#[test]
fn the_shelf_says_what_can_be_played() {
    assert_eq!((about("yatzy").map(|about| about.slug), about("no-such").is_none()), (Some("yatzy"), true));
    assert_eq!((decides("yatzy"), decides("endless-road"), decides("no-such")), (true, false, false));
    assert_eq!(
        fields("greedy").unwrap().iter().map(|field| field.key).collect::<Vec<_>>(),
        ["target", "equal_turns", "rounds"]
    );
    assert!(fields("no-such").is_none());
    assert!(shelf().len() > 40);
    let wrong = replay("rafle 1 greedy seats=2\nthrow 7\n");
    assert!(wrong.is_err());
}
