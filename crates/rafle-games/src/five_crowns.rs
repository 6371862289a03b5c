//! # Five Crowns (`five-crowns`)
//!
//! 1. Eleven hands of 3, 4, 5 … 13 cards from a deck of 116: five suits from 3 to king, all twice, and six jokers. The rank
//!    that equals the number of cards is wild, and so are jokers.
//! 2. The first dealer is drawn by lot, or is the last seat, and the deal passes to the left. Cards are dealt one by one, beginning at the
//!    dealer's left; the next one is turned up and begins the discards.
//! 3. In turn, take a card from the deck or the top discard. When the deck is empty, all discards but the top one are
//!    shuffled into a new one; if there is only the top one, only that can be taken.
//! 4. Then discard one card. Whoever can divide all the others into melds may go out with that discard.
//! 5. A meld has three cards or more: a book of one rank, or a run of consecutive ranks in one suit. Wild cards stand for
//!    anything, any number of them ([`Melds`]).
//! 6. When somebody has gone out, everybody else has one last turn, lays down what melds, and discards.
//! 7. What is left over costs points: 50 for a joker, 20 for a card of the wild rank, else its rank. Fewest points after the
//!    last hand win; seats that tie share the win.
//! 8. When nobody has gone out after so many turns each, all lay down.
//!
//! Options: `all_wild_melds`, `eight`, `auto_meld`, `return_discard`, `hands`, `turn_limit`, `tie`.
//!
//! Notation: `deck`, `take`, `discard KS`, `out KS`, and where melds are not made by themselves `meld 5C 6C 7C` in the last
//! turn, as often as there are melds. Luck: `dealer B`, `deal 5C`, `up 5C`, `draw 5C`; `deal ?` and `draw ?` for a card that
//! stays covered, and `show 5C 6C` for those that a laid-down hand uncovers.
//!
//! Hidden: the cards in a hand until it is laid down, but for those that were taken from the discards, which everybody has
//! seen. Hands are known cards and a number of unknown ones. Who discards a card of which everybody knows one gives up that
//! one. The deck has no order: every card that these eyes have not seen is as likely to be anywhere. What is shuffled into
//! a new deck is unseen again.
//! Where sources differ, the rules page `five-crowns.md` says what we play and why.

mod notation;
#[cfg(test)]
mod tests;
mod view;

use std::cmp::Reverse;

use rafle_engine::{
    About, Aid, AidRows, AidSentence, At, Begins, Chance, Game, Line, LineOf, Message, Next, Occasion, Pad, PadRow,
    Paper, PaperSheet, PerSeat, Refusal, Remember, Seat, Seats, Seen, Source, Standings, Suit, Tally, Thing, View,
    Viewer, choice, options,
};

use crate::family::deck::{Card, Cards, Kinds};
use crate::family::melds::{AllWildMelds, JOKER_POINTS, Melds, WILD_POINTS};

/// The last hand has so many cards, and kings are wild in it.
const LAST: u8 = Card::HIGHEST;
/// So many can play without `eight`.
const USUAL_MOST: usize = 7;

choice! {
    /// Whether a card taken from the discards may be discarded in the same turn.
    pub enum ReturnDiscard {
        /// It may.
        Allow = "allow",
        /// It may not.
        Forbid = "forbid",
    }
}

choice! {
    /// Which hands are played.
    pub enum Hands {
        /// All eleven.
        All = "all",
        /// Those of 3, 5, 7, 9, 11 and 13 cards.
        Short = "short",
    }
}

impl Hands {
    /// How many more cards each hand has than the one before.
    fn step(self) -> u8 {
        match self {
            Hands::All => 1,
            Hands::Short => 2,
        }
    }
}

choice! {
    /// Who wins when several have the fewest points.
    pub enum Tie {
        /// All of them.
        Shared = "shared",
        /// Those who went out most often.
        MostOuts = "most_outs",
    }
}

choice! {
    /// Who deals first.
    pub enum FirstDealer {
        /// Whoever the lot falls on.
        Lot = "lot",
        /// The last seat, so that the first one begins.
        Last = "last",
    }
}

options! {
    /// What the seats agree on before the first deal.
    pub struct Options {
        /// Whether wild cards alone make a meld.
        pub all_wild_melds: AllWildMelds = AllWildMelds::Allow,
        /// Whether eight may play.
        pub eight: bool = false,
        /// Whether hands are laid down in the best way by themselves.
        pub auto_meld: bool = true,
        /// Whether a card taken from the discards may be discarded in the same turn.
        pub return_discard: ReturnDiscard = ReturnDiscard::Allow,
        /// Which hands are played.
        pub hands: Hands = Hands::All,
        /// How many turns everybody has in a hand, if nobody goes out.
        pub turn_limit: u8 [1..=100] = 60,
        /// Who wins when several have the fewest points.
        pub tie: Tie = Tie::Shared,
        /// Who deals first.
        pub first_dealer: FirstDealer = FirstDealer::Lot,
    }
}

/// A game of Five Crowns at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FiveCrowns {
    options: Options,
    seats: Seats,
    /// How many cards are dealt in this hand, and which rank is wild.
    size: u8,
    dealer: Seat,
    /// Who is dealt a card, or whose turn it is.
    seat: Seat,
    stage: Stage,
    hands: PerSeat<Hand>,
    /// Cards that these eyes have not seen since they were shuffled: the deck, and what is hidden in hands.
    unseen: Cards,
    /// The card that can be taken. All others that are neither here nor unseen nor in hands are dead.
    top: Option<Card>,
    /// What was taken from the discards in this turn.
    taken: Option<Card>,
    /// How many turns this hand has had.
    turns: u16,
    out: Option<Seat>,
    /// Who has laid down.
    laid: Seats,
    points: PerSeat<u16>,
    outs: PerSeat<u8>,
}

/// Where a hand stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    /// Nobody knows who deals first.
    Lot,
    Dealing,
    /// The seat draws from the deck or takes the top discard.
    Choosing,
    Drawing,
    Discarding,
    /// Hands are laid down, but cards in them that these eyes could not see are still to be shown.
    Showing,
    /// All hands lie open, until the next one is dealt.
    Settled,
}

/// The cards of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Hand {
    /// Those that these eyes see.
    cards: Cards,
    /// Those of them that everybody knows.
    known: Cards,
    /// How many these eyes do not see.
    hidden: u8,
    /// What lies before the seat in melds.
    melded: Cards,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `deck`: draw from the deck.
    Deck,
    /// `take`: take the top discard.
    Take,
    /// `discard KS`: end the turn; in the last one, also lay down.
    Discard(Card),
    /// `out KS`: go out with this discard.
    Out(Card),
    /// `meld 5C 6C 7C`: lay down one meld in the last turn.
    Meld(Cards),
}

/// What chance brings. No card means that the writer of the log may not see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// `dealer B`: who deals first.
    Dealer(Seat),
    /// `deal 5C`, `deal ?`: the next card dealt.
    Deal(Option<Card>),
    /// `up 5C`: the card that begins the discards.
    Up(Card),
    /// `draw 5C`, `draw ?`: the top card of the deck.
    Draw(Option<Card>),
    /// `show 5C 6C`: some or all cards of a hand laid down that could not be seen before.
    Show(Cards),
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Card(13, Suit::Stars, 26, 30, -26), Thing::Card(13, Suit::Hearts, 42, 24, -13), Thing::Card(13, Suit::Clubs, 60, 21, 0), Thing::Card(13, Suit::Spades, 78, 24, 13), Thing::Card(13, Suit::Diamonds, 94, 30, 26)];

impl Game for FiveCrowns {
    const ABOUT: About = About {
        slug: "five-crowns",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 50,
        skill: 2,
        decisions: true,
        hidden: true,
        cards: true,
        occasions: &[Occasion::Tonight],
        begins: Begins::Option("first_dealer", "last"),
    };

    /// What was turned up, taken, left lying and discarded in this hand: that tells something of the cards that stay.
    const REMEMBER: Option<Remember<FiveCrowns>> = Some(|hand, _, line| match line {
        Line::Luck(Luck::Deal(_)) => hand.clear(),
        Line::Luck(Luck::Up(_)) => hand.push(line),
        Line::Action(action) if !matches!(action, Action::Meld(_)) => hand.push(line),
        _ => {}
    });

    type Options = Options;
    type Action = Action;
    type Luck = Luck;

    fn new(options: Options, seats: usize) -> Result<FiveCrowns, Refusal> {
        if seats > USUAL_MOST && !options.eight {
            return Err(Refusal::new("eight-is-an-option"));
        }
        let mut game = FiveCrowns {
            options,
            seats: Seats::first(seats),
            size: Card::LOWEST,
            dealer: Seat::A,
            seat: Seat::A,
            stage: Stage::Lot,
            hands: PerSeat::all(Hand::default()),
            unseen: Cards::DECK,
            top: None,
            taken: None,
            turns: 0,
            out: None,
            laid: Seats::NONE,
            points: PerSeat::all(0),
            outs: PerSeat::all(0),
        };
        if options.first_dealer == FirstDealer::Last {
            game.deal_first(Seat::new(seats - 1))?;
        }
        Ok(game)
    }

    fn next(&self) -> Next {
        match self.stage {
            Stage::Lot | Stage::Dealing | Stage::Showing => Next::Chance { hand: None },
            Stage::Choosing | Stage::Discarding => Next::Seat(self.seat),
            Stage::Drawing => Next::throw_by(self.seat),
            Stage::Settled if self.size == LAST => Next::Nobody,
            // Everybody looks at the hands until the dealer gathers the cards.
            Stage::Settled => Next::throw_by(self.dealer),
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        let choosing = self.stage == Stage::Choosing;
        let deck = (choosing && self.can_draw()).then_some(Action::Deck);
        let take = choosing.then_some(Action::Take);
        let (discards, outs) = if self.stage == Stage::Discarding { self.discards_and_outs() } else { (0, 0) };
        let discards = Kinds::of(discards).map(Action::Discard);
        let outs = Kinds::of(outs).map(Action::Out);
        deck.into_iter().chain(take).chain(discards).chain(outs).chain(self.open_melds().map(Action::Meld))
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Choosing, Action::Deck) => self.draw_from_the_deck(),
            (Stage::Choosing, Action::Take) => {
                self.take();
                Ok(())
            }
            (Stage::Choosing, _) => Err(Refusal::new("draw-first")),
            (Stage::Discarding, Action::Discard(card)) => self.discard(card),
            (Stage::Discarding, Action::Out(card)) => self.go_out(card),
            (Stage::Discarding, Action::Meld(meld)) => self.lay_meld(meld),
            (Stage::Discarding, Action::Deck | Action::Take) => Err(Refusal::new("drawn-already")),
            _ => Err(Refusal::new("cards-come-first")),
        }
    }

    fn chance(&self) -> impl Chance<Luck = Luck> {
        self
    }

    fn befall(&mut self, luck: Luck) -> Result<(), Refusal> {
        match luck {
            Luck::Dealer(seat) if self.stage == Stage::Lot => self.deal_first(seat),
            Luck::Deal(card) if self.is_dealt() => self.deal(card),
            Luck::Up(card) if self.stage == Stage::Dealing && !self.is_dealt() => self.turn_up(card),
            Luck::Draw(card) if self.stage == Stage::Drawing => self.draw_card(card),
            Luck::Show(cards) if self.stage == Stage::Showing => self.show(cards),
            _ => Err(Refusal::new("not-asked-now")),
        }
    }

    fn standings(&self) -> Standings {
        let points: PerSeat<i32> = PerSeat::from_fn(|seat| self.points[seat].into());
        let outs = |seat| if self.options.tie == Tie::MostOuts { self.outs[seat] } else { 0 };
        Standings::by(self.seats, points, |seat| (Reverse(points[seat]), outs(seat))).wide()
    }

    fn most_steps(&self) -> u32 {
        // A lot; in every hand a deal and its turned-up card, and in every turn a choice, a draw, four melds and a discard.
        let turns = u32::from(self.options.turn_limit) + 1;
        let seats = self.seats.len() as u32;
        1 + Card::RANKS as u32 * (1 + seats * (u32::from(LAST) + 7 * turns))
    }

    fn at(&self) -> Option<At> {
        let (number, of) = self.hand_number();
        Some(At::Hand { number: number.into(), of: of.into() })
    }

    fn view(seen: &Seen<FiveCrowns>) -> View {
        view::view(seen)
    }

    fn happened(before: &Seen<FiveCrowns>, line: LineOf<FiveCrowns>, after: &Seen<FiveCrowns>) -> Vec<Message> {
        view::happened(before, line, after)
    }

    fn moment(before: &Seen<FiveCrowns>, _: LineOf<FiveCrowns>, after: &Seen<FiveCrowns>) -> Option<View> {
        view::moment(before, after)
    }

    fn aid(&self) -> Option<Aid> {
        let sentence = |head, words| AidSentence { head: Message::new(head), words, example: None };
        let said = |head, words| sentence(head, Message::new(words));
        let costs = Message::new("aid-left-how").with("joker", JOKER_POINTS).with("wild", WILD_POINTS);
        let alone = match self.options.all_wild_melds {
            AllWildMelds::Allow => "aid-wild-how",
            AllWildMelds::Forbid => "aid-wild-how-not-alone",
        };
        let rows = vec![
            said("aid-book", "aid-book-how"),
            said("aid-run", "aid-run-how"),
            said("aid-wild", alone),
            said("aid-turn", "aid-turn-how"),
            said("aid-out", "aid-out-how"),
            sentence("aid-left", costs),
        ];
        Some(Aid { title: Message::new("aid-melds"), note: None, rows: AidRows::Sentences(rows) })
    }

    fn pad(&self) -> Option<Pad> {
        let sizes = (Card::LOWEST..=LAST).step_by(self.options.hands.step().into());
        let row = |size| PadRow { wild: Some(size), cards: Some(size) };
        Some(Pad { rows: sizes.map(row).collect(), fewest_win: true })
    }

    fn paper(&self) -> Option<Paper> {
        let columns = USUAL_MOST + usize::from(self.options.eight);
        Some(Paper { note: Message::new("paper-note"), sheet: PaperSheet::Pad { pad: self.pad()?, columns } })
    }

    fn tally(&self) -> Option<Tally> {
        let points = || self.seats.iter().map(|seat| self.hand_points(seat).into()).collect();
        (self.stage == Stage::Settled).then(|| Tally { points: points(), out: self.out })
    }

    fn seen_by(&self, viewer: Viewer) -> FiveCrowns {
        let mut seen = self.clone();
        for seat in self.seats.iter().filter(|&seat| !viewer.may_see(seat)) {
            let hand = &mut seen.hands[seat];
            let secret = hand.cards - hand.known;
            hand.cards = hand.known;
            hand.hidden += secret.len() as u8;
            seen.unseen += secret;
        }
        seen
    }

    fn fill<S: Source + ?Sized>(&self, source: &mut S) -> FiveCrowns {
        let mut filled = self.clone();
        for seat in self.seats.iter() {
            for _ in 0..self.hands[seat].hidden {
                let card = filled.unseen.nth(source.below(filled.unseen.len() as u32) as usize);
                filled.unseen = filled.unseen.without(card);
                filled.hands[seat].cards = filled.hands[seat].cards.with(card);
            }
            filled.hands[seat].hidden = 0;
        }
        if self.stage == Stage::Showing {
            self.laid.iter().filter(|&seat| self.hands[seat].hidden > 0).for_each(|seat| filled.divide(seat));
            filled.go_on();
        }
        filled
    }

    fn told(&self, line: LineOf<FiveCrowns>, viewer: Viewer, say: &mut dyn FnMut(LineOf<FiveCrowns>)) {
        match line {
            Line::Luck(Luck::Deal(_)) if !viewer.may_see(self.seat) => say(Line::Luck(Luck::Deal(None))),
            Line::Luck(Luck::Draw(_)) if !viewer.may_see(self.seat) => say(Line::Luck(Luck::Draw(None))),
            Line::Action(action) => {
                say(line);
                self.tell_hands_laid_down(action, viewer, say);
            }
            Line::Luck(_) => say(line),
        }
    }
}

impl Chance for &FiveCrowns {
    type Luck = Luck;

    fn outcomes(self) -> impl Iterator<Item = (Luck, u64)> {
        let lot = if self.stage == Stage::Lot { self.seats } else { Seats::NONE };
        let dealers = lot.iter().map(|seat| (Luck::Dealer(seat), 1));
        let from = self.to_draw_from();
        dealers.chain(from.kinds().map(move |card| (self.brings(card), from.count(card).into())))
    }

    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Luck {
        if self.stage == Stage::Lot {
            return Luck::Dealer(Seat::new(source.below(self.seats.len() as u32) as usize));
        }
        let from = self.to_draw_from();
        self.brings(from.nth(source.below(from.len() as u32) as usize))
    }
}

impl FiveCrowns {
    /// The cards of a seat that these eyes see.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat].cards
    }

    /// The discard that can be taken.
    pub fn top(&self) -> Option<Card> {
        self.top
    }

    /// The cards that these eyes have not seen since they were shuffled.
    pub fn unseen(&self) -> Cards {
        self.unseen
    }

    /// Whether the seat that is next is to draw from the deck or take the top discard; else it is to discard.
    pub fn is_to_draw(&self) -> bool {
        self.stage == Stage::Choosing
    }

    /// Whether somebody has gone out, so that every turn is somebody's last.
    pub fn is_last_turn(&self) -> bool {
        self.out.is_some()
    }

    /// Whether hands are laid down in the best way by themselves.
    pub fn melds_by_itself(&self) -> bool {
        self.options.auto_meld
    }

    /// The cards that the seat that is next may discard, going out or not, as far as these eyes see them.
    pub fn discards(&self) -> Kinds {
        Kinds::of(if self.stage == Stage::Discarding { self.open_discards() } else { 0 })
    }

    /// Whether the hand is over, and how many cards the hands have that are still to be dealt, the next one first.
    pub fn settled(&self) -> Option<impl Iterator<Item = u8> + use<>> {
        let step = self.options.hands.step();
        (self.stage == Stage::Settled).then_some((self.size + step..=LAST).step_by(step.into()))
    }

    /// What makes a meld in this hand.
    pub fn melds(&self) -> Melds {
        Melds::new(self.size, self.options.all_wild_melds)
    }

    /// How many cards the deck has.
    fn deck(&self) -> usize {
        self.unseen.len() - self.seats.iter().map(|seat| usize::from(self.hands[seat].hidden)).sum::<usize>()
    }

    /// The discards under the top one.
    fn dead(&self) -> Cards {
        let elsewhere = |dead, seat| dead - self.hands[seat].cards - self.hands[seat].melded;
        let dead = self.seats.iter().fold(Cards::DECK - self.unseen, elsewhere);
        self.top.map_or(dead, |top| dead.without(top))
    }

    /// Whether there is a card in the deck, or one to make a new deck of.
    pub fn can_draw(&self) -> bool {
        self.deck() > 0 || !self.dead().is_empty()
    }

    /// Whether the seat is dealt a card next.
    fn is_dealt(&self) -> bool {
        match self.stage {
            Stage::Dealing => self.hands[self.seat].len() < usize::from(self.size),
            Stage::Settled => self.size < LAST,
            _ => false,
        }
    }

    /// What the next card can be; nothing if none is asked for.
    fn to_draw_from(&self) -> Cards {
        match self.stage {
            Stage::Dealing | Stage::Drawing | Stage::Showing => self.unseen,
            Stage::Settled if self.size < LAST => Cards::DECK,
            _ => Cards::NONE,
        }
    }

    /// The card that chance brings, as the luck that is asked for.
    fn brings(&self, card: Card) -> Luck {
        match self.stage {
            Stage::Drawing => Luck::Draw(Some(card)),
            Stage::Showing => Luck::Show(Cards::NONE.with(card)),
            _ if self.is_dealt() => Luck::Deal(Some(card)),
            _ => Luck::Up(card),
        }
    }

    fn deal_first(&mut self, dealer: Seat) -> Result<(), Refusal> {
        if !self.seats.has(dealer) {
            return Err(Refusal::new("no-such-seat").with("seat", dealer.to_string()));
        }
        self.dealer = dealer;
        self.seat = self.seats.after(dealer);
        self.stage = Stage::Dealing;
        Ok(())
    }

    fn deal(&mut self, card: Option<Card>) -> Result<(), Refusal> {
        if self.stage == Stage::Settled {
            self.gather(); // and then no card can be refused
        }
        self.bring(card)?;
        self.seat = self.seats.after(self.seat);
        Ok(())
    }

    /// Rule 1: all cards are shuffled for the next hand.
    fn gather(&mut self) {
        self.size += self.options.hands.step();
        self.stage = Stage::Dealing;
        self.hands = PerSeat::all(Hand::default());
        self.unseen = Cards::DECK;
        self.top = None;
        self.turns = 0;
        self.out = None;
        self.laid = Seats::NONE;
    }

    /// A card that nobody but the seat sees.
    fn bring(&mut self, card: Option<Card>) -> Result<(), Refusal> {
        match card {
            Some(card) => {
                self.unseen = self.without_unseen(card)?;
                self.hands[self.seat].cards = self.hands[self.seat].cards.with(card);
            }
            None => self.hands[self.seat].hidden += 1,
        }
        Ok(())
    }

    fn without_unseen(&self, card: Card) -> Result<Cards, Refusal> {
        if self.unseen.has(card) {
            Ok(self.unseen.without(card))
        } else {
            Err(Refusal::new("card-is-elsewhere").with("card", card))
        }
    }

    fn turn_up(&mut self, card: Card) -> Result<(), Refusal> {
        self.unseen = self.without_unseen(card)?;
        self.top = Some(card);
        self.stage = Stage::Choosing;
        Ok(())
    }

    fn draw_from_the_deck(&mut self) -> Result<(), Refusal> {
        if !self.can_draw() {
            return Err(Refusal::new("nothing-to-draw"));
        }
        if self.deck() == 0 {
            self.unseen += self.dead();
        }
        self.stage = Stage::Drawing;
        Ok(())
    }

    fn draw_card(&mut self, card: Option<Card>) -> Result<(), Refusal> {
        self.bring(card)?;
        self.stage = Stage::Discarding;
        Ok(())
    }

    /// Everybody sees what is taken.
    fn take(&mut self) {
        let card = self.top.take().expect("somebody has discarded before");
        let hand = &mut self.hands[self.seat];
        hand.cards = hand.cards.with(card);
        hand.known = hand.known.with(card);
        self.taken = Some(card);
        self.stage = Stage::Discarding;
    }

    /// What may be discarded, as far as these eyes see it, and what with going out.
    fn discards_and_outs(&self) -> (u64, u64) {
        let Hand { cards, hidden, .. } = self.hands[self.seat];
        let discards = self.open_discards();
        let outs = if self.out.is_none() && hidden == 0 { self.melds().outs(cards) } else { 0 };
        (discards, outs & discards)
    }

    fn open_discards(&self) -> u64 {
        let cards = self.hands[self.seat].cards;
        let stays = |card: &Card| self.stays(*card) && cards.count(*card) == 1;
        let stays = self.taken.filter(stays).map_or(0, |card| 1 << card.index());
        cards.bits().0 & !stays
    }

    /// Whether one of these must stay in the hand because it was taken in this turn.
    fn stays(&self, card: Card) -> bool {
        self.options.return_discard == ReturnDiscard::Forbid && self.taken == Some(card)
    }

    /// The melds that may be laid down.
    fn open_melds(&self) -> impl Iterator<Item = Cards> + Clone + '_ {
        let open = self.stage == Stage::Discarding && self.out.is_some() && !self.options.auto_meld;
        let every = open.then(|| self.melds().every(self.hands[self.seat].cards));
        every.into_iter().flatten().filter(|&meld| self.leaves_a_discard(meld))
    }

    /// Whether a card that may be discarded is left when this meld is laid down.
    fn leaves_a_discard(&self, meld: Cards) -> bool {
        let stays = self.taken.is_some_and(|card| self.stays(card) && !meld.has(card));
        self.hands[self.seat].len() > meld.len() + usize::from(stays)
    }

    fn discard(&mut self, card: Card) -> Result<(), Refusal> {
        self.check_discard(card)?;
        let laying = self.laying();
        self.give_up(card);
        laying.iter().for_each(|seat| self.lay_down(seat));
        self.go_on();
        Ok(())
    }

    fn go_out(&mut self, card: Card) -> Result<(), Refusal> {
        if self.out.is_some() {
            return Err(Refusal::new("out-already"));
        }
        self.check_discard(card)?;
        let hand = self.hands[self.seat];
        // What these eyes do not see is checked when it is shown.
        if hand.hidden == 0 && !self.melds().goes_out(hand.cards.without(card)) {
            return Err(Refusal::new("rest-does-not-meld"));
        }
        self.give_up(card);
        self.out = Some(self.seat);
        self.lay_down(self.seat);
        self.go_on();
        Ok(())
    }

    fn lay_meld(&mut self, meld: Cards) -> Result<(), Refusal> {
        let hand = self.hands[self.seat];
        let elsewhere = meld - meld.common(hand.cards);
        if self.options.auto_meld {
            Err(Refusal::new("melds-lie-down-by-themselves"))
        } else if self.out.is_none() {
            Err(Refusal::new("melds-wait-until-somebody-is-out"))
        } else if elsewhere.len() > hand.hidden.into() || !self.unseen.contain(elsewhere) {
            Err(Refusal::new("cards-not-in-hand"))
        } else if self.melds().kind(meld).is_none() {
            Err(Refusal::new("no-meld"))
        } else if !self.leaves_a_discard(meld) {
            Err(Refusal::new("one-card-for-the-discard"))
        } else {
            meld.iter().for_each(|card| self.take_away(card, false));
            // Of equal cards the one that was taken is laid down, and another may go.
            self.taken = self.taken.filter(|&card| !meld.has(card));
            self.hands[self.seat].melded += meld;
            Ok(())
        }
    }

    /// Who lays down when this turn ends with a discard: the seat in its last turn, and all when nobody goes out in time.
    fn laying(&self) -> Seats {
        if self.out.is_some() {
            Seats::only(self.seat)
        } else if self.turns + 1 == u16::from(self.options.turn_limit) * self.seats.len() as u16 {
            self.seats
        } else {
            Seats::NONE
        }
    }

    /// Whether the seat has this card and may discard it, as far as these eyes see.
    fn check_discard(&self, card: Card) -> Result<(), Refusal> {
        let hand = self.hands[self.seat];
        let there = hand.cards.count(card) + if hand.hidden > 0 { self.unseen.count(card) } else { 0 };
        if there == 0 {
            Err(Refusal::new("card-not-in-hand").with("card", card))
        } else if there == 1 && self.stays(card) {
            Err(Refusal::new("taken-card-stays").with("card", card))
        } else {
            Ok(())
        }
    }

    /// Ends the turn by putting a card that may go on the discards.
    fn give_up(&mut self, card: Card) {
        self.take_away(card, self.stays(card));
        self.top = Some(card);
        self.taken = None;
        self.turns += 1;
    }

    /// Takes a card out of the hand: one that everybody knows, if that may go; else one that only the seat has seen.
    fn take_away(&mut self, card: Card, one_stays: bool) {
        let hand = &mut self.hands[self.seat];
        if hand.known.count(card) > one_stays.into() {
            hand.known = hand.known.without(card);
            hand.cards = hand.cards.without(card);
        } else if hand.cards.count(card) > hand.known.count(card) {
            hand.cards = hand.cards.without(card);
        } else {
            hand.hidden -= 1;
            self.unseen = self.unseen.without(card);
        }
    }

    fn lay_down(&mut self, seat: Seat) {
        self.laid = self.laid.with(seat);
        if self.hands[seat].hidden == 0 {
            self.divide(seat);
        }
    }

    /// Divides a hand that lies open into melds and what is left over, unless its player has done so.
    fn divide(&mut self, seat: Seat) {
        let by_hand = !self.options.auto_meld && self.out.is_some_and(|out| out != seat);
        let melds = self.melds();
        let hand = &mut self.hands[seat];
        if !by_hand {
            let left = melds.best(hand.cards).left;
            hand.melded += hand.cards - left;
            hand.cards = left;
        }
        hand.known = hand.cards;
    }

    /// Whose hand must be shown: laid down, but with cards in it that these eyes have not seen.
    fn to_show(&self) -> Option<Seat> {
        self.laid.from(self.seat).find(|&seat| self.hands[seat].hidden > 0)
    }

    fn show(&mut self, cards: Cards) -> Result<(), Refusal> {
        let seat = self.to_show().expect("a hand is to be shown");
        let hand = self.hands[seat];
        if cards.is_empty() || cards.len() > hand.hidden.into() {
            return Err(Refusal::new("wrong-number-of-cards").with("count", hand.hidden).with("shown", cards.len()));
        }
        if !self.unseen.contain(cards) {
            return Err(Refusal::new("cards-are-elsewhere"));
        }
        let all = cards.len() == hand.hidden.into();
        if all && self.out == Some(seat) && !self.melds().goes_out(hand.cards + cards) {
            return Err(Refusal::new("rest-does-not-meld"));
        }
        self.unseen -= cards;
        self.hands[seat].cards += cards;
        self.hands[seat].hidden -= cards.len() as u8;
        if all {
            self.divide(seat);
            self.go_on();
        } else {
            self.hands[seat].known += cards;
        }
        Ok(())
    }

    /// After a turn: somebody shows a hand, the next seat draws, or the hand is over.
    fn go_on(&mut self) {
        if self.to_show().is_some() {
            self.stage = Stage::Showing;
        } else if self.laid == self.seats {
            self.settle();
        } else {
            self.seat = self.seats.after(self.seat);
            self.stage = Stage::Choosing;
        }
    }

    /// Rule 7.
    fn settle(&mut self) {
        for seat in self.seats.iter() {
            self.points[seat] += self.hand_points(seat);
        }
        if let Some(out) = self.out {
            self.outs[out] += 1;
        }
        self.dealer = self.seats.after(self.dealer);
        self.seat = self.seats.after(self.dealer);
        self.stage = Stage::Settled;
    }

    /// What is left over of a hand that has been laid down.
    fn hand_points(&self, seat: Seat) -> u16 {
        self.melds().points_of(self.hands[seat].cards)
    }

    /// Tells `viewer` what a hand laid down by `action` uncovers.
    fn tell_hands_laid_down(&self, action: Action, viewer: Viewer, say: &mut dyn FnMut(LineOf<FiveCrowns>)) {
        if matches!(action, Action::Discard(_)) && self.laying().is_empty() {
            return; // most discards uncover nothing
        }
        let (mut truth, mut seen) = (self.clone(), self.seen_by(viewer));
        if truth.act(action).is_err() || seen.act(action).is_err() {
            return;
        }
        while let Some(seat) = seen.to_show() {
            let uncovered = truth.hands[seat].all() - seen.hands[seat].all();
            let luck = Luck::Show(uncovered);
            // A log with holes does not know everything itself.
            if seen.befall(luck).is_err() {
                return;
            }
            say(Line::Luck(luck));
        }
    }
}

impl Hand {
    fn len(self) -> usize {
        self.cards.len() + usize::from(self.hidden)
    }

    fn all(self) -> Cards {
        self.cards + self.melded
    }
}
