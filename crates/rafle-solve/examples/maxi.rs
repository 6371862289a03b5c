//! The greatest score that can be expected with six dice and twenty boxes, solved from nothing on all cores: without saved
//! throws, and with them if `saving` is asked for, which takes minutes and two gigabytes.

use std::thread::available_parallelism;

use cpu_time::ProcessTime;
use rafle_solve::yatzy::maxi::expected;

fn main() {
    let threads = available_parallelism().map_or(1, usize::from);
    let saving = std::env::args().any(|argument| argument == "saving");
    for saving in [false, true].into_iter().take(1 + usize::from(saving)) {
        let before = ProcessTime::now();
        println!("saving {saving}: {:.6} in {:?} of the processor", expected(saving, threads), before.elapsed());
    }
}
