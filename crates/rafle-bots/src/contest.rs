//! Matches: players against each other, in every seating, with the same luck for each.

use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use rafle_engine::{AnyGame, Followed, Game, Line, MOST_SEATS, Next, Seat, Seeded, Standings, Viewer};
use rayon::prelude::*;

use crate::{Limit, Player, Players, PlayersOf, Thought};

/// How wide an interval has to be.
#[derive(Clone, Copy, Debug)]
struct Confidence {
    /// The truth lies no further from a mean than so many standard errors.
    errors: f64,
    /// Something that never happened in n tries is rarer than this part of n.
    never: f64,
}

/// With a confidence of 99 % at the end.
const ONCE: Confidence = Confidence { errors: 2.576, never: 4.605 };

/// With a confidence of 99 % at each of [`LOOKS`] looks together: 99.8 % at each of them.
const AT_EACH_LOOK: Confidence = Confidence { errors: 3.090, never: 6.215 };

/// A match that may end early is looked at so often: at the end, and each time half as many games before.
const LOOKS: u32 = 5;

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Who plays, one for each seat.
    pub players: Vec<Player>,
    /// How many games, over all seatings; rounded up to a whole number of each.
    pub games: u64,
    /// The seed of the first of them.
    pub seed: u64,
    /// How long the players may think.
    pub limit: Limit,
    /// Whether to stop as soon as each player is surely ahead of the next. Whoever looks several times is sooner misled
    /// by luck, so intervals are wider then.
    pub until_sure: bool,
}

/// Why a match cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unplayable {
    /// Nobody chooses anything in this game.
    NothingToDecide,
    /// The game has so many seats, and another number of players was named.
    Seats(usize),
    /// This player does not play it.
    NotBy(Player),
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::NothingToDecide => f.write_str("nobody chooses anything in this game"),
            Unplayable::Seats(seats) => write!(f, "the game is for {seats}: name as many players"),
            Unplayable::NotBy(player) => write!(f, "`{player}` does not play this game"),
        }
    }
}

impl Error for Unplayable {}

impl Contest {
    /// How many games there will really be.
    pub fn all_games(&self) -> u64 {
        let seatings = seatings(&self.players).len() as u64;
        self.games.div_ceil(seatings) * seatings
    }

    /// Plays the game that begins so on all cores, among its own players, and asks `go_on` after each game. When it says no,
    /// games that are under way are finished, and the outcome is of those alone that all seatings have played.
    pub fn play(
        &self,
        start: &dyn AnyGame,
        players: &dyn Players,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Result<Outcome, Unplayable> {
        if !start.decides() {
            return Err(Unplayable::NothingToDecide);
        }
        if start.seats() != self.players.len() {
            return Err(Unplayable::Seats(start.seats()));
        }
        match self.players.iter().find(|player| !players.include(**player, start)) {
            Some(&unable) => Err(Unplayable::NotBy(unable)),
            None => Ok(self.play_from(start, players, go_on)),
        }
    }

    fn play_from(&self, start: &dyn AnyGame, players: &dyn Players, go_on: &(dyn Fn() -> bool + Sync)) -> Outcome {
        let stopped = AtomicBool::new(false);
        let mut names = self.players.clone();
        names.sort_by_key(|player| self.players.iter().position(|first| first == player));
        names.dedup();
        let seatings = seatings(&self.players);
        let group = |number: u64| {
            let mut group = Group::new(names.len());
            for seating in &seatings {
                let standings = players.matched(start, seating, self.seed.wrapping_add(number), self.limit);
                for (seat, player) in standings.seats.iter().zip(seating) {
                    let name = names.iter().position(|name| name == player).expect("every player has a name");
                    group.add(name, standings.share(seat), standings.scores[seat].into());
                }
                if !go_on() {
                    stopped.store(true, Ordering::Relaxed);
                }
            }
            group.mean()
        };
        let all = self.all_games() / seatings.len() as u64;
        let confidence = if self.until_sure { AT_EACH_LOOK } else { ONCE };
        let (solved, options, groups) = (players.share_is_solved(start), start.options(), Vec::new());
        let mut outcome =
            Outcome { names: names.clone(), seatings: seatings.len(), options, solved, groups, confidence };
        for end in looks(all, self.until_sure) {
            // Collected in order before anything is added: sums do not depend on which core was first.
            let begin = outcome.groups.len() as u64;
            let on = |_: &u64| !stopped.load(Ordering::Relaxed);
            outcome.groups.par_extend((begin..end).into_par_iter().take_any_while(on).map(group));
            if stopped.load(Ordering::Relaxed) || self.until_sure && outcome.settled() {
                break;
            }
        }
        outcome
    }
}

/// After how many groups of games a match is looked at.
fn looks(all: u64, several: bool) -> impl Iterator<Item = u64> {
    let before = if several { LOOKS - 1 } else { 0 };
    (0..=before).rev().map(move |halvings| all.div_ceil(1 << halvings))
}

/// Every different order of the players.
fn seatings(players: &[Player]) -> Vec<Vec<Player>> {
    if players.is_empty() {
        return vec![Vec::new()];
    }
    let mut all: Vec<Vec<Player>> = Vec::new();
    for (index, &first) in players.iter().enumerate() {
        if players[..index].contains(&first) {
            continue;
        }
        let mut others = players.to_vec();
        others.remove(index);
        all.extend(seatings(&others).into_iter().map(|rest| [vec![first], rest].concat()));
    }
    all
}

/// Plays one game to its end.
pub(crate) fn play<G: Game>(
    players: &PlayersOf<G>,
    start: &G,
    seating: &[Player],
    seed: u64,
    limit: Limit,
) -> Standings {
    let mut game = Followed::new(start.clone());
    let mut luck = TurnByTurn { seed, hand: 0, turns: [0; MOST_SEATS + 1], throw: 0 };
    let mut decisions = 0;
    loop {
        let line = match game.next() {
            Next::Nobody => return game.standings(),
            Next::Chance { hand } => Line::Luck(game.draw(&mut luck.next(hand))),
            Next::Seat(seat) => {
                decisions += 1;
                let thought = Thought { seed: mixed([seed, u64::MAX, 0, decisions]), limit, patient: true };
                let seen = game.seen(Viewer::Seat(seat));
                Line::Action(seating[seat.index()].choose(players, start, &seen, thought))
            }
        };
        game.add(line).expect("what was drawn can befall, and a player chooses what is open");
    }
}

/// Luck that is drawn anew for every throw from what it is for: whose hand, its how-manieth turn, and which throw in that
/// turn. So every seating meets the same luck, however the players use it.
struct TurnByTurn {
    seed: u64,
    /// Whose turn it was last, by the numbers of [`number_of`].
    hand: usize,
    turns: [u64; MOST_SEATS + 1],
    throw: u64,
}

impl TurnByTurn {
    fn next(&mut self, hand: Option<Seat>) -> Seeded {
        let index = number_of(hand);
        if self.hand == index && self.turns[index] > 0 {
            self.throw += 1;
        } else {
            self.hand = index;
            self.turns[index] += 1;
            self.throw = 0;
        }
        Seeded::new(mixed([self.seed, index as u64, self.turns[index], self.throw]))
    }
}

/// A number for each hand, and for nobody's. That one lies after the first eight seats, where it lay when no game had more: a
/// seed means the same luck as ever.
fn number_of(hand: Option<Seat>) -> usize {
    const NOBODY: usize = 8;
    hand.map_or(NOBODY, |seat| seat.index() + usize::from(seat.index() >= NOBODY))
}

/// One number out of several, the same on every machine: the steps of `SplitMix64`.
fn mixed(numbers: [u64; 4]) -> u64 {
    numbers.into_iter().fold(0, |mixed: u64, number| {
        let mut word = (mixed ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    })
}

/// What the players had on average over all seatings with the same luck.
struct Group {
    seats: Vec<f64>,
    shares: Vec<f64>,
    scores: Vec<f64>,
}

impl Group {
    fn new(names: usize) -> Group {
        Group { seats: vec![0.0; names], shares: vec![0.0; names], scores: vec![0.0; names] }
    }

    fn add(&mut self, name: usize, share: f64, score: f64) {
        self.seats[name] += 1.0;
        self.shares[name] += share;
        self.scores[name] += score;
    }

    fn mean(mut self) -> Group {
        for name in 0..self.seats.len() {
            self.shares[name] /= self.seats[name];
            self.scores[name] /= self.seats[name];
        }
        self
    }
}

/// What came of a match.
#[non_exhaustive]
pub struct Outcome {
    /// Every different player, in the order in which they were named.
    pub names: Vec<Player>,
    /// How many seatings there are.
    pub seatings: usize,
    /// Every option of the game with its written value.
    pub options: Vec<(&'static str, String)>,
    /// Whether shares of the win are solved for this game and so many seats, so that a master plays exactly.
    pub solved: bool,
    groups: Vec<Group>,
    confidence: Confidence,
}

impl Outcome {
    /// How many games were played.
    pub fn games(&self) -> usize {
        self.groups.len() * self.seatings
    }

    /// The share of the win of a player, by its number among the names.
    pub fn share(&self, name: usize) -> Within {
        self.shares(|group| group.shares[name])
    }

    /// The score of a player.
    pub fn score(&self, name: usize) -> Within {
        Within::of(self.groups.iter().map(|group| group.scores[name]), self.confidence)
    }

    /// By how much the share of one player is greater than that of another.
    pub fn margin(&self, one: usize, other: usize) -> Within {
        self.shares(|group| group.shares[one] - group.shares[other])
    }

    fn shares(&self, of: impl Fn(&Group) -> f64 + Clone) -> Within {
        Within::of(self.groups.iter().map(of), self.confidence).modest(self.groups.len(), self.confidence)
    }

    /// Whether each player is surely ahead of the next, or behind.
    fn settled(&self) -> bool {
        (1..self.names.len()).all(|next| self.margin(next - 1, next).sure())
    }
}

/// A mean, and the half width of its interval of confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Within {
    /// The mean.
    pub mean: f64,
    /// With a confidence of 99 % the truth is no further away than this.
    pub width: f64,
}

impl Within {
    fn of(numbers: impl Iterator<Item = f64> + Clone, confidence: Confidence) -> Within {
        let count = numbers.clone().count() as f64;
        let mean = numbers.clone().sum::<f64>() / count;
        let variance = numbers.map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Within { mean, width: confidence.errors * (variance / count).sqrt() }
    }

    /// The same for shares, which may have come out alike every time: that proves no more than that other outcomes are
    /// rare.
    fn modest(self, groups: usize, confidence: Confidence) -> Within {
        Within { width: self.width.max(confidence.never / groups as f64), ..self }
    }

    /// Whether it is surely not nothing, be it more or less.
    pub fn sure(self) -> bool {
        self.mean.abs() > self.width
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::Source;

    use super::*;
    use crate::{Level, players};

    #[test]
    fn every_seating_once() {
        let [easy, club] = [Player::Level(Level::Easy), Player::Level(Level::Club)];
        assert_eq!(seatings(&[easy, club]).len(), 2);
        assert_eq!(seatings(&[easy, club, club]).len(), 3);
        assert_eq!(seatings(&[easy, club, Player::OnePly]).len(), 6);
    }

    #[test]
    fn luck_belongs_to_a_throw_of_a_turn_of_a_hand() {
        let new = || TurnByTurn { seed: 7, hand: 0, turns: [0; MOST_SEATS + 1], throw: 0 };
        let numbers = |hands: &[usize]| {
            let mut luck = new();
            hands.iter().map(|&hand| luck.next(Some(Seat::new(hand))).below(1_000_000)).collect::<Vec<_>>()
        };
        let (long, short) = (numbers(&[0, 0, 0, 1, 0]), numbers(&[0, 1, 0]));
        assert_eq!((long[0], long[3], long[4]), (short[0], short[1], short[2]));
        assert_ne!(long[0], long[1]);
        assert_eq!([None, Some(7), Some(8), Some(15)].map(|seat| number_of(seat.map(Seat::new))), [8, 7, 9, 16]);
    }

    #[test]
    fn what_never_failed_may_still_fail() {
        let always = Within::of([1.0; 100].into_iter(), ONCE).modest(100, ONCE);
        assert!((always.mean - 1.0).abs() < 1e-12 && (always.width - 0.046).abs() < 1e-3);
    }

    #[test]
    fn a_match_that_may_end_early_is_looked_at_after_each_half() {
        assert_eq!(looks(1600, true).collect::<Vec<_>>(), [100, 200, 400, 800, 1600]);
        assert_eq!(looks(1600, false).collect::<Vec<_>>(), [1600]);
        let contest = |until_sure| Contest {
            players: vec![Player::Level(Level::Master), Player::Level(Level::Random)],
            games: 3200,
            seed: 1,
            limit: Limit::Playouts(1),
            until_sure,
        };
        let greedy = rafle_games::open("greedy", 2, &[]).unwrap().unwrap();
        let play = |until_sure| contest(until_sure).play(&*greedy, players(&*greedy).unwrap(), &|| true).unwrap();
        let early = play(true);
        assert!(early.games() < 3200 && early.margin(0, 1).sure());
        assert_eq!(play(false).games(), 3200);
    }

    #[test]
    fn an_interval_of_known_numbers() {
        let within = Within::of([0.0, 1.0, 0.0, 1.0].into_iter(), ONCE);
        assert!((within.mean - 0.5).abs() < 1e-12);
        let sure = |mean| Within { mean, width: 0.1 }.sure();
        assert!(sure(0.2) && sure(-0.2) && !sure(0.05) && !sure(-0.05), "a sure loss is no luck either");
        assert!((within.width - ONCE.errors * (1.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn a_match_that_is_stopped_tells_what_is_known() {
        let greedy = rafle_games::open("greedy", 2, &[("target", "10")]).unwrap().unwrap();
        let players_of = players(&*greedy).unwrap();
        let (left, limit) = (AtomicBool::new(true), Limit::Playouts(1));
        let both = vec!["random".parse().unwrap(), "easy".parse().unwrap()];
        let contest = Contest { players: both, games: 1_000_000, seed: 1, limit, until_sure: false };
        let outcome = contest.play(&*greedy, players_of, &|| left.swap(false, Ordering::Relaxed)).unwrap();
        assert!((1..1000).contains(&outcome.games()), "{}", outcome.games());
        assert!((outcome.share(0).mean + outcome.share(1).mean - 1.0).abs() < 1e-9);
    }
}
