//! What is written: sheets, boards, tracks, the market.

use std::ops::Range;

use rafle_engine::{Cell, Face, Grid, How, Lies, Message, Part, Piece, Pieces, Place, Seat, Sheet, SheetRow, Track};
use ratatui::style::Style;

use super::{Drawing, Fold};
use crate::hand::Target;
use crate::picture::{Picture, flow, stack, width};

/// Names over narrow columns have no more letters than this.
const NAME: usize = 7;

/// Sheets with no more rows than this are never folded.
const FOLDED: usize = 6;

/// A track is drawn as long as this.
const TRACK: usize = 16;

/// Lines of the market are wrapped at this width where it lies beside the table.
const MARKET: u16 = 46;

impl Drawing<'_> {
    /// A part that is paper, as it lies beside the table or below it.
    pub(super) fn paper(&self, part: &Part, room: u16, beside: bool) -> Option<Picture> {
        let folded = self.is_folded(part);
        match part {
            _ if folded && self.plan.fold == Fold::Away && !self.is_touched(part) => None,
            Part::Sheet(sheet) if folded => Some(self.folded_sheet(sheet, room)),
            Part::Sheet(sheet) => Some(self.whole_sheet(sheet, room)),
            Part::Grid(_) if folded => None,
            Part::Grid(grid) => Some(self.grid(grid)),
            Part::Track(track) => Some(self.track(track, room)),
            Part::Pieces(group) if group.place == Place::Market => Some(match (folded, beside) {
                (true, _) => self.market_names(group, room),
                (false, true) => self.market(group, room.min(MARKET)),
                (false, false) => self.market(group, room),
            }),
            Part::Pieces(_) | Part::Sticks(_) | Part::Note(_) => None,
        }
    }

    /// Whether this paper is folded, or folded away.
    pub(super) fn is_folded(&self, part: &Part) -> bool {
        let others = |owner: Option<Seat>| owner.is_some() && owner != self.hand.view().viewer.seat();
        self.plan.fold > Fold::Open
            && match part {
                Part::Sheet(sheet) => sheet.rows.len() > FOLDED,
                Part::Grid(grid) => others(grid.owner),
                Part::Pieces(group) => {
                    group.place == Place::Market || others(group.owner) && group.pieces.iter().all(is_character)
                }
                Part::Track(_) | Part::Sticks(_) | Part::Note(_) => false,
            }
    }

    /// Whether something on this paper can be touched.
    fn is_touched(&self, part: &Part) -> bool {
        match part {
            Part::Sheet(sheet) => sheet.rows.iter().any(|row| self.box_of(row).is_some()),
            Part::Pieces(group) => group.pieces.iter().any(|piece| self.is_live(piece)),
            Part::Grid(_) | Part::Track(_) | Part::Sticks(_) | Part::Note(_) => false,
        }
    }

    /// One's own column of a sheet, or that of whoever is next; in two halves beside each other if need be, and then
    /// with all columns for which there is room.
    fn folded_sheet(&self, sheet: &Sheet, room: u16) -> Picture {
        let view = self.hand.view();
        let next = view.seats.iter().find(|row| row.next).map(|row| row.seat);
        let own = view.viewer.seat().or(next).filter(|seat| sheet.columns.contains(seat));
        let own = own.map_or(sheet.columns.clone(), |own| vec![own]);
        if self.plan.fold == Fold::Own {
            return self.sheet(sheet, &own, 0..sheet.rows.len());
        }
        let half = sheet.rows.len().div_ceil(2);
        let halves = |columns: &[Seat]| {
            let [upper, lower] = [0..half, half..sheet.rows.len()].map(|rows| self.sheet(sheet, columns, rows));
            upper.beside(&lower, 2)
        };
        let whole = self.sheet(sheet, &own, 0..sheet.rows.len());
        let fits = |halves: &Picture| halves.width() <= room;
        Some(halves(&sheet.columns)).filter(fits).or_else(|| Some(halves(&own)).filter(fits)).unwrap_or(whole)
    }

    /// All columns of a sheet, some below the others where there are too many for one line.
    fn whole_sheet(&self, sheet: &Sheet, room: u16) -> Picture {
        let all = sheet.columns.len().max(1);
        let mut drawn = Picture::blank(0, 0);
        for in_a_line in (1..=all).rev() {
            let part = |columns: &[Seat]| self.sheet(sheet, columns, 0..sheet.rows.len());
            drawn = stack(sheet.columns.chunks(in_a_line).map(part), 1);
            if drawn.width() <= room {
                break;
            }
        }
        drawn
    }

    fn sheet(&self, sheet: &Sheet, columns: &[Seat], rows: Range<usize>) -> Picture {
        let title = sheet.title.as_ref().map(|title| self.voice.say(title)).unwrap_or_default();
        let heads: Vec<_> = columns.iter().map(|&seat| cut(&self.voice.player(seat))).collect();
        let rows = &sheet.rows[rows];
        let names: Vec<_> = rows.iter().map(|row| self.voice.say(&row.name)).collect();
        let shown = |row: &SheetRow| {
            let cells = sheet.columns.iter().zip(&row.cells).filter(|(seat, _)| columns.contains(seat));
            cells.map(|(_, cell)| self.cell(cell)).collect()
        };
        let cells: Vec<Vec<_>> = rows.iter().map(shown).collect();
        let column = |index: usize| {
            let cells = cells.iter().filter_map(|row| row.get(index)).map(|(text, _)| width(text));
            cells.chain([width(&heads[index])]).max().unwrap_or(0)
        };
        let widths: Vec<_> = (0..heads.len()).map(column).collect();
        let name_width = names.iter().chain([&title]).map(|name| width(name)).max().unwrap_or(0);
        // Keys stand before rows with boxes.
        let boxes = sheet.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.id().is_some());
        let start = if boxes { 2 } else { 0 };
        let line = |key: &str, name: &str, style: Style, cells: &[(String, Style)]| {
            let mut line = Picture::blank(start + name_width + widths.iter().map(|it| it + 2).sum::<u16>(), 1);
            line.write(0, 0, key, self.styles.key);
            line.write(start, 0, name, style);
            let mut x = start + name_width;
            for ((text, style), room) in cells.iter().zip(&widths) {
                x += 2 + room;
                line.write(x - width(text), 0, text, *style);
            }
            line
        };
        let heads: Vec<_> = heads.into_iter().map(|head| (head, self.styles.bold)).collect();
        let mut lines = vec![line("", &title, self.styles.bold, &heads)];
        for ((row, name), cells) in rows.iter().zip(&names).zip(&cells) {
            let style = if row.sum { self.styles.bold } else { self.styles.plain };
            lines.push(match self.box_of(row) {
                Some(target) => line(self.key_of(&target), name, style, cells).touched(target),
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
            Cell::Written(number) => (self.voice.words.number(*number), self.styles.bold),
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
        let line = |&(seat, behind): &(Seat, usize)| {
            let done = (behind * TRACK).checked_div(fields).unwrap_or(0);
            let name = self.voice.player(seat);
            let name = format!("{name}{}", " ".repeat((names - width(&name)).into()));
            let bar = format!(" {}●{} ", "━".repeat(done), "─".repeat(TRACK - done.min(TRACK)));
            let count = format!("{behind}/{fields}");
            // Strokes are only counted: the next number says nothing.
            let next = track.fields.get(behind).filter(|_| track.figure.is_none()).map(|field| self.voice.say(field));
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

    /// The same by their names alone.
    fn market_names(&self, group: &Pieces, room: u16) -> Picture {
        let title = self.label(None, group.title.as_ref());
        let head = Picture::text(title.trim_end(), self.styles.faint);
        let name = |piece: &Piece| {
            let left = if let Face::Character { left, .. } = piece.face { left } else { 0 };
            self.small(piece).beside(&Picture::text(&format!("×{left}"), self.styles.faint), 0)
        };
        flow([head].into_iter().chain(group.pieces.iter().map(name)), room, 1, 0)
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
        let told = self.voice.both(&price.said, power);
        let told = Picture::wrapped(&told, room.saturating_sub(head.width()), self.styles.plain);
        let offer = head.beside(&told, 0);
        if self.hand.can_touch(&target) { offer.touched(target) } else { offer }
    }
}

fn is_character(piece: &Piece) -> bool {
    matches!(piece.face, Face::Character { .. })
}

/// A name over a narrow column; where something is left out, that is seen.
fn cut(name: &str) -> String {
    let length = |text: &str| text.chars().count();
    if length(name) <= NAME {
        return name.to_owned();
    }
    // Bots, and guests without a name, are told apart by their last word alone.
    let (name, end) = match name.rsplit_once(' ') {
        Some((name, last)) if length(last) <= 2 => (name, format!("… {last}")),
        _ => (name, "…".to_owned()),
    };
    name.chars().take(NAME - length(&end)).collect::<String>().trim_end().to_owned() + &end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_told_apart_over_narrow_columns() {
        for (name, short) in
            [("Bo", "Bo"), ("Vélmenni B", "Vélm… B"), ("Pelaaja 4", "Pela… 4"), ("Alexandra", "Alexan…")]
        {
            assert_eq!(cut(name), short);
        }
    }
}
