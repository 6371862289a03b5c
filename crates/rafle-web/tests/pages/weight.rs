//! How much a page weighs on its way, and how often a browser has to ask before it can show it.

use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
use rafle_engine::{About, Seeded};
use rafle_tables::shelf;

use crate::browser::{Browser, Page, Server};
use crate::walk::{open, step};

/// The most that a page may weigh with everything its first view needs, in bytes as sent.
const PAGE: usize = 30_000;

/// The most that the scripts may weigh together.
const SCRIPTS: usize = 14_000;

/// So many moves are made before a table is weighed: enough for dice, cards and boxes to lie there.
const MOVES: usize = 6;

/// What browsers say they can read. Made while they wait, brotli is no smaller than gzip.
const OFFERED: &str = "gzip, deflate, br, zstd";

async fn weighed(browser: &mut Browser, path: &str) -> usize {
    let request = browser.request("GET", path).header(ACCEPT_ENCODING, OFFERED).body(Body::empty()).unwrap();
    let page = browser.send(request).await;
    assert_eq!(page.headers.get(CONTENT_ENCODING).unwrap(), "gzip", "{path}");
    page.bytes.len()
}

/// What a page asks for before it can be shown: stylesheets, and pictures that are not icons.
fn needs(page: &Page) -> Vec<String> {
    let sheets = page.tags().iter().filter(|tag| tag.is("link", "rel", "stylesheet")).filter_map(|tag| tag.get("href"));
    let pictures = page.tags().iter().filter(|tag| tag.name == "img").filter_map(|tag| tag.get("src"));
    sheets.chain(pictures).map(ToOwned::to_owned).collect()
}

/// A first visit asks once; whoever knows us asks for the stylesheet at most, and only once. What is rarely seen, such as the big
/// screen, may ask for it at once.
async fn weigh(server: &Server, known: &mut Browser, path: &str) {
    let mut new = server.browser();
    let first = new.get(path).await;
    let rare = ["tv", "print", "pad"].iter().any(|end| path.ends_with(end));
    assert_eq!(needs(&first).len(), usize::from(rare), "{path} needs {:?}", needs(&first));
    let weight = weighed(&mut server.browser(), path).await;
    assert!(weight < PAGE, "{path} weighs {weight} when it is the first");
    let mut weight = weighed(known, path).await;
    for thing in needs(&known.get(path).await) {
        weight += weighed(known, &thing).await;
    }
    assert!(weight < PAGE, "{path} weighs {weight} with its stylesheet");
}

/// A table with as many seats as the usual rules of the game allow.
async fn crowded(browser: &mut Browser, about: &About) -> Page {
    for seats in (about.least_seats..=about.most_seats).rev() {
        let page = open(browser, about.slug, seats).await;
        if page.status == StatusCode::OK {
            return page;
        }
    }
    panic!("{} cannot be opened", about.slug)
}

#[tokio::test]
async fn pages_are_light() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let mut luck = Seeded::new(4);
    for about in shelf() {
        let mut page = crowded(&mut browser, about).await;
        let id = page.table();
        for _ in 0..MOVES {
            let Some(next) = page.value("data-next").filter(|next| next != "over") else { break };
            page = browser.get(&format!("/t/{id}?seat={next}")).await;
            let Some(after) = step(&mut browser, &page, &mut luck).await else { break };
            page = after;
        }
        let next = page.value("data-next").unwrap_or_default();
        weigh(&server, &mut browser, &format!("/t/{id}?seat={next}")).await;
        weigh(&server, &mut browser, &format!("/g/{}", about.slug)).await;
    }
    let phones = [("way", "phones"), ("name-0", "Anna")];
    let room = browser.post("/g/yatzy", &phones).await.path;
    for page in [
        "/",
        "/?way=phones",
        "/?place=luck",
        "/?q=e",
        &room,
        &format!("{room}/tv"),
        &format!("{room}/rules"),
        "/pad",
        "/g/yatzy/print",
    ] {
        weigh(&server, &mut browser, page).await;
    }
}

#[tokio::test]
async fn the_scripts_are_small() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let home = browser.get("/").await;
    let scripts: Vec<_> = home.tags().iter().filter_map(|tag| tag.get("src").map(ToOwned::to_owned)).collect();
    assert_eq!(scripts.len(), 3, "{scripts:?}");
    let mut weight = 0;
    for script in &scripts {
        weight += weighed(&mut browser, script).await;
        let asset = browser.get(script).await;
        assert!(asset.headers["cache-control"].to_str().unwrap().contains("immutable"), "it is asked for once");
    }
    assert!(weight < SCRIPTS, "{weight}");
}
