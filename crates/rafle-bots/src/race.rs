//! Who will be ahead: shares of the win when what each seat will have at the end is only known roughly.

use crate::mind::Shares;

/// What a seat will have at the end: a mean, and the square of its standard deviation.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Racer {
    pub(crate) mean: f64,
    pub(crate) variance: f64,
}

/// So many slices of equal chance stand for a normal distribution.
const SLICES: usize = 12;

/// The middles of slices of equal chance of the standard normal distribution: its quantiles at 1/24, 3/24 … 23/24.
const MIDDLES: [f64; SLICES] = [
    -1.731_664, -1.150_349, -0.812_218, -0.548_522, -0.318_639, -0.104_633, 0.104_633, 0.318_639, 0.548_522, 0.812_218,
    1.150_349, 1.731_664,
];

/// Each racer's chance to be ahead of all others.
pub(crate) fn shares(racers: &[Racer]) -> Shares {
    let mut shares = Shares::default();
    if let &[one, other] = racers {
        let chance = ahead(one.mean - other.mean, (one.variance + other.variance).sqrt());
        (shares[0], shares[1]) = (chance, 1.0 - chance);
        return shares;
    }
    for (number, racer) in racers.iter().enumerate() {
        let others = racers.iter().enumerate().filter(|(other, _)| *other != number);
        let chance = |z: f64| {
            let at = racer.mean + z * racer.variance.sqrt();
            others.clone().map(|(_, other)| ahead(at - other.mean, other.variance.sqrt())).product::<f64>()
        };
        shares[number] = MIDDLES.into_iter().map(chance).sum::<f64>() / SLICES as f64;
    }
    let all: f64 = shares.iter().sum();
    if all > 0.0 {
        for share in &mut shares {
            *share /= all;
        }
    }
    shares
}

/// The chance that a lead of this size is enough, half of it if it is none and nothing can change.
pub(crate) fn ahead(lead: f64, deviation: f64) -> f64 {
    if deviation > 1e-9 {
        normal(lead / deviation)
    } else if lead.abs() < 1e-9 {
        0.5
    } else if lead > 0.0 {
        1.0
    } else {
        0.0
    }
}

/// The standard normal distribution, right to seven digits (Abramowitz and Stegun 7.1.26).
fn normal(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = 0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429)));
    let tail = 0.5 * t * series * (-x * x).exp();
    if z > 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_chances() {
        assert!((normal(1.0) - 0.841_344_75).abs() < 1e-6);
        assert!((normal(-1.96) - 0.024_997_9).abs() < 1e-6);
        for (z, slice) in MIDDLES.into_iter().zip(0..) {
            assert!((normal(z) - f64::from(2 * slice + 1) / 24.0).abs() < 1e-6, "{z}");
        }
    }

    #[test]
    fn equal_racers_share_and_a_sure_lead_wins() {
        let equal = shares(&[Racer { mean: 3.0, variance: 2.0 }; 4]);
        assert!(equal[..4].iter().all(|share| (share - 0.25).abs() < 1e-9) && equal[4] == 0.0);
        let sure = shares(&[Racer { mean: 1.0, variance: 0.0 }, Racer::default(), Racer::default()]);
        assert!((sure[0] - 1.0).abs() < 1e-9);
        let level = shares(&[Racer::default(); 2]);
        assert!((level[0] - 0.5).abs() < 1e-9);
    }
}
