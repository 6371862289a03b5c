//! A store of its own for a test that asks for any.

use std::path::Path;

use super::server::database;
use crate::{AnyStore, Postgres, Sqlite, copy, hashed};

/// The variable with the address of a database: tests that would run on SQLite then make a database of their own beside it.
/// `cargo xtask ci --all` runs them once more so.
pub const ON_POSTGRES: &str = "RAFLE_TEST_ON";

/// The store that belongs to this folder: what lies there as a file, else empty at first. Opened again it is what it was.
///
/// # Panics
/// If it cannot be opened.
pub async fn own_store(folder: &Path) -> AnyStore {
    let file = folder.join("rafle.db");
    let Ok(beside) = std::env::var(ON_POSTGRES) else {
        return Sqlite::open(&file).await.expect("the file opens").into();
    };
    let (server, _) = beside.rsplit_once('/').expect("the address names a database");
    let name = format!("of_{}", &hashed(&folder.to_string_lossy())[..16]);
    database(&beside, &name).await;
    let store = Postgres::open(&format!("{server}/{name}")).await.expect("the database opens");
    if file.exists() {
        let from = Sqlite::open(&file).await.expect("the file opens");
        copy(&from, &store).await.expect("all of it can be copied");
    }
    store.into()
}
