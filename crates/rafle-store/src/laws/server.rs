//! A real PostgreSQL for tests, in a folder of its own and on this machine alone.

use std::fs;
use std::io::{Error, Result};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::time::sleep;

/// Where Debian keeps what is not on the path.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Who starts a server where nobody may who is allowed everything.
const USER: &str = "postgres";

static SERVERS: AtomicUsize = AtomicUsize::new(0);

/// A server that is stopped, and its folder removed, when this is dropped; whoever is killed takes it along.
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    child: Option<Child>,
    /// Whether it waits for the disk: where only processes die, nobody needs that.
    durable: bool,
}

impl Server {
    /// Makes an empty server and starts it.
    ///
    /// # Panics
    /// If there is no PostgreSQL on this machine, or it does not start: what was to be shown cannot be shown.
    pub async fn start() -> Server {
        let number = SERVERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("rafle-postgres-{}-{number}", std::process::id()));
        Server::start_in(folder).await
    }

    /// The same, which survives a power cut and takes the time for that: for measurements.
    ///
    /// # Panics
    /// As [`Server::start`] does.
    pub async fn start_durable() -> Server {
        let mut server = Server::start().await;
        server.crash();
        server.durable = true;
        server.go_on().await;
        server
    }

    /// The same in a folder that is not there yet, such as one on a small disk.
    ///
    /// # Panics
    /// As [`Server::start`] does.
    pub async fn start_in(folder: PathBuf) -> Server {
        let programs =
            programs().expect("PostgreSQL is needed: `initdb` on the PATH, or Debian's package `postgresql`");
        let port = free_port();
        let mut server = Server { programs, folder, port, child: None, durable: false };
        server.make().expect("a database can be made");
        server.go_on().await;
        server
    }

    fn make(&self) -> Result<()> {
        // Nobody else has one of this name: what lies there is of a process that is long gone.
        let _ = fs::remove_dir_all(&self.folder);
        fs::create_dir(&self.folder)?;
        if is_root() {
            run(Command::new("chown").arg(USER).arg(&self.folder))?;
        }
        let mut make = self.program("initdb");
        make.args(["--no-sync", "--auth=trust", "--username=rafle", "--encoding=UTF8", "--locale=C", "--pgdata"]);
        // Small files, as a small disk needs them.
        run(make.arg(self.data()).arg("--wal-segsize=1"))
    }

    /// Starts it, or starts it again, and waits until it answers.
    pub async fn go_on(&mut self) {
        let mut start = self.program("postgres");
        start.arg("-D").arg(self.data()).arg("-k").arg(&self.folder);
        start.args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        start.args(["-c", "max_connections=200", "-c", "shared_buffers=16MB"]);
        if !self.durable {
            start.args(["-c", "fsync=off", "-c", "max_wal_size=16MB", "-c", "min_wal_size=4MB"]);
        }
        start.stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(start.spawn().expect("the database starts"));
        for _ in 0..600 {
            if PgConnection::connect(&self.address("postgres")).await.is_ok() {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("the database does not answer");
    }

    /// Whether it still runs; it ends by itself where it cannot write.
    pub fn runs(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| child.try_wait().is_ok_and(|ended| ended.is_none()))
    }

    /// Kills it, as a power cut does.
    pub fn crash(&mut self) {
        // Its children end by themselves when they find it gone; `immediate` has them do so now.
        let mut stop = self.program("pg_ctl");
        let _ = run(stop.args(["stop", "-m", "immediate", "-D"]).arg(self.data()));
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Its number among the processes.
    pub fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Its port on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://rafle@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes an empty database, unless there is one of this name.
    pub async fn database(&self, name: &str) -> String {
        database(&self.address("postgres"), name).await;
        self.address(name)
    }

    /// Does something in a database by hand.
    pub async fn by_hand(&self, database: &str, sql: &'static str) {
        let mut connection = PgConnection::connect(&self.address(database)).await.expect("the database answers");
        sqlx::raw_sql(sql).execute(&mut connection).await.expect("it can be done");
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of its programs, run by whoever may run it, and ended with this process.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "INT"]);
        if is_root() {
            command.args(["--reuid", USER, "--regid", USER, "--clear-groups"]);
        }
        command.arg(self.programs.join(name)).current_dir(&self.folder);
        command
    }
}

/// Makes an empty database beside the one at this address, unless there is one of this name.
pub(super) async fn database(beside: &str, name: &str) {
    let mut connection = PgConnection::connect(beside).await.expect("the database answers");
    let make = sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await;
    // 42P04: there is one.
    let is_there =
        |error: &sqlx::Error| error.as_database_error().is_some_and(|it| it.code().as_deref() == Some("42P04"));
    assert!(make.as_ref().err().is_none_or(is_there), "{make:?}");
}

impl Drop for Server {
    fn drop(&mut self) {
        self.crash();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of the programs: that of the first `initdb` on the path, or of Debian's newest.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join("initdb"));
    let versions =
        fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|version| version.path().join("bin/initdb"));
    let mut debian: Vec<_> = versions.collect();
    debian.sort();
    let found = on_path.chain(debian.into_iter().rev()).find_map(|program| fs::canonicalize(program).ok())?;
    found.parent().map(Path::to_owned)
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|said| said.stdout.trim_ascii() == b"0")
}

fn free_port() -> u16 {
    let socket = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    socket.local_addr().expect("it has an address").port()
}

fn run(command: &mut Command) -> Result<()> {
    let done = command.output()?;
    let said = || Error::other(String::from_utf8_lossy(&done.stderr).into_owned());
    if done.status.success() { Ok(()) } else { Err(said()) }
}
