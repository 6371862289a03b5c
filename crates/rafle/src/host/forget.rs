//! `rafle forget`: names and secrets go, and the games of others stay as they were.

use std::collections::BTreeSet;
use std::io::Write;

use clap::Args;
use rafle_engine::{MOST_SEATS, Message, Seating, TableLine};
use rafle_store::{StoreError, Whole};
use rafle_table::{Guest, Person, Sitter};
use rafle_words::Words;

use super::{Place, block_on};
use crate::failure::Failure;
use crate::tame;

/// How many tables are asked for at once.
const BATCH: usize = 100;

/// What stands where a name was, and where somebody was written who plays a seat: nobody is known by it.
const NAME: &str = "?";
const NOBODY: &str = "0000000000000000";

/// `rafle forget`.
#[derive(Args, Debug)]
#[command(after_help = "\
A table goes with everything that is known about it; whoever sat at the next one because they had sat there is not
recognised there any more. Of a person their names go from every log, their seats, links and
devices from everywhere; the games in which they played stay readable, and their luck can still be checked. Where a name
is given, it goes from every seat that was called so.

The server must be stopped meanwhile. Backups and exported records are not touched.

A person is known by their cookie: its last 26 letters, as the browser shows them that has it.

Examples:
  rafle forget abcdefghij --data /srv/rafle
  rafle forget --name Anna
  rafle forget --person ahqx6dkt29gpw5cjsz8fnv4bir")]
pub struct Forget {
    /// Tables, by their words: the last part of their address
    #[arg(value_name = "TABLE", required_unless_present_any = ["name", "person"])]
    pub tables: Vec<String>,
    /// A name, wherever a seat was called so
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// A person, by their cookie
    #[arg(long, value_name = "COOKIE", env = "RAFLE_PERSON", hide_env_values = true)]
    pub person: Option<Cookie>,
    /// Where the tables are.
    #[command(flatten)]
    pub place: Place,
}

/// Whose cookie it is.
#[derive(Clone)]
pub struct Cookie(Person);

impl std::str::FromStr for Cookie {
    type Err = String;

    fn from_str(text: &str) -> Result<Cookie, String> {
        // A browser shows the signature before it.
        let start = text.trim().char_indices().rev().nth(25).map_or(0, |(at, _)| at);
        let person = Person::known(&text.trim()[start..]);
        person.map(Cookie).ok_or_else(|| "it ends with 26 letters".to_owned())
    }
}

impl std::fmt::Debug for Cookie {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Cookie(..)")
    }
}

pub(crate) fn run(asked: &Forget, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let (deleted, changed) = block_on(forget(asked))?;
    let done = Message::new("forgotten").with("deleted", deleted).with("changed", changed);
    writeln!(output, "{}", tame::said(words, &done))?;
    Ok(())
}

/// Tells how many tables were deleted, and in how many somebody was forgotten.
async fn forget(asked: &Forget) -> Result<(usize, usize), Failure> {
    let store = asked.place.open_existing().await?;
    let done = forget_in(asked, &*store).await;
    store.close().await;
    done
}

async fn forget_in(asked: &Forget, store: &dyn Whole) -> Result<(usize, usize), Failure> {
    let failed = |error| asked.place.failed(&error);
    for table in &asked.tables {
        if store.load(table).await.map_err(failed)?.is_none() {
            return Err(Failure::wrong(Message::new("no-such-table").with("table", table.as_str())));
        }
    }
    store.delete(&asked.tables).await.map_err(failed)?;
    let people = match &asked.person {
        Some(Cookie(device)) => people_of(device, store).await.map_err(failed)?,
        None => Vec::new(),
    };
    let mut logs = Vec::new();
    let mut last = String::new();
    loop {
        let words = store.tables(&last, BATCH).await.map_err(failed)?;
        let Some(end) = words.last() else { break };
        last.clone_from(end);
        for word in words {
            let Some(stored) = store.load(&word).await.map_err(failed)? else { continue };
            let guests: Vec<_> = people.iter().map(|person| person.at(&word)).collect();
            if let Some(log) = without(&stored.log, &guests, asked.name.as_deref(), &asked.tables) {
                logs.push((word, log));
            }
        }
    }
    let mut people = people.iter().map(Person::key);
    store.rewrite(people.next().as_deref(), &logs).await.map_err(failed)?;
    for key in people {
        store.rewrite(Some(&key), &[]).await.map_err(failed)?;
    }
    Ok((asked.tables.len(), logs.len()))
}

/// Who has this cookie: the person for whom the device plays, if it was told to, and whoever it was before that.
async fn people_of(device: &Person, store: &dyn Whole) -> Result<Vec<Person>, StoreError> {
    let devices = store.devices().await?;
    let known = devices.iter().find(|known| known.key == device.key());
    let person = known.and_then(|known| Person::unsealed(&known.sealed, device.secret()));
    Ok(person.into_iter().chain([device.clone()]).collect())
}

/// A log without these people, this name, and the words of these tables, if it has any of them. Luck does not follow from names
/// nor from who sits where, so what could be checked can be checked as before. It does follow from the lines of luck: those stay
/// as they are, with the digits by which this table alone knew somebody.
fn without(log: &[String], guests: &[Guest], name: Option<&str>, tables: &[String]) -> Option<Vec<String>> {
    let read = |line: &String| line.parse::<TableLine>().ok();
    let is_theirs = |words: &str| match words.parse() {
        Ok(Sitter::Person(token)) => guests.iter().any(|guest| guest.holds(&token)),
        _ => false,
    };
    // The lines by which their seats were named, whether the name or the seat came first. Who sits where says the engine, to
    // which each seat is called by the number of the line that names it.
    let mut theirs = BTreeSet::new();
    let mut seating = Seating::new(MOST_SEATS);
    for (number, line) in log.iter().enumerate() {
        match read(line) {
            Some(TableLine::Name(seat, _)) => seating.follow(number, &TableLine::Name(seat, number.to_string())),
            Some(line) => seating.follow(number, &line),
            None => continue,
        }
        for (sits, named) in seating.sits.iter().zip(&seating.names) {
            if sits.last().is_some_and(|words| is_theirs(words)) {
                theirs.extend(named.clone());
            }
        }
    }
    let forgotten = |(number, line): (usize, &String)| match read(line) {
        Some(TableLine::Name(seat, called)) if name == Some(&called) || theirs.contains(&number.to_string()) => {
            TableLine::Name(seat, NAME.to_owned()).to_string()
        }
        Some(TableLine::Sits(seat, words)) if is_theirs(&words) => {
            TableLine::Sits(seat, Sitter::Person(NOBODY.to_owned()).to_string()).to_string()
        }
        Some(TableLine::Sits(seat, words)) => match words.split_once('@') {
            // Who sits here as they sat there is still somebody, of whom nobody can say any more who it is.
            Some((who, table)) if tables.iter().any(|gone| gone == table) => {
                TableLine::Sits(seat, who.to_owned()).to_string()
            }
            _ => line.clone(),
        },
        _ => line.clone(),
    };
    let other: Vec<_> = log.iter().enumerate().map(forgotten).collect();
    (other != log).then_some(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.split("; ").map(ToOwned::to_owned).collect()
    }

    #[test]
    fn a_log_forgets_one_person_and_nobody_else() {
        let anna = Person::known("ahqx6dkt29gpw5cjsz8fnv4bir").unwrap();
        let (here, before) = (anna.token("abc"), anna.token("old"));
        let log = format!(
            "luck 1 3f 9a secret c7; name A Anna; sits A person {here}; sits B bot club; name B Anna; throw 3; \
             name A Anne; sits A person 0123456789abcdef; name A Bo; sits C person {before}@old; name C Anna; stop"
        );
        let other = format!(
            "luck 1 3f 9a secret c7; name A ?; sits A person {NOBODY}; sits B bot club; name B Anna; throw 3; \
             name A ?; sits A person 0123456789abcdef; name A Bo; sits C person {NOBODY}; name C ?; stop"
        );
        let guest = [anna.at("abc")];
        assert_eq!(without(&lines(&log), &guest, None, &[]), Some(lines(&other)));
        assert_eq!(without(&lines(&other), &guest, None, &[]), None, "there is nothing left to forget");
        assert_eq!(
            without(&lines("name A Anna; name B Anna-Lise"), &[], Some("Anna"), &[]),
            Some(lines("name A ?; name B Anna-Lise"))
        );
        let room = format!("sits A bot club; name C Anna; sits C person {here}; begin A C; name B Anne; name A Anne");
        let begun = format!("sits A bot club; name C ?; sits C person {NOBODY}; begin A C; name B ?; name A Anne");
        assert_eq!(without(&lines(&room), &guest, None, &[]), Some(lines(&begun)));
        let gone = ["old".to_owned(), "before".to_owned()];
        let followed =
            format!("sits A person {before}@old; luck seal {before}/12345678 9f; sits B person {here}; stop");
        let left = followed.replace("@old", "");
        assert_eq!(without(&lines(&followed), &[], None, &gone), Some(lines(&left)));
        assert_eq!(without(&lines(&left), &[], None, &gone), None);
        // After a lot the seats have turned: A is hers, and B is Bo's.
        let lot = |one: &str, two: &str, token: &str| {
            format!(
                "room; begins lot; name A Bo; sits A person 0123456789abcdef; name B {one}; sits B person {token}; \
                 begin A B; lot B; name A {two}; name B Bob; lot Q; name Q Nobody"
            )
        };
        assert_eq!(
            without(&lines(&lot("Anna", "Anne", &here)), &guest, None, &[]),
            Some(lines(&lot("?", "?", NOBODY)))
        );
        assert_eq!(without(&lines("throw 3; stop"), &guest, Some("Anna"), &[]), None);
    }

    #[test]
    fn a_cookie_is_taken_with_its_signature_or_without() {
        let secret = "ahqx6dkt29gpw5cjsz8fnv4bir";
        for text in [secret.to_owned(), format!("c2lnbmF0dXJl={secret}"), format!(" {secret}\n")] {
            assert_eq!(text.parse::<Cookie>().unwrap().0.secret(), secret, "{text}");
        }
        for text in ["", "anna", "ahqx6dkt29gpw5cjsz8fnv4bi!", "åååååååååååååååååååååååååååååå"]
        {
            assert!(text.parse::<Cookie>().is_err(), "{text}");
        }
    }
}
