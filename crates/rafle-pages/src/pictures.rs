//! A small picture of each game for the shelf: at most a handful of pieces, one line drawing or one numeral, on linen.

use maud::{Markup, html};
use rafle_engine::{Thing, rank_letter};

use crate::draw::pieces::suit_name;
use crate::game::Way;

/// The picture of a way to play: a cup, a device that goes round, phones side by side.
pub(crate) fn way_picture(way: Way) -> Markup {
    let phone = |x: u8, y: u8, width: u8, height: u8, face: u8| {
        let die = width - 6;
        html! {
            rect.p-dev x=(x) y=(y) width=(width) height=(height) rx="4" {}
            use href={ "#d" (face) } x=(x + 3) y=(y + (height - die) / 2) width=(die) height=(die) {}
        }
    };
    html! {
        svg.wpic viewBox="0 0 72 56" aria-hidden="true" {
            @match way {
                Way::Bots => {
                    use href="#cup" x="2" y="2" width="46" height="51" {}
                    use href="#d5" x="42" y="25" width="27" height="27" transform="rotate(9 56 38)" {}
                }
                Way::Device => {
                    (phone(24, 8, 24, 40, 6))
                    path.p-line d="M17 14A24 24 0 0 0 15 40M11 35l3.500 6 6-3.500M55 42A24 24 0 0 0 57 16M61 21l-3.500-6-6 3.500" {}
                }
                Way::Phones => {
                    g transform="rotate(-8 16 32)" { (phone(6, 15, 19, 33, 2)) }
                    (phone(27, 10, 19, 33, 4))
                    g transform="rotate(8 56 32)" { (phone(47, 15, 19, 33, 6)) }
                }
            }
        }
    }
}

/// The picture of a game; a die and a cup for one that nobody has drawn yet.
pub(crate) fn picture(things: &[Thing]) -> Markup {
    let undrawn = [Thing::Cup(24, 18, 70), Thing::Die(5, 98, 46, 40, 8)];
    let things = if things.is_empty() { &undrawn } else { things };
    html! {
        svg.pic viewBox="0 0 160 104" aria-hidden="true" {
            rect.p-bg width="160" height="104" {}
            ellipse.p-shade cx="80" cy="90" rx="70" ry="10" {}
            @for thing in things { (draw(thing)) }
        }
    }
}

fn draw(thing: &Thing) -> Markup {
    match *thing {
        Thing::Die(face, x, y, size, turn) => html! {
            use href={ "#d" (face) } x=(x) y=(y) width=(size) height=(size) transform=[turned(turn, x + size / 2, y + size / 2)] {}
        },
        Thing::Cup(x, y, width) => html! { use href="#cup" x=(x) y=(y) width=(width) height=(width * 11 / 10) {} },
        Thing::Text(text, x, y) => html! { text.p-txt x=(x) y=(y) text-anchor="middle" { (text) } },
        Thing::Small(text, x, y) => html! { text.p-sm x=(x) y=(y) text-anchor="middle" { (text) } },
        Thing::Line(path) => html! { path.p-line d=(path) {} },
        Thing::Dots(path) => html! { path.p-line d=(path) stroke-dasharray="2 8" {} },
        Thing::Accent(path) => html! { path.p-acc d=(path) {} },
        Thing::Red(path) => html! { path.p-red d=(path) {} },
        Thing::White(path) => html! { path.p-white d=(path) {} },
        Thing::Sticks(x, y, count) => html! {
            @for stick in 0..count.min(4) { use href="#stick" x=(x + stick * 9) y=(y) width="9" height="50" {} }
            @if count > 4 {
                use href="#stick" x=(x + 13) y=(y) width="9" height="50" transform=[turned(-62, x + 18, y + 25)] {}
            }
        },
        Thing::Card(rank, suit, x, y, turn) => html! {
            g class={ "f-" (suit_name(suit)) } transform={ "translate(" (x) " " (y) ") rotate(" (turn) " 20 56)" } {
                rect.c-body width="40" height="56" rx="5" {}
                text.p-rank x="4" y="17" { (rank_letter(rank)) }
                use href={ "#" (suit_name(suit)) } x="9" y="22" width="24" height="24" {}
            }
        },
        Thing::Back(x, y, turn) => html! {
            g transform={ "translate(" (x) " " (y) ") rotate(" (turn) " 20 28)" } {
                rect.c-body width="40" height="56" rx="5" {}
                rect.c-back x="3" y="3" width="34" height="50" rx="3" {}
                path.c-back2 d="M3 17 20 4l17 13M3 30 20 17l17 13M3 43 20 30l17 13" {}
            }
        },
        Thing::Ends(up, down, x, y, turn) => html! {
            g transform={ "translate(" (x) " " (y) ") rotate(" (turn) " 28 40) scale(.94)" } {
                rect.c-body x=".5" y=".5" width="59" height="83" rx="7" {}
                path.c-low d="M1 66 59 44V76.500Q59 83 52.500 83H7.500Q1 83 1 76.500Z" {}
                text.c-num x="30" y="37" text-anchor="middle" { (up) }
                rect.c-under x="20" y="41.500" width="20" height="2.400" rx="1.200" {}
                text.c-num2 x="14" y="19" text-anchor="middle" transform="rotate(180 30 42)" { (down) }
            }
        },
        Thing::Crown(x, y, width) => html! {
            use.p-acc href="#crown" x=(x) y=(y) width=(width) height=(width * 3 / 4) {}
        },
        Thing::Board(chips) => html! {
            @for column in 0..6 { @for row in 0..6 {
                rect.p-field x=(34 + column * 16) y=(8 + row * 15) width="14" height="13" rx="3" {}
            } }
            @for (column, row) in chips { circle.p-acc cx=(41 + column * 16) cy=(14 + row * 15) r="5.500" {} }
        },
    }
}

fn turned(turn: i16, x: i16, y: i16) -> Option<String> {
    (turn != 0).then(|| format!("rotate({turn} {x} {y})"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_has_a_picture_of_its_own() {
        for about in rafle_table::shelf() {
            assert!(!about.picture.is_empty(), "{} has no picture", about.slug);
        }
        let drawn: BTreeSet<_> =
            rafle_table::shelf().iter().map(|about| picture(about.picture).into_string()).collect();
        assert_eq!(drawn.len(), rafle_table::shelf().len(), "two games have the same picture");
    }
}
