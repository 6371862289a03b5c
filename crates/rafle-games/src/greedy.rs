//! # Greedy, or From 1 to 100 (`greedy`)
//!
//! 1. Seats take turns; a turn is at least one throw of one die.
//! 2. A 1 ends the turn and scores nothing; what was banked earlier is safe.
//! 3. Any other die is added to the turn, and the seat chooses: throw again, or stop and bank the turn.
//! 4. Who reaches the target has banked and won at once.
//! 5. With `equal_turns` the round in which somebody reaches the target is finished instead, nothing is banked without
//!    being asked, and the highest score wins.
//!
//! Options: `target`, `equal_turns`, `rounds`. Notation: `throw 4`, `again`, `stop`.
//! Where sources differ, the rules page `greedy.md` says what we play and why.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Dice, Game, Lies, Line, LineOf, Message, Move, Next, Note, PerSeat, Pieces, Refusal, Seat, Seen, Source,
    Standings, Throw, Unreadable, View, options,
};

use crate::family::rounds::Rounds;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The points to reach.
        pub target: u16 [10..=1000] = 100,
        /// Whether the last round is finished.
        pub equal_turns: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Greedy at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Greedy {
    options: Options,
    rounds: Rounds,
    seat: Seat,
    banked: PerSeat<u16>,
    /// What this turn has brought so far.
    turn: u16,
    /// The die on the table; none while it is in the cup.
    die: Dice,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `again`: throw once more.
    Again,
    /// `stop`: bank the turn.
    Stop,
}

impl Game for Greedy {
    const ABOUT: About = About {
        slug: "greedy",
        least_seats: 2,
        most_seats: 8,
        usual_seats: 3,
        minutes: 15,
        skill: 2,
        decisions: true,
        hidden: false,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Greedy, Refusal> {
        let rounds = Rounds::new(seats, options.rounds);
        Ok(Greedy { options, rounds, seat: rounds.first(), banked: PerSeat::all(0), turn: 0, die: Dice::NONE })
    }

    fn next(&self) -> Next {
        if self.rounds.over() {
            Next::Nobody
        } else if self.die.is_empty() {
            Next::throw_by(self.seat)
        } else {
            Next::Seat(self.seat)
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        let open: &[Action] = if self.die.is_empty() { &[] } else { &[Action::Again, Action::Stop] };
        open.iter().copied()
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        if self.die.is_empty() {
            return Err(Refusal::new("throw-first"));
        }
        self.die = Dice::NONE;
        if action == Action::Stop {
            self.bank();
        }
        Ok(())
    }

    fn outcomes(&self) -> impl Iterator<Item = (Throw, u64)> + '_ {
        Throw::outcomes(self.in_the_cup())
    }

    fn draw<S: Source + ?Sized>(&self, source: &mut S) -> Throw {
        Throw::draw(self.in_the_cup(), source)
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        if die.show(1) {
            self.turn = 0;
            self.pass_on();
            return Ok(());
        }
        self.turn += die.sum() as u16;
        if self.there(self.seat, self.turn) && !self.options.equal_turns {
            // Rule 4: nobody would throw on.
            self.bank();
        } else {
            self.die = die;
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.rounds.standings(|| self.game())
    }

    fn most_steps(&self) -> u32 {
        // Half of all random turns bank nothing, and the others two points or more.
        1000 + u32::from(self.options.rounds) * u32::from(self.options.target) * 8 * 20
    }

    fn view(seen: &Seen<Greedy>) -> View {
        let seat = seen.seat;
        let banked = seen.banked[seat] + seen.turn;
        View::new(seen, seen.say())
            .part(Pieces::tray(&[(seen.die, Lies::Loose)]).of(seat))
            .part(Note { text: Message::new("turn-so-far").with("points", seen.turn), large: true })
            .moves(
                seen,
                [
                    Move::touch(Message::new("throw-again"), Action::Again),
                    Move::touch(Message::new("stop-and-bank").with("points", seen.turn), Action::Stop)
                        .brings(Message::number(banked)),
                ],
            )
            .tap(seen, Message::new("throw-dice").with("count", 1))
    }

    fn happened(before: &Seen<Greedy>, line: LineOf<Greedy>, after: &Seen<Greedy>) -> Vec<Message> {
        let seat = before.seat;
        let banked = |points| Message::new("banked").with("seat", seat).with("points", points);
        match line {
            Line::Action(Action::Again) => Vec::new(),
            Line::Action(Action::Stop) => vec![banked(before.banked[seat] + before.turn)],
            Line::Luck(throw) if throw.0.show(1) => {
                vec![throw.told(seat), Message::new("turn-lost").with("seat", seat)]
            }
            Line::Luck(throw) if after.die.is_empty() => {
                vec![throw.told(seat), banked(before.banked[seat] + before.turn + throw.0.sum() as u16)]
            }
            Line::Luck(throw) => vec![throw.told(seat)],
        }
    }
}

impl Greedy {
    /// How many dice are thrown next: one, or none while it lies on the table.
    fn in_the_cup(&self) -> u8 {
        (self.die.is_empty() && !self.rounds.over()).into()
    }

    /// Whether `seat` is at the target, counting `more`.
    fn there(&self, seat: Seat, more: u16) -> bool {
        self.banked[seat] + more >= self.options.target
    }

    fn bank(&mut self) {
        self.banked[self.seat] += self.turn;
        self.turn = 0;
        self.pass_on();
    }

    fn pass_on(&mut self) {
        let next = self.rounds.after(self.seat);
        let over = match next {
            Some(_) => !self.options.equal_turns && self.there(self.seat, 0),
            None => self.rounds.playing().iter().any(|seat| self.there(seat, 0)),
        };
        if !over {
            self.seat = next.unwrap_or(self.rounds.first());
        } else if self.rounds.finish(self.game()) {
            self.seat = self.rounds.first();
            self.banked = PerSeat::all(0);
        }
    }

    fn game(&self) -> Standings {
        let standings = Standings::most(self.rounds.playing(), PerSeat::from_fn(|seat| self.banked[seat].into()));
        let won = self.rounds.playing().iter().filter(|&seat| self.there(seat, 0) && standings.winners.has(seat));
        standings.won_by(won.collect())
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) => Message::new("say-again-or-stop").with("seat", seat),
            Next::Chance { .. } => Message::new("say-throws").with("seat", self.seat).with("count", 1),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Again => "again",
            Action::Stop => "stop",
        })
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text.trim() {
            "again" => Ok(Action::Again),
            "stop" => Ok(Action::Stop),
            _ => Err(Unreadable),
        }
    }
}
