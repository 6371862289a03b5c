//! One die after the other, and a sum on paper: such games differ only in what each die does to the sum.

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use rafle_engine::{About, At, Game, LineOf, Message, Next, Refusal, Seat, Seen, Standings, Thing, Throw, View};

use super::luck::{LUCK_ALONE, luck_alone, thrown};
use super::one_turn::OneTurnEach;
use super::rounds::{MatchOptions, RoundOptions};
use super::sums::{Row, Step};

/// How a sum is worked out.
pub trait Rule: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The slug of the game.
    const SLUG: &'static str;
    /// What lies on its picture.
    const PICTURE: &'static [Thing];
    /// How long a game lasts.
    const MINUTES: u8;
    /// What each die of a turn does.
    const STEPS: &'static [Step];
}

/// A game with such a rule at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnPaper<R> {
    turns: OneTurnEach<Row>,
    rule: PhantomData<R>,
}

impl<R: Rule> Game for OnPaper<R> {
    const ABOUT: About = About { slug: R::SLUG, picture: R::PICTURE, minutes: R::MINUTES, ..LUCK_ALONE };

    type Options = RoundOptions;
    luck_alone!();

    fn new(options: RoundOptions, seats: usize) -> Result<OnPaper<R>, Refusal> {
        Ok(OnPaper { turns: OneTurnEach::new(options.among(seats)), rule: PhantomData })
    }

    fn next(&self) -> Next {
        self.turns.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        self.turns.make_step(die.sum() as u8, R::STEPS);
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.turns.standings(|turns| turns.worked_out(R::STEPS))
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        self.turns.pass_over(seat, |turns| turns.pass_on(|turns| turns.worked_out(R::STEPS)));
        true
    }

    fn most_steps(&self) -> u32 {
        self.turns.most_steps(R::STEPS.len() as u32)
    }

    fn gist(&self) -> impl Hash + Eq + use<R> {
        self.turns.gist_of_sums(R::STEPS)
    }

    fn at(&self) -> Option<At> {
        self.turns.round_at()
    }

    fn view(seen: &Seen<OnPaper<R>>) -> View {
        seen.turns.paper(seen, R::STEPS)
    }

    fn happened(before: &Seen<OnPaper<R>>, line: LineOf<OnPaper<R>>, after: &Seen<OnPaper<R>>) -> Vec<Message> {
        let throw = thrown(line);
        after.turns.told_step(&before.turns, throw, throw.0.sum() as u8, R::STEPS)
    }
}

impl<R> OnPaper<R> {
    fn in_the_cup(&self) -> u8 {
        (!self.turns.over()).into()
    }
}
