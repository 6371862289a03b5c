//! How the scores grew, drawn: every line and number of it.

use rafle_engine::Seat;
use rafle_table::{SetupSeat, Wish, about};

use crate::outline::Element;
use crate::sitting::{Sitting, anna, bo, nobody};
use crate::{compare, plain_reader};

fn charts(sitting: &Sitting) -> String {
    let pages = [anna(), nobody()].map(|guest| sitting.page(&plain_reader("en"), &guest));
    let charts = |page: &Element| {
        let charts = page.all(&|svg| svg.attribute("class").is_some_and(|class| class.starts_with("chart")));
        charts.into_iter().map(Element::in_full).collect::<String>()
    };
    format!("# Anna sees\n{}# a spectator sees\n{}", charts(&pages[0]), charts(&pages[1]))
}

#[test]
fn a_chart_of_three() {
    let mut sitting = Sitting::usual(about("yatzy").unwrap());
    sitting.wish(&bo(), &Wish::Rename(Seat::new(1), "Bo the Unreasonably Long".to_owned()));
    sitting.play_out();
    compare("around", "chart", &charts(&sitting));
}

#[test]
fn a_chart_of_five_that_goes_below_zero() {
    let seats = ["Anna", "Bea", "Cleo", "Dea", "Eva"].map(|name| SetupSeat::Mine(name.to_owned()));
    let mut sitting = Sitting::of(about("plus-minus").unwrap(), &[], seats.to_vec());
    sitting.play_out();
    compare("around", "chart-of-five", &charts(&sitting));
}

#[test]
fn what_is_over_at_once_has_no_chart() {
    let seats = ["Anna", "Bea"].map(|name| SetupSeat::Mine(name.to_owned()));
    let mut sitting = Sitting::of(about("yatzy").unwrap(), &[], seats.to_vec());
    sitting.wish(&anna(), &Wish::Resign(Seat::A));
    let page = sitting.page(&plain_reader("en"), &anna());
    assert!(page.by_class("result").is_some() && page.by_class("chart").is_none(), "{}", page.outline());
}
