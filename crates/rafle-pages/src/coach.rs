//! The coach: a hint for whoever is next, and a look back at who lost what where.
//!
//! What is shown comes from the seat's own view alone; `rafle-table` sees to that. Hints are a link, so that they work
//! without a script; with one they come into the page.

use maud::{Markup, html};
use rafle_engine::{Account, DUST, LuckAndSkill, Message, Next, Objective, Play, Seat, View, Viewer};
use rafle_table::{Coached, Hints, Lesson, Review, Snapshot};
use rafle_words::FALLBACK;

use crate::draw::Drawing;
use crate::draw::pieces::icon;
use crate::house::Table;
use crate::page::{Page, languages};
use crate::reader::Reader;

/// So many of the best actions are shown: who wants to think does not want a list.
const SHOWN: usize = 5;

/// So many of the costliest decisions are named.
const NAMED: usize = 3;

/// The seat that may ask the coach now, if there is one who may.
pub fn may_ask(table: &Table<'_>, shot: &Snapshot) -> Option<Seat> {
    let seat = shot.view.viewer.seat().filter(|seat| shot.next == Next::Seat(*seat))?;
    (shot.hints && table.house.coach).then_some(seat)
}

/// Where the coach can be asked, and what was said if it was. The number of the log makes it another region after each
/// move, so that no page keeps what was said about an older table.
pub(crate) fn hint(
    reader: &Reader,
    table: &Table<'_>,
    shot: &Snapshot,
    drawing: &Drawing<'_>,
    advice: Option<&Coached<Hints>>,
) -> Markup {
    let Some(seat) = may_ask(table, shot) else { return html! { div #hint {} } };
    let link = format!("/t/{}?seat={seat}&hint=1#hint", table.id);
    let thinking = matches!(advice, Some(Coached::Thinking));
    html! {
        div #hint data-n=(shot.number) data-thinking[thinking] {
            @match advice {
                Some(Coached::Said(hints)) => { (advised(reader, drawing, hints)) }
                Some(Coached::Thinking) => {
                    p.note { (reader.word("coach-thinks")) " " a.quiet href=(link) data-hint { (reader.word("ask-again")) } }
                }
                Some(Coached::Nothing) => { p.note { (reader.word("coach-silent")) } }
                None => { a.quiet.ask href=(link) rel="nofollow" data-hint { (icon("coach")) span { (reader.word("ask-the-coach")) } } }
            }
        }
    }
}

fn advised(reader: &Reader, drawing: &Drawing<'_>, hints: &Hints) -> Markup {
    let more = hints.hints.len().saturating_sub(SHOWN);
    html! {
        section.panel.coach aria-labelledby="coach-says" {
            h2 #coach-says tabindex="-1" { (reader.word("coach-says")) }
            table {
                thead { tr { th scope="col" { (reader.word("what-to-do")) } th scope="col" { (reader.word("what-it-costs")) } } }
                tbody {
                    @for hint in hints.hints.iter().take(SHOWN) {
                        @let costs = cost(reader, hints.objective, hint.advised.loss, hint.advised.error);
                        tr { td { (said(drawing, &hint.said, &hint.advised.action, || drawing.view.clone())) } td { (costs) } }
                    }
                }
            }
            @if more > 0 { p.note { (reader.site(&Message::new("and-more").with("count", more))) } }
            p.note { (how_sure(reader, hints.exact)) }
        }
    }
}

/// What an action is called: as it would be told, or as the button says that makes it in this view, or else as it is typed.
fn said(drawing: &Drawing<'_>, said: &[Message], action: &str, view: impl FnOnce() -> View) -> Markup {
    if !said.is_empty() {
        return html! { (told(drawing, said)) };
    }
    let view = view();
    match view.moves.iter().find_map(|it| it.called(action)) {
        Some((label, picked)) if picked.is_empty() => html! { (drawing.say(label)) },
        Some((label, picked)) => html! { (drawing.words.labelled(&drawing.say(label), &picked)) },
        None => html! { code lang=(FALLBACK) { (action) } },
    }
}

fn told(drawing: &Drawing<'_>, said: &[Message]) -> String {
    said.iter().map(|message| drawing.say(message)).collect::<Vec<_>>().join(" ")
}

/// What an action costs, in words.
fn cost(reader: &Reader, objective: Objective, loss: f64, error: f64) -> String {
    if loss < DUST {
        return reader.word("costs-nothing");
    }
    let key = match (objective, error > 0.0) {
        (Objective::Score, false) => "costs-points",
        (Objective::Score, true) => "costs-points-about",
        (Objective::Share, false) => "costs-share",
        (Objective::Share, true) => "costs-share-about",
    };
    // Text cannot be counted: some languages choose their plural by the number before the point.
    let whole = loss as i64;
    let [loss, error] = [loss, error].map(|value| amount(reader, objective, value));
    reader.site(&Message::new(key).with("loss", loss).with("error", error).with("amount", whole))
}

/// Points, or hundredths of the win, as people read them.
fn amount(reader: &Reader, objective: Objective, value: f64) -> String {
    reader.words.decimal(if objective == Objective::Score { value } else { 100.0 * value }, 1)
}

/// The same with its sign.
fn change(reader: &Reader, objective: Objective, value: f64) -> String {
    let amount = amount(reader, objective, value);
    if value > 0.0 { format!("+{amount}") } else { amount }
}

fn how_sure(reader: &Reader, exact: bool) -> String {
    reader.word(if exact { "coach-is-exact" } else { "coach-estimates" })
}

/// The coach goes through a finished game.
pub fn page(reader: &Reader, table: &Table<'_>, play: &Play, review: &Coached<Review>) -> Markup {
    let slug = table.about.slug;
    let (names, view) = (crate::look::names(reader, play), play.now().view(Viewer::Referee));
    let drawing = Drawing::new(reader.words, slug, &names, &view);
    let home = format!("/t/{}", table.id);
    let content = html! {
        header.bar {
            a.icon href=(home) aria-label=(reader.word("back")) { (icon("back")) }
            h1 { (reader.words.name(slug)) }
            (languages(reader))
        }
        main.menu.coached {
            @match review {
                Coached::Said(review) => { (reviewed(reader, &drawing, &home, review, play)) }
                Coached::Thinking => { p.panel { (reader.word("coach-thinks")) " " a href={ (home) "/coach" } { (reader.word("ask-again")) } } }
                Coached::Nothing => { section.panel { p { (reader.word("coach-silent")) } (second_thoughts(reader, play)) } }
            }
        }
    };
    let again = format!("{home}/coach");
    let waits = (*review == Coached::Thinking).then_some(again.as_str());
    Page { title: &reader.word("coach"), class: "home menu-page", waits }.with(reader, &content)
}

fn reviewed(reader: &Reader, drawing: &Drawing<'_>, home: &str, review: &Review, play: &Play) -> Markup {
    let mut costly: Vec<_> = review.lessons.iter().filter(|lesson| lesson.decision.costs()).collect();
    costly.sort_by(|one, other| other.decision.loss.total_cmp(&one.decision.loss));
    costly.truncate(NAMED);
    html! {
        section.panel.coach {
            h2 { (reader.word("luck-and-skill")) }
            (accounts(reader, drawing, review))
            p.note { (how_sure(reader, review.exact)) }
            (second_thoughts(reader, play))
        }
        section.panel.coach {
            h2 { (reader.site(&Message::new("costliest-decisions").with("count", costly.len()))) }
            @if !costly.is_empty() { ol.lessons { @for lesson in costly { li { (lesson_in_full(reader, drawing, home, review.objective, lesson, play)) } } } }
        }
        section.panel.coach {
            h2 { (reader.site(&Message::new("all-decisions").with("count", review.lessons.len()))) }
            details {
                summary.quiet { (reader.word("show-decisions")) }
                table {
                    thead { tr {
                        th scope="col" { (reader.word("step")) }
                        th.words scope="col" { (reader.word("what-was-done")) }
                        th scope="col" { (reader.word("what-it-costs")) }
                    } }
                    tbody {
                        @for lesson in &review.lessons {
                            tr {
                                td { a href={ (home) "/look?step=" (lesson.step) } { (lesson.step) } }
                                td.words { (told(drawing, &lesson.said)) }
                                td { (cost(reader, review.objective, lesson.decision.loss, lesson.decision.error)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// That luck was asked twice, where it was: what was taken back counts neither as luck nor as skill.
pub(crate) fn second_thoughts(reader: &Reader, play: &Play) -> Markup {
    let late = play.late_take_backs();
    html! { @if late > 0 { p.note data-late { (reader.site(&Message::new("late-take-backs").with("count", late))) } } }
}

/// A small table: who had what, and how it came.
fn accounts(reader: &Reader, drawing: &Drawing<'_>, review: &Review) -> Markup {
    let objective = review.objective;
    let unit = reader.word(if objective == Objective::Score { "in-points" } else { "in-hundredths" });
    let solved = review.accounts.iter().all(|account| account.parts.is_some());
    let head: &[&str] =
        if solved { &["was-expected", "luck-added", "skill-added", "result"] } else { &["lost-by-choices", "result"] };
    let cells = |account: &Account, seat: Seat| {
        let result = amount(reader, objective, account.result);
        if let Some(LuckAndSkill { expected, luck, skill }) = account.parts {
            let [luck, skill] = [luck, skill].map(|value| change(reader, objective, value));
            vec![amount(reader, objective, expected), luck, skill, result]
        } else {
            let [lost, error] = [account.lost, error_of(review, seat)].map(|value| amount(reader, objective, value));
            vec![format!("{lost} ± {error}"), result]
        }
    };
    html! {
        table {
            caption { (unit) }
            thead { tr { th scope="col" { (reader.word("player")) } @for key in head { th scope="col" { (reader.words.word("site", key).unwrap_or_default()) } } } }
            tbody {
                @for (index, account) in review.accounts.iter().enumerate() {
                    @let seat = Seat::new(index);
                    tr { th scope="row" { (drawing.name(seat)) } @for cell in cells(account, seat) { td { (cell) } } }
                }
            }
        }
        @if solved { p.note { (reader.word("luck-and-skill-means")) } }
    }
}

/// The standard error of what a seat's decisions lost together.
fn error_of(review: &Review, seat: Seat) -> f64 {
    let own = review.lessons.iter().map(|lesson| &lesson.decision).filter(|decision| decision.seat == seat);
    own.map(|decision| decision.error.powi(2)).sum::<f64>().sqrt()
}

fn lesson_in_full(
    reader: &Reader,
    drawing: &Drawing<'_>,
    home: &str,
    objective: Objective,
    lesson: &Lesson,
    play: &Play,
) -> Markup {
    html! {
        p { (told(drawing, &lesson.said)) " " (better(reader, drawing, objective, lesson, play)) }
        a.quiet href={ (home) "/look?step=" (lesson.step) } { (reader.site(&Message::new("look-at-step").with("number", lesson.step))) }
    }
}

/// What would have been better, and by how much.
fn better(reader: &Reader, drawing: &Drawing<'_>, objective: Objective, lesson: &Lesson, play: &Play) -> Markup {
    let Lesson { decision, better, .. } = lesson;
    let view = || {
        let line = play.steps().nth(decision.number - 1).expect("a decision is a line of its game");
        line.before.view(Viewer::Seat(decision.seat))
    };
    let costs = cost(reader, objective, decision.loss, decision.error);
    html! { (reader.word("better-was")) " " q { (said(drawing, better, &decision.best, view)) } " " (reader.site(&Message::new("it-cost").with("cost", costs))) }
}

/// What the coach says of one step of a game that it has looked through.
pub(crate) fn at_step(reader: &Reader, drawing: &Drawing<'_>, review: &Review, step: usize, play: &Play) -> Markup {
    let lesson = review.lessons.iter().find(|lesson| lesson.step == step);
    html! {
        @if let Some(lesson) = lesson {
            p.note {
                @if lesson.decision.costs() { (better(reader, drawing, review.objective, lesson, play)) }
                @else { (reader.word("nothing-better")) }
            }
        }
    }
}
