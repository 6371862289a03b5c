//! What somebody wants at a table, and what comes of it: lines for the log, a question to the others, or a refusal.

use std::error::Error;
use std::time::Duration;

use rafle_engine::{Arg, First, Luck, Message, Next, Pace, Refusal, Seat, Seats, Stage, TableLine, gone};

use crate::table::seat_of;
use crate::{Adding, Asked, Bots, Guest, Question, Sitter, Table};

/// The longest name of a player, in letters.
const LONGEST_NAME: usize = 24;

/// What bots are called, as long as nobody at the table is called so.
const BOT_NAMES: [&str; 18] = [
    "Saga", "Loke", "Idun", "Brage", "Embla", "Balder", "Skade", "Ull", "Sif", "Ask", "Nanna", "Vidar", "Gerd",
    "Heimdal", "Freja", "Mimer", "Gefion", "Tyr",
];

/// What somebody wants to do at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Wish {
    /// Choose this action.
    Choose(String),
    /// Throw or draw.
    Throw,
    /// Sit down wherever there is room, under this name.
    Join(String),
    /// Sit down in this open seat, or come back to the own one, under this name. Where somebody has left it in a game with
    /// something hidden, the others are asked.
    Sit(Seat, String),
    /// Be called otherwise.
    Rename(Seat, String),
    /// Take one's last choice back; others are asked where something has happened since. What luck has answered is taken
    /// back only where that was agreed on.
    TakeBack(Seat),
    /// Answer somebody who wants to take something back, or to sit down.
    Answer {
        /// Who answers.
        seat: Seat,
        /// Whose question it is, or about which seat: another one may have taken its place.
        asker: Seat,
        /// Whether it may be.
        yes: bool,
    },
    /// Give up.
    Resign(Seat),
    /// Get up for good: the seat is open again.
    Leave(Seat),
    /// Let a bot play: the own seat, or, if it is the usual bot, that of somebody who is not here. In a room the host gives
    /// it a free place.
    Replace(Seat, String),
    /// By somebody who plays here: bots wait so long from now on.
    Pace(Pace),
    /// In a room, by its host: this place is free again.
    Free(Seat),
    /// In a room, by its host: bots of this strength take all free places.
    Fill(String),
    /// In a room, by its host: how it is decided who begins.
    First(First),
    /// In a room, by its host: the game begins with who is there.
    Begin {
        /// Whether the usual bots take the free places first.
        fill: bool,
    },
    /// Add something to the luck of the table, by the device of these [digits](crate::digits).
    Add(String, Adding),
    /// Add words to it.
    AddWords(String),
}

impl Wish {
    /// Whether the wish answers what the table shows, so that it must not meet another table.
    pub fn answers(&self) -> bool {
        matches!(self, Wish::Choose(_) | Wish::Throw | Wish::TakeBack(_) | Wish::Answer { .. } | Wish::Begin { .. })
    }

    /// Whether it may give somebody a name.
    pub fn names(&self) -> bool {
        matches!(self, Wish::Join(_) | Wish::Sit(..) | Wish::Rename(..))
    }

    /// Whether it writes nothing into the log but who sits where, what they are called and how the table is set: nothing in the
    /// game keeps anybody from wishing that again and again.
    pub fn only_seats(&self) -> bool {
        self.names()
            || matches!(
                self,
                Wish::Leave(_) | Wish::Replace(..) | Wish::Pace(_) | Wish::Free(_) | Wish::Fill(_) | Wish::First(_)
            )
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
    /// The seats of people who have not given a sign of life for as long as the table is [patient](Table::patience).
    pub away: Seats,
    /// The seats of people who have not given one for two minutes: who hosts a room does.
    pub silent: Seats,
    /// The devices that play for nobody here any more, as lines of luck name them: their numbers are not asked for.
    pub released: &'a [String],
}

/// What comes of a wish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Granted {
    /// These lines belong into the log.
    Lines(Vec<String>),
    /// Nothing is added, but this is asked from now on, or nothing more.
    Asked(Option<Asked>),
    /// The number of this device is missing: all is to be [drawn anew](Table::drawn_anew).
    Missing(String),
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
        if self.stage() == Stage::Waiting {
            return self.grant_in_room(guest, wish, house, luck);
        }
        let mine = self.seats_of(guest);
        let own = |seat: Seat| if mine.has(seat) { Ok(seat) } else { Err(Refused::NotYours) };
        let next = || {
            self.may_go_on()?;
            own(seat_of(self.play().next()).ok_or_else(Refused::over)?)
        };
        let lines = match wish {
            Wish::Choose(line) => {
                next()?;
                // Nobody chooses what luck brings, also where it may come before a choice.
                if line.parse::<TableLine>().is_ok() || self.play().now().is_luck(line) {
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
            Wish::Join(name) => {
                let free = self.may_sit(guest).iter().next();
                return self.sit(guest, free.ok_or_else(|| Refused::Why(Message::new("no-free-seat")))?, name);
            }
            Wish::Sit(seat, name) => return self.sit(guest, *seat, name),
            Wish::Rename(seat, name) => vec![TableLine::Name(own(*seat)?, self.name_for(*seat, name)?).to_string()],
            Wish::TakeBack(seat) => return self.ask_back(guest, own(*seat)?, mine),
            // Whoever let a bot play is asked as well.
            Wish::Answer { seat, .. } if !mine.has(*seat) && !self.owned_by(guest).has(*seat) => {
                return Err(Refused::NotYours);
            }
            Wish::Answer { seat, asker, yes } => return self.answer(*seat, *asker, *yes),
            Wish::Resign(seat) => self.resignation(own(*seat)?, house.bots)?,
            Wish::Leave(seat) => vec![TableLine::Sits(own(*seat)?, Sitter::Open.to_string()).to_string()],
            Wish::Replace(seat, level) if mine.has(*seat) => self.bot_sits_for(*seat, level, house.bots)?,
            Wish::Replace(seat, level) => self.stand_in(*seat, level, mine, house)?,
            Wish::Pace(_) | Wish::Free(_) | Wish::Fill(_) | Wish::First(_) | Wish::Begin { .. } if mine.is_empty() => {
                return Err(Refused::NotYours);
            }
            Wish::Pace(pace) => vec![TableLine::Pace(*pace).to_string()],
            Wish::Free(_) | Wish::Fill(_) | Wish::First(_) | Wish::Begin { .. } => {
                return Err(Refused::Why(Message::new("begun-already")));
            }
            Wish::Add(digits, adding) => return self.adds(guest, digits, adding),
            Wish::AddWords(words) => self.adds_words(guest, words)?,
        };
        Ok(Granted::Lines(lines))
    }

    /// The usual bot plays for somebody who is not here, until they are back; or in a seat that nobody has.
    fn stand_in(&self, seat: Seat, level: &str, mine: Seats, house: &House<'_>) -> Result<Vec<String>, Refused> {
        let open = self.open_seats().has(seat);
        if mine.is_empty() || !(open || house.away.has(seat)) {
            return Err(Refused::NotYours);
        }
        if level != house.bots.usual() {
            return Err(Refused::Why(Message::new("usual-bot-only")));
        }
        let mut lines = self.bot_sits_for(seat, level, house.bots)?;
        lines.extend((!open).then(|| TableLine::Meanwhile(seat).to_string()));
        Ok(lines)
    }

    /// The lines by which a bot takes a seat. Where it plays for somebody who has no name, it has none either: they come back.
    fn bot_sits_for(&self, seat: Seat, level: &str, bots: &dyn Bots) -> Result<Vec<String>, Refused> {
        let mut lines = bot_sits(bots, seat, level, self.names())?;
        if self.play().unnamed().people.has(seat) {
            lines.truncate(1);
        }
        Ok(lines)
    }

    /// The lines by which somebody who gives a sign of life gets the seats back that bots have played meanwhile.
    pub fn back_again(&self, guest: &Guest) -> Vec<String> {
        let seats = self.play().seating().meanwhile.minus(self.play().resigned()).iter();
        let theirs = seats.filter_map(|seat| Some((seat, self.owner(seat).filter(|token| guest.holds(token))?)));
        theirs.map(|(seat, token)| person_sits(seat, token)).collect()
    }

    /// The lines by which the person of this token takes a seat.
    pub fn sitting(&self, seat: Seat, token: &str, name: &str) -> Result<Vec<String>, Refused> {
        Ok(sits_down(seat, token, &self.name_for(seat, name)?))
    }

    /// What whoever has this seat is called in the log: the second of the same name gets a number.
    pub(crate) fn name_for(&self, seat: Seat, name: &str) -> Result<String, Refused> {
        name_among(&self.names_here(), seat, name)
    }

    /// Somebody sits down: at once, or when the others agree.
    fn sit(&self, guest: &Guest, seat: Seat, name: &str) -> Result<Granted, Refused> {
        self.may_take(guest, seat)?;
        // Who comes back is called as before, also if that is nothing.
        if name.trim().is_empty() && self.owner(seat).is_some_and(|owner| guest.holds(owner)) {
            return Ok(Granted::Lines(vec![person_sits(seat, guest.token())]));
        }
        let lines = self.sitting(seat, guest.token(), name)?;
        if !self.asks_for(guest, seat) {
            return Ok(Granted::Lines(lines));
        }
        let what = Question::Seat { token: guest.token().to_owned(), name: self.name_for(seat, name)? };
        self.put(Asked { by: seat, what, waiting: self.concerned(guest) })
    }

    /// Whether somebody may sit down here: in an open seat, or in one that is their own.
    fn may_take(&self, guest: &Guest, seat: Seat) -> Result<(), Refused> {
        let taken = || Refused::Why(Message::new("seat-taken").with("seat", seat));
        if !self.seats().has(seat) {
            return Err(taken());
        }
        if self.play().resigned().has(seat) {
            return Err(Refused::Why(Message::new("resigned-already").with("seat", seat)));
        }
        let theirs = match self.sitter(seat) {
            Sitter::Open if !self.may_sit(guest).has(seat) => {
                return Err(Refused::Why(Message::new("no-second-seat")));
            }
            Sitter::Open => true,
            Sitter::Bot(_) => self.owner(seat).is_some_and(|owner| guest.holds(owner)),
            Sitter::Person(token) => guest.holds(token),
        };
        if theirs { Ok(()) } else { Err(taken()) }
    }

    /// Whoever resigns comes last and is passed over; where the game cannot do without the seat, a bot plays on for the
    /// others' sake, if the game is not over with that.
    fn resignation(&self, seat: Seat, bots: &dyn Bots) -> Result<Vec<String>, Refused> {
        if self.play().over() {
            return Err(Refused::over());
        }
        let mut lines = vec![gone(seat)];
        let mut after = self.play().clone();
        after.enter(&lines[0])?;
        if !after.over() && !self.play().passes_over(seat) {
            lines.extend(self.bot_sits_for(seat, bots.usual(), bots)?);
        }
        Ok(lines)
    }

    /// One step back needs nobody's leave where nothing has happened since; else the others are asked. What luck has answered
    /// stays, unless the table has agreed otherwise; and when the game is over everything has been shown.
    fn ask_back(&self, guest: &Guest, seat: Seat, mine: Seats) -> Result<Granted, Refused> {
        if self.play().over() {
            return Err(Refused::over());
        }
        if let Some(lines) = self.step_back(mine) {
            return Ok(Granted::Lines(vec![TableLine::Undo(lines).to_string()]));
        }
        let nothing = || Refused::Why(Message::new("nothing-to-undo").with("count", 0));
        let lines = self.play().lines_since_choice(|other| other == seat).ok_or_else(nothing)?;
        self.may_go_back(lines)?;
        self.put(Asked { by: seat, what: Question::Back { lines }, waiting: self.asked_for_back(guest, lines) })
    }

    /// Asks a question, if there is somebody to be asked. One at a time: who has agreed to this one has not agreed to another.
    fn put(&self, asked: Asked) -> Result<Granted, Refused> {
        match self.asked().filter(|open| asked.gives_way() || !open.gives_way()) {
            Some(open) if (open.by, &open.what) != (asked.by, &asked.what) => {
                Err(Refused::Why(Message::new("asked-already").with("seat", open.by)))
            }
            // The same question again: those who have agreed need not do so twice.
            Some(open) => Ok(agreed(Asked { waiting: open.waiting.and(asked.waiting), ..asked })),
            None => Ok(agreed(asked)),
        }
    }

    fn answer(&self, seat: Seat, asker: Seat, yes: bool) -> Result<Granted, Refused> {
        let Some(asked) = self.asked().filter(|asked| asked.by == asker && asked.waiting.has(seat)) else {
            return Err(Refused::Why(Message::new("nobody-asked")));
        };
        let waiting = asked.waiting.without(seat);
        Ok(if yes { agreed(Asked { waiting, ..asked.clone() }) } else { Granted::Asked(None) })
    }
}

/// What comes of a question: what was asked for, if nobody has to agree any more.
fn agreed(asked: Asked) -> Granted {
    match &asked.what {
        _ if !asked.waiting.is_empty() => Granted::Asked(Some(asked)),
        Question::Back { lines } => Granted::Lines(vec![TableLine::Undo(*lines).to_string()]),
        Question::Seat { token, name } => Granted::Lines(sits_down(asked.by, token, name)),
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
        let name = BOT_NAMES.into_iter().find(|name| !names.iter().flatten().any(|other| is_same(other, name)));
        lines.extend(name.map(|name| TableLine::Name(seat, name.to_owned()).to_string()));
    }
    Ok(lines)
}

pub(crate) fn sits_down(seat: Seat, token: &str, name: &str) -> Vec<String> {
    vec![person_sits(seat, token), TableLine::Name(seat, name.to_owned()).to_string()]
}

/// The line by which the person of this token takes a seat, under the name that it has, if any.
pub(crate) fn person_sits(seat: Seat, token: &str) -> String {
    TableLine::Sits(seat, Sitter::Person(token.to_owned()).to_string()).to_string()
}

/// A name as it can be written in a log: no marks that control the text, not too long, not empty.
pub fn plain_name(name: &str) -> Result<String, Refused> {
    let marks = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
            || matches!(letter, '\u{ad}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
    };
    // A semicolon would end the line in a record; the wide one says the same and does not.
    let letters: Vec<char> = name.chars().map(|letter| if letter == ';' { '；' } else { letter }).collect();
    let at = |index: usize| letters.get(index).copied().unwrap_or_default();
    // What makes one picture of several is none of those marks: a family stays together.
    let joins =
        |index: usize| at(index) == JOINER && index > 0 && is_picture(at(index - 1)) && is_picture(at(index + 1));
    let kept = (0..letters.len()).filter(|&index| joins(index) || !marks(at(index)));
    let plain = shortened(&kept.map(at).collect::<String>(), LONGEST_NAME);
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.is_empty() { Err(Refused::Why(Message::new("name-empty"))) } else { Ok(plain) }
}

/// A name as whoever has this seat is called in the log, where the seats have these names.
pub(crate) fn name_among(names: &[Option<String>], seat: Seat, name: &str) -> Result<String, Refused> {
    let others =
        || names.iter().enumerate().filter(|(index, _)| *index != seat.index()).filter_map(|(_, name)| name.as_deref());
    Ok(told_apart(&plain_name(name)?, |name| others().any(|other| is_same(other, name))))
}

/// The name itself, or with a number behind it, if it is taken: `Anna (2)`.
pub fn told_apart(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number: usize| {
        let number = format!(" ({number})");
        format!("{}{number}", shortened(name, LONGEST_NAME - number.len()).trim_end())
    });
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !is_taken(name)).expect("there is always a next number")
}

/// Whether people hear the same when they are called so.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// So many letters of a text at most, and no joiner at its end that has nothing left to join.
fn shortened(text: &str, most: usize) -> String {
    text.chars().take(most).collect::<String>().trim_end_matches(JOINER).to_owned()
}

/// What makes one picture of the two beside it.
const JOINER: char = '\u{200d}';

/// Whether it is a letter of pictures: an emoji, or what says that the letter before it is one.
fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{fe0f}' | '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}
