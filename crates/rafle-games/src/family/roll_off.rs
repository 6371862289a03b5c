//! Roll-offs: seats that tie for lowest or for highest throw again until one of them is left.

use rafle_engine::{Dice, PerSeat, Seat, Seats};

/// The lowest and the highest of a round, each narrowed down to one seat: first the lowest, then the highest.
///
/// Those who tie throw once each. Whoever ties for it again throws once more. The dice decide nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RollOff {
    low: Seats,
    high: Seats,
    /// What those who tie have thrown in this go.
    thrown: PerSeat<Dice>,
}

/// What those who tie throw for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// Who is lowest.
    Lowest,
    /// Who is highest.
    Highest,
}

impl RollOff {
    /// Nobody is compared yet.
    pub const NONE: RollOff = RollOff { low: Seats::NONE, high: Seats::NONE, thrown: PerSeat::all(Dice::NONE) };

    /// These are lowest and those are highest. An empty set is not sought.
    pub fn among(low: Seats, high: Seats) -> RollOff {
        RollOff { low, high, ..RollOff::NONE }
    }

    /// Whether nobody is compared yet.
    pub fn is_none(&self) -> bool {
        self.low.is_empty()
    }

    /// What bears on how it goes on, where only the `place` of dice matters.
    pub fn gist(&self, place: impl Fn(Dice) -> u8) -> (Seats, Seats, PerSeat<u8>) {
        let place = |dice: Dice| if dice.is_empty() { 0 } else { 1 + place(dice) };
        (self.low, self.high, PerSeat::from_fn(|seat| place(self.thrown[seat])))
    }

    /// Who tie, and for what.
    #[inline]
    pub fn tied(&self) -> Option<(Seats, Sought)> {
        if self.low.len() > 1 {
            Some((self.low, Sought::Lowest))
        } else {
            Some((self.high, Sought::Highest)).filter(|(high, _)| high.len() > 1)
        }
    }

    /// Who throws next, counted from `leader`; nobody if nothing is tied.
    pub fn at(&self, leader: Seat) -> Option<Seat> {
        let (tied, _) = self.tied()?;
        tied.from(leader).find(|&seat| self.thrown[seat].is_empty())
    }

    /// What this seat has thrown in this go; none if it has not.
    pub fn thrown(&self, seat: Seat) -> Dice {
        self.thrown[seat]
    }

    /// `seat` has thrown `dice`. `place` ranks dice, 1 being the highest.
    pub fn land(&mut self, seat: Seat, dice: Dice, place: impl Fn(Dice) -> u8) {
        self.thrown[seat] = dice;
        let Some((tied, sought)) = self.tied() else { return };
        if tied.iter().any(|seat| self.thrown[seat].is_empty()) {
            return;
        }
        let place = |seat| place(self.thrown[seat]);
        match sought {
            Sought::Lowest => self.low = tied.most(place),
            Sought::Highest => self.high = tied.least(place),
        }
        self.thrown = PerSeat::all(Dice::NONE);
    }

    /// The lowest, and the highest if it was sought, once neither is tied any more.
    pub fn settled(&self) -> Option<(Seat, Option<Seat>)> {
        if self.high.len() > 1 { None } else { self.low.single().map(|low| (low, self.high.single())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [Seat; 4] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];

    #[test]
    fn those_who_tie_again_throw_again_until_one_is_left() {
        let [a, b, c, d] = SEATS;
        let mut ties = RollOff::among([a, b, c].into_iter().collect(), Seats::only(d));
        let mut land = |seat, face, next| {
            assert_eq!(ties.at(b), Some(seat), "from the leader on");
            ties.land(seat, Dice::of(&[face]), |dice| 7 - dice.sum() as u8);
            assert_eq!(ties.at(b), next);
        };
        for (seat, face, next) in [(b, 3, Some(c)), (c, 4, Some(a)), (a, 3, Some(b)), (b, 6, Some(a)), (a, 2, None)] {
            land(seat, face, next);
        }
        assert_eq!(ties.settled(), Some((a, Some(d))));
    }

    #[test]
    fn the_lowest_is_settled_before_the_highest() {
        let [a, b, c, d] = SEATS;
        let mut ties = RollOff::among([a, b].into_iter().collect(), [c, d].into_iter().collect());
        for (seat, face) in [(a, 1), (b, 2), (c, 5), (d, 6)] {
            assert_eq!((ties.settled(), ties.at(a)), (None, Some(seat)));
            ties.land(seat, Dice::of(&[face]), |dice| 7 - dice.sum() as u8);
        }
        assert_eq!(ties.settled(), Some((a, Some(d))));
        assert_eq!(RollOff::among(Seats::only(a), Seats::NONE).settled(), Some((a, None)));
        assert_eq!((RollOff::NONE.settled(), RollOff::NONE.at(a)), (None, None));
    }
}
