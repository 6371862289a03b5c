//! One game's words, in one language, with the names of its players.

use rafle_engine::{Arg, Message, Play, Seat, Standing};
use rafle_words::{FALLBACK, Words};

use crate::setup::LONGEST;
use crate::shelf::shortened;

/// Says what there is to say about one game, on a screen or in lines.
#[derive(Clone, Debug)]
pub struct Voice {
    /// The language.
    pub words: Words,
    /// The game.
    pub slug: &'static str,
    /// What the players are called.
    pub names: Vec<Option<String>>,
    /// Who reads this, if it is one player alone: what is asked of them is said to them.
    you: Option<Seat>,
    /// Whose own words stand around those of the game: the command line's, or the screen's.
    own: &'static str,
}

impl Voice {
    /// Words of the command line for this game; players are called by their seats until they are named.
    pub fn new(words: Words, slug: &'static str) -> Voice {
        Voice { words, slug, names: Vec::new(), you: None, own: "cli" }
    }

    /// Words of the screen for this game.
    pub fn on_screen(words: Words, slug: &'static str) -> Voice {
        Voice { own: "tui", ..Voice::new(words, slug) }
    }

    /// Words for a game that is played, whose players have names.
    #[must_use]
    pub fn calling(mut self, play: &Play) -> Voice {
        self.call(play);
        self
    }

    /// The same words, read by this player alone; by several, or by nobody who plays, if there is none.
    #[must_use]
    pub fn read_by(mut self, you: Option<Seat>) -> Voice {
        self.you = you;
        self
    }

    /// From now on players are called as this game says.
    pub fn call(&mut self, play: &Play) {
        // On a screen a name has so much room; in lines it goes on below.
        let room = if self.own == "tui" { LONGEST } else { usize::MAX };
        let names = self.words.called(play.names(), play.unnamed());
        self.names = names.iter().map(|name| name.as_deref().map(|name| shortened(name, room))).collect();
    }

    /// A message of the game or of the table.
    pub fn say(&self, message: &Message) -> String {
        self.words.say(self.slug, message, &self.names)
    }

    /// What is going on: said to whoever reads it, if it is asked of them.
    pub fn headline(&self, message: &Message) -> String {
        self.words.say_to(self.you, self.slug, message, &self.names)
    }

    /// A message of the command line or the screen itself.
    pub fn tell(&self, message: &Message) -> String {
        self.words.say(self.own, message, &self.names)
    }

    /// A message of that kind that speaks of nothing.
    pub fn word(&self, key: &'static str) -> String {
        self.tell(&Message::new(key))
    }

    /// `label: what`, as the language sets its colons; a question has none.
    pub fn labelled(&self, label: &str, what: &str) -> String {
        self.words.labelled(label, what)
    }

    /// Two things that are told of something, in one line.
    pub fn both(&self, first: &Message, last: &Message) -> String {
        format!("{}{}{}", self.say(first), self.say(&Message::new("list-semicolon")), self.say(last))
    }

    /// What a player is called.
    pub fn player(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().flatten().unwrap_or_else(|| seat.to_string())
    }

    /// How a game stands, in lines: a heading, a row for each seat, and at the end who has won.
    pub fn standings(&self, play: &Play) -> Vec<String> {
        let heading = self.word(if play.over() { "stands-at-the-end" } else { "stands-so-far" });
        let rows = self.ranking(play).into_iter().map(|row| format!("  {row}"));
        let won = play.over().then(|| self.tell(&play.standings().who_won()));
        std::iter::once(heading).chain(rows).chain(won).collect()
    }

    /// Who stands where, the first first. Where the game is over and nobody has won, nobody has a place.
    pub fn ranking(&self, play: &Play) -> Vec<String> {
        let standings = play.standings();
        let placed = !play.over() || !standings.winners.is_empty();
        let mut rows: Vec<_> = standings.rows().collect();
        rows.sort_by_key(|row| row.place);
        let row = |row: &Standing| {
            let key = match placed {
                true if play.resigned().has(row.seat) => "standing-resigned",
                true => "standing",
                false => "standing-unplaced",
            };
            let standing = Message::new(key).with("place", row.place).with("seat", row.seat);
            self.words.say("cli", &standing.with("score", self.score(row.score)), &self.names)
        };
        rows.iter().map(row).collect()
    }

    /// A score, with what it counts where the game says so because it is not what decides.
    fn score(&self, score: i32) -> Arg {
        let counted = "score-counted";
        let said = self.words.has(self.slug, counted) || Words::of(FALLBACK).has(self.slug, counted);
        if said { self.say(&Message::new(counted).with("count", score)).into() } else { score.into() }
    }
}
