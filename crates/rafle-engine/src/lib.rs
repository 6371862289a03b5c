//! The ground that every game, table, terminal, bot and solver of Rafle stands on.
//!
//! A game is one type that implements [`Game`]: plain data that says who is next, what is open, what an action or an
//! outcome of chance does, and who may see what. Nothing in it is random, timed or translated.
//!
//! Chance is explicit: a game lists what it can bring with exact weights, and draws from any [`Source`]. Whatever is chosen
//! or drawn has a short text that reads back to itself; a game's log is a list of these, and a [`Record`] is a header and a
//! log. [`Play`] is a game being played in such lines, whatever its type ([`AnyGame`]); [`Seen`] is what one viewer knows.
//!
//! ```
//! use rafle_engine::{Record, Seeded, Source, Throw, throws};
//!
//! // Two dice show a seven in 6 of 36 ways.
//! let sevens: u64 = throws(2).filter(|(dice, _)| dice.sum() == 7).map(|(_, ways)| ways).sum();
//! assert_eq!((sevens, throws(2).map(|(_, ways)| ways).sum()), (6, 36));
//!
//! // The same chance is drawn from a source, and what it brings reads back to itself.
//! let throw = Throw(Seeded::new(1).dice(2));
//! assert_eq!(throw.to_string().parse(), Ok(throw));
//!
//! // A record is read without knowing its game; what is wrong is told with its line.
//! let record = Record::read("rafle 1 good-man seats=2\nthrow 1 2 2 3 4 5; keep 1\n")?;
//! assert_eq!((record.slug.as_str(), record.entries.len()), ("good-man", 2));
//! # Ok::<(), rafle_engine::RecordError>(())
//! ```
//!
//! # What may grow
//!
//! Errors, and what records may say, are `#[non_exhaustive]`: more will come. What faces and solvers match ([`Next`],
//! [`Viewer`], [`Line`], [`Arg`], [`Values`], [`TableLine`], and the parts, pieces and cells of a [`View`]) is not: a face
//! that does not know how to draw a new part should fail to compile rather than leave it out, so a new case is a new version
//! of this crate. What games themselves write down, such as [`About`], they could not build otherwise.

mod aid;
mod cards;
mod coach;
mod dice;
mod erased;
mod followed;
mod game;
mod log;
mod luck;
mod message;
mod moment;
mod options;
mod pad;
mod paper;
mod picture;
mod record;
mod seat;
mod standings;
mod throw;
mod view;

pub use aid::{Aid, AidEntry, AidGroup, AidRows, AidSentence, Ranked};
pub use cards::{Suit, rank_letter, rank_name};
pub use coach::{Account, Advice, Advised, Analysis, DUST, Decision, LuckAndSkill, Objective};
pub use dice::{Dice, FACES, MOST_THROWN, Picks, Throws, throws};
pub use erased::{AnyGame, AnySeen, gone, gone_from, open, start};
pub use followed::Followed;
pub use game::{
    About, Begins, Chance, Game, Line, LineOf, Next, NoAction, Notation, Occasion, Remember, Seen, play_out, step,
    usual,
};
pub use log::{BOT, Elsewhere, First, PERSON, Pace, Play, Seating, Stage, Step, TABLE_VERBS, TableLine, Unnamed};
pub use luck::{Luck, Seeded, Source, below};
pub use message::{Arg, Message, Refusal};
pub use moment::{Count, Ends, Mark, Moment, ended, just_now};
pub use options::{Draft, Field, OptionValue, Options, Values};
#[doc(hidden)]
pub use options::{options_check, options_find, options_key, options_misfit, options_read};
pub use pad::{FilledPad, Pad, PadRow, Tally};
pub use paper::{Board, BoardField, BoardRow, Paper, PaperRow, PaperSheet};
pub use picture::Thing;
pub use record::{Entry, Expectation, Record, RecordError, Said};
pub use seat::{MOST_SEATS, PerSeat, Seat, Seats, Unreadable, Viewer};
pub use standings::{Standing, Standings};
pub use throw::{InTheCup, Throw, after_verb};
pub use view::{
    At, Cell, Choice, Coin, Face, Figure, Grid, GridRow, How, Letters, Lies, Move, Note, Part, Piece, Pieces, Place,
    Price, SHOWN, SeatRow, Sheet, SheetRow, Sticks, Topic, Track, View,
};

/// The examples of the README are tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
