//! What every store has to keep, as one suite: [`store_laws`]. A new store is done when it passes.

mod own;
mod proxy;
mod server;

use std::collections::BTreeSet;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

pub use own::{ON_POSTGRES, own_store};
pub use proxy::{Net, Proxy};
pub use server::Server;

use crate::{Addition, Change, Changes, Claim, Desk, Device, Logs, Note, Row, StoreError, Whole, copy, hashed};

/// Something that is done in its own time.
pub type Doing<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// One way into a store. Of a store that several processes can share there are several; what holds between them holds
/// between processes.
pub type Door = Arc<dyn Whole>;

/// A kind of store on trial.
pub trait Trial: Send + Sync {
    /// Opens the data of this name by all doors that it can have at the same time. It is empty at first; opened again after
    /// it was closed, it is what it was.
    fn open<'a>(&'a self, data: &'a str) -> Doing<'a, Vec<Door>>;

    /// Does something to open data without asking the store, as somebody with the database's own tools can.
    fn play<'a>(&'a self, data: &'a str, trick: Trick) -> Doing<'a, ()>;
}

/// What is done to a store to see how it bears that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trick {
    /// From now on no log takes the line `bad`.
    RefuseBad,
    /// From now on nothing can be added to any log.
    Break,
    /// From now on additions take half a second at least, for a while.
    SlowDown,
    /// Everything goes as before.
    Mend,
    /// Somebody adds `half` to the log of `abc`, which is empty, and dies before that is committed.
    DieHalfWay,
    /// Deletes the table `gone`, and nothing else of it.
    Delete,
}

/// Long enough for anything that happens at all.
const SOON: Duration = Duration::from_secs(20);

/// So long nothing may be heard where there is nothing to tell.
const SILENCE: Duration = Duration::from_millis(50);

/// Every law, on data of its own.
pub async fn store_laws(trial: &dyn Trial) {
    // Most of the time they wait, and not for each other.
    tokio::join!(
        Box::pin(logs_are_there_after_a_restart(trial)),
        Box::pin(one_writer_wins_each_number(trial)),
        Box::pin(numbers_are_won_in_order_whoever_adds(trial)),
        Box::pin(nothing_is_added_where_nothing_is_brought(trial)),
        Box::pin(what_is_refused_hits_nobody_else(trial)),
        Box::pin(nobody_adds_to_what_is_not_there(trial)),
        Box::pin(what_fails_is_told_and_changes_nothing(trial)),
        Box::pin(what_is_slow_is_not_lost(trial)),
        Box::pin(what_was_not_committed_never_happened(trial)),
        Box::pin(people_find_their_tables(trial)),
        Box::pin(one_next_table_for_all(trial)),
        Box::pin(a_word_is_one_table_s(trial)),
        Box::pin(a_pass_works_once_and_not_for_long(trial)),
        Box::pin(a_device_plays_for_one_person_at_a_time(trial)),
        Box::pin(whoever_is_shut_out_has_no_links(trial)),
        Box::pin(the_first_setting_is_kept(trial)),
        Box::pin(what_is_deleted_is_gone(trial)),
        Box::pin(what_nobody_plays_at_is_found(trial)),
        Box::pin(what_is_played_at_meanwhile_stays(trial)),
        Box::pin(one_at_a_time_holds_something(trial)),
        Box::pin(notes_are_for_the_others(trial)),
        Box::pin(nobody_claims_more_than_there_is(trial)),
        Box::pin(one_question_at_a_time(trial)),
        Box::pin(changes_of_others_are_told(trial)),
        Box::pin(everything_can_be_carried_away(trial)),
        Box::pin(somebody_can_be_forgotten(trial)),
        Box::pin(it_says_whether_it_is_ready(trial)),
    );
}

fn addition(table: &str, number: usize, lines: &[&str]) -> Addition {
    Addition { table: table.to_owned(), number, lines: lines.iter().map(ToString::to_string).collect(), at: 7 }
}

async fn close(doors: Vec<Door>) {
    for door in doors {
        door.close().await;
    }
}

async fn log(door: &Door, table: &str) -> Vec<String> {
    door.load(table).await.unwrap().expect("the table is there").log
}

async fn create(doors: &[Door], tables: &[&str]) {
    for table in tables {
        assert!(doors[0].create(table, "h", &[], 1).await.unwrap(), "{table}");
    }
}

/// Does something by every door at the same time, so many times by each.
async fn at_once<T, D>(doors: &[Door], times: usize, work: impl Fn(Door, usize) -> D) -> Vec<T>
where
    T: Send + 'static,
    D: Future<Output = T> + Send + 'static,
{
    let mut all = JoinSet::new();
    for time in 0..times {
        for door in doors {
            all.spawn(work(door.clone(), time));
        }
    }
    all.join_all().await
}

async fn logs_are_there_after_a_restart(trial: &dyn Trial) {
    let doors = trial.open("restart").await;
    for door in &doors {
        // Addresses and forms may bring any letter there is.
        for nowhere in ["abc", "", "\0", "a\0b", "'", "%", "\u{feff}\u{10ffff}"] {
            assert_eq!(door.load(nowhere).await.unwrap(), None, "{nowhere:?}");
            assert_eq!(door.added(nowhere, 0).await.unwrap(), None, "{nowhere:?}");
            assert_eq!(door.called(nowhere).await.unwrap(), None, "{nowhere:?}");
        }
    }
    assert!(doors[0].create("abc", "rafle 1 greedy seats=2", &["name A Åse ☂".to_owned()], 5).await.unwrap());
    for door in &doors {
        assert!(!door.create("abc", "rafle 1 yatzy seats=2", &[], 6).await.unwrap(), "the name is taken");
    }
    assert!(doors[0].append(addition("abc", 1, &["throw 4", "stop"])).await.unwrap());
    close(doors).await;
    for door in trial.open("restart").await {
        let stored = door.load("abc").await.unwrap().expect("it was stored");
        assert_eq!(stored.header, "rafle 1 greedy seats=2");
        assert_eq!(stored.log, ["name A Åse ☂", "throw 4", "stop"]);
        assert_eq!((stored.created, stored.changed, stored.next), (5, 7, None));
        assert_eq!(door.added("abc", 1).await.unwrap().unwrap(), ["throw 4", "stop"]);
        assert_eq!(door.added("abc", 3).await.unwrap().unwrap(), [""; 0]);
        door.close().await;
        assert!(door.append(addition("abc", 3, &["stop"])).await.is_err(), "what is closed keeps nothing");
    }
}

async fn one_writer_wins_each_number(trial: &dyn Trial) {
    let doors = trial.open("numbers").await;
    create(&doors, &["abc"]).await;
    for number in 0..10 {
        let race = |door: Door, time: usize| async move {
            let line = format!("throw {time} {:p}", Arc::as_ptr(&door).cast::<u8>());
            (door.append(addition("abc", number, &[&line])).await.unwrap(), line)
        };
        let won: Vec<_> = at_once(&doors, 12, race).await.into_iter().filter(|(won, _)| *won).collect();
        assert_eq!(won.len(), 1, "number {number}");
        assert_eq!(log(&doors[0], "abc").await[number], won[0].1, "whoever was told so has won");
    }
    close(doors).await;
}

/// An addition without a line would take a number away from whoever has some.
async fn nothing_is_added_where_nothing_is_brought(trial: &dyn Trial) {
    let doors = trial.open("hollow").await;
    assert!(doors[0].create("hollow", "rafle 1 greedy seats=2", &["name A Anna".to_owned()], 5).await.unwrap());
    for door in &doors {
        for nothing in [&[][..], &[""]] {
            assert!(door.append(addition("hollow", 1, nothing)).await.is_err(), "{nothing:?}");
        }
    }
    assert!(doors[0].append(addition("hollow", 1, &["throw 4"])).await.unwrap());
    assert_eq!(log(&doors[0], "hollow").await, ["name A Anna", "throw 4"]);
    close(doors).await;
}

/// Writers who read, add, and read again where they lost: each of their lines is there once, and nothing else.
async fn numbers_are_won_in_order_whoever_adds(trial: &dyn Trial) {
    let doors = trial.open("order").await;
    let tables = ["t0", "t1", "t2", "t3"];
    create(&doors, &tables).await;
    let write = |door: Door, writer: usize| async move {
        let mut mine = Vec::new();
        for round in 0..5 {
            for table in tables {
                let line = format!("{table} {writer} {round} {:p}", Arc::as_ptr(&door).cast::<u8>());
                loop {
                    let length = log(&door, table).await.len();
                    if door.append(addition(table, length, &[&line, "twice"])).await.unwrap() {
                        break;
                    }
                }
                mine.push(line);
            }
        }
        mine
    };
    let written: BTreeSet<String> = at_once(&doors, 3, write).await.into_iter().flatten().collect();
    let mut found = BTreeSet::new();
    for table in tables {
        for lines in log(&doors[0], table).await.chunks(2) {
            assert!(lines[1] == "twice" && found.insert(lines[0].clone()), "{lines:?}");
        }
    }
    assert_eq!(found, written);
    close(doors).await;
}

async fn what_is_refused_hits_nobody_else(trial: &dyn Trial) {
    let doors = trial.open("refused").await;
    let tables: Vec<_> = (0..20).map(|table| format!("t{table:02}")).collect();
    create(&doors, &tables.iter().map(String::as_str).collect::<Vec<_>>()).await;
    trial.play("refused", Trick::RefuseBad).await;
    let add = |door: Door, time: usize| async move {
        let line = if time == 13 { "bad" } else { "good" };
        (time, door.append(addition(&format!("t{time:02}"), 0, &[line])).await)
    };
    for (table, answer) in at_once(&doors[..1], 20, add).await {
        let log = log(&doors[0], &format!("t{table:02}")).await;
        if table == 13 {
            assert!(matches!(answer, Err(StoreError::Failed(_))), "{answer:?}");
            assert_eq!(log, [""; 0]);
        } else {
            assert_eq!((answer, log), (Ok(true), vec!["good".to_owned()]), "{table}");
        }
    }
    close(doors).await;
}

async fn nobody_adds_to_what_is_not_there(trial: &dyn Trial) {
    let doors = trial.open("nothing").await;
    create(&doors, &["abc", "gone"]).await;
    trial.play("nothing", Trick::Delete).await;
    let wanted = ["abc", "gone", "never", "abc"];
    for door in &doors {
        let at = log(door, "abc").await.len();
        let add =
            |door: Door, time: usize| async move { (time, door.append(addition(wanted[time], at, &["stop"])).await) };
        let mut answers = at_once(std::slice::from_ref(door), 4, add).await;
        answers.sort_by_key(|(time, _)| *time);
        let none = Err(StoreError::NoTable);
        let (first, last) = (answers[0].1.clone(), answers[3].1.clone());
        assert_eq!((&answers[1].1, &answers[2].1), (&none, &none));
        assert!(matches!((first, last), (Ok(true), Ok(false)) | (Ok(false), Ok(true))), "one of two has won");
        assert_eq!(door.sit("anna", "never", 1).await, Err(StoreError::NoTable));
        assert_eq!(door.follow("never", "abc", 1).await, Err(StoreError::NoTable));
    }
    close(doors).await;
}

async fn what_fails_is_told_and_changes_nothing(trial: &dyn Trial) {
    let doors = trial.open("broken").await;
    create(&doors, &["abc", "def"]).await;
    trial.play("broken", Trick::Break).await;
    let add = |door: Door, time: usize| async move { door.append(addition(["abc", "def"][time], 0, &["stop"])).await };
    for answer in at_once(&doors, 2, add).await {
        assert!(matches!(answer, Err(StoreError::Failed(_))), "{answer:?}");
    }
    trial.play("broken", Trick::Mend).await;
    for door in &doors {
        let number = log(door, "abc").await.len();
        assert!(door.append(addition("abc", number, &["stop"])).await.unwrap(), "it goes on at once");
    }
    assert_eq!(log(&doors[0], "abc").await, vec!["stop"; doors.len()]);
    close(doors).await;
}

async fn what_is_slow_is_not_lost(trial: &dyn Trial) {
    let doors = trial.open("slow").await;
    create(&doors, &["abc"]).await;
    trial.play("slow", Trick::SlowDown).await;
    // Whoever stops waiting leaves it whole, and whoever waits is answered.
    let waiting = timeout(Duration::from_millis(50), doors[0].append(addition("abc", 0, &["first", "stop"]))).await;
    assert!(waiting.is_err(), "half a second is longer: {waiting:?}");
    let second = timeout(SOON, doors[0].append(addition("abc", 2, &["second"]))).await;
    assert_eq!(second.expect("it answers"), Ok(true), "whatever came before has come first");
    trial.play("slow", Trick::Mend).await;
    assert_eq!(log(&doors[0], "abc").await, ["first", "stop", "second"]);
    close(doors).await;
}

async fn what_was_not_committed_never_happened(trial: &dyn Trial) {
    let doors = trial.open("half").await;
    create(&doors, &["abc"]).await;
    trial.play("half", Trick::DieHalfWay).await;
    for (number, door) in doors.iter().enumerate() {
        assert_eq!(log(door, "abc").await.len(), number);
        assert_eq!(timeout(SOON, door.append(addition("abc", number, &["whole"]))).await.unwrap(), Ok(true));
    }
    close(doors).await;
}

async fn people_find_their_tables(trial: &dyn Trial) {
    let doors = trial.open("people").await;
    for (table, at) in [("abc", 1), ("def", 2)] {
        doors[0].create(table, "h", &[], at).await.unwrap();
        doors[0].sit("anna", table, at).await.unwrap();
    }
    doors[0].sit("anna", "abc", 3).await.unwrap();
    for door in &doors {
        assert_eq!(door.tables_of("anna", 10).await.unwrap(), ["abc", "def"]);
        assert_eq!(door.tables_of("anna", 1).await.unwrap(), ["abc"]);
        assert!(door.tables_of("bo", 10).await.unwrap().is_empty());
    }
    doors[0].rise("anna", "abc").await.unwrap();
    assert_eq!(doors[0].tables_of("anna", 10).await.unwrap(), ["def"]);
    close(doors).await;
}

async fn one_next_table_for_all(trial: &dyn Trial) {
    let doors = trial.open("next").await;
    create(&doors, &["old", "n0", "n1", "n2"]).await;
    doors[0].sit("anna", "old", 1).await.unwrap();
    doors[0].sit("bo", "old", 1).await.unwrap();
    let follow = |door: Door, time: usize| async move { door.follow("old", &format!("n{time}"), 2).await.unwrap() };
    let next: BTreeSet<String> = at_once(&doors, 3, follow).await.into_iter().collect();
    assert_eq!(next.len(), 1, "everybody is told the same: {next:?}");
    let next = next.into_iter().next();
    assert_eq!(doors[0].load("old").await.unwrap().unwrap().next, next);
    assert_eq!(doors[0].tables_of("bo", 10).await.unwrap(), [next.unwrap().as_str(), "old"]);
    close(doors).await;
}

async fn a_word_is_one_table_s(trial: &dyn Trial) {
    let doors = trial.open("words").await;
    let tables = ["t0", "t1", "t2", "t3"];
    create(&doors, &tables).await;
    let call = |door: Door, time: usize| async move {
        let table = tables[time];
        (table, door.call(table, "kugle").await.unwrap())
    };
    let called: Vec<_> = at_once(&doors, 4, call).await.into_iter().filter(|(_, word)| word.is_some()).collect();
    assert_eq!(called.len(), doors.len(), "one table is told that it is called so, by every door: {called:?}");
    assert!(called.iter().all(|it| *it == (called[0].0, Some("kugle".to_owned()))), "{called:?}");
    let (first, other) = (called[0].0, tables.into_iter().find(|table| *table != called[0].0).unwrap());
    for door in &doors {
        assert_eq!(door.called("kugle").await.unwrap().as_deref(), Some(first));
        assert_eq!(door.called("lampe").await.unwrap(), None);
        assert_eq!(door.call(first, "lampe").await.unwrap().as_deref(), Some("kugle"), "it keeps the first");
        assert_eq!(door.call("nowhere", "lampe").await, Err(StoreError::NoTable));
    }
    doors[0].uncall(first).await.unwrap();
    doors[0].uncall("nowhere").await.unwrap();
    assert_eq!(doors[0].called("kugle").await.unwrap(), None);
    assert_eq!(doors[0].call(other, "kugle").await.unwrap().as_deref(), Some("kugle"), "and another may have it then");
    doors[0].delete(&[other.to_owned()]).await.unwrap();
    assert_eq!(doors[0].call(first, "kugle").await.unwrap().as_deref(), Some("kugle"), "who is gone has no word");
    close(doors).await;
}

async fn a_pass_works_once_and_not_for_long(trial: &dyn Trial) {
    let doors = trial.open("passes").await;
    assert!(doors[0].give("word", "anna", "anna", "device anna", 10).await.unwrap());
    assert!(doors[0].give("late", "bo", "bo", "device bo", 10).await.unwrap());
    for door in &doors {
        assert_eq!(door.pass("word", 10).await.unwrap().as_deref(), Some("device anna"));
    }
    let take = |door: Door, _| async move { door.take("word", 10).await.unwrap() };
    let taken: Vec<_> = at_once(&doors, 6, take).await.into_iter().flatten().collect();
    assert_eq!(taken, ["device anna"], "one of them is told");
    assert_eq!((doors[0].pass("late", 11).await.unwrap(), doors[0].take("late", 11).await.unwrap()), (None, None));
    close(doors).await;
}

fn device(key: &str, person: &str, since: i64) -> Device {
    let [key, person, sealed, label] = [key, person, "sealed", "Phone"].map(ToOwned::to_owned);
    Device { key, person, sealed, label, since }
}

async fn a_device_plays_for_one_person_at_a_time(trial: &dyn Trial) {
    let doors = trial.open("devices").await;
    let store = &doors[0];
    for (key, person, since) in [("phone", "anna", 2), ("tablet", "anna", 1), ("phone", "bo", 3)] {
        store.give("word", person, person, "device", 10).await.unwrap();
        assert!(!store.attach(&device(key, person, since), "another", 9).await.unwrap());
        assert!(!store.attach(&device(key, person, since), "word", 11).await.unwrap(), "it is too old");
        let attach = |door: Door, _| {
            let device = device(key, person, since);
            async move { door.attach(&device, "word", 9).await.unwrap() }
        };
        let attached = at_once(&doors, 3, attach).await;
        assert_eq!(attached.into_iter().filter(|attached| *attached).count(), 1, "it is used up by one of them");
    }
    for door in &doors {
        assert_eq!(door.devices().await.unwrap(), [device("tablet", "anna", 1), device("phone", "bo", 3)]);
        assert!(!door.release("tablet", "bo").await.unwrap() && !door.release("nobody", "anna").await.unwrap());
    }
    assert!(store.release("tablet", "anna").await.unwrap());
    assert_eq!(store.devices().await.unwrap(), [device("phone", "bo", 3)]);
    store.give("word", "phone", "phone", "device", 10).await.unwrap();
    assert!(store.attach(&device("phone", "phone", 4), "word", 9).await.unwrap());
    assert_eq!(store.devices().await.unwrap(), [], "it has come back to itself");
    close(doors).await;
}

async fn whoever_is_shut_out_has_no_links(trial: &dyn Trial) {
    let doors = trial.open("links").await;
    let store = &doors[0];
    for (word, person) in [("first", "anna"), ("one", "anna"), ("two", "bo")] {
        assert!(store.give(word, person, person, "device", 10).await.unwrap());
    }
    assert!(!store.give("three", "anna", "phone", "device", 10).await.unwrap(), "it does not play for her yet");
    assert!(store.attach(&device("phone", "anna", 1), "first", 1).await.unwrap());
    assert!(store.give("three", "anna", "phone", "device", 10).await.unwrap());
    assert!(store.release("phone", "anna").await.unwrap());
    assert!(!store.give("four", "anna", "phone", "device", 10).await.unwrap(), "nor any more");
    for (word, means) in [("one", None), ("three", None), ("four", None), ("two", Some("device"))] {
        assert_eq!(store.pass(word, 1).await.unwrap().as_deref(), means, "{word}");
    }
    // However it is timed, no link is left behind that the device gave while it was shut out.
    for round in 0..10 {
        store.give("enter", "anna", "anna", "device", 10).await.unwrap();
        assert!(store.attach(&device("phone", "anna", 1), "enter", 1).await.unwrap());
        let give = |door: Door, time: usize| async move {
            // Where it was shut out already, it is told so.
            let word = format!("{round} {time} {:p}", Arc::as_ptr(&door).cast::<u8>());
            let _ = door.give(&word, "anna", "phone", "device", 10).await.unwrap();
            word
        };
        let (words, released) = tokio::join!(at_once(&doors, 4, give), store.release("phone", "anna"));
        assert!(released.unwrap());
        for word in words {
            assert_eq!(store.pass(&word, 1).await.unwrap(), None, "{word}");
        }
    }
    close(doors).await;
}

async fn the_first_setting_is_kept(trial: &dyn Trial) {
    let doors = trial.open("settings").await;
    let keep = |door: Door, time: usize| async move { door.setting("key", &time.to_string()).await.unwrap() };
    let kept: BTreeSet<String> = at_once(&doors, 5, keep).await.into_iter().collect();
    assert_eq!(kept.len(), 1, "everybody is told the same: {kept:?}");
    assert_eq!(doors[0].setting("other", "value").await.unwrap(), "value");
    close(doors).await;
}

async fn what_is_deleted_is_gone(trial: &dyn Trial) {
    let doors = trial.open("deleted").await;
    create(&doors, &["abc", "def", "old"]).await;
    for table in ["abc", "def"] {
        doors[0].append(addition(table, 0, &["stop"])).await.unwrap();
        doors[0].sit("anna", table, 1).await.unwrap();
    }
    doors[0].follow("old", "abc", 1).await.unwrap();
    doors[0].delete(&["abc".to_owned(), "never".to_owned()]).await.unwrap();
    for door in &doors {
        assert_eq!(door.load("abc").await.unwrap(), None);
        assert_eq!(door.load("old").await.unwrap().unwrap().next, None, "nobody is sent there");
        assert_eq!(door.append(addition("abc", 1, &["stop"])).await, Err(StoreError::NoTable));
        assert_eq!(door.tables_of("anna", 10).await.unwrap(), ["def"]);
        assert_eq!(log(door, "def").await, ["stop"]);
    }
    close(doors).await;
}

async fn what_nobody_plays_at_is_found(trial: &dyn Trial) {
    let doors = trial.open("outdated").await;
    let first = ["name A Anna".to_owned()];
    for (table, created) in [("opened", 5), ("played", 5), ("late", 50), ("empty", 5)] {
        let lines = if table == "empty" { &[][..] } else { &first };
        assert!(doors[0].create(table, "h", lines, created).await.unwrap());
    }
    for (table, at) in [("played", 20), ("late", 60)] {
        let played = Addition { at, ..addition(table, 1, &["throw 4"]) };
        assert!(doors[0].append(played).await.unwrap());
    }
    doors[0].give("word", "anna", "anna", "device", 10).await.unwrap();
    for door in &doors {
        assert_eq!(door.outdated(5, 5, 10).await.unwrap(), [""; 0]);
        assert_eq!(door.outdated(6, 5, 10).await.unwrap(), ["empty", "opened"], "nobody has played");
        assert_eq!(
            door.outdated(0, 21, 10).await.unwrap(),
            ["empty", "opened", "played"],
            "nobody has played for long"
        );
        assert_eq!(door.outdated(0, 61, 10).await.unwrap().len(), 4);
    }
    assert!(doors[0].pass("word", 1).await.unwrap().is_some(), "it works still");
    doors[0].outdated(0, 0, 11).await.unwrap();
    assert_eq!(doors[0].pass("word", 1).await.unwrap(), None);
    close(doors).await;
}

async fn what_is_played_at_meanwhile_stays(trial: &dyn Trial) {
    let doors = trial.open("meanwhile").await;
    for table in ["left", "played", "old", "late"] {
        assert!(doors[0].create(table, "h", &["name A Anna".to_owned()], 5).await.unwrap());
    }
    for table in ["old", "late"] {
        assert!(doors[0].append(Addition { at: 20, ..addition(table, 1, &["throw 4"]) }).await.unwrap());
    }
    let found = doors[0].outdated(30, 30, 30).await.unwrap();
    assert_eq!(found, ["late", "left", "old", "played"]);
    // Somebody plays, at another process if there is one, before what was found is deleted.
    let other = doors.last().expect("there is a door");
    assert!(other.append(Addition { at: 31, ..addition("played", 1, &["throw 4"]) }).await.unwrap());
    assert!(other.append(Addition { at: 31, ..addition("late", 2, &["throw 5"]) }).await.unwrap());
    assert_eq!(doors[0].delete_outdated(&found, 30, 30).await.unwrap(), 2);
    for (table, stays) in [("left", false), ("old", false), ("played", true), ("late", true)] {
        assert_eq!(doors[0].load(table).await.unwrap().is_some(), stays, "{table}");
    }
    assert_eq!(log(&doors[0], "late").await, ["name A Anna", "throw 4", "throw 5"]);
    // And while somebody plays: what was answered for is there, whoever comes first.
    for round in 0..20 {
        let table = format!("race{round}");
        assert!(doors[0].create(&table, "h", &["name A Anna".to_owned()], 5).await.unwrap());
        let play = other.append(Addition { at: 31, ..addition(&table, 1, &["throw 4"]) });
        let tables = [table.clone()];
        let (played, deleted) = tokio::join!(play, doors[0].delete_outdated(&tables, 30, 30));
        let stays = doors[0].load(&table).await.unwrap().is_some();
        assert_eq!((played.is_ok(), deleted.unwrap()), (stays, usize::from(!stays)), "{table}");
    }
    close(doors).await;
}

async fn one_at_a_time_holds_something(trial: &dyn Trial) {
    let doors = trial.open("holds").await;
    let long = Duration::from_mins(10);
    if doors.len() > 1 {
        let (one, other) = (&doors[0], &doors[1]);
        assert!(one.hold("bots of abc", "one", long).await.unwrap());
        assert!(!other.hold("bots of abc", "other", long).await.unwrap(), "one does it");
        assert!(other.hold("bots of def", "other", Duration::from_millis(50)).await.unwrap());
        assert!(one.hold("bots of abc", "one", long).await.unwrap(), "and goes on");
        sleep(Duration::from_millis(100)).await;
        assert!(one.hold("bots of def", "one", long).await.unwrap(), "the other has not been heard of");
        other.let_go("bots of abc", "other").await.unwrap();
        assert!(!other.hold("bots of abc", "other", long).await.unwrap(), "nobody lets go of what others hold");
        one.let_go("bots of abc", "one").await.unwrap();
        let hold = |door: Door, time: usize| async move {
            let who = format!("{time} {:p}", Arc::as_ptr(&door).cast::<u8>());
            door.hold("bots of abc", &who, Duration::from_mins(10)).await.unwrap()
        };
        let held = at_once(&doors, 4, hold).await;
        assert_eq!(held.into_iter().filter(|held| *held).count(), 1);
    } else {
        assert!(doors[0].hold("bots of abc", "one", long).await.unwrap(), "nobody else is there");
        doors[0].let_go("bots of abc", "one").await.unwrap();
    }
    close(doors).await;
}

async fn notes_are_for_the_others(trial: &dyn Trial) {
    let doors = trial.open("notes").await;
    let [here, there] = ["here abc", "here def"].map(ToOwned::to_owned);
    let note = |place: &str, who: &str, says: &str| Note::new(place.to_owned(), who.to_owned(), says.to_owned());
    let notes = [note(&here, "bo", "2"), note(&here, "anna", "1"), note(&there, "anna", "3"), note(&here, "anna", "1")];
    doors[0].put(&notes).await.unwrap();
    assert_eq!(doors[0].process().is_some(), doors.len() > 1, "who has it for itself needs no name");
    if doors.len() > 1 {
        let names: BTreeSet<_> = doors.iter().filter_map(|door| door.process()).collect();
        assert_eq!(names.len(), doors.len(), "each process has a name of its own");
        sleep(Duration::from_millis(20)).await;
        doors[1].put(&[note(&here, "bo", "4")]).await.unwrap();
        let found = doors[1].notes(&[here, "nowhere".to_owned()]).await.unwrap();
        let said: Vec<_> = found.iter().map(|note| (&*note.who, &*note.says)).collect();
        assert_eq!(said, [("anna", "1"), ("bo", "4")], "the last note of each counts");
        assert!(found[0].age >= found[1].age + Duration::from_millis(20), "{found:?}");
        let both = |door: Door, time: usize| {
            let notes: Vec<_> = (0..50).map(|who| note("race", &((who * 7 + time) % 50).to_string(), "x")).collect();
            async move { door.put(&notes).await }
        };
        assert!(at_once(&doors, 4, both).await.into_iter().all(|put| put.is_ok()), "nobody waits for each other");
    }
    close(doors).await;
}

async fn nobody_claims_more_than_there_is(trial: &dyn Trial) {
    const MOST: usize = 4;
    let doors = trial.open("claims").await;
    let long = Duration::from_mins(1);
    let claim = |place: &str, who: &str, most: usize| Claim {
        note: Note::new(place.to_owned(), who.to_owned(), String::new()),
        most,
    };
    if doors.len() > 1 {
        for round in 0..10 {
            let place = &format!("tables of {round}");
            let all = |door: Door, time: usize| {
                let who = format!("{} {time}", door.process().expect("it has a name"));
                // Where they come from is the same for all, and there is room for everybody.
                let claims = [claim("from here", &format!("{round} {who}"), 1000), claim(place, &who, MOST)];
                async move { (door.claim(&claims, Duration::from_mins(1)).await.unwrap(), who) }
            };
            let (won, lost): (Vec<_>, Vec<_>) =
                at_once(&doors, 6, all).await.into_iter().partition(|it| it.0.is_none());
            assert_eq!(won.len(), MOST, "round {round}: so many, and not one more or less");
            assert!(lost.iter().all(|(full, _)| *full == Some(1)), "it is said what is too much: {lost:?}");
            let up: BTreeSet<_> =
                doors[0].notes(std::slice::from_ref(place)).await.unwrap().into_iter().map(|it| it.who).collect();
            assert_eq!(up, won.iter().map(|(_, who)| who.clone()).collect(), "who is refused leaves nothing");
            let again = [claim(place, &won[0].1, MOST)];
            assert_eq!(doors[0].claim(&again, long).await.unwrap(), None, "what one has counts once");
            let other = [claim(place, "another", MOST)];
            assert_eq!(doors[1].claim(&other, long).await.unwrap(), Some(0));
            doors[0].take_down(&[again[0].note.clone()]).await.unwrap();
            assert_eq!(doors[1].claim(&other, long).await.unwrap(), None, "there is room for one again");
        }
        assert_eq!(doors[0].notes(&["from here".to_owned()]).await.unwrap().len(), 10 * MOST);
        sleep(Duration::from_millis(100)).await;
        let late = [claim("tables of 0", "late", MOST)];
        assert_eq!(doors[0].claim(&late, Duration::from_millis(50)).await.unwrap(), None, "the others are silent");
        doors[0].leave().await.unwrap();
        let left = doors[1].notes(&["from here".to_owned(), "tables of 1".to_owned()]).await.unwrap();
        let name = doors[0].process().expect("it has a name");
        assert!(!left.iter().any(|note| note.who.starts_with(name)), "who leaves takes everything along: {left:?}");
    } else {
        let most = [claim("tables of anna", "abc", 0)];
        assert_eq!(doors[0].claim(&most, long).await.unwrap(), None, "whoever is alone counts by themselves");
    }
    close(doors).await;
}

async fn one_question_at_a_time(trial: &dyn Trial) {
    let doors = trial.open("questions").await;
    create(&doors, &["abc"]).await;
    if doors.len() > 1 {
        let mut changes = doors[1].changes().await.unwrap();
        let ask = |before: Option<&'static str>| {
            move |door: Door, time: usize| async move { door.pose("abc", before, &format!("may I {time}")).await.unwrap() }
        };
        let won = at_once(&doors, 3, ask(None)).await.into_iter().filter(|won| *won).count();
        assert_eq!(won, 1, "one of them asks");
        let asked = doors[1].question("abc").await.unwrap().expect("something is asked");
        assert!(asked.starts_with("may I"), "{asked}");
        assert!(
            !doors[0].pose("abc", None, "and I").await.unwrap() && !doors[0].pose("abc", Some("x"), "y").await.unwrap()
        );
        assert!(doors[2].pose("abc", Some(&asked), "no").await.unwrap());
        hear(&mut changes, &Change::Touched { table: "abc".to_owned() }).await;
        assert_eq!(doors[0].question("abc").await.unwrap().as_deref(), Some("no"));
        doors[0].delete(&["abc".to_owned()]).await.unwrap();
        assert_eq!(doors[0].question("abc").await.unwrap(), None, "it goes with its table");
    } else {
        assert!(doors[0].pose("abc", None, "may I").await.unwrap(), "nobody else could ask");
    }
    close(doors).await;
}

/// Waits until this change is told, whatever else is told before.
async fn hear(changes: &mut Box<dyn Changes>, change: &Change) {
    let heard = async { while changes.next().await != *change {} };
    timeout(SOON, heard).await.unwrap_or_else(|_| panic!("nobody tells of {change:?}"));
}

async fn changes_of_others_are_told(trial: &dyn Trial) {
    let doors = trial.open("changes").await;
    create(&doors, &["abc", "def"]).await;
    let mut changes = doors[doors.len() - 1].changes().await.unwrap();
    if doors.len() > 1 {
        let other = &doors[0];
        other.append(addition("abc", 0, &["throw 1", "stop"])).await.unwrap();
        hear(&mut changes, &Change::Grown { table: "abc".to_owned(), length: 2 }).await;
        other.follow("abc", "def", 1).await.unwrap();
        hear(&mut changes, &Change::Touched { table: "abc".to_owned() }).await;
        other.give("word", "anna", "anna", "device", 10).await.unwrap();
        other.attach(&device("phone", "anna", 1), "word", 1).await.unwrap();
        hear(&mut changes, &Change::Devices).await;
        other.release("phone", "anna").await.unwrap();
        hear(&mut changes, &Change::Devices).await;
        other.delete(&["abc".to_owned()]).await.unwrap();
        hear(&mut changes, &Change::Touched { table: "abc".to_owned() }).await;
        for number in 0..200 {
            assert!(other.append(addition("def", number, &["stop"])).await.unwrap());
        }
        hear(&mut changes, &Change::Grown { table: "def".to_owned(), length: 200 }).await;
    } else {
        assert!(doors[0].append(addition("abc", 0, &["stop"])).await.unwrap());
        assert!(timeout(SILENCE, changes.next()).await.is_err(), "there is nobody else");
    }
    close(doors).await;
    assert!(timeout(SILENCE, changes.next()).await.is_err(), "it does not end");
}

/// Everything that a store hands out, in an order of its own.
async fn rows(door: &Door) -> BTreeSet<String> {
    let (to, mut from) = mpsc::channel(10_000);
    door.rows(to).await.unwrap();
    let mut rows = BTreeSet::new();
    while let Some(row) = from.recv().await {
        rows.insert(format!("{row:?}"));
    }
    assert!(rows.remove(&format!("{:?}", Row::End)), "it has an end");
    rows
}

/// A little of everything. The secrets are known to nobody but their people.
async fn furnish(door: &Door, secrets: &[&str]) {
    for table in 0..250 {
        let table = format!("t{table}");
        assert!(door.create(&table, "rafle 1 greedy seats=2", &["name A Anna".to_owned()], 3).await.unwrap());
        assert!(door.append(addition(&table, 1, &["throw 4", "stop"])).await.unwrap());
    }
    for (number, secret) in secrets.iter().enumerate() {
        door.sit(&hashed(secret), &format!("t{number}"), 1).await.unwrap();
        door.give(&hashed(&format!("word{secret}")), &hashed(secret), &hashed(secret), "device", 9).await.unwrap();
        door.give("enter", &hashed(secret), &hashed(secret), "device", 9).await.unwrap();
        let phone = device(&format!("phone{number}"), &hashed(secret), 2);
        assert!(door.attach(&phone, "enter", 1).await.unwrap());
    }
    door.follow("t0", "t1", 2).await.unwrap();
    door.call("t2", "kugle").await.unwrap();
    door.setting("cookie-key", "key").await.unwrap();
    door.ready().await.unwrap();
}

async fn everything_can_be_carried_away(trial: &dyn Trial) {
    let (from, to) = (trial.open("from").await, trial.open("to").await);
    let secrets = ["abcdefghijkmnpqrstuvwxyz23", "32zyxwvutsrqpnmkjihgfedcba"];
    furnish(&from[0], &secrets).await;
    let carried = rows(&from[0]).await;
    assert_eq!(carried.len(), 250 * 3 + 2 * 3 + 1 + 1, "tables, additions, people; who came along, and a setting");
    for secret in secrets {
        assert!(carried.iter().all(|row| !row.contains(secret)), "a store knows no secret");
    }
    // A server was started there before.
    to[0].setting("cookie-key", "another").await.unwrap();
    // What breaks off leaves nothing.
    let (sender, half) = mpsc::channel(10);
    let table = Row::Table { id: "half".to_owned(), header: "h".to_owned(), created: 1, next: None, word: None };
    sender.send(table).await.unwrap();
    drop(sender);
    assert!(to[0].fill(half).await.is_err());
    assert!(copy(&*from[0], &*to[0]).await.unwrap());
    assert_eq!(rows(&to[0]).await, carried);
    assert_eq!(to[0].called("kugle").await.unwrap().as_deref(), Some("t2"));
    assert!(!copy(&*from[0], &*to[0]).await.unwrap(), "it is not empty any more");
    assert_eq!(rows(&to[0]).await, carried);
    let number = log(&to[0], "t7").await.len();
    assert!(to[0].append(addition("t7", number, &["throw 1"])).await.unwrap(), "and it goes on");
    assert_eq!(to[0].setting("cookie-key", "new").await.unwrap(), "key", "cookies are known there too");
    close(from).await;
    close(to).await;
}

async fn somebody_can_be_forgotten(trial: &dyn Trial) {
    let doors = trial.open("forgotten").await;
    let [anna, bo] = ["abcdefghijkmnpqrstuvwxyz23", "32zyxwvutsrqpnmkjihgfedcba"];
    furnish(&doors[0], &[anna, bo]).await;
    let before = rows(&doors[0]).await;
    let other = ["name A ?", "throw 4", "stop"].map(ToOwned::to_owned).to_vec();
    doors[0].rewrite(Some(&hashed(anna)), &[("t0".to_owned(), other.clone())]).await.unwrap();
    let after = rows(&doors[0]).await;
    assert!(after.iter().all(|row| !row.contains(&hashed(anna))), "nothing is known of her");
    assert_eq!(log(&doors[0], "t0").await, other);
    assert_eq!(doors[0].added("t0", 1).await.unwrap().unwrap(), ["throw 4", "stop"], "it was added as it was");
    // Her seat at the first table and, since she came along, at the second; a link, a device; one addition reads otherwise.
    assert_eq!(before.difference(&after).count(), 5, "{:?}", before.difference(&after));
    assert_eq!(after.difference(&before).count(), 1);
    let shorter = [("t1".to_owned(), vec!["name A ?".to_owned()])];
    assert!(doors[0].rewrite(None, &shorter).await.is_err(), "no log becomes shorter");
    assert_eq!(log(&doors[0], "t1").await.len(), 3);
    close(doors).await;
}

async fn it_says_whether_it_is_ready(trial: &dyn Trial) {
    let doors = trial.open("ready").await;
    for door in &doors {
        door.ready().await.unwrap();
    }
    close(doors.clone()).await;
    // The answer is remembered for a while, and not for ever.
    let unready = async {
        while doors[0].ready().await.is_ok() {
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(SOON, unready).await.expect("what is closed is not ready");
}
