//! Two robots at a table: each has the page open by a live stream, and whoever is next taps something.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use rafle_engine::Seeded;
use tokio::time::timeout;

use crate::http::{Connection, Events, strange};
use crate::ledger::Ledger;
use crate::page::Page;

/// How long robots wait for an answer or for news before they say that there is none.
const PATIENCE: Duration = Duration::from_secs(20);

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Game {
    /// Which one, such as `greedy`.
    pub slug: String,
    /// Its options as a form sends them, such as `option-target=30`; may be empty.
    pub options: String,
}

/// A table that robots have opened: its word, and who they are there.
#[derive(Clone, Debug)]
pub struct Place {
    /// The word of the table.
    pub table: String,
    /// The cookies of the two players.
    pub people: [String; 2],
}

impl Place {
    /// Opens a table for two.
    pub async fn open(connection: &mut Connection, game: &Game) -> io::Result<Place> {
        let form = format!("name-0=Anna&seat-1=link&{}", game.options);
        let opened = connection.post(&format!("/g/{}", game.slug), "", &form).await?;
        let table = opened.table()?;
        let sits = connection.post(&format!("/t/{table}/wish"), "", "wish=join&name=Bo").await?;
        if sits.status != 204 {
            return Err(strange("the other seat cannot be taken"));
        }
        let place = Place { table, people: [opened.cookies(), sits.cookies()] };
        // The first of the two has the first seat; where the rules say who begins this is refused, and nothing is lost.
        let wish = format!("/t/{}/wish", place.table);
        connection.post(&wish, &place.people[0], "wish=begins&first=seated").await?;
        place.begin(connection).await?;
        Ok(place)
    }

    /// Whoever opened the room begins the game, unless that has arrived before.
    async fn begin(&self, connection: &mut Connection) -> io::Result<()> {
        let log = self.log(connection).await?;
        if log.iter().any(|line| line.starts_with("begin ")) {
            return Ok(());
        }
        let form = format!("wish=begin&n={}", log.len());
        let begun = connection.post(&format!("/t/{}/wish", self.table), &self.people[0], &form).await?;
        if begun.status == 204 { Ok(()) } else { Err(strange("the game cannot begin")) }
    }

    /// Opens the page of one player as a live stream; `number` is how much of the log is known.
    pub async fn listen(&self, address: SocketAddr, player: usize, number: usize) -> io::Result<Events> {
        let page = format!("/t/{}/live?n={number}", self.table);
        Connection::open(address).await?.listen(&page, &self.people[player]).await
    }

    /// Opens the page as somebody who has no seat here.
    pub async fn watch(&self, address: SocketAddr) -> io::Result<Events> {
        Connection::open(address).await?.listen(&format!("/t/{}/live?n=0", self.table), "").await
    }

    /// The log as it is stored.
    pub async fn log(&self, connection: &mut Connection) -> io::Result<Vec<String>> {
        let record = connection.get(&format!("/t/{}/record", self.table), &self.people[0]).await?;
        if record.status != 200 || !record.body.starts_with("rafle ") {
            return Err(strange("the table cannot be read"));
        }
        Ok(record.body.lines().skip(1).map(ToOwned::to_owned).collect())
    }
}

/// Robots at a table, with everything open that people would have open.
pub struct Robots {
    place: Place,
    ledger: Ledger,
    forms: Forms,
    eyes: [Eyes; 2],
}

/// The way that forms take. It is opened with the first of them: where many tables are opened before anybody plays, the server
/// would close it meanwhile, as one on which nobody asks for anything.
struct Forms {
    address: SocketAddr,
    open: Option<Connection>,
}

impl Forms {
    async fn connection(&mut self) -> io::Result<&mut Connection> {
        Ok(match &mut self.open {
            Some(open) => open,
            closed => closed.insert(Connection::open(self.address).await?),
        })
    }
}

struct Eyes {
    events: Events,
    page: Page,
}

impl Eyes {
    /// Waits until the page has moved on from this number.
    async fn see_beyond(&mut self, number: usize) -> io::Result<()> {
        while self.page.number() <= number {
            self.see().await?;
        }
        Ok(())
    }

    async fn see(&mut self) -> io::Result<()> {
        let event = timeout(PATIENCE, self.events.next()).await??;
        self.page.apply(&event);
        Ok(())
    }
}

impl Robots {
    /// Sits down at a table that has just been opened, or comes back to one with what is known of it.
    pub async fn sit(address: SocketAddr, place: Place, ledger: Option<Ledger>) -> io::Result<Robots> {
        Robots::sit_at(address, [address; 2], place, ledger).await
    }

    /// The same where forms are sent to one process, and the page of each player is open at another.
    pub async fn sit_at(
        forms: SocketAddr,
        pages: [SocketAddr; 2],
        place: Place,
        ledger: Option<Ledger>,
    ) -> io::Result<Robots> {
        let mut eyes = Vec::new();
        for (player, address) in pages.into_iter().enumerate() {
            // Whoever asks for nothing known is sent everything at once.
            let mut seen = Eyes { events: place.listen(address, player, 0).await?, page: Page::default() };
            seen.see().await?;
            eyes.push(seen);
        }
        let eyes: [Eyes; 2] = eyes.try_into().map_err(|_| strange("two players"))?;
        let forms = Forms { address: forms, open: None };
        let ledger = ledger.unwrap_or_else(|| Ledger::new(place.table.clone(), eyes[0].page.number()));
        Ok(Robots { place, ledger, forms, eyes })
    }

    /// What the robots know.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.eyes[0].page.is_over()
    }

    /// Whoever is next taps something. Tells how long it took until both pages showed it. A move of which nobody knows
    /// whether it arrived is sent again first.
    pub async fn step(&mut self, luck: &mut Seeded) -> io::Result<Duration> {
        let [one, other] = self.step_seen(luck).await?;
        Ok(one.max(other))
    }

    /// The same, and how long it took until each page showed it.
    pub async fn step_seen(&mut self, luck: &mut Seeded) -> io::Result<[Duration; 2]> {
        if self.ledger.pending().is_none() {
            let tap = |(player, eyes): (usize, &Eyes)| Some((player, eyes.page.number(), eyes.page.any_tap(luck)?));
            let found = self.eyes.iter().enumerate().find_map(tap);
            let (player, number, tap) = found.ok_or_else(|| strange("nobody can do anything"))?;
            self.ledger.send(player, number, tap.form, tap.sent);
        }
        let pending = self.ledger.pending().expect("it was just noted");
        let (number, form) = (pending.number, format!("n={}&{}", pending.number, pending.form));
        let (page, cookies) = (format!("/t/{}/act", self.place.table), &self.place.people[pending.player]);
        let connection = self.forms.connection().await?;
        let began = Instant::now();
        let answer = timeout(PATIENCE, connection.post(&page, cookies, &form)).await??;
        match answer.status {
            204 => self.ledger.acknowledge(),
            // It had arrived before: the newest table says so.
            409 if self.eyes.iter().all(|eyes| eyes.page.number() > number) => {}
            status => return Err(strange(&format!("{form} was answered with {status}: {}", answer.body))),
        }
        let [one, other] = &mut self.eyes;
        let seen = async |eyes: &mut Eyes| {
            eyes.see_beyond(number).await?;
            Ok::<_, io::Error>(began.elapsed())
        };
        let (one, other) = tokio::try_join!(seen(one), seen(other))?;
        self.ledger.see(self.eyes[0].page.number());
        Ok([one, other])
    }

    /// Where the same players play again.
    pub async fn again(&mut self) -> io::Result<Place> {
        let page = format!("/t/{}/again", self.place.table);
        let connection = self.forms.connection().await?;
        let answer = timeout(PATIENCE, connection.post(&page, &self.place.people[0], "")).await??;
        let place = Place { table: answer.table()?, people: self.place.people.clone() };
        place.begin(connection).await?;
        Ok(place)
    }
}
