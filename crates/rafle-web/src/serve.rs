//! Accepting connections, and leaving in good order.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio_util::task::TaskTracker;

use crate::Site;

/// How long a page may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// How long connections may take to end when the server stops. Answers take milliseconds, but whoever waits for the coach
/// may wait for long.
const FAREWELL: Duration = Duration::from_secs(1);

/// How often idle tables are dropped from memory.
const SWEEP: Duration = Duration::from_secs(30);

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
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = sweep.tick() => {
                site.tables().sweep();
                continue;
            }
            () = &mut stop => break,
        };
        let (stream, _) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file handles, most likely: those who are here must finish before others can come.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(router.clone());
        let stopping = site.stopping().clone();
        connections.spawn(async move {
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .max_buf_size(BUFFER)
                .serve_connection(TokioIo::new(stream), service);
            tokio::pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stopping.cancelled() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    site.stopping().cancel();
    connections.close();
    let _ = tokio::time::timeout(FAREWELL, connections.wait()).await;
    site.tables().store().close().await;
}
