//! A player without thoughts: it takes any move that the page offers, by the page's own forms.

use rafle_engine::{Seeded, Source};

use crate::browser::{Browser, Page};
use crate::html::Tag;

/// The moves of a page, as its forms can send them.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
pub(crate) enum Offer {
    /// One touch makes this action.
    Do(String),
    /// Some of these things are picked for the move of this number.
    Pick { index: usize, from: Vec<String>, least: usize, most: usize },
    /// One word is picked from each row, for the move of this number.
    Rows { index: usize, rows: Vec<Vec<String>> },
}

/// What the page offers, sorted; each button once, however often it is drawn.
pub(crate) fn offers(page: &Page) -> Vec<Offer> {
    let buttons = page.tags().iter().filter(|tag| tag.name == "button");
    let mut offers: Vec<_> = buttons.filter_map(|button| offer(button, page.tags())).collect();
    offers.sort();
    offers
}

fn offer(button: &Tag, tags: &[Tag]) -> Option<Offer> {
    let value = button.get("value")?;
    match button.get("name")? {
        "do" => Some(Offer::Do(value.to_owned())),
        "move" => {
            let index = value.parse().unwrap();
            let number = |name| button.get(name).unwrap().parse().unwrap();
            Some(match button.get("data-from") {
                Some(from) => {
                    let from = from.split(' ').filter(|id| !id.is_empty()).map(ToOwned::to_owned).collect();
                    Offer::Pick { index, from, least: number("data-least"), most: number("data-most") }
                }
                None => Offer::Rows { index, rows: rows(index, tags) },
            })
        }
        _ => None,
    }
}

/// The words of each row: radio buttons side by side, or a list to open.
fn rows(index: usize, tags: &[Tag]) -> Vec<Vec<String>> {
    let row = |name: &str| -> Vec<String> {
        let radios = tags.iter().filter(|tag| tag.is("input", "name", name));
        let list = tags.iter().position(|tag| tag.is("select", "name", name)).map_or(&[][..], |at| &tags[at + 1..]);
        let options = list.iter().take_while(|tag| tag.name == "option");
        radios.chain(options).filter_map(|tag| tag.get("value")).map(ToOwned::to_owned).collect()
    };
    let names = tags.iter().filter_map(|tag| tag.get("name")).filter(|name| name.starts_with(&format!("r{index}-")));
    let count = names.collect::<std::collections::HashSet<_>>().len();
    (0..count).map(|number| row(&format!("r{index}-{number}"))).collect()
}

/// The things that can be picked on a page, as often as they can be.
pub(crate) fn picks(page: &Page) -> Vec<String> {
    let boxes = page.tags().iter().filter(|tag| tag.is("input", "name", "p"));
    boxes.filter_map(|tag| tag.get("value")).map(ToOwned::to_owned).collect()
}

/// Opens a table of a game at which everybody plays on this device.
pub(crate) async fn open(browser: &mut Browser, slug: &str, seats: usize) -> Page {
    let keys: Vec<_> = (1..seats).map(|seat| format!("seat-{seat}")).collect();
    let mut fields = vec![("name-0", "Anna")];
    fields.extend(keys.iter().map(|key| (key.as_str(), "here")));
    browser.post(&format!("/g/{slug}"), &fields).await
}

/// Takes any move of the page for whoever is next, and brings the page that follows; nothing if nobody is next. What has
/// ended is looked at first.
pub(crate) async fn step(browser: &mut Browser, page: &Page, luck: &mut Seeded) -> Option<Page> {
    if let Some(on) = page.tags().iter().find(|tag| tag.get("data-go-on").is_some()) {
        return Some(browser.get(on.get("href")?).await);
    }
    let mut any = |count: usize| luck.below(count as u32) as usize;
    let number = page.number();
    let seat = page.tags().iter().find(|tag| tag.is("input", "name", "seat"))?.get("value")?.to_owned();
    let mut fields = vec![("n".to_owned(), number), ("seat".to_owned(), seat)];
    let offers = offers(page);
    if offers.is_empty() {
        page.tags().iter().find(|tag| tag.is("button", "name", "throw"))?;
        fields.push(("throw".to_owned(), "1".to_owned()));
    } else {
        match &offers[any(offers.len())] {
            Offer::Do(action) => fields.push(("do".to_owned(), action.clone())),
            Offer::Pick { index, from, least, most } => {
                fields.push(("move".to_owned(), index.to_string()));
                let mut left = from.clone();
                for _ in 0..*least + any(most - least + 1) {
                    let picked = left.swap_remove(any(left.len()));
                    fields.push(("p".to_owned(), picked));
                }
            }
            Offer::Rows { index, rows } => {
                fields.push(("move".to_owned(), index.to_string()));
                for (row, words) in rows.iter().enumerate() {
                    fields.push((format!("r{index}-{row}"), words[any(words.len())].clone()));
                }
            }
        }
    }
    let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    Some(browser.post(&format!("/t/{}/act", page.table()), &fields).await)
}
