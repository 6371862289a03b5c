//! What records cannot reach cheaply.

use std::collections::HashMap;

use rafle_engine::{Seeded, step};
use rafle_laws::{Chance, distribution};

use super::*;

fn new(seats: usize, options: &[(&str, &str)]) -> FiveCrowns {
    let options = rafle_engine::Options::read(options.iter().copied()).unwrap();
    FiveCrowns::new(options, seats).unwrap()
}

/// Adds written lines.
fn enter(game: &mut FiveCrowns, lines: &str) {
    for line in lines.split(';').map(str::trim) {
        match game.next() {
            Next::Seat(_) => game.act(line.parse().unwrap()).unwrap(),
            _ => game.befall(line.parse().unwrap()).unwrap(),
        }
    }
}

/// Two seats and a deck of only these cards, before the first deal to A; the others lie before A as if melded.
fn with_deck(cards: &str, options: &[(&str, &str)]) -> FiveCrowns {
    let mut game = new(2, options);
    enter(&mut game, "dealer B");
    game.unseen = cards.parse().unwrap();
    game.hands[Seat::A].melded = Cards::DECK - game.unseen;
    game
}

/// Every way a game can go for so many turns without anybody going out, each with its chance. Choices tell nothing: any card
/// that a player could discard is as good as another, and so is each of several equal ones.
fn each_way(game: &FiveCrowns, chance: Chance, turns: u16, tell: &mut impl FnMut(&FiveCrowns, Chance)) {
    tell(game, chance);
    if game.turns == turns {
        return;
    }
    let ways: Vec<(LineOf<FiveCrowns>, Chance)> = if let Next::Seat(seat) = game.next() {
        let Hand { cards, known, .. } = game.hands[seat];
        let equal = |action| match action {
            Action::Discard(card) if known.count(card) > game.stays(card).into() => 1,
            Action::Discard(card) => cards.count(card) - known.count(card),
            _ => 1,
        };
        let choices = game.actions().filter(|action| !matches!(action, Action::Out(_)));
        choices.map(|action| (Line::Action(action), Chance::from_integer(equal(action).into()))).collect()
    } else {
        let all: u64 = game.outcomes().map(|(_, weight)| weight).sum();
        game.outcomes().map(|(luck, weight)| (Line::Luck(luck), Chance::new(weight.into(), all.into()))).collect()
    };
    for (line, ways) in ways {
        let mut after = game.clone();
        after.add(line).unwrap();
        each_way(&after, chance * ways, turns, tell);
    }
}

/// Whether dealing again what each viewer cannot see gives every world the weight that chance gave it.
fn worlds_hold(start: &FiveCrowns, turns: u16) {
    let mut games: HashMap<FiveCrowns, Chance> = HashMap::new();
    each_way(start, Chance::from_integer(1), turns, &mut |game, chance| {
        *games.entry(game.clone()).or_insert(Chance::from_integer(0)) += chance;
    });
    for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let mut worlds: HashMap<FiveCrowns, Vec<(&FiveCrowns, Chance)>> = HashMap::new();
        for (game, chance) in &games {
            worlds.entry(game.seen_by(viewer)).or_default().push((game, *chance));
        }
        assert!(worlds.values().any(|world| world.len() > 5), "something is hidden");
        for (seen, world) in worlds {
            let all: Chance = world.iter().map(|(_, chance)| chance).sum();
            let dealt = distribution(|source| seen.fill(source));
            assert_eq!(dealt.len(), world.len(), "{seen:?}");
            for (game, chance) in world {
                assert_eq!(dealt[game], chance / all, "{viewer}: {game:?}\n{seen:?}");
            }
        }
    }
}

#[test]
fn dealing_again_gives_every_world_its_weight() {
    // Six cards are dealt, one is turned up, and one is in the deck: equal cards are hidden, taken, known and given up.
    worlds_hold(&with_deck("5C 5C 7D 7D KS KS Joker 9H", &[]), 2);
    worlds_hold(&with_deck("5C 5C 7D 7D Joker Joker Joker 9H", &[("return_discard", "forbid")]), 2);
}

#[test]
fn rule_3_the_discards_are_shuffled_but_for_the_top_one() {
    // Seven seats, the last hand: 24 cards in the deck. Everybody draws from it and throws the card away again.
    let mut game = new(7, &[("turn_limit", "1")]);
    let mut luck = Seeded::new(15);
    while !(game.size == LAST && game.stage == Stage::Choosing) {
        step(&mut game, &mut luck);
    }
    game.options.turn_limit = 100;
    assert_eq!(game.deck(), 24);
    for _ in 0..24 {
        game.act(Action::Deck).unwrap();
        let Luck::Draw(Some(card)) = game.draw(&mut luck) else { panic!("a draw") };
        game.befall(Luck::Draw(Some(card))).unwrap();
        game.act(Action::Discard(card)).unwrap();
    }
    let top = game.top;
    assert_eq!((game.deck(), game.dead().len()), (0, 24));
    game.act(Action::Deck).unwrap();
    assert_eq!((game.deck(), game.dead().len(), game.top), (24, 0, top));
}

#[test]
fn rule_3_only_the_top_discard_can_be_taken_when_nothing_else_is_left() {
    let mut game = with_deck("5C 6D 7H 8S 9C 10D JH", &[]);
    enter(&mut game, "deal 5C; deal 6D; deal 7H; deal 8S; deal 9C; deal 10D; up JH");
    assert_eq!(game.actions().collect::<Vec<_>>(), [Action::Take]);
    assert_eq!(game.act(Action::Deck).unwrap_err().key(), "nothing-to-draw");
    enter(&mut game, "take; discard 5C");
    assert_eq!(game.actions().collect::<Vec<_>>(), [Action::Take]);
}

#[test]
fn eight_play_only_if_they_have_agreed() {
    assert_eq!(FiveCrowns::new(Options::default(), 8).unwrap_err().key(), "eight-is-an-option");
    let mut game = new(8, &[("eight", "on"), ("turn_limit", "1")]);
    let mut luck = Seeded::new(8);
    while !(game.size == LAST && game.stage == Stage::Choosing) {
        step(&mut game, &mut luck);
    }
    assert_eq!(game.deck(), 11);
}

#[test]
fn rule_1_which_hands_are_played() {
    for (hands, sizes) in [("all", vec![3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]), ("short", vec![3, 5, 7, 9, 11, 13])] {
        let mut game = new(2, &[("hands", hands), ("turn_limit", "1")]);
        let mut luck = Seeded::new(1);
        let mut played = Vec::new();
        while step(&mut game, &mut luck) {
            if game.stage == Stage::Choosing && game.turns == 0 {
                played.push(game.size);
                let dealt = 2 * usize::from(game.size) + 1;
                assert_eq!(game.deck(), 116 - dealt);
            }
        }
        assert_eq!(played, sizes);
    }
}

#[test]
fn who_wins_a_tie() {
    for (tie, winners) in [("shared", 2), ("most_outs", 1)] {
        let mut game = new(3, &[("tie", tie)]);
        game.points = PerSeat::from_fn(|seat| [40, 40, 50, 0, 0, 0, 0, 0][seat.index()]);
        game.outs[Seat::new(1)] = 3;
        let standings = game.standings();
        assert_eq!(standings.winners.len(), winners);
        assert!(standings.winners.has(Seat::new(1)));
    }
}

#[test]
fn somebody_with_real_cards_sees_only_the_own_hand() {
    let mut game = new(3, &[]);
    enter(&mut game, "dealer C; deal 5C; deal ?; deal ?; deal 6C; deal ?; deal ?; deal 9D; deal ?; deal ?; up 8D");
    enter(&mut game, "deck; draw 7C; discard 9D; take; discard KS; deck; draw ?; out QH");
    assert_eq!(game.next(), Next::Chance { hand: None });
    for (luck, why) in [
        ("show 4S 4H 4D 4C", "wrong-number-of-cards"),
        ("show 5C 5C 5D", "cards-are-elsewhere"),
        ("show 4S 4H 5D", "rest-does-not-meld"),
        ("draw 4S", "not-asked-now"),
    ] {
        let before = game.clone();
        assert_eq!(game.befall(luck.parse().unwrap()).unwrap_err().key(), why);
        assert_eq!(game, before);
    }
    enter(&mut game, "show 4S; show 4H 4C; deck; draw QS; discard QS; deck; draw ?; discard 9D");
    assert_eq!(game.hands[Seat::new(1)].hidden, 3);
    enter(&mut game, "show 10S JS QS");
    assert_eq!(game.standings().scores[Seat::A], 0);
    assert_eq!((game.stage, game.outs[Seat::new(2)]), (Stage::Settled, 1));
}
