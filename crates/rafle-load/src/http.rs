//! As much of HTTP/1.1 as robots need, and as light as possible: they share the machine with the server they measure.

use std::io;
use std::net::SocketAddr;
use std::ops::Range;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One connection to the server, kept open.
pub struct Connection {
    socket: TcpStream,
    /// What has been read and not been used yet.
    read: Vec<u8>,
}

/// What the server answered.
#[derive(Debug)]
pub struct Answer {
    /// Its number, such as 204.
    pub status: u16,
    head: String,
    /// What follows the head.
    pub body: String,
}

impl Answer {
    /// Everything that was answered but the hour: two answers that read alike here are the same to whoever asked.
    pub fn text(&self) -> String {
        let lines = self.head.lines().filter(|line| !line.to_ascii_lowercase().starts_with("date:"));
        let head = lines.collect::<Vec<_>>().join("\n");
        format!("{head}\n{}", self.body)
    }

    /// Every header of this name, which is given in small letters.
    pub fn headers<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        headers(&self.head, name)
    }
}

impl Answer {
    /// The table that it leads to.
    pub fn table(&self) -> io::Result<String> {
        let place = self.headers("location").next().and_then(|place| place.strip_prefix("/t/"));
        place.map(ToOwned::to_owned).ok_or_else(|| strange("no table was opened"))
    }

    /// The cookies that it sets.
    pub fn cookies(&self) -> String {
        let set = self.headers("set-cookie").filter_map(|cookie| cookie.split(';').next());
        set.collect::<Vec<_>>().join("; ")
    }
}

fn headers<'a>(head: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    let pairs = head.lines().filter_map(|line| line.split_once(':'));
    pairs.filter(move |(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

/// Something is not as a server of ours would say it.
pub(crate) fn strange(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}

impl Connection {
    /// Connects to a server.
    pub async fn open(address: SocketAddr) -> io::Result<Connection> {
        let socket = TcpStream::connect(address).await?;
        socket.set_nodelay(true)?;
        Ok(Connection { socket, read: Vec::new() })
    }

    /// Asks for a page.
    pub async fn get(&mut self, page: &str, cookies: &str) -> io::Result<Answer> {
        self.ask_for(page, cookies).await?;
        self.answer().await
    }

    /// Sends a form, as the script of the page does.
    pub async fn post(&mut self, page: &str, cookies: &str, form: &str) -> io::Result<Answer> {
        let length = form.len();
        let request = format!(
            "POST {page} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookies}\r\nx-live: 1\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{form}"
        );
        self.socket.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// Sends a request as it is written here, with the two blanks that end its head.
    pub async fn raw(&mut self, request: &str) -> io::Result<Answer> {
        self.socket.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// Asks for a page that never ends.
    pub async fn listen(mut self, page: &str, cookies: &str) -> io::Result<Events> {
        self.ask_for(page, cookies).await?;
        let head = self.head().await?;
        let events = headers(&head, "content-type").any(|kind| kind.starts_with("text/event-stream"));
        if events { Ok(Events { connection: self }) } else { Err(strange("no stream")) }
    }

    async fn ask_for(&mut self, page: &str, cookies: &str) -> io::Result<()> {
        let request = format!("GET {page} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookies}\r\n\r\n");
        self.socket.write_all(request.as_bytes()).await
    }

    async fn answer(&mut self) -> io::Result<Answer> {
        let head = self.head().await?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| strange("no status"))?;
        let chunked = headers(&head, "transfer-encoding").any(|kind| kind == "chunked");
        let length = headers(&head, "content-length").next().and_then(|length| length.parse().ok());
        let mut body = Vec::new();
        if chunked {
            while let Some(chunk) = self.chunk().await? {
                body.extend_from_slice(&self.read[chunk.clone()]);
                self.read.drain(..chunk.end + 2);
            }
        } else if let Some(length) = length {
            self.fill(length).await?;
            body.extend(self.read.drain(..length));
        }
        let body = String::from_utf8(body).map_err(|_| strange("no text"))?;
        Ok(Answer { status, head, body })
    }

    async fn head(&mut self) -> io::Result<String> {
        let end = self.find(b"\r\n\r\n").await?;
        let head: Vec<u8> = self.read.drain(..end + 4).collect();
        String::from_utf8(head).map_err(|_| strange("no text"))
    }

    /// Where the next chunk lies in what has been read, together with the end of its line; nothing after the last one.
    async fn chunk(&mut self) -> io::Result<Option<Range<usize>>> {
        let begins = self.find(b"\r\n").await? + 2;
        let size = std::str::from_utf8(&self.read[..begins - 2]).ok();
        let size = size.and_then(|size| usize::from_str_radix(size, 16).ok()).ok_or_else(|| strange("no chunk"))?;
        self.fill(begins + size + 2).await?;
        if size > 0 {
            return Ok(Some(begins..begins + size));
        }
        self.read.drain(..begins + 2);
        Ok(None)
    }

    async fn find(&mut self, sought: &[u8]) -> io::Result<usize> {
        let mut from = 0;
        loop {
            if let Some(found) = self.read[from..].windows(sought.len()).position(|window| window == sought) {
                return Ok(from + found);
            }
            from = self.read.len().saturating_sub(sought.len() - 1);
            self.more().await?;
        }
    }

    async fn fill(&mut self, length: usize) -> io::Result<()> {
        while self.read.len() < length {
            self.more().await?;
        }
        Ok(())
    }

    async fn more(&mut self) -> io::Result<()> {
        match self.socket.read_buf(&mut self.read).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}

/// A stream of events.
pub struct Events {
    connection: Connection,
}

impl Events {
    /// The text of the next event, keep-alive lines left out.
    pub async fn next(&mut self) -> io::Result<String> {
        let mut event = String::new();
        loop {
            let chunk = self.connection.chunk().await?.ok_or(io::ErrorKind::UnexpectedEof)?;
            let text = std::str::from_utf8(&self.connection.read[chunk.clone()]).map_err(|_| strange("no text"))?;
            event.push_str(text);
            self.connection.read.drain(..chunk.end + 2);
            if event.starts_with(':') {
                event.clear();
            } else if event.ends_with("\n\n") {
                return Ok(event);
            }
        }
    }
}
