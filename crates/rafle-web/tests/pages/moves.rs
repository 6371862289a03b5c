//! Every move of a view can be made on the page and in the terminal, and nothing else can.

use std::collections::HashSet;

use axum::http::StatusCode;
use rafle_engine::{How, Move, Seat, Seeded, Viewer};
use rafle_tables::{Snapshot, shelf};

use crate::browser::{Browser, Page, Server};
use crate::faces::{in_the_terminal, on_the_page};
use crate::walk::{Offer, offers, open, picks, step};

/// So many moves are made of each game; with `RAFLE_ALL` so many.
const MOVES: [usize; 2] = [12, 120];

/// The moves of a view, in the words of a form.
fn moves(view: &[Move]) -> Vec<Offer> {
    let offer = |(index, it): (usize, &Move)| match &it.how {
        How::Touch { action, .. } => Offer::Do(action.clone()),
        How::Pick { from, least, most, .. } => {
            let id = |(number, choice): (usize, &rafle_engine::Choice)| {
                choice.piece.clone().unwrap_or_else(|| format!("w{index}-{number}"))
            };
            Offer::Pick { index, from: from.iter().enumerate().map(id).collect(), least: *least, most: *most }
        }
        How::Rows { rows, .. } => {
            let words = |row: &Vec<rafle_engine::Choice>| row.iter().map(|choice| choice.word.clone()).collect();
            Offer::Rows { index, rows: rows.iter().map(words).collect() }
        }
    };
    let mut moves: Vec<_> = view.iter().enumerate().map(offer).collect();
    moves.sort();
    moves
}

/// The table as whoever is next sees it, and the page of it.
async fn see(server: &Server, browser: &mut Browser, id: &str) -> Option<(Snapshot, Page)> {
    let table = server.tables.table(id).await.unwrap();
    let person = browser.person();
    let next: Seat = table.look(&person, Viewer::Spectator, usize::MAX).await.unwrap().to_move()?;
    let seen = table.look(&person, Viewer::Seat(next), usize::MAX).await.unwrap();
    let page = browser.get(&format!("/t/{id}?seat={next}")).await;
    Some((seen, page))
}

#[tokio::test]
async fn a_page_offers_every_move_of_the_view_once_and_a_terminal_the_same() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let most = MOVES[usize::from(std::env::var_os("RAFLE_ALL").is_some())];
    for (number, about) in shelf().iter().enumerate() {
        let mut luck = Seeded::new(number as u64);
        let seats = about.usual_seats.clamp(about.least_seats, about.most_seats);
        let id = open(&mut browser, about.slug, seats).await.table();
        let mut made = 0;
        for _ in 0..most {
            let Some((seen, page)) = see(&server, &mut browser, &id).await else { break };
            let at = format!("{} at line {}", about.slug, seen.number);
            assert_eq!(offers(&page), moves(&seen.view.moves), "{at}");
            let throws = page.tags().iter().filter(|tag| tag.is("button", "name", "throw")).count();
            assert_eq!(throws > 0, seen.view.tap.is_some(), "{at}");
            let picks = picks(&page);
            let once: HashSet<_> = picks.iter().collect();
            assert_eq!(picks.len(), once.len(), "{at}: something can be picked twice");
            let all: HashSet<_> = offers(&page).into_iter().flat_map(picked).collect();
            assert_eq!(once, all.iter().collect(), "{at}");
            assert_eq!(on_the_page(&page), in_the_terminal(&seen.view), "{at}");
            let after = step(&mut browser, &page, &mut luck).await.expect("somebody is next");
            // What is picked may not go together: then the page says so, and is the same.
            assert!(
                matches!(after.status, StatusCode::OK | StatusCode::UNPROCESSABLE_ENTITY),
                "{at}: {}",
                after.text()
            );
            made += usize::from(after.status == StatusCode::OK);
        }
        assert!(made > 0, "{}", about.slug);
    }
}

fn picked(offer: Offer) -> Vec<String> {
    match offer {
        Offer::Pick { from, .. } => from,
        Offer::Do(_) | Offer::Rows { .. } => Vec::new(),
    }
}
