//! Pig for two, written against the `turnbase` crate with the rules of our `greedy`, and played at random for as many
//! milliseconds of processor time as the first argument says. Writes how many moves that made in a second.
//!
//! The die is thrown inside `apply` from the generator in the state: of the two ways the crate offers, the faster one.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use turnbase::{ActivePlayers, Game, PlayerId, Prng};

const TARGET: u16 = 100;

#[derive(Clone)]
struct Pig {
    rng: Prng,
    banked: [u16; 2],
    turn: u16,
    seat: u8,
    over: bool,
    /// Throws so far, to count them as moves of their own.
    throws: u64,
}

#[derive(Clone, Copy, PartialEq)]
enum Action {
    Again,
    Stop,
}

impl Pig {
    /// Throws until there is something to choose.
    fn throw(&mut self) {
        loop {
            let face = self.rng.range(1, 7) as u16;
            self.throws += 1;
            if face > 1 {
                self.turn += face;
                if self.banked[usize::from(self.seat)] + self.turn >= TARGET {
                    self.bank();
                }
                return;
            }
            self.turn = 0;
            self.seat ^= 1;
        }
    }

    fn bank(&mut self) {
        let banked = &mut self.banked[usize::from(self.seat)];
        *banked += self.turn;
        self.over = *banked >= TARGET;
        self.turn = 0;
        self.seat ^= 1;
    }
}

struct Rules;

impl Game for Rules {
    type State = Pig;
    type Action = Action;
    type View = ();

    fn new_initial_state(&self, seed: u64) -> Pig {
        let mut pig = Pig { rng: Prng::new(seed), banked: [0; 2], turn: 0, seat: 0, over: false, throws: 0 };
        pig.throw();
        pig
    }

    fn num_players(&self) -> usize {
        2
    }

    fn active_players(&self, pig: &Pig) -> ActivePlayers {
        if pig.over { ActivePlayers::none() } else { ActivePlayers::one(PlayerId::new(pig.seat.into())) }
    }

    fn legal_actions(&self, pig: &Pig, _: PlayerId) -> Vec<Action> {
        if pig.over { Vec::new() } else { vec![Action::Again, Action::Stop] }
    }

    fn apply(&self, pig: &mut Pig, _: PlayerId, action: Action) {
        if action == Action::Stop {
            pig.bank();
        }
        if !pig.over {
            pig.throw();
        }
    }

    fn is_terminal(&self, pig: &Pig) -> bool {
        pig.over
    }

    fn reward(&self, pig: &Pig, player: PlayerId) -> f64 {
        if pig.banked[player.index() as usize] >= TARGET { 1.0 } else { -1.0 }
    }

    fn view(&self, _: &Pig, _: Option<PlayerId>) {}
}

/// Plays a game at random and counts its moves.
fn play_out(seed: u64, luck: &mut Prng) -> u64 {
    let mut pig = Rules.new_initial_state(seed);
    let mut actions = 0;
    while !Rules.is_terminal(&pig) {
        let player = Rules.active_players(&pig).iter().next().expect("somebody is next");
        let open = Rules.legal_actions(&pig, player);
        let action = *luck.choose(&open).expect("something is open");
        Rules.apply(&mut pig, player, action);
        actions += 1;
    }
    black_box(&pig);
    actions + pig.throws
}

fn main() {
    let time = Duration::from_millis(std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(500));
    let mut luck = Prng::new(1);
    let (mut moves, mut seed) = (0, 0);
    let began = ThreadTime::now();
    let mut spent = Duration::ZERO;
    while spent < time {
        for _ in 0..64 {
            moves += play_out(seed, &mut luck);
            seed += 1;
        }
        spent = began.elapsed();
    }
    println!("{}", moves as f64 / spent.as_secs_f64());
}
