//! What processes that share a store tell each other, and nobody has to remember.

use std::time::Duration;

use crate::Answer;

/// Something that one process tells the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it is about, such as `here abc`.
    pub place: String,
    /// Who put it up, or whom it is about: there is one for each in each place. What a process puts up in its own name begins
    /// with that name, and goes with it.
    pub who: String,
    /// What it says.
    pub says: String,
    /// How long ago it was put up, by the clock of the store.
    pub age: Duration,
}

impl Note {
    /// A note that is about to be put up.
    pub fn new(place: String, who: String, says: String) -> Note {
        Note { place, who, says, age: Duration::ZERO }
    }
}

/// A note that is one of so many at most in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The note.
    pub note: Note,
    /// How many may stand there.
    pub most: usize,
}

/// Where processes that share a store put up notes for each other. A crash of the store takes all of them down. A store that
/// one process has for itself needs none: whatever could stand there is in the memory of that process.
pub trait Board: Send + Sync + 'static {
    /// How this process is called among those who share the store; nothing where nobody else does.
    fn process(&self) -> Option<&str> {
        None
    }

    /// Puts notes up, each instead of the one that stands there about the same.
    fn put<'a>(&'a self, notes: &'a [Note]) -> Answer<'a, ()> {
        let _ = notes;
        Box::pin(async { Ok(()) })
    }

    /// Puts all of these notes up, if in each of their places fewer stand than may, apart from itself and from those that were
    /// put up longer ago than this; else none of them. Asked and done in one step: of several who claim the last place of
    /// something, at any process, one has it. Tells which is the first that is too many.
    fn claim<'a>(&'a self, claims: &'a [Claim], lasts: Duration) -> Answer<'a, Option<usize>> {
        let _ = (claims, lasts);
        Box::pin(async { Ok(None) })
    }

    /// Takes notes down, whatever they say.
    fn take_down<'a>(&'a self, notes: &'a [Note]) -> Answer<'a, ()> {
        let _ = notes;
        Box::pin(async { Ok(()) })
    }

    /// The notes in these places.
    fn notes<'a>(&'a self, places: &'a [String]) -> Answer<'a, Vec<Note>> {
        let _ = places;
        Box::pin(async { Ok(Vec::new()) })
    }

    /// Takes down what this process has put up in its own name: it is about to end, and what it says is true no more.
    fn leave(&self) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// What is asked at a table, in the words of whoever asked.
    fn question<'a>(&'a self, table: &'a str) -> Answer<'a, Option<String>> {
        let _ = table;
        Box::pin(async { Ok(None) })
    }

    /// Asks something at a table instead of what was asked there before, and tells the others. False, and nothing is changed,
    /// if something else is asked by now.
    fn pose<'a>(&'a self, table: &'a str, before: Option<&'a str>, now: &'a str) -> Answer<'a, bool> {
        let _ = (table, before, now);
        Box::pin(async { Ok(true) })
    }
}
