//! Yatzy: alone the exact solution has the last word; against others it is played to win. With six dice there is no solution
//! at hand, and an estimate stands for it.

use rafle_engine::{Game, Next, Objective, Seat, Seeded, Seen};
use rafle_games::yatzy::sheets::{Maxi, Sheet};
use rafle_games::yatzy::{Action, OnSheet};
use rafle_solve::normal::below;
use rafle_solve::yatzy::Solo;
use rafle_solve::yatzy::maxi::{LOSS, Pars};

use crate::Thought;
use crate::mind::Mind;
use crate::weigh::{Weighed, Worth, objective};

/// Five dice: all sheets are solved.
pub(super) struct Exact;

/// Six dice: every turn is played exactly for an estimate of the rest.
pub(super) struct Estimate;

impl<S: Sheet> Mind<OnSheet<S>> for Exact {
    fn sensible(&self, game: &OnSheet<S>, _: &mut Seeded) -> Action<S> {
        Solo::of(game.options()).best(game).expect("a seat is next")
    }

    fn weigh(&self, seen: &Seen<OnSheet<S>>, _: Thought) -> Option<Weighed<Action<S>>> {
        if seen.standings().seats.len() == 1 {
            return None;
        }
        let worth = |(action, value)| Worth { action, value, error: 0.0 };
        let worths: Vec<_> = Solo::of(seen.options()).actions_to_win(seen).into_iter().map(worth).collect();
        (!worths.is_empty()).then(|| Weighed::roughly(Objective::Share, worths))
    }
}

impl Mind<OnSheet<Maxi>> for Estimate {
    fn sensible(&self, game: &OnSheet<Maxi>, _: &mut Seeded) -> Action<Maxi> {
        Pars::of(game.options()).best(game).expect("a seat is next")
    }

    fn weigh(&self, seen: &Seen<OnSheet<Maxi>>, _: Thought) -> Option<Weighed<Action<Maxi>>> {
        let Next::Seat(seat) = seen.next() else { return None };
        let (pars, objective) = (Pars::of(seen.options()), objective(&**seen));
        // Where others play, a total is worth the chance to be ahead of each of them with it.
        let (_, mine) = pars.outlook(seen, seat);
        let outlook = |other: Seat| pars.outlook(seen, other);
        let others: Vec<_> = seen.standings().seats.without(seat).iter().map(outlook).collect();
        let chance = |total: f64| -> f64 {
            others.iter().map(|(mean, theirs)| below((total - mean) / (mine + theirs).max(1.0).sqrt())).product()
        };
        let worth = |(action, total): (_, f64)| match objective {
            Objective::Score => Worth { action, value: total, error: LOSS },
            Objective::Share => {
                Worth { action, value: chance(total), error: (chance(total + LOSS) - chance(total - LOSS)) / 2.0 }
            }
        };
        let worths = pars.actions(seen).into_iter().map(worth).collect();
        Some(Weighed::roughly(objective, worths))
    }
}
