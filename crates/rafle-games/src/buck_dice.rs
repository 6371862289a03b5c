//! # Buck Dice (`buck-dice`)
//!
//! 1. The seat that begins throws one die: its face is trump for the whole game. It scores nothing, and the same seat takes
//!    the first turn.
//! 2. A turn: throw three dice. Every trump among them scores a point; with `points=per-throw` all of them together score one.
//! 3. With a trump the seat throws all three dice again; without one the turn is over.
//! 4. Who reaches the target has won at once.
//! 5. With `equal_turns` a seat that reaches the target stops throwing, the round is finished, and the highest score wins;
//!    ties share.
//!
//! Options: `target`, `points`, `equal_turns`, `rounds`. Notation: `throw 4`, then `throw 4 4 1`.
//! Where sources differ, the rules page `buck-dice.md` says what we play and why.

use rafle_engine::{
    About, At, Dice, Game, LineOf, Mark, Message, Next, Note, PerSeat, Refusal, Seat, Seen, Standings, Thing, Throw,
    View, choice, ended, options,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::race::Race;

choice! {
    /// What trumps in a throw score.
    pub enum Points {
        /// A point for each.
        PerDie = "per-die",
        /// A point for all together.
        PerThrow = "per-throw",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The points to reach.
        pub target: u8 [1..=50] = 12,
        /// What trumps score.
        pub points: Points = Points::PerDie,
        /// Whether the last round is finished.
        pub equal_turns: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Buck Dice at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BuckDice {
    options: Options,
    race: Race,
    /// The die that shows trump; none before it is thrown.
    trump: Dice,
    points: PerSeat<u8>,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(3, 12, 16, 30, 0), Thing::Line("M12 56h30"), Thing::Die(3, 54, 30, 36, -8), Thing::Die(3, 92, 16, 36, 6), Thing::Die(3, 104, 56, 36, -4)];

impl Game for BuckDice {
    const ABOUT: About = About { slug: "buck-dice", picture: PICTURE, minutes: 10, ..LUCK_ALONE };

    type Options = Options;
    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<BuckDice, Refusal> {
        let race = Race::new(seats, options.rounds).with_equal_turns(options.equal_turns);
        Ok(BuckDice { options, race, trump: Dice::NONE, points: PerSeat::all(0) })
    }

    fn next(&self) -> Next {
        self.race.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let thrown = throw.of(self.in_the_cup())?;
        if self.trump.is_empty() {
            self.trump = thrown;
            return Ok(());
        }
        let scored = self.score(thrown);
        let points = &mut self.points[self.race.seat()];
        *points += scored;
        let there = *points >= self.options.target;
        let again = scored > 0 && !there;
        if !again && self.race.pass_on(there) {
            self.end_game();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.race.pass_over(seat) {
            self.end_game();
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // Two throws in five score.
        u32::from(self.options.rounds) * self.race.seats().len() as u32 * (200 + 30 * u32::from(self.options.target))
    }

    fn at(&self) -> Option<At> {
        self.race.game_at().or(Some(At::Goal(self.options.target.into())))
    }

    fn view(seen: &Seen<BuckDice>) -> View {
        let view = seen.race.view(seen, seen.say(), seen.in_the_cup(), &seen.game());
        if seen.trump.is_empty() {
            return view;
        }
        view.part(Note::main(Message::new("trump-is").with("dice", seen.trump)))
    }

    fn happened(before: &Seen<BuckDice>, line: LineOf<BuckDice>, after: &Seen<BuckDice>) -> Vec<Message> {
        let throw = thrown(line);
        let seat = before.race.seat();
        let mut told = vec![throw.told(seat)];
        if before.trump.is_empty() {
            told.push(Message::new("trump-is").with("dice", throw.0));
        } else {
            told.push(match before.score(throw.0) {
                0 => Message::new("no-trump").with("seat", seat),
                points => Message::new("turn-scored").with("seat", seat).with("points", points),
            });
        }
        told.extend(after.race.told(&before.race));
        told
    }

    fn moment(before: &Seen<BuckDice>, line: LineOf<BuckDice>, after: &Seen<BuckDice>) -> Option<View> {
        let moment = ended(before, line, after)?;
        let throw = thrown(line).0;
        if before.trump.is_empty() {
            return Some(moment);
        }
        let trump = moment.marked_faces(Mark::Counts, |face| before.trump.show(face));
        Some(if before.score(throw) == 0 { trump.at_the_cost_of([before.race.seat()]) } else { trump })
    }
}

impl BuckDice {
    /// How many dice are thrown next: one for trump, then three at a time.
    fn in_the_cup(&self) -> u8 {
        self.race.dice(if self.trump.is_empty() { 1 } else { 3 })
    }

    fn score(&self, thrown: Dice) -> u8 {
        let trumps = self.trump.lowest().map_or(0, |trump| thrown.showing(trump));
        match self.options.points {
            Points::PerDie => trumps,
            Points::PerThrow => trumps.min(1),
        }
    }

    fn end_game(&mut self) {
        if self.race.finish(self.game()) {
            self.trump = Dice::NONE;
            self.points = PerSeat::all(0);
        }
    }

    fn game(&self) -> Standings<8> {
        Standings::most(self.race.seats(), PerSeat::from_fn(|seat| self.points[seat].into()))
    }

    fn say(&self) -> Message {
        if self.trump.is_empty() { Message::new("say-trump").with("seat", self.race.seat()) } else { self.race.say(3) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rafle_engine::throws;

    #[test]
    fn rule_2_how_many_trumps_a_throw_has() {
        for trump in 1..=6 {
            let mut game = BuckDice::new(Options::default(), 2).unwrap();
            game.befall(Throw(Dice::alike(trump, 1))).unwrap();
            let ways = |points| -> u64 {
                throws(3).filter(|&(dice, _)| game.score(dice) == points).map(|(_, ways)| ways).sum()
            };
            assert_eq!([0, 1, 2, 3].map(ways), [125, 75, 15, 1]);
        }
    }
}
