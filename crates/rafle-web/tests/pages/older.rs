//! Whoever has played with an older Rafle goes on with this one: `../older` is a data folder of the first version.

use std::path::Path;

use axum::http::StatusCode;
use rafle_engine::Seeded;
use rafle_tables::about;

use crate::browser::{Browser, Page, Server};
use crate::walk::step;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/older");

/// How many games that version had. Later ones have no table there; none of these may be gone.
const GAMES_THEN: usize = 46;

/// The lines of a file of the folder, each as its first word and the rest.
fn lines(file: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(Path::new(FOLDER).join(file)).unwrap();
    let pair = |line: &str| line.split_once(' ').map(|(first, rest)| (first.to_owned(), rest.to_owned())).unwrap();
    text.lines().map(pair).collect()
}

/// The word of the table that is called so.
fn table(called: &str) -> String {
    lines("tables.txt").into_iter().find(|(name, _)| name == called).map(|(_, word)| word).unwrap()
}

/// A server on a copy of the folder, and the browsers of Anna and Bo.
async fn go_on() -> (Server, [Browser; 2]) {
    let server = Server::on_copy_of(&Path::new(FOLDER).join("rafle.db")).await;
    let browsers = lines("people.txt").into_iter().map(|(_, cookies)| {
        let mut browser = server.browser();
        let pair =
            |cookie: &str| cookie.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())).unwrap();
        browser.cookies = cookies.split("; ").map(pair).collect();
        browser
    });
    let browsers = browsers.collect::<Vec<_>>().try_into().ok().expect("two people");
    (server, browsers)
}

/// How long the log is that a page shows.
fn length(page: &Page) -> usize {
    page.number().parse().unwrap()
}

/// The table as this browser finds it.
async fn look(browser: &mut Browser, table: &str) -> Page {
    let page = browser.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::OK, "{table}");
    page
}

#[tokio::test]
async fn everybody_keeps_every_seat_and_every_table_plays_on() {
    let (_server, mut people) = go_on().await;
    let mut luck = Seeded::new(1);
    let tables = lines("tables.txt");
    let running: Vec<_> = tables.iter().filter(|(game, _)| about(game).is_some()).collect();
    assert_eq!(running.len(), GAMES_THEN, "a table of every game that there was");
    for (game, id) in running {
        let mut seated = 0;
        for browser in &mut people {
            seated += usize::from(!look(browser, id).await.value("data-mine").unwrap().is_empty());
        }
        assert_eq!(seated, if game == "five-crowns-solitaire" { 1 } else { 2 }, "{game}");
        let begun = length(&look(&mut people[0], id).await);
        // Whoever is next moves. A bot may be next, which does not wait, and not everything that can be picked is a move.
        for attempt in 0.. {
            assert!(attempt < 200, "{game} does not play on");
            let browser = &mut people[attempt % 2];
            let page = look(browser, id).await;
            if length(&page) > begun || page.value("data-next").as_deref() == Some("over") {
                break;
            }
            step(browser, &page, &mut luck).await;
        }
    }
}

#[tokio::test]
async fn what_was_finished_left_or_handed_on_is_as_it_was() {
    let (_server, [mut anna, mut bo]) = go_on().await;
    for browser in [&mut anna, &mut bo] {
        let finished = look(browser, &table("finished")).await;
        assert_eq!(finished.value("data-next").as_deref(), Some("over"));
        assert!(finished.has(&format!("/t/{}", table("again"))), "the way to the next table");
        assert_eq!(browser.get(&format!("/t/{}/look", table("finished"))).await.status, StatusCode::OK);
    }
    assert_eq!(look(&mut bo, &table("again")).await.value("data-mine").as_deref(), Some("B"));
    assert_eq!(look(&mut bo, &table("left")).await.value("data-mine").as_deref(), Some(""), "a bot plays for Bo");
    let back = [("wish", "sit"), ("seat", "B"), ("name", "Bo")];
    let back = bo.post(&format!("/t/{}/wish", table("left")), &back).await;
    assert_eq!(back.value("data-mine").as_deref(), Some("B"), "who comes back");
    assert_eq!(look(&mut anna, &table("handed")).await.value("data-mine").as_deref(), Some(""));
    assert_eq!(look(&mut bo, &table("handed")).await.value("data-mine").as_deref(), Some("A"));
    assert!(bo.get("/").await.has(&format!("/t/{}", table("handed"))), "it is among Bo's tables");
}
