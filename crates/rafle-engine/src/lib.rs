//! The ground that every game, table, terminal, bot and solver of Rafle stands on.
//!
//! A game is one type that implements [`Game`]: plain data that says who is next, what is open, what an action or an
//! outcome of chance does, and who may see what. Nothing in it is random, timed or translated.

mod cards;
mod coach;
mod dice;
mod erased;
mod followed;
mod game;
mod log;
mod luck;
mod message;
mod options;
mod picture;
mod record;
mod seat;
mod standings;
mod throw;
mod view;

pub use cards::{Suit, rank_letter, rank_name};
pub use coach::{Account, Advice, Advised, Analysis, DUST, Decision, LuckAndSkill, Objective};
pub use dice::{Dice, FACES, MOST_THROWN, Picks, Throws, throws};
pub use erased::{AnyGame, AnySeen, open, start};
pub use followed::Followed;
pub use game::{About, Chance, Game, Line, LineOf, Next, NoAction, Notation, Remember, Seen, play_out, step};
pub use log::{Play, Seating, Step, TABLE_VERBS, TableLine};
pub use luck::{Luck, Seeded, Source, below};
pub use message::{Arg, Message, Refusal};
pub use options::{Field, OptionValue, Options, Values};
#[doc(hidden)]
pub use options::{options_check, options_find, options_key, options_misfit};
pub use picture::Thing;
pub use record::{Entry, Expectation, Record, RecordError, Said};
pub use seat::{MOST_SEATS, PerSeat, Seat, Seats, Unreadable, Viewer};
pub use standings::{Standing, Standings};
pub use throw::{InTheCup, Throw, after_verb};
pub use view::{
    Cell, Choice, Coin, Face, Grid, GridRow, How, Lies, Move, Note, Part, Piece, Pieces, Place, Price, SeatRow, Sheet,
    SheetRow, Sticks, Topic, Track, View,
};
