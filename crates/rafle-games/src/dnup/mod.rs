//! # dnup (`dnup`)
//!
//! A card has two values; the one at the upper end, as its holder sees it, is active, the other passive.
//!
//! 1. All cards are dealt, each either way up. Whoever holds the 1/5 with the star begins; seats follow clockwise.
//! 2. A set is one or more cards of the same active value in one area. No two sets on the table have the same size.
//! 3. A turn begins with discarding the set in the seat's own area. Then comes exactly one action:
//!    play some cards of one active value as a set in that area; add one card to somebody else's set of its value; take
//!    somebody else's set into the hand; or flip the whole hand.
//! 4. A new or grown set that meets another of its size must show a higher value. The beaten set goes back to its owner.
//! 5. The golden rule: cards that go from the table into a hand are flipped.
//! 6. Three to five seats: who has no card left is out. The first to go out gets two tokens and has no more turns; the set
//!    stays until the next turn would begin, and is discarded if it is beaten before. The second gets one token, and a new
//!    round is dealt. Who has `tokens_to_win` tokens has won at once.
//! 7. Two seats: each has two areas, and two turns in a row, first for area 1, then for area 2. The starter begins with a
//!    single turn for area 2. A new set can beat one's own set in the other area. Who has no card left, after everything
//!    has come back, wins the round; `rounds_to_win` rounds win.
//! 8. A round is void after `turn_limit` turns, or when the position as everybody knows it is there for the third time
//!    (`repetition`). Tokens stay, and the cards are dealt again; five void rounds in a row end the game.
//!
//! Everything that ever lay on the table is remembered: which hand it went into, and which way up it is there. Nobody but
//! the holder knows how a card lies that was dealt and not yet seen, but everybody knows who holds the starter.
//!
//! Options: `tokens_to_win`, `rounds_to_win`, `deck`, `cards`, `turn_limit`, `repetition`. Notation, active values first:
//! `deal 3/4` (`deal ?` for whoever may not look), `star B`, `from B`; `play 3/4 3/6`, `add B 5/2`, `take B`, `flip`; with
//! two seats the area is named, as in `take B2`. Where sources differ, the rules page `dnup.md` says what we play and why.

mod cards;
mod list;
mod past;
#[cfg(test)]
mod tests;
mod view;

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Aid, Begins, Chance, Game, Line, LineOf, Message, Next, Occasion, OptionValue, PerSeat, Refusal, Seat,
    Seats, Seen, Source, Standings, Thing, Unreadable, View, Viewer, after_verb, choice, options,
};

pub use cards::{Card, Cards, Deck, Word};
use cards::{HIGHEST, MOST_ALIKE, Pile, STARTER};
pub use list::List;
use past::{Mixer, Past};

/// After so many void rounds in a row nobody deals again.
const MOST_VOID: u8 = 5;

/// Areas on the table: one for each of five seats at most.
const MOST_AREAS: usize = 5;

choice! {
    /// Whether a round that goes in circles is void.
    pub enum Repetition {
        /// Only the turn limit ends it.
        Off = "off",
        /// It is when a position comes for the third time.
        Third = "3",
    }
}

options! {
    /// What the seats agree on before the first deal.
    pub struct Options {
        /// Tokens that win, with three seats or more.
        pub tokens_to_win: u8 [2..=8] = 4,
        /// Rounds that win, with two seats.
        pub rounds_to_win: u8 [1..=5] = 2,
        /// Which cards are played with.
        pub deck: Deck = Deck::Printed,
        /// What is printed on the cards of the published deck.
        pub cards: List = List::USUAL,
        /// After so many turns a round is void.
        pub turn_limit: u16 [10..=400] = 400,
        /// Whether a round that goes in circles is void.
        pub repetition: Repetition = Repetition::Third,
    }
}

/// A game with cards that people entered themselves.
pub type OwnCards = Dnup<u128>;

/// What was agreed on, with the cards that are played with and nothing of others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rules<W: Word> {
    tokens_to_win: u8,
    rounds_to_win: u8,
    stock: W::Stock,
    turn_limit: u16,
    repetition: Repetition,
}

impl<W: Word> Rules<W> {
    fn of(options: &Options) -> Result<Rules<W>, Refusal> {
        let Options { tokens_to_win, rounds_to_win, deck, cards, turn_limit, repetition } = *options;
        if cards != List::USUAL && deck != Deck::Printed {
            return Err(Refusal::new("cards-and-pairs"));
        }
        let misfit = || Refusal::new("option-misfit").with("key", "cards").with("value", cards.written());
        let stock = W::stock(options).ok_or_else(|| misfit().with("values", List::USUAL.written()))?;
        Ok(Rules { tokens_to_win, rounds_to_win, stock, turn_limit, repetition })
    }
}

/// A game of dnup at one moment: with our decks, whose piles are small words, or with cards of one's own
/// ([`OwnCards`]). A plain copy, large as it is, is half the price of a clone field by field.
#[derive(Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dnup<W: Word = u64> {
    rules: Rules<W>,
    seats: Seats,
    stage: Stage,
    /// Whose turn it is and for which area; during the deal, who gets the next card.
    at: Area,
    /// The hands as far as this state knows them.
    hands: PerSeat<Cards<W>>,
    /// What everybody has seen go into each hand, a part of it.
    open: PerSeat<Cards<W>>,
    /// How many further cards are in each hand.
    closed: PerSeat<u8>,
    /// Whose closed cards lie the other way up than they were dealt.
    flipped: Seats,
    /// Who holds the starter, while everybody knows that and not how it lies.
    star: Option<Seat>,
    /// Cards whose place this state does not know: not dealt yet, or behind a hole.
    unseen: Pile<W>,
    /// Indexed by area.
    sets: [Set<W>; MOST_AREAS],
    /// Who went out first in this round.
    out: Option<Seat>,
    /// Tokens; with two seats, rounds won.
    tokens: PerSeat<u8>,
    /// Void rounds in a row.
    void: u8,
    /// Turns of this round that are over.
    turns: u16,
    past: Past,
}

// Derived, it would go field by field, since a word could be anything: a third longer.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<W: Word> Clone for Dnup<W> {
    fn clone(&self) -> Dnup<W> {
        *self
    }
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    /// Who gets the first card, when hands cannot be equal.
    From,
    /// So many cards still to be dealt.
    Deal(u8),
    /// Word of who holds the starter, where this state does not know.
    Star,
    /// A turn.
    Turn,
    /// Nothing any more.
    Over,
}

/// Where a set lies, written `B`, or `B2` with two seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    /// In front of this seat.
    pub seat: Seat,
    /// 1 on the right or 2 on the left, with two seats; else 0.
    pub number: u8,
}

/// A set on the table. Its value tells how its cards lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Set<W: Word> {
    pile: Pile<W>,
    value: u8,
    size: u8, // counted once, because every action asks for it
}

impl<W: Word> Set<W> {
    /// An empty area.
    const NONE: Set<W> = Set { pile: Pile::NONE, value: 0, size: 0 };

    fn cards(self) -> Cards<W> {
        self.pile.lying(self.value)
    }
}

/// The value that a set of each size must exceed; 0 where no set of that size lies.
type ToBeat = [u8; MOST_ALIKE + 2];

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action<W: Word = u64> {
    /// `play 3/4 3/6`: lay these cards down as a set.
    Play(Cards<W>),
    /// `add B 5/2`: add this card to that set.
    Add(Area, Card),
    /// `take B`: take that set into the hand.
    Take(Area),
    /// `flip`: flip the whole hand.
    Flip,
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// `from B`: who gets the first card.
    From(Seat),
    /// `deal 3/4`: the next card and how it lies; `deal ?` if nobody says.
    Deal(Option<Card>),
    /// `star B`: who holds the starter, for whoever did not see it dealt.
    Star(Seat),
}

const PICTURE: &[Thing] = &[Thing::Ends(6, 2, 22, 10, 0), Thing::Ends(9, 3, 80, 14, 180)];

impl<W: Word> Game for Dnup<W> {
    const ABOUT: About = About {
        slug: "dnup",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 5,
        usual_seats: 4,
        minutes: 20,
        skill: 3,
        decisions: true,
        hidden: true,
        cards: true,
        occasions: &[Occasion::Tonight],
        begins: Begins::Rule,
    };

    type Options = Options;
    type Action = Action<W>;
    type Luck = Luck;

    fn suits(options: &Options) -> bool {
        W::stock(options).is_some()
    }

    fn new(options: Options, seats: usize) -> Result<Dnup<W>, Refusal> {
        let rules = Rules::of(&options)?;
        let mut game = Dnup {
            rules,
            seats: Seats::first(seats),
            stage: Stage::Over,
            at: Area { seat: Seat::A, number: 0 },
            hands: PerSeat::all(Cards::NONE),
            open: PerSeat::all(Cards::NONE),
            closed: PerSeat::all(0),
            flipped: Seats::NONE,
            star: None,
            unseen: Pile::NONE,
            sets: [Set::NONE; MOST_AREAS],
            out: None,
            tokens: PerSeat::all(0),
            void: 0,
            turns: 0,
            past: Past::NONE,
        };
        game.gather();
        Ok(game)
    }

    fn next(&self) -> Next {
        match self.stage {
            Stage::Turn => Next::Seat(self.at.seat),
            Stage::Over => Next::Nobody,
            Stage::From | Stage::Deal(_) | Stage::Star => Next::Chance { hand: None },
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action<W>> + Clone + '_ {
        let to_beat = self.sizes_to_beat();
        (1..=HIGHEST).flat_map(move |value| self.plays(value, to_beat)).chain(self.other_actions(to_beat))
    }

    fn act(&mut self, action: Action<W>) -> Result<(), Refusal> {
        match self.stage {
            Stage::Turn => {}
            Stage::Over => return Err(Refusal::new("game-over")),
            Stage::From | Stage::Deal(_) | Stage::Star => return Err(Refusal::new("deal-first")),
        }
        match action {
            Action::Play(cards) => self.play(cards)?,
            Action::Add(area, card) => self.add_card(area, card)?,
            Action::Take(area) => self.take(area)?,
            Action::Flip => self.flip(),
        }
        self.end_turn();
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Luck> {
        self
    }

    fn befall(&mut self, luck: Luck) -> Result<(), Refusal> {
        match (self.stage, luck) {
            (Stage::From, Luck::From(seat)) => {
                self.check_seat(seat)?;
                self.at.seat = seat;
                self.stage = Stage::Deal(self.deck().len());
            }
            (Stage::Deal(left), Luck::Deal(card)) => {
                if let Some(card) = card {
                    if !self.unseen.contains(card.pile()) {
                        return Err(Refusal::new("not-in-the-deck").with("card", card.to_string()));
                    }
                    self.unseen = self.unseen.minus(card.pile());
                    self.hands[self.at.seat] = self.hands[self.at.seat].plus(Cards::only(card));
                }
                self.dealt(left - 1);
            }
            (Stage::Star, Luck::Star(seat)) => {
                self.check_seat(seat)?;
                if self.star_chances(seat) == 0 {
                    return Err(Refusal::new("star-is-elsewhere").with("seat", seat));
                }
                self.begin(seat);
            }
            (Stage::From, _) => return Err(Refusal::new("who-is-first")),
            (Stage::Deal(_), _) => return Err(Refusal::new("deal-a-card")),
            (Stage::Star, _) => return Err(Refusal::new("who-holds-the-star")),
            (Stage::Turn, _) => return Err(Refusal::new("nothing-to-deal")),
            (Stage::Over, _) => return Err(Refusal::new("game-over")),
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        let scores: PerSeat<_> = PerSeat::from_fn(|seat| self.tokens[seat].into());
        let first = self.seats.most(|seat| self.tokens[seat]);
        let cards = |seat| if self.stage == Stage::Over { self.hand_size(seat) } else { 0 };
        // Ours: who is level behind the winners is ranked by the cards left in hand.
        let key = |seat| (scores[seat], Reverse(if first.has(seat) { 0 } else { cards(seat) }));
        Standings::by(self.seats, scores, key).wide()
    }

    fn most_steps(&self) -> u32 {
        // A round that is not void brings somebody nearer, and four void ones can come before it.
        let rounds = self.seats.len() as u32 * u32::from(self.needed_to_win()) * u32::from(MOST_VOID);
        rounds * (42 + u32::from(self.rules.turn_limit))
    }

    fn view(seen: &Seen<Dnup<W>>) -> View {
        view::view(seen)
    }

    fn happened(before: &Seen<Dnup<W>>, line: LineOf<Dnup<W>>, after: &Seen<Dnup<W>>) -> Vec<Message> {
        view::happened(before, line, after)
    }

    fn moment(before: &Seen<Dnup<W>>, line: LineOf<Dnup<W>>, after: &Seen<Dnup<W>>) -> Option<View> {
        view::moment(before, line, after)
    }

    fn aid(&self) -> Option<Aid> {
        Some(view::aid(self))
    }

    fn seen_by(&self, viewer: Viewer) -> Dnup<W> {
        let mut seen = *self;
        for seat in self.seats.iter().filter(|&seat| !viewer.may_see(seat)) {
            let secret = self.hands[seat].minus(self.open[seat]);
            seen.unseen = seen.unseen.plus(secret.pile());
            seen.hands[seat] = self.open[seat];
        }
        seen
    }

    fn fill<S: Source + ?Sized>(&self, source: &mut S) -> Dnup<W> {
        let mut full = *self;
        if let Some(holder) = self.star.filter(|_| self.star_is_unseen()) {
            let star = if source.below(2) == 0 { STARTER } else { STARTER.flipped() };
            full.uncover(holder, star);
        }
        for seat in self.seats.iter() {
            for _ in 0..full.holes(seat) {
                // Never seen: any of the cards, either way up, however often the hand was flipped.
                let card = any_card(full.unseen, source);
                full.uncover(seat, card);
            }
        }
        full
    }

    fn told(&self, line: LineOf<Dnup<W>>, viewer: Viewer, say: &mut dyn FnMut(LineOf<Dnup<W>>)) {
        let Line::Luck(Luck::Deal(card)) = line else { return say(line) };
        let seen = viewer.may_see(self.at.seat);
        say(Line::Luck(Luck::Deal(card.filter(|_| seen))));
        if self.stage == Stage::Deal(1) {
            let last = card.filter(|card| card.is_starter()).map(|_| self.at.seat);
            if let Some(holder) = last.or(self.star_holder()).filter(|&holder| !viewer.may_see(holder)) {
                say(Line::Luck(Luck::Star(holder)));
            }
        }
    }

    /// Sets can only be walked through one by one, but counted without: one draw, and a walk through those of one value.
    fn any_action<S: Source + ?Sized>(&self, source: &mut S) -> Action<W> {
        let to_beat = self.sizes_to_beat();
        let hand = self.hand_to_play();
        let mut plays = 0;
        let mut up_to = [0; HIGHEST as usize + 1];
        for value in 1..=HIGHEST {
            plays += hand.showing(value).count_parts(|size| value > to_beat[size]);
            up_to[usize::from(value)] = plays;
        }
        let mut others = self.other_actions(to_beat);
        let number = source.below(plays + others.clone().count() as u32);
        let action = if number < plays {
            let value = (1..HIGHEST).find(|&value| number < up_to[usize::from(value)]).unwrap_or(HIGHEST);
            let before = up_to[usize::from(value) - 1];
            self.plays(value, to_beat).nth((number - before) as usize)
        } else {
            others.nth((number - plays) as usize)
        };
        action.expect("a seat that is next has so many actions")
    }
}

impl<W: Word> Chance for &Dnup<W> {
    type Luck = Luck;

    fn outcomes(self) -> impl Iterator<Item = (Luck, u64)> {
        let dealt = if matches!(self.stage, Stage::Deal(_)) { self.unseen } else { Pile::NONE };
        let either_way = move |card: Card| {
            [card, card.flipped()].map(|card| (Luck::Deal(Some(card)), u64::from(dealt.copies(card))))
        };
        let first = self.seats.iter().filter(|_| self.stage == Stage::From).map(|seat| (Luck::From(seat), 1));
        let star = self.seats.iter().map(|seat| (Luck::Star(seat), u64::from(self.star_chances(seat))));
        let star = star.filter(|&(_, weight)| weight > 0 && self.stage == Stage::Star);
        first.chain(dealt.kinds().flat_map(either_way)).chain(star)
    }

    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Luck {
        match self.stage {
            Stage::Deal(_) => Luck::Deal(Some(any_card(self.unseen, source))),
            Stage::From => Luck::From(Seat::new(source.below(self.seats.len() as u32) as usize)),
            _ => {
                let chances = |seat| u32::from(self.star_chances(seat));
                let mut number = source.below(self.seats.iter().map(chances).sum::<u32>().max(1));
                let holder = self.seats.iter().find(|&seat| match number.checked_sub(chances(seat)) {
                    Some(left) => {
                        number = left;
                        false
                    }
                    None => true,
                });
                Luck::Star(holder.unwrap_or(Seat::A))
            }
        }
    }
}

/// Rounds and turns.
impl<W: Word> Dnup<W> {
    fn deck(&self) -> Pile<W> {
        W::cards(self.rules.stock, self.seats.len())
    }

    /// Cards that so few seats do not play with.
    fn left_out(&self) -> Pile<W> {
        W::cards(self.rules.stock, Self::ABOUT.most_seats).minus(self.deck())
    }

    /// Whether a round begins, and all cards still lie together.
    fn is_gathered(&self) -> bool {
        self.stage == Stage::From || self.stage == Stage::Deal(self.deck().len())
    }

    fn two_areas(&self) -> bool {
        self.seats.len() == 2
    }

    fn needed_to_win(&self) -> u8 {
        if self.two_areas() { self.rules.rounds_to_win } else { self.rules.tokens_to_win }
    }

    /// Rule 1: all cards together again, for a new round.
    fn gather(&mut self) {
        let deck = self.deck();
        let equal = usize::from(deck.len()).is_multiple_of(self.seats.len());
        self.stage = if equal { Stage::Deal(deck.len()) } else { Stage::From };
        self.at = Area { seat: Seat::A, number: 0 };
        self.hands = PerSeat::all(Cards::NONE);
        self.open = PerSeat::all(Cards::NONE);
        self.closed = PerSeat::all(0);
        self.flipped = Seats::NONE;
        self.star = None;
        self.unseen = deck;
        self.sets = [Set::NONE; MOST_AREAS];
        self.out = None;
        self.turns = 0;
        self.past.forget();
    }

    /// A card has gone into the hand of the seat it was for.
    fn dealt(&mut self, left: u8) {
        self.closed[self.at.seat] += 1;
        self.at.seat = self.seats.after(self.at.seat);
        self.stage = Stage::Deal(left);
        if left == 0 {
            self.stage = Stage::Star;
            if let Some(holder) = self.star_holder() {
                self.begin(holder);
            }
        }
    }

    /// Who holds the starter, as far as this state knows.
    fn star_holder(&self) -> Option<Seat> {
        self.seats.iter().find(|&seat| self.hands[seat].pile().contains(STARTER.pile()))
    }

    /// Of how many equal chances this seat has to hold the starter.
    fn star_chances(&self, seat: Seat) -> u8 {
        match self.star_holder() {
            Some(holder) => (holder == seat).into(),
            None => self.holes(seat),
        }
    }

    fn begin(&mut self, holder: Seat) {
        self.star = Some(holder);
        self.stage = Stage::Turn;
        self.at = Area { seat: holder, number: if self.two_areas() { 2 } else { 0 } };
        self.remember();
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        if self.has_no_cards(self.at.seat) && self.go_out() {
            return;
        }
        if self.turns == self.rules.turn_limit {
            return self.void_round();
        }
        loop {
            self.at = self.following(self.at);
            self.discard(self.index(self.at));
            if self.out != Some(self.at.seat) {
                break;
            }
        }
        if self.remember() == 3 {
            self.void_round();
        }
    }

    /// Rules 6 and 7: the seat has played its last card. True if that ends the round.
    fn go_out(&mut self) -> bool {
        let seat = self.at.seat;
        let first = self.out.is_none() && !self.two_areas();
        self.tokens[seat] += 1 + u8::from(first);
        if self.tokens[seat] >= self.needed_to_win() {
            self.stage = Stage::Over;
        } else if first {
            self.out = Some(seat);
            return false;
        } else {
            self.void = 0;
            self.gather();
        }
        true
    }

    fn void_round(&mut self) {
        self.void += 1;
        if self.void == MOST_VOID {
            self.stage = Stage::Over;
        } else {
            self.gather();
        }
    }

    /// Whose turn comes next, for which area.
    fn following(&self, area: Area) -> Area {
        match area.number {
            1 => Area { number: 2, ..area },
            2 => Area { seat: self.seats.after(area.seat), number: 1 },
            _ => Area { seat: self.seats.after(area.seat), number: 0 },
        }
    }

    /// Notes the position as everybody knows it, and tells how often it has been there.
    fn remember(&mut self) -> usize {
        if self.rules.repetition == Repetition::Off { 1 } else { self.past.add(self.position()) }
    }

    /// The position as everybody knows it, mixed into one number. What was discarded is no part of it: it only grows, and
    /// then nothing of the past can come again.
    fn position(&self) -> u32 {
        let mut mixer = Mixer::NEW;
        for set in &self.sets[..self.areas()] {
            mixer = set.pile.mixed_into(mixer, u64::from(set.value) << 60);
        }
        for seat in self.seats.iter() {
            let [low, high] = self.open[seat].either_way();
            mixer = low.mixed_into(mixer, u64::from(self.flipped.has(seat)) << 60);
            mixer = high.mixed_into(mixer, u64::from(self.closed[seat]) << 58);
        }
        let star = self.star.map_or(MOST_AREAS, Seat::index);
        mixer.with((star << 8 | self.at.seat.index() << 4) as u64 | u64::from(self.at.number)).number()
    }
}

/// What is open.
impl<W: Word> Dnup<W> {
    /// The hand of the seat whose turn it is; no cards at other times.
    fn hand_to_play(&self) -> Cards<W> {
        if self.stage == Stage::Turn { self.hands[self.at.seat] } else { Cards::NONE }
    }

    /// The sets of this value that can be played.
    fn plays(&self, value: u8, to_beat: ToBeat) -> impl Iterator<Item = Action<W>> + Clone + use<W> {
        let parts = self.hand_to_play().showing(value).parts();
        let high_enough = move |part: &Pile<W>| value > to_beat[usize::from(part.len())];
        parts.filter(high_enough).map(move |part| Action::Play(part.lying(value)))
    }

    /// Cards to add, sets to take, the flip.
    fn other_actions(&self, to_beat: ToBeat) -> impl Iterator<Item = Action<W>> + Clone + '_ {
        let hand = self.hand_to_play();
        let growing = self.their_sets().filter(move |(_, set)| set.value > to_beat[usize::from(set.size) + 1]);
        let adds = growing.flat_map(move |(area, set)| {
            let lie = move |card: Card| if card.up == set.value { card } else { card.flipped() };
            hand.showing(set.value).kinds().map(move |card| Action::Add(area, lie(card)))
        });
        let takes = self.their_sets().map(|(area, _)| Action::Take(area));
        adds.chain(takes).chain((self.stage == Stage::Turn).then_some(Action::Flip))
    }
}

/// The table.
impl<W: Word> Dnup<W> {
    fn areas(&self) -> usize {
        if self.two_areas() { 4 } else { self.seats.len() }
    }

    fn index(&self, area: Area) -> usize {
        if self.two_areas() { 2 * area.seat.index() + usize::from(area.number == 2) } else { area.seat.index() }
    }

    fn area(&self, index: usize) -> Area {
        if self.two_areas() {
            Area { seat: Seat::new(index / 2), number: index as u8 % 2 + 1 }
        } else {
            Area { seat: Seat::new(index), number: 0 }
        }
    }

    /// The sets of the others, for the seat whose turn it is.
    fn their_sets(&self) -> impl Iterator<Item = (Area, Set<W>)> + Clone + '_ {
        let areas = if self.stage == Stage::Turn { self.areas() } else { 0 };
        let sets = (0..areas).map(|index| (self.area(index), self.sets[index]));
        sets.filter(|(area, set)| set.size > 0 && area.seat != self.at.seat)
    }

    fn sizes_to_beat(&self) -> ToBeat {
        self.by_size(|_, set| set.value)
    }

    /// The same where no set of one's own is beaten at all.
    fn sizes_to_beat_of_others(&self) -> ToBeat {
        self.by_size(|index, set| if self.area(index).seat == self.at.seat { u8::MAX } else { set.value })
    }

    /// By size, what has to be exceeded to beat the set of an area.
    fn by_size(&self, value: impl Fn(usize, &Set<W>) -> u8) -> ToBeat {
        let mut values = [0; MOST_ALIKE + 2];
        for (index, set) in self.sets.iter().enumerate().filter(|(_, set)| set.size > 0) {
            values[usize::from(set.size)] = value(index, set);
        }
        values
    }

    /// Rule 4: the area of the set that a set of this value and size would beat, if there is one of its size.
    fn beaten_by(&self, value: u8, size: u8) -> Result<Option<usize>, Refusal> {
        match self.sets.iter().position(|set| set.size == size) {
            Some(index) if self.sets[index].value >= value => {
                Err(Refusal::new("not-higher").with("size", size).with("value", self.sets[index].value))
            }
            other => Ok(other),
        }
    }

    /// The area of the set that this action beats.
    fn beaten_area(&self, action: Action<W>) -> Option<Area> {
        let (value, size) = match action {
            Action::Play(cards) => (cards.value()?, cards.len()),
            Action::Add(area, card) => (card.up, self.sets[self.index(area)].size + 1),
            Action::Take(_) | Action::Flip => return None,
        };
        self.beaten_by(value, size).ok()?.map(|index| self.area(index))
    }

    /// How things lie after this action, before the turn is over.
    fn lying_after(&self, action: Action<W>) -> Option<Dnup<W>> {
        let mut lying = *self;
        match action {
            Action::Play(cards) => lying.play(cards),
            Action::Add(area, card) => lying.add_card(area, card),
            Action::Take(area) => lying.take(area),
            Action::Flip => {
                lying.flip();
                Ok(())
            }
        }
        .ok()
        .map(|()| lying)
    }

    /// The area of a set that somebody else has.
    fn opposing(&self, area: Area) -> Result<usize, Refusal> {
        self.check_seat(area.seat)?;
        if (area.number > 0) != self.two_areas() {
            return Err(Refusal::new(if self.two_areas() { "name-the-area" } else { "one-area-only" }));
        }
        let index = self.index(area);
        if area.seat == self.at.seat {
            Err(Refusal::new("own-set"))
        } else if self.sets[index].size == 0 {
            Err(Refusal::new("no-set-there").with("seat", area.seat))
        } else {
            Ok(index)
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if self.seats.has(seat) { Ok(()) } else { Err(Refusal::new("no-such-seat").with("seat", seat.to_string())) }
    }

    fn play(&mut self, cards: Cards<W>) -> Result<(), Refusal> {
        let value = cards.value().ok_or_else(|| Refusal::new("not-one-value"))?;
        let size = cards.len();
        self.check_held(cards)?;
        let beaten = self.beaten_by(value, size)?;
        self.leave_hand(cards, size);
        self.give_back(beaten);
        self.sets[self.index(self.at)] = Set { pile: cards.pile(), value, size };
        Ok(())
    }

    fn add_card(&mut self, area: Area, card: Card) -> Result<(), Refusal> {
        let index = self.opposing(area)?;
        let Set { pile, value, size } = self.sets[index];
        if card.up != value {
            return Err(Refusal::new("other-value").with("value", value));
        }
        let cards = Cards::only(card);
        self.check_held(cards)?;
        let beaten = self.beaten_by(value, size + 1)?;
        self.leave_hand(cards, 1);
        self.give_back(beaten);
        self.sets[index] = Set { pile: pile.plus(card.pile()), value, size: size + 1 };
        Ok(())
    }

    fn take(&mut self, area: Area) -> Result<(), Refusal> {
        let index = self.opposing(area)?;
        self.pick_up(self.at.seat, index);
        Ok(())
    }

    fn flip(&mut self) {
        let seat = self.at.seat;
        self.hands[seat] = self.hands[seat].flipped();
        self.open[seat] = self.open[seat].flipped();
        if self.closed[seat] > 0 {
            self.flipped = if self.flipped.has(seat) { self.flipped.without(seat) } else { self.flipped.with(seat) };
        }
    }

    /// A beaten set goes back to its owner, or away if the owner is out.
    fn give_back(&mut self, beaten: Option<usize>) {
        if let Some(index) = beaten {
            match self.area(index).seat {
                owner if self.out == Some(owner) => self.discard(index),
                owner => self.pick_up(owner, index),
            }
        }
    }

    /// Rule 5: what lies there goes into the hand of `seat`, flipped, before everybody's eyes.
    fn pick_up(&mut self, seat: Seat, index: usize) {
        let cards = std::mem::replace(&mut self.sets[index], Set::NONE).cards().flipped();
        self.hands[seat] = self.hands[seat].plus(cards);
        self.open[seat] = self.open[seat].plus(cards);
    }

    fn discard(&mut self, index: usize) {
        if self.sets[index].size > 0 {
            self.sets[index] = Set::NONE;
            self.past.forget();
        }
    }

    /// What lies on the pile of discards: whatever is nowhere else.
    fn discards(&self) -> Pile<W> {
        let hands = self.seats.iter().fold(self.unseen, |pile, seat| pile.plus(self.hands[seat].pile()));
        let table = self.sets.iter().fold(hands, |pile, set| pile.plus(set.pile));
        self.deck().minus(table)
    }
}

/// Hands, and their holes.
impl<W: Word> Dnup<W> {
    /// A hand, as far as this state knows it.
    pub fn hand(&self, seat: Seat) -> Cards<W> {
        self.hands[seat]
    }

    /// The hand of the seat whose turn it is after an action that is open to it.
    pub fn hand_after(&self, action: Action<W>) -> Cards<W> {
        let hand = self.hand_to_play();
        let kept = match action {
            Action::Play(cards) => hand.minus(cards),
            Action::Add(_, card) => hand.minus(Cards::only(card)),
            Action::Take(area) => return hand.plus(self.sets[self.index(area)].cards().flipped()),
            Action::Flip => return hand.flipped(),
        };
        match self.beaten_area(action) {
            Some(own) if own.seat == self.at.seat => kept.plus(self.sets[self.index(own)].cards().flipped()),
            _ => kept,
        }
    }

    /// For every active value in the hand of the seat whose turn it is the largest set that it can play without beating one of
    /// its own: the value, and how many cards.
    pub fn largest_plays(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let (hand, to_beat) = (self.hand_to_play(), self.sizes_to_beat_of_others());
        (1..=HIGHEST).filter_map(move |value| {
            (1..=hand.alike(value)).rev().find(|&size| value > to_beat[usize::from(size)]).map(|size| (value, size))
        })
    }

    /// The play of so many cards of this value, those with the lowest passive values, out of the hand whose turn it is.
    pub fn play_of(&self, value: u8, size: u8) -> Action<W> {
        Action::Play(self.hand_to_play().showing(value).first(size).lying(value))
    }

    /// The cards that the seat whose turn it is can add to sets of others without beating one of its own, each with how many of
    /// its value are in the hand.
    pub fn adds(&self) -> impl Iterator<Item = (Action<W>, u8)> + '_ {
        let (hand, to_beat) = (self.hand_to_play(), self.sizes_to_beat_of_others());
        let growing = self.their_sets().filter(move |(_, set)| set.value > to_beat[usize::from(set.size) + 1]);
        growing.filter_map(move |(area, set)| {
            let held = hand.showing(set.value);
            let card = held.iter().next()?;
            let card = if card.up == set.value { card } else { card.flipped() };
            Some((Action::Add(area, card), held.len()))
        })
    }

    /// The sets that the seat whose turn it is can take.
    pub fn takes(&self) -> impl Iterator<Item = Action<W>> + '_ {
        self.their_sets().map(|(area, _)| Action::Take(area))
    }

    /// How many cards a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.open[seat].len() + self.closed[seat]
    }

    fn has_no_cards(&self, seat: Seat) -> bool {
        self.closed[seat] == 0 && self.open[seat].is_empty()
    }

    /// How many cards of this hand the state does not know.
    fn holes(&self, seat: Seat) -> u8 {
        self.hand_size(seat) - self.hands[seat].len()
    }

    /// Whether nobody has told this state how the starter lies.
    fn star_is_unseen(&self) -> bool {
        self.unseen.contains(STARTER.pile())
    }

    /// Whether the seat whose turn it is has these cards; where its hand has holes, whether it can have them.
    fn check_held(&self, cards: Cards<W>) -> Result<(), Refusal> {
        let seat = self.at.seat;
        if self.hands[seat].contains(cards) {
            return Ok(());
        }
        let missing = cards.minus(cards.common(self.hands[seat])).pile();
        let star_here = self.star == Some(seat) && self.star_is_unseen();
        let star_asked = missing.contains(STARTER.pile());
        let room = self.holes(seat) - u8::from(star_here && !star_asked);
        if self.unseen.contains(missing) && missing.len() <= room && (star_here || !star_asked) {
            Ok(())
        } else {
            Err(Refusal::new("not-in-hand"))
        }
    }

    /// These cards leave the hand of the seat whose turn it is. Of two equal ones the one that everybody knows goes first.
    fn leave_hand(&mut self, cards: Cards<W>, count: u8) {
        let seat = self.at.seat;
        let known = cards.common(self.hands[seat]);
        self.unseen = self.unseen.minus(cards.minus(known).pile());
        self.hands[seat] = self.hands[seat].minus(known);
        let open = cards.common(self.open[seat]);
        self.open[seat] = self.open[seat].minus(open);
        self.closed[seat] -= count - open.len();
        if self.closed[seat] == 0 {
            self.flipped = self.flipped.without(seat);
        }
        if self.star == Some(seat) && cards.pile().contains(STARTER.pile()) {
            self.star = None;
        }
    }

    /// A card that was behind a hole turns out to be this one.
    fn uncover(&mut self, seat: Seat, card: Card) {
        self.unseen = self.unseen.minus(card.pile());
        self.hands[seat] = self.hands[seat].plus(Cards::only(card));
    }
}

/// One of these cards, either way up.
fn any_card<W: Word, S: Source + ?Sized>(pile: Pile<W>, source: &mut S) -> Card {
    let number = source.below(2 * u32::from(pile.len()).max(1));
    let card = pile.nth(number / 2);
    if number.is_multiple_of(2) { card } else { card.flipped() }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            0 => write!(f, "{}", self.seat),
            number => write!(f, "{}{number}", self.seat),
        }
    }
}

impl FromStr for Area {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Area, Unreadable> {
        let (seat, number) = match text.strip_suffix(['1', '2']) {
            Some(seat) => (seat, text.as_bytes()[seat.len()] - b'0'),
            None => (text, 0),
        };
        Ok(Area { seat: seat.parse()?, number })
    }
}

impl<W: Word> fmt::Display for Action<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(cards) => write!(f, "play {cards}"),
            Action::Add(area, card) => write!(f, "add {area} {card}"),
            Action::Take(area) => write!(f, "take {area}"),
            Action::Flip => f.write_str("flip"),
        }
    }
}

impl<W: Word> FromStr for Action<W> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action<W>, Unreadable> {
        let text = text.trim();
        if text == "flip" {
            Ok(Action::Flip)
        } else if let Ok(cards) = after_verb(text, "play") {
            cards.parse().map(Action::Play)
        } else if let Ok(area) = after_verb(text, "take") {
            area.parse().map(Action::Take)
        } else {
            let (area, card) = after_verb(text, "add")?.split_once(' ').ok_or(Unreadable)?;
            Ok(Action::Add(area.parse()?, card.trim().parse()?))
        }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::From(seat) => write!(f, "from {seat}"),
            Luck::Deal(Some(card)) => write!(f, "deal {card}"),
            Luck::Deal(None) => f.write_str("deal ?"),
            Luck::Star(seat) => write!(f, "star {seat}"),
        }
    }
}

impl FromStr for Luck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Luck, Unreadable> {
        if let Ok(card) = after_verb(text, "deal") {
            if card == "?" { Ok(Luck::Deal(None)) } else { card.parse().map(|card| Luck::Deal(Some(card))) }
        } else if let Ok(seat) = after_verb(text, "from") {
            seat.parse().map(Luck::From)
        } else {
            after_verb(text, "star")?.parse().map(Luck::Star)
        }
    }
}
