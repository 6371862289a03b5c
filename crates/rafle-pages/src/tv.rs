//! The big screen in the room: what everybody may see, large enough for three metres. Nothing to touch, but
//! the way to another language.

use maud::{Markup, html};
use rafle_engine::{Message, SHOWN};
use rafle_table::{Sitter, Snapshot};

use crate::draw::Drawing;
use crate::draw::pieces::icon;
use crate::house::Table;
use crate::page::Page;
use crate::reader::Reader;
use crate::table::{Eyes, Sight};

/// The eyes of the screen.
pub const EYES: Eyes = Eyes { seat: None, tv: true, hint: false, seen: None };

/// The whole screen, for what was seen with its [`EYES`].
pub fn page(reader: &Reader, table: &Table<'_>, sight: Sight) -> Markup {
    let name = reader.words.name(table.about.slug);
    let again = format!("/t/{}/tv", table.id);
    let waits = (!sight.shot.over()).then_some(again.as_str());
    let r = sight.regions;
    let content = html! {
        header.bar {
            h1 { (name) }
            (r.place)
            a.icon href={ "/t/" (table.id) "/menu?tv=1" } aria-label=(reader.word("language")) { (icon("globe")) }
        }
        p #lost.lost role="alert" hidden data-lost=(reader.word("no-connection")) data-moment=(reader.word("one-moment")) {}
        main #table data-table=(table.id) data-live={ "/t/" (table.id) "/live" (EYES.query()) } {
            template #moments {}
            (r.fields)
            (r.luck)
            div.stage { (r.say) (r.around) (r.wood) }
            div.side { (r.seats) (r.paper) (r.tallies) }
            (crate::card::on_the_screen(reader, table.about.slug, sight.shot.aid.as_ref()))
        }
        ol #log.ticker { @for said in sight.news.iter().rev().take(3).rev() { li { (said) } } }
        p #heard.vh role="status" aria-live="polite" {}
    };
    Page { title: &name, class: "tv", waits }.with(reader, &content)
}

/// A row for each player who is shown, with what lies before them; of the others place and score.
pub(crate) fn rows(drawing: &Drawing<'_>, shot: &Snapshot) -> Markup {
    let mut rest: Vec<_> = drawing.view.seats.iter().filter(|row| drawing.is_rest(row.seat)).collect();
    rest.sort_by_key(|row| row.place);
    html! {
        ul #seats.rows data-count=(drawing.view.seats.len().min(SHOWN)) {
            @for row in drawing.shown_by_place() {
                li.row.now[row.next].out[row.out] data-seat=(row.seat.to_string()) data-score=(row.score) {
                    b { (drawing.name(row.seat)) @if let Sitter::Bot(_) = shot.sitters[row.seat.index()] { small { " " (drawing.site(&Message::new("is-bot"))) } } }
                    @match row.letters {
                        Some(letters) => { (drawing.letters(letters)) }
                        None => { i { (drawing.words.number(row.score)) } }
                    }
                    div.th { (drawing.things_of(row.seat)) (drawing.court_of(row.seat)) }
                    @for holding in &row.holds { small { (drawing.say(holding)) } }
                }
            }
            @if !rest.is_empty() {
                li.also {
                    h2 { (drawing.site(&Message::new("also-playing"))) }
                    ul {
                        @for row in rest {
                            li data-seat=(row.seat.to_string()) data-score=(row.score) {
                                small { (row.place) } b { (drawing.name(row.seat)) } i { (drawing.words.number(row.score)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
