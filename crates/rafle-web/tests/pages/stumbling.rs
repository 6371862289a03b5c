//! A game whose rules panic: its table says so, and plays on after the line was taken back.

#[path = "../../../rafle-tables/tests/stumbling/mod.rs"]
mod game;

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use game::{AFTER_STOP, AT_STOP};
use rafle_tables::{Custom, Pacing, RandomBots, SystemLuck, Tables};

use crate::browser::{Browser, Server};

/// Anna has thrown at a table at which the rules panic, and chooses.
async fn thrown(target: &str) -> (Server, Browser, String) {
    let server = Server::start().await;
    let mut anna = server.browser();
    let fields = [("name-0", "Anna"), ("seat-1", "here"), ("name-1", "Bo"), ("option-target", target)];
    let table = anna.post("/g/greedy", &fields).await.path;
    // From now on it is the game from outside the list.
    let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
    let custom = Custom { pacing, games: game::open, ..Custom::default() };
    let made = |store| Tables::hosted(store, SystemLuck::foretold(1), Arc::new(RandomBots), custom);
    let server = server.run_by(made).await;
    anna.turn_to(&server);
    let number = anna.get(&table).await.number();
    anna.post(&format!("{table}/act"), &[("n", &number), ("throw", "1")]).await;
    (server, anna, table)
}

#[tokio::test]
async fn a_move_that_stumbles_was_not_made() {
    let (server, mut anna, table) = thrown(AT_STOP).await;
    let number = anna.get(&table).await.number();
    let stumbles = anna.post(&format!("{table}/act"), &[("n", &number), ("do", "stop")]).await;
    assert_eq!(stumbles.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(stumbles.has("This game has stumbled over a move. That is our fault, not yours."));
    let page = anna.get(&table).await;
    assert_eq!((page.status, page.number()), (StatusCode::OK, number.clone()), "the table was read again");
    assert_eq!(anna.post(&format!("{table}/act"), &[("n", &number), ("do", "again")]).await.status, StatusCode::OK);
    assert_eq!(server.browser().get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_table_that_cannot_be_shown_says_so_and_plays_on() {
    let (server, mut anna, table) = thrown(AFTER_STOP).await;
    let mut stream = anna.listen(&format!("{table}/live?n=0")).await;
    assert!(stream.next().await.is_some());
    let number = anna.get(&table).await.number();
    anna.post(&format!("{table}/act"), &[("n", &number), ("do", "stop")]).await;
    assert_eq!(stream.next().await, None, "whoever listens comes again");
    let mut stranger = server.browser();
    anna.language = "da";
    for _ in 0..2 {
        let page = stranger.get(&table).await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(page.has("This game has stumbled over a move.") && !page.has("Take it back and play on"));
        let page = anna.get(&table).await;
        assert!(page.has("Spillet er snublet over et træk.") && page.has("Tag det tilbage og spil videre"));
    }
    for page in ["menu", "tv", "record", "look", "coach"] {
        let page = anna.get(&format!("{table}/{page}")).await;
        assert!(page.status.is_client_error() || page.status.is_server_error(), "{} {}", page.path, page.status);
        assert!(page.has("</html>"), "{} is a page as any other", page.path);
    }
    // What the button of that page sends.
    let back = [("wish", "back"), ("seat", "A"), ("n", "0")];
    assert_eq!(stranger.post(&format!("{table}/wish"), &back).await.status, StatusCode::FORBIDDEN);
    let page = anna.post(&format!("{table}/wish"), &back).await;
    assert_eq!(page.status, StatusCode::OK);
    let moved = anna.post(&format!("{table}/act"), &[("n", &page.number()), ("do", "again")]).await;
    assert_eq!(moved.status, StatusCode::OK);
}
