//! What every answer carries, what a visitor can choose on each page, and where pages lead.

use std::sync::LazyLock;

use axum::Extension;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::{CookieJar, Form};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use rafle_pages::{AUTO, THEMES};
use rafle_tables::is_word;
use rafle_words::Words;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::assets::ASSETS;
use crate::form::unreadable;
use crate::refusal::{Refusal, Tried};
use crate::routes::Kind;
use crate::visitor::{LANGUAGE, THEME, Visitor};

/// Only what we serve ourselves may run or be shown.
const POLICY: &str = "default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; \
     base-uri 'none'; frame-ancestors 'none'; style-src 'self'";

/// The stylesheet also where it stands in the page, told by its hash. It takes a megabyte to make: a server of which nobody wants
/// more than a sign of life does without.
static POLICY_OF_PAGES: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hash = BASE64_STANDARD.encode(Sha256::digest(&ASSETS.style));
    HeaderValue::try_from(format!("{POLICY} 'sha256-{hash}'")).expect("plain text")
});

/// Nothing of the device that a game at a table does not need, for us or for anybody.
const PERMISSIONS: &str = "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), \
     geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), \
     payment=(), publickey-credentials-create=(), publickey-credentials-get=(), serial=(), usb=(), \
     xr-spatial-tracking=()";

/// Headers that every answer carries, even one that failed in the middle.
pub(crate) fn with_headers(mut response: Response, kind: Kind) -> Response {
    let headers = response.headers_mut();
    headers.reserve(7); // at once, instead of growing three times
    let policy = if kind == Kind::Sign { HeaderValue::from_static(POLICY) } else { POLICY_OF_PAGES.clone() };
    headers.insert(CONTENT_SECURITY_POLICY, policy);
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Not `no-referrer`: with it a browser on a plain network would send our own forms as if from nowhere.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    for (name, value) in [
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", PERMISSIONS),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// What somebody has chosen.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chosen {
    lang: Option<String>,
    theme: Option<String>,
    back: Option<String>,
}

impl Chosen {
    /// Whether all of it can be chosen here, and leads back to a page of ours.
    fn is_readable(&self) -> bool {
        let language = |tag: &String| Words::languages().any(|known| known == tag);
        let theme = |word: &String| word == AUTO || THEMES.contains(&word.as_str());
        self.lang.as_ref().is_none_or(language)
            && self.theme.as_ref().is_none_or(theme)
            && self.back.as_deref().is_none_or(is_own_page)
    }
}

pub(crate) async fn choose(Extension(visitor): Extension<Visitor>, Form(chosen): Form<Chosen>) -> Response {
    if !chosen.is_readable() {
        return Refusal::new(&visitor, Tried::WRITE, &unreadable()).page();
    }
    let cookies = [(LANGUAGE, chosen.lang), (THEME, chosen.theme)].into_iter();
    let cookies = cookies.filter_map(|(name, value)| Some(visitor.cookie(name, value?)));
    (cookies.fold(CookieJar::new(), CookieJar::add), lead_to(chosen.back.as_deref().unwrap_or("/"))).into_response()
}

/// Leads on to a page of this server: nobody is sent elsewhere.
#[expect(clippy::disallowed_methods, reason = "here it is known to be a page of ours")]
pub(crate) fn lead_to(page: &str) -> Response {
    Redirect::to(if is_own_page(page) { page } else { "/" }).into_response()
}

/// Whether an address is that of a page of this server. Browsers skip tabs and line breaks, and take a backslash for a slash,
/// so that `/\t/other.example` leads to another server; and not everything can stand in a header.
pub(crate) fn is_own_page(page: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_graphic() && letter != b'\\';
    page.starts_with('/') && !page.starts_with("//") && page.bytes().all(plain)
}

/// A page that says one thing and shows the way on: back to the table of this word, or else to all games.
pub(crate) fn sorry(visitor: &Visitor, status: StatusCode, why: &str, table: Option<&str>) -> Response {
    (status, rafle_pages::sorry(&visitor.reader, why, table)).into_response()
}

/// There is nothing, but for whoever has typed the word of a room behind the address of the server.
pub(crate) async fn nowhere(Extension(visitor): Extension<Visitor>, uri: Uri) -> Response {
    let word = uri.path().trim_start_matches('/').to_ascii_lowercase();
    if is_word(&word) {
        return lead_to(&format!("/join?word={word}"));
    }
    sorry(&visitor, StatusCode::NOT_FOUND, &visitor.reader.word("no-such-page"), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for page in ["/", "/t/abc?seat=A", "/g/yatzy#rules", "/?q=%C3%A6"] {
            assert!(is_own_page(page), "{page}");
            assert_eq!(lead_to(page).headers()["location"], page);
        }
        let controls = (0..=0x20).chain([0x7f]).map(|letter| format!("/{}/evil.example", char::from(letter)));
        let others =
            ["", "//evil.example", "/\\evil.example", "/t\\..", "https://evil.example", "t/abc", "/æ", "/\u{85}"];
        for page in others.into_iter().map(ToOwned::to_owned).chain(controls) {
            assert!(!is_own_page(&page), "{page:?}");
            assert_eq!(lead_to(&page).headers()["location"], "/", "{page:?}");
        }
    }
}
