//! # To Court the King (`court`)
//!
//! 1. A turn begins with three dice, and with those that the Farmer, the General and Charlatans add, at most twelve.
//!    Characters that add a die may add it before the first throw, whatever it would show. All are thrown: they are
//!    *active*.
//! 2. Then, in any order and as often as it is legal: lay at least one active die aside for good; use the power of a
//!    character held, once each, on active dice only; throw all active dice again, if at least one die was laid aside
//!    since the last such throw; end, if no die is active. Dice that a power throws again neither cause nor fulfil the
//!    duty to lay one aside.
//! 3. The dice aside are the result. With them the seat takes one character that is left, not held yet and paid for, or
//!    nothing. Fools and Charlatans cost nothing; a Charlatan is a Fool turned over. Powers work from the next turn on.
//! 4. When everybody has had a turn, the start moves one seat to the right: who was last is first.
//! 5. Seven of a kind take the King, and with him the Queen. The round is finished, and then comes the last one: the
//!    usual order, but the Queen's owner comes last. Nobody takes characters any more. Each seat passes or plays for the
//!    best group of equal dice: more dice beat fewer, then higher ones beat lower ones.
//! 6. A group better than the mark, which is at first the result that took the King, takes the King and is the new mark.
//!    The Queen's owner, who wins without throwing if the King is still there, needs only to equal the mark.
//! 7. Who holds the King at the end has won.
//!
//! Options: see [`Options`]. Notation: `first B`, `throw 6 5 2`, `aside 6 6`, `again`, `end`, `take guard`,
//! `take nothing`, `play`, `pass`; and powers: `laborer`, `queen 6`, `fool 3`, `merchant 1 1`, `nobleman 2 4 4`,
//! `maid 2 to 4`, `philosopher 1 5 to 3 3`, `alchemist 2 5 5 to 4 4 4`. Before the first throw: `laborer`, `queen`, and
//! `throw`, which goes without saying.
//! Where sources differ, the rules page `court.md` says what we play and why.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Aid, At, Begins, Chance, Dice, FACES, Game, InTheCup, LineOf, MOST_THROWN, Message, Next, Occasion, PerSeat,
    Refusal, Seat, Seats, Seen, Source, Standings, Thing, Throw, Unreadable, View, after_verb, choice, options,
};

mod cards;
mod open;
mod powers;
mod view;

pub use cards::Card;
use cards::Cards;
use open::Open;
use powers::Lying;
pub use powers::Way;

/// Dice of somebody without characters.
const DICE: u8 = 3;

choice! {
    /// How many Fools there are.
    pub enum Fools {
        /// One for each seat.
        Players = "players",
        /// There is always another one.
        Unlimited = "unlimited",
    }
}

choice! {
    /// How many Fools one seat may have at a time.
    pub enum FoolsHeld {
        /// One, as of every other character.
        One = "one",
        /// Any number.
        Many = "many",
    }
}

choice! {
    /// How many Charlatans one seat may have.
    pub enum Charlatans {
        /// Any number.
        Many = "many",
        /// Who has one takes no Fool any more, or keeps Fools and turns no other over where several may be held.
        One = "one",
    }
}

choice! {
    /// When a character may add a die.
    pub enum Adding {
        /// Whenever its owner likes.
        AnyTime = "any-time",
        /// Not before the first throw of a turn.
        AfterThrow = "after-throw",
    }
}

choice! {
    /// How many dice there are.
    pub enum DiceCap {
        /// As many as lie in the box.
        Twelve = "12",
        /// As many as are wanted, up to twenty, which only an unlimited number of Fools can ask for.
        None = "none",
    }
}

choice! {
    /// What is to be beaten first in the last round.
    pub enum Mark {
        /// The result that took the King.
        Claim = "claim",
        /// Nothing: the first to throw takes the King, and the Queen's owner has to throw.
        None = "none",
    }
}

choice! {
    /// Who begins.
    pub enum FirstPlayer {
        /// Whoever chance says.
        Random = "random",
        /// The first seat.
        Seat0 = "seat0",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many Fools there are.
        pub fools: Fools = Fools::Players,
        /// How many Fools one seat may have at a time.
        pub fools_held: FoolsHeld = FoolsHeld::One,
        /// How many Charlatans one seat may have.
        pub charlatans: Charlatans = Charlatans::Many,
        /// When a character may add a die.
        pub adding: Adding = Adding::AnyTime,
        /// How many dice there are.
        pub dice_cap: DiceCap = DiceCap::Twelve,
        /// What is to be beaten first in the last round.
        pub mark: Mark = Mark::Claim,
        /// Who begins.
        pub first_player: FirstPlayer = FirstPlayer::Random,
        /// After so many rounds without a King comes the last one, without a mark, a Queen or passing; 0 is never.
        pub round_limit: u8 [0..=200] = 60,
    }
}

/// A game of To Court the King at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Court {
    options: Options,
    seats: u8,
    /// Rounds until the limit.
    rounds_left: u8,
    /// Who began this round.
    start: Seat,
    seat: Seat,
    phase: Phase,
    /// Whether this is the last round.
    last_round: bool,
    /// Whether a die is to be laid aside before all active dice are thrown again.
    duty: bool,
    /// Dice that are to be thrown; none while somebody chooses.
    cup: u8,
    active: Dice,
    aside: Dice,
    /// Whose powers were used in this turn.
    used: Cards,
    /// How many Fools can still be used in this turn, beside one.
    more_fools: u8,
    /// What each seat holds, but for Charlatans, of which there may be several. What is left follows from it.
    held: PerSeat<Cards>,
    /// Fools beside the one that is held.
    spare_fools: PerSeat<u8>,
    charlatans: PerSeat<u8>,
    /// What is to be beaten in the last round.
    mark: Group,
    /// What each seat brought to the last round.
    groups: PerSeat<Group>,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Who begins.
    First,
    /// To play or to pass in the last round.
    Ask,
    /// Whether to add dice to those in the cup before the first throw; never when none can be added.
    Before,
    /// What becomes of the dice.
    Dice,
    /// Which character to take.
    Take,
    /// Nothing any more.
    Over,
}

/// Equal dice: more are better than fewer, and then high ones are better than low ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
struct Group {
    count: u8,
    face: u8,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `throw`: throw for the first time, and add no more dice before.
    Throw,
    /// `aside 6 6`: lay these active dice aside.
    Aside(Dice),
    /// `again`: throw all active dice.
    Again,
    /// `end`: all dice are aside.
    End,
    /// `fool 3`, `maid 2 to 4`, `laborer`: use a power.
    Use(Card, Way),
    /// `take guard`, `take nothing`.
    Take(Option<Card>),
    /// `play`: throw in the last round.
    Play,
    /// `pass`: do not.
    Pass,
}

/// What chance can bring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// `first B`: this seat begins.
    First(Seat),
    /// `throw 6 5 2`.
    Thrown(Throw),
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Crown(40, 12, 80), Thing::Die(3, 13, 66, 21, -6), Thing::Die(3, 36, 72, 21, 5), Thing::Die(3, 59, 66, 21, -3), Thing::Die(3, 82, 72, 21, 7), Thing::Die(3, 105, 66, 21, -5), Thing::Die(3, 128, 72, 21, 4)];

impl Game for Court {
    const ABOUT: About = About {
        slug: "court",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 5,
        usual_seats: 3,
        minutes: 45,
        skill: 3,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Tonight],
        begins: Begins::Option("first_player", "seat0"),
    };

    type Options = Options;
    type Action = Action;
    type Luck = Luck;

    fn new(options: Options, seats: usize) -> Result<Court, Refusal> {
        let mut court = Court {
            options,
            seats: seats as u8,
            rounds_left: options.round_limit,
            start: Seat::A,
            seat: Seat::A,
            phase: Phase::First,
            last_round: false,
            duty: false,
            cup: 0,
            active: Dice::NONE,
            aside: Dice::NONE,
            used: Cards::NONE,
            more_fools: 0,
            held: PerSeat::all(Cards::NONE),
            spare_fools: PerSeat::all(0),
            charlatans: PerSeat::all(0),
            mark: Group::default(),
            groups: PerSeat::all(Group::default()),
        };
        if options.first_player == FirstPlayer::Seat0 {
            court.begin_turn(Seat::A);
        }
        Ok(court)
    }

    fn next(&self) -> Next {
        match self.phase {
            Phase::Over => Next::Nobody,
            Phase::First => Next::Chance { hand: None },
            Phase::Dice if self.cup > 0 => Next::throw_by(self.seat),
            Phase::Ask | Phase::Before | Phase::Dice | Phase::Take => Next::Seat(self.seat),
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        Open::of(self)
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        if self.in_the_cup() > 0 {
            return Err(Refusal::new("throw-first"));
        }
        match (action, self.phase) {
            (Action::Throw, Phase::Before) => {
                self.phase = Phase::Dice;
                Ok(())
            }
            (Action::Use(card, way), Phase::Before) => self.add_before(card, way),
            (_, Phase::Before) => Err(Refusal::new("throw-first")),
            (Action::Aside(dice), Phase::Dice) => self.lay_aside(dice),
            (Action::Again, Phase::Dice) => self.throw_again(),
            (Action::End, Phase::Dice) => self.end(),
            (Action::Use(card, way), Phase::Dice) => self.use_power(card, way),
            (Action::Take(card), Phase::Take) => self.take(card),
            (Action::Play, Phase::Ask) => {
                self.begin_turn(self.seat);
                Ok(())
            }
            (Action::Pass, Phase::Ask) => {
                self.go_on();
                Ok(())
            }
            _ => Err(Refusal::new("not-now")),
        }
    }

    fn chance(&self) -> impl Chance<Luck = Luck> {
        self
    }

    fn befall(&mut self, luck: Luck) -> Result<(), Refusal> {
        match luck {
            Luck::First(seat) if self.phase == Phase::First && self.all().has(seat) => {
                self.start = seat;
                self.begin_turn(seat);
            }
            Luck::First(_) => return Err(Refusal::new("not-now")),
            Luck::Thrown(throw) => {
                self.active += throw.of(self.in_the_cup())?;
                self.cup = 0;
            }
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        let several = |seat: Seat| i32::from(self.spare_fools[seat]) + i32::from(self.charlatans[seat]);
        let cards: PerSeat<_> = PerSeat::from_fn(|seat| i32::from(self.held[seat].len()) + several(seat));
        let king = |seat| self.held[seat].has(Card::King);
        let order = |seat| Reverse(self.last_order().position(|other| other == seat));
        let key = |seat| {
            let group = self.groups[seat];
            let played = group != Group::default();
            (king(seat), group, played.then(|| order(seat)), if self.last_round { 0 } else { cards[seat] })
        };
        Standings::by(self.all(), cards, key).won_by(self.all().iter().filter(|&seat| king(seat)).collect()).wide()
    }

    fn most_steps(&self) -> u32 {
        // Without a limit random players have taken the King long before so many rounds.
        let rounds = if self.options.round_limit == 0 { 5_000 } else { u32::from(self.options.round_limit) + 1 };
        rounds * u32::from(self.seats) * self.most_steps_of_a_turn() + 1
    }

    fn unsaid(&self) -> Option<Action> {
        (self.phase == Phase::Before).then_some(Action::Throw)
    }

    fn at(&self) -> Option<At> {
        // Where rounds are not limited they are not counted either.
        let limit = self.options.round_limit;
        (limit > 0 && !self.last_round).then(|| At::open_round(limit - self.rounds_left + 1))
    }

    fn view(seen: &Seen<Court>) -> View {
        view::view(seen)
    }

    fn happened(before: &Seen<Court>, line: LineOf<Court>, after: &Seen<Court>) -> Vec<Message> {
        view::happened(before, line, after)
    }

    fn moment(before: &Seen<Court>, line: LineOf<Court>, after: &Seen<Court>) -> Option<View> {
        view::moment(before, line, after)
    }

    fn aid(&self) -> Option<Aid> {
        Some(view::aid(self))
    }
}

impl Chance for &Court {
    type Luck = Luck;

    fn outcomes(self) -> impl Iterator<Item = (Luck, u64)> {
        let first = if self.phase == Phase::First { self.all() } else { Seats::NONE };
        let throws = InTheCup(self.in_the_cup()).outcomes().map(|(throw, weight)| (Luck::Thrown(throw), weight));
        first.iter().map(|seat| (Luck::First(seat), 1)).chain(throws)
    }

    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Luck {
        if self.phase == Phase::First {
            Luck::First(Seat::new(source.below(self.seats.into()) as usize))
        } else {
            Luck::Thrown(InTheCup(self.in_the_cup()).draw(source))
        }
    }
}

/// Every die is laid aside once and thrown once more for each that was, every power is used once, and two of them throw.
const MOST_STEPS_OF_A_TURN: u32 = 3 * MOST_THROWN as u32 + 20 + 2 + 5;

impl Court {
    /// The characters that a seat holds, but for Charlatans.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.held[seat].iter()
    }

    /// How many Fools a seat has beside the one it holds.
    pub fn spare_fools(&self, seat: Seat) -> u8 {
        self.spare_fools[seat]
    }

    /// How many Charlatans a seat has.
    pub fn charlatans(&self, seat: Seat) -> u8 {
        self.charlatans[seat]
    }

    /// Whose turn it is.
    pub fn at_turn(&self) -> Seat {
        self.seat
    }

    /// Whether this is the last round.
    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// The active dice, and those laid aside.
    pub fn dice(&self) -> (Dice, Dice) {
        (self.active, self.aside)
    }

    fn all(&self) -> Seats {
        Seats::first(self.seats.into())
    }

    /// How many dice a turn can have.
    pub fn most_dice(&self) -> u8 {
        match self.options.dice_cap {
            DiceCap::Twelve => 12,
            DiceCap::None => MOST_THROWN as u8,
        }
    }

    /// The same court at the beginning of a turn of the seat that is next, who holds these characters and so many
    /// Charlatans: for whoever asks what a turn would be like.
    #[must_use]
    pub fn holding(&self, cards: &[Card], charlatans: u8) -> Court {
        let mut court = self.clone();
        court.held[court.seat] = cards.iter().copied().collect();
        court.charlatans[court.seat] = charlatans;
        court.begin_turn(court.seat);
        court
    }

    /// The same turn with these dice active and aside: for whoever asks what could become of them.
    #[must_use]
    pub fn with_dice(&self, active: Dice, aside: Dice) -> Court {
        Court { phase: Phase::Dice, cup: 0, duty: false, active, aside, ..self.clone() }
    }

    /// The same court after the seat that is next has taken this character with these dice, whether they pay for it or not.
    #[must_use]
    pub fn taking(&self, card: Option<Card>, dice: Dice) -> Court {
        let mut court = self.clone();
        court.aside = dice;
        if let Some(card) = card {
            court.receive(card);
        }
        court.go_on();
        court
    }

    /// What the seat that is next could take at the end of this turn if its dice paid for it.
    pub fn on_offer(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().filter(|&card| self.barred_if(card, true).is_none())
    }

    /// What is to be beaten in the last round: how many equal dice, and of which face; nothing if nobody has the King.
    pub fn mark(&self) -> Option<(u8, u8)> {
        (self.mark != Group::default()).then_some((self.mark.count, self.mark.face))
    }

    /// How many dice are in the cup, also while it may still be decided to add some.
    pub fn cup(&self) -> u8 {
        self.cup
    }

    /// How many dice `seat` begins a turn with.
    pub fn dice_of(&self, seat: Seat) -> u8 {
        let from_cards: u8 = self.held[seat].iter().map(|card| card.power().at_start()).sum();
        let from_charlatans = self.charlatans[seat].saturating_mul(Card::Charlatan.power().at_start());
        (DICE + from_cards).saturating_add(from_charlatans).min(self.most_dice())
    }

    /// How many dice are thrown next; none while somebody chooses.
    fn in_the_cup(&self) -> u8 {
        if self.phase == Phase::Dice { self.cup } else { 0 }
    }

    /// Each Fool beside the first is used and throws once more.
    fn most_steps_of_a_turn(&self) -> u32 {
        let more_fools = match (self.options.fools_held, self.options.fools) {
            (FoolsHeld::One, _) => 0,
            (FoolsHeld::Many, Fools::Players) => u32::from(self.seats),
            (FoolsHeld::Many, Fools::Unlimited) => u32::from(u8::MAX),
        };
        MOST_STEPS_OF_A_TURN + 2 * more_fools
    }

    fn lying(&self) -> Lying {
        Lying { active: self.active, aside: self.aside, most: self.most_dice() }
    }

    /// Who holds this character, of which there is only one.
    pub fn holder(&self, card: Card) -> Option<Seat> {
        self.all().iter().find(|&seat| self.held[seat].has(card))
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.clear(seat, Phase::Dice);
        self.duty = true;
        self.cup = self.dice_of(seat);
        if !self.addable().is_empty() {
            self.phase = Phase::Before;
        }
    }

    /// Characters that can add a die to those that are in the cup before the first throw.
    fn addable(&self) -> Cards {
        if self.options.adding == Adding::AfterThrow || self.cup >= self.most_dice() {
            return Cards::NONE;
        }
        self.held[self.seat].minus(self.used).among(Cards::ADDING)
    }

    /// Rule 1: a die is added and thrown with the others, so nobody asks what it shows.
    fn add_before(&mut self, card: Card, way: Way) -> Result<(), Refusal> {
        self.usable(card)?;
        if !self.addable().has(card) {
            return Err(Refusal::new("throw-first"));
        }
        if way != Way::NONE {
            return Err(Refusal::new("power-does-otherwise").with("power", Message::new("power-add-before")));
        }
        self.used = self.used.with(card);
        self.cup += 1;
        if self.addable().is_empty() {
            self.phase = Phase::Dice;
        }
        Ok(())
    }

    fn clear(&mut self, seat: Seat, phase: Phase) {
        self.seat = seat;
        self.phase = phase;
        self.duty = false;
        self.active = Dice::NONE;
        self.aside = Dice::NONE;
        self.used = Cards::NONE;
        self.more_fools = self.spare_fools[seat];
    }

    fn lay_aside(&mut self, dice: Dice) -> Result<(), Refusal> {
        if dice.is_empty() {
            return Err(Refusal::new("name-a-die"));
        }
        if !self.active.contain(dice) {
            return Err(Refusal::new("not-active").with("dice", dice));
        }
        self.active -= dice;
        self.aside += dice;
        self.duty = false;
        Ok(())
    }

    fn throw_again(&mut self) -> Result<(), Refusal> {
        if self.active.is_empty() {
            return Err(Refusal::new("nothing-to-throw"));
        }
        if self.duty {
            return Err(Refusal::new("lay-one-aside-first"));
        }
        self.cup = self.active.count();
        self.active = Dice::NONE;
        self.duty = true;
        Ok(())
    }

    /// Whether the seat that is next holds this character and has not used it.
    fn usable(&self, card: Card) -> Result<(), Refusal> {
        if !self.held[self.seat].has(card) {
            return Err(Refusal::new("not-held").with("card", card.name()));
        }
        if self.used.has(card) {
            return Err(Refusal::new("used-already").with("card", card.name()));
        }
        Ok(())
    }

    fn use_power(&mut self, card: Card, way: Way) -> Result<(), Refusal> {
        self.usable(card)?;
        let effect = card.power().used(&self.lying(), way)?;
        self.active = effect.active;
        self.cup = effect.cup;
        if card == Card::Fool && self.more_fools > 0 {
            self.more_fools -= 1;
        } else {
            self.used = self.used.with(card);
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), Refusal> {
        if !self.active.is_empty() {
            return Err(Refusal::new("dice-still-active").with("dice", self.active));
        }
        if self.last_round {
            self.compare();
            self.go_on();
        } else {
            self.phase = Phase::Take;
        }
        Ok(())
    }

    /// How many Fools are held by anybody.
    fn fools(&self) -> u8 {
        let held = |seat| u8::from(self.held[seat].has(Card::Fool)).saturating_add(self.spare_fools[seat]);
        self.all().iter().map(held).fold(0, u8::saturating_add)
    }

    /// How many of a character are left.
    fn left(&self, card: Card) -> u8 {
        let holders = self.all().iter().filter(|&seat| self.held[seat].has(card)).count() as u8;
        match card {
            Card::Fool if self.options.fools == Fools::Unlimited => self.seats,
            Card::Fool => {
                let turned: u8 = self.all().iter().map(|seat| self.charlatans[seat]).sum();
                card.copies(self.seats) - self.fools() - turned
            }
            // Only Fools that somebody holds can be turned over.
            Card::Charlatan => self.fools(),
            _ => card.copies(self.seats) - holders,
        }
    }

    /// Rule 3: the reason why the seat that is next cannot take this character, if there is one.
    fn barred(&self, card: Card) -> Option<&'static str> {
        self.barred_if(card, card.price().paid_by(self.aside))
    }

    /// The same for somebody whose dice pay for it, or do not.
    fn barred_if(&self, card: Card, paid: bool) -> Option<&'static str> {
        let held = self.held[self.seat];
        let full = self.charlatans[self.seat] > 0 && self.options.charlatans == Charlatans::One;
        let many_fools = self.options.fools_held == FoolsHeld::Many;
        match card {
            Card::Queen => Some("queen-comes-with-the-king"),
            Card::Charlatan if !held.has(Card::Fool) => Some("no-fool-to-turn-over"),
            Card::Charlatan if full => Some("no-second-charlatan"),
            Card::Fool if full && !many_fools => Some("one-charlatan-only"),
            _ if held.has(card) && !(card == Card::Fool && many_fools) => Some("held-already"),
            _ if !paid => Some("too-dear"),
            _ if self.left(card) == 0 => Some("none-left"),
            _ => None,
        }
    }

    /// Everything that the seat that is next can take.
    fn offered(&self) -> Cards {
        Card::all().filter(|&card| self.barred(card).is_none()).collect()
    }

    fn take(&mut self, card: Option<Card>) -> Result<(), Refusal> {
        if let Some(card) = card {
            if let Some(reason) = self.barred(card) {
                let refusal = Refusal::new(reason).with("card", card.name()).with("price", card.price().message());
                return Err(refusal.with("dice", self.aside));
            }
            self.receive(card);
        }
        self.go_on();
        Ok(())
    }

    fn receive(&mut self, card: Card) {
        let held = &mut self.held[self.seat];
        let spare_fools = &mut self.spare_fools[self.seat];
        match card {
            Card::Fool if held.has(Card::Fool) => *spare_fools = spare_fools.saturating_add(1),
            Card::Charlatan => {
                match spare_fools.checked_sub(1) {
                    Some(fewer) => *spare_fools = fewer,
                    None => *held = held.without(Card::Fool),
                }
                self.charlatans[self.seat] = self.charlatans[self.seat].saturating_add(1);
            }
            Card::King => {
                *held = held.with(Card::King).with(Card::Queen);
                if self.options.mark == Mark::Claim {
                    self.mark = Group::best(self.aside);
                }
            }
            _ => *held = held.with(card),
        }
    }

    /// Rule 6.
    fn compare(&mut self) {
        let group = Group::best(self.aside);
        self.groups[self.seat] = group;
        let equal_will_do = self.holder(Card::Queen) == Some(self.seat);
        if group > self.mark || group == self.mark && equal_will_do {
            self.mark = group;
            if let Some(loser) = self.holder(Card::King) {
                self.held[loser] = self.held[loser].without(Card::King);
            }
            self.held[self.seat] = self.held[self.seat].with(Card::King);
        }
    }

    /// Goes on to the next turn.
    fn go_on(&mut self) {
        let next = self.all().after(self.seat);
        if self.last_round {
            let after = self.last_order().skip_while(|&seat| seat != self.seat).nth(1);
            self.begin_last_turn(after);
        } else if next != self.start {
            self.begin_turn(next);
        } else {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        self.start = self.all().before(self.start);
        self.rounds_left = self.rounds_left.saturating_sub(1);
        let enough = self.options.round_limit > 0 && self.rounds_left == 0;
        self.last_round = enough || self.holder(Card::King).is_some();
        if self.last_round {
            self.begin_last_turn(self.last_order().next());
        } else {
            self.begin_turn(self.start);
        }
    }

    /// Rule 5: the order of the last round.
    pub fn last_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let queen = self.holder(Card::Queen);
        let others = queen.map_or(self.all(), |queen| self.all().without(queen));
        others.from(self.start).chain(queen)
    }

    fn begin_last_turn(&mut self, seat: Option<Seat>) {
        let queen = self.holder(Card::Queen);
        let safe = |seat| self.held[seat].has(Card::King) && self.mark != Group::default();
        match seat {
            None => self.phase = Phase::Over,
            Some(seat) if queen == Some(seat) && safe(seat) => self.phase = Phase::Over,
            Some(seat) if queen.is_none_or(|queen| queen == seat) => self.begin_turn(seat),
            Some(seat) => self.clear(seat, Phase::Ask),
        }
    }
}

impl Group {
    /// The best one among these dice.
    fn best(dice: Dice) -> Group {
        FACES.map(|face| Group { count: dice.showing(face), face }).into_iter().max().unwrap_or_default()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Throw => f.write_str("throw"),
            Action::Aside(dice) => write!(f, "aside {dice}"),
            Action::Again => f.write_str("again"),
            Action::End => f.write_str("end"),
            Action::Use(card, Way { from, to }) => match (from.is_empty(), to.is_empty()) {
                (true, true) => write!(f, "{card}"),
                (false, true) => write!(f, "{card} {from}"),
                (true, false) => write!(f, "{card} {to}"),
                (false, false) => write!(f, "{card} {from} to {to}"),
            },
            Action::Take(Some(card)) => write!(f, "take {card}"),
            Action::Take(None) => f.write_str("take nothing"),
            Action::Play => f.write_str("play"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let text = text.trim();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match (verb, rest.trim()) {
            ("throw", "") => Ok(Action::Throw),
            ("aside", dice) => Ok(Action::Aside(dice.parse()?)),
            ("again", "") => Ok(Action::Again),
            ("end", "") => Ok(Action::End),
            ("play", "") => Ok(Action::Play),
            ("pass", "") => Ok(Action::Pass),
            ("take", "nothing") => Ok(Action::Take(None)),
            ("take", card) => Ok(Action::Take(Some(card.parse()?))),
            (card, way) => {
                let card: Card = card.parse()?;
                Ok(Action::Use(card, card.power().read_way(way)?))
            }
        }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::First(seat) => write!(f, "first {seat}"),
            Luck::Thrown(throw) => throw.fmt(f),
        }
    }
}

impl FromStr for Luck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Luck, Unreadable> {
        match after_verb(text, "first") {
            Ok(seat) => seat.parse().map(Luck::First),
            Err(Unreadable) => text.parse().map(Luck::Thrown),
        }
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Face, Line, Options as _, Seeded, Viewer, step};

    use super::*;
    use powers::Power;

    fn open(seats: usize, options: &[(&str, &str)]) -> Court {
        Court::new(Options::read(options.iter().copied()).unwrap(), seats).unwrap()
    }

    fn enter(court: &mut Court, lines: &str) {
        for line in lines.split(';') {
            let action = line.parse().map(Line::Action);
            let line = action.or_else(|_| line.parse().map(Line::Luck)).unwrap();
            court.add(line).unwrap_or_else(|refusal| panic!("{line}: {}", refusal.key()));
        }
    }

    /// Falls with every action of a turn: dice leave, powers are used up, and throwing again costs a die.
    fn left_to_do(court: &Court) -> u32 {
        let unused = court.held[court.seat].minus(court.used);
        let adds = unused.iter().filter(|card| matches!(card.power(), Power::Add(_) | Power::AddAny)).count() as u32;
        let others = u32::from(unused.len()) - adds;
        let before = court.phase == Phase::Before;
        let fools = u32::from(court.more_fools);
        3 * u32::from(court.active.count() + court.cup)
            + 4 * adds
            + others
            + fools
            + u32::from(!court.duty)
            + u32::from(before)
    }

    #[test]
    fn rule_2_every_turn_comes_to_its_end() {
        for (seed, fools) in [(1, "players"), (2, "unlimited"), (3, "players"), (4, "unlimited")] {
            let held = if seed > 2 { "many" } else { "one" };
            let options = [("fools", fools), ("dice_cap", "none"), ("fools_held", held)];
            let mut court = open(2 + seed as usize % 4, &options);
            let mut luck = Seeded::new(seed);
            let mut steps = 0;
            loop {
                let before = court.clone();
                if !step(&mut court, &mut luck) {
                    break;
                }
                steps += 1;
                if before.phase == Phase::Dice && court.phase == Phase::Dice && court.seat == before.seat {
                    let fell = left_to_do(&court) < left_to_do(&before);
                    assert!(fell || before.in_the_cup() > 0, "{before:?} and then {court:?}");
                } else {
                    assert!(steps <= court.most_steps_of_a_turn(), "{steps} steps in a turn");
                    steps = 0;
                }
            }
        }
    }

    #[test]
    fn rule_3_the_market_tells_what_the_dice_that_lie_there_would_pay() {
        let mut court = open(2, &[]);
        let paid = |court: &Court| {
            let view = Court::view(&Seen::of(court, Viewer::Spectator));
            let key = |face: &Face| match face {
                Face::Character { key, paid: true, .. } => Some(*key),
                _ => None,
            };
            view.pieces().filter_map(|piece| key(&piece.face)).collect::<Vec<_>>().join(" ")
        };
        enter(&mut court, "first A");
        assert_eq!(paid(&court), "", "nothing has been thrown");
        enter(&mut court, "throw 2 2 4");
        assert_eq!(paid(&court), "fool farmer philosopher", "dice that lie there, aside or not");
        enter(&mut court, "aside 2 2");
        assert_eq!(paid(&court), "fool farmer philosopher");
        enter(&mut court, "again");
        assert_eq!(paid(&court), "", "one of them is in the cup");
        enter(&mut court, "throw 1; aside 1; end");
        assert_eq!(paid(&court), "fool farmer");
        enter(&mut court, "take farmer");
        for _ in 0..2 {
            enter(&mut court, "throw 1 2 4; aside 1 2 4; end; take nothing");
        }
        enter(&mut court, "throw 1 2 2 3");
        assert_eq!(paid(&court), "fool", "who has the Farmer gets no second one");
    }

    #[test]
    fn rule_4_the_start_moves_to_the_right() {
        let mut court = open(4, &[]);
        enter(&mut court, "first A");
        let mut order = String::new();
        for _ in 0..20 {
            order += &court.seat.to_string();
            enter(&mut court, "throw 1 2 4; aside 1 2 4; end; take nothing");
        }
        assert_eq!(order, "ABCDDABCCDABBCDAABCD");
    }

    #[test]
    fn rule_5_more_dice_beat_fewer_and_high_ones_beat_low_ones() {
        let best = |dice: &str| Group::best(dice.parse().unwrap());
        assert_eq!(best("5 5 5 5 2 2 2 2"), Group { count: 4, face: 5 });
        assert!(best("1 1 1 1 1 1 1 1") > best("6 6 6 6 6 6 6 5"));
        assert!(best("5 5 5 5 5 5 5") > best("4 4 4 4 4 4 4 6"));
        assert_eq!(best("1 2 3"), Group { count: 1, face: 3 });
    }

    #[test]
    fn no_more_dice_than_there_are() {
        let everything: Cards = Card::all().filter(|&card| card != Card::Charlatan).collect();
        for (cap, at_start, most) in [("12", 11, 12), ("none", 11, 18)] {
            let mut court = open(5, &[("dice_cap", cap), ("first_player", "seat0")]);
            court.held[Seat::A] = everything;
            court.charlatans[Seat::A] = 5;
            court.begin_turn(Seat::A);
            assert_eq!(court.cup, at_start);
            enter(&mut court, "throw 1 1 1 1 1 1 1 1 1 1 1; aside 1 1 1 1 1 1 1 1 1 1 1");
            let adds = ["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop", "queen 6"];
            for add in adds {
                _ = court.act(add.parse().unwrap());
            }
            assert_eq!(court.active.count() + court.aside.count(), most);
            court.charlatans[Seat::A] = u8::MAX;
            assert_eq!(court.dice_of(Seat::A), court.most_dice());
        }
    }

    #[test]
    fn rule_1_what_goes_without_saying_is_one_line_and_refused_as_a_whole() {
        let court = open(2, &[("first_player", "seat0")]).holding(&[Card::Guard, Card::Queen], 1);
        let throw = |dice: &str| Line::Luck(dice.parse().unwrap());
        let mut said = court.clone();
        enter(&mut said, "throw;throw 1 1 5 6");
        let mut unsaid = court.clone();
        unsaid.add(throw("throw 1 1 5 6")).unwrap();
        assert_eq!(said, unsaid);
        let mut refused = court.clone();
        assert_eq!(refused.add(throw("throw 1 1 5")).unwrap_err().key(), "wrong-number-of-dice");
        assert_eq!(refused, court);
        assert_eq!(refused.befall("throw 1 1 5 6".parse().unwrap()).unwrap_err().key(), "nothing-to-throw");
        // With the last die that can be added, nothing is left but to throw.
        enter(&mut refused, "queen;guard");
        assert_eq!((refused.next(), refused.unsaid()), (Next::throw_by(Seat::A), None));
    }

    /// How many moves of the view make each of the open actions.
    fn ways_to_move(court: &Court) -> Vec<usize> {
        let view = Court::view(&Seen::of(court, Viewer::Seat(court.seat)));
        let ways = |action: Action| {
            let text = action.to_string();
            view.moves.iter().filter(|it| it.words_for(&text).is_some()).count()
        };
        court.actions().map(ways).collect()
    }

    #[test]
    fn every_action_is_one_move_with_all_characters_and_in_the_last_round() {
        let mut court = open(2, &[("first_player", "seat0")]);
        court.held[Seat::A] = Card::all().filter(|&card| card != Card::Charlatan).collect();
        enter(&mut court, "throw 1 4 6; aside 4");
        court.active = "1 1 2 3 3 4 5 6".parse().unwrap();
        let ways = ways_to_move(&court);
        assert!(ways.len() > 500 && ways.iter().all(|&ways| ways == 1), "{} {ways:?}", ways.len());
        court.last_round = true;
        court.begin_last_turn(Some(Seat::new(1)));
        assert_eq!((court.phase, ways_to_move(&court)), (Phase::Ask, vec![1, 1]));
    }

    #[test]
    fn notation_reads_back_and_says_what_it_does_not_know() {
        for text in [
            "throw",
            "queen",
            "aside 6 6",
            "again",
            "end",
            "take guard",
            "take nothing",
            "play",
            "pass",
            "laborer",
            "queen 6",
            "fool 3",
            "merchant 1 1",
            "nobleman 2 4 4",
            "maid 2 to 4",
            "philosopher 1 5 to 3 3",
            "alchemist 2 5 5 to 4 4 4",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in
            ["", "aside", "aside 7", "take", "take jester", "again now", "fool x", "maid 2 to", "roll", "first A"]
        {
            assert_eq!(text.parse::<Action>(), Err(Unreadable), "{text}");
        }
        for text in ["first E", "throw 1 2 4"] {
            assert_eq!(text.parse::<Luck>().unwrap().to_string(), text);
        }
        for text in ["first", "first Z", "throw", "throw none"] {
            assert_eq!(text.parse::<Luck>(), Err(Unreadable), "{text}");
        }
    }
}
