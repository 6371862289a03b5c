//! What lies between a process and its database, and can fail in every way a net can.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How it behaves. From [`Net::Unnoticed`] it does not become anything else: a message may be half through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Net {
    /// Everything arrives.
    Whole,
    /// Nothing arrives any more, in neither direction, and nobody is told.
    Silent,
    /// What is asked arrives, and no answer does: the connection ends where one would have come.
    Deaf,
    /// Every connection is ended, and there are no new ones.
    Cut,
    /// Everything arrives but what the database tells unasked: its notices.
    Unnoticed,
}

/// Between the database and whoever comes by its address.
pub struct Proxy {
    /// Where it is reached instead of the database.
    pub address: SocketAddr,
    net: Arc<watch::Sender<Net>>,
}

impl Proxy {
    /// Stands before the database of this port.
    ///
    /// # Panics
    /// If there is no free port on this machine.
    pub async fn before(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let net = Arc::new(watch::Sender::new(Net::Whole));
        let all = net.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
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

    /// From now on it behaves like this.
    pub fn becomes(&self, net: Net) {
        self.net.send_replace(net);
    }
}

/// What a database says is made of messages: a letter, the length of the rest, the rest. Notices are those of this letter.
const NOTICE: u8 = b'A';

/// Takes notices out of what a database says.
#[derive(Default)]
struct Sieve {
    /// What has come of a message whose end has not.
    begun: Vec<u8>,
}

impl Sieve {
    /// The whole messages of what has come by now, without notices.
    fn pass(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.begun.extend_from_slice(bytes);
        let (mut passed, mut from) = (Vec::new(), 0);
        while let Some(&[letter, a, b, c, d]) = self.begun.get(from..from + 5) {
            let end = from + 1 + u32::from_be_bytes([a, b, c, d]) as usize;
            let Some(message) = self.begun.get(from..end) else { break };
            if letter != NOTICE {
                passed.extend_from_slice(message);
            }
            from = end;
        }
        self.begun.drain(..from);
        passed
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut net: watch::Receiver<Net>, answers: bool) {
    let mut buffer = vec![0; 16 * 1024];
    let mut sieve = Sieve::default();
    loop {
        let length = tokio::select! {
            read = from.read(&mut buffer) => read.unwrap_or(0),
            _ = net.wait_for(|net| *net == Net::Cut) => return,
        };
        if length == 0 || (answers && *net.borrow() == Net::Deaf) {
            return;
        }
        if net.wait_for(|net| *net != Net::Silent).await.is_err() {
            return;
        }
        let passed = match (answers, *net.borrow() == Net::Unnoticed) {
            (true, true) => sieve.pass(&buffer[..length]),
            _ => buffer[..length].to_vec(),
        };
        if to.write_all(&passed).await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(letter: u8, text: &str) -> Vec<u8> {
        let length = u32::try_from(text.len() + 4).unwrap().to_be_bytes();
        [&[letter][..], &length, text.as_bytes()].concat()
    }

    #[test]
    fn notices_are_taken_out_wherever_they_are_cut() {
        let said = [message(b'D', "row"), message(NOTICE, "rafle"), message(b'Z', "I"), message(NOTICE, "")].concat();
        let wanted = [message(b'D', "row"), message(b'Z', "I")].concat();
        for size in 1..=said.len() {
            let mut sieve = Sieve::default();
            let passed: Vec<u8> = said.chunks(size).flat_map(|part| sieve.pass(part)).collect();
            assert_eq!(passed, wanted, "in parts of {size}");
        }
    }
}
