//! A page as people read it in a diff: a line for each element, indented; what is short stands on the line of what it is in.
//!
//! Markup here is our own, so the reader wants it well-formed and says where it is not. Drawings are told by their class, by
//! the shapes they use, and by the letters in them.

use std::fmt::Write as _;

/// Lines are no longer than this where they can be broken.
const WIDTH: usize = 118;

/// Elements that have no end.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// What is around everything that was read.
const PAGE: &str = "page";

/// Something in a page.
enum Node {
    Text(String),
    Element(Element),
}

/// An element and all that is in it.
pub(crate) struct Element {
    tag: String,
    attributes: Vec<(String, Option<String>)>,
    children: Vec<Node>,
}

/// A page, or a part of one, as one element.
pub(crate) fn read(markup: &str) -> Element {
    let mut open = vec![Element { tag: PAGE.to_owned(), attributes: Vec::new(), children: Vec::new() }];
    let mut rest = markup;
    while let Some((text, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').expect("a tag ends");
        rest = after;
        let inner = open.last_mut().expect("the page itself stays open");
        inner.children.extend((!text.trim().is_empty()).then(|| Node::Text(unescaped(text.trim()))));
        if let Some(name) = tag.strip_prefix('/') {
            let done = open.pop().expect("the page itself stays open");
            assert_eq!(done.tag, name, "what is opened last is closed first");
            open.last_mut().expect("nothing is closed that was not opened").children.push(Node::Element(done));
        } else if !tag.starts_with('!') {
            let element = Element::read(tag.trim_end_matches('/'));
            if tag.ends_with('/') || VOID.contains(&element.tag.as_str()) {
                inner.children.push(Node::Element(element));
            } else {
                open.push(element);
            }
        }
    }
    let page = open.pop().expect("the page itself stays open");
    assert!(open.is_empty(), "{} is not closed", page.tag);
    page
}

fn unescaped(text: &str) -> String {
    let plain = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    plain.replace("&#39;", "'").replace("&amp;", "&")
}

impl Element {
    /// What stands between the angles: a name and attributes.
    fn read(tag: &str) -> Element {
        let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut attributes = Vec::new();
        while !rest.trim().is_empty() {
            rest = rest.trim_start();
            let end = rest.find(['=', ' ']).unwrap_or(rest.len());
            let (key, after) = rest.split_at(end);
            let value = after.strip_prefix("=\"").map(|after| after.split_once('"').expect("a value ends"));
            attributes.push((key.to_owned(), value.map(|(value, _)| unescaped(value))));
            rest = value.map_or(after, |(_, after)| after);
        }
        Element { tag: name.to_owned(), attributes, children: Vec::new() }
    }

    /// The value of an attribute, if there is one.
    pub(crate) fn attribute(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(other, _)| other == key).and_then(|(_, value)| value.as_deref())
    }

    /// Whether it has an attribute, with or without a value.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.attributes.iter().any(|(other, _)| other == key)
    }

    /// Whether it is an element of this name.
    pub(crate) fn is(&self, tag: &str) -> bool {
        self.tag == tag
    }

    fn elements(&self) -> impl Iterator<Item = &Element> {
        self.children.iter().filter_map(|child| if let Node::Element(child) = child { Some(child) } else { None })
    }

    /// Everything in it that is like this, from top to bottom.
    pub(crate) fn all<'a>(&'a self, is: &dyn Fn(&Element) -> bool) -> Vec<&'a Element> {
        let below = |child: &'a Element| is(child).then_some(child).into_iter().chain(child.all(is));
        self.elements().flat_map(below).collect()
    }

    /// The element of this id.
    pub(crate) fn by_id(&self, id: &str) -> Option<&Element> {
        self.all(&|element| element.attribute("id") == Some(id)).first().copied()
    }

    /// The first element of this name.
    pub(crate) fn by_tag(&self, tag: &str) -> Option<&Element> {
        self.all(&|element| element.is(tag)).first().copied()
    }

    /// The first element of this class.
    pub(crate) fn by_class(&self, class: &str) -> Option<&Element> {
        self.all(&|element| element.classes().any(|other| other == class)).first().copied()
    }

    /// What its headings say.
    pub(crate) fn headings(&self) -> Vec<String> {
        let headings = self.all(&|element| matches!(element.tag.as_str(), "h1" | "h2" | "h3"));
        headings.iter().map(|heading| heading.texts().join(" ")).collect()
    }

    /// Every text in it, also what is only said or stands in an empty field.
    pub(crate) fn texts(&self) -> Vec<&str> {
        let said = ["aria-label", "placeholder", "title"].into_iter().filter_map(|key| self.attribute(key));
        let below = self.children.iter().flat_map(|child| match child {
            Node::Text(text) => vec![text.as_str()],
            Node::Element(element) => element.texts(),
        });
        said.chain(below).collect()
    }

    /// Whether there is nothing in it.
    pub(crate) fn is_empty(&self) -> bool {
        self.children.is_empty()
    }

    /// The outline, a line for each element.
    pub(crate) fn outline(&self) -> String {
        let mut lines = String::new();
        if self.tag == PAGE {
            self.elements().for_each(|element| element.write(0, &mut lines));
        } else {
            self.write(0, &mut lines);
        }
        lines
    }

    fn write(&self, depth: usize, lines: &mut String) {
        let flat = self.flat();
        let room = WIDTH.saturating_sub(2 * depth);
        if flat.chars().count() <= room || self.tag == "svg" || self.children.is_empty() {
            writeln!(lines, "{:depth$}{flat}", "", depth = 2 * depth).expect("a string takes it");
            return;
        }
        writeln!(lines, "{:depth$}{}", "", self.head(), depth = 2 * depth).expect("a string takes it");
        for child in &self.children {
            match child {
                Node::Text(text) => writeln!(lines, "{:depth$}{text}", "", depth = 2 * depth + 2),
                Node::Element(element) => {
                    element.write(depth + 1, lines);
                    Ok(())
                }
            }
            .expect("a string takes it");
        }
    }

    /// The element and all that is in it on one line.
    fn flat(&self) -> String {
        if self.tag == "svg" {
            return self.drawing();
        }
        let mut line = self.head();
        for child in &self.children {
            match child {
                Node::Text(text) => write!(line, " {text}"),
                Node::Element(svg) if svg.tag == "svg" => write!(line, " {}", svg.drawing()),
                Node::Element(element) => write!(line, " [{}]", element.flat()),
            }
            .expect("a string takes it");
        }
        line
    }

    /// What the element is, without what is in it.
    fn head(&self) -> String {
        let classes: String = self.classes().flat_map(|class| [".", class]).collect();
        let id = self.attribute("id").map(|id| format!("#{id}")).unwrap_or_default();
        let plain = matches!(self.tag.as_str(), "div" | "span") && !(classes.is_empty() && id.is_empty());
        let mut head = format!("{}{id}{classes}", if plain { "" } else { &self.tag });
        let field =
            self.attribute("name").map(|name| format!(" {name}={}", quoted(self.attribute("value").unwrap_or(""))));
        head += &field.unwrap_or_default();
        for (key, value) in &self.attributes {
            match (key.as_str(), value) {
                ("id" | "class" | "name" | "style", _) => {}
                ("role", Some(role)) if role == "img" => {} // its label says so
                ("aria-label", Some(label)) => write!(head, " \"{label}\"").expect("a string takes it"),
                ("value", _) if self.attribute("name").is_some() => {}
                (key, Some(value)) => write!(head, " {key}={}", quoted(value)).expect("a string takes it"),
                (key, None) => write!(head, " {key}").expect("a string takes it"),
            }
        }
        head
    }

    fn classes(&self) -> impl Iterator<Item = &str> {
        self.attribute("class").unwrap_or_default().split_whitespace()
    }

    /// A drawing: its classes, the shapes in it, the letters in it, what it is called.
    fn drawing(&self) -> String {
        if self.classes().any(|class| class == "sprite") {
            return "(sprite)".to_owned();
        }
        let mut words: Vec<_> = self.classes().map(ToOwned::to_owned).collect();
        let shapes = self.all(&|shape| shape.tag == "use" || shape.tag == "rect");
        words.extend(counted(shapes.iter().filter_map(|shape| match shape.tag.as_str() {
            "rect" => shape.attribute("class").filter(|class| class.starts_with("sq")).map(ToOwned::to_owned),
            _ => shape.attribute("href").map(ToOwned::to_owned),
        })));
        words.extend(self.all(&|text| text.tag == "text").iter().flat_map(|text| text.texts()).map(ToOwned::to_owned));
        words.extend(self.attribute("aria-label").map(|label| format!("\"{label}\"")));
        format!("({})", words.join(" "))
    }

    /// Every element on a line of its own, drawings too.
    pub(crate) fn in_full(&self) -> String {
        let text = |child: &Node| if let Node::Text(text) = child { Some(format!(" {text}")) } else { None };
        let mut lines = format!("{}{}\n", self.head(), self.children.iter().filter_map(text).collect::<String>());
        for element in self.elements() {
            lines.extend(element.in_full().lines().map(|line| format!("  {line}\n")));
        }
        lines
    }
}

/// The same thing several times in a row is written once, with how often.
fn counted(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for word in words {
        match counted.last_mut() {
            Some((last, count)) if *last == word => *count += 1,
            _ => counted.push((word, 1)),
        }
    }
    counted.into_iter().map(|(word, count)| if count == 1 { word } else { format!("{word}×{count}") }).collect()
}

fn quoted(value: &str) -> String {
    if value.is_empty() || value.contains(' ') { format!("\"{value}\"") } else { value.to_owned() }
}

#[test]
fn an_outline_tells_what_an_element_is_and_what_is_in_it() {
    let markup = r##"<!DOCTYPE html><form method="post" class="a b"><input type="hidden" name="n" value="7"><button name="do" value="keep 6" data-x="1" hidden>Keep &amp; go <b>6</b></button><svg class="die"><use href="#d6"></use><use href="#d6"></use></svg></form>"##;
    let outline = read(markup).by_tag("form").unwrap().outline();
    let line = "form.a.b method=post [input n=7 type=hidden] [button do=\"keep 6\" data-x=1 hidden Keep & go [b 6]] (die #d6×2)";
    assert_eq!(outline, format!("{line}\n"));
}

#[test]
fn an_outline_breaks_lines_that_are_too_long() {
    let text = "word ".repeat(15);
    let outline = read(&format!("<ul><li>{text}</li><li>{text}</li></ul>")).outline();
    assert_eq!(outline, format!("ul\n  li {0}\n  li {0}\n", text.trim()));
}

#[test]
#[should_panic(expected = "what is opened last is closed first")]
fn an_outline_wants_every_element_closed() {
    read("<p><b></p></b>");
}
