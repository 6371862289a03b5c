//! Nothing that was acknowledged is lost, however the server ends.

use std::convert::Infallible;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rafle_engine::{Seeded, Source};
use rafle_load::{Connection, Game, Ledger, Place, Robots, Server};
use tokio::task::JoinHandle;

/// Tables that are played at the same time.
const TABLES: u64 = 50;

/// At most so many moves are made before the server is killed, and so many milliseconds later: moments are counted in moves,
/// so that they are spread alike on a fast and on a busy machine.
const MOST_MOVES: u32 = 200;
const LATER: u32 = 10;

/// The games, short enough that some end and are played again.
const GAMES: [(&str, &str); 2] = [("greedy", "option-target=30"), ("yatzy", "")];

/// Two robots who play on, whatever happens to the server.
struct Pair {
    game: Game,
    luck: Seeded,
    /// Their table, if they have one, and what they know of it.
    table: Option<(Place, Option<Ledger>)>,
    /// Tables that were played to the end since the last check.
    finished: Vec<(Place, Ledger)>,
}

impl Pair {
    fn new(seed: u64) -> Pair {
        let (slug, options) = GAMES[seed as usize % GAMES.len()];
        let game = Game { slug: slug.to_owned(), options: options.to_owned() };
        Pair { game, luck: Seeded::new(seed), table: None, finished: Vec::new() }
    }

    /// Plays until the server is gone.
    async fn play(mut self, address: SocketAddr, made: Arc<AtomicUsize>) -> Pair {
        let Err(why) = self.play_on(address, &made).await;
        let gone = [
            ErrorKind::UnexpectedEof,
            ErrorKind::ConnectionReset,
            ErrorKind::ConnectionRefused,
            ErrorKind::BrokenPipe,
            ErrorKind::NotConnected,
        ];
        assert!(gone.contains(&why.kind()), "{}: {why}", self.game.slug);
        self
    }

    async fn play_on(&mut self, address: SocketAddr, made: &AtomicUsize) -> io::Result<Infallible> {
        loop {
            let (place, ledger) = match self.table.clone() {
                Some(known) => known,
                None => (Place::open(&mut Connection::open(address).await?, &self.game).await?, None),
            };
            self.table = Some((place.clone(), ledger.clone()));
            let mut robots = Robots::sit(address, place.clone(), ledger).await?;
            let next = async {
                while !robots.is_over() || robots.ledger().pending().is_some() {
                    robots.step(&mut self.luck).await?;
                    made.fetch_add(1, Ordering::Relaxed);
                }
                robots.again().await
            };
            let next = next.await;
            let ledger = robots.ledger().clone();
            match next {
                Ok(next) => {
                    self.finished.push((place, ledger));
                    self.table = Some((next, None));
                }
                Err(why) => {
                    self.table = Some((place, Some(ledger)));
                    return Err(why);
                }
            }
        }
    }

    /// Compares everything that was acknowledged with what is stored. Gives the number of moves at the tables that are
    /// not looked at again.
    async fn check(&mut self, address: SocketAddr) -> usize {
        let mut connection = Connection::open(address).await.expect("the server answers");
        for (place, ledger) in &self.finished {
            check(&mut connection, place, Some(ledger)).await;
        }
        if let Some((place, ledger)) = &self.table {
            check(&mut connection, place, ledger.as_ref()).await;
        }
        self.finished.drain(..).map(|(_, ledger)| ledger.acknowledged()).sum()
    }
}

async fn check(connection: &mut Connection, place: &Place, ledger: Option<&Ledger>) {
    let log = place.log(connection).await.unwrap_or_else(|why| panic!("table {}: {why}", place.table));
    if let Some(Err(fault)) = ledger.map(|ledger| ledger.check(&log)) {
        panic!("table {}: {fault}\n{ledger:?}\n{}", place.table, log.join("\n"));
    }
}

#[test]
fn nothing_acknowledged_is_lost() {
    let rounds = if std::env::var_os("RAFLE_ALL").is_some() { 200 } else { 20 };
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(survive(rounds, folder.path()));
}

async fn survive(rounds: u64, folder: &Path) {
    let mut pairs: Vec<_> = (0..TABLES).map(Pair::new).collect();
    let (mut acknowledged, mut least) = (0, 0);
    let mut waits = Vec::new();
    for round in 0..=rounds {
        let server = Server::start(Path::new(env!("CARGO_BIN_EXE_rafle")), folder).unwrap();
        waits.push(server.answers().await.unwrap());
        for pair in &mut pairs {
            acknowledged += pair.check(server.address()).await;
        }
        if round == rounds {
            break;
        }
        let mut luck = Seeded::new(round);
        let (moves, later) = (luck.below(MOST_MOVES) as usize, u64::from(luck.below(LATER)));
        least += moves;
        let made = Arc::new(AtomicUsize::new(0));
        let play = |pair: Pair| tokio::spawn(pair.play(server.address(), made.clone()));
        let playing: Vec<_> = pairs.drain(..).map(play).collect();
        while made.load(Ordering::Relaxed) < moves && !playing.iter().any(JoinHandle::is_finished) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_millis(later)).await;
        server.kill().unwrap();
        for pair in playing {
            pairs.push(pair.await.unwrap());
        }
    }
    let open = pairs.iter().filter_map(|pair| pair.table.as_ref()?.1.as_ref());
    acknowledged += open.map(Ledger::acknowledged).sum::<usize>();
    waits.sort();
    let middle = waits[waits.len() / 2];
    println!("{rounds} kills, {acknowledged} acknowledged moves, answering again after {middle:?}");
    assert!(acknowledged >= least, "{least} moves were seen, and {acknowledged} are known");
    assert!(middle < Duration::from_secs(1), "the server answers again after {middle:?}");
}
