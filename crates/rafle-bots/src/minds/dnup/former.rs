//! What was known before: few cards, of few values.

use rafle_engine::{Game, Next, Seat, Seeded, Source};
use rafle_games::dnup::{Action, Dnup, Word};

use crate::mind::{Mind, Shares};
use crate::race::{Racer, shares};

/// A further value in hand is as bad as so much of a further card.
const VALUE: f64 = 1.2;

/// So many actions are worth a thought.
const ACTIONS: usize = 8;

pub(in crate::minds) struct Shedding;

impl<W: Word> Mind<Dnup<W>> for Shedding {
    fn sensible(&self, game: &Dnup<W>, source: &mut Seeded) -> Action<W> {
        // Playouts that always do the same go in circles.
        if source.below(8) == 0 {
            return game.any_action(source);
        }
        ranked(game)[0].1
    }

    fn candidates(&self, game: &Dnup<W>, into: &mut Vec<Action<W>>) {
        into.extend(ranked(game).into_iter().take(ACTIONS).map(|(_, action)| action));
    }

    fn verdict(&self, root: &Dnup<W>, game: &Dnup<W>) -> Option<Shares> {
        if !matches!(game.next(), Next::Chance { .. }) || root.next() == game.next() {
            return None;
        }
        // A round is over. Tokens are few: one more is a good part of the way.
        let now = game.standings();
        let racers: Vec<_> =
            now.seats.iter().map(|seat| Racer { mean: now.scores[seat].into(), variance: 1.0 }).collect();
        Some(shares(&racers))
    }

    fn several_observers(&self) -> bool {
        false
    }
}

/// The open actions, those first that leave the best hand.
fn ranked<W: Word>(game: &Dnup<W>) -> Vec<(f64, Action<W>)> {
    let Next::Seat(seat) = game.next() else { return Vec::new() };
    let cost = |action| {
        let mut after = *game;
        after.act(action).expect("what is open is accepted");
        burden(&after, seat)
    };
    let mut ranked: Vec<_> = game.actions().map(|action| (cost(action), action)).collect();
    ranked.sort_by(|one, other| one.0.total_cmp(&other.0));
    ranked
}

fn burden<W: Word>(game: &Dnup<W>, seat: Seat) -> f64 {
    // After the last card a new deal may have begun: nothing is better than that.
    match game.next() {
        Next::Seat(_) => f64::from(game.hand_size(seat)) + VALUE * f64::from(game.hand(seat).active_values()),
        _ => 0.0,
    }
}
