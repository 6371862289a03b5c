//! How long it takes to divide a hand into melds: `cargo run --release -p rafle-games --example melds`.

use std::hint::black_box;
use std::time::Instant;

use rafle_engine::{Seeded, Source};
use rafle_games::family::deck::Cards;
use rafle_games::family::melds::{AllWildMelds, Melds};

const HANDS: usize = 100_000;

/// A call is timed so often in a row, so that the clock itself does not count.
const CALLS: u32 = 8;

/// So many cards of the deck.
fn hand(size: usize, source: &mut Seeded) -> Cards {
    let mut deck = Cards::DECK;
    (0..size).fold(Cards::NONE, |hand, _| {
        let card = deck.nth(source.below(deck.len() as u32) as usize);
        deck = deck.without(card);
        hand.with(card)
    })
}

/// The median and the worst of what a question costs, in microseconds. The worst is that of the least of three tries:
/// whatever else the machine does may disturb one.
fn measure<T>(hands: &[(Melds, Cards)], ask: impl Fn(Melds, Cards) -> T) -> (f64, f64) {
    let once = |&(melds, hand): &(Melds, Cards)| {
        let began = Instant::now();
        for _ in 0..CALLS {
            black_box(ask(black_box(melds), black_box(hand)));
        }
        began.elapsed().as_secs_f64() * 1e6 / f64::from(CALLS)
    };
    let least_of_three = |hand| (0..3).map(|_| once(hand)).fold(f64::INFINITY, f64::min);
    let mut times: Vec<_> = hands.iter().map(least_of_three).collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() - 1])
}

fn main() {
    let mut source = Seeded::new(1);
    for size in [5, 9, 13, 14] {
        let wild = size.min(13) as u8;
        let melds = Melds::new(wild, AllWildMelds::Allow);
        let hands: Vec<_> = (0..HANDS).map(|_| (melds, hand(size, &mut source))).collect();
        let (best, worst) = measure(&hands, Melds::best);
        println!("{size} cards, best arrangement: median {best:.2} µs, worst {worst:.1} µs");
        let (out, worst) = measure(&hands, Melds::goes_out);
        println!("{size} cards, does it go out:   median {:.0} ns, worst {worst:.1} µs", out * 1e3);
    }
}
