//! Runs the program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the program left behind.
pub(crate) struct Left {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `rafle` with these words as arguments, nothing to read, and English if nothing else is said.
pub(crate) fn rafle(arguments: &str) -> Left {
    with_input(arguments, "")
}

/// The same, with something to read.
pub(crate) fn with_input(arguments: &str, input: &str) -> Left {
    run(&mut command(arguments), input.as_bytes())
}

pub(crate) fn command(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rafle"));
    command.args(arguments.split_whitespace()).current_dir(root());
    command
        .env_remove("LANGUAGE")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .env("RAFLE_CACHE", "off");
    command
}

pub(crate) fn run(command: &mut Command, input: &[u8]) -> Left {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("the program starts");
    // A program that ends early does not read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let left = child.wait_with_output().expect("the program ends");
    Left {
        code: left.status.code().expect("the program was not killed"),
        out: String::from_utf8(left.stdout).expect("the output is text"),
        err: String::from_utf8(left.stderr).expect("the output is text"),
    }
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate lies in the workspace").to_owned()
}

/// A file of this name for one test, with this text.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the test's folder can be written");
    path
}

/// The records of a game, if it has some.
pub(crate) fn records_of(slug: &str) -> Vec<PathBuf> {
    let folder = std::fs::read_dir(root().join("crates/rafle-games/records").join(slug));
    let mut files: Vec<_> =
        folder.into_iter().flatten().map(|entry| entry.expect("a readable folder").path()).collect();
    files.sort();
    files
}
