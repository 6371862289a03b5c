//! What was known before, and still is where nothing was learnt: what a bid's chance is, seen from one's own dice.

use rafle_engine::{Dice, Game, Next, Seeded, Seen, Source};
use rafle_games::bluff::{Action, Bid, Bluff};

use crate::mind::{Mind, Shares};
use crate::race::{Racer, shares};

/// A die supports a bid in one of three cases: its face, or the one.
const SUPPORT: f64 = 1.0 / 3.0;

/// So many worlds are dealt in search of one in which the standing bid is no surprise.
const TRIES: u32 = 6;

pub(in crate::minds) struct Odds;

impl Mind<Bluff> for Odds {
    fn sensible(&self, game: &Bluff, source: &mut Seeded) -> Action {
        let (own, others) = view(game);
        // Bidding on what is a little too high or too low now and then keeps the others guessing.
        let nerve = 0.35 + 0.05 * f64::from(source.below(5));
        let lift = game.standing().map(|(bid, _)| 1.0 - chance(bid, own, others + 1));
        let raise = raises(game).map(|bid| (chance(bid, own, others), bid));
        match game.standing() {
            None => {
                let fair = raise.filter(|(chance, _)| *chance >= nerve).max_by_key(|(_, bid)| bid.count());
                fair.map_or_else(|| game.any_action(source), |(_, bid)| Action::Bid(bid))
            }
            Some(_) => match raise.max_by(|one, other| one.0.total_cmp(&other.0)) {
                Some((chance, bid)) if chance > lift.unwrap_or(0.0) => Action::Bid(bid),
                _ => Action::Lift,
            },
        }
    }

    fn candidates(&self, game: &Bluff, into: &mut Vec<Action>) {
        if game.standing().is_some() {
            into.push(Action::Lift);
        }
        into.extend(raises(game).map(Action::Bid));
    }

    fn verdict(&self, root: &Bluff, game: &Bluff) -> Option<Shares> {
        let (before, now) = (root.standings(), game.standings());
        if before.scores == now.scores {
            return None;
        }
        // Every stick that is left goes to somebody; without sticks, the dice that are left are the way to go.
        let seats = now.seats.len() as f64;
        let rounds = if root.heap() > 0 { game.heap().into() } else { f64::from(game.in_play()) / seats };
        let variance = rounds * (1.0 / seats) * (1.0 - 1.0 / seats);
        let racers: Vec<_> =
            now.seats.iter().map(|seat| Racer { mean: -f64::from(now.scores[seat]), variance }).collect();
        Some(shares(&racers))
    }

    fn world(&self, seen: &Seen<Bluff>, source: &mut Seeded) -> Bluff {
        let mut world = seen.fill(source);
        if let Some((bid, bidder)) = seen.standing() {
            for _ in 1..TRIES {
                let dice = world.under_cup(bidder).unwrap_or(Dice::NONE);
                let (support, dice) = (bid.supported_by(dice), dice.count());
                if source.below(u32::from(dice) + 1) <= u32::from(support) {
                    break;
                }
                world = seen.fill(source);
            }
        }
        world
    }

    fn several_observers(&self) -> bool {
        false
    }
}

/// The dice of the seat that is next, and how many others there are.
fn view(game: &Bluff) -> (Dice, u8) {
    let own = match game.next() {
        Next::Seat(seat) => game.under_cup(seat).unwrap_or(Dice::NONE),
        _ => Dice::NONE,
    };
    (own, game.in_play() - own.count())
}

/// The two lowest bids of each face that can be made, and for whoever opens also those around what can be expected.
fn raises(game: &Bluff) -> impl Iterator<Item = Bid> {
    let (own, others) = view(game);
    let most = game.in_play();
    let standing = game.standing().map(|(bid, _)| bid);
    (2..=6).flat_map(move |face| {
        let expected = Bid::new(1, face).map_or(0, |bid| bid.supported_by(own)) + others / 3;
        let least = match standing {
            Some(bid) => (1..=most).find(|&count| Bid::new(count, face) > Some(bid)).unwrap_or(most + 1),
            None => expected.saturating_sub(1).max(1),
        };
        let highest = if standing.is_some() { least + 1 } else { expected + 1 };
        (least..=highest.min(most)).filter_map(move |count| Bid::new(count, face))
    })
}

/// The chance that a bid holds, for whoever has these dice and knows nothing of so many others.
fn chance(bid: Bid, own: Dice, others: u8) -> f64 {
    let missing = bid.count().saturating_sub(bid.supported_by(own));
    let mut exactly = (1.0 - SUPPORT).powi(others.into());
    let mut fewer = 0.0;
    for count in 0..missing {
        fewer += exactly;
        exactly *= f64::from(others.saturating_sub(count)) / f64::from(count + 1) * SUPPORT / (1.0 - SUPPORT);
    }
    (1.0 - fewer).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_of_a_bid() {
        let bid = |count, face| Bid::new(count, face).unwrap();
        let own: Dice = "1 4 4 2".parse().unwrap();
        for (bid, others, known) in [
            (bid(3, 4), 4, 1.0),
            (bid(4, 4), 1, 1.0 / 3.0),
            (bid(5, 4), 2, 1.0 / 9.0),
            (bid(2, 6), 2, 5.0 / 9.0),
            (bid(5, 6), 2, 0.0),
        ] {
            assert!((chance(bid, own, others) - known).abs() < 1e-12, "{bid:?}");
        }
    }
}
