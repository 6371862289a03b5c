//! How a table is opened: by somebody who sets it up, or by the people of one that is over.

use rafle_engine::{AnyGame, Begins, First, Message, Pace, Play, Seat, TableLine};

use crate::luck::brought;
use crate::room::{begin, note_name};
use crate::wish::{bot_sits, name_among, person_sits, sits_down};
use crate::{Bots, FairLuck, Guest, Refused, Sitter, Table, about};

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which game.
    pub slug: String,
    /// Its options, as written.
    pub options: Vec<(String, String)>,
    /// Who plays each seat.
    pub seats: Vec<SetupSeat>,
    /// What everybody who sits down agrees to.
    pub agreed: Agreed,
}

/// What holds at a table besides the rules of its game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Agreed {
    /// Whether people may ask the coach while they play; where nothing is said, whoever plays against bots alone may.
    pub hints: Option<bool>,
    /// Whether what luck has answered may be taken back if everybody agrees.
    pub friendly: bool,
    /// After how many minutes a bot may play for somebody who is away, if that is said.
    pub patience: Option<u8>,
    /// How it is decided who begins, if that is said; else people have the seats in which they sit.
    pub first: Option<First>,
    /// How long bots wait before they move, if that is said.
    pub pace: Option<Pace>,
}

impl Agreed {
    /// The lines that say so at a table of this game. Who plays a game for one has agreed with nobody but its own rules.
    pub fn lines(self, start: &dyn AnyGame) -> impl Iterator<Item = String> + use<> {
        let hints = self.hints.map(TableLine::Hints);
        let alone = start.about().most_seats == 1 && start.may_take_back();
        let friendly = (self.friendly || alone).then_some(TableLine::Friendly);
        let patience = self.patience.map(TableLine::Patience);
        let pace = self.pace.map(TableLine::Pace);
        [hints, friendly, patience, pace].into_iter().flatten().map(|line| line.to_string())
    }

    /// How it is decided who begins, where that is not a rule of this game: after everybody has sat down.
    fn who_begins(self, start: &dyn AnyGame) -> Option<String> {
        self.first.filter(|_| asks_who_begins(start)).map(|first| TableLine::First(first).to_string())
    }
}

/// Who shall play a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupSeat {
    /// Whoever opens the table, under this name: the own seat, or somebody else's on the same device.
    Mine(String),
    /// The same without a name: the log has none, and each reader calls them a guest in their own language.
    Unnamed,
    /// Whoever comes with the link: the table is a room until its host begins.
    Open,
    /// A bot of this strength.
    Bot(String),
}

impl Setup {
    /// The game before its first line, if so many can play it with these options.
    pub fn start(&self) -> Result<Box<dyn AnyGame>, Refused> {
        let mut pairs: Vec<_> = self.options.iter().map(|(key, word)| (key.as_str(), word.as_str())).collect();
        if let Some(Begins::Option(key, word)) = about(&self.slug).map(|about| about.begins)
            && !pairs.iter().any(|(other, _)| *other == key)
        {
            pairs.push((key, word));
        }
        let unknown = || Refused::Why(Message::new("no-such-game").with("slug", self.slug.as_str()));
        Ok(rafle_games::open(&self.slug, self.seats.len(), &pairs).ok_or_else(unknown)??)
    }

    /// The table as it is opened by this guest: a room. Where nobody else is awaited it begins by itself.
    pub fn open(&self, guest: &Guest, bots: &dyn Bots, seal: &TableLine) -> Result<Table, Refused> {
        let start = self.start()?;
        let sit = seated(&self.seats, &vec![None; self.seats.len()], guest, bots)?;
        let lines = self.agreed.lines(&*start).chain(sit).chain(self.agreed.who_begins(&*start));
        opened(Play::new(start), &TableLine::Room, guest, seal, lines, !self.seats.contains(&SetupSeat::Open))
    }
}

/// Who sits where at the start, as lines. Who plays a seat that has a name already goes on under it, unless they have one of
/// their own.
pub(crate) fn seated(
    seats: &[SetupSeat],
    names: &[Option<String>],
    guest: &Guest,
    bots: &dyn Bots,
) -> Result<Vec<String>, Refused> {
    let (mut lines, mut names) = (Vec::new(), names.to_vec());
    for (index, seat) in seats.iter().enumerate() {
        if let SetupSeat::Mine(name) = seat {
            names[index] = Some(name_among(&names, Seat::new(index), name)?);
        }
    }
    for (index, seat) in seats.iter().enumerate() {
        let place = Seat::new(index);
        lines.extend(match seat {
            SetupSeat::Mine(_) => sits_down(place, guest.token(), names[index].as_deref().unwrap_or_default()),
            SetupSeat::Unnamed => vec![person_sits(place, guest.token())],
            SetupSeat::Open => vec![TableLine::Sits(place, Sitter::Open.to_string()).to_string()],
            SetupSeat::Bot(level) => bot_sits(bots, place, level, &names)?,
        });
        note_name(&mut names, &lines);
    }
    Ok(lines)
}

impl Table {
    /// The room in which the people of this table, which is called `id`, play again. Whoever asks for it hosts it; where
    /// nobody else is awaited it begins by itself.
    pub fn again(&self, id: &str, guest: &Guest, bots: &dyn Bots, seal: &TableLine) -> Result<Table, Refused> {
        if !self.play().over() {
            return Err(Refused::NotOver);
        }
        let start = self.play().afresh().start().copy();
        // Whoever sits next to who has begun.
        let first = (self.taken().len() > 1).then(|| First::Seat(self.taken().after(Seat::A)));
        let agreed = Agreed { first, ..self.agreed() };
        let lines = agreed.lines(&*start).chain(self.same_seats(id, guest, bots)?).chain(agreed.who_begins(&*start));
        let begins = self.others(guest).is_empty() && self.enough();
        opened(Play::new(start), &TableLine::Room, guest, seal, lines, begins)
    }

    /// The lines by which everybody sits again as here; whoever left a seat to a bot comes back. Whoever asks sits first, and
    /// is the host.
    fn same_seats(&self, id: &str, guest: &Guest, bots: &dyn Bots) -> Result<Vec<String>, Refused> {
        let asker = self.seats_of(guest).or(self.owned_by(guest));
        let mut lines = Vec::new();
        for seat in asker.iter().chain(self.seats().minus(asker).iter()) {
            let name = self.names()[seat.index()].as_deref();
            match (self.sitter(seat), self.owner(seat), name) {
                (Sitter::Person(_) | Sitter::Bot(_), Some(token), name) => {
                    let token = if token.contains('@') { token.to_owned() } else { format!("{token}@{id}") };
                    lines.extend(match name {
                        Some(name) => sits_down(seat, &token, name),
                        None => vec![person_sits(seat, &token)],
                    });
                }
                (Sitter::Bot(level), owner, name) => {
                    lines.extend(bot_sits(bots, seat, level, self.names())?);
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

/// Whether it is decided at the table who begins this game.
pub(crate) fn asks_who_begins(start: &dyn AnyGame) -> bool {
    start.about().asks_who_begins(&start.options())
}

/// A room whose luck is sealed, in which these lines have been entered; or the table at which it begins at once.
pub(crate) fn opened(
    mut play: Play,
    room: &TableLine,
    guest: &Guest,
    seal: &TableLine,
    lines: impl Iterator<Item = String>,
    begins: bool,
) -> Result<Table, Refused> {
    for line in [seal.to_string(), room.to_string()].into_iter().chain(lines) {
        play.enter(&line)?;
    }
    if let Some(line) = brought(&play, guest) {
        play.enter(&line)?;
    }
    if begins {
        let mut luck = FairLuck::of(&play).expect("a secret was sealed");
        begin(&mut play, &[], &mut luck)?;
    }
    Ok(Table::new(play))
}
