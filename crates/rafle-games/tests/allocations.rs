//! The hot path allocates nothing.

use rafle_engine::{Game, Options, Seeded, play_out};
use rafle_games::Visit;

struct PlayOuts;

impl Visit for PlayOuts {
    type Out = u64;

    fn visit<G: Game>(self) -> u64 {
        let start = G::new(<G::Options as Options>::read([]).unwrap(), G::ABOUT.usual_seats).unwrap();
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
        assert_eq!(rafle_games::visit(about.slug, PlayOuts), Some(0), "{}", about.slug);
    }
}
