//! Lines as people type them, through the one door of a game being played.

use rafle_engine::{Arg, Elsewhere, Message, Next, Play, Record, Seat, Seating, Seats, Seeded, Stage, Step, Viewer};

fn play(slug: &str, seats: usize) -> Play {
    Play::new(rafle_games::open(slug, seats, &[]).expect("a game").expect("usual options"))
}

fn why_not(play: &mut Play, line: &str) -> Message {
    let refusal = play.enter(line).expect_err("refused");
    play.why_not(line, &refusal)
}

fn arg<'a>(message: &'a Message, name: &str) -> &'a Arg {
    &message.args.iter().find(|(known, _)| *known == name).expect("an argument").1
}

#[test]
fn dice_alone_are_a_throw_and_logs_are_written_in_one_way() {
    let mut game = play("good-man", 2);
    game.enter(" 6 4 1   5 5 2").unwrap();
    game.enter("keep  6").unwrap();
    game.enter("throw 5 4 3 2 1").unwrap();
    assert_eq!(game.log(), ["throw 1 2 4 5 5 6", "keep 6", "throw 1 2 3 4 5"]);
}

#[test]
fn a_refusal_says_what_was_tried_and_what_is_open() {
    let mut game = play("good-man", 2);
    let unread = why_not(&mut game, "kep 6");
    assert_eq!(unread.key, "refused-expected");
    assert!(matches!(arg(&unread, "like"), Arg::Text(line) if line.starts_with("throw ")));
    assert_eq!(why_not(&mut game, "6 6").key, "refused");
    game.enter("2 2 2 3 3 3").unwrap();
    let refused = why_not(&mut game, "keep 6");
    assert_eq!(refused.key, "refused-open-are");
    assert_eq!(*arg(&refused, "open"), Arg::OneOf(vec!["`keep 2`".into(), "`keep 3`".into()]));
}

#[test]
fn table_lines_belong_to_the_log() {
    let mut game = play("greedy", 2);
    for line in ["name B Bo the second", "4", "stop", "undo 2", "throw 1", "undo", "resign A"] {
        game.enter(line).unwrap();
    }
    assert_eq!(game.names(), [None, Some("Bo the second".to_owned())]);
    assert_eq!(game.counting().count(), 0);
    assert_eq!((game.next(), game.standings().winners), (Next::Nobody, Seats::only(Seat::new(1))));
    assert_eq!(why_not(&mut game, "throw 4").key, "refused");
    for line in ["undo", "undo 0", "undo x", "name C Cato", "name A a;b", "name A", "resign A", "sits", "resign"] {
        assert!(game.enter(line).is_err(), "{line}");
    }
    let record = Record::of(&game);
    assert_eq!(Record::read(&record.to_string()).unwrap(), record);
}

#[test]
fn the_last_step_is_found_without_those_before() {
    let mut game = play("five-crowns", 3);
    assert!(game.last_step().is_none());
    let mut source = Seeded::new(5);
    for number in 0..400 {
        let line = game.any_line(&mut source).expect("it is a long game");
        game.enter(&line).unwrap();
        if number % 7 == 6 {
            game.enter("undo 3").unwrap();
        }
        let (found, gone_through) = (game.last_step().unwrap(), game.steps().last().unwrap());
        assert_eq!(found.line, gone_through.line);
        assert!(found.before.view(Viewer::Referee) == gone_through.before.view(Viewer::Referee), "{number}");
    }
    assert!(game.counting().len() > 200, "further than a game that was passed is kept");
}

/// A room with places for five, in which Anna, Cato and Dan sit.
fn room(slug: &str) -> Play {
    let mut play = play(slug, 5);
    for line in ["room", "name A Anna", "sits C bot x", "name C Cato", "name D Dan", "sits D bot y"] {
        play.enter(line).unwrap();
    }
    play
}

#[test]
fn in_a_room_nothing_of_the_game_is_entered() {
    for about in rafle_games::GAMES {
        let mut room = play(about.slug, about.usual_seats);
        room.enter("room").unwrap();
        let drawn = match room.now().next() {
            Next::Chance { .. } => room.now().draw(&mut Seeded::new(1)),
            _ => room.now().open().remove(0),
        };
        let refused = |play: &mut Play, line: &str| play.enter(line).expect_err(line).key();
        assert_eq!(refused(&mut room, &drawn), "not-begun", "{}", about.slug);
        assert_eq!(room.lines_of_luck(&mut Seeded::new(1)).unwrap_err().key(), "nothing-to-throw");
        assert_eq!(room.lines_after(&drawn, &mut Seeded::new(1)).unwrap_err().key(), "not-begun");
        assert_eq!((refused(&mut room, "resign A"), refused(&mut room, "undo")), ("not-begun", "nothing-to-undo"));
        assert_eq!(refused(&mut room, "room"), "begun-already");
        room.settle();
        assert_eq!((room.log().len(), room.stage(), room.over()), (1, Stage::Waiting, false), "{}", about.slug);
        assert_eq!((room.next(), room.any_line(&mut Seeded::new(1))), (Next::Nobody, None));
    }
}

#[test]
fn a_room_keeps_its_secret() {
    let mut room = room("five-crowns");
    room.enter("luck 1 3f secret c7").unwrap();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::A), Viewer::Referee] {
        assert!(!room.log_for(viewer).concat().contains("secret"), "{viewer}");
    }
}

#[test]
fn who_begins_plays_in_the_order_that_was_said() {
    let mut game = room("five-crowns");
    game.enter("begin D A C").unwrap();
    let said = |name: &str| Some(name.to_owned());
    assert_eq!(game.names(), [said("Dan"), said("Anna"), said("Cato")]);
    assert_eq!(game.seating().sits, [vec!["bot y".to_owned()], vec![], vec!["bot x".to_owned()]]);
    assert_eq!(game.seating().since, [5, 0, 2]);
    assert_eq!((game.now().seats(), game.places(), game.stage()), (3, 5, Stage::Playing));
    assert_eq!(game.enter("name D Dora").unwrap_err().key(), "no-such-seat");
    let mut luck = Seeded::new(1);
    while let (Some(line), true) = (game.any_line(&mut luck), game.log().len() < 60) {
        game.enter(&line).unwrap();
    }
    let record = Record::of(&game);
    assert!(record.to_string().starts_with("rafle 1 five-crowns seats=5 "), "{record}");
    assert_eq!(rafle_games::replay(&record).unwrap().log(), game.log());
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(2))] {
        let told = rafle_games::replay(&Record::as_told(&game, game.log_for(viewer))).unwrap();
        assert!(told.now().view(viewer) == game.now().view(viewer), "{viewer}");
    }
    let mut again = game.afresh();
    game.log().iter().for_each(|line| again.enter(line).unwrap());
    assert!(again.now().view(Viewer::Referee) == game.now().view(Viewer::Referee));
}

#[test]
fn a_game_goes_on_elsewhere_with_its_seats_and_nothing_else() {
    let mut game = room("yatzy");
    for line in ["friendly", "hints on", "patience 5", "begins lot", "begin A C D", "lot B", "throw 1 1 1 2 3"] {
        game.enter(line).unwrap();
    }
    assert_eq!((game.elsewhere(), game.counting_here()), (None, 1));
    let names = game.names().to_vec();
    game.enter("gone C").unwrap();
    game.enter("elsewhere").unwrap();
    assert_eq!(game.elsewhere(), Some(Elsewhere { lines: 2, outcomes: 2 }));
    assert_eq!((game.stage(), game.next(), game.counting_here()), (Stage::Waiting, Next::Nobody, 0));
    assert_eq!((game.names(), game.resigned()), (&names[..], Seats::only(Seat::new(2))));
    let said = game.seating();
    assert!(said.sits.iter().all(Vec::is_empty) && said.since.iter().all(|line| *line == game.log().len() - 1));
    assert_eq!((said.friendly, said.hints, said.patience, said.first), (false, None, None, None));
    for (line, why) in [
        ("keep 1", "not-begun"),
        ("resign A", "not-begun"),
        ("gone A", "not-begun"),
        ("elsewhere", "not-begun"),
        ("undo", "nothing-to-undo"),
        ("room", "begun-already"),
        ("begins lot", "begun-already"),
        ("begin A B", "seats-stay"),
        ("begin B A C", "seats-stay"),
        ("sits D open", "no-such-seat"),
    ] {
        let before = game.log().len();
        assert_eq!((game.enter(line).unwrap_err().key(), game.log().len()), (why, before), "{line}");
    }
    for line in ["sits A bot club", "friendly", "begin A B C", "keep 1"] {
        game.enter(line).unwrap();
    }
    assert_eq!(game.enter("undo 2").unwrap_err().key(), "nothing-to-undo", "what was chosen elsewhere stays");
    game.enter("undo").unwrap();
    assert_eq!(game.enter("friendly").unwrap_err().key(), "begun-already");
    assert_eq!(rafle_games::replay(&Record::of(&game)).unwrap().log(), game.log());
    let mut over = play("greedy", 2);
    over.enter("gone B").unwrap();
    assert_eq!(over.enter("elsewhere").unwrap_err().key(), "game-over");
}

#[test]
fn nobody_begins_twice_with_too_few_or_with_who_is_not_there() {
    let begin = |line: &str| {
        let mut room = room("yatzy");
        let refused = room.enter(line).map_err(|refusal| refusal.key());
        assert_eq!(room.stage() == Stage::Waiting, refused.is_err(), "a refusal changes nothing: {line}");
        refused
    };
    assert_eq!(begin("begin A C D"), Ok(()));
    assert_eq!(begin("begin A F"), Err("no-such-seat"));
    assert_eq!(begin("begin A A"), Err("seat-twice"));
    assert_eq!(room("greedy").enter("begin A").unwrap_err().key(), "wrong-number-of-seats");
    let mut begun = room("yatzy");
    begun.enter("begin A C").unwrap();
    for line in ["begin A B", "room"] {
        assert_eq!(begun.enter(line).unwrap_err().key(), "begun-already", "{line}");
    }
    assert_eq!(play("yatzy", 2).enter("begin A B").unwrap_err().key(), "begun-already", "what was no room has begun");
    let mut thrown = play("greedy", 2);
    thrown.enter("4").unwrap();
    for line in ["room", "friendly"] {
        assert_eq!(thrown.enter(line).unwrap_err().key(), "begun-already", "{line}");
    }
}

#[test]
fn a_choice_is_answered_by_luck_and_by_what_it_shows() {
    let mut game = play("greedy", 2);
    for (line, answered) in [("4", true), ("stop", false), ("5", true), ("again", false), ("2", true)] {
        game.enter(line).unwrap();
        assert_eq!(game.answered_since(1), answered, "{line}");
    }
    assert!(game.answered_since(3) && !game.answered_since(0));
    let mut bluff = play("bluff", 2);
    while matches!(bluff.next(), Next::Chance { .. }) {
        let line = bluff.draw(&mut Seeded::new(1));
        bluff.enter(&line).unwrap();
    }
    bluff.enter("bid 1x2").unwrap();
    assert!(!bluff.answered_since(1), "everybody heard the bid, and it showed nothing");
    bluff.enter("lift").unwrap();
    assert!(bluff.answered_since(1), "the dice lie open");
    assert_eq!(bluff.late_take_backs(), 0);
    bluff.enter("undo").unwrap();
    assert_eq!(bluff.late_take_backs(), 1);
    bluff.enter("undo").unwrap();
    assert_eq!(bluff.late_take_backs(), 1, "the bid alone was not late");
}

/// The law behind it: whoever reads nothing but the choice could have worked out by themselves what they see after it.
#[test]
fn what_shows_nothing_can_be_worked_out_by_everybody() {
    let (mut shown, mut silent) = (0, 0);
    for about in rafle_games::GAMES.iter().filter(|about| about.hidden) {
        for seed in 0..6 {
            let (mut game, mut luck) = (play(about.slug, about.usual_seats), Seeded::new(seed));
            while let (Some(line), true) = (game.any_line(&mut luck), game.log().len() < 400) {
                let before = game.clone();
                game.enter(&line).unwrap();
                if game.answered_since(1) {
                    shown += usize::from(matches!(before.next(), Next::Seat(_)));
                    continue;
                }
                silent += 1;
                for viewer in
                    (0..about.usual_seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Spectator])
                {
                    let mut eyes = before.now().seen_by(viewer);
                    eyes.enter(&line).unwrap();
                    assert!(eyes.view(viewer) == game.now().view(viewer), "{} {viewer}: `{line}`", about.slug);
                }
            }
        }
    }
    assert!(shown > 10 && silent > 1000, "{shown} {silent}");
}

#[test]
fn nobody_is_spared_a_choice_that_only_a_hole_hides() {
    // Real cards, of which A has typed the own hand: of B's nothing is known, so only the flip can be listed.
    let mut game = Play::new(rafle_games::open("dnup", 2, &[("deck", "pairs9")]).unwrap().unwrap());
    for line in ["from A", "deal 1/2", "deal ?", "deal 1/3", "deal ?", "deal 1/4", "deal ?", "deal 2/3", "deal ?"] {
        game.enter(line).unwrap();
    }
    for line in ["deal 2/4", "deal ?", "deal 3/4", "deal ?", "deal 3/5", "deal ?", "deal 3/6", "star B"] {
        game.enter(line).unwrap();
    }
    assert_eq!(game.now().open(), ["flip"]);
    game.settle();
    assert_eq!(game.next(), Next::Seat(Seat::new(1)));
    assert!(game.enter("play 1/2").is_err());
    game.enter("play 1/5 1/6").unwrap();
}

/// Bots and coaches ask a game whether there is anything to decide. A flag is drawn as fast with one number as with another.
#[test]
fn whoever_is_asked_decides() {
    for about in rafle_games::GAMES.iter().filter(|about| about.slug != "flag") {
        let fields = rafle_games::fields(about.slug).expect("a game");
        let values = fields.iter().flat_map(|field| field.samples().into_iter().map(|value| (field.key, value)));
        for (key, value) in values.chain([("rounds", "1".to_owned())]) {
            let Some(Ok(start)) = rafle_games::open(about.slug, about.least_seats, &[(key, value.as_str())]) else {
                continue;
            };
            let (mut play, mut luck) = (Play::new(start), Seeded::new(1));
            for _ in 0..2000 {
                let choice = matches!(play.next(), Next::Seat(_)) && play.now().open().len() > 1;
                assert!(!choice || play.start().decides(), "{} with {key}={value}", about.slug);
                let Some(line) = play.any_line(&mut luck) else { break };
                play.enter(&line).expect("what is open is accepted");
            }
        }
    }
}

/// Long logs are taken back line by line without playing everything again each time, and come out where they were.
#[test]
fn what_is_taken_back_line_by_line_was_there_before() {
    let mut game = play("yatzy", 4);
    let mut luck = Seeded::new(5);
    let mut stands = vec![game.standings()];
    while let Some(line) = game.any_line(&mut luck) {
        game.enter(&line).unwrap();
        stands.push(game.standings());
    }
    assert!(stands.len() > 150, "several strides");
    let first = game.log()[0].clone();
    while let Some(before) = stands.pop().and(stands.last()) {
        game.enter("undo").unwrap();
        assert_eq!(game.standings(), *before);
    }
    assert_eq!(game.counting().count(), 0);
    game.enter(&first).unwrap();
    assert_eq!(game.counting().collect::<Vec<_>>(), [first.as_str()]);
}

#[test]
fn alone_nothing_is_taken_back_unless_that_was_agreed_on() {
    for (undo, back) in [("off", None), ("on", Some(1))] {
        let start = rafle_games::open("five-crowns-solitaire", 1, &[("undo", undo)]).unwrap().unwrap();
        let (mut game, mut luck) = (Play::new(start), Seeded::new(1));
        while !matches!(game.next(), Next::Seat(_)) {
            game.enter(&game.any_line(&mut luck).unwrap()).unwrap();
        }
        game.enter(&game.any_line(&mut luck).unwrap()).unwrap();
        assert_eq!(game.lines_since_choice(|_| true), back);
        game.enter("undo").expect("a referee may have heard wrong");
    }
}

/// What is kept along while a game is played is what the whole log says.
#[test]
fn what_a_seat_sees_is_where_its_log_leads() {
    for about in rafle_games::GAMES {
        let (mut game, mut luck) = (play(about.slug, about.usual_seats), Seeded::new(3));
        game.enter("name A Anna").unwrap();
        for number in 1..120 {
            let Some(line) = game.any_line(&mut luck) else { break };
            game.enter(&line).unwrap();
            if number % 17 == 0 {
                game.enter("undo 3").unwrap();
            }
            if number % 9 > 0 {
                continue;
            }
            for seat in Seats::first(about.usual_seats).iter() {
                let (seen, viewer) = (game.seen_by(seat), Viewer::Seat(seat));
                let log = game.log_for(viewer);
                assert_eq!(seen.told(), log.len(), "{}", about.slug);
                let told = rafle_games::replay(&Record::with_log(game.start(), log)).unwrap();
                assert_eq!(seen.now().view(Viewer::Referee), told.now().view(Viewer::Referee), "{}", about.slug);
            }
        }
    }
}

#[test]
fn a_choice_is_what_left_something_to_choose() {
    for about in rafle_games::GAMES {
        let (mut game, mut luck) = (play(about.slug, about.usual_seats), Seeded::new(4));
        for _ in 0..150 {
            let Some(line) = game.any_line(&mut luck) else { break };
            game.enter(&line).unwrap();
        }
        let chosen = |step: &Step<'_>, seat| {
            let forced = step.before.seen_by(Viewer::Spectator).forced().is_some();
            step.before.next() == Next::Seat(seat) && !forced
        };
        for seat in Seats::first(about.usual_seats).iter() {
            let lines = game.counting().len();
            let choices =
                game.steps().zip(0..).filter(|(step, _)| chosen(step, seat)).map(|(_, number)| lines - number);
            let mut expected: Vec<_> = choices.filter(|_| game.start().may_take_back()).collect();
            expected.reverse();
            let found: Vec<_> = game.lines_since_choices(|other| other == seat).collect();
            assert_eq!(found, expected, "{}", about.slug);
        }
    }
}

#[test]
fn who_sits_where_is_what_the_lines_of_the_table_say() {
    let mut game = play("greedy", 3);
    for line in ["name B Bo", "sits B person 07", "4", "sits B bot club", "hints on", "undo", "name B Bo the second"] {
        game.enter(line).unwrap();
    }
    game.enter("resign C").unwrap();
    game.enter("hints off").unwrap();
    let text = |word: &str| word.to_owned();
    let seating = Seating {
        names: vec![None, Some(text("Bo the second")), None],
        sits: vec![Vec::new(), vec![text("person 07"), text("bot club")], Vec::new()],
        since: vec![0, 3, 0],
        meanwhile: Seats::NONE,
        resigned: Seats::only(Seat::new(2)),
        first: None,
        hints: Some(false),
        friendly: false,
        patience: None,
        pace: None,
    };
    assert_eq!(*game.seating(), seating);
    assert_eq!(*rafle_games::replay(&Record::of(&game)).unwrap().seating(), seating);
}

#[test]
fn nothing_is_played_before_the_lot() {
    let mut game = play("good-man", 3);
    for line in ["name B Bo", "room", "begins lot", "begin A B C"] {
        game.enter(line).unwrap();
    }
    let key = |refused: Result<(), rafle_engine::Refusal>| refused.map_err(|refusal| refusal.key().to_owned());
    assert_eq!(game.next(), Next::Chance { hand: None });
    assert_eq!(key(game.enter("throw 1 2 3 4 5 6")), Err("lot-first".to_owned()));
    assert_eq!(key(game.enter("gone A")), Err("not-begun".to_owned()));
    assert_eq!(key(game.enter("lot D")), Err("no-such-seat".to_owned()));
    game.settle();
    game.enter("lot B").unwrap();
    assert_eq!((game.names()[0].as_deref(), game.outcomes()), (Some("Bo"), 1), "the seats have turned");
    assert_eq!(key(game.enter("lot B")), Err("no-lot-here".to_owned()));
    assert_eq!(key(game.enter("begins C")), Err("begun-already".to_owned()));
    game.enter("throw 1 2 3 4 5 6").unwrap();
    let again = rafle_games::replay(&Record::of(&game)).unwrap();
    assert_eq!((again.log(), again.names()), (game.log(), game.names()));
    // One alone has nobody to draw lots with.
    let mut alone = play("yatzy", 1);
    for line in ["room", "begins lot", "begin A"] {
        alone.enter(line).unwrap();
    }
    assert_eq!(alone.next(), Next::throw_by(Seat::A));
}

#[test]
fn who_is_gone_is_passed_over_and_comes_back_by_undo() {
    let mut game = play("greedy", 3);
    for line in ["4", "gone A", "5", "stop"] {
        game.enter(line).unwrap();
    }
    assert_eq!(game.next(), Next::throw_by(Seat::new(2)));
    for (line, key) in [("gone A", "resigned-already"), ("gone D", "no-such-seat"), ("resign A", "resigned-already")] {
        assert_eq!(game.enter(line).unwrap_err().key(), key, "{line}");
    }
    game.enter("undo 3").unwrap();
    assert_eq!((game.next(), game.resigned()), (Next::Seat(Seat::A), Seats::NONE), "A has thrown a four, and is back");
    for line in ["gone B", "gone A"] {
        game.enter(line).unwrap();
    }
    assert_eq!((game.next(), game.standings().winners), (Next::Nobody, Seats::only(Seat::new(2))));
    assert_eq!(game.enter("gone C").unwrap_err().key(), "game-over");
    game.enter("undo").unwrap();
    let again = rafle_games::replay(&Record::of(&game)).unwrap();
    assert_eq!((again.next(), again.resigned()), (Next::Seat(Seat::A), Seats::only(Seat::new(1))));
}

/// What logs said before anybody could be passed over: somebody plays on for the seat.
#[test]
fn a_log_of_old_means_what_it_meant() {
    let mut game = play("division", 3);
    for line in ["resign A", "1 1", "1"] {
        game.enter(line).unwrap();
    }
    assert_eq!(game.next(), Next::throw_by(Seat::new(1)), "A has thrown");
    game.enter("undo").unwrap();
    assert_eq!(game.resigned(), Seats::only(Seat::A), "`undo` never took it back");
    assert_eq!(game.log(), ["resign A", "throw 1 1", "throw 1", "undo 1"]);
}

#[test]
fn the_examples_of_those_who_resigned() {
    let play = |slug, options: &[(&str, &str)], lines: &[&str]| {
        let mut game = Play::new(rafle_games::open(slug, 3, options).unwrap().unwrap());
        for line in lines {
            game.enter(line).unwrap_or_else(|_| panic!("{line}"));
        }
        game
    };
    let [a, b, c] = [0, 1, 2].map(Seat::new);
    // B throws, since A does not.
    let game = play("division", &[("target", "1")], &["gone A", "1 1"]);
    assert_eq!(game.next(), Next::throw_by(b));
    let game = play("division", &[("target", "1")], &["gone A", "1 1", "1"]);
    assert_eq!(game.standings().winners, Seats::only(b));
    // A was ahead when A went: B has won, and plays off against nobody.
    let ties = [("ties", "playoff")];
    let game = play("plus", &ties, &["6 1", "gone A", "4 2", "1 1"]);
    assert_eq!((game.next(), game.standings().winners), (Next::Nobody, Seats::only(b)));
    let places = game.standings().rows().map(|row| (row.seat, row.place)).collect::<Vec<_>>();
    assert_eq!(places, [(a, 3), (b, 1), (c, 2)]);
    // B and C tie, and play off.
    let game = play("plus", &ties, &["6 6", "gone A", "3 3", "3 3"]);
    assert_eq!(game.next(), Next::throw_by(b));
    let game = play("plus", &ties, &["6 6", "gone A", "3 3", "3 3", "3 3", "gone C"]);
    assert_eq!(
        (game.next(), game.standings().winners),
        (Next::Nobody, Seats::only(b)),
        "C left B alone in the play-off"
    );
}

#[test]
fn every_game_stands_in_one_place_of_the_shelf() {
    use rafle_engine::Occasion::{Alone, Longer, Luck, Quick, Tonight};
    let mut counts = std::collections::BTreeMap::new();
    let mut also_alone = Vec::new();
    for about in rafle_games::GAMES {
        let [first, also @ ..] = about.occasions else { panic!("{} is good for nothing", about.slug) };
        *counts.entry(format!("{first:?}")).or_insert(0) += 1;
        match first {
            Tonight | Longer => assert!(about.decisions && about.minutes > 10, "{}", about.slug),
            Quick => assert!(about.decisions && about.minutes <= 10, "{}", about.slug),
            Luck => assert!(!about.decisions, "{}", about.slug),
            Alone => assert_eq!(about.most_seats, 1, "{}", about.slug),
        }
        match also {
            [] => {}
            [Alone] if about.least_seats == 1 => also_alone.push(about.slug),
            other => panic!("{} also stands at {other:?}", about.slug),
        }
    }
    let counts: Vec<_> = counts.iter().map(|(occasion, count)| (occasion.as_str(), *count)).collect();
    assert_eq!(counts, [("Alone", 1), ("Longer", 5), ("Luck", 20), ("Quick", 14), ("Tonight", 6)]);
    assert_eq!(also_alone, ["yatzy", "crowns"]);
}
