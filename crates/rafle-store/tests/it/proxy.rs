//! What lies between a process and its database, and can fail in every way a net can.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How it behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Net {
    /// Everything arrives.
    Whole,
    /// Nothing arrives any more, in neither direction, and nobody is told.
    Silent,
    /// What is asked arrives, and no answer does: the connection ends where one would have come.
    Deaf,
    /// Every connection is ended, and there are no new ones.
    Cut,
}

/// Between the database and whoever comes by its address.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    net: Arc<watch::Sender<Net>>,
}

impl Proxy {
    pub(crate) async fn before(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let net = Arc::new(watch::Sender::new(Net::Whole));
        let all = net.clone();
        tokio::spawn(async move {
            loop {
                let (near, _) = listener.accept().await.unwrap();
                if *all.borrow() == Net::Cut {
                    continue;
                }
                if let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await {
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    tokio::spawn(carry(near_in, far_out, all.subscribe(), false));
                    tokio::spawn(carry(far_in, near_out, all.subscribe(), true));
                }
            }
        });
        Proxy { address, net }
    }

    pub(crate) fn becomes(&self, net: Net) {
        self.net.send_replace(net);
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut net: watch::Receiver<Net>, answers: bool) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let length = tokio::select! {
            read = from.read(&mut buffer) => read.unwrap_or(0),
            _ = net.wait_for(|net| *net == Net::Cut) => return,
        };
        if length == 0 || (answers && *net.borrow() == Net::Deaf) {
            return;
        }
        if net.wait_for(|net| *net != Net::Silent).await.is_err() || to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}
