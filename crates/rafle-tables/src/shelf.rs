//! What can be played, for those who may not see the rules themselves.

use rafle_engine::{About, Field, Game, Message, Options, Play, Record, RecordError};
use rafle_games::Visit;

/// No game needs more lines than this: the longest ones, with eight seats and twenty rounds, take about half of them.
const MOST_LINES: usize = 20_000;

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
    let record = Record::read(text)?;
    match record.entries.get(MOST_LINES) {
        Some(beyond) => {
            let why = Message::new("record-too-long").with("most", MOST_LINES);
            Err(RecordError { number: beyond.number, why })
        }
        None => replayed(&record),
    }
}

/// The same for a record that is read already.
pub(crate) fn replayed(record: &Record) -> Result<Play, RecordError> {
    let wrong = |why: Message| RecordError { number: 1, why };
    let start = rafle_games::open(&record.slug, record.seats, record.option_pairs());
    let start = start.ok_or_else(|| wrong(Message::new("no-such-game").with("slug", record.slug.as_str())))?;
    record.play(start.map_err(|refusal| wrong(refusal.message().clone()))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_that_no_game_could_be_is_not_played() {
        let endless = format!("rafle 1 greedy seats=2\n{}", "name A Anna; name A Bo\n".repeat(MOST_LINES));
        let Err(refused) = replay(&endless) else { panic!("it is refused") };
        assert_eq!((refused.why.key, refused.number), ("record-too-long", MOST_LINES / 2 + 2));
    }
}
