//! How much one server can bear, and what it refuses: the program as it is shipped, and robots beside it on this machine.

use crate::shell::{Done, program, run, target};

/// Runs one of the robots' programs, such as `load` or `attack`, beside the server.
pub(crate) fn run_with(robots: &str, arguments: &[&str]) -> Done {
    run(&mut program("cargo build --release --locked --package rafle --package rafle-load"))?;
    let built = target().join("release");
    let mut command = program(&built.join(robots).display().to_string());
    run(command.arg("--server").arg(built.join("rafle")).args(arguments))
}
