//! What is known about some games with numbers written by hand, from before values were learnt.

mod court;
mod crowns;
mod dnup;
mod five_crowns;

pub(super) use court::Courting;
pub(super) use crowns::Lines;
pub(super) use dnup::Shedding;
pub(super) use five_crowns::Melding;
