//! Any game in which nothing is hidden, solved exactly through the trait alone.
//!
//! Every state that can be reached is visited once and numbered. Then values are found backwards, one strongly connected
//! part after the other: a part without a cycle in one look, a part with one by going round until nothing moves any more.

use std::fmt;
use std::hash::Hash;

use rafle_engine::{Game, MOST_SEATS, Next, Seat, Standings};
use rustc_hash::FxHashMap;

/// Differences below this are ties, and the first action is taken.
pub const TIE: f64 = 1e-12;

/// A cycle is settled when going round it once moves no value by more.
const SETTLED: f64 = 1e-15;

/// A cycle that has not settled after so many rounds never will.
const MOST_ROUNDS: usize = 100_000;

/// What the seat that chooses wants most of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Every seat its own expected score.
    Score,
    /// Every seat its own share of the win.
    Share,
}

impl Objective {
    /// What these standings mean to a seat.
    pub fn of(self, standings: &Standings, seat: Seat) -> f64 {
        match self {
            Objective::Score => standings.scores[seat].into(),
            Objective::Share => standings.share(seat),
        }
    }
}

/// How far a game is explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// With more states than this the game is not solved.
    pub states: usize,
    /// States so many steps away are taken as they stand, so that games without end in theory can be solved in practice;
    /// [`Solved::unsettled`] tells how likely that is to matter.
    pub steps: u32,
}

impl Limits {
    /// So many states, and as many steps as there are.
    pub fn states(states: usize) -> Limits {
        Limits { states, steps: u32::MAX }
    }
}

/// Why a game is not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// More states can be reached than were allowed.
    TooManyStates(usize),
    /// Something is hidden: states are not what players know.
    Hidden,
    /// Several seats whose choices answer each other in a cycle found no rest.
    NeverSettles,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::TooManyStates(limit) => write!(f, "more than {limit} states can be reached"),
            Unsolved::Hidden => f.write_str("something is hidden in this game"),
            Unsolved::NeverSettles => f.write_str("the choices of the seats answer each other without rest"),
        }
    }
}

impl std::error::Error for Unsolved {}

/// A numbered state.
struct Node {
    kind: Kind,
    /// Where its edges begin; they end where those of the next node begin.
    edges: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Choice(Seat),
    Chance,
    /// An index into the list of ends.
    End(u32),
}

/// How a game ended, or stood where it was explored no further.
struct End {
    standings: Standings,
    over: bool,
}

/// A solved game: what every state that can be reached is worth to every seat.
pub struct Solved<G> {
    pub(crate) objective: Objective,
    seats: usize,
    numbers: FxHashMap<G, u32>,
    nodes: Vec<Node>,
    targets: Vec<u32>,
    /// Chances of the edges of chance; 1 on the edges of choices.
    chances: Vec<f64>,
    ends: Vec<End>,
    /// Strongly connected parts, each after all that can be reached from it.
    parts: Parts,
    /// A value for each seat, state by state.
    values: Vec<f64>,
}

impl<G: Game> Solved<G> {
    /// Solves the game that begins with `start`.
    pub fn new(start: &G, objective: Objective, limits: Limits) -> Result<Solved<G>, Unsolved> {
        if G::ABOUT.hidden {
            return Err(Unsolved::Hidden);
        }
        let mut solved = Solved::explored(start, objective, limits)?;
        solved.parts = Parts::of(&solved);
        solved.find_values()?;
        Ok(solved)
    }

    /// How many states can be reached.
    pub fn states(&self) -> usize {
        self.values.len() / self.seats
    }

    /// What a state is worth to each seat; nothing if it was not explored.
    pub fn values(&self, state: &G) -> Option<&[f64]> {
        self.numbers.get(state).map(|&number| self.of_node(number as usize))
    }

    /// The open actions of the seat that is next, each with what it is worth to that seat.
    pub fn actions(&self, state: &G) -> Option<Vec<(G::Action, f64)>> {
        let number = *self.numbers.get(state)? as usize;
        let Kind::Choice(seat) = self.nodes[number].kind else { return None };
        let worth = self.edges(number).map(|edge| self.of_node(self.targets[edge] as usize)[seat.index()]);
        Some(state.actions().zip(worth).collect())
    }

    /// The best action of the seat that is next, the first of them if several are.
    pub fn best(&self, state: &G) -> Option<G::Action> {
        let number = *self.numbers.get(state)? as usize;
        let Kind::Choice(_) = self.nodes[number].kind else { return None };
        state.actions().nth(self.best_edge(number) - self.edges(number).start)
    }

    /// What is expected at the end, when all play for their objective: `of` the final standings, and `each_step` for every
    /// step on the way.
    pub fn expected(&self, of: impl Fn(&Standings) -> f64, each_step: f64) -> f64 {
        self.mean(|end| of(&end.standings), each_step)
    }

    /// How likely it is that a game goes on beyond what was explored.
    pub fn unsettled(&self) -> f64 {
        self.mean(|end| if end.over { 0.0 } else { 1.0 }, 0.0)
    }

    fn mean(&self, of: impl Fn(&End) -> f64, each_step: f64) -> f64 {
        let mut values = vec![0.0; self.nodes.len() - 1];
        let look = |values: &[f64], number: usize| match self.nodes[number].kind {
            Kind::End(end) => of(&self.ends[end as usize]),
            Kind::Choice(_) => each_step + values[self.targets[self.best_edge(number)] as usize],
            Kind::Chance => {
                let edges = self.edges(number);
                each_step + edges.map(|edge| self.chances[edge] * values[self.targets[edge] as usize]).sum::<f64>()
            }
        };
        for part in self.parts.iter() {
            let cycle = self.is_cycle(part);
            for _ in 0..MOST_ROUNDS {
                let mut moved = 0.0_f64;
                for &number in part {
                    let value = look(&values, number as usize);
                    moved = moved.max(change(values[number as usize], value));
                    values[number as usize] = value;
                }
                if !cycle || moved <= SETTLED {
                    break;
                }
            }
        }
        values[0]
    }

    fn explored(start: &G, objective: Objective, limits: Limits) -> Result<Solved<G>, Unsolved> {
        let seats = start.standings().seats.len();
        let mut solved = Solved {
            objective,
            seats,
            numbers: FxHashMap::default(),
            nodes: Vec::new(),
            targets: Vec::new(),
            chances: Vec::new(),
            ends: Vec::new(),
            parts: Parts::default(),
            values: Vec::new(),
        };
        solved.numbers.insert(start.clone(), 0);
        // States in the order of their numbers: those of this step, and those found for the next.
        let mut now = vec![start.clone()];
        let mut steps = 0;
        while !now.is_empty() {
            let mut found = Vec::new();
            for state in &now {
                solved.add_node(state, steps < limits.steps, &mut found);
                if solved.numbers.len() > limits.states {
                    return Err(Unsolved::TooManyStates(limits.states));
                }
            }
            now = found;
            steps += 1;
        }
        let end = Node { kind: Kind::Chance, edges: solved.targets.len() as u32 };
        solved.nodes.push(end);
        Ok(solved)
    }

    fn add_node(&mut self, state: &G, go_on: bool, found: &mut Vec<G>) {
        let edges = self.targets.len() as u32;
        let next = state.next();
        let kind = match next {
            Next::Seat(seat) if go_on => {
                for action in state.actions() {
                    let mut after = state.clone();
                    after.act(action).expect("what is open is accepted");
                    self.add_edge(after, 1.0, found);
                }
                Kind::Choice(seat)
            }
            Next::Chance { .. } if go_on => {
                let all: u64 = state.outcomes().map(|(_, weight)| weight).sum();
                for (luck, weight) in state.outcomes() {
                    let mut after = state.clone();
                    after.befall(luck).expect("what chance can bring can befall");
                    self.add_edge(after, weight as f64 / all as f64, found);
                }
                self.join_edges(edges as usize);
                Kind::Chance
            }
            _ => {
                self.ends.push(End { standings: state.standings(), over: next == Next::Nobody });
                Kind::End(self.ends.len() as u32 - 1)
            }
        };
        self.nodes.push(Node { kind, edges });
    }

    fn add_edge(&mut self, after: G, chance: f64, found: &mut Vec<G>) {
        let next = self.numbers.len() as u32;
        let number = *self.numbers.entry(after).or_insert_with_key(|state| {
            found.push(state.clone());
            next
        });
        self.targets.push(number);
        self.chances.push(chance);
    }

    /// Makes one edge of all that begin at `first` or later and lead to the same state.
    fn join_edges(&mut self, first: usize) {
        let mut edges: Vec<(u32, f64)> = self.targets.drain(first..).zip(self.chances.drain(first..)).collect();
        edges.sort_unstable_by_key(|&(target, _)| target);
        edges.dedup_by(|(target, chance), (before, sum)| {
            let same = target == before;
            *sum += if same { *chance } else { 0.0 };
            same
        });
        for (target, chance) in edges {
            self.targets.push(target);
            self.chances.push(chance);
        }
    }

    fn find_values(&mut self) -> Result<(), Unsolved> {
        self.values = vec![0.0; (self.nodes.len() - 1) * self.seats];
        let parts = std::mem::take(&mut self.parts);
        for part in parts.iter() {
            let cycle = self.is_cycle(part);
            let mut rounds = 0;
            loop {
                let moved = part.iter().fold(0.0, |most, &number| self.look(number as usize).max(most));
                rounds += 1;
                if !cycle || moved <= SETTLED {
                    break;
                }
                if rounds == MOST_ROUNDS {
                    return Err(Unsolved::NeverSettles);
                }
            }
        }
        self.parts = parts;
        Ok(())
    }

    /// Finds the value of a state from those after it. Says by how much it moved.
    fn look(&mut self, number: usize) -> f64 {
        let mut value = [0.0; MOST_SEATS];
        let value = &mut value[..self.seats];
        match self.nodes[number].kind {
            Kind::End(end) => {
                let standings = &self.ends[end as usize].standings;
                for (value, seat) in value.iter_mut().zip(standings.seats.iter()) {
                    *value = self.objective.of(standings, seat);
                }
            }
            Kind::Chance => {
                for edge in self.edges(number) {
                    let after = self.of_node(self.targets[edge] as usize);
                    for (value, after) in value.iter_mut().zip(after) {
                        *value += self.chances[edge] * after;
                    }
                }
            }
            Kind::Choice(_) => {
                value.copy_from_slice(self.of_node(self.targets[self.best_edge(number)] as usize));
            }
        }
        let old = &mut self.values[number * self.seats..][..self.seats];
        let moved = value.iter().zip(&*old).fold(0.0_f64, |most, (&new, &old)| most.max(change(old, new)));
        old.copy_from_slice(value);
        moved
    }

    fn best_edge(&self, number: usize) -> usize {
        let Kind::Choice(seat) = self.nodes[number].kind else { unreachable!("only choices have a best edge") };
        let worth = |edge: usize| self.of_node(self.targets[edge] as usize)[seat.index()];
        let mut edges = self.edges(number);
        let first = edges.next().expect("a seat that is next has an action");
        edges.fold(first, |best, edge| if worth(edge) > worth(best) + TIE { edge } else { best })
    }

    fn of_node(&self, number: usize) -> &[f64] {
        &self.values[number * self.seats..][..self.seats]
    }

    fn edges(&self, number: usize) -> std::ops::Range<usize> {
        self.nodes[number].edges as usize..self.nodes[number + 1].edges as usize
    }

    /// Whether a part can return to a state it has left.
    fn is_cycle(&self, part: &[u32]) -> bool {
        part.len() > 1 || self.edges(part[0] as usize).any(|edge| self.targets[edge] == part[0])
    }
}

/// By how much a value moved, for its size.
fn change(old: f64, new: f64) -> f64 {
    (new - old).abs() / (1.0 + new.abs())
}

/// The strongly connected parts of a graph.
#[derive(Default)]
struct Parts {
    members: Vec<u32>,
    begins: Vec<u32>,
}

impl Parts {
    fn iter(&self) -> impl Iterator<Item = &[u32]> {
        let ends = self.begins.iter().skip(1).copied().chain([self.members.len() as u32]);
        self.begins.iter().zip(ends).map(|(&begin, end)| &self.members[begin as usize..end as usize])
    }

    /// Tarjan's method without recursion: games can be long.
    fn of<G: Game + Hash>(graph: &Solved<G>) -> Parts {
        const NEW: u32 = u32::MAX;
        const PLACED: u32 = u32::MAX - 1;
        let count = graph.nodes.len() - 1;
        let mut parts = Parts { members: Vec::with_capacity(count), begins: Vec::new() };
        let mut low = vec![NEW; count];
        let mut entered = 0;
        let mut open: Vec<u32> = Vec::new();
        // A state, when it was entered, and the next of its edges to follow.
        let mut path: Vec<(u32, u32, usize)> = vec![(0, 0, graph.edges(0).start)];
        low[0] = 0;
        open.push(0);
        while let Some((number, when, edge)) = path.last_mut() {
            let (number, when) = (*number as usize, *when);
            if *edge < graph.edges(number).end {
                let target = graph.targets[*edge];
                *edge += 1;
                match low[target as usize] {
                    NEW => {
                        entered += 1;
                        low[target as usize] = entered;
                        open.push(target);
                        path.push((target, entered, graph.edges(target as usize).start));
                    }
                    PLACED => {}
                    other => low[number] = low[number].min(other),
                }
                continue;
            }
            path.pop();
            if let Some((before, ..)) = path.last() {
                low[*before as usize] = low[*before as usize].min(low[number]);
            }
            if low[number] == when {
                parts.begins.push(parts.members.len() as u32);
                while let Some(member) = open.pop() {
                    low[member as usize] = PLACED;
                    parts.members.push(member);
                    if member as usize == number {
                        break;
                    }
                }
            }
        }
        parts
    }
}

#[cfg(test)]
mod tests;
