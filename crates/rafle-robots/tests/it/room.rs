//! A server and two browsers.

use std::time::Instant;

use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::sample::{MOVES, Shown, sample, shelf, showing};
use rafle_robots::server::Server;
use rafle_robots::short::Short;
use rafle_robots::{Done, everything, wanted};

/// A server, a laptop and a phone.
pub(crate) struct Room {
    pub(crate) server: Server,
    pub(crate) laptop: Browser,
    pub(crate) phone: Browser,
    // Ends the browsers, so it goes last.
    _drivers: Drivers,
}

impl Room {
    pub(crate) async fn new() -> Room {
        Room::with(Screen::Laptop, Screen::Phone).await
    }

    pub(crate) async fn with(laptop: Screen, phone: Screen) -> Room {
        let drivers = Drivers::start();
        Room {
            server: Server::start().await,
            laptop: drivers.browser(laptop).await,
            phone: drivers.browser(phone).await,
            _drivers: drivers,
        }
    }

    /// Does something with each of these games and tells how many moves each took and how long, or what stood in the way.
    pub(crate) async fn each(&self, games: &[Short], play: impl AsyncFn(&Short) -> Done<usize>) {
        let mut wrong = Vec::new();
        for short in games {
            let (slug, began) = (short.about.slug, Instant::now());
            match play(short).await {
                Ok(moves) => println!("{slug}: {moves} moves, {:.1} s", began.elapsed().as_secs_f64()),
                Err(error) => wrong.push(format!("{slug}: {error}")),
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// All games, or a sample that shows everything there is to draw.
pub(crate) fn games() -> Vec<Short> {
    all_or(sample)
}

/// All games, or a few with every kind of move.
pub(crate) fn games_by_moves() -> Vec<Short> {
    all_or(|shelf| showing(MOVES.into(), shelf))
}

fn all_or(some: impl Fn(Vec<Shown>) -> Vec<Shown>) -> Vec<Short> {
    if let Some(wanted) = wanted() {
        return wanted;
    }
    let shelf = shelf();
    let chosen = if everything() { shelf } else { some(shelf) };
    chosen.into_iter().map(|shown| shown.short).collect()
}
