//! Bots and coaches take their time, and what they say is asked for once. The clock is the tests' own: what has to pass passes
//! at once, because nothing here waits for a disk.

use std::future::ready;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, mpsc};
use std::time::Duration;

use rafle_engine::{Advice, Advised, Analysis, AnySeen, Next, Objective, Pace, Play, Seat, Viewer};
use rafle_store::{Addition, Answer, Board, Desk, Device, Logs, StoreError, Stored};
use rafle_tables::{
    Agreed, Bots, Coach, Coached, Effort, Live, Pacing, Person, RandomBots, Refused, Setup, SetupSeat, Shown,
    SystemLuck, Tables, Wish, newcomer,
};
use tokio::time::{Instant, advance, sleep};

const A: Seat = Seat::A;
const B: Seat = Seat::new(1);

/// How long people wait for the coach, and somewhat more.
const A_WHILE: Duration = Duration::from_secs(4);

/// How long the bots of these tests may think.
const LONGEST: Duration = Duration::from_secs(20);

/// How long a bot waits at these tables so that people can follow.
const PAUSE: Duration = Duration::from_secs(2);

/// How long somebody has to be away, where nothing else was said.
const PATIENCE: Duration = Duration::from_mins(3);

/// Bots and a coach who answer when they are told to.
#[derive(Default)]
struct Thinker {
    silent: Mutex<bool>,
    told: Condvar,
    asked: AtomicUsize,
    speechless: bool,
}

impl Thinker {
    fn speak(&self) {
        *self.silent.lock().unwrap() = false;
        self.told.notify_all();
    }

    fn think(&self) {
        self.asked.fetch_add(1, Ordering::SeqCst);
        let silent = self.silent.lock().unwrap();
        drop(self.told.wait_while(silent, |silent| *silent).unwrap());
    }

    fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

impl Bots for Thinker {
    fn levels(&self) -> &[&'static str] {
        &["random"]
    }

    fn longest(&self, _: &str) -> Duration {
        LONGEST
    }

    fn choose(&self, level: &str, seen: &AnySeen, effort: Effort) -> Option<String> {
        RandomBots.choose(level, seen, effort)
    }

    fn coach(&self) -> Option<&dyn Coach> {
        Some(self)
    }
}

impl Coach for Thinker {
    fn hints(&self, seen: &AnySeen, _: Effort) -> Option<Advice> {
        self.think();
        let advised = |action| Advised { action, value: 1.0, loss: 0.0, error: 0.0 };
        let actions = seen.now().open().into_iter().map(advised).collect();
        (!self.speechless).then_some(Advice { seat: seen.seat(), objective: Objective::Share, exact: true, actions })
    }

    fn look_back(&self, _: &Play, _: Effort) -> Option<Analysis> {
        self.think();
        let found = Analysis { objective: Objective::Share, exact: true, decisions: Vec::new(), accounts: Vec::new() };
        (!self.speechless).then_some(found)
    }
}

/// A store that keeps nothing, for tables that stay in memory; some additions fail, and a broken one panics.
#[derive(Default)]
struct Forgetful {
    fails: AtomicUsize,
    broken: AtomicBool,
}

impl Logs for Forgetful {
    fn create<'a>(&'a self, _: &'a str, _: &'a str, _: &'a [String], _: i64) -> Answer<'a, bool> {
        Box::pin(ready(Ok(true)))
    }

    fn append(&self, _: Addition) -> Answer<'_, bool> {
        Box::pin(async move {
            assert!(!self.broken.load(Ordering::SeqCst), "the store is broken");
            let failed = self.fails.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
            if failed.is_ok() { Err(StoreError::Failed("no space left".to_owned())) } else { Ok(true) }
        })
    }

    fn load<'a>(&'a self, _: &'a str) -> Answer<'a, Option<Stored>> {
        Box::pin(ready(Ok(None)))
    }

    fn follow<'a>(&'a self, _: &'a str, next: &'a str, _: i64) -> Answer<'a, String> {
        Box::pin(ready(Ok(next.to_owned())))
    }

    fn added<'a>(&'a self, _: &'a str, _: usize) -> Answer<'a, Option<Vec<String>>> {
        Box::pin(ready(Ok(None)))
    }

    fn outdated(&self, _: i64, _: i64, _: i64) -> Answer<'_, Vec<String>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn delete_outdated<'a>(&'a self, _: &'a [String], _: i64, _: i64) -> Answer<'a, usize> {
        Box::pin(ready(Ok(0)))
    }

    fn delete<'a>(&'a self, _: &'a [String]) -> Answer<'a, ()> {
        Box::pin(ready(Ok(())))
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(ready(()))
    }

    fn ready(&self) -> Answer<'_, ()> {
        Box::pin(ready(Ok(())))
    }
}

impl Board for Forgetful {}

impl Desk for Forgetful {
    fn sit<'a>(&'a self, _: &'a str, _: &'a str, _: i64) -> Answer<'a, ()> {
        Box::pin(ready(Ok(())))
    }

    fn rise<'a>(&'a self, _: &'a str, _: &'a str) -> Answer<'a, ()> {
        Box::pin(ready(Ok(())))
    }

    fn call<'a>(&'a self, _: &'a str, _: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(ready(Ok(None)))
    }

    fn called<'a>(&'a self, _: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(ready(Ok(None)))
    }

    fn uncall<'a>(&'a self, _: &'a str) -> Answer<'a, ()> {
        Box::pin(ready(Ok(())))
    }

    fn give<'a>(&'a self, _: &'a str, _: &'a str, _: &'a str, _: &'a str, _: i64) -> Answer<'a, bool> {
        Box::pin(ready(Ok(true)))
    }

    fn pass<'a>(&'a self, _: &'a str, _: i64) -> Answer<'a, Option<String>> {
        Box::pin(ready(Ok(None)))
    }

    fn take<'a>(&'a self, _: &'a str, _: i64) -> Answer<'a, Option<String>> {
        Box::pin(ready(Ok(None)))
    }

    fn attach<'a>(&'a self, _: &'a Device, _: &'a str, _: i64) -> Answer<'a, bool> {
        Box::pin(ready(Ok(true)))
    }

    fn release<'a>(&'a self, _: &'a str, _: &'a str) -> Answer<'a, bool> {
        Box::pin(ready(Ok(true)))
    }

    fn devices(&self) -> Answer<'_, Vec<Device>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn tables_of<'a>(&'a self, _: &'a str, _: usize) -> Answer<'a, Vec<String>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn setting<'a>(&'a self, _: &'a str, first: &'a str) -> Answer<'a, String> {
        Box::pin(ready(Ok(first.to_owned())))
    }
}

struct House {
    tables: Arc<Tables<Forgetful>>,
}

impl House {
    fn of(bots: Arc<dyn Bots>) -> House {
        House::with(bots, Pacing { pause: PAUSE, ..Pacing::default() })
    }

    fn with(bots: Arc<dyn Bots>, pacing: Pacing) -> House {
        House { tables: Tables::new(Forgetful::default(), SystemLuck::foretold(1), bots, pacing) }
    }

    async fn table(&self, person: &Person, slug: &str, seats: &[SetupSeat], hints: Option<bool>) -> Arc<Live> {
        let agreed = Agreed { hints, ..Agreed::default() };
        let setup = Setup { slug: slug.to_owned(), options: Vec::new(), seats: seats.to_vec(), agreed };
        self.tables.open(person, &setup).await.unwrap()
    }

    async fn wish(&self, table: &Live, person: &Person, wish: Wish) -> usize {
        let number = *table.news().borrow();
        self.tables.wish(table.id(), person, number, wish).await.unwrap()
    }
}

fn mine(name: &str) -> SetupSeat {
    SetupSeat::Mine(name.to_owned())
}

fn bot() -> SetupSeat {
    SetupSeat::Bot("random".to_owned())
}

/// Until this is dropped the clock goes on only as the test says. Else it runs ahead of whoever thinks: threads of their own, of
/// which it knows nothing.
fn hold_the_clock() -> mpsc::Sender<()> {
    let (held, until) = mpsc::channel();
    tokio::task::spawn_blocking(move || until.recv());
    held
}

/// Waits until something is so, letting everybody else go on meanwhile.
async fn until(is: impl Fn() -> bool) {
    while !is() {
        tokio::task::yield_now().await;
    }
}

/// How long it takes until the bot in the first seat has moved so often.
async fn time_of_moves(house: &House, slug: &str, moves: usize) -> Duration {
    let began = Instant::now();
    let table = house.table(&newcomer(), slug, &[bot(), mine("Anna")], None).await;
    let mut news = table.news();
    let mut number = *news.borrow_and_update();
    for _ in 0..moves {
        number = *news.wait_for(|length| *length > number).await.unwrap();
    }
    began.elapsed()
}

/// Whether it took just that long: the clock of the tests ticks by the millisecond.
fn is_about(time: Duration, expected: Duration) -> bool {
    time >= expected && time < expected + Duration::from_millis(20)
}

#[tokio::test(start_paused = true)]
async fn a_bot_waits_so_that_people_can_follow() {
    let house = House::of(Arc::new(Thinker::default()));
    for (moves, slug) in [(1, "greedy"), (2, "yatzy")] {
        let time = time_of_moves(&house, slug, moves).await;
        assert!(is_about(time, PAUSE * moves as u32), "{slug}: {time:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn how_long_bots_wait_is_said_at_the_table_and_holds_there() {
    let (house, anna) = (House::of(Arc::new(Thinker::default())), newcomer());
    for (pace, pause) in [(Pace::Calm, 1200), (Pace::Quick, 250), (Pace::Usual, 700)] {
        let table = house.table(&anna, "greedy", &[mine("Anna"), bot()], None).await;
        house.wish(&table, &anna, Wish::Pace(pace)).await;
        assert_eq!(table.look(&anna, Viewer::Spectator, 0).await.unwrap().pause.as_millis(), pause);
        house.wish(&table, &anna, Wish::Throw).await;
        let began = Instant::now();
        let number = house.wish(&table, &anna, Wish::Choose("stop".to_owned())).await;
        table.news().wait_for(|length| *length > number).await.unwrap();
        assert!(is_about(began.elapsed(), Duration::from_millis(pause as u64)), "{pace:?}: {:?}", began.elapsed());
    }
    let stranger = house.table(&anna, "greedy", &[mine("Anna"), bot()], None).await;
    let number = *stranger.news().borrow();
    let wish = house.tables.wish(stranger.id(), &newcomer(), number, Wish::Pace(Pace::Quick)).await;
    assert!(matches!(wish, Err(Refused::NotYours)), "{wish:?}");
}

/// A table at which Anna has just lost her turn, and since when; what the line has ended is the last of its log.
async fn lost_turn(house: &House, anna: &Person) -> (Arc<Live>, usize, Instant) {
    let table = house.table(anna, "greedy", &[mine("Anna"), bot()], None).await;
    loop {
        let since = *table.news().borrow();
        let shot = table.look(anna, Viewer::Seat(A), since).await.unwrap();
        match shot.next {
            Next::Seat(A) => house.wish(&table, anna, Wish::Choose("again".to_owned())).await,
            _ => house.wish(&table, anna, Wish::Throw).await,
        };
        let shot = table.look(anna, Viewer::Seat(A), since).await.unwrap();
        if shot.moments.iter().any(Shown::waits) {
            return (table, shot.number, Instant::now());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn bots_wait_for_those_who_look_at_what_has_ended_but_not_for_ever() {
    let (house, anna) = (House::of(Arc::new(Thinker::default())), newcomer());
    let moved = async |table: &Live, number: usize| drop(table.news().wait_for(|length| *length > number).await);
    // A die tumbles, rests and strikes the points out, and six seconds are enough for anybody.
    let longest = Duration::from_millis(480 + 400 + 260 + 6000);
    let (table, number, began) = lost_turn(&house, &anna).await;
    let here = table.arrive(&anna.at(table.id()));
    moved(&table, number).await;
    assert!(is_about(began.elapsed(), longest + PAUSE), "{:?}", began.elapsed());
    drop(here);
    // Whoever goes on is not waited for; and pages that nobody has open hold nobody up.
    for (goes_on, shortly) in [(true, 100), (false, 600)] {
        let (table, number, began) = lost_turn(&house, &anna).await;
        if goes_on {
            let _here = table.arrive(&anna.at(table.id()));
            table.goes_on_for(&anna, number);
            moved(&table, number).await;
        } else {
            moved(&table, number).await;
        }
        let time = began.elapsed();
        assert!(time >= PAUSE && time <= PAUSE + Duration::from_millis(shortly), "{goes_on}: {time:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_big_screen_is_told_when_nobody_looks_any_more() {
    let (house, anna) = (House::of(Arc::new(Thinker::default())), newcomer());
    let (table, number, _) = lost_turn(&house, &anna).await;
    let _here = table.arrive(&anna.at(table.id()));
    let looked_at =
        async || table.look(&newcomer(), Viewer::Spectator, number - 1).await.unwrap().looked_at == Some(number - 1);
    assert!(looked_at().await);
    let mut news = table.news();
    news.mark_unchanged();
    table.goes_on_for(&newcomer(), number);
    assert!(!news.has_changed().unwrap() && looked_at().await, "somebody else has gone on");
    table.goes_on_for(&anna, number);
    assert!(news.has_changed().unwrap() && !looked_at().await);
}

#[tokio::test(start_paused = true)]
async fn where_something_is_hidden_every_move_takes_the_longest_time() {
    let time = time_of_moves(&House::of(Arc::new(Thinker::default())), "bluff", 1).await;
    assert!(is_about(time, LONGEST), "how soon a bot moves tells nothing: {time:?}");
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_cannot_move_tries_again_ever_more_seldom() {
    let rests = |count: u32| (0..count).map(|failed| Duration::from_millis(250 << failed).min(Duration::from_secs(2)));
    for fails in [1, 2, 3, 12] {
        let house = House::of(Arc::new(Thinker::default()));
        house.tables.store().fails.store(fails, Ordering::SeqCst);
        let time = time_of_moves(&house, "greedy", 1).await;
        let expected = PAUSE * (fails as u32 + 1) + rests(fails as u32).sum::<Duration>();
        assert!(is_about(time, expected), "after {fails}: {time:?} and not {expected:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn whatever_happens_while_a_bot_thinks_it_thinks_again_and_alone() {
    let (house, anna) = (House::of(Arc::new(Thinker::default())), newcomer());
    let began = Instant::now();
    let table = house.table(&anna, "greedy", &[bot(), mine("Anna")], None).await;
    advance(PAUSE / 2).await;
    let renamed = house.wish(&table, &anna, Wish::Rename(B, "Annika".to_owned())).await;
    table.news().wait_for(|length| *length > renamed).await.unwrap();
    assert!(is_about(began.elapsed(), 2 * PAUSE), "{:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn at_the_next_table_bots_begin_by_themselves() {
    let (house, anna) = (House::of(Arc::new(Thinker::default())), newcomer());
    // Who sat next to the one who began begins.
    let table = house.table(&anna, "greedy", &[mine("Anna"), bot()], None).await;
    house.wish(&table, &anna, Wish::Resign(A)).await;
    assert_eq!(table.unlogged().await, "");
    let next = house.tables.again(&anna, table.id()).await.unwrap();
    assert_eq!(table.unlogged().await, "on", "everybody is told where it goes on");
    let mut news = house.tables.table(&next).await.unwrap().news();
    let number = *news.borrow_and_update();
    news.wait_for(|length| *length > number).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_panic_is_not_taken_for_an_answer() {
    let (house, anna) = (House::of(Arc::new(RandomBots)), newcomer());
    let table = house.table(&anna, "yatzy", &[mine("Anna")], None).await;
    house.tables.store().broken.store(true, Ordering::SeqCst);
    let number = *table.news().borrow();
    let throws = house.tables.wish(table.id(), &anna, number, Wish::Throw).await;
    assert!(matches!(throws, Err(Refused::Broken)), "{throws:?}");
}

/// A table at which Anna plays against a bot and has to choose.
async fn choosing(house: &House, anna: &Person) -> Arc<Live> {
    let table = house.table(anna, "greedy", &[mine("Anna"), bot()], None).await;
    loop {
        house.wish(&table, anna, Wish::Throw).await;
        match table.look(anna, Viewer::Spectator, 0).await.unwrap().next {
            Next::Seat(A) => return table,
            next => assert_eq!(next, Next::throw_by(A), "the foretold luck has no 1 at the start"),
        }
    }
}

#[tokio::test(start_paused = true)]
async fn advice_is_for_whoever_chooses_and_is_thought_of_once() {
    let _held = hold_the_clock();
    let thinker = Arc::new(Thinker::default());
    let (house, anna) = (House::of(thinker.clone()), newcomer());
    let table = choosing(&house, &anna).await;
    let advice = async || house.tables.advice(&table, &anna, A).await;
    let Ok(Coached::Said(hints)) = advice().await else { panic!("the coach speaks") };
    let actions: Vec<_> = hints.hints.iter().map(|hint| hint.advised.action.as_str()).collect();
    assert_eq!(actions, ["again", "stop"]);
    assert!(matches!(advice().await, Ok(Coached::Said(_))));
    assert_eq!(thinker.asked(), 1, "who asks again is told the same");
    let strange = house.tables.advice(&table, &newcomer(), A).await;
    assert!(matches!(strange, Err(Refused::NotYours)), "{strange:?}");
    let other = house.tables.advice(&table, &anna, B).await;
    assert!(matches!(other, Err(Refused::NotYours)), "{other:?}");
    house.wish(&table, &anna, Wish::Choose("again".to_owned())).await;
    let _ = advice().await;
    assert_eq!(thinker.asked(), 2, "of another table the coach thinks anew");
    let throws = house.table(&anna, "yatzy", &[mine("Anna")], None).await;
    let thrown = house.tables.advice(&throws, &anna, A).await;
    assert!(matches!(&thrown, Err(Refused::Why(why)) if why.key == "nothing-to-advise"), "{thrown:?}");
}

#[tokio::test(start_paused = true)]
async fn among_people_nobody_is_advised_unless_they_said_so() {
    let _held = hold_the_clock();
    let (house, anna) = (House::of(Arc::new(Thinker::default())), newcomer());
    for (hints, allowed) in [(None, false), (Some(false), false), (Some(true), true)] {
        let table = house.table(&anna, "yatzy", &[mine("Anna"), mine("Bo")], hints).await;
        house.wish(&table, &anna, Wish::Throw).await;
        let advice = house.tables.advice(&table, &anna, A).await;
        assert_eq!(matches!(advice, Ok(Coached::Said(_))), allowed, "{hints:?} {advice:?}");
        assert_eq!(matches!(&advice, Err(Refused::Why(why)) if why.key == "no-hints-here"), !allowed, "{advice:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn where_there_is_no_coach_or_nothing_to_say_nothing_is_said() {
    let _held = hold_the_clock();
    let anna = newcomer();
    let speechless = Thinker { speechless: true, ..Thinker::default() };
    for bots in [Arc::new(RandomBots) as Arc<dyn Bots>, Arc::new(speechless)] {
        let house = House::of(bots);
        let table = house.table(&anna, "yatzy", &[mine("Anna")], None).await;
        house.wish(&table, &anna, Wish::Throw).await;
        assert_eq!(house.tables.advice(&table, &anna, A).await.unwrap(), Coached::Nothing);
        assert_eq!(house.tables.review(&table).await, Coached::Nothing, "it is not over");
        house.wish(&table, &anna, Wish::Resign(A)).await;
        assert_eq!(house.tables.review(&table).await, Coached::Nothing);
        assert!(table.reviewed().is_none());
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_asks_a_slow_coach_is_told_to_ask_again() {
    let _held = hold_the_clock();
    let thinker = Arc::new(Thinker { silent: Mutex::new(true), ..Thinker::default() });
    let (house, anna) = (House::of(thinker.clone()), newcomer());
    let table = house.table(&anna, "greedy", &[mine("Anna"), mine("Bo")], None).await;
    house.wish(&table, &anna, Wish::Resign(A)).await;
    let asks = tokio::spawn({
        let (tables, table) = (house.tables.clone(), table.clone());
        async move { tables.review(&table).await }
    });
    until(|| thinker.asked() == 1).await;
    advance(A_WHILE).await;
    assert_eq!(asks.await.unwrap(), Coached::Thinking);
    assert!(table.reviewed().is_none(), "nothing was said yet");
    thinker.speak();
    assert!(matches!(house.tables.review(&table).await, Coached::Said(_)));
    assert!(table.reviewed().is_some());
    assert_eq!(thinker.asked(), 1, "it went on with the same thought");
}

#[tokio::test(start_paused = true)]
async fn whoever_has_the_table_open_or_was_there_lately_is_not_away() {
    let house = House::of(Arc::new(RandomBots));
    let (anna, bo) = (newcomer(), newcomer());
    let table = house.table(&anna, "greedy", &[mine("Anna"), SetupSeat::Open], None).await;
    house.wish(&table, &bo, Wish::Sit(B, "Bo".to_owned())).await;
    let away = async || table.away().await.iter().collect::<Vec<_>>();
    assert_eq!(away().await, [], "nobody has had the time to be away");
    advance(PATIENCE).await;
    assert_eq!(away().await, [A, B]);
    table.greet(&anna.at(table.id()));
    assert_eq!(away().await, [B]);
    table.greet(&newcomer().at(table.id()));
    assert_eq!(away().await, [B], "whoever else looks in, Anna was here");
    house.wish(&table, &bo, Wish::Rename(B, "Bob".to_owned())).await;
    assert_eq!(away().await, [], "who sends a form is here");
    advance(PATIENCE).await;
    assert_eq!(away().await, [A, B]);
    table.greet(&anna.at(table.id()));
    let (one, two) = (table.arrive(&bo.at(table.id())), table.arrive(&bo.at(table.id())));
    assert_eq!(away().await, []);
    drop((one, two));
    assert_eq!(away().await, [], "he was here just now");
}

#[tokio::test(start_paused = true)]
async fn whoever_was_there_lately_is_away_a_while_later() {
    let (house, anna) = (House::of(Arc::new(RandomBots)), newcomer());
    let table = house.table(&anna, "yatzy", &[mine("Anna")], None).await;
    let moment = Duration::from_millis(1);
    advance(PATIENCE).await;
    table.greet(&anna.at(table.id()));
    advance(PATIENCE.saturating_sub(moment)).await;
    assert!(!table.away().await.has(A));
    advance(moment).await;
    assert!(table.away().await.has(A));
    drop(table.arrive(&anna.at(table.id())));
    assert!(!table.away().await.has(A), "she was there again");
}

#[tokio::test(start_paused = true)]
async fn a_table_is_dropped_when_it_was_idle_for_longer_than_that() {
    let house = House::of(Arc::new(RandomBots));
    drop(house.table(&newcomer(), "yatzy", &[mine("Anna")], None).await);
    let idle = Pacing::default().idle;
    for (passed, live) in [(idle, 1), (Duration::from_millis(1), 0)] {
        advance(passed).await;
        // Whatever was begun when the table was opened has ended before.
        house.tables.sweep();
        assert_eq!(house.tables.live(), live);
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_has_closed_one_page_of_two_is_still_here() {
    let house = House::with(Arc::new(RandomBots), Pacing { minute: Duration::ZERO, ..Pacing::default() });
    let anna = newcomer();
    let table = house.table(&anna, "yatzy", &[mine("Anna")], None).await;
    let away = async || table.away().await.has(A);
    table.greet(&anna.at(table.id()));
    assert!(away().await, "lately is no time at all here");
    let (one, two) = (table.arrive(&anna.at(table.id())), table.arrive(&anna.at(table.id())));
    assert!(!away().await);
    drop(one);
    assert!(!away().await);
    table.greet(&newcomer().at(table.id()));
    assert!(!away().await, "whoever else looks in");
    drop(two);
    assert!(away().await);
}

#[tokio::test(start_paused = true)]
async fn a_table_is_as_patient_as_was_agreed() {
    let (house, anna) = (House::of(Arc::new(RandomBots)), newcomer());
    let agreed = Agreed { patience: Some(7), ..Agreed::default() };
    let seats = vec![mine("Anna"), mine("Bo")];
    let setup = Setup { slug: "yatzy".to_owned(), options: Vec::new(), seats, agreed };
    let table = house.tables.open(&anna, &setup).await.unwrap();
    table.greet(&anna.at(table.id()));
    advance(Duration::from_mins(7).saturating_sub(Duration::from_millis(1))).await;
    assert!(table.away().await.is_empty());
    advance(Duration::from_millis(1)).await;
    assert!(table.away().await.has(A));
}

#[tokio::test(start_paused = true)]
async fn a_host_without_a_sign_of_life_for_two_minutes_leaves_it_to_another() {
    let (house, anna, bo) = (House::of(Arc::new(RandomBots)), newcomer(), newcomer());
    let table = house.table(&anna, "greedy", &[mine("Anna"), SetupSeat::Open], None).await;
    house.wish(&table, &bo, Wish::Join("Bo".to_owned())).await;
    let host = async || table.look(&bo, Viewer::Spectator, 0).await.unwrap().host();
    let _here = table.arrive(&bo.at(table.id()));
    advance(Duration::from_mins(2).saturating_sub(Duration::from_millis(1))).await;
    assert_eq!(host().await, Some(A));
    advance(Duration::from_millis(1)).await;
    assert_eq!(host().await, Some(B));
    table.greet(&anna.at(table.id()));
    assert_eq!(host().await, Some(A), "she is back");
    advance(Duration::from_mins(2)).await;
    house.wish(&table, &bo, Wish::Begin { fill: false }).await;
    assert_eq!(table.look(&bo, Viewer::Spectator, 0).await.unwrap().host(), None, "it has begun");
}

#[tokio::test(start_paused = true)]
async fn where_nobody_looks_and_nobody_plays_bots_stand_still() {
    let (house, anna) = (House::of(Arc::new(RandomBots)), newcomer());
    let table = house.table(&anna, "yatzy", &[mine("Anna"), bot()], None).await;
    house.wish(&table, &anna, Wish::Replace(A, "random".to_owned())).await;
    let number = || *table.news().borrow();
    sleep(Pacing::default().minute + LONGEST).await;
    let still = number();
    sleep(Duration::from_hours(1)).await;
    assert_eq!(number(), still);
    // Whoever asks for the table looks at it.
    house.tables.table(table.id()).await.unwrap();
    let mut looks = table.news();
    for _ in 0..20 {
        let before = *looks.borrow_and_update();
        looks.wait_for(|length| *length > before).await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn where_somebody_plays_bots_move_though_nobody_looks() {
    let (house, anna) = (House::of(Arc::new(RandomBots)), newcomer());
    let table = house.table(&anna, "greedy", &[bot(), mine("Anna")], None).await;
    while table.look(&anna, Viewer::Spectator, 0).await.unwrap().to_move() == Some(A) {
        sleep(2 * Pacing::default().minute).await;
    }
}
