//! Nothing hidden leaves: every byte that a browser receives is compared with what the referee's log says its player may not
//! know.

use rafle_engine::Seat;
use rafle_robots::hands::Hands;
use rafle_robots::secrets::{Heard, hidden, leaks};
use rafle_robots::short::Short;
use rafle_robots::sitting::Sitting;
use rafle_robots::wire::Recorder;
use rafle_tables::about;

use crate::room::Room;

const GAMES: [&str; 3] = ["bluff", "dnup", "five-crowns"];

/// So many moves are recorded of each game.
const MOVES: usize = 12;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_leaves() {
    let mut room = Room::new().await;
    let recorders = [Recorder::before(room.server.address()).await, Recorder::before(room.server.address()).await];
    room.laptop.through = Some(recorders[0].address());
    room.phone.through = Some(recorders[1].address());
    let games = GAMES.map(|slug| Short::of(about(slug).expect("there is such a game")));
    room.each(&games, async |short| {
        let sitting = Sitting::open(&room.server, short, [&room.laptop, &room.phone]).await?;
        let mut heard = [Vec::new(), Vec::new()];
        let moves = sitting
            .play_while(Hands::Mouse, 4, async |play, moves| {
                for (heard, recorder) in heard.iter_mut().zip(&recorders) {
                    heard.push(Heard { number: play.log().len(), text: recorder.take() });
                }
                Ok(moves < MOVES)
            })
            .await?;
        let (play, slug) = (room.server.play(&sitting.id).await, short.about.slug);
        for (own, other) in [(0, 1), (1, 0)] {
            let seat = Seat::new(own);
            let text = || heard[own].iter().map(|heard| heard.text.to_ascii_lowercase());
            assert!(hidden(&play, seat) > 0, "nothing was hidden from {seat}");
            assert!(text().any(|text| text.contains("id=\"wood\"")), "nothing was recorded of {seat}");
            assert!(!text().any(|text| text.contains("\ncontent-encoding:")), "something cannot be read");
            assert_eq!(
                leaks(&play, seat, &heard[own]),
                [] as [String; 0],
                "{slug}: {seat} was told what it may not know"
            );
            // Had this seat been sent the other one's page, it would have been seen here.
            assert!(!leaks(&play, seat, &heard[other]).is_empty(), "{slug}: a leak to {seat} is not found");
        }
        Ok(moves)
    })
    .await;
}
