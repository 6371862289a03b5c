//! # Trump (`trump`)
//!
//! 1. Every seat has one turn: throw six dice, lay at least one of the dice just thrown aside, of any faces, and throw the
//!    others, until none is left. A die laid aside is never thrown again.
//! 2. Ones are trump: all of a seat's ones count as one face from 2 to 6, the best unless it was named.
//!    With `declare` manual, a seat with a 1 aside may name the face once; it then holds for the whole turn.
//! 3. A hand is its best group of equal dice: the larger group, then the higher face. Six ones that nobody named are the
//!    highest hand of all.
//! 4. With `straight_first`, 1 2 3 4 5 6 laid aside at once after the first throw beats even six ones.
//! 5. With `kickers`, equal groups are compared by the dice outside the group, the highest first.
//! 6. The best hand wins; seats with equal hands share the win.
//!
//! Options: `straight_first`, `kickers`, `declare`, and those of a match ([`Rounds`]).
//! Notation: `throw 1 1 2 3 5 6`, `keep 1 1`, `ones 5`.
//! Where sources differ, the rules page `trump.md` says what we play and why.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use rafle_engine::{
    About, Dice, Game, Line, LineOf, Message, Move, Next, PerSeat, Refusal, Seat, Seats, Seen, Source, Standings,
    Throw, Unreadable, View, after_verb, choice, options,
};

use crate::family::aside::{Aside, Keep};
use crate::family::hands::{self, Hands};
use crate::family::rounds::{Rounds, Ties};

/// Dice in a hand.
const DICE: u8 = 6;

/// The trump.
const ONE: u8 = 1;

/// What is compared of hands whose odd dice do not count.
const NO_KICKERS: [u8; 4] = [0; 4];

/// Rule 4: what beats everything on the first throw.
const STRAIGHT: Dice = Dice::of(&[1, 2, 3, 4, 5, 6]);

choice! {
    /// Who says what the ones count as.
    pub enum Declare {
        /// They always count as the best face.
        Auto = "auto",
        /// The player may name a face during the turn.
        Manual = "manual",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Whether a straight on the first throw is the highest hand.
        pub straight_first: bool = false,
        /// Whether odd dice are compared.
        pub kickers: bool = false,
        /// Who says what the ones count as.
        pub declare: Declare = Declare::Auto,
        /// How many rounds make a match.
        pub rounds: u8 [1..=20] = 1,
        /// What a tie at the very end means.
        pub ties: Ties = Ties::Share,
    }
}

/// A game of Trump at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trump {
    options: Options,
    rounds: Rounds,
    seat: Seat,
    turn: Aside,
    hands: Hands,
    /// What each seat has named its ones.
    named: PerSeat<Option<u8>>,
    /// Who has laid a straight aside at once.
    straights: Seats,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `keep 1 1`: lay these of the dice thrown aside.
    Keep(Keep),
    /// `ones 5`: the ones count as this face.
    Ones(u8),
}

/// The best group of a hand, from low to high.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Group {
    /// So many dice of this face, from two 2s to six 6s.
    Alike(u8, u8),
    /// Six ones that nobody named.
    SixOnes,
    /// 1 2 3 4 5 6 at once.
    Straight,
}

impl Game for Trump {
    const ABOUT: About = About {
        slug: "trump",
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 8,
        skill: 1,
        decisions: true,
        hidden: false,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Trump, Refusal> {
        let rounds = Rounds::new(seats, options.rounds).tied(options.ties);
        Ok(Trump {
            options,
            rounds,
            seat: rounds.first(),
            turn: Aside::new(DICE),
            hands: Hands::NONE,
            named: PerSeat::all(None),
            straights: Seats::NONE,
        })
    }

    fn next(&self) -> Next {
        if self.rounds.over() { Next::Nobody } else { self.turn.next(self.seat) }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        Keep::some(self.turn.thrown()).map(Action::Keep).chain(self.faces_to_name().map(Action::Ones))
    }

    fn any_action<S: Source + ?Sized>(&self, source: &mut S) -> Action {
        // The list would have to be walked; its two parts need not be.
        let (mut keeps, mut faces) = (Keep::some(self.turn.thrown()), self.faces_to_name());
        let count = keeps.len();
        let n = source.below((count + faces.len()) as u32) as usize;
        let action = if n < count { keeps.nth(n).map(Action::Keep) } else { faces.nth(n - count).map(Action::Ones) };
        action.expect("a seat that is next has an action")
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Ones(face) if self.faces_to_name().contains(&face) => self.named[self.seat] = Some(face),
            Action::Ones(_) => return Err(self.not_to_be_named()),
            Action::Keep(Keep(dice)) => {
                let straight = self.straight(dice);
                self.turn.lay_some(dice)?;
                if straight {
                    self.straights = self.straights.with(self.seat);
                }
                if self.turn.done() {
                    self.end_turn();
                }
            }
        }
        Ok(())
    }

    fn outcomes(&self) -> impl Iterator<Item = (Throw, u64)> + '_ {
        Throw::outcomes(self.turn.in_the_cup())
    }

    fn draw<S: Source + ?Sized>(&self, source: &mut S) -> Throw {
        Throw::draw(self.turn.in_the_cup(), source)
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.turn.land(throw)
    }

    fn standings(&self) -> Standings {
        self.rounds.standings(|| self.round())
    }

    fn most_steps(&self) -> u32 {
        // Two random hands tie in one round of ten; forty rounds of a play-off are never reached.
        (u32::from(self.options.rounds) + 40) * 8 * 13
    }

    fn view(seen: &Seen<Trump>) -> View {
        let tray = seen.turn.tray(seen.seat);
        let pick = Aside::pick(&tray, seen.turn.thrown(), 1);
        let call = |face| Move::touch(Message::new("call-ones").with("face", face), Action::Ones(face));
        let mut view = View::new(seen, seen.say())
            .part(tray)
            .moves(seen, std::iter::once(pick).chain(seen.faces_to_name().map(call)))
            .tap(seen, Message::new("throw-dice").with("count", seen.turn.in_the_cup()));
        for row in &mut view.seats {
            row.holds.extend(seen.named[row.seat].map(|face| Message::new("ones-count-as").with("face", face)));
        }
        seen.hands.show(view, |seat, hand| name(seen.group(seat, hand)))
    }

    fn happened(before: &Seen<Trump>, line: LineOf<Trump>, _: &Seen<Trump>) -> Vec<Message> {
        let seat = before.seat;
        match line {
            Line::Luck(throw) => vec![throw.told(seat)],
            Line::Action(Action::Ones(face)) => vec![Message::new("called-ones").with("seat", seat).with("face", face)],
            Line::Action(Action::Keep(keep)) => {
                let hand = Some(before.turn.aside() + keep.0).filter(|dice| dice.count() == DICE);
                let group =
                    |hand| if before.straight(hand) { Group::Straight } else { group(hand, before.named[seat]) };
                let named = |hand| hands::told(seat, name(group(hand)));
                std::iter::once(keep.told(seat)).chain(hand.map(named)).collect()
            }
        }
    }
}

impl Trump {
    /// The faces that the seat at turn may name its ones now.
    fn faces_to_name(&self) -> Range<u8> {
        let may = self.options.declare == Declare::Manual && self.named[self.seat].is_none();
        // When dice lie on the table a turn is going on.
        if may && self.turn.aside().show(ONE) && !self.turn.thrown().is_empty() { 2..7 } else { 2..2 }
    }

    /// Why the ones may not be named now.
    #[cold]
    fn not_to_be_named(&self) -> Refusal {
        Refusal::new(match self.options.declare {
            Declare::Auto => "ones-are-not-named",
            Declare::Manual if self.named[self.seat].is_some() => "ones-named-already",
            Declare::Manual => "no-one-aside",
        })
    }

    /// Whether laying these aside now is a straight at once.
    fn straight(&self, dice: Dice) -> bool {
        self.options.straight_first && self.turn.aside().is_empty() && dice == STRAIGHT
    }

    fn end_turn(&mut self) {
        self.hands.put(self.seat, self.turn.aside());
        self.turn = Aside::new(DICE);
        if let Some(next) = self.rounds.after(self.seat) {
            self.seat = next;
        } else if self.rounds.finish(self.round()) {
            self.seat = self.rounds.first();
            self.hands = Hands::NONE;
            self.named = PerSeat::all(None);
            self.straights = Seats::NONE;
        } else {
            self.turn = Aside::NONE;
        }
    }

    /// The best group of a seat's hand.
    fn group(&self, seat: Seat, hand: Dice) -> Group {
        if self.straights.has(seat) { Group::Straight } else { group(hand, self.named[seat]) }
    }

    fn round(&self) -> Standings {
        self.hands.standings(self.rounds.playing(), |seat, hand| {
            let group = self.group(seat, hand);
            (group, if self.options.kickers { kickers(hand, self.named[seat], group) } else { NO_KICKERS })
        })
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) => Message::new("say-lay-some-aside").with("seat", seat),
            Next::Chance { .. } => {
                Message::new("say-throws").with("seat", self.seat).with("count", self.turn.in_the_cup())
            }
        }
    }
}

/// Rule 3: the best group of six dice whose ones were named so.
fn group(hand: Dice, named: Option<u8>) -> Group {
    let ones = hand.showing(ONE);
    if ones == DICE && named.is_none() {
        return Group::SixOnes;
    }
    let trumps = |face| if named.is_none_or(|named| named == face) { ones } else { 0 };
    let alike = (2..=6).map(|face| Group::Alike(hand.showing(face) + trumps(face), face));
    alike.max().expect("there are five faces")
}

/// Rule 5: the dice outside the group, the highest first. Two dice at least are in it, so four at most are not.
fn kickers(hand: Dice, named: Option<u8>, group: Group) -> [u8; 4] {
    let mut kickers = NO_KICKERS;
    if let Group::Alike(_, face) = group {
        let ones = hand.showing(ONE);
        let counted = hand - Dice::alike(ONE, ones) + Dice::alike(named.unwrap_or(face), ones);
        let outside = counted.iter().rev().filter(|&other| other != face);
        kickers.iter_mut().zip(outside).for_each(|(kicker, other)| *kicker = other);
    }
    kickers
}

/// What a hand is called: "three 6s".
fn name(group: Group) -> Message {
    let alike = |key, face| Message::new(key).with("face", face);
    match group {
        Group::Straight => Message::new("hand-straight-at-once"),
        Group::SixOnes => alike("hand-six-alike", ONE),
        Group::Alike(6, face) => alike("hand-six-alike", face),
        Group::Alike(5, face) => alike("hand-five-alike", face),
        Group::Alike(4, face) => alike("hand-four-alike", face),
        Group::Alike(3, face) => alike("hand-three-alike", face),
        Group::Alike(_, face) => alike("hand-two-alike", face),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(keep) => keep.fmt(f),
            Action::Ones(face) => write!(f, "ones {face}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let Ok(face) = after_verb(text, "ones") else { return text.parse().map(Action::Keep) };
        match face.as_bytes() {
            [face @ b'2'..=b'6'] => Ok(Action::Ones(face - b'0')),
            _ => Err(Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rafle_engine::{FACES, throws};

    use super::*;

    fn dice(text: &str) -> Dice {
        text.parse().unwrap()
    }

    /// The number of a group on the ladder of the rules page, two 2s being 0.
    fn number(group: Group) -> u8 {
        match group {
            Group::Alike(count, face) => 5 * (count - 2) + (face - 2),
            Group::SixOnes => 25,
            Group::Straight => 26,
        }
    }

    #[test]
    fn rule_3_every_hand_is_its_best_group() {
        let mut reached = BTreeSet::new();
        for (hand, _) in throws(DICE) {
            let ones = hand.showing(ONE);
            let best = FACES[1..].iter().map(|&face| 5 * (hand.showing(face) + ones) + face).max().unwrap() - 12;
            let expected = if ones == DICE { 25 } else { best };
            assert_eq!(number(group(hand, None)), expected, "{hand}");
            reached.insert(group(hand, None));
        }
        assert_eq!(reached.iter().map(|&group| number(group)).collect::<Vec<_>>(), (0..26).collect::<Vec<_>>());
        let lowest: Vec<_> = throws(DICE).filter(|&(hand, _)| group(hand, None) == Group::Alike(2, 2)).collect();
        assert_eq!(lowest, [(dice("2 2 3 4 5 6"), 360)]);
    }

    #[test]
    fn rule_3_examples() {
        for (hand, count, face) in [
            ("1 1 5 5 5 3", 5, 5),
            ("1 1 1 1 1 4", 6, 4),
            ("3 3 3 6 6 6", 3, 6),
            ("1 6 6 5 5 2", 3, 6),
            ("1 5 5 5 6 6", 4, 5),
            ("1 2 3 4 5 6", 2, 6),
            ("2 2 3 4 5 6", 2, 2),
        ] {
            assert_eq!(group(dice(hand), None), Group::Alike(count, face), "{hand}");
        }
        assert_eq!(group(dice("1 1 1 1 1 1"), None), Group::SixOnes);
        assert!(Group::Straight > Group::SixOnes && Group::SixOnes > Group::Alike(6, 6));
    }

    #[test]
    fn rule_2_naming_is_never_better_than_waiting() {
        for (hand, _) in throws(DICE) {
            let named: Vec<_> = (2..=6).map(|face| group(hand, Some(face))).collect();
            assert!(named.iter().all(|&named| named <= group(hand, None)), "{hand}");
            assert!(named.iter().all(|&named| matches!(named, Group::Alike(2.., _))), "{hand}");
        }
        assert_eq!(group(dice("1 1 6 6 6 4"), Some(4)), Group::Alike(3, 6));
        assert_eq!(group(dice("1 1 6 6 6 4"), None), Group::Alike(5, 6));
        assert_eq!(group(dice("1 1 1 1 1 1"), Some(6)), Group::Alike(6, 6));
    }

    #[test]
    fn rule_5_odd_dice_from_high_to_low() {
        let rank = |hand: &str, named| {
            let group = group(dice(hand), named);
            (group, kickers(dice(hand), named, group))
        };
        assert!(rank("5 5 5 5 5 6", None) > rank("5 5 5 5 5 3", None)); // the example of the source
        assert!(rank("5 5 5 5 6 2", None) > rank("5 5 5 5 4 3", None));
        assert_eq!(rank("1 5 5 5 6 2", None), rank("5 5 5 5 6 2", None));
        assert_eq!(rank("1 1 6 6 6 2", Some(3)), (Group::Alike(3, 6), [3, 3, 2, 0]));
        // Ones count as dice of another face, so hands without ones are all there is, and six ones.
        let all: BTreeSet<_> = throws(DICE).map(|(hand, _)| rank(&hand.to_string(), None)).collect();
        let without_ones = throws(DICE).filter(|(hand, _)| !hand.show(ONE)).count();
        assert_eq!(all.len(), without_ones + 1);
    }
}
