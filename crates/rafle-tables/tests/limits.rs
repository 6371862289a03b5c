//! What one person may take of a house, and what a house does not keep.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use rafle_engine::Seat;
use rafle_store::laws::own_store;
use rafle_store::{Addition, AnyStore, Desk, Logs};
use rafle_tables::{
    Agreed, Allowed, Custom, Keeping, Live, Pacing, Person, RandomBots, Rate, Refused, Setup, SetupSeat, SystemLuck,
    Tables, Wish, newcomer,
};
use tempfile::TempDir;

const A: Seat = Seat::A;

async fn house(allowed: Allowed, keeping: Keeping) -> (TempDir, Arc<Tables<AnyStore>>) {
    let folder = tempfile::tempdir().unwrap();
    let store = own_store(folder.path()).await;
    let pacing = Pacing { pause: Duration::ZERO, idle: Duration::ZERO, minute: Duration::ZERO };
    let custom = Custom { pacing, allowed, keeping, ..Custom::default() };
    (folder, Tables::hosted(store, SystemLuck::foretold(1), Arc::new(RandomBots), custom))
}

async fn open(tables: &Arc<Tables<AnyStore>>, person: &Person) -> Result<Arc<Live>, Refused> {
    let seats = vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Open];
    let setup = Setup { slug: "greedy".to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
    tables.open(person, &setup).await
}

fn is_too_much<T>(done: &Result<T, Refused>, what: &str) -> bool {
    matches!(done, Err(Refused::TooMuch { of, wait }) if *of == what && *wait <= Duration::from_hours(1))
}

#[tokio::test]
async fn so_many_tables_at_a_time() {
    let (_folder, tables) = house(Allowed { tables: Some(2), ..Allowed::default() }, Keeping::default()).await;
    let (anna, bo) = (newcomer(), newcomer());
    let held = [open(&tables, &anna).await.unwrap(), open(&tables, &anna).await.unwrap()];
    assert!(is_too_much(&open(&tables, &anna).await, "too-many-tables"));
    let number = *held[0].news().borrow();
    tables.wish(held[0].id(), &anna, number, Wish::Begin { fill: true }).await.unwrap();
    tables.wish(held[0].id(), &anna, 0, Wish::Resign(A)).await.unwrap();
    assert!(is_too_much(&tables.again(&anna, held[0].id()).await, "too-many-tables"));
    assert!(open(&tables, &bo).await.is_ok(), "others have their own");
    drop(held);
    while tables.live() > 0 {
        tables.sweep();
        tokio::task::yield_now().await;
    }
    assert!(open(&tables, &anna).await.is_ok(), "what nobody uses does not count");
    assert_eq!(tables.refused().next(), Some(("tables", 2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_tables_however_many_are_opened_at_once() {
    let (_folder, tables) = house(Allowed { tables: Some(4), ..Allowed::default() }, Keeping::default()).await;
    let anna = newcomer();
    let held = join_all((0..12).map(|_| open(&tables, &anna))).await;
    assert_eq!(held.iter().filter(|opened| opened.is_ok()).count(), 4);
    assert!(held.iter().filter(|opened| opened.is_err()).all(|opened| is_too_much(opened, "too-many-tables")));
}

#[tokio::test]
async fn so_many_names_and_links_in_an_hour() {
    let rate = Some(Rate::an_hour(2));
    let (_folder, tables) = house(Allowed { tables: None, renames: rate, passes: rate }, Keeping::default()).await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = open(&tables, &anna).await.unwrap();
    let id = table.id();
    tables.wish(id, &bo, 0, Wish::Sit(Seat::new(1), "Bo".to_owned())).await.unwrap();
    let rename = |name: &str| tables.wish(id, &anna, 0, Wish::Rename(A, name.to_owned()));
    rename("Ada").await.unwrap();
    let length = rename("Ane").await.unwrap();
    assert!(is_too_much(&rename("Anne").await, "too-many-renames"));
    assert_eq!(tables.store().load(id).await.unwrap().unwrap().log.len(), length);
    tables.give_device(&anna, &anna, id).await.unwrap();
    tables.give_seat(&anna, &anna, id, A).await.unwrap();
    assert!(is_too_much(&tables.give_device(&anna, &anna, id).await, "too-many-passes"));
    tables.give_device(&bo, &bo, id).await.expect("others have their own");
    assert_eq!(tables.refused().collect::<Vec<_>>(), [("tables", 0), ("renames", 1), ("passes", 1)]);
}

/// Whatever writes nothing but names, seats and settings comes from one bucket, by whichever way it is wished.
#[tokio::test]
async fn so_many_lines_of_seats_in_an_hour() {
    let allowed = Allowed { renames: Some(Rate::an_hour(12)), ..Allowed::default() };
    let (_folder, tables) = house(allowed, Keeping::default()).await;
    let anna = newcomer();
    let room = open(&tables, &anna).await.unwrap();
    let (id, b, name) = (room.id(), Seat::new(1), |name: &str| name.to_owned());
    let wish = |wish: Wish| tables.wish(id, &anna, 0, wish);
    let all = [
        Wish::Join(name("Ada")),
        Wish::Sit(A, name("Ane")),
        Wish::Rename(A, name("Anne")),
        Wish::Pace("calm".parse().unwrap()),
        Wish::Replace(b, name("random")),
        Wish::Free(b),
        Wish::Fill(name("random")),
        Wish::First("A".parse().unwrap()),
        Wish::Leave(A),
        Wish::Sit(A, name("Anna")),
    ];
    for line in &all {
        wish(line.clone()).await.unwrap();
    }
    wish(all[0].clone()).await.unwrap();
    let length = wish(all[1].clone()).await.unwrap();
    for line in &all {
        let refused = wish(line.clone()).await;
        let names = matches!(line, Wish::Join(_) | Wish::Sit(..) | Wish::Rename(..));
        assert!(is_too_much(&refused, if names { "too-many-renames" } else { "too-many-requests" }), "{line:?}");
    }
    // Nor by a link that works once, which is still good for somebody else.
    let bo = newcomer();
    let other = open(&tables, &bo).await.unwrap();
    let word = tables.give_seat(&bo, &bo, other.id(), A).await.unwrap();
    assert!(is_too_much(&tables.take_seat(&word, &anna, "Anna").await, "too-many-renames"));
    tables.take_seat(&word, &newcomer(), "Carl").await.unwrap();
    let number = tables.store().load(id).await.unwrap().unwrap().log.len();
    assert_eq!(number, length);
    tables.wish(id, &anna, number, Wish::Begin { fill: true }).await.expect("the game is no line of seats");
}

#[tokio::test]
async fn what_is_not_kept_goes_and_what_somebody_uses_stays() {
    let day = Duration::from_hours(24);
    let (_folder, tables) = house(Allowed::default(), Keeping { unplayed: Some(day), old: Some(30 * day) }).await;
    let anna = newcomer();
    let opened = open(&tables, &anna).await.unwrap();
    let (header, lines) = {
        let stored = tables.store().load(opened.id()).await.unwrap().unwrap();
        (stored.header, stored.log)
    };
    let (store, now) = (tables.store(), tables.store().load(opened.id()).await.unwrap().unwrap().created);
    let days_ago = |days: i64| now - days * 24 * 60 * 60 - 60;
    for (id, created, played) in [
        ("unplayed", 1, None),
        ("young", 0, None),
        ("played", 20, Some(20)),
        ("old", 40, Some(31)),
        ("still-played", 40, Some(29)),
        ("in-memory", 40, None),
    ] {
        store.create(id, &header, &lines, days_ago(created)).await.unwrap();
        store.sit("anna", id, 1).await.unwrap();
        if let Some(days) = played {
            let (table, number) = (id.to_owned(), lines.len());
            let addition = Addition { table, number, lines: vec!["throw 5".to_owned()], at: days_ago(days) };
            assert!(store.append(addition).await.unwrap());
        }
    }
    store.follow("played", "unplayed", 1).await.unwrap();
    store.give("word", "anna", "anna", "device", 1).await.unwrap();
    let _held = tables.table("in-memory").await.unwrap();
    assert_eq!(tables.clean().await.unwrap(), 2);
    for (id, kept) in [("unplayed", false), ("young", true), ("played", true), ("old", false), ("still-played", true)] {
        assert_eq!(store.load(id).await.unwrap().is_some(), kept, "{id}");
    }
    assert!(store.load("in-memory").await.unwrap().is_some(), "somebody looks at it");
    let mut left = store.tables_of("anna", 9).await.unwrap();
    left.sort();
    assert_eq!(left, ["in-memory", "played", "still-played", "young"]);
    assert_eq!(store.load("played").await.unwrap().unwrap().next, None, "nothing leads to what is gone");
    assert_eq!(tables.clean().await.unwrap(), 0);
}

#[tokio::test]
async fn who_does_not_sit_there_is_not_noted() {
    let (_folder, tables) = house(Allowed::default(), Keeping::default()).await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = open(&tables, &anna).await.unwrap();
    let away = async || table.away().await.iter().collect::<Vec<_>>();
    let (_hers, his) = (table.arrive(&anna.at(table.id())), table.arrive(&bo.at(table.id())));
    assert_eq!(away().await, []);
    tables.wish(table.id(), &bo, 0, Wish::Sit(Seat::new(1), "Bo".to_owned())).await.unwrap();
    assert_eq!(away().await, [Seat::new(1)], "who looked on was nobody");
    let here = table.arrive(&bo.at(table.id()));
    assert_eq!(away().await, []);
    drop(his);
    assert_eq!(away().await, [], "what was not counted does not count down");
    drop(here);
}
