//! What is printed on forty cards: a list that whoever owns the box can enter.

use std::fmt;

use rafle_engine::{Draft, OptionValue, Refusal};

use super::cards::{Card, HIGHEST, MOST_ALIKE, PRINTED};

/// Cards in the box.
const CARDS: usize = 40;

/// As many stand in a line.
const IN_LINE: usize = 5;

/// With the fewest and with the most seats.
const SEATS: std::ops::RangeInclusive<u8> = 2..=5;

/// The cards of the published deck, and from how many players on each of them is played with, which is what its symbol
/// means. Ours is a reconstruction, so whoever owns the box can say what is printed there.
///
/// Written in lines of five, those first that are always played with: `1/5*,1/6,1/6,1/7,1/7;1/8,…;1/10:3,…`. The star may
/// be left out, since it is known to be on the 1/5. Read are also cards with spaces or lines between them, in any order,
/// and after `=` the total of all values in a line, which must add up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List([u64; 3]); // four bits for each pair of values

/// A card of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Printed {
    /// The lower value up.
    pub(super) card: Card,
    /// From how many seats on it is played with.
    pub(super) seats: u8,
}

impl List {
    /// A reconstruction: see the rules page.
    pub const USUAL: List = {
        let mut list = List([0; 3]);
        let mut group = 0;
        while group < PRINTED.len() {
            let mut n = 0;
            while n < PRINTED[group].len() {
                let [low, high] = PRINTED[group][n];
                let [one, _] = list.copies(low, high);
                list.put(low, high, [group as u8 + 1, one]);
                n += 1;
            }
            group += 1;
        }
        list
    };

    /// Where the four bits of a pair stand: the word, and how far up.
    const fn place(low: u8, high: u8) -> (usize, u32) {
        // Pairs in order: 1/2, 1/3 … 1/10, 2/3 …
        let before = (low - 1) as u32 * (2 * HIGHEST as u32 - low as u32) / 2;
        let number = before + (high - low - 1) as u32;
        (number as usize / 16, number % 16 * 4)
    }

    /// The two copies of a pair: 0 if there is none, 1 if it is always played with, up to 4 if with five seats only. The
    /// greater one first.
    const fn copies(self, low: u8, high: u8) -> [u8; 2] {
        let (word, up) = List::place(low, high);
        let number = (self.0[word] >> up & 15) as u8;
        let mut greater = 0;
        while (greater + 1) * (greater + 2) / 2 <= number {
            greater += 1;
        }
        [greater, number - greater * (greater + 1) / 2]
    }

    const fn put(&mut self, low: u8, high: u8, copies: [u8; 2]) {
        let (greater, other) = if copies[0] > copies[1] { (copies[0], copies[1]) } else { (copies[1], copies[0]) };
        let (word, up) = List::place(low, high);
        self.0[word] = self.0[word] & !(15 << up) | ((greater * (greater + 1) / 2 + other) as u64) << up;
    }

    /// Every card, pair by pair.
    pub(super) fn cards(self) -> impl Iterator<Item = Printed> + Clone {
        let pairs = (1..HIGHEST).flat_map(|low| (low + 1..=HIGHEST).map(move |high| (low, high)));
        pairs.flat_map(move |(low, high)| {
            let [greater, other] = self.copies(low, high);
            let printed = move |group| Printed { card: Card { up: low, down: high }, seats: group + 1 };
            [other, greater].into_iter().filter(|&group| group > 0).map(printed)
        })
    }

    /// The list of a text as far as it can be read: the cards in order, nothing where one cannot be, and what is wrong.
    fn read_out(text: &str) -> (List, Vec<Option<Printed>>, Vec<Refusal>) {
        let (mut list, mut cards, mut faults) = (List([0; 3]), Vec::new(), Vec::new());
        let lines = text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty());
        for (number, line) in (1..).zip(lines) {
            let (words, total) =
                line.split_once('=').map_or((line, None), |(words, total)| (words, Some(total.trim())));
            let before = faults.len();
            let mut sum = 0;
            for word in words.split([',', ' ', '\t']).filter(|word| !word.is_empty()) {
                let read = Printed::read(word).and_then(|printed| list.add(printed).map(|()| printed));
                sum += read.as_ref().map_or(0, |printed| u32::from(printed.card.up) + u32::from(printed.card.down));
                cards.push(read.map_err(|fault| faults.push(fault)).ok());
            }
            // A line with something wrong in it cannot add up.
            if faults.len() == before && total.is_some_and(|total| total.parse() != Ok(sum)) {
                let refusal = Refusal::new("cards-wrong-total").with("line", number).with("sum", sum);
                faults.push(refusal.with("total", total.unwrap_or_default()));
            }
        }
        if faults.is_empty() {
            faults.extend(list.checked().err());
        }
        (list, cards, faults)
    }

    /// Adds a card, unless it is there twice.
    fn add(&mut self, Printed { card, seats }: Printed) -> Result<(), Refusal> {
        let [other, none] = self.copies(card.up, card.down);
        if none > 0 {
            return Err(Refusal::new("cards-thrice").with("card", card.to_string()));
        }
        self.put(card.up, card.down, [other, seats - 1]);
        Ok(())
    }

    /// Whether a list can be played with.
    fn checked(self) -> Result<(), Refusal> {
        let count = self.cards().count();
        if count != CARDS {
            return Err(Refusal::new("cards-wrong-number").with("count", count));
        }
        let starters = || self.cards().filter(|printed| printed.card.is_starter());
        if starters().count() != 1 || starters().any(|printed| printed.seats != *SEATS.start()) {
            return Err(Refusal::new("cards-starter"));
        }
        for value in 1..=HIGHEST {
            let alike = self.cards().filter(|printed| [printed.card.up, printed.card.down].contains(&value)).count();
            if alike > MOST_ALIKE {
                let refusal = Refusal::new("cards-alike").with("value", value).with("count", alike);
                return Err(refusal.with("most", MOST_ALIKE));
            }
        }
        for seats in SEATS {
            if self.cards().filter(|printed| printed.seats <= seats).count() < usize::from(seats) {
                return Err(Refusal::new("cards-too-few").with("seats", seats));
            }
        }
        Ok(())
    }
}

impl OptionValue for List {
    const WORDS: &'static [&'static str] = &[];
    const PARTED: char = ';';
    const LIKE: Option<&'static [&'static str]> = Some(&[concat!(
        "1/3,1/3,1/5*,1/7,1/7;1/8,1/9,2/4,2/4,2/5;2/5,2/6,2/9,2/10,3/4;3/5,3/6,3/7,3/7,3/9;4/6,4/7,4/8,5/7,5/8;",
        "6/7,1/10:3,2/8:3,3/6:3,4/5:3;1/9:4,2/6:4,2/7:4,3/5:4,6/8:4;9/10:4,3/10:5,4/9:5,5/8:5,6/7:5"
    )]);

    fn written(self) -> String {
        let mut cards: Vec<_> = self.cards().collect();
        cards.sort_by_key(|printed| printed.seats);
        let line = |line: &[Printed]| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        cards.chunks(IN_LINE).map(line).collect::<Vec<_>>().join(";")
    }

    fn read(word: &str) -> Option<List> {
        let (list, _, faults) = List::read_out(word);
        faults.is_empty().then_some(list)
    }

    fn draft(word: &str) -> Option<Draft> {
        let (_, cards, faults) = List::read_out(word);
        let mut cards: Vec<_> = cards.into_iter().map(|card| card.map(|printed| printed.to_string())).collect();
        cards.resize(cards.len().max(CARDS), None);
        Some(Draft { parts: cards.chunks(IN_LINE).map(<[_]>::to_vec).collect(), faults })
    }
}

impl Printed {
    /// A card as it is written, either value first.
    fn read(word: &str) -> Result<Printed, Refusal> {
        let no_card = || Refusal::new("cards-no-card").with("text", word);
        let (face, seats) = match word.split_once(':') {
            Some((face, seats)) => {
                (face, seats.parse().ok().filter(|seats| SEATS.contains(seats)).ok_or_else(no_card)?)
            }
            None => (word, *SEATS.start()),
        };
        let plain = face.strip_suffix(['*', '★']).unwrap_or(face);
        let card = plain.parse::<Card>().map_err(|_| no_card())?.lying_low();
        if plain != face && !card.is_starter() {
            return Err(Refusal::new("cards-starter"));
        }
        Ok(Printed { card, seats })
    }
}

/// `1/5*`, `1/10:3`.
impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.card, if self.card.is_starter() { "*" } else { "" })?;
        if self.seats > *SEATS.start() { write!(f, ":{}", self.seats) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OURS: &str = "1/5*,1/6,1/6,1/7,1/7;1/8,1/9,2/4,2/4,2/5;2/5,2/6,2/9,2/10,3/4;3/5,3/6,3/7,3/8,3/9;\
                        4/6,4/7,4/8,5/7,5/8;6/7,1/10:3,2/8:3,3/6:3,4/5:3;1/8:4,1/9:4,2/6:4,2/7:4,3/4:4;\
                        3/5:4,3/10:5,4/9:5,5/8:5,6/7:5";

    #[test]
    fn our_list_is_the_deck_we_play_with() {
        assert_eq!(List::USUAL.written(), OURS);
        assert_eq!(List::read(OURS), Some(List::USUAL));
        for (seats, count) in [(2, 26), (3, 30), (4, 36), (5, 40)] {
            assert_eq!(List::USUAL.cards().filter(|printed| printed.seats <= seats).count(), count);
        }
    }

    #[test]
    fn a_list_of_ones_own_is_read_in_any_of_its_ways() {
        for like in List::LIKE.unwrap() {
            let list = List::read(like).unwrap();
            assert_eq!(list.written(), *like);
            let mut lines: Vec<_> = like.split(';').map(|line| line.replace(',', "  ")).collect();
            lines.reverse();
            assert_eq!(List::read(&lines.join("\r\n")), Some(list), "lines in any order");
        }
        let turned = OURS.replace("1/5*", "5/1").replace("2/10,", "10/2 ").replace("6/7,1/10", "6/7:2,1/10");
        assert_eq!(List::read(&turned), Some(List::USUAL));
        let added = OURS.replace("1/7,1/7;", "1/7,1/7 = 36;");
        assert_eq!(List::read(&added), Some(List::USUAL));
    }

    #[test]
    fn a_list_that_cannot_be_is_refused_with_the_reason() {
        for (instead, of, key) in [
            ("1/5*,1/11", "1/5*,1/6", "cards-no-card"),
            ("1/5*,6/6", "1/5*,1/6", "cards-no-card"),
            ("1/5*,16", "1/5*,1/6", "cards-no-card"),
            ("1/10:6", "1/10:3", "cards-no-card"),
            ("1/10:1", "1/10:3", "cards-no-card"),
            ("1/10:x", "1/10:3", "cards-no-card"),
            ("1/6,1/6,1/6", "1/6,1/6", "cards-thrice"),
            ("1/6", "1/6,1/6", "cards-wrong-number"),
            ("1/6,1/6,2/3", "1/6,1/6", "cards-wrong-number"),
            ("2/3,1/6", "1/5*,1/6", "cards-starter"),
            ("1/5:3,1/6", "1/5*,1/6", "cards-starter"),
            ("1/5,1/5,1/6", "1/5*,1/6,1/6", "cards-starter"),
            ("1/5,1/6*", "1/5*,1/6", "cards-starter"),
            ("1/7,1/7 = 37;", "1/7,1/7;", "cards-wrong-total"),
            ("1/7,1/7 = many;", "1/7,1/7;", "cards-wrong-total"),
        ] {
            let text = OURS.replace(of, instead);
            assert_ne!(text, OURS, "{of}");
            assert_eq!(List::read(&text), None, "{instead}");
            assert_eq!(wrong(&text), [key], "{instead}");
        }
        assert_eq!(wrong(""), ["cards-wrong-number"]);
        // One value on fifteen cards.
        let ones = "1/2,1/2,1/3,1/3,1/4,1/4,1/5,1/6,1/6,1/7,1/7,1/8,1/8,1/9,1/9";
        let rest =
            "2/3,2/3,2/4,2/4,2/5,2/5,3/4,3/4,3/5,3/5,4/5,4/5,6/7,6/7,6/8,6/8,6/9,6/9,7/8,7/8,7/9,7/9,8/9,8/9,9/10";
        assert_eq!(wrong(&format!("{ones},{rest}")), ["cards-alike"]);
        let few = OURS.replace(',', ":5,").replace(';', ":5;").replace("1/5*:5", "1/5").replace(":3:5", ":5");
        let few = few.replace(":4:5", ":5").replace(":5:5", ":5");
        assert_eq!(wrong(&few), ["cards-too-few"]);
    }

    /// What is wrong with a text.
    fn wrong(text: &str) -> Vec<&'static str> {
        List::draft(text).unwrap().faults.iter().map(Refusal::key).collect()
    }

    #[test]
    fn a_list_is_shown_as_far_as_it_can_be_read() {
        let text = "1/5*,1/6,1/6,1/6,x/y\n2/3,2/4 = 12\n5/9 7";
        let draft = List::draft(text).unwrap();
        assert_eq!(wrong(text), ["cards-thrice", "cards-no-card", "cards-wrong-total", "cards-no-card"]);
        let shown: Vec<_> =
            draft.parts[..2].iter().map(|line| line.iter().map(Option::as_deref).collect::<Vec<_>>()).collect();
        assert_eq!(shown[0], [Some("1/5*"), Some("1/6"), Some("1/6"), None, None]);
        assert_eq!(shown[1], [Some("2/3"), Some("2/4"), Some("5/9"), None, None], "and the others are missing");
        assert_eq!(draft.parts.iter().map(Vec::len).collect::<Vec<_>>(), [5; 8]);
    }
}
