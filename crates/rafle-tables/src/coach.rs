//! A coach at a table: what open actions are worth, and where a finished game was lost and won.

use rafle_engine::{Record, Seat};

/// What one open action is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The action, as it is written.
    pub action: String,
    /// What it is worth less than the best: a share of the win, or points.
    pub loss: f64,
    /// The standard error of an estimate; 0 where the value is exact.
    pub error: f64,
}

/// A decision of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Which line of the game it was, counted from 1.
    pub number: usize,
    /// Who chose.
    pub seat: Seat,
    /// What would have been best, as it is written.
    pub best: String,
    /// What was lost: a share of the win, or points.
    pub loss: f64,
    /// The standard error of that loss; 0 where it is exact.
    pub error: f64,
}

/// How much of a seat's result was luck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Luckiness {
    /// What luck added to what was expected.
    pub luck: f64,
    /// What decisions added.
    pub skill: f64,
}

/// A look back at a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct LookBack {
    /// Every decision that left a choice.
    pub lessons: Vec<Lesson>,
    /// By seat, where the game is solved.
    pub luck: Vec<Option<Luckiness>>,
}

/// Somebody who knows what actions are worth. A coach who knows nothing says nothing.
pub trait Coach: Send + Sync + 'static {
    /// The open actions of the seat that is next, the best first, judged by what this seat has been told.
    fn hints(&self, told: &Record) -> Option<Vec<Hint>> {
        let _ = told;
        None
    }

    /// A look back at a finished game, with everything open.
    fn look_back(&self, record: &Record) -> Option<LookBack> {
        let _ = record;
        None
    }
}
