//! What is written: sheets, boards, tracks, the market.

use rafle_engine::{Cell, Face, Grid, How, Lies, Message, Part, Piece, Pieces, Place, Sheet, SheetRow, Track};
use ratatui::style::Style;

use super::Drawing;
use crate::hand::Target;
use crate::picture::{Picture, flow, stack, width};

/// Names over narrow columns are cut after so many letters.
const NAME: usize = 7;

/// A track is drawn as long as this.
const TRACK: usize = 16;

/// Lines of the market are wrapped at this width where it lies beside the table.
const MARKET: u16 = 46;

impl Drawing<'_> {
    pub(super) fn paper(&self, part: &Part, room: u16) -> Option<Picture> {
        match part {
            Part::Sheet(sheet) => Some(self.sheet(sheet)),
            Part::Grid(grid) => Some(self.grid(grid)),
            Part::Track(track) => Some(self.track(track, room)),
            Part::Pieces(group) if group.place == Place::Market => Some(self.market(group, room.min(MARKET))),
            Part::Pieces(_) | Part::Sticks(_) | Part::Note(_) => None,
        }
    }

    fn sheet(&self, sheet: &Sheet) -> Picture {
        let title = sheet.title.as_ref().map(|title| self.voice.say(title)).unwrap_or_default();
        let heads: Vec<_> = sheet.columns.iter().map(|&seat| cut(&self.voice.player(seat))).collect();
        let names: Vec<_> = sheet.rows.iter().map(|row| self.voice.say(&row.name)).collect();
        let cells: Vec<Vec<_>> =
            sheet.rows.iter().map(|row| row.cells.iter().map(|cell| self.cell(cell)).collect()).collect();
        let column = |index: usize| {
            let cells = cells.iter().filter_map(|row| row.get(index)).map(|(text, _)| width(text));
            cells.chain([width(&heads[index])]).max().unwrap_or(0)
        };
        let widths: Vec<_> = (0..heads.len()).map(column).collect();
        let name_width = names.iter().chain([&title]).map(|name| width(name)).max().unwrap_or(0);
        let line = |key: &str, name: &str, style: Style, cells: &[(String, Style)]| {
            let mut line = Picture::blank(2 + name_width + widths.iter().map(|it| it + 2).sum::<u16>(), 1);
            line.write(0, 0, key, self.styles.key);
            line.write(2, 0, name, style);
            let mut x = 2 + name_width;
            for ((text, style), room) in cells.iter().zip(&widths) {
                x += 2 + room;
                line.write(x - width(text), 0, text, *style);
            }
            line
        };
        let heads: Vec<_> = heads.into_iter().map(|head| (head, self.styles.bold)).collect();
        let mut lines = vec![line("", &title, self.styles.bold, &heads)];
        for ((row, name), cells) in sheet.rows.iter().zip(&names).zip(&cells) {
            let style = if row.sum { self.styles.bold } else { self.styles.plain };
            lines.push(match self.box_of(row) {
                Some(target) => line(&self.key_of(&target), name, style, cells).touched(target),
                None => line("", name, style, cells),
            });
        }
        stack(lines, 0)
    }

    /// The open box of a row that can be touched.
    fn box_of(&self, row: &SheetRow) -> Option<Target> {
        let boxes = row.cells.iter().filter_map(Cell::id).map(|id| Target::Piece(id.to_owned()));
        boxes.into_iter().find(|target| self.hand.can_touch(target))
    }

    fn cell(&self, cell: &Cell) -> (String, Style) {
        match cell {
            Cell::Blank => (String::new(), self.styles.plain),
            Cell::Open(id) => match self.brings(id) {
                Some(brings) => (format!("+{brings}"), self.styles.accent),
                None => ("·".to_owned(), self.styles.faint),
            },
            Cell::Written(number) => (number.to_string(), self.styles.bold),
            Cell::Said(words) => (self.voice.say(words), self.styles.plain),
        }
    }

    /// What touching this would bring.
    fn brings(&self, id: &str) -> Option<String> {
        let touching = self
            .hand
            .view()
            .moves
            .iter()
            .find(|it| matches!(&it.how, How::Touch { piece: Some(piece), .. } if piece == id))?;
        touching.brings.as_ref().map(|brings| self.voice.say(brings))
    }

    fn grid(&self, grid: &Grid) -> Picture {
        let owner = grid.owner.map(|seat| self.voice.player(seat)).unwrap_or_default();
        let names: Vec<_> = grid.rows.iter().map(|row| self.voice.say(&row.name)).collect();
        let heads: Vec<_> = grid.columns.iter().map(|column| self.voice.say(column)).collect();
        let name_width = names.iter().map(|name| width(name)).max().unwrap_or(0) + 1;
        let fields: Vec<Vec<_>> =
            grid.rows.iter().map(|row| row.fields.iter().map(|field| self.field(field)).collect()).collect();
        let widest = fields.iter().flatten().map(Picture::width).chain(heads.iter().map(|head| width(head))).max();
        let step = widest.unwrap_or(0) + 1;
        let wide = name_width + step * heads.len() as u16;
        let mut head = Picture::blank(wide, 1);
        for (column, text) in heads.iter().enumerate() {
            head.write(name_width + step * column as u16 + (step - width(text)) / 2, 0, text, self.styles.bold);
        }
        let row = |(name, fields): (&String, &Vec<Picture>)| {
            let mut line = Picture::blank(wide, 1);
            line.write(0, 0, name, self.styles.plain);
            for (column, field) in fields.iter().enumerate() {
                line.put(name_width + step * column as u16 + (step - field.width()) / 2, 0, field);
            }
            line
        };
        let title = Picture::text(&owner, self.styles.bold);
        let title = if owner.is_empty() { Picture::blank(0, 0) } else { title };
        stack([title, head].into_iter().chain(names.iter().zip(&fields).map(row)), 0)
    }

    fn field(&self, piece: &Piece) -> Picture {
        match piece.lies {
            Lies::Covered | Lies::Spent => {
                let (face, _) = self.small_face(piece);
                Picture::text(&format!("({face})"), self.styles.picked)
            }
            _ => self.small(piece),
        }
    }

    fn track(&self, track: &Track, room: u16) -> Picture {
        let fields = track.fields.len();
        let names = track.pawns.iter().map(|&(seat, _)| width(&self.voice.player(seat))).max().unwrap_or(0);
        let line = |&(seat, behind): &(rafle_engine::Seat, usize)| {
            let done = (behind * TRACK).checked_div(fields).unwrap_or(0);
            let name = self.voice.player(seat);
            let name = format!("{name}{}", " ".repeat((names - width(&name)).into()));
            let bar = format!(" {}●{} ", "━".repeat(done), "─".repeat(TRACK - done.min(TRACK)));
            let count = format!("{behind}/{fields}");
            let next = track.fields.get(behind).map(|field| self.voice.say(field));
            let next =
                next.map(|next| format!("  {}", self.voice.tell(&Message::new("track-next").with("next", next))));
            let said =
                Picture::spans(&[(&name, self.styles.plain), (&bar, self.styles.accent), (&count, self.styles.bold)]);
            let next = Picture::wrapped(&next.unwrap_or_default(), room, self.styles.faint);
            flow([said, next], room, 1, 0)
        };
        stack(track.pawns.iter().map(line), 0)
    }

    /// Characters that can be bought, a line or two for each.
    fn market(&self, group: &Pieces, room: u16) -> Picture {
        let title = group.title.as_ref().map(|title| self.voice.say(title)).unwrap_or_default();
        let head = Picture::wrapped(&title, room, self.styles.bold);
        stack([head].into_iter().chain(group.pieces.iter().map(|piece| self.offer(piece, room))), 0)
    }

    fn offer(&self, piece: &Piece, room: u16) -> Picture {
        let target = Target::Piece(piece.id.clone());
        let (name, _) = self.small_face(piece);
        let style = if piece.lies == Lies::Spent { self.styles.faint } else { self.styles.bold };
        let Face::Character { price, power, left, .. } = &piece.face else { return self.small(piece) };
        let head = Picture::spans(&[
            (&format!("{:2}", self.key_of(&target)), self.styles.key),
            (&name, style),
            (&format!(" ×{left} "), self.styles.faint),
        ]);
        let told = format!("{}; {}", self.voice.say(&price.said), self.voice.say(power));
        let told = Picture::wrapped(&told, room.saturating_sub(head.width()), self.styles.plain);
        let offer = head.beside(&told, 0);
        if self.hand.can_touch(&target) { offer.touched(target) } else { offer }
    }
}

fn cut(name: &str) -> String {
    name.chars().take(NAME).collect()
}
