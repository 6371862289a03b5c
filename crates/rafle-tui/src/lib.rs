//! Terminal screens: a table to play at, a recorded game to look back on, a shelf to choose from. All are drawn from the
//! same views as the pages of the browser, each part and piece once, for all games.

mod ascii;
mod draw;
mod hand;
mod keys;
pub mod markdown;
mod page;
mod picture;
mod replay;
mod scene;
mod screen;
pub mod setup;
mod shelf;
mod style;
mod table;
mod voice;

pub use crossterm::event::KeyCode;

pub use hand::{Deed, Hand, Target};
pub use picture::wrapped;
pub use replay::Replay;
pub use scene::SMALLEST;
pub use screen::{Screen, end_by};
pub use shelf::{Item, Shelf, Taken};
pub use style::Styles;
pub use table::{Analyse, Keep, Left, Setting, Table, Think, bots};
pub use voice::Voice;
