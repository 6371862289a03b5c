//! Rules pages as plain text: wrapped lines, indented lists, tables in columns.

use crossterm::style::Stylize;
use pulldown_cmark::{Alignment, CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use unicode_width::UnicodeWidthStr;

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
        let text = std::mem::take(&mut self.text);
        let line = if level == HeadingLevel::H1 { "═" } else { "─" }.repeat(text.width());
        let text = if self.styled { text.bold().to_string() } else { text };
        self.line(&text);
        if level <= HeadingLevel::H2 {
            self.line(&line);
        }
    }

    fn table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max();
        let widths: Vec<_> = (0..self.columns.len()).map(|column| width(column).unwrap_or(0)).collect();
        for (number, row) in rows.iter().enumerate() {
            let cells = row.iter().zip(&widths).zip(&self.columns).map(|((cell, &width), align)| {
                let gap = " ".repeat(width - cell.width());
                if *align == Alignment::Right { format!("{gap}{cell}") } else { format!("{cell}{gap}") }
            });
            let line = cells.collect::<Vec<_>>().join("  ");
            self.line(line.trim_end());
            if number == 0 {
                let rule = widths.iter().map(|&width| "─".repeat(width)).collect::<Vec<_>>().join("  ");
                self.line(&rule);
            }
        }
        self.gap = true;
    }

    /// Writes what has been read, if anything.
    fn block(&mut self) {
        let text = std::mem::take(&mut self.text);
        if self.as_it_is {
            text.lines().for_each(|line| self.line(line));
        } else if !text.trim().is_empty() {
            let room = self.width.saturating_sub(self.indents.iter().map(|it| it.rest.width()).sum());
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

#[cfg(test)]
mod tests {
    use super::*;

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
