//! `rafle import`: one store into another, whole.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use rafle_engine::Message;
use rafle_store::copy;
use rafle_words::Words;

use super::{Looked, Place, Url, block_on, is_postgres};
use crate::failure::Failure;
use crate::tame;

/// `rafle import`.
#[derive(Args, Debug)]
#[command(after_help = "\
Copies everything: tables, seats, links, devices, cookies and the secrets of luck. The other store stays as it is; whoever
plays on there plays at other tables from then on. Nothing is changed where tables are kept already.

Examples:
  rafle import /srv/rafle --store postgres://rafle@localhost/rafle
  rafle import postgres://rafle@localhost/rafle --data /srv/rafle")]
pub struct Import {
    /// A data folder, or the address of a database
    #[arg(value_name = "STORE")]
    pub from: String,
    /// Where the tables are to be kept.
    #[command(flatten)]
    pub place: Place,
}

pub(crate) fn run(asked: &Import, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    block_on(async {
        let from = source(&asked.from).look().await?;
        carry(&from, &asked.place).await
    })?;
    let done = Message::new("imported").with("store", asked.place.name());
    writeln!(output, "{}", tame::said(words, &done))?;
    Ok(())
}

fn source(from: &str) -> Place {
    if is_postgres(from) {
        Place { data: PathBuf::new(), store: Some(Url(from.to_owned())) }
    } else {
        Place { data: Path::new(from).to_owned(), store: None }
    }
}

/// Carries everything into an empty store.
pub(crate) async fn carry(from: &Looked, to: &Place) -> Result<(), Failure> {
    let store = to.open().await?;
    let copied = copy(&*from.store, &*store).await;
    store.close().await;
    from.store.close().await;
    if copied.map_err(|error| to.failed(&error))? {
        Ok(())
    } else {
        Err(Failure::wrong(Message::new("store-not-empty").with("store", to.name())))
    }
}
