//! A page of text that is longer than the screen: the rules.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::markdown;
use crate::picture::wrapped;
use crate::scene::keys_below;
use crate::style::Styles;
use crate::voice::Voice;

/// Lines longer than this are hard to read.
const WIDEST: u16 = 88;

/// A page, and how far one has read.
pub(crate) struct Page {
    text: Text,
    top: usize,
    /// The lines as they were last drawn, and how many fitted.
    lines: Vec<String>,
    fitted: usize,
}

enum Text {
    Markdown(String),
    Lines(Vec<String>),
}

impl Page {
    /// A page in Markdown.
    pub(crate) fn new(text: String) -> Page {
        Page { text: Text::Markdown(text), top: 0, lines: Vec::new(), fitted: 1 }
    }

    /// A page of lines, which are wrapped where they are long.
    pub(crate) fn of_lines(lines: Vec<String>) -> Page {
        Page { text: Text::Lines(lines), top: 0, lines: Vec::new(), fitted: 1 }
    }

    /// Turns the page; false if the key closes it.
    pub(crate) fn press(&mut self, key: KeyCode) -> bool {
        let page = self.fitted.saturating_sub(1).max(1) as isize;
        let by = match key {
            KeyCode::Down | KeyCode::Char('j') => 1,
            KeyCode::Up | KeyCode::Char('k') => -1,
            KeyCode::PageDown | KeyCode::Char(' ') => page,
            KeyCode::PageUp => -page,
            KeyCode::Home => -(self.lines.len() as isize),
            KeyCode::End => self.lines.len() as isize,
            KeyCode::Tab | KeyCode::Left | KeyCode::Right => 0,
            _ => return false,
        };
        let last = self.lines.len().saturating_sub(self.fitted);
        self.top = self.top.saturating_add_signed(by).min(last);
        true
    }

    pub(crate) fn draw(&mut self, area: Rect, buffer: &mut Buffer, voice: &Voice, styles: Styles) {
        let room = WIDEST.min(area.width - 4);
        self.lines = match &self.text {
            Text::Markdown(text) => markdown::plain(text, room.into(), false).lines().map(ToOwned::to_owned).collect(),
            Text::Lines(lines) => lines.iter().flat_map(|line| wrapped(line, room.into())).collect(),
        };
        let keys = [("↑↓ PgUp PgDn", voice.word("key-scroll")), ("Esc", voice.word("key-close"))];
        let area = keys_below(&keys, area, buffer, voice, styles);
        self.fitted = usize::from(area.height - 1);
        self.top = self.top.min(self.lines.len().saturating_sub(self.fitted));
        let x = (area.width - room) / 2;
        for (y, line) in (0..).zip(self.lines.iter().skip(self.top).take(self.fitted)) {
            buffer.set_stringn(x, y, line, room.into(), styles.plain);
        }
    }
}

#[cfg(test)]
mod tests {
    use rafle_words::Words;

    use super::*;

    #[test]
    fn nothing_of_a_rules_page_is_cut() {
        for about in rafle_games::GAMES {
            for tag in Words::languages() {
                let words = Words::of(tag);
                let rules = words.rules(about.slug).map(|rules| rules.with_note().into_owned());
                let card = rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap().aid();
                let card = card.map(|aid| words.aid(about.slug, &aid));
                for page in rules.into_iter().chain(card) {
                    // What a screen of 60 and one of 80 columns have room for.
                    for room in [56, 76] {
                        for line in markdown::plain(&page, room, false).lines() {
                            let width = crate::picture::width(line);
                            assert!(usize::from(width) <= room, "{} in {tag}: {width} > {room}: {line}", about.slug);
                        }
                    }
                }
            }
        }
    }
}
