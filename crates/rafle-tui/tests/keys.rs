//! The terminal offers what the view offers: over random positions of every game, every open action can be made by keys
//! in exactly one way.

use std::collections::{BTreeMap, BTreeSet};

use crossterm::event::KeyCode;
use rafle_engine::{How, Move, Next, Part, Place, Play, Seat, Seats, Seeded, Viewer};
use rafle_games::GAMES;
use rafle_tui::{Deed, Hand, Setting, Styles, Table, Target};
use rafle_words::Words;

/// Positions in which somebody chooses, in games played at random.
fn positions(slug: &str, seats: usize, each: impl FnMut(&Play, Viewer)) {
    let mut each = each;
    for seed in 0..3 {
        let mut luck = Seeded::new(seed);
        let mut play = Play::new(rafle_games::open(slug, seats, &[]).unwrap().unwrap());
        // Beginnings, middles and ends: not every position of a long game.
        let mut number = 0_u32;
        while let Some(line) = play.any_line(&mut luck) {
            if let Next::Seat(seat) = play.next() {
                number += 1;
                if number < 12 || number.is_multiple_of(41) {
                    each(&play, Viewer::Seat(seat));
                }
            }
            play.enter(&line).unwrap();
        }
    }
}

fn press(hand: &mut Hand, keys: &[KeyCode]) -> Vec<Deed> {
    keys.iter().filter_map(|&key| hand.press(key)).filter(|deed| *deed != Deed::Picked).collect()
}

#[test]
fn every_open_action_can_be_made_by_keys() {
    for about in GAMES {
        positions(about.slug, about.usual_seats, |play, viewer| {
            let open = play.now().open();
            let hand = Hand::new(play.now().view(viewer), &open);
            for action in open.iter().step_by(open.len() / 40 + 1) {
                let keys = hand.keys_for(action).unwrap_or_else(|| panic!("{}: no keys for {action}", about.slug));
                let deeds = press(&mut hand.clone(), &keys);
                let [Deed::Act(line)] = &deeds[..] else { panic!("{}: {action}: {keys:?} make {deeds:?}", about.slug) };
                let written = play.now().copy().enter(line).unwrap();
                assert_eq!(written, *action, "{}: {keys:?}", about.slug);
            }
        });
    }
}

#[test]
fn no_key_means_two_things_and_no_touch_is_offered_twice() {
    for about in GAMES {
        positions(about.slug, about.usual_seats, |play, viewer| {
            let open = play.now().open();
            let hand = Hand::new(play.now().view(viewer), &open);
            let keys: Vec<_> = hand.targets().iter().map(|(_, key)| key).filter(|key| !key.is_empty()).collect();
            assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "{}: {keys:?}", about.slug);
            let mut made = BTreeSet::new();
            for (target, _) in hand.targets() {
                // What is picked already may be confirmed at once: a picker is not one touch.
                if let Deed::Act(line) = hand.clone().touch(target)
                    && matches!(target, Target::Piece(_))
                {
                    assert!(made.insert(line.clone()), "{}: {line} is offered twice", about.slug);
                    assert!(play.now().open().contains(&line), "{}: {line} is not open", about.slug);
                }
            }
        });
    }
}

#[test]
fn the_space_bar_throws_what_is_not_kept() {
    let mut play = Play::new(rafle_games::open("yatzy", 1, &[]).unwrap().unwrap());
    let first = Hand::new(play.now().view(Viewer::Seat(Seat::A)), &[]);
    assert_eq!(first.clone().press(KeyCode::Char(' ')), Some(Deed::Throw));
    play.enter("throw 1 6 6 2 3").unwrap();
    let mut hand = Hand::new(play.now().view(Viewer::Seat(Seat::A)), &play.now().open());
    assert_eq!(hand.none_picked(0).map(|label| label.key), Some("throw-all"));
    press(&mut hand, &[KeyCode::Char('1')]);
    assert_eq!(hand.none_picked(0), None, "one is kept, the others are thrown");
    press(&mut hand, &[KeyCode::Char('1')]);
    // The dice lie in order: 1 2 3 6 6.
    let deeds = press(&mut hand, &[KeyCode::Char('4'), KeyCode::Char('5'), KeyCode::Char(' ')]);
    assert_eq!(deeds, [Deed::Act("keep 6 6".to_owned())]);
}

/// What a target is, whatever else there is: a box, a field, a number, a button. Cards come and go in a hand, and dice are
/// thrown anew: those have the key of their place.
fn thing(hand: &Hand, target: &Target) -> Option<String> {
    let view = hand.view();
    match target {
        Target::Throw => None,
        Target::Piece(id) => {
            let market = |part: &Part| match part {
                Part::Pieces(group) => group.place == Place::Market && group.pieces.iter().any(|piece| piece.id == *id),
                _ => false,
            };
            let stays = id.starts_with("box") || id.starts_with("field") || id == "deck" || id == "discard";
            (stays || view.parts.iter().any(market)).then(|| id.clone())
        }
        Target::Choice(index, row, number) => match &view.moves[*index].how {
            How::Rows { verb, rows, .. } => Some(format!("{verb} {row} {}", rows[*row][*number].word)),
            _ => None,
        },
        Target::Button(index) => {
            let it = &view.moves[*index];
            let same = |other: &&Move| other.label.key == it.label.key;
            match &it.how {
                How::Pick { verb, .. } => Some(verb.clone()),
                _ if view.moves.iter().filter(same).count() > 1 => None,
                How::Rows { verb, .. } => Some(verb.clone()),
                How::Touch { .. } => Some(it.label.key.to_owned()),
            }
        }
    }
}

#[test]
fn a_thing_has_the_same_key_from_turn_to_turn() {
    for about in GAMES {
        let mut luck = Seeded::new(3);
        let mut play = Play::new(rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap());
        let mut keys: BTreeMap<String, String> = BTreeMap::new();
        let mut hand = Hand::new(play.now().view(Viewer::Spectator), &[]);
        while let Some(line) = play.any_line(&mut luck).filter(|_| play.log().len() < 1200) {
            if play.next() == Next::Seat(Seat::A) {
                hand = hand.next(play.now().view(Viewer::Seat(Seat::A)), &play.now().open());
                for (target, key) in hand.targets() {
                    let Some(thing) = thing(&hand, target) else { continue };
                    let had = keys.entry(thing.clone()).or_insert_with(|| key.clone());
                    assert_eq!(had, key, "{}: the key of {thing}", about.slug);
                }
            }
            play.enter(&line).unwrap();
        }
    }
}

#[test]
fn a_game_that_is_gone_on_with_has_its_keys() {
    for about in GAMES {
        let mut luck = Seeded::new(5);
        let mut play = Play::new(rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap());
        for seat in Seats::first(about.usual_seats).without(Seat::A).iter() {
            play.enter(&format!("sits {seat} bot random")).unwrap();
        }
        let mut hand = Hand::new(play.now().view(Viewer::Seat(Seat::A)), &[]);
        while let Some(line) = play.any_line(&mut luck).filter(|_| play.log().len() < 150) {
            if play.next() == Next::Seat(Seat::A) && play.now().forced().is_none() {
                hand = hand.next(play.now().view(Viewer::Seat(Seat::A)), &play.now().open());
                let gone_on_with = Table::new(play.clone(), Setting::to_look_at(Words::of("en"), Styles::new(false)));
                assert_eq!(gone_on_with.hand().targets(), hand.targets(), "{}: {:?}", about.slug, play.log());
            }
            play.enter(&line).unwrap();
        }
    }
}

#[test]
fn numbers_are_typed_as_numbers() {
    let mut play = Play::new(rafle_games::open("bluff", 3, &[]).unwrap().unwrap());
    let mut luck = Seeded::new(1);
    while !matches!(play.next(), Next::Seat(_)) {
        let line = play.any_line(&mut luck).unwrap();
        play.enter(&line).unwrap();
    }
    let Next::Seat(seat) = play.next() else { unreachable!() };
    let hand = Hand::new(play.now().view(Viewer::Seat(seat)), &play.now().open());
    let typed = |keys: &str| press(&mut hand.clone(), &keys.chars().map(KeyCode::Char).collect::<Vec<_>>());
    assert_eq!(typed("5x4b"), [Deed::Act("bid 5x4".to_owned())]);
    assert_eq!(typed("10x6b"), [Deed::Act("bid 10x6".to_owned())]);
    assert_eq!(typed("1x3b"), [Deed::Act("bid 1x3".to_owned())]);

    let play = Play::new(rafle_games::open("guess-and-throw", 2, &[]).unwrap().unwrap());
    let hand = Hand::new(play.now().view(Viewer::Seat(Seat::A)), &play.now().open());
    let typed = |keys: &str| press(&mut hand.clone(), &keys.chars().map(KeyCode::Char).collect::<Vec<_>>());
    assert_eq!(typed("1"), [], "it could be 10 or more");
    assert_eq!(typed("10"), [Deed::Act("guess 10".to_owned())]);
    assert_eq!(typed("7"), [Deed::Act("guess 7".to_owned())]);
}

/// Space throws and confirms, Enter does what stands first. Whoever presses one of them once too often has not stopped.
#[test]
fn doing_nothing_is_on_no_key_that_goes_on() {
    const STOPS: [&str; 9] =
        ["stop", "stop-with", "stop-and-bank", "end-turn", "end-with", "take-nothing", "pass", "done", "throw-away-in"];
    let mut seen = BTreeSet::new();
    for about in GAMES {
        positions(about.slug, about.usual_seats, |play, viewer| {
            let hand = Hand::new(play.now().view(viewer), &play.now().open());
            let stops = |deed: &Deed| {
                let Deed::Act(line) = deed else { return false };
                let it = hand.view().moves.iter().find(|it| it.words_for(line).is_some()).expect("it is a move");
                seen.insert(it.label.key);
                STOPS.contains(&it.label.key)
            };
            let mut stops = stops;
            for key in [KeyCode::Char(' '), KeyCode::Enter] {
                let deed = hand.clone().press(key);
                let only = hand.targets().len() == 1;
                assert!(only || !deed.as_ref().is_some_and(&mut stops), "{}: {key:?} makes {deed:?}", about.slug);
            }
        });
    }
    assert!(seen.len() > 5, "{seen:?}");
}
