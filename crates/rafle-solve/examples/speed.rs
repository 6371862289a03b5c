//! Time of the processor, on one core, that the great solutions take from nothing.

use cpu_time::{ProcessTime, ThreadTime};
use rafle_games::{greedy, yatzy};
use rafle_solve::greedy::Pair;
use rafle_solve::yatzy::Solo;

fn main() {
    for round in 0..5 {
        for order in [yatzy::Order::Free, yatzy::Order::Forced] {
            let before = ThreadTime::now();
            let solo = Solo::new(order, 1);
            println!("yatzy alone, {order:?}: {:.12} in {:?}", solo.expected(), before.elapsed());
        }
        if round == 0 {
            let before = ProcessTime::now();
            let (spread, bonus) = Solo::of(yatzy::Order::Free).spread();
            println!("its spread, and the whole again: {:.9}, {bonus:.9} in {:?}", spread.sd, before.elapsed());
        }
        let before = ThreadTime::now();
        let pair = Pair::new(greedy::Options::default()).expect("the usual game is solved");
        println!("greedy for two: {:.12} in {:?}", pair.first_share(), before.elapsed());
    }
}
