//! # Division (`division`)
//!
//! 1. A turn is two throws: first two dice, whose sum is to be divided, then one die to divide it by.
//! 2. If nothing is left over, the seat scores one point.
//! 3. Who has reached the target has won at once.
//! 4. With `equal_turns` the round in which somebody reaches the target is finished, and all who reach it share the win.
//!
//! Options: `target`, `equal_turns`, `rounds`. Notation: `throw 6 3`, then `throw 3`.
//! Where sources differ, the rules page `division.md` says what we play and why.

use rafle_engine::{
    About, At, Dice, Game, Lies, LineOf, Message, Next, Note, Part, PerSeat, Pieces, Refusal, Seat, Seen, Standings,
    Thing, Throw, View, ended, options,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::race::Race;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The points to reach.
        pub target: u8 [1..=50] = 12,
        /// Whether the last round is finished.
        pub equal_turns: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Division at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Division {
    options: Options,
    race: Race,
    points: PerSeat<u8>,
    /// The two dice whose sum is to be divided; none while they are in the cup.
    dividend: Dice,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(6, 26, 10, 36, -6), Thing::Die(4, 72, 8, 36, 6), Thing::Line("M22 54h96"), Thing::Die(2, 52, 62, 34, 5), Thing::Small("0", 134, 60)];

impl Game for Division {
    const ABOUT: About = About { slug: "division", picture: PICTURE, minutes: 15, ..LUCK_ALONE };

    type Options = Options;
    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<Division, Refusal> {
        let race = Race::new(seats, options.rounds).with_equal_turns(options.equal_turns);
        Ok(Division { options, race, points: PerSeat::all(0), dividend: Dice::NONE })
    }

    fn next(&self) -> Next {
        self.race.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let thrown = throw.of(self.in_the_cup())?;
        if self.dividend.is_empty() {
            self.dividend = thrown;
            return Ok(());
        }
        let points = &mut self.points[self.race.seat()];
        *points += u8::from(divides(thrown, self.dividend));
        let there = *points >= self.options.target;
        self.dividend = Dice::NONE;
        if self.race.pass_on(there) {
            self.end_game();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if seat == self.race.seat() {
            self.dividend = Dice::NONE;
        }
        if self.race.pass_over(seat) {
            self.end_game();
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // Two turns in five bring a point.
        u32::from(self.options.rounds) * self.race.seats().len() as u32 * (200 + 30 * u32::from(self.options.target))
    }

    fn at(&self) -> Option<At> {
        self.race.game_at().or(Some(At::Goal(self.options.target.into())))
    }

    fn view(seen: &Seen<Division>) -> View {
        let view = seen
            .race
            .view(seen, seen.say(), seen.in_the_cup(), &seen.game())
            .part(Pieces::tray(&[(seen.dividend, Lies::Loose)]).of(seen.race.seat()));
        if seen.dividend.is_empty() {
            return view;
        }
        view.part(Note::main(Message::new("to-divide").with("sum", seen.dividend.sum())))
    }

    fn happened(before: &Seen<Division>, line: LineOf<Division>, after: &Seen<Division>) -> Vec<Message> {
        let throw = thrown(line);
        let seat = before.race.seat();
        let mut told = vec![throw.told(seat)];
        if !before.dividend.is_empty() {
            let (sum, by) = (before.dividend.sum(), throw.0.sum());
            let division = |key| Message::new(key).with("seat", seat).with("sum", sum).with("by", by);
            told.push(if divides(throw.0, before.dividend) {
                division("divided").with("result", sum / by)
            } else {
                division("not-divided")
            });
        }
        told.extend(after.race.told(&before.race));
        told
    }

    fn moment(before: &Seen<Division>, line: LineOf<Division>, after: &Seen<Division>) -> Option<View> {
        let mut moment = ended(before, line, after)?;
        let (seat, by) = (before.race.seat(), thrown(line).0);
        if before.dividend.is_empty() {
            return Some(moment);
        }
        // What is divided lies beside the die that divides it.
        let tray = Pieces::tray(&[(before.dividend, Lies::Aside), (by, Lies::Loose)]).of(seat);
        moment.parts.retain(|part| !matches!(part, Part::Pieces(_)));
        let moment = moment.part(tray);
        Some(if divides(by, before.dividend) { moment } else { moment.at_the_cost_of([seat]) })
    }
}

impl Division {
    /// How many dice are thrown next: two to be divided, then one to divide by.
    fn in_the_cup(&self) -> u8 {
        self.race.dice(if self.dividend.is_empty() { 2 } else { 1 })
    }

    fn end_game(&mut self) {
        if self.race.finish(self.game()) {
            self.points = PerSeat::all(0);
        }
    }

    fn game(&self) -> Standings<8> {
        Standings::most(self.race.seats(), PerSeat::from_fn(|seat| self.points[seat].into()))
    }

    fn say(&self) -> Message {
        if self.dividend.is_empty() {
            self.race.say(2)
        } else {
            Message::new("say-divides").with("seat", self.race.seat()).with("sum", self.dividend.sum())
        }
    }
}

/// Whether `divisor`, a single die, divides the sum of `dividend` and leaves nothing over.
fn divides(divisor: Dice, dividend: Dice) -> bool {
    dividend.sum() % divisor.sum() == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use rafle_engine::throws;

    #[test]
    fn rule_2_how_often_a_die_divides_two() {
        let by = |divisor| -> u64 {
            throws(2).filter(|&(dice, _)| divides(Dice::alike(divisor, 1), dice)).map(|(_, ways)| ways).sum()
        };
        assert_eq!([1, 2, 3, 4, 5, 6].map(by), [36, 18, 12, 9, 7, 6]);
    }

    #[test]
    fn rule_2_which_sums_a_die_divides() {
        for (divisor, sums) in [
            (1, vec![2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
            (2, vec![2, 4, 6, 8, 10, 12]),
            (3, vec![3, 6, 9, 12]),
            (4, vec![4, 8, 12]),
            (5, vec![5, 10]),
            (6, vec![6, 12]),
        ] {
            let mut divided: Vec<_> = throws(2)
                .map(|it| it.0)
                .filter(|&dice| divides(Dice::alike(divisor, 1), dice))
                .map(Dice::sum)
                .collect();
            divided.sort_unstable();
            divided.dedup();
            assert_eq!(divided, sums, "by {divisor}");
        }
    }
}
