//! Bots at a table: they see what their seat sees, and move by the same door as people.

use std::sync::Arc;
use std::time::Duration;

use rafle_store::{Store, mark};
use rafle_table::Refused;

use crate::{Live, Tables};

/// How long a bot waits before it tries again to move where that failed; each time twice as long, up to the longest.
const REST: Duration = Duration::from_millis(250);
const LONGEST_REST: Duration = Duration::from_secs(30);

impl<S: Store> Tables<S> {
    /// Has the bots of a table move, one after the other, by the same door as people and off the threads that serve them.
    pub(crate) fn drive(self: &Arc<Self>, table: &Arc<Live>) {
        let (tables, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            {
                let mut state = table.state.lock().await;
                if state.driven || state.table.bot_to_move().is_none() {
                    return;
                }
                state.driven = true;
            }
            let mut rest = REST;
            loop {
                match tables.move_a_bot(&table).await {
                    Ok(true) => rest = REST,
                    Ok(false) | Err(Refused::NoTable) => return,
                    Err(error) => {
                        // Without its bot a table would stand still for ever: the store may answer again.
                        tracing::warn!(%error, table = mark(table.id()), ?rest, "a bot cannot move, and tries again");
                        tokio::time::sleep(rest).await;
                        rest = (2 * rest).min(LONGEST_REST);
                    }
                }
            }
        });
    }

    /// One move of one bot. False when it is not a bot's turn any more; then nobody drives this table.
    async fn move_a_bot(self: &Arc<Self>, table: &Arc<Live>) -> Result<bool, Refused> {
        let asked = {
            let mut state = table.state.lock().await;
            let bot = state.table.bot_to_move();
            let asked = bot.map(|(_, level)| (state.length(), level, state.table.seen_by_next()));
            // Under the same lock: whoever makes it a bot's turn after this starts another drive.
            state.driven = asked.is_some();
            asked
        };
        let Some((number, level, seen)) = asked else { return Ok(false) };
        let bots = self.bots.clone();
        // Where something is hidden, how soon a bot moves must not tell how much it had to think about.
        let least = if table.about().hidden { bots.longest(&level) } else { Duration::ZERO };
        let thinking = tokio::task::spawn_blocking(move || bots.choose(&level, &seen?));
        let (chosen, ()) = tokio::join!(thinking, tokio::time::sleep(self.pacing.pause.max(least)));
        let chosen = chosen.unwrap_or(None);
        let mut state = table.state.lock().await;
        if state.length() != number {
            return Ok(true); // somebody was faster, or took something back: look again
        }
        let mut luck = self.luck.of(table.id(), &state.table);
        let lines = state.table.lines_of_bot(chosen.as_deref(), &mut luck)?;
        match self.add(table, &mut state, lines).await {
            Ok(_) | Err(Refused::Stale(_)) => Ok(true),
            Err(error) => Err(error),
        }
    }
}
