//! The coach: a hint for whoever is next, and a look back at who lost what where.
//!
//! What is shown comes from the seat's own view alone; `rafle-tables` sees to that. Hints are a link, so that they work
//! without a script; with one they come into the page.

use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rafle_engine::{Account, DUST, LuckAndSkill, Message, Next, Objective, Seat};
use rafle_tables::{Coached, Hints, Lesson, Live, Review, Snapshot};

use crate::Site;
use crate::draw::Drawing;
use crate::draw::pieces::icon;
use crate::page::Page;
use crate::table::{At, Eyes};
use crate::visitor::Visitor;

/// So many of the best actions are shown: who wants to think does not want a list.
const SHOWN: usize = 5;

/// So many of the costliest decisions are named.
const NAMED: usize = 3;

/// The seat that may ask the coach now, if there is one who may.
fn may_ask(site: &Site, shot: &Snapshot) -> Option<Seat> {
    let seat = shot.view.viewer.seat().filter(|seat| shot.next == Next::Seat(*seat))?;
    (shot.hints && site.tables().bots().coach().is_some()).then_some(seat)
}

/// Where the coach can be asked, and what was said if it was. The number of the log makes it another region after each
/// move, so that no page keeps what was said about an older table.
pub(crate) async fn hint(
    site: &Site,
    table: &std::sync::Arc<Live>,
    visitor: &Visitor,
    eyes: &Eyes,
    shot: &Snapshot,
    drawing: &Drawing<'_>,
) -> Markup {
    let Some(seat) = may_ask(site, shot) else { return html! { div #hint {} } };
    let link = format!("/t/{}?seat={seat}&hint=1#hint", table.id());
    let asked = if eyes.hint { Some(site.tables().advice(table, &visitor.person, seat).await) } else { None };
    let thinking = matches!(asked, Some(Ok(Coached::Thinking)));
    html! {
        div #hint data-n=(shot.number) data-thinking[thinking] {
            @match asked {
                Some(Ok(Coached::Said(hints))) => { (advised(visitor, drawing, &hints)) }
                Some(Ok(Coached::Thinking)) => {
                    p.note { (visitor.word("coach-thinks")) " " a.quiet href=(link) data-hint { (visitor.word("ask-again")) } }
                }
                Some(_) => { p.note { (visitor.word("coach-silent")) } }
                None => { a.quiet href=(link) rel="nofollow" data-hint { (visitor.word("ask-the-coach")) } }
            }
        }
    }
}

fn advised(visitor: &Visitor, drawing: &Drawing<'_>, hints: &Hints) -> Markup {
    let more = hints.hints.len().saturating_sub(SHOWN);
    html! {
        section.panel.coach aria-labelledby="coach-says" {
            h2 #coach-says tabindex="-1" { (visitor.word("coach-says")) }
            table {
                thead { tr { th scope="col" { (visitor.word("what-to-do")) } th scope="col" { (visitor.word("what-it-costs")) } } }
                tbody {
                    @for hint in hints.hints.iter().take(SHOWN) {
                        @let costs = cost(visitor, hints.objective, hint.advised.loss, hint.advised.error);
                        tr { td { (said(drawing, &hint.said, &hint.advised.action)) } td { (costs) } }
                    }
                }
            }
            @if more > 0 { p.note { (visitor.site(&Message::new("and-more").with("count", more))) } }
            p.note { (how_sure(visitor, hints.exact)) }
        }
    }
}

/// What an action is called: as it would be told, or else as it is written.
fn said(drawing: &Drawing<'_>, said: &[Message], action: &str) -> Markup {
    if said.is_empty() {
        return html! { code { (action) } };
    }
    html! { (told(drawing, said)) }
}

fn told(drawing: &Drawing<'_>, said: &[Message]) -> String {
    said.iter().map(|message| drawing.say(message)).collect::<Vec<_>>().join(" ")
}

/// What an action costs, in words.
fn cost(visitor: &Visitor, objective: Objective, loss: f64, error: f64) -> String {
    if loss < DUST {
        return visitor.word("costs-nothing");
    }
    let key = match (objective, error > 0.0) {
        (Objective::Score, false) => "costs-points",
        (Objective::Score, true) => "costs-points-about",
        (Objective::Share, false) => "costs-share",
        (Objective::Share, true) => "costs-share-about",
    };
    let [loss, error] = [loss, error].map(|value| amount(visitor, objective, value));
    visitor.site(&Message::new(key).with("loss", loss).with("error", error))
}

/// Points, or hundredths of the win, as people read them.
fn amount(visitor: &Visitor, objective: Objective, value: f64) -> String {
    visitor.words.decimal(if objective == Objective::Score { value } else { 100.0 * value }, 1)
}

/// The same with its sign.
fn change(visitor: &Visitor, objective: Objective, value: f64) -> String {
    let amount = amount(visitor, objective, value);
    if value > 0.0 { format!("+{amount}") } else { amount }
}

fn how_sure(visitor: &Visitor, exact: bool) -> String {
    visitor.word(if exact { "coach-is-exact" } else { "coach-estimates" })
}

/// The coach goes through a finished game.
pub(crate) async fn page(State(site): State<Site>, Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    let Some(play) = table.finished().await else { return crate::look::too_early(&visitor, &table) };
    let review = site.tables().review(&table).await;
    let slug = table.about().slug;
    let (names, view) = (crate::look::names(&play), play.now().view(rafle_engine::Viewer::Referee));
    let drawing = Drawing::new(visitor.words, slug, &names, &view);
    let home = format!("/t/{}", table.id());
    let content = html! {
        header.bar {
            a.icon href=(home) aria-label=(visitor.word("back")) { (icon("back")) }
            h1 { (visitor.words.name(slug)) }
        }
        main.menu.coached {
            @match &review {
                Coached::Said(review) => { (reviewed(&visitor, &drawing, &home, review)) }
                Coached::Thinking => { p.panel { (visitor.word("coach-thinks")) " " a href={ (home) "/coach" } { (visitor.word("ask-again")) } } }
                Coached::Nothing => { p.panel { (visitor.word("coach-silent")) } }
            }
        }
    };
    let again = format!("{home}/coach");
    let waits = (review == Coached::Thinking).then_some(again.as_str());
    Page { title: &visitor.word("coach"), class: "home menu-page", waits }.with(&visitor, &content).into_response()
}

fn reviewed(visitor: &Visitor, drawing: &Drawing<'_>, home: &str, review: &Review) -> Markup {
    let mut costly: Vec<_> = review.lessons.iter().filter(|lesson| lesson.decision.loss > DUST).collect();
    costly.sort_by(|one, other| other.decision.loss.total_cmp(&one.decision.loss));
    costly.truncate(NAMED);
    html! {
        section.panel.coach {
            h2 { (visitor.word("luck-and-skill")) }
            (accounts(visitor, drawing, review))
            p.note { (how_sure(visitor, review.exact)) }
        }
        section.panel.coach {
            h2 { (visitor.site(&Message::new("costliest-decisions").with("count", costly.len()))) }
            @if !costly.is_empty() { ol.lessons { @for lesson in costly { li { (lesson_in_full(visitor, drawing, home, review.objective, lesson)) } } } }
        }
        section.panel.coach {
            h2 { (visitor.site(&Message::new("all-decisions").with("count", review.lessons.len()))) }
            details {
                summary.quiet { (visitor.word("show-decisions")) }
                table {
                    thead { tr {
                        th scope="col" { (visitor.word("step")) }
                        th.words scope="col" { (visitor.word("what-was-done")) }
                        th scope="col" { (visitor.word("what-it-costs")) }
                    } }
                    tbody {
                        @for lesson in &review.lessons {
                            tr {
                                td { a href={ (home) "/look?step=" (lesson.step) } { (lesson.step) } }
                                td.words { (told(drawing, &lesson.said)) }
                                td { (cost(visitor, review.objective, lesson.decision.loss, lesson.decision.error)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A small table: who had what, and how it came.
fn accounts(visitor: &Visitor, drawing: &Drawing<'_>, review: &Review) -> Markup {
    let objective = review.objective;
    let unit = visitor.word(if objective == Objective::Score { "in-points" } else { "in-hundredths" });
    let solved = review.accounts.iter().all(|account| account.parts.is_some());
    let head: &[&str] =
        if solved { &["was-expected", "luck-added", "skill-added", "result"] } else { &["lost-by-choices", "result"] };
    let cells = |account: &Account, seat: Seat| {
        let result = amount(visitor, objective, account.result);
        if let Some(LuckAndSkill { expected, luck, skill }) = account.parts {
            let [luck, skill] = [luck, skill].map(|value| change(visitor, objective, value));
            vec![amount(visitor, objective, expected), luck, skill, result]
        } else {
            let [lost, error] = [account.lost, error_of(review, seat)].map(|value| amount(visitor, objective, value));
            vec![format!("{lost} ± {error}"), result]
        }
    };
    html! {
        table {
            caption { (unit) }
            thead { tr { th scope="col" { (visitor.word("player")) } @for key in head { th scope="col" { (visitor.words.word("site", key).unwrap_or_default()) } } } }
            tbody {
                @for (index, account) in review.accounts.iter().enumerate() {
                    @let seat = Seat::new(index);
                    tr { th scope="row" { (drawing.name(seat)) } @for cell in cells(account, seat) { td { (cell) } } }
                }
            }
        }
        @if solved { p.note { (visitor.word("luck-and-skill-means")) } }
    }
}

/// The standard error of what a seat's decisions lost together.
fn error_of(review: &Review, seat: Seat) -> f64 {
    let own = review.lessons.iter().map(|lesson| &lesson.decision).filter(|decision| decision.seat == seat);
    own.map(|decision| decision.error.powi(2)).sum::<f64>().sqrt()
}

fn lesson_in_full(
    visitor: &Visitor,
    drawing: &Drawing<'_>,
    home: &str,
    objective: Objective,
    lesson: &Lesson,
) -> Markup {
    html! {
        p { (told(drawing, &lesson.said)) " " (better(visitor, drawing, objective, lesson)) }
        a.quiet href={ (home) "/look?step=" (lesson.step) } { (visitor.site(&Message::new("look-at-step").with("number", lesson.step))) }
    }
}

/// What would have been better, and by how much.
fn better(visitor: &Visitor, drawing: &Drawing<'_>, objective: Objective, lesson: &Lesson) -> Markup {
    let Lesson { decision, better, .. } = lesson;
    let costs = cost(visitor, objective, decision.loss, decision.error);
    html! { (visitor.word("better-was")) " " q { (said(drawing, better, &decision.best)) } " " (visitor.site(&Message::new("it-cost").with("cost", costs))) }
}

/// What the coach says of one step of a game that it has looked through.
pub(crate) fn at_step(visitor: &Visitor, drawing: &Drawing<'_>, review: &Review, step: usize) -> Markup {
    let lesson = review.lessons.iter().find(|lesson| lesson.step == step);
    html! {
        @if let Some(lesson) = lesson {
            p.note {
                @if lesson.decision.loss < DUST { (visitor.word("nothing-better")) }
                @else { (better(visitor, drawing, review.objective, lesson)) }
            }
        }
    }
}
