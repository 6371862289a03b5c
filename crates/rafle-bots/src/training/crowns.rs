//! Crowns: what comes to a board from each stage on, in games of players who go for what they expect so far.

use rafle_engine::{Game, Next, Seeded, start, usual};
use rafle_games::crowns::{Action, Crowns};

use super::{FITS, Fit, SEATS};
use crate::minds::crowns::{VARIANCES, features, names, stage, weighed};
use crate::values::{Features, Weights};

pub(super) fn learn(seed: u64, games: u64) -> Weights {
    let mut begin = vec![0.5; names().len()];
    begin[VARIANCES..].fill(50.0);
    let mut learner = Fit::new(begin);
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
    let mut game: Crowns = start(usual::<Crowns>(), seats).expect("so many can play");
    let mut boards = vec![Vec::new(); seats];
    loop {
        match game.next() {
            Next::Nobody => break,
            Next::Chance { .. } => game.befall(game.draw(source)).expect("what was drawn can befall"),
            Next::Seat(_) => {
                let best = weighed(&game, &learner.weights).into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
                let action = best.expect("something is open").0;
                game.act(action).expect("what is open is accepted");
                if action == Action::Done {
                    let standings = game.standings();
                    for seat in standings.seats.iter().filter(|&seat| game.has_a_turn(seat)) {
                        let now = (features(&game, seat), f64::from(standings.scores[seat]), stage(&game));
                        boards[seat.index()].push(now);
                    }
                }
            }
        }
    }
    let standings = game.standings();
    for seat in standings.seats.iter() {
        let end = f64::from(standings.scores[seat]);
        for (features, score, stage) in &boards[seat.index()] {
            let error = end - score - features.times(&learner.weights);
            learner.see(features, end - score);
            learner.see(&Features(vec![(VARIANCES + stage, 1.0)]), error * error);
        }
    }
}
