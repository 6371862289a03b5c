//! One round in which every seat throws, and whose lowest and highest throws matter: turns, and roll-offs after them.

use std::hash::Hash;

use rafle_engine::{
    Arg, Dice, Ends, Face, Game, Lies, Line, LineOf, Mark, Message, Next, Piece, Pieces, Place, Refusal, Seat, Seats,
    Seen, Throw, View,
};

use super::roll_off::{RollOff, Sought};
use super::turns::{Action, Choices, Turns, Way};

/// A round at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bout {
    turns: Turns,
    ties: RollOff,
}

/// What a line brought about, beyond what it says itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Nothing more.
    Nothing,
    /// All throws were equal: the round is thrown again.
    Void,
    /// These tie for something and throw for it.
    Tied(Seats, Sought),
    /// Sticks have moved.
    Settled(Settled),
}

/// What a round came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settled {
    /// Who was lowest.
    pub loser: Seat,
    /// What the loser took from the pile.
    pub taken: u8,
    /// Who handed sticks to the loser.
    pub givers: Seats,
    /// How many those were.
    pub given: u8,
    /// Who is out now.
    pub left: Seats,
    /// Who is out now and has lost.
    pub out: Seats,
    /// Who has won the game, if this round decided it.
    pub won: Seats,
}

impl Settled {
    /// A round in which nothing has moved yet.
    pub fn lost_by(loser: Seat) -> Settled {
        Settled {
            loser,
            taken: 0,
            givers: Seats::NONE,
            given: 0,
            left: Seats::NONE,
            out: Seats::NONE,
            won: Seats::NONE,
        }
    }
}

impl Bout {
    /// A round in which nobody has thrown yet.
    pub fn new(way: Way, playing: Seats, leader: Seat) -> Bout {
        Bout { turns: Turns::new(way, playing, leader), ties: RollOff::NONE }
    }

    /// What bears on how the round goes on: of dice that a seat has finished with, their `place`, if they have one yet; of a
    /// throw in a roll-off, always its place.
    pub fn gist<P: Fn(Seat, Dice) -> Option<u8>, T: Fn(Dice) -> u8>(
        &self,
        place: P,
        thrown_off: T,
    ) -> impl Hash + Eq + use<P, T> {
        (self.turns.gist(place), self.ties.gist(thrown_off))
    }

    /// The turns of the round.
    pub fn turns(&self) -> &Turns {
        &self.turns
    }

    /// What lies open before a seat.
    pub fn open(&self, seat: Seat) -> Dice {
        self.turns.open(seat)
    }

    /// Who takes part.
    pub fn playing(&self) -> Seats {
        self.turns.playing()
    }

    /// Who began.
    pub fn leader(&self) -> Seat {
        self.turns.leader()
    }

    /// Who is next; nobody if all dice lie open and no tie is to be settled.
    #[inline]
    pub fn next(&self) -> Option<Next> {
        match self.ties.at(self.leader()) {
            Some(seat) => Some(Next::throw_by(seat)),
            None => self.turns.next(),
        }
    }

    /// What is open to the seat at turn.
    pub fn actions(&self) -> Choices {
        self.turns.actions()
    }

    /// The seat at turn chooses.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.turns.act(action)
    }

    /// How many dice are thrown next.
    #[inline]
    pub fn in_the_cup(&self) -> u8 {
        if self.ties.tied().is_some() { self.turns.way().dice } else { self.turns.in_the_cup() }
    }

    /// Dice land. `place` ranks those of a roll-off, 1 being the highest.
    pub fn land(&mut self, throw: Throw, place: impl Fn(Dice) -> u8) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        match self.ties.at(self.leader()) {
            Some(seat) => self.ties.land(seat, dice, place),
            None => self.turns.land(dice),
        }
        Ok(())
    }

    /// Whether all dice lie open and have not been compared.
    pub fn to_compare(&self) -> bool {
        self.turns.at().is_none() && self.ties.is_none()
    }

    /// The round counts for nothing: the same leader, everybody throws again.
    pub fn void(&mut self) -> Event {
        self.turns = self.turns.again();
        Event::Void
    }

    /// These are lowest and those are highest; ties are thrown off. An empty set is not sought.
    pub fn compared(&mut self, low: Seats, high: Seats) {
        self.ties = RollOff::among(low, high);
    }

    /// The lowest and, if it was sought, the highest, once that is known.
    pub fn found(&self) -> Option<(Seat, Option<Seat>)> {
        self.ties.settled()
    }

    /// Who are about to throw a tie off, if anybody.
    pub fn tied(&self) -> Event {
        match self.ties.tied() {
            Some((seats, sought)) if seats.iter().all(|seat| self.ties.thrown(seat).is_empty()) => {
                Event::Tied(seats, sought)
            }
            _ => Event::Nothing,
        }
    }

    /// Whether a cup is lifted next.
    fn lifting(&self) -> bool {
        self.ties.tied().is_none() && self.turns.lifting()
    }

    /// The dice on the table. `dress` says what the dice of a seat are called, and what lies with them.
    pub fn view<G: Game>(&self, seen: &Seen<G>, say: Message, dress: impl Fn(Seat, Pieces) -> Pieces) -> View {
        let rolling = self.ties.tied().is_some();
        let at = match seen.next() {
            Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
            Next::Chance { hand: None } | Next::Nobody => None,
        };
        let tray = |seat| if rolling { Pieces::tray(&[]).of(seat) } else { dress(seat, self.turns.tray(seat)) };
        let others = self.playing().from(self.leader()).filter(|&seat| rolling || Some(seat) != at);
        let rows = others.clone().map(|seat| dress(seat, self.turns.row(seat)));
        let rolled_off = others.map(|seat| self.rolled_off(seat));
        let mut view = View::new(seen, say);
        view.parts.extend(at.map(|seat| tray(seat).into()));
        view.parts.extend(rows.chain(rolled_off).filter(|row| !row.pieces.is_empty()).map(Into::into));
        let tap = if self.lifting() { Message::new("lift-the-cup") } else { Message::new("throw-dice") };
        view.tap(seen, tap.with("count", self.in_the_cup()))
    }

    /// What a seat has thrown in a roll-off.
    fn rolled_off(&self, seat: Seat) -> Pieces {
        let dice = self.ties.thrown(seat).iter().enumerate();
        let piece = |(number, face)| Piece::new(format!("off-{seat}-{number}"), Face::Die(face), Lies::Loose);
        Pieces::at(Place::Row, dice.map(piece)).of(seat).called(Message::new("roll-off"))
    }

    /// What is going on.
    pub fn say(&self) -> Message {
        match (self.next(), self.ties.tied()) {
            (Some(Next::Seat(seat)), _) => self.turns.say(seat),
            (Some(Next::Chance { hand: Some(seat) }), tied) => {
                let key = match tied {
                    Some((_, Sought::Lowest)) => "say-throws-off-lowest",
                    Some((_, Sought::Highest)) => "say-throws-off-highest",
                    None if self.lifting() => "say-lifts",
                    None => "say-throws",
                };
                Message::new(key).with("seat", seat).with("count", self.in_the_cup())
            }
            _ => Message::new("over"),
        }
    }

    /// What a line means that comes next.
    pub fn told(&self, line: Line<Action, Throw>) -> Vec<Message> {
        match (line, self.next()) {
            (Line::Action(action), _) => self.turns.told(action),
            (Line::Luck(throw), Some(Next::Chance { hand: Some(seat) })) if self.lifting() => {
                vec![Message::new("lifted").with("seat", seat).with("dice", throw.0)]
            }
            (Line::Luck(throw), Some(Next::Chance { hand: Some(seat) })) => vec![throw.told(seat)],
            (Line::Luck(_), _) => Vec::new(),
        }
    }
}

impl Event {
    /// The moment that the event makes: a round is settled or void, and its dice are `lying` there for the last time, with
    /// those of the roll-off that settled it.
    pub fn moment<G: Game<Luck = Throw>>(
        self,
        before: &Seen<G>,
        line: LineOf<G>,
        lying: &Seen<G>,
        after: &Seen<G>,
    ) -> Option<View> {
        let moment = || {
            let mut view = G::view(lying).moment(Ends::Round, self.told(), after);
            if let (Line::Luck(Throw(dice)), Next::Chance { hand: Some(seat) }) = (line, before.next())
                && !view.shows(dice)
            {
                view.parts.insert(0, Pieces::tray(&[(dice, Lies::Loose)]).of(seat).into());
            }
            view
        };
        match self {
            Event::Nothing | Event::Tied(..) => None,
            Event::Void => Some(moment()),
            Event::Settled(Settled { loser, .. }) => {
                Some(moment().at_the_cost_of([loser]).marked_dice_of(Mark::Ends, &[loser]))
            }
        }
    }

    /// What the event was.
    pub fn told(self) -> Vec<Message> {
        let about = |key, seats: Seats| Message::new(key).with("seats", seats.iter().collect::<Arg>());
        match self {
            Event::Nothing => Vec::new(),
            Event::Void => vec![Message::new("round-void")],
            Event::Tied(seats, Sought::Lowest) => vec![about("tied-for-lowest", seats)],
            Event::Tied(seats, Sought::Highest) => vec![about("tied-for-highest", seats)],
            Event::Settled(Settled { loser, taken, givers, given, left, out, won }) => {
                let left = left.iter().chain(out.iter()).collect::<Seats>();
                let taken = (taken > 0).then(|| Message::new("took-sticks").with("seat", loser).with("count", taken));
                let given = (given > 0).then(|| about("gave-sticks", givers).with("to", loser).with("count", given));
                let left = (!left.is_empty() && left != won).then(|| about("left-the-game", left));
                let won = (!won.is_empty()).then(|| match won.single() {
                    Some(seat) => Message::new("game-won").with("seat", seat),
                    None => about("game-shared", won),
                });
                let told: Vec<_> = taken.into_iter().chain(given).chain(left).chain(won).collect();
                // One stick is all but one of nothing: whoever wonders why nothing moves is told.
                if told.is_empty() { vec![Message::new("nothing-moves")] } else { told }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_moves_that_is_told() {
        let keys = |settled| Event::Settled(settled).told().iter().map(|message| message.key).collect::<Vec<_>>();
        assert_eq!(keys(Settled::lost_by(Seat::A)), ["nothing-moves"]);
        assert_eq!(keys(Settled { taken: 3, ..Settled::lost_by(Seat::A) }), ["took-sticks"]);
    }
}
