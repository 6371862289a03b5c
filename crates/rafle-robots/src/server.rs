//! The real server on a loopback port, with a folder of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rafle_engine::{Next, Play};
use rafle_tables::{AnyStore, Pacing, Preparation, RandomBots, Sealing, Sitter, Sqlite, SystemLuck, Tables, replay};
use rafle_web::Site;
use tempfile::TempDir;

/// A server in this process. It ends with the test.
pub struct Server {
    tables: Arc<Tables<AnyStore>>,
    address: SocketAddr,
    _folder: Option<TempDir>,
}

impl Server {
    /// Starts a server on a free port, with a new folder that goes with it.
    pub async fn start() -> Server {
        Server::known_as(None).await
    }

    /// The same, with the address that its links for others show.
    pub async fn known_as(name: Option<String>) -> Server {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let server = Server::listening((Ipv4Addr::LOCALHOST, 0).into(), folder.path(), name).await;
        Server { _folder: Some(folder), ..server }
    }

    /// Starts a server at this address, with what is in this folder.
    pub async fn at(address: SocketAddr, folder: &Path) -> Server {
        Server::listening(address, folder, None).await
    }

    /// Bots do not pause here.
    async fn listening(address: SocketAddr, folder: &Path, name: Option<String>) -> Server {
        let store: AnyStore = Sqlite::open(&folder.join("rafle.db")).await.expect("the database opens").into();
        let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
        let tables = Tables::new(store, SystemLuck::foretold(1), Arc::new(RandomBots), pacing);
        let listener = rafle_web::listen(address).expect("the port is free");
        let address = listener.local_addr().expect("a listener has an address");
        let site = Site::new(tables.clone(), name).await.expect("the database can be written");
        tokio::spawn(rafle_web::serve(site, listener, std::future::pending()));
        Server { tables, address, _folder: None }
    }

    /// Its tables.
    pub fn tables(&self) -> &Arc<Tables<AnyStore>> {
        &self.tables
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The game at a table as its stored log tells it: the truth, to which pages are compared.
    pub async fn play(&self, table: &str) -> Play {
        let stored = self.tables.store().load(table).await.expect("the database answers").expect("the table is stored");
        replay(&format!("{}\n{}\n", stored.header, stored.log.join("\n"))).expect("a stored log can be played")
    }

    /// The same, when no bot has anything to do any more, and no device a number to open.
    pub async fn settled(&self, table: &str) -> Play {
        let live = self.tables.table(table).await.expect("the table is there");
        let mut news = live.news();
        loop {
            let play = self.play(table).await;
            if !bot_is_next(&play) && !is_opening(&play) {
                return play;
            }
            news.changed().await.expect("the table is there");
        }
    }
}

fn is_opening(play: &Play) -> bool {
    matches!(Sealing::of(play).preparation(), Preparation::Opening(_))
}

fn bot_is_next(play: &Play) -> bool {
    let (Next::Seat(seat) | Next::Chance { hand: Some(seat) }) = play.next() else { return false };
    let sits = format!("sits {seat} ");
    let last = play.log().iter().rev().find_map(|line| line.strip_prefix(&sits));
    last.is_some_and(|words| matches!(words.parse(), Ok(Sitter::Bot(_))))
}
