//! What has just ended is a step of its own: with the dice that ended it, who pays for it, and nothing thrown after it.

use rafle_engine::{At, Count, Ends, Face, Lies, Mark, Moment, Part, Play, Record, Seat, Seeded, View, Viewer};
use rafle_games::GAMES;

const A: Seat = Seat::A;
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// The game of a record's text.
fn play(record: &str) -> Play {
    rafle_games::replay(&Record::read(&format!("rafle 1 {record}\n")).unwrap()).unwrap()
}

fn moment(play: &Play, line: &str, viewer: Viewer) -> (View, Moment) {
    let view = play.now().moment(line, viewer).unwrap_or_else(|| panic!("{line} ends nothing"));
    let moment = view.moment.clone().unwrap();
    (view, moment)
}

/// The dice that lie in a view and mean this.
fn dice(view: &View, mark: Option<Mark>) -> Vec<u8> {
    let face = |piece: &rafle_engine::Piece| if let Face::Die(face) = piece.face { Some(face) } else { None };
    view.pieces().filter(|piece| piece.mark == mark).filter_map(face).collect()
}

fn keys(moment: &Moment) -> Vec<&str> {
    moment.costs.iter().map(|cost| cost.key).collect()
}

#[test]
fn in_bluff_everybody_sees_what_was_under_the_cups_and_who_pays() {
    let game = play("bluff seats=3\nthrow 1 2 3 4; throw 4 4 5 6; throw 2 2 6 6; bid 3x4; bid 5x4");
    for viewer in Viewer::all(3) {
        let (view, moment) = moment(&game, "lift", viewer);
        assert_eq!((moment.ends, moment.whom), (Ends::Round, vec![B]), "{viewer}");
        assert_eq!(moment.count, Some(Count { by: B, claimed: 5, face: 4, there: 4 }));
        assert_eq!(view.say.key, "bid-too-high");
        assert_eq!(
            dice(&view, Some(Mark::Counts)),
            if viewer == Viewer::Seat(B) { [4, 4, 1, 4] } else { [1, 4, 4, 4] }
        );
        assert_eq!(dice(&view, None).len(), 8);
        assert_eq!(view.at, Some(At::round(1_u8, 12_u8)));
    }
    let (view, moment) =
        moment(&play("bluff seats=2\nthrow 1 2 3 4; throw 4 4 5 6; bid 3x4"), "lift", Viewer::Spectator);
    assert_eq!((view.say.key, &moment.whom[..], moment.next), ("bid-holds", &[B][..], Some(B)));
    assert_eq!(keys(&moment), ["takes-stick", "left-in-heap", "opens-next"]);
}

#[test]
fn what_is_written_is_of_the_same_step_as_the_scores() {
    let (view, _) = moment(&play("endless-road seats=2"), "throw 1 2 4", Viewer::Spectator);
    let pawn =
        view.parts.iter().find_map(|part| if let Part::Track(track) = part { track.pawns.first() } else { None });
    assert_eq!((view.seats[0].score, pawn), (7, Some(&(A, 7))));
    assert_eq!(dice(&view, None), [1, 2, 4]);
}

/// B lifts, loses, and would throw next with the same tap.
#[test]
fn after_a_moment_nothing_is_thrown_in_the_same_tap() {
    let game = play("bluff seats=2\nthrow 1 2 3 4; throw 4 4 5 6; bid 3x4");
    assert_eq!(game.lines_after("lift", &mut Seeded::new(1)).unwrap(), ["lift"]);
    // To throw again is to throw, and what ends the turn then is the end of the tap.
    let game = play("greedy seats=2\nthrow 6");
    assert_eq!(game.lines_after("again", &mut Seeded::new(1)).unwrap().len(), 2);
}

#[test]
fn a_one_in_greedy_lies_there_with_what_it_destroyed() {
    let game = play("greedy seats=2\nthrow 6; stop; throw 4; stop; throw 5; again; throw 3; again");
    let (view, moment) = moment(&game, "throw 1", Viewer::Seat(B));
    assert_eq!((moment.ends, moment.lost, moment.next), (Ends::Turn, Some(8), Some(B)));
    assert_eq!((moment.whom.clone(), keys(&moment)), (vec![A], vec!["stays-with"]));
    assert_eq!(dice(&view, Some(Mark::Ends)), [1]);
    assert_eq!((view.seats[0].score, view.at), (6, Some(At::Goal(100))));
    assert!(game.now().moment("throw 2", Viewer::Spectator).is_none(), "the turn goes on");
}

#[test]
fn hopes_turns_and_rounds_end_in_many_games() {
    for (record, line, headline, ends, whom) in [
        ("too-bad seats=2", "throw 2 3 3 4 5 6", "spoilt", Ends::Hope, vec![]),
        ("dozen seats=2\nthrow 6; throw 5", "throw 4", "went-out", Ends::Turn, vec![A]),
        ("not-fifty seats=3 target=7\nthrow 6", "throw 1", "hit", Ends::Turn, vec![B]),
        ("guess-and-throw seats=2\nguess 10", "throw 1 2 3", "guessed-wrong", Ends::Turn, vec![A]),
        ("higher-or-lower seats=2\nthrow 2 3; lower", "throw 5 6", "guessed-wrong", Ends::Turn, vec![A]),
        ("all-occupied seats=2\nthrow 2; again", "throw 2", "took", Ends::Turn, vec![A]),
        ("buck-dice seats=2\nthrow 3", "throw 1 2 4", "no-trump", Ends::Turn, vec![A]),
        ("division seats=2\nthrow 3 4", "throw 5", "not-divided", Ends::Turn, vec![A]),
        ("twenty-five seats=2 target=9\nthrow 5", "turn 6", "turned", Ends::Game, vec![B]),
        ("plus seats=2\nthrow 3 4", "throw 5 6", "turn-scored", Ends::Game, vec![]),
        ("plus seats=2 rounds=2\nthrow 3 4", "throw 5 6", "turn-scored", Ends::Round, vec![]),
        ("buck-dice seats=2", "throw 3", "trump-is", Ends::Throw, vec![]),
    ] {
        let game = play(record);
        let (view, moment) = moment(&game, line, Viewer::Spectator);
        assert_eq!((view.say.key, moment.ends, moment.whom), (headline, ends, whom), "{record}; {line}");
    }
}

#[test]
fn a_beaten_set_of_dnup_is_seen_to_go_back() {
    let mut source = Seeded::new(3);
    let mut game = Play::new(rafle_games::open("dnup", 3, &[]).unwrap().unwrap());
    let mut beaten = 0;
    while let Some(line) = game.any_line(&mut source).filter(|_| beaten < 3) {
        let told = game.now().happened(&line, Viewer::Spectator);
        if told.iter().any(|message| message.key == "beaten-back") {
            let (view, moment) = moment(&game, &line, Viewer::Spectator);
            let back: Vec<_> = view.pieces().filter(|piece| piece.mark == Some(Mark::Ends)).collect();
            let came: Vec<_> = view.pieces().filter(|piece| piece.mark == Some(Mark::Came)).collect();
            assert!(!back.is_empty() && back.iter().all(|piece| piece.lies == Lies::Held), "{line}");
            assert!(!came.is_empty() && came.iter().all(|piece| piece.lies == Lies::Loose), "{line}");
            assert_eq!(moment.whom.len(), 1);
            beaten += 1;
        }
        game.enter(&line).unwrap();
    }
    assert_eq!(beaten, 3);
}

#[test]
fn a_hand_of_five_crowns_is_looked_at_before_the_next_is_dealt() {
    let mut source = Seeded::new(5);
    let mut game = Play::new(rafle_games::open("five-crowns", 2, &[("turn_limit", "10")]).unwrap().unwrap());
    let mut hands = 0;
    while let Some(line) = game.any_line(&mut source).filter(|_| hands < 3) {
        if let Some(view) = game.now().moment(&line, Viewer::Seat(A)) {
            assert_eq!(view.moment.as_ref().unwrap().ends, Ends::Round);
            assert!(view.pieces().all(|piece| piece.face != Face::Back), "all hands lie open");
            let lines = game.lines_after(&line, &mut Seeded::new(1)).unwrap();
            assert_eq!(lines.len(), 1, "{lines:?}");
            hands += 1;
        }
        game.enter(&line).unwrap();
    }
    assert_eq!(hands, 3);
}

#[test]
fn in_the_sevens_and_in_morris_the_round_lies_there_until_it_was_seen() {
    let game = play("sevens-three-dice seats=2\nthrow 1 2 3; stop; throw 4 4 1");
    let (view, moment) = moment(&game, "stop", Viewer::Seat(B));
    assert_eq!((moment.ends, moment.whom.len(), dice(&view, Some(Mark::Ends)).len()), (Ends::Round, 1, 3));
    assert_eq!(view.say.key, "took-sticks");
    let game = play("morris seats=3\nthrow 1 2 3; throw 4 4 1");
    let (view, moment) = moment_of_morris(&game);
    assert_eq!((moment.ends, moment.whom.len()), (Ends::Round, 1));
    assert_eq!(dice(&view, Some(Mark::Ends)).len() + dice(&view, None).len(), 9);
}

fn moment_of_morris(game: &Play) -> (View, Moment) {
    moment(game, "throw 2 2 1", Viewer::Seat(C))
}

/// Every game ends in a moment, which everybody sees.
#[test]
fn the_last_line_of_every_game_is_a_moment() {
    for about in GAMES {
        let mut game = Play::new(rafle_games::open(about.slug, about.least_seats, &[]).unwrap().unwrap());
        let mut source = Seeded::new(1);
        let mut last = None;
        while let Some(line) = game.any_line(&mut source) {
            last = game.now().moment(&line, Viewer::Spectator);
            game.enter(&line).unwrap();
        }
        let ends = last.and_then(|view| view.moment).map(|moment| moment.ends);
        assert_eq!(ends, Some(Ends::Game), "{}", about.slug);
    }
}

/// Of six dice one is even: nobody is asked which to lay aside, and the others go back into the cup.
#[test]
fn dice_that_nobody_was_asked_about_are_seen_before_they_go() {
    let game = play("even-and-odd seats=2\nthrow 1 2 3 3 5 5");
    let (view, ended) = moment(&game, "keep 2", Viewer::Spectator);
    assert_eq!((ended.ends, ended.next, dice(&view, None)), (Ends::Throw, Some(A), vec![1, 2, 3, 3, 5, 5]));
    assert!(!ended.waits(), "the turn goes on");
    let choice = play("even-and-odd seats=2\nthrow 1 2 3 3 4 5");
    assert_eq!(choice.now().moment("keep 2", Viewer::Spectator), None, "who has chosen has looked");
}
