//! What a viewer sees of dnup, and what is told.

use rafle_engine::{
    Aid, AidRows, AidSentence, Arg, Choice, Ends, Face, Game, Lies, Line, LineOf, Mark, Message, Move, Piece, Pieces,
    Place, Seat, Seats, Seen, View,
};

use super::cards::{Card, Cards, Pile, Word};
use super::{Action, Area, Dnup, Luck, Stage};

pub(super) fn view<W: Word>(seen: &Seen<Dnup<W>>) -> View {
    let mut names = Names(Pile::NONE);
    let areas: Vec<_> = (0..seen.areas()).map(|index| (seen.area(index), seen.sets[index])).collect();
    let rows: Vec<_> = areas.iter().map(|&(area, set)| row(area, names.pieces(set.cards(), Lies::Loose))).collect();
    let hands: Vec<_> = seen.seats.iter().map(|seat| hand(seen, seat, &mut names)).collect();
    let discards = names.pieces(seen.discards().lying_low(), Lies::Spent);
    let moves = if seen.stage == Stage::Turn { moves(seen, &hands[seen.at.seat.index()], &rows) } else { Vec::new() };

    let own = |hand: &Pieces| seen.viewer().seat() == hand.owner;
    let (own, others): (Vec<_>, Vec<_>) = hands.into_iter().partition(own);
    let mut view = View::new(seen, say(seen));
    for part in others.into_iter().chain(rows) {
        view = view.part(part);
    }
    view = view.part(Pieces::at(Place::Pile, discards).called(Message::new("discards")));
    if W::OWN && seen.is_gathered() {
        for (key, cards) in [("the-cards", seen.unseen), ("left-out", seen.left_out())] {
            let cards = names.pieces(cards.lying_low(), Lies::Loose);
            view = view.part(Pieces::at(Place::Row, cards).called(Message::new(key)));
        }
    }
    for part in own {
        view = view.part(part);
    }
    for row in &mut view.seats {
        row.holds.push(Message::new("cards").with("count", seen.hand_size(row.seat)));
        if seen.star == Some(row.seat) {
            row.holds.push(Message::new("the-star"));
        }
    }
    view.spelling("dnup", seen.needed_to_win()).out(seen.out.map_or(Seats::NONE, Seats::only)).moves(seen, moves)
}

/// Gives every card a name of its own; copies are numbered as they are met.
struct Names<W: Word>(Pile<W>);

impl<W: Word> Names<W> {
    fn pieces(&mut self, cards: Cards<W>, lies: Lies) -> Vec<Piece> {
        cards.iter().map(|card| self.piece(card, lies)).collect()
    }

    fn piece(&mut self, card: Card, lies: Lies) -> Piece {
        let (low, high) = (card.up.min(card.down), card.up.max(card.down));
        let copy = if self.0.contains(card.pile()) { "-2" } else { "" };
        self.0 = self.0.plus(card.pile());
        let face = Face::Ends { up: card.up, down: card.down, star: card.is_starter() };
        Piece::new(format!("card-{low}-{high}{copy}"), face, lies)
    }
}

fn row(area: Area, pieces: Vec<Piece>) -> Pieces {
    let row = Pieces::at(Place::Row, pieces).of(area.seat);
    if area.number == 0 { row } else { row.called(Message::new("area").with("number", area.number)) }
}

/// A hand: what this viewer knows of it, then the backs of the rest.
fn hand<W: Word>(seen: &Seen<Dnup<W>>, seat: Seat, names: &mut Names<W>) -> Pieces {
    let backs = (0..seen.holes(seat)).map(|n| Piece::new(format!("back-{seat}-{n}"), Face::Back, Lies::Held));
    let known = names.pieces(seen.hands[seat], Lies::Held);
    Pieces::at(Place::Hand, known.into_iter().chain(backs)).of(seat)
}

fn moves<W: Word>(seen: &Seen<Dnup<W>>, hand: &Pieces, rows: &[Pieces]) -> Vec<Move> {
    let mut playable = Cards::NONE;
    let mut plays = Vec::new();
    let mut moves = Vec::new();
    for action in seen.actions() {
        match action {
            Action::Play(cards) => {
                playable = playable.plus(cards.minus(cards.common(playable)));
                plays.push(cards.iter().map(|card| card.to_string()).collect::<Vec<_>>());
            }
            Action::Add(area, _) => {
                let verb = format!("add {area}");
                let label = Message::new("add-to").with("seat", area.seat).with("value", value_of(seen, area));
                let cards = seen.hands[seen.at.seat].showing(value_of(seen, area)).lying(value_of(seen, area));
                let add = Move::pick(label, verb, choices(hand, cards), 1, 1);
                if !moves.contains(&add) {
                    moves.push(add);
                }
            }
            Action::Take(area) => {
                let label = Message::new("take-from").with("seat", area.seat).with("value", value_of(seen, area));
                let card = rows[seen.index(area)].pieces[0].id.clone();
                moves.push(Move::touch(label, action).on(card));
            }
            Action::Flip => moves.push(Move::touch(Message::new("flip-hand"), action)),
        }
    }
    if let Some(most) = plays.iter().map(Vec::len).max() {
        let play = Move::pick(Message::new("play-cards"), "play", choices(hand, playable), 1, most);
        moves.insert(0, play.together(plays));
    }
    moves
}

fn value_of<W: Word>(seen: &Seen<Dnup<W>>, area: Area) -> u8 {
    seen.sets[seen.index(area)].value
}

/// Those of the hand's pieces that are among `cards`.
fn choices<W: Word>(hand: &Pieces, mut cards: Cards<W>) -> Vec<Choice> {
    let choice = |piece: &Piece| {
        let Face::Ends { up, down, .. } = piece.face else { return None };
        let card = Card { up, down };
        let here = cards.contains(Cards::only(card));
        if here {
            cards = cards.minus(Cards::only(card));
        }
        here.then(|| Choice::piece(&piece.id, card.to_string()))
    };
    hand.pieces.iter().filter_map(choice).collect()
}

fn say<W: Word>(seen: &Seen<Dnup<W>>) -> Message {
    match seen.stage {
        Stage::From | Stage::Deal(_) | Stage::Star => Message::new("say-deal"),
        Stage::Turn if seen.at.number > 0 => {
            Message::new("say-turn-for").with("seat", seen.at.seat).with("number", seen.at.number)
        }
        Stage::Turn => Message::new("say-turn").with("seat", seen.at.seat),
        Stage::Over => Message::new("over"),
    }
}

/// The four actions, the golden rule, what conflicts, and what wins.
pub(super) fn aid<W: Word>(dnup: &Dnup<W>) -> Aid {
    let said = |head, words, example: Option<&'static str>| AidSentence {
        head: Message::new(head),
        words,
        example: example.map(Message::new),
    };
    let sentence = |head, words, example| said(head, Message::new(words), example);
    let two = dnup.seats.len() == 2;
    let end = if two {
        Message::new("aid-end-two").with("count", dnup.rules.rounds_to_win)
    } else {
        Message::new("aid-end-more").with("count", dnup.rules.tokens_to_win)
    };
    let mut rows = vec![
        sentence("aid-play", "aid-play-how", None),
        sentence("aid-add", "aid-add-how", None),
        sentence("aid-take", "aid-take-how", None),
        sentence("aid-flip", "aid-flip-how", None),
        sentence("aid-golden", "aid-golden-how", Some("aid-golden-example")),
        sentence("aid-size", "aid-size-how", Some("aid-size-example")),
    ];
    rows.extend(two.then(|| sentence("aid-places", "aid-places-how", None)));
    rows.push(said("aid-end", end, None));
    Aid {
        title: Message::new("aid-actions"),
        note: Some(Message::new("aid-actions-note")),
        rows: AidRows::Sentences(rows),
    }
}

pub(super) fn happened<W: Word>(before: &Seen<Dnup<W>>, line: LineOf<Dnup<W>>, after: &Seen<Dnup<W>>) -> Vec<Message> {
    match line {
        Line::Luck(Luck::From(seat)) => vec![Message::new("first-card").with("seat", seat)],
        Line::Luck(_) if after.stage == Stage::Turn => vec![Message::new("begins").with("seat", after.at.seat)],
        Line::Luck(_) => Vec::new(),
        Line::Action(action) => {
            let mut told = vec![done(before, action)];
            told.extend(beaten(before, action));
            told.extend(ended(before, after));
            told
        }
    }
}

fn done<W: Word>(before: &Seen<Dnup<W>>, action: Action<W>) -> Message {
    let seat = before.at.seat;
    match action {
        Action::Play(cards) => Message::new("played")
            .with("seat", seat)
            .with("size", cards.len())
            .with("value", cards.value().unwrap_or(0))
            .with("cards", list(cards)),
        Action::Add(area, card) => {
            Message::new("added").with("seat", seat).with("card", card.to_string()).with("owner", area.seat)
        }
        Action::Take(area) => {
            let cards = before.sets[before.index(area)].cards().flipped();
            Message::new("took").with("seat", seat).with("owner", area.seat).with("cards", list(cards))
        }
        Action::Flip => Message::new("flipped").with("seat", seat),
    }
}

/// What became of the set that met a higher one of its size.
fn beaten<W: Word>(before: &Seen<Dnup<W>>, action: Action<W>) -> Option<Message> {
    let area = before.beaten_area(action)?;
    let (index, owner) = (before.index(area), area.seat);
    Some(if before.out == Some(owner) {
        Message::new("beaten-away").with("seat", owner)
    } else {
        let cards = before.sets[index].cards().flipped();
        Message::new("beaten-back").with("seat", owner).with("cards", list(cards))
    })
}

/// A set that is beaten or taken has changed hands; and a round may be over.
pub(super) fn moment<W: Word>(before: &Seen<Dnup<W>>, line: LineOf<Dnup<W>>, after: &Seen<Dnup<W>>) -> Option<View> {
    let Line::Action(action) = line else { return None };
    let over = after.tokens != before.tokens || after.void != before.void;
    let taken = matches!(action, Action::Take(_));
    let beaten = beaten(before, action);
    if !(over || taken || beaten.is_some()) {
        return None;
    }
    let lying = before.lying_after(action)?;
    let told = happened(before, line, after);
    let ends = if over { Ends::Round } else { Ends::Hope };
    let moment =
        Dnup::<W>::view(&before.with(&lying)).moment(ends, told, after).marked(|piece| moved(before, action, piece));
    let owner = beaten.and(before.beaten_area(action)).map(|area| area.seat);
    Some(moment.at_the_cost_of(owner))
}

/// What a card has to do with it: it was played or taken, or it is what was beaten.
fn moved<W: Word>(before: &Dnup<W>, action: Action<W>, piece: &Piece) -> Option<Mark> {
    let Face::Ends { up, down, .. } = piece.face else { return None };
    let card = Cards::only(Card { up, down });
    let came = match action {
        Action::Play(cards) => piece.lies == Lies::Loose && cards.contains(card),
        Action::Add(_, added) => piece.lies == Lies::Loose && Cards::only(added).contains(card),
        Action::Take(area) => {
            piece.lies == Lies::Held && before.sets[before.index(area)].cards().flipped().contains(card)
        }
        Action::Flip => false,
    };
    let beaten = before.beaten_area(action).map(|area| before.sets[before.index(area)].cards().flipped());
    let went = piece.lies == Lies::Held && beaten.is_some_and(|cards| cards.contains(card));
    if went { Some(Mark::Ends) } else { came.then_some(Mark::Came) }
}

/// Whether somebody went out, and whether the round was void.
fn ended<W: Word>(before: &Seen<Dnup<W>>, after: &Seen<Dnup<W>>) -> impl Iterator<Item = Message> {
    let seat = before.at.seat;
    let out = match after.tokens[seat] - before.tokens[seat] {
        0 => None,
        2 => Some("out-first"),
        _ if before.two_areas() => Some("round-won"),
        _ => Some("out-second"),
    };
    let out = out.map(|key| Message::new(key).with("seat", seat));
    out.into_iter().chain((after.void > before.void).then(|| Message::new("round-void")))
}

fn list<W: Word>(cards: Cards<W>) -> Arg {
    cards.iter().map(|card| card.to_string()).collect()
}
