//! `rafle completions` and `rafle man`: what shells and manuals want to know of the command line.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::{Args, CommandFactory};
use clap_complete::engine::{PathCompleter, ValueCompleter};
use clap_complete::env::Shells;
use clap_complete::{CompleteEnv, CompletionCandidate, Shell};
use rafle_bots::{Level, Player};
use rafle_engine::{Arg, Field, Message};
use rafle_games::GAMES;
use rafle_words::Words;

use crate::cli::Cli;
use crate::failure::{Failure, find, name_languages};

/// `rafle completions`.
#[derive(Args, Debug)]
#[command(after_help = "\
The shell asks the program itself what can come next, so it knows games, house rules, bots and languages.

Examples:
  rafle completions bash > ~/.local/share/bash-completion/completions/rafle
  rafle completions fish > ~/.config/fish/completions/rafle.fish")]
pub struct Completions {
    /// Which shell
    pub shell: Shell,
}

/// `rafle man`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  rafle man ~/.local/share/man/man1")]
pub struct Man {
    /// The folder, made if there is none
    pub folder: PathBuf,
}

/// The variable by which a shell asks.
const ASKED: &str = "COMPLETE";

/// If a shell asks what can come next, says so: then all is done.
pub(crate) fn complete() -> Result<bool, Failure> {
    let Some(shell) = std::env::var_os(ASKED) else { return Ok(false) };
    let here = std::env::current_dir().ok();
    let done = CompleteEnv::with_factory(Cli::command).var(ASKED).try_complete(std::env::args_os(), here.as_deref());
    done.map_err(|_| {
        let quoted = |text: &str| Arg::from(format!("`{text}`"));
        let shells: Vec<_> = Shells::builtins().names().map(quoted).collect();
        let unknown = Message::new("value-one-of").with("text", quoted(ASKED));
        Failure::wrong(unknown.with("value", quoted(&shell.to_string_lossy())).with("values", Arg::List(shells)))
    })
}

pub(crate) fn run(asked: &Completions, output: &mut dyn Write) -> Result<(), Failure> {
    let shells = Shells::builtins();
    let shell = shells.completer(&asked.shell.to_string());
    let shell = shell.ok_or_else(|| Failure::wrong(Message::new("as-is").with("text", asked.shell.to_string())))?;
    let mut script = Vec::new();
    shell.write_registration(ASKED, "rafle", "rafle", "rafle", &mut script)?;
    output.write_all(&script)?;
    Ok(())
}

/// A page for the program and one for each command.
pub(crate) fn man(asked: &Man) -> Result<(), Failure> {
    let unwritable = |error: &std::io::Error| Failure::file(asked.folder.display(), error);
    fs::create_dir_all(&asked.folder).map_err(|error| unwritable(&error))?;
    clap_mangen::generate_to(Cli::command(), &asked.folder).map_err(|error| unwritable(&error))
}

/// Every game, with its name.
pub(crate) fn slugs() -> Vec<CompletionCandidate> {
    let words = crate::from_environment(|name| std::env::var(name).ok());
    let candidate =
        |about: &rafle_engine::About| CompletionCandidate::new(about.slug).help(Some(words.name(about.slug).into()));
    GAMES.iter().map(candidate).collect()
}

/// Every bot, after those that are named already.
pub(crate) fn bots(begun: &OsStr) -> Vec<CompletionCandidate> {
    after_comma(begun, Player::ALL.iter().map(ToString::to_string))
}

/// Who can play, after those that are named already.
pub(crate) fn players(begun: &OsStr) -> Vec<CompletionCandidate> {
    let bots = Level::ALL.iter().map(|level| format!("bot:{level}"));
    after_comma(begun, std::iter::once("me".to_owned()).chain(bots))
}

/// The records here and every game: a command may be asked about either.
pub(crate) fn records_and_slugs(begun: &OsStr) -> Vec<CompletionCandidate> {
    let typed = begun.to_string_lossy();
    let named = slugs().into_iter().filter(|slug| slug.get_value().to_string_lossy().starts_with(&*typed));
    named.chain(PathCompleter::file().complete(begun)).collect()
}

/// What can stand after the last comma of a list.
fn after_comma(begun: &OsStr, all: impl Iterator<Item = String>) -> Vec<CompletionCandidate> {
    let begun = begun.to_string_lossy();
    let (before, last) = begun.rfind(',').map_or(("", &*begun), |comma| begun.split_at(comma + 1));
    all.filter(|word| word.starts_with(last)).map(|word| CompletionCandidate::new(format!("{before}{word}"))).collect()
}

/// Every language.
pub(crate) fn languages() -> Vec<CompletionCandidate> {
    Words::languages().chain(name_languages()).map(CompletionCandidate::new).collect()
}

/// The house rules of the game that is named before.
fn fields_of_the_game() -> Vec<Field> {
    let named = std::env::args().find_map(|word| find(&word).ok());
    named.and_then(|about| rafle_games::fields(about.slug)).unwrap_or_default()
}

/// A house rule of the game that is named before, and several of its values.
pub(crate) fn varied(begun: &OsStr) -> Vec<CompletionCandidate> {
    let begun = begun.to_string_lossy();
    let fields = fields_of_the_game();
    let Some((key, values)) = begun.split_once('=') else {
        let keys = fields.iter().filter(|field| field.key.starts_with(&*begun));
        return keys.map(|field| CompletionCandidate::new(format!("{}=", field.key))).collect();
    };
    let field = fields.iter().find(|field| field.key == key);
    let samples = field.map(Field::samples).unwrap_or_default();
    let valued = after_comma(OsStr::new(values), samples.into_iter());
    let whole = |value: &CompletionCandidate| format!("{key}={}", value.get_value().to_string_lossy());
    valued.iter().map(|value| CompletionCandidate::new(whole(value))).collect()
}

/// Every house rule of the game that is named before, with its values.
pub(crate) fn house_rules(begun: &OsStr) -> Vec<CompletionCandidate> {
    let begun = begun.to_string_lossy();
    let fields = fields_of_the_game();
    let written = fields.iter().flat_map(|field| {
        let values = field.samples().into_iter();
        values.map(|value| format!("{}={value}", field.key)).collect::<Vec<_>>()
    });
    written.filter(|text| text.starts_with(&*begun)).map(CompletionCandidate::new).collect()
}
