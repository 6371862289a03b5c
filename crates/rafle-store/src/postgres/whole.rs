//! The whole database, to carry it elsewhere or to forget somebody in it.

use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::sync::mpsc;

use super::Postgres;
use crate::Answer;
use crate::whole::{Row, Rows, Whole, carried_by};

carried_by!(PgConnection);

impl Whole for Postgres {
    fn tables<'a>(&'a self, after: &'a str, most: usize) -> Answer<'a, Vec<String>> {
        Box::pin(self.ask(async move |connection| words_after(connection, after, most as i64).await))
    }

    fn alone(&self) -> Answer<'_, bool> {
        Box::pin(async move {
            let others = sqlx::query_scalar(
                "SELECT count(*) FROM pg_stat_activity
                 WHERE datname = current_database() AND application_name LIKE 'rafle %' AND application_name <> $1",
            );
            let others = others.bind(self.options.get_application_name());
            let others: i64 = self.ask(async |connection| others.fetch_one(connection).await).await?;
            Ok(others == 0)
        })
    }

    fn rows(&self, to: mpsc::Sender<Row>) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut connection = self.options.connect().await?;
            // It may wait for whoever takes it in.
            sqlx::query("SET idle_in_transaction_session_timeout = 0").execute(&mut connection).await?;
            let mut moment = connection.begin().await?;
            // As it is at one moment: whoever writes meanwhile is not seen.
            sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut *moment).await?;
            hand_out(&mut moment, &to).await
        })
    }

    fn fill(&self, mut from: Rows) -> Answer<'_, bool> {
        Box::pin(async move {
            let mut connection = self.options.connect().await?;
            sqlx::query("SET idle_in_transaction_session_timeout = 0").execute(&mut connection).await?;
            let mut whole = connection.begin().await?;
            // Nobody opens a table meanwhile.
            sqlx::query("LOCK TABLE tables IN EXCLUSIVE MODE").execute(&mut *whole).await?;
            let filled = take_in(&mut whole, &mut from).await?;
            if filled {
                whole.commit().await?;
            }
            Ok(filled)
        })
    }

    fn rewrite<'a>(&'a self, person: Option<&'a str>, logs: &'a [(String, Vec<String>)]) -> Answer<'a, ()> {
        Box::pin(async move {
            let tables: Vec<_> = logs.iter().map(|(table, _)| table.clone()).collect();
            // A connection of its own: however much there is to do, it is done whole, and nobody waits for it.
            let mut connection = self.options.connect().await?;
            let mut whole = connection.begin().await?;
            forget(&mut whole, person, logs).await?;
            // What is asked may name somebody, and what is held names tables that may be gone.
            sqlx::query("TRUNCATE notes, holds").execute(&mut *whole).await?;
            sqlx::raw_sql(COUNT_ANEW).execute(&mut *whole).await?;
            self.tell(&mut whole, &crate::Change::Devices).await?;
            self.tell_of(&mut whole, &tables).await?;
            whole.commit().await?;
            // Written anew, as far as it can: from then on it is a matter of the database's log, and of its backups.
            sqlx::raw_sql(WRITE_ANEW).execute(&mut connection).await?;
            Ok(())
        })
    }
}

/// Has the database count anew what it plans by, in which it keeps some of what there was. Of an empty table it would keep what
/// it has counted before; so there is a row of nobody while it counts.
const COUNT_ANEW: &str = "
    INSERT INTO tables (id, header, created) VALUES ('', '', 0);
    INSERT INTO entries (table_id, number, lines, at) VALUES ('', 0, '', 0);
    INSERT INTO sitting VALUES ('', '', 0);
    INSERT INTO passes VALUES ('', '', '', 0);
    INSERT INTO devices VALUES ('', '', '', '', 0);
    INSERT INTO notes (place, who, says) VALUES ('', '', '');
    INSERT INTO holds VALUES ('', '', now());
    ANALYZE tables, entries, sitting, passes, devices, notes, holds;
    DELETE FROM entries WHERE table_id = '';
    DELETE FROM sitting WHERE table_id = '';
    DELETE FROM tables WHERE id = '';
    DELETE FROM passes WHERE word = '';
    DELETE FROM devices WHERE key = '';
    DELETE FROM notes WHERE place = '';
    DELETE FROM holds WHERE what = ''";

const WRITE_ANEW: &str = "VACUUM FULL tables, entries, sitting, passes, devices, notes, holds, pg_statistic";
