//! What can be played, for those who may not see the rules themselves.

use rafle_engine::{About, Field, Game, Message, Options, Play, Record, RecordError};
use rafle_games::Visit;

/// Every game, in the order of the list.
pub fn shelf() -> &'static [About] {
    rafle_games::GAMES
}

/// What the shelf says of one game.
pub fn about(slug: &str) -> Option<&'static About> {
    shelf().iter().find(|about| about.slug == slug)
}

/// The options of a game, described; nothing if there is no such game.
pub fn fields(slug: &str) -> Option<Vec<Field>> {
    struct Fields;

    impl Visit for Fields {
        type Out = Vec<Field>;

        fn visit<G: Game>(self) -> Vec<Field> {
            G::Options::fields()
        }
    }

    rafle_games::visit(slug, Fields)
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
    replayed(&Record::read(text)?)
}

/// The same for a record that is read already.
pub(crate) fn replayed(record: &Record) -> Result<Play, RecordError> {
    let wrong = |why: Message| RecordError { number: 1, why };
    let start = rafle_games::open(&record.slug, record.seats, record.option_pairs());
    let start = start.ok_or_else(|| wrong(Message::new("no-such-game").with("slug", record.slug.as_str())))?;
    record.play(start.map_err(|refusal| wrong(refusal.message().clone()))?)
}
