//! What can go wrong, and what the shell is told.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use rafle_engine::{About, Message, Refusal};
use rafle_words::{Words, of_the_system, plain};

use crate::tame;

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub enum Failure {
    /// The answer is no: a record does not hold, a line was refused. Why, if that has not been said yet.
    No(Option<String>),
    /// The question cannot be understood: a sentence, in the words of this game if it has some.
    Wrong {
        /// The game whose words may be needed; `cli` for the command line's own.
        game: String,
        /// What is wrong.
        why: Message,
    },
    /// The machine would not, for a reason that we can name: a port is in use.
    Machine {
        /// Whose words are needed.
        game: &'static str,
        /// What is wrong.
        why: Message,
    },
    /// The machine would not: reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// What the command line itself has to say.
    pub fn wrong(why: Message) -> Failure {
        Failure::Wrong { game: "cli".to_owned(), why }
    }

    /// A game that cannot be opened.
    pub fn refused(game: &str, refusal: &Refusal) -> Failure {
        Failure::Wrong { game: game.to_owned(), why: refusal.message().clone() }
    }

    /// A file that cannot be read or written.
    pub fn file(file: impl Display, error: &io::Error) -> Failure {
        Failure::wrong(Message::new("cannot-use-file").with("file", file.to_string()).with("why", of_the_system(error)))
    }

    /// A file that was opened and takes no more: the disk is full.
    pub(crate) fn unwritten(file: impl Display, error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe || file.to_string().is_empty() {
            return Failure::Io(error);
        }
        let why = Message::new("cannot-use-file").with("file", file.to_string()).with("why", of_the_system(&error));
        Failure::Machine { game: "cli", why }
    }

    /// The sentence for whoever asked; nothing if all has been said.
    pub fn said(&self, words: Words) -> Option<String> {
        match self {
            Failure::No(why) => why.clone(),
            Failure::Wrong { game, why } => Some(words.say(game, &tame::message(why), &[])),
            Failure::Machine { game, why } => Some(words.say(game, &tame::message(why), &[])),
            // Whoever read the output has read enough: `rafle games | head -1`.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Failure::Io(error) => Some(tame::said(words, &of_the_system(error))),
        }
    }

    /// What the shell is told.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::No(_) => ExitCode::from(1),
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Wrong { .. } => ExitCode::from(2),
            Failure::Machine { .. } | Failure::Io(_) => ExitCode::from(3),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Io(error.into())
    }
}

/// Refuses `-` where nothing but a file or a folder will do.
pub(crate) fn named_file(file: &Path) -> Result<(), Failure> {
    if file == Path::new("-") { Err(Failure::wrong(Message::new("dash-not-here"))) } else { Ok(()) }
}

/// The game of this slug or of this name in any language, also one that it has besides; or the slug that was probably meant.
pub(crate) fn find(slug: &str) -> Result<&'static About, Failure> {
    let (games, sought) = (rafle_games::GAMES.iter(), dashed(slug));
    let is_sought = |name: &String| dashed(name).iter().any(|name| sought.contains(name));
    let only = |names: fn(&str) -> Vec<String>| {
        let mut found = games.clone().filter(|about| names(about.slug).iter().any(is_sought));
        found.next().filter(|_| found.next().is_none())
    };
    let by_slug = games.clone().find(|about| about.slug == sought[0]);
    // What one game is called goes before what another is called besides.
    let by_name = || only(|slug| Words::names(slug).into_values().collect()).or_else(|| only(Words::all_names));
    by_slug.or_else(by_name).ok_or_else(|| no_such_game(slug))
}

/// A name as slugs are written, in [plain letters](plain) of both kinds.
fn dashed(name: &str) -> [String; 2] {
    plain(name.trim()).map(|name| name.replace([' ', '_'], "-"))
}

fn no_such_game(slug: &str) -> Failure {
    Failure::wrong(match meant(slug) {
        Some(like) => Message::new("no-such-game-like").with("slug", slug).with("like", like),
        None => Message::new("no-such-game").with("slug", slug),
    })
}

pub(crate) fn no_such_language(tag: &str) -> Failure {
    let known = Words::languages().collect::<rafle_engine::Arg>();
    let names = name_languages().collect::<rafle_engine::Arg>();
    Failure::wrong(Message::new("no-such-language").with("tag", tag).with("known", known).with("names", names))
}

/// Languages that only know what games are called, and little more.
pub(crate) fn name_languages() -> impl Iterator<Item = &'static str> {
    let all: BTreeSet<_> = rafle_games::GAMES.iter().flat_map(|about| Words::names(about.slug).into_keys()).collect();
    all.into_iter().filter(|tag| !Words::languages().any(|known| known == *tag))
}

/// Said to whoever chooses one of them.
pub(crate) fn names_alone(tag: &str) -> String {
    Words::of(rafle_words::FALLBACK).say("cli", &Message::new("language-names-alone").with("tag", tag), &[])
}

/// The slug of the game whose slug or name, in any language, is nearest to what was typed, if it is near at all.
fn meant(typed: &str) -> Option<&'static str> {
    const NEAR: f64 = 0.6;
    let [typed, _] = dashed(typed);
    let likeness = |about: &About| {
        let names = Words::all_names(about.slug).into_iter().flat_map(|name| dashed(&name));
        let all = names.chain([about.slug.to_owned()]);
        all.map(|name| strsim::normalized_damerau_levenshtein(&typed, &name)).fold(0.0, f64::max)
    };
    let best = rafle_games::GAMES.iter().map(|about| (likeness(about), about.slug));
    best.filter(|(like, _)| *like >= NEAR).max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, slug)| slug)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_name_in_any_language() {
        for (typed, slug) in
            [("Good Man", "good-man"), ("tænkeboks", "bluff"), ("YATZY", "yatzy"), ("too_bad", "too-bad")]
        {
            assert_eq!(find(typed).map(|about| about.slug).unwrap(), slug, "{typed}");
        }
        assert!(find("gredy").is_err(), "what is only near is asked back");
    }

    #[test]
    fn a_game_is_found_by_its_name_as_keyboards_write_it() {
        for (typed, slug) in [
            ("L'as", "the-one"),
            ("l’as", "the-one"),
            ("asinn", "the-one"),
            ("forst till attio", "first-to-eighty"),
            ("foerst till aattio", "first-to-eighty"),
            ("nicht funfzig", "not-fifty"),
            ("Nicht fuenfzig", "not-fifty"),
            ("gross und klein", "big-and-small"),
            ("plus_minus", "plus-minus"),
        ] {
            assert_eq!(find(typed).map(|about| about.slug).unwrap(), slug, "{typed}");
        }
        // Whoever has all letters is understood as before, whatever names become alike without their marks.
        for about in rafle_games::GAMES {
            for name in Words::names(about.slug).values() {
                let others = rafle_games::GAMES.iter().filter(|other| other.slug != about.slug);
                let alone = others.flat_map(|other| Words::names(other.slug).into_values()).all(|other| other != *name);
                assert!(!alone || find(name).is_ok_and(|found| found.slug == about.slug), "{name}");
            }
        }
    }

    #[test]
    fn a_game_is_found_by_what_it_is_called_besides() {
        for (typed, slug) in
            [("Løgn", "bluff"), ("snyd", "bluff"), ("Fra 1 til 100", "greedy"), ("de knivskarpe", "sevens")]
        {
            assert_eq!(find(typed).map(|about| about.slug).unwrap(), slug, "{typed}");
        }
        // Whatever one game alone is called leads there.
        let called =
            |slug: &str| Words::all_names(slug).iter().map(|name| name.to_lowercase()).collect::<BTreeSet<_>>();
        let all: Vec<_> = rafle_games::GAMES.iter().map(|about| (about.slug, called(about.slug))).collect();
        for (slug, name) in all.iter().flat_map(|(slug, names)| names.iter().map(move |name| (slug, name))) {
            if all.iter().filter(|(_, names)| names.contains(name)).count() == 1 {
                assert_eq!(find(name).map(|about| about.slug).unwrap(), *slug, "{name}");
            }
        }
    }

    #[test]
    fn what_was_probably_meant() {
        for (typed, slug) in [
            ("gredy", Some("greedy")),
            ("Good Man", Some("good-man")),
            ("begærlig", Some("greedy")),
            ("snyd", Some("bluff")),
            ("De knivskarpe", Some("sevens")),
            ("chess", None),
        ] {
            assert_eq!(meant(typed), slug, "{typed}");
        }
    }
}
