//! # Tree Felling (`tree-felling`)
//!
//! 1. Every seat lays out a forest of 21 sticks in six rows: one stick in the first row, two in the second, up to six.
//! 2. A turn is one throw of one die.
//! 3. If the row of that number still stands, all of it is felled. Otherwise nothing happens.
//! 4. Who has felled every row has won at once.
//! 5. With `equal_turns` the round in which somebody does is finished, and all who have no row left share the win.
//!
//! Options: `equal_turns`, `rounds`. Notation: `throw 4`.
//! Where sources differ, the rules page `tree-felling.md` says what we play and why.

use rafle_engine::{
    About, At, Cell, FACES, Game, LineOf, Message, Next, PerSeat, Refusal, Seat, Seen, Sheet, Standings, Thing, Throw,
    View, options,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::race::Race;

/// Every row, from 1 to 6, as bits.
const FOREST: u8 = 0b0111_1110;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Whether the last round is finished.
        pub equal_turns: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Tree Felling at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TreeFelling {
    options: Options,
    race: Race,
    /// The rows that still stand, a bit for each.
    standing: PerSeat<u8>,
}

const PICTURE: &[Thing] = &[Thing::Line("M58 90V70M58 8 34 40h12L28 70h60L70 40h12Z"), Thing::Die(6, 100, 50, 40, -8)];

impl Game for TreeFelling {
    const ABOUT: About = About { slug: "tree-felling", picture: PICTURE, minutes: 5, ..LUCK_ALONE };

    type Options = Options;
    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<TreeFelling, Refusal> {
        let race = Race::new(seats, options.rounds).with_equal_turns(options.equal_turns);
        Ok(TreeFelling { options, race, standing: PerSeat::all(FOREST) })
    }

    fn next(&self) -> Next {
        self.race.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let row = throw.of(self.in_the_cup())?.sum();
        let standing = &mut self.standing[self.race.seat()];
        *standing &= !(1 << row);
        let felled = *standing == 0;
        if self.race.pass_on(felled) {
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
        // A forest takes 15 throws on average.
        u32::from(self.options.rounds) * self.race.seats().len() as u32 * 500
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<TreeFelling>) -> View {
        let rows = FACES.into_iter().fold(Sheet::of(seen.race.seats()), |sheet, row| {
            let sticks = |seat| seen.stands(seat, row).then_some(row);
            sheet.row(Message::new("row").with("number", row), |seat| Cell::written(sticks(seat)))
        });
        seen.race
            .view(seen, seen.race.say(1), 1, &seen.game())
            .holds("sticks", |seat| seen.sticks(seat))
            .part(Sheet { title: Some(Message::new("forest")), ..rows })
    }

    fn happened(before: &Seen<TreeFelling>, line: LineOf<TreeFelling>, after: &Seen<TreeFelling>) -> Vec<Message> {
        let throw = thrown(line);
        let (seat, row) = (before.race.seat(), throw.0.sum() as u8);
        let key = if before.stands(seat, row) { "felled" } else { "gone-already" };
        let mut told = vec![throw.told(seat), Message::new(key).with("seat", seat).with("number", row)];
        told.extend(after.race.told(&before.race));
        told
    }
}

impl TreeFelling {
    fn in_the_cup(&self) -> u8 {
        self.race.dice(1)
    }

    fn stands(&self, seat: Seat, row: u8) -> bool {
        self.standing[seat] & (1 << row) != 0
    }

    /// Row 1 has one stick, row 6 has six.
    fn sticks(&self, seat: Seat) -> i32 {
        FACES.into_iter().filter(|&row| self.stands(seat, row)).map(i32::from).sum()
    }

    fn end_game(&mut self) {
        if self.race.finish(self.game()) {
            self.standing = PerSeat::all(FOREST);
        }
    }

    fn game(&self) -> Standings<8> {
        Standings::fewest(self.race.seats(), PerSeat::from_fn(|seat| self.sticks(seat)))
    }
}
