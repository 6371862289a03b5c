//! A robot plays by clicking what a person can click, on a laptop and on a phone.

use std::collections::BTreeSet;

use rafle_robots::hands::Hands;
use rafle_robots::sample::{sample, shelf};
use rafle_robots::sitting::Sitting;

use crate::room::{Room, games};

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_to_the_end() {
    let room = Room::new().await;
    room.each(&games(), async |short| {
        let sitting = Sitting::open(&room.server, short, [&room.laptop, &room.phone]).await?;
        sitting.play(Hands::Mouse, 1).await
    })
    .await;
}

#[test]
fn the_sample_shows_every_kind_of_thing() {
    let every: BTreeSet<_> = shelf().into_iter().flat_map(|shown| shown.kinds).collect();
    let sample = sample(shelf());
    let slugs: Vec<_> = sample.iter().map(|shown| shown.short.about.slug).collect();
    let shown: BTreeSet<_> = sample.iter().flat_map(|shown| shown.kinds.clone()).collect();
    println!("{} show {}", slugs.join(", "), shown.iter().copied().collect::<Vec<_>>().join(", "));
    assert_eq!(shown, every);
    assert!(slugs.len() < rafle_games::GAMES.len() / 2, "a sample is a part: {slugs:?}");
}
