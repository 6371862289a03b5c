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
    fn answers(&self) -> bool {
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
    /// The store does not answer.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::NoTable => Refused::NoTable,
            error => Refused::Store(error),
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Why(refusal.message().clone())
    }
}

impl<S: Store> Tables<S> {
    /// The one door: somebody wishes something at a table whose log was `number` lines long when they looked.
    ///
    /// The same wish sent twice counts once. A wish that answers an older table is refused with the newest number; for
    /// those that have nothing to do with the game, such as sitting down, the number does not matter.
    pub async fn wish(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        number: usize,
        wish: Wish,
    ) -> Result<usize, Refused> {
        let (tables, table, person) = (self.clone(), self.table(id).await?, person.clone());
        to_the_end(async move { tables.grant(&table, &person, number, wish).await }).await
    }

    async fn grant(
        self: &Arc<Self>,
        table: &Arc<Table>,
        person: &Person,
        number: usize,
        wish: Wish,
    ) -> Result<usize, Refused> {
        let id = table.id();
        let token = person.token(id);
        let mut state = table.state.lock().await;
        let length = state.play().log().len();
        if number != length && wish.answers() {
            // Whose seat it is comes first, and what was granted is known by what this person has sent: were it looked up in
            // the log, an answer would tell what stands there.
            if state.seats_of(person, &token).is_empty() {
                return Err(Refused::NotYours);
            }
            let again = state.granted.get(&token).is_some_and(|granted| *granted == (number, wish));
            return if again { Ok(length) } else { Err(Refused::Stale(length)) };
        }
        let lines = self.lines_for(table, &mut state, person, &token, &wish)?;
        if lines.is_empty() {
            // Somebody asks or answers: everybody is to see it, though nothing is added to the log.
            table.publish(length);
            return Ok(length);
        }
        let length = self.add(table, &mut state, lines).await?;
        let gone = matches!(wish, Wish::Leave(_)) && state.seats_of(person, &token).is_empty();
        let sits = matches!(wish, Wish::Sit(..));
        if wish.answers() {
            state.granted.insert(token, (number, wish));
        }
        if state.bot_to_move().is_some() {
            self.drive(table);
        }
        // Still under the lock: who sits down and gets up at once must not be noted the other way round.
        if sits {
            self.store.sit(&person.key(), id, now()).await?;
        } else if gone {
            self.store.rise(&person.key(), id).await?;
        }
        Ok(length)
    }

    /// First into the log, then to everybody. Must not be dropped half-way, see [`to_the_end`].
    pub(crate) async fn add(
        &self,
        table: &Arc<Table>,
        state: &mut State,
        lines: Vec<String>,
    ) -> Result<usize, Refused> {
        let number = state.play().log().len();
        let addition = Addition { table: table.id().to_owned(), number, lines: lines.clone(), at: now() };
        // A table that is not stored any more is not kept in memory either: nobody could play on there.
        let gone = |refused: &Refused| {
            if matches!(refused, Refused::NoTable) {
                self.live.lock().expect("the map is never left half-done").remove(table.id());
            }
        };
        if !self.store.append(addition).await.map_err(Refused::from).inspect_err(gone)? {
            // The log has gone on without us. It is read again into this same table, at which everybody listens.
            let (play, next) = self.load(table.id()).await.inspect_err(gone)?;
            state.begin_anew(play);
            if let Some(next) = next {
                table.followed_by(next);
            }
            let length = state.play().log().len();
            table.publish(length);
            return Err(Refused::Stale(length));
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
        let mine = state.seats_of(person, token);
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
                let free = match state.sitter_of(*seat) {
                    Some(Sitter::Open) if !state.may_sit(person, token).has(*seat) => {
                        return Err(Refused::Why(Message::new("no-second-seat")));
                    }
                    Some(Sitter::Open) => true,
                    Some(Sitter::Bot(_)) if state.play().resigned().has(*seat) => {
                        return Err(Refused::Why(Message::new("resigned-already").with("seat", *seat)));
                    }
                    Some(Sitter::Bot(_)) => state.owner(*seat).is_some_and(|owner| person.holds(owner, token)),
                    Some(Sitter::Person(_)) | None => mine.has(*seat),
                };
                if !free {
                    return Err(Refused::Why(Message::new("seat-taken").with("seat", *seat)));
                }
                sitting(*seat, token, name)
            }
            Wish::Rename(seat, name) => Ok(vec![TableLine::Name(own(*seat)?, plain_name(name)?).to_string()]),
            Wish::TakeBack(seat) => ask_back(state, own(*seat)?, mine),
            Wish::Answer { seat, asker, yes } => answer(state, own(*seat)?, *asker, *yes),
            Wish::Resign(seat) => self.resignation(state, own(*seat)?),
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
                self.bot_lines(*seat, level, state.names())
            }
        }
    }

    /// Whoever resigns comes last; a bot plays on for the others' sake, if the game is not over with that.
    fn resignation(&self, state: &State, seat: Seat) -> Result<Vec<String>, Refused> {
        if state.play().next() == Next::Nobody {
            return Err(over());
        }
        let mut lines = vec![TableLine::Resign(seat).to_string()];
        let mut after = state.play().clone();
        after.enter(&lines[0])?;
        if after.next() != Next::Nobody {
            lines.extend(self.bot_lines(seat, self.bots.usual(), state.names())?);
        }
        Ok(lines)
    }

    /// The lines by which a bot takes a seat: it goes on under the name that the seat has, or gets one of its own.
    pub(crate) fn bot_lines(&self, seat: Seat, level: &str, names: &[Option<String>]) -> Result<Vec<String>, Refused> {
        if !self.bots.levels().contains(&level) {
            let known = self.bots.levels().iter().copied().collect::<rafle_engine::Arg>();
            return Err(Refused::Why(Message::new("no-such-bot").with("level", level).with("known", known)));
        }
        let mut lines = vec![TableLine::Sits(seat, Sitter::Bot(level.to_owned()).to_string()).to_string()];
        if names.get(seat.index()).is_none_or(Option::is_none) {
            let taken = |name: &str| names.iter().flatten().any(|other| other.eq_ignore_ascii_case(name));
            let name = crate::who::BOT_NAMES.into_iter().find(|name| !taken(name));
            lines.extend(name.map(|name| TableLine::Name(seat, name.to_owned()).to_string()));
        }
        Ok(lines)
    }
}

/// Does something to its end, even if whoever asked for it goes away in the middle: what is in the log has to be in memory
/// as well, and everybody has to be told.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    match tokio::spawn(work).await {
        Ok(done) => done,
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        Err(error) => Err(Refused::Store(StoreError::Failed(error.to_string()))),
    }
}

impl State {
    pub(crate) fn sitter_of(&self, seat: Seat) -> Option<&Sitter> {
        Seats::first(self.play().now().seats()).has(seat).then(|| self.sitter(seat))
    }
}

fn over() -> Refused {
    Refused::Why(Message::new("game-over"))
}

/// The lines by which the person of this token takes a seat.
pub(crate) fn sitting(seat: Seat, token: &str, name: &str) -> Result<Vec<String>, Refused> {
    let sitter = Sitter::Person(token.to_owned()).to_string();
    let name = plain_name(name)?;
    Ok(vec![TableLine::Sits(seat, sitter).to_string(), TableLine::Name(seat, name).to_string()])
}

/// One step back needs nobody's leave where nothing has happened since; else the other people are asked. When the game is over
/// everything has been shown, and nothing is taken back any more.
fn ask_back(state: &mut State, seat: Seat, mine: Seats) -> Result<Vec<String>, Refused> {
    if state.play().next() == Next::Nobody {
        return Err(over());
    }
    if let Some(lines) = state.step_back(mine) {
        return Ok(vec![TableLine::Undo(lines).to_string()]);
    }
    let nothing = || Refused::Why(Message::new("nothing-to-undo").with("count", 0));
    let lines = state.play().lines_since_choice(|other| other == seat).ok_or_else(nothing)?;
    let waiting = state.people().minus(mine);
    if waiting.is_empty() {
        return Ok(vec![TableLine::Undo(lines).to_string()]);
    }
    match &state.asked {
        // One question at a time: who has agreed to this one has not agreed to another.
        Some(open) if open.by != seat => {
            return Err(Refused::Why(Message::new("asked-already").with("seat", open.by)));
        }
        Some(_) => {} // the same question again: those who have agreed need not do so twice
        None => state.asked = Some(Asked { by: seat, lines, waiting }),
    }
    Ok(Vec::new())
}

fn answer(state: &mut State, seat: Seat, asker: Seat, yes: bool) -> Result<Vec<String>, Refused> {
    let Some(asked) = state.asked.as_mut().filter(|asked| asked.by == asker && asked.waiting.has(seat)) else {
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
