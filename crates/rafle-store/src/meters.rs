//! What a process counts about itself, and the text in which a Prometheus reads it.
//!
//! A meter is a static: it costs one addition to use, nothing to pass around, and a process has one of each.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Additions that were brought to the store.
pub(crate) static ADDITIONS: Counter = Counter::new();

/// Additions that could not be stored.
pub(crate) static FAILED: Counter = Counter::new();

/// How long a group of additions took until it was safe: the statement, the commit, and the wait for the disk.
pub(crate) static COMMITS: Histogram = Histogram::new();

/// Something that is counted and never goes down.
pub struct Counter(AtomicU64);

/// Something that comes and goes.
pub struct Gauge(AtomicI64);

/// How long something took, as often as it happened.
pub struct Histogram {
    /// How often it took no longer than each bound and longer than the one before; the last are those beyond all bounds.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

/// The bounds of a histogram in microseconds, and as they are written.
const BOUNDS: [(u64, &str); 13] = [
    (500, "0.0005"),
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (500_000, "0.5"),
    (1_000_000, "1"),
    (2_500_000, "2.5"),
    (5_000_000, "5"),
];

impl Counter {
    /// Nothing yet.
    pub const fn new() -> Counter {
        Counter(AtomicU64::new(0))
    }

    /// Counts so many more.
    pub fn add(&self, more: usize) {
        self.0.fetch_add(more as u64, Ordering::Relaxed);
    }

    /// How many there were.
    pub fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Gauge {
    /// None yet.
    pub const fn new() -> Gauge {
        Gauge(AtomicI64::new(0))
    }

    /// One more, until the guard is dropped.
    pub fn one_more(&'static self) -> OneMore {
        self.0.fetch_add(1, Ordering::Relaxed);
        OneMore(self)
    }

    /// How many there are.
    pub fn value(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One of those that a [`Gauge`] counts.
pub struct OneMore(&'static Gauge);

impl Drop for OneMore {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Histogram {
    /// Nothing yet.
    pub const fn new() -> Histogram {
        Histogram { buckets: [const { AtomicU64::new(0) }; BOUNDS.len() + 1], microseconds: AtomicU64::new(0) }
    }

    /// Notes that it took so long.
    pub fn note(&self, took: Duration) {
        let took = took.as_micros() as u64;
        let bucket = BOUNDS.partition_point(|(bound, _)| *bound < took);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(took, Ordering::Relaxed);
    }
}

impl Default for Counter {
    fn default() -> Counter {
        Counter::new()
    }
}

impl Default for Gauge {
    fn default() -> Gauge {
        Gauge::new()
    }
}

impl Default for Histogram {
    fn default() -> Histogram {
        Histogram::new()
    }
}

/// Meters in the text format of Prometheus.
#[derive(Default)]
pub struct Exposition(String);

impl Exposition {
    /// Values of one name, each under the value of one label; one value without a label is under `""`.
    pub fn values<'a, V: ToString>(
        &mut self,
        (name, kind, help): (&str, &str, &str),
        label: &str,
        values: impl IntoIterator<Item = (&'a str, V)>,
    ) {
        self.head(name, kind, help);
        for (value, count) in values {
            let labels = if label.is_empty() { String::new() } else { format!("{{{label}=\"{value}\"}}") };
            self.line(name, &labels, &count.to_string());
        }
    }

    /// A counter without labels.
    pub fn counter(&mut self, name: &str, help: &str, counter: &Counter) {
        self.values((name, "counter", help), "", [("", counter.value())]);
    }

    /// Something that comes and goes.
    pub fn gauge(&mut self, name: &str, help: &str, value: impl ToString) {
        self.values((name, "gauge", help), "", [("", value)]);
    }

    /// Histograms of one name, each under the value of one label.
    pub fn histograms<'a>(
        &mut self,
        (name, help): (&str, &str),
        label: &str,
        histograms: impl IntoIterator<Item = (&'a str, &'a Histogram)>,
    ) {
        self.head(name, "histogram", help);
        for (value, histogram) in histograms {
            let own = if label.is_empty() { String::new() } else { format!("{label}=\"{value}\"") };
            let with =
                |le: &str| if own.is_empty() { format!("{{le=\"{le}\"}}") } else { format!("{{{own},le=\"{le}\"}}") };
            let mut sum = 0;
            let bounds = BOUNDS.iter().map(|(_, text)| *text).chain(["+Inf"]);
            for (bound, bucket) in bounds.zip(&histogram.buckets) {
                sum += bucket.load(Ordering::Relaxed);
                self.line(&format!("{name}_bucket"), &with(bound), &sum.to_string());
            }
            let labels = if own.is_empty() { String::new() } else { format!("{{{own}}}") };
            let seconds = histogram.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
            self.line(&format!("{name}_sum"), &labels, &seconds.to_string());
            self.line(&format!("{name}_count"), &labels, &sum.to_string());
        }
    }

    /// What every store counts.
    pub fn store(&mut self) {
        self.counter("rafle_store_additions_total", "Additions to logs that were brought to the store.", &ADDITIONS);
        self.counter("rafle_store_failures_total", "Additions to logs that could not be stored.", &FAILED);
        let help = "How long a group of additions took until it was safe on the disk.";
        self.histograms(("rafle_store_commit_seconds", help), "", [("", &COMMITS)]);
    }

    /// All of it.
    pub fn text(self) -> String {
        self.0
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}").expect("a string takes everything");
    }

    fn line(&mut self, name: &str, labels: &str, value: &str) {
        writeln!(self.0, "{name}{labels} {value}").expect("a string takes everything");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn meters_are_written_as_prometheus_reads_them() {
        static OPEN: Gauge = Gauge::new();
        let (counter, histogram) = (Counter::new(), Histogram::new());
        counter.add(3);
        for milliseconds in [1, 2, 40, 9000] {
            histogram.note(Duration::from_millis(milliseconds));
        }
        let held = OPEN.one_more();
        drop(OPEN.one_more());
        let mut written = Exposition::default();
        written.counter("moves_total", "Moves.", &counter);
        written.gauge("open", "Open pages.", OPEN.value());
        written.values(("refusals_total", "counter", "Refusals."), "kind", [("stale", 2), ("store", 0)]);
        written.histograms(("seconds", "Time."), "kind", [("form", &histogram)]);
        drop(held);
        assert_eq!(OPEN.value(), 0);
        let text = written.text();
        for line in [
            "# TYPE moves_total counter",
            "moves_total 3",
            "# HELP open Open pages.",
            "open 1",
            "refusals_total{kind=\"stale\"} 2",
            "refusals_total{kind=\"store\"} 0",
            "seconds_bucket{kind=\"form\",le=\"0.0005\"} 0",
            "seconds_bucket{kind=\"form\",le=\"0.001\"} 1",
            "seconds_bucket{kind=\"form\",le=\"0.0025\"} 2",
            "seconds_bucket{kind=\"form\",le=\"5\"} 3",
            "seconds_bucket{kind=\"form\",le=\"+Inf\"} 4",
            "seconds_sum{kind=\"form\"} 9.043",
            "seconds_count{kind=\"form\"} 4",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
