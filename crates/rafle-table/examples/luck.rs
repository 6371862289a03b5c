//! What it costs that luck can be checked: everything that a throw asks of it, beside what the table does for a move, each
//! player looking at it. `cargo run --release -p rafle-table --example luck`

use std::hint::black_box;
use std::time::Instant;

use rafle_engine::{Next, Seat, Seats, Viewer};
use rafle_table::{Agreed, Granted, Guest, House, Person, RandomBots, Setup, SetupSeat, Table, Wish, sealed};

/// How often luck is asked.
const THROWS: u32 = 200_000;

/// How many moves are made.
const MOVES: u32 = 20_000;

fn main() {
    let anna = Person::made_of([1; 32]).at("table");
    let mut table = opened(&anna);
    let began = Instant::now();
    for _ in 0..THROWS {
        let mut luck = table.luck().expect("a secret was sealed");
        black_box(table.play().draw(&mut luck));
    }
    let luck = began.elapsed() / THROWS;
    let began = Instant::now();
    for _ in 0..MOVES {
        if table.play().over() {
            table = opened(&anna);
        }
        make_a_move(&mut table, &anna);
    }
    let each = began.elapsed() / MOVES;
    println!("the luck of a throw: {luck:?}; a move at the table itself, half of them throws: {each:?}");
}

fn opened(anna: &Guest) -> Table {
    let seats = ["Anna", "Bo"].map(|name| SetupSeat::Mine(name.to_owned())).to_vec();
    let options = vec![("target".to_owned(), "1000".to_owned())];
    let setup = Setup { slug: "greedy".to_owned(), options, seats, agreed: Agreed::default() };
    setup.open(anna, &RandomBots, &sealed(&[7; 32], "table")).expect("a table for two")
}

fn make_a_move(table: &mut Table, anna: &Guest) {
    let wish = if let Next::Seat(_) = table.play().next() { Wish::Choose("stop".to_owned()) } else { Wish::Throw };
    let house = House { bots: &RandomBots, away: Seats::NONE, silent: Seats::NONE, released: &[] };
    let mut luck = table.luck().expect("a secret was sealed");
    let Ok(Granted::Lines(lines)) = table.grant(anna, &wish, &house, &mut luck) else { panic!("it is her turn") };
    let since = table.play().log().len();
    table.add(&lines);
    for seat in [Seat::A, Seat::new(1)] {
        let _ = black_box(table.look(anna, |_, _| Viewer::Seat(seat), since));
    }
}
