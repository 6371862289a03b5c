//! How far a long computation has come, for whoever wants to see it.

use std::sync::OnceLock;

/// What a solver is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Doing {
    /// So many states have been explored, and nobody knows how many more there are.
    Exploring(usize),
    /// So many parts of the graph, most of them one state, have their values.
    Valuing {
        /// These have.
        done: usize,
        /// Of so many.
        of: usize,
    },
}

static WATCHER: OnceLock<Box<dyn Fn(Doing) + Send + Sync>> = OnceLock::new();

/// From now on, and for good, this is told what every solver of this program is doing, now and then.
pub fn watch(watcher: impl Fn(Doing) + Send + Sync + 'static) {
    // Whoever says it first has said it.
    let _ = WATCHER.set(Box::new(watcher));
}

/// So many states are a fraction of a second.
const NOW_AND_THEN: usize = 1 << 14;

/// Tells it when `count` states are done, if that is worth telling.
pub(crate) fn tell(count: usize, doing: impl FnOnce() -> Doing) {
    if count.is_multiple_of(NOW_AND_THEN)
        && let Some(watcher) = WATCHER.get()
    {
        watcher(doing());
    }
}
