//! The big screen: what it shows that a page of one's own has no room for, and what numbers say on either.

use rafle_engine::{Seat, Viewer};
use rafle_table::{SetupSeat, about};

use crate::outline::Element;
use crate::plain_reader;
use crate::sitting::{Sitting, anna};

/// Elements of this class.
fn of_class<'a>(part: &'a Element, class: &str) -> Vec<&'a Element> {
    let is = |element: &Element| element.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class));
    part.all(&is)
}

#[test]
fn who_has_which_characters_stands_in_their_rows() {
    let reader = plain_reader("en");
    let mut sitting = Sitting::usual(about("court").unwrap());
    let mut most = 0;
    while most < 3 && sitting.go_on() {
        let screen = sitting.screen(&reader);
        for row in of_class(&screen, "row") {
            let score: usize = row.attribute("data-score").unwrap().parse().unwrap();
            let has = row.by_class("chars").map_or(0, |chars| chars.all(&|it| it.is("span")).len());
            assert_eq!(has, score, "a character for each point");
            most = most.max(has);
        }
    }
    assert_eq!(most, 3, "somebody had several");
}

#[test]
fn of_more_than_eight_the_sheet_shows_eight_in_order_and_the_rest_has_place_and_total() {
    let reader = plain_reader("en");
    let bots = (1..16).map(|_| SetupSeat::Bot("random".to_owned()));
    let seats = std::iter::once(SetupSeat::Mine("Anna".to_owned())).chain(bots).collect();
    let mut sitting = Sitting::of(about("yatzy").unwrap(), &[], seats);
    for _ in 0..200 {
        sitting.go_on();
    }
    let screen = sitting.screen(&reader);
    let head = screen.by_tag("thead").unwrap();
    let columns: Vec<u8> = head
        .all(&|it| it.is("th"))
        .into_iter()
        .map(|th| th.by_tag("small").unwrap().texts().concat().trim().parse().unwrap())
        .collect();
    assert_eq!(columns.len(), 8);
    assert!(columns.is_sorted(), "{columns:?}");
    let rest = screen.by_class("also").unwrap().all(&|it| it.has("data-seat"));
    let places: Vec<u8> =
        rest.iter().map(|it| it.by_tag("small").unwrap().texts().concat().trim().parse().unwrap()).collect();
    assert_eq!(places.len(), 8);
    assert!(places.is_sorted(), "{places:?}");
    let view = sitting.table.play().now().view(Viewer::Spectator);
    for it in rest {
        let row = view.seats.iter().find(|row| Some(&*row.seat.to_string()) == it.attribute("data-seat")).unwrap();
        assert_eq!(it.attribute("data-score"), Some(&*row.score.to_string()));
    }
    assert!(screen.by_id("everybody").is_none(), "nobody sits at a screen to tick anything");
}

#[test]
fn each_has_a_way_of_their_own() {
    let reader = plain_reader("en");
    let mut sitting = Sitting::usual(about("endless-road").unwrap());
    for _ in 0..12 {
        sitting.go_on();
    }
    let screen = sitting.screen(&reader);
    let race = screen.by_class("race").unwrap();
    let ways = race.all(&|it| it.has("data-seat"));
    assert_eq!(ways.len(), sitting.table.play().start().seats());
    let told = |way: &&Element| {
        let done = of_class(way, "done").len();
        assert_eq!(way.by_tag("i").unwrap().texts().concat(), format!("{done}/24"));
        assert_eq!(of_class(way, "next").len(), 1);
        done
    };
    assert!(ways.iter().map(told).sum::<usize>() > 0, "somebody has come somewhere");
}

#[test]
fn the_pad_has_all_hands() {
    let reader = plain_reader("en");
    let mut sitting = Sitting::usual(about("five-crowns").unwrap());
    while sitting.table.play().pad().unwrap().tallies.is_empty() && sitting.go_on() {}
    let screen = sitting.screen(&reader);
    let pad = screen.by_class("afar").unwrap();
    assert_eq!(
        pad.by_tag("tbody").unwrap().all(&|it| it.is("tr")).len(),
        3,
        "one is over, one is played, one line has the others"
    );
    assert_eq!(of_class(pad, "wb").len(), 11);
    assert_eq!(of_class(pad, "cur").len(), 1);
    let scores: Vec<_> =
        pad.by_tag("tfoot").unwrap().all(&|it| it.is("td")).iter().map(|it| it.texts().concat()).collect();
    let view = sitting.table.play().now().view(Viewer::Spectator);
    assert_eq!(scores, view.seats.iter().map(|row| row.score.to_string()).collect::<Vec<_>>());
}

#[test]
fn what_the_numbers_on_cards_tell_stands_beside_them() {
    let reader = plain_reader("en");
    for slug in ["five-crowns", "five-crowns-solitaire"] {
        let mut sitting = Sitting::usual(about(slug).unwrap());
        let mut seen = [false; 2];
        for _ in 0..400 {
            let page = sitting.page(&reader, &anna());
            let brings = !of_class(&page, "brings").is_empty();
            assert_eq!(page.by_class("tells").is_some(), brings, "{slug}");
            seen[usize::from(brings)] = true;
            if seen == [true; 2] || !sitting.go_on() {
                break;
            }
        }
        assert_eq!(seen, [true; 2], "{slug}: {:?}", Seat::A);
    }
}
