//! `attack`: does to the program what somebody with bad intentions would do, on this machine only.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use rafle_load::ATTACKS;

/// What somebody with bad intentions would do to a server
#[derive(Parser)]
struct Asked {
    /// The program to be attacked
    #[arg(long, value_name = "FILE", default_value = "target/release/rafle")]
    server: PathBuf,
}

fn main() -> ExitCode {
    let asked = Asked::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("the system has threads");
    let mut refused = 0;
    for (name, attack) in ATTACKS {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        match runtime.block_on(attack(&asked.server, folder.path())) {
            Ok(seen) => {
                refused += 1;
                println!("refused    {name}: {seen}");
            }
            Err(error) => println!("SUCCEEDED  {name}: {error}"),
        }
    }
    println!("{refused} of {} attacks were refused", ATTACKS.len());
    if refused == ATTACKS.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
