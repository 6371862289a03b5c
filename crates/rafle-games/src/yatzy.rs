//! # Yatzy (`yatzy`)
//!
//! 1. Every seat has a sheet of fifteen boxes. Seats take turns; a turn fills one box.
//! 2. A turn begins with a throw of all five dice. After the first throw, and again after the second, the seat may keep
//!    any of the five and throw the others again.
//! 3. The seat writes what the five dice are worth into one open box, 0 if they do not fit. There is no pass.
//! 4. Six closed upper boxes that add up to 63 or more bring a bonus of 50.
//! 5. When all boxes are closed the highest total wins; seats tied for it share the win.
//!
//! Options: `order`. Notation: `throw 1 2 3 6 6`, `keep 6 6`, `keep none`, `score house`.
//! To score at once is to stop: nobody is asked whether to throw on first and where to write then.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Aid, AidEntry, AidGroup, AidRows, At, Cell, Chance, Coin, Dice, Game, InTheCup, Lies, Line, LineOf, Message,
    Move, Next, PerSeat, Picks, Pieces, Price, Refusal, Seat, Seats, Seen, Sheet, SheetRow, Standings, Thing, Throw,
    Unreadable, View, after_verb, choice, just_now, options, throws,
};

/// Dice in a turn.
const DICE: u8 = 5;

/// Throws in a turn.
const THROWS: u8 = 3;

/// What the upper boxes must add up to, and what that brings.
const BONUS_FROM: i32 = 63;
const BONUS: i32 = 50;

/// The boxes from top to bottom: notation, words, and what five dice are worth there. The first six are the upper ones.
const BOXES: [(&str, &str, Worth); 15] = [
    ("ones", "box-ones", |dice| alike(dice, 1)),
    ("twos", "box-twos", |dice| alike(dice, 2)),
    ("threes", "box-threes", |dice| alike(dice, 3)),
    ("fours", "box-fours", |dice| alike(dice, 4)),
    ("fives", "box-fives", |dice| alike(dice, 5)),
    ("sixes", "box-sixes", |dice| alike(dice, 6)),
    ("one-pair", "box-one-pair", |dice| of_a_kind(dice, 2)),
    ("two-pairs", "box-two-pairs", two_pairs),
    ("three-alike", "box-three-alike", |dice| of_a_kind(dice, 3)),
    ("four-alike", "box-four-alike", |dice| of_a_kind(dice, 4)),
    ("small-straight", "box-small-straight", |dice| if dice == Dice::of(&[1, 2, 3, 4, 5]) { 15 } else { 0 }),
    ("large-straight", "box-large-straight", |dice| if dice == Dice::of(&[2, 3, 4, 5, 6]) { 20 } else { 0 }),
    ("house", "box-house", house),
    ("chance", "box-chance", Dice::sum),
    ("yatzy", "box-yatzy", |dice| if dice.most_alike() == 5 { 50 } else { 0 }),
];

/// What five dice are worth in a box.
type Worth = fn(Dice) -> i32;

/// How many boxes are upper ones.
const UPPER: usize = 6;

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
        /// In which order boxes are filled.
        pub order: Order = Order::Free,
    }
}

/// A game of Yatzy at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// Whole words of 16 bytes: a quarter less time for a copy of so large a state.
#[repr(align(16))]
pub struct Yatzy {
    options: Options,
    seats: Seats,
    /// Who has not been passed over.
    playing: Seats,
    seat: Seat,
    columns: PerSeat<Column>,
    /// Dice kept from earlier throws of this turn.
    kept: Dice,
    /// Dice of the last throw; none while they are in the cup.
    thrown: Dice,
    /// Throws made in this turn.
    throws: u8,
}

/// What one seat has written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Column {
    /// Bit `n` is set while box `n` is open.
    open: u16,
    /// What stands in each box; 0 in open ones.
    written: [u8; BOXES.len()],
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `keep 6 6`: throw all other dice again.
    Keep(Dice),
    /// `score house`: write into this box, counted from the top.
    Score(u8),
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(6, 12, 44, 40, -8), Thing::Die(6, 46, 22, 40, 6), Thing::Die(6, 60, 58, 36, -14), Thing::Die(6, 92, 30, 40, 10), Thing::Die(6, 108, 60, 38, -4)];

impl Game for Yatzy {
    const ABOUT: About = About {
        slug: "yatzy",
        picture: PICTURE,
        least_seats: 1,
        most_seats: 8,
        usual_seats: 3,
        minutes: 30,
        skill: 3,
        decisions: true,
        hidden: false,
        cards: false,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Yatzy, Refusal> {
        Ok(Yatzy {
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
        if self.columns[self.seat].open == 0 {
            // The turn passes on after every box, so only the last seat of the last round is left with a full sheet.
            Next::Nobody
        } else if self.thrown.is_empty() {
            Next::throw_by(self.seat)
        } else {
            Next::Seat(self.seat)
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        if self.thrown.is_empty() {
            return Actions { keeps: Dice::NONE.picks().but_all(), boxes: 0 };
        }
        let keeps = if self.throws < THROWS { self.dice() } else { Dice::NONE };
        Actions { keeps: keeps.picks().but_all(), boxes: self.open_boxes() }
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        if self.thrown.is_empty() {
            return Err(Refusal::new("throw-first"));
        }
        match action {
            Action::Keep(kept) => self.keep(kept),
            Action::Score(index) => self.score(index),
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
        Standings::most(self.seats, PerSeat::from_fn(|seat| self.columns[seat].total()))
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
        // Three throws, two keeps and a box, fifteen times each.
        (self.seats.len() * BOXES.len() * 6) as u32 + 1
    }

    fn view(seen: &Seen<Yatzy>) -> View {
        let tray = Pieces::tray(&[(seen.kept, Lies::Kept), (seen.thrown, Lies::Loose)]);
        let mut dice = tray.dice_to_pick(Lies::Kept);
        dice.extend(tray.dice_to_pick(Lies::Loose));
        let keep = Move::pick(Message::new("keep-and-throw"), "keep", dice, 0, DICE as usize - 1)
            .or_none(Message::new("throw-all"));
        let score = |index: u8| {
            let (_, words, worth) = BOXES[index as usize];
            let label = Message::new("write").with("box", Message::new(words));
            Move::touch(label, Action::Score(index)).on(box_id(index)).brings(Message::number(worth(seen.dice())))
        };
        let moves = (seen.throws < THROWS).then_some(keep).into_iter().chain(bits(seen.open_boxes()).map(score));
        View::new(seen, seen.say())
            .at(At::round(seen.round(), BOXES.len() as u16))
            .part(tray.of(seen.seat))
            .part(seen.sheet(seen.to_move()))
            .moves(seen, moves)
            .tap(seen, Message::new("throw-dice").with("count", seen.in_the_cup()))
    }

    fn happened(before: &Seen<Yatzy>, line: LineOf<Yatzy>, after: &Seen<Yatzy>) -> Vec<Message> {
        let seat = before.seat;
        match line {
            Line::Luck(throw) => vec![throw.told(seat)],
            Line::Action(Action::Keep(kept)) => vec![crate::family::kept(seat, kept)],
            Line::Action(Action::Score(index)) => {
                let (_, words, worth) = BOXES[index as usize];
                let (name, points) = (Message::new(words), worth(before.dice()));
                let mut told = vec![Message::new("wrote").with("seat", seat).with("points", points).with("box", name)];
                if before.columns[seat].bonus() < after.columns[seat].bonus() {
                    told.push(Message::new("got-the-bonus").with("seat", seat));
                }
                told
            }
        }
    }

    fn moment(before: &Seen<Yatzy>, line: LineOf<Yatzy>, after: &Seen<Yatzy>) -> Option<View> {
        // Dice lie there until they are written down, and what is written stands on the sheet.
        (after.next() == Next::Nobody).then(|| just_now(before, line, after))
    }

    fn aid(&self) -> Option<Aid> {
        let entry = |&(_, name, worth): &(_, &'static str, Worth)| {
            let most = throws(DICE).map(|(dice, _)| worth(dice)).max().unwrap_or(0);
            let price = Price { said: Message::new("box-most").with("points", most), coin: Coin::Other };
            AidEntry { emblem: None, name: Message::new(name), price, words: Message::new("box-how").with("box", name) }
        };
        let group = |title, boxes: &[_]| AidGroup { title: Some(title), entries: boxes.iter().map(entry).collect() };
        let (upper, lower) = BOXES.split_at(UPPER);
        let bonus = Message::new("boxes-upper").with("least", BONUS_FROM).with("bonus", BONUS);
        let rows = AidRows::List(vec![group(bonus, upper), group(Message::new("boxes-lower"), lower)]);
        Some(Aid { title: Message::new("aid-boxes"), note: None, rows })
    }
}

impl Yatzy {
    /// What the seats agreed on.
    pub fn options(&self) -> Options {
        self.options
    }

    /// All five dice of the turn, kept and thrown.
    pub fn dice(&self) -> Dice {
        self.kept + self.thrown
    }

    /// How many throws are left in this turn.
    pub fn throws_left(&self) -> u8 {
        THROWS - self.throws
    }

    /// Which boxes of a seat are open, a bit for each from the top.
    pub fn open(&self, seat: Seat) -> u16 {
        self.columns[seat].open
    }

    /// What a seat's upper boxes add up to.
    pub fn upper_sum(&self, seat: Seat) -> i32 {
        self.columns[seat].upper()
    }

    /// Which round it is, from 1: who is next fills so many boxes with it.
    fn round(&self) -> u16 {
        (BOXES.len() as u16 + 1 - self.columns[self.seat].open.count_ones() as u16).min(BOXES.len() as u16)
    }

    /// How many dice are thrown next; none while they lie on the table.
    fn in_the_cup(&self) -> u8 {
        match self.next() {
            Next::Chance { .. } => DICE - self.kept.count(),
            _ => 0,
        }
    }

    /// The boxes that can be filled now, as bits.
    fn open_boxes(&self) -> u16 {
        let open = self.columns[self.seat].open;
        match self.options.order {
            Order::Free => open,
            Order::Forced => open & open.wrapping_neg(),
        }
    }

    fn keep(&mut self, kept: Dice) -> Result<(), Refusal> {
        if self.throws == THROWS {
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

    fn score(&mut self, index: u8) -> Result<(), Refusal> {
        let (_, words, worth) = BOXES[index as usize];
        if self.columns[self.seat].open & 1 << index == 0 {
            return Err(Refusal::new("box-closed").with("box", Message::new(words)));
        }
        if self.open_boxes() & 1 << index == 0 {
            return Err(Refusal::new("box-not-in-turn").with("box", Message::new(words)));
        }
        let points = worth(self.dice());
        let column = &mut self.columns[self.seat];
        column.open &= !(1 << index);
        column.written[index as usize] = points as u8;
        let next = self.playing.after(self.seat);
        if self.columns[next].open != 0 {
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

    fn sheet(&self, to_move: bool) -> Sheet {
        let row = |index: usize| {
            let cell = |seat| {
                if self.columns[seat].open & 1 << index == 0 {
                    Cell::Written(self.columns[seat].written[index].into())
                } else if to_move && seat == self.seat && self.open_boxes() & 1 << index != 0 {
                    Cell::Open(box_id(index as u8))
                } else {
                    Cell::Blank
                }
            };
            SheetRow { name: Message::new(BOXES[index].1), cells: self.seats.iter().map(cell).collect(), sum: false }
        };
        let bonus = |seat| match self.columns[seat].bonus() {
            Some(bonus) => Cell::Written(bonus),
            None => {
                Cell::Said(Message::new("towards-bonus").with("sum", self.columns[seat].upper()).with("of", BONUS_FROM))
            }
        };
        let total = |seat| Cell::Written(self.columns[seat].total());
        let summing = |name, cells| SheetRow { name: Message::new(name), cells, sum: true };
        let mut rows: Vec<_> = (0..UPPER).map(row).collect();
        rows.push(summing("box-bonus", self.seats.iter().map(bonus).collect()));
        rows.extend((UPPER..BOXES.len()).map(row));
        rows.push(summing("total", self.seats.iter().map(total).collect()));
        Sheet { title: None, columns: self.seats.iter().collect(), rows }
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) if self.throws < THROWS => {
                Message::new("say-keep-or-write").with("seat", seat).with("left", self.throws_left())
            }
            Next::Seat(seat) => Message::new("say-write").with("seat", seat),
            Next::Chance { .. } => Message::new("say-throws").with("seat", self.seat).with("count", self.in_the_cup()),
        }
    }
}

impl Column {
    const EMPTY: Column = Column { open: (1 << BOXES.len()) - 1, written: [0; BOXES.len()] };

    /// What the upper boxes add up to so far.
    fn upper(&self) -> i32 {
        self.written[..UPPER].iter().copied().map(i32::from).sum()
    }

    /// The bonus, once all upper boxes are closed.
    fn bonus(&self) -> Option<i32> {
        let closed = self.open & ((1 << UPPER) - 1) == 0;
        closed.then(|| if self.upper() >= BONUS_FROM { BONUS } else { 0 })
    }

    fn total(&self) -> i32 {
        self.written.iter().copied().map(i32::from).sum::<i32>() + self.bonus().unwrap_or(0)
    }
}

/// Keeps, then boxes; the n-th is found without walking there.
#[derive(Clone)]
struct Actions {
    keeps: Picks,
    boxes: u16,
}

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<Action> {
        let keeps = self.keeps.len();
        if n < keeps {
            return self.keeps.nth(n).map(Action::Keep);
        }
        self.keeps = Dice::NONE.picks().but_all();
        for _ in keeps..n {
            self.boxes &= self.boxes.wrapping_sub(1);
        }
        let index = self.boxes.trailing_zeros() as u8;
        let found = (self.boxes != 0).then_some(Action::Score(index));
        self.boxes &= self.boxes.wrapping_sub(1);
        found
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.keeps.len() + self.boxes.count_ones() as usize;
        (left, Some(left))
    }
}

/// The numbers of the bits that are set.
fn bits(mut set: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        bit
    })
}

fn box_id(index: u8) -> String {
    format!("box-{}", BOXES[index as usize].0)
}

fn alike(dice: Dice, face: u8) -> i32 {
    i32::from(face) * i32::from(dice.showing(face))
}

/// The highest face that so many dice show, so many times.
fn of_a_kind(dice: Dice, count: u8) -> i32 {
    i32::from(count) * i32::from(dice.highest_alike(count).unwrap_or(0))
}

/// Two different pairs: four alike are not two pairs.
fn two_pairs(dice: Dice) -> i32 {
    let mut pairs = dice.faces().rev().filter(|&face| dice.showing(face) >= 2);
    match (pairs.next(), pairs.next()) {
        (Some(high), Some(low)) => 2 * (i32::from(high) + i32::from(low)),
        _ => 0,
    }
}

/// Three of one face and two of another: five alike are no house.
fn house(dice: Dice) -> i32 {
    let shown = |count| dice.faces().any(|face| dice.showing(face) == count);
    if shown(3) && shown(2) { dice.sum() } else { 0 }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(kept) => write!(f, "keep {kept}"),
            Action::Score(index) => write!(f, "score {}", BOXES[*index as usize].0),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        if let Ok(kept) = after_verb(text, "keep") {
            return kept.parse().map(Action::Keep);
        }
        let name = after_verb(text, "score")?;
        let index = BOXES.iter().position(|(notation, ..)| *notation == name).ok_or(Unreadable)?;
        Ok(Action::Score(index as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_can_be_asked_what_is_left_to_it() {
        let mut game = Yatzy::new(Options::default(), 2).unwrap();
        game.befall(Throw(Dice::of(&[6, 6, 6, 1, 2]))).unwrap();
        game.act(Action::Keep(Dice::alike(6, 3))).unwrap();
        game.befall(Throw(Dice::of(&[3, 3]))).unwrap();
        assert_eq!((game.dice(), game.throws_left()), (Dice::of(&[6, 6, 6, 3, 3]), 1));
        game.act(Action::Score(5)).unwrap();
        assert_eq!((game.open(Seat::A), game.upper_sum(Seat::A)), (0x7fff & !(1 << 5), 18));
        assert_eq!((game.open(Seat::new(1)), game.throws_left()), (0x7fff, THROWS));
    }

    fn worth(dice: &str, name: &str) -> i32 {
        let (_, _, worth) = BOXES.iter().find(|(notation, ..)| *notation == name).unwrap();
        worth(dice.parse().unwrap())
    }

    #[test]
    fn rule_3_what_five_dice_are_worth() {
        for (dice, boxes) in [
            // The examples of the source.
            ("6 6 6 4 4", &[("house", 26)][..]),
            ("6 6 6 3 2", &[("sixes", 18), ("three-alike", 18)]),
            ("6 6 6 1 3", &[("chance", 22)]),
            ("5 5 1 4 6", &[("one-pair", 10)]),
            ("5 5 4 4 3", &[("two-pairs", 18)]),
            ("5 5 5 4 2", &[("three-alike", 15)]),
            ("4 4 4 4 5", &[("four-alike", 16)]),
            ("1 2 3 4 5", &[("small-straight", 15), ("large-straight", 0)]),
            ("2 3 4 5 6", &[("large-straight", 20), ("small-straight", 0)]),
            ("2 4 4 3 6", &[("chance", 19)]),
            ("4 4 4 4 4", &[("yatzy", 50)]),
            // Ours.
            (
                "5 5 5 5 5",
                &[("fives", 25), ("one-pair", 10), ("two-pairs", 0), ("three-alike", 15), ("four-alike", 20)],
            ),
            ("5 5 5 5 5", &[("house", 0), ("chance", 25), ("yatzy", 50)]),
            (
                "6 6 6 5 5",
                &[("one-pair", 12), ("two-pairs", 22), ("three-alike", 18), ("house", 28), ("four-alike", 0)],
            ),
            ("6 6 6 6 5", &[("one-pair", 12), ("two-pairs", 0), ("three-alike", 18), ("four-alike", 24), ("house", 0)]),
            ("3 3 2 2 2", &[("one-pair", 6), ("two-pairs", 10), ("three-alike", 6), ("house", 12)]),
            ("1 2 3 4 6", &[("small-straight", 0), ("large-straight", 0), ("chance", 16)]),
        ] {
            for &(name, points) in boxes {
                assert_eq!(worth(dice, name), points, "{name} of {dice}");
            }
        }
    }

    #[test]
    fn rule_4_the_bonus_comes_with_63() {
        let mut column = Column::EMPTY;
        column.written[..UPPER].copy_from_slice(&[3, 6, 9, 12, 15, 18]);
        assert_eq!(column.bonus(), None, "boxes are still open");
        column.open &= !((1 << UPPER) - 1);
        assert_eq!((column.bonus(), column.total()), (Some(50), 113));
        column.written[0] = 2;
        assert_eq!((column.bonus(), column.total()), (Some(0), 62));
    }

    #[test]
    fn the_greatest_total_is_374() {
        let greatest = |worth: fn(Dice) -> i32| rafle_engine::throws(DICE).map(|(dice, _)| worth(dice)).max().unwrap();
        let written: Vec<_> = BOXES.iter().map(|(.., worth)| greatest(*worth)).collect();
        assert_eq!(written, [5, 10, 15, 20, 25, 30, 12, 22, 18, 24, 15, 20, 28, 30, 50]);
        assert_eq!(written.iter().sum::<i32>() + BONUS, 374);
    }
}
