//! Records: a header and a log in one text, with expectations where the text is a worked example.
//!
//! ```text
//! # A comment.
//! rafle 1 good-man seats=2 auto_pick=off
//! throw 1 2 2 3 4 5; keep 1
//! ! keep 6 not-among-the-dice-thrown
//! = A 100
//! ```

use std::fmt;

use crate::message::ByKey;
use crate::{AnyGame, Arg, How, Message, Next, Part, Play, Seat, Seats, Viewer};

/// The version of the format that is written, and the only one that is read.
const VERSION: &str = "1";

/// A record as it was read: nothing is played yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The number of the line that says which game it is, counted from 1.
    pub number: usize,
    /// Which game.
    pub slug: String,
    /// How many seats.
    pub seats: usize,
    /// The options that the header names.
    pub options: Vec<(String, String)>,
    /// What follows the header.
    pub entries: Vec<Entry>,
}

/// Something a record says, and the number of the line that says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Counted from 1.
    pub number: usize,
    /// What it says.
    pub said: Said,
}

/// What a record can say.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Said {
    /// A line of the log.
    Line(String),
    /// `! LINE KEY`: this line would be refused for the reason of this key.
    Refused(String, String),
    /// `= …`: so it stands now.
    Expected(Expectation),
}

/// How a game should stand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expectation {
    /// `= A 359 B 12`: what these seats have.
    Scores(Vec<(Seat, i32)>),
    /// `= places A 1 B 2`.
    Places(Vec<(Seat, i32)>),
    /// `= won A B`, `= won nobody`.
    Won(Seats),
    /// `= next A`, `= next A throws` (also where a choice before the throw goes without saying), `= next chance`, `= over`.
    Next(Next),
    /// `= open keep 2 | keep 3`: exactly these actions are open.
    Open(Vec<String>),
    /// `= opens 429`: so many actions are open.
    Opens(usize),
    /// `= brings score house: 26`: what the view says that an action would bring.
    Brings(String, i64),
    /// `= holds A sticks 4`: what a seat's row says it holds.
    Holds(Seat, String, i64),
    /// `= heap pile 3`: so many sticks lie in the heap of this title.
    Heap(String, u32),
    /// `= told B: throw ?`: what this viewer read when the last line of the game was added.
    Told(Viewer, Vec<String>),
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RecordError {
    /// Counted from 1.
    pub number: usize,
    /// What is wrong.
    pub why: Message,
}

impl RecordError {
    /// This is wrong in the line of this number.
    pub fn new(number: usize, why: Message) -> RecordError {
        RecordError { number, why }
    }
}

/// For programs: what is wrong by its key, and what it speaks of. For people the words of a language say it.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.number, ByKey(&self.why))
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Reads a record. Strict: whatever is not understood is an error with its line number.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let (number, header) = lines.next().ok_or_else(|| RecordError::new(1, Message::new("record-empty")))?;
        let header = read_header(header).map_err(|why| RecordError::new(number, why))?;
        let mut record = Record { number, ..header };
        for (number, line) in lines {
            let said = read_line(line).map_err(|why| RecordError::new(number, why))?;
            record.entries.extend(said.into_iter().map(|said| Entry { number, said }));
        }
        Ok(record)
    }

    /// The record of a game being played.
    pub fn of(play: &Play) -> Record {
        Record::as_told(play, play.log().to_vec())
    }

    /// The record of a game being played, with its log as some viewer [reads](Play::log_for) it.
    pub fn as_told(play: &Play, log: Vec<String>) -> Record {
        Record { seats: play.places(), ..Record::with_log(play.start(), log) }
    }

    /// The record of a game that is opened like this, with this log.
    pub fn with_log(start: &dyn AnyGame, log: Vec<String>) -> Record {
        let entry = |(index, line)| Entry { number: index + 2, said: Said::Line(line) };
        Record {
            number: 1,
            slug: start.about().slug.to_owned(),
            seats: start.seats(),
            options: start.options().into_iter().map(|(key, word)| (key.to_owned(), word)).collect(),
            entries: log.into_iter().enumerate().map(entry).collect(),
        }
    }

    /// The options, as whoever opens a game wants them.
    pub fn option_pairs(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(key, word)| (key.as_str(), word.as_str())).collect()
    }

    /// The same without expectations: what was played, whether or not it came as it should.
    pub fn without_expectations(mut self) -> Record {
        self.entries.retain(|entry| matches!(entry.said, Said::Line(_)));
        self
    }

    /// Plays the record from the start of its game. Stops at the first line that is refused or expectation that fails.
    pub fn play(&self, start: Box<dyn AnyGame>) -> Result<Play, RecordError> {
        let mut play = Play::new(start);
        for entry in &self.entries {
            entry.said.happen(&mut play).map_err(|why| RecordError::new(entry.number, why))?;
        }
        Ok(play)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rafle {VERSION} {} seats={}", self.slug, self.seats)?;
        for (key, word) in &self.options {
            write!(f, " {key}={word}")?;
        }
        writeln!(f)?;
        for entry in &self.entries {
            writeln!(f, "{}", entry.said)?;
        }
        Ok(())
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Line(line) => f.write_str(line),
            Said::Refused(line, key) => write!(f, "! {line} {key}"),
            Said::Expected(expectation) => write!(f, "= {expectation}"),
        }
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = |pairs: &[(Seat, i32)]| {
            pairs.iter().map(|(seat, number)| format!("{seat} {number}")).collect::<Vec<_>>().join(" ")
        };
        match self {
            Expectation::Scores(scores) => f.write_str(&pairs(scores)),
            Expectation::Places(places) => write!(f, "places {}", pairs(places)),
            Expectation::Won(seats) if seats.is_empty() => f.write_str("won nobody"),
            Expectation::Won(seats) => {
                f.write_str("won")?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Expectation::Next(Next::Seat(seat)) => write!(f, "next {seat}"),
            Expectation::Next(Next::Chance { hand: Some(seat) }) => write!(f, "next {seat} throws"),
            Expectation::Next(Next::Chance { hand: None }) => f.write_str("next chance"),
            Expectation::Next(Next::Nobody) => f.write_str("over"),
            Expectation::Open(actions) => write!(f, "open {}", actions.join(" | ")),
            Expectation::Opens(count) => write!(f, "opens {count}"),
            Expectation::Brings(action, number) => write!(f, "brings {action}: {number}"),
            Expectation::Holds(seat, what, count) => write!(f, "holds {seat} {what} {count}"),
            Expectation::Heap(title, count) => write!(f, "heap {title} {count}"),
            Expectation::Told(viewer, lines) => write!(f, "told {viewer}: {}", lines.join("; ")),
        }
    }
}

fn read_header(header: &str) -> Result<Record, Message> {
    let mut words = header.split_whitespace();
    if words.next() != Some("rafle") {
        return Err(Message::new("record-no-header"));
    }
    match words.next() {
        Some(VERSION) => {}
        version => {
            let version = version.unwrap_or_default();
            return Err(Message::new("record-version").with("version", version).with("known", VERSION));
        }
    }
    let slug = words.next().ok_or_else(|| Message::new("record-no-game"))?.to_owned();
    let mut seats = None;
    let mut options: Vec<(String, String)> = Vec::new();
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| Message::new("record-header-word").with("word", word))?;
        if key == "seats" && seats.is_none() {
            let number = value.parse().map_err(|_| Message::new("record-header-word").with("word", word))?;
            seats = Some(number);
        } else if key == "seats" || options.iter().any(|(known, _)| known == key) {
            return Err(Message::new("record-header-twice").with("key", key));
        } else {
            options.push((key.to_owned(), value.to_owned()));
        }
    }
    let seats = seats.ok_or_else(|| Message::new("record-no-seats"))?;
    Ok(Record { number: 1, slug, seats, options, entries: Vec::new() })
}

fn read_line(line: &str) -> Result<Vec<Said>, Message> {
    if let Some(refused) = line.strip_prefix("! ") {
        let (line, key) = refused.trim().rsplit_once(' ').ok_or_else(|| Message::new("record-refusal-form"))?;
        return Ok(vec![Said::Refused(line.trim().to_owned(), key.to_owned())]);
    }
    if let Some(expected) = line.strip_prefix("= ") {
        let misread = || Message::new("record-expectation-form").with("text", expected);
        return read_expectation(expected.trim()).map(|it| vec![Said::Expected(it)]).ok_or_else(misread);
    }
    let said = |part: &str| match part.trim() {
        "" => Err(Message::new("record-empty-part")),
        // On a line of its own it would mean something else.
        part if ["#", "! ", "= "].iter().any(|mark| part.starts_with(mark)) => {
            Err(Message::new("record-own-line").with("text", part))
        }
        part => Ok(Said::Line(part.to_owned())),
    };
    line.split(';').map(said).collect()
}

fn read_expectation(text: &str) -> Option<Expectation> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    Some(match verb {
        "over" if rest.is_empty() => Expectation::Next(Next::Nobody),
        "next" => Expectation::Next(read_next(rest)?),
        "won" if rest == "nobody" => Expectation::Won(Seats::NONE),
        "won" if !rest.is_empty() => {
            Expectation::Won(rest.split(' ').map(|seat| seat.parse().ok()).collect::<Option<_>>()?)
        }
        "places" => Expectation::Places(read_pairs(rest)?),
        "open" => Expectation::Open(rest.split('|').map(|action| action.trim().to_owned()).collect()),
        "opens" => Expectation::Opens(rest.parse().ok()?),
        "brings" => {
            let (action, number) = rest.rsplit_once(':')?;
            Expectation::Brings(action.trim().to_owned(), number.trim().parse().ok()?)
        }
        "holds" => match rest.split_whitespace().collect::<Vec<_>>()[..] {
            [seat, what, count] => Expectation::Holds(seat.parse().ok()?, what.to_owned(), count.parse().ok()?),
            _ => return None,
        },
        "heap" => {
            let (title, count) = rest.split_once(' ')?;
            Expectation::Heap(title.to_owned(), count.trim().parse().ok()?)
        }
        "told" => {
            let (viewer, lines) = rest.split_once(':')?;
            let lines = lines.split(';').map(str::trim).filter(|line| !line.is_empty());
            Expectation::Told(viewer.parse().ok()?, lines.map(ToOwned::to_owned).collect())
        }
        _ => Expectation::Scores(read_pairs(text)?),
    })
}

fn read_next(text: &str) -> Option<Next> {
    match text.split_once(' ') {
        None if text == "chance" => Some(Next::Chance { hand: None }),
        None => text.parse().ok().map(Next::Seat),
        Some((seat, "throws")) => seat.parse().ok().map(Next::throw_by),
        Some(_) => None,
    }
}

fn read_pairs(text: &str) -> Option<Vec<(Seat, i32)>> {
    let words: Vec<_> = text.split_whitespace().collect();
    let pair = |pair: &[&str]| match pair {
        [seat, number] => Some((seat.parse().ok()?, number.parse().ok()?)),
        _ => None,
    };
    words.chunks(2).map(pair).collect::<Option<Vec<_>>>().filter(|pairs| !pairs.is_empty())
}

impl Said {
    fn happen(&self, play: &mut Play) -> Result<(), Message> {
        match self {
            Said::Line(line) => play.enter(line).map_err(|refusal| play.why_not(line, &refusal)),
            // A refusal changes nothing, and where there is none nobody plays on.
            Said::Refused(line, key) => match play.enter(line) {
                Err(refusal) if refusal.key() == key => Ok(()),
                Err(refusal) => Err(unexpected(key.as_str(), refusal.key())),
                Ok(()) => Err(Message::new("record-not-refused").with("line", line.as_str())),
            },
            Said::Expected(expectation) => expectation.check(play),
        }
    }
}

fn unexpected(expected: impl Into<Arg>, found: impl Into<Arg>) -> Message {
    Message::new("record-unexpected").with("expected", expected).with("found", found)
}

impl Expectation {
    fn check(&self, play: &Play) -> Result<(), Message> {
        let found = self.found(play);
        if *self == found { Ok(()) } else { Err(unexpected(self.to_string(), found.to_string())) }
    }

    /// The same kind of expectation, as the game really stands.
    fn found(&self, play: &Play) -> Expectation {
        let standings = play.standings();
        match self {
            Expectation::Scores(pairs) => {
                Expectation::Scores(pairs.iter().map(|&(seat, _)| (seat, standings.scores[seat])).collect())
            }
            Expectation::Places(pairs) => {
                Expectation::Places(pairs.iter().map(|&(seat, _)| (seat, standings.places[seat].into())).collect())
            }
            Expectation::Won(_) => Expectation::Won(standings.winners),
            Expectation::Next(expected) => Expectation::Next(match play.next() {
                // Whoever is asked only what goes without saying just throws.
                Next::Seat(seat) if *expected == Next::throw_by(seat) && play.now().unsaid().is_some() => *expected,
                next => next,
            }),
            Expectation::Open(expected) => {
                let mut open = play.now().open();
                // The order does not matter: an equal set is the expected list.
                open.sort_by_key(|action| expected.iter().position(|other| other == action));
                Expectation::Open(open)
            }
            Expectation::Opens(_) => Expectation::Opens(play.now().open().len()),
            Expectation::Brings(action, _) => Expectation::Brings(action.clone(), brought(play, action)),
            Expectation::Holds(seat, what, _) => Expectation::Holds(*seat, what.clone(), held(play, *seat, what)),
            Expectation::Heap(title, _) => Expectation::Heap(title.clone(), heap(play, title)),
            Expectation::Told(viewer, _) => Expectation::Told(*viewer, last_told(play, *viewer)),
        }
    }
}

fn first_number(message: &Message) -> Option<i64> {
    message.args.iter().find_map(|(_, arg)| if let Arg::Number(number) = arg { Some(*number) } else { None })
}

fn brought(play: &Play, action: &str) -> i64 {
    let view = play.now().view(Viewer::Referee);
    let makes = |how: &How| matches!(how, How::Touch { action: own, .. } if own == action);
    let found = view.moves.iter().find(|it| makes(&it.how)).and_then(|it| it.brings.as_ref());
    found.and_then(first_number).unwrap_or(-1)
}

fn held(play: &Play, seat: Seat, what: &str) -> i64 {
    let view = play.now().view(Viewer::Referee);
    let row = view.seats.iter().find(|row| row.seat == seat);
    let found = row.and_then(|row| row.holds.iter().find(|message| message.key == what));
    found.and_then(first_number).unwrap_or(-1)
}

fn heap(play: &Play, title: &str) -> u32 {
    let view = play.now().view(Viewer::Referee);
    let found = view.parts.iter().find_map(|part| match part {
        Part::Sticks(sticks) if sticks.title.key == title => Some(sticks.count),
        _ => None,
    });
    found.unwrap_or(u32::MAX)
}

fn last_told(play: &Play, viewer: Viewer) -> Vec<String> {
    play.last_step().map_or_else(Vec::new, |last| last.before.told(last.line, viewer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_record_is_an_error_that_names_the_line() {
        let wrong = |text: &str| -> Box<dyn std::error::Error> { Record::read(text).unwrap_err().into() };
        assert_eq!(wrong("").to_string(), "line 1: record-empty");
        let unknown = "# A comment.\nrafle 1 good-man seats=two\n";
        assert_eq!(wrong(unknown).to_string(), "line 2: record-header-word (word: `seats=two`)");
    }
}
