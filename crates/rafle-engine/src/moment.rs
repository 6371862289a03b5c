//! Moments: what has just ended, to be looked at before the table goes on.
//!
//! A line that ends a turn, a round or a hope leads to a table on which what ended it is gone: the cups are covered again, the
//! next seat's cup is full. The moment is the table with all of that still lying there, and what it means.

use serde::Serialize;

use crate::{Dice, Face, Game, Lies, Line, LineOf, Message, Next, Part, Piece, Pieces, Place, Seat, Seen, Throw, View};

/// What a view is the view of, if it is not the table as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Moment {
    /// What has ended.
    pub ends: Ends,
    /// Who pays for it, if anybody does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub whom: Vec<Seat>,
    /// What it costs or leads to, sentence by sentence; the headline is what the view says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<Message>,
    /// The points of this turn that are gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<i32>,
    /// What was claimed, and what there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<Count>,
    /// Who acts or throws next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Seat>,
}

impl Moment {
    /// Whether everybody should have seen it before the table goes on. What ends without harm is only shown.
    pub fn waits(&self) -> bool {
        matches!(self.ends, Ends::Round | Ends::Game) || !self.whom.is_empty()
    }
}

/// What a moment ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ends {
    /// A throw whose dice are put away; the turn goes on.
    Throw,
    /// What somebody hoped for; the turn goes on.
    Hope,
    /// A turn.
    Turn,
    /// A round, a hand, a game of a match.
    Round,
    /// The game.
    Game,
}

/// A claim that was put to the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Count {
    /// Whose it was.
    pub by: Seat,
    /// So many dice were claimed.
    pub claimed: u8,
    /// Of this face.
    pub face: u8,
    /// So many there are.
    pub there: u8,
}

/// What a piece means in a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// It counts for what was claimed, or scores.
    Counts,
    /// It ended the turn or the hope.
    Ends,
    /// It has come here from elsewhere.
    Came,
}

impl View {
    /// The same table as a moment. `told` is what happened: the first of it becomes the headline, the rest is what it costs.
    /// Nothing can be done in a moment, and the seats have what they have `after` it.
    pub fn moment<G: Game>(mut self, ends: Ends, mut told: Vec<Message>, after: &Seen<G>) -> View {
        // The dice lie there: that they were thrown need not be said where there is more to say.
        if told.len() > 1 {
            told.retain(|message| message.key != Throw::TOLD);
        }
        let mut told = told.into_iter();
        self.say = told.next().unwrap_or(self.say);
        let later = G::view(after).seats;
        for (row, later) in self.seats.iter_mut().zip(later) {
            (row.score, row.place, row.out) = (later.score, later.place, later.out);
            (row.holds, row.letters) = (later.holds, later.letters);
        }
        let (ends, next) = match after.next() {
            Next::Nobody => (Ends::Game, None),
            Next::Seat(seat) => (ends, Some(seat)),
            Next::Chance { hand } => (ends, hand),
        };
        self.moment = Some(Moment { ends, whom: Vec::new(), costs: told.collect(), lost: None, count: None, next });
        self.to_look_at()
    }

    fn meaning(mut self, change: impl FnOnce(&mut Moment)) -> View {
        if let Some(moment) = &mut self.moment {
            change(moment);
        }
        self
    }

    /// The same moment, for which these pay.
    pub fn at_the_cost_of(self, whom: impl IntoIterator<Item = Seat>) -> View {
        self.meaning(|moment| moment.whom.extend(whom))
    }

    /// The same moment, which ends this.
    pub fn ending(self, ends: Ends) -> View {
        self.meaning(|moment| moment.ends = if moment.ends == Ends::Game { Ends::Game } else { ends })
    }

    /// The same moment, in which so many points of the turn are gone. Nobody loses nothing.
    pub fn losing(self, points: i32) -> View {
        self.meaning(|moment| moment.lost = Some(points).filter(|points| *points != 0))
    }

    /// The same moment, in which a claim was put to the test.
    pub fn counting(self, count: Count) -> View {
        self.meaning(|moment| moment.count = Some(count))
    }

    /// The same moment, of which this is told as well.
    pub fn costing(self, cost: Message) -> View {
        self.meaning(|moment| moment.costs.push(cost))
    }

    /// The same moment, with things lying as in the other view.
    pub fn lying(mut self, other: View) -> View {
        self.parts = other.parts;
        self
    }

    /// The same moment with this headline instead of the other.
    pub fn saying(mut self, say: Message) -> View {
        self.say = say;
        self
    }

    /// The same table with marks on some of its pieces.
    pub fn marked(mut self, mark: impl Fn(&Piece) -> Option<Mark>) -> View {
        for piece in self.parts.iter_mut().flat_map(Part::pieces_mut) {
            piece.mark = mark(piece);
        }
        self
    }

    /// The same with a mark on the dice of the tray that were just thrown and show one of these faces.
    pub fn marked_faces(self, mark: Mark, faces: impl Fn(u8) -> bool) -> View {
        self.marked(|piece| match piece.face {
            Face::Die(face) if piece.lies == Lies::Loose && faces(face) => Some(mark),
            _ => None,
        })
    }

    /// The same with a mark on all dice of these seats.
    pub fn marked_dice_of(mut self, mark: Mark, seats: &[Seat]) -> View {
        for part in &mut self.parts {
            if let Part::Pieces(Pieces { owner: Some(owner), pieces, .. }) = part
                && seats.contains(owner)
            {
                let dice = pieces.iter_mut().filter(|piece| matches!(piece.face, Face::Die(_)));
                dice.for_each(|die| die.mark = Some(mark));
            }
        }
        self
    }

    /// Whether these dice lie on the table.
    pub fn shows(&self, dice: Dice) -> bool {
        let open = |piece: &Piece| if let Face::Die(face) = piece.face { Some(face) } else { None };
        let mut faces: Vec<_> = self.pieces().filter_map(open).collect();
        dice.iter().all(|face| faces.iter().position(|other| *other == face).map(|at| faces.swap_remove(at)).is_some())
    }

    /// The dice that were just thrown.
    fn loose(&self) -> Dice {
        let loose = |piece: &Piece| match piece.face {
            Face::Die(face) if piece.lies == Lies::Loose => Some(face),
            _ => None,
        };
        self.pieces().filter_map(loose).collect()
    }

    /// The same table with sheets, boards and tracks as in the other view, if it has as many.
    fn written_as_in(mut self, other: &View) -> View {
        let on_paper = |part: &&Part| matches!(part, Part::Sheet(_) | Part::Grid(_) | Part::Track(_));
        let later = other.parts.iter().filter(on_paper);
        let earlier = self.parts.iter_mut().filter(|part| on_paper(&&**part));
        earlier.zip(later).for_each(|(earlier, later)| *earlier = later.clone());
        self
    }

    /// The same table, with these dice in the tray in the place of those that were thrown again.
    fn with_thrown(mut self, hand: Option<Seat>, dice: Dice) -> View {
        let is_tray = |part: &Part| matches!(part, Part::Pieces(group) if group.place == Place::Tray);
        let at = self.parts.iter().position(is_tray).unwrap_or_else(|| {
            self.parts.insert(0, Pieces { owner: hand, ..Pieces::tray(&[]) }.into());
            0
        });
        let Part::Pieces(tray) = &mut self.parts[at] else { unreachable!("the tray holds pieces") };
        tray.pieces.retain(|piece| piece.lies != Lies::Loose);
        let thrown = |(number, face)| Piece::new(format!("thrown-{number}"), Face::Die(face), Lies::Loose);
        tray.pieces.extend(dice.iter().enumerate().map(thrown));
        self
    }
}

/// The moment of a line that ends the game or a round, or throws dice that do not lie on the table after it; and of a choice
/// that was none, which puts dice away as soon as they are thrown.
pub fn ended<G: Game>(before: &Seen<G>, line: LineOf<G>, after: &Seen<G>) -> Option<View> {
    // Most lines end nothing, and every line is asked: as few views as possible are drawn to see that.
    let dice = thrown::<G>(line).or_else(|| goes_without_saying(before, line).then(|| G::view(before).loose()));
    let vanished = dice.is_some_and(|dice| !G::view(after).shows(dice));
    let round = after.at() != before.at();
    let over = after.next() == Next::Nobody;
    if !(vanished || round || over) {
        return None;
    }
    let ends = match (after.next(), before.next()) {
        _ if round => Ends::Round,
        (
            Next::Seat(seat) | Next::Chance { hand: Some(seat) },
            Next::Seat(other) | Next::Chance { hand: Some(other) },
        ) if seat == other => Ends::Throw,
        _ => Ends::Turn,
    };
    Some(just_now(before, line, after).ending(ends))
}

/// The moment that a line makes, whatever ends by it: the table `before` it, with the dice that were thrown. Where the game
/// is over and they lie there still, everything stays as it lies.
pub fn just_now<G: Game>(before: &Seen<G>, line: LineOf<G>, after: &Seen<G>) -> View {
    let (earlier, later) = (G::view(before), G::view(after));
    let over = after.next() == Next::Nobody;
    // The scores are those after it, and so is what is written, unless a new sheet is begun.
    let written = |view: View| if after.at() == before.at() { view.written_as_in(&later) } else { view };
    let view = match thrown::<G>(line) {
        Some(dice) if over && later.shows(dice) => later,
        Some(dice) => written(earlier.with_thrown(hand(before), dice)),
        None if over && later.shows(earlier.loose()) => later,
        None => written(earlier),
    };
    view.moment(Ends::Turn, G::happened(before, line, after), after)
}

/// Whether this was the only thing to do, and everybody could see that: then nobody was asked, and nobody has looked.
fn goes_without_saying<G: Game>(before: &Seen<G>, line: LineOf<G>) -> bool {
    !G::ABOUT.hidden && matches!(line, Line::Action(_)) && before.actions().nth(1).is_none()
}

/// Whose hand throws.
fn hand<G: Game>(seen: &Seen<G>) -> Option<Seat> {
    if let Next::Chance { hand } = seen.next() { hand } else { None }
}

/// The dice of a line that throws some.
fn thrown<G: Game>(line: LineOf<G>) -> Option<Dice> {
    match line {
        Line::Luck(luck) => luck.to_string().parse().ok().map(|Throw(dice)| dice),
        Line::Action(_) => None,
    }
}
