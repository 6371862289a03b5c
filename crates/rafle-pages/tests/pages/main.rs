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
mod screen;
mod sitting;

use maud::Markup;
use rafle_engine::About;
use rafle_pages::game::{self, Setting, Way};
use rafle_pages::home::{self, Asked, Sought};
use rafle_pages::{Assets, House, Reader, Table};
use rafle_table::{Summary, decides, shelf};
use rafle_words::Words;

static ASSETS: Assets = Assets {
    icon: String::new(),
    scripts: [String::new(), String::new(), String::new()],
    check: String::new(),
    stylesheets: [const { String::new() }; 3],
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
    let door = "https://rafle.example".to_owned();
    Table { id: "word", about, decides: decides(about.slug), house: HOUSE, link, door, word: Some("kugle") }
}

/// The page of a game on which nobody has written anything yet.
fn to_be_opened(reader: &Reader, about: &About) -> Markup {
    let setting = Setting { way: Way::Bots, filled: &|_| None, refused: None, unruly: None };
    game::page(reader, HOUSE, about, &setting)
}

/// The first page, for somebody who looks for this.
fn first_page(reader: &Reader, own: &[Summary], sought: Sought) -> Markup {
    home::page(reader, own, &shelf()[0], &Asked { sought, ..Asked::default() })
}

/// Compares a text with the one that somebody has read and accepted, below `snapshots/FOLDER`.
fn compare(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(format!("snapshots/{folder}"));
    settings.bind(|| insta::assert_snapshot!(name, text));
}
