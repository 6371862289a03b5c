//! A record opened as a table: a game goes on in a room of its own, with people of its own and luck of its own.
//!
//! The log of the new table begins with what was played elsewhere. Of that it has the lines of the game, those that were taken
//! back among them, what players were called and who resigned. It has nothing of the other table: not who sat there, by which
//! token, not what was agreed on, not its lines of luck. A secret that stands in a record is known to whoever has it, and
//! what a record says of its own luck is checked in that record: anybody could have written it, and here it would prove
//! nothing. Then a new secret is sealed, and `elsewhere` opens the room.
//!
//! Where something is hidden at this moment, whoever has the record knows it: whoever opens it here had to send it whole.
//! That is not refused, since a game whose host has gone can only go on like this, and since one may want to play a hand
//! again; but the room says so to everybody before they sit down ([`Room::known`](crate::Room::known)), and so does the page
//! about luck as long as the table is there. The server itself shows nothing: as long as the room waits, everybody there
//! looks with a spectator's eyes.

use rafle_engine::{Message, Play, Seat, Seats, Stage, TableLine, Viewer};

use crate::past::length_at;
use crate::setup::{opened, seated};
use crate::{Agreed, Bots, Guest, Refused, SetupSeat, Table, plain_name};

/// The longest game that is opened as a table, in lines: four times as long as any that we have seen people play.
const LONGEST: usize = 8_000;

/// A game that can go on at a new table.
#[derive(Clone)]
pub struct Onward {
    play: Play,
}

impl Onward {
    /// The game of this record as it stood after the [step](crate::step) of this number, if it can be played on from there.
    pub fn from(record: &Play, step: usize) -> Result<Onward, Refused> {
        let why = |key| Err(Refused::Why(Message::new(key)));
        if record.stage() == Stage::Waiting || record.awaits_lot() {
            return why("not-begun");
        }
        let played = &record.log()[..length_at(record, step)];
        let of_game = |line: &&String| {
            matches!(line.parse::<TableLine>(), Ok(TableLine::Undo(_) | TableLine::Resign(_)) | Err(_))
        };
        if played.iter().filter(of_game).count() > LONGEST {
            return Err(Refused::Why(Message::new("record-too-long").with("most", LONGEST)));
        }
        let mut play = Play::new(record.start().copy());
        for (seat, name) in Seats::first(play.places()).iter().zip(record.names()) {
            if let Some(Ok(name)) = name.as_deref().map(plain_name) {
                play.enter(&TableLine::Name(seat, name).to_string())?;
            }
        }
        for line in played.iter().filter(of_game) {
            play.enter(line)?;
        }
        match play.stage() {
            Stage::Over => why("record-over"),
            _ if play.now().has_holes() => why("record-has-holes"),
            Stage::Waiting | Stage::Playing => Ok(Onward { play }),
        }
    }

    /// The game, as it stands where it goes on.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// The seats that need somebody: all but those whose players have resigned.
    pub fn seats(&self) -> Seats {
        Seats::first(self.play.places()).minus(self.play.resigned())
    }

    /// Whether something is hidden at this moment, which whoever has the record knows.
    pub fn hides(&self) -> bool {
        hides(&self.play)
    }

    /// The table as it is opened by this guest, with who shall play each seat: a room in which the game goes on. Where nobody
    /// else is awaited it begins by itself.
    pub fn open(
        &self,
        seats: &[SetupSeat],
        agreed: Agreed,
        guest: &Guest,
        bots: &dyn Bots,
        seal: &TableLine,
    ) -> Result<Table, Refused> {
        let wanted = |seat: Seat| seats.get(seat.index()).cloned().unwrap_or(SetupSeat::Open);
        // For whoever has resigned a bot plays on, where the game cannot do without the seat.
        let who = |seat| if self.seats().has(seat) { wanted(seat) } else { SetupSeat::Bot(bots.usual().to_owned()) };
        let seats: Vec<_> = Seats::first(self.play.places()).iter().map(who).collect();
        let lines = agreed.lines(self.play.start()).chain(seated(&seats, self.play.names(), guest, bots)?);
        let begins = !seats.contains(&SetupSeat::Open);
        opened(self.play.clone(), &TableLine::Elsewhere, guest, seal, lines, begins)
    }
}

/// Whether something is hidden in a game at this moment from whoever only watches.
pub(crate) fn hides(play: &Play) -> bool {
    play.now().seen_by(Viewer::Spectator).has_holes()
}
