//! Hidden dice and hidden choices, for two: counterfactual regret minimisation, best responses, and how much a way to play
//! can lose against them.
//!
//! What a seat knows is what it was told so far: the lines of its own log ([`Game::told`]). Situations in which it knows the
//! same are one *situation* for it. Every line that can be written is followed once; after that only numbers are left.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use rafle_engine::{Game, Line, LineOf, Next, Seat, Seen, Viewer};
use rustc_hash::{FxHashMap, FxHasher};

use crate::graph::{Objective, Unsolved};

/// The two seats.
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A game for two, followed line by line.
pub struct Tree {
    /// Those of the same depth lie together, and before those that are deeper.
    nodes: Vec<Node>,
    /// Where each depth begins.
    depths: Vec<usize>,
    /// Chances of what leads to each node; 1 after a choice.
    chances: Vec<f64>,
    /// Where the actions of each situation are counted from; the last is their number.
    situations: Vec<usize>,
}

struct Node {
    kind: Kind,
    /// The nodes after this one.
    after: Range<usize>,
}

#[derive(Clone, Copy)]
enum Kind {
    /// The seat of this index chooses, in a situation of this number.
    Choice(usize, usize),
    Chance,
    /// What it is worth to each seat.
    End([f64; 2]),
}

/// A way to play: how likely each action of each situation is.
pub struct Policy(Vec<f64>);

impl Tree {
    /// Follows the game for two that begins with `start`, if no more nodes than these are needed.
    pub fn of<G: Game>(start: &G, objective: Objective, most_nodes: usize) -> Result<Tree, Unsolved> {
        let mut tree = Tree { nodes: Vec::new(), depths: Vec::new(), chances: vec![1.0], situations: vec![0] };
        let mut numbers: FxHashMap<(usize, u64), usize> = FxHashMap::default();
        let mut now = vec![(start.clone(), [0_u64; 2])];
        while !now.is_empty() {
            tree.depths.push(tree.nodes.len());
            let mut then = Vec::new();
            let next_depth = tree.nodes.len() + now.len();
            for (state, told) in &now {
                let first = next_depth + then.len();
                let kind = match state.next() {
                    Next::Nobody => Kind::End(SEATS.map(|seat| objective.of(&state.standings(), seat))),
                    Next::Seat(seat) => {
                        for action in state.actions() {
                            then.push(after(state, told, Line::Action(action)));
                            tree.chances.push(1.0);
                        }
                        let count = next_depth + then.len() - first;
                        let situations = &mut tree.situations;
                        let number = *numbers.entry((seat.index(), told[seat.index()])).or_insert_with(|| {
                            situations.push(situations[situations.len() - 1] + count);
                            situations.len() - 2
                        });
                        Kind::Choice(seat.index(), number)
                    }
                    Next::Chance { .. } => {
                        let all: u64 = state.outcomes().map(|(_, weight)| weight).sum();
                        for (luck, weight) in state.outcomes() {
                            then.push(after(state, told, Line::Luck(luck)));
                            tree.chances.push(weight as f64 / all as f64);
                        }
                        Kind::Chance
                    }
                };
                tree.nodes.push(Node { kind, after: first..next_depth + then.len() });
            }
            if next_depth + then.len() > most_nodes {
                return Err(Unsolved::TooManyStates(most_nodes));
            }
            now = then;
        }
        tree.depths.push(tree.nodes.len());
        Ok(tree)
    }

    /// How many nodes and situations there are.
    pub fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.situations.len() - 1)
    }

    /// Comes near an equilibrium in so many rounds: regret is never negative, both seats learn in turn, and what was
    /// played later counts more.
    pub fn equilibrium(&self, rounds: u32) -> Policy {
        let actions = self.situations[self.situations.len() - 1];
        let (mut regrets, mut sums) = (vec![0.0_f64; actions], vec![0.0; actions]);
        let mut room = Room::of(self);
        for round in 1..=rounds {
            for learner in 0..2 {
                let policy = self.shares(&regrets);
                room.follow(self, &policy);
                room.look_back(self, &policy);
                let weight = f64::from(round) * f64::from(round);
                room.learn(self, learner, weight, &policy, &mut regrets, &mut sums);
            }
        }
        self.shares(&sums)
    }

    /// The way of somebody who plays the game that begins with `start`, and from which this tree was made: `likely` is asked
    /// once in each situation, with the eyes of the seat that is next, how likely each open action is.
    pub fn policy<G: Game>(&self, start: &G, mut likely: impl FnMut(&Seen<G>) -> Vec<f64>) -> Policy {
        let mut numbers = vec![0.0; self.situations[self.situations.len() - 1]];
        let mut asked = vec![false; self.situations.len()];
        // In the order in which nodes were numbered.
        let mut nodes = self.nodes.iter();
        let mut now = vec![start.clone()];
        while !now.is_empty() {
            let mut then = Vec::new();
            for (state, node) in now.iter().zip(&mut nodes) {
                let mut follow = |line| then.push(after(state, &[0; 2], line).0);
                match node.kind {
                    Kind::Choice(seat, situation) => {
                        if !std::mem::replace(&mut asked[situation], true) {
                            let answer = likely(&Seen::of(state, Viewer::Seat(SEATS[seat])));
                            numbers[self.actions(situation)].copy_from_slice(&answer);
                        }
                        state.actions().for_each(|action| follow(Line::Action(action)));
                    }
                    Kind::Chance => state.outcomes().for_each(|(luck, _)| follow(Line::Luck(luck))),
                    Kind::End(_) => {}
                }
            }
            now = then;
        }
        self.shares(&numbers)
    }

    /// What is expected for each seat when both play so.
    pub fn values(&self, policy: &Policy) -> [f64; 2] {
        let mut room = Room::of(self);
        room.look_back(self, policy);
        room.values[0]
    }

    /// What `seat` can expect if it knows how the other plays, and answers best.
    pub fn best_response(&self, policy: &Policy, seat: Seat) -> f64 {
        let mine = seat.index();
        let mut room = Room::of(self);
        room.follow(self, policy);
        let mut worth = vec![0.0; policy.0.len()];
        for depth in self.depths.windows(2).rev() {
            let depth = depth[0]..depth[1];
            for number in depth.clone() {
                let node = &self.nodes[number];
                if let Kind::Choice(chooser, situation) = node.kind
                    && chooser == mine
                {
                    for (action, after) in node.after.clone().enumerate() {
                        let without_me = room.chances[number] * room.reaches[number][1 - mine];
                        worth[self.situations[situation] + action] += without_me * room.values[after][mine];
                    }
                }
            }
            for number in depth {
                let node = &self.nodes[number];
                room.values[number][mine] = match node.kind {
                    Kind::End(values) => values[mine],
                    Kind::Choice(chooser, situation) if chooser == mine => {
                        let worth = &worth[self.actions(situation)];
                        let best =
                            (0..worth.len()).reduce(|best, next| if worth[next] > worth[best] { next } else { best });
                        room.values[node.after.start + best.expect("a seat that is next has an action")][mine]
                    }
                    _ => self.mean(node, policy, |after| room.values[after][mine]),
                };
            }
        }
        room.values[0][mine]
    }

    /// What a seat that plays so loses against the best answer, on average over the two seats.
    pub fn exploitability(&self, policy: &Policy) -> f64 {
        let (values, [first, second]) = (self.values(policy), SEATS);
        let gains = [self.best_response(policy, first) - values[0], self.best_response(policy, second) - values[1]];
        f64::midpoint(gains[0], gains[1])
    }

    fn actions(&self, situation: usize) -> Range<usize> {
        self.situations[situation]..self.situations[situation + 1]
    }

    /// In every situation, actions as likely as these numbers say; evenly where all are 0.
    fn shares(&self, numbers: &[f64]) -> Policy {
        let mut shares = numbers.to_vec();
        for bounds in self.situations.windows(2) {
            let shares = &mut shares[bounds[0]..bounds[1]];
            let (sum, even) = (shares.iter().sum::<f64>(), 1.0 / shares.len() as f64);
            for share in shares {
                *share = if sum > 0.0 { *share / sum } else { even };
            }
        }
        Policy(shares)
    }

    /// How likely a node is after the one before it.
    fn chance(&self, node: &Node, after: usize, policy: &Policy) -> f64 {
        match node.kind {
            Kind::Choice(_, situation) => policy.0[self.situations[situation] + after - node.after.start],
            _ => self.chances[after],
        }
    }

    fn mean(&self, node: &Node, policy: &Policy, of: impl Fn(usize) -> f64) -> f64 {
        node.after.clone().map(|after| self.chance(node, after, policy) * of(after)).sum()
    }
}

/// The state after a line, and what both seats were told by then.
fn after<G: Game>(state: &G, told: &[u64; 2], line: LineOf<G>) -> (G, [u64; 2]) {
    let mut after = state.clone();
    after.add(line).expect("what is open or can come up is accepted");
    let mut known = *told;
    for (seat, known) in SEATS.into_iter().zip(&mut known) {
        state.told(line, Viewer::Seat(seat), &mut |line| {
            let mut hasher = FxHasher::default();
            known.hash(&mut hasher);
            match line {
                Line::Action(action) => (0, action).hash(&mut hasher),
                Line::Luck(luck) => (1, luck).hash(&mut hasher),
            }
            *known = hasher.finish();
        });
    }
    (after, known)
}

/// Room for the numbers of one round.
struct Room {
    /// How likely each node is by the choices of each seat alone, and by chance alone.
    reaches: Vec<[f64; 2]>,
    chances: Vec<f64>,
    values: Vec<[f64; 2]>,
}

impl Room {
    fn of(tree: &Tree) -> Room {
        let count = tree.nodes.len();
        Room { reaches: vec![[1.0; 2]; count], chances: vec![1.0; count], values: vec![[0.0; 2]; count] }
    }

    fn follow(&mut self, tree: &Tree, policy: &Policy) {
        for (number, node) in tree.nodes.iter().enumerate() {
            for after in node.after.clone() {
                let chance = tree.chance(node, after, policy);
                let (mut reach, mut luck) = (self.reaches[number], self.chances[number]);
                match node.kind {
                    Kind::Choice(seat, _) => reach[seat] *= chance,
                    _ => luck *= chance,
                }
                (self.reaches[after], self.chances[after]) = (reach, luck);
            }
        }
    }

    fn look_back(&mut self, tree: &Tree, policy: &Policy) {
        for (number, node) in tree.nodes.iter().enumerate().rev() {
            self.values[number] = match node.kind {
                Kind::End(values) => values,
                _ => [0, 1].map(|seat| tree.mean(node, policy, |after| self.values[after][seat])),
            };
        }
    }

    /// What `learner` regrets not to have done, and what it has done.
    fn learn(&self, tree: &Tree, learner: usize, weight: f64, policy: &Policy, regrets: &mut [f64], sums: &mut [f64]) {
        for (number, node) in tree.nodes.iter().enumerate() {
            let Kind::Choice(seat, situation) = node.kind else { continue };
            if seat != learner {
                continue;
            }
            let without_me = self.chances[number] * self.reaches[number][1 - learner];
            let mine = weight * self.reaches[number][learner];
            for (action, after) in tree.actions(situation).zip(node.after.clone()) {
                regrets[action] += without_me * (self.values[after][learner] - self.values[number][learner]);
                sums[action] += mine * policy.0[action];
            }
        }
        for regret in regrets {
            *regret = regret.max(0.0);
        }
    }
}

#[cfg(test)]
mod tests;
