//! What was known before values were learnt: a turn is worth the character that it brings, by numbers written by hand.

use rafle_engine::{Dice, FACES, Game, Seat, Seeded, Source};
use rafle_games::court::{Action, Card, Court};

use crate::mind::{Mind, Shares};
use crate::race::{Racer, shares};

/// So many ways to use one power are worth a thought.
const WAYS: usize = 6;

/// Strength at the end, in the units of [`strength`], spreads by so much.
const VARIANCE: f64 = 20.0;

/// What a character does for its holder: what dice it adds, and how far it bends them.
const STRENGTHS: [(Card, f64); 20] = [
    (Card::Fool, 0.6),
    (Card::Charlatan, 1.6),
    (Card::Farmer, 2.4),
    (Card::Maid, 1.3),
    (Card::Philosopher, 1.2),
    (Card::Laborer, 1.9),
    (Card::Guard, 2.2),
    (Card::Hunter, 2.6),
    (Card::Merchant, 2.0),
    (Card::Astronomer, 3.0),
    (Card::Noblewoman, 2.4),
    (Card::Pawnbroker, 3.2),
    (Card::Knight, 3.6),
    (Card::Magician, 3.4),
    (Card::Alchemist, 3.2),
    (Card::Bishop, 4.2),
    (Card::Nobleman, 3.4),
    (Card::General, 5.0),
    (Card::King, 9.0),
    (Card::Queen, 3.0),
];

fn strength(card: Card) -> f64 {
    STRENGTHS[card as usize].1
}

/// Plays so.
pub(in crate::minds) struct Former;

impl Mind<Court> for Former {
    fn sensible(&self, game: &Court, source: &mut Seeded) -> Action {
        let (active, aside) = game.dice();
        let mut take: Option<(f64, Action)> = None;
        let mut power = None;
        let (mut again, mut end, mut lay) = (false, false, false);
        for action in game.actions() {
            match action {
                Action::Take(card) => {
                    let worth = card.map_or(0.0, strength);
                    if take.is_none_or(|(best, _)| worth > best) {
                        take = Some((worth, action));
                    }
                }
                // Powers without a choice add dice: use them at once.
                Action::Use(..) => power = power.or(Some(action)),
                Action::Again => again = true,
                Action::End => end = true,
                Action::Aside(_) => lay = true,
                Action::Play => return action,
                Action::Throw | Action::Pass => {}
            }
        }
        if let Some((_, take)) = take {
            return take;
        }
        if let Some(throw) = game.unsaid() {
            // A die that is added before the first throw may show anything: mostly it is kept for later.
            return power.filter(|_| source.below(4) == 0).unwrap_or(throw);
        }
        if again && source.below(8) > 0 {
            return Action::Again;
        }
        if let Some(power) = power.filter(|_| source.below(2) == 0) {
            return power;
        }
        if lay {
            return Action::Aside(most_alike(active, aside));
        }
        if end { Action::End } else { game.any_action(source) }
    }

    fn candidates(&self, game: &Court, into: &mut Vec<Action>) {
        let (active, aside) = game.dice();
        let mut ways: Option<(Card, usize)> = None;
        for action in game.actions() {
            match action {
                Action::Aside(_) => {}
                Action::Use(card, _) => {
                    let count = ways.filter(|(same, _)| *same == card).map_or(0, |(_, count)| count);
                    ways = Some((card, count + 1));
                    if count < WAYS {
                        into.push(action);
                    }
                }
                other => into.push(other),
            }
        }
        let begin = into.len();
        for dice in sets_aside(active, aside) {
            let action = Action::Aside(dice);
            if !dice.is_empty() && !into[begin..].contains(&action) {
                into.push(action);
            }
        }
    }

    fn verdict(&self, root: &Court, game: &Court) -> Option<Shares> {
        // A turn ends with what it took. The last round is played to its end.
        if game.at_turn() == root.at_turn() || game.is_last_round() {
            return None;
        }
        let racer = |seat: Seat| Racer { mean: strength_of(game, seat), variance: VARIANCE };
        let racers: Vec<_> = game.standings().seats.iter().map(racer).collect();
        Some(shares(&racers))
    }
}

fn strength_of(game: &Court, seat: Seat) -> f64 {
    let several = [(game.spare_fools(seat), Card::Fool), (game.charlatans(seat), Card::Charlatan)];
    let held = game.held(seat).map(strength).sum::<f64>();
    held + several.into_iter().map(|(count, card)| f64::from(count) * strength(card)).sum::<f64>()
}

/// The active dice of the face of which there are most in all, the highest of these.
fn most_alike(active: Dice, aside: Dice) -> Dice {
    let face = FACES.into_iter().filter(|&face| active.show(face)).max_by_key(|&face| (active + aside).showing(face));
    face.map_or(Dice::NONE, |face| Dice::alike(face, active.showing(face)))
}

/// Dice that somebody might lay aside: of one face or two, high ones, odd or even ones, a run, one of them, all of them.
fn sets_aside(active: Dice, aside: Dice) -> impl Iterator<Item = Dice> {
    let all_of = move |wanted: &dyn Fn(u8) -> bool| {
        let each = FACES.into_iter().filter(|&face| wanted(face)).map(|face| Dice::alike(face, active.showing(face)));
        each.fold(Dice::NONE, |all, dice| all + dice)
    };
    let missing = active.faces().filter(move |&face| !aside.show(face));
    let run = missing.fold(Dice::NONE, Dice::with);
    let mut sets = vec![most_alike(active, aside), active, run];
    for face in active.faces() {
        sets.push(Dice::alike(face, active.showing(face)));
        sets.push(Dice::alike(face, 1));
        sets.push(Dice::alike(face, active.showing(face).min(2)));
    }
    sets.push(all_of(&|face| face >= 5));
    sets.push(all_of(&|face| face >= 4));
    sets.push(all_of(&|face| face % 2 == 1));
    sets.push(all_of(&|face| face % 2 == 0));
    sets.push(all_of(&|face| active.showing(face) + aside.showing(face) >= 2));
    sets.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_are_in_the_order_of_the_characters() {
        for (index, (card, _)) in STRENGTHS.into_iter().enumerate() {
            assert_eq!(card as usize, index);
        }
    }
}
