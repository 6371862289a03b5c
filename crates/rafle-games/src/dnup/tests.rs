//! What records cannot say: weights, worlds, walks, and rules over many random games.

use std::collections::HashMap;

use rafle_engine::{Seeded, step};
use rafle_laws::{Chance, distribution};

use super::*;

fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

fn options(pairs: &[(&str, &str)]) -> Options {
    rafle_engine::Options::read(pairs.iter().copied()).unwrap()
}

/// Games of all sizes and decks, with short rounds so that void ones come up.
fn games() -> impl Iterator<Item = Dnup> {
    let tables = (2..=5).flat_map(|seats| ["printed", "pairs9"].map(|deck| (seats, deck)));
    tables.flat_map(|(seats, deck)| {
        [("400", "3"), ("30", "off")].map(|(limit, repetition)| {
            let options = options(&[("deck", deck), ("turn_limit", limit), ("repetition", repetition)]);
            Dnup::new(options, seats).unwrap()
        })
    })
}

/// The n-th open action, whatever is asked.
struct Number(u32);

impl Source for Number {
    fn below(&mut self, n: u32) -> u32 {
        assert!(self.0 < n);
        self.0
    }
}

#[test]
fn a_random_action_is_any_of_the_open_ones() {
    let mut source = Seeded::new(1);
    for mut game in games() {
        while step(&mut game, &mut source) {
            if game.stage == Stage::Turn {
                for (number, action) in game.actions().enumerate().step_by(1 + source.below(4) as usize) {
                    assert_eq!(game.any_action(&mut Number(number as u32)), action);
                }
            }
        }
    }
}

/// Legality once more, from the words of the rules page and without bit sets.
fn is_legal(game: &Dnup, action: Action) -> bool {
    let hand: Vec<_> = game.hands[game.at.seat].iter().collect();
    let sizes: HashMap<_, _> = game.sets.iter().map(|set| (set.cards().iter().count(), set.value)).collect();
    let beats = |value, size| sizes.get(&size).is_none_or(|&other| other < value);
    let theirs = |area: Area| {
        let named = (area.number > 0) == (game.seats.len() == 2) && game.seats.has(area.seat);
        named && area.seat != game.at.seat && game.sets[game.index(area)].size > 0
    };
    match action {
        Action::Play(cards) => {
            let cards: Vec<_> = cards.iter().collect();
            let mut left = hand;
            let held = cards.iter().all(|card| {
                let found = left.iter().position(|other| other == card);
                found.map(|at| left.remove(at)).is_some()
            });
            held && cards.iter().all(|card| card.up == cards[0].up) && beats(cards[0].up, cards.len())
        }
        Action::Add(area, card) => {
            theirs(area) && hand.contains(&card) && {
                let set = game.sets[game.index(area)];
                card.up == set.value && beats(set.value, usize::from(set.size) + 1)
            }
        }
        Action::Take(area) => theirs(area),
        Action::Flip => true,
    }
}

#[test]
fn what_is_open_is_what_the_rules_allow() {
    let mut source = Seeded::new(2);
    let oriented = |card: Card| [card, card.flipped()];
    for mut game in games() {
        let deck: Vec<_> = game.deck().kinds().flat_map(oriented).collect();
        let places = (0..=5).flat_map(|index| (0..=2).map(move |number| Area { seat: Seat::new(index), number }));
        let others: Vec<_> = places
            .flat_map(|area| {
                deck.iter().map(move |&card| Action::Add(area, card)).chain([Action::Take(area)]).collect::<Vec<_>>()
            })
            .chain(deck.iter().map(|&card| Action::Play(Cards::only(card))))
            .chain([Action::Flip])
            .collect();
        for _ in 0..400 {
            if !step(&mut game, &mut source) || game.stage != Stage::Turn {
                continue;
            }
            let open: Vec<_> = game.actions().collect();
            for (n, action) in open.iter().enumerate() {
                assert!(!open[..n].contains(action), "{action} is listed twice");
                assert_eq!(action.to_string().parse(), Ok(*action));
            }
            // Whole hands are too many to try; two and three cards of the hand are enough to catch a wrong rule.
            let hand: Vec<_> = game.hands[game.at.seat].iter().map(Cards::only).collect();
            let pairs = (0..hand.len()).flat_map(|n| (0..n).map(move |m| [n, m, m]));
            let triples = (0..hand.len()).flat_map(|n| (0..n).flat_map(move |m| (0..m).map(move |l| [n, m, l])));
            let sets = pairs.chain(triples).map(|[n, m, l]| {
                let pair = hand[n].plus(hand[m]);
                Action::Play(if l == m { pair } else { pair.plus(hand[l]) })
            });
            for action in others.iter().copied().chain(sets).chain(open.iter().copied()) {
                let legal = is_legal(&game, action);
                assert_eq!(open.contains(&action), legal, "{action} in {game:?}");
                let mut after = game;
                assert_eq!(after.act(action).is_ok(), legal, "{action} in {game:?}");
                assert!(legal || after == game);
            }
        }
    }
}

#[test]
fn cards_are_never_lost_and_sets_never_of_the_same_size() {
    let mut source = Seeded::new(3);
    for mut game in games() {
        while step(&mut game, &mut source) {
            let hands: u8 = game.seats.iter().map(|seat| game.hand_size(seat)).sum();
            let table: u8 = game.sets.iter().map(|set| set.size).sum();
            let left = if let Stage::Deal(left) = game.stage { left } else { 0 };
            if game.stage != Stage::From {
                assert_eq!(hands + table + left + game.discards().len(), game.deck().len());
            }
            for seat in game.seats.iter() {
                assert!(game.hands[seat].contains(game.open[seat]));
                assert_eq!(game.holes(seat), 0);
            }
            for (n, set) in game.sets.iter().enumerate().filter(|(_, set)| set.size > 0) {
                assert_eq!((set.pile.len(), set.cards().value()), (set.size, Some(set.value)));
                assert!(game.sets[..n].iter().all(|other| other.size != set.size));
            }
        }
        let most = game.tokens[game.standings().winners.iter().next().unwrap()];
        assert!(most >= game.needed_to_win() || game.void == MOST_VOID);
    }
}

#[test]
fn the_log_of_a_viewer_replays_to_what_the_viewer_sees() {
    let mut source = Seeded::new(4);
    for mut game in games() {
        let mut views: Vec<_> = Viewer::all(game.seats.len()).map(|viewer| (viewer, game.seen_by(viewer))).collect();
        for _ in 0..600 {
            let line = match game.next() {
                Next::Chance { .. } => Line::Luck(game.draw(&mut source)),
                Next::Seat(_) => Line::Action(game.any_action(&mut source)),
                Next::Nobody => break,
            };
            for (viewer, seen) in &mut views {
                game.told(line, *viewer, &mut |told| seen.add(told).unwrap());
            }
            game.add(line).unwrap();
            for (viewer, seen) in &views {
                assert_eq!(*seen, game.seen_by(*viewer), "{viewer} after {line}");
            }
        }
    }
}

#[test]
fn dealing_again_depends_on_what_the_viewer_knows_and_on_nothing_else() {
    let mut source = Seeded::new(5);
    for mut game in games() {
        for number in 0..300 {
            if !step(&mut game, &mut source) {
                break;
            }
            for viewer in Viewer::all(game.seats.len()) {
                let seen = game.seen_by(viewer);
                let world = seen.fill(&mut source);
                assert_eq!(world.seen_by(viewer), seen);
                assert!(game.seats.iter().all(|seat| world.holes(seat) == 0));
                assert_eq!(world.seen_by(viewer).fill(&mut Seeded::new(number)), seen.fill(&mut Seeded::new(number)));
                assert_eq!(game.fill(&mut source), game.seen_by(Viewer::Referee), "nothing to fill");
            }
        }
    }
}

/// Late in a round of three: A knows the own hand, and that B holds the starter and a 9/2 that came from the table.
fn late(b: u8, c: u8) -> Dnup {
    let mut game = Dnup::new(Options::default(), 3).unwrap();
    game.stage = Stage::Turn;
    game.hands[seat("A")] = cards("7/3");
    game.closed[seat("A")] = 1;
    game.open[seat("B")] = cards("9/2");
    game.hands[seat("B")] = cards("9/2");
    game.closed[seat("B")] = b;
    game.closed[seat("C")] = c;
    game.star = Some(seat("B"));
    game.unseen = cards("1/5 3/6 3/6 2/6").pile();
    game
}

#[test]
fn every_world_that_fits_comes_up_with_its_exact_weight() {
    let game = late(2, 2);
    // Each of the three other cards is a thing of its own, and so is each way it can lie.
    let mut expected = HashMap::new();
    for [b, c, d] in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        for ways in 0..16 {
            let lie = |text: &str, bit: u32| {
                let card: Card = text.parse().unwrap();
                if ways >> bit & 1 == 0 { card } else { card.flipped() }
            };
            let physical = ["3/6", "3/6", "2/6"];
            let mut world = game;
            world.uncover(seat("B"), lie("1/5", 3));
            world.uncover(seat("B"), lie(physical[b], 0));
            world.uncover(seat("C"), lie(physical[c], 1));
            world.uncover(seat("C"), lie(physical[d], 2));
            *expected.entry(world).or_insert(Chance::from_integer(0)) += Chance::new(1, 96);
        }
    }
    assert_eq!(distribution(|source| game.fill(source)), expected);
    assert_eq!(expected.values().sum::<Chance>(), Chance::from_integer(1));
    assert!(expected.len() < 96, "worlds that differ only in which copy lies where are one world");
}

#[test]
fn flips_of_cards_that_nobody_has_seen_do_not_matter() {
    let hands = |game: &Dnup| game.seats.iter().map(|seat| game.hands[seat]).collect::<Vec<_>>();
    let before = late(2, 2);
    let mut after = before;
    after.at.seat = seat("B");
    after.flip();
    let worlds = |game: &Dnup| distribution(|source| hands(&game.fill(source)));
    let flipped: HashMap<_, _> = worlds(&after)
        .into_iter()
        .map(|(mut hands, weight)| {
            // The 9/2 was seen, so it lies the other way now and everybody knows it.
            hands[1] = hands[1].minus(cards("2/9")).plus(cards("9/2"));
            (hands, weight)
        })
        .collect();
    assert_eq!(flipped, worlds(&before));
    assert!(after.flipped.has(seat("B")));
    // The holder's own eyes see a real flip.
    let mut game = before.fill(&mut Seeded::new(1));
    let hand = game.hands[seat("A")];
    game.flip();
    assert_eq!(game.hands[seat("A")], hand.flipped());
}

#[test]
fn of_two_equal_cards_the_one_that_was_seen_leaves_first() {
    // B was seen picking up a 3/6 and holds another one that nobody knows of.
    let mut game = late(2, 1);
    game.unseen = cards("1/5 2/6").pile();
    game.hands[seat("B")] = cards("9/2 3/6 3/6");
    game.open[seat("B")] = cards("9/2 3/6");
    game.at.seat = seat("B");
    let before = game.seen_by(Viewer::Spectator);
    game.leave_hand(cards("3/6"), 1);
    assert_eq!((game.open[seat("B")], game.closed[seat("B")]), (cards("9/2"), 2));
    let mut seen = before;
    seen.leave_hand(cards("3/6"), 1);
    assert_eq!(seen, game.seen_by(Viewer::Spectator));
}

#[test]
fn a_draw_is_as_likely_as_its_weight_says() {
    let mut source = Seeded::new(6);
    for mut game in games() {
        let spectator = game.seats.len() % 2 == 0;
        while game.stage != Stage::Turn {
            let total: u64 = game.outcomes().map(|(_, weight)| weight).sum();
            let due = |weight: u64| Chance::new(weight.into(), total.into());
            let weights: HashMap<_, _> = game.outcomes().map(|(luck, weight)| (luck, due(weight))).collect();
            assert_eq!(distribution(|source| game.draw(source)), weights);
            assert_eq!(game.actions().next(), None);
            let luck = game.draw(&mut source);
            assert_eq!(luck.to_string().parse(), Ok(luck));
            // Half of the tables are seen by somebody who may not look into some hands.
            let hidden = matches!(luck, Luck::Deal(_)) && (spectator || game.at.seat != Seat::A);
            game.befall(if hidden && game.seats.len() > 3 { Luck::Deal(None) } else { luck }).unwrap();
        }
        assert_eq!(game.outcomes().next(), None);
    }
}

#[test]
fn rule_8_five_void_rounds_in_a_row_end_the_game() {
    let mut game: Dnup = Game::new(options(&[("turn_limit", "10"), ("repetition", "off")]), 2).unwrap();
    game.tokens[seat("B")] = 1;
    let mut source = Seeded::new(7);
    for void in 0..5 {
        assert_eq!(game.void, void);
        while game.stage != Stage::Turn {
            game.befall(game.draw(&mut source)).unwrap();
        }
        for _ in 0..10 {
            game.act(Action::Flip).unwrap();
        }
    }
    assert_eq!(game.next(), Next::Nobody);
    assert_eq!(game.standings().winners, Seats::only(seat("B")));
}

#[test]
fn a_position_is_what_everybody_knows() {
    let game = late(2, 2).fill(&mut Seeded::new(1));
    let other = late(2, 2).fill(&mut Seeded::new(2));
    assert_ne!(game, other);
    assert_eq!(game.position(), other.position());
    let changed = |change: fn(&mut Dnup)| {
        let mut game = game;
        change(&mut game);
        game.position()
    };
    let all = [
        changed(|_| {}),
        changed(Dnup::flip),
        changed(|game| game.at.seat = Seat::new(2)),
        changed(|game| game.at.number = 2),
        changed(|game| game.star = None),
        changed(|game| game.open[Seat::A] = game.hands[Seat::A]),
        changed(|game| game.closed[Seat::A] = 0),
        changed(|game| game.sets[1] = Set { pile: cards("3/4").pile(), value: 3, size: 1 }),
        changed(|game| game.sets[1] = Set { pile: cards("3/4").pile(), value: 4, size: 1 }),
        changed(|game| game.sets[2] = Set { pile: cards("3/4").pile(), value: 3, size: 1 }),
    ];
    for (n, position) in all.iter().enumerate() {
        assert!(!all[..n].contains(position), "{n}");
    }
    // A hand of which everybody knows every card: only its cards count, not how often it was flipped.
    let mut known = game;
    known.open[Seat::A] = known.hands[Seat::A];
    known.closed[Seat::A] = 0;
    let before = known.position();
    known.flip();
    assert_ne!(known.position(), before);
    known.flip();
    assert_eq!(known.position(), before);
}

#[test]
fn who_is_level_behind_the_winner_is_ranked_by_cards() {
    let mut game = late(2, 2);
    game.tokens = PerSeat::from_fn(|seat| [4, 0, 0, 0, 0, 0, 0, 0][seat.index()]);
    let places = |game: &Dnup| game.standings().rows().map(|row| row.place).collect::<Vec<_>>();
    assert_eq!(places(&game), [1, 2, 2]);
    game.stage = Stage::Over;
    assert_eq!(places(&game), [1, 3, 2], "B holds three cards and C two");
    game.tokens[Seat::A] = 0;
    assert_eq!(places(&game), [1, 1, 1], "after void rounds a tie for most is shared");
}

#[test]
fn notation_that_is_no_notation() {
    for text in ["", "flip all", "play", "play ?", "add B", "add 5/2", "take", "take B3", "take 1", "take BB", "take é"]
    {
        assert_eq!(text.parse::<Action>(), Err(Unreadable), "{text}");
    }
    for text in ["", "deal", "deal 3/4 3/5", "deal ??", "star", "star 1", "from", "from AB"] {
        assert_eq!(text.parse::<Luck>(), Err(Unreadable), "{text}");
    }
    for text in ["add B2 5/2", "take A1", "take E", "play 10/2", "flip"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

/// Whoever only asks what a hand would be need not play for it, and what is offered without a walk is open.
#[test]
fn what_a_hand_would_be_is_what_it_becomes() {
    let (mut actions, mut offered) = (0, 0);
    for (number, mut game) in games().enumerate() {
        let mut source = Seeded::new(number as u64);
        for _ in 0..200 {
            if let Next::Seat(seat) = game.next() {
                for action in game.actions() {
                    let becomes = game.lying_after(action).unwrap().hands[seat];
                    assert_eq!(game.hand_after(action), becomes, "{action}");
                    actions += 1;
                }
                let plays = game.largest_plays().map(|(value, size)| game.play_of(value, size));
                for action in plays.chain(game.adds().map(|(add, _)| add)) {
                    assert!(game.actions().any(|open| open == action), "{action}");
                    assert!(game.hand_after(action).len() < game.hand_size(seat), "{action} beats no set of one's own");
                    offered += 1;
                }
                let takes = game.actions().filter(|action| matches!(action, Action::Take(_)));
                assert!(game.takes().eq(takes));
            }
            if !step(&mut game, &mut source) {
                break;
            }
        }
    }
    assert!(actions > 10_000 && offered > 1_000, "{actions} actions, {offered} of them offered");
}
