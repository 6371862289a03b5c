//! Bluff: a round is played as in an equilibrium, for two as near to one as is known, for more as far as players who learn from
//! each other come to one. Where nothing was learnt it is searched by what a bid's chance is, seen from one's own dice, each seat
//! from its own ([`tree`](crate::tree)).
//!
//! How much it is worth to have learnt is not settled. One master among two of before, who searched with 700 playouts, was as good
//! as they: -2.1 ± 3.7 points of a hundred in 1500 games (`duel bluff master,former,former 1500 700 3101`). That one left out only
//! what is chosen in less than 2 of a hundred times, and nobody has measured the one of now.

mod former;

use rafle_engine::{Game, Line, Next, Objective, Seat, Seeded, Seen};
use rafle_games::bluff::{Action, Bid, Bluff};
use rafle_solve::bluff::{Wait, hand, way};

use crate::mind::{Mind, Shares};
use crate::weigh::{Weighed, Worth};
use crate::{Limit, Thought};

pub(super) use former::Odds as Former;

/// What an equilibrium that was only come near may be wrong about, of the win of a round.
const NEAR: f64 = 0.01;

pub(super) struct Bidding;

impl Mind<Bluff> for Bidding {
    fn sensible(&self, game: &Bluff, source: &mut Seeded) -> Action {
        Former.sensible(game, source)
    }

    fn candidates(&self, game: &Bluff, into: &mut Vec<Action>) {
        Former.candidates(game, into);
    }

    fn verdict(&self, root: &Bluff, game: &Bluff) -> Option<Shares> {
        Former.verdict(root, game)
    }

    fn world(&self, seen: &Seen<Bluff>, source: &mut Seeded) -> Bluff {
        Former.world(seen, source)
    }

    fn weigh(&self, seen: &Seen<Bluff>, thought: Thought) -> Option<Weighed<Action>> {
        let Next::Seat(seat) = seen.next() else { return None };
        let seats = seen.standings().seats;
        let (opener, other) = (seen.opener(), seats.after(seat));
        let (bids, own) = (bids(seen)?, hand(seen.under_cup(seat)?)?);
        if seats.len() != 2 || bids.len() % 2 != usize::from(seat != opener) {
            return None;
        }
        let dice = [opener, seats.after(opener)].map(|seat| seen.dice_of(seat));
        let choices: Vec<_> = way(dice, wait(thought))?.choices(own, &bids)?.collect();
        // The win of the game depends on who loses the round, and on nothing else in it.
        let [lost, won] = [seat, other].map(|loser| after(seen, &seen.lost_by(loser))[seat.index()]);
        let at_stake = won - lost;
        let best = choices.iter().map(|choice| choice.value).fold(0.0, f32::max);
        // All that is mixed is worth the same in an equilibrium: as far as it is not, this is none.
        let unsure: f32 = choices.iter().map(|choice| choice.share * (best - choice.value)).sum();
        let error = at_stake * NEAR.max(unsure.into());
        let weighed = seen.actions().filter_map(|action| {
            let bid = if let Action::Bid(bid) = action { Some(bid.number()) } else { None };
            let choice = choices.iter().find(|choice| choice.bid == bid)?;
            let value = lost + at_stake * f64::from(choice.value);
            Some((Worth { action, value, error }, f64::from(choice.share)))
        });
        let (worths, mix) = weighed.unzip();
        Some(Weighed::roughly(Objective::Share, worths).mixed(mix))
    }
}

/// What each seat can expect after a round.
fn after(before: &Bluff, after: &Bluff) -> Shares {
    let standings = after.standings();
    match Former.verdict(before, after) {
        Some(shares) if after.next() != Next::Nobody => shares,
        _ => std::array::from_fn(|seat| standings.share(Seat::new(seat))),
    }
}

/// The numbers of the bids that were made in this round, if they are all in mind.
fn bids(seen: &Seen<Bluff>) -> Option<Vec<usize>> {
    let bid = |line: &_| if let Line::Action(Action::Bid(bid)) = line { Some(*bid) } else { None };
    let bids: Vec<Bid> = seen.memory().iter().filter_map(bid).collect();
    (bids.last().copied() == seen.standing().map(|(bid, _)| bid)).then(|| bids.into_iter().map(Bid::number).collect())
}

/// Whoever thinks for a time plays on meanwhile; else the same has to be chosen every time.
fn wait(thought: Thought) -> Wait {
    match thought.limit {
        _ if thought.patient => Wait::Patiently,
        Limit::Playouts(_) => Wait::Shortly,
        Limit::Time(_) => Wait::Not,
    }
}
