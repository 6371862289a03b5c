//! Expectimax with memory over explicit chance: every way a game can go, as far as the eye reaches.

use rafle_engine::{Game, Next, Objective, Seat, Seen};
use rustc_hash::FxHashMap;

use crate::Weighed;
use crate::mind::Shares;
use crate::weigh::objective;

/// Ends with more states than this are searched instead: they would take longer than a player waits.
const MOST_STATES: usize = 4_000;

/// What goes on for longer than this is no end.
const MOST_STEPS: u32 = 48;

/// Weighs the open actions exactly, if nothing is hidden and few states are left.
pub(crate) fn weigh<G: Game>(seen: &Seen<G>) -> Option<Weighed<G::Action>> {
    if G::ABOUT.hidden {
        return None;
    }
    let objective = objective(&**seen);
    let mut ahead = Ahead::new(objective, MOST_STEPS, MOST_STATES);
    Some(Weighed::exactly(objective, ahead.actions(&**seen)?))
}

/// A look ahead, with everything that was met on the way.
struct Ahead<G> {
    objective: Objective,
    /// Nothing is said if the end is further away than so many steps, or more states than so many can be met before it.
    steps: u32,
    states: usize,
    /// What each state is worth to every seat; nothing while it is being looked at.
    memory: FxHashMap<G, Option<Shares>>,
}

impl<G: Game> Ahead<G> {
    fn new(objective: Objective, steps: u32, states: usize) -> Ahead<G> {
        Ahead { objective, steps, states, memory: FxHashMap::default() }
    }

    /// The open actions with what each is worth to the seat that is next. Nothing if there are too many states, or one
    /// returns.
    fn actions(&mut self, game: &G) -> Option<Vec<(G::Action, f64)>> {
        let Next::Seat(seat) = game.next() else { return None };
        let worth = |action| {
            let mut after = game.clone();
            after.act(action).expect("what is open is accepted");
            Some((action, self.values(&after, self.steps.checked_sub(1)?)?[seat.index()]))
        };
        game.actions().map(worth).collect()
    }

    fn values(&mut self, game: &G, steps: u32) -> Option<Shares> {
        let next = game.next();
        if next == Next::Nobody {
            return Some(self.standing(game));
        }
        if let Some(known) = self.memory.get(game) {
            return *known;
        }
        if steps == 0 || self.memory.len() == self.states {
            return None;
        }
        self.memory.insert(game.clone(), None);
        let values = match next {
            Next::Seat(seat) => self.best(game, seat, steps)?,
            _ => self.mean(game, steps)?,
        };
        self.memory.insert(game.clone(), Some(values));
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
        for seat in standings.seats.iter() {
            values[seat.index()] = self.objective.of(&standings, seat);
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Options as _, start};
    use rafle_games::greedy::Greedy;
    use rafle_games::twenty_five::TwentyFive;
    use rafle_solve::exact;

    use super::*;

    #[test]
    fn what_is_looked_through_is_what_was_solved() {
        let begin: TwentyFive = start(rafle_games::twenty_five::Options::read([]).unwrap(), 2).unwrap();
        let solved = exact(&begin).unwrap();
        let mut state = begin;
        let mut source = rafle_engine::Seeded::new(1);
        let mut looked = 0;
        while rafle_engine::step(&mut state, &mut source) {
            let mut ahead = Ahead::new(Objective::Share, MOST_STEPS, 100_000);
            for ((_, value), (_, known)) in
                ahead.actions(&state).into_iter().flatten().zip(solved.actions(&state).into_iter().flatten())
            {
                assert!((value - known).abs() < 1e-12);
                looked += 1;
            }
        }
        assert!(looked > 5);
    }

    #[test]
    fn what_can_return_is_left_to_others() {
        let mut state: Greedy = start(rafle_games::greedy::Options::read([]).unwrap(), 2).unwrap();
        state.befall(rafle_engine::Throw(rafle_engine::Dice::of(&[5]))).unwrap();
        assert!(Ahead::new(Objective::Share, MOST_STEPS, 100_000).actions(&state).is_none());
    }
}
