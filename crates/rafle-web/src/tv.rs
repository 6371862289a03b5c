//! The big screen in the room: what everybody may see, large enough for four metres. Nothing to touch.

use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rafle_tables::{Sitter, Snapshot};

use crate::Site;
use crate::around::shown;
use crate::draw::Drawing;
use crate::page::Page;
use crate::qr::qr;
use crate::refusal::{Refusal, Tried};
use crate::table::{At, Eyes, look};
use crate::visitor::Visitor;

pub(crate) async fn page(State(site): State<Site>, Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    let eyes = Eyes { tv: true, ..Eyes::default() };
    let sight = match look(&site, &table, &visitor, &eyes, 0).await {
        Ok(sight) => sight,
        Err(refused) => return Refusal::new(&visitor, Tried::READ.at(&table), &refused).page(),
    };
    let name = visitor.words.name(table.about().slug);
    let link = site.link(&visitor, &format!("/t/{}", table.id()));
    let again = format!("/t/{}/tv", table.id());
    let waits = (!sight.shot.over()).then_some(again.as_str());
    let r = sight.regions;
    let content = html! {
        header.bar {
            h1 { (name) }
            (r.place)
            div.join {
                p { (visitor.word("take-seat-or-watch")) b { (shown(&link)) } }
                (qr(&link))
            }
        }
        p #lost.lost role="alert" hidden data-lost=(visitor.word("no-connection")) data-moment=(visitor.word("one-moment")) {}
        main #table data-table=(table.id()) data-live={ "/t/" (table.id()) "/live" (eyes.query()) } {
            (r.fields)
            div.stage { (r.say) (r.around) (r.wood) }
            div.side { (r.seats) (r.paper) }
        }
        ol #log.ticker { @for said in sight.news.iter().rev().take(3).rev() { li { (said) } } }
        p #heard.vh role="status" aria-live="polite" {}
    };
    Page { title: &name, class: "tv", waits }.with(&visitor, &content).into_response()
}

/// A row for each player, with what lies before them.
pub(crate) fn rows(drawing: &Drawing<'_>, shot: &Snapshot) -> Markup {
    html! {
        ul #seats.rows data-count=(drawing.view.seats.len()) {
            @for row in &drawing.view.seats {
                li.row.now[row.next].out[row.out] data-seat=(row.seat.to_string()) data-score=(row.score) {
                    b { (drawing.name(row.seat)) @if let Sitter::Bot(_) = shot.sitters[row.seat.index()] { small { " bot" } } }
                    i { (row.score) }
                    div.th { (drawing.things_of(row.seat)) }
                    @for holding in &row.holds { small { (drawing.say(holding)) } }
                }
            }
        }
    }
}
