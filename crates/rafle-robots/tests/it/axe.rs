//! axe-core finds nothing serious on any page, in either theme.

use rafle_engine::{Field, Values};
use rafle_robots::axe::Axe;
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::hands::Hands;
use rafle_robots::short::Short;
use rafle_robots::sitting::Sitting;
use rafle_robots::{Done, everything};
use rafle_tables::{about, shelf};

use crate::room::{Room, games};

/// After so many moves a table is looked at again.
const LATER: usize = 5;

/// One game for each kind of paper.
const PRINTED: [&str; 7] = ["yatzy", "crowns", "five-crowns", "morris", "court", "all-occupied", "the-seven"];

/// A short game for the pages that are the same for all games.
const ANY: &str = "dice-poker";

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_for_everybody() {
    let (room, axe) = (Room::new().await, Axe::get());
    dress(&room).await.unwrap();
    room.each(&games(), async |short| {
        if everything() {
            room.laptop.goto(&room.server, &format!("/g/{}", short.about.slug)).await?;
            room.laptop.is_for_everybody(&axe).await?;
        }
        let sitting = Sitting::open(&room.server, short, [&room.laptop, &room.phone]).await?;
        let look = async |_: &_, moves| {
            match moves {
                0 => room.phone.is_for_everybody(&axe).await?,
                LATER => room.laptop.is_for_everybody(&axe).await?,
                _ => {}
            }
            Ok(moves < LATER)
        };
        sitting.play_while(Hands::Mouse, 5, look).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_for_everybody() {
    let (room, axe) = (Room::new().await, Axe::get());
    dress(&room).await.unwrap();
    let short = Short::of(about(ANY).expect("there is such a game"));
    let mut wrong = Vec::new();
    let mut check = async |browser: &Browser, page: &str| {
        browser.goto(&room.server, page).await.unwrap();
        wrong.extend(browser.is_for_everybody(&axe).await.err());
    };
    let sitting = Sitting::open(&room.server, &short, [&room.laptop, &room.phone]).await.unwrap();
    let id = sitting.id.clone();
    sitting.play(Hands::Mouse, 6).await.unwrap();
    // Another table with a free seat: whoever opened it invites, whoever comes is asked for a name.
    let free = room.laptop.invites(&room.server, &short).await.unwrap();
    for browser in [&room.laptop, &room.phone] {
        for page in
            ["/", "/?way=phones", "/?place=quick", "/join?word=nobody", "/look", "/nowhere", &format!("/g/{ANY}")]
        {
            check(browser, page).await;
        }
        for page in ["/pad", "/pad?name-0=Anna&name-1=Bo&p-0-0=12&p-0-1=7", "/pad?game=five-crowns&name-0=Anna"] {
            check(browser, page).await;
        }
        for page in own_boxes() {
            check(browser, &page).await;
        }
        for about in shelf().iter().filter(|about| everything() || PRINTED.contains(&about.slug)) {
            check(browser, &format!("/g/{}/print", about.slug)).await;
        }
        // A game that is over, and a room that waits: sampled, each on one of the two.
        for (table, sampled) in [(&id, !browser.screen.is_phone()), (&free, browser.screen.is_phone())] {
            for page in of_a_table().filter(|_| sampled || everything()) {
                check(browser, &page.replace("{id}", table)).await;
            }
        }
        for page in ["/look?step=1", "/on?from=1"] {
            check(browser, &format!("/t/{id}{page}")).await;
        }
    }
    let wrong: Vec<_> = wrong.iter().map(ToString::to_string).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every page of a table; a record is plain text, and a stream is no page.
fn of_a_table() -> impl Iterator<Item = &'static str> {
    let looked_at = rafle_web::routes().filter(|(method, _)| method == "GET").map(|(_, pattern)| pattern);
    let no_page = ["/record", "/live"];
    looked_at.filter(move |page| page.starts_with("/t/{id}") && !no_page.iter().any(|end| page.ends_with(end)))
}

/// The pages on which a box of one's own is drawn.
fn own_boxes() -> impl Iterator<Item = String> {
    shelf().iter().flat_map(|about| {
        let own = |field: &Field| match &field.values {
            Values::Text { like, .. } => Some(format!("/g/{}?way=bots&option-{}={}", about.slug, field.key, like[0])),
            _ => None,
        };
        rafle_games::fields(about.slug).unwrap_or_default().iter().filter_map(own).collect::<Vec<_>>()
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_for_everybody_is_found() {
    let drivers = Drivers::start();
    let browser = drivers.browser(Screen::Laptop).await;
    browser.driver.goto("data:text/html,<html lang=en><title>x</title><main><img src=x></main>").await.unwrap();
    let found = browser.is_for_everybody(&Axe::get()).await.unwrap_err().to_string();
    assert!(found.contains("image-alt"), "{found}");
}

/// The laptop wears light colours, the phone dark ones: each page is seen in both.
async fn dress(room: &Room) -> Done {
    room.laptop.wears(&room.server, "light").await?;
    room.phone.wears(&room.server, "dark").await
}
