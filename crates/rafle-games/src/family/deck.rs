//! Cards of the five-suit deck: two packs, each with the ranks from 3 to king in five suits, and six jokers.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use rafle_engine::{Arg, Face, Message, Suit, Unreadable, rank_letter};

/// A card: a rank from 3 to 13 and a suit, or a joker.
///
/// Cards are ordered as people sort a hand: by suit, by rank within the suit, jokers last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// A joker.
    pub const JOKER: Card = Card((Suit::ALL.len() * Card::RANKS) as u8);
    /// The lowest rank.
    pub const LOWEST: u8 = 3;
    /// The highest rank, the king; 11 and 12 are jack and queen.
    pub const HIGHEST: u8 = 13;
    /// How many ranks a suit has.
    pub const RANKS: usize = (Card::HIGHEST - Card::LOWEST + 1) as usize;
    /// How many different cards there are, the joker being one.
    pub const KINDS: usize = Card::JOKER.index() + 1;

    /// The card of this rank, from 3 to 13, and suit.
    pub const fn new(rank: u8, suit: Suit) -> Card {
        assert!(Card::LOWEST <= rank && rank <= Card::HIGHEST, "ranks go from 3 to 13");
        Card(suit as u8 * Card::RANKS as u8 + rank - Card::LOWEST)
    }

    /// The card of this number, below [`Card::KINDS`].
    pub const fn at(index: usize) -> Card {
        assert!(index < Card::KINDS, "there are 56 different cards");
        Card(index as u8)
    }

    /// Its number: suit by suit, eleven ranks each, then the joker.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 3 to 13; none for a joker.
    pub fn rank(self) -> Option<u8> {
        (self != Card::JOKER).then(|| self.0 % Card::RANKS as u8 + Card::LOWEST)
    }

    /// Its suit; none for a joker.
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(self.index() / Card::RANKS).copied()
    }

    /// What it shows to whoever looks at it.
    pub fn face(self, wild: bool) -> Face {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => Face::Suited { rank, suit, wild },
            _ => Face::Joker,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => write!(f, "{}{}", rank_letter(rank), suit.letter()),
            _ => f.write_str("Joker"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `5C`, `10*`, `KS`, `Joker`; stars are read as `T` too.
impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        if text == "Joker" {
            return Ok(Card::JOKER);
        }
        let suit = text.chars().last().ok_or(Unreadable)?;
        let rank = match &text[..text.len() - suit.len_utf8()] {
            "10" => 10,
            "J" => 11,
            "Q" => 12,
            "K" => 13,
            digit => match digit.as_bytes() {
                [digit @ b'3'..=b'9'] => digit - b'0',
                _ => return Err(Unreadable),
            },
        };
        let named = |it: &Suit| it.letter() == suit || (suit == 'T' && *it == Suit::Stars);
        Suit::ALL.into_iter().find(named).map(|suit| Card::new(rank, suit)).ok_or(Unreadable)
    }
}

/// Its name: "10 of clubs", "joker".
impl From<Card> for Message {
    fn from(card: Card) -> Message {
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => suit.card(rank),
            _ => Message::new("joker"),
        }
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Message::from(card).into()
    }
}

/// How many jokers there are.
const JOKERS: u32 = 6;
/// The bits of everything but jokers.
const SUITED: u64 = (1 << Card::JOKER.0) - 1;

/// Some cards of the deck, as a multiset: without names and order, so that equal cards are equal bits.
///
/// A set of the cards that are there, and a set of those that are there twice; further jokers have bits of their own
/// after the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    once: u64,
    twice: u64,
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards { once: 0, twice: 0 };
    /// All 116.
    pub const DECK: Cards = Cards { once: SUITED | jokers(JOKERS), twice: SUITED };

    /// How many there are.
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Whether `card` is among them.
    pub const fn has(self, card: Card) -> bool {
        self.once >> card.0 & 1 != 0
    }

    /// How many times `card` is among them.
    pub const fn count(self, card: Card) -> u8 {
        if card.0 == Card::JOKER.0 {
            (self.once >> Card::JOKER.0).count_ones() as u8
        } else {
            (self.once >> card.0 & 1) as u8 + (self.twice >> card.0 & 1) as u8
        }
    }

    /// The different cards among them, bit by bit as [`Card::index`] numbers them, and those of rank and suit that are
    /// among them twice: for whoever counts many hands.
    pub const fn bits(self) -> (u64, u64) {
        (self.once & (SUITED | jokers(1)), self.twice)
    }

    /// These cards of rank and suit, given as [`Cards::bits`] gives them, and no jokers. What is there twice must be
    /// there once.
    pub const fn of_bits(once: u64, twice: u64) -> Cards {
        debug_assert!(twice & !once == 0 && once & !SUITED == 0, "bits of rank and suit, second copies after first");
        Cards { once, twice }
    }

    /// These and one more, of which the deck must still have one.
    pub const fn with(self, card: Card) -> Cards {
        let bit = 1 << card.0;
        if self.once & bit == 0 {
            Cards { once: self.once | bit, ..self }
        } else if card.0 == Card::JOKER.0 {
            Cards { once: self.once | (self.once << 1 & !SUITED), ..self }
        } else {
            debug_assert!(self.twice & bit == 0, "the deck has every card twice");
            Cards { twice: self.twice | bit, ..self }
        }
    }

    /// These without one, which must be there.
    pub const fn without(self, card: Card) -> Cards {
        debug_assert!(self.has(card), "only a card that is there can be taken away");
        let bit = 1 << card.0;
        if card.0 == Card::JOKER.0 {
            Cards { once: self.once & SUITED | self.once >> 1 & !SUITED, ..self }
        } else if self.twice & bit != 0 {
            Cards { twice: self.twice & !bit, ..self }
        } else {
            Cards { once: self.once & !bit, ..self }
        }
    }

    /// Whether all of `part` are among these.
    pub const fn contain(self, part: Cards) -> bool {
        part.once & !self.once == 0 && part.twice & !self.twice == 0
    }

    /// What these and `other` have in common.
    pub const fn common(self, other: Cards) -> Cards {
        Cards { once: self.once & other.once, twice: self.twice & other.twice }
    }

    /// The n-th of them, counted from 0; every copy counts.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn nth(self, n: usize) -> Card {
        let different = self.once.count_ones() as usize;
        let bit = if n < different { nth_bit(self.once, n) } else { nth_bit(self.twice, n - different) };
        Card((bit as u8).min(Card::JOKER.0))
    }

    /// Every card, sorted.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }

    /// Each different card once, sorted.
    pub fn kinds(self) -> Kinds {
        Kinds(self.bits().0)
    }

    /// Every way to take some of these cards, from none to all, each once. There must be 20 at most.
    pub fn parts(self) -> Parts {
        debug_assert!(self.len() <= 20, "nobody asks for a million parts");
        let ways = self.kinds().map(|card| u32::from(self.count(card)) + 1).product();
        Parts { cards: self, at: 0, end: ways }
    }
}

/// So many jokers.
const fn jokers(count: u32) -> u64 {
    ((1 << count) - 1) << Card::JOKER.0
}

/// The place of the n-th bit that is set, counted from 0.
fn nth_bit(mut bits: u64, n: usize) -> u32 {
    let (mut n, mut at) = (n as u32, 0);
    for half in [32, 16, 8] {
        let lower = (bits & ((1 << half) - 1)).count_ones();
        if n >= lower {
            n -= lower;
            at += half;
            bits >>= half;
        }
    }
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    assert!(bits != 0, "there are more bits");
    at + bits.trailing_zeros()
}

/// Both together, of which the deck must have so many.
impl Add for Cards {
    type Output = Cards;

    fn add(self, other: Cards) -> Cards {
        debug_assert!(self.twice & other.once == 0 && self.once & other.twice == 0, "the deck has every card twice");
        let both = self.once & other.once & SUITED;
        let jokers = jokers(u32::from(self.count(Card::JOKER) + other.count(Card::JOKER)));
        Cards { once: (self.once | other.once) & SUITED | jokers, twice: self.twice | other.twice | both }
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

/// What is left when `other`, all of which must be there, is taken away.
impl Sub for Cards {
    type Output = Cards;

    fn sub(self, other: Cards) -> Cards {
        debug_assert!(self.contain(other), "only cards that are there can be taken away");
        let jokers = jokers(u32::from(self.count(Card::JOKER) - other.count(Card::JOKER)));
        let once = self.once & !other.once | self.twice & other.once & !other.twice;
        Cards { once: once & SUITED | jokers, twice: self.twice & !other.once }
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

/// `3S 5C Joker`, sorted; `none` where there are none.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let mut gap = "";
        for card in self.iter() {
            write!(f, "{gap}{card}")?;
            gap = " ";
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Cards in any order, with spaces between them, or `none`; no more of them than the deck has.
impl FromStr for Cards {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Cards, Unreadable> {
        if text.trim() == "none" {
            return Ok(Cards::NONE);
        }
        let mut cards = Cards::NONE;
        for word in text.split_whitespace() {
            let card = word.parse()?;
            if cards.count(card) == Cards::DECK.count(card) {
                return Err(Unreadable);
            }
            cards = cards.with(card);
        }
        if cards.is_empty() { Err(Unreadable) } else { Ok(cards) }
    }
}

/// Different cards, sorted; see [`Cards::kinds`]. The n-th is found without walking there.
#[derive(Clone, Debug)]
pub struct Kinds(u64);

impl Kinds {
    /// The cards whose bits are set, as [`Card::index`] numbers them.
    pub const fn of(bits: u64) -> Kinds {
        Kinds(bits & (SUITED | jokers(1)))
    }
}

impl Iterator for Kinds {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8));
        self.0 &= self.0.wrapping_sub(1);
        card
    }

    fn nth(&mut self, n: usize) -> Option<Card> {
        if n >= self.len() {
            self.0 = 0;
            return None;
        }
        let bit = nth_bit(self.0, n);
        self.0 &= u64::MAX << bit << 1;
        Some(Card(bit as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Kinds {}

/// The ways to take some of a few cards; see [`Cards::parts`].
#[derive(Clone, Debug)]
pub struct Parts {
    cards: Cards,
    at: u32,
    end: u32,
}

impl Iterator for Parts {
    type Item = Cards;

    /// Every number stands for a part: its digits are how many are taken of each different card.
    fn next(&mut self) -> Option<Cards> {
        if self.at == self.end {
            return None;
        }
        let mut digits = self.at;
        self.at += 1;
        let mut part = Cards::NONE;
        for card in self.cards.kinds() {
            let radix = u32::from(self.cards.count(card)) + 1;
            for _ in 0..digits % radix {
                part = part.with(card);
            }
            digits /= radix;
        }
        Some(part)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.at) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Parts {}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn cards_read_back_and_are_sorted() {
        let all: Vec<_> = (0..Card::KINDS).map(Card::at).collect();
        for &card in &all {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert!(all.is_sorted());
        let shown: Vec<_> = ["3S", "KS", "10*", "Joker"].map(|text| text.parse::<Card>().unwrap()).into();
        assert_eq!(format!("{shown:?}"), "[3S, KS, 10*, Joker]");
        assert_eq!("10T".parse(), Ok(Card::new(10, Suit::Stars)));
        for text in ["", "S", "2S", "14S", "1S", "AS", "5X", "5c", "joker", "5C ", "10", "003C", "é", "5é", "KJoker"]
        {
            assert_eq!(text.parse::<Card>(), Err(Unreadable), "{text}");
        }
    }

    #[test]
    fn a_card_knows_its_rank_and_suit() {
        let king = Card::new(13, Suit::Clubs);
        assert_eq!((king.rank(), king.suit()), (Some(13), Some(Suit::Clubs)));
        assert_eq!((Card::JOKER.rank(), Card::JOKER.suit()), (None, None));
        assert_eq!(king.face(true), Face::Suited { rank: 13, suit: Suit::Clubs, wild: true });
        assert_eq!(Card::JOKER.face(true), Face::Joker);
    }

    #[test]
    fn many_cards_read_back_and_have_no_order() {
        let shown = cards("Joker KS 5C 3H Joker 5C");
        assert_eq!(shown.to_string(), "KS 3H 5C 5C Joker Joker");
        assert_eq!(shown, cards(&shown.to_string()));
        assert_eq!(cards("none"), Cards::NONE);
        assert_eq!(Cards::NONE.to_string(), "none");
        for text in ["", "5C 5C 5C", &"Joker ".repeat(7), "5C,6C"] {
            assert_eq!(text.parse::<Cards>(), Err(Unreadable), "{text}");
        }
    }

    #[test]
    fn the_deck_has_every_card_twice_and_six_jokers() {
        assert_eq!(Cards::DECK.len(), 116);
        for card in Cards::DECK.kinds() {
            assert_eq!(Cards::DECK.count(card), if card == Card::JOKER { 6 } else { 2 });
        }
        let mut left = Cards::DECK;
        for n in [115, 60, 3, 58, 0].into_iter().cycle().take(116) {
            left = left.without(left.nth(n % left.len()));
        }
        assert_eq!(left, Cards::NONE);
    }

    #[test]
    fn putting_together_and_taking_away() {
        let (one, other) = (cards("5C 6C 6C Joker"), cards("5C 7C Joker Joker"));
        let both = one + other;
        assert_eq!(both, cards("5C 5C 6C 6C 7C Joker Joker Joker"));
        assert_eq!((both - one, both - other, both - both), (other, one, Cards::NONE));
        assert!(both.contain(one) && !one.contain(other) && !one.contain(cards("5C 5C")));
        assert_eq!(one.common(other), cards("5C Joker"));
        assert_eq!((both.len(), both.count(Card::JOKER), both.kinds().len()), (8, 3, 4));
    }

    #[test]
    fn the_nth_counts_every_copy_once() {
        let shown = cards("3S 5C 5C KH Joker Joker");
        let mut found: Vec<_> = (0..shown.len()).map(|n| shown.nth(n)).collect();
        found.sort_unstable();
        assert_eq!(found, shown.iter().collect::<Vec<_>>());
        let kinds: Vec<_> = shown.kinds().collect();
        for n in 0..4 {
            let mut from_there = shown.kinds();
            assert_eq!(from_there.nth(n), Some(kinds[n]));
            assert_eq!(from_there.collect::<Vec<_>>(), kinds[n + 1..]);
        }
        assert_eq!(shown.kinds().nth(4), None);
    }

    #[test]
    fn parts_are_all_there_once() {
        let shown = cards("3S 5C 5C Joker Joker Joker");
        let parts: Vec<_> = shown.parts().collect();
        assert_eq!((parts.len(), shown.parts().len()), (2 * 3 * 4, 24));
        for (n, part) in parts.iter().enumerate() {
            assert!(shown.contain(*part) && !parts[..n].contains(part));
        }
    }
}
