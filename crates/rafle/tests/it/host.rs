//! What hosts do with all their tables. The tables are those of the data folder that the first version has left, a game of each
//! kind, and two whose luck is sealed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rafle_engine::{Next, Play, Record, Seeded, Viewer};
use rafle_load::{Connection, Game, Place, Robots, Server};
use rafle_store::laws::Server as Database;
use rafle_store::{Desk, Device, Logs, Sqlite, Whole, mark};
use rafle_table::{FairLuck, Person, SALT, sealed, secret_of};
use sqlx::{Connection as _, PgConnection};
use tempfile::{TempDir, tempdir};

use crate::shell::{Left, command, rafle, root, run};

/// Anna and Bo of that folder, by their cookies.
fn people() -> [Person; 2] {
    let text = fs::read_to_string(root().join("crates/rafle-web/tests/older/people.txt")).unwrap();
    let person = |line: &str| {
        let words = line.split(|letter: char| !letter.is_ascii_alphanumeric());
        let mut secrets = words.filter_map(|word| Person::known(word.get(word.len().checked_sub(26)?..)?));
        secrets.next_back().expect("somebody's cookie")
    };
    let people: Vec<_> = text.lines().map(person).collect();
    people.try_into().expect("two people")
}

/// A game of bluff in which both cups are thrown, and one that is over; luck is sealed in both.
fn sealed_games() -> [Play; 2] {
    ["bluff", "yatzy"].map(|slug| {
        let mut play = Play::new(rafle_games::open(slug, 2, &[]).unwrap().unwrap());
        play.enter(&sealed(&secret_of(slug), slug).to_string()).unwrap();
        for line in [
            "name A Zacharias",
            "sits A person 0123456789abcdef",
            "name B Bo",
            // Who sat at another table sits here again.
            "sits B person fedcba9876543210@blufftable",
        ] {
            play.enter(line).unwrap();
        }
        let mut luck = FairLuck::of(&play).unwrap();
        let mut any = Seeded::new(1);
        let mut lines = 0;
        while play.next() != Next::Nobody && (slug == "yatzy" || lines < 3) {
            let line = match play.next() {
                Next::Chance { .. } => play.draw(&mut luck),
                _ => play.any_line(&mut any).unwrap(),
            };
            play.enter(&line).unwrap();
            lines += 1;
        }
        play
    })
}

/// A folder with all of them.
async fn furnished() -> TempDir {
    let folder = tempdir().unwrap();
    let file = folder.path().join("rafle.db");
    fs::copy(root().join("crates/rafle-web/tests/older/rafle.db"), &file).unwrap();
    let store = Sqlite::open(&file).await.unwrap();
    for play in sealed_games() {
        let record = Record::of(&play).to_string();
        let (header, _) = record.split_once('\n').unwrap();
        let word = format!("{}table", play.start().about().slug);
        assert!(store.create(&word, header, play.log(), 1_700_000_000).await.unwrap());
    }
    assert!(store.give("link", "somebody", "somebody", "device sealed blufftable", 9).await.unwrap());
    store.close().await;
    folder
}

fn with(words: &str, data: &Path) -> Left {
    rafle(&format!("{words} --data {}", data.display()))
}

fn fine(left: &Left) {
    assert_eq!(left.code, 0, "{}{}", left.out, left.err);
}

/// The records in a folder, by their names.
fn records(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).unwrap().map(Result::unwrap);
    files.map(|file| (file.file_name().into_string().unwrap(), fs::read_to_string(file.path()).unwrap())).collect()
}

/// Exports everything, and has it checked.
fn exported(place: &str) -> BTreeMap<String, String> {
    let to = tempdir().unwrap();
    fine(&rafle(&format!("export {} {place}", to.path().display())));
    let checked = rafle(&format!("check {}", to.path().display()));
    fine(&checked);
    records(to.path())
}

async fn words(data: &Path) -> Vec<String> {
    let store = Sqlite::open(&data.join("rafle.db")).await.unwrap();
    let words = store.tables("", 1000).await.unwrap();
    store.close().await;
    words
}

/// A record whose people are known by their tokens alone, without the table at which they sat before.
fn without_tables(record: &Record) -> String {
    let alone = |line: &str| match line.split_once('@') {
        Some((sits, _)) if line.starts_with("sits ") => format!("{sits}\n"),
        _ => format!("{line}\n"),
    };
    record.to_string().lines().map(alone).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn exported_records_hold_and_tell_nothing_that_is_hidden() {
    let folder = furnished().await;
    let records = exported(&format!("--data {}", folder.path().display()));
    let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
    let words = store.tables("", 1000).await.unwrap();
    assert_eq!(records.len(), words.len());
    let (mut running, mut hidden) = (0, 0);
    for word in &words {
        let (name, record) = records.iter().find(|(name, _)| name.contains(&mark(word))).unwrap();
        assert!(!name.contains(word.as_str()), "whoever knows the word is let in");
        let stored = store.load(word).await.unwrap().unwrap();
        let whole = format!("{}\n{}\n", stored.header, stored.log.join("\n"));
        let read = Record::read(&whole).unwrap();
        let start = rafle_games::open(&read.slug, read.seats, &read.option_pairs()).unwrap().unwrap();
        let play = read.play(start).unwrap();
        assert!(!record.lines().any(|line| line.starts_with("sits ") && line.contains('@')), "{name}: {record}");
        if play.next() == Next::Nobody {
            assert_eq!(*record, without_tables(&Record::of(&play)), "{name}");
            continue;
        }
        running += 1;
        assert!(!record.contains(" secret "), "{name}");
        let told = Record::with_log(play.start(), play.log_for(Viewer::Spectator));
        assert_eq!(*record, without_tables(&told), "{name}");
        hidden += usize::from(record.contains('?'));
    }
    assert!(running > 40 && hidden > 1, "{running} run, in {hidden} something is hidden");
    let finished = records.iter().find(|(name, _)| name.contains(&mark("yatzytable"))).unwrap();
    let file = folder.path().join("finished.rafle");
    fs::write(&file, finished.1).unwrap();
    fine(&rafle(&format!("verify {}", file.display())));
}

/// Everything that lies in a folder.
fn bytes(folder: &Path) -> Vec<u8> {
    fs::read_dir(folder).unwrap().flat_map(|file| fs::read(file.unwrap().path()).unwrap()).collect()
}

fn has(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_leaves_no_trace_and_takes_nobody_along() {
    let (folder, elsewhere) = (furnished().await, tempdir().unwrap());
    let data = folder.path();
    let [anna, bo] = people();
    let words = words(data).await;
    let traces = || {
        let tokens = words.iter().map(|word| anna.token(word));
        tokens
            .chain([anna.key(), anna.secret().to_owned(), "Anna".to_owned(), "Zacharias".to_owned()])
            .collect::<Vec<_>>()
    };
    let before = bytes(data);
    assert!(has(&before, "Anna") && has(&before, "Zacharias"));
    assert!(traces().iter().filter(|trace| has(&before, trace)).count() > 40, "she has sat at every table");
    let was = exported(&format!("--data {}", data.display()));
    fine(&run(command("forget").arg("--person").arg(anna.secret()).arg("--data").arg(data), b""));
    fine(&with("forget --name Zacharias", data));
    // Another of that name has sat at a table of the first version: hers is a name as well.
    fine(&with("forget --name Anna", data));
    let after = bytes(data);
    for trace in traces() {
        assert!(!has(&after, &trace), "{trace} is still there");
    }
    let is = exported(&format!("--data {}", data.display()));
    assert_eq!(is.keys().collect::<Vec<_>>(), was.keys().collect::<Vec<_>>());
    for (name, record) in &is {
        let moves = |record: &str| {
            let people = ["name ", "sits "];
            record
                .lines()
                .filter(|line| !people.iter().any(|verb| line.starts_with(verb)))
                .collect::<Vec<_>>()
                .join("\n")
        };
        assert_eq!(moves(record), moves(&was[name]), "{name}");
    }
    let file = elsewhere.path().join("finished.rafle");
    fs::write(&file, is.iter().find(|(name, _)| name.contains(&mark("yatzytable"))).unwrap().1).unwrap();
    fine(&rafle(&format!("verify {}", file.display())));
    let store = Sqlite::open(&data.join("rafle.db")).await.unwrap();
    assert!(!store.tables_of(&bo.key(), 1000).await.unwrap().is_empty(), "the others find their tables");
    assert!(store.tables_of(&anna.key(), 1000).await.unwrap().is_empty());
    store.close().await;
    // A table goes whole, and only what is there can go.
    let left = with("forget blufftable nowhere", data);
    assert!(left.code == 2 && left.err.contains("no table `nowhere`; nothing was changed"), "{}", left.err);
    assert!(has(&bytes(data), "blufftable"));
    fine(&with("forget blufftable", data));
    assert_eq!(self::words(data).await.len(), words.len() - 1);
    assert!(!has(&bytes(data), "blufftable"), "neither a seat at another table nor a link names it");
    let left = exported(&format!("--data {}", data.display()));
    let (_, next) = left.iter().find(|(name, _)| name.contains(&mark("yatzytable"))).unwrap();
    assert!(
        next.contains("sits B person fedcba9876543210\n"),
        "somebody sits there, and nobody knows any more from where"
    );
    fs::write(&file, next).unwrap();
    fine(&rafle(&format!("verify {}", file.display())));
}

/// A server, and two robots who play greedy there.
async fn playing(folder: &Path) -> (Server, Place, Robots) {
    let server = Server::start(Path::new(env!("CARGO_BIN_EXE_rafle")), folder).unwrap();
    server.answers().await.unwrap();
    let greedy = Game { slug: "greedy".to_owned(), options: String::new() };
    let place = Place::open(&mut Connection::open(server.address()).await.unwrap(), &greedy).await.unwrap();
    let robots = Robots::sit(server.address(), place.clone(), None).await.unwrap();
    (server, place, robots)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_beside_the_running_server_has_everything_up_to_it() {
    let [folder, other, third] = [(); 3].map(|()| tempdir().unwrap());
    let (server, place, mut robots) = playing(folder.path()).await;
    let mut luck = Seeded::new(1);
    for _ in 0..20 {
        robots.step(&mut luck).await.unwrap();
    }
    let mut connection = Connection::open(server.address()).await.unwrap();
    let before = place.log(&mut connection).await.unwrap();
    let file = other.path().join("evening.db");
    let line = format!("backup {} --data {}", file.display(), folder.path().display());
    // It plays on meanwhile.
    let backing = tokio::task::spawn_blocking(move || rafle(&line));
    while !backing.is_finished() && !robots.is_over() {
        robots.step(&mut luck).await.unwrap();
    }
    fine(&backing.await.unwrap());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "nobody else reads it");
    }
    // Twice under one name would be one backup fewer; in a folder each has a name of its own.
    let again = with(&format!("backup {}", file.display()), folder.path());
    assert!(again.code == 2 && again.err.contains("evening.db"), "{}", again.err);
    fine(&with(&format!("backup {}", other.path().display()), folder.path()));
    assert_eq!(fs::read_dir(other.path()).unwrap().count(), 2);
    fine(&rafle(&format!("ready --listen {}", server.address())));
    // As `serve` understands it.
    for listen in [format!(":{}", server.address().port()), server.address().port().to_string()] {
        fine(&run(command("ready").env("RAFLE_LISTEN", listen), b""));
    }
    // What writes is refused as long as the server runs.
    for words in [format!("restore {}", file.display()), "forget --name Anna".to_owned()] {
        let left = with(&words, folder.path());
        assert!(left.code == 2 && left.err.contains("in use by a running server"), "{words}: {}", left.err);
    }
    let address = server.address();
    server.stop().await.unwrap();
    let left = rafle(&format!("ready --listen {address}"));
    assert!(left.code == 1 && left.err.contains(&address.to_string()), "{}", left.err);
    let full = with(&format!("restore {}", file.display()), folder.path());
    assert!(full.code == 2 && full.err.contains("nothing was changed"), "{}", full.err);
    fine(&with(&format!("restore {}", file.display()), third.path()));
    let server = Server::start(Path::new(env!("CARGO_BIN_EXE_rafle")), third.path()).unwrap();
    server.answers().await.unwrap();
    let mut connection = Connection::open(server.address()).await.unwrap();
    // With the cookies of those who played.
    let after = place.log(&mut connection).await.unwrap();
    // Where the game has ended meanwhile, the secret of its luck is told.
    let lines = |log: &[String]| log.iter().filter(|line| !line.starts_with("luck ")).cloned().collect::<Vec<_>>();
    assert!(lines(&after).starts_with(&lines(&before)), "{after:?} begins with {before:?}");
    server.stop().await.unwrap();
    let damaged = other.path().join("letter.db");
    fs::write(&damaged, "dear grandmother, this is no database at all, and was never meant to be one of them").unwrap();
    let left = with(&format!("restore {}", damaged.display()), &third.path().join("new"));
    assert!(left.code == 2 && left.err.contains("letter.db"), "{}", left.err);
}

/// A database without anything in it: a header as SQLite writes it, and an empty page of a tree.
fn foreign() -> Vec<u8> {
    let mut page = vec![0; 4096];
    page[..16].copy_from_slice(b"SQLite format 3\0");
    // Pages of 4096 bytes, read and written as ever, and the fractions that are prescribed.
    page[16..24].copy_from_slice(&[0x10, 0, 1, 1, 0, 64, 32, 32]);
    page[27] = 1; // changed once
    page[31] = 1; // one page
    page[47] = 4; // schema format
    page[59] = 1; // UTF-8
    page[95] = 1; // valid for that change
    // A leaf without cells, whose content begins at its end.
    page[100] = 13;
    page[105] = 0x10;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_store_is_neither_changed_nor_copied() {
    let folder = tempdir().unwrap();
    let none = folder.path().join("none");
    // Where nothing is, nothing is made, and nothing is said to be done.
    for words in ["forget --name Anna", "forget abcdefghij", "export records", "backup x.db"] {
        let left = run(command(words).arg("--data").arg(&none).current_dir(folder.path()), b"");
        assert!(left.code == 2 && left.err.contains("none"), "{words}: {} {}", left.code, left.err);
        assert!(!none.exists() && !folder.path().join("x.db").exists(), "{words}");
    }
    // An empty file is a database to SQLite, and so is somebody else's.
    let (empty, other) = (folder.path().join("empty.db"), folder.path().join("other.db"));
    fs::write(&empty, "").unwrap();
    fs::write(&other, foreign()).unwrap();
    for file in [&empty, &other] {
        let left = with(&format!("restore {}", file.display()), &none);
        assert!(left.code == 2 && left.err.contains("it holds no tables of Rafle"), "{}", left.err);
        assert!(!none.exists());
    }
    let emptied = folder.path().join("emptied");
    fs::create_dir(&emptied).unwrap();
    fs::write(emptied.join("rafle.db"), "").unwrap();
    for words in ["forget --name Anna", "export records", "backup x.db"] {
        let left = run(command(words).arg("--data").arg(&emptied).current_dir(folder.path()), b"");
        assert!(left.code == 2 && left.err.contains("it holds no tables of Rafle"), "{words}: {}", left.err);
    }
    assert!(!folder.path().join("x.db").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_on_a_second_device_is_forgotten_by_its_cookie_too() {
    let folder = furnished().await;
    let [anna, _] = people();
    let device = Person::known("bhqx6dkt29gpw5cjsz8fnv4bir").unwrap();
    let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
    let attached = Device {
        key: device.key(),
        person: anna.key(),
        sealed: anna.sealed(device.secret(), [7; SALT]),
        label: String::new(),
        since: 1,
    };
    store.give("word", &anna.key(), &anna.key(), "device", 9).await.unwrap();
    assert!(store.attach(&attached, "word", 1).await.unwrap());
    assert!(store.tables_of(&anna.key(), 1000).await.unwrap().len() > 40);
    store.close().await;
    fine(&run(command("forget").arg("--data").arg(folder.path()).env("RAFLE_PERSON", device.secret()), b""));
    let after = bytes(folder.path());
    for word in words(folder.path()).await {
        assert!(!has(&after, &anna.token(&word)), "{word}");
    }
    let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
    assert!(store.tables_of(&anna.key(), 1000).await.unwrap().is_empty() && store.devices().await.unwrap().is_empty());
    store.close().await;
}

/// Tables that are played at while a backup is made.
const BUSY: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_under_load_is_whole_in_either_store() {
    let [folder, backups, restored] = [(); 3].map(|()| tempdir().unwrap());
    let (server, first, robots) = playing(folder.path()).await;
    let (mut luck, mut tables) = (Seeded::new(1), vec![(first, robots)]);
    let mut connection = Connection::open(server.address()).await.unwrap();
    let long = Game { slug: "greedy".to_owned(), options: "option-target=1000&option-rounds=20".to_owned() };
    for _ in 1..BUSY {
        let place = Place::open(&mut connection, &long).await.unwrap();
        let robots = Robots::sit(server.address(), place.clone(), None).await.unwrap();
        tables.push((place, robots));
    }
    let given = connection.post(&format!("/t/{}/pass", tables[0].0.table), &tables[0].0.people[0], "pass=device").await;
    let given = given.unwrap();
    let (_, link) = given.body.split_once("/pass/").unwrap_or_else(|| panic!("{} {}", given.status, given.body));
    let link: String = link.chars().take_while(char::is_ascii_alphanumeric).collect();
    let mut known = Vec::new();
    for (place, robots) in &mut tables {
        robots.step(&mut luck).await.unwrap();
        known.push((place.clone(), robots.ledger().clone()));
    }
    let file = backups.path().join("busy.db");
    let line = format!("backup {} --data {}", file.display(), folder.path().display());
    let backing = tokio::task::spawn_blocking(move || rafle(&line));
    let mut meanwhile = 0;
    while !backing.is_finished() {
        for (_, robots) in tables.iter_mut().filter(|(_, robots)| !robots.is_over()) {
            robots.step(&mut luck).await.unwrap();
            meanwhile += 1;
        }
    }
    fine(&backing.await.unwrap());
    assert!(meanwhile > 0, "somebody has moved meanwhile");
    server.stop().await.unwrap();
    let database = Database::start().await;
    let address = database.database("busy").await;
    fine(&with(&format!("restore {}", file.display()), restored.path()));
    fine(&rafle(&format!("restore {} --store {address}", file.display())));
    for store in [None, Some(address.as_str())] {
        let mut command = rafle_load::serving(Path::new(env!("CARGO_BIN_EXE_rafle")), restored.path());
        let server = Server::start_with(command.args(store.iter().flat_map(|store| ["--store", *store]))).unwrap();
        server.answers().await.unwrap();
        let mut connection = Connection::open(server.address()).await.unwrap();
        for (place, ledger) in &known {
            // The log is read with the cookies of those who played; it may hold what came after, and nothing less.
            let log = place.log(&mut connection).await.unwrap();
            let acknowledged = ledger.length();
            assert!(log.len() >= acknowledged, "{store:?}: {} of {acknowledged} lines", log.len());
            assert_eq!(ledger.check(&log[..acknowledged]), Ok(()), "{store:?}");
        }
        let pass = connection.get(&format!("/pass/{link}"), "").await.unwrap();
        assert_eq!(pass.status, 200, "{store:?}: the link still works");
        server.stop().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_back_soon_where_a_new_server_takes_over() {
    let folder = tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let start = move |folder: PathBuf| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_rafle"));
        command.args(["serve", "--take-over", "--limits", "none", "--listen", &free.to_string(), "--data"]).arg(folder);
        Server::start_with(&mut command).unwrap()
    };
    let old = start(folder.path().to_owned());
    old.answers().await.unwrap();
    let greedy = Game { slug: "greedy".to_owned(), options: String::new() };
    let place = Place::open(&mut Connection::open(free).await.unwrap(), &greedy).await.unwrap();
    let mut robots = Robots::sit(free, place.clone(), None).await.unwrap();
    robots.step(&mut Seeded::new(1)).await.unwrap();
    let ledger = robots.ledger().clone();
    let new = tokio::task::spawn_blocking({
        let folder = folder.path().to_owned();
        move || start(folder)
    });
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(!new.is_finished(), "it waits for the folder");
    old.stop().await.unwrap();
    let since = std::time::Instant::now();
    let back = loop {
        match Robots::sit(free, place.clone(), Some(ledger.clone())).await {
            Ok(robots) => break robots,
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
    };
    let took = since.elapsed();
    println!("streams are back after {took:?}");
    assert!(took < std::time::Duration::from_secs(2), "{took:?}");
    assert!(!back.is_over());
    new.await.unwrap().stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_is_carried_to_postgres_and_back() {
    let (folder, back) = (furnished().await, tempdir().unwrap());
    let database = Database::start().await;
    let address = database.database("carried").await;
    let from = folder.path().display();
    fine(&rafle(&format!("import {from} --store {address}")));
    let again = rafle(&format!("import {from} --store {address}"));
    assert!(again.code == 2 && again.err.contains("nothing was changed"), "{}", again.err);
    let here = exported(&format!("--data {from}"));
    assert!(here.len() > 46);
    assert_eq!(exported(&format!("--store {address}")), here);
    fine(&with(&format!("import {address}"), back.path()));
    assert_eq!(exported(&format!("--data {}", back.path().display())), here);
    // The same people find the same tables.
    let [anna, _] = people();
    let mut found = Vec::new();
    for folder in [folder.path(), back.path()] {
        let store = Sqlite::open(&folder.join("rafle.db")).await.unwrap();
        found.push((
            store.tables_of(&anna.key(), 1000).await.unwrap(),
            store.setting("cookie-key", "none").await.unwrap(),
        ));
        store.close().await;
    }
    assert!(found[0] == found[1] && found[0].0.len() > 40 && found[0].1 != "none");
    // Its own tool backs it up, and a backup of a folder is restored into it.
    let left = rafle(&format!("backup x.db --store {address}"));
    assert!(left.code == 1 && left.err.contains("pg_dump"), "{}", left.err);
    let (file, empty) = (back.path().join("copy.db"), database.database("restored").await);
    fine(&with(&format!("backup {}", file.display()), folder.path()));
    fine(&rafle(&format!("restore {} --store {empty}", file.display())));
    assert_eq!(exported(&format!("--store {empty}")), here);
    let word = "greedytable";
    let left = rafle(&format!("forget {word} --store {empty}"));
    assert!(left.code == 2 && left.err.contains("no table"), "{}", left.err);
    let mut connection = PgConnection::connect(&empty).await.unwrap();
    // As servers leave it that were there before: what counts by itself may be the only one of its kind.
    let held = "INSERT INTO holds SELECT 'bots blufftable', 'gone', now() FROM generate_series(1, 1);
         INSERT INTO notes (place, who, says) SELECT 'here blufftable', number, '' FROM generate_series(1, 9) AS number;
         DELETE FROM passes; INSERT INTO passes SELECT number, 'bo', 'device sealed blufftable', 9 FROM generate_series(1, 9) AS number;
         ANALYZE";
    sqlx::raw_sql(held).execute(&mut connection).await.unwrap();
    assert!(traces_in(&mut connection).await > 4, "what is held and what the database plans by name the table");
    let before = file_of(&mut connection, "entries").await;
    fine(&rafle(&format!("forget blufftable --store {empty}")));
    assert_eq!(exported(&format!("--store {empty}")).len(), here.len() - 1);
    assert_eq!(traces_in(&mut connection).await, 0);
    assert_ne!(file_of(&mut connection, "entries").await, before, "it is written anew");
    let counted: i64 =
        sqlx::query_scalar("SELECT count(*) FROM tables WHERE id = ''").fetch_one(&mut connection).await.unwrap();
    assert_eq!(counted, 0, "what was counted instead is gone");
}

/// In which of its files a database keeps a table.
async fn file_of(connection: &mut PgConnection, table: &str) -> String {
    sqlx::query_scalar("SELECT pg_relation_filepath($1::regclass)").bind(table).fetch_one(connection).await.unwrap()
}

/// In how many places a database names that table.
async fn traces_in(connection: &mut PgConnection) -> i64 {
    let traces = sqlx::query_scalar(
        "SELECT (SELECT count(*) FROM holds WHERE what LIKE '%blufftable%')
             + (SELECT count(*) FROM notes WHERE place LIKE '%blufftable%')
             + (SELECT count(*) FROM passes WHERE means LIKE '%blufftable%')
             + (SELECT count(*) FROM entries WHERE lines LIKE '%blufftable%')
             + (SELECT count(*) FROM pg_stats WHERE schemaname = 'public'
                AND concat(most_common_vals, histogram_bounds) LIKE '%blufftable%')",
    );
    traces.fetch_one(connection).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_counts_before_what_the_environment_says() {
    let (folder, back) = (furnished().await, tempdir().unwrap());
    let database = Database::start().await;
    let address = database.database("variable").await;
    fine(&rafle(&format!("import {} --store {address}", folder.path().display())));
    let here = exported(&format!("--data {}", folder.path().display()));
    let told = |words: &str| run(command(words).env("RAFLE_STORE", &address), b"");
    // The folder that is named, and nothing in the database.
    fine(&told(&format!("forget blufftable --data {}", folder.path().display())));
    assert_eq!(words(folder.path()).await.len(), here.len() - 1);
    assert_eq!(exported(&format!("--store {address}")), here);
    // Out of the database into a folder: whoever reads there is no running server.
    fine(&told(&format!("import {address} --data {}", back.path().display())));
    assert_eq!(exported(&format!("--data {}", back.path().display())), here);
    // Where nothing is typed the database counts, as it did.
    let left = told(&format!("restore {}", folder.path().join("rafle.db").display()));
    assert!(left.code == 2 && left.err.contains("PostgreSQL"), "{}", left.err);
    let both = rafle(&format!("export records --data {} --store {address}", back.path().display()));
    assert!(
        both.code == 2 && both.err.contains("`--data <DIR>` does not go together with `--store <URL>`"),
        "{}",
        both.err
    );
}

#[test]
fn no_password_is_told() {
    let folder: PathBuf = tempdir().unwrap().path().join("none");
    for words in ["export records", "import postgres://rafle:rhubarb@127.0.0.1:1/none", "serve --listen 127.0.0.1:0"] {
        let mut command = command(words);
        command.env("RAFLE_STORE", "postgres://rafle:rhubarb@127.0.0.1:1/none").current_dir(std::env::temp_dir());
        let left = run(command.env("RAFLE_DATA", &folder), b"");
        // Nobody answers there: that may be otherwise in a minute.
        assert!(left.code == 3 && !left.err.is_empty(), "{words}: {}", left.err);
        assert!(!left.err.contains("rhubarb") && !left.out.contains("rhubarb"), "{words}: {}", left.err);
    }
    // Nor one in an address that cannot be read.
    for words in
        ["serve", "export records", "serve --store postgre:rafle:rhubarb@127.0.0.1", "import mysql://a:rhubarb@h/x"]
    {
        let left = run(command(words).env("RAFLE_STORE", "postgre://rafle:rhubarb@127.0.0.1/x"), b"");
        assert!(left.code == 2 && !left.err.is_empty(), "{words}: {}", left.err);
        assert!(!left.err.contains("rhubarb") && !left.out.contains("rhubarb"), "{words}: {}", left.err);
    }
    let left = rafle("import mysql://a:rhubarb@h/x --data none");
    assert!(left.code == 2 && left.err.contains("mysql://…") && !left.err.contains("rhubarb"), "{}", left.err);
    let left = rafle("export records --store postgres://rafle:rhubarb@127.0.0.1:port/none");
    assert!(left.code == 2 && !left.err.contains("rhubarb"), "{}: an address that cannot be read", left.err);
    let left = rafle("serve --store mysql://somewhere");
    assert!(left.code == 2 && left.err.contains("postgres://"), "{}", left.err);
}
