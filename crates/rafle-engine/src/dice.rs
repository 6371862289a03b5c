//! Dice as what they show: a multiset of faces, because dice have no names and no order.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::Unreadable;

/// Bits per face: up to 31 dice of each, and never a carry into the next face.
const BITS: u32 = 5;
const FACE_MASK: u32 = (1 << BITS) - 1;
/// One in the counter of each face.
const ONE_OF_EACH: u32 = 0b00001_00001_00001_00001_00001_00001;

/// The counters of faces 1, 3 and 5.
const ODD_FACES: u32 = FACE_MASK | FACE_MASK << 10 | FACE_MASK << 20;

/// Some dice, at most 31, as they lie: how many show each face.
///
/// Six counters in one word, so that equal dice are equal bits, and putting dice together is an addition. Of two throws of as
/// many dice the greater is the one whose dice are higher, compared from the highest on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Dice(u32);

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    /// Dice that show these faces.
    pub const fn of(faces: &[u8]) -> Dice {
        let mut dice = Dice::NONE;
        let mut i = 0;
        while i < faces.len() {
            dice = dice.with(faces[i]);
            i += 1;
        }
        dice
    }

    /// `count` dice that all show `face`.
    pub const fn alike(face: u8, count: u8) -> Dice {
        Dice((count as u32) << shift(face))
    }

    /// These and one that shows `face`.
    pub const fn with(self, face: u8) -> Dice {
        Dice(self.0 + (1 << shift(face)))
    }

    /// These without one that shows `face`, which must be there.
    pub const fn without(self, face: u8) -> Dice {
        Dice(self.0 - (1 << shift(face)))
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        // The product gathers all six counters in the topmost one.
        ((self.0 as u64 * ONE_OF_EACH as u64) >> (5 * BITS)) as u8 & FACE_MASK as u8
    }

    /// How many show `face`.
    pub const fn showing(self, face: u8) -> u8 {
        (self.0 >> shift(face) & FACE_MASK) as u8
    }

    /// Whether at least one shows `face`.
    pub const fn show(self, face: u8) -> bool {
        self.showing(face) > 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `part` lie among these.
    pub const fn contain(self, part: Dice) -> bool {
        let mut face = 1;
        while face <= 6 {
            if self.showing(face) < part.showing(face) {
                return false;
            }
            face += 1;
        }
        true
    }

    /// All pips added.
    pub fn sum(self) -> i32 {
        // Each product gathers three faces, times their pips, in its third counter of ten bits.
        let odd = u64::from(self.0 & ODD_FACES) * (1 << 20 | 3 << 10 | 5);
        let even = u64::from(self.0 >> BITS & ODD_FACES) * (2 << 20 | 4 << 10 | 6);
        (((odd >> 20) & 0x3ff) + ((even >> 20) & 0x3ff)) as i32
    }

    /// Those that show 1, 3 or 5.
    pub const fn odd(self) -> Dice {
        Dice(self.0 & ODD_FACES)
    }

    /// Those that show 2, 4 or 6.
    pub const fn even(self) -> Dice {
        Dice(self.0 & !ODD_FACES)
    }

    /// How many different faces show.
    pub fn kinds(self) -> usize {
        FACES.iter().filter(|&&face| self.show(face)).count()
    }

    /// The highest face that shows.
    pub fn highest(self) -> Option<u8> {
        (!self.is_empty()).then(|| (self.0.ilog2() / BITS) as u8 + 1)
    }

    /// The lowest face that shows.
    pub fn lowest(self) -> Option<u8> {
        (!self.is_empty()).then(|| (self.0.trailing_zeros() / BITS) as u8 + 1)
    }

    /// The highest face that at least `count` dice show.
    pub fn highest_alike(self, count: u8) -> Option<u8> {
        FACES.into_iter().rev().find(|&face| self.showing(face) >= count)
    }

    /// How many show the commonest face.
    pub fn most_alike(self) -> u8 {
        FACES.map(|face| self.showing(face)).into_iter().max().unwrap_or(0)
    }

    /// Every die, from the lowest face to the highest.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
        FACES.into_iter().flat_map(move |face| std::iter::repeat_n(face, self.showing(face) as usize))
    }

    /// Each face that shows, once, from low to high.
    pub fn faces(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
        FACES.into_iter().filter(move |&face| self.show(face))
    }

    /// Every way to pick some of these dice, from none to all, each once.
    pub fn picks(self) -> Picks {
        let end = FACES.map(|face| u32::from(self.showing(face)) + 1).iter().product();
        Picks { dice: self, at: 0, end }
    }
}

/// The faces of a die.
pub const FACES: [u8; 6] = [1, 2, 3, 4, 5, 6];

const fn shift(face: u8) -> u32 {
    (face as u32 - 1) * BITS
}

impl Add for Dice {
    type Output = Dice;

    fn add(self, other: Dice) -> Dice {
        Dice(self.0 + other.0)
    }
}

impl AddAssign for Dice {
    fn add_assign(&mut self, other: Dice) {
        *self = *self + other;
    }
}

/// What is left when `other`, all of which must be there, is taken away.
impl Sub for Dice {
    type Output = Dice;

    fn sub(self, other: Dice) -> Dice {
        debug_assert!(self.contain(other), "only dice that are there can be taken away");
        Dice(self.0 - other.0)
    }
}

impl SubAssign for Dice {
    fn sub_assign(&mut self, other: Dice) {
        *self = *self - other;
    }
}

impl FromIterator<u8> for Dice {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Dice {
        faces.into_iter().fold(Dice::NONE, Dice::with)
    }
}

/// `1 4 4`, from low to high; `none` where there are none.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let mut gap = "";
        for face in self.iter() {
            write!(f, "{gap}{face}")?;
            gap = " ";
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Faces in any order, with spaces between them, or `none`.
impl FromStr for Dice {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Dice, Unreadable> {
        if text.trim() == "none" {
            return Ok(Dice::NONE);
        }
        let mut dice = Dice::NONE;
        for word in text.split_whitespace() {
            let [face @ b'1'..=b'6'] = word.as_bytes() else { return Err(Unreadable) };
            if dice.count() == FACE_MASK as u8 {
                return Err(Unreadable);
            }
            dice = dice.with(face - b'0');
        }
        if dice.is_empty() { Err(Unreadable) } else { Ok(dice) }
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The ways to pick some of a few dice; see [`Dice::picks`]. The n-th is found without walking there.
#[derive(Clone, Debug)]
pub struct Picks {
    dice: Dice,
    at: u32,
    end: u32,
}

impl Picks {
    /// Without the last one, which is to pick them all.
    pub fn but_all(self) -> Picks {
        Picks { end: self.end - 1, ..self }
    }

    /// Without the first one, which is to pick none.
    pub fn but_none(self) -> Picks {
        Picks { at: self.at + 1, ..self }
    }

    /// The pick of this number, its digits being how many dice of each face are picked.
    fn pick(&self, mut number: u32) -> Dice {
        let mut picked = 0;
        for face in FACES {
            let radix = u32::from(self.dice.showing(face)) + 1;
            if radix > 1 {
                picked |= (number % radix) << shift(face);
                number /= radix;
            }
        }
        Dice(picked)
    }
}

impl Iterator for Picks {
    type Item = Dice;

    fn next(&mut self) -> Option<Dice> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<Dice> {
        let number = u32::try_from(n).map_or(self.end, |n| self.at.saturating_add(n)).min(self.end);
        self.at = self.end.min(number + 1);
        (number < self.end).then(|| self.pick(number))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.at) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Picks {}

/// Everything that `count` dice can show, with the number of ways each comes up among 6^count.
pub fn throws(count: u8) -> Throws {
    debug_assert!(count as usize <= MOST_THROWN, "weights of more dice would not fit");
    Throws { next: Some(Dice::alike(1, count)), count }
}

/// The most dice that are thrown at once.
pub const MOST_THROWN: usize = 20;

/// See [`throws`].
#[derive(Clone, Debug)]
pub struct Throws {
    next: Option<Dice>,
    count: u8,
}

impl Iterator for Throws {
    type Item = (Dice, u64);

    fn next(&mut self) -> Option<(Dice, u64)> {
        let dice = self.next?;
        self.next = following(dice);
        Some((dice, ways(dice, self.count)))
    }
}

/// The next multiset of as many dice: one die of the lowest face goes up by one, and all others of that face go back to 1.
fn following(dice: Dice) -> Option<Dice> {
    let lowest = dice.lowest().filter(|&face| face < 6)?;
    let alike = dice.showing(lowest);
    Some((dice - Dice::alike(lowest, alike)).with(lowest + 1) + Dice::alike(1, alike - 1))
}

fn ways(dice: Dice, count: u8) -> u64 {
    FACES.into_iter().fold(FACTORIALS[count as usize], |ways, face| ways / FACTORIALS[dice.showing(face) as usize])
}

const FACTORIALS: [u64; MOST_THROWN + 1] = {
    let mut factorials = [1; MOST_THROWN + 1];
    let mut n = 1;
    while n <= MOST_THROWN {
        factorials[n] = factorials[n - 1] * n as u64;
        n += 1;
    }
    factorials
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_read_back_and_have_no_order() {
        for (text, shown) in [("6 4 1", "1 4 6"), ("3", "3"), ("none", "none"), ("6 6 6 6 6 6 6 6", "6 6 6 6 6 6 6 6")]
        {
            assert_eq!(text.parse::<Dice>().unwrap().to_string(), shown);
        }
        for text in ["", "7", "0", "1,2", "-1", "1 2 x", "66", &"1 ".repeat(32)] {
            assert_eq!(text.parse::<Dice>(), Err(Unreadable), "{text}");
        }
    }

    #[test]
    fn of_as_many_dice_the_higher_are_the_greater() {
        let from_the_highest = |dice: Dice| dice.iter().rev().collect::<Vec<_>>();
        for (one, _) in throws(4) {
            for (other, _) in throws(4) {
                assert_eq!(one.cmp(&other), from_the_highest(one).cmp(&from_the_highest(other)), "{one}, {other}");
            }
        }
    }

    #[test]
    fn counting_and_comparing() {
        let dice = Dice::of(&[6, 6, 3, 2, 1, 6]);
        assert_eq!((dice.count(), dice.sum(), dice.kinds(), dice.most_alike()), (6, 24, 4, 3));
        assert_eq!((dice.lowest(), dice.highest(), dice.highest_alike(2)), (Some(1), Some(6), Some(6)));
        assert!(dice.contain(Dice::of(&[6, 6, 6])) && !dice.contain(Dice::of(&[3, 3])));
        assert_eq!(dice - Dice::of(&[6, 1]), Dice::of(&[2, 3, 6, 6]));
        assert_eq!((dice.odd(), dice.even()), (Dice::of(&[1, 3]), Dice::of(&[2, 6, 6, 6])));
        assert_eq!(Dice::alike(4, 31).count(), 31);
        assert_eq!((Dice::NONE.lowest(), Dice::NONE.highest(), Dice::NONE.count()), (None, None, 0));
    }

    #[test]
    fn throws_are_all_there_with_their_weights() {
        for (dice, _) in throws(12) {
            assert_eq!(dice.sum(), dice.iter().map(i32::from).sum::<i32>());
        }
        for (count, kinds) in [(0, 1), (1, 6), (2, 21), (3, 56), (5, 252), (6, 462), (12, 6188)] {
            let all: Vec<_> = throws(count).collect();
            assert_eq!(all.len(), kinds);
            assert_eq!(all.iter().map(|(_, ways)| ways).sum::<u64>(), 6_u64.pow(count.into()));
            assert!(all.iter().all(|(dice, _)| dice.count() == count));
        }
        assert!(throws(5).any(|throw| throw == (Dice::of(&[6, 6, 6, 4, 4]), 10)));
    }

    #[test]
    fn picks_are_all_there_once_and_found_by_number() {
        let dice = Dice::of(&[6, 6, 6, 4, 1]);
        let all: Vec<_> = dice.picks().collect();
        assert_eq!(all.len(), 16);
        assert_eq!(dice.picks().len(), 16);
        assert_eq!((all[0], all[15]), (Dice::NONE, dice));
        for (n, &pick) in all.iter().enumerate() {
            assert!(dice.contain(pick));
            assert_eq!(dice.picks().nth(n), Some(pick));
            assert!(all[..n].iter().all(|&earlier| earlier != pick));
        }
        assert_eq!(dice.picks().nth(16), None);
        assert_eq!(dice.picks().but_all().but_none().collect::<Vec<_>>(), all[1..15]);
    }
}
