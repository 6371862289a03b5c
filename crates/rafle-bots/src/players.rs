//! The players of every game: whoever lets bots play asks one of these and builds none.

use std::error::Error;
use std::fmt;

use rafle_engine::{
    Advice, Analysis, AnyGame, AnySeen, Followed, Game, Line, Message, Next, Objective, Play, Seeded, Seen, Standings,
    Viewer, step,
};
use rafle_games::Visit;
use rafle_solve::{Answer, Shared, Solver, exact, exact_with_patience};

use crate::mind::Mind;
use crate::sensible::{self, AgainstSensible};
use crate::{Level, Limit, Player, Thought, coach, contest, minds, pace, slip};

/// Whoever plays and coaches one game. Whatever they are given is that game.
pub trait Players: Sync {
    /// What a bot of this level chooses in its seat; nothing if that is not next.
    fn choose(&self, level: Level, seen: &AnySeen, thought: Thought) -> Option<String>;

    /// Weighs what the seat that is next can do, see [`advise`](crate::advise).
    fn advise(&self, seen: &AnySeen, thought: Thought) -> Result<Advice, Message>;

    /// Goes through a finished game, see [`analyse`](crate::analyse).
    fn analyse(&self, play: &Play, thought: Thought) -> Result<Analysis, Message>;

    /// Whether there is such a player of the game that begins so.
    fn include(&self, player: Player, start: &dyn AnyGame) -> bool;

    /// Whether shares of the win are solved for the game that begins so.
    fn share_is_solved(&self, start: &dyn AnyGame) -> bool;

    /// What comes of a game of a match.
    fn matched(&self, start: &dyn AnyGame, seating: &[Player], seed: u64, limit: Limit) -> Standings;

    /// How much better exact play is than sensible play: nothing if the game is not solved, if there is nothing to choose, or
    /// if more than two play. With `keep` it is measured once and for all, as odds that took long are kept.
    fn against_sensible(&self, start: &dyn AnyGame, keep: bool) -> Option<AgainstSensible>;

    /// A game of random players to its end, and how many moves it took.
    fn at_random(&self, start: &dyn AnyGame, seed: u64) -> Result<(Standings, u32), Endless>;

    /// The same with players of these levels. They think for so many playouts and not for a time: the same seed gives the
    /// same game on any machine.
    fn thinking(
        &self,
        start: &dyn AnyGame,
        bots: &[Level],
        seed: u64,
        playouts: u32,
    ) -> Result<(Standings, u32), Endless>;

    /// Plays so many games at random, one after the other and as fast as can be, and counts the moves.
    fn hurry(&self, start: &dyn AnyGame, games: u32, source: &mut Seeded) -> u64;

    /// Something that clones states from all over such games whenever it is called, and says how many.
    fn cloning(&self, start: &dyn AnyGame, source: &mut Seeded) -> Box<dyn FnMut() -> u64>;

    /// How many bytes a state has.
    fn state_bytes(&self) -> usize;
}

/// A game was not over after as many moves as it can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Endless(pub u32);

impl fmt::Display for Endless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is not over after {} moves, and can have no more", self.0)
    }
}

impl Error for Endless {}

/// The players of a game on our list; nothing if it is none.
pub fn players(game: &dyn AnyGame) -> Option<&'static dyn Players> {
    struct Find;

    impl Visit for Find {
        type Out = &'static dyn Players;

        fn visit<G: Game>(self) -> Self::Out {
            const { &PlayersOf::<G>::new() }
        }
    }

    rafle_games::visit_game(game, Find)
}

/// The players of games of type `G`: those of our list, and of any other game that somebody writes.
///
/// What is known about a game on our list beyond its rules, a solution or a [`Mind`], is found by its type. For any other
/// game whoever makes its players says so, or they search by the rules alone.
pub struct PlayersOf<G: Game> {
    mind: Option<&'static dyn Mind<G>>,
    // Forgets how: the graph of a game is built where somebody wants it, and not wherever there are players.
    solve: Option<Box<Solve<G>>>,
}

type Solve<G> = dyn Fn(&G) -> Answer<G> + Send + Sync;

impl<G: Game> Default for PlayersOf<G> {
    fn default() -> PlayersOf<G> {
        PlayersOf::new()
    }
}

impl<G: Game> PlayersOf<G> {
    /// Players who know what our list knows, or the rules alone.
    pub const fn new() -> PlayersOf<G> {
        PlayersOf { mind: None, solve: None }
    }

    /// The same players, exact wherever this solver is.
    pub fn solved_by(self, solver: Solver<G>) -> PlayersOf<G> {
        PlayersOf { solve: Some(Box::new(move |start| solver.exact(start))), ..self }
    }

    /// The same players, who search with this in mind.
    pub fn with_mind(self, mind: &'static dyn Mind<G>) -> PlayersOf<G> {
        PlayersOf { mind: Some(mind), ..self }
    }

    /// The action that a bot of this level chooses in a game that began with `start`, which everybody knows. The viewer of
    /// `seen` sits in the seat that is next.
    pub fn action(&self, level: Level, start: &G, seen: &Seen<G>, thought: Thought) -> G::Action {
        let mut source = Seeded::new(thought.seed);
        // Known when this is compiled: where no choice ever matters no search is built.
        if const { !G::DECIDES } {
            return seen.any_action(&mut source);
        }
        if level == Level::Random || !start.decides() {
            return seen.any_action(&mut source);
        }
        let mut open = seen.actions();
        let first = open.next().expect("a seat that is next has an action");
        if open.next().is_none() {
            return first;
        }
        let weighed = self.weigh_to_win(start, seen, Thought { limit: level.effort(thought.limit), ..thought });
        slip::slip(level, &weighed, &mut source)
    }

    /// How likely a bot of this level chooses each open action, in the order in which the game lists them. Searches are not
    /// always of the same opinion: it is what this one says.
    pub fn likely(&self, level: Level, start: &G, seen: &Seen<G>, thought: Thought) -> Vec<f64> {
        let open: Vec<_> = seen.actions().collect();
        if level == Level::Random || !start.decides() {
            return vec![1.0 / open.len() as f64; open.len()];
        }
        let weighed = self.weigh_to_win(start, seen, Thought { limit: level.effort(thought.limit), ..thought });
        let likely = slip::likely(level, &weighed);
        let of = |action| weighed.worths.iter().position(|worth| worth.action == action).map_or(0.0, |at| likely[at]);
        open.into_iter().map(of).collect()
    }

    pub(crate) fn mind(&self) -> &'static dyn Mind<G> {
        self.mind.unwrap_or_else(minds::of::<G>)
    }

    /// The exact values of the game that begins with `start`, if it is solved, and without patience in seconds.
    pub(crate) fn solution(&self, start: &G, patient: bool) -> Option<Shared<G>> {
        let answer = match &self.solve {
            Some(solve) => solve(start),
            None if patient => exact_with_patience(start),
            None => exact(start),
        };
        answer.ok()
    }

    fn typed(start: &dyn AnyGame) -> &G {
        start.as_game::<G>().expect("players are given their own game")
    }
}

// Known when this is compiled: where no choice ever matters no search is built.
impl<G: Game> Players for PlayersOf<G> {
    fn choose(&self, level: Level, seen: &AnySeen, thought: Thought) -> Option<String> {
        let (start, seen) = seen.as_game::<G>()?;
        seen.to_move().then(|| self.action(level, start, &seen, thought).to_string())
    }

    fn advise(&self, seen: &AnySeen, thought: Thought) -> Result<Advice, Message> {
        coach::advise_in(self, seen, thought)
    }

    fn analyse(&self, play: &Play, thought: Thought) -> Result<Analysis, Message> {
        coach::analyse_in(self, play, thought)
    }

    fn include(&self, player: Player, start: &dyn AnyGame) -> bool {
        player.plays(self, PlayersOf::typed(start))
    }

    fn share_is_solved(&self, start: &dyn AnyGame) -> bool {
        let solved = self.solution(PlayersOf::typed(start), true);
        solved.is_some_and(|solved| solved.objective() == Objective::Share)
    }

    fn matched(&self, start: &dyn AnyGame, seating: &[Player], seed: u64, limit: Limit) -> Standings {
        let start = PlayersOf::<G>::typed(start);
        if const { G::DECIDES } { contest::play(self, start, seating, seed, limit) } else { start.standings() }
    }

    fn at_random(&self, start: &dyn AnyGame, seed: u64) -> Result<(Standings, u32), Endless> {
        let (mut game, mut source) = (PlayersOf::<G>::typed(start).clone(), Seeded::new(seed));
        let most = game.most_steps();
        let mut moves = 0;
        while step(&mut game, &mut source) {
            moves += 1;
            if moves > most {
                return Err(Endless(most));
            }
        }
        Ok((game.standings(), moves))
    }

    fn thinking(
        &self,
        start: &dyn AnyGame,
        bots: &[Level],
        seed: u64,
        playouts: u32,
    ) -> Result<(Standings, u32), Endless> {
        if const { !G::DECIDES } {
            return self.at_random(start, seed);
        }
        let start = PlayersOf::<G>::typed(start);
        let (mut game, mut source) = (Followed::new(start.clone()), Seeded::new(seed));
        let most = game.most_steps();
        for moves in 0..=most {
            let line = match game.next() {
                Next::Nobody => return Ok((game.standings(), moves)),
                Next::Chance { .. } => Line::Luck(game.draw(&mut source)),
                Next::Seat(seat) => Line::Action(match bots[seat.index()] {
                    Level::Random => game.any_action(&mut source),
                    level => self.action(level, start, &game.seen(Viewer::Seat(seat)), thought(seed, moves, playouts)),
                }),
            };
            game.add(line).expect("what was drawn can befall, and a player chooses what is open");
        }
        Err(Endless(most))
    }

    fn against_sensible(&self, start: &dyn AnyGame, keep: bool) -> Option<AgainstSensible> {
        sensible::against(self, PlayersOf::typed(start), keep)
    }

    fn hurry(&self, start: &dyn AnyGame, games: u32, source: &mut Seeded) -> u64 {
        pace::play(PlayersOf::<G>::typed(start), games, source)
    }

    fn cloning(&self, start: &dyn AnyGame, source: &mut Seeded) -> Box<dyn FnMut() -> u64> {
        pace::cloning(PlayersOf::<G>::typed(start), source)
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }
}

/// Every move of every game has luck of its own to think with.
fn thought(seed: u64, moves: u32, playouts: u32) -> Thought {
    let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(moves.into());
    Thought { seed, limit: Limit::Playouts(playouts), patient: true }
}
