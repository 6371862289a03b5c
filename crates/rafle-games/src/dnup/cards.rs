//! The cards of dnup: a value at each end. Multisets of them are one word, or two when it matters which way up they lie.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{Unreadable, choice};

/// The printed deck, by the symbols on its cards: the cards of two seats, and those that come in with the third, the
/// fourth and the fifth. A reconstruction from one public list; the rules page says what speaks for it.
const PRINTED: [&[[u8; 2]]; 4] = [
    &[
        [1, 5], // the starter
        [1, 6],
        [1, 6],
        [1, 7],
        [1, 7],
        [1, 8],
        [1, 9],
        [2, 4],
        [2, 4],
        [2, 5],
        [2, 5],
        [2, 6],
        [2, 9],
        [2, 10],
        [3, 4],
        [3, 5],
        [3, 6],
        [3, 7],
        [3, 8],
        [3, 9],
        [4, 6],
        [4, 7],
        [4, 8],
        [5, 7],
        [5, 8],
        [6, 7],
    ],
    &[[1, 10], [2, 8], [3, 6], [4, 5]],
    &[[1, 8], [1, 9], [2, 6], [2, 7], [3, 4], [3, 5]],
    &[[3, 10], [4, 9], [5, 8], [6, 7]],
];

/// Ours: every pair of different values up to this one, for two, three, four and five seats.
const PAIRS9: [u8; 4] = [6, 7, 8, 9];

/// The card whose holder begins, lower value first.
pub(super) const STARTER: Card = Card { up: 1, down: 5 };

/// The highest value of any deck.
pub(super) const HIGHEST: u8 = 10;

/// No value is on more cards than this.
pub(super) const MOST_ALIKE: usize = 10;

choice! {
    /// Which cards are played with.
    pub enum Deck {
        /// The published deck.
        Printed = "printed",
        /// Every pair of different values, once.
        Pairs9 = "pairs9",
    }
}

impl Deck {
    /// The cards for so many seats, two at least.
    pub(super) fn cards(self, seats: usize) -> Pile {
        DECKS[self as usize][seats - 2]
    }
}

const DECKS: [[Pile; 4]; 2] = {
    let mut decks = [[Pile::NONE; 4]; 2];
    let mut seats = 0;
    while seats < 4 {
        let mut group = 0;
        while group <= seats {
            let mut n = 0;
            while n < PRINTED[group].len() {
                let [low, high] = PRINTED[group][n];
                decks[0][seats] = decks[0][seats].plus(Pile::of(low, high));
                n += 1;
            }
            group += 1;
        }
        let mut low = 1;
        while low < PAIRS9[seats] {
            let mut high = low + 1;
            while high <= PAIRS9[seats] {
                decks[1][seats] = decks[1][seats].plus(Pile::of(low, high));
                high += 1;
            }
            low += 1;
        }
        seats += 1;
    }
    decks
};

/// Which bit stands for which card. Pairs are in order, the lower value first; a second copy stands right after the first.
struct Layout {
    /// The first copy of each pair of values, either value first.
    bit: [[u8; HIGHEST as usize + 1]; HIGHEST as usize + 1],
    /// The lower and the higher value of each bit.
    ends: [[u8; 2]; 64],
    /// Second copies.
    seconds: u64,
    /// Cards whose lower value is this one.
    low: [u64; HIGHEST as usize + 1],
    /// Cards whose higher value is this one.
    high: [u64; HIGHEST as usize + 1],
}

const LAYOUT: Layout = {
    let mut layout = Layout { bit: [[0; 11]; 11], ends: [[0; 2]; 64], seconds: 0, low: [0; 11], high: [0; 11] };
    let mut bit = 0;
    let mut low = 1;
    while low < HIGHEST {
        let mut high = low + 1;
        while high <= HIGHEST {
            let copies = printed_copies(low, high);
            assert!(copies <= 2, "a card exists twice at most");
            layout.bit[low as usize][high as usize] = bit;
            layout.bit[high as usize][low as usize] = bit;
            let first = bit;
            while bit == first || bit < first + copies {
                layout.ends[bit as usize] = [low, high];
                layout.low[low as usize] |= 1 << bit;
                layout.high[high as usize] |= 1 << bit;
                if bit > first {
                    layout.seconds |= 1 << bit;
                }
                bit += 1;
            }
            high += 1;
        }
        low += 1;
    }
    assert!(bit <= 64, "a pile is one word");
    layout
};

const fn printed_copies(low: u8, high: u8) -> u8 {
    let mut copies = 0;
    let mut group = 0;
    while group < PRINTED.len() {
        let mut n = 0;
        while n < PRINTED[group].len() {
            let [one, other] = PRINTED[group][n];
            copies += (one == low && other == high) as u8;
            n += 1;
        }
        group += 1;
    }
    copies
}

/// One card as it lies, written `3/4`: the active value first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// The active value.
    pub up: u8,
    /// The passive value.
    pub down: u8,
}

impl Card {
    /// The card of this bit, the lower value up.
    fn of_bit(bit: u32) -> Card {
        let [up, down] = LAYOUT.ends[bit as usize];
        Card { up, down }
    }

    /// The same card, turned by half a circle.
    pub(super) fn flipped(self) -> Card {
        Card { up: self.down, down: self.up }
    }

    /// The card, whichever way up.
    pub(super) const fn pile(self) -> Pile {
        Pile::of(self.up, self.down)
    }
}

/// Cards, whichever way up. Of two copies that are no different, the first is there before the second: equal piles are
/// equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Pile(u64);

impl Pile {
    /// No cards.
    pub(super) const NONE: Pile = Pile(0);

    /// The card with these two different values.
    const fn of(one: u8, other: u8) -> Pile {
        Pile(1 << LAYOUT.bit[one as usize][other as usize])
    }

    /// Both together. No more cards than there are copies.
    pub(super) const fn plus(self, more: Pile) -> Pile {
        let both = self.0 & more.0;
        Pile(self.0 | more.0 | (both << 1 & LAYOUT.seconds))
    }

    /// What is left without `part`, all of which must be there.
    pub(super) const fn minus(self, part: Pile) -> Pile {
        let left = self.0 & !part.0;
        let lone = left & LAYOUT.seconds & !(left << 1);
        Pile(left ^ lone | lone >> 1)
    }

    /// What lies in both.
    pub(super) const fn common(self, other: Pile) -> Pile {
        Pile(self.0 & other.0)
    }

    /// Whether all of `part` lie here.
    pub(super) const fn contains(self, part: Pile) -> bool {
        part.0 & !self.0 == 0
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The word itself, for mixing; its upper seven bits are free.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// These cards, all lying so that `value` is up, if all of them have it.
    pub(super) const fn lying(self, value: u8) -> Cards {
        let value = value as usize;
        Cards { low: Pile(self.0 & LAYOUT.low[value]), high: Pile(self.0 & LAYOUT.high[value]) }
    }

    /// These cards, all lying with the lower value up.
    pub(super) const fn lying_low(self) -> Cards {
        Cards { low: self, high: Pile::NONE }
    }

    /// The n-th card, copies counted, the lower value up.
    pub(super) fn nth(self, n: u32) -> Card {
        let mut left = self.0;
        for _ in 0..n {
            left &= left - 1;
        }
        Card::of_bit(left.trailing_zeros())
    }

    /// Each card, copies one after the other, the lower value up.
    pub(super) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card::of_bit(left.trailing_zeros()));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// Each kind of card once, the lower value up.
    pub(super) fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        Pile(self.0 & !LAYOUT.seconds).iter()
    }

    /// How many copies of `card` there are.
    pub(super) fn copies(self, card: Card) -> u8 {
        let first = card.pile().0;
        Pile(self.0 & (first | first << 1 & LAYOUT.seconds)).len()
    }

    /// Every part of this pile but none of it, each once.
    pub(super) fn parts(self) -> Parts {
        Parts { of: self.0, last: 0 }
    }

    /// How many of the parts, none of it aside, are of a size that is wanted. The pile is no larger than cards of one
    /// value can be.
    pub(super) fn count_parts(self, wanted: impl Fn(usize) -> bool) -> u32 {
        if self.0 & self.0.wrapping_sub(1) == 0 {
            // Most often there is one card at most, and nothing to look up.
            return u32::from(self.0 != 0 && wanted(1));
        }
        let len = usize::from(self.len());
        let parts = &PARTS[len][(self.0 & LAYOUT.seconds).count_ones() as usize];
        (1..=len).filter(|&size| wanted(size)).map(|size| u32::from(parts[size])).sum()
    }
}

/// How many parts of each size a pile has, by its size and the number of kinds that lie in it twice.
const PARTS: [[[u16; MOST_ALIKE + 1]; MOST_ALIKE / 2 + 1]; MOST_ALIKE + 1] = {
    let mut parts = [[[0; MOST_ALIKE + 1]; MOST_ALIKE / 2 + 1]; MOST_ALIKE + 1];
    let mut len = 0;
    while len <= MOST_ALIKE {
        let mut twice = 0;
        while 2 * twice <= len {
            let mut sizes = [0; MOST_ALIKE + 1];
            sizes[0] = 1;
            let mut kind = 0;
            while kind < len - twice {
                // One kind more: none of it, one, or both copies.
                let mut size = MOST_ALIKE;
                while size > 0 {
                    sizes[size] += sizes[size - 1];
                    if kind < twice && size > 1 {
                        sizes[size] += sizes[size - 2];
                    }
                    size -= 1;
                }
                kind += 1;
            }
            parts[len][twice] = sizes;
            twice += 1;
        }
        len += 1;
    }
    parts
};

/// See [`Pile::parts`].
#[derive(Clone)]
pub(super) struct Parts {
    of: u64,
    last: u64,
}

impl Iterator for Parts {
    type Item = Pile;

    fn next(&mut self) -> Option<Pile> {
        loop {
            self.last = self.last.wrapping_sub(self.of) & self.of;
            // A second copy without the first is the first alone, which had its turn.
            if self.last & LAYOUT.seconds & !(self.last << 1) == 0 {
                return (self.last != 0).then_some(Pile(self.last));
            }
        }
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.to_string())).finish()
    }
}

/// Cards as they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    /// Those with the lower value up.
    low: Pile,
    /// Those with the higher value up.
    high: Pile,
}

impl Cards {
    /// No cards.
    pub(super) const NONE: Cards = Cards { low: Pile::NONE, high: Pile::NONE };

    /// One card.
    pub(super) const fn only(card: Card) -> Cards {
        card.pile().lying(card.up)
    }

    pub(super) const fn plus(self, more: Cards) -> Cards {
        Cards { low: self.low.plus(more.low), high: self.high.plus(more.high) }
    }

    pub(super) const fn minus(self, part: Cards) -> Cards {
        Cards { low: self.low.minus(part.low), high: self.high.minus(part.high) }
    }

    pub(super) const fn common(self, other: Cards) -> Cards {
        Cards { low: self.low.common(other.low), high: self.high.common(other.high) }
    }

    pub(super) const fn contains(self, part: Cards) -> bool {
        self.low.contains(part.low) && self.high.contains(part.high)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.low.0 | self.high.0 == 0
    }

    pub(super) const fn len(self) -> u8 {
        self.low.len() + self.high.len()
    }

    /// All of them turned by half a circle.
    pub(super) const fn flipped(self) -> Cards {
        Cards { low: self.high, high: self.low }
    }

    /// The cards, whichever way up.
    pub(super) const fn pile(self) -> Pile {
        self.low.plus(self.high)
    }

    /// Those whose active value is `value`; the value tells how they lie.
    pub(super) const fn showing(self, value: u8) -> Pile {
        let value = value as usize;
        Pile(self.low.0 & LAYOUT.low[value] | self.high.0 & LAYOUT.high[value])
    }

    /// The one active value of all these cards; nothing if they differ or there are none.
    pub(super) fn value(self) -> Option<u8> {
        let value = if self.low.is_empty() {
            LAYOUT.ends[self.high.0.trailing_zeros() as usize & 63][1]
        } else {
            LAYOUT.ends[self.low.0.trailing_zeros() as usize & 63][0]
        };
        (!self.is_empty() && self.showing(value).lying(value) == self).then_some(value)
    }

    /// The two words, for mixing; their upper seven bits are free.
    pub(super) const fn bits(self) -> [u64; 2] {
        [self.low.0, self.high.0]
    }

    /// Every card, sorted by its active and then by its passive value.
    pub(super) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (1..=HIGHEST).flat_map(move |value| {
            let lie = move |card: Card| if card.up == value { card } else { card.flipped() };
            self.showing(value).iter().map(lie)
        })
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.up, self.down)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let value = |text: &str| match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
            b"10" => Ok(10),
            _ => Err(Unreadable),
        };
        let (up, down) = text.split_once('/').ok_or(Unreadable)?;
        let card = Card { up: value(up)?, down: value(down)? };
        if card.up == card.down { Err(Unreadable) } else { Ok(card) }
    }
}

/// `3/4 3/6`, by active and then by passive value.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if n > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

/// One or more cards in any order. No more of a kind than any deck has.
impl FromStr for Cards {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Cards, Unreadable> {
        let mut cards = Cards::NONE;
        for word in text.split_whitespace() {
            let card = Cards::only(word.parse()?);
            let more = cards.plus(card);
            if more.len() == cards.len() {
                return Err(Unreadable);
            }
            cards = more;
        }
        if cards.is_empty() { Err(Unreadable) } else { Ok(cards) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn the_printed_deck_is_the_table_of_the_rules_page() {
        for (seats, count, values) in [
            (2, 26, [7, 7, 6, 6, 6, 6, 6, 4, 3, 1]),
            (3, 30, [8, 8, 7, 7, 7, 7, 6, 5, 3, 2]),
            (4, 36, [10, 10, 9, 8, 8, 8, 7, 6, 4, 2]),
            (5, 40, [10, 10, 10, 9, 9, 9, 8, 7, 5, 3]),
        ] {
            let deck = Deck::Printed.cards(seats);
            assert_eq!(deck.len(), count);
            assert_eq!(usize::from(count) % seats, 0);
            assert_eq!(deck.copies(STARTER), 1);
            assert!(values.iter().all(|&alike| alike <= MOST_ALIKE));
            for (value, expected) in (1..).zip(values) {
                let carrying = deck.iter().filter(|card| card.up == value || card.down == value);
                assert_eq!(carrying.count(), expected, "{value} with {seats} seats");
            }
        }
        let twice = Deck::Printed.cards(5).kinds().filter(|&card| Deck::Printed.cards(5).copies(card) == 2);
        let twice: Vec<_> = twice.map(|card| card.to_string()).collect();
        assert_eq!(twice.join(" "), "1/6 1/7 1/8 1/9 2/4 2/5 2/6 3/4 3/5 3/6 5/8 6/7");
    }

    #[test]
    fn the_pairs_are_all_there_once() {
        for (seats, count) in [(2, 15), (3, 21), (4, 28), (5, 36)] {
            let deck = Deck::Pairs9.cards(seats);
            assert_eq!(deck.len(), count);
            assert_eq!(deck.kinds().count(), usize::from(count));
            assert_eq!(deck.copies(STARTER), 1);
        }
    }

    #[test]
    fn cards_read_back_sorted() {
        for (text, shown) in [
            ("3/6 3/4", "3/4 3/6"),
            ("10/2", "10/2"),
            ("9/4 2/9 9/2 2/4", "2/4 2/9 9/2 9/4"),
            ("3/4 4/3 3/4", "3/4 3/4 4/3"),
        ] {
            assert_eq!(cards(text).to_string(), shown);
        }
        for text in ["", "3", "3/3", "0/4", "11/2", "3/4/5", "3/4 x", "1/5 1/5", "3/4 3/4 3/4", "03/4", "+3/4"] {
            assert_eq!(text.parse::<Cards>(), Err(Unreadable), "{text}");
        }
    }

    #[test]
    fn copies_are_no_different_from_each_other() {
        let one = cards("3/4");
        let two = one.plus(one);
        assert_eq!(two, cards("3/4 3/4"));
        assert_eq!(two.minus(one), one);
        assert_eq!(two.common(one), one);
        assert!(two.contains(one) && !one.contains(two) && !cards("4/3").contains(one));
        assert_eq!(two.flipped(), cards("4/3 4/3"));
        assert_eq!(cards("3/4 4/3").pile(), two.pile());
        assert_eq!((two.len(), two.pile().copies(Card { up: 4, down: 3 })), (2, 2));
    }

    #[test]
    fn cards_have_a_value_if_they_agree_on_one() {
        for (text, value) in
            [("3/4 3/6 3/1", Some(3)), ("10/2", Some(10)), ("3/4 4/3", None), ("3/4 5/6", None), ("9/1 1/9", None)]
        {
            assert_eq!(cards(text).value(), value, "{text}");
        }
        assert_eq!(Cards::NONE.value(), None);
        assert_eq!(cards("3/4 3/6 5/3").showing(3).lying(3), cards("3/4 3/6"));
    }

    #[test]
    fn the_parts_of_a_pile_are_all_there_once() {
        let pile = cards("3/4 3/4 3/6 3/9").pile();
        let met: Vec<_> = pile.parts().collect();
        for (n, part) in met.iter().enumerate() {
            assert!(pile.contains(*part) && !met[..n].contains(part));
        }
        assert_eq!(met.len(), 3 * 2 * 2 - 1);
        for text in ["3/4 3/4 3/6 3/9", "1/5", "1/5 1/6 1/6 1/7 1/7 1/8 1/8 1/9 1/9 1/10", "2/4 2/10 9/2"] {
            let pile = cards(text).pile();
            for wanted in [|_| true, |size| size == 2, |size| size != 3] {
                let met = pile.parts().filter(|part| wanted(part.len().into())).count();
                assert_eq!(pile.count_parts(wanted), met as u32, "{text}");
            }
        }
    }
}
