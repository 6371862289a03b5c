//! `rafle advise`: what the seat that is next can do, and what each of it is worth.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rafle_engine::{Advice, Advised, Message, Next, Objective, Record, RecordError, TableLine};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::coach::{self, Judgement, amount};
use crate::failure::Failure;
use crate::records::Played;
use crate::table::in_columns;
use crate::voice::Voice;

/// `rafle advise`.
#[derive(Args, Debug)]
#[command(after_help = "\
The record may be what only the seat that is next was told: `throw ?` and `deal ?` stand for what it did not see. Values \
are exact where the game is solved; else they are estimated, and ± is the standard error. Lines are those of the file, as \
`replay` and `analyse` number them.

Examples:
  rafle advise evening.rafle
  rafle advise evening.rafle --at 12
  rafle advise evening.rafle --playouts 20000 --json")]
pub struct Advise {
    /// The record of a game; `-` is standard input
    pub file: PathBuf,
    /// Ask about the choice in this line of the record, and not about the one after its end
    #[arg(long, value_name = "LINE")]
    pub at: Option<usize>,
    /// How many playouts an estimate may take
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(1..))]
    pub playouts: u32,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

pub(crate) fn run(asked: &Advise, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    coach::run(&asked.file, asked.playouts, asked.json, words, output, |played, thought| {
        let record = match asked.at {
            None => played.record.clone(),
            Some(line) => {
                until(played, line).ok_or_else(|| RecordError::new(line, Message::new("nobody-to-advise")))?
            }
        };
        rafle_bots::advise_record(&record, thought)
    })
}

/// The record until the choice in this line: the last one, if there are several.
fn until(played: &Played, line: usize) -> Option<Record> {
    let log = played.play.log();
    let mut game = played.play.afresh();
    let mut before = None;
    for (index, text) in log.iter().enumerate() {
        let table = text.parse::<TableLine>().is_ok();
        if played.lines[index] == line && !table && matches!(game.next(), Next::Seat(_)) {
            before = Some(index);
        }
        game.enter(text).expect("a line that was accepted once is accepted again");
    }
    before.map(|index| Record::as_told(&played.play, log[..index].to_vec()))
}

impl Judgement for Advice {
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
