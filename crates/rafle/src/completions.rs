//! `rafle completions` and `rafle man`: what shells and manuals want to know of the command line.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::cli::Cli;
use crate::failure::Failure;

/// `rafle completions`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  rafle completions bash > ~/.local/share/bash-completion/completions/rafle
  rafle completions fish > ~/.config/fish/completions/rafle.fish")]
pub struct Completions {
    /// Which shell
    pub shell: Shell,
}

/// `rafle man`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  rafle man ~/.local/share/man/man1")]
pub struct Man {
    /// The folder, made if there is none
    pub folder: PathBuf,
}

pub(crate) fn run(asked: &Completions, output: &mut dyn Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut Cli::command(), "rafle", &mut script);
    output.write_all(&script)?;
    Ok(())
}

/// A page for the program and one for each command.
pub(crate) fn man(asked: &Man) -> Result<(), Failure> {
    let unwritable = |error: &std::io::Error| Failure::file(asked.folder.display(), error);
    fs::create_dir_all(&asked.folder).map_err(|error| unwritable(&error))?;
    clap_mangen::generate_to(Cli::command(), &asked.folder).map_err(|error| unwritable(&error))
}
