//! What cannot be done by touching a piece alone: buttons, and words to pick from.

use rafle_engine::{Choice, Face, How, Move};

use super::{Drawing, Fold};
use crate::hand::Target;
use crate::picture::{Picture, flow, stack};

impl Drawing<'_> {
    /// Words that have to be picked, and below them the buttons.
    pub(super) fn acts(&self, room: u16) -> Picture {
        let words = self.hand.laid_out().map(|index| self.words(index, room));
        let moves = self.hand.view().moves.iter().enumerate();
        let buttons =
            moves.filter(|(index, _)| self.hand.needs_button(*index)).map(|(index, it)| self.button(index, it, room));
        let throw = self.hand.view().tap.as_ref().map(|tap| {
            let label = self.voice.say(tap);
            self.keyed(&self.voice.word("key-space"), &label, true, room).touched(Target::Throw)
        });
        let buttons = flow(throw.into_iter().chain(buttons), room, 2, 0);
        stack(words.chain([buttons, self.touching(room)]), 0)
    }

    /// What touching the piece in focus would do, where that can be said.
    fn touching(&self, room: u16) -> Picture {
        let Some(Target::Piece(id)) = self.hand.focus() else { return Picture::blank(0, 0) };
        let on_it = |it: &&Move| matches!(&it.how, How::Touch { piece: Some(piece), .. } if piece == id);
        match self.hand.view().moves.iter().find(on_it) {
            Some(it) if !self.hand.can_pick(id) => {
                let told = self.told_of(id).map(|told| Picture::wrapped(&told, room, self.styles.plain));
                stack(
                    [self.keyed(&self.voice.word("key-enter"), &self.said(it), true, room)].into_iter().chain(told),
                    0,
                )
            }
            _ => Picture::blank(0, 0),
        }
    }

    /// What a card of the market costs and does, where that does not stand beside its name.
    fn told_of(&self, id: &str) -> Option<String> {
        let piece = self.hand.view().pieces().find(|piece| piece.id == id).filter(|_| self.plan.fold > Fold::Open)?;
        let Face::Character { price, power, .. } = &piece.face else { return None };
        Some(self.voice.both(&price.said, power))
    }

    fn button(&self, index: usize, it: &Move, room: u16) -> Picture {
        let target = Target::Button(index);
        let main = self.hand.main().as_ref() == Some(&target);
        let key = if main { self.voice.word("key-space") } else { self.key_of(&target).to_owned() };
        let label = self.hand.none_picked(index).map_or_else(|| self.said(it), |none| self.voice.say(none));
        self.keyed(&key, &label, self.hand.ready(index), room).touched(target)
    }

    /// What a move is called, and what it would bring.
    fn said(&self, it: &Move) -> String {
        match &it.brings {
            Some(brings) => format!("{} ({})", self.voice.say(&it.label), self.voice.say(brings)),
            None => self.voice.say(&it.label),
        }
    }

    fn keyed(&self, key: &str, label: &str, ready: bool, room: u16) -> Picture {
        let style = if ready { self.styles.bold } else { self.styles.faint };
        let key = Picture::spans(&[("[", style), (key, self.styles.key), ("] ", style)]);
        let label = Picture::wrapped(label, room.saturating_sub(key.width()), style);
        key.beside(&label, 0)
    }

    fn words(&self, index: usize, room: u16) -> Picture {
        let it = &self.hand.view().moves[index];
        let rows: Vec<Vec<(usize, &Choice)>> = match &it.how {
            How::Touch { .. } => Vec::new(),
            How::Pick { from, .. } => vec![from.iter().enumerate().filter(|(_, it)| it.piece.is_none()).collect()],
            How::Rows { rows, .. } => rows.iter().map(|row| row.iter().enumerate().collect()).collect(),
        };
        let row = |(row, choices): (usize, &Vec<(usize, &Choice)>)| {
            let chips = choices.iter().map(|(number, choice)| self.chip(&Target::Choice(index, row, *number), choice));
            // What is typed before each of a row stands before the row.
            let first = choices.first().map(|(number, choice)| {
                let key = self.key_of(&Target::Choice(index, row, *number));
                key.strip_suffix(&choice.word).or_else(|| key.get(..key.len().saturating_sub(1))).unwrap_or_default()
            });
            let mark = Picture::text(first.unwrap_or_default(), self.styles.key);
            flow([mark].into_iter().filter(|mark| mark.width() > 0).chain(chips), room, 1, 0)
        };
        // The button says the same.
        let title = (self.plan.gap > 0).then(|| Picture::text(&self.voice.say(&it.label), self.styles.faint));
        stack(title.into_iter().chain(rows.iter().enumerate().map(row)), 0)
    }

    fn chip(&self, target: &Target, choice: &Choice) -> Picture {
        let piece = choice.piece.as_deref().and_then(|id| self.hand.view().pieces().find(|piece| piece.id == id));
        let said = match (&choice.label, piece) {
            (Some(label), _) => self.voice.say(label),
            (None, Some(piece)) => self.small_face(piece).0,
            (None, None) => choice.word.clone(),
        };
        let (open, close) = if self.hand.is_picked(target) { ("<", ">") } else { (" ", " ") };
        let style = self.style_of(target);
        let key = match self.key_of(target) {
            // A number is typed as it stands there, unless a language says it in a word.
            key if key.ends_with(&choice.word) && said.contains(&choice.word) => "",
            key if key.ends_with(&choice.word) => &choice.word,
            key => &key[key.len().saturating_sub(1)..],
        };
        let dot = if key.is_empty() { "" } else { "·" };
        Picture::spans(&[(open, style), (key, self.styles.key), (dot, style), (&said, style), (close, style)])
            .touched(target.clone())
    }
}
