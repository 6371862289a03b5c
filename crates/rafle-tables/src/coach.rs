//! A coach at a table: what open actions are worth, and where a finished game was lost and won.
//!
//! Whoever coaches judges in notation ([`Coach`]); what pages show of it is in words ([`Hints`], [`Review`]). Judging
//! takes a while, so it is done where bots think, in the same order over people, and remembered with the table.

use std::sync::{Arc, Mutex as QuickMutex};
use std::time::Duration;

use rafle_engine::{Message, Next, Seat};
use rafle_store::Store;
use rafle_table::{Coach, Coached, Effort, Hints, Person, Refused, Review, in_words, reviewed};
use tokio::sync::SetOnce;
use tokio::time::timeout;

use crate::{Live, Tables};

/// Somebody who asks the coach waits so long for an answer before being told that it takes longer.
pub(crate) const A_WHILE: Duration = Duration::from_secs(3);

/// What the coach thinks of, or has thought of, once; everybody who asks waits for the same.
pub(crate) type Thought<T> = Arc<SetOnce<Option<Arc<T>>>>;

/// A thought that is kept, and the length of the log to which it belongs.
pub(crate) type Kept<T> = QuickMutex<Option<(usize, Thought<T>)>>;

/// What a coach has said at one table.
#[derive(Default)]
pub(crate) struct Coaching {
    /// For whoever was next when the log was so long; of no use once it has grown.
    advice: Kept<Hints>,
    /// Of the finished game, whose log was so long.
    review: Kept<Review>,
}

/// The thought that belongs to a log of this length, and whether it is a new one that somebody has to begin.
pub(crate) fn thought<T>(kept: &Kept<T>, number: usize) -> (Thought<T>, bool) {
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
        table: &Arc<Live>,
        person: &Person,
        seat: Seat,
    ) -> Result<Coached<Hints>, Refused> {
        let asked = table.with_rules(|state| {
            if !state.table.seats_of(&person.at(table.id())).has(seat) {
                return Err(Refused::NotYours);
            }
            if !state.table.hints_allowed() {
                return Err(Refused::Why(Message::new("no-hints-here")));
            }
            if state.table.play().next() != Next::Seat(seat) {
                return Err(Refused::Why(Message::new("nothing-to-advise")));
            }
            Ok((state.length(), state.table.play().seen_by(seat)))
        });
        let (number, seen) = asked.await?;
        let judge = move |coach: &dyn Coach, effort| Some(in_words(&seen, coach.hints(&seen, effort)?));
        Ok(self.ask(&person.key(), table, number, &table.coaching.advice, judge).await)
    }

    /// A finished game, looked through by the coach with everything open.
    pub async fn review(self: &Arc<Self>, table: &Arc<Live>) -> Coached<Review> {
        let Some(play) = table.finished().await else { return Coached::Nothing };
        let number = play.log().len();
        let judge = move |coach: &dyn Coach, effort| Some(reviewed(&play, coach.look_back(&play, effort)?));
        self.ask(table.account(), table, number, &table.coaching.review, judge).await
    }

    /// Has the coach judge for this person, unless that was done before, and waits a while for it. What is asked about a log
    /// that has grown meanwhile is not thought about.
    async fn ask<T: Send + Sync + 'static>(
        self: &Arc<Self>,
        person: &str,
        table: &Arc<Live>,
        number: usize,
        kept: &Kept<T>,
        judge: impl FnOnce(&dyn Coach, Effort) -> Option<T> + Send + 'static,
    ) -> Coached<T> {
        if self.bots.coach().is_none() {
            return Coached::Nothing;
        }
        let (thought, new) = thought(kept, number);
        if new {
            // A task of its own: it goes on when whoever asked stops waiting.
            let (tables, person, table, thought) = (self.clone(), person.to_owned(), table.clone(), thought.clone());
            tokio::spawn(async move {
                let judged = tables.judged(&person, table, number, judge).await;
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
        person: &str,
        table: Arc<Live>,
        number: usize,
        judge: impl FnOnce(&dyn Coach, Effort) -> Option<T> + Send + 'static,
    ) -> Option<Arc<T>> {
        let (bots, asked) = (self.bots.clone(), table.clone());
        let judging = move |effort| {
            let coach = bots.coach().filter(|_| asked.number() == number)?;
            judge(coach, effort).map(Arc::new)
        };
        self.thinkers.think(table.house(), person, judging).await?.end().await?
    }
}

impl Live {
    /// What the coach has said of the finished game, if it was asked already.
    pub fn reviewed(&self) -> Option<Arc<Review>> {
        let kept = self.coaching.review.lock().expect("nothing here panics");
        kept.as_ref().and_then(|(_, thought)| thought.get()?.clone())
    }
}
