//! All that a store keeps, to be carried into another one.

use tokio::sync::mpsc;

use crate::{Answer, Device, Store, StoreError};

/// One thing that is kept, as it lies in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A table, without its log.
    Table {
        /// Its word.
        id: String,
        /// The first line of its record.
        header: String,
        /// When it was opened.
        created: i64,
        /// Where its people play again.
        next: Option<String>,
        /// The word by which it is found, if it waits.
        word: Option<String>,
    },
    /// What was added to the log of a table at once.
    Entry {
        /// Whose log.
        table: String,
        /// How many lines were there before.
        number: i64,
        /// The lines, with line ends between them.
        lines: String,
        /// When.
        at: i64,
    },
    /// That a person has a seat at a table.
    Seat {
        /// Who, as a hash.
        person: String,
        /// Where.
        table: String,
        /// Since when.
        since: i64,
    },
    /// A link that works once.
    Pass {
        /// Its word, as a hash.
        word: String,
        /// Who gave it, as a hash.
        person: String,
        /// What it means, sealed.
        means: String,
        /// How long it works.
        until: i64,
    },
    /// A device that plays for somebody else.
    Device(Device),
    /// What the server keeps for itself.
    Setting {
        /// What.
        name: String,
        /// Its value.
        value: String,
    },
    /// That this was all: where it does not come, something is missing.
    End,
}

/// Everything in a store, one by one: tables before what belongs to them, settings last.
pub type Rows = mpsc::Receiver<Row>;

/// How many rows are on their way between two stores.
const ON_THE_WAY: usize = 256;

/// Settings that a store keeps for its own use: they mean nothing in another one.
pub(crate) const OWN: [&str; 2] = ["tries", "unclean"];

/// A store that can be carried away as a whole, and in which people can be forgotten.
pub trait Whole: Store {
    /// The words of so many tables, in their order, after this one.
    fn tables<'a>(&'a self, after: &'a str, most: usize) -> Answer<'a, Vec<String>>;

    /// Whether nobody else works with this store just now: whoever serves tables has some of them in memory.
    fn alone(&self) -> Answer<'_, bool>;

    /// Hands out everything, as it is at one moment.
    fn rows(&self, to: mpsc::Sender<Row>) -> Answer<'_, ()>;

    /// Takes everything in, all of it or nothing. False if tables are stored already.
    fn fill(&self, from: Rows) -> Answer<'_, bool>;

    /// Forgets who this was, and puts other lines in the place of these tables' logs: as many as before, and nothing else has
    /// changed. What was there is not only out of reach but written over, as far as the store can do that.
    fn rewrite<'a>(&'a self, person: Option<&'a str>, logs: &'a [(String, Vec<String>)]) -> Answer<'a, ()>;
}

/// Copies a whole store into an empty one. False if that one is not empty; it is left as it was then.
pub async fn copy(from: &dyn Whole, to: &dyn Whole) -> Result<bool, StoreError> {
    let (sender, rows) = mpsc::channel(ON_THE_WAY);
    let (sent, filled) = tokio::join!(from.rows(sender), to.fill(rows));
    match (sent, filled) {
        // Where nobody takes them in, they cannot be handed out either: that is not the reason.
        (_, Err(error)) => Err(error),
        (_, Ok(false)) => Ok(false),
        (sent, Ok(true)) => sent.map(|()| true),
    }
}

/// How many tables are read at once.
pub(crate) const BATCH: i64 = 100;

pub(crate) async fn send(to: &mpsc::Sender<Row>, rows: impl IntoIterator<Item = Row>) -> Result<(), StoreError> {
    for row in rows {
        let gone = |_| StoreError::Failed("nobody takes in what is copied".to_owned());
        to.send(row).await.map_err(gone)?;
    }
    Ok(())
}

/// Writes how everything is carried out of and into a database that is reached by such a connection: the same statements for
/// all of them.
macro_rules! carried_by {
    ($connection:ty) => {
        async fn words_after(connection: &mut $connection, after: &str, most: i64) -> sqlx::Result<Vec<String>> {
            sqlx::query_scalar("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
                .bind(after)
                .bind(most)
                .fetch_all(connection)
                .await
        }

        async fn hand_out(moment: &mut $connection, to: &tokio::sync::mpsc::Sender<$crate::Row>) -> Result<(), $crate::StoreError> {
            let mut last = String::new();
            loop {
                let tables: Vec<(String, String, i64, Option<String>, Option<String>)> =
                    sqlx::query_as("SELECT id, header, created, next, word FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
                        .bind(&last)
                        .bind($crate::whole::BATCH)
                        .fetch_all(&mut *moment)
                        .await?;
                let Some((end, ..)) = tables.last() else { break };
                let end = end.clone();
                $crate::whole::send(to, tables.into_iter().map(|(id, header, created, next, word)| $crate::Row::Table { id, header, created, next, word })).await?;
                let entries: Vec<(String, i64, String, i64)> = sqlx::query_as(
                    "SELECT table_id, number, lines, at FROM entries WHERE table_id > $1 AND table_id <= $2
                     ORDER BY table_id, number",
                )
                .bind(&last)
                .bind(&end)
                .fetch_all(&mut *moment)
                .await?;
                $crate::whole::send(to, entries.into_iter().map(|(table, number, lines, at)| $crate::Row::Entry { table, number, lines, at })).await?;
                let seats: Vec<(String, String, i64)> =
                    sqlx::query_as("SELECT person, table_id, since FROM sitting WHERE table_id > $1 AND table_id <= $2")
                        .bind(&last)
                        .bind(&end)
                        .fetch_all(&mut *moment)
                        .await?;
                $crate::whole::send(to, seats.into_iter().map(|(person, table, since)| $crate::Row::Seat { person, table, since })).await?;
                last = end;
            }
            let passes: Vec<(String, String, String, i64)> =
                sqlx::query_as("SELECT word, person, means, until FROM passes").fetch_all(&mut *moment).await?;
            $crate::whole::send(to, passes.into_iter().map(|(word, person, means, until)| $crate::Row::Pass { word, person, means, until })).await?;
            let devices: Vec<(String, String, String, String, i64)> =
                sqlx::query_as("SELECT key, person, sealed, label, since FROM devices").fetch_all(&mut *moment).await?;
            let device = |(key, person, sealed, label, since)| $crate::Row::Device($crate::Device { key, person, sealed, label, since });
            $crate::whole::send(to, devices.into_iter().map(device)).await?;
            let settings: Vec<(String, String)> =
                sqlx::query_as("SELECT name, value FROM settings").fetch_all(&mut *moment).await?;
            let settings = settings.into_iter().filter(|(name, _)| !$crate::whole::OWN.contains(&&**name));
            $crate::whole::send(to, settings.map(|(name, value)| $crate::Row::Setting { name, value })).await?;
            $crate::whole::send(to, [$crate::Row::End]).await
        }

        async fn take_in(connection: &mut $connection, from: &mut $crate::Rows) -> sqlx::Result<bool> {
            let there: Option<(String,)> = sqlx::query_as("SELECT id FROM tables LIMIT 1").fetch_optional(&mut *connection).await?;
            if there.is_some() {
                return Ok(false);
            }
            while let Some(row) = from.recv().await {
                if row == $crate::Row::End {
                    return Ok(true);
                }
                insert(connection, row).await?;
            }
            Err(sqlx::Error::Protocol("what was to be copied has ended before its end".to_owned()))
        }

        /// Forgets a person, and puts other lines in the place of these logs.
        async fn forget(connection: &mut $connection, person: Option<&str>, logs: &[(String, Vec<String>)]) -> sqlx::Result<()> {
            for forget in [
                "DELETE FROM sitting WHERE person = $1",
                "DELETE FROM passes WHERE person = $1",
                "DELETE FROM devices WHERE person = $1 OR key = $1",
            ] {
                sqlx::query(forget).bind(person).execute(&mut *connection).await?;
            }
            for (table, log) in logs {
                rewrite(connection, table, log).await?;
            }
            Ok(())
        }

        async fn insert(connection: &mut $connection, row: $crate::Row) -> sqlx::Result<()> {
            let insert = match row {
                $crate::Row::Table { id, header, created, next, word } => {
                    let insert = sqlx::query("INSERT INTO tables (id, header, created, next, word) VALUES ($1, $2, $3, $4, $5)");
                    insert.bind(id).bind(header).bind(created).bind(next).bind(word)
                }
                $crate::Row::Entry { table, number, lines, at } => {
                    let insert = sqlx::query("INSERT INTO entries (table_id, number, lines, at) VALUES ($1, $2, $3, $4)");
                    insert.bind(table).bind(number).bind(lines).bind(at)
                }
                $crate::Row::Seat { person, table, since } => {
                    let insert = sqlx::query("INSERT INTO sitting (person, table_id, since) VALUES ($1, $2, $3)");
                    insert.bind(person).bind(table).bind(since)
                }
                $crate::Row::Pass { word, person, means, until } => {
                    let insert = sqlx::query("INSERT INTO passes (word, person, means, until) VALUES ($1, $2, $3, $4)");
                    insert.bind(word).bind(person).bind(means).bind(until)
                }
                $crate::Row::Device($crate::Device { key, person, sealed, label, since }) => {
                    let insert =
                        sqlx::query("INSERT INTO devices (key, person, sealed, label, since) VALUES ($1, $2, $3, $4, $5)");
                    insert.bind(key).bind(person).bind(sealed).bind(label).bind(since)
                }
                $crate::Row::Setting { name, value } => {
                    // A server that was started here before has its own key: people come with cookies of the other.
                    let insert = sqlx::query(
                        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                    );
                    insert.bind(name).bind(value)
                }
                $crate::Row::End => return Ok(()),
            };
            insert.execute(connection).await.map(|_| ())
        }

        /// Puts other lines in the place of a log, addition by addition.
        async fn rewrite(connection: &mut $connection, table: &str, log: &[String]) -> sqlx::Result<()> {
            let entries: Vec<(i64, String)> =
                sqlx::query_as("SELECT number, lines FROM entries WHERE table_id = $1 ORDER BY number")
                    .bind(table)
                    .fetch_all(&mut *connection)
                    .await?;
            for (number, lines) in entries {
                let (from, count) = (number as usize, lines.split('\n').count());
                let other = log.get(from..from + count).map(|lines| lines.join("\n"));
                let other = other.ok_or_else(|| sqlx::Error::Protocol("a log keeps its length".to_owned()))?;
                if other != lines {
                    sqlx::query("UPDATE entries SET lines = $3 WHERE table_id = $1 AND number = $2")
                        .bind(table)
                        .bind(number)
                        .bind(other)
                        .execute(&mut *connection)
                        .await?;
                }
            }
            Ok(())
        }
    };
}

pub(crate) use carried_by;
