//! # Higher or Lower (`higher-or-lower`)
//!
//! 1. Every seat has one turn. Its first throw of two dice is no guess and scores nothing.
//! 2. Before every other throw the seat says whether the sum will be higher or lower than that of the throw before.
//! 3. A right guess is one point, and the seat must guess again. A wrong one ends the turn; so does an equal sum.
//! 4. A 7 is right, whatever was said. With six dice a 7 is a sum like any other.
//! 5. Most points win; seats tied for most share the win.
//!
//! Options: `dice`, `equal`, and those of a match ([`RoundOptions`]). Notation: `throw 3 5`, `higher`, `lower`.
//! Where sources differ, the rules page `higher-or-lower.md` says what we play and why.

use std::cmp::Ordering;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use rafle_engine::{
    About, At, Begins, Cell, Chance, Dice, Game, InTheCup, Lies, Line, LineOf, Mark, Message, Move, Next, Occasion,
    Pieces, Refusal, Seat, Seen, Standings, Thing, Throw, Unreadable, View, choice, ended, options,
};

use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::{MatchOptions, RoundOptions};

/// Rule 4: the sum that is always right with two dice.
const LUCKY: i32 = 7;

choice! {
    /// How many dice are thrown.
    pub enum HowMany {
        /// Sums from 2 to 12.
        Two = "2",
        /// Sums from 6 to 36.
        Six = "6",
    }
}

choice! {
    /// What a throw makes of a guess.
    pub enum Verdict {
        /// The turn ends.
        Wrong = "wrong",
        /// The seat scores and guesses again.
        Right = "right",
        /// Nothing: the same guess is tried again.
        Rethrow = "rethrow",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many dice are thrown.
        pub dice: HowMany = HowMany::Two,
        /// What an equal sum makes of a guess.
        pub equal: Verdict = Verdict::Wrong,
        /// How rounds make a match.
        pub rounds: RoundOptions,
    }
}

/// A game of Higher or Lower at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HigherOrLower {
    options: Options,
    /// How many guesses were right; nothing before a seat's first throw.
    right: OneTurnEach<Option<u16>>,
    /// The throw to compare with; none before the first of a turn.
    last: Dice,
    /// What the seat has said of the throw that comes.
    guess: Option<Guess>,
}

/// What the seat that is next says of the throw that comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Guess {
    /// `higher`.
    Higher,
    /// `lower`.
    Lower,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Line("M40 66V22M26 36l14-15 14 15M120 36v44M106 66l14 15 14-15"), Thing::Die(4, 60, 32, 40, -5)];

impl Game for HigherOrLower {
    const ABOUT: About = About {
        slug: "higher-or-lower",
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
    type Action = Guess;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<HigherOrLower, Refusal> {
        let rounds = options.rounds.among(seats);
        Ok(HigherOrLower { options, right: OneTurnEach::new(rounds), last: Dice::NONE, guess: None })
    }

    fn next(&self) -> Next {
        if self.asked() { Next::Seat(self.right.seat()) } else { self.right.next() }
    }

    fn actions(&self) -> impl Iterator<Item = Guess> + Clone + '_ {
        let open: &[Guess] = if self.asked() { &[Guess::Higher, Guess::Lower] } else { &[] };
        open.iter().copied()
    }

    fn act(&mut self, guess: Guess) -> Result<(), Refusal> {
        if !self.asked() {
            return Err(Refusal::new("throw-first"));
        }
        self.guess = Some(guess);
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        match self.verdict(dice) {
            None => {
                self.right.make(Some(0));
                self.last = dice;
            }
            Some(Verdict::Right) => {
                self.right.make(self.right.mine().map(|right| right.saturating_add(1)));
                self.last = dice;
                self.guess = None;
            }
            Some(Verdict::Wrong) => {
                self.last = Dice::NONE;
                self.guess = None;
                self.right.pass_on(round);
            }
            Some(Verdict::Rethrow) => {}
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.right.standings(round)
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.right.pass_over(seat, |right| right.pass_on(round)) {
            self.last = Dice::NONE;
            self.guess = None;
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // A random guess is right less than twice in three times.
        self.right.most_steps(50)
    }

    fn gist(&self) -> impl Hash + Eq + use<> {
        (self.right, self.last.sum(), self.guess)
    }

    fn at(&self) -> Option<At> {
        self.right.round_at()
    }

    fn view(seen: &Seen<HigherOrLower>) -> View {
        let guess = |guess: Guess| Move::touch(Message::new(guess.word()), guess);
        let row = seen.right.cells(Cell::written);
        let mut view = seen
            .right
            .view(seen, seen.in_the_cup())
            .part(Pieces::tray(&[(seen.last, Lies::Loose)]).of(seen.right.seat()))
            .part(seen.right.sheet().row(Message::new("right-guesses"), row))
            .moves(seen, seen.actions().map(guess));
        if !seen.last.is_empty() {
            let key = match seen.guess {
                None => "say-higher-or-lower",
                Some(Guess::Higher) => "say-hopes-higher",
                Some(Guess::Lower) => "say-hopes-lower",
            };
            view.say = Message::new(key).with("seat", seen.right.seat()).with("sum", seen.last.sum());
        }
        view
    }

    fn happened(
        before: &Seen<HigherOrLower>,
        line: LineOf<HigherOrLower>,
        after: &Seen<HigherOrLower>,
    ) -> Vec<Message> {
        let seat = before.right.seat();
        let throw = match line {
            Line::Luck(throw) => throw,
            Line::Action(guess) => {
                return vec![Message::new(guess.told()).with("seat", seat).with("sum", before.last.sum())];
            }
        };
        let verdict = |key| Message::new(key).with("sum", throw.0.sum());
        match before.verdict(throw.0) {
            None => vec![throw.told(seat), verdict("first-sum")],
            Some(Verdict::Right) => vec![throw.told(seat), verdict("guessed-right")],
            Some(Verdict::Rethrow) => vec![throw.told(seat), verdict("guess-again-thrown")],
            Some(Verdict::Wrong) => {
                let right = before.right.mine();
                let wrong = verdict("guessed-wrong").with("seat", seat).with("points", right.unwrap_or(0));
                after.right.told(&before.right, throw, Some((right, wrong)), round)
            }
        }
    }

    fn moment(before: &Seen<HigherOrLower>, line: LineOf<HigherOrLower>, after: &Seen<HigherOrLower>) -> Option<View> {
        let moment = ended(before, line, after)?;
        Some(match line {
            Line::Luck(throw) if before.verdict(throw.0) == Some(Verdict::Wrong) => {
                moment.marked_faces(Mark::Ends, |_| true).at_the_cost_of([before.right.seat()])
            }
            _ => moment,
        })
    }
}

impl HigherOrLower {
    /// Whether the seat at turn must guess now.
    fn asked(&self) -> bool {
        !self.last.is_empty() && self.guess.is_none()
    }

    /// How many dice are thrown next; none while somebody guesses.
    fn in_the_cup(&self) -> u8 {
        match self.options.dice {
            _ if self.asked() || self.right.over() => 0,
            HowMany::Two => 2,
            HowMany::Six => 6,
        }
    }

    /// What this throw makes of the guess; nothing if none was made.
    fn verdict(&self, dice: Dice) -> Option<Verdict> {
        let guess = self.guess?;
        let sum = dice.sum();
        let right = |right| if right { Verdict::Right } else { Verdict::Wrong };
        Some(match sum.cmp(&self.last.sum()) {
            _ if sum == LUCKY && self.options.dice == HowMany::Two => Verdict::Right,
            Ordering::Greater => right(guess == Guess::Higher),
            Ordering::Less => right(guess == Guess::Lower),
            Ordering::Equal => self.options.equal,
        })
    }
}

/// Most right guesses win.
fn round(right: &OneTurnEach<Option<u16>>) -> Standings<8> {
    right.most(|right| right.unwrap_or(0).into())
}

impl Guess {
    /// The notation, and the key of the button.
    fn word(self) -> &'static str {
        match self {
            Guess::Higher => "higher",
            Guess::Lower => "lower",
        }
    }

    fn told(self) -> &'static str {
        match self {
            Guess::Higher => "said-higher",
            Guess::Lower => "said-lower",
        }
    }
}

impl fmt::Display for Guess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Guess {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Guess, Unreadable> {
        match text.trim() {
            "higher" => Ok(Guess::Higher),
            "lower" => Ok(Guess::Lower),
            _ => Err(Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    /// Ways of 36 in which a guess comes true after a throw of this sum.
    fn ways(sum: u8, guess: Guess) -> u64 {
        let mut game = HigherOrLower::new(Options::default(), 2).unwrap();
        game.last = Dice::of(&[sum / 2, sum - sum / 2]);
        game.guess = Some(guess);
        throws(2).filter(|&(dice, _)| game.verdict(dice) == Some(Verdict::Right)).map(|(_, ways)| ways).sum()
    }

    #[test]
    fn chances_of_the_rules_page() {
        let higher = [35, 33, 30, 26, 21, 21, 16, 12, 9, 7, 6];
        let lower = [6, 7, 9, 12, 16, 21, 21, 26, 30, 33, 35];
        for (sum, (higher, lower)) in (2..=12).zip(higher.into_iter().zip(lower)) {
            assert_eq!((ways(sum, Guess::Higher), ways(sum, Guess::Lower)), (higher, lower), "after a {sum}");
        }
    }
}
