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
//! Options: `straight_first`, `kickers`, `declare`, and those of a match ([`WinOptions`]).
//! Notation: `throw 1 1 2 3 5 6`, `keep 1 1`, `ones 5`.
//! Where sources differ, the rules page `trump.md` says what we play and why.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use rafle_engine::{
    About, Aid, At, Begins, Chance, Dice, Game, InTheCup, Line, LineOf, Message, Move, Next, Occasion, Refusal, Seat,
    Seen, Source, Standings, Thing, Throw, Unreadable, View, after_verb, choice, options,
};

use crate::family::aside::{Aside, Keep};
use crate::family::hands;
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::{MatchOptions, WinOptions};

/// Dice in a hand.
const DICE: u8 = 6;

/// The trump.
const ONE: u8 = 1;

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
        /// How rounds make a match.
        pub rounds: WinOptions,
    }
}

/// A game of Trump at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// Whole words of 16 bytes: a quarter less time for a copy of so large a state.
#[repr(align(16))]
pub struct Trump {
    options: Options,
    hands: OneTurnEach<Hand>,
    turn: Aside,
}

/// What a seat has made of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Hand {
    /// None before the turn is over.
    dice: Dice,
    /// What the ones were named.
    named: Option<u8>,
    /// Whether it is a straight that was laid aside at once.
    straight: bool,
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

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(4, 12, 50, 36, -8), Thing::Die(4, 50, 56, 36, 5), Thing::Die(4, 90, 48, 36, -4), Thing::Die(1, 66, 14, 34, 9), Thing::Crown(118, 12, 30)];

impl Game for Trump {
    const ABOUT: About = About {
        slug: "trump",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 8,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Trump, Refusal> {
        let hands = OneTurnEach::new(options.rounds.among(seats));
        Ok(Trump { options, hands, turn: Aside::new(DICE) })
    }

    fn next(&self) -> Next {
        if self.hands.over() { Next::Nobody } else { self.turn.next(self.hands.seat()) }
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
            Action::Ones(face) if self.faces_to_name().contains(&face) => {
                self.hands.make(Hand { named: Some(face), ..self.hands.mine() });
            }
            Action::Ones(_) => return Err(self.not_to_be_named()),
            Action::Keep(Keep(dice)) => {
                let hand = self.hand_with(dice);
                self.turn.lay_some(dice)?;
                if self.turn.done() {
                    self.end_turn(hand);
                }
            }
        }
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.turn.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.turn.land(throw)
    }

    fn standings(&self) -> Standings {
        self.hands.standings(self.round())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        let round = self.round();
        if self.hands.pass_over(seat, |hands| hands.pass_on(&round)) {
            self.turn = if self.hands.over() { Aside::NONE } else { Aside::new(DICE) };
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // Six throws, each with dice laid aside, and a naming.
        self.hands.most_steps(13)
    }

    fn at(&self) -> Option<At> {
        self.hands.round_at()
    }

    fn view(seen: &Seen<Trump>) -> View {
        let tray = seen.turn.tray(seen.hands.seat());
        let pick = Aside::pick(&tray, seen.turn.thrown(), 1);
        let call = |face| Move::touch(Message::new("call-ones").with("face", face), Action::Ones(face));
        let moves = std::iter::once(pick).chain(seen.faces_to_name().map(call));
        let mut view = seen.hands.view(seen, seen.turn.in_the_cup()).part(tray).moves(seen, moves);
        if let Next::Seat(seat) = seen.next() {
            view.say = Message::new("say-lay-some-aside").with("seat", seat);
        }
        for row in &mut view.seats {
            let named = seen.hands.made(row.seat).named;
            row.holds.extend(named.map(|face| Message::new("ones-count-as").with("face", face)));
        }
        seen.hands.show_hands(view, |hand| hand.group().map(|group| (hand.dice, name(group))))
    }

    fn happened(before: &Seen<Trump>, line: LineOf<Trump>, after: &Seen<Trump>) -> Vec<Message> {
        let seat = before.hands.seat();
        match line {
            Line::Luck(throw) => vec![throw.told(seat)],
            Line::Action(Action::Ones(face)) => vec![Message::new("called-ones").with("seat", seat).with("face", face)],
            Line::Action(Action::Keep(keep)) => {
                let hand = before.hand_with(keep.0);
                let end = |group| {
                    let named = hands::told(seat, name(group));
                    after.hands.told_end(&before.hands, (hand, named), before.round())
                };
                std::iter::once(keep.told(seat)).chain(hand.group().into_iter().flat_map(end)).collect()
            }
        }
    }

    fn aid(&self) -> Option<Aid> {
        let group = |dice| Hand { dice, named: None, straight: false }.group().expect("six dice are a hand");
        let class = |dice| match group(dice) {
            Group::Alike(count, _) => DICE + 1 - count,
            Group::SixOnes | Group::Straight => 0,
        };
        let row = |dice| match group(dice) {
            Group::Alike(count, _) => (Message::new("group-alike").with("count", count), None),
            Group::SixOnes | Group::Straight => (Message::new("group-ones"), None),
        };
        Some(Aid::ranking_by("aid-hands", DICE, class, group, row).noting(Message::new("aid-trump")))
    }
}

impl Trump {
    /// The faces that the seat at turn may name its ones now.
    fn faces_to_name(&self) -> Range<u8> {
        let may = self.options.declare == Declare::Manual && self.hands.mine().named.is_none();
        // When dice lie on the table a turn is going on.
        if may && self.turn.aside().show(ONE) && !self.turn.thrown().is_empty() { 2..7 } else { 2..2 }
    }

    /// Why the ones may not be named now.
    #[cold]
    fn not_to_be_named(&self) -> Refusal {
        Refusal::new(match self.options.declare {
            Declare::Auto => "ones-are-not-named",
            Declare::Manual if self.hands.mine().named.is_some() => "ones-named-already",
            Declare::Manual if self.turn.thrown().is_empty() => "throw-first",
            Declare::Manual => "no-one-aside",
        })
    }

    /// What the seat at turn has when these dice are aside too.
    fn hand_with(&self, dice: Dice) -> Hand {
        let aside = self.turn.aside();
        let straight = self.options.straight_first && aside.is_empty() && dice == STRAIGHT;
        Hand { dice: aside + dice, straight, ..self.hands.mine() }
    }

    fn end_turn(&mut self, hand: Hand) {
        self.hands.make(hand);
        self.hands.pass_on(self.round());
        self.turn = if self.hands.over() { Aside::NONE } else { Aside::new(DICE) };
    }

    /// How a round stands.
    fn round(&self) -> impl Fn(&OneTurnEach<Hand>) -> Standings<8> + use<> {
        let compared = self.options.kickers;
        move |hands| hands.best_hand(|hand| hand.group().map(|group| (group, compared.then(|| hand.kickers(group)))))
    }
}

impl Hand {
    /// Rule 3: the best group, once there are six dice.
    fn group(self) -> Option<Group> {
        let Hand { dice, named, straight } = self;
        if dice.count() < DICE {
            return None;
        }
        let ones = dice.showing(ONE);
        let trumps = |face| if named.is_none_or(|named| named == face) { ones } else { 0 };
        if straight {
            Some(Group::Straight)
        } else if ones == DICE && named.is_none() {
            Some(Group::SixOnes)
        } else {
            (2..=6).map(|face| Group::Alike(dice.showing(face) + trumps(face), face)).max()
        }
    }

    /// Rule 5: the dice outside the group, ones as what they count for.
    fn kickers(self, group: Group) -> Dice {
        let Group::Alike(_, face) = group else { return Dice::NONE };
        let ones = self.dice.showing(ONE);
        let counted = self.dice - Dice::alike(ONE, ones) + Dice::alike(self.named.unwrap_or(face), ones);
        counted - Dice::alike(face, counted.showing(face))
    }
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

    fn group(dice: Dice, named: Option<u8>) -> Group {
        Hand { dice, named, straight: false }.group().unwrap()
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
            (group, Hand { dice: dice(hand), named, straight: false }.kickers(group))
        };
        assert!(rank("5 5 5 5 5 6", None) > rank("5 5 5 5 5 3", None)); // the example of the source
        assert!(rank("5 5 5 5 6 2", None) > rank("5 5 5 5 4 3", None));
        assert_eq!(rank("1 5 5 5 6 2", None), rank("5 5 5 5 6 2", None));
        assert_eq!(rank("1 1 6 6 6 2", Some(3)), (Group::Alike(3, 6), dice("3 3 2")));
        // Ones count as dice of another face, so hands without ones are all there is, and six ones.
        let all: BTreeSet<_> = throws(DICE).map(|(hand, _)| rank(&hand.to_string(), None)).collect();
        let without_ones = throws(DICE).filter(|(hand, _)| !hand.show(ONE)).count();
        assert_eq!(all.len(), without_ones + 1);
    }
}
