//! A robot plays by keyboard alone.

use rafle_robots::hands::Hands;
use rafle_robots::sitting::Sitting;

use crate::room::{Room, games_by_moves};

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_by_keyboard() {
    let room = Room::new().await;
    room.each(&games_by_moves(), async |short| {
        let sitting = Sitting::open(&room.server, short, [&room.laptop, &room.phone]).await?;
        sitting.play(Hands::Keys, 3).await
    })
    .await;
}
