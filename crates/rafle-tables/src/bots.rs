//! Bots at a table: they see what their seat sees, and move by the same door as people.

use std::sync::Arc;
use std::time::Duration;

use rafle_engine::AnySeen;
use rafle_store::{Store, mark};
use rafle_table::Refused;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::broken::held;
use crate::live::BETWEEN_LOOKS;
use crate::meters::BY_BOTS;
use crate::wish::kept;
use crate::{Live, Tables};

/// How long a bot waits before it tries again to move where that failed; each time twice as long, up to the longest.
const REST: Duration = Duration::from_millis(250);
const LONGEST_REST: Duration = Duration::from_secs(2);

/// So long a process that moves the bots of a table is relied on by those who share the store with it, if it is not heard of.
const HOLD: Duration = Duration::from_secs(2);

/// How often it is heard of while its bots think, and how often the others look whether it still is.
const AGAIN: Duration = Duration::from_millis(500);

/// However little time a search has, it takes a glance, and no glance takes longer than this.
const A_GLANCE: Duration = Duration::from_millis(20);

/// What a bot is asked.
struct Question {
    /// How long the log is.
    number: usize,
    level: String,
    /// What its seat sees, if it has to choose.
    seen: Option<AnySeen>,
    /// How long it waits before it moves.
    pause: Duration,
    /// What has ended before its turn, by the number of the line, and how long those who look at it are waited for at most.
    ended: Option<(usize, Instant)>,
}

impl<S: Store> Tables<S> {
    /// Has the bots of a table move, one after the other, by the same door as people and off the threads that serve them.
    pub(crate) fn drive(self: &Arc<Self>, table: &Arc<Live>) {
        let (tables, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            let _guard = table.fails_with_us();
            {
                let mut state = table.state.lock().await;
                if state.driven || state.table.bot_to_move().is_none() {
                    return;
                }
                state.driven = true;
            }
            let _ours = tables.go_on_holding(&table);
            let mut rest = REST;
            loop {
                match tables.move_a_bot_of_ours(&table).await {
                    Ok(true) => rest = REST,
                    Ok(false) | Err(Refused::NoTable | Refused::Broken) => return,
                    Err(error) => {
                        // Without its bot a table would stand still for ever: the store may answer again.
                        tracing::warn!(%error, table = mark(table.id()), ?rest, "a bot cannot move, and tries again");
                        sleep(rest).await;
                        rest = (2 * rest).min(LONGEST_REST);
                    }
                }
            }
        });
    }

    /// The same if this process moves the bots of this table; else it waits for a moment, since the one that does may die.
    async fn move_a_bot_of_ours(self: &Arc<Self>, table: &Arc<Live>) -> Result<bool, Refused> {
        if table.has_its_bots() || self.hold_bots(table).await? {
            return self.move_a_bot(table).await;
        }
        sleep(AGAIN).await;
        Ok(question(table).await.is_some())
    }

    /// Asks to be the one process that moves the bots of this table. It stays so for a while after the last move: whoever had
    /// the last turn has the next one, and nobody has to be told.
    async fn hold_bots(&self, table: &Live) -> Result<bool, Refused> {
        let Some(process) = self.store.process() else { return Ok(true) };
        let asked = Instant::now();
        let ours = self.store.hold(&format!("bots {}", table.id()), process, HOLD).await.map_err(kept)?;
        table.note_bots(ours.then(|| asked + HOLD));
        Ok(ours)
    }

    /// Has this process be the one for as long as this is held, if it is: a bot may think for longer than anybody is relied on.
    fn go_on_holding(self: &Arc<Self>, table: &Arc<Live>) -> JoinSet<()> {
        let mut holding = JoinSet::new();
        if self.store.process().is_some() {
            let (tables, table) = (self.clone(), table.clone());
            holding.spawn(async move {
                loop {
                    sleep(AGAIN).await;
                    if table.has_its_bots() {
                        // Whoever cannot be told does not go on for longer than was said.
                        let _ = tables.hold_bots(&table).await;
                    }
                }
            });
        }
        holding
    }

    /// Waits until nobody looks at what this line has ended any more, but not longer than this. What a page has shown it may have
    /// told another process: that is asked for every third time.
    async fn while_looked_at(&self, table: &Live, line: usize, until: Instant) {
        let mut looks = 0_u32;
        while table.is_looked_at(line) && Instant::now() < until {
            sleep_until(until.min(Instant::now() + BETWEEN_LOOKS)).await;
            looks += 1;
            if looks.is_multiple_of(3) {
                self.read_what_was_shown(table).await;
            }
        }
    }

    /// One move of one bot. False when it is not a bot's turn any more, or when nobody would notice: then nobody drives this
    /// table.
    async fn move_a_bot(self: &Arc<Self>, table: &Arc<Live>) -> Result<bool, Refused> {
        let Some(Question { number, level, seen, pause, ended }) = question(table).await else { return Ok(false) };
        let mut asked = Instant::now();
        let chosen = match seen {
            Some(seen) => self.choice(table, level, seen).await,
            // A throw takes no thought, and as long as one.
            None if table.about().hidden => {
                sleep(self.bots.longest(&level)).await;
                None
            }
            None => None,
        };
        if let Some((line, until)) = ended {
            self.while_looked_at(table, line, until).await;
            asked = Instant::now();
        }
        sleep_until(asked + pause).await;
        let mut state = table.state.lock().await;
        if state.length() != number {
            return Ok(true); // somebody was faster, or took something back: look again
        }
        // A line at which the rules panic is as wrong as one that they refuse.
        let lines = |chosen: Option<&str>| {
            held(|| state.table.lines_of_bot(chosen, &mut self.luck.of(table.id(), &state.table)))
        };
        let Some(lines) = lines(chosen.as_deref()).or_else(|| lines(None)) else {
            table.fail();
            return Err(Refused::Broken);
        };
        match self.add(table, &mut state, lines?).await {
            Ok(_) => {
                BY_BOTS.add(1);
                Ok(true)
            }
            Err(Refused::Stale(_)) => Ok(true),
            Err(error) => Err(error),
        }
    }

    /// What a bot chooses when its turn to think has come.
    async fn choice(&self, table: &Live, level: String, seen: AnySeen) -> Option<String> {
        let longest = self.bots.longest(&level);
        let bots = self.bots.clone();
        let think = move |effort| bots.choose(&level, &seen, effort);
        let mut thought = self.thinkers.think(table.house(), table.account(), think).await?;
        if !table.about().hidden || longest.is_zero() {
            return thought.end().await?;
        }
        // Where something is hidden, how soon a bot moves must not tell how much it had to think about; nor must how soon the
        // next one has its turn.
        let least = thought.turn.effort.of(longest).max(A_GLANCE);
        let begun = Instant::now();
        let chosen = (&mut thought.answer).await.ok();
        sleep_until(begun + least).await;
        chosen?
    }
}

/// What is asked of the bot that is next. Nothing if none is, or if nobody looks at the table and nobody waits there: as soon
/// as somebody looks, it goes on.
async fn question(table: &Live) -> Option<Question> {
    let mut state = table.state.lock().await;
    let may_move = !table.has_failed() && state.mending.is_none();
    let bot = state.table.bot_to_move().filter(|_| may_move && table.goes_on(&state.table));
    // Under the same lock: whoever makes it a bot's turn after this starts another drive.
    state.driven = bot.is_some();
    let (_, level) = bot?;
    let ended = state.table.to_be_seen().map(|shown| (shown.number, state.touched + shown.timing().longest()));
    let pause = table.pause(&state.table);
    Some(Question { number: state.length(), level, seen: state.table.seen_by_next(), pause, ended })
}
