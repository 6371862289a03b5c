//! Robots that play at the table in a real browser. They are for tests, and no part of the program.
//!
//! The server is the real one, in this process, on a loopback port; the browsers are Debian's Chromium, and for a short
//! round Firefox and WebKit. What the pages say is compared with the log that the server has stored.

pub mod axe;
pub mod browser;
pub mod hands;
mod keys;
pub mod others;
pub mod page;
pub mod sample;
pub mod secrets;
pub mod server;
pub mod short;
pub mod sitting;
pub mod sizes;
pub mod walks;
pub mod watch;
pub mod wire;

use rafle_engine::About;
use short::Short;

/// What stands in the way of a robot.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// Done, or what stands in the way.
pub type Done<T = ()> = Result<T, Trouble>;

/// Whether everything is to be walked that is otherwise sampled.
pub fn everything() -> bool {
    std::env::var_os("RAFLE_ALL").is_some()
}

/// The games that are asked for by their slugs, in the order of the list; nothing if none are.
pub fn wanted() -> Option<Vec<Short>> {
    let slugs = std::env::var("RAFLE_ONLY").ok()?;
    let asked = |about: &&About| slugs.split(' ').any(|slug| slug == about.slug);
    Some(rafle_games::GAMES.iter().filter(asked).map(Short::of).collect())
}
