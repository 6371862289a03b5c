//! Looking back: a finished game step by step, the own one or somebody's record.

use maud::{Markup, html};
use rafle_engine::{Message, Play, Seat, Stage, Viewer};
use rafle_table::{Review, step};

use crate::coach::at_step;
use crate::draw::Drawing;
use crate::draw::pieces::icon;
use crate::page::{Page, languages, languages_sent, top};
use crate::reader::Reader;

/// What everybody was called; the letter of the seat where nobody is known to have sat.
pub(crate) fn names(reader: &Reader, play: &Play) -> Vec<Option<String>> {
    let called = reader.words.called(play.names(), play.unnamed());
    let name = |(index, name): (usize, Option<String>)| name.or_else(|| Some(Seat::new(index).to_string()));
    called.into_iter().enumerate().map(name).collect()
}

/// A game to look back at, and where it comes from.
pub struct Look<'a> {
    /// Who looks.
    pub reader: &'a Reader,
    /// The game. It is over, or its record is open before everybody: nothing is hidden any more.
    pub play: &'a Play,
    /// The page to go back to.
    pub back: &'a str,
    /// Where the other steps are.
    pub action: &'a str,
    /// The record itself, if it is nowhere but in the page.
    pub record: Option<&'a str>,
    /// Where a table is set up at which it is played on; if it is nowhere else, where the other steps are.
    pub on: Option<&'a str>,
    /// Where the coach goes through the game, and what was said of it if the coach was asked already.
    pub coach: Option<(&'a str, Option<&'a Review>)>,
}

/// A step of a game, drawn.
struct Drawn {
    regions: [Markup; 9],
    number: usize,
    count: usize,
}

impl Look<'_> {
    /// The whole page at this step, or at the last one if there are not so many.
    pub fn page(&self, number: usize) -> Markup {
        let name = self.reader.words.name(self.slug());
        let content = self.whole(&name, self.drawn(number));
        Page { title: &name, class: "table look", waits: None }.with(self.reader, &content)
    }

    /// What changes from step to step.
    pub fn fragment(&self, number: usize) -> String {
        self.drawn(number).regions.into_iter().map(maud::PreEscaped::into_string).collect()
    }

    fn slug(&self) -> &'static str {
        self.play.start().about().slug
    }

    fn drawn(&self, number: usize) -> Drawn {
        let mut step = step(self.play, number, Viewer::Referee);
        step.view = step.view.to_look_at();
        let names = names(self.reader, self.play);
        let drawing = Drawing::new(self.reader.words, self.slug(), &names, &step.view);
        let said: Vec<_> = step.happened.iter().map(|message| drawing.say(message)).collect();
        let place = drawing.place();
        // At the end of a game wood with nothing on it is only in the way, as at the table.
        let over = self.play.stage() == Stage::Over && step.number == step.count;
        let bare = over && !drawing.anything_lies();
        let regions = [
            html! { p #where { (place.as_deref().unwrap_or_default()) } },
            html! {
                div #say.say {
                    strong.one { @if said.is_empty() { (drawing.say(&step.view.say)) } @else { (said.join(" ")) } }
                    @for note in drawing.notes_below() { p.note { (note) } }
                }
            },
            self.coached(&drawing, step.number),
            drawing.seats(|_| None),
            if bare {
                html! { section #wood {} }
            } else {
                drawing.wood(false)
            },
            drawing.own(),
            drawing.paper(false),
            html! { output #step { (self.reader.site(&Message::new("step-of").with("number", step.number).with("count", step.count))) } },
            self.play_on(step.number, step.count),
        ];
        Drawn { regions, number: step.number, count: step.count }
    }

    /// The way to a table at which it is played on from this step; at the end of a game there is none.
    fn play_on(&self, number: usize, count: usize) -> Markup {
        let goes_on = match self.play.stage() {
            Stage::Waiting => false,
            Stage::Playing => true,
            Stage::Over => number < count,
        };
        html! {
            span #on { @if goes_on { button.btn name="from" value=(number) formaction=[self.on] { (self.reader.word("play-on-from-here")) } } }
        }
    }

    /// What the coach says of this step, and the way to all that the coach says.
    fn coached(&self, drawing: &Drawing<'_>, number: usize) -> Markup {
        let Some((link, review)) = &self.coach else { return html! { div #hint {} } };
        html! {
            div #hint {
                @if let Some(review) = review { (at_step(self.reader, drawing, review, number, self.play)) }
                a.quiet href=(link) data-coach { (self.reader.word("coach-goes-through")) }
            }
        }
    }

    /// A record that is nowhere but in the page goes along with the choice, or it would be lost.
    fn languages(&self, number: usize) -> Markup {
        let Some(record) = self.record else { return languages(self.reader) };
        let besides = html! {
            textarea name="record" hidden { (record) }
            input type="hidden" name="step" value=(number);
        };
        languages_sent(self.reader, self.action, &besides)
    }

    fn whole(&self, name: &str, drawn: Drawn) -> Markup {
        let reader = self.reader;
        let Drawn { regions, number, count } = drawn;
        let [place, say, coach, seats, wood, own, paper, output, on] = regions;
        let method = if self.record.is_some() { "post" } else { "get" };
        let to = |step: usize, by: &str, words: &'static str| {
            html! { button.btn name="step" value=(step) data-by=(by) { (reader.word(words)) } }
        };
        html! {
            header.bar {
                a.icon href=(self.back) aria-label=(reader.word("back")) { (icon("back")) }
                h1 { (name) }
                (place)
                (self.languages(number))
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
                input type="range" min="0" max=(count) value=(number) aria-label=(reader.word("look-back")) data-range;
                (to((number + 1).min(count), "1", "step-after"))
                button.btn type="button" hidden data-play=(reader.word("play")) data-pause=(reader.word("pause")) { (reader.word("play")) }
                (output)
                (on)
            }
        }
    }
}

/// Where somebody's record can be opened; with the one that was sent and what is wrong with it, if something is.
pub fn form(reader: &Reader, record: &str, why: Option<&str>) -> Markup {
    let content = html! {
        (top(reader))
        main.sheet-of-paper {
            h1 { (reader.word("open-a-record")) }
            form.setup method="post" action="/look" {
                @if let Some(why) = why { p.lost role="alert" { (why) } }
                label.field { span { (reader.word("record-here")) } textarea name="record" rows="10" required spellcheck="false" data-record { (record) } }
                label.field hidden data-file { span { (reader.word("record-file")) } input type="file" accept=".rafle,text/plain"; }
                p.acts-row { button.btn.main { (reader.word("look-through")) } }
            }
        }
    };
    Page { title: &reader.word("open-a-record"), class: "home", waits: None }.with(reader, &content)
}
