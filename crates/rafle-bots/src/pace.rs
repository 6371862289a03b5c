//! How fast games go: loops that know the type of a game, for whoever reads a clock around them.

use std::hint::black_box;

use rafle_engine::{Game, Seeded, play_out, step};

/// So many states are cloned in turn, and each so often.
const BATCH: usize = 64;

/// Plays so many games, and counts the moves.
pub(crate) fn play<G: Game>(start: &G, games: u32, source: &mut Seeded) -> u64 {
    let mut moves = 0;
    for _ in 0..games {
        let mut game = start.clone();
        moves += play_out(&mut game, source);
        black_box(&game);
    }
    moves
}

/// Clones states from the middle of games whenever it is called, and says how many.
pub(crate) fn cloning<G: Game>(start: &G, source: &mut Seeded) -> Box<dyn FnMut() -> u64> {
    let states = from_the_middle(start, source);
    let mut copies = states.clone();
    Box::new(move || {
        for _ in 0..BATCH {
            for (copy, state) in copies.iter_mut().zip(black_box(&states)) {
                *copy = state.clone();
            }
            black_box(&copies);
        }
        (BATCH * BATCH) as u64
    })
}

fn from_the_middle<G: Game>(start: &G, source: &mut Seeded) -> Vec<G> {
    let mut states = vec![start.clone(); BATCH];
    for (number, state) in states.iter_mut().enumerate() {
        for _ in 0..number {
            let mut next = state.clone();
            if !step(&mut next, source) {
                break;
            }
            *state = next;
        }
    }
    states
}
