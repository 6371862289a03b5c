//! One hand of Five Crowns: which card to discard when another one will be drawn.

use rafle_engine::{Card, Cards};
use rafle_games::family::melds::Melds;

/// What a discard leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Discard {
    /// The card.
    pub card: Card,
    /// The points that are left over of the others now.
    pub now: u16,
    /// The points that are left over on average after the next draw and the best discard then.
    pub ahead: f64,
    /// How likely the next draw is to let the hand go out.
    pub out: f64,
}

/// Every kind of card in a hand of at most 14, as a discard, those first that leave the fewest points one draw ahead. The
/// next card is any of the `unseen` ones, each as likely; without any the hand stays as it is.
pub fn discards(melds: Melds, hand: Cards, unseen: Cards) -> Vec<Discard> {
    let mut discards: Vec<_> = hand.kinds().map(|card| discard(melds, hand.without(card), card, unseen)).collect();
    discards.sort_by(|one, other| one.ahead.total_cmp(&other.ahead).then(one.now.cmp(&other.now)));
    discards
}

fn discard(melds: Melds, kept: Cards, card: Card, unseen: Cards) -> Discard {
    let now = melds.least(kept);
    let all = unseen.len() as f64;
    let (mut ahead, mut out) = (0.0, 0.0);
    for drawn in unseen.kinds() {
        let chance = f64::from(unseen.count(drawn)) / all;
        let left = melds.best_discard(kept.with(drawn)).map_or(0, |best| best.points);
        ahead += chance * f64::from(left);
        out += if left == 0 { chance } else { 0.0 };
    }
    if unseen.is_empty() {
        (ahead, out) = (f64::from(now), f64::from(u8::from(now == 0)));
    }
    Discard { card, now, ahead, out }
}

#[cfg(test)]
mod tests {
    use rafle_games::family::melds::AllWildMelds;

    use super::*;

    fn cards(text: &str) -> Cards {
        text.split(' ').map(|card| card.parse().unwrap()).fold(Cards::NONE, Cards::with)
    }

    fn unseen(hand: Cards) -> Cards {
        hand.iter().fold(Cards::DECK, Cards::without)
    }

    #[test]
    fn cards_that_wait_for_others_are_kept() {
        // Fives are wild. Now the king alone costs most; one draw ahead the two kings are a book in waiting.
        let melds = Melds::new(5, AllWildMelds::Allow);
        let hand = cards("KS KH 3C 4C 9D 7H");
        let found = discards(melds, hand, unseen(hand));
        assert_eq!(melds.best_discard(hand).unwrap().card, "KS".parse().unwrap());
        assert_eq!(found.len(), 6);
        assert!(found.windows(2).all(|pair| pair[0].ahead <= pair[1].ahead));
        assert_eq!(found[0].card, "9D".parse().unwrap(), "{found:?}");
    }

    #[test]
    fn one_card_is_missing() {
        // With 4s wild: 6C 7C 8C stand; the last place waits for any card that goes with them, or with nothing.
        let melds = Melds::new(4, AllWildMelds::Allow);
        let hand = cards("6C 7C 8C QS KH");
        let unseen = unseen(hand);
        let found = discards(melds, hand, unseen);
        let without = |card: &str| *found.iter().find(|it| it.card == card.parse().unwrap()).unwrap();
        assert_eq!((without("KH").now, without("QS").now), (12, 13));
        // A 5 or a 9 of clubs, a 4 or a joker; then the queen goes. Two of each of those but six jokers.
        let missing = ["5C", "9C", "4S", "4H", "4D", "4C", "4*", "Joker"].map(|card| card.parse().unwrap());
        let count: u8 = missing.iter().map(|&card| unseen.count(card)).sum();
        assert!((without("KH").out - f64::from(count) / unseen.len() as f64).abs() < 1e-12, "{found:?}");
    }

    #[test]
    fn without_a_draw_only_now_counts() {
        let melds = Melds::new(3, AllWildMelds::Allow);
        for it in discards(melds, cards("6C 9D QS KH"), Cards::NONE) {
            assert!((it.ahead - f64::from(it.now)).abs() < 1e-12);
        }
    }
}
