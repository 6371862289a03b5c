//! Additions to logs, committed in groups.
//!
//! While one group is on its way to the disk the next one gathers, so that many tables share each wait for the disk and every
//! answer still means "this is safe".

use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use crate::meters::{ADDITIONS, COMMITS, FAILED};
use crate::{Addition, StoreError};

/// How many additions wait for the writer before those who bring more have to wait too.
const QUEUE: usize = 4096;

/// How many additions are committed together.
const GROUP: usize = 512;

/// Whether a number was won, or why that cannot be said.
pub(crate) type Won = Result<bool, StoreError>;

/// Whoever commits a group.
pub(crate) trait Commit: Send + 'static {
    /// One answer for each, in their order. Of several who want the same number the first in the group wins.
    fn commit(&mut self, group: &[Addition]) -> impl Future<Output = Vec<Won>> + Send;
}

/// The way to whoever commits.
#[derive(Clone)]
pub(crate) struct Groups(mpsc::Sender<(Addition, oneshot::Sender<Won>)>);

impl Groups {
    /// Commits in a task of its own what is brought, until nobody can bring more.
    pub(crate) fn to(writer: impl Commit) -> Groups {
        let (additions, queue) = mpsc::channel(QUEUE);
        tokio::spawn(commit_groups(writer, queue));
        Groups(additions)
    }

    /// Answers when the lines are safe. Without any line a number would be taken away from whoever has some.
    pub(crate) async fn bring(&self, addition: Addition) -> Won {
        if addition.lines.is_empty() || addition.lines.iter().any(String::is_empty) {
            return Err(StoreError::Failed("there is nothing to add".to_owned()));
        }
        let (answer, answered) = oneshot::channel();
        self.0.send((addition, answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

async fn commit_groups(mut writer: impl Commit, mut queue: mpsc::Receiver<(Addition, oneshot::Sender<Won>)>) {
    let mut asked = Vec::new();
    while queue.recv_many(&mut asked, GROUP).await > 0 {
        let (group, answers): (Vec<_>, Vec<_>) = asked.drain(..).unzip();
        let began = Instant::now();
        let committed = writer.commit(&group).await;
        COMMITS.note(began.elapsed());
        ADDITIONS.add(group.len());
        FAILED.add(committed.iter().filter(|won| won.is_err()).count());
        for (answer, committed) in answers.into_iter().zip(committed) {
            // Whoever asked may have gone; the line is safe all the same.
            let _ = answer.send(committed);
        }
    }
}

pub(crate) fn closed() -> StoreError {
    StoreError::Failed("the store is closed".to_owned())
}
