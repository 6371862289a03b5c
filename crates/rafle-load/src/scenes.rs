//! What is measured.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rafle_engine::Seeded;
use rafle_load::{
    Answer, Connection, Events, Game, Place, Robots, Server, Times, heading, milliseconds, own_processor_time,
    serving_within,
};
use sqlx::sqlite::SqlitePool;
use tempfile::TempDir;
use tokio::task::JoinSet;

/// Tables in the scene with a steady pace, and how often somebody moves there.
const STEADY_TABLES: usize = 1000;
const PACE: Duration = Duration::from_secs(1);

/// Open pages at which nothing happens, and at how many tables.
const STREAMS: usize = 10_000;
const STREAM_TABLES: usize = 1000;

/// Tables in the store, and the moves made at each.
const STORED: i64 = 100_000;
const STORED_MOVES: usize = 10;

/// Robots that open tables at the same time.
const OPENING: usize = 32;

/// Tables of one visitor, at which bots play among themselves.
const BOT_TABLES: usize = 300;

/// How often somebody moves at the table that is measured beside them.
const NEIGHBOURS_PACE: Duration = Duration::from_millis(50);

/// What a neighbour may notice: this, or twice what a move takes in a quiet house.
const UNNOTICED: Duration = Duration::from_millis(5);
const SELDOM: Duration = Duration::from_millis(100);

/// In a house that is slower than this without them, nobody can tell.
const QUIET: Duration = Duration::from_millis(20);

/// Those who look on at one table: as many as are allowed there if nobody says otherwise.
const ONLOOKERS: usize = 200;

/// How often the disk is asked.
const DISK_WRITES: usize = 300;

/// What is told of many tables at which people play.
const CROWD: [&str; 8] = [
    "tables",
    "moves per second",
    "p50 ms",
    "p99 ms",
    "processor µs per move",
    "KB per table",
    "KB per stream",
    "unanswered",
];

/// What all scenes share.
pub(crate) struct Stage {
    pub(crate) program: PathBuf,
    pub(crate) game: Game,
    /// How long is played.
    pub(crate) time: Duration,
}

/// A server with a folder of its own.
struct Fresh {
    server: Server,
    folder: TempDir,
}

/// What the server has used so far.
#[derive(Clone, Copy)]
struct Used {
    memory: u64,
    processor: Duration,
}

impl Used {
    fn by(server: &Server) -> io::Result<Used> {
        Ok(Used { memory: server.memory()?, processor: server.processor_time()? })
    }

    /// The memory that each of so many has cost since, in KB.
    fn memory_each(self, since: Used, count: usize) -> f64 {
        (self.memory as f64 - since.memory as f64) / count as f64 / 1024.0
    }

    /// The processor time used since, in seconds.
    fn processor_since(self, since: Used) -> f64 {
        self.processor.saturating_sub(since.processor).as_secs_f64()
    }
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / (1024.0 * 1024.0)
}

/// How long the disk takes to make a small write safe, where the tables are kept.
pub(crate) fn disk() -> io::Result<()> {
    let folder = tempfile::tempdir()?;
    let mut file = File::create(folder.path().join("disk"))?;
    let mut times = Times::default();
    for _ in 0..DISK_WRITES {
        let began = Instant::now();
        file.write_all(&[1; 4096])?;
        file.sync_data()?;
        times.add(began.elapsed());
    }
    heading("The disk: a write of 4 KB is safe", &["p50 ms", "p99 ms"]);
    println!("| {} |", times.shown());
    Ok(())
}

impl Stage {
    async fn fresh(&self) -> io::Result<Fresh> {
        let folder = tempfile::tempdir()?;
        let server = Server::start(&self.program, folder.path())?;
        server.answers().await?;
        Ok(Fresh { server, folder })
    }

    /// A server at which one game has been played: words and drawings are there.
    async fn warm(&self) -> io::Result<Fresh> {
        let fresh = self.fresh().await?;
        let mut connection = Connection::open(fresh.server.address()).await?;
        let place = Place::open(&mut connection, &self.game).await?;
        let mut robots = Robots::sit(fresh.server.address(), place.clone(), None).await?;
        let mut luck = Seeded::new(0);
        for _ in 0..STORED_MOVES {
            robots.step(&mut luck).await?;
        }
        connection.get(&format!("/t/{}", place.table), &place.people[0]).await?;
        Ok(fresh)
    }

    pub(crate) async fn idle(&self) -> io::Result<()> {
        let began = self.fresh().await?.server.memory()?;
        let warm = self.warm().await?;
        let played = warm.server.memory()?;
        heading("A server that nobody uses, resident", &["just started, MB", "after a game, MB"]);
        println!("| {:.1} | {:.1} |", megabytes(began), megabytes(played));
        Ok(())
    }

    pub(crate) async fn fast(&self, tables: &[usize]) -> io::Result<()> {
        heading(&format!("{} for two, both pages open, as fast as they answer", self.game.slug), &CROWD);
        for &tables in tables {
            self.crowd(tables, None).await?;
        }
        Ok(())
    }

    pub(crate) async fn steady(&self) -> io::Result<()> {
        heading(&format!("{} for two, both pages open, a move every second", self.game.slug), &CROWD);
        self.crowd(STEADY_TABLES, Some(PACE)).await
    }

    /// Plays at so many tables, and writes one line.
    async fn crowd(&self, tables: usize, pace: Option<Duration>) -> io::Result<()> {
        let Fresh { server, folder: _folder } = self.warm().await?;
        let before = Used::by(&server)?;
        let places = self.open(&server, tables).await?;
        let opened = Used::by(&server)?;
        let mut robots = Vec::new();
        for place in places {
            robots.push(Robots::sit(server.address(), place, None).await?);
        }
        let seated = Used::by(&server)?;
        let began = Instant::now();
        let mut playing = JoinSet::new();
        for (number, robots) in robots.into_iter().enumerate() {
            let beat = pace.map(|pace| (pace, began + pace.mul_f64(number as f64 / tables as f64)));
            playing.spawn(play(server.address(), robots, number as u64, began + self.time, beat));
        }
        let (mut times, mut unanswered) = (Times::default(), 0);
        while let Some(played) = playing.join_next().await {
            let (took, failed) = played.map_err(io::Error::other)?;
            times.extend(took);
            if let Some(why) = failed {
                unanswered += 1;
                eprintln!("{why}");
            }
        }
        let took = began.elapsed();
        let after = Used::by(&server)?;
        let processor = after.processor_since(seated) * 1e6 / times.count() as f64;
        println!(
            "| {tables} | {:.0} | {} | {processor:.0} | {:.1} | {:.1} | {unanswered} |",
            times.count() as f64 / took.as_secs_f64(),
            times.shown(),
            opened.memory_each(before, tables),
            seated.memory_each(opened, tables * 2),
        );
        Ok(())
    }

    async fn open(&self, server: &Server, tables: usize) -> io::Result<Vec<Place>> {
        let mut opening = JoinSet::new();
        for robot in 0..OPENING {
            let (address, game) = (server.address(), self.game.clone());
            let count = tables / OPENING + usize::from(robot < tables % OPENING);
            opening.spawn(async move {
                let mut connection = Connection::open(address).await?;
                let mut places = Vec::new();
                for _ in 0..count {
                    places.push(Place::open(&mut connection, &game).await?);
                }
                Ok::<_, io::Error>(places)
            });
        }
        let mut places = Vec::new();
        while let Some(opened) = opening.join_next().await {
            places.extend(opened.map_err(io::Error::other)??);
        }
        Ok(places)
    }

    pub(crate) async fn streams(&self) -> io::Result<()> {
        let Fresh { server, folder: _folder } = self.warm().await?;
        let places = self.open(&server, STREAM_TABLES).await?;
        let opened = Used::by(&server)?;
        let mut streams: Vec<Events> = Vec::new();
        for number in 0..STREAMS {
            let mut stream = places[number % STREAM_TABLES].listen(server.address(), number % 2, 0).await?;
            stream.next().await?;
            streams.push(stream);
        }
        let held = Used::by(&server)?;
        tokio::time::sleep(self.time).await;
        let later = Used::by(&server)?;
        // Whoever has waited long is told all the same.
        let mut connection = Connection::open(server.address()).await?;
        let form = "wish=rename&seat=A&name=Ada";
        connection.post(&format!("/t/{}/wish", places[0].table), &places[0].people[0], form).await?;
        let mut told = 0;
        for stream in streams.iter_mut().step_by(STREAM_TABLES) {
            stream.next().await?;
            told += 1;
        }
        heading(
            &format!("{STREAMS} open pages at {STREAM_TABLES} tables at which nothing happens"),
            &["KB per stream", "resident, MB", "processor ms per second", "told of the next move, of 10"],
        );
        let processor = later.processor_since(held) * 1000.0 / self.time.as_secs_f64();
        let each = held.memory_each(opened, STREAMS);
        println!("| {each:.1} | {:.1} | {processor:.0} | {told} |", megabytes(later.memory));
        Ok(())
    }

    pub(crate) async fn stored(&self) -> io::Result<()> {
        let Fresh { server, folder } = self.warm().await?;
        server.kill()?;
        let few = self.restart(folder.path(), None).await?;
        let copy = copies(&folder.path().join("rafle.db")).await.map_err(io::Error::other)?;
        let many = self.restart(folder.path(), Some(&copy)).await?;
        heading(
            &format!("{STORED} stored tables with {STORED_MOVES} moves each"),
            &["tables", "answering after ms", "resident, MB", "one of them opened after ms"],
        );
        println!("| 1 | {few}\n| {} | {many}", STORED + 1);
        Ok(())
    }

    /// One visitor has 300 tables of five bots that think as hard as they can, and looks at all of them. Fails if a neighbour
    /// notices.
    pub(crate) async fn neighbour(&self) -> io::Result<()> {
        let Fresh { server, folder: _folder } = self.warm().await?;
        let quiet = self.moves(&server).await?;
        let quiet_threads = server.threads()?;
        let mut looking = JoinSet::new();
        let mut visitor = String::new();
        let mut connection = Connection::open(server.address()).await?;
        let began = Instant::now();
        for _ in 0..BOT_TABLES {
            let mut events = open_for_bots(&mut connection, server.address(), &mut visitor).await?;
            looking.spawn(async move {
                let mut seen = 0;
                while events.next().await.is_ok() {
                    seen += 1;
                }
                seen
            });
        }
        let opened = began.elapsed();
        let before = Used::by(&server)?;
        let beside = self.moves(&server).await?;
        let after = Used::by(&server)?;
        heading(
            &format!("A neighbour of {BOT_TABLES} tables of five bots, by one visitor who looks at all of them"),
            &["tables of bots", "moves", "p50 ms", "p99 ms", "threads", "resident, MB", "processor %"],
        );
        println!("| 0 | {} | {} | {quiet_threads} | | |", quiet.count(), quiet.shown());
        let processor = after.processor_since(before) * 100.0 / self.time.as_secs_f64();
        println!(
            "| {BOT_TABLES} | {} | {} | {} | {:.1} | {processor:.0} |",
            beside.count(),
            beside.shown(),
            server.threads()?,
            megabytes(after.memory)
        );
        println!("\nThe {BOT_TABLES} tables were opened in {:.1} s.", opened.as_secs_f64());
        let at = |times: &Times, hundredths| times.percentile(hundredths).unwrap_or_default();
        let usual = at(&beside, 50) <= UNNOTICED.max(2 * at(&quiet, 50));
        let seldom = at(&quiet, 99) >= QUIET || at(&beside, 99) <= SELDOM;
        if usual && seldom { Ok(()) } else { Err(io::Error::other("a neighbour notices")) }
    }

    /// As many look on at a table as are allowed there. Fails if a move takes longer than drawing it for all of them, and than
    /// the robots need to look at it.
    pub(crate) async fn watched(&self) -> io::Result<()> {
        let Fresh { server, folder: _folder } = self.warm().await?;
        heading(
            "A table at which others look on",
            &["others", "moves", "p50 ms", "p99 ms", "processor ms per move", "of the robots"],
        );
        let mut found = Vec::new();
        for onlookers in [0, ONLOOKERS] {
            let mut connection = Connection::open(server.address()).await?;
            let place = Place::open(&mut connection, &self.game).await?;
            let mut looking = JoinSet::new();
            for _ in 0..onlookers {
                let mut events = place.watch(server.address()).await?;
                looking.spawn(async move { while events.next().await.is_ok() {} });
            }
            let (before, robots) = (Used::by(&server)?, own_processor_time()?);
            let times = self.moves_at(&server, place).await?;
            let moves = times.count().max(1) as f64;
            let processor = Used::by(&server)?.processor_since(before) / moves;
            let robots = own_processor_time()?.saturating_sub(robots).as_secs_f64() / moves;
            let (shown, looked) = (processor * 1000.0, robots * 1000.0);
            println!("| {onlookers} | {} | {} | {shown:.2} | {looked:.2} |", times.count(), times.shown());
            found.push((times.percentile(50).unwrap_or_default(), Duration::from_secs_f64(processor + robots)));
        }
        let [(alone, own), (watched, all)] = found[..] else { unreachable!("both were measured") };
        let drawing = all.saturating_sub(own);
        if watched <= alone + drawing + UNNOTICED {
            Ok(())
        } else {
            Err(io::Error::other("onlookers slow a table down"))
        }
    }

    /// In a house with its usual limits one visitor opens as many tables of bots as in [`Stage::neighbour`], and more strangers
    /// look on at one of them than may. Fails if anything but a sentence and a time to come back is the answer.
    pub(crate) async fn limited(&self) -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let server = Server::start_with(&mut serving_within("family", &self.program, folder.path()))?;
        let mut connection = Connection::open(server.address()).await?;
        let first = connection.post("/g/court", "", &with_bots()).await?;
        let (visitor, table) = (first.cookies(), first.table()?);
        let mut opened = 1;
        for _ in 1..BOT_TABLES {
            match connection.post("/g/court", &visitor, &with_bots()).await? {
                answer if answer.status == 303 => opened += 1,
                answer => says_too_much(&answer)?,
            }
        }
        let page = format!("/t/{table}/live?n=0");
        let mut looking = Vec::new();
        for _ in 0..ONLOOKERS {
            looking.push(Connection::open(server.address()).await?.listen(&page, "").await?);
        }
        says_too_much(&Connection::open(server.address()).await?.get(&page, "").await?)?;
        heading("One visitor who wants more than a house allows", &["tables wanted", "opened", "pages", "one more"]);
        println!("| {BOT_TABLES} | {opened} | {} | 429 |", looking.len());
        if opened < BOT_TABLES { Ok(()) } else { Err(io::Error::other("nothing was too much")) }
    }

    /// How long moves take at a table of two, one after the other at an even pace.
    async fn moves(&self, server: &Server) -> io::Result<Times> {
        let mut connection = Connection::open(server.address()).await?;
        let place = Place::open(&mut connection, &self.game).await?;
        self.moves_at(server, place).await
    }

    async fn moves_at(&self, server: &Server, place: Place) -> io::Result<Times> {
        let robots = Robots::sit(server.address(), place, None).await?;
        let began = Instant::now();
        let (times, failed) =
            play(server.address(), robots, 1, began + self.time, Some((NEIGHBOURS_PACE, began))).await;
        failed.map_or(Ok(times), Err)
    }

    async fn restart(&self, folder: &Path, table: Option<&str>) -> io::Result<String> {
        let server = Server::start(&self.program, folder)?;
        let answers = server.answers().await?;
        let resident = server.memory()?;
        let began = Instant::now();
        let mut opened = "–".to_owned();
        if let Some(table) = table {
            let page = Connection::open(server.address()).await?.get(&format!("/t/{table}"), "").await?;
            assert_eq!(page.status, 200, "a stored table can be opened");
            opened = milliseconds(began.elapsed());
        }
        Ok(format!("{} | {:.1} | {opened} |", milliseconds(answers), megabytes(resident)))
    }
}

/// The form that opens a table with four bots that play as well as they can.
fn with_bots() -> String {
    (1..5).fold("name-0=Eve".to_owned(), |form, seat| format!("{form}&seat-{seat}=bot%3Amaster"))
}

/// Fails if an answer does not say that it is too much, and when to come again.
fn says_too_much(answer: &Answer) -> io::Result<()> {
    let said = answer.status == 429 && answer.headers("retry-after").next().is_some() && !answer.body.is_empty();
    if said { Ok(()) } else { Err(io::Error::other(format!("{} {}", answer.status, answer.body))) }
}

/// Opens a table at which five bots play as well as they can, and looks at it.
async fn open_for_bots(
    connection: &mut Connection,
    address: std::net::SocketAddr,
    visitor: &mut String,
) -> io::Result<Events> {
    let opened = connection.post("/g/court", visitor, &with_bots()).await?;
    if visitor.is_empty() {
        *visitor = opened.cookies();
    }
    let table = opened.table()?;
    let bots = connection.post(&format!("/t/{table}/wish"), visitor, "wish=replace&seat=A&level=master").await?;
    if bots.status != 204 {
        return Err(io::Error::other(format!("no bot plays the own seat: {} {}", bots.status, bots.body)));
    }
    Connection::open(address).await?.listen(&format!("/t/{table}/live?n=0"), visitor).await
}

/// Copies the one table of a store under many other names, and gives one of them.
async fn copies(file: &Path) -> Result<String, sqlx::Error> {
    let store = SqlitePool::connect(&format!("sqlite:{}", file.display())).await?;
    for copy in [
        "INSERT INTO tables (id, header, created)
         WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < $1)
         SELECT printf('copy%06d', n), header, created FROM copies, (SELECT * FROM tables LIMIT 1)",
        "INSERT INTO entries (table_id, number, lines, at)
         WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < $1)
         SELECT printf('copy%06d', n), number, lines, at FROM copies,
         (SELECT * FROM entries WHERE table_id NOT LIKE 'copy%')",
    ] {
        sqlx::query(copy).bind(STORED).execute(&store).await?;
    }
    store.close().await;
    Ok(format!("copy{:06}", STORED / 2))
}

/// Plays until the time is over, at once or at a beat: how often, and when the first one is. Tells how long each move took,
/// and why it ended early if it did.
async fn play(
    address: std::net::SocketAddr,
    mut robots: Robots,
    seed: u64,
    until: Instant,
    beat: Option<(Duration, Instant)>,
) -> (Times, Option<io::Error>) {
    let mut luck = Seeded::new(seed);
    let mut times = Times::default();
    let mut next = beat.map(|(_, first)| first);
    loop {
        if let (Some((pace, _)), Some(moment)) = (beat, &mut next) {
            tokio::time::sleep_until((*moment).into()).await;
            *moment += pace;
        }
        if Instant::now() >= until {
            return (times, None);
        }
        let moved = async {
            if robots.is_over() {
                robots = Robots::sit(address, robots.again().await?, None).await?;
            }
            robots.step(&mut luck).await
        };
        match moved.await {
            Ok(took) => times.add(took),
            Err(why) => return (times, Some(why)),
        }
    }
}
