//! What a reader has opened stays open while the game goes on around it; and the rules, the card and the keys lie over the table,
//! which is still there.

use rafle_engine::Next;
use rafle_robots::Done;
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use rafle_robots::walks::Walk;
use rafle_tables::Wish;

/// Something on the table that is folded: boards of others, rows of cards.
const FOLDED: &str = "#play details[id]:not([open]) > summary";

/// The names of what lies open on the page as the server would send it now.
const SENT_OPEN: &str = "
    const done = arguments[0];
    fetch(location.href).then((answer) => answer.text()).then((text) => {
      const sent = new DOMParser().parseFromString(text, 'text/html');
      done([...sent.querySelectorAll('#play details[id][open]')].map((it) => it.id));
    });";

/// So often a game is looked at.
const LOOKS: usize = 12;

/// Opens something, makes the next choice of the walk from elsewhere, and tells whether it is still open; nothing if luck is
/// next, or if the table itself has opened another.
async fn stays_open(browser: &Browser, server: &Server, walk: &Walk<'_>, stop: usize) -> Done<Option<bool>> {
    let id = walk.table_after(stop).await?;
    let Next::Seat(_) = server.play(&id).await.next() else { return Ok(None) };
    browser.goto(server, &format!("/t/{id}")).await?;
    browser.wait_for(FOLDED).await?;
    let sent_open = async || {
        Ok::<Vec<String>, rafle_robots::Trouble>(browser.driver.execute_async(SENT_OPEN, Vec::new()).await?.convert()?)
    };
    let before = sent_open().await?;
    let folded = browser.find("#play details[id]:not([open])").await?.attr("id").await?.ok_or("it has a name")?;
    browser.click_on(&format!("#{folded} > summary")).await?;
    browser.find(&format!("#{folded}[open]")).await?;
    let wish = Wish::Choose(walk.log[stop].clone());
    server.tables().wish(&id, &browser.person().await?, stop, wish).await?;
    browser.newer_than(stop).await?;
    if sent_open().await? != before {
        return Ok(None);
    }
    Ok(Some(browser.find(&format!("#{folded}[open]")).await.is_ok()))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_reader_has_opened_stays_open() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Phone).await;
    browser.goto(&server, "/").await.unwrap();
    for (slug, seats) in [("crowns", 3), ("five-crowns-solitaire", 1)] {
        let about = rafle_tables::about(slug).expect("there is such a game");
        let walk = Walk::through(&server, about, seats, &browser.person().await.unwrap()).await.unwrap();
        let mut looked = Vec::new();
        for stop in walk.stops[..walk.stops.len() - 1].iter().copied().take(LOOKS) {
            looked.extend(stays_open(&browser, &server, &walk, stop).await.unwrap());
        }
        assert!(!looked.is_empty() && looked.iter().all(|open| *open), "{slug}: {looked:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_lie_over_the_table() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    browser.goto(&server, "/").await.unwrap();
    let about = rafle_tables::about("yatzy").expect("there is such a game");
    let walk = Walk::through(&server, about, 2, &browser.person().await.unwrap()).await.unwrap();
    let id = walk.table_after(walk.stops[0]).await.unwrap();
    browser.goto(&server, &format!("/t/{id}")).await.unwrap();
    browser.wait_for("#fields").await.unwrap();
    browser.keys("r").await.unwrap();
    browser.wait_for("dialog[open] .rules").await.unwrap();
    browser.keys("r").await.unwrap();
    browser.click_on("dialog [data-close]").await.unwrap();
    assert!(browser.find("dialog").await.is_err(), "one sheet lay there, and it is gone");
    assert!(browser.driver.current_url().await.unwrap().path().ends_with(&id), "the table was never left");
    browser.find("#play [data-throw]").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_listed_behind_one_of_them() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    browser.goto(&server, "/").await.unwrap();
    let card =
        |slug| rafle_games::open(slug, 2, &[]).is_some_and(|opened| opened.is_ok_and(|game| game.aid().is_some()));
    for (slug, list) in [("yatzy", "#card:target section.keys"), ("greedy", "#keys:popover-open")] {
        assert_eq!(card(slug), list.starts_with("#card"), "{slug}");
        let about = rafle_tables::about(slug).expect("there is such a game");
        let walk = Walk::through(&server, about, 2, &browser.person().await.unwrap()).await.unwrap();
        let id = walk.table_after(walk.stops[0]).await.unwrap();
        browser.goto(&server, &format!("/t/{id}")).await.unwrap();
        browser.wait_for("#acts [data-throw]").await.unwrap();
        browser.keys("?").await.unwrap();
        let list = browser.wait_for(list).await.unwrap();
        assert!(list.is_displayed().await.unwrap(), "{slug}");
        assert!(list.text().await.unwrap().contains("main button"), "{slug}");
    }
}
