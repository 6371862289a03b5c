//! What is drawn: shapes, pieces, small signs, and links to be scanned.

use std::collections::BTreeMap;

use qrcode::{Color, EcLevel, QrCode};
use rafle_engine::Seat;
use rafle_pages::home::Sought;
use rafle_pages::menu::{Handed, given};
use rafle_table::about;

use crate::outline::{Element, read};
use crate::sitting::{Sitting, anna};
use crate::{compare, first_page, plain_reader};

/// Games on whose tables together everything lies that can be drawn.
const GAMES: [&str; 6] = ["yatzy", "bluff", "five-crowns", "dnup", "court", "crowns"];

#[test]
fn one_of_each_drawing() {
    let reader = plain_reader("en");
    let mut pages = vec![read(&first_page(&reader, &[], Sought::default()).into_string())];
    for slug in GAMES {
        let mut sitting = Sitting::usual(about(slug).unwrap());
        sitting.until_choice_of(Seat::A);
        pages.push(sitting.page(&reader, &anna()));
        sitting.play_out();
        pages.push(sitting.page(&reader, &anna()));
    }
    let mut drawings = BTreeMap::new();
    for svg in pages.iter().flat_map(|page| page.all(&|element| element.is("svg"))) {
        let class = svg.attribute("class").unwrap_or_default();
        // Signs, emblems and prices have the same class and are different drawings; charts and pictures are looked at elsewhere.
        let kind = if ["", "i", "em i"].contains(&class) { svg.in_full() } else { class.to_owned() };
        if !class.starts_with("chart") && class != "pic" {
            drawings.entry(kind).or_insert_with(|| svg.in_full());
        }
    }
    compare("around", "drawings", &drawings.into_values().collect::<String>());
}

/// The dark squares of a drawn code, without its margin: each stroke is a run of them.
fn dark_squares(svg: &Element) -> Vec<(usize, usize)> {
    let path = svg.by_tag("path").unwrap().attribute("d").unwrap();
    let mut dark = Vec::new();
    for stroke in path.split('M').skip(1) {
        let (at, run) = stroke.split_once('h').unwrap();
        let (column, row) = at.split_once(' ').unwrap();
        let (column, row): (usize, usize) = (column.parse().unwrap(), row.parse().unwrap());
        let run: usize = run.split_once('v').unwrap().0.parse().unwrap();
        dark.extend((column..column + run).map(|column| (row - 2, column - 2)));
    }
    dark
}

#[test]
fn a_link_is_drawn_as_its_code() {
    let link = "https://rafle.example/pass/abcdefghijkmnpqrstuv";
    let page = read(&given(&plain_reader("en"), "word", Handed::Seat, link).into_string());
    let svg = page.by_class("qr").unwrap();
    let code = QrCode::with_error_correction_level(link, EcLevel::M).unwrap();
    let width = code.width();
    let expected = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let expected: Vec<_> = expected.map(|(index, _)| (index / width, index % width)).collect();
    assert_eq!(dark_squares(svg), expected);
    let side = width + 4;
    assert_eq!(svg.attribute("viewBox"), Some(&*format!("0 0 {side} {side}")), "two squares of margin on each side");
}

#[test]
fn what_is_out_of_reach_has_a_headline_where_something_is_within() {
    let reader = plain_reader("en");
    let mut sitting = Sitting::usual(about("court").unwrap());
    let mut seen = [false; 2];
    while seen != [true; 2] && sitting.go_on() {
        let page = sitting.page(&reader, &anna());
        let Some(market) = page.by_class("market") else { continue };
        let paid = |element: &Element| element.attribute("class").is_some_and(|class| class.contains("paid"));
        let within = !market.all(&paid).is_empty();
        assert_eq!(market.by_class("yet").is_some(), within);
        assert!(market.all(&|element| element.is("button")).into_iter().all(paid), "what can be taken is paid for");
        seen[usize::from(within)] = true;
    }
    assert_eq!(seen, [true; 2], "both came up");
}

#[test]
fn rows_are_folded_where_something_else_is_mostly_wanted() {
    let reader = plain_reader("en");
    let rows = |part: &Element| part.all(&|element| element.attribute("role") == Some("radiogroup")).len();
    for (slug, folded) in [("bluff", false), ("court", true)] {
        let mut sitting = Sitting::usual(about(slug).unwrap());
        let mut met = false;
        while !met && sitting.go_on() {
            let page = sitting.page(&reader, &anna());
            let Some(acts) = page.by_id("acts") else { continue };
            met = rows(acts) > 0 && acts.by_class("acts").is_some();
            let inside: usize = acts.all(&|element| element.is("details")).into_iter().map(rows).sum();
            assert_eq!(inside, if folded { rows(acts) } else { 0 }, "{slug}");
        }
        assert!(met, "{slug}: there were rows to choose from, and a button beside them");
    }
}

#[test]
fn what_takes_many_words_stands_above_the_bar() {
    let reader = plain_reader("en");
    let mut sitting = Sitting::usual(about("court").unwrap());
    let long = |part: &Element| {
        let buttons = part.all(&|element| element.is("button") && element.attribute("class") == Some("btn"));
        buttons.into_iter().filter(|button| button.texts().concat().chars().count() > 40).count()
    };
    let mut above = 0;
    while above == 0 && sitting.go_on() {
        let page = sitting.page(&reader, &anna());
        let Some(acts) = page.by_id("acts") else { continue };
        assert_eq!(acts.by_class("acts").map_or(0, long), 0);
        above = acts.by_class("more").map_or(0, long);
    }
    assert!(above > 0, "somebody had a choice with a long name");
}
