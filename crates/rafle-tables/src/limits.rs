//! How much of the house one person may take.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rafle_store::Store;
use rafle_table::{Person, Refused, Wish};
use tokio::time::Instant;

use crate::{Live, Tables};

/// How often something may be done: so often at once, and as often again within this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How often; at least once.
    pub times: u32,
    /// Within how long.
    pub within: Duration,
}

impl Rate {
    /// So often in a minute.
    pub const fn a_minute(times: u32) -> Rate {
        Rate { times, within: Duration::from_mins(1) }
    }

    /// So often in an hour.
    pub const fn an_hour(times: u32) -> Rate {
        Rate { times, within: Duration::from_hours(1) }
    }
}

/// A bucket of tokens for each of many: whoever does something takes one out, and they come back with time. Only those whose
/// bucket is not full are remembered.
pub struct Buckets<K> {
    /// Nothing where there is no limit.
    rate: Option<Rate>,
    /// When each bucket will be full again.
    full_at: Mutex<HashMap<K, Instant>>,
    refused: AtomicU64,
}

impl<K: Hash + Eq> Buckets<K> {
    /// Full buckets, from which tokens are taken at this rate; as many as anybody likes if there is none.
    pub fn new(rate: Option<Rate>) -> Buckets<K> {
        Buckets { rate, full_at: Mutex::default(), refused: AtomicU64::new(0) }
    }

    /// Takes a token out of somebody's bucket; where there is none, tells how long it takes until there is.
    pub fn take(&self, of: K) -> Result<(), Duration> {
        let Some(Rate { times, within }) = self.rate else { return Ok(()) };
        let now = Instant::now();
        let mut buckets = self.lock();
        let full_at = buckets.get(&of).map_or(now, |full_at| *full_at).max(now) + within / times;
        let missing = full_at - now;
        if missing > within {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(missing.saturating_sub(within));
        }
        buckets.insert(of, full_at);
        Ok(())
    }

    /// Puts a token back that was taken for something that does not count after all.
    pub fn put_back(&self, of: &K) {
        let Some(Rate { times, within }) = self.rate else { return };
        if let Some(full_at) = self.lock().get_mut(of) {
            *full_at -= within / times;
        }
    }

    /// How often there was none.
    pub fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// Forgets those whose buckets are full.
    pub fn sweep(&self) {
        let now = Instant::now();
        self.lock().retain(|_, full_at| *full_at > now);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        // Whatever is done under it cannot be left half-done.
        self.full_at.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How much one person may do at the tables of a house; nothing means as much as they like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowed {
    /// So many tables in memory that they have opened.
    pub tables: Option<usize>,
    /// So often another name or seat, something else that changes nothing but how a table is set, or a choice taken back.
    pub renames: Option<Rate>,
    /// So many links that work once.
    pub passes: Option<Rate>,
}

/// What is left of that, by the keys of people.
pub(crate) struct Left {
    pub(crate) tables: Option<usize>,
    pub(crate) too_many_tables: AtomicU64,
    pub(crate) renames: Buckets<String>,
    pub(crate) passes: Buckets<String>,
}

impl Left {
    pub(crate) fn of(allowed: Allowed) -> Left {
        Left {
            tables: allowed.tables,
            too_many_tables: AtomicU64::new(0),
            renames: Buckets::new(allowed.renames),
            passes: Buckets::new(allowed.passes),
        }
    }

    /// Lets somebody write who sits where or how a table is set, or take a choice back; `names` if somebody is called otherwise with it.
    pub(crate) fn take_line_of_seats(&self, person: String, names: bool) -> Result<(), Refused> {
        let of = if names { "too-many-renames" } else { "too-many-requests" };
        self.renames.take(person).map_err(|wait| Refused::TooMuch { of, wait })
    }

    pub(crate) fn sweep(&self) {
        self.renames.sweep();
        self.passes.sweep();
    }

    /// How often each was not enough.
    pub(crate) fn refused(&self) -> [(&'static str, u64); 3] {
        [
            ("tables", self.too_many_tables.load(Ordering::Relaxed)),
            ("renames", self.renames.refused()),
            ("passes", self.passes.refused()),
        ]
    }
}

impl<S: Store> Tables<S> {
    /// The wish of somebody who plays. Taking a choice back costs as much as another name: nothing in the game keeps anybody from
    /// choosing and taking back again and again, and each time the table goes through its whole log. What was not granted
    /// costs nothing.
    pub async fn play_at(
        self: &Arc<Self>,
        table: &Arc<Live>,
        person: &Person,
        number: usize,
        wish: Wish,
    ) -> Result<usize, Refused> {
        if !matches!(wish, Wish::TakeBack(_)) {
            return self.wish_at(table, person, number, wish).await;
        }
        self.left.take_line_of_seats(person.key(), false)?;
        let done = self.wish_at(table, person, number, wish).await;
        done.inspect_err(|_| self.left.renames.put_back(&person.key()))
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn tokens_come_back_with_time() {
        let buckets = Buckets::new(Some(Rate::a_minute(3)));
        let takes = |times: u32| (0..times).map(|_| buckets.take("anna").is_ok()).collect::<Vec<_>>();
        assert_eq!(takes(4), [true, true, true, false]);
        assert_eq!(buckets.take("anna"), Err(Duration::from_secs(20)));
        assert_eq!(buckets.take("bo"), Ok(()), "everybody has a bucket of their own");
        buckets.put_back(&"anna");
        buckets.put_back(&"carl");
        assert_eq!(takes(2), [true, false], "what was put back can be taken again");
        advance(Duration::from_secs(20)).await;
        assert_eq!(takes(2), [true, false]);
        advance(Duration::from_hours(1)).await;
        assert_eq!(takes(4), [true, true, true, false], "a bucket is never more than full");
        assert_eq!(buckets.refused(), 5);
    }

    #[tokio::test(start_paused = true)]
    async fn only_those_who_have_taken_something_are_remembered() {
        let buckets = Buckets::new(Some(Rate::an_hour(2)));
        for person in 0..1000 {
            buckets.take(person).unwrap();
        }
        advance(Duration::from_mins(29)).await;
        buckets.sweep();
        assert_eq!(buckets.lock().len(), 1000);
        advance(Duration::from_mins(1)).await;
        buckets.sweep();
        assert_eq!(buckets.lock().len(), 0);
    }

    #[test]
    fn without_a_limit_nobody_is_remembered() {
        let buckets = Buckets::new(None);
        assert!((0..1000).all(|_| buckets.take("anna").is_ok()));
        assert_eq!((buckets.lock().len(), buckets.refused()), (0, 0));
    }
}
