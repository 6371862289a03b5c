//! A small picture of each game for the shelf: at most a handful of pieces, one line drawing or one numeral, on linen.

use maud::{Markup, html};
use rafle_engine::Suit;

use crate::draw::pieces::{rank_letter, suit_name};

/// Something in a picture of 160 × 104.
enum Thing {
    /// A die: face, left, top, size, turned by so many degrees.
    Die(u8, i16, i16, i16, i16),
    /// A cup: left, top, width.
    Cup(i16, i16, i16),
    /// A large numeral or word: where its middle stands.
    Text(&'static str, i16, i16),
    /// A small one.
    Small(&'static str, i16, i16),
    /// A line drawing.
    Line(&'static str),
    /// The same, dotted.
    Dots(&'static str),
    /// A shape in the colour of the accent.
    Accent(&'static str),
    /// A shape in the colour of the suit of hearts.
    Red(&'static str),
    /// A shape as white as a card.
    White(&'static str),
    /// Sticks: left, top, how many. The fifth lies across.
    Sticks(i16, i16, i16),
    /// A card of five suits: rank, suit, left, top, turned.
    Card(u8, Suit, i16, i16, i16),
    /// The back of a card: left, top, turned.
    Back(i16, i16, i16),
    /// A card with two ends: up, down, left, top, turned.
    Ends(u8, u8, i16, i16, i16),
    /// A crown: left, top, width.
    Crown(i16, i16, i16),
    /// A board of six by six fields with chips on these: column, row.
    Board(&'static [(i16, i16)]),
}

use Thing::{Accent, Back, Board, Card, Crown, Cup, Die, Dots, Ends, Line, Red, Small, Sticks, Text, White};

/// Every game's picture.
#[rustfmt::skip] // a line for each game
const PICTURES: [(&str, &[Thing]); 46] = [
    ("yatzy", &[Die(6, 12, 44, 40, -8), Die(6, 46, 22, 40, 6), Die(6, 60, 58, 36, -14), Die(6, 92, 30, 40, 10), Die(6, 108, 60, 38, -4)]),
    ("bluff", &[Cup(24, 18, 70), Die(1, 96, 48, 38, 9), Die(4, 118, 24, 30, -12)]),
    ("dice-poker", &[Die(5, 18, 18, 36, -7), Die(5, 62, 12, 36, 5), Die(5, 106, 20, 36, -4), Die(1, 40, 56, 36, 8), Die(1, 86, 58, 36, -9)]),
    ("too-bad", &[Die(2, 22, 30, 46, -9), Die(5, 92, 34, 46, 8), Line("M76 16 66 88M150 22l-8 66")]),
    ("endless-road", &[Dots("M10 84C40 84 30 52 62 54S92 78 112 60 120 26 150 24"), Small("1", 16, 74), Small("12", 146, 16), Die(1, 40, 18, 30, -9), Die(2, 76, 14, 30, 8), Die(4, 116, 62, 32, 12)]),
    ("sequence", &[Die(1, 8, 64, 26, -4), Die(2, 32, 54, 26, 3), Die(3, 56, 44, 26, -3), Die(4, 80, 34, 26, 4), Die(5, 104, 24, 26, -4), Die(6, 128, 14, 26, 3)]),
    ("zanzibar", &[Die(4, 18, 36, 42, -9), Die(5, 62, 22, 42, 6), Die(6, 104, 42, 42, -5)]),
    ("add-and-subtract", &[Die(5, 18, 34, 40, -7), Line("M76 32v24M64 44h24M64 76h24"), Die(3, 102, 40, 40, 8)]),
    ("plus-minus", &[Die(6, 8, 42, 32, -6), Line("M54 46v16M46 54h16"), Die(2, 68, 36, 32, 5), Line("M106 54h14"), Die(4, 122, 46, 30, -8)]),
    ("multiply", &[Die(5, 16, 34, 44, -7), Line("M72 46l16 16M88 46 72 62"), Die(6, 100, 36, 44, 6)]),
    ("plus", &[Die(3, 16, 34, 44, 7), Line("M80 44v22M69 55h22"), Die(4, 100, 36, 44, -6)]),
    ("division", &[Die(6, 26, 10, 36, -6), Die(4, 72, 8, 36, 6), Line("M22 54h96"), Die(2, 52, 62, 34, 5), Small("0", 134, 60)]),
    ("the-one", &[Die(1, 48, 16, 64, -7), Die(3, 14, 62, 26, 9), Die(5, 122, 60, 26, -10)]),
    ("tree-felling", &[Line("M58 90V70M58 8 34 40h12L28 70h60L70 40h12Z"), Die(6, 100, 50, 40, -8)]),
    ("higher-or-lower", &[Line("M40 66V22M26 36l14-15 14 15M120 36v44M106 66l14 15 14-15"), Die(4, 60, 32, 40, -5)]),
    ("big-and-small", &[Die(6, 14, 18, 66, -6), Die(1, 104, 58, 28, 9), Die(2, 126, 30, 22, -8)]),
    ("even-and-odd", &[Die(2, 14, 20, 34, -7), Die(4, 32, 56, 34, 6), Line("M80 16v72"), Die(3, 96, 22, 34, 8), Die(5, 112, 58, 34, -5)]),
    ("dozen", &[Die(6, 14, 30, 44, -8), Die(6, 60, 42, 44, 6), Text("12", 132, 70)]),
    ("trump", &[Die(4, 12, 50, 36, -8), Die(4, 50, 56, 36, 5), Die(4, 90, 48, 36, -4), Die(1, 66, 14, 34, 9), Crown(118, 12, 30)]),
    ("soren", &[Die(1, 20, 34, 42, -9), Die(1, 68, 26, 42, 5), Die(1, 112, 46, 36, -12)]),
    ("good-man", &[Die(1, 12, 14, 32, -6), Die(1, 50, 10, 32, 5), Die(6, 88, 14, 32, -4), Line("M10 58h140"), Die(4, 34, 66, 28, 9), Die(3, 72, 68, 28, -7), Die(5, 110, 66, 28, 6)]),
    ("first-to-eighty", &[Die(5, 14, 44, 36, -7), Die(5, 48, 26, 36, 8), Text("80", 122, 70)]),
    ("flag", &[Line("M36 92V14"), Red("M38 16h64v44H38Z"), White("M38 34h64v8H38ZM56 16h8v44h-8Z"), Die(2, 108, 56, 36, 8)]),
    ("not-fifty", &[Text("50", 62, 68), Line("M28 76 98 32"), Die(4, 108, 30, 38, -8)]),
    ("guess-and-throw", &[Line("M18 18h58a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H44L32 68V56H18a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z"), Small("11", 46, 42), Die(5, 92, 20, 30, 8), Die(4, 118, 46, 30, -9), Die(2, 84, 60, 30, 6)]),
    ("all-occupied", &[Line("M14 22h30v30H14ZM52 22h30v30H52ZM90 22h30v30H90ZM14 60h30v30H14ZM52 60h30v30H52ZM90 60h30v30H90Z"), Sticks(24, 16, 1), Sticks(100, 16, 1), Sticks(62, 54, 1), Die(3, 124, 62, 28, -9)]),
    ("buck-dice", &[Die(3, 12, 16, 30, 0), Line("M12 56h30"), Die(3, 54, 30, 36, -8), Die(3, 92, 16, 36, 6), Die(3, 104, 56, 36, -4)]),
    ("morris", &[Die(4, 12, 14, 36, -8), Die(2, 54, 26, 36, 7), Die(1, 26, 56, 36, -5), Sticks(104, 28, 5)]),
    ("hadsund", &[Red("M18 46h54v36H18Z"), White("M24 52h42v24H24Z"), Small("50", 45, 69), Sticks(28, 8, 3), Die(6, 84, 20, 32, -7), Die(6, 118, 36, 30, 8), Die(1, 96, 60, 30, -4)]),
    ("help-your-neighbour", &[Sticks(12, 26, 3), Dots("M44 56C60 24 94 24 112 50"), Line("M100 46l13 6 4-14"), Sticks(122, 40, 3), Die(4, 64, 56, 34, -8)]),
    ("greedy", &[Die(5, 18, 34, 50, -7), Text("100", 112, 68)]),
    ("twenty-five", &[Die(4, 22, 40, 42, 0), Line("M26 30q14-18 34-8M60 12v11l-11 2"), Text("25", 112, 72)]),
    ("house-home-summer-guest", &[Line("M14 50 44 22l30 28M20 46v38h48V46M36 84V62h16v22"), Line("M110 32a9 9 0 1 0 .1 0M110 12v5M110 65v-5M90 41h5M130 41h-5"), Die(6, 84, 66, 24, -7), Die(5, 110, 70, 24, 6), Die(4, 134, 64, 22, -5)]),
    ("house-and-home", &[Line("M24 50 58 20l34 30M32 44v44h52V44M50 88V64h16v24"), Die(6, 104, 20, 34, -7), Die(1, 112, 60, 30, 8)]),
    ("ship-captain-officer-crew", &[Line("M14 84q12-8 24 0t24 0 24 0 24 0 24 0"), Line("M52 22v44M52 26l34 32H52M30 68h70l-10 12H40Z"), Die(6, 104, 10, 26, 8), Die(5, 122, 34, 26, -8), Die(4, 104, 56, 22, 5)]),
    ("one-two-three", &[Die(1, 12, 36, 38, -7), Die(2, 60, 36, 38, 0), Die(3, 108, 36, 38, 7), Line("M34 20H18l8-7M18 20l8 7M126 20h16l-8-7M142 20l-8 7M79 12v16")]),
    ("the-seven", &[Small("2 3 4", 46, 24), Small("5 6 7", 46, 46), Small("8 9 10", 46, 68), Line("M18 20h22M52 42h20"), Die(3, 92, 18, 36, -8), Die(4, 102, 58, 36, 7)]),
    ("sevens", &[Die(3, 14, 36, 38, -7), Die(4, 54, 44, 38, 8), Text("7", 124, 74)]),
    ("sevens-three-dice", &[Die(2, 10, 22, 34, -7), Die(2, 46, 18, 34, 5), Die(2, 28, 58, 34, 8), Text("7", 112, 62), Small("×3", 136, 62)]),
    ("sevens-four-dice", &[Die(1, 10, 18, 32, -7), Die(6, 48, 14, 32, 5), Die(5, 14, 58, 32, 8), Die(2, 54, 60, 32, -6), Line("M52 58l36 36M88 58 52 94"), Text("7", 124, 66)]),
    ("sevens-two-dice", &[Die(5, 10, 40, 34, -7), Die(1, 50, 48, 34, 8), Dots("M96 44a20 18 0 1 1 28 26q-10 8-20 4-16-6-8-30M96 82a4 4 0 1 1 .1 0M86 92a2 2 0 1 1 .1 0"), Small("2", 110, 56), Text("7", 144, 74)]),
    ("court", &[Crown(40, 12, 80), Die(3, 13, 66, 21, -6), Die(3, 36, 72, 21, 5), Die(3, 59, 66, 21, -3), Die(3, 82, 72, 21, 7), Die(3, 105, 66, 21, -5), Die(3, 128, 72, 21, 4)]),
    ("dnup", &[Ends(6, 2, 22, 10, 0), Ends(9, 3, 80, 14, 180)]),
    ("crowns", &[Board(&[(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (3, 1)])]),
    ("five-crowns", &[Card(13, Suit::Stars, 26, 30, -26), Card(13, Suit::Hearts, 42, 24, -13), Card(13, Suit::Clubs, 60, 21, 0), Card(13, Suit::Spades, 78, 24, 13), Card(13, Suit::Diamonds, 94, 30, 26)]),
    ("five-crowns-solitaire", &[Back(10, 22, -6), Card(5, Suit::Hearts, 58, 16, 0), Card(6, Suit::Hearts, 74, 22, 0), Card(7, Suit::Hearts, 90, 28, 0), Accent("M136 26l3 7 8 .5-6 5 2 8-7-4.500-7 4.500 2-8-6-5 8-.5Z")]),
];

/// The picture of a game; a die and a cup for one that nobody has drawn yet.
pub(crate) fn picture(slug: &str) -> Markup {
    let found = PICTURES.iter().find(|(known, _)| *known == slug);
    let things = found.map_or(&[Cup(24, 18, 70), Die(5, 98, 46, 40, 8)][..], |(_, things)| things);
    html! {
        svg.pic viewBox="0 0 160 104" aria-hidden="true" {
            rect.p-bg width="160" height="104" {}
            ellipse.p-shade cx="80" cy="90" rx="70" ry="10" {}
            @for thing in things { (draw(thing)) }
        }
    }
}

/// Whether a game is played with cards, as far as its picture tells.
pub(crate) fn has_cards(slug: &str) -> bool {
    let is_card = |thing: &Thing| matches!(thing, Card(..) | Ends(..) | Back(..));
    PICTURES.iter().any(|(known, things)| *known == slug && things.iter().any(is_card))
}

fn draw(thing: &Thing) -> Markup {
    match *thing {
        Die(face, x, y, size, turn) => html! {
            use href={ "#d" (face) } x=(x) y=(y) width=(size) height=(size) transform=[turned(turn, x + size / 2, y + size / 2)] {}
        },
        Cup(x, y, width) => html! { use href="#cup" x=(x) y=(y) width=(width) height=(width * 11 / 10) {} },
        Text(text, x, y) => html! { text.p-txt x=(x) y=(y) text-anchor="middle" { (text) } },
        Small(text, x, y) => html! { text.p-sm x=(x) y=(y) text-anchor="middle" { (text) } },
        Line(path) => html! { path.p-line d=(path) {} },
        Dots(path) => html! { path.p-line d=(path) stroke-dasharray="2 8" {} },
        Accent(path) => html! { path.p-acc d=(path) {} },
        Red(path) => html! { path.p-red d=(path) {} },
        White(path) => html! { path.p-white d=(path) {} },
        Sticks(x, y, count) => html! {
            @for stick in 0..count.min(4) { use href="#stick" x=(x + stick * 9) y=(y) width="9" height="50" {} }
            @if count > 4 {
                use href="#stick" x=(x + 13) y=(y) width="9" height="50" transform=[turned(-62, x + 18, y + 25)] {}
            }
        },
        Card(rank, suit, x, y, turn) => html! {
            g class={ "f-" (suit_name(suit)) } transform={ "translate(" (x) " " (y) ") rotate(" (turn) " 20 56)" } {
                rect.c-body width="40" height="56" rx="5" {}
                text.p-rank x="4" y="17" { (rank_letter(rank)) }
                use href={ "#" (suit_name(suit)) } x="9" y="22" width="24" height="24" {}
            }
        },
        Back(x, y, turn) => html! {
            g transform={ "translate(" (x) " " (y) ") rotate(" (turn) " 20 28)" } {
                rect.c-body width="40" height="56" rx="5" {}
                rect.c-back x="3" y="3" width="34" height="50" rx="3" {}
                path.c-back2 d="M3 17 20 4l17 13M3 30 20 17l17 13M3 43 20 30l17 13" {}
            }
        },
        Ends(up, down, x, y, turn) => html! {
            g transform={ "translate(" (x) " " (y) ") rotate(" (turn) " 28 40) scale(.94)" } {
                rect.c-body x=".5" y=".5" width="59" height="83" rx="7" {}
                path.c-low d="M1 66 59 44V76.500Q59 83 52.500 83H7.500Q1 83 1 76.500Z" {}
                text.c-num x="30" y="37" text-anchor="middle" { (up) }
                rect.c-under x="20" y="41.500" width="20" height="2.400" rx="1.200" {}
                text.c-num2 x="14" y="19" text-anchor="middle" transform="rotate(180 30 42)" { (down) }
            }
        },
        Crown(x, y, width) => html! {
            use.p-acc href="#crown" x=(x) y=(y) width=(width) height=(width * 3 / 4) {}
        },
        Board(chips) => html! {
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
    use super::*;

    #[test]
    fn every_game_has_a_picture_of_its_own() {
        for about in rafle_table::shelf() {
            assert!(PICTURES.iter().any(|(slug, _)| *slug == about.slug), "{} has no picture", about.slug);
        }
        let drawn: std::collections::BTreeSet<_> =
            PICTURES.iter().map(|(slug, _)| picture(slug).into_string()).collect();
        assert_eq!(drawn.len(), PICTURES.len(), "two games have the same picture");
    }
}
