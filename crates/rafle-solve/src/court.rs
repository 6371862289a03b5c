//! To Court the King is too large to be solved, but not a turn that is played for one character, nor a small last round.

use rafle_engine::{Game, Next};
use rafle_games::court::{Action, Card, Court};

use crate::graph::{Limits, Objective, Solved};
use crate::horizon::Horizon;
use crate::turns::whose;
use crate::unsolved::Unsolved;

/// With more states than this a turn is not followed: that takes many dice and many powers.
const MOST_STATES: usize = 2_000_000;

/// The characters that dice pay for, in the order of the table.
const PRICED: [Card; 17] = [
    Card::Farmer,
    Card::Maid,
    Card::Philosopher,
    Card::Laborer,
    Card::Guard,
    Card::Hunter,
    Card::Merchant,
    Card::Astronomer,
    Card::Noblewoman,
    Card::Pawnbroker,
    Card::Knight,
    Card::Magician,
    Card::Alchemist,
    Card::Bishop,
    Card::Nobleman,
    Card::General,
    Card::King,
];

/// The rest of this turn, played for nothing but to be able to take this character: what a state is worth is the chance.
pub fn turn_for(court: &Court, wanted: Card) -> Result<Horizon<Court>, Unsolved> {
    let seat = court.at_turn();
    let over = |court: &Court| whose(court) != Some(seat) || takes(court).next().is_some();
    let worth = |court: &Court| if takes(court).any(|card| card == Some(wanted)) { 1.0 } else { 0.0 };
    Horizon::of(court, seat, over, worth, Limits::states(MOST_STATES))
}

/// The last round from a state in it: everybody plays for the King.
pub fn last_round(court: &Court) -> Result<Solved<Court>, Unsolved> {
    Solved::new(court, Objective::Share, Limits::states(MOST_STATES))
}

/// The characters that can be taken at the beginning of the game, in the order of their prices, and how likely the first
/// turn is to be able to take each when it is played for it, whoever begins.
pub fn first_turn(start: &Court) -> Vec<(Card, f64)> {
    let mut court = start.clone();
    if court.next() == (Next::Chance { hand: None }) {
        let anybody = court.outcomes().map(|(luck, _)| luck).next().expect("somebody begins");
        court.befall(anybody).expect("what chance can bring can befall");
    }
    let chance = |&card: &Card| Some((card, turn_for(&court, card).ok()?.value(&court)?));
    PRICED.iter().filter_map(chance).filter(|(_, chance)| *chance > 0.0).collect()
}

/// What can be taken now.
fn takes(court: &Court) -> impl Iterator<Item = Option<Card>> {
    court.actions().filter_map(|action| match action {
        Action::Take(card) => Some(card),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use rafle_engine::{Options as _, Seat, Seeded, start, step};
    use rafle_games::court::Options;

    use super::*;

    fn court(options: &[(&str, &str)]) -> Court {
        let begins = ("first_player", "seat0");
        start(Options::read(options.iter().copied().chain([begins])).unwrap(), 2).unwrap()
    }

    fn chance(wanted: Card) -> f64 {
        let court = court(&[]);
        turn_for(&court, wanted).unwrap().value(&court).unwrap()
    }

    /// How likely three dice are to end so when each is thrown until it is right, at least one being laid aside each time:
    /// each die is right with `right` in six, and none that is wrong is laid aside unless all are.
    fn all_right(right: f64) -> f64 {
        let (p, q) = (right / 6.0, 1.0 - right / 6.0);
        let one = p;
        let two = p * p + 2.0 * p * q * one;
        p.powi(3) + 3.0 * p * p * q * one + 3.0 * p * q * q * two
    }

    #[test]
    fn three_odd_dice_take_the_maid_and_three_even_ones_the_philosopher() {
        for wanted in [Card::Maid, Card::Philosopher] {
            assert!((chance(wanted) - all_right(3.0)).abs() < 1e-12, "{wanted:?}: {}", chance(wanted));
        }
    }

    #[test]
    fn a_pair_takes_the_farmer() {
        // Without a pair, which 20 throws in 36 have not, one die stays: then two more throws of two dice and of one.
        // Of two dice 11 in 36 show its face and 5 a pair of another; else one is laid aside, and the last die has two faces.
        let after_one = 11.0 / 36.0 + 5.0 / 36.0 + 20.0 / 36.0 * 2.0 / 6.0;
        assert!((chance(Card::Farmer) - (16.0 / 36.0 + 20.0 / 36.0 * after_one)).abs() < 1e-12);
    }

    #[test]
    fn what_three_dice_cannot_pay_is_out_of_reach() {
        assert!(chance(Card::Hunter) == 0.0 && chance(Card::King) == 0.0);
        let reached: Vec<Card> = first_turn(&court(&[])).into_iter().map(|(card, _)| card).collect();
        assert_eq!(reached, [Card::Farmer, Card::Maid, Card::Philosopher, Card::Laborer, Card::Guard]);
    }

    /// A turn by a second way: nothing but its rules, written again, with dice as counts of faces. One character adds a die
    /// of one of `adds` and has been used or not; what is wanted of the dice aside is `paid`.
    struct Again<'a> {
        adds: &'a [usize],
        paid: &'a dyn Fn([u8; 6]) -> bool,
        known: HashMap<([u8; 6], [u8; 6], bool, bool), f64>,
    }

    /// A character that is wanted, and what pays for it.
    type Goal<'a> = (Card, &'a dyn Fn([u8; 6]) -> bool);

    impl Again<'_> {
        /// The chance when so many dice are thrown while these lie aside.
        fn thrown(&mut self, dice: u8, aside: [u8; 6], used: bool) -> f64 {
            let mut faces = vec![0; dice.into()];
            let (mut sum, mut throws) = (0.0, 0.0);
            loop {
                let mut active = [0; 6];
                for &face in &faces {
                    active[face] += 1;
                }
                // Every sorted throw once, with the number of orders in which it falls.
                let orders = (1..=u32::from(dice)).product::<u32>() as f64;
                let same = active.iter().map(|&count| (1..=u32::from(count)).product::<u32>() as f64).product::<f64>();
                sum += orders / same * self.chance(active, aside, used, true);
                throws += orders / same;
                let Some(next) = faces.iter().rposition(|&face| face < 5) else { return sum / throws };
                let face = faces[next] + 1;
                faces[next..].fill(face);
            }
        }

        fn chance(&mut self, active: [u8; 6], aside: [u8; 6], used: bool, duty: bool) -> f64 {
            if let Some(&known) = self.known.get(&(active, aside, used, duty)) {
                return known;
            }
            let dice: u8 = active.iter().sum();
            let mut best: f64 = if dice == 0 && (self.paid)(aside) { 1.0 } else { 0.0 };
            for face in 0..6 {
                if active[face] > 0 {
                    let (mut active, mut aside) = (active, aside);
                    (active[face], aside[face]) = (active[face] - 1, aside[face] + 1);
                    best = best.max(self.chance(active, aside, used, false));
                }
                if !used && self.adds.contains(&face) {
                    let mut active = active;
                    active[face] += 1;
                    best = best.max(self.chance(active, aside, true, duty));
                }
            }
            if dice > 0 && !duty {
                best = best.max(self.thrown(dice, aside, used));
            }
            self.known.insert((active, aside, used, duty), best);
            best
        }
    }

    const ADDING: [(Card, &[usize]); 7] = [
        (Card::Laborer, &[0]),
        (Card::Guard, &[1]),
        (Card::Hunter, &[2]),
        (Card::Pawnbroker, &[3]),
        (Card::Knight, &[4]),
        (Card::Bishop, &[5]),
        (Card::Queen, &[0, 1, 2, 3, 4, 5]),
    ];

    /// What a turn with so many dice and one character is worth when the character adds its die before the first throw, and
    /// when it may only do so later: as the solver says, and by the second way.
    fn before_and_after(dice: u8, adding: usize, wanted: Card, paid: &dyn Fn([u8; 6]) -> bool) -> [[f64; 2]; 2] {
        let (card, adds) = ADDING[adding];
        let turn = court(&[]).holding(&[card], dice - 3);
        let open = turn_for(&turn, wanted).unwrap().actions(&turn).unwrap();
        let [(Action::Throw, after), (Action::Use(..), before)] = open[..] else { panic!("{open:?}") };
        let mut again = Again { adds, paid, known: HashMap::new() };
        let counted = [again.thrown(dice + 1, [0; 6], true), again.thrown(dice, [0; 6], false)];
        [[before, after], counted]
    }

    #[test]
    fn a_die_before_the_first_throw_or_after_it_by_a_second_way() {
        let pips =
            |least: u8| move |aside: [u8; 6]| (1..).zip(aside).map(|(face, count)| face * count).sum::<u8>() >= least;
        let alike = |least: u8| move |aside: [u8; 6]| aside.into_iter().any(|count| count >= least);
        // With more dice the pips are all but sure, and a turn for equal dice takes longer.
        let all = std::env::var_os("RAFLE_ALL").is_some();
        for (dice, adding) in (3..=5).flat_map(|dice| (0..ADDING.len()).map(move |adding| (dice, adding))) {
            // Nobody takes a character that is held already.
            let (four, three) = (alike(4), alike(3));
            let equal: Goal<'_> =
                if ADDING[adding].0 == Card::Hunter { (Card::Guard, &three) } else { (Card::Hunter, &four) };
            let twenty = pips(20);
            let goals: [Goal<'_>; 2] = [(Card::Merchant, &twenty), equal];
            for (wanted, paid) in goals.into_iter().take(if all || dice == 3 { 2 } else { 1 }) {
                let [solved, counted] = before_and_after(dice, adding, wanted, paid);
                for (solved, counted) in solved.into_iter().zip(counted) {
                    assert!((solved - counted).abs() < 1e-9, "{dice} dice, {:?} for {wanted:?}", ADDING[adding].0);
                }
            }
        }
    }

    #[test]
    fn the_figures_of_the_rules_page() {
        let tenths = |both: [f64; 2]| both.map(|chance| (1000.0 * chance).round() as u32);
        let pips = |aside: [u8; 6]| (1..).zip(aside).map(|(face, count): (u8, u8)| face * count).sum::<u8>() >= 20;
        let alike = |aside: [u8; 6]| aside.into_iter().any(|count| count >= 4);
        assert_eq!(tenths(before_and_after(3, 0, Card::Merchant, &pips)[0]), [488, 422]);
        assert_eq!(tenths(before_and_after(3, 0, Card::Hunter, &alike)[0]), [78, 119]);
    }

    /// A court that has reached its last round, with three dice each.
    fn at_the_last_round() -> Court {
        let mut court = court(&[("round_limit", "1")]);
        let mut source = Seeded::new(1);
        while !court.is_last_round() {
            if takes(&court).next().is_some() {
                court.act(Action::Take(None)).unwrap();
            } else {
                assert!(step(&mut court, &mut source));
            }
        }
        court
    }

    #[test]
    fn the_last_round_is_played_for_the_king() {
        let court = at_the_last_round();
        let solved = last_round(&court).unwrap();
        let values = solved.values(&court).unwrap();
        assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-12, "somebody takes the King: {values:?}");
        let (games, mut won) = (20_000, 0.0);
        for seed in 0..games {
            let (mut court, mut source) = (court.clone(), Seeded::new(seed));
            while court.next() != Next::Nobody {
                match solved.best(&court) {
                    Some(best) => court.act(best).unwrap(),
                    None => court.befall(court.draw(&mut source)).unwrap(),
                }
            }
            won += court.standings().share(Seat::A);
        }
        let (mean, exact) = (won / games as f64, values[0]);
        let error = (exact * (1.0 - exact) / games as f64).sqrt();
        assert!((mean - exact).abs() < 4.0 * error, "{mean} ± {error}, exactly {exact}");
    }
}
