//! Every game on screens of every size and in every language: what to press is always on the screen, or one key that is
//! named there shows it, and nothing is cut. A sample of the games; all of them with `RAFLE_ALL`.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use rafle_engine::{About, Message, Next, Play, Seat, Seats, Seeded, Source};
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

/// Where a table is higher than the screen even so: the game, the screen, and how many lines more would show all at once.
/// `rafle play --help` names them.
const HIGHER: [(&str, (u16, u16), u16); 2] = [("court", (60, 20), 8), ("five-crowns-solitaire", (60, 20), 9)];

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
    spoken_at(play, Words::of("en"))
}

/// The same in another language.
fn spoken_at(play: &Play, words: Words) -> Table {
    let next = match play.next() {
        Next::Seat(seat) | Next::Chance { hand: Some(seat) } => seat,
        _ => Seat::A,
    };
    let mut play = play.clone();
    for seat in Seats::first(play.start().seats()).iter().filter(|seat| *seat != next) {
        play.enter(&format!("sits {seat} bot random")).unwrap();
    }
    Table::new(play, Setting::to_look_at(words, Styles::new(false)))
}

/// The same game as if it began here: what has happened need not be told again.
fn as_it_stands(play: &Play) -> Play {
    let mut now = Play::new(play.now().copy());
    for (index, name) in play.names().iter().enumerate() {
        let name = name.as_ref().expect("everybody has a name");
        now.enter(&format!("name {} {name}", Seat::new(index))).unwrap();
    }
    now
}

/// A word of the screen itself.
fn word(words: Words, key: &'static str) -> String {
    words.say("tui", &Message::new(key), &[])
}

/// What can be touched and is not on the screen, or not with its key.
fn hidden(table: &Table, words: Words, buffer: &Buffer) -> BTreeSet<Target> {
    let hand = table.hand();
    let space = word(words, "key-space");
    let has_key = |target: &Target, rect: Rect| {
        let (key, shown) = (hand.key(target), text(buffer, rect));
        let two = key.len() == 2 && key.chars().all(char::is_alphabetic);
        match target {
            _ if hand.main().as_ref() == Some(target) => shown.contains(&space) || *target == Target::Throw,
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
fn look(size: (u16, u16), words: Words, table: &mut Table) -> Result<u16, String> {
    let buffer = drawn(table, size);
    let wrong = |what: String| Err(format!("{what}\n{}", text(&buffer, buffer.area)));
    let (lines, columns) = table.lacking();
    if columns > 0 {
        return wrong(format!("{columns} columns are cut"));
    }
    let bar = text(&buffer, Rect { y: size.1 - 2, height: 2, ..buffer.area });
    if table.play().over() && table.unnamed() > 0 {
        return wrong(format!("{} keys are not named", table.unnamed()));
    }
    if table.unnamed() > 0 && !bar.contains(&format!("? {}", word(words, "key-rules"))) {
        return wrong("nobody says where all keys are named".to_owned());
    }
    let mut unseen = hidden(table, words, &buffer);
    if table.has_more() {
        if !bar.contains(&format!("PgDn {}", word(words, "key-more"))) {
            return wrong("nobody says how to see the rest".to_owned());
        }
        let pages = if unseen.is_empty() { 0 } else { 12 };
        for _ in 0..pages {
            table.press(KeyCode::PageDown);
            let buffer = drawn(table, size);
            let still = hidden(table, words, &buffer);
            unseen.retain(|target| still.contains(target));
        }
        (0..pages).for_each(|_| table.press(KeyCode::PageUp));
    }
    if unseen.is_empty() { Ok(lines) } else { wrong(format!("no key is seen for {unseen:?}")) }
}

#[test]
fn what_to_press_is_on_every_screen() {
    let all = std::env::var_os("RAFLE_ALL").is_some();
    let count = if all { MOMENTS } else { MOMENTS / 6 };
    let mut wrong = Vec::new();
    for about in GAMES.iter().filter(|about| all || SAMPLE.contains(&about.slug)) {
        let mut higher = [const { (0, String::new()) }; SIZES.len()];
        moments(about, about.usual_seats, count, |play| {
            let mut table = table(play);
            for (most, size) in higher.iter_mut().zip(SIZES) {
                match look(size, Words::of("en"), &mut table) {
                    Ok(lines) if lines > most.0 => {
                        let buffer = drawn(&mut table, size);
                        *most = (lines, text(&buffer, buffer.area));
                    }
                    Ok(_) => {}
                    Err(why) => wrong.push(format!("{} on {size:?}: {why}", about.slug)),
                }
            }
        });
        for ((most, shown), size) in higher.into_iter().zip(SIZES) {
            let named = HIGHER.iter().find(|(slug, on, _)| *slug == about.slug && *on == size).map_or(0, |it| it.2);
            if most > named {
                wrong.push(format!("{} needs {most} lines more than {size:?} has:\n{shown}", about.slug));
            }
        }
        // With as many players as there can be a table may be scrolled, but nothing is out of reach.
        if all && about.most_seats > about.usual_seats {
            moments(about, about.most_seats, MOMENTS / 6, |play| {
                let mut table = table(play);
                let looked = SIZES.map(|size| (size, look(size, Words::of("en"), &mut table)));
                let cut = looked.into_iter().filter_map(|(size, looked)| Some((size, looked.err()?)));
                wrong.extend(cut.map(|(size, why)| format!("{} with all on {size:?}: {why}", about.slug)));
            });
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Languages with long words: every game is looked at in them.
const LONG: [&str; 3] = ["de", "fi", "fr"];

/// The games that are looked at in a language, and how many moments of each.
fn looked_at(tag: &str) -> (Vec<&'static About>, usize) {
    let all = std::env::var_os("RAFLE_ALL").is_some();
    let (games, count): (&[&str], _) = match (all, LONG.contains(&tag)) {
        (true, true) => (&[], MOMENTS / 2),
        (true, false) => (&SAMPLE, MOMENTS / 3),
        (false, true) => (&["yatzy", "court"], 4),
        (false, false) => (&["bluff"], 2),
    };
    (GAMES.iter().filter(|about| games.is_empty() || games.contains(&about.slug)).collect(), count)
}

/// No button, box or heading is cut, and what to press is seen, in the words of every language.
#[test]
fn nothing_is_cut_in_any_language() {
    let all = std::env::var_os("RAFLE_ALL").is_some();
    let sizes = SIZES.into_iter().filter(|size| all || [(60, 20), (80, 24)].contains(size));
    let mut wrong = Vec::new();
    for tag in Words::languages() {
        let (words, (games, count)) = (Words::of(tag), looked_at(tag));
        for about in games {
            moments(about, about.usual_seats, count, |play| {
                let mut table = spoken_at(&as_it_stands(play), words);
                for size in sizes.clone() {
                    let looked = look(size, words, &mut table);
                    wrong.extend(looked.err().map(|why| format!("{} in {tag} on {size:?}: {why}", about.slug)));
                }
            });
        }
    }
    assert!(wrong.is_empty(), "{} times, such as\n{}", wrong.len(), wrong[..wrong.len().min(8)].join("\n"));
}

/// Plays by keys alone, so that covers and moments are seen as well: none of them is cut.
#[test]
fn what_has_just_ended_is_not_cut_either() {
    let mut wrong = Vec::new();
    for tag in Words::languages() {
        let (games, count) = looked_at(tag);
        for about in games {
            for size in [SIZES[0], SIZES[2]] {
                wrong.extend(walked(about, Words::of(tag), size, 4 * count));
            }
        }
    }
    assert!(wrong.is_empty(), "{} times, such as\n{}", wrong.len(), wrong[..wrong.len().min(8)].join("\n"));
}

/// So many steps of a game in which everybody sits at this screen.
fn walked(about: &About, words: Words, size: (u16, u16), steps: usize) -> Vec<String> {
    let play = Play::new(rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap());
    let setting = Setting::to_look_at(words, Styles::new(false));
    let mut table = Table::new(play, Setting { pause: Duration::from_secs(1), ..setting });
    let (mut luck, mut wrong) = (Seeded::new(5), Vec::new());
    let mut see = |table: &mut Table| {
        let buffer = drawn(table, size);
        if table.lacking().1 > 0 {
            let shown = text(&buffer, buffer.area);
            wrong.push(format!("{} in {} on {size:?}: cut\n{shown}", about.slug, words.tag()));
        }
    };
    for _ in 0..steps {
        table.advance(Instant::now());
        see(&mut table);
        let lines = table.play().log().len();
        let keys = match table.play().next() {
            Next::Nobody => break,
            Next::Seat(_) => {
                let open = table.play().now().open();
                table.hand().keys_for(&open[luck.below(open.len() as u32) as usize]).unwrap_or_default()
            }
            Next::Chance { .. } => vec![KeyCode::Char(' ')],
        };
        for key in keys {
            table.press(key);
            see(&mut table);
        }
        // Something may lie over the table, and any key goes on.
        if table.play().log().len() == lines {
            table.press(KeyCode::Enter);
        }
    }
    wrong
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
