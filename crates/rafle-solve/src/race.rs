//! Races of luck alone, solved for any number of seats: nobody's throws matter to another, so it is enough to know how many
//! turns one seat needs.

use std::any::Any;

use rafle_engine::Game;
use rafle_games::division::Division;
use rafle_games::endless_road::EndlessRoad;
use rafle_games::first_to_eighty::FirstToEighty;
use rafle_games::tree_felling::TreeFelling;

use crate::figures::{Figures, OfSeat};
use crate::graph::{Graph, Limits};
use crate::shape::{Kind, Shape};
use crate::turns::{ways_to_ends, whose};

/// The figures of one race, if that is what is asked for, among so many seats.
type Method = fn(asked: &dyn Any, seats: usize) -> Option<Figures>;

/// Games in which every seat runs for itself, a turn has a fixed number of throws, and the first at the goal wins at once.
const RACES: [Method; 4] = [of::<Division>, of::<EndlessRoad>, of::<FirstToEighty>, of::<TreeFelling>];

/// With more states than this a seat's way to the goal is not followed.
const MOST_STATES: usize = 100_000;

/// A race is taken for over when it goes on with less than this chance.
const NEVER: f64 = 1e-17;

/// The figures of a race with the usual options; nothing for any other game.
pub fn race<G: Game>(start: &G) -> Option<Figures> {
    RACES.iter().find_map(|race| race(start, start.standings().seats.len()))
}

fn of<G: Game>(asked: &dyn Any, seats: usize) -> Option<Figures> {
    let usual = |seats| G::new(G::Options::default(), seats).ok();
    let start = usual(seats).filter(|start| asked.downcast_ref() == Some(start))?;
    let throws = throws_of_a_turn(&start)?;
    // The rules of a race hold for a seat that runs alone.
    let alone = Graph::explored(&usual(1)?, Limits::states(MOST_STATES), |_| false).ok()?;
    Some(among(seats, &turns_needed(&alone.shape, throws), throws))
}

/// How many throws every turn has; nothing if that differs.
fn throws_of_a_turn<G: Game>(start: &G) -> Option<usize> {
    let first = whose(start)?;
    let turn = Graph::explored(start, Limits::states(MOST_STATES), |state| whose(state) != Some(first)).ok()?;
    let lengths: Vec<usize> = ways_to_ends(&turn).iter().map(Vec::len).collect();
    lengths.iter().all(|length| *length == lengths[0]).then(|| lengths[0])
}

/// How likely it is that one seat needs exactly one turn, two, three…
fn turns_needed(alone: &Shape, throws: usize) -> Vec<f64> {
    let mut here = vec![0.0; alone.len()];
    here[0] = 1.0;
    let (mut needed, mut left) = (Vec::new(), 1.0);
    while left > NEVER {
        for _ in 0..throws {
            here = after_a_throw(alone, &here);
        }
        let there: f64 = alone.ends().map(|end| std::mem::take(&mut here[end])).sum();
        needed.push(there);
        left = here.iter().sum();
    }
    needed
}

fn after_a_throw(alone: &Shape, here: &[f64]) -> Vec<f64> {
    let mut after = vec![0.0; here.len()];
    for (number, &chance) in here.iter().enumerate() {
        match alone.kind(number) {
            Kind::End(_) => after[number] += chance,
            _ => alone.edges(number).map(|edge| alone.edge(edge)).for_each(|(to, part)| after[to] += chance * part),
        }
    }
    after
}

/// Seats that each need so many turns, one after the other: whoever is there first has won.
fn among(seats: usize, needed: &[f64], throws: usize) -> Figures {
    let mut figures = Figures { shared: Some(0.0), ..Figures::default() };
    let (mut shares, mut turns) = (vec![0.0; seats], 0.0);
    // How likely it is that a seat still runs before and after its turn number `turn`.
    let mut before = 1.0_f64;
    for (turn, &there) in needed.iter().enumerate() {
        let after = before - there;
        for (seat, share) in shares.iter_mut().enumerate() {
            let wins = there * after.powi(seat as i32) * before.powi((seats - 1 - seat) as i32);
            *share += wins;
            turns += wins * (turn * seats + seat + 1) as f64;
        }
        before = after.max(0.0);
    }
    figures.seats = shares.into_iter().map(|share| OfSeat { share, score: None }).collect();
    figures.steps = Some(turns * throws as f64);
    figures
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{Objective, Solved};

    fn agrees_with_the_general_method<G: Game>(seats: usize) {
        let start: G = rafle_engine::start(G::Options::default(), seats).unwrap();
        let race = race(&start).unwrap();
        let general = Solved::new(&start, Objective::Share, Limits::states(200_000)).unwrap().figures();
        for (one, other) in race.seats.iter().zip(&general.seats) {
            assert!((one.share - other.share).abs() < 1e-12, "{}: {race:?} {general:?}", G::ABOUT.slug);
        }
        assert!((race.steps.unwrap() - general.steps.unwrap()).abs() < 1e-9);
    }

    #[test]
    fn the_general_method_agrees() {
        agrees_with_the_general_method::<Division>(2);
        agrees_with_the_general_method::<EndlessRoad>(3);
        agrees_with_the_general_method::<FirstToEighty>(2);
        agrees_with_the_general_method::<TreeFelling>(2);
    }
}
