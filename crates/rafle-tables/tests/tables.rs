//! Tables as people use them: opened, joined, played, left, and found again after a restart.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rafle_engine::{Advice, Analysis, AnySeen, First, How, Move, Next, Objective, Play, Seat, Seats, Viewer};
use rafle_store::laws::own_store;
use rafle_store::{AnyStore, Desk, Logs};
use rafle_tables::{
    Agreed, Bots, Coach, Coached, Effort, Live, Onward, Pacing, Pass, Person, RandomBots, Refused, Setup, SetupSeat,
    Sitter, SystemLuck, Tables, Told, Verdict, Wish, course, hashed, newcomer, replay, step, verify,
};
use tokio::runtime::Handle;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Nobody waits for anybody.
const HURRIED: Pacing = Pacing { pause: Duration::ZERO, idle: Duration::ZERO, minute: Duration::ZERO };

/// Long enough for anything that happens at all.
const SOON: Duration = Duration::from_secs(10);

/// Waits until something is so, letting everybody else go on meanwhile.
async fn until(what: &str, mut is: impl FnMut() -> bool) {
    let wait = async {
        while !is() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(SOON, wait).await.expect(what);
}

struct House {
    folder: tempfile::TempDir,
    tables: Arc<Tables<AnyStore>>,
}

impl House {
    async fn open() -> House {
        House::with(Arc::new(RandomBots)).await
    }

    async fn with(bots: Arc<dyn Bots>) -> House {
        House::run_by(bots, HURRIED).await
    }

    async fn run_by(bots: Arc<dyn Bots>, pacing: Pacing) -> House {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables_in(&folder, bots, pacing).await;
        House { folder, tables }
    }

    async fn restart(&mut self) {
        self.tables.store().close().await;
        self.tables = tables_in(&self.folder, Arc::new(RandomBots), HURRIED).await;
    }

    async fn table(&self, person: &Person, slug: &str, seats: Vec<SetupSeat>) -> Arc<Live> {
        self.agreed(person, slug, seats, Agreed::default()).await
    }

    async fn agreed(&self, person: &Person, slug: &str, seats: Vec<SetupSeat>, agreed: Agreed) -> Arc<Live> {
        let setup = Setup { slug: slug.to_owned(), options: Vec::new(), seats, agreed };
        self.tables.open(person, &setup).await.unwrap()
    }

    /// The host begins with who is there.
    async fn begin(&self, table: &Live, host: &Person) {
        let number = number(table, host).await;
        self.tables.wish(table.id(), host, number, Wish::Begin { fill: false }).await.unwrap();
    }
}

async fn tables_in(folder: &tempfile::TempDir, bots: Arc<dyn Bots>, pacing: Pacing) -> Arc<Tables<AnyStore>> {
    let store = own_store(folder.path()).await;
    Tables::new(store, SystemLuck::foretold(1), bots, pacing)
}

fn mine(name: &str) -> SetupSeat {
    SetupSeat::Mine(name.to_owned())
}

async fn number(table: &Live, person: &Person) -> usize {
    table.look(person, Viewer::Spectator, 0).await.unwrap().number
}

/// The least that can be picked, or the last of each row.
fn simple_choice(it: &Move) -> String {
    let words: Vec<&str> = match &it.how {
        How::Touch { .. } => Vec::new(),
        How::Pick { from, least, .. } => from.iter().take(*least).map(|choice| choice.word.as_str()).collect(),
        How::Rows { rows, .. } => rows.iter().filter_map(|row| row.last()).map(|choice| choice.word.as_str()).collect(),
    };
    it.action(&words)
}

/// Throws and takes the last move there is, for every seat of this person, until the game is over.
async fn play_to_the_end(house: &House, table: &Live, person: &Person) {
    let mut news = table.news();
    for _ in 0..10_000 {
        let shot = table.look(person, Viewer::Spectator, 0).await.unwrap();
        let wish = match shot.next {
            Next::Nobody => return,
            Next::Seat(seat) if shot.mine.has(seat) => {
                let own = table.look(person, Viewer::Seat(seat), 0).await.unwrap();
                Wish::Choose(simple_choice(own.view.moves.last().expect("something to do")))
            }
            Next::Chance { hand: Some(seat) } if shot.mine.has(seat) => Wish::Throw,
            _ => {
                tokio::time::timeout(SOON, news.changed()).await.expect("a bot moves").unwrap();
                continue;
            }
        };
        match house.tables.wish(table.id(), person, shot.number, wish).await {
            Ok(_) | Err(Refused::Stale(_)) => {}
            Err(refused) => panic!("{refused}"),
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_person_plays_a_bot_to_the_end() {
    let house = House::open().await;
    let anna = newcomer();
    for slug in ["greedy", "yatzy", "bluff"] {
        let table = house.table(&anna, slug, vec![mine("Anna"), SetupSeat::Bot("random".to_owned())]).await;
        play_to_the_end(&house, &table, &anna).await;
        let shot = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
        assert_eq!(shot.names, [Some("Anna".to_owned()), Some("Saga".to_owned())]);
        assert!(table.record(&anna, Viewer::Spectator).await.unwrap().to_string().starts_with("rafle 1"));
    }
}

#[tokio::test]
async fn a_table_is_there_again_after_a_restart() {
    let mut house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    let id = table.id().to_owned();
    house.tables.wish(&id, &bo, number(&table, &bo).await, Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    house.begin(&table, &anna).await;
    house.tables.wish(&id, &anna, number(&table, &anna).await, Wish::Throw).await.unwrap();
    let before = table.look(&anna, Viewer::Seat(A), 0).await.unwrap();
    house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    let after = table.look(&anna, Viewer::Seat(A), 0).await.unwrap();
    assert_eq!((after.number, &after.view, &after.names), (before.number, &before.view, &before.names));
    assert_eq!(table.seats_of(&bo).await, Seats::only(B));
    assert_eq!(house.tables.tables_of(&bo, 10).await.unwrap()[0].id, id);
    assert!(matches!(house.tables.table("nowhere").await, Err(Refused::NoTable)));
}

#[tokio::test]
async fn a_record_goes_on_as_a_table_over_a_restart_and_its_new_luck_follows() {
    let mut house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    for slug in ["greedy", "five-crowns", "bluff"] {
        let old = house.table(&anna, slug, vec![mine("Anna"), mine("Bo")]).await;
        for _ in 0..3 {
            let shot = old.look(&anna, Viewer::Spectator, 0).await.unwrap();
            let wish = match shot.next {
                Next::Seat(seat) => {
                    let own = old.look(&anna, Viewer::Seat(seat), 0).await.unwrap();
                    Wish::Choose(simple_choice(&own.view.moves[0]))
                }
                _ => Wish::Throw,
            };
            house.tables.wish(old.id(), &anna, shot.number, wish).await.unwrap();
        }
        let stored = house.tables.store().load(old.id()).await.unwrap().unwrap();
        let played = replay(&format!("{}\n{}\n", stored.header, stored.log.join("\n"))).unwrap();
        let onward = Onward::from(&played, usize::MAX).unwrap();
        let before = onward.play().outcomes();
        let wanted = (vec![mine("Anna"), SetupSeat::Open], Agreed::default());
        let table = house.tables.play_on(&anna, onward, wanted, None).await.unwrap();
        let id = table.id().to_owned();
        house.tables.wish(&id, &bo, 0, Wish::Join("Bo".to_owned())).await.unwrap();
        house.restart().await;
        let table = house.tables.table(&id).await.unwrap();
        assert!(table.waits().await && table.word().is_some(), "{slug}: a room that waits, and is called something");
        assert!(house.tables.tables_of(&anna, 10).await.unwrap().iter().any(|own| own.id == id));
        house.begin(&table, &anna).await;
        house.restart().await;
        let table = house.tables.table(&id).await.unwrap();
        // Whoever is next plays, on two devices.
        for _ in 0..5_000 {
            let shot = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
            let Some(seat) = shot.to_move() else { break };
            let who = if shot.mine.has(seat) { &anna } else { &bo };
            let wish = match shot.next {
                Next::Seat(seat) => {
                    let own = table.look(who, Viewer::Seat(seat), 0).await.unwrap();
                    Wish::Choose(simple_choice(own.view.moves.last().unwrap()))
                }
                _ => Wish::Throw,
            };
            house.tables.wish(&id, who, shot.number, wish).await.unwrap();
        }
        let play = table.finished().await.expect("it comes to an end");
        let Verdict::Follows(followed) = verify(&play) else { panic!("{slug}") };
        assert_eq!((followed.before, followed.outcomes.len()), (before, play.outcomes() - before), "{slug}");
    }
}

#[tokio::test]
async fn the_same_action_counts_once_and_a_stale_one_not_at_all() {
    let house = House::open().await;
    let anna = newcomer();
    let table = house.table(&anna, "yatzy", vec![mine("Anna")]).await;
    let start = number(&table, &anna).await;
    house.tables.wish(table.id(), &anna, start, Wish::Throw).await.unwrap();
    let thrown = number(&table, &anna).await;
    let score = || Wish::Choose("score chance".to_owned());
    let first = house.tables.wish(table.id(), &anna, thrown, score()).await.unwrap();
    let again = house.tables.wish(table.id(), &anna, thrown, score()).await.unwrap();
    assert_eq!(first, again);
    let other = house.tables.wish(table.id(), &anna, thrown, Wish::Choose("score ones".to_owned())).await;
    assert!(matches!(other, Err(Refused::Stale(newest)) if newest == first));
}

#[tokio::test]
async fn nobody_plays_or_sees_what_is_somebody_elses() {
    let house = House::open().await;
    let (anna, eve) = (newcomer(), newcomer());
    let table = house.table(&anna, "bluff", vec![mine("Anna"), SetupSeat::Bot("random".to_owned())]).await;
    let at = number(&table, &eve).await;
    for wish in [Wish::Throw, Wish::Choose("lift".to_owned()), Wish::Resign(A), Wish::Leave(A), Wish::TakeBack(A)] {
        assert!(matches!(house.tables.wish(table.id(), &eve, at, wish).await, Err(Refused::NotYours)));
    }
    let taken = house.tables.wish(table.id(), &eve, at, Wish::Sit(A, "Eve".to_owned())).await;
    assert!(matches!(taken, Err(Refused::Why(why)) if why.key == "seat-taken"));
    assert!(matches!(table.look(&eve, Viewer::Seat(A), 0).await, Err(Refused::NotYours)));
    assert!(matches!(table.look(&anna, Viewer::Seat(B), 0).await, Err(Refused::NotYours)));
    assert!(matches!(table.look(&anna, Viewer::Referee, 0).await, Err(Refused::NotYours)));
}

/// Answers that say whether a guess was right would tell whoever asks what lies under a cup.
#[tokio::test]
async fn an_old_number_tells_nobody_what_stands_there() {
    let house = House::open().await;
    let (anna, bo, eve) = (newcomer(), newcomer(), newcomer());
    let table = house.table(&anna, "bluff", vec![mine("Anna"), SetupSeat::Open]).await;
    house.tables.wish(table.id(), &bo, 0, Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    house.begin(&table, &anna).await;
    for person in [&anna, &bo] {
        house.tables.wish(table.id(), person, number(&table, person).await, Wish::Throw).await.unwrap();
    }
    let log = house.tables.store().load(table.id()).await.unwrap().unwrap().log;
    assert_eq!(log.iter().filter(|line| line.starts_with("throw ")).count(), 2, "{log:?}");
    for (person, seated) in [(&anna, true), (&bo, true), (&eve, false)] {
        for at in 0..log.len() {
            for guess in log.iter().map(String::as_str).chain(["throw 1 2 3 4", "lift", "nonsense"]) {
                let wish = Wish::Choose(guess.to_owned());
                let answer = house.tables.wish(table.id(), person, at, wish).await;
                let same = match answer {
                    Err(Refused::Stale(number)) => seated && number == log.len(),
                    Err(Refused::NotYours) => !seated,
                    _ => false,
                };
                assert!(same, "{at} {guess}: {answer:?}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let house = House::open().await;
    let anna = newcomer();
    let table = house.table(&anna, "yatzy", vec![mine("Anna")]).await;
    let at = number(&table, &anna).await;
    for line in ["score house", "keep 6", "resign A", "undo", "throw 6 6 6 6 6", "", "name A Eve", "a\nb"] {
        let refused = house.tables.wish(table.id(), &anna, at, Wish::Choose(line.to_owned())).await;
        assert!(matches!(refused, Err(Refused::Why(_))), "{line}");
    }
    assert_eq!(number(&table, &anna).await, at);
    for name in ["", "  ", "\u{202e}\u{200f}"] {
        assert!(house.tables.wish(table.id(), &anna, at, Wish::Rename(A, name.to_owned())).await.is_err());
    }
}

#[tokio::test]
async fn a_take_back_asks_the_others() {
    let house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    let wish = |person: Person, wish| {
        let (tables, table) = (house.tables.clone(), table.clone());
        async move {
            let at = table.look(&person, Viewer::Spectator, 0).await.unwrap().number;
            tables.wish(table.id(), &person, at, wish).await
        }
    };
    wish(bo.clone(), Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    house.begin(&table, &anna).await;
    // Anna throws until there is something to stop with.
    while !matches!(table.look(&anna, Viewer::Spectator, 0).await.unwrap().next, Next::Seat(A)) {
        let next = table.look(&anna, Viewer::Spectator, 0).await.unwrap().next;
        let who = if next == Next::throw_by(A) { anna.clone() } else { bo.clone() };
        match next {
            Next::Seat(_) => wish(who, Wish::Choose("stop".to_owned())).await.unwrap(),
            _ => wish(who, Wish::Throw).await.unwrap(),
        };
    }
    wish(anna.clone(), Wish::Choose("stop".to_owned())).await.unwrap();
    let stopped = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
    assert_eq!(stopped.next, Next::throw_by(B));
    wish(anna.clone(), Wish::TakeBack(A)).await.unwrap();
    let asked = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
    assert_eq!((asked.number, asked.asked.unwrap().waiting), (stopped.number, Seats::only(B)));
    wish(bo.clone(), Wish::Answer { seat: B, asker: A, yes: false }).await.unwrap();
    assert_eq!(table.look(&anna, Viewer::Spectator, 0).await.unwrap().next, Next::throw_by(B));
    wish(anna.clone(), Wish::TakeBack(A)).await.unwrap();
    wish(bo.clone(), Wish::Answer { seat: B, asker: A, yes: true }).await.unwrap();
    assert_eq!(table.look(&anna, Viewer::Spectator, 0).await.unwrap().next, Next::Seat(A));
}

#[tokio::test]
async fn a_bot_steps_in_for_who_is_away_and_steps_out_again() {
    let house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = house.table(&anna, "good-man", vec![mine("Anna"), SetupSeat::Open]).await;
    house.tables.wish(table.id(), &bo, number(&table, &bo).await, Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    house.begin(&table, &anna).await;
    let replace = || Wish::Replace(B, "random".to_owned());
    let here = table.arrive(&bo.at(table.id()));
    let refused = house.tables.wish(table.id(), &anna, number(&table, &anna).await, replace()).await;
    assert!(matches!(refused, Err(Refused::NotYours)), "Bo is here");
    drop(here);
    house.tables.wish(table.id(), &anna, number(&table, &anna).await, replace()).await.unwrap();
    let shot = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
    assert_eq!(shot.sitters[1], Sitter::Bot("random".to_owned()));
    house.tables.greet(&table, &anna).await.unwrap();
    assert_eq!(table.seats_of(&bo).await, Seats::NONE, "it was no sign of life of his");
    house.tables.greet(&table, &bo).await.unwrap();
    assert_eq!(table.seats_of(&bo).await, Seats::only(B), "any sign of life will do");
    house.tables.wish(table.id(), &bo, 0, replace()).await.unwrap();
    house.tables.greet(&table, &bo).await.unwrap();
    assert_eq!(table.seats_of(&bo).await, Seats::NONE, "who lets a bot play says when that is over");
    house.tables.wish(table.id(), &bo, number(&table, &bo).await, Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    assert_eq!(table.seats_of(&bo).await, Seats::only(B));
}

/// Drops what is idle until nothing is in memory any more.
async fn swept(house: &House) {
    until("it is dropped from memory", || {
        house.tables.sweep();
        house.tables.live() == 0
    })
    .await;
}

#[tokio::test]
async fn idle_tables_cost_nothing_but_disk() {
    let house = House::open().await;
    let anna = newcomer();
    let id = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await.id().to_owned();
    assert_eq!(house.tables.live(), 1);
    swept(&house).await;
    assert!(house.tables.table(&id).await.is_ok());
}

#[tokio::test]
async fn a_table_that_somebody_has_open_stays_in_memory() {
    let house = House::open().await;
    let anna = newcomer();
    let table = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    let news = table.news();
    // As soon as the other one is gone, whatever was begun at both has ended.
    drop(house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await);
    let one_is_left = || {
        house.tables.sweep();
        house.tables.live() == 1
    };
    until("the other table is dropped", one_is_left).await;
    house.tables.sweep();
    assert_eq!(house.tables.live(), 1, "somebody does something with it");
    drop(table);
    house.tables.sweep();
    assert_eq!(house.tables.live(), 1, "somebody listens");
    drop(news);
    swept(&house).await;
}

#[tokio::test]
async fn a_table_that_was_touched_lately_stays_in_memory() {
    let pacing = Pacing { idle: Duration::from_hours(1), ..HURRIED };
    let house = House::run_by(Arc::new(RandomBots), pacing).await;
    house.table(&newcomer(), "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    for _ in 0..1000 {
        house.tables.sweep();
        tokio::task::yield_now().await;
    }
    assert_eq!(house.tables.live(), 1);
}

#[tokio::test]
async fn tables_that_wait_for_somebody_come_first_and_finished_ones_last() {
    let house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let seats = || vec![mine("Anna"), SetupSeat::Open];
    let over = house.table(&anna, "greedy", seats()).await;
    house.tables.wish(over.id(), &bo, 0, Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    house.begin(&over, &anna).await;
    house.tables.wish(over.id(), &bo, 0, Wish::Resign(B)).await.unwrap();
    let waits = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Bot("random".to_owned())]).await;
    let others = house.table(&anna, "greedy", seats()).await;
    let tables = house.tables.tables_of(&anna, 10).await.unwrap();
    let order: Vec<_> = tables.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(order, [waits.id(), others.id(), over.id()]);
    assert_eq!(house.tables.tables_of(&anna, 2).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_table_that_cannot_be_read_says_why_and_hides_no_other() {
    let house = House::open().await;
    let anna = newcomer();
    let readable = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    let header = "rafle 1 greedy seats=2";
    for (id, header, line, why) in [
        ("one", "rafle 1 no-such-game seats=2", "throw 1", "no game is called no-such-game"),
        ("two", header, "throw 7", "entry 0: unreadable"),
        ("three", "gibberish", "throw 1", ""),
    ] {
        house.tables.store().create(id, header, &[line.to_owned()], 1).await.unwrap();
        house.tables.store().sit(&anna.key(), id, 1).await.unwrap();
        let refused = house.tables.table(id).await.err().unwrap().to_string();
        let said = format!("table {}: {why}", rafle_tables::mark(id));
        assert!(refused.contains(&said), "{refused}");
    }
    let tables = house.tables.tables_of(&anna, 10).await.unwrap();
    assert_eq!(tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), [readable.id()]);
}

#[tokio::test]
async fn who_lets_a_bot_play_keeps_the_table_in_the_list_and_who_leaves_does_not() {
    let house = House::open().await;
    let anna = newcomer();
    let table = house.table(&anna, "greedy", vec![mine("Anna"), mine("Bo")]).await;
    house.tables.wish(table.id(), &anna, 0, Wish::Leave(B)).await.unwrap();
    let listed = async || house.tables.tables_of(&anna, 5).await.unwrap().len();
    house.tables.wish(table.id(), &anna, 0, Wish::Replace(A, "random".to_owned())).await.unwrap();
    assert_eq!(listed().await, 1);
    house.tables.wish(table.id(), &anna, 0, Wish::Sit(A, "Anna".to_owned())).await.unwrap();
    house.tables.wish(table.id(), &anna, 0, Wish::Leave(A)).await.unwrap();
    assert_eq!(listed().await, 0);
}

#[tokio::test]
async fn what_is_stored_says_when_it_was() {
    let house = House::open().await;
    let seconds = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
    let before = seconds();
    let table = house.table(&newcomer(), "yatzy", vec![mine("Anna")]).await;
    let stored = house.tables.store().load(table.id()).await.unwrap().unwrap();
    assert!((before..=seconds()).contains(&stored.created), "{} since {before}", stored.created);
}

#[tokio::test]
async fn a_pass_works_for_a_quarter_of_an_hour() {
    let house = House::open().await;
    let anna = newcomer();
    let table = house.table(&anna, "yatzy", vec![mine("Anna")]).await;
    let seconds = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
    let before = seconds();
    let word = house.tables.give_seat(&anna, &anna, table.id(), A).await.unwrap();
    let works = async |at| house.tables.store().pass(&hashed(&word), at).await.unwrap().is_some();
    assert!(works(before + 15 * 60).await && !works(seconds() + 15 * 60 + 1).await);
}

#[tokio::test]
async fn a_house_whose_store_is_closed_is_not_ready() {
    let house = House::open().await;
    assert_eq!(house.tables.ready().await, Ok(()));
    let house = House::open().await;
    house.tables.store().close().await;
    assert!(house.tables.ready().await.is_err());
}

#[tokio::test]
async fn whether_players_choose_anything_is_known_of_a_table() {
    let house = House::open().await;
    for (slug, decides) in [("greedy", true), ("endless-road", false)] {
        let table = house.table(&newcomer(), slug, vec![mine("Anna"), SetupSeat::Open]).await;
        assert_eq!((table.about().slug, table.decides()), (slug, decides));
    }
}

#[tokio::test]
async fn the_same_people_play_again() {
    let house = House::open().await;
    let (anna, bo, eve) = (newcomer(), newcomer(), newcomer());
    let bot = SetupSeat::Bot("random".to_owned());
    let table = house.table(&anna, "good-man", vec![mine("Anna"), SetupSeat::Open, bot]).await;
    let id = table.id().to_owned();
    house.tables.wish(&id, &bo, 0, Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    assert!(matches!(house.tables.again(&anna, &id).await, Err(Refused::NotOver)), "it has not begun");
    house.begin(&table, &anna).await;
    assert!(matches!(house.tables.again(&anna, &id).await, Err(Refused::NotOver)));
    for (person, seat) in [(&anna, A), (&bo, B)] {
        house.tables.wish(&id, person, 0, Wish::Resign(seat)).await.unwrap();
    }
    let next = house.tables.again(&anna, &id).await.unwrap();
    assert_eq!(house.tables.again(&bo, &id).await.unwrap(), next);
    assert!(matches!(house.tables.again(&eve, &id).await, Err(Refused::NotYours)));
    let again = house.tables.table(&next).await.unwrap();
    assert_eq!((again.seats_of(&anna).await, again.seats_of(&bo).await), (Seats::only(A), Seats::only(B)));
    assert_eq!(table.look(&bo, Viewer::Spectator, 0).await.unwrap().followed, Some(next.clone()));
    assert_eq!(house.tables.tables_of(&bo, 5).await.unwrap()[0].id, next);
    let shot = again.look(&anna, Viewer::Seat(A), 0).await.unwrap();
    assert_eq!((shot.waits(), shot.host()), (true, Some(A)), "who asked first is the host");
    let names = shot.names;
    assert_eq!(names, ["Anna", "Bo", "Saga"].map(|name| Some(name.to_owned())));
}

#[tokio::test]
async fn a_seat_is_handed_over() {
    let house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    let id = table.id().to_owned();
    assert!(matches!(house.tables.give_seat(&bo, &bo, &id, A).await, Err(Refused::NotYours)));
    assert!(matches!(house.tables.give_seat(&anna, &anna, &id, Seat::new(7)).await, Err(Refused::NotYours)));
    let word = house.tables.give_seat(&anna, &anna, &id, A).await.unwrap();
    assert!(house.tables.take_seat(&word, &bo, " ").await.is_err(), "without a name it is not used up");
    assert!(house.tables.join_device(&word, &bo, "Phone").await.is_err(), "it is for a seat, not for all of Anna's");
    assert!(matches!(house.tables.pass(&word).await.unwrap(), Some(Pass::Seat(_, at, A)) if at == id));
    house.tables.take_seat(&word, &bo, "Bo").await.unwrap();
    assert_eq!((table.seats_of(&bo).await, table.seats_of(&anna).await), (Seats::only(A), Seats::NONE));
    assert!(house.tables.tables_of(&anna, 5).await.unwrap().is_empty());
    assert!(house.tables.take_seat(&word, &anna, "Anna").await.is_err(), "it works once");
}

#[tokio::test]
async fn where_something_is_hidden_nobody_is_given_a_second_hand() {
    let house = House::open().await;
    let [anna, bo, eve] = [newcomer(), newcomer(), newcomer()];
    let table = house.table(&anna, "bluff", vec![mine("Anna"), SetupSeat::Open, SetupSeat::Open]).await;
    for (person, seat) in [(&bo, B), (&eve, Seat::new(2))] {
        house.tables.wish(table.id(), person, 0, Wish::Sit(seat, "Somebody".to_owned())).await.unwrap();
    }
    let given = async || house.tables.give_seat(&bo, &bo, table.id(), B).await.unwrap();
    let is_second =
        |taken: Result<String, Refused>| matches!(taken, Err(Refused::Why(why)) if why.key == "no-second-seat");
    let in_the_room = given().await;
    assert!(is_second(house.tables.take_seat(&in_the_room, &anna, "Anna").await));
    house.begin(&table, &anna).await;
    let in_the_game = given().await;
    assert!(is_second(house.tables.take_seat(&in_the_game, &anna, "Anna").await));
    // Whoever has no hand may have this one, and whoever had it may have it again.
    house.tables.take_seat(&in_the_game, &newcomer(), "Dee").await.unwrap();
    assert_eq!(table.seats_of(&anna).await, Seats::only(A));
}

#[tokio::test]
async fn a_seat_of_the_next_table_is_handed_over_too() {
    let house = House::open().await;
    let (anna, bo, eve) = (newcomer(), newcomer(), newcomer());
    let table = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    house.tables.wish(table.id(), &bo, 0, Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    house.begin(&table, &anna).await;
    house.tables.wish(table.id(), &bo, 0, Wish::Resign(B)).await.unwrap();
    let next = house.tables.again(&anna, table.id()).await.unwrap();
    let word = house.tables.give_seat(&anna, &anna, &next, A).await.unwrap();
    house.tables.take_seat(&word, &eve, "Eve").await.unwrap();
    let next = house.tables.table(&next).await.unwrap();
    assert_eq!((next.seats_of(&eve).await, next.seats_of(&anna).await), (Seats::only(A), Seats::NONE));
    assert!(!house.tables.tables_of(&anna, 5).await.unwrap().iter().any(|summary| summary.id == next.id()));
}

#[tokio::test]
async fn a_device_plays_for_somebody_until_one_of_them_ends_it() {
    let mut house = House::open().await;
    let (anna, phone, eve) = (newcomer(), newcomer(), newcomer());
    let id = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await.id().to_owned();
    let own = house.table(&phone, "greedy", vec![mine("Bo"), SetupSeat::Open]).await.id().to_owned();
    assert!(matches!(house.tables.give_device(&eve, &eve, &id).await, Err(Refused::NotYours)), "a pass needs a seat");
    for ends in [&anna, &phone] {
        let word = house.tables.give_device(&anna, &anna, &id).await.unwrap();
        assert_eq!(house.tables.pass(&word).await.unwrap(), Some(Pass::Device(anna.clone(), id.clone())));
        assert_eq!(house.tables.join_device(&word, &phone, "Phone").await.unwrap(), id);
        assert!(house.tables.join_device(&word, &eve, "Phone").await.is_err(), "it works once");
        house.restart().await;
        assert_eq!(house.tables.plays_for(&phone).await.unwrap(), anna);
        assert_eq!(house.tables.plays_for(&eve).await.unwrap(), eve);
        let devices = house.tables.devices_of(&anna).await.unwrap();
        assert_eq!(devices.iter().map(|device| device.label.as_str()).collect::<Vec<_>>(), ["Phone"]);
        let stolen = house.tables.release(&eve, &devices[0].key).await;
        assert!(matches!(stolen, Err(Refused::NotYours)), "it is not Eve's");
        // A device that plays for Anna ends that as Anna does.
        let person = house.tables.plays_for(ends).await.unwrap();
        house.tables.release(&person, &devices[0].key).await.unwrap();
        assert_eq!(house.tables.plays_for(&phone).await.unwrap(), phone);
        assert_eq!(house.tables.tables_of(&phone, 5).await.unwrap()[0].id, own, "the own seat is still there");
        house.restart().await;
        assert_eq!(house.tables.plays_for(&phone).await.unwrap(), phone);
    }
}

#[tokio::test]
async fn a_device_that_was_shut_out_has_kept_no_way_in() {
    let house = House::open().await;
    let (anna, phone) = (newcomer(), newcomer());
    let id = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await.id().to_owned();
    let word = house.tables.give_device(&anna, &anna, &id).await.unwrap();
    house.tables.join_device(&word, &phone, "Phone").await.unwrap();
    // What the device can do as Anna, it does for itself.
    let (device, seat) =
        (house.tables.give_device(&anna, &anna, &id).await, house.tables.give_seat(&anna, &anna, &id, A).await);
    let key = house.tables.devices_of(&anna).await.unwrap()[0].key.clone();
    house.tables.release(&anna, &key).await.unwrap();
    assert!(house.tables.join_device(&device.unwrap(), &phone, "Phone").await.is_err());
    assert!(house.tables.take_seat(&seat.unwrap(), &phone, "Thief").await.is_err());
    assert_eq!(house.tables.plays_for(&phone).await.unwrap(), phone);
}

#[tokio::test]
async fn a_pass_ends_with_the_seat_of_who_gave_it() {
    let house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let id = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await.id().to_owned();
    let words = [
        house.tables.give_device(&anna, &anna, &id).await.unwrap(),
        house.tables.give_seat(&anna, &anna, &id, A).await.unwrap(),
    ];
    house.tables.wish(&id, &anna, 0, Wish::Leave(A)).await.unwrap();
    for word in &words {
        assert_eq!(house.tables.pass(word).await.unwrap(), None);
    }
    assert!(house.tables.join_device(&words[0], &bo, "Phone").await.is_err());
}

#[tokio::test]
async fn what_happened_is_told_once() {
    let house = House::open().await;
    let anna = newcomer();
    // Alone, the next throw follows at once.
    let friendly = Agreed { friendly: true, ..Agreed::default() };
    let table = house.agreed(&anna, "yatzy", vec![mine("Anna")], friendly).await;
    let at = number(&table, &anna).await;
    house.tables.wish(table.id(), &anna, at, Wish::Throw).await.unwrap();
    let thrown = table.look(&anna, Viewer::Seat(A), at).await.unwrap();
    assert!(thrown.thrown && matches!(&thrown.happened[..], [Told::Game(it)] if it.key == "threw"));
    assert!(table.look(&anna, Viewer::Seat(A), thrown.number).await.unwrap().happened.is_empty());
    let chance = Wish::Choose("score chance".to_owned());
    house.tables.wish(table.id(), &anna, thrown.number, chance).await.unwrap();
    let scored = table.look(&anna, Viewer::Seat(A), thrown.number).await.unwrap();
    assert_eq!(scored.may_ask_back, Some(A));
    house.tables.wish(table.id(), &anna, scored.number, Wish::TakeBack(A)).await.unwrap();
    let back = table.look(&anna, Viewer::Seat(A), scored.number).await.unwrap();
    assert!(matches!(&back.happened[..], [Told::Table(it)] if it.key == "took-back"));
    assert_eq!(back.next, Next::Seat(A));
}

#[tokio::test]
async fn the_same_throw_counts_once() {
    let house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = house.table(&anna, "yatzy", vec![mine("Anna"), SetupSeat::Open]).await;
    house.tables.wish(table.id(), &bo, 0, Wish::Sit(B, "Bo".to_owned())).await.unwrap();
    house.begin(&table, &anna).await;
    let at = number(&table, &anna).await;
    let first = house.tables.wish(table.id(), &anna, at, Wish::Throw).await.unwrap();
    assert_eq!(house.tables.wish(table.id(), &anna, at, Wish::Throw).await.unwrap(), first);
    assert!(matches!(house.tables.wish(table.id(), &bo, at, Wish::Throw).await, Err(Refused::Stale(_))));
}

#[tokio::test]
async fn a_game_can_be_looked_back_at() {
    let house = House::open().await;
    let anna = newcomer();
    let table = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Bot("random".to_owned())]).await;
    assert!(table.finished().await.is_none());
    play_to_the_end(&house, &table, &anna).await;
    let play = table.finished().await.unwrap();
    let last = step(&play, usize::MAX, Viewer::Spectator);
    assert_eq!(last.number, last.count);
    let first = step(&play, 1, Viewer::Spectator);
    assert!(first.number == 1 && first.count == last.count && !first.happened.is_empty());
    let grown = course(&play);
    let scores = play.standings().scores;
    assert_eq!(grown.first().unwrap(), &[0, 0]);
    assert_eq!(grown.last().unwrap(), &[scores[A], scores[B]]);
}

#[tokio::test]
async fn whoever_has_seen_most_is_told_the_end_of_what_others_are_told() {
    let house = House::open().await;
    let anna = newcomer();
    let table = house.table(&anna, "yatzy", vec![mine("Anna"), mine("Bo")]).await;
    let wishes = |turn: usize| {
        let score = ["score ones", "score twos", "score threes"][turn / 2];
        [Wish::Throw, Wish::Choose("keep none".to_owned()), Wish::Choose(score.to_owned())]
    };
    let take_back = Wish::TakeBack(Seat::new(1));
    for wish in (0..6).flat_map(wishes).chain([take_back, Wish::Choose("score chance".to_owned())]) {
        let before = number(&table, &anna).await;
        house.tables.wish(table.id(), &anna, before, wish.clone()).await.unwrap();
        let told = |since| table.look(&anna, Viewer::Spectator, since);
        let (all, last) = (told(0).await.unwrap().happened, told(before).await.unwrap().happened);
        assert!(!last.is_empty() && all.ends_with(&last), "{wish:?}: {last:?} is not the end of {all:?}");
        assert!(told(before + 10).await.unwrap().happened.is_empty());
    }
}

/// A coach who thinks until told to speak, and counts how often that was asked and how many tasks there were meanwhile.
#[derive(Default)]
struct Slow {
    /// Where the tasks are counted.
    runtime: OnceLock<Handle>,
    asked: AtomicUsize,
    tasks: AtomicUsize,
    speak: Mutex<bool>,
    told: Condvar,
}

impl Bots for Slow {
    fn levels(&self) -> &[&'static str] {
        RandomBots.levels()
    }

    fn choose(&self, level: &str, seen: &AnySeen, effort: Effort) -> Option<String> {
        RandomBots.choose(level, seen, effort)
    }

    fn coach(&self) -> Option<&dyn Coach> {
        Some(self)
    }
}

impl Coach for Slow {
    fn hints(&self, _: &AnySeen, _: Effort) -> Option<Advice> {
        None
    }

    fn look_back(&self, _: &Play, _: Effort) -> Option<Analysis> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        let thinks = self.speak.lock().unwrap();
        drop(self.told.wait_timeout_while(thinks, SOON, |speak| !*speak).unwrap());
        self.tasks.store(self.runtime.get().unwrap().metrics().num_alive_tasks(), Ordering::SeqCst);
        let objective = Objective::Share;
        Some(Analysis { objective, exact: true, decisions: Vec::new(), accounts: Vec::new() })
    }
}

#[tokio::test]
async fn everybody_waits_for_the_same_review() {
    let slow = Arc::new(Slow { runtime: OnceLock::from(Handle::current()), ..Slow::default() });
    let house = House::with(slow.clone()).await;
    let anna = newcomer();
    let table = house.table(&anna, "greedy", vec![mine("Anna"), mine("Bo")]).await;
    house.tables.wish(table.id(), &anna, 0, Wish::Resign(A)).await.unwrap();
    let before = Handle::current().metrics().num_alive_tasks();
    let reviews = futures_util::future::join_all((0..50).map(|_| house.tables.review(&table)));
    let speaks = async {
        // Everybody else has asked before this is looked at for the first time.
        until("the coach is asked", || slow.asked.load(Ordering::SeqCst) > 0).await;
        *slow.speak.lock().unwrap() = true;
        slow.told.notify_all();
    };
    for review in tokio::join!(reviews, speaks).0 {
        assert!(matches!(review, Coached::Said(_)), "{review:?}");
    }
    assert_eq!(slow.asked.load(Ordering::SeqCst), 1);
    assert!(
        slow.tasks.load(Ordering::SeqCst) <= before + 3,
        "{} tasks and {before} before",
        slow.tasks.load(Ordering::SeqCst)
    );
}

#[tokio::test]
async fn when_everything_has_been_shown_nothing_is_taken_back() {
    let house = House::open().await;
    let anna = newcomer();
    let table = house.table(&anna, "five-crowns", vec![mine("Anna"), mine("Bo")]).await;
    let shot = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
    let Next::Seat(seat) = shot.next else { panic!("somebody has a choice") };
    let own = table.look(&anna, Viewer::Seat(seat), 0).await.unwrap();
    let choice = Wish::Choose(simple_choice(&own.view.moves[0]));
    house.tables.wish(table.id(), &anna, own.number, choice).await.unwrap();
    let over = house.tables.wish(table.id(), &anna, 0, Wish::Resign(seat)).await.unwrap();
    assert!(table.record(&newcomer(), Viewer::Spectator).await.is_ok(), "everybody can read all of it");
    let back = house.tables.wish(table.id(), &anna, over, Wish::TakeBack(seat)).await;
    assert!(matches!(&back, Err(Refused::Why(why)) if why.key == "game-over"), "{back:?}");
    assert_eq!(table.look(&anna, Viewer::Spectator, 0).await.unwrap().may_ask_back, None);
}

#[tokio::test]
async fn who_agrees_to_one_question_has_not_agreed_to_another() {
    let house = House::open().await;
    let people = [newcomer(), newcomer(), newcomer()];
    let seats = [A, B, Seat::new(2)];
    let friendly = Agreed { friendly: true, ..Agreed::default() };
    let seated = vec![mine("Anna"), SetupSeat::Open, SetupSeat::Open];
    let table = house.agreed(&people[0], "yatzy", seated, friendly).await;
    let wish = async |who: usize, wish: Wish| {
        let at = number(&table, &people[who]).await;
        house.tables.wish(table.id(), &people[who], at, wish).await
    };
    for (who, name) in [(1, "Bo"), (2, "Carl")] {
        wish(who, Wish::Sit(seats[who], name.to_owned())).await.unwrap();
    }
    house.begin(&table, &people[0]).await;
    for who in [0, 1] {
        wish(who, Wish::Throw).await.unwrap();
        wish(who, Wish::Choose("score chance".to_owned())).await.unwrap();
    }
    let asked = async || table.look(&people[2], Viewer::Spectator, 0).await.unwrap().asked;
    let says = |seat, asker, yes| Wish::Answer { seat, asker, yes };
    wish(0, Wish::TakeBack(A)).await.unwrap();
    wish(2, says(seats[2], A, true)).await.unwrap();
    let other = wish(1, Wish::TakeBack(B)).await;
    assert!(matches!(&other, Err(Refused::Why(why)) if why.key == "asked-already"), "{other:?}");
    wish(0, Wish::TakeBack(A)).await.unwrap();
    let open = asked().await.unwrap();
    assert_eq!((open.by, open.waiting), (A, Seats::only(B)), "asking twice asks nobody twice");
    // Bo says no and asks in turn; what Carl says of the first question comes too late for it.
    wish(1, says(B, A, false)).await.unwrap();
    wish(1, Wish::TakeBack(B)).await.unwrap();
    let late = wish(2, says(seats[2], A, true)).await;
    assert!(matches!(&late, Err(Refused::Why(why)) if why.key == "nobody-asked"), "{late:?}");
    assert_eq!(asked().await.unwrap().waiting, Seats::only(A).with(seats[2]));
}

#[tokio::test]
async fn who_has_seen_one_hand_takes_no_other_seat() {
    let house = House::open().await;
    let (anna, eve, bo) = (newcomer(), newcomer(), newcomer());
    let c = Seat::new(2);
    for (slug, refused) in [("five-crowns", true), ("yatzy", false)] {
        let table = house.table(&anna, slug, vec![mine("Anna"), SetupSeat::Open, SetupSeat::Open]).await;
        let wish = |person: &Person, wish: Wish| {
            let (tables, id, person) = (house.tables.clone(), table.id().to_owned(), person.clone());
            async move { tables.wish(&id, &person, 0, wish).await }
        };
        let sit = |seat| Wish::Sit(seat, "Eve".to_owned());
        wish(&eve, sit(B)).await.unwrap();
        wish(&bo, sit(c)).await.unwrap();
        house.begin(&table, &anna).await;
        wish(&bo, Wish::Leave(c)).await.unwrap();
        assert_eq!(wish(&eve, sit(c)).await.is_err(), refused, "{slug}: she sits already");
        for seat in table.seats_of(&eve).await.iter() {
            wish(&eve, Wish::Leave(seat)).await.unwrap();
        }
        let may_sit = table.look(&eve, Viewer::Spectator, 0).await.unwrap().may_sit;
        assert_eq!(may_sit, if refused { Seats::only(B) } else { Seats::only(B).with(c) }, "{slug}");
        let other = wish(&eve, sit(c)).await;
        assert_eq!(matches!(&other, Err(Refused::Why(why)) if why.key == "no-second-seat"), refused, "{other:?}");
        assert_eq!(wish(&anna, sit(B)).await.is_err(), refused, "nor does whoever opened the table");
        if refused {
            assert!(wish(&bo, sit(B)).await.is_err(), "nor does Bo, who has had C");
        }
    }
    // Several on one device, agreed on from the beginning, stay possible.
    let table = house.table(&anna, "five-crowns", vec![mine("Anna"), mine("Farmor")]).await;
    assert_eq!(table.seats_of(&anna).await.len(), 2);
}

#[tokio::test]
async fn who_gets_up_for_good_or_resigns_does_not_come_back() {
    let house = House::open().await;
    let (anna, bo, carl) = (newcomer(), newcomer(), newcomer());
    let c = Seat::new(2);
    let table = house.table(&anna, "good-man", vec![mine("Anna"), SetupSeat::Open, SetupSeat::Open]).await;
    let wish = |person: &Person, wish: Wish| {
        let (tables, id, person) = (house.tables.clone(), table.id().to_owned(), person.clone());
        async move { tables.wish(&id, &person, 0, wish).await }
    };
    let sit = |seat, name: &str| Wish::Sit(seat, name.to_owned());
    wish(&bo, sit(B, "Bo")).await.unwrap();
    wish(&carl, sit(c, "Carl")).await.unwrap();
    house.begin(&table, &anna).await;
    // Bo leaves, and a bot is put in the empty seat.
    wish(&bo, Wish::Leave(B)).await.unwrap();
    wish(&anna, Wish::Replace(B, "random".to_owned())).await.unwrap();
    assert!(wish(&bo, sit(B, "Bo")).await.is_err(), "he has left");
    assert!(table.look(&bo, Viewer::Spectator, 0).await.unwrap().owned.is_empty());
    // Carl resigns, and is passed over.
    wish(&carl, Wish::Resign(c)).await.unwrap();
    let back = wish(&carl, sit(c, "Carl")).await;
    assert!(matches!(&back, Err(Refused::Why(why)) if why.key == "resigned-already"), "{back:?}");
    wish(&anna, Wish::Resign(A)).await.unwrap();
    play_to_the_end(&house, &table, &anna).await;
    // At the next table whoever has left has no seat; whoever gave one game up plays the next.
    assert!(matches!(house.tables.again(&bo, table.id()).await, Err(Refused::NotYours)));
    let next = house.tables.again(&anna, table.id()).await.unwrap();
    let next = house.tables.table(&next).await.unwrap();
    let seats = [next.seats_of(&anna).await, next.seats_of(&bo).await, next.seats_of(&carl).await];
    assert_eq!(seats, [Seats::only(A), Seats::NONE, Seats::only(c)]);
}

#[tokio::test]
async fn a_cleared_cookie_gets_no_seat_without_the_consent_of_the_others() {
    let house = House::open().await;
    let (anna, bo, carl, stranger) = (newcomer(), newcomer(), newcomer(), newcomer());
    let c = Seat::new(2);
    let table = house.table(&anna, "five-crowns", vec![mine("Anna"), SetupSeat::Open, SetupSeat::Open]).await;
    let wish = async |person: &Person, wish: Wish| {
        let at = number(&table, person).await;
        house.tables.wish(table.id(), person, at, wish).await
    };
    for person in [&bo, &carl] {
        wish(person, Wish::Join("Somebody".to_owned())).await.unwrap();
    }
    house.begin(&table, &anna).await;
    wish(&carl, Wish::Leave(c)).await.unwrap();
    let before = number(&table, &anna).await;
    // Bo in a private window.
    wish(&stranger, Wish::Sit(c, "Zoe".to_owned())).await.unwrap();
    assert_eq!((number(&table, &anna).await, table.seats_of(&stranger).await), (before, Seats::NONE), "he has to wait");
    assert!(matches!(table.look(&stranger, Viewer::Seat(c), 0).await, Err(Refused::NotYours)));
    assert!(matches!(table.record(&stranger, Viewer::Seat(c)).await, Err(Refused::NotYours)));
    wish(&bo, Wish::Answer { seat: B, asker: c, yes: true }).await.unwrap();
    assert_eq!(table.seats_of(&stranger).await, Seats::NONE, "Anna has not agreed");
    wish(&anna, Wish::Answer { seat: A, asker: c, yes: true }).await.unwrap();
    assert_eq!(table.seats_of(&stranger).await, Seats::only(c));
    assert_eq!(house.tables.tables_of(&stranger, 5).await.unwrap().len(), 1, "it is among their tables now");
}

#[tokio::test]
async fn who_replaces_somebody_still_has_to_ask_them() {
    let house = House::run_by(Arc::new(RandomBots), Pacing { pause: Duration::from_hours(1), ..HURRIED }).await;
    let (anna, bo) = (newcomer(), newcomer());
    let friendly = Agreed { friendly: true, ..Agreed::default() };
    let table = house.agreed(&anna, "bluff", vec![mine("Anna"), SetupSeat::Open], friendly).await;
    let wish = async |person: &Person, wish: Wish| {
        let at = number(&table, person).await;
        house.tables.wish(table.id(), person, at, wish).await
    };
    wish(&bo, Wish::Join("Bo".to_owned())).await.unwrap();
    house.begin(&table, &anna).await;
    while let Next::Chance { .. } = table.look(&anna, Viewer::Spectator, 0).await.unwrap().next {
        for person in [&anna, &bo] {
            let _not_next = wish(person, Wish::Throw).await;
        }
    }
    let choice = |line: &str| Wish::Choose(line.to_owned());
    let anna_is_first = wish(&anna, choice("bid 1x2")).await.is_ok();
    wish(&bo, choice(if anna_is_first { "bid 1x3" } else { "bid 1x2" })).await.unwrap();
    wish(&anna, choice("lift")).await.unwrap();
    let lifted = number(&table, &anna).await;
    wish(&anna, Wish::Replace(B, "random".to_owned())).await.unwrap();
    let replaced = number(&table, &anna).await;
    assert!(replaced > lifted);
    wish(&anna, Wish::TakeBack(A)).await.unwrap();
    let shot = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
    assert_eq!(shot.asked.map(|asked| asked.waiting), Some(Seats::only(B)), "Bo is asked, though a bot plays for him");
    let log = house.tables.store().load(table.id()).await.unwrap().unwrap().log;
    assert!(!log.iter().any(|line| line.starts_with("undo")), "{log:?}");
}

#[tokio::test]
async fn a_place_that_the_host_freed_is_on_nobodys_list() {
    let house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open]).await;
    house.tables.wish(table.id(), &bo, 0, Wish::Join("Bo".to_owned())).await.unwrap();
    assert_eq!(house.tables.tables_of(&bo, 5).await.unwrap().len(), 1);
    house.tables.wish(table.id(), &anna, 0, Wish::Free(B)).await.unwrap();
    assert_eq!(house.tables.tables_of(&bo, 5).await.unwrap().len(), 0);
}

#[tokio::test]
async fn who_begins_answers_the_room_as_it_is() {
    let house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let table = house.table(&anna, "greedy", vec![mine("Anna"), SetupSeat::Open, SetupSeat::Open]).await;
    let alone = number(&table, &anna).await;
    house.tables.wish(table.id(), &bo, 0, Wish::Join("Bo".to_owned())).await.unwrap();
    let begin = async |number| house.tables.wish(table.id(), &anna, number, Wish::Begin { fill: false }).await;
    assert!(matches!(begin(alone).await, Err(Refused::Stale(_))), "she has not seen that Bo sits there");
    let seen = number(&table, &anna).await;
    let begun = begin(seen).await.unwrap();
    assert_eq!(begin(seen).await.unwrap(), begun, "twice counts once");
}

/// A newer version knows options that an older one did not write: what devices have kept is compared with what is stored.
#[tokio::test]
async fn a_header_stays_as_it_was_stored() {
    let house = House::open().await;
    let header = "rafle 1 greedy seats=2";
    let log = ["name A Anna", "throw 3"].map(ToOwned::to_owned);
    house.tables.store().create("older", header, &log, 1).await.unwrap();
    let (table, anna) = (house.tables.table("older").await.unwrap(), newcomer());
    assert_eq!(table.look(&anna, Viewer::Spectator, 0).await.unwrap().luck.game, format!("{header} luck 1 0"));
    let record = table.record(&anna, Viewer::Spectator).await.unwrap().to_string();
    assert_eq!(record, format!("{header}\nname A Anna\nthrow 3\n"));
}

#[tokio::test]
async fn whoever_chooses_what_is_chosen_already_changes_nothing() {
    let mut house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let agreed = Agreed { first: Some(First::Lot), ..Agreed::default() };
    let room = house.agreed(&anna, "yatzy", vec![mine("Anna"), SetupSeat::Open], agreed).await;
    house.tables.wish(room.id(), &bo, 0, Wish::Join("Bo".to_owned())).await.unwrap();
    let before = number(&room, &anna).await;
    assert_eq!(house.tables.wish(room.id(), &anna, before, Wish::First(First::Lot)).await.unwrap(), before);
    house.restart().await;
    let room = house.tables.table(room.id()).await.unwrap();
    house.tables.wish(room.id(), &bo, 0, Wish::Rename(B, "Bob".to_owned())).await.unwrap();
    house.begin(&room, &anna).await;
    assert!(!room.waits().await);
}

#[tokio::test]
async fn a_room_keeps_its_word_until_it_begins() {
    let mut house = House::open().await;
    let (anna, bo) = (newcomer(), newcomer());
    let room = house.table(&anna, "greedy", vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Open]).await;
    let word = room.word().expect("a room has a word").to_owned();
    let alone = house
        .table(&anna, "greedy", vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Bot("random".to_owned())])
        .await;
    assert_eq!(alone.word(), None, "nobody is awaited there");
    house.restart().await;
    let found = house.tables.called(&word).await.unwrap().expect("it waits");
    assert_eq!((found.id(), found.word()), (room.id(), Some(word.as_str())));
    let (first, rest) = word.split_at(1);
    assert_eq!(house.tables.called_nearly(&format!("{first}x{rest}")).await.unwrap(), [word.as_str()]);
    assert!(house.tables.called_nearly("xxxxx").await.unwrap().is_empty());
    let joined = house.tables.wish(room.id(), &bo, 0, Wish::Join("Bo".to_owned())).await.unwrap();
    house.tables.wish(room.id(), &anna, joined, Wish::Begin { fill: false }).await.unwrap();
    assert!(house.tables.called(&word).await.unwrap().is_none(), "it is free again");
    assert_eq!(house.tables.store().called(&word).await.unwrap(), None);
}
