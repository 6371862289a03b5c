//! Takes the picture of the terminal for the README: plays a little in a pseudo-terminal, and writes what stands there as SVG.
//! `cargo xtask terminal` builds the program and runs this.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use vt100::{Cell, Color, Parser, Screen};

const ROWS: NonZero<u16> = NonZero::new(32).expect("a screen has rows");
const COLUMNS: NonZero<u16> = NonZero::new(100).expect("a screen has columns");

/// The width and height of a cell, in units of the picture.
const CELL: (f32, f32) = (8.4, 18.0);

/// So long is looked at what a key has done: the table is drawn again and again.
const LOOK: Duration = Duration::from_millis(2500);

/// A throw, and two dice to keep.
const KEYS: [&str; 3] = [" ", "1", "2"];

/// Light letters on dark wood.
const INK: &str = "#efe6d8";
const PAPER: &str = "#1b1815";

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("name the file to write")?;
    std::fs::write(&path, svg(&played()?))?;
    println!("{path}");
    Ok(())
}

/// A table of Yatzy after a few keys.
fn played() -> Result<Screen, Box<dyn Error>> {
    let program = std::env::current_exe()?.ancestors().nth(2).ok_or("examples lie below the program")?.join("rafle");
    let games = tempfile::tempdir()?;
    let pty = native_pty_system().openpty(PtySize { rows: ROWS.get(), cols: COLUMNS.get(), ..PtySize::default() })?;
    let mut command = CommandBuilder::new(program);
    command.args(["play", "yatzy", "--seed", "7", "--pause", "0", "--seats", "Anna,bot,Bo", "--games"]);
    command.arg(games.path());
    command.env("TERM", "xterm-256color");
    command.env("LANG", "C.UTF-8");
    let mut child = pty.slave.spawn_command(command)?;
    drop(pty.slave);
    let (mut keys, written) = (pty.master.take_writer()?, reading(pty.master.try_clone_reader()?));
    let mut parser = Parser::new(ROWS, COLUMNS, 0);
    for key in std::iter::once("").chain(KEYS) {
        keys.write_all(key.as_bytes())?;
        keys.flush()?;
        let until = Instant::now() + LOOK;
        while let Ok(bytes) = written.recv_timeout(until.saturating_duration_since(Instant::now())) {
            parser.process(&bytes);
        }
    }
    child.kill()?;
    child.wait()?;
    Ok(parser.screen().clone())
}

/// What is written there, piece by piece.
fn reading(mut reader: Box<dyn Read + Send>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut bytes) {
            if sender.send(bytes[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    receiver
}

/// The screen as a picture: cells beside each other that look alike are one text.
fn svg(screen: &Screen) -> String {
    let (width, height) = (f32::from(COLUMNS.get()) * CELL.0 + 24.0, f32::from(ROWS.get()) * CELL.1 + 24.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"ui-monospace, DejaVu Sans \
         Mono, Menlo, Consolas, monospace\" font-size=\"14\">\n<rect width=\"{width}\" height=\"{height}\" rx=\"10\" \
         fill=\"{PAPER}\"/>\n"
    );
    for row in 0..ROWS.get() {
        let mut column = 0;
        while let Some(cell) = screen.cell(row, column) {
            let alike = |other: &u16| screen.cell(row, *other).is_some_and(|it| looks(it) == looks(cell));
            let end = column + (column..COLUMNS.get()).take_while(alike).count() as u16;
            let text: String = (column..end).map(|at| letter(screen.cell(row, at))).collect();
            draw(&mut svg, (row, column), &text, &looks(cell));
            column = end;
        }
    }
    svg + "</svg>\n"
}

/// Ink, paper if it has some of its own, and whether it is bold.
fn looks(cell: &Cell) -> (String, Option<String>, bool) {
    let own = |it: Color| (it != Color::Default).then(|| colour(it));
    let (ink, paper) = (own(cell.fgcolor()), own(cell.bgcolor()));
    if cell.inverse() {
        return (paper.unwrap_or_else(|| PAPER.to_owned()), Some(ink.unwrap_or_else(|| INK.to_owned())), cell.bold());
    }
    (ink.unwrap_or_else(|| INK.to_owned()), paper, cell.bold())
}

fn letter(cell: Option<&Cell>) -> String {
    let text = cell.map(|cell| cell.contents().to_owned()).unwrap_or_default();
    if text.is_empty() { " ".to_owned() } else { text }
}

fn draw(svg: &mut String, (row, column): (u16, u16), text: &str, (ink, paper, bold): &(String, Option<String>, bool)) {
    let (x, y) = (12.0 + f32::from(column) * CELL.0, 12.0 + f32::from(row) * CELL.1);
    let (width, height) = (text.chars().count() as f32 * CELL.0, CELL.1);
    if let Some(paper) = paper {
        let _ = writeln!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height}\" fill=\"{paper}\"/>"
        );
    }
    if text.trim().is_empty() {
        return;
    }
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let weight = if *bold { " font-weight=\"bold\"" } else { "" };
    let baseline = y + 13.5;
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{baseline:.1}\" fill=\"{ink}\"{weight} xml:space=\"preserve\" textLength=\"{width:.1}\" \
         lengthAdjust=\"spacingAndGlyphs\">{text}</text>"
    );
}

/// The colours of a quiet terminal.
fn colour(colour: Color) -> String {
    const SIXTEEN: [&str; 16] = [
        "#2b2622", "#d3604f", "#8fae5d", "#d9a441", "#6f9bd1", "#b98ac4", "#6fb3a8", "#d8cfc2", "#6b625a", "#e88373",
        "#a9c878", "#ecc06a", "#93b8e4", "#d0a6da", "#8fcfc4", "#f7f1e7",
    ];
    match colour {
        Color::Default => INK.to_owned(),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Idx(index @ 0..16) => SIXTEEN[usize::from(index)].to_owned(),
        Color::Idx(index @ 232..) => {
            let grey = 8 + 10 * (index - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
        Color::Idx(index) => {
            let part = |number: u8| if number == 0 { 0 } else { 55 + 40 * number };
            let cube = index - 16;
            format!("#{:02x}{:02x}{:02x}", part(cube / 36), part(cube / 6 % 6), part(cube % 6))
        }
    }
}
