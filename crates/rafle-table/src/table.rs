//! One table: the game being played, who sits there, and what each viewer sees of it.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::time::Duration;

use rafle_engine::{
    About, Aid, AnyGame, AnySeen, Elsewhere, FilledPad, First, Luck, Message, Moment, Next, Pace, Play, Record, Seat,
    Seats, Stage, Standings, TableLine, Unnamed, View, Viewer, gone_from,
};
use sha2::{Digest, Sha256};

use crate::elsewhere::hides;
use crate::who::hex;
use crate::{Agreed, Fair, FairLuck, Guest, Person, Refused, Sealing, Sitter, Timing, pause_of};

/// So many minutes without a sign of life have to pass before a bot may play for somebody, where nothing else was said.
pub const PATIENCE: u8 = 3;

/// So many can be said.
pub const PATIENCES: RangeInclusive<u8> = 1..=60;

/// How many of the last lines are kept at hand, to tell what just happened.
const RECENT: usize = 12;

/// How many of the last moments are kept at hand, however many lines have followed them: a deal may be long.
const MOMENTS: usize = 6;

/// A table: its log, and what follows from it. Beside the log stands only a question that somebody has asked.
pub struct Table {
    play: Play,
    /// Who has had each seat, as the lines of the log say: the first one first, who has it now last.
    sitters: Vec<Vec<Sitter>>,
    recent: Recent,
    asked: Option<Asked>,
    sealing: Sealing,
    /// The options as the header has them that is stored, which an older version may have written.
    stored_options: Option<Vec<(String, String)>>,
}

/// The last lines, told again to whoever comes.
struct Recent {
    /// The game before the first of them.
    base: Box<dyn AnyGame>,
    entries: VecDeque<Entry>,
    /// Where the last addition begins and the game before it: most viewers know everything up to there, and are told the
    /// rest without going through all of the above.
    last: (usize, Box<dyn AnyGame>),
    /// The last lines that ended something, by their number, each with the game before it.
    moments: VecDeque<(usize, Box<dyn AnyGame>)>,
    /// The last line that is worth a word beside the table, by its number, with the game before it: what was chosen, and a throw
    /// that has ended a turn. Dice that wait to be judged say themselves what they are.
    did: Option<(usize, Box<dyn AnyGame>)>,
}

/// A line that is still told.
struct Entry {
    /// Its number in the log.
    number: usize,
    /// Who was next before a line of the game; what happened to the table else.
    what: What,
}

enum What {
    Game(Next),
    Table(Message),
}

/// Something that somebody has asked the others for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who asks; if it is somebody who wants to sit down, where.
    pub by: Seat,
    /// What is asked.
    pub what: Question,
    /// Who still has to agree.
    pub waiting: Seats,
}

impl Asked {
    /// Whether it gives way to what somebody asks who sits here: a stranger keeps nobody from asking.
    pub(crate) fn gives_way(&self) -> bool {
        matches!(self.what, Question::Seat { .. })
    }
}

/// What the others are asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// To take the last choice back.
    Back {
        /// How many lines of the game that are.
        lines: usize,
    },
    /// To sit down in a seat with something hidden before it.
    Seat {
        /// Who asks, as the log will write them.
        token: String,
        /// What they want to be called.
        name: String,
    },
}

/// Something that just happened, in the game or to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// In the words of the game.
    Game(Message),
    /// In the words of the table: `sat-down`, `bot-plays`, `got-up`, `resigned`, `took-back`.
    Table(Message),
}

/// What somebody has just done, as one viewer is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Did {
    /// Who it was, if it was anybody.
    pub by: Option<Seat>,
    /// In the words of the game.
    pub said: Vec<Message>,
}

/// Something that has ended, as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The number of the line by which it ended.
    pub number: usize,
    /// The table at that moment.
    pub view: View,
    /// Whether it ended by a throw or a draw.
    pub thrown: bool,
}

impl Shown {
    /// Whether somebody should have seen it before the table goes on.
    pub fn waits(&self) -> bool {
        self.view.moment.as_ref().is_some_and(Moment::waits)
    }

    /// What happens in it, and when.
    pub fn timing(&self) -> Timing {
        Timing::of(&self.view, self.thrown)
    }
}

/// What there is to know of a table while it waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    /// Who says when it begins, if somebody sits there. Who is silent is known by whoever looks, see [`Table::host`].
    pub host: Option<Seat>,
    /// How it is decided who begins, where that is not a rule of the game.
    pub first: Option<First>,
    /// Whether so many as sit there can play.
    pub enough: bool,
    /// The free places that are laid: as many as the game is at its best with. Whoever comes besides finds one as well, as long
    /// as the game has one.
    pub free: Seats,
    /// Whether something is hidden in the game that goes on here, which whoever has the record knows that was opened.
    pub known: bool,
}

/// How somebody stands at a table at which others play. Who stands as another sees the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How long the log is.
    pub number: usize,
    /// What the table shows that is not in the log, see [`Snapshot::unlogged`].
    pub unlogged: String,
    /// Which open seats this person may take.
    pub may_sit: Seats,
    /// For which of them the others are asked.
    pub asks_for: Seats,
    /// How much those have looked at who sit here and are behind, as whoever keeps the table knows.
    pub looked_at: Option<usize>,
}

/// A table as one viewer finds it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// How long the log is: what an action has to name.
    pub number: usize,
    /// What this viewer sees.
    pub view: View,
    /// Whether it is a room that waits, or the game goes on or is over.
    pub stage: Stage,
    /// Who is next; nobody in a room and at the end.
    pub next: Next,
    /// Who stands where.
    pub standings: Standings,
    /// Who plays each seat.
    pub sitters: Vec<Sitter>,
    /// What the players are called, as far as anybody has said.
    pub names: Vec<Option<String>>,
    /// Who has not said that.
    pub unnamed: Unnamed,
    /// Which seats this person plays.
    pub mine: Seats,
    /// Which seats this person may come back to.
    pub owned: Seats,
    /// Which open seats this person may take.
    pub may_sit: Seats,
    /// For which of them the others are asked.
    pub asks_for: Seats,
    /// What else there is to know of it while it waits.
    pub room: Option<Room>,
    /// Who has resigned.
    pub resigned: Seats,
    /// What just happened, the oldest first.
    pub happened: Vec<Told>,
    /// What was done last, however long ago.
    pub did: Option<Did>,
    /// What has ended meanwhile, the oldest first, to be looked at before the table as it stands.
    pub moments: Vec<Shown>,
    /// The number of the last of it, if somebody who sits here still looks at that.
    pub looked_at: Option<usize>,
    /// How long bots wait here before they move.
    pub pause: Duration,
    /// Whether something was thrown or drawn among that.
    pub thrown: bool,
    /// A question that waits for an answer.
    pub asked: Option<Asked>,
    /// Whether one step back needs nobody's leave.
    pub may_step_back: bool,
    /// The own seat that could ask for its last choice back.
    pub may_ask_back: Option<Seat>,
    /// Whether people may ask the coach while they play.
    pub hints: bool,
    /// What was agreed on before the game.
    pub agreed: Agreed,
    /// How much was played elsewhere, if the table was opened from a record.
    pub elsewhere: Option<Elsewhere>,
    /// The table at which the same people play again.
    pub followed: Option<String>,
    /// What everybody may know of the luck here.
    pub luck: Fair,
    /// The card that players want at hand, if the game has one: for whoever is told everything, once.
    pub aid: Option<Aid>,
    /// The score pad as it is filled in, if the game is scored round by round.
    pub pad: Option<FilledPad>,
}

impl Snapshot {
    /// What the table shows that is not in the log, as a word: a page that knows the log and this word has missed nothing.
    pub fn unlogged(&self) -> String {
        unlogged(self.asked.as_ref(), self.followed.is_some())
    }

    /// Who acts or throws next, if anybody does.
    pub fn to_move(&self) -> Option<Seat> {
        seat_of(self.next)
    }

    /// Who begins, if it is a room.
    pub fn host(&self) -> Option<Seat> {
        self.room.as_ref().and_then(|room| room.host)
    }

    /// The seats that are taken, by people or by bots.
    pub fn taken(&self) -> Seats {
        Seats::first(self.sitters.len()).iter().filter(|seat| self.sitters[seat.index()] != Sitter::Open).collect()
    }

    /// The free places of a room that are laid.
    pub fn free(&self) -> Seats {
        self.room.as_ref().map_or(Seats::NONE, |room| room.free)
    }

    /// Whether it is a room, and nothing of the game has happened.
    pub fn waits(&self) -> bool {
        self.stage == Stage::Waiting
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Whether whoever looks is the one who begins.
    pub fn hosts(&self) -> bool {
        self.host().is_some_and(|host| self.mine.has(host))
    }
}

impl Table {
    /// The table of this log.
    pub fn new(play: Play) -> Table {
        let last = (play.log().len(), play.now().copy());
        let recent =
            Recent { base: play.start().copy(), entries: VecDeque::new(), last, moments: VecDeque::new(), did: None };
        let (sitters, sealing) = (sitters(&play), Sealing::of(&play));
        let mut table = Table { play, sitters, recent, asked: None, sealing, stored_options: None };
        table.recall();
        table
    }

    /// The same, whose header is stored with these options: a version that knows more of them does not exchange what devices were
    /// shown before.
    pub fn stored_with(self, options: Vec<(String, String)>) -> Table {
        Table { stored_options: Some(options), ..self }
    }

    /// A record of this table under the header that is stored.
    pub(crate) fn with_stored_options(&self, record: Record) -> Record {
        match &self.stored_options {
            Some(options) => Record { options: options.clone(), ..record },
            None => record,
        }
    }

    /// The game and its log.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// Which game is played.
    pub fn about(&self) -> &'static About {
        self.play.start().about()
    }

    /// What the players are called, as far as anybody has said.
    pub fn names(&self) -> &[Option<String>] {
        self.play.names()
    }

    /// The luck that follows from what was sealed here; none at a table of an older version.
    pub fn luck(&self) -> Option<FairLuck> {
        self.sealing.luck()
    }

    /// What the lines of luck have come to.
    pub(crate) fn sealing(&self) -> &Sealing {
        &self.sealing
    }

    /// What was agreed on before the game.
    pub(crate) fn agreed(&self) -> Agreed {
        let said = self.play.seating();
        Agreed {
            hints: said.hints,
            friendly: said.friendly,
            patience: said.patience,
            first: said.first,
            pace: said.pace,
        }
    }

    /// After how many minutes without a sign of life another person may let a bot play for somebody.
    pub fn patience(&self) -> u8 {
        self.play.seating().patience.unwrap_or(PATIENCE)
    }

    /// How long bots wait before they move, if that was said.
    pub fn pace(&self) -> Option<Pace> {
        self.play.seating().pace
    }

    /// What the last addition has ended that somebody should have seen before the table goes on, as everybody saw it.
    pub fn to_be_seen(&self) -> Option<Shown> {
        self.moments(Viewer::Spectator, self.recent.last.0).into_iter().rfind(Shown::waits)
    }

    /// A question that waits for an answer.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// Somebody asks, or nobody does any more: nothing of it is in the log.
    pub fn ask(&mut self, asked: Option<Asked>) {
        self.asked = asked;
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.play.start().seats())
    }

    /// Who plays this seat.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        self.sitters[seat.index()].last().unwrap_or(&Sitter::Open)
    }

    /// Who last sat in this seat, by their token. Who gets up for good does not come back as somebody who has only let a bot
    /// play.
    pub(crate) fn owner(&self, seat: Seat) -> Option<&str> {
        let last = self.sitters[seat.index()].iter().rev().find(|sitter| !matches!(sitter, Sitter::Bot(_)))?;
        if let Sitter::Person(token) = last { Some(token) } else { None }
    }

    /// Which seats somebody plays.
    pub fn seats_of(&self, guest: &Guest) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Person(token) if guest.holds(token)))
    }

    fn seats_where(&self, is: impl Fn(&Sitter) -> bool) -> Seats {
        self.seats().iter().filter(|&seat| is(self.sitter(seat))).collect()
    }

    /// Whether this token, as it stands in the log, has this seat.
    pub fn sits(&self, token: &str, seat: Seat) -> bool {
        self.seats().has(seat) && matches!(self.sitter(seat), Sitter::Person(other) if other == token)
    }

    /// The seats in which somebody was the last to sit, and that a bot plays now.
    pub fn owned_by(&self, guest: &Guest) -> Seats {
        let owned = |seat: &Seat| self.owner(*seat).is_some_and(|token| guest.holds(token));
        self.seats_where(|sitter| matches!(sitter, Sitter::Bot(_))).iter().filter(owned).collect()
    }

    /// The open seats that somebody may take. Where something is hidden, whoever has seen what lies before one seat takes no
    /// other, and whoever will see it takes no second one: several round one device are seated by whoever opens the table, for
    /// all to see.
    pub fn may_sit(&self, guest: &Guest) -> Seats {
        let open = self.open_seats();
        let second = self.about().hidden && self.stage() == Stage::Waiting && !self.seats_of(guest).is_empty();
        if second {
            return Seats::NONE;
        }
        if open.is_empty() || !self.hides() {
            return open;
        }
        let known: Seats = self.seats().iter().filter(|&seat| self.knows(guest, seat)).collect();
        open.iter().filter(|seat| known.without(*seat).is_empty()).collect()
    }

    /// Refuses a seat that is handed over to somebody who has another one, where something is hidden: nobody sees two hands by
    /// that. What they have seen before they may see again.
    pub fn may_be_given(&self, guest: &Guest, seat: Seat) -> Result<(), Refused> {
        let second = !self.seats_of(guest).without(seat).is_empty() && !self.knows(guest, seat);
        let hides = self.about().hidden && self.stage() != Stage::Over;
        if second && hides { Err(Refused::Why(Message::new("no-second-seat"))) } else { Ok(()) }
    }

    /// Whether the others are asked before somebody takes this seat: whoever comes without having had it may be one of them,
    /// with another cookie, who wants to see what lies there.
    pub(crate) fn asks_for(&self, guest: &Guest, seat: Seat) -> bool {
        self.hides() && *self.sitter(seat) == Sitter::Open && !self.knows(guest, seat)
    }

    /// For which of these seats the others are asked.
    fn asks_for_any(&self, guest: &Guest, seats: Seats) -> Seats {
        seats.iter().filter(|&seat| self.asks_for(guest, seat)).collect()
    }

    /// Whether something may lie before a seat that others must not see: in a room nothing does yet, at the end nothing any
    /// more.
    fn hides(&self) -> bool {
        self.about().hidden && self.stage() == Stage::Playing
    }

    /// Whether somebody has had this seat.
    fn knows(&self, guest: &Guest, seat: Seat) -> bool {
        self.sitters[seat.index()].iter().any(|sitter| matches!(sitter, Sitter::Person(token) if guest.holds(token)))
    }

    /// The seats of all other people: those who play, those who let a bot play, and those for whom one plays while they are
    /// away.
    pub(crate) fn others(&self, guest: &Guest) -> Seats {
        let owned: Seats = self.taken().iter().filter(|&seat| self.owner(seat).is_some()).collect();
        owned.minus(self.seats_of(guest)).minus(self.owned_by(guest))
    }

    /// Whom a question of this guest concerns: all other people but those who resigned.
    pub(crate) fn concerned(&self, guest: &Guest) -> Seats {
        self.others(guest).minus(self.play.resigned())
    }

    /// Who has to agree before so many lines are taken back for this guest: those whom it concerns, and whoever would not
    /// have resigned then.
    pub(crate) fn asked_for_back(&self, guest: &Guest, lines: usize) -> Seats {
        self.others(guest).minus(self.play.resigned().minus(self.play.gone_since(lines)))
    }

    /// Whether the coach may be asked. Where nothing was said, one who plays against bots alone may: a bot minds nothing,
    /// but people would have to agree. Seats that somebody left to a bot, or that wait for somebody, are people's.
    pub fn hints_allowed(&self) -> bool {
        let persons = |seat: &Seat| !matches!(self.sitter(*seat), Sitter::Bot(_)) || self.owner(*seat).is_some();
        self.play.seating().hints.unwrap_or_else(|| self.seats().iter().filter(persons).count() == 1)
    }

    /// Seats that people play.
    pub fn people(&self) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Person(_)))
    }

    /// Seats that nobody has taken.
    pub fn open_seats(&self) -> Seats {
        self.seats_where(|sitter| *sitter == Sitter::Open)
    }

    /// The bot that acts or throws next, if one does.
    pub fn bot_to_move(&self) -> Option<(Seat, String)> {
        let seat = seat_of(self.play.next()).filter(|_| self.may_go_on().is_ok())?;
        match self.sitter(seat) {
            Sitter::Bot(level) => Some((seat, level.clone())),
            Sitter::Open | Sitter::Person(_) => None,
        }
    }

    /// What the seat that is next sees, if it has to choose: all that a bot or a coach is given.
    pub fn seen_by_next(&self) -> Option<AnySeen> {
        if let Next::Seat(seat) = self.play.next() { Some(self.play.seen_by(seat)) } else { None }
    }

    /// The table as somebody finds it, with eyes that are chosen when it is known which seats they play and who is next:
    /// those of an own seat, or a spectator's. What happened is told from the line with the number `since` on.
    pub fn look(
        &self,
        guest: &Guest,
        eyes: impl FnOnce(Seats, Next) -> Viewer,
        since: usize,
    ) -> Result<Snapshot, Refused> {
        let mine = self.seats_of(guest);
        let viewer = eyes(mine, self.play.next());
        match viewer {
            Viewer::Spectator => {}
            Viewer::Seat(seat) if mine.has(seat) => {}
            Viewer::Seat(_) | Viewer::Referee => return Err(Refused::NotYours),
        }
        Ok(self.snapshot(guest, mine, self.in_room(viewer), since))
    }

    /// With whose eyes a viewer looks here. In a room nobody has a hand, also where a game goes on from a record in which there are
    /// hands: whoever sits down in one place after the other is to see none of them.
    fn in_room(&self, viewer: Viewer) -> Viewer {
        let goes_on = self.play.elsewhere().is_some() && self.stage() == Stage::Waiting;
        if goes_on { Viewer::Spectator } else { viewer }
    }

    /// How somebody stands here who only watches; `followed` if the same people play again elsewhere. Nothing of who has a
    /// seat, and nothing in a room, whose host may change with time alone.
    pub fn standing(&self, guest: &Guest, followed: bool) -> Option<Standing> {
        if self.stage() == Stage::Waiting || !self.seats_of(guest).or(self.owned_by(guest)).is_empty() {
            return None;
        }
        let may_sit = self.may_sit(guest);
        Some(Standing {
            number: self.play.log().len(),
            unlogged: unlogged(self.asked(), followed),
            may_sit,
            asks_for: self.asks_for_any(guest, may_sit),
            looked_at: None,
        })
    }

    /// Looks at the table with everybody's eyes. Whoever fears that the rules panic finds out here, and nobody is told.
    pub fn show_everybody(&self) {
        let nobody = Person::made_of([0; 32]).at("");
        for viewer in self.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let _ = self.snapshot(&nobody, Seats::NONE, viewer, 0);
        }
        let _ = self.seen_by_next();
    }

    /// The record: whole when the game is over, else as somebody may read it.
    pub fn record(&self, guest: &Guest, viewer: Viewer) -> Result<Record, Refused> {
        match viewer {
            _ if self.play.over() => Ok(self.with_stored_options(shared(&self.play, self.play.log().to_vec()))),
            Viewer::Seat(seat) if !self.seats_of(guest).has(seat) => Err(Refused::NotYours),
            Viewer::Referee => Err(Refused::NotYours),
            Viewer::Seat(_) | Viewer::Spectator => Ok(self.record_for(self.in_room(viewer))),
        }
    }

    /// The first line of the record, and the log.
    pub fn header_and_lines(&self) -> (String, Vec<String>) {
        let record = Record::of(&self.play).to_string();
        let mut lines = record.lines().map(ToOwned::to_owned);
        let header = lines.next().expect("a record has a header");
        (header, lines.collect())
    }

    /// What a viewer may read of the log, as a record.
    fn record_for(&self, viewer: Viewer) -> Record {
        self.with_stored_options(shared(&self.play, self.play.log_for(viewer)))
    }

    /// Adds lines that are safely stored. A take-back that was asked for is settled with that, or moot.
    pub fn add(&mut self, lines: &[String]) {
        self.recent.last = (self.play.log().len(), self.play.now().copy());
        for line in lines {
            let (number, before) = (self.play.log().len(), before(self.play.now(), line));
            let of_table = line.parse::<TableLine>().ok();
            let game = of_table.is_none().then(|| self.play.now().copy());
            if let Some(game) = &game {
                self.recent.look_for_a_moment(number, &**game, line);
            }
            self.play.enter(line).expect("a line that was accepted once is accepted again");
            if let Some(game) = game {
                self.recent.note_what_was_done(number, game, line, self.play.next());
            }
            match of_table {
                Some(line) => {
                    self.sealing.note(&line);
                    self.sitters = sitters(&self.play);
                    // Seats have other names when a room has begun: what was told of them is not told again.
                    if matches!(line, TableLine::Undo(_) | TableLine::Begin(_) | TableLine::Lot(_)) {
                        self.recall();
                    }
                    if let Some(said) = told(&line) {
                        self.remember(number, What::Table(said));
                    }
                }
                None => self.remember(number, What::Game(before)),
            }
        }
        // Who has to agree was settled when a seat was asked for: where others sit now, it is asked for anew.
        let others_sit = lines.iter().any(|line| matches!(line.parse(), Ok(TableLine::Sits(..))));
        let goes_on = self.asked.take().filter(|asked| {
            let free = *self.sitter(asked.by) == Sitter::Open;
            matches!(asked.what, Question::Seat { .. }) && !others_sit && !self.play.over() && free
        });
        self.asked = goes_on;
    }

    fn remember(&mut self, number: usize, what: What) {
        if self.recent.entries.len() == RECENT {
            let first = self.recent.entries.pop_front().expect("it is full");
            if matches!(first.what, What::Game(_)) {
                let line = &self.play.log()[first.number];
                self.recent.base.enter(line).expect("a line that was accepted once is accepted again");
            }
        }
        self.recent.entries.push_back(Entry { number, what });
    }

    /// Goes through the whole log for the last lines that count.
    fn recall(&mut self) {
        let counting = counting(self.play.log());
        let (told, recent) = counting.split_at(counting.len().saturating_sub(RECENT));
        let mut game = self.play.start().copy();
        let enter = |game: &mut Box<dyn AnyGame>, number: usize| {
            let before = before(&**game, &self.play.log()[number]);
            game.enter(&self.play.log()[number]).expect("a line that was accepted once is accepted again");
            Entry { number, what: What::Game(before) }
        };
        for &number in told {
            enter(&mut game, number);
        }
        let (base, last) = (game.copy(), (self.play.log().len(), self.play.now().copy()));
        let mut told = Recent { base, entries: VecDeque::new(), last, moments: VecDeque::new(), did: None };
        for &number in recent {
            let before = game.copy();
            told.look_for_a_moment(number, &*before, &self.play.log()[number]);
            told.entries.push_back(enter(&mut game, number));
            told.note_what_was_done(number, before, &self.play.log()[number], game.next());
        }
        self.recent = told;
    }

    fn snapshot(&self, guest: &Guest, mine: Seats, viewer: Viewer, since: usize) -> Snapshot {
        let may_sit = self.may_sit(guest);
        Snapshot {
            number: self.play.log().len(),
            view: self.play.view(viewer),
            stage: self.stage(),
            next: self.play.next(),
            standings: self.play.standings(),
            sitters: self.seats().iter().map(|seat| self.sitter(seat).clone()).collect(),
            names: self.names().to_vec(),
            unnamed: self.play.unnamed(),
            mine,
            owned: self.owned_by(guest),
            may_sit,
            asks_for: self.asks_for_any(guest, may_sit),
            room: (self.stage() == Stage::Waiting).then(|| Room {
                host: self.host(Seats::NONE),
                first: self.first(),
                enough: self.enough(),
                free: self.laid(),
                known: self.play.elsewhere().is_some() && hides(&self.play),
            }),
            resigned: self.play.resigned(),
            happened: self.happened(viewer, since),
            did: self.did(viewer),
            moments: self.moments(viewer, since),
            looked_at: None,
            pause: self.pace().map_or(Duration::ZERO, pause_of),
            thrown: self
                .recent
                .entries
                .iter()
                .any(|entry| entry.number >= since && matches!(entry.what, What::Game(Next::Chance { .. }))),
            asked: self.asked.clone(),
            may_step_back: self.step_back(mine).is_some(),
            may_ask_back: self.may_ask_back(mine),
            hints: self.hints_allowed(),
            agreed: self.agreed(),
            elsewhere: self.play.elsewhere(),
            followed: None,
            luck: self.fair(guest),
            aid: if since == 0 { self.play.now().aid() } else { None },
            pad: self.play.pad(),
        }
    }

    /// What the lines from this number on mean, as far as they are still at hand.
    fn happened(&self, viewer: Viewer, since: usize) -> Vec<Told> {
        let mut told = Vec::new();
        let (last, before) = &self.recent.last;
        // A deal may be longer than all that is still at hand; then its first lines are in the base already.
        let whole = self.recent.entries.front().is_none_or(|first| first.number <= *last);
        let (from, mut game) =
            if whole && since >= *last { (*last, before.copy()) } else { (0, self.recent.base.copy()) };
        for entry in self.recent.entries.iter().filter(|entry| entry.number >= from) {
            match &entry.what {
                What::Table(said) if entry.number >= since => told.push(Told::Table(said.clone())),
                What::Table(_) => {}
                What::Game(_) => {
                    let line = &self.play.log()[entry.number];
                    if entry.number >= since {
                        told.extend(game.happened(line, viewer).into_iter().map(Told::Game));
                    }
                    game.enter(line).expect("a line that was accepted once is accepted again");
                }
            }
        }
        told
    }

    /// What was done last.
    fn did(&self, viewer: Viewer) -> Option<Did> {
        let (number, game) = self.recent.did.as_ref()?;
        let line = &self.play.log()[*number];
        Some(Did { by: seat_of(before(&**game, line)), said: game.happened(line, viewer) })
    }

    /// What the lines from this number on have ended, as far as it is still at hand.
    fn moments(&self, viewer: Viewer, since: usize) -> Vec<Shown> {
        let shown = |(number, game): &(usize, Box<dyn AnyGame>)| {
            let line = &self.play.log()[*number];
            let view = game.moment(line, viewer)?;
            Some(Shown { number: *number, view, thrown: matches!(before(&**game, line), Next::Chance { .. }) })
        };
        self.recent.moments.iter().filter(|(number, _)| *number >= since).filter_map(shown).collect()
    }

    /// Which of these seats could ask for its last choice back now.
    fn may_ask_back(&self, mine: Seats) -> Option<Seat> {
        let asked = self.asked.as_ref().is_some_and(|asked| !asked.gives_way());
        if asked || self.stage() != Stage::Playing {
            return None;
        }
        let last = |seat| Some((self.play.lines_since_choice(|other| other == seat)?, seat));
        let (lines, seat) = mine.iter().filter_map(last).min()?;
        self.may_go_back(lines).is_ok().then_some(seat)
    }

    /// Whether so many lines may be taken back at all: luck has not answered what was chosen and nothing hidden was shown
    /// because of it, or the table has agreed that this does not matter; and whoever has resigned meanwhile can be asked.
    pub(crate) fn may_go_back(&self, lines: usize) -> Result<(), Refused> {
        let why = |key| Err(Refused::Why(Message::new(key)));
        match self.play.gone_since(lines).iter().find(|seat| self.owner(*seat).is_none()) {
            _ if !self.play.may_go_back(lines) => why("answered-by-luck"),
            Some(_) => why("resigned-and-left"),
            None => Ok(()),
        }
    }

    /// How many lines one step back takes that needs nobody's leave: one of these seats has chosen and is to choose again,
    /// nothing was thrown or drawn since, and in this game nothing is hidden that the choice could have shown.
    pub(crate) fn step_back(&self, mine: Seats) -> Option<usize> {
        let Next::Seat(next) = self.play.next() else { return None };
        let last = self.recent.entries.iter().rev().find_map(|entry| match entry.what {
            What::Game(before) => Some(before),
            What::Table(_) => None,
        });
        if !mine.has(next) || self.play.start().about().hidden || last != Some(Next::Seat(next)) {
            return None;
        }
        let mut game = self.recent.base.copy();
        let mut back = None;
        for entry in &self.recent.entries {
            let What::Game(before) = entry.what else { continue };
            back = match (before, back) {
                // What was the only thing to do was no choice: it goes with the choice before it.
                (Next::Seat(seat), _) if seat == next && game.forced().is_none() => Some(1),
                (Next::Seat(seat), Some(lines)) if seat == next => Some(lines + 1),
                _ => None,
            };
            game.enter(&self.play.log()[entry.number]).expect("a line that was accepted once is accepted again");
        }
        back.filter(|lines| *lines <= self.play.counting_here())
    }

    /// The lines that follow from a game line, or why it is refused and what is open.
    pub(crate) fn lines_after(&self, line: &str, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refused> {
        self.may_go_on()?;
        self.play.lines_after(line, luck).map_err(|refusal| Refused::Why(self.play.why_not(line, &refusal)))
    }

    /// The lines that a throw by the hand that is next brings.
    pub(crate) fn lines_of_luck(&self, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refused> {
        self.may_go_on()?;
        Ok(self.play.lines_of_luck(luck)?)
    }

    /// The lines by which a bot moves. One that has no answer, or a wrong one, plays the first open action rather than
    /// stopping the table.
    pub fn lines_of_bot(&self, chosen: Option<&str>, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refused> {
        if matches!(self.play.next(), Next::Chance { .. }) {
            return self.lines_of_luck(luck);
        }
        if let Some(lines) = chosen.and_then(|line| self.lines_after(line, luck).ok()) {
            return Ok(lines);
        }
        let first = self.play.now().open().into_iter().next().ok_or_else(Refused::over)?;
        self.lines_after(&first, luck)
    }

    /// Refuses what belongs to the game as long as numbers of devices are waited for.
    pub(crate) fn may_go_on(&self) -> Result<(), Refused> {
        self.sealing.ready().map_err(|_| Refused::Why(Message::new("numbers-awaited")))
    }
}

/// The record of a game that people get, with as much of its log as they may read. They may give it to anybody: so it has
/// nothing of the table before, whose word stands in a log where the same people play again, and lets in whoever has it.
pub fn shared(play: &Play, log: Vec<String>) -> Record {
    let alone = |line: String| match line.parse() {
        Ok(TableLine::Sits(seat, who)) => {
            let (who, _) = who.split_once('@').unwrap_or((&who, ""));
            TableLine::Sits(seat, who.to_owned()).to_string()
        }
        _ => line,
    };
    Record::as_told(play, log.into_iter().map(alone).collect())
}

/// Who has had each seat, as a log says.
fn sitters(play: &Play) -> Vec<Vec<Sitter>> {
    let sitter = |words: &String| words.parse().unwrap_or(Sitter::Open);
    play.seating().sits.iter().map(|sits| sits.iter().map(sitter).collect()).collect()
}

/// Who was next before a line. Whoever resigns need not be, and has chosen nothing; whoever throws where a choice would go
/// without saying has not chosen either.
fn before(game: &dyn AnyGame, line: &str) -> Next {
    match game.next() {
        _ if gone_from(line).is_some() => Next::Nobody,
        Next::Seat(seat) if game.is_luck(line) => Next::Chance { hand: Some(seat) },
        next => next,
    }
}

impl Recent {
    /// Keeps the game before this line of it, if it ends something. It does so for everybody, and so for whoever sees least.
    fn look_for_a_moment(&mut self, number: usize, before: &dyn AnyGame, line: &str) {
        if before.moment(line, Viewer::Spectator).is_none() {
            return;
        }
        if self.moments.len() == MOMENTS {
            self.moments.pop_front();
        }
        self.moments.push_back((number, before.copy()));
    }

    /// Keeps the game before this line of it, if it is worth a word: not if it is a throw about which whoever made it has still
    /// to choose. Whether it is follows from what everybody knows.
    fn note_what_was_done(&mut self, number: usize, game: Box<dyn AnyGame>, line: &str, after: Next) {
        let waits = match before(&*game, line) {
            Next::Chance { hand } => hand.is_some() && seat_of(after) == hand,
            Next::Seat(_) | Next::Nobody => false,
        };
        if !waits {
            self.did = Some((number, game));
        }
    }
}

/// What is told of a line of the table.
fn told(line: &TableLine) -> Option<Message> {
    match line {
        TableLine::Sits(seat, words) => {
            let key = match words.parse().unwrap_or(Sitter::Open) {
                Sitter::Open => "got-up",
                Sitter::Bot(_) => "bot-plays",
                Sitter::Person(_) => "sat-down",
            };
            Some(Message::new(key).with("seat", *seat))
        }
        TableLine::Undo(count) => Some(Message::new("took-back").with("count", *count)),
        TableLine::Resign(seat) => Some(Message::new("resigned").with("seat", *seat)),
        TableLine::Begin(_) => Some(Message::new("begun")),
        // Whoever it fell on has the first seat with that.
        TableLine::Lot(_) => Some(Message::new("lot-fell").with("seat", Seat::A)),
        TableLine::Name(..)
        | TableLine::First(_)
        | TableLine::Room
        | TableLine::Elsewhere
        | TableLine::Friendly
        | TableLine::Patience(_)
        | TableLine::Pace(_)
        | TableLine::Meanwhile(_)
        | TableLine::Hints(_)
        | TableLine::Luck { .. } => None,
    }
}

/// See [`Snapshot::unlogged`].
pub fn unlogged(asked: Option<&Asked>, followed: bool) -> String {
    let asked = asked.map(|asked| {
        let waiting: String = asked.waiting.iter().map(|seat| seat.to_string()).collect();
        let who = match &asked.what {
            Question::Back { .. } => String::new(),
            // Pages show nothing of whoever asks but the name.
            Question::Seat { name, .. } => hex(&Sha256::digest(name)[..4]),
        };
        format!("{}-{waiting}{who}", asked.by)
    });
    format!("{}{}", asked.unwrap_or_default(), if followed { "on" } else { "" })
}

/// The numbers of the lines of the game that still count.
fn counting(log: &[String]) -> Vec<usize> {
    let mut counting = Vec::new();
    for (number, line) in log.iter().enumerate() {
        match line.parse() {
            Ok(TableLine::Undo(count)) => counting.truncate(counting.len().saturating_sub(count)),
            Ok(_) => {}
            Err(_) => counting.push(number),
        }
    }
    counting
}

/// Who acts or throws next, if anybody does.
pub fn seat_of(next: Next) -> Option<Seat> {
    match next {
        Next::Seat(seat) => Some(seat),
        Next::Chance { hand } => hand,
        Next::Nobody => None,
    }
}
