//! How far long work has come, on a terminal; nothing in a pipe.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use rafle_engine::Message;
use rafle_solve::{Doing, watch};

use crate::voice::Voice;

/// A bar with the time that is left, for so many games.
pub(crate) fn games(count: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}").expect("the template is right");
    ticking(ProgressBar::new(count).with_style(style))
}

/// A line that says what the solvers are doing, and for how long already: nobody knows how much there is to do.
pub(crate) fn solving(voice: Voice) -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}").expect("the template is right");
    let bar = ticking(ProgressBar::new_spinner().with_style(style));
    let told = bar.clone();
    watch(move |doing| {
        let number = |count: usize| voice.words.decimal(count as f64, 0);
        let message = match doing {
            Doing::Exploring(states) => Message::new("solving-exploring").with("states", number(states)),
            Doing::Valuing { done, of } => Message::new("solving-valuing").with("percent", 100 * done / of),
            _ => return,
        };
        told.set_message(voice.tell(&message));
    });
    bar
}

fn ticking(bar: ProgressBar) -> ProgressBar {
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
