//! # The Flag Game (`flag`)
//!
//! 1. Before the first throw every seat picks a number from 1 to 6; several may pick the same.
//! 2. A turn is one throw of one die.
//! 3. Who throws the number picked draws one stroke of a flag. The numbers of others do not matter.
//! 4. With `throw_again` a stroke is followed by another throw.
//! 5. Who has drawn all strokes has won at once.
//! 6. With `equal_turns` the round in which somebody does is finished, and all whose flag is finished share the win.
//!
//! Options: `strokes`, `equal_turns`, `throw_again`, `rounds`. Notation: `pick 4`, `throw 4`.
//! Where sources differ, the rules page `flag.md` says what we play and why.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, At, Chance, Dice, FACES, Figure, Game, InTheCup, Line, LineOf, Message, Move, Next, PerSeat, Refusal, Seat,
    Seen, Source, Standings, Thing, Throw, Track, Unreadable, View, after_verb, options,
};

use crate::family::luck::LUCK_ALONE;
use crate::family::race::Race;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The strokes of a flag.
        pub strokes: u8 [1..=24] = 12,
        /// Whether the last round is finished.
        pub equal_turns: bool = false,
        /// Whether a stroke is followed by another throw.
        pub throw_again: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of The Flag Game at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flag {
    options: Options,
    race: Race,
    /// The number each seat has picked; 0 before that.
    number: PerSeat<u8>,
    strokes: PerSeat<u8>,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `pick 4`: hope for this face until the flag is finished.
    Pick(u8),
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Line("M36 92V14"), Thing::Red("M38 16h64v44H38Z"), Thing::White("M38 34h64v8H38ZM56 16h8v44h-8Z"), Thing::Die(2, 108, 56, 36, 8)];

impl Game for Flag {
    const ABOUT: About = About { slug: "flag", picture: PICTURE, minutes: 20, ..LUCK_ALONE };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Flag, Refusal> {
        let race = Race::new(seats, options.rounds).with_equal_turns(options.equal_turns);
        Ok(Flag { options, race, number: PerSeat::all(0), strokes: PerSeat::all(0) })
    }

    fn next(&self) -> Next {
        if self.picking() { Next::Seat(self.race.seat()) } else { self.race.next() }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        let open: &[u8] = if self.picking() { &FACES } else { &[] };
        open.iter().copied().map(Action::Pick)
    }

    fn act(&mut self, Action::Pick(number): Action) -> Result<(), Refusal> {
        if !self.picking() {
            return Err(Refusal::new("picked-already"));
        }
        if !FACES.contains(&number) {
            return Err(Refusal::new("no-such-number").with("number", number));
        }
        self.number[self.race.seat()] = number;
        self.race.pass_on(false);
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    #[inline]
    fn draw<S: Source + ?Sized>(&self, source: &mut S) -> Throw {
        // Where luck is next there is one die: to ask how many would make games slower by a twelfth.
        InTheCup(1).draw(source)
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        let seat = self.race.seat();
        let hit = self.hits(die);
        self.strokes[seat] += u8::from(hit);
        let finished = self.strokes[seat] >= self.options.strokes;
        let again = hit && self.options.throw_again && !finished;
        if !again && self.race.pass_on(finished) {
            self.end_game();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.race.pass_over(seat) {
            self.end_game();
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // One throw in six draws a stroke.
        u32::from(self.options.rounds) * self.race.seats().len() as u32 * (300 + 50 * u32::from(self.options.strokes))
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<Flag>) -> View {
        let pick =
            |action @ Action::Pick(number)| Move::touch(Message::new("pick-number").with("number", number), action);
        let mut view = seen.race.view(seen, seen.say(), 1, &seen.game());
        for row in &mut view.seats {
            row.holds.push(Message::new("lucky-number").with("number", seen.number[row.seat]));
        }
        view.part(Track {
            fields: (1..=seen.options.strokes).map(Message::number).collect(),
            pawns: seen.race.seats().iter().map(|seat| (seat, seen.strokes[seat].into())).collect(),
            figure: Some(Figure::FlagWithCross),
        })
        .moves(seen, seen.actions().map(pick))
    }

    fn happened(before: &Seen<Flag>, line: LineOf<Flag>, after: &Seen<Flag>) -> Vec<Message> {
        let seat = before.race.seat();
        let mut told = match line {
            Line::Action(Action::Pick(number)) => {
                vec![Message::new("picked").with("seat", seat).with("number", number)]
            }
            Line::Luck(throw) if before.hits(throw.0) => {
                let stroke = Message::new("stroke").with("seat", seat).with("count", before.strokes[seat] + 1);
                vec![throw.told(seat), stroke.with("strokes", before.options.strokes)]
            }
            Line::Luck(throw) => vec![throw.told(seat)],
        };
        told.extend(after.race.told(&before.race));
        told
    }
}

impl Flag {
    /// Whether the seat whose turn it is has yet to pick its number.
    fn picking(&self) -> bool {
        self.number[self.race.seat()] == 0
    }

    /// How many dice are thrown next: one, or none until everybody has a number.
    fn in_the_cup(&self) -> u8 {
        self.race.dice((!self.picking()).into())
    }

    /// Whether the die shows the number of the seat whose turn it is.
    fn hits(&self, die: Dice) -> bool {
        die.show(self.number[self.race.seat()])
    }

    fn end_game(&mut self) {
        if self.race.finish(self.game()) {
            self.number = PerSeat::all(0);
            self.strokes = PerSeat::all(0);
        }
    }

    fn game(&self) -> Standings<8> {
        Standings::most(self.race.seats(), PerSeat::from_fn(|seat| self.strokes[seat].into()))
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Seat(seat) => Message::new("say-pick").with("seat", seat),
            Next::Chance { .. } => {
                let seat = self.race.seat();
                Message::new("say-hopes-for").with("seat", seat).with("number", self.number[seat])
            }
            Next::Nobody => self.race.say(1),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Pick(number) = self;
        write!(f, "pick {number}")
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        after_verb(text, "pick")?.parse().map(Action::Pick).map_err(|_| Unreadable)
    }
}
