//! A game of sticks and cups in two phases: first the sticks of the pile are dealt out, then the seats get rid of them.
//!
//! Which sticks a round moves, the games say. What they share is here: half time, the lead, leaving, and the match around
//! it all.

use std::hash::Hash;

use rafle_engine::{At, Game, Message, Next, Note, Pieces, Seat, Seats, Seen, Standings, View, choice};

use super::bout::{Bout, Event, Settled};
use super::heap::Heap;
use super::rounds::Rounds;
use super::turns::Way;

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
// Whole words of 16 bytes: a quarter less time for a copy of so large a state.
#[repr(align(16))]
pub struct Cups {
    rules: Rules,
    rounds: Rounds,
    /// Where the sticks are.
    pub heap: Heap,
    /// The round that is played.
    pub bout: Bout,
}

impl Cups {
    /// The first game before its first throw.
    pub fn new(rules: Rules, seats: usize, rounds: u8) -> Cups {
        let rounds = Rounds::new(seats, rounds);
        let bout = Bout::new(rules.first, rounds.playing(), rounds.first());
        Cups { rules, rounds, heap: Heap::new(rules.pile), bout }
    }

    /// How many sticks a game has, and how many games there are.
    pub fn length(&self) -> (u32, u32) {
        (self.rules.pile.into(), self.rounds.number().1.into())
    }

    /// Whether the last game is over.
    pub fn over(&self) -> bool {
        self.rounds.over()
    }

    /// What bears on how the match goes on, if `bout` is that of the round.
    pub fn gist<K: Hash + Eq>(&self, bout: K) -> impl Hash + Eq + use<K> {
        (self.rounds.gist(), (!self.over()).then_some((self.heap, bout)))
    }

    /// Who is next; nothing if all dice lie open, and something else is to be chosen.
    #[inline]
    pub fn next(&self) -> Option<Next> {
        if self.over() { Some(Next::Nobody) } else { self.bout.next() }
    }

    /// The sticks of a round have moved: who is out leaves, and the next round, the next game or the end follows.
    pub fn settle(&mut self, mut settled: Settled) -> Event {
        let seats = self.rounds.playing();
        self.heap.leave_lost(settled.out);
        self.heap.leave(settled.left);
        let half_time = settled.taken > 0 && self.heap.pile() == 0;
        if half_time && !self.decided(seats) && self.rules.empty_at_half_time == EmptyAtHalfTime::Out {
            let empty = self.heap.empty_handed(self.heap.still_in(seats));
            self.heap.leave(empty);
            settled.left = settled.left.iter().chain(empty.iter()).collect();
        }
        if self.decided(seats) {
            let game = self.heap.standings(seats);
            settled.won = game.winners;
            if self.rounds.finish(game) {
                self.heap = Heap::new(self.rules.pile);
                self.bout = Bout::new(self.rules.first, self.rounds.playing(), self.rounds.first());
            }
        } else {
            let playing = self.heap.still_in(seats);
            let leader = match self.rules.lead {
                Lead::Rotate => playing.after(self.bout.leader()),
                Lead::Loser => settled.loser,
            };
            let way = if self.heap.pile() > 0 { self.rules.first } else { self.rules.second };
            self.bout = Bout::new(way, playing, leader);
        }
        Event::Settled(settled)
    }

    /// Whether so many have left that the game is over.
    fn decided(&self, seats: Seats) -> bool {
        let still_in = self.heap.still_in(seats);
        still_in.len() == 1 || self.rules.end == End::FirstOut && self.heap.anybody_done(seats)
    }

    /// How the match stands.
    pub fn standings(&self) -> Standings {
        self.rounds.standings(|| self.heap.standings(self.rounds.playing()))
    }

    /// Where in the match we are, if there are several games.
    pub fn game_at(&self) -> Option<At> {
        self.rounds.game_at()
    }

    /// The table. `dress` says what the dice of a seat are called, and what lies with them.
    pub fn view<G: Game>(&self, seen: &Seen<G>, say: Message, dress: impl Fn(Seat, Pieces) -> Pieces) -> View {
        let half = Message::new(if self.heap.pile() > 0 { "first-half" } else { "second-half" });
        let mut view = self.heap.show(self.bout.view(seen, say, dress), self.rounds.seats());
        view.parts.push(Note::phase(half).into());
        view
    }
}
