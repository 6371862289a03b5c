//! What others do with the same store: several processes serve the same tables, and none of them is special. A number that
//! somebody else has won is found by whoever tries it; what is here is for those who only look.

use std::sync::{Arc, Weak};
use std::time::Duration;

use rafle_store::{Change, Store, mark};
use rafle_table::Refused;
use tokio::time::sleep;

use crate::live::State;
use crate::{Live, Tables};

/// How long it takes to ask again where the store does not tell what others do.
const REST: Duration = Duration::from_secs(1);

impl<S: Store> Tables<S> {
    /// Follows what others do, as long as anybody has these tables.
    pub fn follow_others(self: &Arc<Self>) {
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
            Change::Grown { table, length } => self.read_on(&table, |state| state.length() < length).await,
            Change::Touched { table } => self.read_on(&table, |_| true).await,
            Change::Devices => self.read_devices_again().await,
            Change::Missed => {
                for id in self.all_in_memory() {
                    self.read_on(&id, |_| true).await?;
                }
                self.read_devices_again().await
            }
        }
    }

    /// Reads the log of a table in memory again, if it is not what it was.
    async fn read_on(self: &Arc<Self>, id: &str, changed: impl Fn(&State) -> bool) -> Result<(), Refused> {
        let Some(table) = self.in_memory(id) else { return Ok(()) };
        let mut state = table.state.lock().await;
        if changed(&state) {
            match self.read_again(&table, &mut state).await {
                Ok(()) | Err(Refused::NoTable) => {}
                Err(refused) => return Err(refused),
            }
            self.wait_for_numbers(&table, &state);
            self.drive(&table);
        }
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

    fn all_in_memory(&self) -> Vec<String> {
        self.live.lock().expect("the map is never left half-done").keys().cloned().collect()
    }
}

/// Notes every change until the tables are gone; an error where the store does not tell.
async fn listen<S: Store>(tables: &Weak<Tables<S>>) -> Result<(), Refused> {
    let Some(all) = tables.upgrade() else { return Ok(()) };
    let mut changes = all.store.changes().await.map_err(crate::wish::kept)?;
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
