//! Whatever goes through a whole game again is done off the threads that serve people, in turns.

use std::sync::mpsc;
use std::thread::available_parallelism;

use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{ORIGIN, RETRY_AFTER};
use futures_util::future::join_all;
use rafle_tables::newcomer;
use rafle_web::{Hosting, Limits};

use crate::browser::{Browser, NAME, Page, Server, form};

/// Until this is dropped no game is gone through: each thread on which that is done waits for it.
async fn hold(server: &Server) -> Vec<mpsc::Sender<()>> {
    let threads = available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
    let mut held = Vec::new();
    for _ in 0..threads {
        let (hold, until) = mpsc::channel::<()>();
        let (begin, begun) = tokio::sync::oneshot::channel();
        let tables = server.tables.clone();
        tokio::spawn(async move {
            let wait = move || {
                let _ = begin.send(());
                let _ = until.recv();
            };
            tables.go_through("somewhere", &newcomer(), wait).await
        });
        begun.await.unwrap();
        held.push(hold);
    }
    held
}

/// Waits until so many games wait for their turn.
async fn until_wait(server: &Server, games: usize) {
    while server.tables.waits_for_turns() != games {
        tokio::task::yield_now().await;
    }
}

/// A finished game, by its address, and its record.
async fn finished(browser: &mut Browser) -> (String, String) {
    let table = browser.post("/g/yatzy", &[("way", "device"), ("name-0", "Anna"), ("name-1", "Bo")]).await.path;
    let number = browser.get(&table).await.number();
    browser.post(&format!("{table}/act"), &[("n", &number), ("throw", "1")]).await;
    // Nobody looks at its end yet.
    let resigns = browser.request("POST", &format!("{table}/wish")).header(ORIGIN, format!("http://{NAME}"));
    browser.send(form(resigns, &[("wish", "resign"), ("seat", "A")])).await;
    let record = browser.get(&format!("{table}/record")).await.text();
    (table, record)
}

#[tokio::test]
async fn what_goes_through_a_game_keeps_nobody_waiting() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let running = anna.post("/g/yatzy", &[("quick", "1")]).await.path;
    let (table, record) = finished(&mut anna).await;
    let posts = [
        ("/look", vec![("record", record.as_str())]),
        ("/look", vec![("record", record.as_str()), ("from", "1")]),
        ("/look/on", vec![("record", record.as_str()), ("from", "1"), ("way", "device")]),
    ];
    let gets = [
        table.clone(), // how the scores grew is found out once
        format!("{table}/look?step=1"),
        format!("{table}/look"),
        format!("{table}/fair"),
        format!("{table}/on?from=1"),
        format!("{running}/record"),
    ];
    let gets = gets.iter().map(|path| anna.request("GET", path).body(Body::empty()).unwrap());
    let posts = posts
        .iter()
        .map(|(path, fields)| form(anna.request("POST", path).header(ORIGIN, format!("http://{NAME}")), fields));
    for request in gets.chain(posts).collect::<Vec<_>>() {
        let path = request.uri().to_string();
        let held = hold(&server).await;
        let mut asks = anna.clone();
        let asked = tokio::spawn(async move { asks.send(request).await });
        until_wait(&server, 1).await;
        assert_eq!(anna.get(&format!("{running}/menu")).await.status, StatusCode::OK);
        assert!(!asked.is_finished(), "{path}");
        drop(held);
        let answer = asked.await.unwrap();
        assert!(answer.status.is_success() || answer.status.is_redirection(), "{path}: {}", answer.status);
    }
}

#[tokio::test]
async fn what_does_not_change_is_found_out_once() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let (table, _) = finished(&mut anna).await;
    let fair = format!("{table}/fair");
    let before = [anna.get(&table).await.text(), anna.get(&fair).await.text()];
    let _held = hold(&server).await;
    assert_eq!([anna.get(&table).await.text(), anna.get(&fair).await.text()], before);
    assert_eq!([bo.get(&table).await.status, bo.get(&fair).await.status], [StatusCode::OK; 2]);
    assert_eq!(bo.get(&format!("{table}/record")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn nobody_fills_the_queue_for_others() {
    let limits = Limits { trust_proxy: true, ..Limits::default() };
    let server = Server::start().await.hosted(Hosting { limits, ..Hosting::default() }).await;
    let [mut eve, mut anna] = [server.browser(), server.browser()];
    let (table, record) = finished(&mut anna).await;
    eve.get("/").await;
    let held = hold(&server).await;
    // Of one person the oldest gives way, and is told so.
    let sends = |browser: &Browser, address: &str| {
        let request = browser.request("POST", "/look").header(ORIGIN, format!("http://{NAME}"));
        let request = form(request.header("x-forwarded-for", address), &[("record", &record)]);
        let mut browser = browser.clone();
        tokio::spawn(async move { browser.send(request).await })
    };
    let first = sends(&eve, "203.0.113.7");
    until_wait(&server, 1).await;
    let hers: Vec<_> = (0..16).map(|_| sends(&eve, "203.0.113.7")).collect();
    let refused = first.await.unwrap();
    assert!(refused.status == StatusCode::TOO_MANY_REQUESTS && refused.headers.contains_key(RETRY_AFTER));
    assert!(refused.has("That was too much at once."), "{}", refused.text());
    // Of one address nobody is let in behind so many, however often somebody comes as another.
    let others: Vec<_> = (0..60).map(|_| sends(&server.browser(), "203.0.113.7")).collect();
    until_wait(&server, 64).await;
    let look = anna.request("GET", &format!("{table}/look?step=1")).header("x-forwarded-for", "203.0.113.8");
    let look = look.body(Body::empty()).unwrap();
    let mut asks = anna.clone();
    let asked = tokio::spawn(async move { asks.send(look).await });
    until_wait(&server, 65).await;
    // Whoever has gone has no place any more.
    hers.iter().for_each(tokio::task::JoinHandle::abort);
    until_wait(&server, 49).await;
    drop(held);
    assert_eq!(asked.await.unwrap().status, StatusCode::OK);
    let answers: Vec<Page> = join_all(others).await.into_iter().map(Result::unwrap).collect();
    let let_in = answers.iter().filter(|page| page.status == StatusCode::OK).count();
    let too_much = answers.iter().filter(|page| page.status == StatusCode::TOO_MANY_REQUESTS).count();
    assert_eq!((let_in, too_much), (48, 12));
}
