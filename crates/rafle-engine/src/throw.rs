//! The luck of most dice games.

use std::fmt;
use std::str::FromStr;

use crate::{Chance, Dice, Message, Refusal, Seat, Source, Unreadable, throws};

/// So many dice are in the cup and thrown at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InTheCup(pub u8);

impl Chance for InTheCup {
    type Luck = Throw;

    fn outcomes(self) -> impl Iterator<Item = (Throw, u64)> {
        // No dice: nothing is thrown, and nothing can come of it.
        throws(self.0).filter(move |_| self.0 > 0).map(|(dice, ways)| (Throw(dice), ways))
    }

    #[inline]
    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Throw {
        Throw(source.dice(self.0))
    }
}

/// `throw 6 4 1`: the dice that were thrown, and only those.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw(pub Dice);

impl Throw {
    /// The key of what is told of a throw.
    pub const TOLD: &'static str = "threw";

    /// The dice, if `count` of them were to be thrown.
    #[inline]
    pub fn of(self, count: u8) -> Result<Dice, Refusal> {
        if count > 0 && self.0.count() == count { Ok(self.0) } else { Err(self.misfit(count)) }
    }

    #[cold]
    fn misfit(self, count: u8) -> Refusal {
        if count == 0 {
            Refusal::new("nothing-to-throw")
        } else {
            Refusal::new("wrong-number-of-dice").with("count", count).with("thrown", self.0.count())
        }
    }

    /// "Anna throws 6 4 1."
    pub fn told(self, seat: Seat) -> Message {
        Message::new(Throw::TOLD).with("seat", seat).with("dice", self.0)
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "throw {}", self.0)
    }
}

impl FromStr for Throw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Throw, Unreadable> {
        let dice: Dice = after_verb(text, "throw")?.parse()?;
        if dice.is_empty() { Err(Unreadable) } else { Ok(Throw(dice)) }
    }
}

/// What follows the verb of a notation.
pub fn after_verb<'a>(text: &'a str, verb: &str) -> Result<&'a str, Unreadable> {
    let rest = text.trim().strip_prefix(verb).ok_or(Unreadable)?;
    match rest.strip_prefix(char::is_whitespace) {
        Some(rest) if !rest.trim().is_empty() => Ok(rest.trim()),
        _ => Err(Unreadable),
    }
}
