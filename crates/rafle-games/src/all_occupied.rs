//! # All Occupied (`all-occupied`)
//!
//! 1. Six fields lie on the table, empty. Every seat holds ten sticks.
//! 2. A turn is at least one throw of one die.
//! 3. A 6, or the number of an empty field: lay a stick on that field. Field 6 takes any number of sticks and keeps them.
//! 4. Who has no stick left then has won at once; any other seat chooses: throw again, or stop.
//! 5. The number of an occupied field from 1 to 5: take its stick, and the turn is over.
//!
//! Options: `matches`, `rounds`. Notation: `throw 4`, `again`, `stop`.
//! Where sources differ, the rules page `all-occupied.md` says what we play and why.

use rafle_engine::{
    About, At, Begins, Chance, Dice, FACES, Game, InTheCup, Lies, Line, LineOf, Mark, Message, Move, Next, Occasion,
    Paper, PaperSheet, PerSeat, Pieces, Refusal, Seat, Seen, Source, Standings, Sticks, Thing, Throw, View, ended,
    options,
};

use crate::family::again::Again;
use crate::family::race::Race;

/// The field that keeps its sticks.
const SIX: u8 = 6;

/// What each field is called, from 1 to 6.
const FIELDS: [&str; 6] = ["field-1", "field-2", "field-3", "field-4", "field-5", "field-6"];

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The sticks each seat begins with.
        pub matches: u8 [1..=30] = 10,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of All Occupied at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AllOccupied {
    options: Options,
    race: Race,
    /// The sticks each seat holds. All that are neither here nor on fields 1 to 5 lie on field 6.
    sticks: PerSeat<u8>,
    /// The fields from 1 to 5 with a stick on them, a bit for each.
    occupied: u8,
    /// The die on the table while the seat chooses; none while it is in the cup.
    die: Dice,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Line("M14 22h30v30H14ZM52 22h30v30H52ZM90 22h30v30H90ZM14 60h30v30H14ZM52 60h30v30H52ZM90 60h30v30H90Z"), Thing::Sticks(24, 16, 1), Thing::Sticks(100, 16, 1), Thing::Sticks(62, 54, 1), Thing::Die(3, 124, 62, 28, -9)];

impl Game for AllOccupied {
    const ABOUT: About = About {
        slug: "all-occupied",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 10,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Again;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<AllOccupied, Refusal> {
        let race = Race::new(seats, options.rounds);
        Ok(AllOccupied { options, race, sticks: PerSeat::all(options.matches), occupied: 0, die: Dice::NONE })
    }

    fn next(&self) -> Next {
        if self.die.is_empty() { self.race.next() } else { Next::Seat(self.race.seat()) }
    }

    fn actions(&self) -> impl Iterator<Item = Again> + Clone + '_ {
        Again::open(!self.die.is_empty())
    }

    fn act(&mut self, action: Again) -> Result<(), Refusal> {
        if self.die.is_empty() {
            return Err(Refusal::new("throw-first"));
        }
        self.die = Dice::NONE;
        if action == Again::Stop {
            self.race.pass_on(false);
        }
        Ok(())
    }

    fn any_action<S: Source + ?Sized>(&self, source: &mut S) -> Again {
        Again::any(source)
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    #[inline]
    fn draw<S: Source + ?Sized>(&self, source: &mut S) -> Throw {
        // Where luck is next there is one die: to ask how many would make games slower.
        InTheCup(1).draw(source)
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        let field = die.sum() as u8;
        let seat = self.race.seat();
        if self.is_occupied(field) {
            self.occupied &= !(1 << field);
            self.sticks[seat] += 1;
            self.race.pass_on(false);
            return Ok(());
        }
        if field != SIX {
            self.occupied |= 1 << field;
        }
        self.sticks[seat] -= 1;
        if self.sticks[seat] > 0 {
            self.die = die;
        } else if self.race.pass_on(true) && self.race.finish(self.game()) {
            self.sticks = PerSeat::all(self.options.matches);
            self.occupied = 0;
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if seat == self.race.seat() {
            self.die = Dice::NONE;
        }
        // What the seat holds stays with it: sticks come back to the table by throws alone.
        self.race.pass_over(seat);
        true
    }

    fn most_steps(&self) -> u32 {
        // Field 6 takes a stick for good in one throw of six, until one seat has none.
        let sticks = u32::from(self.options.matches) * self.race.seats().len() as u32;
        u32::from(self.options.rounds) * (500 + sticks * 60)
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<AllOccupied>) -> View {
        let heap = |field: u8| Sticks {
            title: Message::new(FIELDS[usize::from(field) - 1]),
            owner: None,
            count: seen.sticks_on(field),
        };
        let mut view = seen.race.view(seen, seen.say(), 1, &seen.game()).holds("sticks", |seat| seen.sticks[seat]);
        for field in FACES {
            view = view.part(heap(field));
        }
        view.part(Pieces::tray(&[(seen.die, Lies::Loose)]).of(seen.race.seat())).moves(
            seen,
            [Move::touch(Message::new("throw-again"), Again::Again), Move::touch(Message::new("stop"), Again::Stop)],
        )
    }

    fn paper(&self) -> Option<Paper> {
        let fields = FIELDS.map(Message::new).into();
        Some(Paper { note: Message::new("paper-note"), sheet: PaperSheet::Fields(fields) })
    }

    fn happened(before: &Seen<AllOccupied>, line: LineOf<AllOccupied>, after: &Seen<AllOccupied>) -> Vec<Message> {
        let seat = before.race.seat();
        let throw = match line {
            Line::Luck(throw) => throw,
            Line::Action(Again::Again) => return Vec::new(),
            Line::Action(Again::Stop) => return vec![Message::new("stopped").with("seat", seat)],
        };
        let field = throw.0.sum() as u8;
        let key = if before.is_occupied(field) { "took" } else { "laid" };
        let mut told = vec![throw.told(seat), Message::new(key).with("seat", seat).with("field", field)];
        told.extend(after.race.told(&before.race));
        told
    }

    fn moment(before: &Seen<AllOccupied>, line: LineOf<AllOccupied>, after: &Seen<AllOccupied>) -> Option<View> {
        let moment = ended(before, line, after)?;
        Some(match line {
            Line::Luck(throw) if before.is_occupied(throw.0.sum() as u8) => {
                moment.marked_faces(Mark::Ends, |_| true).at_the_cost_of([before.race.seat()])
            }
            _ => moment,
        })
    }
}

impl AllOccupied {
    /// How many dice are thrown next: one, or none while it lies on the table.
    fn in_the_cup(&self) -> u8 {
        self.race.dice(self.die.is_empty().into())
    }

    /// Whether the stick on this field has to be taken; never on field 6.
    fn is_occupied(&self, field: u8) -> bool {
        self.occupied & (1 << field) != 0
    }

    fn sticks_on(&self, field: u8) -> u32 {
        if field != SIX {
            return self.is_occupied(field).into();
        }
        let all = u32::from(self.options.matches) * self.race.seats().len() as u32;
        let held: u32 = self.race.seats().iter().map(|seat| u32::from(self.sticks[seat])).sum();
        all - held - self.occupied.count_ones()
    }

    fn game(&self) -> Standings<8> {
        Standings::fewest(self.race.seats(), PerSeat::from_fn(|seat| self.sticks[seat].into()))
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Seat(seat) => Message::new("say-again-or-stop").with("seat", seat),
            _ => self.race.say(1),
        }
    }
}
