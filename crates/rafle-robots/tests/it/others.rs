//! A short round in Firefox and in WebKit, with `RAFLE_ALL`: two browsers open a table, join it, and play a game of dice and one
//! of cards to their ends, while a television shows what is revealed; then they compare the luck.

use std::time::Instant;

use rafle_engine::Viewer;
use rafle_robots::browser::{Browser, Make};
use rafle_robots::hands::Hands;
use rafle_robots::server::Server;
use rafle_robots::short::Short;
use rafle_robots::sitting::Sitting;
use rafle_robots::sizes::{NARROW, SIZES, TELEVISION};
use rafle_robots::watch::to_see;
use rafle_robots::{Done, everything};
use rafle_tables::about;

use crate::fair::{lines, says};

/// Cups that are lifted, and cards in a hand.
const GAMES: [&str; 2] = ["bluff", "dnup"];

#[tokio::test(flavor = "multi_thread")]
async fn a_short_round_in_firefox() {
    round(Make::Firefox).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_round_in_webkit() {
    round(Make::WebKit).await;
}

/// Two browsers of this make, and a third one as the big screen.
async fn round(make: Make) {
    if !everything() {
        return println!("{make:?}: only with `RAFLE_ALL`");
    }
    if let Some(program) = make.lacks() {
        return println!("{make:?}: `{program}` is not there, nothing was played");
    }
    let server = Server::start().await;
    let browsers = [make.browser().await.unwrap(), make.browser().await.unwrap()];
    let television = make.browser().await.unwrap();
    for slug in GAMES {
        let (short, began) = (Short::of(about(slug).expect("there is such a game")), Instant::now());
        let played = play(&server, &short, &browsers, &television).await;
        let moves = played.unwrap_or_else(|error| panic!("{make:?}, {slug}: {error}"));
        println!("{make:?}, {slug}: {moves} moves, {:.1} s", began.elapsed().as_secs_f64());
    }
}

/// Plays a game to its end, and tells how many moves it took.
async fn play(server: &Server, short: &Short, [host, guest]: &[Browser; 2], television: &Browser) -> Done<usize> {
    let sitting = Sitting::open(server, short, [host, guest]).await?;
    television.goto(server, &format!("/t/{}/tv", sitting.id)).await?;
    television.wait_for("#fields").await?;
    let start = television.watch().await?;
    let moves = sitting
        .play_while(Hands::Mouse, 1, async |_, _| {
            for (browser, size) in [(host, SIZES[4]), (guest, NARROW), (television, TELEVISION)] {
                let wrong = browser.measured(size).await?;
                if !wrong.is_empty() {
                    return Err(format!("{size:?}: {wrong:?}").into());
                }
            }
            Ok(true)
        })
        .await?;
    let ended = to_see(&server.play(&sitting.id).await, Viewer::Spectator, start);
    let seen = television.watched().await?;
    let shown = |number: usize| seen.looks.iter().any(|look| look.shown == Some(number));
    if let Some(missed) = ended.iter().find(|it| it.ends == Some(true) && !shown(it.number)) {
        return Err(format!("the television has not shown line {}", missed.number).into());
    }
    assert!(ended.iter().any(|it| it.ends.is_some()), "something ends in every game");
    for browser in [host, guest] {
        let told = lines(browser).await?;
        assert_eq!(told.iter().filter(|line| line.starts_with("luck number ")).count(), 2, "{told:?}");
        says(browser, "fits", "fits").await?;
    }
    Ok(moves)
}
