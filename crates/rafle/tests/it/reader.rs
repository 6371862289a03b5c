//! What people type with real dice and cards, and what it is read as.

use rafle::reader::{Reader, Reading};
use rafle_engine::{How, Move, Next, Play, Seeded, Source, TableLine, Viewer};
use rafle_games::GAMES;
use rafle_words::Words;

fn play(game: &str, lines: &str) -> Play {
    let mut words = game.split(' ');
    let (slug, mut seats, mut options) = (words.next().unwrap(), None, Vec::new());
    for word in words {
        match word.split_once('=') {
            Some(("seats", number)) => seats = Some(number.parse().unwrap()),
            Some(pair) => options.push(pair),
            None => panic!("{word}"),
        }
    }
    let about = GAMES.iter().find(|about| about.slug == slug).unwrap_or_else(|| panic!("{slug}"));
    let seats = seats.unwrap_or(about.usual_seats);
    let mut play = Play::new(rafle_games::open(slug, seats, &options).unwrap().unwrap());
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        play.enter(line).unwrap_or_else(|refusal| panic!("{game}: {line}: {refusal:?}"));
    }
    play
}

fn read(play: &Play, lang: &str, typed: &str) -> String {
    match Reader::new(play, Words::of(lang)).read(typed) {
        Reading::Lines(lines) => lines.join("; "),
        Reading::Several(readings) => format!("? {}", readings.join(" | ")),
        Reading::Nothing => "-".to_owned(),
    }
}

/// A game and what has happened in it, then what is typed and what that means: `-` is nothing, `?` is asked back.
const TABLE: &str = include_str!("spellings.txt");

#[test]
fn every_spelling_of_the_table_means_what_it_says() {
    let (mut at, mut count, mut wrong) = (None, 0, Vec::new());
    for line in TABLE.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if let Some(head) = line.strip_prefix("@ ") {
            let (game, lines) = head.split_once(':').unwrap_or((head, ""));
            at = Some((head, play(game.trim(), lines)));
            continue;
        }
        let (typed, meant) = line.split_once("=>").unwrap_or_else(|| panic!("{line}"));
        let spoken = |lang| typed.trim().strip_prefix(&format!("{lang}:")).map(|typed| (lang, typed.trim()));
        let (lang, typed) = Words::languages().find_map(spoken).unwrap_or(("en", typed.trim()));
        let (head, play) = at.as_ref().expect("a game comes first");
        let found = read(play, lang, typed);
        count += 1;
        if found != meant.trim() {
            wrong.push(format!("{head}: `{typed}` is read as `{found}`, not `{}`", meant.trim()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 200, "only {count} spellings");
    let games =
        TABLE.lines().filter_map(|line| line.strip_prefix("@ ")).map(|head| head.split([' ', ':']).next().unwrap());
    let missing: Vec<_> =
        GAMES.iter().map(|about| about.slug).filter(|slug| !games.clone().any(|game| game == *slug)).collect();
    assert!(missing.is_empty(), "no spelling of {missing:?}");
}

/// Other ways to write a line that must mean the same, or be asked back with the line among the readings.
fn otherwise(line: &str) -> Vec<String> {
    let bare = line.split_once(' ').map_or("", |(_, rest)| rest);
    let mut texts = vec![
        line.to_uppercase(),
        format!("  {}  ", line.replace(' ', "   ")),
        line.replace(' ', ", ").replacen(", ", " ", 1),
        line.replace('x', "×"),
        format!("{line}."),
    ];
    if line.split(' ').skip(1).all(|word| word.len() == 1 && word.as_bytes()[0].is_ascii_digit()) {
        texts.push(line.replacen(' ', "\0", 1).replace(' ', "-").replace('\0', " "));
        texts.push(line.replacen(' ', "\0", 1).replace(' ', "").replace('\0', " "));
    }
    if !bare.is_empty() {
        texts.extend([bare.to_owned(), bare.to_lowercase(), bare.replace(' ', ",")]);
    }
    texts
}

/// The languages in which a game is tried: English and another one, and with `RAFLE_ALL` every one.
fn languages(game: usize) -> Vec<&'static str> {
    let all: Vec<_> = Words::languages().collect();
    if std::env::var_os("RAFLE_ALL").is_some() { all } else { vec!["en", all[game % all.len()]] }
}

/// Whether a text means this line alone, or is asked back with it among the readings.
fn means(play: &Play, lang: &str, text: &str, line: &str) -> bool {
    let meant = match Reader::new(play, Words::of(lang)).read(text) {
        Reading::Lines(lines) => lines.last().is_some_and(|last| last == line),
        Reading::Several(readings) => readings.iter().any(|it| it == line || it.ends_with(&format!("; {line}"))),
        Reading::Nothing => false,
    };
    // What is a line by itself means that: a bare `A` may be taken up as well as thrown at.
    meant || play.clone().enter(text.trim()).is_ok()
}

/// What buttons, boxes and characters are called, each with its action.
fn called(play: &Play, lang: &str) -> Vec<(String, String)> {
    let (view, slug) = (play.now().view(Viewer::Referee), play.start().about().slug);
    let name = |it: &Move| match &it.how {
        How::Touch { action, .. } => Some((Words::of(lang).say(slug, &it.label, play.names()), action.clone())),
        _ => None,
    };
    view.moves.iter().filter_map(name).filter(|(name, _)| !name.contains(';')).collect()
}

/// Plays every game at random: what is open and what luck brings reads back as itself, and however it is spelled or called
/// it means that alone, or is asked back with it among the readings.
#[test]
fn no_reading_is_ambiguous_and_what_is_written_reads_back() {
    for (game, about) in GAMES.iter().enumerate() {
        for (seed, lang) in (1..).zip(languages(game)) {
            let mut luck = Seeded::new(seed);
            let mut play = Play::new(rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap());
            for step in 0..24 {
                let mut lines = match play.next() {
                    Next::Nobody => break,
                    Next::Chance { .. } => (0..3).map(|_| play.now().draw(&mut luck)).collect(),
                    Next::Seat(_) => play.now().open(),
                };
                while lines.len() > 4 {
                    lines.swap_remove(luck.below(lines.len() as u32) as usize);
                }
                let mut texts: Vec<(String, String)> = Vec::new();
                for line in &lines {
                    assert_eq!(read(&play, lang, line), *line, "{}: what is written reads back", about.slug);
                    texts.extend(otherwise(line).into_iter().map(|text| (text, line.clone())));
                }
                texts.extend(called(&play, lang).into_iter().take(6));
                for (text, line) in if step % 3 == 0 { texts } else { Vec::new() } {
                    let found = || Reader::new(&play, Words::of(lang)).read(&text);
                    assert!(
                        means(&play, lang, &text, &line),
                        "{} in {lang} after {:?}: `{text}` for `{line}` is read as {:?}",
                        about.slug,
                        play.log(),
                        found()
                    );
                }
                play.enter(&play.any_line(&mut luck).unwrap()).unwrap();
            }
        }
    }
}

#[test]
fn whatever_is_read_can_be_entered() {
    let noise =
        ["6", "66", "?", "x", "a", "king", "again", "stop", "3s", "? x3", "1 2 3 4 5 6", "😀", "name", "undo", ""];
    for about in GAMES {
        let mut luck = Seeded::new(7);
        let mut play = Play::new(rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap());
        for _ in 0..12 {
            if play.next() == Next::Nobody {
                break;
            }
            for typed in noise {
                match Reader::new(&play, Words::of("da")).read(typed) {
                    Reading::Lines(lines) => {
                        let mut after = play.clone();
                        for line in &lines {
                            // Lines of the table have reasons of their own to be refused.
                            let table = line.parse::<TableLine>().is_ok();
                            assert!(after.enter(line).is_ok() || table, "{}: `{typed}` as {lines:?}", about.slug);
                        }
                    }
                    Reading::Several(readings) => assert!(readings.len() > 1),
                    Reading::Nothing => {}
                }
            }
            play.enter(&play.any_line(&mut luck).unwrap()).unwrap();
        }
    }
}
