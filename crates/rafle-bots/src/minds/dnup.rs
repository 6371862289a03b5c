//! dnup: few cards, of few values. What a hand would be is counted without playing: that takes most of a playout's time.
//!
//! What others played, took and left lying tells how their cards lie; nothing of it is used. For two, a master who saw every card
//! was 51.67 ± 18.86 points of a hundred ahead of one who does not (120 games, 100 playouts): no more than that is left to gain.

mod former;

use rafle_engine::{Game, Next, Seeded, Seen, Source};
use rafle_games::dnup::{Action, Cards, Dnup, Word};

use crate::mind::{Mind, Shares};
use crate::weigh::Weighed;
use crate::{Thought, tree};

pub(super) use former::Shedding as Former;

/// A further value in hand is as bad as so much of a further card.
const VALUE: f64 = 1.2;

/// One of so many actions of a playout is any: playouts that always do the same go in circles.
const ANY: u32 = 16;

/// A playout is so many times as quick as one that plays every action to see what it leaves.
const QUICKER: f64 = 2.6;

/// So many actions are worth a thought.
const ACTIONS: usize = 8;

pub(super) struct Shedding;

impl<W: Word> Mind<Dnup<W>> for Shedding {
    fn sensible(&self, game: &Dnup<W>, source: &mut Seeded) -> Action<W> {
        if source.below(ANY) == 0 {
            return game.any_action(source);
        }
        least_left(game)
    }

    fn candidates(&self, game: &Dnup<W>, into: &mut Vec<Action<W>>) {
        // Which cards of a value make a set matters less than any other choice.
        let mut sizes = [0_u16; 11];
        let mut is_new = |action: &Action<W>| {
            let Action::Play(cards) = action else { return true };
            let (sizes, size) = (&mut sizes[usize::from(cards.value().unwrap_or(0))], 1 << cards.len());
            let known = *sizes & size != 0;
            *sizes |= size;
            !known
        };
        let actions = game.actions().filter(|action| is_new(action));
        let mut ranked: Vec<_> = actions.map(|action| (burden(game.hand_after(action)), action)).collect();
        ranked.sort_by(|one, other| one.0.total_cmp(&other.0));
        into.extend(ranked.into_iter().take(ACTIONS).map(|(_, action)| action));
    }

    fn verdict(&self, root: &Dnup<W>, game: &Dnup<W>) -> Option<Shares> {
        Former.verdict(root, game)
    }

    /// Whoever holds so many cards hardly holds the same ones in two worlds: others would learn nothing of their own. Nobody has
    /// measured it yet.
    fn several_observers(&self) -> bool {
        false
    }

    fn weigh(&self, seen: &Seen<Dnup<W>>, thought: Thought) -> Option<Weighed<Action<W>>> {
        Some(tree::weigh(seen, self, Thought { limit: thought.limit.of_quicker(QUICKER), ..thought }))
    }
}

/// What a hand has to get rid of.
fn burden<W: Word>(hand: Cards<W>) -> f64 {
    f64::from(hand.len()) + VALUE * f64::from(hand.active_values())
}

/// What leaves least to get rid of. Which cards of a value are played is all one here, and a set of one's own is not beaten.
fn least_left<W: Word>(game: &Dnup<W>) -> Action<W> {
    let Next::Seat(seat) = game.next() else { return Action::Flip };
    let hand = game.hand(seat);
    let now = burden(hand);
    // So many cards less, and a value less if all of them go.
    let without = |size: u8, held: u8| now - f64::from(size) - if size == held { VALUE } else { 0.0 };
    let mut best = (burden(hand.flipped()), Action::Flip);
    for (value, size) in game.largest_plays() {
        let cost = without(size, hand.alike(value));
        if cost < best.0 {
            best = (cost, game.play_of(value, size));
        }
    }
    for (add, held) in game.adds() {
        if without(1, held) < best.0 {
            best = (without(1, held), add);
        }
    }
    if best.0 > now {
        for take in game.takes() {
            let cost = burden(game.hand_after(take));
            if cost < best.0 {
                best = (cost, take);
            }
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use rafle_engine::{start, step, usual};

    use super::*;

    /// A set of one's own is seldom worth beating, and then something else may be better by the full count.
    #[test]
    fn what_is_counted_quickly_is_mostly_what_counts() {
        let (mut same, mut all) = (0, 0);
        for seats in 2..=5 {
            let mut game: Dnup = start(usual::<Dnup>(), seats).unwrap();
            let mut source = Seeded::new(seats as u64);
            while step(&mut game, &mut source) && all < 400 * seats {
                let Next::Seat(_) = game.next() else { continue };
                let burden = |action| burden(game.hand_after(action));
                let least = game.actions().map(burden).fold(f64::INFINITY, f64::min);
                let chosen = least_left(&game);
                assert!(game.actions().any(|open| open == chosen), "{chosen}");
                all += 1;
                same += usize::from(burden(chosen) <= least + 1e-9);
            }
        }
        assert!(all > 400 && same * 100 > all * 95, "{same} of {all}");
    }

    #[test]
    fn each_size_of_a_set_is_a_candidate_once() {
        let mut game: Dnup = start(usual::<Dnup>(), 2).unwrap();
        let mut source = Seeded::new(8);
        let mut thought_of = 0;
        while step(&mut game, &mut source) && thought_of < 200 {
            let Next::Seat(_) = game.next() else { continue };
            let mut candidates = Vec::new();
            Shedding.candidates(&game, &mut candidates);
            let set = |action: &Action| match action {
                Action::Play(cards) => Some((cards.value(), cards.len())),
                _ => None,
            };
            for (index, one) in candidates.iter().enumerate().filter(|(_, one)| set(one).is_some()) {
                assert!(candidates[..index].iter().all(|other| set(other) != set(one)), "{one}");
                thought_of += 1;
            }
        }
        assert!(thought_of >= 200);
    }
}
