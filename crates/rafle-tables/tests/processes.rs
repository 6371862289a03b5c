//! Several processes at one PostgreSQL: whatever one of them does, the others show, and what one has to do only one does.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use rafle_engine::{AnySeen, Next, Seat, Viewer};
use rafle_store::laws::Server;
use rafle_tables::{
    Agreed, Allowed, Bots, Custom, Effort, Keeping, Live, Logs, Pacing, Person, Postgres, RandomBots, Refused, Setup,
    SetupSeat, Shown, SystemLuck, Tables, Wish, newcomer,
};
use tokio::time::{sleep, timeout};

/// As long as a page may have to wait, on a machine that does other things too.
const SOON: Duration = Duration::from_secs(20);

const B: Seat = Seat::new(1);

/// What one process has of the house.
async fn process(address: &str) -> Arc<Tables<Postgres>> {
    let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
    process_with(address, Arc::new(RandomBots), Custom { pacing, ..Custom::default() }).await
}

async fn process_with(address: &str, bots: Arc<dyn Bots>, custom: Custom) -> Arc<Tables<Postgres>> {
    let store = Postgres::open(address).await.unwrap();
    let tables = Tables::hosted(store, SystemLuck::foretold(1), bots, custom);
    tables.follow_others();
    tables
}

/// Waits until something is so, at any process.
async fn until(mut is_so: impl AsyncFnMut() -> bool, what: &str) {
    let so = async {
        while !is_so().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, so).await.unwrap_or_else(|_| panic!("{what}"));
}

fn mine(name: &str) -> SetupSeat {
    SetupSeat::Mine(name.to_owned())
}

async fn opened(tables: &Arc<Tables<Postgres>>, person: &Person, seats: Vec<SetupSeat>) -> Arc<Live> {
    opened_game(tables, person, "greedy", seats).await.unwrap()
}

async fn opened_game(
    tables: &Arc<Tables<Postgres>>,
    person: &Person,
    slug: &str,
    seats: Vec<SetupSeat>,
) -> Result<Arc<Live>, Refused> {
    let setup = Setup { slug: slug.to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
    tables.open(person, &setup).await
}

/// What somebody who has just been elsewhere wishes at this process.
async fn wish(tables: &Arc<Tables<Postgres>>, id: &str, person: &Person, wish: Wish) -> Result<usize, Refused> {
    let table = tables.newest(id).await?;
    let number = length(&table).await;
    tables.wish(id, person, number, wish).await
}

async fn length(table: &Live) -> usize {
    table.look(&newcomer(), Viewer::Spectator, 0).await.unwrap().number
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_process_does_the_others_show() {
    let server = Server::start().await;
    let address = server.database("processes").await;
    let (one, other) = (process(&address).await, process(&address).await);
    let (anna, bo) = (newcomer(), newcomer());
    let here = opened(&one, &anna, vec![mine("Anna"), SetupSeat::Open]).await;
    let there = other.table(here.id()).await.unwrap();
    let word = here.word().expect("a room has a word");
    assert_eq!(there.word(), Some(word), "it is called the same everywhere");
    let found = other.called(word).await.unwrap().expect("and found everywhere");
    assert_eq!(found.id(), here.id());

    // Each form meets another process; whoever listens at the other one is told.
    let mut news = there.news();
    let mut moved = [(&other, &there), (&one, &here)].into_iter().cycle();
    other.wish(here.id(), &bo, length(&there).await, Wish::Join("Bo".to_owned())).await.unwrap();
    let joined = length(&there).await;
    timeout(SOON, here.news().wait_for(|length| *length >= joined))
        .await
        .expect("the first hears of the guest")
        .unwrap();
    one.wish(here.id(), &anna, length(&here).await, Wish::Begin { fill: false }).await.unwrap();
    let begun = length(&here).await;
    timeout(SOON, news.wait_for(|length| *length >= begun)).await.expect("the other hears of the beginning").unwrap();
    for tables in [&one, &other] {
        assert!(tables.called(word).await.unwrap().is_none(), "a game that has begun has no word");
    }
    for _ in 0..6 {
        let (tables, table) = moved.next().expect("there is always a next one");
        let shot = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
        let Some(seat) = shot.to_move() else { break };
        let person = if seat.index() == 0 { &anna } else { &bo };
        let wish = match shot.next {
            Next::Chance { .. } => Wish::Throw,
            _ => Wish::Choose("stop".to_owned()),
        };
        let now = tables.wish(here.id(), person, shot.number, wish).await.unwrap();
        for table in [&here, &there] {
            timeout(SOON, table.news().wait_for(|length| *length >= now))
                .await
                .expect("everybody hears of it")
                .unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_moved_finds_the_move_at_any_process() {
    let server = Server::start().await;
    let address = server.database("newest").await;
    let all = [process(&address).await, process(&address).await, process(&address).await];
    let anna = newcomer();
    let id = opened(&all[0], &anna, vec![mine("Anna"), mine("Bo")]).await.id().to_owned();
    for round in 0..30 {
        let tables = &all[round % 3];
        let shot = tables.newest(&id).await.unwrap().look(&anna, Viewer::Spectator, 0).await.unwrap();
        let wish = match shot.next {
            Next::Chance { .. } => Wish::Throw,
            _ => Wish::Choose("stop".to_owned()),
        };
        let Ok(moved) = tables.wish(&id, &anna, shot.number, wish).await else { break };
        for tables in &all {
            assert!(length(&tables.newest(&id).await.unwrap()).await >= moved, "round {round}");
        }
    }
    // A form that answers more than a process has seen is no older for that.
    let shot = all[0].newest(&id).await.unwrap().look(&anna, Viewer::Spectator, 0).await.unwrap();
    assert!(shot.number > 20, "{}", shot.number);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_asked_at_one_process_and_answered_at_another() {
    let server = Server::start().await;
    let address = server.database("questions").await;
    let all = [process(&address).await, process(&address).await, process(&address).await];
    let [one, other, third] = &all;
    let (anna, bo, cleo) = (newcomer(), newcomer(), newcomer());
    let seats = vec![mine("Anna"), SetupSeat::Open, SetupSeat::Open];
    let id = opened_game(one, &anna, "yatzy", seats).await.unwrap().id().to_owned();
    wish(other, &id, &bo, Wish::Join("Bo".to_owned())).await.unwrap();
    wish(third, &id, &cleo, Wish::Join("Cleo".to_owned())).await.unwrap();
    wish(one, &id, &anna, Wish::Begin { fill: false }).await.unwrap();
    wish(other, &id, &anna, Wish::Throw).await.unwrap();
    let scored = wish(third, &id, &anna, Wish::Choose("score chance".to_owned())).await.unwrap();
    wish(one, &id, &anna, Wish::TakeBack(Seat::A)).await.unwrap();
    let asks = async |tables: &Arc<Tables<Postgres>>| tables.newest(&id).await.unwrap().unlogged().await;
    for tables in &all {
        until(async || asks(tables).await == "A-BC", "everybody sees the question").await;
    }
    let yes = |seat: usize| Wish::Answer { seat: Seat::new(seat), asker: Seat::A, yes: true };
    // Both agree at the same moment, each at another process: neither answer gets lost.
    let answer = async |tables: &Arc<Tables<Postgres>>, person: &Person, seat: usize| loop {
        match wish(tables, &id, person, yes(seat)).await {
            Err(Refused::Stale(_)) => {}
            done => break done.unwrap(),
        }
    };
    tokio::join!(answer(other, &bo, 1), answer(third, &cleo, 2));
    for tables in &all {
        assert!(length(&tables.newest(&id).await.unwrap()).await > scored, "it is taken back");
        until(async || asks(tables).await.is_empty(), "nobody is asked any more").await;
    }
    assert!(one.store().load(&id).await.unwrap().unwrap().log.last().unwrap().starts_with("undo "));
}

/// Bots that count how often they were asked.
struct Counting(AtomicUsize);

impl Bots for Counting {
    fn levels(&self) -> &[&'static str] {
        RandomBots.levels()
    }

    fn choose(&self, level: &str, seen: &AnySeen, effort: Effort) -> Option<String> {
        self.0.fetch_add(1, Ordering::SeqCst);
        RandomBots.choose(level, seen, effort)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_process_moves_the_bots_of_a_table_and_another_takes_over() {
    let server = Server::start().await;
    let address = server.database("bots").await;
    let pacing = Pacing { pause: Duration::from_millis(20), ..Pacing::default() };
    let custom = Custom { pacing, ..Custom::default() };
    let mut all = Vec::new();
    let counted: Vec<_> = (0..3).map(|_| Arc::new(Counting(AtomicUsize::new(0)))).collect();
    for counting in &counted {
        all.push(process_with(&address, counting.clone(), custom).await);
    }
    let anna = newcomer();
    let bot = || SetupSeat::Bot("random".to_owned());
    let setup = Setup {
        slug: "yatzy".to_owned(),
        options: Vec::new(),
        seats: vec![bot(), bot(), bot(), mine("Anna")],
        agreed: Agreed::default(),
    };
    let id = all[0].open(&anna, &setup).await.unwrap().id().to_owned();
    let tables: Vec<_> = futures_util::future::join_all(all.iter().map(|tables| tables.newest(&id))).await;
    let _watched: Vec<_> = tables.iter().map(|table| table.as_ref().unwrap().news()).collect();
    let anna_s_turn = async || {
        let table = all[1].newest(&id).await.unwrap();
        let shot = table.look(&anna, Viewer::Spectator, 0).await.unwrap();
        shot.to_move() == Some(Seat::new(3)) || shot.over()
    };
    let chosen = || counted.iter().map(|counting| counting.0.load(Ordering::SeqCst)).collect::<Vec<_>>();
    until(anna_s_turn, "the bots move").await;
    let first = chosen();
    assert_eq!(first.iter().filter(|chosen| **chosen > 0).count(), 1, "one of them moves the bots: {first:?}");
    // Whoever did so is cut off for ever; the table plays on.
    let holder = first.iter().position(|chosen| *chosen > 0).unwrap();
    all[holder].store().close().await;
    let survivor = &all[(holder + 1) % 3];
    for choice in [Wish::Throw, Wish::Choose("score chance".to_owned())] {
        wish(survivor, &id, &anna, choice).await.unwrap();
    }
    let plays_on = async || {
        let table = survivor.newest(&id).await.unwrap();
        table.look(&anna, Viewer::Spectator, 0).await.unwrap().to_move() == Some(Seat::new(3))
    };
    let before = std::time::Instant::now();
    until(plays_on, "another process takes over").await;
    assert!(before.elapsed() < Duration::from_secs(15), "{:?}", before.elapsed());
    let later = chosen();
    let moved = (0..3).filter(|process| later[*process] > first[*process]).collect::<Vec<_>>();
    assert!(moved.len() == 1 && moved[0] != holder, "one of the others moves them now: {first:?} {later:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_here_is_here_for_every_process() {
    let server = Server::start().await;
    let address = server.database("present").await;
    let pacing = Pacing { pause: Duration::ZERO, minute: Duration::from_millis(600), ..Pacing::default() };
    let custom = Custom { pacing, ..Custom::default() };
    let one = process_with(&address, Arc::new(RandomBots), custom).await;
    let other = process_with(&address, Arc::new(RandomBots), custom).await;
    let (anna, bo) = (newcomer(), newcomer());
    let id = opened(&one, &anna, vec![mine("Anna"), SetupSeat::Open]).await.id().to_owned();
    wish(&other, &id, &bo, Wish::Join("Bo".to_owned())).await.unwrap();
    wish(&one, &id, &anna, Wish::Begin { fill: false }).await.unwrap();
    let (here, there) = (one.newest(&id).await.unwrap(), other.newest(&id).await.unwrap());
    let page = there.arrive(&bo.at(&id));
    // For longer than the table is patient Bo has only a page open, and that at the other process.
    sleep(4 * Duration::from_millis(600)).await;
    assert!(!here.away().await.has(B), "Bo is here");
    let replace = || Wish::Replace(B, "random".to_owned());
    assert!(matches!(wish(&one, &id, &anna, replace()).await, Err(Refused::NotYours)));
    drop(page);
    until(async || here.away().await.has(B), "Bo has gone").await;
    wish(&one, &id, &anna, replace()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_goes_on_is_waited_for_at_no_process() {
    let server = Server::start().await;
    let address = server.database("shown").await;
    let (one, other) = (process(&address).await, process(&address).await);
    let anna = newcomer();
    let here = opened(&one, &anna, vec![mine("Anna"), SetupSeat::Bot("random".to_owned())]).await;
    let _page = here.arrive(&anna.at(here.id()));
    // She throws until her turn is lost, at which a page may be looked at for six seconds.
    let lost = loop {
        let since = length(&here).await;
        let shot = here.look(&anna, Viewer::Seat(Seat::A), since).await.unwrap();
        let next = if shot.next == Next::Seat(Seat::A) { Wish::Choose("again".to_owned()) } else { Wish::Throw };
        wish(&one, here.id(), &anna, next).await.unwrap();
        let shot = here.look(&anna, Viewer::Seat(Seat::A), since).await.unwrap();
        if shot.moments.iter().any(Shown::waits) {
            break shot.number;
        }
    };
    let before = std::time::Instant::now();
    // By now the first process moves the bot; the page tells the other one that it goes on.
    sleep(Duration::from_millis(300)).await;
    let there = other.newest(here.id()).await.unwrap();
    other.goes_on_for(&there, &anna, lost).await;
    until(async || length(&here).await > lost, "the bot moves").await;
    assert!(before.elapsed() < Duration::from_secs(4), "{:?}", before.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_is_swept_away_at_which_somebody_is() {
    let server = Server::start().await;
    let address = server.database("swept").await;
    let pacing = Pacing { minute: Duration::from_millis(600), ..Pacing::default() };
    let keeping = Keeping { unplayed: Some(Duration::ZERO), old: None };
    let custom = Custom { pacing, keeping, ..Custom::default() };
    let one = process_with(&address, Arc::new(RandomBots), custom).await;
    let other = process_with(&address, Arc::new(RandomBots), custom).await;
    let anna = newcomer();
    let here = opened(&one, &anna, vec![mine("Anna"), SetupSeat::Open]).await;
    let page = here.arrive(&anna.at(here.id()));
    // Long after nobody would have kept it she still waits there, and the other process knows nothing of the table.
    sleep(Duration::from_secs(3)).await;
    assert_eq!(other.clean().await.unwrap(), 0);
    assert!(other.store().load(here.id()).await.unwrap().is_some());
    drop(page);
    until(async || other.clean().await.unwrap() == 1, "nobody is there any more").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_person_may_have_open_counts_at_every_process() {
    let server = Server::start().await;
    let address = server.database("caps").await;
    let allowed = Allowed { tables: Some(4), ..Allowed::default() };
    let custom = Custom { allowed, ..Custom::default() };
    let all = [
        process_with(&address, Arc::new(RandomBots), custom).await,
        process_with(&address, Arc::new(RandomBots), custom).await,
    ];
    let (anna, bo, cleo) = (newcomer(), newcomer(), newcomer());
    let seats = || vec![mine("One"), mine("Two")];
    // Many at once, at both of them, are not more than one after the other.
    let at_once = all.iter().cycle().take(12).map(|tables| opened_game(tables, &cleo, "greedy", seats()));
    let let_in = join_all(at_once).await.into_iter().flatten().count();
    assert_eq!(let_in, 4, "of twelve");
    for number in 0..4 {
        let table = opened(&all[number % 2], &anna, seats()).await;
        // That both processes have it does not make it two.
        all[(number + 1) % 2].newest(table.id()).await.unwrap();
    }
    for tables in &all {
        let refused = opened_game(tables, &anna, "greedy", seats()).await.err().expect("it is too much");
        assert!(matches!(refused, Refused::TooMuch { of: "too-many-tables", .. }), "{refused}");
        opened(tables, &bo, seats()).await;
    }
}
