//! `rafle advise`: what the seat that is next can do, and what each of it is worth.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rafle_bots::Thought;
use rafle_engine::{Advice, Advised, Message, Objective, Record, RecordError};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::coach::{self, Judgement, amount};
use crate::failure::Failure;
use crate::table::in_columns;
use crate::voice::Voice;

/// `rafle advise`.
#[derive(Args, Debug)]
#[command(after_help = "\
The record may be what only the seat that is next was told: `throw ?` and `deal ?` stand for what it did not see. Values
are exact where the game is solved; else they are estimated, and ± is the standard error.

Examples:
  rafle advise evening.rafle
  rafle advise evening.rafle --playouts 20000 --json")]
pub struct Advise {
    /// The record of a game that is not over
    pub file: PathBuf,
    /// How many playouts an estimate may take
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(1..))]
    pub playouts: u32,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

pub(crate) fn run(asked: &Advise, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    coach::run::<Advice>(&asked.file, asked.playouts, asked.json, words, output)
}

impl Judgement for Advice {
    fn of(record: &Record, thought: Thought) -> Result<Advice, RecordError> {
        rafle_bots::advise_record(record, thought)
    }

    fn measure(&self) -> (Objective, bool) {
        (self.objective, self.exact)
    }

    fn as_data(&self) -> Value {
        json!({ "seat": self.seat, "actions": self.actions })
    }

    fn said(&self, voice: &Voice) -> Vec<String> {
        said(self, voice)
    }
}

fn said(advice: &Advice, voice: &Voice) -> Vec<String> {
    let key = match (advice.objective, advice.exact) {
        (Objective::Share, true) => "advice-share-exact",
        (Objective::Share, false) => "advice-share",
        (Objective::Score, true) => "advice-score-exact",
        (Objective::Score, false) => "advice-score",
    };
    let amount = |value| amount(voice, advice.objective, value);
    let row = |it: &Advised| vec![it.action.clone(), amount(it.value), amount(it.loss), amount(it.error)];
    let column = |key| voice.tell(&Message::new(key));
    let head = vec![String::new(), column("column-value"), column("column-loss"), column("column-standard-error")];
    let rows: Vec<_> = std::iter::once(head).chain(advice.actions.iter().map(row)).collect();
    let heading = voice.tell(&Message::new(key).with("seat", advice.seat));
    std::iter::once(heading).chain(in_columns(&rows)).collect()
}
