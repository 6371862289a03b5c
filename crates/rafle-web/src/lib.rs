//! The table in the browser. Pages are made here from views alone: nothing in this crate knows the rules of a game, and no
//! page is written for a single one.
//!
//! Every page works as plain links and forms. The script adds live updates and motion.

mod around;
mod assets;
mod chart;
mod coach;
mod draw;
mod game;
mod home;
mod live;
mod look;
mod menu;
mod page;
mod pictures;
mod qr;
mod refusal;
mod serve;
mod table;
mod tv;
mod visitor;

use std::sync::Arc;
use std::thread::available_parallelism;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use axum_extra::extract::cookie::Key;
use rafle_tables::{Sqlite, Store, StoreError, Tables, secret};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

pub use serve::{listen, serve};
use visitor::Visitor;

/// The largest form that is read: a record of a long game fits in.
const LARGEST_FORM: usize = 256 * 1024;

/// What every handler needs.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    tables: Arc<Tables<Sqlite>>,
    key: Key,
    address: Address,
    /// So many records that people send are played through at the same time, and no more: a core is left for the tables.
    desk: Arc<Semaphore>,
    /// Cancelled when the server stops: streams end then.
    stopping: CancellationToken,
}

/// Where others reach this server.
enum Address {
    /// There, whatever the own browser says: the host knows.
    Said(String),
    /// There, if the address in the own browser is of no use to them.
    Guessed(String),
    /// Nobody knows but browsers.
    Unknown,
}

impl Site {
    /// A site over these tables. The key that signs cookies is kept with them. `address` is where others reach this
    /// server, such as `http://192.168.1.7:7070`: whoever opens a table on the machine itself sends them there.
    pub async fn new(tables: Arc<Tables<Sqlite>>, address: Option<String>) -> Result<Site, StoreError> {
        Site::reached(tables, address.map_or(Address::Unknown, Address::Guessed)).await
    }

    /// The same where the host has said how others reach it: every link leads there, under whatever name it was asked.
    pub async fn at(tables: Arc<Tables<Sqlite>>, address: String) -> Result<Site, StoreError> {
        Site::reached(tables, Address::Said(address)).await
    }

    async fn reached(tables: Arc<Tables<Sqlite>>, address: Address) -> Result<Site, StoreError> {
        let made = || {
            let bytes = [secret(), secret()];
            let digits: Vec<_> = bytes.iter().flatten().map(|byte| format!("{byte:02x}")).collect();
            digits.concat()
        };
        let key = tables.store().setting("cookie-key", made).await?;
        let key = Key::from(key.as_bytes());
        let places = available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
        let (desk, stopping) = (Arc::new(Semaphore::new(places)), CancellationToken::new());
        Ok(Site(Arc::new(Inner { tables, key, address, desk, stopping })))
    }

    pub(crate) fn tables(&self) -> &Arc<Tables<Sqlite>> {
        &self.0.tables
    }

    pub(crate) fn key(&self) -> &Key {
        &self.0.key
    }

    pub(crate) fn desk(&self) -> Arc<Semaphore> {
        self.0.desk.clone()
    }

    pub(crate) fn stopping(&self) -> &CancellationToken {
        &self.0.stopping
    }

    /// A page of this server as a link for others.
    pub(crate) fn link(&self, visitor: &Visitor, page: &str) -> String {
        let address = match (&self.0.address, &visitor.address) {
            (Address::Said(address), _) | (_, Some(address)) | (Address::Guessed(address), None) => address,
            (Address::Unknown, None) => "http://localhost",
        };
        format!("{address}{page}")
    }

    /// Every page and form. Streams are left out of the time limit, because they are meant to last, and of whatever else
    /// is for pages only: each of them is held in memory as long as somebody looks.
    pub fn router(&self) -> Router {
        let pages = Router::new()
            .route("/", get(home::page))
            .route("/join", get(home::join))
            .route("/choose", post(page::choose))
            .route("/g/{slug}", get(game::page).post(game::open))
            .route("/t/{id}", get(table::page))
            .route("/t/{id}/act", post(table::act))
            .route("/t/{id}/wish", post(menu::wish))
            .route("/t/{id}/menu", get(menu::page))
            .route("/t/{id}/pass", post(menu::give))
            .route("/t/{id}/devices", post(menu::release))
            .route("/t/{id}/tv", get(tv::page))
            .route("/t/{id}/look", get(look::page))
            .route("/t/{id}/coach", get(coach::page))
            .route("/t/{id}/record", get(look::record))
            .route("/t/{id}/again", post(look::again))
            .route("/pass/{word}", get(menu::pass).post(menu::use_pass))
            .route("/look", get(look::desk).post(look::open))
            .fallback(page::nowhere)
            .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, serve::PATIENCE))
            .layer(RequestBodyLimitLayer::new(LARGEST_FORM))
            .layer(CompressionLayer::new());
        let streams = Router::new().route("/t/{id}/live", get(live::stream));
        let things = Router::new()
            .route("/assets/{file}", get(assets::file))
            .route("/healthz", get(|| async { "fine\n" }))
            .layer(CompressionLayer::new());
        pages
            .merge(streams)
            .layer(from_fn(visitor::from_our_pages))
            .layer(from_fn_with_state(self.clone(), visitor::recognise))
            .merge(things)
            .layer(from_fn(page::with_manners))
            .layer(CatchPanicLayer::new())
            .with_state(self.clone())
    }
}
