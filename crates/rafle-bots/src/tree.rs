//! Monte Carlo tree search, with chance and with holes.
//!
//! Each round deals a world that could lie behind the holes, goes down the tree by what the searching seat would be told,
//! and plays on from the first place that is new. Every seat goes for its own share of the win. In an open game all worlds
//! are the same one, and the tree is an ordinary one with chance nodes.
//!
//! Where something is hidden, that is less than could be done. Places are known by what the searching seat is told, also those at
//! which others choose: their own cards limit what is open to them, and they learn nothing from them. What looks best is chosen,
//! never a mix. Worlds are as likely as the rules deal them, whatever others have done, unless a mind deals them otherwise.

use std::hash::{Hash, Hasher};
use std::time::Instant;

use rafle_engine::{Game, Line, LineOf, Next, Objective, Seat, Seeded, Seen, Viewer};
use rustc_hash::{FxHashMap, FxHasher};

use crate::mind::{Mind, Shares};
use crate::weigh::{Worth, objective};
use crate::{Limit, Thought, Weighed};

/// How much is tried that does not look best: the factor of the upper confidence bound.
const CURIOSITY: f64 = 0.6;

/// The clock is read once in so many rounds.
const ROUNDS_PER_LOOK: u32 = 8;

/// Weighs the candidates among the open actions within the limit.
pub(crate) fn weigh<G: Game>(seen: &Seen<G>, mind: &dyn Mind<G>, thought: Thought) -> Weighed<G::Action> {
    let mut tree = Tree::new(seen, mind, thought.seed);
    match thought.limit {
        Limit::Playouts(count) => (0..count).for_each(|_| tree.round()),
        Limit::Time(time) => {
            let begun = Instant::now();
            // Whoever has no time at all looks once.
            loop {
                (0..ROUNDS_PER_LOOK).for_each(|_| tree.round());
                if begun.elapsed() >= time {
                    break;
                }
            }
        }
    }
    tree.weighed()
}

/// What was learnt about a place in the tree.
#[derive(Clone, Copy, Default)]
struct Place {
    visits: u32,
    /// How often it could have been chosen.
    chances: u32,
    /// What came of it for the seat that chose to come here, and the squares of that: nobody else asks.
    sum: f64,
    squares: f64,
}

struct Tree<'a, G: Game> {
    seen: &'a Seen<G>,
    mind: &'a dyn Mind<G>,
    objective: Objective,
    viewer: Viewer,
    source: Seeded,
    places: Vec<Place>,
    /// From a place, by what the searching seat would be told.
    edges: FxHashMap<(u32, u64), u32>,
    /// The least and the greatest that came of a playout.
    range: Option<(f64, f64)>,
    // Kept from round to round, so that rounds need no new memory.
    candidates: Vec<G::Action>,
    path: Vec<(u32, Option<Seat>)>,
}

impl<'a, G: Game> Tree<'a, G> {
    fn new(seen: &'a Seen<G>, mind: &'a dyn Mind<G>, seed: u64) -> Tree<'a, G> {
        Tree {
            seen,
            mind,
            objective: objective(&**seen),
            viewer: seen.viewer(),
            source: Seeded::new(seed),
            places: vec![Place::default()],
            edges: FxHashMap::default(),
            range: None,
            candidates: Vec::new(),
            path: Vec::new(),
        }
    }

    /// One world, one way down, one playout.
    fn round(&mut self) {
        let mut game = self.mind.world(self.seen, &mut self.source);
        let root = game.clone();
        let mut at = 0;
        self.path.clear();
        self.path.push((0, None));
        let values = loop {
            if let Some(values) = self.settled(&root, &game) {
                break values;
            }
            let chooser = match game.next() {
                Next::Seat(seat) => Some(seat),
                _ => None,
            };
            let line = match chooser {
                Some(_) => Line::Action(self.choose(at, &game)),
                None => Line::Luck(game.draw(&mut self.source)),
            };
            let known = self.places.len();
            at = self.follow(at, chooser, &game, line);
            game.add(line).expect("what is open or drawn is accepted");
            if self.places.len() > known {
                break self.playout(&root, game);
            }
        };
        self.remember(&values);
    }

    /// What a seat chooses at a place: something new, else what looks best with a bonus for what was seldom tried.
    fn choose(&mut self, at: u32, game: &G) -> G::Action {
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.clear();
        self.mind.candidates(game, &mut candidates);
        let (least, most) = self.range.unwrap_or((0.0, 1.0));
        let width = if most > least { most - least } else { 1.0 };
        let mut best = (f64::MIN, candidates[0]);
        let mut new = None;
        for &action in &candidates {
            let Some(to) = self.after(at, game, action) else {
                new.get_or_insert(action);
                continue;
            };
            let place = &mut self.places[to as usize];
            place.chances += 1;
            let visits = f64::from(place.visits);
            let mean = (place.sum / visits - least) / width;
            let bound = mean + CURIOSITY * (f64::from(place.chances).ln() / visits).sqrt();
            if bound > best.0 {
                best = (bound, action);
            }
        }
        self.candidates = candidates;
        new.unwrap_or(best.1)
    }

    /// The place after a line, with all that the searching seat is told of it: first the line itself, then what it shows.
    fn follow(&mut self, mut at: u32, chooser: Option<Seat>, game: &G, line: LineOf<G>) -> u32 {
        let Tree { places, edges, path, .. } = self;
        let mut chooser = chooser;
        each_told(game, line, self.viewer, |told| {
            let next = places.len() as u32;
            at = *edges.entry((at, number(told))).or_insert(next);
            if at == next {
                places.push(Place { chances: 1, ..Place::default() });
            }
            path.push((at, chooser.take()));
        });
        at
    }

    /// The place that an action leads to, before anything else is shown.
    fn after(&self, at: u32, game: &G, action: G::Action) -> Option<u32> {
        let mut first = None;
        each_told(game, Line::Action(action), self.viewer, |told| {
            first.get_or_insert(number(told));
        });
        self.edges.get(&(at, first?)).copied()
    }

    fn playout(&mut self, root: &G, mut game: G) -> Shares {
        loop {
            if let Some(values) = self.settled(root, &game) {
                return values;
            }
            match game.next() {
                Next::Seat(_) => game.act(self.mind.sensible(&game, &mut self.source)),
                _ => game.befall(game.draw(&mut self.source)),
            }
            .expect("what is open or drawn is accepted");
        }
    }

    /// What every seat has where a game is over, or may stop.
    fn settled(&self, root: &G, game: &G) -> Option<Shares> {
        if game.next() != Next::Nobody {
            return self.mind.verdict(root, game);
        }
        let standings = game.standings();
        let mut values = Shares::default();
        for seat in standings.seats.iter() {
            values[seat.index()] = self.objective.of(&standings, seat);
        }
        Some(values)
    }

    fn remember(&mut self, values: &Shares) {
        for &(place, chooser) in &self.path {
            let place = &mut self.places[place as usize];
            place.visits += 1;
            if let Some(seat) = chooser {
                let value = values[seat.index()];
                place.sum += value;
                place.squares += value * value;
                let (least, most) = self.range.unwrap_or((value, value));
                self.range = Some((least.min(value), most.max(value)));
            }
        }
    }

    fn weighed(&self) -> Weighed<G::Action> {
        let worth = |action| {
            let to = self.after(0, self.seen, action)?;
            let place = &self.places[to as usize];
            let visits = f64::from(place.visits);
            let value = place.sum / visits;
            // One playout says nothing of its own error: as wide as everything that was met.
            let (least, most) = self.range.unwrap_or((0.0, 1.0));
            let spread = (place.squares / visits - value * value).max(0.0) + (most - least).powi(2) / visits;
            Some(Worth { action, value, error: (spread / visits).sqrt() })
        };
        let worths: Vec<_> = self.seen.actions().filter_map(worth).collect();
        Weighed::roughly(self.objective, worths)
    }
}

/// Everything that `viewer` is told of a line.
fn each_told<G: Game>(game: &G, line: LineOf<G>, viewer: Viewer, mut say: impl FnMut(LineOf<G>)) {
    if G::ABOUT.hidden { game.told(line, viewer, &mut say) } else { say(line) }
}

fn number<A: Hash, L: Hash>(line: Line<A, L>) -> u64 {
    let mut hasher = FxHasher::default();
    match line {
        Line::Action(action) => action.hash(&mut hasher),
        Line::Luck(luck) => luck.hash(&mut hasher),
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Options as _, Seen, start};
    use rafle_games::bluff::{Action, Bid, Bluff, Luck};
    use rafle_games::twenty_five::TwentyFive;
    use rafle_solve::exact;

    use super::*;
    use crate::mind::Rules;

    fn game<G: Game>(written: &[(&str, &str)]) -> G {
        start(G::Options::read(written.iter().copied()).unwrap(), 2).unwrap()
    }

    /// With nothing known but the rules, the search finds what is exactly best.
    #[test]
    fn an_open_game_for_two() {
        let begin: TwentyFive = game(&[]);
        let solved = exact(&begin).unwrap();
        let mut state = begin;
        let mut source = Seeded::new(3);
        let (mut found, mut all) = (0, 0);
        while state.next() != Next::Nobody {
            if let Next::Seat(seat) = state.next() {
                let values = solved.actions(&state).unwrap();
                let (least, most) = values
                    .iter()
                    .fold((f64::MAX, f64::MIN), |(least, most), (_, value)| (least.min(*value), most.max(*value)));
                if most - least > 0.05 {
                    let thought = Thought { seed: 1, limit: Limit::Playouts(3_000), patient: false };
                    let best = weigh(&Seen::of(&state, Viewer::Seat(seat)), &Rules, thought).best().action;
                    let worth = values.iter().find(|(action, _)| *action == best).unwrap().1;
                    all += 1;
                    found += u32::from(most - worth < 0.3 * (most - least));
                }
            }
            rafle_engine::step(&mut state, &mut source);
        }
        assert!(all >= 3 && found + 1 >= all, "{found} of {all}");
    }

    /// A bid that cannot hold is lifted, and one that must hold is not: known without seeing the other cup.
    #[test]
    fn what_one_cup_says_about_a_bid() {
        let mut state: Bluff = game(&[("matches", "1")]);
        for dice in ["2 2 3 3", "5 5 5 5"] {
            state.befall(Luck::Shown(dice.parse().unwrap())).unwrap();
        }
        let best = |bid: Bid| {
            let mut state = state;
            state.act(Action::Bid(bid)).unwrap();
            let Next::Seat(seat) = state.next() else { unreachable!("the other one answers") };
            let thought = Thought { seed: 1, limit: Limit::Playouts(2_000), patient: false };
            weigh(&Seen::of(&state, Viewer::Seat(seat)), &Rules, thought).best().action
        };
        assert_eq!(best(Bid::new(7, 6).unwrap()), Action::Lift);
        assert_ne!(best(Bid::new(3, 5).unwrap()), Action::Lift);
    }
}
