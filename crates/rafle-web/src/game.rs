//! The page of a game: what it is, a table to open, and its rules.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::Form;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use rafle_engine::{About, Field, Message, Values};
use rafle_tables::{Refused, Setup, SetupSeat, about, fields, plain_name};

use crate::Site;
use crate::form::{Sent, no_such_choice};
use crate::home::facts;
use crate::page::{Page, lead_to, sorry, top};
use crate::pictures::picture;
use crate::refusal::{Refusal, Tried};
use crate::visitor::Visitor;

/// Words to choose from are shown side by side up to this number.
const SIDE_BY_SIDE: usize = 4;

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(slug): Path<String>,
) -> Response {
    match about(&slug) {
        Some(about) => whole(&site, &visitor, about, &Sent::default(), None).into_response(),
        None => sorry(&visitor, StatusCode::NOT_FOUND, &visitor.word("no-such-game-here"), None),
    }
}

/// The whole page; with what was sent and why it was refused, if it was.
fn whole(site: &Site, visitor: &Visitor, about: &About, sent: &Sent, why: Option<&str>) -> Markup {
    let name = visitor.words.name(about.slug);
    let line = visitor.words.word(about.slug, "about").unwrap_or_default();
    let alone = about.most_seats == 1;
    let content = html! {
        (top(visitor))
        main.game {
            div.head {
            div.intro {
                (picture(about.slug))
                span.plank {}
                h1 { (name) }
                p { (line) }
                (facts(visitor, about))
            }
            form.setup method="post" action={ "/g/" (about.slug) } {
                @if let Some(why) = why { p.lost role="alert" { (why) } }
                label.field { span { (visitor.word("your-name")) } input name="name-0" maxlength="24" autocomplete="nickname" value=(sent.value("name-0").or(visitor.name.as_deref()).unwrap_or_default()) placeholder=(visitor.word("guest")); }
                p.acts-row {
                    button.btn.main name="quick" value="1" data-quick {
                        (visitor.word(if alone { "play-alone" } else { "play-bots" }))
                    }
                }
                details.more-setup open[why.is_some()] {
                    summary.btn { (visitor.word("set-up")) }
                    @if !alone { (seats(site, visitor, about, sent)) }
                    (options(visitor, about, sent))
                    @if rafle_tables::decides(about.slug) && site.tables().bots().coach().is_some() { (hints(visitor, sent)) }
                    p.acts-row { button.btn.main data-open { (visitor.word("open-the-table")) } }
                }
            }
            }
            article.rules { (rules(visitor, about.slug)) }
        }
    };
    Page { title: &name, class: "home", waits: None }.with(visitor, &content)
}

/// Who plays each seat. The first is one's own; seats beyond what the game needs may stay empty.
fn seats(site: &Site, visitor: &Visitor, about: &About, sent: &Sent) -> Markup {
    let (bots, usual_bot) = (site.tables().bots().levels(), site.tables().bots().usual());
    html! {
        fieldset.seating {
            legend { (visitor.word("seats")) }
            p.line { b { "1" } span { (visitor.word("seat-me")) } }
            @for seat in 1..about.most_seats {
                @let key = format!("seat-{seat}");
                @let usual = if seat < about.usual_seats.max(about.least_seats) { "bot" } else { "none" };
                @let chosen = sent.value(&key).unwrap_or(usual);
                @let bot = |level: &str| if level == usual_bot { "bot".to_owned() } else { format!("bot:{level}") };
                p.line {
                    b { (seat + 1) }
                    select name=(key) aria-label=(visitor.site(&Message::new("who-plays").with("number", seat + 1))) data-seat-kind {
                        @for level in bots {
                            option value=(bot(level)) selected[chosen == bot(level)] { (bot_name(visitor, level)) }
                        }
                        option value="link" selected[chosen == "link"] { (visitor.word("seat-link")) }
                        option value="here" selected[chosen == "here"] { (visitor.word("seat-here")) }
                        @if seat >= about.least_seats {
                            option value="none" selected[chosen == "none"] { (visitor.word("seat-none")) }
                        }
                    }
                    input name={ "name-" (seat) } maxlength="24" value=(sent.value(&format!("name-{seat}")).unwrap_or_default()) placeholder=(visitor.word("name-if-here")) aria-label=(visitor.site(&Message::new("name-of").with("number", seat + 1)));
                }
            }
        }
    }
}

/// Whether the coach may be asked. Without a choice whoever plays against bots alone may.
fn hints(visitor: &Visitor, sent: &Sent) -> Markup {
    let chosen = sent.value("hints").unwrap_or("bots");
    let label = visitor.word("hints");
    html! {
        div.field.options role="radiogroup" aria-label=(label) {
            span { (label) }
            div.chips {
                @for (word, key) in [("bots", "hints-against-bots"), ("on", "hints-for-all"), ("off", "hints-for-nobody")] {
                    label.chip { input.vh type="radio" name="hints" value=(word) checked[word == chosen]; span { (visitor.word(key)) } }
                }
            }
        }
    }
}

/// What a bot of this strength is called.
pub(crate) fn bot_name(visitor: &Visitor, level: &str) -> String {
    visitor.words.word("site", &format!("bot-{level}")).unwrap_or_else(|| level.to_owned())
}

fn options(visitor: &Visitor, about: &About, sent: &Sent) -> Markup {
    let fields = fields(about.slug).unwrap_or_default();
    html! {
        @if !fields.is_empty() {
            fieldset.options {
                legend { (visitor.word("house-rules")) }
                @for field in &fields { (option(visitor, about.slug, field, sent)) }
            }
        }
    }
}

fn option(visitor: &Visitor, slug: &str, field: &Field, sent: &Sent) -> Markup {
    let name = format!("option-{}", field.key);
    let chosen = sent.value(&name).unwrap_or(&field.default);
    let label = visitor.words.word(slug, &name).unwrap_or_else(|| field.key.to_owned());
    let called = |word: &str| {
        let own = visitor.words.word(slug, &format!("{name}-{word}"));
        own.or_else(|| visitor.words.word(slug, &format!("option-{word}"))).unwrap_or_else(|| word.to_owned())
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
        Values::Between { least, most } => html! {
            label.field {
                span { (label) small { (least) "–" (most) } }
                input type="number" name=(name) value=(chosen) min=(least) max=(most) inputmode="numeric";
            }
        },
    }
}

/// The rules page, without its own headline.
fn rules(visitor: &Visitor, slug: &str) -> Markup {
    let text = visitor.words.rules(slug).unwrap_or_default();
    let mut headline = false;
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).filter(|event| {
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
    let mut page = String::new();
    pulldown_cmark::html::push_html(&mut page, events);
    PreEscaped(page)
}

/// Opens a table.
pub(crate) async fn open(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Path(slug): Path<String>,
    Form(sent): Form<Sent>,
) -> Response {
    let Some(about) = about(&slug) else {
        return sorry(&visitor, StatusCode::NOT_FOUND, &visitor.word("no-such-game-here"), None);
    };
    let own = sent.value("name-0").map(str::trim).unwrap_or_default();
    let name = plain_name(own).unwrap_or_else(|_| visitor.word("guest"));
    let opened = async {
        let setup = setup(&site, &visitor, about, &name, &sent)?;
        let table = site.tables().open(&visitor.person, &setup).await?;
        tracing::info!(game = about.slug, seats = setup.seats.len(), "a table is opened");
        Ok(table)
    };
    match opened.await {
        Ok(table) => {
            let to_table = lead_to(&format!("/t/{}", table.id()));
            if own.is_empty() { to_table } else { (visitor.remember_name(site.key(), &name), to_table).into_response() }
        }
        Err(refused) => {
            let refusal = Refusal::new(&visitor, Tried::WRITE.of(about.slug), &refused);
            (refusal.status, whole(&site, &visitor, about, &sent, Some(&refusal.why))).into_response()
        }
    }
}

/// One tap: oneself against bots, with the usual rules.
fn quick(site: &Site, about: &About, name: &str) -> Setup {
    let bot = || SetupSeat::Bot(site.tables().bots().usual().to_owned());
    let others = about.usual_seats.clamp(about.least_seats, about.most_seats) - 1;
    let mut seats = vec![SetupSeat::Mine(name.to_owned())];
    seats.extend(std::iter::repeat_with(bot).take(others));
    Setup { slug: about.slug.to_owned(), options: Vec::new(), seats, hints: None }
}

/// A table as the form says.
fn setup(site: &Site, visitor: &Visitor, about: &About, name: &str, sent: &Sent) -> Result<Setup, Refused> {
    sent.has_only(|field| is_field(about, field), &[])?;
    let mut seats = vec![SetupSeat::Mine(name.to_owned())];
    for seat in 1..about.most_seats {
        let called = || {
            let typed = sent.value(&format!("name-{seat}")).unwrap_or_default();
            plain_name(typed).unwrap_or_else(|_| visitor.site(&Message::new("player-number").with("number", seat + 1)))
        };
        match sent.value(&format!("seat-{seat}")).unwrap_or("none") {
            "none" => {}
            "link" => seats.push(SetupSeat::Open),
            "here" => seats.push(SetupSeat::Mine(called())),
            "bot" => seats.push(SetupSeat::Bot(site.tables().bots().usual().to_owned())),
            other => {
                let level = other.strip_prefix("bot:").ok_or_else(|| no_such_choice(other))?;
                seats.push(SetupSeat::Bot(level.to_owned()));
            }
        }
    }
    let hints = match sent.value("hints") {
        None | Some("bots") => None,
        Some("on") => Some(true),
        Some("off") => Some(false),
        Some(other) => return Err(no_such_choice(other)),
    };
    let options = fields(about.slug).unwrap_or_default().into_iter();
    let options = options
        .filter_map(|field| Some((field.key.to_owned(), sent.value(&format!("option-{}", field.key))?.to_owned())));
    match sent.value("quick") {
        None => Ok(Setup { slug: about.slug.to_owned(), options: options.collect(), seats, hints }),
        Some("1") => Ok(quick(site, about, name)),
        Some(other) => Err(no_such_choice(other)),
    }
}

/// Whether the form of this game has a field of this name.
fn is_field(about: &About, name: &str) -> bool {
    let of_seat = |(kind, first): (&str, usize)| (first..about.most_seats).any(|seat| name == format!("{kind}-{seat}"));
    let of_option = || {
        let key = name.strip_prefix("option-");
        key.is_some_and(|key| fields(about.slug).unwrap_or_default().iter().any(|field| field.key == key))
    };
    matches!(name, "quick" | "hints") || [("name", 0), ("seat", 1)].into_iter().any(of_seat) || of_option()
}
