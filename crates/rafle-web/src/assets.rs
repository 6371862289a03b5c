//! The stylesheet, the scripts and the small picture: embedded, and kept by browsers until they change.

use std::borrow::Cow;
use std::io::Write as _;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
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

/// What only the big screen needs besides.
static SCREEN: LazyLock<String> = LazyLock::new(|| style_as_sent(include_str!("../style/tv.css")));

/// What only paper and the score pad need besides.
static PAPER: LazyLock<String> =
    LazyLock::new(|| style_as_sent(concat!(include_str!("../style/print.css"), include_str!("../style/pad.css"))));

/// What the stylesheets are asked for by.
const STYLESHEETS: [&str; 3] = ["rafle.css", "screen.css", "paper.css"];

/// The script that checks the dice of a game that is over.
const CHECK: &str = "dice.js";

/// The scripts by what they are asked for, as browsers get them: three for every page, and one for those of a game that is over.
/// That of every page is a file for each of its rooms as well; together they are one module.
static SCRIPTS: LazyLock<[(&str, String); 4]> = LazyLock::new(|| {
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
        (CHECK, as_sent(include_str!("../assets/dice.js"))),
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
    const LINES: [(&str, &str); 5] = [(";\n}", "}\n"), ("{\n", "{"), (";\n", ";"), ("}\n", "}"), (",\n", ",")];
    const CLOSER: [(&str, &str); 11] = [
        ("; }", "}"),
        (": ", ":"),
        (" {", "{"),
        ("{ ", "{"),
        (" }", "}"),
        ("; ", ";"),
        (", ", ","),
        (" > ", ">"),
        ("(> ", "(>"),
        (" 0.", " ."),
        (":0.", ":."),
    ];
    let shorter = |style: String, (room, closer): &(&str, &str)| style.replace(room, closer);
    CLOSER.iter().chain(&LINES).fold(as_sent(style), shorter)
}

/// What every page needs of them.
pub(crate) static ASSETS: LazyLock<rafle_pages::Assets> = LazyLock::new(|| rafle_pages::Assets {
    icon: address("rafle.svg"),
    scripts: ["rafle.js", "begin.js", "seals.js"].map(address),
    check: address(CHECK),
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
    let style =
        STYLESHEETS.iter().position(|name| *name == file).map(|index| [&STYLE, &SCREEN, &PAPER][index].as_str());
    let ours = style.or(script);
    match ours {
        Some(text) => Some(Cow::Borrowed(text.as_bytes())),
        None => Assets::get(file).map(|asset| asset.data),
    }
}

/// A file as it is sent.
struct Sent {
    plain: Bytes,
    packed: Bytes,
}

/// Every file, packed once and not for each who asks: whoever asked often would take the processor from all others.
static SENT: LazyLock<Vec<(String, Sent)>> = LazyLock::new(|| {
    let ours = SCRIPTS.iter().map(|(file, _)| *file).chain(STYLESHEETS).map(str::to_owned);
    let picture = |file: &Cow<'_, str>| file.rsplit_once('.').is_some_and(|(_, kind)| kind == "svg");
    let others = Assets::iter().filter(picture).map(Cow::into_owned);
    let sent = |file: String| {
        let plain = Bytes::from(content(&file)?.into_owned());
        let packed = packed(&plain).into();
        Some((file, Sent { plain, packed }))
    };
    ours.chain(others).filter_map(sent).collect()
});

fn packed(plain: &[u8]) -> Vec<u8> {
    // One more than the best of others: it takes longer, and is done once.
    let mut packed = GzEncoder::new(Vec::new(), Compression::new(10));
    packed.write_all(plain).and_then(|()| packed.finish()).expect("there is room in memory")
}

/// Whether a browser reads what is packed so.
fn unpacks(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|accepted| accepted.to_str().ok());
    accepted.flat_map(|accepted| accepted.split(',')).any(|one| match one.trim().split_once(';') {
        Some((name, weight)) => name.trim() == "gzip" && !weight.trim().trim_end_matches(['0', '.']).ends_with('='),
        None => one.trim() == "gzip",
    })
}

pub(crate) async fn file(Path(file): Path<String>, asked: HeaderMap) -> Response {
    let Some((_, sent)) = SENT.iter().find(|(name, _)| *name == file) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match file.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let mut headers = HeaderMap::from_iter([
        (CONTENT_TYPE, HeaderValue::from_static(kind)),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ]);
    if !unpacks(&asked) {
        return (headers, sent.plain.clone()).into_response();
    }
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    (headers, sent.packed.clone()).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io::Read as _;
    use std::path::{Path, PathBuf};

    use flate2::read::GzDecoder;

    use super::*;

    /// All that is written in the files of a folder that end so.
    fn written(folder: &Path, ending: &str) -> String {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let read = |path: PathBuf| match path.extension() {
            _ if path.is_dir() => written(&path, ending),
            Some(kind) if kind == ending => std::fs::read_to_string(path).unwrap(),
            _ => String::new(),
        };
        entries.map(read).collect()
    }

    #[test]
    fn what_scripts_look_for_is_on_some_page() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let pages = [here.join("src"), here.with_file_name("rafle-pages").join("src")].map(|it| written(&it, "rs"));
        let scripts = written(&here.join("assets"), "js");
        let looked_for = scripts.split("[data-").skip(1).map(|after| {
            let end = after.find(|letter: char| !letter.is_ascii_lowercase() && letter != '-');
            format!("data-{}", &after[..end.unwrap_or(after.len())])
        });
        let looked_for: BTreeSet<_> = looked_for.collect();
        assert!(looked_for.len() > 40, "{looked_for:?}");
        let nowhere: Vec<_> = looked_for.iter().filter(|name| !pages.iter().any(|page| page.contains(*name))).collect();
        assert!(nowhere.is_empty(), "{nowhere:?}");
    }

    #[test]
    fn every_file_is_packed_once_and_unpacks_to_itself() {
        assert!(SENT.iter().any(|(file, _)| file == "rafle.svg") && SENT.len() >= 6);
        for (file, sent) in &*SENT {
            let mut unpacked = Vec::new();
            GzDecoder::new(&*sent.packed).read_to_end(&mut unpacked).unwrap();
            assert!(!unpacked.is_empty() && unpacked == *sent.plain, "{file}");
        }
    }

    #[test]
    fn only_who_unpacks_gets_it_packed() {
        for (accepted, packed) in [
            ("gzip", true),
            ("br, gzip, deflate", true),
            ("gzip;q=0.5", true),
            ("gzip;q=0", false),
            ("gzip; q=0.0", false),
            ("br", false),
            ("x-gzip", false),
        ] {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            assert_eq!(unpacks(&headers), packed, "{accepted}");
        }
        assert!(!unpacks(&HeaderMap::new()));
    }
}
