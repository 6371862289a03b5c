//! Every page is links and forms: a robot plays with scripts switched off.

use rafle_robots::browser::Screen;
use rafle_robots::hands::Hands;
use rafle_robots::short::Short;
use rafle_robots::sitting::Sitting;
use rafle_tables::about;

use crate::room::Room;

/// Dice to pick, cups and bids in rows, cards in a hand.
const GAMES: [&str; 3] = ["dice-poker", "bluff", "dnup"];

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_without_scripts() {
    let room = Room::with(Screen::PlainLaptop, Screen::PlainPhone).await;
    let games = GAMES.map(|slug| Short::of(about(slug).expect("there is such a game")));
    room.each(&games, async |short| {
        let sitting = Sitting::open(&room.server, short, [&room.laptop, &room.phone]).await?;
        sitting.play(Hands::Mouse, 2).await
    })
    .await;
}
