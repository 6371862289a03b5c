//! What is to be said, before any language is chosen.

use std::fmt;

use serde::Serialize;

use crate::{Dice, Seat};

/// A sentence or a word to be said in the reader's language: its key in the word files, and what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The key in the game's word file or, failing that, in the common one.
    pub key: &'static str,
    /// The arguments by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// The message of this key, so far without arguments.
    pub const fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// The same message, speaking of one thing more.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// What a message can speak of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A whole number; words may take a plural after it.
    Number(i64),
    /// A player, called by name.
    Seat(Seat),
    /// Dice, shown by their faces.
    Dice(Dice),
    /// Notation or input, shown as it is.
    Text(String),
    /// The name of a thing, itself a message.
    Name(Box<Message>),
    /// Several of these, joined as the language joins them.
    List(Vec<Arg>),
    /// Several of these, of which one is meant: *this, that or the other*.
    OneOf(Vec<Arg>),
}

macro_rules! arg_from_numbers {
    ($($number:ty)*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )* };
}
arg_from_numbers!(u8 u16 u32 i16 i32 i64 usize);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Dice> for Arg {
    fn from(dice: Dice) -> Arg {
        Arg::Dice(dice)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(name: Message) -> Arg {
        Arg::Name(Box::new(name))
    }
}

impl<A: Into<Arg>> FromIterator<A> for Arg {
    fn from_iter<I: IntoIterator<Item = A>>(args: I) -> Arg {
        Arg::List(args.into_iter().map(Into::into).collect())
    }
}

/// Why something is not allowed. Whoever refuses has changed nothing.
///
/// One word wide, so that the result of an accepted action travels in a register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal(Box<Message>);

impl Refusal {
    /// Refused for the reason of this key.
    #[cold]
    pub fn new(key: &'static str) -> Refusal {
        Refusal(Box::new(Message::new(key)))
    }

    /// The same refusal, speaking of one thing more.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Refusal {
        self.0.args.push((name, arg.into()));
        self
    }

    /// The key of the reason.
    pub fn key(&self) -> &'static str {
        self.0.key
    }

    /// The reason.
    pub fn message(&self) -> &Message {
        &self.0
    }
}

/// For programs: the reason by its key, and what it speaks of. For people the words of a language say it.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {}", ByKey(&self.0))
    }
}

impl std::error::Error for Refusal {}

/// A message as errors write it: `seats-wrong (least: 2, most: 8)`. Not how a [`Message`] is shown, or a page could show it
/// to somebody by mistake.
pub(crate) struct ByKey<'a>(pub(crate) &'a Message);

impl fmt::Display for ByKey<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.key)?;
        for (index, (name, arg)) in self.0.args.iter().enumerate() {
            write!(f, "{}{name}: {}", if index == 0 { " (" } else { ", " }, Plain(arg))?;
        }
        f.write_str(if self.0.args.is_empty() { "" } else { ")" })
    }
}

struct Plain<'a>(&'a Arg);

impl fmt::Display for Plain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Arg::Number(number) => number.fmt(f),
            Arg::Seat(seat) => seat.fmt(f),
            Arg::Dice(dice) => dice.fmt(f),
            Arg::Text(text) => write!(f, "`{text}`"),
            Arg::Name(name) => ByKey(name).fmt(f),
            Arg::List(items) | Arg::OneOf(items) => items.iter().enumerate().try_for_each(|(index, item)| {
                f.write_str(if index == 0 { "" } else { " | " })?;
                Plain(item).fmt(f)
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_an_error_that_names_its_key_and_what_it_speaks_of() {
        let error: Box<dyn std::error::Error> = Refusal::new("game-over").into();
        assert_eq!(error.to_string(), "refused: game-over");
        let known = ["dice", "rounds"].into_iter().collect::<Arg>();
        let refusal = Refusal::new("option-unknown").with("key", "dise").with("known", known);
        assert_eq!(refusal.to_string(), "refused: option-unknown (key: `dise`, known: `dice` | `rounds`)");
        let inner = Message::new("threw").with("seat", Seat::A).with("dice", Dice::of(&[6, 4]));
        assert_eq!(Refusal::new("no").with("why", inner).to_string(), "refused: no (why: threw (seat: A, dice: 4 6))");
    }
}
