//! How likely each number of points is that a sheet still brings, when it is played for the greatest expected score.
//!
//! A turn is taken from its end to its beginning, and every row remembers what was best; then once more forwards, with how
//! likely each row is. What follows on the box that is written is known from the sheets with one open box less.

use std::cell::RefCell;
use std::sync::{Arc, PoisonError};

use rafle_games::yatzy::sheets::Sheet;
use rustc_hash::FxHashMap;

use super::turn::Marked;
use super::{Card, Entry, Solo};

/// With more numbers than this in memory all are forgotten, and found again when they are asked for.
const MOST_KNOWN: usize = 16 << 20;

/// How likely each number of points is, from none on.
pub(super) struct Future(Vec<f32>);

/// Known futures by open boxes and class.
#[derive(Default)]
pub(super) struct Futures {
    known: FxHashMap<(usize, usize), Arc<Future>>,
    numbers: usize,
}

impl Future {
    /// How likely exactly so many points are.
    pub(super) fn chance(&self, points: f64) -> f64 {
        if points < 0.0 { 0.0 } else { self.0.get(points as usize).copied().unwrap_or(0.0).into() }
    }

    /// What is expected of something that depends on the points.
    pub(super) fn mean(&self, of: impl Fn(usize) -> f64) -> f64 {
        self.0.iter().enumerate().map(|(points, chance)| f64::from(*chance) * of(points)).sum()
    }
}

impl<S: Sheet> Solo<S> {
    /// What a sheet brings from now on. The bonus is part of it unless the upper boxes add up to enough already.
    pub(super) fn future(&self, card: Card) -> Arc<Future> {
        let key = (card.open, self.known.classes.lane(card.open, card.sum));
        let futures = || self.futures.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(future) = futures().known.get(&key) {
            return future.clone();
        }
        let future = Arc::new(self.followed(card));
        let mut futures = futures();
        if futures.numbers > MOST_KNOWN {
            *futures = Futures::default();
        }
        futures.numbers += future.0.len();
        futures.known.insert(key, future.clone());
        future
    }

    fn followed(&self, card: Card) -> Future {
        if self.open_boxes(card) == 0 {
            return Future(vec![1.0]);
        }
        let mut chances = Vec::new();
        for (&entry, &chance) in &self.written_next(card) {
            let after = self.card_after(card, entry);
            let bonus = self.known.rules.bonus_of(after.sum) - self.known.rules.bonus_of(card.sum);
            let (future, brings) = (self.future(after), (entry.brings() + bonus) as usize);
            chances.resize(chances.len().max(brings + future.0.len()), 0.0);
            for (sum, further) in chances[brings..].iter_mut().zip(&future.0) {
                *sum += chance as f32 * further;
            }
        }
        Future(chances)
    }

    /// How likely it is that this turn fills this box with so much.
    fn written_next(&self, card: Card) -> FxHashMap<Entry, f64> {
        let sets = &self.known.sets;
        // Every entry that can come has a number, which is its mark.
        let entries = RefCell::new(Vec::new());
        let mut turn = self.end_of_turn(card, |entry| {
            let mut entries = entries.borrow_mut();
            entries.push(entry);
            let mean = entry.brings() + self.value(self.card_after(card, entry));
            Marked { mean, mark: entries.len() as u16 - 1 }
        });
        let written = turn.marks(sets);
        let kept = turn.kept(sets);
        let kept_first = turn.kept(sets);
        let mut chances = FxHashMap::default();
        for (throw, chance) in sets.ends(&[kept_first, kept]).into_iter().enumerate() {
            if chance > 0.0 {
                *chances.entry(entries.borrow()[usize::from(written[throw])]).or_insert(0.0) += chance;
            }
        }
        chances
    }
}
