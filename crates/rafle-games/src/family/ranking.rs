//! Throws of three dice in their order, as a table.

use rafle_engine::{Aid, Dice, Message};

/// One row of a ranking: throws that are equal, what they are called, and what they are worth.
#[derive(Clone, Copy, Debug)]
pub struct Row<W: 'static> {
    /// The throws by their digits, the highest die first: `421`.
    pub throws: &'static [u16],
    /// The key of their name.
    pub name: &'static str,
    /// Which of that name it is; 0 if there is only one.
    pub number: u8,
    /// What they are worth.
    pub worth: W,
}

impl<W> Row<W> {
    /// A row.
    pub const fn new(throws: &'static [u16], name: &'static str, number: u8, worth: W) -> Row<W> {
        Row { throws, name, number, worth }
    }
}

/// The rows of all these parts of a table, `N` in number.
pub const fn joined<W: Copy, const N: usize>(parts: &[&[Row<W>]]) -> [Row<W>; N] {
    let mut rows = [parts[0][0]; N];
    let (mut part, mut row, mut count) = (0, 0, 0);
    while part < parts.len() {
        if row < parts[part].len() {
            rows[count] = parts[part][row];
            count += 1;
            row += 1;
        } else {
            part += 1;
            row = 0;
        }
    }
    assert!(count == N, "the parts have so many rows");
    rows
}

/// How throws compare that no row names; all of them are below the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// By the number that their digits make, the highest die first: 665 is above 655.
    ByNumber,
    /// They count for nothing, and are equal.
    Equal,
}

/// An order of everything that three dice can show.
#[derive(Debug)]
pub struct Ranking<W: 'static> {
    rows: &'static [Row<W>],
    others: Others,
    /// By highest, middle and lowest die, each counted from 0, as the digits of a number to base six.
    places: [u8; 216],
}

impl<W> Ranking<W> {
    /// The order of `rows`, the highest first, and of all other throws below them.
    ///
    /// # Panics
    /// If a throw stands in two rows.
    pub const fn new(rows: &'static [Row<W>], others: Others) -> Ranking<W> {
        let mut places = [0; 216];
        let mut place = 0;
        while place < rows.len() {
            let mut i = 0;
            while i < rows[place].throws.len() {
                let index = index_of_number(rows[place].throws[i]);
                assert!(places[index] == 0, "a throw stands in one row only");
                places[index] = place as u8 + 1;
                i += 1;
            }
            place += 1;
        }
        let mut index = 216;
        while index > 0 {
            index -= 1;
            let falls = index / 36 >= index / 6 % 6 && index / 6 % 6 >= index % 6;
            if falls && places[index] == 0 {
                places[index] = place as u8 + 1;
                if matches!(others, Others::ByNumber) {
                    place += 1;
                }
            }
        }
        Ranking { rows, others, places }
    }

    /// The place of three dice; 1 is the highest throw, and equal throws share a place.
    pub fn place(&self, dice: Dice) -> u8 {
        self.places[index(dice)]
    }

    /// The row in which three dice stand.
    pub fn row(&self, dice: Dice) -> Option<&'static Row<W>> {
        self.rows.get(usize::from(self.place(dice)) - 1)
    }

    /// The card of this order for so many dice, of which `hand` makes three. Rows whose name is among `merged` and that
    /// follow each other with the same worth stand together under the other name, and so do throws that no row names.
    pub fn aid(
        &self,
        dice: u8,
        hand: impl Fn(Dice) -> Dice,
        worth: impl Fn(Option<&W>) -> Option<Message>,
        merged: &[(&str, &'static str)],
    ) -> Aid {
        let merge =
            |index: usize| merged.iter().find(|(name, _)| self.rows.get(index).is_some_and(|row| row.name == *name));
        let together = |one: usize, other: usize| {
            let of = |index: usize| worth(self.rows.get(index).map(|row| &row.worth));
            merge(one).is_some() && self.rows[one].name == self.rows[other].name && of(one) == of(other)
        };
        let index = |throw: Dice| (usize::from(self.place(hand(throw))) - 1).min(self.rows.len());
        let class = |throw: Dice| {
            let mut first = index(throw);
            while first > 0 && first < self.rows.len() && together(first, first - 1) {
                first -= 1;
            }
            first
        };
        let row = |throw: Dice| {
            let first = class(throw);
            let alone = !(first + 1 < self.rows.len() && together(first, first + 1));
            let name = match (self.rows.get(first), merge(first)) {
                (None, _) => Message::new("throw-others"),
                (Some(_), Some((_, name))) if !alone => Message::new(name),
                (Some(_), _) => self.name(hand(throw)),
            };
            (name, worth(self.rows.get(first).map(|row| &row.worth)))
        };
        Aid::ranking("aid-throws", dice, class, row)
    }

    /// What three dice are called.
    pub fn name(&self, dice: Dice) -> Message {
        match (self.row(dice), self.others) {
            (Some(Row { name, number: 0, .. }), _) => Message::new(name).with("dice", dice),
            (Some(Row { name, number, .. }), _) => Message::new(name).with("n", *number),
            (None, Others::ByNumber) => Message::new("throw-plain").with("dice", dice),
            (None, Others::Equal) => Message::new("throw-nothing"),
        }
    }
}

fn index(dice: Dice) -> usize {
    let highest = usize::from(dice.highest().expect("three dice are ranked"));
    let lowest = usize::from(dice.lowest().expect("three dice are ranked"));
    let middle = dice.sum() as usize - highest - lowest;
    highest * 36 + middle * 6 + lowest - 43
}

const fn index_of_number(number: u16) -> usize {
    let (highest, middle, lowest) = (number as usize / 100, number as usize / 10 % 10, number as usize % 10);
    assert!(highest >= middle && middle >= lowest, "the highest die stands first");
    highest * 36 + middle * 6 + lowest - 43
}

#[cfg(test)]
pub(crate) mod tests {
    use rafle_engine::throws;

    use super::*;

    /// Three dice by their digits.
    pub(crate) fn dice(number: u16) -> Dice {
        Dice::of(&[(number / 100) as u8, (number / 10 % 10) as u8, (number % 10) as u8])
    }

    /// Every throw of three dice and its place, in the order of their places.
    pub(crate) fn in_order<W>(ranking: &Ranking<W>) -> Vec<(u8, Dice)> {
        let mut all: Vec<_> = throws(3).map(|(dice, _)| (ranking.place(dice), dice)).collect();
        all.sort_by_key(|&(place, _)| place);
        all
    }

    const ROWS: [Row<char>; 2] = [Row::new(&[421, 221], "first", 0, 'a'), Row::new(&[666], "second", 6, 'b')];

    #[test]
    fn rows_come_first_and_others_by_their_number() {
        const RANKING: Ranking<char> = Ranking::new(&ROWS, Others::ByNumber);
        let places = [(421, 1), (221, 1), (666, 2), (665, 3), (664, 4), (655, 8), (111, 55)];
        for (number, place) in places {
            assert_eq!(RANKING.place(dice(number)), place, "{number}");
        }
        assert_eq!(RANKING.row(dice(666)).unwrap().worth, 'b');
        assert!(RANKING.row(dice(665)).is_none());
        assert_eq!(in_order(&RANKING).len(), 56);
    }

    #[test]
    fn others_may_all_be_equal() {
        const RANKING: Ranking<char> = Ranking::new(&ROWS, Others::Equal);
        assert_eq!(in_order(&RANKING).iter().filter(|(place, _)| *place == 3).count(), 53);
        assert_eq!(RANKING.name(dice(665)), Message::new("throw-nothing"));
        assert_eq!(RANKING.name(dice(666)), Message::new("second").with("n", 6_u8));
    }
}
