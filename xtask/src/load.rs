//! How much one server can bear: the program as it is shipped, and robots beside it on this machine.

use crate::shell::{Done, program, run, target};

pub(crate) fn run_with(arguments: &[&str]) -> Done {
    run(&mut program("cargo build --release --locked --package rafle --package rafle-load"))?;
    let built = target().join("release");
    let mut command = program(&built.join("load").display().to_string());
    run(command.arg("--server").arg(built.join("rafle")).args(arguments))
}
