//! `rafle referee`: the score of a game with real dice and cards. People type what the dice show and what a seat does.

use std::io::{BufRead, Write};
use std::path::Path;

use rafle_engine::{AnyGame, Message, Next, Play, Seeded, Stage, TableLine, Viewer};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::cli::{Opening, Referee};
use crate::failure::{Failure, find};
use crate::history::Keeper;
use crate::table;
use crate::voice::{Voice, standings_as_data};

pub(crate) fn run(
    asked: &Referee,
    words: Words,
    at_terminal: bool,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let mut table = Table::new(open(&asked.opening)?, words);
    let mut saving = asked.save.as_deref().map(|file| Saving::new(file, &table.play)).transpose()?;
    let talk = Talk { at_terminal, json: asked.json };
    talk.begin(&table, output)?;
    let mut refused = false;
    while let Some(line) = talk.next_line(&table, input, output)? {
        if at_terminal && line.trim().is_empty() && table.play.over() {
            break;
        }
        let answer = table.hear(&line);
        refused |= answer.refused.is_some();
        // Kept first, told after: whatever was answered survives.
        saving.as_mut().map_or(Ok(()), |saving| saving.keep_up(&table.play))?;
        talk.answer(&table, &answer, output)?;
    }
    table.play.settle();
    saving.as_mut().map_or(Ok(()), |saving| saving.end(&table.play))?;
    talk.end(&table, output)?;
    // Somebody at a terminal has read the reason and typed something better.
    if refused && !at_terminal { Err(Failure::No(None)) } else { Ok(()) }
}

/// Saves a game while it is played: an evening is not lost if it ends by Ctrl-C.
struct Saving<'a> {
    file: &'a Path,
    keeper: Keeper,
    /// How many lines of the log are in the file.
    kept: usize,
}

impl Saving<'_> {
    fn new<'a>(file: &'a Path, play: &Play) -> Result<Saving<'a>, Failure> {
        Ok(Saving { file, keeper: Keeper::instead(file, play)?, kept: play.log().len() })
    }

    /// Adds what is new in the log.
    fn keep_up(&mut self, play: &Play) -> Result<(), Failure> {
        if self.kept < play.log().len() { self.end(play) } else { Ok(()) }
    }

    /// The same; a game in which nothing was played is a record too.
    fn end(&mut self, play: &Play) -> Result<(), Failure> {
        let new = &play.log()[self.kept..];
        self.keeper.keep(new).map_err(|error| Failure::file(self.file.display(), &error))?;
        self.kept = play.log().len();
        Ok(())
    }
}

/// The game that is asked for, before its first line.
pub(crate) fn open(opening: &Opening) -> Result<Box<dyn AnyGame>, Failure> {
    let about = find(&opening.slug)?;
    let seats = opening.seats.map_or(about.usual_seats, usize::from);
    let opened = rafle_games::open(about.slug, seats, &pairs(opening)?).expect("the game is on the list");
    opened.map_err(|refusal| Failure::refused(about.slug, &refusal))
}

/// The house rules that are asked for.
pub(crate) fn pairs(opening: &Opening) -> Result<Vec<(&str, &str)>, Failure> {
    pairs_of(&opening.options)
}

/// Options as they are typed, `key=value`.
pub(crate) fn pairs_of(options: &[String]) -> Result<Vec<(&str, &str)>, Failure> {
    let misread = |text: &String| Failure::wrong(Message::new("option-form").with("text", text.as_str()));
    options.iter().map(|text| text.split_once('=').ok_or_else(|| misread(text))).collect()
}

/// What is in a typed line: semicolons part it, and remarks are nothing.
pub(crate) fn parts(typed: &str) -> impl Iterator<Item = &str> {
    typed.split(';').map(str::trim).filter(|part| !part.is_empty() && !part.starts_with('#'))
}

/// Who is next, as data.
pub(crate) fn next_as_data(next: Next) -> Value {
    match next {
        Next::Seat(seat) => json!({ "kind": "seat", "seat": seat }),
        Next::Chance { hand } => json!({ "kind": "chance", "seat": hand }),
        Next::Nobody => json!({ "kind": "nobody" }),
    }
}

/// What a line of the table tells everybody, if it tells anything that is not seen at once.
pub(crate) fn announced(line: &str) -> Option<Message> {
    match line.parse() {
        Ok(TableLine::Resign(seat)) => Some(Message::new("resigned").with("seat", seat)),
        _ => None,
    }
}

/// A game being refereed.
struct Table {
    play: Play,
    voice: Voice,
}

/// What came of a typed line.
#[derive(Default)]
struct Answer {
    typed: String,
    /// The lines of the game that were added.
    added: Vec<String>,
    /// What they meant.
    happened: Vec<String>,
    /// The key of the reason, and the sentence.
    refused: Option<(&'static str, String)>,
    help: Option<String>,
}

impl Table {
    fn new(start: Box<dyn AnyGame>, words: Words) -> Table {
        let voice = Voice::new(words, start.about().slug);
        Table { play: Play::new(start), voice }
    }

    /// Takes a line as people type it. Its parts, with semicolons between them, are entered until one is refused.
    fn hear(&mut self, typed: &str) -> Answer {
        let mut answer = Answer { typed: typed.to_owned(), ..Answer::default() };
        let mut parts = parts(typed).peekable();
        if parts.peek().is_none() && typed.trim().is_empty() {
            self.go_on(&mut answer);
        }
        for part in parts {
            if part == "help" {
                answer.help = Some(self.help());
                continue;
            }
            match self.play.enter_and_tell(part, Viewer::Referee) {
                Ok(meant) => {
                    self.tell(meant, &mut answer);
                    answer.happened.extend(announced(part).map(|message| self.voice.tell(&message)));
                }
                Err(refusal) => {
                    let why = self.voice.say(&self.play.why_not(part, &refusal));
                    answer.refused = Some((refusal.key(), why));
                    break;
                }
            }
            self.voice.call(self.play.names());
        }
        answer
    }

    /// An empty line: what is played anyway, because nothing else is open, is played.
    fn go_on(&mut self, answer: &mut Answer) {
        while let Some(forced) = self.play.now().forced().filter(|_| self.play.stage() == Stage::Playing) {
            let meant = self.play.enter_and_tell(&forced, Viewer::Referee).expect("what is open is accepted");
            self.tell(meant, answer);
        }
    }

    fn tell(&self, meant: Vec<(String, Vec<Message>)>, answer: &mut Answer) {
        for (line, messages) in meant {
            answer.added.push(line);
            answer.happened.extend(messages.iter().map(|message| self.voice.say(message)));
        }
    }

    fn help(&self) -> String {
        self.voice.tell(&Message::new("referee-help"))
    }
}

/// How one talks with whoever types.
struct Talk {
    at_terminal: bool,
    json: bool,
}

impl Talk {
    fn begin(&self, table: &Table, output: &mut dyn Write) -> Result<(), Failure> {
        if self.json {
            return Ok(());
        }
        let Voice { words, slug, .. } = table.voice;
        let seats = table.play.start().seats();
        let begins = Message::new("referee-begins").with("game", words.name(slug)).with("seats", seats);
        writeln!(output, "{}", table.voice.tell(&begins))?;
        self.show(table, output)
    }

    fn next_line(
        &self,
        table: &Table,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Option<String>, Failure> {
        if self.at_terminal && !self.json {
            write!(output, "{} ", table.voice.tell(&Message::new("prompt")))?;
        }
        output.flush()?;
        let mut line = Vec::new();
        let read = input.read_until(b'\n', &mut line)?;
        // Whatever is no text becomes something that no game understands, and is refused as such.
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned()))
    }

    fn answer(&self, table: &Table, answer: &Answer, output: &mut dyn Write) -> Result<(), Failure> {
        if self.json {
            writeln!(output, "{}", as_data(table, answer))?;
            return Ok(());
        }
        if let Some(help) = &answer.help {
            writeln!(output, "{help}")?;
        }
        for sentence in &answer.happened {
            writeln!(output, "{sentence}")?;
        }
        match &answer.refused {
            Some((_, why)) => writeln!(output, "{why}")?,
            None if answer.help.is_none() => self.show(table, output)?,
            None => {}
        }
        Ok(())
    }

    /// The table and the question, or how the game has ended: somebody may want to take back a slip even then.
    fn show(&self, table: &Table, output: &mut dyn Write) -> Result<(), Failure> {
        if table.play.over() {
            if self.at_terminal {
                Talk::stand(table, output)?;
                writeln!(output, "{}", table.voice.tell(&Message::new("end-or-undo")))?;
            }
            return Ok(());
        }
        let view = table.play.now().view(Viewer::Referee);
        writeln!(output)?;
        for line in table::drawn(&view, &table.voice) {
            writeln!(output, "  {line}")?;
        }
        writeln!(output, "{}", table.voice.say(&view.say))?;
        if matches!(table.play.next(), Next::Chance { .. }) {
            // Any outcome shows how it is written.
            let like = table.play.now().draw(&mut Seeded::new(1));
            writeln!(output, "  {}", table.voice.tell(&Message::new("luck-like").with("like", like)))?;
        }
        for line in table::open(&view, &table.voice) {
            writeln!(output, "  {line}")?;
        }
        if table.play.now().forced().is_some() {
            writeln!(output, "{}", table.voice.tell(&Message::new("only-one-open")))?;
        }
        Ok(())
    }

    fn end(&self, table: &Table, output: &mut dyn Write) -> Result<(), Failure> {
        let shown = self.at_terminal && table.play.over();
        if self.json || shown { Ok(()) } else { Talk::stand(table, output) }
    }

    fn stand(table: &Table, output: &mut dyn Write) -> Result<(), Failure> {
        writeln!(output)?;
        for line in table.voice.standings(&table.play) {
            writeln!(output, "{line}")?;
        }
        Ok(())
    }
}

fn as_data(table: &Table, answer: &Answer) -> Value {
    let Table { play, voice } = table;
    let view = play.now().view(Viewer::Referee);
    let next = play.next();
    let open = if matches!(next, Next::Seat(_)) { play.now().open() } else { Vec::new() };
    // The game itself knows nothing of those who resigned.
    let resigned = play.over() && play.now().next() != Next::Nobody;
    let say = if resigned { Message::new("over") } else { view.say };
    let mut data = json!({
        "line": answer.typed,
        "accepted": answer.refused.is_none(),
        "added": answer.added,
        "happened": answer.happened,
        "say": voice.say(&say),
        "next": next_as_data(next),
        "open": open,
        "standings": standings_as_data(voice, play),
        "over": play.over(),
    });
    if let Some((key, why)) = &answer.refused {
        data["refusal"] = json!({ "key": key, "text": why });
    }
    if let Some(help) = &answer.help {
        data["help"] = json!(help);
    }
    data
}
