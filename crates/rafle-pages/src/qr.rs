//! A link as a code to scan: dark on light in both themes.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The light margin that readers need, in modules.
const MARGIN: usize = 2;

pub(crate) fn qr(link: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::M) else { return html! {} };
    let width = code.width();
    let mut path = String::new();
    for (row, colors) in code.to_colors().chunks(width).enumerate() {
        let mut column = 0;
        while column < width {
            let run = colors[column..].iter().take_while(|color| **color == Color::Dark).count();
            if run > 0 {
                write!(path, "M{} {}h{run}v1h-{run}z", column + MARGIN, row + MARGIN).expect("a string takes it");
            }
            column += run.max(1);
        }
    }
    let side = width + 2 * MARGIN;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(link) shape-rendering="crispEdges" { path d=(path) {} }
    }
}
