//! The embedded store: one file, one writer, several readers.

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::{mpsc, oneshot};

use crate::{Addition, Device, Store, StoreError, Stored, hashed};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// How many additions wait for the writer before those who bring more have to wait too.
const QUEUE: usize = 4096;

/// How many additions are committed together.
const GROUP: usize = 512;

/// Connections for reading.
const READERS: u32 = 2;

/// Logs in one file.
///
/// Additions are committed in groups: while one group is on its way to the disk the next one gathers, so that many tables
/// share each wait for the disk and every answer still means "this is safe".
#[derive(Clone)]
pub struct Sqlite {
    writer: SqlitePool,
    readers: SqlitePool,
    additions: mpsc::Sender<(Addition, oneshot::Sender<Result<bool, String>>)>,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings it up to date.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let failed =
            |why: &dyn std::fmt::Display| StoreError::Open { path: path.display().to_string(), why: why.to_string() };
        create_private(path).map_err(|error| failed(&error))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", "-2000");
        let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await;
        let writer = writer.map_err(|error| failed(&error))?;
        match MIGRATIONS.run(&writer).await {
            Ok(()) => {}
            Err(MigrateError::VersionMissing(_)) => return Err(StoreError::Newer { path: path.display().to_string() }),
            Err(error) => return Err(failed(&error)),
        }
        hash_people(&writer).await.map_err(|error| failed(&error))?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).min_connections(0);
        let readers = readers.connect_with(options.read_only(true)).await.map_err(|error| failed(&error))?;
        let (additions, queue) = mpsc::channel(QUEUE);
        tokio::spawn(commit_groups(writer.clone(), queue));
        Ok(Sqlite { writer, readers, additions })
    }

    /// Waits until everything is written, and lets the file go.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Makes the file if there is none, for nobody else's eyes: it holds every hidden card, and the key by which people are known.
/// What the database puts beside it gets the same mode.
fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    // One that is there is not touched: closing it would let go of the locks that this process has on it.
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// The first version kept the secrets by which people are known as they are: they become hashes, and what was written over
/// is cleaned away. A hash is longer than a secret, so that nobody is hashed twice.
async fn hash_people(writer: &SqlitePool) -> Result<(), sqlx::Error> {
    const SECRET: i64 = 26;
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    let people: Vec<(String,)> = sqlx::query_as("SELECT DISTINCT person FROM sitting WHERE length(person) = $1")
        .bind(SECRET)
        .fetch_all(&mut *transaction)
        .await?;
    for (secret,) in &people {
        sqlx::query("UPDATE sitting SET person = $2 WHERE person = $1")
            .bind(secret)
            .bind(hashed(secret))
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    if !people.is_empty() {
        sqlx::query("VACUUM").execute(writer).await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(writer).await?;
    }
    Ok(())
}

/// Commits additions in groups until nobody can bring more.
async fn commit_groups(
    writer: SqlitePool,
    mut queue: mpsc::Receiver<(Addition, oneshot::Sender<Result<bool, String>>)>,
) {
    let mut group = Vec::new();
    while queue.recv_many(&mut group, GROUP).await > 0 {
        let mut committed = commit(&writer, group.iter().map(|(addition, _)| addition)).await;
        for (addition, answer) in group.drain(..) {
            let won = match &mut committed {
                // Of several in one group the first was inserted, and the first is told.
                Ok(won) => Ok(won.remove(&(addition.table, addition.number as i64))),
                Err(error) => Err(error.to_string()),
            };
            // Whoever asked may have gone; the line is safe all the same.
            let _ = answer.send(won);
        }
    }
}

/// Commits one group as one statement, and tells which table and number were won.
async fn commit(
    writer: &SqlitePool,
    group: impl Iterator<Item = &Addition>,
) -> Result<HashSet<(String, i64)>, sqlx::Error> {
    let rows: Vec<_> = group.map(|it| (&it.table, it.number, it.lines.join("\n"), it.at)).collect();
    let rows = serde_json::to_string(&rows).expect("strings and numbers become JSON");
    let won: Vec<(String, i64)> = sqlx::query_as(
        "INSERT INTO entries (table_id, number, lines, at)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true
         ON CONFLICT DO NOTHING RETURNING table_id, number",
    )
    .bind(rows)
    .fetch_all(writer)
    .await?;
    Ok(won.into_iter().collect())
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

impl Store for Sqlite {
    async fn create(&self, table: &str, header: &str, lines: &[String], at: i64) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        let made = sqlx::query("INSERT INTO tables (id, header, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
            .bind(table)
            .bind(header)
            .bind(at)
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        if made.rows_affected() == 0 {
            return Ok(false);
        }
        if !lines.is_empty() {
            sqlx::query("INSERT INTO entries (table_id, number, lines, at) VALUES ($1, 0, $2, $3)")
                .bind(table)
                .bind(lines.join("\n"))
                .bind(at)
                .execute(&mut *transaction)
                .await
                .map_err(failed)?;
        }
        transaction.commit().await.map_err(failed)?;
        Ok(true)
    }

    async fn append(&self, addition: Addition) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.additions.send((addition, answer)).await.map_err(failed)?;
        answered.await.map_err(failed)?.map_err(StoreError::Failed)
    }

    async fn load(&self, table: &str) -> Result<Option<Stored>, StoreError> {
        let head: Option<(String, i64, Option<String>)> =
            sqlx::query_as("SELECT header, created, next FROM tables WHERE id = $1")
                .bind(table)
                .fetch_optional(&self.readers)
                .await
                .map_err(failed)?;
        let Some((header, created, next)) = head else { return Ok(None) };
        let entries: Vec<(String, i64)> =
            sqlx::query_as("SELECT lines, at FROM entries WHERE table_id = $1 ORDER BY number")
                .bind(table)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
        let changed = entries.last().map_or(created, |(_, at)| *at);
        let log = entries.iter().flat_map(|(lines, _)| lines.split('\n')).map(ToOwned::to_owned).collect();
        Ok(Some(Stored { header, log, created, changed, next }))
    }

    async fn sit(&self, person: &str, table: &str, at: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO sitting (person, table_id, since) VALUES ($1, $2, $3)
             ON CONFLICT (person, table_id) DO UPDATE SET since = excluded.since",
        )
        .bind(person)
        .bind(table)
        .bind(at)
        .execute(&self.writer)
        .await
        .map(|_| ())
        .map_err(failed)
    }

    async fn rise(&self, person: &str, table: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sitting WHERE person = $1 AND table_id = $2")
            .bind(person)
            .bind(table)
            .execute(&self.writer)
            .await
            .map(|_| ())
            .map_err(failed)
    }

    async fn follow(&self, table: &str, next: &str, at: i64) -> Result<String, StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        let (kept,): (String,) =
            sqlx::query_as("UPDATE tables SET next = coalesce(next, $2) WHERE id = $1 RETURNING next")
                .bind(table)
                .bind(next)
                .fetch_one(&mut *transaction)
                .await
                .map_err(failed)?;
        if kept == next {
            sqlx::query(
                "INSERT INTO sitting (person, table_id, since) SELECT person, $2, $3 FROM sitting WHERE table_id = $1
                 ON CONFLICT DO NOTHING",
            )
            .bind(table)
            .bind(next)
            .bind(at)
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        }
        transaction.commit().await.map_err(failed)?;
        Ok(kept)
    }

    async fn give(&self, word: &str, means: &str, until: i64) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO passes (word, means, until) VALUES ($1, $2, $3)")
            .bind(word)
            .bind(means)
            .bind(until)
            .execute(&self.writer)
            .await
            .map(|_| ())
            .map_err(failed)
    }

    async fn pass(&self, word: &str, at: i64) -> Result<Option<String>, StoreError> {
        let row: Option<(String,)> = sqlx::query_as("SELECT means FROM passes WHERE word = $1 AND until >= $2")
            .bind(word)
            .bind(at)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        Ok(row.map(|(means,)| means))
    }

    async fn take(&self, word: &str, at: i64) -> Result<Option<String>, StoreError> {
        // What has become too old goes with it.
        let rows: Vec<(String, String, i64)> =
            sqlx::query_as("DELETE FROM passes WHERE word = $1 OR until < $2 RETURNING word, means, until")
                .bind(word)
                .bind(at)
                .fetch_all(&self.writer)
                .await
                .map_err(failed)?;
        Ok(rows.into_iter().find(|(taken, _, until)| taken == word && *until >= at).map(|(_, means, _)| means))
    }

    async fn attach(&self, device: &Device) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO devices (key, person, sealed, label, since) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (key) DO UPDATE SET
                 person = excluded.person, sealed = excluded.sealed, label = excluded.label, since = excluded.since",
        )
        .bind(&device.key)
        .bind(&device.person)
        .bind(&device.sealed)
        .bind(&device.label)
        .bind(device.since)
        .execute(&self.writer)
        .await
        .map(|_| ())
        .map_err(failed)
    }

    async fn detach(&self, key: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM devices WHERE key = $1")
            .bind(key)
            .execute(&self.writer)
            .await
            .map(|_| ())
            .map_err(failed)
    }

    async fn devices(&self) -> Result<Vec<Device>, StoreError> {
        let rows: Vec<(String, String, String, String, i64)> =
            sqlx::query_as("SELECT key, person, sealed, label, since FROM devices ORDER BY since, key")
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
        let device = |(key, person, sealed, label, since)| Device { key, person, sealed, label, since };
        Ok(rows.into_iter().map(device).collect())
    }

    async fn tables_of(&self, person: &str, most: usize) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT table_id FROM sitting WHERE person = $1 ORDER BY since DESC LIMIT $2")
                .bind(person)
                .bind(most as i64)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
        Ok(rows.into_iter().map(|(table,)| table).collect())
    }

    async fn setting(&self, name: &str, make: impl FnOnce() -> String + Send) -> Result<String, StoreError> {
        sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(make())
            .execute(&self.writer)
            .await
            .map_err(failed)?;
        let (value,): (String,) = sqlx::query_as("SELECT value FROM settings WHERE name = $1")
            .bind(name)
            .fetch_one(&self.writer)
            .await
            .map_err(failed)?;
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn store() -> (tempfile::TempDir, Sqlite) {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
        (folder, store)
    }

    fn addition(table: &str, number: usize, lines: &[&str]) -> Addition {
        Addition { table: table.to_owned(), number, lines: lines.iter().map(ToString::to_string).collect(), at: 7 }
    }

    #[tokio::test]
    async fn a_log_is_there_again_after_a_restart() {
        let (folder, store) = store().await;
        assert!(store.create("abc", "rafle 1 greedy seats=2", &["name A Anna".to_owned()], 5).await.unwrap());
        assert!(!store.create("abc", "rafle 1 yatzy seats=2", &[], 6).await.unwrap(), "the name is taken");
        assert!(store.append(addition("abc", 1, &["throw 4", "stop"])).await.unwrap());
        store.close().await;
        let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
        let stored = store.load("abc").await.unwrap().unwrap();
        assert_eq!(stored.header, "rafle 1 greedy seats=2");
        assert_eq!(stored.log, ["name A Anna", "throw 4", "stop"]);
        assert_eq!((stored.created, stored.changed), (5, 7));
        assert_eq!(store.load("xyz").await.unwrap(), None);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn nobody_else_on_the_machine_reads_it() {
        use std::os::unix::fs::PermissionsExt;
        let (folder, store) = store().await;
        store.create("abc", "h", &[], 1).await.unwrap();
        let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap).collect();
        assert!(files.len() > 1, "the database and its log: {files:?}");
        for file in files {
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
        }
    }

    #[tokio::test]
    async fn one_writer_wins_each_number() {
        let (_folder, store) = store().await;
        store.create("abc", "h", &[], 1).await.unwrap();
        let writers: Vec<_> = (0..50)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(
                    async move { store.append(addition("abc", 0, &[&format!("throw {writer}")])).await.unwrap() },
                )
            })
            .collect();
        let mut won = 0;
        for writer in writers {
            won += usize::from(writer.await.unwrap());
        }
        assert_eq!(won, 1);
        assert_eq!(store.load("abc").await.unwrap().unwrap().log.len(), 1);
    }

    #[tokio::test]
    async fn a_database_of_a_newer_version_is_left_alone() {
        let (folder, store) = store().await;
        sqlx::query(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'later', true, x'00', 0)",
        )
        .execute(&store.writer)
        .await
        .unwrap();
        store.close().await;
        let opened = Sqlite::open(&folder.path().join("rafle.db")).await;
        assert!(matches!(opened, Err(StoreError::Newer { .. })));
    }

    #[tokio::test]
    async fn a_folder_that_is_not_there_is_named() {
        let opened = Sqlite::open(Path::new("no/such/folder/rafle.db")).await;
        assert!(matches!(opened, Err(StoreError::Open { path, .. }) if path.contains("no/such/folder")));
    }

    #[tokio::test]
    async fn the_first_setting_is_kept() {
        let (_folder, store) = store().await;
        assert_eq!(store.setting("key", || "first".to_owned()).await.unwrap(), "first");
        assert_eq!(store.setting("key", || "second".to_owned()).await.unwrap(), "first");
    }

    #[tokio::test]
    async fn people_find_their_tables_again() {
        let (_folder, store) = store().await;
        for (table, at) in [("abc", 1), ("def", 2)] {
            store.create(table, "h", &[], at).await.unwrap();
            store.sit("anna", table, at).await.unwrap();
        }
        store.sit("anna", "abc", 3).await.unwrap();
        assert_eq!(store.tables_of("anna", 10).await.unwrap(), ["abc", "def"]);
        assert!(store.tables_of("bo", 10).await.unwrap().is_empty());
        store.rise("anna", "abc").await.unwrap();
        assert_eq!(store.tables_of("anna", 10).await.unwrap(), ["def"]);
    }

    #[tokio::test]
    async fn whoever_opens_the_next_table_first_takes_everybody_along() {
        let (_folder, store) = store().await;
        for table in ["old", "new", "late"] {
            store.create(table, "h", &[], 1).await.unwrap();
        }
        store.sit("anna", "old", 1).await.unwrap();
        store.sit("bo", "old", 1).await.unwrap();
        assert_eq!(store.follow("old", "new", 2).await.unwrap(), "new");
        assert_eq!(store.follow("old", "late", 3).await.unwrap(), "new");
        assert_eq!(store.load("old").await.unwrap().unwrap().next.as_deref(), Some("new"));
        assert_eq!(store.tables_of("bo", 10).await.unwrap(), ["new", "old"]);
    }

    #[tokio::test]
    async fn a_pass_works_once_and_not_for_long() {
        let (_folder, store) = store().await;
        store.give("word", "device anna", 10).await.unwrap();
        store.give("late", "device bo", 10).await.unwrap();
        assert_eq!(store.pass("word", 10).await.unwrap().as_deref(), Some("device anna"));
        assert_eq!(store.take("word", 10).await.unwrap().as_deref(), Some("device anna"));
        assert_eq!(store.take("word", 10).await.unwrap(), None);
        assert_eq!((store.pass("late", 11).await.unwrap(), store.take("late", 11).await.unwrap()), (None, None));
    }

    #[tokio::test]
    async fn a_device_plays_for_one_person_at_a_time() {
        let (_folder, store) = store().await;
        let device = |key: &str, person: &str, since| Device {
            key: key.to_owned(),
            person: person.to_owned(),
            sealed: "sealed".to_owned(),
            label: "Phone".to_owned(),
            since,
        };
        for (key, person, since) in [("phone", "anna", 2), ("tablet", "anna", 1), ("phone", "bo", 3)] {
            store.attach(&device(key, person, since)).await.unwrap();
        }
        assert_eq!(store.devices().await.unwrap(), [device("tablet", "anna", 1), device("phone", "bo", 3)]);
        store.detach("tablet").await.unwrap();
        store.detach("nobody").await.unwrap();
        assert_eq!(store.devices().await.unwrap(), [device("phone", "bo", 3)]);
    }

    #[tokio::test]
    async fn secrets_of_the_first_version_become_hashes() {
        let (folder, store) = store().await;
        let secret = "abcdefghijkmnpqrstuvwxyz23";
        store.create("abc", "h", &[], 1).await.unwrap();
        store.sit(secret, "abc", 1).await.unwrap();
        store.close().await;
        for _ in 0..2 {
            let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
            assert_eq!(store.tables_of(&hashed(secret), 10).await.unwrap(), ["abc"]);
            store.close().await;
            for file in std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap) {
                let bytes = std::fs::read(file.path()).unwrap();
                let there = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
                assert!(!there, "the secret is still in {file:?}");
            }
        }
    }
}
