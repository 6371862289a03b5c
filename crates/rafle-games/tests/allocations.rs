//! The hot path allocates nothing.

use rafle_engine::{Game, Seeded, play_out, usual};
use rafle_games::Visit;

#[derive(Clone, Copy)]
struct PlayOuts;

impl Visit for PlayOuts {
    type Out = u64;

    fn visit<G: Game>(self) -> u64 {
        let start = G::new(usual::<G>(), G::ABOUT.usual_seats).unwrap();
        let mut luck = Seeded::new(1);
        let allocations = allocation_counter::measure(|| {
            for _ in 0..5 {
                play_out(&mut start.clone(), &mut luck);
            }
        });
        allocations.count_total
    }
}

#[test]
fn playing_a_game_out_allocates_nothing() {
    for about in rafle_games::GAMES {
        let allocations = rafle_games::visit_each(about.slug, PlayOuts);
        assert!(allocations.iter().all(|count| *count == 0), "{}: {allocations:?}", about.slug);
    }
}
