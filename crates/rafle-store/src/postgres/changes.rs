//! What other processes change: notices, and catching up.
//!
//! A notice of the database says which logs have grown, as soon as that is committed. It may get lost with a connection, so
//! nobody relies on it: every second a listener asks what was added that it could not see the last time. Whoever knows a
//! snapshot knows exactly what is new since then.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::PATIENCE;
use crate::{Change, Changes, StoreError};

/// Where notices are sent.
pub(super) const CHANNEL: &str = "rafle";

/// A notice has so many bytes at most; the database takes just under 8000.
pub(super) const MOST: usize = 7500;

/// How often a listener catches up.
const OFTEN: Duration = Duration::from_secs(1);

/// Between two tries to listen again.
const REST: Duration = Duration::from_millis(250);

/// How many changes wait for whoever listens, before the listener waits too.
const QUEUE: usize = 4096;

/// What is heard.
pub(super) struct Heard(mpsc::Receiver<Change>);

impl Changes for Heard {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Change> + Send + '_>> {
        Box::pin(async {
            match self.0.recv().await {
                Some(change) => change,
                // The store is closed.
                None => std::future::pending().await,
            }
        })
    }
}

/// A change as a notice of this process. [`Change::Grown`] is written where it is committed, many in one notice.
pub(super) fn written(process: &str, change: &Change) -> String {
    match change {
        Change::Grown { table, length } => format!("{process} grown {table} {length}"),
        Change::Touched { table } => format!("{process} touched {table}"),
        Change::Devices => format!("{process} devices"),
        Change::Missed => format!("{process} missed"),
    }
}

/// What a notice of another process tells. What cannot be read was sent by a newer one.
fn read(own: &str, notice: &str) -> Vec<Change> {
    let mut words = notice.split(' ');
    if words.next() == Some(own) {
        return Vec::new();
    }
    match words.next() {
        Some("grown") => grown(words),
        Some("touched") => words.map(|table| Change::Touched { table: table.to_owned() }).collect(),
        Some("devices") => vec![Change::Devices],
        _ => vec![Change::Missed],
    }
}

fn grown<'a>(mut words: impl Iterator<Item = &'a str>) -> Vec<Change> {
    let mut changes = Vec::new();
    while let (Some(table), Some(length)) = (words.next(), words.next()) {
        if let Ok(length) = length.parse() {
            changes.push(Change::Grown { table: table.to_owned(), length });
        }
    }
    changes
}

/// Listens in a task of its own from now on, until the store is closed or nobody wants to hear any more.
pub(super) async fn listen(options: PgConnectOptions, process: Arc<str>, store: PgPool) -> Result<Heard, StoreError> {
    let (told, heard) = mpsc::channel(QUEUE);
    let mut ears = Ears { options, process, seen: None, told };
    let listener = ears.open().await?;
    tokio::spawn(async move {
        tokio::select! {
            () = ears.listen(listener) => {}
            () = store.close_event() => {}
        }
    });
    Ok(Heard(heard))
}

struct Ears {
    options: PgConnectOptions,
    process: Arc<str>,
    /// The snapshot of what was seen the last time.
    seen: Option<String>,
    told: mpsc::Sender<Change>,
}

impl Ears {
    /// Listens until nobody hears it.
    async fn listen(&mut self, mut listener: PgListener) {
        loop {
            let Err(error) = self.listen_to(&mut listener).await else { return };
            tracing::warn!(%error, "the database tells nothing any more, and is asked again");
            listener = loop {
                match self.open().await {
                    Ok(listener) => break listener,
                    Err(_) => sleep(REST).await,
                }
            };
            tracing::info!("the database tells again what others change");
            if self.tell([Change::Missed]).await.is_err() {
                return;
            }
        }
    }

    /// Opens an ear, and notes what is there already. What was missed since it was last open is told.
    async fn open(&mut self) -> Result<PgListener, StoreError> {
        let open = async {
            let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
            let mut listener = PgListener::connect_with(&pool.connect_lazy_with(self.options.clone())).await?;
            listener.eager_reconnect(false);
            listener.listen(CHANNEL).await?;
            Ok::<_, sqlx::Error>(listener)
        };
        let mut listener = timeout(PATIENCE, open).await.map_err(|_| super::silent())??;
        // After it listens: what is added from here on is either seen here or told.
        let changes = self.catch_up(&mut listener).await?;
        let _ = self.tell(changes).await;
        Ok(listener)
    }

    /// Listens until the connection breaks, or nobody hears it.
    async fn listen_to(&mut self, listener: &mut PgListener) -> Result<(), StoreError> {
        let mut often = interval(OFTEN);
        often.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let changes = tokio::select! {
                notice = listener.try_recv() => match notice? {
                    Some(notice) => read(&self.process, notice.payload()),
                    None => return Err(StoreError::Failed("the connection is lost".to_owned())),
                },
                _ = often.tick() => self.catch_up(listener).await?,
                () = self.told.closed() => return Ok(()),
            };
            if self.tell(changes).await.is_err() {
                return Ok(());
            }
        }
    }

    async fn tell(&self, changes: impl IntoIterator<Item = Change>) -> Result<(), ()> {
        for change in changes {
            self.told.send(change).await.map_err(|_| ())?;
        }
        Ok(())
    }

    /// What was added since the last time, by whomever.
    async fn catch_up(&mut self, listener: &mut PgListener) -> Result<Vec<Change>, StoreError> {
        let asked = sqlx::query_as(
            "SELECT pg_current_snapshot()::text, (
                 SELECT string_agg(table_id || ' ' || length, ' ') FROM (
                     SELECT table_id, max(number + length(lines) - length(replace(lines, E'\\n', '')) + 1) AS length
                     FROM entries
                     WHERE added_by >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(added_by, $1::pg_snapshot)
                     GROUP BY table_id
                 ) grown)",
        );
        let asked = asked.bind(self.seen.as_deref()).fetch_one(listener);
        let (seen, added): (String, Option<String>) = timeout(PATIENCE, asked).await.map_err(|_| super::silent())??;
        self.seen = Some(seen);
        Ok(grown(added.as_deref().unwrap_or_default().split_whitespace()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_tells_others_what_was_written() {
        let grown = Change::Grown { table: "abc".to_owned(), length: 12 };
        for change in [grown.clone(), Change::Touched { table: "abc".to_owned() }, Change::Devices, Change::Missed] {
            let notice = written("one", &change);
            assert_eq!(read("other", &notice), [change]);
            assert_eq!(read("one", &notice), [], "nobody is told of what they did themselves");
        }
        let both = read("other", "one grown abc 12 def 3");
        assert_eq!(both, [grown, Change::Grown { table: "def".to_owned(), length: 3 }]);
        assert_eq!(read("other", "one sung to sleep"), [Change::Missed], "a newer one may say more");
    }
}
