//! # Second Thoughts (`second-thoughts`)
//!
//! 1. Each seat has one turn. Throw the dice.
//! 2. Stop, or throw all of them again; the second throw counts.
//! 3. Most pips win; seats tied for most share the win.
//!
//! Options: `dice`. Notation: `throw 4 5`, `again`, `stop`.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Begins, Chance, Dice, Game, InTheCup, Lies, Line, LineOf, Message, Move, Next, Occasion, PerSeat, Pieces,
    Refusal, Seat, Seats, Seen, Standings, Thing, Throw, Unreadable, View, options,
};

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many dice are thrown.
        pub dice: u8 [1..=6] = 2,
    }
}

/// A game of Second Thoughts at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SecondThoughts {
    options: Options,
    seats: Seats,
    /// Whose turn it is; nobody's when the game is over.
    turn: Option<Seat>,
    /// The dice on the table; none while they are in the cup.
    thrown: Dice,
    /// Whether this seat has chosen to throw again.
    second: bool,
    scores: PerSeat<i32>,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `again`: throw all dice once more.
    Again,
    /// `stop`: the throw counts.
    Stop,
}

impl Game for SecondThoughts {
    const ABOUT: About = About {
        slug: "second-thoughts",
        picture: &[Thing::Die(2, 24, 40, 44, -8), Thing::Die(6, 88, 24, 52, 7)],
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 2,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<SecondThoughts, Refusal> {
        let (seats, scores) = (Seats::first(seats), PerSeat::all(0));
        Ok(SecondThoughts { options, seats, turn: Some(Seat::A), thrown: Dice::NONE, second: false, scores })
    }

    fn next(&self) -> Next {
        match self.turn {
            None => Next::Nobody,
            Some(seat) if self.thrown.is_empty() => Next::throw_by(seat),
            Some(seat) => Next::Seat(seat),
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        let open: &[Action] = if self.thrown.is_empty() { &[] } else { &[Action::Again, Action::Stop] };
        open.iter().copied()
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        if self.thrown.is_empty() {
            return Err(Refusal::new("throw-first"));
        }
        // Every check is done: a refusal leaves no trace.
        match action {
            Action::Again => (self.thrown, self.second) = (Dice::NONE, true),
            Action::Stop => self.count(),
        }
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.thrown = throw.of(self.in_the_cup())?;
        if self.second {
            self.count();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        Standings::most(self.seats, self.scores).wide()
    }

    fn most_steps(&self) -> u32 {
        // Two throws and a choice between them, for eight.
        8 * 3
    }

    fn view(seen: &Seen<SecondThoughts>) -> View {
        let tray = Pieces::tray(&[(seen.thrown, Lies::Loose)]);
        let stop = Move::touch(Message::new("stop-here"), Action::Stop).brings(Message::number(seen.thrown.sum()));
        View::new(seen, seen.say())
            .part(match seen.turn {
                Some(seat) => tray.of(seat),
                None => tray,
            })
            .moves(seen, [Move::touch(Message::new("throw-again"), Action::Again), stop])
            .tap(seen, Message::new("throw-dice").with("count", seen.in_the_cup()))
    }

    fn happened(before: &Seen<SecondThoughts>, line: LineOf<SecondThoughts>, _: &Seen<SecondThoughts>) -> Vec<Message> {
        let Some(seat) = before.turn else { return Vec::new() };
        let scored = |dice: Dice| Message::new("turn-scored").with("seat", seat).with("points", dice.sum());
        match line {
            Line::Action(Action::Again) => Vec::new(),
            Line::Action(Action::Stop) => vec![scored(before.thrown)],
            Line::Luck(throw) if before.second => vec![throw.told(seat), scored(throw.0)],
            Line::Luck(throw) => vec![throw.told(seat)],
        }
    }
}

impl SecondThoughts {
    /// How many dice are thrown next; none while they lie on the table.
    fn in_the_cup(&self) -> u8 {
        if matches!(self.next(), Next::Chance { .. }) { self.options.dice } else { 0 }
    }

    /// Writes the throw down and passes the cup on.
    fn count(&mut self) {
        if let Some(seat) = self.turn {
            self.scores[seat] = self.thrown.sum();
            self.turn = self.seats.iter().find(|&next| next > seat);
        }
        (self.thrown, self.second) = (Dice::NONE, false);
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) => Message::new("say-again-or-stop").with("seat", seat),
            Next::Chance { hand } => {
                Message::new("say-throws").with("seat", hand.expect("somebody throws")).with("count", self.in_the_cup())
            }
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
