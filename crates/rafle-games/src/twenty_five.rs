//! # Twenty-five (`twenty-five`)
//!
//! 1. The first seat throws the die: the face thrown is the total to begin with.
//! 2. From the next seat on, the seats in turn tip the die over one edge. A quarter turn brings up one of the four side
//!    faces, never the face on top or the one below it. The new face is added to the total; nobody may pass.
//! 3. Who makes the total exactly 25 wins. Who makes it more has lost, and the seat just before wins.
//!
//! Options: `target`, `rounds`. Notation: `throw 4`, `turn 6`.
//! Where sources differ, the rules page `twenty-five.md` says what we play and why.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, At, Begins, Chance, Dice, Ends, Face, Game, InTheCup, Lies, Line, LineOf, Message, Move, Next, Note,
    Occasion, Piece, Pieces, Place, Refusal, Seat, Seen, Standings, Thing, Throw, Unreadable, View, after_verb, ended,
    just_now, options,
};

use crate::family::race::Race;

/// The faces to which the die can be turned, by the face on top from 1 to 6.
const SIDES: [[u8; 4]; 6] = [[2, 3, 4, 5], [1, 3, 4, 6], [1, 2, 5, 6], [1, 2, 5, 6], [1, 3, 4, 6], [2, 3, 4, 5]];

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The total that wins.
        pub target: u8 [7..=99] = 25,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Twenty-five at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TwentyFive {
    options: Options,
    race: Race,
    /// The face on top; none while the die is in the cup.
    top: Option<u8>,
    total: u8,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `turn 6`: tip the die so that this face comes up.
    Turn(u8),
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(4, 22, 40, 42, 0), Thing::Line("M26 30q14-18 34-8M60 12v11l-11 2"), Thing::Text("25", 112, 72)];

impl Game for TwentyFive {
    const ABOUT: About = About {
        slug: "twenty-five",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 6,
        usual_seats: 2,
        minutes: 3,
        skill: 4,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<TwentyFive, Refusal> {
        Ok(TwentyFive { options, race: Race::new(seats, options.rounds), top: None, total: 0 })
    }

    fn next(&self) -> Next {
        match self.top {
            Some(_) if !self.race.over() => Next::Seat(self.race.seat()),
            _ => self.race.next(),
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        self.sides().iter().copied().map(Action::Turn)
    }

    fn act(&mut self, Action::Turn(face): Action) -> Result<(), Refusal> {
        if self.top.is_none() {
            return Err(Refusal::new("throw-first"));
        }
        if !self.sides().contains(&face) {
            return Err(Refusal::new("no-side-of-the-die").with("face", face));
        }
        self.top = Some(face);
        self.total += face;
        let winner = self.winner(self.total);
        if self.race.pass_on(winner.is_some()) && self.race.finish(self.game(winner)) {
            self.top = None;
            self.total = 0;
        }
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.top = throw.of(self.in_the_cup())?.highest();
        self.total = throw.0.sum() as u8;
        self.race.pass_on(false);
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game(None))
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        self.race.pass_over(seat);
        true
    }

    fn most_steps(&self) -> u32 {
        // One throw and, because every turn adds at least 1, fewer turns than the target and one face more.
        u32::from(self.options.rounds) * (u32::from(self.options.target) + 10)
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<TwentyFive>) -> View {
        let die = seen.top.map_or(Dice::NONE, |face| Dice::of(&[face]));
        let side = |&face: &u8| Piece::new(format!("side-{face}"), Face::Die(face), Lies::Loose);
        let turn = |&face: &u8| {
            Move::touch(Message::new("turn-up").with("face", face), Action::Turn(face))
                .on(format!("side-{face}"))
                .brings(Message::number(seen.total + face))
        };
        let total = Message::new("total-of").with("total", seen.total).with("target", seen.options.target);
        View::new(seen, seen.say())
            .part(Note::main(total))
            .part(Pieces::tray(&[(die, Lies::Loose)]).called(Message::new("on-top")))
            .part(Pieces::at(Place::Row, seen.sides().iter().map(side)).called(Message::new("sides")))
            .moves(seen, seen.sides().iter().map(turn))
            .tap(seen, Message::new("throw-dice").with("count", 1))
    }

    fn happened(before: &Seen<TwentyFive>, line: LineOf<TwentyFive>, _: &Seen<TwentyFive>) -> Vec<Message> {
        let seat = before.race.seat();
        match line {
            Line::Luck(throw) => vec![throw.told(seat)],
            Line::Action(Action::Turn(face)) => {
                let total = before.total + face;
                let turned = Message::new("turned").with("seat", seat).with("face", face).with("total", total);
                match before.winner(total) {
                    None => vec![turned],
                    Some(winner) if winner == seat => vec![turned, Message::new("hit-the-target").with("seat", seat)],
                    Some(winner) => {
                        vec![turned, Message::new("went-over").with("seat", seat).with("winner", winner)]
                    }
                }
            }
        }
    }

    fn moment(before: &Seen<TwentyFive>, line: LineOf<TwentyFive>, after: &Seen<TwentyFive>) -> Option<View> {
        let Line::Action(Action::Turn(face)) = line else { return ended(before, line, after) };
        let winner = before.winner(before.total + face)?;
        let mut lying = TwentyFive::clone(before);
        (lying.top, lying.total) = (Some(face), before.total + face);
        let moment = just_now(before, line, after).ending(Ends::Round).lying(TwentyFive::view(&before.with(&lying)));
        let seat = before.race.seat();
        Some(if winner == seat { moment } else { moment.at_the_cost_of([seat]) })
    }
}

impl TwentyFive {
    /// How many dice are thrown next: one, or none while it lies on the table.
    fn in_the_cup(&self) -> u8 {
        self.race.dice(self.top.is_none().into())
    }

    /// The faces that the seat that is next can turn up.
    fn sides(&self) -> &'static [u8] {
        match self.top {
            Some(top) if !self.race.over() => &SIDES[top as usize - 1],
            _ => &[],
        }
    }

    /// Rule 3: who has won when the seat that is next has brought the total to `total`.
    fn winner(&self, total: u8) -> Option<Seat> {
        match total.cmp(&self.options.target) {
            Ordering::Less => None,
            Ordering::Equal => Some(self.race.seat()),
            // Before the first turn that is the seat that threw.
            Ordering::Greater => Some(self.race.playing().before(self.race.seat())),
        }
    }

    fn game(&self, winner: Option<Seat>) -> Standings<8> {
        Standings::won(self.race.seats(), winner.into_iter().collect())
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Seat(seat) => Message::new("say-turns-the-die").with("seat", seat),
            _ => self.race.say(1),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Turn(face) = self;
        write!(f, "turn {face}")
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match after_verb(text, "turn")?.as_bytes() {
            [face @ b'1'..=b'6'] => Ok(Action::Turn(face - b'0')),
            _ => Err(Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::FACES;

    use super::*;

    #[test]
    fn rule_2_the_sides_are_neither_on_top_nor_below() {
        for top in FACES {
            let sides: Vec<_> = FACES.into_iter().filter(|&face| face != top && face != 7 - top).collect();
            assert_eq!(SIDES[top as usize - 1][..], sides);
        }
    }

    /// Whether the seat that is to turn can force a win with two at the table.
    fn won(total: u8, top: u8) -> bool {
        let wins = |&face: &u8| total + face == 25 || (total + face < 25 && !won(total + face, face));
        SIDES[top as usize - 1].iter().any(wins)
    }

    #[test]
    fn positions_of_the_rules_page() {
        for (total, top, expected) in [(22, 2, true), (22, 3, false), (24, 1, false), (24, 6, false), (24, 3, true)] {
            assert_eq!(won(total, top), expected, "total {total}, top {top}");
        }
    }
}
