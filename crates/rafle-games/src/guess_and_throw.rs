//! # Guess and Throw (`guess-and-throw`)
//!
//! 1. Every seat has three sticks.
//! 2. A turn: announce a sum from 3 to 18, then throw three dice once.
//! 3. If the dice add up to the sum announced, the seat lays down one stick, which leaves the game.
//! 4. With `no_repeat` a seat may not announce a sum again that it has hit in this game.
//! 5. Who has no stick left has won at once.
//! 6. With `equal_turns` the round in which somebody lays down the last stick is finished, and all without sticks share the
//!    win.
//!
//! Options: `matches`, `equal_turns`, `no_repeat`, `rounds`. Notation: `guess 10`, `throw 6 3 1`.
//! Where sources differ, the rules page `guess-and-throw.md` says what we play and why.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rafle_engine::{
    About, At, Begins, Chance, Dice, Game, InTheCup, Line, LineOf, Mark, Message, Move, Next, Note, Occasion, PerSeat,
    Refusal, Seat, Seen, Standings, Sticks, Thing, Throw, Unreadable, View, after_verb, ended, options,
};

use crate::family::race::Race;

/// What three dice can add up to.
const SUMS: RangeInclusive<u8> = 3..=18;

/// Dice in a throw.
const DICE: u8 = 3;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The sticks each seat begins with.
        pub matches: u8 [1..=20] = 3,
        /// Whether the last round is finished.
        pub equal_turns: bool = false,
        /// Whether each sum counts once for a seat.
        pub no_repeat: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Guess and Throw at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GuessAndThrow {
    options: Options,
    race: Race,
    sticks: PerSeat<u8>,
    /// The sums each seat may not announce again, a bit for each; none unless they may not be repeated.
    spent: PerSeat<u32>,
    /// The sum announced for this throw; 0 before that.
    guess: u8,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `guess 10`: announce this sum.
    Guess(u8),
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Line("M18 18h58a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H44L32 68V56H18a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z"), Thing::Small("11", 46, 42), Thing::Die(5, 92, 20, 30, 8), Thing::Die(4, 118, 46, 30, -9), Thing::Die(2, 84, 60, 30, 6)];

impl Game for GuessAndThrow {
    const ABOUT: About = About {
        slug: "guess-and-throw",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 10,
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

    fn new(options: Options, seats: usize) -> Result<GuessAndThrow, Refusal> {
        if options.no_repeat && usize::from(options.matches) > SUMS.count() {
            return Err(Refusal::new("more-sticks-than-sums").with("most", SUMS.count()));
        }
        let race = Race::new(seats, options.rounds).with_equal_turns(options.equal_turns);
        Ok(GuessAndThrow { options, race, sticks: PerSeat::all(options.matches), spent: PerSeat::all(0), guess: 0 })
    }

    fn next(&self) -> Next {
        if self.asked() { Next::Seat(self.race.seat()) } else { self.race.next() }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        let spent = if self.asked() { self.spent[self.race.seat()] } else { u32::MAX };
        SUMS.filter(move |sum| spent & (1 << sum) == 0).map(Action::Guess)
    }

    fn act(&mut self, Action::Guess(sum): Action) -> Result<(), Refusal> {
        if !self.asked() {
            return Err(Refusal::new("throw-first"));
        }
        if !SUMS.contains(&sum) {
            return Err(Refusal::new("no-such-sum").with("sum", sum));
        }
        if self.spent[self.race.seat()] & (1 << sum) != 0 {
            return Err(Refusal::new("hit-already").with("sum", sum));
        }
        self.guess = sum;
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let thrown = throw.of(self.in_the_cup())?;
        let seat = self.race.seat();
        if self.hits(thrown) {
            self.sticks[seat] -= 1;
            self.spent[seat] |= u32::from(self.options.no_repeat) << self.guess;
        }
        self.guess = 0;
        if self.race.pass_on(self.sticks[seat] == 0) {
            self.end_game();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if seat == self.race.seat() {
            self.guess = 0;
        }
        if self.race.pass_over(seat) {
            self.end_game();
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // A random guess is right once in 16 turns; the last sums that may not be repeated come once in 216.
        u32::from(self.options.rounds) * self.race.seats().len() as u32 * u32::from(self.options.matches) * 2000
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<GuessAndThrow>) -> View {
        let guess = |action @ Action::Guess(sum)| Move::touch(Message::new("guess").with("sum", sum), action);
        let heap = |owner: Seat| Sticks {
            title: Message::new("sticks-left"),
            owner: Some(owner),
            count: seen.sticks[owner].into(),
        };
        let mut view = seen.race.view(seen, seen.say(), DICE, &seen.game()).holds("sticks", |seat| seen.sticks[seat]);
        for seat in seen.race.seats().iter() {
            view = view.part(heap(seat));
        }
        if seen.guess > 0 {
            view = view.part(Note::main(Message::new("announced").with("sum", seen.guess)));
        }
        view.moves(seen, seen.actions().map(guess))
    }

    fn happened(
        before: &Seen<GuessAndThrow>,
        line: LineOf<GuessAndThrow>,
        after: &Seen<GuessAndThrow>,
    ) -> Vec<Message> {
        let seat = before.race.seat();
        let mut told = match line {
            Line::Action(Action::Guess(sum)) => vec![Message::new("guessed").with("seat", seat).with("sum", sum)],
            Line::Luck(throw) => {
                let key = if before.hits(throw.0) { "guessed-right" } else { "guessed-wrong" };
                vec![throw.told(seat), Message::new(key).with("seat", seat).with("sum", throw.0.sum())]
            }
        };
        told.extend(after.race.told(&before.race));
        told
    }

    fn moment(before: &Seen<GuessAndThrow>, line: LineOf<GuessAndThrow>, after: &Seen<GuessAndThrow>) -> Option<View> {
        let moment = ended(before, line, after)?;
        Some(match line {
            Line::Luck(throw) if before.hits(throw.0) => moment.marked_faces(Mark::Counts, |_| true),
            Line::Luck(_) => moment.marked_faces(Mark::Ends, |_| true).at_the_cost_of([before.race.seat()]),
            Line::Action(_) => moment,
        })
    }
}

impl GuessAndThrow {
    /// Whether the seat whose turn it is has yet to announce a sum.
    fn asked(&self) -> bool {
        self.guess == 0 && !self.race.over()
    }

    /// How many dice are thrown next: three, or none until a sum is announced.
    fn in_the_cup(&self) -> u8 {
        self.race.dice(if self.guess == 0 { 0 } else { DICE })
    }

    fn hits(&self, thrown: Dice) -> bool {
        thrown.sum() == i32::from(self.guess)
    }

    fn end_game(&mut self) {
        if self.race.finish(self.game()) {
            self.sticks = PerSeat::all(self.options.matches);
            self.spent = PerSeat::all(0);
        }
    }

    fn game(&self) -> Standings<8> {
        Standings::fewest(self.race.seats(), PerSeat::from_fn(|seat| self.sticks[seat].into()))
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Seat(seat) => Message::new("say-guess").with("seat", seat),
            Next::Chance { .. } => Message::new("say-hopes-for").with("seat", self.race.seat()).with("sum", self.guess),
            Next::Nobody => self.race.say(DICE),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Guess(sum) = self;
        write!(f, "guess {sum}")
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        after_verb(text, "guess")?.parse().map(Action::Guess).map_err(|_| Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rafle_engine::throws;

    #[test]
    fn how_many_throws_make_each_sum() {
        let ways = |sum: u8| -> u64 {
            throws(DICE).filter(|(dice, _)| dice.sum() == i32::from(sum)).map(|(_, ways)| ways).sum()
        };
        assert_eq!(SUMS.map(ways).collect::<Vec<_>>(), [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
    }

    #[test]
    fn sums_that_count_once_are_too_few_for_more_sticks() {
        let options = Options { no_repeat: true, matches: 17, ..Options::default() };
        assert_eq!(GuessAndThrow::new(options, 2).unwrap_err().key(), "more-sticks-than-sums");
        assert!(GuessAndThrow::new(Options { matches: 16, ..options }, 2).is_ok());
        assert!(GuessAndThrow::new(Options { no_repeat: false, ..options }, 2).is_ok());
    }
}
