//! Links that work once: to play on another device, or to hand a seat to somebody else.

use std::sync::Arc;

use rafle_engine::{Seat, Seats};
use rafle_store::{Store, hashed};
use rafle_table::{Person, Refused, Sitter, plain_name};

use crate::wish::{kept, to_the_end};
use crate::{Tables, devices, name, now};

/// Letters in the word of a pass: 100 bits.
const LETTERS: usize = 20;

/// How long a pass works, in seconds.
const LASTS: i64 = 15 * 60;

/// What a link that works once is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pass {
    /// A device that plays for this person, and comes to this table.
    Device(Person, String),
    /// This seat at this table, which this person gives away.
    Seat(Giver, String, Seat),
}

/// Who gives a seat away: enough to find out whether the seat is still theirs, and not enough to be them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Giver {
    /// As the store knows them.
    key: String,
    /// As the log of the table has them in this seat, and as it would have them in another.
    tokens: [String; 2],
}

impl Pass {
    /// At which table it is used.
    pub fn table(&self) -> &str {
        match self {
            Pass::Device(_, table) | Pass::Seat(_, table, _) => table,
        }
    }

    /// As the store keeps it under the hash of its word: the word opens what is sealed in it.
    fn written(&self, word: &str) -> String {
        match self {
            Pass::Device(person, table) => format!("device {} {table}", person.sealed(word, devices::salt())),
            Pass::Seat(Giver { key, tokens: [here, own] }, table, seat) => {
                format!("seat {key} {here} {own} {table} {seat}")
            }
        }
    }

    fn read(text: &str, word: &str) -> Option<Pass> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["device", sealed, table] => Some(Pass::Device(Person::unsealed(sealed, word)?, table.to_owned())),
            ["seat", key, here, own, table, seat] => {
                let giver = Giver { key: key.to_owned(), tokens: [here.to_owned(), own.to_owned()] };
                Some(Pass::Seat(giver, table.to_owned(), seat.parse().ok()?))
            }
            _ => None,
        }
    }
}

impl<S: Store> Tables<S> {
    /// Gives the word of a pass by which another device plays for this person, who has a seat at the table and is on this
    /// device.
    pub async fn give_device(
        self: &Arc<Self>,
        person: &Person,
        device: &Person,
        table: &str,
    ) -> Result<String, Refused> {
        if self.table(table).await?.seats_of(person).await.is_empty() {
            return Err(Refused::NotYours);
        }
        self.give(&Pass::Device(person.clone(), table.to_owned()), device).await
    }

    /// Gives the word of a pass by which somebody else takes this seat of this person, who is on this device.
    pub async fn give_seat(
        self: &Arc<Self>,
        person: &Person,
        device: &Person,
        id: &str,
        seat: Seat,
    ) -> Result<String, Refused> {
        let own = person.token(id);
        let here = {
            let table = self.table(id).await?;
            let state = table.state.lock().await;
            if !state.table.seats_of(&person.at(id)).has(seat) {
                return Err(Refused::NotYours);
            }
            match state.table.sitter(seat) {
                Sitter::Person(token) => token.clone(),
                Sitter::Open | Sitter::Bot(_) => return Err(Refused::NotYours),
            }
        };
        let giver = Giver { key: person.key(), tokens: [here, own] };
        self.give(&Pass::Seat(giver, id.to_owned(), seat), device).await
    }

    async fn give(&self, pass: &Pass, device: &Person) -> Result<String, Refused> {
        let word = name(LETTERS);
        let person = match pass {
            Pass::Device(person, _) => person.key(),
            Pass::Seat(giver, ..) => giver.key.clone(),
        };
        let take = self.left.passes.take(person.clone());
        take.map_err(|wait| Refused::TooMuch { of: "too-many-passes", wait })?;
        let (hash, means, until) = (hashed(&word), pass.written(&word), now() + LASTS);
        if self.store.give(&hash, &person, &device.key(), &means, until).await.map_err(kept)? {
            Ok(word)
        } else {
            Err(Refused::NotYours)
        }
    }

    /// What a pass is for, as long as it works: whoever gave it still has the seat, or any at that table.
    pub async fn pass(self: &Arc<Self>, word: &str) -> Result<Option<Pass>, Refused> {
        let kept = self.store.pass(&hashed(word), now()).await.map_err(kept)?;
        let Some(pass) = kept.and_then(|means| Pass::read(&means, word)) else { return Ok(None) };
        let table = self.table(pass.table()).await?;
        let given = match &pass {
            Pass::Device(person, _) => !table.seats_of(person).await.is_empty(),
            Pass::Seat(giver, _, seat) => table.state.lock().await.table.sits(&giver.tokens[0], *seat),
        };
        Ok(given.then_some(pass))
    }

    /// Takes the seat that a pass is for, as this person and under this name; the table is told.
    pub async fn take_seat(self: &Arc<Self>, word: &str, person: &Person, name: &str) -> Result<String, Refused> {
        // Whatever may be refused is refused before the pass is gone.
        plain_name(name)?;
        // A pass of the other kind is left as it is.
        let Some(Pass::Seat(giver, id, seat)) = self.pass(word).await? else { return Err(Refused::UsedUp) };
        self.table(&id).await?.state.lock().await.table.may_be_given(&person.at(&id), seat)?;
        self.left.take_line_of_seats(person.key(), true)?;
        // Of several who use it, one is told.
        self.store.take(&hashed(word), now()).await.map_err(kept)?.ok_or(Refused::UsedUp)?;
        let (tables, person, name) = (self.clone(), person.clone(), name.to_owned());
        to_the_end(async move { tables.hand_over(&giver, &id, seat, &person, &name).await.map(|()| id) }).await
    }

    /// Has this device play for whoever has given the pass; the table is told to which it leads.
    pub async fn join_device(self: &Arc<Self>, word: &str, device: &Person, label: &str) -> Result<String, Refused> {
        let Some(Pass::Device(person, id)) = self.pass(word).await? else { return Err(Refused::UsedUp) };
        let (tables, device) = (self.clone(), device.clone());
        let (word, label) = (word.to_owned(), label.to_owned());
        to_the_end(async move { tables.attach(&device, &person, &label, &word).await.map(|()| id) }).await
    }

    /// Somebody takes the seat that another gives away.
    async fn hand_over(
        self: &Arc<Self>,
        giver: &Giver,
        id: &str,
        seat: Seat,
        person: &Person,
        name: &str,
    ) -> Result<(), Refused> {
        let table = self.table(id).await?;
        let _guard = table.fails_with_us();
        let mut state = table.state.lock().await;
        if state.mending.is_some() {
            return Err(Refused::Broken);
        }
        if !state.table.sits(&giver.tokens[0], seat) {
            return Err(Refused::UsedUp);
        }
        state.table.may_be_given(&person.at(id), seat)?;
        let lines = state.table.sitting(seat, &person.token(id), name)?;
        self.add(&table, &mut state, lines).await?;
        self.note_seat(&person.key(), id).await;
        let still = |seat| giver.tokens.iter().any(|token| state.table.sits(token, seat));
        if !Seats::first(state.table.play().start().seats()).iter().any(still) {
            self.note_no_seat(&giver.key, id).await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_of_a_pass_tells_nobody_who_gave_it() {
        let anna = crate::newcomer();
        let giver = Giver { key: anna.key(), tokens: ["0123@old".to_owned(), anna.token("abc")] };
        let device = Pass::Device(anna.clone(), "abc".to_owned());
        for pass in [device.clone(), Pass::Seat(giver, "abc".to_owned(), Seat::A)] {
            let written = pass.written("word");
            assert!(!written.contains(anna.secret()), "{written}");
            assert_eq!(Pass::read(&written, "word"), Some(pass));
        }
        assert_ne!(device.written("word"), device.written("word"), "no two seals are alike");
        assert_eq!(Pass::read(&device.written("word"), "another"), None);
        assert_eq!(Pass::read("device", "word"), None);
    }
}
