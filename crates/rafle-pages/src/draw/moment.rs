//! A moment, drawn: what it came to, who pays for it, and what it costs. The table around it is drawn as always.

use maud::{Markup, html};
use rafle_engine::{Count, Ends, Message, Moment};

use super::Drawing;
use super::pieces::die;

impl Drawing<'_> {
    /// What was claimed and what there is, what is gone, and what it costs in words; nothing if nothing has ended.
    pub(crate) fn verdict(&self) -> Markup {
        let Some(moment) = &self.view.moment else { return html! {} };
        let next = moment.next.map(|seat| self.site(&Message::new("next-is").with("name", self.name(seat))));
        html! {
            @if let Some(count) = moment.count { (self.claim(count)) }
            section.paid.bad[!moment.whom.is_empty()] data-pays=(pays(moment)) {
                @if let Some(lost) = moment.lost {
                    p.gone { s { (lost) } " " (self.site(&Message::new("points-gone").with("points", lost))) }
                }
                @for cost in &moment.costs { p { (self.say(cost)) } }
                @if let Some(next) = next { p { (next) } }
            }
        }
    }

    fn claim(&self, count: Count) -> Markup {
        let Count { by, claimed, face, there } = count;
        html! {
            div.claim data-claimed=(claimed) data-there=(there) {
                span { small { (self.site(&Message::new("claimed-by").with("name", self.name(by)))) } b { (claimed) } }
                span.x { "×" }
                span role="img" aria-label=(self.site(&Message::new("die-of").with("face", face))) { (die(face, "")) }
                span.eq { small { (self.site(&Message::new("there-are"))) } b { (there) } }
            }
        }
    }
}

/// The seats that pay, for a script.
fn pays(moment: &Moment) -> String {
    moment.whom.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// What has ended, in a word for scripts and styles.
pub(crate) fn ends_word(ends: Ends) -> &'static str {
    match ends {
        Ends::Throw => "throw",
        Ends::Hope => "hope",
        Ends::Turn => "turn",
        Ends::Round => "round",
        Ends::Game => "game",
    }
}
