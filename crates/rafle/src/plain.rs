//! `rafle play --plain`: the table speaks in lines, as the referee does, to people who hear it or have no screen.

use std::io::{BufRead, Write};
use std::thread;

use rafle_engine::{Message, Next, Play, Record, Seat, Seats, TableLine, Viewer};
use rafle_tui::{Setting, bots, markdown};

use crate::failure::Failure;
use crate::play::has_screen;
use crate::table;
use crate::voice::Voice;

/// Rules are wrapped at this width.
const WIDTH: usize = 80;

/// Scrolls away what was seen where a terminal cannot be cleared.
const SCROLL: usize = 200;

/// Who is at the other end.
pub(crate) struct Ends {
    /// Whether people type, and what is written stands on their screen, where the next player could read it.
    pub(crate) seen: bool,
}

/// Plays until the game is over or nothing more is typed.
pub(crate) fn run(
    play: Play,
    setting: Setting,
    ends: &Ends,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let mut voice = Voice::new(setting.words, play.start().about().slug);
    voice.names = play.names();
    let bots = bots(&play);
    let person = bots.iter().position(Option::is_none).map(Seat::new);
    let viewer = person.map_or(Viewer::Spectator, Viewer::Seat);
    let covered = ends.seen && play.start().about().hidden;
    let unheard = vec![Vec::new(); bots.len()];
    let mut plain = Plain { play, setting, voice, bots, viewer, covered, unheard, input, output };
    let begins = Message::new("plain-begins").with("game", plain.voice.words.name(plain.voice.slug));
    plain.tell(&begins)?;
    while plain.play.next() != Next::Nobody {
        if !plain.step()? {
            return Ok(());
        }
    }
    for line in plain.voice.standings(&plain.play) {
        writeln!(plain.output, "{line}")?;
    }
    Ok(())
}

/// A table that speaks in lines.
struct Plain<'a> {
    play: Play,
    setting: Setting,
    voice: Voice,
    bots: Vec<Option<String>>,
    viewer: Viewer,
    /// Whether the screen is cleared when another player looks at it.
    covered: bool,
    /// What was cleared before this seat could read it.
    unheard: Vec<Vec<String>>,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl Plain<'_> {
    /// One move of somebody; false when nothing more is typed.
    fn step(&mut self) -> Result<bool, Failure> {
        let next = self.play.next();
        let line = match next {
            Next::Nobody => return Ok(true),
            Next::Chance { hand: Some(seat) } | Next::Seat(seat) if self.bots[seat.index()].is_none() => {
                return self.ask(seat);
            }
            Next::Chance { .. } => self.play.now().draw(&mut *self.setting.luck),
            Next::Seat(seat) => self.bot_chooses(seat),
        };
        self.enter(&line)?;
        Ok(true)
    }

    fn bot_chooses(&mut self, seat: Seat) -> String {
        thread::sleep(self.setting.pause);
        let level = self.bots[seat.index()].clone().unwrap_or_default();
        let chosen = self.think(&level, seat);
        let first = || self.play.now().open().into_iter().next();
        chosen.or_else(first).expect("a seat that is next has an action")
    }

    fn think(&self, level: &str, seat: Seat) -> Option<String> {
        let told = Record::with_log(self.play.start(), self.play.log_for(Viewer::Seat(seat)));
        (self.setting.think)(level, &told, seat)
    }

    /// Asks a person, and does what is typed.
    fn ask(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.viewer != Viewer::Seat(seat) && !self.hand_over(seat)? {
            return Ok(false);
        }
        if let Some(forced) = self.play.now().forced() {
            self.enter(&forced)?;
            return Ok(true);
        }
        self.show()?;
        let Some(typed) = self.read()? else { return Ok(false) };
        match (typed.trim(), self.play.next()) {
            ("", Next::Chance { .. }) => {
                let line = self.play.now().draw(&mut *self.setting.luck);
                self.enter(&line)?;
            }
            ("", _) => {}
            ("help", _) => self.tell(&Message::new("plain-help"))?,
            ("rules", _) => {
                let page = self.voice.words.rules(self.voice.slug).unwrap_or_default();
                write!(self.output, "{}", markdown::plain(page, WIDTH, false))?;
            }
            ("hint", Next::Seat(_)) => {
                let hint = match self.think(&self.setting.adviser, seat) {
                    Some(line) => Message::new("hint").with("line", line),
                    None => Message::new("hint-none"),
                };
                self.tell(&hint)?;
            }
            ("undo", _) => self.take_back()?,
            // Luck is drawn here, never typed.
            (typed, Next::Seat(_)) => self.enter(typed)?,
            (typed, _) => self.refuse(typed, &rafle_engine::Refusal::new("throw-first"))?,
        }
        Ok(true)
    }

    /// Has another player look; false when nothing more is typed. What only the one before may know is gone by then.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.viewer = Viewer::Seat(seat);
        if !self.play.start().about().hidden {
            return Ok(true);
        }
        if self.covered {
            writeln!(self.output, "{}", self.voice.tell(&Message::new("seen-enough").with("seat", seat)))?;
            if self.read()?.is_none() {
                return Ok(false);
            }
            self.clear()?;
        }
        self.tell(&Message::new("plain-cover").with("seat", seat))?;
        if self.read()?.is_none() {
            return Ok(false);
        }
        if self.covered {
            self.clear()?;
        }
        for sentence in std::mem::take(&mut self.unheard[seat.index()]) {
            writeln!(self.output, "{sentence}")?;
        }
        Ok(true)
    }

    /// Clears the screen, and what can be scrolled back to.
    fn clear(&mut self) -> Result<(), Failure> {
        if has_screen() {
            write!(self.output, "\x1b[H\x1b[2J\x1b[3J")?;
        } else {
            write!(self.output, "{}", "\n".repeat(SCROLL))?;
        }
        Ok(())
    }

    /// Enters a line and what follows from it: kept first, told after. A refusal is told with its reason.
    fn enter(&mut self, line: &str) -> Result<(), Failure> {
        let lines = match self.play.lines_after(line, &mut *self.setting.luck) {
            Ok(lines) => lines,
            Err(refusal) => return self.refuse(line, &refusal),
        };
        (self.setting.keep)(&lines)?;
        for line in &lines {
            self.tell_of(line)?;
            self.play.enter(line).expect("what follows from a line is accepted");
        }
        Ok(())
    }

    /// Tells what a line means to whoever looks, and remembers it for those from whom it will be cleared.
    fn tell_of(&mut self, line: &str) -> Result<(), Failure> {
        for sentence in self.meaning(line, self.viewer) {
            writeln!(self.output, "{sentence}")?;
        }
        let others = Seats::first(self.bots.len()).iter().filter(|_| self.covered);
        for seat in others.filter(|&seat| self.viewer != Viewer::Seat(seat)) {
            let meant = self.meaning(line, Viewer::Seat(seat));
            self.unheard[seat.index()].extend(meant);
        }
        Ok(())
    }

    fn meaning(&self, line: &str, viewer: Viewer) -> Vec<String> {
        self.play.now().happened(line, viewer).iter().map(|message| self.voice.say(message)).collect()
    }

    fn refuse(&mut self, line: &str, refusal: &rafle_engine::Refusal) -> Result<(), Failure> {
        writeln!(self.output, "{}", self.voice.say(&self.play.why_not(line, refusal)))?;
        Ok(())
    }

    fn take_back(&mut self) -> Result<(), Failure> {
        let Some(lines) = self.play.lines_since_choice(|seat| self.bots[seat.index()].is_none()) else {
            return self.tell(&Message::new("nothing-to-take-back"));
        };
        let undo = TableLine::Undo(lines).to_string();
        (self.setting.keep)(std::slice::from_ref(&undo))?;
        self.play.enter(&undo).expect("so many lines can be taken back");
        Ok(())
    }

    /// The table, what is going on, and what can be done.
    fn show(&mut self) -> Result<(), Failure> {
        let view = self.play.now().view(self.viewer);
        writeln!(self.output)?;
        for line in table::drawn(&view, &self.voice) {
            writeln!(self.output, "  {line}")?;
        }
        writeln!(self.output, "{}", self.voice.say(&view.say))?;
        for line in table::open(&view, &self.voice) {
            writeln!(self.output, "  {line}")?;
        }
        if let Some(tap) = &view.tap {
            self.tell(&Message::new("plain-throw").with("tap", self.voice.say(tap)))?;
        }
        Ok(())
    }

    fn tell(&mut self, message: &Message) -> Result<(), Failure> {
        writeln!(self.output, "{}", self.voice.words.say("tui", message, &self.voice.names))?;
        Ok(())
    }

    /// A line that was typed; nothing at the end of input.
    fn read(&mut self) -> Result<Option<String>, Failure> {
        write!(self.output, "{} ", self.voice.tell(&Message::new("prompt")))?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned()))
    }
}
