//! How the scores grew, as a picture: drawn twice, wide and narrow, so that its letters stay as large as they are.

use std::fmt::Write as _;

use maud::{Markup, html};
use rafle_engine::{Message, Seat, Standings};

use crate::draw::Drawing;
use crate::reader::Reader;

/// A size to draw in: width, height, room on the right for names.
struct Size {
    class: &'static str,
    width: f32,
    height: f32,
    right: f32,
}

const SIZES: [Size; 2] = [
    Size { class: "chart wide", width: 760.0, height: 320.0, right: 140.0 },
    Size { class: "chart narrow", width: 320.0, height: 250.0, right: 92.0 },
];

const TOP: f32 = 12.0;
const BOTTOM: f32 = 14.0;
/// As wide as a digit is.
const DIGIT: f32 = 8.0;
/// Names at the ends of lines stand at least so far apart.
const APART: f32 = 17.0;

/// The course of the scores, if there is one to show.
pub(crate) fn chart(
    reader: &Reader,
    drawing: &Drawing<'_>,
    standings: &Standings,
    course: &[Vec<i32>],
) -> Option<Markup> {
    let all = || course.iter().flatten().copied();
    let (least, most) = (all().min()?.min(0), all().max()?);
    if course.len() < 3 || most - least < 2 {
        return None;
    }
    let step = step(most - least);
    let (low, high) = (least.div_euclid(step) * step, (most + step - 1).div_euclid(step) * step);
    let label = reader.site(&Message::new("chart-of").with("turns", course.len() - 1));
    Some(html! {
        @for size in &SIZES {
            svg class=(size.class) viewBox={ "0 0 " (size.width) " " (size.height) } role="img" aria-label=(label) {
                (lines(size, drawing, standings, course, low, high, step))
            }
        }
    })
}

/// A round number that divides this range into some five parts.
fn step(range: i32) -> i32 {
    let rough = (range / 5).max(1);
    let power = 10_i32.pow(rough.ilog10());
    [1, 2, 5, 10].into_iter().map(|digit| digit * power).find(|step| *step >= rough).unwrap_or(rough)
}

fn lines(
    size: &Size,
    drawing: &Drawing<'_>,
    standings: &Standings,
    course: &[Vec<i32>],
    low: i32,
    high: i32,
    step: i32,
) -> Markup {
    let digits = low.to_string().len().max(high.to_string().len());
    let left = 12.0 + DIGIT * digits as f32;
    let (inner_width, inner_height) = (size.width - left - size.right, size.height - TOP - BOTTOM);
    let x = |turn: usize| left + inner_width * turn as f32 / (course.len() - 1) as f32;
    let y = |score: i32| TOP + inner_height * (high - score) as f32 / (high - low) as f32;
    let seats: Vec<Seat> = standings.seats.iter().collect();
    let last = course.last().expect("there is a course");
    let path = |index: usize| {
        let mut path = String::new();
        for (turn, scores) in course.iter().enumerate() {
            let letter = if turn == 0 { 'M' } else { 'L' };
            write!(path, "{letter}{:.1} {:.1}", x(turn), y(scores[index])).expect("a string takes it");
        }
        path
    };
    let class = |index: usize, seat: Seat| match () {
        () if standings.winners.has(seat) => "l win",
        () if drawing.view.viewer.seat() == Some(seat) => "l me",
        () => ["l l1", "l l2", "l l3", "l l4"][index % 4],
    };
    let mut names: Vec<(usize, f32)> = (0..seats.len()).map(|index| (index, y(last[index]))).collect();
    names.sort_by(|(_, a), (_, b)| a.total_cmp(b));
    for index in 1..names.len() {
        names[index].1 = names[index].1.max(names[index - 1].1 + APART);
    }
    let overhang = names.last().map_or(0.0, |(_, at)| (at - (size.height - 6.0)).max(0.0));
    let end = x(course.len() - 1);
    html! {
        @for line in (low..=high).step_by(step as usize) {
            path.g d={ "M" (left) " " (format!("{:.1}", y(line))) "H" (end) } {}
            text x=(left - 8.0) y=(format!("{:.1}", y(line) + 4.0)) text-anchor="end" { (drawing.words.number(line)) }
        }
        @for (index, seat) in seats.iter().enumerate() { path class=(class(index, *seat)) d=(path(index)) {} }
        @for (index, at) in &names {
            @let seat = seats[*index];
            text.w[standings.winners.has(seat)].n[drawing.view.viewer.seat() == Some(seat)] x=(end + 8.0) y=(format!("{:.1}", at + 4.0 - overhang)) {
                (short(drawing.name(seat), if size.width < 400.0 { 8 } else { 14 })) " " (drawing.words.number(last[*index]))
            }
        }
    }
}

fn short(name: &str, most: usize) -> String {
    if name.chars().count() <= most { name.to_owned() } else { name.chars().take(most - 1).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    #[test]
    fn lines_are_drawn_at_round_numbers() {
        for (range, step) in [(3, 1), (10, 2), (63, 20), (243, 50), (3000, 1000)] {
            assert_eq!(super::step(range), step, "{range}");
        }
    }
}
