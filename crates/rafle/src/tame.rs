//! What is written for people, with nothing in it that a terminal would obey: records, names and mistyped lines are quoted,
//! and records are made to be passed around.

use std::borrow::Cow;
use std::io::{self, Write};

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
    if !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    let spell = |letter: char| if steers(letter) { format!("\\u{:04x}", letter as u32) } else { letter.to_string() };
    text.chars().map(spell).collect::<String>().into()
}

fn steers(letter: char) -> bool {
    let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || letter.is_control() && letter != '\n' && letter != '\t'
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
        assert_eq!(tamed("keep 6\n\t"), "keep 6\n\t");
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
