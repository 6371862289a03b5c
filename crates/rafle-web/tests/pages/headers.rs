//! Manners of a service: headers, cookies, forms from our own pages only, words that nobody guesses.

use std::collections::HashSet;

use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, ORIGIN, SET_COOKIE};

use crate::browser::{Browser, NAME, Server, form};
use crate::walk::open;

#[tokio::test]
async fn every_answer_carries_a_strict_policy() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, "yatzy", 2).await.path;
    let paths = ["/", "/g/yatzy", "/look", "/nowhere", "/t/nowhere", "/assets/rafle.css", "/assets/none"];
    for path in paths.into_iter().chain(["/healthz", "/readyz", table.as_str()]) {
        let page = browser.get(path).await;
        let header = |name: &str| page.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let policy = header(CONTENT_SECURITY_POLICY.as_str());
        for rule in ["default-src 'none'", "script-src 'self';", "form-action 'self'", "frame-ancestors 'none'"] {
            assert!(policy.contains(rule), "{path}: {rule} is not in {policy}");
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        let sign = ["/healthz", "/readyz"].contains(&path);
        assert_eq!(policy.contains("style-src 'self' 'sha256-"), !sign, "{path}: a sign of life needs no stylesheet");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        // Not `no-referrer`: on a plain network a browser would then say of our own forms that they come from nowhere.
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin", "{path}");
        let permissions = header("permissions-policy");
        assert!(["camera", "geolocation", "microphone"].iter().all(|it| permissions.contains(&format!("{it}=()"))));
        assert!(permissions.split(", ").all(|it| it.ends_with("=()")), "{permissions}");
        assert!(!page.has(" style=\"") && !page.has(" onclick="), "{path} has what the policy forbids");
    }
}

#[tokio::test]
async fn cookies_stay_with_this_site() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let first = browser.send(browser.request("GET", "/").body(Body::empty()).unwrap()).await;
    let chosen = browser.request("POST", "/choose");
    let chosen = browser.send(form(chosen, &[("lang", "da"), ("theme", "dark")])).await;
    let cookies: Vec<_> = [&first, &chosen].iter().flat_map(|page| page.headers.get_all(SET_COOKIE)).collect();
    assert_eq!(cookies.len(), 3, "{cookies:?}");
    for cookie in cookies {
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.contains("SameSite=Lax") && cookie.contains("HttpOnly"), "{cookie}");
    }
}

/// Every cookie that a visit sets: who it is, a language, looks, and a name.
async fn cookies_of(server: &Server, scheme: Option<&str>) -> Vec<String> {
    let mut browser = server.browser();
    let mut cookies = Vec::new();
    for (path, fields) in [
        ("/choose", &[("lang", "da"), ("theme", "dark")][..]),
        ("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]),
    ] {
        let request = browser.request("POST", path);
        let request = scheme.map_or(browser.request("POST", path), |said| request.header("x-forwarded-proto", said));
        let page = browser.send(form(request, fields)).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}");
        cookies.extend(page.headers.get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap().to_owned()));
    }
    // Whoever comes by a safe connection gets rid of what a plain one has set.
    cookies.retain(|cookie| !cookie.contains("Max-Age=0"));
    assert_eq!(cookies.len(), 4, "{cookies:?}");
    cookies
}

#[tokio::test]
async fn cookies_of_a_safe_connection_are_sent_by_no_other() {
    let plain = Server::start().await;
    let said = Server::start().await.at("https://games.example").await;
    let open = Server::start().await.at("http://games.example").await;
    for (server, scheme, secure) in [
        (&plain, None, false),
        (&plain, Some("http"), false),
        (&plain, Some("https"), true),
        (&said, None, true),
        (&open, None, false),
    ] {
        for cookie in cookies_of(server, scheme).await {
            assert_eq!(cookie.split("; ").any(|part| part == "Secure"), secure, "{scheme:?}: {cookie}");
        }
    }
}

#[tokio::test]
async fn only_a_name_is_remembered_as_one() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    // Whatever we sign could be shown to us as something else that we have signed.
    let long = "abcdefghijkmnpqrstuvwxyz23".repeat(100);
    anna.post(&format!("{}/wish", table.path), &[("wish", "rename"), ("seat", "A"), ("name", &long)]).await;
    assert!(anna.cookies["name"].ends_with("abcdefghijkmnpqrstuvwxyz") && anna.cookies["name"].len() < 100);
}

#[tokio::test]
async fn no_form_is_taken_from_another_site() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, "greedy", 2).await;
    let (id, number) = (table.table(), table.number());
    let doors = ["/choose", "/g/yatzy", "/look", "/pass/any"].map(ToOwned::to_owned).into_iter();
    let doors = doors.chain(["act", "wish", "pass", "again"].map(|door| format!("/t/{id}/{door}")));
    for door in doors {
        for (header, value) in [
            (ORIGIN.as_str(), "http://evil.example"),
            (ORIGIN.as_str(), "null"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let request = browser.request("POST", &door).header(header, value);
            let page = browser.send(form(request, &[("n", &number), ("seat", "A"), ("throw", "1")])).await;
            assert_eq!(page.status, StatusCode::FORBIDDEN, "{door} {header} {value}");
            assert!(page.has("This form was not sent from a page of this server."), "{door}");
        }
    }
    assert_eq!(browser.get(&format!("/t/{id}")).await.number(), number, "nothing has happened");
    let request = browser.request("POST", &format!("/t/{id}/act")).header(ORIGIN, format!("http://{NAME}"));
    let page = browser.send(form(request, &[("n", &number), ("seat", "A"), ("throw", "1")])).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "the own page may");
}

#[tokio::test]
async fn nobody_finds_a_table_without_its_word() {
    let server = Server::start().await;
    let mut owner = server.browser();
    let mut words = HashSet::new();
    for _ in 0..50 {
        words.insert(open(&mut owner, "greedy", 2).await.table());
    }
    assert_eq!(words.len(), 50, "no two tables share a word");
    // Ten letters of an alphabet of 32 are 50 bits.
    assert!(words.iter().all(|word| word.len() == 10 && word.bytes().all(|letter| letter.is_ascii_alphanumeric())));
    let mut stranger = server.browser();
    let home = stranger.get("/").await;
    assert!(words.iter().all(|word| !home.has(word)), "a stranger is shown no table");
    let shown = owner.get("/").await;
    assert!(words.iter().any(|word| shown.has(word)), "their owner is");
}

#[tokio::test]
async fn links_lead_where_the_host_says() {
    let server = Server::start().await.at("https://games.example").await;
    let mut anna = server.browser();
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    assert!(table.has("games.example/t/") && !table.has("rafle.test/t/"), "not where the browser found it");
    let given = anna.post(&format!("{}/pass", table.path), &[("pass", "device")]).await;
    assert!(given.value("data-pass").unwrap().starts_with("https://games.example/pass/"));
}

#[tokio::test]
async fn two_servers_of_one_name_know_their_own_people() {
    let (one, two) = (Server::start().await, Server::start().await);
    let mut anna = one.browser();
    let here = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    anna.turn_to(&two);
    let there = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    for (server, table) in [(&one, &here), (&two, &there), (&one, &here)] {
        anna.turn_to(server);
        assert_eq!(anna.get(&table.path).await.value("data-mine").as_deref(), Some("A"));
    }
}

#[tokio::test]
async fn a_cookie_of_an_older_rafle_keeps_its_seat() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    let name = anna.person_cookie();
    let value = anna.cookies.remove(&name).unwrap();
    anna.cookies.insert("rafle".to_owned(), value.clone());
    assert_eq!(anna.get(&table.path).await.value("data-mine").as_deref(), Some("A"));
    assert_eq!(anna.cookies.get(&name), Some(&value), "and it is called otherwise from now on");
    // A device that has never been here becomes whoever opens the link for it.
    let given = anna.post(&format!("{}/pass", table.path), &[("pass", "device")]).await;
    let link = given.value("data-pass").unwrap().replace("http://rafle.test", "");
    let mut phone = server.browser();
    assert_eq!(phone.post(&link, &[("pass", "device")]).await.value("data-mine").as_deref(), Some("A"));
}

#[tokio::test]
async fn a_cookie_of_a_plain_line_gives_way_to_a_safe_one() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    let plain = anna.person_cookie();
    let safe = |browser: &Browser| {
        let request = browser.request("GET", &table.path).header("x-forwarded-proto", "https");
        request.body(Body::empty()).unwrap()
    };
    let page = anna.send(safe(&anna)).await;
    assert_eq!(page.value("data-mine").as_deref(), Some("A"), "it is the same person");
    let set: Vec<_> = page.headers.get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap()).collect();
    let made = set.iter().find(|cookie| cookie.starts_with("__Host-rafle-")).expect("a cookie for safe connections");
    assert!(made.contains("Secure"), "{made}");
    let gone = set.iter().find(|cookie| cookie.starts_with(&format!("{plain}="))).expect("the other one goes");
    assert!(gone.contains("Max-Age=0"), "{gone}");
    anna.cookies.remove(&plain);
    let page = anna.send(safe(&anna)).await;
    assert_eq!(page.value("data-mine").as_deref(), Some("A"));
    assert!(page.headers.get(SET_COOKIE).is_none(), "once is enough");
}
