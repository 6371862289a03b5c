//! The frame around every page, and what a reader can choose on each of them.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use rafle_engine::Seat;
use rafle_words::Words;

use crate::draw::pieces::{die, icon, sprite};
use crate::reader::{AUTO, Assets, Reader};

/// Pages for the big screen, for paper, the score pad, and about luck: their style is not part of what everybody's first page
/// carries. Each asks for its own, in the order of [`stylesheets`](Assets::stylesheets).
const RARE: [&str; 4] = ["tv", "prn", "padp", "fair-page"];

/// After so many seconds a browser without scripts looks again.
const AGAIN: u8 = 5;

/// A page to be framed.
pub(crate) struct Page<'a> {
    /// What the window is called.
    pub(crate) title: &'a str,
    /// What kind of page it is.
    pub(crate) class: &'a str,
    /// Where a browser without scripts has to look again, if something may happen without the reader. Not always where it
    /// is: a page may be the answer to a form.
    pub(crate) waits: Option<&'a str>,
}

impl Page<'_> {
    /// The style it needs besides what most pages share.
    fn rare_looks<'a>(&self, assets: &'a Assets) -> Option<&'a str> {
        let at = RARE.iter().position(|class| self.class.split(' ').any(|it| it == *class))?;
        Some(&assets.stylesheets[at + 1])
    }

    /// The page with this content.
    pub(crate) fn with(&self, reader: &Reader, content: &Markup) -> Markup {
        let assets = reader.assets;
        html! {
            (DOCTYPE)
            html lang=(reader.words.tag()) data-theme=[reader.theme] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " – Rafle" }
                    link rel="icon" href=(assets.icon);
                    // Who is here for the first time sees the page without asking for anything else.
                    @if reader.new { style { (PreEscaped(&assets.style)) } }
                    @else { link rel="stylesheet" href=(assets.stylesheets[0]); }
                    @if let Some(looks) = self.rare_looks(assets) { link rel="stylesheet" href=(looks); }
                    @for script in &assets.scripts { script type="module" src=(script) {} }
                    @if let Some(page) = self.waits { noscript { meta http-equiv="refresh" content={ (AGAIN) "; url=" (page) }; } }
                }
                body class=(self.class) { (sprite()) (content) }
            }
        }
    }
}

/// The head of every page but a table: the way home, language and looks.
pub(crate) fn top(reader: &Reader) -> Markup {
    html! {
        header.top {
            a.brand href="/" { (die(5, "t1")) "Rafle" }
            (choices(reader))
        }
    }
}

/// A language and a theme to choose.
pub(crate) fn choices(reader: &Reader) -> Markup {
    let theme = reader.theme.unwrap_or(AUTO);
    html! {
        (languages(reader))
        details.choose data-choose="theme" {
            summary.icon aria-label=(reader.word("looks")) { (icon("moon")) }
            form method="post" action="/choose" {
                input type="hidden" name="back" value=(reader.page);
                @for (value, words) in [(AUTO, "theme-auto"), ("light", "theme-light"), ("dark", "theme-dark")] {
                    button name="theme" value=(value) aria-pressed=(value == theme) { (reader.word(words)) }
                }
            }
        }
    }
}

/// A language to choose, each called by its own name; whoever chooses comes back to the page. Every page has it, or shows the way
/// to the menu of its table, which has it.
pub(crate) fn languages(reader: &Reader) -> Markup {
    let back = html! { input type="hidden" name="back" value=(reader.page); };
    languages_sent(reader, "/choose", &back)
}

/// The same, sent to another address and with what else is needed there.
pub(crate) fn languages_sent(reader: &Reader, action: &str, besides: &Markup) -> Markup {
    html! {
        details.choose data-choose="lang" {
            summary.icon aria-label=(reader.word("language")) { (icon("globe")) }
            form method="post" action=(action) {
                (besides)
                @for tag in Words::languages() {
                    button name="lang" value=(tag) lang=(tag) aria-pressed=(tag == reader.words.tag()) {
                        (Words::of(tag).language_name())
                    }
                }
            }
        }
    }
}

/// A page that says one thing and shows the way on: back to the table of this word, or else to all games.
pub fn sorry(reader: &Reader, why: &str, table: Option<&str>) -> Markup {
    let (to, words) = match table {
        Some(word) => (format!("/t/{word}"), "back-to-table"),
        None => ("/".to_owned(), "all-games"),
    };
    let content = html! {
        (top(reader))
        main.sheet-of-paper {
            div.tray.empty { p { (why) } }
            p.acts-row { a.btn.main href=(to) { (reader.word(words)) } }
        }
    };
    Page { title: why, class: "home", waits: None }.with(reader, &content)
}

/// A page that says that a game has stumbled, with what helps whoever plays this seat at the table of this word.
pub fn stumbled(reader: &Reader, why: &str, table: &str, seat: Option<Seat>) -> Markup {
    let content = html! {
        (top(reader))
        main.sheet-of-paper {
            div.tray.empty { p { (why) } }
            @if let Some(seat) = seat {
                form.acts-row method="post" action={ "/t/" (table) "/wish" } {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="n" value="0";
                    button.btn.main name="wish" value="back" { (reader.word("take-back-and-go-on")) }
                }
            }
            p.acts-row { a.btn href={ "/t/" (table) } { (reader.word("back-to-table")) } }
        }
    };
    Page { title: why, class: "home", waits: None }.with(reader, &content)
}

/// A page without a way on, because under the name that was asked for there is none; with the command by which whoever runs
/// the server gives it that name.
pub fn turned_away(reader: &Reader, why: &str, command: Option<&str>) -> Markup {
    let content = html! {
        main.sheet-of-paper {
            div.tray.empty { p { (why) } }
            @if let Some(command) = command { p { (reader.word("wrong-host-hint")) br; code { (command) } } }
        }
    };
    Page { title: why, class: "home", waits: None }.with(reader, &content)
}
