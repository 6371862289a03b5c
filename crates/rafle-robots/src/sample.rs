//! Some games that together show everything there is to draw.

use std::collections::BTreeSet;

use rafle_engine::{About, Cell, Face, How, Lies, Next, Part, Place, Play, View, Viewer};

use crate::short::Short;

/// So many games of each are walked through in memory to see what it shows.
const WALKED: u64 = 2;

/// What opening and closing a table costs, in taps.
const OPENING: usize = 10;

/// What a game shows in its short form, and how long that takes.
#[derive(Debug)]
pub struct Shown {
    /// The game in its short form.
    pub short: Short,
    /// The kinds of parts, places, pieces, boxes and moves that its players come to see.
    pub kinds: BTreeSet<&'static str>,
    taps: usize,
}

impl Shown {
    /// Walks through a few games in memory.
    pub fn of(about: &'static About) -> Shown {
        let short = Short::of(about);
        let mut shown = Shown { kinds: BTreeSet::new(), taps: OPENING, short: short.clone() };
        for seed in 0..WALKED {
            short.walk(seed, |play| shown.see(play));
        }
        shown
    }

    fn see(&mut self, play: &Play) {
        self.taps += usize::from(matches!(play.next(), Next::Seat(_) | Next::Chance { hand: Some(_) }));
        for viewer in Viewer::all(play.start().seats()).filter(|viewer| viewer.seat().is_some()) {
            self.kinds.extend(kinds(&play.now().view(viewer)));
        }
    }
}

/// Every game in its short form.
pub fn shelf() -> Vec<Shown> {
    rafle_games::GAMES.iter().map(Shown::of).collect()
}

/// The kinds of moves, which are all that differs for hands.
pub const MOVES: [&str; 6] = ["button", "touch of a piece", "open box", "pick", "rows", "tap"];

/// A few games that show every kind of thing that any game shows, quick ones first.
pub fn sample(shelf: Vec<Shown>) -> Vec<Shown> {
    let every = shelf.iter().flat_map(|shown| shown.kinds.iter().copied()).collect();
    showing(every, shelf)
}

/// A few games that show these kinds of things, quick ones first.
pub fn showing(mut missing: BTreeSet<&'static str>, shelf: Vec<Shown>) -> Vec<Shown> {
    let mut left = shelf;
    let mut chosen = Vec::new();
    while !missing.is_empty() {
        let news = |shown: &Shown| shown.kinds.intersection(&missing).count();
        // Most news for the time it takes.
        let order = |one: &Shown, other: &Shown| (news(one) * other.taps).cmp(&(news(other) * one.taps));
        let (best, _) = left
            .iter()
            .enumerate()
            .max_by(|(_, one), (_, other)| order(one, other))
            .expect("some game has what is missing");
        let best = left.swap_remove(best);
        missing.retain(|kind| !best.kinds.contains(kind));
        chosen.push(best);
    }
    chosen
}

/// The kinds of things in a view.
pub fn kinds(view: &View) -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
    for part in &view.parts {
        kinds.insert(match part {
            Part::Pieces(_) => "pieces",
            Part::Sheet(_) => "sheet",
            Part::Grid(_) => "grid",
            Part::Track(_) => "track",
            Part::Sticks(_) => "sticks",
            Part::Note(note) if note.large() => "large note",
            Part::Note(_) => "note",
        });
        match part {
            Part::Pieces(group) => drop(kinds.insert(place(group.place))),
            Part::Sheet(sheet) => kinds.extend(sheet.rows.iter().flat_map(|row| &row.cells).map(cell)),
            _ => {}
        }
    }
    for piece in view.pieces() {
        kinds.insert(face(&piece.face));
        kinds.insert(lies(piece.lies));
    }
    kinds.extend(view.moves.iter().map(|it| how(&it.how)));
    kinds.extend(view.tap.iter().map(|_| "tap"));
    kinds
}

fn place(place: Place) -> &'static str {
    match place {
        Place::Tray => "tray",
        Place::Hand => "hand",
        Place::Row => "row",
        Place::Pile => "pile",
        Place::Market => "market",
    }
}

fn cell(cell: &Cell) -> &'static str {
    match cell {
        Cell::Blank => "blank box",
        Cell::Open(_) => "open box",
        Cell::Written(_) => "written box",
        Cell::Said(_) => "box with words",
    }
}

fn face(face: &Face) -> &'static str {
    match face {
        Face::Die(_) => "die",
        Face::Cup(_) => "cup",
        Face::Suited { .. } => "suited card",
        Face::Joker => "joker",
        Face::Back => "back of a card",
        Face::Ends { .. } => "card with two ends",
        Face::Field(_) => "field",
        Face::Number(_) => "number",
        Face::Word(_) => "word",
        Face::Character { .. } => "character",
    }
}

fn lies(lies: Lies) -> &'static str {
    match lies {
        Lies::Loose => "lies loose",
        Lies::Kept => "lies kept",
        Lies::Aside => "lies aside",
        Lies::Covered => "lies covered",
        Lies::Held => "lies held",
        Lies::Spent => "lies spent",
    }
}

fn how(how: &How) -> &'static str {
    match how {
        How::Touch { piece: None, .. } => "button",
        How::Touch { piece: Some(_), .. } => "touch of a piece",
        How::Pick { .. } => "pick",
        How::Rows { .. } => "rows",
    }
}
