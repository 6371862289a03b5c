//! Time of the processor, on one core, that the great solutions take from nothing.

use cpu_time::{ProcessTime, ThreadTime};
use rafle_games::greedy;
use rafle_games::yatzy::sheets::{American, Kind, Nordic, Sheet};
use rafle_games::yatzy::{Options, Order};
use rafle_solve::greedy::Pair;
use rafle_solve::yatzy::Solo;

fn yatzy<S: Sheet>(sheet: Kind, order: Order, extras: bool) {
    let before = ThreadTime::now();
    let solo = Solo::<S>::new(Options { sheet, order, extras }, 1);
    let (expected, took, sheets) = (solo.expected(), before.elapsed(), solo.sheets());
    println!("yatzy alone, {sheet:?}, {order:?}, extras {extras}: {expected:.12} in {took:?}, {sheets} sheets");
}

fn main() {
    for round in 0..5 {
        yatzy::<Nordic>(Kind::Nordic, Order::Free, true);
        yatzy::<Nordic>(Kind::Nordic, Order::Forced, true);
        yatzy::<American>(Kind::American, Order::Free, true);
        yatzy::<American>(Kind::American, Order::Free, false);
        yatzy::<American>(Kind::German, Order::Free, true);
        if round == 0 {
            let before = ProcessTime::now();
            let (spread, bonus) = Solo::<Nordic>::of(Options::default()).spread();
            println!("its spread, and the whole again: {:.9}, {bonus:.9} in {:?}", spread.sd, before.elapsed());
        }
        let before = ThreadTime::now();
        let pair = Pair::new(greedy::Options::default()).expect("the usual game is solved");
        println!("greedy for two: {:.12} in {:?}", pair.first_share(), before.elapsed());
    }
}
