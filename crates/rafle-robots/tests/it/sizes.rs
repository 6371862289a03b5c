//! Every table fits: on a phone in one hand, on its side, on a tablet, on a laptop, also enlarged, and on a television.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rafle_engine::{SHOWN, TableLine};
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use rafle_robots::short::Short;
use rafle_robots::sizes::{ENLARGED, SIZES, Size, TELEVISION, Wrong};
use rafle_robots::walks::{Walk, seats};
use rafle_robots::{Done, everything};
use rafle_tables::{Agreed, Setup, SetupSeat, newcomer};

use crate::room::games;

/// Shows everybody, where more sit than are shown at a time.
const EVERYBODY: &str = "label:has(> #everybody)";

/// What is wrong with a game, by screen and kind: how often, and for example what.
type Found = BTreeMap<(&'static str, String), (usize, String)>;

#[tokio::test(flavor = "multi_thread")]
async fn every_table_fits_every_screen() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    browser.goto(&server, "/").await.unwrap();
    let mut told = String::new();
    for short in games() {
        // Where options choose another sheet or other cards, it has to fit as well.
        for options in rafle_games::types(short.about.slug) {
            let said: Vec<_> = options.iter().map(|(key, word)| format!(" {key}={word}")).collect();
            let name = format!("{}{}", short.about.slug, said.concat());
            let options: Vec<_> = options.into_iter().map(|(key, word)| (key.to_owned(), word)).collect();
            for seats in seats(short.about) {
                for ((size, kind), (times, example)) in look(&server, &browser, &short, &options, seats).await.unwrap()
                {
                    writeln!(told, "{name} {seats} {size} {kind}: {times} times, such as {example}").unwrap();
                }
            }
        }
    }
    assert!(told.is_empty(), "\n{told}");
}

/// In these languages the word for a bot is short, longer, and long.
const TONGUES: [&str; 3] = ["en", "fi", "is"];

#[tokio::test(flavor = "multi_thread")]
async fn that_a_bot_plays_is_told_where_there_is_room() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    browser.goto(&server, "/").await.unwrap();
    let mut told = String::new();
    for about in games().iter().map(|short| short.about) {
        for seats in about.least_seats.max(2)..=about.most_seats.min(5) {
            let bots = (1..seats).map(|_| SetupSeat::Bot("random".to_owned()));
            let seated = std::iter::once(SetupSeat::Mine("Anna".to_owned())).chain(bots).collect();
            let (slug, agreed) = (about.slug.to_owned(), Agreed::default());
            let setup = Setup { slug, options: Vec::new(), seats: seated, agreed };
            let opened = server.tables().open(&browser.person().await.unwrap(), &setup).await.unwrap();
            for tag in TONGUES {
                browser.speaks(tag).await.unwrap();
                browser.goto(&server, &format!("/t/{}", opened.id())).await.unwrap();
                for (kind, thing) in browser.measured(SIZES[0]).await.unwrap() {
                    writeln!(told, "{} {seats} in {tag}, {kind}: {thing}", about.slug).unwrap();
                }
            }
        }
    }
    assert!(told.is_empty(), "\n{told}");
}

/// What must not be, however much letters are enlarged.
const LETTERS: [&str; 5] = ["hidden", "broken", "spills", "cut", "sideways"];

#[tokio::test(flavor = "multi_thread")]
async fn enlarged_letters_stand_beside_each_other() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    browser.goto(&server, "/").await.unwrap();
    let mut told = String::new();
    for short in games() {
        let seats = short.about.usual_seats;
        let walk = Walk::through(&server, short.about, seats, &browser.person().await.unwrap()).await.unwrap();
        for stop in some(&walk.stops, 2) {
            let id = walk.table_after(stop).await.unwrap();
            browser.goto(&server, &format!("/t/{id}")).await.unwrap();
            for size in ENLARGED {
                let wrong = browser.measured(size).await.unwrap().into_iter();
                for (kind, thing) in wrong.filter(|(kind, _)| LETTERS.contains(&kind.as_str())) {
                    writeln!(told, "{} {} {kind}: {thing} after line {stop}", short.about.slug, size.name).unwrap();
                }
            }
        }
    }
    assert!(told.is_empty(), "\n{told}");
}

/// Games in which much lies on the table when something ends, and much is said of it.
const REVEALING: [&str; 4] = ["bluff", "five-crowns", "dnup", "morris"];

/// Whether something that has ended waits for its reader. Asked in one piece: the page may be drawn again meanwhile.
const WAITS: &str = "return document.querySelector('[data-go-on]')?.checkVisibility() ?? false;";

#[tokio::test(flavor = "multi_thread")]
async fn what_has_ended_is_seen_above_the_way_on() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    browser.goto(&server, "/").await.unwrap();
    let (mut told, mut seen) = (String::new(), 0);
    for about in REVEALING.iter().filter_map(|slug| rafle_tables::about(slug)) {
        let most = *seats(about).last().expect("somebody can play");
        let fewer = [2, 3, 5].into_iter().filter(|seats| (about.least_seats..most).contains(seats));
        for seats in fewer.chain([most]) {
            let walk = Walk::through(&server, about, seats, &browser.person().await.unwrap()).await.unwrap();
            for number in some(&walk.reveals, 2) {
                let id = walk.table_after(number + 1).await.unwrap();
                for tag in ["en", "de"] {
                    browser.speaks(tag).await.unwrap();
                    browser.goto(&server, &format!("/t/{id}?seen={number}")).await.unwrap();
                    for size in &SIZES[..2] {
                        let waits: bool = browser.driver.execute(WAITS, Vec::new()).await.unwrap().convert().unwrap();
                        seen += usize::from(waits);
                        for (kind, thing) in browser.measured(*size).await.unwrap() {
                            writeln!(told, "{} {seats} {} in {tag}, {kind}: {thing}", about.slug, size.name).unwrap();
                        }
                    }
                }
            }
        }
    }
    assert!(told.is_empty(), "\n{told}");
    assert!(seen > 40, "{seen} reveals were measured");
}

/// Looks at some moments of a game by these rules on every screen.
async fn look(
    server: &Server,
    browser: &Browser,
    short: &Short,
    options: &[(String, String)],
    seats: usize,
) -> Done<Found> {
    let (about, person) = (short.about, browser.person().await?);
    let walk = Walk::by(options, server, about, seats, &person).await?;
    // Where the hand grows from round to round, a game in its short form comes further.
    let both = [&short.options, options].concat();
    let further =
        Walk::by(if opens(short, &both, seats) { &both } else { options }, server, about, seats, &person).await?;
    let fullest = [&walk, &further].into_iter().max_by_key(|walk| walk.fullest.0).expect("there are two");
    let stops = some(&walk.stops, if everything() { 60 } else { 3 }).map(|stop| (&walk, stop));
    let full = (fullest.fullest.0 > 0).then_some((fullest, fullest.fullest.1));
    let mut found = Found::new();
    for (walk, stop) in stops.chain(full) {
        let id = walk.table_after(stop).await?;
        let mut note = |size: Size, wrong: Vec<Wrong>| {
            for (kind, thing) in wrong {
                let example = || (0, format!("{thing} after line {stop}"));
                found.entry((size.name, kind)).or_insert_with(example).0 += 1;
            }
        };
        let page = format!("/t/{id}");
        for (page, sizes) in [(format!("{page}/tv"), &[TELEVISION][..]), (page, &SIZES)] {
            browser.goto(server, &page).await?;
            for &size in sizes {
                note(size, browser.measured(size).await?);
            }
            // More than are shown at a time are shown with a tick, and everything else is still there.
            if seats > SHOWN && is_shown(browser, EVERYBODY).await? {
                browser.click_on(EVERYBODY).await?;
                for &size in sizes {
                    note(size, browser.measured(size).await?);
                }
                browser.click_on(EVERYBODY).await?;
            }
        }
        note(SIZES[0], browser.picked_quickly(SIZES[0]).await?);
    }
    Ok(found)
}

async fn is_shown(browser: &Browser, selector: &str) -> Done<bool> {
    match browser.find(selector).await {
        Ok(found) => Ok(found.is_displayed().await?),
        Err(_) => Ok(false),
    }
}

/// Whether all of this can be agreed on at once.
fn opens(short: &Short, options: &[(String, String)], seats: usize) -> bool {
    let pairs: Vec<_> = options.iter().map(|(key, word)| (key.as_str(), word.as_str())).collect();
    rafle_games::open(short.about.slug, seats, &pairs).is_some_and(|opened| opened.is_ok())
}

/// So many of these, the last among them, evenly spread.
fn some(stops: &[usize], most: usize) -> impl Iterator<Item = usize> {
    let count = stops.len().min(most);
    (1..=count).map(move |number| stops[(stops.len() * number).div_ceil(count) - 1])
}

#[tokio::test]
async fn a_walk_is_the_same_whoever_walks() {
    let server = Server::start().await;
    for about in games().into_iter().map(|short| short.about).filter(|about| about.hidden) {
        let (mut walked, most) = (Vec::new(), *seats(about).last().expect("somebody can play"));
        for _ in 0..2 {
            let walk = Walk::through(&server, about, most, &newcomer()).await.unwrap();
            let of_the_game = |line: &&String| line.parse::<TableLine>().is_err();
            walked.push((walk.log.iter().filter(of_the_game).cloned().collect::<Vec<_>>(), walk.stops));
        }
        assert_eq!(walked[0], walked[1], "{}", about.slug);
    }
}
