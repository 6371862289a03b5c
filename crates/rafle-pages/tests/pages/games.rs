//! Every game at its telling moments, as everybody at the table and around it sees it: a file for each game.

use std::fmt::Write as _;

use rafle_engine::{About, Face, Next, Part, Seat, Viewer};
use rafle_pages::Reader;
use rafle_table::{Table, shelf};
use similar::{ChangeTag, TextDiff};

use crate::outline::{Element, read};
use crate::sitting::{Sitting, anna, bo, nobody, regions};
use crate::{compare, plain_reader, to_be_opened};

/// What matters of a position to find the telling ones.
struct Position {
    /// Whether Anna chooses among several things.
    choice: bool,
    /// Whether whoever only watches sees less than there is.
    secret: bool,
    /// How many cups and backs a spectator sees.
    covered: usize,
}

impl Position {
    fn of(table: &Table) -> Position {
        let (play, hidden) = (table.play(), table.about().hidden);
        let choice = play.next() == Next::Seat(Seat::A) && play.now().open().len() > 1;
        let [watched, all] =
            [Viewer::Spectator, Viewer::Referee].map(|viewer| hidden.then(|| play.now().view(viewer).parts));
        let covered = |part: &Part| match part {
            Part::Pieces(group) => {
                group.pieces.iter().filter(|it| matches!(it.face, Face::Cup(_) | Face::Back)).count()
            }
            _ => 0,
        };
        Position { choice, secret: watched != all, covered: watched.iter().flatten().map(covered).sum() }
    }
}

/// A moment that is looked at: its name, and after how many moves it comes.
type Moment = (&'static str, usize);

/// The telling moments of a game, played once to its end, in the order in which they come.
fn moments(about: &'static About) -> Vec<Moment> {
    let mut sitting = Sitting::usual(about);
    let mut positions = vec![Position::of(&sitting.table)];
    while sitting.go_on() {
        positions.push(Position::of(&sitting.table));
    }
    let last = positions.len() - 1;
    let from = |start: usize, is: &dyn Fn(usize) -> bool| (start..last).find(|&number| is(number));
    let choice = from(0, &|number| positions[number].choice);
    let later = from(last / 2, &|number| positions[number].choice);
    let hidden = from(0, &|number| positions[number].secret);
    let shown = hidden.and_then(|hidden| {
        let all = from(hidden, &|number| !positions[number].secret);
        all.or_else(|| from(hidden + 1, &|number| positions[number].covered < positions[number - 1].covered))
    });
    let found = [("choice", choice), ("hidden", hidden), ("reveal", shown), ("middle", later)];
    let mut moments = vec![("first", 0)];
    moments.extend(found.into_iter().filter_map(|(name, number)| Some((name, number?))));
    moments.push(("end", last));
    moments.sort_by_key(|(_, number)| *number);
    moments
}

/// Shows the table at each of the telling moments of a game.
fn at_each_moment(about: &'static About, mut see: impl FnMut(&str, &Sitting)) {
    let moments = moments(about);
    let mut sitting = Sitting::usual(about);
    let mut number = 0;
    for same in moments.chunk_by(|one, other| one.1 == other.1) {
        while number < same[0].1 {
            sitting.go_on();
            number += 1;
        }
        let names: Vec<_> = same.iter().map(|(name, _)| *name).collect();
        see(&format!("{}, after {number} moves", names.join(" and ")), &sitting);
    }
}

/// The lines of `other` that `one` has not, and the other way round.
fn difference(one: &str, other: &str) -> String {
    let mut lines = String::new();
    for change in TextDiff::from_lines(one, other).iter_all_changes() {
        let sign = match change.tag() {
            ChangeTag::Equal => continue,
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
        };
        write!(lines, "{sign} {change}").expect("a string takes it");
    }
    lines
}

/// The page on which a table is opened: what the game is like, its options, and what the headings of its rules say.
fn set_up(about: &'static About, reader: &Reader) -> String {
    let page = read(&to_be_opened(reader, about).into_string());
    let found = [page.by_class("intro"), page.by_class("house")];
    let ways = page.all(&|it| it.attribute("data-begins").is_some());
    let ways: Vec<_> = ways.into_iter().flat_map(Element::texts).map(|text| text.trim().to_owned()).collect();
    let headings = page.by_tag("article").expect("a game has rules").headings();
    let outlines: String = found.into_iter().flatten().map(Element::outline).collect();
    format!("{outlines}ways: {}\nrules: {}\n", ways.join(" · "), headings.join(" · "))
}

#[test]
fn every_game_at_its_telling_moments() {
    let reader = plain_reader("en");
    for about in shelf() {
        let mut text = format!("# to be opened\n{}", set_up(about, &reader));
        at_each_moment(about, |moment, sitting| {
            let [anna, bo, nobody] = [anna(), bo(), nobody()].map(|guest| regions(&sitting.page(&reader, &guest)));
            write!(text, "\n# {moment}\n{anna}").expect("a string takes it");
            let screen = regions(&sitting.screen(&reader));
            for (who, one, other) in [
                ("Bo sees", &anna, &bo),
                ("a spectator sees", &anna, &nobody),
                ("the big screen, unlike a spectator", &nobody, &screen),
            ] {
                // In the middle others see what they saw before.
                if !moment.starts_with("middle") && (about.most_seats > 1 || who != "Bo sees") {
                    write!(text, "## {who}\n{}", difference(one, other)).expect("a string takes it");
                }
            }
        });
        compare("games", about.slug, &text);
    }
}

/// Whether this is no text but the key of one, or has a hole where something is to be said.
fn is_raw(text: &str) -> bool {
    let key =
        |word: &str| word.contains('-') && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    text.contains(['{', '}']) || (!text.contains(' ') && key(text))
}

#[test]
fn in_danish_everything_is_said() {
    let reader = plain_reader("da");
    assert!(is_raw("open-seat") && is_raw("{$seat} kaster") && !is_raw("To-tre gange") && !is_raw("stop"));
    for about in shelf() {
        let check = |moment: &str, page: &Element| {
            for text in page.texts() {
                assert!(!is_raw(text), "{}, {moment}: {text}", about.slug);
            }
        };
        let set_up = read(&to_be_opened(&reader, about).into_string());
        check("to be opened", set_up.by_class("head").expect("below it are the rules, which name keys"));
        at_each_moment(about, |moment, sitting| {
            check(moment, &sitting.page(&reader, &anna()));
            check(moment, &sitting.screen(&reader));
        });
    }
}
