//! Looking back: a finished game step by step, the own one or somebody's record.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::Form;
use maud::{Markup, html};
use rafle_engine::{Message, Play, Seat, Viewer};
use rafle_tables::{Live, Refused, Review, replay, step};
use serde::Deserialize;

use crate::Site;
use crate::coach::at_step;
use crate::draw::Drawing;
use crate::draw::pieces::icon;
use crate::page::{Page, lead_to, top};
use crate::refusal::{Refusal, Tried};
use crate::table::At;
use crate::visitor::{SCRIPTED, Visitor};

/// Which step of a game.
#[derive(Deserialize)]
pub(crate) struct Which {
    step: Option<String>,
}

impl Which {
    fn number(&self) -> usize {
        self.step.as_deref().and_then(|step| step.parse().ok()).unwrap_or(usize::MAX)
    }
}

/// A step of a finished game at a table.
pub(crate) async fn page(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Response {
    let Some(play) = table.finished().await else { return too_early(&visitor, &table) };
    let home = format!("/t/{}", table.id());
    let coached = site.tables().bots().coach().is_some() && table.decides();
    let coach = coached.then(|| (format!("{home}/coach"), table.reviewed()));
    let action = format!("{home}/look");
    let look = Look { visitor: &visitor, play: &play, back: &home, action: &action, record: None, coach };
    look.answer(which.number(), &headers)
}

/// As long as a game goes on nobody looks back.
pub(crate) fn too_early(visitor: &Visitor, table: &Live) -> Response {
    Refusal::new(visitor, Tried::READ.at(table), &Refused::NotOver).page()
}

/// What everybody was called; the letter of the seat where nobody said.
pub(crate) fn names(play: &Play) -> Vec<Option<String>> {
    let name = |(index, name): (usize, &Option<String>)| name.clone().or_else(|| Some(Seat::new(index).to_string()));
    play.names().iter().enumerate().map(name).collect()
}

/// A game to look back at, and where it comes from.
struct Look<'a> {
    visitor: &'a Visitor,
    play: &'a Play,
    back: &'a str,
    action: &'a str,
    /// The record itself, if it is nowhere but in the page.
    record: Option<&'a str>,
    /// Where the coach goes through the game, and what was said of it if the coach was asked already.
    coach: Option<(String, Option<Arc<Review>>)>,
}

impl Look<'_> {
    /// To a script what changes from step to step, else the whole page.
    fn answer(&self, number: usize, headers: &HeaderMap) -> Response {
        // The game is over, or the record is open before everybody: nothing is hidden any more.
        let mut step = step(self.play, number, Viewer::Referee);
        step.view.moves.clear();
        step.view.tap = None;
        let slug = self.play.start().about().slug;
        let names = names(self.play);
        let drawing = Drawing::new(self.visitor.words, slug, &names, &step.view);
        let said: Vec<_> = step.happened.iter().map(|message| drawing.say(message)).collect();
        let place = drawing.place();
        let regions = [
            html! { p #where { (place.as_deref().unwrap_or_default()) } },
            html! {
                div #say.say {
                    strong.one { @if said.is_empty() { (drawing.say(&step.view.say)) } @else { (said.join(" ")) } }
                    @for note in drawing.notes().skip(usize::from(place.is_some())) { p.note { (note) } }
                }
            },
            self.coached(&drawing, step.number),
            drawing.seats(|_| None),
            drawing.wood(false),
            drawing.own(),
            drawing.paper(),
            html! { output #step { (self.visitor.site(&Message::new("step-of").with("number", step.number).with("count", step.count))) } },
        ];
        if headers.contains_key(SCRIPTED) {
            return Html(regions.into_iter().map(maud::PreEscaped::into_string).collect::<String>()).into_response();
        }
        let name = self.visitor.words.name(slug);
        let content = self.whole(&name, regions, step.number, step.count);
        Page { title: &name, class: "table look", waits: None }.with(self.visitor, &content).into_response()
    }

    /// What the coach says of this step, and the way to all that the coach says.
    fn coached(&self, drawing: &Drawing<'_>, number: usize) -> Markup {
        let Some((link, review)) = &self.coach else { return html! { div #hint {} } };
        html! {
            div #hint {
                @if let Some(review) = review { (at_step(self.visitor, drawing, review, number)) }
                a.quiet href=(link) data-coach { (self.visitor.word("coach-goes-through")) }
            }
        }
    }

    fn whole(&self, name: &str, regions: [Markup; 8], number: usize, count: usize) -> Markup {
        let visitor = self.visitor;
        let [place, say, coach, seats, wood, own, paper, output] = regions;
        let method = if self.record.is_some() { "post" } else { "get" };
        let to = |step: usize, by: &str, words: &'static str| {
            html! { button.btn name="step" value=(step) data-by=(by) { (visitor.word(words)) } }
        };
        html! {
            header.bar {
                a.icon href=(self.back) aria-label=(visitor.word("back")) { (icon("back")) }
                h1 { (name) }
                (place)
            }
            main #table {
                div.cols {
                    div.col { (seats) }
                    div.col { (say) (coach) (wood) (own) }
                    div.col { (paper) }
                }
            }
            form.slider method=(method) action=(self.action) data-slider {
                @if let Some(record) = self.record { textarea name="record" hidden { (record) } }
                (to(number.saturating_sub(1), "-1", "step-before"))
                input type="range" min="0" max=(count) value=(number) aria-label=(visitor.word("look-back")) data-range;
                (to((number + 1).min(count), "1", "step-after"))
                button.btn type="button" hidden data-play=(visitor.word("play")) data-pause=(visitor.word("pause")) { (visitor.word("play")) }
                (output)
            }
        }
    }
}

/// The record of a table, to be kept: whole when the game is over, else as this visitor may read it.
pub(crate) async fn record(Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    let mine = table.seats_of(&visitor.person).await;
    let viewer = mine.single().map_or(Viewer::Spectator, Viewer::Seat);
    match table.record(&visitor.person, viewer).await {
        Ok(record) => {
            let file = format!("attachment; filename=\"{}-{}.rafle\"", table.about().slug, table.id());
            (
                [("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", file)],
                record.to_string(),
            )
                .into_response()
        }
        Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    }
}

/// Somebody's record, to be opened.
pub(crate) async fn desk(Extension(visitor): Extension<Visitor>) -> Response {
    desk_with(&visitor, "", None).into_response()
}

fn desk_with(visitor: &Visitor, record: &str, why: Option<&str>) -> Markup {
    let content = html! {
        (top(visitor))
        main.sheet-of-paper {
            h1 { (visitor.word("open-a-record")) }
            form.setup method="post" action="/look" {
                @if let Some(why) = why { p.lost role="alert" { (why) } }
                label.field { span { (visitor.word("record-here")) } textarea name="record" rows="10" required spellcheck="false" data-record { (record) } }
                label.field hidden data-file { span { (visitor.word("record-file")) } input type="file" accept=".rafle,text/plain"; }
                p.acts-row { button.btn.main { (visitor.word("look-through")) } }
            }
        }
    };
    Page { title: &visitor.word("open-a-record"), class: "home", waits: None }.with(visitor, &content)
}

/// A record that somebody has sent, and the step of it to be shown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    record: String,
    #[serde(default)]
    step: usize,
}

/// Plays a record through and shows a step of it. Whoever sends one decides how long that takes: it is done off the threads
/// that serve people, by few at a time, and goes on holding its place if the sender does not wait.
pub(crate) async fn open(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Form(sent): Form<Record>,
) -> Response {
    let place = site.desk().acquire_owned().await.expect("it is never closed");
    let opened = tokio::task::spawn_blocking(move || {
        let _place = place;
        opened(&visitor, &headers, &sent)
    });
    opened.await.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

fn opened(visitor: &Visitor, headers: &HeaderMap, sent: &Record) -> Response {
    match replay(&sent.record) {
        Ok(play) => {
            let record = Some(sent.record.as_str());
            let look = Look { visitor, play: &play, back: "/look", action: "/look", record, coach: None };
            look.answer(sent.step, headers)
        }
        Err(error) => {
            let slug = sent.record.split_whitespace().nth(2).unwrap_or_default();
            let game = if visitor.words.has(slug, error.why.key) { slug } else { "site" };
            let why = visitor.words.say(game, &error.why, &[]);
            let why = visitor.site(&Message::new("record-wrong").with("line", error.number).with("why", why));
            (StatusCode::UNPROCESSABLE_ENTITY, desk_with(visitor, &sent.record, Some(&why))).into_response()
        }
    }
}

/// The same people play again.
pub(crate) async fn again(State(site): State<Site>, Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    match site.tables().again(&visitor.person, table.id()).await {
        Ok(next) => lead_to(&format!("/t/{next}")),
        Err(refused) => Refusal::new(&visitor, Tried::WRITE.at(&table), &refused).page(),
    }
}
