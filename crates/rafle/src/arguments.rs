//! Arguments that make no sense, in the words of whoever typed them: what was typed, why not, what would do.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use rafle_engine::{Arg, Message};
use rafle_words::{FALLBACK, Words};

use crate::tame::in_a_line;

/// Why a value does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit(Message);

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::of(FALLBACK).say("cli", &self.0, &[]))
    }
}

impl Error for Unfit {}

impl From<Message> for Unfit {
    fn from(why: Message) -> Unfit {
        Unfit(why)
    }
}

/// Reads a whole number in this range.
pub(crate) fn whole<T: TryFrom<u32>>(range: RangeInclusive<u32>) -> impl Fn(&str) -> Result<T, Unfit> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let why = || Message::new("whole-number").with("least", *range.start()).with("most", *range.end());
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| why().into())
    }
}

/// What is wrong with the arguments; nothing if that is for clap to say.
pub(crate) fn said(error: &clap::Error, words: Words) -> Option<String> {
    let quoted = |kind| {
        let texts = error.get(kind).map(texts).unwrap_or_default();
        texts.iter().map(|it| format!("`{}`", in_a_line(it))).collect::<Arg>()
    };
    let one = |key, kind| Message::new(key).with("text", quoted(kind));
    let (argument, value) = (ContextKind::InvalidArg, ContextKind::InvalidValue);
    // Whoever mistypes the address of a database has a password in it all the same.
    let is_store = error.get(argument).map(texts).unwrap_or_default().concat().starts_with("--store");
    let typed = if is_store { "`…`".into() } else { quoted(value) };
    let of_value = |key| one(key, argument).with("value", typed.clone());
    let why = match error.kind() {
        ErrorKind::UnknownArgument => match error.get(ContextKind::SuggestedArg) {
            Some(_) => one("no-such-argument-like", argument).with("like", quoted(ContextKind::SuggestedArg)),
            None => one("no-such-argument", argument),
        },
        ErrorKind::InvalidSubcommand => match error.get(ContextKind::SuggestedSubcommand) {
            Some(_) => one("no-such-command-like", ContextKind::InvalidSubcommand)
                .with("like", quoted(ContextKind::SuggestedSubcommand)),
            None => one("no-such-command", ContextKind::InvalidSubcommand),
        },
        ErrorKind::MissingRequiredArgument => one("arguments-missing", argument),
        ErrorKind::ArgumentConflict => one("arguments-clash", argument).with("others", quoted(ContextKind::PriorArg)),
        ErrorKind::InvalidValue if error.get(value).map(texts).is_none_or(|texts| texts.concat().is_empty()) => {
            one("value-missing", argument)
        }
        ErrorKind::InvalidValue => of_value("value-one-of").with("values", quoted(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => match error.source().and_then(|why| why.downcast_ref()) {
            Some(Unfit(why)) => of_value("value-unfit-because").with("why", why.clone()),
            None => of_value("value-unfit"),
        },
        _ => return None,
    };
    // How the command is written is notation, in any language.
    let usage = error.get(ContextKind::Usage).map(ToString::to_string);
    let form = usage.as_deref().and_then(|usage| usage.split_once(": ")).map(|(_, form)| form.trim_end());
    let help = match form {
        Some(form) => Message::new("arguments-usage").with("form", form),
        None => Message::new("arguments-help"),
    };
    Some([why, help].map(|message| words.say("cli", &message, &[])).join("\n"))
}

/// What clap says of an error, text by text.
fn texts(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::Strings(texts) => texts.clone(),
        other => vec![other.to_string()],
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::Cli;

    #[test]
    fn whatever_is_wrong_is_said_in_the_language_of_who_typed_it() {
        for (line, english, danish) in [
            (
                "simulate greedy --games x",
                "`--games <N>` cannot be `x`: a whole number",
                "`--games <N>` kan ikke være `x`: der skal stå et helt tal",
            ),
            (
                "referee greedy --seats 99",
                "`--seats <N>` cannot be `99`: a whole number from 1 to",
                "et helt tal fra 1 til",
            ),
            ("serve --limits many", "`--limits", "`--limits"),
            ("simulat greedy", "there is no command `simulat`; did you mean `simulate`?", "mente du `simulate`?"),
            ("nonsense", "there is no command `nonsense`", "der er ingen kommando `nonsense`"),
            ("games --jsn", "`--jsn` is not understood here; did you mean `--json`?", "mente du `--json`?"),
            ("games 7", "`7` is not understood here", "`7` forstås ikke her"),
            ("rules", "missing: `<SLUG>`", "mangler: `<SLUG>`"),
            ("simulate greedy --json --csv", "does not go together with", "går ikke sammen med"),
            ("replay x --viewer Q", "a seat from A to", "en plads fra A til"),
            ("simulate greedy --games", "`--games <N>` wants a value", "mangler en værdi"),
        ] {
            let error = Cli::try_parse_from(std::iter::once("rafle").chain(line.split(' '))).unwrap_err();
            for (tag, sentence) in [("en", english), ("da", danish)] {
                let said = said(&error, Words::of(tag)).unwrap_or_else(|| panic!("{line}: {error}"));
                assert!(said.contains(sentence) && said.contains("--help"), "{line}: {said}");
                assert!(!said.contains("Usage") || tag == "en", "{said}");
            }
        }
        let help = Cli::try_parse_from(["rafle", "--help"]).unwrap_err();
        assert_eq!(said(&help, Words::of("da")), None, "help is no error");
    }
}
