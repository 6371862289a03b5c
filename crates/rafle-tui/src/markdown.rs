//! Rules pages as plain text: wrapped lines, indented lists, tables in columns.

use crossterm::style::Stylize;
use pulldown_cmark::{Alignment, CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::picture::wrapped;

/// The page as text in lines of at most `width` columns. Headings are bold if the text may be `styled`.
pub fn plain(markdown: &str, width: usize, styled: bool) -> String {
    let mut page = Page { width, styled, ..Page::default() };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.take(event);
    }
    page.out
}

#[derive(Default)]
struct Page {
    width: usize,
    styled: bool,
    out: String,
    /// What has been read of the block at hand.
    text: String,
    /// What stands before the lines of the block at hand, outermost first.
    indents: Vec<Indent>,
    /// The next number of each open list; none if it has bullets.
    lists: Vec<Option<u64>>,
    /// Whether an empty line goes before the next block.
    gap: bool,
    rows: Vec<Vec<String>>,
    row: Vec<String>,
    columns: Vec<Alignment>,
    as_it_is: bool,
}

struct Indent {
    /// Before the first line; none once it is written.
    first: Option<String>,
    rest: String,
}

impl Page {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(end) => self.end(end),
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => self.text += &text,
            Event::Code(code) => {
                self.text.push('`');
                self.text += &code;
                self.text.push('`');
            }
            Event::SoftBreak => self.text.push(' '),
            Event::HardBreak => self.text.push('\n'),
            Event::Rule => self.text = "─".repeat(self.width.min(20)),
            Event::InlineMath(_) | Event::DisplayMath(_) | Event::FootnoteReference(_) | Event::TaskListMarker(_) => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { .. } | Tag::Paragraph => self.block(),
            Tag::List(first) => {
                self.block();
                self.lists.push(first);
            }
            Tag::Item => {
                let marker = match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "• ".to_owned(),
                };
                let rest = " ".repeat(marker.width());
                self.indents.push(Indent { first: Some(marker), rest });
            }
            Tag::BlockQuote(_) => self.indents.push(Indent { first: None, rest: "  ".to_owned() }),
            Tag::CodeBlock(CodeBlockKind::Indented | CodeBlockKind::Fenced(_)) => {
                self.block();
                self.as_it_is = true;
                self.indents.push(Indent { first: None, rest: "    ".to_owned() });
            }
            Tag::Table(columns) => {
                self.block();
                self.columns = columns;
            }
            _ => {}
        }
    }

    fn end(&mut self, end: TagEnd) {
        match end {
            TagEnd::Heading(level) => self.heading(level),
            TagEnd::Paragraph => {
                self.block();
                self.gap = true;
            }
            TagEnd::List(_) => {
                self.lists.pop();
                self.gap = self.lists.is_empty();
            }
            TagEnd::Item | TagEnd::BlockQuote(_) => {
                self.block();
                self.indents.pop();
            }
            TagEnd::CodeBlock => {
                self.block();
                self.as_it_is = false;
                self.indents.pop();
                self.gap = true;
            }
            TagEnd::TableCell => self.row.push(std::mem::take(&mut self.text)),
            TagEnd::TableHead | TagEnd::TableRow => self.rows.push(std::mem::take(&mut self.row)),
            TagEnd::Table => self.table(),
            _ => {}
        }
    }

    fn heading(&mut self, level: HeadingLevel) {
        self.gap = !self.out.is_empty();
        let text = wrapped(&std::mem::take(&mut self.text), self.room());
        let width = text.iter().map(|line| line.width()).max().unwrap_or(0);
        for line in &text {
            self.line(&if self.styled { line.as_str().bold().to_string() } else { line.clone() });
        }
        if level <= HeadingLevel::H2 {
            self.line(&if level == HeadingLevel::H1 { "═" } else { "─" }.repeat(width));
        }
    }

    fn table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let right: Vec<_> = self.columns.iter().map(|align| *align == Alignment::Right).collect();
        let widths = widths(&rows, self.room());
        for (number, row) in rows.iter().enumerate() {
            for line in row_in_lines(row, &widths, &right) {
                self.line(&line);
            }
            if number == 0 {
                let rule = widths.iter().map(|&width| "─".repeat(width)).collect::<Vec<_>>().join(GAP);
                self.line(&rule);
            }
        }
        self.gap = true;
    }

    /// How wide a line may be behind what stands before it.
    fn room(&self) -> usize {
        self.width.saturating_sub(self.indents.iter().map(|it| it.rest.width()).sum())
    }

    /// Writes what has been read, if anything.
    fn block(&mut self) {
        let text = std::mem::take(&mut self.text);
        if self.as_it_is {
            text.lines().for_each(|line| self.line(line));
        } else if !text.trim().is_empty() {
            let room = self.room();
            for line in text.split('\n').flat_map(|line| wrapped(line, room)) {
                self.line(&line);
            }
        }
    }

    fn line(&mut self, line: &str) {
        if std::mem::take(&mut self.gap) && !self.out.is_empty() {
            self.out.push('\n');
        }
        for indent in &mut self.indents {
            self.out += &indent.first.take().unwrap_or_else(|| indent.rest.clone());
        }
        self.out += line;
        self.out.push('\n');
    }
}

/// What stands between two columns.
const GAP: &str = "  ";

/// Rows of texts in columns, all to the left, in lines of at most `room` columns: what is too long goes on below itself.
pub fn side_by_side(rows: &[Vec<String>], room: usize) -> Vec<String> {
    rows_side_by_side(rows, room).concat()
}

/// The same, each row by itself.
pub fn rows_side_by_side(rows: &[Vec<String>], room: usize) -> Vec<Vec<String>> {
    let widths = widths(rows, room);
    rows.iter().map(|row| row_in_lines(row, &widths, &[])).collect()
}

/// How wide each column is: as wide as it needs, or narrower, the widest first, until all of them fit. Words are broken only
/// where nothing else helps.
fn widths(rows: &[Vec<String>], room: usize) -> Vec<usize> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |of: fn(&str) -> usize| {
        let column =
            |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| of(cell)).max().unwrap_or(0);
        (0..columns).map(column).collect::<Vec<_>>()
    };
    let mut widths = widest(UnicodeWidthStr::width);
    let word = |cell: &str| cell.split_ascii_whitespace().map(UnicodeWidthStr::width).max().unwrap_or(0);
    let room = room.saturating_sub(GAP.len() * columns.saturating_sub(1));
    for least in [widest(word), vec![1; columns]] {
        while widths.iter().sum::<usize>() > room {
            let narrower = (0..columns).filter(|&column| widths[column] > least[column]);
            let Some(column) = narrower.max_by_key(|&column| widths[column]) else { break };
            widths[column] -= 1;
        }
    }
    widths
}

/// One row, in as many lines as its longest cell needs.
fn row_in_lines(row: &[String], widths: &[usize], right: &[bool]) -> Vec<String> {
    let cells: Vec<_> = row.iter().zip(widths).map(|(cell, &width)| in_column(cell, width)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let cell = |(column, lines): (usize, &Vec<String>)| {
            let text = lines.get(number).map_or("", String::as_str);
            let gap = " ".repeat(widths[column].saturating_sub(text.width()));
            if right.get(column) == Some(&true) { format!("{gap}{text}") } else { format!("{text}{gap}") }
        };
        cells.iter().enumerate().map(cell).collect::<Vec<_>>().join(GAP).trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

/// A text in lines of at most `width` columns; where it is indented, so are they. A word that is longer is broken.
fn in_column(text: &str, width: usize) -> Vec<String> {
    if text.width() <= width {
        return vec![text.to_owned()];
    }
    let mut lines: Vec<String> = Vec::new();
    for line in wrapped(text, width) {
        let mut part = String::new();
        for letter in line.chars() {
            if !part.is_empty() && part.width() + letter.width().unwrap_or(0) > width {
                lines.push(std::mem::take(&mut part));
            }
            part.push(letter);
        }
        lines.push(part);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_as_wide_as_the_page_and_no_wider() {
        let table = "| throw | worth |\n|---|---:|\n| three of a kind, or two pairs | 7 |\n| house | 12 points |";
        let expected = "\
throw              worth
─────────────  ─────────
three of a             7
kind, or two
pairs
house          12 points
";
        assert_eq!(plain(table, 24, false), expected);
        for width in 1..60 {
            let page = plain(table, width, false);
            let widest = page.lines().map(UnicodeWidthStr::width).max().unwrap_or(0);
            assert!(widest <= width.max(4), "{width}:\n{page}");
            let flat: String = page.split_whitespace().collect();
            assert!(width < 12 || flat.contains("house"), "{width}:\n{page}");
        }
    }

    #[test]
    fn a_page_as_plain_text() {
        let page = "# Title\n\nOne line that is too long for the width.\n\n## Part\n1. First `x`\n2. Second item, also \
                    too long\n   - inner\n\n| a | points |\n|---|---:|\n| æble | 7 |\n\n```\nas it\n  is\n```\nEnd.";
        let plain = plain(page, 20, false);
        let expected = "\
Title
═════
One line that is too
long for the width.

Part
────
1. First `x`
2. Second item, also
   too long
   • inner

a     points
────  ──────
æble       7

    as it
      is

End.
";
        assert_eq!(plain, expected);
    }

    #[test]
    fn words_that_never_fit_stand_alone() {
        assert_eq!(wrapped("a extraordinarily b", 3), ["a", "extraordinarily", "b"]);
        assert!(wrapped("  ", 3).is_empty());
    }
}
