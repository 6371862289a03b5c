//! What others have told of their cards: by what they took, left lying and discarded.

use rafle_engine::{Game, Line, Next, Seat, Seeded, Seen, Source};
use rafle_games::family::deck::{Card, Cards};
use rafle_games::five_crowns::{Action, FiveCrowns, Luck};

use super::near::Near;

/// A hand in which the discard was better kept is so likely, beside one in which it was not.
const KEPT: f64 = 0.2;
/// One in which the discard that was taken brought nothing.
const TOOK: f64 = 0.2;
/// One in which the discard that was left lying would have brought something.
const LEFT: f64 = 0.3;

/// What a seat did longer ago than so many turns tells little of what it has now.
const TURNS: usize = 6;

/// So many worlds are dealt in search of one that fits.
const TRIES: usize = 5;

/// The turns of others in this hand, the last one first.
pub(super) struct Told(Vec<Turn>);

/// A turn as everybody has seen it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Turn {
    seat: Seat,
    /// The discard that could be taken.
    top: Card,
    took: bool,
    discarded: Card,
}

impl Told {
    /// What the viewer has in mind. Nothing is told to whoever has nothing in mind.
    pub(super) fn of(seen: &Seen<FiveCrowns>) -> Told {
        let (mut turns, mut top, mut took) = (Vec::new(), None, false);
        for line in seen.memory() {
            match *line {
                Line::Luck(Luck::Up(card)) => top = Some(card),
                Line::Action(draw @ (Action::Deck | Action::Take)) => took = draw == Action::Take,
                Line::Action(Action::Discard(discarded) | Action::Out(discarded)) => {
                    turns.extend(top.map(|top| Turn { seat: Seat::A, top, took, discarded }));
                    top = Some(discarded);
                }
                _ => {}
            }
        }
        turns.reverse();
        Told(Told::seated(seen, turns))
    }

    /// Seats follow each other, and whoever is next had the turn before all that the others had since.
    fn seated(seen: &Seen<FiveCrowns>, turns: Vec<Turn>) -> Vec<Turn> {
        let Next::Seat(next) = seen.next() else { return Vec::new() };
        let mut before: Vec<_> = seen.standings().seats.from(next).collect();
        before.reverse();
        let seated = before.iter().cycle().zip(turns).take(TURNS * before.len());
        seated.map(|(&seat, turn)| Turn { seat, ..turn }).filter(|turn| turn.seat != next).collect()
    }

    /// A world that could lie behind the holes, the likelier the better it fits to what was told.
    pub(super) fn world(&self, seen: &Seen<FiveCrowns>, near: &mut Near, source: &mut Seeded) -> FiveCrowns {
        const FINE: u32 = 1 << 16;
        let mut world = seen.fill(source);
        for _ in 1..TRIES {
            let least = f64::from(source.below(FINE)) / f64::from(FINE);
            if self.is_likelier(least, &world, near) {
                break;
            }
            world = seen.fill(source);
        }
        world
    }

    /// Whether somebody who has these cards plays so, and is likelier than that. Hands have changed since: a turn tells nothing
    /// for sure.
    fn is_likelier(&self, least: f64, world: &FiveCrowns, near: &mut Near) -> bool {
        let mut likely = 1.0;
        self.0.iter().all(|turn| {
            likely *= turn.likely(world.hand(turn.seat), near);
            likely > least
        })
    }
}

impl Turn {
    fn likely(self, hand: Cards, near: &mut Near) -> f64 {
        let Turn { top, took, discarded, .. } = self;
        let both = |card: Card| hand.count(card) == Cards::DECK.count(card);
        if both(discarded) {
            return 1.0;
        }
        let kept = if near.is_nearer(hand, discarded) { KEPT } else { 1.0 };
        let drawn = match took {
            true if hand.has(top) && !near.is_nearer(hand.without(top).with(discarded), top) => TOOK,
            false if !both(top) && near.is_nearer(hand, top) => LEFT,
            _ => 1.0,
        };
        drawn * kept
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Followed, Viewer, start, usual};

    use super::*;

    /// Games among people in a hurry: what one of them takes of the discard before is foreseen in worlds that fit, and less in
    /// any worlds.
    #[test]
    fn what_was_told_foresees_what_is_taken() {
        const WORLDS: usize = 24;
        let (mut fitting, mut any, mut all) = (0.0, 0.0, 0);
        for seed in 0..4 {
            let mut game = Followed::new(start::<FiveCrowns>(usual::<FiveCrowns>(), 2).unwrap());
            let (mut luck, mut source) = (Seeded::new(seed), Seeded::new(seed));
            while game.next() != Next::Nobody {
                let Next::Seat(seat) = game.next() else {
                    game.add(Line::Luck(game.draw(&mut luck))).unwrap();
                    continue;
                };
                let action = Near::of(&game).hurried(&game).unwrap_or_else(|| game.any_action(&mut source));
                let seen = game.seen(Viewer::Seat(seat));
                let told = Told::of(&seen);
                game.add(Line::Action(action)).unwrap();
                let (Action::Discard(top), Next::Seat(next)) = (action, game.next()) else { continue };
                if told.0.is_empty() || game.is_last_turn() || game.melds().is_wild(top) {
                    continue;
                }
                let takes = |world: FiveCrowns| {
                    let hand = world.hand(next);
                    hand.count(top) < Cards::DECK.count(top) && Near::of(&world).is_nearer(hand, top)
                };
                let truth = takes((*game).clone());
                let mut wrong = |deal: &mut dyn FnMut(&mut Seeded) -> FiveCrowns| {
                    let count = (0..WORLDS).filter(|_| takes(deal(&mut source)) == truth).count();
                    -((count as f64 + 0.5) / (WORLDS as f64 + 1.0)).ln()
                };
                fitting += wrong(&mut |source| told.world(&seen, &mut Near::of(&game), source));
                any += wrong(&mut |source| seen.fill(source));
                all += 1;
            }
        }
        assert!(all > 80 && fitting < 0.95 * any, "{all} discards: {fitting:.1} in worlds that fit, {any:.1} in any");
    }

    #[test]
    fn each_turn_is_somebodys() {
        let mut game = Followed::new(start::<FiveCrowns>(usual::<FiveCrowns>(), 3).unwrap());
        let (mut source, mut played) = (Seeded::new(5), Vec::new());
        while game.next() != Next::Nobody {
            let line = match game.next() {
                Next::Seat(seat) => {
                    let told = Told::of(&game.seen(Viewer::Seat(seat)));
                    let others = played.iter().rev().filter(|(other, _)| *other != seat).copied();
                    let told: Vec<_> = told.0.iter().map(|turn| (turn.seat, turn.discarded)).collect();
                    assert_eq!(told, others.take(told.len()).collect::<Vec<_>>());
                    assert!(told.len() + 1 >= played.len().min(TURNS) * 2 / 3);
                    let action = Near::of(&game).hurried(&game).unwrap_or_else(|| game.any_action(&mut source));
                    if let Action::Discard(card) | Action::Out(card) = action {
                        played.push((seat, card));
                    }
                    Line::Action(action)
                }
                _ => Line::Luck(game.draw(&mut source)),
            };
            if let Line::Luck(Luck::Deal(_)) = line {
                played.clear();
            }
            game.add(line).unwrap();
        }
    }
}
