//! The frame around every page, and what a visitor can choose on each of them.

use std::sync::LazyLock;
use std::time::Instant;

use axum::Extension;
use axum::extract::{MatchedPath, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::{CookieJar, Form};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use rafle_engine::Message;
use rafle_words::Words;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::assets::{STYLESHEET, address, stylesheet};
use crate::draw::pieces::{die, icon, sprite};
use crate::visitor::{LANGUAGE, THEME, THEMES, Visitor, lasting};

/// Only what we serve ourselves may run or be shown; the stylesheet also where it stands in the page, told by its hash.
static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hash = BASE64_STANDARD.encode(Sha256::digest(stylesheet()));
    let policy = format!(
        "default-src 'none'; style-src 'self' 'sha256-{hash}'; script-src 'self'; img-src 'self' data:; \
         connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::try_from(policy).expect("plain text")
});

/// Nothing of the device that a game at a table does not need, for us or for anybody.
const PERMISSIONS: &str = "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), \
     geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), \
     payment=(), publickey-credentials-create=(), publickey-credentials-get=(), serial=(), usb=(), \
     xr-spatial-tracking=()";

/// Headers that every answer carries, and a line in the log. It names the pattern and never the path: the words of tables
/// and passes are secrets, and would be known to whoever reads the log.
pub(crate) async fn with_manners(request: Request, next: Next) -> Response {
    let asked = Instant::now();
    let (method, matched) = (request.method().clone(), request.extensions().get::<MatchedPath>().cloned());
    let route = matched.as_ref().map(MatchedPath::as_str);
    let mut response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), asked.elapsed());
    if response.status().is_server_error() {
        tracing::warn!(%method, route, status, ?took, "answered");
    } else {
        tracing::debug!(%method, route, status, ?took, "answered");
    }
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, POLICY.clone());
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

/// A page to be framed.
pub(crate) struct Page<'a> {
    /// What the window is called.
    pub(crate) title: &'a str,
    /// What kind of page it is.
    pub(crate) class: &'a str,
    /// Where a browser without scripts has to look again, if something may happen without the visitor. Not always where it
    /// is: a page may be the answer to a form.
    pub(crate) waits: Option<&'a str>,
}

impl Page<'_> {
    /// The page with this content.
    pub(crate) fn with(&self, visitor: &Visitor, content: &Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(visitor.words.tag()) data-theme=[visitor.theme] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " – Rafle" }
                    link rel="icon" href=(address("rafle.svg"));
                    // Who is here for the first time sees the page without asking for anything else.
                    @if visitor.new { style { (PreEscaped(stylesheet())) } }
                    @else { link rel="stylesheet" href=(address(STYLESHEET)); }
                    script type="module" src=(address("rafle.js")) {}
                    @if let Some(page) = self.waits { noscript { meta http-equiv="refresh" content={ "4; url=" (page) }; } }
                }
                body class=(self.class) { (sprite()) (content) }
            }
        }
    }
}

/// The head of every page but a table: the way home, language and looks.
pub(crate) fn top(visitor: &Visitor) -> Markup {
    html! {
        header.top {
            a.brand href="/" { (die(5, "t1")) "Rafle" }
            (choices(visitor))
        }
    }
}

/// A language and a theme to choose.
pub(crate) fn choices(visitor: &Visitor) -> Markup {
    let theme = visitor.theme.unwrap_or("auto");
    html! {
        details.choose data-choose="lang" {
            summary.icon aria-label=(visitor.word("language")) { (icon("globe")) }
            form method="post" action="/choose" {
                input type="hidden" name="back" value=(visitor.page);
                @for tag in Words::languages() {
                    button name="lang" value=(tag) lang=(tag) aria-pressed=(tag == visitor.words.tag()) {
                        (Words::of(tag).word("site", "language-name").unwrap_or_else(|| tag.to_owned()))
                    }
                }
            }
        }
        details.choose data-choose="theme" {
            summary.icon aria-label=(visitor.word("looks")) { (icon("moon")) }
            form method="post" action="/choose" {
                input type="hidden" name="back" value=(visitor.page);
                @for (value, words) in [("auto", "theme-auto"), ("light", "theme-light"), ("dark", "theme-dark")] {
                    button name="theme" value=(value) aria-pressed=(value == theme) { (visitor.word(words)) }
                }
            }
        }
    }
}

/// What somebody has chosen.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    lang: Option<String>,
    theme: Option<String>,
    back: Option<String>,
}

pub(crate) async fn choose(Form(chosen): Form<Chosen>) -> Response {
    let mut jar = CookieJar::new();
    if let Some(tag) = chosen.lang.as_deref().and_then(|tag| Words::languages().find(|known| *known == tag)) {
        jar = jar.add(lasting(LANGUAGE, tag.to_owned()));
    }
    if let Some(theme) = chosen.theme {
        let known = THEMES.into_iter().find(|known| *known == theme).unwrap_or("auto");
        jar = jar.add(lasting(THEME, known.to_owned()));
    }
    (jar, Redirect::to(&own_page(chosen.back.as_deref()))).into_response()
}

/// A page of this server, or the first one: nobody is sent elsewhere.
fn own_page(back: Option<&str>) -> String {
    let own = |page: &&str| page.starts_with('/') && !page.starts_with("//") && !page.contains(['\\', '\r', '\n']);
    back.filter(own).unwrap_or("/").to_owned()
}

/// A page that says one thing and shows the way on: back to the table of this word, or else to all games.
pub(crate) fn sorry(visitor: &Visitor, status: StatusCode, why: &str, table: Option<&str>) -> Response {
    let (to, words) = match table {
        Some(word) => (format!("/t/{word}"), "back-to-table"),
        None => ("/".to_owned(), "all-games"),
    };
    let content = html! {
        (top(visitor))
        main.sheet-of-paper {
            div.tray.empty { p { (why) } }
            p.acts-row { a.btn.main href=(to) { (visitor.word(words)) } }
        }
    };
    let page = Page { title: why, class: "home", waits: None };
    (status, page.with(visitor, &content)).into_response()
}

pub(crate) async fn nowhere(Extension(visitor): Extension<Visitor>) -> Response {
    sorry(&visitor, StatusCode::NOT_FOUND, &visitor.word("no-such-page"), None)
}

impl Visitor {
    /// A sentence or word of the site itself.
    pub(crate) fn site(&self, message: &Message) -> String {
        self.words.say("site", message, &[])
    }

    /// A word of the site that takes no arguments.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.site(&Message::new(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for (back, page) in [
            ("/t/abc?seat=A", "/t/abc?seat=A"),
            ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("https://evil.example", "/"),
            ("", "/"),
        ] {
            assert_eq!(own_page(Some(back)), page, "{back}");
        }
    }
}
