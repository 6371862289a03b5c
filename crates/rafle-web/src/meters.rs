//! What this server tells whoever watches over it: how much is asked, how long it takes, what is refused.
//! Meters are read on a port of their own, which is nobody's but the host's.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::response::IntoResponse;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use rafle_tables::Refused;
use rafle_tables::meters::{Counter, Exposition, Gauge, Histogram};
use tokio::net::TcpListener;

use crate::Site;
use crate::serve::PATIENCE;

/// Open pages.
pub(crate) static STREAMS: Gauge = Gauge::new();

/// How long an answer took, by what was asked for; that of a stream until it is open.
static ANSWERS: [(&str, Histogram); 4] =
    [("page", Histogram::new()), ("form", Histogram::new()), ("stream", Histogram::new()), ("other", Histogram::new())];

/// How often something was refused, by the reason.
static REFUSALS: [(&str, Counter); 9] = [
    ("no-table", Counter::new()),
    ("not-yours", Counter::new()),
    ("stale", Counter::new()),
    ("not-over", Counter::new()),
    ("used-up", Counter::new()),
    ("rules", Counter::new()),
    ("broken", Counter::new()),
    ("too-much", Counter::new()),
    ("store", Counter::new()),
];

/// Counts a refusal.
pub(crate) fn refused(refused: &Refused) {
    let kind = match refused {
        Refused::NoTable => 0,
        Refused::NotYours => 1,
        Refused::Stale(_) => 2,
        Refused::NotOver => 3,
        Refused::UsedUp => 4,
        Refused::Why(_) => 5,
        Refused::Broken => 6,
        Refused::TooMuch { .. } => 7,
        Refused::Store(_) => 8,
    };
    REFUSALS[kind].1.add(1);
}

/// Notes how long an answer took.
pub(crate) fn answered(method: &Method, path: &str, took: Duration) {
    let kind = match path {
        "" | "/healthz" | "/readyz" | "/assets/{file}" => 3,
        "/t/{id}/live" => 2,
        _ if method == Method::POST => 1,
        _ => 0,
    };
    ANSWERS[kind].1.note(took);
}

/// Everything that is measured.
fn exposition(site: &Site) -> String {
    let mut told = Exposition::default();
    told.gauge("rafle_streams", "Open pages.", STREAMS.value());
    let help = "How long an answer took, by what was asked for; that of a stream until it is open.";
    let answers = ANSWERS.iter().map(|(kind, histogram)| (*kind, histogram));
    told.histograms(("rafle_answer_seconds", help), "kind", answers);
    let refusals = REFUSALS.iter().map(|(kind, counter)| (*kind, counter.value()));
    told.values(("rafle_refusals_total", "counter", "What was refused, by the reason."), "kind", refusals);
    let help = "How often somebody was told that it is too much, by the limit.";
    told.values(("rafle_limits_total", "counter", help), "limit", site.refused());
    site.tables().tell(&mut told);
    told.store();
    told.text()
}

/// Tells on this port what is measured, for as long as it is not dropped.
pub async fn serve_meters(site: Site, listener: TcpListener) {
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let site = site.clone();
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let answer = if request.uri().path() == "/metrics" {
                ([(CONTENT_TYPE, "text/plain; version=0.0.4")], exposition(&site)).into_response()
            } else {
                StatusCode::NOT_FOUND.into_response()
            };
            async move { Ok::<hyper::Response<Body>, Infallible>(answer) }
        });
        tokio::spawn(async move {
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .serve_connection(TokioIo::new(stream), service);
            // Whoever reads it may go away at any time.
            let _ = connection.await;
        });
    }
}

#[cfg(test)]
mod tests {
    use axum::extract::Request;
    use axum::http::Uri;
    use tower::ServiceExt as _;

    use super::*;
    use crate::tests::site;

    #[tokio::test]
    async fn what_is_asked_and_refused_is_counted() {
        let (_folder, site) = site().await;
        let value = |name: &str| {
            let text = exposition(&site);
            let found = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse::<u64>().ok());
            found.unwrap_or_else(|| panic!("{name} is told\n{text}"))
        };
        let (pages, missing) = ("rafle_answer_seconds_count{kind=\"page\"}", "rafle_refusals_total{kind=\"no-table\"}");
        let before = (value(pages), value(missing));
        for path in ["/", "/t/nosuchtable"] {
            let mut request = Request::new(Body::empty());
            *request.uri_mut() = Uri::from_static(path);
            request.headers_mut().insert("host", "localhost".parse().unwrap());
            site.router().oneshot(request).await.unwrap();
        }
        let after = (value(pages), value(missing));
        assert!(after.0 >= before.0 + 2 && after.1 > before.1, "{before:?} {after:?}");
        assert_eq!((value("rafle_tables"), value("rafle_bots_waiting")), (0, 0));
        for name in [
            "rafle_store_commit_seconds_count",
            "rafle_limits_total{limit=\"streams\"}",
            "rafle_moves_total{by=\"bot\"}",
        ] {
            value(name);
        }
    }

    #[test]
    fn every_refusal_has_its_own_kind() {
        let count = |kind: usize| REFUSALS[kind].1.value();
        let stale = count(2);
        refused(&Refused::Stale(7));
        assert_eq!(count(2), stale + 1);
        let names: std::collections::HashSet<_> = REFUSALS.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), REFUSALS.len());
    }
}
