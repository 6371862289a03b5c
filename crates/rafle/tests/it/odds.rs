//! The exact odds on the command line, and the book of them.

use serde_json::Value;

use crate::shell::{rafle, root};

/// Rows of the book that are found again in an instant.
const QUICK: [(&str, usize); 12] = [
    ("zanzibar", 2),
    ("too-bad", 8),
    ("flag", 8),
    ("buck-dice", 5),
    ("higher-or-lower", 2),
    ("the-one", 3),
    ("tree-felling", 4),
    ("first-to-eighty", 3),
    ("dozen", 4),
    ("ship-captain-officer-crew", 2),
    ("not-fifty", 3),
    ("twenty-five", 3),
];

fn book() -> String {
    std::fs::read_to_string(root().join("docs/ODDS.md")).unwrap()
}

#[test]
fn the_book_is_current() {
    let book = book();
    for (slug, seats) in QUICK {
        let odds: Value = serde_json::from_str(&rafle(&format!("odds {slug} --seats {seats} --json")).out).unwrap();
        let share = |seat: &Value| format!("{:.4}", 100.0 * seat["share"].as_f64().unwrap());
        let shares: Vec<_> = odds["by_seat"].as_array().unwrap().iter().map(share).collect();
        let row = format!("| {slug} | {seats} | {} |", shares.join(", "));
        assert!(book.lines().any(|line| line.starts_with(&row)), "docs/ODDS.md has no row `{row}`: cargo xtask odds");
    }
    if std::env::var_os("RAFLE_ALL").is_some() {
        assert_eq!(book, rafle("odds --book").out, "cargo xtask odds");
    }
}

#[test]
fn odds_are_told() {
    let told = rafle("odds dozen --seats 2");
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.contains("43.0391") && told.out.contains("Nobody wins: 7.8618%"), "{}", told.out);
    assert!(rafle("odds dozen --lang da").out.contains("løst eksakt"));
}

#[test]
fn exact_play_gains_something_over_sensible_play() {
    let odds: Value = serde_json::from_str(&rafle("odds dozen --seats 2 --json").out).unwrap();
    let of = |who: &str, what: &str| odds["first_against_sensible"][who][what].as_f64().unwrap();
    let error = of("best", "error").hypot(of("sensible", "error"));
    assert!(of("best", "mean") > of("sensible", "mean") + 4.0 * error, "{odds:#}");
    assert!(error > 0.0 && error < 0.005, "{odds:#}");
    assert!(rafle("odds dozen --seats 2").out.contains("Measured: against others who are sensible"));
    assert!(rafle("odds dozen --seats 2 --lang da").out.contains("Målt: mod fornuftige"));
    let luck: Value = serde_json::from_str(&rafle("odds plus --seats 2 --json").out).unwrap();
    assert_eq!(luck["first_against_sensible"], Value::Null, "nothing is chosen");
}

#[test]
fn what_is_too_large_is_refused() {
    let left = rafle("odds crowns --seats 2");
    assert_eq!((left.code, left.err.as_str()), (1, "rafle: Crowns with 2 seats is too large to be solved exactly\n"));
    // What nobody has tried is not called too large.
    let hidden = rafle("odds bluff --seats 2");
    assert!(hidden.code == 1 && !hidden.err.contains("too large"), "{}", hidden.err);
}

#[test]
fn the_first_turn_at_court_is_told() {
    let told = rafle("odds court");
    assert_eq!(told.code, 0, "{}", told.err);
    // Three odd dice, each thrown until it is odd: 1/8 + 3/8 · 1/2 + 3/8 · (1/4 + 1/2 · 1/2).
    assert!(told.out.contains("take maid (50.0000)"), "{}", told.out);
    assert!(!told.out.contains("take king"), "{}", told.out);
}
