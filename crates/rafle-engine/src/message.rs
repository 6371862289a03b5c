//! What is to be said, before any language is chosen.

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
