//! Every game on screens of every size: what to press is always on the screen, or one key that is named there shows it,
//! and nothing is cut. A sample of the games; all of them with `RAFLE_ALL`.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use rafle_engine::{About, Next, Play, Seat, Seats, Seeded};
use rafle_games::GAMES;
use rafle_tui::{KeyCode, Setting, Styles, Table, Target};
use rafle_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 23), (80, 24), (120, 40), (200, 60)];

/// Moments of each game that are looked at.
const MOMENTS: usize = 60;

/// Games are not played longer than this.
const LINES: usize = 1500;

/// Where a table is higher than the screen: the game, the screen, and how many lines more would show all at once.
const HIGHER: [(&str, (u16, u16), u16); 5] = [
    ("court", (60, 20), 16),
    ("court", (80, 23), 6),
    ("court", (80, 24), 5),
    ("crowns", (60, 20), 10),
    ("five-crowns-solitaire", (60, 20), 9),
];

const SAMPLE: [&str; 9] =
    ["yatzy", "bluff", "big-and-small", "even-and-odd", "sevens", "court", "crowns", "five-crowns", "dnup"];

/// So many moments of a game that is played at random from end to end.
fn moments(about: &About, seats: usize, count: usize, mut each: impl FnMut(&Play)) {
    let Some(Ok(start)) = rafle_games::open(about.slug, seats, &[]) else { return };
    let begun = || {
        let mut play = Play::new(start.copy());
        let names = ["Anna", "Bo", "Cecilie", "Dorthe", "Emil", "Frida", "Georg", "Hanne", "Ib", "Jytte"];
        for (index, name) in names.iter().enumerate().take(seats) {
            play.enter(&format!("name {} {name}", Seat::new(index))).unwrap();
        }
        (play, Seeded::new(11))
    };
    let (mut play, mut luck) = begun();
    let mut lines = 0;
    while let Some(line) = play.any_line(&mut luck).filter(|_| lines < LINES) {
        play.enter(&line).unwrap();
        lines += 1;
    }
    // The beginning, the end, and what lies between them at equal steps.
    let step = (lines + 1).div_ceil(count);
    let (mut play, mut luck) = begun();
    for number in 0..=lines {
        if number % step == 0 || number == lines {
            each(&play);
        }
        if let Some(line) = play.any_line(&mut luck) {
            play.enter(&line).unwrap();
        }
    }
}

fn drawn(table: &mut Table, (width, height): (u16, u16)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    table.draw(buffer.area, &mut buffer);
    buffer
}

fn text(buffer: &Buffer, rect: Rect) -> String {
    let line = |y| (rect.left()..rect.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>() + "\n";
    (rect.top()..rect.bottom()).map(line).collect()
}

/// A table at which the person who is next looks, and bots sit elsewhere.
fn table(play: &Play) -> Table {
    let next = match play.next() {
        Next::Seat(seat) | Next::Chance { hand: Some(seat) } => seat,
        _ => Seat::A,
    };
    let mut play = play.clone();
    for seat in Seats::first(play.start().seats()).iter().filter(|seat| *seat != next) {
        play.enter(&format!("sits {seat} bot random")).unwrap();
    }
    Table::new(play, Setting::to_look_at(Words::of("en"), Styles::new(false)))
}

/// What can be touched and is not on the screen, or not with its key.
fn hidden(table: &Table, buffer: &Buffer) -> BTreeSet<Target> {
    let hand = table.hand();
    let has_key = |target: &Target, rect: Rect| {
        let (key, shown) = (hand.key(target), text(buffer, rect));
        let two = key.len() == 2 && key.chars().all(char::is_alphabetic);
        match target {
            _ if hand.main().as_ref() == Some(target) => shown.contains("space") || *target == Target::Throw,
            Target::Choice(..) => key.ends_with(|last| shown.contains(last)),
            // Of two letters the first stands before the row.
            _ if two => text(buffer, buffer.area).contains(&format!(" {} ", &key[..1])),
            _ => !key.is_empty() && shown.contains(key),
        }
    };
    let shown: BTreeSet<_> =
        table.shown().filter(|(target, rect)| has_key(target, *rect)).map(|(it, _)| it.clone()).collect();
    hand.targets().iter().map(|(target, _)| target.clone()).filter(|target| !shown.contains(target)).collect()
}

/// How many lines the screen lacks for all to be seen at once; a sentence where something is cut or out of reach.
fn look(size: (u16, u16), table: &mut Table) -> Result<u16, String> {
    let buffer = drawn(table, size);
    let wrong = |what: String| Err(format!("{what}\n{}", text(&buffer, buffer.area)));
    let (lines, columns) = table.lacking();
    if columns > 0 {
        return wrong(format!("{columns} columns are cut"));
    }
    let mut unseen = hidden(table, &buffer);
    if table.has_more() {
        let bar = text(&buffer, Rect { y: size.1 - 1, height: 1, ..buffer.area });
        if !bar.contains("PgDn more") {
            return wrong("nobody says how to see the rest".to_owned());
        }
        for _ in 0..12 {
            table.press(KeyCode::PageDown);
            let buffer = drawn(table, size);
            let still = hidden(table, &buffer);
            unseen.retain(|target| still.contains(target));
        }
        (0..12).for_each(|_| table.press(KeyCode::PageUp));
    }
    if unseen.is_empty() { Ok(lines) } else { wrong(format!("no key is seen for {unseen:?}")) }
}

#[test]
fn what_to_press_is_on_every_screen() {
    let all = std::env::var_os("RAFLE_ALL").is_some();
    let count = if all { MOMENTS } else { MOMENTS / 6 };
    let mut wrong = Vec::new();
    for about in GAMES.iter().filter(|about| all || SAMPLE.contains(&about.slug)) {
        let mut higher = [0; SIZES.len()];
        moments(about, about.usual_seats, count, |play| {
            let mut table = table(play);
            for (most, size) in higher.iter_mut().zip(SIZES) {
                match look(size, &mut table) {
                    Ok(lines) => *most = lines.max(*most),
                    Err(why) => wrong.push(format!("{} on {size:?}: {why}", about.slug)),
                }
            }
        });
        for (most, size) in higher.into_iter().zip(SIZES) {
            let named = HIGHER.iter().find(|(slug, on, _)| *slug == about.slug && *on == size).map_or(0, |it| it.2);
            if most > named {
                wrong.push(format!("{} needs {most} lines more than {size:?} has", about.slug));
            }
        }
        // With as many players as there can be a table may be scrolled, but nothing is out of reach.
        if all && about.most_seats > about.usual_seats {
            moments(about, about.most_seats, MOMENTS / 6, |play| {
                let mut table = table(play);
                let looked = SIZES.into_iter().filter_map(|size| look(size, &mut table).err().map(|why| (size, why)));
                wrong.extend(looked.map(|(size, why)| format!("{} with all on {size:?}: {why}", about.slug)));
            });
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "a measurement, for `--release --run-ignored only --no-capture`"]
fn a_frame_takes_less_than_a_millisecond() {
    const LIMIT: Duration = Duration::from_millis(1);
    let mut times = Vec::new();
    for about in GAMES {
        moments(about, about.usual_seats, 10, |play| {
            let mut table = table(play);
            for size in SIZES {
                let since = Instant::now();
                drawn(&mut table, size);
                times.push((since.elapsed(), about.slug, size));
            }
        });
    }
    times.sort_unstable();
    let (middle, slowest) = (times[times.len() / 2].0, &times[times.len() - 3..]);
    println!("{} frames: {middle:?} in the middle; the slowest: {slowest:?}", times.len());
    assert!(times[times.len() * 99 / 100].0 < LIMIT, "one frame of a hundred takes longer");
}

#[test]
fn a_screen_that_is_too_small_says_so_and_keys_rest() {
    let play = Play::new(rafle_games::open("yatzy", 3, &[]).unwrap().unwrap());
    let mut table = table(&play);
    let buffer = drawn(&mut table, (40, 9));
    assert!(text(&buffer, buffer.area).contains("--plain"));
    table.press(KeyCode::Char('?'));
    let buffer = drawn(&mut table, (80, 24));
    assert!(text(&buffer, buffer.area).contains("[space]"), "the rules were not opened");
    // What fits is drawn on any screen.
    let greedy = Play::new(rafle_games::open("greedy", 2, &[]).unwrap().unwrap());
    let buffer = drawn(&mut self::table(&greedy), (50, 14));
    assert!(text(&buffer, buffer.area).contains("[space]"));
}

#[test]
fn the_last_sheet_and_who_has_won_are_seen_together() {
    let mut luck = Seeded::new(2);
    let mut play = Play::new(rafle_games::open("yatzy", 3, &[]).unwrap().unwrap());
    while let Some(line) = play.any_line(&mut luck) {
        play.enter(&line).unwrap();
    }
    for size in [(60, 20), (80, 23), (80, 24)] {
        let mut table = table(&play);
        let buffer = drawn(&mut table, size);
        let shown = text(&buffer, buffer.area);
        for row in [" wins.", "Ones", "Three alike", "Total", "a again", "l look back", "n analyse", "Esc leave"] {
            assert!(shown.contains(row), "{row} is not seen on {size:?}:\n{shown}");
        }
    }
}
