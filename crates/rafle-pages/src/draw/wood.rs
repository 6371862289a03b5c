//! What lies on the wood, and the viewer's own cards in front of it.

use maud::{Markup, html};
use rafle_engine::{Face, How, Lies, Note, Part, Pieces, Seat, Sticks, Topic};
use rafle_table::about;

use super::pieces::{back, bid, cup, sticks};
use super::{Before, Drawing};

/// More sticks than this are told by their number alone.
const DRAWN_STICKS: u32 = 30;

/// So many backs of cards are drawn of a hand that nobody sees.
const DRAWN_BACKS: usize = 5;

/// So many dice have a place each, side by side; more of them lie in rows.
const PLACES: usize = 6;

/// More rows of cards than this are folded to strips, all but one.
const OPEN_ROWS: usize = 3;

impl Drawing<'_> {
    /// Whether there are any dice, cards or sticks to be seen.
    pub(crate) fn anything_lies(&self) -> bool {
        self.view.parts.iter().any(|part| match part {
            Part::Pieces(group) => !group.pieces.is_empty(),
            Part::Sticks(_) => true,
            _ => false,
        })
    }

    /// The wood. Before it the seats' own things; nothing of that if `rows` show them elsewhere.
    pub(crate) fn wood(&self, rows: bool) -> Markup {
        let laid = self.lay();
        let before = if rows { &[][..] } else { &laid.before[..] };
        let middle =
            !(laid.large.is_empty() && laid.piles.is_empty() && laid.rows.is_empty() && laid.sticks.is_empty());
        // Where nothing else is thrown or drawn from, the dice are in a cup. Nobody throws when the game is over, or while
        // everybody's dice lie under cups of their own.
        let goes_on = self.view.seats.iter().any(|row| row.next);
        let trays = laid.tray.iter().filter(|tray| goes_on || !tray.pieces.is_empty());
        let cups = self.view.pieces().filter(|piece| matches!(piece.face, Face::Cup(_))).count();
        let covered = self.view.tap.is_none() && cups >= self.view.seats.iter().filter(|row| !row.out).count();
        // Cards are in no cup: they lie there to be dealt, as long as somebody is to deal them.
        let in_the_cup = goes_on
            && !covered
            && (self.view.tap.is_some() || !self.deals())
            && laid.tray.is_empty()
            && laid.mine.is_empty()
            && laid.piles.is_empty();
        html! {
            section #wood {
                div.tray {
                    @if !before.is_empty() {
                        div.others data-count=(before.len()) { @for (seat, things) in before { (self.before(*seat, things)) } }
                    }
                    @if middle {
                        div.middle {
                            @for note in &laid.large { (self.large(note)) }
                            @if !laid.piles.is_empty() {
                                div.piles { @for pile in &laid.piles { (self.pile(pile)) } }
                            }
                            @if !laid.rows.is_empty() { (self.lanes(&laid.rows, !rows)) }
                            @if !laid.sticks.is_empty() {
                                div.heaps { @for heap in &laid.sticks { (self.heap(heap)) } }
                            }
                        }
                    }
                    @if !laid.slots.is_empty() { div.slots { @for slot in &laid.slots { (self.slot(slot)) } } }
                    (self.struck())
                    @for tray in trays { (self.dice(tray)) }
                    @if in_the_cup { div.dice { div.loose { (self.full_cup()) } } }
                    @for group in &laid.mine { (self.group(group, "lane mine")) }
                }
            }
        }
    }

    /// What the viewer holds.
    pub(crate) fn own(&self) -> Markup {
        let laid = self.lay();
        html! {
            section #own {
                @if !laid.roles.is_empty() {
                    div.minel { @for group in &laid.roles { @for (number, piece) in group.pieces.iter().enumerate() { (self.piece(piece, number)) } } }
                }
                @if !laid.hand.is_empty() {
                    div.hand { @for group in &laid.hand { (self.fan(group)) } }
                    (self.tells(&laid.hand))
                }
            }
        }
    }

    /// What lies before one seat, for a row of its own.
    pub(crate) fn things_of(&self, seat: Seat) -> Markup {
        let laid = self.lay();
        let found = laid.before.iter().find(|(other, _)| *other == seat);
        html! { @if let Some((_, things)) = found { (self.things(things)) } }
    }

    /// What lies before somebody else.
    fn before(&self, seat: Seat, things: &Before<'_>) -> Markup {
        html! {
            div.other.rest[self.is_rest(seat)] data-seat=(seat.to_string()) {
                (self.things(things))
                b { (self.name(seat)) }
                @for title in things.pieces.iter().filter_map(|group| group.title.as_ref()) { small { (self.say(title)) } }
            }
        }
    }

    fn things(&self, things: &Before<'_>) -> Markup {
        html! {
            div.things {
                @for group in &things.pieces {
                    @let (backs, open): (Vec<_>, Vec<_>) = group.pieces.iter().partition(|piece| matches!(piece.face, Face::Back));
                    div.small {
                        @for (number, piece) in open.into_iter().enumerate() { (self.piece(piece, number)) }
                        // A few backs stand for all: the number is written.
                        @if !backs.is_empty() {
                            span.bk { @for (number, piece) in backs.iter().take(DRAWN_BACKS).enumerate() { (self.piece(piece, number)) } }
                            @if backs.len() > DRAWN_BACKS { span.times { "×" (backs.len()) } }
                        }
                    }
                }
                @for heap in &things.sticks { (self.heap(heap)) }
            }
        }
    }

    /// What everybody looks at.
    fn large(&self, note: &Note) -> Markup {
        let said = self.say(&note.text);
        html! {
            p.large {
                @match note.topic {
                    Topic::Bid { count, face } => { (bid(count, face, "big")) span.vh { (said) } }
                    Topic::Main | Topic::Phase | Topic::Detail => { (said) }
                }
            }
        }
    }

    fn pile(&self, pile: &Pieces) -> Markup {
        html! {
            div.pile {
                @for (number, piece) in pile.pieces.iter().rev().take(1).enumerate() { (self.piece(piece, number)) }
                @if pile.pieces.is_empty() { span.gone {} }
                @if let Some(title) = &pile.title { b { (self.say(title)) } }
            }
        }
    }

    fn group(&self, group: &Pieces, class: &str) -> Markup {
        html! {
            div class=(class) {
                div.loose { @for (number, piece) in group.pieces.iter().enumerate() { (self.piece(piece, number)) } }
                @if let Some(title) = &group.title { p.lbl { (self.say(title)) } }
            }
        }
    }

    /// Rows that are nobody's. Where they may be folded, of many one lies open.
    fn lanes(&self, rows: &[&Pieces], may_fold: bool) -> Markup {
        let fold = may_fold && rows.len() > OPEN_ROWS && rows.iter().any(|row| row.foremost);
        html! {
            @if fold {
                (self.tells(rows))
                div.strips { @for (number, row) in rows.iter().enumerate() { (self.strip(number, row)) } }
            } @else {
                div.lanes { @for row in rows { (self.group(row, "lane")) } }
            }
        }
    }

    /// What the numbers on these pieces tell, said once, beside a frame like theirs.
    fn tells(&self, groups: &[&Pieces]) -> Markup {
        html! {
            @if let Some(tells) = groups.iter().find_map(|group| group.tells.as_ref()) {
                p.tells { span.best aria-hidden="true" {} (self.say(tells)) }
            }
        }
    }

    /// A row of cards in one line: what it is called, which of its cards are of use, and what the best touch would bring. It
    /// opens when it is touched, and closes the others.
    fn strip(&self, number: usize, row: &Pieces) -> Markup {
        let cards = || row.pieces.iter().filter(|piece| !matches!(piece.face, Face::Word(_)));
        let closed = row.pieces.iter().all(|piece| piece.lies == Lies::Spent);
        html! {
            details.strip.closed[closed] id={ "row-" (number) } name="rows" open[row.foremost] {
                summary {
                    @if let Some(title) = &row.title { b.in-full[row.short.is_some()] { (self.say(title)) } }
                    @if let Some(short) = &row.short { b.in-short aria-hidden="true" { (self.say(short)) } }
                    span.mini aria-hidden="true" { @for piece in cards() { i.kept[piece.lies != Lies::Loose] {} } }
                    @if let Some(best) = &row.best { span.best { (self.say(best)) } }
                }
                div.loose { @for (number, piece) in row.pieces.iter().enumerate() { (self.piece(piece, number)) } }
            }
        }
    }

    /// A row of cards, with whose it is.
    fn slot(&self, slot: &Pieces) -> Markup {
        let own = slot.owner.is_some() && slot.owner == self.view.viewer.seat();
        html! {
            div.slot.free[slot.pieces.is_empty()] data-seat=[slot.owner.map(|seat| seat.to_string())] {
                span.who {
                    @if let Some(owner) = slot.owner { b.own[own] { (self.name(owner)) } }
                    @if let Some(title) = &slot.title { small { (self.say(title)) } }
                }
                div.cards { @for (number, piece) in slot.pieces.iter().enumerate() { (self.piece(piece, number)) } }
            }
        }
    }

    /// The tray: every die has a place of its own. Loose it lies above, kept or laid aside it stands below; what can be picked
    /// goes below when it is picked, and nothing else moves then.
    fn dice(&self, tray: &Pieces) -> Markup {
        let picking = tray.pieces.iter().any(|piece| self.picks.contains(piece.id.as_str()));
        let below = tray.pieces.iter().any(|piece| matches!(piece.lies, Lies::Kept | Lies::Aside));
        html! {
            div.dice.picking[picking].railed[picking || below].many[tray.pieces.len() > PLACES] {
                div.loose data-tray data-count=(tray.pieces.len()) {
                    @if tray.pieces.is_empty() { (self.full_cup()) }
                    @for (number, piece) in tray.pieces.iter().enumerate() { (self.piece(piece, number)) }
                }
            }
        }
    }

    /// The dice are in the cup, or the cards in the deck. Whoever throws or deals next may tap it as well as the button.
    fn full_cup(&self) -> Markup {
        let drawn = if self.deals() { back() } else { cup("full") };
        if self.view.tap.is_some() {
            html! { button.hit.flat[self.deals()] name="throw" value="1" tabindex="-1" aria-hidden="true" { (drawn) } }
        } else {
            html! { span.hit.flat[self.deals()] { (drawn) } }
        }
    }

    /// Whether the game is played with cards that are dealt.
    fn deals(&self) -> bool {
        about(self.slug).is_some_and(|about| about.cards)
    }

    fn heap(&self, heap: &Sticks) -> Markup {
        html! {
            div.heap data-count=(heap.count) {
                @if heap.count > 0 && heap.count <= DRAWN_STICKS { (sticks(heap.count)) }
                span { b { (heap.count) } " " (self.say(&heap.title)) }
            }
        }
    }

    /// Cards in the viewer's hand.
    fn fan(&self, group: &Pieces) -> Markup {
        let spread = group.pieces.iter().any(|piece| matches!(piece.face, Face::Ends { .. }));
        html! {
            div.group {
                @if let Some(title) = &group.title { span.lbl { (self.say(title)) } }
                div.fan.spread[spread] {
                    @for (number, piece) in group.pieces.iter().enumerate() { (self.piece(piece, number)) }
                }
            }
        }
    }

    /// Whether touching this piece makes a move, although it can be picked as well.
    pub(super) fn picked_or_touched(&self, how: &How) -> bool {
        matches!(how, How::Touch { piece: Some(piece), .. } if self.picks.contains(piece.as_str()))
    }
}
