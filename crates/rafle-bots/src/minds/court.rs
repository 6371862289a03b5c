//! To Court the King: a turn is played for what its character is worth, and that was learnt.

mod former;
mod turn;

use std::sync::LazyLock;

use rafle_engine::{Dice, FACES, Game, Next, Objective, Seat, Seeded, Seen, throws};
use rafle_games::court::{Action, Card, Court};

use crate::Thought;
use crate::mind::{Mind, Shares};
use crate::values::{Features, Weights};
use crate::weigh::{Weighed, Worth};
use turn::Turn;

pub(super) use former::Former;

/// What the values of actions may be wrong about.
const ERROR: f64 = 0.01;

/// With more dice than this no power that turns some is tried before others are aside.
const FEW: u8 = 7;

/// A power that turns dice makes so much of a die alike, and one that throws again so much.
const TURNED: f64 = 0.75;
const AGAIN: f64 = 0.3;

const ADDING: [Card; 6] = [Card::Laborer, Card::Guard, Card::Hunter, Card::Pawnbroker, Card::Knight, Card::Bishop];
const TURNING: [Card; 7] = [
    Card::Maid,
    Card::Philosopher,
    Card::Astronomer,
    Card::Noblewoman,
    Card::Magician,
    Card::Alchemist,
    Card::Nobleman,
];
const THROWING: [Card; 2] = [Card::Fool, Card::Merchant];

/// Characters that count one by one: all but the King and the Queen.
const COUNTED: usize = 18;
/// Dice of a turn, with those that characters add: from four to twelve.
const DICE: usize = COUNTED;
/// Characters that turn dice: from one to six.
const TURNS: usize = DICE + 9;
/// Dice and characters that turn them, together.
const BOTH: usize = TURNS + 6;
/// Whose turn it is soon.
const SOON: usize = BOTH + 1;

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../values/court.txt"), &names()).expect("a test reads them"));

pub(super) struct Courting;

impl Mind<Court> for Courting {
    fn sensible(&self, game: &Court, source: &mut Seeded) -> Action {
        Former.sensible(game, source)
    }

    fn candidates(&self, game: &Court, into: &mut Vec<Action>) {
        Former.candidates(game, into);
    }

    fn verdict(&self, root: &Court, game: &Court) -> Option<Shares> {
        // A turn ends with what it took. The last round is played to its end.
        (game.at_turn() != root.at_turn() && !game.is_last_round()).then(|| shares(game, &WEIGHTS))
    }

    fn weigh(&self, seen: &Seen<Court>, _: Thought) -> Option<Weighed<Action>> {
        let worth = |(action, value)| Worth { action, value, error: ERROR };
        let worths: Vec<_> = weighed(seen, &WEIGHTS)?.into_iter().map(worth).collect();
        (!worths.is_empty()).then(|| Weighed::roughly(Objective::Share, worths))
    }
}

/// What each feature is called, in order.
pub(crate) fn names() -> Vec<String> {
    let counted = Card::all().take(COUNTED).map(|card| card.key().to_owned());
    let dice = (4..=12).map(|dice| format!("dice-{dice}"));
    let turns = (1..=6).map(|count| format!("turning-{count}"));
    counted.chain(dice).chain(turns).chain(["dice-turning".to_owned(), "soon".to_owned()]).collect()
}

/// What a seat has before a turn.
pub(crate) fn features(court: &Court, seat: Seat) -> Features {
    let mut features = Features::default();
    let (mut turning, mut adding) = (0, 0);
    for card in court.held(seat).filter(|card| (*card as usize) < COUNTED) {
        features.add(card as usize, 1.0);
        turning += usize::from(TURNING.contains(&card));
        adding += usize::from(ADDING.contains(&card));
    }
    for (count, card) in [(court.spare_fools(seat), Card::Fool), (court.charlatans(seat), Card::Charlatan)] {
        if count > 0 {
            features.add(card as usize, count.into());
        }
    }
    let dice = (usize::from(court.dice_of(seat)) + adding).min(12);
    if dice > 3 {
        features.add(DICE + dice - 4, 1.0);
    }
    if turning > 0 {
        features.add(TURNS + turning.min(6) - 1, 1.0);
        features.add(BOTH, (dice * turning) as f64 / 10.0);
    }
    let seats = court.standings().seats;
    let wait = seats.from(court.at_turn()).position(|other| other == seat).unwrap_or(0);
    features.add(SOON, 1.0 - wait as f64 / seats.len() as f64);
    features
}

/// What each seat can expect before a turn: by what it has, and once the King is taken by how likely it is to get him.
pub(crate) fn shares(court: &Court, weights: &Weights) -> Shares {
    let standings = court.standings();
    let mut shares = Shares::default();
    if court.next() == Next::Nobody {
        standings.seats.iter().for_each(|seat| shares[seat.index()] = standings.share(seat));
    } else if court.holder(Card::King).is_some() || court.is_last_round() {
        return after_the_king(court);
    } else {
        let mut all = 0.0;
        for seat in standings.seats.iter() {
            let share = features(court, seat).times(weights).exp();
            shares[seat.index()] = share;
            all += share;
        }
        for share in &mut shares {
            *share /= all;
        }
    }
    shares
}

/// Shares of the win while the King is there to be had.
fn after_the_king(court: &Court) -> Shares {
    let mut shares = Shares::default();
    let (mark, queen) = (court.mark().unwrap_or_default(), court.holder(Card::Queen));
    if let Some(holder) = court.holder(Card::King) {
        shares[holder.index()] = 1.0;
    }
    let begun = court.is_last_round();
    let to_come = court.last_order().skip_while(|&seat| begun && seat != court.at_turn());
    for seat in to_come {
        // Whoever has the Queen comes last, and only if somebody has taken the King away.
        let (own, higher) = (shares[seat.index()], (mark.0, mark.1 + 1));
        let taken = if queen == Some(seat) {
            (1.0 - own) * chance(court, seat, if own > 0.0 { higher } else { mark }, true)
        } else {
            (1.0 - own) * chance(court, seat, mark, false)
        };
        let others = 1.0 - own;
        if others > 0.0 {
            for share in &mut shares {
                *share *= 1.0 - taken / others;
            }
        }
        shares[seat.index()] = own + taken;
    }
    let all: f64 = shares.iter().sum();
    if all > 0.0 {
        for share in &mut shares {
            *share /= all;
        }
    } else {
        court
            .standings()
            .seats
            .iter()
            .for_each(|seat| shares[seat.index()] = 1.0 / court.standings().seats.len() as f64);
    }
    shares
}

/// How likely a seat is to beat so many equal dice of a face in a whole turn, or to equal them if that is enough.
fn chance(court: &Court, seat: Seat, (count, face): (u8, u8), equal: bool) -> f64 {
    let held = |cards: &[Card]| court.held(seat).filter(|card| cards.contains(card)).count();
    let dice = (usize::from(court.dice_of(seat)) + held(&ADDING)).min(12);
    let queen = if court.held(seat).any(|card| card == Card::Queen) { 1.0 } else { 0.0 };
    let helped = queen + TURNED * held(&TURNING) as f64 + AGAIN * held(&THROWING) as f64;
    let needed = |count: u8| f64::from(count) - helped;
    let faces = 6_u8.saturating_sub(face) + u8::from(equal && face <= 6);
    let same = if faces == 0 {
        0.0
    } else {
        let (one, any) = (ALIKE.one_face(dice, needed(count)), ALIKE.any_face(dice, needed(count)));
        one + (any - one) * f64::from(faces - 1) / 5.0
    };
    same.max(ALIKE.any_face(dice, needed(count + 1)))
}

/// How likely so many dice are to show so many of one face, or of any, when at least one is laid aside after each throw.
struct Alike {
    one: [[f64; 13]; 13],
    any: [[f64; 13]; 13],
}

static ALIKE: LazyLock<Alike> = LazyLock::new(Alike::new);

impl Alike {
    fn new() -> Alike {
        let mut one = [[0.0; 13]; 13];
        let mut any = [[0.0; 13]; 13];
        for dice in 0..=12_usize {
            one[dice][0] = 1.0;
            for wanted in 1..=dice {
                let mut exactly = (5.0_f64 / 6.0).powi(dice as i32);
                let mut sum = exactly * one[dice - 1][wanted];
                for shown in 1..=dice {
                    exactly *= (dice + 1 - shown) as f64 / shown as f64 / 5.0;
                    sum += exactly * one[dice - shown][wanted.saturating_sub(shown)];
                }
                one[dice][wanted] = sum;
            }
            let all = 6_f64.powi(dice as i32);
            for wanted in 0..=dice {
                let after = |(lot, ways): (Dice, u64)| {
                    let alike = usize::from(lot.most_alike());
                    ways as f64 / all * one[dice - alike][wanted.saturating_sub(alike)]
                };
                any[dice][wanted] = throws(dice as u8).map(after).sum();
            }
        }
        Alike { one, any }
    }

    fn one_face(&self, dice: usize, wanted: f64) -> f64 {
        between(&self.one[dice], wanted)
    }

    fn any_face(&self, dice: usize, wanted: f64) -> f64 {
        between(&self.any[dice], wanted)
    }
}

/// The value between those of whole numbers.
fn between(values: &[f64; 13], at: f64) -> f64 {
    let at = at.clamp(0.0, 12.0);
    let (low, part) = (at.floor() as usize, at.fract());
    values[low] * (1.0 - part) + values[(low + 1).min(12)] * part
}

/// What the open actions are worth; nothing if there are too many dice to follow.
pub(crate) fn weighed(court: &Court, weights: &Weights) -> Option<Vec<(Action, f64)>> {
    let seat = court.at_turn();
    let goals = Goals::of(court, seat, weights);
    let worth = |dice: Dice| goals.worth(dice);
    let (active, aside) = court.dice();
    let mut looked = Looked { court, active, worth: &worth, turns: Vec::new() };
    let bound = !active.is_empty() && !court.actions().any(|open| open == Action::Again);
    let mut all = Vec::new();
    for action in court.actions() {
        let value = match action {
            Action::Take(card) => Some(goals.taking(card, aside)),
            Action::Pass => Some(0.0),
            Action::Throw | Action::Play => {
                let mut after = court.clone();
                after.act(action).expect("what is open is accepted");
                // What may be added to the first throw can still be, or not.
                Some(Turn::of(&after, after.cup(), &worth)?.throwing(Dice::NONE, after.cup(), None))
            }
            Action::Use(card, _) => looked.using(card, action, bound),
            Action::Aside(dice) => Some(looked.turn()?.lying(active - dice, dice, true)),
            Action::Again => Some(looked.turn()?.throwing(Dice::NONE, active.count(), None)),
            Action::End => Some(worth(aside)),
        };
        all.extend(value.map(|value| (action, value)));
    }
    Some(all)
}

/// A state with its active dice, and the turns that follow from it by the power that is used first.
struct Looked<'a> {
    court: &'a Court,
    active: Dice,
    worth: &'a dyn Fn(Dice) -> f64,
    turns: Vec<(Option<Card>, Option<Turn>)>,
}

impl Looked<'_> {
    fn turn(&mut self) -> Option<&Turn> {
        self.after(None, &self.court.clone(), self.active.count())
    }

    /// The turn after this power was used, the same for all ways to use it.
    fn after(&mut self, used: Option<Card>, court: &Court, dice: u8) -> Option<&Turn> {
        let known = self.turns.iter().position(|(card, _)| *card == used);
        let index = known.unwrap_or_else(|| {
            self.turns.push((used, Turn::of(court, dice, self.worth)));
            self.turns.len() - 1
        });
        self.turns[index].1.as_ref()
    }

    fn using(&mut self, card: Card, action: Action, bound: bool) -> Option<f64> {
        let mut after = self.court.clone();
        after.act(action).expect("what is open is accepted");
        let now = after.dice().0;
        if after.cup() > 0 && now.count() + after.cup() == self.active.count() {
            // Thrown again.
            return Some(self.turn()?.throwing(now, after.cup(), Some(card)));
        }
        if after.cup() > 0 {
            // Added before the first throw.
            let dice = after.cup();
            return Some(self.after(Some(card), &after, dice)?.throwing(Dice::NONE, dice, None));
        }
        if now.count() == self.active.count() && now.count() > FEW {
            return None;
        }
        Some(self.after(Some(card), &after, now.count())?.lying(now, Dice::NONE, !bound))
    }
}

/// What it is worth to end a turn with some dice.
struct Goals {
    /// Characters that can be taken, the best first, and what nothing is worth.
    takes: Vec<(Card, f64)>,
    nothing: f64,
    /// What the King is worth, or in the last round to have played, by how many equal dice and of which face.
    groups: Option<Groups>,
    last: bool,
}

type Groups = [[f64; 7]; 13];

impl Goals {
    fn of(court: &Court, seat: Seat, weights: &Weights) -> Goals {
        let index = seat.index();
        if court.is_last_round() {
            let groups = groups(|count, face| last_round(court, seat, (count, face)));
            return Goals { takes: Vec::new(), nothing: 0.0, groups: Some(groups), last: true };
        }
        let worth = |card, dice| shares(&court.taking(card, dice), weights)[index];
        let cards = court.on_offer().filter(|&card| card != Card::King);
        let mut takes: Vec<_> = cards.map(|card| (card, worth(Some(card), Dice::NONE))).collect();
        takes.sort_by(|one, other| other.1.total_cmp(&one.1));
        let king = court.on_offer().any(|card| card == Card::King);
        let of_king = |count, face| if count < 7 { 0.0 } else { worth(Some(Card::King), Dice::alike(face, count)) };
        Goals { takes, nothing: worth(None, Dice::NONE), groups: king.then(|| groups(of_king)), last: false }
    }

    fn worth(&self, dice: Dice) -> f64 {
        if self.last {
            return self.group(dice);
        }
        let best = self.takes.iter().find(|(card, _)| card.paid_by(dice)).map_or(0.0, |(_, worth)| *worth);
        let king = if dice.most_alike() >= 7 { self.group(dice) } else { 0.0 };
        best.max(self.nothing).max(king)
    }

    fn taking(&self, card: Option<Card>, dice: Dice) -> f64 {
        match card {
            None => self.nothing,
            Some(Card::King) => self.group(dice),
            Some(card) => self.takes.iter().find(|(take, _)| *take == card).map_or(0.0, |(_, worth)| *worth),
        }
    }

    fn group(&self, dice: Dice) -> f64 {
        let count = dice.most_alike();
        let face = dice.highest_alike(count).unwrap_or(1);
        self.groups.as_ref().map_or(0.0, |groups| groups[usize::from(count.min(12))][usize::from(face)])
    }
}

fn groups(worth: impl Fn(u8, u8) -> f64) -> Groups {
    let mut groups = [[0.0; 7]; 13];
    for (count, row) in (0..).zip(&mut groups) {
        for face in FACES {
            row[usize::from(face)] = worth(count, face);
        }
    }
    groups
}

/// What it is worth to have so many equal dice in the last round.
fn last_round(court: &Court, seat: Seat, group: (u8, u8)) -> f64 {
    let (mark, queen) = (court.mark().unwrap_or_default(), court.holder(Card::Queen));
    if group < mark || group == mark && queen != Some(seat) {
        return 0.0;
    }
    let later = court.last_order().skip_while(|&other| other != seat).skip(1);
    later.map(|other| 1.0 - chance(court, other, group, queen == Some(other))).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit_the_features() {
        let weights = Weights::read(include_str!("../../values/court.txt"), &names()).unwrap();
        assert_eq!(weights.0.len(), SOON + 1);
        for (index, name) in names().into_iter().take(COUNTED).enumerate() {
            assert_eq!(name.parse::<Card>().unwrap() as usize, index);
        }
    }
}
