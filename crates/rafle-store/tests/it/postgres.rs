//! PostgreSQL before the laws, and what may happen between a process and its database.

use std::sync::Arc;

use rafle_store::Postgres;
use rafle_store::laws::{Doing, Door, Server, Trial, Trick, store_laws};

struct Cluster(Server);

/// How many processes there are, as far as the store can tell.
const DOORS: usize = 3;

impl Trial for Cluster {
    fn open<'a>(&'a self, data: &'a str) -> Doing<'a, Vec<Door>> {
        Box::pin(async move {
            let address = self.0.database(&format!("trial_{data}")).await;
            // All at once: one of them brings the database up to date, and the others wait.
            let opening: Vec<_> = (0..DOORS)
                .map(|_| {
                    let address = address.clone();
                    tokio::spawn(async move { Arc::new(Postgres::open(&address).await.unwrap()) as Door })
                })
                .collect();
            let mut doors = Vec::new();
            for door in opening {
                doors.push(door.await.unwrap());
            }
            doors
        })
    }

    fn play<'a>(&'a self, data: &'a str, trick: Trick) -> Doing<'a, ()> {
        Box::pin(async move {
            let sql = match trick {
                Trick::RefuseBad => {
                    "CREATE FUNCTION planted() RETURNS trigger AS $$ BEGIN
                         IF new.lines = 'bad' THEN RAISE EXCEPTION 'planted'; END IF; RETURN new;
                     END $$ LANGUAGE plpgsql;
                     CREATE TRIGGER planted BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION planted()"
                }
                Trick::Break => {
                    "CREATE FUNCTION planted() RETURNS trigger AS $$ BEGIN
                         RAISE EXCEPTION 'planted' USING ERRCODE = 'disk_full';
                     END $$ LANGUAGE plpgsql;
                     CREATE TRIGGER planted BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION planted()"
                }
                Trick::SlowDown => {
                    "CREATE FUNCTION planted() RETURNS trigger AS $$ BEGIN
                         PERFORM pg_sleep(0.5); RETURN new;
                     END $$ LANGUAGE plpgsql;
                     CREATE TRIGGER planted BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION planted()"
                }
                Trick::Mend => "DROP TRIGGER IF EXISTS planted ON entries; DROP FUNCTION IF EXISTS planted()",
                Trick::Delete => {
                    "ALTER TABLE entries DISABLE TRIGGER ALL; DELETE FROM tables WHERE id = 'gone';
                     ALTER TABLE entries ENABLE TRIGGER ALL"
                }
                // The connection ends here, and what it has begun with it.
                Trick::DieHalfWay => {
                    "BEGIN; INSERT INTO entries (table_id, number, lines, at) VALUES ('abc', 0, 'half', 1)"
                }
            };
            self.0.by_hand(&format!("trial_{data}"), sql).await;
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_laws() {
    store_laws(&Cluster(Server::start().await)).await;
}
