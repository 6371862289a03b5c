//! # Not Fifty (`not-fifty`)
//!
//! 1. All seats share one total. It begins at 0, and throws are added.
//! 2. A turn is one throw of one die, added to the total or subtracted from it.
//! 3. Who brings the total to exactly 50 is out.
//! 4. While the total is above 50, throws are subtracted; while it is below, they are added; at 50 it goes on as before.
//! 5. The total stays at 50 after a hit; with `after_hit=restart` it begins again at 0, adding.
//! 6. The last seat that is not out has won. The others rank by how long they stayed.
//!
//! Options: `target`, `after_hit`, `rounds`. Notation: `throw 4`.
//! Where sources differ, the rules page `not-fifty.md` says what we play and why.

use std::cmp::Ordering;

use rafle_engine::{
    About, At, Dice, Game, LineOf, Mark, Message, Next, Note, PerSeat, Refusal, Seat, Seats, Seen, Standings, Thing,
    Throw, View, choice, ended, options,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::race::Race;

choice! {
    /// Where the total goes on when somebody has hit the target.
    pub enum AfterHit {
        /// From where it is.
        Continue = "continue",
        /// From 0, adding.
        Restart = "restart",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The total that nobody wants to hit.
        pub target: u16 [7..=200] = 50,
        /// Where the total goes on after a hit.
        pub after_hit: AfterHit = AfterHit::Continue,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Not Fifty at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotFifty {
    options: Options,
    race: Race,
    total: u16,
    /// Whether throws are added or subtracted.
    adding: bool,
    /// Who has not hit the target in this game.
    running: Seats,
    /// How many seats were out before each that is out itself.
    outlasted: PerSeat<u8>,
}

const PICTURE: &[Thing] = &[Thing::Text("50", 62, 68), Thing::Line("M28 76 98 32"), Thing::Die(4, 108, 30, 38, -8)];

impl Game for NotFifty {
    const ABOUT: About = About { slug: "not-fifty", picture: PICTURE, minutes: 5, ..LUCK_ALONE };

    type Options = Options;
    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<NotFifty, Refusal> {
        let race = Race::new(seats, options.rounds);
        Ok(NotFifty { options, race, total: 0, adding: true, running: race.seats(), outlasted: PerSeat::all(0) })
    }

    fn next(&self) -> Next {
        self.race.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        self.total = self.total_with(die);
        match self.total.cmp(&self.options.target) {
            Ordering::Less => self.adding = true,
            Ordering::Equal => self.hit(),
            Ordering::Greater => self.adding = false,
        }
        if self.running.len() > 1 {
            self.race.pass_to(self.running.after(self.race.seat()));
        } else {
            self.end_game();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        let at_turn = seat == self.race.seat();
        self.race.pass_over(seat);
        if self.running.has(seat) {
            self.outlasted[seat] = self.out();
            self.running = self.running.without(seat);
        }
        if self.running.len() < 2 {
            self.end_game();
        } else if at_turn {
            self.race.pass_to(self.running.after(seat));
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // A die brings the total on by 3.5, and near the target one throw in six hits it.
        u32::from(self.options.rounds) * self.race.seats().len() as u32 * (500 + u32::from(self.options.target))
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<NotFifty>) -> View {
        let total = Message::new(if seen.adding { "adding" } else { "subtracting" }).with("total", seen.total);
        seen.race
            .view(seen, seen.say(), 1, &seen.game())
            .out(seen.race.seats().minus(seen.running))
            .part(Note::main(total))
    }

    fn happened(before: &Seen<NotFifty>, line: LineOf<NotFifty>, after: &Seen<NotFifty>) -> Vec<Message> {
        let throw = thrown(line);
        let seat = before.race.seat();
        let total = before.total_with(throw.0);
        let key = if total == before.options.target { "hit" } else { "total-is" };
        let mut told = vec![throw.told(seat), Message::new(key).with("seat", seat).with("total", total)];
        told.extend(after.race.told(&before.race));
        told
    }

    fn moment(before: &Seen<NotFifty>, line: LineOf<NotFifty>, after: &Seen<NotFifty>) -> Option<View> {
        let moment = ended(before, line, after)?;
        let hit = before.total_with(thrown(line).0) == before.options.target;
        let strike = |moment: View| moment.marked_faces(Mark::Ends, |_| true).at_the_cost_of([before.race.seat()]);
        Some(if hit { strike(moment) } else { moment })
    }
}

impl NotFifty {
    fn in_the_cup(&self) -> u8 {
        self.race.dice(1)
    }

    /// The total after this throw. It is subtracted only near the target or above it, so the total never gets below 0.
    fn total_with(&self, die: Dice) -> u16 {
        let die = die.sum() as u16;
        if self.adding { self.total + die } else { self.total - die }
    }

    fn hit(&mut self) {
        let seat = self.race.seat();
        self.outlasted[seat] = self.out();
        self.running = self.running.without(seat);
        if self.options.after_hit == AfterHit::Restart {
            self.begin_at_0();
        }
    }

    /// One is left who runs.
    fn end_game(&mut self) {
        if self.race.pass_on(true) && self.race.finish(self.game()) {
            self.begin_at_0();
            self.running = self.race.playing();
            self.outlasted = PerSeat::all(0);
        }
    }

    fn begin_at_0(&mut self) {
        self.total = 0;
        self.adding = true;
    }

    /// How many seats are out.
    fn out(&self) -> u8 {
        (self.race.seats().len() - self.running.len()) as u8
    }

    fn game(&self) -> Standings<8> {
        let outlasted = |seat| if self.running.has(seat) { self.out() } else { self.outlasted[seat] };
        Standings::most(self.race.seats(), PerSeat::from_fn(|seat| outlasted(seat).into()))
    }

    fn say(&self) -> Message {
        if self.race.over() {
            return self.race.say(1);
        }
        Message::new(if self.adding { "say-adds" } else { "say-subtracts" }).with("seat", self.race.seat())
    }
}
