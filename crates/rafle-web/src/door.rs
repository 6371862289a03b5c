//! The door: what every request passes on its way in and every answer on its way out, in one place and in this order.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;
use rafle_tables::mark;
use tokio::time::timeout;

use crate::page::with_headers;
use crate::routes::Kind;
use crate::serve::PATIENCE;
use crate::visitor::{Visitor, recognise};
use crate::{Site, entrance, meters, names};

/// Lets a request in, sees to it that there is an answer whatever happens, and notes what came of it.
pub(crate) async fn pass(State((site, kind)): State<(Site, Kind)>, mut request: Request, next: Next) -> Response {
    let asked = Asked::by(&site, &request);
    let answer = held(async {
        match kind {
            Kind::Sign => next.run(request).await,
            Kind::Thing => match turned_away(&site, &mut request) {
                Some(answer) => answer,
                None => next.run(request).await,
            },
            Kind::Page | Kind::Stream => enter(&site, kind, request, next).await,
        }
    });
    let answer = answer.await;
    asked.answered(&answer);
    with_headers(answer, kind)
}

/// Whoever comes in is asked who they are; nobody who is turned away before that gets a cookie.
async fn enter(site: &Site, kind: Kind, mut request: Request, next: Next) -> Response {
    let turned_away = turned_away(site, &mut request).or_else(|| entrance::turned_away(site, &request));
    if let Some(answer) = turned_away {
        return answer;
    }
    let (met, request) = recognise(site, request).await;
    let answer = match request {
        // Whoever meets a fault of ours is told so in their language.
        Ok(request) => held(let_in(site, kind, &met.visitor, request, next)).await,
        Err(answer) => *answer,
    };
    met.leaves_with(site, answer)
}

/// What is answered to whoever asks for another house, or too often from one address.
fn turned_away(site: &Site, request: &mut Request) -> Option<Response> {
    names::turned_away(site, request).or_else(|| site.limits().turned_away(site, request))
}

/// Answers what is not too much for one person.
async fn let_in(site: &Site, kind: Kind, visitor: &Visitor, request: Request, next: Next) -> Response {
    let limits = site.limits();
    if let Some(answer) = limits.too_much_of(visitor, &request) {
        return answer;
    }
    if kind == Kind::Stream {
        // Left out of the time limit: they are meant to last.
        return limits.stream(site, visitor, request, next).await;
    }
    timeout(PATIENCE, next.run(request)).await.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response())
}

/// An answer, or that we are sorry where ours panics.
async fn held(answer: impl Future<Output = Response>) -> Response {
    let answer = AssertUnwindSafe(answer).catch_unwind().await;
    answer.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// What was asked, and when. It has the pattern of an address and never the path: words of tables and of passes are secrets, and
/// would be known to whoever reads the log.
struct Asked {
    began: Instant,
    method: Method,
    pattern: Option<MatchedPath>,
    /// From where, and at which table, where the host wants to know everybody who asks.
    access: Option<(Option<String>, Option<String>)>,
}

impl Asked {
    fn by(site: &Site, request: &Request) -> Asked {
        let pattern = request.extensions().get::<MatchedPath>().cloned();
        let access = site.logs_access().then(|| {
            let at_table = pattern.as_ref().is_some_and(|pattern| pattern.as_str().starts_with("/t/"));
            let table = at_table.then(|| request.uri().path().split('/').nth(2).map(mark));
            (site.limits().from(request).map(|address| address.to_string()), table.flatten())
        });
        Asked { began: Instant::now(), method: request.method().clone(), pattern, access }
    }

    fn answered(self, answer: &Response) {
        let (took, status) = (self.began.elapsed(), answer.status().as_u16());
        let Asked { method, pattern, access, .. } = self;
        let path = pattern.as_ref().map_or("", MatchedPath::as_str);
        meters::answered(&method, path, took);
        if answer.status().is_server_error() {
            tracing::warn!(%method, route = path, status, ?took, "answered");
        } else {
            tracing::debug!(%method, route = path, status, ?took, "answered");
        }
        if let Some((address, table)) = access {
            let milliseconds = took.as_millis() as u64;
            tracing::info!(target: "access", address, %method, path, table, status, milliseconds, "asked");
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::http::header::CONTENT_SECURITY_POLICY;
    use axum::middleware::from_fn_with_state;
    use tower::ServiceExt as _;

    use super::*;
    use crate::tests::site;

    #[tokio::test]
    async fn an_answer_that_fails_has_headers_as_well() {
        async fn fail() -> &'static str {
            panic!("a test of what is answered then")
        }
        let (_folder, site) = site().await;
        for kind in [Kind::Page, Kind::Stream, Kind::Thing, Kind::Sign] {
            let router: Router = Router::new().fallback(fail).layer(from_fn_with_state((site.clone(), kind), pass));
            let request = Request::builder().header("host", "localhost").body(Body::empty()).unwrap();
            let answer = router.oneshot(request).await.unwrap();
            assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
            assert!(answer.headers().contains_key(CONTENT_SECURITY_POLICY));
        }
    }
}
