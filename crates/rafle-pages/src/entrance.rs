//! The page before all others, where a host has set a word without which nobody comes in.

use maud::{Markup, html};

use crate::page::Page;
use crate::reader::Reader;

/// Where the word is sent to.
pub const ENTER: &str = "/enter";

/// The page that asks for the word, and says nothing about anybody or anything behind it. Whoever knows it is led `back`.
pub fn page(reader: &Reader, back: &str, why: Option<&'static str>) -> Markup {
    let title = reader.word("come-in");
    let content = html! {
        main.sheet-of-paper {
            h1 { (title) }
            form.setup method="post" action=(ENTER) {
                @if let Some(why) = why { p.lost role="alert" { (reader.word(why)) } }
                p { (reader.word("word-asked")) }
                label.field { span { (reader.word("the-word")) } input name="word" required maxlength="200" autocapitalize="none" autocomplete="off" spellcheck="false"; }
                input type="hidden" name="back" value=(back);
                p.acts-row { button.btn.main { (title) } }
            }
        }
    };
    Page { title: &title, class: "home", waits: None }.with(reader, &content)
}
