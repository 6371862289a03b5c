//! Looking back at a game: any step of it, and how the scores grew.

use rafle_engine::{Message, Play, Seat, View, Viewer};

use crate::table::seat_of;

/// At so many points, at most, the scores of a game are taken.
const POINTS: usize = 120;

/// One step of a game that is over, or of somebody's record.
pub struct Step {
    /// Which step, from 0, where nothing has happened yet.
    pub number: usize,
    /// How many there are.
    pub count: usize,
    /// The table after it.
    pub view: View,
    /// What happened in it.
    pub happened: Vec<Message>,
}

/// The step of this number, or the last one if there are not so many. A step is a line of which there is something to tell.
pub fn step(play: &Play, number: usize, viewer: Viewer) -> Step {
    let mut game = play.start().copy();
    let mut there = (0, game.copy(), Vec::new());
    let mut count = 0;
    for line in play.counting() {
        let happened = game.happened(line, viewer);
        game.enter(line).expect("a line that was accepted once is accepted again");
        if !happened.is_empty() {
            count += 1;
            if count <= number {
                there = (count, game.copy(), happened);
            }
        }
    }
    let (number, game, happened) = there;
    Step { number, count, view: game.view(viewer), happened }
}

/// The scores of every seat, turn by turn. A turn ends when somebody else is next.
pub fn course(play: &Play) -> Vec<Vec<i32>> {
    let mut game = play.start().copy();
    let scores = |game: &dyn rafle_engine::AnyGame| {
        let standings = game.standings();
        standings.seats.iter().map(|seat| standings.scores[seat]).collect::<Vec<i32>>()
    };
    let mut turns = vec![scores(&*game)];
    let mut at: Option<Seat> = None;
    for line in play.counting() {
        game.enter(line).expect("a line that was accepted once is accepted again");
        let next = seat_of(game.next());
        if next != at {
            at = next;
            turns.push(scores(&*game));
        }
    }
    turns.push(scores(&*game));
    let apart = turns.len().div_ceil(POINTS).max(1);
    let last = turns.len() - 1;
    turns.into_iter().enumerate().filter(|(index, _)| index % apart == 0 || *index == last).map(|(_, it)| it).collect()
}
