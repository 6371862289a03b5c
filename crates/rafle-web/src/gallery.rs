//! What is drawn for one who watches a table is sent to all who watch it alike.

use std::sync::{Arc, Mutex, OnceLock};

use axum::body::Bytes;
use rafle_pages::table::{Eyes, Picture};
use rafle_tables::Standing;

use crate::visitor::Visitor;

/// Everything that decides what somebody is sent who watches and plays no seat.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Watching {
    standing: Standing,
    /// From which line on it is told what happened.
    since: usize,
    tv: bool,
    language: &'static str,
    /// Under which name a free seat would be taken.
    name: Option<String>,
    /// Under which address others find the table.
    address: Option<String>,
}

impl Watching {
    /// What decides it for this visitor; nothing where they ask for what no other is shown.
    pub(crate) fn of(standing: Standing, visitor: &Visitor, eyes: &Eyes, since: usize) -> Option<Watching> {
        if eyes.hint || eyes.seen.is_some() {
            return None;
        }
        let name = visitor.reader.name.clone().filter(|_| !standing.may_sit.is_empty());
        let address = visitor.address.clone();
        Some(Watching { standing, since, tv: eyes.tv, language: visitor.reader.words.tag(), name, address })
    }
}

/// A picture, for all who watch alike or for one alone.
pub(crate) struct Hung {
    watching: Option<Watching>,
    picture: Picture,
    /// What is sent of it to those who were sent these looks before.
    event: OnceLock<(Vec<u64>, Bytes)>,
}

impl Hung {
    /// The picture.
    pub(crate) fn picture(&self) -> &Picture {
        &self.picture
    }

    /// What is sent of it to somebody to whom this was sent before: most who watch were sent the same.
    pub(crate) fn event(&self, sent: &[u64], made: impl Fn(&str) -> Bytes) -> Bytes {
        let make = || made(&self.picture.beside(sent));
        let (before, event) = self.event.get_or_init(|| (sent.to_vec(), make()));
        if before == sent { event.clone() } else { make() }
    }
}

/// The pictures of a table as it stands.
#[derive(Default)]
pub(crate) struct Gallery(Mutex<Vec<Arc<Hung>>>);

impl Gallery {
    /// The picture for those who watch so, if it hangs already.
    pub(crate) fn find(&self, watching: &Watching) -> Option<Arc<Hung>> {
        self.0
            .lock()
            .expect("looking does not panic")
            .iter()
            .find(|hung| hung.watching.as_ref() == Some(watching))
            .cloned()
    }

    /// Hangs a picture for those who watch so, if it is not for one alone; those of the table as it stood before are taken
    /// down.
    pub(crate) fn hang(&self, watching: Option<Watching>, picture: Picture) -> Arc<Hung> {
        let hung = Arc::new(Hung { watching, picture, event: OnceLock::new() });
        if hung.watching.is_none() {
            return hung;
        }
        let mut all = self.0.lock().expect("looking does not panic");
        all.retain(|other| other.picture.number == hung.picture.number && other.watching != hung.watching);
        all.push(hung.clone());
        hung
    }
}
