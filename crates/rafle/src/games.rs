//! `rafle games`: what there is to play.

use std::io::Write;

use console::measure_text_width;
use rafle_engine::About;
use rafle_games::GAMES;
use rafle_words::Words;
use serde_json::{Value, json};

use crate::cli::Games;
use crate::failure::Failure;

pub(crate) fn run(asked: &Games, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    if asked.json {
        let games: Value = GAMES.iter().map(as_data).collect();
        writeln!(output, "{games:#}")?;
    } else {
        list(words, output)?;
    }
    Ok(())
}

fn list(words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let rows: Vec<_> =
        GAMES.iter().map(|about| [about.slug.to_owned(), words.name(about.slug), seats(about)]).collect();
    let width = |column: usize| rows.iter().map(|row| measure_text_width(&row[column])).max().unwrap_or(0);
    let widths = [0, 1, 2].map(width);
    for (about, row) in GAMES.iter().zip(&rows) {
        for (text, width) in row.iter().zip(widths) {
            write!(output, "{text}{}  ", " ".repeat(width - measure_text_width(text)))?;
        }
        writeln!(output, "{}", words.word(about.slug, "about").unwrap_or_default())?;
    }
    Ok(())
}

fn seats(about: &About) -> String {
    match (about.least_seats, about.most_seats) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}–{most}"),
    }
}

fn as_data(about: &About) -> Value {
    json!({
        "slug": about.slug,
        "names": Words::names(about.slug),
        "seats": { "least": about.least_seats, "most": about.most_seats, "usual": about.usual_seats },
        "minutes": about.minutes,
        "skill": about.skill,
        "decisions": about.decisions,
        "hidden": about.hidden,
        "options": rafle_games::fields(about.slug),
    })
}
