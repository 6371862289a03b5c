//! The store of several processes: a PostgreSQL database, of version 13 or newer.
//!
//! Nothing here relies on memory: numbers are won in the database, and whatever a process holds of a log it can check by its
//! length. Notices only make it quick ([`changes`]).

mod additions;
mod board;
mod changes;
mod whole;

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use self::additions::Writer;
use crate::groups::Groups;
use crate::steps::{Steps, lines_of, outdated};
use crate::tried::Tried;
use crate::{Addition, Answer, Change, Changes, Desk, Device, Logs, StoreError, Stored};

/// How the database came to be as it is, step by step. A step that was released is never changed.
const STEPS: &[(&str, &str)] = &[
    ("everything", include_str!("../migrations/postgres/0001_everything.sql")),
    ("words", include_str!("../migrations/postgres/0002_words.sql")),
    ("notes", include_str!("../migrations/postgres/0003_notes.sql")),
];

/// The oldest version that has what is needed.
const OLDEST: i32 = 130_000;

/// Connections besides that of the writer and that of the listener.
const CONNECTIONS: u32 = 6;

/// Whoever does not answer for so long is gone: a connection may be broken and neither side be told.
const PATIENCE: Duration = Duration::from_secs(4);

/// Whoever has waited so long for a connection looks whether there can be any.
const A_MOMENT: Duration = Duration::from_millis(200);

/// What the database is told of each connection: somebody who was stopped in the middle of something keeps nobody waiting.
const SESSION: [(&str, &str); 2] = [("idle_in_transaction_session_timeout", "3s"), ("lock_timeout", "4s")];

/// Logs in a database that any number of processes share.
#[derive(Clone)]
pub struct Postgres {
    /// Where it is, without anybody's password.
    name: String,
    options: PgConnectOptions,
    pool: PgPool,
    writer: Writer,
    additions: Groups,
    tried: Arc<Tried>,
    /// Whether its port is open, asked by those who wait.
    knocked: Arc<Tried>,
    /// How this process signs its notices.
    process: Arc<str>,
}

impl Postgres {
    /// Opens the database of this address, such as `postgres://rafle@localhost/rafle`, and brings it up to date. Of several
    /// who come at the same time one does so, and the others wait.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let unreadable =
            |error: sqlx::Error| StoreError::Open { path: "postgres://…".to_owned(), why: error.to_string() };
        let options: PgConnectOptions = address.parse().map_err(unreadable)?;
        let process: Arc<str> = format!("{:016x}", anything()).into();
        let options = options.application_name(&format!("rafle {process}")).options(SESSION);
        let name = name(&options);
        let cannot_open = |error: sqlx::Error| StoreError::Open { path: name.clone(), why: error.to_string() };
        bring_up_to_date(&options, &name).await?;
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options.clone()).await.map_err(cannot_open)?;
        let tried = Arc::<Tried>::default();
        let writer = Writer::new(options.clone(), process.clone(), tried.clone());
        let additions = Groups::to(writer.clone());
        Ok(Postgres { name: name.clone(), options, pool, writer, additions, tried, knocked: Arc::default(), process })
    }

    /// Where it is, without anybody's password.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Asks on a connection of the pool.
    async fn ask<T>(&self, work: impl AsyncFnOnce(&mut PgConnection) -> sqlx::Result<T>) -> Result<T, StoreError> {
        let mut connection = self.connection().await?;
        if let Ok(done) = timeout(PATIENCE, work(&mut connection)).await {
            return Ok(done?);
        }
        // Nobody is to get it after this.
        drop(connection.detach());
        Err(silent())
    }

    /// A connection of the pool. Where nobody listens any more that is an answer, for which nobody waits as long as for none: the
    /// pool would try again for all its patience.
    async fn connection(&self) -> Result<PoolConnection<sqlx::Postgres>, StoreError> {
        let refused = async {
            loop {
                sleep(A_MOMENT).await;
                if let Err(refused) = self.knocked.or_try(self.knock()).await {
                    return refused;
                }
            }
        };
        tokio::select! {
            connection = self.pool.acquire() => Ok(connection?),
            refused = refused => Err(refused),
        }
    }

    /// Whether somebody listens where the database is.
    async fn knock(&self) -> Result<(), StoreError> {
        let (host, port) = (self.options.get_host(), self.options.get_port());
        // What else there may be, such as a socket in a folder, is for the pool to find out.
        match timeout(PATIENCE, TcpStream::connect((host, port))).await {
            Ok(Err(error)) if error.kind() == io::ErrorKind::ConnectionRefused => {
                Err(StoreError::Failed(error.to_string()))
            }
            _ => Ok(()),
        }
    }

    /// Asks by several statements, all of which count or none.
    async fn ask_whole<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> sqlx::Result<T>,
    ) -> Result<T, StoreError> {
        self.ask(async |connection| {
            let mut whole = connection.begin().await?;
            let done = work(&mut whole).await?;
            whole.commit().await?;
            Ok(done)
        })
        .await
    }

    /// What others are to be told.
    fn notice(&self, change: &Change) -> String {
        changes::written(&self.process, change)
    }
}

/// A number that nobody else has, for what is no secret.
fn anything() -> u64 {
    RandomState::new().hash_one(std::process::id())
}

fn silent() -> StoreError {
    StoreError::Failed(format!("no answer for {} seconds", PATIENCE.as_secs()))
}

fn name(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    format!("postgres://{}:{}/{database}", options.get_host(), options.get_port())
}

/// Makes what is not there yet, under a lock that one process holds at a time.
async fn bring_up_to_date(options: &PgConnectOptions, name: &str) -> Result<(), StoreError> {
    let cannot = |why: String| StoreError::Open { path: name.to_owned(), why };
    let connecting = timeout(PATIENCE, options.connect()).await.map_err(|_| cannot("no answer".to_owned()))?;
    let mut connection = connecting.map_err(|error| cannot(error.to_string()))?;
    let (version,): (i32,) =
        sqlx::query_as("SELECT current_setting('server_version_num')::integer").fetch_one(&mut connection).await?;
    if version < OLDEST {
        return Err(cannot(format!("it is of version {}, and 13 is the oldest that will do", version / 10_000)));
    }
    // Whoever waits here waits for somebody who works: for as long as it takes.
    sqlx::query("SET lock_timeout = 0").execute(&mut connection).await?;
    match Steps(STEPS).run(&mut connection).await {
        Ok(()) => {}
        Err(MigrateError::VersionMissing(_)) => return Err(StoreError::Newer { path: name.to_owned() }),
        Err(error) => return Err(cannot(error.to_string())),
    }
    // What comes from a dump was added by transactions of another server, which may be yet to come here: they are all over.
    sqlx::query("UPDATE entries SET added_by = '3' WHERE added_by >= pg_snapshot_xmax(pg_current_snapshot())")
        .execute(&mut connection)
        .await?;
    connection.close().await?;
    Ok(())
}

impl Logs for Postgres {
    fn create<'a>(&'a self, table: &'a str, header: &'a str, lines: &'a [String], at: i64) -> Answer<'a, bool> {
        Box::pin(async move {
            let create = sqlx::query_as(
                "WITH made AS (
                     INSERT INTO tables (id, header, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id
                 ), begun AS (
                     INSERT INTO entries (table_id, number, lines, at) SELECT id, 0, $4::text, $3 FROM made WHERE $4::text IS NOT NULL
                 )
                 SELECT count(*) FROM made",
            );
            let lines = (!lines.is_empty()).then(|| lines.join("\n"));
            let create = create.bind(table).bind(header).bind(at).bind(lines);
            let (made,): (i64,) = self.ask(async |connection| create.fetch_one(connection).await).await?;
            Ok(made > 0)
        })
    }

    fn append(&self, addition: Addition) -> Answer<'_, bool> {
        Box::pin(self.additions.bring(addition))
    }

    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        Box::pin(async move {
            if !is_text(table) {
                return Ok(None);
            }
            let load = sqlx::query_as(
                "SELECT header, created, next, coalesce(array_agg(lines ORDER BY number) FILTER (WHERE lines IS NOT NULL), '{}'),
                     coalesce(max(at), created)
                 FROM tables LEFT JOIN entries ON table_id = id WHERE id = $1 GROUP BY id",
            );
            let load = load.bind(table);
            let row = self.ask(async |connection| load.fetch_optional(connection).await).await?;
            let stored = |(header, created, next, entries, changed): (_, _, _, Vec<String>, _)| {
                let log = lines_of(entries.iter().map(String::as_str));
                Stored { header, log, created, changed, next }
            };
            Ok(row.map(stored))
        })
    }

    fn added<'a>(&'a self, table: &'a str, number: usize) -> Answer<'a, Option<Vec<String>>> {
        Box::pin(async move {
            if !is_text(table) {
                return Ok(None);
            }
            let added = sqlx::query_as(
                "SELECT lines FROM tables LEFT JOIN entries ON table_id = id AND number >= $2 WHERE id = $1 ORDER BY number",
            );
            let added = added.bind(table).bind(number as i64);
            let entries: Vec<(Option<String>,)> =
                self.ask(async |connection| added.fetch_all(connection).await).await?;
            Ok((!entries.is_empty()).then(|| lines_of(entries.iter().filter_map(|(lines,)| lines.as_deref()))))
        })
    }

    fn follow<'a>(&'a self, table: &'a str, next: &'a str, at: i64) -> Answer<'a, String> {
        Box::pin(async move {
            let follow = sqlx::query_as(
                "WITH kept AS (
                     UPDATE tables SET next = coalesce(next, $2) WHERE id = $1 RETURNING next
                 ), along AS (
                     INSERT INTO sitting (person, table_id, since)
                     SELECT person, $2::text, $3::bigint FROM sitting, kept WHERE table_id = $1 AND next = $2
                     ON CONFLICT DO NOTHING
                 )
                 SELECT next, pg_notify($4, $5)::text FROM kept",
            );
            let notice = self.notice(&Change::Touched { table: table.to_owned() });
            let follow = follow.bind(table).bind(next).bind(at).bind(changes::CHANNEL).bind(notice);
            let kept: Option<(String, String)> =
                self.ask(async |connection| follow.fetch_optional(connection).await).await?;
            kept.map(|(kept, _)| kept).ok_or(StoreError::NoTable)
        })
    }

    fn outdated(&self, unplayed: i64, old: i64, at: i64) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let expire = sqlx::query(
                "DELETE FROM passes WHERE word IN (SELECT word FROM passes WHERE until < $1 FOR UPDATE SKIP LOCKED)",
            );
            let expire = expire.bind(at);
            self.ask(async |connection| expire.execute(connection).await.map(|_| ())).await?;
            self.take_down_old_notes().await?;
            let outdated = sqlx::query_scalar(outdated!("")).bind(unplayed).bind(old);
            self.ask(async |connection| outdated.fetch_all(connection).await).await
        })
    }

    fn delete_outdated<'a>(&'a self, tables: &'a [String], unplayed: i64, old: i64) -> Answer<'a, usize> {
        Box::pin(async move {
            self.ask_whole(async |connection| {
                hold_still(connection, tables).await?;
                // Asked under the lock, by a statement of its own, which sees what was added until then.
                let still = sqlx::query_scalar(outdated!(" AND id = ANY($3)")).bind(unplayed).bind(old).bind(tables);
                let still: Vec<String> = still.fetch_all(&mut *connection).await?;
                self.delete_held(connection, &still).await?;
                Ok(still.len())
            })
            .await
        })
    }

    fn delete<'a>(&'a self, tables: &'a [String]) -> Answer<'a, ()> {
        Box::pin(async move {
            self.ask_whole(async |connection| {
                hold_still(connection, tables).await?;
                self.delete_held(connection, tables).await
            })
            .await
        })
    }

    fn changes(&self) -> Answer<'_, Box<dyn Changes>> {
        Box::pin(async move {
            let heard = changes::listen(self.options.clone(), self.process.clone(), self.pool.clone()).await?;
            Ok(Box::new(heard) as Box<dyn Changes>)
        })
    }

    fn hold<'a>(&'a self, what: &'a str, who: &'a str, lasts: Duration) -> Answer<'a, bool> {
        Box::pin(async move {
            // By the clock of the database, which is the same for everybody.
            let hold = sqlx::query(
                "INSERT INTO holds (what, who, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
                 ON CONFLICT (what) DO UPDATE SET who = excluded.who, until = excluded.until
                 WHERE holds.who = excluded.who OR holds.until < clock_timestamp()",
            );
            let hold = hold.bind(what).bind(who).bind(lasts.as_millis() as i64);
            self.ask(async |connection| hold.execute(connection).await.map(|done| done.rows_affected() > 0)).await
        })
    }

    fn let_go<'a>(&'a self, what: &'a str, who: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let let_go = sqlx::query("DELETE FROM holds WHERE what = $1 AND who = $2").bind(what).bind(who);
            self.ask(async |connection| let_go.execute(connection).await.map(|_| ())).await
        })
    }

    fn ready(&self) -> Answer<'_, ()> {
        // Another thing each time, so that it really goes to the disk.
        let count = async |connection: &mut PgConnection| {
            let count = sqlx::query(
                "INSERT INTO settings (name, value) VALUES ('tries', '1')
                 ON CONFLICT (name) DO UPDATE SET value = settings.value::bigint + 1",
            );
            count.execute(connection).await.map(|_| ())
        };
        Box::pin(self.tried.or_try(self.ask(count)))
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            self.writer.close().await;
            self.pool.close().await;
        })
    }
}

/// Nobody adds to these tables any more until this is done.
async fn hold_still(connection: &mut PgConnection, tables: &[String]) -> sqlx::Result<()> {
    let hold = sqlx::query("SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE").bind(tables);
    hold.execute(connection).await.map(|_| ())
}

impl Postgres {
    /// Deletes tables to which nobody adds just now.
    async fn delete_held(&self, connection: &mut PgConnection, tables: &[String]) -> sqlx::Result<()> {
        for delete in [
            "DELETE FROM entries WHERE table_id = ANY($1)",
            "DELETE FROM sitting WHERE table_id = ANY($1)",
            "UPDATE tables SET next = NULL WHERE next = ANY($1)",
            // What a link means names its table as a word of its own.
            "DELETE FROM passes WHERE string_to_array(means, ' ') && $1",
            "DELETE FROM tables WHERE id = ANY($1)",
            "DELETE FROM notes WHERE place = ANY(SELECT 'asked ' || id FROM unnest($1) AS id)",
        ] {
            sqlx::query(delete).bind(tables).execute(&mut *connection).await?;
        }
        self.tell_of(connection, tables).await
    }

    /// Tells others that something about these tables is not what it was.
    async fn tell_of(&self, connection: &mut PgConnection, tables: &[String]) -> sqlx::Result<()> {
        for table in tables {
            self.tell(connection, &Change::Touched { table: table.clone() }).await?;
        }
        Ok(())
    }

    async fn tell(&self, connection: &mut PgConnection, change: &Change) -> sqlx::Result<()> {
        let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(changes::CHANNEL).bind(self.notice(change));
        tell.execute(connection).await.map(|_| ())
    }
}

impl Desk for Postgres {
    fn sit<'a>(&'a self, person: &'a str, table: &'a str, at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            let sit = sqlx::query(
                "INSERT INTO sitting (person, table_id, since) VALUES ($1, $2, $3)
                 ON CONFLICT (person, table_id) DO UPDATE SET since = excluded.since",
            );
            let sit = sit.bind(person).bind(table).bind(at);
            self.ask(async |connection| sit.execute(connection).await.map(|_| ())).await
        })
    }

    fn rise<'a>(&'a self, person: &'a str, table: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let rise = sqlx::query("DELETE FROM sitting WHERE person = $1 AND table_id = $2").bind(person).bind(table);
            self.ask(async |connection| rise.execute(connection).await.map(|_| ())).await
        })
    }

    fn tables_of<'a>(&'a self, person: &'a str, most: usize) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let tables = sqlx::query_as("SELECT table_id FROM sitting WHERE person = $1 ORDER BY since DESC LIMIT $2");
            let tables = tables.bind(person).bind(most as i64);
            let rows: Vec<(String,)> = self.ask(async |connection| tables.fetch_all(connection).await).await?;
            Ok(rows.into_iter().map(|(table,)| table).collect())
        })
    }

    fn call<'a>(&'a self, table: &'a str, word: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let call = sqlx::query_as("UPDATE tables SET word = coalesce(word, $2) WHERE id = $1 RETURNING word");
            let call = call.bind(table).bind(word);
            let call = async |connection: &mut PgConnection| match call.fetch_optional(connection).await {
                Err(error) if error.as_database_error().is_some_and(DatabaseError::is_unique_violation) => {
                    Ok(Some((None,)))
                }
                called => called,
            };
            let called: Option<(Option<String>,)> = self.ask(call).await?;
            called.map(|(word,)| word).ok_or(StoreError::NoTable)
        })
    }

    fn called<'a>(&'a self, word: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            if !is_text(word) {
                return Ok(None);
            }
            let called = sqlx::query_scalar("SELECT id FROM tables WHERE word = $1").bind(word);
            self.ask(async |connection| called.fetch_optional(connection).await).await
        })
    }

    fn uncall<'a>(&'a self, table: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let uncall = sqlx::query("UPDATE tables SET word = NULL WHERE id = $1 AND word IS NOT NULL").bind(table);
            self.ask(async |connection| uncall.execute(connection).await.map(|_| ())).await
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
            // The device is held while the link is written: whoever shuts it out at the same time finds the link, and ends it.
            let give = sqlx::query(
                "INSERT INTO passes (word, person, means, until)
                 SELECT $1::text, $2::text, $4::text, $5::bigint WHERE $2::text = $3::text
                 UNION ALL
                 SELECT $1, $2, $4, $5 FROM (SELECT key FROM devices WHERE key = $3 AND person = $2 AND $2 <> $3 FOR SHARE) AS held",
            );
            let give = give.bind(word).bind(person).bind(device).bind(means).bind(until);
            self.ask(async |connection| give.execute(connection).await.map(|done| done.rows_affected() > 0)).await
        })
    }

    fn pass<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let pass = sqlx::query_as("SELECT means FROM passes WHERE word = $1 AND until >= $2").bind(word).bind(at);
            let row: Option<(String,)> = self.ask(async |connection| pass.fetch_optional(connection).await).await?;
            Ok(row.map(|(means,)| means))
        })
    }

    fn take<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            // What has become too old goes with it, unless somebody else is at it.
            let take = sqlx::query_as(
                "WITH old AS (
                     DELETE FROM passes WHERE word IN (
                         SELECT word FROM passes WHERE until < $2 AND word <> $1 FOR UPDATE SKIP LOCKED)
                 )
                 DELETE FROM passes WHERE word = $1 RETURNING means, until",
            );
            let take = take.bind(word).bind(at);
            let row: Option<(String, i64)> = self.ask(async |connection| take.fetch_optional(connection).await).await?;
            Ok(row.filter(|(_, until)| *until >= at).map(|(means, _)| means))
        })
    }

    fn attach<'a>(&'a self, device: &'a Device, word: &'a str, at: i64) -> Answer<'a, bool> {
        Box::pin(async move {
            let attach = sqlx::query_as(
                "WITH taken AS (
                     DELETE FROM passes WHERE word = $6 AND until >= $7 RETURNING word
                 ), own AS (
                     DELETE FROM devices USING taken WHERE key = $1::text AND $1::text = $2::text
                 ), put AS (
                     INSERT INTO devices (key, person, sealed, label, since) SELECT $1::text, $2::text, $3::text, $4::text, $5::bigint FROM taken WHERE $1 <> $2
                     ON CONFLICT (key) DO UPDATE SET
                         person = excluded.person, sealed = excluded.sealed, label = excluded.label, since = excluded.since
                 )
                 SELECT word, pg_notify($8, $9)::text FROM taken",
            );
            let attach = attach.bind(&device.key).bind(&device.person).bind(&device.sealed).bind(&device.label);
            let attach = attach.bind(device.since).bind(word).bind(at);
            let attach = attach.bind(changes::CHANNEL).bind(self.notice(&Change::Devices));
            let taken: Option<(String, String)> =
                self.ask(async |connection| attach.fetch_optional(connection).await).await?;
            Ok(taken.is_some())
        })
    }

    fn release<'a>(&'a self, key: &'a str, person: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            let detach = sqlx::query("DELETE FROM devices WHERE key = $1 AND person = $2").bind(key).bind(person);
            // Asked after the device is gone: links that it gave until then are seen here.
            let withdraw = sqlx::query("DELETE FROM passes WHERE person = $1").bind(person);
            self.ask_whole(async |connection| {
                let released = detach.execute(&mut *connection).await?.rows_affected() > 0;
                if released {
                    withdraw.execute(&mut *connection).await?;
                    self.tell(connection, &Change::Devices).await?;
                }
                Ok(released)
            })
            .await
        })
    }

    fn devices(&self) -> Answer<'_, Vec<Device>> {
        Box::pin(async move {
            let devices = sqlx::query_as("SELECT key, person, sealed, label, since FROM devices ORDER BY since, key");
            let rows: Vec<(String, String, String, String, i64)> =
                self.ask(async |connection| devices.fetch_all(connection).await).await?;
            let device = |(key, person, sealed, label, since)| Device { key, person, sealed, label, since };
            Ok(rows.into_iter().map(device).collect())
        })
    }

    fn setting<'a>(&'a self, name: &'a str, first: &'a str) -> Answer<'a, String> {
        Box::pin(async move {
            let keep = sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING");
            let keep = keep.bind(name).bind(first);
            let kept = sqlx::query_as("SELECT value FROM settings WHERE name = $1").bind(name);
            let (value,): (String,) = self
                .ask(async |connection| {
                    keep.execute(&mut *connection).await?;
                    kept.fetch_one(connection).await
                })
                .await?;
            Ok(value)
        })
    }
}

/// Whether PostgreSQL takes it for a text. What it does not take nobody has stored; a question with it would fail as if the
/// database were gone.
fn is_text(text: &str) -> bool {
    !text.contains('\0')
}
