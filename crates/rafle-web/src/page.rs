//! The frame around every page.

use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::middleware::Next;
use axum::response::Response;
use maud::{DOCTYPE, Markup, html};
use rafle_engine::Message;

use crate::assets::address;
use crate::visitor::Visitor;

/// Only what we serve ourselves may run or be shown.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Headers that every answer carries.
pub(crate) async fn with_manners(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// A page: its title, what kind of page it is, and what stands on it.
pub(crate) fn page(visitor: &Visitor, title: &str, class: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visitor.words.tag()) data-theme=[visitor.theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) " – Rafle" }
                link rel="icon" href=(address("rafle.svg"));
                link rel="stylesheet" href=(address("rafle.css"));
                script type="module" src=(address("rafle.js")) {}
            }
            body class=(class) { (content) }
        }
    }
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
