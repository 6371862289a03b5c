//! The eight things people do, each from end to end.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use rafle_engine::{Seat, Seeded};
use rafle_tables::{Pacing, RandomBots, SystemLuck, Tables};
use rafle_words::Words;

use crate::browser::{Browser, Page, Server};
use crate::html::plain;
use crate::walk::{open, step};

/// The links of a page whose address begins so.
fn links(page: &Page, to: &str) -> Vec<String> {
    let all = page.tags().iter().filter(|tag| tag.name == "a").filter_map(|tag| tag.get("href"));
    all.filter(|href| href.starts_with(to)).map(ToOwned::to_owned).collect()
}

/// The games that a page shows, wherever on the shelf they stand.
fn shown(page: &Page) -> BTreeSet<String> {
    page.tags().iter().filter_map(|tag| tag.get("data-game").map(ToOwned::to_owned)).collect()
}

/// Plays to the end by the page's own forms.
pub(crate) async fn play_on(browser: &mut Browser, mut page: Page) -> Page {
    let mut luck = Seeded::new(8);
    let id = page.table();
    for _ in 0..2000 {
        match page.value("data-next").as_deref() {
            // What ended it is a page of its own.
            Some("over") if page.has("data-go-on") => page = browser.get(&format!("/t/{id}")).await,
            Some("over") => return page,
            Some(seat) => page = browser.get(&format!("/t/{id}?seat={seat}")).await,
            None => panic!("the page of a table"),
        }
        if let Some(after) = step(browser, &page, &mut luck).await {
            page = after;
        }
    }
    panic!("the game does not end")
}

#[tokio::test]
async fn choose_a_game_from_the_shelf() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let all = shown(&browser.get("/").await);
    assert_eq!(all.len(), rafle_tables::shelf().len());
    assert_eq!(Vec::from_iter(shown(&browser.get("/?q=YATZY").await)), ["yatzy"]);
    assert!(shown(&browser.get("/?q=nothing+like+that").await).is_empty());
    assert!(shown(&browser.get("/?hidden=1&dice=1").await).contains("bluff"));
    let luck = shown(&browser.get("/?luck=1&people=8&quick=1").await);
    assert!(!luck.is_empty() && luck.len() < all.len(), "{luck:?}");
    assert_eq!(shown(&browser.get("/?place=quick").await).len(), 14);
    // The way to play is kept on the way to a game.
    let phones = browser.get("/?way=phones").await;
    assert!(
        phones.has("Choose a game to play on phones")
            && links(&phones, "/g/").iter().all(|to| to.ends_with("?way=phones"))
    );
    let game = browser.get(&links(&phones, "/g/bluff")[0]).await;
    let unfolded = game.tags().iter().find(|tag| tag.name == "details" && tag.get("open").is_some()).unwrap();
    assert_eq!(unfolded.get("data-way"), Some("phones"));
    // Tables at which it is my turn come first.
    let waits = open(&mut browser, "greedy", 2).await;
    let over = open(&mut browser, "zanzibar", 2).await;
    play_on(&mut browser, over).await;
    let own = links(&browser.get("/").await, "/t/");
    assert_eq!((own.len(), own[0].as_str()), (2, waits.path.as_str()));
    assert_eq!(browser.get(&format!("/join?word=HTTP://rafle.test/t/{}", waits.table())).await.path, waits.path);
}

#[tokio::test]
async fn set_up_a_table_with_house_rules() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let page = browser.get("/g/bluff").await;
    assert!(page.has("How to play"), "the rules are there");
    let option = page.tags().iter().find_map(|tag| tag.get("name").filter(|name| name.starts_with("option-")));
    assert!(option.is_some(), "house rules can be chosen");
    let quick = browser.post("/g/bluff", &[("quick", "1"), ("name-0", "Anna")]).await;
    assert!(quick.has("You") && quick.has("Saga"), "one tap starts a game against bots");
    let two = [("way", "bots"), ("name-0", "Anna"), ("bots", "1"), ("level", "random"), ("option-matches", "9")];
    let page = browser.post("/g/bluff", &two).await;
    assert_eq!(
        page.tags().iter().filter(|tag| tag.is("li", "data-seat", "B") || tag.is("li", "data-seat", "C")).count(),
        1
    );
    let people = [("way", "device"), ("name-0", "Anna"), ("name-1", ""), ("name-3", "Bo")];
    assert_eq!(
        browser.post("/g/bluff", &people).await.value("data-mine").as_deref(),
        Some("A B"),
        "empty lines are nobody's"
    );
    let few = browser.post("/g/bluff", &people[..2]).await;
    assert!(few.status == StatusCode::UNPROCESSABLE_ENTITY && few.has("Write at least 2 names."), "{}", few.text());
    assert!(browser.get("/g/yatzy").await.has("data-way=\"device\""), "what was used last is unfolded");
    let changed = browser.get("/g/bluff?option-matches=9&way=device").await;
    assert!(changed.has("<b>9</b>") && changed.has("Back to usual"), "what is changed stands out");
    let carried = changed
        .tags()
        .iter()
        .filter(|tag| tag.is("input", "name", "option-matches") && tag.get("type") == Some("hidden"));
    assert_eq!(
        carried.map(|tag| tag.get("value")).collect::<Vec<_>>(),
        [Some("9"); 3],
        "each way begins by these rules"
    );
    let wrong = browser.get("/g/bluff?option-matches=0").await;
    let rule = Words::of("en").word("bluff", "option-matches").unwrap();
    assert!(wrong.has(&format!("{rule}: 0 is too low, at least 1")), "a rule is called by its label: {}", wrong.text());
    assert!(
        wrong.has("role=\"alert\"") && !wrong.has("<b>0</b>"),
        "what does not hold is told, and nothing is changed"
    );
    let fields = [("name-0", "Anna"), ("seat-1", "here"), ("name-1", "Farmor"), ("seat-2", "link"), ("seat-3", "bot")];
    let table = browser.post("/g/bluff", &fields).await;
    let menu = browser.get(&format!("/t/{}/menu", table.table())).await;
    for word in ["Anna", "Farmor", "free seat", "Bot, random"] {
        assert!(menu.has(word), "{word}");
    }
}

#[tokio::test]
async fn invite_somebody_and_play_on_another_device() {
    let server = Server::start().await;
    let (mut anna, mut bo, mut carl) = (server.browser(), server.browser(), server.browser());
    let table = anna.post("/g/greedy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    assert!(table.has("rafle.test/t/") && table.has("class=\"qr\""), "a link and a code to scan");
    let word = table.word();
    let typed = bo.get(&format!("/join?word=%20{}", word.to_uppercase())).await;
    assert_eq!(typed.path, table.path, "the word leads there, however it is written");
    assert_eq!(bo.get(&format!("/{word}")).await.path, table.path, "also behind the address of the server");
    let slip = format!("{}{}{}", &word[..1], &word[2..3], &word[1..2]) + &word[3..];
    let near = bo.get(&format!("/join?word={slip}")).await;
    assert_eq!(near.status, StatusCode::NOT_FOUND);
    assert!(
        near.has(&format!("No table is called {slip}. Near it: {word}.")) && near.has(&format!("value=\"{slip}\""))
    );
    assert!(bo.get("/join?word=xxxxx").await.has("No table is called xxxxx."));
    let invited = bo.get(&table.path).await;
    assert!(invited.has("Anna invites you to Greedy") && invited.has("One of 2 is here"));
    assert!(table.has("Play with bots instead") && !table.has("value=\"begin\""), "alone one does not begin");
    let wish = format!("{}/wish", table.path);
    let mut events = anna.listen(&format!("{}/live?n={}", table.path, table.number())).await;
    let seated = bo.post(&wish, &[("wish", "join"), ("name", "Bo")]).await;
    let event = events.next().await.unwrap();
    assert!(event.contains("data-room") && event.contains("Everybody is here"), "the room fills up live: {event}");
    assert_eq!(seated.value("data-mine").as_deref(), Some("B"));
    assert!(seated.has("You sit at the table. Anna starts the game.") && !seated.has("data-begin"));
    assert!(anna.get(&table.path).await.has("Everybody is here"));
    let number = anna.get(&table.path).await.number();
    anna.post(&wish, &[("wish", "begin"), ("n", &number)]).await;
    assert_eq!(bo.get(&format!("/join?word={word}")).await.status, StatusCode::NOT_FOUND, "the word is free again");
    let late = carl.post(&wish, &[("wish", "join"), ("name", "Carl")]).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY, "one seat, one player");
    assert!(carl.get(&table.path).await.has("You are watching."));
    let given = bo.post(&format!("{}/pass", table.path), &[("pass", "device")]).await;
    let link = given.value("data-pass").unwrap().replace("http://rafle.test", "");
    let mut phone = server.browser();
    assert!(phone.get(&link).await.has("Play on this device"), "a look does not use the link up");
    assert_eq!(phone.post(&link, &[("pass", "device")]).await.value("data-mine").as_deref(), Some("B"));
    assert_eq!(carl.get(&link).await.status, StatusCode::GONE, "it works once");
}

#[tokio::test]
async fn a_host_sets_bots_beyond_the_seats_that_are_laid() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let mut room = anna.post("/g/yatzy", &[("way", "phones"), ("name-0", "Anna")]).await;
    let wish = format!("{}/wish", room.path);
    room = anna.post(&wish, &[("wish", "fill")]).await;
    assert!(room.has("Everybody is here") && room.has("There is room for 13 more"));
    let watched = bo.get(&room.path).await;
    assert!(watched.has("There is room for 13 more") && !watched.has("Set a bot"), "a guest reads it");
    // Only what the page offers, as somebody would tap it.
    while let Some(more) = room.value("data-more") {
        let seat = Seat::new(16 - more.parse::<usize>().unwrap()).to_string();
        assert!(room.has(&format!("name=\"seat\" value=\"{seat}\"")), "{seat} is the next one");
        room = anna.post(&wish, &[("wish", "replace"), ("seat", &seat), ("level", "random")]).await;
    }
    let begun = anna.post(&wish, &[("wish", "begin"), ("n", &room.number())]).await;
    assert!(!begun.has("data-room"), "the game goes on");
    let record = anna.get(&format!("{}/record", room.path)).await.text();
    assert!(record.contains("begin A B C D E F G H I J K L M N O P"), "{record}");
}

#[tokio::test]
async fn the_host_says_who_begins() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let room = anna.post("/g/yatzy", &[("name-0", "Anna"), ("seat-1", "link")]).await.path;
    let (wish, choice) = (format!("{room}/wish"), format!("{room}/begins"));
    bo.post(&wish, &[("wish", "join"), ("name", "Bo")]).await;
    assert!(anna.get(&room).await.has("by lot"), "where others are awaited luck decides");
    let guest = bo.get(&room).await;
    assert!(guest.has("by lot") && !guest.has(&choice), "a guest reads it");
    assert!(!bo.get(&choice).await.has("value=\"seated\""));
    let asked = anna.get(&choice).await;
    for first in ["lot", "seated", "A", "B"] {
        assert!(asked.has(&format!("value=\"{first}\"")), "{first}");
    }
    let told = anna.post(&wish, &[("wish", "begins"), ("first", "B")]).await;
    assert!(told.has("<b>Bo</b>") && !told.has("by lot"));
    let begun = anna.post(&wish, &[("wish", "begin"), ("n", &told.number())]).await;
    assert_eq!(begun.value("data-mine").as_deref(), Some("B"), "Anna has the second seat");
    assert!(bo.get(&room).await.has("Your turn"));
    // The rules of dnup say who begins, and nobody is asked.
    let room = anna.post("/g/dnup", &[("name-0", "Anna"), ("seat-1", "link"), ("seat-2", "link")]).await;
    assert!(!room.has("by lot") && !room.has("/begins\""));
    assert!(!anna.get("/g/dnup").await.has("name=\"first\"") && !anna.get("/g/court").await.has("option-first_player"));
}

#[tokio::test]
async fn play_take_back_leave_and_come_back() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let table = anna.post("/g/yatzy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    let (act, wish) = (format!("{}/act", table.path), format!("{}/wish", table.path));
    bo.post(&wish, &[("wish", "join"), ("name", "Bo")]).await;
    let room = anna.get(&table.path).await;
    let early = anna.post(&act, &[("n", &room.number()), ("seat", "A"), ("throw", "1")]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing is thrown before the host begins");
    assert!(early.has("has not begun yet"));
    assert_eq!(room.value("data-next").as_deref(), Some("waiting"));
    let start = anna.post(&wish, &[("wish", "begin"), ("n", &room.number())]).await;
    assert!(start.has("Your turn") && !start.has("data-room"));
    let thrown = anna.post(&act, &[("n", &start.number()), ("seat", "A"), ("throw", "1")]).await;
    assert!(bo.get(&table.path).await.has("Anna throws"), "everybody sees it");
    // One button, called by what it does with the dice that are picked, or with none.
    assert!(thrown.has("Keep these and throw the others") && thrown.has("Throw them all again"));
    let written = anna.post(&act, &[("n", &thrown.number()), ("seat", "A"), ("do", "score chance")]).await;
    // Others have seen it: they are asked.
    let asked = anna.post(&act, &[("n", &written.number()), ("seat", "A"), ("back", "A")]).await;
    assert!(bo.get(&table.path).await.has("Anna asks to take the last choice back."));
    bo.post(&wish, &[("wish", "agree"), ("seat", "B"), ("asker", "A"), ("n", &asked.number())]).await;
    assert!(anna.get(&table.path).await.has("value=\"score chance\""), "it is open again");
    // A bot plays for Bo, and Bo comes back.
    bo.post(&wish, &[("wish", "replace"), ("seat", "B"), ("level", "random")]).await;
    let away = bo.get(&table.path).await;
    assert!(away.has("A bot plays for Bo now.") && away.value("data-mine").as_deref() == Some(""));
    let back = bo.post(&wish, &[("wish", "sit"), ("seat", "B"), ("name", "Bo")]).await;
    assert_eq!(back.value("data-mine").as_deref(), Some("B"));
    // The seat goes to Carl, who leaves for good; then it is free.
    let given = bo.post(&format!("{}/pass", table.path), &[("pass", "seat"), ("seat", "B")]).await;
    let link = given.value("data-pass").unwrap().replace("http://rafle.test", "");
    let mut carl = server.browser();
    assert_eq!(carl.post(&link, &[("pass", "seat"), ("name", "Carl")]).await.value("data-mine").as_deref(), Some("B"));
    assert_eq!(bo.get(&table.path).await.value("data-mine").as_deref(), Some(""));
    let left = carl.post(&wish, &[("wish", "leave"), ("seat", "B")]).await;
    assert!(left.has("Sit down"));
    // Anna resigns: the game is over, and lost for Anna.
    bo.post(&wish, &[("wish", "sit"), ("seat", "B"), ("name", "Bo")]).await;
    let end = anna.post(&wish, &[("wish", "resign"), ("seat", "A")]).await;
    assert!(end.has("data-over") && end.has("Bo wins") && end.has("has resigned"));
}

/// Whoever was away and looks at anything of the table plays again.
#[tokio::test]
async fn every_page_of_a_table_is_a_sign_of_life() {
    let at_once = Pacing { pause: Duration::from_hours(1), minute: Duration::ZERO, ..Pacing::default() };
    let (bots, luck) = (Arc::new(RandomBots), SystemLuck::foretold(1));
    let server = Server::run(|store| Tables::new(store, luck, bots, at_once)).await;
    let [mut anna, mut bo] = [server.browser(), server.browser()];
    let table = anna.post("/g/yatzy", &[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")]).await;
    let wish = format!("{}/wish", table.path);
    bo.post(&wish, &[("wish", "join"), ("name", "Bo")]).await;
    let room = anna.get(&table.path).await;
    anna.post(&wish, &[("wish", "begin"), ("n", &room.number())]).await;
    let live = server.tables.table(&table.table()).await.unwrap();
    let pages = rafle_web::routes().filter(|(method, pattern)| *method == Method::GET && pattern.starts_with("/t/"));
    for (_, pattern) in pages {
        bo.post(&wish, &[("wish", "replace"), ("seat", "A"), ("level", "random")]).await;
        assert!(live.seats_of(&anna.person()).await.is_empty(), "{pattern}: a bot plays");
        let page = anna.request("GET", &pattern.replace("/t/{id}", &table.path)).body(Body::empty()).unwrap();
        anna.status(page).await;
        assert!(live.seats_of(&anna.person()).await.has(Seat::A), "{pattern}");
    }
}

#[tokio::test]
async fn one_step_back_where_nothing_was_shown() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = open(&mut anna, "crowns", 2).await;
    let act = format!("{}/act", table.path);
    let mut luck = Seeded::new(3);
    let mut page = table;
    while !page.has("class=\"fld can\"") {
        page = step(&mut anna, &page, &mut luck).await.unwrap();
    }
    let field = page.tags().iter().find(|tag| tag.get("class") == Some("fld can")).and_then(|tag| tag.get("value"));
    let seat = page.value("data-next").unwrap();
    let fields = [("n", page.number()), ("seat", seat.clone()), ("do", field.unwrap().to_owned())];
    let covered = anna.post(&act, &fields.each_ref().map(|(name, value)| (*name, value.as_str()))).await;
    assert!(covered.has("data-back"), "Undo is offered");
    let undone = anna.post(&act, &[("n", &covered.number()), ("seat", &seat), ("back", &seat)]).await;
    assert_eq!(crate::walk::offers(&undone), crate::walk::offers(&page));
}

#[tokio::test]
async fn alone_a_choice_is_taken_back_where_that_was_agreed_on() {
    let server = Server::start().await;
    for undo in ["off", "on"] {
        let mut anna = server.browser();
        let mut luck = Seeded::new(3);
        let mut page = anna.post("/g/five-crowns-solitaire", &[("name-0", "Anna"), ("option-undo", undo)]).await;
        for _ in 0..4 {
            page = step(&mut anna, &page, &mut luck).await.unwrap();
        }
        assert_eq!(page.has("data-ask-back"), undo == "on");
    }
}

#[tokio::test]
async fn several_on_one_device_hand_it_over_under_a_cover() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = open(&mut anna, "bluff", 2).await;
    assert!(table.has("Hand it to Anna") && table.has("data-cover=\"A\""));
    assert!(!table.has("name=\"throw\"") && !table.has("name=\"do\""), "nothing can be done under the cover");
    let held = anna.get(&format!("{}?seat=A", table.path)).await;
    assert!(held.has("name=\"throw\"") && !held.has("data-cover"));
    let mut page = held;
    let mut luck = Seeded::new(5);
    while page.value("data-next").as_deref() == Some("A") {
        page = step(&mut anna, &page, &mut luck).await.unwrap();
    }
    assert!(page.has("Hand it to Guest"), "then the other is asked for");
    // Where nothing is hidden nobody hands anything over.
    assert!(open(&mut anna, "greedy", 2).await.has("name=\"throw\""));
}

#[tokio::test]
async fn the_big_screen_shows_what_everybody_may_see() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let table = open(&mut anna, "bluff", 2).await;
    let mut page = anna.get(&format!("{}?seat=A", table.path)).await;
    let mut luck = Seeded::new(5);
    page = step(&mut anna, &page, &mut luck).await.unwrap();
    assert_eq!(page.status, StatusCode::OK);
    // Even on Anna's own device the big screen has nobody's eyes.
    let screen = anna.get(&format!("{}/tv", table.path)).await;
    assert!(!screen.has("class=\"qr\"") && screen.has("Anna"), "a small code cannot be scanned from a sofa");
    let tags = screen.tags();
    assert!(
        !tags.iter().any(|tag| matches!(tag.name.as_str(), "button" | "form" | "input" | "select")
            && tag.get("type") != Some("hidden"))
    );
    let die = |tag: &&crate::html::Tag| tag.get("aria-label").is_some_and(|label| label.starts_with("die "));
    assert!(page.tags().iter().filter(die).count() > 0 || page.has("data-cover"), "Anna has thrown");
    assert_eq!(tags.iter().filter(die).count(), 0, "no die under a cup is in the page");
}

#[tokio::test]
async fn after_the_game() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let table = open(&mut anna, "greedy", 2).await;
    let early = anna.get(&format!("{}/look", table.path)).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "one can look back when the game is over");
    let id = table.table();
    let end = play_on(&mut anna, table).await;
    let places: Vec<_> = end.tags().iter().filter_map(|tag| tag.get("data-place")).collect();
    assert_eq!(places.len(), 2);
    assert!(end.has("class=\"chart wide\"") && end.has("How the scores grew"));
    assert!(
        end.has("id=\"wood\"") && !end.has("class=\"tray\""),
        "the die is in nobody's hand: there is no wood to show"
    );
    let first = anna.get(&format!("/t/{id}/look?step=0")).await;
    let last = anna.get(&format!("/t/{id}/look")).await;
    assert!(first.has("Step 0 of") && last.has("name=\"step\""));
    let record = anna.get(&format!("/t/{id}/record")).await;
    assert!(record.headers["content-disposition"].to_str().unwrap().ends_with(".rafle\""));
    let opened = bo.post("/look", &[("record", &record.text()), ("step", "1")]).await;
    assert_eq!(opened.status, StatusCode::OK);
    assert!(opened.has("Step 1 of") && opened.has("Anna"));
    // In another language it is the same record at the same step, and so is the page on which it is played on.
    let sent = record.text();
    let opened = bo.post("/look", &[("record", &sent), ("step", "1"), ("lang", "da")]).await;
    assert!(opened.has("Skridt 1 af") && opened.has("Anna") && opened.has("lang=\"da\""), "{}", opened.text());
    assert!(bo.post("/look", &[("record", &sent), ("from", "1"), ("lang", "de")]).await.has("action=\"/look/on\""));
    assert!(bo.get("/look").await.has("<html lang=\"de\""), "the choice is kept");
    let unknown = bo.post("/look", &[("record", &sent), ("lang", "xx")]).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    bo.post("/look", &[("record", &sent), ("lang", "en")]).await;
    let again = anna.post(&format!("/t/{id}/again"), &[]).await;
    assert_ne!(again.table(), id);
    assert_eq!(again.value("data-mine").as_deref(), Some("A B"), "the same people, in one tap");
    assert_eq!(
        anna.post(&format!("/t/{id}/again"), &[]).await.table(),
        again.table(),
        "the same table for all of them"
    );
    assert_eq!(bo.post(&format!("/t/{id}/again"), &[]).await.status, StatusCode::FORBIDDEN);
}

/// The value of the button by which a game is played on from the step that is shown.
fn on_from(page: &Page) -> Option<String> {
    let button = page.tags().iter().find(|tag| tag.is("button", "name", "from"));
    button.map(|button| button.get("value").unwrap().to_owned())
}

#[tokio::test]
async fn a_game_is_played_on_from_a_step() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (server.browser(), server.browser());
    let table = open(&mut anna, "greedy", 2).await;
    let id = table.table();
    play_on(&mut anna, table).await;
    let end = format!("/t/{id}/look?step=999999");
    assert_eq!(on_from(&anna.get(&end).await), None, "at the end there is nothing to play on");
    assert!(
        on_from(&anna.get(&format!("/t/{id}/look")).await).is_some(),
        "it opens before that, where much has changed"
    );
    let step = on_from(&anna.get(&format!("/t/{id}/look?step=3")).await).unwrap();
    let page = anna.get(&format!("/t/{id}/on?from={step}")).await;
    assert!(page.has("The game goes on from step 3") && !page.has("Whoever has the record"), "nothing is hidden");
    // Against bots it begins at once, and has luck of its own.
    let on = anna.post(&format!("/t/{id}/on"), &[("from", &step), ("seat", "B"), ("way", "bots")]).await;
    assert_eq!((on.status, on.value("data-mine").as_deref()), (StatusCode::OK, Some("B")));
    assert!(on.table() != id && !on.has("data-room"));
    let on = anna.post(&format!("/t/{id}/on"), &[("from", &step), ("way", "device")]).await;
    assert_eq!(on.value("data-mine").as_deref(), Some("A B"), "and round one device too");
    let on = on.table();
    let fair = anna.get(&format!("/t/{on}/fair")).await;
    assert!(fair.has("come from a record that was opened here"), "{}", fair.text());
    let page = anna.get(&format!("/t/{on}")).await;
    play_on(&mut anna, page).await;
    let fair = anna.get(&format!("/t/{on}/fair")).await;
    assert!(fair.has("The record fits its seal.") && fair.has("come from a record that was opened here"));
    // The record of a game that goes on can be opened too, by whoever has it; the others come with the link.
    let record = anna.get(&format!("/t/{on}/record")).await.text().clone();
    let shown = bo.post("/look", &[("record", &record), ("step", "4")]).await;
    let step = on_from(&shown).unwrap();
    let page = bo.post("/look", &[("record", &record), ("from", &step)]).await;
    assert!(page.has("action=\"/look/on\"") && page.has("The game goes on from step 4"));
    let fields = [("record", record.as_str()), ("from", &step), ("name", "Bo"), ("way", "phones")];
    let room = bo.post("/look/on", &fields).await;
    assert!(room.has("data-room") && room.has("The game goes on here from a record."), "{}", plain(&room.text()));
    let room = room.table();
    let begin = async |bo: &mut Browser| {
        let number = bo.get(&format!("/t/{room}/record")).await.text().lines().count() - 1;
        bo.post(&format!("/t/{room}/wish"), &[("wish", "begin"), ("n", &number.to_string())]).await
    };
    let early = begin(&mut bo).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(early.has("somebody has to sit in each of them"));
    let invited = anna.get(&format!("/t/{room}")).await;
    assert!(invited.tags().iter().any(|tag| tag.is("input", "name", "seat") && tag.get("value") == Some("B")));
    anna.post(&format!("/t/{room}/wish"), &[("wish", "sit"), ("seat", "B"), ("name", "Anna")]).await;
    let begun = begin(&mut bo).await;
    assert!(begun.status == StatusCode::OK && !begun.has("data-room"), "{}", begun.text());
}

#[tokio::test]
async fn what_is_hidden_in_a_record_is_said_and_never_shown() {
    let server = Server::start().await;
    let [mut anna, mut bo, mut eve] = [(); 3].map(|()| server.browser());
    let table = open(&mut anna, "five-crowns", 2).await;
    let id = table.table();
    // What one of them may read has holes.
    let told = eve.get(&format!("/t/{id}/record")).await.text().clone();
    for path in ["/look", "/look/on"] {
        let page = eve.post(path, &[("record", &told), ("from", "1000")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
        assert!(page.has("nobody can play on from it"), "{path}");
    }
    anna.post(&format!("/t/{id}/wish"), &[("wish", "resign"), ("seat", "B")]).await;
    let record = anna.get(&format!("/t/{id}/record")).await.text().clone();
    let page = anna.post("/look", &[("record", &record), ("from", "1")]).await;
    assert!(page.has("Whoever has the record knows what is hidden in it."), "{}", page.text());
    let room = anna.post("/look/on", &[("record", &record), ("from", "1"), ("way", "phones")]).await;
    assert_eq!(room.status, StatusCode::OK, "{}", plain(&room.text()));
    let room = room.table();
    let invited = bo.get(&format!("/t/{room}")).await;
    assert!(invited.has("Whoever has the record knows what is hidden in it."), "before Bo sits down");
    let read = async |browser: &mut Browser| browser.get(&format!("/t/{room}/record")).await.text().clone();
    bo.post(&format!("/t/{room}/wish"), &[("wish", "sit"), ("seat", "B"), ("name", "Bo")]).await;
    let (as_bo, as_eve) = (read(&mut bo).await, read(&mut eve).await);
    assert_eq!(as_bo, as_eve, "as long as it waits nobody reads a hand");
}

#[tokio::test]
async fn what_cannot_be_played_on_is_told_in_a_sentence() {
    let server = Server::start().await;
    let mut eve = server.browser();
    let dice = "rafle 1 yatzy seats=2\nthrow 1 1 1 2 3\n";
    for (record, from, said) in [
        (dice, "x", "That form could not be read."),
        ("rafle 1 chess seats=2\n", "0", "chess"),
        ("rafle 1 yatzy seats=2\nthrow 1\n", "0", "Line 2:"),
        ("rafle 1 yatzy seats=2\nroom\n", "0", "The game has not begun yet."),
        ("rafle 1 yatzy seats=2\ngone B\n", "9", "The game is over here"),
    ] {
        let page = eve.post("/look/on", &[("record", record), ("from", from)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{record}");
        assert!(plain(&page.text()).contains(said), "{record}: {}", page.text());
    }
    let long = format!("rafle 1 greedy seats=2\n{}", "throw 2\nundo\n".repeat(12_000));
    let page = eve.post("/look/on", &[("record", &long), ("from", "0")]).await;
    assert!(page.status == StatusCode::UNPROCESSABLE_ENTITY && page.has("too long"));
    for (field, value) in [("seat", "C"), ("way", "post"), ("level", "genius"), ("option-sheet", "x"), ("seal", "x")] {
        let page = eve.post("/look/on", &[("record", dice), ("from", "1"), (field, value)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{field}={value}");
    }
}

#[tokio::test]
async fn language_and_looks() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.language = "da-DK,da;q=0.9";
    let danish = browser.get("/").await;
    assert!(danish.has("<html lang=\"da\"") && danish.has("Spil i aften"), "the language follows the browser");
    let chosen = browser.post("/choose", &[("lang", "en"), ("back", "/g/yatzy")]).await;
    assert!(chosen.has("<html lang=\"en\"") && chosen.path == "/g/yatzy", "and can be changed");
    let dark = browser.post("/choose", &[("theme", "dark"), ("back", "/")]).await;
    assert!(dark.has("data-theme=\"dark\""));
    let auto = browser.post("/choose", &[("theme", "auto")]).await;
    assert!(!auto.has("data-theme") && auto.path == "/");
    let css = browser.get("/assets/rafle.css").await;
    assert!(css.has("prefers-reduced-motion:reduce") && css.has("light-dark("));
    let table = open(&mut browser, "yatzy", 2).await;
    let menu = browser.get(&format!("{}/menu", table.path)).await;
    let sound = menu.tags().iter().find(|tag| tag.get("data-keeps").is_some()).unwrap();
    assert!(sound.get("hidden").is_some() && plain(&menu.text()).contains("Sound"), "sound needs a script, and a wish");
}

/// Plays on until something has ended that is to be seen.
async fn until_something_ends(browser: &mut Browser, slug: &str, luck: u64) -> Page {
    let mut luck = Seeded::new(luck);
    let mut page = open(browser, slug, 2).await;
    for _ in 0..300 {
        if page.has("data-go-on") {
            return page;
        }
        let next = page.value("data-next").unwrap();
        if page.has("data-cover") {
            page = browser.get(&format!("/t/{}?seat={next}", page.table())).await;
        }
        page = step(browser, &page, &mut luck).await.unwrap();
    }
    panic!("nothing ends")
}

#[tokio::test]
async fn without_scripts_what_has_ended_is_a_page_of_its_own() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let lost = until_something_ends(&mut anna, "greedy", 2).await;
    assert!(lost.has("data-mark=\"ends\"") && lost.has("data-pays=") && lost.has("is next."), "{}", lost.text());
    assert!(!lost.has("name=\"throw\"") && !lost.has("http-equiv=\"refresh\""), "it stays until somebody goes on");
    let on = links(&lost, &format!("/t/{}?seen=", lost.table()));
    let table = anna.get(&on[0]).await;
    assert!(table.has("name=\"throw\"") && !table.has("data-go-on"));
    assert_eq!(table.number(), lost.number(), "nothing was thrown meanwhile");
    assert!(!anna.get(&format!("/t/{}", lost.table())).await.has("data-go-on"), "who comes anew sees the table");

    // At one device the cups are seen by all before it is handed on, unless whoever has it goes on.
    let mut handed_on = 0;
    for luck in 1..=8 {
        let lifted = until_something_ends(&mut anna, "bluff", luck).await;
        assert!(lifted.has("data-mark=\"counts\"") && lifted.has("data-claimed") && !lifted.has("data-cover"));
        let on = lifted.tags().iter().find_map(|tag| tag.get("data-go-on").and(tag.get("href"))).unwrap().to_owned();
        handed_on += u32::from(anna.get(&on).await.has("data-cover"));
    }
    assert!((1..8).contains(&handed_on), "{handed_on} of 8");
}
