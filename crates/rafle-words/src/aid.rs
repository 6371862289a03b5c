//! Reference cards in words: what every face says of them, and the whole card as Markdown for those that show nothing else.

use std::fmt::Write;

use rafle_engine::{Aid, AidRows, Arg, Message, Ranked};

use crate::{SHARED, Words};

impl Words {
    /// A reference card as Markdown, headline included.
    pub fn aid(self, game: &str, aid: &Aid) -> String {
        let say = |message: &Message| self.say(game, message, &[]);
        let mut page = format!("## {}\n\n", say(&aid.title));
        if let Some(note) = &aid.note {
            write!(page, "{}\n\n", say(note)).expect("writing to a string does not fail");
        }
        match &aid.rows {
            AidRows::Ranking { dice, rows } => page += &self.ranking(game, *dice, rows),
            AidRows::List(groups) => {
                for group in groups {
                    if let Some(title) = &group.title {
                        write!(page, "**{}**\n\n", say(title)).expect("writing to a string does not fail");
                    }
                    for entry in &group.entries {
                        let (name, price, words) = (say(&entry.name), say(&entry.price.said), say(&entry.words));
                        writeln!(page, "- {name} ({price}): {words}").expect("writing to a string does not fail");
                    }
                    page.push('\n');
                }
            }
            AidRows::Sentences(sentences) => {
                for sentence in sentences {
                    let example = sentence.example.as_ref().map(|example| format!(" *{}*", say(example)));
                    let (head, words) = (say(&sentence.head), say(&sentence.words));
                    writeln!(page, "- **{head}.** {words}{}", example.unwrap_or_default())
                        .expect("writing to a string does not fail");
                }
                page.push('\n');
            }
        }
        page
    }

    fn ranking(self, game: &str, dice: u8, rows: &[Ranked]) -> String {
        let word = |key| self.say(SHARED, &Message::new(key), &[]);
        let worth = rows.iter().any(|row| row.worth.is_some());
        let of = all_ways(dice);
        let mut table = format!("| {} | {} |", word("aid-throw"), word("aid-name"));
        if worth {
            write!(table, " {} |", word("aid-worth")).expect("writing does not fail");
        }
        writeln!(table, " {} | {} |", word("aid-chance"), word("aid-or-better")).expect("writing does not fail");
        table += if worth { "|---|---|---|---|---|\n" } else { "|---|---|---|---|\n" };
        let mut better = 0;
        for row in rows {
            better += row.ways;
            write!(table, "| {} | {} |", self.throws(row), self.say(game, &row.name, &[]))
                .expect("writing does not fail");
            if worth {
                let worth = row.worth.as_ref().map(|worth| self.say(game, worth, &[]));
                write!(table, " {} |", worth.unwrap_or_default()).expect("writing does not fail");
            }
            writeln!(table, " {} | {} |", self.chance(row.ways, of), self.chance(better, of))
                .expect("writing does not fail");
        }
        table + "\n" + &self.one_throw(dice) + "\n\n"
    }

    /// The throws of a row: all of them if they are few, else the first and the last.
    pub fn throws(self, row: &Ranked) -> String {
        let (throws, last) = row.throws_written();
        match last {
            None => throws.join(", "),
            Some(last) => {
                let first = throws.into_iter().next().unwrap_or_default();
                self.say(SHARED, &Message::new("aid-down-to").with("first", first).with("last", last), &[])
            }
        }
    }

    /// A chance in hundreds, with two decimals: then those of a ranking add up. What can happen is never told as 0.00.
    pub fn chance(self, ways: u64, of: u64) -> String {
        let hundredths = 100.0 * ways as f64 / of as f64;
        let decimals = if ways > 0 && hundredths < 0.005 { 3 } else { 2 };
        self.say(SHARED, &Message::new("aid-percent").with("number", self.decimal(hundredths, decimals)), &[])
    }

    /// Of what the chances of a ranking are.
    pub fn one_throw(self, dice: u8) -> String {
        let ways = i64::try_from(all_ways(dice)).unwrap_or(i64::MAX);
        self.say(
            SHARED,
            &Message::new("aid-one-throw").with("dice", i64::from(dice)).with("ways", Arg::Number(ways)),
            &[],
        )
    }
}

/// In how many ways so many dice can fall.
fn all_ways(dice: u8) -> u64 {
    6_u64.pow(dice.into())
}
