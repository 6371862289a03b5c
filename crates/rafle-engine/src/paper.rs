//! What players of a game write on, or lay things on, when they play it with real things: printed, a page each. Meaning, not
//! markup, from the same tables as the rules and with the options of the game.

use serde::Serialize;

use crate::{Message, Pad};

/// A page to be printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Paper {
    /// One or two sentences at its foot.
    pub note: Message,
    /// What stands on it.
    pub sheet: PaperSheet,
}

/// What stands on a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaperSheet {
    /// Boxes to write in, with a column for each player.
    Boxes(Vec<PaperRow>),
    /// A score pad with so many columns.
    Pad {
        /// Its rows.
        pad: Pad,
        /// For how many players.
        columns: usize,
    },
    /// Numbers for each player, to be crossed off.
    List(Vec<u8>),
    /// Fields on the table, one for each face of a die from 1 on.
    Fields(Vec<Message>),
    /// A board for each player.
    Board(Board),
}

/// A box on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PaperRow {
    /// What it is called.
    pub name: Message,
    /// What belongs in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Message>,
    /// Whether it adds up the rows above.
    pub sum: bool,
}

/// Fields in rows and columns, on which chips are laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Board {
    /// The head of each column.
    pub columns: Vec<Message>,
    /// The rows, from top to bottom.
    pub rows: Vec<BoardRow>,
    /// What each column brings as a whole, where it does.
    pub below: Vec<Option<i32>>,
    /// What is added up in the end, and what a line of it brings where that is known.
    pub score: Vec<(Message, Option<i32>)>,
    /// How many chips each player has.
    pub chips: u8,
}

/// A row of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardRow {
    /// The die that stands before it.
    pub die: u8,
    /// Its fields.
    pub fields: Vec<BoardField>,
    /// What it brings as a whole, where it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
}

/// A field of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BoardField {
    /// What it brings.
    pub worth: i32,
    /// Whether it brings that by itself.
    pub border: bool,
}

impl Paper {
    /// Everything that is said on it.
    pub fn messages(&self) -> Vec<&Message> {
        let mut said = vec![&self.note];
        match &self.sheet {
            PaperSheet::Boxes(rows) => said.extend(rows.iter().flat_map(|row| [&row.name].into_iter().chain(&row.how))),
            PaperSheet::Fields(fields) => said.extend(fields),
            PaperSheet::Board(board) => {
                said.extend(board.columns.iter().chain(board.score.iter().map(|(name, _)| name)));
            }
            PaperSheet::Pad { .. } | PaperSheet::List(_) => {}
        }
        said
    }
}
