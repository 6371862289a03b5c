//! Where people type: a line editor on a terminal, with history and completion, and plain lines everywhere else.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use crate::failure::Failure;

/// Asks for one line after the other.
pub(crate) struct Prompt<'a> {
    editor: Option<Editor<Typable, MemHistory>>,
    input: &'a mut dyn BufRead,
}

impl<'a> Prompt<'a> {
    /// Reads from `input`, or has lines edited if somebody types there and sees what they type.
    pub(crate) fn new(typed: bool, input: &'a mut dyn BufRead) -> Prompt<'a> {
        let bare = std::env::var("TERM").map_or(true, |term| matches!(term.as_str(), "dumb" | "cons25" | "emacs" | ""));
        let edited = typed && io::stdin().is_terminal() && io::stdout().is_terminal() && !bare;
        let editor = edited.then(|| Editor::with_history(Config::default(), MemHistory::new()).ok()).flatten();
        if editor.is_some() {
            // Where signals cannot be heard the terminal is still one to type at.
            let _ = give_back_at_signals();
        }
        Prompt { editor, input }
    }

    /// The next line, after this mark; nothing at the end of input. What can be typed is completed by Tab.
    pub(crate) fn line(
        &mut self,
        mark: &str,
        typable: impl FnOnce() -> Vec<String>,
        output: &mut dyn Write,
    ) -> Result<Option<String>, Failure> {
        output.flush()?;
        let Some(editor) = &mut self.editor else {
            write!(output, "{mark}")?;
            output.flush()?;
            return Ok(read_line(self.input)?);
        };
        editor.set_helper(Some(Typable(typable())));
        match editor.readline(mark) {
            Ok(line) => {
                if !line.trim().is_empty() {
                    editor.add_history_entry(&line).map_err(io::Error::other)?;
                }
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(ReadlineError::Io(error)) => Err(error.into()),
            Err(other) => Err(io::Error::other(other).into()),
        }
    }
}

/// Whoever is ended by a signal while a line is edited leaves a terminal that shows what is typed. All that was answered is
/// kept by then.
#[cfg(unix)]
fn give_back_at_signals() -> io::Result<()> {
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
    use signal_hook::consts::{SIGHUP, SIGTERM};
    let as_it_was = tcgetattr(io::stdin())?;
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGTERM])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &as_it_was);
            rafle_tui::end_by(signal);
        }
    });
    Ok(())
}

/// Nothing is sent here.
#[cfg(not(unix))]
fn give_back_at_signals() -> io::Result<()> {
    Ok(())
}

/// The next line; of one that never ends, what is enough to refuse it. Nothing at the end of input.
pub(crate) fn read_line(mut input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = Read::take(&mut input, LONGEST).read_until(b'\n', &mut line)?;
    let mut whole = (read as u64) < LONGEST || line.ends_with(b"\n");
    while !whole {
        let more = input.fill_buf()?;
        let end = more.iter().position(|byte| *byte == b'\n');
        whole = end.is_some() || more.is_empty();
        let read = end.map_or(more.len(), |end| end + 1);
        input.consume(read);
    }
    // Whatever is no text becomes something that no game understands, and is refused as such.
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned()))
}

/// A whole evening in one line is shorter than this.
const LONGEST: u64 = 1 << 16;

/// What can be typed now.
struct Typable(Vec<String>);

impl Completer for Typable {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.completed(&line[..at]))
    }
}

impl Typable {
    /// Where the last part of a line begins, and what it can become: semicolons part a line.
    fn completed(&self, typed: &str) -> (usize, Vec<String>) {
        let part = typed.rfind(';').map_or(typed, |semicolon| &typed[semicolon + 1..]).trim_start();
        let begun = part.to_lowercase();
        let fits = self.0.iter().filter(|text| text.to_lowercase().starts_with(&begun));
        (typed.len() - part.len(), fits.cloned().collect())
    }
}

impl Hinter for Typable {
    type Hint = String;
}

impl Highlighter for Typable {}
impl Validator for Typable {}
impl Helper for Typable {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_never_ends_does_not_fill_the_memory() {
        let typed = format!("6\n{}\n5", "7".repeat(3 * LONGEST as usize));
        let mut input = io::BufReader::with_capacity(1000, typed.as_bytes());
        let mut lengths = Vec::new();
        while let Some(line) = read_line(&mut input).unwrap() {
            lengths.push(line.len());
        }
        assert_eq!(lengths, [1, LONGEST as usize, 1]);
    }

    #[test]
    fn what_is_begun_is_completed_after_the_last_semicolon() {
        let typable = Typable(["keep 1", "keep 6", "undo"].map(ToOwned::to_owned).to_vec());
        assert_eq!(typable.completed("ke"), (0, vec!["keep 1".to_owned(), "keep 6".to_owned()]));
        assert_eq!(typable.completed("name A Åse; Keep 6"), (13, vec!["keep 6".to_owned()]));
        assert_eq!(typable.completed("x"), (0, Vec::new()));
    }
}
