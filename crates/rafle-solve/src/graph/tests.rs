//! Toy games whose answers are known, and the numbers of the rules pages.

use rafle_engine::{
    About, Begins, Chance, Dice, InTheCup, LineOf, Message, Occasion, Options as _, PerSeat, Refusal, Seats, Seeded,
    Seen, Standings, Throw, View, options, start,
};
use rafle_games::dozen::Dozen;
use rafle_games::family::again::Again;
use rafle_games::greedy::Greedy;
use rafle_games::guess_and_throw::GuessAndThrow;
use rafle_games::higher_or_lower::HigherOrLower;
use rafle_games::tree_felling::TreeFelling;
use rafle_games::twenty_five::TwentyFive;

use super::*;

options! {
    /// How often the toy's die may be thrown.
    pub struct Throws {
        /// So often.
        pub throws: u8 [1..=9] = 3,
    }
}

/// A die is thrown up to three times; the last throw counts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct LastThrow {
    left: u8,
    die: Dice,
    stopped: bool,
}

impl Game for LastThrow {
    const ABOUT: About = About {
        slug: "last-throw",
        picture: &[],
        least_seats: 1,
        most_seats: 1,
        usual_seats: 1,
        minutes: 1,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };
    type Options = Throws;
    type Action = Again;
    type Luck = Throw;

    fn new(options: Throws, _: usize) -> Result<LastThrow, Refusal> {
        Ok(LastThrow { left: options.throws, die: Dice::NONE, stopped: false })
    }

    fn next(&self) -> Next {
        match (self.stopped, self.die.is_empty()) {
            (true, _) => Next::Nobody,
            (_, true) => Next::throw_by(Seat::A),
            (_, false) => Next::Seat(Seat::A),
        }
    }

    fn actions(&self) -> impl Iterator<Item = Again> + Clone + '_ {
        Again::open(matches!(self.next(), Next::Seat(_)))
    }

    fn act(&mut self, action: Again) -> Result<(), Refusal> {
        match action {
            Again::Again => self.die = Dice::NONE,
            Again::Stop => self.stopped = true,
        }
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(1)
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.die = throw.0;
        self.left -= 1;
        self.stopped = self.left == 0;
        Ok(())
    }

    fn standings(&self) -> Standings {
        Standings::most(Seats::first(1), PerSeat::all(self.die.sum()))
    }

    fn most_steps(&self) -> u32 {
        20
    }

    fn view(seen: &Seen<LastThrow>) -> View {
        View::new(seen, Message::new("over"))
    }

    fn happened(_: &Seen<LastThrow>, _: LineOf<LastThrow>, _: &Seen<LastThrow>) -> Vec<Message> {
        Vec::new()
    }
}

fn game<G: Game>(seats: usize, written: &[(&str, &str)]) -> G {
    start(G::Options::read(written.iter().copied()).unwrap(), seats).unwrap()
}

fn solved<G: Game>(start: &G, objective: Objective) -> Solved<G> {
    Solved::new(start, objective, Limits::states(1_000_000)).unwrap()
}

fn near(found: f64, known: f64) {
    assert!((found - known).abs() < 1e-12, "{found} is not {known}");
}

/// A hundred thousand games by the exact policy agree with the exact share of the first seat, within four standard errors.
fn simulated<G: Game>(start: &G, solved: &Solved<G>) {
    const GAMES: u32 = 100_000;
    let (mut sum, mut squares) = (0.0, 0.0);
    let mut source = Seeded::new(5);
    for _ in 0..GAMES {
        let mut game = start.clone();
        loop {
            match game.next() {
                Next::Seat(_) => game.act(solved.best(&game).unwrap()).unwrap(),
                Next::Chance { .. } => game.befall(game.draw(&mut source)).unwrap(),
                Next::Nobody => break,
            }
        }
        let share = game.standings().share(Seat::A);
        sum += share;
        squares += share * share;
    }
    let mean = sum / f64::from(GAMES);
    let error = ((squares / f64::from(GAMES) - mean * mean) / f64::from(GAMES)).sqrt();
    let exact = solved.values(start).unwrap()[0];
    assert!((mean - exact).abs() <= 4.0 * error + 1e-12, "{mean} ± {error}, exactly {exact}");
}

#[test]
fn a_die_thrown_up_to_three_times() {
    let start: LastThrow = game(1, &[]);
    let solved = solved(&start, Objective::Score);
    // Once 7/2; twice: stop from 4, 17/4; three times: stop from 5, 14/3.
    near(solved.values(&start).unwrap()[0], 14.0 / 3.0);
    let mut after = start;
    after.befall(Throw(Dice::of(&[4]))).unwrap();
    assert_eq!(solved.best(&after), Some(Again::Again));
    let worth: Vec<_> = solved.actions(&after).unwrap();
    near(worth.iter().find(|(action, _)| *action == Again::Stop).unwrap().1, 4.0);
    near(worth.iter().find(|(action, _)| *action == Again::Again).unwrap().1, 4.25);
    // Stop at once on 5 or 6; else throw again, and stop half of the time from 4; a stop is a step, and so is `again`.
    let length = 1.0 + 2.0 / 6.0 + 4.0 / 6.0 * (2.0 + 1.0 / 2.0 + 1.0 / 2.0 * 2.0);
    near(solved.figures().steps.unwrap(), length);
}

#[test]
fn limits_are_kept() {
    let start: Greedy = game(2, &[]);
    let refused = Solved::new(&start, Objective::Share, Limits::states(1000)).map(|solved| solved.states());
    assert_eq!(refused, Err(Unsolved::TooManyStates(1000)));
    assert_eq!(refused.unwrap_err().to_string(), "more than 1000 states can be reached");
    let hidden: rafle_games::bluff::Bluff = game(2, &[]);
    assert_eq!(Solved::new(&hidden, Objective::Share, Limits::states(1000)).err(), Some(Unsolved::Hidden));
}

#[test]
fn twenty_five_by_hand() {
    /// Whether the seat to move wins, with this face on top.
    fn wins(total: u8, top: u8) -> bool {
        (1..=6).filter(|&face| face != top && face != 7 - top).any(|face| match total + face {
            25 => true,
            over @ 26.. => over < 25,
            under => !wins(under, face),
        })
    }
    let start: TwentyFive = game(2, &[]);
    let solved = solved(&start, Objective::Share);
    // The second seat moves first; after an opening throw either side may have the game.
    let second = (1..=6).filter(|&face| wins(face, face)).count() as f64 / 6.0;
    near(solved.values(&start).unwrap()[0], 1.0 - second);
    simulated(&start, &solved);
}

#[test]
fn guess_and_throw_goes_round_in_circles() {
    let one: GuessAndThrow = game(2, &[("matches", "1")]);
    // 10 or 11 is right once in eight throws, so the first seat has 1/8 + (7/8)² of the same again.
    near(solved(&one, Objective::Share).values(&one).unwrap()[0], 8.0 / 15.0);
    let start: GuessAndThrow = game(3, &[]);
    let solved = solved(&start, Objective::Share);
    near(solved.values(&start).unwrap().iter().sum(), 1.0);
    assert_eq!(solved.best(&start).unwrap().to_string(), "guess 10");
    simulated(&start, &solved);
}

#[test]
fn dozen_shares_and_nobody_add_up() {
    let start: Dozen = game(2, &[]);
    let solved = solved(&start, Objective::Share);
    let shares: f64 = solved.values(&start).unwrap().iter().sum();
    near(shares + solved.figures().nobody, 1.0);
    simulated(&start, &solved);
}

#[test]
fn tree_felling_is_a_chain() {
    /// The chance that a seat alone needs exactly so many throws, for each number of throws.
    fn lengths() -> Vec<f64> {
        let mut rows = [0.0; 7];
        rows[6] = 1.0;
        (0..1000)
            .map(|_| {
                let mut after = [0.0; 7];
                for left in 1..=6 {
                    let hit = left as f64 / 6.0;
                    after[left] += rows[left] * (1.0 - hit);
                    after[left - 1] += rows[left] * hit;
                }
                rows = after;
                rows[0]
            })
            .collect()
    }
    let start: TreeFelling = game(2, &[]);
    let solved = solved(&start, Objective::Share);
    let lengths = lengths();
    let first: f64 = (0..lengths.len()).map(|n| lengths[n] * lengths[n..].iter().sum::<f64>()).sum();
    near(solved.values(&start).unwrap()[0], first);
    simulated(&start, &solved);
}

#[test]
fn higher_or_lower_is_a_guess_towards_the_middle() {
    let start: HigherOrLower = game(2, &[]);
    let solved = Solved::new(&start, Objective::Share, Limits { steps: 160, ..Limits::states(1_000_000) }).unwrap();
    let unsettled = solved.unsettled();
    assert!(unsettled < 1e-6, "{unsettled}");
    // Nobody's score ever matters to another, so there is nothing in going first.
    let shares = solved.values(&start).unwrap();
    assert!((shares[0] - 0.5).abs() <= unsettled + 1e-12, "{shares:?}");
    for (dice, best) in [(&[1, 1], "higher"), (&[2, 4], "higher"), (&[3, 5], "lower"), (&[6, 6], "lower")] {
        let mut after = start;
        after.befall(Throw(Dice::of(dice))).unwrap();
        assert_eq!(solved.best(&after).unwrap().to_string(), best, "{dice:?}");
    }
}
