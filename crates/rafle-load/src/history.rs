//! What robots saw at one table while things went wrong around it, and whether that can be true of a table that loses nothing.
//!
//! A [`History`] is what was sent, answered and shown, in the order in which the robots saw it; [`History::check`] lays it beside
//! the stored entries. It asks nobody and waits for nothing: a planted anomaly is found as surely as a real one.

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use crate::ledger::Sent;

/// So soon after a fault is over a table has to play on.
pub const PLAYS_ON: Duration = Duration::from_secs(5);

/// Something that the robots of one table saw or did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody sends a move, as an answer to a log of this length. The same move may be sent again, to another process.
    Sent {
        /// Who.
        player: usize,
        /// The number it answers.
        number: usize,
        /// What it is.
        sent: Sent,
    },
    /// The move that answers this number is acknowledged.
    Acknowledged {
        /// Whose move.
        player: usize,
        /// The number it answers.
        number: usize,
    },
    /// Somebody asks for the table; what is known by now has to be shown.
    Asked {
        /// Whose page.
        player: usize,
    },
    /// The page that was last asked for shows a log of this length.
    Shown {
        /// Whose page.
        player: usize,
        /// How long the log is.
        number: usize,
    },
    /// A fault is over; everything is as it should be again.
    Healed,
    /// The robots have stopped, for whatever reason: nobody moves any more.
    Ended,
}

/// Who was to move where an entry of the log begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// This player.
    Player(usize),
    /// A bot.
    Bot,
    /// Nobody: it is about the table and no move.
    Nobody,
}

/// What was added to the log at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// How many lines stand before it.
    pub number: usize,
    /// Its lines.
    pub lines: Vec<String>,
    /// Whose move it is.
    pub mover: Mover,
}

/// What cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Anomaly {
    /// The entries do not follow each other at this number: one is missing, or two overlap.
    Disordered(usize),
    /// The move acknowledged at this number is not there.
    Lost(usize),
    /// Another move stands at this number than was sent.
    Changed(usize),
    /// The move at this number was sent by nobody.
    Unsent(usize),
    /// A bot moved at this number, where it had moved just before and somebody else was next.
    BotTwice(usize),
    /// This move was acknowledged before one with a smaller number was sent.
    Reordered(usize),
    /// Whoever had made the move at this number asked for the table and was shown one without it.
    Unread {
        /// The number that the move answers.
        moved: usize,
        /// What was shown.
        shown: usize,
    },
    /// A page that had shown the first number showed the second.
    WentBack(usize, usize),
    /// Nobody's move was acknowledged within five seconds after the fault that was over at this time.
    StoodStill(Duration),
}

impl fmt::Display for Anomaly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Anomaly::Disordered(number) => write!(f, "the log is torn at {number}"),
            Anomaly::Lost(number) => write!(f, "the move acknowledged at {number} is lost"),
            Anomaly::Changed(number) => write!(f, "another move stands at {number} than was sent"),
            Anomaly::Unsent(number) => write!(f, "nobody has sent the move at {number}"),
            Anomaly::BotTwice(number) => write!(f, "at {number} a bot moves that has just moved"),
            Anomaly::Reordered(number) => {
                write!(f, "the move at {number} was acknowledged before an earlier one was sent")
            }
            Anomaly::Unread { moved, shown } => {
                write!(f, "whoever moved at {moved} was shown a log of {shown} lines after that")
            }
            Anomaly::WentBack(from, to) => write!(f, "a page went back from {from} to {to}"),
            Anomaly::StoodStill(since) => write!(f, "nothing moves after the fault that was over at {since:?}"),
        }
    }
}

/// Everything that the robots of one table saw, with the time since the first event of all.
#[derive(Clone, Default, Debug)]
pub struct History(Vec<(Duration, Event)>);

impl History {
    /// Notes something.
    pub fn note(&mut self, at: Duration, event: Event) {
        self.0.push((at, event));
    }

    /// How many moves were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.0.iter().filter(|(_, event)| matches!(event, Event::Acknowledged { .. })).count()
    }

    /// Whether all of that can be, where these are the stored entries, in the order of their numbers.
    pub fn check(&self, entries: &[Entry]) -> Result<(), Anomaly> {
        in_order(entries)?;
        self.every_move_once(entries)?;
        self.pages_follow()?;
        self.plays_on()
    }

    /// Every acknowledged move is stored, and every stored move was sent.
    fn every_move_once(&self, entries: &[Entry]) -> Result<(), Anomaly> {
        let stored: HashMap<usize, &Entry> = entries.iter().map(|entry| (entry.number, entry)).collect();
        let mut sent: HashMap<(usize, usize), &Sent> = HashMap::new();
        let mut last = None;
        for (_, event) in &self.0 {
            match event {
                Event::Sent { player, number, sent: what } => {
                    if let Some(last) = last.filter(|last| last > number) {
                        return Err(Anomaly::Reordered(last));
                    }
                    sent.insert((*player, *number), what);
                }
                Event::Acknowledged { player, number } => {
                    last = last.max(Some(*number));
                    let entry = stored.get(number).ok_or(Anomaly::Lost(*number))?;
                    if entry.mover != Mover::Player(*player) {
                        return Err(Anomaly::Lost(*number));
                    }
                }
                _ => {}
            }
        }
        let mut before = Mover::Nobody;
        for Entry { number, lines, mover } in entries {
            if let Mover::Player(player) = mover {
                let Some(sent) = sent.get(&(*player, *number)) else {
                    let by_bot = before == Mover::Bot;
                    return Err(if by_bot { Anomaly::BotTwice(*number) } else { Anomaly::Unsent(*number) });
                };
                if !sent.is_once_in(lines) {
                    return Err(Anomaly::Changed(*number));
                }
            }
            before = *mover;
        }
        Ok(())
    }

    /// Whoever has seen or done something is never shown less.
    fn pages_follow(&self) -> Result<(), Anomaly> {
        /// What one player knows.
        #[derive(Clone, Copy, Default)]
        struct Knows {
            shown: usize,
            moved: Option<usize>,
            /// What was known when the page was asked for.
            asked: (usize, Option<usize>),
        }
        let mut known: HashMap<usize, Knows> = HashMap::new();
        for (_, event) in &self.0 {
            match event {
                Event::Acknowledged { player, number } => {
                    let knows = known.entry(*player).or_default();
                    knows.moved = knows.moved.max(Some(*number));
                }
                Event::Asked { player } => {
                    let knows = known.entry(*player).or_default();
                    knows.asked = (knows.shown, knows.moved);
                }
                Event::Shown { player, number } => {
                    let knows = known.entry(*player).or_default();
                    let (shown, moved) = knows.asked;
                    if let Some(moved) = moved.filter(|moved| number <= moved) {
                        return Err(Anomaly::Unread { moved, shown: *number });
                    }
                    if *number < shown {
                        return Err(Anomaly::WentBack(shown, *number));
                    }
                    knows.shown = knows.shown.max(*number);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// After each fault somebody moves again soon.
    fn plays_on(&self) -> Result<(), Anomaly> {
        let mut waiting: Option<Duration> = None;
        for (at, event) in &self.0 {
            if let Some(since) = waiting.filter(|since| *at > *since + PLAYS_ON) {
                return Err(Anomaly::StoodStill(since));
            }
            match event {
                Event::Healed => waiting = Some(*at),
                Event::Acknowledged { .. } | Event::Ended => waiting = None,
                _ => {}
            }
        }
        waiting.map_or(Ok(()), |since| Err(Anomaly::StoodStill(since)))
    }
}

/// Each entry begins where the one before it ends.
fn in_order(entries: &[Entry]) -> Result<(), Anomaly> {
    let mut from = 0;
    for Entry { number, lines, .. } in entries {
        if *number != from || lines.is_empty() {
            return Err(Anomaly::Disordered(*number));
        }
        from = number + lines.len();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(number: usize, lines: &str, mover: Mover) -> Entry {
        Entry { number, lines: lines.split("; ").map(ToOwned::to_owned).collect(), mover }
    }

    fn sent(player: usize, number: usize, action: &str) -> Event {
        let sent = if action == "throw" { Sent::Throw } else { Sent::Choice(action.to_owned()) };
        Event::Sent { player, number, sent }
    }

    /// Two players and a bot: 0 throws and stops, the bot throws and stops, 1 throws.
    fn entries() -> Vec<Entry> {
        vec![
            entry(0, "sits A; sits B; begin", Mover::Nobody),
            entry(3, "throw 4", Mover::Player(0)),
            entry(4, "stop", Mover::Player(0)),
            entry(5, "throw 5", Mover::Bot),
            entry(6, "stop", Mover::Bot),
            entry(7, "throw 2", Mover::Player(1)),
        ]
    }

    fn events() -> Vec<Event> {
        vec![
            Event::Asked { player: 0 },
            Event::Shown { player: 0, number: 3 },
            sent(0, 3, "throw"),
            Event::Acknowledged { player: 0, number: 3 },
            Event::Asked { player: 0 },
            Event::Shown { player: 0, number: 4 },
            sent(0, 4, "stop"),
            // Nobody knows whether it arrived: it is sent to another process.
            sent(0, 4, "stop"),
            Event::Acknowledged { player: 0, number: 4 },
            Event::Asked { player: 1 },
            Event::Shown { player: 1, number: 7 },
            sent(1, 7, "throw"),
            Event::Acknowledged { player: 1, number: 7 },
        ]
    }

    /// A history with a second between two events.
    fn history(events: impl IntoIterator<Item = Event>) -> History {
        let mut history = History::default();
        for (second, event) in (0..).zip(events) {
            history.note(Duration::from_secs(second), event);
        }
        history
    }

    /// The history with something else at one place.
    fn planted(at: usize, event: Event) -> History {
        let mut events = events();
        events[at] = event;
        history(events)
    }

    #[test]
    fn what_can_be_is_let_pass() {
        assert_eq!(history(events()).check(&entries()), Ok(()));
        assert_eq!(history(events()).acknowledged(), 3);
        // What was sent and never answered may have arrived or not.
        let mut unanswered = events();
        unanswered.pop();
        assert_eq!(history(unanswered.clone()).check(&entries()), Ok(()));
        assert_eq!(history(unanswered).check(&entries()[..5]), Ok(()));
    }

    #[test]
    fn a_lost_move_is_found() {
        assert_eq!(history(events()).check(&entries()[..5]), Err(Anomaly::Lost(7)));
        let mut stolen = entries();
        stolen[5].mover = Mover::Player(0);
        assert_eq!(history(events()).check(&stolen), Err(Anomaly::Lost(7)), "it counts for somebody else");
    }

    #[test]
    fn a_torn_log_is_found() {
        let mut missing = entries();
        missing.remove(3);
        assert_eq!(history(events()).check(&missing), Err(Anomaly::Disordered(6)));
        let mut twice = entries();
        twice.insert(3, entry(4, "stop", Mover::Player(0)));
        assert_eq!(history(events()).check(&twice), Err(Anomaly::Disordered(4)));
    }

    #[test]
    fn another_move_than_was_sent_is_found() {
        let mut changed = entries();
        changed[2] = entry(4, "again", Mover::Player(0));
        assert_eq!(history(events()).check(&changed), Err(Anomaly::Changed(4)));
        let mut doubled = entries();
        doubled[5] = entry(7, "throw 2; throw 2", Mover::Player(1));
        assert_eq!(history(events()).check(&doubled), Err(Anomaly::Changed(7)));
    }

    #[test]
    fn a_move_that_nobody_sent_is_found() {
        let mut more = entries();
        more.push(entry(8, "stop", Mover::Player(1)));
        assert_eq!(history(events()).check(&more), Err(Anomaly::Unsent(8)));
    }

    #[test]
    fn a_bot_that_moves_twice_is_found() {
        let mut more = entries();
        more[5] = entry(7, "throw 5", Mover::Player(1));
        let mut unsent = events();
        unsent.truncate(9);
        assert_eq!(history(unsent).check(&more), Err(Anomaly::BotTwice(7)));
    }

    #[test]
    fn moves_in_another_order_are_found() {
        let mut reordered = events();
        reordered.push(sent(0, 5, "throw"));
        assert_eq!(history(reordered).check(&entries()), Err(Anomaly::Reordered(7)));
    }

    #[test]
    fn whoever_does_not_read_their_own_move_is_found() {
        let unread = planted(5, Event::Shown { player: 0, number: 3 });
        assert_eq!(unread.check(&entries()), Err(Anomaly::Unread { moved: 3, shown: 3 }));
        // A page that was asked for before the move need not show it.
        let mut asked_before = events();
        asked_before.swap(3, 4);
        asked_before[5] = Event::Shown { player: 0, number: 3 };
        assert_eq!(history(asked_before).check(&entries()), Ok(()));
    }

    #[test]
    fn a_page_that_goes_back_is_found() {
        let mut back = events();
        back.extend([Event::Asked { player: 1 }, Event::Shown { player: 1, number: 8 }]);
        back.extend([Event::Asked { player: 0 }, Event::Shown { player: 0, number: 8 }]);
        assert_eq!(history(back.clone()).check(&entries()), Ok(()));
        back.extend([Event::Asked { player: 0 }, Event::Shown { player: 0, number: 7 }]);
        assert_eq!(history(back).check(&entries()), Err(Anomaly::WentBack(8, 7)));
    }

    #[test]
    fn a_table_that_stands_still_is_found() {
        let mut still = history(events());
        still.note(Duration::from_secs(20), Event::Healed);
        assert_eq!(still.check(&entries()), Err(Anomaly::StoodStill(Duration::from_secs(20))));
        let mut goes_on = still.clone();
        goes_on.note(Duration::from_millis(24_900), Event::Acknowledged { player: 1, number: 7 });
        assert_eq!(goes_on.check(&entries()), Ok(()));
        let mut late = still.clone();
        late.note(Duration::from_millis(25_100), Event::Acknowledged { player: 1, number: 7 });
        assert_eq!(late.check(&entries()), Err(Anomaly::StoodStill(Duration::from_secs(20))));
        still.note(Duration::from_secs(21), Event::Ended);
        assert_eq!(still.check(&entries()), Ok(()), "nobody was there to move");
    }
}
