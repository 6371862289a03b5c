//! What was known about some games before their values were learnt, with numbers written by hand: `former` plays so, and
//! whoever has learnt is measured against it.

use std::any::Any;

use rafle_engine::Game;

use crate::mind::Mind;

mod court;
mod crowns;
mod dnup;
mod five_crowns;

pub(super) use court::Courting;
pub(super) use crowns::Lines;
pub(super) use dnup::Shedding;
pub(super) use five_crowns::Melding;

/// What was known about `G`, if more is known now.
pub(crate) fn of<G: Game>() -> Option<&'static dyn Mind<G>> {
    let minds: [&dyn Any; 5] = [
        &(&court::Courting as &'static dyn Mind<rafle_games::court::Court>),
        &(&dnup::Shedding as &'static dyn Mind<rafle_games::dnup::Dnup>),
        &(&dnup::Shedding as &'static dyn Mind<rafle_games::dnup::OwnCards>),
        &(&crowns::Lines as &'static dyn Mind<rafle_games::crowns::Crowns>),
        &(&five_crowns::Melding as &'static dyn Mind<rafle_games::five_crowns::FiveCrowns>),
    ];
    minds.into_iter().find_map(|mind| mind.downcast_ref::<&'static dyn Mind<G>>()).copied()
}
