//! What a page shows: what somebody sees, their words and their theme, as markup.
//!
//! Every page is a function. Whoever calls it has looked at the table already, knows who asks, and has waited for whatever
//! takes long; what comes back is drawn from that alone. Pages are made from views: nothing here knows the rules of a game,
//! and no page is written for a single one.
//!
//! There is no socket here, no cookie, no store, no lock and no task: a server and a browser without one show the same
//! pages.

mod around;
pub mod begins;
mod card;
mod chart;
pub mod coach;
mod draw;
pub mod entrance;
pub mod fair;
pub mod game;
mod hands;
pub mod home;
mod house;
pub mod look;
pub mod menu;
pub mod onward;
pub mod pad;
mod page;
mod pictures;
pub mod print;
mod qr;
mod reader;
mod room;
pub mod table;
pub mod tv;

pub use draw::word_id;
pub use house::{House, Table};
pub use page::{sorry, stumbled, turned_away};
pub use reader::{AUTO, Assets, Reader, THEMES};
