//! What a robot reads in a page: where the table stands, and what can be tapped.

use rafle_engine::{Seeded, Source};

use crate::ledger::Sent;

/// The regions of a page in which something can be tapped, in their order, and the ones after which they end.
const REGIONS: [&str; 5] = ["wood", "own", "acts", "paper", "back"];

/// A page as it was last sent. Regions that have not changed are not sent again.
#[derive(Default)]
pub struct Page {
    number: usize,
    over: bool,
    regions: [String; REGIONS.len()],
}

/// A tap: what the form carries, and what the log should say then.
pub struct Tap {
    /// The fields of the form.
    pub form: String,
    /// What is meant.
    pub sent: Sent,
}

impl Page {
    /// How long the log is.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Takes in what a stream has sent.
    pub fn apply(&mut self, html: &str) {
        let html = &without_moments(html);
        if let Some(number) = between(html, "data-n=\"", "\"").and_then(|number| number.parse().ok()) {
            self.number = number;
        }
        if let Some(next) = between(html, "data-next=\"", "\"") {
            self.over = next == "over";
        }
        let starts = REGIONS.map(|id| html.find(&format!("id=\"{id}\"")));
        for (index, region) in self.regions.iter_mut().enumerate() {
            if let Some(start) = starts[index] {
                let end = starts.iter().flatten().filter(|other| **other > start).min();
                html[start..end.map_or(html.len(), |end| *end)].clone_into(region);
            }
        }
    }

    /// Something that can be tapped, whatever it is; nothing if somebody else is next.
    pub fn any_tap(&self, luck: &mut Seeded) -> Option<Tap> {
        let buttons: Vec<_> = self.regions.iter().flat_map(|region| buttons(region)).collect();
        let taps: Vec<_> = buttons.iter().filter_map(|button| Button::read(button)).collect();
        if taps.is_empty() {
            return None;
        }
        Some(taps[luck.below(taps.len() as u32) as usize].tap(luck))
    }
}

/// A button that a robot can use.
enum Button<'a> {
    Throw,
    Do(&'a str),
    Pick { index: &'a str, from: Vec<&'a str>, least: usize },
}

impl<'a> Button<'a> {
    fn read(tag: &'a str) -> Option<Button<'a>> {
        let value = between(tag, "value=\"", "\"")?;
        match between(tag, "name=\"", "\"")? {
            "throw" => Some(Button::Throw),
            "do" => Some(Button::Do(value)),
            "move" => {
                let from = between(tag, "data-from=\"", "\"")?.split(' ').collect();
                Some(Button::Pick { index: value, from, least: between(tag, "data-least=\"", "\"")?.parse().ok()? })
            }
            _ => None,
        }
    }

    fn tap(&self, luck: &mut Seeded) -> Tap {
        match self {
            Button::Throw => Tap { form: "throw=1".to_owned(), sent: Sent::Throw },
            Button::Do(action) => {
                Tap { form: format!("do={}", encoded(action)), sent: Sent::Choice((*action).to_owned()) }
            }
            Button::Pick { index, from, least } => {
                let first = luck.below(from.len() as u32) as usize;
                let picked = from.iter().cycle().skip(first).take(*least);
                let form = picked.fold(format!("move={index}"), |form, id| form + "&p=" + &encoded(id));
                Tap { form, sent: Sent::Picked }
            }
        }
    }
}

/// A page as the table is now: what has just ended lies in a template, with regions of the same names.
fn without_moments(html: &str) -> String {
    let (before, rest) = html.split_once("<template").unwrap_or((html, ""));
    let after = rest.split_once("</template>").map_or("", |(_, after)| after);
    [before, after].concat()
}

/// The opening tags of all buttons.
fn buttons(html: &str) -> impl Iterator<Item = &str> {
    html.split("<button ").skip(1).filter_map(|rest| rest.split_once('>').map(|(tag, _)| tag))
}

pub(crate) fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

/// A word as a form carries it.
pub(crate) fn encoded(word: &str) -> String {
    let letter = |byte: u8| match byte {
        b' ' => "+".to_owned(),
        b'-' | b'_' | b'.' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    word.bytes().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_tapped_is_found() {
        let mut page = Page::default();
        page.apply(
            "<div id=\"fields\" data-n=\"7\" data-next=\"A\"></div><section id=\"acts\"><button class=\"btn\" \
             name=\"do\" value=\"bid 3x4\">go</button></section>",
        );
        assert_eq!((page.number(), page.is_over()), (7, false));
        let tap = page.any_tap(&mut Seeded::new(1)).unwrap();
        assert_eq!((tap.form.as_str(), &tap.sent), ("do=bid+3x4", &Sent::Choice("bid 3x4".to_owned())));
        page.apply("<div id=\"fields\" data-n=\"9\" data-next=\"over\"></div>");
        assert!(page.is_over() && page.any_tap(&mut Seeded::new(1)).is_some(), "what is not sent again stays");
        page.apply(
            "<section id=\"acts\"><button name=\"move\" value=\"2\" data-from=\"d1 d2\" data-least=\"2\"></button></section>",
        );
        assert!(["move=2&p=d1&p=d2", "move=2&p=d2&p=d1"].contains(&&*page.any_tap(&mut Seeded::new(1)).unwrap().form));
        page.apply(
            "<template id=\"moments\"><div data-n=\"8\"><section id=\"paper\"><section id=\"acts\"></section></div></template>\
             <section id=\"acts\"></section><section id=\"paper\"></section>",
        );
        assert!(page.any_tap(&mut Seeded::new(1)).is_none());
    }
}
