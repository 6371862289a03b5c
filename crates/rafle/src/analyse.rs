//! `rafle analyse`: where a finished game was lost and won, and what was luck.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rafle_bots::Thought;
use rafle_engine::{Account, Analysis, Decision, Message, Objective, Record, RecordError};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::coach::{self, Judgement, amount};
use crate::failure::Failure;
use crate::voice::Voice;

/// So many of the costliest decisions are named.
const NAMED: usize = 3;

/// `rafle analyse`.
#[derive(Args, Debug)]
#[command(after_help = "\
Losses are exact where the game is solved, and then luck and skill add up to the result minus what was expected; else
they are estimated.

Examples:
  rafle analyse evening.rafle
  rafle analyse evening.rafle --json | jq .costliest")]
pub struct Analyse {
    /// The record of a finished game
    pub file: PathBuf,
    /// How many playouts the estimate of one decision may take
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    pub playouts: u32,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

pub(crate) fn run(asked: &Analyse, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    coach::run::<Analysis>(&asked.file, asked.playouts, asked.json, words, output)
}

impl Judgement for Analysis {
    fn of(record: &Record, thought: Thought) -> Result<Analysis, RecordError> {
        rafle_bots::analyse_record(record, thought)
    }

    fn measure(&self) -> (Objective, bool) {
        (self.objective, self.exact)
    }

    fn as_data(&self) -> Value {
        let account = |it: &Account| {
            json!({
                "seat": it.seat,
                "result": it.result,
                "lost": it.lost,
                "expected": it.parts.map(|parts| parts.expected),
                "luck": it.parts.map(|parts| parts.luck),
                "skill": it.parts.map(|parts| parts.skill),
            })
        };
        json!({
            "decisions": self.decisions,
            "costliest": self.costliest(NAMED),
            "by_seat": self.accounts.iter().map(account).collect::<Vec<_>>(),
        })
    }

    fn said(&self, voice: &Voice) -> Vec<String> {
        said(self, voice)
    }
}

fn said(analysis: &Analysis, voice: &Voice) -> Vec<String> {
    let amount = |value| amount(voice, analysis.objective, value);
    let heading = match (analysis.objective, analysis.exact) {
        (Objective::Share, true) => "analysis-share-exact",
        (Objective::Share, false) => "analysis-share",
        (Objective::Score, true) => "analysis-score-exact",
        (Objective::Score, false) => "analysis-score",
    };
    let decision = |key: &'static str, it: &Decision| {
        let message = Message::new(key)
            .with("line", it.number)
            .with("seat", it.seat)
            .with("action", it.action.as_str())
            .with("best", it.best.as_str())
            .with("loss", amount(it.loss))
            .with("error", amount(it.error));
        voice.tell(&message)
    };
    let of_decision = if analysis.exact { "decision" } else { "decision-estimated" };
    let account = |it: &Account| {
        let message = |key| {
            Message::new(key).with("seat", it.seat).with("result", amount(it.result)).with("lost", amount(it.lost))
        };
        voice.tell(&match it.parts {
            None => message("account"),
            Some(parts) => message("account-exact")
                .with("expected", amount(parts.expected))
                .with("luck", amount(parts.luck))
                .with("skill", amount(parts.skill)),
        })
    };
    let mut lines = vec![voice.tell(&Message::new(heading).with("count", analysis.decisions.len()))];
    lines.extend(analysis.decisions.iter().map(|it| decision(of_decision, it)));
    let costliest = analysis.costliest(NAMED);
    lines.push(voice.tell(&Message::new("costliest").with("count", costliest.len())));
    lines.extend(costliest.into_iter().map(|it| decision(of_decision, it)));
    lines.extend(analysis.accounts.iter().map(account));
    lines
}
