//! `rafle rules`: a rules page in the terminal.

use std::io::{self, IsTerminal, Write};

use rafle_engine::{About, AnyGame, Field, Message, Values, Viewer};
use rafle_tui::markdown;
use rafle_words::Words;

use crate::cli::Rules;
use crate::failure::{Failure, find};
use crate::referee::pairs_of;
use crate::table::drawn_part;
use crate::voice::Voice;

/// Lines longer than this are hard to read.
const WIDEST: usize = 88;

pub(crate) fn run(asked: &Rules, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let about = find(&asked.slug)?;
    let width = console::Term::stdout().size_checked().map_or(WIDEST, |(_, columns)| WIDEST.min(columns.into()));
    let options = pairs_of(&asked.options)?;
    let page = if asked.card { card(about, &options, words)? } else { rules(about, words)? };
    if asked.raw {
        writeln!(output, "{}", page.trim_end())?;
        return Ok(());
    }
    let styled = io::stdout().is_terminal() && console::colors_enabled();
    let mut page = markdown::plain(&page, width, styled);
    if !asked.card {
        page += &house_rules(about.slug, width, words);
        page += &laid_out(about, &options, words)?;
    }
    if styled {
        // Past whatever tames what is quoted: these marks are our own.
        output.flush()?;
        io::stdout().write_all(page.as_bytes())?;
    } else {
        output.write_all(page.as_bytes())?;
    }
    Ok(())
}

fn rules(about: &About, words: Words) -> Result<String, Failure> {
    let missing = || Failure::wrong(Message::new("no-rules").with("slug", about.slug));
    Ok(words.rules(about.slug).ok_or_else(missing)?.with_note().into_owned())
}

/// The card of the game by these options.
fn card(about: &About, options: &[(&str, &str)], words: Words) -> Result<String, Failure> {
    let missing = || Failure::wrong(Message::new("no-card").with("slug", about.slug));
    let aid = opened(about, about.usual_seats, options)?.aid().ok_or_else(missing)?;
    Ok(words.aid(about.slug, &aid))
}

/// What lies on the table before the first throw or deal, where options are given: as few boards as there can be.
fn laid_out(about: &About, options: &[(&str, &str)], words: Words) -> Result<String, Failure> {
    if options.is_empty() {
        return Ok(String::new());
    }
    let view = opened(about, about.least_seats, options)?.view(Viewer::Spectator).laid_out();
    let lines: Vec<_> = view.parts.iter().flat_map(|part| drawn_part(part, &Voice::new(words, about.slug))).collect();
    Ok(if lines.is_empty() { String::new() } else { format!("\n{}\n", lines.join("\n")) })
}

fn opened(about: &About, seats: usize, options: &[(&str, &str)]) -> Result<Box<dyn AnyGame>, Failure> {
    let game = rafle_games::open(about.slug, seats, options).expect("a game that was found is on the list");
    game.map_err(|refusal| Failure::refused(about.slug, &refusal))
}

/// A text that people write themselves, or its first line where it is long.
fn beginning(text: &str, parted: char) -> String {
    match text.split_once(parted) {
        Some((first, _)) if text.len() > WIDEST / 2 => format!("{first}{parted}…"),
        _ => text.to_owned(),
    }
}

/// Every house rule as it is written, with its values and the usual one; nothing where there are none.
fn house_rules(slug: &str, width: usize, words: Words) -> String {
    let fields = rafle_games::fields(slug).unwrap_or_default();
    if fields.is_empty() {
        return String::new();
    }
    let tell = |message: Message| words.say("cli", &message, &[]);
    let row = |field: &Field| {
        let values = match &field.values {
            Values::OneOf(values) => values.join(" | "),
            Values::Between { least, most } => format!("{least}–{most}"),
            Values::Text { parted, .. } => beginning(&field.default, *parted),
        };
        // What people write themselves stands there as it is usually written.
        let usual = match field.values {
            Values::Text { .. } => String::new(),
            _ => tell(Message::new("rules-usual").with("value", field.default.as_str())),
        };
        vec![field.key.to_owned(), values, usual]
    };
    let rows: Vec<_> = fields.iter().map(row).collect();
    let lines = markdown::side_by_side(&rows, width.saturating_sub(2)).join("\n  ");
    format!("\n{}\n  {lines}\n", tell(Message::new("rules-options")))
}
