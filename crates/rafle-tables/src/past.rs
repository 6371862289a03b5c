//! Games that are gone through again: to look back at them, to check their luck, to play them on. Where a game was long that takes
//! long. It is done off the threads that serve people, on few of its own, in the same fair order in which bots think; and what
//! does not change any more is found out once, and kept with the table.

use std::sync::{Arc, Mutex as QuickMutex};
use std::time::Duration;

use rafle_engine::{Message, Play, Record, RecordError};
use rafle_store::Store;
use rafle_table::{Person, Refused, Verdict, course, turning_point, verify};
use tokio::time::timeout;

use crate::coach::{A_WHILE, Kept, thought};
use crate::{Live, Tables};

/// The longest record that is played through for somebody who brings it, in lines: as long as the longest game that is played
/// on, and a quarter as much again of who sat where.
const LONGEST_RECORD: usize = 10_000;

/// When somebody may try again for whom too much waits.
const A_MOMENT: Duration = Duration::from_secs(2);

/// What is known of a finished game by going through it once.
#[derive(Debug)]
pub struct Past {
    /// How the scores grew, see [`course`].
    pub course: Vec<Vec<i32>>,
    /// The step at which it pays to look first.
    pub turning_point: usize,
}

/// What is kept of a finished game with its table, for as long as its log does not grow.
#[derive(Default)]
pub(crate) struct Finished {
    play: QuickMutex<Option<Arc<Play>>>,
    past: Kept<Past>,
    verdict: Kept<Verdict>,
}

impl Finished {
    /// The game itself, copied once for all who go through it.
    pub(crate) fn copy_of(&self, play: &Play) -> Arc<Play> {
        let mut kept = self.play.lock().expect("copying does not panic");
        match &*kept {
            Some(same) if same.log().len() == play.log().len() => same.clone(),
            _ => kept.insert(Arc::new(play.clone())).clone(),
        }
    }
}

impl<S: Store> Tables<S> {
    /// Goes through a game for somebody who comes from this house, when it is their turn. Whoever has gone has no turn; and who
    /// waits for more than a page could show is told to wait for the rest.
    pub async fn go_through<T: Send + 'static>(
        &self,
        house: &str,
        person: &Person,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let turn = self.lookers.think_if_few(house, &person.key(), move |_| work()).await;
        let turn = turn.ok_or(Refused::TooMuch { of: "too-many-requests", wait: A_MOMENT })?;
        turn.end().await.ok_or(Refused::Broken)
    }

    /// How many games wait for their turn to be gone through.
    pub fn waits_for_turns(&self) -> usize {
        self.lookers.waiting()
    }

    /// What is known of a finished game; nothing as long as it is not over, or if it takes long to find out: a table can be shown
    /// without.
    pub async fn past(self: &Arc<Self>, table: &Arc<Live>) -> Option<Arc<Past>> {
        let find_out = |play: &Play| Past { course: course(play), turning_point: turning_point(play) };
        timeout(A_WHILE, self.once(table, &table.finished.past, find_out)).await.ok().flatten()
    }

    /// What following the luck of a finished game has shown; nothing as long as it is not over.
    pub async fn verdict(self: &Arc<Self>, table: &Arc<Live>) -> Option<Arc<Verdict>> {
        self.once(table, &table.finished.verdict, verify).await
    }

    /// Finds something out about a finished game, unless that was done before. Each table waits for its own turn in its house.
    async fn once<T: Send + Sync + 'static>(
        self: &Arc<Self>,
        table: &Arc<Live>,
        kept: &Kept<T>,
        find_out: impl FnOnce(&Play) -> T + Send + 'static,
    ) -> Option<Arc<T>> {
        let play = table.finished().await?;
        let (thought, new) = thought(kept, play.log().len());
        if new {
            // A task of its own: it goes on when whoever asked stops waiting.
            let (tables, table, thought) = (self.clone(), table.clone(), thought.clone());
            tokio::spawn(async move {
                let finding = move |_| Arc::new(find_out(&play));
                let found = async { tables.lookers.think(table.house(), table.id(), finding).await?.end().await };
                // Nobody else sets it: there is one task for each thought.
                let _ = thought.set(found.await);
            });
        }
        thought.wait().await.clone()
    }
}

/// Plays a record through that somebody has brought, or says which line is wrong and why. Its lines are counted before any is
/// played, and its expectations passed over: whoever looks back wants to see what was played, and what somebody expected of it
/// is for `rafle check` to say. Each of them would cost what the sender likes.
pub fn replay(text: &str) -> Result<Play, RecordError> {
    let record = Record::read(text)?.without_expectations();
    if let Some(entry) = record.entries.get(LONGEST_RECORD) {
        return Err(RecordError::new(entry.number, Message::new("record-too-long").with("most", LONGEST_RECORD)));
    }
    rafle_games::replay(&record)
}
