//! How fast others play: the same kind of game at random, on one core, in the same minute.
//!
//! Each peer is installed beside the project, below the target folder. Ours and theirs are run in turn, each tells its
//! moves per second of processor time, and what is told is the ratio within each pair of runs: a machine that is busy or
//! slow is so for both.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{Done, output, program, run, target, works};

/// Pairs of runs; the middle ratio is told.
const PAIRS: usize = 5;
/// Milliseconds of processor time in each run.
const TIME: &str = "600";

/// What is compared, a line for each: the peer, a game of theirs, one of ours, and with how many seats.
const GAMES: &str = include_str!("../peers/games.txt");

/// A game of ours, with so many seats, beside a game of theirs.
struct Pair {
    ours: &'static str,
    seats: &'static str,
    theirs: &'static str,
}

/// The games that are compared with this peer.
fn pairs(peer: &'static str) -> impl Iterator<Item = Pair> {
    let rows = GAMES.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    rows.filter_map(move |row| match row[..] {
        [name, theirs, ours, seats] if name == peer => Some(Pair { ours, seats, theirs }),
        _ => None,
    })
}

/// Installs the peers and compares. A peer that cannot be installed is named, and the others are compared all the same.
pub(crate) fn run_all() -> Done {
    run(&mut program("cargo build --release --locked"))?;
    let mut lines = Vec::new();
    match turnbase() {
        Ok(peer) => {
            for pair in pairs("turnbase") {
                lines.push(compare("turnbase", &pair, || Command::new(&peer))?);
            }
        }
        Err(why) => lines.push(format!("turnbase cannot be compared: {why}")),
    }
    match open_spiel() {
        Ok((python, script)) => {
            for pair in pairs("open_spiel") {
                let peer = || {
                    let mut command = Command::new(&python);
                    command.arg(&script).arg(pair.theirs);
                    command
                };
                lines.push(compare("open_spiel", &pair, peer)?);
            }
        }
        Err(why) => lines.push(format!("open_spiel cannot be compared: {why}")),
    }
    println!("\nmillion moves per second of processor time, the middle of {PAIRS} pairs of runs, one core:");
    println!("{}", lines.join("\n"));
    Ok(())
}

/// The crate of this name has no Pig in it: ours is written against it, with the rules of our game.
fn turnbase() -> Result<PathBuf, String> {
    let folder = target().join("peers/turnbase");
    write(&folder.join("Cargo.toml"), include_str!("../peers/turnbase.toml"))?;
    write(&folder.join("src/main.rs"), include_str!("../peers/turnbase.rs"))?;
    let built = folder.join("target");
    run(program("cargo build --release").current_dir(&folder).env("CARGO_TARGET_DIR", &built))?;
    Ok(built.join("release/peer-turnbase"))
}

/// A Python of its own with the wheel from the package index in it, and the script that runs it.
fn open_spiel() -> Result<(PathBuf, PathBuf), String> {
    let folder = target().join("peers/open_spiel");
    let script = folder.join("play.py");
    write(&script, include_str!("../peers/open_spiel.py"))?;
    let python = folder.join("bin/python");
    if !works(&format!("{} -c pass", python.display())) {
        run(program("python3 -m venv").arg(&folder))?;
    }
    let there = Command::new(&python).args(["-c", "import pyspiel"]).output();
    if !there.is_ok_and(|left| left.status.success()) {
        run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "open_spiel"]))?;
    }
    Ok((python, script))
}

fn write(file: &std::path::Path, text: &str) -> Done {
    let folder = file.parent().expect("a file lies in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, text));
    written.map_err(|error| format!("{}: {error}", file.display()))
}

/// Runs ours and theirs in turn.
fn compare(name: &str, pair: &Pair, peer: impl Fn() -> Command) -> Result<String, String> {
    let Pair { ours, seats, theirs } = pair;
    let mut runs = Vec::new();
    for _ in 0..PAIRS {
        let rafle = target().join("release/rafle");
        let line = format!("{} bench --json --time {TIME} --seats {seats} {ours}", rafle.display());
        let written = output(&mut program(&line))?;
        let we = number_after(&written, "\"moves_per_second\":").ok_or_else(|| format!("no figure in\n{written}"))?;
        let written = output(peer().arg(TIME))?;
        let they: f64 = written.trim().parse().map_err(|_| format!("no figure in\n{written}"))?;
        runs.push((we / they, we, they));
    }
    runs.sort_by(|(one, ..), (other, ..)| one.total_cmp(other));
    let (ratio, we, they) = runs[PAIRS / 2];
    let (least, most) = (runs[0].0, runs[PAIRS - 1].0);
    let (we, they) = (we / 1e6, they / 1e6);
    let figures = format!("{we:8.2} to {they:8.2}, {ratio:6.1} times as fast ({least:.1} to {most:.1})");
    Ok(format!("{:<32} {figures}", format!("{ours}, {name}'s {theirs}:")))
}

fn number_after(text: &str, key: &str) -> Option<f64> {
    let rest = text.split_once(key)?.1.trim_start();
    let end = rest.find(|letter: char| !letter.is_ascii_digit() && !"+-.eE".contains(letter)).unwrap_or(rest.len());
    rest[..end].parse().ok()
}
