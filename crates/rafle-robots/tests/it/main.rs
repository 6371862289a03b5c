//! What must be shown of the table in the browser.

mod axe;
mod begin;
mod clicks;
mod fair;
mod hidden;
mod keyboard;
mod many;
mod moments;
mod others;
mod own_box;
mod plain;
mod printed;
mod resume;
mod room;
mod sizes;
mod stays;
mod still;
mod tongues;
