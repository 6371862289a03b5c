//! Expectimax with memory over explicit chance: every way a game can go, as far as the eye reaches.

use rafle_engine::{Game, Next, Seat, Seats, Seen};
use rustc_hash::FxHashMap;

use crate::Weighed;
use crate::mind::Shares;
use crate::weigh::{Objective, objective};

/// Ends with more states than this are searched instead: they would take longer than a player waits.
const MOST_STATES: usize = 4_000;

/// What goes on for longer than this is no end.
const MOST_STEPS: u32 = 150;

/// Weighs the open actions exactly, if nothing is hidden and few states are left.
pub(crate) fn weigh<G: Game>(seen: &Seen<G>) -> Option<Weighed<G::Action>> {
    if G::ABOUT.hidden {
        return None;
    }
    let objective = objective(&**seen);
    let mut ahead = Ahead::new(objective, Depth::ToTheEnd(MOST_STEPS), MOST_STATES);
    Some(Weighed::exactly(objective, ahead.actions(&**seen)?))
}

/// How far to look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    /// So many steps; what lies there is taken as it stands.
    Steps(u32),
    /// To the end; nothing is said if that is further away than so many steps.
    ToTheEnd(u32),
}

/// A look ahead, with everything that was met on the way.
pub(crate) struct Ahead<G> {
    objective: Objective,
    depth: Depth,
    /// With more states than this nothing is said.
    most: usize,
    /// What each state is worth to every seat, with so many steps to go; nothing while it is being looked at.
    memory: FxHashMap<(G, u32), Option<Shares>>,
}

impl<G: Game> Ahead<G> {
    pub(crate) fn new(objective: Objective, depth: Depth, most: usize) -> Ahead<G> {
        Ahead { objective, depth, most, memory: FxHashMap::default() }
    }

    /// The open actions with what each is worth to the seat that is next. Nothing if there are too many states, or one
    /// returns.
    pub(crate) fn actions(&mut self, game: &G) -> Option<Vec<(G::Action, f64)>> {
        let Next::Seat(seat) = game.next() else { return None };
        let (Depth::Steps(steps) | Depth::ToTheEnd(steps)) = self.depth;
        let worth = |action| {
            let mut after = game.clone();
            after.act(action).expect("what is open is accepted");
            Some((action, self.values(&after, steps.checked_sub(1)?)?[seat.index()]))
        };
        game.actions().map(worth).collect()
    }

    fn values(&mut self, game: &G, steps: u32) -> Option<Shares> {
        let next = game.next();
        if next == Next::Nobody {
            return Some(self.standing(game));
        }
        let told_apart = match self.depth {
            Depth::Steps(_) if steps == 0 => return Some(self.standing(game)),
            Depth::Steps(_) => steps,
            Depth::ToTheEnd(_) if steps == 0 => return None,
            // The end is worth the same, however far away it was when it was seen first.
            Depth::ToTheEnd(_) => 0,
        };
        let key = (game.clone(), told_apart);
        if let Some(known) = self.memory.get(&key) {
            return *known;
        }
        if self.memory.len() == self.most {
            return None;
        }
        self.memory.insert(key.clone(), None);
        let values = match next {
            Next::Seat(seat) => self.best(game, seat, steps)?,
            _ => self.mean(game, steps)?,
        };
        self.memory.insert(key, Some(values));
        Some(values)
    }

    fn best(&mut self, game: &G, seat: Seat, steps: u32) -> Option<Shares> {
        let mut best: Option<Shares> = None;
        for action in game.actions() {
            let mut after = game.clone();
            after.act(action).expect("what is open is accepted");
            let values = self.values(&after, steps - 1)?;
            if best.is_none_or(|best| values[seat.index()] > best[seat.index()]) {
                best = Some(values);
            }
        }
        best
    }

    fn mean(&mut self, game: &G, steps: u32) -> Option<Shares> {
        let all: u64 = game.outcomes().map(|(_, weight)| weight).sum();
        let mut mean = Shares::default();
        for (luck, weight) in game.outcomes() {
            let mut after = game.clone();
            after.befall(luck).expect("what chance can bring can befall");
            for (mean, value) in mean.iter_mut().zip(self.values(&after, steps - 1)?) {
                *mean += value * weight as f64 / all as f64;
            }
        }
        Some(mean)
    }

    fn standing(&self, game: &G) -> Shares {
        let standings = game.standings();
        let mut values = Shares::default();
        for seat in Seats::iter(standings.seats) {
            values[seat.index()] = self.objective.of(&standings, seat);
        }
        values
    }
}
