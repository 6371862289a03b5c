//! The one connection that writes.

use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::Mutex;

use super::file::{Files, Lock};
use super::primary_code;
use crate::StoreError;
use crate::groups::closed;
use crate::tried::Tried;

/// The database's code for a statement that makes no sense, such as ending a transaction where there is none.
const ERROR: i32 = 1;

/// What it says where nobody can write: only to be read, an error of the disk, damaged, full.
const HITS_ALL: [i32; 4] = [8, 10, 11, 13];

/// The one connection that writes. Whatever is written goes through [`Writer::write`] or [`Writer::write_whole`], which answer
/// only for what a restart would find.
#[derive(Clone)]
pub(super) struct Writer {
    /// Nothing when it is closed.
    line: Arc<Mutex<Option<Line>>>,
    files: Arc<Files>,
    tried: Arc<Tried>,
}

impl Writer {
    pub(super) fn new(connection: SqliteConnection, lock: Lock, files: Files) -> Writer {
        let line = Line { connection, begun: false, lock };
        Writer { line: Arc::new(Mutex::new(Some(line))), files: Arc::new(files), tried: Arc::default() }
    }

    /// What came of the last try to write.
    pub(super) fn tried(&self) -> &Tried {
        &self.tried
    }

    /// Writes by one statement.
    pub(super) async fn write<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> sqlx::Result<T>,
    ) -> Result<T, StoreError> {
        self.on_the_line(async |line| work(&mut line.connection).await).await
    }

    /// Writes by several statements, all of which count or none.
    pub(super) async fn write_whole<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> sqlx::Result<T>,
    ) -> Result<T, StoreError> {
        self.on_the_line(async |line| line.transact(work).await).await
    }

    /// Writes the file anew, after which it may be shorter.
    pub(super) async fn write_anew(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> sqlx::Result<()>,
    ) -> Result<(), StoreError> {
        self.on_the_line(async |line| {
            let done = work(&mut line.connection).await;
            self.files.measure();
            done
        })
        .await
    }

    async fn on_the_line<T>(&self, work: impl AsyncFnOnce(&mut Line) -> sqlx::Result<T>) -> Result<T, StoreError> {
        let mut held = self.line.lock().await;
        let line = held.as_mut().ok_or_else(closed)?;
        // Nothing is written into a file that is not there any more: it may come back, and what was refused with it.
        self.files.are_there()?;
        // Whoever came before may have gone away half-way.
        line.end().await?;
        let done = work(line).await;
        if done.is_err() {
            // What cannot be ended now is ended before anybody else writes.
            let _ = line.end().await;
        }
        drop(held);
        self.files.are_there()?;
        done.map_err(|error| {
            let hits_all = primary_code(&error).is_some_and(|code| HITS_ALL.contains(&code));
            let why = error.into();
            if hits_all {
                self.tried.failed(&why);
            }
            why
        })
    }

    /// Lets the file go when what is being written is written.
    pub(super) async fn close(&self) {
        if let Some(Line { connection, lock, .. }) = self.line.lock().await.take() {
            // What was answered is safe already.
            let _ = connection.close().await;
            drop(lock);
        }
    }
}

/// A connection, and whether a transaction may be open on it.
///
/// The driver's own transactions would not do: on a full disk the database ends them by itself, the driver goes on counting
/// them, and never begins another.
struct Line {
    connection: SqliteConnection,
    begun: bool,
    /// Held as long as anything can be written.
    lock: Lock,
}

impl Line {
    async fn transact<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> sqlx::Result<T>,
    ) -> sqlx::Result<T> {
        self.begun = true;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut self.connection).await?;
        let done = work(&mut self.connection).await?;
        sqlx::query("COMMIT").execute(&mut self.connection).await?;
        self.begun = false;
        Ok(done)
    }

    /// Ends a transaction that was left open: what came after it would be part of it, and never be safe.
    async fn end(&mut self) -> sqlx::Result<()> {
        if self.begun {
            match sqlx::query("ROLLBACK").execute(&mut self.connection).await {
                Err(error) if primary_code(&error) != Some(ERROR) => return Err(error),
                // The database may have ended it by itself.
                _ => self.begun = false,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use tokio::sync::Notify;

    use super::super::tests::{addition, store};
    use super::*;
    use crate::{Desk, Logs};

    /// From now on the file must not grow beyond so many pages, or beyond what it has.
    async fn room_for(writer: &Writer, pages: u32) {
        let room = sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}")));
        writer.write(async |connection| room.execute(connection).await).await.unwrap();
    }

    #[tokio::test]
    async fn a_full_disk_changes_nothing_and_is_forgotten_when_there_is_room() {
        let (_folder, store) = store().await;
        store.create("abc", "h", &[], 1).await.unwrap();
        let long = "x".repeat(100_000);
        let lines = [long.clone()];
        assert_eq!(store.ready().await, Ok(()));
        room_for(&store.writer, 1).await;
        for _ in 0..2 {
            let created = store.create("def", "h", &lines, 1).await;
            assert!(matches!(&created, Err(StoreError::Failed(why)) if why.contains("full")), "{created:?}");
            let added = store.append(addition("abc", 0, &[&long])).await;
            assert!(matches!(&added, Err(StoreError::Failed(why)) if why.contains("full")), "{added:?}");
            assert_eq!(store.ready().await, added.map(|_| ()), "and whoever asks is told so at once");
        }
        assert_eq!(store.load("def").await.unwrap(), None);
        assert!(store.load("abc").await.unwrap().unwrap().log.is_empty());
        room_for(&store.writer, 1_000_000).await;
        assert!(store.create("def", "h", &lines, 1).await.unwrap());
        assert!(store.append(addition("abc", 0, &[&long])).await.unwrap());
    }

    #[tokio::test]
    async fn whoever_goes_away_half_way_leaves_nothing_behind() {
        let (_folder, store) = store().await;
        let half_way = Notify::new();
        let leaves = store.writer.write_whole(async |connection| {
            sqlx::query("INSERT INTO passes VALUES ('half', 'anna', 'lost', 9)").execute(connection).await?;
            half_way.notify_one();
            pending().await
        });
        tokio::select! {
            ended = leaves => panic!("it never ends by itself: {:?}", ended.map(|()| "well")),
            () = half_way.notified() => {}
        }
        store.give("word", "anna", "anna", "kept", 9).await.unwrap();
        // Readers see what is safe, and nothing else.
        assert_eq!(store.pass("word", 1).await.unwrap().as_deref(), Some("kept"));
        assert_eq!(store.pass("half", 1).await.unwrap(), None);
    }
}
