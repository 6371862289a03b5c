//! # Søren (`soren`)
//!
//! 1. Every seat has one turn of three throws.
//! 2. Throw three dice, and the highest goes aside. Throw the other two, and the highest goes aside. Throw the last one.
//! 3. The score is the two dice aside added, times the last die.
//! 4. The highest score wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`]). Notation: `throw 1 3 6`.
//! Where sources differ, the rules page `soren.md` says what we play and why.

use rafle_engine::{
    About, At, Dice, Game, Lies, LineOf, Message, Next, Pieces, Refusal, Seat, Seen, Standings, Thing, Throw, View,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::{MatchOptions, RoundOptions};
use crate::family::sums::Step::{Add, Times};
use crate::family::sums::{Row, Step};

/// What the highest die of each throw does. There is a die for each of them.
const STEPS: [Step; 3] = [Add, Add, Times];

/// A game of Søren at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Soren {
    turns: OneTurnEach<Row>,
    /// What was thrown but not laid aside, as it lies until it is thrown again.
    left: Dice,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(1, 20, 34, 42, -9), Thing::Die(1, 68, 26, 42, 5), Thing::Die(1, 112, 46, 36, -12)];

impl Game for Soren {
    const ABOUT: About = About { slug: "soren", picture: PICTURE, minutes: 3, ..LUCK_ALONE };

    type Options = RoundOptions;
    luck_alone!();

    fn new(options: RoundOptions, seats: usize) -> Result<Soren, Refusal> {
        Ok(Soren { turns: OneTurnEach::new(options.among(seats)), left: Dice::NONE })
    }

    fn next(&self) -> Next {
        self.turns.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        let highest = highest(dice);
        self.left = dice.without(highest);
        self.turns.make_step(highest, &STEPS);
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.turns.standings(|turns| turns.worked_out(&STEPS))
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.turns.pass_over(seat, |turns| turns.pass_on(|turns| turns.worked_out(&STEPS))) {
            self.left = Dice::NONE;
        }
        true
    }

    fn most_steps(&self) -> u32 {
        self.turns.most_steps(STEPS.len() as u32)
    }

    fn at(&self) -> Option<At> {
        self.turns.round_at()
    }

    fn view(seen: &Seen<Soren>) -> View {
        let tray = Pieces::tray(&[(seen.turns.mine().iter().collect(), Lies::Aside), (seen.left, Lies::Loose)]);
        let view = seen.turns.view(seen, seen.in_the_cup()).part(tray.of(seen.turns.seat()));
        seen.turns.write_out(view, &STEPS)
    }

    fn happened(before: &Seen<Soren>, line: LineOf<Soren>, after: &Seen<Soren>) -> Vec<Message> {
        let throw = thrown(line);
        after.turns.told_step(&before.turns, throw, highest(throw.0), &STEPS)
    }
}

impl Soren {
    fn in_the_cup(&self) -> u8 {
        self.turns.to_come(&STEPS)
    }
}

/// Rule 2: the highest die goes aside; there is nothing to choose.
fn highest(dice: Dice) -> u8 {
    dice.highest().expect("a throw has dice")
}

#[cfg(test)]
mod tests {
    use rafle_engine::FACES;

    use super::*;

    #[test]
    fn rule_3_all_scores() {
        let row = |a, b, c| Row::default().with(a).with(b).with(c);
        let aside = FACES.into_iter().flat_map(|a| FACES.map(|b| (a, b)));
        let mut all: Vec<_> = aside.flat_map(|(a, b)| FACES.map(|c| row(a, b, c).work_out(&STEPS))).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!((all.len(), all[0], all[37]), (38, 2, 72));
    }
}
