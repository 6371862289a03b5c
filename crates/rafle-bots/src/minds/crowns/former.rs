//! What was known before: a field is worth what it brings, and what its lines have become.

use rafle_engine::{Game, Next, Seat, Seeded, Source};
use rafle_games::crowns::{Action, Crowns};

use crate::mind::Mind;

/// How much of a line's crowns is worth having with none to five of its fields covered.
const BEGUN: [f64; 6] = [0.0, 0.06, 0.17, 0.34, 0.6, 1.0];

/// What a chip could bring elsewhere.
const CHIP: f64 = 1.7;

/// So many fields are worth a thought.
const FIELDS: usize = 6;

pub(in crate::minds) struct Lines;

impl Mind<Crowns> for Lines {
    fn sensible(&self, game: &Crowns, source: &mut Seeded) -> Action {
        let ranked = ranked(game);
        let pick = usize::from(source.below(10) == 0);
        ranked[pick.min(ranked.len() - 1)].1
    }

    fn candidates(&self, game: &Crowns, into: &mut Vec<Action>) {
        into.extend(ranked(game).into_iter().take(FIELDS).map(|(_, action)| action));
        if game.actions().any(|open| open == Action::Done) && !into.contains(&Action::Done) {
            into.push(Action::Done);
        }
    }
}

/// The open actions, the best first.
fn ranked(game: &Crowns) -> Vec<(f64, Action)> {
    let Next::Seat(seat) = game.next() else { return Vec::new() };
    let now = worth(game, seat);
    let gain = |action| match action {
        Action::Done => 0.0,
        Action::Take(_) => {
            let mut after = game.clone();
            after.act(action).expect("what is open is accepted");
            worth(&after, seat) - now - CHIP
        }
    };
    let mut ranked: Vec<_> = game.actions().map(|action| (gain(action), action)).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranked
}

fn worth(game: &Crowns, seat: Seat) -> f64 {
    let lines = game.lines_begun(seat).map(|(covered, crowns)| BEGUN[usize::from(covered)] * f64::from(crowns));
    f64::from(game.border_crowns(seat)) + lines.sum::<f64>()
}
