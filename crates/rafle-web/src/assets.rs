//! The stylesheet, the scripts and the small picture: embedded, and kept by browsers until they change.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// What most pages look like, a file for each room of the house; what stands further down overrules what stands above. Whoever
/// comes for the first time gets it with the page.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    style_as_sent(concat!(
        include_str!("../style/ground.css"),
        include_str!("../style/wood.css"),
        include_str!("../style/paper.css"),
        include_str!("../style/table.css"),
        include_str!("../style/moment.css"),
        include_str!("../style/room.css"),
        include_str!("../style/begins.css"),
        include_str!("../style/after.css"),
        include_str!("../style/pages.css"),
        include_str!("../style/wide.css"),
        include_str!("../style/motion.css"),
        include_str!("../style/fair.css"),
    ))
});

/// What only the big screen, paper and the score pad need besides.
static RARE: LazyLock<String> = LazyLock::new(|| {
    style_as_sent(concat!(
        include_str!("../style/tv.css"),
        include_str!("../style/print.css"),
        include_str!("../style/pad.css"),
    ))
});

/// What the stylesheets are asked for by.
const STYLESHEETS: [&str; 2] = ["rafle.css", "rare.css"];

/// The scripts by what they are asked for, as browsers get them. That of every page is a file for each of its rooms as well;
/// together they are one module.
static SCRIPTS: LazyLock<[(&str, String); 3]> = LazyLock::new(|| {
    let rooms = concat!(
        include_str!("../assets/rafle.js"),
        include_str!("../assets/moments.js"),
        include_str!("../assets/sound.js"),
        include_str!("../assets/keys.js"),
    );
    [
        ("rafle.js", as_sent(rooms)),
        ("begin.js", as_sent(include_str!("../assets/begin.js"))),
        ("seals.js", as_sent(include_str!("../assets/seals.js"))),
    ]
});

/// A script or stylesheet without comments that have a line of their own, and without margins: these are for whoever reads it
/// here.
fn as_sent(script: &str) -> String {
    let says = |line: &&str| {
        let comment = line.starts_with("//") || (line.starts_with("/*") && line.ends_with("*/"));
        !line.is_empty() && !comment
    };
    script.lines().map(str::trim).filter(says).flat_map(|line| [line, "\n"]).collect()
}

/// A stylesheet as it is sent, without the room that only readers need; also not in quotes, where no sheet may need any.
fn style_as_sent(style: &str) -> String {
    const CLOSER: [(&str, &str); 6] = [("; }", "}"), (": ", ":"), (" {", "{"), ("{ ", "{"), (" }", "}"), ("; ", ";")];
    CLOSER.iter().fold(as_sent(style), |style, (room, closer)| style.replace(room, closer)).replace(", ", ",")
}

/// What every page needs of them.
pub(crate) static ASSETS: LazyLock<rafle_pages::Assets> = LazyLock::new(|| rafle_pages::Assets {
    icon: address("rafle.svg"),
    scripts: SCRIPTS.each_ref().map(|(file, _)| address(file)),
    stylesheets: STYLESHEETS.map(address),
    style: STYLE.clone(),
});

/// The address of an asset: it changes whenever the content does, so that it can be kept for ever.
fn address(file: &str) -> String {
    let hash = Sha256::digest(content(file).unwrap_or_default());
    format!("/assets/{file}?{:02x}{:02x}{:02x}{:02x}", hash[0], hash[1], hash[2], hash[3])
}

fn content(file: &str) -> Option<Cow<'static, [u8]>> {
    let script = SCRIPTS.iter().find(|(name, _)| *name == file).map(|(_, script)| script.as_str());
    let style = STYLESHEETS.iter().position(|name| *name == file).map(|index| [&STYLE, &RARE][index].as_str());
    let ours = style.or(script);
    match ours {
        Some(text) => Some(Cow::Borrowed(text.as_bytes())),
        None => Assets::get(file).map(|asset| asset.data),
    }
}

pub(crate) async fn file(Path(file): Path<String>) -> Response {
    let Some(content) = content(&file) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match file.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, kind.parse().expect("a kind is plain text"));
    headers.insert(CACHE_CONTROL, "public, max-age=31536000, immutable".parse().expect("plain text"));
    (headers, content.into_owned()).into_response()
}
