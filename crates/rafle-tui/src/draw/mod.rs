//! A view, drawn: each part and each piece once, for all games.
//!
//! What lies on the table comes first, what can be done stands below it, and paper (sheets, boards, tracks, the market)
//! lies beside it where there is room.

mod acts;
mod paper;
mod pieces;
mod plan;

use rafle_engine::{Letters, Message, Note, Part, Place, Seat, SeatRow, Sticks};
use ratatui::style::Style;

use crate::hand::{Hand, Target};
use crate::picture::{Picture, flow, stack};
use crate::style::Styles;
use crate::voice::Voice;

pub(crate) use plan::{Fold, PLANS, Plan, Size};

/// Paper lies beside the table if this much room is left for the table.
const TABLE_ROOM: u16 = 31;

/// More sticks than this are told by their number alone.
const DRAWN_STICKS: u32 = 20;

/// A table is never wider than this: what belongs together stays together on a large screen.
pub(crate) const WIDEST: u16 = 104;

/// What is needed to draw one view.
pub(crate) struct Drawing<'a> {
    pub(crate) hand: &'a Hand,
    pub(crate) voice: &'a Voice,
    pub(crate) styles: Styles,
    pub(crate) plan: Plan,
    /// Who has won and who stands where, once somebody has.
    pub(crate) result: &'a [Picture],
}

/// A table that is laid out.
pub(crate) struct Laid {
    /// All of it, and what can be done.
    pub(crate) whole: Picture,
    /// All of it but what can be done, which has to stand elsewhere.
    pub(crate) table: Picture,
    /// What can be done.
    pub(crate) acts: Picture,
    /// What was folded away.
    pub(crate) rest: Picture,
}

impl Drawing<'_> {
    /// Everything on the table and everything that can be done, at most `room` columns wide.
    pub(crate) fn table(&self, room: u16) -> Laid {
        let gap = self.plan.gap;
        let paper: Vec<_> = self.parts().filter_map(|part| self.paper(part, room, true)).collect();
        let widest = paper.iter().map(Picture::width).max().unwrap_or(0);
        if widest > 0 && widest + 2 + TABLE_ROOM <= room {
            // What is left beside the paper is for the table; if that leaves plenty, paper takes two columns.
            let paper_room = if 2 * widest + 4 + TABLE_ROOM <= room { 2 * widest + 2 } else { widest };
            let paper = flow(paper, paper_room, 2, gap);
            let left = room - paper.width() - 2;
            let beside = |wood: &Picture| {
                let mut both = Picture::blank(room, wood.height().max(paper.height()));
                both.put(0, 0, wood);
                both.put(room - paper.width(), 0, &paper);
                both
            };
            let (wood, acts) = (self.wood(left), self.acts(left));
            let whole = beside(&stack([wood.clone(), acts], gap));
            return Laid { whole, table: beside(&wood), acts: self.acts(room), rest: self.rest(room) };
        }
        let paper: Vec<_> = self.parts().filter_map(|part| self.paper(part, room, false)).collect();
        let (wood, acts, paper) = (self.wood(room), self.acts(room), flow(paper, room, 2, gap));
        let table = stack([wood.clone(), paper.clone()], gap);
        Laid { whole: stack([wood, acts.clone(), paper], gap), table, acts, rest: self.rest(room) }
    }

    /// Whole papers, where they are folded.
    fn rest(&self, room: u16) -> Picture {
        if self.plan.fold == Fold::Open {
            return Picture::blank(0, 0);
        }
        let whole = Drawing { plan: Plan { fold: Fold::Open, ..self.plan }, ..*self };
        let folded = self.parts().filter(|part| self.is_folded(part));
        flow(folded.filter_map(|part| whole.paper(part, room, false).or_else(|| whole.little(part, room))), room, 2, 1)
    }

    /// A row of names and scores, whoever is next marked.
    pub(crate) fn seats(&self, room: u16) -> Picture {
        flow(self.hand.view().seats.iter().map(|row| self.seat(row)), room, 2, 0)
    }

    fn seat(&self, row: &SeatRow) -> Picture {
        let (mark, style) = if row.next { ("▸ ", self.styles.accent) } else { ("  ", self.styles.plain) };
        let style = if row.out { self.styles.faint } else { style };
        let holds: Vec<_> = row.holds.iter().map(|what| self.voice.say(what)).collect();
        let holds = if holds.is_empty() { String::new() } else { format!(" ({})", holds.join(", ")) };
        let name = self.voice.player(row.seat);
        Picture::spans(&[
            (mark, style),
            (&name, style),
            (" ", style),
            (&row.letters.map_or_else(|| self.voice.words.number(row.score), Letters::written), self.styles.bold),
            (&holds, self.styles.faint),
        ])
    }

    fn parts(&self) -> impl Iterator<Item = &Part> {
        self.hand.view().parts.iter()
    }

    /// What lies on the table.
    fn wood(&self, room: u16) -> Picture {
        let notes = self.parts().filter_map(|part| if let Part::Note(note) = part { Some(note) } else { None });
        let notes = notes.map(|note| self.note(note, room));
        let little = self.parts().filter_map(|part| self.little(part, room));
        let big = self.parts().filter_map(|part| self.big(part, room));
        let tight = self.plan.gap == 0;
        let result = match self.result {
            [] => None,
            lines if tight => Some(flow(lines.iter().cloned(), room, 3, 0)),
            lines => Some(self.framed(&stack(lines.iter().cloned(), 0))),
        };
        let little = if tight {
            // Notes stand beside each other and beside what is little.
            vec![flow(notes.chain(little), room, 3, 0)]
        } else {
            notes.chain([flow(little, room, 3, 0)]).collect()
        };
        let big = flow(big, room, 3, self.plan.gap);
        stack(result.into_iter().chain(little).chain([big]), self.plan.gap)
    }

    fn note(&self, note: &Note, room: u16) -> Picture {
        let style = if note.large() { self.styles.bold } else { self.styles.faint };
        let text = Picture::wrapped(&self.voice.say(&note.text), room.saturating_sub(4), style);
        if note.large() && self.plan.size == Size::Large { self.framed(&text) } else { text }
    }

    /// A frame around a picture.
    pub(crate) fn framed(&self, inner: &Picture) -> Picture {
        let (width, height) = (inner.width() + 4, inner.height() + 2);
        let mut framed = Picture::blank(width, height);
        let rule = "─".repeat((width - 2).into());
        let style = self.styles.plain;
        framed.write(0, 0, &format!("╭{rule}╮"), style);
        for y in 1..height - 1 {
            framed.write(0, y, "│", style);
            framed.write(width - 1, y, "│", style);
        }
        framed.write(0, height - 1, &format!("╰{rule}╯"), style);
        framed.put(2, 1, inner);
        framed
    }

    /// What takes a line or less, so that several stand beside each other.
    fn little(&self, part: &Part, room: u16) -> Option<Picture> {
        match part {
            _ if self.is_folded(part) => None,
            Part::Sticks(heap) => Some(self.heap(heap)),
            Part::Pieces(group) if !self.is_big(group) && group.place != Place::Market && !group.pieces.is_empty() => {
                Some(self.small_group(group, room))
            }
            _ => None,
        }
    }

    fn big(&self, part: &Part, room: u16) -> Option<Picture> {
        match part {
            Part::Pieces(group) if self.is_big(group) => Some(self.big_group(group, room)),
            _ => None,
        }
    }

    fn heap(&self, heap: &Sticks) -> Picture {
        let drawn = if heap.count <= DRAWN_STICKS { "❘".repeat(heap.count as usize) + " " } else { String::new() };
        let count = self.voice.say(&Message::new("sticks").with("count", heap.count));
        let label = self.label(heap.owner, Some(&heap.title));
        Picture::spans(&[(&label, self.styles.plain), (&drawn, self.styles.accent), (&count, self.styles.plain)])
    }

    /// `Anna · pile: `, as far as there is something to say.
    fn label(&self, owner: Option<Seat>, title: Option<&Message>) -> String {
        self.title(owner, title).map(|title| self.voice.labelled(&title, "")).unwrap_or_default()
    }

    /// `Anna · pile`.
    fn title(&self, owner: Option<Seat>, title: Option<&Message>) -> Option<String> {
        let said: Vec<_> =
            owner.map(|seat| self.voice.player(seat)).into_iter().chain(title.map(|it| self.voice.say(it))).collect();
        (!said.is_empty()).then(|| said.join(" · "))
    }

    /// The key that touches this, as it is shown.
    fn key_of(&self, target: &Target) -> &str {
        let key = self.hand.key(target);
        match key.char_indices().nth(1) {
            // Of a row and a place in it, the row stands before the row, and the place is shown once the row is typed.
            Some((at, letter)) if letter.is_alphabetic() && matches!(target, Target::Piece(_)) => {
                if key.starts_with(self.hand.typed()) && !self.hand.typed().is_empty() { &key[at..] } else { "" }
            }
            _ => key,
        }
    }

    fn style_of(&self, target: &Target) -> Style {
        if self.hand.is_picked(target) { self.styles.picked } else { self.styles.plain }
    }
}
