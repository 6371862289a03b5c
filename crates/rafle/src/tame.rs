//! What is written for people, with nothing in it that a terminal would obey: records, names and mistyped lines are quoted,
//! and records are made to be passed around.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::Path;

use rafle_engine::{Arg, Message};
use rafle_words::Words;

/// Writes text on, with every character that would steer a terminal spelled out: `\u001b`, which JSON reads back.
pub struct Tame<W> {
    inner: W,
    /// The beginning of a character whose end has not been written yet.
    begun: Vec<u8>,
}

impl<W: Write> Tame<W> {
    /// Tames what is written to `inner`.
    pub fn new(inner: W) -> Tame<W> {
        Tame { inner, begun: Vec::new() }
    }
}

impl<W: Write> Write for Tame<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let joined = if self.begun.is_empty() { Cow::Borrowed(bytes) } else { [&self.begun, bytes].concat().into() };
        let mut left: &[u8] = &joined;
        let mut tame = String::with_capacity(left.len());
        while !left.is_empty() {
            let (text, rest) = match str::from_utf8(left) {
                Ok(text) => (text, &[][..]),
                Err(error) => {
                    let (text, rest) = left.split_at(error.valid_up_to());
                    let text = str::from_utf8(text).expect("it is valid up to there");
                    match error.error_len() {
                        None => {
                            tame += &tamed(text);
                            break;
                        }
                        Some(wrong) => (text, &rest[wrong..]),
                    }
                }
            };
            tame += &tamed(text);
            // What is no text is shown as such.
            tame.extend((text.len() + rest.len() < left.len()).then_some(char::REPLACEMENT_CHARACTER));
            left = rest;
        }
        self.inner.write_all(tame.as_bytes())?;
        let begun = str::from_utf8(left).map_or_else(|error| left[error.valid_up_to()..].to_vec(), |_| Vec::new());
        self.begun = begun;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// The text with every character spelled out that would steer a terminal or turn a line around.
pub fn tamed(text: &str) -> Cow<'_, str> {
    spelled(text, steers)
}

/// The same for a text that is quoted in a line: nothing in it begins another one, which could look like ours.
pub(crate) fn in_a_line(text: &str) -> Cow<'_, str> {
    spelled(text, |letter| letter == '\n' || steers(letter))
}

/// As much of a line that was typed as people want to read again.
pub(crate) fn shortened(typed: &str) -> Cow<'_, str> {
    match typed.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &typed[..end]).into(),
        None => typed.into(),
    }
}

/// How many letters of a line are quoted.
const QUOTED: usize = 120;

/// The name of a file, in a line.
pub(crate) fn path(path: &Path) -> String {
    in_a_line(&path.display().to_string()).into_owned()
}

/// A message whose texts stay in their line.
pub(crate) fn message(message: &Message) -> Message {
    let args = message.args.iter().map(|(name, it)| (*name, arg(it)));
    Message { key: message.key, args: args.collect() }
}

/// What the command line has to say, whose texts stay in their line.
pub(crate) fn said(words: Words, why: &Message) -> String {
    words.say("cli", &message(why), &[])
}

fn arg(it: &Arg) -> Arg {
    match it {
        Arg::Text(text) => Arg::Text(in_a_line(text).into_owned()),
        Arg::Name(name) => Arg::Name(Box::new(message(name))),
        Arg::List(all) => Arg::List(all.iter().map(arg).collect()),
        Arg::OneOf(all) => Arg::OneOf(all.iter().map(arg).collect()),
        Arg::Number(_) | Arg::Seat(_) | Arg::Dice(_) => it.clone(),
    }
}

fn spelled(text: &str, wild: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&wild) {
        return Cow::Borrowed(text);
    }
    let spell = |letter: char| if wild(letter) { format!("\\u{:04x}", letter as u32) } else { letter.to_string() };
    text.chars().map(spell).collect::<String>().into()
}

/// Whether a terminal obeys this letter: it moves the cursor, or says in which direction what follows is read.
fn steers(letter: char) -> bool {
    let turns =
        matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let parts = matches!(letter, '\u{2028}' | '\u{2029}');
    turns || parts || letter.is_control() && letter != '\n'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(pieces: &[&[u8]]) -> String {
        let mut tame = Tame::new(Vec::new());
        for piece in pieces {
            tame.write_all(piece).unwrap();
        }
        String::from_utf8(tame.inner).unwrap()
    }

    #[test]
    fn what_steers_a_terminal_is_spelled_out() {
        assert_eq!(tamed("keep 6\n\t"), "keep 6\n\\u0009");
        assert_eq!(in_a_line("six\nrafle: all is well"), "six\\u000arafle: all is well");
        assert_eq!(tamed("\u{1b}[2J\u{9b}1m\r\u{202e}x"), "\\u001b[2J\\u009b1m\\u000d\\u202ex");
        let read: String = serde_json::from_str(&format!("\"{}\"", tamed("\u{9b}\u{7f}"))).unwrap();
        assert_eq!(read, "\u{9b}\u{7f}");
    }

    #[test]
    fn a_character_may_come_in_pieces() {
        assert_eq!(written(&[b"\xe2\x9a", b"\x82 \xc2", b"\x9b1m"]), "⚂ \\u009b1m");
        assert_eq!(written(&[b"a\xffb", b"\xe2x"]), "a\u{fffd}b\u{fffd}x");
    }
}
