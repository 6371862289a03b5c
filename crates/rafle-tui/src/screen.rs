//! The terminal: taken over when a screen is opened, and given back as it was however that ends.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::ascii;
use crate::table::is_control;

/// Whether the terminal is ours at the moment.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// A terminal that has been taken over.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// The number of the signal that ends the program, once there is one.
    ended: Arc<AtomicUsize>,
    /// Whether a signal asked the program to stop for a while.
    suspended: Arc<AtomicBool>,
    /// Whether the terminal has signs besides those of ASCII.
    signs: bool,
}

impl Screen {
    /// Takes the terminal over. It is given back when this is dropped, and before a panic is told.
    pub fn open() -> io::Result<Screen> {
        let (ended, suspended) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        watch_signals(&ended, &suspended)?;
        give_back_before_panics();
        take()?;
        let signs = !ascii::is_wanted(|name| std::env::var(name).ok());
        Ok(Screen { terminal: Terminal::new(CrosstermBackend::new(stdout()))?, ended, suspended, signs })
    }

    /// Draws a frame.
    pub fn draw(&mut self, draw: impl FnOnce(Rect, &mut Buffer)) -> io::Result<()> {
        let drawn = self.terminal.draw(|frame| {
            draw(frame.area(), frame.buffer_mut());
            tame(frame.buffer_mut());
            if !self.signs {
                ascii::redraw(frame.buffer_mut());
            }
        });
        drawn.map(|_| ())
    }

    /// Draws everything anew with the next frame.
    pub fn clear(&mut self) -> io::Result<()> {
        execute!(stdout(), Clear(ClearType::All))?;
        // One that has drawn nothing yet compares with nothing, and does not ask the terminal where its cursor is.
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }

    /// What comes from keyboard and mouse, if anything comes in time; an error when the program is asked to end. Ctrl-Z
    /// stops the program for a while, on every screen.
    pub fn heard(&mut self, patience: Duration) -> io::Result<Option<Event>> {
        let waiting = event::poll(patience);
        if self.ended.load(Ordering::SeqCst) != 0 {
            return Err(io::ErrorKind::Interrupted.into());
        }
        if self.suspended.swap(false, Ordering::SeqCst) {
            self.suspend()?;
            return Ok(None);
        }
        if !waiting? {
            return Ok(None);
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => None,
            Event::Key(key) if is_control(key, 'z') => {
                self.suspend()?;
                None
            }
            event => Some(event),
        })
    }

    /// Gives the terminal back and stops, until somebody has the program go on.
    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        stop();
        take()?;
        // What was typed meanwhile was meant for somebody else: `fg` plays nothing.
        while event::poll(Duration::ZERO)? {
            event::read()?;
        }
        self.clear()
    }

    /// The signal that asked the program to end, if one did.
    pub fn signal(&self) -> Option<i32> {
        Some(self.ended.load(Ordering::SeqCst) as i32).filter(|&signal| signal != 0)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Shows letters that would begin another line as such: names come from records, and those from anywhere. What else steers a
/// terminal has no cell of its own and is never drawn.
fn tame(buffer: &mut Buffer) {
    for cell in buffer.content.iter_mut().filter(|cell| cell.symbol().contains(['\u{2028}', '\u{2029}', '\u{85}'])) {
        cell.set_char(char::REPLACEMENT_CHARACTER);
    }
}

/// Ends the program as `signal` would have, so that whoever sent it sees that it worked.
#[cfg(unix)]
pub fn end_by(signal: i32) {
    // Whoever cannot be ended so ends in the ordinary way.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// Nothing is sent here.
#[cfg(not(unix))]
pub fn end_by(_: i32) {}

/// Whoever is asked to end does so in this time.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(3);

#[cfg(unix)]
fn watch_signals(ended: &Arc<AtomicUsize>, suspended: &Arc<AtomicBool>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM, SIGTSTP])?;
    let (ended, suspended) = (ended.clone(), suspended.clone());
    thread::spawn(move || {
        for signal in signals.forever() {
            if signal == SIGTSTP {
                suspended.store(true, Ordering::SeqCst);
                continue;
            }
            ended.store(signal as usize, Ordering::SeqCst);
            // A window that was closed sends no more keys, and whoever waits for one never wakes up. There is no terminal
            // to give back then, and every line is kept before it is shown: nothing is lost by just ending.
            thread::sleep(GRACE);
            end_by(signal);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn watch_signals(_: &Arc<AtomicUsize>, _: &Arc<AtomicBool>) -> io::Result<()> {
    Ok(())
}

/// Stops the program as Ctrl-Z does where nobody listens to keys.
#[cfg(unix)]
fn stop() {
    // Whoever cannot be stopped goes on at once.
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

/// There is no shell here to come back from.
#[cfg(not(unix))]
fn stop() {}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, crossterm::cursor::Hide)
}

fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // If the terminal is gone, there is nobody to give it back to.
        let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
        let _ = disable_raw_mode();
    }
}

/// A panic is told where it can be read. One of a thread that only thinks does not touch the screen: nobody waits for it
/// any longer than for an answer that never comes.
fn give_back_before_panics() {
    let (told, here) = (panic::take_hook(), thread::current().id());
    panic::set_hook(Box::new(move |panic| {
        if thread::current().id() == here {
            give_back();
            told(panic);
        } else if !TAKEN.load(Ordering::SeqCst) {
            told(panic);
        }
    }));
}

#[cfg(test)]
mod tests {
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn no_name_begins_a_line_of_its_own() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 1));
        buffer.set_string(0, 0, "An\u{2028}na\u{2029} \u{85}B\u{202e}o\u{1b}[2J", Style::new());
        tame(&mut buffer);
        let drawn: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        let steers = |letter: char| letter.is_control() || ('\u{2028}'..='\u{202e}').contains(&letter);
        assert!(!drawn.contains(steers) && drawn.contains("na"), "{drawn:?}");
    }
}
