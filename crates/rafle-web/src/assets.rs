//! The stylesheet, the scripts and the small picture: embedded, and kept by browsers until they change.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// What every page needs of them.
pub(crate) static ASSETS: LazyLock<rafle_pages::Assets> = LazyLock::new(|| {
    let style = Assets::get("rafle.css").expect("the stylesheet is part of the program");
    rafle_pages::Assets {
        icon: address("rafle.svg"),
        scripts: [address("rafle.js"), address("seals.js")],
        stylesheet: address("rafle.css"),
        style: String::from_utf8_lossy(&style.data).into_owned(),
    }
});

/// The address of an asset: it changes whenever the content does, so that it can be kept for ever.
fn address(file: &str) -> String {
    let hash = Assets::get(file).map(|asset| asset.metadata.sha256_hash()).unwrap_or_default();
    format!("/assets/{file}?{:02x}{:02x}{:02x}{:02x}", hash[0], hash[1], hash[2], hash[3])
}

pub(crate) async fn file(Path(file): Path<String>) -> Response {
    let Some(asset) = Assets::get(&file) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match file.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, kind.parse().expect("a kind is plain text"));
    headers.insert(CACHE_CONTROL, "public, max-age=31536000, immutable".parse().expect("plain text"));
    (headers, asset.data.into_owned()).into_response()
}
