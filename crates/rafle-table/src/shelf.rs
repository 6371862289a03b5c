//! What can be played, for those who may not see the rules themselves.

use rafle_engine::{About, Aid, Game, Play, Record, RecordError};
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

/// The card of a game as it is usually played, if it has one.
pub fn aid(slug: &str) -> Option<Aid> {
    let seats = about(slug)?.usual_seats;
    rafle_games::open(slug, seats, &[])?.ok()?.aid()
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
