//! A room: a table at which nothing has happened yet. People sit down, bots are set, and the host begins.

use rafle_engine::{First, Luck, Message, Next, Play, Seat, Seats, Stage, TableLine};

use crate::luck::numbers_asked;
use crate::setup::asks_who_begins;
use crate::wish::bot_sits;
use crate::{Bots, Granted, Guest, House, Refused, Sealing, Sitter, Table, Wish};

impl Table {
    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        self.play().stage()
    }

    /// Who says when it begins: who has sat longest of the people who are not silent, and that is who opened the room, as long as they
    /// stay; of all people where everybody is silent.
    pub fn host(&self, silent: Seats) -> Option<Seat> {
        let since = &self.play().seating().since;
        let longest = |seats: Seats| seats.iter().min_by_key(|seat| since[seat.index()]);
        longest(self.people().minus(silent)).or_else(|| longest(self.people()))
    }

    /// The seats that are taken, by people or by bots.
    pub fn taken(&self) -> Seats {
        self.seats().minus(self.open_seats())
    }

    /// The free places that are laid in a room: with those that are taken, as many as the game is at its best with. A game that
    /// goes on from a record has its seats.
    pub fn laid(&self) -> Seats {
        if self.play().elsewhere().is_some() {
            return self.open_seats();
        }
        let missing = self.about().usual_seats.max(self.about().least_seats).saturating_sub(self.taken().len());
        self.open_seats().iter().take(missing).collect()
    }

    /// Whether so many as sit here now can play.
    pub fn enough(&self) -> bool {
        if self.play().elsewhere().is_some() {
            return self.open_seats().is_empty();
        }
        self.play().start().with_seats(self.taken().len()).is_ok()
    }

    /// How it is decided who begins, where that is not a rule of the game.
    pub fn first(&self) -> Option<First> {
        let asked = self.play().elsewhere().is_none() && asks_who_begins(self.play().start());
        asked.then(|| self.play().seating().first.unwrap_or(First::Seated))
    }

    /// What comes of a wish while the table waits.
    pub(crate) fn grant_in_room(
        &self,
        guest: &Guest,
        wish: &Wish,
        house: &House<'_>,
        luck: &mut (impl Luck + ?Sized),
    ) -> Result<Granted, Refused> {
        let mine = self.seats_of(guest);
        let own = |seat: Seat| if mine.has(seat) { Ok(seat) } else { Err(Refused::NotYours) };
        let host = || {
            let hosts = self.host(house.silent).is_some_and(|host| mine.has(host));
            if hosts { Ok(()) } else { Err(Refused::NotYours) }
        };
        let name =
            |seat, name: &str| Ok::<_, Refused>(vec![TableLine::Name(seat, self.name_for(seat, name)?).to_string()]);
        let lines = match wish {
            // The same button twice must not take two places.
            Wish::Join(called) => match (mine.iter().next(), self.open_seats().iter().next()) {
                (Some(seat), _) => name(seat, called)?,
                (None, Some(free)) => self.sitting(free, guest.token(), called)?,
                (None, None) => return Err(Refused::Why(Message::new("no-free-seat"))),
            },
            Wish::Sit(seat, called) if mine.has(*seat) => name(*seat, called)?,
            Wish::Sit(seat, called) if self.may_sit(guest).has(*seat) => self.sitting(*seat, guest.token(), called)?,
            Wish::Sit(seat, _) if self.open_seats().has(*seat) => {
                return Err(Refused::Why(Message::new("no-second-seat")));
            }
            Wish::Sit(seat, _) => return Err(Refused::Why(Message::new("seat-taken").with("seat", *seat))),
            Wish::Rename(seat, called) => name(own(*seat)?, called)?,
            Wish::Leave(seat) => vec![freed(own(*seat)?)],
            Wish::Pace(_) if mine.is_empty() => return Err(Refused::NotYours),
            Wish::Pace(pace) => vec![TableLine::Pace(*pace).to_string()],
            Wish::Free(seat) => {
                host()?;
                self.there(*seat)?;
                if self.play().resigned().has(*seat) {
                    return Err(Refused::Why(Message::new("resigned-already").with("seat", *seat)));
                }
                vec![freed(*seat)]
            }
            Wish::Replace(seat, level) => {
                host()?;
                self.there(*seat)?;
                if self.people().has(*seat) {
                    return Err(Refused::Why(Message::new("seat-taken").with("seat", *seat)));
                }
                bot_sits(house.bots, *seat, level, &self.names_here())?
            }
            Wish::Fill(level) => {
                host()?;
                if self.laid().is_empty() {
                    return Err(Refused::Why(Message::new("no-free-seat")));
                }
                self.filled(house.bots, level)?
            }
            Wish::First(first) => {
                host()?;
                if self.play().elsewhere().is_some() {
                    return Err(Refused::Why(Message::new("begun-already")));
                }
                if self.first().is_none() {
                    return Err(Refused::Why(Message::new("game-says-who-begins")));
                }
                if let First::Seat(seat) = first
                    && !self.taken().has(*seat)
                {
                    return Err(Refused::Why(Message::new("no-such-seat").with("seat", seat.to_string())));
                }
                if self.play().seating().first == Some(*first) {
                    Vec::new()
                } else {
                    vec![TableLine::First(*first).to_string()]
                }
            }
            Wish::Begin { fill } => {
                host()?;
                let bots = if *fill { self.filled(house.bots, house.bots.usual())? } else { Vec::new() };
                self.begun(&bots, house.released, luck)?
            }
            Wish::Add(digits, adding) => return self.adds(guest, digits, adding),
            Wish::AddWords(words) => self.adds_words(guest, words)?,
            Wish::Choose(_) | Wish::Throw | Wish::TakeBack(_) | Wish::Answer { .. } | Wish::Resign(_)
                if mine.is_empty() =>
            {
                return Err(Refused::NotYours);
            }
            Wish::Choose(_) | Wish::Throw | Wish::TakeBack(_) | Wish::Answer { .. } | Wish::Resign(_) => {
                return Err(Refused::Why(Message::new("not-begun")));
            }
        };
        Ok(Granted::Lines(lines))
    }

    /// Refuses a seat that is not at this table.
    pub(crate) fn there(&self, seat: Seat) -> Result<(), Refused> {
        let nowhere = || Refused::Why(Message::new("no-such-seat").with("seat", seat.to_string()));
        if self.seats().has(seat) { Ok(()) } else { Err(nowhere()) }
    }

    /// What those are called who sit here: who got up has taken the name along. In a game that goes on from a record every seat
    /// keeps the name it had.
    pub(crate) fn names_here(&self) -> Vec<Option<String>> {
        if self.play().elsewhere().is_some() {
            return self.names().to_vec();
        }
        let open = self.open_seats();
        self.seats().iter().map(|seat| self.names()[seat.index()].clone().filter(|_| !open.has(seat))).collect()
    }

    /// The lines by which a bot of this strength takes each free place that is laid.
    fn filled(&self, bots: &dyn Bots, level: &str) -> Result<Vec<String>, Refused> {
        let (mut lines, mut names) = (Vec::new(), self.names_here());
        for seat in self.laid().iter() {
            lines.extend(bot_sits(bots, seat, level, &names)?);
            note_name(&mut names, &lines);
        }
        Ok(lines)
    }

    /// The lines by which the game begins with who is there after these lines: in the order of their places, from whoever is
    /// to begin.
    fn begun(
        &self,
        lines: &[String],
        released: &[String],
        luck: &mut (impl Luck + ?Sized),
    ) -> Result<Vec<String>, Refused> {
        let mut play = self.play().clone();
        let before = play.log().len();
        lines.iter().try_for_each(|line| play.enter(line))?;
        begin(&mut play, released, luck)?;
        Ok(play.log()[before..].to_vec())
    }
}

/// Begins a room with everybody who sits there, and enters the luck that nobody has to tap for.
pub(crate) fn begin(play: &mut Play, released: &[String], luck: &mut (impl Luck + ?Sized)) -> Result<(), Refused> {
    let sits =
        |seat: &Seat| play.seating().sits[seat.index()].last().is_some_and(|words| words.parse() != Ok(Sitter::Open));
    let sitting: Seats = Seats::first(play.now().seats()).iter().filter(sits).collect();
    let settled = play.seating().first;
    // Where whoever was to begin has got up, luck says it: that stands in the log like any other wish, before numbers are open.
    if let Some(first) = settled.filter(|_| told_to_begin(play) != settled) {
        play.enter(&TableLine::First(first).to_string())?;
    }
    let first = if let Some(First::Seat(seat)) = settled { seat } else { Seat::A };
    play.enter(&TableLine::Begin(sitting.from(first).collect()).to_string())?;
    if let Some(line) = numbers_asked(play, released) {
        play.enter(&line)?;
    }
    for line in first_luck(play, luck)? {
        play.enter(&line)?;
    }
    Ok(())
}

/// Who is to begin, as somebody has last said it.
fn told_to_begin(play: &Play) -> Option<First> {
    play.log().iter().rev().find_map(|line| match line.parse() {
        Ok(TableLine::First(first)) => Some(first),
        _ => None,
    })
}

/// What is dealt before anybody has to tap, once luck may begin: when every number that is waited for is there. What was
/// sealed has changed with each of them, so the luck that was at hand before counts only where nothing is sealed.
pub(crate) fn first_luck(play: &Play, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refused> {
    let sealing = Sealing::of(play);
    match play.next() {
        Next::Chance { hand: None } if sealing.ready().is_ok() => Ok(match sealing.luck() {
            Some(mut fair) => play.lines_of_luck(&mut fair)?,
            None => play.lines_of_luck(luck)?,
        }),
        _ => Ok(Vec::new()),
    }
}

/// The line by which a place is free.
fn freed(seat: Seat) -> String {
    TableLine::Sits(seat, Sitter::Open.to_string()).to_string()
}

/// Notes the name that the last of these lines gives.
pub(crate) fn note_name(names: &mut [Option<String>], lines: &[String]) {
    if let Some(Ok(TableLine::Name(seat, name))) = lines.last().map(|line| line.parse()) {
        names[seat.index()] = Some(name);
    }
}
