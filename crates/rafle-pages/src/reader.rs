//! Who reads a page: in which language, in which looks.

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
    /// The address of the stylesheet.
    pub stylesheet: String,
    /// The stylesheet itself, for a page that is somebody's first: it is drawn without asking again.
    pub style: String,
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
