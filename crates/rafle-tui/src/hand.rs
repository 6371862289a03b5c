//! A player's hand over the table: what can be touched, what is picked so far, and the action that comes of it.
//!
//! Nothing here knows how a view is drawn. The keys are made from the view alone, so a test can press them without a
//! screen, and every open action can be made by keys in exactly one way.

use std::collections::{BTreeMap, BTreeSet};

use crossterm::event::KeyCode;
use rafle_engine::{Cell, Choice, How, Lies, Message, Move, Part, View};

use crate::keys::{self, Letters};

/// Something that can be touched.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Target {
    /// The cup or the deck: the viewer's hand throws or draws.
    Throw,
    /// A piece on the table or a box of a sheet, by its name.
    Piece(String),
    /// A word to pick: of which move, in which of its rows, the how manieth.
    Choice(usize, usize, usize),
    /// The button of a move.
    Button(usize),
}

impl Target {
    /// The name of the piece or box that this is.
    pub(crate) fn piece(&self) -> Option<&str> {
        if let Target::Piece(id) = self { Some(id) } else { None }
    }
}

/// What comes of a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Something is picked or let go; nobody else sees it.
    Picked,
    /// The viewer's hand throws or draws.
    Throw,
    /// This action is made.
    Act(String),
    /// So many have to be picked first, and are not.
    PickFirst(Message),
}

/// One view, and what its viewer has picked in it so far.
#[derive(Clone, Debug)]
pub struct Hand {
    view: View,
    picked: BTreeSet<String>,
    /// Words that were picked and are no pieces: of which move, and the how manieth.
    words: BTreeSet<(usize, usize)>,
    /// The choice in each row of each move.
    rows: BTreeMap<(usize, usize), usize>,
    /// Of several moves with rows, the one whose rows are laid out.
    opened: Option<usize>,
    targets: Vec<(Target, String)>,
    /// What Enter would touch; nothing until somebody moves there.
    focus: Option<usize>,
    /// What was typed of a key that is longer.
    typed: String,
    /// Letters that things have had in this game.
    letters: Letters,
}

impl Hand {
    /// A hand that has touched nothing yet. Dice that were kept are picked already, and rows begin with a choice that
    /// makes one of the `open` actions.
    pub fn new(view: View, open: &[String]) -> Hand {
        Hand::with(view, open, Letters::default())
    }

    /// The next hand at the same screen: whatever had a letter keeps it.
    #[must_use]
    pub fn next(&self, view: View, open: &[String]) -> Hand {
        Hand::with(view, open, self.letters.clone())
    }

    fn with(view: View, open: &[String], letters: Letters) -> Hand {
        let mut hand = Hand {
            picked: BTreeSet::new(),
            words: BTreeSet::new(),
            rows: first_choices(&view, open),
            opened: None,
            targets: Vec::new(),
            focus: Some(0),
            typed: String::new(),
            letters,
            view,
        };
        let with_rows: Vec<_> = hand.moves_where(|how| matches!(how, How::Rows { .. })).collect();
        if let [only] = with_rows[..] {
            hand.opened = Some(only);
        }
        let kept = hand.view.pieces().filter(|piece| piece.lies == Lies::Kept && hand.can_pick(&piece.id));
        hand.picked = kept.map(|piece| piece.id.clone()).collect();
        hand.lay_out();
        hand
    }

    /// What the viewer sees.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// Everything that can be touched, in the order of the Tab key, and the key that touches it.
    pub fn targets(&self) -> &[(Target, String)] {
        &self.targets
    }

    /// The key that touches this, or the keys one after the other; empty if it has none.
    pub fn key(&self, target: &Target) -> &str {
        self.targets.iter().find(|(other, _)| other == target).map_or("", |(_, key)| key)
    }

    /// What was typed of a key that is longer.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Forgets what was typed of a longer key; false if there is nothing to forget.
    pub fn forget_typed(&mut self) -> bool {
        !std::mem::take(&mut self.typed).is_empty()
    }

    /// Whether this can be touched.
    pub fn can_touch(&self, target: &Target) -> bool {
        self.targets.iter().any(|(other, _)| other == target)
    }

    /// What Enter would touch.
    pub fn focus(&self) -> Option<&Target> {
        self.targets.get(self.focus?).map(|(target, _)| target)
    }

    /// Moves to this target, if it can be touched.
    pub fn focus_on(&mut self, target: &Target) {
        if let Some(index) = self.targets.iter().position(|(other, _)| other == target) {
            self.focus = Some(index);
        }
    }

    /// Lets go of what stands in focus: a key that was pressed to go on and is pressed once more does nothing.
    pub(crate) fn rest(&mut self) {
        self.focus = None;
    }

    /// Moves on by so many targets, round and round.
    pub fn step(&mut self, by: isize) {
        let count = self.targets.len() as isize;
        if count > 0 {
            // From nowhere the first is a step away, and so is the last.
            let here = self.focus.map_or(if by > 0 { -1 } else { 0 }, |focus| focus as isize);
            self.focus = Some((here + by).rem_euclid(count) as usize);
        }
    }

    /// Whether this piece, word or button stands out as picked.
    pub fn is_picked(&self, target: &Target) -> bool {
        match target {
            Target::Piece(id) => self.picked.contains(id),
            Target::Choice(index, row, number) => match &self.view.moves[*index].how {
                How::Rows { .. } => self.rows.get(&(*index, *row)) == Some(number),
                _ => self.words.contains(&(*index, *number)),
            },
            Target::Button(index) => self.opened == Some(*index),
            Target::Throw => false,
        }
    }

    /// Whether enough and not too much is picked for this move.
    pub fn ready(&self, index: usize) -> bool {
        let it = &self.view.moves[index];
        match &it.how {
            How::Touch { .. } | How::Rows { .. } => true,
            How::Pick { from, .. } => {
                let among = |id: &String| from.iter().any(|choice| choice.piece.as_ref() == Some(id));
                it.compose(&self.picked_of(index, from)).is_ok() && self.picked.iter().all(among)
            }
        }
    }

    /// What a move is called because nothing is picked for it; nothing if something is, or it has one name.
    pub fn none_picked(&self, index: usize) -> Option<&Message> {
        match &self.view.moves[index].how {
            How::Pick { from, none, .. } if self.picked_of(index, from).is_empty() => none.as_ref(),
            _ => None,
        }
    }

    /// A key that was pressed; nothing if it means nothing here.
    pub fn press(&mut self, key: KeyCode) -> Option<Deed> {
        match key {
            KeyCode::Char(letter) if letter != ' ' => return self.type_in(letter),
            _ => self.typed.clear(),
        }
        match key {
            KeyCode::Tab => self.step(1),
            KeyCode::BackTab => self.step(-1),
            KeyCode::Enter => return self.focus().cloned().map(|target| self.touch(&target)),
            KeyCode::Char(' ') => return self.main().map(|target| self.touch(&target)),
            _ => return None,
        }
        Some(Deed::Picked)
    }

    /// A letter or a digit, which may go on a key that was begun.
    fn type_in(&mut self, letter: char) -> Option<Deed> {
        let longer = format!("{}{letter}", self.typed);
        self.typed.clear();
        for typed in [longer, letter.to_string()] {
            let exact = self.targets.iter().find(|(_, key)| *key == typed).map(|(target, _)| target.clone());
            let further = self.targets.iter().any(|(_, key)| key.len() > typed.len() && key.starts_with(&typed));
            if further {
                self.typed = typed;
            } else if exact.is_none() {
                continue;
            }
            let Some(target) = exact else { return Some(Deed::Picked) };
            self.focus_on(&target);
            // A number that may become a longer one is only pointed at, unless nothing comes of it yet.
            let waits = further && !matches!(target, Target::Choice(..));
            return Some(if waits { Deed::Picked } else { self.touch(&target) });
        }
        None
    }

    /// The same letter, capital or small, where that one is a key and this one is none.
    pub(crate) fn in_other_case(&self, letter: char) -> Option<char> {
        let other = if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
        let is_key = |letter| self.targets.iter().any(|(_, key)| key.starts_with(letter));
        Some(other).filter(|_| !is_key(letter) && is_key(other))
    }

    /// Touches something that can be touched.
    pub fn touch(&mut self, target: &Target) -> Deed {
        match target {
            Target::Throw => return Deed::Throw,
            Target::Piece(id) if self.can_pick(id) => self.toggle(id),
            Target::Piece(id) => {
                let touched = self.moves_where(|how| touches(how, id)).next();
                return touched.map_or(Deed::Picked, |index| Deed::Act(self.view.moves[index].action(&[])));
            }
            Target::Choice(index, row, number) => match &self.view.moves[*index].how {
                How::Rows { .. } => {
                    self.rows.insert((*index, *row), *number);
                }
                _ if !self.words.remove(&(*index, *number)) => {
                    self.words.insert((*index, *number));
                }
                _ => {}
            },
            Target::Button(index) => return self.push(*index),
        }
        Deed::Picked
    }

    /// Lays a hint out: whatever `action` needs is picked, and the focus lies on what completes it.
    pub fn prepare(&mut self, action: &str) {
        let Some((index, words)) = self.way_to(action) else { return };
        if matches!(self.view.moves[index].how, How::Rows { .. }) {
            self.opened = Some(index);
            self.lay_out();
        }
        for target in self.to_toggle(index, &words) {
            self.touch(&target);
        }
        let last = self.last_touch(index);
        self.focus_on(&last);
    }

    /// What `action` is called here, and what is picked for it, as it is written.
    pub(crate) fn called(&self, action: &str) -> Option<(&Message, String)> {
        self.view.moves.iter().find_map(|it| it.called(action))
    }

    /// The keys that make `action` from here; nothing if it is not open.
    pub fn keys_for(&self, action: &str) -> Option<Vec<KeyCode>> {
        let (index, words) = self.way_to(action)?;
        let mut hand = self.clone();
        let mut keys = Vec::new();
        if matches!(self.view.moves[index].how, How::Rows { .. }) && self.opened != Some(index) {
            hand.reach(&Target::Button(index), &mut keys);
        }
        for target in hand.to_toggle(index, &words) {
            hand.reach(&target, &mut keys);
        }
        let last = hand.last_touch(index);
        hand.reach(&last, &mut keys);
        Some(keys)
    }

    /// Touches `target` by its key, or by Tab and Enter where it has none, and notes the keys.
    fn reach(&mut self, target: &Target, keys: &mut Vec<KeyCode>) {
        let mut press = |hand: &mut Hand, key| {
            keys.push(key);
            hand.press(key);
        };
        let key = self.key(target).to_owned();
        for letter in key.chars() {
            press(self, KeyCode::Char(letter));
        }
        let waits = !self.typed.is_empty() && !matches!(target, Target::Choice(..));
        if key.is_empty() {
            while self.focus() != Some(target) && self.can_touch(target) {
                press(self, KeyCode::Tab);
            }
        }
        if key.is_empty() || waits {
            press(self, KeyCode::Enter);
        }
    }

    /// The move that makes `action`, and the words to pick for it.
    fn way_to<'a>(&self, action: &'a str) -> Option<(usize, Vec<&'a str>)> {
        self.view.moves.iter().enumerate().find_map(|(index, it)| Some((index, it.words_for(action)?)))
    }

    /// What has to be touched so that exactly these words are picked for a move.
    fn to_toggle(&self, index: usize, words: &[&str]) -> Vec<Target> {
        match &self.view.moves[index].how {
            How::Touch { .. } => Vec::new(),
            How::Rows { rows, .. } => {
                let choice = |(row, (choices, word)): (usize, (&Vec<Choice>, &&str))| {
                    let number = choices.iter().position(|choice| choice.word == **word)?;
                    Some(Target::Choice(index, row, number))
                };
                rows.iter().zip(words).enumerate().filter_map(choice).collect()
            }
            How::Pick { from, .. } => {
                let mut wanted = words.to_vec();
                let mut changed = Vec::new();
                for (number, choice) in from.iter().enumerate() {
                    let place = wanted.iter().position(|word| *word == choice.word);
                    place.map(|place| wanted.swap_remove(place));
                    let target = pick_target(index, number, choice);
                    if place.is_some() != self.is_picked(&target) {
                        changed.push(target);
                    }
                }
                let astray = self.picked.iter().filter(|id| !from.iter().any(|it| it.piece.as_ref() == Some(id)));
                // What is let go first makes room for what is picked.
                let (down, up): (Vec<_>, Vec<_>) = changed.into_iter().partition(|target| self.is_picked(target));
                astray.map(|id| Target::Piece(id.clone())).chain(down).chain(up).collect()
            }
        }
    }

    /// What makes a move once everything is picked.
    fn last_touch(&self, index: usize) -> Target {
        match &self.view.moves[index].how {
            How::Touch { piece: Some(id), .. } if !self.needs_button(index) => Target::Piece(id.clone()),
            _ => Target::Button(index),
        }
    }

    /// What the space bar does: throw, or make the move for which enough is picked. Nothing else: whoever presses it once
    /// too often does not give a turn away.
    pub fn main(&self) -> Option<Target> {
        if self.can_touch(&Target::Throw) {
            return Some(Target::Throw);
        }
        let mut picks: Vec<_> = self.moves_where(|how| matches!(how, How::Pick { .. })).collect();
        picks.sort_by_key(|&index| !self.ready(index));
        picks.first().map(|&index| Target::Button(index))
    }

    fn push(&mut self, index: usize) -> Deed {
        let it = &self.view.moves[index];
        match &it.how {
            How::Touch { action, .. } => Deed::Act(action.clone()),
            How::Pick { from, least, most, .. } => {
                if self.ready(index) {
                    Deed::Act(it.action(&self.picked_of(index, from)))
                } else {
                    Deed::PickFirst(pick_first(*least, *most))
                }
            }
            How::Rows { rows, .. } if self.opened == Some(index) => {
                let word = |(row, choices): (usize, &Vec<Choice>)| {
                    choices.get(self.rows.get(&(index, row)).copied().unwrap_or(0)).map(|choice| choice.word.clone())
                };
                let words: Vec<_> = rows.iter().enumerate().filter_map(word).collect();
                Deed::Act(it.action(&words.iter().map(String::as_str).collect::<Vec<_>>()))
            }
            How::Rows { .. } => {
                self.opened = Some(index);
                self.lay_out();
                self.focus_on(&Target::Choice(index, 0, self.rows.get(&(index, 0)).copied().unwrap_or(0)));
                Deed::Picked
            }
        }
    }

    fn picked_of<'a>(&self, index: usize, from: &'a [Choice]) -> Vec<&'a str> {
        let picked = |(number, choice): &(usize, &Choice)| self.is_picked(&pick_target(index, *number, choice));
        from.iter().enumerate().filter(picked).map(|(_, choice)| choice.word.as_str()).collect()
    }

    fn toggle(&mut self, id: &str) {
        if self.picked.remove(id) {
            return;
        }
        let one_at_most = |it: &Move| match &it.how {
            How::Pick { from, most, .. } if picks(from, id) => *most == 1,
            _ => true,
        };
        if self.view.moves.iter().all(one_at_most) {
            self.picked.clear();
        }
        self.picked.insert(id.to_owned());
    }

    /// Whether this piece can be picked.
    pub fn can_pick(&self, id: &str) -> bool {
        is_pickable(&self.view, id)
    }

    fn moves_where(&self, fits: impl Fn(&How) -> bool) -> impl Iterator<Item = usize> {
        let moves = self.view.moves.iter().enumerate();
        moves.filter(move |(_, it)| fits(&it.how)).map(|(index, _)| index)
    }

    /// Whether a move cannot be made by touching a piece alone: there is none, or touching it means something else.
    pub fn needs_button(&self, index: usize) -> bool {
        match &self.view.moves[index].how {
            How::Touch { piece: Some(id), .. } => {
                self.can_pick(id) || self.moves_where(|how| touches(how, id)).next() != Some(index)
            }
            _ => true,
        }
    }

    /// The moves whose words have to be laid out to be picked.
    pub fn laid_out(&self) -> impl Iterator<Item = usize> {
        self.moves_where(|how| match how {
            How::Rows { .. } => true,
            How::Pick { from, .. } => from.iter().any(|choice| choice.piece.is_none()),
            How::Touch { .. } => false,
        })
        .filter(|&index| !matches!(self.view.moves[index].how, How::Rows { .. }) || self.opened == Some(index))
    }

    /// Finds everything that can be touched and gives it keys. What stood in focus keeps it.
    fn lay_out(&mut self) {
        let focus = self.focus().cloned();
        let mut targets: Vec<_> = self.view.tap.iter().map(|_| Target::Throw).collect();
        for part in &self.view.parts {
            let ids: Vec<&str> = match part {
                Part::Pieces(group) => group.pieces.iter().map(|piece| piece.id.as_str()).collect(),
                Part::Grid(grid) => grid.rows.iter().flat_map(|row| &row.fields).map(|it| it.id.as_str()).collect(),
                Part::Sheet(sheet) => sheet.rows.iter().flat_map(|row| &row.cells).filter_map(Cell::id).collect(),
                Part::Track(_) | Part::Sticks(_) | Part::Note(_) => Vec::new(),
            };
            let pieces = ids.into_iter().map(|id| Target::Piece(id.to_owned()));
            targets.extend(pieces.filter(|target| self.is_live(target)));
        }
        for index in self.laid_out() {
            targets.extend(self.choices(index));
        }
        targets.extend((0..self.view.moves.len()).filter(|&it| self.needs_button(it)).map(Target::Button));
        self.targets = keys::given(&self.view, targets, &mut self.letters);
        self.typed.clear();
        self.focus = Some(0);
        if let Some(focus) = focus {
            self.focus_on(&focus);
        }
    }

    fn is_live(&self, target: &Target) -> bool {
        let Target::Piece(id) = target else { return false };
        self.can_pick(id) || self.moves_where(|how| touches(how, id)).next().is_some()
    }

    /// The words of a move, row by row.
    fn choices(&self, index: usize) -> Vec<Target> {
        match &self.view.moves[index].how {
            How::Touch { .. } => Vec::new(),
            How::Pick { from, .. } => {
                let words = from.iter().enumerate().filter(|(_, choice)| choice.piece.is_none());
                words.map(|(number, _)| Target::Choice(index, 0, number)).collect()
            }
            How::Rows { rows, .. } => {
                let row = |(row, choices): (usize, &Vec<Choice>)| {
                    (0..choices.len()).map(move |number| Target::Choice(index, row, number))
                };
                rows.iter().enumerate().flat_map(row).collect()
            }
        }
    }
}

fn pick_target(index: usize, number: usize, choice: &Choice) -> Target {
    choice.piece.clone().map_or(Target::Choice(index, 0, number), Target::Piece)
}

/// How many have to be picked before a move can be made.
fn pick_first(least: usize, most: usize) -> Message {
    if least == most {
        Message::new("pick-first-exactly").with("count", most)
    } else {
        Message::new("pick-first").with("least", least).with("most", most)
    }
}

fn picks(from: &[Choice], id: &str) -> bool {
    from.iter().any(|choice| choice.piece.as_deref() == Some(id))
}

/// Whether this piece can be picked.
pub(crate) fn is_pickable(view: &View, id: &str) -> bool {
    view.moves.iter().any(|it| matches!(&it.how, How::Pick { from, .. } if picks(from, id)))
}

/// Whether a move is made by touching this piece.
pub(crate) fn touches(how: &How, id: &str) -> bool {
    matches!(how, How::Touch { piece: Some(piece), .. } if piece == id)
}

/// For each move with rows, the choices that make the first of its open actions.
fn first_choices(view: &View, open: &[String]) -> BTreeMap<(usize, usize), usize> {
    let mut chosen = BTreeMap::new();
    for (index, it) in view.moves.iter().enumerate() {
        let How::Rows { rows, .. } = &it.how else { continue };
        let Some(words) = open.iter().find_map(|action| it.words_for(action)) else { continue };
        for (row, (choices, word)) in rows.iter().zip(words).enumerate() {
            let number = choices.iter().position(|choice| choice.word == word);
            chosen.extend(number.map(|number| ((index, row), number)));
        }
    }
    chosen
}
