//! Five Crowns is too large to be solved, but not what a discard is worth one draw ahead.

use rafle_games::family::deck::{Card, Cards};
use rafle_games::family::melds::Melds;

/// A card of a hand that has one too many.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Discard {
    /// The card.
    pub card: Card,
    /// The fewest points that the others leave over now.
    pub now: u16,
    /// The mean of the fewest points that they leave over when a card is drawn and the best discard of that is made.
    pub ahead: f64,
}

/// Every kind of card in a hand of at most 14, the best discard first: who goes out with it, else by the next draw, any of
/// the `unseen` cards being as likely.
pub fn discards(melds: Melds, hand: Cards, unseen: Cards) -> Vec<Discard> {
    let mut discards: Vec<Discard> = hand.kinds().map(|card| discard(melds, hand, unseen, card)).collect();
    let key = |discard: &Discard| (discard.now > 0, discard.ahead);
    discards.sort_by(|one, other| key(one).partial_cmp(&key(other)).expect("means are numbers"));
    discards
}

fn discard(melds: Melds, hand: Cards, unseen: Cards, card: Card) -> Discard {
    let kept = hand.without(card);
    let left = |drawn: Card| melds.best_discard(kept.with(drawn)).map_or(0, |best| best.points);
    let sum: f64 = unseen.kinds().map(|drawn| f64::from(unseen.count(drawn)) * f64::from(left(drawn))).sum();
    Discard { card, now: melds.least(kept), ahead: sum / unseen.len().max(1) as f64 }
}

#[cfg(test)]
mod tests {
    use rafle_games::family::melds::AllWildMelds;

    use super::*;

    fn of(hand: &str, unseen: &str) -> Vec<Discard> {
        let melds = Melds::new(3, AllWildMelds::Allow);
        discards(melds, hand.parse().unwrap(), unseen.parse().unwrap())
    }

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn who_can_go_out_does() {
        let best = of("5S 5H 5D KC", "4S")[0];
        assert_eq!((best.card, best.now), (card("KC"), 0));
    }

    #[test]
    fn the_next_draw_is_worth_more_than_a_point_now() {
        // To keep 6S 7S 9H leaves 22 points, to keep 6S 7S 8H 21; the draw decides: 5S or 8S completes the run with either,
        // and then the higher card has gone. Of two draws one is 5S, which leaves nothing, and one is KC, which goes again.
        let all = of("6S 7S 8H 9H", "5S KC");
        let ahead = |text: &str| all.iter().find(|discard| discard.card == card(text)).unwrap().ahead;
        assert!((ahead("9H") - 21.0 / 2.0).abs() < 1e-12, "{all:?}");
        assert!((ahead("8H") - 22.0 / 2.0).abs() < 1e-12, "{all:?}");
        // Without 7S nothing can be made of either draw: 5S is kept instead of 9H or 8H, or KC goes again.
        assert!((ahead("7S") - f64::midpoint(19.0, 23.0)).abs() < 1e-12, "{all:?}");
        assert_eq!(all[0].card, card("9H"));
    }

    /// The mean is over cards and not over kinds of cards.
    #[test]
    fn what_is_there_twice_is_drawn_twice_as_often() {
        let once = of("6S 7S 8H 9H", "5S KC KC")[0];
        assert!((once.ahead - 21.0 * 2.0 / 3.0).abs() < 1e-12, "{once:?}");
    }
}
