//! What somebody wants at a table, and what comes of it: lines for the log, a question to the others, or a refusal.

use std::error::Error;
use std::time::Duration;

use rafle_engine::{Arg, Luck, Message, Next, Refusal, Seat, Seats, TableLine};

use crate::table::seat_of;
use crate::{Asked, Bots, Guest, Sitter, Table};

/// The longest name of a player, in letters.
const LONGEST_NAME: usize = 24;

/// What bots are called, as long as nobody at the table is called so.
const BOT_NAMES: [&str; 10] = ["Saga", "Loke", "Idun", "Brage", "Embla", "Balder", "Skade", "Ull", "Sif", "Ask"];

/// What somebody wants to do at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Wish {
    /// Choose this action.
    Choose(String),
    /// Throw or draw.
    Throw,
    /// Sit down in an open seat, or come back to the own one, under this name.
    Sit(Seat, String),
    /// Be called otherwise.
    Rename(Seat, String),
    /// Take one's last choice back; others are asked where something has happened since.
    TakeBack(Seat),
    /// Answer somebody who wants to take something back.
    Answer {
        /// Who answers.
        seat: Seat,
        /// Whose question it is: another one may have taken its place.
        asker: Seat,
        /// Whether it may be taken back.
        yes: bool,
    },
    /// Give up.
    Resign(Seat),
    /// Get up for good: the seat is open again.
    Leave(Seat),
    /// Let a bot play: the own seat, or that of somebody who is not here.
    Replace(Seat, String),
}

impl Wish {
    /// Whether the wish answers what the table shows, so that it must not meet another table.
    pub fn answers(&self) -> bool {
        matches!(self, Wish::Choose(_) | Wish::Throw | Wish::TakeBack(_) | Wish::Answer { .. })
    }
}

/// Why a wish is not granted.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such table.
    #[error("no such table")]
    NoTable,
    /// The table has moved on; it now stands at this number.
    #[error("the table has moved on to {0}")]
    Stale(usize),
    /// It is somebody else's seat.
    #[error("not your seat")]
    NotYours,
    /// As long as the game goes on.
    #[error("the game is not over yet")]
    NotOver,
    /// The link works once, and has been used; or it is too old.
    #[error("the link is used up")]
    UsedUp,
    /// The rules or the table say no.
    #[error("refused: {}", .0.key)]
    Why(Message),
    /// The rules have panicked here: a fault of ours. Whoever plays at the table can take back what is in the way.
    #[error("the rules panic at this table")]
    Broken,
    /// More than the house allows.
    #[error("too much: {of}")]
    TooMuch {
        /// Of what, as a word for people.
        of: &'static str,
        /// How long to wait before it makes sense to try again.
        wait: Duration,
    },
    /// What keeps the logs does not answer.
    #[error(transparent)]
    Store(Box<dyn Error + Send + Sync>),
}

impl Refused {
    pub(crate) fn over() -> Refused {
        Refused::Why(Message::new("game-over"))
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Why(refusal.message().clone())
    }
}

/// What a table cannot know by itself.
pub struct House<'a> {
    /// The bots that can be given a seat.
    pub bots: &'a dyn Bots,
    /// The seats of people who are not here; asked for where a bot is to play for one of them.
    pub away: Seats,
}

/// What comes of a wish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Granted {
    /// These lines belong into the log.
    Lines(Vec<String>),
    /// Nothing is added, but this is asked from now on, or nothing more.
    Asked(Option<Asked>),
}

impl Table {
    /// What comes of somebody's wish, with this luck. Nothing is changed yet: whoever keeps the log writes the lines down
    /// first.
    pub fn grant(
        &self,
        guest: &Guest,
        wish: &Wish,
        house: &House<'_>,
        luck: &mut (impl Luck + ?Sized),
    ) -> Result<Granted, Refused> {
        let mine = self.seats_of(guest);
        let own = |seat: Seat| if mine.has(seat) { Ok(seat) } else { Err(Refused::NotYours) };
        let next = || own(seat_of(self.play().next()).ok_or_else(Refused::over)?);
        let lines = match wish {
            Wish::Choose(line) => {
                next()?;
                if line.parse::<TableLine>().is_ok() {
                    return Err(Refused::Why(Message::new("unreadable")));
                }
                if !matches!(self.play().next(), Next::Seat(_)) {
                    return Err(Refused::Why(Message::new("throw-first")));
                }
                self.lines_after(line, luck)?
            }
            Wish::Throw => {
                next()?;
                self.lines_of_luck(luck)?
            }
            Wish::Sit(seat, name) => {
                self.may_take(guest, *seat)?;
                sitting(*seat, guest.token(), name)?
            }
            Wish::Rename(seat, name) => vec![TableLine::Name(own(*seat)?, plain_name(name)?).to_string()],
            Wish::TakeBack(seat) => return self.ask_back(own(*seat)?, mine),
            Wish::Answer { seat, asker, yes } => return self.answer(own(*seat)?, *asker, *yes),
            Wish::Resign(seat) => self.resignation(own(*seat)?, house.bots)?,
            Wish::Leave(seat) => vec![TableLine::Sits(own(*seat)?, Sitter::Open.to_string()).to_string()],
            Wish::Replace(seat, level) => {
                let idle = house.away.has(*seat) || self.open_seats().has(*seat);
                if !mine.has(*seat) && (mine.is_empty() || !idle) {
                    return Err(Refused::NotYours);
                }
                bot_sits(house.bots, *seat, level, self.names())?
            }
        };
        Ok(Granted::Lines(lines))
    }

    /// Whether somebody may sit down here: in an open seat, or in one that is their own.
    fn may_take(&self, guest: &Guest, seat: Seat) -> Result<(), Refused> {
        let taken = || Refused::Why(Message::new("seat-taken").with("seat", seat));
        if !self.seats().has(seat) {
            return Err(taken());
        }
        let theirs = match self.sitter(seat) {
            Sitter::Open if !self.may_sit(guest).has(seat) => {
                return Err(Refused::Why(Message::new("no-second-seat")));
            }
            Sitter::Open => true,
            Sitter::Bot(_) if self.play().resigned().has(seat) => {
                return Err(Refused::Why(Message::new("resigned-already").with("seat", seat)));
            }
            Sitter::Bot(_) => self.owner(seat).is_some_and(|owner| guest.holds(&owner)),
            Sitter::Person(token) => guest.holds(&token),
        };
        if theirs { Ok(()) } else { Err(taken()) }
    }

    /// Whoever resigns comes last; a bot plays on for the others' sake, if the game is not over with that.
    fn resignation(&self, seat: Seat, bots: &dyn Bots) -> Result<Vec<String>, Refused> {
        if self.play().next() == Next::Nobody {
            return Err(Refused::over());
        }
        let mut lines = vec![TableLine::Resign(seat).to_string()];
        let mut after = self.play().clone();
        after.enter(&lines[0])?;
        if after.next() != Next::Nobody {
            lines.extend(bot_sits(bots, seat, bots.usual(), self.names())?);
        }
        Ok(lines)
    }

    /// One step back needs nobody's leave where nothing has happened since; else the other people are asked. When the game is
    /// over everything has been shown, and nothing is taken back any more.
    fn ask_back(&self, seat: Seat, mine: Seats) -> Result<Granted, Refused> {
        if self.play().next() == Next::Nobody {
            return Err(Refused::over());
        }
        let undo = |lines| Ok(Granted::Lines(vec![TableLine::Undo(lines).to_string()]));
        if let Some(lines) = self.step_back(mine) {
            return undo(lines);
        }
        let nothing = || Refused::Why(Message::new("nothing-to-undo").with("count", 0));
        let lines = self.play().lines_since_choice(|other| other == seat).ok_or_else(nothing)?;
        let waiting = self.people().minus(mine);
        if waiting.is_empty() {
            return undo(lines);
        }
        match self.asked() {
            // One question at a time: who has agreed to this one has not agreed to another.
            Some(open) if open.by != seat => Err(Refused::Why(Message::new("asked-already").with("seat", open.by))),
            // The same question again: those who have agreed need not do so twice.
            Some(open) => Ok(Granted::Asked(Some(open.clone()))),
            None => Ok(Granted::Asked(Some(Asked { by: seat, lines, waiting }))),
        }
    }

    fn answer(&self, seat: Seat, asker: Seat, yes: bool) -> Result<Granted, Refused> {
        let Some(asked) = self.asked().filter(|asked| asked.by == asker && asked.waiting.has(seat)) else {
            return Err(Refused::Why(Message::new("nobody-asked")));
        };
        let waiting = asked.waiting.without(seat);
        Ok(if !yes {
            Granted::Asked(None)
        } else if waiting.is_empty() {
            Granted::Lines(vec![TableLine::Undo(asked.lines).to_string()])
        } else {
            Granted::Asked(Some(Asked { waiting, ..asked.clone() }))
        })
    }
}

/// The lines by which a bot takes a seat: it goes on under the name that the seat has, or gets one of its own.
pub(crate) fn bot_sits(
    bots: &dyn Bots,
    seat: Seat,
    level: &str,
    names: &[Option<String>],
) -> Result<Vec<String>, Refused> {
    if !bots.levels().contains(&level) {
        let known = bots.levels().iter().copied().collect::<Arg>();
        return Err(Refused::Why(Message::new("no-such-bot").with("level", level).with("known", known)));
    }
    let mut lines = vec![TableLine::Sits(seat, Sitter::Bot(level.to_owned()).to_string()).to_string()];
    if names.get(seat.index()).is_none_or(Option::is_none) {
        let taken = |name: &str| names.iter().flatten().any(|other| other.eq_ignore_ascii_case(name));
        let name = BOT_NAMES.into_iter().find(|name| !taken(name));
        lines.extend(name.map(|name| TableLine::Name(seat, name.to_owned()).to_string()));
    }
    Ok(lines)
}

/// The lines by which the person of this token takes a seat.
pub fn sitting(seat: Seat, token: &str, name: &str) -> Result<Vec<String>, Refused> {
    let sitter = Sitter::Person(token.to_owned()).to_string();
    let name = plain_name(name)?;
    Ok(vec![TableLine::Sits(seat, sitter).to_string(), TableLine::Name(seat, name).to_string()])
}

/// A name as it can be written in a log: no marks that control the text, not too long, not empty.
pub fn plain_name(name: &str) -> Result<String, Refused> {
    let marks = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
            || matches!(letter, '\u{ad}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
    };
    let plain: String = name.chars().filter(|&letter| !marks(letter) && letter != ';').take(LONGEST_NAME).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.is_empty() { Err(Refused::Why(Message::new("name-empty"))) } else { Ok(plain) }
}
