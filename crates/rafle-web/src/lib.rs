//! The table in the browser. Pages are made here from views alone: nothing in this crate knows the rules of a game, and no
//! page is written for a single one.
//!
//! Every page works as plain links and forms. The script adds live updates and motion.

mod assets;
mod draw;
mod live;
mod page;
mod serve;
mod table;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use axum_extra::extract::cookie::Key;
use rafle_tables::{Sqlite, Store, StoreError, Tables, secret};
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

pub use serve::{Served, serve};

/// The largest form that is read.
const LARGEST_FORM: usize = 64 * 1024;

/// What every handler needs.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    tables: Arc<Tables<Sqlite>>,
    key: Key,
    /// Cancelled when the server stops: streams end then.
    stopping: CancellationToken,
}

impl Site {
    /// A site over these tables. The key that signs cookies is kept with them.
    pub async fn new(tables: Arc<Tables<Sqlite>>) -> Result<Site, StoreError> {
        let made = || [secret(), secret()].iter().flatten().map(|byte| format!("{byte:02x}")).collect();
        let key = tables.store().setting("cookie-key", made).await?;
        Ok(Site(Arc::new(Inner { tables, key: Key::from(key.as_bytes()), stopping: CancellationToken::new() })))
    }

    pub(crate) fn tables(&self) -> &Arc<Tables<Sqlite>> {
        &self.0.tables
    }

    pub(crate) fn key(&self) -> &Key {
        &self.0.key
    }

    pub(crate) fn stopping(&self) -> &CancellationToken {
        &self.0.stopping
    }

    /// Every page and form. Streams are left out of the time limit, because they are meant to last.
    pub fn router(&self) -> Router {
        let pages = Router::new()
            .route("/t/{id}", get(table::page))
            .route("/t/{id}/act", post(table::act))
            .route("/t/{id}/seat", post(table::seat))
            .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, serve::PATIENCE))
            .layer(CompressionLayer::new());
        Router::new()
            .merge(pages)
            .route("/t/{id}/live", get(live::stream))
            .layer(from_fn_with_state(self.clone(), visitor::recognise))
            .layer(from_fn(visitor::from_our_pages))
            .layer(RequestBodyLimitLayer::new(LARGEST_FORM))
            .route("/assets/{file}", get(assets::file))
            .route("/healthz", get(|| async { "fine\n" }))
            .layer(from_fn(page::with_manners))
            .layer(CatchPanicLayer::new())
            .with_state(self.clone())
    }
}
