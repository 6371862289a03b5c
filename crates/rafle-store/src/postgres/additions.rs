//! Additions to logs: a group is one statement, one commit, and one notice to the other processes.
//!
//! A commit with a notice takes a lock that is one for the whole server, and holds it while it waits for the disk. So the notice
//! of a group is a transaction of its own after the commit, which waits for nothing: a notice that gets lost is missed by nobody.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::slice;
use std::sync::Arc;
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

use super::changes::{CHANNEL, MOST};
use super::{PATIENCE, anything, silent};
use crate::groups::{Commit, Won, closed};
use crate::tried::Tried;
use crate::{Addition, StoreError};

/// So long a group that meets a broken connection is tried again: people wait for it.
const TRIES: Duration = Duration::from_secs(5);

/// Between two tries.
const REST: Duration = Duration::from_millis(100);

/// What PostgreSQL says of something that it cannot take, while it takes everything else, by the class of its code: what
/// cannot be written as text, is against a constraint, too large, or refused by somebody's trigger.
const GUILTY: [&str; 4] = ["22", "23", "54", "P0"];

/// What it says when it was not the fault of anything that was brought, and may well go another time: a connection that broke,
/// two that waited for each other, a process that was stopped in the middle, a server that stops or starts.
const PASSING: [&str; 4] = ["08", "25", "40", "57"];

/// The connection on which this process adds to logs.
#[derive(Clone)]
pub(super) struct Writer {
    options: PgConnectOptions,
    process: Arc<str>,
    tried: Arc<Tried>,
    line: Arc<Mutex<Line>>,
}

#[derive(Default)]
struct Line {
    connection: Option<PgConnection>,
    teller: Option<Teller>,
    closed: bool,
}

/// So many notices wait to be told; what is beyond that the others find out by themselves.
const NOTICES: usize = 256;

/// Tells the other processes what was committed, on a connection of its own.
struct Teller {
    notices: mpsc::Sender<String>,
    telling: JoinHandle<()>,
}

impl Teller {
    fn start(options: &PgConnectOptions) -> Teller {
        let (notices, queue) = mpsc::channel(NOTICES);
        let options = options.clone().options([("synchronous_commit", "off")]);
        Teller { notices, telling: tokio::spawn(tell(options, queue)) }
    }

    /// Ends when everything is told.
    async fn end(self) {
        drop(self.notices);
        let _ = timeout(PATIENCE, self.telling).await;
    }
}

async fn tell(options: PgConnectOptions, mut queue: mpsc::Receiver<String>) {
    let mut connection = None;
    while let Some(notice) = queue.recv().await {
        let telling = async {
            let connection = match &mut connection {
                Some(connection) => connection,
                none => none.insert(options.connect().await?),
            };
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(notice).execute(connection).await
        };
        if !matches!(timeout(PATIENCE, telling).await, Ok(Ok(_))) {
            // Nobody knows in what state it is.
            connection = None;
        }
    }
    if let Some(connection) = connection {
        let _ = timeout(PATIENCE, connection.close()).await;
    }
}

impl Writer {
    pub(super) fn new(options: PgConnectOptions, process: Arc<str>, tried: Arc<Tried>) -> Writer {
        Writer { options, process, tried, line: Arc::default() }
    }

    /// Ends it when the group that is being written is written.
    pub(super) async fn close(&self) {
        let mut line = self.line.lock().await;
        line.closed = true;
        if let Some(teller) = line.teller.take() {
            teller.end().await;
        }
        if let Some(connection) = line.connection.take() {
            // What was answered is safe already.
            let _ = timeout(PATIENCE, connection.close()).await;
        }
    }

    /// Commits some additions that fit into one notice, and tries again where the connection breaks. They carry the number of
    /// their group, so that whoever has not heard the answer finds out what became of them.
    async fn commit_some(&self, group: &[Addition]) -> Result<Vec<Won>, StoreError> {
        let mut line = self.line.lock().await;
        let (mark, until) = (anything() as i64, Instant::now() + TRIES);
        let mut again = false;
        loop {
            if line.closed {
                return Err(closed());
            }
            let failed = match timeout(PATIENCE, self.attempt(&mut line, group, mark, again)).await {
                Ok(Ok(won)) => {
                    self.tell(&mut line, group, &won);
                    return Ok(won);
                }
                Ok(Err(error)) if !is_passing(&error) => {
                    line.connection = None;
                    return Err(error.into());
                }
                Ok(Err(error)) => error.into(),
                Err(_) => silent(),
            };
            // Nobody knows in what state it is.
            line.connection = None;
            if Instant::now() > until {
                return Err(failed);
            }
            again = true;
            sleep(REST).await;
        }
    }

    /// Has the others told of what was added.
    fn tell(&self, line: &mut Line, group: &[Addition], won: &[Won]) {
        let mut notice = format!("{} grown", self.process);
        let before = notice.len();
        for (Addition { table, number, lines, .. }, _) in group.iter().zip(won).filter(|(_, won)| **won == Ok(true)) {
            write!(notice, " {table} {}", number + lines.len()).expect("a string takes everything");
        }
        if notice.len() > before {
            let teller = line.teller.get_or_insert_with(|| Teller::start(&self.options));
            // Where too many wait already, the others find out by themselves.
            let _ = teller.notices.try_send(notice);
        }
    }

    async fn attempt(&self, line: &mut Line, group: &[Addition], mark: i64, again: bool) -> sqlx::Result<Vec<Won>> {
        let connection = match &mut line.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        let mut won = match self.insert(connection, group, mark).await {
            Ok(won) => won,
            Err(error) if is_guilty(&error) => return self.insert_each(connection, group, mark).await,
            Err(error) => return Err(error),
        };
        if again {
            won.extend(of_group(connection, group, mark).await?);
        }
        // Of several who want the same number the first was inserted, and the first is told.
        Ok(group.iter().map(|it| Ok(won.remove(&place(it)))).collect())
    }

    /// Inserts one by one: still one commit, because what fails is undone for itself.
    async fn insert_each(
        &self,
        connection: &mut PgConnection,
        group: &[Addition],
        mark: i64,
    ) -> sqlx::Result<Vec<Won>> {
        // As they were brought, so that the first wins; two processes that wait for each other are told so, and try again.
        let mut whole = connection.begin().await?;
        let earlier = of_group(&mut whole, group, mark).await?;
        let mut answers = Vec::with_capacity(group.len());
        for addition in group {
            let mut one = whole.begin().await?;
            answers.push(match self.insert(&mut one, slice::from_ref(addition), mark).await {
                Ok(won) => {
                    one.commit().await?;
                    Ok(!won.is_empty() || earlier.contains(&place(addition)))
                }
                Err(error) if is_guilty(&error) => {
                    one.rollback().await?;
                    Err(error.into())
                }
                Err(error) => return Err(error),
            });
        }
        whole.commit().await?;
        Ok(answers)
    }

    /// Inserts a group as one statement, and tells which table and number were won.
    async fn insert(
        &self,
        connection: &mut PgConnection,
        group: &[Addition],
        mark: i64,
    ) -> sqlx::Result<HashSet<(String, i64)>> {
        // In one order by all processes: of two that waited for each other, one would have to give way.
        let mut sorted: Vec<_> = group.iter().collect();
        sorted.sort_by(|one, other| (&one.table, one.number).cmp(&(&other.table, other.number)));
        let tables: Vec<&str> = sorted.iter().map(|it| &*it.table).collect();
        let numbers: Vec<i64> = sorted.iter().map(|it| it.number as i64).collect();
        let lines: Vec<String> = sorted.iter().map(|it| it.lines.join("\n")).collect();
        let times: Vec<i64> = sorted.iter().map(|it| it.at).collect();
        let insert = sqlx::query_as(
            "WITH brought AS (
                 SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[]) AS it (table_id, number, lines, at)
             ), added AS (
                 INSERT INTO entries (table_id, number, lines, at, of_group)
                 SELECT table_id, number, lines, at, $5 FROM brought ON CONFLICT DO NOTHING RETURNING table_id, number
             )
             SELECT coalesce(array_agg(table_id), '{}'), coalesce(array_agg(number), '{}') FROM added",
        );
        let insert = insert.bind(tables).bind(numbers).bind(lines).bind(times).bind(mark);
        let (tables, numbers): (Vec<String>, Vec<i64>) = insert.fetch_one(connection).await?;
        Ok(tables.into_iter().zip(numbers).collect())
    }
}

/// Which of these were added by this group already.
async fn of_group(connection: &mut PgConnection, group: &[Addition], mark: i64) -> sqlx::Result<Vec<(String, i64)>> {
    let tables: Vec<&str> = group.iter().map(|it| &*it.table).collect();
    let numbers: Vec<i64> = group.iter().map(|it| it.number as i64).collect();
    sqlx::query_as(
        "SELECT DISTINCT table_id, number FROM entries
         JOIN unnest($1::text[], $2::bigint[]) AS it (table_id, number) USING (table_id, number) WHERE of_group = $3",
    )
    .bind(tables)
    .bind(numbers)
    .bind(mark)
    .fetch_all(connection)
    .await
}

impl Commit for Writer {
    async fn commit(&mut self, group: &[Addition]) -> Vec<Won> {
        let mut answers = Vec::with_capacity(group.len());
        for some in fitting(group) {
            let committed = self.commit_some(some).await;
            answers.extend(committed.unwrap_or_else(|error| {
                self.tried.failed(&error);
                vec![Err(error); some.len()]
            }));
        }
        answers
    }
}

/// A group in parts of which each fits into one notice.
fn fitting(group: &[Addition]) -> impl Iterator<Item = &[Addition]> {
    // A table, a number, and two spaces.
    let size = |addition: &Addition| addition.table.len() + 22;
    let mut rest = group;
    std::iter::from_fn(move || {
        let mut sum = 0;
        let count = rest.iter().take_while(|it| {
            sum += size(it);
            sum <= MOST
        });
        let (some, others) = rest.split_at(count.count().max(1).min(rest.len()));
        rest = others;
        (!some.is_empty()).then_some(some)
    })
}

fn place(addition: &Addition) -> (String, i64) {
    (addition.table.clone(), addition.number as i64)
}

fn is_guilty(error: &sqlx::Error) -> bool {
    is_of(error, &GUILTY)
}

/// Whether it may go well another time.
fn is_passing(error: &sqlx::Error) -> bool {
    error.as_database_error().is_none() || is_of(error, &PASSING)
}

fn is_of(error: &sqlx::Error, classes: &[&str]) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| classes.iter().any(|class| code.starts_with(class)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_never_too_long() {
        let addition = |table: String| Addition { table, number: 0, lines: vec!["stop".to_owned()], at: 1 };
        let group: Vec<_> = (0..512).map(|table| addition(format!("table{table:05}"))).collect();
        let parts: Vec<_> = fitting(&group).collect();
        assert_eq!(parts.iter().map(|part| part.len()).sum::<usize>(), 512, "each once");
        for part in &parts {
            assert!(part.iter().map(|it| it.table.len() + 22).sum::<usize>() <= MOST);
        }
        assert_eq!(parts.len(), 3, "and they are few");
        assert_eq!(fitting(&[]).count(), 0);
        assert_eq!(fitting(&[addition("x".repeat(2 * MOST))]).count(), 1, "what never fits goes alone");
    }
}
