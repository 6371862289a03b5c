//! Who sits where, and who asks.

use rafle_engine::{Next, Play, Seat, Seats, TableLine, Viewer};
use rafle_tables::{Person, Sitter, shelf};

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
}

/// What a table is like besides its game. Further seats are played by bots.
pub(super) struct Scene {
    seats: [Sits; 3],
    hints: bool,
    /// Whether somebody asks to take a choice back, as soon as there is one.
    asked: bool,
}

pub(super) const SCENES: [Scene; 5] = [
    Scene { seats: [Sits::Here(0), Sits::Here(1), Sits::Here(2)], hints: true, asked: false },
    Scene { seats: [Sits::Here(0), Sits::Here(0), Sits::Here(1)], hints: false, asked: false },
    Scene { seats: [Sits::Here(0), Sits::Bot, Sits::Open], hints: true, asked: false },
    Scene { seats: [Sits::Here(0), Sits::Left(1), Sits::Lent(2)], hints: false, asked: false },
    Scene { seats: [Sits::Here(0), Sits::Here(1), Sits::Lent(2)], hints: true, asked: true },
];

impl Scene {
    fn sits(&self, seat: Seat) -> Sits {
        self.seats.get(seat.index()).copied().unwrap_or(Sits::Bot)
    }

    /// The lines by which everybody sits down.
    pub(super) fn first_lines(&self, cast: &Cast, seats: Seats) -> Vec<String> {
        let mut lines = vec![TableLine::Hints(self.hints)];
        for seat in seats.iter() {
            let (sitter, name) = match self.sits(seat) {
                Sits::Here(who) | Sits::Left(who) | Sits::Lent(who) => {
                    let Somebody { token, name, .. } = &cast.people[who];
                    (Sitter::Person(token.clone()), Some(*name))
                }
                Sits::Bot => (Sitter::Bot("random".to_owned()), Some("Saga")),
                Sits::Open => (Sitter::Open, None),
            };
            lines.push(TableLine::Sits(seat, sitter.to_string()));
            lines.extend(name.map(|name| TableLine::Name(seat, name.to_owned())));
        }
        lines.iter().map(ToString::to_string).collect()
    }

    /// The lines by which some are gone in the end.
    pub(super) fn last_lines(&self, seats: Seats) -> Vec<String> {
        let gone = |seat| match self.sits(seat) {
            Sits::Left(_) => Some(TableLine::Sits(seat, Sitter::Open.to_string()).to_string()),
            Sits::Lent(_) => Some(TableLine::Sits(seat, Sitter::Bot("random".to_owned()).to_string()).to_string()),
            Sits::Here(_) | Sits::Bot | Sits::Open => None,
        };
        seats.iter().filter_map(gone).collect()
    }

    /// Who asks to take a choice back, one after the other, until one of them has made one.
    pub(super) fn who_ask<'a>(&self, cast: &'a Cast, seats: Seats) -> Vec<(&'a Browser, Seat)> {
        let asks = |seat| match self.sits(seat) {
            Sits::Here(who) if self.asked => Some((&cast.people[who].browser, seat)),
            _ => None,
        };
        seats.iter().filter_map(asks).collect()
    }

    /// The seats that this person has or had.
    fn seats_of(&self, who: usize, seats: Seats) -> Seats {
        let own =
            |seat: &Seat| matches!(self.sits(*seat), Sits::Here(it) | Sits::Left(it) | Sits::Lent(it) if it == who);
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
