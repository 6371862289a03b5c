//! `rafle verify`: whether the luck of a record follows from what was sealed before the game.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use rafle_engine::{Arg, Message, Record, Said};
use rafle_table::{Followed, Outcome, Verdict, Wrong, verify};
use rafle_words::Words;

use crate::cli::EXIT_CODES;
use crate::failure::Failure;
use crate::records::{as_far_as_it_goes, played_or_why, read};
use crate::tame;

/// `rafle verify`.
#[derive(Args, Debug)]
#[command(after_help = format!("\
A game at a table or by `rafle play` begins with a seal, the hash of a secret, and ends with the secret. Every throw, deal \
and draw has to follow from it, and from the numbers that the players' devices have added, by the rule in \
docs/FAIR-LUCK.md. The first line that does not fit is named.

Examples:
  rafle verify evening.rafle
  rafle verify --draws evening.rafle

{EXIT_CODES}"))]
pub struct Verify {
    /// Records of games that are over; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write the number of the outcome, n and what came for every number below n that was drawn
    #[arg(long)]
    pub draws: bool,
}

pub(crate) fn run(asked: &Verify, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let mut all_follow = true;
    for file in &asked.files {
        let verdict = verdict_on(file, words)?;
        let Verdict::Follows(followed) = &verdict else {
            all_follow = false;
            let (record, _) = read(file, words)?;
            writeln!(output, "{}", why_not(file, &record, &verdict, words))?;
            continue;
        };
        if asked.draws {
            write_draws(&followed.outcomes, output)?;
            continue;
        }
        let (record, _) = read(file, words)?;
        writeln!(output, "{}: {}", tame::path(file), said(followed, &record, words))?;
    }
    if !asked.draws {
        writeln!(output, "{}", words.say("cli", &Message::new("luck-not-shown"), &[]))?;
    }
    if all_follow { Ok(()) } else { Err(Failure::No(None)) }
}

/// What comes of following the luck of a record. Another outcome than luck would have given may lead to a line that the rules
/// refuse: then that outcome is what is wrong, and not the line.
fn verdict_on(file: &Path, words: Words) -> Result<Verdict, Failure> {
    played_or_why(file, words).map(|play| verify(&play)).or_else(|refused| {
        match as_far_as_it_goes(file).map(|play| verify(&play)) {
            Some(wrong @ (Verdict::Wrong(..) | Verdict::Differs { .. })) => Ok(wrong),
            _ => Err(refused),
        }
    })
}

fn write_draws(outcomes: &[Outcome], output: &mut dyn Write) -> Result<(), Failure> {
    for outcome in outcomes {
        for (n, came) in &outcome.draws {
            writeln!(output, "{} {n} {came}", outcome.number)?;
        }
    }
    Ok(())
}

/// What follows, from which line on, and whose numbers are in it.
fn said(followed: &Followed, record: &Record, words: Words) -> String {
    let Followed { from, before, outcomes, numbers, missing, late } = followed;
    let follows = Message::new("luck-follows").with("count", outcomes.len()).with("numbers", *numbers);
    let line = line_of(record, *from).unwrap_or_default();
    let checked = (*before > 0).then(|| Message::new("luck-from").with("line", line).with("before", *before));
    let anew = (!missing.is_empty()).then(|| {
        let whose: Arg = missing.iter().map(String::as_str).collect();
        Message::new("luck-anew").with("count", missing.len()).with("whose", whose)
    });
    let all = [Some(follows), checked, anew].into_iter().flatten();
    let late = (*late > 0).then(|| words.say("site", &Message::new("luck-taken-back").with("count", *late), &[]));
    all.map(|message| words.say("cli", &message, &[])).chain(late).collect::<Vec<_>>().join(" ")
}

/// `FILE:LINE: why`.
fn why_not(file: &Path, record: &Record, verdict: &Verdict, words: Words) -> String {
    let (entry, why) = match verdict {
        Verdict::Follows(_) | Verdict::Unsealed => (None, Message::new("luck-unsealed")),
        Verdict::Closed => (None, Message::new("luck-closed")),
        Verdict::Unknown(rule) => (None, Message::new("luck-unknown").with("rule", rule.as_str())),
        Verdict::Wrong(entry, wrong) => (Some(*entry), what_is(wrong)),
        Verdict::Differs { found, follows } => {
            let differs = Message::new("luck-differs").with("found", found.line.as_str());
            (Some(found.entry), differs.with("number", found.number).with("follows", follows.as_str()))
        }
    };
    let why = words.say("cli", &why, &[]);
    match entry.and_then(|entry| line_of(record, entry)) {
        Some(line) => format!("{}:{line}: {why}", tame::path(file)),
        None => format!("{}: {why}", tame::path(file)),
    }
}

/// What is wrong with a line of luck, or with an outcome that came too soon.
fn what_is(wrong: &Wrong) -> Message {
    let of = |key, device: &str| Message::new(key).with("device", device);
    match wrong {
        Wrong::Unreadable => Message::new("luck-unreadable"),
        Wrong::OtherSecret => Message::new("luck-other-secret"),
        Wrong::TooEarly => Message::new("luck-too-early"),
        Wrong::TooLate => Message::new("luck-too-late"),
        Wrong::NotOpened => Message::new("luck-not-opened"),
        Wrong::NoSeal(device) => of("luck-no-seal", device),
        Wrong::NotAsked(device) => of("luck-not-asked", device),
        Wrong::OtherNumber(device) => of("luck-other-number", device),
        Wrong::NoNumber(device) => of("luck-no-number", device),
    }
}

/// In which line of the file this line of the log stands.
fn line_of(record: &Record, entry: usize) -> Option<usize> {
    let mut lines = record.entries.iter().filter(|entry| matches!(entry.said, Said::Line(_)));
    lines.nth(entry).map(|entry| entry.number)
}
