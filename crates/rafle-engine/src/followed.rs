//! A game and what its seats have in mind of it.

use std::ops::Deref;

use crate::{Game, LineOf, Refusal, Seat, Seats, Seen, Viewer};

/// A game that is followed line by line, so that each seat has in mind what [`Game::REMEMBER`] says. Where that is nothing,
/// this is the game itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Followed<G: Game> {
    now: G,
    /// By seat; empty where there is nothing to remember.
    memories: Vec<Vec<LineOf<G>>>,
}

impl<G: Game> Followed<G> {
    /// A game of which nobody has been told anything yet.
    pub fn new(start: G) -> Followed<G> {
        let seats = G::REMEMBER.map_or(0, |_| start.standings().seats.len());
        Followed { now: start, memories: vec![Vec::new(); seats] }
    }

    /// Adds a line of the log, of which each seat remembers what it is told. A refusal changes nothing.
    pub fn add(&mut self, line: LineOf<G>) -> Result<(), Refusal> {
        let Some(remember) = G::REMEMBER else { return self.now.add(line) };
        let before = self.now.clone();
        self.now.add(line)?;
        for (seat, memory) in Seats::first(self.memories.len()).iter().zip(&mut self.memories) {
            let viewer = Viewer::Seat(seat);
            let mut eyes = before.seen_by(viewer);
            let mut told = Vec::new();
            before.told(line, viewer, &mut |line| told.push(line));
            for line in told {
                let seen = Seen::of(&eyes, viewer);
                // Whoever keeps a log that knows one hand alone cannot tell what the others were told.
                if eyes.add(line).is_err() {
                    break;
                }
                remember(memory, &seen, line);
            }
        }
        Ok(())
    }

    /// `seat` is passed over from now on, if the game can do without it, see [`Game::pass_over`].
    pub fn pass_over(&mut self, seat: Seat) -> bool {
        self.now.pass_over(seat)
    }

    /// What `viewer` sees, with what this seat has in mind.
    pub fn seen(&self, viewer: Viewer) -> Seen<G> {
        let own = viewer.seat().and_then(|seat| self.memories.get(seat.index()));
        Seen::of(&self.now, viewer).with_memory(own.cloned().unwrap_or_default())
    }

    /// The same game with holes where `viewer` may not look, also into what others have in mind.
    pub fn seen_by(&self, viewer: Viewer) -> Followed<G> {
        let seats = Seats::first(self.memories.len()).iter();
        let own = |(seat, memory): (_, &Vec<_>)| if viewer.may_see(seat) { memory.clone() } else { Vec::new() };
        Followed { now: self.now.seen_by(viewer), memories: seats.zip(&self.memories).map(own).collect() }
    }

    /// The same with another state of the game.
    pub(crate) fn with(&self, now: G) -> Followed<G> {
        Followed { now, memories: self.memories.clone() }
    }
}

impl<G: Game> Deref for Followed<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.now
    }
}
