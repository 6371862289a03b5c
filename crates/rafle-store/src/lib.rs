//! Numbered logs that survive. The log of a table is the truth; everything in memory can be made from it again.

mod sqlite;

use std::fmt::Write as _;
use std::future::Future;

use sha2::{Digest, Sha256};
pub use sqlite::Sqlite;

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

/// Where logs are kept. No lock in this process is needed for correctness: the store decides who wins a number. What it
/// answers for is there after a restart.
pub trait Store: Send + Sync + 'static {
    /// Opens a table with its first lines. False if there is one of this name.
    fn create(
        &self,
        table: &str,
        header: &str,
        lines: &[String],
        at: i64,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Adds lines to a log, durably: when this returns, they survive a power cut. False if somebody else won the number;
    /// [`StoreError::NoTable`] if there is no such log.
    fn append(&self, addition: Addition) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// A table with its whole log.
    fn load(&self, table: &str) -> impl Future<Output = Result<Option<Stored>, StoreError>> + Send;

    /// Remembers that a person has a seat at a table.
    fn sit(&self, person: &str, table: &str, at: i64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Forgets that a person has a seat at a table.
    fn rise(&self, person: &str, table: &str) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Notes at which table the people of `table` play again, all of whom have a seat there. Whoever notes it first is
    /// kept, and everybody is told.
    fn follow(&self, table: &str, next: &str, at: i64) -> impl Future<Output = Result<String, StoreError>> + Send;

    /// Keeps what a link means that works once, given by this person on this device, until a time in seconds since 1970.
    /// False if the device is not the person's own and plays for them no more.
    fn give(
        &self,
        word: &str,
        person: &str,
        device: &str,
        means: &str,
        until: i64,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// What such a link means, if it still works at this time.
    fn pass(&self, word: &str, at: i64) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Uses such a link up. Nothing if it does not work any more: of several who use it, one is told what it means.
    fn take(&self, word: &str, at: i64) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Uses such a link up and has a device play for a person, instead of whom it played for before; the person's own plays
    /// for itself again. Nothing of that, and false, if the link does not work any more.
    fn attach(&self, device: &Device, word: &str, at: i64) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Has a device play for itself again, and ends all links of the person it played for: it may have made some for itself.
    /// False if it did not play for this person.
    fn release(&self, key: &str, person: &str) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Every device that plays for somebody else, the oldest first.
    fn devices(&self) -> impl Future<Output = Result<Vec<Device>, StoreError>> + Send;

    /// The tables at which a person has a seat, the newest first, at most `most`.
    fn tables_of(&self, person: &str, most: usize) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// The tables to whose logs nothing was added since they were opened, before `unplayed`, and those whose last line is older
    /// than `old`, in seconds since 1970. Links that do not work any more at this time go with the question.
    fn outdated(
        &self,
        unplayed: i64,
        old: i64,
        at: i64,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// Deletes these tables with everything that is noted of them. Who adds to one of them afterwards is told that there is
    /// none.
    fn delete(&self, tables: &[String]) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// A setting of the server; `make` makes it if there is none yet, and whoever came first is kept.
    fn setting(
        &self,
        name: &str,
        make: impl FnOnce() -> String + Send,
    ) -> impl Future<Output = Result<String, StoreError>> + Send;

    /// Whether what is given to the store now would be safe, and why not: it writes something small as durably as it writes a
    /// log. Anybody may ask as often as they like; a store remembers the answer for some seconds.
    fn ready(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_hash_is_what_every_older_version_has_kept() {
        let hash = "91ceba9836526df6b60cf212a511a65663657b0522d6b5c3ea0b0af95a3846f8";
        assert_eq!(super::hashed("rafle"), hash);
    }
}
