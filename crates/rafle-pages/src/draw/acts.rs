//! What cannot be done by touching a piece alone: buttons, and rows to pick from.

use maud::{Markup, html};
use rafle_engine::{Choice, How, Message, Move, Seat};

use super::Drawing;
use super::pieces::die;

/// So many buttons fit at the bottom of a phone; the others stand above them.
const IN_THE_BAR: usize = 3;

/// What a button says beside the main one at the bottom of a phone is no longer than this, in letters; else it would stand in
/// many lines there, over what lies on the table.
const SAID_IN_THE_BAR: usize = 32;

/// Rows with more choices than this are a list to open: on a phone they would take two lines.
const IN_A_ROW: usize = 6;

/// Moves that need a button, by where it stands, with their numbers.
struct Arranged<'a> {
    /// At the bottom of a phone, what people mostly want first.
    bar: Vec<(usize, &'a Move)>,
    /// Above it.
    more: Vec<(usize, &'a Move)>,
    /// Whether those above are a choice among equals.
    alike: bool,
    /// Among those above, folded with what has to be chosen for them.
    folded: Vec<(usize, &'a Move)>,
}

impl Drawing<'_> {
    /// Buttons, and what has to be picked for them. `back` is the seat that may take a step back.
    pub(crate) fn acts(&self, back: Option<Seat>) -> Markup {
        let Arranged { bar, more, alike, folded } = self.arranged();
        let lies_open = |index: &usize| folded.iter().all(|(other, _)| other != index);
        html! {
            section #acts {
                @for (index, it) in self.view.moves.iter().enumerate().filter(|(index, _)| lies_open(index)) {
                    (self.choices(index, it))
                }
                @if !(more.is_empty() && folded.is_empty()) {
                    div.more.alike[alike] {
                        @for (index, it) in &more { (self.button(*index, it, false)) }
                        @for (index, it) in &folded {
                            details.ways id={ "ways-" (it.label.key) "-" (index) } {
                                summary.btn { (self.say(&it.label)) }
                                (self.choices(*index, it))
                                (self.button(*index, it, true))
                            }
                        }
                    }
                }
                @if !bar.is_empty() || self.view.tap.is_some() || back.is_some() {
                    div.acts {
                        @if let Some(seat) = back {
                            button.btn name="back" value=(seat.to_string()) data-back { (self.site(&Message::new("step-back"))) }
                        }
                        @for (place, (index, it)) in bar.iter().enumerate() { (self.button(*index, it, place == 0 && !self.declines(it))) }
                        @if let Some(tap) = &self.view.tap {
                            button.btn.main name="throw" value="1" data-throw { (self.say(tap)) }
                        }
                    }
                }
            }
        }
    }

    /// Finds a place for everything that needs a button.
    fn arranged(&self) -> Arranged<'_> {
        let needs_button =
            |it: &Move| !matches!(it.how, How::Touch { piece: Some(_), .. }) || self.picked_or_touched(&it.how);
        let buttons: Vec<_> = self.view.moves.iter().enumerate().filter(|(_, it)| needs_button(it)).collect();
        // Rows to choose from lie open if they are all there is of that kind and what people mostly want.
        let several = buttons.iter().filter(|(_, it)| is_rows(it)).count() > 1;
        let mostly = buttons.first().map(|(index, _)| *index).filter(|_| !several);
        let (folded, buttons): (Vec<_>, Vec<_>) =
            buttons.into_iter().partition(|(index, it)| is_rows(it) && Some(*index) != mostly);
        // Many of a kind are a choice among equals; else the first ones are what people mostly want.
        let alike = buttons.len() > IN_THE_BAR && buttons.iter().all(|(_, it)| it.label.key == buttons[0].1.label.key);
        let fits = |place: usize, it: &Move| {
            place == 0 || place < IN_THE_BAR && self.say(&it.label).chars().count() <= SAID_IN_THE_BAR
        };
        let (mut bar, mut more) = (Vec::new(), Vec::new());
        for (place, (index, it)) in buttons.into_iter().enumerate() {
            if !alike && fits(place, it) { bar.push((index, it)) } else { more.push((index, it)) }
        }
        Arranged { bar, more, alike, folded }
    }

    /// Whether a move takes nothing although something could be taken: that is not what people mostly want.
    fn declines(&self, it: &Move) -> bool {
        it.passes && self.view.moves.len() > 1
    }

    fn button(&self, index: usize, it: &Move, main: bool) -> Markup {
        let words = html! {
            span {
                @match &it.how {
                    How::Pick { none: Some(none), .. } => {
                        span.picked { (self.say(&it.label)) }
                        span.unpicked { (self.say(none)) }
                    }
                    _ => (self.say(&it.label)),
                }
                @if let Some(brings) = &it.brings { small { (self.say(brings)) } }
            }
        };
        match &it.how {
            How::Touch { action, piece } => html! {
                button.btn.main[main] name="do" value=(action) data-move=(index) data-on=[piece.as_deref()] { (words) }
            },
            How::Pick { from, least, most, together, .. } => html! {
                button.btn.main[main] name="move" value=(index) data-move=(index) data-from=(ids(index, from)) data-least=(least) data-most=(most) data-words=[only_some(together, from)] data-together=[sets(together)] {
                    (words)
                    @if !together.is_empty() { small.why { (self.site(&Message::new("do-not-go-together"))) } }
                }
            },
            How::Rows { rows, joint, .. } => html! {
                button.btn.main[main] name="move" value=(index) data-move=(index) data-rows data-joint=(between(joint)) {
                    (words)
                    // A script keeps it up with what is chosen; without one it would soon be wrong.
                    b hidden data-chosen { (self.chosen_first(rows, between(joint))) }
                }
            },
        }
    }

    /// What has to be picked where it is no piece that lies on the table.
    fn choices(&self, index: usize, it: &Move) -> Markup {
        match &it.how {
            How::Touch { .. } => html! {},
            How::Pick { from, .. } => {
                let words: Vec<_> = from.iter().enumerate().filter(|(_, choice)| choice.piece.is_none()).collect();
                html! {
                    @if !words.is_empty() {
                        fieldset.picker {
                            legend { (self.say(&it.label)) }
                            div.faces {
                                @for (number, choice) in words {
                                    label.chip {
                                        input type="checkbox" name="p" value=(word_id(index, number));
                                        span { (self.choice(choice)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            How::Rows { rows, .. } => html! {
                fieldset.picker {
                    legend { (self.say(&it.label)) }
                    @for (row, choices) in rows.iter().enumerate() { (self.choice_row(index, row, choices, &it.label)) }
                }
            },
        }
    }

    fn choice_row(&self, index: usize, row: usize, choices: &[Choice], label: &Message) -> Markup {
        let name = format!("r{index}-{row}");
        let first = first_chosen(row, choices.len());
        let called = format!("{} {}", self.say(label), row + 1);
        if choices.len() > IN_A_ROW {
            return html! {
                div.step {
                    button type="button" data-step="-1" aria-label=(self.site(&Message::new("less"))) hidden { "−" }
                    select name=(name) aria-label=(called) {
                        @for (number, choice) in choices.iter().enumerate() {
                            option value=(choice.word) selected[number == first] { (self.choice_words(choice)) }
                        }
                    }
                    button type="button" data-step="1" aria-label=(self.site(&Message::new("more"))) hidden { "+" }
                }
            };
        }
        html! {
            div.faces role="radiogroup" aria-label=(called) data-count=(choices.len()) {
                @for (number, choice) in choices.iter().enumerate() {
                    label.chip {
                        input.vh type="radio" name=(name) value=(choice.word) checked[number == first];
                        span { (self.choice(choice)) }
                    }
                }
            }
        }
    }

    fn choice(&self, choice: &Choice) -> Markup {
        match (&choice.label, choice.piece.as_deref().and_then(|id| self.view.pieces().find(|piece| piece.id == id))) {
            (Some(label), _) => html! {
                @if let Some(face) = choice.face { (die(face, "")) span.vh { (self.say(label)) } }
                @else { (self.say(label)) }
            },
            (None, Some(piece)) => html! { (self.face(piece, 0)) span.vh { (self.label(piece)) } },
            (None, None) => html! { (choice.word) },
        }
    }

    /// What is chosen in each row before anybody has touched it.
    fn chosen_first(&self, rows: &[Vec<Choice>], between: &str) -> String {
        let first = rows.iter().enumerate().filter_map(|(row, choices)| choices.get(first_chosen(row, choices.len())));
        first.map(|choice| self.choice_words(choice)).collect::<Vec<_>>().join(between)
    }

    fn choice_words(&self, choice: &Choice) -> String {
        choice.label.as_ref().map_or_else(|| choice.word.clone(), |label| self.say(label))
    }
}

/// Whether it is made of one choice from each of some rows.
fn is_rows(it: &Move) -> bool {
    matches!(it.how, How::Rows { .. })
}

/// What people write where notation has this between two words.
fn between(joint: &str) -> &'static str {
    if joint == "x" { " × " } else { " " }
}

/// The least of the first row goes with the most of the others, if with anything.
fn first_chosen(row: usize, choices: usize) -> usize {
    if row == 0 { 0 } else { choices.saturating_sub(1) }
}

/// What a word that can be picked is called in the form.
pub fn word_id(index: usize, number: usize) -> String {
    format!("w{index}-{number}")
}

/// The words of what can be picked, for a script that looks whether they go together; nothing if all do.
fn only_some(together: &[Vec<String>], from: &[Choice]) -> Option<String> {
    let words = || from.iter().map(|choice| choice.word.as_str()).collect::<Vec<_>>().join(" ");
    (!together.is_empty()).then(words)
}

fn sets(together: &[Vec<String>]) -> Option<String> {
    let sets = || together.iter().map(|words| words.join(" ")).collect::<Vec<_>>().join(";");
    (!together.is_empty()).then(sets)
}

fn ids(index: usize, from: &[Choice]) -> String {
    let id = |(number, choice): (usize, &Choice)| choice.piece.clone().unwrap_or_else(|| word_id(index, number));
    from.iter().enumerate().map(id).collect::<Vec<_>>().join(" ")
}
