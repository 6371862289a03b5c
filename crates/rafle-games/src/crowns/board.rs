//! The board of Crowns, and sets of its fields.

use rafle_engine::{Draft, Message, OptionValue, Refusal};

use super::DICE;

/// The most crowns on a field.
const MOST_CROWNS: u8 = 6;

/// The crowns of the 25 inner fields. The row of the 6 and the column of six dice are documented; these are not, so whoever
/// owns the box can say what is printed there.
///
/// Written from the top of the board, the row of the 5 first: `23456/12345/01234/00123/00012`. Read are also rows in lines
/// of their own, numbers with spaces between them, and the total of a row after `=`, which must add up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Inner([u16; INNER as usize]); // three bits for each field, that of a single die lowest

impl Inner {
    /// A reconstruction: see the rules page.
    pub const USUAL: Inner = {
        let mut rows = [0; INNER as usize];
        let mut value = 1;
        while value <= INNER {
            let mut dice = 1;
            while dice <= INNER {
                let crowns = (value + dice).saturating_sub(4) as u16;
                rows[value as usize - 1] |= crowns << (3 * (dice - 1));
                dice += 1;
            }
            value += 1;
        }
        Inner(rows)
    };

    const fn crowns(self, value: u8, dice: u8) -> u8 {
        (self.0[value as usize - 1] >> (3 * (dice - 1))) as u8 & 7
    }

    /// The rows of a text, from the top of the board, each with what is wrong with it.
    fn rows(text: &str) -> Vec<Result<Vec<u8>, Refusal>> {
        let rows = text.split(['/', '\n']).map(str::trim).filter(|row| !row.is_empty());
        (1..).zip(rows).map(|(number, row)| Inner::row(number, row)).collect()
    }

    /// What stands in a row.
    fn row(number: usize, row: &str) -> Result<Vec<u8>, Refusal> {
        let refused = |key| Refusal::new(key).with("row", number);
        let (fields, total) = row.split_once('=').map_or((row, None), |(fields, total)| (fields, Some(total.trim())));
        let mut crowns = Vec::new();
        for letter in fields.chars().filter(|letter| !letter.is_whitespace()) {
            match letter.to_digit(10) {
                None => return Err(refused("board-no-number").with("text", letter.to_string())),
                Some(digit) if digit > MOST_CROWNS.into() => {
                    return Err(refused("board-too-many").with("crowns", digit));
                }
                Some(digit) => crowns.push(digit as u8),
            }
        }
        if crowns.len() != usize::from(INNER) {
            return Err(refused("board-wrong-row").with("count", crowns.len()));
        }
        let sum: u8 = crowns.iter().sum();
        if total.is_some_and(|total| total.parse() != Ok(sum)) {
            return Err(refused("board-wrong-total").with("sum", sum).with("total", total.unwrap_or_default()));
        }
        Ok(crowns)
    }
}

impl OptionValue for Inner {
    const WORDS: &'static [&'static str] = &[];
    const LIKE: Option<&'static [&'static str]> = Some(&["23456/12345/11234/01123/00112"]);

    fn written(self) -> String {
        let row = |value| (1..=INNER).map(|dice| self.crowns(value, dice).to_string()).collect::<String>();
        (1..=INNER).rev().map(row).collect::<Vec<_>>().join("/")
    }

    fn read(word: &str) -> Option<Inner> {
        let rows: Vec<_> = Inner::rows(word).into_iter().collect::<Result<_, _>>().ok()?;
        let bits = |row: &Vec<u8>| row.iter().rev().fold(0, |bits, &crowns| bits << 3 | u16::from(crowns));
        // The lowest row comes first.
        let inner: Vec<_> = rows.iter().rev().map(bits).collect();
        inner.try_into().ok().map(Inner)
    }

    fn draft(word: &str) -> Option<Draft> {
        let rows = Inner::rows(word);
        let cells = |row: usize| match rows.get(row) {
            Some(Ok(crowns)) => crowns.iter().map(|crowns| Some(crowns.to_string())).collect(),
            Some(Err(_)) | None => vec![None; INNER.into()],
        };
        let parts = (0..INNER.into()).map(cells).collect();
        let count =
            (rows.len() != usize::from(INNER)).then(|| Refusal::new("board-wrong-rows").with("count", rows.len()));
        Some(Draft { parts, faults: rows.into_iter().filter_map(Result::err).chain(count).collect() })
    }
}

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

    /// The crowns on it: on the border they go up to the 6 in the corner and down again.
    pub(super) const fn crowns(self, inner: Inner) -> u8 {
        match self {
            Field { value: 6, dice } => dice,
            Field { value, dice: DICE } => value,
            Field { value, dice } => inner.crowns(value, dice),
        }
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

    pub(super) fn crowns(self, inner: Inner) -> i32 {
        self.iter().map(|field| i32::from(field.crowns(inner))).sum()
    }

    /// The lines that are covered completely.
    pub(super) fn lines(self) -> impl Iterator<Item = &'static LineOfFive> {
        LINES.iter().filter(move |line| self.contains(line.fields))
    }

    /// Rule 5.
    pub(super) fn score(self, inner: Inner) -> i32 {
        self.common(BORDER).crowns(inner) + self.lines().map(|line| i32::from(line.crowns(inner))).sum::<i32>()
    }
}

/// Five inner fields that bring their crowns together.
pub(super) struct LineOfFive {
    kind: LineKind,
    pub(super) fields: Fields,
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
        let mut n = 1;
        while n <= INNER {
            let field = match kind {
                LineKind::Row(value) => Field { value, dice: n },
                LineKind::Column(dice) => Field { value: n, dice },
                LineKind::Rising => Field { value: n, dice: n },
                LineKind::Falling => Field { value: INNER + 1 - n, dice: n },
            };
            fields = fields.with(field);
            n += 1;
        }
        LineOfFive { kind, fields }
    }

    /// What it brings.
    pub(super) fn crowns(&self, inner: Inner) -> u8 {
        if inner == Inner::USUAL { self.usual() } else { self.fields.crowns(inner) as u8 }
    }

    /// What it brings on the usual board, without adding it up.
    const fn usual(&self) -> u8 {
        const FIFTHS: [u8; 5] = [3, 6, 10, 15, 20];
        match self.kind {
            LineKind::Row(number) | LineKind::Column(number) => FIFTHS[number as usize - 1],
            LineKind::Rising => 12,
            LineKind::Falling => 10,
        }
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

/// The fields of each line, for whoever follows lines and not boards.
pub(super) const FIELDS_OF_LINES: [[Field; INNER as usize]; LINES.len()] = {
    let mut lines = [[Field { value: 1, dice: 1 }; INNER as usize]; LINES.len()];
    let mut line = 0;
    while line < LINES.len() {
        let (mut left, mut n) = (LINES[line].fields.0, 0);
        while left != 0 {
            let first = left.trailing_zeros() as u8;
            lines[line][n] = Field { value: first / DICE + 1, dice: first % DICE + 1 };
            left &= left - 1;
            n += 1;
        }
        line += 1;
    }
    lines
};

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
        let worth: Vec<_> = LINES.iter().map(|line| line.crowns(Inner::USUAL)).collect();
        let added: Vec<_> = LINES.iter().map(|line| line.fields.crowns(Inner::USUAL) as u8).collect();
        assert_eq!(worth, added);
        assert_eq!(worth, [20, 15, 10, 6, 3, 3, 6, 10, 15, 20, 12, 10]);
        assert_eq!((BORDER.len(), BORDER.crowns(Inner::USUAL)), (11, 36));
        let inner = |value, dice| Field { value, dice }.crowns(Inner::USUAL);
        for value in 1..=INNER {
            for dice in 1..=INNER {
                assert_eq!(inner(value, dice), (value + dice).saturating_sub(4), "{value} {dice}");
            }
        }
    }

    #[test]
    fn a_board_of_ones_own_is_read_in_any_of_its_ways_and_refused_with_the_reason() {
        assert_eq!(Inner::USUAL.written(), "23456/12345/01234/00123/00012");
        let own = Inner::read("2 3 4 5 6 = 20\n12345=15\n1 1 2 3 4\n0 1 1 2 3\n0 0 1 1 2 = 4\n").unwrap();
        assert_eq!((own.written().as_str(), Inner::read(&own.written())), ("23456/12345/11234/01123/00112", Some(own)));
        assert_eq!((own.crowns(5, 1), own.crowns(3, 1), own.crowns(1, 5)), (2, 1, 2));
        let worth: Vec<_> = LINES.iter().map(|line| line.crowns(own)).collect();
        assert_eq!(worth, [20, 15, 11, 7, 4, 4, 7, 11, 15, 20, 13, 10]);
        for (text, key) in [
            ("23456/1234/01234/00123/00012", "board-wrong-row"),
            ("23456/12345/01234/00123", "board-wrong-rows"),
            ("23456/12345/01234/00123/00012/00000", "board-wrong-rows"),
            ("23456/12345/01237/00123/00012", "board-too-many"),
            ("2345x/12345/01234/00123/00012", "board-no-number"),
            ("23456=21/12345/01234/00123/00012", "board-wrong-total"),
            ("", "board-wrong-rows"),
        ] {
            assert_eq!(Inner::read(text), None, "{text}");
            let faults = Inner::draft(text).unwrap().faults;
            assert_eq!(faults.iter().map(Refusal::key).collect::<Vec<_>>(), [key], "{text}");
        }
    }

    #[test]
    fn a_board_is_shown_as_far_as_it_can_be_read() {
        let draft = Inner::draft("2 3 4 5 6 = 20\n1 2 4 5\n7 1 2 3 4\n0 1 1 2 3").unwrap();
        let read: Vec<_> = draft.parts.iter().map(|row| row.iter().flatten().cloned().collect::<String>()).collect();
        assert_eq!(read, ["23456", "", "", "01123", ""], "rows that cannot be read, and one that is missing");
        assert!(draft.parts.iter().all(|row| row.len() == 5));
        let keys: Vec<_> = draft.faults.iter().map(Refusal::key).collect();
        assert_eq!(keys, ["board-wrong-row", "board-too-many", "board-wrong-rows"]);
        assert!(Inner::draft(&Inner::USUAL.written()).unwrap().faults.is_empty());
        assert_eq!(Inner::draft(&"9/".repeat(40)).unwrap().parts.len(), 5, "a board has five rows");
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
            assert_eq!(board.score(Inner::USUAL), crowns, "{board:?}");
        }
        assert_eq!(both(row(2), rising).len(), 9);
    }

    #[test]
    fn rule_5_the_largest_score_is_86() {
        let mut border: Vec<_> = BORDER.iter().map(|field| i32::from(field.crowns(Inner::USUAL))).collect();
        border.sort_unstable_by(|one, other| other.cmp(one));
        let best = (0..1 << LINES.len()).filter_map(|some: u32| {
            let chosen = LINES.iter().enumerate().filter(|(n, _)| some >> n & 1 == 1);
            let covered = chosen.fold(Fields::NONE, |fields, (_, line)| Fields(fields.0 | line.fields.0));
            let left = CHIPS.checked_sub(covered.len())?;
            Some(covered.score(Inner::USUAL) + border.iter().take(left.into()).sum::<i32>())
        });
        assert_eq!(best.max(), Some(86));
    }
}
