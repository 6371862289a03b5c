//! Who is asking: a person by a signed cookie, with a language and a theme.

use std::borrow::Cow;

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use rafle_tables::{Person, newcomer};
use rafle_words::Words;
use sha2::{Digest, Sha256};

use crate::Site;
use crate::page::sorry;

/// The header by which our script says that it asks, and no plain form.
pub(crate) const SCRIPTED: &str = "x-live";

/// The cookies: who it is (signed), and what that person has chosen. A browser keeps one cookie of a name for all ports of a
/// host, so that of the person also has a few letters that go with the key: two servers do not take each other's away.
const PERSON: &str = "rafle";
const NAME: &str = "name";
pub(crate) const LANGUAGE: &str = "lang";
pub(crate) const THEME: &str = "theme";

/// Whoever asks for a page.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// Whose secret the cookie carries.
    pub(crate) device: Person,
    /// For whom this device plays: for itself, as long as nobody has lent it to somebody.
    pub(crate) person: Person,
    /// What this person was called last time.
    pub(crate) name: Option<String>,
    pub(crate) words: Words,
    pub(crate) theme: Option<&'static str>,
    /// Whether this browser has not been here before, so that it has nothing of ours yet.
    pub(crate) new: bool,
    /// Which page it is, to come back to.
    pub(crate) page: String,
    /// Under which address this server was asked, as the browser says.
    pub(crate) address: Option<String>,
}

/// The themes that can be chosen; without a choice the browser's own is followed.
pub(crate) const THEMES: [&str; 2] = ["light", "dark"];

/// Recognises the visitor, or makes the acquaintance.
pub(crate) async fn recognise(State(site): State<Site>, mut request: Request, next: Next) -> Response {
    let jar = SignedCookieJar::from_headers(request.headers(), site.key().clone());
    let own = person_cookie(site.key());
    let person_in = |name: &str| jar.get(name).and_then(|cookie| Person::known(cookie.value()));
    let (current, known) = match person_in(&own) {
        Some(person) => (true, Some(person)),
        // As it was called before; whoever has that one keeps every seat.
        None => (false, person_in(PERSON)),
    };
    let device = known.clone().unwrap_or_else(newcomer);
    let person = site.tables().plays_for(&device).await.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot read for whom a device plays");
        device.clone()
    });
    let plain = axum_extra::extract::CookieJar::from_headers(request.headers());
    let chosen = |name| plain.get(name).map(|cookie| cookie.value().to_owned());
    let language = chosen(LANGUAGE)
        .filter(|tag| Words::languages().any(|known| known == tag))
        .or_else(|| preferred_language(request.headers()));
    let visitor = Visitor {
        device: device.clone(),
        person,
        new: known.is_none(),
        page: request.uri().path_and_query().map(ToString::to_string).unwrap_or_default(),
        address: address(request.headers()),
        name: jar.get(NAME).map(|cookie| cookie.value().to_owned()),
        words: Words::of(language.as_deref().unwrap_or_default()).marked(),
        theme: chosen(THEME).and_then(|theme| THEMES.into_iter().find(|known| *known == theme)),
    };
    request.extensions_mut().insert(visitor.clone());
    let scripted = request.headers().contains_key(SCRIPTED);
    let mut response = next.run(request).await;
    if !scripted && let Some(why) = unspoken(&response) {
        response = sorry(&visitor, response.status(), &visitor.word(why), None);
    }
    if current || sets(&response, &own) { response } else { (remember(site.key(), &device), response).into_response() }
}

/// What the cookie of a person is called by a server with this key.
fn person_cookie(key: &Key) -> String {
    let letters = Sha256::digest(key.signing());
    format!("{PERSON}-{:02x}{:02x}{:02x}", letters[0], letters[1], letters[2])
}

/// Whether an answer already says who the visitor is from now on.
fn sets(response: &Response, cookie: &str) -> bool {
    let named =
        |set: &HeaderValue| set.as_bytes().strip_prefix(cookie.as_bytes()).is_some_and(|it| it.starts_with(b"="));
    response.headers().get_all(SET_COOKIE).iter().any(named)
}

/// What is to be said where a form was turned away before any page had seen it.
fn unspoken(response: &Response) -> Option<&'static str> {
    let plain = response.headers().get(CONTENT_TYPE).is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    match response.status() {
        _ if !plain => None,
        StatusCode::PAYLOAD_TOO_LARGE => Some("form-too-large"),
        StatusCode::BAD_REQUEST | StatusCode::UNSUPPORTED_MEDIA_TYPE | StatusCode::UNPROCESSABLE_ENTITY => {
            Some("form-unreadable")
        }
        StatusCode::METHOD_NOT_ALLOWED => Some("no-such-page"),
        StatusCode::REQUEST_TIMEOUT => Some("cannot-store"),
        _ => None,
    }
}

/// The cookie by which a device is known again.
fn remember(key: &Key, device: &Person) -> SignedCookieJar {
    SignedCookieJar::new(key.clone()).add(lasting(person_cookie(key), device.secret().to_owned()))
}

/// The cookie that remembers a name.
pub(crate) fn remember_name(key: &Key, name: &str) -> SignedCookieJar {
    SignedCookieJar::new(key.clone()).add(lasting(NAME, name.to_owned()))
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
    let scheme = if text("x-forwarded-proto") == Some("https") { "https" } else { "http" };
    Some(format!("{scheme}://{host}"))
}

pub(crate) fn lasting(name: impl Into<Cow<'static, str>>, value: String) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.make_permanent();
    cookie
}

/// The first language of the browser's list that we speak. The list is in order in practice; weights are not worth a parser.
fn preferred_language(headers: &HeaderMap) -> Option<String> {
    let list = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    let tags = list.split(',').map(|part| part.split(';').next().unwrap_or_default().trim());
    let spoken = |tag: &&str| Words::languages().any(|known| tag.split('-').next() == Some(known));
    tags.into_iter().find(spoken).map(ToOwned::to_owned)
}

/// Forms are taken from our own pages only.
pub(crate) async fn from_our_pages(Extension(visitor): Extension<Visitor>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_from_our_pages(request.headers()) {
        return sorry(&visitor, StatusCode::FORBIDDEN, &visitor.word("not-from-here"), None);
    }
    next.run(request).await
}

fn is_from_our_pages(headers: &HeaderMap) -> bool {
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
            assert_eq!(is_from_our_pages(&headers(pairs)), ours, "{pairs:?}");
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
    fn the_language_follows_the_browser() {
        let preferred = |list| preferred_language(&headers(&[("accept-language", list)]));
        assert_eq!(preferred("da-DK,da;q=0.9,en;q=0.8").as_deref(), Some("da-DK"));
        assert_eq!(preferred("tlh, en-GB;q=0.5").as_deref(), Some("en-GB"));
        assert_eq!(preferred("tlh"), None);
    }
}
