//! `rafle backup` and `rafle restore`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use jiff::Timestamp;
use rafle_engine::{Arg, Message};
use rafle_store::{Sqlite, StoreError};
use rafle_words::{Words, of_the_system};

use super::{Place, block_on, copy_of, import};
use crate::failure::{Failure, named_file};
use crate::tame;

/// `rafle backup`.
#[derive(Args, Debug)]
#[command(after_help = "\
It reads beside the running server, and every move that was answered before is in it. The file holds everything: hidden
cards, the secrets of luck, the key of the cookies. Keep it as you keep the folder itself.

A PostgreSQL database has its own tools; this command says which one.

Examples:
  rafle backup /var/backups
  rafle backup evening.db --data /srv/rafle")]
pub struct Backup {
    /// The file, which must not be there yet; or a folder, in which it gets a name with the time
    #[arg(value_name = "FILE|DIR")]
    pub to: PathBuf,
    /// Where the tables are.
    #[command(flatten)]
    pub place: Place,
}

/// `rafle restore`.
#[derive(Args, Debug)]
#[command(after_help = "\
Everything is as it was: tables, seats, links, devices and cookies. Where tables are kept already nothing is changed.

Examples:
  rafle restore rafle-2026-11-17-210500.db --data /srv/rafle
  rafle restore evening.db --store postgres://rafle@localhost/rafle")]
pub struct Restore {
    /// A file that `rafle backup` has written
    #[arg(value_name = "FILE")]
    pub from: PathBuf,
    /// Where the tables are to be kept.
    #[command(flatten)]
    pub place: Place,
}

pub(crate) fn backup(asked: &Backup, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    named_file(&asked.to)?;
    if asked.place.store.is_some() {
        let how = Message::new("backup-postgres").with("file", asked.to.display().to_string());
        return Err(Failure::No(Some(tame::said(words, &how))));
    }
    let to = target(&asked.to);
    block_on(async {
        let copied = Sqlite::backup(&asked.place.file(), &to).await;
        copied.map_err(|error| named(asked, &to, &error))
    })?;
    let done = Message::new("backed-up").with("file", to.display().to_string());
    writeln!(output, "{}", tame::said(words, &done))?;
    Ok(())
}

/// The file of a backup: a folder gets one with the time in its name.
fn target(to: &Path) -> PathBuf {
    if !to.is_dir() {
        return to.to_owned();
    }
    let name = Timestamp::now().strftime("rafle-%Y-%m-%d-%H%M%S.db").to_string();
    to.join(name)
}

/// What went wrong, with the name of the file that it is about.
fn named(asked: &Backup, to: &Path, error: &StoreError) -> Failure {
    match error {
        StoreError::Open { path, why } if *path == to.display().to_string() => {
            let taken = to.exists().then(|| of_the_system(&io::ErrorKind::AlreadyExists.into()));
            let why = taken.map_or_else(|| why.as_str().into(), Arg::from);
            let why = Message::new("cannot-use-file").with("file", path.as_str()).with("why", why);
            // Where it could lie and does not, the disk is full.
            let could =
                !to.exists() && to.parent().is_some_and(|folder| folder.as_os_str().is_empty() || folder.is_dir());
            if could { Failure::Machine { game: "cli", why } } else { Failure::wrong(why) }
        }
        error => asked.place.failed(error),
    }
}

pub(crate) fn restore(asked: &Restore, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    named_file(&asked.from)?;
    block_on(async {
        let unreadable = |error: StoreError| {
            let why = match error {
                StoreError::Open { why, .. } | StoreError::Damaged { why, .. } => why,
                error => error.to_string(),
            };
            let file = asked.from.display().to_string();
            Failure::wrong(Message::new("cannot-use-file").with("file", file).with("why", why))
        };
        let from = copy_of(&asked.from).await.map_err(unreadable)?;
        import::carry(&from, &asked.place).await
    })?;
    let done = Message::new("restored").with("store", asked.place.name());
    writeln!(output, "{}", tame::said(words, &done))?;
    Ok(())
}
