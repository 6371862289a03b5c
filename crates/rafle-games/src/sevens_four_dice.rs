//! # Sevens with Four Dice (`sevens-four-dice`)
//!
//! 1. Everything goes as in Sevens with Three Dice ([`crate::sevens_three_dice`]), but every throw has four dice.
//! 2. When the cups are lifted, every seat in turn removes one of its dice, openly. The other three are its throw.
//! 3. 2 2 1, 5 5 1 and 4 4 1 count too, in this order, above throws that do not count and below all others.
//! 4. In a roll-off four dice are thrown, and the best three of them count by themselves.
//!
//! Options: `extras`, `pile`, `end`, `pas_exit`, `empty_at_half_time`, `lead`, `throw_limit`, `rounds`.
//! Notation: `throw 1 2 4 4`, `again`, `stop`, `remove 4`.
//! Where sources differ, the rules page `sevens-four-dice.md` says what we play and why.

use rafle_engine::{About, Game, Line, LineOf, Message, Next, Refusal, Seen, Source, Standings, Throw, View, options};

use crate::family::cups::{EmptyAtHalfTime, End, Lead};
use crate::family::leaving::{Action, Agreed, Extras, Leaving, Made, PasExit};
use crate::family::turns::ThrowLimit;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Where 2 2 1, 5 5 1 and 4 4 1 rank.
        pub extras: Extras = Extras::Bottom,
        /// How many sticks there are.
        pub pile: u8 [1..=20] = 4,
        /// When the game ends.
        pub end: End = End::LastOneLeft,
        /// When three of a kind let a seat leave.
        pub pas_exit: PasExit = PasExit::BothPhases,
        /// What becomes of seats without a stick when the pile runs out.
        pub empty_at_half_time: EmptyAtHalfTime = EmptyAtHalfTime::PlayOn,
        /// Who leads the next round.
        pub lead: Lead = Lead::Rotate,
        /// How many throws a turn may have.
        pub throw_limit: ThrowLimit = ThrowLimit::Three,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Sevens with Four Dice at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SevensFourDice(Leaving);

impl Game for SevensFourDice {
    const ABOUT: About = About {
        slug: "sevens-four-dice",
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 10,
        skill: 1,
        decisions: true,
        hidden: false,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<SevensFourDice, Refusal> {
        let Options { extras, pile, end, pas_exit, empty_at_half_time, lead, throw_limit, rounds } = options;
        let made = Made::Removing;
        let agreed = Agreed { made, extras, pile, end, pas_exit, empty_at_half_time, lead, throw_limit, rounds };
        Ok(SevensFourDice(Leaving::new(agreed, seats)))
    }

    fn next(&self) -> Next {
        self.0.next()
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        self.0.actions()
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.0.add(Line::Action(action)).map(drop)
    }

    fn outcomes(&self) -> impl Iterator<Item = (Throw, u64)> + '_ {
        self.0.outcomes()
    }

    fn draw<S: Source + ?Sized>(&self, source: &mut S) -> Throw {
        self.0.draw(source)
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.0.add(Line::Luck(throw)).map(drop)
    }

    fn standings(&self) -> Standings {
        self.0.standings()
    }

    fn most_steps(&self) -> u32 {
        self.0.most_steps()
    }

    fn view(seen: &Seen<SevensFourDice>) -> View {
        seen.0.view(seen)
    }

    fn happened(before: &Seen<SevensFourDice>, line: LineOf<SevensFourDice>, _: &Seen<SevensFourDice>) -> Vec<Message> {
        before.0.happened(line)
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Dice, throws};

    use super::*;

    /// The place of the best three of these four dice.
    fn best_place(dice: Dice, extras: Extras) -> u8 {
        extras.table().place(Made::Removing.best(dice, extras.table()))
    }

    #[test]
    fn rule_2_which_die_is_best_removed() {
        for (dice, best) in [
            ("5 5 5 2", "5 5 5"),
            ("1 2 3 6", "1 2 3"),
            ("5 5 1 3", "5 5 1"),
            ("5 5 1 6", "1 5 6"),
            ("4 4 1 3", "1 3 4"),
            ("2 2 1 2", "2 2 2"),
        ] {
            assert_eq!(Made::Removing.best(dice.parse().unwrap(), Extras::Bottom.table()), best.parse().unwrap());
        }
        assert_eq!(Made::Removing.best("2 2 1 2".parse().unwrap(), Extras::Top.table()), "2 2 1".parse().unwrap());
        assert_eq!(best_place("6 6 4 4".parse().unwrap(), Extras::Bottom), 18);
    }

    #[test]
    fn rule_2_how_often_each_place_can_be_kept() {
        let mut ways = [0; 18];
        for (dice, count) in throws(4) {
            ways[usize::from(best_place(dice, Extras::Bottom)) - 1] += count;
        }
        let expected = [21, 21, 21, 21, 21, 21, 108, 222, 162, 216, 150, 54, 24, 12, 6, 24, 18, 174];
        assert_eq!((ways, ways.iter().sum()), (expected, 1296));
    }
}
