//! Whether the file can be relied on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio::sync::SetOnce;

use super::damage;
use super::writer::Writer;
use crate::StoreError;

/// After so many pages or steps, whoever looks through the file asks whether to go on.
const STEPS: i32 = 100;

/// What is known about the file.
pub(super) struct Health {
    path: String,
    closing: Arc<AtomicBool>,
    /// What is damaged, if anything is; not set as long as somebody looks through the file.
    looked: SetOnce<Option<String>>,
}

impl Health {
    /// Has somebody look through the whole file, in a task and with a connection of its own: opening it touches a few pages
    /// only, and a damaged one would be found by whoever plays there.
    pub(super) fn of(path: String, options: SqliteConnectOptions) -> Arc<Health> {
        // It may take long, and nobody has to be warned of that.
        let options = options.disable_statement_logging();
        let health = Arc::new(Health { path, closing: Arc::default(), looked: SetOnce::new() });
        let looking = health.clone();
        tokio::spawn(async move {
            let found = looking.found(&options).await;
            // Nobody else sets it.
            let _ = looking.looked.set(found);
            if let Some(error) = looking.damage() {
                tracing::error!(%error, "what is stored is not what was written");
            }
        });
        health
    }

    /// The damage that was found so far, if there is some.
    pub(super) fn damage(&self) -> Option<StoreError> {
        let why = self.looked.get()?.clone()?;
        Some(StoreError::Damaged { path: self.path.clone(), why })
    }

    /// Whether what is written now is safe, tried by writing something; and whether what was written is.
    pub(super) async fn ready(&self, writer: &Writer) -> Result<(), StoreError> {
        if let Some(damaged) = self.damage() {
            return Err(damaged);
        }
        writer.tried().or_try(count_a_try(writer)).await
    }

    /// Stops whoever looks through the file, and waits until it is let go.
    pub(super) async fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        self.looked.wait().await;
    }

    async fn found(&self, options: &SqliteConnectOptions) -> Option<String> {
        match self.quick_check(options).await {
            Ok(said) if said == "ok" => None,
            Ok(said) => Some(said.lines().collect::<Vec<_>>().join(" ")),
            Err(error) => {
                let found = damage(&error);
                if found.is_none() && !self.closing.load(Ordering::Relaxed) {
                    tracing::warn!(%error, "cannot look through the database for damage");
                }
                found
            }
        }
    }

    async fn quick_check(&self, options: &SqliteConnectOptions) -> sqlx::Result<String> {
        let mut connection = options.connect().await?;
        let closing = self.closing.clone();
        connection.lock_handle().await?.set_progress_handler(STEPS, move || !closing.load(Ordering::Relaxed));
        let said = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
        connection.close().await?;
        said
    }
}

/// Writes something small that is another thing each time, so that it really goes to the disk.
async fn count_a_try(writer: &Writer) -> Result<(), StoreError> {
    let count = sqlx::query(
        "INSERT INTO settings (name, value) VALUES ('tries', '1') ON CONFLICT (name) DO UPDATE SET value = value + 1",
    );
    writer.write(async |connection| count.execute(connection).await.map(|_| ())).await
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::time::Duration;

    use sqlx::AssertSqlSafe;
    use tokio::time::{advance, pause, resume};

    use super::super::tests::{addition, store};
    use super::*;
    use crate::tried::REMEMBERED;
    use crate::{Desk, Logs, Sqlite};

    /// A closed file in which the last tables of some hundred lie on pages that nobody touches at the opening.
    async fn full_of_tables() -> tempfile::TempDir {
        let (folder, store) = store().await;
        for table in 0..300 {
            store.create(&format!("t{table:03}"), "h", &["x".repeat(2000)], 1).await.unwrap();
        }
        store.close().await;
        folder
    }

    #[tokio::test]
    async fn a_file_that_is_no_database_is_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rafle.db");
        fs::write(&path, [b'x'; 5000]).unwrap();
        let damaged = Sqlite::open(&path).await.err().unwrap();
        let why = "file is not a database".to_owned();
        assert_eq!(damaged, StoreError::Damaged { path: path.display().to_string(), why });
        assert_eq!(fs::read(&path).unwrap(), [b'x'; 5000], "it is left as it was");
    }

    #[tokio::test]
    async fn a_file_that_was_cut_off_is_damaged() {
        let folder = full_of_tables().await;
        let path = folder.path().join("rafle.db");
        File::options().write(true).open(&path).unwrap().set_len(5000).unwrap();
        let damaged = Sqlite::open(&path).await.err().unwrap();
        assert!(matches!(damaged, StoreError::Damaged { .. }), "{damaged:?}");
    }

    #[tokio::test]
    async fn damage_that_opening_does_not_touch_is_found() {
        let folder = full_of_tables().await;
        let path = folder.path().join("rafle.db");
        let mut pages = fs::read(&path).unwrap();
        let late = pages.len() / 4096 * 3 / 4 * 4096;
        pages[late..late + 4096].fill(0xa5);
        fs::write(&path, pages).unwrap();
        let store = Sqlite::open(&path).await.unwrap();
        store.health.looked.wait().await;
        let damaged = store.ready().await;
        assert!(matches!(damaged, Err(StoreError::Damaged { .. })), "{damaged:?}");
        // Whoever plays elsewhere plays on.
        store.create("new", "h", &[], 1).await.unwrap();
        assert!(store.append(addition("new", 0, &["stop"])).await.unwrap());
    }

    #[tokio::test]
    async fn a_whole_file_is_found_whole() {
        let folder = full_of_tables().await;
        let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
        store.health.looked.wait().await;
        assert_eq!(store.ready().await, Ok(()));
    }

    /// How often it was tried to write something.
    async fn tries(store: &Sqlite) -> String {
        store.setting("tries", "").await.unwrap()
    }

    /// Lets so much time pass, at once. Whatever the database does takes its own time, and is not hurried by that.
    async fn later(time: Duration) {
        pause();
        advance(time).await;
        resume();
    }

    #[tokio::test]
    async fn whether_it_can_write_is_tried_once_for_all_who_ask() {
        let (_folder, store) = store().await;
        let asking: Vec<_> = (0..50)
            .map(|_| {
                tokio::spawn({
                    let store = store.clone();
                    async move { store.ready().await }
                })
            })
            .collect();
        for asked in asking {
            assert_eq!(asked.await.unwrap(), Ok(()));
        }
        assert_eq!(tries(&store).await, "1");
        later(REMEMBERED).await;
        assert_eq!(store.ready().await, Ok(()));
        assert_eq!(tries(&store).await, "2");
    }

    #[tokio::test]
    async fn why_it_cannot_write_is_told_and_forgotten_when_it_can() {
        let (_folder, store) = store().await;
        let only_read = async |only: bool| {
            let only = sqlx::query(AssertSqlSafe(format!("PRAGMA query_only = {only}")));
            store.writer.write(async |connection| only.execute(connection).await).await.unwrap();
        };
        only_read(true).await;
        let answer = store.ready().await;
        assert!(matches!(&answer, Err(StoreError::Failed(why)) if why.contains("readonly")), "{answer:?}");
        only_read(false).await;
        assert_eq!(store.ready().await, answer, "for a while the answer is remembered");
        later(REMEMBERED).await;
        assert_eq!(store.ready().await, Ok(()));
    }

    #[tokio::test]
    async fn a_file_that_has_vanished_is_not_ready() {
        let (folder, store) = store().await;
        fs::remove_file(folder.path().join("rafle.db")).unwrap();
        assert!(matches!(store.ready().await, Err(StoreError::Vanished { .. })));
    }
}
