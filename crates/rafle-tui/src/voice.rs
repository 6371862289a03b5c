//! One game's words, in one language, with the names of its players.

use rafle_engine::{Message, Seat};
use rafle_words::Words;

/// Says what there is to say on a screen.
#[derive(Clone, Debug)]
pub struct Voice {
    /// The language.
    pub words: Words,
    /// The game.
    pub slug: &'static str,
    /// What the players are called.
    pub names: Vec<Option<String>>,
}

impl Voice {
    /// A message of the game or of the table.
    pub fn say(&self, message: &Message) -> String {
        self.words.say(self.slug, message, &self.names)
    }

    /// A message of the screen itself.
    pub fn tell(&self, message: &Message) -> String {
        self.words.say("tui", message, &self.names)
    }

    /// A message of the screen that speaks of nothing.
    pub fn word(&self, key: &'static str) -> String {
        self.tell(&Message::new(key))
    }

    /// What a player is called.
    pub fn player(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().flatten().unwrap_or_else(|| seat.to_string())
    }
}
