//! As much of HTML as our own pages need: tags with their attributes, in order.

/// One opening tag.
#[derive(Debug)]
pub(crate) struct Tag {
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
}

impl Tag {
    pub(crate) fn get(&self, attribute: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == attribute).map(|(_, value)| value.as_str())
    }

    pub(crate) fn is(&self, name: &str, attribute: &str, value: &str) -> bool {
        self.name == name && self.get(attribute) == Some(value)
    }
}

/// Every opening tag of a page. What stands in a stylesheet or script is skipped by what it lacks: a letter after `<`.
pub(crate) fn tags(page: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if rest.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            let (tag, after) = tag(rest);
            tags.push(tag);
            rest = after;
        }
    }
    tags
}

fn tag(text: &str) -> (Tag, &str) {
    let name_end = text.find(|letter: char| letter.is_whitespace() || letter == '>').expect("a tag ends");
    let (name, mut rest) = text.split_at(name_end);
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix('>') {
            return (Tag { name: name.to_owned(), attributes }, after);
        }
        let end = rest.find(|letter: char| letter.is_whitespace() || "=>".contains(letter)).expect("a tag ends");
        let attribute = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').expect("a value ends");
            value = plain(&quoted[..end]);
            rest = &quoted[end + 1..];
        }
        attributes.push((attribute, value));
    }
}

/// Text without markup's own signs.
pub(crate) fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Every text that a page shows, with the language in which it says that it is.
pub(crate) fn texts(page: &str) -> Vec<(String, String)> {
    let (mut texts, mut open, mut rest) = (Vec::new(), Vec::<Tag>::new(), page);
    while let Some(at) = rest.find('<') {
        let language = open.iter().rev().find_map(|tag| tag.get("lang")).unwrap_or_default().to_owned();
        let hidden = open.last().is_some_and(|tag| ["script", "style"].contains(&tag.name.as_str()));
        if !hidden && !rest[..at].trim().is_empty() {
            texts.push((language, plain(rest[..at].trim())));
        }
        rest = &rest[at + 1..];
        if let Some(closed) = rest.strip_prefix('/') {
            let end = closed.find('>').expect("a tag ends");
            // What needs no end is closed with what it stands in.
            open.truncate(open.iter().rposition(|tag| tag.name == closed[..end]).unwrap_or(open.len()));
            rest = &closed[end + 1..];
        } else if !hidden && rest.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            let (tag, after) = tag(rest);
            open.push(tag);
            rest = after;
        }
    }
    texts
}
