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

use rafle_engine::{
    About, At, Begins, Chance, Dice, Game, InTheCup, Lies, Line, LineOf, Mark, Message, Move, Next, Note, Occasion,
    PerSeat, Pieces, Refusal, Seat, Seen, Source, Standings, Thing, Throw, View, ended, options,
};

use crate::family::again::Again;
use crate::family::race::Race;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Greedy {
    options: Options,
    race: Race,
    banked: PerSeat<u16>,
    /// What this turn has brought so far.
    turn: u16,
    /// The die on the table; none while it is in the cup.
    die: Dice,
}

const PICTURE: &[Thing] = &[Thing::Die(5, 18, 34, 50, -7), Thing::Text("100", 112, 68)];

impl Game for Greedy {
    const ABOUT: About = About {
        slug: "greedy",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 3,
        minutes: 15,
        skill: 2,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Longer],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Again;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Greedy, Refusal> {
        let race = Race::new(seats, options.rounds).with_equal_turns(options.equal_turns);
        Ok(Greedy { options, race, banked: PerSeat::all(0), turn: 0, die: Dice::NONE })
    }

    fn next(&self) -> Next {
        if self.die.is_empty() { self.race.next() } else { Next::Seat(self.race.seat()) }
    }

    fn actions(&self) -> impl Iterator<Item = Again> + Clone + '_ {
        Again::open(!self.die.is_empty())
    }

    #[inline]
    fn act(&mut self, action: Again) -> Result<(), Refusal> {
        if self.die.is_empty() {
            return Err(Refusal::new("throw-first"));
        }
        self.die = Dice::NONE;
        if action == Again::Stop {
            self.bank();
        }
        Ok(())
    }

    fn any_action<S: Source + ?Sized>(&self, source: &mut S) -> Again {
        Again::any(source)
    }

    #[inline]
    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    #[inline]
    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        if die.show(1) {
            self.pass_on(false);
            return Ok(());
        }
        self.turn = self.turn.saturating_add(die.sum() as u16);
        if self.would_have() >= self.options.target && !self.options.equal_turns {
            // Rule 4: nobody would throw on.
            self.bank();
        } else {
            self.die = die;
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if seat == self.race.seat() {
            self.die = Dice::NONE;
            self.turn = 0;
        }
        if self.race.pass_over(seat) {
            self.end_game();
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // Half of all random turns bank nothing, and the others two points or more.
        1000 + u32::from(self.options.rounds) * u32::from(self.options.target) * 8 * 20
    }

    fn at(&self) -> Option<At> {
        self.race.game_at().or(Some(At::Goal(self.options.target)))
    }

    fn view(seen: &Seen<Greedy>) -> View {
        let seat = seen.race.seat();
        let stop = Message::new("stop-and-bank").with("points", seen.turn);
        let banked = Message::number(seen.would_have());
        seen.race
            .view(seen, seen.say(), 1, &seen.game())
            .part(Pieces::tray(&[(seen.die, Lies::Loose)]).of(seat))
            .part(Note::main(Message::new("turn-so-far").with("points", seen.turn)))
            .moves(
                seen,
                [Move::touch(Message::new("throw-again"), Again::Again), Move::touch(stop, Again::Stop).brings(banked)],
            )
    }

    fn happened(before: &Seen<Greedy>, line: LineOf<Greedy>, after: &Seen<Greedy>) -> Vec<Message> {
        let seat = before.race.seat();
        let banked = |points| Message::new("banked").with("seat", seat).with("points", points);
        let mut told = match line {
            Line::Action(Again::Again) => Vec::new(),
            Line::Action(Again::Stop) => vec![banked(before.would_have())],
            Line::Luck(throw) if throw.0.show(1) => {
                vec![throw.told(seat), Message::new("turn-lost").with("seat", seat).with("points", before.turn)]
            }
            Line::Luck(throw) if after.die.is_empty() => {
                vec![throw.told(seat), banked(before.would_have().saturating_add(throw.0.sum() as u16))]
            }
            Line::Luck(throw) => vec![throw.told(seat)],
        };
        told.extend(after.race.told(&before.race));
        told
    }

    fn moment(before: &Seen<Greedy>, line: LineOf<Greedy>, after: &Seen<Greedy>) -> Option<View> {
        let moment = ended(before, line, after)?;
        let seat = before.race.seat();
        Some(match line {
            Line::Luck(throw) if throw.0.show(1) => moment
                .marked_faces(Mark::Ends, |_| true)
                .at_the_cost_of([seat])
                .losing(before.turn.into())
                .saying(Message::new("turn-lost").with("seat", seat).with("points", before.turn))
                .costing(Message::new("stays-with").with("seat", seat).with("points", before.banked[seat])),
            _ => moment,
        })
    }
}

impl Greedy {
    /// What the seats agreed on.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many dice are thrown next: one, or none while it lies on the table.
    fn in_the_cup(&self) -> u8 {
        self.race.dice(self.die.is_empty().into())
    }

    /// What the seat whose turn it is would have if it banked now. Nothing but stubbornness gets near the end of numbers.
    fn would_have(&self) -> u16 {
        self.banked[self.race.seat()].saturating_add(self.turn)
    }

    #[inline]
    fn bank(&mut self) {
        let banked = self.would_have();
        self.banked[self.race.seat()] = banked;
        self.pass_on(banked >= self.options.target);
    }

    #[inline]
    fn pass_on(&mut self, there: bool) {
        self.turn = 0;
        if self.race.pass_on(there) {
            self.end_game();
        }
    }

    /// Rare, and kept out of the way of every other turn.
    #[cold]
    fn end_game(&mut self) {
        if self.race.finish(self.game()) {
            self.banked = PerSeat::all(0);
        }
    }

    fn game(&self) -> Standings<8> {
        Standings::most(self.race.seats(), PerSeat::from_fn(|seat| self.banked[seat].into()))
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Seat(seat) => Message::new("say-again-or-stop").with("seat", seat),
            _ => self.race.say(1),
        }
    }
}
