//! Notes between processes, in a table that need not survive.

use std::time::Duration;

use super::Postgres;
use crate::{Answer, Board, Change, Note, StoreError};

/// So many notes are put up by one statement.
const AT_ONCE: usize = 1000;

/// Where it stands what is asked at a table.
fn asked(table: &str) -> String {
    format!("asked {table}")
}

/// Whatever was put up longer ago than the most patient table waits is of no use to anybody.
const OLD: &str = "DELETE FROM notes WHERE at < clock_timestamp() - interval '1 day'";

impl Postgres {
    pub(super) async fn take_down_old_notes(&self) -> Result<(), StoreError> {
        self.ask(async |connection| sqlx::query(OLD).execute(connection).await.map(|_| ())).await
    }
}

impl Board for Postgres {
    fn process(&self) -> Option<&str> {
        Some(&self.process)
    }

    fn put<'a>(&'a self, notes: &'a [Note]) -> Answer<'a, ()> {
        Box::pin(async move {
            // In one order by all processes: of two that waited for each other, one would have to give way.
            let mut sorted: Vec<_> = notes.iter().map(|note| (&*note.place, &*note.who, &*note.says)).collect();
            sorted.sort_unstable();
            sorted.dedup_by_key(|(place, who, _)| (*place, *who));
            for some in sorted.chunks(AT_ONCE) {
                let put = sqlx::query(
                    "INSERT INTO notes (place, who, says) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
                     ON CONFLICT (place, who) DO UPDATE SET says = excluded.says, at = clock_timestamp()",
                );
                let put = put.bind(some.iter().map(|(place, _, _)| *place).collect::<Vec<_>>());
                let put = put.bind(some.iter().map(|(_, who, _)| *who).collect::<Vec<_>>());
                let put = put.bind(some.iter().map(|(_, _, says)| *says).collect::<Vec<_>>());
                self.ask(async |connection| put.execute(connection).await.map(|_| ())).await?;
            }
            Ok(())
        })
    }

    fn notes<'a>(&'a self, places: &'a [String]) -> Answer<'a, Vec<Note>> {
        Box::pin(async move {
            let notes = sqlx::query_as(
                "SELECT place, who, says, (extract(epoch FROM clock_timestamp() - at) * 1000)::bigint FROM notes
                 WHERE place = ANY($1) ORDER BY place, who",
            );
            let notes = notes.bind(places);
            let rows: Vec<(String, String, String, i64)> =
                self.ask(async |connection| notes.fetch_all(connection).await).await?;
            let note = |(place, who, says, age): (_, _, _, i64)| {
                let age = Duration::from_millis(age.max(0).unsigned_abs());
                Note { place, who, says, age }
            };
            Ok(rows.into_iter().map(note).collect())
        })
    }

    fn leave(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let leave = sqlx::query("DELETE FROM notes WHERE who = $1").bind(&*self.process);
            self.ask(async |connection| leave.execute(connection).await.map(|_| ())).await
        })
    }

    fn question<'a>(&'a self, table: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let notes = self.notes(&[asked(table)]).await?;
            Ok(notes.into_iter().next().map(|note| note.says))
        })
    }

    fn pose<'a>(&'a self, table: &'a str, before: Option<&'a str>, now: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            let ask = match before {
                None => {
                    "INSERT INTO notes (place, who, says) SELECT $1, '', $2 WHERE $3::text IS NULL ON CONFLICT DO NOTHING"
                }
                Some(_) => {
                    "UPDATE notes SET says = $2, at = clock_timestamp() WHERE place = $1 AND who = '' AND says = $3"
                }
            };
            let ask = sqlx::query(ask).bind(asked(table)).bind(now).bind(before);
            self.ask_whole(async |connection| {
                let asked = ask.execute(&mut *connection).await?.rows_affected() > 0;
                if asked {
                    self.tell(connection, &Change::Touched { table: table.to_owned() }).await?;
                }
                Ok(asked)
            })
            .await
        })
    }
}
