//! What can be played, for those who may not see the rules themselves.

use rafle_engine::{About, Aid, AnyGame, Game, Pad, Paper, Play, Record, RecordError};
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

/// A game as it is usually played, before its first line.
fn usual(slug: &str) -> Option<Box<dyn AnyGame>> {
    rafle_games::open(slug, about(slug)?.usual_seats, &[])?.ok()
}

/// The card of a game as it is usually played, if it has one.
pub fn aid(slug: &str) -> Option<Aid> {
    usual(slug)?.aid()
}

/// The page of a game to be printed, as it is usually played, if it has one.
pub fn paper(slug: &str) -> Option<Paper> {
    usual(slug)?.paper()
}

/// The score pad of a game as it is usually played, if it is scored round by round.
pub fn pad(slug: &str) -> Option<Pad> {
    usual(slug)?.pad()
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
