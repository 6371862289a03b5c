//! `rafle analyse`: where a finished game was lost and won, and what was luck.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rafle_engine::{Account, Analysis, Decision, Message, Objective, Play, View, Viewer};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::arguments::whole;
use crate::cli::MOST_PLAYOUTS;
use crate::coach::{self, Judgement, amount};
use crate::failure::Failure;
use crate::records::Played;
use crate::table;
use crate::voice::Voice;

/// So many of the costliest decisions are named.
const NAMED: usize = 3;

/// `rafle analyse`.
#[derive(Args, Debug)]
#[command(after_help = "\
Losses are exact where the game is solved, and then luck and skill add up to the result minus what was expected; else \
they are estimated. Lines are those of the file: `rafle advise FILE --at LINE` says what else was open there.

Examples:
  rafle analyse evening.rafle
  rafle analyse evening.rafle --json | jq .costliest")]
pub struct Analyse {
    /// The record of a finished game; `-` is standard input
    pub file: PathBuf,
    /// Tell every decision, also those that lost nothing
    #[arg(long)]
    pub all: bool,
    /// How many playouts the estimate of one decision may take
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = whole::<u32>(1..=MOST_PLAYOUTS))]
    pub playouts: u32,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

pub(crate) fn run(asked: &Analyse, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    // A record that does not hold is not worth judging; what it expects is left out.
    let played = Played::of(&asked.file, words)?;
    coach::run(&played, asked.playouts, asked.json, words, output, |played, thought| {
        Ok(Look::new(rafle_bots::analyse_record(&played.record, thought)?, &played.play, &played.lines, asked.all))
    })
}

/// What is said of a game that is kept: its record has a header and then its lines.
pub(crate) fn said_of_kept(analysis: Analysis, play: &Play, voice: &Voice) -> Vec<String> {
    let lines: Vec<_> = (2..).take(play.log().len()).collect();
    Look::new(analysis, play, &lines, false).said(voice)
}

/// A look through a game, and where each of its decisions was made.
struct Look {
    analysis: Analysis,
    /// In which line of the file each decision stands, and the table before it.
    places: Vec<(usize, View)>,
    /// Whether decisions are told that lost nothing.
    all: bool,
}

impl Look {
    /// `lines` says in which line of the file each line of the log stands.
    fn new(analysis: Analysis, play: &Play, lines: &[usize], all: bool) -> Look {
        let lines = play.counting_numbers().map(|number| lines[number]);
        let mut decided = analysis.decisions.iter().peekable();
        let mut places = Vec::new();
        for ((step, line), number) in play.steps().zip(lines).zip(1..) {
            if decided.next_if(|decision| decision.number == number).is_some() {
                places.push((line, step.before.view(Viewer::Referee)));
            }
        }
        Look { analysis, places, all }
    }

    /// Where a decision was made.
    fn place(&self, decision: &Decision) -> &(usize, View) {
        let place = self.analysis.decisions.iter().position(|other| other.number == decision.number);
        &self.places[place.expect("it is one of the decisions")]
    }

    fn decision_as_data(&self, decision: &Decision) -> Value {
        let mut data = json!(decision);
        data["file_line"] = json!(self.place(decision).0);
        data
    }

    /// What is told of a decision: what it lost, and what lay on the table.
    fn told(&self, decision: &Decision, voice: &Voice) -> Vec<String> {
        let key = if self.analysis.exact { "decision" } else { "decision-estimated" };
        let amount = |value| amount(voice, self.analysis.objective, value);
        let (line, view) = self.place(decision);
        let message = Message::new(key)
            .with("line", *line)
            .with("seat", decision.seat)
            .with("action", decision.action.as_str())
            .with("best", decision.best.as_str())
            .with("loss", amount(decision.loss))
            .with("error", amount(decision.error));
        vec![voice.tell(&message), format!("    {}", table::in_short(view, voice))]
    }
}

impl Judgement for Look {
    fn measure(&self) -> (Objective, bool) {
        (self.analysis.objective, self.analysis.exact)
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
            "decisions": self.analysis.decisions.iter().map(|it| self.decision_as_data(it)).collect::<Value>(),
            "costliest": self.analysis.costliest(NAMED).into_iter().map(|it| self.decision_as_data(it)).collect::<Value>(),
            "by_seat": self.analysis.accounts.iter().map(account).collect::<Vec<_>>(),
        })
    }

    fn said(&self, voice: &Voice) -> Vec<String> {
        said(self, voice)
    }
}

fn said(look: &Look, voice: &Voice) -> Vec<String> {
    let analysis = &look.analysis;
    let amount = |value| amount(voice, analysis.objective, value);
    let heading = match (analysis.objective, analysis.exact) {
        (Objective::Share, true) => "analysis-share-exact",
        (Objective::Share, false) => "analysis-share",
        (Objective::Score, true) => "analysis-score-exact",
        (Objective::Score, false) => "analysis-score",
    };
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
    let costliest = analysis.costliest(NAMED);
    // What is too small to be seen is not worth a line.
    let nothing = amount(0.0);
    let lost = |it: &&Decision| look.all || amount(it.loss) != nothing;
    let mut lines = vec![voice.tell(&Message::new(heading).with("count", analysis.decisions.len()))];
    lines.extend(analysis.decisions.iter().filter(lost).flat_map(|it| look.told(it, voice)));
    lines.push(voice.tell(&Message::new("costliest").with("count", costliest.len())));
    lines.extend(costliest.into_iter().map(|it| look.told(it, voice).remove(0)));
    lines.extend(analysis.accounts.iter().map(account));
    lines
}
