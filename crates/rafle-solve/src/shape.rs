//! How states lead to each other, without the states themselves: numbers alone, and the same for every game.

use std::collections::BinaryHeap;
use std::ops::Range;

use rafle_engine::{Seat, Standings};

use crate::graph::{Objective, Plays};
use crate::progress::{self, Doing};

/// Differences below this are ties, and the first action is taken.
pub(crate) const TIE: f64 = 1e-12;

/// A cycle is settled when going round it once moves no value by more.
const SETTLED: f64 = 1e-14;

/// A cycle that has not settled after so many rounds never will.
const MOST_ROUNDS: usize = 100_000;

/// With more heads than this a cycle is only gone round, and after so many plans as well.
const MOST_HEADS: usize = 700;
const MOST_PLANS: usize = 60;

/// Equations with smaller factors have no single solution.
const NOTHING: f64 = 1e-11;

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
    /// What happens in each state, and its edges.
    states: Vec<(Kind, Range<u32>)>,
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
        self.states.len()
    }

    pub(crate) fn kind(&self, number: usize) -> Kind {
        self.states[number].0
    }

    pub(crate) fn edges(&self, number: usize) -> Range<usize> {
        let edges = &self.states[number].1;
        edges.start as usize..edges.end as usize
    }

    /// Where an edge leads, and how likely chance is to take it.
    pub(crate) fn edge(&self, edge: usize) -> (usize, f64) {
        (self.targets[edge] as usize, self.chances[edge])
    }

    /// Whether anybody chooses anything.
    pub(crate) fn has_choices(&self) -> bool {
        self.states.iter().any(|(kind, _)| matches!(kind, Kind::Choice(_)))
    }

    /// Every state after all that can be reached from it, unless they are in a cycle.
    pub(crate) fn backwards(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.parts.members.iter().map(|&number| number as usize)
    }

    /// Adds a state in which a seat or luck chooses among these edges, and takes them. Of luck, several edges to the same
    /// state become one.
    pub(crate) fn add(&mut self, number: u32, kind: Kind, edges: &mut Vec<(u32, f64)>) {
        if kind == Kind::Chance {
            edges.sort_unstable_by_key(|&(target, _)| target);
            edges.dedup_by(|(target, chance), (before, sum)| {
                let same = target == before;
                *sum += if same { *chance } else { 0.0 };
                same
            });
        }
        let begin = self.targets.len() as u32;
        for (target, chance) in edges.drain(..) {
            self.targets.push(target);
            self.chances.push(chance);
        }
        self.put(number, kind, begin..self.targets.len() as u32);
    }

    /// Adds a state that is explored no further.
    pub(crate) fn add_end(&mut self, number: u32, end: End) {
        self.put(number, Kind::End(self.ends.len() as u32), 0..0);
        self.ends.push(end);
    }

    /// States come in any order; when all are there, every number has its own.
    fn put(&mut self, number: u32, kind: Kind, edges: Range<u32>) {
        let number = number as usize;
        if number >= self.states.len() {
            self.states.resize(number + 1, (Kind::Chance, 0..0));
        }
        self.states[number] = (kind, edges);
    }

    /// All states are there: finds the parts.
    pub(crate) fn complete(&mut self) {
        self.parts = Parts::of(self);
    }

    /// What every state is worth to each seat, state by state; nothing if a cycle finds no rest.
    pub(crate) fn values(&self, objective: Objective, seats: usize) -> Option<Vec<f64>> {
        self.values_by(seats, |end, row| {
            let standings = &self.ends[end].standings;
            row.iter_mut().zip(standings.seats.iter()).for_each(|(value, seat)| *value = objective.of(standings, seat));
        })
    }

    /// The same if ends are worth what `of` writes.
    pub(crate) fn values_by(&self, seats: usize, of: impl Fn(usize, &mut [f64])) -> Option<Vec<f64>> {
        let worth = |seat: Seat, row: &[f64]| row[seat.index()];
        let best = |number, seat, values: &[f64]| Some(self.best_edge(values, seats, number, seat, worth));
        let (values, settled) = self.found(&vec![0.0; seats], of, best);
        settled.then_some(values)
    }

    /// What every state is worth to a seat that makes the most of it while others make the least, if the ends are worth so
    /// much; nothing if a cycle finds no rest.
    pub(crate) fn values_for(&self, seat: Seat, ends: &[f64]) -> Option<Vec<f64>> {
        let worth = |chooser: Seat, row: &[f64]| if chooser == seat { row[0] } else { -row[0] };
        let of = |end: usize, row: &mut [f64]| row[0] = ends[end];
        let best = |number, chooser, values: &[f64]| Some(self.best_edge(values, 1, number, chooser, worth));
        let (values, settled) = self.found(&[0.0], of, best);
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
        let worth = |seat: Seat, row: &[f64]| row[seat.index()];
        let pick = |number, seat, _: &[f64]| {
            (plays(seat) == Plays::Best).then(|| self.best_edge(values, seats, number, seat, worth))
        };
        let (mut means, _) = self.found(each_step, |end, row| of(&self.ends[end], row), pick);
        means.truncate(each_step.len());
        means
    }

    /// The edge that is best for the seat that chooses, the first of them if several are.
    pub(crate) fn best_edge(
        &self,
        values: &[f64],
        width: usize,
        number: usize,
        seat: Seat,
        worth: impl Fn(Seat, &[f64]) -> f64,
    ) -> usize {
        let worth = |edge: usize| worth(seat, &values[self.targets[edge] as usize * width..][..width]);
        let mut edges = self.edges(number);
        let first = edges.next().expect("a seat that is next has an action");
        let better = |(best, most): (usize, f64), edge| {
            let worth = worth(edge);
            if worth > most + TIE { (edge, worth) } else { (best, most) }
        };
        edges.fold((first, worth(first)), better).0
    }

    /// Finds a row of numbers for every state from those after it. A row is what `of` writes for an end; before that,
    /// `each_step` and the mean of what can come, where a seat takes the edge that `pick` says by the rows so far, or any if
    /// it says none. Also says whether every cycle has found its rest.
    fn found(
        &self,
        each_step: &[f64],
        of: impl Fn(usize, &mut [f64]),
        pick: impl Fn(usize, Seat, &[f64]) -> Option<usize>,
    ) -> (Vec<f64>, bool) {
        let width = each_step.len();
        let (mut rows, mut row) = (vec![0.0; self.len() * width], vec![0.0; width]);
        let mut look = |rows: &mut [f64], number: usize| {
            row.copy_from_slice(each_step);
            match self.kind(number) {
                Kind::End(end) => of(end as usize, &mut row),
                _ => self.follow(number, rows, &pick, |target, chance| {
                    let after = &rows[target * width..][..width];
                    row.iter_mut().zip(after).for_each(|(mean, after)| *mean += chance * after);
                }),
            }
            let old = &mut rows[number * width..][..width];
            let moved = row.iter().zip(&*old).fold(0.0_f64, |most, (&new, &old)| most.max(change(old, new)));
            old.copy_from_slice(&row);
            moved
        };
        let (mut round, mut settled) = (Round::default(), true);
        for (count, part) in self.parts.iter().enumerate() {
            progress::tell(count, || Doing::Valuing { done: count, of: self.parts.begins.len() });
            if self.is_cycle(part) {
                settled &= round.settle(self, part, each_step, &mut rows, &mut look, &pick);
            } else {
                look(&mut rows, part[0] as usize);
            }
        }
        (rows, settled)
    }

    /// Tells where a state leads to, and with what chance, if seats choose by `pick`.
    fn follow(
        &self,
        number: usize,
        rows: &[f64],
        pick: &impl Fn(usize, Seat, &[f64]) -> Option<usize>,
        mut tell: impl FnMut(usize, f64),
    ) {
        let edges = self.edges(number);
        match self.kind(number) {
            Kind::End(_) => {}
            Kind::Chance => edges.for_each(|edge| tell(self.targets[edge] as usize, self.chances[edge])),
            Kind::Choice(seat) => {
                if let Some(edge) = pick(number, seat, rows) {
                    tell(self.targets[edge] as usize, 1.0);
                } else {
                    let each = 1.0 / edges.len() as f64;
                    edges.for_each(|edge| tell(self.targets[edge] as usize, each));
                }
            }
        }
    }

    /// Whether any state can come again.
    pub(crate) fn has_cycles(&self) -> bool {
        self.parts.iter().any(|part| self.is_cycle(part))
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

/// A state that is not in the part that is looked at.
const ELSEWHERE: u32 = u32::MAX;

/// Room to settle cycles in.
#[derive(Default)]
struct Round {
    /// Where each state stands in the part.
    places: Vec<u32>,
    /// The states of the part that are asked for before they have been looked at, in the order of their places.
    heads: Vec<u32>,
    /// Which of the heads stands at each place.
    head_at: Vec<u32>,
    /// The chance that waits at each place.
    here: Vec<f64>,
}

impl Round {
    /// Goes round a part until nothing moves. In between, what the choices of a round come to is solved at once, by what the
    /// heads lead to: without that, chances that return many times would be followed each time.
    fn settle(
        &mut self,
        shape: &Shape,
        part: &[u32],
        each_step: &[f64],
        rows: &mut [f64],
        look: &mut impl FnMut(&mut [f64], usize) -> f64,
        pick: &impl Fn(usize, Seat, &[f64]) -> Option<usize>,
    ) -> bool {
        self.find_heads(shape, part);
        let mut solved = None;
        let settled = (0..MOST_ROUNDS).any(|round| {
            let moved = part.iter().fold(0.0_f64, |most, &number| most.max(look(rows, number as usize)));
            if moved > SETTLED && self.heads.len() <= MOST_HEADS && round < MOST_PLANS {
                let plan = Some(plan(shape, part, rows, pick));
                if plan != solved {
                    self.solve(shape, part, each_step, rows, pick);
                    solved = plan;
                }
            }
            moved <= SETTLED
        });
        for &number in part {
            self.places[number as usize] = ELSEWHERE;
        }
        settled
    }

    /// States of a part lie in an order in which most come after all they lead to.
    fn find_heads(&mut self, shape: &Shape, part: &[u32]) {
        self.places.resize(shape.len(), ELSEWHERE);
        for (place, &number) in part.iter().enumerate() {
            self.places[number as usize] = place as u32;
        }
        self.head_at.clear();
        self.head_at.resize(part.len(), ELSEWHERE);
        for (place, &number) in part.iter().enumerate() {
            for edge in shape.edges(number as usize) {
                let target = self.places[shape.targets[edge] as usize];
                if target != ELSEWHERE && target as usize >= place {
                    self.head_at[target as usize] = 0;
                }
            }
        }
        self.heads.clear();
        for (place, head) in self.head_at.iter_mut().enumerate().filter(|(_, head)| **head == 0) {
            *head = self.heads.len() as u32;
            self.heads.push(place as u32);
        }
    }

    /// Solves the rows of the heads, if seats choose by `pick`. Leaves them if the choices never leave the part.
    fn solve(
        &mut self,
        shape: &Shape,
        part: &[u32],
        each_step: &[f64],
        rows: &mut [f64],
        pick: &impl Fn(usize, Seat, &[f64]) -> Option<usize>,
    ) {
        let (heads, width) = (self.heads.len(), each_step.len());
        self.here.clear();
        self.here.resize(part.len(), 0.0);
        let mut equations: Vec<Vec<f64>> = Vec::with_capacity(heads);
        let mut queue = BinaryHeap::new();
        for head in 0..heads {
            // The chance to come to each head next, and the row of all that lies on the way or leaves the part.
            let mut equation = vec![0.0; heads + width];
            queue.push(self.heads[head]);
            self.here[self.heads[head] as usize] = 1.0;
            // Whatever leads to a place that is no head stands behind it: it has all its chance when it comes up.
            while let Some(place) = queue.pop() {
                let chance = std::mem::take(&mut self.here[place as usize]);
                equation[heads..].iter_mut().zip(each_step).for_each(|(sum, step)| *sum += chance * step);
                shape.follow(part[place as usize] as usize, rows, pick, |target, part_of_it| {
                    let (to, chance) = (self.places[target], chance * part_of_it);
                    if to == ELSEWHERE {
                        let after = &rows[target * width..][..width];
                        equation[heads..].iter_mut().zip(after).for_each(|(sum, after)| *sum += chance * after);
                    } else if self.head_at[to as usize] != ELSEWHERE {
                        equation[self.head_at[to as usize] as usize] -= chance;
                    } else {
                        if self.here[to as usize] == 0.0 {
                            queue.push(to);
                        }
                        self.here[to as usize] += chance;
                    }
                });
            }
            equation[head] += 1.0;
            equations.push(equation);
        }
        if solve(&mut equations) {
            for (&place, equation) in self.heads.iter().zip(&equations) {
                let number = part[place as usize] as usize;
                rows[number * width..][..width].copy_from_slice(&equation[heads..]);
            }
        }
    }
}

/// The edges that are chosen in a part.
fn plan(
    shape: &Shape,
    part: &[u32],
    rows: &[f64],
    pick: &impl Fn(usize, Seat, &[f64]) -> Option<usize>,
) -> Vec<Option<usize>> {
    let chosen = |&number: &u32| match shape.kind(number as usize) {
        Kind::Choice(seat) => Some(pick(number as usize, seat, rows)),
        _ => None,
    };
    part.iter().filter_map(chosen).collect()
}

/// Solves linear equations in place, by elimination: first the factors of the unknowns, then whatever they are equal to.
/// False if they have no single solution.
fn solve(equations: &mut [Vec<f64>]) -> bool {
    for column in 0..equations.len() {
        let size = |row: &usize| equations[*row][column].abs();
        let pivot = (column..equations.len()).max_by(|one, other| size(one).total_cmp(&size(other)));
        let Some(pivot) = pivot.filter(|row| size(row) > NOTHING) else { return false };
        equations.swap(column, pivot);
        let (above, rest) = equations.split_at_mut(column);
        let Some((own, below)) = rest.split_first_mut() else { return false };
        let factor = 1.0 / own[column];
        own[column..].iter_mut().for_each(|number| *number *= factor);
        for other in above.iter_mut().chain(below).filter(|other| other[column] != 0.0) {
            let factor = other[column];
            other[column..].iter_mut().zip(&own[column..]).for_each(|(number, own)| *number -= factor * own);
        }
    }
    true
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
        // When each state was left for the last time.
        let (mut left, mut when_left) = (0, vec![0; count]);
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
            (left, when_left[number]) = (left + 1, left);
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
                // Within a part, whatever was left first leads to few that were left later.
                let begin = parts.begins[parts.begins.len() - 1] as usize;
                parts.members[begin..].sort_unstable_by_key(|&member| when_left[member as usize]);
            }
        }
        parts
    }
}
