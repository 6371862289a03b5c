//! `rafle export`: every table as a record that people can read.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use jiff::Timestamp;
use rafle_engine::{Message, Play, Record, Viewer};
use rafle_store::{Stored, Whole, mark};
use rafle_table::shared;
use rafle_words::Words;

use super::{Place, block_on, create_private};
use crate::failure::{Failure, named_file};
use crate::records::played_bytes;
use crate::tame;

/// How many tables are asked for at once.
const BATCH: usize = 100;

/// `rafle export`.
#[derive(Args, Debug)]
#[command(after_help = "\
Writes one record for each table, which `rafle check`, `rafle replay` and `rafle verify` read. Of a game that is not over a
record holds what somebody who watches may know: nothing that is hidden, and not the secret of luck. Nobody's cookie, link
or device is in a record; `rafle backup` keeps those too.

Examples:
  rafle export records
  rafle export records --data /srv/rafle && rafle check records")]
pub struct Export {
    /// The folder for the records, made if there is none
    #[arg(value_name = "DIR")]
    pub to: PathBuf,
    /// Where the tables are.
    #[command(flatten)]
    pub place: Place,
}

pub(crate) fn run(asked: &Export, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    named_file(&asked.to)?;
    create_private(&asked.to).map_err(|error| Failure::file(asked.to.display(), &error))?;
    let (written, unreadable) = block_on(write_all(asked))?;
    for table in &unreadable {
        let why = Message::new("export-unreadable").with("table", table.as_str());
        writeln!(output, "{}", tame::said(words, &why))?;
    }
    let done = Message::new("exported").with("count", written).with("folder", asked.to.display().to_string());
    writeln!(output, "{}", tame::said(words, &done))?;
    if unreadable.is_empty() { Ok(()) } else { Err(Failure::No(None)) }
}

/// Writes every table, and tells how many there were and which could not be read.
async fn write_all(asked: &Export) -> Result<(usize, Vec<String>), Failure> {
    let looked = asked.place.look().await?;
    let store: &dyn Whole = &*looked.store;
    let (mut written, mut unreadable, mut last) = (0, Vec::new(), String::new());
    loop {
        let words = store.tables(&last, BATCH).await.map_err(|error| asked.place.failed(&error))?;
        let Some(end) = words.last() else { break };
        last.clone_from(end);
        for word in words {
            // One that was deleted meanwhile is none.
            let Some(stored) = store.load(&word).await.map_err(|error| asked.place.failed(&error))? else { continue };
            // Its word lets people in: it stays out of names that others may read.
            let mark = mark(&word);
            match record(&stored) {
                Some(record) => {
                    let file = asked.to.join(format!("{}-{}-{mark}.rafle", day(stored.created), record.slug));
                    fs::write(&file, record.to_string()).map_err(|error| Failure::file(file.display(), &error))?;
                    written += 1;
                }
                None => unreadable.push(mark),
            }
        }
    }
    store.close().await;
    Ok((written, unreadable))
}

/// What people may read of a table: all of it when the game is over, else what everybody may know.
fn record(stored: &Stored) -> Option<Record> {
    let play = play(stored)?;
    let log = if play.over() { play.log().to_vec() } else { play.log_for(Viewer::Spectator) };
    Some(shared(&play, log))
}

/// The game at a table, if it can be read.
pub(crate) fn play(stored: &Stored) -> Option<Play> {
    played_bytes(format!("{}\n{}\n", stored.header, stored.log.join("\n")).as_bytes()).ok()
}

fn day(at: i64) -> String {
    Timestamp::from_second(at).unwrap_or_default().strftime("%Y-%m-%d").to_string()
}
