//! Dice laid aside for good: throw what is left, lay some of it aside, until nothing is left to throw.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{Dice, Lies, Message, Move, Next, Picks, Pieces, Refusal, Seat, Throw, Unreadable, after_verb};

/// The dice of one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Aside {
    /// How many dice are in play.
    dice: u8,
    laid: Dice,
    /// None while they are in the cup.
    thrown: Dice,
}

impl Aside {
    /// Nobody's turn: there is nothing to throw.
    pub const NONE: Aside = Aside::new(0);

    /// A turn with so many dice, all in the cup.
    pub const fn new(dice: u8) -> Aside {
        Aside { dice, laid: Dice::NONE, thrown: Dice::NONE }
    }

    /// What is aside.
    pub fn aside(&self) -> Dice {
        self.laid
    }

    /// What was thrown last and nothing is decided about; none while it is in the cup.
    pub fn thrown(&self) -> Dice {
        self.thrown
    }

    /// Whether every die is aside.
    pub fn done(&self) -> bool {
        self.laid.count() == self.dice
    }

    /// `seat` throws what is in the cup, or chooses among what was thrown.
    pub fn next(&self, seat: Seat) -> Next {
        if self.thrown.is_empty() { Next::throw_by(seat) } else { Next::Seat(seat) }
    }

    /// How many dice are thrown next; none while they lie on the table.
    pub fn in_the_cup(&self) -> u8 {
        if self.thrown.is_empty() { self.dice - self.laid.count() } else { 0 }
    }

    /// The dice in the cup are thrown.
    pub fn land(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.thrown = throw.of(self.in_the_cup())?;
        Ok(())
    }

    /// Lays these of the dice thrown aside, perhaps none; the others go back into the cup.
    pub fn lay(&mut self, dice: Dice) -> Result<(), Refusal> {
        if self.thrown.is_empty() {
            return Err(Refusal::new("throw-first"));
        }
        if !self.thrown.contain(dice) {
            return Err(Refusal::new("not-all-thrown").with("dice", dice));
        }
        self.laid += dice;
        self.thrown = Dice::NONE;
        Ok(())
    }

    /// Lays at least one of the dice thrown aside.
    pub fn lay_some(&mut self, dice: Dice) -> Result<(), Refusal> {
        if dice.is_empty() { Err(Refusal::new("lay-at-least-one-aside")) } else { self.lay(dice) }
    }

    /// All that was laid aside lies among the dice thrown again.
    pub fn take_back(&mut self) {
        self.thrown += self.laid;
        self.laid = Dice::NONE;
    }

    /// The tray of this turn.
    pub fn tray(&self, seat: Seat) -> Pieces {
        Pieces::tray(&[(self.laid, Lies::Aside), (self.thrown, Lies::Loose)]).of(seat)
    }

    /// The move that lays aside at least `least` of those dice in the tray that show a face of `among`.
    pub fn pick(tray: &Pieces, among: Dice, least: usize) -> Move {
        let mut from = tray.dice_to_pick(Lies::Loose);
        from.retain(|choice| among.faces().any(|face| choice.word == face.to_string()));
        let most = from.len();
        Move::pick(Message::new("lay-picked-aside"), "keep", from, least, most)
    }
}

/// `keep 6 6`, `keep none`: lay these of the dice thrown aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Keep(pub Dice);

impl Keep {
    /// Every way to lay some of these aside, or none if there are any at all.
    pub fn any(of: Dice) -> Keeps {
        Keeps(if of.is_empty() { of.picks().but_none() } else { of.picks() })
    }

    /// Every way to lay at least one of these aside.
    pub fn some(of: Dice) -> Keeps {
        Keeps(of.picks().but_none())
    }

    /// What it means that `seat` chooses this.
    pub fn told(self, seat: Seat) -> Message {
        match self.0 {
            Dice::NONE => Message::new("laid-nothing-aside").with("seat", seat),
            dice => Message::new("laid-aside").with("seat", seat).with("dice", dice),
        }
    }
}

/// See [`Keep::any`] and [`Keep::some`]. The n-th is found without walking there.
#[derive(Clone, Debug)]
pub struct Keeps(Picks);

impl Iterator for Keeps {
    type Item = Keep;

    fn next(&mut self) -> Option<Keep> {
        self.0.next().map(Keep)
    }

    fn nth(&mut self, n: usize) -> Option<Keep> {
        self.0.nth(n).map(Keep)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Keeps {}

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "keep {}", self.0)
    }
}

impl FromStr for Keep {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Keep, Unreadable> {
        after_verb(text, "keep")?.parse().map(Keep)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(text: &str) -> Dice {
        text.parse().unwrap()
    }

    #[test]
    fn dice_leave_the_cup_until_none_is_left() {
        let mut turn = Aside::new(3);
        assert_eq!(turn.lay(Dice::NONE).unwrap_err().key(), "throw-first");
        assert_eq!(turn.land(Throw(dice("1 1"))).unwrap_err().key(), "wrong-number-of-dice");
        turn.land(Throw(dice("1 6 6"))).unwrap();
        assert_eq!((turn.next(Seat::A), turn.in_the_cup()), (Next::Seat(Seat::A), 0));
        assert_eq!(turn.lay(dice("1 1")).unwrap_err().key(), "not-all-thrown");
        assert_eq!(turn.lay_some(Dice::NONE).unwrap_err().key(), "lay-at-least-one-aside");
        turn.lay_some(dice("6")).unwrap();
        assert_eq!((turn.next(Seat::A), turn.in_the_cup(), turn.done()), (Next::throw_by(Seat::A), 2, false));
        turn.land(Throw(dice("2 3"))).unwrap();
        turn.lay(dice("2 3")).unwrap();
        assert_eq!((turn.aside(), turn.in_the_cup(), turn.done()), (dice("2 3 6"), 0, true));
        assert_eq!(turn.land(Throw(dice("1"))).unwrap_err().key(), "nothing-to-throw");
    }

    #[test]
    fn what_can_be_laid_aside_is_listed_once_and_picked_from_the_tray() {
        let mut turn = Aside::new(3);
        assert_eq!((Keep::any(turn.thrown()).count(), Keep::some(turn.thrown()).count()), (0, 0));
        turn.land(Throw(dice("1 6 6"))).unwrap();
        assert_eq!((Keep::any(turn.thrown()).count(), Keep::some(turn.thrown()).count()), (6, 5));
        let tray = turn.tray(Seat::A);
        for keep in Keep::some(turn.thrown()) {
            assert_eq!(keep.to_string().parse(), Ok(keep));
            assert!(Aside::pick(&tray, turn.thrown(), 1).words_for(&keep.to_string()).is_some());
        }
        assert!(Aside::pick(&tray, turn.thrown().even(), 1).words_for("keep 1").is_none());
        assert_eq!("keep none".parse(), Ok(Keep(Dice::NONE)));
        assert_eq!("keep".parse::<Keep>(), Err(Unreadable));
    }
}
