//! The first page: one's own tables, and all games as a shelf.

use axum::Extension;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rafle_engine::{About, MOST_SEATS, Message, Seat};
use rafle_tables::{Summary, shelf};
use rafle_words::Words;
use serde::Deserialize;

use crate::Site;
use crate::draw::pieces::icon;
use crate::page::{Page, lead_to, top};
use crate::pictures::{has_cards, picture};
use crate::visitor::Visitor;

/// So many of one's tables are listed.
const OWN_TABLES: usize = 12;

/// So many of them are seen at once, so that the shelf is in sight; the others are a touch away.
const SHOWN_TABLES: usize = 3;

/// A quick game takes no longer than this, in minutes.
const QUICK: u8 = 10;

/// What somebody looks for on the shelf.
#[derive(Default, Deserialize)]
pub(crate) struct Sought {
    #[serde(default)]
    q: String,
    /// How many people, as typed: nothing if it does not matter.
    #[serde(default)]
    people: String,
    quick: Option<String>,
    dice: Option<String>,
    cards: Option<String>,
    hidden: Option<String>,
    luck: Option<String>,
}

impl Sought {
    fn people(&self) -> Option<usize> {
        self.people.parse().ok().filter(|people| (1..=MOST_SEATS).contains(people))
    }

    fn finds(&self, about: &About) -> bool {
        let cards = has_cards(about.slug);
        let words = self.q.to_lowercase();
        (words.is_empty() || names(about).contains(words.trim()))
            && self.people().is_none_or(|people| (about.least_seats..=about.most_seats).contains(&people))
            && (self.quick.is_none() || about.minutes <= QUICK)
            && (self.dice.is_none() || !cards)
            && (self.cards.is_none() || cards)
            && (self.hidden.is_none() || about.hidden)
            && (self.luck.is_none() || !about.decisions)
    }
}

/// What a game is called in any language, to be searched.
fn names(about: &About) -> String {
    Words::names(about.slug).into_values().map(|name| name.to_lowercase()).collect::<Vec<_>>().join(" ")
}

pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Query(sought): Query<Sought>,
) -> Response {
    let own = site.tables().tables_of(&visitor.person, OWN_TABLES).await.unwrap_or_default();
    let found: Vec<_> = shelf().iter().filter(|about| sought.finds(about)).collect();
    let content = html! {
        (top(&visitor))
        main {
            (own_tables(&visitor, &own))
            h2 { (visitor.word("the-shelf")) small { b data-shown { (found.len()) } "/" (shelf().len()) } }
            (finder(&visitor, &sought))
            ul.shelf {
                @for about in shelf() { (tile(&visitor, about, sought.finds(about))) }
            }
            p.none data-none hidden[!found.is_empty()] { (visitor.word("nothing-found")) }
            p.foot { a href="/look" { (visitor.word("open-a-record")) } }
        }
    };
    Page { title: &visitor.word("the-shelf"), class: "home", waits: None }.with(&visitor, &content).into_response()
}

fn own_tables(visitor: &Visitor, own: &[Summary]) -> Markup {
    let (first, others) = own.split_at(own.len().min(SHOWN_TABLES));
    html! {
        @if !own.is_empty() { h2 { (visitor.word("your-tables")) } }
        div.resumes {
            @for table in first { (resume(visitor, table)) }
            @if !others.is_empty() {
                details.others-of-mine {
                    summary { (visitor.site(&Message::new("more-tables").with("count", others.len()))) }
                    div.resumes { @for table in others { (resume(visitor, table)) } }
                }
            }
            form.join action="/join" {
                input name="word" required maxlength="80" autocapitalize="none" autocomplete="off" spellcheck="false" placeholder=(visitor.word("join-hint")) aria-label=(visitor.word("join-hint"));
                button.btn { (visitor.word("go")) }
            }
        }
    }
}

fn resume(visitor: &Visitor, table: &Summary) -> Markup {
    let name = |seat: Seat| table.names.get(seat.index()).cloned().flatten().unwrap_or_else(|| seat.to_string());
    let others: Vec<_> = (0..table.names.len())
        .map(Seat::new)
        .filter(|seat| !table.mine.has(*seat) && !table.open.has(*seat))
        .map(name)
        .collect();
    let status = match table.next {
        _ if table.over => visitor.word("finished"),
        _ if table.your_turn => visitor.word("your-turn"),
        Some(seat) if table.open.has(seat) => visitor.word("waits-for-somebody"),
        Some(seat) => visitor.site(&Message::new("somebody-thinks").with("name", name(seat))),
        None => String::new(),
    };
    html! {
        a.resume.now[table.your_turn] href={ "/t/" (table.id) } data-table=(table.id) {
            (picture(table.slug))
            span { b { (visitor.words.name(table.slug)) } (others.join(", ")) }
            em.wait[!table.your_turn] { (status) }
        }
    }
}

fn finder(visitor: &Visitor, sought: &Sought) -> Markup {
    let chip = |name: &'static str, chosen: &Option<String>, words: &'static str| {
        html! {
            label.chip { input.vh type="checkbox" name=(name) value="1" checked[chosen.is_some()]; span { (visitor.word(words)) } }
        }
    };
    html! {
        form.finder action="/" data-finder {
            input type="search" name="q" value=(sought.q) maxlength="60" placeholder=(visitor.word("find-a-game")) aria-label=(visitor.word("find-a-game"));
            select name="people" aria-label=(visitor.word("how-many-people")) {
                option value="" { (visitor.word("any-number")) }
                @for people in 1..=MOST_SEATS {
                    option value=(people) selected[sought.people() == Some(people)] {
                        (visitor.site(&Message::new("people").with("count", people)))
                    }
                }
            }
            div.chips {
                (chip("quick", &sought.quick, "filter-quick"))
                (chip("dice", &sought.dice, "filter-dice"))
                (chip("cards", &sought.cards, "filter-cards"))
                (chip("hidden", &sought.hidden, "filter-hidden"))
                (chip("luck", &sought.luck, "filter-luck"))
                button.btn data-plain { (visitor.word("find")) }
            }
        }
    }
}

fn tile(visitor: &Visitor, about: &About, found: bool) -> Markup {
    let kind = if has_cards(about.slug) { "cards" } else { "dice" };
    html! {
        li hidden[!found] data-least=(about.least_seats) data-most=(about.most_seats) data-quick=[(about.minutes <= QUICK).then_some("")]
            data-kind=(kind) data-hidden=[about.hidden.then_some("")] data-luck=[(!about.decisions).then_some("")] data-names=(names(about)) {
            a.tile href={ "/g/" (about.slug) } data-game=(about.slug) {
                (picture(about.slug))
                span.plank {}
                b { (visitor.words.name(about.slug)) }
                (facts(visitor, about))
            }
        }
    }
}

/// How many people, how long, luck or skill, hidden or open.
pub(crate) fn facts(visitor: &Visitor, about: &About) -> Markup {
    let people = if about.least_seats == about.most_seats {
        about.least_seats.to_string()
    } else {
        format!("{}–{}", about.least_seats, about.most_seats)
    };
    let skill = visitor.site(&Message::new("skill-of").with("skill", about.skill));
    html! {
        span.facts {
            span { (icon("people")) span.vh { (visitor.word("players")) " " } (people) }
            span { (icon("clock")) span.vh { (visitor.word("minutes")) " " } (about.minutes) }
            span.luck role="img" aria-label=(skill) title=(skill) { @for bar in 0..4 { i.on[bar < about.skill] {} } }
            @if about.hidden { span title=(visitor.word("something-hidden")) { (icon("cup")) span.vh { (visitor.word("something-hidden")) } } }
        }
    }
}

/// The word of a table, typed from another screen.
#[derive(Deserialize)]
pub(crate) struct Joining {
    word: String,
}

pub(crate) async fn join(Query(joining): Query<Joining>) -> Response {
    // People type what they see: spaces and dashes between the letters, capitals, or the whole address.
    let word = joining.word.rsplit('/').next().unwrap_or_default();
    let word: String =
        word.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    lead_to(&format!("/t/{word}"))
}
