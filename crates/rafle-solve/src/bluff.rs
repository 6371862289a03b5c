//! What Bluff can be asked for two: how a round is played in an equilibrium.
//!
//! A round has one loser, and what comes after depends on who that is and on nothing else that happened in it. Losing is never
//! better. So whoever wants to win the game wants to win the round, however many sticks or dice there are, and a round is a game of
//! its own: one for each number of dice that the two may have.

use std::sync::{Mutex, Once, OnceLock, PoisonError};
use std::thread;

use rafle_engine::{Chance, Dice, InTheCup, Throw};
use rafle_games::bluff::Bid;

use crate::bids::{Hand, Memory, Round, Way};

/// So many dice are under a cup at most.
const MOST_DICE: usize = 6;

/// Pairs of hands in all places together: so many bids are remembered that there are no more of them, if that can be. More than
/// that take longer than a table waits.
const PAIRS: usize = 8_000_000;

/// More bids than this need not be remembered.
const MOST_BIDS: u32 = 4;

/// Rounds of learning: as many as there is time for, since one takes the longer the more pairs there are.
const PAIRS_IN_ALL: usize = 400_000_000;
const TIMES: (usize, usize) = (32, 256);

/// How long somebody waits for a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wait {
    /// Not at all: until it is there, it is sought beside.
    Not,
    /// For seconds, and a hundred megabytes.
    Shortly,
    /// For ten seconds, and hundreds of megabytes.
    Patiently,
}

/// How a round is played in which the opener has so many dice, and the other side so many. Nothing if that takes longer than
/// somebody waits.
pub fn way(dice: [u8; 2], wait: Wait) -> Option<&'static Way> {
    static SLOTS: [[Slot; MOST_DICE]; MOST_DICE] = [const { [const { Slot::new() }; MOST_DICE] }; MOST_DICE];
    let [opener, other] = dice.map(|dice| usize::from(dice).checked_sub(1));
    SLOTS.get(opener?)?.get(other?)?.way(dice, wait)
}

/// Where the solution of a round is kept.
struct Slot {
    /// What is remembered, and how many pairs of hands there are then.
    memory: OnceLock<(Memory, usize)>,
    way: OnceLock<Way>,
    begun: Once,
}

impl Slot {
    const fn new() -> Slot {
        Slot { memory: OnceLock::new(), way: OnceLock::new(), begun: Once::new() }
    }

    fn way(&'static self, dice: [u8; 2], wait: Wait) -> Option<&'static Way> {
        let &(memory, size) = self.memory.get_or_init(|| memory(dice));
        if size > PAIRS && wait != Wait::Patiently {
            return None;
        }
        let times = (PAIRS_IN_ALL / size).clamp(TIMES.0, TIMES.1) as u32;
        let solve = move || Way::near_equilibrium(round(dice), memory, times);
        if wait == Wait::Not {
            self.begun.call_once(|| self.seek_beside(solve));
            self.way.get()
        } else {
            Some(self.way.get_or_init(solve))
        }
    }

    /// One after the other: tables go on meanwhile. Where there are no threads nothing is found. On Linux a thread begins with
    /// the priority of the one that asked, and at a table that is one that thinks.
    fn seek_beside(&'static self, solve: impl FnOnce() -> Way + Send + 'static) {
        static TURN: Mutex<()> = Mutex::new(());
        let _ = thread::Builder::new().name("equilibrium".to_owned()).spawn(move || {
            let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
            self.way.get_or_init(solve);
        });
    }
}

/// The most that can be remembered with so many pairs of hands, or the standing bid alone; and how many pairs that gives.
fn memory(dice: [u8; 2]) -> (Memory, usize) {
    let round = round(dice);
    let sized = |bids| (Memory { bids }, round.size(Memory { bids }));
    (2..=MOST_BIDS).rev().map(sized).find(|&(_, size)| size <= PAIRS).unwrap_or_else(|| sized(1))
}

/// The number of these dice among all that can lie under a cup.
pub fn hand(dice: Dice) -> Option<usize> {
    InTheCup(dice.count()).outcomes().position(|(Throw(other), _)| other == dice)
}

/// A round in which the opener has so many dice, and the other side so many.
pub fn round(dice: [u8; 2]) -> Round {
    Round::new(dice.map(hands), faces().count(), dice.iter().sum::<u8>().into())
}

/// What can lie under a cup with so many dice.
fn hands(dice: u8) -> Vec<Hand> {
    let all: u64 = InTheCup(dice).outcomes().map(|(_, ways)| ways).sum();
    let hand = |(Throw(dice), ways)| Hand {
        likely: (ways as f64 / all as f64) as f32,
        has: faces().map(|bid| bid.supported_by(dice)).collect(),
    };
    InTheCup(dice).outcomes().map(hand).collect()
}

/// The lowest bid on each face.
fn faces() -> impl Iterator<Item = Bid> {
    (1..=6).filter_map(|face| Bid::new(1, face))
}

#[cfg(test)]
mod tests;
