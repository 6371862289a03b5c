//! What happens at a table, with nothing around it.
//!
//! A [`Table`] is a log and what follows from it. Somebody's [`Wish`] and [luck](rafle_engine::Luck) give lines for the log, a
//! question to the others, or a [refusal](Refused): [`Table::grant`] is a function, and changes nothing. Whoever keeps the log
//! writes the lines down and [adds](Table::add) them. What a person may see of it is a [`Snapshot`].
//!
//! There is no lock here, no task, no clock and no store, and luck is made elsewhere: a server, a browser without one and a
//! test stand around the same tables.

mod bots;
mod coach;
mod elsewhere;
mod luck;
mod past;
mod room;
mod setup;
mod shelf;
mod summary;
mod table;
mod timing;
mod who;
mod wish;

pub use bots::{Bots, Effort, RandomBots};
pub use coach::{Coach, Coached, Hint, Hints, Lesson, Review, in_words, reviewed};
pub use elsewhere::Onward;
pub use luck::{
    Adding, Draws, Fair, FairLuck, Followed, Hash, Missing, Number, Outcome, Preparation, Sealing, Secret, Verdict,
    Wrong, digits, read_hash, read_number, sealed, secret_of, verify,
};
pub use past::{Step, course, step, turning_point};
pub use setup::{Agreed, Setup, SetupSeat};
pub use shelf::{about, aid, decides, draft, fields, most_seats, opening, pad, paper, replay, shelf, unusual};
pub use summary::Summary;
pub use table::{
    Asked, Did, PATIENCE, PATIENCES, Question, Room, Shown, Snapshot, Standing, Table, Told, seat_of, shared, unlogged,
};
pub use timing::{Timing, pause_of};
pub use who::{Guest, Person, SALT, Sitter, spelt};
pub use wish::{Granted, House, Refused, Wish, plain_name, told_apart};
