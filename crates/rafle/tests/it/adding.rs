//! The guide for newcomers tells the truth: its game compiles, keeps every law, and its example comes out.

use std::fs;

use rafle_engine::Record;
use rafle_laws::Extent;

use crate::second_thoughts::SecondThoughts;
use crate::shell::root;

fn guide() -> String {
    fs::read_to_string(root().join("docs/ADDING-A-GAME.md")).unwrap()
}

#[test]
fn the_game_on_the_page_is_the_one_that_is_tested() {
    let game = include_str!("second_thoughts.rs");
    assert!(guide().contains(&format!("```rust\n{game}```\n")), "docs/ADDING-A-GAME.md shows another game");
    if let Err(broken) = rafle_laws::check::<SecondThoughts>(Extent::Sampled, &mut |_| {}) {
        panic!("{broken}");
    }
}

#[test]
fn the_example_on_the_page_comes_out() {
    let guide = guide();
    let mut blocks = guide.split("```text\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let record = blocks.find(|block| block.contains("rafle 1 ")).expect("the page has a record");
    let record = Record::read(record).unwrap();
    let start = rafle_engine::open::<SecondThoughts>(record.seats, record.option_pairs()).unwrap();
    assert!(record.play(start).is_ok());
}
