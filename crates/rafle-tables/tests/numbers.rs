//! Numbers of devices at live tables: waited for, missed, and found again after a restart.

use std::sync::Arc;
use std::time::Duration;

use rafle_engine::{Next, Seat, Viewer};
use rafle_store::laws::own_store;
use rafle_store::{AnyStore, Logs, Sqlite};
use rafle_tables::{
    Adding, Agreed, Brought, Hash, Live, Pacing, Person, RandomBots, Refused, Setup, SetupSeat, SystemLuck, Tables,
    Verdict, Wish, digits, digits_of, newcomer, replay, verify,
};
use sha2::{Digest, Sha256};
use tokio::time::{advance, pause, resume, timeout};

/// Long enough for anything that happens at all.
const SOON: Duration = Duration::from_secs(10);

struct House {
    folder: tempfile::TempDir,
    tables: Arc<Tables<AnyStore>>,
}

async fn tables_in(folder: &tempfile::TempDir) -> Arc<Tables<AnyStore>> {
    tables_on(own_store(folder.path()).await)
}

async fn tables_in_file(folder: &tempfile::TempDir) -> Arc<Tables<AnyStore>> {
    tables_on(Sqlite::open(&folder.path().join("rafle.db")).await.unwrap().into())
}

fn tables_on(store: AnyStore) -> Arc<Tables<AnyStore>> {
    let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
    Tables::new(store, SystemLuck::new(), Arc::new(RandomBots), pacing)
}

fn seal(byte: u8) -> Hash {
    Sha256::digest([byte; 16]).into()
}

impl House {
    async fn new() -> House {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables_in(&folder).await;
        House { folder, tables }
    }

    async fn restart(&mut self) {
        self.tables.store().close().await;
        self.tables = tables_in(&self.folder).await;
    }

    /// A table that this person opens, whose device brings a seal along.
    async fn opened(&self, person: &Person, slug: &str, second: SetupSeat) -> Arc<Live> {
        let seats = vec![SetupSeat::Mine("Anna".to_owned()), second];
        let setup = Setup { slug: slug.to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
        let brings = Some(Brought { device: person.clone(), seal: seal(1) });
        self.tables.open_bringing(person, &setup, brings).await.unwrap()
    }

    async fn wish(&self, id: &str, person: &Person, wish: Wish) -> Result<usize, Refused> {
        let number = self.log(id).await.len();
        self.tables.wish(id, person, number, wish).await
    }

    async fn adds(&self, id: &str, person: &Person, adding: Adding) -> Result<usize, Refused> {
        let device = digits(&person.token(id)).to_owned();
        self.wish(id, person, Wish::Add(device, adding)).await
    }

    async fn log(&self, id: &str) -> Vec<String> {
        self.tables.store().load(id).await.unwrap().unwrap().log
    }

    /// How often the log of a table has a line that begins so.
    async fn count(&self, id: &str, beginning: &str) -> usize {
        self.log(id).await.iter().filter(|line| line.starts_with(beginning)).count()
    }

    /// Lets time pass, and waits for what comes of it in the log.
    async fn after(&self, id: &str, passes: Duration, beginning: &str, count: usize) {
        // The table may have been dropped from memory, and whoever waits for it with it.
        let live = self.tables.table(id).await.unwrap();
        let mut news = live.news();
        // Whoever waits has to have begun to wait.
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
        pause();
        advance(passes).await;
        resume();
        let comes = async {
            while self.count(id, beginning).await < count {
                news.changed().await.unwrap();
            }
        };
        timeout(SOON, comes).await.unwrap_or_else(|_| panic!("{beginning} does not come"));
    }
}

fn open() -> SetupSeat {
    SetupSeat::Open
}

/// Anna has opened a room, Bo sits there, both have sealed, and Anna has begun.
async fn begun(house: &House, slug: &str) -> (String, Person, Person) {
    let (anna, bo) = (newcomer(), newcomer());
    let id = house.opened(&anna, slug, open()).await.id().to_owned();
    house.wish(&id, &bo, Wish::Join("Bo".to_owned())).await.unwrap();
    house.adds(&id, &bo, Adding::Seal(seal(2))).await.unwrap();
    house.wish(&id, &anna, Wish::Begin { fill: false }).await.unwrap();
    (id, anna, bo)
}

/// Somebody resigns, and the record is whole.
async fn ends(house: &House, id: &str, person: &Person) -> Verdict {
    house.wish(id, person, Wish::Resign(Seat::new(1))).await.unwrap();
    let live = house.tables.table(id).await.unwrap();
    let record = live.record(person, Viewer::Spectator).await.unwrap();
    verify(&replay(&record.to_string()).unwrap())
}

#[tokio::test]
async fn a_number_that_does_not_come_in_ten_seconds_is_missed() {
    let house = House::new().await;
    let (id, anna, bo) = begun(&house, "dnup").await;
    house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
    assert_eq!((house.count(&id, "luck 1").await, house.count(&id, "luck missing").await), (1, 0));
    house.after(&id, Duration::from_secs(11), "luck 1", 2).await;
    assert_eq!(house.count(&id, "luck missing").await, 1);
    assert!(house.adds(&id, &bo, Adding::Number([2; 16])).await.is_err(), "too late");
    house.adds(&id, &anna, Adding::Seal(seal(3))).await.unwrap();
    assert_eq!(house.count(&id, "deal").await, 0, "nothing is dealt before her new number");
    house.adds(&id, &anna, Adding::Number([3; 16])).await.unwrap();
    let log = house.log(&id).await;
    assert!(!log.last().unwrap().starts_with("luck "), "and now it is: {log:?}");
    let verdict = ends(&house, &id, &bo).await;
    let Verdict::Follows(followed) = verdict else { panic!("{verdict:?}") };
    assert_eq!((followed.missing.len(), followed.numbers), (1, 1));
}

/// Nobody else waits at first, and so the table does; then the seat is somebody else's, who does not wait for ever.
#[tokio::test]
async fn whoever_sits_down_where_a_number_is_awaited_does_not_wait_for_ever() {
    let house = House::new().await;
    let (anna, eve) = (newcomer(), newcomer());
    let id = house.opened(&anna, "greedy", SetupSeat::Bot("random".to_owned())).await.id().to_owned();
    pause();
    advance(Duration::from_secs(30)).await;
    resume();
    assert_eq!(house.count(&id, "luck missing").await, 0, "nobody else waits");
    let word = house.tables.give_seat(&anna, &anna, &id, Seat::A).await.unwrap();
    house.tables.take_seat(&word, &eve, "Eve").await.unwrap();
    house.after(&id, Duration::from_secs(11), "luck missing", 1).await;
    let (anna, carl) = (newcomer(), newcomer());
    let id = house.opened(&anna, "greedy", SetupSeat::Bot("random".to_owned())).await.id().to_owned();
    pause();
    advance(Duration::from_secs(30)).await;
    resume();
    house.wish(&id, &anna, Wish::Leave(Seat::A)).await.unwrap();
    house.wish(&id, &carl, Wish::Join("Carl".to_owned())).await.unwrap();
    house.after(&id, Duration::from_secs(11), "luck missing", 1).await;
}

/// Bo is away while Anna begins, and the usual bot plays for him: nobody waits for her number until he is back.
#[tokio::test]
async fn whoever_comes_back_where_a_number_is_awaited_does_not_wait_for_ever() {
    let house = House::new().await;
    let (anna, bo) = (newcomer(), newcomer());
    let seats = vec![SetupSeat::Mine("Anna".to_owned()), open()];
    let agreed = Agreed { patience: Some(1), ..Agreed::default() };
    let setup = Setup { slug: "greedy".to_owned(), options: Vec::new(), seats, agreed };
    let brings = Some(Brought { device: anna.clone(), seal: seal(1) });
    let live = house.tables.open_bringing(&anna, &setup, brings).await.unwrap();
    let id = live.id();
    house.wish(id, &bo, Wish::Join("Bo".to_owned())).await.unwrap();
    pause();
    advance(Duration::from_secs(64)).await;
    resume();
    house.wish(id, &anna, Wish::Begin { fill: false }).await.unwrap();
    assert_eq!(house.count(id, "luck open").await, 1);
    let bos = live.seats_of(&bo).await.iter().next().unwrap();
    house.wish(id, &anna, Wish::Replace(bos, "random".to_owned())).await.unwrap();
    for _ in 0..50 {
        tokio::task::yield_now().await;
    }
    pause();
    advance(Duration::from_secs(30)).await;
    resume();
    for _ in 0..50 {
        tokio::task::yield_now().await;
    }
    assert_eq!(house.count(id, "luck missing").await, 0, "nobody else waits");
    house.tables.greet(&live, &bo).await.unwrap();
    assert!(!live.seats_of(&bo).await.is_empty());
    house.after(id, Duration::from_secs(11), "luck missing", 1).await;
}

/// Anna's two phones have sealed a number each. One plays for her no more when she begins: nobody waits for it.
#[tokio::test]
async fn a_device_that_was_shut_out_is_not_asked() {
    for shut_out in [false, true] {
        let mut house = House::new().await;
        let (anna, phone, bo) = (newcomer(), newcomer(), newcomer());
        let id = house.opened(&anna, "greedy", open()).await.id().to_owned();
        house.wish(&id, &bo, Wish::Join("Bo".to_owned())).await.unwrap();
        house.adds(&id, &bo, Adding::Seal(seal(2))).await.unwrap();
        let pass = house.tables.give_device(&anna, &anna, &id).await.unwrap();
        house.tables.join_device(&pass, &phone, "").await.unwrap();
        assert_eq!(house.tables.plays_for(&phone).await.unwrap(), anna);
        let lent = Wish::Add(digits_of(&phone, &anna, &id), Adding::Seal(seal(3)));
        house.wish(&id, &anna, lent).await.unwrap();
        if shut_out {
            house.tables.release(&anna, &phone.key()).await.unwrap();
        }
        house.restart().await;
        house.wish(&id, &anna, Wish::Begin { fill: false }).await.unwrap();
        let log = house.log(&id).await;
        let asked = log.iter().find(|line| line.starts_with("luck open ")).unwrap().split(' ').count() - 2;
        assert_eq!(asked, if shut_out { 2 } else { 3 }, "{log:?}");
        house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
        house.adds(&id, &bo, Adding::Number([2; 16])).await.unwrap();
        assert_eq!(house.wish(&id, &anna, Wish::Throw).await.is_ok(), shut_out);
    }
}

#[tokio::test]
async fn whoever_has_opened_and_goes_away_is_done_without() {
    let house = House::new().await;
    let (id, anna, _) = begun(&house, "dnup").await;
    house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
    house.after(&id, Duration::from_secs(11), "luck 1", 2).await;
    house.after(&id, Duration::from_secs(11), "luck open", 2).await;
    let log = house.log(&id).await;
    assert!(!log.last().unwrap().starts_with("luck "), "cards are dealt: {log:?}");
}

#[tokio::test]
async fn after_a_restart_it_is_waited_again() {
    let mut house = House::new().await;
    let (id, anna, bo) = begun(&house, "greedy").await;
    house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
    house.restart().await;
    let refused = house.wish(&id, &anna, Wish::Throw).await.unwrap_err();
    assert!(matches!(refused, Refused::Why(why) if why.key == "numbers-awaited"));
    house.adds(&id, &bo, Adding::Number([2; 16])).await.unwrap();
    house.wish(&id, &anna, Wish::Throw).await.unwrap();
    let Verdict::Follows(followed) = ends(&house, &id, &bo).await else { panic!() };
    assert_eq!((followed.outcomes.len(), followed.numbers), (1, 2));
    // And where nobody comes.
    let (id, anna, _) = begun(&house, "greedy").await;
    house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
    house.restart().await;
    house.after(&id, Duration::from_secs(11), "luck missing", 1).await;
}

#[tokio::test]
async fn whoever_plays_alone_is_waited_for_and_no_bot_moves_before() {
    let house = House::new().await;
    let anna = newcomer();
    let live = house.opened(&anna, "dnup", SetupSeat::Bot("random".to_owned())).await;
    let before = house.log(live.id()).await.len();
    pause();
    advance(Duration::from_secs(100)).await;
    resume();
    for _ in 0..50 {
        tokio::task::yield_now().await;
    }
    assert_eq!(house.log(live.id()).await.len(), before);
    house.adds(live.id(), &anna, Adding::Number([1; 16])).await.unwrap();
    assert!(house.log(live.id()).await.len() > before + 1, "cards are dealt");
}

#[tokio::test]
async fn a_second_tab_is_the_same_device_and_another_number_is_refused() {
    let house = House::new().await;
    let (id, anna, bo) = begun(&house, "greedy").await;
    let why = |refused: Refused| if let Refused::Why(why) = refused { why.key } else { "" };
    let other = house.adds(&id, &bo, Adding::Number([9; 16])).await.unwrap_err();
    assert_eq!(why(other), "another-number");
    house.adds(&id, &bo, Adding::Number([2; 16])).await.unwrap();
    let again = house.adds(&id, &bo, Adding::Number([2; 16])).await.unwrap_err();
    assert_eq!(why(again), "no-number-awaited");
    assert_eq!(house.count(&id, "luck number").await, 1);
    house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
    house.wish(&id, &anna, Wish::Throw).await.unwrap();
}

#[tokio::test]
async fn people_who_play_again_bring_their_seals() {
    let house = House::new().await;
    let (id, anna, bo) = begun(&house, "greedy").await;
    house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
    house.adds(&id, &bo, Adding::Number([2; 16])).await.unwrap();
    house.wish(&id, &bo, Wish::Resign(Seat::new(1))).await.unwrap();
    let brings = Some(Brought { device: anna.clone(), seal: seal(5) });
    let next = house.tables.again_bringing(&anna, &id, brings).await.unwrap();
    assert_eq!(house.count(&next, "luck seal").await, 1);
    house.adds(&next, &bo, Adding::Seal(seal(6))).await.unwrap();
    house.wish(&next, &anna, Wish::Begin { fill: false }).await.unwrap();
    house.adds(&next, &anna, Adding::Number([5; 16])).await.unwrap();
    house.adds(&next, &bo, Adding::Number([6; 16])).await.unwrap();
    // Bo sat next to Anna, who had begun.
    house.wish(&next, &bo, Wish::Throw).await.unwrap();
}

#[tokio::test]
async fn the_record_of_a_running_game_has_no_secret() {
    let house = House::new().await;
    let (id, anna, bo) = begun(&house, "greedy").await;
    house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
    house.adds(&id, &bo, Adding::Number([2; 16])).await.unwrap();
    let live = house.tables.table(&id).await.unwrap();
    for person in [&anna, &bo, &newcomer()] {
        let record = live.record(person, Viewer::Spectator).await.unwrap().to_string();
        assert!(record.contains("luck number ") && !record.contains(" secret "), "{record}");
    }
    assert!(house.log(&id).await[0].contains(" secret "), "it is stored: a restored backup goes on with the same luck");
}

/// Whoever is next throws, or stops, so many times.
async fn taps(house: &House, id: &str, people: [&Person; 2], count: usize) {
    for _ in 0..count {
        let shot = house.tables.table(id).await.unwrap().look(people[0], Viewer::Spectator, 0).await.unwrap();
        let wish = if let Next::Seat(_) = shot.next { Wish::Choose("stop".to_owned()) } else { Wish::Throw };
        house.wish(id, people[shot.to_move().unwrap().index()], wish).await.unwrap();
    }
}

#[tokio::test]
async fn a_table_of_a_restored_backup_goes_on_with_the_same_luck() {
    let folder = tempfile::tempdir().unwrap();
    let house = House { tables: tables_in_file(&folder).await, folder };
    let (id, anna, bo) = begun(&house, "greedy").await;
    house.adds(&id, &anna, Adding::Number([1; 16])).await.unwrap();
    house.adds(&id, &bo, Adding::Number([2; 16])).await.unwrap();
    taps(&house, &id, [&anna, &bo], 5).await;
    let folder = tempfile::tempdir().unwrap();
    let [from, to] = [&house.folder, &folder].map(|folder| folder.path().join("rafle.db"));
    Sqlite::backup(&from, &to).await.unwrap();
    let restored = House { tables: tables_in_file(&folder).await, folder };
    assert_eq!(restored.log(&id).await, house.log(&id).await);
    for house in [&house, &restored] {
        taps(house, &id, [&anna, &bo], 20).await;
    }
    assert_eq!(restored.log(&id).await, house.log(&id).await, "the outcomes are numbered by the log alone");
    let Verdict::Follows(followed) = ends(&restored, &id, &bo).await else { panic!("every outcome follows") };
    let numbers: Vec<_> = followed.outcomes.iter().map(|outcome| outcome.number).collect();
    assert!(numbers.len() > 10, "{numbers:?}");
    assert_eq!(numbers, (0..numbers.len()).collect::<Vec<_>>(), "none is left out, and none is used twice");
}
