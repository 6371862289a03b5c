//! The normal distribution.

/// So many slices of equal chance stand for a normal distribution.
pub const SLICES: usize = 12;

/// The middles of slices of equal chance of the standard normal distribution: its quantiles at 1/24, 3/24 … 23/24.
pub const MIDDLES: [f64; SLICES] = [
    -1.731_664, -1.150_349, -0.812_218, -0.548_522, -0.318_639, -0.104_633, 0.104_633, 0.318_639, 0.548_522, 0.812_218,
    1.150_349, 1.731_664,
];

/// How likely a number of the standard normal distribution is below `z`, right to seven digits (Abramowitz and Stegun
/// 7.1.26).
pub fn below(z: f64) -> f64 {
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
        assert!((below(1.0) - 0.841_344_75).abs() < 1e-6);
        assert!((below(-1.96) - 0.024_997_9).abs() < 1e-6);
        for (z, slice) in MIDDLES.into_iter().zip(0..) {
            assert!((below(z) - f64::from(2 * slice + 1) / 24.0).abs() < 1e-6, "{z}");
        }
    }
}
