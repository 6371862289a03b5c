//! The command line as a shell sees it, and what only shows where games and words meet.

mod adding;
mod arrows;
mod commands;
mod input;
mod json;
mod odds;
mod said;
#[allow(unreachable_pub)]
mod second_thoughts;
mod shell;
