//! # Dozen (`dozen`)
//!
//! 1. Every seat has one turn: throw one die three times and add up the throws.
//! 2. Who is over 12 is out. Who is not may stop, or throw a fourth time and add that; over 12 is out again.
//! 3. The highest sum of those who are not out wins; seats tied for it share the win. If all are out, nobody wins.
//!
//! Options: those of a match ([`WinOptions`]). Notation: `throw 4`, `again`, `stop`.
//! Where sources differ, the rules page `dozen.md` says what we play and why.

use rafle_engine::{
    About, Cell, Dice, Game, Lies, Line, LineOf, Message, Move, Next, Note, PerSeat, Pieces, Refusal, Seat, Seats,
    Seen, Sheet, Source, Standings, Throw, View,
};

use crate::family::again::Again;
use crate::family::rounds::{Rounds, WinOptions};

/// The most that counts.
const DOZEN: i32 = 12;

/// How often everybody throws.
const THROWS: u8 = 3;

/// A game of Dozen at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Dozen {
    options: WinOptions,
    rounds: Rounds,
    seat: Seat,
    /// All throws of this turn.
    thrown: Dice,
    /// Whether the seat at turn has chosen to throw a fourth time.
    again: bool,
    /// What each seat has thrown in this round, over 12 or not; none before its turn is over.
    sums: PerSeat<Option<u8>>,
}

impl Game for Dozen {
    const ABOUT: About = About {
        slug: "dozen",
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 3,
        skill: 1,
        decisions: true,
        hidden: false,
    };

    type Options = WinOptions;
    type Action = Again;
    type Luck = Throw;

    fn new(options: WinOptions, seats: usize) -> Result<Dozen, Refusal> {
        let rounds = options.among(seats);
        let sums = PerSeat::all(None);
        Ok(Dozen { options, rounds, seat: rounds.first(), thrown: Dice::NONE, again: false, sums })
    }

    fn next(&self) -> Next {
        if self.rounds.over() {
            Next::Nobody
        } else if self.asked() {
            Next::Seat(self.seat)
        } else {
            Next::throw_by(self.seat)
        }
    }

    fn actions(&self) -> impl Iterator<Item = Again> + Clone + '_ {
        Again::open(self.asked())
    }

    fn act(&mut self, action: Again) -> Result<(), Refusal> {
        if !self.asked() {
            return Err(Refusal::new("throw-first"));
        }
        match action {
            Again::Again => self.again = true,
            Again::Stop => self.end_turn(),
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
        self.thrown += throw.of(self.in_the_cup())?;
        if ends_turn(self.thrown) {
            self.end_turn();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.rounds.standings(|| self.round())
    }

    fn most_steps(&self) -> u32 {
        // Three of eight rounds of two at random are ties or end with both out.
        (u32::from(self.options.rounds) + 60) * 8 * 5
    }

    fn view(seen: &Seen<Dozen>) -> View {
        let sum = seen.thrown.sum();
        let stop = Move::touch(Message::new("stop-with").with("points", sum), Again::Stop).brings(Message::number(sum));
        let cell = |seat| match seen.sums[seat] {
            Some(sum) if i32::from(sum) > DOZEN => Cell::Said(Message::new("out")),
            sum => Cell::written(sum),
        };
        View::new(seen, seen.say())
            .part(Pieces::tray(&[(seen.thrown, Lies::Loose)]).of(seen.seat))
            .part(Note { text: Message::new("turn-so-far").with("points", sum), large: true })
            .part(Sheet::of(seen.rounds.seats()).row(Message::new("sums"), cell))
            .moves(seen, [Move::touch(Message::new("throw-again"), Again::Again), stop])
            .tap(seen, Message::new("throw-dice").with("count", 1))
    }

    fn happened(before: &Seen<Dozen>, line: LineOf<Dozen>, _: &Seen<Dozen>) -> Vec<Message> {
        let seat = before.seat;
        let ended = |thrown: Dice| match thrown.sum() {
            sum if sum > DOZEN => Message::new("went-out").with("seat", seat).with("sum", sum),
            sum => Message::new("stays-at").with("seat", seat).with("sum", sum),
        };
        match line {
            Line::Action(Again::Again) => Vec::new(),
            Line::Action(Again::Stop) => vec![ended(before.thrown)],
            Line::Luck(throw) => {
                let thrown = before.thrown + throw.0;
                let end = ends_turn(thrown).then(|| ended(thrown));
                std::iter::once(throw.told(seat)).chain(end).collect()
            }
        }
    }
}

impl Dozen {
    /// Whether the seat at turn must choose now.
    fn asked(&self) -> bool {
        self.thrown.count() == THROWS && !self.again
    }

    /// How many dice are thrown next: one, or none while somebody chooses.
    fn in_the_cup(&self) -> u8 {
        (!self.asked() && !self.rounds.over()).into()
    }

    fn end_turn(&mut self) {
        self.sums[self.seat] = Some(self.thrown.sum() as u8);
        self.thrown = Dice::NONE;
        self.again = false;
        if let Some(next) = self.rounds.after(self.seat) {
            self.seat = next;
        } else if self.rounds.finish(self.round()) {
            self.seat = self.rounds.first();
            self.sums = PerSeat::all(None);
        }
    }

    fn round(&self) -> Standings {
        let scores = PerSeat::from_fn(|seat| match self.sums[seat].map_or(0, i32::from) {
            sum if sum > DOZEN => 0,
            sum => sum,
        });
        let standings = Standings::most(self.rounds.playing(), scores);
        let nobody = standings.winners.iter().all(|seat| scores[seat] == 0);
        if nobody { standings.won_by(Seats::NONE) } else { standings }
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) => Message::new("say-again-or-stop").with("seat", seat),
            Next::Chance { .. } => Message::new("say-throws").with("seat", self.seat).with("count", 1),
        }
    }
}

/// Rule 2: whether a turn is over with these throws and nothing left to choose.
fn ends_turn(thrown: Dice) -> bool {
    thrown.count() > THROWS || thrown.count() == THROWS && thrown.sum() > DOZEN
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    #[test]
    fn rule_2_how_often_three_throws_are_too_much() {
        let ways: u64 = throws(THROWS).filter(|&(thrown, _)| ends_turn(thrown)).map(|(_, ways)| ways).sum();
        assert_eq!(ways, 56);
    }
}
