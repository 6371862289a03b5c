//! "Is the luck fair?": the seal before the game, the numbers at its beginning, the check when it is over. What the script of
//! the device finds out it shows by uncovering one of the sentences that stand here.

use maud::{Markup, PreEscaped, Render, html};
use rafle_engine::{Arg, Elsewhere, Message, Seats};
use rafle_table::{Fair, Followed, Missing, Preparation, Snapshot, Verdict};
use rafle_words::six_words;

use crate::draw::pieces::{die, icon};
use crate::house::Table;
use crate::page::{Page, languages};
use crate::reader::{Kept, Reader};
use crate::table::names;

/// Fewer dice say nothing about how even they fall.
const FEWEST_DICE: u32 = 60;

/// What the script of a device can find out, and its words for it.
const FOUND: [(&str, &str); 8] = [
    ("fits", "luck-fits"),
    ("seals", "luck-seals-fit"),
    ("apart", "luck-without-us"),
    ("nothing", "luck-nothing-kept"),
    ("differs", "luck-lines-differ"),
    ("secret", "luck-secret-differs"),
    ("number", "luck-number-differs"),
    ("dice", "luck-dice-differ"),
];

/// The whole page, for somebody whose device has these [digits](rafle_table::digits); when the game is over, with what following
/// its luck has shown.
pub fn page(
    reader: &Reader,
    table: &Table<'_>,
    shot: &Snapshot,
    digits: &str,
    verdict: Option<&Verdict>,
    why: Option<&str>,
) -> Markup {
    let (id, title) = (table.id, reader.word("is-luck-fair"));
    let sealed = shot.luck.commitment.is_some();
    let content = html! {
        header.bar {
            a.icon href={ "/t/" (id) } aria-label=(reader.word("back-to-table")) { (icon("back")) }
            h1 { (title) }
            (languages(reader))
            a.icon href={ "/t/" (id) "/menu" } aria-label=(reader.word("menu")) { (icon("menu")) }
        }
        @if let Some(why) = why { p.lost role="alert" { (why) } }
        main.fair {
            @if !sealed {
                p.say { strong { (reader.word("luck-was-not-sealed")) } }
            } @else {
                (kept(reader, table, shot, digits, shot.over()))
                @if let Some(verdict) = verdict { (checked(reader, verdict)) } @else { (before(reader)) }
                (elsewhere(reader, table, shot))
                section.panel { (steps(reader, table, shot, digits)) }
                @if let Some(verdict) = verdict {
                    (evenness(reader, verdict))
                    (yourself(reader, table, verdict))
                }
                (small_print(reader, &shot.luck))
            }
            p.acts-row { a.btn.main href={ "/t/" (id) } { (reader.word("back-to-table")) } }
        }
    };
    Page { title: &title, class: "home fair-page", waits: None }.with(reader, &content)
}

/// What the script of the device keeps, and acts by. It compares the dice as well where the page says so.
pub(crate) fn kept(reader: &Reader, table: &Table<'_>, shot: &Snapshot, digits: &str, dice: bool) -> Markup {
    let luck = &shot.luck;
    let record = dice.then(|| format!("/t/{}/record", table.id));
    let check = shot.over().then_some(&reader.assets.check);
    html! {
        div #luck hidden data-table=(table.id) data-device=[luck.device(digits)] data-preparation=(preparation(luck)) data-over[shot.over()] data-game=(luck.game) data-lines=[lines(luck)] data-record=[record] data-check=[check] {}
    }
}

/// The lines of luck as everybody reads them, for an attribute. They are long and go with every table that is drawn, and
/// nothing in them has to be escaped unless somebody has forged a log: only then it is done letter by letter.
struct Lines<'a>(&'a str);

impl Render for Lines<'_> {
    fn render_to(&self, buffer: &mut String) {
        if self.0.bytes().any(|letter| matches!(letter, b'<' | b'>' | b'&' | b'"')) {
            self.0.render_to(buffer);
        } else {
            buffer.push_str(self.0);
        }
    }
}

fn lines(luck: &Fair) -> Option<Lines<'_>> {
    (!luck.lines.is_empty()).then_some(Lines(&luck.lines))
}

fn preparation(luck: &Fair) -> &'static str {
    match luck.preparation {
        Preparation::Unsealed => "unsealed",
        Preparation::Sealing => "sealing",
        Preparation::Opening(_) => "opening",
        Preparation::Ready => "ready",
    }
}

/// Stands on the page of a table: the six words while it waits; then numbers that are waited for; when the game is over, what
/// this device has found.
pub(crate) fn beside(reader: &Reader, table: &Table<'_>, shot: &Snapshot, digits: &str) -> Markup {
    let luck = &shot.luck;
    let waits = matches!(luck.preparation, Preparation::Opening(_));
    let (own, lost) = (luck.device(digits), luck.may_give_up(digits));
    let check = shot.over().then_some(&reader.assets.check);
    let mine = own.as_deref() == lost;
    html! {
        div #luck data-table=(table.id) data-device=[luck.device(digits)] data-preparation=(preparation(luck)) data-over[shot.over()] data-game=(luck.game) data-lines=[lines(luck)] data-check=[check] {
            (drawn_anew(reader, shot))
            @if waits {
                div.panel.asked {
                    p { (reader.site(&Message::new("luck-waits-for").with("names", called(reader, shot, luck.awaited())))) }
                    @if lost.is_some() {
                        // A script opens the number of this device before anybody has read this. That of another device of
                        // the same person may be gone with it.
                        @if mine { noscript { (go_on_without(reader, table)) } } @else { (go_on_without(reader, table)) }
                    }
                }
            }
            @if shot.waits() && luck.commitment.is_some() {
                section.panel.fairness {
                    p { a href={ "/t/" (table.id) "/fair" } data-fair { (reader.word("is-luck-fair")) } }
                    p.note { (reader.word("luck-words-on-every-screen")) }
                    (words(reader, luck))
                }
            }
            @if !shot.waits() && luck.commitment.is_some() {
                // As long as the game goes on it comes to light only if something does not fit.
                p.note.fairness hidden[!shot.over()] data-verdict="" data-alarm {
                    a href={ "/t/" (table.id) "/fair" } data-fair { (reader.word("is-luck-fair")) }
                    (found(reader))
                }
            }
        }
    }
}

fn go_on_without(reader: &Reader, table: &Table<'_>) -> Markup {
    html! {
        form method="post" action={ "/t/" (table.id) "/luck" } {
            button.btn name="lost" value="1" { (reader.word("go-on-without-number")) }
        }
    }
}

/// Every sentence of which the script uncovers one.
fn found(reader: &Reader) -> PreEscaped<&'static str> {
    static SAID: Kept = Kept::new();
    let said = || {
        html! {
            @for (word, key) in FOUND {
                span hidden data-says=(word) { @if word == "fits" { (icon("tick")) } " " (reader.word(key)) }
            }
        }
    };
    SAID.of(reader, said)
}

fn before(reader: &Reader) -> Markup {
    html! {
        div.say data-verdict="" {
            strong { (reader.word("luck-is-sealed-now")) }
            p.note { (reader.word("luck-envelope")) }
            (found(reader))
        }
    }
}

/// The answer: what the record says by itself, until the device has compared it with what it kept.
fn checked(reader: &Reader, verdict: &Verdict) -> Markup {
    let follows = matches!(verdict, Verdict::Follows(_));
    let said = if follows { "nothing" } else { "wrong" };
    html! {
        section.verdict data-verdict=(said) data-sticks[!follows] {
            @for (word, key) in [("fits", "luck-yes"), ("nothing", "luck-record-fits"), ("wrong", "luck-no")] {
                strong hidden[word != said] data-answer=(word) { (reader.word(key)) }
            }
            p {
                (found(reader))
                " "
                span hidden data-checked=(reader.site(&Message::new("luck-dice-checked").with("count", "#"))) {}
                noscript { (reader.word("luck-no-scripts")) }
            }
        }
    }
}

fn steps(reader: &Reader, table: &Table<'_>, shot: &Snapshot, digits: &str) -> Markup {
    let (luck, over) = (&shot.luck, shot.over());
    let done = html! { span.n { (icon("tick")) } };
    let to_come = html! { span.n.w {} };
    let opened = luck.preparation == Preparation::Ready;
    html! {
        ol.three-steps {
            li {
                (done)
                h2 { (reader.word(if over { "luck-before-the-game" } else { "luck-now" })) }
                p { (reader.word(if over { "luck-words-were-shown" } else { "luck-words-on-every-screen" })) }
                (words(reader, luck))
            }
            li {
                @if opened { (done) } @else { (to_come) }
                h2 { (reader.word("luck-number-from-everybody")) }
                (numbers(reader, shot, digits))
                @if luck.preparation == Preparation::Sealing && luck.anew == 0 { (add_words(reader, table, luck)) }
            }
            li {
                @if over { (done) } @else { (to_come) }
                h2 { (reader.word("luck-the-secret")) }
                p { (reader.word(if over { "luck-secret-gives" } else { "luck-secret-must-give" })) }
                @if let Some(secret) = luck.secret { p.code.hash { (in_fours(&secret)) } }
            }
        }
    }
}

/// What this seal says nothing about, where the table was opened from a record.
fn elsewhere(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let Some(Elsewhere { outcomes, .. }) = shot.elsewhere else { return html! {} };
    html! {
        p.say data-elsewhere=(outcomes) {
            @if outcomes > 0 { (reader.site(&Message::new("luck-from-record").with("count", outcomes))) } @else { (reader.word("room-goes-on")) }
            @if table.about.hidden { " " (reader.word("record-knows")) }
        }
    }
}

/// The six words of the seal.
pub(crate) fn words(reader: &Reader, luck: &Fair) -> Markup {
    html! {
        @if let Some(commitment) = &luck.commitment {
            ul.seal-words aria-label=(reader.word("luck-six-words")) lang="" { @for word in six_words(commitment) { li { (word) } } }
        }
    }
}

/// Who adds a number, and what that means for whoever reads.
fn numbers(reader: &Reader, shot: &Snapshot, digits: &str) -> Markup {
    let luck = &shot.luck;
    let say = |key, seats: Seats| reader.site(&Message::new(key).with("names", called(reader, shot, seats)));
    let adding = luck.adding();
    let opened = luck.preparation == Preparation::Ready;
    let own = luck.device(digits);
    let mine = own.as_ref().is_some_and(|own| luck.devices.iter().any(|(device, _)| device == own));
    html! {
        @if adding.is_empty() { p { (reader.word("luck-nobody-adds")) } }
        @else if opened { p { (say("luck-have-added", adding)) " " (reader.word("luck-one-is-enough")) } }
        @else { p { (say("luck-will-add", adding)) " " (reader.word("luck-one-is-enough")) } }
        @if own.is_some() && !mine && !adding.is_empty() { p { (reader.word("luck-relies-on-others")) } }
        @if luck.words > 0 { p { (reader.site(&Message::new("luck-words-added").with("count", luck.words))) } }
        (drawn_anew(reader, shot))
    }
}

/// How often all was drawn anew and whose number was missing: to withhold one is the only way to choose, so every page says it.
pub(crate) fn drawn_anew(reader: &Reader, shot: &Snapshot) -> Markup {
    let Fair { anew, missing, .. } = &shot.luck;
    let said = || Message::new("luck-drawn-anew").with("count", *anew).with("names", were_called(reader, missing));
    html! { @if *anew > 0 { p.lost data-anew=(anew) { (reader.site(&said())) } } }
}

/// What the players of these seats are called.
fn called(reader: &Reader, shot: &Snapshot, seats: Seats) -> Arg {
    let names = names(reader, shot);
    each_once(seats.iter().filter_map(|seat| names[seat.index()].clone()))
}

/// What those were called whose numbers were missing.
fn were_called(reader: &Reader, missing: &[Missing]) -> Arg {
    let name = |who: &Missing| reader.words.called(&who.names, who.unnamed).swap_remove(who.seat.index());
    each_once(missing.iter().filter_map(name))
}

/// Whoever has several seats is named once.
fn each_once(names: impl Iterator<Item = String>) -> Arg {
    let mut names: Vec<_> = names.collect();
    names.dedup();
    names.into_iter().collect()
}

fn add_words(reader: &Reader, table: &Table<'_>, luck: &Fair) -> Markup {
    html! {
        form.line method="post" action={ "/t/" (table.id) "/luck" } data-add-words=(luck.words) {
            label.field { span { (reader.word("luck-your-words")) } input name="words" required maxlength="100" autocomplete="off"; }
            button.btn { (reader.word("luck-add-words")) }
        }
    }
}

/// Bytes for people who compare them.
fn in_fours(bytes: &[u8]) -> String {
    let four = |two: &[u8]| two.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    bytes.chunks(2).map(four).collect::<Vec<_>>().join(" ")
}

/// How often each number came.
fn evenness(reader: &Reader, verdict: &Verdict) -> Markup {
    let counts = counts(verdict);
    let all: u32 = counts.iter().sum();
    if all < FEWEST_DICE {
        return html! {};
    }
    let most = counts.iter().copied().max().unwrap_or(1);
    let tenths = (10.0 * chance_of_less(&counts)).round() as u32;
    html! {
        section.panel {
            h2 { (reader.word("luck-how-often")) }
            ol.faces { @for (face, count) in (1..).zip(counts) {
                li { (die(face, "t1")) span.vh { (face) ": " } svg.part viewBox={ "0 0 " (most) " 1" } preserveAspectRatio="none" aria-hidden="true" { rect width=(count) height="1" {} } b { (count) } }
            } }
            p.note { (reader.site(&Message::new("luck-less-even").with("tenths", tenths))) }
        }
    }
}

/// How often each face came, those taken back among them.
fn counts(verdict: &Verdict) -> [u32; 6] {
    let mut counts = [0; 6];
    let Verdict::Follows(followed) = verdict else { return counts };
    let thrown = followed.outcomes.iter().filter_map(|outcome| outcome.line.strip_prefix("throw "));
    for face in thrown.flat_map(|faces| faces.split(' ')).filter_map(|face| face.parse::<usize>().ok()) {
        if let Some(count) = counts.get_mut(face.wrapping_sub(1)) {
            *count += 1;
        }
    }
    counts
}

/// How large a part of all fair games comes out less even than this, by the distribution of chi-square with five degrees of
/// freedom.
fn chance_of_less(counts: &[u32; 6]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / 6.0;
    let x: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let root = x.sqrt();
    let density = (-x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    2.0 * (beyond(root) + density * (root + root.powi(3) / 3.0))
}

/// How likely something normal lies so far beyond the middle: Simpson's rule out to where nothing is left.
fn beyond(from: f64) -> f64 {
    const STEPS: i32 = 200;
    let width = (8.0_f64 - from).max(0.0) / f64::from(STEPS);
    let density = |at: f64| (-at * at / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let weight = |step| if step == 0 || step == STEPS { 1.0 } else { f64::from(2 + 2 * (step % 2)) };
    (0..=STEPS).map(|step| weight(step) * density(from + f64::from(step) * width)).sum::<f64>() * width / 3.0
}

/// The record, and how it is checked without asking us.
fn yourself(reader: &Reader, table: &Table<'_>, verdict: &Verdict) -> Markup {
    let file = format!("{}.rafle", table.about.slug);
    let said = match verdict {
        Verdict::Follows(followed) => {
            reader.site(&Message::new("luck-follows-here").with("count", followed.outcomes.len()))
        }
        _ => reader.word("luck-does-not-follow-here"),
    };
    html! {
        section.panel {
            h2 { (reader.word("luck-check-yourself")) }
            p { (said) }
            @if let Verdict::Follows(Followed { late: late @ 1.., .. }) = verdict {
                p data-late { (reader.site(&Message::new("luck-taken-back").with("count", *late))) }
            }
            p.acts-row { a.btn href={ "/t/" (table.id) "/record" } download=(file) data-record { (reader.word("download-record")) } }
            p.code.hash { "rafle verify " (file) }
        }
    }
}

/// What holds only if a device adds something is not said where none does.
fn small_print(reader: &Reader, luck: &Fair) -> Markup {
    let unseen = (!luck.adding().is_empty()).then_some("luck-nobody-in-secret");
    html! {
        section.small-print {
            @for key in unseen.into_iter().chain(["luck-machine-of-the-host", "luck-uncovers-hands", "luck-left-open"]) {
                p.note { (reader.word(key)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_many_fair_games_are_less_even() {
        // 630 dice of a game, as in a table of chi-square: 1.63 with five degrees of freedom.
        let less = chance_of_less(&[101, 110, 97, 112, 108, 102]);
        assert!((less - 0.90).abs() < 0.01, "{less}");
        assert!((chance_of_less(&[10; 6]) - 1.0).abs() < 1e-9, "nothing is more even than that");
        // The table has 11.07 for one in twenty: here 11.04.
        let odd = chance_of_less(&[100, 100, 100, 100, 100, 142]);
        assert!((odd - 0.02).abs() < 0.02, "{odd}");
        assert!(chance_of_less(&[0, 0, 0, 0, 0, 600]) < 1e-9);
    }

    #[test]
    fn lines_of_luck_stay_inside_their_attribute() {
        for text in ["luck seal 0a1b", "luck words \"><b>&amp;", ""] {
            assert_eq!(html! { p title=(Lines(text)) {} }.0, html! { p title=(text) {} }.0, "{text}");
        }
    }
}
