//! What tables count about themselves.

use rafle_store::Store;
pub use rafle_store::meters::{Counter, Exposition, Gauge, Histogram, OneMore};

use crate::Tables;

/// Wishes of people that were granted.
pub(crate) static BY_PEOPLE: Counter = Counter::new();

/// Moves of bots.
pub(crate) static BY_BOTS: Counter = Counter::new();

/// How long a wish took that was granted, until everybody was told.
pub(crate) static WISHES: Histogram = Histogram::new();

impl<S: Store> Tables<S> {
    /// Tells what was counted.
    pub fn tell(&self, to: &mut Exposition) {
        let moves = [("person", BY_PEOPLE.value()), ("bot", BY_BOTS.value())];
        to.values(("rafle_moves_total", "counter", "What was granted and stored, by whose wish it was."), "by", moves);
        let help = "How long a wish took that was granted, until everybody was told.";
        to.histograms(("rafle_move_seconds", help), "", [("", &WISHES)]);
        to.gauge("rafle_tables", "Tables in memory.", self.live());
        to.gauge("rafle_bots_waiting", "Bots and coaches that wait for their turn to think.", self.thinkers.waiting());
        to.gauge(
            "rafle_games_waiting",
            "Games that wait for their turn to be gone through again.",
            self.waits_for_turns(),
        );
    }
}
