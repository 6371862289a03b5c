//! Who reads a page: in which language, in which looks.

use std::sync::RwLock;

use maud::{Markup, PreEscaped};
use rafle_engine::Message;
use rafle_words::Words;

/// The themes that can be chosen; without a choice the browser's own is followed.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// The choice to follow the browser again.
pub const AUTO: &str = "auto";

/// Whoever a page is made for.
#[derive(Clone)]
pub struct Reader {
    /// The language.
    pub words: Words,
    /// One of the [`THEMES`], if it was chosen.
    pub theme: Option<&'static str>,
    /// What this person was called last time.
    pub name: Option<String>,
    /// Whether this browser has not been here before, so that it has nothing of ours yet.
    pub new: bool,
    /// Which page it is, to come back to.
    pub page: String,
    /// What every page needs besides itself.
    pub assets: &'static Assets,
}

/// What every page needs besides itself, and where it is found.
#[derive(Debug)]
pub struct Assets {
    /// The address of the small picture.
    pub icon: String,
    /// The addresses of the scripts.
    pub scripts: [String; 3],
    /// The address of the script that checks the dice of a game that is over.
    pub check: String,
    /// The addresses of the stylesheet, and of what the big screen and what paper and the score pad need besides.
    pub stylesheets: [String; 3],
    /// The stylesheet itself, for a page that is somebody's first: it is drawn without asking again.
    pub style: String,
}

/// Markup in which nothing changes but the language: drawn once for each, and text from then on.
pub(crate) struct Kept(RwLock<Vec<(&'static str, &'static str)>>);

impl Kept {
    pub(crate) const fn new() -> Kept {
        Kept(RwLock::new(Vec::new()))
    }

    pub(crate) fn of(&self, reader: &Reader, draw: impl FnOnce() -> Markup) -> PreEscaped<&'static str> {
        let language = reader.words.tag();
        let known = self.0.read().expect("reading does not panic").iter().find(|(tag, _)| *tag == language).copied();
        let (_, text) = known.unwrap_or_else(|| {
            // There are a few languages, and each is kept for as long as the program runs.
            let drawn = (language, &*draw().into_string().leak());
            self.0.write().expect("adding does not panic").push(drawn);
            drawn
        });
        PreEscaped(text)
    }
}

impl Reader {
    /// A sentence or word of the site itself.
    pub fn site(&self, message: &Message) -> String {
        self.words.say("site", message, &[])
    }

    /// A word of the site that takes no arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.site(&Message::new(key))
    }
}
