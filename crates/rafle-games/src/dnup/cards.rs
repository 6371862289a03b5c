//! The cards of dnup: a value at each end. Multisets of them are one word, or two when it matters which way up they lie.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};
use std::str::FromStr;

use rafle_engine::{Unreadable, choice};

use super::Options;
use super::list::List;
use super::past::Mixer;

/// The printed deck, by the symbols on its cards: the cards of two seats, and those that come in with the third, the
/// fourth and the fifth. A reconstruction from one public list; the rules page says what speaks for it.
pub(super) const PRINTED: [&[[u8; 2]]; 4] = [
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

/// No value is on more cards than this: a set has a size, and sizes have a place in tables.
pub(super) const MOST_ALIKE: usize = 14;

/// No card exists more often than this.
const MOST_COPIES: u8 = 2;

/// From two seats to five.
const SIZES: usize = 4;

choice! {
    /// Which cards are played with.
    pub enum Deck {
        /// The published deck.
        Printed = "printed",
        /// Every pair of different values, once.
        Pairs9 = "pairs9",
    }
}

const DECKS: [[u64; SIZES]; 2] = {
    let mut decks = [[0; SIZES]; 2];
    let mut seats = 0;
    while seats < SIZES {
        let mut group = 0;
        while group <= seats {
            let mut n = 0;
            while n < PRINTED[group].len() {
                let [low, high] = PRINTED[group][n];
                let first = 1 << OURS.bit[low as usize][high as usize];
                let both = decks[0][seats] & first;
                decks[0][seats] |= first | both << 1;
                n += 1;
            }
            group += 1;
        }
        let mut low = 1;
        while low < PAIRS9[seats] {
            let mut high = low + 1;
            while high <= PAIRS9[seats] {
                decks[1][seats] |= 1 << OURS.bit[low as usize][high as usize];
                high += 1;
            }
            low += 1;
        }
        seats += 1;
    }
    decks
};

/// Which bit stands for which card. Pairs are in order, the lower value first; a second copy stands right after the first.
#[derive(Debug)]
pub struct Layout<W> {
    /// The first copy of each pair of values, either value first.
    bit: Table,
    /// The lower and the higher value of each bit.
    ends: [[u8; 2]; 128],
    /// Second copies.
    seconds: W,
    /// Cards whose lower value is this one.
    low: [W; HIGHEST as usize + 1],
    /// Cards whose higher value is this one.
    high: [W; HIGHEST as usize + 1],
}

/// Something of each pair of values.
type Table = [[u8; HIGHEST as usize + 1]; HIGHEST as usize + 1];

/// Of our decks: so many copies as they have of each pair.
const OURS: Layout<u64> = {
    let wide = layout(&printed_copies());
    assert!(wide.seconds >> 57 == 0, "a pile is one word, and leaves seven bits free");
    let mut layout =
        Layout { bit: wide.bit, ends: wide.ends, seconds: wide.seconds as u64, low: [0; 11], high: [0; 11] };
    let mut value = 0;
    while value <= HIGHEST as usize {
        layout.low[value] = wide.low[value] as u64;
        layout.high[value] = wide.high[value] as u64;
        value += 1;
    }
    layout
};

/// Of any deck: two copies of each pair.
const ANY: Layout<u128> = layout(&[[2; HIGHEST as usize + 1]; HIGHEST as usize + 1]);

const fn layout(copies: &Table) -> Layout<u128> {
    let mut layout = Layout { bit: [[0; 11]; 11], ends: [[0; 2]; 128], seconds: 0, low: [0; 11], high: [0; 11] };
    let mut bit = 0;
    let mut low = 1;
    while low < HIGHEST {
        let mut high = low + 1;
        while high <= HIGHEST {
            let copies = copies[low as usize][high as usize];
            assert!(copies <= MOST_COPIES, "a card exists twice at most");
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
    layout
}

const fn printed_copies() -> Table {
    let mut copies = [[0; HIGHEST as usize + 1]; HIGHEST as usize + 1];
    let mut group = 0;
    while group < PRINTED.len() {
        let mut n = 0;
        while n < PRINTED[group].len() {
            let [low, high] = PRINTED[group][n];
            copies[low as usize][high as usize] += 1;
            n += 1;
        }
        group += 1;
    }
    copies
}

/// What a pile is made of: a bit for each card. Our decks take a small word, and every state of them is as small as that
/// makes it; cards of one's own may exist twice whichever they are, and take a large one.
pub trait Word:
    Copy
    + Eq
    + Hash
    + fmt::Debug
    + Default
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    /// No bit.
    const ZERO: Self;
    /// The lowest bit.
    const ONE: Self;
    /// Whether these are cards of somebody's own box, which are looked at before they are dealt.
    const OWN: bool;
    /// What a state keeps of the cards that were agreed on.
    type Stock: Copy + Eq + Hash + fmt::Debug + Send + Sync;

    /// Which bit stands for which card.
    fn layout() -> &'static Layout<Self>;
    /// The cards that were agreed on, if they are of this kind.
    fn stock(options: &Options) -> Option<Self::Stock>;
    /// Those of them that so many seats play with, two at least.
    fn cards(stock: Self::Stock, seats: usize) -> Pile<Self>;
    /// How many bits are set.
    fn count(self) -> u32;
    /// Which bit is the lowest; as many as there are if there is none.
    fn lowest(self) -> u32;
    /// Less `other`, round about.
    fn less(self, other: Self) -> Self;
    /// Mixes it with something that stands in bits 58 to 63.
    fn mixed_into(self, mixer: Mixer, beside: u64) -> Mixer;
}

impl Word for u64 {
    const ZERO: u64 = 0;
    const ONE: u64 = 1;
    const OWN: bool = false;
    type Stock = Deck;

    #[inline]
    fn layout() -> &'static Layout<u64> {
        &OURS
    }

    fn stock(options: &Options) -> Option<Deck> {
        (options.cards == List::USUAL).then_some(options.deck)
    }

    fn cards(deck: Deck, seats: usize) -> Pile<u64> {
        Pile(DECKS[deck as usize][seats - 2])
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline]
    fn less(self, other: u64) -> u64 {
        self.wrapping_sub(other)
    }

    #[inline]
    fn mixed_into(self, mixer: Mixer, beside: u64) -> Mixer {
        mixer.with(self | beside)
    }
}

impl Word for u128 {
    const ZERO: u128 = 0;
    const ONE: u128 = 1;
    const OWN: bool = true;
    type Stock = List;

    #[inline]
    fn layout() -> &'static Layout<u128> {
        &ANY
    }

    fn stock(options: &Options) -> Option<List> {
        (options.cards != List::USUAL).then_some(options.cards)
    }

    fn cards(list: List, seats: usize) -> Pile<u128> {
        let played = list.cards().filter(|printed| usize::from(printed.seats) <= seats);
        played.fold(Pile::NONE, |pile, printed| pile.plus(printed.card.pile()))
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline]
    fn less(self, other: u128) -> u128 {
        self.wrapping_sub(other)
    }

    #[inline]
    fn mixed_into(self, mixer: Mixer, beside: u64) -> Mixer {
        mixer.with(self as u64).with((self >> 64) as u64 | beside)
    }
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
    fn of_bit<W: Word>(bit: u32) -> Card {
        let [up, down] = W::layout().ends[bit as usize & 127];
        Card { up, down }
    }

    /// The same card, the lower value up.
    pub(super) fn lying_low(self) -> Card {
        Card { up: self.up.min(self.down), down: self.up.max(self.down) }
    }

    /// Whether whoever holds it begins.
    pub(super) fn is_starter(self) -> bool {
        self.lying_low() == STARTER
    }

    /// The same card, turned by half a circle.
    pub(super) fn flipped(self) -> Card {
        Card { up: self.down, down: self.up }
    }

    /// The card, whichever way up.
    pub(super) fn pile<W: Word>(self) -> Pile<W> {
        Pile::of(self.up, self.down)
    }
}

/// Cards, whichever way up. Of two copies that are no different, the first is there before the second: equal piles are
/// equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile<W>(W);

impl<W: Word> Pile<W> {
    /// No cards.
    pub(super) const NONE: Pile<W> = Pile(W::ZERO);

    /// The card with these two different values.
    fn of(one: u8, other: u8) -> Pile<W> {
        Pile(W::ONE << u32::from(W::layout().bit[usize::from(one)][usize::from(other)]))
    }

    /// Both together. No more cards than there are copies.
    pub(super) fn plus(self, more: Pile<W>) -> Pile<W> {
        let both = self.0 & more.0;
        Pile(self.0 | more.0 | (both << 1 & W::layout().seconds))
    }

    /// What is left without `part`, all of which must be there.
    pub(super) fn minus(self, part: Pile<W>) -> Pile<W> {
        let left = self.0 & !part.0;
        let lone = left & W::layout().seconds & !(left << 1);
        Pile(left ^ lone | lone >> 1)
    }

    /// What lies in both.
    pub(super) fn common(self, other: Pile<W>) -> Pile<W> {
        Pile(self.0 & other.0)
    }

    /// Whether all of `part` lie here.
    pub(super) fn contains(self, part: Pile<W>) -> bool {
        part.0 & !self.0 == W::ZERO
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == W::ZERO
    }

    pub(super) fn len(self) -> u8 {
        self.0.count() as u8
    }

    /// Mixed with something that stands in bits 58 to 63.
    pub(super) fn mixed_into(self, mixer: Mixer, beside: u64) -> Mixer {
        self.0.mixed_into(mixer, beside)
    }

    /// These cards, all lying so that `value` is up, if all of them have it.
    pub(super) fn lying(self, value: u8) -> Cards<W> {
        let value = value as usize;
        Cards { low: Pile(self.0 & W::layout().low[value]), high: Pile(self.0 & W::layout().high[value]) }
    }

    /// These cards, all lying with the lower value up.
    pub(super) fn lying_low(self) -> Cards<W> {
        Cards { low: self, high: Pile::NONE }
    }

    /// The n-th card, copies counted, the lower value up.
    pub(super) fn nth(self, n: u32) -> Card {
        let mut left = self.0;
        for _ in 0..n {
            left = left & left.less(W::ONE);
        }
        Card::of_bit::<W>(left.lowest())
    }

    /// So many of these cards: a second copy never without the first.
    pub(super) fn first(self, count: u8) -> Pile<W> {
        let rest = (0..count).fold(self.0, |left, _| left & left.less(W::ONE));
        Pile(self.0 & !rest)
    }

    /// Each card, copies one after the other, the lower value up.
    pub(super) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != W::ZERO).then(|| Card::of_bit::<W>(left.lowest()));
            left = left & left.less(W::ONE);
            card
        })
    }

    /// Each kind of card once, the lower value up.
    pub(super) fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        Pile(self.0 & !W::layout().seconds).iter()
    }

    /// How many copies of `card` there are.
    pub(super) fn copies(self, card: Card) -> u8 {
        let first = card.pile::<W>().0;
        Pile(self.0 & (first | first << 1 & W::layout().seconds)).len()
    }

    /// Every part of this pile but none of it, each once.
    pub(super) fn parts(self) -> Parts<W> {
        Parts { of: self.0, last: W::ZERO }
    }

    /// How many of the parts, none of it aside, are of a size that is wanted. The pile is no larger than cards of one
    /// value can be.
    pub(super) fn count_parts(self, wanted: impl Fn(usize) -> bool) -> u32 {
        if self.0 & self.0.less(W::ONE) == W::ZERO {
            // Most often there is one card at most, and nothing to look up.
            return u32::from(self.0 != W::ZERO && wanted(1));
        }
        let len = usize::from(self.len());
        let parts = &PARTS[len][(self.0 & W::layout().seconds).count() as usize];
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
pub(super) struct Parts<W> {
    of: W,
    last: W,
}

impl<W: Word> Iterator for Parts<W> {
    type Item = Pile<W>;

    fn next(&mut self) -> Option<Pile<W>> {
        loop {
            self.last = self.last.less(self.of) & self.of;
            // A second copy without the first is the first alone, which had its turn.
            if self.last & W::layout().seconds & !(self.last << 1) == W::ZERO {
                return (self.last != W::ZERO).then_some(Pile(self.last));
            }
        }
    }
}

impl<W: Word> fmt::Debug for Pile<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.to_string())).finish()
    }
}

/// Cards as they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards<W: Word = u64> {
    /// Those with the lower value up.
    low: Pile<W>,
    /// Those with the higher value up.
    high: Pile<W>,
}

impl<W: Word> Cards<W> {
    /// No cards.
    pub(super) const NONE: Cards<W> = Cards { low: Pile::NONE, high: Pile::NONE };

    /// One card.
    pub(super) fn only(card: Card) -> Cards<W> {
        card.pile().lying(card.up)
    }

    pub(super) fn plus(self, more: Cards<W>) -> Cards<W> {
        Cards { low: self.low.plus(more.low), high: self.high.plus(more.high) }
    }

    pub(super) fn minus(self, part: Cards<W>) -> Cards<W> {
        Cards { low: self.low.minus(part.low), high: self.high.minus(part.high) }
    }

    pub(super) fn common(self, other: Cards<W>) -> Cards<W> {
        Cards { low: self.low.common(other.low), high: self.high.common(other.high) }
    }

    pub(super) fn contains(self, part: Cards<W>) -> bool {
        self.low.contains(part.low) && self.high.contains(part.high)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.low.0 | self.high.0 == W::ZERO
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.low.len() + self.high.len()
    }

    /// How many different values are active.
    pub fn active_values(self) -> u8 {
        (1..=HIGHEST).filter(|&value| !self.showing(value).is_empty()).count() as u8
    }

    /// How many have this active value.
    pub fn alike(self, value: u8) -> u8 {
        self.showing(value).len()
    }

    /// All of them turned by half a circle.
    pub fn flipped(self) -> Cards<W> {
        Cards { low: self.high, high: self.low }
    }

    /// The cards, whichever way up.
    pub(super) fn pile(self) -> Pile<W> {
        self.low.plus(self.high)
    }

    /// Those whose active value is `value`; the value tells how they lie.
    pub(super) fn showing(self, value: u8) -> Pile<W> {
        let value = value as usize;
        Pile(self.low.0 & W::layout().low[value] | self.high.0 & W::layout().high[value])
    }

    /// The one active value of all these cards; nothing if they differ or there are none.
    pub fn value(self) -> Option<u8> {
        let value = if self.low.is_empty() {
            W::layout().ends[self.high.0.lowest() as usize & 127][1]
        } else {
            W::layout().ends[self.low.0.lowest() as usize & 127][0]
        };
        (!self.is_empty() && self.showing(value).lying(value) == self).then_some(value)
    }

    /// Those with the lower value up, and the others.
    pub(super) fn either_way(self) -> [Pile<W>; 2] {
        [self.low, self.high]
    }

    /// Every card, sorted by its active and then by its passive value.
    pub(super) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (1..=HIGHEST).flat_map(move |value| {
            let lie = move |card: Card| if card.up == value { card } else { card.flipped() };
            self.showing(value).iter().map(lie)
        })
    }
}

impl<W: Word> fmt::Debug for Cards<W> {
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
impl<W: Word> fmt::Display for Cards<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if n > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

/// One or more cards in any order. No more of a kind than any deck has.
impl<W: Word> FromStr for Cards<W> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Cards<W>, Unreadable> {
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

    fn deck(deck: Deck, seats: usize) -> Pile<u64> {
        Word::cards(deck, seats)
    }

    #[test]
    fn the_printed_deck_is_the_table_of_the_rules_page() {
        for (seats, count, values) in [
            (2, 26, [7, 7, 6, 6, 6, 6, 6, 4, 3, 1]),
            (3, 30, [8, 8, 7, 7, 7, 7, 6, 5, 3, 2]),
            (4, 36, [10, 10, 9, 8, 8, 8, 7, 6, 4, 2]),
            (5, 40, [10, 10, 10, 9, 9, 9, 8, 7, 5, 3]),
        ] {
            let deck: Pile<u64> = deck(Deck::Printed, seats);
            assert_eq!(deck.len(), count);
            assert_eq!(usize::from(count) % seats, 0);
            assert_eq!(deck.copies(STARTER), 1);
            assert!(values.iter().all(|&alike| alike <= MOST_ALIKE));
            for (value, expected) in (1..).zip(values) {
                let carrying = deck.iter().filter(|card| card.up == value || card.down == value);
                assert_eq!(carrying.count(), expected, "{value} with {seats} seats");
            }
        }
        let twice = deck(Deck::Printed, 5).kinds().filter(|&card| deck(Deck::Printed, 5).copies(card) == 2);
        let twice: Vec<_> = twice.map(|card| card.to_string()).collect();
        assert_eq!(twice.join(" "), "1/6 1/7 1/8 1/9 2/4 2/5 2/6 3/4 3/5 3/6 5/8 6/7");
    }

    #[test]
    fn the_pairs_are_all_there_once() {
        for (seats, count) in [(2, 15), (3, 21), (4, 28), (5, 36)] {
            let deck: Pile<u64> = deck(Deck::Pairs9, seats);
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
        assert_eq!(Cards::<u64>::NONE.value(), None);
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
