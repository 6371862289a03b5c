//! Links that work once: to play on another device, or to hand a seat to somebody else.

use std::str::FromStr;
use std::sync::Arc;

use rafle_engine::{Message, Seat, Unreadable};
use rafle_store::Store;

use crate::{Person, Refused, Tables, door, now, who};

/// Letters in the word of a pass: 100 bits.
const LETTERS: usize = 20;

/// How long a pass works, in seconds.
const LASTS: i64 = 15 * 60;

/// What a link that works once is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Whoever opens it is this person on one more device, and comes to this table.
    Device(Person, String),
    /// Whoever opens it takes this seat at this table, which this person gives away.
    Seat(Person, String, Seat),
}

impl Pass {
    /// At which table it is used.
    pub fn table(&self) -> &str {
        match self {
            Pass::Device(_, table) | Pass::Seat(_, table, _) => table,
        }
    }

    fn written(&self) -> String {
        match self {
            Pass::Device(person, table) => format!("device {} {table}", person.id()),
            Pass::Seat(person, table, seat) => format!("seat {} {table} {seat}", person.id()),
        }
    }
}

impl FromStr for Pass {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Pass, Unreadable> {
        let person = |id| Person::known(id).ok_or(Unreadable);
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["device", id, table] => Ok(Pass::Device(person(id)?, table.to_owned())),
            ["seat", id, table, seat] => Ok(Pass::Seat(person(id)?, table.to_owned(), seat.parse()?)),
            _ => Err(Unreadable),
        }
    }
}

impl<S: Store> Tables<S> {
    /// Makes a pass, and gives its word. Only for seats that this person plays.
    pub async fn give_pass(self: &Arc<Self>, pass: &Pass) -> Result<String, Refused> {
        let (Pass::Device(person, table) | Pass::Seat(person, table, _)) = pass;
        let mine = self.table(table).await?.seats_of(person).await;
        if matches!(pass, Pass::Seat(_, _, seat) if !mine.has(*seat)) {
            return Err(Refused::NotYours);
        }
        let word = who::name(LETTERS);
        self.store.give(&word, &pass.written(), now() + LASTS).await?;
        Ok(word)
    }

    /// What a pass is for, as long as it works.
    pub async fn pass(&self, word: &str) -> Result<Option<Pass>, Refused> {
        Ok(self.store.pass(word, now()).await?.and_then(|means| means.parse().ok()))
    }

    /// Uses a pass up, as this person and under this name. Tells what it was for.
    pub async fn use_pass(self: &Arc<Self>, word: &str, person: &Person, name: &str) -> Result<Pass, Refused> {
        let pass = self.pass(word).await?.ok_or_else(used_up)?;
        // Whatever may be refused is refused before the pass is gone.
        if matches!(pass, Pass::Seat(..)) {
            door::plain_name(name)?;
        }
        let pass: Pass =
            self.store.take(word, now()).await?.and_then(|means| means.parse().ok()).ok_or_else(used_up)?;
        if let Pass::Seat(giver, id, seat) = pass.clone() {
            let (tables, person, name) = (self.clone(), person.clone(), name.to_owned());
            door::to_the_end(async move { tables.hand_over(&giver, &id, seat, &person, &name).await }).await?;
        }
        Ok(pass)
    }

    /// Somebody takes the seat that another gives away.
    async fn hand_over(
        self: &Arc<Self>,
        giver: &Person,
        id: &str,
        seat: Seat,
        person: &Person,
        name: &str,
    ) -> Result<(), Refused> {
        let table = self.table(id).await?;
        let mut state = table.state.lock().await;
        if !state.seats_of(giver, &giver.token(id)).has(seat) {
            return Err(used_up());
        }
        let lines = door::sitting(seat, &person.token(id), name)?;
        self.add(&table, &mut state, lines).await?;
        self.store.sit(person.id(), id, now()).await?;
        if state.seats_of(giver, &giver.token(id)).is_empty() {
            self.store.rise(giver.id(), id).await?;
        }
        Ok(())
    }
}

fn used_up() -> Refused {
    Refused::Why(Message::new("pass-used"))
}
