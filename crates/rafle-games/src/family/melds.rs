//! Melds of the five-suit deck: books of one rank and runs in one suit, with wild cards among them.
//!
//! The question behind both games is always the same: how can these cards be divided so that the fewest points are left
//! over? [`Melds::best`] answers it with the melds, [`Melds::least`] with the points alone, [`Melds::goes_out`] says whether
//! nothing is left over at all, and [`Melds::best_discard`] which of one card too many should go.
//!
//! All answers are exact, and rest on four facts.
//! 1. A wild card is never left over beside a meld: it joins one. (A run of eleven is full, but falls into two.) So only
//!    natural cards matter, and how few wild cards cover how many of them.
//! 2. A natural card alone with two wild cards is a run as well as a book, so a book worth trying has two of its rank.
//! 3. Once it is known which cards lie in books, every suit is by itself. A single copy of each rank makes 2,048 hands,
//!    and what runs can do with them is a table. Second copies make a second layer of runs, never a third: of three runs
//!    that share a rank, two can be joined and still leave two on every rank they shared.
//! 4. A card that can be in no run with another card joins every book of its rank. So only the others are tried both ways.

use rafle_engine::{Face, Message, Suit, choice, rank_name};

use crate::family::deck::{Card, Cards};

choice! {
    /// Whether wild cards alone make a meld.
    pub enum AllWildMelds {
        /// They do.
        Allow = "allow",
        /// Every meld has a natural card.
        Forbid = "forbid",
    }
}

/// The fewest cards of a meld.
const LEAST: usize = 3;
/// Points of a joker left over.
pub const JOKER_POINTS: u16 = 50;
/// Points of a card of the wild rank left over.
pub const WILD_POINTS: u16 = 20;
/// The most cards that are divided at once: the longest hand and a card drawn.
const MOST: usize = Card::HIGHEST as usize + 1;

const RANKS: usize = Card::RANKS;
const SUITS: usize = Suit::ALL.len();
/// The lowest card of every suit; shifted, all cards of a rank.
const LOWEST: u64 = 1 | 1 << RANKS | 1 << (2 * RANKS) | 1 << (3 * RANKS) | 1 << (4 * RANKS);
/// Every rank of the first suit; shifted, of another.
const ONE_SUIT: u64 = (1 << RANKS) - 1;
const SUITED: u64 = (1 << (SUITS * RANKS)) - 1;

/// What makes a meld in one hand: which rank is wild, and whether wild cards need company.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Melds {
    wild: u8,
    all_wild: AllWildMelds,
}

/// What kind of meld some cards are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Cards of one rank; of none if all are wild.
    Book(Option<u8>),
    /// Consecutive ranks of one suit, both ends included.
    Run {
        /// The suit.
        suit: Suit,
        /// The lowest rank it stands for.
        from: u8,
        /// The highest.
        to: u8,
    },
}

impl Kind {
    /// What it is called: "Book: 9", "Run: 5 to 8 of hearts".
    pub fn title(self) -> Message {
        match self {
            Kind::Book(Some(rank)) => Message::new("book-of").with("rank", rank_name(rank)),
            Kind::Book(None) => Message::new("book-of-wilds"),
            Kind::Run { suit, from, to } => {
                Message::new("run-of").with("suit", suit.name()).with("from", rank_name(from)).with("to", rank_name(to))
            }
        }
    }
}

/// A hand divided into melds and what is left over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrangement {
    melds: [Cards; MOST / LEAST],
    count: usize,
    /// What is left over.
    pub left: Cards,
    /// The points of what is left over.
    pub points: u16,
}

impl Arrangement {
    /// The melds.
    pub fn melds(&self) -> &[Cards] {
        &self.melds[..self.count]
    }

    fn lay(&mut self, meld: Cards) {
        self.melds[self.count] = meld;
        self.count += 1;
    }
}

/// Which card to discard, and what is left over of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestDiscard {
    /// The card.
    pub card: Card,
    /// The points left over without it.
    pub points: u16,
}

impl Melds {
    /// The melds of a hand in which this rank is wild.
    pub const fn new(wild: u8, all_wild: AllWildMelds) -> Melds {
        assert!(Card::LOWEST <= wild && wild <= Card::HIGHEST, "ranks go from 3 to 13");
        Melds { wild, all_wild }
    }

    /// Whether `card` can stand for any other.
    pub fn is_wild(self, card: Card) -> bool {
        self.wild_bits() >> card.index() & 1 != 0
    }

    /// What `card` costs whoever has it left over.
    pub fn points(self, card: Card) -> u16 {
        match card.rank() {
            None => JOKER_POINTS,
            Some(rank) if rank == self.wild => WILD_POINTS,
            Some(rank) => rank.into(),
        }
    }

    /// What all of `cards` cost whoever has them left over.
    pub fn points_of(self, cards: Cards) -> u16 {
        cards.iter().map(|card| self.points(card)).sum()
    }

    /// What kind of meld `cards` are, if they are one. Where both would do, they are a book.
    pub fn kind(self, cards: Cards) -> Option<Kind> {
        let (naturals, wilds) = self.split(cards);
        let size = naturals.len() + wilds;
        let first = naturals.once.trailing_zeros() as usize;
        if size < LEAST {
            None
        } else if naturals.once == 0 {
            (self.all_wild == AllWildMelds::Allow).then_some(Kind::Book(None))
        } else if naturals.once & !(LOWEST << (first % RANKS)) == 0 {
            Some(Kind::Book(Card::at(first).rank()))
        } else {
            let suit = first / RANKS;
            let ranks = naturals.suit(suit).0;
            let span = LEAST.max(ranks.ilog2() as usize - ranks.trailing_zeros() as usize + 1);
            let run = naturals.twice == 0 && naturals.once & !(ONE_SUIT << (suit * RANKS)) == 0;
            (run && (span..=RANKS).contains(&size)).then(|| {
                let from = (first % RANKS).min(RANKS - size) as u8 + Card::LOWEST;
                Kind::Run { suit: Suit::ALL[suit], from, to: from + size as u8 - 1 }
            })
        }
    }

    /// The cards of a meld in the order in which people lay them: a run by the ranks that its cards stand for, anything else
    /// with its wild cards at the end.
    pub fn laid_out(self, meld: Cards) -> impl Iterator<Item = Card> {
        let mut order = [None; 2 * MOST];
        let mut spare = self.wilds_of(meld);
        if let Some(Kind::Run { suit, from, to }) = self.kind(meld) {
            let order = &mut order[..=(to - from) as usize];
            for (place, card) in order.iter_mut().zip((from..=to).map(|rank| Card::new(rank, suit))) {
                // A wild card that can stand for itself does.
                if meld.has(card) {
                    *place = Some(card);
                    spare = if self.is_wild(card) { spare.without(card) } else { spare };
                }
            }
            order
                .iter_mut()
                .filter(|place| place.is_none())
                .zip(spare.iter())
                .for_each(|(place, wild)| *place = Some(wild));
        } else {
            let cards = (meld - spare).iter().chain(spare.iter());
            order.iter_mut().zip(cards).for_each(|(place, card)| *place = Some(card));
        }
        order.into_iter().flatten()
    }

    /// Cards as people sort them: natural ones by suit and rank, then the wild ones.
    pub fn sorted(self, cards: Cards) -> impl Iterator<Item = Card> {
        let wilds = cards.iter().filter(move |&card| self.is_wild(card));
        cards.iter().filter(move |&card| !self.is_wild(card)).chain(wilds)
    }

    /// What a card shows, with the mark of a wild one.
    pub fn face(self, card: Card) -> Face {
        card.face(self.is_wild(card))
    }

    /// "Kings are wild, and jokers."
    pub fn wild_ranks(self) -> Message {
        Message::new("wild-ranks").with("n", self.wild)
    }

    /// The fewest points that can be left over of at most 14 cards.
    pub fn least(self, hand: Cards) -> u16 {
        let (naturals, wilds) = self.split(hand);
        let points = naturals.best(wilds).points;
        if self.wilds_find_a_meld(naturals, wilds, points) {
            points
        } else {
            points + self.points_of(self.wilds_of(hand))
        }
    }

    /// At most 14 cards divided so that the fewest points are left over.
    pub fn best(self, hand: Cards) -> Arrangement {
        let (naturals, wilds) = self.split(hand);
        let found = naturals.best(wilds);
        let mut spare = self.wilds_of(hand);
        let mut made = Arrangement { melds: [Cards::NONE; MOST / LEAST], count: 0, left: hand, points: 0 };
        let mut lay = |naturals: Naturals, need: usize| {
            let mut meld = naturals.cards();
            for _ in 0..need {
                let wild = spare.nth(0);
                spare = spare.without(wild);
                meld = meld.with(wild);
            }
            made.lay(meld);
        };
        let booked = naturals.minus(found.free);
        for rank in 0..RANKS {
            let book = booked.rank(rank);
            if book.once != 0 {
                lay(book, LEAST.saturating_sub(book.len()));
            }
        }
        found.free.each_run(found.wilds, &mut lay);
        self.join(&mut made, spare);
        made.left = made.melds().iter().fold(hand, |left, &meld| left - meld);
        made.points = self.points_of(made.left);
        made
    }

    /// Whether at most 14 cards can be divided with none left over. Mostly not, and then the answer is quick.
    pub fn goes_out(self, hand: Cards) -> bool {
        let (naturals, wilds) = self.split(hand);
        if naturals.once == 0 {
            return hand.is_empty() || (wilds >= LEAST && self.all_wild == AllWildMelds::Allow);
        }
        naturals.charge() <= 4 * wilds && naturals.covered_by(wilds)
    }

    /// The cards of a hand of at most 14 whose discard would leave a hand that goes out, as bits numbered by [`Card::index`].
    pub fn outs(self, hand: Cards) -> u64 {
        let (naturals, wilds) = self.split(hand);
        // The card that goes takes its own charge away and nobody else's.
        if naturals.charge() > 4 * wilds + MOST_CHARGED {
            return 0;
        }
        let goes = hand.kinds().filter(|&card| self.goes_out(hand.without(card)));
        goes.fold(0, |bits, card| bits | 1 << card.index())
    }

    /// How many cards of at most 14 have to be exchanged at the least, before the hand goes out when `spare` of them are
    /// discarded.
    pub fn away(self, hand: Cards, spare: usize) -> usize {
        (0..=MOST).find(|&away| self.is_within(away, hand, spare)).expect("everything can be exchanged")
    }

    /// Whether it goes out when so many of them are exchanged, each for the best that can come.
    pub fn is_within(self, away: usize, hand: Cards, spare: usize) -> bool {
        let (naturals, wilds) = self.split(hand);
        // The best that can come is as good as a wild card. What goes takes its own charge away and nobody else's.
        away + spare >= naturals.len()
            || naturals.charge() <= 4 * (wilds + away) + MOST_CHARGED * (away + spare)
                && naturals.can_spare(away + spare, wilds + away)
    }

    /// The card of a hand of at most 14 whose discard leaves the fewest points: a natural one if it can be, and then the
    /// highest. None if there are no cards.
    pub fn best_discard(self, hand: Cards) -> Option<BestDiscard> {
        let highest_first =
            (Card::LOWEST..=Card::HIGHEST).rev().flat_map(|rank| Suit::ALL.map(|suit| Card::new(rank, suit)));
        let naturals = highest_first.filter(|&card| hand.has(card) && !self.is_wild(card));
        let whole = self.least(hand);
        let mut best: Option<BestDiscard> = None;
        for card in naturals.chain(self.wilds_of(hand).kinds()) {
            // Whoever can do without the card could also leave it over.
            let hope = whole.saturating_sub(self.points(card));
            if best.is_none_or(|best| hope < best.points) {
                let points = self.least(hand.without(card));
                best = best.filter(|best| best.points <= points).or(Some(BestDiscard { card, points }));
            }
        }
        best
    }

    /// Every meld that can be made of at most 14 cards, each once.
    pub fn every(self, hand: Cards) -> impl Iterator<Item = Cards> + Clone {
        let wilds = self.wilds_of(hand);
        let naturals = self.split(hand).0;
        let books = (0..RANKS).map(move |rank| (naturals.rank(rank), 1));
        // With fewer than two natural cards a run is a book too.
        let runs = (0..SUITS).map(move |suit| (Naturals { twice: 0, ..naturals.of_suit(suit) }, 2));
        let only_wild = std::iter::once((Naturals::NONE, 0));
        let classes = only_wild.chain(books).chain(runs);
        let made = move |(naturals, least): (Naturals, usize)| {
            let parts = naturals.cards().parts().filter(move |part| part.len() >= least);
            parts.flat_map(move |part| wilds.parts().map(move |wild| part + wild))
        };
        classes.flat_map(made).filter(move |&meld| self.kind(meld).is_some())
    }

    fn wild_bits(self) -> u64 {
        LOWEST << (self.wild - Card::LOWEST) | 1 << Card::JOKER.index()
    }

    fn wilds_of(self, hand: Cards) -> Cards {
        hand - self.split(hand).0.cards()
    }

    /// The natural cards of a hand, and how many wild ones there are.
    fn split(self, hand: Cards) -> (Naturals, usize) {
        debug_assert!(hand.len() <= MOST, "a hand has at most 14 cards");
        let (once, twice) = hand.bits();
        let wild = self.wild_bits() & SUITED;
        let wilds = (once & wild).count_ones() + (twice & wild).count_ones();
        let naturals = Naturals { once: once & SUITED & !wild, twice: twice & !wild };
        (naturals, wilds as usize + hand.count(Card::JOKER) as usize)
    }

    /// Fact 1: whether no wild card is left over when so many points of natural cards are.
    fn wilds_find_a_meld(self, naturals: Naturals, wilds: usize, points: u16) -> bool {
        let alone = wilds == 0 || (wilds >= LEAST && self.all_wild == AllWildMelds::Allow);
        alone || points < naturals.points()
    }

    /// Fact 1: spare wild cards join a meld, or make one.
    fn join(self, made: &mut Arrangement, mut spare: Cards) {
        if made.count == 0 && spare.len() >= LEAST && self.all_wild == AllWildMelds::Allow {
            made.lay(spare);
        } else if made.count > 0 {
            while !spare.is_empty() {
                let wild = spare.nth(0);
                spare = spare.without(wild);
                let room = made.melds().iter().position(|meld| self.kind(meld.with(wild)).is_some());
                let meld = room.unwrap_or_else(|| self.halve(made));
                made.melds[meld] = made.melds[meld].with(wild);
            }
        }
    }

    /// Makes two melds of the first one, a run of eleven: a natural card with two wild ones and the rest; or two runs, if the
    /// rest reaches too far for that. Tells which of them has room.
    fn halve(self, made: &mut Arrangement) -> usize {
        let run = made.melds[0];
        let mut naturals = self.laid_out(run).filter(|&card| !self.is_wild(card));
        let wilds = self.laid_out(run).filter(|&card| self.is_wild(card));
        let few: Cards = naturals.next().into_iter().chain(wilds.take(LEAST - 1)).collect();
        let half: Cards = self.laid_out(run).take(RANKS / 2).collect();
        let part = if self.kind(run - few).is_some() { few } else { half };
        made.melds[0] = part;
        made.lay(run - part);
        0
    }
}

/// Natural cards: those that are there, and those that are there twice.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Naturals {
    once: u64,
    twice: u64,
}

/// What is best for some natural cards.
struct Found {
    /// The points left over.
    points: u16,
    /// The cards that lie in no book.
    free: Naturals,
    /// The wild cards that books leave for them.
    wilds: usize,
}

/// A rank of which a book can be made.
#[derive(Clone, Copy)]
struct BookRank {
    /// Those of its cards that can be in no run with another card.
    sure: Naturals,
    /// Those that can.
    torn: Naturals,
}

/// The ranks of which books can be made.
struct BookRanks {
    ranks: [BookRank; RANKS],
    count: usize,
}

impl BookRanks {
    fn list(&self) -> &[BookRank] {
        &self.ranks[..self.count]
    }
}

/// The most that a card adds to [`Naturals::charge`].
const MOST_CHARGED: usize = 4;

impl Naturals {
    const NONE: Naturals = Naturals { once: 0, twice: 0 };

    fn cards(self) -> Cards {
        Cards::of_bits(self.once, self.twice)
    }

    fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    fn only(self, bits: u64) -> Naturals {
        Naturals { once: self.once & bits, twice: self.twice & bits }
    }

    fn rank(self, rank: usize) -> Naturals {
        self.only(LOWEST << rank)
    }

    fn of_suit(self, suit: usize) -> Naturals {
        self.only(ONE_SUIT << (suit * RANKS))
    }

    /// The ranks of a suit that are there, and those that are there twice.
    fn suit(self, suit: usize) -> (usize, usize) {
        let shift = suit * RANKS;
        ((self.once >> shift & ONE_SUIT) as usize, (self.twice >> shift & ONE_SUIT) as usize)
    }

    /// What is left when `other`, all of which are there, are taken away.
    fn minus(self, other: Naturals) -> Naturals {
        let once = self.once & !other.once | self.twice & other.once & !other.twice;
        Naturals { once, twice: self.twice & !other.once }
    }

    fn points(self) -> u16 {
        let points = |(once, twice): (usize, usize)| u16::from(POINTS[once]) + u16::from(POINTS[twice]);
        (0..SUITS).map(|suit| points(self.suit(suit))).sum()
    }

    /// Four times as many wild cards as these cards need at the very least to be all in melds.
    ///
    /// A card in a book of three or a run of three needs none. A meld with g wild cards can pay 4g for the others in it: a run
    /// pays half of each gap to either side, so that a pair of neighbours beside a gap of one, or a card of such a pair,
    /// costs 1 a card; neighbours with wider gaps, cards with one place between them and books of two cost 2 a card; and a
    /// card with nothing near it costs 4.
    fn charge(self) -> usize {
        const ROOM_ABOVE: [u64; 4] = room_above();
        let Naturals { once, .. } = self;
        let above = |n: usize| once >> n & ROOM_ABOVE[n];
        let below = |n: usize| (once & ROOM_ABOVE[n]) << n;
        let (above_1, above_2, below_1, below_2) = (above(1), above(2), below(1), below(2));
        let (two, three) = self.ranks_with_two_and_three();
        // Three in a row: this card and the next two, or one on either side, or the two before.
        let free = above_1 & above_2 | above_1 & below_1 | below_1 & below_2 | three;
        // Three among four places, which begin and end with one of them.
        let (above_3, below_3) = (above(3), below(3));
        let begins = above_3 & (above_1 | above_2);
        let ends = below_3 & (below_1 | below_2);
        let between = above_1 & below_2 | above_2 & below_1;
        let cheap = begins | ends | between;
        let paired = above_1 | above_2 | below_1 | below_2 | two;
        let count = |bits: u64| (once & bits).count_ones() + (self.twice & bits).count_ones();
        let (all, not_cheap, alone) = (count(!free), count(!free & !cheap), count(!free & !cheap & !paired));
        (all + not_cheap + 2 * alone) as usize
    }

    /// All cards, there or not, of the ranks of which there are at least two, and at least three.
    fn ranks_with_two_and_three(self) -> (u64, u64) {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for suit in 0..SUITS {
            let (once, twice) = self.suit(suit);
            for ranks in [once, twice] {
                three |= two & ranks;
                two |= one & ranks;
                one |= ranks;
            }
        }
        (two as u64 * LOWEST, three as u64 * LOWEST)
    }

    /// The fewest points left over with so many wild cards.
    fn best(self, wilds: usize) -> Found {
        let mut best = Found { points: u16::MAX, free: self, wilds };
        try_books(self.book_ranks(wilds).list(), self, wilds, &mut |free, wilds| {
            let points = free.left(wilds);
            if points < best.points {
                best = Found { points, free, wilds };
            }
            best.points == 0
        });
        best
    }

    /// Whether so many wild cards are enough to have all in melds.
    fn covered_by(self, wilds: usize) -> bool {
        try_books(self.book_ranks(wilds).list(), self, wilds, &mut |free, wilds| free.runs_covered_by(wilds))
    }

    /// Whether so many can be left over, and not one more or less, while all others are in melds with so many wild cards.
    fn can_spare(self, spare: usize, wilds: usize) -> bool {
        self.books_and(self.book_ranks(wilds).list(), spare, 0, wilds)
    }

    /// The same when books can be made of these ranks, and those that are made have so many cards more than they need.
    fn books_and(self, ranks: &[BookRank], spare: usize, more: usize, wilds: usize) -> bool {
        let Some((&BookRank { sure, torn }, others)) = ranks.split_first() else {
            return self.runs_can_spare(spare, more, wilds);
        };
        let without_sure = self.minus(sure);
        for once in parts_of(torn.once) {
            for twice in parts_of(once & torn.twice) {
                let picked = Naturals { once, twice };
                let size = sure.len() + picked.len();
                let need = LEAST.saturating_sub(size);
                let more = more + size.saturating_sub(LEAST);
                if size >= 2 && need <= wilds && without_sure.minus(picked).books_and(others, spare, more, wilds - need)
                {
                    return true;
                }
            }
        }
        self.books_and(others, spare, more, wilds)
    }

    /// The same when no more books are made.
    fn runs_can_spare(self, spare: usize, more: usize, wilds: usize) -> bool {
        if self.charge() > 4 * wilds + MOST_CHARGED * spare {
            return false;
        }
        let all: Counts = (2 << spare) - 1;
        // What a book does not need, and what a wild card can stand for, may be left over or not.
        let mut counts = [0; MOST + 1];
        for (wilds, counts) in counts.iter_mut().enumerate().take(wilds + 1) {
            *counts = all & ((2 << (more + wilds)) - 1);
        }
        for suit in 0..SUITS {
            let (once, twice) = self.suit(suit);
            if once != 0 {
                spare_suit(&mut counts[..=wilds], once, twice, all);
            }
        }
        counts[wilds] >> spare & 1 != 0
    }

    /// The ranks of which at least two are there, and three with the wild cards.
    fn book_ranks(self, wilds: usize) -> BookRanks {
        let mut books = BookRanks { ranks: [BookRank { sure: Naturals::NONE, torn: Naturals::NONE }; RANKS], count: 0 };
        let (two, three) = self.ranks_with_two_and_three();
        let mut possible = if wilds == 0 { three } else { two } & ONE_SUIT;
        let torn = if possible == 0 { 0 } else { self.torn(wilds) };
        while possible != 0 {
            let cards = self.rank(possible.trailing_zeros() as usize);
            books.ranks[books.count] = BookRank { sure: cards.only(!torn), torn: cards.only(torn) };
            books.count += 1;
            possible &= possible - 1;
        }
        books
    }

    /// The cards that can be in a run with another one, for which so many wild cards are enough.
    fn torn(self, wilds: usize) -> u64 {
        let mut torn = 0;
        for suit in 0..SUITS {
            let ranks = self.suit(suit).0;
            let mut lowest = ranks;
            while lowest != 0 {
                let mut highest = lowest & (lowest - 1);
                while highest != 0 {
                    let run = ranks & between(lowest.trailing_zeros(), highest.trailing_zeros());
                    if need(run) <= wilds {
                        torn |= (run as u64) << (suit * RANKS);
                    }
                    highest &= highest - 1;
                }
                lowest &= lowest - 1;
            }
        }
        torn
    }

    /// The fewest points that runs with so many wild cards leave over.
    fn left(self, wilds: usize) -> u16 {
        if wilds == 0 {
            return (0..SUITS).map(|suit| u16::from(self.suit_left(suit, 0)[0])).sum();
        }
        let mut sums = [0; MOST + 1];
        for suit in 0..SUITS {
            add_suit(&mut sums[..=wilds], self.suit_left(suit, wilds));
        }
        sums[wilds]
    }

    /// The fewest points that runs in one suit leave over with up to so many wild cards.
    fn suit_left(self, suit: usize, wilds: usize) -> [u8; ENOUGH + 1] {
        match self.suit(suit) {
            (once, 0) => LEFT[once],
            (once, twice) => {
                let mut best = [u8::MAX; ENOUGH + 1];
                for (one, other) in layers(once, twice) {
                    let (one, other) = (LEFT[one], LEFT[other]);
                    for all in 0..=wilds.min(ENOUGH) {
                        for some in 0..=all {
                            best[all] = best[all].min(one[some] + other[all - some]);
                        }
                    }
                }
                best
            }
        }
    }

    /// Whether so many wild cards are enough to have all in runs.
    fn runs_covered_by(self, mut wilds: usize) -> bool {
        for suit in 0..SUITS {
            let need = match self.suit(suit) {
                (once, 0) => usize::from(NEED[once]),
                (once, twice) => layers(once, twice)
                    .map(|(one, other)| usize::from(NEED[one] + NEED[other]))
                    .min()
                    .expect("there is a way to make two layers"),
            };
            if need > wilds {
                return false;
            }
            wilds -= need;
        }
        true
    }

    /// Tells the runs that leave the fewest points over, each with the wild cards it needs.
    fn each_run(self, wilds: usize, tell: &mut impl FnMut(Naturals, usize)) {
        let mut sums = [[0; MOST + 1]; SUITS + 1];
        for suit in 0..SUITS {
            sums[suit + 1] = sums[suit];
            add_suit(&mut sums[suit + 1][..=wilds], self.suit_left(suit, wilds));
        }
        let mut wilds = wilds;
        for suit in (0..SUITS).rev() {
            let left = self.suit_left(suit, wilds);
            let fits = |&here: &usize| sums[suit][wilds - here] + u16::from(left[here]) == sums[suit + 1][wilds];
            let here = (0..=wilds.min(ENOUGH)).find(fits).expect("the sum was made so");
            wilds -= here;
            let mut told = |ranks: usize, need| {
                tell(Naturals { once: (ranks as u64) << (suit * RANKS), twice: 0 }, need);
            };
            match self.suit(suit) {
                (once, 0) => each_run_of(once, here, &mut told),
                (once, twice) => {
                    let splits = layers(once, twice).flat_map(|layers| (0..=here).map(move |some| (layers, some)));
                    let mut splits =
                        splits.filter(|&((one, other), some)| LEFT[one][some] + LEFT[other][here - some] == left[here]);
                    let ((one, other), some) = splits.next().expect("the best was made so");
                    each_run_of(one, some, &mut told);
                    each_run_of(other, here - some, &mut told);
                }
            }
        }
    }
}

/// Tries all ways to make books of these ranks, with so many wild cards, that can be best. Tells what they leave; `enough`
/// says when to stop, and so does the result.
fn try_books(
    ranks: &[BookRank],
    free: Naturals,
    wilds: usize,
    enough: &mut impl FnMut(Naturals, usize) -> bool,
) -> bool {
    let Some((&BookRank { sure, torn }, others)) = ranks.split_first() else { return enough(free, wilds) };
    let sure_count = sure.len();
    let without_sure = free.minus(sure);
    for once in parts_of(torn.once) {
        for twice in parts_of(once & torn.twice) {
            let picked = Naturals { once, twice };
            let size = sure_count + picked.len();
            let need = LEAST.saturating_sub(size);
            if size >= 2 && need <= wilds && try_books(others, without_sure.minus(picked), wilds - need, enough) {
                return true;
            }
        }
    }
    // Fact 4: three cards that fit nowhere else are a book for nothing.
    sure_count < LEAST && try_books(others, free, wilds, enough)
}

/// All subsets, the whole first and nothing last.
fn parts_of(bits: u64) -> impl Iterator<Item = u64> {
    let mut next = Some(bits);
    std::iter::from_fn(move || {
        let part = next?;
        next = (part != 0).then(|| (part - 1) & bits);
        Some(part)
    })
}

/// Fact 3: every way to lay the ranks of a suit, some of them there twice, in two layers.
fn layers(once: usize, twice: usize) -> impl Iterator<Item = (usize, usize)> {
    let single = once & !twice;
    parts_of(single as u64).map(move |part| (twice | part as usize, once & !part as usize))
}

/// Numbers of cards, bit by bit.
type Counts = u32;

/// Adds a suit to the numbers of cards that can be left over with 0, 1, 2, … wild cards, as far as they are among `all`.
fn spare_suit(counts: &mut [Counts], once: usize, twice: usize, all: Counts) {
    let of = suit_spare(once, twice, counts.len() - 1);
    for wilds in (0..counts.len()).rev() {
        let ways = (0..=wilds.min(ENOUGH)).map(|here| sums(counts[wilds - here], of[here] & all));
        counts[wilds] = all & ways.fold(0, |all, some| all | some);
    }
}

/// The numbers of cards that runs in one suit can leave over with up to so many wild cards.
fn suit_spare(once: usize, twice: usize, wilds: usize) -> [Counts; ENOUGH + 1] {
    if twice == 0 {
        return SPARE[once];
    }
    let mut counts = [0; ENOUGH + 1];
    for (one, other) in layers(once, twice) {
        for all in 0..=wilds.min(ENOUGH) {
            for some in 0..=all {
                counts[all] |= sums(SPARE[one][some], SPARE[other][all - some]);
            }
        }
    }
    counts
}

/// Every sum of one number and another.
fn sums(mut one: Counts, other: Counts) -> Counts {
    let mut sums = 0;
    while one != 0 {
        sums |= other << one.trailing_zeros();
        one &= one - 1;
    }
    sums
}

/// Adds a suit to the fewest points left over with 0, 1, 2, … wild cards.
fn add_suit(sums: &mut [u16], left: [u8; ENOUGH + 1]) {
    for all in (0..sums.len()).rev() {
        sums[all] =
            (0..=all.min(ENOUGH)).map(|here| sums[all - here] + u16::from(left[here])).min().expect("never none");
    }
}

/// Tells the runs of one layer of a suit that leave the fewest points over.
fn each_run_of(mut ranks: usize, mut wilds: usize, tell: &mut impl FnMut(usize, usize)) {
    while ranks != 0 {
        let lowest = ranks.trailing_zeros();
        let rest = ranks & (ranks - 1);
        if LEFT[ranks][wilds] == LEFT[rest][wilds] + lowest as u8 + Card::LOWEST {
            ranks = rest;
            continue;
        }
        let covers = |highest: &u32| {
            let run = ranks & between(lowest, *highest);
            ranks >> highest & 1 != 0
                && need(run) <= wilds
                && LEFT[ranks & !run][wilds - need(run)] == LEFT[ranks][wilds]
        };
        let highest = (lowest..RANKS as u32).find(covers).expect("a card that is not left over is in a run");
        let run = ranks & between(lowest, highest);
        tell(run, need(run));
        wilds -= need(run);
        ranks &= !run;
    }
}

/// So many wild cards cover any ranks of one suit.
const ENOUGH: usize = 7;

/// For each set of ranks of one suit: the fewest points that runs leave over with 0, 1, 2, … 7 wild cards.
static LEFT: [[u8; ENOUGH + 1]; 1 << RANKS] = {
    let mut left = [[0; ENOUGH + 1]; 1 << RANKS];
    let mut ranks: usize = 1;
    while ranks < left.len() {
        left[ranks] = least_left(ranks, &left);
        ranks += 1;
    }
    left
};

/// For each set of ranks of one suit: how many cards runs can leave over with 0, 1, 2, … 7 wild cards, bit by bit.
static SPARE: [[Counts; ENOUGH + 1]; 1 << RANKS] = {
    let mut spare = [[1; ENOUGH + 1]; 1 << RANKS];
    let mut ranks: usize = 1;
    while ranks < spare.len() {
        spare[ranks] = can_be_spared(ranks, &spare);
        ranks += 1;
    }
    spare
};

/// For each set of ranks of one suit: how many wild cards it takes to have all of them in runs.
static NEED: [u8; 1 << RANKS] = {
    let mut need = [0; 1 << RANKS];
    let mut ranks = 0;
    while ranks < need.len() {
        while LEFT[ranks][need[ranks] as usize] > 0 {
            need[ranks] += 1;
        }
        ranks += 1;
    }
    need
};

/// For each set of ranks: their points.
static POINTS: [u8; 1 << RANKS] = {
    let mut points = [0; 1 << RANKS];
    let mut ranks: usize = 1;
    while ranks < points.len() {
        points[ranks] = points[ranks & (ranks - 1)] + ranks.trailing_zeros() as u8 + Card::LOWEST;
        ranks += 1;
    }
    points
};

/// The lowest card is left over, or is in a run up to one of the others and with all between.
const fn least_left(ranks: usize, known: &[[u8; ENOUGH + 1]; 1 << RANKS]) -> [u8; ENOUGH + 1] {
    let lowest = ranks.trailing_zeros();
    let mut left = known[ranks & (ranks - 1)];
    let mut wilds = 0;
    while wilds <= ENOUGH {
        left[wilds] += lowest as u8 + Card::LOWEST;
        wilds += 1;
    }
    let mut highest = ranks;
    while highest != 0 {
        let run = ranks & between(lowest, highest.trailing_zeros());
        let mut wilds = need(run);
        while wilds <= ENOUGH {
            let covered = known[ranks & !run][wilds - need(run)];
            if covered < left[wilds] {
                left[wilds] = covered;
            }
            wilds += 1;
        }
        highest &= highest - 1;
    }
    left
}

/// The same for the numbers of cards that can be left over.
const fn can_be_spared(ranks: usize, known: &[[Counts; ENOUGH + 1]; 1 << RANKS]) -> [Counts; ENOUGH + 1] {
    let lowest = ranks.trailing_zeros();
    let mut spare = known[ranks & (ranks - 1)];
    let mut wilds = 0;
    while wilds <= ENOUGH {
        spare[wilds] <<= 1;
        wilds += 1;
    }
    let mut highest = ranks;
    while highest != 0 {
        let run = ranks & between(lowest, highest.trailing_zeros());
        let mut wilds = need(run);
        while wilds <= ENOUGH {
            spare[wilds] |= known[ranks & !run][wilds - need(run)];
            wilds += 1;
        }
        highest &= highest - 1;
    }
    spare
}

/// The ranks from the lowest to the highest.
const fn between(lowest: u32, highest: u32) -> usize {
    (2 << highest) - (1 << lowest)
}

/// How many wild cards make a run of these ranks of one suit.
const fn need(ranks: usize) -> usize {
    let span = ranks.ilog2() - ranks.trailing_zeros() + 1;
    let places = if span < LEAST as u32 { LEAST as u32 } else { span };
    (places - ranks.count_ones()) as usize
}

/// The cards that have a card of their suit so many ranks above them.
const fn room_above() -> [u64; 4] {
    let mut room = [SUITED; 4];
    let mut ranks = 1;
    while ranks < room.len() {
        room[ranks] = LOWEST * (ONE_SUIT >> ranks);
        ranks += 1;
    }
    room
}

#[cfg(test)]
mod tests {
    use super::*;
    use rafle_engine::{Seeded, Source};

    use crate::family::deck::Kinds;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    fn melds(wild: u8) -> Melds {
        Melds::new(wild, AllWildMelds::Allow)
    }

    /// The rules as they are written, tried out one by one: nothing of the solver is used, not even its idea of a meld.
    mod by_force {
        use super::*;

        pub(super) fn is_meld(hand: Melds, naturals: &[Card], wilds: usize) -> bool {
            let size = naturals.len() + wilds;
            let mut ranks: Vec<_> = naturals.iter().map(|card| card.rank().unwrap()).collect();
            ranks.sort_unstable();
            let (Some(&lowest), Some(&highest)) = (ranks.first(), ranks.last()) else {
                return size >= 3 && hand.all_wild == AllWildMelds::Allow;
            };
            let book = lowest == highest;
            let one_suit = naturals.iter().all(|card| card.suit() == naturals[0].suit());
            let different = ranks.windows(2).all(|pair| pair[0] < pair[1]);
            let run = one_suit && different && usize::from(highest - lowest) < size && size <= 11;
            size >= 3 && (book || run)
        }

        /// The fewest points left over. The first natural card is left over, or in any book or run with any wild cards.
        pub(super) fn least(hand: Melds, cards: Cards) -> u16 {
            let (wilds, naturals): (Vec<_>, Vec<_>) = cards.iter().partition(|&card| hand.is_wild(card));
            let mut wild_points: Vec<_> = wilds.iter().map(|&card| hand.points(card)).collect();
            wild_points.sort_unstable();
            let mut known = vec![vec![None; wilds.len() + 1]; 1 << naturals.len()];
            least_of(hand, &naturals, (1 << naturals.len()) - 1, &wild_points, &mut known)
        }

        fn least_of(hand: Melds, all: &[Card], there: usize, wilds: &[u16], known: &mut Vec<Vec<Option<u16>>>) -> u16 {
            if let Some(known) = known[there][wilds.len()] {
                return known;
            }
            let least = if there == 0 {
                // Wild cards alone: all in a meld or all left over.
                if is_meld(hand, &[], wilds.len()) { 0 } else { wilds.iter().sum() }
            } else {
                let first = there.trailing_zeros() as usize;
                let mut least = hand.points(all[first]) + least_of(hand, all, there & (there - 1), wilds, known);
                let mates = |mate: &dyn Fn(Card) -> bool| {
                    let is = |&at: &usize| at != first && there >> at & 1 != 0 && mate(all[at]);
                    (0..all.len()).filter(is).collect::<Vec<_>>()
                };
                for mates in
                    [mates(&|card| card.rank() == all[first].rank()), mates(&|card| card.suit() == all[first].suit())]
                {
                    for some in 0..1_usize << mates.len() {
                        let chosen =
                            mates.iter().enumerate().filter(|(at, _)| some >> at & 1 != 0).map(|(_, &mate)| mate);
                        let chosen: Vec<_> = chosen.chain([first]).collect();
                        let naturals: Vec<_> = chosen.iter().map(|&at| all[at]).collect();
                        for more in 0..=wilds.len() {
                            if is_meld(hand, &naturals, more) {
                                let rest = chosen.iter().fold(there, |rest, at| rest & !(1 << at));
                                // The dearest wild cards go first.
                                let left = &wilds[..wilds.len() - more];
                                least = least.min(least_of(hand, all, rest, left, known));
                            }
                        }
                    }
                }
                least
            };
            known[there][wilds.len()] = Some(least);
            least
        }
    }

    /// A hand of up to `size` cards, `wilds` of them wild. The natural ones come from a few suits and neighbouring ranks, so
    /// that cards are torn between melds, or from everywhere.
    fn any_hand(hand: Melds, size: usize, wilds: usize, luck: &mut Seeded) -> Cards {
        let suits = 1 + luck.below(31) as usize;
        let (from, ranks) = (3 + luck.below(9) as u8, 1 + luck.below(11) as u8);
        let crowded = |card: Card| {
            let suit = card.suit().is_some_and(|suit| suits >> suit as usize & 1 != 0);
            suit && card.rank().is_some_and(|rank| (from..from + ranks).contains(&rank))
        };
        let everywhere = luck.below(4) == 0;
        let mut deal = |from: &dyn Fn(Card) -> bool, count: usize| {
            let mut from: Cards = Cards::DECK.iter().filter(|&card| from(card)).collect();
            let mut dealt = Cards::NONE;
            for _ in 0..count.min(from.len()) {
                let card = from.nth(luck.below(from.len() as u32) as usize);
                from = from.without(card);
                dealt = dealt.with(card);
            }
            dealt
        };
        deal(&|card| hand.is_wild(card), wilds)
            + deal(&|card| !hand.is_wild(card) && (everywhere || crowded(card)), size - wilds)
    }

    fn check(hand: Melds, cards: Cards) {
        let least = by_force::least(hand, cards);
        assert_eq!(hand.least(cards), least, "{hand:?} {cards}");
        assert_eq!(hand.goes_out(cards), least == 0, "{hand:?} {cards}");
        let made = hand.best(cards);
        assert_eq!(made.points, least, "{hand:?} {cards} {made:?}");
        assert_eq!(hand.points_of(made.left), least);
        let laid = made.melds().iter().fold(made.left, |all, &meld| all + meld);
        assert_eq!(laid, cards);
        for &meld in made.melds() {
            assert!(hand.kind(meld).is_some(), "{hand:?} {cards} {made:?}");
            assert_eq!(hand.laid_out(meld).collect::<Cards>(), meld);
        }
    }

    #[test]
    fn agrees_with_brute_force() {
        let mut luck = Seeded::new(44);
        for n in 0..20_000 {
            let all_wild = if n % 4 == 0 { AllWildMelds::Forbid } else { AllWildMelds::Allow };
            let hand = Melds::new(3 + luck.below(11) as u8, all_wild);
            let size = 3 + luck.below(12) as usize;
            let wilds = luck.below(size as u32 + 1) as usize;
            check(hand, any_hand(hand, size, wilds, &mut luck));
        }
    }

    #[test]
    fn discards_and_melds_agree_with_trying_them_all() {
        let mut luck = Seeded::new(45);
        for _ in 0..1_000 {
            let hand = Melds::new(3 + luck.below(11) as u8, AllWildMelds::Allow);
            let (size, wilds) = (4 + luck.below(7) as usize, luck.below(4) as usize);
            let cards = any_hand(hand, size, wilds, &mut luck);
            if let Some(best) = hand.best_discard(cards) {
                let points = |card| by_force::least(hand, cards.without(card));
                assert_eq!(best.points, points(best.card));
                assert_eq!(Some(best.points), cards.kinds().map(points).min());
                let outs = cards.kinds().filter(|&card| points(card) == 0).map(|card| 1 << card.index()).sum();
                assert_eq!(hand.outs(cards), outs, "{hand:?} {cards}");
            }
            let is_meld = |part: &Cards| {
                let (wilds, naturals): (Vec<_>, Vec<_>) = part.iter().partition(|&card| hand.is_wild(card));
                by_force::is_meld(hand, &naturals, wilds.len())
            };
            let mut every: Vec<_> = hand.every(cards).map(|meld| meld.to_string()).collect();
            let mut tried: Vec<_> = cards.parts().filter(is_meld).map(|meld| meld.to_string()).collect();
            every.sort_unstable();
            tried.sort_unstable();
            assert_eq!(every, tried, "{hand:?} {cards}");
        }
    }

    /// Every way to exchange cards for wild ones, until what is left goes out.
    #[test]
    fn how_far_away_agrees_with_exchanging_everything() {
        let mut luck = Seeded::new(46);
        for n in 0..300 {
            let hand = Melds::new(3 + luck.below(11) as u8, AllWildMelds::Allow);
            let (spare, wilds) = (n % 2, luck.below(3) as usize);
            let size = 3 + spare + luck.below(4) as usize;
            let cards = any_hand(hand, size, wilds, &mut luck);
            if cards.len() < LEAST + spare {
                continue; // too few of the suits and ranks that were drawn
            }
            let exchanged = |kept: Cards, away| (0..away).fold(kept, |kept, _| kept.with(Card::JOKER));
            let goes_out = |away: &usize| {
                let few = |kept: &Cards| kept.len() + away + spare == cards.len();
                cards.parts().filter(few).any(|kept| by_force::least(hand, exchanged(kept, *away)) == 0)
            };
            let away = (0..=cards.len()).find(goes_out).unwrap();
            assert_eq!(hand.away(cards, spare), away, "{hand:?} {cards}, {spare} to spare");
            assert!(hand.is_within(away + 1, cards, spare), "{hand:?} {cards}, {spare} to spare");
        }
    }

    #[test]
    fn melds_of_three_are_not_always_on_the_way() {
        for (wild, hand, spare, away) in [
            (3, "KC KH 9D", 0, 1),
            (3, "KC KH 9D 4D", 1, 1),
            (5, "KC KH KD 9S 9D", 0, 2), // five cards are one meld, and the nines are no part of it
            (5, "KC KH KD 9S 9D 9H", 1, 2),
            (6, "KC KH KD 9S 9D 9H", 0, 0),
            (6, "KC KH 4D 9S 9D 3H", 0, 2),
            (7, "KC KH KD 9S 9D 9H 4C", 0, 1),
        ] {
            assert_eq!(melds(wild).away(cards(hand), spare), away, "{hand}");
        }
    }

    #[test]
    fn what_is_a_meld() {
        let run = |suit, from, to| Some(Kind::Run { suit, from, to });
        for (wild, meld, kind) in [
            // The examples of the source.
            (3, "5C 6C 7C", run(Suit::Clubs, 5, 7)),
            (3, "9* 10* J* Q*", run(Suit::Stars, 9, 12)),
            (7, "9D 7C JD", run(Suit::Diamonds, 9, 11)),
            (7, "6D 7* 7* 9D", run(Suit::Diamonds, 6, 9)),
            (3, "8C 8* 8S", Some(Kind::Book(Some(8)))),
            (3, "KC KD KH K*", Some(Kind::Book(Some(13)))),
            (8, "8C QC Q*", Some(Kind::Book(Some(12)))),
            // Ours.
            (4, "5C 5C 6C 7C", None),
            (5, "QC KC 3C", None),
            (6, "8C 8C 8*", Some(Kind::Book(Some(8)))),
            (6, "10H JH 6S", run(Suit::Hearts, 10, 12)),
            (5, "9H 9D 5S Joker", Some(Kind::Book(Some(9)))),
            (3, "Joker Joker Joker", Some(Kind::Book(None))),
            (13, "JD QD KD", run(Suit::Diamonds, 11, 13)),
            (13, "10D JD QD KD KS", run(Suit::Diamonds, 9, 13)),
            (13, "3D 4D KS KS KH KH KD KD KC KC K* K* Joker", None),
            (3, "5C 6C", None),
            (3, "5C 6C 7D", None),
            (3, "5C 8C 3S", None),
            (3, "5C 8C 3S 3S", run(Suit::Clubs, 5, 8)),
        ] {
            assert_eq!(melds(wild).kind(cards(meld)), kind, "{meld}");
        }
        assert_eq!(Melds::new(3, AllWildMelds::Forbid).kind(cards("Joker Joker Joker")), None);
    }

    #[test]
    fn how_a_meld_is_laid_out() {
        for (wild, meld, order) in [
            (7, "9D 7C JD", "9D 7C JD"),
            (7, "6D 7* 7* 9D", "6D 7* 7* 9D"),
            (13, "10D JD QD KD KS", "KS 10D JD QD KD"),
            (13, "10D QD KD KS", "10D KS QD KD"),
            (8, "8C QC Q*", "QC Q* 8C"),
        ] {
            let laid: Vec<_> = melds(wild).laid_out(cards(meld)).map(|card| card.to_string()).collect();
            assert_eq!(laid.join(" "), order);
        }
    }

    #[test]
    fn what_is_left_over() {
        for (wild, hand, points) in [
            (3, "3H 9D 4D", 33), // when a 3 was thrown away
            (3, "3H 3S 9D", 0),
            (3, "KC KH 9D", 35),
            (3, "KC KH KD", 0),
            (4, "5C 6C 7C 8C", 0),
            (4, "6C 7C 7C 8C", 7),
            (4, "5C 5C 6C 7C", 5),
            (6, "8C 8C 8* 10H JH 6S", 0),
            (7, "9H 9D 9C 10C JC QC 3S", 3),
            (5, "9H 9D Joker 5S QC", 12),
            (5, "9H 9D Joker 5S KH", 13),
            (5, "9H 9D 5S QC KH", 25),
            (3, "Joker Joker Joker", 0),
            (3, "5H 9D 3C", 34),
            (13, "3D 4D KS KS KH KH KD KD KC KC K* K* Joker", 0),
        ] {
            assert_eq!(melds(wild).least(cards(hand)), points, "{hand}");
        }
        assert_eq!(Melds::new(3, AllWildMelds::Forbid).least(cards("Joker Joker Joker")), 150);
    }

    #[test]
    fn the_best_discard_and_what_goes_out() {
        for (wild, hand, discard, points) in [
            (3, "3H 3S 9D 4D", "9D", 0),
            (4, "5C 6C 7C 7C 8C", "7C", 0),
            (6, "8C 8C 8* 10H JH 6S 3D", "3D", 0),
            (7, "9H 9D 9C 10C JC QC 3S KD", "KD", 3),
            (5, "9H 9D Joker 5S QC KH", "KH", 12),
            (3, "5H 9D KC 3C", "3C", 27), // a lone wild card is better thrown away
        ] {
            let best = BestDiscard { card: discard.parse().unwrap(), points };
            assert_eq!(melds(wild).best_discard(cards(hand)), Some(best), "{hand}");
        }
        let outs = Kinds::of(melds(3).outs(cards("3H 3S 9D 4D")));
        assert_eq!(outs.map(|card| card.to_string()).collect::<Vec<_>>(), ["4D", "9D"]);
        assert_eq!(melds(3).best_discard(Cards::NONE), None);
    }
}
