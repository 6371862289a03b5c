//! The same evening at a server of others: boardgame.io, from the package registry, with its tables in memory and in files.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use rafle_load::{heading, processor_time_of};

use crate::scenes::Stage;

/// The version that is measured, and what its store of files needs.
const PACKAGE: &str = "boardgame.io@0.50.2";
const FILES: &str = "node-persist@3";

/// At so many tables.
const TABLES: [usize; 2] = [200, 1000];

/// So long players take their seats, at the most: a store may need a second for each table.
const SEATING: Duration = Duration::from_mins(1);

/// What they need besides, to start and to reckon.
const REST: Duration = Duration::from_secs(20);

/// Our part of it: a game, a server and players.
const SCRIPT: &str = include_str!("peers.js");

/// A program of node's that speaks in lines, and is ended when it is dropped.
struct Node {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Node {
    fn serve(folder: &Path, port: &str, place: &str) -> io::Result<Node> {
        Node::start(Command::new("node").args(["peers.js", "serve", port, place]), folder)
    }

    /// Players at so many tables. However long a server takes, they are gone in time.
    fn play(folder: &Path, port: &str, tables: usize, seconds: u64, seating: Duration) -> io::Result<Node> {
        let [tables, seconds, seating, rest] =
            [tables as u64, seconds, seating.as_secs(), seconds + (seating + REST).as_secs()].map(|it| it.to_string());
        let mut command = Command::new("timeout");
        command.args([&*rest, "node", "peers.js", "play", port, &tables, &seconds, &seating]);
        Node::start(&mut command, folder)
    }

    fn start(command: &mut Command, folder: &Path) -> io::Result<Node> {
        command.current_dir(folder).env("NODE_ENV", "production");
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        Ok(Node { child, output })
    }

    /// Waits for the line that begins so, or for any.
    fn says(&mut self, word: &str) -> io::Result<String> {
        for line in self.output.by_ref().lines() {
            let line = line?;
            if line.starts_with(word) {
                return Ok(line);
            }
        }
        Err(io::Error::other(format!("it ends without a word of `{word}`")))
    }

    fn processor_time(&self) -> io::Result<Duration> {
        processor_time_of(&self.child.id().to_string())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where it is installed: beside the project, and never part of it.
fn installed() -> io::Result<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(target).join("peers");
    fs::create_dir_all(&folder)?;
    if !folder.join("node_modules/node-persist").exists() {
        let install = ["install", "--no-audit", "--no-fund", "--silent", PACKAGE, FILES, "--prefix"];
        let status = Command::new("npm").args(install).arg(&folder).status()?;
        if !status.success() {
            return Err(io::Error::other(format!("`npm {}` fails", install.join(" "))));
        }
    }
    fs::write(folder.join("peers.js"), SCRIPT)?;
    Ok(folder)
}

impl Stage {
    /// Ours and theirs, one after the other.
    pub(crate) async fn peers(&self) -> io::Result<()> {
        let folder = installed()?;
        for tables in TABLES {
            self.fast(&[tables]).await?;
            let columns =
                ["store", "tables", "moves per second", "p50 ms", "p99 ms", "processor µs per move", "unanswered"];
            heading(&format!("{PACKAGE}, the same game, as fast as it answers"), &columns);
            for store in ["memory", "files"] {
                self.peer(&folder, store, tables)?;
            }
        }
        Ok(())
    }

    fn peer(&self, folder: &Path, store: &str, tables: usize) -> io::Result<()> {
        let files = tempfile::tempdir()?;
        let place = if store == "memory" { store.to_owned() } else { files.path().display().to_string() };
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port().to_string();
        let mut server = Node::serve(folder, &port, &place)?;
        server.says("ready")?;
        let seconds = self.time.as_secs();
        let mut players = Node::play(folder, &port, tables, seconds, SEATING)?;
        let seated = players.says("seated").and_then(|said| seated(&said));
        let before = server.processor_time()?;
        let Some((seated, figures)) = seated.and_then(|seated| Ok((seated, players.says("")?))).ok() else {
            println!("| {store} | {tables} | no answer in time | | | | {tables} |");
            return Ok(());
        };
        let used = server.processor_time()?.saturating_sub(before);
        let figures: Vec<&str> = figures.split(' ').collect();
        let [moves, p50, p99, unanswered] = figures[..] else {
            return Err(io::Error::other("its players tell no figures"));
        };
        let moves: f64 = moves.parse().map_err(io::Error::other)?;
        println!(
            "| {store} | {tables} | {:.0} | {p50} | {p99} | {:.0} | {unanswered} |",
            moves / seconds as f64,
            used.as_secs_f64() * 1e6 / moves.max(1.0)
        );
        if seated < tables {
            println!(
                "\nOf {tables} tables {seated} were open after {} seconds, and the others were not waited for.",
                SEATING.as_secs()
            );
        }
        Ok(())
    }
}

/// How many tables are open, as players say it.
fn seated(said: &str) -> io::Result<usize> {
    said.trim_start_matches("seated ").parse().map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    /// What our players ask a library for, where a server takes so long for each table, and says nothing more.
    fn slow(milliseconds: u64) -> String {
        format!(
            "module.exports = {{
                SocketIO: () => ({{}}),
                Client: () => ({{
                    subscribe(tell) {{ this.tell = tell; }},
                    start() {{ setTimeout(() => this.tell({{ _stateID: 0 }}), {milliseconds}); }},
                    getState: () => ({{ G: {{ thrown: 0 }}, ctx: {{ currentPlayer: '0' }}, _stateID: 0 }}),
                    moves: {{ throw() {{}}, stop() {{}} }},
                }}),
            }};"
        )
    }

    #[test]
    fn a_server_that_is_slow_is_not_waited_for() {
        for (each, open) in [(100, 1..=30), (60_000, 0..=0)] {
            let folder = tempfile::tempdir().unwrap();
            let library = folder.path().join("node_modules/boardgame.io");
            fs::create_dir_all(&library).unwrap();
            fs::write(folder.path().join("peers.js"), SCRIPT).unwrap();
            for part in ["client.js", "multiplayer.js"] {
                fs::write(library.join(part), slow(each)).unwrap();
            }
            let began = Instant::now();
            let mut players = Node::play(folder.path(), "1", 1000, 1, Duration::from_secs(2)).unwrap();
            let seated = seated(&players.says("seated").unwrap()).unwrap();
            assert!(open.contains(&seated), "{seated}");
            let figures = players.says("").unwrap();
            assert!(figures.ends_with(" 1000"), "nothing is answered: {figures}");
            assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
        }
    }
}
