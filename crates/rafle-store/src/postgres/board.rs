//! Notes between processes, in a table that need not survive.

use std::time::Duration;

use sqlx::PgConnection;

use super::Postgres;
use crate::{Answer, Board, Change, Claim, Note, StoreError};

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

/// What stands in notes: where, by whom, and what they say.
type Written<'a> = (&'a str, &'a str, &'a str);

/// Notes in one order by all processes: of two that waited for each other, one would have to give way.
fn in_order<'a>(notes: impl IntoIterator<Item = &'a Note>) -> Vec<Written<'a>> {
    let mut sorted: Vec<_> = notes.into_iter().map(|note| (&*note.place, &*note.who, &*note.says)).collect();
    sorted.sort_unstable();
    sorted.dedup_by_key(|(place, who, _)| (*place, *who));
    sorted
}

async fn put(connection: &mut PgConnection, notes: &[Written<'_>]) -> sqlx::Result<()> {
    let put = sqlx::query(
        "INSERT INTO notes (place, who, says) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
         ON CONFLICT (place, who) DO UPDATE SET says = excluded.says, at = clock_timestamp()",
    );
    let put = put.bind(notes.iter().map(|(place, _, _)| *place).collect::<Vec<_>>());
    let put = put.bind(notes.iter().map(|(_, who, _)| *who).collect::<Vec<_>>());
    let put = put.bind(notes.iter().map(|(_, _, says)| *says).collect::<Vec<_>>());
    put.execute(connection).await.map(|_| ())
}

impl Board for Postgres {
    fn process(&self) -> Option<&str> {
        Some(&self.process)
    }

    fn put<'a>(&'a self, notes: &'a [Note]) -> Answer<'a, ()> {
        Box::pin(async move {
            for some in in_order(notes).chunks(AT_ONCE) {
                self.ask(async |connection| put(connection, some).await).await?;
            }
            Ok(())
        })
    }

    fn claim<'a>(&'a self, claims: &'a [Claim], lasts: Duration) -> Answer<'a, Option<usize>> {
        Box::pin(async move {
            let (places, whos): (Vec<_>, Vec<_>) = claims.iter().map(|it| (&*it.note.place, &*it.note.who)).unzip();
            let most: Vec<_> = claims.iter().map(|claim| claim.most as i64).collect();
            let notes = in_order(claims.iter().map(|claim| &claim.note));
            let locked: Vec<_> = notes.iter().map(|(place, _, _)| *place).collect();
            let full: Option<i64> = self
                .ask_whole(async |connection| {
                    // Whoever else claims something in these places waits, and what is counted after that is what they left.
                    let lock = "SELECT pg_advisory_xact_lock(hashtextextended(place, 0)) FROM unnest($1::text[]) AS place";
                    sqlx::query(lock).bind(locked).execute(&mut *connection).await?;
                    let full = sqlx::query_scalar(
                        "SELECT nth FROM unnest($1::text[], $2::text[], $3::bigint[]) WITH ORDINALITY AS claim (place, who, most, nth)
                         WHERE most <= (SELECT count(*) FROM notes WHERE notes.place = claim.place AND notes.who <> claim.who
                             AND at > clock_timestamp() - $4 * interval '1 millisecond')
                         ORDER BY nth LIMIT 1",
                    );
                    let full = full.bind(places).bind(whos).bind(most).bind(lasts.as_millis() as i64);
                    let full = full.fetch_optional(&mut *connection).await?;
                    if full.is_none() {
                        put(connection, &notes).await?;
                    }
                    Ok(full)
                })
                .await?;
            Ok(full.map(|nth| nth as usize - 1))
        })
    }

    fn take_down<'a>(&'a self, notes: &'a [Note]) -> Answer<'a, ()> {
        Box::pin(async move {
            for some in in_order(notes).chunks(AT_ONCE) {
                let down = sqlx::query(
                    "DELETE FROM notes WHERE (place, who) IN (SELECT * FROM unnest($1::text[], $2::text[]))",
                );
                let down = down.bind(some.iter().map(|(place, _, _)| *place).collect::<Vec<_>>());
                let down = down.bind(some.iter().map(|(_, who, _)| *who).collect::<Vec<_>>());
                self.ask(async |connection| down.execute(connection).await.map(|_| ())).await?;
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
            let leave = sqlx::query("DELETE FROM notes WHERE split_part(who, ' ', 1) = $1").bind(&*self.process);
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
