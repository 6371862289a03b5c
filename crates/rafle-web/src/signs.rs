//! Signs of life, for machines that watch over this one. They tell nothing about anybody, and are told to anybody.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::Site;

/// Answered as long as the process answers at all.
pub(crate) async fn alive() -> &'static str {
    "fine\n"
}

/// Whether people can be sent here; if not, why not, in one line.
pub(crate) async fn readiness(State(site): State<Site>) -> Response {
    match ready(&site) {
        Ok(()) => "ready\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", why.replace(['\r', '\n'], " "))).into_response(),
    }
}

/// Whether this server can do its work.
fn ready(site: &Site) -> Result<(), String> {
    if site.stopping().is_cancelled() { Err("this server is stopping".to_owned()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;
    use crate::tests::site;

    async fn answered(site: &Site) -> (StatusCode, String) {
        let answer = readiness(State(site.clone())).await;
        let status = answer.status();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn who_is_stopping_is_not_ready() {
        let (_folder, site) = site().await;
        assert_eq!(answered(&site).await, (StatusCode::OK, "ready\n".to_owned()));
        site.stopping().cancel();
        assert_eq!(answered(&site).await, (StatusCode::SERVICE_UNAVAILABLE, "this server is stopping\n".to_owned()));
    }
}
