//! How long something that has ended is looked at: said once, for pages that show it and for bots that wait until it was seen.

use std::time::Duration;

use rafle_engine::{Count, Ends, Face, Mark, Pace, Part, Pieces, Seat, View};

/// The first cup is lifted after this, the next ones in such steps, and the one whose bid it was after a longer pause.
const FIRST_CUP: u64 = 500;
const NEXT_CUP: u64 = 700;
const LAST_CUP: u64 = 900;

/// What the last cup hid is seen before it is said what that means; and all of it takes no longer than this.
const AFTER_CUPS: u64 = 700;
const LONGEST: u64 = 5000;

/// A die tumbles, rests, and a line is drawn through the points that it has cost.
const TUMBLE: u64 = 480;
const REST: u64 = 400;
const STRIKE: u64 = 260;

/// So long a page waits after the verdict before it goes on by itself: where much is to be seen, and for a single die.
const MUCH: Duration = Duration::from_secs(6);
const LITTLE: Duration = Duration::from_secs(4);

/// So long bots wait at most after the verdict, until those who watch have gone on.
const PATIENCE_OF_BOTS: Duration = MUCH;

/// What happens when, in a moment, counted from its beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timing {
    /// When whose cup is lifted.
    pub lifts: Vec<(Seat, Duration)>,
    /// When it is said what all of it means.
    pub verdict: Duration,
    /// How long after that a page goes on by itself, if it does.
    pub stays: Duration,
}

impl Timing {
    /// Of the moment that this view shows, which may end by a throw; any other view says at once what it means.
    pub(crate) fn of(view: &View, thrown: bool) -> Timing {
        if let Some(count) = view.moment.as_ref().and_then(|moment| moment.count) {
            return Timing::of_cups(view, count);
        }
        let verdict = Duration::from_millis(match thrown {
            true if strikes(view) => TUMBLE + REST + STRIKE,
            true => TUMBLE + REST,
            false => 0,
        });
        let much = view.moment.as_ref().is_some_and(|moment| matches!(moment.ends, Ends::Round | Ends::Game));
        Timing { lifts: Vec::new(), verdict, stays: if much { MUCH } else { LITTLE } }
    }

    fn of_cups(view: &View, count: Count) -> Timing {
        let mut seats: Vec<_> = view.parts.iter().filter_map(dice_of).collect();
        seats.sort_by_key(|seat| *seat == count.by);
        let between = seats.len().saturating_sub(2) as u64;
        // Where many cups are lifted, they are lifted faster.
        let step = NEXT_CUP.min((LONGEST - FIRST_CUP - LAST_CUP - AFTER_CUPS) / between.max(1));
        let last = FIRST_CUP + between * step + LAST_CUP;
        let lift = |(index, seat): (usize, &Seat)| {
            let time = if *seat == count.by { last } else { FIRST_CUP + index as u64 * step };
            (*seat, Duration::from_millis(time))
        };
        let lifts = seats.iter().enumerate().map(lift).collect();
        Timing { lifts, verdict: Duration::from_millis(last + AFTER_CUPS), stays: MUCH }
    }

    /// How long bots wait at most for those who look at it.
    pub fn longest(&self) -> Duration {
        self.verdict + PATIENCE_OF_BOTS
    }
}

/// Whose dice these are, if they lay under a cup.
fn dice_of(part: &Part) -> Option<Seat> {
    match part {
        Part::Pieces(Pieces { owner, pieces, .. }) if pieces.iter().any(|it| matches!(it.face, Face::Die(_))) => *owner,
        _ => None,
    }
}

/// Whether points are struck out, or a die is shown to be the one that ended it.
fn strikes(view: &View) -> bool {
    let lost = view.moment.as_ref().is_some_and(|moment| moment.lost.is_some());
    lost || view.pieces().any(|piece| piece.mark == Some(Mark::Ends))
}

/// How long a bot waits before it moves, at this pace.
pub fn pause_of(pace: Pace) -> Duration {
    Duration::from_millis(match pace {
        Pace::Calm => 1200,
        Pace::Usual => 700,
        Pace::Quick => 250,
    })
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Lies, MOST_SEATS, Message, Moment, Piece, Place, SeatRow, Viewer};

    use super::*;

    /// The cups of so many seats, lifted because of what the second has bid.
    fn lifted(seats: usize) -> Timing {
        let cup = |seat| {
            let die = Piece::new(format!("die-{seat}"), Face::Die(4), Lies::Loose);
            Part::Pieces(Pieces::at(Place::Row, [die]).of(Seat::new(seat)))
        };
        let count = Count { by: Seat::new(1), claimed: 5, face: 4, there: 6 };
        let moment = Moment {
            ends: Ends::Round,
            whom: vec![Seat::A],
            costs: Vec::new(),
            lost: None,
            count: Some(count),
            next: Some(Seat::A),
        };
        let view = View {
            viewer: Viewer::Spectator,
            say: Message::new("bid-holds"),
            at: None,
            in_turn: true,
            moment: Some(moment),
            seats: Vec::<SeatRow>::new(),
            parts: (0..seats).map(cup).collect(),
            moves: Vec::new(),
            tap: None,
        };
        Timing::of(&view, false)
    }

    #[test]
    fn cups_are_lifted_one_after_another_and_the_challenged_one_last() {
        let Timing { lifts, verdict, stays } = lifted(4);
        let lifts: Vec<_> = lifts.iter().map(|(seat, time)| (seat.to_string(), time.as_millis())).collect();
        let expected = [("A", 500), ("C", 1200), ("D", 1900), ("B", 2800)];
        assert_eq!(lifts, expected.map(|(seat, time)| (seat.to_owned(), time)));
        assert_eq!((verdict.as_millis(), stays.as_millis()), (3500, 6000));
    }

    #[test]
    fn however_many_cups_there_are_five_seconds_are_enough() {
        for seats in 2..=MOST_SEATS {
            let Timing { lifts, verdict, .. } = lifted(seats);
            assert_eq!(lifts.len(), seats);
            assert!(lifts.is_sorted_by_key(|(_, time)| *time), "{lifts:?}");
            assert!(verdict <= Duration::from_millis(LONGEST), "{seats}: {verdict:?}");
        }
    }

    #[test]
    fn every_pace_is_quicker_than_the_one_before() {
        assert_eq!(Pace::ALL.map(|pace| pause_of(pace).as_millis()), [1200, 700, 250]);
    }
}
