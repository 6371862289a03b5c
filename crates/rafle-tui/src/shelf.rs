//! The shelf: everything that can be played, and a search.

use std::io;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::picture::{Picture, copy, stack, width};
use crate::scene::{has_room, keys_bar};
use crate::screen::Screen;
use crate::style::Styles;
use crate::table::is_control;
use crate::voice::Voice;

/// Nothing happens on a shelf by itself; only signals are looked for.
const PATIENCE: Duration = Duration::from_millis(500);

/// Something that stands on the shelf.
#[derive(Clone, Debug)]
pub struct Item {
    /// What it is called.
    pub name: String,
    /// What is found by typing: names in every language.
    pub found_by: Vec<String>,
    /// What is said of it, paragraph by paragraph.
    pub about: Vec<String>,
}

/// The shelf, and what has been typed to search it.
pub struct Shelf {
    items: Vec<Item>,
    typed: String,
    focus: usize,
    top: usize,
    voice: Voice,
    styles: Styles,
}

/// What a key did.
enum Step {
    Stay,
    Chosen(usize),
    Left,
}

impl Shelf {
    /// A shelf with these things on it.
    pub fn new(items: Vec<Item>, voice: Voice, styles: Styles) -> Shelf {
        Shelf { items, typed: String::new(), focus: 0, top: 0, voice, styles }
    }

    /// Waits until something is chosen: its place on the shelf, or nothing if the shelf was left.
    pub fn run(&mut self, screen: &mut Screen) -> io::Result<Option<usize>> {
        loop {
            screen.draw(|area, buffer| self.draw(area, buffer))?;
            let step = match screen.heard(PATIENCE)? {
                Some(Event::Key(key)) if is_control(key, 'c') => Step::Left,
                Some(Event::Key(key)) if is_control(key, 'l') => {
                    screen.clear()?;
                    Step::Stay
                }
                Some(Event::Key(key)) if key.modifiers.difference(KeyModifiers::SHIFT).is_empty() => {
                    self.press(key.code)
                }
                Some(Event::Mouse(mouse)) => self.point(mouse.kind, mouse.row),
                _ => Step::Stay,
            };
            match step {
                Step::Stay => {}
                Step::Chosen(place) => return Ok(Some(place)),
                Step::Left => return Ok(None),
            }
        }
    }

    /// The places of what fits what was typed.
    fn found(&self) -> Vec<usize> {
        let typed = self.typed.to_lowercase();
        let fits = |item: &Item| item.found_by.iter().any(|name| name.to_lowercase().contains(&typed));
        (0..self.items.len()).filter(|&place| fits(&self.items[place])).collect()
    }

    fn press(&mut self, key: KeyCode) -> Step {
        let found = self.found();
        let last = found.len().saturating_sub(1);
        match key {
            KeyCode::Esc if self.typed.is_empty() => return Step::Left,
            KeyCode::Esc => self.type_anew(String::new()),
            KeyCode::Enter => return found.get(self.focus).map_or(Step::Stay, |&place| Step::Chosen(place)),
            KeyCode::Down | KeyCode::Tab => self.focus = (self.focus + 1).min(last),
            KeyCode::Up | KeyCode::BackTab => self.focus = self.focus.saturating_sub(1),
            KeyCode::PageDown => self.focus = (self.focus + 10).min(last),
            KeyCode::PageUp => self.focus = self.focus.saturating_sub(10),
            KeyCode::Home => self.focus = 0,
            KeyCode::End => self.focus = last,
            KeyCode::Backspace => {
                let mut typed = self.typed.clone();
                typed.pop();
                self.type_anew(typed);
            }
            KeyCode::Char(letter) => self.type_anew(format!("{}{letter}", self.typed)),
            _ => {}
        }
        Step::Stay
    }

    fn type_anew(&mut self, typed: String) {
        self.typed = typed;
        self.focus = 0;
    }

    fn point(&mut self, kind: MouseEventKind, row: u16) -> Step {
        match kind {
            MouseEventKind::ScrollDown => self.press(KeyCode::Down),
            MouseEventKind::ScrollUp => self.press(KeyCode::Up),
            MouseEventKind::Down(_) if row >= FIRST => {
                let place = self.top + usize::from(row - FIRST);
                if place == self.focus {
                    return self.press(KeyCode::Enter);
                }
                if place < self.found().len() {
                    self.focus = place;
                }
                Step::Stay
            }
            _ => Step::Stay,
        }
    }

    /// Draws the shelf.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        if !has_room(area, buffer, &self.voice) {
            return;
        }
        let styles = self.styles;
        buffer.set_string(1, 0, self.voice.word("shelf"), styles.bold);
        let typed = if self.typed.is_empty() { self.voice.word("key-search") } else { self.typed.clone() };
        let style = if self.typed.is_empty() { styles.faint } else { styles.accent };
        buffer.set_stringn(1, 1, format!("/ {typed}"), usize::from(area.width - 2), style);
        let found = self.found();
        if found.is_empty() {
            buffer.set_string(1, FIRST, self.voice.word("shelf-none"), styles.plain);
        }
        let rows = usize::from(area.height - FIRST - 1);
        self.top = self.top.min(self.focus).max((self.focus + 1).saturating_sub(rows));
        let names = self.items.iter().map(|item| width(&item.name)).max().unwrap_or(0).min(area.width / 2);
        for (y, (index, &place)) in (FIRST..).zip(found.iter().enumerate().skip(self.top).take(rows)) {
            let style = if index == self.focus { styles.focus } else { styles.plain };
            let name = &self.items[place].name;
            let name = format!(" {name}{} ", " ".repeat(names.saturating_sub(width(name)).into()));
            buffer.set_stringn(1, y, name, usize::from(names + 2), style);
        }
        if let Some(&place) = found.get(self.focus) {
            let room = (area.width - names - 8).min(64);
            let about = self.items[place].about.iter().map(|said| Picture::wrapped(said, room, styles.plain));
            let about = stack(about, 1);
            copy(
                &about.buffer,
                Rect { height: area.height - FIRST - 1, ..about.buffer.area },
                buffer,
                names + 6,
                FIRST,
            );
        }
        let keys = [
            ("↑↓", self.voice.word("key-move")),
            ("Enter", self.voice.word("key-do")),
            ("Esc", self.voice.word("key-leave")),
        ];
        keys_bar(&keys, area.height - 1, area.width, buffer, styles);
    }
}

/// The line on which the list begins.
const FIRST: u16 = 3;
