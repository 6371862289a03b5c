//! How a table is opened: by somebody who sets it up, or by the people of one that is over.

use rafle_engine::{AnyGame, Message, Next, Play, Seat, TableLine};

use crate::wish::{bot_sits, sitting};
use crate::{Bots, Guest, Refused, Sitter, Table, plain_name};

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which game.
    pub slug: String,
    /// Its options, as written.
    pub options: Vec<(String, String)>,
    /// Who plays each seat.
    pub seats: Vec<SetupSeat>,
    /// Whether people may ask the coach while they play; where nothing is said, whoever plays against bots alone may.
    pub hints: Option<bool>,
}

/// Who shall play a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupSeat {
    /// Whoever opens the table, under this name: the own seat, or somebody else's on the same device.
    Mine(String),
    /// Whoever comes with the link.
    Open,
    /// A bot of this strength.
    Bot(String),
}

impl Setup {
    /// The game before its first line, if so many can play it with these options.
    pub fn start(&self) -> Result<Box<dyn AnyGame>, Refused> {
        let pairs: Vec<_> = self.options.iter().map(|(key, word)| (key.as_str(), word.as_str())).collect();
        let unknown = || Refused::Why(Message::new("no-such-game").with("slug", self.slug.as_str()));
        Ok(rafle_games::open(&self.slug, self.seats.len(), &pairs).ok_or_else(unknown)??)
    }

    /// The table as it is opened by this guest: what its luck is made of, who sits where, and what is dealt before anybody
    /// has to tap.
    pub fn open(&self, guest: &Guest, bots: &dyn Bots, seal: &TableLine) -> Result<Table, Refused> {
        opened(self.start()?, seal, &self.first_lines(guest, bots)?)
    }

    /// Who sits where at the start, as lines.
    fn first_lines(&self, guest: &Guest, bots: &dyn Bots) -> Result<Vec<String>, Refused> {
        let mut lines: Vec<_> = self.hints.map(|on| TableLine::Hints(on).to_string()).into_iter().collect();
        let mut names = vec![None; self.seats.len()];
        let people = self.seats.iter().enumerate().filter_map(|(index, seat)| match seat {
            SetupSeat::Mine(name) => Some((index, plain_name(name))),
            SetupSeat::Open | SetupSeat::Bot(_) => None,
        });
        for (index, name) in people {
            names[index] = Some(name?);
        }
        for (index, seat) in self.seats.iter().enumerate() {
            let place = Seat::new(index);
            let added = match seat {
                SetupSeat::Mine(name) => sitting(place, guest.token(), name)?,
                SetupSeat::Open => vec![TableLine::Sits(place, Sitter::Open.to_string()).to_string()],
                SetupSeat::Bot(level) => bot_sits(bots, place, level, &names)?,
            };
            if let Some(Ok(TableLine::Name(_, name))) = added.last().map(|line| line.parse()) {
                names[index] = Some(name);
            }
            lines.extend(added);
        }
        Ok(lines)
    }
}

impl Table {
    /// The table at which the people of this one, which is called `id`, play again in the same seats.
    pub fn again(&self, id: &str, bots: &dyn Bots, seal: &TableLine) -> Result<Table, Refused> {
        if self.play().next() != Next::Nobody {
            return Err(Refused::NotOver);
        }
        opened(self.play().start().copy(), seal, &self.same_seats(id, bots)?)
    }

    /// The lines by which everybody sits again as here; whoever left a seat to a bot comes back.
    fn same_seats(&self, id: &str, bots: &dyn Bots) -> Result<Vec<String>, Refused> {
        let said = self.play().seating().hints;
        let mut lines: Vec<_> = said.map(|on| TableLine::Hints(on).to_string()).into_iter().collect();
        for seat in self.seats().iter() {
            let name = self.names()[seat.index()].as_deref();
            match (self.sitter(seat), self.owner(seat), name) {
                (Sitter::Person(_) | Sitter::Bot(_), Some(token), Some(name)) => {
                    let token = if token.contains('@') { token } else { format!("{token}@{id}") };
                    lines.extend(sitting(seat, &token, name)?);
                }
                (Sitter::Bot(level), owner, name) => {
                    lines.extend(bot_sits(bots, seat, &level, self.names())?);
                    if let (None, Some(name)) = (owner, name) {
                        lines.push(TableLine::Name(seat, name.to_owned()).to_string());
                    }
                }
                _ => lines.push(TableLine::Sits(seat, Sitter::Open.to_string()).to_string()),
            }
        }
        Ok(lines)
    }
}

/// A table whose luck is sealed, at which these lines have been entered, and what needs no tap is dealt.
fn opened(start: Box<dyn AnyGame>, seal: &TableLine, lines: &[String]) -> Result<Table, Refused> {
    let mut play = Play::new(start);
    play.enter(&seal.to_string())?;
    for line in lines {
        play.enter(line)?;
    }
    let mut table = Table::new(play);
    let mut luck = table.luck().expect("a secret was sealed");
    let dealt = table.dealt(&mut luck)?;
    table.add(&dealt);
    Ok(table)
}
