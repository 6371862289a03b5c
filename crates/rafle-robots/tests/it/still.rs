//! Nothing moves under a finger: while a game goes on, the wood stays where it is, whoever is next and whatever is said; and dice
//! that are kept stay where they lie.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use rafle_robots::sizes::{SIZES, Size};
use rafle_robots::walks::{Walk, seats};
use rafle_robots::{Done, everything};

use crate::room::games;

/// Where the wood begins, in pixels, and what is said above it.
const WOOD: &str = "
    const wood = document.querySelector('#wood:not(:empty)');
    return [wood ? Math.round(wood.getBoundingClientRect().top) : null, document.querySelector('#say')?.innerText ?? ''];";

/// Where dice lie that are kept, or about to be, from left to right, with their faces.
const KEPT: &str = "
    const kept = [...document.querySelectorAll('[data-tray] .hit:has(:checked)')];
    return kept.map((it) => [Math.round(it.getBoundingClientRect().left), it.querySelector('use').getAttribute('href')]).sort();";

/// Where what is told of everybody takes a line more for a while, and the wood lies lower so long: in Flag until all have picked a
/// number, in dnup for whoever holds the star among many. So many pixels at most.
const LONGER: [(&str, usize, i64); 2] = [("flag", 8, 30), ("dnup", 5, 16)];

/// So many moments of a game are looked at, one after the other.
fn moments() -> usize {
    if everything() { 60 } else { 12 }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wood_stays_where_it_is() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    browser.goto(&server, "/").await.unwrap();
    let mut told = String::new();
    for short in games() {
        for seats in seats(short.about) {
            let walk = Walk::through(&server, short.about, seats, &browser.person().await.unwrap()).await.unwrap();
            for size in [SIZES[0], SIZES[4]] {
                let places = places(&browser, &server, &walk, size).await.unwrap();
                let may = LONGER
                    .iter()
                    .find(|(slug, many, _)| *slug == short.about.slug && *many == seats)
                    .map_or(0, |it| it.2);
                let [first, last] =
                    [places.first_key_value(), places.last_key_value()].map(|it| it.map_or(0, |it| *it.0));
                if last - first > may {
                    writeln!(told, "{} {seats} {}: {places:?}", short.about.slug, size.name).unwrap();
                }
            }
        }
    }
    assert!(told.is_empty(), "\n{told}");
}

/// Where the wood begins at some moments of a game, and what is said at one of those.
async fn places(browser: &Browser, server: &Server, walk: &Walk<'_>, size: Size) -> Done<BTreeMap<i64, String>> {
    browser.is_sized(size).await?;
    let mut places = BTreeMap::new();
    for line in (walk.stops[0]..walk.log.len()).take(moments()) {
        let id = walk.table_after(line).await?;
        browser.goto(server, &format!("/t/{id}")).await?;
        let (top, said): (Option<i64>, String) = browser.driver.execute(WOOD, Vec::new()).await?.convert()?;
        places.extend(top.map(|top| (top, format!("{said} after line {line}"))));
    }
    Ok(places)
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_that_are_kept_stay_where_they_lie() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Phone).await;
    browser.goto(&server, "/").await.unwrap();
    let about = rafle_tables::about("yatzy").expect("there is such a game");
    let walk = Walk::through(&server, about, 1, &browser.person().await.unwrap()).await.unwrap();
    let id = walk.table_after(walk.stops[0]).await.unwrap();
    browser.goto(&server, &format!("/t/{id}")).await.unwrap();
    browser.wait_for("#acts [data-throw]").await.unwrap();
    browser.click_on("#acts [data-throw]").await.unwrap();
    for die in [3, 5] {
        browser.wait_for(&format!("[data-tray] .pick:nth-child({die})")).await.unwrap();
        browser.click_on(&format!("[data-tray] .pick:nth-child({die})")).await.unwrap();
    }
    let kept =
        async || -> Vec<(i64, String)> { browser.driver.execute(KEPT, Vec::new()).await.unwrap().convert().unwrap() };
    let (before, number) = (kept().await, browser.shows().await.unwrap());
    assert_eq!(before.len(), 2);
    browser.click_on("#acts .acts .main").await.unwrap();
    browser.newer_than(number).await.unwrap();
    assert_eq!(kept().await, before);
}
