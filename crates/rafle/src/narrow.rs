//! Lines that fit a terminal: what is longer goes on below itself, and no word is broken.

use std::io::{self, Write};
use std::iter;

use console::{Term, measure_text_width};

/// Writes text on in lines that are no wider than the terminal. Where the output is none, lines are as long as they are.
pub(crate) struct Narrow<'a> {
    output: &'a mut dyn Write,
    terminal: Term,
    /// The beginning of a line whose end has not been written yet.
    begun: Vec<u8>,
}

impl<'a> Narrow<'a> {
    /// Writes to `output`, which ends up on this terminal, if it is one.
    pub(crate) fn new(output: &'a mut dyn Write, terminal: Term) -> Narrow<'a> {
        Narrow { output, terminal, begun: Vec::new() }
    }

    /// The output itself, for what is not to be folded.
    pub(crate) fn as_it_is(&mut self) -> &mut dyn Write {
        self.output
    }

    fn end_line(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.begun);
        let columns = self.terminal.size_checked().map(|(_, columns)| usize::from(columns));
        let text = str::from_utf8(&line).ok();
        match columns.zip(text) {
            Some((columns, text)) => folded(text, columns).iter().try_for_each(|line| writeln!(self.output, "{line}")),
            None => self.output.write_all(&line).and_then(|()| self.output.write_all(b"\n")),
        }
    }
}

impl Write for Narrow<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut lines = bytes.split(|byte| *byte == b'\n').peekable();
        while let Some(part) = lines.next() {
            self.begun.extend(part);
            if lines.peek().is_some() {
                self.end_line()?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // A line that is not over is one to type on.
        self.output.write_all(&std::mem::take(&mut self.begun))?;
        self.output.flush()
    }
}

/// A line in as many as it needs. What stands in a second column goes on there; else below the first word.
fn folded(line: &str, columns: usize) -> Vec<String> {
    if measure_text_width(line) <= columns {
        return vec![line.to_owned()];
    }
    let first = line.len() - line.trim_start().len();
    let second = line[first..].find("  ").map(|gap| first + gap);
    let second = second.map(|gap| gap + line[gap..].len() - line[gap..].trim_start().len());
    let second = second.filter(|&place| measure_text_width(&line[..place]) * 2 <= columns && place < line.len());
    let (head, rest) = line.split_at(second.unwrap_or(first));
    let indent = measure_text_width(head);
    let lines = rafle_tui::wrapped(rest, columns.saturating_sub(indent));
    let before = iter::once(head.to_owned()).chain(iter::repeat(" ".repeat(indent)));
    before.zip(lines).map(|(before, line)| before + &line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_goes_on_below_itself() {
        let help = "keep 6          an action, written as the table lists it; `6` alone where it can mean nothing else";
        let expected = [
            "keep 6          an action, written as the table",
            "                lists it; `6` alone where it",
            "                can mean nothing else",
        ];
        assert_eq!(folded(help, 47), expected);
        assert_eq!(folded("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(folded("short", 9), ["short"]);
        for columns in 1..120 {
            for line in folded(help, columns) {
                let word = line.split_whitespace().count() == 1;
                assert!(measure_text_width(&line) <= columns || word, "{columns}: {line:?}");
            }
            assert_eq!(folded(help, columns).join(" ").split_whitespace().count(), help.split_whitespace().count());
        }
    }
}
