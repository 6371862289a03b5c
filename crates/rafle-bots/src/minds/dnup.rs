//! dnup: few cards, of few values; what a position is worth was learnt.

use std::sync::LazyLock;

use rafle_engine::{Game, Next, Seat, Seats, Seeded};
use rafle_games::dnup::{Action, Dnup, Word};

use crate::mind::{Mind, Shares};
use crate::minds::former;
use crate::race::{Racer, shares as race};
use crate::values::{Features, Weights};

/// So many actions are worth a thought.
const ACTIONS: usize = 8;

/// Playouts go on for so many turns.
const TURNS: u16 = 6;

/// So many play at most.
const MOST: usize = 5;

/// What is looked at for each seat.
const LOOKED_AT: [&str; 15] = [
    "cards",
    "active",
    "passive",
    "plays",
    "one-card",
    "two-cards",
    "one-value",
    "lying",
    "lying-high",
    "threatened",
    "soon",
    "open",
    "out",
    "alike",
    "high",
];

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../values/dnup.txt"), &names()).expect("a test reads them"));

pub(super) struct Shedding;

impl<W: Word> Mind<Dnup<W>> for Shedding {
    fn sensible(&self, game: &Dnup<W>, source: &mut Seeded) -> Action<W> {
        former::Shedding.sensible(game, source)
    }

    fn candidates(&self, game: &Dnup<W>, into: &mut Vec<Action<W>>) {
        into.extend(ranked(game, &WEIGHTS).into_iter().take(ACTIONS).map(|(_, action)| action));
    }

    fn verdict(&self, root: &Dnup<W>, game: &Dnup<W>) -> Option<Shares> {
        let over = matches!(game.next(), Next::Chance { .. }) && root.next() != game.next();
        (over || game.turns() >= root.turns() + TURNS).then(|| in_the_game(game, &WEIGHTS))
    }
}

/// What each feature is called, in order.
pub(crate) fn names() -> Vec<String> {
    ["two", "more"].into_iter().flat_map(|seats| LOOKED_AT.map(|name| format!("{seats}-{name}"))).collect()
}

/// What there is of each feature for a seat.
type Amounts = [f64; LOOKED_AT.len()];

/// What every seat has, as far as this state knows it; nothing between rounds.
fn amounts<W: Word>(game: &Dnup<W>, seats: Seats, show: &mut dyn FnMut(Seat, Amounts)) {
    let Next::Seat(next) = game.next() else { return };
    let mut values = [[[0; 11]; 2]; MOST];
    seats.iter().for_each(|seat| values[seat.index()] = game.values(seat));
    let mut to_beat = [0; 16];
    game.sets().for_each(|(_, value, size)| to_beat[usize::from(size)] = value);
    for seat in seats.iter() {
        let [active, passive] = &values[seat.index()];
        let kinds = |counts: &[u8]| counts.iter().filter(|&&count| count > 0).count() as f64;
        let cards = f64::from(game.hand_size(seat));
        let (up, down) = (kinds(active), kinds(passive));
        let (mut lying, mut high, mut threatened) = (0.0, 0.0, 0.0);
        for (_, value, size) in game.sets().filter(|(owner, ..)| *owner == seat) {
            let count = f64::from(size);
            lying += count;
            high += count * f64::from(value) / 10.0;
            let beats = |other: Seat| {
                let active = &values[other.index()][0];
                (usize::from(value) + 1..active.len()).any(|higher| active[higher] >= size)
            };
            threatened += if seats.without(seat).iter().any(beats) { count } else { 0.0 };
        }
        let open = |(value, &count): (usize, &u8)| (1..=usize::from(count)).any(|size| value > to_beat[size].into());
        let wait = seats.from(next).position(|other| other == seat).unwrap_or(0);
        let flag = |holds: bool| f64::from(u8::from(holds));
        let alike = active.iter().max().copied().unwrap_or(0);
        let highs: f64 = (0..).zip(active).map(|(value, &count)| f64::from(value) * f64::from(count)).sum();
        show(
            seat,
            [
                cards / 5.0,
                up / 3.0,
                down / 3.0,
                up.min(down + 1.0) / 3.0,
                flag(game.hand_size(seat) == 1),
                flag(game.hand_size(seat) == 2),
                flag(up < 1.5),
                lying / 3.0,
                high / 3.0,
                threatened / 3.0,
                1.0 - wait as f64 / seats.len() as f64,
                active.iter().enumerate().filter(|&it| open(it)).count() as f64 / 3.0,
                flag(game.out() == Some(seat)),
                f64::from(alike) / 3.0,
                highs / cards.max(1.0) / 10.0,
            ],
        );
    }
}

/// The number of the first feature for so many seats.
fn begin(seats: Seats) -> usize {
    if seats.len() == 2 { 0 } else { LOOKED_AT.len() }
}

/// What every seat has, to learn from.
pub(crate) fn features<W: Word>(game: &Dnup<W>) -> Vec<Features> {
    let seats = game.standings().seats;
    let mut all = vec![Features::default(); seats.len()];
    amounts(game, seats, &mut |seat, amounts| {
        (begin(seats)..).zip(amounts).for_each(|(number, amount)| all[seat.index()].add(number, amount));
    });
    all
}

/// The share that each seat can expect of what this round brings.
fn in_the_round<W: Word>(game: &Dnup<W>, weights: &Weights) -> [f64; MOST] {
    let seats = game.standings().seats;
    let weights = &weights.0[begin(seats)..];
    let mut shares = [0.0; MOST];
    seats.iter().for_each(|seat| shares[seat.index()] = 1.0);
    amounts(game, seats, &mut |seat, amounts| {
        let sum: f64 = amounts.iter().zip(weights).map(|(amount, weight)| amount * weight).sum();
        shares[seat.index()] = sum.exp();
    });
    let all: f64 = shares.iter().sum();
    shares.map(|share| share / all)
}

/// What each seat can expect of the game.
fn in_the_game<W: Word>(game: &Dnup<W>, weights: &Weights) -> Shares {
    let standings = game.standings();
    let round = in_the_round(game, weights);
    let tokens = |seat: Seat| standings.scores[seat].max(0) as u8;
    if standings.seats.len() == 2 {
        let [one, other, ..] = round;
        let (mine, theirs) = (tokens(Seat::new(0)), tokens(Seat::new(1)));
        let won = one * chance(game.tokens_to_win(), mine + 1, theirs);
        let share = won + other * chance(game.tokens_to_win(), mine, theirs + 1);
        let mut shares = Shares::default();
        (shares[0], shares[1]) = (share, 1.0 - share);
        return shares;
    }
    // A round brings three tokens, and whoever went out first has had two of them.
    let more = |seat: Seat| if game.out() == Some(seat) { 0.0 } else { 3.0 * round[seat.index()] };
    let racer = |seat: Seat| Racer { mean: f64::from(tokens(seat)) + more(seat), variance: 1.5 };
    let racers: Vec<_> = standings.seats.iter().map(racer).collect();
    race(&racers)
}

/// The chance of whoever has won so many rounds against so many, when each further one is anybody's.
fn chance(to_win: u8, mine: u8, theirs: u8) -> f64 {
    if mine >= to_win {
        1.0
    } else if theirs >= to_win {
        0.0
    } else {
        f64::midpoint(chance(to_win, mine + 1, theirs), chance(to_win, mine, theirs + 1))
    }
}

/// The open actions, the best first, by what this state knows.
pub(crate) fn ranked<W: Word>(game: &Dnup<W>, weights: &Weights) -> Vec<(f64, Action<W>)> {
    let Next::Seat(seat) = game.next() else { return Vec::new() };
    let tokens = game.standings().scores[seat];
    let worth = |action| {
        let mut after = *game;
        after.act(action).expect("what is open is accepted");
        // Whoever goes out has what there is to be had.
        if after.standings().scores[seat] > tokens { 2.0 } else { in_the_round(&after, weights)[seat.index()] }
    };
    let mut ranked: Vec<_> = game.actions().map(|action| (worth(action), action)).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit_the_features() {
        let weights = Weights::read(include_str!("../../values/dnup.txt"), &names()).unwrap();
        assert_eq!(weights.0.len(), 2 * LOOKED_AT.len());
    }

    #[test]
    fn a_match_of_rounds() {
        for (mine, theirs, known) in [(0, 0, 0.5), (1, 0, 0.75), (1, 1, 0.5), (2, 1, 1.0)] {
            assert!((chance(2, mine, theirs) - known).abs() < 1e-12);
        }
    }
}
