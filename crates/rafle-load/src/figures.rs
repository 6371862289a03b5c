//! Figures, and how they are written.

use std::time::Duration;

/// How long things took.
#[derive(Clone, Default, Debug)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Notes one more.
    pub fn add(&mut self, took: Duration) {
        self.0.push(took);
    }

    /// Notes all of these.
    pub fn extend(&mut self, others: Times) {
        self.0.extend(others.0);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that so many in a hundred did not exceed; nothing if there is none.
    pub fn percentile(&self, hundredths: usize) -> Option<Duration> {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let rank = (sorted.len() * hundredths).div_ceil(100).max(1);
        sorted.get(rank - 1).copied()
    }

    /// The middle and the slow end in milliseconds, such as `1.2 | 4.0`.
    pub fn shown(&self) -> String {
        let shown = |hundredths| self.percentile(hundredths).map_or("–".to_owned(), milliseconds);
        format!("{} | {}", shown(50), shown(99))
    }
}

/// Writes what is measured, and the head of a table with these columns.
pub fn heading(scene: &str, columns: &[&str]) {
    println!("\n{scene}\n\n| {} |\n|{}", columns.join(" | "), " --: |".repeat(columns.len()));
}

/// Milliseconds with as many digits as say something.
pub fn milliseconds(time: Duration) -> String {
    let milliseconds = time.as_secs_f64() * 1000.0;
    if milliseconds < 100.0 { format!("{milliseconds:.1}") } else { format!("{milliseconds:.0}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_occurred() {
        let mut times = Times::default();
        assert_eq!(times.percentile(50), None);
        assert_eq!(times.shown(), "– | –");
        for milliseconds in (1..=200).rev() {
            times.add(Duration::from_millis(milliseconds));
        }
        assert_eq!(times.percentile(50), Some(Duration::from_millis(100)));
        assert_eq!(times.percentile(99), Some(Duration::from_millis(198)));
        assert_eq!(times.percentile(100), Some(Duration::from_millis(200)));
        assert_eq!(times.shown(), "100 | 198");
    }
}
