//! # Five Crowns Solitaire (`five-crowns-solitaire`)
//!
//! 1. Eleven hands of 3, 4, 5 … 13 cards are dealt face up from the 116 cards of Five Crowns; 28 are left in the deck. In
//!    every hand the rank that equals its number of cards is wild, and so are jokers.
//! 2. Turn up the top card of the deck, put it into an open hand, and discard one card of that hand, which may be the same.
//!    Cards never move between hands, and discards are out of the game.
//! 3. If all cards of that hand can be divided into melds now ([`Melds`]), it is closed and takes no more cards.
//! 4. The game is won when all hands are closed, and lost when the deck is empty before that.
//!
//! Options: `deal_close`, `all_wild_melds`, `undo`, `peek`. Notation: `put 7 KC`, the card turned up goes into the hand of
//! seven and the king of clubs out of it. Luck: `deal 5C`, hand by hand from the smallest, and `draw 5C`.
//! Nothing is hidden: the order of the deck is decided card by card.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Begins, Chance, Ends, Face, Game, Lies, Line, LineOf, Mark, Message, Move, Next, Note, Occasion, PerSeat,
    Piece, Pieces, Place, Refusal, Seat, Seats, Seen, Source, Standings, Suit, Thing, Unreadable, View, after_verb,
    choice, just_now, options, rank_letter,
};

use crate::family::deck::{Card, Cards, Kinds};
use crate::family::melds::{AllWildMelds, Melds};

/// How many hands there are.
const HANDS: usize = Card::RANKS;
/// How many cards are left in the deck after the deal.
const DRAWN: usize = 28;
/// The most cards that lie open beside the hands: the one to be put down and those ahead of it.
const MOST_AHEAD: usize = 4;

choice! {
    /// How many cards of the deck lie open.
    pub enum Peek {
        /// None.
        None = "0",
        /// The next one.
        One = "1",
        /// The next three.
        Three = "3",
    }
}

options! {
    /// What is agreed on before the deal.
    pub struct Options {
        /// Whether hands that are complete as dealt are closed at once.
        pub deal_close: bool = false,
        /// Whether wild cards alone make a meld.
        pub all_wild_melds: AllWildMelds = AllWildMelds::Allow,
        /// Whether moves may be taken back at a table. The rules are the same.
        pub undo: bool = false,
        /// How many cards of the deck lie open.
        pub peek: Peek = Peek::None,
    }
}

/// A game of Five Crowns Solitaire at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Solitaire {
    options: Options,
    /// From three cards to thirteen.
    hands: [Cards; HANDS],
    /// A bit for each hand that is closed.
    closed: u16,
    /// What is neither dealt nor turned up yet.
    deck: Cards,
    /// The card to be put down, then those of the deck that lie open.
    ahead: [Option<Card>; MOST_AHEAD],
}

/// `put 7 KC`: the card turned up goes into a hand, another or the same out of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Put {
    /// How many cards the hand has.
    pub hand: u8,
    /// What is discarded.
    pub discard: Card,
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// `deal 5C`: the next card of the deal.
    Deal(Card),
    /// `draw 5C`: the next card of the deck.
    Draw(Card),
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Back(10, 22, -6), Thing::Card(5, Suit::Hearts, 58, 16, 0), Thing::Card(6, Suit::Hearts, 74, 22, 0), Thing::Card(7, Suit::Hearts, 90, 28, 0), Thing::Accent("M136 26l3 7 8 .5-6 5 2 8-7-4.500-7 4.500 2-8-6-5 8-.5Z")];

impl Game for Solitaire {
    const ABOUT: About = About {
        slug: "five-crowns-solitaire",
        picture: PICTURE,
        least_seats: 1,
        most_seats: 1,
        usual_seats: 1,
        minutes: 20,
        skill: 3,
        decisions: true,
        hidden: false,
        cards: true,
        occasions: &[Occasion::Alone],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Put;
    type Luck = Luck;

    fn new(options: Options, _: usize) -> Result<Solitaire, Refusal> {
        let hands = [Cards::NONE; HANDS];
        Ok(Solitaire { options, hands, closed: 0, deck: Cards::DECK, ahead: [None; MOST_AHEAD] })
    }

    fn next(&self) -> Next {
        if self.over() {
            Next::Nobody
        } else if self.dealing() {
            Next::Chance { hand: None }
        } else if self.draws() {
            // Cards that lie open ahead of time need no tap.
            Next::Chance { hand: self.ahead[0].is_none().then_some(Seat::A) }
        } else {
            Next::Seat(Seat::A)
        }
    }

    fn actions(&self) -> impl Iterator<Item = Put> + Clone + '_ {
        Puts { game: self, card: self.to_put(), hand: 0, discards: Kinds::of(0) }
    }

    fn act(&mut self, put: Put) -> Result<(), Refusal> {
        let card = self.to_put().ok_or_else(|| Refusal::new("cards-come-first"))?;
        if !self.open_hands().any(|hand| hand == put.hand) {
            return Err(Refusal::new("hand-not-open").with("n", put.hand));
        }
        let hand = self.hand(put.hand).with(card);
        if !hand.has(put.discard) {
            return Err(Refusal::new("card-not-in-hand").with("card", put.discard));
        }
        self.hands[index(put.hand)] = hand.without(put.discard);
        self.close_if_complete(put.hand);
        self.ahead.rotate_left(1);
        self.ahead[MOST_AHEAD - 1] = None;
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Luck> {
        self
    }

    fn befall(&mut self, luck: Luck) -> Result<(), Refusal> {
        let (Luck::Deal(card) | Luck::Draw(card)) = luck;
        let asked = matches!(self.next(), Next::Chance { .. }) && luck == self.brings(card);
        if !asked {
            return Err(Refusal::new("not-asked-now"));
        }
        if !self.deck.has(card) {
            return Err(Refusal::new("card-is-elsewhere").with("card", card));
        }
        match luck {
            Luck::Deal(card) => self.deal(card),
            Luck::Draw(card) => self.ahead[self.lying_open()] = Some(card),
        }
        self.deck = self.deck.without(card);
        if self.options.deal_close && matches!(luck, Luck::Deal(_)) && !self.dealing() {
            for hand in SIZES {
                self.close_if_complete(hand);
            }
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        let closed = PerSeat::all(self.closed.count_ones() as i32);
        let winners = if self.won() { Seats::first(1) } else { Seats::NONE };
        Standings::most(Seats::first(1), closed).won_by(winners)
    }

    fn may_take_back(&self) -> bool {
        self.options.undo
    }

    fn most_steps(&self) -> u32 {
        (Cards::DECK.len() + DRAWN + 1) as u32
    }

    fn view(seen: &Seen<Solitaire>) -> View {
        let mut view = seen.piles().fold(View::new(seen, seen.say()), View::part);
        if seen.next() == Next::Nobody {
            view = view.part(Note::main(seen.result()));
        }
        let view = seen.hand_rows(seen.foremost()).fold(view, View::part);
        let moves: Vec<_> =
            if seen.to_move() { seen.actions().map(|put| seen.touch(put)).collect() } else { Vec::new() };
        view.moves(seen, moves).tap(seen, Message::new("turn-up-a-card"))
    }

    fn happened(before: &Seen<Solitaire>, line: LineOf<Solitaire>, after: &Seen<Solitaire>) -> Vec<Message> {
        let mut told = match line {
            Line::Luck(Luck::Deal(_)) => Vec::new(),
            Line::Luck(Luck::Draw(card)) => vec![Message::new("turned-up").with("card", card)],
            Line::Action(Put { hand, discard }) if before.to_put() == Some(discard) => {
                vec![Message::new("thrown-away").with("card", discard).with("n", hand)]
            }
            Line::Action(Put { hand, discard }) => {
                let put = Message::new("put-into").with("n", hand).with("discard", discard);
                before.to_put().map(|card| put.with("card", card)).into_iter().collect()
            }
        };
        told.extend(after.happened_last(before));
        told
    }

    fn moment(before: &Seen<Solitaire>, line: LineOf<Solitaire>, after: &Seen<Solitaire>) -> Option<View> {
        let over = after.next() == Next::Nobody;
        let (Line::Action(Put { hand, .. }), Some(card)) = (line, before.to_put()) else {
            return over.then(|| just_now(before, line, after));
        };
        if !over && after.closed == before.closed {
            return None;
        }
        // The hand as it lies before it is closed and turned over.
        let lying = Solitaire { closed: before.closed, ..Solitaire::clone(after) };
        let view = View::new(&before.with(&lying), before.say());
        let view = lying.piles().chain(lying.hand_rows(Some(hand))).fold(view, View::part);
        let moment = view.moment(Ends::Hope, after.happened_last(before), after);
        let put = format!("card-{hand}-{}-", card.index());
        Some(moment.marked(|piece| piece.id.starts_with(&put).then_some(Mark::Came)))
    }
}

impl Chance for &Solitaire {
    type Luck = Luck;

    fn outcomes(self) -> impl Iterator<Item = (Luck, u64)> {
        let deck = if matches!(self.next(), Next::Chance { .. }) { self.deck } else { Cards::NONE };
        deck.kinds().map(move |card| (self.brings(card), deck.count(card).into()))
    }

    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Luck {
        self.brings(self.deck.nth(source.below(self.deck.len() as u32) as usize))
    }
}

/// How many cards each hand has.
const SIZES: [u8; HANDS] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

const fn index(hand: u8) -> usize {
    (hand - SIZES[0]) as usize
}

impl Solitaire {
    /// What makes a meld in a hand.
    pub fn melds(&self, hand: u8) -> Melds {
        Melds::new(hand, self.options.all_wild_melds)
    }

    /// The cards of a hand, by their number.
    pub fn hand(&self, hand: u8) -> Cards {
        self.hands[index(hand)]
    }

    fn is_closed(&self, hand: u8) -> bool {
        self.closed >> index(hand) & 1 != 0
    }

    /// The hands that are open, by their number of cards.
    pub fn open_hands(&self) -> impl Iterator<Item = u8> + '_ {
        SIZES.into_iter().filter(|&hand| !self.is_closed(hand))
    }

    fn dealing(&self) -> bool {
        self.deck.len() > DRAWN
    }

    fn won(&self) -> bool {
        self.closed.count_ones() as usize == HANDS
    }

    fn over(&self) -> bool {
        self.won() || (self.deck.is_empty() && self.ahead[0].is_none())
    }

    /// How many cards lie open beside the hands.
    fn lying_open(&self) -> usize {
        self.ahead.iter().flatten().count()
    }

    /// Whether another card is turned up before anything is put down.
    fn draws(&self) -> bool {
        let peek = match self.options.peek {
            Peek::None => 0,
            Peek::One => 1,
            Peek::Three => 3,
        };
        self.lying_open() <= peek && !self.deck.is_empty()
    }

    /// The card that must be put down now.
    pub fn to_put(&self) -> Option<Card> {
        self.ahead[0].filter(|_| !self.draws() && !self.over())
    }

    /// The card that chance brings, as the luck that is asked for.
    fn brings(&self, card: Card) -> Luck {
        if self.dealing() { Luck::Deal(card) } else { Luck::Draw(card) }
    }

    fn deal(&mut self, card: Card) {
        let short = |&hand: &u8| self.hand(hand).len() < usize::from(hand);
        let hand = SIZES.into_iter().find(short).expect("somebody is short of a card in the deal");
        self.hands[index(hand)] = self.hand(hand).with(card);
    }

    fn close_if_complete(&mut self, hand: u8) {
        if self.melds(hand).goes_out(self.hand(hand)) {
            self.closed |= 1 << index(hand);
        }
    }

    /// The points left over in all open hands.
    pub fn points_left(&self) -> u16 {
        self.open_hands().map(|hand| self.melds(hand).least(self.hand(hand))).sum()
    }

    fn say(&self) -> Message {
        match (self.next(), self.ahead[0]) {
            (Next::Nobody, _) => Message::new("over"),
            (Next::Seat(_), Some(card)) => Message::new("say-put").with("seat", Seat::A).with("card", card),
            _ if self.dealing() => Message::new("say-hands-are-dealt"),
            _ => Message::new("say-turn-up").with("seat", Seat::A),
        }
    }

    /// What came of a line: which hands were closed, and how it ended.
    fn happened_last(&self, before: &Solitaire) -> Vec<Message> {
        let closed = SIZES.into_iter().filter(|&hand| self.is_closed(hand) && !before.is_closed(hand));
        let closed = closed.map(|hand| Message::new("hand-closes").with("n", hand));
        closed.chain((self.next() == Next::Nobody).then(|| self.result())).collect()
    }

    fn result(&self) -> Message {
        if self.won() {
            Message::new("solitaire-won").with("count", self.deck.len() + self.lying_open())
        } else {
            let closed = self.closed.count_ones();
            Message::new("solitaire-lost").with("count", closed).with("points", self.points_left())
        }
    }

    /// The deck, the card to be put down, and those that lie open ahead of it.
    fn piles(&self) -> impl Iterator<Item = Pieces> {
        let ahead = [self.cards_ahead(0..1, "turned-up-card"), self.cards_ahead(1..MOST_AHEAD, "coming-cards")];
        [self.deck_pile()].into_iter().chain(ahead.into_iter().filter(|ahead| !ahead.pieces.is_empty()))
    }

    /// All hands, of which one is looked at first.
    fn hand_rows(&self, foremost: Option<u8>) -> impl Iterator<Item = Pieces> {
        SIZES.into_iter().map(move |hand| Pieces { foremost: foremost == Some(hand), ..self.hand_row(hand) })
    }

    fn deck_pile(&self) -> Pieces {
        let back = (!self.deck.is_empty()).then(|| Piece::new("deck", Face::Back, Lies::Covered));
        Pieces::at(Place::Pile, back).called(Message::new("deck-pile").with("count", self.deck.len()))
    }

    fn cards_ahead(&self, which: std::ops::Range<usize>, title: &'static str) -> Pieces {
        let open = which.filter_map(|n| Some((n, self.ahead[n]?)));
        let piece = |(n, card): (usize, Card)| Piece::new(format!("ahead-{n}"), card.face(false), Lies::Loose);
        Pieces::at(Place::Tray, open.map(piece)).called(Message::new(title))
    }

    /// A hand with its melds first; at the end the place to touch for throwing the new card away again.
    fn hand_row(&self, hand: u8) -> Pieces {
        let (melds, cards) = (self.melds(hand), self.hand(hand));
        let made = melds.best(cards);
        let melded = made.melds().iter().flat_map(|&meld| melds.laid_out(meld)).map(|card| (card, Lies::Kept));
        let loose = melds.sorted(made.left).map(|card| (card, Lies::Loose));
        let mut named = Cards::NONE;
        let mut piece = |(card, lies): (Card, Lies)| {
            let id = piece_id(hand, card, named.count(card));
            named = named.with(card);
            if self.is_closed(hand) {
                Piece::new(id, Face::Back, Lies::Spent)
            } else {
                Piece::new(id, melds.face(card), lies)
            }
        };
        let mut pieces: Vec<_> = melded.chain(loose).map(&mut piece).collect();
        if self.is_closed(hand) {
            let title = Message::new("closed-hand").with("n", hand);
            return Pieces::at(Place::Row, pieces).called(title);
        }
        if self.to_put().is_some() {
            pieces.push(Piece::new(format!("away-{hand}"), Face::Word(Message::new("throw-it-away")), Lies::Loose));
        }
        let title = Message::new("open-hand").with("wild", melds.wild_ranks()).with("points", made.points);
        let best = self.to_put().map(|new| Message::number(self.least_with(hand, new)));
        let short = Message::new("open-hand-short").with("rank", rank_letter(hand)).with("points", made.points);
        let tells = best.is_some().then(|| Message::new("left-with"));
        Pieces { best, tells, short: Some(short), ..Pieces::at(Place::Row, pieces).called(title) }
    }

    /// The hand that is looked at first: of those still open the one for which the card turned up does most.
    fn foremost(&self) -> Option<u8> {
        let open = SIZES.into_iter().filter(|&hand| !self.is_closed(hand));
        let gain = |hand: u8| {
            let before = self.melds(hand).least(self.hand(hand));
            self.to_put().map_or(0, |new| i32::from(before) - i32::from(self.least_with(hand, new)))
        };
        open.rev().max_by_key(|&hand| gain(hand))
    }

    /// What the hand leaves over with this card and without the one that is best thrown away for it.
    fn least_with(&self, hand: u8, new: Card) -> u16 {
        let cards = self.hand(hand).with(new);
        let left = cards.kinds().map(|discard| self.melds(hand).least(cards.without(discard)));
        left.min().expect("a hand has cards")
    }

    fn touch(&self, put: Put) -> Move {
        let Put { hand, discard } = put;
        let new = self.to_put().expect("a card is to be put down");
        let left = self.melds(hand).least(self.hand(hand).with(new).without(discard));
        let (label, piece) = if discard == new {
            (Message::new("throw-away-in").with("n", hand), format!("away-{hand}"))
        } else {
            (Message::new("put-for").with("n", hand).with("card", discard), piece_id(hand, discard, 0))
        };
        Move::touch(label, put).on(piece).brings(Message::number(left))
    }
}

fn piece_id(hand: u8, card: Card, copy: u8) -> String {
    format!("card-{hand}-{}-{copy}", card.index())
}

/// Everything that can be done with the card turned up. The n-th is found hand by hand.
#[derive(Clone)]
struct Puts<'a> {
    game: &'a Solitaire,
    card: Option<Card>,
    /// The first hand not looked at yet.
    hand: usize,
    /// What is left to be discarded of the hand before it.
    discards: Kinds,
}

impl Puts<'_> {
    /// What can be discarded of a hand.
    fn discards_of(&self, hand: usize) -> Kinds {
        match self.card {
            Some(card) if self.game.closed >> hand & 1 == 0 => {
                Kinds::of(self.game.hands[hand].bits().0 | 1 << card.index())
            }
            _ => Kinds::of(0),
        }
    }
}

impl Iterator for Puts<'_> {
    type Item = Put;

    fn next(&mut self) -> Option<Put> {
        self.nth(0)
    }

    fn nth(&mut self, mut n: usize) -> Option<Put> {
        while n >= self.discards.len() {
            n -= self.discards.len();
            if self.hand == HANDS {
                return None;
            }
            self.discards = self.discards_of(self.hand);
            self.hand += 1;
        }
        self.discards.nth(n).map(|discard| Put { hand: SIZES[self.hand - 1], discard })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let later: usize = (self.hand..HANDS).map(|hand| self.discards_of(hand).len()).sum();
        (self.discards.len() + later, Some(self.discards.len() + later))
    }
}

impl fmt::Display for Put {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "put {} {}", self.hand, self.discard)
    }
}

impl FromStr for Put {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Put, Unreadable> {
        let (hand, discard) = after_verb(text, "put")?.split_once(' ').ok_or(Unreadable)?;
        let hand = SIZES.into_iter().find(|size| size.to_string() == hand).ok_or(Unreadable)?;
        Ok(Put { hand, discard: discard.trim().parse()? })
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::Deal(card) => write!(f, "deal {card}"),
            Luck::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Luck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Luck, Unreadable> {
        let dealt = after_verb(text, "deal").and_then(|card| card.parse().map(Luck::Deal));
        dealt.or_else(|Unreadable| after_verb(text, "draw")?.parse().map(Luck::Draw))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use rafle_engine::{Part, Seeded, Viewer, step};

    #[test]
    fn rule_1_hands_are_dealt_one_after_the_other_and_28_cards_are_left() {
        let mut game = Solitaire::new(Options::default(), 1).unwrap();
        let mut luck = Seeded::new(45);
        while matches!(game.next(), Next::Chance { hand: None }) {
            step(&mut game, &mut luck);
        }
        assert_eq!(game.hands.map(Cards::len), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
        assert_eq!(game.deck.len(), 28);
        step(&mut game, &mut luck);
        // 88 cards and the new one for each hand, but for equal ones in a hand.
        let different = |hand: &Cards| hand.with(game.ahead[0].unwrap()).kinds().len();
        assert_eq!(game.actions().count(), game.hands.iter().map(different).sum());
        assert!(game.actions().count() <= 99);
    }

    #[test]
    fn a_card_lies_in_the_hand_that_it_closes_and_nowhere_else() {
        let mut before = Solitaire::new(Options::default(), 1).unwrap();
        let mut luck = Seeded::new(45);
        while before.to_put().is_none() {
            step(&mut before, &mut luck);
        }
        let [five, other, discard] = ["5H", "5S", "7C"].map(|card| card.parse::<Card>().unwrap());
        before.hands[0] = [five, other, discard].into_iter().collect();
        before.ahead[0] = Some(five);
        let (mut after, put) = (before.clone(), Put { hand: 3, discard });
        after.act(put).unwrap();
        let [before, after] = [&before, &after].map(|game| Seen::of(game, Viewer::Seat(Seat::A)));
        let view = Solitaire::moment(&before, Line::Action(put), &after).expect("a hand is closed");
        let came: Vec<_> = view.pieces().filter(|piece| piece.mark.is_some()).map(|piece| &piece.id).collect();
        assert_eq!(came, [&piece_id(3, five, 0), &piece_id(3, five, 1)]);
        assert!(!view.pieces().any(|piece| piece.id.starts_with("ahead-")));
        let foremost = |part: &Part| matches!(part, Part::Pieces(row) if row.foremost && row.pieces.len() == 3);
        assert!(view.parts.iter().any(foremost), "the hand that closes is looked at first");
    }

    #[test]
    fn notation_reads_only_hands_that_there_are() {
        for text in ["put 2 5C", "put 14 5C", "put 03 5C", "put 7", "put 7 5X", "put 7 5C 6C", "put"] {
            assert_eq!(text.parse::<Put>(), Err(Unreadable), "{text}");
        }
        assert_eq!("put  7".parse::<Put>(), Err(Unreadable));
        assert_eq!(" put 13  Joker ".parse(), Ok(Put { hand: 13, discard: Card::JOKER }));
    }
}
