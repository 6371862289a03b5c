//! Signs of life, for machines that watch over this one. They tell nothing about anybody, and are told to anybody.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use rafle_tables::StoreError;

use crate::Site;

/// Answered as long as the process answers at all.
pub(crate) async fn alive() -> &'static str {
    "fine\n"
}

/// Whether people can be sent here; if not, why not, in one line.
pub(crate) async fn readiness(State(site): State<Site>) -> Response {
    match ready(&site).await {
        Ok(()) => "ready\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

/// Whether this server can do its work; where files lie is nobody's business but the host's, whose log says it.
async fn ready(site: &Site) -> Result<(), &'static str> {
    if site.stopping().is_cancelled() {
        return Err("this server is stopping");
    }
    site.tables().ready().await.map_err(|error| {
        tracing::error!(%error, "not ready");
        match error {
            StoreError::Vanished { .. } => "the database was deleted, moved, replaced or emptied",
            StoreError::Damaged { .. } => "the database is damaged",
            _ => "the database cannot be written",
        }
    })
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
    async fn a_database_that_was_taken_away_is_noticed() {
        let (folder, site) = site().await;
        std::fs::remove_file(folder.path().join("rafle.db")).unwrap();
        let (status, why) = answered(&site).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(why, "the database was deleted, moved, replaced or emptied\n");
    }

    #[tokio::test]
    async fn who_is_stopping_is_not_ready() {
        let (_folder, site) = site().await;
        assert_eq!(answered(&site).await, (StatusCode::OK, "ready\n".to_owned()));
        site.stopping().cancel();
        assert_eq!(answered(&site).await, (StatusCode::SERVICE_UNAVAILABLE, "this server is stopping\n".to_owned()));
    }
}
