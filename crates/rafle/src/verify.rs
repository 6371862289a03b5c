//! `rafle verify`: whether the luck of a record follows from what was sealed before the game.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use rafle_engine::{Message, Record, Said};
use rafle_table::{Outcome, Verdict, verify};
use rafle_words::Words;

use crate::cli::EXIT_CODES;
use crate::failure::Failure;
use crate::records::{played_or_why, read};

/// `rafle verify`.
#[derive(Args, Debug)]
#[command(after_help = format!("\
A game at a table or by `rafle play` begins with a seal, the hash of a secret, and ends with the secret. Every throw, deal \
and draw has to follow from it by the rule in docs/FAIR-LUCK.md.

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
        let play = played_or_why(file, words)?;
        let verdict = verify(&play);
        let Verdict::Follows { before, outcomes } = &verdict else {
            all_follow = false;
            let (record, _) = read(file, words)?;
            writeln!(output, "{}", why_not(file, &record, &verdict, words))?;
            continue;
        };
        if asked.draws {
            write_draws(outcomes, output)?;
            continue;
        }
        let follows = Message::new("luck-follows").with("count", outcomes.len()).with("before", *before);
        writeln!(output, "{}: {}", file.display(), words.say("cli", &follows, &[]))?;
    }
    if !asked.draws {
        writeln!(output, "{}", words.say("cli", &Message::new("luck-not-shown"), &[]))?;
    }
    if all_follow { Ok(()) } else { Err(Failure::No(None)) }
}

fn write_draws(outcomes: &[Outcome], output: &mut dyn Write) -> Result<(), Failure> {
    for outcome in outcomes {
        for (n, came) in &outcome.draws {
            writeln!(output, "{} {n} {came}", outcome.number)?;
        }
    }
    Ok(())
}

/// `FILE:LINE: why`.
fn why_not(file: &Path, record: &Record, verdict: &Verdict, words: Words) -> String {
    let (entry, why) = match verdict {
        Verdict::Follows { .. } | Verdict::Unsealed => (None, Message::new("luck-unsealed")),
        Verdict::Closed => (None, Message::new("luck-closed")),
        Verdict::Unknown(rule) => (None, Message::new("luck-unknown").with("rule", rule.as_str())),
        Verdict::OtherSecret(entry) => (Some(*entry), Message::new("luck-other-secret")),
        Verdict::Differs { found, follows } => {
            let differs = Message::new("luck-differs").with("found", found.line.as_str());
            (Some(found.entry), differs.with("number", found.number).with("follows", follows.as_str()))
        }
    };
    let why = words.say("cli", &why, &[]);
    match entry.and_then(|entry| line_of(record, entry)) {
        Some(line) => format!("{}:{line}: {why}", file.display()),
        None => format!("{}: {why}", file.display()),
    }
}

/// In which line of the file this line of the log stands.
fn line_of(record: &Record, entry: usize) -> Option<usize> {
    let mut lines = record.entries.iter().filter(|entry| matches!(entry.said, Said::Line(_)));
    lines.nth(entry).map(|entry| entry.number)
}
