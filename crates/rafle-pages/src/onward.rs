//! Playing on: a step of a game that was looked back at, or of somebody's record, becomes a table of its own.

use maud::{Markup, html};
use rafle_engine::Message;
use rafle_table::Onward;

use crate::draw::pieces::icon;
use crate::game::{Filled, Way, agreed_here, agreements, how_well};
use crate::house::House;
use crate::page::{Page, languages, languages_sent};
use crate::reader::Reader;
use crate::room::which_seat;

/// A game to be played on, and where it comes from.
#[derive(Clone, Copy)]
pub struct Going<'a> {
    /// Who plays on.
    pub reader: &'a Reader,
    /// The house in which the table will stand.
    pub house: House<'a>,
    /// The game, as it stands where it goes on.
    pub onward: &'a Onward,
    /// The step after which that is.
    pub step: usize,
    /// The page to go back to.
    pub back: &'a str,
    /// Where the table is opened.
    pub action: &'a str,
    /// The record itself, if it is nowhere but in the page.
    pub record: Option<&'a str>,
    /// What was filled in.
    pub filled: &'a Filled<'a>,
    /// Why no table was opened, if one was asked for.
    pub refused: Option<&'a str>,
}

impl Going<'_> {
    /// The whole page: whose seat it is, with whom, and what is agreed on anew.
    pub fn page(&self) -> Markup {
        let reader = self.reader;
        let about = self.onward.play().start().about();
        let name = reader.words.name(about.slug);
        let own = (self.filled)("name").or(reader.name.as_deref()).unwrap_or_default();
        let agreed = agreements(self.house, about);
        let content = html! {
            header.bar {
                a.icon href=(self.back) aria-label=(reader.word("back")) { (icon("back")) }
                h1 { (name) }
                (self.languages())
            }
            main.sheet-of-paper {
                h2 { (reader.word("play-on-from-here")) }
                p { (reader.site(&Message::new("play-on-how").with("step", self.step))) }
                @if self.onward.hides() { p { strong { (reader.word("record-knows")) } } }
                form.setup method="post" action=(self.action) data-onward {
                    @if let Some(why) = self.refused { p.lost role="alert" { (why) } }
                    input type="hidden" name="seal";
                    input type="hidden" name="from" value=(self.step);
                    @if let Some(record) = self.record { textarea name="record" hidden { (record) } }
                    label.field { span { (reader.word("your-name")) } input name="name" maxlength="24" autocomplete="nickname" value=(own) placeholder=(reader.word("guest")); }
                    @if about.most_seats > 1 { (self.players()) }
                    (agreed_here(reader, &agreed, self.filled))
                    p.acts-row { button.btn.main { (reader.word("play-on")) } }
                }
            }
        };
        Page { title: &name, class: "home", waits: None }.with(reader, &content)
    }

    /// A record that is nowhere but in the page goes along with the choice, or it would be lost.
    fn languages(&self) -> Markup {
        let Some(record) = self.record else { return languages(self.reader) };
        let besides = html! {
            textarea name="record" hidden { (record) }
            input type="hidden" name="from" value=(self.step);
        };
        languages_sent(self.reader, self.back, &besides)
    }

    /// Which seat is whose.
    fn players(&self) -> Markup {
        let (reader, filled) = (self.reader, self.filled);
        let way = filled("way").and_then(Way::of).unwrap_or(Way::Bots);
        let chosen = filled("seat").and_then(|seat| seat.parse().ok());
        let names = reader.words.called(self.onward.play().names(), self.onward.play().unnamed());
        let label = reader.word("who-is-playing");
        html! {
            (which_seat(reader, self.onward.seats(), chosen, |seat| names[seat.index()].clone()))
            div.field role="radiogroup" aria-label=(label) {
                span { (label) }
                div.chips {
                    @for each in Way::ALL {
                        label.chip { input.vh type="radio" name="way" value=(each.word()) checked[each == way]; span { (reader.word(each.words()[0])) } }
                    }
                }
            }
            (how_well(reader, self.house, filled("level").unwrap_or(self.house.usual)))
        }
    }
}
