//! Score pads in words: what every face says of them, and the whole pad as Markdown for those that show nothing else.

use std::fmt::Write;

use rafle_engine::{FilledPad, Message, Pad, PadRow, Seat, rank_letter};

use crate::{SHARED, Words};

/// So many players stand beside each other; others come below.
const ABREAST: usize = 4;

impl Words {
    /// "Hand by hand", or round by round where no cards are dealt.
    pub fn pad_title(self, pad: &Pad) -> String {
        self.pad_word(if pad.deals() { "pad-by-hand" } else { "pad-by-round" })
    }

    /// What stands over the first column.
    pub fn pad_head(self, pad: &Pad) -> String {
        let wild = pad.rows.iter().any(|row| row.wild.is_some());
        self.pad_word(if wild { "pad-wild" } else { "pad-round" })
    }

    /// What wins, and who is before all others.
    pub fn pad_standing(self, filled: &FilledPad, names: &[Option<String>]) -> String {
        let wins = self.pad_word(if filled.pad.fewest_win { "pad-fewest" } else { "pad-most" });
        let Some(totals) = filled.over().last().map(|(_, _, totals)| totals) else { return wins };
        let best = if filled.pad.fewest_win { totals.iter().min() } else { totals.iter().max() };
        let leaders: Vec<_> = (0..totals.len()).filter(|&index| Some(&totals[index]) == best).collect();
        match leaders[..] {
            [index] => {
                let leads = Message::new("pad-leads").with("seat", Seat::new(index)).with("points", totals[index]);
                format!("{wins} {}", self.say(SHARED, &leads, names))
            }
            _ => wins,
        }
    }

    /// "Hand 7: 9s are wild".
    pub fn pad_row(self, number: usize, row: PadRow) -> String {
        let key = match (row.cards, row.wild) {
            (None, _) => "pad-round-number",
            (Some(_), None) => "pad-hand-number",
            (Some(_), Some(_)) => "pad-hand-wild",
        };
        let said = Message::new(key).with("number", number);
        let wild = row.wild.map(|rank| Message::new("wild-ranks").with("n", rank));
        self.say(SHARED, &wild.into_iter().fold(said, |said, wild| said.with("wild", wild)), &[])
    }

    /// What is said in the row that is played.
    pub fn pad_now(self, number: usize, row: PadRow) -> String {
        match row.cards {
            Some(cards) => self.say(SHARED, &Message::new("pad-now").with("cards", cards), &[]),
            None => self.pad_row(number, row),
        }
    }

    /// Points as they are added: `+19`, `−3`, `0`.
    pub fn signed(self, points: i32) -> String {
        match points {
            0 => "0".to_owned(),
            1.. => format!("+{points}"),
            _ => self.number(points),
        }
    }

    /// A pad as Markdown, headline included.
    pub fn pad(self, filled: &FilledPad, names: &[Option<String>]) -> String {
        let mut page = format!("## {}\n\n{}\n\n", self.pad_title(&filled.pad), self.pad_standing(filled, names));
        let seats: Vec<_> = (0..names.len()).collect();
        for abreast in seats.chunks(ABREAST) {
            page += &self.pad_table(filled, names, abreast);
        }
        if let Some(row) = filled.current() {
            let number = filled.tallies.len() + 1;
            writeln!(page, "{}", self.pad_row(number, row)).expect("writing does not fail");
        }
        page
    }

    fn pad_table(self, filled: &FilledPad, names: &[Option<String>], seats: &[usize]) -> String {
        let mut table = format!("| {} |", self.pad_head(&filled.pad));
        for &seat in seats {
            write!(table, " {} |", names[seat].as_deref().unwrap_or_default()).expect("writing does not fail");
        }
        writeln!(table, "\n|---|{}", "--:|".repeat(seats.len())).expect("writing does not fail");
        for (number, (row, tally, totals)) in (1..).zip(filled.over()) {
            let head = row.wild.map_or(number.to_string(), rank_letter);
            write!(table, "| {head} |").expect("writing does not fail");
            for &seat in seats {
                let out = tally.out.is_some_and(|out| out.index() == seat);
                let points = if out { self.pad_word("pad-out") } else { self.signed(tally.points[seat]) };
                write!(table, " {points} = {} |", self.number(totals[seat])).expect("writing does not fail");
            }
            table.push('\n');
        }
        table + "\n"
    }

    fn pad_word(self, key: &'static str) -> String {
        self.say(SHARED, &Message::new(key), &[])
    }
}
