//! Under which names this server answers.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rafle_engine::Message;

use crate::refusal::line;
use crate::visitor::{SCRIPTED, Visitor, is_https};
use crate::{Hosting, Site};

/// Ends of names that mean something in one house only, or on one machine: nobody can register them.
const LOCAL: [&str; 8] = [".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box", ".test"];

/// The longest name there can be.
const LONGEST: usize = 253;

/// The names that a server has of its own, besides those that any server in a house may have.
pub(crate) struct Names(Vec<String>);

impl Names {
    pub(crate) fn new(hosting: &Hosting) -> Names {
        let told = hosting.address.told().map(|address| address.split_once("://").map_or(address, |(_, rest)| rest));
        let authority = told.and_then(|address| address.split('/').next());
        Names(authority.into_iter().chain(hosting.machine.as_deref()).filter_map(name_of).collect())
    }

    fn have(&self, name: &str) -> bool {
        let local = || LOCAL.iter().any(|end| name.strip_suffix(end).is_some_and(|start| !start.is_empty()));
        let address = || name.starts_with('[') || name.parse::<Ipv4Addr>().is_ok();
        !name.contains('.') || address() || local() || self.0.iter().any(|own| own == name)
    }
}

/// What is answered to whoever asks under a name that is not this server's own.
///
/// Another site can let its own name lead to this machine once its page is open (DNS rebinding). To the browser our answers
/// are that site's own then: its script may read them, and send our forms. The name it has to ask by gives it away, as long
/// as it is none that others can register.
pub(crate) fn turned_away(site: &Site, request: &Request) -> Option<Response> {
    let wrong = judge(site.names(), request).err()?;
    Some(nothing_here(&Visitor::unknown(site, request), request.headers(), &wrong))
}

/// What is wrong with how a request names the server.
#[derive(PartialEq, Eq, Debug)]
enum Wrong {
    /// It does not, or not clearly.
    Unnamed,
    /// It means another one.
    Foreign(String),
}

fn judge(names: &Names, request: &Request) -> Result<(), Wrong> {
    let host = the_one(request.headers()).ok_or(Wrong::Unnamed)?;
    // Whoever speaks to us as to a proxy names the server once more.
    for authority in [Some(host), request.uri().authority().map(Authority::as_str)].into_iter().flatten() {
        let name = name_of(authority).ok_or(Wrong::Unnamed)?;
        if !names.have(&name) {
            return Err(Wrong::Foreign(authority.to_owned()));
        }
    }
    Ok(())
}

/// Says that under this name there is nothing.
fn nothing_here(visitor: &Visitor, headers: &HeaderMap, wrong: &Wrong) -> Response {
    let (status, why, command) = match wrong {
        Wrong::Unnamed => (StatusCode::BAD_REQUEST, visitor.reader.word("no-host"), None),
        Wrong::Foreign(name) => {
            let scheme = if is_https(headers) { "https" } else { "http" };
            let command = format!("rafle serve --address {scheme}://{name}");
            let why = visitor.reader.site(&Message::new("wrong-host").with("name", name.as_str()));
            (StatusCode::MISDIRECTED_REQUEST, why, Some(command))
        }
    };
    if headers.contains_key(SCRIPTED) {
        return line(status, why);
    }
    (status, rafle_pages::turned_away(&visitor.reader, &why, command.as_deref())).into_response()
}

/// The `Host` of a request, if there is one and only one.
fn the_one(headers: &HeaderMap) -> Option<&str> {
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next()?.to_str().ok()?;
    hosts.next().is_none().then_some(host)
}

/// The name in `name`, `name:7070` or `[::1]:7070`, in small letters and without the dot that may end it.
fn name_of(authority: &str) -> Option<String> {
    let end = match authority.find(']') {
        Some(bracket) => bracket + 1,
        None => authority.find(':').unwrap_or(authority.len()),
    };
    let (name, port) = authority.split_at(end);
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    let port = if port.is_empty() { port } else { port.strip_prefix(':')? };
    let is_name = match name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        Some(address) => address.parse::<Ipv6Addr>().is_ok(),
        None => name.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-._".contains(&letter)),
    };
    let readable = is_name && !name.is_empty() && name.len() <= LONGEST && port.bytes().all(|it| it.is_ascii_digit());
    readable.then_some(name)
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;
    use crate::Address;

    fn names(address: Address, machine: Option<&str>) -> Names {
        Names::new(&Hosting { address, machine: machine.map(ToOwned::to_owned), ..Hosting::default() })
    }

    fn judged(names: &Names, hosts: &[&str], uri: &str) -> Result<(), Wrong> {
        let request = hosts.iter().fold(Request::builder().uri(uri), |request, host| request.header(HOST, *host));
        judge(names, &request.body(Body::empty()).unwrap())
    }

    #[test]
    fn names_of_a_house_and_plain_addresses_are_our_own() {
        let names = names(Address::Unknown, None);
        for host in [
            "localhost:7070",
            "LOCALHOST",
            "rafle.localhost",
            "127.0.0.1:7070",
            "192.168.1.7",
            "[::1]:7070",
            "[fe80::1]",
            "[::ffff:10.0.0.1]:80",
            "laptop",
            "laptop:7070",
            "laptop.",
            "rafle.local",
            "rafle.local.:7070",
            "rafle.lan",
            "pc.home",
            "pc.home.arpa",
            "vm.internal",
            "laptop.fritz.box",
            "rafle.test",
            "a.b.local:",
        ] {
            assert_eq!(judged(&names, &[host], "/"), Ok(()), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7070",
            "local.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "fritz.box",
            "home.arpa",
            "evillocal.example",
            "1.2.3.4.5",
            "256.1.1.1",
            ".local",
            "evil-lan.com",
        ] {
            assert_eq!(judged(&names, &[host], "/"), Err(Wrong::Foreign(host.to_owned())), "{host}");
        }
    }

    #[test]
    fn a_name_that_was_told_is_our_own_whatever_the_port() {
        let said = names(Address::Said("https://Rafle.example:8443/".to_owned()), Some("box.example.org"));
        for host in ["rafle.example", "rafle.example:8443", "RAFLE.example.:1", "box.example.org:7070"] {
            assert_eq!(judged(&said, &[host], "/"), Ok(()), "{host}");
        }
        for host in ["example", "www.rafle.example", "rafle.example.evil.example"] {
            let ours = !host.contains('.');
            assert_eq!(judged(&said, &[host], "/").is_ok(), ours, "{host}");
        }
    }

    #[test]
    fn a_server_is_named_once_and_clearly() {
        let names = names(Address::Unknown, None);
        let long = "a".repeat(LONGEST + 1);
        let unclear = [
            "",
            ":7070",
            "a b",
            "a/b",
            "u@localhost",
            "localhost:http",
            "localhost, evil.example",
            "[::1",
            "[::1]7070",
            "[evil]",
            "a:b:c",
            &long,
        ];
        for host in unclear {
            assert_eq!(judged(&names, &[host], "/"), Err(Wrong::Unnamed), "{host}");
        }
        assert_eq!(judged(&names, &[], "/"), Err(Wrong::Unnamed));
        assert_eq!(judged(&names, &["localhost", "localhost"], "/"), Err(Wrong::Unnamed));
    }

    #[test]
    fn the_line_of_a_request_may_name_no_other_server() {
        let names = names(Address::Unknown, None);
        let evil = Err(Wrong::Foreign("evil.example".to_owned()));
        assert_eq!(judged(&names, &["localhost"], "http://evil.example/"), evil);
        assert_eq!(judged(&names, &["evil.example"], "http://localhost/"), evil);
        assert_eq!(judged(&names, &["localhost"], "http://localhost:7070/"), Ok(()));
        assert_eq!(judged(&names, &[], "http://localhost/"), Err(Wrong::Unnamed));
    }
}
