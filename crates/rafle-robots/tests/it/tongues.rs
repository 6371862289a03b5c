//! Every language on a phone: long words break nothing, and no button, box or heading is cut.

use std::collections::BTreeMap;

use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use rafle_robots::short::Short;
use rafle_robots::sizes::{SIZES, SMALLEST, Wrong};
use rafle_robots::walks::{Walk, seats};
use rafle_robots::{Done, everything};
use rafle_words::Words;

use crate::room::games;

/// Of so many games a language is looked at, unless it is of all.
const SAMPLE: usize = 4;

/// What is wrong, by language, kind and page: how often, and for example what.
type Found = BTreeMap<String, (usize, String)>;

#[tokio::test(flavor = "multi_thread")]
async fn no_word_is_too_long_in_any_language() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    let mut found = Found::new();
    for tag in Words::languages() {
        browser.speaks(tag).await.unwrap();
        browser.goto(&server, "/").await.unwrap();
        assert_eq!(browser.find("html").await.unwrap().attr("lang").await.unwrap().as_deref(), Some(tag));
        // What stands on every page is looked at once.
        note(&mut found, &format!("{tag}: /"), browser.measured_around(SIZES[0]).await.unwrap());
    }
    for short in games().iter().take(if everything() { usize::MAX } else { SAMPLE }) {
        look(&server, &browser, short, &mut found).await.unwrap();
    }
    let told = found.iter().map(|(what, (times, example))| format!("{what}, {times} times, such as {example}"));
    assert!(found.is_empty(), "\n{}", told.collect::<Vec<_>>().join("\n"));
}

/// Looks in every language at the page of a game, and at some moments of it with as many as can play.
async fn look(server: &Server, browser: &Browser, short: &Short, found: &mut Found) -> Done {
    let about = short.about;
    let most = *seats(about).last().ok_or("somebody can play")?;
    let walk = Walk::through(server, about, most, &browser.person().await?).await?;
    let stops = [walk.stops[walk.stops.len() / 2], walk.fullest.1];
    let mut tables = Vec::new();
    for stop in stops.into_iter().take(if everything() { 2 } else { 1 }) {
        tables.push((stop, walk.table_after(stop).await?));
    }
    for tag in Words::languages() {
        browser.speaks(tag).await?;
        let page = format!("/g/{}", about.slug);
        browser.goto(server, &page).await?;
        note(found, &format!("{tag}: {page}"), browser.measured_around(SIZES[0]).await?);
        note(found, &format!("{tag}: {page} on the smallest phone"), browser.measured_around(SMALLEST).await?);
        for (stop, id) in &tables {
            browser.goto(server, &format!("/t/{id}")).await?;
            note(found, &format!("{tag}: {} after line {stop}", about.slug), browser.measured(SIZES[0]).await?);
        }
    }
    Ok(())
}

fn note(found: &mut Found, page: &str, wrong: Vec<Wrong>) {
    for (kind, thing) in wrong {
        found.entry(format!("{page}: {kind}")).or_insert_with(|| (0, thing)).0 += 1;
    }
}
