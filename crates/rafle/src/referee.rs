//! `rafle referee`: the score of a game with real dice and cards. People type what the dice show and what a seat does.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use console::Term;
use rafle_bots::{Level, Limit, Thought};
use rafle_engine::{
    Advised, AnyGame, Message, Next, Objective, Play, Seat, Seats, Seeded, Stage, Step, TableLine, Viewer, gone_from,
};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::cli::{Opening, Referee};
use crate::coach::amount;
use crate::failure::{Failure, find};
use crate::history::{Keeper, kept, played_so_far, said};
use crate::narrow::Narrow;
use crate::play::quoted;
use crate::prompt::Prompt;
use crate::reader::{Reader, Reading};
use crate::records::bytes_of;
use crate::table;
use crate::tame::{Tame, shortened};
use crate::voice::{Voice, standings_as_data};

/// Where a referee's games are kept, below those that were played.
pub(crate) const FOLDER: &str = "referee";

/// How many playouts a bot may try for a seat that is gone, and the coach for a hint.
const PLAYOUTS: u32 = 400;

/// So many actions are named in a hint.
const HINTED: usize = 3;

pub(crate) fn run(
    asked: &Referee,
    words: Words,
    at_terminal: bool,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let (play, mut saving) = begin(asked, words, at_terminal)?;
    let mut table = Table::new(play, words);
    // Where the record goes to standard output it stands there alone, and whoever types is spoken to beside it.
    let mut beside = Tame::new(io::stderr());
    let (output, terminal): (&mut dyn Write, _) =
        if asked.kept_at_stdout() { (&mut beside, Term::stderr()) } else { (output, Term::stdout()) };
    let mut narrow = Narrow::new(output, terminal);
    // What programs read is as long as it is.
    let output: &mut dyn Write = if asked.json { narrow.as_it_is() } else { &mut narrow };
    let talk = Talk { at_terminal, json: asked.json };
    let mut prompt = Prompt::new(at_terminal && !asked.json, input);
    talk.begin(&table, saving.as_ref().filter(|saving| saving.gone_on), output)?;
    let mut refused = false;
    while let Some(line) = talk.next_line(&table, &mut prompt, output)? {
        if at_terminal && line.trim().is_empty() && table.play.over() {
            break;
        }
        let mut answer = table.hear(&line);
        refused |= answer.refused.is_some();
        table.play_for_the_gone(&mut answer);
        // Kept first, told after: whatever was answered survives.
        saving.as_mut().map_or(Ok(()), |saving| saving.keep_up(&table.play))?;
        talk.answer(&table, &answer, output)?;
        if answer.quits {
            break;
        }
    }
    // What is the only thing to do need not be typed, at the end as little as before.
    let mut last = Answer::default();
    table.go_on(&mut last);
    saving.as_mut().map_or(Ok(()), |saving| saving.end(&table.play))?;
    if !last.added.is_empty() {
        talk.tell(&table, &last, output)?;
    }
    talk.end(&table, saving.as_ref(), output)?;
    // Somebody at a terminal has read the reason and typed something better.
    if refused && !at_terminal { Err(Failure::No(None)) } else { Ok(()) }
}

/// A new game, or one that was left, and where it is kept. What somebody only pipes through is kept nowhere.
fn begin(asked: &Referee, words: Words, at_terminal: bool) -> Result<(Play, Option<Saving>), Failure> {
    if asked.resume {
        let left =
            kept(&asked.place.folder()?.join(FOLDER)).into_iter().find(|kept| kept.play.stage() == Stage::Playing);
        let left = left.ok_or_else(|| said(Message::new("nothing-to-resume")))?;
        let keeper = Keeper::go_on(&left.file, &left.play, left.end)?;
        return Ok((left.play.clone(), Some(Saving::of(Some(left.file), keeper, &left.play))));
    }
    if let Some(file) = asked.record.as_deref().filter(|file| has_lines(file)) {
        return go_on(asked, file, words);
    }
    if asked.kept_at_stdout() {
        let slug = asked.opening.slug.as_deref().ok_or_else(|| said(Message::new("name-a-game")))?;
        let play = Play::new(open(&asked.opening.named(slug))?);
        let saving = Saving::of(None, Keeper::at_stdout(&play)?, &play).even_if_empty();
        return Ok((play, Some(saving)));
    }
    let slug = asked.opening.slug.as_deref().ok_or_else(|| said(Message::new("name-a-game")))?;
    let play = Play::new(open(&asked.opening.named(slug))?);
    let file = asked.save.as_deref().or(asked.record.as_deref());
    let saving = match file {
        Some(file) => {
            let refused = || Failure::wrong(Message::new("record-has-lines").with("file", file.display().to_string()));
            if has_lines(file) {
                return Err(refused());
            }
            let keeper = Keeper::instead(file, &play)?;
            // Nobody else writes there now; somebody may have until a moment ago.
            if has_lines(file) {
                return Err(refused());
            }
            Some(Saving::of(Some(file.to_owned()), keeper, &play).even_if_empty())
        }
        None if at_terminal => {
            let keeper = Keeper::begin(&asked.place.folder()?.join(FOLDER), &play)?;
            Some(Saving::of(None, keeper, &play))
        }
        None => None,
    };
    Ok((play, saving))
}

/// Goes on with the game in a file, if it is the one that was asked for.
fn go_on(asked: &Referee, file: &Path, words: Words) -> Result<(Play, Option<Saving>), Failure> {
    let (play, end) = played_so_far(file).map_err(|trouble| trouble.failure(file, words))?;
    // Seats and house rules that are named are meant, whether the game is named too or not.
    let named = asked.opening.seats.is_some() || !asked.opening.options.is_empty();
    let slug = asked.opening.slug.as_deref().or_else(|| named.then_some(play.start().about().slug));
    if let Some(slug) = slug {
        let (wanted, found) = (open(&asked.opening.named(slug))?, play.start());
        let same = |one: &dyn AnyGame, other: &dyn AnyGame| {
            one.about().slug == other.about().slug && one.seats() == other.seats() && one.options() == other.options()
        };
        if !same(&*wanted, found) {
            return Err(Failure::wrong(Message::new("record-of-another").with("file", file.display().to_string())));
        }
    }
    let keeper = Keeper::go_on(file, &play, end)?;
    let saving = Saving { gone_on: true, ..Saving::of(Some(file.to_owned()), keeper, &play) };
    Ok((play, Some(saving)))
}

/// Whether there is anything in a file that a new record would replace: whatever is no bare header, remarks too.
fn has_lines(file: &Path) -> bool {
    if !fs::metadata(file).is_ok_and(|about| about.is_file()) {
        return false;
    }
    let text = bytes_of(file).map_or(String::new(), |bytes| String::from_utf8_lossy(&bytes).into_owned());
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    !lines.next().is_none_or(|header| header.starts_with("rafle ")) || lines.next().is_some()
}

/// Saves a game while it is played: an evening is not lost if it ends by Ctrl-C.
struct Saving {
    /// The file, if somebody named one.
    file: Option<PathBuf>,
    keeper: Keeper,
    /// How many lines of the log are in the file.
    kept: usize,
    /// Whether the game was there before.
    gone_on: bool,
    /// Whether a game in which nothing was played is a record too.
    even_empty: bool,
}

impl Referee {
    /// Whether the record goes to standard output: what is typed comes from standard input, so no record can.
    fn kept_at_stdout(&self) -> bool {
        self.save.as_deref().or(self.record.as_deref()) == Some(Path::new("-"))
    }
}

impl Saving {
    fn of(file: Option<PathBuf>, keeper: Keeper, play: &Play) -> Saving {
        let gone_on = !play.log().is_empty();
        Saving { file, keeper, kept: play.log().len(), gone_on, even_empty: false }
    }

    fn even_if_empty(self) -> Saving {
        Saving { even_empty: true, ..self }
    }

    /// Adds what is new in the log.
    fn keep_up(&mut self, play: &Play) -> Result<(), Failure> {
        if self.kept < play.log().len() { self.keep(play) } else { Ok(()) }
    }

    /// The same at the end.
    fn end(&mut self, play: &Play) -> Result<(), Failure> {
        if self.even_empty && self.kept == 0 { self.keep(play) } else { self.keep_up(play) }
    }

    fn keep(&mut self, play: &Play) -> Result<(), Failure> {
        let file = self.file.clone().unwrap_or_default();
        self.keeper.keep(&play.log()[self.kept..]).map_err(|error| Failure::unwritten(file.display(), error))?;
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

/// A game in which this was typed, as people type it.
pub(crate) fn typed(opening: &Opening, lines: &[String], words: Words) -> Result<Play, Failure> {
    let mut table = Table::new(Play::new(open(opening)?), words);
    match lines.iter().flat_map(|text| text.lines()).find_map(|line| table.hear(line).refused) {
        Some((_, why)) => Err(Failure::No(Some(why))),
        None => Ok(table.play),
    }
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

/// Who is next in a game, as data; where dice are thrown, how many.
pub(crate) fn next_as_data(play: &Play) -> Value {
    match play.next() {
        Next::Seat(seat) => json!({ "kind": "seat", "seat": seat }),
        Next::Chance { hand } => json!({ "kind": "chance", "seat": hand, "dice": dice_thrown(play) }),
        Next::Nobody => json!({ "kind": "nobody" }),
    }
}

/// How many dice are thrown next, if any are.
fn dice_thrown(play: &Play) -> Option<usize> {
    play.draw_from(&mut Seeded::new(1)).strip_prefix("throw ").map(|dice| dice.split(' ').count())
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
    /// What somebody wanted to know.
    told: Option<String>,
    /// Whether the whole table is shown, with all that lies there to be bought.
    whole: bool,
    /// Whether whoever types has enough.
    quits: bool,
}

/// How lines of the table are written, for whoever has forgotten.
const TABLE_LINES: [(&str, &str); 4] =
    [("name", "name A Anna"), ("undo", "undo 2"), ("resign", "resign A"), ("hints", "hints on")];

impl Table {
    fn new(play: Play, words: Words) -> Table {
        let voice = Voice::new(words, play.start().about().slug).calling(&play);
        Table { play, voice }
    }

    /// Takes a line as people type it. Its parts, with semicolons between them, are entered until one is refused.
    fn hear(&mut self, typed: &str) -> Answer {
        let mut answer = Answer { typed: typed.to_owned(), ..Answer::default() };
        let mut parts = parts(typed).peekable();
        if parts.peek().is_none() && typed.trim().is_empty() {
            answer.whole = true;
            self.go_on(&mut answer);
        }
        for part in parts {
            match part.to_lowercase().as_str() {
                "help" => answer.told = Some(self.help()),
                "standings" => answer.told = Some(self.voice.standings(&self.play).join("\n")),
                "hint" => answer.told = Some(self.hint()),
                "quit" | "exit" => {
                    answer.quits = true;
                    break;
                }
                _ => self.enter(part, &mut answer),
            }
            if answer.refused.is_some() {
                break;
            }
        }
        answer
    }

    /// Enters what a text means, or says why not.
    fn enter(&mut self, part: &str, answer: &mut Answer) {
        let reader = Reader::new(&self.play, self.voice.words);
        let lines = match reader.read(part) {
            Reading::Lines(lines) => {
                answer.happened.extend(reader.not_the_name(part).map(|message| self.voice.tell(&message)));
                lines
            }
            Reading::Several(readings) => {
                let readings = readings.iter().map(|line| format!("`{line}`")).collect::<rafle_engine::Arg>();
                let several = Message::new("read-several").with("line", &*shortened(part)).with("readings", readings);
                answer.refused = Some(("ambiguous", self.voice.tell(&several)));
                return;
            }
            Reading::Nothing => {
                if let Some(count) = reader.at_most(part) {
                    let many = Message::new("too-many-at-once").with("line", &*shortened(part)).with("count", count);
                    answer.refused = Some(("too-many-at-once", self.voice.tell(&many)));
                    return;
                }
                vec![part.to_owned()]
            }
        };
        for line in lines {
            let line = self.undone(&line);
            match self.play.enter_and_tell(&line, Viewer::Referee) {
                Ok(meant) => {
                    self.tell(meant, answer);
                    answer.happened.extend(announced(&line).map(|message| self.voice.tell(&message)));
                    answer.happened.extend(gone_from(&line).and_then(|seat| self.plays_on(seat)));
                }
                Err(refusal) => {
                    answer.refused = Some((refusal.key(), self.why_not(&shortened(part), &refusal)));
                    return;
                }
            }
            self.voice.call(&self.play);
        }
    }

    /// With a line that is taken back goes what a bot has chosen since.
    fn undone(&self, line: &str) -> String {
        match line.parse() {
            Ok(TableLine::Undo(count)) => {
                let mut gone = Vec::new();
                let chosen_by_bot = |step: Step<'_>| {
                    if let Some(seat) = gone_from(step.line) {
                        // Whoever goes says so; what they chose before was their own.
                        gone.push(seat);
                        return false;
                    }
                    matches!(step.before.next(), Next::Seat(seat) if gone.contains(&seat))
                };
                let by_bots: Vec<_> = self.play.steps().map(chosen_by_bot).collect();
                let since = by_bots.iter().rev().take_while(|by_bot| **by_bot).count();
                TableLine::Undo(count.saturating_add(since)).to_string()
            }
            _ => line.to_owned(),
        }
    }

    /// Who has gone, by a line that still counts.
    fn gone(&self) -> Seats {
        self.play.counting().filter_map(gone_from).collect()
    }

    /// What is said where a bot has to play on for whoever has just gone.
    fn plays_on(&self, seat: Seat) -> Option<String> {
        let last = self.play.steps().last()?;
        let passed = last.before.copy().pass_over(seat) || self.play.over();
        (!passed).then(|| self.voice.tell(&Message::new("gone-played-on").with("seat", seat)))
    }

    /// A bot chooses for who has gone where the game cannot do without; others throw for it. Where it cannot see the hand,
    /// whoever is at the table chooses.
    fn play_for_the_gone(&mut self, answer: &mut Answer) {
        while let Next::Seat(seat) = self.play.next() {
            if !self.gone().has(seat) || answer.quits {
                return;
            }
            let seen = self.play.seen_by(seat);
            let thought = Thought { seed: seen.told() as u64, limit: Limit::Playouts(PLAYOUTS), patient: false };
            let Some(line) = rafle_bots::choose_for(Level::Club, &seen, thought) else { return };
            let Ok(meant) = self.play.enter_and_tell(&line, Viewer::Referee) else { return };
            self.tell(meant, answer);
        }
    }

    /// Why a text is not what could be typed now.
    fn why_not(&self, part: &str, refusal: &rafle_engine::Refusal) -> String {
        let verb = part.split_whitespace().next().unwrap_or_default().to_lowercase();
        match TABLE_LINES.iter().find(|(known, _)| *known == verb && refusal.key() == "unreadable") {
            Some((_, like)) => {
                let form = Message::new("table-line-form").with("line", part).with("like", *like);
                self.voice.tell(&form)
            }
            None => self.voice.say(&self.play.why_not(part, refusal)),
        }
    }

    /// What the coach would do.
    fn hint(&self) -> String {
        let Next::Seat(seat) = self.play.next() else {
            return self.voice.tell(&Message::new("hint-none"));
        };
        let thought = Thought { seed: 0, limit: Limit::Playouts(PLAYOUTS * 10), patient: false };
        match rafle_bots::advise(&self.play.seen_by(seat), thought) {
            Err(why) => self.voice.words.sentence(self.voice.slug, &why, &self.voice.names),
            Ok(advice) => {
                let key = match advice.objective {
                    Objective::Share => "hint-share",
                    Objective::Score => "hint-score",
                };
                let row = |it: &Advised| {
                    let value = amount(&self.voice, advice.objective, it.value);
                    self.voice.tell(&Message::new(key).with("line", it.action.as_str()).with("value", value))
                };
                let heading = self.voice.tell(&Message::new("hint-for").with("seat", seat));
                let rows = advice.actions.iter().take(HINTED).map(row);
                std::iter::once(heading).chain(rows).collect::<Vec<_>>().join("\n")
            }
        }
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

    /// What can be typed: of cards where there are cards, of dice where there are dice.
    fn help(&self) -> String {
        let cards = self.play.start().about().cards;
        let own = self.voice.tell(&Message::new(if cards { "referee-help-cards" } else { "referee-help-dice" }));
        format!("{own}\n{}", self.voice.tell(&Message::new("referee-help")))
    }

    /// What can be completed: what is open, and what can always be said.
    fn typable(&self) -> Vec<String> {
        let open = match self.play.next() {
            Next::Seat(_) => self.play.now().open(),
            Next::Chance { .. } => {
                let draw = |seed| self.play.draw_from(&mut Seeded::new(seed));
                (0..4).filter_map(|seed| draw(seed).split(' ').next().map(|verb| format!("{verb} "))).collect()
            }
            Next::Nobody => Vec::new(),
        };
        let seats = Seats::first(self.play.start().seats());
        let of_seats = |verb: &str| seats.iter().map(|seat| format!("{verb} {seat}")).collect::<Vec<_>>();
        let always = ["undo", "help", "hint", "standings", "quit"].map(ToOwned::to_owned);
        let all: BTreeSet<_> =
            open.into_iter().chain(always).chain(of_seats("name")).chain(of_seats("resign")).collect();
        all.into_iter().collect()
    }
}

/// How one talks with whoever types.
struct Talk {
    at_terminal: bool,
    json: bool,
}

impl Talk {
    fn begin(&self, table: &Table, gone_on: Option<&Saving>, output: &mut dyn Write) -> Result<(), Failure> {
        if self.json {
            return Ok(());
        }
        let Voice { words, slug, .. } = table.voice;
        let start = table.play.start();
        let key = match (gone_on, start.about().cards) {
            (Some(_), _) => "referee-goes-on",
            (None, true) => "referee-begins-cards",
            (None, false) => "referee-begins",
        };
        let begins = Message::new(key).with("game", words.name(slug)).with("seats", start.seats());
        writeln!(output, "{}", table.voice.tell(&begins.with("lines", table.play.log().len())))?;
        self.show(table, true, output)
    }

    fn next_line(
        &self,
        table: &Table,
        prompt: &mut Prompt<'_>,
        output: &mut dyn Write,
    ) -> Result<Option<String>, Failure> {
        output.flush()?;
        let mark = self.at_terminal && !self.json;
        let mark = if mark { format!("{} ", table.voice.tell(&Message::new("prompt"))) } else { String::new() };
        prompt.line(&mark, || table.typable(), output)
    }

    fn answer(&self, table: &Table, answer: &Answer, output: &mut dyn Write) -> Result<(), Failure> {
        self.tell(table, answer, output)?;
        let silent = self.json || answer.refused.is_some() || answer.told.is_some() || answer.quits;
        if silent { Ok(()) } else { self.show(table, answer.whole, output) }
    }

    /// What happened, what was wanted, why not.
    fn tell(&self, table: &Table, answer: &Answer, output: &mut dyn Write) -> Result<(), Failure> {
        if self.json {
            writeln!(output, "{}", as_data(table, answer))?;
            return Ok(());
        }
        let why = answer.refused.as_ref().map(|(_, why)| why);
        for sentence in answer.told.iter().chain(&answer.happened).chain(why) {
            writeln!(output, "{sentence}")?;
        }
        Ok(())
    }

    /// The table and the question, or how the game has ended: somebody may want to take back a slip even then.
    fn show(&self, table: &Table, whole: bool, output: &mut dyn Write) -> Result<(), Failure> {
        if table.play.over() {
            if self.at_terminal {
                Talk::stand(table, output)?;
                writeln!(output, "{}", table.voice.tell(&Message::new("end-or-undo")))?;
            }
            return Ok(());
        }
        let view = table.play.now().view(Viewer::Referee);
        writeln!(output)?;
        for line in table::drawn(&view, &table.voice, whole) {
            writeln!(output, "  {line}")?;
        }
        writeln!(output, "{}", table.voice.say(&view.say))?;
        if matches!(table.play.next(), Next::Chance { .. }) {
            // Any outcome shows how it is written.
            let like = table.play.draw_from(&mut Seeded::new(1));
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

    /// How it stands, if that was not just said, and where to go on.
    fn end(&self, table: &Table, saving: Option<&Saving>, output: &mut dyn Write) -> Result<(), Failure> {
        let over = table.play.over();
        if !(self.json || self.at_terminal && over) {
            Talk::stand(table, output)?;
        }
        if self.at_terminal && !self.json && !over && !table.play.log().is_empty() {
            let go_on = match saving.map(|saving| saving.file.as_deref()) {
                Some(Some(file)) => format!("rafle referee --record {}", quoted(file)),
                Some(None) => "rafle referee --resume".to_owned(),
                None => return Ok(()),
            };
            writeln!(output, "{}", table.voice.tell(&Message::new("referee-kept").with("command", go_on)))?;
        }
        Ok(())
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
        "next": next_as_data(play),
        "open": open,
        "standings": standings_as_data(voice, play),
        "over": play.over(),
    });
    if let Some((key, why)) = &answer.refused {
        data["refusal"] = json!({ "key": key, "text": why });
    }
    if let Some(told) = &answer.told {
        data["help"] = json!(told);
    }
    data
}
