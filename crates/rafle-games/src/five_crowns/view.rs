//! What people see and read.

use rafle_engine::{
    Arg, Choice, Ends, Face, Game, Lies, Line, LineOf, Message, Move, Next, Note, Piece, Pieces, Place, Seat, Seen,
    View,
};

use super::{Action, FiveCrowns, Hand, Luck, Stage};
use crate::family::deck::{Card, Cards};
use crate::family::melds::{Arrangement, Melds};

pub(super) fn view(seen: &Seen<FiveCrowns>) -> View {
    let mut view = View::new(seen, seen.say()).part(Note::main(seen.melds().wild_ranks()));
    if matches!(seen.stage, Stage::Choosing | Stage::Drawing | Stage::Discarding) {
        view = view.part(seen.deck_pile()).part(seen.discard_pile());
    }
    let own = seen.viewer().seat();
    for seat in seen.seats.iter().filter(|&seat| Some(seat) != own).chain(own) {
        view.parts.extend(seen.hand_of(seat).into_iter().map(Into::into));
    }
    view = match seen.stage {
        Stage::Settled => view.holds("hand-points", |seat| seen.hand_points(seat)),
        _ => view.holds("cards-held", |seat| seen.hands[seat].len() as u8),
    };
    let tap = if seen.stage == Stage::Settled { "deal-the-cards" } else { "draw-a-card" };
    let moves = if seen.to_move() { seen.moves() } else { Vec::new() };
    view.moves(seen, moves).tap(seen, Message::new(tap))
}

pub(super) fn happened(before: &Seen<FiveCrowns>, line: LineOf<FiveCrowns>, after: &Seen<FiveCrowns>) -> Vec<Message> {
    let told = |key| Message::new(key).with("seat", before.seat);
    let mut messages = match line {
        Line::Luck(Luck::Dealer(seat)) => vec![Message::new("deals-first").with("seat", seat)],
        Line::Luck(Luck::Up(card)) => {
            let (number, count) = after.hand_number();
            let begins = Message::new("hand-begins").with("number", number).with("count", count);
            vec![begins.with("wild", after.melds().wild_ranks()), Message::new("turned-up").with("card", card)]
        }
        Line::Luck(Luck::Draw(Some(card))) => vec![told("draws-card").with("card", card)],
        Line::Luck(Luck::Draw(None)) => vec![told("draws-unseen")],
        Line::Action(Action::Deck) if before.deck() == 0 => vec![Message::new("discards-shuffled")],
        Line::Action(Action::Deck) | Line::Luck(Luck::Deal(_) | Luck::Show(_)) => Vec::new(),
        Line::Action(Action::Take) => {
            before.top.map(|card| told("takes-card").with("card", card)).into_iter().collect()
        }
        Line::Action(Action::Discard(card)) => vec![told("discards-card").with("card", card)],
        Line::Action(Action::Out(card)) => vec![told("goes-out").with("card", card)],
        Line::Action(Action::Meld(meld)) => {
            let cards: Arg = before.melds().laid_out(meld).collect();
            vec![told("lays-meld").with("cards", cards)]
        }
    };
    let open = |game: &FiveCrowns, seat| game.laid.has(seat) && game.hands[seat].hidden == 0;
    let laid = before.seats.from(before.seat).filter(|&seat| !open(before, seat) && open(after, seat));
    messages
        .extend(laid.map(|seat| Message::new("laid-down").with("seat", seat).with("points", after.hand_points(seat))));
    messages
}

/// A hand is over when all have laid down: everybody sees what is left over, and what it costs.
pub(super) fn moment(before: &Seen<FiveCrowns>, after: &Seen<FiveCrowns>) -> Option<View> {
    if after.stage != Stage::Settled || before.stage == Stage::Settled {
        return None;
    }
    let scored = |seat| Message::new("hand-cost").with("seat", seat).with("points", after.hand_points(seat));
    let hand = match after.out {
        Some(seat) => Message::new("hand-won").with("seat", seat),
        None => Message::new("hand-unwon"),
    };
    let paying: Vec<_> = after.seats.iter().filter(|&seat| after.hand_points(seat) > 0).collect();
    let told = [hand].into_iter().chain(paying.iter().map(|&seat| scored(seat))).collect();
    Some(FiveCrowns::view(after).moment(Ends::Round, told, after).at_the_cost_of(paying))
}

impl FiveCrowns {
    fn say(&self) -> Message {
        let (key, seat) = match (self.stage, self.next()) {
            (_, Next::Nobody) => return Message::new("over"),
            (Stage::Lot, _) => return Message::new("say-lot"),
            (Stage::Dealing, _) => ("say-dealing", self.dealer),
            (Stage::Choosing, _) if self.out.is_some() => ("say-draws-last", self.seat),
            (Stage::Choosing | Stage::Drawing, _) => ("say-draws", self.seat),
            (Stage::Discarding, _) if self.out.is_some() => ("say-discards-last", self.seat),
            (Stage::Discarding, _) => ("say-discards", self.seat),
            (Stage::Showing, _) => ("say-shows-hand", self.to_show().unwrap_or(self.seat)),
            (Stage::Settled, _) => ("say-next-hand", self.dealer),
        };
        Message::new(key).with("seat", seat)
    }

    /// Which hand it is: 3 of 11.
    pub(super) fn hand_number(&self) -> (u8, u8) {
        let step = self.options.hands.step();
        let number = |size: u8| (size - Card::LOWEST) / step + 1;
        (number(self.size), number(super::LAST))
    }

    fn deck_pile(&self) -> Pieces {
        let back = self.can_draw().then(|| Piece::new("deck", Face::Back, Lies::Covered));
        Pieces::at(Place::Pile, back).called(Message::new("deck-pile").with("count", self.deck()))
    }

    fn discard_pile(&self) -> Pieces {
        let top = self.top.map(|card| Piece::new("discard", self.melds().face(card), Lies::Loose));
        Pieces::at(Place::Pile, top).called(Message::new("discard-pile"))
    }

    /// The cards of a seat: what lies in melds, and what is in the hand, sorted into melds where these eyes see it.
    fn hand_of(&self, seat: Seat) -> Vec<Pieces> {
        let Hand { cards, hidden, melded, .. } = self.hands[seat];
        let discards = self.options.auto_meld && self.stage == Stage::Discarding && seat == self.seat;
        let tells = discards.then(|| Message::new("left-without"));
        let melds = self.melds();
        let mut faces = Faces { seat, melds, shown: Cards::NONE };
        // What is left over is named before what lies in melds: whoever touches one of two equal cards means that one.
        let (made, loose) = if self.laid.has(seat) {
            let points = Message::new("left-over").with("points", self.hand_points(seat));
            (None, faces.all(melds.sorted(cards), Place::Row, Lies::Loose).called(points))
        } else if hidden > 0 {
            let back = |n| Piece::new(format!("back-{seat}-{n}"), Face::Back, Lies::Held);
            (None, Pieces::at(Place::Hand, (0..self.hands[seat].len()).map(back)).of(seat))
        } else if self.options.auto_meld {
            let made = melds.best(cards);
            let points = Message::new("left-over").with("points", made.points);
            (Some(made), faces.all(melds.sorted(made.left), Place::Hand, Lies::Held).called(points))
        } else {
            (None, faces.all(melds.sorted(cards), Place::Hand, Lies::Held))
        };
        let mut parts = Vec::new();
        for &meld in melds.best(melded).melds() {
            parts.push(faces.meld(meld, Place::Row, Lies::Aside));
        }
        for &meld in made.iter().flat_map(Arrangement::melds) {
            parts.push(faces.meld(meld, Place::Hand, Lies::Held));
        }
        parts.push(Pieces { tells: tells.filter(|_| hidden == 0), ..loose });
        parts.retain(|part| !part.pieces.is_empty());
        parts
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves: Vec<_> = self.actions().filter_map(|action| self.touch(action)).collect();
        if self.open_melds().next().is_some() {
            let cards = self.hands[self.seat].cards;
            let mut pieces = Faces { seat: self.seat, melds: self.melds(), shown: Cards::NONE };
            let from: Vec<_> =
                cards.iter().map(|card| Choice::piece(&pieces.next_id(card), card.to_string())).collect();
            moves.push(Move::pick(Message::new("lay-meld"), "meld", from, 3, cards.len() - 1));
        }
        moves
    }

    fn touch(&self, action: Action) -> Option<Move> {
        let told = |key, card: Card| Move::touch(Message::new(key).with("card", card), action);
        Some(match action {
            Action::Deck if self.deck() == 0 => Move::touch(Message::new("shuffle-and-draw"), action).on("deck"),
            Action::Deck => Move::touch(Message::new("draw-a-card"), action).on("deck"),
            Action::Take => told("take-card", self.top?).on("discard"),
            Action::Discard(card) => {
                let touch = told("discard-card", card).on(piece_id(self.seat, card, 0));
                if self.options.auto_meld {
                    let left = self.melds().least(self.hands[self.seat].cards.without(card));
                    touch.brings(Message::number(left))
                } else {
                    touch
                }
            }
            Action::Out(card) => told("go-out", card),
            Action::Meld(_) => return None,
        })
    }
}

/// Names the cards of a seat, so that equal ones have different names.
struct Faces {
    seat: Seat,
    melds: Melds,
    shown: Cards,
}

impl Faces {
    fn meld(&mut self, meld: Cards, place: Place, lies: Lies) -> Pieces {
        let pieces = self.all(self.melds.laid_out(meld), place, lies);
        match self.melds.kind(meld) {
            Some(kind) => pieces.called(kind.title()),
            None => pieces,
        }
    }

    fn all(&mut self, cards: impl Iterator<Item = Card>, place: Place, lies: Lies) -> Pieces {
        let melds = self.melds;
        Pieces::at(place, cards.map(|card| Piece::new(self.next_id(card), melds.face(card), lies))).of(self.seat)
    }

    fn next_id(&mut self, card: Card) -> String {
        let id = piece_id(self.seat, card, self.shown.count(card));
        self.shown = self.shown.with(card);
        id
    }
}

fn piece_id(seat: Seat, card: Card, copy: u8) -> String {
    format!("card-{seat}-{}-{copy}", card.index())
}
