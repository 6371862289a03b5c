//! Throw again, or stop: the choice of everybody who pushes their luck.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{Source, Unreadable};

/// The choice after a throw that went well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Again {
    /// `again`: throw once more.
    Again,
    /// `stop`: end the turn.
    Stop,
}

impl Again {
    /// Both choices if the seat is asked, none if it is not.
    pub fn open(asked: bool) -> impl Iterator<Item = Again> + Clone {
        let open: &[Again] = if asked { &[Again::Again, Again::Stop] } else { &[] };
        open.iter().copied()
    }

    /// One of the two, each as likely, for whoever is asked.
    pub fn any<S: Source + ?Sized>(source: &mut S) -> Again {
        if source.below(2) == 0 { Again::Again } else { Again::Stop }
    }
}

impl fmt::Display for Again {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Again::Again => "again",
            Again::Stop => "stop",
        })
    }
}

impl FromStr for Again {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Again, Unreadable> {
        match text.trim() {
            "again" => Ok(Again::Again),
            "stop" => Ok(Again::Stop),
            _ => Err(Unreadable),
        }
    }
}
