//! Places at a table, and who looks at it.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// The most seats that any game has.
pub const MOST_SEATS: usize = 16;

/// A place at a table, written `A` to `P`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const A: Seat = Seat(0);

    /// The seat with this index, counted from 0.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MOST_SEATS, "a table has at most sixteen seats");
        Seat(index as u8)
    }

    /// Counted from 0, clockwise.
    pub const fn index(self) -> usize {
        // The mask is always a no-op; it tells the compiler that arrays of all seats need no bounds check.
        self.0 as usize & (MOST_SEATS - 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seat, Unreadable> {
        match text.as_bytes() {
            [letter @ b'A'..=b'P'] => Ok(Seat(letter - b'A')),
            _ => Err(Unreadable),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that is no notation of the kind asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a notation of this kind")
    }
}

impl std::error::Error for Unreadable {}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u16);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats of a table.
    pub const fn first(count: usize) -> Seats {
        assert!(count <= MOST_SEATS, "a table has at most sixteen seats");
        Seats(((1_u32 << count) - 1) as u16)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `seat` is one of them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// These and `seat`.
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    /// These but not `seat`.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// These but none of `others`.
    pub const fn minus(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// These and `others`.
    pub const fn or(self, others: Seats) -> Seats {
        Seats(self.0 | others.0)
    }

    /// Those that are also among `others`.
    pub const fn and(self, others: Seats) -> Seats {
        Seats(self.0 & others.0)
    }

    /// The one seat, if there is exactly one.
    pub fn single(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// From the lowest seat to the highest.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            seat
        })
    }

    /// Clockwise, beginning with `first` or the next of them after it.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        let turned = Seats(self.0.rotate_right(first.0.into()));
        turned.iter().map(move |step| Seat((first.0 + step.0) % MOST_SEATS as u8))
    }

    /// The next of them clockwise after `seat`; `seat` itself if it is the only one, never a seat outside the set.
    ///
    /// # Panics
    /// If there is no seat at all.
    pub fn after(self, seat: Seat) -> Seat {
        let turned = (u32::from(self.0) | u32::from(self.0) << MOST_SEATS) >> (seat.0 + 1);
        assert!(turned != 0, "somebody is at the table");
        Seat((seat.0 + 1 + turned.trailing_zeros() as u8) % MOST_SEATS as u8)
    }

    /// The next of them counter-clockwise before `seat`.
    ///
    /// # Panics
    /// If there is no seat at all.
    pub fn before(self, seat: Seat) -> Seat {
        let turned =
            (u32::from(self.0) | u32::from(self.0) << MOST_SEATS) & ((1 << (seat.0 as usize + MOST_SEATS)) - 1);
        assert!(turned != 0, "somebody is at the table");
        Seat((31 - turned.leading_zeros() as u8) % MOST_SEATS as u8)
    }

    /// Those for whom `key` is greatest; all that tie for it.
    pub fn most<K: Ord>(self, key: impl Fn(Seat) -> K) -> Seats {
        let most = self.iter().map(&key).max();
        self.iter().filter(|&seat| Some(key(seat)) == most).collect()
    }

    /// Those for whom `key` is smallest; all that tie for it.
    pub fn least<K: Ord>(self, key: impl Fn(Seat) -> K) -> Seats {
        self.most(|seat| std::cmp::Reverse(key(seat)))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.to_string())).finish()
    }
}

/// One value for each of the first `N` seats, a power of two: what a game keeps is as wide as its table may be, and most
/// tables are for eight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize = 8>([T; N]);

impl<T: Copy, const N: usize> PerSeat<T, N> {
    /// The same value for every seat.
    pub const fn all(value: T) -> PerSeat<T, N> {
        PerSeat([value; N])
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// Every seat that has a value.
    pub const SEATS: Seats = Seats::first(N);

    /// Each seat's value as `make` gives it.
    #[inline]
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> PerSeat<T, N> {
        PerSeat(std::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// Where the value of a seat lies.
    fn place(seat: Seat) -> usize {
        const { assert!(N.is_power_of_two() && N <= MOST_SEATS, "a mask finds the value of a seat") };
        debug_assert!(seat.index() < N, "seat {seat} is none of the first {N}");
        // Always a no-op; it tells the compiler that no bounds need a check.
        seat.index() & (N - 1)
    }
}

impl<T: Copy + Default, const N: usize> PerSeat<T, N> {
    /// The same for every seat that a table may have; seats beyond the first `N` have nothing.
    pub fn wide(self) -> PerSeat<T, MOST_SEATS> {
        PerSeat(std::array::from_fn(|index| self.0.get(index).copied().unwrap_or_default()))
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> PerSeat<T, N> {
        PerSeat::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[Self::place(seat)]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[Self::place(seat)]
    }
}

/// Whose eyes look at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat: everything on the table and this seat's own secrets.
    Seat(Seat),
    /// Somebody who watches: only what lies open for all.
    Spectator,
    /// Whoever keeps the record: everything.
    Referee,
}

impl Viewer {
    /// Everybody who may look at a table of this many seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee])
    }

    /// Whether what only `owner` may look at is open to this viewer.
    pub fn may_see(self, owner: Seat) -> bool {
        self == Viewer::Referee || self == Viewer::Seat(owner)
    }

    /// The seat behind these eyes, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Referee => f.write_str("referee"),
        }
    }
}

impl FromStr for Viewer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Viewer, Unreadable> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            "referee" => Ok(Viewer::Referee),
            seat => seat.parse().map(Viewer::Seat),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_and_before_go_round_and_skip_who_has_left() {
        let left = Seats::first(5).without(Seat::new(2));
        let round: Vec<_> = left.from(Seat::new(3)).map(|seat| seat.to_string()).collect();
        assert_eq!(round, ["D", "E", "A", "B"]);
        for (seat, next) in [(0, 1), (1, 3), (2, 3), (3, 4), (4, 0)] {
            assert_eq!(left.after(Seat::new(seat)), Seat::new(next));
        }
        for (seat, previous) in [(0, 4), (1, 0), (2, 1), (3, 1), (4, 3)] {
            assert_eq!(left.before(Seat::new(seat)), Seat::new(previous));
        }
        assert_eq!(Seats::only(Seat::A).after(Seat::A), Seat::A);
        for count in 1..=MOST_SEATS {
            let (all, last) = (Seats::first(count), Seat::new(count - 1));
            assert_eq!((all.len(), all.after(last), all.before(Seat::A)), (count, Seat::A, last));
        }
    }

    #[test]
    fn seats_and_viewers_read_back() {
        for viewer in Viewer::all(MOST_SEATS) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        assert_eq!("Q".parse::<Seat>(), Err(Unreadable));
        assert_eq!("a".parse::<Seat>(), Err(Unreadable));
    }
}
