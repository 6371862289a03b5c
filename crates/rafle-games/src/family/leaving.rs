//! Sevens with cups: the lowest throw takes sticks, and a seat leaves by three of a kind or with its last stick.
//!
//! Between throwing and comparing a game may ask for one thing more: which die is removed, or what a die that is not there
//! shows. That is open, and done in turn.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use rafle_engine::{
    About, Aid, At, Begins, Dice, FACES, Face, Game, Lies, Line, Message, Move, Next, Occasion, PerSeat, Piece, Pieces,
    Refusal, Seat, Seats, Seen, Standings, Throw, Unreadable, View, after_verb, choice,
};

use super::bout::{Event, Settled};
use super::cups::{Cups, EmptyAtHalfTime, End, Lead, Rules};
use super::ranking::{Others, Ranking, Row, joined};
use super::turns::{self, Keep, ThrowLimit, Way};

/// Whether a throw lets its seat leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// Whatever the others have.
    Always,
    /// If nobody has a higher throw.
    IfHighest,
    /// Not by itself.
    Never,
}

/// Three of a kind, the highest first.
const PAS: [Row<Leaves>; 6] = [
    Row::new(&[111], "throw-pas", 1, Leaves::Always),
    Row::new(&[666], "throw-pas", 6, Leaves::IfHighest),
    Row::new(&[555], "throw-pas", 5, Leaves::IfHighest),
    Row::new(&[444], "throw-pas", 4, Leaves::IfHighest),
    Row::new(&[333], "throw-pas", 3, Leaves::IfHighest),
    Row::new(&[222], "throw-pas", 2, Leaves::IfHighest),
];

/// The throws below, which count but let nobody leave.
const SEVENS: [Row<Leaves>; 8] = [
    Row::new(&[321], "throw-the-sequence", 0, Leaves::Never),
    Row::new(&[511, 421, 331, 322], "throw-born-seven", 0, Leaves::Never),
    Row::new(&[611, 521, 431], "throw-seven-and", 1, Leaves::Never),
    Row::new(&[661, 652, 643], "throw-seven-and", 6, Leaves::Never),
    Row::new(&[651, 552, 543], "throw-seven-and", 5, Leaves::Never),
    Row::new(&[641, 542, 443], "throw-seven-and", 4, Leaves::Never),
    Row::new(&[631, 532, 433], "throw-seven-and", 3, Leaves::Never),
    Row::new(&[621, 522, 432], "throw-seven-and", 2, Leaves::Never),
];

/// Throws that count in some of the games, the highest first.
const EXTRAS: [Row<Leaves>; 3] = [
    Row::new(&[221], "throw-extra", 0, Leaves::Never),
    Row::new(&[551], "throw-extra", 0, Leaves::Never),
    Row::new(&[441], "throw-extra", 0, Leaves::Never),
];

static WITHOUT_EXTRAS: Ranking<Leaves> = Ranking::new(&joined::<_, 14>(&[&PAS, &SEVENS]), Others::Equal);
static EXTRAS_BELOW: Ranking<Leaves> = Ranking::new(&joined::<_, 17>(&[&PAS, &SEVENS, &EXTRAS]), Others::Equal);
static EXTRAS_ABOVE: Ranking<Leaves> = Ranking::new(&joined::<_, 17>(&[&EXTRAS, &PAS, &SEVENS]), Others::Equal);

choice! {
    /// Where 2 2 1, 5 5 1 and 4 4 1 rank.
    pub enum Extras {
        /// Above nothing and below all that counts elsewhere.
        Bottom = "bottom",
        /// Above everything.
        Top = "top",
        /// They count for nothing.
        Off = "off",
    }
}

impl Extras {
    /// The order of all throws.
    pub fn table(self) -> &'static Ranking<Leaves> {
        match self {
            Extras::Bottom => &EXTRAS_BELOW,
            Extras::Top => &EXTRAS_ABOVE,
            Extras::Off => &WITHOUT_EXTRAS,
        }
    }
}

choice! {
    /// When three of a kind let a seat leave.
    pub enum PasExit {
        /// At any time.
        BothPhases = "both-phases",
        /// Only when the pile is empty.
        Phase2Only = "phase-2-only",
        /// At any time, but as a loser while there is a pile.
        Loses = "loses",
    }
}

choice! {
    /// What three of a kind do below higher ones.
    pub enum ToppedPas {
        /// Nothing.
        Nothing = "nothing",
        /// They hand all sticks to the loser, and stay in.
        Gives = "gives",
    }
}

/// How three dice come of those that a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Made {
    /// They are the dice.
    Thrown,
    /// One of four is removed.
    Removing,
    /// One is imagined beside two.
    Imagining,
}

impl Made {
    /// How many dice a seat has.
    const fn dice(self) -> u8 {
        match self {
            Made::Thrown => 3,
            Made::Removing => 4,
            Made::Imagining => 2,
        }
    }

    /// The faces that can be removed or imagined.
    fn faces(self, dice: Dice) -> Dice {
        match self {
            Made::Thrown => Dice::NONE,
            Made::Removing => dice,
            Made::Imagining => Dice::of(&FACES),
        }
    }

    /// Three dice, made of these with this face.
    pub fn hand(self, dice: Dice, face: u8) -> Dice {
        match self {
            Made::Thrown => dice,
            Made::Removing => dice.without(face),
            Made::Imagining => dice.with(face),
        }
    }

    /// The highest three dice that can be made of these.
    pub fn best(self, dice: Dice, table: &Ranking<Leaves>) -> Dice {
        let hands = self.faces(dice).faces().map(|face| self.hand(dice, face));
        hands.min_by_key(|&hand| table.place(hand)).unwrap_or(dice)
    }

    fn action(self, face: u8) -> Action {
        if self == Made::Removing { Action::Remove(face) } else { Action::Imagine(face) }
    }
}

/// What the seats agree on before the first throw.
#[derive(Clone, Copy, Debug)]
pub struct Agreed {
    /// How three dice are made.
    pub made: Made,
    /// Where the extra throws rank.
    pub extras: Extras,
    /// How many sticks there are.
    pub pile: u8,
    /// When the game ends.
    pub end: End,
    /// When three of a kind let a seat leave.
    pub pas_exit: PasExit,
    /// What three of a kind do below higher ones.
    pub topped_pas: ToppedPas,
    /// What becomes of seats without a stick when the pile runs out.
    pub empty_at_half_time: EmptyAtHalfTime,
    /// Who leads the next round.
    pub lead: Lead,
    /// How many throws a turn may have.
    pub throw_limit: ThrowLimit,
    /// How many games make a match.
    pub rounds: u8,
}

/// Declares the options of such a game: those of its own, if any, and those that all of them have.
macro_rules! leaving_options {
    ($($own:tt)*) => {
        rafle_engine::options! {
            /// What the seats agree on before the first throw.
            pub struct Options {
                $($own)*
                /// How many sticks there are.
                pub pile: u8 [1..=20] = 4,
                /// When the game ends.
                pub end: $crate::family::cups::End = $crate::family::cups::End::LastOneLeft,
                /// When three of a kind let a seat leave.
                pub pas_exit: $crate::family::leaving::PasExit = $crate::family::leaving::PasExit::BothPhases,
                /// What becomes of seats without a stick when the pile runs out.
                pub empty_at_half_time: $crate::family::cups::EmptyAtHalfTime =
                    $crate::family::cups::EmptyAtHalfTime::PlayOn,
                /// Who leads the next round.
                pub lead: $crate::family::cups::Lead = $crate::family::cups::Lead::Rotate,
                /// How many throws a turn may have.
                pub throw_limit: $crate::family::turns::ThrowLimit = $crate::family::turns::ThrowLimit::Three,
                /// How many games make a match.
                pub rounds: u8 [1..=20] = 1,
            }
        }

        impl Options {
            /// What is agreed on where three dice are made so, and extra throws rank so.
            fn agreed(self, made: Made, extras: Extras) -> $crate::family::leaving::Agreed {
                let Options { pile, end, pas_exit, empty_at_half_time, lead, throw_limit, rounds, .. } = self;
                $crate::family::leaving::Agreed {
                    made,
                    extras,
                    pile,
                    end,
                    pas_exit,
                    topped_pas: $crate::family::leaving::ToppedPas::Nothing,
                    empty_at_half_time,
                    lead,
                    throw_limit,
                    rounds,
                }
            }
        }
    };
}

pub(crate) use leaving_options;

/// What the shelf says of such a game; its slug is its own.
pub const BY_LEAVING: About = About {
    slug: "",
    picture: &[],
    least_seats: 2,
    most_seats: 8,
    usual_seats: 4,
    minutes: 10,
    skill: 1,
    decisions: true,
    hidden: false,
    cards: false,
    occasions: &[Occasion::Quick],
    begins: Begins::FirstSeat,
};

/// What an `impl Game` says when it is [`Leaving`] under a name of its own.
macro_rules! by_leaving {
    () => {
        type Action = $crate::family::leaving::Action;
        type Luck = rafle_engine::Throw;

        fn next(&self) -> rafle_engine::Next {
            self.0.next()
        }

        fn actions(&self) -> impl Iterator<Item = Self::Action> + Clone + '_ {
            self.0.actions()
        }

        fn act(&mut self, action: Self::Action) -> Result<(), rafle_engine::Refusal> {
            self.0.add(rafle_engine::Line::Action(action)).map(drop)
        }

        fn chance(&self) -> impl rafle_engine::Chance<Luck = Self::Luck> {
            rafle_engine::InTheCup(self.0.in_the_cup())
        }

        fn befall(&mut self, throw: Self::Luck) -> Result<(), rafle_engine::Refusal> {
            self.0.add(rafle_engine::Line::Luck(throw)).map(drop)
        }

        fn standings(&self) -> rafle_engine::Standings {
            self.0.standings()
        }

        fn most_steps(&self) -> u32 {
            self.0.most_steps()
        }

        fn gist(&self) -> impl std::hash::Hash + Eq + use<> {
            self.0.gist()
        }

        fn at(&self) -> Option<rafle_engine::At> {
            self.0.game_at()
        }

        fn view(seen: &rafle_engine::Seen<Self>) -> rafle_engine::View {
            seen.0.view(seen)
        }

        fn happened(
            before: &rafle_engine::Seen<Self>,
            line: rafle_engine::LineOf<Self>,
            _: &rafle_engine::Seen<Self>,
        ) -> Vec<rafle_engine::Message> {
            before.0.happened(line)
        }

        fn moment(
            before: &rafle_engine::Seen<Self>,
            line: rafle_engine::LineOf<Self>,
            after: &rafle_engine::Seen<Self>,
        ) -> Option<rafle_engine::View> {
            let (event, lying) = before.0.event(line)?;
            let settled = event.moment(before, line, &before.with(&Self(lying)), after);
            // Dice of a roll-off that goes on lie there no longer either.
            settled.or_else(|| rafle_engine::ended(before, line, after))
        }

        fn aid(&self) -> Option<rafle_engine::Aid> {
            Some(self.0.aid())
        }
    };
}

pub(crate) use by_leaving;

/// A match of such games at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leaving {
    made: Made,
    extras: Extras,
    pas_exit: PasExit,
    topped_pas: ToppedPas,
    cups: Cups,
    /// The face that each seat has removed or imagined; 0 as long as it has not.
    chosen: PerSeat<u8>,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `again`: throw all dice again, the third time under the cup.
    Again,
    /// `stop`: accept the throw.
    Stop,
    /// `remove 5`: one die that shows this face does not count.
    Remove(u8),
    /// `imagine 5`: the die that is not there shows this face.
    Imagine(u8),
}

impl Leaving {
    /// The first game before its first throw.
    pub fn new(agreed: Agreed, seats: usize) -> Leaving {
        let Agreed { made, extras, pas_exit, topped_pas, pile, end, empty_at_half_time, lead, throw_limit, rounds } =
            agreed;
        let way = Way { dice: made.dice(), throws: 3, cup: true, keep: Keep::Locked, limit: throw_limit };
        let rules = Rules { first: way, second: way, pile, end, empty_at_half_time, lead };
        Leaving { made, extras, pas_exit, topped_pas, cups: Cups::new(rules, seats, rounds), chosen: PerSeat::all(0) }
    }

    /// What bears on how the match goes on. The dice of a seat that has nothing more to choose are as good as their place.
    pub fn gist(&self) -> impl Hash + Eq + use<> {
        let (made, chosen, table) = (self.made, self.chosen, self.extras.table());
        let place = move |seat, dice| {
            let chosen = chosen[seat];
            (made == Made::Thrown || chosen != 0).then(|| table.place(made.hand(dice, chosen)))
        };
        self.cups.gist(self.cups.bout.gist(place, move |dice| table.place(made.best(dice, table))))
    }

    /// Who is next.
    pub fn next(&self) -> Next {
        // Dice of which all have chosen are compared at once; they are only looked at so.
        self.cups.next().unwrap_or_else(|| self.chooser().map_or(Next::Nobody, Next::Seat))
    }

    /// What is open to the seat that is next.
    pub fn actions(&self) -> Open {
        let throwing = if self.cups.bout.turns().loose().is_empty() { 0 } else { 0b11 };
        let choosing = self.chooser().map_or(Dice::NONE, |seat| self.made.faces(self.cups.bout.open(seat)));
        Open { made: self.made, left: choosing.faces().fold(throwing, |open, face| open | 2 << face) }
    }

    /// How many dice are thrown next.
    pub fn in_the_cup(&self) -> u8 {
        self.cups.bout.in_the_cup()
    }

    /// The seat that is next chooses, or dice land.
    pub fn add(&mut self, line: Line<Action, Throw>) -> Result<Event, Refusal> {
        self.lay(line)?;
        Ok(self.go_on())
    }

    fn lay(&mut self, line: Line<Action, Throw>) -> Result<(), Refusal> {
        let (made, table) = (self.made, self.extras.table());
        match line {
            Line::Action(action) => self.act(action),
            Line::Luck(throw) => self.cups.bout.land(throw, |dice| table.place(made.best(dice, table))),
        }
    }

    /// What a line brings about, and how things lie before that; nothing if it is refused.
    pub fn event(&self, line: Line<Action, Throw>) -> Option<(Event, Leaving)> {
        let mut lying = *self;
        lying.lay(line).ok()?;
        let mut after = lying;
        Some((after.go_on(), lying))
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        match (self.next(), action) {
            (Next::Nobody, _) => Err(Refusal::new("game-over")),
            (Next::Chance { .. }, _) => Err(Refusal::new("throw-first")),
            (Next::Seat(_), _) if !self.actions().any(|open| open == action) => Err(Refusal::new("not-open-now")),
            (Next::Seat(_), Action::Again) => self.cups.bout.act(turns::Action::Keep(Dice::NONE)),
            (Next::Seat(_), Action::Stop) => self.cups.bout.act(turns::Action::Stop),
            (Next::Seat(seat), Action::Remove(face) | Action::Imagine(face)) => {
                self.chosen[seat] = face;
                Ok(())
            }
        }
    }

    /// Who removes or imagines a die next; nobody before all dice lie open.
    fn chooser(&self) -> Option<Seat> {
        let bout = &self.cups.bout;
        let chooses = self.made != Made::Thrown && bout.to_compare();
        bout.playing().from(bout.leader()).find(|&seat| chooses && self.chosen[seat] == 0)
    }

    /// The three dice of a seat that has chosen.
    fn hand(&self, seat: Seat) -> Dice {
        self.made.hand(self.cups.bout.open(seat), self.chosen[seat])
    }

    /// Compares throws and moves sticks as soon as that can be done.
    fn go_on(&mut self) -> Event {
        if self.cups.bout.to_compare() {
            if self.chooser().is_some() {
                return Event::Nothing;
            }
            let place = |seat| self.extras.table().place(self.hand(seat));
            let seats = self.cups.bout.playing();
            let high = seats.least(place);
            if high == seats {
                self.chosen = PerSeat::all(0);
                return self.cups.bout.void();
            }
            let (leavers, _) = self.pas();
            let low = seats.minus(leavers).most(place);
            // Who is highest gives a stick when the pile is empty, but not who leaves, and not the lowest to itself.
            let gives = self.cups.heap.pile() == 0 && high.minus(leavers).minus(low) == high;
            self.cups.bout.compared(low, if gives { high } else { Seats::NONE });
        }
        match self.cups.bout.found() {
            Some((loser, giver)) => self.pay(loser, giver),
            None => self.cups.bout.tied(),
        }
    }

    /// Who leaves by three of a kind, and who has some that are topped.
    fn pas(&self) -> (Seats, Seats) {
        if self.cups.heap.pile() > 0 && self.pas_exit == PasExit::Phase2Only {
            return (Seats::NONE, Seats::NONE);
        }
        let table = self.extras.table();
        let seats = self.cups.bout.playing();
        let high = seats.least(|seat| table.place(self.hand(seat)));
        let worth = |seat| table.row(self.hand(seat)).map_or(Leaves::Never, |row| row.worth);
        let pas: Seats = seats.iter().filter(|&seat| worth(seat) != Leaves::Never).collect();
        let leave = pas.iter().filter(|&seat| worth(seat) == Leaves::Always || high.has(seat)).collect();
        (leave, pas.minus(leave))
    }

    fn pay(&mut self, loser: Seat, giver: Option<Seat>) -> Event {
        let (leavers, topped) = self.pas();
        let lost = self.pas_exit == PasExit::Loses && self.cups.heap.pile() > 0;
        let (left, out) = if lost { (Seats::NONE, leavers) } else { (leavers, Seats::NONE) };
        let mut settled = Settled { left, out, ..Settled::lost_by(loser) };
        let heap = &mut self.cups.heap;
        if heap.pile() > 0 {
            settled.taken = heap.take(1, loser);
        }
        let mut give = |count, seat| match heap.give(count, seat, loser) {
            0 => {}
            given => (settled.given, settled.givers) = (settled.given + given, settled.givers.with(seat)),
        };
        let giving = if self.topped_pas == ToppedPas::Gives { leavers.or(topped).without(loser) } else { leavers };
        giving.iter().for_each(|seat| give(u8::MAX, seat));
        if let Some(seat) = giver {
            give(1, seat);
            settled.left = heap.empty_handed(Seats::only(seat)).iter().fold(settled.left, Seats::with);
        }
        let event = self.cups.settle(settled);
        if !self.cups.over() {
            self.chosen = PerSeat::all(0);
        }
        event
    }

    /// What throws are worth: nothing but their place, and whether they let somebody leave.
    pub fn aid(&self) -> Aid {
        let (made, table) = (self.made, self.extras.table());
        let worth = |leaves: Option<&Leaves>| match leaves {
            Some(Leaves::Always) => Some(Message::new("worth-leaves")),
            Some(Leaves::IfHighest) => Some(Message::new("worth-leaves-if-highest")),
            Some(Leaves::Never) | None => None,
        };
        let hand = |dice| made.best(dice, table);
        table.aid(made.dice(), hand, worth, &[("throw-pas", "throw-pas-all")]).noting(Message::new(match made {
            Made::Thrown => "aid-leaving",
            Made::Removing => "aid-leaving-removing",
            Made::Imagining => "aid-leaving-imagining",
        }))
    }

    /// How the match stands.
    pub fn standings(&self) -> Standings {
        self.cups.standings()
    }

    /// A bound for random players; see [`Game::most_steps`].
    pub fn most_steps(&self) -> u32 {
        let (sticks, games) = self.cups.length();
        games * (10_000 + sticks * 1000)
    }

    /// Where in the match we are, if there are several games.
    pub fn game_at(&self) -> Option<At> {
        self.cups.game_at()
    }

    /// The table, of which nothing is hidden.
    pub fn view<G: Game>(&self, seen: &Seen<G>) -> View {
        let view = self.cups.view(seen, self.say(), |seat, pieces| self.dress(seat, pieces));
        match self.next() {
            Next::Seat(seat) => view.moves(seen, self.actions().map(|action| self.offer(seat, action))),
            _ => view,
        }
    }

    fn say(&self) -> Message {
        let bout = &self.cups.bout;
        let key = match (self.chooser(), self.made) {
            (Some(_), Made::Removing) => "say-removes",
            (Some(_), _) => "say-imagines",
            _ if bout.turns().cup_is_next() => "say-cover-or-stop",
            _ => "say-again-or-stop",
        };
        match self.next() {
            Next::Seat(seat) => Message::new(key).with("seat", seat),
            _ => bout.say(),
        }
    }

    /// The dice of a seat with what it has chosen, called by the throw they make.
    fn dress(&self, seat: Seat, mut pieces: Pieces) -> Pieces {
        let face = self.chosen[seat];
        let mut dice = pieces.pieces.iter_mut();
        match self.made {
            Made::Removing => {
                if let Some(removed) = dice.find(|die| die.face == Face::Die(face)) {
                    removed.lies = Lies::Spent;
                }
            }
            Made::Imagining if face > 0 => {
                let imagined = Piece::new(format!("imagined-{seat}"), Face::Number(face.into()), Lies::Held);
                pieces.pieces.push(imagined);
            }
            Made::Imagining | Made::Thrown => {}
        }
        let known = self.cups.bout.open(seat).count() == self.made.dice() && (face > 0 || self.made == Made::Thrown);
        Pieces { title: known.then(|| self.ranked(self.hand(seat))), ..pieces }
    }

    /// An open action as a move.
    fn offer(&self, seat: Seat, action: Action) -> Move {
        let bout = &self.cups.bout;
        let dice = bout.open(seat);
        let choice = |key, face| {
            let label = Message::new(key).with("face", face);
            Move::touch(label, action).brings(self.ranked(self.made.hand(dice, face)))
        };
        match action {
            Action::Again if bout.turns().cup_is_next() => Move::touch(Message::new("throw-covered"), action),
            Action::Again => Move::touch(Message::new("throw-again"), action),
            Action::Stop => {
                let best = self.made.best(dice, self.extras.table());
                Move::touch(Message::new("stop"), action).brings(self.ranked(best))
            }
            Action::Remove(face) => {
                let tray = bout.turns().tray(seat);
                let die = tray.die_showing(face, Lies::Loose).expect("an open die lies in the tray");
                choice("remove-die", face).on(die)
            }
            Action::Imagine(face) => choice("imagine-die", face),
        }
    }

    /// What three dice are called, and which place that is.
    fn ranked(&self, hand: Dice) -> Message {
        let table = self.extras.table();
        Message::new("throw-ranked").with("place", table.place(hand)).with("name", table.name(hand))
    }

    /// What a line means here.
    pub fn happened(&self, line: Line<Action, Throw>) -> Vec<Message> {
        let bout = &self.cups.bout;
        let chose = |key, face| {
            let chooser = self.chooser().map(|seat| Message::new(key).with("seat", seat).with("face", face));
            chooser.into_iter().collect()
        };
        let mut told = match line {
            Line::Action(Action::Again) if !bout.turns().cup_is_next() => Vec::new(),
            Line::Action(Action::Again) => bout.told(Line::Action(turns::Action::Keep(Dice::NONE))),
            Line::Action(Action::Stop) => bout.told(Line::Action(turns::Action::Stop)),
            Line::Action(Action::Remove(face)) => chose("removed", face),
            Line::Action(Action::Imagine(face)) => chose("imagined", face),
            Line::Luck(throw) => bout.told(Line::Luck(throw)),
        };
        let mut after = *self;
        told.extend(after.add(line).into_iter().flat_map(Event::told));
        told
    }
}

/// What is open to a seat: bits for to throw again, to stop, and each face to remove or to imagine.
#[derive(Clone, Debug)]
pub struct Open {
    made: Made,
    left: u8,
}

impl Iterator for Open {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let bit = (self.left != 0).then(|| self.left.trailing_zeros())?;
        self.left &= self.left - 1;
        Some(match bit {
            0 => Action::Again,
            1 => Action::Stop,
            face => self.made.action(face as u8 - 1),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count_ones() as usize;
        (left, Some(left))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Again => f.write_str("again"),
            Action::Stop => f.write_str("stop"),
            Action::Remove(face) => write!(f, "remove {face}"),
            Action::Imagine(face) => write!(f, "imagine {face}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let face = |verb| {
            let die: Dice = after_verb(text, verb)?.parse()?;
            die.lowest().filter(|_| die.count() == 1).ok_or(Unreadable)
        };
        match text.trim() {
            "again" => Ok(Action::Again),
            "stop" => Ok(Action::Stop),
            text if text.starts_with("remove") => face("remove").map(Action::Remove),
            _ => face("imagine").map(Action::Imagine),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::ranking::tests::{dice, in_order};

    /// The rows of the rules pages without extra throws, the highest first.
    const ROWS: [&[u16]; 14] = [
        &[111],
        &[666],
        &[555],
        &[444],
        &[333],
        &[222],
        &[321],
        &[511, 421, 331, 322],
        &[611, 521, 431],
        &[661, 652, 643],
        &[651, 552, 543],
        &[641, 542, 443],
        &[631, 532, 433],
        &[621, 522, 432],
    ];

    /// What counts for nothing, whether the extra throws count or not.
    const NOTHING: [u16; 24] = [
        211, 311, 411, 422, 622, 332, 632, 442, 642, 662, 541, 531, 533, 633, 553, 653, 663, 544, 644, 554, 654, 664,
        655, 665,
    ];

    #[test]
    fn every_throw_has_its_place() {
        const EXTRA: [&[u16]; 3] = [&[221], &[551], &[441]];
        let bottom = ROWS.into_iter().chain(EXTRA).chain([&NOTHING[..]]).collect::<Vec<_>>();
        let top = EXTRA.into_iter().chain(ROWS).chain([&NOTHING[..]]).collect::<Vec<_>>();
        let nothing = [&NOTHING[..], &[221, 551, 441]].concat();
        let off = ROWS.into_iter().chain([&nothing[..]]).collect::<Vec<_>>();
        for (extras, rows) in [(Extras::Bottom, bottom), (Extras::Top, top), (Extras::Off, off)] {
            let mut throws = 0;
            for (place, row) in (1..).zip(rows) {
                for &number in row {
                    assert_eq!(extras.table().place(dice(number)), place, "{extras:?} {number}");
                    throws += 1;
                }
            }
            assert_eq!(throws, in_order(extras.table()).len());
        }
    }

    /// What the rows are called is what their dice are.
    #[test]
    fn rows_say_what_their_throws_are() {
        for (_, dice) in in_order(&WITHOUT_EXTRAS) {
            let rest = (1..=3).find(|&face| dice.show(face) && dice.show(7 - face)).map(|_| dice.sum() - 7);
            let expected = match (dice.most_alike(), rest, dice.sum()) {
                (3, _, _) => "throw-pas",
                _ if dice == Dice::of(&[1, 2, 3]) => "throw-the-sequence",
                (_, Some(_), _) => "throw-seven-and",
                (_, None, 7) => "throw-born-seven",
                _ => "throw-nothing",
            };
            let name = WITHOUT_EXTRAS.name(dice);
            assert_eq!(name.key, expected, "{dice}");
            if let Some(rest) = rest {
                assert_eq!(name, Message::new("throw-seven-and").with("n", rest));
            }
        }
    }

    #[test]
    fn only_three_of_a_kind_leave() {
        for (_, dice) in in_order(&EXTRAS_ABOVE) {
            let leaves = EXTRAS_ABOVE.row(dice).map_or(Leaves::Never, |row| row.worth);
            let expected = match dice.most_alike() {
                3 if dice.show(1) => Leaves::Always,
                3 => Leaves::IfHighest,
                _ => Leaves::Never,
            };
            assert_eq!(leaves, expected, "{dice}");
        }
    }

    #[test]
    fn actions_read_back() {
        for action in [Action::Again, Action::Stop, Action::Remove(4), Action::Imagine(6)] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for text in ["remove", "remove 7", "remove 1 2", "imagine none", "imagined 1", "removed 1", "again 1"] {
            assert_eq!(text.parse::<Action>(), Err(Unreadable), "{text}");
        }
    }
}
