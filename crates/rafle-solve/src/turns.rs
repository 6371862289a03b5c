//! Games of one turn each, solved for any number of seats.
//!
//! All that matters of the turns before is the best result so far, and how many seats have it. The first turn of the game is
//! explored once, through the rules, and its results are ranked by letting the rules compare them. Then, from the last
//! seat to the first, one turn is solved for each best result and each number of seats that share it. A state of any turn
//! is found in the first one (`places.rs`); only where that cannot be told it is followed by itself.

mod places;

use std::cmp::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use rafle_engine::{Game, Line, LineOf, Next, PerSeat, Seat, Seats};
use rustc_hash::FxHashMap;

use crate::exact::{Exact, Values};
use crate::figures::{AgainstRandom, Figures, OfSeat};
use crate::graph::{Graph, Limits, Objective, Plays};
use crate::mark::Mark;
use crate::shape::{Kind, Shape, TIE};
use places::{Place, Places};

/// With more states than this a turn is not solved.
const MOST_STATES: usize = 300_000;

/// What is less likely than this is not followed to its end: a turn that may go on for ever counts as the best that was.
/// Results less likely than this are taken for the next lower one.
const NEVER: f64 = 1e-18;

/// Nor is what takes more steps, where choices keep it likely enough: of a seat that guesses right three times in four, all
/// but one turn in 10²⁴ are over.
const MOST_STEPS: u32 = 400;

/// What is at least so likely does not miss what was not followed.
const LIKELY: f64 = 1e-6;

/// A round that is played again has settled when nobody's share moves by more.
const SETTLED: f64 = 1e-15;

/// So many numbers of turns are remembered: enough for all turns of every game for two.
const MOST_NUMBERS: usize = 1 << 23;

/// States of one game are remembered up to this number.
const MOST_REMEMBERED: usize = 2_000_000;

/// A game of one turn each, solved.
pub(crate) struct OneTurn<G: Game> {
    start: G,
    /// Lines that lead to each result, the worst first.
    ways: Vec<Vec<LineOf<G>>>,
    table: Table,
    /// Where states are in the first turn, if that can be told.
    places: Option<Places>,
    turns: Mutex<FxHashMap<(usize, Best), Arc<InTurn>>>,
    /// Values of states that are told of no place.
    known: Mutex<FxHashMap<Mark, PerSeat<f64>>>,
}

/// The numbers of such a game.
struct Table {
    seats: usize,
    /// The first turn of the game.
    turn: Shape,
    /// The result of each of its ends, the worst being 0.
    result_of_end: Vec<usize>,
    /// How many different results there are.
    results: usize,
    /// Whether the worst result is none: nobody wins with it.
    none: bool,
    /// Whether a round without a result is played again.
    again: bool,
    rows: Rows,
}

/// What the seats before have: the best result, and how many share it; nothing if nobody has one.
type Best = Option<(usize, usize)>;

/// What every state of a turn is worth: so many numbers for each as [`Table::width`] says.
type InTurn = Vec<f64>;

/// What is to be expected before a turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Row {
    /// The share of each seat that has the best result so far.
    lead: f64,
    /// The share of any other seat.
    other: [f64; 8],
    /// How likely it is that several share the win, and that nobody wins.
    shared: f64,
    nobody: f64,
    /// How many steps are still to come.
    steps: f64,
}

impl Row {
    fn add(&mut self, chance: f64, other: &Row) {
        self.lead += chance * other.lead;
        for (mine, other) in self.other.iter_mut().zip(other.other) {
            *mine += chance * other;
        }
        self.shared += chance * other.shared;
        self.nobody += chance * other.nobody;
        self.steps += chance * other.steps;
    }
}

/// Rows by seat and by what the seats before have.
#[derive(Default)]
struct Rows {
    seats: usize,
    rows: Vec<Vec<Row>>,
}

impl Rows {
    fn new(seats: usize, results: usize) -> Rows {
        Rows { seats, rows: vec![vec![Row::default(); 1 + results * seats]; seats + 1] }
    }

    fn at(&self, seat: usize, best: Best) -> &Row {
        &self.rows[seat][self.index(best)]
    }

    fn at_mut(&mut self, seat: usize, best: Best) -> &mut Row {
        let index = self.index(best);
        &mut self.rows[seat][index]
    }

    fn index(&self, best: Best) -> usize {
        best.map_or(0, |(result, tied)| 1 + result * self.seats + tied - 1)
    }
}

impl<G: Game> OneTurn<G> {
    /// Solves the game that begins with `start`; nothing comes of a game that is more than one turn each.
    pub(crate) fn new(start: &G) -> Option<OneTurn<G>> {
        let first = whose(start)?;
        let turn = Turn::of(start, first)?;
        let steps = turn.steps();
        let mut ways = turn.ways(&steps);
        let accurate: Vec<bool> = (0..turn.states.len()).map(|number| turn.is_accurate(number)).collect();
        let ended: Vec<G> = ways.iter().map(|way| with(start, way)).collect();
        // By the rules: who of two seats that play so is in front?
        let compared = |one: usize, other: usize| {
            let winners = with(&ended[one], &ways[other]).standings().winners;
            match (winners.has(first), winners.len()) {
                (true, 1) => Ordering::Greater,
                (false, 1) => Ordering::Less,
                _ => Ordering::Equal,
            }
        };
        let (result_of_way, chosen) = ranked(ways.len(), &compared);
        let none = with(&ended[chosen[0]], &ways[chosen[0]]).standings().winners.is_empty();
        let mut table = Table {
            seats: start.standings().seats.len(),
            result_of_end: turn.results(&result_of_way, chosen.len() - 1),
            turn: turn.graph.shape,
            results: chosen.len(),
            none,
            again: false,
            rows: Rows::default(),
        };
        let likely = table.only_likely();
        ways = chosen.iter().zip(likely).filter(|(_, likely)| *likely).map(|(&way, _)| ways[way].clone()).collect();
        table.again = is_played_again(start, &ways, &table)?;
        table.rows = table.solved(&|_| Plays::Best);
        let ends = turn.ends.iter().copied().zip(table.result_of_end.iter().copied());
        let over: Vec<(usize, usize)> = ends.filter(|&(end, _)| whose(&turn.states[end]) != Some(first)).collect();
        let asked = table.turn.has_choices();
        let places = asked.then(|| Places::of(start, table.seats, &steps, &over, |number| accurate[number])).flatten();
        let known = Mutex::default();
        let solved = OneTurn { start: start.clone(), ways, table, places, turns: Mutex::default(), known };
        solved.look_ahead();
        Some(solved)
    }

    /// What is asked first, or most, is found while the game is being solved.
    fn look_ahead(&self) {
        if self.places.is_some() {
            self.all_turns().for_each(|(seat, best)| drop(self.turn_of(seat, best)));
        } else if self.table.turn.has_choices() {
            self.followed(&self.start);
        }
    }

    /// The turns of all seats with all that the seats before can have, as many as can be remembered.
    fn all_turns(&self) -> impl Iterator<Item = (usize, Best)> {
        let all =
            (0..self.table.seats).flat_map(|seat| self.table.bests(seat).into_iter().map(move |best| (seat, best)));
        all.take(MOST_NUMBERS / (self.table.turn.len() * self.table.width()))
    }

    /// What a state in a turn is worth, if it is told where it is.
    fn told(&self, state: &G) -> Option<PerSeat<f64>> {
        let seat = whose(state)?.index();
        let Place { number, results } = self.places.as_ref()?.find(state, seat)?;
        let best = self.table.best_of(&results);
        let values = self.turn_of(seat, best);
        let values = &values[number * self.table.width()..][..self.table.width()];
        let leads = |other: usize| best.is_some_and(|(best, _)| results.get(other) == Some(&best));
        Some(PerSeat::from_fn(|other| match other.index() {
            other if other >= self.table.seats => 0.0,
            other if leads(other) => values[self.table.seats],
            // The seat whose turn it is has changed places with the first, whose turn was explored.
            0 => values[seat],
            other if other == seat => values[0],
            other => values[other],
        }))
    }

    /// What every state of the turn of this seat is worth, when the seats before have so much.
    fn turn_of(&self, seat: usize, best: Best) -> Arc<InTurn> {
        let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = turns.get(&(seat, best)) {
            return known.clone();
        }
        let values = Arc::new(self.table.turn_of(seat, best));
        if (turns.len() + 1) * values.len() > MOST_NUMBERS {
            let any = turns.keys().next().copied(); // to forget all at once would take longer than to find one
            any.and_then(|turn| turns.remove(&turn));
        }
        turns.insert((seat, best), values.clone());
        values
    }

    /// Finds what a state is worth, and with it what can come of it in this turn.
    fn found(&self, state: &G, known: &mut FxHashMap<Mark, PerSeat<f64>>) -> PerSeat<f64> {
        let seat = whose(state).expect("somebody is at turn");
        let turn = Turn::of(state, seat).expect("a turn that was solved once is solved from any state");
        let worth = |end: &G| match whose(end) {
            Some(next) if next != seat => self.of_row(next, self.best_so_far(end, next), end),
            _ => shares(end),
        };
        let (seats, ends) = (self.table.seats, turn.ends.iter().map(|&end| worth(&turn.states[end])));
        let ends: Vec<PerSeat<f64>> = ends.collect();
        let of = |end: usize, row: &mut [f64]| {
            row.iter_mut().zip(Seats::first(seats).iter()).for_each(|(value, seat)| *value = ends[end][seat]);
        };
        let values = turn.graph.shape.values_by(seats, of).expect("a turn without cycles finds its rest");
        for (mark, number) in turn.graph.marks().filter(|(_, number)| turn.is_accurate(*number)) {
            let values = &values[number * seats..][..seats];
            known.insert(mark, PerSeat::from_fn(|seat| values.get(seat.index()).copied().unwrap_or(0.0)));
        }
        known[&Mark::of(state)]
    }

    /// The best result of a round in which the turn of `seat` is about to begin: the one with which `seat` would tie.
    fn best_so_far(&self, state: &G, seat: Seat) -> Best {
        let leaders = state.standings().winners;
        let against = |way: &Vec<LineOf<G>>| {
            let winners = with(state, way).standings().winners;
            match (winners.has(seat), winners.len()) {
                (true, 1) => Ordering::Greater,
                (true, _) => Ordering::Equal,
                (false, _) => Ordering::Less,
            }
        };
        // A turn that is longer than any that was followed counts as the best of those.
        let known = || self.ways.binary_search_by(against).unwrap_or_else(|beyond| beyond.min(self.ways.len() - 1));
        (!leaders.is_empty()).then(|| (known(), leaders.len()))
    }

    /// What a turn that is about to begin is worth to each seat.
    fn of_row(&self, seat: Seat, best: Best, state: &G) -> PerSeat<f64> {
        let (row, leaders) = (self.table.rows.at(seat.index(), best), state.standings().winners);
        PerSeat::from_fn(|seat| if best.is_some() && leaders.has(seat) { row.lead } else { row.other[seat.index()] })
    }

    /// Forgets everything but the first turn, of which more is asked than of any other.
    fn forget(&self, known: &mut FxHashMap<Mark, PerSeat<f64>>) {
        known.clear();
        self.found(&self.start, known);
    }
}

impl<G: Game> Exact<G> for OneTurn<G> {
    fn objective(&self) -> Objective {
        Objective::Share
    }

    fn figures(&self) -> Figures {
        self.table.figures()
    }

    fn values(&self, state: &G) -> Option<Values> {
        let values = match whose(state) {
            Some(_) => self.told(state).unwrap_or_else(|| self.followed(state)),
            None => shares(state),
        };
        Some(values.wide())
    }
}

impl<G: Game> OneTurn<G> {
    /// What a state is worth, found by following it to the end of the turn unless that was done before.
    fn followed(&self, state: &G) -> PerSeat<f64> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.is_empty() || known.len() > MOST_REMEMBERED {
            self.forget(&mut known);
        }
        let found = known.get(&Mark::of(state)).copied();
        found.unwrap_or_else(|| self.found(state, &mut known))
    }
}

/// What comes of a turn that is played in some way.
#[derive(Clone)]
struct Played {
    /// How likely each result is.
    chances: Vec<f64>,
    steps: f64,
}

impl Table {
    fn figures(&self) -> Figures {
        let first = self.rows.at(0, None);
        let share_if = |plays: &dyn Fn(usize) -> Plays| self.solved(plays).at(0, None).other[0];
        Figures {
            seats: first.other[..self.seats].iter().map(|&share| OfSeat { share, score: None }).collect(),
            shared: Some(first.shared),
            nobody: first.nobody,
            bonus: None,
            steps: Some(first.steps),
            against_random: self.turn.has_choices().then(|| AgainstRandom {
                best: share_if(&|seat| if seat == 0 { Plays::Best } else { Plays::AtRandom }),
                random: share_if(&|_| Plays::AtRandom),
            }),
        }
    }

    /// What is to be expected when the seats play so; the best play is that against others who play their best.
    fn solved(&self, plays: &dyn Fn(usize) -> Plays) -> Rows {
        let mut fresh = Row::default();
        loop {
            let rows = self.solved_if(&fresh, plays);
            let first = *rows.at(0, None);
            let moved = first.other.iter().zip(fresh.other).map(|(new, old)| (new - old).abs()).fold(0.0, f64::max);
            if moved <= SETTLED || !self.again {
                return rows;
            }
            fresh = first;
        }
    }

    /// The same if `fresh` is to be expected before a round that is played again.
    fn solved_if(&self, fresh: &Row, plays: &dyn Fn(usize) -> Plays) -> Rows {
        let results = self.results;
        let mut rows = Rows::new(self.seats, results);
        for result in 0..results {
            for tied in 1..=self.seats {
                let shared = if tied > 1 { 1.0 } else { 0.0 };
                *rows.at_mut(self.seats, Some((result, tied))) =
                    Row { lead: 1.0 / tied as f64, shared, ..Row::default() };
            }
        }
        *rows.at_mut(self.seats, None) = if self.again { *fresh } else { Row { nobody: 1.0, ..Row::default() } };
        let random = self.played(None);
        let all_best = (0..self.seats).all(|seat| plays(seat) == Plays::Best);
        for seat in (0..self.seats).rev() {
            for best in self.bests(seat) {
                let guide = if all_best { &rows } else { &self.rows };
                let worth: Vec<f64> =
                    (0..results).map(|result| self.then(guide, seat, best, result).other[seat]).collect();
                let asked = self.turn.has_choices() && plays(seat) == Plays::Best;
                let played = if asked { &self.played(Some(&worth)) } else { &random };
                let mut row = Row { steps: played.steps, ..Row::default() };
                for (result, &chance) in played.chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                    row.add(chance, &self.then(&rows, seat, best, result));
                }
                *rows.at_mut(seat, best) = row;
            }
        }
        rows
    }

    /// What is to be expected when a seat has made this of its turn, seen from before the turn.
    fn then(&self, rows: &Rows, seat: usize, best: Best, result: usize) -> Row {
        let after = self.after(best, result);
        let mut row = *rows.at(seat + 1, after);
        let of = |best: Best| best.map(|(result, _)| result);
        if of(after) == Some(result) && self.counts(result) {
            row.other[seat] = row.lead;
        }
        if of(after) != of(best) {
            row.lead = 0.0; // who was in front is overtaken
        }
        row
    }

    /// Where nobody chooses, results that never come up need no rows. Says of each whether it is kept.
    fn only_likely(&mut self) -> Vec<bool> {
        if self.turn.has_choices() {
            return vec![true; self.results];
        }
        let likely: Vec<bool> = self.played(None).chances.iter().map(|chance| *chance > NEVER).collect();
        let fewer = |result: usize| likely[..=result].iter().filter(|likely| **likely).count().saturating_sub(1);
        self.result_of_end = self.result_of_end.iter().map(|&result| fewer(result)).collect();
        self.results = fewer(self.results - 1) + 1;
        likely
    }

    /// What the seats have that made these results.
    fn best_of(&self, results: &[usize]) -> Best {
        results.iter().fold(None, |best, &result| self.after(best, result))
    }

    /// How many numbers there are for a state of a turn: the share of every seat, and that of each seat in front before.
    fn width(&self) -> usize {
        self.seats + 1
    }

    /// What every state of the turn of this seat is worth, when the seats before have so much.
    fn turn_of(&self, seat: usize, best: Best) -> InTurn {
        let ends: Vec<Row> = (0..self.results).map(|result| self.then(&self.rows, seat, best, result)).collect();
        let of = |end: usize, values: &mut [f64]| {
            let row = &ends[self.result_of_end[end]];
            values[..self.seats].copy_from_slice(&row.other[..self.seats]);
            values[self.seats] = row.lead;
            values.swap(0, seat); // the choices are those of the first seat, whose turn was explored
        };
        self.turn.values_by(self.width(), of).expect("a turn without cycles finds its rest")
    }

    /// Whether one can win with this result.
    fn counts(&self, result: usize) -> bool {
        result > 0 || !self.none
    }

    /// What the seats have after a turn with this result.
    fn after(&self, best: Best, result: usize) -> Best {
        match best {
            _ if !self.counts(result) => best,
            Some((front, tied)) if front == result => Some((result, tied + 1)),
            Some((front, _)) if front > result => best,
            _ => Some((result, 1)),
        }
    }

    /// What the seats before this one can have.
    fn bests(&self, seat: usize) -> Vec<Best> {
        let results = (0..self.results).filter(|&result| self.counts(result));
        let some = results.flat_map(|result| (1..=seat).map(move |tied| Some((result, tied))));
        let none = (seat == 0 || self.none).then_some(None);
        none.into_iter().chain(some).collect()
    }

    /// Plays the turn for the greatest mean of what results are `worth` or, without that, at random.
    fn played(&self, worth: Option<&[f64]>) -> Played {
        let graph = &self.turn;
        let best: Vec<usize> = worth.map_or_else(Vec::new, |worth| self.best_edges(worth));
        let mut here = vec![0.0; graph.len()];
        here[0] = 1.0;
        let mut played = Played { chances: vec![0.0; self.results], steps: 0.0 };
        for number in graph.backwards().rev() {
            let chance = here[number];
            if chance == 0.0 {
                continue;
            }
            let edges = graph.edges(number);
            match graph.kind(number) {
                Kind::End(end) => {
                    played.chances[self.result_of_end[end as usize]] += chance;
                    continue;
                }
                Kind::Choice(_) if worth.is_some() => here[graph.edge(best[number]).0] += chance,
                Kind::Choice(_) => {
                    let each = chance / edges.len() as f64;
                    edges.for_each(|edge| here[graph.edge(edge).0] += each);
                }
                Kind::Chance => {
                    for edge in edges {
                        let (target, of_edge) = graph.edge(edge);
                        here[target] += chance * of_edge;
                    }
                }
            }
            played.steps += chance;
        }
        played
    }

    /// The best edge of every choice, if results are `worth` so much.
    fn best_edges(&self, worth: &[f64]) -> Vec<usize> {
        let graph = &self.turn;
        let (mut values, mut best) = (vec![0.0; graph.len()], vec![0; graph.len()]);
        for number in graph.backwards() {
            let mut edges = graph.edges(number);
            values[number] = match graph.kind(number) {
                Kind::End(end) => worth[self.result_of_end[end as usize]],
                Kind::Chance => {
                    let part = |edge| {
                        let (target, chance) = graph.edge(edge);
                        chance * values[target]
                    };
                    edges.map(part).sum()
                }
                Kind::Choice(_) => {
                    let value = |edge: usize| values[graph.edge(edge).0];
                    let first = edges.next().expect("a seat that is next has an action");
                    best[number] =
                        edges.fold(first, |best, edge| if value(edge) > value(best) + TIE { edge } else { best });
                    value(best[number])
                }
            };
        }
        best
    }
}

/// Whose turn it is.
pub(crate) fn whose<G: Game>(state: &G) -> Option<Seat> {
    match state.next() {
        Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
        Next::Chance { hand: None } | Next::Nobody => None,
    }
}

/// What is won by each seat.
fn shares<G: Game>(state: &G) -> PerSeat<f64> {
    let standings = state.standings();
    PerSeat::from_fn(|seat| standings.share(seat))
}

/// The rank of each of so many, the lowest being 0, and one of each rank.
fn ranked(count: usize, compared: &dyn Fn(usize, usize) -> Ordering) -> (Vec<usize>, Vec<usize>) {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&one, &other| compared(one, other));
    let (mut ranks, mut chosen) = (vec![0; count], vec![order[0]]);
    for pair in order.windows(2) {
        if compared(pair[0], pair[1]) != Ordering::Equal {
            chosen.push(pair[1]);
        }
        ranks[pair[1]] = chosen.len() - 1;
    }
    (ranks, chosen)
}

/// Whether a round without a result is played again; nothing if something else follows a round than that or the end.
fn is_played_again<G: Game>(start: &G, ways: &[Vec<LineOf<G>>], table: &Table) -> Option<bool> {
    let all_play = |way: &[LineOf<G>]| (0..table.seats).fold(start.clone(), |state, _| with(&state, way));
    let (worst, best) = (all_play(ways.first()?), all_play(ways.last()?));
    let over = |state: &G| state.next() == Next::Nobody;
    (over(&best) && (over(&worst) || table.none && worst == *start)).then(|| !over(&worst))
}

/// The state after these lines.
fn with<G: Game>(state: &G, lines: &[LineOf<G>]) -> G {
    let mut state = state.clone();
    for &line in lines {
        state.add(line).expect("every turn has the same lines");
    }
    state
}

/// A step of a turn: the number of the state before it, and a line.
type Step<G> = (usize, LineOf<G>);

/// What can come of a turn, from a state in it until it ends.
struct Turn<G> {
    seat: Seat,
    graph: Graph<G>,
    /// The states in the order of their numbers.
    states: Vec<G>,
    /// The number of the state of each end.
    ends: Vec<usize>,
    /// Whether every way was followed to its end.
    followed: bool,
}

impl<G: Game> Turn<G> {
    /// Explores it; nothing if it is too large, or can return to a state that it has left.
    fn of(state: &G, seat: Seat) -> Option<Turn<G>> {
        let limits = Limits { steps: MOST_STEPS, chance: NEVER, ..Limits::states(MOST_STATES) };
        let (mut states, mut ends) = (Vec::new(), Vec::new());
        let show = |number: u32, state: &G, last: bool| {
            states.push((number, state.clone()));
            ends.extend(last.then_some(number as usize));
        };
        let graph = Graph::explored(state, limits, |state| whose(state) != Some(seat), show).ok()?;
        states.sort_unstable_by_key(|(number, _)| *number);
        let states: Vec<G> = states.into_iter().map(|(_, state)| state).collect();
        let followed = ends.iter().all(|&end| whose(&states[end]) != Some(seat));
        (!graph.shape.has_cycles()).then_some(Turn { seat, graph, states, ends, followed })
    }

    /// The numbers of the states in which the turn is over.
    fn over(&self) -> impl Iterator<Item = usize> {
        self.ends.iter().copied().filter(|&end| whose(&self.states[end]) != Some(self.seat))
    }

    /// The result of every end, from those of the ways that were followed; others count as the best.
    fn results(&self, of_ways: &[usize], best: usize) -> Vec<usize> {
        let mut of_ways = of_ways.iter();
        let mut result = |&end: &usize| match whose(&self.states[end]) {
            next if next == Some(self.seat) => best,
            _ => *of_ways.next().expect("a turn that is over has a way"),
        };
        self.ends.iter().map(&mut result).collect()
    }

    /// Whether what was not followed is too far from here to matter; else a state is left for its own look ahead.
    fn is_accurate(&self, number: usize) -> bool {
        self.followed || number < self.states.len() / 2 && self.graph.chances[number] >= LIKELY
    }

    /// A step to every state but the first.
    fn steps(&self) -> Vec<Step<G>> {
        let mut steps = vec![None; self.states.len()];
        let shape = &self.graph.shape;
        for (before, state) in self.states.iter().enumerate() {
            let mut add = |after: usize, line: LineOf<G>| {
                steps[after].get_or_insert((before, line));
            };
            match shape.kind(before) {
                Kind::Choice(_) => shape
                    .edges(before)
                    .zip(state.actions())
                    .for_each(|(edge, action)| add(shape.edge(edge).0, Line::Action(action))),
                Kind::Chance => state.outcomes().map(|(luck, _)| Line::Luck(luck)).for_each(|line| {
                    add(self.graph.number(&with(state, &[line])).expect("a state that was met has a number"), line);
                }),
                Kind::End(_) => {}
            }
        }
        steps.into_iter().skip(1).map(|step| step.expect("a state was met on some way")).collect()
    }

    /// Lines that lead to each end at which the turn is over.
    fn ways(&self, steps: &[Step<G>]) -> Vec<Vec<LineOf<G>>> {
        let way = |end: usize| {
            let (mut way, mut after) = (Vec::new(), end);
            while after != 0 {
                let (before, line) = steps[after - 1];
                way.push(line);
                after = before;
            }
            way.reverse();
            way
        };
        self.over().map(way).collect()
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Options, Seeded, start, step};
    use rafle_games::dice_poker::DicePoker;
    use rafle_games::dozen::Dozen;
    use rafle_games::good_man::GoodMan;
    use rafle_games::higher_or_lower::HigherOrLower;
    use rafle_games::house_and_home::HouseAndHome;
    use rafle_games::ship_captain_officer_crew::ShipCaptainOfficerCrew;
    use rafle_games::trump::Trump;
    use rafle_games::zanzibar::Zanzibar;

    use super::*;

    /// What is told of a place in the first turn is what comes of following the state by itself.
    fn told_as_followed<G: Game>(options: &str, seats: usize) {
        let options = G::Options::read(options.split_whitespace().filter_map(|option| option.split_once('='))).unwrap();
        let begin: G = start(options, seats).unwrap();
        let solved = OneTurn::new(&begin).unwrap();
        let (mut source, mut told) = (Seeded::new(3), 0);
        for _ in 0..4 {
            let mut game = begin.clone();
            while step(&mut game, &mut source) {
                let Some(values) = solved.told(&game) else { continue };
                let followed = solved.found(&game, &mut FxHashMap::default());
                told += 1;
                for seat in game.standings().seats.iter() {
                    assert!((values[seat] - followed[seat]).abs() < 1e-12, "{values:?} is not {followed:?}: {game:?}");
                }
            }
        }
        assert!(told > 4 * seats, "{} with {seats} seats: only {told} states have a place", G::ABOUT.slug);
    }

    #[test]
    fn places_in_the_first_turn() {
        for seats in 2..=3 {
            told_as_followed::<Trump>("", seats);
            told_as_followed::<GoodMan>("", seats);
            told_as_followed::<DicePoker>("", seats);
            told_as_followed::<HouseAndHome>("", seats);
            told_as_followed::<ShipCaptainOfficerCrew>("", seats);
            told_as_followed::<HigherOrLower>("", seats);
            told_as_followed::<Dozen>("", seats);
            told_as_followed::<Zanzibar>("improve=true", seats);
        }
        told_as_followed::<Trump>("straight_first=yes kickers=yes", 2);
    }
}
