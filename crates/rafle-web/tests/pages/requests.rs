//! What is asked and what is answered: refusals, words that no form has, names of the server, the word to enter, logs.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex, Once};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{Request, StatusCode};
use rafle_engine::Seeded;
use rafle_tables::{AnyStore, Pacing, RandomBots, Sqlite, SystemLuck, Tables, mark};
use rafle_web::{Hosting, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tracing_subscriber::filter::LevelFilter;

use crate::browser::{Browser, NAME, Page, Server, form};
use crate::html::{Tag, plain, tags};
use crate::journeys::play_on;
use crate::walk::{open, step};

/// Where the one way on of a page that only refuses leads.
fn way_on(page: &Page) -> Option<&str> {
    page.tags().iter().find(|tag| tag.is("a", "class", "btn main")).and_then(|tag| tag.get("href"))
}

#[tokio::test]
async fn a_store_that_does_not_answer_is_told_as_such() {
    let log = Kept::listen();
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
    let log = log.text();
    assert!(log.contains(&format!("table=\"{}\"", mark(&id))), "the host is told which table it was: {log}");
    assert!(!log.contains(&id), "its word lets people in, and is not in {log}");
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

#[tokio::test]
async fn of_what_nothing_can_be_made_is_said_in_the_language_of_the_visitor() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = open(&mut anna, "greedy", 2).await.path;
    anna.language = "da";
    let unreadable = "Den formular kunne ikke læses.";
    for (method, path, status, said) in [
        ("GET", "/t/%ff", StatusCode::BAD_REQUEST, unreadable),
        ("GET", "/join", StatusCode::BAD_REQUEST, unreadable),
        ("GET", &format!("{table}/live?seat=A&seat=B"), StatusCode::BAD_REQUEST, unreadable),
        ("POST", &table, StatusCode::METHOD_NOT_ALLOWED, "Den side findes ikke."),
    ] {
        let ask = |browser: &Browser| browser.request(method, path).header(ORIGIN, format!("http://{NAME}"));
        let page = anna.send(ask(&anna).body(Body::empty()).unwrap()).await;
        assert!(page.status == status && page.has(said) && way_on(&page) == Some("/"), "{path}: {}", page.text());
        let line = anna.send(ask(&anna).header("x-live", "1").body(Body::empty()).unwrap()).await;
        assert_eq!((line.status, line.text()), (status, said.to_owned()), "{path} by script");
    }
}

#[tokio::test]
async fn what_cannot_be_chosen_is_refused_and_leads_nowhere() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.get("/").await;
    let controls = (0..0x20).chain([0x7f]).map(|letter| format!("/{}/evil.example", char::from(letter)));
    let others = ["//evil.example", "/\\evil.example", "https://evil.example", "t", "/æ", "/ t", "/\u{2028}"];
    for back in controls.chain(others.map(ToOwned::to_owned)) {
        let page = browser.post("/choose", &[("theme", "dark"), ("back", &back)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{back:?}");
        assert!(page.has("That form could not be read."), "{back:?}");
    }
    for (name, value) in [("lang", "tlh"), ("lang", "ja"), ("theme", "pink"), ("looks", "dark")] {
        let page = browser.post("/choose", &[(name, value), ("back", "/")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}={value}");
        assert!(page.has("That form could not be read."), "{name}={value}");
    }
    assert!(!browser.cookies.contains_key("theme") && !browser.cookies.contains_key("lang"), "nothing is chosen");
}

#[tokio::test]
async fn a_choice_leads_back_to_a_page_that_can_be_looked_at() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = open(&mut anna, "greedy", 2).await.path;
    let back = |page: &Page| {
        page.tags().iter().find(|tag| tag.is("input", "name", "back")).unwrap().get("value").map(str::to_owned)
    };
    for (page, to) in [
        (anna.get("/g/greedy?from=here").await, "/g/greedy?from=here"),
        (anna.get("/nowhere").await, "/nowhere"),
        (anna.get("//evil.example/").await, "/"),
        (anna.get("/t/nowhere/live").await, "/t/nowhere"),
        (anna.post("/g/greedy", &[("seat-1", "?")]).await, "/g/greedy"),
        (anna.post("/choose", &[("theme", "pink")]).await, "/"),
        (anna.post(&format!("{table}/again"), &[]).await, &table),
    ] {
        assert_eq!(back(&page).as_deref(), Some(to), "{}", page.path);
    }
}

#[tokio::test]
async fn what_no_form_has_is_refused_and_nothing_is_guessed() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = open(&mut anna, "greedy", 2).await;
    let number = table.number();
    let [act, wish, pass, again] = ["act", "wish", "pass", "again"].map(|form| format!("{}/{form}", table.path));
    let record = "rafle 1 greedy seats=2\n";
    let (unreadable, n) = ("That form could not be read.", ("n", number.as_str()));
    for (path, fields, said) in [
        ("/g/greedy", &[("seat-1", "<script>")][..], "`&lt;script&gt;` cannot be chosen here."),
        ("/g/greedy", &[("seat-1", "Bot")], "`Bot` cannot be chosen here."),
        ("/g/greedy", &[("seat-1", "bot:genius")], "There is no bot `genius`"),
        ("/g/greedy", &[("seat-1", "bot"), ("hints", "maybe")], "`maybe` cannot be chosen here."),
        ("/g/greedy", &[("seat-1", "bot"), ("seat-9", "bot")], "This form has no field `seat-9`."),
        ("/g/greedy", &[("seat-1", "bot"), ("name-9", "Ida")], "This form has no field `name-9`."),
        ("/g/greedy", &[("seat-1", "bot"), ("option-sauce", "1")], "This form has no field `option-sauce`."),
        ("/g/greedy", &[("seat-1", "bot"), ("seats", "2")], "This form has no field `seats`."),
        ("/g/greedy", &[("seat-1", "bot"), ("seat-1", "here")], unreadable),
        ("/g/greedy", &[("quick", "2")], "`2` cannot be chosen here."),
        ("/g/greedy", &[("quick", "1"), ("seat-1", "?")], "`?` cannot be chosen here."),
        (&act, &[("n", "-1"), ("throw", "1")], unreadable),
        (&act, &[("n", "100000000000000000000"), ("throw", "1")], unreadable),
        (&act, &[("n", "one"), ("throw", "1")], unreadable),
        (&act, &[("throw", "1")], unreadable),
        (&act, &[n, ("seat", "?"), ("throw", "1")], unreadable),
        (&act, &[n, ("throw", "2")], unreadable),
        (&act, &[n, ("throw", "1"), ("do", "stop")], unreadable),
        (&act, &[n, ("back", "?")], unreadable),
        (&act, &[n, ("move", "first")], unreadable),
        (&act, &[n, ("throw", "1"), ("roll", "1")], "This form has no field `roll`."),
        (&act, &[n, ("throw", "1"), ("r1-", "1")], "This form has no field `r1-`."),
        (&wish, &[("wish", "win"), ("seat", "A")], "`win` cannot be chosen here."),
        (&wish, &[("wish", "resign"), ("seat", "?")], "There is no seat ?."),
        (&wish, &[("wish", "resign")], unreadable),
        (&wish, &[("seat", "A")], unreadable),
        (&wish, &[("wish", "back"), ("seat", "A"), ("n", "x")], unreadable),
        (&wish, &[("wish", "agree"), ("seat", "A"), ("asker", "?"), n], unreadable),
        (&wish, &[("wish", "resign"), ("seat", "A"), ("why", "bored")], "This form has no field `why`."),
        (&pass, &[("pass", "nonsense")], unreadable),
        (&pass, &[("pass", "seat")], unreadable),
        (&pass, &[("pass", "seat"), ("seat", "?")], unreadable),
        (&again, &[("name", "Bo")], "This form has no field `name`."),
        ("/look", &[("record", record), ("step", "last")], unreadable),
        ("/look", &[("record", record), ("steps", "1")], unreadable),
    ] {
        let page = anna.post(path, fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {fields:?}");
        assert!(page.has(said), "{path} {fields:?}");
        assert!(!page.has("data-pass"), "no link is given");
    }
    let after = anna.get(&table.path).await;
    assert_eq!((after.number(), after.value("data-over")), (number, None), "nothing has happened");
}

/// A form of a page, as a browser sends it if nothing is changed.
#[derive(Debug)]
struct Sendable {
    post: bool,
    action: String,
    fields: Vec<(String, String)>,
    /// What each of its buttons adds.
    buttons: Vec<Option<(String, String)>>,
}

fn forms(page: &Page) -> Vec<Sendable> {
    let text = page.text();
    let parts = text.split("<form").skip(1).map(|part| part.split("</form>").next().unwrap_or_default());
    parts.map(|part| sendable(&format!("<form{part}"))).collect()
}

fn sendable(text: &str) -> Sendable {
    let tags = tags(text);
    let pair = |tag: &Tag| Some((tag.get("name")?.to_owned(), tag.get("value").unwrap_or_default().to_owned()));
    let mut sendable = Sendable {
        post: tags[0].get("method") == Some("post"),
        action: tags[0].get("action").unwrap_or_default().to_owned(),
        fields: Vec::new(),
        buttons: Vec::new(),
    };
    for (index, tag) in tags.iter().enumerate() {
        let chosen = || tag.get("checked").is_some() || !matches!(tag.get("type"), Some("radio" | "checkbox"));
        match tag.name.as_str() {
            "input" if chosen() => sendable.fields.extend(pair(tag)),
            "textarea" => {
                let (_, after) = text.split_once("<textarea").expect("it is there");
                let text = after.split_once('>').and_then(|(_, after)| after.split_once("</textarea>"));
                let name = tag.get("name").expect("it has a name").to_owned();
                sendable.fields.push((name, plain(text.expect("it ends").0)));
            }
            "select" => {
                let options: Vec<_> = tags[index + 1..].iter().take_while(|tag| tag.name == "option").collect();
                let chosen = options.iter().find(|option| option.get("selected").is_some()).or(options.first());
                let value = chosen.and_then(|option| option.get("value")).expect("something to choose");
                sendable.fields.push((tag.get("name").expect("it has a name").to_owned(), value.to_owned()));
            }
            "button" if tag.get("type") != Some("button") => sendable.buttons.push(pair(tag)),
            _ => {}
        }
    }
    sendable
}

/// Sends a form by each of its buttons, from a browser like this one each time, and tells where to.
async fn send(browser: &Browser, form: &Sendable) -> Option<String> {
    for button in &form.buttons {
        let fields: Vec<_> = form.fields.iter().chain(button).map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let answer = browser.clone().post(&form.action, &fields).await;
        let refused = ["That form could not be read.", "This form has no field", "cannot be chosen here."];
        let said = refused.iter().find(|said| answer.has(said));
        assert!(said.is_none(), "{fields:?} is sent to {}: {said:?}", form.action);
    }
    form.post.then(|| form.action.clone())
}

async fn send_all(browser: &Browser, path: &str) -> BTreeSet<String> {
    let mut sent = BTreeSet::new();
    for form in forms(&browser.clone().get(path).await).iter().filter(|form| form.post) {
        sent.extend(send(browser, form).await);
    }
    sent
}

#[tokio::test]
async fn what_our_own_pages_send_is_taken() {
    let server = Server::start().await;
    let (mut anna, mut bo, mut eve) = (server.browser(), server.browser(), server.browser());
    let mut sent = BTreeSet::new();
    for about in rafle_tables::shelf() {
        let page = eve.get(&format!("/g/{}", about.slug)).await;
        let form = forms(&page).into_iter().find(|form| form.action == page.path).unwrap();
        sent.extend(send(&eve, &form).await);
    }
    // Every kind of move is at some table that has been played for a while.
    for slug in ["bluff", "court", "crowns", "dnup", "five-crowns", "trump", "yatzy"] {
        let mut page = open(&mut anna, slug, 2).await;
        let (id, mut luck) = (page.table(), Seeded::new(6));
        for _ in 0..6 {
            let path = format!("/t/{id}?seat={}", page.value("data-next").unwrap());
            sent.extend(send_all(&anna, &path).await);
            page = anna.get(&path).await;
            if let Some(after) = step(&mut anna, &page, &mut luck).await {
                page = after;
            }
        }
    }
    let table = anna.post("/g/yatzy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    let home = table.path.clone();
    let [act, wish, menu, pass] = ["act", "wish", "menu", "pass"].map(|page| format!("{home}/{page}"));
    sent.extend(send_all(&eve, &home).await);
    let room = bo.post(&wish, &[("wish", "join"), ("name", "Bo")]).await;
    let number = anna.post(&wish, &[("wish", "begin"), ("n", &room.number())]).await.number();
    let thrown = anna.post(&act, &[("n", &number), ("seat", "A"), ("throw", "1")]).await;
    let done = anna.post(&act, &[("n", &thrown.number()), ("seat", "A"), ("do", "score chance")]).await;
    anna.post(&act, &[("n", &done.number()), ("seat", "A"), ("back", "A")]).await;
    sent.extend(send_all(&bo, &home).await);
    let record = anna.get(&format!("{home}/record")).await.text();
    for fields in [&[("pass", "device")][..], &[("pass", "seat"), ("seat", "A")]] {
        let link = anna.post(&pass, fields).await.value("data-pass").unwrap().replace("http://rafle.test", "");
        sent.extend(send_all(&eve, &link).await);
    }
    // Whoever hosts a room does everything there is, and begins in the end.
    let room = anna
        .post("/g/yatzy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated"), ("seat-2", "link")])
        .await
        .path;
    bo.post(&format!("{room}/wish"), &[("wish", "join"), ("name", "Bo")]).await;
    for browser in [&bo, &anna] {
        sent.extend(send_all(browser, &format!("{room}/menu")).await);
        sent.extend(send_all(browser, &room).await);
    }
    // Bo gets up for good by one of them.
    for page in ["/", "/look", &home, &menu] {
        sent.extend(send_all(&bo, page).await);
    }
    let opened = eve.post("/look", &[("record", &record)]).await;
    let form = forms(&opened).pop().expect("the slider");
    // One step back and one on, and the way to a table at which it is played on.
    assert!(form.fields.contains(&("record".to_owned(), record.clone())) && form.buttons.len() == 3, "{form:?}");
    send(&eve, &form).await;
    let going = eve.post("/look", &[("record", &record), ("from", "1")]).await;
    let form = forms(&going).pop().expect("what is asked before it is played on");
    sent.insert(form.action.clone());
    send(&eve, &form).await;
    for form in ["/choose", "/look", "/look/on", "/g/yatzy", &act, &wish, &pass] {
        assert!(sent.contains(form), "{form} is among {sent:?}");
    }
}

/// A request that names the server so, or several times, or not at all.
fn named(method: &str, path: &str, hosts: &[&str]) -> Request<Body> {
    let request = Request::builder().method(method).uri(path).header(ACCEPT_LANGUAGE, "da");
    hosts.iter().fold(request, |request, host| request.header(HOST, *host)).body(Body::empty()).unwrap()
}

#[tokio::test]
async fn under_a_foreign_name_nothing_is_answered() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, "greedy", 2).await.path;
    let live = format!("{table}/live");
    for path in ["/", &table, &live, "/assets/rafle.css", "/nowhere", "http://evil.example/", "/choose"] {
        for method in ["GET", "POST"] {
            let page = browser.send(named(method, path, &["evil.example:7070"])).await;
            assert_eq!(page.status, StatusCode::MISDIRECTED_REQUEST, "{method} {path}");
            assert!(page.has("Denne server hedder ikke evil.example:7070."), "{method} {path}");
            assert!(page.has("rafle serve --address http://evil.example:7070"), "{method} {path}");
            assert!(page.headers.get(SET_COOKIE).is_none(), "{method} {path}");
        }
        for hosts in [&[][..], &[NAME, NAME], &["evil.example", NAME]] {
            let page = browser.send(named("GET", path, hosts)).await;
            assert_eq!(page.status, StatusCode::BAD_REQUEST, "{path} {hosts:?}");
            assert!(page.headers.get(SET_COOKIE).is_none(), "{path} {hosts:?}");
        }
    }
    for path in ["/healthz", "/readyz"] {
        assert_eq!(browser.send(named("GET", path, &["evil.example"])).await.status, StatusCode::OK, "{path}");
    }
    // The name that the host has told is known, whatever the port.
    let server = server.at("https://evil.example").await;
    let mut browser = server.browser();
    assert_eq!(browser.send(named("GET", &table, &["evil.example:7070"])).await.status, StatusCode::OK);
    assert_eq!(browser.send(named("GET", &table, &["other.example"])).await.status, StatusCode::MISDIRECTED_REQUEST);
}

/// A server that is entered by a word, and what it had before it had one: a table of Anna's.
async fn guarded(word: &str) -> (Server, Browser, String) {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await.path;
    let server = server.hosted(Hosting { word: Some(word.to_owned()), ..Hosting::default() }).await;
    anna.turn_to(&server);
    (server, anna, table)
}

#[tokio::test]
async fn without_the_word_nobody_comes_in() {
    let (server, mut anna, table) = guarded("rhubarb").await;
    let id = table.strip_prefix("/t/").unwrap();
    for (method, pattern) in rafle_web::routes() {
        let path = pattern.replace("{id}", id).replace("{slug}", "greedy").replace("{word}", "any");
        let path = path.replace("{file}", "rafle.css");
        let open = ["/assets/rafle.css", "/healthz", "/readyz"].contains(&path.as_str());
        for browser in [&mut server.browser(), &mut anna] {
            let page = browser.send(form(browser.request(method.as_str(), &path), &[])).await;
            match path.as_str() {
                "/enter" => assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing was said"),
                _ if open => assert_eq!(page.status, StatusCode::OK, "{path}"),
                _ => {
                    assert_eq!(page.status, StatusCode::UNAUTHORIZED, "{method} {path}");
                    assert!(page.has("Whoever invited you knows it."), "{method} {path}");
                    assert!(page.headers.get(SET_COOKIE).is_none(), "{method} {path}");
                    let text = page.text();
                    let (_, body) = text.split_once("<body").unwrap();
                    for told in ["Anna", "Greedy", "Yatzy", "All games", "href=\"/", "data-table"] {
                        assert!(!body.contains(told), "{method} {path} tells of {told}");
                    }
                }
            }
            let scripted = browser.request(method.as_str(), &path).header("x-live", "1");
            let part = browser.send(form(scripted, &[])).await;
            if page.status == StatusCode::UNAUTHORIZED {
                assert_eq!((part.status, part.bytes.len()), (StatusCode::UNAUTHORIZED, 0), "{method} {path}");
            }
        }
    }
    let there = anna.get(&table).await.text().replace(id, "nowhere");
    assert_eq!(there, anna.get("/t/nowhere").await.text(), "it does not say which tables there are");
    anna.language = "da";
    assert!(anna.get("/nowhere").await.has("Den, der har inviteret dig, kender det."));
}

#[tokio::test]
async fn the_word_is_said_once_and_leads_to_the_page_that_was_asked_for() {
    let (server, mut anna, table) = guarded("rhubarb").await;
    let asked = anna.get(&table).await;
    let [form] = &forms(&asked)[..] else { panic!("one form") };
    assert_eq!((form.action.as_str(), form.post), ("/enter", true));
    let back = form.fields.iter().find(|(name, _)| name == "back").map(|(_, value)| value.clone()).unwrap();
    let wrong = anna.post("/enter", &[("word", "Rhubarb"), ("back", &back)]).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    assert!(wrong.has("That is not the word.") && wrong.has(&format!("value=\"{table}\"")), "and asked again");
    let entered = anna.post("/enter", &[("word", " rhubarb "), ("back", &back)]).await;
    assert_eq!((entered.path.as_str(), entered.value("data-mine").as_deref()), (table.as_str(), Some("A")));
    assert!(!anna.cookies.values().any(|value| value.contains("rhubarb")), "the word is not in the browser");
    assert_eq!(anna.get("/").await.status, StatusCode::OK);
    // A form that nobody can look at leads to its table, and nothing leads elsewhere.
    let mut bo = server.browser();
    assert!(bo.post(&format!("{table}/act"), &[]).await.has(&format!("value=\"{table}\"")));
    for back in ["//evil.example", "https://evil.example", "/\t/evil.example"] {
        let page = bo.post("/enter", &[("word", "rhubarb"), ("back", back)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{back}");
    }
    let name = anna.cookies.keys().find(|name| name.starts_with("entered-")).unwrap().clone();
    let proof = anna.cookies[&name].clone();
    for forged in [proof.to_uppercase(), proof[44..].to_owned(), String::new(), anna.cookies["name"].clone()] {
        bo.cookies.insert(name.clone(), forged);
        assert_eq!(bo.get("/").await.status, StatusCode::UNAUTHORIZED);
    }
    // Another word makes it void, and without a word everybody comes in.
    let server = server.hosted(Hosting { word: Some("custard".to_owned()), ..Hosting::default() }).await;
    anna.turn_to(&server);
    assert_eq!(anna.get(&table).await.status, StatusCode::UNAUTHORIZED);
    let server = server.hosted(Hosting::default()).await;
    anna.turn_to(&server);
    assert_eq!(anna.get(&table).await.value("data-mine").as_deref(), Some("A"));
    assert_eq!(anna.post("/enter", &[("word", "any"), ("back", &table)]).await.path, table);
}

#[tokio::test]
async fn the_right_word_does_not_wait_for_wrong_ones() {
    let (server, mut anna, _) = guarded("rhubarb").await;
    let (mut eve, began) = (server.browser(), Instant::now());
    let guesses = async {
        for word in ["a", "b"] {
            assert_eq!(eve.post("/enter", &[("word", word)]).await.status, StatusCode::UNAUTHORIZED);
        }
        began.elapsed()
    };
    let knows = async {
        assert_eq!(anna.post("/enter", &[("word", "rhubarb")]).await.status, StatusCode::OK);
        began.elapsed()
    };
    let (guessed, knew) = tokio::join!(biased; guesses, knows);
    assert!(guessed >= Duration::from_secs(1) && knew < guessed, "{guessed:?} {knew:?}");
}

#[tokio::test]
async fn cookies_of_other_programs_keep_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let store: AnyStore = Sqlite::open(&folder.path().join("rafle.db")).await.unwrap().into();
    let tables = Tables::new(store, SystemLuck::foretold(1), Arc::new(RandomBots), Pacing::default());
    let listener = rafle_web::listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = listener.local_addr().unwrap();
    let site = Site::new(tables, None).await.unwrap();
    let served = tokio::spawn(rafle_web::serve(site, listener, std::future::pending()));
    for (letters, status) in [(12 * 1024, "HTTP/1.1 200"), (40 * 1024, "HTTP/1.1 431")] {
        let mut connection = TcpStream::connect(address).await.unwrap();
        let cookies = format!("other={}", "x".repeat(letters));
        let request = format!("GET /look HTTP/1.1\r\nhost: {address}\r\ncookie: {cookies}\r\n\r\n");
        // Of one who sends too much not everything is read, and the end of the connection may come before the answer.
        let (sent, mut answer) = (connection.write_all(request.as_bytes()).await, [0; 12]);
        match sent.and(connection.read_exact(&mut answer).await) {
            Ok(_) => assert_eq!(String::from_utf8_lossy(&answer), status, "{letters}"),
            Err(error) => assert!(status.ends_with("431"), "{letters}: {error}"),
        }
    }
    served.abort();
}

/// A log that is kept in memory.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

thread_local! {
    /// What is logged on this thread: tests that run beside this one have logs of their own.
    static LOGGED: Kept = Kept::default();
}

impl Kept {
    /// Everything that is logged on this thread. Whoever logs is asked once whether anybody listens at all: so all listen.
    fn listen() -> Kept {
        static LISTENING: Once = Once::new();
        LISTENING.call_once(|| {
            let lines = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_ansi(false);
            let lines = lines.with_writer(|| LOGGED.with(Kept::clone)).finish();
            tracing::subscriber::set_global_default(lines).expect("nobody else listens");
        });
        LOGGED.with(Kept::clone)
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

impl io::Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_log_has_routes_and_no_secrets() {
    let log = Kept::listen();
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    anna.post(&format!("{}/act", table.path), &[("n", &table.number()), ("seat", "A"), ("throw", "1")]).await;
    let given = anna.post(&format!("{}/pass", table.path), &[("pass", "seat"), ("seat", "A")]).await;
    let link = given.value("data-pass").unwrap().replace("http://rafle.test", "");
    bo.get(&link).await;
    assert_eq!(bo.post(&link, &[("pass", "seat"), ("name", "Bo")]).await.path, table.path);
    bo.get("/nowhere/at-all").await;
    let server = server.hosted(Hosting { word: Some("rhubarb".to_owned()), ..Hosting::default() }).await;
    bo.turn_to(&server);
    bo.post("/enter", &[("word", "custard")]).await;
    bo.post("/enter", &[("word", "rhubarb")]).await;
    let log = log.text();
    for route in ["/g/{slug}", "/t/{id}", "/t/{id}/act", "/pass/{word}", "/enter"] {
        assert!(log.contains(&format!("route=\"{route}\"")), "{route} is not in {log}");
    }
    let word = link.rsplit('/').next().unwrap();
    let people = [anna.person(), bo.person()];
    let [anna, bo] = [people[0].secret(), people[1].secret()];
    for secret in [word, &table.table(), anna, bo, "at-all", "Anna", "rhubarb", "custard"] {
        assert!(!log.contains(secret), "{secret} is in {log}");
    }
}
