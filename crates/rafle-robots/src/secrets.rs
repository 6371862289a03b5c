//! What a seat may not know, and whether it was told all the same.

use std::collections::BTreeSet;

use rafle_engine::{Face, Lies, Message, Part, Piece, Pieces, Place, Play, Seat, TableLine, Viewer};
use rafle_games::family::deck::Card;
use rafle_words::Words;

/// What a browser had received when the log was so long, since the time before.
pub struct Heard {
    /// How long the log was.
    pub number: usize,
    /// Everything that came.
    pub text: String,
}

/// What this seat's browser was told although it may not know it: the referee's log says what lay where. Whatever once lay
/// open or in the own hand is no secret any more.
pub fn leaks(play: &Play, seat: Seat, heard: &[Heard]) -> Vec<String> {
    let mut told = Vec::new();
    let mut known = BTreeSet::new();
    let mut now = play.afresh();
    for Heard { number, text } in heard {
        let mut words = Vec::new();
        while now.log().len() < *number {
            let line = &play.log()[now.log().len()];
            words.extend(secret_words(play, &now, line, seat));
            now.enter(line).expect("a stored log can be played");
            known.extend(pieces(&now, seat).1.iter().filter_map(name));
        }
        if now.over() {
            break; // the game is over: all may look back at everything
        }
        let (hidden, _) = pieces(&now, seat);
        let hidden = hidden.iter().filter(|piece| name(piece).is_none_or(|name| !known.contains(&name)));
        let mut notations = Vec::new();
        for piece in hidden {
            words.extend(betrayals(piece));
            notations.extend(notation(piece));
        }
        words.retain(|it| text.contains(it));
        notations.retain(|it| in_forms(text).any(|word| word == it));
        told.extend(words.into_iter().chain(notations).map(|it| format!("entry {number}: {it}")));
    }
    told
}

/// How many pieces were hidden from this seat, in all: a game in which nothing was hidden shows nothing.
pub fn hidden(play: &Play, seat: Seat) -> usize {
    let mut now = play.afresh();
    let mut count = 0;
    for line in play.log() {
        now.enter(line).expect("a stored log can be played");
        count += pieces(&now, seat).0.len();
    }
    count
}

/// Every piece on the table, those that this seat may not see first, then the others.
fn pieces(play: &Play, seat: Seat) -> (Vec<Piece>, Vec<Piece>) {
    let open = play.now().view(Viewer::Spectator);
    let shown = |piece: &Piece| open.pieces().any(|other| other.id == piece.id);
    // What belongs to others lies in their hands, or under something: everybody else sees something else there.
    let secret = |group: &Pieces, piece: &Piece| {
        let covered = group.place == Place::Hand || piece.lies == Lies::Covered || !shown(piece);
        group.owner.is_some_and(|owner| owner != seat) && covered
    };
    let (mut hidden, mut known) = (Vec::new(), Vec::new());
    for part in play.now().view(Viewer::Referee).parts {
        let Part::Pieces(group) = part else { continue };
        for piece in &group.pieces {
            let side = if secret(&group, piece) { &mut hidden } else { &mut known };
            side.push(piece.clone());
        }
    }
    (hidden, known)
}

/// What makes a card the same card for everybody; dice have nothing of the kind.
fn name(piece: &Piece) -> Option<String> {
    match piece.face {
        Face::Suited { rank, suit, .. } => Some(Card::new(rank, suit).to_string()),
        Face::Joker => Some(Card::JOKER.to_string()),
        Face::Ends { up, down, .. } => Some(format!("{}/{}", up.min(down), up.max(down))),
        _ => None,
    }
}

/// What would betray a piece in the text of a page: its name there, and what it is called.
fn betrayals(piece: &Piece) -> Vec<String> {
    let called = |message: Message| Words::of("en").marked().say("site", &message, &[]);
    let ends = |up: u8, down: u8| called(Message::new("card-ends").with("up", up).with("down", down));
    let mut words = vec![format!("\"{}\"", piece.id)];
    match piece.face {
        Face::Suited { rank, suit, .. } => words.push(called(Card::new(rank, suit).into())),
        Face::Ends { up, down, .. } => words.extend([ends(up, down), ends(down, up)]),
        _ => {}
    }
    words
}

/// How a card is written in actions.
fn notation(piece: &Piece) -> Vec<String> {
    match piece.face {
        Face::Suited { rank, suit, .. } => vec![Card::new(rank, suit).to_string()],
        Face::Ends { up, down, .. } => vec![format!("{up}/{down}"), format!("{down}/{up}")],
        _ => Vec::new(),
    }
}

/// Every word of what the forms of a page would send.
fn in_forms(text: &str) -> impl Iterator<Item = &str> {
    let values = text.split("value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.flat_map(|value| value.split(' '))
}

/// What the referee is told of a line that this seat is told otherwise, in notation and in words.
fn secret_words(play: &Play, before: &Play, line: &str, seat: Seat) -> Vec<String> {
    let game = before.now();
    let table = line.parse::<TableLine>().is_ok();
    if table || game.told(line, Viewer::Seat(seat)).iter().any(|told| told == line) {
        return Vec::new();
    }
    let slug = play.start().about().slug;
    let said = |viewer| {
        let said = game.happened(line, viewer).into_iter();
        said.map(|message| Words::of("en").marked().say(slug, &message, play.names())).collect::<Vec<_>>()
    };
    let own = said(Viewer::Seat(seat));
    let others = said(Viewer::Referee).into_iter().filter(|it| !own.contains(it));
    others.chain([line.to_owned()]).collect()
}
