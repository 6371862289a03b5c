//! Who sits where, and how people are told apart without accounts.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use rafle_engine::{BOT, PERSON, Unreadable};
use sha2::{Digest, Sha256};

use crate::Hash;

/// Letters of names that people read aloud: no 0 and O, no 1 and l.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Letters in the secret of a person: 130 bits.
const SECRET: usize = 26;

/// Letters that make a seal different each time.
pub const SALT: usize = 8;

/// Somebody who plays or watches: a secret that only their cookie knows. The store knows its hash.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Person(String);

/// Secrets do not get into logs.
impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Person({}…)", &self.key()[..8])
    }
}

impl Person {
    /// Somebody new, whose secret is made of these bytes that nobody can guess.
    pub fn made_of(bytes: [u8; 32]) -> Person {
        Person(spelt(&bytes[..SECRET]))
    }

    /// Somebody whose cookie says so, and whose cookie was found genuine.
    pub fn known(secret: &str) -> Option<Person> {
        let plain = secret.len() == SECRET && secret.bytes().all(|letter| LETTERS.contains(&letter));
        plain.then(|| Person(secret.to_owned()))
    }

    /// What the cookie carries, and nothing else should.
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// How the store knows this person.
    pub fn key(&self) -> String {
        hex(&Sha256::digest(&self.0))
    }

    /// How this person is written in the log of a table: the same at this table, and of no use at any other.
    pub fn token(&self, table: &str) -> String {
        hex(&mac(&self.0, table)[..8])
    }

    /// This person as the table of this word knows them.
    pub fn at(&self, table: &str) -> Guest {
        Guest { person: self.clone(), token: self.token(table), brings: None }
    }

    /// The secret for the store, so that only who knows this word reads it again. With other bytes it looks otherwise.
    pub fn sealed(&self, word: &str, salt: [u8; SALT]) -> String {
        let salt = spelt(&salt);
        let bytes: Vec<_> = self.0.bytes().zip(mac(word, &salt)).map(|(letter, pad)| letter ^ pad).collect();
        format!("{salt}{}", hex(&bytes))
    }

    /// Whose secret was sealed with this word; nobody's if it was another word.
    pub fn unsealed(sealed: &str, word: &str) -> Option<Person> {
        let (salt, digits) = sealed.split_at_checked(SALT)?;
        let byte = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..digits.len()).step_by(2).map(byte).collect();
        let letters = bytes?.into_iter().zip(mac(word, salt)).map(|(byte, pad)| char::from(byte ^ pad));
        Person::known(&letters.collect::<String>())
    }
}

/// A person at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    person: Person,
    token: String,
    /// The seal that this guest's device has brought along, and by which digits the device is known.
    brings: Option<(String, Hash)>,
}

impl Guest {
    /// The same guest, whose device has sealed a number: it is told from other devices by its [digits](crate::digits).
    #[must_use]
    pub fn bringing(self, digits: &str, seal: Hash) -> Guest {
        Guest { brings: Some((digits.to_owned(), seal)), ..self }
    }

    /// What the device has brought along.
    pub(crate) fn brings(&self) -> Option<(&str, &Hash)> {
        self.brings.as_ref().map(|(digits, seal)| (digits.as_str(), seal))
    }

    /// Who it is, at any table.
    pub fn person(&self) -> &Person {
        &self.person
    }

    /// How the log of the table writes this person.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Whether a token in the log means this person. It may be that of another table, at which the same people have played
    /// before: `0123456789abcdef@table`.
    pub fn holds(&self, token: &str) -> bool {
        match token.split_once('@') {
            Some((token, table)) => self.person.token(table) == token,
            None => self.token == token,
        }
    }
}

fn mac(key: &str, text: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("a key may have any length");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from_digit(u32::from(value), 16).expect("half a byte is one digit");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Bytes as a name that can be read aloud: a letter for each, which keeps five bits of it.
pub fn spelt(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| LETTERS[(byte % 32) as usize] as char).collect()
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet: whoever has the link may sit down.
    Open,
    /// A person, by their token.
    Person(String),
    /// A bot of some strength.
    Bot(String),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Open => f.write_str("open"),
            Sitter::Person(token) => write!(f, "{PERSON} {token}"),
            Sitter::Bot(level) => write!(f, "{BOT} {level}"),
        }
    }
}

impl FromStr for Sitter {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Sitter, Unreadable> {
        match text.split_once(' ') {
            None if text == "open" => Ok(Sitter::Open),
            Some((PERSON, token)) => Ok(Sitter::Person(token.to_owned())),
            Some((BOT, level)) => Ok(Sitter::Bot(level.to_owned())),
            _ => Err(Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(byte: u8) -> Person {
        Person::made_of([byte; 32])
    }

    #[test]
    fn a_person_is_another_at_every_table() {
        let anna = person(1);
        assert_eq!(anna.token("one"), anna.token("one"));
        assert_ne!(anna.token("one"), anna.token("two"));
        assert_ne!(anna.token("one"), person(2).token("one"));
        assert_eq!(Person::known(anna.secret()), Some(anna));
        assert_eq!(Person::known("../../etc"), None);
    }

    #[test]
    fn a_person_is_written_as_in_every_log_there_is() {
        let anna = Person::made_of(std::array::from_fn(|index| 7 * index as u8));
        assert_eq!(anna.secret(), "ahqx6dkt29gpw5cjsz8fnv4bir");
        assert_eq!(anna.token("one"), "c99f2a68e1106693");
        assert_eq!(anna.key(), "c1f7a89c545936b630003dadf8e65f530447a430bc31f66716ccebdb846c25e0");
        assert_eq!(anna.sealed("word", [3; SALT]), "ddddddddeab0f64519f9f967c87484f8c2f248259ab5c16377eb21d55f8d");
        assert_eq!(format!("{anna:?}"), "Person(c1f7a89c…)");
    }

    #[test]
    fn a_cookie_that_is_no_secret_is_nobodys() {
        let secret = person(1).secret().to_owned();
        let (shorter, longer) = (&secret[1..], format!("{secret}a"));
        for wrong in [shorter, &longer, &secret.replacen('b', "0", 1), &secret.replacen('b', "B", 1), ""] {
            assert_eq!(Person::known(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_nowhere_but_in_its_cookie() {
        let anna = person(1);
        let sealed = anna.sealed("word", [3; SALT]);
        for text in [format!("{anna:?}"), anna.key(), anna.token("one"), sealed.clone()] {
            assert!(!text.contains(anna.secret()), "{text}");
        }
        assert_ne!(sealed, anna.sealed("word", [4; SALT]));
        assert_eq!(Person::unsealed(&sealed, "word"), Some(anna));
        for (sealed, word) in [(sealed.as_str(), "worm"), ("", "word"), ("ååå", "word"), (&sealed[..20], "word")] {
            assert_eq!(Person::unsealed(sealed, word), None, "{sealed} {word}");
        }
    }

    #[test]
    fn a_person_is_known_again_at_the_next_table() {
        let (anna, bo) = (person(1), person(2));
        let brought = format!("{}@one", anna.token("one"));
        assert!(anna.at("two").holds(&brought) && !bo.at("two").holds(&brought));
        assert!(anna.at("two").holds(&anna.token("two")) && !anna.at("two").holds(&anna.token("one")));
    }

    #[test]
    fn sitters_read_back() {
        for sitter in [Sitter::Open, Sitter::Person("0123".to_owned()), Sitter::Bot("club".to_owned())] {
            assert_eq!(sitter.to_string().parse(), Ok(sitter));
        }
        assert_eq!("bot".parse::<Sitter>(), Err(Unreadable));
    }
}
