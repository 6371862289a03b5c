//! `on-postgres COMMAND…`: runs a command while a PostgreSQL of its own runs, of which tests learn by a variable.

use std::process::{Command, ExitCode};

use rafle_store::laws::{ON_POSTGRES, Server};

fn main() -> ExitCode {
    let mut words = std::env::args_os().skip(1);
    let Some(program) = words.next() else {
        eprintln!("expected `on-postgres COMMAND…`");
        return ExitCode::from(2);
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("the system has threads");
    let server = runtime.block_on(Server::start());
    let ended = Command::new(program).args(words).env(ON_POSTGRES, server.address("postgres")).status();
    if ended.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
