//! Houses of several processes: what they bear, and how soon one of them shows what was done at another.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::{Duration, Instant};

use rafle_engine::Seeded;
use rafle_load::{Connection, Place, Robots, Server, Times, heading, processor_time_of, serving};
use rafle_store::laws::{Net, Proxy, Server as Database};
use tempfile::TempDir;
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep_until;

use crate::scenes::Stage;

/// How many processes share a database.
const PROCESSES: [usize; 3] = [1, 2, 4];

/// Tables at which they play as fast as they answer.
const TABLES: usize = 200;

/// Tables with a move every second: so many moves a second there are.
const NOTICED: usize = 500;
const PACE: Duration = Duration::from_secs(1);

/// What another process may take longer than the own one, and what it may take where no notice comes.
const AS_LONG: u32 = 3;
const UNNOTICED: Duration = Duration::from_millis(1500);

/// Some processes, and where their tables are.
struct House {
    servers: Vec<Server>,
    database: Option<Database>,
    _folder: TempDir,
    _nets: Vec<Proxy>,
}

impl House {
    /// One process with a file.
    async fn on_sqlite(stage: &Stage) -> io::Result<House> {
        let folder = tempfile::tempdir()?;
        let server = Server::start(&stage.program, folder.path())?;
        server.answers().await?;
        Ok(House { servers: vec![server], database: None, _folder: folder, _nets: Vec::new() })
    }

    /// Some processes with one database, each behind a net like this.
    async fn on_postgres(stage: &Stage, processes: usize, net: Net) -> io::Result<House> {
        let (folder, database) = (tempfile::tempdir()?, Database::start_durable().await);
        let address = database.database("house").await;
        let (mut servers, mut nets) = (Vec::new(), Vec::new());
        for _ in 0..processes {
            let mut store = address.clone();
            if net != Net::Whole {
                let proxy = Proxy::before(database.port()).await;
                store = store.replace(&format!(":{}/", database.port()), &format!(":{}/", proxy.address.port()));
                // What comes before the first message, where a connection could be sealed, is no message.
                store.push_str("?sslmode=disable");
                proxy.becomes(net);
                nets.push(proxy);
            }
            let mut command = serving(&stage.program, folder.path());
            command.args(["--store", &store]).env("RAFLE_LOG", "warn").stderr(Stdio::inherit());
            // It waits for what the server says, which waits for its database, and so for the net beside us.
            let starting = spawn_blocking(move || Server::start_with(&mut command));
            let server = starting.await.map_err(io::Error::other)??;
            server.answers().await?;
            servers.push(server);
        }
        Ok(House { servers, database: Some(database), _folder: folder, _nets: nets })
    }

    fn address(&self, number: usize) -> SocketAddr {
        self.servers[number % self.servers.len()].address()
    }

    /// Robots at so many tables; forms, and the page of each player, go to the next process each.
    async fn robots(&self, stage: &Stage, tables: usize) -> io::Result<Vec<Robots>> {
        let mut robots = Vec::new();
        for number in 0..tables {
            let mut connection = Connection::open(self.address(number)).await?;
            let place = Place::open(&mut connection, &stage.game).await?;
            let pages = [self.address(number), self.address(number + 1)];
            robots.push(Robots::sit_at(self.address(number), pages, place, None).await?);
        }
        Ok(robots)
    }

    /// The processor time that the processes have used, and their database.
    fn used(&self) -> io::Result<(Duration, Duration)> {
        let mut servers = Duration::ZERO;
        for server in &self.servers {
            servers += server.processor_time()?;
        }
        let database = self.database.as_ref().and_then(Database::id).map_or(Ok(Duration::ZERO), family_time)?;
        Ok((servers, database))
    }
}

/// The processor time of a process and its children.
fn family_time(parent: u32) -> io::Result<Duration> {
    let mut sum = processor_time_of(&parent.to_string())?;
    for entry in fs::read_dir("/proc")?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Ok(stat) = fs::read_to_string(entry.path().join("stat")) else { continue };
        let of_parent = stat.rsplit_once(") ").and_then(|(_, rest)| rest.split(' ').nth(1));
        if of_parent == Some(&*parent.to_string()) {
            sum += processor_time_of(&name).unwrap_or_default();
        }
    }
    Ok(sum)
}

/// Plays at all tables until the time is over, as fast as they answer or at a pace. Tells how long it took until each page
/// showed a move, and how many tables had to end early.
async fn play(robots: Vec<Robots>, time: Duration, pace: Option<Duration>) -> io::Result<([Times; 2], usize)> {
    let (began, count) = (Instant::now(), robots.len());
    let mut playing = JoinSet::new();
    for (number, mut robots) in robots.into_iter().enumerate() {
        playing.spawn(async move {
            let (mut luck, mut seen) = (Seeded::new(number as u64), [Times::default(), Times::default()]);
            let mut next = pace.map(|pace| began + pace.mul_f64(number as f64 / count as f64));
            while began.elapsed() < time && !robots.is_over() {
                if let (Some(pace), Some(moment)) = (pace, &mut next) {
                    sleep_until((*moment).into()).await;
                    *moment += pace;
                }
                match robots.step_seen(&mut luck).await {
                    Ok(took) => {
                        for (times, took) in seen.iter_mut().zip(took) {
                            times.add(took);
                        }
                    }
                    Err(why) => return (seen, Some(why)),
                }
            }
            (seen, None)
        });
    }
    let (mut all, mut unanswered) = ([Times::default(), Times::default()], 0);
    while let Some(played) = playing.join_next().await {
        let (seen, failed) = played.map_err(io::Error::other)?;
        for (all, seen) in all.iter_mut().zip(seen) {
            all.extend(seen);
        }
        if let Some(why) = failed {
            unanswered += 1;
            eprintln!("{why}");
        }
    }
    Ok((all, unanswered))
}

impl Stage {
    /// Both stores, and several processes at one of them.
    pub(crate) async fn processes(&self) -> io::Result<()> {
        let columns =
            ["store", "processes", "moves per second", "p50 ms", "p99 ms", "server µs", "database µs", "unanswered"];
        heading(&format!("{} for two at {TABLES} tables, pages at two processes", self.game.slug), &columns);
        self.bear("SQLite", House::on_sqlite(self).await?).await?;
        for processes in PROCESSES {
            self.bear("PostgreSQL", House::on_postgres(self, processes, Net::Whole).await?).await?;
        }
        Ok(())
    }

    async fn bear(&self, store: &str, house: House) -> io::Result<()> {
        let robots = house.robots(self, TABLES).await?;
        let (before, began) = (house.used()?, Instant::now());
        let ([mut times, others], unanswered) = play(robots, self.time, None).await?;
        let (took, after) = (began.elapsed(), house.used()?);
        let moves = times.count() as f64;
        times.extend(others);
        let each = |after: Duration, before: Duration| after.saturating_sub(before).as_secs_f64() * 1e6 / moves;
        println!(
            "| {store} | {} | {:.0} | {} | {:.0} | {:.0} | {unanswered} |",
            house.servers.len(),
            moves / took.as_secs_f64(),
            times.shown(),
            each(after.0, before.0),
            each(after.1, before.1),
        );
        Ok(())
    }

    /// How soon another process shows a move, with notices and without.
    pub(crate) async fn notices(&self) -> io::Result<()> {
        let columns = ["notices", "moves per second", "own p50 ms", "own p99 ms", "other p50 ms", "other p99 ms"];
        heading(
            &format!("A move at one process, seen at another, {NOTICED} tables with a move every second"),
            &columns,
        );
        let noticed = self.notice("yes", Net::Whole).await?;
        let unnoticed = self.notice("no", Net::Unnoticed).await?;
        let [own, other] = noticed;
        if other > own * AS_LONG {
            return Err(io::Error::other(format!("another process takes {other:?}, the own one {own:?}")));
        }
        if unnoticed[1] > UNNOTICED {
            return Err(io::Error::other(format!("without notices it takes {:?}", unnoticed[1])));
        }
        Ok(())
    }

    /// The slow end at the own process and at the other one.
    async fn notice(&self, name: &str, net: Net) -> io::Result<[Duration; 2]> {
        let house = House::on_postgres(self, 2, net).await?;
        let robots = house.robots(self, NOTICED).await?;
        let began = Instant::now();
        let ([own, other], unanswered) = play(robots, self.time, Some(PACE)).await?;
        if unanswered > 0 {
            return Err(io::Error::other(format!("{unanswered} tables were not answered")));
        }
        let rate = own.count() as f64 / began.elapsed().as_secs_f64();
        println!("| {name} | {rate:.0} | {} | {} |", own.shown(), other.shown());
        let slow = |times: &Times| times.percentile(99).ok_or_else(|| io::Error::other("nobody has moved"));
        Ok([slow(&own)?, slow(&other)?])
    }
}
