//! # The Seven (`the-seven`)
//!
//! 1. Every seat has a list of the numbers from 2 to 12 without 7.
//! 2. The seat whose turn it is throws two dice and crosses the sum out on its list; for a 7 the highest number that is
//!    still open. Then it throws again.
//! 3. If the sum is crossed out already, the first of the others to the left who has it open crosses it out and has the turn.
//!    If nobody has, the turn goes to the left neighbour.
//! 4. Who has crossed out all ten numbers wins at once, on whoever's throw.
//! 5. With `pass` set to `number-only` the number is handed on so, but the turn goes to the left neighbour. With `may_stop`
//!    a seat that has crossed out a number and has the turn may end it; then the left neighbour throws.
//!
//! Options: `pass`, `may_stop`, `rounds`. Notation: `throw 2 6`, and with `may_stop` also `again`, `stop`.
//! Where sources differ, the rules page `the-seven.md` says what we play and why.

use std::hash::Hash;

use rafle_engine::{
    About, At, Begins, Chance, Dice, Face, Game, InTheCup, Lies, Line, LineOf, MOST_SEATS, Message, Move, Next,
    Occasion, Paper, PaperSheet, PerSeat, Piece, Pieces, Place, Refusal, Seat, Seen, Standings, Thing, Throw, View,
    choice, options,
};

use crate::family::again::Again;
use crate::family::race::Race;

/// Rule 1: what stands on a list.
const NUMBERS: [u8; 10] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/// The sum that crosses out the highest number.
const SEVEN: u8 = 7;

/// Dice in a throw.
const DICE: u8 = 2;

choice! {
    /// What a number that the thrower cannot use hands on.
    pub enum Pass {
        /// The turn goes to who crosses it out.
        Turn = "turn",
        /// The turn goes to the left neighbour.
        NumberOnly = "number-only",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// What a number that the thrower cannot use hands on.
        pub pass: Pass = Pass::Turn,
        /// Whether a turn may be ended after crossing out.
        pub may_stop: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of The Seven at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TheSeven {
    options: Options,
    race: Race<MOST_SEATS>,
    /// The last throw of this game.
    thrown: Dice,
    /// Whether the seat at turn must say if it throws again.
    asked: bool,
    lists: PerSeat<List, MOST_SEATS>,
}

/// The numbers that are open on a list, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct List(u16);

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Small("2 3 4", 46, 24), Thing::Small("5 6 7", 46, 46), Thing::Small("8 9 10", 46, 68), Thing::Line("M18 20h22M52 42h20"), Thing::Die(3, 92, 18, 36, -8), Thing::Die(4, 102, 58, 36, 7)];

impl Game for TheSeven {
    const ABOUT: About = About {
        slug: "the-seven",
        picture: PICTURE,
        least_seats: 2,
        most_seats: MOST_SEATS,
        usual_seats: 4,
        minutes: 10,
        skill: 0,
        decisions: false,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Luck],
        begins: Begins::FirstSeat,
    };
    const DECIDES: bool = true;

    type Options = Options;
    type Action = Again;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<TheSeven, Refusal> {
        let race = Race::new(seats, options.rounds);
        Ok(TheSeven { options, race, thrown: Dice::NONE, asked: false, lists: PerSeat::all(List::WHOLE) })
    }

    fn next(&self) -> Next {
        if self.asked { Next::Seat(self.race.seat()) } else { self.race.next() }
    }

    fn actions(&self) -> impl Iterator<Item = Again> + Clone + '_ {
        Again::open(self.asked)
    }

    fn act(&mut self, action: Again) -> Result<(), Refusal> {
        if !self.asked {
            return Err(Refusal::new("throw-first"));
        }
        self.asked = false;
        if action == Again::Stop {
            self.race.pass_on(false);
        }
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        self.thrown = dice;
        let Some((crosser, number)) = self.crossed_out(dice) else {
            self.race.pass_on(false);
            return Ok(());
        };
        self.lists[crosser].cross_out(number);
        if self.lists[crosser].complete() {
            self.end_game();
        } else if crosser == self.race.seat() || self.options.pass == Pass::Turn {
            self.race.pass_to(crosser);
            self.asked = self.options.may_stop;
        } else {
            self.race.pass_on(false);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        self.asked &= seat != self.race.seat();
        self.race.pass_over(seat);
        true
    }

    fn decides(&self) -> bool {
        self.options.may_stop
    }

    fn most_steps(&self) -> u32 {
        // Ten numbers for each of sixteen, of which every sixth throw crosses one out at the very least.
        u32::from(self.options.rounds) * 160 * 6 * 8
    }

    fn gist(&self) -> impl Hash + Eq + use<> {
        (self.options, self.race, self.asked, self.lists)
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<TheSeven>) -> View {
        let number = |seat: Seat, number: u8| {
            let lies = if seen.lists[seat].open(number) { Lies::Loose } else { Lies::Spent };
            Piece::new(format!("number-{seat}-{number}"), Face::Number(number.into()), lies)
        };
        let list = |seat| Pieces::at(Place::Row, NUMBERS.map(|it| number(seat, it))).of(seat);
        let again = Move::touch(Message::new("throw-again"), Again::Again);
        let stop = Move::touch(Message::new("end-turn"), Again::Stop);
        let view = seen
            .race
            .view(seen, seen.say(), DICE, &seen.game())
            .part(Pieces::tray(&[(seen.thrown, Lies::Loose)]))
            .moves(seen, [again, stop]);
        seen.race.seats().iter().map(list).fold(view, View::part)
    }

    fn paper(&self) -> Option<Paper> {
        Some(Paper { note: Message::new("paper-note"), sheet: PaperSheet::List(NUMBERS.into()) })
    }

    fn happened(before: &Seen<TheSeven>, line: LineOf<TheSeven>, _: &Seen<TheSeven>) -> Vec<Message> {
        let seat = before.race.seat();
        let throw = match line {
            Line::Action(Again::Again) => return Vec::new(),
            Line::Action(Again::Stop) => return vec![Message::new("ended-turn").with("seat", seat)],
            Line::Luck(throw) => throw,
        };
        let Some((crosser, number)) = before.crossed_out(throw.0) else {
            return vec![throw.told(seat), Message::new("lapsed").with("sum", throw.0.sum())];
        };
        let crossed = if crosser == seat {
            Message::new("crossed-out").with("seat", seat).with("number", number)
        } else {
            Message::new("handed-on").with("seat", seat).with("other", crosser).with("number", number)
        };
        let mut list = before.lists[crosser];
        list.cross_out(number);
        let won = list.complete().then(|| Message::new("list-complete").with("seat", crosser));
        [Some(throw.told(seat)), Some(crossed), won].into_iter().flatten().collect()
    }
}

impl TheSeven {
    /// How many dice are thrown next; none while somebody chooses.
    fn in_the_cup(&self) -> u8 {
        if self.asked { 0 } else { self.race.dice(DICE) }
    }

    /// Rules 2 and 3: who crosses out what for this throw of the seat at turn; nothing if nobody has it open.
    fn crossed_out(&self, dice: Dice) -> Option<(Seat, u8)> {
        let (seat, sum) = (self.race.seat(), dice.sum() as u8);
        if sum == SEVEN {
            return Some((seat, self.lists[seat].highest()));
        }
        self.race.playing().from(seat).find(|&seat| self.lists[seat].open(sum)).map(|seat| (seat, sum))
    }

    fn end_game(&mut self) {
        if self.race.pass_on(true) && self.race.finish(self.game()) {
            self.thrown = Dice::NONE;
            self.lists = PerSeat::all(List::WHOLE);
        }
    }

    /// How many numbers everybody has crossed out.
    fn game(&self) -> Standings {
        Standings::most(self.race.seats(), PerSeat::from_fn(|seat| self.lists[seat].crossed_out()))
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Seat(seat) => Message::new("say-again-or-stop").with("seat", seat),
            _ => self.race.say(DICE),
        }
    }
}

impl List {
    /// A list of which nothing is crossed out.
    const WHOLE: List = {
        let (mut bits, mut i) = (0, 0);
        while i < NUMBERS.len() {
            bits |= 1 << NUMBERS[i];
            i += 1;
        }
        List(bits)
    };

    fn open(self, number: u8) -> bool {
        self.0 & 1 << number != 0
    }

    fn cross_out(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    fn complete(self) -> bool {
        self.0 == 0
    }

    fn crossed_out(self) -> i32 {
        (NUMBERS.len() as u32 - self.0.count_ones()) as i32
    }

    /// The highest number that is open; while a game goes on every list has one.
    fn highest(self) -> u8 {
        self.0.checked_ilog2().expect("who has no open number has won") as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_1_a_list_is_crossed_out_from_the_top_by_sevens() {
        let mut list = List::WHOLE;
        for (crossed, number) in NUMBERS.into_iter().rev().enumerate() {
            assert_eq!((list.crossed_out(), list.highest(), list.open(number)), (crossed as i32, number, true));
            list.cross_out(number);
            assert!(!list.open(number));
        }
        assert!(list.complete() && !List::WHOLE.open(SEVEN));
    }
}
