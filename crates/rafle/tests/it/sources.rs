//! The page that says what the books say: every game is there, and what it calls an option is one.

use rafle_engine::{Field, Values};
use rafle_games::GAMES;

use crate::shell::root;

/// The rows of a game's table on the page: what the books say, what we play, and the options that say the other.
fn rows<'a>(page: &'a str, slug: &str) -> Vec<[&'a str; 3]> {
    let heading = format!("(`{slug}`)\n");
    let mut sections = page.split("\n## ").filter(|section| section.contains(&heading));
    let section = sections.next().unwrap_or_else(|| panic!("docs/SOURCES.md has no section for {slug}"));
    assert!(sections.next().is_none(), "docs/SOURCES.md has two sections for {slug}");
    let cells = |row: &'a str| {
        let cells: Vec<_> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        cells.try_into().unwrap_or_else(|cells| panic!("{slug}: not three cells: {cells:?}"))
    };
    section.lines().filter(|line| line.starts_with("| ")).skip(1).map(cells).collect()
}

/// Whether an option of these is written so: `key`, or `key=value`.
fn exists(fields: &[Field], written: &str) -> bool {
    let (key, value) = written.split_once('=').map_or((written, None), |(key, value)| (key, Some(value)));
    let fits = |values: &Values, value: &str| match values {
        Values::OneOf(words) => words.contains(&value),
        Values::Text { like, .. } => like.contains(&value),
        Values::Between { least, most } => value.parse().is_ok_and(|number| (*least..=*most).contains(&number)),
    };
    fields.iter().any(|field| field.key == key && value.is_none_or(|value| fits(&field.values, value)))
}

#[test]
fn every_game_has_its_sources_and_every_option_named_there_exists() {
    let page = std::fs::read_to_string(root().join("docs/SOURCES.md")).unwrap();
    let mut named = 0;
    for about in GAMES {
        let fields = rafle_games::fields(about.slug).unwrap();
        let rows = rows(&page, about.slug);
        assert!(!rows.is_empty(), "{} has no row", about.slug);
        for [_, _, other] in rows.into_iter().filter(|[_, _, other]| *other != "none") {
            for option in other.split(", ") {
                let option = option.strip_prefix('`').and_then(|option| option.strip_suffix('`'));
                let option = option.unwrap_or_else(|| panic!("{}: {other} is neither `none` nor options", about.slug));
                assert!(exists(&fields, option), "{} has no option `{option}`", about.slug);
                named += 1;
            }
        }
    }
    assert_eq!(page.matches("\n## ").count(), GAMES.len(), "a section of something that is no game");
    assert!(named > 20, "only {named} options were found");
}

#[test]
fn what_is_no_option_is_found() {
    let fields = rafle_games::fields(GAMES[0].slug).unwrap();
    assert!(exists(&fields, "order") && exists(&fields, "order=forced"));
    assert!(!exists(&fields, "order=sideways") && !exists(&fields, "colour"));
}
