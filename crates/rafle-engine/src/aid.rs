//! The card that lies in the box beside the rules: what one wants at hand while playing. Meaning, not markup; rules page,
//! table, terminal and paper draw the same rows.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Dice, Message, Price, throws};

/// A reference card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Aid {
    /// What it is about.
    pub title: Message,
    /// One sentence below that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Message>,
    /// What stands on it.
    pub rows: AidRows,
}

/// What stands on a reference card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AidRows {
    /// What one throw of so many dice can be, the best first.
    Ranking {
        /// How many dice are thrown.
        dice: u8,
        /// Every throw stands in exactly one of these.
        rows: Vec<Ranked>,
    },
    /// What can be had, in groups.
    List(Vec<AidGroup>),
    /// What may be done, and what is worth remembering.
    Sentences(Vec<AidSentence>),
}

/// Throws that stand together in a ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ranked {
    /// All of them, the highest first.
    pub throws: Vec<Dice>,
    /// What they are called.
    pub name: Message,
    /// What they are worth, where that is more than their place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Message>,
    /// In how many ways the dice can fall so.
    pub ways: u64,
}

/// Some entries of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AidGroup {
    /// What they have in common.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Message>,
    /// The entries.
    pub entries: Vec<AidEntry>,
}

/// One thing that can be had.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AidEntry {
    /// What is drawn on it, if anything: strokes in a square of 24.
    #[serde(skip)]
    pub emblem: Option<&'static str>,
    /// What it is called.
    pub name: Message,
    /// What it costs or brings.
    pub price: Price,
    /// What it does.
    pub words: Message,
}

/// A sentence with what it is about, and perhaps an example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AidSentence {
    /// What it is about.
    pub head: Message,
    /// The sentence.
    pub words: Message,
    /// An example in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<Message>,
}

impl Aid {
    /// A ranking of everything that so many dice can show. `class` says where a throw stands, the best class being the
    /// lowest, and `row` what the throws of a class are called and worth, by the highest of them. Within a class throws
    /// stand by their numbers.
    pub fn ranking<K: Ord>(
        title: &'static str,
        dice: u8,
        class: impl Fn(Dice) -> K,
        row: impl Fn(Dice) -> (Message, Option<Message>),
    ) -> Aid {
        Aid::ranking_by(title, dice, class, |_| (), row)
    }

    /// The same where throws of one class are not equal: `within` is higher for the better ones.
    pub fn ranking_by<K: Ord, W: Ord>(
        title: &'static str,
        dice: u8,
        class: impl Fn(Dice) -> K,
        within: impl Fn(Dice) -> W,
        row: impl Fn(Dice) -> (Message, Option<Message>),
    ) -> Aid {
        let mut classes: BTreeMap<K, (Vec<Dice>, u64)> = BTreeMap::new();
        for (throw, ways) in throws(dice) {
            let (throws, all) = classes.entry(class(throw)).or_default();
            throws.push(throw);
            *all += ways;
        }
        let ranked = |(mut throws, ways): (Vec<Dice>, u64)| {
            throws.sort_by_key(|&throw| Reverse((within(throw), digits(throw))));
            let (name, worth) = row(throws[0]);
            Ranked { throws, name, worth, ways }
        };
        let rows = AidRows::Ranking { dice, rows: classes.into_values().map(ranked).collect() };
        Aid { title: Message::new(title), note: None, rows }
    }

    /// The same card with a sentence below its title.
    #[must_use]
    pub fn noting(self, note: Message) -> Aid {
        Aid { note: Some(note), ..self }
    }

    /// Everything that is said on it.
    pub fn messages(&self) -> Vec<&Message> {
        let mut said: Vec<_> = [&self.title].into_iter().chain(&self.note).collect();
        match &self.rows {
            AidRows::Ranking { rows, .. } => {
                said.extend(rows.iter().flat_map(|row| [&row.name].into_iter().chain(&row.worth)));
            }
            AidRows::List(groups) => {
                said.extend(groups.iter().filter_map(|group| group.title.as_ref()));
                let entries = groups.iter().flat_map(|group| &group.entries);
                said.extend(entries.flat_map(|entry| [&entry.name, &entry.price.said, &entry.words]));
            }
            AidRows::Sentences(sentences) => {
                said.extend(sentences.iter().flat_map(|it| [&it.head, &it.words].into_iter().chain(&it.example)));
            }
        }
        said
    }
}

impl Ranked {
    /// The throws in a few words: all of them if they are few, else the first and the last. The highest die stands first.
    pub fn throws_written(&self) -> (Vec<String>, Option<String>) {
        const FEW: usize = 5;
        let mut all: Vec<_> = self.written().collect();
        if all.len() <= FEW {
            return (all, None);
        }
        let last = all.pop();
        all.truncate(1);
        (all, last)
    }

    /// Each of the throws, the highest die first.
    pub fn written(&self) -> impl Iterator<Item = String> {
        self.throws.iter().map(|throw| digits(*throw).iter().map(ToString::to_string).collect())
    }
}

/// What dice show, the highest first.
fn digits(dice: Dice) -> Vec<u8> {
    let mut faces: Vec<_> = crate::FACES.into_iter().flat_map(|face| vec![face; dice.showing(face).into()]).collect();
    faces.reverse();
    faces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ranking_has_every_throw_once() {
        let name = |throw: Dice| (Message::new("sum").with("dice", throw), None);
        let aid = Aid::ranking("title", 2, |throw| Reverse(throw.sum()), name);
        let AidRows::Ranking { dice: 2, rows } = &aid.rows else { panic!("{aid:?}") };
        assert_eq!(rows.iter().map(|row| row.ways).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
        assert_eq!(rows[5].throws_written(), (vec!["61".to_owned(), "52".to_owned(), "43".to_owned()], None));
        assert_eq!(aid.messages().len(), 12);
        // Ones are highest here, and then the sum counts.
        let within = |throw: Dice| (throw.showing(1), throw.sum());
        let AidRows::Ranking { rows, .. } = Aid::ranking_by("title", 2, |_| 0, within, name).rows else {
            unreachable!()
        };
        assert_eq!(rows[0].throws_written(), (vec!["11".to_owned()], Some("22".to_owned())));
        let all = Aid::ranking("title", 2, |_| 0, name);
        let AidRows::Ranking { rows, .. } = all.rows else { unreachable!() };
        assert_eq!((rows[0].ways, rows[0].throws_written()), (36, (vec!["66".to_owned()], Some("11".to_owned()))));
    }
}
