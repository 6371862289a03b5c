//! Nothing moves under a finger: while a game goes on, the wood stays where it is, whoever is next and whatever is said,
//! and what lies below it does, too; and dice that are kept stay where they lie.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rafle_engine::About;
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use rafle_robots::sizes::{SIZES, Size};
use rafle_robots::walks::{Walk, seats};
use rafle_robots::{Done, everything, wanted};

use crate::room::games;

/// Where the wood begins and how high it is, in pixels, and what is said above it.
const WOOD: &str = "
    const at = document.querySelector('#wood:not(:empty)')?.getBoundingClientRect();
    return [at ? [Math.round(at.top), Math.round(at.height)] : null, document.querySelector('#say')?.innerText ?? ''];";

/// Where dice lie that are kept, or about to be, from left to right, with their faces.
const KEPT: &str = "
    const kept = [...document.querySelectorAll('[data-tray] .hit:has(:checked)')];
    return kept.map((it) => [Math.round(it.getBoundingClientRect().left), it.querySelector('use').getAttribute('href')]).sort();";

/// Where the wood may lie lower for a while, and be higher, by so many pixels at most, and why.
const MORE: [(&str, i64, i64); 4] = [
    // Until all have picked a number, and for whoever holds the star among many, what is told of everybody takes a line more.
    ("flag", 30, 0),
    // And a large hand, or many buttons among many players, need the room that the wood has otherwise.
    ("dnup", 16, 34),
    // Before the first throw there is no sum.
    ("twenty-five", 0, 110),
    // Many who lay their hands down need more lines than one; nobody has anything to choose below them then.
    ("five-crowns", 0, 94),
];

/// Games in which so much comes and goes on the wood that they are always looked at.
const RESTLESS: [&str; 3] = ["crowns", "dnup", "five-crowns"];

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
    for about in watched() {
        for seats in seats(about) {
            let walk = Walk::through(&server, about, seats, &browser.person().await.unwrap()).await.unwrap();
            for size in [SIZES[0], SIZES[4]] {
                let places = places(&browser, &server, &walk, size).await.unwrap();
                let (_, lower, higher) = *MORE.iter().find(|it| it.0 == about.slug).unwrap_or(&("", 0, 0));
                if spread(places.keys().map(|it| it.0)) > lower || spread(places.keys().map(|it| it.1)) > higher {
                    writeln!(told, "{} {seats} {}: {places:#?}", about.slug, size.name).unwrap();
                }
            }
        }
    }
    assert!(told.is_empty(), "\n{told}");
}

/// The games of the sample, and those that are restless, unless others are asked for.
fn watched() -> Vec<&'static About> {
    let mut watched: Vec<_> = games().iter().map(|short| short.about).collect();
    let restless = RESTLESS.iter().filter(|_| wanted().is_none()).filter_map(|slug| rafle_tables::about(slug));
    watched.extend(restless);
    watched.sort_by_key(|about| about.slug);
    watched.dedup_by_key(|about| about.slug);
    watched
}

/// How far the least and the most are apart.
fn spread(numbers: impl Iterator<Item = i64> + Clone) -> i64 {
    numbers.clone().max().unwrap_or(0) - numbers.min().unwrap_or(0)
}

/// Where the wood begins and how high it is at some moments of a game, and what is said at one of those.
async fn places(browser: &Browser, server: &Server, walk: &Walk<'_>, size: Size) -> Done<BTreeMap<(i64, i64), String>> {
    browser.is_sized(size).await?;
    let mut places = BTreeMap::new();
    for line in (walk.stops[0]..walk.log.len()).take(moments()) {
        let id = walk.table_after(line).await?;
        browser.goto(server, &format!("/t/{id}")).await?;
        let (wood, said): (Option<(i64, i64)>, String) = browser.driver.execute(WOOD, Vec::new()).await?.convert()?;
        places.extend(wood.map(|wood| (wood, format!("{said} after line {line}"))));
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
