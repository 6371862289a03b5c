//! Several processes at one PostgreSQL: whatever one of them does, the others show.

use std::sync::Arc;
use std::time::Duration;

use rafle_engine::{Next, Viewer};
use rafle_store::laws::Server;
use rafle_tables::{
    Agreed, Live, Pacing, Person, Postgres, RandomBots, Setup, SetupSeat, SystemLuck, Tables, Wish, newcomer,
};
use tokio::time::timeout;

/// As long as a page may have to wait, on a machine that does other things too.
const SOON: Duration = Duration::from_secs(20);

/// What one process has of the house.
async fn process(address: &str) -> Arc<Tables<Postgres>> {
    let store = Postgres::open(address).await.unwrap();
    let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
    let tables = Tables::new(store, SystemLuck::foretold(1), Arc::new(RandomBots), pacing);
    tables.follow_others();
    tables
}

fn mine(name: &str) -> SetupSeat {
    SetupSeat::Mine(name.to_owned())
}

async fn opened(tables: &Arc<Tables<Postgres>>, person: &Person, seats: Vec<SetupSeat>) -> Arc<Live> {
    let setup = Setup { slug: "greedy".to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
    tables.open(person, &setup).await.unwrap()
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
