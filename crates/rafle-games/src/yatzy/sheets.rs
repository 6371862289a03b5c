//! The sheets on which Yatzy is played: what is thrown, which boxes there are, and what dice are worth in them.

use std::fmt::Debug;
use std::hash::Hash;

use rafle_engine::{Dice, choice};

choice! {
    /// On which sheet the game is played.
    pub enum Kind {
        /// Five dice and fifteen boxes.
        Nordic = "nordic",
        /// Five dice and thirteen boxes; five alike thrown again bring 100 and are a joker.
        American = "american",
        /// The same boxes; five alike thrown again bring 50 in their own upper box, or are a joker.
        German = "german",
        /// Six dice and twenty boxes; throws that are not needed are saved.
        Maxi = "maxi",
    }
}

/// A sheet: the one definition from which the game, its pages and its solver are made.
pub trait Sheet: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// What it is called, and what it has beyond its boxes. Where it has several names they differ in that alone.
    const KINDS: &'static [(Kind, Extra)];
    /// Dice in a turn.
    const DICE: u8;
    /// The boxes from top to bottom. The first six are the upper ones.
    const BOXES: &'static [Row];
    /// Which of them is for dice that are all alike.
    const YATZY: usize;
    /// What the upper boxes must add up to, and what that brings.
    const BONUS: Bonus;
    /// A bit for each box, in no more bytes than that takes.
    type Boxes: Boxes;
    /// What stands in each box.
    type Written: AsRef<[u8]> + AsMut<[u8]> + Copy + Eq + Hash + Debug + Send + Sync;
    /// All boxes.
    const ALL: Self::Boxes;
    /// Nothing is written yet.
    const BLANK: Self::Written;
}

/// A box of a sheet.
pub struct Row {
    /// In notation.
    pub notation: &'static str,
    /// Its name in the word files.
    pub name: &'static str,
    /// What belongs in it, in the word files.
    pub how: &'static str,
    /// What dice are worth there.
    pub worth: Worth,
    /// What a joker is worth there, if that is more than its dice.
    pub joker: Option<i32>,
}

/// What dice are worth in a box.
pub type Worth = fn(Dice) -> i32;

/// The bonus of the upper boxes.
pub struct Bonus {
    /// What they must add up to.
    pub from: i32,
    /// What that brings.
    pub brings: i32,
}

/// What a sheet has beyond its boxes, unless the option `extras` says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// Nothing.
    Nothing,
    /// Five alike whose box is filled are a joker, and bring something if they were thrown before.
    Again {
        /// So many points.
        brings: i32,
        /// Only where they go into the upper box of their face.
        upper_only: bool,
    },
    /// Throws that were not needed are saved for later turns.
    Saved,
}

/// A set of boxes.
pub trait Boxes: Copy + Eq + Hash + Debug + Send + Sync + Into<u32> {
    /// The set with these bits.
    fn of(bits: u32) -> Self;
}

impl Boxes for u16 {
    fn of(bits: u32) -> u16 {
        bits as u16
    }
}

impl Boxes for u32 {
    fn of(bits: u32) -> u32 {
        bits
    }
}

/// How many boxes are upper ones.
pub const UPPER: usize = 6;

/// The fifteen boxes of the north.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nordic;

impl Sheet for Nordic {
    const KINDS: &'static [(Kind, Extra)] = &[(Kind::Nordic, Extra::Nothing)];
    const DICE: u8 = 5;
    const YATZY: usize = 14;
    const BONUS: Bonus = Bonus { from: 63, brings: 50 };
    const BOXES: &'static [Row] = &[
        ONES,
        TWOS,
        THREES,
        FOURS,
        FIVES,
        SIXES,
        ONE_PAIR,
        TWO_PAIRS,
        THREE_ALIKE,
        FOUR_ALIKE,
        row("small-straight", "box-small-straight", |dice| if dice == SMALL_STRAIGHT { 15 } else { 0 }),
        row("large-straight", "box-large-straight", |dice| if dice == LARGE_STRAIGHT { 20 } else { 0 }),
        row("house", "box-house", |dice| if is_house(dice) { dice.sum() } else { 0 }),
        CHANCE,
        row("yatzy", "box-yatzy", |dice| if dice.most_alike() == 5 { 50 } else { 0 }),
    ];
    type Boxes = u16;
    type Written = [u8; 15];
    const ALL: u16 = (1 << 15) - 1;
    const BLANK: [u8; 15] = [0; 15];
}

/// The thirteen boxes of America, and of Germany.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct American;

impl Sheet for American {
    const KINDS: &'static [(Kind, Extra)] = &[
        (Kind::American, Extra::Again { brings: 100, upper_only: false }),
        (Kind::German, Extra::Again { brings: 50, upper_only: true }),
    ];
    const DICE: u8 = 5;
    const YATZY: usize = 11;
    const BONUS: Bonus = Bonus { from: 63, brings: 35 };
    const BOXES: &'static [Row] = &[
        ONES,
        TWOS,
        THREES,
        FOURS,
        FIVES,
        SIXES,
        row("three-alike", "box-three-alike", |dice| if dice.most_alike() >= 3 { dice.sum() } else { 0 })
            .by("with-three-alike"),
        row("four-alike", "box-four-alike", |dice| if dice.most_alike() >= 4 { dice.sum() } else { 0 })
            .by("with-four-alike"),
        row("house", "box-house", |dice| if is_house(dice) { 25 } else { 0 }).by("house-for-25").joker(25),
        row("small-straight", "box-small-straight", |dice| if in_a_row(dice) >= 4 { 30 } else { 0 })
            .by("four-in-a-row")
            .joker(30),
        row("large-straight", "box-large-straight", |dice| if in_a_row(dice) >= 5 { 40 } else { 0 })
            .by("five-in-a-row")
            .joker(40),
        row("yatzy", "box-yatzy-of-thirteen", |dice| if dice.most_alike() == 5 { 50 } else { 0 }).by("box-yatzy"),
        CHANCE,
    ];
    type Boxes = u16;
    type Written = [u8; 13];
    const ALL: u16 = (1 << 13) - 1;
    const BLANK: [u8; 13] = [0; 13];
}

/// Six dice and twenty boxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Maxi;

impl Sheet for Maxi {
    const KINDS: &'static [(Kind, Extra)] = &[(Kind::Maxi, Extra::Saved)];
    const DICE: u8 = 6;
    const YATZY: usize = 19;
    const BONUS: Bonus = Bonus { from: 84, brings: 100 };
    const BOXES: &'static [Row] = &[
        ONES,
        TWOS,
        THREES,
        FOURS,
        FIVES,
        SIXES,
        ONE_PAIR,
        TWO_PAIRS,
        row("three-pairs", "box-three-pairs", |dice| pairs(dice, 3)),
        THREE_ALIKE,
        FOUR_ALIKE,
        row("five-alike", "box-five-alike", |dice| of_a_kind(dice, 5)),
        row("small-straight", "box-small-straight", |dice| if dice.contain(SMALL_STRAIGHT) { 15 } else { 0 }),
        row("large-straight", "box-large-straight", |dice| if dice.contain(LARGE_STRAIGHT) { 20 } else { 0 }),
        row("full-straight", "box-full-straight", |dice| if dice.kinds() == 6 { 21 } else { 0 }),
        row("house", "box-house", |dice| of_two_kinds(dice, 3, 2)),
        row("villa", "box-villa", |dice| of_two_kinds(dice, 3, 3)),
        row("tower", "box-tower", |dice| of_two_kinds(dice, 4, 2)),
        CHANCE,
        row("yatzy", "box-maxi-yatzy", |dice| if dice.most_alike() == 6 { 100 } else { 0 }),
    ];
    type Boxes = u32;
    type Written = [u8; 20];
    const ALL: u32 = (1 << 20) - 1;
    const BLANK: [u8; 20] = [0; 20];
}

const ONES: Row = row("ones", "box-ones", |dice| alike(dice, 1));
const TWOS: Row = row("twos", "box-twos", |dice| alike(dice, 2));
const THREES: Row = row("threes", "box-threes", |dice| alike(dice, 3));
const FOURS: Row = row("fours", "box-fours", |dice| alike(dice, 4));
const FIVES: Row = row("fives", "box-fives", |dice| alike(dice, 5));
const SIXES: Row = row("sixes", "box-sixes", |dice| alike(dice, 6));
const ONE_PAIR: Row = row("one-pair", "box-one-pair", |dice| of_a_kind(dice, 2));
const TWO_PAIRS: Row = row("two-pairs", "box-two-pairs", |dice| pairs(dice, 2));
const THREE_ALIKE: Row = row("three-alike", "box-three-alike", |dice| of_a_kind(dice, 3));
const FOUR_ALIKE: Row = row("four-alike", "box-four-alike", |dice| of_a_kind(dice, 4));
const CHANCE: Row = row("chance", "box-chance", Dice::sum);

const SMALL_STRAIGHT: Dice = Dice::of(&[1, 2, 3, 4, 5]);
const LARGE_STRAIGHT: Dice = Dice::of(&[2, 3, 4, 5, 6]);

const fn row(notation: &'static str, name: &'static str, worth: Worth) -> Row {
    Row { notation, name, how: name, worth, joker: None }
}

impl Row {
    /// The same box, where what belongs in it is not what its name says elsewhere.
    const fn by(self, how: &'static str) -> Row {
        Row { how, ..self }
    }

    /// The same box, where a joker is worth so much.
    const fn joker(self, points: i32) -> Row {
        Row { joker: Some(points), ..self }
    }
}

fn alike(dice: Dice, face: u8) -> i32 {
    i32::from(face) * i32::from(dice.showing(face))
}

/// The highest face that so many dice show, so many times.
fn of_a_kind(dice: Dice, count: u8) -> i32 {
    i32::from(count) * i32::from(dice.highest_alike(count).unwrap_or(0))
}

/// So many different pairs, the highest: four alike are not two pairs.
fn pairs(dice: Dice, count: usize) -> i32 {
    let mut sum = 0;
    let mut pairs = dice.faces().rev().filter(|&face| dice.showing(face) >= 2);
    for _ in 0..count {
        let Some(face) = pairs.next() else { return 0 };
        sum += 2 * i32::from(face);
    }
    sum
}

/// So many of one face and so many of another, the highest: five alike are no house.
fn of_two_kinds(dice: Dice, many: u8, few: u8) -> i32 {
    let both = |one: u8| {
        let others = dice - Dice::alike(one, dice.showing(one));
        others.highest_alike(few).map(|other| i32::from(many * one + few * other))
    };
    dice.faces().filter(|&face| dice.showing(face) >= many).filter_map(both).max().unwrap_or(0)
}

/// Of five dice, three of one face and two of another.
fn is_house(dice: Dice) -> bool {
    let shown = |count| dice.faces().any(|face| dice.showing(face) == count);
    shown(3) && shown(2)
}

/// How many faces follow on each other, the most there are.
fn in_a_row(dice: Dice) -> u8 {
    let (mut most, mut row) = (0, 0);
    for face in rafle_engine::FACES {
        row = if dice.show(face) { row + 1 } else { 0 };
        most = most.max(row);
    }
    most
}

#[cfg(test)]
mod tests {
    use rafle_engine::{OptionValue, throws};

    use super::*;

    /// The most that each box of a sheet can hold.
    fn most<S: Sheet>() -> Vec<i32> {
        let most = |row: &Row| throws(S::DICE).map(|(dice, _)| (row.worth)(dice)).max().unwrap();
        S::BOXES.iter().map(most).collect()
    }

    fn examples<S: Sheet>(examples: &[(&str, &[(&str, i32)])]) {
        for (dice, boxes) in examples {
            for (name, points) in *boxes {
                let row = S::BOXES.iter().find(|row| row.notation == *name).unwrap();
                assert_eq!((row.worth)(dice.parse().unwrap()), *points, "{name} of {dice}");
            }
        }
    }

    #[test]
    fn what_five_dice_are_worth_in_the_north() {
        examples::<Nordic>(&[
            // The examples of the source.
            ("6 6 6 4 4", &[("house", 26)]),
            ("6 6 6 3 2", &[("sixes", 18), ("three-alike", 18)]),
            ("6 6 6 1 3", &[("chance", 22)]),
            ("5 5 1 4 6", &[("one-pair", 10)]),
            ("5 5 4 4 3", &[("two-pairs", 18)]),
            ("5 5 5 4 2", &[("three-alike", 15)]),
            ("4 4 4 4 5", &[("four-alike", 16)]),
            ("1 2 3 4 5", &[("small-straight", 15), ("large-straight", 0)]),
            ("2 3 4 5 6", &[("large-straight", 20), ("small-straight", 0)]),
            ("2 4 4 3 6", &[("chance", 19)]),
            ("4 4 4 4 4", &[("yatzy", 50)]),
            // Ours.
            (
                "5 5 5 5 5",
                &[("fives", 25), ("one-pair", 10), ("two-pairs", 0), ("three-alike", 15), ("four-alike", 20)],
            ),
            ("5 5 5 5 5", &[("house", 0), ("chance", 25), ("yatzy", 50)]),
            (
                "6 6 6 5 5",
                &[("one-pair", 12), ("two-pairs", 22), ("three-alike", 18), ("house", 28), ("four-alike", 0)],
            ),
            ("6 6 6 6 5", &[("one-pair", 12), ("two-pairs", 0), ("three-alike", 18), ("four-alike", 24), ("house", 0)]),
            ("3 3 2 2 2", &[("one-pair", 6), ("two-pairs", 10), ("three-alike", 6), ("house", 12)]),
            ("1 2 3 4 6", &[("small-straight", 0), ("large-straight", 0), ("chance", 16)]),
        ]);
        assert_eq!(most::<Nordic>(), [5, 10, 15, 20, 25, 30, 12, 22, 18, 24, 15, 20, 28, 30, 50]);
        assert_eq!(most::<Nordic>().iter().sum::<i32>() + Nordic::BONUS.brings, 374);
    }

    #[test]
    fn what_five_dice_are_worth_in_america() {
        examples::<American>(&[
            ("5 5 5 4 2", &[("three-alike", 21), ("four-alike", 0), ("fives", 15)]),
            ("4 4 4 4 5", &[("three-alike", 21), ("four-alike", 21)]),
            ("6 6 6 4 4", &[("house", 25), ("three-alike", 26)]),
            ("1 2 3 4 6", &[("small-straight", 30), ("large-straight", 0)]),
            ("3 4 5 6 6", &[("small-straight", 30), ("large-straight", 0)]),
            ("1 2 4 5 6", &[("small-straight", 0), ("large-straight", 0)]),
            ("1 2 3 4 5", &[("small-straight", 30), ("large-straight", 40)]),
            ("2 3 4 5 6", &[("small-straight", 30), ("large-straight", 40)]),
            ("4 4 4 4 4", &[("house", 0), ("yatzy", 50), ("three-alike", 20), ("four-alike", 20), ("chance", 20)]),
        ]);
        assert_eq!(most::<American>(), [5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30]);
    }

    #[test]
    fn what_six_dice_are_worth() {
        examples::<Maxi>(&[
            ("3 3 5 5 6 6", &[("one-pair", 12), ("two-pairs", 22), ("three-pairs", 28), ("house", 0)]),
            ("2 2 2 2 5 5", &[("two-pairs", 14), ("three-pairs", 0), ("house", 16), ("tower", 18), ("villa", 0)]),
            ("3 3 3 6 6 6", &[("villa", 27), ("house", 24), ("tower", 0), ("two-pairs", 18), ("three-alike", 18)]),
            ("2 4 4 6 6 6", &[("house", 26), ("villa", 0)]),
            ("3 3 3 3 3 2", &[("four-alike", 12), ("five-alike", 15), ("yatzy", 0), ("house", 0), ("tower", 0)]),
            ("1 2 3 4 5 3", &[("small-straight", 15), ("large-straight", 0), ("full-straight", 0)]),
            ("2 3 4 5 6 6", &[("small-straight", 0), ("large-straight", 20), ("full-straight", 0)]),
            ("1 2 3 4 5 6", &[("small-straight", 15), ("large-straight", 20), ("full-straight", 21), ("chance", 21)]),
            ("4 4 4 4 4 4", &[("yatzy", 100), ("five-alike", 20), ("villa", 0), ("tower", 0), ("fours", 24)]),
        ]);
        let lower = [12, 22, 30, 18, 24, 30, 15, 20, 21, 28, 33, 34, 36, 100];
        assert_eq!(most::<Maxi>(), [[6, 12, 18, 24, 30, 36].as_slice(), &lower].concat());
    }

    #[test]
    fn every_kind_has_one_sheet() {
        let kinds = [Nordic::KINDS, American::KINDS, Maxi::KINDS].concat();
        let names: Vec<_> = kinds.into_iter().map(|(kind, _)| kind.written()).collect();
        assert_eq!(names, Kind::WORDS);
    }
}
