//! Accepting connections, and leaving in good order.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio_io_timeout::TimeoutStream;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::Site;
use crate::limits::{BEAT, Peer};
use crate::visitor::Acquaintance;

/// How long a page may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// Who reads nothing of an answer for so long gets no more of it: else whoever asks and never reads would fill our memory.
const UNREAD: Duration = Duration::from_secs(30);

/// How long connections may take to end when the server stops. Answers take milliseconds, but whoever waits for the coach
/// may wait for long.
const FAREWELL: Duration = Duration::from_secs(1);

/// How often idle tables are dropped from memory.
const SWEEP: Duration = Duration::from_secs(30);

/// How often tables are dropped from the store that are not kept any longer.
const CLEAN: Duration = Duration::from_hours(1);

/// Buffers of a connection grow up to here where somebody sends more than 8 KB at once, or does not read: enough for the
/// cookies that other programs have left under the same name, which browsers send to us too, small enough for ten thousand
/// listeners.
const BUFFER: usize = 16 * 1024;

/// Takes a port. Nothing is answered before [`serve`].
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let listener = std::net::TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    TcpListener::from_std(listener)
}

/// Answers until `stop` comes; then lets everybody finish what they are at.
pub async fn serve(site: Site, listener: TcpListener, stop: impl Future<Output = ()>) {
    let router = site.router();
    let connections = TaskTracker::new();
    let mut sweep = tokio::time::interval(SWEEP);
    let cleaning = tokio::spawn(clean(site.clone()));
    let telling = tokio::spawn(tell(site.clone()));
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = sweep.tick() => {
                site.tables().sweep();
                site.limits().sweep();
                continue;
            }
            () = &mut stop => break,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file handles, most likely: those who are here must finish before others can come.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let _ = stream.set_nodelay(true);
        let (from, acquaintance) = (Peer(from.ip()), Acquaintance::default());
        let service = TowerToHyperService::new(router.clone().map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(from);
            request.extensions_mut().insert(acquaintance.clone());
            request
        }));
        let stopping = site.stopping().clone();
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(UNREAD));
        connections.spawn(async move {
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .max_buf_size(BUFFER)
                .serve_connection(TokioIo::new(Box::pin(stream)), service);
            tokio::pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stopping.cancelled() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    cleaning.abort();
    telling.abort();
    // Before any page is told to go elsewhere: there it would be one too many.
    leave(&site).await;
    site.stopping().cancel();
    connections.close();
    let _ = tokio::time::timeout(FAREWELL, connections.wait()).await;
    // Once more, for whoever came in between.
    leave(&site).await;
    site.tables().store().close().await;
}

/// Takes down what other processes read of the pages that are open here. Where the store does not answer nobody waits for it:
/// what stands there soon counts no more.
async fn leave(site: &Site) {
    let _ = tokio::time::timeout(FAREWELL, site.tables().store().leave()).await;
}

/// Tells other processes what is open here, now and then.
async fn tell(site: Site) {
    let mut beat = tokio::time::interval(BEAT);
    loop {
        beat.tick().await;
        site.limits().tell_others(site.tables().store()).await;
    }
}

/// Drops tables from the store that are not kept any longer, now and then.
async fn clean(site: Site) {
    let mut clean = tokio::time::interval(CLEAN);
    loop {
        clean.tick().await;
        match site.tables().clean().await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "tables are not kept any longer"),
            Err(error) => tracing::error!(%error, "cannot drop tables"),
        }
    }
}
