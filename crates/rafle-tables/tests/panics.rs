//! Rules that panic cost one table a line, and no other table anything.

mod stumbling;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::join_all;
use rafle_engine::{Next, Seat, Viewer};
use rafle_store::laws::own_store;
use rafle_store::{AnyStore, Logs};
use rafle_tables::{
    Agreed, Custom, Pacing, Person, RandomBots, Refused, Setup, SetupSeat, Snapshot, SystemLuck, Tables, Wish, newcomer,
};
use stumbling::{AFTER_STOP, AT_CHOICES, AT_STOP, AT_STOP_LATER, LATER, STUCK};
use tempfile::TempDir;
use tokio::time::timeout;

const A: Seat = Seat::A;

/// Long enough for anything that happens at all.
const SOON: Duration = Duration::from_secs(10);

struct House {
    _folder: TempDir,
    store: AnyStore,
    tables: Arc<Tables<AnyStore>>,
    anna: Person,
}

impl House {
    async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let store = own_store(folder.path()).await;
        let tables = stumbling_tables(&store);
        House { _folder: folder, store, tables, anna: newcomer() }
    }

    /// What is in memory is forgotten.
    fn restart(&mut self) {
        self.tables = stumbling_tables(&self.store);
    }

    /// A table that was opened when its rules were those of the list. Anna plays the first seat.
    async fn table(&self, target: &str, other: SetupSeat) -> String {
        let opening = Tables::new(self.store.clone(), SystemLuck::foretold(1), Arc::new(RandomBots), Pacing::default());
        let seats = vec![SetupSeat::Mine("Anna".to_owned()), other];
        let options = vec![("target".to_owned(), target.to_owned())];
        let setup =
            Setup { slug: "greedy".to_owned(), options, seats, agreed: Agreed { friendly: true, ..Agreed::default() } };
        opening.open(&self.anna, &setup).await.unwrap().id().to_owned()
    }

    async fn look(&self, id: &str) -> Result<Snapshot, Refused> {
        self.tables.table(id).await?.look(&self.anna, Viewer::Spectator, 0).await
    }

    async fn wish(&self, id: &str, wish: Wish) -> Result<usize, Refused> {
        let number = *self.tables.table(id).await?.news().borrow();
        self.tables.wish(id, &self.anna, number, wish).await
    }

    async fn choose(&self, id: &str, action: &str) -> Result<usize, Refused> {
        self.wish(id, Wish::Choose(action.to_owned())).await
    }

    /// The own seat has thrown, and chooses.
    async fn thrown(&self, id: &str) {
        self.wish(id, Wish::Throw).await.unwrap();
        assert_eq!(self.look(id).await.unwrap().next, Next::Seat(A), "the foretold luck has no 1 at the start");
    }

    async fn log(&self, id: &str) -> Vec<String> {
        self.store.load(id).await.unwrap().unwrap().log
    }
}

fn stumbling_tables(store: &AnyStore) -> Arc<Tables<AnyStore>> {
    let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
    let custom = Custom { pacing, games: stumbling::open, ..Custom::default() };
    Tables::hosted(store.clone(), SystemLuck::foretold(1), Arc::new(RandomBots), custom)
}

fn bo() -> SetupSeat {
    SetupSeat::Mine("Bo".to_owned())
}

fn bot() -> SetupSeat {
    SetupSeat::Bot("random".to_owned())
}

#[tokio::test]
async fn of_fifty_tables_forty_nine_play_on() {
    let house = House::open().await;
    for stumbles in [AT_STOP, AFTER_STOP] {
        let ids = join_all((0..50).map(|number| house.table(if number == 17 { stumbles } else { "100" }, bo()))).await;
        join_all(ids.iter().map(|id| house.thrown(id))).await;
        let stopped = join_all(ids.iter().map(|id| async {
            house.choose(id, "stop").await?;
            house.look(id).await
        }));
        for (number, stopped) in stopped.await.into_iter().enumerate() {
            assert_eq!(matches!(stopped, Err(Refused::Broken)), number == 17, "{number}");
            assert_eq!(stopped.is_ok(), number != 17, "{number}");
        }
        let others = ids.iter().enumerate().filter(|(number, _)| *number != 17);
        for played in join_all(others.map(|(_, id)| house.wish(id, Wish::Throw))).await {
            played.unwrap();
        }
    }
}

#[tokio::test]
async fn a_line_at_which_the_rules_panic_was_never_there() {
    let house = House::open().await;
    let id = house.table(AT_STOP, bo()).await;
    house.thrown(&id).await;
    let before = house.log(&id).await;
    for _ in 0..3 {
        assert!(matches!(house.choose(&id, "stop").await, Err(Refused::Broken)));
        assert_eq!(house.log(&id).await, before);
        assert_eq!(house.look(&id).await.unwrap().next, Next::Seat(A), "it was read again");
    }
    house.choose(&id, "again").await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_shown_is_taken_back_by_whoever_plays_there() {
    let mut house = House::open().await;
    let id = house.table(AFTER_STOP, bo()).await;
    house.thrown(&id).await;
    let listens = house.tables.table(&id).await.unwrap();
    let mut news = listens.news();
    house.choose(&id, "stop").await.unwrap();
    assert!(matches!(house.look(&id).await, Err(Refused::Broken)));
    assert_eq!(house.tables.tables_of(&house.anna, 9).await.unwrap().len(), 1, "it is among her tables all the same");
    // Whoever looked at it is told to look again.
    news.mark_unchanged();
    assert!(matches!(listens.look(&house.anna, Viewer::Spectator, 0).await, Err(Refused::Broken)));
    for _ in 0..2 {
        assert!(matches!(house.wish(&id, Wish::Throw).await, Err(Refused::Broken)));
        let stranger = house.tables.wish(&id, &newcomer(), 0, Wish::TakeBack(A)).await;
        assert!(matches!(stranger, Err(Refused::NotYours)), "{stranger:?}");
    }
    house.wish(&id, Wish::TakeBack(A)).await.unwrap();
    let log = house.log(&id).await;
    assert_eq!(log[log.len() - 2..], ["stop", "undo 1"]);
    for _ in 0..2 {
        assert_eq!(house.look(&id).await.unwrap().next, Next::Seat(A));
        house.restart();
    }
    house.choose(&id, "again").await.unwrap();
}

#[tokio::test]
async fn a_stored_line_that_cannot_be_read_any_more_is_taken_back() {
    let mut house = House::open().await;
    let id = house.table(AT_STOP_LATER, bo()).await;
    house.thrown(&id).await;
    house.choose(&id, "stop").await.unwrap();
    // The other one goes on: that has to go as well.
    house.wish(&id, Wish::Throw).await.unwrap();
    LATER.store(true, Ordering::SeqCst);
    house.restart();
    for _ in 0..2 {
        assert!(matches!(house.look(&id).await, Err(Refused::Broken)));
        assert!(matches!(house.wish(&id, Wish::Throw).await, Err(Refused::Broken)));
    }
    house.wish(&id, Wish::TakeBack(A)).await.unwrap();
    assert_eq!(house.log(&id).await.last().unwrap(), "undo 2");
    for _ in 0..2 {
        assert_eq!(house.look(&id).await.unwrap().next, Next::Seat(A));
        house.choose(&id, "again").await.unwrap();
        house.wish(&id, Wish::Rename(A, "Ada".to_owned())).await.unwrap();
        house.wish(&id, Wish::TakeBack(A)).await.unwrap();
        house.restart();
    }
}

#[tokio::test]
async fn a_bot_whose_choice_stumbles_makes_another() {
    let house = House::open().await;
    let id = house.table(AT_STOP, bot()).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut news = table.news();
    for _ in 0..4 {
        let number = *news.borrow_and_update();
        // A bot plays Anna's seat as well: whatever they choose, the table goes on.
        if number == house.log(&id).await.len() && table.seats_of(&house.anna).await.has(A) {
            house.wish(&id, Wish::Replace(A, "random".to_owned())).await.unwrap();
        }
        timeout(SOON, news.wait_for(|length| *length > number)).await.expect("somebody moves").unwrap();
    }
    assert!(!house.log(&id).await.iter().any(|line| line == "stop"));
}

#[tokio::test]
async fn bots_are_driven_again_when_their_table_was_read_again() {
    let house = House::open().await;
    let id = house.table(AT_CHOICES, bot()).await;
    STUCK.store(true, Ordering::SeqCst);
    house.thrown(&id).await;
    house.wish(&id, Wish::Replace(A, "random".to_owned())).await.unwrap();
    let stuck = house.tables.table(&id).await.unwrap();
    let broken = async {
        while stuck.look(&house.anna, Viewer::Spectator, 0).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    timeout(SOON, broken).await.expect("the bot can do nothing");
    let before = house.log(&id).await.len();
    STUCK.store(false, Ordering::SeqCst);
    let mut news = house.tables.table(&id).await.unwrap().news();
    timeout(SOON, news.wait_for(|length| *length > before)).await.expect("the bot moves").unwrap();
}
