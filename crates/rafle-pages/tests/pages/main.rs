//! Pages are functions: nothing is around them here, no server, no store, no task.
//!
//! What they show is compared with outlines in `snapshots/`, which people read: `cargo insta review`, or
//! `INSTA_UPDATE=always cargo nextest run -p rafle-pages` and a look at the diff.

mod around;
mod chart;
mod drawings;
mod fair;
mod games;
mod outline;
mod paper;
mod plain;
mod sitting;

use rafle_engine::About;
use rafle_pages::{Assets, House, Reader, Table};
use rafle_table::decides;
use rafle_words::Words;

static ASSETS: Assets = Assets {
    icon: String::new(),
    scripts: [String::new(), String::new()],
    stylesheet: String::new(),
    style: String::new(),
};

const HOUSE: House<'static> = House { levels: &["random"], usual: "random", coach: false };

fn reader(language: &str) -> Reader {
    let words = Words::of(language).marked();
    Reader { words, theme: None, name: None, new: false, page: "/".to_owned(), assets: &ASSETS }
}

/// A reader of outlines: without the marks around names that nobody sees.
fn plain_reader(language: &str) -> Reader {
    Reader { words: Words::of(language), ..reader(language) }
}

fn named(about: &'static About) -> Table<'static> {
    let link = "https://rafle.example/t/word".to_owned();
    Table { id: "word", about, decides: decides(about.slug), house: HOUSE, link }
}

/// Compares a text with the one that somebody has read and accepted, below `snapshots/FOLDER`.
fn compare(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(format!("snapshots/{folder}"));
    settings.bind(|| insta::assert_snapshot!(name, text));
}
