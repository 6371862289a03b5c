//! A turn of the court, played as well as can be for what its end is worth.
//!
//! What can happen to the dice is followed exactly, throw by throw and die by die: it is a matter of which dice are active and
//! which aside, and these are so few that they are numbered once and for all. Powers are used where they nearly always are:
//! those that add a die when all others are aside, those that turn dice when no more than a few are still active, those that
//! throw again whenever that is best. Whoever looks at a state tries every use that is open there first, so that a power is
//! only left for later where later is better.

use std::sync::LazyLock;

use rafle_engine::{Dice, FACES, Game, Next, throws};
use rafle_games::court::{Action, Card, Court};
use rustc_hash::FxHashMap;

/// Lots of up to so many dice are numbered.
const MOST: usize = 12;

/// Turns with more dice to throw than this are left to a search.
const MOST_FOLLOWED: u8 = 10;

/// With more dice than this, what throws again is not waited for.
const FEW: usize = 8;

/// What powers make of active dice is looked through as long as it has no more ends than this.
const MOST_TURNED: usize = 1_200;

/// There is no such lot.
const NONE: u16 = u16::MAX;

/// Everything that up to twelve dice can show, numbered by how many dice there are.
struct Lots {
    dice: Vec<Dice>,
    /// The number of the first lot of so many dice.
    first: [usize; MOST + 2],
    /// The lot with one more die of each face, and with one less.
    plus: Vec<[u16; 6]>,
    minus: Vec<[u16; 6]>,
    /// How likely a throw is.
    chance: Vec<f32>,
    numbers: FxHashMap<Dice, u16>,
}

static LOTS: LazyLock<Lots> = LazyLock::new(Lots::new);

impl Lots {
    fn new() -> Lots {
        let (mut dice, mut chance, mut first) = (Vec::new(), Vec::new(), [0; MOST + 2]);
        for count in 0..=MOST {
            let all = 6_f64.powi(count as i32);
            for (lot, ways) in throws(count as u8) {
                dice.push(lot);
                chance.push((ways as f64 / all) as f32);
            }
            first[count + 1] = dice.len();
        }
        let numbers: FxHashMap<_, _> = dice.iter().copied().zip(0..).collect();
        let number = |lot: Dice| numbers.get(&lot).copied().unwrap_or(NONE);
        let plus = dice.iter().map(|lot| FACES.map(|face| number(lot.with(face)))).collect();
        let less = |lot: &Dice, face| if lot.show(face) { number(lot.without(face)) } else { NONE };
        let minus = dice.iter().map(|lot| FACES.map(|face| less(lot, face))).collect();
        Lots { dice, first, plus, minus, chance, numbers }
    }

    /// The number of a lot among those of as many dice.
    fn number(&self, lot: Dice) -> usize {
        usize::from(self.numbers[&lot]) - self.first[usize::from(lot.count())]
    }

    /// How many lots there are of so many dice.
    fn count(&self, dice: usize) -> usize {
        self.first[dice + 1] - self.first[dice]
    }
}

/// What characters that are held and not used yet do, as the rules tell who tries them.
#[derive(Default)]
pub(super) struct Powers {
    /// Those that add a die, and the faces that it can show.
    pub(super) adding: Vec<(Card, Vec<u8>)>,
    /// Those that turn dice.
    pub(super) turning: Vec<Card>,
    /// Those that throw again: one die, or any.
    pub(super) again: Vec<Card>,
}

impl Powers {
    pub(super) fn of(court: &Court) -> Powers {
        let mut powers = Powers::default();
        let (active, aside) = (Dice::of(&[1, 2, 3]), Dice::of(&FACES));
        let tried = court.with_dice(active, aside);
        for action in tried.actions() {
            let Action::Use(card, _) = action else { continue };
            let mut after = tried.clone();
            after.act(action).expect("what is open is accepted");
            let now = after.dice().0;
            if matches!(after.next(), Next::Chance { .. }) {
                add_once(&mut powers.again, card);
            } else if now.count() > active.count() {
                let added = (now - active).lowest().expect("a die was added");
                match powers.adding.iter_mut().find(|(known, _)| *known == card) {
                    Some((_, faces)) => faces.push(added),
                    None => powers.adding.push((card, vec![added])),
                }
            } else {
                add_once(&mut powers.turning, card);
            }
        }
        powers
    }
}

fn add_once(cards: &mut Vec<Card>, card: Card) {
    if !cards.contains(&card) {
        cards.push(card);
    }
}

/// What active dice, by their number, can become: every lot of as many dice a bit.
struct Turned {
    /// Up to so many dice.
    dice: usize,
    /// By what lies aside where that matters: nothing, or dice of one face; by the number of dice; by their number.
    by_aside: Vec<[Vec<u64>; 4]>,
}

impl Turned {
    fn of(court: &Court, turning: &[Card]) -> Turned {
        let lots = &*LOTS;
        let matching = turning.contains(&Card::Astronomer);
        let asides = if matching { 7 } else { 1 };
        let ends = |dice: usize| (lots.count(dice) * asides) << turning.len().min(16);
        let dice =
            if turning.is_empty() { 0 } else { (2..=3).rev().find(|&dice| ends(dice) <= MOST_TURNED).unwrap_or(2) };
        let by_aside = (0..asides).map(|face| {
            let aside = if face == 0 { Dice::NONE } else { Dice::alike(face as u8, 1) };
            let mut known = FxHashMap::default();
            let mut reached = |count: usize| {
                if count == 0 || count > dice {
                    return Vec::new();
                }
                let all = (1 << lots.count(count)) - 1;
                let active = &lots.dice[lots.first[count]..lots.first[count + 1]];
                active.iter().map(|&active| reach(&court.with_dice(active, aside), turning, all, &mut known)).collect()
            };
            [reached(0), reached(1), reached(2), reached(3)]
        });
        Turned { dice, by_aside: by_aside.collect() }
    }

    /// What these active dice can become while those lie aside.
    fn ends(&self, count: usize, active: usize, aside: Dice) -> u64 {
        let of = |tables: &[Vec<u64>; 4]| tables[count][active];
        let mut ends = of(&self.by_aside[0]);
        if self.by_aside.len() > 1 {
            ends = aside.faces().fold(ends, |ends, face| ends | of(&self.by_aside[usize::from(face)]));
        }
        ends
    }
}

fn reach(court: &Court, turning: &[Card], all: u64, known: &mut FxHashMap<Court, u64>) -> u64 {
    if let Some(&known) = known.get(court) {
        return known;
    }
    let mut ends = 1 << LOTS.number(court.dice().0);
    for action in court.actions() {
        if ends == all {
            break;
        }
        if matches!(action, Action::Use(card, _) if turning.contains(&card)) {
            let mut after = court.clone();
            after.act(action).expect("what is open is accepted");
            ends |= reach(&after, turning, all, known);
        }
    }
    known.insert(court.clone(), ends);
    ends
}

/// What states with so many active dice are worth: those aside by their number, and for each of them the active ones.
#[derive(Default)]
struct Values {
    /// Where a die is to be laid aside before the next throw.
    bound: Vec<f32>,
    /// Where all active dice may be thrown again.
    free: Vec<f32>,
    /// Before so many dice are thrown.
    thrown: Vec<f32>,
}

/// The rest of a turn.
pub(super) struct Turn {
    dice: usize,
    aside: Dice,
    again: Vec<Card>,
    /// By which powers are left that throw again, as bits, and by how many dice are active.
    values: Vec<Vec<Values>>,
}

impl Turn {
    /// Follows the turn of the seat that is next, in which so many dice are not aside yet, for what it is worth to end with
    /// some dice. Nothing if there are too many.
    pub(super) fn of(court: &Court, dice: u8, worth: &dyn Fn(Dice) -> f64) -> Option<Turn> {
        if dice > MOST_FOLLOWED {
            return None;
        }
        let (lots, (_, aside)) = (&*LOTS, court.dice());
        let mut powers = Powers::of(court);
        let dice = usize::from(dice);
        if dice > FEW {
            powers.again.clear();
        }
        let room = usize::from(court.most_dice().min(MOST as u8)).saturating_sub(usize::from(aside.count()));
        let ends = ends(dice, room, &powers, &|lot| worth(lot + aside));
        let turned = Turned::of(court, &powers.turning);
        let mut turn = Turn { dice, aside, again: powers.again, values: Vec::new() };
        for left in 0..1 << turn.again.len() {
            let mut values: Vec<Values> = Vec::with_capacity(dice + 1);
            values.push(Values { bound: ends.clone(), free: ends.clone(), thrown: ends.clone() });
            for active in 1..=dice {
                let next = turn.with_active(lots, active, left, &values, &ends, &turned);
                values.push(next);
            }
            turn.values.push(values);
        }
        Some(turn)
    }

    fn with_active(
        &self,
        lots: &Lots,
        active: usize,
        left: usize,
        fewer: &[Values],
        ends: &[f32],
        turned: &Turned,
    ) -> Values {
        let (lying, all) = (self.dice - active, lots.count(active));
        let before = &fewer[active - 1].free;
        let all_before = lots.count(active - 1);
        let mut values = Values::default();
        let few = active <= turned.dice;
        for aside in lots.first[lying]..lots.first[lying + 1] {
            let after = lots.plus[aside].map(|more| (usize::from(more) - lots.first[lying + 1]) * all_before);
            let sums: Vec<f32> = if few {
                let lot = |lot: &Dice| ends[lots.number(*lot + lots.dice[aside])];
                lots.dice[lots.first[active]..lots.first[active + 1]].iter().map(lot).collect()
            } else {
                Vec::new()
            };
            let begin = values.bound.len();
            for number in 0..all {
                let less = &lots.minus[lots.first[active] + number];
                let mut best = f32::MIN;
                for face in 0..6 {
                    if less[face] != NONE {
                        best = best.max(before[after[face] + usize::from(less[face]) - lots.first[active - 1]]);
                    }
                }
                if few {
                    let mut bits = turned.ends(active, number, lots.dice[aside] + self.aside);
                    while bits != 0 {
                        best = best.max(sums[bits.trailing_zeros() as usize]);
                        bits &= bits - 1;
                    }
                }
                values.bound.push(best);
            }
            for (bit, &card) in self.again.iter().enumerate().filter(|(bit, _)| left >> bit & 1 == 1) {
                let then = &self.values[left & !(1 << bit)][active];
                let row = &then.bound[begin..begin + all];
                if card == Card::Fool {
                    for number in 0..all {
                        let best = thrown_once(lots, active, number, row);
                        values.bound[begin + number] = values.bound[begin + number].max(best);
                    }
                } else {
                    let all_again = then.thrown[aside - lots.first[lying]];
                    values.bound[begin..].iter_mut().for_each(|value| *value = value.max(all_again));
                }
            }
            let chances = &lots.chance[lots.first[active]..lots.first[active + 1]];
            let thrown = values.bound[begin..].iter().zip(chances).map(|(value, chance)| value * chance).sum::<f32>();
            values.thrown.push(thrown);
            for number in begin..begin + all {
                values.free.push(values.bound[number].max(thrown));
            }
        }
        values
    }

    /// Which powers that throw again are left.
    fn left(&self) -> usize {
        self.values.len() - 1
    }

    /// What it is worth to throw so many dice, of which all that are not aside are some, while others stay active.
    pub(super) fn throwing(&self, active: Dice, cup: u8, used: Option<Card>) -> f64 {
        let bit = used.and_then(|used| self.again.iter().position(|&card| card == used));
        let left = bit.map_or(self.left(), |bit| self.left() & !(1 << bit));
        let all = 6_f64.powi(cup.into());
        let value = |(lot, ways): (Dice, u64)| {
            let number = LOTS.number(active + lot);
            ways as f64 / all * f64::from(self.values[left][self.dice].bound[number])
        };
        throws(cup).map(value).sum()
    }

    /// What it is worth to have these dice active, and to have laid those aside in this look.
    pub(super) fn lying(&self, active: Dice, aside: Dice, free: bool) -> f64 {
        let count = usize::from(active.count());
        let values = &self.values[self.left()][count];
        let number = LOTS.number(aside) * LOTS.count(count) + LOTS.number(active);
        f64::from(if free { values.free[number] } else { values.bound[number] })
    }
}

/// What comes of throwing the best of some dice once more, where so much comes of each lot of as many.
fn thrown_once(lots: &Lots, active: usize, number: usize, worth: &[f32]) -> f32 {
    let less = lots.minus[lots.first[active] + number];
    let one = |without: u16| {
        let more = lots.plus[usize::from(without)];
        more.iter().map(|&lot| worth[usize::from(lot) - lots.first[active]]).sum::<f32>() / 6.0
    };
    less.into_iter().filter(|&without| without != NONE).map(one).fold(f32::MIN, f32::max)
}

/// What it is worth to have laid aside so many dice more, each lot by its number, when those that can be added are.
fn ends(dice: usize, room: usize, powers: &Powers, worth: &dyn Fn(Dice) -> f64) -> Vec<f32> {
    let lots = &*LOTS;
    let most = (dice + powers.adding.len()).min(room).max(dice);
    let mut by_count: Vec<Vec<f32>> = (dice..=most)
        .map(|count| lots.dice[lots.first[count]..lots.first[count + 1]].iter().map(|&lot| worth(lot) as f32).collect())
        .collect();
    for (_, faces) in &powers.adding {
        for count in dice..most {
            let (fewer, more) = by_count.split_at_mut(count - dice + 1);
            let (fewer, more) = (&mut fewer[count - dice], &more[0]);
            for (number, value) in fewer.iter_mut().enumerate() {
                let plus = &lots.plus[lots.first[count] + number];
                for &face in faces {
                    let with = usize::from(plus[usize::from(face) - 1]) - lots.first[count + 1];
                    *value = value.max(more[with]);
                }
            }
        }
    }
    by_count.swap_remove(0)
}
