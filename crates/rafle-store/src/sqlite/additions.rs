//! Additions to logs: one statement for a group, and each for itself where one of them cannot be taken.

use std::collections::HashSet;
use std::slice;

use sqlx::SqliteConnection;

use super::primary_code;
use super::writer::Writer;
use crate::groups::{Commit, Won};
use crate::{Addition, StoreError};

/// What the database says of something that it cannot take, while it takes everything else: too long, against a constraint,
/// of the wrong type.
const GUILTY: [i32; 3] = [18, 19, 20];

impl Commit for Writer {
    async fn commit(&mut self, group: &[Addition]) -> Vec<Won> {
        commit(self, group).await.unwrap_or_else(|error| vec![Err(error); group.len()])
    }
}

/// Commits a group as one statement. If one of them cannot be taken, each stands for itself; what hits everybody, such as a
/// full disk, is told to everybody at once.
async fn commit(writer: &Writer, group: &[Addition]) -> Result<Vec<Won>, StoreError> {
    let together = writer.write(async |connection| match insert(connection, group).await {
        Err(error) if is_guilty(&error) => Ok(None),
        won => won.map(Some),
    });
    match together.await? {
        // Of several who want the same number the first was inserted, and the first is told.
        Some(mut won) => Ok(group.iter().map(|it| Ok(won.remove(&place(it)))).collect()),
        None => writer.write_whole(async |connection| insert_each(connection, group).await).await,
    }
}

/// Inserts a group one by one: still with one wait for the disk, because a statement that fails leaves the others as they are.
async fn insert_each(connection: &mut SqliteConnection, group: &[Addition]) -> sqlx::Result<Vec<Won>> {
    let mut answers = Vec::with_capacity(group.len());
    for addition in group {
        answers.push(match insert(connection, slice::from_ref(addition)).await {
            Ok(won) => Ok(!won.is_empty()),
            Err(error) if is_guilty(&error) => Err(error.into()),
            Err(error) => return Err(error),
        });
    }
    Ok(answers)
}

/// Inserts a group as one statement, and tells which table and number were won.
async fn insert(connection: &mut SqliteConnection, group: &[Addition]) -> sqlx::Result<HashSet<(String, i64)>> {
    let rows: Vec<_> = group.iter().map(|it| (&it.table, it.number, it.lines.join("\n"), it.at)).collect();
    let rows = serde_json::to_string(&rows).expect("strings and numbers become JSON");
    let won: Vec<(String, i64)> = sqlx::query_as(
        "INSERT INTO entries (table_id, number, lines, at)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true
         ON CONFLICT DO NOTHING RETURNING table_id, number",
    )
    .bind(rows)
    .fetch_all(connection)
    .await?;
    Ok(won.into_iter().collect())
}

fn place(addition: &Addition) -> (String, i64) {
    (addition.table.clone(), addition.number as i64)
}

fn is_guilty(error: &sqlx::Error) -> bool {
    primary_code(error).is_some_and(|code| GUILTY.contains(&code))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;
    use tokio::task::JoinSet;
    use tokio::time::sleep;

    use super::super::tests::{addition, store};
    use super::*;
    use crate::{Logs, Sqlite};

    /// Somebody else at the same file, as `sqlite3` is: without any foreign key.
    async fn by_hand(folder: &tempfile::TempDir) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(folder.path().join("rafle.db")).foreign_keys(false);
        options.connect().await.unwrap()
    }

    /// The line `bad` is taken by no table.
    const PLANTED: &str = "CREATE TRIGGER planted BEFORE INSERT ON entries WHEN new.lines = 'bad'
                           BEGIN SELECT RAISE(ABORT, 'planted'); END";

    async fn tables(store: &Sqlite, count: usize) -> Vec<String> {
        let tables: Vec<_> = (0..count).map(|table| format!("t{table}")).collect();
        for table in &tables {
            store.create(table, "h", &[], 1).await.unwrap();
        }
        tables
    }

    /// Adds these lines, one to each table, all at the same time.
    async fn together(store: &Sqlite, tables: &[String], lines: &[&str]) -> Vec<Won> {
        let add = |(table, line): (&String, &&str)| {
            let (store, addition) = (store.clone(), addition(table, 0, &[line]));
            tokio::spawn(async move { store.append(addition).await })
        };
        let adding: Vec<_> = tables.iter().zip(lines).map(add).collect();
        let mut answers = Vec::new();
        for answer in adding {
            answers.push(answer.await.unwrap());
        }
        answers
    }

    /// Adds to a table until that fails, or so many times after somebody has been at the file. Tells how it ended.
    async fn play(store: Sqlite, table: String, touched: Arc<AtomicBool>) -> (String, Option<StoreError>) {
        let (mut number, mut left) = (0, 50);
        while left > 0 {
            match store.append(addition(&table, number, &["stop"])).await {
                Ok(won) => assert!(won, "{table}: nobody else adds to it"),
                Err(error) => return (table, Some(error)),
            }
            number += 1;
            left -= u32::from(touched.load(Ordering::SeqCst));
            // Where the next group always waits already, nobody else comes to write.
            sleep(Duration::from_millis(1)).await;
        }
        (table, None)
    }

    #[tokio::test]
    async fn a_table_deleted_by_hand_stops_no_other_table() {
        let (folder, store) = store().await;
        let touched = Arc::new(AtomicBool::new(false));
        let tables = tables(&store, 40).await;
        let mut playing: JoinSet<_> =
            tables.into_iter().map(|table| play(store.clone(), table, touched.clone())).collect();
        let mut hand = by_hand(&folder).await;
        sqlx::query("DELETE FROM tables WHERE id IN ('t7', 't23')").execute(&mut hand).await.unwrap();
        touched.store(true, Ordering::SeqCst);
        while let Some(played) = playing.join_next().await {
            let (table, error) = played.unwrap();
            let expected = ["t7", "t23"].contains(&&*table).then_some(StoreError::NoTable);
            assert_eq!(error, expected, "{table}");
        }
    }

    #[tokio::test]
    async fn what_cannot_be_taken_is_told_to_whoever_brought_it() {
        let (folder, store) = store().await;
        let tables = tables(&store, 20).await;
        let mut hand = by_hand(&folder).await;
        sqlx::query(PLANTED).execute(&mut hand).await.unwrap();
        let mut lines = ["good"; 20];
        lines[13] = "bad";
        for (table, answer) in together(&store, &tables, &lines).await.into_iter().enumerate() {
            let log = store.load(&tables[table]).await.unwrap().unwrap().log;
            if table == 13 {
                assert!(matches!(&answer, Err(StoreError::Failed(why)) if why.contains("planted")), "{answer:?}");
                assert!(log.is_empty());
            } else {
                assert_eq!(answer, Ok(true), "{table}");
                assert_eq!(log, ["good"]);
            }
        }
    }

    #[tokio::test]
    async fn a_full_disk_is_told_to_everybody() {
        let (_folder, store) = store().await;
        let tables = tables(&store, 20).await;
        store.writer.write(async |it| sqlx::query("PRAGMA max_page_count = 1").execute(it).await).await.unwrap();
        let long = "x".repeat(100_000);
        let mut lines = ["short"; 20];
        lines[7] = &long;
        for (table, answer) in together(&store, &tables, &lines).await.into_iter().enumerate() {
            assert!(matches!(&answer, Err(StoreError::Failed(why)) if why.contains("full")), "{table}: {answer:?}");
            assert!(store.load(&tables[table]).await.unwrap().unwrap().log.is_empty(), "{table}: nothing has changed");
        }
    }

    #[tokio::test]
    async fn a_full_disk_is_told_to_everybody_of_a_group_that_is_tried_one_by_one() {
        let (folder, store) = store().await;
        let tables = tables(&store, 3).await;
        sqlx::query(PLANTED).execute(&mut by_hand(&folder).await).await.unwrap();
        store.writer.write(async |it| sqlx::query("PRAGMA max_page_count = 1").execute(it).await).await.unwrap();
        let long = "x".repeat(100_000);
        for (table, answer) in together(&store, &tables, &["good", "bad", &long]).await.into_iter().enumerate() {
            assert!(matches!(&answer, Err(StoreError::Failed(why)) if why.contains("full")), "{table}: {answer:?}");
            assert!(store.load(&tables[table]).await.unwrap().unwrap().log.is_empty(), "{table}: nothing has changed");
        }
    }

    #[tokio::test]
    async fn in_a_group_that_is_tried_one_by_one_the_first_wins_too() {
        let (_folder, store) = store().await;
        tables(&store, 1).await;
        let wanted = ["t0", "gone", "t0"].map(ToOwned::to_owned);
        let answers = together(&store, &wanted, &["first", "none", "second"]).await;
        assert_eq!(answers, [Ok(true), Err(StoreError::NoTable), Ok(false)]);
        assert_eq!(store.load("t0").await.unwrap().unwrap().log, ["first"]);
    }
}
