//! How often each score came up, as a picture with axes, units and the sample size.

use std::fmt::Write as _;

use rafle_engine::{Message, Seats};

use super::{Outcome, seat_name};
use crate::voice::Voice;

/// So many bars at most.
const MOST_BINS: i32 = 24;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 480.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 30.0;
const TOP: f64 = 70.0;
const BOTTOM: f64 = 60.0;

/// The names below the title: their first row, and the way to the next.
const LEGEND: f64 = 46.0;
const ROW: f64 = 20.0;

/// Colours that colour-blind people tell apart (Okabe and Ito), and dashes that say the same in print.
const LINES: [(&str, &str); 8] = [
    ("#0072b2", "none"),
    ("#d55e00", "8 3"),
    ("#009e73", "2 3"),
    ("#cc79a7", "10 3 2 3"),
    ("#56b4e9", "5 2"),
    ("#e69f00", "1 2"),
    ("#000000", "12 4"),
    ("#999999", "4 4"),
];

/// Scores put together in steps of a round number.
pub(super) struct Bins {
    first: i32,
    step: i32,
    count: usize,
}

impl Bins {
    /// Bins for the scores of all of these.
    pub(super) fn of(results: &[Outcome]) -> Bins {
        let scores = || results.iter().flat_map(|outcome| outcome.tally.counts.iter().flat_map(|counts| counts.keys()));
        let (least, most) = (scores().min().copied().unwrap_or(0), scores().max().copied().unwrap_or(0));
        let step = round_step(most - least, MOST_BINS);
        let first = least.div_euclid(step);
        Bins { first: first * step, step, count: (most.div_euclid(step) - first + 1) as usize }
    }

    /// `40–49`, `−14 to −13` where dashes would run together, or the score itself.
    pub(super) fn label(&self, bin: usize, voice: &Voice) -> String {
        let from = self.first + bin as i32 * self.step;
        let (least, most) = (written(from), written(from + self.step - 1));
        match (self.step, from) {
            (1, _) => least,
            (_, ..0) => voice.tell(&Message::new("score-range").with("least", least).with("most", most)),
            (_, 0..) => format!("{least}–{most}"),
        }
    }

    /// The part of the games in each bin: of each seat where there is one hypothesis, else of each hypothesis.
    pub(super) fn series(&self, results: &[Outcome]) -> Vec<(String, Vec<f64>)> {
        if let [only] = results {
            let seat = |seat| (seat_name(seat, &only.hypothesis), self.shares(only, Seats::only(seat)));
            return Seats::first(only.hypothesis.bots.len()).iter().map(seat).collect();
        }
        let all = |outcome: &Outcome| Seats::first(outcome.hypothesis.bots.len());
        results.iter().map(|outcome| (outcome.hypothesis.name.clone(), self.shares(outcome, all(outcome)))).collect()
    }

    fn shares(&self, outcome: &Outcome, seats: Seats) -> Vec<f64> {
        let mut counts = vec![0_u64; self.count];
        for (score, count) in seats.iter().flat_map(|seat| &outcome.tally.counts[seat.index()]) {
            counts[((score - self.first) / self.step) as usize] += count;
        }
        let all = counts.iter().sum::<u64>().max(1) as f64;
        counts.into_iter().map(|count| count as f64 / all).collect()
    }
}

/// A score with a minus that is as wide as its digits.
fn written(score: i32) -> String {
    score.to_string().replace('-', "−")
}

/// A round number that divides this range into at most so many parts.
fn round_step(range: i32, most: i32) -> i32 {
    let rough = (range / most).max(0) + 1;
    let power = 10_i32.pow(rough.ilog10());
    [1, 2, 5, 10].into_iter().map(|digit| digit * power).find(|step| *step >= rough).unwrap_or(rough)
}

/// Where each name of the legend stands, its left edge and its row: what would leave the picture begins a row.
fn legend<'a>(names: impl Iterator<Item = &'a str>) -> Vec<(f64, usize)> {
    let (mut left, mut row) = (LEFT, 0);
    let place = |name: &str| {
        let width = 50.0 + 8.0 * name.chars().count() as f64;
        if left > LEFT && left + width > WIDTH - RIGHT {
            (left, row) = (LEFT, row + 1);
        }
        left += width;
        (left - width, row)
    };
    names.map(place).collect()
}

/// The picture.
pub(super) fn svg(results: &[Outcome], voice: &Voice) -> String {
    let bins = Bins::of(results);
    let series = bins.series(results);
    let legend = legend(series.iter().map(|(name, _)| name.as_str()));
    // The axes keep their height below however many rows.
    let lower = ROW * legend.last().map_or(0, |(_, row)| *row) as f64;
    let (ceiling, height) = (TOP + lower, HEIGHT + lower);
    let highest = series.iter().flat_map(|(_, shares)| shares).copied().fold(0.0, f64::max);
    let percent_step = round_step((highest * 100.0).ceil() as i32, 6);
    let top = f64::from(((highest * 100.0) / f64::from(percent_step)).ceil().max(1.0) as i32 * percent_step) / 100.0;
    let x = |bin: f64| LEFT + (WIDTH - LEFT - RIGHT) * bin / bins.count as f64;
    let y = |share: f64| height - BOTTOM - (height - ceiling - BOTTOM) * share / top;
    let say = |message: Message| escaped(&voice.words.say("tui", &message, &[]));
    let games = results.iter().map(|outcome| outcome.tally.games()).max().unwrap_or(0);
    let title = Message::new("plot-title")
        .with("game", voice.words.name(voice.slug))
        .with("games", voice.words.decimal(games as f64, 0));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\" role=\"img\">\n<title>{0}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"26\" font-size=\"17\">{0}</text>\n",
        say(title)
    );
    let mut add = |line: String| svg.push_str(&(line + "\n"));
    for percent in (0..=(top * 100.0).round() as i32).step_by(percent_step as usize) {
        let (at, end) = (y(f64::from(percent) / 100.0), WIDTH - RIGHT);
        add(format!("<path d=\"M{LEFT} {at:.1}H{end}\" stroke=\"#ddd\"/>"));
        add(format!("<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent}</text>", LEFT - 8.0, at + 4.0));
    }
    let every = bins.count.div_ceil(12);
    for bin in (0..bins.count).step_by(every) {
        let score = written(bins.first + bin as i32 * bins.step);
        let middle = x(bin as f64 + if bins.step == 1 { 0.5 } else { 0.0 });
        let at = height - BOTTOM;
        add(format!("<path d=\"M{middle:.1} {at}v5\" stroke=\"#555\"/>"));
        add(format!("<text x=\"{middle:.1}\" y=\"{}\" text-anchor=\"middle\">{score}</text>", at + 19.0));
    }
    add(format!("<path d=\"M{LEFT} {ceiling}V{}H{}\" fill=\"none\" stroke=\"#555\"/>", height - BOTTOM, WIDTH - RIGHT));
    let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
    let points = say(Message::new("plot-points"));
    add(format!("<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{points}</text>", height - 14.0));
    let upright = f64::midpoint(ceiling, height - BOTTOM);
    let share = say(Message::new("plot-share"));
    add(format!(
        "<text x=\"18\" y=\"{upright}\" text-anchor=\"middle\" transform=\"rotate(-90 18 {upright})\">{share}</text>"
    ));
    let named = series.iter().zip(legend);
    for (index, ((name, shares), (left, row))) in named.enumerate() {
        // When all colours are used they come again, with other dashes.
        let (colour, dash) = (LINES[index % LINES.len()].0, LINES[(index + index / LINES.len()) % LINES.len()].1);
        let mut path = format!("M{:.1} {:.1}", x(0.0), y(0.0));
        for (bin, share) in shares.iter().enumerate() {
            write!(path, "V{:.1}H{:.1}", y(*share), x(bin as f64 + 1.0)).expect("a string takes it");
        }
        write!(path, "V{:.1}", y(0.0)).expect("a string takes it");
        let line = format!("stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\"");
        add(format!("<path d=\"{path}\" fill=\"{colour}\" fill-opacity=\".08\" {line}/>"));
        let at = LEGEND + ROW * row as f64;
        add(format!("<path d=\"M{left} {at}h24\" {line}/>"));
        add(format!("<text x=\"{}\" y=\"{}\">{}</text>", left + 30.0, at + 4.0, escaped(name)));
    }
    svg + "</svg>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use rafle_words::Words;

    use super::*;

    #[test]
    fn scores_below_nothing_are_readable() {
        let voice = Voice::new(Words::of("en"), "greedy");
        let label = |first, step| Bins { first, step, count: 1 }.label(0, &voice);
        assert_eq!([label(-14, 2), label(-2, 1), label(40, 10)], ["−14 to −13", "−2", "40–49"]);
    }

    #[test]
    fn a_long_legend_stays_in_the_picture() {
        let names = ["target=50 master,club"; 10];
        let places = legend(names.into_iter());
        let width = 50.0 + 8.0 * names[0].len() as f64;
        assert!(places.iter().all(|(left, _)| left + width <= WIDTH - RIGHT), "{places:?}");
        assert_eq!(places.iter().map(|(_, row)| *row).collect::<Vec<_>>(), [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
    }

    #[test]
    fn steps_are_round_and_few() {
        for (range, step) in [(0, 1), (5, 1), (23, 1), (24, 2), (300, 20), (3000, 200)] {
            assert_eq!(round_step(range, MOST_BINS), step, "{range}");
        }
    }
}
