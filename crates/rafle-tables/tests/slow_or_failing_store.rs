//! A store that is slow or does not answer, and people who do not wait for it: what is in memory stays what is in the log.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use rafle_engine::{Seat, Viewer};
use rafle_store::{Addition, Answer, Board, Desk, Device, Logs, Sqlite, StoreError, Stored};
use rafle_tables::{
    Agreed, Live, Pacing, Person, RandomBots, Refused, Setup, SetupSeat, SystemLuck, Tables, Wish, newcomer,
};
use tokio::sync::watch;
use tokio::time::timeout;

const A: Seat = Seat::new(0);

/// Long enough for anything that happens at all.
const SOON: Duration = Duration::from_secs(10);

/// A real store in a mood.
struct Moody {
    store: Sqlite,
    /// Whether it says nothing yet of what it has written down.
    silent: watch::Sender<bool>,
    /// How often it has written something down and not said so at once.
    unsaid: watch::Sender<usize>,
    /// How often it was noted that somebody sits down.
    sat: watch::Sender<usize>,
    /// So many additions fail.
    fails: AtomicUsize,
    /// How many tables have been opened.
    opened: AtomicUsize,
    /// Whether nobody can be noted who sits down.
    forgets: AtomicBool,
    /// Whether somebody has deleted them all by hand.
    deleted: AtomicBool,
}

impl Moody {
    /// What is written down from now on is not answered for until it speaks again.
    fn fall_silent(&self) {
        self.silent.send_replace(true);
    }

    fn speak(&self) {
        self.silent.send_replace(false);
    }

    async fn take_time(&self) {
        if *self.silent.borrow() {
            self.unsaid.send_modify(|unsaid| *unsaid += 1);
        }
        self.silent.subscribe().wait_for(|silent| !silent).await.expect("it lives as long as this store");
    }

    /// Drops what somebody waits for, as soon as it is written down and not answered yet.
    async fn drop_half_way<T>(&self, work: impl Future<Output = T>) {
        let mut unsaid = self.unsaid.subscribe();
        let before = *unsaid.borrow_and_update();
        tokio::select! {
            _ = work => panic!("the store has said nothing yet"),
            written = timeout(SOON, unsaid.wait_for(|unsaid| *unsaid > before)) => {
                written.expect("it is written down").expect("it lives as long as this store");
            }
        }
    }
}

impl Logs for Moody {
    fn create<'a>(&'a self, table: &'a str, header: &'a str, lines: &'a [String], at: i64) -> Answer<'a, bool> {
        Box::pin(async move {
            self.opened.fetch_add(1, Ordering::SeqCst);
            let made = self.store.create(table, header, lines, at).await;
            self.take_time().await;
            made
        })
    }

    fn append(&self, addition: Addition) -> Answer<'_, bool> {
        Box::pin(async move {
            let down = |left: usize| left.checked_sub(1);
            if self.fails.fetch_update(Ordering::SeqCst, Ordering::SeqCst, down).is_ok() {
                return Err(StoreError::Failed("no space left".to_owned()));
            }
            if self.deleted.load(Ordering::SeqCst) {
                return Err(StoreError::NoTable);
            }
            let won = self.store.append(addition).await;
            self.take_time().await;
            won
        })
    }

    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        Box::pin(
            async move { if self.deleted.load(Ordering::SeqCst) { Ok(None) } else { self.store.load(table).await } },
        )
    }

    fn follow<'a>(&'a self, table: &'a str, next: &'a str, at: i64) -> Answer<'a, String> {
        self.store.follow(table, next, at)
    }

    fn added<'a>(&'a self, table: &'a str, number: usize) -> Answer<'a, Option<Vec<String>>> {
        self.store.added(table, number)
    }

    fn outdated(&self, unplayed: i64, old: i64, at: i64) -> Answer<'_, Vec<String>> {
        self.store.outdated(unplayed, old, at)
    }

    fn delete_outdated<'a>(&'a self, tables: &'a [String], unplayed: i64, old: i64) -> Answer<'a, usize> {
        self.store.delete_outdated(tables, unplayed, old)
    }

    fn delete<'a>(&'a self, tables: &'a [String]) -> Answer<'a, ()> {
        self.store.delete(tables)
    }

    fn ready(&self) -> Answer<'_, ()> {
        self.store.ready()
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        self.store.close()
    }
}

impl Board for Moody {}

impl Desk for Moody {
    fn sit<'a>(&'a self, person: &'a str, table: &'a str, at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            if self.forgets.load(Ordering::SeqCst) {
                return Err(StoreError::Failed("no space left".to_owned()));
            }
            self.store.sit(person, table, at).await?;
            self.sat.send_modify(|sat| *sat += 1);
            Ok(())
        })
    }

    fn rise<'a>(&'a self, person: &'a str, table: &'a str) -> Answer<'a, ()> {
        self.store.rise(person, table)
    }

    fn call<'a>(&'a self, table: &'a str, word: &'a str) -> Answer<'a, Option<String>> {
        self.store.call(table, word)
    }

    fn called<'a>(&'a self, word: &'a str) -> Answer<'a, Option<String>> {
        self.store.called(word)
    }

    fn uncall<'a>(&'a self, table: &'a str) -> Answer<'a, ()> {
        self.store.uncall(table)
    }

    fn give<'a>(
        &'a self,
        word: &'a str,
        person: &'a str,
        device: &'a str,
        means: &'a str,
        until: i64,
    ) -> Answer<'a, bool> {
        self.store.give(word, person, device, means, until)
    }

    fn pass<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>> {
        self.store.pass(word, at)
    }

    fn take<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>> {
        self.store.take(word, at)
    }

    fn attach<'a>(&'a self, device: &'a Device, word: &'a str, at: i64) -> Answer<'a, bool> {
        self.store.attach(device, word, at)
    }

    fn release<'a>(&'a self, key: &'a str, person: &'a str) -> Answer<'a, bool> {
        self.store.release(key, person)
    }

    fn devices(&self) -> Answer<'_, Vec<Device>> {
        self.store.devices()
    }

    fn tables_of<'a>(&'a self, person: &'a str, most: usize) -> Answer<'a, Vec<String>> {
        self.store.tables_of(person, most)
    }

    fn setting<'a>(&'a self, name: &'a str, first: &'a str) -> Answer<'a, String> {
        self.store.setting(name, first)
    }
}

async fn tables() -> (tempfile::TempDir, Arc<Tables<Moody>>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap();
    let [fails, opened] = [0; 2].map(AtomicUsize::new);
    let [unsaid, sat] = [0; 2].map(watch::Sender::new);
    let (silent, deleted) = (watch::Sender::new(false), AtomicBool::new(false));
    let store = Moody { store, silent, unsaid, sat, fails, opened, deleted, forgets: AtomicBool::new(false) };
    let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
    (folder, Tables::new(store, SystemLuck::foretold(1), Arc::new(RandomBots), pacing))
}

async fn open(tables: &Arc<Tables<Moody>>, person: &Person, slug: &str, seats: Vec<SetupSeat>) -> Arc<Live> {
    let setup = Setup { slug: slug.to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
    tables.open(person, &setup).await.unwrap()
}

fn mine(name: &str) -> SetupSeat {
    SetupSeat::Mine(name.to_owned())
}

async fn number(table: &Live) -> usize {
    table.look(&newcomer(), Viewer::Spectator, 0).await.unwrap().number
}

async fn stored(tables: &Tables<Moody>, table: &Live) -> Vec<String> {
    tables.store().load(table.id()).await.unwrap().unwrap().log
}

#[tokio::test]
async fn whoever_goes_away_in_the_middle_leaves_a_whole_table() {
    let (_folder, tables) = tables().await;
    let anna = newcomer();
    let table = open(&tables, &anna, "yatzy", vec![mine("Anna")]).await;
    let mut news = table.news();
    let start = *news.borrow_and_update();
    tables.store().fall_silent();
    tables.store().drop_half_way(tables.wish(table.id(), &anna, start, Wish::Throw)).await;
    assert!(!news.has_changed().unwrap(), "nobody is told of what may not be safe");
    tables.store().speak();
    timeout(SOON, news.changed()).await.expect("whoever watches is told").unwrap();
    let log = stored(&tables, &table).await;
    assert_eq!((number(&table).await, *news.borrow_and_update()), (log.len(), log.len()));
    assert!(log.len() > start);
    // The same tap again is the same throw, and the game goes on at the same table.
    assert_eq!(tables.wish(table.id(), &anna, start, Wish::Throw).await.unwrap(), log.len());
    let choice = Wish::Choose("score chance".to_owned());
    tables.wish(table.id(), &anna, log.len(), choice).await.unwrap();
    assert!(news.has_changed().unwrap());
}

#[tokio::test]
async fn whoever_goes_away_while_a_table_is_opened_finds_it_again() {
    let (_folder, tables) = tables().await;
    let anna = newcomer();
    let mut sat = tables.store().sat.subscribe();
    tables.store().fall_silent();
    tables.store().drop_half_way(open(&tables, &anna, "yatzy", vec![mine("Anna")])).await;
    tables.store().speak();
    timeout(SOON, sat.changed()).await.expect("it is opened to the end").unwrap();
    assert_eq!(tables.tables_of(&anna, 5).await.unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_watches_a_table_that_went_on_elsewhere_is_told() {
    let (_folder, tables) = tables().await;
    let anna = newcomer();
    let table = open(&tables, &anna, "yatzy", vec![mine("Anna")]).await;
    let mut news = table.news();
    let start = *news.borrow_and_update();
    let lines = vec!["name A Annika".to_owned()];
    let elsewhere = Addition { table: table.id().to_owned(), number: start, lines, at: 1 };
    assert!(tables.store().append(elsewhere).await.unwrap());
    let lost = tables.wish(table.id(), &anna, start, Wish::Throw).await;
    assert!(matches!(lost, Err(Refused::Stale(newest)) if newest == start + 1), "{lost:?}");
    assert!(news.has_changed().unwrap());
    assert_eq!(*news.borrow_and_update(), start + 1);
    tables.wish(table.id(), &anna, start + 1, Wish::Throw).await.unwrap();
    assert!(news.has_changed().unwrap(), "the table that people listen to is the one that goes on");
    assert_eq!(table.look(&anna, Viewer::Seat(A), 0).await.unwrap().names, [Some("Annika".to_owned())]);
}

#[tokio::test]
async fn what_the_log_has_is_granted_even_if_it_cannot_be_noted_beside_it() {
    let (_folder, tables) = tables().await;
    let (anna, bo) = (newcomer(), newcomer());
    tables.store().forgets.store(true, Ordering::SeqCst);
    let table = open(&tables, &anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    let seat = Seat::new(1);
    tables.wish(table.id(), &bo, 0, Wish::Sit(seat, "Bo".to_owned())).await.unwrap();
    assert!(table.seats_of(&bo).await.has(seat));
    assert!(stored(&tables, &table).await.iter().any(|line| line == "name B Bo"), "it is in the log");
}

#[tokio::test]
async fn a_bot_tries_again_when_its_move_could_not_be_stored() {
    let (_folder, tables) = tables().await;
    let anna = newcomer();
    tables.store().fails.store(2, Ordering::SeqCst);
    // The bot sits first: it has to move before anybody else can.
    let table = open(&tables, &anna, "yatzy", vec![SetupSeat::Bot("random".to_owned()), mine("Anna")]).await;
    let mut news = table.news();
    let start = number(&table).await;
    timeout(SOON, news.wait_for(|length| *length > start)).await.expect("the bot moves").unwrap();
    assert_eq!(tables.store().fails.load(Ordering::SeqCst), 0, "twice it could not");
}

#[tokio::test]
async fn a_table_that_is_not_stored_any_more_is_dropped_from_memory() {
    let (_folder, tables) = tables().await;
    let anna = newcomer();
    let table = open(&tables, &anna, "yatzy", vec![mine("Anna")]).await;
    let start = number(&table).await;
    tables.store().deleted.store(true, Ordering::SeqCst);
    let throws = tables.wish(table.id(), &anna, start, Wish::Throw).await;
    assert!(matches!(throws, Err(Refused::NoTable)), "{throws:?}");
    assert_eq!(tables.live(), 0);
    assert_eq!(number(&table).await, start, "whoever still looks at it sees what was stored");
    assert!(matches!(tables.table(table.id()).await, Err(Refused::NoTable)));
}

#[tokio::test]
async fn bots_never_fall_asleep() {
    let (_folder, tables) = tables().await;
    let anna = newcomer();
    // In a game of luck alone every throw of Anna's makes it the bot's turn while the last drive is about to end.
    let table = open(&tables, &anna, "endless-road", vec![mine("Anna"), SetupSeat::Bot("random".to_owned())]).await;
    let mut news = table.news();
    for _ in 0..60 {
        let shot = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
        match shot.to_move() {
            None => return,
            Some(A) => {
                tables.wish(table.id(), &anna, shot.number, Wish::Throw).await.unwrap();
            }
            Some(_) => {
                timeout(SOON, news.wait_for(|length| *length > shot.number)).await.expect("the bot moves").unwrap();
            }
        }
    }
}

#[tokio::test]
async fn whoever_asks_again_to_play_again_opens_no_other_table() {
    let (_folder, tables) = tables().await;
    let anna = newcomer();
    let table = open(&tables, &anna, "yatzy", vec![mine("Anna"), mine("Bo")]).await;
    tables.wish(table.id(), &anna, 0, Wish::Resign(A)).await.unwrap();
    let again = || tables.again(&anna, table.id());
    let (one, two) = tokio::join!(again(), again());
    let next = one.unwrap();
    assert_eq!((two.unwrap(), again().await.unwrap()), (next.clone(), next));
    assert_eq!(tables.store().opened.load(Ordering::SeqCst), 2, "the first table and the next");
}
