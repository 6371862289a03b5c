//! The first page: one's own tables, and all games as a shelf.

use maud::{Markup, html};
use rafle_engine::{About, MOST_SEATS, Message, Seat, Stage};
use rafle_table::{Summary, shelf};
use rafle_words::Words;

use crate::draw::pieces::icon;
use crate::page::{Page, top};
use crate::pictures::picture;
use crate::reader::Reader;

/// So many of one's tables are seen at once, so that the shelf is in sight; the others are a touch away.
const SHOWN_TABLES: usize = 3;

/// A quick game takes no longer than this, in minutes.
const QUICK: u8 = 10;

/// What somebody looks for on the shelf.
#[derive(Default, Debug)]
pub struct Sought {
    /// A part of a name, in any language.
    pub name: String,
    /// How many people there are, if that matters.
    pub people: Option<usize>,
    /// What kind of game it has to be, in every respect.
    pub kinds: Vec<Kind>,
}

/// A kind of game that can be looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It does not take long.
    Quick,
    /// It is played with dice.
    Dice,
    /// It is played with cards.
    Cards,
    /// Something is hidden.
    Hidden,
    /// Luck alone decides.
    Luck,
}

impl Kind {
    /// All kinds, as they stand on the page.
    const ALL: [Kind; 5] = [Kind::Quick, Kind::Dice, Kind::Cards, Kind::Hidden, Kind::Luck];

    /// The field of the form, and the words beside it.
    fn field(self) -> (&'static str, &'static str) {
        match self {
            Kind::Quick => ("quick", "filter-quick"),
            Kind::Dice => ("dice", "filter-dice"),
            Kind::Cards => ("cards", "filter-cards"),
            Kind::Hidden => ("hidden", "filter-hidden"),
            Kind::Luck => ("luck", "filter-luck"),
        }
    }

    fn has(self, about: &About) -> bool {
        match self {
            Kind::Quick => about.minutes <= QUICK,
            Kind::Dice => !about.cards,
            Kind::Cards => about.cards,
            Kind::Hidden => about.hidden,
            Kind::Luck => !about.decisions,
        }
    }
}

impl Sought {
    fn finds(&self, about: &About) -> bool {
        let words = self.name.to_lowercase();
        (words.is_empty() || names(about).contains(words.trim()))
            && self.people.is_none_or(|people| (about.least_seats..=about.most_seats).contains(&people))
            && self.kinds.iter().all(|kind| kind.has(about))
    }
}

/// What a game is called in any language, to be searched.
fn names(about: &About) -> String {
    Words::all_names(about.slug).iter().map(|name| name.to_lowercase()).collect::<Vec<_>>().join(" ")
}

/// The whole page, with the reader's own tables.
pub fn page(reader: &Reader, own: &[Summary], sought: &Sought) -> Markup {
    let found: Vec<_> = shelf().iter().filter(|about| sought.finds(about)).collect();
    let content = html! {
        (top(reader))
        main {
            (own_tables(reader, own))
            h2 { (reader.word("the-shelf")) small { b data-shown { (found.len()) } "/" (shelf().len()) } }
            (finder(reader, sought))
            ul.shelf {
                @for about in shelf() { (tile(reader, about, sought.finds(about))) }
            }
            p.none data-none hidden[!found.is_empty()] { (reader.word("nothing-found")) }
            p.foot { a href="/look" { (reader.word("open-a-record")) } " " a href="/pad" { (reader.word("score-pad")) } }
        }
    };
    Page { title: &reader.word("the-shelf"), class: "home", waits: None }.with(reader, &content)
}

fn own_tables(reader: &Reader, own: &[Summary]) -> Markup {
    let (first, others) = own.split_at(own.len().min(SHOWN_TABLES));
    html! {
        @if !own.is_empty() { h2 { (reader.word("your-tables")) } }
        div.resumes {
            @for table in first { (resume(reader, table)) }
            @if !others.is_empty() {
                details.others-of-mine {
                    summary { (reader.site(&Message::new("more-tables").with("count", others.len()))) }
                    div.resumes { @for table in others { (resume(reader, table)) } }
                }
            }
            form.join action="/join" {
                input name="word" required maxlength="80" autocapitalize="none" autocomplete="off" spellcheck="false" placeholder=(reader.word("join-hint")) aria-label=(reader.word("join-hint"));
                button.btn { (reader.word("go")) }
            }
        }
    }
}

fn resume(reader: &Reader, table: &Summary) -> Markup {
    let name = |seat: Seat| table.names.get(seat.index()).cloned().flatten().unwrap_or_else(|| seat.to_string());
    let others: Vec<_> = (0..table.names.len())
        .map(Seat::new)
        .filter(|seat| !table.mine.has(*seat) && !table.open.has(*seat))
        .map(name)
        .collect();
    let status = match table.next {
        _ if table.stage == Stage::Waiting => reader.word("waiting-room"),
        _ if table.over() => reader.word("finished"),
        _ if table.your_turn => reader.word("your-turn"),
        Some(seat) if table.open.has(seat) => reader.word("waits-for-somebody"),
        Some(seat) => reader.site(&Message::new("somebody-thinks").with("name", name(seat))),
        None => String::new(),
    };
    html! {
        a.resume.now[table.your_turn] href={ "/t/" (table.id) } data-table=(table.id) {
            (picture(rafle_table::about(table.slug).map_or(&[], |about| about.picture)))
            span { b { (reader.words.name(table.slug)) } (others.join(", ")) }
            em.wait[!table.your_turn] { (status) }
        }
    }
}

fn finder(reader: &Reader, sought: &Sought) -> Markup {
    let chip = |kind: Kind| {
        let ((name, words), chosen) = (kind.field(), sought.kinds.contains(&kind));
        html! {
            label.chip { input.vh type="checkbox" name=(name) value="1" checked[chosen]; span { (reader.word(words)) } }
        }
    };
    html! {
        form.finder action="/" data-finder {
            input type="search" name="q" value=(sought.name) maxlength="60" placeholder=(reader.word("find-a-game")) aria-label=(reader.word("find-a-game"));
            select name="people" aria-label=(reader.word("how-many-people")) {
                option value="" { (reader.word("any-number")) }
                @for people in 1..=MOST_SEATS {
                    option value=(people) selected[sought.people == Some(people)] {
                        (reader.site(&Message::new("people").with("count", people)))
                    }
                }
            }
            div.chips {
                @for kind in Kind::ALL { (chip(kind)) }
                button.btn data-plain { (reader.word("find")) }
            }
        }
    }
}

fn tile(reader: &Reader, about: &About, found: bool) -> Markup {
    let kind = if about.cards { "cards" } else { "dice" };
    html! {
        li hidden[!found] data-least=(about.least_seats) data-most=(about.most_seats) data-quick=[(about.minutes <= QUICK).then_some("")]
            data-kind=(kind) data-hidden=[about.hidden.then_some("")] data-luck=[(!about.decisions).then_some("")] data-names=(names(about)) {
            a.tile href={ "/g/" (about.slug) } data-game=(about.slug) {
                (picture(about.picture))
                span.plank {}
                b { (reader.words.name(about.slug)) }
                (facts(reader, about))
            }
        }
    }
}

/// How many people, how long, luck or skill, hidden or open.
pub(crate) fn facts(reader: &Reader, about: &About) -> Markup {
    let people = if about.least_seats == about.most_seats {
        about.least_seats.to_string()
    } else {
        format!("{}–{}", about.least_seats, about.most_seats)
    };
    let skill = reader.site(&Message::new("skill-of").with("skill", about.skill));
    html! {
        span.facts {
            span { (icon("people")) span.vh { (reader.word("players")) " " } (people) }
            span { (icon("clock")) span.vh { (reader.word("minutes")) " " } (about.minutes) }
            span.luck role="img" aria-label=(skill) title=(skill) { @for bar in 0..4 { i.on[bar < about.skill] {} } }
            @if about.hidden { span title=(reader.word("something-hidden")) { (icon("cup")) span.vh { (reader.word("something-hidden")) } } }
        }
    }
}
