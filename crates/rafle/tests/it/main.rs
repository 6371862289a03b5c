//! The command line as a shell sees it, and what only shows where games and words meet.

mod adding;
mod arrows;
mod attacks;
mod cache;
mod cards;
mod commands;
mod faults;
mod hand;
mod host;
mod input;
mod json;
mod killed;
mod luck;
mod named;
mod odds;
mod plain;
#[cfg(unix)]
mod pty;
mod reader;
#[cfg(unix)]
mod readme;
mod referee;
mod said;
#[allow(unreachable_pub)]
mod second_thoughts;
mod serve;
mod serving;
mod shell;
mod sources;
mod tame;
#[cfg(unix)]
mod terminal;
mod tips;
