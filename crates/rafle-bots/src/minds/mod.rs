//! What is known about single games, found by their type.

use std::any::Any;

use rafle_engine::Game;

use crate::mind::{Mind, Rules};

/// The knowledge there is about `G`.
pub(crate) fn of<G: Game>() -> &'static dyn Mind<G> {
    let minds: [&dyn Any; 0] = [];
    minds.into_iter().find_map(|mind| mind.downcast_ref::<&'static dyn Mind<G>>()).copied().unwrap_or(&Rules)
}
