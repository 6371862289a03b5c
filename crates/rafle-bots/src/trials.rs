//! Trials: candidates meet the same luck, and while the worst of them are left out the others meet more of it.
//!
//! What two candidates make of the same luck differs by far less than what one makes of different luck; and most candidates
//! are seen to be bad long before the two best are told apart.

use std::time::Instant;

use crate::Limit;

/// What came of the trials of a candidate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tried {
    /// The mean of the first one, and what this one was ahead of it in the luck that both met.
    pub(crate) value: f64,
    /// The standard error of that mean, and of the lead: whoever counts it off prefers the first unless another one is surely
    /// better.
    pub(crate) error: f64,
}

/// Tries so many candidates, the one that would be chosen without trials first, and the likeliest to be better next. A trial is
/// told which candidate and which luck it is, and tells what came of it. A limit of playouts is one of trials.
pub(crate) fn tried(candidates: usize, limit: Limit, mut trial: impl FnMut(usize, u64) -> f64) -> Vec<Tried> {
    let mut outcomes = vec![Vec::new(); candidates];
    let mut left: Vec<usize> = (0..candidates).collect();
    let phases = candidates.saturating_sub(1).next_power_of_two().ilog2() + 1;
    let mut clock = Clock { begun: Instant::now(), limit, trials: 0 };
    for phase in 1..=phases {
        loop {
            for &candidate in &left {
                let luck = outcomes[candidate].len() as u64;
                outcomes[candidate].push(trial(candidate, luck));
            }
            clock.trials += left.len() as u32;
            if clock.is_over(phase, phases) {
                break;
            }
        }
        let sum = |candidate: usize| outcomes[candidate].iter().sum::<f64>();
        // The first one stays: the others are measured by it.
        left[1..].sort_by(|&one, &other| sum(other).total_cmp(&sum(one)));
        left.truncate(1 + (left.len() - 1).div_ceil(2));
    }
    judged(&outcomes)
}

struct Clock {
    begun: Instant,
    limit: Limit,
    trials: u32,
}

impl Clock {
    /// Whether so many of all phases have had their part.
    fn is_over(&self, phase: u32, phases: u32) -> bool {
        match self.limit {
            Limit::Time(time) => self.begun.elapsed() * phases >= time * phase,
            Limit::Playouts(count) => u64::from(self.trials) * u64::from(phases) >= u64::from(count) * u64::from(phase),
        }
    }
}

fn judged(outcomes: &[Vec<f64>]) -> Vec<Tried> {
    let first = Sample::of(outcomes[0].iter().copied());
    let judge = |other: &Vec<f64>| {
        let ahead = Sample::of(other.iter().zip(&outcomes[0]).map(|(other, first)| other - first));
        Tried { value: first.mean + ahead.mean, error: first.error + ahead.error }
    };
    outcomes.iter().map(judge).collect()
}

struct Sample {
    mean: f64,
    error: f64,
}

impl Sample {
    fn of(numbers: impl Iterator<Item = f64> + Clone) -> Sample {
        let count = numbers.clone().count() as f64;
        let mean = numbers.clone().sum::<f64>() / count;
        let squares: f64 = numbers.map(|number| (number - mean).powi(2)).sum();
        // One trial says nothing of its own error.
        let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 1.0 };
        Sample { mean, error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The luck is worth a hundred times what the candidates differ by, and is the same for all.
    #[test]
    fn common_luck_does_not_hide_the_best() {
        let mut count = 0;
        let tried = tried(7, Limit::Playouts(90), |candidate, luck| {
            count += 1;
            (luck * 37 % 11) as f64 + if candidate == 5 { 0.1 } else { 0.0 }
        });
        for (candidate, it) in tried.iter().enumerate() {
            let lead = if candidate == 5 { 0.1 } else { 0.0 };
            assert!((it.value - tried[0].value - lead).abs() < 1e-9, "{candidate}: {it:?}");
            assert!((it.error - tried[0].error).abs() < 1e-9, "{candidate}: {it:?}");
        }
        assert!((90..110).contains(&count), "{count}");
    }

    /// Another one is as good on average, but not always.
    #[test]
    fn whoever_is_not_surely_better_is_not_preferred() {
        let tried =
            tried(2, Limit::Playouts(64), |candidate, luck| if candidate == 0 { 0.5 } else { (luck % 2) as f64 });
        assert!((tried[0].value - tried[1].value).abs() < 1e-9, "{tried:?}");
        assert!(tried[1].error > tried[0].error + 0.05, "{tried:?}");
    }

    #[test]
    fn the_best_meet_most_luck() {
        let mut met = [0; 9];
        tried(9, Limit::Playouts(400), |candidate, _| {
            met[candidate] += 1;
            -(candidate as f64)
        });
        assert!(met.is_sorted_by(|one, other| one >= other) && met[1] > 4 * met[8], "{met:?}");
        assert_eq!(met[0], met[1], "the first stays to the end");
    }

    #[test]
    fn one_alone_is_judged_too() {
        let tried = tried(1, Limit::Playouts(0), |_, _| 0.25);
        assert_eq!(tried, [Tried { value: 0.25, error: 2.0 }]);
    }
}
