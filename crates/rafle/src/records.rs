//! `rafle check` and `rafle replay`: records, played.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use rafle_engine::{About, Message, Play, Record, RecordError, Said, Seats, TableLine, Viewer};
use rafle_tui::{Replay, Screen, Styles};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::cli::{self, Check};
use crate::failure::{Failure, find};
use crate::play::{has_screen, leave};
use crate::referee::{announced, next_as_data};
use crate::tame;
use crate::voice::{Voice, options_as_data, standings_as_data};

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Plays every record and names the line in which one does not hold.
pub(crate) fn check(asked: &Check, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let mut files = Vec::new();
    for file in &asked.files {
        collect(file, &mut files).map_err(|error| Failure::file(file.display(), &error))?;
    }
    let (mut held, mut failed, mut unreadable) = (0, false, false);
    let mut rows = Vec::new();
    for file in &files {
        let trouble = played(file).err();
        held += usize::from(trouble.is_none());
        failed |= trouble.is_some();
        unreadable |= matches!(trouble, Some(Trouble::Unreadable(..)));
        match &trouble {
            _ if asked.json => rows.push(checked_as_data(file, trouble.as_ref(), words)),
            Some(trouble) => writeln!(output, "{}", trouble.said(file, words))?,
            None => {}
        }
    }
    if asked.json {
        writeln!(output, "{:#}", Value::from(rows))?;
    } else {
        let held = Message::new("records-hold").with("count", held).with("all", files.len());
        writeln!(output, "{}", words.say("cli", &held, &[]))?;
    }
    match (failed, unreadable) {
        (false, _) if files.is_empty() => Err(Failure::wrong(Message::new("no-records"))),
        (false, _) => Ok(()),
        (true, false) => Err(Failure::No(None)),
        (true, true) => Err(Failure::wrong(Message::new("records-unreadable"))),
    }
}

/// Whether a record holds, and else where and why not.
fn checked_as_data(file: &Path, trouble: Option<&Trouble>, words: Words) -> Value {
    let why = trouble.map(|trouble| trouble.parts(words));
    json!({
        "file": file.display().to_string(),
        "holds": trouble.is_none(),
        "readable": !matches!(trouble, Some(Trouble::Unreadable(..))),
        "line": why.as_ref().and_then(|(number, _)| *number),
        "why": why.map(|(_, why)| why),
    })
}

/// The file itself, or every record in a folder and the folders in it.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "rafle") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

/// Why a record was not played to its end.
pub(crate) enum Trouble {
    /// No record, or none of a game that can be opened: where, in whose words, and why.
    Unreadable(Option<usize>, Failure),
    /// A line is refused or an expectation fails: where, in whose words, and why.
    Fails(usize, &'static str, Message),
}

impl Trouble {
    /// `FILE:LINE: why`.
    fn said(&self, file: &Path, words: Words) -> String {
        match self.parts(words) {
            (Some(number), why) => format!("{}:{number}: {why}", tame::path(file)),
            (None, why) => why,
        }
    }

    /// In which line, if in one, and why.
    fn parts(&self, words: Words) -> (Option<usize>, String) {
        match self {
            Trouble::Unreadable(number, failure) => (*number, failure.said(words).unwrap_or_default()),
            Trouble::Fails(number, slug, why) => (Some(*number), words.say(slug, why, &[])),
        }
    }

    /// The same for the shell: a record that does not hold is an answer, another is none.
    pub(crate) fn failure(&self, file: &Path, words: Words) -> Failure {
        match self {
            Trouble::Unreadable(..) => self.wrong(file, words),
            Trouble::Fails(..) => Failure::No(Some(self.said(file, words))),
        }
    }

    /// The same as a question that makes no sense.
    fn wrong(&self, file: &Path, words: Words) -> Failure {
        Failure::wrong(Message::new("as-is").with("text", self.said(file, words)))
    }
}

/// A record that can be read, of a game that there is. Says where and why not, as a failure.
pub(crate) fn read(file: &Path, words: Words) -> Result<(Record, &'static About), Failure> {
    let record = bytes_of(file).and_then(|bytes| record_of(&bytes));
    record.map_err(|trouble| trouble.wrong(file, words))
}

/// What is in a file; `-` is standard input, which can be read once and is kept for whoever asks again.
pub(crate) fn bytes_of(file: &Path) -> Result<Vec<u8>, Trouble> {
    static TYPED: OnceLock<Vec<u8>> = OnceLock::new();
    let read = || {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    };
    let bytes = match TYPED.get() {
        _ if file != Path::new("-") => fs::read(file),
        Some(bytes) => Ok(bytes.clone()),
        None => read().inspect(|bytes| drop(TYPED.set(bytes.clone()))),
    };
    bytes.map_err(|error| Trouble::Unreadable(None, Failure::file(file.display(), &error)))
}

/// A record and its game.
fn record_of(bytes: &[u8]) -> Result<(Record, &'static About), Trouble> {
    // Some editors begin every file with a mark that is no part of the text.
    let text = String::from_utf8_lossy(bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes));
    let record =
        Record::read(&text).map_err(|error| Trouble::Unreadable(Some(error.number), Failure::wrong(error.why)))?;
    let about = find(&record.slug).map_err(|failure| Trouble::Unreadable(Some(record.number), failure))?;
    Ok((record, about))
}

/// The game of a record, or why it is none.
pub(crate) fn played_or_why(file: &Path, words: Words) -> Result<Play, Failure> {
    played(file).map_err(|trouble| trouble.failure(file, words))
}

/// The game of a record up to the line that is refused, if one is.
pub(crate) fn as_far_as_it_goes(file: &Path) -> Option<Play> {
    let Err(Trouble::Fails(refused, ..)) = played(file) else { return None };
    let (mut record, _) = record_of(&bytes_of(file).ok()?).ok()?;
    record.entries.retain(|entry| entry.number < refused);
    rafle_games::replay(&record).ok()
}

fn played(file: &Path) -> Result<Play, Trouble> {
    played_bytes(&bytes_of(file)?)
}

/// A record of a game that holds, played, and in which line of the file each line of its log stands: the one numbering.
pub(crate) struct Played {
    /// The file, unless the game was typed.
    file: Option<PathBuf>,
    pub(crate) record: Record,
    pub(crate) about: &'static About,
    pub(crate) play: Play,
    pub(crate) lines: Vec<usize>,
}

impl Played {
    pub(crate) fn of(file: &Path, words: Words) -> Result<Played, Failure> {
        let bytes = bytes_of(file).map_err(|trouble| trouble.failure(file, words))?;
        let play = played_bytes(&bytes).map_err(|trouble| trouble.failure(file, words))?;
        let (record, about) = record_of(&bytes).map_err(|trouble| trouble.failure(file, words))?;
        let mut again = play.afresh();
        let mut lines = Vec::new();
        for entry in &record.entries {
            if let Said::Line(line) = &entry.said {
                again.enter(line).expect("a line that was accepted once is accepted again");
                // What was played because nothing else was open stands in no line of its own.
                lines.resize(again.log().len(), entry.number);
            }
        }
        Ok(Played { file: Some(file.to_owned()), record, about, play, lines })
    }

    /// A game that was typed; each line of its log is one of its own.
    pub(crate) fn typed(play: Play) -> Played {
        let lines = (1..=play.log().len()).collect();
        Played { file: None, record: Record::of(&play), about: play.start().about(), play, lines }
    }

    /// There is nothing to say to this game: the question is understood, and the answer is no.
    pub(crate) fn nothing_to_say(&self, error: RecordError, words: Words) -> Failure {
        match &self.file {
            Some(file) => Trouble::Fails(error.number, self.about.slug, error.why).failure(file, words),
            None => Failure::No(Some(words.say(self.about.slug, &error.why, &[]))),
        }
    }
}

/// The game of the record with these bytes.
pub(crate) fn played_bytes(bytes: &[u8]) -> Result<Play, Trouble> {
    let (record, about) = record_of(bytes)?;
    let opened = rafle_games::open(about.slug, record.seats, &record.option_pairs()).expect("the game is on the list");
    let no_game = |refusal| Trouble::Unreadable(Some(record.number), Failure::refused(about.slug, &refusal));
    record.play(opened.map_err(no_game)?).map_err(|error| Trouble::Fails(error.number, about.slug, error.why))
}

/// Tells a game line by line, as `viewer` reads it.
pub(crate) fn replay(asked: &cli::Replay, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let Played { play, lines, .. } = Played::of(&asked.file, words)?;
    if let Viewer::Seat(seat) = asked.viewer
        && !Seats::first(play.start().seats()).has(seat)
    {
        return Err(Failure::wrong(Message::new("no-such-seat").with("seat", seat.to_string())));
    }
    if !asked.json && has_screen() {
        let mut screen = Screen::open()?;
        let done = Replay::new(play, asked.viewer, words, Styles::from_environment()).run(&mut screen);
        return leave(screen, done.map_err(Failure::from));
    }
    let told = tell(&play, &lines, asked.viewer, words);
    if asked.json {
        writeln!(output, "{:#}", as_data(&play, asked.viewer, &told))?;
    } else {
        write_down(&told, output)?;
    }
    Ok(())
}

/// A game as one viewer reads it.
struct Told {
    /// Each line of the viewer's log, in which line of the file it stands, and what it meant.
    lines: Vec<(usize, String, Vec<String>)>,
    /// The game at the end, in this viewer's eyes.
    end: Play,
    voice: Voice,
}

fn tell(play: &Play, numbers: &[usize], viewer: Viewer, words: Words) -> Told {
    let voice = Voice::new(words, play.start().about().slug).calling(play);
    let mut end = play.afresh();
    let mut lines = Vec::new();
    for (number, line) in play.numbered_log_for(viewer) {
        let meant = end.enter_and_tell(&line, viewer).expect("a viewer's log replays");
        let said = meant.iter().flat_map(|(_, messages)| messages).map(|message| voice.say(message));
        let said = said.chain(announced(&line).map(|message| voice.tell(&message))).collect();
        lines.push((numbers[number], line, said));
    }
    Told { lines, end, voice }
}

fn write_down(told: &Told, output: &mut dyn Write) -> Result<(), Failure> {
    let Told { lines, end, voice } = told;
    let width = lines.iter().map(|(_, line, _)| console::measure_text_width(line)).max().unwrap_or(0).min(32);
    let numbers = lines.last().map_or(0, |(number, ..)| number.to_string().len());
    for (number, line, said) in lines {
        let gap = " ".repeat(width.saturating_sub(console::measure_text_width(line)));
        writeln!(output, "{}", format!("{number:numbers$}  {line}{gap}  {}", said.join(" ")).trim_end())?;
    }
    writeln!(output)?;
    for line in voice.standings(end) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn as_data(play: &Play, viewer: Viewer, told: &Told) -> Value {
    let Told { lines, end, voice } = told;
    let line = |(number, line, said): &(usize, String, Vec<String>)| json!({ "number": number, "line": line, "table": line.parse::<TableLine>().is_ok(), "happened": said });
    json!({
        "slug": voice.slug,
        "seats": play.start().seats(),
        "options": options_as_data(play.start().options()),
        "viewer": viewer,
        "lines": lines.iter().map(line).collect::<Vec<_>>(),
        "next": next_as_data(end),
        "standings": standings_as_data(voice, end),
        "over": end.over(),
    })
}
