//! Colours that can be read on light and on dark terminals: the terminal's own, never white, black or yellow, and never
//! without a shape or a mark that says the same. With `NO_COLOR` the marks remain.

use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, Debug)]
pub struct Styles {
    colours: bool,
}

impl Styles {
    /// With colours or without.
    pub fn new(colours: bool) -> Styles {
        Styles { colours }
    }

    /// As the environment wants it (<https://no-color.org>).
    pub fn from_environment() -> Styles {
        Styles::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    pub(crate) fn plain(self) -> Style {
        Style::new()
    }

    pub(crate) fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// A key that can be pressed.
    pub(crate) fn key(self) -> Style {
        self.coloured(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// What is picked or kept.
    pub(crate) fn picked(self) -> Style {
        self.coloured(Color::Green).add_modifier(Modifier::BOLD)
    }

    /// What stands out: whose turn it is, what a move would bring.
    pub(crate) fn accent(self) -> Style {
        self.coloured(Color::Magenta).add_modifier(Modifier::BOLD)
    }

    /// Red suits, and what is refused.
    pub(crate) fn red(self) -> Style {
        self.coloured(Color::Red)
    }

    /// What Enter touches.
    pub(crate) fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}
