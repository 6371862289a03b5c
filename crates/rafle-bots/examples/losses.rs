//! How long an exact loss takes: `cargo run --release -p rafle-bots --example losses`. For every game with decisions that is
//! solved for two, random positions are weighed, and the middle and the longest time of one are told.

use std::time::{Duration, Instant};

use rafle_bots::{PlayersOf, Thought};
use rafle_engine::{Game, Next, Options, Seeded, Seen, Viewer, start, step};
use rafle_games::Visit;

/// So many positions of each game.
const POSITIONS: usize = 2_000;

struct Timing;

impl Visit for Timing {
    /// The time to solve the game, the middle and the longest time of a position.
    type Out = Option<[Duration; 3]>;

    fn visit<G: Game>(self) -> Self::Out {
        let begin: G = start(G::Options::read([]).ok()?, 2).ok()?;
        let begun = Instant::now();
        rafle_solve::exact_with_patience(&begin).ok()?;
        let solving = begun.elapsed();
        let thought = Thought { patient: true, ..Thought::default() };
        let mut times = Vec::new();
        let mut source = Seeded::new(1);
        while times.len() < POSITIONS {
            let mut game = begin.clone();
            while step(&mut game, &mut source) {
                let Next::Seat(seat) = game.next() else { continue };
                let eyes = Seen::of(&game, Viewer::Seat(seat));
                let begun = Instant::now();
                let weighed = PlayersOf::new().exactly(&begin, &eyes, thought)?;
                times.push(begun.elapsed());
                assert!(weighed.exact);
            }
        }
        times.sort_unstable();
        Some([solving, times[times.len() / 2], *times.last()?])
    }
}

fn main() {
    println!("{:<28} {:>12} {:>12} {:>12}", "game", "solving", "middle", "longest");
    for about in rafle_games::GAMES.iter().filter(|about| about.decisions && about.most_seats > 1) {
        if let Some([solving, middle, longest]) = rafle_games::visit(about.slug, Timing).flatten() {
            println!("{:<28} {solving:>12.1?} {middle:>12.1?} {longest:>12.1?}", about.slug);
        }
    }
}
