//! How near a hand is to going out, and what is best by that.

use rafle_engine::{Game, Next};
use rafle_games::family::deck::{Card, Cards, Kinds};
use rafle_games::family::melds::Melds;
use rafle_games::five_crowns::{Action, FiveCrowns};
use rustc_hash::FxHashMap;

/// A point left over is as bad as so many fewer cards that bring a hand nearer.
const POINT: f64 = 2.0;

/// A further card that has to be exchanged is worse than all that: far away, many cards bring a hand nearer.
const FURTHER: f64 = 1000.0;

/// In a last turn a discard is taken if it leaves so many points fewer: what a draw brings on average.
const DRAW: u16 = 2;

/// Hands in which the same rank is wild. Trials differ in little: what was found of a hand is kept.
pub(super) struct Near {
    melds: Melds,
    /// How many cards have to be exchanged, of hands between turns.
    away: FxHashMap<Cards, usize>,
    /// What becomes of hands with one card too many.
    best: FxHashMap<Cards, Option<Action>>,
}

impl Near {
    pub(super) fn of(game: &FiveCrowns) -> Near {
        Near { melds: game.melds(), away: FxHashMap::default(), best: FxHashMap::default() }
    }

    fn away(&mut self, hand: Cards) -> usize {
        let melds = self.melds;
        *self.away.entry(hand).or_insert_with(|| melds.away(hand, 0))
    }

    /// Whether a hand is nearer to going out with this card: whatever it is, that is by one exchange at most.
    pub(super) fn is_nearer(&mut self, hand: Cards, card: Card) -> bool {
        let away = self.away(hand);
        away > 0 && (self.melds.is_wild(card) || self.melds.is_within(away - 1, hand.with(card), 1))
    }

    /// What somebody does who looks at no card but those in hand and the top discard. Nothing if the rules have to be asked.
    pub(super) fn hurried(&mut self, game: &FiveCrowns) -> Option<Action> {
        let hand = hand(game);
        if game.is_to_draw() {
            let takes = game.top().is_some_and(|top| !game.can_draw() || self.takes(game, hand, top));
            return Some(if takes { Action::Take } else { Action::Deck });
        }
        if game.is_last_turn() {
            return if game.melds_by_itself() { fewest_points(game, hand) } else { laid_by_hand(game, hand) };
        }
        if game.discards().len() < hand.kinds().len() {
            return self.nearest(hand, game.discards());
        }
        if let Some(&known) = self.best.get(&hand) {
            return known;
        }
        let best = self.nearest(hand, hand.kinds());
        self.best.insert(hand, best);
        best
    }

    /// Whether the top discard brings a hand nearer; in a last turn, whether it leaves less over than a draw would.
    fn takes(&mut self, game: &FiveCrowns, hand: Cards, top: Card) -> bool {
        if self.melds.is_wild(top) {
            return true;
        }
        if game.is_last_turn() {
            return left(self.melds, hand.with(top)) + DRAW < self.melds.least(hand);
        }
        self.is_nearer(hand, top)
    }

    /// Going out with one of these cards; else the nearest hand without one of them, with the fewest points left over, and of
    /// equal ones the highest card goes.
    fn nearest(&mut self, hand: Cards, open: Kinds) -> Option<Action> {
        let melds = self.melds;
        let may_go = |card: &Card| open.clone().any(|open| open == *card);
        if let Some(card) = Kinds::of(melds.outs(hand)).filter(may_go).last() {
            return Some(Action::Out(card));
        }
        let away = melds.away(hand, 1);
        let near = open.filter(|&card| !melds.is_wild(card) && melds.is_within(away, hand.without(card), 0));
        let cost = |card: &Card| (melds.least(hand.without(*card)), u16::MAX - melds.points(*card));
        near.min_by_key(cost).map(Action::Discard)
    }
}

/// The open actions that are worth a thought, the best first.
pub(super) fn best_first(game: &FiveCrowns) -> Vec<Action> {
    let hand = hand(game);
    let mut open: Vec<_> = game.actions().collect();
    // Who can go out does, but may choose what the others get.
    if open.iter().any(|action| matches!(action, Action::Out(_))) {
        open.retain(|action| matches!(action, Action::Out(_)));
    } else if game.is_to_draw() || game.is_last_turn() {
        let best =
            if game.is_to_draw() && game.is_last_turn() { last_draw(game, hand) } else { Near::of(game).hurried(game) };
        open.sort_by_key(|action| Some(*action) != best);
    } else {
        open.sort_by_cached_key(|action| (cost(game, hand, *action) * 100.0) as i64);
    }
    open
}

fn hand(game: &FiveCrowns) -> Cards {
    match game.next() {
        Next::Seat(seat) => game.hand(seat),
        _ => Cards::NONE,
    }
}

/// The points left over of a hand with one card too many.
fn left(melds: Melds, hand: Cards) -> u16 {
    melds.best_discard(hand).map_or(0, |best| best.points)
}

fn fewest_points(game: &FiveCrowns, hand: Cards) -> Option<Action> {
    let best = game.melds().best_discard(hand)?.card;
    game.discards().any(|open| open == best).then_some(Action::Discard(best))
}

/// One meld after the other, and then the discard.
fn laid_by_hand(game: &FiveCrowns, hand: Cards) -> Option<Action> {
    let discard = game.melds().best_discard(hand)?.card;
    let best = game.melds().best(hand.without(discard));
    let action = best.melds().first().map_or(Action::Discard(discard), |&meld| Action::Meld(meld));
    game.actions().any(|open| open == action).then_some(action)
}

/// What leaves fewer points over in a last turn, the discard or a draw.
fn last_draw(game: &FiveCrowns, hand: Cards) -> Option<Action> {
    let (melds, unseen, top) = (game.melds(), game.unseen(), game.top()?);
    let sum: u32 =
        unseen.kinds().map(|card| u32::from(unseen.count(card)) * u32::from(left(melds, hand.with(card)))).sum();
    let takes = u32::from(left(melds, hand.with(top))) * unseen.len() as u32 <= sum;
    Some(if takes { Action::Take } else { Action::Deck })
}

/// How bad it is to discard this card.
fn cost(game: &FiveCrowns, hand: Cards, action: Action) -> f64 {
    let (melds, Action::Discard(card)) = (game.melds(), action) else { return f64::from(i32::MAX) };
    let kept = hand.without(card);
    let away = melds.away(kept, 0);
    let wild = if melds.is_wild(card) { f64::from(u16::MAX) } else { 0.0 };
    wild + FURTHER * away as f64 + POINT * f64::from(melds.least(kept))
        - f64::from(nearer(melds, kept, away, game.unseen()))
}

/// How many of the unseen cards bring a hand nearer that is so far away.
fn nearer(melds: Melds, hand: Cards, away: usize, unseen: Cards) -> u32 {
    let helps = |card: &Card| melds.is_wild(*card) || away > 0 && melds.is_within(away - 1, hand.with(*card), 1);
    unseen.kinds().filter(helps).map(|card| u32::from(unseen.count(card))).sum()
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Options as _, Seeded, start, step};
    use rafle_games::family::melds::AllWildMelds;
    use rafle_games::five_crowns::{Luck, Options};

    use super::*;

    fn game(written: &[(&str, &str)], seats: usize) -> FiveCrowns {
        start(Options::read(written.iter().copied()).unwrap(), seats).unwrap()
    }

    /// The first hand, of three cards: these were dealt to whoever is next, this one is drawn.
    fn drawn(own: [&str; 3], top: &str, card: &str) -> FiveCrowns {
        let mut game = game(&[("first_dealer", "last")], 2);
        for (own, other) in own.into_iter().zip(["4S", "8C", "10D"]) {
            game.befall(Luck::Deal(Some(own.parse().unwrap()))).unwrap();
            game.befall(Luck::Deal(Some(other.parse().unwrap()))).unwrap();
        }
        game.befall(Luck::Up(top.parse().unwrap())).unwrap();
        game.act(Action::Deck).unwrap();
        game.befall(Luck::Draw(Some(card.parse().unwrap()))).unwrap();
        game
    }

    #[test]
    fn a_pair_is_kept_although_it_is_dear() {
        let game = drawn(["KC", "KH", "5D"], "4H", "6S");
        let discard = |card: &str| Action::Discard(card.parse().unwrap());
        assert_eq!(Near::of(&game).hurried(&game), Some(discard("6S")));
        assert_eq!(best_first(&game)[0], discard("6S"));
    }

    #[test]
    fn who_can_go_out_does_and_may_choose_with_what() {
        let game = drawn(["KC", "KH", "KD"], "4H", "K*");
        assert!(matches!(Near::of(&game).hurried(&game), Some(Action::Out(_))));
        assert_eq!(best_first(&game).len(), 4);
    }

    #[test]
    fn neighbours_of_two_suits_bring_fewer_cards_than_a_pair() {
        let (melds, unseen) = (Melds::new(3, AllWildMelds::Allow), Cards::DECK);
        let hand = |text: &str| text.parse::<Cards>().unwrap();
        let near = |text: &str| nearer(melds, hand(text), 1, unseen - hand(text));
        // Jokers, threes, and eight more nines; or two cards at either end.
        assert_eq!(near("9H 9D KC"), 6 + 10 + 8);
        assert_eq!(near("9H 10H KC"), 6 + 10 + 4);
        assert_eq!(near("9H JH KC"), 6 + 10 + 2);
    }

    /// Whatever the house rules, somebody in a hurry does what is open, and seldom has to ask the rules.
    #[test]
    fn what_is_done_in_a_hurry_is_open() {
        let rules: [&[(&str, &str)]; 3] =
            [&[], &[("return_discard", "forbid"), ("all_wild_melds", "forbid")], &[("auto_meld", "no")]];
        for (number, rules) in rules.into_iter().enumerate() {
            let (mut game, mut source) = (game(rules, 3), Seeded::new(number as u64));
            let (mut asked, mut all) = (0, 0);
            while game.next() != Next::Nobody {
                if let Next::Seat(_) = game.next() {
                    let first = best_first(&game)[0];
                    let open = |action: Action| game.actions().any(|open| open == action);
                    assert!(open(first) && Near::of(&game).hurried(&game).is_none_or(open), "{first}");
                    (asked, all) = (asked + usize::from(Near::of(&game).hurried(&game).is_none()), all + 1);
                    game.act(Near::of(&game).hurried(&game).unwrap_or(first)).unwrap();
                } else {
                    step(&mut game, &mut source);
                }
            }
            assert!(all > 100 && asked * 20 < all, "{asked} of {all}");
        }
    }
}
