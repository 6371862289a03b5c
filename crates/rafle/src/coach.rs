//! What the commands of the coach share: a record is read and judged, and the judgement told as data or in words.

use std::io::Write;

use rafle_bots::{Limit, Thought};
use rafle_engine::{Objective, RecordError};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::progress;
use crate::records::Played;
use crate::voice::Voice;

/// What a coach makes of a record.
pub(crate) trait Judgement: Sized {
    /// What values are of, and whether they are exact.
    fn measure(&self) -> (Objective, bool);

    /// The rest of it as data.
    fn as_data(&self) -> Value;

    /// The same in lines.
    fn said(&self, voice: &Voice) -> Vec<String>;
}

/// Has a game judged, and tells the judgement.
pub(crate) fn run<J: Judgement>(
    played: &Played,
    playouts: u32,
    json: bool,
    words: Words,
    output: &mut dyn Write,
    judge: impl FnOnce(&Played, Thought) -> Result<J, RecordError>,
) -> Result<(), Failure> {
    let voice = Voice::new(words, played.about.slug).calling(&played.play);
    let thought = Thought { seed: 0, limit: Limit::Playouts(playouts), patient: true };
    let bar = progress::solving(voice.clone());
    let judgement = judge(played, thought);
    bar.finish_and_clear();
    let judgement = judgement.map_err(|error| played.nothing_to_say(error, words))?;
    if json {
        writeln!(output, "{:#}", as_data(played.about.slug, &judgement))?;
    } else {
        for line in judgement.said(&voice) {
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
