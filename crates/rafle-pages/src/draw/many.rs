//! More than eight at a table: the way to the others, and how they stand.

use maud::{Markup, html};
use rafle_engine::{Few, Message};

use super::Drawing;

/// Who is at the table and not drawn now.
pub(crate) struct Rest {
    /// Which are shown, and who is not.
    pub(crate) few: Few,
    /// Where the others are shown; nothing on a screen that nobody touches.
    pub(crate) others: Option<String>,
}

impl<'a> Drawing<'a> {
    /// The same, where these are left out.
    pub(crate) fn leaving_out(self, rest: Option<&'a Rest>) -> Drawing<'a> {
        Drawing { rest, ..self }
    }

    /// The touch that shows the others, after the seats that are drawn.
    pub(super) fn others(&self) -> Markup {
        let link = self.rest.and_then(|rest| Some((&rest.few, rest.others.as_ref()?)));
        html! {
            @if let Some((few, link)) = link {
                li.seat.others {
                    a href=(link) {
                        b { (self.site(&Message::new("many-more").with("count", few.rest.len()))) }
                        small { (self.site(&Message::new("many-all").with("count", few.all))) }
                    }
                }
            }
        }
    }

    /// How those stand who are not drawn, in the order of their places.
    pub(super) fn also_playing(&self) -> Markup {
        html! {
            @if let Some(Rest { few, .. }) = self.rest {
                section.panel.also-playing {
                    h2 { (self.site(&Message::new("also-playing"))) }
                    ol {
                        @for row in &few.rest {
                            li data-seat=(row.seat.to_string()) data-score=(row.score) { small { (row.place) } span { (self.name(row.seat)) } b { (row.score) } }
                        }
                    }
                }
            }
        }
    }
}
