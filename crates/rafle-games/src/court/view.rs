//! What everybody sees of the court: nothing is hidden.

use rafle_engine::{
    Aid, AidEntry, AidGroup, AidRows, Choice, Dice, Ends, FACES, Face, Game, Lies, Line, LineOf, Mark, Message, Move,
    Next, Note, Piece, Pieces, Place, Seat, Seen, View, just_now,
};

use super::open::Kind;
use super::powers::{Power, Way, all_shifts, raised};
use super::{Action, Adding, Card, Court, Group, Luck, Phase};

pub(super) fn view(seen: &Seen<Court>) -> View {
    let tray = Pieces::tray(&[(seen.aside, Lies::Aside), (seen.active, Lies::Loose)]);
    let moves: Vec<_> = seen.kinds().flat_map(|kind| seen.moves(kind, &tray)).collect();
    let cards = seen.standings().scores;
    let mut view = View::new(seen, seen.say())
        .holds("cards", |seat| cards[seat])
        .part(tray.of(seen.seat))
        .moves(seen, moves)
        .tap(seen, Message::new("throw-dice").with("count", seen.cup));
    if let Some(text) = seen.mark_to_beat() {
        view = view.part(if seen.last_round { Note::main(text) } else { Note::detail(text) });
    }
    for seat in seen.all().iter() {
        view = view.part(seen.cards_of(seat));
    }
    for level in 0..=5 {
        view = view.part(seen.market(level));
    }
    view
}

impl Court {
    fn say(&self) -> Message {
        let say = |key| Message::new(key).with("seat", self.seat);
        match self.phase {
            Phase::Over => Message::new("over"),
            Phase::First => Message::new("say-who-begins"),
            Phase::Ask => say("say-play-or-pass"),
            Phase::Take => say("say-take"),
            Phase::Before => say("say-throw-or-add").with("count", self.cup),
            Phase::Dice if self.cup > 0 => say("say-throws").with("count", self.cup),
            Phase::Dice if self.duty => say("say-lay-aside"),
            Phase::Dice if self.active.is_empty() => say("say-end"),
            Phase::Dice => say("say-go-on"),
        }
    }

    /// Whose group is to be beaten.
    fn mark_to_beat(&self) -> Option<Message> {
        let seat = self.holder(Card::King).filter(|_| self.mark != Group::default())?;
        Some(self.mark.message("mark").with("seat", seat))
    }

    /// A row of the market.
    fn market(&self, level: u8) -> Pieces {
        let piece = |card: Card| {
            let left = self.left(card);
            Piece::new(
                in_the_market(card),
                face(card, left, self.would_pay(card)),
                if left > 0 { Lies::Loose } else { Lies::Spent },
            )
        };
        Pieces::at(Place::Market, Card::all().filter(|card| card.level() == level).map(piece))
            .called(Message::new("level").with("level", level))
    }

    /// Whether the seat that is next could take this character if its dice stayed as they lie.
    fn would_pay(&self, card: Card) -> bool {
        let dice = self.aside + self.active;
        let lie = self.cup == 0 && !dice.is_empty() && !self.last_round;
        let throws = matches!(self.phase, Phase::Dice | Phase::Take);
        lie && throws && self.barred_if(card, card.price().paid_by(dice)).is_none()
    }

    /// What lies in front of a seat.
    fn cards_of(&self, seat: Seat) -> Pieces {
        let lies = |card| if seat == self.seat && self.used.has(card) { Lies::Spent } else { Lies::Held };
        let held =
            self.held[seat].iter().map(|card| Piece::new(in_front_of(seat, card), face(card, 1, false), lies(card)));
        let another = |card, number, lies| {
            let id = format!("{}-{number}", in_front_of(seat, card));
            Piece::new(id, face(card, 1, false), lies)
        };
        let fool = |number| {
            let spent = seat == self.seat && number >= self.more_fools;
            another(Card::Fool, number, if spent { Lies::Spent } else { Lies::Held })
        };
        let charlatan = |number| another(Card::Charlatan, number, Lies::Held);
        let fools = (0..self.spare_fools[seat]).map(fool);
        Pieces::at(Place::Row, held.chain(fools).chain((0..self.charlatans[seat]).map(charlatan))).of(seat)
    }

    /// How a person makes the actions of this kind.
    fn moves(&self, kind: Kind, tray: &Pieces) -> Vec<Move> {
        if self.count(kind) == 0 {
            return Vec::new();
        }
        match kind {
            Kind::Throw => vec![Move::touch(Message::new("throw-dice").with("count", self.cup), Action::Throw)],
            Kind::Add(card) => {
                let label = Message::new("add-before").with("card", card.name());
                vec![Move::touch(label, Action::Use(card, Way::NONE)).on(in_front_of(self.seat, card))]
            }
            Kind::Aside => vec![pick(Message::new("lay-picked-aside"), "aside", tray.dice_to_pick(Lies::Loose))],
            Kind::Again => {
                vec![Move::touch(Message::new("throw-dice").with("count", self.active.count()), Action::Again)]
            }
            Kind::End => vec![Move::touch(Message::new("end-with").with("dice", self.aside), Action::End)],
            Kind::Use(card) => self.moves_of(card, tray),
            Kind::Take => {
                let take = |card: Card| {
                    let label = Message::new("take").with("card", card.name());
                    Move::touch(label, Action::Take(Some(card))).on(in_the_market(card))
                };
                let nothing = Move::touch(Message::new("take-nothing"), Action::Take(None)).passing(true);
                self.offered().iter().map(take).chain([nothing]).collect()
            }
            Kind::Ask => {
                let play = Message::new("play-for-the-king").with("count", self.dice_of(self.seat));
                vec![Move::touch(play, Action::Play), Move::touch(Message::new("pass"), Action::Pass)]
            }
        }
    }

    /// How a person uses this character.
    fn moves_of(&self, card: Card, tray: &Pieces) -> Vec<Move> {
        let label = Message::new("use").with("card", card.name()).with("power", card.power().message());
        let lying = self.lying();
        let die = |face: u8| {
            let id = tray.die_showing(face, Lies::Loose).expect("an active die lies in the tray");
            Choice::piece(id, face.to_string())
        };
        let face = |face: u8| Choice::word(face.to_string(), Message::number(face));
        match card.power() {
            Power::Start(_) | Power::Crown => Vec::new(),
            Power::ThrowOneAgain => {
                vec![Move::pick(label, card.key(), tray.dice_to_pick(Lies::Loose), 1, 1)]
            }
            Power::ThrowAgain => vec![pick(label, card.key(), tray.dice_to_pick(Lies::Loose))],
            Power::Raise(by) => {
                let mut dice = tray.dice_to_pick(Lies::Loose);
                dice.retain(|die| lying.raisable(by).iter().any(|face| die.word == face.to_string()));
                vec![pick(label, card.key(), dice)]
            }
            Power::RaiseOne(_) | Power::Match | Power::Turn => {
                let turns: Vec<_> = card.power().turns(&lying).collect();
                let rows = vec![
                    FACES.into_iter().filter(|&face| turns.iter().any(|way| way.from.show(face))).map(die).collect(),
                    FACES.into_iter().filter(|&face| turns.iter().any(|way| way.to.show(face))).map(face).collect(),
                ];
                vec![Move::rows(label, card.key(), " to ", rows)]
            }
            Power::Shift(dice) => shift_moves(card, &all_shifts(self.active, dice).collect::<Vec<_>>()),
            Power::Add(_) => {
                let action = Action::Use(card, Way::NONE);
                vec![Move::touch(label, action).on(in_front_of(self.seat, card))]
            }
            Power::AddAny => vec![Move::rows(label, card.key(), " ", vec![FACES.into_iter().map(face).collect()])],
        }
    }
}

/// Any number of these, at least one.
fn pick(label: Message, verb: &str, from: Vec<Choice>) -> Move {
    let most = from.len();
    Move::pick(label, verb, from, 1, most)
}

/// Dice among which pips can be moved, by how many dice and pips there are: everything in the first row can become nearly
/// everything in the second.
fn shift_moves(card: Card, shifts: &[Way]) -> Vec<Move> {
    let weight = |way: &Way| (way.from.count(), way.from.sum());
    let mut weights: Vec<_> = shifts.iter().map(weight).collect();
    weights.sort_unstable();
    weights.dedup();
    let row = |dice: &mut Vec<Dice>| {
        dice.sort_unstable();
        dice.dedup();
        dice.iter().map(|dice| Choice::word(dice.to_string(), Message::new("dice").with("dice", *dice))).collect()
    };
    let shift = |(count, sum)| {
        let ways = || shifts.iter().filter(move |way| weight(way) == (count, sum));
        let label = Message::new("use-shift").with("card", card.name()).with("count", count).with("sum", sum);
        let rows = vec![
            row(&mut ways().map(|way| way.from).collect()), //
            row(&mut ways().map(|way| way.to).collect()),
        ];
        Move::rows(label, card.key(), " to ", rows)
    };
    weights.into_iter().map(shift).collect()
}

fn in_the_market(card: Card) -> String {
    format!("card-{card}")
}

fn in_front_of(seat: Seat, card: Card) -> String {
    format!("card-{seat}-{card}")
}

fn face(card: Card, left: u8, paid: bool) -> Face {
    let (price, power) = (card.price().printed(), card.power().message());
    Face::Character { key: card.key(), emblem: card.emblem(), price, power, left, paid }
}

/// Prices and powers of all characters, in the rows of the table.
pub(super) fn aid(court: &Court) -> Aid {
    let entry = |card: Card| AidEntry {
        emblem: Some(card.emblem()),
        name: card.name(),
        price: card.price().printed(),
        words: card.power().message(),
    };
    let group = |level| AidGroup {
        title: Some(Message::new("level").with("level", level)),
        entries: Card::all().filter(|card| card.level() == level).map(entry).collect(),
    };
    let rows = AidRows::List((0..=5).map(group).collect());
    let note = (court.options.adding == Adding::AnyTime).then(|| Message::new("aid-add-before"));
    Aid { title: Message::new("aid-characters"), note, rows }
}

impl Group {
    fn message(self, key: &'static str) -> Message {
        Message::new(key).with("count", self.count).with("face", self.face)
    }
}

pub(super) fn happened(before: &Seen<Court>, line: LineOf<Court>, after: &Seen<Court>) -> Vec<Message> {
    let seat = before.seat;
    let say = |key| Message::new(key).with("seat", seat);
    let mut told = match line {
        Line::Luck(Luck::First(first)) => vec![Message::new("begins").with("seat", first)],
        Line::Luck(Luck::Thrown(throw)) => vec![throw.told(seat)],
        Line::Action(Action::Aside(dice)) => vec![say("laid-aside").with("dice", dice)],
        Line::Action(Action::Throw | Action::Again | Action::Play) => Vec::new(),
        Line::Action(Action::Use(card, _)) if before.phase == Phase::Before => {
            vec![say("added-before").with("card", card.name())]
        }
        Line::Action(Action::End) => vec![say("ended").with("dice", before.aside)],
        Line::Action(Action::Use(card, way)) => vec![used(seat, card, way)],
        Line::Action(Action::Take(None)) => vec![say("took-nothing")],
        Line::Action(Action::Take(Some(Card::Charlatan))) => vec![say("turned-fool-over")],
        Line::Action(Action::Take(Some(Card::King))) => vec![say("took-king")],
        Line::Action(Action::Take(Some(card))) => vec![say("took").with("card", card.name())],
        Line::Action(Action::Pass) => vec![say("passed")],
    };
    if before.last_round && line == Line::Action(Action::End) {
        let group = after.groups[seat];
        let took = after.held[seat].has(Card::King);
        told.push(group.message(if took { "group-takes-king" } else { "group-falls-short" }).with("seat", seat));
    }
    if after.last_round && !before.last_round {
        told.push(Message::new("last-round"));
    }
    if after.next() == Next::Nobody {
        // Whoever has just taken the King need not be told that it stays.
        let keeps = after.holder(Card::King).filter(|&winner| before.holder(Card::King) == Some(winner));
        told.extend(keeps.map(|winner| Message::new("keeps-king").with("seat", winner)));
    }
    told
}

/// A character that was taken has moved; in the last round it is seen whether the dice are enough for the King.
pub(super) fn moment(before: &Seen<Court>, line: LineOf<Court>, after: &Seen<Court>) -> Option<View> {
    let seat = before.seat;
    let over = after.next() == Next::Nobody;
    match line {
        Line::Action(Action::End) if before.last_round => {
            // What the dice come to is the headline; that the turn is over goes without saying.
            let told = happened(before, line, after).split_off(1);
            let group = after.groups[seat].face;
            let counts = |piece: &Piece| (piece.face == Face::Die(group)).then_some(Mark::Counts);
            let moment = Court::view(before).moment(Ends::Turn, told, after).marked(counts);
            let short = !after.held[seat].has(Card::King);
            Some(if short { moment.at_the_cost_of([seat]) } else { moment })
        }
        Line::Action(Action::Take(Some(card))) => {
            let came = in_front_of(seat, card);
            let ends = if after.last_round && !before.last_round { Ends::Round } else { Ends::Turn };
            let moment = Court::view(after).moment(ends, happened(before, line, after), after);
            Some(moment.marked(|piece| piece.id.starts_with(&came).then_some(Mark::Came)))
        }
        _ if over => Some(just_now(before, line, after)),
        _ => None,
    }
}

fn used(seat: Seat, card: Card, Way { from, to }: Way) -> Message {
    let used = |key| Message::new(key).with("seat", seat).with("card", card.name());
    match card.power() {
        Power::Add(face) => used("used-to-add").with("face", face),
        Power::AddAny => used("used-to-add").with("face", to.highest().unwrap_or(1)),
        Power::ThrowOneAgain | Power::ThrowAgain => used("used-to-throw-again").with("dice", from),
        Power::Raise(by) => used("used-to-turn").with("dice", from).with("into", raised(from, by)),
        _ => used("used-to-turn").with("dice", from).with("into", to),
    }
}
