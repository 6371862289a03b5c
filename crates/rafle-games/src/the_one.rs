//! # The One (`the-one`)
//!
//! 1. Every seat has one turn with one die.
//! 2. Throw until a 1 comes, but at most ten times. The result is the number of throws; ten throws without a 1 are a miss.
//! 3. Fewest throws win; seats tied for fewest share the win. A miss never wins: if everybody missed, nobody does.
//!
//! A score is the number of throws, and one more than there are for a miss: fewest win.
//!
//! Options: those of a match without numbers to add ([`WinOptions`]). Notation: `throw 4`.
//! Where sources differ, the rules page `the-one.md` says what we play and why.

use std::cmp::Reverse;

use rafle_engine::{
    About, At, Cell, Dice, Game, Lies, LineOf, Mark, Message, Next, PerSeat, Pieces, Refusal, Seat, Seen, Standings,
    Thing, Throw, View, ended,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::{MatchOptions, WinOptions};

/// Throws in a turn, unless a 1 comes before.
const THROWS: u8 = 10;

/// A game of The One at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TheOne {
    turns: OneTurnEach<Hunt>,
    /// The die that this turn's last throw left on the table; none before the first.
    die: Dice,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Hunt {
    throws: u8,
    /// Whether the last of them was a 1.
    found: bool,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(1, 48, 16, 64, -7), Thing::Die(3, 14, 62, 26, 9), Thing::Die(5, 122, 60, 26, -10)];

impl Game for TheOne {
    const ABOUT: About = About { slug: "the-one", picture: PICTURE, minutes: 5, ..LUCK_ALONE };

    type Options = WinOptions;
    luck_alone!();

    fn new(options: WinOptions, seats: usize) -> Result<TheOne, Refusal> {
        Ok(TheOne { turns: OneTurnEach::new(options.among(seats)), die: Dice::NONE })
    }

    fn next(&self) -> Next {
        self.turns.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        let hunt = self.turns.mine().after(die);
        self.turns.make(hunt);
        self.die = die;
        if hunt.over() {
            self.die = Dice::NONE;
            self.turns.pass_on(round);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.turns.standings(round)
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.turns.pass_over(seat, |turns| turns.pass_on(round)) {
            self.die = Dice::NONE;
        }
        true
    }

    fn most_steps(&self) -> u32 {
        self.turns.most_steps(THROWS.into())
    }

    fn at(&self) -> Option<At> {
        self.turns.round_at()
    }

    fn view(seen: &Seen<TheOne>) -> View {
        let (turns, seat) = (&seen.turns, seen.turns.seat());
        let mut view = turns.view(seen, seen.in_the_cup());
        if !turns.over() {
            let number = turns.mine().throws + 1;
            view.say = Message::new("say-throw-of").with("seat", seat).with("number", number).with("most", THROWS);
        }
        view.part(Pieces::tray(&[(seen.die, Lies::Loose)]).of(seat))
            .part(turns.sheet().row(Message::new("throws"), turns.cells(Hunt::cell)))
    }

    fn happened(before: &Seen<TheOne>, line: LineOf<TheOne>, after: &Seen<TheOne>) -> Vec<Message> {
        let throw = thrown(line);
        let hunt = before.turns.mine().after(throw.0);
        let end = hunt.over().then(|| (hunt, hunt.told(before.turns.seat())));
        after.turns.told(&before.turns, throw, end, round)
    }

    fn moment(before: &Seen<TheOne>, line: LineOf<TheOne>, after: &Seen<TheOne>) -> Option<View> {
        let moment = ended(before, line, after)?.marked_faces(Mark::Counts, |face| face == 1);
        let missed = !before.turns.mine().after(thrown(line).0).found;
        Some(if missed { moment.at_the_cost_of([before.turns.seat()]) } else { moment })
    }
}

impl TheOne {
    fn in_the_cup(&self) -> u8 {
        (!self.turns.over()).into()
    }
}

/// Rule 3: in front is who has found a 1, with the fewest throws; all others are level.
fn round(turns: &OneTurnEach<Hunt>) -> Standings<8> {
    let took = |seat| Some(turns.made(seat)).filter(|hunt| hunt.found).map(|hunt| hunt.throws);
    let missed = |hunt: Hunt| hunt.over() && !hunt.found;
    let thrown = |hunt: Hunt| i32::from(hunt.throws) + i32::from(missed(hunt));
    let scores = PerSeat::from_fn(|seat| thrown(turns.made(seat)));
    // Who is still to throw may do better than who has missed.
    let key = |seat| (!missed(turns.made(seat)), took(seat).map(Reverse));
    let standings = Standings::by(turns.playing(), scores, key);
    standings.won_by(standings.winners.iter().filter(|&seat| took(seat).is_some()).collect())
}

impl Hunt {
    fn after(self, die: Dice) -> Hunt {
        Hunt { throws: self.throws + 1, found: die.show(1) }
    }

    fn over(self) -> bool {
        self.found || self.throws == THROWS
    }

    fn cell(self) -> Cell {
        match self {
            Hunt { throws, found: true } => Cell::Written(throws.into()),
            Hunt { throws: THROWS, .. } => Cell::Said(Message::new("missed")),
            Hunt { throws, .. } => Cell::Said(Message::new("so-far").with("count", throws)),
        }
    }

    fn told(self, seat: Seat) -> Message {
        if self.found {
            Message::new("found").with("seat", seat).with("count", self.throws)
        } else {
            Message::new("missed-it").with("seat", seat)
        }
    }
}
