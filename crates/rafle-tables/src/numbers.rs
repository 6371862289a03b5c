//! Numbers of devices are waited for, but not for ever.

use std::sync::Arc;
use std::time::Duration;

use rafle_store::{Store, mark};
use rafle_table::Refused;
use tokio::time::sleep;

use crate::live::State;
use crate::{Live, Tables};

/// So long a device has to open its number, or to seal a new one where all is drawn anew.
const PATIENCE: Duration = Duration::from_secs(10);

impl<S: Store> Tables<S> {
    /// Sees to it that the table goes on, if it waits for devices and they do not come. Asked again whenever it may wait for
    /// something else, or somebody else may wait.
    pub(crate) fn wait_for_numbers(self: &Arc<Self>, table: &Arc<Live>, state: &State) {
        let Some(round) = state.table.awaits() else { return };
        let (tables, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            loop {
                sleep(PATIENCE).await;
                match tables.go_on_without(&table, round).await {
                    Ok(()) | Err(Refused::NoTable) => return,
                    // Without that the table would stand still for ever: the store may answer again.
                    Err(error) => tracing::warn!(%error, table = mark(table.id()), "cannot go on without a number yet"),
                }
            }
        });
    }

    async fn go_on_without(self: &Arc<Self>, table: &Arc<Live>, round: (usize, bool)) -> Result<(), Refused> {
        let mut state = table.state.lock().await;
        // It may wait for something else by now.
        if state.table.awaits() != Some(round) {
            return Ok(());
        }
        let Some(lines) = state.table.waited(&|| self.luck.seal(table.id())) else { return Ok(()) };
        match self.add(table, &mut state, lines).await {
            Ok(_) => {}
            // Somebody else was quicker: it waits for what they have left it waiting for.
            Err(Refused::Stale(_)) => self.wait_for_numbers(table, &state),
            Err(refused) => return Err(refused),
        }
        if state.table.bot_to_move().is_some() {
            self.drive(table);
        }
        Ok(())
    }
}
