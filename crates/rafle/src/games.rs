//! `rafle games`: what there is to play.

use std::io::Write;

use console::measure_text_width;
use rafle_engine::About;
use rafle_games::GAMES;
use rafle_tui::markdown;
use rafle_words::Words;
use serde_json::{Value, json};

use crate::cli::Games;
use crate::failure::Failure;

/// With less room than this behind the columns a text stands below them.
const LEAST_ROOM: usize = 24;

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
    let before = widths.iter().map(|width| width + 2).sum::<usize>();
    let columns = console::Term::stdout().size_checked().map(|(_, columns)| usize::from(columns));
    // What has no room side by side is folded in its column.
    let folded = columns.filter(|columns| columns + 2 < before).map(|columns| in_columns(&rows, columns));
    for (number, (about, row)) in GAMES.iter().zip(&rows).enumerate() {
        if let Some(folded) = &folded {
            write!(output, "{}", folded[number].join("\n"))?;
        } else {
            for (text, width) in row.iter().zip(widths) {
                write!(output, "{text}{}  ", " ".repeat(width - measure_text_width(text)))?;
            }
        }
        let said = words.word(about.slug, "about").unwrap_or_default();
        for line in wrapped(&said, before, columns) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

/// Each row in columns that fit, in as many lines as it needs.
fn in_columns(rows: &[[String; 3]], columns: usize) -> Vec<Vec<String>> {
    let rows: Vec<_> = rows.iter().map(|row| row.to_vec()).collect();
    markdown::rows_side_by_side(&rows, columns)
}

/// A text behind columns that take so much room: in a pipe one line, on a terminal as many as it needs, none of them cut.
/// Where little room is left it stands below.
fn wrapped(text: &str, before: usize, columns: Option<usize>) -> Vec<String> {
    let Some(columns) = columns else { return vec![text.to_owned()] };
    let below = columns < before + LEAST_ROOM;
    let indent = if below { 4 } else { before };
    let room = columns.saturating_sub(indent).max(1);
    let lines = rafle_tui::wrapped(text, room);
    let indented = lines.iter().enumerate().map(|(number, line)| match number {
        0 if !below => line.clone(),
        _ => format!("{}{line}", " ".repeat(indent)),
    });
    below.then(String::new).into_iter().chain(indented).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_a_game_is_never_cut() {
        let text = "Win over the court with dice and its characters";
        assert_eq!(wrapped(text, 40, None), [text]);
        for columns in 1..120 {
            for (number, line) in wrapped(text, 40, Some(columns)).iter().enumerate() {
                let before = if number == 0 && columns >= 40 + LEAST_ROOM { 40 } else { 0 };
                let wide = before + measure_text_width(line) > columns;
                assert!(!wide || line.trim().split(' ').count() == 1, "{columns}: {line:?}");
            }
        }
        assert_eq!(wrapped("a b", 40, Some(80)), ["a b"]);
        let rows = [["a-game".to_owned(), "A game of some name".to_owned(), "2–8".to_owned()]];
        assert_eq!(in_columns(&rows, 22), [["a-game  A game of  2–8", "        some name"]]);
        assert_eq!(wrapped("a b", 40, Some(50)), ["", "    a b"]);
    }
}
