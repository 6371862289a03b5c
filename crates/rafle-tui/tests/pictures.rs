//! Ten very different tables as text: they are read by people before they are accepted.

use rafle_engine::{Next, Play, Seeded};
use rafle_tui::{Setting, Styles, Table};
use rafle_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A game played at random until somebody has chosen so often and chooses again, drawn on a screen of this size.
fn drawn(slug: &str, seats: usize, choices: usize, (width, height): (u16, u16)) -> String {
    let mut luck = Seeded::new(7);
    let mut play = Play::new(rafle_games::open(slug, seats, &[]).unwrap().unwrap());
    for name in ["A Anna", "B Bo", "C Cecilie", "D Dorthe"].into_iter().take(seats) {
        play.enter(&format!("name {name}")).unwrap();
    }
    for seat in ["B", "C", "D"].into_iter().take(seats - 1) {
        play.enter(&format!("sits {seat} bot random")).unwrap();
    }
    let mut chosen = 0;
    while chosen <= choices {
        let Some(line) = play.any_line(&mut luck) else { break };
        if play.next() == Next::Seat(rafle_engine::Seat::A) {
            chosen += 1;
            if chosen > choices {
                break;
            }
        }
        play.enter(&line).unwrap();
    }
    let setting = Setting::to_look_at(Words::of("en"), Styles::new(false));
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    Table::new(play, setting).draw(buffer.area, &mut buffer);
    text(&buffer)
}

fn text(buffer: &Buffer) -> String {
    let line = |y| {
        let line: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        format!("{}\n", line.trim_end())
    };
    (0..buffer.area.height).map(line).collect()
}

/// Each with so many seats, after so many choices of the first seat.
const TABLES: [(&str, usize, usize); 10] = [
    ("yatzy", 3, 7),
    ("bluff", 3, 1),
    ("good-man", 2, 2),
    ("flag", 3, 30),
    ("sevens", 4, 5),
    ("court", 3, 60),
    ("dnup", 4, 2),
    ("crowns", 2, 12),
    ("five-crowns", 3, 20),
    ("five-crowns-solitaire", 1, 9),
];

#[test]
fn ten_tables() {
    for (slug, seats, choices) in TABLES {
        insta::assert_snapshot!(slug, drawn(slug, seats, choices, (80, 24)));
    }
}

#[test]
fn a_table_on_a_large_screen() {
    insta::assert_snapshot!("yatzy-large", drawn("yatzy", 3, 20, (160, 50)));
}

#[test]
fn every_table_fits_every_screen() {
    for about in rafle_games::GAMES {
        for choices in [0, 3] {
            for size in [(1, 1), (20, 5), (79, 24), (80, 24), (81, 25), (119, 30), (120, 24), (250, 80)] {
                let text = drawn(about.slug, about.least_seats, choices, size);
                assert_eq!(text.lines().count(), usize::from(size.1), "{} {size:?}", about.slug);
            }
        }
    }
}
