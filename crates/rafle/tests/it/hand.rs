//! `rafle hand`: what a hand of real cards comes to.

use serde_json::{Value, json};

use crate::shell::rafle;

#[test]
fn one_card_too_many_is_discarded_and_the_rest_divided() {
    let told = rafle("hand five-crowns 5C 6C 7C 7C 8C --wild 4");
    assert_eq!(told.code, 0, "{}", told.err);
    let lines = "Discard 7C.\n5C 6C 7C 8C: Run: 5 to 8 of clubs\nNothing is left over: this hand goes out.\n";
    assert_eq!(told.out, lines);
}

#[test]
fn as_many_cards_as_were_dealt_are_only_divided() {
    let told = rafle("hand five-crowns 3s,3h,joker,9d,10t --wild 5");
    assert_eq!(told.out, "3S 3H Joker: Book: 3\nLeft over: 9D 10*, 19 points.\n", "{}", told.err);
    let danish = rafle("hand five-crowns-solitaire 4s 7h 10c --wild 3 --lang da");
    assert_eq!(danish.out, "Tilbage: 4S 7H 10C, 21 point.\n", "{}", danish.err);
}

#[test]
fn wild_cards_may_need_company() {
    let points = |more: &str| {
        let told = rafle(&format!("hand five-crowns Joker Joker 3H --wild 3 --json {more}"));
        serde_json::from_str::<Value>(&told.out).expect("the output is JSON")["points"].clone()
    };
    assert_eq!((points(""), points("--all-wild-melds forbid")), (json!(0), json!(120)));
}

#[test]
fn data_tells_the_same() {
    let told = rafle("hand five-crowns 5C 6C 7C QH 8C --wild 4 --json");
    let mut data: Value = serde_json::from_str(&told.out).expect("the output is JSON");
    let discards = data.as_object_mut().expect("it is an object").remove("discards").expect("they are told");
    let run = json!({ "kind": "run", "cards": ["5C", "6C", "7C", "8C"] });
    let due = json!({ "slug": "five-crowns", "wild": 4, "discard": "QH", "melds": [run], "left": [], "points": 0 });
    assert_eq!(data, due);
    let first = &discards[0];
    assert_eq!(
        (&first["card"], &first["points"], discards.as_array().map(Vec::len)),
        (&json!("QH"), &json!(0), Some(5))
    );
}

#[test]
fn a_discard_is_weighed_one_draw_ahead() {
    let told = rafle("hand five-crowns 6S 7S 8H KH --wild 3");
    let last = told.out.lines().last().unwrap_or_default();
    assert!(last.starts_with("One draw ahead it is best to discard KH: that leaves "), "{}", told.out);
    assert!(!rafle("hand five-crowns 6S 7S 8S KH --wild 3").out.contains("ahead"), "who goes out does not draw");
}

#[test]
fn what_is_no_hand_is_said_in_one_sentence() {
    let fifteen = "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 3H 4H 5H 6H";
    for (arguments, sentence) in [
        (
            "five-crowns 5X 6C --wild 4",
            "`5X` is no card; cards are 3 to 10, J, Q or K and a suit, S, H, D, C or * (T will do), such as 5C, or Joker",
        ),
        ("five-crowns 2C --wild 4", "`2C` is no card; "),
        ("five-crowns 5C 5C 5C --wild 4", "there are more of 5C than the 2 in the deck"),
        (
            "five-crowns Joker Joker Joker Joker Joker Joker Joker --wild 7",
            "there are more of Joker than the 6 in the deck",
        ),
        (&format!("five-crowns {fifteen} --wild 4"), "these are 15 cards; a hand has at most 14"),
        (
            "five-crowns 5C 6C 7C 7C 8C 8C --wild 4",
            "these are 6 cards; where 4s are wild a hand has 4, or 5 after the draw",
        ),
        ("five-crowns , --wild 4", "these are no cards; where 4s are wild a hand has 4, or 5 after the draw"),
        (
            "five-crowns-solitaire 3S --wild k",
            "this is one card; where kings are wild a hand has 13, or 14 after the draw",
        ),
        ("five-crowns 5C --wild 2", "`2` is not a wild rank; it is 3 to 10, J, Q or K"),
        ("five-crowns 5C --wild 5C", "`5C` is not a wild rank; "),
        (
            "greedy 5C --wild 4",
            "no hands are divided into melds in `greedy`; they are in five-crowns and five-crowns-solitaire",
        ),
        ("fivecrowns 5C --wild 4", "there is no game `fivecrowns`; did you mean `five-crowns`?"),
    ] {
        let left = rafle(&format!("hand {arguments}"));
        assert_eq!((left.code, left.err.lines().count()), (2, 1), "{arguments}: {}", left.err);
        assert!(left.err.starts_with(&format!("rafle: {sentence}")), "{arguments}: {}", left.err);
    }
    assert_eq!(rafle("hand five-crowns 5C --wild 4 --all-wild-melds maybe").code, 2);
}
