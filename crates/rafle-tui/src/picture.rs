//! Something drawn, of its own size, and where it can be touched. Pictures are put beside and below each other.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::hand::Target;

/// The widest and highest that anything is drawn; what lies beyond is cut off.
const MOST: u16 = 1000;

/// A part of a picture that can be touched.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    pub(crate) rect: Rect,
    pub(crate) target: Target,
}

impl Spot {
    /// The part of it that can be seen through `window`, moved there.
    pub(crate) fn through(self, window: Rect, top: u16) -> Option<Spot> {
        let up = (self.rect.y + window.y).saturating_sub(top).max(window.y);
        let down = (self.rect.bottom() + window.y).saturating_sub(top).min(window.bottom());
        let rect = Rect { x: self.rect.x + window.x, y: up, height: down.saturating_sub(up), ..self.rect };
        (rect.height > 0).then_some(Spot { rect, ..self })
    }
}

/// Something drawn.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) buffer: Buffer,
    pub(crate) spots: Vec<Spot>,
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    text.width().min(MOST.into()) as u16
}

impl Picture {
    pub(crate) fn blank(width: u16, height: u16) -> Picture {
        let area = Rect::new(0, 0, width.min(MOST), height.min(MOST));
        Picture { buffer: Buffer::empty(area), spots: Vec::new() }
    }

    /// One line of text.
    pub(crate) fn text(text: &str, style: Style) -> Picture {
        Picture::spans(&[(text, style)])
    }

    /// One line of text in several styles.
    pub(crate) fn spans(spans: &[(&str, Style)]) -> Picture {
        let mut picture = Picture::blank(spans.iter().map(|(text, _)| width(text)).sum(), 1);
        let mut x = 0;
        for (text, style) in spans {
            x = picture.write(x, 0, text, *style);
        }
        picture
    }

    /// A text in lines of at most `room` columns.
    pub(crate) fn wrapped(text: &str, room: u16, style: Style) -> Picture {
        let lines = wrapped(text, room.into());
        stack(lines.iter().map(|line| Picture::text(line, style)), 0)
    }

    pub(crate) fn width(&self) -> u16 {
        self.buffer.area.width
    }

    pub(crate) fn height(&self) -> u16 {
        self.buffer.area.height
    }

    /// Writes a text and returns the column after it.
    pub(crate) fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if x < self.width() && y < self.height() {
            self.buffer.set_string(x, y, text, style);
        }
        x.saturating_add(width(text))
    }

    /// Draws another picture into this one, as far as there is room.
    pub(crate) fn put(&mut self, x: u16, y: u16, other: &Picture) {
        copy(&other.buffer, other.buffer.area, &mut self.buffer, x, y);
        for spot in &other.spots {
            let rect = Rect { x: spot.rect.x + x, y: spot.rect.y + y, ..spot.rect };
            self.spots.push(Spot { rect, target: spot.target.clone() });
        }
    }

    /// The same picture, all of which can be touched.
    pub(crate) fn touched(mut self, target: Target) -> Picture {
        let rect = self.buffer.area;
        self.spots.push(Spot { rect, target });
        self
    }

    /// The same picture with a style over it.
    pub(crate) fn styled(mut self, style: Style) -> Picture {
        self.buffer.set_style(self.buffer.area, style);
        self
    }

    pub(crate) fn below(self, other: &Picture, gap: u16) -> Picture {
        let mut both = Picture::blank(self.width().max(other.width()), self.height() + gap + other.height());
        both.put(0, 0, &self);
        both.put(0, self.height() + gap, other);
        both
    }

    pub(crate) fn beside(self, other: &Picture, gap: u16) -> Picture {
        let mut both = Picture::blank(self.width() + gap + other.width(), self.height().max(other.height()));
        both.put(0, 0, &self);
        both.put(self.width() + gap, 0, other);
        both
    }
}

/// Copies what `from` shows in `part` to another place, as far as there is room.
pub(crate) fn copy(from: &Buffer, part: Rect, to: &mut Buffer, x: u16, y: u16) {
    let part = part.intersection(from.area);
    for dy in 0..part.height {
        for dx in 0..part.width {
            let place = (x.saturating_add(dx), y.saturating_add(dy));
            if let Some(cell) = to.cell_mut(place) {
                *cell = from[(part.x + dx, part.y + dy)].clone();
            }
        }
    }
}

/// Pictures below each other.
pub(crate) fn stack(pictures: impl IntoIterator<Item = Picture>, gap: u16) -> Picture {
    let pictures: Vec<_> = pictures.into_iter().filter(|it| it.height() > 0).collect();
    let widest = pictures.iter().map(Picture::width).max().unwrap_or(0);
    let height: u16 = pictures.iter().map(|it| it.height() + gap).sum();
    let mut all = Picture::blank(widest, height.saturating_sub(gap));
    let mut y = 0;
    for picture in &pictures {
        all.put(0, y, picture);
        y += picture.height() + gap;
    }
    all
}

/// Pictures beside each other, and below where there is no room.
pub(crate) fn flow(pictures: impl IntoIterator<Item = Picture>, room: u16, gap: u16, line_gap: u16) -> Picture {
    let mut lines: Vec<Picture> = Vec::new();
    for picture in pictures.into_iter().filter(|it| it.height() > 0) {
        match lines.pop() {
            Some(line) if line.width() + gap + picture.width() <= room => lines.push(line.beside(&picture, gap)),
            line => lines.extend(line.into_iter().chain([picture])),
        }
    }
    stack(lines, line_gap)
}

/// The words of `text` in lines that fit, a word that never fits on a line of its own. Some spaces hold words together, as
/// those before a French colon.
pub fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_ascii_whitespace() {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
