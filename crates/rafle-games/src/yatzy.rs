//! # Yatzy (`yatzy`)
//!
//! 1. Every seat has a sheet of boxes. Seats take turns; a turn fills one box.
//! 2. A turn begins with a throw of all dice. After the first throw, and again after the second, the seat may keep any of
//!    them and throw the others again.
//! 3. The seat writes what the dice are worth into one open box, 0 if they do not fit. There is no pass.
//! 4. Six closed upper boxes that add up to enough bring a bonus.
//! 5. When all boxes are closed the highest total wins; seats tied for it share the win.
//!
//! The sheet says how many dice there are, which boxes, and what they and the bonus bring ([`sheets`]). Beyond its boxes
//! it may have extras:
//!
//! 6. Five alike whose own box is filled are a joker. They go into the upper box of their face; if that is filled, into any
//!    lower box, where they are worth what fits best; if all of those are filled, into any upper box, for 0. If 50 stand in
//!    the box of five alike they bring 100 more; on the German sheet 50, and only in the upper box of their face.
//! 7. On the Maxi sheet throws that a turn does not need are saved. Later turns of that seat may use them.
//!
//! Options: `sheet`, `order`, `extras`. Notation: `throw 1 2 3 6 6`, `keep 6 6`, `keep none`, `score house`.
//! To score at once is to stop: nobody is asked whether to throw on first and where to write then.

pub mod sheets;

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use rafle_engine::{
    About, Aid, AidEntry, AidGroup, AidRows, At, Begins, Cell, Chance, Coin, Dice, Game, InTheCup, Lies, Line, LineOf,
    MOST_SEATS, Message, Move, Next, Occasion, OptionValue, Paper, PaperRow, PaperSheet, PerSeat, Picks, Pieces, Price,
    Refusal, Seat, Seats, Seen, SheetRow, Standings, Thing, Throw, Unreadable, View, after_verb, choice, just_now,
    options, throws,
};

use sheets::{Boxes, Extra, Kind, Row, Sheet, UPPER};

/// Throws in a turn, unless some were saved.
const THROWS: u8 = 3;

choice! {
    /// In which order boxes are filled.
    pub enum Order {
        /// Any open box at any time.
        Free = "free",
        /// From top to bottom.
        Forced = "forced",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// On which sheet the game is played.
        pub sheet: Kind = Kind::Nordic,
        /// In which order boxes are filled.
        pub order: Order = Order::Free,
        /// Whether the sheet has what it has beyond its boxes.
        pub extras: bool = true,
    }
}

/// Yatzy as it is played in the north.
pub type Yatzy = OnSheet<sheets::Nordic>;

/// Yatzy as it is played in America, and in Germany.
pub type American = OnSheet<sheets::American>;

/// Yatzy with six dice.
pub type Maxi = OnSheet<sheets::Maxi>;

/// A game of Yatzy at one moment, on one of the sheets.
#[derive(Copy, PartialEq, Eq, Hash, Debug)]
// Whole words of 16 bytes: a quarter less time for a copy of so large a state.
#[repr(align(16))]
pub struct OnSheet<S: Sheet> {
    options: Options,
    seats: Seats,
    /// Who has not been passed over.
    playing: Seats,
    seat: Seat,
    columns: PerSeat<Column<S>, MOST_SEATS>,
    /// Dice kept from earlier throws of this turn.
    kept: Dice,
    /// Dice of the last throw; none while they are in the cup.
    thrown: Dice,
    /// Throws made in this turn.
    throws: u8,
}

// Derived, it would go field by field, since a sheet could be anything: six times as long.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<S: Sheet> Clone for OnSheet<S> {
    fn clone(&self) -> OnSheet<S> {
        *self
    }
}

/// What one seat has written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Column<S: Sheet> {
    /// Bit `n` is set while box `n` is open.
    open: S::Boxes,
    /// What stands in each box; 0 in open ones.
    written: S::Written,
    /// How often five alike brought something beyond their boxes, or how many throws are saved.
    extra: u8,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action<S: Sheet> {
    /// `keep 6 6`: throw all other dice again.
    Keep(Dice),
    /// `score house`: write into this box.
    Score(Place<S>),
}

/// A box of a sheet, counted from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place<S: Sheet>(u8, PhantomData<S>);

impl<S: Sheet> Place<S> {
    /// The box with this number, counted from 0.
    pub const fn new(index: usize) -> Place<S> {
        assert!(index < S::BOXES.len(), "a sheet has only so many boxes");
        Place(index as u8, PhantomData)
    }

    /// Its number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    fn row(self) -> &'static Row {
        &S::BOXES[self.index()]
    }

    fn bit(self) -> u32 {
        1 << self.0
    }

    fn name(self) -> Message {
        Message::new(self.row().name)
    }

    /// What is touched to write into it.
    fn id(self) -> String {
        format!("box-{}", self.row().notation)
    }
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(6, 12, 44, 40, -8), Thing::Die(6, 46, 22, 40, 6), Thing::Die(6, 60, 58, 36, -14), Thing::Die(6, 92, 30, 40, 10), Thing::Die(6, 108, 60, 38, -4)];

impl<S: Sheet> Game for OnSheet<S> {
    const ABOUT: About = About {
        slug: "yatzy",
        picture: PICTURE,
        least_seats: 1,
        most_seats: MOST_SEATS,
        usual_seats: 3,
        minutes: 30,
        skill: 3,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Tonight, Occasion::Alone],
        begins: Begins::FirstSeat,
    };

    const IN_TURN: bool = true;

    type Options = Options;
    type Action = Action<S>;
    type Luck = Throw;

    fn suits(options: &Options) -> bool {
        S::KINDS.iter().any(|(kind, _)| *kind == options.sheet)
    }

    fn new(options: Options, seats: usize) -> Result<OnSheet<S>, Refusal> {
        if !Self::suits(&options) {
            let kinds: Vec<_> = S::KINDS.iter().map(|(kind, _)| kind.written()).collect();
            let misfit = Refusal::new("option-misfit").with("key", "sheet").with("value", options.sheet.written());
            return Err(misfit.with("values", kinds.join(", ")));
        }
        Ok(OnSheet {
            options,
            seats: Seats::first(seats),
            playing: Seats::first(seats),
            seat: Seat::A,
            columns: PerSeat::all(Column::EMPTY),
            kept: Dice::NONE,
            thrown: Dice::NONE,
            throws: 0,
        })
    }

    fn next(&self) -> Next {
        if self.open(self.seat) == 0 {
            // The turn passes on after every box, so only the last seat of the last round is left with a full sheet.
            Next::Nobody
        } else if self.thrown.is_empty() {
            Next::throw_by(self.seat)
        } else {
            Next::Seat(self.seat)
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action<S>> + Clone + '_ {
        if self.thrown.is_empty() {
            return Actions::new(Dice::NONE, 0);
        }
        let keeps = if self.throws_left() > 0 { self.dice() } else { Dice::NONE };
        Actions::new(keeps, self.open_boxes())
    }

    fn act(&mut self, action: Action<S>) -> Result<(), Refusal> {
        if self.thrown.is_empty() {
            return Err(Refusal::new("throw-first"));
        }
        match action {
            Action::Keep(kept) => self.keep(kept),
            Action::Score(place) => self.score(place),
        }
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.thrown = throw.of(self.in_the_cup())?;
        self.throws += 1;
        Ok(())
    }

    fn standings(&self) -> Standings {
        Standings::most(self.seats, PerSeat::from_fn(|seat| self.total(seat)))
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        self.playing = self.playing.without(seat);
        if self.seat == seat {
            // After the last seat of the last round everybody's sheet is full, and nobody is next.
            self.seat = self.playing.after(seat);
            self.clear();
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // Three throws, two keeps and a box for each box; throws that are saved are only moved.
        (self.seats.len() * S::BOXES.len() * 6) as u32 + 1
    }

    fn at(&self) -> Option<At> {
        Some(At::round(self.round(), S::BOXES.len() as u16))
    }

    fn view(seen: &Seen<OnSheet<S>>) -> View {
        let tray = Pieces::tray(&[(seen.kept, Lies::Kept), (seen.thrown, Lies::Loose)]);
        let mut dice = tray.dice_to_pick(Lies::Kept);
        dice.extend(tray.dice_to_pick(Lies::Loose));
        let keep = Move::pick(Message::new("keep-and-throw"), "keep", dice, 0, S::DICE as usize - 1)
            .or_none(Message::new("throw-all"));
        let score = |place: Place<S>| {
            let label = Message::new("write").with("box", place.name());
            let brings = Message::number(seen.points(place) + seen.again(place));
            Move::touch(label, Action::Score(place)).on(place.id()).brings(brings)
        };
        let boxes = places(if seen.thrown.is_empty() { 0 } else { seen.open_boxes() });
        let moves = (seen.throws_left() > 0).then_some(keep).into_iter().chain(boxes.map(score));
        View::new(seen, seen.say())
            .part(tray.of(seen.seat))
            .part(seen.sheet(seen.to_move()))
            .moves(seen, moves)
            .tap(seen, Message::new("throw-dice").with("count", seen.in_the_cup()))
    }

    fn happened(before: &Seen<OnSheet<S>>, line: LineOf<OnSheet<S>>, after: &Seen<OnSheet<S>>) -> Vec<Message> {
        let seat = before.seat;
        match line {
            Line::Luck(throw) => vec![throw.told(seat)],
            Line::Action(Action::Keep(kept)) => vec![crate::family::kept(seat, kept)],
            Line::Action(Action::Score(place)) => before.wrote(place, after),
        }
    }

    fn moment(before: &Seen<OnSheet<S>>, line: LineOf<OnSheet<S>>, after: &Seen<OnSheet<S>>) -> Option<View> {
        // Dice lie there until they are written down, and what is written stands on the sheet.
        (after.next() == Next::Nobody).then(|| just_now(before, line, after))
    }

    fn aid(&self) -> Option<Aid> {
        let entry = |row: &Row| {
            let most = throws(S::DICE).map(|(dice, _)| (row.worth)(dice)).max().unwrap_or(0);
            let price = Price { said: Message::new("box-most").with("points", most), coin: Coin::Other };
            AidEntry { emblem: None, name: Message::new(row.name), price, words: how(row) }
        };
        let group = |title, boxes: &[Row]| AidGroup { title: Some(title), entries: boxes.iter().map(entry).collect() };
        let (upper, lower) = S::BOXES.split_at(UPPER);
        let bonus = Message::new("boxes-upper").with("least", S::BONUS.from).with("bonus", S::BONUS.brings);
        let rows = AidRows::List(vec![group(bonus, upper), group(Message::new("boxes-lower"), lower)]);
        Some(Aid { title: Message::new("aid-boxes"), note: self.extra_how(), rows })
    }

    fn paper(&self) -> Option<Paper> {
        let row = |row: &Row| PaperRow { name: Message::new(row.name), how: Some(how(row)), sum: false };
        let sum = |name, how| PaperRow { name: Message::new(name), how, sum: true };
        let (upper, lower) = S::BOXES.split_at(UPPER);
        let bonus = Message::new("bonus-how").with("least", S::BONUS.from).with("bonus", S::BONUS.brings);
        let upper = upper.iter().map(row).chain([sum("box-sum", None), sum("box-bonus", Some(bonus))]);
        let extra = self.extra_name().map(|name| sum(name, self.extra_how()));
        let rows = upper.chain(lower.iter().map(row)).chain(extra).chain([sum("total", None)]).collect();
        Some(Paper { note: Message::new("paper-note"), sheet: PaperSheet::Boxes(rows) })
    }
}

impl<S: Sheet> OnSheet<S> {
    /// Whether the sheet knows jokers, and whether it saves throws: what is not there costs nothing.
    const AGAIN: bool = matches!(S::KINDS[0].1, Extra::Again { .. });
    const SAVES: bool = matches!(S::KINDS[0].1, Extra::Saved);

    /// What the seats agreed on.
    pub fn options(&self) -> Options {
        self.options
    }

    /// All dice of the turn, kept and thrown.
    pub fn dice(&self) -> Dice {
        self.kept + self.thrown
    }

    /// How many throws are left in this turn.
    pub fn throws_left(&self) -> u8 {
        let saved = if Self::SAVES { self.columns[self.seat].extra } else { 0 };
        THROWS + saved - self.throws
    }

    /// Which boxes of a seat are open, a bit for each from the top.
    pub fn open(&self, seat: Seat) -> u32 {
        self.columns[seat].open.into()
    }

    /// What a seat's upper boxes add up to.
    pub fn upper_sum(&self, seat: Seat) -> i32 {
        self.columns[seat].upper()
    }

    /// What a seat has beyond its boxes: how often five alike have brought something, or how many throws are saved.
    pub fn extra(&self, seat: Seat) -> u8 {
        self.columns[seat].extra
    }

    /// Whether five alike stand in their box of a seat, so that those that come after may bring something.
    pub fn has_yatzy(&self, seat: Seat) -> bool {
        self.columns[seat].written.as_ref()[yatzy::<S>().index()] > 0
    }

    /// What the dice on the table are worth in a box.
    pub fn points(&self, place: Place<S>) -> i32 {
        let row = place.row();
        row.joker.filter(|_| self.is_joker()).unwrap_or_else(|| (row.worth)(self.dice()))
    }

    /// What the dice on the table bring beyond that if they go into this box.
    pub fn again(&self, place: Place<S>) -> i32 {
        match self.beyond() {
            Extra::Again { brings, upper_only } if self.is_joker() && self.has_yatzy(self.seat) => {
                let in_place = !upper_only || Some(place.0 + 1) == self.dice().highest();
                if in_place { brings } else { 0 }
            }
            _ => 0,
        }
    }

    /// The boxes that can be filled now, as bits.
    pub fn open_boxes(&self) -> u32 {
        let mut open = self.open(self.seat);
        if let Some(face) = self.dice().highest().filter(|_| self.is_joker()) {
            open = joker_boxes(open, face);
        }
        match self.options.order {
            Order::Free => open,
            Order::Forced => open & open.wrapping_neg(),
        }
    }

    /// What the sheet has beyond its boxes, by these options.
    fn beyond(&self) -> Extra {
        let its_own = S::KINDS.iter().find(|(kind, _)| *kind == self.options.sheet && self.options.extras);
        its_own.map_or(Extra::Nothing, |(_, extra)| *extra)
    }

    /// Whether the dice on the table are five alike whose box is filled already.
    fn is_joker(&self) -> bool {
        Self::AGAIN
            && self.options.extras
            && self.open(self.seat) & yatzy::<S>().bit() == 0
            && self.dice().most_alike() == S::DICE
    }

    /// Which round it is, from 1: who is next fills so many boxes with it.
    fn round(&self) -> u16 {
        let boxes = S::BOXES.len() as u16;
        (boxes + 1 - self.open(self.seat).count_ones() as u16).min(boxes)
    }

    /// How many dice are thrown next; none while they lie on the table.
    fn in_the_cup(&self) -> u8 {
        match self.next() {
            Next::Chance { .. } => S::DICE - self.kept.count(),
            _ => 0,
        }
    }

    fn total(&self, seat: Seat) -> i32 {
        let column = &self.columns[seat];
        let boxes = column.written.as_ref().iter().copied().map(i32::from).sum::<i32>();
        boxes + column.bonus().unwrap_or(0) + self.brought_again(seat)
    }

    /// What five alike have brought beyond their boxes.
    fn brought_again(&self, seat: Seat) -> i32 {
        match self.beyond() {
            Extra::Again { brings, .. } => brings * i32::from(self.columns[seat].extra),
            _ => 0,
        }
    }

    fn keep(&mut self, kept: Dice) -> Result<(), Refusal> {
        if self.throws_left() == 0 {
            return Err(Refusal::new("no-throw-left"));
        }
        if !self.dice().contain(kept) {
            return Err(Refusal::new("not-among-the-dice").with("dice", kept));
        }
        if kept == self.dice() {
            return Err(Refusal::new("nothing-to-throw"));
        }
        self.kept = kept;
        self.thrown = Dice::NONE;
        Ok(())
    }

    fn score(&mut self, place: Place<S>) -> Result<(), Refusal> {
        if self.open(self.seat) & place.bit() == 0 {
            return Err(Refusal::new("box-closed").with("box", place.name()));
        }
        if self.open_boxes() & place.bit() == 0 {
            let why = if self.is_joker() { "box-not-for-joker" } else { "box-not-in-turn" };
            return Err(Refusal::new(why).with("box", place.name()));
        }
        let (points, again) = (self.points(place), self.again(place));
        let saved = if Self::SAVES && self.options.extras { self.throws_left() } else { 0 };
        let column = &mut self.columns[self.seat];
        column.open = S::Boxes::of(column.open.into() & !place.bit());
        column.written.as_mut()[place.index()] = points as u8;
        if Self::SAVES {
            column.extra = saved;
        } else if again > 0 {
            column.extra += 1;
        }
        let next = self.playing.after(self.seat);
        if self.open(next) != 0 {
            self.seat = next;
        }
        self.clear();
        Ok(())
    }

    /// All dice are in the cup.
    fn clear(&mut self) {
        self.kept = Dice::NONE;
        self.thrown = Dice::NONE;
        self.throws = 0;
    }

    fn sheet(&self, to_move: bool) -> rafle_engine::Sheet {
        let can_be_filled = if to_move { self.open_boxes() } else { 0 };
        let row = |place: Place<S>| {
            let cell = |seat| {
                if self.open(seat) & place.bit() == 0 {
                    Cell::Written(self.columns[seat].written.as_ref()[place.index()].into())
                } else if seat == self.seat && can_be_filled & place.bit() != 0 {
                    Cell::Open(place.id())
                } else {
                    Cell::Blank
                }
            };
            SheetRow { name: place.name(), cells: self.seats.iter().map(cell).collect(), sum: false }
        };
        let towards = |seat| {
            let sum = Message::new("towards-bonus").with("sum", self.columns[seat].upper());
            Cell::Said(sum.with("of", S::BONUS.from))
        };
        let bonus = |seat| self.columns[seat].bonus().map_or_else(|| towards(seat), Cell::Written);
        let extra =
            |seat| Cell::Written(if Self::SAVES { self.columns[seat].extra.into() } else { self.brought_again(seat) });
        let total = |seat| Cell::Written(self.total(seat));
        let summing = |name, cells| SheetRow { name: Message::new(name), cells, sum: true };
        let mut rows: Vec<_> = places((1 << UPPER) - 1).map(row).collect();
        rows.push(summing("box-bonus", self.seats.iter().map(bonus).collect()));
        rows.extend(places(S::ALL.into() >> UPPER << UPPER).map(row));
        rows.extend(self.extra_name().map(|name| summing(name, self.seats.iter().map(extra).collect())));
        rows.push(summing("total", self.seats.iter().map(total).collect()));
        rafle_engine::Sheet { title: None, columns: self.seats.iter().collect(), rows }
    }

    /// What is called what the sheet has beyond its boxes.
    fn extra_name(&self) -> Option<&'static str> {
        match self.beyond() {
            Extra::Nothing => None,
            Extra::Again { .. } => Some("box-again"),
            Extra::Saved => Some("box-saved"),
        }
    }

    /// What it is, in one sentence.
    fn extra_how(&self) -> Option<Message> {
        match self.beyond() {
            Extra::Nothing => None,
            Extra::Again { brings, upper_only: false } => Some(Message::new("again-how").with("points", brings)),
            Extra::Again { brings, upper_only: true } => Some(Message::new("again-above-how").with("points", brings)),
            Extra::Saved => Some(Message::new("saved-how")),
        }
    }

    /// What it meant to write the dice into a box.
    fn wrote(&self, place: Place<S>, after: &OnSheet<S>) -> Vec<Message> {
        let (seat, again) = (self.seat, self.again(place));
        let wrote = Message::new("wrote").with("seat", seat).with("points", self.points(place));
        let mut told = vec![wrote.with("box", place.name())];
        if again > 0 {
            told.push(Message::new("got-it-again").with("seat", seat).with("points", again));
        }
        if self.columns[seat].bonus() < after.columns[seat].bonus() {
            told.push(Message::new("got-the-bonus").with("seat", seat));
        }
        if Self::SAVES && after.extra(seat) != self.extra(seat) {
            told.push(Message::new("has-saved").with("seat", seat).with("count", after.extra(seat)));
        }
        told
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) if self.throws_left() > 0 => {
                Message::new("say-keep-or-write").with("seat", seat).with("left", self.throws_left())
            }
            Next::Seat(seat) => Message::new("say-write").with("seat", seat),
            Next::Chance { .. } => Message::new("say-throws").with("seat", self.seat).with("count", self.in_the_cup()),
        }
    }
}

impl<S: Sheet> Column<S> {
    const EMPTY: Column<S> = Column { open: S::ALL, written: S::BLANK, extra: 0 };

    /// What the upper boxes add up to so far.
    fn upper(&self) -> i32 {
        self.written.as_ref()[..UPPER].iter().copied().map(i32::from).sum()
    }

    /// The bonus, once all upper boxes are closed.
    fn bonus(&self) -> Option<i32> {
        let closed = self.open.into() & ((1 << UPPER) - 1) == 0;
        closed.then(|| if self.upper() >= S::BONUS.from { S::BONUS.brings } else { 0 })
    }
}

/// Rule 6: of these boxes a joker goes into the upper one of its face, else into a lower one, else into whichever is left.
pub fn joker_boxes(open: u32, face: u8) -> u32 {
    let (own, lower) = (open & 1 << (face - 1), open >> UPPER << UPPER);
    [own, lower].into_iter().find(|&boxes| boxes != 0).unwrap_or(open)
}

/// The box in which as many dice alike belong as are thrown.
const fn yatzy<S: Sheet>() -> Place<S> {
    Place::new(S::YATZY)
}

fn how(row: &Row) -> Message {
    Message::new("box-how").with("box", row.how)
}

/// Keeps, then boxes; the n-th is found without walking there.
#[derive(Clone)]
struct Actions<S: Sheet> {
    keeps: Picks,
    boxes: u32,
    sheet: PhantomData<S>,
}

impl<S: Sheet> Actions<S> {
    fn new(keeps: Dice, boxes: u32) -> Actions<S> {
        Actions { keeps: keeps.picks().but_all(), boxes, sheet: PhantomData }
    }
}

impl<S: Sheet> Iterator for Actions<S> {
    type Item = Action<S>;

    fn next(&mut self) -> Option<Action<S>> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<Action<S>> {
        let keeps = self.keeps.len();
        if n < keeps {
            return self.keeps.nth(n).map(Action::Keep);
        }
        self.keeps = Dice::NONE.picks().but_all();
        for _ in keeps..n {
            self.boxes &= self.boxes.wrapping_sub(1);
        }
        let index = self.boxes.trailing_zeros() as u8;
        let found = (self.boxes != 0).then_some(Action::Score(Place(index, PhantomData)));
        self.boxes &= self.boxes.wrapping_sub(1);
        found
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.keeps.len() + self.boxes.count_ones() as usize;
        (left, Some(left))
    }
}

/// The boxes whose bits are set.
fn places<S: Sheet>(mut boxes: u32) -> impl Iterator<Item = Place<S>> {
    std::iter::from_fn(move || {
        let place = (boxes != 0).then(|| Place(boxes.trailing_zeros() as u8, PhantomData));
        boxes &= boxes.wrapping_sub(1);
        place
    })
}

impl<S: Sheet> fmt::Display for Action<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(kept) => write!(f, "keep {kept}"),
            Action::Score(place) => write!(f, "score {}", place.row().notation),
        }
    }
}

impl<S: Sheet> FromStr for Action<S> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action<S>, Unreadable> {
        if let Ok(kept) = after_verb(text, "keep") {
            return kept.parse().map(Action::Keep);
        }
        let name = after_verb(text, "score")?;
        let index = S::BOXES.iter().position(|row| row.notation == name).ok_or(Unreadable)?;
        Ok(Action::Score(Place::new(index)))
    }
}

#[cfg(test)]
mod tests {
    use super::sheets::Nordic;
    use super::*;

    fn score<S: Sheet>(game: &mut OnSheet<S>, dice: &str, name: &str) {
        game.befall(Throw(dice.parse().unwrap())).unwrap();
        game.act(format!("score {name}").parse().unwrap()).unwrap();
    }

    #[test]
    fn a_seat_can_be_asked_what_is_left_to_it() {
        let mut game = Yatzy::new(Options::default(), 2).unwrap();
        game.befall(Throw(Dice::of(&[6, 6, 6, 1, 2]))).unwrap();
        game.act(Action::Keep(Dice::alike(6, 3))).unwrap();
        game.befall(Throw(Dice::of(&[3, 3]))).unwrap();
        assert_eq!((game.dice(), game.throws_left()), (Dice::of(&[6, 6, 6, 3, 3]), 1));
        game.act(Action::Score(Place::new(5))).unwrap();
        assert_eq!((game.open(Seat::A), game.upper_sum(Seat::A)), (0x7fff & !(1 << 5), 18));
        assert_eq!((game.open(Seat::new(1)), game.throws_left()), (0x7fff, THROWS));
    }

    #[test]
    fn the_nordic_state_has_room_for_no_other_sheet() {
        assert_eq!((size_of::<Yatzy>(), size_of::<American>(), size_of::<Maxi>()), (320, 288, 480));
    }

    #[test]
    fn a_sheet_is_not_played_by_the_rules_of_another() {
        let maxi = Options { sheet: Kind::Maxi, ..Options::default() };
        assert_eq!(Yatzy::new(maxi, 2).unwrap_err().key(), "option-misfit");
        assert!(Maxi::new(maxi, 2).is_ok());
    }

    #[test]
    fn rule_4_the_bonus_comes_with_63() {
        let mut column = Column::<Nordic>::EMPTY;
        column.written[..UPPER].copy_from_slice(&[3, 6, 9, 12, 15, 18]);
        assert_eq!(column.bonus(), None, "boxes are still open");
        column.open &= !((1 << UPPER) - 1);
        assert_eq!(column.bonus(), Some(50));
        column.written[0] = 2;
        assert_eq!(column.bonus(), Some(0));
    }

    #[test]
    fn rule_6_what_five_alike_bring_when_they_come_again() {
        // With 50 in their box and with 0, before the upper box of their face is filled and after.
        for (sheet, first, extras, above, below) in [
            (Kind::American, "4 4 4 4 4", true, 100, 100),
            (Kind::American, "1 2 3 4 6", true, 0, 0),
            (Kind::American, "4 4 4 4 4", false, 0, 0),
            (Kind::German, "4 4 4 4 4", true, 50, 0),
            (Kind::German, "1 2 3 4 6", true, 0, 0),
        ] {
            let mut game = American::new(Options { sheet, extras, ..Options::default() }, 1).unwrap();
            let total = |game: &American| game.standings().scores[Seat::A];
            score(&mut game, first, "yatzy");
            let before = total(&game);
            score(&mut game, "2 2 2 2 2", "twos");
            assert_eq!(total(&game) - before, 10 + above, "{sheet:?} after {first}, extras {extras}");
            let before = total(&game);
            score(&mut game, "2 2 2 2 2", "house");
            let house = if extras { 25 } else { 0 };
            assert_eq!(total(&game) - before, house + below, "{sheet:?} after {first}, extras {extras}");
        }
    }

    #[test]
    fn rule_6_where_a_joker_may_go() {
        let options = Options { sheet: Kind::American, ..Options::default() };
        let mut game = American::new(options, 1).unwrap();
        let names =
            |game: &American| places::<sheets::American>(game.open_boxes()).map(|it| it.row().notation).collect();
        let open = |game: &American, dice: &str| -> Vec<&str> {
            let mut game = *game;
            game.befall(Throw(dice.parse().unwrap())).unwrap();
            names(&game)
        };
        assert_eq!(open(&game, "3 3 3 3 3").len(), 13, "the box of five alike is open: anything goes");
        score(&mut game, "1 2 3 4 6", "yatzy");
        assert_eq!(open(&game, "3 3 3 3 3"), ["threes"]);
        assert_eq!(open(&game, "3 3 3 3 4").len(), 12);
        score(&mut game, "3 3 1 1 4", "threes");
        let lower = ["three-alike", "four-alike", "house", "small-straight", "large-straight", "chance"];
        assert_eq!(open(&game, "3 3 3 3 3"), lower);
        for name in lower {
            score(&mut game, "1 1 2 2 4", name);
        }
        assert_eq!(open(&game, "3 3 3 3 3"), ["ones", "twos", "fours", "fives", "sixes"]);
        assert_eq!(open(&game, "6 6 6 6 6"), ["sixes"]);
    }

    #[test]
    fn rule_7_throws_are_saved() {
        for (extras, saved, left) in [(true, 2, 5), (false, 0, 3)] {
            let mut game = Maxi::new(Options { sheet: Kind::Maxi, extras, ..Options::default() }, 1).unwrap();
            score(&mut game, "1 2 3 4 5 6", "full-straight");
            assert_eq!((game.extra(Seat::A), game.throws_left()), (saved, left));
            let mut throws = 1;
            game.befall(Throw("6 6 6 1 2 3".parse().unwrap())).unwrap();
            while game.throws_left() > 0 {
                game.act(Action::Keep(Dice::alike(6, 3))).unwrap();
                game.befall(Throw("1 2 3".parse().unwrap())).unwrap();
                throws += 1;
            }
            assert_eq!(throws, left);
            game.act("score sixes".parse().unwrap()).unwrap();
            assert_eq!((game.extra(Seat::A), game.throws_left()), (0, 3));
        }
    }
}
