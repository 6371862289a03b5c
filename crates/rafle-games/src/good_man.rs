//! # Good Man (`good-man`)
//!
//! 1. Every seat has one turn of six throws.
//! 2. Throw the dice that are not yet aside (6, then 5, 4, 3, 2) and lay exactly one of them aside.
//!    The last die is thrown and counts.
//! 3. A die laid aside is never thrown again.
//! 4. A 1 is worth 100, a 6 is worth 50, any other die its pips.
//! 5. Most points win; seats tied for most share the win.
//!
//! Options: `auto_pick`, and those of a match ([`RoundOptions`]). Notation: `throw 1 2 2 3 4 5`, `keep 6`.
//! Where sources differ, the rules page `good-man.md` says what we play and why.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, At, Begins, Chance, Dice, Game, InTheCup, Lies, Line, LineOf, Message, Move, Next, Occasion, Pieces,
    Refusal, Seat, Seen, Standings, Thing, Throw, Unreadable, View, after_verb, options,
};

use crate::family::one_turn::{OneTurnEach, scored, worth};
use crate::family::rounds::{MatchOptions, RoundOptions};

/// Points of a die by its face, from 1 to 6.
const POINTS: [i32; 6] = [100, 2, 3, 4, 5, 50];

/// Dice in a turn.
const DICE: u8 = 6;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Take the best die without asking.
        pub auto_pick: bool = false,
        /// How rounds make a match.
        pub rounds: RoundOptions,
    }
}

/// A game of Good Man at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GoodMan {
    auto_pick: bool,
    /// The dice that each seat has laid aside.
    turns: OneTurnEach<Dice>,
    thrown: Dice, // none while they are in the cup: no phase to contradict them
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `keep 6`: lay one die showing this face aside.
    Keep(u8),
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(1, 12, 14, 32, -6), Thing::Die(1, 50, 10, 32, 5), Thing::Die(6, 88, 14, 32, -4), Thing::Line("M10 58h140"), Thing::Die(4, 34, 66, 28, 9), Thing::Die(3, 72, 68, 28, -7), Thing::Die(5, 110, 66, 28, 6)];

impl Game for GoodMan {
    const ABOUT: About = About {
        slug: "good-man",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 5,
        skill: 0,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<GoodMan, Refusal> {
        let rounds = options.rounds.among(seats);
        Ok(GoodMan { auto_pick: options.auto_pick, turns: OneTurnEach::new(rounds), thrown: Dice::NONE })
    }

    fn next(&self) -> Next {
        if self.thrown.is_empty() { self.turns.next() } else { Next::Seat(self.turns.seat()) }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        self.thrown.faces().map(Action::Keep)
    }

    fn act(&mut self, Action::Keep(face): Action) -> Result<(), Refusal> {
        if !self.thrown.show(face) {
            return Err(Refusal::new("not-among-the-dice-thrown").with("face", face));
        }
        self.lay_aside(face); // every check is done: a refusal leaves no trace
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.thrown = throw.of(self.in_the_cup())?;
        if let Some(face) = self.laid_by_itself(self.thrown) {
            self.lay_aside(face);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.turns.standings(round)
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.turns.pass_over(seat, |turns| turns.pass_on(round)) {
            self.thrown = Dice::NONE;
        }
        true
    }

    fn decides(&self) -> bool {
        !self.auto_pick
    }

    fn most_steps(&self) -> u32 {
        self.turns.most_steps(12)
    }

    fn at(&self) -> Option<At> {
        self.turns.round_at()
    }

    fn view(seen: &Seen<GoodMan>) -> View {
        let seat = seen.turns.seat();
        let aside = if seen.turns.over() { Dice::NONE } else { seen.turns.mine() };
        let tray = Pieces::tray(&[(aside, Lies::Aside), (seen.thrown, Lies::Loose)]);
        let keep = |action @ Action::Keep(face)| {
            let die = tray.die_showing(face, Lies::Loose).expect("an open die lies in the tray");
            let label = Message::new("lay-aside").with("face", face);
            Move::touch(label, action).on(die).brings(Message::number(POINTS[face as usize - 1]))
        };
        let moves: Vec<_> = seen.actions().map(keep).collect();
        let mut view = seen.turns.view(seen, seen.in_the_cup());
        if seen.next() == Next::Seat(seat) {
            view.say = Message::new("say-lay-one-aside").with("seat", seat);
        }
        let view = view.part(tray.of(seat)).moves(seen, moves);
        seen.turns.lay_out(view, |dice| (dice.count() == DICE).then(|| worth(score(dice))))
    }

    fn happened(before: &Seen<GoodMan>, line: LineOf<GoodMan>, after: &Seen<GoodMan>) -> Vec<Message> {
        let seat = before.turns.seat();
        let (mut told, laid) = match line {
            Line::Luck(throw) => (vec![throw.told(seat)], before.laid_by_itself(throw.0)),
            Line::Action(Action::Keep(face)) => (Vec::new(), Some(face)),
        };
        if let Some(face) = laid {
            let aside = before.turns.mine().with(face);
            told.push(Message::new("laid-aside").with("seat", seat).with("dice", Dice::alike(face, 1)));
            if aside.count() == DICE {
                told.extend(after.turns.told_end(&before.turns, (aside, scored(seat, score(aside))), round));
            }
        }
        told
    }
}

impl GoodMan {
    /// How many dice are thrown next; none while they lie on the table.
    fn in_the_cup(&self) -> u8 {
        match self.next() {
            Next::Chance { .. } => DICE - self.turns.mine().count(),
            _ => 0,
        }
    }

    /// Rule 2: a single die leaves nothing to choose, so nobody is asked.
    fn laid_by_itself(&self, thrown: Dice) -> Option<u8> {
        (self.auto_pick || thrown.count() == 1).then(|| best(thrown))
    }

    fn lay_aside(&mut self, face: u8) {
        self.turns.make(self.turns.mine().with(face));
        self.thrown = Dice::NONE;
        if self.turns.mine().count() == DICE {
            self.turns.pass_on(round);
        }
    }
}

fn round(turns: &OneTurnEach<Dice>) -> Standings<8> {
    turns.most(score)
}

fn score(aside: Dice) -> i32 {
    aside.iter().map(|face| POINTS[face as usize - 1]).sum()
}

fn best(thrown: Dice) -> u8 {
    thrown.faces().max_by_key(|&face| POINTS[face as usize - 1]).expect("a throw has dice")
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Keep(face) = self;
        write!(f, "keep {face}")
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let die: Dice = after_verb(text, "keep")?.parse()?;
        if die.count() == 1 { Ok(Action::Keep(die.iter().next().ok_or(Unreadable)?)) } else { Err(Unreadable) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_4_what_six_dice_are_worth() {
        for (aside, points) in [
            ("1 6 1 1 5 4", 359), // the example of the source
            ("1 1 1 1 1 1", 600),
            ("6 6 6 6 6 6", 300),
            ("5 5 5 5 5 5", 30),
            ("2 2 2 2 2 2", 12),
        ] {
            assert_eq!(score(aside.parse().unwrap()), points, "{aside}");
        }
    }
}
