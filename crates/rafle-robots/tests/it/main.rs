//! What must be shown of the table in the browser.

mod clicks;
mod room;
