//! The table in the browser: routes, cookies, forms, live streams. What pages show is in `rafle-pages`; here it is known who
//! asks and what they may see, and waited for whatever takes long.
//!
//! Every page works as plain links and forms. The script adds live updates and motion.

mod assets;
mod coach;
mod door;
mod entrance;
mod fair;
mod form;
mod gallery;
mod game;
mod home;
mod limits;
mod live;
mod look;
mod menu;
mod meters;
mod names;
mod onward;
mod pad;
mod page;
mod print;
mod refusal;
mod routes;
mod serve;
mod signs;
mod table;
mod tv;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum_extra::extract::cookie::Key;
use rafle_pages::{House, Table};
use rafle_tables::{AnyStore, Live, Refused, StoreError, Tables, secret};
use tokio_util::sync::CancellationToken;

use entrance::Entrance;
use limits::Left;
pub use limits::Limits;
pub use meters::serve_meters;
use names::Names;
pub use routes::routes;
pub use serve::{listen, serve};
use visitor::Visitor;

/// What every handler needs.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    tables: Arc<Tables<AnyStore>>,
    key: Key,
    address: Address,
    names: Names,
    entrance: Option<Entrance>,
    limits: Left,
    access_log: bool,
    /// Cancelled when the server stops: streams end then.
    stopping: CancellationToken,
}

/// Where others reach a server.
#[derive(Default)]
pub enum Address {
    /// There, such as `https://rafle.example`, whatever the own browser says: the host knows.
    Said(String),
    /// There, such as `http://192.168.1.7:7070`, if the address in the own browser is of no use to them.
    Guessed(String),
    /// Nobody knows but browsers.
    #[default]
    Unknown,
}

impl Address {
    /// The address, if one was told or guessed.
    pub fn told(&self) -> Option<&str> {
        match self {
            Address::Said(address) | Address::Guessed(address) => Some(address),
            Address::Unknown => None,
        }
    }
}

/// What a host says about the own server.
#[derive(Default)]
pub struct Hosting {
    /// Where others reach it: links for others lead there.
    pub address: Address,
    /// What the machine is called, which is a name of the server as well.
    pub machine: Option<String>,
    /// A word without which nobody comes in.
    pub word: Option<String>,
    /// How much one visitor may take of it.
    pub limits: Limits,
    /// Whether everybody who asks is written down, with their address.
    pub access_log: bool,
}

impl Site {
    /// A site over these tables, of which nothing is said but where others might reach it: whoever opens a table on the
    /// machine itself sends them there.
    pub async fn new(tables: Arc<Tables<AnyStore>>, address: Option<String>) -> Result<Site, StoreError> {
        let address = address.map_or(Address::Unknown, Address::Guessed);
        Site::hosted(tables, Hosting { address, ..Hosting::default() }).await
    }

    /// A site over these tables, as its host says. The key that signs cookies is kept with the tables.
    pub async fn hosted(tables: Arc<Tables<AnyStore>>, hosting: Hosting) -> Result<Site, StoreError> {
        let digits: Vec<_> = [secret(), secret()].iter().flatten().map(|byte| format!("{byte:02x}")).collect();
        let word = tables.store().setting("cookie-key", &digits.concat()).await?;
        let key = Key::from(word.as_bytes());
        let stopping = CancellationToken::new();
        let names = Names::new(&hosting);
        let entrance = hosting.word.map(|word| Entrance::new(&key, &word));
        let (address, limits, access_log) = (hosting.address, Left::of(&hosting.limits, &word), hosting.access_log);
        let inner = Inner { tables, key, address, names, entrance, limits, access_log, stopping };
        Ok(Site(Arc::new(inner)))
    }

    pub(crate) fn tables(&self) -> &Arc<Tables<AnyStore>> {
        &self.0.tables
    }

    /// A visitor gives a sign of life at a table. Whatever cannot be stored now is tried with the next one.
    pub(crate) async fn greet(&self, table: &Arc<Live>, visitor: &Visitor) {
        if let Some(from) = visitor.from {
            table.comes_from(&visitor.person, || from.to_string());
        }
        if let Err(error) = self.tables().greet(table, &visitor.person).await {
            tracing::warn!(%error, "somebody is back, and it cannot be stored");
        }
    }

    pub(crate) fn key(&self) -> &Key {
        &self.0.key
    }

    /// Goes through a game for a visitor, off the threads that serve people, when it is the visitor's turn.
    pub(crate) async fn in_turn<T: Send + 'static>(
        &self,
        visitor: &Visitor,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let house = visitor.from.map(|address| address.to_string()).unwrap_or_default();
        self.tables().go_through(&house, &visitor.person, work).await
    }

    pub(crate) fn stopping(&self) -> &CancellationToken {
        &self.0.stopping
    }

    pub(crate) fn names(&self) -> &Names {
        &self.0.names
    }

    pub(crate) fn entrance(&self) -> Option<&Entrance> {
        self.0.entrance.as_ref()
    }

    pub(crate) fn limits(&self) -> &Left {
        &self.0.limits
    }

    pub(crate) fn logs_access(&self) -> bool {
        self.0.access_log
    }

    /// How often somebody was told that it is too much, by the limit that was reached.
    pub fn refused(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.limits().refused().into_iter().chain(self.tables().refused())
    }

    /// Whether people come by a safe connection, as the host has said.
    pub(crate) fn is_secure(&self) -> bool {
        matches!(&self.0.address, Address::Said(address) if address.starts_with("https://"))
    }

    /// A page of this server as a link for others.
    pub(crate) fn link(&self, visitor: &Visitor, page: &str) -> String {
        let address = match (&self.0.address, &visitor.address) {
            (Address::Said(address), _) | (_, Some(address)) | (Address::Guessed(address), None) => address,
            (Address::Unknown, None) => "http://localhost",
        };
        format!("{address}{page}")
    }

    /// What pages say of this site.
    pub(crate) fn house(&self) -> House<'_> {
        let bots = self.tables().bots();
        House { levels: bots.levels(), usual: bots.usual(), coach: bots.coach().is_some() }
    }

    /// What pages say of a table.
    pub(crate) fn table<'a>(&'a self, visitor: &Visitor, table: &'a Live) -> Table<'a> {
        let (link, door) = (self.link(visitor, &format!("/t/{}", table.id())), self.link(visitor, ""));
        let (id, about, decides, word) = (table.id(), table.about(), table.decides(), table.word());
        Table { id, about, decides, house: self.house(), link, door, word }
    }

    /// Every page, form and stream of this site, see [`routes()`].
    pub fn router(&self) -> Router {
        routes::router(self)
    }
}

#[cfg(test)]
mod tests {
    use rafle_tables::{Pacing, RandomBots, Sqlite, SystemLuck};
    use tempfile::TempDir;

    use super::*;

    /// A site with an empty folder, which is there as long as somebody holds it.
    pub(crate) async fn site() -> (TempDir, Site) {
        let folder = tempfile::tempdir().unwrap();
        let store: AnyStore = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap().into();
        let tables = Tables::new(store, SystemLuck::foretold(1), Arc::new(RandomBots), Pacing::default());
        (folder, Site::new(tables, None).await.unwrap())
    }
}
