//! A moment, drawn: what it came to, who pays for it, and what it costs. The table around it is drawn as always, but for cups
//! that are lifted: they have a row each.

use maud::{Markup, html};
use rafle_engine::{Count, Ends, Face, Mark, Message, Moment, Part, Piece, Pieces, Seat};
use rafle_table::Timing;

use super::Drawing;
use super::pieces::{cup, die};

impl Drawing<'_> {
    /// What is gone, and what it costs in words; nothing if nothing has ended.
    pub(crate) fn verdict(&self) -> Markup {
        let Some(moment) = &self.view.moment else { return html! {} };
        let next = moment.next.map(|seat| match self.you {
            Some(you) if you == seat => self.site(&Message::new("next-is-you")),
            _ => self.site(&Message::new("next-is").with("name", self.name(seat))),
        });
        // Ember needs a word beside it that says what is lost.
        let loses = !moment.whom.is_empty() && (moment.lost.is_some() || !moment.costs.is_empty());
        html! {
            section.paid.bad[loses] data-pays=(pays(moment)) {
                @if let Some(lost) = moment.lost { p { (self.site(&Message::new("points-gone").with("points", lost))) } }
                @for cost in &moment.costs { p { (self.say(cost)) } }
                @if let Some(next) = next { p { (next) } }
            }
        }
    }

    /// The wood of a moment: cups that are lifted have a row each, anything else lies as it lay.
    pub(crate) fn wood_of_moment(&self, tv: bool) -> Markup {
        match self.view.moment.as_ref().and_then(|moment| moment.count) {
            Some(count) => self.lifted(count),
            None => self.wood(tv),
        }
    }

    /// The points that are gone, with a line through them.
    pub(crate) fn struck(&self) -> Markup {
        let lost = self.view.moment.as_ref().and_then(|moment| moment.lost);
        html! {
            @if let Some(lost) = lost {
                p.struck aria-hidden="true" {
                    (lost)
                    svg viewBox="0 0 100 24" preserveAspectRatio="none" { path d="M2 15C26 4 62 20 98 6" pathLength="1" {} }
                }
            }
        }
    }

    /// Everybody's dice, those that count ringed; below them what was claimed and what there is. A script covers them first.
    fn lifted(&self, count: Count) -> Markup {
        let cups = self.view.parts.iter().filter_map(|part| match part {
            Part::Pieces(Pieces { owner: Some(owner), pieces, .. }) => Some((*owner, dice(pieces))),
            _ => None,
        });
        let cups: Vec<_> = cups.filter(|(_, dice)| !dice.is_empty()).collect();
        html! {
            section #wood {
                div.tray {
                    ul.lifted data-count=(cups.len()) {
                        @for (seat, dice) in &cups {
                            @let counting = dice.iter().filter(|die| die.mark == Some(Mark::Counts)).count();
                            li.bidder[*seat == count.by] data-cup=(seat.to_string()) data-counting=(counting) {
                                b { (self.called(*seat)) }
                                span.dd { @for (number, die) in dice.iter().enumerate() { (self.piece(die, number)) } (cup("lid")) }
                                i { (counting) }
                            }
                        }
                    }
                    (self.claim(count))
                }
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
                span.eq {
                    small { (self.site(&Message::new("there-are"))) }
                    small.so-far { (self.site(&Message::new("so-far"))) }
                    b { (there) }
                }
            }
        }
    }

    /// What is asked before the cups are lifted, if they are.
    pub(crate) fn asks(&self) -> Option<String> {
        let Count { claimed, face, .. } = self.view.moment.as_ref()?.count?;
        Some(self.site(&Message::new("are-there").with("count", claimed).with("face", face)))
    }
}

fn dice(pieces: &[Piece]) -> Vec<&Piece> {
    pieces.iter().filter(|piece| matches!(piece.face, Face::Die(_))).collect()
}

/// The seats that pay, for a script.
fn pays(moment: &Moment) -> String {
    moment.whom.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// When whose cup is lifted, for a script: `A 500 B 1200`.
pub(crate) fn lifts(timing: &Timing) -> Option<String> {
    let lift = |(seat, time): &(Seat, std::time::Duration)| format!("{seat} {}", time.as_millis());
    let lifts: Vec<_> = timing.lifts.iter().map(lift).collect();
    (!lifts.is_empty()).then(|| lifts.join(" "))
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
