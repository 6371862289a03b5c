//! `rafle rules`: a rules page in the terminal.

use std::io::{self, IsTerminal, Write};

use rafle_engine::Message;
use rafle_tui::markdown;
use rafle_words::Words;

use crate::cli::Rules;
use crate::failure::{Failure, find};

/// Lines longer than this are hard to read.
const WIDEST: usize = 88;

pub(crate) fn run(asked: &Rules, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let about = find(&asked.slug)?;
    let missing = || Failure::wrong(Message::new("no-rules").with("slug", about.slug));
    let rules = words.rules(about.slug).ok_or_else(missing)?;
    let width = console::Term::stdout().size_checked().map_or(WIDEST, |(_, columns)| WIDEST.min(columns.into()));
    let styled = io::stdout().is_terminal() && console::colors_enabled();
    output.write_all(markdown::plain(&rules.with_note(), width, styled).as_bytes())?;
    Ok(())
}
