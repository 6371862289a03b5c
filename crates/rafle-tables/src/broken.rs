//! Tables whose rules panic. That is a fault of ours, and it costs this table a line and no other table anything.
//!
//! What panics before a line is stored was never there: it is refused, and the table is read again. Where the line is stored,
//! because the rules failed only afterwards, the table cannot be shown; then it is read as far as it goes, and waits for
//! somebody who plays there to take back what is in the way.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rafle_engine::{AnyGame, Play, Refusal, TableLine};
use rafle_table::Table;

/// With more lines than this at which the rules panic, a log cannot be read.
const MOST_LOST: usize = 8;

/// What comes of something that rules do; nothing if they panic.
pub(crate) fn held<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

/// A table as its log says. Where the rules panic at it, as it will be when what is in the way has been taken back: `mending` is
/// the line by which that is done, which is not in the log yet.
pub(crate) struct Found {
    pub(crate) table: Table,
    pub(crate) mending: Option<String>,
}

/// Why a log cannot be read to its end.
enum Stop {
    Refused(usize, Refusal),
    Panicked(usize),
}

/// Reads a log. `careful`, because the rules have panicked at this table before, looks at the end with everybody's eyes.
pub(crate) fn read(start: &dyn AnyGame, log: &[String], careful: bool) -> Result<Found, String> {
    let mut lost = BTreeSet::new();
    let (play, passed) = loop {
        match entered(start, log, &lost) {
            Ok(entered) => break entered,
            Err(Stop::Refused(entry, refusal)) => return Err(format!("entry {entry}: {}", refusal.key())),
            Err(Stop::Panicked(entry)) => {
                if !lost.insert(entry) || lost.len() > MOST_LOST {
                    return Err(format!("entry {entry}: the rules panic"));
                }
            }
        }
    };
    let fine = |play: Play| {
        held(|| {
            let table = Table::new(play);
            if careful {
                table.show_everybody();
            }
            table
        })
    };
    if passed == 0
        && let Some(table) = fine(play.clone())
    {
        return Ok(Found { table, mending: None });
    }
    let mended = |lines: usize| {
        let line = TableLine::Undo(lines).to_string();
        let mut play = play.clone();
        held(|| play.enter(&line))?.ok()?;
        Some(Found { table: fine(play)?, mending: Some(line) })
    };
    let found = (passed.max(1)..=play.counting().len()).find_map(mended);
    found.ok_or_else(|| "the rules panic wherever it stands".to_owned())
}

/// The play of a log, and how many lines at its end were passed over: the first is one at which the rules panic.
fn entered(start: &dyn AnyGame, log: &[String], lost: &BTreeSet<usize>) -> Result<(Play, usize), Stop> {
    let mut play = Play::new(start.copy());
    let mut passed: usize = 0;
    for (entry, line) in log.iter().enumerate() {
        let table_line = line.parse().ok();
        if table_line.is_none() && (passed > 0 || lost.contains(&entry)) {
            play.leave_unread(line);
            passed += 1;
            continue;
        }
        match held(|| play.enter(line)) {
            Some(Ok(())) => {}
            Some(Err(refusal)) => return Err(Stop::Refused(entry, refusal)),
            None => return Err(Stop::Panicked(entry)),
        }
        if let Some(TableLine::Undo(lines)) = table_line {
            passed = passed.saturating_sub(lines);
        }
    }
    Ok((play, passed))
}
