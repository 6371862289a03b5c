//! One game's words, in one language, with the names of its players.

use rafle_engine::{Arg, Message, Next, Play, Seat, Standing, Standings};
use rafle_words::Words;
use serde_json::{Value, json};

/// Says what there is to say about one game.
pub(crate) struct Voice {
    pub(crate) words: Words,
    pub(crate) slug: &'static str,
    pub(crate) names: Vec<Option<String>>,
}

impl Voice {
    /// Words for this game; players are called by their seats until they are named.
    pub(crate) fn new(words: Words, slug: &'static str) -> Voice {
        Voice { words, slug, names: Vec::new() }
    }

    /// From now on players are called so.
    pub(crate) fn call(&mut self, names: &[Option<String>]) {
        names.clone_into(&mut self.names);
    }

    /// A message of the game or of the table.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(self.slug, message, &self.names)
    }

    /// A message of the command line.
    pub(crate) fn tell(&self, message: &Message) -> String {
        self.words.say("cli", message, &self.names)
    }

    /// What a player is called.
    pub(crate) fn player(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().flatten().unwrap_or_else(|| seat.to_string())
    }

    /// How a game stands: a heading, a row for each seat, and at the end who has won.
    pub(crate) fn standings(&self, play: &Play) -> Vec<String> {
        let (standings, over) = (play.standings(), play.next() == Next::Nobody);
        let mut rows: Vec<_> = standings.rows().collect();
        rows.sort_by_key(|row| row.place);
        let row = |row: &Standing| {
            let key = if play.resigned().has(row.seat) { "standing-resigned" } else { "standing" };
            let standing = Message::new(key).with("place", row.place).with("seat", row.seat);
            format!("  {}", self.tell(&standing.with("score", row.score)))
        };
        let heading = self.tell(&Message::new(if over { "stands-at-the-end" } else { "stands-so-far" }));
        std::iter::once(heading).chain(rows.iter().map(row)).chain(over.then(|| self.won(&standings))).collect()
    }

    fn won(&self, standings: &Standings) -> String {
        let winners = standings.winners.iter().collect::<Arg>();
        self.tell(&match standings.winners.len() {
            0 => Message::new("won-by-nobody"),
            1 => Message::new("won-by").with("winner", winners),
            _ => Message::new("won-by-several").with("winners", winners),
        })
    }

    /// The same as data.
    pub(crate) fn standings_as_data(&self, play: &Play) -> Value {
        let row = |row: Standing| {
            json!({
                "seat": row.seat,
                "name": self.player(row.seat),
                "score": row.score,
                "place": row.place,
                "share": row.share,
            })
        };
        play.standings().rows().map(row).collect()
    }
}

/// Options as data, by their keys.
pub(crate) fn options_as_data(options: Vec<(&'static str, String)>) -> Value {
    Value::Object(options.into_iter().map(|(key, word)| (key.to_owned(), Value::String(word))).collect())
}
