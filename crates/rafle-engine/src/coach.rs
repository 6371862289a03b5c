//! What a coach says of actions and of finished games: plain data, made by whoever weighs and read by whoever shows it.

use serde::Serialize;

use crate::{Seat, Standings};

/// Losses below this are the dust of floating point: the best action and its equals lose nothing.
pub const DUST: f64 = 1e-9;

/// What the seat that chooses wants most of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Objective {
    /// Every seat its own expected score.
    Score,
    /// Every seat its own share of the win.
    #[default]
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

/// What one action is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advised {
    /// The action, as it is written.
    pub action: String,
    /// Points, or a share of the win.
    pub value: f64,
    /// What it is worth less than the best.
    pub loss: f64,
    /// The standard error of an estimate; 0 where the value is exact.
    pub error: f64,
}

/// What the seat that is next can do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Who is next.
    pub seat: Seat,
    /// What the values are of.
    pub objective: Objective,
    /// Whether they are exact.
    pub exact: bool,
    /// The best first.
    pub actions: Vec<Advised>,
}

/// One decision of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// Which line of the game it was, counted from 1.
    #[serde(rename = "line")]
    pub number: usize,
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub action: String,
    /// What would have been best.
    pub best: String,
    /// What the chosen action is worth less.
    pub loss: f64,
    /// The standard error of that loss; 0 where it is exact.
    pub error: f64,
}

/// A loss of less than so many standard errors may be none.
const SURELY: f64 = 2.0;

impl Decision {
    /// Whether it surely cost something: what lies within the coach's own error is no mistake.
    pub fn costs(&self) -> bool {
        self.loss > DUST.max(SURELY * self.error)
    }
}

/// How a seat came by its result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Account {
    /// Whose account it is.
    pub seat: Seat,
    /// What the seat had in the end.
    pub result: f64,
    /// What all its decisions lost together.
    pub lost: f64,
    /// What was expected before the first throw, and what changed it: only where the game is solved.
    pub parts: Option<LuckAndSkill>,
}

/// The result is `expected + luck + skill`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LuckAndSkill {
    /// What is expected when all play as well as they can.
    pub expected: f64,
    /// What chance added.
    pub luck: f64,
    /// What decisions added: one's own take away, those of others may give.
    pub skill: f64,
}

/// A finished game, looked through.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// What values and losses are of.
    pub objective: Objective,
    /// Whether they are exact.
    pub exact: bool,
    /// Every decision that left a choice, in order.
    pub decisions: Vec<Decision>,
    /// An account for each seat.
    pub accounts: Vec<Account>,
}

impl Analysis {
    /// The decisions that cost most, the costliest first: as many as asked for, and only such that surely cost something.
    pub fn costliest(&self, most: usize) -> Vec<&Decision> {
        let mut costly: Vec<_> = self.decisions.iter().filter(|decision| decision.costs()).collect();
        costly.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        costly.truncate(most);
        costly
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_within_the_error_is_no_mistake() {
        let decision = |loss, error| Decision {
            number: 1,
            seat: Seat::A,
            action: "lift".to_owned(),
            best: "bid 3x4".to_owned(),
            loss,
            error,
        };
        let decisions = vec![decision(0.03, 0.02), decision(0.05, 0.02), decision(0.0, 0.0), decision(0.2, 0.0)];
        let analysis = Analysis { objective: Objective::Share, exact: false, decisions, accounts: Vec::new() };
        let losses: Vec<_> = analysis.costliest(9).iter().map(|decision| decision.loss).collect();
        assert_eq!(losses, [0.2, 0.05]);
    }
}
