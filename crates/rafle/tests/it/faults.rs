//! Three processes at one PostgreSQL, robots of which every request meets another process, and everything that can go wrong
//! around them: nothing acknowledged is lost, nobody is shown less than they have seen, and every table plays on.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rafle_engine::{Play, Record, Seat, Seeded, Source, Stage, TableLine};
use rafle_load::{Entry, Event, Game, Mover, Notes, PLAYS_ON, Processes, Roamers, Server, serving};
use rafle_store::laws::{Net, Proxy, Server as Database};
use sqlx::{Connection as _, PgConnection};
use tokio::task::JoinHandle;
use tokio::time::sleep;

const PROCESSES: usize = 3;
const TABLES: u64 = 50;

/// About how often somebody moves at each table.
const PACE: Duration = Duration::from_millis(800);

/// Two people and a bot; the game is long enough.
const SEATS: &str = "seat-2=bot:random&option-target=1000&option-rounds=20";

/// The size of the disk that runs full.
const DISK: &str = "size=160m";

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A process is killed, and started again.
    Killed,
    /// A process is stopped for a while, and goes on as if nothing had been.
    Paused,
    /// A process hears nothing of the database and is heard by it no more, and neither is told.
    Silenced,
    /// The database is killed, and started again.
    Crashed,
    /// A process is cut off from the database.
    Cut,
    /// What a process asks arrives at the database, and no answer comes back.
    Deaf,
    /// The disk of the database is full.
    Full,
}

const FAULTS: [Fault; 7] =
    [Fault::Killed, Fault::Paused, Fault::Silenced, Fault::Crashed, Fault::Cut, Fault::Deaf, Fault::Full];

/// A disk of its own for the database.
struct Disk(PathBuf);

impl Disk {
    fn new(folder: &Path) -> Disk {
        let disk = folder.join("disk");
        fs::create_dir(&disk).unwrap();
        // The database is somebody else, who has to come this far.
        run("chmod", &["755", folder.to_str().unwrap()]);
        run("mount", &["-t", "tmpfs", "-o", DISK, "tmpfs", disk.to_str().unwrap()]);
        run("chmod", &["777", disk.to_str().unwrap()]);
        Disk(disk)
    }

    /// Writes until nothing more fits.
    fn fill(&self) {
        let mut file = File::create(self.0.join("full")).unwrap();
        while file.write_all(&[1; 4096]).is_ok() {}
    }

    fn empty(&self) {
        fs::remove_file(self.0.join("full")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

fn run(program: &str, arguments: &[&str]) {
    let done = Command::new(program).args(arguments).status();
    assert!(matches!(&done, Ok(done) if done.success()), "{program} {arguments:?}: {done:?}");
}

/// A process that serves, and what lies between it and the database.
struct Process {
    net: Proxy,
    store: String,
    server: Option<Server>,
}

impl Process {
    async fn new(database: &Database, address: &str) -> Process {
        let net = Proxy::before(database.port()).await;
        let store = address.replace(&format!(":{}/", database.port()), &format!(":{}/", net.address.port()));
        let mut process = Process { net, store, server: None };
        process.start().await;
        process
    }

    async fn start(&mut self) {
        let folder = std::env::temp_dir();
        let mut command = serving(Path::new(env!("CARGO_BIN_EXE_rafle")), &folder);
        command.args(["--store", &self.store]).env("RAFLE_LOG", "off").stderr(Stdio::null());
        let server = Server::start_with(&mut command).unwrap();
        server.answers().await.unwrap();
        self.server = Some(server);
    }

    fn signal(&self, signal: &str) {
        let id = self.server.as_ref().expect("it runs").id().to_string();
        run("kill", &[signal, &id]);
    }

    fn address(&self) -> std::net::SocketAddr {
        self.server.as_ref().expect("it runs").address()
    }
}

/// All of it.
struct House {
    database: Database,
    disk: Disk,
    processes: Vec<Process>,
    reached: Processes,
    pause: Duration,
}

impl House {
    async fn build(folder: &Path, pause: Duration) -> House {
        let disk = Disk::new(folder);
        let database = Database::start_in(disk.0.join("postgres")).await;
        let address = database.database("faults").await;
        let mut processes = Vec::new();
        for _ in 0..PROCESSES {
            processes.push(Process::new(&database, &address).await);
        }
        let reached = Processes::new(processes.iter().map(Process::address).collect());
        House { database, disk, processes, reached, pause }
    }

    /// Has something go wrong for a while, and puts it right again.
    async fn suffer(&mut self, fault: Fault, process: usize) {
        let pause = self.pause;
        let victim = &mut self.processes[process];
        match fault {
            Fault::Killed => {
                victim.server.take().expect("it runs").kill().unwrap();
                sleep(pause).await;
                victim.start().await;
                self.reached.moved(process, victim.address());
            }
            Fault::Paused => {
                victim.signal("-STOP");
                sleep(pause).await;
                victim.signal("-CONT");
            }
            Fault::Silenced | Fault::Cut | Fault::Deaf => {
                let nets = [(Fault::Silenced, Net::Silent), (Fault::Cut, Net::Cut), (Fault::Deaf, Net::Deaf)];
                let (_, net) = nets.into_iter().find(|(it, _)| *it == fault).expect("each has its net");
                victim.net.becomes(net);
                sleep(pause).await;
                victim.net.becomes(Net::Whole);
            }
            Fault::Crashed => {
                self.database.crash();
                sleep(pause).await;
                self.database.go_on().await;
            }
            Fault::Full => {
                self.disk.fill();
                sleep(pause).await;
                self.disk.empty();
                if !self.database.runs() {
                    self.database.crash();
                    self.database.go_on().await;
                }
            }
        }
    }
}

/// What is stored of a table, with who was to move where each entry begins.
async fn entries(connection: &mut PgConnection, table: &str) -> Vec<Entry> {
    let header: String = sqlx::query_scalar("SELECT header FROM tables WHERE id = $1")
        .bind(table)
        .fetch_one(&mut *connection)
        .await
        .unwrap();
    let record = Record::read(&format!("{header}\n")).unwrap();
    let game =
        rafle_games::open(&record.slug, record.seats, &record.option_pairs()).expect("a game of the list").unwrap();
    let mut play = Play::new(game);
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT number, lines FROM entries WHERE table_id = $1 ORDER BY number")
            .bind(table)
            .fetch_all(connection)
            .await
            .unwrap();
    let entry = |(number, lines): (i64, String)| {
        let lines: Vec<String> = lines.split('\n').map(ToOwned::to_owned).collect();
        let is_move = play.stage() == Stage::Playing && lines[0].parse::<TableLine>().is_err();
        let mover = match rafle_table::seat_of(play.next()).filter(|_| is_move) {
            Some(seat) if seat == Seat::new(2) => Mover::Bot,
            Some(seat) => Mover::Player(seat.index()),
            None => Mover::Nobody,
        };
        for line in &lines {
            play.enter(line).unwrap_or_else(|refusal| panic!("table {table}: `{line}`: {refusal:?}"));
        }
        Entry { number: number as usize, lines, mover }
    };
    rows.into_iter().map(entry).collect()
}

#[test]
fn whatever_goes_wrong_every_table_plays_on() {
    let all = std::env::var_os("RAFLE_ALL").is_some();
    let (faults, pause) = if all { (200, Duration::from_secs(15)) } else { (4, Duration::from_secs(3)) };
    let faults = std::env::var("RAFLE_FAULTS").ok().and_then(|faults| faults.parse().ok()).unwrap_or(faults);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let folder = tempfile::tempdir().unwrap();
    runtime.block_on(suffer(faults, pause, folder.path()));
}

async fn suffer(faults: usize, pause: Duration, folder: &Path) {
    let mut house = House::build(folder, pause).await;
    let began = Instant::now();
    let game = Game { slug: "greedy".to_owned(), options: SEATS.to_owned() };
    let mut tables: Vec<(String, Notes, JoinHandle<()>)> = Vec::new();
    for seed in 0..TABLES {
        let mut robots = Roamers::sit(&house.reached, &game, seed, PACE, began).await.unwrap();
        let (id, notes) = (robots.place.table.clone(), robots.notes.clone());
        tables.push((id, notes, tokio::spawn(async move { robots.play().await })));
    }
    sleep(PLAYS_ON).await;
    let mut luck = Seeded::new(1);
    for round in 0..faults {
        // Each kind once before one comes again, and each time another process.
        let fault = FAULTS[round % FAULTS.len()];
        house.suffer(fault, luck.below(PROCESSES as u32) as usize).await;
        for (_, notes, _) in &tables {
            notes.add(Event::Healed);
        }
        sleep(PLAYS_ON + Duration::from_millis(500)).await;
        println!("{round}: {fault:?} after {:?}", began.elapsed());
    }
    for (_, _, playing) in &tables {
        playing.abort();
    }
    let mut connection = PgConnection::connect(&house.database.address("faults")).await.unwrap();
    let (mut acknowledged, mut wrong) = (0, Vec::new());
    for (id, notes, _) in &tables {
        let history = notes.history();
        acknowledged += history.acknowledged();
        if let Err(anomaly) = history.check(&entries(&mut connection, id).await) {
            wrong.push(format!("table {id}: {anomaly}"));
        }
    }
    println!("{faults} faults, {TABLES} tables, {acknowledged} acknowledged moves");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(acknowledged as u64 > TABLES, "somebody has moved");
}
