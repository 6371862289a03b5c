//! Crowns is too large to be solved, but not where the dice of one throw are best placed.

use rafle_engine::{Game, Next};
use rafle_games::crowns::Crowns;

use crate::graph::Limits;
use crate::horizon::Horizon;
use crate::unsolved::Unsolved;

/// With more states than this a placement is not followed.
const MOST_STATES: usize = 1_000_000;

/// The rest of this seat's placing: what a state is worth is the most points that it can have when that is done. Nothing
/// if no seat is next.
pub fn placement(crowns: &Crowns) -> Option<Result<Horizon<Crowns>, Unsolved>> {
    let Next::Seat(seat) = crowns.next() else { return None };
    let done = |crowns: &Crowns| crowns.next() != Next::Seat(seat);
    let worth = |crowns: &Crowns| f64::from(crowns.standings().scores[seat]);
    Some(Horizon::of(crowns, seat, done, worth, Limits::states(MOST_STATES)))
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Seat, start};

    use super::*;

    /// The best of all ways to place, one after the other, by trying them all.
    fn tried(crowns: &Crowns, seat: Seat) -> i32 {
        if crowns.next() != Next::Seat(seat) {
            return crowns.standings().scores[seat];
        }
        let after = |action| {
            let mut crowns = crowns.clone();
            crowns.act(action).unwrap();
            tried(&crowns, seat)
        };
        crowns.actions().map(after).max().unwrap()
    }

    #[test]
    fn no_way_to_place_a_throw_is_better() {
        for throw in ["throw 6 6 6 6 6 6", "throw 1 2 3 4 5 6", "throw 2 2 3 3 5 5"] {
            let mut crowns: Crowns = start(<Crowns as Game>::Options::default(), 2).unwrap();
            assert!(placement(&crowns).is_none(), "nothing is thrown yet");
            crowns.befall(throw.parse().unwrap()).unwrap();
            let Next::Seat(seat) = crowns.next() else { panic!("somebody places") };
            let best = placement(&crowns).unwrap().unwrap().value(&crowns).unwrap();
            assert!((best - f64::from(tried(&crowns, seat))).abs() < 1e-12, "{throw}: {best}");
        }
    }
}
