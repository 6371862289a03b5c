//! `rafle ready`: whether a server can keep what people do, for those who watch it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;
use rafle_engine::Message;
use rafle_words::{Words, of_the_system};

use crate::failure::Failure;
use crate::tame;

/// Whoever does not answer for so long is not ready.
const PATIENCE: Duration = Duration::from_secs(4);

/// So much of an answer is read, and no more.
const MOST: u64 = 4096;

/// `rafle ready`.
#[derive(Args, Debug)]
#[command(after_help = "\
The exit code is 0 if the server can store what people do, and 1 if not or if nobody answers: for health checks of containers
and services.

Examples:
  rafle ready
  rafle ready --listen 127.0.0.1:8080")]
pub struct Ready {
    /// Where the server listens
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7070", env = "RAFLE_LISTEN")]
    pub listen: String,
}

pub(crate) fn run(asked: &Ready, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let said = match ask(&asked.listen) {
        Ok((200, said)) => {
            writeln!(output, "{}", said.trim())?;
            return Ok(());
        }
        Ok((_, said)) => tame::in_a_line(said.trim()).into_owned(),
        Err(error) => {
            let why =
                Message::new("cannot-use-file").with("file", asked.listen.as_str()).with("why", of_the_system(&error));
            tame::said(words, &why)
        }
    };
    Err(Failure::No(Some(said)))
}

/// The status of `/readyz`, and what it says.
fn ask(listen: &str) -> std::io::Result<(u16, String)> {
    let address = crate::serve::found(listen)?.ok_or(std::io::ErrorKind::AddrNotAvailable)?;
    let address = here(address);
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes())?;
    let mut answer = BufReader::new(stream).take(MOST);
    let mut status = String::new();
    answer.read_line(&mut status)?;
    let mut rest = String::new();
    answer.read_to_string(&mut rest)?;
    let number = status.split(' ').nth(1).and_then(|number| number.parse().ok());
    let said = rest.split_once("\r\n\r\n").map_or("", |(_, said)| said);
    Ok((number.ok_or(std::io::ErrorKind::InvalidData)?, said.to_owned()))
}

/// Whoever listens everywhere listens on this machine too.
fn here(listen: SocketAddr) -> SocketAddr {
    let ip = if listen.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { listen.ip() };
    SocketAddr::new(ip, listen.port())
}
