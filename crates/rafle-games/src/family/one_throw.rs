//! One throw each: every seat throws its dice once, and what they come to decides. Such games differ in one rule alone, so
//! that the rule is all that their modules hold.

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use rafle_engine::{About, At, Dice, Game, LineOf, Message, Next, Refusal, Seat, Seen, Standings, Thing, Throw, View};

use super::luck::{LUCK_ALONE, luck_alone, thrown};
use super::one_turn::{OneTurnEach, scored, worth};
use super::rounds::MatchOptions;

/// What a throw comes to.
pub trait Rule: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The slug of the game.
    const SLUG: &'static str;
    /// What lies on its picture.
    const PICTURE: &'static [Thing];
    /// Dice in a throw.
    const DICE: u8;

    /// What the seats agree on before the first throw.
    type Options: MatchOptions;

    /// The points of a throw; most points win.
    fn points(dice: Dice) -> i32;

    /// What stands beside dice that were thrown: "15 points".
    fn called(dice: Dice) -> Message {
        worth(Self::points(dice))
    }

    /// What is told of a throw: "Anna scores 15 points."
    fn told(seat: Seat, dice: Dice) -> Message {
        scored(seat, Self::points(dice))
    }
}

/// A game with such a rule at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OneThrow<R> {
    turns: OneTurnEach<Dice>,
    rule: PhantomData<R>,
}

impl<R: Rule> Game for OneThrow<R> {
    const ABOUT: About = About { slug: R::SLUG, picture: R::PICTURE, ..LUCK_ALONE };

    type Options = R::Options;
    luck_alone!();

    fn new(options: R::Options, seats: usize) -> Result<OneThrow<R>, Refusal> {
        Ok(OneThrow { turns: OneTurnEach::new(options.among(seats)), rule: PhantomData })
    }

    fn next(&self) -> Next {
        self.turns.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.turns.make(throw.of(self.in_the_cup())?);
        self.turns.pass_on(round::<R>);
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.turns.standings(round::<R>)
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        self.turns.pass_over(seat, |turns| turns.pass_on(round::<R>));
        true
    }

    fn most_steps(&self) -> u32 {
        self.turns.most_steps(1)
    }

    fn at(&self) -> Option<At> {
        self.turns.round_at()
    }

    fn view(seen: &Seen<OneThrow<R>>) -> View {
        let view = seen.turns.view(seen, seen.in_the_cup());
        seen.turns.lay_out(view, |dice| Some(R::called(dice)))
    }

    fn happened(before: &Seen<OneThrow<R>>, line: LineOf<OneThrow<R>>, after: &Seen<OneThrow<R>>) -> Vec<Message> {
        let throw = thrown(line);
        let told = R::told(before.turns.seat(), throw.0);
        after.turns.told(&before.turns, throw, Some((throw.0, told)), round::<R>)
    }
}

impl<R: Rule> OneThrow<R> {
    fn in_the_cup(&self) -> u8 {
        if self.turns.over() { 0 } else { R::DICE }
    }
}

fn round<R: Rule>(turns: &OneTurnEach<Dice>) -> Standings<8> {
    turns.most(R::points)
}
