//! Races of luck alone, solved for any number of seats: nobody's throws matter to another, so it is enough to know how many
//! turns one seat needs.

use std::any::Any;

use rafle_engine::{Game, Line, Next};
use rustc_hash::FxHashSet;

use crate::figures::{Figures, OfSeat};
use crate::graph::{Graph, Limits};
use crate::mark::Mark;
use crate::methods::its_own;
use crate::shape::{Kind, Shape};
use crate::turns::whose;

/// With more states than this a seat's way to the goal is not followed.
const MOST_STATES: usize = 100_000;

/// A race is taken for over when it goes on with less than this chance, and so is a turn.
const NEVER: f64 = 1e-17;

/// The figures of a race with the usual options: every seat runs for itself, and the first at the goal wins at once. So many
/// throws come before the first turn, and make no difference to anybody. Nothing with other options.
pub(crate) fn of<G: Game, const THROWS_BEFORE: u32>(asked: &dyn Any) -> Option<Figures> {
    let asked: &G = its_own(asked);
    let seats = asked.standings().seats.len();
    let usual = |seats| G::new(G::Options::default(), seats).ok();
    let start = usual(seats).filter(|start| asked == start)?;
    let (first, before) = begun(start, THROWS_BEFORE);
    let turn = Turn::of(&first)?;
    // The rules of a race hold for a seat that runs alone.
    let (alone, _) = begun(usual(1)?, THROWS_BEFORE);
    let alone = Graph::explored(&alone, Limits::states(MOST_STATES), |_| false, |_, _, _| ()).ok()?;
    let mut figures = among(seats, &turns_needed(&alone.shape, turn));
    figures.steps = figures.steps.map(|steps| steps + f64::from(before));
    Some(figures)
}

/// The state before the first turn, and how many steps lead there: so many throws, and choices of luck, such as whose
/// number is which.
fn begun<G: Game>(mut state: G, throws: u32) -> (G, u32) {
    let mut steps = 0;
    while matches!(state.next(), Next::Seat(_)) || steps < throws {
        let action = state.actions().map(Line::Action).next();
        let any = action.or_else(|| state.outcomes().map(|(luck, _)| Line::Luck(luck)).next());
        state.add(any.expect("whoever is next has something to do")).expect("what is open is accepted");
        steps += 1;
    }
    (state, steps)
}

/// When a turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    /// After so many throws.
    Throws(usize),
    /// After a throw that brings nothing.
    Nothing,
}

impl Turn {
    /// How the turn that begins here goes; nothing if in another way.
    fn of<G: Game>(start: &G) -> Option<Turn> {
        let seat = whose(start)?;
        let (mut throws, mut in_step, mut by_nothing) = (0, true, true);
        let mut turn = vec![start.clone()];
        while !turn.is_empty() {
            let (mut goes_on, mut known, mut ends) = (Vec::new(), FxHashSet::default(), false);
            for (state, luck) in turn.iter().flat_map(|state| state.outcomes().map(move |(luck, _)| (state, luck))) {
                let mut next = state.clone();
                next.befall(luck).expect("what chance can bring can befall");
                let (over, same) = (whose(&next) != Some(seat), next.standings().scores == state.standings().scores);
                by_nothing &= next.next() == Next::Nobody || over == same;
                ends |= over;
                if !over && known.insert(Mark::of(&next)) {
                    goes_on.push(next);
                }
            }
            in_step &= goes_on.is_empty() || !ends;
            throws += 1;
            turn = goes_on;
        }
        if in_step { Some(Turn::Throws(throws)) } else { by_nothing.then_some(Turn::Nothing) }
    }
}

/// What one seat's turns come to.
struct OfTurn {
    /// How likely it is that the seat is there with exactly this turn.
    there: f64,
    /// How many throws it has in this turn on average, none counting if it was there before.
    throws: f64,
}

fn turns_needed(alone: &Shape, turn: Turn) -> Vec<OfTurn> {
    let mut here = vec![0.0; alone.len()];
    here[0] = 1.0;
    let mut needed = Vec::new();
    while here.iter().sum::<f64>() > NEVER {
        let (of_turn, after) = one_turn(alone, turn, here);
        needed.push(of_turn);
        here = after;
    }
    needed
}

/// What a turn comes to if each state is so likely before it, and how likely each is after it.
fn one_turn(alone: &Shape, turn: Turn, mut here: Vec<f64>) -> (OfTurn, Vec<f64>) {
    let mut of_turn = OfTurn { there: 0.0, throws: 0.0 };
    let mut over = vec![0.0; alone.len()];
    let most = if let Turn::Throws(throws) = turn { throws } else { usize::MAX };
    let mut thrown = 0;
    while thrown < most && here.iter().sum::<f64>() > NEVER {
        let mut after = vec![0.0; alone.len()];
        for (from, chance) in here.into_iter().enumerate() {
            of_turn.throws += chance;
            for (to, part) in alone.edges(from).map(|edge| alone.edge(edge)) {
                match alone.kind(to) {
                    Kind::End(_) => of_turn.there += chance * part,
                    _ if turn == Turn::Nothing && from == to => over[to] += chance * part,
                    _ => after[to] += chance * part,
                }
            }
        }
        here = after;
        thrown += 1;
    }
    over.iter_mut().zip(here).for_each(|(over, here)| *over += here);
    (of_turn, over)
}

/// Seats that each need so many turns, one after the other: whoever is there first has won.
fn among(seats: usize, needed: &[OfTurn]) -> Figures {
    let mut figures = Figures { shared: Some(0.0), ..Figures::default() };
    let (mut shares, mut throws) = (vec![0.0; seats], 0.0);
    // How likely it is that a seat still runs before and after this turn.
    let mut before = 1.0_f64;
    for turn in needed {
        let after = before - turn.there;
        for (seat, share) in shares.iter_mut().enumerate() {
            let others_run = after.powi(seat as i32) * before.powi((seats - 1 - seat) as i32);
            *share += turn.there * others_run;
            throws += turn.throws * others_run;
        }
        before = after.max(0.0);
    }
    figures.seats = shares.into_iter().map(|share| OfSeat { share, score: None }).collect();
    figures.steps = Some(throws);
    figures
}

#[cfg(test)]
mod tests {
    use rafle_games::buck_dice::BuckDice;
    use rafle_games::division::Division;
    use rafle_games::endless_road::EndlessRoad;
    use rafle_games::first_to_eighty::FirstToEighty;
    use rafle_games::flag::Flag;
    use rafle_games::tree_felling::TreeFelling;

    use super::*;
    use crate::graph::{Objective, Solved};
    use crate::methods::Method;

    fn agrees_with_the_general_method<G: Game>(seats: usize) {
        let start: G = rafle_engine::start(G::Options::default(), seats).unwrap();
        let race = Method::of::<G>().unwrap().race.unwrap()(&start).unwrap();
        let general = Solved::new(&start, Objective::Share, Limits::states(200_000)).unwrap().figures();
        for (one, other) in race.seats.iter().zip(&general.seats) {
            assert!((one.share - other.share).abs() < 1e-12, "{}: {race:?} {general:?}", G::ABOUT.slug);
        }
        assert!((race.steps.unwrap() - general.steps.unwrap()).abs() < 1e-9);
    }

    #[test]
    fn the_general_method_agrees() {
        agrees_with_the_general_method::<BuckDice>(2);
        agrees_with_the_general_method::<BuckDice>(3);
        agrees_with_the_general_method::<Flag>(2);
        agrees_with_the_general_method::<Division>(2);
        agrees_with_the_general_method::<EndlessRoad>(3);
        agrees_with_the_general_method::<FirstToEighty>(2);
        agrees_with_the_general_method::<TreeFelling>(2);
    }
}
