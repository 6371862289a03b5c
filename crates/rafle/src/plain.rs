//! `rafle play --plain`: the table speaks in lines, as the referee does, to people who hear it or have no screen.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::thread;

use console::Term;
use rafle_bots::Level;
use rafle_engine::{Message, Next, Play, Refusal, Seat, Seats, TableLine, Viewer, gone, gone_from};
use rafle_table::Sitter;
use rafle_tui::{Setting, bots, markdown};

use crate::failure::Failure;
use crate::narrow::Narrow;
use crate::play::has_screen;
use crate::prompt::read_line;
use crate::reader::{Reader, Reading};
use crate::referee::{announced, parts};
use crate::table;
use crate::tame::shortened;
use crate::voice::Voice;

/// Rules are wrapped at this width.
const WIDTH: usize = 80;

/// Scrolls away what was seen where a terminal cannot be cleared.
const SCROLL: usize = 200;

/// Who is at the other end.
pub(crate) struct Ends {
    /// Whether somebody types, who reads a refusal and types something better.
    pub(crate) typed: bool,
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
    let mut narrow = Narrow::new(output, Term::stdout());
    let output = &mut narrow;
    let bots = bots(&play);
    let person = bots.iter().position(Option::is_none).map(Seat::new);
    let alone = person.filter(|_| bots.iter().filter(|bot| bot.is_none()).count() == 1);
    let voice = Voice::new(setting.words, play.start().about().slug).calling(&play).read_by(alone);
    let viewer = person.map_or(Viewer::Spectator, Viewer::Seat);
    let covered = ends.seen && play.start().about().hidden;
    let unheard = vec![Vec::new(); bots.len()];
    let (everybody, parts, refused) = (false, VecDeque::new(), false);
    let mut plain =
        Plain { play, setting, voice, bots, viewer, covered, everybody, unheard, parts, refused, input, output };
    let begins = Message::new("plain-begins").with("game", plain.voice.words.name(plain.voice.slug));
    plain.tell(&begins)?;
    while plain.play.next() != Next::Nobody {
        if !plain.step()? {
            break;
        }
    }
    if plain.play.over() {
        for line in plain.voice.standings(&plain.play) {
            writeln!(plain.output, "{line}")?;
        }
    }
    if plain.refused && !ends.typed { Err(Failure::No(None)) } else { Ok(()) }
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
    /// Whether everybody is shown next, however many sit here.
    everybody: bool,
    /// What was cleared before this seat could read it.
    unheard: Vec<Vec<String>>,
    /// What was typed in one line with semicolons and is still to be done.
    parts: VecDeque<String>,
    /// Whether anything that was typed was refused.
    refused: bool,
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
            Next::Chance { .. } => self.play.draw(&mut *self.setting.luck),
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
        (self.setting.think)(level, &self.play.seen_by(seat))
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
        let Some(typed) = self.next_part()? else { return Ok(false) };
        let typed = typed.as_str();
        // Capitals do not matter in what is said to the table.
        match (typed.to_lowercase().as_str(), self.play.next()) {
            ("" | "throw" | "draw", Next::Chance { .. }) => {
                let line = self.play.draw(&mut *self.setting.luck);
                self.enter(&line)?;
            }
            ("", _) => {}
            ("help", _) => writeln!(self.output, "{}", self.voice.tell(&Message::new("plain-help")))?,
            ("table", _) => self.everybody = true,
            ("rules", _) => {
                if let Some(rules) = self.voice.words.rules(self.voice.slug) {
                    write!(self.output, "{}", markdown::plain(&rules.with_note(), WIDTH, false))?;
                }
            }
            ("hint", next) => {
                let asked = matches!(next, Next::Seat(_)).then(|| self.think(&self.setting.adviser, seat)).flatten();
                let hint = match asked {
                    Some(line) => Message::new("hint").with("line", line),
                    None => Message::new("hint-none"),
                };
                self.tell(&hint)?;
            }
            ("quit" | "exit", _) => return Ok(false),
            (_, next) => match self.heard(typed)? {
                Reading::Lines(lines) => match (lines[0].parse(), gone_from(&lines[0]), &lines[..]) {
                    (_, Some(seat), _) => self.resign(typed, seat)?,
                    (Ok(line), ..) => self.enter_table_line(typed, &line)?,
                    (Err(_), _, [line]) if matches!(next, Next::Seat(_)) => self.enter(line)?,
                    // The next throw is not "again" where luck is drawn.
                    _ if matches!(next, Next::Seat(_)) => self.enter(typed)?,
                    _ => self.refuse(typed, &Refusal::new("luck-is-drawn-here"))?,
                },
                Reading::Several(readings) => self.ask_back(typed, &readings)?,
                Reading::Nothing if matches!(next, Next::Seat(_)) => self.enter(typed)?,
                Reading::Nothing => self.refuse(typed, &Refusal::new("luck-is-drawn-here"))?,
            },
        }
        Ok(true)
    }

    /// What a text means. Of a letter that is somebody's name as well it is said that it means the seat.
    fn heard(&mut self, typed: &str) -> Result<Reading, Failure> {
        let reader = Reader::new(&self.play, self.setting.words);
        let (reading, not_the_name) = (reader.read(typed), reader.not_the_name(typed));
        if let Some(message) = not_the_name {
            writeln!(self.output, "{}", self.voice.tell(&message))?;
        }
        Ok(reading)
    }

    /// What is to be done next: the rest of a line, else the first part of a new one; nothing at the end of input.
    fn next_part(&mut self) -> Result<Option<String>, Failure> {
        if let Some(part) = self.parts.pop_front() {
            return Ok(Some(part));
        }
        self.show()?;
        loop {
            let Some(typed) = self.read()? else { return Ok(None) };
            self.parts = parts(&typed).map(ToOwned::to_owned).collect();
            // Enter throws, a remark does not.
            if typed.trim().is_empty() || !self.parts.is_empty() {
                return Ok(Some(self.parts.pop_front().unwrap_or_default()));
            }
        }
    }

    /// Somebody is out, and passed over; where the game cannot do without, a bot plays on.
    fn resign(&mut self, typed: &str, seat: Seat) -> Result<(), Failure> {
        let bot = self.bots.get(seat.index()).is_some_and(Option::is_some);
        let mut after = self.play.clone();
        if let Some(refusal) = bot.then(|| Refusal::new("bot-never-resigns")).or_else(|| after.enter(&gone(seat)).err())
        {
            return self.refuse(typed, &refusal);
        }
        let played_on = after.next() != Next::Nobody && !self.play.passes_over(seat);
        let sits = TableLine::Sits(seat, Sitter::Bot(Level::Club.to_string()).to_string());
        let lines: Vec<_> = [gone(seat)].into_iter().chain(played_on.then(|| sits.to_string())).collect();
        (self.setting.keep)(&lines)?;
        for line in &lines {
            self.tell_of(line)?;
            self.play.enter(line).expect("it was accepted before");
        }
        self.bots = bots(&self.play);
        Ok(())
    }

    /// What was typed could mean several things.
    fn ask_back(&mut self, typed: &str, readings: &[String]) -> Result<(), Failure> {
        self.refused = true;
        self.parts.clear();
        let readings = readings.iter().map(|line| format!("`{line}`")).collect::<rafle_engine::Arg>();
        let several = Message::new("read-several").with("line", typed).with("readings", readings);
        writeln!(self.output, "{}", self.voice.tell(&several))?;
        Ok(())
    }

    /// Does what can be done at a table that was laid when the game began, and says why the rest cannot.
    fn enter_table_line(&mut self, typed: &str, line: &TableLine) -> Result<(), Failure> {
        let refusal = match line {
            TableLine::Undo(choices) => return self.take_back(typed, *choices),
            TableLine::Sits(..) => Some(Refusal::new("seated-for-good")),
            TableLine::Hints(_) => Some(Refusal::new("hints-are-open")),
            TableLine::Room
            | TableLine::Elsewhere
            | TableLine::First(_)
            | TableLine::Begin(_)
            | TableLine::Lot(_)
            | TableLine::Friendly
            | TableLine::Patience(_)
            | TableLine::Pace(_)
            | TableLine::Meanwhile(_)
            | TableLine::Luck { .. } => Some(Refusal::new("unreadable")),
            // Tried on a copy: a line is kept before it counts.
            TableLine::Name(..) | TableLine::Resign(_) => self.play.clone().enter(&line.to_string()).err(),
        };
        if let Some(refusal) = refusal {
            return self.refuse(typed, &refusal);
        }
        let line = line.to_string();
        (self.setting.keep)(std::slice::from_ref(&line))?;
        self.tell_of(&line)?;
        self.play.enter(&line).expect("it was accepted before");
        self.voice.call(&self.play);
        Ok(())
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
            // Past whatever tames what is quoted: this one is meant.
            self.output.flush()?;
            let mut screen = io::stdout();
            screen.write_all(b"\x1b[H\x1b[2J\x1b[3J")?;
            screen.flush()?;
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
        if line.parse::<TableLine>().is_ok() {
            return announced(line).map(|message| self.voice.tell(&message)).into_iter().collect();
        }
        self.play.now().happened(line, viewer).iter().map(|message| self.voice.say(message)).collect()
    }

    /// Says why not. What stood behind it in the same line is dropped.
    fn refuse(&mut self, line: &str, refusal: &Refusal) -> Result<(), Failure> {
        self.refused = true;
        self.parts.clear();
        writeln!(self.output, "{}", self.voice.say(&self.play.why_not(&shortened(line), refusal)))?;
        Ok(())
    }

    /// Takes back so many choices of people, and whatever came after them.
    fn take_back(&mut self, typed: &str, choices: usize) -> Result<(), Failure> {
        let back = self.play.lines_since_choices(|seat| self.bots[seat.index()].is_none());
        let back: Vec<_> = back.take(choices.max(1)).collect();
        let resigned = self.play.counting().next_back().and_then(gone_from);
        let lines = match (resigned, back.last()) {
            // Whoever has just resigned takes that back, and nothing else.
            (Some(_), _) if choices < 2 => 1,
            (_, Some(&lines)) if back.len() == choices.max(1) => lines,
            _ => return self.refuse(typed, &Refusal::new("choices-to-undo").with("count", back.len())),
        };
        if !self.play.may_go_back(lines) {
            return self.refuse(typed, &Refusal::new("answered-by-luck"));
        }
        let undo = TableLine::Undo(lines).to_string();
        let mut after = self.play.clone();
        after.enter(&undo).expect("so many lines can be taken back");
        // For whoever is back no bot plays on.
        let returned = self.play.resigned().minus(after.resigned()).iter();
        let sits = returned
            .filter(|seat| self.bots[seat.index()].is_some())
            .map(|seat| TableLine::Sits(seat, Sitter::Open.to_string()).to_string());
        let lines: Vec<_> = [undo].into_iter().chain(sits).collect();
        (self.setting.keep)(&lines)?;
        for line in &lines {
            self.play.enter(line).expect("it was accepted before");
        }
        self.bots = bots(&self.play);
        Ok(())
    }

    /// The table, what is going on, and what can be done.
    fn show(&mut self) -> Result<(), Failure> {
        let view = self.play.view(self.viewer);
        let foremost = view.foremost();
        let view = if std::mem::take(&mut self.everybody) { view } else { view.only(foremost) };
        writeln!(self.output)?;
        for line in table::drawn(&view, &self.voice, true) {
            writeln!(self.output, "  {line}")?;
        }
        writeln!(self.output, "{}", self.voice.headline(&view.say))?;
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
        Ok(read_line(self.input)?)
    }
}
