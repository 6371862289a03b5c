//! The one door through which everything that changes a table goes.

use std::sync::Arc;

use rafle_engine::{Message, Next, Refusal, Seat, Seats, TableLine};
use rafle_store::{Addition, Store, StoreError};

use crate::table::{State, seat_of};
use crate::{Asked, Person, Sitter, Table, Tables, now};

/// The longest name of a player, in letters.
const LONGEST_NAME: usize = 24;

/// What somebody wants to do at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    Answer(Seat, bool),
    /// Give up.
    Resign(Seat),
    /// Get up for good: the seat is open again.
    Leave(Seat),
    /// Let a bot play: the own seat, or that of somebody who is not here.
    Replace(Seat, String),
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
    /// The rules or the table say no.
    #[error("refused: {}", .0.key)]
    Why(Message),
    /// The store does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Why(refusal.message().clone())
    }
}

impl<S: Store> Tables<S> {
    /// The one door: somebody wishes something at a table whose log was `number` lines long when they looked.
    ///
    /// The same wish sent twice counts once. A wish that answers an older table is refused with the newest number.
    pub async fn wish(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        number: usize,
        wish: Wish,
    ) -> Result<usize, Refused> {
        let table = self.table(id).await?;
        let token = person.token(id);
        let mut state = table.state.lock().await;
        let length = state.play().log().len();
        if number != length {
            let again = matches!(&wish, Wish::Choose(line) if state.play().log().get(number) == Some(line));
            return if again { Ok(length) } else { Err(Refused::Stale(length)) };
        }
        let lines = self.lines_for(&table, &mut state, person, &token, &wish)?;
        if lines.is_empty() {
            // Somebody asks or answers: everybody is to see it, though nothing is added to the log.
            table.publish(length);
            return Ok(length);
        }
        let length = self.add(&table, &mut state, lines).await?;
        drop(state);
        if matches!(wish, Wish::Sit(..)) {
            self.store.sit(person.id(), id, now()).await?;
        }
        self.drive(&table);
        Ok(length)
    }

    /// First into the log, then to everybody.
    pub(crate) async fn add(
        &self,
        table: &Arc<Table>,
        state: &mut State,
        lines: Vec<String>,
    ) -> Result<usize, Refused> {
        let number = state.play().log().len();
        let addition = Addition { table: table.id().to_owned(), number, lines: lines.clone(), at: now() };
        if !self.store.append(addition).await? {
            // Another process has moved this table on: forget what is here, and read it again.
            self.live.lock().expect("the map is never left half-done").remove(table.id());
            return Err(Refused::Stale(number + 1));
        }
        state.add(&lines);
        let length = state.play().log().len();
        table.publish(length);
        Ok(length)
    }

    /// The lines that a wish adds to the log; none if it only asks or answers.
    fn lines_for(
        &self,
        table: &Table,
        state: &mut State,
        person: &Person,
        token: &str,
        wish: &Wish,
    ) -> Result<Vec<String>, Refused> {
        let mine = state.seats_of(token);
        let own = |seat: Seat| if mine.has(seat) { Ok(seat) } else { Err(Refused::NotYours) };
        match wish {
            Wish::Choose(line) => {
                own(seat_of(state.play().next()).ok_or_else(over)?)?;
                if line.parse::<TableLine>().is_ok() {
                    return Err(Refused::Why(Message::new("unreadable")));
                }
                if !matches!(state.play().next(), Next::Seat(_)) {
                    return Err(Refused::Why(Message::new("throw-first")));
                }
                self.luck.with(|luck| state.lines_after(line, luck)).map_err(Refused::Why)
            }
            Wish::Throw => {
                own(seat_of(state.play().next()).ok_or_else(over)?)?;
                self.luck.with(|luck| state.lines_of_luck(luck)).map_err(Refused::Why)
            }
            Wish::Sit(seat, name) => {
                let free = seats(state).has(*seat)
                    && match state.sitter(*seat) {
                        Sitter::Open => true,
                        Sitter::Bot(_) => state.owned(*seat, token),
                        Sitter::Person(_) => false,
                    };
                if !free {
                    return Err(Refused::Why(Message::new("seat-taken").with("seat", *seat)));
                }
                sitting(*seat, person, table.id(), name)
            }
            Wish::Rename(seat, name) => Ok(vec![TableLine::Name(own(*seat)?, plain_name(name)?).to_string()]),
            Wish::TakeBack(seat) => ask_back(state, own(*seat)?, mine),
            Wish::Answer(seat, yes) => answer(state, own(*seat)?, *yes),
            Wish::Resign(seat) => Ok(vec![TableLine::Resign(own(*seat)?).to_string()]),
            Wish::Leave(seat) => Ok(vec![TableLine::Sits(own(*seat)?, Sitter::Open.to_string()).to_string()]),
            Wish::Replace(seat, level) => {
                let away = match state.sitter_of(*seat) {
                    Some(Sitter::Person(other)) => !mine.is_empty() && !table.is_present(other),
                    Some(Sitter::Open) => !mine.is_empty(),
                    Some(Sitter::Bot(_)) | None => false,
                };
                if !mine.has(*seat) && !away {
                    return Err(Refused::NotYours);
                }
                Ok(vec![self.bot_line(*seat, level)?])
            }
        }
    }

    pub(crate) fn bot_line(&self, seat: Seat, level: &str) -> Result<String, Refused> {
        if !self.bots.levels().contains(&level) {
            let known = self.bots.levels().iter().copied().collect::<rafle_engine::Arg>();
            return Err(Refused::Why(Message::new("no-such-bot").with("level", level).with("known", known)));
        }
        Ok(TableLine::Sits(seat, Sitter::Bot(level.to_owned()).to_string()).to_string())
    }
}

impl State {
    fn sitter_of(&self, seat: Seat) -> Option<&Sitter> {
        seats(self).has(seat).then(|| self.sitter(seat))
    }
}

fn seats(state: &State) -> Seats {
    Seats::first(state.play().now().seats())
}

fn over() -> Refused {
    Refused::Why(Message::new("game-over"))
}

/// The lines by which a person takes a seat.
pub(crate) fn sitting(seat: Seat, person: &Person, table: &str, name: &str) -> Result<Vec<String>, Refused> {
    let sitter = Sitter::Person(person.token(table)).to_string();
    let name = plain_name(name)?;
    Ok(vec![TableLine::Sits(seat, sitter).to_string(), TableLine::Name(seat, name).to_string()])
}

/// One step back needs nobody's leave where nothing has happened since; else the other people are asked.
fn ask_back(state: &mut State, seat: Seat, mine: Seats) -> Result<Vec<String>, Refused> {
    if state.may_step_back(mine) {
        return Ok(vec![TableLine::Undo(1).to_string()]);
    }
    let nothing = || Refused::Why(Message::new("nothing-to-undo").with("count", 0));
    let lines = state.lines_since_choice_of(seat).ok_or_else(nothing)?;
    let waiting = state.people().minus(mine);
    if waiting.is_empty() {
        return Ok(vec![TableLine::Undo(lines).to_string()]);
    }
    state.asked = Some(Asked { by: seat, lines, waiting });
    Ok(Vec::new())
}

fn answer(state: &mut State, seat: Seat, yes: bool) -> Result<Vec<String>, Refused> {
    let Some(asked) = state.asked.as_mut().filter(|asked| asked.waiting.has(seat)) else {
        return Err(Refused::Why(Message::new("nobody-asked")));
    };
    if !yes {
        state.asked = None;
        return Ok(Vec::new());
    }
    asked.waiting = asked.waiting.without(seat);
    let lines = asked.lines;
    Ok(if asked.waiting.is_empty() { vec![TableLine::Undo(lines).to_string()] } else { Vec::new() })
}

/// A name as it can be written in a log: no marks that control the text, not too long, not empty.
fn plain_name(name: &str) -> Result<String, Refused> {
    let marks = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let plain: String = name.chars().filter(|&letter| !marks(letter) && letter != ';').take(LONGEST_NAME).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.is_empty() { Err(Refused::Why(Message::new("name-empty"))) } else { Ok(plain) }
}
