//! Before a game: who plays, with which house rules, and in which language.

use std::io;
use std::ops::RangeInclusive;
use std::time::Duration;

use crossterm::event::{Event, KeyCode};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::picture::{Picture, copy, stack};
use crate::scene::{has_room, keys_below};
use crate::screen::Screen;
use crate::style::Styles;
use crate::table::{is_control, is_plain};
use crate::voice::Voice;

/// Nothing happens here by itself; only signals are looked for.
const PATIENCE: Duration = Duration::from_millis(500);

/// Names are no longer than this.
pub(crate) const LONGEST: usize = 24;

/// Something that can be chosen: the word that is written, and what it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// As it is written.
    pub word: String,
    /// As people call it.
    pub called: String,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person of this name.
    Person(String),
    /// A bot of this strength, by its place among the strengths.
    Bot(usize),
}

/// A house rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its name in notation.
    pub key: &'static str,
    /// What it is called.
    pub called: String,
    /// What it is set to.
    pub set: Set,
}

/// What a house rule is set to.
#[derive(Clone, Debug)]
pub enum Set {
    /// One of these words.
    Word(Vec<Word>, usize),
    /// A number in this range.
    Number(i64, RangeInclusive<i64>),
}

impl Set {
    /// As it is written.
    pub fn written(&self) -> String {
        match self {
            Set::Word(words, chosen) => words[*chosen].word.clone(),
            Set::Number(number, _) => number.to_string(),
        }
    }

    fn called(&self) -> String {
        match self {
            Set::Word(words, chosen) => words[*chosen].called.clone(),
            Set::Number(number, _) => number.to_string(),
        }
    }

    fn step(&mut self, by: isize) {
        match self {
            Set::Word(words, chosen) => *chosen = turned(*chosen, by, words.len()),
            Set::Number(number, range) => *number = (*number + by as i64).clamp(*range.start(), *range.end()),
        }
    }

    /// A digit that is typed: it goes on what was `begun`, or begins a new number where none was or it would be too large.
    fn type_in(&mut self, digit: i64, begun: bool) {
        if let Set::Number(number, range) = self {
            let longer = *number * 10 + digit;
            *number = if begun && longer <= *range.end() { longer } else { digit };
        }
    }

    /// Takes the last digit away.
    fn take_away(&mut self) {
        if let Set::Number(number, _) = self {
            *number /= 10;
        }
    }
}

fn turned(chosen: usize, by: isize, of: usize) -> usize {
    (chosen as isize + by).rem_euclid(of.max(1) as isize) as usize
}

/// Says why a game cannot begin as it was set up, if it cannot.
pub type WhyNot = Box<dyn Fn(&Setup) -> Option<String>>;

/// A game that is about to begin.
pub struct Setup {
    /// Who plays.
    pub players: Vec<Sitter>,
    /// How many can.
    pub seats: RangeInclusive<usize>,
    /// The strengths of bots.
    pub levels: Vec<Word>,
    /// The house rules.
    pub rules: Vec<Rule>,
    /// Whether what luck has answered may be taken back as well.
    pub friendly: bool,
    /// The languages, and which is spoken.
    pub languages: (Vec<Word>, usize),
    /// What whoever sits at the screen is called.
    pub own_name: String,
    /// Says why a game cannot begin so.
    pub why_not: WhyNot,
    focus: usize,
    top: usize,
    /// Whether a name or a number is being typed on the line in focus.
    typing: bool,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The game begins.
    Begin,
    /// Another language is spoken.
    Speak,
    /// Back to the shelf.
    Back,
    /// The program is left.
    Leave,
}

/// What a line of the form is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Player(usize),
    Rule(usize),
    TakeBacks,
    Language,
}

impl Setup {
    /// A game for so many players and with these house rules.
    pub fn new(
        players: Vec<Sitter>,
        seats: RangeInclusive<usize>,
        levels: Vec<Word>,
        rules: Vec<Rule>,
        languages: (Vec<Word>, usize),
    ) -> Setup {
        let own_name = players.iter().find_map(|player| match player {
            Sitter::Person(name) => Some(name.clone()),
            Sitter::Bot(_) => None,
        });
        let own_name = own_name.unwrap_or_default();
        let why_not = Box::new(|_: &Setup| None);
        Setup {
            players,
            seats,
            levels,
            rules,
            friendly: false,
            languages,
            own_name,
            why_not,
            focus: 0,
            top: 0,
            typing: false,
        }
    }

    /// The same form in other words: whoever fills it in is where they were.
    #[must_use]
    pub fn instead_of(mut self, other: &Setup) -> Setup {
        (self.focus, self.top) = (other.focus, other.top);
        self
    }

    /// Asks until something is wished.
    pub fn run(&mut self, screen: &mut Screen, voice: &Voice, styles: Styles) -> io::Result<Wish> {
        loop {
            screen.draw(|area, buffer| self.draw(area, buffer, voice, styles))?;
            let wish = match screen.heard(PATIENCE)? {
                Some(Event::Key(key)) if is_control(key, 'c') => Some(Wish::Leave),
                Some(Event::Key(key)) if is_control(key, 'l') => {
                    screen.clear()?;
                    None
                }
                Some(Event::Key(key)) if is_plain(key) => self.press(key.code),
                _ => None,
            };
            if let Some(wish) = wish {
                return Ok(wish);
            }
        }
    }

    fn lines(&self) -> Vec<Line> {
        let players = (0..self.players.len()).map(Line::Player);
        players.chain((0..self.rules.len()).map(Line::Rule)).chain([Line::TakeBacks, Line::Language]).collect()
    }

    /// A key that was pressed, and what it wishes.
    pub fn press(&mut self, key: KeyCode) -> Option<Wish> {
        let lines = self.lines();
        let line = lines[self.focus.min(lines.len() - 1)];
        let typing = std::mem::replace(&mut self.typing, matches!(key, KeyCode::Char(_) | KeyCode::Backspace));
        match (key, line) {
            (KeyCode::Esc, _) => return Some(Wish::Back),
            (KeyCode::Enter, _) => return (self.why_not)(self).is_none().then_some(Wish::Begin),
            (KeyCode::Down | KeyCode::Tab, _) => self.focus = turned(self.focus, 1, lines.len()),
            (KeyCode::Up | KeyCode::BackTab, _) => self.focus = turned(self.focus, -1, lines.len()),
            (KeyCode::Char('+') | KeyCode::Insert, _) => self.sit_down(),
            // In a name that is being typed it is a letter like others: Anna-Lena.
            (KeyCode::Char('-'), _) if !(typing && self.is_named(line)) => self.get_up(),
            (KeyCode::Delete, _) => self.get_up(),
            (KeyCode::Left | KeyCode::Right, _) => {
                let by = if key == KeyCode::Left { -1 } else { 1 };
                match line {
                    Line::Player(seat) => self.change(seat, by),
                    Line::Rule(rule) => self.rules[rule].set.step(by),
                    Line::TakeBacks => self.friendly = !self.friendly,
                    Line::Language => {
                        self.languages.1 = turned(self.languages.1, by, self.languages.0.len());
                        return Some(Wish::Speak);
                    }
                }
            }
            (KeyCode::Backspace, Line::Player(seat)) => {
                if let Sitter::Person(name) = &mut self.players[seat] {
                    name.pop();
                }
            }
            (KeyCode::Char(letter), Line::Player(seat)) => {
                if let Sitter::Person(name) = &mut self.players[seat]
                    && name.chars().count() < LONGEST
                    && !matches!(letter, ';' | ',')
                {
                    name.push(letter);
                }
            }
            (KeyCode::Char(digit), Line::Rule(rule)) => {
                if let Some(digit) = digit.to_digit(10) {
                    self.rules[rule].set.type_in(digit.into(), typing);
                }
            }
            (KeyCode::Backspace, Line::Rule(rule)) => self.rules[rule].set.take_away(),
            _ => {}
        }
        None
    }

    /// Whether this is the line of a person who has a name, or the beginning of one.
    fn is_named(&self, line: Line) -> bool {
        matches!(line, Line::Player(seat) if matches!(&self.players[seat], Sitter::Person(name) if !name.is_empty()))
    }

    /// One more plays, a bot as the last one is.
    fn sit_down(&mut self) {
        self.typing = false;
        if self.players.len() < *self.seats.end() {
            let last = self.players.iter().rev().find(|player| matches!(player, Sitter::Bot(_)));
            let bot = last.cloned().unwrap_or(Sitter::Bot(self.levels.len() / 2));
            self.players.push(bot);
            self.focus = self.players.len() - 1;
        }
    }

    fn get_up(&mut self) {
        self.typing = false;
        if self.players.len() > *self.seats.start() {
            self.players.pop();
            self.focus = self.focus.min(self.players.len() - 1);
        }
    }

    /// The next kind of player: a person, then bots from weak to strong.
    fn change(&mut self, seat: usize, by: isize) {
        let kind = match &self.players[seat] {
            Sitter::Person(_) => 0,
            Sitter::Bot(level) => level + 1,
        };
        self.players[seat] = match turned(kind, by, self.levels.len() + 1) {
            0 if seat == 0 => Sitter::Person(self.own_name.clone()),
            0 => Sitter::Person(String::new()),
            kind => Sitter::Bot(kind - 1),
        };
    }

    /// Draws the form.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer, voice: &Voice, styles: Styles) {
        if !has_room(area, buffer, voice) {
            return;
        }
        let word = |key| voice.word(key);
        let keys = [
            ("Enter", word("key-begin")),
            ("↑↓", word("key-move")),
            ("←→", word("key-change")),
            ("+ -", word("key-players")),
            ("Esc", word("key-shelf")),
        ];
        let area = keys_below(&keys, area, buffer, voice, styles);
        let name = Picture::text(&format!(" {} ", voice.words.name(voice.slug)), styles.focus.patch(styles.bold));
        let why = (self.why_not)(self).unwrap_or_default();
        let why = Picture::wrapped(&why, area.width.saturating_sub(name.width() + 3), styles.red.patch(styles.bold));
        let head = name.beside(&why, 1);
        copy(&head.buffer, head.buffer.area, buffer, 0, 0);
        let (form, places) = self.form(area.width - 2, voice, styles);
        let first = FIRST.max(head.height() + 1);
        let rows = area.height.saturating_sub(first);
        // All of the line in focus is seen, and the heading above it.
        let place = |line: usize| places.get(line).copied();
        let (focus, end) = (place(self.focus).unwrap_or(0), place(self.focus + 1).unwrap_or(form.height()));
        let top = (self.top as u16).min(focus.saturating_sub(1)).max(end.saturating_sub(rows));
        self.top = top.into();
        copy(&form.buffer, Rect::new(0, top, form.width(), rows), buffer, 1, first);
    }

    /// All lines of the form, and on which line of the picture each stands.
    fn form(&self, room: u16, voice: &Voice, styles: Styles) -> (Picture, Vec<u16>) {
        let lines = self.lines();
        let head = |line: &Line| match line {
            Line::Player(0) => Some("setup-players"),
            Line::Rule(0) => Some("setup-rules"),
            Line::TakeBacks => Some("setup-take-backs"),
            Line::Language => Some("setup-language"),
            _ => None,
        };
        let (mut pictures, mut places, mut y) = (Vec::new(), Vec::new(), 0);
        for (number, line) in lines.iter().enumerate() {
            if let Some(head) = head(line) {
                pictures.push(Picture::text(&voice.word(head), styles.faint));
                y += 1;
            }
            let focus = number == self.focus;
            let said = self.said(*line, focus, voice);
            let style = if focus { styles.focus } else { styles.plain };
            let said = Picture::wrapped(&said, room.saturating_sub(2), style);
            places.push(y);
            y += said.height();
            pictures.push(Picture::text("  ", styles.plain).beside(&said, 0));
        }
        (stack(pictures, 0), places)
    }

    fn said(&self, line: Line, focus: bool, voice: &Voice) -> String {
        match line {
            Line::Player(seat) => match &self.players[seat] {
                Sitter::Person(name) if name.is_empty() => format!("{} {}", seat + 1, voice.word("setup-type-a-name")),
                Sitter::Person(name) => format!("{} {name}{}", seat + 1, if focus { "▏" } else { "" }),
                Sitter::Bot(level) => format!("{} {}", seat + 1, self.levels[*level].called),
            },
            Line::Rule(rule) => voice.labelled(&self.rules[rule].called, &self.rules[rule].set.called()),
            Line::TakeBacks if self.friendly => voice.word("take-backs-friendly"),
            Line::TakeBacks => voice.word("take-backs-strict"),
            Line::Language => self.languages.0[self.languages.1].called.clone(),
        }
    }
}

/// The line on which the form begins.
const FIRST: u16 = 2;

#[cfg(test)]
mod tests {
    use super::*;

    fn setup() -> Setup {
        let word = |word: &str| Word { word: word.to_owned(), called: word.to_owned() };
        let rule = Rule { key: "target", called: "Target".to_owned(), set: Set::Number(100, 10..=1000) };
        let order =
            Rule { key: "order", called: "Order".to_owned(), set: Set::Word(vec![word("free"), word("up")], 0) };
        let players = vec![Sitter::Person("Anna".to_owned()), Sitter::Bot(1)];
        let levels = vec![word("easy"), word("club"), word("master")];
        Setup::new(players, 1..=3, levels, vec![rule, order], (vec![word("da"), word("en")], 1))
    }

    fn press(setup: &mut Setup, keys: &str) -> Option<Wish> {
        let key = |key: char| match key {
            'v' => KeyCode::Down,
            '>' => KeyCode::Right,
            '<' => KeyCode::Left,
            '~' => KeyCode::Backspace,
            '\n' => KeyCode::Enter,
            key => KeyCode::Char(key),
        };
        keys.chars().find_map(|it| setup.press(key(it)))
    }

    #[test]
    fn players_come_and_go_within_the_seats_of_the_game() {
        let mut setup = setup();
        press(&mut setup, "~~~~Bo+++");
        let bo = Sitter::Person("Bo".to_owned());
        assert_eq!(setup.players, [bo.clone(), Sitter::Bot(1), Sitter::Bot(1)]);
        press(&mut setup, ">");
        assert_eq!(setup.players[2], Sitter::Bot(2), "the new one is in focus");
        press(&mut setup, ">");
        assert_eq!(setup.players[2], Sitter::Person(String::new()));
        press(&mut setup, "----");
        assert_eq!(setup.players, [bo]);
    }

    #[test]
    fn a_name_may_have_a_dash_in_it() {
        let mut setup = setup();
        press(&mut setup, "~~~~Anna-Lena");
        assert_eq!(setup.players[0], Sitter::Person("Anna-Lena".to_owned()));
        press(&mut setup, "v-");
        assert_eq!(setup.players.len(), 1, "where nothing is typed somebody gets up");
    }

    #[test]
    fn rules_are_set_by_arrows_and_digits_and_never_leave_their_range() {
        let mut setup = setup();
        press(&mut setup, "vv>");
        assert_eq!(setup.rules[0].set.written(), "101");
        press(&mut setup, "50");
        assert_eq!(setup.rules[0].set.written(), "50");
        press(&mut setup, "~~3");
        assert_eq!(setup.rules[0].set.written(), "3", "digits are taken away");
        press(&mut setup, "v<v");
        press(&mut setup, "vvvv12");
        assert_eq!(setup.rules[0].set.written(), "12", "what is typed stands instead of what stood there");
        press(&mut setup, "~4");
        assert_eq!(setup.rules[0].set.written(), "14");
        press(&mut setup, "v>");
        assert_eq!(setup.rules[1].set.written(), "free");
    }

    #[test]
    fn another_language_is_wished_at_once_and_a_game_begins_only_if_it_can() {
        let mut setup = setup();
        assert_eq!(press(&mut setup, "vvvv>"), None);
        assert!(setup.friendly, "take-backs come between house rules and language");
        assert_eq!(press(&mut setup, "v>"), Some(Wish::Speak));
        assert_eq!(press(&mut setup, "\n"), Some(Wish::Begin));
        setup.why_not = Box::new(|_| Some("no".to_owned()));
        assert_eq!(press(&mut setup, "\n"), None);
    }

    #[test]
    fn the_form_in_another_language_is_read_where_one_was() {
        let mut danish = setup();
        assert_eq!(press(&mut danish, "vvvvv>"), Some(Wish::Speak));
        let mut english = setup().instead_of(&danish);
        assert_eq!(press(&mut english, ">"), Some(Wish::Speak), "the next language is one key away");
    }
}
