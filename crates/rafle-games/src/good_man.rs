//! # Good Man (`good-man`)
//!
//! 1. Every seat has one turn of six throws.
//! 2. Throw the dice that are not yet aside (6, then 5, 4, 3, 2) and lay exactly one of them aside.
//!    The last die is thrown and counts.
//! 3. A die laid aside is never thrown again.
//! 4. A 1 is worth 100, a 6 is worth 50, any other die its pips.
//! 5. Most points win; seats tied for most share the win.
//!
//! Options: `auto_pick`, and those of a match ([`Rounds`]). Notation: `throw 1 2 2 3 4 5`, `keep 6`.
//! Where sources differ, the rules page `good-man.md` says what we play and why.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Dice, Game, Lies, Line, LineOf, Message, Move, Next, PerSeat, Pieces, Refusal, Seat, Seen, Source,
    Standings, Throw, Unreadable, View, after_verb, options,
};

use crate::family::rounds::{MatchBy, Rounds, Ties};

/// Points of a die by its face, from 1 to 6.
const POINTS: [i32; 6] = [100, 2, 3, 4, 5, 50];

/// Dice in a turn.
const DICE: u8 = 6;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Take the best die without asking.
        pub auto_pick: bool = false,
        /// How many rounds make a match.
        pub rounds: u8 [1..=20] = 1,
        /// How rounds count.
        pub match_by: MatchBy = MatchBy::Wins,
        /// What a tie at the very end means.
        pub ties: Ties = Ties::Share,
    }
}

/// A game of Good Man at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GoodMan {
    options: Options,
    rounds: Rounds,
    seat: Seat,
    aside: PerSeat<Dice>,
    thrown: Dice, // none while they are in the cup: no phase to contradict them
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `keep 6`: lay one die showing this face aside.
    Keep(u8),
}

impl Game for GoodMan {
    const ABOUT: About = About {
        slug: "good-man",
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 5,
        skill: 0,
        decisions: true,
        hidden: false,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<GoodMan, Refusal> {
        let rounds = Rounds::new(seats, options.rounds).counted(options.match_by).tied(options.ties);
        Ok(GoodMan { options, rounds, seat: rounds.first(), aside: PerSeat::all(Dice::NONE), thrown: Dice::NONE })
    }

    fn next(&self) -> Next {
        if self.rounds.over() {
            Next::Nobody
        } else if self.thrown.is_empty() {
            // Rules ask for luck; they never draw it.
            Next::throw_by(self.seat)
        } else {
            Next::Seat(self.seat)
        }
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

    fn outcomes(&self) -> impl Iterator<Item = (Throw, u64)> + '_ {
        Throw::outcomes(self.in_the_cup())
    }

    fn draw<S: Source + ?Sized>(&self, source: &mut S) -> Throw {
        Throw::draw(self.in_the_cup(), source)
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.thrown = throw.of(self.in_the_cup())?;
        if let Some(face) = self.laid_by_itself(self.thrown) {
            self.lay_aside(face);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.rounds.standings(|| self.round())
    }

    fn most_steps(&self) -> u32 {
        // A play-off of eight rarely needs more than two rounds; twenty more are never reached.
        (u32::from(self.options.rounds) + 20) * 8 * 12
    }

    fn view(seen: &Seen<GoodMan>) -> View {
        let tray = Pieces::tray(&[(seen.aside[seen.seat], Lies::Aside), (seen.thrown, Lies::Loose)]);
        let keep = |action @ Action::Keep(face)| {
            let die = tray.die_showing(face, Lies::Loose).expect("an open die lies in the tray");
            let label = Message::new("lay-aside").with("face", face);
            Move::touch(label, action).on(die).brings(Message::number(POINTS[face as usize - 1]))
        };
        let moves: Vec<_> = seen.actions().map(keep).collect();
        View::new(seen, seen.say())
            .part(tray.of(seen.seat))
            .moves(seen, moves)
            .tap(seen, Message::new("throw-dice").with("count", seen.in_the_cup()))
    }

    fn happened(before: &Seen<GoodMan>, line: LineOf<GoodMan>, _: &Seen<GoodMan>) -> Vec<Message> {
        let seat = before.seat;
        let (mut told, laid) = match line {
            Line::Luck(throw) => (vec![throw.told(seat)], before.laid_by_itself(throw.0)),
            Line::Action(Action::Keep(face)) => (Vec::new(), Some(face)),
        };
        if let Some(face) = laid {
            let aside = before.aside[seat].with(face);
            told.push(Message::new("laid-aside").with("seat", seat).with("dice", Dice::alike(face, 1)));
            if aside.count() == DICE {
                told.push(Message::new("turn-scored").with("seat", seat).with("points", score(aside)));
            }
        }
        told
    }
}

impl GoodMan {
    /// How many dice are thrown next; none while they lie on the table.
    fn in_the_cup(&self) -> u8 {
        match self.next() {
            Next::Chance { .. } => DICE - self.aside[self.seat].count(),
            _ => 0,
        }
    }

    /// Rule 2: a single die leaves nothing to choose, so nobody is asked.
    fn laid_by_itself(&self, thrown: Dice) -> Option<u8> {
        (self.options.auto_pick || thrown.count() == 1).then(|| best(thrown))
    }

    fn lay_aside(&mut self, face: u8) {
        self.aside[self.seat] = self.aside[self.seat].with(face);
        self.thrown = Dice::NONE;
        if self.aside[self.seat].count() == DICE {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        if let Some(next) = self.rounds.after(self.seat) {
            self.seat = next;
        } else if self.rounds.finish(self.round()) {
            self.seat = self.rounds.first();
            self.aside = PerSeat::all(Dice::NONE);
        }
    }

    fn round(&self) -> Standings {
        Standings::most(self.rounds.playing(), PerSeat::from_fn(|seat| score(self.aside[seat])))
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) => Message::new("say-lay-one-aside").with("seat", seat),
            Next::Chance { .. } => Message::new("say-throws").with("seat", self.seat).with("count", self.in_the_cup()),
        }
    }
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
