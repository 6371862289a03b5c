//! Running programs, and getting those that are missing.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Done, or why not.
pub(crate) type Done = Result<(), String>;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}

/// Where everything is built.
pub(crate) fn target() -> PathBuf {
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// A program to be run in the folder of the workspace, its arguments separated by spaces.
pub(crate) fn program(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().expect("a program has a name"));
    command.args(words).current_dir(root());
    command
}

/// Runs a program; its output is seen.
pub(crate) fn run(command: &mut Command) -> Done {
    let shown = shown(command);
    println!("\n$ {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{shown}` failed: {status}")),
        Err(error) => Err(format!("`{shown}` cannot be run: {error}")),
    }
}

/// A program that runs beside others, with what they leave of the processor. It ends when nobody wants it any more.
pub(crate) struct Beside {
    shown: String,
    child: Child,
}

impl Beside {
    /// Starts it; its output is seen.
    pub(crate) fn run(line: &str) -> Result<Beside, String> {
        let mut command = program(&format!("nice -n 19 {line}"));
        let shown = shown(&command);
        println!("\n$ {shown} &");
        let child = command.spawn().map_err(|error| format!("`{shown}` cannot be run: {error}"))?;
        Ok(Beside { shown, child })
    }

    /// Waits for it.
    pub(crate) fn done(mut self) -> Done {
        match self.child.wait() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("`{}` failed: {status}", self.shown)),
            Err(error) => Err(format!("`{}` is lost: {error}", self.shown)),
        }
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It may have ended long ago.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a program and gives what it writes.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let shown = shown(command);
    let left =
        command.stderr(Stdio::inherit()).output().map_err(|error| format!("`{shown}` cannot be run: {error}"))?;
    if left.status.success() {
        String::from_utf8(left.stdout).map_err(|_| format!("`{shown}` writes no text"))
    } else {
        Err(format!("`{shown}` failed: {}\n{}", left.status, String::from_utf8_lossy(&left.stdout)))
    }
}

/// Whether a program can be run and is content.
pub(crate) fn works(line: &str) -> bool {
    let quiet = program(line).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// A tool, how to see that it is there, and where it comes from.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) probe: &'static str,
    /// What is tried, in this order, until the probe works.
    pub(crate) from: &'static [&'static str],
}

impl Tool {
    /// Gets the tool if it is missing.
    pub(crate) fn get(&self) -> Done {
        if works(self.probe) {
            return Ok(());
        }
        for line in self.from {
            println!("{} is missing; trying `{line}`", self.name);
            if line.starts_with("apt-get install") {
                // A fresh machine has no list of packages yet.
                let _ = run(&mut as_root("apt-get update"));
                let _ = run(&mut as_root(line));
            } else {
                let _ = run(&mut program(line));
            }
            if works(self.probe) {
                return Ok(());
            }
        }
        let hint = self.from.join("`, or `");
        Err(format!("{} is missing and could not be installed; install it with `{hint}`", self.name))
    }
}

/// The same program with the rights that packages need.
fn as_root(line: &str) -> Command {
    let root = works("test -w /usr/bin");
    let mut command = if root { program(line) } else { program(&format!("sudo -n {line}")) };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_beside_others_ends_when_nobody_wants_it() {
        let beside = Beside::run("sleep 60").unwrap();
        let process = format!("kill -0 {}", beside.child.id());
        assert!(works(&process));
        drop(beside);
        assert!(!works(&process));
    }

    #[test]
    fn what_fails_beside_others_is_told() {
        assert_eq!(Beside::run("true").unwrap().done(), Ok(()));
        let told = Beside::run("false").unwrap().done().unwrap_err();
        assert!(told.starts_with("`nice -n 19 false` failed"), "{told}");
    }
}
