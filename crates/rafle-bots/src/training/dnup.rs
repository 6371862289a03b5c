//! dnup: rounds of players who see their own hand, deal the others anew and do what looks best there.

use rafle_engine::{Game, Next, Seeded, Source, Viewer, start, usual};
use rafle_games::dnup::{Action, Dnup};

use super::{Learner, SEATS};
use crate::minds::dnup::{features, names, ranked};
use crate::values::Weights;

/// Of so many actions one is any, so that everything is tried.
const TRIED: u32 = 16;

pub(super) fn learn(seed: u64, games: u64) -> Weights {
    let begin =
        names().into_iter().map(|name| if name.ends_with("-plays") || name.ends_with("-cards") { -1.0 } else { 0.0 });
    let mut learner = Learner::new(begin.collect(), 0.05);
    let mut source = Seeded::new(seed);
    for game in 0..games {
        play(SEATS[game as usize % SEATS.len()], &mut learner, &mut source);
        if game >= games / 2 {
            learner.count();
        }
    }
    learner.mean()
}

fn play(seats: usize, learner: &mut Learner, source: &mut Seeded) {
    let mut game: Dnup = start(usual::<Dnup>(), seats).expect("so many can play");
    let (mut positions, mut tokens) = (Vec::new(), vec![0.0; seats]);
    loop {
        match game.next() {
            Next::Nobody => break,
            Next::Chance { .. } => game.befall(game.draw(source)).expect("what was drawn can befall"),
            Next::Seat(seat) => {
                let view = game.seen_by(Viewer::Seat(seat)).fill(source);
                game.act(chosen(&view, &learner.weights, source)).expect("what is open is accepted");
                if let Next::Seat(_) = game.next() {
                    positions.push(features(&game));
                } else {
                    learn_round(&game, learner, &mut positions, &mut tokens);
                }
            }
        }
    }
}

/// A round is over: what it brought is learnt.
fn learn_round(
    game: &Dnup,
    learner: &mut Learner,
    positions: &mut Vec<Vec<crate::values::Features>>,
    tokens: &mut [f64],
) {
    let standings = game.standings();
    let brought: Vec<_> =
        standings.seats.iter().map(|seat| f64::from(standings.scores[seat]) - tokens[seat.index()]).collect();
    let all: f64 = brought.iter().sum();
    if all > 0.0 {
        let outcome: Vec<_> = brought.iter().map(|tokens| tokens / all).collect();
        learner.shares(positions, &outcome);
    }
    tokens.iter_mut().zip(brought).for_each(|(tokens, more)| *tokens += more);
    positions.clear();
}

fn chosen(game: &Dnup, weights: &Weights, source: &mut Seeded) -> Action {
    if source.below(TRIED) == 0 { game.any_action(source) } else { ranked(game, weights)[0].1 }
}
