//! What must be shown of the table in the browser.

mod axe;
mod clicks;
mod fair;
mod hidden;
mod keyboard;
mod plain;
mod resume;
mod room;
mod sizes;
