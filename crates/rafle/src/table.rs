//! A table in a few lines of text: what lies on it, what each seat has, what is open.

use console::measure_text_width;
use rafle_engine::{
    Arg, Cell, Choice, Face, Grid, How, Lies, Message, Move, Part, Piece, Pieces, Place, SHOWN, Seat, SeatRow, Sheet,
    Track, View, rank_letter,
};

use crate::voice::Voice;

/// So many moves are listed; of more than that the first.
const MOVES_LISTED: usize = 24;

/// What lies on the table and what each seat has. What is offered to whoever can pay is told at length only if the `whole`
/// table is wanted, and of more seats than are shown at a time so are the others.
pub(crate) fn drawn(view: &View, voice: &Voice, whole: bool) -> Vec<String> {
    let foremost = (!whole && view.seats.len() > SHOWN).then(|| view.clone().only(view.foremost()));
    let view = foremost.as_ref().unwrap_or(view);
    let part = |part: &Part| match part {
        Part::Pieces(offered) if offered.place == Place::Market && !whole => drawn_offer(offered, voice),
        part => drawn_part(part, voice),
    };
    let place = view.at.map(|at| voice.say(&at.said()));
    let mut lines: Vec<_> = place.into_iter().chain(view.parts.iter().flat_map(part)).collect();
    lines.push(seats(view, voice));
    lines
}

/// The same in one line: dice, cards and scores, without sheets and boards.
pub(crate) fn in_short(view: &View, voice: &Voice) -> String {
    let pieces = view.parts.iter().filter_map(|part| match part {
        Part::Pieces(pieces) if pieces.place != Place::Market => Some(drawn_pieces(pieces, voice)),
        Part::Note(note) if note.large() => Some(vec![voice.say(&note.text)]),
        _ => None,
    });
    pieces.flatten().chain([seats(view, voice)]).collect::<Vec<_>>().join(" · ")
}

/// What each seat has. Where the score is how many of something everybody holds, it is said once.
fn seats(view: &View, voice: &Voice) -> String {
    let counts = |row: &SeatRow, what: &Message| what.args.contains(&("count", Arg::Number(row.score.into())));
    let held_by_all = |what: &Message| {
        let held = |row: &SeatRow| row.holds.iter().any(|other| other.key == what.key && counts(row, other));
        view.seats.iter().all(held)
    };
    let seat = |row: &SeatRow| {
        let holds: Vec<_> = row.holds.iter().map(|what| voice.say(what)).collect();
        let player = voice.player(row.seat);
        if row.holds.iter().any(held_by_all) {
            return format!("{player} {}", holds.join(", "));
        }
        let score = Message::new("seat-score").with("seat", row.seat);
        let score = match row.letters {
            Some(letters) => score.with("score", letters.written()),
            None => score.with("score", row.score),
        };
        std::iter::once(voice.tell(&score)).chain(holds).collect::<Vec<_>>().join(", ")
    };
    view.seats.iter().map(seat).collect::<Vec<_>>().join(" · ")
}

/// The names of what is offered, in one line.
fn drawn_offer(offered: &Pieces, voice: &Voice) -> Vec<String> {
    let name = |piece: &Piece| match &piece.face {
        Face::Character { key, left, .. } => format!("{} ×{left}", character(key, voice)),
        _ => face(piece, voice),
    };
    let names = offered.pieces.iter().filter(|piece| piece.lies != Lies::Spent).map(name).collect::<Vec<_>>();
    let title = offered.title.as_ref().map(|title| voice.say(title));
    vec![labelled(offered.owner.map(|seat| voice.player(seat)), title, &names.join(", "), voice)]
}

fn character(key: &str, voice: &Voice) -> String {
    voice.words.word(voice.slug, &format!("card-{key}")).unwrap_or_else(|| key.to_owned())
}

/// What the seat that is next can do, a line for each move.
pub(crate) fn open(view: &View, voice: &Voice) -> Vec<String> {
    let typed: Vec<_> = view.moves.iter().take(MOVES_LISTED).map(|it| typed(it, voice)).collect();
    let width = typed.iter().map(|line| measure_text_width(line)).max().unwrap_or(0);
    let line = |(it, typed): (&Move, &String)| {
        let gap = " ".repeat(width - measure_text_width(typed));
        match &it.brings {
            Some(brings) => format!("{typed}{gap}  {} ({})", voice.say(&it.label), voice.say(brings)),
            None => format!("{typed}{gap}  {}", voice.say(&it.label)),
        }
    };
    let mut lines: Vec<_> = view.moves.iter().zip(&typed).map(line).collect();
    if let Some(more) = view.moves.len().checked_sub(MOVES_LISTED).filter(|more| *more > 0) {
        lines.push(voice.tell(&Message::new("and-more").with("count", more)));
    }
    lines
}

/// How a move is typed.
fn typed(it: &Move, voice: &Voice) -> String {
    match &it.how {
        How::Touch { action, .. } => action.clone(),
        How::Pick { verb, from, least, most, .. } => {
            let words = from.iter().map(|choice| choice.word.as_str()).collect::<Vec<_>>().join(" ");
            let some = Message::new("pick-some").with("least", *least).with("most", *most).with("from", words);
            format!("{verb} {}", voice.tell(&some))
        }
        How::Rows { verb, joint, rows } => {
            let row = |row: &Vec<Choice>| {
                format!("[{}]", row.iter().map(|choice| choice.word.as_str()).collect::<Vec<_>>().join(" "))
            };
            format!("{verb} {}", rows.iter().map(row).collect::<Vec<_>>().join(joint))
        }
    }
}

pub(crate) fn drawn_part(part: &Part, voice: &Voice) -> Vec<String> {
    match part {
        Part::Pieces(pieces) => drawn_pieces(pieces, voice),
        Part::Sheet(sheet) => drawn_sheet(sheet, voice),
        Part::Grid(grid) => drawn_grid(grid, voice),
        Part::Track(track) => drawn_track(track, voice),
        Part::Sticks(heap) => {
            let owner = heap.owner.map(|seat| voice.player(seat));
            let count = voice.say(&Message::new("sticks").with("count", heap.count));
            vec![labelled(owner, Some(voice.say(&heap.title)), &count, voice)]
        }
        Part::Note(note) => vec![voice.say(&note.text)],
    }
}

fn labelled(owner: Option<String>, title: Option<String>, what: &str, voice: &Voice) -> String {
    let label: Vec<_> = owner.into_iter().chain(title).collect();
    if label.is_empty() { what.to_owned() } else { voice.labelled(&label.join(" · "), what) }
}

/// Pieces that lie together: what needs many words below each other, others side by side, those first that lie alike.
/// Nothing where there are none.
fn drawn_pieces(group: &Pieces, voice: &Voice) -> Vec<String> {
    const ORDER: [(Lies, Option<&str>); 6] = [
        (Lies::Aside, Some("lies-aside")),
        (Lies::Kept, Some("lies-kept")),
        (Lies::Loose, None),
        (Lies::Held, None),
        (Lies::Covered, Some("lies-covered")),
        (Lies::Spent, Some("lies-spent")),
    ];
    let alike = |(lies, key): (Lies, Option<&'static str>)| {
        let faces: Vec<_> = group.pieces.iter().filter(|piece| piece.lies == lies).map(|it| face(it, voice)).collect();
        let faces = Some(faces.join(" ")).filter(|faces| !faces.is_empty())?;
        Some(match key {
            Some(key) => voice.tell(&Message::new(key).with("pieces", faces)),
            None => faces,
        })
    };
    let label = |what: &str| {
        let title = group.title.as_ref().map(|title| voice.say(title));
        labelled(group.owner.map(|seat| voice.player(seat)), title, what, voice)
    };
    if group.pieces.iter().any(|piece| matches!(piece.face, Face::Character { .. })) {
        let pieces = group.pieces.iter().map(|piece| format!("  {}", face(piece, voice)));
        return std::iter::once(label("").trim_end().to_owned()).chain(pieces).collect();
    }
    let drawn: Vec<_> = ORDER.into_iter().filter_map(alike).collect();
    if drawn.is_empty() { Vec::new() } else { vec![label(&drawn.join(" | "))] }
}

fn face(piece: &Piece, voice: &Voice) -> String {
    match &piece.face {
        Face::Die(face) => face.to_string(),
        Face::Cup(count) => voice.tell(&Message::new("face-cup").with("count", *count)),
        Face::Suited { rank, suit, wild } => {
            format!("{}{}{}", rank_letter(*rank), suit.letter(), if *wild { "!" } else { "" })
        }
        Face::Joker => voice.tell(&Message::new("face-joker")),
        Face::Back => "?".to_owned(),
        Face::Ends { up, down, star } => format!("{up}/{down}{}", if *star { "*" } else { "" }),
        Face::Field(worth) | Face::Number(worth) => voice.words.number(*worth),
        Face::Word(word) => voice.say(word),
        Face::Character { key, price, power, left, .. } => {
            let name = character(key, voice);
            voice.labelled(&format!("{name} ×{left}"), &voice.both(&price.said, power))
        }
    }
}

fn drawn_sheet(sheet: &Sheet, voice: &Voice) -> Vec<String> {
    let cell = |cell: &Cell| match cell {
        Cell::Blank => String::new(),
        Cell::Open(_) => "·".to_owned(),
        Cell::Written(number) => voice.words.number(*number),
        Cell::Said(words) => voice.say(words),
    };
    let title = sheet.title.as_ref().map(|title| voice.say(title)).unwrap_or_default();
    let head = std::iter::once(title).chain(sheet.columns.iter().map(|&seat| voice.player(seat)));
    let rows = sheet
        .rows
        .iter()
        .map(|row| std::iter::once(voice.say(&row.name)).chain(row.cells.iter().map(cell)).collect::<Vec<_>>());
    in_columns(&std::iter::once(head.collect()).chain(rows).collect::<Vec<_>>())
}

fn drawn_grid(grid: &Grid, voice: &Voice) -> Vec<String> {
    let owner = grid.owner.map(|seat| voice.player(seat)).unwrap_or_default();
    let head = std::iter::once(owner).chain(grid.columns.iter().map(|column| voice.say(column)));
    let field = |piece: &Piece| {
        let face = face(piece, voice);
        if piece.lies == Lies::Covered || piece.lies == Lies::Spent { format!("({face})") } else { face }
    };
    let rows = grid
        .rows
        .iter()
        .map(|row| std::iter::once(voice.say(&row.name)).chain(row.fields.iter().map(field)).collect::<Vec<_>>());
    in_columns(&std::iter::once(head.collect()).chain(rows).collect::<Vec<_>>())
}

fn drawn_track(track: &Track, voice: &Voice) -> Vec<String> {
    let fields = track.fields.len();
    let at = |&(seat, behind): &(Seat, usize)| {
        // Where fields are only counted, the next number says nothing.
        let next = track.fields.get(behind).map(|field| voice.say(field));
        let next = next.filter(|field| *field != (behind + 1).to_string());
        let message = Message::new(if next.is_some() { "track-at" } else { "track-done" }).with("seat", seat);
        let message = message.with("behind", behind).with("fields", fields);
        voice.tell(&match next {
            Some(next) => message.with("next", next),
            None => message,
        })
    };
    track.pawns.iter().map(at).collect()
}

/// Rows of cells, the first column to the left and the others, which are numbers, to the right.
pub(crate) fn in_columns(rows: &[Vec<String>]) -> Vec<String> {
    laid_out(rows, |column| column == 0)
}

/// Rows of texts, each column to the left.
pub(crate) fn side_by_side(rows: &[Vec<String>]) -> Vec<String> {
    laid_out(rows, |_| true)
}

fn laid_out(rows: &[Vec<String>], to_the_left: impl Fn(usize) -> bool) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|it| measure_text_width(it)).max();
    let widths: Vec<_> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cell = |(column, cell): (usize, &String)| {
            let gap = " ".repeat(widths[column] - measure_text_width(cell));
            let apart = if column == 0 { "" } else { "  " };
            if to_the_left(column) { format!("{apart}{cell}{gap}") } else { format!("{apart}{gap}{cell}") }
        };
        row.iter().enumerate().map(cell).collect::<String>().trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
