//! What came of the last try to write.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::StoreError;

/// So long an answer is remembered: anybody may ask, and asking must not wear the disk out.
pub(crate) const REMEMBERED: Duration = Duration::from_secs(2);

/// What came of the last try, or of the last write that told more, and when that was.
#[derive(Default)]
pub(crate) struct Tried(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Tried {
    /// Tries, unless that was done just now. Whoever comes while somebody tries waits here, and is told the same.
    pub(crate) async fn or_try(&self, attempt: impl Future<Output = Result<(), StoreError>>) -> Result<(), StoreError> {
        let mut tried = self.0.lock().await;
        match &*tried {
            Some((at, answer)) if at.elapsed() < REMEMBERED => answer.clone(),
            _ => {
                let answer = attempt.await;
                *tried = Some((Instant::now(), answer.clone()));
                answer
            }
        }
    }

    /// Notes that something could not be written for a reason that hits everybody: a try so small may still find room. Whoever
    /// is trying just now finds out by themselves.
    pub(crate) fn failed(&self, why: &StoreError) {
        if let Ok(mut tried) = self.0.try_lock() {
            *tried = Some((Instant::now(), Err(why.clone())));
        }
    }
}
