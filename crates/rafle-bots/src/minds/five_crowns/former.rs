//! What was known before: the fewest points left over, by the solver of melds.

use rafle_engine::{Game, Next, Seeded};
use rafle_games::family::deck::{Card, Cards};
use rafle_games::five_crowns::{Action, FiveCrowns};

use crate::mind::{Mind, Shares};
use crate::race::{Racer, shares};

/// So many discards are worth a thought.
const DISCARDS: usize = 5;

/// The points of a hand spread by so much for each of its cards.
const SPREAD_PER_CARD: f64 = 2.0;

pub(in crate::minds) struct Melding;

impl Mind<FiveCrowns> for Melding {
    fn sensible(&self, game: &FiveCrowns, source: &mut Seeded) -> Action {
        let hand = hand_to_play(game);
        if let Some(draw @ (Action::Deck | Action::Take)) = game.actions().next() {
            let take = game.top().is_some_and(|top| gains(game, hand, top));
            return if take { Action::Take } else { draw };
        }
        if let Some(out) = game.actions().find(|action| matches!(action, Action::Out(_) | Action::Meld(_))) {
            return out;
        }
        let best = game.melds().best_discard(hand).map(|best| Action::Discard(best.card));
        best.filter(|best| game.actions().any(|open| open == *best)).unwrap_or_else(|| game.any_action(source))
    }

    fn candidates(&self, game: &FiveCrowns, into: &mut Vec<Action>) {
        into.extend(game.actions().filter(|action| matches!(action, Action::Out(_))).take(1));
        if !into.is_empty() {
            return;
        }
        into.extend(game.actions());
        if into.len() > DISCARDS {
            let (hand, melds) = (hand_to_play(game), game.melds());
            into.sort_by_cached_key(|action| match action {
                Action::Discard(card) => (melds.least(hand.without(*card)), u16::MAX - melds.points(*card)),
                _ => (0, 0),
            });
            into.truncate(DISCARDS);
        }
    }

    fn verdict(&self, _: &FiveCrowns, game: &FiveCrowns) -> Option<Shares> {
        let variance = game.settled()?.map(|cards| (SPREAD_PER_CARD * f64::from(cards)).powi(2)).sum();
        let now = game.standings();
        let racers: Vec<_> =
            now.seats.iter().map(|seat| Racer { mean: -f64::from(now.scores[seat]), variance }).collect();
        Some(shares(&racers))
    }

    fn several_observers(&self) -> bool {
        false
    }
}

fn hand_to_play(game: &FiveCrowns) -> Cards {
    match game.next() {
        Next::Seat(seat) => game.hand(seat),
        _ => Cards::NONE,
    }
}

/// Whether this card helps: it is wild, or something melds with it that did not before.
fn gains(game: &FiveCrowns, hand: Cards, card: Card) -> bool {
    let melds = game.melds();
    melds.is_wild(card)
        || melds.best_discard(hand.with(card)).is_some_and(|best| {
            let without = melds.best_discard(hand).map_or(0, |best| best.points);
            best.card != card
                && best.points + melds.points(card) / 2 < without + melds.points(best.card)
                && best.points < melds.least(hand)
        })
}
