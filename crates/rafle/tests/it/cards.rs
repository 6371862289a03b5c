//! Reference cards: every word of them is there, and their chances are those of the dice.

use rafle_engine::{Aid, AidRows};
use rafle_games::GAMES;
use rafle_words::{EVERY_GAME_IN, Words};

use crate::shell::rafle;

/// Every game that has a card, with the usual number of seats and with the fewest.
fn cards() -> Vec<(&'static str, Aid)> {
    let seats = GAMES.iter().flat_map(|about| [(about.slug, about.usual_seats), (about.slug, about.least_seats)]);
    let card = |(slug, seats)| Some((slug, rafle_games::open(slug, seats, &[])?.ok()?.aid()?));
    seats.filter_map(card).collect()
}

#[test]
fn every_card_can_be_said_and_every_throw_stands_on_it_once() {
    let cards = cards();
    let games: std::collections::BTreeSet<_> = cards.iter().map(|(slug, _)| *slug).collect();
    assert_eq!(games.len(), 14, "{games:?}");
    for (slug, aid) in &cards {
        for tag in EVERY_GAME_IN {
            let words = Words::of(tag);
            for message in aid.messages() {
                words.try_say(slug, message, &[]).unwrap_or_else(|unsaid| panic!("{tag} {slug}: {unsaid}"));
            }
            let page = words.aid(slug, aid);
            assert!(page.starts_with("## ") && page.lines().count() > 5, "{slug}: {page}");
        }
        if let AidRows::Ranking { dice, rows } = &aid.rows {
            let ways: u64 = rows.iter().map(|row| row.ways).sum();
            let throws: usize = rows.iter().map(|row| row.throws.len()).sum();
            assert_eq!((ways, throws), (6_u64.pow((*dice).into()), rafle_engine::throws(*dice).count()), "{slug}");
        }
    }
}

#[test]
fn down_to_means_what_the_game_calls_lower() {
    for (slug, row, throws) in [
        ("dice-poker", "Five alike", "11111 down to 22222"),
        ("trump", "Six alike", "666666 down to 211111"),
        ("trump", "Two alike", "665544 down to 654322"),
        ("zanzibar", "All others", "611 down to 322"),
        ("morris", "All others", "665 down to 322"),
    ] {
        let card = rafle(&format!("rules {slug} --card")).out;
        let line = card.lines().find(|line| line.contains(row)).unwrap_or_else(|| panic!("{card}"));
        assert!(line.starts_with(throws), "{slug}: {line}");
    }
    let card = rafle("rules trump --card").out;
    assert!(card.contains(" 0.002%") && !card.contains(" 0.00%"), "what can happen is not told as impossible: {card}");
}

#[test]
fn a_card_speaks_of_ones_own_box() {
    let lines = |options: &str| {
        let card = rafle(&format!("rules crowns --card {options}")).out;
        card.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(
        lines("").contains("20, 15, 10, 6 and 3 crowns. Columns from 1 × on: 3, 6, 10, 15 and 20."),
        "{}",
        lines("")
    );
    let own = lines("-o board=23456/12345/11234/01123/00112");
    assert!(own.contains("20, 15, 11, 7 and 4 crowns") && own.contains("13 rising, 10 falling"), "{own}");
    assert!(!lines("-o split=on").contains("one chip in a turn"));
}

#[test]
fn every_page_to_be_printed_can_be_said() {
    let mut papers = 0;
    for about in GAMES {
        let game = rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap();
        let Some(paper) = game.paper() else { continue };
        papers += 1;
        for (tag, message) in EVERY_GAME_IN.iter().flat_map(|tag| paper.messages().into_iter().map(move |it| (tag, it)))
        {
            let said = Words::of(tag).try_say(about.slug, message, &[]);
            said.unwrap_or_else(|unsaid| panic!("{tag} {}: {unsaid}", about.slug));
        }
    }
    assert_eq!(papers, 6);
}

#[test]
fn the_command_shows_the_card_alone() {
    let card = rafle("rules morris --card");
    assert_eq!(card.code, 0, "{}", card.err);
    for told in ["Big Julle", "2.78%", "11.57%", "75.00%", "100.00%", "One throw of 3 dice, in 216 ways"] {
        assert!(card.out.contains(told), "{told} is not in\n{}", card.out);
    }
    assert!(!card.out.contains("House rules"));
    let none = rafle("rules plus --card");
    assert!(none.code != 0 && none.err.contains("no reference card"), "{}", none.err);
}
