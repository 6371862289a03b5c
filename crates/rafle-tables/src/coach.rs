//! A coach at a table: what open actions are worth, and where a finished game was lost and won.
//!
//! Whoever coaches judges in notation ([`Coach`]); what pages show of it is in words ([`Hints`], [`Review`]). Judging
//! takes a while, so it is done off the threads that serve people, by few at a time, and remembered with the table.

use std::sync::{Arc, Mutex as QuickMutex};
use std::time::Duration;

use rafle_engine::{
    Account, Advice, Advised, Analysis, AnySeen, Decision, Message, Next, Objective, Play, Seat, Viewer,
};
use rafle_store::Store;
use tokio::sync::SetOnce;
use tokio::time::timeout;

use crate::{Person, Refused, Table, Tables};

/// Somebody who asks the coach waits so long for an answer before being told that it takes longer.
const A_WHILE: Duration = Duration::from_secs(3);

/// Somebody who knows what actions are worth.
pub trait Coach: Send + Sync {
    /// What the seat that is next can do, judged by what it sees.
    fn hints(&self, seen: &AnySeen) -> Option<Advice>;

    /// A look back at a finished game, with everything open.
    fn look_back(&self, play: &Play) -> Option<Analysis>;
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

/// What the coach thinks of, or has thought of, once; everybody who asks waits for the same.
type Thought<T> = Arc<SetOnce<Option<Arc<T>>>>;

/// A thought that is kept, and the length of the log to which it belongs.
type Kept<T> = QuickMutex<Option<(usize, Thought<T>)>>;

/// What a coach has said at one table.
#[derive(Default)]
pub(crate) struct Coaching {
    /// For whoever was next when the log was so long; of no use once it has grown.
    advice: Kept<Hints>,
    /// Of the finished game, whose log was so long.
    review: Kept<Review>,
}

/// The thought that belongs to a log of this length, and whether it is a new one that somebody has to begin.
fn thought<T>(kept: &Kept<T>, number: usize) -> (Thought<T>, bool) {
    let mut kept = kept.lock().expect("nothing here panics");
    match &*kept {
        Some((same, thought)) if *same == number => (thought.clone(), false),
        _ => (kept.insert((number, Arc::new(SetOnce::new()))).1.clone(), true),
    }
}

impl<S: Store> Tables<S> {
    /// What this person can do in a seat that is next, judged by what the seat sees and nothing else. Refused
    /// where the table does not allow it, or the seat is somebody else's or not next.
    pub async fn advice(
        self: &Arc<Self>,
        table: &Arc<Table>,
        person: &Person,
        seat: Seat,
    ) -> Result<Coached<Hints>, Refused> {
        let (number, seen) = {
            let state = table.state.lock().await;
            if !state.seats_of(person, &person.token(table.id())).has(seat) {
                return Err(Refused::NotYours);
            }
            if !state.hints_allowed() {
                return Err(Refused::Why(Message::new("no-hints-here")));
            }
            if state.play().next() != Next::Seat(seat) {
                return Err(Refused::Why(Message::new("nothing-to-advise")));
            }
            (state.play().log().len(), state.play().seen_by(seat))
        };
        let judge = move |coach: &dyn Coach| Some(in_words(&seen, coach.hints(&seen)?));
        Ok(self.ask(table, number, &table.coaching.advice, judge).await)
    }

    /// A finished game, looked through by the coach with everything open.
    pub async fn review(self: &Arc<Self>, table: &Arc<Table>) -> Coached<Review> {
        let Some(play) = table.finished().await else { return Coached::Nothing };
        let number = play.log().len();
        let judge = move |coach: &dyn Coach| Some(reviewed(&play, coach.look_back(&play)?));
        self.ask(table, number, &table.coaching.review, judge).await
    }

    /// Has the coach judge, unless that was done before, off the threads that serve people and few at a time; and waits
    /// a while for it. What is asked about a log that has grown meanwhile is not begun.
    async fn ask<T: Send + Sync + 'static>(
        self: &Arc<Self>,
        table: &Arc<Table>,
        number: usize,
        kept: &Kept<T>,
        judge: impl FnOnce(&dyn Coach) -> Option<T> + Send + 'static,
    ) -> Coached<T> {
        if self.bots.coach().is_none() {
            return Coached::Nothing;
        }
        let (thought, new) = thought(kept, number);
        if new {
            // A task of its own: it goes on when whoever asked stops waiting.
            let (tables, table, thought) = (self.clone(), table.clone(), thought.clone());
            tokio::spawn(async move {
                let judged = tables.judged(&table, number, judge).await;
                // Nobody else sets it: there is one task for each thought.
                let _ = thought.set(judged);
            });
        } else {
            drop(judge); // whoever only waits keeps no game in memory
        }
        match timeout(A_WHILE, thought.wait()).await {
            Ok(Some(said)) => Coached::Said(said.clone()),
            Ok(None) => Coached::Nothing,
            Err(_) => Coached::Thinking,
        }
    }

    async fn judged<T: Send + Sync + 'static>(
        &self,
        table: &Table,
        number: usize,
        judge: impl FnOnce(&dyn Coach) -> Option<T> + Send + 'static,
    ) -> Option<Arc<T>> {
        let _turn = self.coaches.acquire().await.ok()?;
        if *table.news().borrow() != number {
            return None;
        }
        let bots = self.bots.clone();
        let judging = tokio::task::spawn_blocking(move || bots.coach().and_then(judge).map(Arc::new));
        judging.await.ok()?
    }
}

impl Table {
    /// What the coach has said of the finished game, if it was asked already.
    pub fn reviewed(&self) -> Option<Arc<Review>> {
        let kept = self.coaching.review.lock().expect("nothing here panics");
        kept.as_ref().and_then(|(_, thought)| thought.get()?.clone())
    }
}

/// Advice in the words that the seat itself would be told, from what it sees.
fn in_words(seen: &AnySeen, advice: Advice) -> Hints {
    let said = |advised: &Advised| seen.now().happened(&advised.action, Viewer::Seat(seen.seat()));
    let hint = |advised| Hint { said: said(&advised), advised };
    Hints { objective: advice.objective, exact: advice.exact, hints: advice.actions.into_iter().map(hint).collect() }
}

/// A look back in words, with the step at which each decision can be seen.
fn reviewed(play: &Play, look: Analysis) -> Review {
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
