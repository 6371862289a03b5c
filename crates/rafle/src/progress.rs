//! How far long work has come, on a terminal; nothing in a pipe.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use rafle_engine::Message;
use rafle_solve::{Doing, watch};
use rafle_words::Words;

use crate::failure::Failure;
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

/// Turns true with the first Ctrl-C, which is answered at once: what is known by then is told when the games under way are
/// over. The second one ends at once.
#[cfg(unix)]
pub(crate) fn stopping(words: Words, bar: &ProgressBar) -> Result<Arc<AtomicBool>, Failure> {
    use signal_hook::consts::SIGINT;
    use signal_hook::iterator::Signals;
    let stop = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register_conditional_default(SIGINT, stop.clone())?;
    signal_hook::flag::register(SIGINT, stop.clone())?;
    let (mut signals, bar) = (Signals::new([SIGINT])?, bar.clone());
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            let heard = words.say("cli", &Message::new("stopping"), &[]);
            bar.suspend(|| eprintln!("{heard}"));
        }
    });
    Ok(stop)
}

#[cfg(not(unix))]
pub(crate) fn stopping(_: Words, _: &ProgressBar) -> Result<Arc<AtomicBool>, Failure> {
    Ok(Arc::new(AtomicBool::new(false)))
}

#[cfg(unix)]
pub(crate) fn end_by_interrupt() {
    rafle_tui::end_by(signal_hook::consts::SIGINT);
}

#[cfg(not(unix))]
pub(crate) fn end_by_interrupt() {}
