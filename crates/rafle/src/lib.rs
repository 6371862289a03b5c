//! The command line: every game's rules, a referee for real dice and cards, records, simulation.
//!
//! Each command is a module with one entry. It writes to what it is given and says in words of `cli.ftl` what went
//! wrong; only [`main`] knows the terminal, the environment and the exit code.

use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use rafle_words::{FALLBACK, Words};

pub use cli::Cli;
pub use failure::Failure;

pub mod advise;
pub mod analyse;
pub mod arguments;
mod bench;
mod bots;
pub mod cache;
pub mod cli;
mod coach;
mod completions;
pub mod contest;
mod failure;
mod games;
mod hand;
mod history;
pub mod host;
pub mod limits;
mod narrow;
pub mod odds;
mod plain;
mod play;
mod progress;
mod prompt;
pub mod reader;
mod records;
mod referee;
mod rules;
mod serve;
mod simulate;
mod table;
pub mod tame;
mod verify;
mod voice;

/// Does what the arguments of this process ask for.
pub fn main() -> ExitCode {
    match completions::complete() {
        Ok(false) => {}
        Ok(true) => return ExitCode::SUCCESS,
        Err(failure) => return told(&failure, language_typed()),
    }
    let cli = match Cli::asked() {
        Ok(cli) => cli,
        Err(error) => return told_by_clap(&error),
    };
    cli.cache.open();
    let spoken = language(cli.lang.as_deref());
    // A language that is not there is refused in that of whoever asks.
    let words = spoken.as_ref().copied().unwrap_or_else(|_| language_around());
    let done = spoken.and_then(|words| {
        // Not locked: a record may come from there too.
        let mut input = io::BufReader::new(io::stdin());
        let mut output = io::BufWriter::new(tame::Tame::new(io::stdout().lock()));
        let done = run(&cli, words, &mut input, &mut output);
        done.and(output.flush().map_err(Failure::from))
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => told(&failure, words),
    }
}

/// Says why a command did not do what it was asked for.
fn told(failure: &Failure, words: Words) -> ExitCode {
    if let Some(sentence) = failure.said(words) {
        // Nobody is left to tell if this fails too.
        let _ = writeln!(io::stderr(), "rafle: {}", tame::tamed(&sentence));
    }
    failure.exit_code()
}

/// Help, or what is wrong with the arguments. What was typed is quoted, and may be anything.
fn told_by_clap(error: &clap::Error) -> ExitCode {
    if let Some(why) = arguments::said(error, language_typed()) {
        let _ = writeln!(io::stderr(), "rafle: {}", tame::tamed(&why));
        return ExitCode::from(2);
    }
    if error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // Without colours: what was typed could bring its own.
        let _ = writeln!(io::stderr(), "{}", tame::tamed(&error.render().to_string()));
        return ExitCode::from(2);
    }
    error.exit()
}

/// Does what `cli` asks for.
pub fn run(cli: &Cli, words: Words, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Failure> {
    match &cli.command {
        cli::Command::Games(asked) => games::run(asked, words, output),
        cli::Command::Rules(asked) => rules::run(asked, words, output),
        cli::Command::Referee(asked) => {
            let at_terminal = io::stdin().is_terminal();
            referee::run(asked, words, at_terminal, input, output)
        }
        cli::Command::Check(asked) => records::check(asked, words, output),
        cli::Command::Verify(asked) => verify::run(asked, words, output),
        cli::Command::Replay(asked) => records::replay(asked, words, output),
        cli::Command::Hand(asked) => hand::run(asked, words, output),
        cli::Command::Simulate(asked) => simulate::run(asked, words, output),
        cli::Command::Odds(asked) => odds::run(asked, words, output),
        cli::Command::Bench(asked) => bench::run(asked, words, output),
        cli::Command::Match(asked) => contest::run(asked, words, output),
        cli::Command::Advise(asked) => advise::run(asked, words, output),
        cli::Command::Analyse(asked) => analyse::run(asked, words, output),
        cli::Command::Serve(asked) => serve::run(asked, words, output),
        cli::Command::Backup(asked) => host::backup::backup(asked, words, output),
        cli::Command::Restore(asked) => host::backup::restore(asked, words, output),
        cli::Command::Export(asked) => host::export::run(asked, words, output),
        cli::Command::Import(asked) => host::import::run(asked, words, output),
        cli::Command::Forget(asked) => host::forget::run(asked, words, output),
        cli::Command::Ready(asked) => host::ready::run(asked, words, output),
        cli::Command::Play(asked) => play::run(asked, words, input, output),
        cli::Command::History(asked) => history::run(asked, words, output),
        cli::Command::Completions(asked) => completions::run(asked, output),
        cli::Command::Man(asked) => completions::man(asked),
    }
}

/// The language that is asked for, else that of the environment, else English.
fn language(asked: Option<&str>) -> Result<Words, Failure> {
    match asked {
        Some(tag) if Words::know(tag) => {
            let words = Words::of(tag);
            if !Words::languages().any(|known| known == words.tag()) {
                let _ = writeln!(io::stderr(), "rafle: {}", failure::names_alone(words.tag()));
            }
            Ok(words)
        }
        Some(tag) => Err(failure::no_such_language(tag)),
        None => Ok(language_around()),
    }
}

/// The language of the environment of this process.
fn language_around() -> Words {
    from_environment(|name| std::env::var(name).ok())
}

/// The language of arguments that make no sense as a whole.
fn language_typed() -> Words {
    let typed: Vec<_> = std::env::args().collect();
    let after = |pair: &[String]| (pair[0] == "--lang").then(|| pair[1].clone());
    let within = || typed.iter().find_map(|it| it.strip_prefix("--lang=").map(ToOwned::to_owned));
    let asked = typed.windows(2).find_map(after).or_else(within).filter(|tag| Words::know(tag));
    asked.map_or_else(language_around, |tag| Words::of(&tag))
}

/// The language of the locale, or of `LANGUAGE`, a list that counts where the locale is not that of programs.
fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Words {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(&variable).find(|tag| !tag.is_empty());
    let locale = locale.unwrap_or_default();
    let plain = ["", "C", "POSIX"].contains(&locale.split('.').next().unwrap_or_default());
    let list = variable("LANGUAGE").filter(|_| !plain).unwrap_or_default();
    let tags: Vec<_> = list.split(':').chain([locale.as_str()]).filter(|tag| !tag.is_empty()).collect();
    Words::of_any(&tags).unwrap_or_else(|| Words::of(FALLBACK))
}

/// The page about the library is compiled and run with the examples of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/LIBRARY.md")]
struct Library;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_tells_the_language() {
        for (all, lang, list, tag) in [
            ("", "da_DK.UTF-8", "", "da"),
            ("en_GB", "da_DK", "", "en"),
            ("", "", "", "en"),
            ("", "C", "", "en"),
            ("pt_BR.UTF-8", "", "pt:sv", "sv"),
            ("fo_FO", "", "", "da"),
            ("C.UTF-8", "", "sv", "en"), // whoever asks for the locale of programs reads what programs read
        ] {
            let found = from_environment(|name| match name {
                "LC_ALL" => Some(all.to_owned()),
                "LANG" => Some(lang.to_owned()),
                "LANGUAGE" => Some(list.to_owned()),
                _ => None,
            });
            assert_eq!(found.tag(), tag, "{all} {lang} {list}");
        }
    }
}
