//! Who will be ahead: shares of the win when what each seat will have at the end is only known roughly.

use rafle_solve::normal::{MIDDLES, SLICES, below};

use crate::mind::Shares;

/// What a seat will have at the end: a mean, and the square of its standard deviation.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Racer {
    pub(crate) mean: f64,
    pub(crate) variance: f64,
}

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
fn ahead(lead: f64, deviation: f64) -> f64 {
    if deviation > 1e-9 {
        below(lead / deviation)
    } else if lead.abs() < 1e-9 {
        0.5
    } else if lead > 0.0 {
        1.0
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
