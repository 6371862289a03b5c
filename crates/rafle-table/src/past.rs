//! Looking back at a game: any step of it, and how the scores grew.

use rafle_engine::{AnyGame, Message, Play, Seat, Seats, View, Viewer};

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
    let mut there = None;
    let mut count = 0;
    for step in play.steps() {
        let happened = step.happened(viewer);
        if !happened.is_empty() {
            count += 1;
            if count <= number {
                there = Some((count, step, happened));
            }
        }
    }
    match there {
        Some((number, step, happened)) => Step { number, count, view: step.after().view(viewer), happened },
        None => Step { number: 0, count, view: play.start().view(viewer), happened: Vec::new() },
    }
}

/// The number of the step that changed the scores most, the first of several: where it pays to look first.
pub fn turning_point(play: &Play) -> usize {
    let scores = |game: &dyn AnyGame| game.standings().scores;
    let (mut number, mut found) = (0, (0, 0));
    for step in play.steps() {
        if step.happened(Viewer::Referee).is_empty() {
            continue;
        }
        number += 1;
        let (before, after) = (scores(&*step.before), scores(&*step.after()));
        let changed =
            Seats::first(play.now().seats()).iter().map(|seat| (after[seat] - before[seat]).unsigned_abs()).max();
        if changed > Some(found.0) {
            found = (changed.unwrap_or(0), number);
        }
    }
    found.1
}

/// How long the log was after the step of this number; all of it if that is the last one, or there are not so many.
pub(crate) fn length_at(play: &Play, number: usize) -> usize {
    let told =
        |(entry, step): (usize, rafle_engine::Step<'_>)| (!step.happened(Viewer::Referee).is_empty()).then_some(entry);
    let mut entries = play.counting_numbers().zip(play.steps()).filter_map(told);
    match (number, entries.nth(number.saturating_sub(1))) {
        (0, _) => play.counting_numbers().next().unwrap_or(play.log().len()),
        // What has nothing to tell after the last step belongs to it.
        (_, Some(entry)) if entries.next().is_some() => entry + 1,
        _ => play.log().len(),
    }
}

/// The scores of every seat, turn by turn, and as they are now. A turn ends when somebody else is next.
pub fn course(play: &Play) -> Vec<Vec<i32>> {
    let scores = |game: &dyn AnyGame| {
        let standings = game.standings();
        standings.seats.iter().map(|seat| standings.scores[seat]).collect::<Vec<i32>>()
    };
    let mut turns = vec![scores(play.start())];
    let mut at: Option<Seat> = None;
    for game in play.steps().map(|step| step.before).chain([play.now().copy()]) {
        let next = seat_of(game.next());
        // Before the first turn, and after a deal between two, nobody's turn ends.
        if at.is_some() && next != at {
            turns.push(scores(&*game));
        }
        at = next;
    }
    if at.is_some() {
        turns.push(scores(play.now()));
    }
    let apart = turns.len().div_ceil(POINTS).max(1);
    let last = turns.len() - 1;
    turns.into_iter().enumerate().filter(|(index, _)| index % apart == 0 || *index == last).map(|(_, it)| it).collect()
}
