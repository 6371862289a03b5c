//! The players of every game whose type is forgotten: the one place where they are built.

use std::marker::PhantomData;

use rafle_engine::{
    Advice, Analysis, AnyGame, AnySeen, Followed, Game, Line, Message, Next, Objective, Play, Seeded, Standings,
    Viewer, step,
};
use rafle_games::Visit;
use rafle_solve::exact_with_patience;

use crate::{Level, Limit, Player, Thought, choose, coach, contest};

/// Whoever plays and coaches one game. Whatever they are given is that game.
pub trait Players: Sync {
    /// What a bot of this level chooses in its seat; nothing if that is not next.
    fn choose(&self, level: Level, seen: &AnySeen, thought: Thought) -> Option<String>;

    /// See [`advise`](crate::advise).
    fn advise(&self, seen: &AnySeen, thought: Thought) -> Result<Advice, Message>;

    /// See [`analyse`](crate::analyse).
    fn analyse(&self, play: &Play, thought: Thought) -> Result<Analysis, Message>;

    /// Whether there is such a player of the game that begins so.
    fn include(&self, player: Player, start: &dyn AnyGame) -> bool;

    /// Whether shares of the win are solved for the game that begins so.
    fn share_is_solved(&self, start: &dyn AnyGame) -> bool;

    /// What comes of a game of a match.
    fn matched(&self, start: &dyn AnyGame, seating: &[Player], seed: u64, limit: Limit) -> Standings;

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
}

/// A game was not over after as many moves as it can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Endless(pub u32);

/// The players of the game of this slug; nothing if there is none.
pub fn players(slug: &str) -> Option<&'static dyn Players> {
    struct Find;

    impl Visit for Find {
        type Out = &'static dyn Players;

        fn visit<G: Game>(self) -> Self::Out {
            const { &Of::<G>(PhantomData) }
        }
    }

    rafle_games::visit(slug, Find)
}

/// The players of `G`.
struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Of<G> {
    fn typed(start: &dyn AnyGame) -> &G {
        start.as_game::<G>().expect("players are given their own game")
    }
}

// Known when this is compiled: where no choice ever matters no search is built.
impl<G: Game> Players for Of<G> {
    fn choose(&self, level: Level, seen: &AnySeen, thought: Thought) -> Option<String> {
        let (start, seen) = seen.as_game::<G>()?;
        seen.to_move().then(|| choose(level, start, &seen, thought).to_string())
    }

    fn advise(&self, seen: &AnySeen, thought: Thought) -> Result<Advice, Message> {
        coach::advise_in::<G>(seen, thought)
    }

    fn analyse(&self, play: &Play, thought: Thought) -> Result<Analysis, Message> {
        coach::analyse_in::<G>(play, thought)
    }

    fn include(&self, player: Player, start: &dyn AnyGame) -> bool {
        player.plays(Of::<G>::typed(start))
    }

    fn share_is_solved(&self, start: &dyn AnyGame) -> bool {
        let solved = exact_with_patience(Of::<G>::typed(start));
        solved.is_some_and(|solved| solved.objective() == Objective::Share)
    }

    fn matched(&self, start: &dyn AnyGame, seating: &[Player], seed: u64, limit: Limit) -> Standings {
        let start = Of::<G>::typed(start);
        if const { G::DECIDES } { contest::play(start, seating, seed, limit) } else { start.standings() }
    }

    fn at_random(&self, start: &dyn AnyGame, seed: u64) -> Result<(Standings, u32), Endless> {
        let (mut game, mut source) = (Of::<G>::typed(start).clone(), Seeded::new(seed));
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
        let start = Of::<G>::typed(start);
        let (mut game, mut source) = (Followed::new(start.clone()), Seeded::new(seed));
        let most = game.most_steps();
        for moves in 0..=most {
            let line = match game.next() {
                Next::Nobody => return Ok((game.standings(), moves)),
                Next::Chance { .. } => Line::Luck(game.draw(&mut source)),
                Next::Seat(seat) => Line::Action(match bots[seat.index()] {
                    Level::Random => game.any_action(&mut source),
                    level => choose(level, start, &game.seen(Viewer::Seat(seat)), thought(seed, moves, playouts)),
                }),
            };
            game.add(line).expect("what was drawn can befall, and a player chooses what is open");
        }
        Err(Endless(most))
    }
}

/// Every move of every game has luck of its own to think with.
fn thought(seed: u64, moves: u32, playouts: u32) -> Thought {
    let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(moves.into());
    Thought { seed, limit: Limit::Playouts(playouts), patient: true }
}
