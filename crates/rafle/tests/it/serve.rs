//! What stands in the way of `rafle serve`, and what it says to whoever started it.

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::tempdir;

use crate::shell::{Left, command, rafle, run};

fn serve(listen: &str, data: &Path) -> Left {
    rafle(&format!("serve --listen {listen} --data {}", data.display()))
}

#[test]
fn a_port_in_use_is_named_with_a_free_one() {
    let folder = tempdir().unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = other.local_addr().unwrap();
    let left = serve(&taken.to_string(), folder.path());
    assert_eq!(left.code, 3, "the question is understood, and the machine would not");
    assert!(left.err.contains(&format!("{taken} is in use")), "{}", left.err);
    assert!(left.err.contains("--listen"), "{}", left.err);
}

#[test]
fn an_address_that_is_none_is_shown_how_to_write() {
    let folder = tempdir().unwrap();
    let left = serve("kitchen", folder.path());
    assert_eq!(left.code, 2);
    assert!(left.err.contains("`kitchen` is no address to listen at"), "{}", left.err);
}

#[test]
fn a_data_folder_that_cannot_be_written_is_named() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    let inside = file.join("tables");
    let left = serve("127.0.0.1:0", &inside);
    assert_eq!(left.code, 2);
    assert!(left.err.contains(&format!("cannot keep tables in {}", inside.display())), "{}", left.err);
    assert!(left.err.contains("--data"), "{}", left.err);
}

#[test]
fn a_database_that_is_none_is_left_alone() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("rafle.db");
    fs::write(&file, "a letter to grandmother, much longer than the head of a database is, and dear to her").unwrap();
    let left = serve("127.0.0.1:0", folder.path());
    assert_eq!(left.code, 2);
    assert!(left.err.contains("cannot keep tables in"), "{}", left.err);
    assert!(fs::read_to_string(&file).unwrap().starts_with("a letter to grandmother"));
}

#[tokio::test]
async fn a_database_of_a_newer_rafle_is_left_alone() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("rafle.db");
    drop(rafle_tables::Sqlite::open(&file).await.unwrap());
    let database = SqlitePool::connect_with(SqliteConnectOptions::new().filename(&file)).await.unwrap();
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (9999, 'later', true, x'00', 0)";
    sqlx::query(later).execute(&database).await.unwrap();
    database.close().await;
    let left = serve("127.0.0.1:0", folder.path());
    assert_eq!(left.code, 2);
    assert!(left.err.contains("were written by a newer Rafle"), "{}", left.err);
    assert!(left.err.contains("--data"), "{}", left.err);
}

#[test]
fn the_word_of_a_host_is_shown_to_nobody() {
    let left = run(command("serve --help").env("RAFLE_WORD", "rhubarb"), b"");
    assert!(left.out.contains("--word <WORD>") && left.out.contains("RAFLE_WORD"), "{}", left.out);
    assert!(!left.out.contains("rhubarb"), "{}", left.out);
    // A word of nothing would be an open door that looks shut.
    let left = run(command("serve --listen 127.0.0.1:0").env("RAFLE_WORD", " "), b"");
    assert_eq!(left.code, 2);
    assert!(left.err.contains("--word") && left.err.contains("it needs at least one letter"), "{}", left.err);
}
