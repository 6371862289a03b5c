//! Crowns: a search, and what the boards are worth after a turn, which was learnt.

use std::sync::LazyLock;

use rafle_engine::{Game, Next, Seat, Seeded, Seen, throws};
use rafle_games::crowns::{Action, Crowns, Field};

use crate::mind::{Mind, Shares};
use crate::minds::former;
use crate::race::{Racer, shares as race};
use crate::values::{Features, Weights};
use crate::weigh::Weighed;
use crate::{Thought, tree};

/// What learnt values of actions may be wrong about.
const ERROR: f64 = 0.05;

/// The game is nearer to its end the fewer chips somebody has left: as few as this, and as few as those before not.
const STAGES: [u8; 6] = [0, 2, 5, 9, 13, 18];

/// How many throws a line may have to be filled, and a field of the border.
const FOR_LINES: [usize; 4] = [1, 2, 4, 8];
const FOR_BORDER: [usize; 2] = [2, 6];

/// Features of each stage: one that is always there, chips, lines and border.
const EACH: usize = 2 + FOR_LINES.len() + FOR_BORDER.len();

/// After the features come the variances of the stages.
pub(crate) const VARIANCES: usize = STAGES.len() * EACH;

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../values/crowns.txt"), &names()).expect("a test reads them"));

pub(super) struct Lines;

impl Mind<Crowns> for Lines {
    fn sensible(&self, game: &Crowns, source: &mut Seeded) -> Action {
        former::Lines.sensible(game, source)
    }

    fn candidates(&self, game: &Crowns, into: &mut Vec<Action>) {
        former::Lines.candidates(game, into);
    }

    fn weigh(&self, seen: &Seen<Crowns>, thought: Thought) -> Option<Weighed<Action>> {
        if seen.standings().seats.len() == 1 {
            return None;
        }
        Some(tree::weigh(seen, &former::Lines, thought).with_learnt(&weighed(seen, &WEIGHTS), ERROR))
    }
}

/// What each feature is called, in order.
pub(crate) fn names() -> Vec<String> {
    let mut names = Vec::new();
    for stage in STAGES {
        names.extend(["always", "chips"].map(|name| format!("{name}-{stage}")));
        names.extend(FOR_LINES.map(|throws| format!("lines-{throws}-{stage}")));
        names.extend(FOR_BORDER.map(|throws| format!("border-{throws}-{stage}")));
    }
    names.extend(STAGES.map(|stage| format!("variance-{stage}")));
    names
}

/// How near the end is, by the fewest chips that anybody has.
pub(crate) fn stage(game: &Crowns) -> usize {
    let fewest = game.fewest_chips();
    STAGES.iter().position(|&most| fewest <= most).unwrap_or(STAGES.len() - 1)
}

/// What a seat may still bring to its board, between turns.
pub(crate) fn features(game: &Crowns, seat: Seat) -> Features {
    let mut features = Features::default();
    if !game.has_a_turn(seat) {
        return features;
    }
    let (chips, begin) = (game.chips(seat), stage(game) * EACH);
    let mut lines = [0.0; FOR_LINES.len()];
    for (crowns, missing) in game.lines_open(seat) {
        let (mut likely, mut fields) = ([1.0; FOR_LINES.len()], 0);
        for field in missing {
            fields += 1;
            likely.iter_mut().zip(REACHED.lines(field)).for_each(|(likely, one)| *likely *= one);
        }
        if fields <= chips {
            lines.iter_mut().zip(likely).for_each(|(sum, likely)| *sum += likely * f64::from(crowns) / 10.0);
        }
    }
    let mut border = [0.0; FOR_BORDER.len()];
    for (crowns, field) in game.border_open(seat) {
        border
            .iter_mut()
            .zip(REACHED.border(field))
            .for_each(|(sum, likely)| *sum += likely * f64::from(crowns) / 10.0);
    }
    features.add(begin, 1.0);
    features.add(begin + 1, f64::from(chips) / 10.0);
    for (number, amount) in (begin + 2..).zip(lines.into_iter().chain(border)) {
        features.add(number, amount);
    }
    features
}

/// How likely each field can be covered within so many throws, by its value and its number of dice.
struct Reached {
    lines: [[[f64; FOR_LINES.len()]; 7]; 7],
    border: [[[f64; FOR_BORDER.len()]; 7]; 7],
}

static REACHED: LazyLock<Reached> = LazyLock::new(Reached::new);

impl Reached {
    fn new() -> Reached {
        let mut reached = Reached { lines: [[[0.0; 4]; 7]; 7], border: [[[0.0; 2]; 7]; 7] };
        for value in 1..=6_u8 {
            for dice in 1..=6_u8 {
                let enough = |lot: &rafle_engine::Dice| (value..=6).map(|face| lot.showing(face)).sum::<u8>() >= dice;
                let reaching = throws(6).filter(|(lot, _)| lot.show(value) && enough(lot));
                let once = reaching.map(|(_, ways)| ways as f64).sum::<f64>() / 6_f64.powi(6);
                let within = |throws: usize| 1.0 - (1.0 - once).powi(throws as i32);
                let (value, dice) = (usize::from(value), usize::from(dice));
                reached.lines[value][dice] = FOR_LINES.map(within);
                reached.border[value][dice] = FOR_BORDER.map(within);
            }
        }
        reached
    }

    fn lines(&self, field: Field) -> [f64; FOR_LINES.len()] {
        self.lines[usize::from(field.value)][usize::from(field.dice)]
    }

    fn border(&self, field: Field) -> [f64; FOR_BORDER.len()] {
        self.border[usize::from(field.value)][usize::from(field.dice)]
    }
}

/// What each seat can expect between turns.
pub(crate) fn shares(game: &Crowns, weights: &Weights) -> Shares {
    let (standings, spread) = (game.standings(), weights.0[VARIANCES + stage(game)]);
    let racer = |seat: Seat| {
        let mean = f64::from(standings.scores[seat]) + features(game, seat).times(weights);
        Racer { mean, variance: if game.has_a_turn(seat) { spread } else { 0.0 } }
    };
    let racers: Vec<_> = standings.seats.iter().map(racer).collect();
    race(&racers)
}

/// What the open actions are worth: each as much as the best end of the turn that it is part of.
pub(crate) fn weighed(game: &Crowns, weights: &Weights) -> Vec<(Action, f64)> {
    let Next::Seat(seat) = game.next() else { return Vec::new() };
    let mut open: Vec<_> = game.actions().map(|action| (action, f64::MIN)).collect();
    let mut taken = Vec::new();
    let mut show = |taken: &[Action], end: &Crowns| {
        let share = shares(end, weights)[seat.index()];
        for (action, best) in &mut open {
            if taken.contains(action) || taken.is_empty() && *action == Action::Done {
                *best = best.max(share);
            }
        }
    };
    each_end(game, &mut taken, &mut show);
    open.retain(|(_, best)| *best > f64::MIN);
    open
}

/// Every way to end this turn. Chips may be placed in any order, so each further one lies on a field after the last.
fn each_end(game: &Crowns, taken: &mut Vec<Action>, show: &mut impl FnMut(&[Action], &Crowns)) {
    let after = |action| {
        let mut after = game.clone();
        after.act(action).expect("what is open is accepted");
        after
    };
    let place = |action: &Action| match action {
        Action::Take(field) => Some((field.value, field.dice)),
        Action::Done => None,
    };
    let last = taken.last().and_then(place);
    for action in game.actions() {
        if action == Action::Done {
            show(taken, &after(action));
        } else if place(&action) > last {
            taken.push(action);
            each_end(&after(action), taken, show);
            taken.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit_the_features() {
        let weights = Weights::read(include_str!("../../values/crowns.txt"), &names()).unwrap();
        assert_eq!(weights.0.len(), VARIANCES + STAGES.len());
    }
}
