//! A game of sticks and cups in two phases: first the sticks of the pile are dealt out, then the seats get rid of them.
//!
//! Which sticks a round moves, the games say. What they share is here: turns and roll-offs, half time, the lead, leaving,
//! and the match around it all.

use rafle_engine::{
    Arg, Dice, Face, Game, Lies, Message, Next, Note, Piece, Pieces, Place, Refusal, Seat, Seats, Seen, Standings,
    Sticks, Throw, View, choice,
};

use super::heap::Heap;
use super::roll_off::{RollOff, Sought};
use super::rounds::Rounds;
use super::turns::{Action, Choices, Turns, Way};

choice! {
    /// When the game ends.
    pub enum End {
        /// As soon as somebody is out.
        FirstOut = "first-out",
        /// When one seat is left, which has lost.
        LastOneLeft = "last-one-left",
    }
}

choice! {
    /// What becomes of seats without a stick when the pile runs out.
    pub enum EmptyAtHalfTime {
        /// They play on.
        PlayOn = "play-on",
        /// They are out at once.
        Out = "out",
    }
}

choice! {
    /// Who leads the next round.
    pub enum Lead {
        /// The next seat.
        Rotate = "rotate",
        /// Who was lowest.
        Loser = "loser",
    }
}

/// What the seats agree on before the first throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// How turns go while there is a pile.
    pub first: Way,
    /// How turns go after that.
    pub second: Way,
    /// How many sticks there are.
    pub pile: u8,
    /// When the game ends.
    pub end: End,
    /// What becomes of seats without a stick when the pile runs out.
    pub empty_at_half_time: EmptyAtHalfTime,
    /// Who leads the next round.
    pub lead: Lead,
}

/// A match of such games at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cups {
    rules: Rules,
    rounds: Rounds,
    /// Where the sticks are.
    pub heap: Heap,
    /// The turns of this round.
    pub turns: Turns,
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
    /// The round was settled.
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
}

impl Settled {
    /// A round in which nothing has moved yet.
    pub fn lost_by(loser: Seat) -> Settled {
        Settled { loser, taken: 0, givers: Seats::NONE, given: 0, left: Seats::NONE }
    }
}

impl Cups {
    /// The first game before its first throw.
    pub fn new(rules: Rules, seats: usize, rounds: u8) -> Cups {
        let rounds = Rounds::new(seats, rounds);
        let turns = Turns::new(rules.first, rounds.playing(), rounds.first());
        Cups { rules, rounds, heap: Heap::new(rules.pile), turns, ties: RollOff::NONE }
    }

    /// How many sticks a game has, and how many games there are.
    pub fn length(&self) -> (u32, u32) {
        (self.rules.pile.into(), self.rounds.number().1.into())
    }

    /// Whether the last game is over.
    pub fn over(&self) -> bool {
        self.rounds.over()
    }

    /// Who is next; nothing if all dice lie open and no tie is to be settled.
    pub fn next(&self) -> Option<Next> {
        if self.over() {
            Some(Next::Nobody)
        } else if let Some(seat) = self.ties.at(self.turns.leader()) {
            Some(Next::throw_by(seat))
        } else {
            self.turns.next()
        }
    }

    /// What is open to the seat at turn.
    pub fn actions(&self) -> Choices {
        self.turns.actions()
    }

    /// The seat at turn chooses.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        if self.over() { Err(Refusal::new("game-over")) } else { self.turns.act(action) }
    }

    /// How many dice are thrown next.
    pub fn in_the_cup(&self) -> u8 {
        if self.over() {
            0
        } else if self.ties.tied().is_some() {
            self.rules.second.dice
        } else {
            self.turns.in_the_cup()
        }
    }

    /// Dice have landed. `place` ranks those of a roll-off.
    pub fn land(&mut self, throw: Throw, place: impl Fn(Dice) -> u8) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        match self.ties.at(self.turns.leader()) {
            Some(seat) => self.ties.land(seat, dice, place),
            None => self.turns.land(dice),
        }
        Ok(())
    }

    /// Whether all dice of this round lie open and wait to be compared.
    pub fn to_compare(&self) -> bool {
        self.turns.at().is_none() && self.ties.is_none()
    }

    /// The round counts for nothing: the same leader, everybody throws again.
    pub fn void(&mut self) -> Event {
        self.turns = self.turns.again();
        Event::Void
    }

    /// These are lowest and those are highest; ties are thrown off.
    pub fn compared(&mut self, low: Seats, high: Seats) {
        self.ties = RollOff::among(low, high);
    }

    /// Who is lowest and, if it was asked, who is highest, once that is known.
    pub fn found(&self) -> Option<(Seat, Option<Seat>)> {
        self.ties.settled()
    }

    /// Nothing, or those who are about to throw a tie off.
    pub fn tied(&self) -> Event {
        match self.ties.tied() {
            Some((seats, sought)) if seats.iter().all(|seat| self.ties.thrown(seat).is_empty()) => {
                Event::Tied(seats, sought)
            }
            _ => Event::Nothing,
        }
    }

    /// The sticks of a round have moved: who is out leaves, and the next round, the next game or the end follows.
    pub fn settle(&mut self, mut settled: Settled) -> Event {
        let seats = self.rounds.playing();
        self.leave(settled.left);
        let half_time = settled.taken > 0 && self.heap.pile() == 0;
        if half_time && !self.decided(seats) && self.rules.empty_at_half_time == EmptyAtHalfTime::Out {
            let empty = self.heap.empty_handed(self.heap.still_in(seats));
            self.leave(empty);
            settled.left = settled.left.iter().chain(empty.iter()).collect();
        }
        if !self.decided(seats) {
            let playing = self.heap.still_in(seats);
            let leader = match self.rules.lead {
                Lead::Rotate => playing.after(self.turns.leader()),
                Lead::Loser => settled.loser,
            };
            let way = if self.heap.pile() > 0 { self.rules.first } else { self.rules.second };
            self.begin(Turns::new(way, playing, leader));
        } else if self.rounds.finish(self.heap.standings(seats)) {
            self.heap = Heap::new(self.rules.pile);
            self.begin(Turns::new(self.rules.first, self.rounds.playing(), self.rounds.first()));
        }
        Event::Settled(settled)
    }

    fn leave(&mut self, seats: Seats) {
        if !seats.is_empty() {
            self.heap.leave(seats);
        }
    }

    fn begin(&mut self, turns: Turns) {
        self.turns = turns;
        self.ties = RollOff::NONE;
    }

    /// Whether so many have left that the game is over.
    fn decided(&self, seats: Seats) -> bool {
        let still_in = self.heap.still_in(seats);
        still_in.len() == 1 || self.rules.end == End::FirstOut && still_in != seats
    }

    /// How the match stands.
    pub fn standings(&self) -> Standings {
        self.rounds.standings(|| self.heap.standings(self.rounds.playing()))
    }

    /// The table. `dress` says what the dice of a seat are called, and what lies with them.
    pub fn view<G: Game>(&self, seen: &Seen<G>, dress: impl Fn(Seat, Pieces) -> Pieces) -> View {
        let rolling = self.ties.tied().is_some();
        let at = match seen.next() {
            Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
            Next::Chance { hand: None } | Next::Nobody => None,
        };
        let mut view = View::new(seen, self.say());
        if let Some(seat) = at {
            let tray = if rolling { Pieces::tray(&[]).of(seat) } else { dress(seat, self.turns.tray(seat)) };
            view = view.part(tray);
        }
        let playing = self.turns.playing();
        let others = playing.from(self.turns.leader()).filter(|&seat| rolling || Some(seat) != at);
        let rows = others.clone().map(|seat| dress(seat, self.turns.row(seat)));
        let rolled_off = others.map(|seat| self.rolled_off(seat));
        for row in rows.chain(rolled_off).filter(|row| !row.pieces.is_empty()) {
            view = view.part(row);
        }
        let phase = if self.heap.pile() > 0 { "first-half" } else { "second-half" };
        let seats = seen.standings().seats;
        view.part(Sticks { title: Message::new("pile"), owner: None, count: self.heap.pile().into() })
            .part(Note { text: Message::new(phase), large: false })
            .holds("sticks", self.heap.held())
            .out(seats.minus(self.heap.still_in(seats)))
            .tap(seen, self.tap())
    }

    /// What a seat has thrown in a roll-off.
    fn rolled_off(&self, seat: Seat) -> Pieces {
        let dice = self.ties.thrown(seat).iter().enumerate();
        let piece = |(number, face)| Piece::new(format!("off-{seat}-{number}"), Face::Die(face), Lies::Loose);
        Pieces::at(Place::Row, dice.map(piece)).of(seat).called(Message::new("roll-off"))
    }

    fn tap(&self) -> Message {
        if self.ties.tied().is_none() && self.turns.lifting() {
            Message::new("lift-the-cup")
        } else {
            Message::new("throw-dice").with("count", self.in_the_cup())
        }
    }

    fn say(&self) -> Message {
        match (self.next(), self.ties.tied()) {
            (Some(Next::Seat(seat)), _) => self.turns.say(seat),
            (Some(Next::Chance { hand: Some(seat) }), tied) => {
                let key = match tied {
                    Some((_, Sought::Lowest)) => "say-throws-off-lowest",
                    Some((_, Sought::Highest)) => "say-throws-off-highest",
                    None if self.turns.lifting() => "say-lifts",
                    None => "say-throws",
                };
                Message::new(key).with("seat", seat).with("count", self.in_the_cup())
            }
            _ => Message::new("over"),
        }
    }

    /// What these dice are, told before they have landed.
    pub fn told(&self, throw: Throw) -> Vec<Message> {
        match self.next() {
            Some(Next::Chance { hand: Some(seat) }) if self.ties.tied().is_none() && self.turns.lifting() => {
                vec![Message::new("lifted").with("seat", seat).with("dice", throw.0)]
            }
            Some(Next::Chance { hand: Some(seat) }) => vec![throw.told(seat)],
            _ => Vec::new(),
        }
    }
}

impl Event {
    /// What the event was.
    pub fn told(self) -> Vec<Message> {
        let about = |key, seats: Seats| Message::new(key).with("seats", seats.iter().collect::<Arg>());
        match self {
            Event::Nothing => Vec::new(),
            Event::Void => vec![Message::new("round-void")],
            Event::Tied(seats, Sought::Lowest) => vec![about("tied-for-lowest", seats)],
            Event::Tied(seats, Sought::Highest) => vec![about("tied-for-highest", seats)],
            Event::Settled(Settled { loser, taken, givers, given, left }) => {
                let taken = (taken > 0).then(|| Message::new("took-sticks").with("seat", loser).with("count", taken));
                let given = (given > 0).then(|| about("gave-sticks", givers).with("to", loser).with("count", given));
                let left = (!left.is_empty()).then(|| about("left-the-game", left));
                taken.into_iter().chain(given).chain(left).collect()
            }
        }
    }
}
