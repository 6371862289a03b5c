//! What the commands of the coach share: a record is read and judged, and the judgement told as data or in words.

use std::io::Write;
use std::path::Path;

use rafle_bots::{Limit, Thought};
use rafle_engine::{Objective, Record, RecordError};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::progress;
use crate::records::{played_or_why, read, senseless};
use crate::voice::Voice;

/// What a coach makes of a record.
pub(crate) trait Judgement: Sized {
    /// Judges a record, or says which line is in the way.
    fn of(record: &Record, thought: Thought) -> Result<Self, RecordError>;

    /// What values are of, and whether they are exact.
    fn measure(&self) -> (Objective, bool);

    /// The rest of it as data.
    fn as_data(&self) -> Value;

    /// The same in lines.
    fn said(&self, voice: &Voice) -> Vec<String>;
}

/// Judges the record in a file, and tells it.
pub(crate) fn run<J: Judgement>(
    file: &Path,
    playouts: u32,
    json: bool,
    words: Words,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    // Whoever judges a record leaves out what it expects; a record that does not hold is not worth judging.
    let names = played_or_why(file, words)?.names().to_vec();
    let (record, about) = read(file, words)?;
    let thought = Thought { seed: 0, limit: Limit::Playouts(playouts), patient: true };
    let bar = progress::solving(Voice::new(words, about.slug));
    let judgement = J::of(&record, thought);
    bar.finish_and_clear();
    let judgement = judgement.map_err(|error| senseless(file, about, error, words))?;
    if json {
        writeln!(output, "{:#}", as_data(about.slug, &judgement))?;
    } else {
        for line in judgement.said(&Voice::new(words, about.slug).calling(&names)) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

fn as_data(slug: &str, judgement: &impl Judgement) -> Value {
    let (objective, exact) = judgement.measure();
    let objective = match objective {
        Objective::Share => "share",
        Objective::Score => "score",
    };
    let mut data = json!({ "slug": slug, "objective": objective, "exact": exact });
    if let (Value::Object(data), Value::Object(rest)) = (&mut data, judgement.as_data()) {
        data.extend(rest);
    }
    data
}

/// A share in per cent, or points, as people read them.
pub(crate) fn amount(voice: &Voice, objective: Objective, value: f64) -> String {
    match objective {
        Objective::Share => voice.words.decimal(100.0 * value, 2),
        Objective::Score => voice.words.decimal(value, 2),
    }
}
