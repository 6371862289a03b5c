//! What is written: sheets, boards, tracks, the market.

use maud::{Markup, html};
use rafle_engine::{Cell, Face, Grid, Message, Part, Piece, Pieces, SHOWN, Seat, Sheet, SheetRow, Track, Viewer};

use super::pieces::drawn_emblem;
use super::{Drawing, is_zero, mark_word};

/// From so many rows on a sheet is folded into two columns on a phone.
const TALL: usize = 9;

impl Drawing<'_> {
    /// Everything written. On a screen that all look at a sheet has as many columns as are shown at a time, the first place
    /// first, ways lie below each other, and who has which characters stands in a row for each seat.
    pub(crate) fn paper(&self, tv: bool) -> Markup {
        let laid = self.lay();
        html! {
            section #paper {
                @if !laid.market.is_empty() { (self.market(&laid.market)) }
                @if !laid.court.is_empty() && !tv { (self.court(&laid.court)) }
                @for part in &laid.paper {
                    @match part {
                        Part::Sheet(sheet) if tv && sheet.columns.len() > SHOWN => { (self.sheet(&self.foremost_of(sheet))) }
                        Part::Sheet(sheet) => { (self.sheet(sheet)) }
                        Part::Grid(grid) => { (self.grid(grid)) }
                        Part::Track(track) if super::flag::has_strokes(track) => { (self.flags(track)) }
                        Part::Track(track) if tv => { (self.race(track)) }
                        Part::Track(track) => { (self.track(track)) }
                        Part::Pieces(_) | Part::Sticks(_) | Part::Note(_) => {}
                    }
                }
            }
        }
    }

    fn market(&self, rows: &[&Pieces]) -> Markup {
        // On a phone what the dice would pay for stands first, and the rest below a headline of its own, the cheapest first.
        let paid = |piece: &Piece| matches!(piece.face, Face::Character { paid: true, .. });
        let within_reach = rows.iter().flat_map(|row| &row.pieces).any(paid);
        html! {
            div.market {
                @if within_reach { h2.yet { (self.site(&Message::new("not-yet"))) } }
                @for row in rows {
                    div.lvl {
                        @if let Some(title) = &row.title { h3 { (self.say(title)) } }
                        @for (number, piece) in row.pieces.iter().enumerate() { (self.piece(piece, number)) }
                    }
                }
            }
        }
    }

    /// Who has which characters.
    fn court(&self, groups: &[&Pieces]) -> Markup {
        html! {
            div.panel.court {
                h2 { (self.site(&Message::new("at-the-table"))) }
                dl {
                    @for group in groups {
                        @if let Some(owner) = group.owner {
                            dt { (self.name(owner)) }
                            dd { @for piece in &group.pieces { span data-piece=(piece.id) { (self.short_name(piece)) } } }
                        }
                    }
                }
            }
        }
    }

    /// The same for one seat, each by what is drawn on it and its name.
    pub(crate) fn court_of(&self, seat: Seat) -> Markup {
        let laid = self.lay();
        let mut characters =
            laid.court.iter().filter(|group| group.owner == Some(seat)).flat_map(|group| &group.pieces);
        html! {
            @if let Some(first) = characters.next() {
                div.chars {
                    @for piece in [first].into_iter().chain(characters) {
                        span data-piece=(piece.id) data-mark=[piece.mark.map(mark_word)] {
                            @if let Face::Character { emblem, .. } = &piece.face { (drawn_emblem(emblem)) }
                            (self.short_name(piece))
                        }
                    }
                }
            }
        }
    }

    /// The same by what is drawn on them alone, for a place beside the name: who has what is also said in words.
    pub(super) fn emblems_of(&self, seat: Seat) -> Markup {
        let laid = self.lay();
        let own = |group: &&&Pieces| group.owner == Some(seat);
        let emblems: Vec<_> = laid.court.iter().filter(own).flat_map(|group| &group.pieces).collect();
        html! {
            @if !emblems.is_empty() {
                span.has aria-hidden="true" {
                    @for piece in emblems {
                        @if let Face::Character { emblem, .. } = &piece.face { i title=(self.short_name(piece)) { (drawn_emblem(emblem)) } }
                    }
                }
            }
        }
    }

    fn short_name(&self, piece: &Piece) -> String {
        match &piece.face {
            Face::Character { key, .. } => self.card_name(key),
            face => self.face_name(face),
        }
    }

    fn sheet(&self, sheet: &Sheet) -> Markup {
        let own = self.view.viewer.seat();
        let has_own = own.is_some_and(|seat| sheet.columns.contains(&seat));
        let tall = sheet.rows.len() >= TALL && has_own;
        html! {
            div.panel.paper {
                @if let Some(title) = &sheet.title { h2 { (self.say(title)) } }
                @if tall && sheet.columns.len() > 1 {
                    label.all { input #all-columns type="checkbox"; (self.site(&Message::new("all-columns"))) }
                }
                table.sheet.tall[tall] role="table" data-columns=(sheet.columns.len().min(SHOWN)) {
                    thead role="rowgroup" {
                        tr role="row" {
                            td role="cell" {}
                            @for seat in &sheet.columns {
                                th.me[self.is_own(*seat)].now[self.is_next(*seat)].rest[self.is_rest(*seat)] scope="col" role="columnheader" {
                                    @if sheet.columns.len() < self.view.seats.len() { small { (self.place_of(*seat)) } " " }
                                    (self.name(*seat))
                                }
                            }
                        }
                    }
                    tbody role="rowgroup" { @for row in &sheet.rows { (self.row(sheet, row)) } }
                }
            }
        }
    }

    /// The columns of those who are shown first, in the order of their places.
    fn foremost_of(&self, sheet: &Sheet) -> Sheet {
        let shown = self.shown_by_place();
        let columns: Vec<_> =
            shown.iter().filter_map(|row| sheet.columns.iter().position(|seat| *seat == row.seat)).collect();
        let row = |row: &SheetRow| SheetRow {
            cells: columns.iter().map(|&column| row.cells[column].clone()).collect(),
            ..row.clone()
        };
        Sheet {
            title: sheet.title.clone(),
            columns: columns.iter().map(|&column| sheet.columns[column]).collect(),
            rows: sheet.rows.iter().map(row).collect(),
        }
    }

    fn row(&self, sheet: &Sheet, row: &SheetRow) -> Markup {
        html! {
            tr.sum[row.sum] role="row" {
                th scope="row" role="rowheader" { (self.say(&row.name)) }
                @for (seat, cell) in sheet.columns.iter().zip(&row.cells) {
                    td.me[self.is_own(*seat)].now[self.is_next(*seat)].rest[self.is_rest(*seat)] role="cell" { (self.cell(cell)) }
                }
            }
        }
    }

    fn cell(&self, cell: &Cell) -> Markup {
        match cell {
            Cell::Blank => html! { span.dot aria-hidden="true" { "·" } },
            Cell::Written(number) => html! { b { (self.words.number(*number)) } },
            Cell::Said(words) => html! { small { (self.say(words)) } },
            Cell::Open(id) => {
                if let Some((index, action)) = self.touch(id) {
                    let brings = self.view.moves[index].brings.as_ref();
                    let zero = brings.is_some_and(is_zero);
                    html! {
                        button.box.can[!zero].zero[zero] name="do" value=(action) data-piece=(id) {
                            span.vh { (self.say(&self.view.moves[index].label)) ": " }
                            @match brings {
                                Some(brings) => { (self.say(brings)) }
                                None => { "✓" }
                            }
                        }
                    }
                } else {
                    html! { span.dot aria-hidden="true" { "·" } }
                }
            }
        }
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    fn place_of(&self, seat: Seat) -> u8 {
        self.view.seats.iter().find(|row| row.seat == seat).map_or(0, |row| row.place)
    }

    fn is_next(&self, seat: Seat) -> bool {
        self.view.seats.iter().any(|row| row.seat == seat && row.next)
    }

    /// A board: the viewer's own and that of whoever is next lie open, the others are folded; all are open to a spectator.
    fn grid(&self, grid: &Grid) -> Markup {
        let watched = self.view.viewer.seat().is_none();
        let alone = self.view.parts.iter().filter(|part| matches!(part, Part::Grid(_))).count() == 1;
        match grid.owner {
            Some(owner) if !alone => html! {
                details.panel.board.now[self.is_next(owner)] id={ "board-" (owner) } open[watched || self.is_own(owner) || self.is_next(owner)] {
                    summary {
                        (self.name(owner))
                        @for row in self.view.seats.iter().filter(|row| row.seat == owner) { b.score { (self.words.number(row.score)) } }
                    }
                    (self.fields(grid))
                }
            },
            _ => html! { div.panel.board { (self.fields(grid)) } },
        }
    }

    fn fields(&self, grid: &Grid) -> Markup {
        html! {
            table.grid data-columns=(grid.columns.len()) {
                thead { tr { td {} @for column in &grid.columns { th scope="col" { (self.say(column)) } } } }
                tbody {
                    @for row in &grid.rows {
                        tr {
                            th scope="row" { (self.say(&row.name)) }
                            @for (number, field) in row.fields.iter().enumerate() { td { (self.piece(field, number)) } }
                        }
                    }
                }
            }
        }
    }

    /// A way: what the viewer has behind is filled, what is next is framed; the others stand on their fields.
    fn track(&self, track: &Track) -> Markup {
        let own = self.view.viewer.seat();
        let behind = track.pawns.iter().find(|(seat, _)| Some(*seat) == own).map_or(0, |(_, done)| *done);
        let others = track.pawns.iter().filter(|(seat, _)| Some(*seat) != own);
        let here = |index: usize| others.clone().filter(move |(_, done)| *done == index + 1);
        html! {
            div.panel {
                ol.track aria-hidden="true" {
                    @for (index, field) in track.fields.iter().enumerate() {
                        li.done[index < behind].next[own.is_some() && index == behind] {
                            (self.say(field))
                            @if here(index).next().is_some() { b { (self.initials(here(index))) } }
                        }
                    }
                }
                ul.pawns {
                    @for (seat, done) in &track.pawns {
                        li { (self.name(*seat)) " " b { (done) "/" (track.fields.len()) } }
                    }
                }
            }
        }
    }

    /// The same for all who look from afar: a way for each seat, one below the other, with what it has.
    fn race(&self, track: &Track) -> Markup {
        html! {
            ol.panel.race {
                @for &(seat, done) in &track.pawns {
                    li.now[self.is_next(seat)] data-seat=(seat.to_string()) {
                        b { (self.name(seat)) }
                        ol aria-hidden="true" {
                            @for (index, field) in track.fields.iter().enumerate() {
                                li.done[index < done].next[index == done] { (self.say(field)) }
                            }
                        }
                        i { (done) "/" (track.fields.len()) }
                    }
                }
            }
        }
    }

    fn initials<'p>(&self, pawns: impl Iterator<Item = &'p (Seat, usize)>) -> String {
        let all: Vec<_> = pawns.map(|(seat, _)| initial(self.name(*seat))).collect();
        if all.len() > INITIALS { all[..INITIALS - 1].concat() + "…" } else { all.concat() }
    }
}

/// So many stand on a field by their initials; for more of them there is no room, and the list below tells all.
const INITIALS: usize = 3;

fn initial(name: &str) -> String {
    name.chars().find(|letter| letter.is_alphanumeric()).map(String::from).unwrap_or_default()
}
