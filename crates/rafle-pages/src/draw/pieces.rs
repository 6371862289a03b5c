//! Every piece as a drawing: dice, cups, cards, sticks, emblems. Colours come by class, so that both themes reach them.

use std::fmt::Write as _;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use rafle_engine::{Coin, Suit, rank_letter};

/// Where the pips of each face are.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(50, 48)],
    &[(27, 25), (73, 71)],
    &[(25, 23), (50, 48), (75, 73)],
    &[(27, 25), (73, 25), (27, 71), (73, 71)],
    &[(26, 24), (74, 24), (50, 48), (26, 72), (74, 72)],
    &[(28, 22), (72, 22), (28, 48), (72, 48), (28, 74), (72, 74)],
];

const GRADIENTS: &str = r##"<defs><linearGradient id="gd" x1="0" y1="0" x2=".35" y2="1"><stop class="s-d1" offset="0"/><stop class="s-d2" offset="1"/></linearGradient><linearGradient id="gf" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".6" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity=".15"/></linearGradient><linearGradient id="gc"><stop class="s-c2" offset="0"/><stop class="s-c1" offset=".38"/><stop class="s-c3" offset="1"/></linearGradient></defs>"##;

const CUP: &str = r##"<symbol id="cup" viewBox="0 0 100 110"><ellipse cx="50" cy="101" rx="46" ry="8" opacity=".25"/><path d="M20 15Q50 3 80 15L91 92Q50 108 9 92Z" fill="url(#gc)"/><path d="M20 15Q50 3 80 15Q50 26 20 15Z" fill="#fff" opacity=".14"/><path d="M8 90Q50 107 92 90L94 98Q50 116 6 98Z" fill="#2e1a0c"/><path d="M15 76Q50 90 85 76" fill="none" stroke="#F0D5A8" stroke-opacity=".65" stroke-width="1.6" stroke-dasharray="4 4"/><path d="M21 27Q50 38 79 27" fill="none" stroke="#F0D5A8" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="4 4"/></symbol>"##;

/// Suits in a square of 24. Diamonds are hollow, so that shape and not colour tells them from the others.
const SUITS: &str = r#"<symbol id="star" viewBox="0 0 24 24"><path class="pipf" d="M12 2l2.700 6.900 7.400.4-5.700 4.700 1.800 7.200-6.200-4-6.200 4 1.800-7.200L1.900 9.300l7.400-.4z"/></symbol><symbol id="heart" viewBox="0 0 24 24"><path d="M12 22C5 16 1.600 12.600 1.600 8.200A5.400 5.400 0 0 1 12 6.200 5.400 5.400 0 0 1 22.400 8.200C22.400 12.600 19 16 12 22Z"/></symbol><symbol id="diamond" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 .8 20.800 12 12 23.200 3.200 12ZM12 8 8.800 12 12 16 15.200 12Z"/></symbol><symbol id="spade" viewBox="0 0 24 24"><path d="M12 1C16 6 22.400 9.600 22.400 14.400A5 5 0 0 1 13.600 17.600C13.800 19.600 14.600 21.200 16.200 23H7.800C9.400 21.200 10.200 19.600 10.400 17.600A5 5 0 0 1 1.600 14.400C1.600 9.600 8 6 12 1Z"/></symbol><symbol id="club" viewBox="0 0 24 24"><circle cx="12" cy="6.400" r="5.100"/><circle cx="6.200" cy="14" r="5.100"/><circle cx="17.800" cy="14" r="5.100"/><path d="M10.400 10H13.600V15C13.800 18.600 14.600 21 16.400 23H7.600C9.400 21 10.200 18.600 10.400 15Z"/></symbol>"#;

const CROWN: &str = r#"<symbol id="crown" viewBox="0 0 24 18"><path d="M2 5.500 7.200 9.800 12 2 16.800 9.800 22 5.500 20 16.500H4Z"/><circle cx="2.400" cy="4.600" r="1.800"/><circle cx="12" cy="2" r="1.900"/><circle cx="21.600" cy="4.600" r="1.800"/></symbol>"#;

/// What a king, a queen and a jack carry: a crown, a coronet, a cap.
const REGALIA: &str = r#"<symbol id="queen" viewBox="0 0 24 12"><path d="M2 11 1 3l6 4 5-6 5 6 6-4-1 8Z"/></symbol><symbol id="king" viewBox="0 0 24 12"><path d="M1 11V2l6 5 5-7 5 7 6-5v9Z"/></symbol><symbol id="jack" viewBox="0 0 24 12"><path d="M1 11Q12-7 23 11Z"/></symbol>"#;

const STICK: &str = r#"<symbol id="stick" viewBox="0 0 8 44"><rect class="m-edge" x="2.200" y="4" width="3.800" height="40" rx=".8"/><rect class="m-wood" x="2.200" y="4" width="2.400" height="40" rx=".8"/><ellipse class="m-head" cx="4.100" cy="5" rx="3" ry="4.600"/></symbol>"#;

/// The shapes that pages use again and again, once.
pub(crate) fn sprite() -> PreEscaped<&'static str> {
    static SPRITE: LazyLock<String> = LazyLock::new(|| {
        let mut sprite = format!(r#"<svg class="sprite" aria-hidden="true">{GRADIENTS}"#);
        for face in 1..=6 {
            sprite += &die_symbol(face);
        }
        sprite + CUP + SUITS + CROWN + REGALIA + STICK + "</svg>"
    });
    PreEscaped(&SPRITE)
}

fn die_symbol(face: u8) -> String {
    let mut symbol = format!(
        r#"<symbol id="d{face}" viewBox="0 0 100 100"><rect class="die-edge" x="2" y="5" width="96" height="95" rx="23"/><rect x="2" y="1" width="96" height="95" rx="23" fill="url(#gd)"/><rect x="8" y="6" width="84" height="84" rx="20" fill="url(#gf)"/>"#
    );
    let radius = if face == 1 { 12.0 } else { 9.6 };
    // A thin light arc below each pip, so that it looks drilled.
    let arc = if face == 1 { 10.6_f32 } else { 8.4 };
    let reach = arc * 0.7;
    for (x, y) in PIPS[face as usize - 1] {
        let (from, to, at) = (f32::from(*x) - reach, f32::from(*x) + reach, f32::from(*y) + reach);
        write!(
            symbol,
            r#"<circle class="pip" cx="{x}" cy="{y}" r="{radius}"/><path class="arc" d="M{from:.1} {at:.1}A{arc} {arc} 0 0 0 {to:.1} {at:.1}"/>"#
        )
        .expect("writing to a string does not fail");
    }
    symbol + "</symbol>"
}

/// A die, as large as its class says.
pub(crate) fn die(face: u8, class: &str) -> Markup {
    html! { svg class={ "die " (class) } aria-hidden="true" { use href={ "#d" (face) } {} } }
}

pub(crate) fn cup(class: &str) -> Markup {
    html! { svg class={ "cup " (class) } aria-hidden="true" { use href="#cup" {} } }
}

/// Matches in tallies of five, the fifth across.
pub(crate) fn sticks(count: u32) -> Markup {
    const GROUP: u32 = 42;
    let (fives, rest) = (count / 5, count % 5);
    let width = fives * GROUP + rest * 8 + 4;
    html! {
        svg.sticks viewBox={ "-3 -1 " (width.max(12)) " 46" } aria-hidden="true" {
            @for five in 0..fives {
                @for stick in 0..4 { use href="#stick" x=(five * GROUP + stick * 8) y="0" width="8" height="44" {} }
                g transform={ "rotate(-62 " (five * GROUP + 16) " 22)" } {
                    use href="#stick" x=(five * GROUP + 12) y="0" width="8" height="44" {}
                }
            }
            @for stick in 0..rest { use href="#stick" x=(fives * GROUP + stick * 8) y="0" width="8" height="44" {} }
        }
    }
}

pub(crate) fn suited(rank: u8, suit: Suit, wild: bool) -> Markup {
    let shape = suit_name(suit);
    let regalia = match rank {
        11 => Some("jack"),
        12 => Some("queen"),
        13 => Some("king"),
        _ => None,
    };
    html! {
        svg class={ "card f-" (shape) } viewBox="0 0 54 76" aria-hidden="true" {
            rect.c-body x=".5" y=".5" width="53" height="75" rx="6" {}
            text.rank x="4.500" y="20" { (rank_letter(rank)) }
            use href={ "#" (shape) } x="4" y="24" width="14" height="14" {}
            @if let Some(regalia) = regalia {
                use.cr href={ "#" (regalia) } x="22" y="19" width="24" height="12" {}
                use href={ "#" (shape) } x="20" y="35" width="28" height="28" {}
            } @else {
                use href={ "#" (shape) } x="18" y="34" width="31" height="31" {}
            }
            @if wild { (flag()) }
        }
    }
}

/// The flag of a card that stands for any other.
fn flag() -> Markup {
    html! {
        path.c-wild d="M34 .5h13.500a6 6 0 0 1 6 6V16h-15a5 5 0 0 1-4.500-5Z" {}
        use.c-wild-ink href="#crown" x="37.500" y="4" width="12" height="9" {}
    }
}

pub(crate) fn joker() -> Markup {
    html! {
        svg.card.f-joker viewBox="0 0 54 76" aria-hidden="true" {
            rect.c-body x=".5" y=".5" width="53" height="75" rx="6" {}
            path.j-cap d="M5 19q2-12 11-13 6 1 5 9-4-3-8 4Z" {}
            circle.j-bell cx="21" cy="15" r="2.400" {}
            path.j-left d="M12 60V38l7 8 8-13v27Z" {}
            path.j-cap d="M27 60V33l8 13 7-8v22Z" {}
            circle cx="12" cy="36" r="2.500" {}
            circle cx="27" cy="31" r="2.500" {}
            circle cx="42" cy="36" r="2.500" {}
            rect x="11" y="60" width="32" height="5" rx="2" {}
            (flag())
        }
    }
}

pub(crate) fn back() -> Markup {
    html! {
        svg.card viewBox="0 0 54 76" aria-hidden="true" {
            rect.c-body x=".5" y=".5" width="53" height="75" rx="6" {}
            rect.c-back x="4" y="4" width="46" height="68" rx="4" {}
            path.c-back2 d="M4 21 27 4l23 17M4 38 27 21l23 17M4 55 27 38l23 17M4 72 27 55l23 17" {}
        }
    }
}

/// A card with a value at each end: the upper one counts, the other one stands on its head. 6 and 9 are underlined.
pub(crate) fn ends(up: u8, down: u8, star: bool) -> Markup {
    let turned = |number: u8| matches!(number, 6 | 9);
    html! {
        svg.card.ends viewBox="0 0 60 84" aria-hidden="true" {
            rect.c-body x=".5" y=".5" width="59" height="83" rx="7" {}
            path.c-low d="M1 66 59 44V76.500Q59 83 52.500 83H7.500Q1 83 1 76.500Z" {}
            text.c-num x="30" y="37" text-anchor="middle" { (up) }
            @if turned(up) { rect.c-under x="20" y="41.500" width="20" height="2.400" rx="1.200" {} }
            g transform="rotate(180 30 42)" {
                text.c-num2 x="14" y="19" text-anchor="middle" { (down) }
                @if turned(down) { rect.c-under2 x="8" y="22" width="12" height="1.800" rx=".9" {} }
            }
            @if star { use.c-star href="#star" x="44" y="5" width="11" height="11" {} }
        }
    }
}

pub(crate) fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spade",
        Suit::Hearts => "heart",
        Suit::Diamonds => "diamond",
        Suit::Clubs => "club",
        Suit::Stars => "star",
    }
}

/// What is drawn on a character's card: strokes of 2 in a square of 24.
pub(crate) fn drawn_emblem(strokes: &str) -> Markup {
    html! { svg.em.i viewBox="0 0 24 24" aria-hidden="true" { path d=(strokes) {} } }
}

/// A bid: so many dice that show one face.
pub(crate) fn bid(count: u8, face: u8, class: &str) -> Markup {
    html! { span.bid aria-hidden="true" { b { (count) } span.x { "×" } (die(face, class)) } }
}

/// In what a price is paid, as a picture where it has a shape: filled and hollow squares for dice alike, rising bars for a
/// run.
pub(crate) fn coins(coin: &Coin) -> Option<Markup> {
    let groups = match coin {
        Coin::Alike(sizes) => sizes.iter().map(|&size| usize::from(size)).collect::<Vec<_>>(),
        Coin::Run(count) => return Some(bars((*count).into())),
        Coin::Sum(_) | Coin::Other => return None,
    };
    let squares = groups.iter().enumerate().flat_map(|(group, &size)| {
        let before: usize = groups[..group].iter().map(|size| size * 14 + 4).sum();
        (0..size).map(move |square| (before + square * 14 + 1, group % 2 == 1))
    });
    let width = groups.iter().map(|size| size * 14 + 4).sum::<usize>();
    Some(html! {
        svg viewBox={ "0 0 " (width) " 13" } aria-hidden="true" {
            @for (x, hollow) in squares { rect.sq.hollow[hollow] x=(x) y="1" width="11" height="11" rx="2.500" {} }
        }
    })
}

fn bars(count: usize) -> Markup {
    html! {
        svg viewBox={ "0 0 " (count * 10) " 13" } aria-hidden="true" {
            @for bar in 0..count {
                @let height = 12 * (bar + 1) / count.max(1);
                rect.sq x=(bar * 10 + 1) y=(12 - height) width="7.500" height=(height) rx="1.500" {}
            }
        }
    }
}

/// Small line drawings for buttons and facts.
/// The crown of fields and of wild cards.
pub(crate) fn crown() -> Markup {
    html! { svg.cw viewBox="0 0 24 18" aria-hidden="true" { use href="#crown" {} } }
}

pub(crate) fn icon(name: &str) -> Markup {
    let path = match name {
        "back" => "M15 5 8 12l7 7",
        "on" => "M9 5l7 7-7 7",
        "down" => "M5 9l7 7 7-7",
        "card" => {
            "M6.500 3h11A1.500 1.500 0 0 1 19 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 19.500v-15A1.500 1.500 0 0 1 6.500 3ZM9 8h6M9 12h6M9 16h3"
        }
        "coach" => {
            "M9 17.500h6M10 21h4M9 17.500c0-3-3.500-4.500-3.500-8.500a6.500 6.500 0 0 1 13 0c0 4-3.500 5.500-3.500 8.500"
        }
        "rows" => "M4 5h16v14H4ZM4 10h16M4 14.500h16M10 5v14",
        "menu" => "M5 7h14M5 12h14M5 17h14",
        "globe" => {
            "M3.400 12a8.600 8.600 0 1 0 17.200 0 8.600 8.600 0 1 0-17.200 0M3.400 12h17.200M12 3.400c5 5 5 12.200 0 17.200M12 3.400c-5 5-5 12.200 0 17.200"
        }
        "moon" => "M20 14.500A8.500 8.500 0 1 1 9.500 4 7 7 0 0 0 20 14.500Z",
        "people" => {
            "M5.600 8a3.400 3.400 0 1 0 6.800 0 3.400 3.400 0 1 0-6.800 0M2.600 20c.4-4 3-6 6.400-6s6 2 6.400 6M16 5.200a3.200 3.200 0 0 1 0 5.800M17.400 14.400c2.400.7 3.800 2.600 4 5.600"
        }
        "pennant" => "M6 21V4M6 5h12l-3 4 3 4H6",
        "list" => "M5 6h1M10 6h9M5 12h1M10 12h9M5 18h1M10 18h9",
        "clock" => "M3.400 12a8.600 8.600 0 1 0 17.200 0 8.600 8.600 0 1 0-17.200 0M12 7v5.400l3.400 2",
        "cup" => "M7 5h10l3 14H4ZM8 9h8",
        "tick" => "m5 12.500 5 5 9-10",
        "sound" => "M4 9v6h4l5 4V5L8 9ZM17 9q2 3 0 6M19.500 6.500q4 5.500 0 11",
        "screen" => "M3 5h18v12H3ZM9 21h6M12 17v4",
        _ => "",
    };
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}
