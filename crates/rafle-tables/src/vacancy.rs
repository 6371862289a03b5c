//! Vacancies for the tables that somebody opens. Who is about to open one has their place before it is there, so that of many that
//! are opened at the same time no more are let in than of many one after the other.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use rafle_store::{Claim, Store};
use rafle_table::Refused;

use crate::wish::kept;
use crate::{Live, Tables};

/// A vacancy for a table that somebody is about to open, until it is in memory or this is dropped.
pub(crate) struct Vacancy<'a, S> {
    tables: &'a Tables<S>,
    person: String,
    /// Whether the person is among those who are about to open one.
    noted: bool,
}

impl<S: Store> Tables<S> {
    /// A vacancy for another table of this person in the memory of this process, if they may have one.
    pub(crate) fn vacancy_for(&self, person: &str) -> Result<Vacancy<'_, S>, Refused> {
        let mut vacancy = Vacancy { tables: self, person: person.to_owned(), noted: false };
        let Some(most) = self.left.tables else { return Ok(vacancy) };
        let live = self.live.lock().expect("the map is never left half-done");
        let mut opening = self.opening.lock().expect("the list is never left half-done");
        let here = live.values().filter(|table| table.account() == person).count();
        if here + opening.iter().filter(|other| *other == person).count() >= most {
            return Err(self.too_many());
        }
        opening.push(person.to_owned());
        vacancy.noted = true;
        Ok(vacancy)
    }

    /// Tells the other processes of a table that is about to be there, unless it is one too many with those that they have.
    pub(crate) async fn claim(&self, table: &Live) -> Result<(), Refused> {
        let (Some(most), Some(note)) = (self.left.tables, table.opened()) else { return Ok(()) };
        match self.store.claim(&[Claim { note, most }], self.is_true_for()).await.map_err(kept)? {
            None => Ok(()),
            Some(_) => Err(self.too_many()),
        }
    }

    /// Tells them that it is not there after all. Whoever cannot be told counts it for a while.
    pub(crate) async fn claim_no_more(&self, table: &Live) {
        if let Err(error) = self.store.take_down(table.opened().as_slice()).await {
            tracing::warn!(%error, "other processes cannot be told that a table was not opened");
        }
    }

    fn too_many(&self) -> Refused {
        self.left.too_many_tables.fetch_add(1, Ordering::Relaxed);
        Refused::TooMuch { of: "too-many-tables", wait: self.pacing.idle }
    }
}

impl<S> Vacancy<'_, S> {
    /// For whom it is.
    pub(crate) fn person(&self) -> &str {
        &self.person
    }

    /// Puts the table there. At no moment it counts twice, or not at all.
    pub(crate) fn fill(&mut self, table: &Arc<Live>) {
        let mut live = self.tables.live.lock().expect("the map is never left half-done");
        live.insert(table.id().to_owned(), table.clone());
        self.leave();
    }

    fn leave(&mut self) {
        if std::mem::take(&mut self.noted) {
            let mut opening = self.tables.opening.lock().expect("the list is never left half-done");
            let place = opening.iter().position(|other| *other == self.person);
            opening.swap_remove(place.expect("they were noted"));
        }
    }
}

impl<S> Drop for Vacancy<'_, S> {
    fn drop(&mut self) {
        self.leave();
    }
}
