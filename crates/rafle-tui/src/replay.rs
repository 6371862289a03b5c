//! A recorded game, looked back on: step by step, and with the eyes of anybody who could have watched it.

use std::io;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, MouseEventKind};
use rafle_engine::{AnyGame, Message, Play, SHOWN, Viewer};
use rafle_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::hand::Hand;
use crate::scene::{Scene, Scroll};
use crate::screen::Screen;
use crate::style::Styles;
use crate::table::{EVERYBODY_KEY, foremost, is_control};
use crate::voice::Voice;

/// Nothing moves by itself; only signals are looked for.
const PATIENCE: Duration = Duration::from_millis(500);

/// A step that is long.
const JUMP: usize = 10;

/// A recorded game and where one looks.
pub struct Replay {
    play: Play,
    viewers: Vec<Viewer>,
    viewer: usize,
    steps: Vec<Step>,
    told: Vec<String>,
    at: usize,
    /// Whether everybody is shown, however many sit there.
    everybody: bool,
    /// The game at its end, in the eyes of the viewer.
    end: Play,
    voice: Voice,
    styles: Styles,
    scroll: Scroll,
}

/// The game before its first line or after one of them.
struct Step {
    line: String,
    game: Box<dyn AnyGame>,
    /// How much has been told by then.
    told: usize,
}

impl Replay {
    /// This game from its beginning, as `viewer` could have seen it.
    pub fn new(play: Play, viewer: Viewer, words: Words, styles: Styles) -> Replay {
        let voice = Voice::on_screen(words, play.start().about().slug).calling(&play);
        let viewers: Vec<_> = Viewer::all(play.start().seats()).collect();
        let viewer = viewers.iter().position(|&other| other == viewer).unwrap_or(0);
        let end = play.afresh();
        let scroll = Scroll::default();
        let (steps, told) = (Vec::new(), Vec::new());
        let mut replay =
            Replay { play, viewers, viewer, steps, told, at: 0, everybody: false, end, voice, styles, scroll };
        replay.look();
        replay
    }

    /// Shows the game until the screen is left.
    pub fn run(&mut self, screen: &mut Screen) -> io::Result<()> {
        loop {
            screen.draw(|area, buffer| self.draw(area, buffer))?;
            match screen.heard(PATIENCE)? {
                Some(Event::Key(key)) if is_control(key, 'c') => return Ok(()),
                Some(Event::Key(key)) if is_control(key, 'l') => screen.clear()?,
                Some(Event::Key(key)) if !self.press(key.code) => return Ok(()),
                Some(Event::Mouse(mouse)) => match mouse.kind {
                    MouseEventKind::ScrollDown => self.scroll.by(1),
                    MouseEventKind::ScrollUp => self.scroll.by(-1),
                    _ => {}
                },
                _ => {}
            }
        }
    }

    /// Looks at all of it with the eyes of the viewer.
    fn look(&mut self) {
        let viewer = self.viewers[self.viewer];
        let mut play = self.play.afresh();
        self.told.clear();
        self.steps = vec![Step { line: String::new(), game: play.now().copy(), told: 0 }];
        for line in self.play.log_for(viewer) {
            let meant = play.enter_and_tell(&line, viewer).expect("a viewer's log replays");
            let happened = meant.iter().flat_map(|(_, messages)| messages);
            self.told.extend(happened.map(|message| self.voice.say(message)));
            self.steps.push(Step { line, game: play.now().copy(), told: self.told.len() });
        }
        self.at = self.at.min(self.steps.len() - 1);
        self.end = play;
    }

    /// A key that was pressed; false if it leaves.
    pub fn press(&mut self, key: KeyCode) -> bool {
        let last = self.steps.len() - 1;
        self.scroll.look_anew();
        match key {
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => self.at = (self.at + 1).min(last),
            KeyCode::Left | KeyCode::Backspace => self.at = self.at.saturating_sub(1),
            KeyCode::Down => self.scroll.by(1),
            KeyCode::Up => self.scroll.by(-1),
            KeyCode::PageDown => self.at = (self.at + JUMP).min(last),
            KeyCode::PageUp => self.at = self.at.saturating_sub(JUMP),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Tab => self.look_as(1),
            KeyCode::BackTab => self.look_as(self.viewers.len() - 1),
            KeyCode::Char(EVERYBODY_KEY) => self.everybody = !self.everybody,
            KeyCode::Esc | KeyCode::Char('q') => return false,
            _ => {}
        }
        true
    }

    /// Others are told in more or fewer lines; one looks at about the same moment.
    fn look_as(&mut self, further: usize) {
        let (at, last) = (self.at, self.steps.len() - 1);
        self.viewer = (self.viewer + further) % self.viewers.len();
        self.look();
        self.at = (at * (self.steps.len() - 1)).checked_div(last).unwrap_or(0);
    }

    /// Draws the table at this step.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let viewer = self.viewers[self.viewer];
        let step = &self.steps[self.at];
        let view = foremost(step.game.view(viewer), self.everybody).to_look_at();
        let hand = Hand::new(view, &[]);
        let seen_by = match viewer {
            Viewer::Seat(seat) => self.voice.player(seat),
            Viewer::Spectator => self.voice.word("viewer-spectator"),
            Viewer::Referee => self.voice.word("viewer-referee"),
        };
        let looking = Message::new("looking-at").with("line", self.at).with("lines", self.steps.len() - 1);
        let looking = self.voice.tell(&looking.with("viewer", seen_by));
        let line = if self.at == 0 { self.voice.word("looking-start") } else { step.line.clone() };
        let remark = format!("{looking} · {line}");
        let word = |key| self.voice.word(key);
        let rest = if self.everybody { "key-foremost" } else { "key-everybody" };
        let rest = (self.play.start().seats() > SHOWN).then(|| ("*", word(rest)));
        let first = [("←→", word("key-step")), ("Esc", word("key-leave")), ("Tab", word("key-viewer"))];
        let last = [("PgUp PgDn", word("key-jump")), ("Home End", word("key-ends"))];
        let keys: Vec<_> = first.into_iter().chain(rest).chain(last).collect();
        let scene = Scene {
            hand: &hand,
            voice: &self.voice,
            styles: self.styles,
            ended: (self.at + 1 == self.steps.len()).then_some(&self.end),
            remark: Some((&remark, self.styles.bold)),
            told: &self.told[..step.told],
            keys: &keys,
            all_keys: true,
            more: "↑↓",
        };
        scene.draw(area, buffer, &mut self.scroll);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_named_on_a_small_screen_too() {
        for slug in ["greedy", "yatzy", "five-crowns", "court"] {
            for tag in Words::languages() {
                for (width, height) in [(60, 20), (80, 24)] {
                    let play = Play::new(rafle_games::open(slug, 5, &[]).unwrap().unwrap());
                    let mut replay = Replay::new(play, Viewer::Referee, Words::of(tag), Styles::new(false));
                    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
                    replay.draw(buffer.area, &mut buffer);
                    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
                    let seen = (0..height).map(line).collect::<Vec<_>>().join("\n");
                    for (key, what) in [
                        ("←→", "key-step"),
                        ("Esc", "key-leave"),
                        ("Tab", "key-viewer"),
                        ("PgUp PgDn", "key-jump"),
                        ("Home End", "key-ends"),
                    ] {
                        let named = format!("{key} {}", replay.voice.word(what));
                        assert!(seen.contains(&named), "{slug} in {tag}, {width}×{height}: {named}\n{seen}");
                    }
                }
            }
        }
    }
}
