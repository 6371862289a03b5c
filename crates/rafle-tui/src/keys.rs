//! Which key touches what. A thing has the same key from turn to turn, whatever else can be touched:
//!
//! - Dice that are picked have the number of their place; dice of which one is touched, the number they show.
//! - Numbers are typed as numbers, digit by digit: `1` `0`. A second row comes after what joins the rows: `5` `x` `4`.
//! - Boxes, fields, the market and the cards in the hand have small letters by their place, counted whether they can be
//!   touched or not.
//! - Of rows with more cards than there are letters each row has a letter, and each card one in its row: `c` `a`.
//! - Everything else gets a letter of its name when it is met first, and keeps it: a capital where small ones count places.
//!   Several of one name are told apart by a number after it.

use std::collections::{BTreeMap, BTreeSet};

use rafle_engine::{Cell, Choice, Face, How, Move, Part, Piece, Pieces, Place, View};

use crate::hand::{Target, is_pickable, touches};

const DIGITS: &str = "1234567890";
const SMALL: &str = "abcdefghijklmnopqrstuvwxyz";
const CAPITAL: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Before numbers and words that would be mistaken for something else.
const MARK: &str = "=";
/// Before a second row, where what joins the rows cannot be typed.
const NEXT_ROW: &str = "/";

/// Letters that were given to things by their names, for the rest of the game.
#[derive(Clone, Default, Debug)]
pub(crate) struct Letters(BTreeMap<String, char>);

impl Letters {
    /// The letter of this name: one it had before, else the first of `wished` that is free, else any.
    fn of(&mut self, name: &str, wished: &str, capital: bool, places: &BTreeSet<char>) -> Option<char> {
        if let Some(&had) = self.0.get(name).filter(|had| !places.contains(had)) {
            return Some(had);
        }
        let given: BTreeSet<_> = self.0.values().copied().collect();
        let case = |letter: char| if capital { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
        let wished = wished.chars().filter(char::is_ascii_alphabetic).map(case);
        let any = if capital { CAPITAL.chars().chain(SMALL.chars()) } else { SMALL.chars().chain(CAPITAL.chars()) };
        let letter = wished.chain(any).find(|letter| !places.contains(letter) && !given.contains(letter))?;
        self.0.insert(name.to_owned(), letter);
        Some(letter)
    }
}

/// The key of each target; empty where there is none.
pub(crate) fn given(view: &View, targets: Vec<Target>, letters: &mut Letters) -> Vec<(Target, String)> {
    let live: BTreeSet<_> = targets.iter().filter_map(|target| target.piece()).map(ToOwned::to_owned).collect();
    let (mut keys, places) = by_place(view, &live);
    let dice = dice(view, &live);
    let dice_live = !dice.is_empty();
    keys.extend(dice);
    let unplaced = live.iter().filter(|id| !keys.contains_key(*id)).count();
    if unplaced + places.len() > SMALL.len() + CAPITAL.len() {
        keys.extend(by_row(view));
    }
    let capital = !places.is_empty();
    let mut letter =
        |name: &str, wished: &str| letters.of(name, wished, capital, &places).map(String::from).unwrap_or_default();
    let numbered = numbered(view);
    let mark = if dice_live { MARK } else { "" };
    let mut key = |target: &Target| match target {
        Target::Throw => String::new(),
        Target::Piece(id) => keys.get(id).cloned().unwrap_or_else(|| {
            let name = view.moves.iter().find(|it| touches(&it.how, id)).map_or(id.clone(), |it| it.action(&[]));
            letter(&name, &name)
        }),
        Target::Choice(index, row, number) => choice(&view.moves[*index], *row, *number, mark, capital),
        Target::Button(index) => {
            if let Some(number) = numbered.get(index) {
                return format!("{mark}{number}");
            }
            let (name, place) = name(view, *index);
            letter(name, name) + &place.map(|place| (place + 1).to_string()).unwrap_or_default()
        }
    };
    targets.into_iter().map(|target| (target.clone(), key(&target))).collect()
}

/// Small letters for what has a place of its own; and the letters that are used for places.
fn by_place(view: &View, live: &BTreeSet<String>) -> (BTreeMap<String, String>, BTreeSet<char>) {
    let own = |owner| owner == view.viewer.seat();
    let groups = |fits: &dyn Fn(&Pieces) -> bool| -> Vec<Vec<&str>> {
        let pieces =
            view.parts.iter().filter_map(|part| if let Part::Pieces(group) = part { Some(group) } else { None });
        let pieces = pieces.filter(|group| fits(group)).flat_map(|group| &group.pieces);
        pieces.filter(|piece| !is_die(piece)).map(|piece| vec![piece.id.as_str()]).collect()
    };
    // What has the same number of places for the whole game comes before the hand, which grows.
    let mut places = groups(&|group| group.place == Place::Market);
    for part in &view.parts {
        match part {
            Part::Grid(grid) if grid.owner.is_none() || own(grid.owner) => {
                places.extend(grid.rows.iter().flat_map(|row| &row.fields).map(|field| vec![field.id.as_str()]));
            }
            Part::Sheet(sheet) if sheet.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.id().is_some()) => {
                // A row that adds up or tells has no box.
                let boxes = sheet.rows.iter().filter(|row| !row.sum && !row.cells.iter().any(is_told));
                places.extend(boxes.map(|row| row.cells.iter().filter_map(Cell::id).collect()));
            }
            _ => {}
        }
    }
    places.extend(groups(&|group| group.place == Place::Hand && group.owner.is_some() && own(group.owner)));
    let mut keys = BTreeMap::new();
    let mut used = BTreeSet::new();
    for (ids, letter) in places.iter().zip(SMALL.chars().chain(CAPITAL.chars())) {
        used.insert(letter);
        keys.extend(ids.iter().find(|id| live.contains(**id)).map(|id| ((*id).to_owned(), letter.to_string())));
    }
    (keys, used)
}

fn is_told(cell: &Cell) -> bool {
    matches!(cell, Cell::Said(_))
}

fn is_die(piece: &Piece) -> bool {
    matches!(piece.face, Face::Die(_) | Face::Cup(_))
}

/// Digits for dice: by place where some are picked, by face where one is touched.
fn dice(view: &View, live: &BTreeSet<String>) -> BTreeMap<String, String> {
    let mut digits = DIGITS.chars();
    let mut keys = BTreeMap::new();
    for piece in view.pieces().filter(|piece| live.contains(&piece.id)) {
        let Face::Die(face) = piece.face else { continue };
        let key = if is_pickable(view, &piece.id) { digits.next().map(String::from) } else { Some(face.to_string()) };
        keys.extend(key.map(|key| (piece.id.clone(), key)));
    }
    keys
}

/// Two letters for each piece: that of its row, and its own.
fn by_row(view: &View) -> BTreeMap<String, String> {
    let rows = view.parts.iter().filter_map(|part| match part {
        Part::Pieces(group) if group.place == Place::Row => Some(&group.pieces),
        _ => None,
    });
    let key = |(row, pieces): (char, _)| {
        let pieces: &Vec<Piece> = pieces;
        let letters = SMALL.chars().chain(CAPITAL.chars());
        let keys = pieces.iter().zip(letters).map(|(piece, letter)| (piece.id.clone(), format!("{row}{letter}")));
        keys.collect::<Vec<_>>()
    };
    SMALL.chars().zip(rows).flat_map(key).collect()
}

/// Buttons of one verb that say a number each: they are typed as that number.
fn numbered(view: &View) -> BTreeMap<usize, u32> {
    let number = |it: &Move| match &it.how {
        How::Touch { action, piece: None } => {
            let (verb, number) = action.split_once(' ')?;
            Some((verb.to_owned(), number.parse().ok()?))
        }
        _ => None,
    };
    let found: Vec<(usize, (String, u32))> =
        view.moves.iter().enumerate().filter_map(|(index, it)| Some((index, number(it)?))).collect();
    let alike = |verb: &str| found.iter().filter(|(_, (other, _))| other == verb).count();
    found.iter().filter(|(_, (verb, _))| alike(verb) > 1).map(|(index, (_, number))| (*index, *number)).collect()
}

/// What a button is called, in a word that stays, and the how manieth it is where several are called the same.
fn name(view: &View, index: usize) -> (&str, Option<usize>) {
    fn word(it: &Move) -> Option<&str> {
        match &it.how {
            How::Touch { piece: Some(_), .. } => None,
            How::Touch { .. } => Some(it.label.key),
            How::Pick { verb, .. } | How::Rows { verb, .. } => Some(verb),
        }
    }
    let name = word(&view.moves[index]).unwrap_or(view.moves[index].label.key);
    let mut same = view.moves.iter().enumerate().filter(|(_, it)| word(it) == Some(name)).map(|(index, _)| index);
    let place = same.clone().position(|other| other == index);
    (name, place.filter(|_| same.nth(1).is_some()))
}

/// The key of a word in a row.
fn choice(it: &Move, row: usize, number: usize, mark: &str, capital: bool) -> String {
    let (choices, joint): (&[Choice], _) = match &it.how {
        How::Rows { rows, joint, .. } => (&rows[row], joint.trim()),
        How::Pick { from, .. } => (from, ""),
        How::Touch { .. } => return String::new(),
    };
    let numbers = choices.iter().all(|choice| choice.word.parse::<u32>().is_ok());
    let mark = match row {
        0 if numbers => mark,
        0 => MARK,
        _ if joint.len() == 1 && !capital => joint,
        _ => NEXT_ROW,
    };
    if numbers {
        return format!("{mark}{}", choices[number].word);
    }
    let letter = SMALL.chars().chain(CAPITAL.chars()).nth(number);
    letter.map(|letter| format!("{mark}{letter}")).unwrap_or_default()
}
