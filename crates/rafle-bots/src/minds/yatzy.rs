//! Yatzy: alone the exact solution has the last word; against others it is played to win.

use rafle_engine::{Game, Objective, Seeded, Seen};
use rafle_games::yatzy::{Action, Yatzy};
use rafle_solve::yatzy::Solo;

use crate::Thought;
use crate::mind::Mind;
use crate::weigh::{Weighed, Worth};

pub(super) struct Sheets;

impl Mind<Yatzy> for Sheets {
    fn sensible(&self, game: &Yatzy, _: &mut Seeded) -> Action {
        Solo::of(game.options().order).best(game).expect("a seat is next")
    }

    fn weigh(&self, seen: &Seen<Yatzy>, _: Thought) -> Option<Weighed<Action>> {
        if seen.standings().seats.len() == 1 {
            return None;
        }
        let worth = |(action, value)| Worth { action, value, error: 0.0 };
        let worths: Vec<_> = Solo::of(seen.options().order).actions_to_win(seen).into_iter().map(worth).collect();
        (!worths.is_empty()).then(|| Weighed::roughly(Objective::Share, worths))
    }
}
