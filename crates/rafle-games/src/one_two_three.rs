//! # One-Two-Three (`one-two-three`)
//!
//! 1. Every seat has ten sticks. Seats take turns; a turn is one throw of three dice. Who has no sticks is passed over, but
//!    may be given some and is back then.
//! 2. A throw is carried out as far as the sticks last: first, for each 1, a stick to the left neighbour; then, for each 2,
//!    two sticks to the right neighbour; then, for each 3, three sticks to the dead pile.
//! 3. Who is the only one with sticks when throwing loses if no die shows a 1 or a 2, and the game is over. All others win.
//!
//! Options: `matches`, `rounds`. Notation: `throw 1 2 5`.
//! Where sources differ, the rules page `one-two-three.md` says what we play and why.

use std::hash::Hash;

use rafle_engine::{
    About, At, Dice, Game, Lies, LineOf, Message, Next, PerSeat, Pieces, Refusal, Seat, Seats, Seen, Standings, Sticks,
    Thing, Throw, View, ended, options,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::race::Race;

/// Dice in a throw.
const DICE: u8 = 3;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many sticks everybody has at the start.
        pub matches: u8 [1..=30] = 10,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of One-Two-Three at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OneTwoThree {
    options: Options,
    race: Race,
    /// The last throw of this game.
    thrown: Dice,
    sticks: PerSeat<u8>, // eight times thirty fit, even in one hand
}

/// Where the sticks of a throw go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Given {
    left: u8,
    right: u8,
    dead: u8,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(1, 12, 36, 38, -7), Thing::Die(2, 60, 36, 38, 0), Thing::Die(3, 108, 36, 38, 7), Thing::Line("M34 20H18l8-7M18 20l8 7M126 20h16l-8-7M142 20l-8 7M79 12v16")];

impl Game for OneTwoThree {
    const ABOUT: About = About { slug: "one-two-three", picture: PICTURE, usual_seats: 5, minutes: 15, ..LUCK_ALONE };

    type Options = Options;

    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<OneTwoThree, Refusal> {
        let sticks = PerSeat::all(options.matches);
        Ok(OneTwoThree { options, race: Race::new(seats, options.rounds), thrown: Dice::NONE, sticks })
    }

    fn next(&self) -> Next {
        self.race.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        self.thrown = dice;
        if !self.loses(dice) {
            self.give(given(dice, self.sticks[self.race.seat()]));
            // Somebody always has sticks: who is the last gives one away or has lost.
            self.race.pass_to(self.holders().after(self.race.seat()));
        } else if self.race.pass_on(true) && self.race.finish(self.game()) {
            self.thrown = Dice::NONE;
            self.sticks = PerSeat::all(self.options.matches);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn most_steps(&self) -> u32 {
        // A throw takes about one stick out of the game, and less when few are left.
        u32::from(self.options.rounds) * (u32::from(self.options.matches) * 8 * 10 + 500)
    }

    fn gist(&self) -> impl Hash + Eq + use<> {
        (self.race, self.sticks)
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<OneTwoThree>) -> View {
        let dead = seen.race.seats().iter().map(|seat| i32::from(seen.options.matches) - i32::from(seen.sticks[seat]));
        seen.race
            .view(seen, seen.say(), DICE, &seen.game())
            .part(Pieces::tray(&[(seen.thrown, Lies::Loose)]))
            .part(Sticks { title: Message::new("dead-pile"), owner: None, count: dead.sum::<i32>() as u32 })
            .holds("sticks", |seat| seen.sticks[seat])
    }

    fn happened(before: &Seen<OneTwoThree>, line: LineOf<OneTwoThree>, _: &Seen<OneTwoThree>) -> Vec<Message> {
        let throw = thrown(line);
        let seat = before.race.seat();
        let threw = throw.told(seat);
        if before.loses(throw.0) {
            return vec![threw, Message::new("lost").with("seat", seat)];
        }
        let given = given(throw.0, before.sticks[seat]);
        let (left, right) = before.neighbours();
        let to = |to, count| Message::new("gave").with("seat", seat).with("to", to).with("count", count);
        let gave = match given {
            Given { left: 0, right: 0, .. } => None,
            Given { left: count, right: 0, .. } => Some(to(left, count)),
            Given { left: 0, right: count, .. } => Some(to(right, count)),
            Given { left: one, right: other, .. } if left == right => Some(to(left, one + other)),
            Given { left: count, right: other, .. } => {
                let both = Message::new("gave-both").with("seat", seat);
                Some(both.with("left", left).with("count", count).with("right", right).with("other", other))
            }
        };
        let died = Message::new("died").with("seat", seat).with("count", given.dead);
        [Some(threw), gave, (given.dead > 0).then_some(died)].into_iter().flatten().collect()
    }

    fn moment(before: &Seen<OneTwoThree>, line: LineOf<OneTwoThree>, after: &Seen<OneTwoThree>) -> Option<View> {
        let moment = ended(before, line, after)?;
        Some(if before.loses(thrown(line).0) { moment.at_the_cost_of([before.race.seat()]) } else { moment })
    }
}

impl OneTwoThree {
    /// How many dice are thrown next.
    fn in_the_cup(&self) -> u8 {
        self.race.dice(DICE)
    }

    /// Who has sticks.
    fn holders(&self) -> Seats {
        self.race.seats().iter().filter(|&seat| self.sticks[seat] > 0).collect()
    }

    /// Rule 3: whether this throw loses the game.
    fn loses(&self, dice: Dice) -> bool {
        self.decisive() && !dice.show(1) && !dice.show(2)
    }

    /// Rule 3: whether the seat that is next is the only one with sticks.
    fn decisive(&self) -> bool {
        self.holders() == Seats::only(self.race.seat())
    }

    /// Who sits to the left and to the right of the seat that is next.
    fn neighbours(&self) -> (Seat, Seat) {
        let (seats, seat) = (self.race.seats(), self.race.seat());
        (seats.after(seat), seats.before(seat))
    }

    fn give(&mut self, given: Given) {
        let (left, right) = self.neighbours();
        self.sticks[self.race.seat()] -= given.left + given.right + given.dead;
        self.sticks[left] += given.left;
        self.sticks[right] += given.right;
    }

    /// Fewest sticks are best; at the end only the loser has any.
    fn game(&self) -> Standings<8> {
        Standings::fewest(self.race.seats(), PerSeat::from_fn(|seat| self.sticks[seat].into()))
    }

    fn say(&self) -> Message {
        if self.decisive() && !self.race.over() {
            Message::new("say-decisive").with("seat", self.race.seat())
        } else {
            self.race.say(DICE)
        }
    }
}

/// Rule 2: where the sticks go of a seat that has `sticks` and throws `dice`.
fn given(dice: Dice, sticks: u8) -> Given {
    let left = dice.showing(1).min(sticks);
    let right = (2 * dice.showing(2)).min(sticks - left);
    let dead = (3 * dice.showing(3)).min(sticks - left - right);
    Given { left, right, dead }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_2_ones_go_before_twos_and_twos_before_threes() {
        for (sticks, throw, left, right, dead) in [
            (2, "1 2 5", 1, 1, 0), // the example of the source
            (10, "1 1 3", 2, 0, 3),
            (10, "2 2 2", 0, 6, 0),
            (2, "2 3 3", 0, 2, 0),
            (4, "1 3 6", 1, 0, 3),
            (3, "3 3 3", 0, 0, 3),
            (2, "1 1 1", 2, 0, 0),
        ] {
            assert_eq!(given(throw.parse().unwrap(), sticks), Given { left, right, dead }, "{sticks} sticks, {throw}");
        }
    }

    #[test]
    fn rule_3_how_often_a_decisive_throw_loses() {
        let losing = rafle_engine::throws(DICE).filter(|(dice, _)| !dice.show(1) && !dice.show(2));
        assert_eq!(losing.map(|(_, ways)| ways).sum::<u64>(), 64); // of 216, which is 8 of 27
    }
}
