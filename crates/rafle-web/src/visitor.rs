//! Who is asking: a person by a signed cookie, with a language and a theme.

use std::borrow::Cow;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex};

use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, Request};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, ORIGIN};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use axum_extra::extract::{CookieJar, SignedCookieJar};
use rafle_engine::Pace;
use rafle_pages::{Reader, THEMES};
use rafle_tables::{Person, digits_of, newcomer, plain_name};
use rafle_words::Words;
use sha2::{Digest, Sha256};
use tokio::time::timeout;

use crate::Site;
use crate::assets::ASSETS;
use crate::page::{is_own_page, sorry};
use crate::refusal::in_our_words;
use crate::routes::{LARGEST_FORM, is_page};
use crate::serve::PATIENCE;

/// So many are remembered of those whom one connection brings: a browser brings one, a proxy many.
const REMEMBERED: usize = 4;

/// The header by which our script says that it asks, and no plain form.
pub(crate) const SCRIPTED: &str = "x-live";

/// The cookies: who it is (signed), and what that person has chosen. A browser keeps one cookie of a name for all ports of a
/// host, so that of the person also has a few letters that go with the key: two servers do not take each other's away.
const PERSON: &str = "rafle";
const NAME: &str = "name";
pub(crate) const LANGUAGE: &str = "lang";
pub(crate) const THEME: &str = "theme";
pub(crate) const PACE: &str = "pace";

/// Whoever asks for a page. Small: every layer around it may have its own.
#[derive(Clone)]
pub(crate) struct Visitor(Arc<Who>);

impl Deref for Visitor {
    type Target = Who;

    fn deref(&self) -> &Who {
        &self.0
    }
}

impl From<Who> for Visitor {
    fn from(who: Who) -> Visitor {
        Visitor(Arc::new(who))
    }
}

/// What is known of a visitor.
#[derive(Clone)]
pub(crate) struct Who {
    /// Whose secret the cookie carries.
    pub(crate) device: Person,
    /// For whom this device plays: for itself, as long as nobody has lent it to somebody.
    pub(crate) person: Person,
    /// For whom pages are made: the language, the looks, the name.
    pub(crate) reader: Reader,
    /// The pace of bots that this person chose last.
    pub(crate) pace: Option<Pace>,
    /// From where they come, as far as that is known: what counts as one address.
    pub(crate) from: Option<IpAddr>,
    /// Under which address this server was asked, as the browser says.
    pub(crate) address: Option<String>,
    /// Whether cookies are for safe connections only.
    pub(crate) secure: bool,
}

impl Visitor {
    /// Whoever has sent this, as long as nobody asks who it is.
    pub(crate) fn unknown(site: &Site, request: &Request) -> Visitor {
        Who::new(site, request, Known::nobody(request.headers())).into()
    }

    /// The same visitor, who has just chosen other words.
    pub(crate) fn reading(mut self, words: Words) -> Visitor {
        Arc::make_mut(&mut self.0).reader.words = words;
        self
    }
}

impl Who {
    /// Whoever has sent this, from a device that is known or new; for whom it plays is not known yet.
    fn new(site: &Site, request: &Request, known: Known) -> Who {
        let headers = request.headers();
        let Known { device, name, words, theme, pace, .. } = known;
        let reader = Reader { words, theme, name, new: device.is_none(), page: page_of(request), assets: &ASSETS };
        let device = device.unwrap_or_else(newcomer);
        Who {
            person: device.clone(),
            device,
            reader,
            pace,
            from: site.limits().address(request),
            address: address(headers),
            secure: site.is_secure() || is_https(headers),
        }
    }

    /// By what this device is told from others of the same person at the table of this word.
    pub(crate) fn digits(&self, table: &str) -> String {
        digits_of(&self.device, &self.person, table)
    }

    /// A cookie that stays, with us. Every cookie is made here; where the connection is safe it is never sent by another.
    #[expect(clippy::disallowed_methods, reason = "here it gets its attributes")]
    pub(crate) fn cookie(&self, name: impl Into<Cow<'static, str>>, value: String) -> Cookie<'static> {
        let mut cookie = Cookie::new(name, value);
        cookie.set_path("/");
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        cookie.set_secure(self.secure.then_some(true));
        cookie.make_permanent();
        cookie
    }

    /// The cookie by which the device is known again.
    fn remember(&self, key: &Key) -> SignedCookieJar {
        let kept = self.cookie(person_cookie(key, self.secure), self.device.secret().to_owned());
        let jar = SignedCookieJar::new(key.clone()).add(kept);
        if !self.secure {
            return jar;
        }
        let mut plain = self.cookie(person_cookie(key, false), String::new());
        plain.make_removal();
        jar.add(plain)
    }

    /// The cookie that remembers a name, as it can be written: it is signed, and nobody has anything else signed by us.
    pub(crate) fn remember_name(&self, key: &Key, name: &str) -> SignedCookieJar {
        let jar = SignedCookieJar::new(key.clone());
        match plain_name(name) {
            Ok(name) => jar.add(self.cookie(NAME, name)),
            Err(_) => jar,
        }
    }
}

/// A visitor who has been recognised, or is met for the first time.
pub(crate) struct Met {
    pub(crate) visitor: Visitor,
    /// Whether their cookie is as we would write it now.
    current: bool,
    scripted: bool,
}

impl Met {
    /// The answer as this visitor gets it: in their language, and with the cookie by which they are known again.
    pub(crate) fn leaves_with(self, site: &Site, answer: Response) -> Response {
        let answer = in_our_words(&self.visitor, self.scripted, answer);
        if self.current { answer } else { (self.visitor.remember(site.key()), answer).into_response() }
    }
}

/// Recognises the visitor, or makes the acquaintance; forms are taken from our own pages only. A form is read to its end
/// first: whoever could hold it back would else be recognised as who they were long ago.
pub(crate) async fn recognise(site: &Site, request: Request) -> (Met, Result<Request, Box<Response>>) {
    let (parts, body) = request.into_parts();
    let form = timeout(PATIENCE, to_bytes(body, LARGEST_FORM)).await;
    let mut request = Request::from_parts(parts, Body::empty());
    let known = match request.extensions().get::<Acquaintance>() {
        Some(acquaintance) => acquaintance.known(site, request.headers()),
        None => Known::by(site, request.headers()),
    };
    let (current, scripted) = (known.current, request.headers().contains_key(SCRIPTED));
    let mut who = Who::new(site, &request, known);
    who.person = site.tables().plays_for(&who.device).await.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot read for whom a device plays");
        who.device.clone()
    });
    let visitor = Visitor::from(who);
    request.extensions_mut().insert(visitor.clone());
    let request = match form {
        Ok(Ok(_)) if !is_from_our_pages(&request) => {
            Err(sorry(&visitor, StatusCode::FORBIDDEN, &visitor.reader.word("not-from-here"), None))
        }
        Ok(Ok(form)) => {
            *request.body_mut() = form.into();
            Ok(request)
        }
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE.into_response()),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT.into_response()),
    };
    (Met { visitor, current, scripted }, request.map_err(Box::new))
}

/// What the headers of a request say about who sends it.
#[derive(Clone)]
struct Known {
    /// Whether the cookie of the person is as we would write it now.
    current: bool,
    /// Whose secret it carries, if it is there.
    device: Option<Person>,
    /// What this person was called last time.
    name: Option<String>,
    words: Words,
    theme: Option<&'static str>,
    /// The pace of bots that was chosen last.
    pace: Option<Pace>,
}

impl Known {
    /// Nobody in particular, who has chosen a language and a theme all the same.
    fn nobody(headers: &HeaderMap) -> Known {
        let plain = CookieJar::from_headers(headers);
        let chosen = |name| plain.get(name).map(|cookie| cookie.value().to_owned());
        let language = chosen(LANGUAGE)
            .filter(|tag| Words::languages().any(|known| known == tag))
            .or_else(|| preferred_language(headers).map(ToOwned::to_owned));
        Known {
            current: false,
            device: None,
            name: None,
            words: Words::of(language.as_deref().unwrap_or_default()).marked(),
            theme: chosen(THEME).and_then(|theme| THEMES.into_iter().find(|known| *known == theme)),
            pace: chosen(PACE).and_then(|pace| pace.parse().ok()),
        }
    }

    /// Whoever the signed cookies say.
    fn by(site: &Site, headers: &HeaderMap) -> Known {
        let jar = SignedCookieJar::from_headers(headers, site.key().clone());
        let person_in = |name: &str| jar.get(name).and_then(|cookie| Person::known(cookie.value()));
        let current = person_in(&person_cookie(site.key(), site.is_secure() || is_https(headers)));
        // As it is called on a plain line, and as it was called before; whoever has one of them keeps every seat.
        let older = || person_in(&person_cookie(site.key(), false)).or_else(|| person_in(PERSON));
        Known {
            current: current.is_some(),
            device: current.or_else(older),
            name: jar.get(NAME).map(|cookie| cookie.value().to_owned()),
            ..Known::nobody(headers)
        }
    }
}

/// Whom a connection has brought before, the last one last: who shows the same again is recognised without reading it. For
/// whom they play is asked each time.
#[derive(Clone, Default)]
pub(crate) struct Acquaintance(Arc<Mutex<Vec<(Shown, Known)>>>);

/// The cookies and languages as they were sent, and whether by a safe connection: a proxy may bring both kinds.
type Shown = (HeaderValue, Option<HeaderValue>, bool);

impl Acquaintance {
    fn known(&self, site: &Site, headers: &HeaderMap) -> Known {
        let mut sent = headers.get_all(COOKIE).iter();
        let (Some(cookies), None) = (sent.next(), sent.next()) else { return Known::by(site, headers) };
        let shown = (cookies.clone(), headers.get(ACCEPT_LANGUAGE).cloned(), is_https(headers));
        let mut met = self.0.lock().expect("comparing does not panic");
        if let Some((_, known)) = met.iter().find(|(before, _)| *before == shown) {
            return known.clone();
        }
        if met.len() == REMEMBERED {
            met.remove(0);
        }
        let known = Known::by(site, headers);
        met.push((shown, known.clone()));
        known
    }
}

/// The page to come back to: the one that was asked for, if it can be looked at; else its table, or the first page.
fn page_of(request: &Request) -> String {
    let pattern = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let asked = request.uri().path_and_query().map(PathAndQuery::as_str).unwrap_or_default();
    let page = match pattern {
        Some(pattern) if !is_page(pattern) => match asked.split('/').collect::<Vec<_>>()[..] {
            ["", "t", word, _] => format!("/t/{word}"),
            _ => "/".to_owned(),
        },
        _ => asked.to_owned(),
    };
    if is_own_page(&page) { page } else { "/".to_owned() }
}

/// What the cookie of a person is called by a server with this key. On a safe connection it has another name, which browsers
/// take from safe connections alone: so one that came by a plain line first is told from it, and goes.
fn person_cookie(key: &Key, secure: bool) -> String {
    let name = of_key(PERSON, key);
    if secure { format!("__Host-{name}") } else { name }
}

/// What a cookie is called that means something to a server with this key alone.
pub(crate) fn of_key(name: &str, key: &Key) -> String {
    let letters = Sha256::digest(key.signing());
    format!("{name}-{:02x}{:02x}{:02x}", letters[0], letters[1], letters[2])
}

/// Whether a link with this address leads anywhere but to the machine itself.
fn is_elsewhere(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    !(name == "localhost" || name.starts_with("127.") || name == "[::1]" || name == "0.0.0.0")
}

/// The address under which others reach this server as well, if the browser used one.
fn address(headers: &HeaderMap) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(HOST.as_str()).filter(|host| is_elsewhere(host))?;
    let scheme = if is_https(headers) { "https" } else { "http" };
    Some(format!("{scheme}://{host}"))
}

/// Whether the request came to whoever stands before this server by a safe connection.
pub(crate) fn is_https(headers: &HeaderMap) -> bool {
    let said = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok()).unwrap_or_default();
    // The first of several is what the browser spoke.
    said.split(',').next().is_some_and(|first| first.trim().eq_ignore_ascii_case("https"))
}

/// Of the languages that the browser asks for, the one it would like best of those that we speak, or the nearest to them.
fn preferred_language(headers: &HeaderMap) -> Option<&'static str> {
    let list = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    let weighed = |part| {
        let (tag, weight) = str::split_once(part, ';').unwrap_or((part, "q=1"));
        let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
        (weight > 0.0).then(|| (weight, tag.trim()))
    };
    let mut spoken: Vec<_> = list.split(',').filter_map(weighed).collect();
    spoken.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let tags: Vec<_> = spoken.into_iter().map(|(_, tag)| tag).collect();
    Words::of_any(&tags).map(Words::tag)
}

/// Whether a request changes nothing, or is a form of our own pages.
fn is_from_our_pages(request: &Request) -> bool {
    matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) || come_from_us(request.headers())
}

fn come_from_us(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match (text("sec-fetch-site"), text(ORIGIN.as_str()), text(HOST.as_str())) {
        (Some(site), ..) => matches!(site, "same-origin" | "none"),
        (None, Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from == host),
        // A browser that says neither is too old to be tricked by one that does; a command line says neither on purpose.
        (None, None, _) => true,
        (None, Some(_), None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn forms_come_from_our_own_pages() {
        for (pairs, ours) in [
            (&[("sec-fetch-site", "same-origin")][..], true),
            (&[("sec-fetch-site", "cross-site")], false),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("origin", "http://rafle.local:7000"), ("host", "rafle.local:7000")], true),
            (&[("origin", "http://evil.example"), ("host", "rafle.local:7000")], false),
            (&[("origin", "null"), ("host", "rafle.local:7000")], false),
            (&[], true),
        ] {
            assert_eq!(come_from_us(&headers(pairs)), ours, "{pairs:?}");
        }
    }

    #[test]
    fn a_link_for_others_does_not_lead_to_the_own_machine() {
        let address = |host| address(&headers(&[("host", host)]));
        assert_eq!(address("192.168.1.7:7070").as_deref(), Some("http://192.168.1.7:7070"));
        assert_eq!(address("rafle.example").as_deref(), Some("http://rafle.example"));
        for own in ["localhost:7070", "127.0.0.1:7070", "[::1]:7070", "localhost"] {
            assert_eq!(address(own), None, "{own}");
        }
    }

    #[test]
    fn whoever_stands_before_us_says_how_the_browser_came() {
        for (said, https) in [("https", true), ("HTTPS, http", true), ("http", false), ("http, https", false)] {
            assert_eq!(is_https(&headers(&[("x-forwarded-proto", said)])), https, "{said}");
        }
        assert!(!is_https(&headers(&[])));
    }

    #[test]
    fn the_language_follows_the_browser() {
        let preferred = |list| preferred_language(&headers(&[("accept-language", list)]));
        assert_eq!(preferred("da-DK,da;q=0.9,en;q=0.8"), Some("da"));
        assert_eq!(preferred("tlh, en-GB;q=0.5"), Some("en"));
        assert_eq!(preferred("en;q=0.3, nn;q=0.9"), Some("nb"));
        assert_eq!(preferred("tlh"), None);
    }
}
