//! Five Crowns: a search, and what a hand will cost, which was learnt. Its solitaire: the fewest points left over, by the solver of melds.

use std::sync::LazyLock;

use rafle_engine::{Game, Next, Seat, Seeded, Seen, Source, Suit};
use rafle_games::family::deck::{Card, Cards};
use rafle_games::family::melds::Melds;
use rafle_games::five_crowns::{Action, FiveCrowns};
use rafle_games::five_crowns_solitaire::{Put, Solitaire};

use crate::mind::{Mind, Shares};
use crate::minds::former;
use crate::race::{Racer, shares as race};
use crate::values::{Features, Weights};
use crate::weigh::Weighed;
use crate::{Thought, tree};

/// So many hands of the solitaire are worth a thought.
const HANDS: usize = 4;

/// What learnt values of actions may be wrong about.
const ERROR: f64 = 0.02;

/// Hands of up to so many cards are valued alike.
const SIZES: [u8; 4] = [5, 8, 11, 13];

/// What is looked at in a hand.
const LOOKED_AT: [&str; 11] =
    ["always", "points", "cards", "wild", "pairs", "steps", "gaps", "lonely", "late", "late-points", "seats-points"];

/// After the features come what hands of each size cost on average, and by how much that varies.
pub(crate) const USUALLY: usize = SIZES.len() * LOOKED_AT.len();
pub(crate) const VARIANCES: usize = USUALLY + SIZES.len();

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../values/five-crowns.txt"), &names()).expect("a test reads them"));

pub(super) struct Melding;

impl Mind<FiveCrowns> for Melding {
    fn sensible(&self, game: &FiveCrowns, source: &mut Seeded) -> Action {
        former::Melding.sensible(game, source)
    }

    fn candidates(&self, game: &FiveCrowns, into: &mut Vec<Action>) {
        former::Melding.candidates(game, into);
    }

    fn verdict(&self, _: &FiveCrowns, game: &FiveCrowns) -> Option<Shares> {
        game.settled().is_some().then(|| shares(game, &WEIGHTS, |_| 0.0))
    }

    fn weigh(&self, seen: &Seen<FiveCrowns>, thought: Thought) -> Option<Weighed<Action>> {
        let Next::Seat(seat) = seen.next() else { return None };
        let costs = costs(seen, seat, &WEIGHTS, &seen.unseen().kinds().collect::<Vec<_>>())?;
        let usual = WEIGHTS.0[USUALLY + usual(seen.size())];
        let share = |cost: f64| shares(seen, &WEIGHTS, |other| if other == seat { cost } else { usual })[seat.index()];
        let learnt: Vec<_> = costs.into_iter().map(|(action, cost)| (action, share(cost))).collect();
        Some(tree::weigh(seen, &former::Melding, thought).with_learnt(&learnt, ERROR))
    }
}

/// What each feature is called, in order.
pub(crate) fn names() -> Vec<String> {
    let looked_at = SIZES.iter().flat_map(|size| LOOKED_AT.map(|name| format!("{name}-{size}")));
    let usual = ["usually", "variance"].into_iter().flat_map(|name| SIZES.map(|size| format!("{name}-{size}")));
    looked_at.chain(usual).collect()
}

/// Which of the sizes a hand is of.
pub(crate) fn usual(size: u8) -> usize {
    SIZES.iter().position(|&most| size <= most).unwrap_or(SIZES.len() - 1)
}

/// What a hand looks like after so many rounds of turns.
pub(crate) fn features(melds: Melds, size: u8, rounds: u16, seats: usize, hand: Cards) -> Features {
    let best = melds.best(hand);
    let points = f64::from(best.points) / 10.0;
    let wild = hand.iter().filter(|&card| melds.is_wild(card)).count();
    let (mut pairs, mut steps, mut gaps, mut lonely) = (0, 0, 0, 0);
    let left: Vec<_> = best.left.iter().filter(|&card| !melds.is_wild(card)).collect();
    for (index, &card) in left.iter().enumerate() {
        let mut alone = true;
        for (other, &with) in left.iter().enumerate().filter(|(other, _)| *other != index) {
            let once = u32::from(other > index);
            match kin(card, with) {
                Some(Kin::Pair) => pairs += once,
                Some(Kin::Step) => steps += once,
                Some(Kin::Gap) => gaps += once,
                None => continue,
            }
            alone = false;
        }
        lonely += if alone { u32::from(melds.points(card)) } else { 0 };
    }
    let late = f64::from(rounds.min(20)) / 10.0;
    let amounts = [
        1.0,
        points,
        left.len() as f64,
        wild as f64,
        pairs.into(),
        steps.into(),
        gaps.into(),
        f64::from(lonely) / 10.0,
        late,
        late * points,
        (seats - 2) as f64 / 2.0 * points,
    ];
    let mut features = Features::default();
    for (number, amount) in (usual(size) * LOOKED_AT.len()..).zip(amounts) {
        features.add(number, amount);
    }
    features
}

/// How two natural cards may come into one meld.
enum Kin {
    /// They have the same rank.
    Pair,
    /// They follow each other in one suit.
    Step,
    /// One card is missing between them.
    Gap,
}

fn kin(one: Card, other: Card) -> Option<Kin> {
    let suit: fn(Card) -> Option<Suit> = Card::suit;
    match one.rank()?.abs_diff(other.rank()?) {
        0 => Some(Kin::Pair),
        1 if suit(one) == suit(other) => Some(Kin::Step),
        2 if suit(one) == suit(other) => Some(Kin::Gap),
        _ => None,
    }
}

/// What a hand will cost that is kept after a turn.
pub(crate) fn cost(game: &FiveCrowns, hand: Cards, weights: &Weights) -> f64 {
    if game.out().is_some() {
        return game.melds().least(hand).into();
    }
    let seats = game.standings().seats.len();
    features(game.melds(), game.size(), game.rounds(), seats, hand).times(weights).max(0.0)
}

/// What the open actions will cost in this hand, when these cards can be drawn; nothing where melds are laid down by hand.
pub(crate) fn costs(game: &FiveCrowns, seat: Seat, weights: &Weights, drawn: &[Card]) -> Option<Vec<(Action, f64)>> {
    let hand = game.hand(seat);
    let kept = |hand: Cards| hand.kinds().map(|card| cost(game, hand.without(card), weights)).fold(f64::MAX, f64::min);
    let mut all = Vec::new();
    for action in game.actions() {
        let cost = match action {
            Action::Meld(_) => return None,
            Action::Out(_) => 0.0,
            Action::Discard(card) => cost(game, hand.without(card), weights),
            Action::Take => kept(hand.with(game.top()?)),
            Action::Deck => {
                let (mut sum, mut count) = (0.0, 0.0);
                for &card in drawn {
                    let copies = f64::from(game.unseen().count(card));
                    sum += copies * kept(hand.with(card));
                    count += copies;
                }
                // Discards that will be shuffled are as good as any.
                if count > 0.0 { sum / count } else { kept(hand) }
            }
        };
        all.push((action, cost));
    }
    // Whoever can go out does.
    if all.iter().any(|(action, _)| matches!(action, Action::Out(_))) {
        all.retain(|(action, _)| matches!(action, Action::Out(_)));
    }
    Some(all)
}

/// What each seat can expect when this hand costs so much.
fn shares(game: &FiveCrowns, weights: &Weights, cost: impl Fn(Seat) -> f64) -> Shares {
    let varied = |size: u8| weights.0[VARIANCES + usual(size)];
    let now = game.standings();
    let settled = if game.settled().is_some() { 0.0 } else { varied(game.size()) };
    let variance = settled + game.sizes_to_come().map(varied).sum::<f64>();
    let racer = |seat| Racer { mean: -f64::from(now.scores[seat]) - cost(seat), variance };
    let racers: Vec<_> = now.seats.iter().map(racer).collect();
    race(&racers)
}

impl Mind<Solitaire> for Melding {
    fn sensible(&self, game: &Solitaire, source: &mut Seeded) -> Put {
        let puts = best_puts(game);
        // Not always the very best one, so that playouts differ.
        let pick = usize::from(source.below(8) == 0);
        puts[pick.min(puts.len() - 1)].1
    }

    fn candidates(&self, game: &Solitaire, into: &mut Vec<Put>) {
        into.extend(best_puts(game).into_iter().take(HANDS).map(|(_, put)| put));
    }
}

/// For each open hand the best discard, and the hands that gain most first.
fn best_puts(game: &Solitaire) -> Vec<(i32, Put)> {
    let card = game.to_put().expect("a card is to be put down");
    let put = |hand: u8| {
        let (cards, melds) = (game.hand(hand), game.melds(hand));
        let best = melds.best_discard(cards.with(card))?;
        let closes = if best.points == 0 { 40 } else { 0 };
        let gain = i32::from(melds.least(cards)) - i32::from(best.points) + closes;
        Some((gain, Put { hand, discard: best.card }))
    };
    let mut puts: Vec<_> = game.open_hands().filter_map(put).collect();
    puts.sort_by_key(|(gain, _)| -gain);
    puts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit_the_features() {
        let weights = Weights::read(include_str!("../../values/five-crowns.txt"), &names()).unwrap();
        assert_eq!(weights.0.len(), VARIANCES + SIZES.len());
    }
}
