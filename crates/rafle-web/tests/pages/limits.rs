//! What is too much for one visitor gets 429, a sentence in their language, and when to try again.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{ORIGIN, RETRY_AFTER};
use axum::http::{Request, StatusCode};
use futures_util::future::join_all;
use rafle_tables::{Allowed, Custom, Pacing, Postgres, RandomBots, Rate, SystemLuck, Tables};
use rafle_web::{Hosting, Limits};

use crate::browser::{Browser, NAME, Page, Server, form};

async fn limited(limits: Limits) -> Server {
    Server::start().await.hosted(Hosting { limits, ..Hosting::default() }).await
}

/// Whether an answer says that it was too much, in these words, and when to try again.
fn is_too_much(page: &Page, words: &str) -> bool {
    let seconds: Option<u64> = page.headers.get(RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok());
    let waits = seconds.is_some_and(|seconds| (1..=3600).contains(&seconds));
    page.status == StatusCode::TOO_MANY_REQUESTS && waits && page.has(words)
}

async fn script(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Page {
    let request = browser.request("POST", path).header(ORIGIN, format!("http://{NAME}")).header("x-live", "1");
    browser.send(form(request, fields)).await
}

#[tokio::test]
async fn so_many_requests_of_one_person() {
    let server = limited(Limits { requests: Some(Rate::a_minute(3)), ..Limits::default() }).await;
    let [mut anna, mut bo] = [server.browser(), server.browser()];
    anna.get("/").await;
    bo.get("/").await;
    for _ in 0..3 {
        assert_eq!(anna.get("/").await.status, StatusCode::OK);
    }
    assert!(is_too_much(&anna.get("/").await, "That was too much at once."));
    anna.language = "da";
    assert!(is_too_much(&anna.get("/look").await, "Det var for meget på én gang."));
    let line = script(&mut anna, "/g/yatzy", &[("quick", "1")]).await;
    assert!(is_too_much(&line, "Det var for meget på én gang.") && !line.has("<html"));
    assert_eq!(bo.get("/").await.status, StatusCode::OK, "others have their own");
    assert_eq!(anna.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(server.refused("requests"), 3);
}

#[tokio::test]
async fn so_much_from_one_address() {
    let rates = Limits {
        address_requests: Some(Rate::a_minute(10)),
        address_openings: Some(Rate::an_hour(2)),
        trust_proxy: true,
        ..Limits::default()
    };
    let server = limited(rates).await;
    let from = |address: &'static str| {
        let mut newcomer = server.browser();
        async move {
            let request = newcomer.request("POST", "/g/yatzy").header("x-forwarded-for", address);
            newcomer.send(form(request, &[("quick", "1")])).await
        }
    };
    let opened = |page: Page| page.status == StatusCode::SEE_OTHER;
    assert!(opened(from("2001:db8::1").await) && opened(from("2001:db8::2:1").await));
    assert!(is_too_much(&from("2001:db8::3").await, "Many tables have been opened from here"));
    assert!(opened(from("2001:db8:0:1::1").await) && opened(from("203.0.113.7").await));
    for _ in 0..7 {
        from("2001:db8::4").await;
    }
    assert!(is_too_much(&from("2001:db8::5").await, "That was too much at once."));
    assert_eq!((server.refused("address-openings"), server.refused("address-requests")), (8, 1));
}

#[tokio::test]
async fn what_one_is_refused_is_left_for_the_others_of_the_address() {
    let limits = Limits {
        requests: Some(Rate::an_hour(20)),
        address_requests: Some(Rate::an_hour(40)),
        openings: Some(Rate::an_hour(2)),
        address_openings: Some(Rate::an_hour(4)),
        trust_proxy: true,
        ..Limits::default()
    };
    let server = limited(limits).await;
    let [mut anna, mut bo] = [server.browser(), server.browser()];
    let opens = async |browser: &mut Browser| {
        let request = browser.request("POST", "/g/yatzy").header("x-forwarded-for", "203.0.113.7");
        browser.send(form(request, &[("quick", "1")])).await.status
    };
    // Both have a cookie from elsewhere.
    for browser in [&mut anna, &mut bo] {
        browser.get("/").await;
    }
    let mut opened = 0;
    for _ in 0..75 {
        opened += usize::from(opens(&mut anna).await == StatusCode::SEE_OTHER);
    }
    assert_eq!((opened, opens(&mut bo).await), (2, StatusCode::SEE_OTHER));
    assert_eq!(["address-openings", "address-requests"].map(|name| server.refused(name)), [0, 0]);
    assert_eq!((server.refused("openings"), server.refused("requests")), (18, 55));
}

#[tokio::test]
async fn so_many_wrong_words_from_one_address() {
    let limits = Limits { address_words: Some(Rate::a_minute(10)), trust_proxy: true, ..Limits::default() };
    let server = limited(limits).await;
    let mut anna = server.browser();
    let room = anna.post("/g/yatzy", &[("way", "phones"), ("name-0", "Anna")]).await;
    let typed = |word: &str, address: &'static str| {
        let mut guest = server.browser();
        let path = format!("/join?word={word}");
        async move {
            let request = guest.request("GET", &path).header("x-forwarded-for", address).body(Body::empty()).unwrap();
            guest.send(request).await
        }
    };
    // Right ones cost nothing, however many come from one house.
    for _ in 0..20 {
        assert_eq!(typed(&room.word(), "203.0.113.7").await.status, StatusCode::SEE_OTHER);
    }
    for _ in 0..10 {
        assert_eq!(typed("xxxxx", "203.0.113.7").await.status, StatusCode::NOT_FOUND);
    }
    for word in ["xxxxx", &room.word()] {
        let page = typed(word, "203.0.113.7").await;
        assert!(is_too_much(&page, "Those were many wrong words."), "nobody is told whether this one is right");
    }
    assert_eq!(typed(&room.word(), "203.0.113.8").await.status, StatusCode::SEE_OTHER, "others have their own");
    assert_eq!(server.refused("address-words"), 2);
}

/// Whoever throws the cookie away each time fills no room with lines, and keeps no device of others from sealing its number.
#[tokio::test]
async fn so_many_seats_taken_from_one_address() {
    let limits = Limits { address_seats: Some(Rate::an_hour(3)), trust_proxy: true, ..Limits::default() };
    let server = limited(limits).await;
    let mut anna = server.browser();
    let table = anna.post("/g/greedy", &[("way", "phones"), ("name-0", "Anna")]).await.table();
    let wishes = async |browser: &mut Browser, wish: &[(&str, &str)], address: &str| {
        let request = browser.request("POST", &format!("/t/{table}/wish")).header("x-forwarded-for", address);
        browser.send(form(request, wish)).await
    };
    let (joins, leaves) = ([("wish", "join"), ("name", "Eve")], [("wish", "leave"), ("seat", "B")]);
    for _ in 0..3 {
        let mut eve = server.browser();
        assert_eq!(wishes(&mut eve, &joins, "203.0.113.7").await.status, StatusCode::SEE_OTHER);
        assert_eq!(wishes(&mut eve, &leaves, "203.0.113.7").await.status, StatusCode::SEE_OTHER);
    }
    let mut bo = server.browser();
    assert!(is_too_much(&wishes(&mut bo, &joins, "203.0.113.7").await, "That was too much at once."));
    assert_eq!(wishes(&mut bo, &joins, "203.0.113.8").await.status, StatusCode::SEE_OTHER, "others have their own");
    for _ in 0..5 {
        let again = wishes(&mut bo, &joins, "203.0.113.8").await;
        assert_eq!(again.status, StatusCode::SEE_OTHER, "whoever sits is called anew");
    }
    assert_eq!(server.refused("address-seats"), 1);
}

#[tokio::test]
async fn so_many_tables_opened_by_one_person() {
    let server = limited(Limits { openings: Some(Rate::an_hour(2)), ..Limits::default() }).await;
    let mut anna = server.browser();
    anna.get("/").await;
    let first = anna.post("/g/yatzy", &[("name-0", "Anna")]).await;
    let table = first.table();
    anna.post(&format!("/t/{table}/wish"), &[("wish", "resign"), ("seat", "A")]).await;
    anna.post("/g/yatzy", &[("quick", "1")]).await;
    assert!(is_too_much(&anna.post("/g/yatzy", &[("quick", "1")]).await, "Try again in 30 minutes."));
    assert!(is_too_much(&anna.post(&format!("/t/{table}/again"), &[]).await, "Many tables have been opened"));
    assert_eq!(anna.get(&format!("/t/{table}")).await.status, StatusCode::OK, "she plays on");
}

#[tokio::test]
async fn so_many_open_pages() {
    let limits = Limits { streams: Some(2), table_streams: Some(3), ..Limits::default() };
    let server = limited(limits).await;
    let [mut host, mut anna, mut bo] = [server.browser(), server.browser(), server.browser()];
    let live = format!("{}/live", host.post("/g/yatzy", &[("quick", "1")]).await.path);
    anna.get("/").await;
    bo.get("/").await;
    let asks = |browser: &Browser| -> Request<Body> { browser.request("GET", &live).body(Body::empty()).unwrap() };
    let (one, two) = (anna.listen(&live).await, anna.listen(&live).await);
    let refused = anna.send(asks(&anna)).await;
    assert!(is_too_much(&refused, "open on too many pages"));
    let three = bo.listen(&live).await;
    assert_eq!(bo.status(asks(&bo)).await, StatusCode::TOO_MANY_REQUESTS, "three at one table");
    drop(one);
    let mut four = bo.listen(&live).await;
    assert!(four.next().await.is_some_and(|event| event.starts_with("event: table")), "it is a stream as any other");
    drop((two, three, four));
    assert_eq!(anna.status(asks(&anna)).await, StatusCode::OK);
    assert_eq!((server.refused("streams"), server.refused("table-streams")), (1, 1));
}

#[tokio::test]
async fn whoever_sits_at_a_table_gets_in_however_many_look_on() {
    let limits = Limits { streams: Some(2), table_streams: Some(3), ..Limits::default() };
    let server = limited(limits).await;
    let [mut anna, mut bo, mut eve] = [server.browser(), server.browser(), server.browser()];
    let table = anna.post("/g/yatzy", &[("way", "phones"), ("name-0", "Anna")]).await.path;
    bo.post(&format!("{table}/wish"), &[("wish", "join"), ("name", "Bo")]).await;
    eve.get("/").await;
    let live = format!("{table}/live");
    let asks = |browser: &Browser| browser.request("GET", &live).body(Body::empty()).unwrap();
    let strangers = join_all((0..3).map(|_| async { server.browser().listen(&live).await })).await;
    assert_eq!(eve.status(asks(&eve)).await, StatusCode::TOO_MANY_REQUESTS, "no more can look on");
    let players = [anna.listen(&live).await, anna.listen(&live).await, bo.listen(&live).await];
    assert_eq!(anna.status(asks(&anna)).await, StatusCode::TOO_MANY_REQUESTS, "she has two pages");
    assert_eq!((server.refused("streams"), server.refused("table-streams")), (1, 1));
    drop((strangers, players));
    assert_eq!(eve.status(asks(&eve)).await, StatusCode::OK);
}

/// Six at once where three are allowed: not one more is let in because two processes are asked, and not one less.
#[tokio::test(flavor = "multi_thread")]
async fn so_many_open_pages_at_several_processes() {
    let database = rafle_store::laws::Server::start().await;
    let address = database.database("pages").await;
    let limits = Limits { streams: Some(3), ..Limits::default() };
    let process = async || {
        let store = Postgres::open(&address).await.unwrap();
        let tables = |_| Tables::new(store.into(), SystemLuck::foretold(1), Arc::new(RandomBots), Pacing::default());
        Server::run(tables).await.hosted(Hosting { limits, ..Hosting::default() }).await
    };
    let servers = [process().await, process().await];
    let mut anna = servers[0].browser();
    let live = format!("{}/live", anna.post("/g/yatzy", &[("quick", "1")]).await.path);
    let at = |server: usize| {
        let mut browser = anna.clone();
        browser.turn_to(&servers[server]);
        browser
    };
    for round in 0..5 {
        let opened = join_all((0..6).map(|page| {
            let (browser, live) = (at(page % 2), &live);
            async move {
                let mut events = browser.listen(live).await;
                let first = events.next().await.unwrap();
                first.starts_with("event: table").then_some(events)
            }
        }));
        let let_in: Vec<_> = opened.await.into_iter().flatten().collect();
        assert_eq!(let_in.len(), 3, "round {round}");
        drop(let_in);
        // That a page is closed its process sees in its own time, and the other one learns of it when that tells again.
        let answers = async |server: usize| {
            let browser = at(server);
            browser.status(browser.request("GET", &live).body(Body::empty()).unwrap()).await
        };
        let lets_in = async {
            while [answers(0).await, answers(1).await] != [StatusCode::OK; 2] {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), lets_in).await.expect("what is closed counts no more");
    }
}

#[tokio::test]
async fn so_many_choices_taken_back() {
    let allowed = Allowed { renames: Some(Rate::an_hour(3)), ..Allowed::default() };
    let custom = Custom { allowed, ..Custom::default() };
    let server =
        Server::run(|store| Tables::hosted(store, SystemLuck::foretold(1), Arc::new(RandomBots), custom)).await;
    let mut anna = server.browser();
    let table = anna.post("/g/yatzy", &[("way", "device"), ("name-0", "Anna"), ("name-1", "Bo")]).await;
    let act = format!("{}/act", table.path);
    let mut number = anna.post(&act, &[("n", &table.number()), ("throw", "1")]).await.number();
    // What is not granted costs nothing.
    for _ in 0..4 {
        assert_eq!(anna.post(&act, &[("n", &number), ("back", "B")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    for _ in 0..3 {
        let chosen = anna.post(&act, &[("n", &number), ("do", "score chance")]).await;
        number = anna.post(&act, &[("n", &chosen.number()), ("back", "A")]).await.number();
    }
    let chosen = anna.post(&act, &[("n", &number), ("do", "score chance")]).await.number();
    let refused = anna.post(&act, &[("n", &chosen), ("back", "A")]).await;
    assert!(is_too_much(&refused, "That was too much at once.") && refused.has("data-n"), "the table is shown with it");
    let number = refused.number();
    assert_eq!(anna.post(&act, &[("n", &number), ("throw", "1")]).await.status, StatusCode::OK, "she plays on");
    assert_eq!(server.refused("renames"), 1);
}

#[tokio::test]
async fn what_tables_refuse_is_told_as_well() {
    let rate = Some(Rate::an_hour(1));
    let allowed = Allowed { tables: Some(1), renames: rate, passes: rate };
    let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
    let custom = Custom { pacing, allowed, ..Custom::default() };
    let server =
        Server::run(|store| Tables::hosted(store, SystemLuck::foretold(1), Arc::new(RandomBots), custom)).await;
    let mut anna = server.browser();
    let table = anna.post("/g/yatzy", &[("name-0", "Anna")]).await.path;
    assert!(is_too_much(&anna.post("/g/yatzy", &[("quick", "1")]).await, "as many tables going as this house allows"));
    let rename = [("wish", "rename"), ("seat", "A"), ("name", "Ada")];
    assert_eq!(anna.post(&format!("{table}/wish"), &rename).await.status, StatusCode::OK);
    let again = anna.post(&format!("{table}/wish"), &rename).await;
    assert!(is_too_much(&again, "Those were many names") && again.has("data-n"), "the table is shown with it");
    assert!(is_too_much(&script(&mut anna, &format!("{table}/wish"), &rename).await, "Those were many names"));
    let pass = [("pass", "device")];
    assert_eq!(anna.post(&format!("{table}/pass"), &pass).await.status, StatusCode::OK);
    assert!(is_too_much(&anna.post(&format!("{table}/pass"), &pass).await, "Those were many links"));
    assert_eq!(["tables", "renames", "passes"].map(|name| server.refused(name)), [1, 2, 1]);
}
