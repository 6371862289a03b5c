//! The embedded store: one file, one writer, several readers.

mod additions;
mod file;
mod health;
mod writer;

use std::future::ready;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use sqlx::error::BoxDynError;
use sqlx::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection};

use self::additions::Additions;
use self::file::{Files, Lock};
use self::health::Health;
use self::writer::Writer;
use crate::{Addition, Device, Store, StoreError, Stored, hashed};

/// How the database came to be as it is, step by step. A step that was released is never changed.
#[derive(Debug)]
struct Steps;

impl Steps {
    const ALL: [(&str, &str); 2] = [
        ("tables and lines", include_str!("../migrations/0001_tables_and_lines.sql")),
        ("devices", include_str!("../migrations/0002_devices.sql")),
    ];
}

/// Written by hand: the macro for it would have the database built once more, for the compiler.
impl MigrationSource<'static> for Steps {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send>> {
        let step = |(version, (title, sql)): (i64, (&'static str, &'static str))| {
            Migration::new(version, title.into(), MigrationType::Simple, sql.into_sql_str(), false)
        };
        Box::pin(ready(Ok((1..).zip(Steps::ALL).map(step).collect())))
    }
}

/// Connections for reading.
const READERS: u32 = 2;

/// Logs in one file.
#[derive(Clone)]
pub struct Sqlite {
    writer: Writer,
    readers: SqlitePool,
    additions: Additions,
    health: Arc<Health>,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings it up to date. Nobody else opens it until it is closed.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let name = || path.display().to_string();
        let unusable = |error: io::Error| StoreError::Open { path: name(), why: error.to_string() };
        let cannot_open = |error: sqlx::Error| match damage(&error) {
            Some(why) => StoreError::Damaged { path: name(), why },
            None => StoreError::Open { path: name(), why: error.to_string() },
        };
        file::create_private(path).map_err(unusable)?;
        let lock = Lock::take(path)?;
        if file::is_emptied(path).map_err(unusable)? {
            return Err(StoreError::Damaged { path: name(), why: "it is empty, and its log is not".to_owned() });
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", "-2000");
        let mut connection = options.connect().await.map_err(cannot_open)?;
        let brought_up_to_date = async { Migrator::new(Steps).await?.run(&mut connection).await }.await;
        match brought_up_to_date {
            Ok(()) => {}
            Err(MigrateError::VersionMissing(_)) => return Err(StoreError::Newer { path: name() }),
            Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
                return Err(cannot_open(error));
            }
            Err(error) => return Err(StoreError::Open { path: name(), why: error.to_string() }),
        }
        let options = options.read_only(true);
        let readers = SqlitePoolOptions::new().max_connections(READERS).min_connections(0);
        let readers = readers.connect_with(options.clone()).await.map_err(cannot_open)?;
        hash_people(&mut connection).await.map_err(cannot_open)?;
        // From here on no file gets shorter.
        let files = Files::of(path).map_err(unusable)?;
        let writer = Writer::new(connection, lock, files);
        let additions = Additions::to(writer.clone());
        let health = Health::of(name(), options);
        Ok(Sqlite { writer, readers, additions, health })
    }

    /// Waits until everything is written, and lets the file go.
    pub async fn close(&self) {
        self.health.close().await;
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// What is noted as long as secrets may still lie in pages that were written over.
const UNCLEAN: &str = "unclean";

/// The first version kept the secrets by which people are known as they are: they become hashes, and what was written over
/// is cleaned away; whoever was interrupted before that cleans at the next opening. A hash is longer than a secret, so that
/// nobody is hashed twice.
async fn hash_people(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    const SECRET: i64 = 26;
    let mut hashing = connection.begin().await?;
    let people: Vec<(String,)> = sqlx::query_as("SELECT DISTINCT person FROM sitting WHERE length(person) = $1")
        .bind(SECRET)
        .fetch_all(&mut *hashing)
        .await?;
    for (secret,) in &people {
        let hash = sqlx::query("UPDATE sitting SET person = $2 WHERE person = $1");
        hash.bind(secret).bind(hashed(secret)).execute(&mut *hashing).await?;
    }
    if !people.is_empty() {
        let note = sqlx::query("INSERT INTO settings (name, value) VALUES ($1, '') ON CONFLICT DO NOTHING");
        note.bind(UNCLEAN).execute(&mut *hashing).await?;
    }
    hashing.commit().await?;
    let noted = sqlx::query("SELECT name FROM settings WHERE name = $1").bind(UNCLEAN);
    if noted.fetch_optional(&mut *connection).await?.is_some() {
        sqlx::query("VACUUM").execute(&mut *connection).await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *connection).await?;
        sqlx::query("DELETE FROM settings WHERE name = $1").bind(UNCLEAN).execute(connection).await?;
    }
    Ok(())
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            // What is written about a table needs the table, and nothing needs anything else.
            Some(why) if why.is_foreign_key_violation() => StoreError::NoTable,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

fn closed() -> StoreError {
    StoreError::Failed("the store is closed".to_owned())
}

/// What the database says of a file that is none, or not what was written into it.
const DAMAGED: [i32; 2] = [11, 26];

/// What is damaged, if this error says that something is.
fn damage(error: &sqlx::Error) -> Option<String> {
    let damaged = primary_code(error).is_some_and(|code| DAMAGED.contains(&code));
    error.as_database_error().filter(|_| damaged).map(|why| why.message().to_owned())
}

/// The database's code for an error, without what some of them add to it.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

impl Store for Sqlite {
    async fn create(&self, table: &str, header: &str, lines: &[String], at: i64) -> Result<bool, StoreError> {
        let create = async |connection: &mut SqliteConnection| {
            let made =
                sqlx::query("INSERT INTO tables (id, header, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                    .bind(table)
                    .bind(header)
                    .bind(at)
                    .execute(&mut *connection)
                    .await?;
            let made = made.rows_affected() > 0;
            if made && !lines.is_empty() {
                sqlx::query("INSERT INTO entries (table_id, number, lines, at) VALUES ($1, 0, $2, $3)")
                    .bind(table)
                    .bind(lines.join("\n"))
                    .bind(at)
                    .execute(connection)
                    .await?;
            }
            Ok(made)
        };
        self.writer.write_whole(create).await
    }

    async fn append(&self, addition: Addition) -> Result<bool, StoreError> {
        self.additions.bring(addition).await
    }

    async fn load(&self, table: &str) -> Result<Option<Stored>, StoreError> {
        let head: Option<(String, i64, Option<String>)> =
            sqlx::query_as("SELECT header, created, next FROM tables WHERE id = $1")
                .bind(table)
                .fetch_optional(&self.readers)
                .await?;
        let Some((header, created, next)) = head else { return Ok(None) };
        let entries: Vec<(String, i64)> =
            sqlx::query_as("SELECT lines, at FROM entries WHERE table_id = $1 ORDER BY number")
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
        let changed = entries.last().map_or(created, |(_, at)| *at);
        let log = entries.iter().flat_map(|(lines, _)| lines.split('\n')).map(ToOwned::to_owned).collect();
        Ok(Some(Stored { header, log, created, changed, next }))
    }

    async fn sit(&self, person: &str, table: &str, at: i64) -> Result<(), StoreError> {
        let sit = sqlx::query(
            "INSERT INTO sitting (person, table_id, since) VALUES ($1, $2, $3)
             ON CONFLICT (person, table_id) DO UPDATE SET since = excluded.since",
        );
        let sit = sit.bind(person).bind(table).bind(at);
        self.writer.write(async |connection| sit.execute(connection).await.map(|_| ())).await
    }

    async fn rise(&self, person: &str, table: &str) -> Result<(), StoreError> {
        let rise = sqlx::query("DELETE FROM sitting WHERE person = $1 AND table_id = $2").bind(person).bind(table);
        self.writer.write(async |connection| rise.execute(connection).await.map(|_| ())).await
    }

    async fn follow(&self, table: &str, next: &str, at: i64) -> Result<String, StoreError> {
        let follow = async |connection: &mut SqliteConnection| {
            let kept: Option<(String,)> =
                sqlx::query_as("UPDATE tables SET next = coalesce(next, $2) WHERE id = $1 RETURNING next")
                    .bind(table)
                    .bind(next)
                    .fetch_optional(&mut *connection)
                    .await?;
            if kept.as_ref().is_some_and(|(kept,)| kept == next) {
                sqlx::query(
                    "INSERT INTO sitting (person, table_id, since) SELECT person, $2, $3 FROM sitting WHERE table_id = $1
                     ON CONFLICT DO NOTHING",
                )
                .bind(table)
                .bind(next)
                .bind(at)
                .execute(connection)
                .await?;
            }
            Ok(kept)
        };
        let kept = self.writer.write_whole(follow).await?;
        kept.map(|(kept,)| kept).ok_or(StoreError::NoTable)
    }

    async fn give(&self, word: &str, person: &str, device: &str, means: &str, until: i64) -> Result<bool, StoreError> {
        let give = sqlx::query(
            "INSERT INTO passes (word, person, means, until) SELECT $1, $2, $4, $5
             WHERE $2 = $3 OR EXISTS (SELECT 1 FROM devices WHERE key = $3 AND person = $2)",
        );
        let give = give.bind(word).bind(person).bind(device).bind(means).bind(until);
        self.writer.write(async |connection| give.execute(connection).await.map(|done| done.rows_affected() > 0)).await
    }

    async fn pass(&self, word: &str, at: i64) -> Result<Option<String>, StoreError> {
        let row: Option<(String,)> = sqlx::query_as("SELECT means FROM passes WHERE word = $1 AND until >= $2")
            .bind(word)
            .bind(at)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|(means,)| means))
    }

    async fn take(&self, word: &str, at: i64) -> Result<Option<String>, StoreError> {
        // What has become too old goes with it.
        let take = sqlx::query_as("DELETE FROM passes WHERE word = $1 OR until < $2 RETURNING word, means, until");
        let take = take.bind(word).bind(at);
        let rows: Vec<(String, String, i64)> =
            self.writer.write(async |connection| take.fetch_all(connection).await).await?;
        Ok(rows.into_iter().find(|(taken, _, until)| taken == word && *until >= at).map(|(_, means, _)| means))
    }

    async fn attach(&self, device: &Device, word: &str, at: i64) -> Result<bool, StoreError> {
        let take = sqlx::query("DELETE FROM passes WHERE word = $1 AND until >= $2").bind(word).bind(at);
        let own = sqlx::query("DELETE FROM devices WHERE key = $1").bind(&device.key);
        let attach = sqlx::query(
            "INSERT INTO devices (key, person, sealed, label, since) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (key) DO UPDATE SET
                 person = excluded.person, sealed = excluded.sealed, label = excluded.label, since = excluded.since",
        );
        let attach = attach.bind(&device.key).bind(&device.person).bind(&device.sealed);
        let attach = attach.bind(&device.label).bind(device.since);
        let attach = if device.key == device.person { own } else { attach };
        self.writer
            .write_whole(async |connection| {
                let taken = take.execute(&mut *connection).await?.rows_affected() > 0;
                if taken {
                    attach.execute(connection).await?;
                }
                Ok(taken)
            })
            .await
    }

    async fn release(&self, key: &str, person: &str) -> Result<bool, StoreError> {
        let detach = sqlx::query("DELETE FROM devices WHERE key = $1 AND person = $2").bind(key).bind(person);
        let withdraw = sqlx::query("DELETE FROM passes WHERE person = $1").bind(person);
        self.writer
            .write_whole(async |connection| {
                let released = detach.execute(&mut *connection).await?.rows_affected() > 0;
                if released {
                    withdraw.execute(connection).await?;
                }
                Ok(released)
            })
            .await
    }

    async fn devices(&self) -> Result<Vec<Device>, StoreError> {
        let rows: Vec<(String, String, String, String, i64)> =
            sqlx::query_as("SELECT key, person, sealed, label, since FROM devices ORDER BY since, key")
                .fetch_all(&self.readers)
                .await?;
        let device = |(key, person, sealed, label, since)| Device { key, person, sealed, label, since };
        Ok(rows.into_iter().map(device).collect())
    }

    async fn tables_of(&self, person: &str, most: usize) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT table_id FROM sitting WHERE person = $1 ORDER BY since DESC LIMIT $2")
                .bind(person)
                .bind(most as i64)
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.into_iter().map(|(table,)| table).collect())
    }

    async fn outdated(&self, unplayed: i64, old: i64, at: i64) -> Result<Vec<String>, StoreError> {
        let expire = sqlx::query("DELETE FROM passes WHERE until < $1").bind(at);
        self.writer.write(async |connection| expire.execute(connection).await.map(|_| ())).await?;
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables
             WHERE created < $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id AND number > 0)
                OR created < $2 AND coalesce(
                    (SELECT at FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1), created) < $2",
        )
        .bind(unplayed)
        .bind(old)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    async fn delete(&self, tables: &[String]) -> Result<(), StoreError> {
        let list = serde_json::to_string(tables).expect("strings become JSON");
        let delete = async |connection: &mut SqliteConnection| {
            for statement in [
                "DELETE FROM sitting WHERE table_id IN (SELECT value FROM json_each($1))",
                "DELETE FROM entries WHERE table_id IN (SELECT value FROM json_each($1))",
                "UPDATE tables SET next = NULL WHERE next IN (SELECT value FROM json_each($1))",
                "DELETE FROM tables WHERE id IN (SELECT value FROM json_each($1))",
            ] {
                sqlx::query(statement).bind(&list).execute(&mut *connection).await?;
            }
            Ok(())
        };
        self.writer.write_whole(delete).await
    }

    async fn setting(&self, name: &str, make: impl FnOnce() -> String + Send) -> Result<String, StoreError> {
        let made = make();
        let keep = async |connection: &mut SqliteConnection| {
            sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(name)
                .bind(made)
                .execute(&mut *connection)
                .await?;
            sqlx::query_as("SELECT value FROM settings WHERE name = $1").bind(name).fetch_one(connection).await
        };
        let (value,): (String,) = self.writer.write_whole(keep).await?;
        Ok(value)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.health.ready(&self.writer).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) async fn store() -> (tempfile::TempDir, Sqlite) {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
        (folder, store)
    }

    pub(super) fn addition(table: &str, number: usize, lines: &[&str]) -> Addition {
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
        let later = sqlx::query(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'later', true, x'00', 0)",
        );
        store.writer.write(async |connection| later.execute(connection).await).await.unwrap();
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
        assert!(store.give("word", "anna", "anna", "device anna", 10).await.unwrap());
        assert!(store.give("late", "bo", "bo", "device bo", 10).await.unwrap());
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
            store.give("word", person, person, "device", 10).await.unwrap();
            assert!(!store.attach(&device(key, person, since), "another", 9).await.unwrap());
            assert!(!store.attach(&device(key, person, since), "word", 11).await.unwrap(), "it is too old");
            assert!(store.attach(&device(key, person, since), "word", 9).await.unwrap());
            assert!(!store.attach(&device(key, person, since), "word", 9).await.unwrap(), "it is used up");
        }
        assert_eq!(store.devices().await.unwrap(), [device("tablet", "anna", 1), device("phone", "bo", 3)]);
        assert!(!store.release("tablet", "bo").await.unwrap() && !store.release("nobody", "anna").await.unwrap());
        assert!(store.release("tablet", "anna").await.unwrap());
        assert_eq!(store.devices().await.unwrap(), [device("phone", "bo", 3)]);
        store.give("word", "phone", "phone", "device", 10).await.unwrap();
        assert!(store.attach(&device("phone", "phone", 4), "word", 9).await.unwrap());
        assert_eq!(store.devices().await.unwrap(), [], "it has come back to itself");
    }

    #[tokio::test]
    async fn whoever_shuts_a_device_out_ends_their_links_and_no_others() {
        let (_folder, store) = store().await;
        for (word, person) in [("first", "anna"), ("one", "anna"), ("two", "bo")] {
            assert!(store.give(word, person, person, "device", 10).await.unwrap());
        }
        let phone = Device {
            key: "phone".to_owned(),
            person: "anna".to_owned(),
            sealed: String::new(),
            label: String::new(),
            since: 1,
        };
        assert!(!store.give("three", "anna", "phone", "device", 10).await.unwrap(), "it does not play for her yet");
        assert!(store.attach(&phone, "first", 1).await.unwrap());
        assert!(store.give("three", "anna", "phone", "device", 10).await.unwrap());
        assert!(store.release("phone", "anna").await.unwrap());
        assert!(!store.give("four", "anna", "phone", "device", 10).await.unwrap(), "nor any more");
        for (word, means) in [("one", None), ("three", None), ("four", None), ("two", Some("device"))] {
            assert_eq!(store.pass(word, 1).await.unwrap().as_deref(), means, "{word}");
        }
    }

    #[tokio::test]
    async fn cleaning_that_was_interrupted_is_done_at_the_next_opening() {
        let (folder, store) = store().await;
        let secret = "abcdefghijkmnpqrstuvwxyz23";
        // As it is left by whoever was stopped between hashing and cleaning.
        let left = format!(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
             INSERT INTO tables SELECT i, 'h', 1, NULL FROM n;
             INSERT INTO sitting SELECT '{secret}', id, 1 FROM tables;
             DELETE FROM sitting;
             INSERT INTO settings VALUES ('{UNCLEAN}', '')"
        );
        let left = sqlx::raw_sql(sqlx::AssertSqlSafe(left));
        store.writer.write(async |connection| left.execute(connection).await).await.unwrap();
        store.close().await;
        let has_secret = || {
            let bytes = std::fs::read(folder.path().join("rafle.db")).unwrap();
            bytes.windows(secret.len()).any(|window| window == secret.as_bytes())
        };
        assert!(has_secret(), "what was written over is still there");
        Sqlite::open(&folder.path().join("rafle.db")).await.unwrap().close().await;
        assert!(!has_secret());
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
