//! Hidden dice and hidden choices, for two: counterfactual regret minimisation, best responses, and how much a way to play
//! can lose against them.
//!
//! What a seat knows is what it was told so far: the lines of its own log ([`Game::told`]). Situations in which it knows the
//! same are one *situation* for it. Every line that can be written is followed once; after that only numbers are left: for
//! every node the one before it, and how likely the step between them is.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use rafle_engine::{Followed, Game, Line, LineOf, Next, Seat, Seen, Viewer};
use rustc_hash::{FxHashMap, FxHasher};

use crate::graph::Objective;
use crate::unsolved::Unsolved;

/// The two seats.
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Who makes a step that neither seat makes.
const CHANCE: u8 = 2;

/// A game for two, followed line by line.
pub struct Tree {
    /// The steps, one to each node but the first. Those of the same depth lie together, and before those that are deeper.
    steps: Vec<Step>,
    /// The steps of each depth.
    depths: Vec<Range<usize>>,
    /// The nodes where nobody is next, and what they are worth to each seat.
    ends: Vec<(usize, [f64; 2])>,
    /// All actions of all situations, then all outcomes of chance, which have likelihoods of their own.
    situations: Vec<Situation>,
    chances: Vec<f64>,
}

/// The step to a node.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    /// Where its likelihood is found.
    choice: u32,
    /// The seat that makes it, by its index, or [`CHANCE`].
    by: u8,
}

/// Something that a seat knows when it chooses.
struct Situation {
    seat: u8,
    actions: Range<usize>,
}

/// A way to play: how likely each action of each situation is, and then each outcome of chance.
pub struct Policy(Vec<f64>);

impl Tree {
    /// Follows the game for two that begins with `start`, if no more nodes than these are needed.
    pub fn of<G: Game>(start: &G, objective: Objective, most_nodes: usize) -> Result<Tree, Unsolved> {
        let (mut steps, mut depths, mut ends) = (Vec::new(), Vec::new(), Vec::new());
        let (mut situations, mut chances) = (Vec::<Situation>::new(), Vec::new());
        let mut known: FxHashMap<(Seat, u64), usize> = FxHashMap::default();
        let mut now = vec![(start.clone(), [0_u64; 2])];
        while !now.is_empty() {
            let (mut then, first_step, first_node) = (Vec::new(), steps.len(), steps.len() + 1 - now.len());
            for ((state, told), number) in now.iter().zip(first_node..) {
                let mut follow = |line, by, choice: usize| {
                    then.push(after(state, told, line));
                    steps.push(Step { from: number as u32, choice: choice as u32, by });
                };
                match state.next() {
                    Next::Nobody => ends.push((number, SEATS.map(|seat| objective.of(&state.standings(), seat)))),
                    Next::Seat(seat) => {
                        let begin = situations.last().map_or(0, |last| last.actions.end);
                        let situation = *known.entry((seat, told[seat.index()])).or_insert_with(|| {
                            let actions = begin..begin + state.actions().count();
                            situations.push(Situation { seat: seat.index() as u8, actions });
                            situations.len() - 1
                        });
                        for (action, choice) in state.actions().zip(situations[situation].actions.clone()) {
                            follow(Line::Action(action), seat.index() as u8, choice);
                        }
                    }
                    Next::Chance { .. } => {
                        let all: u64 = state.outcomes().map(|(_, weight)| weight).sum();
                        for (luck, weight) in state.outcomes() {
                            follow(Line::Luck(luck), CHANCE, chances.len());
                            chances.push(weight as f64 / all as f64);
                        }
                    }
                }
            }
            if steps.len() >= most_nodes {
                return Err(Unsolved::TooManyStates(most_nodes));
            }
            depths.push(first_step..steps.len());
            now = then;
        }
        let actions = situations.last().map_or(0, |last| last.actions.end) as u32;
        for step in steps.iter_mut().filter(|step| step.by == CHANCE) {
            step.choice += actions;
        }
        Ok(Tree { steps, depths, ends, situations, chances })
    }

    /// How many nodes and situations there are.
    pub fn size(&self) -> (usize, usize) {
        (self.steps.len() + 1, self.situations.len())
    }

    /// Comes near an equilibrium in so many rounds. Both seats learn in turn; regret is never negative, and fades; and what
    /// was played later counts more.
    pub fn equilibrium(&self, rounds: u32) -> Policy {
        let actions = self.actions();
        let (mut regrets, mut felt, mut sums) = (vec![0.0_f64; actions], vec![0.0; actions], vec![0.0; actions]);
        let mut policy = self.shares(|_| 0.0);
        let mut room = Room::of(self);
        for round in 1..=rounds {
            for learner in [0, 1] {
                room.follow(self, &policy, learner);
                room.look_back(self, &policy, learner);
                felt.fill(0.0);
                room.learn(self, learner, &mut felt);
                let (weight, fading) = (f64::from(round).powi(2), f64::from(round).powf(1.5));
                for situation in self.situations.iter().filter(|situation| situation.seat == learner) {
                    for action in situation.actions.clone() {
                        regrets[action] = (regrets[action] + felt[action]).max(0.0);
                        sums[action] += weight * room.mine[action] * policy.0[action];
                    }
                    policy.choose(&situation.actions, |action| regrets[action]);
                    for regret in &mut regrets[situation.actions.clone()] {
                        *regret *= fading / (fading + 1.0);
                    }
                }
            }
        }
        self.shares(|action| sums[action])
    }

    /// The way of somebody who plays the game that begins with `start`, and from which this tree was made: `likely` is asked
    /// once in each situation, with the eyes of the seat that is next and what it has in mind, how likely each open action is.
    pub fn policy<G: Game>(&self, start: &G, mut likely: impl FnMut(&Seen<G>) -> Vec<f64>) -> Policy {
        let mut numbers = vec![0.0; self.actions()];
        let mut asked = vec![false; self.actions()];
        // In the order in which they were first made.
        let mut steps = self.steps.iter();
        let mut now = vec![Followed::new(start.clone())];
        while !now.is_empty() {
            let mut then = Vec::new();
            for state in &now {
                let mut follow = |line| {
                    let mut after = state.clone();
                    after.add(line).expect("what is open or can come up is accepted");
                    then.push(after);
                    steps.next()
                };
                match state.next() {
                    Next::Nobody => {}
                    Next::Chance { .. } => {
                        for (luck, _) in state.outcomes() {
                            follow(Line::Luck(luck));
                        }
                    }
                    Next::Seat(seat) => {
                        let choices = state.actions().filter_map(|action| follow(Line::Action(action)));
                        let choices: Vec<_> = choices.map(|step| step.choice as usize).collect();
                        if !std::mem::replace(&mut asked[choices[0]], true) {
                            for (choice, number) in choices.into_iter().zip(likely(&state.seen(Viewer::Seat(seat)))) {
                                numbers[choice] = number;
                            }
                        }
                    }
                }
            }
            now = then;
        }
        self.shares(|action| numbers[action])
    }

    /// What is expected for each seat when both play so.
    pub fn values(&self, policy: &Policy) -> [f64; 2] {
        let mut room = Room::of(self);
        [0, 1].map(|seat| room.look_back(self, policy, seat))
    }

    /// What `seat` can expect if it knows how the other plays, and answers best.
    pub fn best_response(&self, policy: &Policy, seat: Seat) -> f64 {
        let mine = seat.index() as u8;
        let mut room = Room::of(self);
        room.follow(self, policy, mine);
        room.end(self, mine);
        let mut worth = vec![0.0; self.actions()];
        let mut answer = Policy(policy.0.clone());
        let mut situation_of = vec![0; self.actions()];
        for (number, situation) in self.situations.iter().enumerate() {
            situation_of[situation.actions.clone()].fill(number);
        }
        for depth in self.depths.iter().rev() {
            let steps = || self.steps[depth.clone()].iter().zip(depth.start + 1..);
            for (step, node) in steps().filter(|(step, _)| step.by == mine) {
                worth[step.choice as usize] += room.others[step.from as usize] * room.values[node];
            }
            for (step, _) in steps().filter(|(step, _)| step.by == mine) {
                let actions = &self.situations[situation_of[step.choice as usize]].actions;
                let best = actions.clone().reduce(|best, next| if worth[next] > worth[best] { next } else { best });
                answer.choose(actions, |action| if Some(action) == best { 1.0 } else { 0.0 });
            }
            for (step, node) in steps() {
                room.values[step.from as usize] += answer.0[step.choice as usize] * room.values[node];
            }
        }
        room.values[0]
    }

    /// What a seat that plays so loses against the best answer, on average over the two seats.
    pub fn exploitability(&self, policy: &Policy) -> f64 {
        let (values, [first, second]) = (self.values(policy), SEATS);
        let gains = [self.best_response(policy, first) - values[0], self.best_response(policy, second) - values[1]];
        f64::midpoint(gains[0], gains[1])
    }

    /// How many actions there are in all situations.
    fn actions(&self) -> usize {
        self.situations.last().map_or(0, |last| last.actions.end)
    }

    /// In every situation, actions as likely as these numbers say.
    fn shares(&self, number: impl Fn(usize) -> f64) -> Policy {
        let mut policy = Policy(vec![0.0; self.actions()]);
        policy.0.extend(&self.chances);
        for situation in &self.situations {
            policy.choose(&situation.actions, &number);
        }
        policy
    }
}

impl Policy {
    /// Makes actions of one situation as likely as these numbers say; evenly where all are 0.
    fn choose(&mut self, actions: &Range<usize>, number: impl Fn(usize) -> f64) {
        let shares = &mut self.0[actions.clone()];
        let mut sum = 0.0;
        for (share, action) in shares.iter_mut().zip(actions.clone()) {
            *share = number(action);
            sum += *share;
        }
        let even = 1.0 / shares.len() as f64;
        for share in shares {
            *share = if sum > 0.0 { *share / sum } else { even };
        }
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

/// Room for the numbers of one round, of one seat that learns.
struct Room {
    /// How likely each node is by the choices of this seat alone, and by everything else.
    own: Vec<f64>,
    others: Vec<f64>,
    /// How likely each situation of this seat is by its own choices, at each of its actions.
    mine: Vec<f64>,
    /// What each node is worth to this seat.
    values: Vec<f64>,
}

impl Room {
    fn of(tree: &Tree) -> Room {
        let count = tree.steps.len() + 1;
        Room {
            own: vec![1.0; count],
            others: vec![1.0; count],
            mine: vec![0.0; tree.actions()],
            values: vec![0.0; count],
        }
    }

    fn follow(&mut self, tree: &Tree, policy: &Policy, seat: u8) {
        for (step, node) in tree.steps.iter().zip(1..) {
            let (own, others) = (self.own[step.from as usize], self.others[step.from as usize]);
            let chance = policy.0[step.choice as usize];
            if step.by == seat {
                self.mine[step.choice as usize] = own;
                (self.own[node], self.others[node]) = (own * chance, others);
            } else {
                (self.own[node], self.others[node]) = (own, others * chance);
            }
        }
    }

    /// Only the ends are worth something.
    fn end(&mut self, tree: &Tree, seat: u8) {
        self.values.fill(0.0);
        for &(node, values) in &tree.ends {
            self.values[node] = values[seat as usize];
        }
    }

    fn look_back(&mut self, tree: &Tree, policy: &Policy, seat: u8) -> f64 {
        self.end(tree, seat);
        for (node, step) in tree.steps.iter().enumerate().rev() {
            self.values[step.from as usize] += policy.0[step.choice as usize] * self.values[node + 1];
        }
        self.values[0]
    }

    /// What `seat` regrets not to have done.
    fn learn(&self, tree: &Tree, seat: u8, felt: &mut [f64]) {
        for (step, node) in tree.steps.iter().zip(1..) {
            if step.by == seat {
                let from = step.from as usize;
                felt[step.choice as usize] += self.others[from] * (self.values[node] - self.values[from]);
            }
        }
    }
}

#[cfg(test)]
mod tests;
