//! Five Crowns: what hands cost in the end, among players who keep what they expect to cost least.

use rafle_engine::{Game, Next, Seat, Seeded, Source, start, usual as usual_options};
use rafle_games::five_crowns::{Action, FiveCrowns};

use super::{FITS, Fit, SEATS};
use crate::minds::five_crowns::{USUALLY, VARIANCES, costs, features, names, usual};
use crate::values::{Features, Weights};

/// So many cards that could be drawn are looked at.
const DRAWN: u32 = 8;

pub(super) fn learn(seed: u64, games: u64) -> Weights {
    // At first a hand costs what is left over of it.
    let begin = names().into_iter().map(|name| if name.starts_with("points") { 10.0 } else { 0.0 });
    let mut learner = Fit::new(begin.collect());
    let mut source = Seeded::new(seed);
    for game in 0..games {
        play(SEATS[game as usize % SEATS.len()], &mut learner, &mut source);
        if (game + 1) % (games / FITS).max(1) == 0 {
            learner.fit();
        }
    }
    learner.weights
}

fn play(seats: usize, learner: &mut Fit, source: &mut Seeded) {
    let mut game: FiveCrowns = start(usual_options::<FiveCrowns>(), seats).expect("so many can play");
    let mut kept = vec![Vec::new(); seats];
    let (mut before, mut learnt) = (vec![0.0; seats], false);
    loop {
        if game.settled().is_some() && !std::mem::replace(&mut learnt, true) {
            settle(&game, learner, &mut kept, &mut before);
        }
        match game.next() {
            Next::Nobody => return,
            Next::Chance { .. } => game.befall(game.draw(source)).expect("what was drawn can befall"),
            Next::Seat(seat) => {
                learnt = false;
                let action = chosen(&game, seat, &learner.weights, source);
                if let (Action::Discard(card), None) = (action, game.out()) {
                    let hand = game.hand(seat).without(card);
                    kept[seat.index()].push(features(game.melds(), game.size(), game.rounds(), seats, hand));
                }
                game.act(action).expect("what is open is accepted");
            }
        }
    }
}

/// A hand is over: what it cost is learnt.
fn settle(game: &FiveCrowns, learner: &mut Fit, kept: &mut [Vec<Features>], before: &mut [f64]) {
    let standings = game.standings();
    for seat in standings.seats.iter() {
        let (kept, now) = (&mut kept[seat.index()], f64::from(standings.scores[seat]));
        let cost = now - std::mem::replace(&mut before[seat.index()], now);
        for features in kept.iter() {
            learner.see(features, cost);
        }
        let (usual, one) = (usual(game.size()), |number| Features(vec![(number, 1.0)]));
        let error = cost - learner.weights.0[USUALLY + usual];
        learner.see(&one(USUALLY + usual), cost);
        learner.see(&one(VARIANCES + usual), error * error);
        kept.clear();
    }
}

fn chosen(game: &FiveCrowns, seat: Seat, weights: &Weights, source: &mut Seeded) -> Action {
    let unseen = game.unseen();
    let drawn: Vec<_> = match unseen.len() as u32 {
        0 => Vec::new(),
        many => (0..DRAWN).map(|_| unseen.nth(source.below(many) as usize)).collect(),
    };
    let costs = costs(game, seat, weights, &drawn).expect("hands are laid down by themselves");
    costs.into_iter().min_by(|one, other| one.1.total_cmp(&other.1)).expect("something is open").0
}
