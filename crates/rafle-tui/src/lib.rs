//! Terminal screens: a table to play at, a recorded game to look back on, a shelf to choose from. All are drawn from the
//! same views as the pages of the browser, each part and piece once, for all games.

mod draw;
mod hand;
pub mod markdown;
mod page;
mod picture;
mod scene;
mod screen;
mod style;
mod table;
mod voice;

pub use hand::{Deed, Hand, Target};
pub use scene::SMALLEST;
pub use screen::{Screen, end_by};
pub use style::Styles;
pub use table::{Keep, Setting, Table, Think};
pub use voice::Voice;
