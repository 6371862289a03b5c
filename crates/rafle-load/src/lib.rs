//! Robots that play over plain HTTP against the real program: to see that nothing acknowledged is ever lost, and how much
//! one server can bear. No part of what people use.

mod attacks;
mod figures;
mod history;
mod http;
mod ledger;
mod page;
mod roaming;
mod server;
mod table;

pub use attacks::{ATTACKS, Attack};
pub use figures::{Times, heading, milliseconds};
pub use history::{Anomaly, Entry, Event, History, Mover, PLAYS_ON};
pub use http::{Answer, Connection, Events};
pub use ledger::{Fault, Ledger, Pending, Sent};
pub use page::{Page, Tap};
pub use roaming::{Notes, Processes, Roamers};
pub use server::{Server, own_processor_time, processor_time_of, serving, serving_within};
pub use table::{Game, Place, Robots};
