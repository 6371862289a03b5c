//! How likely each number of points is that a sheet still brings, when it is played for the greatest expected score.
//!
//! A turn is taken from its end to its beginning, and every row remembers what was best; then once more forwards, with how
//! likely each row is. What follows on the box that is written is known from the sheets with one open box less.

use std::sync::{Arc, PoisonError};

use rustc_hash::FxHashMap;

use super::rules::{ones, to_fill};
use super::turn::{Marked, Turn, Worth};
use super::{Solo, UPPER_SETS};

/// With more numbers than this in memory all are forgotten, and found again when they are asked for.
const MOST_KNOWN: usize = 16 << 20;

/// How likely each number of points is, from none on.
pub(super) struct Future(Vec<f32>);

/// Known futures by open boxes and class.
#[derive(Default)]
pub(super) struct Futures {
    known: FxHashMap<(u16, usize), Arc<Future>>,
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

impl Solo {
    /// What a sheet brings from now on. The bonus is part of it unless the upper boxes add up to enough already.
    pub(super) fn future(&self, open: u16, upper_sum: i32) -> Arc<Future> {
        let key = (open, self.known.classes.lane(open as usize & (UPPER_SETS - 1), upper_sum as usize));
        let futures = || self.futures.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(future) = futures().known.get(&key) {
            return future.clone();
        }
        let future = Arc::new(self.followed(open, upper_sum));
        let mut futures = futures();
        if futures.numbers > MOST_KNOWN {
            *futures = Futures::default();
        }
        futures.numbers += future.0.len();
        futures.known.insert(key, future.clone());
        future
    }

    fn followed(&self, open: u16, upper_sum: i32) -> Future {
        if open == 0 {
            return Future(vec![1.0]);
        }
        let mut chances = Vec::new();
        for (&(index, points), &chance) in &self.written_next(open, upper_sum) {
            let (open, sum) = Solo::sheet_after(open, upper_sum, index, points);
            let bonus = self.known.rules.bonus_of(sum as usize) - self.known.rules.bonus_of(upper_sum as usize);
            let (future, brings) = (self.future(open, sum), points as usize + bonus as usize);
            chances.resize(chances.len().max(brings + future.0.len()), 0.0);
            for (sum, further) in chances[brings..].iter_mut().zip(&future.0) {
                *sum += chance as f32 * further;
            }
        }
        Future(chances)
    }

    /// How likely it is that this turn ends with so many points in this box.
    fn written_next(&self, open: u16, upper_sum: i32) -> FxHashMap<(usize, i32), f64> {
        let sets = &self.known.sets;
        let to_fill = to_fill(self.known.order, open.into());
        let worth = |index: usize, points: u8| Marked {
            mean: f64::from(points) + self.after(open, upper_sum, index, points.into()),
            mark: (index << 8) as u16 | u16::from(points),
        };
        let nothing = ones(to_fill).fold(Marked::CLOSED, |best, index| best.or_better(&worth(index, 0)));
        let mut turn = Turn::new();
        turn.write(
            sets,
            nothing,
            |index, points| {
                if to_fill & 1 << index == 0 { Marked::CLOSED } else { worth(index, points) }
            },
        );
        let written = turn.marks();
        let kept = turn.kept(sets);
        let kept_first = turn.kept(sets);
        let mut chances = FxHashMap::default();
        for (throw, chance) in sets.ends(&[kept_first, kept]).into_iter().enumerate() {
            if chance > 0.0 {
                let mark = written[throw];
                *chances.entry((usize::from(mark >> 8), i32::from(mark & 0xff))).or_insert(0.0) += chance;
            }
        }
        chances
    }
}
