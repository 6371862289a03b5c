//! The board of Crowns, and sets of its fields.

use rafle_engine::Message;

use super::DICE;

/// Crowns by value, from 1 to 6, and by number of dice. The row of the 6 and the column of six dice are documented, the
/// rest is a reconstruction: see the rules page.
const CROWNS: [[u8; 6]; 6] = [
    [0, 0, 0, 1, 2, 1],
    [0, 0, 1, 2, 3, 2],
    [0, 1, 2, 3, 4, 3],
    [1, 2, 3, 4, 5, 4],
    [2, 3, 4, 5, 6, 5],
    [1, 2, 3, 4, 5, 6],
];

/// Rows and columns that have lines.
pub(super) const INNER: u8 = 5;

/// A field of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    /// The value of its dice.
    pub value: u8,
    /// How many of them.
    pub dice: u8,
}

impl Field {
    pub(super) fn of_bit(bit: u32) -> Field {
        Field { value: bit as u8 / 6 + 1, dice: bit as u8 % 6 + 1 }
    }

    pub(super) fn crowns(self) -> u8 {
        CROWNS[usize::from(self.value) - 1][usize::from(self.dice) - 1]
    }
}

/// A set of fields, a bit for each: six for the ones, then six for the twos.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Fields(pub(super) u64);

impl Fields {
    pub(super) const NONE: Fields = Fields(0);

    pub(super) const fn with(self, field: Field) -> Fields {
        Fields(self.0 | 1 << ((field.value - 1) * 6 + field.dice - 1))
    }

    /// These and the fields of `value` with up to so many dice.
    pub(super) const fn with_first(self, value: u8, dice: u8) -> Fields {
        Fields(self.0 | ((1 << dice) - 1) << ((value - 1) * 6))
    }

    pub(super) const fn minus(self, others: Fields) -> Fields {
        Fields(self.0 & !others.0)
    }

    pub(super) const fn common(self, others: Fields) -> Fields {
        Fields(self.0 & others.0)
    }

    pub(super) const fn contains(self, part: Fields) -> bool {
        part.0 & !self.0 == 0
    }

    pub(super) const fn has(self, field: Field) -> bool {
        self.contains(Fields::NONE.with(field))
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The fields of one value as six bits, that of a single die first.
    pub(super) const fn row(self, value: u8) -> u8 {
        (self.0 >> ((value - 1) * 6)) as u8 & 0b11_1111
    }

    /// From the ones up, and from few dice to many.
    pub(super) fn iter(self) -> impl Iterator<Item = Field> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let field = (left != 0).then(|| Field::of_bit(left.trailing_zeros()));
            left &= left.wrapping_sub(1);
            field
        })
    }

    pub(super) fn crowns(self) -> i32 {
        self.iter().map(|field| i32::from(field.crowns())).sum()
    }

    /// The lines that are covered completely.
    pub(super) fn lines(self) -> impl Iterator<Item = &'static LineOfFive> {
        LINES.iter().filter(move |line| self.contains(line.fields))
    }

    /// Rule 5.
    pub(super) fn score(self) -> i32 {
        self.common(BORDER).crowns() + self.lines().map(|line| i32::from(line.crowns)).sum::<i32>()
    }
}

/// Five inner fields that bring their crowns together.
pub(super) struct LineOfFive {
    kind: LineKind,
    pub(super) fields: Fields,
    pub(super) crowns: u8,
}

#[derive(Clone, Copy)]
enum LineKind {
    /// All fields of this value.
    Row(u8),
    /// All fields of so many dice.
    Column(u8),
    /// From a single one to five fives.
    Rising,
    /// From a single five to five ones.
    Falling,
}

impl LineOfFive {
    const fn of(kind: LineKind) -> LineOfFive {
        let mut fields = Fields::NONE;
        let mut crowns = 0;
        let mut n = 1;
        while n <= INNER {
            let field = match kind {
                LineKind::Row(value) => Field { value, dice: n },
                LineKind::Column(dice) => Field { value: n, dice },
                LineKind::Rising => Field { value: n, dice: n },
                LineKind::Falling => Field { value: INNER + 1 - n, dice: n },
            };
            fields = fields.with(field);
            crowns += CROWNS[field.value as usize - 1][field.dice as usize - 1];
            n += 1;
        }
        LineOfFive { kind, fields, crowns }
    }

    pub(super) fn name(&self) -> Message {
        match self.kind {
            LineKind::Row(value) => Message::new("line-row").with("value", value),
            LineKind::Column(dice) => Message::new("line-column").with("dice", dice),
            LineKind::Rising => Message::new("line-rising"),
            LineKind::Falling => Message::new("line-falling"),
        }
    }
}

pub(super) const LINES: [LineOfFive; 12] = [
    LineOfFive::of(LineKind::Row(5)),
    LineOfFive::of(LineKind::Row(4)),
    LineOfFive::of(LineKind::Row(3)),
    LineOfFive::of(LineKind::Row(2)),
    LineOfFive::of(LineKind::Row(1)),
    LineOfFive::of(LineKind::Column(1)),
    LineOfFive::of(LineKind::Column(2)),
    LineOfFive::of(LineKind::Column(3)),
    LineOfFive::of(LineKind::Column(4)),
    LineOfFive::of(LineKind::Column(5)),
    LineOfFive::of(LineKind::Rising),
    LineOfFive::of(LineKind::Falling),
];

/// The fields of the 6 and those of six dice.
pub(super) const BORDER: Fields = {
    let mut fields = Fields::NONE.with_first(6, DICE);
    let mut value = 1;
    while value <= INNER {
        fields = fields.with(Field { value, dice: DICE });
        value += 1;
    }
    fields
};

/// How many dice the fields of one row take together.
pub(super) const DICE_IN_ROW: [u8; 64] = {
    let mut dice = [0; 64];
    let mut row = 1_u32;
    while row < 64 {
        let first = row.trailing_zeros();
        dice[row as usize] = dice[(row & (row - 1)) as usize] + first as u8 + 1;
        row += 1;
    }
    dice
};

#[cfg(test)]
mod tests {
    use super::super::CHIPS;
    use super::*;

    fn fields(list: &[(u8, u8)]) -> Fields {
        list.iter().fold(Fields::NONE, |fields, &(value, dice)| fields.with(Field { value, dice }))
    }

    #[test]
    fn rule_5_lines_and_border_are_the_table_of_the_rules_page() {
        let worth: Vec<_> = LINES.iter().map(|line| line.crowns).collect();
        assert_eq!(worth, [20, 15, 10, 6, 3, 3, 6, 10, 15, 20, 12, 10]);
        assert_eq!((BORDER.len(), BORDER.crowns()), (11, 36));
        let inner = |value, dice| Field { value, dice }.crowns();
        for value in 1..=INNER {
            for dice in 1..=INNER {
                assert_eq!(inner(value, dice), (value + dice).saturating_sub(4), "{value} {dice}");
            }
        }
    }

    #[test]
    fn rule_5_what_a_board_brings() {
        let row = |value| fields(&[(value, 1), (value, 2), (value, 3), (value, 4), (value, 5)]);
        let column = |dice| fields(&[(1, dice), (2, dice), (3, dice), (4, dice), (5, dice)]);
        let both = |one: Fields, other: Fields| Fields(one.0 | other.0);
        let rising = fields(&[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
        let border = fields(&[(3, 6), (4, 6), (1, 6)]);
        for (board, crowns) in [
            (both(both(row(2), rising), border), 26), // the example of the source: 8 and 18
            (border, 8),
            (both(row(5), column(5)), 40), // five fives count twice
            (fields(&[(5, 1), (5, 2), (5, 3), (5, 4)]), 0),
            (Fields::NONE, 0),
        ] {
            assert_eq!(board.score(), crowns, "{board:?}");
        }
        assert_eq!(both(row(2), rising).len(), 9);
    }

    #[test]
    fn rule_5_the_largest_score_is_86() {
        let mut border: Vec<_> = BORDER.iter().map(|field| i32::from(field.crowns())).collect();
        border.sort_unstable_by(|one, other| other.cmp(one));
        let best = (0..1 << LINES.len()).filter_map(|some: u32| {
            let chosen = LINES.iter().enumerate().filter(|(n, _)| some >> n & 1 == 1);
            let covered = chosen.fold(Fields::NONE, |fields, (_, line)| Fields(fields.0 | line.fields.0));
            let left = CHIPS.checked_sub(covered.len())?;
            Some(covered.score() + border.iter().take(left.into()).sum::<i32>())
        });
        assert_eq!(best.max(), Some(86));
    }
}
