//! # Too Bad (`too-bad`)
//!
//! 1. Every seat has one turn, begun with six dice and no points.
//! 2. Throw all dice that are not aside.
//! 3. If there is a 2 or a 5 among them, the throw scores nothing, and every 2 and every 5 goes aside.
//! 4. If there is none, all dice thrown are added to the score, and no die goes aside.
//! 5. The turn goes on until every die is aside.
//! 6. Most points win; seats tied for most share the win, also with no points.
//!
//! Options: those of a match ([`RoundOptions`]). Notation: `throw 1 3 4 4 6 6`.
//! Where sources differ, the rules page `too-bad.md` says what we play and why.

use std::hash::Hash;

use rafle_engine::{
    About, At, Cell, Dice, Ends, Game, Lies, LineOf, Mark, Message, Next, Pieces, Refusal, Seat, Seen, Standings,
    Thing, Throw, View, ended, just_now,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::{OneTurnEach, scored};
use crate::family::rounds::{MatchOptions, RoundOptions};

/// Dice in a turn.
const DICE: u8 = 6;

/// A game of Too Bad at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TooBad {
    /// The points of every seat that has thrown.
    turns: OneTurnEach<Option<i32>>,
    /// This turn's 2s and 5s.
    aside: Dice,
    /// The other dice, as they lie until they are thrown again; none before the first throw.
    live: Dice,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(2, 22, 30, 46, -9), Thing::Die(5, 92, 34, 46, 8), Thing::Line("M76 16 66 88M150 22l-8 66")];

impl Game for TooBad {
    const ABOUT: About = About { slug: "too-bad", picture: PICTURE, minutes: 5, ..LUCK_ALONE };

    type Options = RoundOptions;
    luck_alone!();

    fn new(options: RoundOptions, seats: usize) -> Result<TooBad, Refusal> {
        Ok(TooBad { turns: OneTurnEach::new(options.among(seats)), aside: Dice::NONE, live: Dice::NONE })
    }

    fn next(&self) -> Next {
        self.turns.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        self.turns.make(Some(self.points_after(dice)));
        self.aside += dead(dice);
        self.live = dice - dead(dice);
        if self.live.is_empty() {
            self.aside = Dice::NONE;
            self.turns.pass_on(round);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.turns.standings(round)
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.turns.pass_over(seat, |turns| turns.pass_on(round)) {
            self.aside = Dice::NONE;
            self.live = Dice::NONE;
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // Two throws in three leave a die live; after 150 it is surely aside, and so are the others.
        self.turns.most_steps(150)
    }

    fn gist(&self) -> impl Hash + Eq + use<> {
        (self.turns, self.aside.count())
    }

    fn at(&self) -> Option<At> {
        self.turns.round_at()
    }

    fn view(seen: &Seen<TooBad>) -> View {
        let tray = Pieces::tray(&[(seen.aside, Lies::Aside), (seen.live, Lies::Loose)]);
        let sheet = seen.turns.sheet().row(Message::new("total"), seen.turns.cells(Cell::written));
        let view = seen.turns.view(seen, seen.in_the_cup());
        view.part(tray.of(seen.turns.seat())).part(sheet)
    }

    fn happened(before: &Seen<TooBad>, line: LineOf<TooBad>, after: &Seen<TooBad>) -> Vec<Message> {
        let throw = thrown(line);
        let (seat, dead) = (before.turns.seat(), dead(throw.0));
        let over = dead == throw.0;
        let points = before.points_after(throw.0);
        let end = over.then(|| (Some(points), scored(seat, points)));
        let mut told = after.turns.told(&before.turns, throw, end, round);
        if dead.is_empty() {
            told.push(Message::new("throw-scores").with("seat", seat).with("points", throw.0.sum()));
        } else if !over {
            told.push(Message::new("laid-aside").with("seat", seat).with("dice", dead));
        }
        told
    }

    fn moment(before: &Seen<TooBad>, line: LineOf<TooBad>, after: &Seen<TooBad>) -> Option<View> {
        let throw = thrown(line).0;
        if dead(throw).is_empty() {
            return ended(before, line, after);
        }
        let moment = just_now(before, line, after).marked_faces(Mark::Ends, |face| dead(throw).show(face));
        // Rule 3: what is spoilt is the throw; the turn is over when no die is left.
        let over = dead(throw) == throw;
        let spoilt = Message::new("spoilt").with("seat", before.turns.seat()).with("dice", dead(throw));
        Some(if over { ended(before, line, after)?.lying(moment) } else { moment.ending(Ends::Hope).saying(spoilt) })
    }
}

impl TooBad {
    fn in_the_cup(&self) -> u8 {
        if self.turns.over() { 0 } else { DICE - self.aside.count() }
    }

    /// Rules 3 and 4: what the turn has brought when these dice are thrown.
    fn points_after(&self, dice: Dice) -> i32 {
        let adds = if dead(dice).is_empty() { dice.sum() } else { 0 };
        self.turns.mine().unwrap_or(0).saturating_add(adds)
    }
}

fn round(turns: &OneTurnEach<Option<i32>>) -> Standings<8> {
    turns.most(|points| points.unwrap_or(0))
}

/// The 2s and 5s among these dice.
fn dead(dice: Dice) -> Dice {
    Dice::alike(2, dice.showing(2)) + Dice::alike(5, dice.showing(5))
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    #[test]
    fn rule_4_how_often_a_throw_scores() {
        for (count, of, ways) in [(6, 729, 64), (5, 243, 32), (4, 81, 16), (3, 27, 8), (2, 9, 4), (1, 3, 2)] {
            let scores: u64 = throws(count).filter(|&(dice, _)| dead(dice).is_empty()).map(|(_, ways)| ways).sum();
            assert_eq!(scores * of, ways * 6_u64.pow(count.into()), "{count} dice");
        }
    }
}
