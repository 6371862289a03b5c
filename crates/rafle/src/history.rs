//! Games that were played here: each is a record in one folder, which every other command reads. `rafle history` lists
//! those that are over.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::Args;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use rafle_engine::{Arg, Message, Play, Record};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::records::{Trouble, bytes_of, played_bytes};
use crate::referee::FOLDER;
use crate::table::side_by_side;
use crate::tame;
use crate::voice::{Voice, options_as_data, standings_as_data};

/// `rafle history`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  rafle history
  rafle history --all
  rafle history --json | jq -r '.[].file'
  rafle replay \"$(rafle history --json | jq -r '.[0].file')\"")]
pub struct History {
    /// Where they are kept.
    #[command(flatten)]
    pub place: Place,
    /// List also the games that are not over
    #[arg(long)]
    pub all: bool,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

/// Where games are kept.
#[derive(Args, Debug)]
pub struct Place {
    // Read here and not by clap, for the reason that `Cache` tells.
    /// The folder in which games are kept; else that of the environment (`RAFLE_GAMES`); else one of your user data
    #[arg(long = "games", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

impl Place {
    /// The folder, whether it is there or not.
    pub(crate) fn folder(&self) -> Result<PathBuf, Failure> {
        let own = || user_data().map(|data| data.join("rafle").join("games"));
        self.named().or_else(own).ok_or_else(|| said(Message::new("no-folder")))
    }

    /// The folder that somebody named.
    fn named(&self) -> Option<PathBuf> {
        self.folder.clone().or_else(|| variable("RAFLE_GAMES"))
    }
}

/// What this module and the screens have to say.
pub(crate) fn said(why: Message) -> Failure {
    Failure::Wrong { game: "tui".to_owned(), why }
}

/// Where the system wants programs to keep what belongs to the user.
fn user_data() -> Option<PathBuf> {
    if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/share")))
    }
}

fn variable(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

pub(crate) fn run(asked: &History, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let folder = asked.place.folder()?;
    if let (Some(_), Err(error)) = (asked.place.named(), fs::read_dir(&folder)) {
        return Err(Failure::file(folder.display(), &error));
    }
    let (mut listed, begun): (Vec<_>, Vec<_>) =
        kept(&folder).into_iter().partition(|kept| asked.all || kept.play.over());
    // Games with real dice lie below; `rafle referee --resume` goes on with those that are not over.
    listed.extend(kept(&folder.join(FOLDER)).into_iter().filter(|kept| asked.all || kept.play.over()));
    newest_first(&mut listed);
    if asked.json {
        let data: Value = listed.iter().map(|kept| kept.as_data(words)).collect();
        writeln!(output, "{data:#}")?;
        return Ok(());
    }
    let say = |message: Message| words.say("tui", &message, &[]);
    if listed.is_empty() {
        writeln!(output, "{}", say(Message::new("history-none")))?;
    }
    let rows: Vec<_> = listed.iter().map(|kept| kept.row(words)).collect();
    for line in side_by_side(&rows) {
        writeln!(output, "{line}")?;
    }
    if !begun.is_empty() {
        writeln!(output, "{}", say(Message::new("history-begun").with("count", begun.len())))?;
    }
    Ok(())
}

/// A game that was kept.
pub(crate) struct Kept {
    pub(crate) file: PathBuf,
    pub(crate) play: Play,
    /// How the file ends.
    pub(crate) end: End,
    /// When its last line was added.
    pub(crate) when: SystemTime,
}

impl Kept {
    /// When it was played, as programs read it (RFC 3339), with the offset of this place.
    fn date(&self) -> String {
        local(self.when).strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()
    }

    /// The same for people, to the minute of the clock on their wall.
    pub(crate) fn shown_date(&self) -> String {
        local(self.when).strftime("%Y-%m-%d %H:%M").to_string()
    }

    fn voice(&self, words: Words) -> Voice {
        Voice::new(words, self.play.start().about().slug).calling(&self.play)
    }

    /// `Anna 34, Bo 12`, the best first.
    pub(crate) fn scores(&self, words: Words) -> String {
        let voice = self.voice(words);
        let mut rows: Vec<_> = self.play.standings().rows().collect();
        rows.sort_by_key(|row| row.place);
        let row = |row: &rafle_engine::Standing| format!("{} {}", voice.player(row.seat), words.number(row.score));
        rows.iter().map(row).collect::<Vec<_>>().join(", ")
    }

    fn row(&self, words: Words) -> Vec<String> {
        let key = if self.play.over() { "history-over" } else { "history-not-over" };
        let name = words.name(self.play.start().about().slug);
        let stands = Message::new(key).with("game", name).with("scores", self.scores(words));
        vec![self.shown_date(), words.say("tui", &stands, &[]), tame::path(&self.file)]
    }

    fn as_data(&self, words: Words) -> Value {
        let start = self.play.start();
        json!({
            "file": self.file.display().to_string(),
            "slug": start.about().slug,
            "seats": start.seats(),
            "options": options_as_data(start.options()),
            "date": self.date(),
            "over": self.play.over(),
            "standings": standings_as_data(&self.voice(words), &self.play),
        })
    }
}

/// A moment where the user lives (`TZ`, else what the system says, else universal time).
fn local(when: SystemTime) -> Zoned {
    Timestamp::try_from(when).unwrap_or_default().to_zoned(TimeZone::system())
}

/// Every game in the folder that can be read, the newest first.
pub(crate) fn kept(folder: &Path) -> Vec<Kept> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let read = |file: PathBuf| {
        let when = fs::metadata(&file).and_then(|about| about.modified()).ok()?;
        let (play, end) = played_so_far(&file).ok()?;
        Some(Kept { file, play, end, when })
    };
    let records = files.filter(|file| file.extension().is_some_and(|extension| extension == "rafle"));
    let mut kept: Vec<_> = records.filter_map(read).collect();
    newest_first(&mut kept);
    kept
}

fn newest_first(kept: &mut [Kept]) {
    kept.sort_by(|one, other| (other.when, &other.file).cmp(&(one.when, &one.file)));
}

/// How a file ends, and so what comes before the next line that is added to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct End {
    how: Ends,
    /// How long it was when it was read: whoever goes on with it sees whether somebody else did.
    length: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ends {
    /// With a whole line.
    Whole,
    /// With a line that makes sense and lacks only its end.
    Open,
    /// After so many bytes with a piece of a line, which was being written when the power failed and was never shown.
    Torn(u64),
}

/// The game in a file whose last line may be torn. Nothing is mended here: whoever only looks changes nothing.
pub(crate) fn played_so_far(file: &Path) -> Result<(Play, End), Trouble> {
    let bytes = bytes_of(file)?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |place| place + 1);
    let end = |how| End { how, length: bytes.len() as u64 };
    match played_bytes(&bytes) {
        Ok(play) if whole == bytes.len() => Ok((play, end(Ends::Whole))),
        Ok(play) => Ok((play, end(Ends::Open))),
        Err(trouble) if whole == bytes.len() => Err(trouble),
        Err(trouble) => match played_bytes(&bytes[..whole]) {
            Ok(play) => Ok((play, end(Ends::Torn(whole as u64)))),
            Err(_) => Err(trouble),
        },
    }
}

/// Keeps a game while it is played, line by line.
pub(crate) struct Keeper {
    folder: PathBuf,
    /// What comes before the first line that is added: the record so far, or the end of a line.
    head: String,
    /// The file is cut to this length before the first line is added.
    cut: Option<u64>,
    slug: &'static str,
    file: Option<File>,
    /// Where that is.
    path: Option<PathBuf>,
    /// Whether it is a terminal, on which nothing may steer.
    shown: bool,
}

impl Keeper {
    /// Keeps a new game. There is no file as long as nothing is played.
    pub(crate) fn begin(folder: &Path, play: &Play) -> Result<Keeper, Failure> {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder.display(), &error))?;
        let head = Record::of(play).to_string();
        let slug = play.start().about().slug;
        Ok(Keeper { folder: folder.to_owned(), head, cut: None, slug, file: None, path: None, shown: false })
    }

    /// Goes on with a record, which is as it was until a line is added.
    pub(crate) fn go_on(file: &Path, play: &Play, end: End) -> Result<Keeper, Failure> {
        let opened = locked(OpenOptions::new().append(true).open(file), file)?;
        // Whoever had it until a moment ago may have added to it since it was read.
        if opened.metadata().is_ok_and(|about| about.is_file() && about.len() != end.length) {
            return Err(in_use(file));
        }
        let head = if end.how == Ends::Open { "\n" } else { "" }.to_owned();
        let cut = if let Ends::Torn(whole) = end.how { Some(whole) } else { None };
        let (slug, path) = (play.start().about().slug, Some(file.to_owned()));
        Ok(Keeper { folder: PathBuf::new(), head, cut, slug, file: Some(opened), path, shown: false })
    }

    /// Keeps a game in this file. What was there stays until the first line is added.
    pub(crate) fn instead(file: &Path, play: &Play) -> Result<Keeper, Failure> {
        let opened = locked(OpenOptions::new().append(true).create(true).open(file), file)?;
        let (head, slug) = (Record::of(play).to_string(), play.start().about().slug);
        let path = Some(file.to_owned());
        Ok(Keeper { folder: PathBuf::new(), head, cut: Some(0), slug, file: Some(opened), path, shown: false })
    }

    /// Writes a new game to standard output, after whatever stands there.
    pub(crate) fn at_stdout(play: &Play) -> Result<Keeper, Failure> {
        let (head, slug) = (Record::of(play).to_string(), play.start().about().slug);
        let (file, shown) = (Some(stdout_as_file()?), io::stdout().is_terminal());
        Ok(Keeper { folder: PathBuf::new(), head, cut: None, slug, file, path: None, shown })
    }

    /// The file in which the game is kept, once something is.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// This line comes before the next one that is kept.
    pub(crate) fn keep_first(&mut self, line: &str) {
        self.head = format!("{}{line}\n", self.head);
    }

    /// Adds lines and waits until the disk has them.
    pub(crate) fn keep(&mut self, lines: &[String]) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            none => {
                let (file, path) = new_file(&self.folder, self.slug)?;
                self.path = Some(path);
                none.insert(file)
            }
        };
        // A pipe or `/dev/stdout` has no length, and nothing to wait for.
        let on_disk = file.metadata()?.is_file();
        if let Some(length) = self.cut.take().filter(|_| on_disk) {
            file.set_len(length)?;
        }
        let text = lines.iter().fold(self.head.clone(), |text, line| text + line + "\n");
        let text = if self.shown { tame::tamed(&text) } else { text.into() };
        file.write_all(text.as_bytes())?;
        self.head.clear();
        if on_disk { file.sync_data() } else { Ok(()) }
    }
}

/// The file, for as long as it is open nobody else's: two programs that add to one record ruin it. A folder that cannot lock
/// anything is no reason not to play.
fn locked(opened: io::Result<File>, file: &Path) -> Result<File, Failure> {
    let opened = opened.map_err(|error| Failure::file(file.display(), &error))?;
    let on_disk = opened.metadata().is_ok_and(|about| about.is_file());
    match opened.try_lock() {
        Err(TryLockError::WouldBlock) if on_disk => Err(in_use(file)),
        _ => Ok(opened),
    }
}

fn in_use(file: &Path) -> Failure {
    Failure::Machine { game: "cli", why: Message::new("record-in-use").with("file", file.display().to_string()) }
}

/// Standard output as a file of its own, which writes on where the other has stopped.
fn stdout_as_file() -> io::Result<File> {
    #[cfg(unix)]
    let own = std::os::fd::AsFd::as_fd(&io::stdout()).try_clone_to_owned();
    #[cfg(windows)]
    let own = std::os::windows::io::AsHandle::as_handle(&io::stdout()).try_clone_to_owned();
    own.map(File::from)
}

/// A file that is not there yet, named by the minute and the game.
fn new_file(folder: &Path, slug: &str) -> io::Result<(File, PathBuf)> {
    let stem = format!("{}-{slug}", local(SystemTime::now()).strftime("%Y-%m-%d-%H%M"));
    let names =
        (1..).map(|number| if number == 1 { format!("{stem}.rafle") } else { format!("{stem}-{number}.rafle") });
    for name in names {
        let path = folder.join(name);
        match OpenOptions::new().append(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            opened => {
                // Nobody else can know the name yet.
                return opened.map(|file| {
                    let _ = file.try_lock();
                    (file, path)
                });
            }
        }
    }
    unreachable!("there is always a next number")
}

/// The players by their names, as a list.
pub(crate) fn players(kept: &Kept, words: Words) -> Arg {
    let voice = kept.voice(words);
    rafle_engine::Seats::first(kept.play.start().seats()).iter().map(|seat| voice.player(seat)).collect()
}
