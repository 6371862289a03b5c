//! What must be shown of the table in the browser.

mod clicks;
mod keyboard;
mod plain;
mod room;
