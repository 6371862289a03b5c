//! The file, and what lies beside it.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::SqliteConnection;

use crate::StoreError;

/// Makes the file if there is none, for nobody else's eyes: it holds every hidden card, and the key by which people are known.
/// What the database puts beside it gets the same mode.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    // One that is there is not touched: closing it would let go of the locks that this process has on it.
    match private().create_new(true).open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// What lies beside a file under its name and this ending, where the file itself lies and not a link to it.
fn beside(path: &Path, ending: &str) -> io::Result<PathBuf> {
    let mut name = OsString::from(fs::canonicalize(path)?);
    name.push(ending);
    Ok(name.into())
}

/// That a file is ours alone: let go when this is dropped, and by the system if the process ends in any other way.
///
/// What is locked is a file of its own, which stays when it is let go: were it deleted, two could hold two files of one name.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Two servers on one file would each believe their own memory, and players at one would wait for ever for what was
    /// played at the other.
    pub(super) fn take(path: &Path) -> Result<Lock, StoreError> {
        let name = || path.display().to_string();
        let cannot = |why: io::Error| StoreError::Open { path: name(), why: why.to_string() };
        let file = beside(path, ".lock").and_then(|lock| private().create(true).truncate(false).open(lock));
        let file = file.map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: name() }),
            Err(TryLockError::Error(why)) => Err(cannot(why)),
        }
    }
}

/// The database and what it keeps beside itself, as they were when it was opened.
///
/// Whoever deletes, replaces or empties an open file does not stop those who write to it: all goes well, and is lost with
/// them.
pub(super) struct Files {
    path: PathBuf,
    seen: [Seen; 4],
}

/// A file, and how long it has been at least: as long as it is open none of them gets shorter.
struct Seen {
    path: PathBuf,
    mark: Mark,
    length: AtomicU64,
}

impl Seen {
    fn of(path: PathBuf) -> io::Result<Seen> {
        let file = fs::metadata(&path)?;
        Ok(Seen { path, mark: mark(&file), length: AtomicU64::new(file.len()) })
    }

    fn is_there(&self) -> bool {
        let same = |file: &Metadata| mark(file) == self.mark;
        let grown = |file: Metadata| self.length.fetch_max(file.len(), Ordering::Relaxed) <= file.len();
        fs::metadata(&self.path).is_ok_and(|file| same(&file) && grown(file))
    }
}

impl Files {
    /// Looks at the files of a database that is open. They stay the same as long as one connection does.
    pub(super) fn of(path: &Path) -> io::Result<Files> {
        let [wal, shm, lock] = ["-wal", "-shm", ".lock"].map(|end| beside(path, end));
        // Without its lock the folder is open to a second server.
        let seen = [Seen::of(path.to_owned())?, Seen::of(wal?)?, Seen::of(shm?)?, Seen::of(lock?)?];
        Ok(Files { path: path.to_owned(), seen })
    }

    /// Notes how long they are now, where they were made shorter on purpose.
    pub(super) fn measure(&self) {
        for seen in &self.seen {
            let length = fs::metadata(&seen.path).map_or(0, |file| file.len());
            seen.length.store(length, Ordering::Relaxed);
        }
    }

    /// Whether their names still lead to the same files, so that what is in them is there after a restart. This asks the
    /// system and not the disk: some microseconds.
    pub(super) fn are_there(&self) -> Result<(), StoreError> {
        if self.seen.iter().all(Seen::is_there) {
            Ok(())
        } else {
            Err(StoreError::Vanished { path: self.path.display().to_string() })
        }
    }
}

/// What lies in every database of ours, of whichever version.
const OURS: &str = "SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'entries', '_sqlx_migrations')";

/// Refuses a file that was never ours: an empty one is a database too, and so is anybody else's.
pub(super) async fn is_ours(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let damaged = |why: String| StoreError::Damaged { path: path.display().to_string(), why };
    match sqlx::query_scalar(OURS).fetch_one(connection).await {
        Ok(3_i64) => Ok(()),
        Ok(_) => Err(damaged("it holds no tables of Rafle".to_owned())),
        Err(error) => Err(super::damage(&error).map_or_else(|| error.into(), damaged)),
    }
}

/// Whether a database was emptied whose log beside it was not: it would be taken for a new one, and the log be thrown away.
pub(super) fn is_emptied(path: &Path) -> io::Result<bool> {
    let length = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
    Ok(length(path) == 0 && length(&beside(path, "-wal")?) > 0)
}

/// What tells a file from another of the same name: its device, and its number there.
#[cfg(unix)]
type Mark = (u64, u64);

#[cfg(unix)]
fn mark(file: &Metadata) -> Mark {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// Elsewhere a file that is open can hardly be replaced, and it has to do that there is one.
#[cfg(not(unix))]
type Mark = bool;

#[cfg(not(unix))]
fn mark(file: &Metadata) -> Mark {
    file.is_file()
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    use super::super::tests::{addition, store};
    use super::*;
    use crate::{Desk, Logs, Sqlite};

    /// Where the other process finds out what to open, and what it says when that is done.
    const OPEN: &str = "RAFLE_STORE_OPEN";
    const OPENED: &str = "it is open";

    fn refused(opened: Result<Sqlite, StoreError>) -> StoreError {
        opened.err().expect("it is not opened")
    }

    #[tokio::test]
    async fn a_file_is_opened_once_until_it_is_closed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rafle.db");
        let first = Sqlite::open(&path).await.unwrap();
        let second = refused(Sqlite::open(&path).await);
        assert_eq!(second, StoreError::InUse { path: path.display().to_string() });
        first.create("abc", "h", &[], 1).await.unwrap();
        first.close().await;
        let second = Sqlite::open(&path).await.unwrap();
        assert!(second.load("abc").await.unwrap().is_some());
        assert!(first.create("def", "h", &[], 1).await.is_err(), "what is closed writes nothing any more");
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn under_another_name_it_is_the_same_file() {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("rafle.db"), folder.path().join("other.db"));
        let _first = Sqlite::open(&path).await.unwrap();
        std::os::unix::fs::symlink(&path, &other).unwrap();
        assert!(matches!(refused(Sqlite::open(&other).await), StoreError::InUse { .. }));
    }

    /// Something done to the files of an open store.
    type Trick<'a> = &'a dyn Fn(&Path);

    /// Plays a trick on an open store, and asks it to write in every way there is.
    async fn write_after(trick: Trick<'_>) -> Vec<Option<StoreError>> {
        let (folder, store) = store().await;
        store.create("abc", "h", &[], 1).await.unwrap();
        trick(&folder.path().join("rafle.db"));
        vec![
            store.create("def", "h", &[], 1).await.err(),
            store.append(addition("abc", 0, &["stop"])).await.err(),
            store.sit("anna", "abc", 1).await.err(),
            store.rise("anna", "abc").await.err(),
            store.follow("abc", "def", 1).await.err(),
            store.give("word", "anna", "anna", "device anna", 9).await.err(),
            store.take("word", 1).await.err(),
            store.setting("key", "value").await.err(),
        ]
    }

    fn wal(path: &Path) -> PathBuf {
        beside(path, "-wal").unwrap()
    }

    #[tokio::test]
    async fn nothing_is_acknowledged_that_a_restart_would_not_find() {
        let deleted = |path: &Path| fs::remove_file(path).unwrap();
        let replaced = |path: &Path| {
            fs::copy(path, path.with_extension("copy")).unwrap();
            fs::rename(path.with_extension("copy"), path).unwrap();
        };
        let moved = |path: &Path| fs::rename(path, path.with_extension("old")).unwrap();
        let lost_its_log = |path: &Path| fs::remove_file(wal(path)).unwrap();
        let other_log = |path: &Path| {
            fs::remove_file(wal(path)).unwrap();
            fs::write(wal(path), "").unwrap();
        };
        let emptied = |path: &Path| fs::write(path, "").unwrap();
        let emptied_log = |path: &Path| fs::write(wal(path), "").unwrap();
        let tricks: [(&str, Trick<'_>); 7] = [
            ("emptied", &emptied),
            ("with an emptied log", &emptied_log),
            ("deleted", &deleted),
            ("replaced", &replaced),
            ("moved", &moved),
            ("without its log", &lost_its_log),
            ("with another log", &other_log),
        ];
        for (how, trick) in tricks {
            for (which, error) in write_after(trick).await.into_iter().enumerate() {
                assert!(matches!(error, Some(StoreError::Vanished { .. })), "{how}, write {which}: {error:?}");
            }
        }
    }

    #[tokio::test]
    async fn a_database_that_was_emptied_is_not_taken_for_a_new_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rafle.db");
        fs::write(&path, "").unwrap();
        fs::write(wal(&path), "what was played").unwrap();
        assert!(matches!(refused(Sqlite::open(&path).await), StoreError::Damaged { .. }));
        fs::write(wal(&path), "").unwrap();
        Sqlite::open(&path).await.unwrap();
    }

    #[tokio::test]
    async fn what_is_where_it_was_goes_on() {
        let there_and_back = |path: &Path| {
            fs::rename(path, path.with_extension("old")).unwrap();
            fs::rename(path.with_extension("old"), path).unwrap();
        };
        let copied = |path: &Path| {
            fs::copy(path, path.with_extension("copy")).unwrap();
        };
        for trick in [&there_and_back as Trick<'_>, &copied] {
            assert_eq!(write_after(trick).await, [const { None }; 8]);
        }
    }

    #[tokio::test]
    #[ignore = "the other process of the test below: it holds a file until it is killed"]
    async fn holds_a_file_until_it_is_killed() {
        let Ok(path) = std::env::var(OPEN) else { return };
        let _store = Sqlite::open(Path::new(&path)).await.unwrap();
        println!("\n{OPENED}");
        std::future::pending::<()>().await;
    }

    #[tokio::test]
    async fn what_a_killed_process_had_open_is_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rafle.db");
        let own = std::env::current_exe().unwrap();
        let test = ["--exact", "sqlite::file::tests::holds_a_file_until_it_is_killed", "--ignored", "--nocapture"];
        let mut other = Command::new(own).args(test).env(OPEN, &path).stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(other.stdout.take().unwrap()).lines();
        let opened = said.any(|line| line.unwrap() == OPENED);
        let meanwhile = Sqlite::open(&path).await;
        other.kill().unwrap();
        other.wait().unwrap();
        assert!(opened, "the other process had it open");
        assert!(matches!(refused(meanwhile), StoreError::InUse { .. }));
        Sqlite::open(&path).await.unwrap();
    }
}
