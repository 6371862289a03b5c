//! What can be played, for those who may not see the rules themselves.

use rafle_engine::{
    About, Aid, AnyGame, Draft, Game, Options as _, Pad, Paper, Play, Record, RecordError, View, Viewer,
};
use rafle_games::Visit;
pub use rafle_games::fields;

/// Every game, in the order of the list.
pub fn shelf() -> &'static [About] {
    rafle_games::GAMES
}

/// What the shelf says of one game.
pub fn about(slug: &str) -> Option<&'static About> {
    shelf().iter().find(|about| about.slug == slug)
}

/// A game by these options before its first line; nothing if so many cannot play it so.
fn opened(slug: &str, seats: usize, options: &[(&str, &str)]) -> Option<Box<dyn AnyGame>> {
    rafle_games::open(slug, seats, options)?.ok()
}

/// The same for as many as usually play it.
fn usual(slug: &str, options: &[(&str, &str)]) -> Option<Box<dyn AnyGame>> {
    opened(slug, about(slug)?.usual_seats, options)
}

/// As many as can play a game by these options.
pub fn most_seats(about: &About, options: &[(&str, &str)]) -> usize {
    let can = |seats: &usize| opened(about.slug, *seats, options).is_some();
    (about.least_seats..=about.most_seats).rev().find(can).unwrap_or(about.most_seats)
}

/// The card of a game by these options, if it has one.
pub fn aid(slug: &str, options: &[(&str, &str)]) -> Option<Aid> {
    usual(slug, options)?.aid()
}

/// The page of a game to be printed, by these options, if it has one.
pub fn paper(slug: &str, options: &[(&str, &str)]) -> Option<Paper> {
    usual(slug, options)?.paper()
}

/// What lies on the table before the first line of a game by these options, for as few as can play it: one board, not four.
pub fn opening(slug: &str, options: &[(&str, &str)]) -> Option<View> {
    Some(opened(slug, about(slug)?.least_seats, options)?.view(Viewer::Spectator))
}

/// What is written for an option of a game as far as it can be read, if the option is a text with a rule of its own.
pub fn draft(slug: &str, key: &str, word: &str) -> Option<Draft> {
    struct Of<'a>(&'a str, &'a str);

    impl Visit for Of<'_> {
        type Out = Option<Draft>;

        fn visit<G: Game>(self) -> Option<Draft> {
            G::Options::draft(self.0, self.1)
        }
    }

    rafle_games::visit(slug, Of(key, word))?
}

/// Those of these options that are not the usual ones, as they are written; none if the game cannot be played so.
pub fn unusual(slug: &str, options: &[(&str, &str)]) -> Vec<(&'static str, String)> {
    let Some(game) = usual(slug, options) else { return Vec::new() };
    let fields = fields(slug).unwrap_or_default();
    let is_usual = |key: &str, word: &str| fields.iter().any(|field| field.key == key && field.default == word);
    game.options().into_iter().filter(|(key, word)| !is_usual(key, word)).collect()
}

/// The score pad of a game as it is usually played, if it is scored round by round.
pub fn pad(slug: &str) -> Option<Pad> {
    usual(slug, &[])?.pad()
}

/// Whether players of a game choose anything that matters, with some options at least.
pub fn decides(slug: &str) -> bool {
    struct Decides;

    impl Visit for Decides {
        type Out = bool;

        fn visit<G: Game>(self) -> bool {
            G::DECIDES
        }
    }

    rafle_games::visit(slug, Decides).unwrap_or_default()
}

/// Plays somebody's record through, or says which line is wrong and why.
pub fn replay(text: &str) -> Result<Play, RecordError> {
    rafle_games::replay(&Record::read(text)?)
}
