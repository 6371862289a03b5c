//! # Zanzibar (`zanzibar`)
//!
//! 1. Every seat throws three dice once.
//! 2. Some throws are combinations with points of their own. In any other throw the dice are added: a 1 is worth 100, a 6
//!    is worth 60, any other die its pips.
//! 3. Most points win; seats tied for most share the win.
//! 4. With `improve` a turn has up to three throws. After the first and the second, stop, or lay exactly one of the dice
//!    just thrown aside and throw the others; the third is a single die and ends the turn. Dice aside are never thrown
//!    again, and the last three dice count, also if they were better before.
//!
//! Options: `improve`, and those of a match ([`RoundOptions`]). Notation: `throw 4 5 6`, `keep 6`, `stop`.
//! Where sources differ, the rules page `zanzibar.md` says what we play and why.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Aid, At, Chance, Dice, Game, InTheCup, Lies, Line, LineOf, Message, Move, Next, Pieces, Refusal, Seat, Seen,
    Standings, Thing, Throw, Unreadable, View, after_verb, options,
};

use crate::family::luck::LUCK_ALONE;
use crate::family::one_turn::{OneTurnEach, scored, worth};
use crate::family::rounds::{MatchOptions, RoundOptions};

/// Combinations and their points. Any other throw adds up its dice.
const COMBINATIONS: [(Dice, i32); 8] = [
    (BIG, 3000),
    (LITTLE, 2000),
    (Dice::of(&[1, 1, 1]), 1000), // not the 300 that three ones add up to
    (Dice::of(&[6, 6, 6]), 600),
    (Dice::of(&[5, 5, 5]), 500),
    (Dice::of(&[4, 4, 4]), 400),
    (Dice::of(&[3, 3, 3]), 300),
    (Dice::of(&[2, 2, 2]), 200),
];

const BIG: Dice = Dice::of(&[4, 5, 6]);
const LITTLE: Dice = Dice::of(&[1, 2, 3]);

/// Points of a single die by its face, from 1 to 6.
const POINTS: [i32; 6] = [100, 2, 3, 4, 5, 60];

/// Dice in a turn.
const DICE: u8 = 3;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Whether a turn has up to three throws.
        pub improve: bool = false,
        /// How rounds make a match.
        pub rounds: RoundOptions,
    }
}

/// A game of Zanzibar at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Zanzibar {
    improve: bool,
    /// The dice that each seat has laid aside or ended its turn with.
    turns: OneTurnEach<Dice>,
    thrown: Dice, // none while they are in the cup
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `keep 6`: lay one die showing this face aside and throw on.
    Keep(u8),
    /// `stop`: let all three dice count.
    Stop,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(4, 18, 36, 42, -9), Thing::Die(5, 62, 22, 42, 6), Thing::Die(6, 104, 42, 42, -5)];

impl Game for Zanzibar {
    const ABOUT: About = About { slug: "zanzibar", picture: PICTURE, minutes: 2, ..LUCK_ALONE };
    const DECIDES: bool = true;

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Zanzibar, Refusal> {
        let rounds = options.rounds.among(seats);
        Ok(Zanzibar { improve: options.improve, turns: OneTurnEach::new(rounds), thrown: Dice::NONE })
    }

    fn next(&self) -> Next {
        if self.thrown.is_empty() { self.turns.next() } else { Next::Seat(self.turns.seat()) }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        let stop = (!self.thrown.is_empty()).then_some(Action::Stop);
        self.thrown.faces().map(Action::Keep).chain(stop)
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        match action {
            _ if self.thrown.is_empty() => Err(Refusal::new("throw-first")),
            Action::Keep(face) if !self.thrown.show(face) => {
                Err(Refusal::new("not-among-the-dice-thrown").with("face", face))
            }
            Action::Keep(face) => {
                self.turns.make(self.turns.mine().with(face));
                self.thrown = Dice::NONE;
                Ok(())
            }
            Action::Stop => {
                self.end_turn(self.thrown);
                Ok(())
            }
        }
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        if self.leaves_a_choice(dice) {
            self.thrown = dice;
        } else {
            self.end_turn(dice);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.turns.standings(round)
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.turns.pass_over(seat, |turns| turns.pass_on(round)) {
            self.thrown = Dice::NONE;
        }
        true
    }

    fn decides(&self) -> bool {
        self.improve
    }

    fn most_steps(&self) -> u32 {
        self.turns.most_steps(5)
    }

    fn at(&self) -> Option<At> {
        self.turns.round_at()
    }

    fn view(seen: &Seen<Zanzibar>) -> View {
        let seat = seen.turns.seat();
        let aside = if seen.turns.over() { Dice::NONE } else { seen.turns.mine() };
        let tray = Pieces::tray(&[(aside, Lies::Aside), (seen.thrown, Lies::Loose)]);
        let moves: Vec<_> = seen.actions().map(|action| seen.offer(action, &tray)).collect();
        let mut view = seen.turns.view(seen, seen.in_the_cup());
        if seen.next() == Next::Seat(seat) {
            view.say = Message::new("say-improve-or-stop").with("seat", seat);
        }
        if seen.improve {
            view = view.part(tray.of(seat)).moves(seen, moves);
        }
        seen.turns.lay_out(view, |dice| (dice.count() == DICE).then(|| worth(points(dice))))
    }

    fn happened(before: &Seen<Zanzibar>, line: LineOf<Zanzibar>, after: &Seen<Zanzibar>) -> Vec<Message> {
        let (seat, aside) = (before.turns.seat(), before.turns.mine());
        let ended = |dice| (dice, told(seat, dice));
        match line {
            Line::Action(Action::Keep(face)) => {
                vec![Message::new("laid-aside").with("seat", seat).with("dice", Dice::alike(face, 1))]
            }
            Line::Action(Action::Stop) => after.turns.told_end(&before.turns, ended(aside + before.thrown), round),
            Line::Luck(throw) => {
                let over = !before.leaves_a_choice(throw.0);
                after.turns.told(&before.turns, throw, over.then(|| ended(aside + throw.0)), round)
            }
        }
    }

    fn aid(&self) -> Option<Aid> {
        let place = |dice| COMBINATIONS.iter().position(|(combination, _)| *combination == dice);
        let class = |dice| place(dice).unwrap_or(COMBINATIONS.len());
        let row = |dice| match dice {
            _ if place(dice).is_none() => (Message::new("throw-others"), None),
            BIG => (Message::new("name-big-zanzibar"), Some(Message::number(points(dice)))),
            LITTLE => (Message::new("name-little-zanzibar"), Some(Message::number(points(dice)))),
            _ => (Message::new("throw-plain").with("dice", dice), Some(Message::number(points(dice)))),
        };
        Some(Aid::ranking_by("aid-throws", DICE, class, points, row).noting(Message::new("aid-zanzibar")))
    }
}

impl Zanzibar {
    /// How many dice are thrown next; none while they lie on the table.
    fn in_the_cup(&self) -> u8 {
        match self.next() {
            Next::Chance { .. } => DICE - self.turns.mine().count(),
            _ => 0,
        }
    }

    /// Rule 4: whether the seat that threw these dice may throw on.
    fn leaves_a_choice(&self, thrown: Dice) -> bool {
        self.improve && thrown.count() > 1
    }

    /// The turn ends with the dice aside and these.
    fn end_turn(&mut self, last: Dice) {
        self.turns.make(self.turns.mine() + last);
        self.thrown = Dice::NONE;
        self.turns.pass_on(round);
    }

    fn offer(&self, action: Action, tray: &Pieces) -> Move {
        match action {
            Action::Keep(face) => {
                let die = tray.die_showing(face, Lies::Loose).expect("an open die lies in the tray");
                Move::touch(Message::new("lay-aside").with("face", face), action).on(die)
            }
            Action::Stop => {
                let points = points(self.turns.mine() + self.thrown);
                let label = Message::new("stop-with").with("points", points);
                Move::touch(label, action).brings(Message::number(points))
            }
        }
    }
}

fn round(turns: &OneTurnEach<Dice>) -> Standings<8> {
    // A turn that goes on has not scored yet.
    turns.most(|dice| if dice.count() == DICE { points(dice) } else { 0 })
}

fn points(dice: Dice) -> i32 {
    let combination = COMBINATIONS.iter().find(|(combination, _)| *combination == dice);
    combination.map_or_else(|| dice.iter().map(|face| POINTS[face as usize - 1]).sum(), |&(_, points)| points)
}

fn told(seat: Seat, dice: Dice) -> Message {
    match dice {
        BIG => Message::new("big-zanzibar").with("seat", seat).with("points", points(BIG)),
        LITTLE => Message::new("little-zanzibar").with("seat", seat).with("points", points(LITTLE)),
        _ => scored(seat, points(dice)),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(face) => write!(f, "keep {face}"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        if text.trim() == "stop" {
            return Ok(Action::Stop);
        }
        match after_verb(text, "keep")?.as_bytes() {
            [face @ b'1'..=b'6'] => Ok(Action::Keep(face - b'0')),
            _ => Err(Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    #[test]
    fn rule_2_what_three_dice_are_worth() {
        for (dice, expected) in [
            ("6 5 4", 3000),
            ("3 1 2", 2000),
            ("1 1 1", 1000),
            ("6 6 6", 600),
            ("5 5 5", 500),
            ("4 4 4", 400),
            ("3 3 3", 300),
            ("2 2 2", 200),
            ("1 1 6", 260),
            ("6 6 1", 220),
            ("1 6 5", 165),
            ("6 6 5", 125),
            ("5 4 3", 12),
            ("2 2 3", 7),
            ("6 3 2", 65),
        ] {
            assert_eq!(points(dice.parse().unwrap()), expected, "{dice}");
        }
    }

    #[test]
    fn rule_2_the_best_and_the_worst_outside_the_combinations() {
        let loose = throws(DICE).map(|(dice, _)| dice).filter(|dice| COMBINATIONS.iter().all(|(it, _)| it != dice));
        let mut scores: Vec<_> = loose.map(|dice| (points(dice), dice.to_string())).collect();
        scores.sort();
        assert_eq!(scores.len(), 48);
        assert_eq!((scores[0].clone(), scores[47].clone()), ((7, "2 2 3".into()), (260, "1 1 6".into())));
    }
}
