//! How long an exact loss takes: `cargo run --release -p rafle-bots --example losses`. For every game with decisions that is
//! solved for two, random positions are weighed, and the mean and the longest time of one are told.

use std::time::{Duration, Instant};

use rafle_bots::{Thought, exactly};
use rafle_engine::{Game, Next, Options, Seeded, Seen, Viewer, start, step};
use rafle_games::Visit;

/// So many positions of each game.
const POSITIONS: u32 = 2_000;

struct Timing;

impl Visit for Timing {
    /// The time to solve the game, the mean and the longest time of a position.
    type Out = Option<[Duration; 3]>;

    fn visit<G: Game>(self) -> Self::Out {
        let begin: G = start(G::Options::read([]).ok()?, 2).ok()?;
        let begun = Instant::now();
        rafle_solve::exact(&begin)?;
        let solving = begun.elapsed();
        let (mut all, mut longest, mut seen) = (Duration::ZERO, Duration::ZERO, 0);
        let mut source = Seeded::new(1);
        while seen < POSITIONS {
            let mut game = begin.clone();
            while step(&mut game, &mut source) {
                let Next::Seat(seat) = game.next() else { continue };
                let eyes = Seen::of(&game, Viewer::Seat(seat));
                let begun = Instant::now();
                let weighed = exactly(&begin, &eyes, Thought::default())?;
                let took = begun.elapsed();
                assert!(weighed.exact);
                (all, longest, seen) = (all + took, longest.max(took), seen + 1);
            }
        }
        Some([solving, all / seen, longest])
    }
}

fn main() {
    println!("{:<28} {:>12} {:>12} {:>12}", "game", "solving", "mean", "longest");
    for about in rafle_games::GAMES.iter().filter(|about| about.decisions && about.most_seats > 1) {
        if let Some([solving, mean, longest]) = rafle_games::visit(about.slug, Timing).flatten() {
            println!("{:<28} {solving:>12.1?} {mean:>12.1?} {longest:>12.1?}", about.slug);
        }
    }
}
