//! What is known about a game beyond its rules.

use rafle_engine::{Game, MOST_SEATS, Seeded, Seen};

use crate::Thought;
use crate::weigh::Weighed;

/// Each seat's share of the win, or what it stands for.
pub type Shares = [f64; MOST_SEATS];

/// Knowledge about one game. Whatever is not known is asked of the rules.
pub trait Mind<G: Game>: Sync {
    /// What a hurried but sensible player would do: playouts are made of this.
    fn sensible(&self, game: &G, source: &mut Seeded) -> G::Action {
        game.any_action(source)
    }

    /// The actions that are worth a thought.
    fn candidates(&self, game: &G, into: &mut Vec<G::Action>) {
        into.extend(game.actions());
    }

    /// What each seat can expect where a playout that began at `root` may stop; nothing where it must go on.
    fn verdict(&self, root: &G, game: &G) -> Option<Shares> {
        let _ = (root, game);
        None
    }

    /// A world that could lie behind the holes.
    fn world(&self, seen: &Seen<G>, source: &mut Seeded) -> G {
        seen.fill(source)
    }

    /// Whether a search lets each seat learn from what it sees and is told itself, where anything is hidden. Else all learn from
    /// what the searching seat is told: that is less than they know, and more.
    fn several_observers(&self) -> bool {
        true
    }

    /// The open actions weighed without a search, where that is better than one.
    fn weigh(&self, seen: &Seen<G>, thought: Thought) -> Option<Weighed<G::Action>> {
        let _ = (seen, thought);
        None
    }
}

/// Knows nothing but the rules.
pub(crate) struct Rules;

impl<G: Game> Mind<G> for Rules {}
