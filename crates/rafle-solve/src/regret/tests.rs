//! Toy games with known answers, and Bluff with one die each.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Begins, Chance, LineOf, Message, Occasion, PerSeat, Refusal, Seats, Seen, Source, Standings, Unreadable,
    View, options, start,
};
use rafle_games::bluff::{Bluff, Mode, Options};

use super::*;

options! {
    /// Nothing to agree on.
    pub struct Nothing {
        /// Without meaning.
        pub nothing: bool = false,
    }
}

/// A toy's action, card or coin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Number(u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Number, Unreadable> {
        text.parse().map(Number).map_err(|_| Unreadable)
    }
}

/// What stands for something that was not seen.
const UNSEEN: Number = Number(9);

/// A toy for two: cards that only their holder sees, then bets. With no cards it is matching pennies.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Toy<const CARDS: u8> {
    cards: Vec<u8>,
    bets: Vec<u8>,
}

/// Kuhn poker: cards 1, 2 and 3, a stake of 1; pass or bet 1 more.
type Kuhn = Toy<3>;

/// Two coins, laid covered: the first seat wins if they are alike.
type Pennies = Toy<0>;

impl<const CARDS: u8> Toy<CARDS> {
    fn payoff(&self) -> Option<i32> {
        let showdown = |stake: i32| if self.cards[0] > self.cards[1] { stake } else { -stake };
        match (CARDS, self.bets.as_slice()) {
            (0, [one, other]) => Some(if one == other { 1 } else { -1 }),
            (0, _) => None,
            (_, [0, 0]) => Some(showdown(1)),
            (_, [1, 1] | [0, 1, 1]) => Some(showdown(2)),
            (_, [1, 0]) => Some(1),
            (_, [0, 1, 0]) => Some(-1),
            _ => None,
        }
    }
}

impl<const CARDS: u8> Game for Toy<CARDS> {
    const ABOUT: About = About {
        slug: "toy",
        picture: &[],
        least_seats: 2,
        most_seats: 2,
        usual_seats: 2,
        minutes: 1,
        skill: 1,
        decisions: true,
        hidden: true,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };
    type Options = Nothing;
    type Action = Number;
    type Luck = Number;

    fn new(_: Nothing, _: usize) -> Result<Self, Refusal> {
        Ok(Toy { cards: Vec::new(), bets: Vec::new() })
    }

    fn next(&self) -> Next {
        if self.payoff().is_some() {
            Next::Nobody
        } else if CARDS > 0 && self.cards.len() < 2 {
            Next::Chance { hand: None }
        } else {
            Next::Seat(SEATS[self.bets.len() % 2])
        }
    }

    fn actions(&self) -> impl Iterator<Item = Number> + Clone + '_ {
        [Number(0), Number(1)].into_iter()
    }

    fn act(&mut self, Number(bet): Number) -> Result<(), Refusal> {
        self.bets.push(bet);
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Number> {
        self
    }

    fn befall(&mut self, Number(card): Number) -> Result<(), Refusal> {
        self.cards.push(card);
        Ok(())
    }

    fn standings(&self) -> Standings {
        let won = self.payoff().unwrap_or(0);
        Standings::most(Seats::first(2), PerSeat::from_fn(|seat| if seat == SEATS[0] { won } else { -won }))
    }

    fn most_steps(&self) -> u32 {
        9
    }

    fn view(seen: &Seen<Self>) -> View {
        View::new(seen, Message::new("over"))
    }

    fn happened(_: &Seen<Self>, _: LineOf<Self>, _: &Seen<Self>) -> Vec<Message> {
        Vec::new()
    }

    fn told(&self, line: LineOf<Self>, viewer: Viewer, say: &mut dyn FnMut(LineOf<Self>)) {
        say(match line {
            Line::Luck(_) if !viewer.may_see(SEATS[self.cards.len()]) => Line::Luck(UNSEEN),
            Line::Action(_) if CARDS == 0 && !viewer.may_see(SEATS[self.bets.len() % 2]) => Line::Action(UNSEEN),
            line => line,
        });
    }
}

impl<const CARDS: u8> Chance for &Toy<CARDS> {
    type Luck = Number;

    fn outcomes(self) -> impl Iterator<Item = (Number, u64)> {
        (1..=CARDS).filter(move |card| !self.cards.contains(card)).map(|card| (Number(card), 1))
    }

    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Number {
        Chance::outcomes(self).nth(source.below(u32::from(CARDS) - self.cards.len() as u32) as usize).unwrap().0
    }
}

fn tree<G: Game>(objective: Objective) -> Tree {
    Tree::of(&start::<G>(G::Options::default(), 2).unwrap(), objective, 1000).unwrap()
}

#[test]
fn matching_pennies_is_even() {
    let tree = tree::<Pennies>(Objective::Score);
    assert_eq!(tree.size(), (7, 2));
    let policy = tree.equilibrium(1000);
    assert!(policy.0.iter().all(|share| (share - 0.5).abs() < 1e-3), "{:?}", policy.0);
    assert!(tree.exploitability(&policy) < 2e-3);
    // Who always shows the same side loses everything to an answer.
    let stubborn = Policy(vec![1.0, 0.0, 0.5, 0.5]);
    assert!((tree.best_response(&stubborn, SEATS[1]) - 1.0).abs() < 1e-12);
}

#[test]
fn kuhn_poker_costs_the_first_seat_an_eighteenth() {
    let tree = tree::<Kuhn>(Objective::Score);
    // Six deals of nine nodes each, and those of the deal; three cards in two situations for each seat.
    assert_eq!(tree.size(), (6 * 9 + 3 + 1, 12));
    let always_even = tree.policy(&start::<Kuhn>(<Kuhn as Game>::Options::default(), 2).unwrap(), |seen| {
        vec![1.0; seen.actions().count()]
    });
    assert!(tree.exploitability(&always_even) > 0.1);
    let policy = tree.equilibrium(2000);
    assert!(tree.exploitability(&policy) < 1e-4, "{}", tree.exploitability(&policy));
    assert!((tree.values(&policy)[0] + 1.0 / 18.0).abs() < 1e-4, "{:?}", tree.values(&policy));
}

/// Bluff with shrinking cups, at the moment when both seats have one die left: the next round is the last.
fn one_die_each() -> Bluff {
    let options = Options { mode: Mode::Shrinking, ..Options::default() };
    let mut game: Bluff = start(options, 2).unwrap();
    let mut enter = |line: &str| {
        let line = if line.starts_with("throw") {
            Line::Luck(line.parse().unwrap())
        } else {
            Line::Action(line.parse().unwrap())
        };
        game.add(line).unwrap();
    };
    let mut dice = [6_usize; 2];
    let mut opener = 0;
    while dice != [1, 1] {
        for seat in [opener, 1 - opener] {
            enter(&format!("throw{}", " 2".repeat(dice[seat])));
        }
        // All dice show 2, so that a bid on them holds and one on 3 does not.
        let opener_loses = dice[1 - opener] > dice[opener] || dice[0] == dice[1] && opener == 1;
        enter(if opener_loses { "bid 1x3" } else { "bid 1x2" });
        enter("lift");
        let loser = if opener_loses { opener } else { 1 - opener };
        dice[1 - loser] -= 1;
        opener = loser;
    }
    game
}

#[test]
fn bluff_with_one_die_each() {
    let before = cpu_time::ThreadTime::now();
    let tree = Tree::of(&one_die_each(), Objective::Share, 1_000_000).unwrap();
    let policy = tree.equilibrium(1400);
    let exploitability = tree.exploitability(&policy);
    println!(
        "{:?}, {:?}, exploitable by {exploitability:e} after {:?}",
        tree.size(),
        tree.values(&policy),
        before.elapsed()
    );
    assert!(exploitability < 1e-5, "{exploitability:e}");
}
