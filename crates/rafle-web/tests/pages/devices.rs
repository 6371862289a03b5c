//! A device that plays for somebody: what the link says, what is kept, and how it ends.

use std::io;

use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, ORIGIN};
use futures_util::stream::unfold;
use tokio::sync::mpsc::unbounded_channel;

use crate::browser::{Browser, NAME, Server, form};

/// A link by which another device plays for this browser's person.
async fn device_link(browser: &mut Browser, table: &str) -> String {
    let given = browser.post(&format!("{table}/pass"), &[("pass", "device")]).await;
    given.value("data-pass").expect("a link").replace("http://rafle.test", "")
}

async fn mine(browser: &mut Browser, table: &str) -> String {
    browser.get(table).await.value("data-mine").unwrap()
}

#[tokio::test]
async fn a_link_says_what_it_does_and_the_own_seats_are_kept() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await.path;
    let own = bo.post("/g/yatzy", &[("name-0", "Bo"), ("seat-1", "link"), ("first", "seated")]).await.path;
    let cookie = bo.cookies[&bo.person_cookie()].clone();
    let link = device_link(&mut anna, &table).await;
    let page = bo.get(&link).await;
    assert!(page.has("Play for Anna on this device") && page.has("Seats of your own stay yours"), "{}", page.text());
    assert_eq!(bo.post(&link, &[("pass", "device")]).await.value("data-mine").as_deref(), Some("A"));
    assert_eq!(mine(&mut bo, &own).await, "", "it plays for Anna now");
    assert_eq!(bo.cookies[&bo.person_cookie()], cookie, "and is known by its own cookie all the same");
    let menu = bo.get(&format!("{table}/menu")).await;
    assert!(menu.has("Devices that play for me") && menu.has("Play for myself again"));
    let key =
        menu.tags().iter().find(|tag| tag.is("button", "name", "device")).unwrap().get("value").unwrap().to_owned();
    bo.post(&format!("{table}/devices"), &[("device", &key)]).await;
    assert_eq!((mine(&mut bo, &own).await, mine(&mut bo, &table).await), ("A".to_owned(), String::new()));
    assert_eq!(mine(&mut anna, &table).await, "A");
}

#[tokio::test]
async fn a_lost_device_is_shut_out_and_its_stream_ends() {
    let server = Server::start().await;
    let (mut anna, mut phone, mut eve) = (server.browser(), server.browser(), server.browser());
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await.path;
    let link = device_link(&mut anna, &table).await;
    phone.get("/").await;
    let joining = phone.request("POST", &link).header("user-agent", "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)");
    phone.send(form(joining, &[("pass", "device")])).await;
    assert_eq!(mine(&mut phone, &table).await, "A");
    let mut events = phone.listen(&format!("{table}/live?n=0")).await;
    assert!(events.next().await.expect("the table").contains("data-mine=\"A\""));
    let menu = anna.get(&format!("{table}/menu")).await;
    assert!(menu.has("iPhone"), "what kind of device it is");
    let key =
        menu.tags().iter().find(|tag| tag.is("button", "name", "device")).unwrap().get("value").unwrap().to_owned();
    let devices = format!("{table}/devices");
    assert_eq!(eve.post(&devices, &[("device", &key)]).await.status, StatusCode::FORBIDDEN, "it is not Eve's");
    assert_eq!(mine(&mut phone, &table).await, "A");
    anna.post(&devices, &[("device", &key)]).await;
    assert_eq!(mine(&mut phone, &table).await, "", "a stranger from now on");
    let number = anna.get(&table).await.number();
    anna.post(&format!("{table}/act"), &[("n", &number), ("seat", "A"), ("throw", "1")]).await;
    assert_eq!(events.next().await, None, "what happens is not told to a device that was shut out");
    assert!(!anna.get(&format!("{table}/menu")).await.has("Devices that play for me"));
}

#[tokio::test]
async fn a_form_that_was_held_back_comes_too_late() {
    let server = Server::start().await;
    let (mut anna, mut phone) = (server.browser(), server.browser());
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    let (table, number) = (table.path.clone(), table.number());
    let link = device_link(&mut anna, &table).await;
    phone.get("/").await;
    phone.post(&link, &[("pass", "device")]).await;
    let mut held = Vec::new();
    for (door, fields) in [("act", format!("n={number}&throw=1")), ("pass", "pass=device".to_owned())] {
        let (rest, body) = unbounded_channel::<io::Result<String>>();
        let body = unfold(body, |mut body| async move { body.recv().await.map(|part| (part, body)) });
        let request = phone.request("POST", &format!("{table}/{door}")).header(ORIGIN, format!("http://{NAME}"));
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        let (browser, request) = (phone.clone(), request.body(Body::from_stream(body)).unwrap());
        let answer = tokio::spawn(async move { browser.status(request).await });
        rest.send(Ok(fields[..3].to_owned())).unwrap();
        held.push((rest, fields[3..].to_owned(), answer));
    }
    tokio::task::yield_now().await;
    let menu = anna.get(&format!("{table}/menu")).await;
    let key = menu.tags().iter().find(|tag| tag.is("button", "name", "device")).unwrap().get("value").unwrap();
    anna.post(&format!("{table}/devices"), &[("device", key)]).await;
    for (rest, fields, answer) in held {
        rest.send(Ok(fields)).unwrap();
        drop(rest);
        assert_eq!(answer.await.unwrap(), StatusCode::FORBIDDEN, "it plays for her no more");
    }
    assert_eq!(anna.get(&table).await.number(), number, "nothing has happened");
}

#[tokio::test]
async fn a_pass_fails_closed() {
    let server = Server::start().await;
    let (mut anna, mut eve) = (server.browser(), server.browser());
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await.path;
    let pass = format!("{table}/pass");
    for fields in [
        &[("pass", "seat"), ("seat", "Z")][..],
        &[("pass", "seat")],
        &[("pass", "nonsense")],
        &[("pass", "device"), ("seat", "A")],
        &[("pass", "")],
    ] {
        let page = anna.post(&pass, fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(page.value("data-pass").is_none(), "{fields:?}");
    }
    assert_eq!(eve.post(&pass, &[("pass", "device")]).await.status, StatusCode::FORBIDDEN, "who has no seat");
    let given = anna.post(&pass, &[("pass", "seat"), ("seat", "A")]).await;
    let link = given.value("data-pass").unwrap().replace("http://rafle.test", "");
    for fields in [&[("pass", "device")][..], &[("name", "Eve")], &[("pass", "both"), ("name", "Eve")]] {
        assert!(eve.post(&link, fields).await.status.is_client_error(), "{fields:?}");
    }
    assert_eq!(mine(&mut anna, &table).await, "A", "nothing has happened");
    let taken = eve.post(&link, &[("pass", "seat"), ("name", "Eve")]).await;
    assert_eq!(taken.value("data-mine").as_deref(), Some("A"), "and the link still worked once");
}
