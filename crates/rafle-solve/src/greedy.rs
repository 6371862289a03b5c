//! Greedy for two, solved exactly: the share of the win from any scores and any turn.
//!
//! What each face does is asked of the rules. Scores only grow, so pairs of scores are solved from the highest down. Two
//! pairs answer each other when nothing is banked: mine and yours, yours and mine. With choices that stay as they are each
//! share is a line in the other, so both are found where the lines meet; then the best choices are made again, until they
//! change no more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

use rafle_engine::{Dice, FACES, Game, Next, Options as _, Seat, Throw};
use rafle_games::family::again::Again;
use rafle_games::greedy::{Greedy, Options};

use crate::exact::{Exact, Values};
use crate::figures::{Figures, OfSeat};
use crate::graph::Objective;
use crate::unsolved::Unsolved;

/// A pair is settled when neither share moves by more.
const SETTLED: f64 = 1e-15;

/// Lines are followed so often; after that it is step by step, which is slow but always arrives.
const MOST_LINES: usize = 8;

/// What a turn is worth, and how much more it would be if an ended turn were worth more: it is a line as long as the
/// choices stay the same.
#[derive(Clone, Copy, Default)]
struct Line {
    share: f64,
    slope: f64,
}

/// Greedy for two with one target: one game, which ends at once.
pub struct Pair {
    target: usize,
    /// What each face adds to the turn; nothing if it ends the turn.
    faces: [Option<usize>; 6],
    /// The share of the seat that is about to begin a turn, by its own score and the other's.
    shares: Vec<f64>,
}

impl Pair {
    /// Solves the game from nothing; nothing comes of options that are not solved: equal turns, or several games.
    pub fn new(options: Options) -> Option<Pair> {
        let solved = Options { target: options.target, ..Options::default() };
        if options != solved {
            return None;
        }
        let target = usize::from(options.target);
        let mut pair = Pair { target, faces: faces()?, shares: vec![0.0; target * target] };
        let mut turn = Vec::new();
        for sum in (0..=2 * (target - 1)).rev() {
            for mine in sum.saturating_sub(target - 1)..=sum / 2 {
                pair.settle(mine, sum - mine, &mut turn);
            }
        }
        Some(pair)
    }

    /// The solved game, computed when it is asked for the first time.
    pub fn of(options: Options) -> Option<Arc<Pair>> {
        static PAIRS: OnceLock<Mutex<HashMap<u16, Arc<Pair>>>> = OnceLock::new();
        let mut pairs = PAIRS.get_or_init(Mutex::default).lock().ok()?;
        if let Some(pair) =
            pairs.get(&options.target).filter(|_| options == Options { target: options.target, ..Options::default() })
        {
            return Some(pair.clone());
        }
        let pair = Arc::new(Pair::new(options)?);
        pairs.insert(options.target, pair.clone());
        Some(pair)
    }

    /// The first seat's share of the win.
    pub fn first_share(&self) -> f64 {
        self.shares[0]
    }

    /// The share of the seat about to begin a turn, with its own score and the other's, both below the target.
    pub fn share(&self, mine: usize, theirs: usize) -> f64 {
        self.shares[mine * self.target + theirs]
    }

    /// What it is worth to the seat that chooses to throw again, and to stop, with this much in the turn.
    pub fn choices(&self, mine: usize, theirs: usize, turn: usize) -> [(Again, f64); 2] {
        let lost = 1.0 - self.share(theirs, mine);
        let mut worth = Vec::new();
        let again = self.thrown(mine, theirs, turn, lost, &mut worth).share;
        [(Again::Again, again), (Again::Stop, self.banked(mine + turn, theirs))]
    }

    /// The open actions of the seat that is next, each with its share of the win. Nothing when no seat is next.
    pub fn actions(&self, game: &Greedy) -> Vec<(Again, f64)> {
        let Next::Seat(seat) = game.next() else { return Vec::new() };
        let scores = game.standings().scores;
        let mut stopped = *game;
        stopped.act(Again::Stop).expect("who has thrown may stop");
        let other = other(seat);
        let turn = stopped.standings().scores[seat] - scores[seat];
        let worth = self.choices(scores[seat] as usize, scores[other] as usize, turn as usize);
        game.actions().filter_map(|open| worth.into_iter().find(|(action, _)| *action == open)).collect()
    }

    /// The solved game that begins with `start`, unless it is for more than two, or not solved.
    pub(crate) fn of_game(start: &Greedy) -> Result<Arc<Pair>, Unsolved> {
        if start.standings().seats.len() > 2 {
            return Err(Unsolved::TooManySeats(2));
        }
        Pair::of(start.options()).ok_or(Unsolved::OtherRules)
    }

    /// The share of `seat`, which is about to throw: what comes of each face.
    fn about_to_throw(&self, game: &Greedy, seat: Seat) -> f64 {
        let worth = |face: u8| {
            let mut after = *game;
            after.befall(Throw(Dice::of(&[face]))).expect("one die is thrown");
            match after.next() {
                Next::Nobody => after.standings().share(seat),
                Next::Seat(_) => self.actions(&after).into_iter().fold(0.0, |best: f64, (_, worth)| best.max(worth)),
                Next::Chance { .. } => {
                    let scores = after.standings().scores;
                    1.0 - self.share(scores[other(seat)] as usize, scores[seat] as usize)
                }
            }
        };
        FACES.into_iter().map(worth).sum::<f64>() / FACES.len() as f64
    }

    /// Both shares of a pair of scores, whoever begins.
    fn settle(&mut self, low: usize, high: usize, turn: &mut Vec<Line>) {
        let (here, there) = (low * self.target + high, high * self.target + low);
        for lines in 0.. {
            let mine = self.thrown(low, high, 0, 1.0 - self.shares[there], turn);
            let theirs = self.thrown(high, low, 0, 1.0 - self.shares[here], turn);
            let moved = (mine.share - self.shares[here]).abs().max((theirs.share - self.shares[there]).abs());
            // What each would have if the other had nothing.
            let alone = (mine.share + mine.slope * self.shares[there], theirs.share + theirs.slope * self.shares[here]);
            (self.shares[here], self.shares[there]) = (mine.share, theirs.share);
            if moved <= SETTLED {
                break;
            }
            if lines < MOST_LINES {
                let both = 1.0 - mine.slope * theirs.slope;
                self.shares[here] = (alone.0 - mine.slope * alone.1) / both;
                self.shares[there] = (alone.1 - theirs.slope * alone.0) / both;
            }
        }
    }

    /// The share of a seat that throws with `turn` points in hand, when an ended turn is worth `lost`.
    fn thrown(&self, mine: usize, theirs: usize, turn: usize, lost: f64, worth: &mut Vec<Line>) -> Line {
        // What throwing is worth by what the turn has brought, from the target down.
        let left = self.target - mine;
        worth.clear();
        worth.resize(left, Line::default());
        for points in (turn..left).rev() {
            let mut sum = Line::default();
            for face in self.faces {
                let after = match face {
                    None => Line { share: lost, slope: 1.0 },
                    Some(face) if points + face >= left => Line { share: 1.0, slope: 0.0 },
                    Some(face) => {
                        let banked = self.banked(mine + points + face, theirs);
                        let again = worth[points + face];
                        if banked > again.share { Line { share: banked, slope: 0.0 } } else { again }
                    }
                };
                sum = Line { share: sum.share + after.share, slope: sum.slope + after.slope };
            }
            let faces = self.faces.len() as f64;
            worth[points] = Line { share: sum.share / faces, slope: sum.slope / faces };
        }
        worth[turn]
    }

    /// The share of a seat that has just banked.
    fn banked(&self, mine: usize, theirs: usize) -> f64 {
        if mine >= self.target { 1.0 } else { 1.0 - self.share(theirs, mine) }
    }
}

impl Exact<Greedy> for Pair {
    fn objective(&self) -> Objective {
        Objective::Share
    }

    fn figures(&self) -> Figures {
        let first = self.first_share();
        let seats = [first, 1.0 - first].map(|share| OfSeat { share, score: None });
        Figures { seats: seats.to_vec(), shared: Some(0.0), ..Figures::default() }
    }

    fn values(&self, game: &Greedy) -> Option<Values> {
        let (seat, share) = match game.next() {
            Next::Nobody => (Seat::A, game.standings().share(Seat::A)),
            Next::Seat(seat) => {
                (seat, self.actions(game).into_iter().fold(0.0, |best: f64, (_, worth)| best.max(worth)))
            }
            Next::Chance { hand } => {
                let seat = hand.expect("somebody throws");
                (seat, self.about_to_throw(game, seat))
            }
        };
        let mut values = Values::all(0.0);
        (values[seat], values[other(seat)]) = (share, 1.0 - share);
        Some(values)
    }

    fn actions(&self, game: &Greedy) -> Option<Vec<(Again, f64)>> {
        Some(Pair::actions(self, game)).filter(|open| !open.is_empty())
    }
}

/// The other one of two seats.
fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index())
}

/// What each face does to a turn.
fn faces() -> Option<[Option<usize>; 6]> {
    let start: Greedy = rafle_engine::start(Options::read([]).ok()?, 2).ok()?;
    Some(FACES.map(|face| {
        let mut game = start;
        game.befall(Throw(Dice::of(&[face]))).ok()?;
        game.act(Again::Stop).ok()?;
        Some(game.standings().scores[Seat::A] as usize)
    }))
}

#[cfg(test)]
mod tests {
    use cpu_time::ThreadTime;
    use rafle_engine::Seeded;

    use super::*;
    use crate::graph::{Limits, Solved};

    fn options(target: u16) -> Options {
        Options { target, ..Options::default() }
    }

    #[test]
    fn what_the_rules_say() {
        assert_eq!(faces(), Some([None, Some(2), Some(3), Some(4), Some(5), Some(6)]));
        assert!(Pair::of(Options { equal_turns: true, ..Options::default() }).is_none());
    }

    #[test]
    fn the_general_method_agrees() {
        for target in [10, 25] {
            let start: Greedy = rafle_engine::start(options(target), 2).unwrap();
            let general = Solved::new(&start, Objective::Share, Limits::states(1_000_000)).unwrap();
            let pair = Pair::new(options(target)).unwrap();
            assert!((general.values(&start).unwrap()[0] - pair.first_share()).abs() < 1e-12);
            let mut game = start;
            game.befall(Throw(Dice::of(&[5]))).unwrap();
            for ((action, worth), (same, general)) in
                pair.actions(&game).into_iter().zip(general.actions(&game).unwrap())
            {
                assert_eq!(action, same);
                assert!((worth - general).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn the_first_player_has_a_little_more() {
        let before = ThreadTime::now();
        let pair = Pair::new(options(100)).unwrap();
        println!("{:.12} in {:?}", pair.first_share(), before.elapsed());
        // Known of the same game under another name.
        assert!((pair.first_share() - 0.5306).abs() < 5e-5);
    }

    /// Games by the exact policy agree with the exact share, within four standard errors.
    #[test]
    fn simulated_games_agree() {
        const GAMES: f64 = 2_000.0;
        let pair = Pair::of(options(100)).unwrap();
        let mut source = Seeded::new(30);
        let mut share = 0.0;
        for _ in 0..GAMES as u32 {
            let mut game: Greedy = rafle_engine::start(options(100), 2).unwrap();
            loop {
                match game.next() {
                    Next::Nobody => break,
                    Next::Chance { .. } => game.befall(game.draw(&mut source)).unwrap(),
                    Next::Seat(_) => {
                        let best = pair.actions(&game).into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
                        game.act(best.unwrap().0).unwrap();
                    }
                }
            }
            share += game.standings().share(Seat::A) / GAMES;
        }
        let exact = pair.first_share();
        let error = (exact * (1.0 - exact) / GAMES).sqrt();
        assert!((share - exact).abs() < 4.0 * error, "{share} ± {error}, exactly {exact}");
    }
}
