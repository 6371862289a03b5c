//! A look ahead inside a larger game: exact up to a horizon, and from there by what the asker holds states to be worth.
//!
//! So the best way to a card that is wanted, or the best end of a turn, is found without solving the game.

use rafle_engine::{Game, Next, Seat};

use crate::graph::{Graph, Limits};
use crate::unsolved::Unsolved;

/// What states up to a horizon are worth to one seat, which makes the most of them; others make the least.
pub struct Horizon<G> {
    graph: Graph<G>,
    values: Vec<f64>,
}

impl<G: Game> Horizon<G> {
    /// Looks ahead from `state` with the eyes of `seat`, but not beyond states that are `far`: they and the ends of the
    /// game are `worth` so much. A state with holes asks for them as chance, so that nothing hidden is used.
    pub fn of(
        state: &G,
        seat: Seat,
        far: impl Fn(&G) -> bool,
        worth: impl Fn(&G) -> f64,
        limits: Limits,
    ) -> Result<Horizon<G>, Unsolved> {
        let mut ends = Vec::new();
        let show = |_, state: &G, last: bool| ends.extend(last.then(|| worth(state)));
        let graph = Graph::explored(state, limits, far, show)?;
        let values = graph.shape.values_for(seat, &ends).ok_or(Unsolved::NeverSettles)?;
        Ok(Horizon { graph, values })
    }

    /// What a state is worth; nothing if it lies beyond the horizon.
    pub fn value(&self, state: &G) -> Option<f64> {
        self.graph.number(state).map(|number| self.values[number])
    }

    /// The open actions, each with what it is worth; nothing if no seat is next.
    pub fn actions(&self, state: &G) -> Option<Vec<(G::Action, f64)>> {
        let Next::Seat(_) = state.next() else { return None };
        let edges = self.graph.shape.edges(self.graph.number(state)?);
        let worth = edges.map(|edge| self.values[self.graph.shape.edge(edge).0]);
        Some(state.actions().zip(worth).collect())
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Seeded, Source, start};
    use rafle_games::court::{Court, FirstPlayer, Options};

    use super::*;

    fn can_take(court: &Court, wanted: &str) -> bool {
        court.actions().any(|action| action.to_string() == wanted)
    }

    /// Plays the best actions up to the horizon; says what the state there is worth.
    fn play<G: Game>(mut state: G, horizon: &Horizon<G>, worth: impl Fn(&G) -> f64, source: &mut impl Source) -> f64 {
        loop {
            match horizon.actions(&state).filter(|open| !open.is_empty()) {
                Some(open) => {
                    let best = open.into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
                    state.act(best.unwrap().0).unwrap();
                }
                None if matches!(state.next(), Next::Chance { .. }) && horizon.value(&state).is_some() => {
                    state.befall(state.draw(source)).unwrap();
                }
                None => return worth(&state),
            }
            if worth(&state) > 0.0 {
                return worth(&state);
            }
        }
    }

    #[test]
    fn a_court_turn_for_a_wanted_card() {
        let options = Options { first_player: FirstPlayer::Seat0, ..Options::default() };
        let court: Court = start(options, 2).unwrap();
        let Next::Chance { hand: Some(seat) } = court.next() else { panic!("the first seat throws: {court:?}") };
        let (wanted, mut chances) = (["take farmer", "take guard"], Vec::new());
        for wanted in wanted {
            let worth = |court: &Court| if can_take(court, wanted) { 1.0 } else { 0.0 };
            let over = |court: &Court| can_take(court, wanted) || can_take(court, "take nothing");
            let horizon = Horizon::of(&court, seat, over, worth, Limits::states(1_000_000)).unwrap();
            let exact = horizon.value(&court).unwrap();
            let games = 4_000;
            let taken: f64 =
                (0..games).map(|seed| play(court.clone(), &horizon, worth, &mut Seeded::new(seed))).sum::<f64>();
            let (mean, error) = (taken / games as f64, (exact * (1.0 - exact) / games as f64).sqrt());
            assert!((mean - exact).abs() < 4.0 * error, "{wanted}: {mean} ± {error}, exactly {exact}");
            chances.push(exact);
        }
        assert!(chances[0] > chances[1], "two alike are easier than three: {chances:?}");
    }
}
