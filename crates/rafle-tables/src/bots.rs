//! Bots at a table: they see what their seat sees, and move by the same door as people.

use std::sync::Arc;
use std::time::Duration;

use rafle_engine::{AnySeen, Message, Next, Seeded, Source};
use rafle_store::Store;

use crate::table::State;
use crate::{Coach, Refused, Table, Tables};

/// How long a bot waits before it tries again to move where that failed; each time twice as long, up to the longest.
const REST: Duration = Duration::from_millis(250);
const LONGEST_REST: Duration = Duration::from_secs(30);

/// Bots to move: given what a seat sees, and nothing else, they choose.
pub trait Bots: Send + Sync + 'static {
    /// The strengths there are, the weakest first.
    fn levels(&self) -> &[&'static str];

    /// The strength of a bot when nobody says which.
    fn usual(&self) -> &'static str {
        self.levels()[0]
    }

    /// How long a bot of this strength thinks at most.
    fn longest(&self, level: &str) -> Duration {
        let _ = level;
        Duration::ZERO
    }

    /// The action a bot of this strength chooses by what its seat sees.
    fn choose(&self, level: &str, seen: &AnySeen) -> Option<String>;

    /// Who of them says what actions are worth, if somebody does.
    fn coach(&self) -> Option<&dyn Coach> {
        None
    }
}

/// Bots that choose any open action: after the same moves the same one, so that tests can be repeated.
pub struct RandomBots;

impl Bots for RandomBots {
    fn levels(&self) -> &[&'static str] {
        &["random"]
    }

    fn choose(&self, _: &str, seen: &AnySeen) -> Option<String> {
        let open = seen.now().open();
        let pick = Seeded::new(seen.told() as u64).below(open.len().max(1) as u32);
        open.into_iter().nth(pick as usize)
    }
}

impl<S: Store> Tables<S> {
    /// Has the bots of a table move, one after the other, by the same door as people and off the threads that serve them.
    pub(crate) fn drive(self: &Arc<Self>, table: &Arc<Table>) {
        let (tables, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            {
                let mut state = table.state.lock().await;
                if state.driven || state.bot_to_move().is_none() {
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
                        tracing::warn!(%error, table = table.id(), ?rest, "a bot cannot move, and tries again");
                        tokio::time::sleep(rest).await;
                        rest = (2 * rest).min(LONGEST_REST);
                    }
                }
            }
        });
    }

    /// One move of one bot. False when it is not a bot's turn any more; then nobody drives this table.
    async fn move_a_bot(self: &Arc<Self>, table: &Arc<Table>) -> Result<bool, Refused> {
        let asked = {
            let mut state = table.state.lock().await;
            let asked = state.bot_asked();
            // Under the same lock: whoever makes it a bot's turn after this starts another drive.
            state.driven = asked.is_some();
            asked
        };
        let Some((number, level, seen)) = asked else { return Ok(false) };
        let bots = self.bots.clone();
        // Where something is hidden, how soon a bot moves must not tell how much it had to think about.
        let least = if table.about().hidden { bots.longest(&level) } else { Duration::ZERO };
        let thinking = tokio::task::spawn_blocking(move || bots.choose(&level, &seen?));
        let (chosen, ()) = tokio::join!(thinking, tokio::time::sleep(self.manners.pause.max(least)));
        let chosen = chosen.unwrap_or(None);
        let mut state = table.state.lock().await;
        if state.play().log().len() != number {
            return Ok(true); // somebody was faster, or took something back: look again
        }
        let lines = self.luck.with(|luck| state.lines_of_bot(chosen.as_deref(), luck)).map_err(Refused::Why)?;
        match self.add(table, &mut state, lines).await {
            Ok(_) | Err(Refused::Stale(_)) => Ok(true),
            Err(error) => Err(error),
        }
    }
}

impl State {
    /// The bot that is next: where the log stands, its strength, and what its seat sees if it has to choose.
    fn bot_asked(&self) -> Option<(usize, String, Option<AnySeen>)> {
        let (seat, level) = self.bot_to_move()?;
        let chooses = matches!(self.play().next(), Next::Seat(_));
        let seen = chooses.then(|| self.play().seen_by(seat));
        Some((self.play().log().len(), level, seen))
    }

    /// The lines by which a bot moves. One that has no answer, or a wrong one, plays the first open action rather than
    /// stopping the table.
    fn lines_of_bot(&self, chosen: Option<&str>, luck: &mut dyn Source) -> Result<Vec<String>, Message> {
        if matches!(self.play().next(), Next::Chance { .. }) {
            return self.lines_of_luck(luck);
        }
        if let Some(lines) = chosen.and_then(|line| self.lines_after(line, luck).ok()) {
            return Ok(lines);
        }
        let first = self.play().now().open().into_iter().next().ok_or_else(|| Message::new("game-over"))?;
        self.lines_after(&first, luck)
    }
}
