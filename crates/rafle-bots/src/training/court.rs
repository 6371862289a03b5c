//! To Court the King: whole games among players who play every turn for the values they have learnt so far.

use rafle_engine::{Game, Next, Seeded, Source, start, usual};
use rafle_games::court::{Action, Card, Court};

use super::{Learner, Mean};
use crate::minds::court::{features, names, weighed};
use crate::values::Weights;

/// How many seats the games have, in turn: two is what is played most, and each takes longer with more.
const SEATS: [usize; 4] = [2, 3, 2, 4];

/// Of so many characters one is taken without a thought, so that everything is tried.
const TRIED: u32 = 12;

pub(super) fn learn(seed: u64, games: u64) -> Weights {
    // At first every character is worth what its row says.
    let begin = names().into_iter().enumerate().map(|(index, _)| match index {
        0..18 => 0.1 + 0.02 * index as f64,
        _ => 0.0,
    });
    let mut learner = Learner::new(begin.collect(), 0.05);
    let mut mean = Mean::of(learner.weights.0.len());
    let mut source = Seeded::new(seed);
    for game in 0..games {
        play(SEATS[game as usize % SEATS.len()], &mut learner, &mut source);
        if game >= games / 2 {
            mean.count(&learner.weights.0);
        }
    }
    mean.weights()
}

fn play(seats: usize, learner: &mut Learner, source: &mut Seeded) {
    let mut court: Court = start(usual::<Court>(), seats).expect("so many can play");
    let (mut positions, mut turn) = (Vec::new(), None);
    loop {
        let now = (court.at_turn(), court.held(court.at_turn()).count());
        match court.next() {
            Next::Nobody => break,
            Next::Chance { .. } => court.befall(court.draw(source)).expect("what was drawn can befall"),
            Next::Seat(_) => {
                if turn != Some(now) && court.holder(Card::King).is_none() && !court.is_last_round() {
                    turn = Some(now);
                    let seats = court.standings().seats;
                    positions.push(seats.iter().map(|seat| features(&court, seat)).collect());
                }
                court.act(chosen(&court, &learner.weights, source)).expect("what is open is accepted");
            }
        }
    }
    let standings = court.standings();
    let outcome: Vec<_> = standings.seats.iter().map(|seat| standings.share(seat)).collect();
    learner.shares(&positions, &outcome);
}

fn chosen(court: &Court, weights: &Weights, source: &mut Seeded) -> Action {
    let Some(weighed) = weighed(court, weights) else { return court.any_action(source) };
    if matches!(weighed[0].0, Action::Take(_)) && source.below(TRIED) == 0 {
        return court.any_action(source);
    }
    weighed.into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("something is open").0
}
