//! How long a frame takes: every game at random moments, drawn on a small and on a large screen and compared with the
//! frame before, as it is done while playing. `cargo run --release -p rafle-tui --example frames`

use std::time::{Duration, Instant};

use rafle_engine::{Play, Seeded};
use rafle_tui::{Setting, Styles, Table};
use rafle_words::Words;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// Moments of each game.
const MOMENTS: usize = 60;

fn main() {
    for size in [(80, 24), (160, 50)] {
        let mut all: Vec<(Duration, &str)> = Vec::new();
        for about in rafle_games::GAMES {
            all.extend(frames(about.slug, about.usual_seats, size).into_iter().map(|time| (time, about.slug)));
        }
        all.sort_unstable();
        let (middle, (most, game)) = (all[all.len() / 2].0, all[all.len() - 1]);
        println!("{} × {}: {middle:?} in the middle, at most {most:?} ({game}), {} frames", size.0, size.1, all.len());
    }
}

fn frames(slug: &str, seats: usize, (width, height): (u16, u16)) -> Vec<Duration> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
    let mut luck = Seeded::new(1);
    let mut play = Play::new(rafle_games::open(slug, seats, &[]).expect("a game").expect("its usual options"));
    let mut times = Vec::new();
    while times.len() < MOMENTS {
        let Some(line) = play.any_line(&mut luck) else { break };
        play.enter(&line).expect("what is open is accepted");
        let mut table = Table::new(play.clone(), Setting::to_look_at(Words::of("en"), Styles::new(true)));
        let began = Instant::now();
        terminal.draw(|frame| table.draw(frame.area(), frame.buffer_mut())).expect("memory can be written");
        times.push(began.elapsed());
    }
    // The words of a game are read with its first frame.
    times.split_off(times.len().min(1))
}
