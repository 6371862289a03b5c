//! Numbered logs that survive. The log of a table is the truth; everything in memory can be made from it again.
//!
//! A [`Store`] keeps [`Logs`], and at its [`Desk`] who sits where, links that work once, devices and settings; on its [`Board`]
//! processes that share it put up notes for each other. [`Sqlite`] is one file for one process, [`Postgres`] is for any number of
//! them; `laws::store_laws` (with the feature `laws`) says what each has to keep.

mod any;
mod board;
mod groups;
#[cfg(feature = "laws")]
pub mod laws;
pub mod meters;
mod postgres;
mod sqlite;
mod steps;
mod tried;
mod whole;

use std::fmt::Write as _;
use std::future::pending;
use std::pin::Pin;
use std::time::Duration;

pub use any::AnyStore;
pub use board::{Board, Claim, Note};
pub use postgres::Postgres;
use sha2::{Digest, Sha256};
pub use sqlite::Sqlite;
pub use whole::{Row, Rows, Whole, copy};

/// A table as it is stored: the header of its record, and its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The first line of the record: game, seats, options.
    pub header: String,
    /// Every line, in order.
    pub log: Vec<String>,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
    /// When its last line was added.
    pub changed: i64,
    /// The table at which the same people play again, if they do.
    pub next: Option<String>,
}

/// Lines to be added to a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addition {
    /// Whose log.
    pub table: String,
    /// How many lines the log has before: whoever comes first with this number wins it.
    pub number: usize,
    /// The lines, at least one.
    pub lines: Vec<String>,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// What somebody else has changed, who works with the same store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The log of a table has so many lines now, or more.
    Grown {
        /// Whose log.
        table: String,
        /// How many lines.
        length: usize,
    },
    /// Something about a table is not what it was, and its log may be as long as before: where its people play again, what
    /// names its lines say, whether it is there at all.
    Touched {
        /// Which table.
        table: String,
    },
    /// A device plays for somebody else than before.
    Devices,
    /// Changes other than growing logs may have gone by unheard: whatever of them is in memory has to be asked for again.
    Missed,
}

/// Tells of changes, one after the other.
pub trait Changes: Send {
    /// The next change. It waits for ever where there is none, and may be dropped while it waits without losing one.
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Change> + Send + '_>>;
}

/// No change at all: nobody else works with this store.
pub struct Silence;

impl Changes for Silence {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Change> + Send + '_>> {
        Box::pin(pending())
    }
}

/// A device that plays for somebody else than itself. Nobody's secret is in it: neither from the hashes nor from what is
/// sealed can whoever reads the store become somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// Which device, as [`hashed`].
    pub key: String,
    /// For whom it plays, as [`hashed`].
    pub person: String,
    /// The person's secret, which only the device's own can open.
    pub sealed: String,
    /// What kind of device it is, as far as it said.
    pub label: String,
    /// Since when, in seconds since 1970.
    pub since: i64,
}

/// How the store knows somebody, or a link that works once: by the hash of a secret that it never sees. The secrets are long
/// and random, so nobody finds them from their hashes by trying.
pub fn hashed(secret: &str) -> String {
    Sha256::digest(secret).iter().fold(String::with_capacity(64), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

/// How the log of the server names a table. Its word stays out of there: whoever knows the word is let in.
pub fn mark(table: &str) -> String {
    let mut mark = hashed(table);
    mark.truncate(8);
    mark
}

/// Why something could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The file or its folder cannot be used.
    #[error("cannot open the database {path}: {why}")]
    Open {
        /// Where it is.
        path: String,
        /// What the system says.
        why: String,
    },
    /// The file was written by a later Rafle.
    #[error("the database {path} was written by a newer Rafle; start that one, or give another folder")]
    Newer {
        /// Where it is.
        path: String,
    },
    /// Another process, or this one, has the file open.
    #[error("the database {path} is in use by another Rafle; stop that one, or give another folder")]
    InUse {
        /// Where it is.
        path: String,
    },
    /// The file is not a database, or parts of it are not what was written there.
    #[error("the database {path} is damaged: {why}; restore a backup")]
    Damaged {
        /// Where it is.
        path: String,
        /// What is damaged.
        why: String,
    },
    /// The file was deleted, moved, replaced or emptied while it was open: what is written now would be gone after a restart.
    #[error(
        "the database {path} was deleted, moved, replaced or emptied while it was open, and nothing more is kept; put it back, or \
         stop the server and restore a backup"
    )]
    Vanished {
        /// Where it was.
        path: String,
    },
    /// What was to be written belongs to a table that is not there; somebody may have deleted it by hand.
    #[error("no such table is stored")]
    NoTable,
    /// The database answers with an error.
    #[error("the database does not answer: {0}")]
    Failed(String),
}

/// What a store answers in its own time. Whoever stops waiting may find it done or not done, and never half done.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Everything that tables need to be kept.
pub trait Store: Logs + Desk + Board {}

impl<S: Logs + Desk + Board + ?Sized> Store for S {}

/// Where logs are kept. No lock in any process is needed for correctness: the store decides who wins a number. What it
/// answers for is there after a restart.
pub trait Logs: Send + Sync + 'static {
    /// Opens a table with its first lines. False if there is one of this name.
    fn create<'a>(&'a self, table: &'a str, header: &'a str, lines: &'a [String], at: i64) -> Answer<'a, bool>;

    /// Adds lines to a log, durably: when this returns, they survive a power cut. False if somebody else won the number;
    /// [`StoreError::NoTable`] if there is no such log. After any other error nobody knows whether they were added: the
    /// length of the log tells.
    fn append(&self, addition: Addition) -> Answer<'_, bool>;

    /// A table with its whole log.
    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>>;

    /// What was added to a log after it had so many lines; they were the end of an addition. Nothing if there is no such log.
    fn added<'a>(&'a self, table: &'a str, number: usize) -> Answer<'a, Option<Vec<String>>>;

    /// Notes at which table the people of `table` play again, all of whom have a seat there. Whoever notes it first is
    /// kept, and everybody is told.
    fn follow<'a>(&'a self, table: &'a str, next: &'a str, at: i64) -> Answer<'a, String>;

    /// The tables to whose logs nothing was added since they were opened, before `unplayed`, and those whose last line is older
    /// than `old`, in seconds since 1970. Links that do not work any more at this time go with the question.
    fn outdated(&self, unplayed: i64, old: i64, at: i64) -> Answer<'_, Vec<String>>;

    /// Deletes those of these tables that are still [outdated](Logs::outdated), and tells how many: whoever has played at one
    /// meanwhile, at any process, keeps it.
    fn delete_outdated<'a>(&'a self, tables: &'a [String], unplayed: i64, old: i64) -> Answer<'a, usize>;

    /// Deletes tables with all that is known about them. Who adds to one of them afterwards is told that there is none; those
    /// that are not there are passed over.
    fn delete<'a>(&'a self, tables: &'a [String]) -> Answer<'a, ()>;

    /// What others change from now on. Of every addition by somebody else it tells within seconds, even where notices got
    /// lost; it may tell of one more than once, and of one's own. A store that one process has for itself is silent.
    fn changes(&self) -> Answer<'_, Box<dyn Changes>> {
        Box::pin(async { Ok(Box::new(Silence) as Box<dyn Changes>) })
    }

    /// Has one of several who work with this store do something, such as moving the bots of a table: true for `who` holds
    /// it, or nobody has since so long. It lasts until [`Logs::let_go`], or so long without being asked for again. A store
    /// that one process has for itself always says yes.
    fn hold<'a>(&'a self, what: &'a str, who: &'a str, lasts: Duration) -> Answer<'a, bool> {
        let _ = (what, who, lasts);
        Box::pin(async { Ok(true) })
    }

    /// Holds it no more, if `who` did.
    fn let_go<'a>(&'a self, what: &'a str, who: &'a str) -> Answer<'a, ()> {
        let _ = (what, who);
        Box::pin(async { Ok(()) })
    }

    /// Whether what is given to the store now would be safe, and why not: it writes something small as durably as it writes a
    /// log. Anybody may ask as often as they like; a store remembers the answer for some seconds.
    fn ready(&self) -> Answer<'_, ()>;

    /// Waits until everything is written, and lets the store go. Nothing is kept after that.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// Where people are remembered who have no account: their seats, links that work once, devices; and the server's settings.
/// People, devices and links are known by the hashes of secrets that no store ever sees.
pub trait Desk: Send + Sync + 'static {
    /// Remembers that a person has a seat at a table.
    fn sit<'a>(&'a self, person: &'a str, table: &'a str, at: i64) -> Answer<'a, ()>;

    /// Forgets that a person has a seat at a table.
    fn rise<'a>(&'a self, person: &'a str, table: &'a str) -> Answer<'a, ()>;

    /// The tables at which a person has a seat, the newest first, at most `most`.
    fn tables_of<'a>(&'a self, person: &'a str, most: usize) -> Answer<'a, Vec<String>>;

    /// Gives a table a word by which people find it, unless it has one, and tells which it has then. Nothing if another table
    /// has this word: one has it at a time, and whoever comes first is kept.
    fn call<'a>(&'a self, table: &'a str, word: &'a str) -> Answer<'a, Option<String>>;

    /// The table of this word.
    fn called<'a>(&'a self, word: &'a str) -> Answer<'a, Option<String>>;

    /// Takes the word of a table away, if it has one; another may have it then.
    fn uncall<'a>(&'a self, table: &'a str) -> Answer<'a, ()>;

    /// Keeps what a link means that works once, given by this person on this device, until a time in seconds since 1970.
    /// False if the device is not the person's own and plays for them no more.
    fn give<'a>(
        &'a self,
        word: &'a str,
        person: &'a str,
        device: &'a str,
        means: &'a str,
        until: i64,
    ) -> Answer<'a, bool>;

    /// What such a link means, if it still works at this time.
    fn pass<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>>;

    /// Uses such a link up. Nothing if it does not work any more: of several who use it, one is told what it means.
    fn take<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>>;

    /// Uses such a link up and has a device play for a person, instead of whom it played for before; the person's own plays
    /// for itself again. Nothing of that, and false, if the link does not work any more.
    fn attach<'a>(&'a self, device: &'a Device, word: &'a str, at: i64) -> Answer<'a, bool>;

    /// Has a device play for itself again, and ends all links of the person it played for: it may have made some for itself.
    /// False if it did not play for this person.
    fn release<'a>(&'a self, key: &'a str, person: &'a str) -> Answer<'a, bool>;

    /// Every device that plays for somebody else, the oldest first.
    fn devices(&self) -> Answer<'_, Vec<Device>>;

    /// A setting of the server: `first` if there is none yet, and whoever came first is kept.
    fn setting<'a>(&'a self, name: &'a str, first: &'a str) -> Answer<'a, String>;
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_hash_is_what_every_older_version_has_kept() {
        let hash = "91ceba9836526df6b60cf212a511a65663657b0522d6b5c3ea0b0af95a3846f8";
        assert_eq!(super::hashed("rafle"), hash);
    }
}
