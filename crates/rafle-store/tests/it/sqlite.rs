//! SQLite before the laws.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use rafle_store::Sqlite;
use rafle_store::laws::{Doing, Door, Trial, Trick, store_laws};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tokio::time::sleep;

struct Folder(tempfile::TempDir);

impl Folder {
    fn file(&self, data: &str) -> PathBuf {
        self.0.path().join(data)
    }

    /// Somebody else at the same file, as `sqlite3` is: without any foreign key.
    async fn by_hand(&self, data: &str) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.file(data)).foreign_keys(false);
        options.connect().await.unwrap()
    }
}

impl Trial for Folder {
    fn open<'a>(&'a self, data: &'a str) -> Doing<'a, Vec<Door>> {
        Box::pin(async { vec![Arc::new(Sqlite::open(&self.file(data)).await.unwrap()) as Door] })
    }

    fn play<'a>(&'a self, data: &'a str, trick: Trick) -> Doing<'a, ()> {
        Box::pin(async move {
            let mut hand = self.by_hand(data).await;
            let sql = match trick {
                Trick::RefuseBad => {
                    "CREATE TRIGGER planted BEFORE INSERT ON entries WHEN new.lines = 'bad'
                     BEGIN SELECT RAISE(ABORT, 'planted'); END"
                }
                Trick::Break => {
                    "CREATE TRIGGER planted BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'planted'); END"
                }
                Trick::Mend => "DROP TRIGGER IF EXISTS planted",
                Trick::Delete => "DELETE FROM tables WHERE id = 'gone'",
                // The connection ends here, and what it has begun with it.
                Trick::DieHalfWay => "BEGIN; INSERT INTO entries VALUES ('abc', 0, 'half', 1)",
                Trick::SlowDown => {
                    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut hand).await.unwrap();
                    tokio::spawn(async move {
                        sleep(Duration::from_millis(1500)).await;
                        drop(hand);
                    });
                    return;
                }
            };
            sqlx::raw_sql(sql).execute(&mut hand).await.unwrap();
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_laws() {
    store_laws(&Folder(tempfile::tempdir().unwrap())).await;
}
