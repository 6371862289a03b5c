//! Colours that can be read on light and on dark terminals: the terminal's own, never white, black or yellow, and never
//! without a shape or a mark that says the same. With `NO_COLOR` the marks remain.

use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, Debug)]
pub struct Styles {
    pub(crate) plain: Style,
    pub(crate) bold: Style,
    pub(crate) faint: Style,
    /// A key that can be pressed.
    pub(crate) key: Style,
    /// What is picked or kept.
    pub(crate) picked: Style,
    /// What stands out: whose turn it is, what a move would bring.
    pub(crate) accent: Style,
    /// Red suits, and what is refused.
    pub(crate) red: Style,
    /// What Enter touches.
    pub(crate) focus: Style,
}

impl Styles {
    /// With colours or without.
    pub fn new(colours: bool) -> Styles {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let coloured = |colour| if colours { Style::new().fg(colour) } else { Style::new() };
        Styles {
            plain: Style::new(),
            bold,
            faint: Style::new().add_modifier(Modifier::DIM),
            key: coloured(Color::Cyan).patch(bold),
            picked: coloured(Color::Green).patch(bold),
            accent: coloured(Color::Magenta).patch(bold),
            red: coloured(Color::Red),
            focus: Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// As the environment wants it (<https://no-color.org>).
    pub fn from_environment() -> Styles {
        Styles::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }
}
