//! The command line as a shell sees it, and what only shows where games and words meet.

mod arrows;
mod commands;
mod json;
mod said;
mod shell;
