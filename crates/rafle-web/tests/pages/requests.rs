//! What is asked and what is answered: refusals, words that no form has, names of the server, the word to enter, logs.

use std::io;
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use tracing_subscriber::filter::LevelFilter;

use crate::browser::{Page, Server};
use crate::journeys::play_on;
use crate::walk::open;

/// Where the one way on of a page that only refuses leads.
fn way_on(page: &Page) -> Option<&str> {
    page.tags().iter().find(|tag| tag.is("a", "class", "btn main")).and_then(|tag| tag.get("href"))
}

#[tokio::test]
async fn a_store_that_does_not_answer_is_told_as_such() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = open(&mut anna, "greedy", 2).await;
    let over = open(&mut anna, "zanzibar", 2).await;
    let over = play_on(&mut anna, over).await.table();
    let (id, number) = (table.table(), table.number());
    server.tables.store().close().await;
    let act = format!("/t/{id}/act");
    for (path, fields, way) in [
        (act.as_str(), &[("n", number.as_str()), ("seat", "A"), ("throw", "1")][..], None),
        (&format!("/t/{id}/pass"), &[("pass", "seat"), ("seat", "A")], Some(table.path.clone())),
        (&format!("/t/{over}/again"), &[], Some(format!("/t/{over}"))),
        ("/pass/any", &[("pass", "seat"), ("name", "Bo")], Some("/".to_owned())),
        ("/g/greedy", &[("seat-1", "here")], None),
    ] {
        let page = anna.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert!(page.has("Nothing has changed; please try again."), "{path}");
        if way.is_some() {
            assert_eq!(way_on(&page), way.as_deref(), "{path}");
        }
    }
    for (path, way) in [("/t/elsewhere", "/t/elsewhere"), ("/t/elsewhere/menu", "/t/elsewhere"), ("/pass/any", "/")] {
        let page = anna.get(path).await;
        assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert!(page.has("This table cannot be read."), "{path}");
        assert_eq!(way_on(&page), Some(way), "{path}");
    }
}

#[tokio::test]
async fn a_refusal_has_one_status_and_a_way_on() {
    let server = Server::start().await;
    let (mut anna, mut eve) = (server.browser(), server.browser());
    let table = open(&mut anna, "greedy", 2).await;
    let home = table.path.clone();
    let [again, look, pass] = ["again", "look", "pass"].map(|page| format!("{home}/{page}"));
    let (seat, name) = ([("pass", "seat"), ("seat", "A")], [("pass", "seat"), ("name", "Eve")]);
    let not_over = "The game is not over yet.";
    let used = "This link has been used already, or is too old.";
    let not_yours = "That seat is not yours.";
    for (page, status, said, way) in [
        (anna.post(&again, &[]).await, StatusCode::CONFLICT, not_over, home.as_str()),
        (anna.get(&look).await, StatusCode::CONFLICT, not_over, &home),
        (eve.post(&again, &[]).await, StatusCode::FORBIDDEN, not_yours, &home),
        (eve.post(&pass, &seat).await, StatusCode::FORBIDDEN, not_yours, &home),
        (eve.get("/pass/any").await, StatusCode::GONE, used, "/"),
        (eve.post("/pass/any", &name).await, StatusCode::GONE, used, "/"),
        (eve.get("/t/nowhere").await, StatusCode::NOT_FOUND, "There is no such table.", "/"),
    ] {
        assert_eq!((page.status, way_on(&page)), (status, Some(way)), "{}", page.path);
        assert!(page.has(said), "{}", page.path);
    }
    eve.language = "da";
    assert!(eve.get("/pass/any").await.has("Dette link er allerede brugt eller for gammelt."));
}

/// A log that is kept in memory.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Kept {
    /// Everything that is logged on this thread while the guard is held.
    fn listen() -> (Kept, tracing::subscriber::DefaultGuard) {
        let kept = Kept::default();
        let writer = Kept(kept.0.clone());
        let lines = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_ansi(false);
        let guard = tracing::subscriber::set_default(lines.with_writer(move || writer.clone()).finish());
        (kept, guard)
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

impl io::Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_log_has_routes_and_no_secrets() {
    let (log, _guard) = Kept::listen();
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link")]).await;
    anna.post(&format!("{}/act", table.path), &[("n", &table.number()), ("seat", "A"), ("throw", "1")]).await;
    let given = anna.post(&format!("{}/pass", table.path), &[("pass", "seat"), ("seat", "A")]).await;
    let link = given.value("data-pass").unwrap().replace("http://rafle.test", "");
    bo.get(&link).await;
    bo.post(&link, &[("name", "Bo")]).await;
    bo.get("/nowhere/at-all").await;
    let log = log.text();
    for route in ["/g/{slug}", "/t/{id}", "/t/{id}/act", "/pass/{word}"] {
        assert!(log.contains(&format!("route=\"{route}\"")), "{route} is not in {log}");
    }
    let word = link.rsplit('/').next().unwrap();
    let people = [anna.person(), bo.person()];
    for secret in [word, &table.table(), people[0].secret(), people[1].secret(), "at-all", "Anna"] {
        assert!(!log.contains(secret), "{secret} is in {log}");
    }
}
