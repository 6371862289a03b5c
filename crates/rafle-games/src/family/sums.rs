//! Sums that are worked out die by die, as on paper: each die is added to what came before, taken from it, or multiplies it.

use std::fmt;
use std::hash::Hash;

use rafle_engine::{Cell, Dice, Game, Lies, Message, Pieces, Seen, Standings, Throw, View};

use super::one_turn::OneTurnEach;

/// What a die does to the sum before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// It is added.
    Add,
    /// It is subtracted.
    Subtract,
    /// It multiplies everything before it.
    Times,
}

impl Step {
    /// What stands in front of the die.
    fn sign(self) -> &'static str {
        match self {
            Step::Add => "add",
            Step::Subtract => "subtract",
            Step::Times => "times",
        }
    }

    fn say(self) -> &'static str {
        match self {
            Step::Add => "say-adds",
            Step::Subtract => "say-subtracts",
            Step::Times => "say-multiplies",
        }
    }

    fn work_out(self, sum: i32, die: u8) -> i32 {
        let die = i32::from(die);
        match self {
            Step::Add => sum + die,
            Step::Subtract => sum - die,
            Step::Times => sum * die,
        }
    }
}

/// Single dice, at most ten, in the order in which they came. Three bits for each, the first die lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Row(u32);

const BITS: u32 = 3;

impl Row {
    /// These and then one that shows `face`.
    pub const fn with(self, face: u8) -> Row {
        Row(self.0 | (face as u32) << (BITS * self.count() as u32))
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        (u32::BITS - self.0.leading_zeros()).div_ceil(BITS) as u8
    }

    /// From the first to the last.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.count()).map(move |n| (self.0 >> (BITS * u32::from(n)) & 7) as u8)
    }

    /// What they come to, one step for each.
    pub fn work_out(self, steps: &[Step]) -> i32 {
        self.iter().zip(steps).fold(0, |sum, (die, step)| step.work_out(sum, die))
    }
}

impl FromIterator<u8> for Row {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Row {
        faces.into_iter().fold(Row::default(), Row::with)
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl OneTurnEach<Row> {
    /// How many steps of this turn are still to come; none when the match is over.
    pub fn to_come(&self, steps: &[Step]) -> u8 {
        if self.over() { 0 } else { steps.len() as u8 - self.mine().count() }
    }

    /// The seat whose turn it is makes its next step with this die. The last step ends the turn.
    #[inline]
    pub fn make_step(&mut self, die: u8, steps: &[Step]) {
        self.make(self.mine().with(die));
        if self.to_come(steps) == 0 {
            self.end_turn(steps);
        }
    }

    fn end_turn(&mut self, steps: &[Step]) {
        self.pass_on(|turns| turns.worked_out(steps));
    }

    /// Only how far each seat is and what it comes to; not by which dice.
    pub fn gist_of_sums(&self, steps: &[Step]) -> impl Hash + Eq + use<> {
        self.gist(|row| (row.count(), row.work_out(steps)))
    }

    /// How this round stands: what comes of a turn is its score.
    pub fn worked_out(&self, steps: &[Step]) -> Standings<8> {
        self.most(|row| row.work_out(steps))
    }

    /// What there is to tell when `throw` brought the die of a step and led from `before` to this.
    pub fn told_step(&self, before: &OneTurnEach<Row>, throw: Throw, die: u8, steps: &[Step]) -> Vec<Message> {
        let row = before.mine().with(die);
        let end = (before.to_come(steps) == 1).then(|| {
            // Not a word of points: a sum may be below nothing.
            (row, Message::new("sum-scored").with("seat", before.seat()).with("points", row.work_out(steps)))
        });
        self.told(before, throw, end, |turns| turns.worked_out(steps))
    }

    /// The table of a game of such sums with a single die: the die, and the paper.
    pub fn paper<G: Game>(&self, seen: &Seen<G>, steps: &[Step]) -> View {
        let die: Dice = self.mine().iter().last().into_iter().collect();
        let view = self.view(seen, 1).part(Pieces::tray(&[(die, Lies::Loose)]).of(self.seat()));
        let view = self.write_out(view, steps);
        match self.next_step(steps) {
            Some(step) => View { say: Message::new(step.say()).with("seat", self.seat()), ..view },
            None => view,
        }
    }

    /// Adds the paper: a row for each die of every seat, and what they come to.
    pub fn write_out(&self, view: View, steps: &[Step]) -> View {
        let mut sheet = self.sheet();
        for (n, step) in steps.iter().enumerate() {
            let name = if n == 0 { "first-die" } else { step.sign() };
            sheet = sheet.row(Message::new(name), self.cells(|row| Cell::written(row.iter().nth(n))));
        }
        sheet = sheet.row(Message::new("total"), self.cells(|row| Cell::Written(row.work_out(steps))));
        sheet.rows[steps.len()].sum = true;
        view.part(sheet)
    }

    /// The step that the next die makes, unless it is the first of a turn.
    fn next_step(&self, steps: &[Step]) -> Option<Step> {
        let made = usize::from(self.mine().count());
        steps.get(made).copied().filter(|_| made > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_keep_their_order() {
        let faces = [6, 1, 1, 5, 2, 6, 3];
        let row: Row = faces.into_iter().collect();
        assert_eq!((row.count(), row.iter().collect::<Vec<_>>()), (7, faces.to_vec()));
        assert_eq!((Row::default().count(), Row::default().with(1).count()), (0, 1));
        assert_eq!(format!("{row:?}"), "[6, 1, 1, 5, 2, 6, 3]");
        assert_eq!((0..10).fold(Row::default(), |row, _| row.with(3)).count(), 10);
    }

    #[test]
    fn each_step_takes_up_what_came_before() {
        use Step::{Add, Subtract, Times};
        let row: Row = [6, 2, 3, 4].into_iter().collect();
        assert_eq!(row.work_out(&[Add, Add, Subtract, Times]), 20);
        assert_eq!(Row::default().with(6).work_out(&[Add, Add, Subtract, Times]), 6);
        assert_eq!(Row::default().work_out(&[Add]), 0);
    }
}
