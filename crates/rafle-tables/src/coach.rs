//! A coach at a table: what open actions are worth, and where a finished game was lost and won.
//!
//! Whoever coaches judges in notation ([`Coach`]); what pages show of it is in words ([`Advice`], [`Review`]). Judging
//! takes a while, so it is done off the threads that serve people, by few at a time, and remembered with the table.

use std::sync::{Arc, Mutex as QuickMutex};
use std::time::Duration;

use rafle_engine::{AnyGame, Message, Next, Play, Record, Seat, Viewer};
use rafle_store::Store;
use tokio::sync::SetOnce;
use tokio::time::timeout;

use crate::{Person, Refused, Table, Tables, replayed};

/// Somebody who asks the coach waits so long for an answer before being told that it takes longer.
const A_WHILE: Duration = Duration::from_secs(3);

/// What one action is worth less than the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The action, as it is written.
    pub action: String,
    /// A share of the win, or points.
    pub loss: f64,
    /// The standard error of an estimate; 0 where the value is exact.
    pub error: f64,
}

/// The open actions of the seat that is next.
#[derive(Clone, PartialEq, Debug)]
pub struct Hints {
    /// Whether losses are points; else they are shares of the win.
    pub points: bool,
    /// Whether they are exact.
    pub exact: bool,
    /// The best first.
    pub actions: Vec<Weighed>,
}

/// A decision of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided {
    /// Which line of the game it was, counted from 1.
    pub number: usize,
    /// Who chose.
    pub seat: Seat,
    /// What would have been best, and what was lost by not choosing it.
    pub best: Weighed,
}

/// How a seat came by its result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Account {
    /// What the seat had in the end: a share of the win, or points.
    pub result: f64,
    /// What its decisions lost together.
    pub lost: f64,
    /// What of it was luck, where the game is solved.
    pub parts: Option<Parts>,
}

/// The result is `expected + luck + skill`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parts {
    /// What could be expected before the first throw.
    pub expected: f64,
    /// What luck added.
    pub luck: f64,
    /// What decisions added: one's own take away, those of others may give.
    pub skill: f64,
}

/// A look back at a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct LookBack {
    /// Whether values are points; else they are shares of the win.
    pub points: bool,
    /// Whether they are exact.
    pub exact: bool,
    /// Every decision that left a choice.
    pub decisions: Vec<Decided>,
    /// By seat.
    pub accounts: Vec<Account>,
}

/// Somebody who knows what actions are worth.
pub trait Coach: Send + Sync {
    /// The open actions of the seat that is next, the best first, judged by what this seat has been told.
    fn hints(&self, told: &Record) -> Option<Hints>;

    /// A look back at a finished game, with everything open.
    fn look_back(&self, record: &Record) -> Option<LookBack>;
}

/// One thing that can be done now, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What would be told of it; nothing if the game has no words for it.
    pub said: Vec<Message>,
    /// What it is worth less than the best.
    pub weighed: Weighed,
}

/// What the seat that is next can do, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Whether losses are points; else they are shares of the win.
    pub points: bool,
    /// Whether they are exact.
    pub exact: bool,
    /// What can be done.
    pub hints: Vec<Hint>,
}

/// A decision of a finished game, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The step at which it can be looked at, see [`step`](crate::step).
    pub step: usize,
    /// Who chose.
    pub seat: Seat,
    /// What was told of it.
    pub said: Vec<Message>,
    /// What would have been best.
    pub best: Hint,
}

/// A finished game, looked through.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Whether values are points; else they are shares of the win.
    pub points: bool,
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
    advice: Kept<Advice>,
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
    /// What this person can do in a seat that is next, judged by what the seat has been told and nothing else. Refused
    /// where the table does not allow it, or the seat is somebody else's or not next.
    pub async fn advice(
        self: &Arc<Self>,
        table: &Arc<Table>,
        person: &Person,
        seat: Seat,
    ) -> Result<Coached<Advice>, Refused> {
        let (number, told) = {
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
            (state.play().log().len(), state.record_for(Viewer::Seat(seat)))
        };
        let judge = move |coach: &dyn Coach| Some(in_words(&told, seat, coach.hints(&told)?));
        Ok(self.ask(table, number, &table.coaching.advice, judge).await)
    }

    /// A finished game, looked through by the coach with everything open.
    pub async fn review(self: &Arc<Self>, table: &Arc<Table>) -> Coached<Review> {
        let Some(play) = table.finished().await else { return Coached::Nothing };
        let number = play.log().len();
        let judge = move |coach: &dyn Coach| Some(reviewed(&play, coach.look_back(&Record::of(&play))?));
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

/// Hints in the words that the seat itself would be told, from what it knows.
fn in_words(told: &Record, seat: Seat, hints: Hints) -> Advice {
    let play = replayed(told).ok();
    let hint = |weighed: Weighed| match &play {
        Some(play) => hint(play.now(), Viewer::Seat(seat), weighed),
        None => Hint { said: Vec::new(), weighed },
    };
    Advice { points: hints.points, exact: hints.exact, hints: hints.actions.into_iter().map(hint).collect() }
}

fn hint(game: &dyn AnyGame, viewer: Viewer, weighed: Weighed) -> Hint {
    Hint { said: game.happened(&weighed.action, viewer), weighed }
}

/// A look back in words, with the step at which each decision can be seen.
fn reviewed(play: &Play, look: LookBack) -> Review {
    let mut lessons = Vec::with_capacity(look.decisions.len());
    let mut decisions = look.decisions.into_iter().peekable();
    let mut game = play.start().copy();
    let mut step = 0;
    for (line, number) in play.counting().zip(1..) {
        let said = game.happened(line, Viewer::Referee);
        step += usize::from(!said.is_empty());
        if let Some(Decided { seat, best, .. }) = decisions.next_if(|decided| decided.number == number) {
            lessons.push(Lesson { step, seat, said, best: hint(&*game, Viewer::Referee, best) });
        }
        game.enter(line).expect("a line that was accepted once is accepted again");
    }
    Review { points: look.points, exact: look.exact, lessons, accounts: look.accounts }
}
