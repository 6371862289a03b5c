//! Every law over every game. `RAFLE_ALL=1` walks everything with every number of seats.

use rafle_engine::Game;
use rafle_games::Visit;
use rafle_laws::{Broken, Extent};

#[derive(Clone, Copy)]
struct Check;

impl Visit for Check {
    type Out = Result<(), Broken>;

    fn visit<G: Game>(self) -> Self::Out {
        let extent = if std::env::var_os("RAFLE_ALL").is_some() { Extent::Whole } else { Extent::Sampled };
        rafle_laws::check::<G>(extent, &mut |_| {})
    }
}

/// Checks every eighth game, so that the cores share the work.
fn check_eighth(eighth: usize) {
    for about in rafle_games::GAMES.iter().skip(eighth).step_by(8) {
        for checked in rafle_games::visit_each(about.slug, Check) {
            if let Err(broken) = checked {
                panic!("{}: {broken}", about.slug);
            }
        }
    }
}

macro_rules! eighths {
    ($($name:ident $eighth:literal)*) => { $(
        #[test]
        fn $name() {
            check_eighth($eighth);
        }
    )* };
}
eighths!(first 0 second 1 third 2 fourth 3 fifth 4 sixth 5 seventh 6 eighth 7);
