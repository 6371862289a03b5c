//! A program at a pseudo-terminal.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rafle_tui::KeyCode;

/// Nothing that is waited for takes as long as this.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);
pub(crate) const A_MOMENT: Duration = Duration::from_millis(4);

/// A program at a terminal, and what stands on the screen.
pub(crate) struct Terminal {
    pub(crate) master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    shown: Arc<Shown>,
    pub(crate) size: (u16, u16),
}

/// The screen, and a bell that rings when something was written.
struct Shown {
    screen: Mutex<Written>,
    bell: Condvar,
}

struct Written {
    parser: vt100::Parser,
    bytes: Vec<u8>,
}

impl Shown {
    fn write(&self, bytes: &[u8]) {
        let mut screen = self.screen.lock().unwrap();
        screen.parser.process(bytes);
        screen.bytes.extend(bytes);
        self.bell.notify_all();
    }
}

impl Terminal {
    pub(crate) fn start(mut command: CommandBuilder, said: &[(&str, &str)], (width, height): (u16, u16)) -> Terminal {
        let pair = native_pty_system().openpty(pty_size(width, height)).expect("there is a pseudo-terminal");
        command.env("TERM", "xterm-256color");
        command.env_remove("LANGUAGE");
        command.env_remove("LC_ALL");
        command.env("LANG", "C.UTF-8");
        command.env_remove("NO_COLOR");
        for (name, value) in said {
            command.env(name, value);
        }
        command.cwd(crate::shell::root());
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let parser = vt100::Parser::new(cells(height), cells(width), 0);
        let shown = Arc::new(Shown { screen: Mutex::new(Written { parser, bytes: Vec::new() }), bell: Condvar::new() });
        let (writes, mut reader) = (shown.clone(), pair.master.try_clone_reader().expect("it can be read"));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                writes.write(&bytes[..count]);
            }
        });
        let writer = pair.master.take_writer().expect("it can be written to");
        Terminal { master: pair.master, writer, child, shown, size: (width, height) }
    }

    pub(crate) fn rafle(arguments: &str, games: &Path, size: (u16, u16)) -> Terminal {
        Terminal::rafle_where(&[], arguments, games, size)
    }

    /// The same where the environment says something else.
    pub(crate) fn rafle_where(said: &[(&str, &str)], arguments: &str, games: &Path, size: (u16, u16)) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rafle"));
        command.args(arguments.split_whitespace());
        command.env("RAFLE_GAMES", games);
        command.env("USER", "anna");
        Terminal::start(command, said, size)
    }

    pub(crate) fn resize(&mut self, (width, height): (u16, u16)) {
        self.screen().parser.screen_mut().set_size(cells(height), cells(width));
        self.size = (width, height);
        self.master.resize(pty_size(width, height)).expect("a terminal has any size");
    }

    pub(crate) fn type_in(&mut self, bytes: &[u8]) {
        self.writer.write_all(bytes).and_then(|()| self.writer.flush()).expect("the program listens");
    }

    pub(crate) fn press(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char(letter) => self.type_in(letter.to_string().as_bytes()),
            KeyCode::Enter => self.type_in(b"\r"),
            KeyCode::Tab => self.type_in(b"\t"),
            KeyCode::Esc => self.type_in(b"\x1b"),
            KeyCode::Down => self.type_in(b"\x1b[B"),
            KeyCode::Right => self.type_in(b"\x1b[C"),
            KeyCode::Delete => self.type_in(b"\x1b[3~"),
            KeyCode::Backspace => self.type_in(b"\x7f"),
            other => panic!("the robot does not know {other:?}"),
        }
    }

    fn screen(&self) -> MutexGuard<'_, Written> {
        self.shown.screen.lock().unwrap()
    }

    pub(crate) fn lines(&self) -> Vec<String> {
        self.screen().lines(self.size.0)
    }

    /// Whether the program has written these bytes.
    pub(crate) fn has_written(&self, bytes: &[u8]) -> bool {
        self.screen().bytes.windows(bytes.len()).any(|written| written == bytes)
    }

    /// How many frames were drawn: at the end of each the cursor is hidden.
    pub(crate) fn frames(&self) -> usize {
        let end = b"\x1b[?25l";
        self.screen().bytes.windows(end.len()).filter(|bytes| bytes == end).count()
    }

    /// Waits until the screen shows what is wanted.
    pub(crate) fn wait_for(&self, what: &str, shown: impl Fn(&[String]) -> bool) {
        let (since, width) = (Instant::now(), self.size.0);
        let mut screen = self.screen();
        while !shown(&screen.lines(width)) {
            assert!(since.elapsed() < PATIENCE, "{what} never came:\n{}", screen.lines(width).join("\n"));
            screen = self.shown.bell.wait_timeout(screen, PATIENCE).unwrap().0;
        }
    }

    pub(crate) fn wait_for_text(&self, text: &str) {
        self.wait_for(text, |lines| lines.iter().any(|line| line.contains(text)));
    }

    pub(crate) fn end(&mut self) -> ExitStatus {
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                return status;
            }
            assert!(since.elapsed() < PATIENCE, "the program does not end:\n{}", self.lines().join("\n"));
            thread::sleep(A_MOMENT);
        }
    }

    /// Whether the program was stopped and can be gone on with.
    pub(crate) fn is_stopped(&self) -> bool {
        let id = self.child.process_id().expect("it runs").to_string();
        let state = std::process::Command::new("ps").args(["-o", "state=", "-p", &id]).output().unwrap();
        String::from_utf8_lossy(&state.stdout).trim().starts_with('T')
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        assert!(std::process::Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// The terminal is as it was: no other screen, a cursor, no mouse.
    pub(crate) fn is_given_back(&self) -> bool {
        self.screen().is_given_back()
    }

    /// What the program wrote last may still be on its way.
    pub(crate) fn wait_until_given_back(&self) {
        let since = Instant::now();
        let mut screen = self.screen();
        while !screen.is_given_back() {
            assert!(since.elapsed() < PATIENCE, "the terminal is not given back");
            screen = self.shown.bell.wait_timeout(screen, PATIENCE).unwrap().0;
        }
    }

    /// Whether the terminal reads whole lines and shows what is typed, as shells expect.
    pub(crate) fn lines_are_shown(&self) -> bool {
        let flags = self.master.get_termios().expect("the terminal has settings").local_flags;
        let flags = format!("{flags:?}");
        flags.contains("ECHO") && flags.contains("ICANON")
    }
}

impl Written {
    fn lines(&self, width: u16) -> Vec<String> {
        self.parser.screen().rows(0, width).map(|line| line.trim_end().to_owned()).collect()
    }

    fn is_given_back(&self) -> bool {
        let screen = self.parser.screen();
        !screen.alternate_screen()
            && !screen.hide_cursor()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a screen has some")
}

pub(crate) fn pty_size(width: u16, height: u16) -> PtySize {
    PtySize { rows: height, cols: width, pixel_width: 0, pixel_height: 0 }
}
