//! How states lead to each other, without the states themselves: numbers alone, and the same for every game.

use std::ops::Range;

use rafle_engine::{MOST_SEATS, Seat, Standings};

use crate::graph::{Objective, Plays};

/// Differences below this are ties, and the first action is taken.
pub(crate) const TIE: f64 = 1e-12;

/// A cycle is settled when going round it once moves no value by more.
const SETTLED: f64 = 1e-15;

/// A cycle that has not settled after so many rounds never will.
const MOST_ROUNDS: usize = 100_000;

/// What happens in a state.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// This seat chooses one of the edges.
    Choice(Seat),
    /// Luck chooses.
    Chance,
    /// An index into the list of ends.
    End(u32),
}

/// How a game ended, or stood where it was explored no further.
pub(crate) struct End {
    pub(crate) standings: Standings,
    pub(crate) over: bool,
}

/// Numbered states and the edges between them. The first has number 0.
#[derive(Default)]
pub(crate) struct Shape {
    kinds: Vec<Kind>,
    /// Where the edges of each state begin; they end where those of the next begin.
    begins: Vec<u32>,
    targets: Vec<u32>,
    /// Chances of the edges of chance; 1 on the edges of choices.
    chances: Vec<f64>,
    ends: Vec<End>,
    /// Strongly connected parts, each after all that can be reached from it.
    parts: Parts,
}

impl Shape {
    /// How many states there are.
    pub(crate) fn len(&self) -> usize {
        self.kinds.len()
    }

    pub(crate) fn kind(&self, number: usize) -> Kind {
        self.kinds[number]
    }

    pub(crate) fn edges(&self, number: usize) -> Range<usize> {
        let end = self.begins.get(number + 1).map_or(self.targets.len(), |&end| end as usize);
        self.begins[number] as usize..end
    }

    /// Where an edge leads, and how likely chance is to take it.
    pub(crate) fn edge(&self, edge: usize) -> (usize, f64) {
        (self.targets[edge] as usize, self.chances[edge])
    }

    /// The states where the game ends, in the order in which ends are counted.
    pub(crate) fn ends(&self) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(|&number| matches!(self.kind(number), Kind::End(_)))
    }

    /// Whether anybody chooses anything.
    pub(crate) fn has_choices(&self) -> bool {
        self.kinds.iter().any(|kind| matches!(kind, Kind::Choice(_)))
    }

    /// Every state after all that can be reached from it, unless they are in a cycle.
    pub(crate) fn backwards(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.parts.members.iter().map(|&number| number as usize)
    }

    /// Adds the next state, in which this seat chooses among these.
    pub(crate) fn add_choice(&mut self, seat: Seat, after: impl IntoIterator<Item = u32>) {
        self.add(Kind::Choice(seat));
        self.targets.extend(after);
        self.chances.resize(self.targets.len(), 1.0);
    }

    /// Adds the next state, after which these come with their chances; several edges to the same state become one.
    pub(crate) fn add_chance(&mut self, edges: &mut Vec<(u32, f64)>) {
        edges.sort_unstable_by_key(|&(target, _)| target);
        edges.dedup_by(|(target, chance), (before, sum)| {
            let same = target == before;
            *sum += if same { *chance } else { 0.0 };
            same
        });
        self.add(Kind::Chance);
        for (target, chance) in edges.drain(..) {
            self.targets.push(target);
            self.chances.push(chance);
        }
    }

    /// Adds the next state, which is explored no further.
    pub(crate) fn add_end(&mut self, end: End) {
        self.add(Kind::End(self.ends.len() as u32));
        self.ends.push(end);
    }

    fn add(&mut self, kind: Kind) {
        self.kinds.push(kind);
        self.begins.push(self.targets.len() as u32);
    }

    /// All states are there: finds the parts.
    pub(crate) fn complete(&mut self) {
        self.parts = Parts::of(self);
    }

    /// What every state is worth to each seat, state by state; nothing if a cycle finds no rest.
    pub(crate) fn values(&self, objective: Objective, seats: usize) -> Option<Vec<f64>> {
        let mut values = vec![0.0; self.len() * seats];
        let settled = self.settle(|number| {
            let mut value = [0.0; MOST_SEATS];
            let value = &mut value[..seats];
            match self.kind(number) {
                Kind::End(end) => {
                    let standings = &self.ends[end as usize].standings;
                    for (value, seat) in value.iter_mut().zip(standings.seats.iter()) {
                        *value = objective.of(standings, seat);
                    }
                }
                Kind::Chance => {
                    for edge in self.edges(number) {
                        let (target, chance) = self.edge(edge);
                        for (value, after) in value.iter_mut().zip(&values[target * seats..]) {
                            *value += chance * after;
                        }
                    }
                }
                Kind::Choice(seat) => {
                    let best = self.edge(self.best_edge(&values, seats, number, seat)).0;
                    value.copy_from_slice(&values[best * seats..][..seats]);
                }
            }
            let old = &mut values[number * seats..][..seats];
            let moved = value.iter().zip(&*old).fold(0.0_f64, |most, (&new, &old)| most.max(change(old, new)));
            old.copy_from_slice(value);
            moved
        });
        settled.then_some(values)
    }

    /// What every state is worth to a seat that makes the most of it while others make the least, if the ends are worth so
    /// much; nothing if a cycle finds no rest.
    pub(crate) fn values_for(&self, seat: Seat, ends: &[f64]) -> Option<Vec<f64>> {
        let mut values = vec![0.0; self.len()];
        let settled = self.settle(|number| {
            let after = self.edges(number).map(|edge| self.edge(edge));
            let value = match self.kind(number) {
                Kind::End(end) => ends[end as usize],
                Kind::Chance => after.map(|(target, chance)| chance * values[target]).sum(),
                Kind::Choice(chooser) if chooser == seat => {
                    after.fold(f64::MIN, |best, (target, _)| best.max(values[target]))
                }
                Kind::Choice(_) => after.fold(f64::MAX, |worst, (target, _)| worst.min(values[target])),
            };
            let moved = change(values[number], value);
            values[number] = value;
            moved
        });
        settled.then_some(values)
    }

    /// What is expected when the seats play so, the best being by `values`: what `of` writes for the ends, as many numbers
    /// as there are in `each_step`, and those for every step on the way.
    pub(crate) fn means(
        &self,
        (values, seats): (&[f64], usize),
        of: &dyn Fn(&End, &mut [f64]),
        each_step: &[f64],
        plays: &dyn Fn(Seat) -> Plays,
    ) -> Vec<f64> {
        let width = each_step.len();
        let mut means = vec![0.0; self.len() * width];
        let mut mean = vec![0.0; width];
        self.settle(|number| {
            mean.copy_from_slice(each_step);
            let mut add = |edge: usize, chance: f64| {
                for (mean, after) in mean.iter_mut().zip(&means[self.edge(edge).0 * width..]) {
                    *mean += chance * after;
                }
            };
            let edges = self.edges(number);
            match self.kind(number) {
                Kind::End(end) => of(&self.ends[end as usize], &mut mean),
                Kind::Choice(seat) if plays(seat) == Plays::Best => {
                    add(self.best_edge(values, seats, number, seat), 1.0);
                }
                Kind::Choice(_) => {
                    let each = 1.0 / edges.len() as f64;
                    edges.for_each(|edge| add(edge, each));
                }
                Kind::Chance => edges.for_each(|edge| add(edge, self.edge(edge).1)),
            }
            let old = &mut means[number * width..][..width];
            let moved = mean.iter().zip(&*old).fold(0.0_f64, |most, (&new, &old)| most.max(change(old, new)));
            old.copy_from_slice(&mean);
            moved
        });
        means.truncate(width);
        means
    }

    /// The edge that is best for the seat that chooses, the first of them if several are.
    pub(crate) fn best_edge(&self, values: &[f64], seats: usize, number: usize, seat: Seat) -> usize {
        let worth = |edge: usize| values[self.edge(edge).0 * seats + seat.index()];
        let mut edges = self.edges(number);
        let first = edges.next().expect("a seat that is next has an action");
        edges.fold(first, |best, edge| if worth(edge) > worth(best) + TIE { edge } else { best })
    }

    /// Finds something for every state from what was found for those after it: `look` says by how much it moved. False
    /// if a cycle finds no rest.
    fn settle(&self, mut look: impl FnMut(usize) -> f64) -> bool {
        self.parts.iter().all(|part| {
            let rounds = if self.is_cycle(part) { MOST_ROUNDS } else { 1 };
            let mut round = || part.iter().fold(0.0, |most, &number| look(number as usize).max(most));
            (0..rounds).any(|_| round() <= SETTLED || rounds == 1)
        })
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
    fn of(graph: &Shape) -> Parts {
        const NEW: u32 = u32::MAX;
        const PLACED: u32 = u32::MAX - 1;
        let count = graph.len();
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
