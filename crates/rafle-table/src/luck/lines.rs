//! What lines of luck say, in the words that everybody reads.

use rafle_engine::TableLine;
use sha2::{Digest, Sha256};

use crate::who::hex;

/// The version of the rule, and with it of the order in which every game asks for its luck. Whoever changes either writes
/// another number, and goes on checking this one. It stands in the line itself and not in the header of a record: a record
/// that is opened as a table goes on by the rule of its new seal, and its first part by the old one.
pub(crate) const RULE: &str = "1";

/// What luck is made of: 32 bytes that nobody can foretell.
pub type Secret = [u8; 32];

/// What a device adds to it: 16 bytes.
pub type Number = [u8; 16];

/// A SHA-256.
pub type Hash = [u8; 32];

/// What follows `luck` in a line, without the secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LuckLine {
    /// `1 COMMITMENT TABLE`: a secret is sealed at this table. Everything begins anew with it.
    Secret { commitment: Hash },
    /// `seal DEVICE HASH`: a device has a number, of which this is the hash. Its last one counts.
    Seal { device: String, hash: Hash },
    /// `words HASH`: somebody has added words.
    Words,
    /// `open DEVICE…`: from now on nothing enters but the numbers of these devices.
    Open { devices: Vec<String> },
    /// `number DEVICE NUMBER`: the number of a device.
    Number { device: String, number: Number },
    /// `missing DEVICE`: its number did not come, and all is drawn anew.
    Missing { device: String },
}

/// Why a line of luck cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Strange {
    /// It follows another rule.
    Rule(String),
    /// It follows ours, and makes no sense.
    Line,
}

impl LuckLine {
    /// What this line says, if it is one of luck.
    pub(crate) fn of(told: &str) -> Result<LuckLine, Strange> {
        let words: Vec<_> = told.split(' ').collect();
        let device = |word: &str| if is_device(word) { Ok(word.to_owned()) } else { Err(Strange::Line) };
        let hash = |word: &str| bytes(word).ok_or(Strange::Line);
        Ok(match words[..] {
            [RULE, commitment, table] => {
                hash(table)?;
                LuckLine::Secret { commitment: hash(commitment)? }
            }
            ["seal", of, sealed] => LuckLine::Seal { device: device(of)?, hash: hash(sealed)? },
            ["words", added] => hash(added).map(|_| LuckLine::Words)?,
            ["open", ref devices @ ..] => {
                LuckLine::Open { devices: devices.iter().map(|word| device(word)).collect::<Result<_, _>>()? }
            }
            ["number", of, number] => {
                LuckLine::Number { device: device(of)?, number: bytes(number).ok_or(Strange::Line)? }
            }
            ["missing", of] => LuckLine::Missing { device: device(of)? },
            [RULE | "seal" | "words" | "number" | "missing", ..] | [] => return Err(Strange::Line),
            [other, ..] => return Err(Strange::Rule(other.to_owned())),
        })
    }
}

/// The line by which a secret is sealed at the table of this word: everybody reads its hash and the hash of the word, and
/// the secret itself when the game is over.
pub fn sealed(secret: &Secret, table: &str) -> TableLine {
    let told = format!("{RULE} {} {}", hex(&Sha256::digest(secret)), hex(&Sha256::digest(table)));
    TableLine::Luck { told, secret: Some(hex(secret)) }
}

/// A line of luck in which nothing is kept.
fn line(told: String) -> String {
    TableLine::Luck { told, secret: None }.to_string()
}

/// The line by which a device seals its number.
pub(crate) fn seal_line(device: &str, seal: &Hash) -> String {
    line(format!("seal {device} {}", hex(seal)))
}

/// The line by which words enter: as their hash.
pub(crate) fn words_line(words: &str) -> String {
    line(format!("words {}", hex(&Sha256::digest(words))))
}

/// The line after which nothing enters but the numbers of these devices.
pub(crate) fn open_line<'a>(devices: impl Iterator<Item = &'a str>) -> String {
    line(devices.fold("open".to_owned(), |told, device| told + " " + device))
}

/// The line by which a device opens its number.
pub(crate) fn number_line(device: &str, number: &Number) -> String {
    line(format!("number {device} {}", hex(number)))
}

/// The line that says whose number did not come.
pub(crate) fn missing_line(device: &str) -> String {
    line(format!("missing {device}"))
}

/// A hash as lines and forms write it.
pub fn read_hash(text: &str) -> Option<Hash> {
    bytes(text)
}

/// A number as lines and forms write it.
pub fn read_number(text: &str) -> Option<Number> {
    bytes(text)
}

/// The bytes that are written so: in small digits, and just so many.
pub(crate) fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let plain = |letter: u8| matches!(letter, b'0'..=b'9' | b'a'..=b'f');
    if text.len() != 2 * N || !text.bytes().all(plain) {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().as_chunks::<2>().0) {
        *byte = u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

fn is_device(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, b'@' | b'/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> Result<LuckLine, Strange> {
        LuckLine::of(line.strip_prefix("luck ").expect("a line of luck"))
    }

    #[test]
    fn lines_read_back() {
        let (hash, number) = ([7; 32], [9; 16]);
        let device = || "0123456789abcdef@table/01234567".to_owned();
        let TableLine::Luck { told: secret, .. } = sealed(&[1; 32], "abc") else { unreachable!() };
        assert_eq!(LuckLine::of(&secret), Ok(LuckLine::Secret { commitment: Sha256::digest([1; 32]).into() }));
        assert_eq!(told(&seal_line(&device(), &hash)), Ok(LuckLine::Seal { device: device(), hash }));
        assert_eq!(told(&words_line("Anna was here")), Ok(LuckLine::Words));
        assert_eq!(told(&open_line([].into_iter())), Ok(LuckLine::Open { devices: Vec::new() }));
        let two = [device(), "b/1".to_owned()];
        assert_eq!(told(&open_line(two.iter().map(String::as_str))), Ok(LuckLine::Open { devices: two.to_vec() }));
        assert_eq!(told(&number_line(&device(), &number)), Ok(LuckLine::Number { device: device(), number }));
        assert_eq!(told(&missing_line(&device())), Ok(LuckLine::Missing { device: device() }));
    }

    #[test]
    fn what_makes_no_sense_is_not_read() {
        let hash = "07".repeat(32);
        for line in [
            "seal a/1",
            &format!("seal a/1 {}", &hash[1..]),
            &format!("seal a/1 {}", hash.to_uppercase().replace('0', "A")),
            &format!("seal a\u{e6} {hash}"),
            &format!("seal a/1 {hash} {hash}"),
            "words hello",
            "open  ",
            &format!("number a/1 {hash}"),
            "missing",
            "1 abc def",
            &format!("1 {hash}"),
        ] {
            assert_eq!(LuckLine::of(line), Err(Strange::Line), "{line}");
        }
        assert_eq!(LuckLine::of(&format!("2 {hash} {hash}")), Err(Strange::Rule("2".to_owned())));
    }
}
