//! What is known about single games, found by their type.

use std::any::Any;

use rafle_engine::Game;

use crate::mind::{Mind, Rules};

mod bluff;
pub(crate) mod court;
pub(crate) mod crowns;
pub(crate) mod dnup;
pub(crate) mod five_crowns;
pub(crate) mod former;
mod yatzy;

/// The knowledge there is about `G`.
pub(crate) fn of<G: Game>() -> &'static dyn Mind<G> {
    let minds: [&dyn Any; 10] = [
        &(&yatzy::Exact as &'static dyn Mind<rafle_games::yatzy::Yatzy>),
        &(&yatzy::Exact as &'static dyn Mind<rafle_games::yatzy::American>),
        &(&yatzy::Estimate as &'static dyn Mind<rafle_games::yatzy::Maxi>),
        &(&bluff::Odds as &'static dyn Mind<rafle_games::bluff::Bluff>),
        &(&court::Courting as &'static dyn Mind<rafle_games::court::Court>),
        &(&former::Shedding as &'static dyn Mind<rafle_games::dnup::Dnup>),
        &(&former::Shedding as &'static dyn Mind<rafle_games::dnup::OwnCards>),
        &(&former::Lines as &'static dyn Mind<rafle_games::crowns::Crowns>),
        &(&former::Melding as &'static dyn Mind<rafle_games::five_crowns::FiveCrowns>),
        &(&five_crowns::Melding as &'static dyn Mind<rafle_games::five_crowns_solitaire::Solitaire>),
    ];
    minds.into_iter().find_map(|mind| mind.downcast_ref::<&'static dyn Mind<G>>()).copied().unwrap_or(&Rules)
}

/// The other knowledge there is about `G`, less good as far as matches have shown: numbers written by hand where learnt ones are
/// better, and learnt ones where those by hand are.
pub(crate) fn other<G: Game>() -> Option<&'static dyn Mind<G>> {
    let minds: [&dyn Any; 5] = [
        &(&former::Courting as &'static dyn Mind<rafle_games::court::Court>),
        &(&dnup::Shedding as &'static dyn Mind<rafle_games::dnup::Dnup>),
        &(&dnup::Shedding as &'static dyn Mind<rafle_games::dnup::OwnCards>),
        &(&crowns::Lines as &'static dyn Mind<rafle_games::crowns::Crowns>),
        &(&five_crowns::Melding as &'static dyn Mind<rafle_games::five_crowns::FiveCrowns>),
    ];
    minds.into_iter().find_map(|mind| mind.downcast_ref::<&'static dyn Mind<G>>()).copied()
}
