//! What is dropped: from memory when nobody needs it for a while, from the store when nobody ever will.

use std::sync::Arc;
use std::time::Duration;

use rafle_store::{Store, StoreError};

use crate::{Tables, now};

/// So many tables are deleted by one statement: whoever moves meanwhile waits for no more than that.
const AT_ONCE: usize = 200;

/// How long tables are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keeping {
    /// Those at which nothing has happened since they were opened; for ever if nothing is said.
    pub unplayed: Option<Duration>,
    /// Any other after its last line; for ever if nothing is said.
    pub old: Option<Duration>,
}

impl<S: Store> Tables<S> {
    /// Drops tables from memory that nobody looks at and nobody has touched for a while, and those whose rules have panicked.
    pub fn sweep(&self) {
        self.left.sweep();
        let mut live = self.live.lock().expect("the map is never left half-done");
        live.retain(|_, table| {
            let idle =
                table.state.try_lock().is_ok_and(|state| state.touched.elapsed() > self.pacing.idle && !state.driven);
            !(table.has_failed() || idle && table.unwatched() && Arc::strong_count(table) == 1)
        });
    }

    /// Deletes tables from the store that are not kept any longer, and tells how many. One that is in memory is somebody's still,
    /// and so is one at which somebody is who looks at it from another process.
    pub async fn clean(&self) -> Result<usize, StoreError> {
        let ago = |kept: Duration| now().saturating_sub(i64::try_from(kept.as_secs()).unwrap_or(i64::MAX));
        let before = |kept: Option<Duration>| kept.map_or(i64::MIN, ago);
        let (unplayed, old) = (before(self.keeping.unplayed), before(self.keeping.old));
        let outdated = self.store.outdated(unplayed, old, now()).await?;
        let mut deleted = 0;
        for tables in outdated.chunks(AT_ONCE) {
            let mut left = self.nobody_there(tables).await?;
            {
                let live = self.live.lock().expect("the map is never left half-done");
                left.retain(|id| !live.contains_key(id));
            }
            deleted += self.store.delete_outdated(&left, unplayed, old).await?;
        }
        Ok(deleted)
    }
}
