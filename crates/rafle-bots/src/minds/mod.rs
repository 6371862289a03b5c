//! What is known about single games, found by their type.

use std::any::Any;

use rafle_engine::Game;

use crate::mind::{Mind, Rules};

mod bluff;
pub(crate) mod court;
pub(crate) mod crowns;
mod dnup;
mod five_crowns;
mod yatzy;

/// The knowledge there is about `G`.
pub(crate) fn of<G: Game>() -> &'static dyn Mind<G> {
    let minds: [&dyn Any; 10] = [
        &(&yatzy::Exact as &'static dyn Mind<rafle_games::yatzy::Yatzy>),
        &(&yatzy::Exact as &'static dyn Mind<rafle_games::yatzy::American>),
        &(&yatzy::Estimate as &'static dyn Mind<rafle_games::yatzy::Maxi>),
        &(&bluff::Bidding as &'static dyn Mind<rafle_games::bluff::Bluff>),
        &(&court::Courting as &'static dyn Mind<rafle_games::court::Court>),
        &(&dnup::Shedding as &'static dyn Mind<rafle_games::dnup::Dnup>),
        &(&dnup::Shedding as &'static dyn Mind<rafle_games::dnup::OwnCards>),
        &(&crowns::Covering as &'static dyn Mind<rafle_games::crowns::Crowns>),
        &(&five_crowns::Melding as &'static dyn Mind<rafle_games::five_crowns::FiveCrowns>),
        &(&five_crowns::Melding as &'static dyn Mind<rafle_games::five_crowns_solitaire::Solitaire>),
    ];
    minds.into_iter().find_map(|mind| mind.downcast_ref::<&'static dyn Mind<G>>()).copied().unwrap_or(&Rules)
}

/// What was known about `G` before it was played as it is now, where that was different.
pub(crate) fn former<G: Game>() -> Option<&'static dyn Mind<G>> {
    let minds: [&dyn Any; 6] = [
        &(&bluff::Former as &'static dyn Mind<rafle_games::bluff::Bluff>),
        &(&court::Former as &'static dyn Mind<rafle_games::court::Court>),
        &(&crowns::Former as &'static dyn Mind<rafle_games::crowns::Crowns>),
        &(&dnup::Former as &'static dyn Mind<rafle_games::dnup::Dnup>),
        &(&dnup::Former as &'static dyn Mind<rafle_games::dnup::OwnCards>),
        &(&five_crowns::Former as &'static dyn Mind<rafle_games::five_crowns::FiveCrowns>),
    ];
    minds.into_iter().find_map(|mind| mind.downcast_ref::<&'static dyn Mind<G>>()).copied()
}
