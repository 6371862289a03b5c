//! # Dozen (`dozen`)
//!
//! 1. Every seat has one turn: throw one die three times and add up the throws.
//! 2. Who is over 12 is out. Who is not may stop, or throw a fourth time and add that; over 12 is out again.
//! 3. The highest sum of those who are not out wins; seats tied for it share the win. If all are out, nobody wins.
//!
//! Options: those of a match ([`WinOptions`]). Notation: `throw 4`, `again`, `stop`.
//! Where sources differ, the rules page `dozen.md` says what we play and why.

use rafle_engine::{
    About, At, Begins, Cell, Chance, Dice, Game, InTheCup, Lies, Line, LineOf, Mark, Message, Move, Next, Note,
    Occasion, PerSeat, Pieces, Refusal, Seat, Seats, Seen, Standings, Thing, Throw, View, ended,
};

use crate::family::again::Again;
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::{MatchOptions, WinOptions};

/// The most that counts.
const DOZEN: i32 = 12;

/// How often everybody throws.
const THROWS: u8 = 3;

/// A game of Dozen at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dozen {
    /// The throws of every seat in this round.
    throws: OneTurnEach<Dice>,
    /// Whether the seat at turn has chosen to throw a fourth time.
    again: bool,
}

const PICTURE: &[Thing] = &[Thing::Die(6, 14, 30, 44, -8), Thing::Die(6, 60, 42, 44, 6), Thing::Text("12", 132, 70)];

impl Game for Dozen {
    const ABOUT: About = About {
        slug: "dozen",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 3,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = WinOptions;
    type Action = Again;
    type Luck = Throw;

    fn new(options: WinOptions, seats: usize) -> Result<Dozen, Refusal> {
        Ok(Dozen { throws: OneTurnEach::new(options.among(seats)), again: false })
    }

    fn next(&self) -> Next {
        if self.asked() { Next::Seat(self.throws.seat()) } else { self.throws.next() }
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

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.throws.make(self.throws.mine() + throw.of(self.in_the_cup())?);
        if ends_turn(self.throws.mine()) {
            self.end_turn();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.throws.standings(round)
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.throws.pass_over(seat, |throws| throws.pass_on(round)) {
            self.again = false;
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // Four throws and a choice. Three of eight rounds of two are ties or end with both out; forty in a row never.
        self.throws.most_steps(5)
    }

    fn at(&self) -> Option<At> {
        self.throws.round_at()
    }

    fn view(seen: &Seen<Dozen>) -> View {
        let thrown = seen.throws.mine();
        let sum = thrown.sum();
        let stop = Move::touch(Message::new("stop-with").with("points", sum), Again::Stop).brings(Message::number(sum));
        let row = seen.throws.cells(|thrown| match thrown.sum() {
            sum if sum > DOZEN => Cell::Said(Message::new("out")),
            sum => Cell::Written(sum),
        });
        let mut view = seen
            .throws
            .view(seen, seen.in_the_cup())
            .part(Pieces::tray(&[(thrown, Lies::Loose)]).of(seen.throws.seat()))
            .part(Note::main(Message::new("turn-so-far").with("points", sum)))
            .part(seen.throws.sheet().row(Message::new("sums"), row))
            .moves(seen, [Move::touch(Message::new("throw-again"), Again::Again), stop]);
        if let Next::Seat(seat) = seen.next() {
            view.say = Message::new("say-again-or-stop").with("seat", seat);
        }
        view
    }

    fn happened(before: &Seen<Dozen>, line: LineOf<Dozen>, after: &Seen<Dozen>) -> Vec<Message> {
        let end = |thrown: Dice| {
            let key = if thrown.sum() > DOZEN { "went-out" } else { "stays-at" };
            (thrown, Message::new(key).with("seat", before.throws.seat()).with("sum", thrown.sum()))
        };
        let thrown = before.throws.mine();
        match line {
            Line::Action(Again::Again) => Vec::new(),
            Line::Action(Again::Stop) => after.throws.told_end(&before.throws, end(thrown), round),
            Line::Luck(throw) => {
                let thrown = thrown + throw.0;
                after.throws.told(&before.throws, throw, ends_turn(thrown).then(|| end(thrown)), round)
            }
        }
    }

    fn moment(before: &Seen<Dozen>, line: LineOf<Dozen>, after: &Seen<Dozen>) -> Option<View> {
        let moment = ended(before, line, after)?;
        let Line::Luck(throw) = line else { return Some(moment) };
        let (seat, thrown) = (before.throws.seat(), before.throws.mine() + throw.0);
        let mut lying = **before;
        lying.throws.make(thrown);
        let moment = moment.lying(Dozen::view(&before.with(&lying)));
        Some(if thrown.sum() > DOZEN {
            moment.marked_faces(Mark::Ends, |face| throw.0.show(face)).at_the_cost_of([seat]).losing(thrown.sum())
        } else {
            moment
        })
    }
}

impl Dozen {
    /// Whether the seat at turn must choose now.
    fn asked(&self) -> bool {
        self.throws.mine().count() == THROWS && !self.again && !self.throws.over()
    }

    /// How many dice are thrown next: one, or none while somebody chooses.
    fn in_the_cup(&self) -> u8 {
        (!self.asked() && !self.throws.over()).into()
    }

    fn end_turn(&mut self) {
        self.again = false;
        self.throws.pass_on(round);
    }
}

/// Rule 3: who is out has nothing, and nobody wins with nothing.
fn round(throws: &OneTurnEach<Dice>) -> Standings<8> {
    let out = |seat| throws.made(seat).sum() > DOZEN;
    let scores = PerSeat::from_fn(|seat| if out(seat) { 0 } else { throws.made(seat).sum() });
    // Who has not thrown yet may still do better than those who are out.
    let standings = Standings::by(throws.playing(), scores, |seat| (!out(seat), scores[seat]));
    let nobody = standings.winners.iter().all(|seat| standings.scores[seat] == 0);
    if nobody { standings.won_by(Seats::NONE) } else { standings }
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
