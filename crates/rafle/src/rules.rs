//! `rafle rules`: a rules page in the terminal.

use std::io::{self, IsTerminal, Write};

use rafle_engine::{About, Message};
use rafle_tui::markdown;
use rafle_words::Words;

use crate::cli::Rules;
use crate::failure::{Failure, find};

/// Lines longer than this are hard to read.
const WIDEST: usize = 88;

pub(crate) fn run(asked: &Rules, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let about = find(&asked.slug)?;
    let page = if asked.card { card(about, words)? } else { rules(about, words)? };
    let width = console::Term::stdout().size_checked().map_or(WIDEST, |(_, columns)| WIDEST.min(columns.into()));
    let styled = io::stdout().is_terminal() && console::colors_enabled();
    output.write_all(markdown::plain(&page, width, styled).as_bytes())?;
    Ok(())
}

fn rules(about: &About, words: Words) -> Result<String, Failure> {
    let missing = || Failure::wrong(Message::new("no-rules").with("slug", about.slug));
    Ok(words.rules(about.slug).ok_or_else(missing)?.with_note().into_owned())
}

/// The card of the game as it is usually played.
fn card(about: &About, words: Words) -> Result<String, Failure> {
    let game = rafle_games::open(about.slug, about.usual_seats, &[]).and_then(Result::ok);
    let missing = || Failure::wrong(Message::new("no-card").with("slug", about.slug));
    game.and_then(|game| game.aid()).map(|aid| words.aid(about.slug, &aid)).ok_or_else(missing)
}
