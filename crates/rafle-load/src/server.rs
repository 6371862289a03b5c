//! The real program, started beside the robots.

use std::io::{self, BufRead, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::http::{Connection, strange};

/// How long a server may take to answer before it counts as dead.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server of our own, ended when it is dropped.
pub struct Server {
    child: Child,
    address: SocketAddr,
    began: Instant,
    /// What it says: as long as somebody could read it, it does not stumble over its own words.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts `rafle serve` on a free port of this machine, with its tables in this folder.
    pub fn start(program: &Path, data: &Path) -> io::Result<Server> {
        Server::start_with(serving(program, data).env("RAFLE_LOG", "warn").stderr(Stdio::inherit()))
    }

    /// The same with more to say in its command, see [`serving`].
    pub fn start_with(command: &mut Command) -> io::Result<Server> {
        let began = Instant::now();
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let address = output.by_ref().lines().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("http://")?;
            let end = rest.find(|letter: char| !letter.is_ascii_digit() && !".:".contains(letter));
            rest[..end.unwrap_or(rest.len())].trim_end_matches('.').parse().ok()
        });
        match address {
            Some(address) => Ok(Server { child, address, began, _output: output }),
            None => Err(strange("the server does not say where it listens")),
        }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its number among the processes.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it says that it is fine. Tells how long that took from the start.
    pub async fn answers(&self) -> io::Result<Duration> {
        while self.began.elapsed() < PATIENCE {
            if let Ok(mut connection) = Connection::open(self.address).await
                && connection.get("/healthz", "").await.is_ok_and(|answer| answer.status == 200)
            {
                return Ok(self.began.elapsed());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(io::ErrorKind::TimedOut.into())
    }

    /// Ends it without any warning, as a power cut would.
    pub fn kill(mut self) -> io::Result<ExitStatus> {
        self.child.kill()?;
        self.child.wait()
    }

    /// Asks it to end, and waits until it has.
    pub async fn stop(mut self) -> io::Result<ExitStatus> {
        Command::new("kill").arg(self.id().to_string()).status()?;
        let asked = Instant::now();
        while asked.elapsed() < PATIENCE {
            if let Some(ended) = self.child.try_wait()? {
                return Ok(ended);
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(io::ErrorKind::TimedOut.into())
    }

    /// The memory that it holds, in bytes.
    pub fn memory(&self) -> io::Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()))?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = resident.and_then(|text| text.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| strange("no VmRSS"))
    }

    /// How many threads it has.
    pub fn threads(&self) -> io::Result<usize> {
        Ok(std::fs::read_dir(format!("/proc/{}/task", self.id()))?.count())
    }

    /// The processor time that it has used, for itself and in the system.
    pub fn processor_time(&self) -> io::Result<Duration> {
        processor_time_of(&self.id().to_string())
    }
}

/// The processor time that the robots have used themselves.
pub fn own_processor_time() -> io::Result<Duration> {
    processor_time_of("self")
}

/// The processor time of a process, by its number.
pub fn processor_time_of(process: &str) -> io::Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name, which may contain anything, ends with the last bracket; user and system time are the 14th and 15th.
    let fields = stat.rsplit_once(')').map(|(_, fields)| fields).unwrap_or_default();
    let ticks: u64 = fields.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Ok(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
}

/// The command that serves on a free port of this machine, with its tables in this folder. Robots come from one address and do
/// not wait: there is no limit for them.
pub fn serving(program: &Path, data: &Path) -> Command {
    serving_within("none", program, data)
}

/// The same with limits of this name.
pub fn serving_within(limits: &str, program: &Path, data: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--pause", "0", "--limits", limits]);
    // As a variable: whoever adds `--store` means the database.
    command.env("RAFLE_DATA", data);
    command
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
