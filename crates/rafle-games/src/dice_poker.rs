//! # Dice Poker (`dice-poker`)
//!
//! 1. Every seat has one turn of at most three throws.
//! 2. Throw five dice. After the first and the second throw lay any of the dice just thrown aside, from none to all, and
//!    throw the others. When none is left, or after the third throw, the five dice are the hand.
//! 3. A die laid aside is never thrown again; with `kept_dice` free, all five may be chosen from after the second throw.
//! 4. Hands from high to low: five alike, four alike, full house, (straight,) three alike, two pairs, one pair, nothing.
//!    Faces from high to low: 1, 6, 5, 4, 3, 2. Equal hands are compared by the faces of their groups, the largest group
//!    first, and then by the odd dice from high to low.
//! 5. The best hand wins; seats with equal hands share the win.
//!
//! Options: `kept_dice`, `kickers`, `straights`, and those of a match ([`WinOptions`]).
//! Notation: `throw 1 2 2 3 4`, `keep 2 2`, `keep none`.
//! Where sources differ, the rules page `dice-poker.md` says what we play and why.

use std::cmp::Reverse;

use rafle_engine::{
    About, Aid, At, Begins, Chance, Dice, Game, InTheCup, Line, LineOf, Message, Next, Occasion, Refusal, Seat, Seen,
    Standings, Thing, Throw, View, choice, options,
};

use crate::family::aside::{Aside, Keep};
use crate::family::hands;
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::{MatchOptions, WinOptions};

/// Rule 4: the rank of a 1, which is above a 6.
const ACE: u8 = 7;

/// Rule 4: the ranks of faces from low to high.
const RANKS: [u8; 6] = [2, 3, 4, 5, 6, ACE];

/// Rule 4: kinds of hands from low to high.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Nothing,
    OnePair,
    TwoPairs,
    ThreeAlike,
    Straight,
    FullHouse,
    FourAlike,
    FiveAlike,
}

impl Kind {
    /// What hands of this kind are called.
    fn name(self) -> &'static str {
        match self {
            Kind::Nothing => "kind-nothing",
            Kind::OnePair => "kind-one-pair",
            Kind::TwoPairs => "kind-two-pairs",
            Kind::ThreeAlike => "kind-three-alike",
            Kind::Straight => "kind-straight",
            Kind::FullHouse => "kind-full-house",
            Kind::FourAlike => "kind-four-alike",
            Kind::FiveAlike => "kind-five-alike",
        }
    }
}

/// Dice in a hand.
const DICE: u8 = 5;

/// Throws in a turn.
const THROWS: u8 = 3;

choice! {
    /// What becomes of dice laid aside.
    pub enum KeptDice {
        /// They stay aside.
        Locked = "locked",
        /// They may be thrown again.
        Free = "free",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// What becomes of dice laid aside.
        pub kept_dice: KeptDice = KeptDice::Locked,
        /// Whether odd dice are compared.
        pub kickers: bool = true,
        /// Whether five in a row count.
        pub straights: bool = false,
        /// How rounds make a match.
        pub rounds: WinOptions,
    }
}

/// A game of Dice Poker at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DicePoker {
    options: Options,
    /// The hands of this round; none before a seat's turn is over.
    hands: OneTurnEach<Dice>,
    turn: Aside,
    /// How often the seat at turn has thrown.
    throws: u8,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(5, 18, 18, 36, -7), Thing::Die(5, 62, 12, 36, 5), Thing::Die(5, 106, 20, 36, -4), Thing::Die(1, 40, 56, 36, 8), Thing::Die(1, 86, 58, 36, -9)];

impl Game for DicePoker {
    const ABOUT: About = About {
        slug: "dice-poker",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 5,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Keep;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<DicePoker, Refusal> {
        let hands = OneTurnEach::new(options.rounds.among(seats));
        Ok(DicePoker { options, hands, turn: Aside::new(DICE), throws: 0 })
    }

    fn next(&self) -> Next {
        if self.hands.over() { Next::Nobody } else { self.turn.next(self.hands.seat()) }
    }

    fn actions(&self) -> impl Iterator<Item = Keep> + Clone + '_ {
        Keep::any(self.turn.thrown())
    }

    fn act(&mut self, Keep(dice): Keep) -> Result<(), Refusal> {
        self.turn.lay(dice)?;
        if self.turn.done() {
            self.end_turn(self.turn.aside());
        }
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.turn.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.turn.land(throw)?;
        self.throws += 1;
        if self.throws == THROWS {
            // Rule 2: nothing is left to choose.
            self.end_turn(self.turn.aside() + self.turn.thrown());
        } else if self.options.kept_dice == KeptDice::Free {
            self.turn.take_back();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.hands.standings(self.round())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        let round = self.round();
        if self.hands.pass_over(seat, |hands| hands.pass_on(&round)) {
            self.turn = if self.hands.over() { Aside::NONE } else { Aside::new(DICE) };
            self.throws = 0;
        }
        true
    }

    fn most_steps(&self) -> u32 {
        self.hands.most_steps(2 * u32::from(THROWS))
    }

    fn at(&self) -> Option<At> {
        self.hands.round_at()
    }

    fn view(seen: &Seen<DicePoker>) -> View {
        let tray = seen.turn.tray(seen.hands.seat());
        let pick = Aside::pick(&tray, seen.turn.thrown(), 0).or_none(Message::new("throw-all"));
        let mut view = seen.hands.view(seen, seen.turn.in_the_cup()).part(tray).moves(seen, [pick]);
        if let Next::Seat(seat) = seen.next() {
            view.say = Message::new("say-lay-any-aside").with("seat", seat);
        }
        seen.hands.show_hands(view, |hand| Some((hand, name(finished(hand)?, seen.options.straights))))
    }

    fn happened(before: &Seen<DicePoker>, line: LineOf<DicePoker>, after: &Seen<DicePoker>) -> Vec<Message> {
        let seat = before.hands.seat();
        let aside = before.turn.aside();
        let (told, hand) = match line {
            Line::Luck(throw) => (throw.told(seat), (before.throws + 1 == THROWS).then_some(aside + throw.0)),
            Line::Action(keep) => (keep.told(seat), Some(aside + keep.0).filter(|dice| dice.count() == DICE)),
        };
        let end = |hand| {
            let named = hands::told(seat, name(hand, before.options.straights));
            after.hands.told_end(&before.hands, (hand, named), before.round())
        };
        std::iter::once(told).chain(hand.into_iter().flat_map(end)).collect()
    }

    fn aid(&self) -> Option<Aid> {
        let straights = self.options.straights;
        let class = |dice| Reverse(kind(dice, straights));
        let row = |dice| (Message::new(kind(dice, straights).name()), None);
        let within = |dice| rank(dice, self.options);
        Some(Aid::ranking_by("aid-hands", DICE, class, within, row).noting(Message::new("aid-poker")))
    }
}

impl DicePoker {
    fn end_turn(&mut self, hand: Dice) {
        self.hands.make(hand);
        self.hands.pass_on(self.round());
        self.turn = if self.hands.over() { Aside::NONE } else { Aside::new(DICE) };
        self.throws = 0;
    }

    /// How a round stands.
    fn round(&self) -> impl Fn(&OneTurnEach<Dice>) -> Standings<8> + use<> {
        let options = self.options;
        move |hands| hands.best_hand(|hand| finished(hand).map(|hand| rank(hand, options)))
    }
}

/// A hand, unless it is one that nobody has made yet.
fn finished(hand: Dice) -> Option<Dice> {
    Some(hand).filter(|hand| !hand.is_empty())
}

/// The groups of equal dice: eight bits for each size, the larger above the smaller, and in them a bit for each rank that stands
/// there. So the greater number has the better groups: the largest first, and of equal ones the higher first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Groups(u64);

impl Groups {
    fn of(hand: Dice) -> Groups {
        Groups(RANKS.iter().map(|rank| 1 << (8 * hand.showing(face(*rank)) + rank)).sum())
    }

    /// How many groups have this size.
    fn count(self, size: u8) -> u32 {
        (self.0 >> (8 * size)).to_le_bytes()[0].count_ones()
    }

    /// Only groups of this size and larger.
    fn from(self, size: u8) -> Groups {
        Groups(self.0 >> (8 * size) << (8 * size))
    }

    /// The rank of the best group, and the others.
    fn best(self) -> (u8, Groups) {
        let bit = self.0.ilog2();
        (bit as u8 % 8, Groups(self.0 ^ 1 << bit))
    }
}

/// Every rank but the highest has the number of its face.
fn face(rank: u8) -> u8 {
    if rank == ACE { 1 } else { rank }
}

fn kind(hand: Dice, straights: bool) -> Kind {
    let groups = Groups::of(hand);
    match [5, 4, 3, 2].map(|size| groups.count(size)) {
        [1, ..] => Kind::FiveAlike,
        [_, 1, ..] => Kind::FourAlike,
        [_, _, 1, 1] => Kind::FullHouse,
        [_, _, 1, _] => Kind::ThreeAlike,
        [.., 2] => Kind::TwoPairs,
        [.., 1] => Kind::OnePair,
        // Five different faces are in a row of ranks unless both ends, 1 and 2, are among them.
        _ if straights && !(hand.show(1) && hand.show(2)) => Kind::Straight,
        _ => Kind::Nothing,
    }
}

/// How a hand compares with others: by its kind, then by its groups; single dice count as kickers, and in a straight.
fn rank(hand: Dice, options: Options) -> (Kind, Groups) {
    let kind = kind(hand, options.straights);
    let least = if options.kickers || kind == Kind::Straight { 1 } else { 2 };
    (kind, Groups::of(hand).from(least))
}

/// What a hand is called: "three 6s".
fn name(hand: Dice, straights: bool) -> Message {
    let (first, rest) = Groups::of(hand).best();
    let (second, _) = rest.best();
    let alike = |key| Message::new(key).with("face", face(first));
    let both = |key| alike(key).with("other", face(second));
    match kind(hand, straights) {
        Kind::FiveAlike => alike("hand-five-alike"),
        Kind::FourAlike => alike("hand-four-alike"),
        Kind::FullHouse => both("hand-full-house"),
        Kind::Straight => alike("hand-straight"),
        Kind::ThreeAlike => alike("hand-three-alike"),
        Kind::TwoPairs => both("hand-two-pairs"),
        Kind::OnePair => alike("hand-one-pair"),
        Kind::Nothing => alike("hand-nothing"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rafle_engine::throws;

    use super::*;

    fn with(kickers: bool, straights: bool) -> Options {
        Options { kickers, straights, ..Options::default() }
    }

    #[test]
    fn rule_4_how_many_throws_make_each_hand() {
        let ways = |straights| {
            let mut ways = [0; 8];
            throws(DICE).for_each(|(hand, count)| ways[kind(hand, straights) as usize] += count);
            ways
        };
        assert_eq!(ways(false), [720, 3600, 1800, 1200, 0, 300, 150, 6]);
        assert_eq!(ways(true), [480, 3600, 1800, 1200, 240, 300, 150, 6]);
    }

    #[test]
    fn rule_4_how_many_different_hands_there_are() {
        // Without kickers: 6 fives, 6 fours, 30 full houses, 2 straights, 6 threes, 15 two pairs, 6 pairs and nothing.
        for (kickers, straights, different) in
            [(true, false, 252), (true, true, 252), (false, false, 70), (false, true, 72)]
        {
            let options = with(kickers, straights);
            let ranks: BTreeSet<_> = throws(DICE).map(|(hand, _)| rank(hand, options)).collect();
            assert_eq!(ranks.len(), different, "kickers {kickers}, straights {straights}");
        }
    }

    #[test]
    fn rule_4_hands_from_high_to_low() {
        let ladder = [
            "1 1 1 1 1",
            "6 6 6 6 6",
            "5 5 5 5 5",
            "4 4 4 4 4",
            "3 3 3 3 3",
            "2 2 2 2 2", // the source's
            "1 1 1 1 2",
            "6 6 6 6 1",
            "2 2 2 2 3",
            "1 1 1 6 6",
            "1 1 1 2 2",
            "6 6 6 5 5",
            "2 2 2 3 3",
            "1 1 1 6 5",
            "2 2 2 4 3",
            "1 1 6 6 5",
            "5 5 4 4 2",
            "5 5 3 3 1",
            "3 3 2 2 4",
            "1 1 6 5 4",
            "3 3 1 4 2",
            "3 3 6 5 4",
            "2 2 5 4 3",
            "1 6 5 4 3",
            "1 2 3 4 6",
            "1 5 4 3 2",
            "2 3 4 5 6",
        ];
        let ranks = ladder.map(|hand| rank(hand.parse().unwrap(), with(true, false)));
        assert!(ranks.is_sorted_by(|better, worse| better > worse));
    }

    #[test]
    fn straights_rank_between_full_house_and_three_alike() {
        let ladder = ["2 2 2 3 3", "3 4 5 6 1", "2 3 4 5 6", "1 1 1 6 5", "1 2 4 5 6", "1 2 3 4 6", "1 2 3 4 5"];
        let ranks = ladder.map(|hand| rank(hand.parse().unwrap(), with(true, true)));
        assert!(ranks.is_sorted_by(|better, worse| better > worse));
    }

    #[test]
    fn without_kickers_odd_dice_are_not_compared() {
        let rank = |hand: &str| rank(hand.parse().unwrap(), with(false, false));
        for (one, other) in [
            ("3 3 1 4 2", "3 3 6 5 4"),
            ("1 6 5 4 3", "2 3 4 5 6"),
            ("5 5 4 4 2", "5 5 4 4 1"),
            ("2 2 2 2 1", "2 2 2 2 3"),
        ] {
            assert_eq!(rank(one), rank(other));
        }
        assert!(rank("5 5 4 4 2") > rank("5 5 3 3 1"));
        assert!(rank("6 6 6 5 5") > rank("6 6 6 4 4"));
    }
}
