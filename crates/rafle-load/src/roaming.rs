//! Robots of which every request meets another process, and who write down what they see.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rafle_engine::{Seeded, Source};
use tokio::time::{sleep, timeout};

use crate::history::{Event, History};
use crate::http::{Connection, strange};
use crate::ledger::Sent;
use crate::page::Page;
use crate::table::{Game, Place};

/// So long a robot waits for an answer before it asks another process, as a proxy would.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Between two tries.
const REST: Duration = Duration::from_millis(100);

/// Where the processes of one house are reached; one that was started again is somewhere else.
#[derive(Clone)]
pub struct Processes(Arc<Mutex<Vec<SocketAddr>>>);

impl Processes {
    /// These processes.
    pub fn new(addresses: Vec<SocketAddr>) -> Processes {
        Processes(Arc::new(Mutex::new(addresses)))
    }

    /// From now on one of them is reached here.
    pub fn moved(&self, process: usize, address: SocketAddr) {
        self.0.lock().expect("nothing panics under this lock")[process] = address;
    }

    fn any(&self, luck: &mut Seeded) -> SocketAddr {
        let all = self.0.lock().expect("nothing panics under this lock");
        all[luck.below(all.len() as u32) as usize]
    }
}

/// What robots have seen at their table so far; whoever plants faults adds when they are over.
#[derive(Clone)]
pub struct Notes {
    began: Instant,
    history: Arc<Mutex<History>>,
}

impl Notes {
    /// Nothing yet; times are counted from here.
    pub fn new(began: Instant) -> Notes {
        Notes { began, history: Arc::default() }
    }

    /// Notes something, as of now.
    pub fn add(&self, event: Event) {
        let mut history = self.history.lock().expect("nothing panics under this lock");
        history.note(self.began.elapsed(), event);
    }

    /// Everything so far.
    pub fn history(&self) -> History {
        self.history.lock().expect("nothing panics under this lock").clone()
    }
}

/// How a table is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Door {
    /// By the whole page.
    Page,
    /// By the stream of a page that is open, which says all that can be tapped.
    Stream,
}

/// Two robots at a table of their own, at which bots may play as well.
pub struct Roamers {
    /// Where they sit.
    pub place: Place,
    /// What they have seen.
    pub notes: Notes,
    processes: Processes,
    luck: Seeded,
    pace: Duration,
}

impl Roamers {
    /// Opens a table at any of the processes. Between two moves there is about this time.
    pub async fn sit(
        processes: &Processes,
        game: &Game,
        seed: u64,
        pace: Duration,
        began: Instant,
    ) -> io::Result<Roamers> {
        let (mut luck, processes) = (Seeded::new(seed), processes.clone());
        let mut connection = Connection::open(processes.any(&mut luck)).await?;
        let place = Place::open(&mut connection, game).await?;
        Ok(Roamers { place, notes: Notes::new(began), processes, luck, pace })
    }

    /// Plays for as long as it is dropped or the game is over. What fails is tried again, at another process.
    pub async fn play(&mut self) {
        while !self.step().await {}
        self.notes.add(Event::Ended);
    }

    /// Whoever is next moves, and looks at it. True if the game is over.
    async fn step(&mut self) -> bool {
        sleep(self.pace.mul_f64(0.5 + f64::from(self.luck.below(1000)) / 1000.0)).await;
        for player in 0..self.place.people.len() {
            let Ok(page) = self.look(player, Door::Stream).await else { continue };
            if page.is_over() {
                return true;
            }
            let Some(tap) = page.any_tap(&mut self.luck) else { continue };
            self.send(player, page.number(), &tap.form, &tap.sent).await;
            let door = if self.luck.below(2) == 0 { Door::Page } else { Door::Stream };
            return self.look(player, door).await.is_ok_and(|page| page.is_over());
        }
        false
    }

    /// One player asks any process for the table.
    async fn look(&mut self, player: usize, door: Door) -> io::Result<Page> {
        let address = self.processes.any(&mut self.luck);
        self.notes.add(Event::Asked { player });
        let asked = async {
            if door == Door::Stream {
                return self.place.listen(address, player, 0).await?.next().await;
            }
            let path = format!("/t/{}", self.place.table);
            let answer = Connection::open(address).await?.get(&path, &self.place.people[player]).await?;
            if answer.status == 200 { Ok(answer.body) } else { Err(strange("the page is not shown")) }
        };
        let mut page = Page::default();
        page.apply(&timeout(PATIENCE, asked).await??);
        self.notes.add(Event::Shown { player, number: page.number() });
        Ok(page)
    }

    /// One player sends a move to any process, and to another if there is no answer, until one says that it is done or that
    /// the table has moved on.
    async fn send(&mut self, player: usize, number: usize, form: &str, sent: &Sent) {
        let path = format!("/t/{}/act", self.place.table);
        let form = format!("n={number}&{form}");
        loop {
            let address = self.processes.any(&mut self.luck);
            self.notes.add(Event::Sent { player, number, sent: sent.clone() });
            let answer = async {
                let mut connection = Connection::open(address).await?;
                connection.post(&path, &self.place.people[player], &form).await
            };
            match timeout(PATIENCE, answer).await {
                Ok(Ok(answer)) if answer.status == 204 => {
                    return self.notes.add(Event::Acknowledged { player, number });
                }
                // It had arrived before, without an answer.
                Ok(Ok(answer)) if answer.status == 409 => return,
                _ => sleep(REST).await,
            }
        }
    }
}
