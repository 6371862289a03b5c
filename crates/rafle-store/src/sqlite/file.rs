//! The file, and what lies beside it.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

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

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    use super::*;
    use crate::{Sqlite, Store};

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
