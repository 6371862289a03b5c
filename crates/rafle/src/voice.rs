//! What is said of one game, and the same as data.

use rafle_engine::{Play, Standing};
use serde_json::{Value, json};

pub(crate) use rafle_tui::Voice;

/// How a game stands, as data. A share of the win there is only when the game is over: before that nobody has won.
pub(crate) fn standings_as_data(voice: &Voice, play: &Play) -> Value {
    let over = play.over();
    let row = |row: Standing| {
        json!({
            "seat": row.seat,
            "name": voice.player(row.seat),
            "score": row.score,
            "place": row.place,
            "share": if over { row.share } else { 0.0 },
        })
    };
    play.standings().rows().map(row).collect()
}

/// Options as data, by their keys.
pub(crate) fn options_as_data(options: Vec<(&'static str, String)>) -> Value {
    Value::Object(options.into_iter().map(|(key, word)| (key.to_owned(), Value::String(word))).collect())
}
