//! The page of a game: what it is, a table to open, and its rules.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use rafle_engine::{About, Arg, Begins, Field, Message, Values};
use rafle_table::{PATIENCE, PATIENCES, aid, decides, fields};
use rafle_words::FALLBACK;

use crate::begins;
use crate::card::beside_the_rules;
use crate::home::facts;
use crate::house::House;
use crate::page::{Page, top};
use crate::pictures::picture;
use crate::reader::Reader;

/// Words to choose from are shown side by side up to this number.
const SIDE_BY_SIDE: usize = 4;

/// What a form was filled in with, by the name of the field.
pub type Filled<'a> = dyn Fn(&str) -> Option<&'a str> + 'a;

/// The whole page; with what was sent and why it was refused, if it was.
pub fn page(reader: &Reader, house: House<'_>, about: &About, filled: &Filled<'_>, why: Option<&str>) -> Markup {
    let name = reader.words.name(about.slug);
    let line = reader.words.word(about.slug, "about").unwrap_or_default();
    let alone = about.most_seats == 1;
    let content = html! {
        (top(reader))
        main.game {
            div.head {
            div.intro {
                (picture(about.picture))
                span.plank {}
                h1 { (name) }
                p { (line) }
                @let also = reader.words.also(about.slug);
                @if !also.is_empty() { p.also { (reader.site(&Message::new("also-called").with("names", also.iter().cloned().collect::<Arg>()))) } }
                (facts(reader, about))
            }
            form.setup method="post" action={ "/g/" (about.slug) } {
                @if let Some(why) = why { p.lost role="alert" { (why) } }
                input type="hidden" name="seal";
                label.field { span { (reader.word("your-name")) } input name="name-0" maxlength="24" autocomplete="nickname" value=(filled("name-0").or(reader.name.as_deref()).unwrap_or_default()) placeholder=(reader.word("guest")); }
                p.acts-row {
                    button.btn.main name="quick" value="1" data-quick {
                        (reader.word(if alone { "play-alone" } else { "play-bots" }))
                    }
                }
                details.more-setup open[why.is_some()] {
                    summary.btn { (reader.word("set-up")) }
                    @if !alone { (seats(reader, house, about, filled)) }
                    (options(reader, about, filled))
                    @if decides(about.slug) && house.coach { (hints(reader, filled)) }
                    @if decides(about.slug) && !alone { (take_backs(reader, filled)) }
                    @if !alone { (patience(reader, filled)) (begins::field(reader, about, filled)) }
                    p.acts-row { button.btn.main data-open { (reader.word("open-the-table")) } }
                }
            }
            }
            div.reading {
                (beside_the_rules(reader, about.slug, aid(about.slug).as_ref()))
                article.rules { (rules(reader, about.slug)) }
            }
        }
    };
    Page { title: &name, class: "home", waits: None }.with(reader, &content)
}

/// Who plays each seat. The first is one's own; seats beyond what the game needs may stay empty.
fn seats(reader: &Reader, house: House<'_>, about: &About, filled: &Filled<'_>) -> Markup {
    html! {
        fieldset.seating {
            legend { (reader.word("seats")) }
            p.line { b { "1" } span { (reader.word("seat-me")) } }
            @for seat in 1..about.most_seats {
                @let key = format!("seat-{seat}");
                @let usual = if seat < about.usual_seats.max(about.least_seats) { "bot" } else { "none" };
                @let chosen = filled(&key).unwrap_or(usual);
                @let bot = |level: &str| if level == house.usual { "bot".to_owned() } else { format!("bot:{level}") };
                p.line {
                    b { (seat + 1) }
                    select name=(key) aria-label=(reader.site(&Message::new("who-plays").with("number", seat + 1))) data-seat-kind {
                        @for level in house.levels {
                            option value=(bot(level)) selected[chosen == bot(level)] { (bot_name(reader, level)) }
                        }
                        option value="link" selected[chosen == "link"] { (reader.word("seat-link")) }
                        option value="here" selected[chosen == "here"] { (reader.word("seat-here")) }
                        @if seat >= about.least_seats {
                            option value="none" selected[chosen == "none"] { (reader.word("seat-none")) }
                        }
                    }
                    input name={ "name-" (seat) } maxlength="24" value=(filled(&format!("name-{seat}")).unwrap_or_default()) placeholder=(reader.word("name-if-here")) aria-label=(reader.site(&Message::new("name-of").with("number", seat + 1)));
                }
            }
        }
    }
}

/// Whether the coach may be asked. Without a choice whoever plays against bots alone may.
fn hints(reader: &Reader, filled: &Filled<'_>) -> Markup {
    let chosen = filled("hints").unwrap_or("bots");
    let label = reader.word("hints");
    html! {
        div.field.options role="radiogroup" aria-label=(label) {
            span { (label) }
            div.chips {
                @for (word, key) in [("bots", "hints-against-bots"), ("on", "hints-for-all"), ("off", "hints-for-nobody")] {
                    label.chip { input.vh type="radio" name="hints" value=(word) checked[word == chosen]; span { (reader.word(key)) } }
                }
            }
        }
    }
}

/// Whether what luck has answered may be taken back.
fn take_backs(reader: &Reader, filled: &Filled<'_>) -> Markup {
    let chosen = filled("back").unwrap_or("strict");
    let label = reader.word("take-backs");
    html! {
        div.field.options role="radiogroup" aria-label=(label) {
            span { (label) }
            div.chips {
                @for (word, key) in [("strict", "take-backs-strict"), ("friendly", "take-backs-friendly")] {
                    label.chip { input.vh type="radio" name="back" value=(word) checked[word == chosen]; span { (reader.word(key)) } }
                }
            }
        }
    }
}

/// After how many minutes a bot may play for somebody who is away.
fn patience(reader: &Reader, filled: &Filled<'_>) -> Markup {
    let (usual, least, most) = (PATIENCE, PATIENCES.start(), PATIENCES.end());
    html! {
        label.field.options {
            span { (reader.word("patience")) small { (least) "–" (most) } }
            input type="number" name="patience" value=(filled("patience").unwrap_or(&usual.to_string())) min=(least) max=(most) inputmode="numeric";
        }
    }
}

/// What a bot of this strength is called.
pub(crate) fn bot_name(reader: &Reader, level: &str) -> String {
    reader.words.word("site", &format!("bot-{level}")).unwrap_or_else(|| level.to_owned())
}

fn options(reader: &Reader, about: &About, filled: &Filled<'_>) -> Markup {
    // Who begins is asked for all games alike.
    let asked = |field: &Field| !matches!(about.begins, Begins::Option(key, _) if key == field.key);
    let fields: Vec<_> = fields(about.slug).unwrap_or_default().into_iter().filter(asked).collect();
    html! {
        @if !fields.is_empty() {
            fieldset.options {
                legend { (reader.word("house-rules")) }
                @for field in &fields { (option(reader, about.slug, field, filled)) }
            }
        }
    }
}

fn option(reader: &Reader, slug: &str, field: &Field, filled: &Filled<'_>) -> Markup {
    let name = format!("option-{}", field.key);
    let chosen = filled(&name).unwrap_or(&field.default);
    let label = reader.words.word(slug, &name).unwrap_or_else(|| field.key.to_owned());
    let called = |word: &str| {
        let own = reader.words.word(slug, &format!("{name}-{word}"));
        own.or_else(|| reader.words.word(slug, &format!("option-{word}"))).unwrap_or_else(|| word.to_owned())
    };
    match &field.values {
        Values::OneOf(words) if words.len() <= SIDE_BY_SIDE => html! {
            div.field role="radiogroup" aria-label=(label) {
                span { (label) }
                div.chips {
                    @for word in words {
                        label.chip { input.vh type="radio" name=(name) value=(word) checked[*word == chosen]; span { (called(word)) } }
                    }
                }
            }
        },
        Values::OneOf(words) => html! {
            label.field {
                span { (label) }
                select name=(name) { @for word in words { option value=(word) selected[*word == chosen] { (called(word)) } } }
            }
        },
        Values::Text { .. } => html! {
            label.field {
                span { (label) }
                textarea name=(name) rows="5" spellcheck="false" autocomplete="off" { (chosen.replace('/', "\n")) }
            }
        },
        Values::Between { least, most } => html! {
            label.field {
                span { (label) small { (least) "–" (most) } }
                input type="number" name=(name) value=(chosen) min=(least) max=(most) inputmode="numeric";
            }
        },
    }
}

/// The rules page, without its own headline. One that is borrowed says so, and tells browsers and screen readers in which
/// language it is.
fn rules(reader: &Reader, slug: &str) -> Markup {
    let Some(rules) = reader.words.rules(slug) else { return html! {} };
    let page = without_headline(rules.page);
    match rules.borrowed {
        None => page,
        Some(why) => html! {
            p.note { (why) }
            div lang=(FALLBACK) { (page) }
        },
    }
}

fn without_headline(page: &str) -> Markup {
    let mut headline = false;
    let events = Parser::new_ext(page, Options::ENABLE_TABLES).filter(|event| {
        let first = |level| level == pulldown_cmark::HeadingLevel::H1;
        match event {
            Event::Start(Tag::Heading { level, .. }) if first(*level) => headline = true,
            Event::End(TagEnd::Heading(level)) if first(*level) => {
                headline = false;
                return false;
            }
            _ => {}
        }
        !headline
    });
    let mut markup = String::new();
    pulldown_cmark::html::push_html(&mut markup, events);
    PreEscaped(markup)
}
