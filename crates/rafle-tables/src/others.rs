//! What others do with the same store: several processes serve the same tables, and none of them is special. A number that
//! somebody else has won is found by whoever tries it; what is here is for those who only look.

use std::collections::HashSet;
use std::sync::{Arc, Weak};
use std::time::Duration;

use rafle_store::{Change, Note, Store, StoreError, mark};
use rafle_table::{Person, Refused};
use tokio::time::{Instant, sleep};

use crate::broken::held;
use crate::live::State;
use crate::wish::kept;
use crate::{Live, Tables};

/// How long it takes to ask again where the store does not tell what others do.
const REST: Duration = Duration::from_secs(1);

/// Of so many tables processes tell each other at once who is here.
const AT_ONCE: usize = 200;

impl<S: Store> Tables<S> {
    /// Follows what others do, and tells them who is here, as long as anybody has these tables.
    pub fn follow_others(self: &Arc<Self>) {
        if self.store.process().is_none() {
            return;
        }
        tokio::spawn(meet_often(Arc::downgrade(self), self.beat()));
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            while let Err(error) = listen(&tables).await {
                tracing::warn!(%error, "cannot be told what other processes do");
                sleep(REST).await;
            }
        });
    }

    async fn note_change(self: &Arc<Self>, change: Change) -> Result<(), Refused> {
        match change {
            Change::Grown { table, length } => match self.in_memory(&table) {
                Some(table) if table.number() < length => self.read_what_was_added(&table).await.or_else(gone),
                _ => Ok(()),
            },
            Change::Touched { table } => match self.in_memory(&table) {
                Some(table) => self.read_whole(&table).await.or_else(gone),
                None => Ok(()),
            },
            Change::Devices => self.read_devices_again().await,
            Change::Missed => {
                for table in self.all_in_memory() {
                    self.read_whole(&table).await.or_else(gone)?;
                }
                self.read_devices_again().await
            }
        }
    }

    /// Reads what others have added to the log of a table, if they have. Nobody at the table waits for that answer.
    pub(crate) async fn read_what_was_added(self: &Arc<Self>, table: &Arc<Live>) -> Result<(), Refused> {
        let number = table.number();
        let added = self.store.added(table.id(), number).await.map_err(kept);
        let added = added.and_then(|added| added.ok_or(Refused::NoTable));
        let lines = added.inspect_err(|refused| self.forget_if_gone(table, refused))?;
        if lines.is_empty() {
            return Ok(());
        }
        let mut state = table.state.lock().await;
        if state.length() == number {
            self.follow(table, &mut state, &lines).await?;
        } else if state.length() < number + lines.len() {
            self.catch_up(table, &mut state).await?;
        }
        self.wait_for_numbers(table, &state);
        self.drive(table);
        Ok(())
    }

    /// The same for whoever has the lock already.
    pub(crate) async fn catch_up(&self, table: &Arc<Live>, state: &mut State) -> Result<(), Refused> {
        let added = self.store.added(table.id(), state.length()).await.map_err(kept);
        let added = added.and_then(|added| added.ok_or(Refused::NoTable));
        let lines = added.inspect_err(|refused| self.forget_if_gone(table, refused))?;
        if lines.is_empty() { Ok(()) } else { self.follow(table, state, &lines).await }
    }

    /// Goes on as the log has gone on without us. A table that takes something back because its rules panic is read anew.
    async fn follow(&self, table: &Arc<Live>, state: &mut State, lines: &[String]) -> Result<(), Refused> {
        if state.mending.is_some() {
            return self.read_again(table, state).await;
        }
        if held(|| state.add(lines)).is_none() {
            table.fail();
            return Err(Refused::Broken);
        }
        table.note_sitting(&state.table);
        table.publish(state.length());
        Ok(())
    }

    /// Reads a table in memory again, with what is asked there.
    async fn read_whole(self: &Arc<Self>, table: &Arc<Live>) -> Result<(), Refused> {
        let mut state = table.state.lock().await;
        self.read_again(table, &mut state).await?;
        self.read_question(table, &mut state).await?;
        self.wait_for_numbers(table, &state);
        self.drive(table);
        Ok(())
    }

    /// The log has gone on without us. It is read again into this same table, at which everybody listens. A table that is not
    /// stored any more is not kept in memory either: nobody could play on there.
    pub(crate) async fn read_again(&self, table: &Arc<Live>, state: &mut State) -> Result<(), Refused> {
        let loaded = self.load(table.id(), false).await.inspect_err(|refused| self.forget_if_gone(table, refused));
        let (found, next) = loaded?;
        table.note_sitting(&found.table);
        state.begin_anew(found);
        if let Some(next) = next {
            table.followed_by(next);
        }
        table.publish(state.length());
        Ok(())
    }

    /// Drops a table from memory that the store has no more.
    pub(crate) fn forget_if_gone(&self, table: &Live, refused: &Refused) {
        if matches!(refused, Refused::NoTable) {
            self.live.lock().expect("the map is never left half-done").remove(table.id());
        }
    }

    fn all_in_memory(&self) -> Vec<Arc<Live>> {
        self.live.lock().expect("the map is never left half-done").values().cloned().collect()
    }

    /// How often processes tell each other who is here: some times in a minute, which is what patience is counted in.
    fn beat(&self) -> Duration {
        self.pacing.minute / 6
    }

    /// Tells the other processes who is here at these tables and whose they are, and reads what they say.
    pub(crate) async fn meet(&self, tables: &[Arc<Live>]) -> Result<(), StoreError> {
        if self.store.process().is_none() {
            return Ok(());
        }
        let told = tables.iter().flat_map(|table| {
            let tokens = table.here(self.beat()).into_iter();
            tokens.map(|token| Note::new(here(table.id()), token, String::new())).chain(table.opened())
        });
        self.store.put(&told.collect::<Vec<_>>()).await?;
        let places: Vec<_> = tables.iter().map(|table| here(table.id())).collect();
        let notes = self.store.notes(&places).await?;
        for (table, place) in tables.iter().zip(&places) {
            let seen = notes.iter().filter(|note| note.place == *place);
            let seen = seen.filter_map(|note| Some((note.who.clone(), Instant::now().checked_sub(note.age)?)));
            table.note_elsewhere(seen.collect());
        }
        Ok(())
    }

    /// Notes that the page of somebody who sits here has shown everything up to this number of the log, and tells whoever moves
    /// the bots of the table, if that is another process.
    pub async fn goes_on_for(&self, table: &Live, person: &Person, number: usize) {
        table.goes_on_for(person, number);
        if self.store.process().is_none() || table.has_its_bots() {
            return;
        }
        let note = |token| Note::new(shown(table.id()), token, number.to_string());
        let notes: Vec<_> = table.tokens_of(person).into_iter().map(note).collect();
        if let Err(error) = self.store.put(&notes).await {
            tracing::warn!(%error, "other processes cannot be told what a page has shown");
        }
    }

    /// Reads what other processes were told that pages of this table have shown. Whoever cannot be asked is not waited for.
    pub(crate) async fn read_what_was_shown(&self, table: &Live) {
        if self.store.process().is_none() {
            return;
        }
        let notes = self.store.notes(&[shown(table.id())]).await.unwrap_or_default();
        let shown = notes.into_iter().filter_map(|note| Some((note.who, note.says.parse().ok()?)));
        table.note_shown(&shown.collect::<Vec<_>>());
    }

    /// Those of these tables at which no process has seen anybody lately.
    pub(crate) async fn nobody_there(&self, tables: &[String]) -> Result<Vec<String>, StoreError> {
        let places: Vec<_> = tables.iter().map(|table| here(table)).collect();
        let notes = self.store.notes(&places).await?;
        let seen: HashSet<_> =
            notes.iter().filter(|note| note.age < self.is_true_for()).map(|note| &note.place).collect();
        let left = tables.iter().zip(&places).filter(|(_, place)| !seen.contains(place));
        Ok(left.map(|(table, _)| table.clone()).collect())
    }

    /// For how long counts what a process has told of a table: it says so again meanwhile.
    pub(crate) fn is_true_for(&self) -> Duration {
        3 * self.beat()
    }
}

impl Live {
    /// What other processes are told about whose table it is. However many of them have it, it is one.
    pub(crate) fn opened(&self) -> Option<Note> {
        let note = || Note::new(tables_of(self.account()), self.id().to_owned(), String::new());
        (self.account() != self.id()).then(note)
    }
}

/// Where it stands who is here at a table.
fn here(table: &str) -> String {
    format!("here {table}")
}

/// Where it stands what pages of a table have shown.
fn shown(table: &str) -> String {
    format!("shown {table}")
}

/// Where it stands which tables of a person are in memory.
fn tables_of(person: &str) -> String {
    format!("tables {person}")
}

/// A table that is gone is gone from memory too, and nobody else's matter.
fn gone(refused: Refused) -> Result<(), Refused> {
    if matches!(refused, Refused::NoTable) { Ok(()) } else { Err(refused) }
}

/// Tells the others now and then who is here, until the tables are gone.
async fn meet_often<S: Store>(tables: Weak<Tables<S>>, beat: Duration) {
    loop {
        sleep(beat).await;
        let Some(all) = tables.upgrade() else { return };
        for some in all.all_in_memory().chunks(AT_ONCE) {
            if let Err(error) = all.meet(some).await {
                tracing::warn!(%error, "other processes cannot be told who is here");
                break;
            }
        }
    }
}

/// Notes every change until the tables are gone; an error where the store does not tell.
async fn listen<S: Store>(tables: &Weak<Tables<S>>) -> Result<(), Refused> {
    let Some(all) = tables.upgrade() else { return Ok(()) };
    let mut changes = all.store.changes().await.map_err(kept)?;
    drop(all);
    loop {
        let change = changes.next().await;
        let Some(all) = tables.upgrade() else { return Ok(()) };
        let told = if let Change::Grown { table, .. } | Change::Touched { table } = &change {
            Some(mark(table))
        } else {
            None
        };
        if let Err(error) = all.note_change(change).await {
            tracing::warn!(%error, table = told, "what another process did cannot be read yet");
        }
    }
}
