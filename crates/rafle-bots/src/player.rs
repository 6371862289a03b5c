//! Who can be matched against whom: the levels, and plain players to measure them by.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{Game, Next, Objective, Seeded, Seen, Unreadable, play_out};

use crate::weigh::objective;
use crate::{Level, Limit, PlayersOf, Thought, minds, tree};

/// Without a number of playouts to go by, a plain player takes so many.
const PLAIN_PLAYOUTS: u32 = 400;

/// How many times as long somebody patient thinks.
const PATIENCE: u32 = 10;

/// Somebody who plays in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Player {
    /// A bot of this level.
    Level(Level),
    /// `one-ply`: tries every open action in worlds that could lie behind the holes, plays on at random, and takes the one
    /// that won most often.
    OnePly,
    /// `searcher`: a master who searches, even where more is known.
    Searcher,
    /// `silent`: a master who does what goes without saying wherever there is such a thing, and so never uses what a rule
    /// offers before a throw.
    Silent,
    /// `former`: the master of before, where the game is played in another way now: one who searches with what was known then.
    Former,
    /// `patient`: a master who thinks ten times as long.
    Patient,
    /// `alone`: goes for the greatest expected score of its own, as if nobody else were there, where that is solved.
    Alone,
}

impl Player {
    /// All of them, the weakest level first.
    pub const ALL: [Player; 10] = [
        Player::Level(Level::Random),
        Player::Level(Level::Easy),
        Player::Level(Level::Club),
        Player::Level(Level::Master),
        Player::OnePly,
        Player::Searcher,
        Player::Silent,
        Player::Former,
        Player::Patient,
        Player::Alone,
    ];

    /// Whether there is such a player of the game that begins with `start`.
    pub(crate) fn plays<G: Game>(self, players: &PlayersOf<G>, start: &G) -> bool {
        let solved = || players.solution(start, false).is_some_and(|solved| solved.objective() == Objective::Score);
        match self {
            Player::Alone => solved(),
            Player::Former => minds::former::<G>().is_some(),
            _ => true,
        }
    }

    /// What this player chooses, see [`PlayersOf::action`]. There is [such a player](crate::Players::include) of the game.
    pub fn choose<G: Game>(self, players: &PlayersOf<G>, start: &G, seen: &Seen<G>, thought: Thought) -> G::Action {
        match self {
            Player::Level(level) => players.action(level, start, seen, thought),
            Player::OnePly => one_ply(seen, thought),
            Player::Searcher => tree::weigh(seen, players.mind(), thought).best().action,
            Player::Silent => seen.unsaid().unwrap_or_else(|| players.action(Level::Master, start, seen, thought)),
            Player::Former => {
                let mind = minds::former::<G>().expect("there was another way to play");
                PlayersOf::new().with_mind(mind).action(Level::Master, start, seen, thought)
            }
            Player::Patient => {
                let thought = Thought { limit: thought.limit.times(PATIENCE), ..thought };
                players.action(Level::Master, start, seen, thought)
            }
            Player::Alone => {
                players.solution(start, false).and_then(|solved| solved.best(seen)).expect("the score is solved")
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::OnePly => f.write_str("one-ply"),
            Player::Searcher => f.write_str("searcher"),
            Player::Silent => f.write_str("silent"),
            Player::Former => f.write_str("former"),
            Player::Patient => f.write_str("patient"),
            Player::Alone => f.write_str("alone"),
        }
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Player, Unreadable> {
        Player::ALL.into_iter().find(|player| player.to_string() == text).ok_or(Unreadable)
    }
}

fn one_ply<G: Game>(seen: &Seen<G>, thought: Thought) -> G::Action {
    let Next::Seat(seat) = seen.next() else { unreachable!("a seat is next") };
    let objective = objective(&**seen);
    let actions: Vec<_> = seen.actions().collect();
    let mut sums = vec![0.0; actions.len()];
    let mut source = Seeded::new(thought.seed);
    let playouts = match thought.limit {
        Limit::Playouts(count) => count,
        Limit::Time(_) => PLAIN_PLAYOUTS,
    };
    for _ in 0..(playouts as usize / actions.len()).max(1) {
        let world = seen.fill(&mut source);
        for (sum, &action) in sums.iter_mut().zip(&actions) {
            let mut game = world.clone();
            game.act(action).expect("what is open is accepted");
            play_out(&mut game, &mut source);
            *sum += objective.of(&game.standings(), seat);
        }
    }
    let best = actions.into_iter().zip(sums).reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.expect("a seat that is next has an action").0
}
