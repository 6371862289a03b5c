//! Who sits where, and who asks.

use rafle_engine::{Next, Play, Seat, Seats, TableLine, Viewer};
use rafle_tables::{Person, Sitter, shelf};

use super::asks::Ask;
use crate::browser::{Browser, Server};

/// Who plays a seat, by the number of the person.
#[derive(Clone, Copy)]
enum Sits {
    Here(usize),
    Bot,
    Open,
    /// Gets up after the last line of the game.
    Left(usize),
    /// Lets a bot play after the last line of the game.
    Lent(usize),
    /// Is away after it, and another has called a bot.
    Away(usize),
}

/// What a table is like besides its game. Further seats are played by bots.
pub(super) struct Scene {
    seats: [Sits; 3],
    hints: bool,
    /// What the others are asked for.
    asked: Asked,
}

/// What somebody has asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Nothing,
    /// A choice back, as soon as there is one; the table is friendly.
    Back,
    /// The seat that somebody has left, by one who watches.
    Seat,
}

pub(super) const SCENES: [Scene; 7] = [
    Scene { seats: [Sits::Here(0), Sits::Here(1), Sits::Here(2)], hints: true, asked: Asked::Nothing },
    Scene { seats: [Sits::Here(0), Sits::Here(0), Sits::Here(1)], hints: false, asked: Asked::Nothing },
    Scene { seats: [Sits::Here(0), Sits::Bot, Sits::Open], hints: true, asked: Asked::Nothing },
    Scene { seats: [Sits::Here(0), Sits::Left(1), Sits::Lent(2)], hints: false, asked: Asked::Nothing },
    Scene { seats: [Sits::Here(0), Sits::Here(1), Sits::Lent(2)], hints: true, asked: Asked::Back },
    Scene { seats: [Sits::Here(0), Sits::Left(1), Sits::Here(2)], hints: false, asked: Asked::Seat },
    Scene { seats: [Sits::Here(0), Sits::Away(1), Sits::Here(2)], hints: false, asked: Asked::Nothing },
];

/// Who watches, by the number of the person.
const WATCHES: usize = 3;

impl Scene {
    fn sits(&self, seat: Seat) -> Sits {
        self.seats.get(seat.index()).copied().unwrap_or(Sits::Bot)
    }

    /// The lines by which everybody sits down.
    pub(super) fn first_lines(&self, cast: &Cast, seats: Seats) -> Vec<String> {
        let mut lines = vec![TableLine::Room, TableLine::Hints(self.hints)];
        lines.extend((self.asked == Asked::Back).then_some(TableLine::Friendly));
        for seat in seats.iter() {
            let (sitter, name) = match self.sits(seat) {
                Sits::Here(who) | Sits::Left(who) | Sits::Lent(who) | Sits::Away(who) => {
                    let Somebody { token, name, .. } = &cast.people[who];
                    (Sitter::Person(token.clone()), Some(*name))
                }
                Sits::Bot => (Sitter::Bot("random".to_owned()), Some("Saga")),
                Sits::Open => (Sitter::Open, None),
            };
            lines.push(TableLine::Sits(seat, sitter.to_string()));
            lines.extend(name.map(|name| TableLine::Name(seat, name.to_owned())));
        }
        lines.push(TableLine::Begin(seats.iter().collect()));
        lines.iter().map(ToString::to_string).collect()
    }

    /// The lines by which some are gone in the end.
    pub(super) fn last_lines(&self, seats: Seats) -> Vec<String> {
        let bot = |seat| TableLine::Sits(seat, Sitter::Bot("random".to_owned()).to_string());
        let gone = |seat| match self.sits(seat) {
            Sits::Left(_) => vec![TableLine::Sits(seat, Sitter::Open.to_string())],
            Sits::Lent(_) => vec![bot(seat)],
            Sits::Away(_) => vec![bot(seat), TableLine::Meanwhile(seat)],
            Sits::Here(_) | Sits::Bot | Sits::Open => Vec::new(),
        };
        seats.iter().flat_map(gone).map(|line| line.to_string()).collect()
    }

    /// Who asks, and what: for a choice back one after the other, until one of them has made one.
    pub(super) fn who_ask<'a>(&self, cast: &'a Cast, play: &Play) -> Vec<(&'a Browser, Ask)> {
        let asks = |seat: Seat| match (self.asked, self.sits(seat)) {
            (Asked::Back, Sits::Here(who)) => {
                Some((&cast.people[who].browser, Ask::act(play.log().len(), "back", &seat.to_string())))
            }
            (Asked::Seat, Sits::Left(_)) => {
                let sits = [("wish", "sit"), ("seat", &seat.to_string()), ("name", "Dora")];
                Some((&cast.people[WATCHES].browser, Ask::post("/t/{id}/wish", sits)))
            }
            _ => None,
        };
        Seats::first(play.start().seats()).iter().filter_map(asks).collect()
    }

    /// The seats that this person has or had.
    fn seats_of(&self, who: usize, seats: Seats) -> Seats {
        let own = |seat: &Seat| matches!(self.sits(*seat), Sits::Here(it) | Sits::Left(it) | Sits::Lent(it) | Sits::Away(it) if it == who);
        seats.iter().filter(own).collect()
    }
}

/// Somebody with a cookie, and how the log of any table writes who that is.
struct Somebody {
    name: &'static str,
    browser: Browser,
    token: String,
}

/// Everybody there is, and the key by which every server of these worlds knows them.
pub(super) struct Cast {
    /// Three who may play, and one who watches.
    people: Vec<Somebody>,
    stranger: Browser,
    pub(super) key: String,
}

impl Cast {
    pub(super) async fn gather() -> Cast {
        let server = Server::start().await;
        let store = server.tables.store();
        let mut people = Vec::new();
        for name in ["Anna", "Bo", "Carl", "Dora"] {
            let mut browser = server.browser();
            let door = format!("/g/{}", shelf()[0].slug);
            let id = browser.post(&door, &[("name-0", name), ("quick", "1")]).await.table();
            let log = store.load(&id).await.unwrap().unwrap().log;
            let token = log.iter().find_map(|line| line.strip_prefix("sits A person ")).unwrap();
            // So are people written who have come from another table.
            people.push(Somebody { name, browser, token: format!("{token}@{id}") });
        }
        let key = store.setting("cookie-key", "").await.unwrap();
        Cast { people, stranger: server.browser(), key }
    }

    /// Those who have been at a table, the host first.
    pub(super) fn people(&self) -> impl Iterator<Item = Person> {
        self.people.iter().map(|somebody| somebody.browser.person())
    }

    /// Everybody who may ask something at a table, the stranger first.
    pub(super) fn askers(&self, scene: &Scene, play: &Play) -> Vec<Asker<'_>> {
        let seats = Seats::first(play.start().seats());
        let asker = |name, browser, person, own: Seats| {
            let eyes = own.iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            let is_next = matches!(play.next(), Next::Seat(seat) | Next::Chance { hand: Some(seat) } if own.has(seat));
            Asker { name, browser, person, eyes, is_next, covered: false }
        };
        let mut askers = vec![asker("a stranger", &self.stranger, None, Seats::NONE)];
        for (who, Somebody { name, browser, .. }) in self.people.iter().enumerate() {
            let (own, person) = (scene.seats_of(who, seats), Some(browser.person()));
            if own.len() > 1 {
                askers.push(Asker { covered: true, ..asker(name, browser, person.clone(), Seats::NONE) });
            }
            askers.push(asker(name, browser, person, own));
        }
        askers
    }
}

/// One who asks.
pub(super) struct Asker<'a> {
    pub(super) name: &'a str,
    pub(super) browser: &'a Browser,
    /// Nobody whom a server knows, if it is a stranger.
    pub(super) person: Option<Person>,
    /// Whose logs this one may have read.
    pub(super) eyes: Vec<Viewer>,
    pub(super) is_next: bool,
    /// Whether several play on this device, and it has not been handed to any of them: then it may show what everybody knows.
    pub(super) covered: bool,
}

impl Asker<'_> {
    /// Lines of a log without what a server draws for itself: how it writes a stranger.
    pub(super) fn known(&self, lines: Vec<String>) -> Vec<String> {
        let known = |line: String| match line.parse() {
            Ok(TableLine::Sits(seat, words)) if self.person.is_none() && words.starts_with("person ") => {
                TableLine::Sits(seat, "person".to_owned()).to_string()
            }
            _ => line,
        };
        lines.into_iter().map(known).collect()
    }
}
