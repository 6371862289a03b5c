//! `load`: how much one server can bear. It is started beside the robots, on this machine only, for each scene anew and
//! with an empty folder.

mod houses;
mod peers;
mod scenes;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use rafle_load::Game;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// How much one server can bear
#[derive(Parser)]
struct Asked {
    /// What is measured; everything if nothing is named
    #[arg(value_enum)]
    scenes: Vec<Scene>,
    /// The program to be measured
    #[arg(long, value_name = "FILE", default_value = "target/release/rafle")]
    server: PathBuf,
    /// How long each scene plays, in seconds
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=60))]
    seconds: u64,
    /// So many tables where they play as fast as they answer
    #[arg(long, value_delimiter = ',', default_value = "50,200,1000,5000")]
    tables: Vec<usize>,
    /// Which game
    #[arg(long, default_value = "greedy")]
    game: String,
    /// Its options, as the form of its page sends them
    #[arg(long, default_value = "option-target=1000&option-rounds=20")]
    options: String,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Scene {
    /// How long the disk takes to make something safe
    Disk,
    /// A server that nobody uses
    Idle,
    /// Two players and two open pages at each table, as fast as they answer
    Fast,
    /// 1,000 tables with a move every second
    Steady,
    /// 10,000 open pages at which nothing happens
    Streams,
    /// 100,000 tables in the store
    Stored,
    /// A table beside a visitor who has 300, with five bots each that think as hard as they can
    Neighbour,
    /// A table at which as many look on as a house allows
    Watched,
    /// Both stores, and one, two and four processes with one database
    Processes,
    /// How soon one process shows what was done at another
    Notices,
    /// The same evening at boardgame.io, which npm installs below the target folder
    Peers,
    /// A visitor who wants more than a house allows
    Limited,
}

fn main() -> ExitCode {
    let asked = Asked::parse();
    match run(&asked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(asked: &Asked) -> io::Result<()> {
    raise_the_limit()?;
    println!("{} cores; other work on this machine before: {}", cores()?, other_work());
    // One thread: the other core is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let stage = scenes::Stage {
        program: asked.server.clone(),
        game: Game { slug: asked.game.clone(), options: asked.options.clone() },
        time: Duration::from_secs(asked.seconds),
    };
    let all = Scene::value_variants();
    let scenes = if asked.scenes.is_empty() { all } else { &asked.scenes };
    for scene in scenes {
        runtime.block_on(async {
            match scene {
                Scene::Disk => scenes::disk(),
                Scene::Idle => stage.idle().await,
                Scene::Fast => stage.fast(&asked.tables).await,
                Scene::Steady => stage.steady().await,
                Scene::Streams => stage.streams().await,
                Scene::Stored => stage.stored().await,
                Scene::Neighbour => stage.neighbour().await,
                Scene::Watched => stage.watched().await,
                Scene::Processes => stage.processes().await,
                Scene::Notices => stage.notices().await,
                Scene::Peers => stage.peers().await,
                Scene::Limited => stage.limited().await,
            }
        })?;
    }
    Ok(())
}

fn cores() -> io::Result<usize> {
    std::thread::available_parallelism().map(usize::from)
}

/// How many programs wanted a core during the last minute: with more than a few, times say more about them than about us.
fn other_work() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or_default().to_owned()
}

/// As many open connections as the system allows; the server inherits it.
fn raise_the_limit() -> io::Result<()> {
    let limit = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum })?)
}
