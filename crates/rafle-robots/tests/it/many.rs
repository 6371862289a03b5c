//! More than eight at a table: games are played to their ends, and everybody can be seen.

use rafle_engine::{About, SHOWN, Seat};
use rafle_robots::browser::Browser;
use rafle_robots::hands::Hands;
use rafle_robots::short::Short;
use rafle_robots::sitting::Sitting;
use rafle_robots::{Done, everything};
use thirtyfour::By;

use crate::room::Room;

/// Whose rows, columns and things are to be seen.
async fn seen(browser: &Browser, selector: &str) -> Done<usize> {
    let mut seen = 0;
    for it in browser.driver.find_all(By::Css(selector)).await? {
        seen += usize::from(it.is_displayed().await?);
    }
    Ok(seen)
}

/// Games in which more can play than are shown at a time, and how many do: all of that, or the quickest with as many as can.
fn for_many() -> Vec<(&'static About, usize)> {
    let wide = || rafle_games::GAMES.iter().filter(|about| about.most_seats > SHOWN);
    if everything() {
        return wide().flat_map(|about| [SHOWN + 2, about.most_seats].map(|seats| (about, seats))).collect();
    }
    wide().min_by_key(|about| about.minutes).map(|about| (about, about.most_seats)).into_iter().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_among_many_are_played_to_the_end() {
    let room = Room::new().await;
    for (about, seats) in for_many() {
        let short = Short { seats, ..Short::of(about) };
        room.each(&[short], async |short| {
            let sitting = Sitting::against_bots(&room.server, short, [&room.laptop, &room.phone]).await?;
            for browser in [&room.laptop, &room.phone] {
                assert_eq!(seen(browser, "#seats > [data-seat]").await?, SHOWN, "who counts most");
                assert_eq!(seen(browser, "#seats > [data-seat=\"A\"]").await?, 1, "who plays");
                browser.click_on("label:has(> #everybody)").await?;
                assert_eq!(seen(browser, "#seats > [data-seat]").await?, seats);
            }
            let moves = sitting.play(Hands::Mouse, 1).await?;
            let last = Seat::new(seats - 1);
            room.phone.wait_for(&format!("[data-over] [data-seat=\"{last}\"]")).await?;
            Ok(moves)
        })
        .await;
    }
}
