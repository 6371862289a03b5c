//! The twenty characters: one table of what each costs and does, and sets of them.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{Coin, Dice, FACES, Message, Unreadable};

use super::powers::Power;

/// A character of the court, in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // their names say who they are, and the table what they do
pub enum Card {
    Fool,
    Charlatan,
    Farmer,
    Maid,
    Philosopher,
    Laborer,
    Guard,
    Hunter,
    Merchant,
    Astronomer,
    Noblewoman,
    Pawnbroker,
    Knight,
    Magician,
    Alchemist,
    Bishop,
    Nobleman,
    General,
    King,
    Queen,
}

/// What is printed on a card.
pub(super) struct Character {
    card: Card,
    /// Its name in the word files: `card-` and its key.
    name: &'static str,
    level: u8,
    price: Price,
    power: Power,
}

/// How many there are.
const COUNT: usize = 20;

#[rustfmt::skip]
const CHARACTERS: [Character; COUNT] = [
    character(Card::Fool,        "card-fool",        0, Price::Nothing,    Power::ThrowOneAgain),
    character(Card::Charlatan,   "card-charlatan",   0, Price::Fool,       Power::Start(1)),
    character(Card::Farmer,      "card-farmer",      1, Price::Alike(2),   Power::Start(1)),
    character(Card::Maid,        "card-maid",        1, Price::Odd,        Power::RaiseOne(3)),
    character(Card::Philosopher, "card-philosopher", 1, Price::Even,       Power::Shift(2)),
    character(Card::Laborer,     "card-laborer",     1, Price::Sum(15),    Power::Add(1)),
    character(Card::Guard,       "card-guard",       1, Price::Alike(3),   Power::Add(2)),
    character(Card::Hunter,      "card-hunter",      2, Price::Alike(4),   Power::Add(3)),
    character(Card::Merchant,    "card-merchant",    2, Price::Sum(20),    Power::ThrowAgain),
    character(Card::Astronomer,  "card-astronomer",  2, Price::Pairs(2),   Power::Match),
    character(Card::Noblewoman,  "card-noblewoman",  3, Price::FullHouse,  Power::Raise(1)),
    character(Card::Pawnbroker,  "card-pawnbroker",  3, Price::Sum(30),    Power::Add(4)),
    character(Card::Knight,      "card-knight",      3, Price::Alike(5),   Power::Add(5)),
    character(Card::Magician,    "card-magician",    3, Price::Run(5),     Power::Turn),
    character(Card::Alchemist,   "card-alchemist",   4, Price::Run(6),     Power::Shift(3)),
    character(Card::Bishop,      "card-bishop",      4, Price::Pairs(3),   Power::Add(6)),
    character(Card::Nobleman,    "card-nobleman",    4, Price::Triples(2), Power::Raise(2)),
    character(Card::General,     "card-general",     4, Price::Alike(6),   Power::Start(2)),
    character(Card::King,        "card-king",        5, Price::Alike(7),   Power::Crown),
    character(Card::Queen,       "card-queen",       5, Price::King,       Power::AddAny),
];

/// What is drawn on each of them, in the same order: strokes in a square of 24.
const EMBLEMS: [&str; COUNT] = [
    "M4 20c0-9 3-14 8-14s8 5 8 14M4 20h16M12 6V3M4 20l-1-6M20 20l1-6", // fool
    "M5 4c4 2 10 2 14 0v7c0 5-3 9-7 10-4-1-7-5-7-10ZM8 10h3M13 10h3M9 15c2 1.500 4 1.500 6 0", // charlatan
    "M12 22V8M12 8c-3-1-4-3-4-6 3 1 4 3 4 6c0-3 1-5 4-6 0 3-1 5-4 6M12 14c-3 0-5-1-6-4 3 0 5 1 6 4c1-3 3-4 6-4-1 3-3 4-6 4M12 20c-3 0-5-1-6-4 3 0 5 1 6 4c1-3 3-4 6-4-1 3-3 4-6 4", // farmer
    "M7 8h9l1 4-1 9H8L6 12ZM8 8 7 4h8l1 4M17 10c4 0 4 7-1 7", // maid
    "M12 3v18M7 21h10M4 7h16M4 7l-2.500 7h5ZM20 7l-2.500 7h5Z", // philosopher
    "M5 4h11l3 4H5ZM9 8h3v13H9Z",                             // laborer
    "M12 2 4 5v7c0 5 4 8 8 10 4-2 8-5 8-10V5ZM12 2v20M4 11h16", // guard
    "M6 3c10 2 13 9 13 15M6 3c1 7 6 13 13 15M3 21 20 4M20 4h-4M20 4v4", // hunter
    "M3 15a6 6 0 1 0 12 0 6 6 0 1 0-12 0M9 9a6 6 0 1 0 12 0 6 6 0 1 0-12 0", // merchant
    "M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 16C1 13 5 9 11 7s10-2 10 1-4 7-10 9-7 1-8-1M19 3v3M17.500 4.500h3", // astronomer
    "M12 20 3 9c5-6 13-6 18 0ZM12 20V5M12 20 7 6M12 20l5-14", // noblewoman
    "M3.400 8a3.600 3.600 0 1 0 7.200 0 3.600 3.600 0 1 0-7.200 0M13.400 8a3.600 3.600 0 1 0 7.200 0 3.600 3.600 0 1 0-7.200 0M8.400 16.500a3.600 3.600 0 1 0 7.200 0 3.600 3.600 0 1 0-7.200 0", // pawnbroker
    "M6 21V9a6 6 0 0 1 12 0v12ZM6 12h12M12 12v9M12 3V1", // knight
    "M4 20 15 9M17 3v4M15 5h4M20 11v3M18.500 12.500h3M10 3v3M8.500 4.500h3", // magician
    "M9 3h6M10 3v7L4 21h16l-6-11V3M7 16h10",             // alchemist
    "M6 21h12M7 21 5 11c3-2 5-5 7-9 2 4 4 7 7 9l-2 10M12 8v7M9 11h6", // bishop
    "M5.500 15a6.500 6.500 0 1 0 13 0 6.500 6.500 0 1 0-13 0M8 4l4 4.500L16 4l-2-2h-4Z", // nobleman
    "M6 22V3M6 4h13l-3 4 3 4H6",                         // general
    "M3 8l5 5 4-8 4 8 5-5-2 11H5Z",                      // king
    "M4 9l4 4 4-7 4 7 4-4-2 10H6ZM12 6V4M8 22h8",        // queen
];

/// Copies of every character of a level, from 0 to V, with 2, 3, 4 and 5 seats.
const COPIES: [[u8; 4]; 6] = [[2, 3, 4, 5], [2, 2, 3, 4], [1, 2, 3, 3], [1, 2, 2, 3], [1, 2, 2, 3], [1, 1, 1, 1]];

const fn character(card: Card, name: &'static str, level: u8, price: Price, power: Power) -> Character {
    Character { card, name, level, price, power }
}

impl Card {
    /// All of them, in the order of the table.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        CHARACTERS.iter().map(|it| it.card)
    }

    const fn character(self) -> &'static Character {
        &CHARACTERS[self as usize]
    }

    /// Whether these dice pay for it.
    pub fn paid_by(self, dice: Dice) -> bool {
        self.price().paid_by(dice)
    }

    /// Its word in notation.
    pub fn key(self) -> &'static str {
        self.character().name.strip_prefix("card-").expect("a card is called so")
    }

    /// What it is called.
    pub(super) fn name(self) -> Message {
        Message::new(self.character().name)
    }

    /// From 0 to V: its row on the table.
    pub(super) fn level(self) -> u8 {
        self.character().level
    }

    pub(super) fn price(self) -> Price {
        self.character().price
    }

    /// What is drawn on it.
    pub(super) fn emblem(self) -> &'static str {
        EMBLEMS[self as usize]
    }

    pub(super) fn power(self) -> Power {
        self.character().power
    }

    /// How many of it there are with so many seats.
    pub(super) fn copies(self, seats: u8) -> u8 {
        COPIES[self.level() as usize][seats as usize - 2]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        Card::all().find(|card| card.key() == text).ok_or(Unreadable)
    }
}

/// What a character wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Price {
    /// Any dice will do.
    Nothing,
    /// Any dice, and a Fool to turn over.
    Fool,
    /// So many of a kind.
    Alike(u8),
    /// Nothing but odd dice.
    Odd,
    /// Nothing but even dice.
    Even,
    /// So many pips.
    Sum(u8),
    /// So many pairs, which may be alike.
    Pairs(u8),
    /// So many triples, which may be alike.
    Triples(u8),
    /// A triple and a pair that share no die.
    FullHouse,
    /// So many faces in a row.
    Run(u8),
    /// Comes with the King, and never alone.
    King,
}

impl Price {
    /// Whether these dice pay it.
    pub(super) fn paid_by(self, dice: Dice) -> bool {
        let sets = |size| FACES.into_iter().map(|face| dice.showing(face) / size).sum::<u8>();
        let every = |odd| dice.faces().all(|face| face % 2 == odd);
        match self {
            Price::Nothing | Price::Fool => true,
            Price::Alike(count) => dice.most_alike() >= count,
            Price::Odd => every(1),
            Price::Even => every(0),
            Price::Sum(sum) => dice.sum() >= i32::from(sum),
            Price::Pairs(count) => sets(2) >= count,
            Price::Triples(count) => sets(3) >= count,
            Price::FullHouse => has_full_house(dice),
            Price::Run(count) => (1..=7 - count).any(|low| (low..low + count).all(|face| dice.show(face))),
            Price::King => false,
        }
    }

    /// The price as it stands on a card.
    pub(super) fn printed(self) -> rafle_engine::Price {
        let coin = match self {
            Price::Alike(count) => Coin::Alike(vec![count]),
            Price::Pairs(count) => Coin::Alike(vec![2; count.into()]),
            Price::Triples(count) => Coin::Alike(vec![3; count.into()]),
            Price::FullHouse => Coin::Alike(vec![3, 2]),
            Price::Run(count) => Coin::Run(count),
            Price::Sum(sum) => Coin::Sum(sum),
            Price::Nothing | Price::Fool | Price::Odd | Price::Even | Price::King => Coin::Other,
        };
        rafle_engine::Price { said: self.message(), coin }
    }

    /// The price in words.
    pub(super) fn message(self) -> Message {
        match self {
            Price::Nothing => Message::new("price-nothing"),
            Price::Fool => Message::new("price-fool"),
            Price::Alike(count) => Message::new("price-alike").with("count", count),
            Price::Odd => Message::new("price-odd"),
            Price::Even => Message::new("price-even"),
            Price::Sum(sum) => Message::new("price-sum").with("sum", sum),
            Price::Pairs(count) => Message::new("price-pairs").with("count", count),
            Price::Triples(count) => Message::new("price-triples").with("count", count),
            Price::FullHouse => Message::new("price-full-house"),
            Price::Run(count) => Message::new("price-run").with("count", count),
            Price::King => Message::new("price-king"),
        }
    }
}

/// Five of a kind and two triples are full houses too; four of a kind and a single die are none.
fn has_full_house(dice: Dice) -> bool {
    let triple = |face: &u8| dice.showing(*face) >= 3;
    let pair = |triple: u8| FACES.into_iter().any(|face| dice.showing(face) >= if face == triple { 5 } else { 2 });
    FACES.into_iter().filter(triple).any(pair)
}

/// Some characters, at most one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Cards(u32);

impl Cards {
    pub(super) const NONE: Cards = Cards(0);

    /// Those that add a die.
    pub(super) const ADDING: Cards = {
        let (mut cards, mut index) = (Cards::NONE, 0);
        while index < COUNT {
            if matches!(CHARACTERS[index].power, Power::Add(_) | Power::AddAny) {
                cards = cards.with(CHARACTERS[index].card);
            }
            index += 1;
        }
        cards
    };

    pub(super) const fn has(self, card: Card) -> bool {
        self.0 & 1 << card as u8 != 0
    }

    pub(super) const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card as u8)
    }

    pub(super) const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card as u8))
    }

    pub(super) const fn minus(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// Those that are also among these.
    pub(super) const fn among(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// In the order of the table.
    pub(super) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| CHARACTERS[left.trailing_zeros() as usize].card);
            left &= left.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Characters that these dice pay, without looking at who owns what.
    fn paid_by(dice: &str) -> String {
        let dice = dice.parse().unwrap();
        let paid: Vec<_> = Card::all().filter(|card| card.price().paid_by(dice)).map(Card::key).collect();
        paid.join(" ")
    }

    #[test]
    fn the_table_is_in_the_order_of_the_characters() {
        for (index, card) in Card::all().enumerate() {
            assert_eq!(card as usize, index);
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!("card-fool".parse::<Card>(), Err(Unreadable));
    }

    #[test]
    fn the_box_is_dealt_out_as_the_page_says() {
        for (seats, total) in [(2, 25), (3, 37), (4, 46), (5, 60)] {
            // A Charlatan is the back of a Fool.
            let cards = Card::all().filter(|&card| card != Card::Charlatan);
            assert_eq!(cards.map(|card| u32::from(card.copies(seats))).sum::<u32>(), total, "{seats} seats");
        }
    }

    #[test]
    fn what_results_pay_for() {
        for (dice, paid) in [
            ("5 5 5", "fool charlatan farmer maid laborer guard"), // the example of the source
            ("4 2 2 2 2", "fool charlatan farmer philosopher guard hunter astronomer"), // the example of the source
            ("1 2 3", "fool charlatan"),
            ("3 3 3 3 6", "fool charlatan farmer laborer guard hunter astronomer"),
            ("3 3 3 3 6 6", "fool charlatan farmer laborer guard hunter merchant astronomer noblewoman bishop"),
            ("2 2 2 5 5 5", "fool charlatan farmer laborer guard merchant astronomer noblewoman nobleman"),
            (
                "4 4 4 4 4 4",
                "fool charlatan farmer philosopher laborer guard hunter merchant astronomer noblewoman knight bishop \
                 nobleman general",
            ),
            ("1 2 3 4 5", "fool charlatan laborer magician"),
            ("2 3 4 5 6", "fool charlatan laborer merchant magician"),
            ("1 3 4 5 6", "fool charlatan laborer"),
            ("1 2 3 4 5 6", "fool charlatan laborer merchant magician alchemist"),
            (
                "6 6 6 6 6",
                "fool charlatan farmer philosopher laborer guard hunter merchant astronomer noblewoman pawnbroker knight",
            ),
        ] {
            assert_eq!(paid_by(dice), paid, "{dice}");
        }
        assert!(paid_by("1 1 1 1 1 1 1").ends_with("general king"));
    }

    #[test]
    fn seven_characters_add_a_die() {
        let adding: Vec<_> = Cards::ADDING.iter().map(Card::key).collect();
        assert_eq!(adding, ["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop", "queen"]);
    }

    #[test]
    fn levels_tell_the_fewest_dice_that_can_pay() {
        for card in Card::all().filter(|&card| card.level() > 0 && card != Card::Queen) {
            let pays = |&count: &u8| rafle_engine::throws(count).any(|(dice, _)| card.price().paid_by(dice));
            assert_eq!((3..=7).find(pays), Some(card.level() + 2), "{card}");
        }
    }
}
