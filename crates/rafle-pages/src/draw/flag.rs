//! A flag that is drawn stroke by stroke: the one of the reader's language, where that has a cross; else a plain one.
//!
//! The strokes come in this order: the four edges, then the two sides that face the cross of each of the four fields. So a
//! field is closed with the 6th, 8th, 10th and 12th stroke, and has its colour from then on; what belongs to the cross comes
//! with the last.

use maud::{Markup, html};
use rafle_engine::{Figure, Message, Track};

use super::Drawing;

/// How many strokes a flag with a cross has.
const STROKES: usize = 12;

/// How wide a flag is drawn, and the room around it.
const WIDE: f32 = 370.0;
const AROUND: f32 = 6.0;

/// A flag with a cross: its colours, and its measures from the hoist to the fly and from the top to the bottom.
struct Cloth {
    field: &'static str,
    cross: &'static str,
    /// A second cross within the first, how wide it is and its colour.
    inner: Option<(f32, &'static str)>,
    wide: [f32; 3],
    high: [f32; 3],
}

const WHITE: &str = "#fffefb";

const DENMARK: Cloth =
    Cloth { field: "#c8102e", cross: WHITE, inner: None, wide: [12.0, 4.0, 21.0], high: [12.0, 4.0, 12.0] };
const SWEDEN: Cloth =
    Cloth { field: "#006aa7", cross: "#fecc02", inner: None, wide: [5.0, 2.0, 9.0], high: [4.0, 2.0, 4.0] };
const NORWAY: Cloth = Cloth {
    field: "#ba0c2f",
    cross: WHITE,
    inner: Some((2.0, "#00205b")),
    wide: [6.0, 4.0, 12.0],
    high: [6.0, 4.0, 6.0],
};
const FINLAND: Cloth =
    Cloth { field: WHITE, cross: "#002f6c", inner: None, wide: [5.0, 3.0, 10.0], high: [4.0, 3.0, 4.0] };
const ICELAND: Cloth = Cloth {
    field: "#02529c",
    cross: WHITE,
    inner: Some((2.0, "#dc1e35")),
    wide: [7.0, 4.0, 14.0],
    high: [7.0, 4.0, 7.0],
};
/// Nobody's: in the colour of sand.
const PLAIN: Cloth = Cloth { field: "#d9c7a3", ..DENMARK };

/// The flag for readers of a language.
fn flag_of(tag: &str) -> &'static Cloth {
    match tag {
        "da" => &DENMARK,
        "sv" => &SWEDEN,
        "nb" | "nn" => &NORWAY,
        "fi" => &FINLAND,
        "is" => &ICELAND,
        _ => &PLAIN,
    }
}

/// Whether a flag can be drawn in the place of this way.
pub(super) fn has_strokes(track: &Track) -> bool {
    track.figure == Some(Figure::FlagWithCross) && track.fields.len() == STROKES
}

impl Drawing<'_> {
    /// Everybody's flag: the viewer's own is large, and at the end those that are finished.
    pub(super) fn flags(&self, track: &Track) -> Markup {
        let flag = flag_of(self.words.tag());
        let over = !self.view.seats.iter().any(|row| row.next);
        let big = |seat, done| if over { done == STROKES } else { self.view.viewer.seat() == Some(seat) };
        let mut pawns: Vec<_> = track.pawns.iter().map(|&(seat, done)| (seat, done.min(STROKES))).collect();
        pawns.sort_by_key(|&(seat, done)| !big(seat, done));
        html! {
            div.flags {
                @for (seat, done) in pawns {
                    @let said = Message::new("strokes-of").with("seat", seat).with("done", done).with("of", STROKES);
                    figure.big[big(seat, done)].done[done == STROKES] role="img" aria-label=(self.site(&said)) {
                        (flag.drawn(done, &seat.to_string()))
                        figcaption { b { (self.name(seat)) } em { (done) "/" (STROKES) } }
                    }
                }
            }
        }
    }
}

impl Cloth {
    /// The flag after so many strokes. `whose` tells its strokes from those of other flags.
    fn drawn(&self, done: usize, whose: &str) -> Markup {
        let scale = WIDE / self.wide.iter().sum::<f32>();
        let lines = |sizes: [f32; 3]| {
            let [first, cross, last] = sizes.map(|size| size * scale);
            [0.0, first, first + cross, first + cross + last]
        };
        let ([left, hoist, fly, right], [top, upper, lower, bottom]) = (lines(self.wide), lines(self.high));
        let across = |from: f32, to: f32, y: f32| format!("M{from:.1} {y:.1}H{to:.1}");
        let down = |from: f32, to: f32, x: f32| format!("M{x:.1} {from:.1}V{to:.1}");
        let strokes: [String; STROKES] = [
            across(left, right, top),
            down(top, bottom, right),
            across(left, right, bottom),
            down(top, bottom, left),
            down(top, upper, hoist),
            across(left, hoist, upper),
            across(left, hoist, lower),
            down(lower, bottom, hoist),
            down(top, upper, fly),
            across(fly, right, upper),
            down(lower, bottom, fly),
            across(fly, right, lower),
        ];
        let fields = [
            (left, top, hoist, upper),
            (left, lower, hoist, bottom),
            (fly, top, right, upper),
            (fly, lower, right, bottom),
        ];
        let closed = fields.into_iter().take(done.saturating_sub(4) / 2);
        let finished = done == STROKES;
        // The middle of the cross, for the second one within it.
        let (x, y) = (f32::midpoint(hoist, fly), f32::midpoint(upper, lower));
        html! {
            svg.flg viewBox={ "-" (AROUND) " -" (AROUND) " " (WIDE + 2.0 * AROUND) " " (bottom + 2.0 * AROUND) } aria-hidden="true" {
                (rectangle((left, top, right, bottom), if finished { self.cross } else { WHITE }))
                @if let Some((size, colour)) = self.inner.filter(|_| finished) {
                    @let half = size * scale / 2.0;
                    (rectangle((left, y - half, right, y + half), colour))
                    (rectangle((x - half, top, x + half, bottom), colour))
                }
                @for field in closed { (rectangle(field, self.field)) }
                @for (number, stroke) in strokes.iter().enumerate() {
                    @if number < done { path.stroke d=(stroke) data-piece={ "stroke-" (whose) "-" (number + 1) } {} }
                    @else { path.todo d=(stroke) {} }
                }
            }
        }
    }
}

fn rectangle((left, top, right, bottom): (f32, f32, f32, f32), colour: &str) -> Markup {
    html! {
        rect x={ (format!("{left:.1}")) } y={ (format!("{top:.1}")) } width={ (format!("{:.1}", right - left)) } height={ (format!("{:.1}", bottom - top)) } fill=(colour) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_has_its_colour_when_it_is_closed_and_the_cross_at_the_end() {
        let count = |flag: &Cloth, done, sought: &str| flag.drawn(done, "A").into_string().matches(sought).count();
        for (done, closed) in [(0, 0), (5, 0), (6, 1), (7, 1), (8, 2), (10, 3), (11, 3), (12, 4)] {
            assert_eq!(count(&DENMARK, done, DENMARK.field), closed, "after {done} strokes");
            assert_eq!(count(&DENMARK, done, "class=\"stroke\""), done);
            assert_eq!(count(&DENMARK, done, "class=\"todo\""), STROKES - done);
        }
        let (_, blue) = NORWAY.inner.unwrap();
        assert_eq!((count(&NORWAY, 11, blue), count(&NORWAY, 12, blue)), (0, 2));
        assert_eq!((count(&SWEDEN, 11, SWEDEN.cross), count(&SWEDEN, 12, SWEDEN.cross)), (0, 1));
    }

    #[test]
    fn readers_of_five_languages_draw_their_own_flag() {
        let fields: std::collections::BTreeSet<_> =
            ["da", "sv", "nb", "fi", "is", "en"].map(|tag| flag_of(tag).field).into();
        assert_eq!(fields.len(), 6);
        assert_eq!(flag_of("de").field, PLAIN.field);
    }
}
