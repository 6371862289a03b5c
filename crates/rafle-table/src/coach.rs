//! What a coach says, in the words of the game.

use std::sync::Arc;

use rafle_engine::{Account, Advice, Advised, Analysis, AnySeen, Decision, Message, Objective, Play, Viewer};

use crate::Effort;

/// Somebody who knows what actions are worth.
pub trait Coach: Send + Sync {
    /// What the seat that is next can do, judged by what it sees.
    fn hints(&self, seen: &AnySeen, effort: Effort) -> Option<Advice>;

    /// A look back at a finished game, with everything open.
    fn look_back(&self, play: &Play, effort: Effort) -> Option<Analysis>;
}

/// What came of asking the coach.
#[derive(Clone, PartialEq, Debug)]
pub enum Coached<T> {
    /// The coach has spoken.
    Said(Arc<T>),
    /// It takes longer; whoever asks again gets what is thought of meanwhile.
    Thinking,
    /// There is nothing to say.
    Nothing,
}

/// What the seat that is next can do, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Hints {
    /// What losses are of.
    pub objective: Objective,
    /// Whether they are exact.
    pub exact: bool,
    /// What can be done, the best first.
    pub hints: Vec<Hint>,
}

/// One thing that can be done, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What would be told of it; nothing if the game has no words for it.
    pub said: Vec<Message>,
    /// What it is worth.
    pub advised: Advised,
}

/// A decision of a finished game, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The step at which it can be looked at, see [`step`](crate::step).
    pub step: usize,
    /// What was decided.
    pub decision: Decision,
    /// What was told of it.
    pub said: Vec<Message>,
    /// What would have been told of the best; nothing if the game has no words for it.
    pub better: Vec<Message>,
}

/// A finished game, looked through.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// What values are of.
    pub objective: Objective,
    /// Whether they are exact.
    pub exact: bool,
    /// Every decision that left a choice, in order.
    pub lessons: Vec<Lesson>,
    /// By seat.
    pub accounts: Vec<Account>,
}

/// Advice in the words that the seat itself would be told, from what it sees.
pub fn in_words(seen: &AnySeen, advice: Advice) -> Hints {
    let said = |advised: &Advised| seen.now().happened(&advised.action, Viewer::Seat(seen.seat()));
    let hint = |advised| Hint { said: said(&advised), advised };
    Hints { objective: advice.objective, exact: advice.exact, hints: advice.actions.into_iter().map(hint).collect() }
}

/// A look back in words, with the step at which each decision can be seen.
pub fn reviewed(play: &Play, look: Analysis) -> Review {
    let mut lessons = Vec::with_capacity(look.decisions.len());
    let mut decisions = look.decisions.into_iter().peekable();
    let mut step = 0;
    for (line, number) in play.steps().zip(1..) {
        let said = line.happened(Viewer::Referee);
        step += usize::from(!said.is_empty());
        if let Some(decision) = decisions.next_if(|decision| decision.number == number) {
            let better = line.before.happened(&decision.best, Viewer::Referee);
            lessons.push(Lesson { step, decision, said, better });
        }
    }
    Review { objective: look.objective, exact: look.exact, lessons, accounts: look.accounts }
}
