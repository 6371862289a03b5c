//! The shelf: everything that can be played, and a search.

use std::io;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::picture::{Picture, copy, stack, width};
use crate::scene::{has_room, keys_below};
use crate::screen::Screen;
use crate::style::Styles;
use crate::table::{is_control, is_plain};
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
    /// Whether it is a game that was left, which can be thrown away.
    pub begun: bool,
}

/// What was done at the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// This is played.
    Play(usize),
    /// Players and rules of this are set up first.
    SetUp(usize),
    /// This is thrown away.
    ThrowAway(usize),
    /// The shelf was left.
    Left,
}

/// The shelf, and what has been typed to search it.
pub struct Shelf {
    items: Vec<Item>,
    typed: String,
    focus: usize,
    top: usize,
    /// What will be thrown away if that is meant.
    doomed: Option<usize>,
    voice: Voice,
    styles: Styles,
}

impl Shelf {
    /// A shelf with these things on it.
    pub fn new(items: Vec<Item>, voice: Voice, styles: Styles) -> Shelf {
        Shelf { items, typed: String::new(), focus: 0, top: 0, doomed: None, voice, styles }
    }

    /// Waits until something is done.
    pub fn run(&mut self, screen: &mut Screen) -> io::Result<Taken> {
        loop {
            screen.draw(|area, buffer| self.draw(area, buffer))?;
            let taken = match screen.heard(PATIENCE)? {
                Some(Event::Key(key)) if is_control(key, 'c') => Some(Taken::Left),
                Some(Event::Key(key)) if is_control(key, 'l') => {
                    screen.clear()?;
                    None
                }
                Some(Event::Key(key)) if is_plain(key) => self.press(key.code),
                Some(Event::Mouse(mouse)) => self.point(mouse.kind, mouse.row),
                _ => None,
            };
            if let Some(taken) = taken {
                return Ok(taken);
            }
        }
    }

    /// The places of what fits what was typed.
    fn found(&self) -> Vec<usize> {
        let typed = self.typed.to_lowercase();
        let fits = |item: &Item| item.found_by.iter().any(|name| name.to_lowercase().contains(&typed));
        (0..self.items.len()).filter(|&place| fits(&self.items[place])).collect()
    }

    /// A key that was pressed, and what it does.
    pub fn press(&mut self, key: KeyCode) -> Option<Taken> {
        if let Some(doomed) = self.doomed.take() {
            return (key == KeyCode::Enter).then_some(Taken::ThrowAway(doomed));
        }
        let found = self.found();
        let last = found.len().saturating_sub(1);
        let chosen = found.get(self.focus).copied();
        let begun = chosen.is_some_and(|place| self.items[place].begun);
        match key {
            KeyCode::Esc if self.typed.is_empty() => return Some(Taken::Left),
            KeyCode::Esc => self.type_anew(String::new()),
            KeyCode::Enter => return chosen.map(Taken::Play),
            KeyCode::Right if !begun => return chosen.map(Taken::SetUp),
            KeyCode::Delete if begun => self.doomed = chosen,
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
        None
    }

    fn type_anew(&mut self, typed: String) {
        self.typed = typed;
        self.focus = 0;
    }

    fn point(&mut self, kind: MouseEventKind, row: u16) -> Option<Taken> {
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
                None
            }
            _ => None,
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
        let word = |key| self.voice.word(key);
        let begun = found.get(self.focus).is_some_and(|&place| self.items[place].begun);
        let keys = match self.doomed {
            Some(_) => vec![("Enter", word("key-throw-away")), ("Esc", word("key-keep"))],
            None if begun => {
                vec![("Enter", word("key-play-on")), ("Del", word("key-throw-away")), ("Esc", word("key-leave"))]
            }
            None => vec![("Enter", word("key-play")), ("→", word("key-set-up")), ("Esc", word("key-leave"))],
        };
        let keys: Vec<_> = keys.into_iter().chain([("↑↓", word("key-move"))]).collect();
        let area = keys_below(&keys, area, buffer, &self.voice, styles);
        if found.is_empty() {
            buffer.set_string(1, FIRST, self.voice.word("shelf-none"), styles.plain);
        }
        let names = self.items.iter().map(|item| width(&item.name)).max().unwrap_or(0).min(area.width - 4);
        // What is said of a game stands beside the names; below them where that would be too narrow to read.
        let beside = area.width.saturating_sub(names + 7);
        let (room, below) = if beside < NARROW { (area.width - 4, true) } else { (beside.min(64), false) };
        let about = found.get(self.focus).map(|&place| self.about(place, room));
        let lines = about.as_ref().filter(|_| below).map_or(0, |about| about.height() + 1);
        let rows = usize::from(area.height.saturating_sub(FIRST + lines));
        self.top = self.top.min(self.focus).max((self.focus + 1).saturating_sub(rows));
        for (y, (index, &place)) in (FIRST..).zip(found.iter().enumerate().skip(self.top).take(rows)) {
            let style = if index == self.focus { styles.focus } else { styles.plain };
            let name = shortened(&self.items[place].name, names.into());
            let name = format!(" {name}{} ", " ".repeat(names.saturating_sub(width(&name)).into()));
            buffer.set_stringn(1, y, name, usize::from(names + 2), style);
        }
        if let Some(about) = about {
            let (x, y) = if below { (2, area.height.saturating_sub(lines - 1)) } else { (names + 6, FIRST) };
            let part = Rect { height: area.height.saturating_sub(y), ..about.buffer.area };
            copy(&about.buffer, part, buffer, x, y);
        }
    }

    /// What is said of something on the shelf, and whether it is meant to be thrown away.
    fn about(&self, place: usize, room: u16) -> Picture {
        let about = self.items[place].about.iter().map(|said| Picture::wrapped(said, room, self.styles.plain));
        let sure = self.doomed.map(|_| Picture::wrapped(&self.voice.word("throw-away"), room, self.styles.red));
        stack(about.chain(sure), 1)
    }
}

/// Text that is narrower than this is hard to read.
const NARROW: u16 = 26;

/// A name that fits, and shows where it does not.
pub(crate) fn shortened(name: &str, room: usize) -> String {
    if usize::from(width(name)) <= room {
        return name.to_owned();
    }
    let mut short = String::new();
    for letter in name.chars() {
        if usize::from(width(&short)) + 2 > room {
            break;
        }
        short.push(letter);
    }
    short + "…"
}

/// The line on which the list begins.
const FIRST: u16 = 3;
