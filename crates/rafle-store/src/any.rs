//! A store behind a pointer is a store: [`AnyStore`] is any of them, chosen when the program starts.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use crate::{Addition, Answer, Board, Changes, Claim, Desk, Device, Logs, Note, Postgres, Sqlite, Store, Stored};

/// Any store.
pub type AnyStore = Arc<dyn Store>;

impl From<Sqlite> for AnyStore {
    fn from(store: Sqlite) -> AnyStore {
        Arc::new(store)
    }
}

impl From<Postgres> for AnyStore {
    fn from(store: Postgres) -> AnyStore {
        Arc::new(store)
    }
}

impl<S: Logs + ?Sized> Logs for Arc<S> {
    fn create<'a>(&'a self, table: &'a str, header: &'a str, lines: &'a [String], at: i64) -> Answer<'a, bool> {
        (**self).create(table, header, lines, at)
    }

    fn append(&self, addition: Addition) -> Answer<'_, bool> {
        (**self).append(addition)
    }

    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        (**self).load(table)
    }

    fn added<'a>(&'a self, table: &'a str, number: usize) -> Answer<'a, Option<Vec<String>>> {
        (**self).added(table, number)
    }

    fn follow<'a>(&'a self, table: &'a str, next: &'a str, at: i64) -> Answer<'a, String> {
        (**self).follow(table, next, at)
    }

    fn outdated(&self, unplayed: i64, old: i64, at: i64) -> Answer<'_, Vec<String>> {
        (**self).outdated(unplayed, old, at)
    }

    fn delete_outdated<'a>(&'a self, tables: &'a [String], unplayed: i64, old: i64) -> Answer<'a, usize> {
        (**self).delete_outdated(tables, unplayed, old)
    }

    fn delete<'a>(&'a self, tables: &'a [String]) -> Answer<'a, ()> {
        (**self).delete(tables)
    }

    fn changes(&self) -> Answer<'_, Box<dyn Changes>> {
        (**self).changes()
    }

    fn hold<'a>(&'a self, what: &'a str, who: &'a str, lasts: Duration) -> Answer<'a, bool> {
        (**self).hold(what, who, lasts)
    }

    fn let_go<'a>(&'a self, what: &'a str, who: &'a str) -> Answer<'a, ()> {
        (**self).let_go(what, who)
    }

    fn ready(&self) -> Answer<'_, ()> {
        (**self).ready()
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        (**self).close()
    }
}

impl<S: Desk + ?Sized> Desk for Arc<S> {
    fn sit<'a>(&'a self, person: &'a str, table: &'a str, at: i64) -> Answer<'a, ()> {
        (**self).sit(person, table, at)
    }

    fn rise<'a>(&'a self, person: &'a str, table: &'a str) -> Answer<'a, ()> {
        (**self).rise(person, table)
    }

    fn tables_of<'a>(&'a self, person: &'a str, most: usize) -> Answer<'a, Vec<String>> {
        (**self).tables_of(person, most)
    }

    fn call<'a>(&'a self, table: &'a str, word: &'a str) -> Answer<'a, Option<String>> {
        (**self).call(table, word)
    }

    fn called<'a>(&'a self, word: &'a str) -> Answer<'a, Option<String>> {
        (**self).called(word)
    }

    fn uncall<'a>(&'a self, table: &'a str) -> Answer<'a, ()> {
        (**self).uncall(table)
    }

    fn give<'a>(
        &'a self,
        word: &'a str,
        person: &'a str,
        device: &'a str,
        means: &'a str,
        until: i64,
    ) -> Answer<'a, bool> {
        (**self).give(word, person, device, means, until)
    }

    fn pass<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>> {
        (**self).pass(word, at)
    }

    fn take<'a>(&'a self, word: &'a str, at: i64) -> Answer<'a, Option<String>> {
        (**self).take(word, at)
    }

    fn attach<'a>(&'a self, device: &'a Device, word: &'a str, at: i64) -> Answer<'a, bool> {
        (**self).attach(device, word, at)
    }

    fn release<'a>(&'a self, key: &'a str, person: &'a str) -> Answer<'a, bool> {
        (**self).release(key, person)
    }

    fn devices(&self) -> Answer<'_, Vec<Device>> {
        (**self).devices()
    }

    fn setting<'a>(&'a self, name: &'a str, first: &'a str) -> Answer<'a, String> {
        (**self).setting(name, first)
    }
}

impl<S: Board + ?Sized> Board for Arc<S> {
    fn process(&self) -> Option<&str> {
        (**self).process()
    }

    fn put<'a>(&'a self, notes: &'a [Note]) -> Answer<'a, ()> {
        (**self).put(notes)
    }

    fn claim<'a>(&'a self, claims: &'a [Claim], lasts: Duration) -> Answer<'a, Option<usize>> {
        (**self).claim(claims, lasts)
    }

    fn take_down<'a>(&'a self, notes: &'a [Note]) -> Answer<'a, ()> {
        (**self).take_down(notes)
    }

    fn notes<'a>(&'a self, places: &'a [String]) -> Answer<'a, Vec<Note>> {
        (**self).notes(places)
    }

    fn leave(&self) -> Answer<'_, ()> {
        (**self).leave()
    }

    fn question<'a>(&'a self, table: &'a str) -> Answer<'a, Option<String>> {
        (**self).question(table)
    }

    fn pose<'a>(&'a self, table: &'a str, before: Option<&'a str>, now: &'a str) -> Answer<'a, bool> {
        (**self).pose(table, before, now)
    }
}
