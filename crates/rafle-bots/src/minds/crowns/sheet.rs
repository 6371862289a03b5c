//! Boards as a few words, and how a hurried player covers them: whole games in some microseconds.

use std::sync::LazyLock;

use rafle_engine::{Dice, Seat, throws};
use rafle_games::crowns::{Crowns, Field};

use crate::values::Weights;

/// Fields of a board, numbered value by value, and by the number of dice.
pub(super) const FIELDS: usize = 36;

/// Dice of a throw, and values of a die.
const DICE: usize = 6;

/// Chips at the beginning.
const CHIPS: usize = 18;

/// Rows, columns and diagonals of the inner fields.
const LINES: usize = Crowns::LINES.len();

/// Fields of a line, and all ways to have covered some of them.
const FIVE: usize = Crowns::LINES[0].len();
const WAYS: usize = 1 << FIVE;

/// The number of the field of this value and so many dice.
const fn number(value: usize, dice: usize) -> usize {
    (value - 1) * DICE + dice - 1
}

/// The number of a field.
pub(super) const fn at(field: Field) -> usize {
    number(field.value as usize, field.dice as usize)
}

/// The field of a number.
pub(super) fn field(number: usize) -> Field {
    Field { value: (number / DICE) as u8 + 1, dice: (number % DICE) as u8 + 1 }
}

/// The lines of each field, four at most, and which of their fields it is; how many they are.
const LINES_OF: [([(u8, u8); 4], usize); FIELDS] = {
    let mut of = [([(0, 0); 4], 0); FIELDS];
    let mut line = 0;
    while line < LINES {
        let mut place = 0;
        while place < FIVE {
            let (lines, count) = &mut of[at(Crowns::LINES[line][place])];
            lines[*count] = (line as u8, 1 << place);
            *count += 1;
            place += 1;
        }
        line += 1;
    }
    of
};

fn lines_of(field: usize) -> &'static [(u8, u8)] {
    let (lines, count) = &LINES_OF[field];
    &lines[..*count]
}

/// What a board brings.
pub(super) struct Board {
    /// Each line.
    lines: [f32; LINES],
    /// Each field of the border; nothing where it is none.
    border: [f32; FIELDS],
}

impl Board {
    pub(super) fn of(crowns: &Crowns) -> Board {
        let on = |field| f32::from(crowns.crowns_on(field));
        let border = |number: usize| if LINES_OF[number].1 == 0 { on(field(number)) } else { 0.0 };
        let lines = Crowns::LINES.map(|fields| fields.into_iter().map(on).sum());
        Board { lines, border: std::array::from_fn(border) }
    }
}

/// What a seat has.
#[derive(Clone, Copy)]
pub(super) struct Sheet {
    /// A bit for each field.
    pub(super) covered: u64,
    /// Which fields of each line are.
    begun: [u8; LINES],
    pub(super) chips: u8,
}

impl Sheet {
    pub(super) fn of(crowns: &Crowns, seat: Seat) -> Sheet {
        let mut sheet = Sheet { covered: 0, begun: [0; LINES], chips: 0 };
        crowns.covered(seat).for_each(|field| sheet.mark(at(field)));
        Sheet { chips: crowns.chips(seat), ..sheet }
    }

    fn mark(&mut self, field: usize) {
        self.covered |= 1 << field;
        for &(line, place) in lines_of(field) {
            self.begun[usize::from(line)] |= place;
        }
    }

    /// Puts a chip on each of these fields.
    pub(super) fn cover(&mut self, mut fields: u64) {
        while fields != 0 {
            self.mark(fields.trailing_zeros() as usize);
            self.chips -= 1;
            fields &= fields - 1;
        }
    }

    pub(super) fn score(&self, board: &Board) -> f32 {
        let whole = |(begun, crowns): (&u8, &f32)| if usize::from(*begun) == WAYS - 1 { *crowns } else { 0.0 };
        let lines: f32 = self.begun.iter().zip(&board.lines).map(whole).sum();
        let border = board.border.iter().enumerate().filter(|(field, _)| self.covered >> field & 1 != 0);
        lines + border.map(|(_, crowns)| crowns).sum::<f32>()
    }

    /// What chips on these fields are thought to be worth.
    pub(super) fn gain(&self, fields: u64, board: &Board, outlook: &Outlook) -> f32 {
        let mut after = *self;
        after.cover(fields);
        let of_line = |line: usize| {
            let parts = &outlook.parts[line];
            board.lines[line] * (parts[usize::from(after.begun[line])] - parts[usize::from(self.begun[line])])
        };
        let border = (0..FIELDS).filter(|field| fields >> field & 1 != 0 && LINES_OF[*field].1 == 0);
        let border: f32 = border.map(|field| board.border[field] - outlook.haste[field]).sum();
        (0..LINES).map(of_line).sum::<f32>() + border - outlook.price * fields.count_ones() as f32
    }

    /// Covers what a hurried player would after this throw: as if no two chips met in a line.
    pub(super) fn play(&mut self, thrown: Thrown, board: &Board, outlook: &Outlook) {
        // The most that can be gained with so many dice left over, from the sixes down to the value at hand.
        let mut best = [f32::NEG_INFINITY; DICE + 1];
        best[0] = 0.0;
        let mut used = [[0_u8; DICE + 1]; DICE + 1];
        let mut dice = 0;
        for value in (1..=DICE).rev() {
            let shown = usize::from(thrown.0[value]);
            if shown == 0 {
                continue;
            }
            best.copy_within(0..=dice, shown);
            best[..shown].fill(f32::NEG_INFINITY);
            dice += shown;
            let before = best;
            for count in 1..=dice {
                let gain = self.gain_of(number(value, count), board, outlook);
                if gain <= 0.0 {
                    continue;
                }
                for left in 0..=dice - count {
                    if before[left + count] + gain > best[left] {
                        best[left] = before[left + count] + gain;
                        used[value][left] = count as u8;
                    }
                }
            }
        }
        let mut left = (1..=DICE).fold(0, |most, left| if best[left] > best[most] { left } else { most });
        for (value, (shown, used)) in thrown.0.into_iter().zip(used).enumerate().skip(1) {
            let shown = usize::from(shown);
            if shown == 0 {
                continue;
            }
            let count = usize::from(used[left]);
            if count > 0 && self.chips > 0 {
                self.cover(1 << number(value, count));
            }
            left = left + count - shown;
        }
    }

    /// What a chip on this field alone is thought to be worth; nothing if there is one.
    #[inline]
    fn gain_of(&self, field: usize, board: &Board, outlook: &Outlook) -> f32 {
        if self.covered >> field & 1 != 0 {
            return 0.0;
        }
        let mut gain = -outlook.price;
        if LINES_OF[field].1 == 0 {
            return gain + board.border[field] - outlook.haste[field];
        }
        for &(line, place) in lines_of(field) {
            let (parts, begun) = (&outlook.parts[usize::from(line)], self.begun[usize::from(line)]);
            gain += board.lines[usize::from(line)] * (parts[usize::from(begun | place)] - parts[usize::from(begun)]);
        }
        gain
    }
}

/// How many dice show each value.
#[derive(Clone, Copy)]
pub(super) struct Thrown(pub(super) [u8; DICE + 1]);

impl Thrown {
    pub(super) fn of(dice: Dice) -> Thrown {
        let mut thrown = [0; DICE + 1];
        (1..=DICE).for_each(|value| thrown[value] = dice.showing(value as u8));
        Thrown(thrown)
    }

    /// Every set of fields that these dice reach beside those that were `taken` in this turn, the empty one among them.
    pub(super) fn placements(self, sheet: &Sheet, taken: u64) -> Vec<u64> {
        let mut all = Vec::new();
        self.place(DICE, 0, 0, sheet, taken, &mut all);
        all
    }

    fn place(self, value: usize, left: usize, fields: u64, sheet: &Sheet, taken: u64, all: &mut Vec<u64>) {
        if value == 0 {
            all.push(fields);
            return;
        }
        let shown = usize::from(self.0[value]);
        let left = left + shown;
        let row = taken >> number(value, 1) & 0b11_1111;
        if row != 0 {
            // Taken is taken; with too few dice left for it, the higher values have taken too much.
            if let Some(left) = left.checked_sub(row.trailing_zeros() as usize + 1) {
                self.place(value - 1, left, fields, sheet, taken, all);
            }
            return;
        }
        self.place(value - 1, left, fields, sheet, taken, all);
        if shown == 0 || fields.count_ones() == u32::from(sheet.chips) {
            return;
        }
        for count in (1..=left).filter(|count| sheet.covered >> number(value, *count) & 1 == 0) {
            self.place(value - 1, left - count, fields | 1 << number(value, count), sheet, taken, all);
        }
    }
}

/// What is learnt of the outlook, each with a guess to begin with.
pub(crate) const LEARNT: [(&str, f64); 9] = [
    // Throws that a seat still has for each of its chips.
    ("throws", 0.4),
    // How much of the chance to reach a field with a throw, and of that to reach it in time, there really is: other fields want
    // the same dice, and the game may end.
    ("of-reach", 1.0),
    ("of-chance", 1.0),
    // A line that needs all chips that are left has so much less of a chance; so many more are counted.
    ("needed", 0.1),
    ("spare", 0.5),
    // What a chip could bring elsewhere, by the part of the chips that are left, that and its square.
    ("price", 0.5),
    ("price-slope", 0.0),
    ("price-bend", 0.0),
    // What a field of the border loses if no throw reaches it: it is not worth waiting for, and a chip for it is kept.
    ("haste", 0.5),
];

/// The names of what is learnt.
pub(crate) fn names() -> Vec<String> {
    LEARNT.iter().map(|(name, _)| (*name).to_owned()).collect()
}

/// What is to be hoped for, with any number of chips left.
pub(crate) struct Outlooks(Vec<Outlook>);

impl Outlooks {
    /// By numbers like those that are [`LEARNT`].
    pub(crate) fn new(weights: &Weights) -> Outlooks {
        Outlooks(
            (0..=CHIPS).flat_map(|chips| [false, true].map(|last| Outlook::new(chips, last, &weights.0))).collect(),
        )
    }

    /// By what was learnt.
    pub(super) fn learnt() -> &'static Outlooks {
        static LEARNT: LazyLock<Outlooks> = LazyLock::new(|| {
            let weights = Weights::read(include_str!("../../../values/crowns.txt"), &names());
            Outlooks::new(&weights.expect("a test reads them"))
        });
        &LEARNT
    }

    /// For a seat with so many chips; if this turn is its last, nothing is to be hoped for.
    pub(super) fn of(&self, chips: u8, last: bool) -> &Outlook {
        &self.0[2 * usize::from(chips) + usize::from(last)]
    }
}

/// What is to be hoped for with so many chips left.
pub(super) struct Outlook {
    /// How much of a line is worth having with these of its fields covered.
    parts: [[f32; WAYS]; LINES],
    /// What a chip could bring elsewhere.
    price: f32,
    /// What a field of the border loses because it can wait, or not be waited for.
    haste: [f32; FIELDS],
}

impl Outlook {
    fn new(chips: usize, last: bool, learnt: &[f64]) -> Outlook {
        static REACH: LazyLock<[f64; FIELDS]> = LazyLock::new(reach);
        let &[throws, of_reach, of_chance, needed, spare, price, slope, bend, haste] = learnt else {
            unreachable!("as many as have names")
        };
        let throws = if last { 0.0 } else { throws * chips as f64 };
        let chances = REACH.map(|reach| of_chance * (1.0 - (1.0 - of_reach * reach).max(0.0).powf(throws)));
        let part = |line: usize, way: usize| {
            let missing = || (0..FIVE).filter(|place| way >> place & 1 == 0);
            let count = missing().count();
            let share = 1.0 - needed * (count as f64 / (chips as f64 + spare)).clamp(0.0, 1.0);
            match count {
                0 => 1.0,
                count if count > chips => 0.0,
                _ => share * missing().map(|place| chances[at(Crowns::LINES[line][place])]).product::<f64>(),
            }
        };
        let rest = chips as f64 / CHIPS as f64;
        let waits = if last { 0.0 } else { 1.0 };
        Outlook {
            parts: std::array::from_fn(|line| std::array::from_fn(|way| part(line, way) as f32)),
            price: (waits * (price + slope * rest + bend * rest * rest)) as f32,
            haste: REACH.map(|reach| (waits * haste * (1.0 - reach)) as f32),
        }
    }
}

/// How likely a throw reaches each field.
fn reach() -> [f64; FIELDS] {
    let mut reach = [0.0; FIELDS];
    let mut all = 0.0;
    for (dice, weight) in throws(DICE as u8) {
        let thrown = Thrown::of(dice);
        all += weight as f64;
        let mut high = 0;
        for value in (1..=DICE).rev().filter(|value| thrown.0[*value] > 0) {
            high += usize::from(thrown.0[value]);
            (1..=high).for_each(|dice| reach[number(value, dice)] += weight as f64);
        }
    }
    reach.map(|weight| weight / all)
}
