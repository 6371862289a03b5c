//! What open actions are worth.

use rafle_engine::{Game, Objective, Seen};

use crate::{PlayersOf, Thought, ahead, tree};

/// What one action is worth to the seat that chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth<A> {
    /// The action.
    pub action: A,
    /// Points, or a share of the win.
    pub value: f64,
    /// The standard error of an estimate; 0 where the value is exact.
    pub error: f64,
}

/// The open actions, weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// What the values are of.
    pub objective: Objective,
    /// Whether they are exact.
    pub exact: bool,
    /// Each action with its worth, in the order in which the game lists them; those that were not worth a look are missing.
    pub worths: Vec<Worth<A>>,
    /// How likely a master chooses each of them, where whoever always did the same could be seen through; else nothing, and the
    /// best is chosen.
    pub mix: Vec<f64>,
}

/// What a master chooses more seldom than this is chosen by mistake.
const NOW_AND_THEN: f64 = 0.02;

impl<A: Copy> Weighed<A> {
    /// Exact values.
    pub fn exactly(objective: Objective, values: impl IntoIterator<Item = (A, f64)>) -> Weighed<A> {
        let worths = values.into_iter().map(|(action, value)| Worth { action, value, error: 0.0 });
        Weighed { objective, exact: true, worths: worths.collect(), mix: Vec::new() }
    }

    /// Estimates.
    pub fn roughly(objective: Objective, worths: Vec<Worth<A>>) -> Weighed<A> {
        Weighed { objective, exact: false, worths, mix: Vec::new() }
    }

    /// The same, where a master chooses each of them with this likelihood.
    pub fn mixed(self, mix: Vec<f64>) -> Weighed<A> {
        Weighed { mix, ..self }
    }

    /// Whether a master chooses this action now and then, among others.
    pub(crate) fn mixes(&self, action: A) -> bool
    where
        A: PartialEq,
    {
        let mut mixed = self.worths.iter().zip(&self.mix).filter(|(_, share)| **share >= NOW_AND_THEN);
        mixed.any(|(worth, _)| worth.action == action)
    }

    /// The best first: by what an action is surely worth, so that a lucky guess does not win. Equal ones stay in order.
    pub fn ranked(&self) -> Vec<Worth<A>> {
        self.order().into_iter().map(|index| self.worths[index]).collect()
    }

    /// The indices of the worths, that of the best first.
    pub(crate) fn order(&self) -> Vec<usize> {
        let sure: Vec<_> = self.worths.iter().map(|worth| worth.value - worth.error).collect();
        order(&sure)
    }

    /// The best action.
    pub fn best(&self) -> Worth<A> {
        self.ranked()[0]
    }
}

/// The indices of these numbers, that of the greatest first; those of equal ones stay in order.
// Compiled once: a sort for the actions of every game would be a large part of the program.
fn order(numbers: &[f64]) -> Vec<usize> {
    let mut indices: Vec<_> = (0..numbers.len()).collect();
    indices.sort_by(|&one, &other| numbers[other].total_cmp(&numbers[one]));
    indices
}

/// What a game is played for: the win, or points if there is nobody to win against.
pub(crate) fn objective<G: Game>(game: &G) -> Objective {
    if game.standings().seats.len() == 1 { Objective::Score } else { Objective::Share }
}

impl<G: Game> PlayersOf<G> {
    /// Weighs the open actions of the seat that is next, whose eyes these are, in the game that began with `start`: exactly
    /// if it is solved, or near its end; by what is known about the game; else by searching within the limit.
    pub fn weigh(&self, start: &G, seen: &Seen<G>, thought: Thought) -> Weighed<G::Action> {
        self.exactly(start, seen, thought)
            .or_else(|| self.mind().weigh(seen, thought))
            .unwrap_or_else(|| tree::weigh(seen, self.mind(), thought))
    }

    /// The same for a player, who wants to win: points that are solved for themselves are less than a chance to win.
    pub(crate) fn weigh_to_win(&self, start: &G, seen: &Seen<G>, thought: Thought) -> Weighed<G::Action> {
        self.mind().weigh(seen, thought).unwrap_or_else(|| self.weigh(start, seen, thought))
    }

    /// Exact values, if there are any.
    pub fn exactly(&self, start: &G, seen: &Seen<G>, thought: Thought) -> Option<Weighed<G::Action>> {
        let solved = self.solution(start, thought.patient).and_then(|solved| {
            let values = solved.actions(seen)?;
            Some(Weighed::exactly(solved.objective(), values))
        });
        solved.or_else(|| ahead::weigh(seen))
    }
}
