//! What visitors should not send, and the clear answer that each of them gets.

use axum::http::StatusCode;

use crate::browser::{Page, Server, form};
use crate::walk::{Offer, offers, open};

/// What the line for refusals says.
fn why(page: &Page) -> String {
    let text = page.text();
    let (_, after) = text.split_once("role=\"alert\"").expect("a line for refusals");
    let (_, after) = after.split_once('>').expect("a tag ends");
    after.split('<').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_forged_cookie_is_nobodys() {
    let server = Server::start().await;
    let mut owner = server.browser();
    let table = open(&mut owner, "greedy", 2).await;
    let name = owner.person_cookie();
    let genuine = owner.cookies[&name].clone();
    let person = owner.person();
    for forged in [format!("{}{}", "A".repeat(44), person.secret()), person.secret().to_owned(), genuine.to_uppercase()]
    {
        let mut thief = server.browser();
        thief.cookies.insert(name.clone(), forged.clone());
        thief.cookies.insert("rafle".to_owned(), forged.clone());
        let page = thief.get(&table.path).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.has("You are watching."), "{forged} sits at the table");
        assert_ne!(thief.cookies[&name], forged, "a new cookie is given");
        assert_ne!(thief.person(), person);
    }
}

#[tokio::test]
async fn a_foreign_seat_cannot_be_played() {
    let server = Server::start().await;
    let mut owner = server.browser();
    let table = open(&mut owner, "greedy", 2).await;
    let (act, number) = (format!("{}/act", table.path), table.number());
    let mut stranger = server.browser();
    for fields in [&[("throw", "1")][..], &[("do", "stop")], &[("move", "0")], &[("back", "A")]] {
        let fields = [&[("n", number.as_str()), ("seat", "A")], fields].concat();
        let page = stranger.post(&act, &fields).await;
        assert_eq!(
            (page.status, why(&page).as_str()),
            (StatusCode::FORBIDDEN, "That seat is not yours."),
            "{fields:?}"
        );
    }
    for wish in ["resign", "leave", "rename", "replace"] {
        let fields = [("wish", wish), ("seat", "A"), ("name", "Eve"), ("level", "random")];
        let page = stranger.post(&format!("{}/wish", table.path), &fields).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{wish}");
    }
    let page = stranger.post(&format!("{}/pass", table.path), &[("pass", "seat"), ("seat", "A")]).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    assert_eq!(owner.get(&table.path).await.number(), number, "nothing has happened");
}

#[tokio::test]
async fn the_same_action_sent_twice_counts_once() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, "yatzy", 2).await;
    let act = format!("/t/{}/act", table.table());
    let first = table.number();
    let throw = [("n", first.as_str()), ("seat", "A"), ("throw", "1")];
    let after = browser.post(&act, &throw).await;
    assert_eq!(after.status, StatusCode::OK);
    assert_ne!(after.number(), first);
    let again = browser.post(&act, &throw).await;
    assert_eq!((again.status, again.number()), (StatusCode::OK, after.number()), "nothing was thrown again");
    assert_eq!(offers(&again), offers(&after));
}

#[tokio::test]
async fn an_action_that_answers_an_older_table_gets_the_newest() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, "yatzy", 2).await;
    let act = format!("/t/{}/act", table.table());
    let first = table.number();
    let after = browser.post(&act, &[("n", &first), ("seat", "A"), ("throw", "1")]).await;
    let stale = [("n", first.as_str()), ("seat", "A"), ("do", "score chance")];
    let page = browser.post(&act, &stale).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert_eq!(why(&page), "The table has moved on. This is how it stands now.");
    assert_eq!((page.number(), offers(&page)), (after.number(), offers(&after)));
    // A script is answered with the newest table alone.
    let request = browser.request("POST", &act).header("x-live", "1");
    let scripted = browser.send(form(request, &stale)).await;
    assert_eq!(scripted.status, StatusCode::CONFLICT);
    assert!(scripted.has("id=\"news\"") && scripted.has(&format!("data-n=\"{}\"", after.number())));
}

#[tokio::test]
async fn an_action_that_is_not_open_is_refused_with_the_reason() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, "yatzy", 2).await;
    let id = table.table();
    let thrown = browser.post(&format!("/t/{id}/act"), &[("n", &table.number()), ("seat", "A"), ("throw", "1")]).await;
    let number = thrown.number();
    for action in ["bid 3x4", "cover 3x2", "", "\u{202e}", &"keep 6 ".repeat(2000)] {
        let fields = [("n", number.as_str()), ("seat", "A"), ("do", action)];
        let page = browser.post(&format!("/t/{id}/act"), &fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{action}");
        assert!(!why(&page).is_empty(), "{action}");
        assert_eq!(page.number(), number, "{action}");
    }
    for fields in [&[("move", "99")][..], &[("move", "-1")], &[("p", "x")], &[]] {
        let fields = [&[("n", number.as_str()), ("seat", "A")], fields].concat();
        let page = browser.post(&format!("/t/{id}/act"), &fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
    }
}

#[tokio::test]
async fn what_is_picked_must_be_there_to_pick() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, "trump", 2).await;
    let act = format!("/t/{}/act", table.table());
    let thrown = browser.post(&act, &[("n", &table.number()), ("seat", "A"), ("throw", "1")]).await;
    let [Offer::Pick { index, from, .. }] = &offers(&thrown)[..] else { panic!("dice are picked in Trump") };
    let (number, index) = (thrown.number(), index.to_string());
    let send = [("n", number.as_str()), ("seat", "A"), ("move", index.as_str())];
    for (picked, said) in [
        (&[][..], "Choose at least"),
        (&[("p", "no-such-die")], "One of the chosen ones cannot be used for this."),
        (&[("p", from[0].as_str()), ("p", "w0-0")], "One of the chosen ones cannot be used for this."),
    ] {
        let page = browser.post(&act, &[&send[..], picked].concat()).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{picked:?}");
        assert!(why(&page).starts_with(said), "{picked:?}: {}", why(&page));
    }
}

#[tokio::test]
async fn a_form_of_a_megabyte_is_too_much() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, "greedy", 2).await;
    let much = "x".repeat(1 << 20);
    for (path, field) in [("/look", "record"), ("/g/yatzy", "name-0"), (&format!("/t/{}/act", table.table()), "do")] {
        let page = browser.post(path, &[(field, &much)]).await;
        assert_eq!(page.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        assert!(page.has("That is too much for one form."), "{path}");
    }
}

#[tokio::test]
async fn names_are_only_names() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let name = "<b onload=x>\u{202e}An\u{2067}na;\u{7}&\"";
    let page = browser.post("/g/greedy", &[("name-0", name), ("seat-1", "here"), ("name-1", "\u{202e}")]).await;
    assert_eq!(page.status, StatusCode::OK);
    // The marks that pages set themselves around a name are taken out by `text`.
    let text = page.text();
    assert!(!text.contains("<b onload"), "markup is shown, not obeyed");
    assert!(text.contains("&lt;b onload=x&gt;Anna"), "{text}");
    assert!(!text.contains(['\u{202e}', '\u{2067}', '\u{7}']));
    assert!(text.contains("Guest"), "a name of nothing but marks is no name");
    let wish = format!("/t/{}/wish", page.table());
    let renamed = browser.post(&wish, &[("wish", "rename"), ("seat", "A"), ("name", " ")]).await;
    assert_eq!(renamed.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(why(&renamed), "A name needs at least one letter.");
}

#[tokio::test]
async fn what_is_not_there_is_said_to_be_missing() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let unknown = "There is no such table. Perhaps a letter is missing in the link.";
    for path in ["/t/nowhere", "/t/nowhere/menu", "/t/nowhere/tv", "/t/nowhere/look", "/t/nowhere/live", "/t/%00"] {
        let page = browser.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(page.has(unknown), "{path}");
    }
    for door in ["act", "wish", "pass", "again"] {
        let fields = [("wish", "sit"), ("seat", "A"), ("name", "Eve"), ("pass", "device")];
        let page = browser.post(&format!("/t/nowhere/{door}"), &fields).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{door}");
        assert!(page.has(unknown), "{door}");
    }
    assert!(browser.get("/g/chess").await.has("There is no such game on the shelf."));
    assert!(browser.get("/nowhere").await.has("There is no such page."));
    assert!(browser.get("/pass/nothing").await.has("This link has been used already, or is too old."));
}

#[tokio::test]
async fn options_and_seats_are_judged_before_a_table_is_opened() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for (fields, said) in [
        (&[("seat-1", "here"), ("option-matches", "0")][..], "0"),
        (&[("seat-1", "none"), ("seat-2", "none")], "2"),
        (&[("seat-1", "bot:genius")], "genius"),
    ] {
        let page = browser.post("/g/bluff", fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(why(&page).contains(said), "{fields:?}: {}", why(&page));
    }
    let record = browser.post("/look", &[("record", "rafle 1 greedy seats=2\nthrow 7\n")]).await;
    assert_eq!(record.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(why(&record).starts_with("Line 2:"), "{}", why(&record));
}

#[tokio::test]
async fn a_long_record_keeps_nobody_waiting() {
    let server = Server::start().await;
    let (mut eve, mut anna) = (server.browser(), server.browser());
    let record = format!("rafle 1 greedy seats=2\n{}", "throw 2\nundo\n".repeat(5_000));
    let first = std::cell::OnceCell::new();
    // There is one thread for everybody here: whoever works on it lets nobody else in.
    let reads = async {
        let page = eve.post("/look", &[("record", &record)]).await;
        let _ = first.set("the record");
        page
    };
    let asks = async {
        let page = anna.get("/healthz").await;
        let _ = first.set("somebody else");
        page
    };
    let (read, asked) = tokio::join!(biased; reads, asks);
    assert_eq!((read.status, asked.status), (StatusCode::OK, StatusCode::OK));
    assert_eq!(first.get(), Some(&"somebody else"));
}

#[tokio::test]
async fn the_lines_of_a_record_are_counted_before_any_is_played() {
    let server = Server::start().await;
    let mut eve = server.browser();
    // The first one would be refused.
    let record = format!("rafle 1 greedy seats=2\nthrow 7\n! throw 1 unreadable\n{}", "1;1\n".repeat(5_000));
    for (path, fields) in
        [("/look", &[("record", record.as_str())][..]), ("/look/on", &[("record", &record), ("from", "1")])]
    {
        let page = eve.post(path, fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(why(&page), "Line 5003: this game is too long: it may have 10,000 lines at most", "{path}");
    }
}

/// What somebody expected of a game costs whoever plays it through what the sender likes.
#[tokio::test]
async fn what_a_record_expects_is_passed_over() {
    let server = Server::start().await;
    let mut eve = server.browser();
    let record = "rafle 1 greedy seats=2\nthrow 5\n= A 999\n! throw 1 no-such-key\n= told A: nothing\nstop\n";
    let page = eve.post("/look", &[("record", record)]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.has("Step 0 of 2"), "{}", page.text());
    let page = eve.post("/look", &[("record", record), ("from", "2")]).await;
    assert!(page.status == StatusCode::OK && page.has("action=\"/look/on\""));
    let unread = eve.post("/look", &[("record", "rafle 1 greedy seats=2\n= wins\n")]).await;
    assert_eq!(unread.status, StatusCode::UNPROCESSABLE_ENTITY, "it can be read all the same");
}

#[tokio::test]
async fn a_refusal_without_scripts_leads_back_to_the_table() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let table = anna.post("/g/yatzy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    let wish = format!("{}/wish", table.path);
    let room = bo.post(&wish, &[("wish", "join"), ("name", "Bo")]).await;
    anna.post(&wish, &[("wish", "begin"), ("n", &room.number())]).await;
    let number = bo.get(&table.path).await.number();
    let refused = bo.post(&format!("{}/act", table.path), &[("n", &number), ("seat", "B"), ("throw", "1")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "it is not Bo's turn");
    let again = refused.tags().iter().find(|tag| tag.is("meta", "http-equiv", "refresh")).unwrap().get("content");
    let address = again.unwrap().strip_prefix("5; url=").unwrap();
    assert_eq!(bo.get(address).await.status, StatusCode::OK);
    assert!(address.starts_with(&table.path) && !address.contains("/act"), "{address}");
}
