//! The embedded store: one file, one writer, several readers.

mod additions;
mod file;
mod health;
mod whole;
mod writer;

use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::time::{Instant, sleep};

use self::file::{Files, Lock};
use self::health::Health;
use self::writer::Writer;
use crate::groups::Groups;
use crate::steps::{Steps, lines_of, outdated};
use crate::{Addition, Answer, Board, Desk, Device, Logs, StoreError, Stored, hashed};

/// How the database came to be as it is, step by step. A step that was released is never changed.
const STEPS: &[(&str, &str)] = &[
    ("tables and lines", include_str!("../migrations/0001_tables_and_lines.sql")),
    ("devices", include_str!("../migrations/0002_devices.sql")),
    ("words", include_str!("../migrations/0003_words.sql")),
];

/// Between two tries to open a file that somebody else has open.
const AGAIN: Duration = Duration::from_millis(50);

/// Connections for reading.
const READERS: u32 = 2;

/// Logs in one file.
#[derive(Clone)]
pub struct Sqlite {
    writer: Writer,
    readers: SqlitePool,
    additions: Groups,
    health: Arc<Health>,
}

impl Sqlite {
    /// The same, and waits so long for whoever has it open to let it go.
    pub async fn take_over(path: &Path, patience: Duration) -> Result<Sqlite, StoreError> {
        let until = Instant::now() + patience;
        loop {
            match Sqlite::open(path).await {
                Err(StoreError::InUse { .. }) if Instant::now() < until => sleep(AGAIN).await,
                opened => return opened,
            }
        }
    }

    /// Copies a file as it is at this moment into another one, which is not there yet, while somebody may have it open and
    /// write. Whoever is interrupted leaves nothing under that name.
    pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
        let cannot = |path: &Path, why: String| StoreError::Open { path: path.display().to_string(), why };
        let written = |error: io::Error| cannot(to, error.to_string());
        if to.exists() {
            return Err(written(io::ErrorKind::AlreadyExists.into()));
        }
        // It is not made here, and not brought up to date either.
        let options = SqliteConnectOptions::new().filename(from).create_if_missing(false);
        let options = options.busy_timeout(Duration::from_secs(10)).disable_statement_logging();
        let mut connection = options.connect().await.map_err(|error| cannot(from, error.to_string()))?;
        file::is_ours(&mut connection, from).await?;
        let part = to.with_added_extension("part");
        // What is left of one that was interrupted.
        let _ = std::fs::remove_file(&part);
        file::create_private(&part).map_err(written)?;
        let copied = async {
            let copy = sqlx::query("VACUUM INTO $1").bind(part.to_str());
            copy.execute(&mut connection).await.map_err(|error| match damage(&error) {
                Some(why) => StoreError::Damaged { path: from.display().to_string(), why },
                None => cannot(to, error.to_string()),
            })?;
            std::fs::File::open(&part).and_then(|copy| copy.sync_all()).map_err(written)?;
            std::fs::rename(&part, to).map_err(written)
        }
        .await;
        if copied.is_err() {
            let _ = std::fs::remove_file(&part);
        }
        // It has only read.
        let _ = connection.close().await;
        copied
    }

    /// Whether this is a file of ours, which somebody may have open; an error that says why not.
    pub async fn is_there(path: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(false).disable_statement_logging();
        let cannot = |error: sqlx::Error| StoreError::Open { path: path.display().to_string(), why: error.to_string() };
        let mut connection = options.busy_timeout(Duration::from_secs(10)).connect().await.map_err(cannot)?;
        let ours = file::is_ours(&mut connection, path).await;
        let _ = connection.close().await;
        ours
    }

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
        let brought_up_to_date = Steps(STEPS).run(&mut connection).await;
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
        let additions = Groups::to(writer.clone());
        let health = Health::of(name(), options);
        Ok(Sqlite { writer, readers, additions, health })
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
        note_unclean(&mut hashing).await?;
    }
    hashing.commit().await?;
    clean(connection).await
}

async fn note_unclean(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    let note = sqlx::query("INSERT INTO settings (name, value) VALUES ($1, '') ON CONFLICT DO NOTHING");
    note.bind(UNCLEAN).execute(connection).await.map(|_| ())
}

/// Writes the whole file anew where something was hashed or forgotten: what was written over may still lie in it.
async fn clean(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    let noted = sqlx::query("SELECT name FROM settings WHERE name = $1").bind(UNCLEAN);
    if noted.fetch_optional(&mut *connection).await?.is_some() {
        sqlx::query("VACUUM").execute(&mut *connection).await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *connection).await?;
        sqlx::query("DELETE FROM settings WHERE name = $1").bind(UNCLEAN).execute(connection).await?;
    }
    Ok(())
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

impl Logs for Sqlite {
    fn create<'a>(&'a self, table: &'a str, header: &'a str, lines: &'a [String], at: i64) -> Answer<'a, bool> {
        Box::pin(async move {
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
        })
    }

    fn append(&self, addition: Addition) -> Answer<'_, bool> {
        Box::pin(self.additions.bring(addition))
    }

    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        Box::pin(async move {
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
            let log = lines_of(entries.iter().map(|(lines, _)| &**lines));
            Ok(Some(Stored { header, log, created, changed, next }))
        })
    }

    fn added<'a>(&'a self, table: &'a str, number: usize) -> Answer<'a, Option<Vec<String>>> {
        Box::pin(async move {
            let entries: Vec<(Option<String>,)> = sqlx::query_as(
                "SELECT lines FROM tables LEFT JOIN entries ON table_id = id AND number >= $2 WHERE id = $1 ORDER BY number",
            )
            .bind(table)
            .bind(number as i64)
            .fetch_all(&self.readers)
            .await?;
            Ok((!entries.is_empty()).then(|| lines_of(entries.iter().filter_map(|(lines,)| lines.as_deref()))))
        })
    }

    fn outdated(&self, unplayed: i64, old: i64, at: i64) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let expire = sqlx::query("DELETE FROM passes WHERE until < $1").bind(at);
            self.writer.write(async |connection| expire.execute(connection).await.map(|_| ())).await?;
            let outdated = sqlx::query_scalar(outdated!("")).bind(unplayed).bind(old);
            Ok(outdated.fetch_all(&self.readers).await?)
        })
    }

    fn delete_outdated<'a>(&'a self, tables: &'a [String], unplayed: i64, old: i64) -> Answer<'a, usize> {
        Box::pin(async move {
            let delete = async |connection: &mut SqliteConnection| {
                // Asked where everything is written: nobody adds to them meanwhile.
                let still = sqlx::query_scalar(outdated!(" AND id IN (SELECT value FROM json_each($3))"));
                let still = still.bind(unplayed).bind(old).bind(json(tables));
                let still: Vec<String> = still.fetch_all(&mut *connection).await?;
                delete_all(connection, &still).await?;
                Ok(still.len())
            };
            self.writer.write_whole(delete).await
        })
    }

    fn delete<'a>(&'a self, tables: &'a [String]) -> Answer<'a, ()> {
        Box::pin(async move { self.writer.write_whole(async |connection| delete_all(connection, tables).await).await })
    }

    fn follow<'a>(&'a self, table: &'a str, next: &'a str, at: i64) -> Answer<'a, String> {
        Box::pin(async move {
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
        })
    }

    fn ready(&self) -> Answer<'_, ()> {
        Box::pin(self.health.ready(&self.writer))
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            self.health.close().await;
            self.readers.close().await;
            self.writer.close().await;
        })
    }
}

fn json(tables: &[String]) -> String {
    serde_json::to_string(tables).expect("strings become JSON")
}

async fn delete_all(connection: &mut SqliteConnection, tables: &[String]) -> sqlx::Result<()> {
    let tables = json(tables);
    for delete in [
        "DELETE FROM entries WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM sitting WHERE table_id IN (SELECT value FROM json_each($1))",
        "UPDATE tables SET next = NULL WHERE next IN (SELECT value FROM json_each($1))",
        // What a link means names its table as a word of its own.
        "DELETE FROM passes WHERE EXISTS (SELECT 1 FROM json_each($1) WHERE instr(' ' || means || ' ', ' ' || value || ' '))",
        "DELETE FROM tables WHERE id IN (SELECT value FROM json_each($1))",
    ] {
        sqlx::query(delete).bind(&tables).execute(&mut *connection).await?;
    }
    Ok(())
}

/// One process has the file for itself.
impl Board for Sqlite {}

impl Desk for Sqlite {
    fn sit<'a>(&'a self, person: &'a str, table: &'a str, at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            let sit = sqlx::query(
                "INSERT INTO sitting (person, table_id, since) VALUES ($1, $2, $3)
                 ON CONFLICT (person, table_id) DO UPDATE SET since = excluded.since",
            );
            let sit = sit.bind(person).bind(table).bind(at);
            self.writer.write(async |connection| sit.execute(connection).await.map(|_| ())).await
        })
    }

    fn rise<'a>(&'a self, person: &'a str, table: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let rise = sqlx::query("DELETE FROM sitting WHERE person = $1 AND table_id = $2").bind(person).bind(table);
            self.writer.write(async |connection| rise.execute(connection).await.map(|_| ())).await
        })
    }

    fn call<'a>(&'a self, table: &'a str, word: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let call = sqlx::query("UPDATE OR IGNORE tables SET word = coalesce(word, $2) WHERE id = $1");
            let call = call.bind(table).bind(word);
            let called = sqlx::query_as("SELECT word FROM tables WHERE id = $1").bind(table);
            let called: Option<(Option<String>,)> = self
                .writer
                .write_whole(async |connection| {
                    call.execute(&mut *connection).await?;
                    called.fetch_optional(connection).await
                })
                .await?;
            called.map(|(word,)| word).ok_or(StoreError::NoTable)
        })
    }

    fn called<'a>(&'a self, word: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let called = sqlx::query_scalar("SELECT id FROM tables WHERE word = $1").bind(word);
            Ok(called.fetch_optional(&self.readers).await?)
        })
    }

    fn uncall<'a>(&'a self, table: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let uncall = sqlx::query("UPDATE tables SET word = NULL WHERE id = $1 AND word IS NOT NULL").bind(table);
            self.writer.write(async |connection| uncall.execute(connection).await.map(|_| ())).await
        })
    }

    fn give<'a>(
        &'a self,
        word: &'a str,
        person: &'a str,
        device: &'a str,
        means: &'a str,
        until: i64,
    ) -> Answer<'a, bool> {
        Box::pin(async move {
            let give = sqlx::query(
                "INSERT INTO passes (word, person, means, until) SELECT $1, $2, $4, $5
                 WHERE $2 = $3 OR EXISTS (SELECT 1 FROM devices WHERE key = $3 AND person = $2)",
            );
            let give = give.bind(word).bind(person).bind(device).bind(means).bind(until);
            self.writer
                .write(async |connection| give.execute(connection).await.map(|done| done.rows_affected() > 0))
                .await
        })
    }

    fn pass<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let row: Option<(String,)> = sqlx::query_as("SELECT means FROM passes WHERE word = $1 AND until >= $2")
                .bind(word)
                .bind(at)
                .fetch_optional(&self.readers)
                .await?;
            Ok(row.map(|(means,)| means))
        })
    }

    fn take<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            // What has become too old goes with it.
            let take = sqlx::query_as("DELETE FROM passes WHERE word = $1 OR until < $2 RETURNING word, means, until");
            let take = take.bind(word).bind(at);
            let rows: Vec<(String, String, i64)> =
                self.writer.write(async |connection| take.fetch_all(connection).await).await?;
            Ok(rows.into_iter().find(|(taken, _, until)| taken == word && *until >= at).map(|(_, means, _)| means))
        })
    }

    fn attach<'a>(&'a self, device: &'a Device, word: &'a str, at: i64) -> Answer<'a, bool> {
        Box::pin(async move {
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
        })
    }

    fn release<'a>(&'a self, key: &'a str, person: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
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
        })
    }

    fn devices(&self) -> Answer<'_, Vec<Device>> {
        Box::pin(async move {
            let rows: Vec<(String, String, String, String, i64)> =
                sqlx::query_as("SELECT key, person, sealed, label, since FROM devices ORDER BY since, key")
                    .fetch_all(&self.readers)
                    .await?;
            let device = |(key, person, sealed, label, since)| Device { key, person, sealed, label, since };
            Ok(rows.into_iter().map(device).collect())
        })
    }

    fn tables_of<'a>(&'a self, person: &'a str, most: usize) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let rows: Vec<(String,)> =
                sqlx::query_as("SELECT table_id FROM sitting WHERE person = $1 ORDER BY since DESC LIMIT $2")
                    .bind(person)
                    .bind(most as i64)
                    .fetch_all(&self.readers)
                    .await?;
            Ok(rows.into_iter().map(|(table,)| table).collect())
        })
    }

    fn setting<'a>(&'a self, name: &'a str, first: &'a str) -> Answer<'a, String> {
        Box::pin(async move {
            let keep = async |connection: &mut SqliteConnection| {
                sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(name)
                    .bind(first)
                    .execute(&mut *connection)
                    .await?;
                sqlx::query_as("SELECT value FROM settings WHERE name = $1").bind(name).fetch_one(connection).await
            };
            let (value,): (String,) = self.writer.write_whole(keep).await?;
            Ok(value)
        })
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
    async fn cleaning_that_was_interrupted_is_done_at_the_next_opening() {
        let (folder, store) = store().await;
        let secret = "abcdefghijkmnpqrstuvwxyz23";
        // As it is left by whoever was stopped between hashing and cleaning.
        let left = format!(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
             INSERT INTO tables SELECT i, 'h', 1, NULL, NULL FROM n;
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
