//! PostgreSQL before the laws, and what may happen between a process and its database.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rafle_store::laws::{Doing, Door, Net, Proxy, Server, Trial, Trick, store_laws};
use rafle_store::{Addition, Change, Changes, Desk, Logs, Postgres, StoreError};
use sqlx::postgres::PgListener;
use tokio::time::timeout;

/// Long enough for anything that happens at all.
const SOON: Duration = Duration::from_secs(20);

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

fn addition(table: &str, number: usize, line: &str) -> Addition {
    Addition { table: table.to_owned(), number, lines: vec![line.to_owned()], at: 7 }
}

fn grown(table: &str, length: usize) -> Change {
    Change::Grown { table: table.to_owned(), length }
}

/// Waits until this change is told, whatever else is told before.
async fn hear(changes: &mut Box<dyn Changes>, change: &Change) {
    let heard = async { while changes.next().await != *change {} };
    timeout(SOON, heard).await.unwrap_or_else(|_| panic!("nobody tells of {change:?}"));
}

/// A database with one table, a process that reaches it through a net that can fail, and one that reaches it always.
async fn by_net(server: &Server, name: &str) -> (Proxy, Postgres, Postgres) {
    let address = server.database(name).await;
    let proxy = Proxy::before(server.port()).await;
    let there = Postgres::open(&address).await.unwrap();
    there.create("abc", "h", &[], 1).await.unwrap();
    let by_net = address.replace(&server.port().to_string(), &proxy.address.port().to_string());
    (proxy, Postgres::open(&by_net).await.unwrap(), there)
}

#[tokio::test(flavor = "multi_thread")]
async fn between_a_process_and_its_database_the_net_may_fail() {
    let server = Server::start().await;
    tokio::join!(
        an_answer_that_got_lost_is_found_out(&server),
        whoever_is_cut_off_is_refused_and_catches_up(&server),
        whoever_hears_nothing_is_not_waited_for(&server),
        a_connection_that_ends_before_the_commit_is_tried_again(&server),
        nobody_needs_a_notice(&server),
        what_comes_from_another_server_is_old(&server),
        a_newer_database_is_left_alone(&server),
        many_additions_are_few_commits(&server),
    );
}

/// A commit with a notice takes a lock that is one for the whole server.
async fn many_additions_are_few_commits(server: &Server) {
    const TABLES: usize = 200;
    const ROUNDS: usize = 10;
    let (_proxy, store, there) = by_net(server, "groups").await;
    let mut listener = PgListener::connect(&server.address("groups")).await.unwrap();
    listener.listen("rafle").await.unwrap();
    let begun = Instant::now();
    let playing: Vec<_> = (0..TABLES)
        .map(|table| {
            let (store, table) = (store.clone(), format!("t{table}"));
            tokio::spawn(async move {
                store.create(&table, "h", &[], 1).await.unwrap();
                for number in 0..ROUNDS {
                    assert!(store.append(addition(&table, number, "stop")).await.unwrap());
                }
            })
        })
        .collect();
    for table in playing {
        table.await.unwrap();
    }
    let took = begun.elapsed();
    // Notices come after their commits: whoever closes has told everything.
    store.close().await;
    there.append(addition("abc", 0, "end")).await.unwrap();
    let (mut notices, mut told) = (0, 0);
    loop {
        let notice = timeout(SOON, listener.recv()).await.expect("the end is told").unwrap();
        assert!(notice.payload().len() < 8000);
        if notice.payload().ends_with(" abc 1") {
            break;
        }
        notices += 1;
        told += (notice.payload().split(' ').count() - 2) / 2;
    }
    println!("{} additions in {notices} commits, {took:?}", TABLES * ROUNDS);
    assert_eq!(told, TABLES * ROUNDS, "each is told once");
    assert!(notices * 4 < told, "{notices} notices for {told} additions");
}

async fn an_answer_that_got_lost_is_found_out(server: &Server) {
    let (proxy, store, there) = by_net(server, "lost_answer").await;
    assert!(store.append(addition("abc", 0, "first")).await.unwrap(), "the connection is open");
    proxy.becomes(Net::Deaf);
    let adding = tokio::spawn({
        let store = store.clone();
        async move { store.append(addition("abc", 1, "second")).await }
    });
    // It arrives there, and its answer does not come back.
    let mut number = 1;
    while number < 2 {
        number = there.load("abc").await.unwrap().unwrap().log.len();
    }
    proxy.becomes(Net::Whole);
    assert_eq!(adding.await.unwrap(), Ok(true), "it was this one who has added it");
    assert_eq!(store.append(addition("abc", 1, "second")).await, Ok(false), "and nobody else");
    assert_eq!(there.load("abc").await.unwrap().unwrap().log, ["first", "second"]);
}

async fn whoever_is_cut_off_is_refused_and_catches_up(server: &Server) {
    let (proxy, store, there) = by_net(server, "cut_off").await;
    let mut changes = store.changes().await.unwrap();
    proxy.becomes(Net::Cut);
    let refused = timeout(SOON, store.append(addition("abc", 0, "never"))).await.expect("it answers");
    assert!(matches!(refused, Err(StoreError::Failed(_))), "{refused:?}");
    assert!(timeout(SOON, store.ready()).await.expect("it answers").is_err());
    assert!(there.append(addition("abc", 0, "meanwhile")).await.unwrap());
    there.give("word", "anna", "anna", "device", 9).await.unwrap();
    proxy.becomes(Net::Whole);
    hear(&mut changes, &grown("abc", 1)).await;
    hear(&mut changes, &Change::Missed).await;
    assert!(store.append(addition("abc", 1, "goes on")).await.unwrap());
    assert_eq!(there.load("abc").await.unwrap().unwrap().log, ["meanwhile", "goes on"]);
}

async fn whoever_hears_nothing_is_not_waited_for(server: &Server) {
    let (proxy, store, there) = by_net(server, "half_open").await;
    let mut changes = store.changes().await.unwrap();
    assert!(store.append(addition("abc", 0, "first")).await.unwrap());
    proxy.becomes(Net::Silent);
    let (refused, read) = tokio::join!(
        timeout(SOON, store.append(addition("abc", 1, "into the dark"))),
        timeout(SOON, store.load("abc"))
    );
    assert!(refused.expect("it answers").is_err() && read.expect("it answers").is_err());
    assert!(there.append(addition("abc", 1, "meanwhile")).await.unwrap(), "others play on");
    proxy.becomes(Net::Whole);
    hear(&mut changes, &grown("abc", 2)).await;
    let number = there.load("abc").await.unwrap().unwrap().log.len();
    assert!(timeout(SOON, store.append(addition("abc", number, "last"))).await.expect("it answers").unwrap());
    assert_eq!(there.load("abc").await.unwrap().unwrap().log, ["first", "meanwhile", "last"]);
}

async fn a_connection_that_ends_before_the_commit_is_tried_again(server: &Server) {
    let (_proxy, store, there) = by_net(server, "terminated").await;
    // Half a second lies between the statement and its commit.
    let slow = "CREATE FUNCTION planted() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN new; END $$ LANGUAGE plpgsql;
                CREATE CONSTRAINT TRIGGER planted AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION planted()";
    server.by_hand("terminated", slow).await;
    let adding = tokio::spawn(async move { store.append(addition("abc", 0, "once")).await });
    tokio::time::sleep(Duration::from_millis(250)).await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND query LIKE '%INSERT INTO entries%' AND pid <> pg_backend_pid()";
    server.by_hand("terminated", end).await;
    assert_eq!(there.load("abc").await.unwrap().unwrap().log, [""; 0], "it was not committed");
    assert_eq!(adding.await.unwrap(), Ok(true));
    assert_eq!(there.load("abc").await.unwrap().unwrap().log, ["once"]);
}

async fn nobody_needs_a_notice(server: &Server) {
    let (_proxy, store, _there) = by_net(server, "unnoticed").await;
    let mut changes = store.changes().await.unwrap();
    for number in 0..3 {
        let begun = Instant::now();
        server
            .by_hand(
                "unnoticed",
                "INSERT INTO entries (table_id, number, lines, at) SELECT 'abc', count(*), 'by hand', 1 FROM entries",
            )
            .await;
        hear(&mut changes, &grown("abc", number + 1)).await;
        assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    }
}

/// A dump carries the numbers of transactions along: here they may be yet to come.
async fn what_comes_from_another_server_is_old(server: &Server) {
    let (_proxy, store, there) = by_net(server, "restored").await;
    assert!(store.append(addition("abc", 0, "first")).await.unwrap());
    server.by_hand("restored", "UPDATE entries SET added_by = '99999999999'").await;
    let store = Postgres::open(&server.address("restored")).await.unwrap();
    let mut changes = store.changes().await.unwrap();
    assert!(timeout(Duration::from_millis(2500), changes.next()).await.is_err(), "nothing is new");
    assert!(there.append(addition("abc", 1, "second")).await.unwrap());
    hear(&mut changes, &grown("abc", 2)).await;
}

async fn a_newer_database_is_left_alone(server: &Server) {
    let (_proxy, store, _there) = by_net(server, "newer").await;
    store.close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (9999, 'later', true, '', 0)";
    server.by_hand("newer", later).await;
    let newer = Postgres::open(&server.address("newer")).await;
    assert!(matches!(newer, Err(StoreError::Newer { .. })));
    let nowhere = Postgres::open("postgres://rafle:rhubarb@127.0.0.1:1/none").await.err().expect("nobody is there");
    assert!(matches!(&nowhere, StoreError::Open { path, .. } if path == "postgres://127.0.0.1:1/none"), "{nowhere}");
    assert!(!nowhere.to_string().contains("rhubarb"));
}

/// Nobody waits for a port that refuses as long as for one that is silent.
#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_refuses_is_an_answer() {
    let mut server = Server::start().await;
    let store = Postgres::open(&server.database("refused").await).await.unwrap();
    assert!(store.create("abc", "h", &[], 1).await.unwrap());
    for _ in 0..2 {
        server.crash();
        // More than there are connections, of which the first find that theirs are broken.
        let asking: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move {
                    let begun = Instant::now();
                    (store.load("abc").await, store.ready().await, begun.elapsed())
                })
            })
            .collect();
        for asked in asking {
            let (loaded, ready, took) = asked.await.unwrap();
            assert!(loaded.is_err() && ready.is_err(), "{loaded:?} {ready:?}");
            assert!(took < Duration::from_secs(1), "{took:?}");
        }
        server.go_on().await;
        assert!(timeout(SOON, store.load("abc")).await.expect("it answers").is_ok(), "at once when it is back");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_can_be_added_it_is_not_ready() {
    let cluster = Cluster(Server::start().await);
    let doors = cluster.open("full").await;
    assert!(doors[0].create("abc", "h", &[], 1).await.unwrap());
    assert_eq!(doors[0].ready().await, Ok(()));
    cluster.play("full", Trick::Break).await;
    let added = doors[0].append(addition("abc", 0, "stop")).await;
    assert!(added.is_err());
    assert_eq!(doors[0].ready().await, added.map(|_| ()), "however small a try would still do");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_crashes_loses_nothing_and_is_found_again() {
    let mut server = Server::start().await;
    let (_proxy, store, there) = by_net(&server, "crashed").await;
    let mut changes = there.changes().await.unwrap();
    let mut acknowledged = 0;
    for number in 0..20 {
        assert!(store.append(addition("abc", number, &format!("line {number}"))).await.unwrap());
        acknowledged += 1;
        if number % 10 == 5 {
            server.crash();
            server.go_on().await;
        }
    }
    let log = there.load("abc").await.unwrap().unwrap().log;
    assert_eq!(log, (0..acknowledged).map(|number| format!("line {number}")).collect::<Vec<_>>());
    hear(&mut changes, &Change::Missed).await;
    hear(&mut changes, &grown("abc", 20)).await;
}
