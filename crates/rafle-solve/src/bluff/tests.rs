//! That a round is what the rules say, and how near its equilibrium it is played.

use rafle_engine::{Game, Line, LineOf, Next, Seat, Seeded, Source, start, step};
use rafle_games::bluff::{Action, Bluff, Luck, Mode, Opener, Options};
use rustc_hash::FxHashMap;

use super::*;

/// Every way to play for two.
fn games() -> impl Iterator<Item = Bluff> + Clone {
    let options = [Mode::Matches, Mode::Shrinking]
        .into_iter()
        .flat_map(|mode| [Opener::Loser, Opener::Rotate].map(|opener| Options { mode, opener, ..Options::default() }));
    options.map(|options| start(options, 2).unwrap())
}

fn add(game: &mut Bluff, line: LineOf<Bluff>) {
    game.add(line).unwrap();
}

/// In random games of every mode: who loses a round decides everything that comes after, and every round is one of these.
#[test]
fn a_round_ends_in_one_of_two_ways() {
    let mut rounds = 0;
    for (seed, begin) in games().cycle().take(400).enumerate() {
        let (mut game, mut source) = (begin, Seeded::new(seed as u64));
        while step(&mut game, &mut source) {
            let mut after = game;
            if game.next() != Next::Nobody && after.act(Action::Lift).is_ok() {
                let ways = [0, 1].map(|seat| game.lost_by(Seat::new(seat)));
                // The dice lie open until the next throw, and mean nothing any more.
                let loser = ways.iter().position(|way| way.standings() == after.standings()).unwrap();
                assert_ne!(ways[0].standings(), ways[1].standings());
                assert_eq!((ways[loser].opener(), ways[loser].next()), (after.opener(), after.next()));
                assert_eq!(ways[loser].heap(), after.heap());
                let dice =
                    [game.opener(), Seat::new(1 - game.opener().index())].map(|seat| usize::from(game.dice_of(seat)));
                assert!(dice.iter().all(|dice| (1..=MOST_DICE).contains(dice)), "{dice:?}");
                rounds += 1;
            }
        }
    }
    assert!(rounds > 1000, "{rounds}");
}

/// What a game is worth to seat A, if a round is won as often as this says.
fn worth(game: &Bluff, wins: &dyn Fn([u8; 2]) -> f64, known: &mut FxHashMap<Bluff, f64>) -> f64 {
    if game.next() == Next::Nobody {
        return game.standings().share(Seat::A);
    }
    if let Some(&worth) = known.get(game) {
        return worth;
    }
    let opener = game.opener();
    let other = Seat::new(1 - opener.index());
    let [lost, won] = [opener, other].map(|loser| worth(&game.lost_by(loser), wins, known));
    let better = if opener == Seat::A { won - lost } else { lost - won };
    // Where all is decided nothing is at stake.
    assert!(better > -1e-9, "losing is better by {better} in {game:?}");
    let win = wins([opener, other].map(|seat| game.dice_of(seat)));
    let worth = lost + win * (won - lost);
    known.insert(*game, worth);
    worth
}

/// Whatever an opener wins of rounds with few dice or many: nobody wants to lose one.
#[test]
fn losing_a_round_is_never_better() {
    let solved: FxHashMap<_, _> = [[1, 1], [2, 1], [1, 2], [2, 2]]
        .into_iter()
        .map(|dice| (dice, f64::from(way(dice, Wait::Shortly).unwrap().value())))
        .collect();
    for begin in games() {
        for even in [0.4, 0.45, 0.5, 0.55, 0.6] {
            let wins = |dice: [u8; 2]| {
                // Whoever has more dice knows more.
                let roughly = even + 0.03 * (f64::from(dice[0]) - f64::from(dice[1]));
                solved.get(&dice).copied().unwrap_or(roughly)
            };
            worth(&begin, &wins, &mut FxHashMap::default());
        }
    }
}

/// A hand and a bid win a round as the rules say.
#[test]
fn a_lift_is_judged_by_the_rules() {
    let begin: Bluff = start(Options { matches: 1, ..Options::default() }, 2).unwrap();
    let (round, mut source) = (round([4, 4]), Seeded::new(1));
    let mut held = 0;
    for _ in 0..2000 {
        let (mut game, dice) = (begin, [source.dice(4), source.dice(4)]);
        for dice in dice {
            add(&mut game, Line::Luck(Luck::Shown(dice)));
        }
        let bid = Bid::new(1 + source.below(8) as u8, 2 + source.below(5) as u8).unwrap();
        add(&mut game, Line::Action(Action::Bid(bid)));
        add(&mut game, Line::Action(Action::Lift));
        let [own, other] = dice.map(|dice| hand(dice).unwrap());
        let support = bid.supported_by(dice[1]);
        let short = round.short(bid.number(), 0, support).nth(own).unwrap() > 0.0;
        assert_eq!(short, game.standings().share(Seat::new(1)) > 0.5, "{dice:?} {bid:?}");
        assert_eq!(round.short(bid.number(), 1, bid.supported_by(dice[0])).nth(other).unwrap() > 0.0, short);
        held += u32::from(!short);
    }
    assert!((200..1800).contains(&held), "{held}");
}

/// Measured by the best answer to it, exactly.
#[test]
fn an_equilibrium_is_hardly_exploitable() {
    for (dice, most) in [([1, 1], 0.001), ([2, 1], 0.01), ([1, 2], 0.01), ([2, 2], 0.02)] {
        let way = way(dice, Wait::Shortly).unwrap();
        let exploitability = way.exploitability(0.0);
        assert!((0.0..most).contains(&exploitability), "{dice:?}: {exploitability}");
        // Who does not follow unlikely ways finds less.
        let less = way.exploitability(0.01);
        assert!(less <= exploitability + 1e-9, "{dice:?}: {less} of {exploitability}");
    }
}

#[test]
fn the_same_is_learnt_every_time() {
    let learnt = || Way::near_equilibrium(round([2, 1]), Memory { bids: 2 }, 20);
    let (one, other) = (learnt(), learnt());
    for bids in [vec![], vec![0], vec![3, 8], vec![1, 14]] {
        for hand in 0..6 {
            let choices = |way: &Way| way.choices(hand, &bids).unwrap().collect::<Vec<_>>();
            assert_eq!(choices(&one), choices(&other));
            assert!((choices(&one).iter().map(|choice| choice.share).sum::<f32>() - 1.0).abs() < 1e-5);
        }
    }
    for bids in [vec![3, 3], vec![15], vec![5, 2]] {
        assert!(one.choices(0, &bids).is_none(), "{bids:?} cannot have been bid");
    }
}

#[test]
fn whoever_does_not_wait_has_it_later() {
    assert_eq!(way([0, 3], Wait::Patiently).map(Way::size), None, "without dice there is no round");
    assert_eq!(way([6, 6], Wait::Shortly).map(Way::size), None, "it would take too long");
    assert!(way([1, 2], Wait::Not).is_none());
    let waited = way([1, 2], Wait::Shortly).unwrap();
    assert!(std::ptr::eq(way([1, 2], Wait::Not).unwrap(), waited));
}
