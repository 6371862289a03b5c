//! `rafle advise`: what the seat that is next can do, and what each of it is worth.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use clap_complete::ArgValueCompleter;
use rafle_engine::{Advice, Advised, MOST_SEATS, Message, Next, Objective, Record, RecordError, TableLine};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::arguments::whole;
use crate::cli::{MOST_PLAYOUTS, Opening};
use crate::coach::{self, Judgement, amount};
use crate::completions::{house_rules, records_and_slugs};
use crate::failure::{Failure, find};
use crate::records::Played;
use crate::referee::typed;
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
  rafle advise evening.rafle --playouts 20000 --json
  rafle advise greedy \"6; again; 5\" --seats 2 -o target=50")]
pub struct Advise {
    /// The record of a game, or the name of one; `-` is standard input
    #[arg(value_name = "RECORD|GAME", add = ArgValueCompleter::new(records_and_slugs))]
    pub file: PathBuf,
    /// What has happened in the game that was named, as the referee reads it
    #[arg(value_name = "LINES")]
    pub lines: Vec<String>,
    /// How many play the game that was named; the usual number if you do not say
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=MOST_SEATS as u32))]
    pub seats: Option<u8>,
    /// A house rule of it, such as target=50; may be given several times
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", add = ArgValueCompleter::new(house_rules))]
    pub options: Vec<String>,
    /// Ask about the choice in this line of the record, and not about the one after its end
    #[arg(long, value_name = "LINE", conflicts_with = "lines")]
    pub at: Option<usize>,
    /// How many playouts an estimate may take
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = whole::<u32>(1..=MOST_PLAYOUTS))]
    pub playouts: u32,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

pub(crate) fn run(asked: &Advise, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let unheard = asked.unheard().filter(|_| !asked.names_a_game());
    if let Some(option) = unheard {
        let clash = Message::new("arguments-clash").with("text", option);
        return Err(Failure::wrong(clash.with("others", format!("`{}`", asked.slug()))));
    }
    let played = if asked.names_a_game() {
        Played::typed(typed(&asked.opening(), &asked.lines, words)?)
    } else {
        // A record that does not hold is not worth judging; what it expects is left out.
        Played::of(&asked.file, words)?
    };
    coach::run(&played, asked.playouts, asked.json, words, output, |played, thought| {
        let record = match asked.at {
            None => played.record.clone(),
            Some(line) => {
                until(played, line).ok_or_else(|| RecordError::new(line, Message::new("nobody-to-advise")))?
            }
        };
        rafle_bots::advise_record(&record, thought)
    })
}

impl Advise {
    /// Whether a game was named and not a record: a file that is there is a record.
    fn names_a_game(&self) -> bool {
        !self.lines.is_empty() || !self.file.exists() && find(&self.slug()).is_ok()
    }

    /// What says how a game begins, which a record says itself.
    fn unheard(&self) -> Option<&'static str> {
        let options = [("`--seats`", self.seats.is_some()), ("`--option`", !self.options.is_empty())];
        options.into_iter().find_map(|(option, given)| given.then_some(option))
    }

    fn slug(&self) -> String {
        self.file.display().to_string()
    }

    fn opening(&self) -> Opening {
        Opening { slug: self.slug(), seats: self.seats, options: self.options.clone() }
    }
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
