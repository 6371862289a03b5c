//! The terminal offers what the view offers: over random positions of every game, every open action can be made by keys
//! in exactly one way.

use std::collections::BTreeSet;

use crossterm::event::KeyCode;
use rafle_engine::{Next, Play, Seeded, Viewer};
use rafle_games::GAMES;
use rafle_tui::{Deed, Hand, Target};

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
            let keys: Vec<_> = hand.targets().iter().filter_map(|(_, key)| *key).collect();
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
    let first = Hand::new(play.now().view(Viewer::Seat(rafle_engine::Seat::A)), &[]);
    assert_eq!(first.clone().press(KeyCode::Char(' ')), Some(Deed::Throw));
    play.enter("throw 1 6 6 2 3").unwrap();
    let mut hand = Hand::new(play.now().view(Viewer::Seat(rafle_engine::Seat::A)), &play.now().open());
    assert_eq!(hand.none_picked(0).map(|label| label.key), Some("throw-all"));
    press(&mut hand, &[KeyCode::Char('1')]);
    assert_eq!(hand.none_picked(0), None, "one is kept, the others are thrown");
    press(&mut hand, &[KeyCode::Char('1')]);
    // The dice lie in order: 1 2 3 6 6.
    let deeds = press(&mut hand, &[KeyCode::Char('4'), KeyCode::Char('5'), KeyCode::Char(' ')]);
    assert_eq!(deeds, [Deed::Act("keep 6 6".to_owned())]);
}
