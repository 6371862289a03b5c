//! Every byte that a browser receives, kept.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// What came over each connection since somebody last looked.
type Heard = Arc<Mutex<Vec<Vec<u8>>>>;

/// The header that asks for compressed answers.
const WISH: &[u8] = b"accept-encoding";

/// Stands before a server: passes everything on, and keeps what the server sends.
pub struct Recorder {
    address: SocketAddr,
    heard: Heard,
}

impl Recorder {
    /// A recorder before the server at this address.
    pub async fn before(server: SocketAddr) -> Recorder {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("some port is free");
        let address = listener.local_addr().expect("a listener has an address");
        let heard = Heard::default();
        let kept = heard.clone();
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(server).await else { return };
                let (from_browser, to_browser) = browser.into_split();
                let (from_server, to_server) = server.into_split();
                tokio::spawn(ask(from_browser, to_server));
                tokio::spawn(answer(from_server, to_browser, kept.clone()));
            }
        });
        Recorder { address, heard }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What has come since the last time, as text.
    pub fn take(&self) -> String {
        let mut heard = self.heard.lock().expect("nobody panics here");
        let text: Vec<_> = heard.iter_mut().map(|bytes| in_one_piece(&std::mem::take(bytes))).collect();
        text.join("\n")
    }
}

/// Passes on what the browser asks, but for its wish to have answers compressed: a header of another name asks for nothing.
async fn ask(mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        let bytes = &mut buffer[..read];
        let wishes = |at: &usize| bytes[*at..*at + WISH.len()].eq_ignore_ascii_case(WISH);
        let found: Vec<_> = (0..read.saturating_sub(WISH.len())).filter(wishes).collect();
        for at in found {
            bytes[at] = b'X';
        }
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

async fn answer(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, heard: Heard) {
    let own = {
        let mut heard = heard.lock().expect("nobody panics here");
        heard.push(Vec::new());
        heard.len() - 1
    };
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        heard.lock().expect("nobody panics here")[own].extend(&buffer[..read]);
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

/// The text without the lines that say how long its next piece is.
fn in_one_piece(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.split("\r\n").peekable();
    let mut whole = String::new();
    while let Some(line) = lines.next() {
        let length = (1..=8).contains(&line.len()) && line.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !length {
            whole += line;
            let next_is_length = lines.peek().is_some_and(|next| usize::from_str_radix(next, 16).is_ok());
            // The empty line after the headers is no piece that goes on.
            if line.is_empty() || !next_is_length {
                whole += "\r\n";
            }
        }
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_put_together() {
        assert_eq!(
            in_one_piece(b"a: b\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n"),
            "a: b\r\n\r\nhello world\r\n\r\n"
        );
    }
}
