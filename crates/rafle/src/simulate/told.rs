//! Results in words: a table, JSON, CSV, histograms.

use std::io::Write;

use rafle_engine::{Arg, Message, Seat, Seats};
use serde_json::{Value, json};

use super::picture::Bins;
use super::tally::Game;
use super::{Outcome, seat_name};
use crate::cli::Simulate;
use crate::failure::Failure;
use crate::table::in_columns;
use crate::voice::{Voice, options_as_data};

/// The longest bar of a histogram, in columns.
const BAR: f64 = 50.0;

pub(super) fn tell(
    asked: &Simulate,
    several: bool,
    results: &[Outcome],
    voice: &Voice,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    if asked.json {
        let data: Vec<_> = results.iter().map(|outcome| as_data(asked, outcome, voice.slug)).collect();
        match &data[..] {
            // Whoever asked for several reads an array, however many were played.
            _ if several => writeln!(output, "{:#}", Value::from(data))?,
            [] => {}
            [one, ..] => writeln!(output, "{one:#}")?,
        }
        return Ok(());
    }
    if asked.csv {
        for row in as_csv(results, voice.slug) {
            writeln!(output, "{row}")?;
        }
        return Ok(());
    }
    if results.is_empty() {
        writeln!(output, "{}", voice.words.say("tui", &Message::new("simulated-nothing"), &[]))?;
        return Ok(());
    }
    for line in said(asked, results, voice) {
        writeln!(output, "{line}")?;
    }
    if asked.histogram {
        for line in histograms(results, voice) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

fn seats(outcome: &Outcome) -> Seats {
    Seats::first(outcome.hypothesis.bots.len())
}

fn as_data(asked: &Simulate, outcome: &Outcome, slug: &str) -> Value {
    let tally = &outcome.tally;
    let seat = |seat: Seat| {
        let spread = tally.scores[seat.index()].spread();
        let mut data = json!({ "seat": seat, "wins": tally.wins(seat), "score": spread });
        if asked.histogram {
            data["histogram"] = tally.counts[seat.index()].iter().map(|(score, count)| json!([score, count])).collect();
        }
        data
    };
    let bots = outcome.hypothesis.bots.iter().map(ToString::to_string);
    json!({
        "slug": slug,
        "seats": outcome.hypothesis.bots.len(),
        "bots": bots.collect::<Vec<_>>(),
        "options": options_as_data(outcome.options.clone()),
        "games": tally.games(),
        "seed": asked.seed,
        "moves": tally.moves.spread(),
        "by_seat": seats(outcome).iter().map(seat).collect::<Vec<_>>(),
        "shared": tally.shared(),
        "without_winner": tally.without_winner(),
    })
}

/// A row for each seat of each hypothesis, and a column for each house rule.
fn as_csv(results: &[Outcome], slug: &str) -> Vec<String> {
    let rules = rule_columns(results);
    let head = "games,wins,wins_standard_error,score_mean,score_sd,score_least,score_most";
    let row = |outcome: &Outcome, seat: Seat| {
        let (wins, score) = (outcome.tally.wins(seat), outcome.tally.scores[seat.index()].spread());
        format!(
            "{slug},{}{seat},{},{},{},{},{},{},{},{}",
            rule_values(outcome),
            outcome.hypothesis.bots[seat.index()],
            outcome.tally.games(),
            plain(wins.share),
            plain(wins.standard_error),
            plain(score.mean),
            plain(score.sd),
            score.least,
            score.most
        )
    };
    let rows = results.iter().flat_map(|outcome| seats(outcome).iter().map(move |seat| row(outcome, seat)));
    std::iter::once(format!("game,{rules}seat,bot,{head}")).chain(rows).collect()
}

/// A row for each game: by its seed it can be played again.
pub(super) fn each_as_csv(results: &[Outcome]) -> String {
    let most = results.iter().map(|outcome| outcome.hypothesis.bots.len()).max().unwrap_or(0);
    let columns = Seats::first(most).iter().flat_map(|seat| [format!("score_{seat}"), format!("share_{seat}")]);
    let head = columns.collect::<Vec<_>>().join(",");
    let row = |outcome: &Outcome, game: &Game| {
        let bots = outcome.hypothesis.bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let standings = &game.standings;
        let seat = |seat: Seat| [standings.scores[seat].to_string(), plain(standings.share(seat))];
        let by_seat = standings.seats.iter().flat_map(seat).collect::<Vec<_>>().join(",");
        format!("{}{bots},{},{},{by_seat}\n", rule_values(outcome), game.seed, game.moves)
    };
    let rows = results.iter().flat_map(|outcome| {
        let mut games: Vec<_> = outcome.tally.games_played.iter().collect();
        games.sort_by_key(|game| game.seed);
        games.into_iter().map(move |game| row(outcome, game)).collect::<Vec<_>>()
    });
    std::iter::once(format!("{}bots,seed,moves,{head}\n", rule_columns(results))).chain(rows).collect()
}

/// The keys of the house rules, each with the comma behind it.
fn rule_columns(results: &[Outcome]) -> String {
    let rules = results.first().map(|outcome| &outcome.options[..]).unwrap_or_default();
    rules.iter().flat_map(|(key, _)| [key, ","]).collect()
}

fn rule_values(outcome: &Outcome) -> String {
    outcome.options.iter().flat_map(|(_, value)| [value, ","]).collect()
}

/// A number with as many digits as mean something: the last of a sum are noise.
fn plain(number: f64) -> String {
    let digits = format!("{number:.10}");
    digits.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Headings, and a table with a row for each seat of each hypothesis.
fn said(asked: &Simulate, results: &[Outcome], voice: &Voice) -> Vec<String> {
    let mut lines: Vec<_> = results.iter().map(|outcome| heading(asked, outcome, voice)).collect();
    if let [only] = results {
        lines.push(length(only, voice));
    }
    let number = |number: f64, digits| voice.words.decimal(number, digits);
    let percent = |share: f64| number(100.0 * share, 2);
    let column = |key| voice.tell(&Message::new(key));
    let head = ["column-wins", "column-standard-error", "column-score", "column-sd", "column-least", "column-most"];
    let head = std::iter::once(String::new()).chain(head.into_iter().map(column)).collect::<Vec<_>>();
    let row = |outcome: &Outcome, seat: Seat| {
        let (wins, score) = (outcome.tally.wins(seat), outcome.tally.scores[seat.index()].spread());
        let name = format!("{} {}", outcome.hypothesis.name, seat_name(seat, &outcome.hypothesis));
        vec![
            name.trim_start().to_owned(),
            percent(wins.share),
            percent(wins.standard_error),
            number(score.mean, 2),
            number(score.sd, 2),
            number(score.least as f64, 0),
            number(score.most as f64, 0),
        ]
    };
    let rows = results.iter().flat_map(|outcome| seats(outcome).iter().map(move |seat| row(outcome, seat)));
    lines.extend(in_columns(&std::iter::once(head).chain(rows).collect::<Vec<_>>()));
    for outcome in results {
        let ends = Message::new("simulated-ends")
            .with("shared", percent(outcome.tally.shared()))
            .with("nobody", percent(outcome.tally.without_winner()));
        let name = &outcome.hypothesis.name;
        let name = if name.is_empty() { String::new() } else { format!("{name}: ") };
        lines.push(format!("{name}{}", voice.tell(&ends)));
    }
    lines
}

fn heading(asked: &Simulate, outcome: &Outcome, voice: &Voice) -> String {
    let games = outcome.tally.games();
    let message = |key| {
        Message::new(key)
            .with("game", voice.words.name(voice.slug))
            .with("count", games as i64)
            .with("games", voice.words.decimal(games as f64, 0))
            .with("seats", outcome.hypothesis.bots.len())
            .with("seed", asked.seed.to_string())
    };
    let heading = if outcome.hypothesis.random() {
        voice.tell(&message("simulated"))
    } else {
        let bots = outcome.hypothesis.bots.iter().map(ToString::to_string).collect::<Arg>();
        voice.words.say("tui", &message("simulated-bots").with("bots", bots), &[])
    };
    let name = &outcome.hypothesis.name;
    let heading = if name.is_empty() { heading } else { format!("{name}: {heading}") };
    if games == asked.games {
        return heading;
    }
    let stopped = Message::new("simulated-stopped").with("asked", voice.words.decimal(asked.games as f64, 0));
    format!("{heading} {}", voice.words.say("tui", &stopped, &[]))
}

fn length(outcome: &Outcome, voice: &Voice) -> String {
    let number = |number: f64| voice.words.decimal(number, 2);
    let moves = outcome.tally.moves.spread();
    let length = Message::new("simulated-moves")
        .with("mean", number(moves.mean))
        .with("sd", number(moves.sd))
        .with("least", moves.least)
        .with("most", moves.most);
    voice.tell(&length)
}

/// How often each score came up, in bars.
fn histograms(results: &[Outcome], voice: &Voice) -> Vec<String> {
    let bins = Bins::of(results);
    let mut lines = Vec::new();
    for (name, shares) in bins.series(results) {
        lines.extend([String::new(), name]);
        let most = shares.iter().copied().fold(0.0, f64::max);
        let row = |(bin, share): (usize, &f64)| {
            vec![String::new(), bins.label(bin, voice), voice.words.decimal(100.0 * share, 1) + " %"]
        };
        let rows: Vec<_> = shares.iter().enumerate().map(row).collect();
        for (line, share) in in_columns(&rows).iter().zip(&shares) {
            lines.push(format!("{line}  {}", bar(if most > 0.0 { share / most } else { 0.0 })).trim_end().to_owned());
        }
    }
    lines
}

/// A bar of this part of the longest, to an eighth of a column.
fn bar(part: f64) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (part * BAR * 8.0).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), EIGHTHS[eighths % 8])
}
