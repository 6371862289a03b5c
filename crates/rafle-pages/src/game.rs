//! The page of a game: what it is, with whom it is played, by which house rules, and how.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use rafle_engine::{About, Arg, Begins, Draft, Field, Message, Stage, Values, View};
use rafle_table::{PATIENCE, PATIENCES, Snapshot, aid, decides, draft, fields, most_seats, opening, pad, unusual};
use rafle_words::{FALLBACK, Rules, Words};

use crate::card::beside_the_rules;
use crate::draw::Drawing;
use crate::draw::pieces::icon;
use crate::home::facts;
use crate::house::{House, Table};
use crate::page::{Page, choices, languages};
use crate::pictures::{picture, way_picture};
use crate::reader::Reader;

/// Words to choose from are shown side by side up to this number.
const SIDE_BY_SIDE: usize = 4;

/// So many bots play along where nobody has said how many.
const BOTS: usize = 2;

/// With whom a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Alone against bots, at once.
    Bots,
    /// Several on this device, who hand it to each other.
    Device,
    /// Everybody on a device of their own: a room waits for them.
    Phones,
}

impl Way {
    /// All ways, as they stand on the page.
    pub const ALL: [Way; 3] = [Way::Bots, Way::Device, Way::Phones];

    /// What it is called in addresses and forms.
    pub fn word(self) -> &'static str {
        match self {
            Way::Bots => "bots",
            Way::Device => "device",
            Way::Phones => "phones",
        }
    }

    /// The way that is called so.
    pub fn of(word: &str) -> Option<Way> {
        Way::ALL.into_iter().find(|way| way.word() == word)
    }

    /// How many bots play this game where nobody has said how many.
    pub fn bots(about: &About) -> usize {
        BOTS.clamp(about.least_seats.saturating_sub(1), about.most_seats - 1)
    }

    /// What it is called, how it goes, and what its button says.
    pub(crate) fn words(self) -> [&'static str; 3] {
        match self {
            Way::Bots => ["against-bots", "against-bots-how", "play-against"],
            Way::Device => ["around-device", "around-device-how", "begin"],
            Way::Phones => ["on-phones", "on-phones-how", "open-for-phones"],
        }
    }
}

/// What a form was filled in with, by the name of the field.
pub type Filled<'a> = dyn Fn(&str) -> Option<&'a str> + 'a;

/// A game to be set up.
pub struct Setting<'a> {
    /// The way that is unfolded.
    pub way: Way,
    /// What was filled in, house rules included.
    pub filled: &'a Filled<'a>,
    /// Why no table was opened, if one was asked for.
    pub refused: Option<&'a str>,
    /// Why these house rules do not hold, if they do not.
    pub unruly: Option<&'a str>,
}

/// The whole page.
pub fn page(reader: &Reader, house: House<'_>, about: &About, setting: &Setting<'_>) -> Markup {
    let name = reader.words.name(about.slug);
    let line = reader.words.word(about.slug, "about").unwrap_or_default();
    let ways: &[Way] = if about.most_seats == 1 { &[Way::Bots] } else { &Way::ALL };
    let chosen = chosen(about, setting);
    let options: Vec<_> = chosen.iter().map(|(key, word)| (*key, word.as_str())).collect();
    let most = most_seats(about, &options);
    let content = html! {
        header.bar {
            a.icon href="/" aria-label=(reader.word("all-games")) { (icon("back")) }
            h1 { (name) }
            a.to-rules href="#rules" { (reader.word("rules")) }
            (choices(reader))
        }
        main.game {
            div.head {
                section.intro {
                    (picture(about.picture))
                    span.plank {}
                    div {
                        p { (line) }
                        (facts(reader, about))
                    }
                }
                @let also = reader.words.also(about.slug);
                @if !also.is_empty() { p.also { (also_called(reader, about.slug, &also)) } }
                section.who aria-labelledby="who" {
                    h2 #who { (reader.word("who-is-playing")) }
                    @for way in ways { (choice(reader, house, about, *way, setting, most)) }
                }
                (house_rules(reader, house, about, setting, &options))
            }
            @if has_text(about, setting) { (as_it_lies(reader, about.slug, &options)) }
            @for draft in half_read(about, setting) { (as_far_as_it_was_read(reader, &draft)) }
            div #rules.reading {
                (beside_the_rules(reader, about.slug, aid(about.slug, &options).as_ref()))
                (on_paper(reader, about, &options))
                article.rules { (rules(reader, about.slug)) }
            }
        }
    };
    Page { title: &name, class: "home game-page", waits: None }.with(reader, &content)
}

/// Those of the house rules in force that are not the usual ones, as they are written.
fn chosen(about: &About, setting: &Setting<'_>) -> Vec<(&'static str, String)> {
    let typed = |field: &Field| Some((field.key, (setting.filled)(&format!("option-{}", field.key))?));
    let typed: Vec<_> = rules_asked(about).iter().filter_map(typed).collect();
    if setting.unruly.is_some() { Vec::new() } else { unusual(about.slug, &typed) }
}

/// Whether something was typed that is drawn, and that holds.
fn has_text(about: &About, setting: &Setting<'_>) -> bool {
    let is_text = |field: &Field| matches!(field.values, Values::Text { .. });
    let typed = |field: &Field| (setting.filled)(&format!("option-{}", field.key)).is_some();
    setting.unruly.is_none() && rules_asked(about).iter().any(|field| is_text(field) && typed(field))
}

/// What was typed as it will lie on the table: the game before its first throw or deal. Whoever has the box beside it sees
/// what is wrong at a glance.
fn as_it_lies(reader: &Reader, slug: &str, options: &[(&str, &str)]) -> Markup {
    let Some(view) = opening(slug, options).map(View::laid_out) else { return html! {} };
    let drawing = Drawing::new(reader.words, slug, &[], &view);
    html! {
        section.opening aria-labelledby="opening" {
            h2 #opening { (reader.word("as-it-will-lie")) }
            @if drawing.anything_lies() { (drawing.wood(false)) }
            (drawing.paper(false))
        }
    }
}

/// The texts that were typed and do not hold.
fn half_read(about: &About, setting: &Setting<'_>) -> impl Iterator<Item = Draft> {
    let typed = |field: &Field| (setting.filled)(&format!("option-{}", field.key));
    let read = move |field: Field| draft(about.slug, field.key, typed(&field)?);
    let asked = if setting.unruly.is_some() { rules_asked(about) } else { Vec::new() };
    asked.into_iter().filter_map(read).filter(|draft| !draft.faults.is_empty())
}

/// What could be read of a text that does not hold, and where something is missing: whoever typed it sees where to look.
fn as_far_as_it_was_read(reader: &Reader, draft: &Draft) -> Markup {
    html! {
        section.opening.half aria-labelledby="opening" {
            h2 #opening { (reader.word("as-far-as-read")) }
            div.panel.board {
                table.grid {
                    tbody {
                        @for line in &draft.parts {
                            tr {
                                @for part in line {
                                    td { span.fld.q[part.is_none()] { (part.as_deref().unwrap_or("?")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// For people with real things: what can be printed, and a pad that adds up.
fn on_paper(reader: &Reader, about: &About, options: &[(&str, &str)]) -> Markup {
    let slug = about.slug;
    let (print, pad) = (crate::print::is_there(slug), pad(slug).is_some());
    // What stands in a record's header needs no other spelling in an address.
    let address: Vec<_> = options.iter().map(|(key, word)| format!("option-{key}={word}")).collect();
    let printed = |players: Option<usize>| {
        let asked: Vec<_> =
            players.map(|players| format!("players={players}")).into_iter().chain(address.clone()).collect();
        format!("/g/{slug}/print{}{}", if asked.is_empty() { "" } else { "?" }, asked.join("&"))
    };
    html! {
        @if print || pad {
            p.on-paper {
                @if print { a.quiet href=(printed(None)) { (reader.word("print")) } " " }
                @if let Some(many) = crate::print::many(about) {
                    a.quiet href=(printed(Some(many))) { (reader.site(&Message::new("print-for").with("players", many))) }
                    " "
                }
                @if pad { a.quiet href={ "/pad?game=" (slug) } { (reader.word("score-pad")) } }
            }
        }
    }
}

/// One way to play, folded unless it is the one: a form of its own, so that Enter begins what one is looking at.
fn choice(reader: &Reader, house: House<'_>, about: &About, way: Way, setting: &Setting<'_>, most: usize) -> Markup {
    let open = way == setting.way || about.most_seats == 1;
    let [what, how, begins] = way.words();
    let what = if about.most_seats == 1 { "play-alone" } else { what };
    let refused = setting.refused.filter(|_| way == setting.way);
    let name = (setting.filled)("name-0").or(reader.name.as_deref()).unwrap_or_default();
    let own_name = || {
        html! {
            label.field { span { (reader.word("your-name")) } input name="name-0" maxlength="24" autocomplete="nickname" value=(name) placeholder=(reader.word("guest")); }
        }
    };
    html! {
        details.choice name="who" open[open] data-way=(way.word()) {
            summary {
                (way_picture(way))
                span { b { (reader.word(what)) } small { (reader.word(how)) } }
                (icon("down"))
            }
            form method="post" action={ "/g/" (about.slug) } {
                @if let Some(why) = refused { p.lost role="alert" { (why) } }
                input type="hidden" name="seal";
                input type="hidden" name="way" value=(way.word());
                (carried(house, about, setting))
                @match way {
                    Way::Bots => { (own_name()) @if about.most_seats > 1 { (opponents(reader, house, about, setting, most)) } }
                    Way::Device => { (people(reader, about, name, setting, most)) }
                    Way::Phones => { (own_name()) p.note { (reader.word("phones-get-a-code")) } }
                }
                @match way {
                    Way::Bots if about.most_seats > 1 => {
                        @let said = |bots: usize| reader.site(&Message::new("play-against").with("bots", bots));
                        button.btn.main data-begins data-none=(said(0)) data-one=(said(1)) data-many=(said(9)) { (said(bots(about, setting))) }
                    }
                    Way::Bots => { button.btn.main data-begins { (reader.word("play-alone")) } }
                    Way::Device => { button.btn.main data-begins data-many=(reader.site(&Message::new("begin-with-people").with("count", 9))) { (reader.word(begins)) } }
                    Way::Phones => { button.btn.main data-begins { (reader.word(begins)) } }
                }
            }
        }
    }
}

/// The house rules in force, so that every way begins by them.
fn carried(house: House<'_>, about: &About, setting: &Setting<'_>) -> Markup {
    // Those that do not hold are not carried along.
    let names = (setting.unruly.is_none()).then(|| rule_names(house, about)).into_iter().flatten();
    html! {
        @for name in names {
            @if let Some(value) = (setting.filled)(&name) { input type="hidden" name=(name) value=(value); }
        }
    }
}

/// The fields of the house rules, by name.
fn rule_names(house: House<'_>, about: &About) -> Vec<String> {
    let options = rules_asked(about).into_iter().map(|field| format!("option-{}", field.key));
    let agreed = agreements(house, about).into_iter().map(ToOwned::to_owned);
    options.chain(agreed).collect()
}

/// What is agreed on besides the options of the game, by the name of the field.
pub(crate) fn agreements(house: House<'_>, about: &About) -> Vec<&'static str> {
    let (decided, alone) = (decides(about.slug), about.most_seats == 1);
    let all = [
        ("hints", decided && house.coach),
        ("back", decided && !alone),
        ("patience", !alone),
        ("first", !alone && about.begins != Begins::Rule),
    ];
    all.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect()
}

/// The options that a table is asked for. Who begins is asked for all games alike.
fn rules_asked(about: &About) -> Vec<Field> {
    let asked = |field: &Field| !matches!(about.begins, Begins::Option(key, _) if key == field.key);
    fields(about.slug).unwrap_or_default().into_iter().filter(asked).collect()
}

fn bots(about: &About, setting: &Setting<'_>) -> usize {
    (setting.filled)("bots").and_then(|typed| typed.parse().ok()).unwrap_or_else(|| Way::bots(about))
}

/// How many bots, and how well they play.
fn opponents(reader: &Reader, house: House<'_>, about: &About, setting: &Setting<'_>, most: usize) -> Markup {
    let chosen = (setting.filled)("level").unwrap_or(house.usual);
    let (least, most) = (about.least_seats - 1, most - 1);
    html! {
        div.opponents {
            div.field.count {
                label for="bots" { (reader.word("bots")) }
                div.tally {
                    button type="button" hidden data-by="-1" aria-label=(reader.word("one-bot-fewer")) { "−" }
                    input #bots type="number" name="bots" value=(bots(about, setting)) min=(least) max=(most) inputmode="numeric" required;
                    button type="button" hidden data-by="1" aria-label=(reader.word("one-bot-more")) { "+" }
                }
            }
            (how_well(reader, house, chosen))
        }
    }
}

/// How well the bots play.
pub(crate) fn how_well(reader: &Reader, house: House<'_>, chosen: &str) -> Markup {
    html! {
        fieldset.seg {
            legend { (reader.word("how-well")) }
            div {
                @for level in house.levels {
                    label { input.vh type="radio" name="level" value=(level) checked[*level == chosen]; span { (level_name(reader, level)) } }
                }
            }
        }
    }
}

/// The names of everybody on this device, typed in place. Lines that stay empty are nobody's.
fn people(reader: &Reader, about: &About, own: &str, setting: &Setting<'_>, most: usize) -> Markup {
    html! {
        ol.names data-least=(about.least_seats) {
            @for seat in 0..most {
                @let key = format!("name-{seat}");
                @let name = if seat == 0 { own } else { (setting.filled)(&key).unwrap_or_default() };
                li {
                    span aria-hidden="true" { (seat + 1) }
                    input name=(key) maxlength="24" autocomplete="off" value=(name) placeholder=(reader.word("add-a-name")) aria-label=(reader.site(&Message::new("name-of").with("number", seat + 1)));
                }
            }
        }
    }
}

/// The house rules in force as a sentence, and the form in which they are changed: it leads to this page again, with what was
/// chosen in its address.
fn house_rules(
    reader: &Reader,
    house: House<'_>,
    about: &About,
    setting: &Setting<'_>,
    options: &[(&str, &str)],
) -> Markup {
    let (fields, agreed) = (rules_asked(about), agreements(house, about));
    if fields.is_empty() && agreed.is_empty() {
        return html! {};
    }
    let filled = |name: &str| (setting.filled)(name);
    let in_force = |name: &str| filled(name).filter(|_| setting.unruly.is_none());
    let (label, semicolon) = (|name: &str| reader.words.labelled(name, ""), reader.word("list-semicolon"));
    let mut said = Vec::new();
    for field in &fields {
        let changed = options.iter().find(|(key, _)| *key == field.key);
        if matches!(field.values, Values::Text { .. }) && changed.is_none() {
            continue;
        }
        let value = changed.map_or(field.default.as_str(), |(_, word)| word);
        let value = option_value(reader, about.slug, field, value);
        said.push((label(&option_name(reader, about.slug, field)), value, changed.is_some()));
    }
    for name in &agreed {
        if let Some(value) = in_force(name).filter(|value| *value != usual(name)) {
            said.push((label(&reader.word(name_of(name))), agreed_value(reader, name, value), true));
        }
    }
    let changed = said.iter().any(|(.., changed)| *changed);
    html! {
        details #house.house open[setting.unruly.is_some() || has_text(about, setting)] {
            summary {
                span {
                    b { (reader.word("house-rules")) }
                    small {
                        @if !changed { (reader.word("rules-as-usual")) " " }
                        @for (index, (label, value, changed)) in said.iter().enumerate() {
                            @if index > 0 { (semicolon) }
                            (label) @if *changed { b { (value) } } @else { (value) }
                        }
                        @if !said.is_empty() { "." }
                    }
                }
                em { (reader.word("change")) }
            }
            form.options method="get" action={ "/g/" (about.slug) "#house" } {
                // Why a text does not hold stands below that text.
                @let of_a_text = half_read(about, setting).next().is_some();
                @if let Some(why) = setting.unruly.filter(|_| !of_a_text) { (unruly(why)) }
                input type="hidden" name="way" value=(setting.way.word());
                @for field in &fields { (option(reader, about.slug, field, &filled, setting.unruly)) }
                (agreed_here(reader, &agreed, &filled))
                @if agreed.contains(&"first") { (agreement(reader, "first", &FIRST, &filled)) }
                p.acts-row {
                    @if changed || setting.unruly.is_some() { a.btn href={ "/g/" (about.slug) "?way=" (setting.way.word()) "#house" } data-usual { (reader.word("back-to-usual")) } }
                    button.btn data-use { (reader.word("use-these")) }
                }
            }
        }
    }
}

/// Why house rules do not hold.
fn unruly(why: &str) -> Markup {
    html! { p #unruly.lost role="alert" { (why) } }
}

/// What is agreed on at a table besides the rules of its game and who begins: of these, those that there are.
pub(crate) fn agreed_here(reader: &Reader, agreed: &[&str], filled: &Filled<'_>) -> Markup {
    html! {
        @if agreed.contains(&"hints") { (agreement(reader, "hints", &HINTS, filled)) }
        @if agreed.contains(&"back") { (agreement(reader, "back", &BACK, filled)) }
        @if agreed.contains(&"patience") { (patience(reader, filled)) }
    }
}

/// Whether the coach may be asked. Without a choice whoever plays against bots alone may.
const HINTS: [(&str, &str); 3] = [("bots", "hints-against-bots"), ("on", "hints-for-all"), ("off", "hints-for-nobody")];

/// Whether what luck has answered may be taken back.
const BACK: [(&str, &str); 2] = [("strict", "take-backs-strict"), ("friendly", "take-backs-friendly")];

/// Who begins, where several devices meet; the host can still change it in the room.
const FIRST: [(&str, &str); 2] = [("lot", "begins-lot"), ("seated", "begins-seated")];

/// What holds where nothing else is agreed on.
fn usual(name: &str) -> String {
    match name {
        "hints" => HINTS[0].0.to_owned(),
        "back" => BACK[0].0.to_owned(),
        "first" => FIRST[0].0.to_owned(),
        _ => PATIENCE.to_string(),
    }
}

/// The words for a field of what is agreed on.
fn name_of(name: &str) -> &'static str {
    match name {
        "hints" => "hints",
        "back" => "take-backs",
        "first" => "begins-title",
        _ => "patience",
    }
}

fn agreed_value(reader: &Reader, name: &str, value: &str) -> String {
    let words = match name {
        "hints" => &HINTS[..],
        "back" => &BACK,
        "first" => &FIRST,
        _ => &[],
    };
    words.iter().find(|(word, _)| *word == value).map_or_else(|| value.to_owned(), |(_, key)| reader.word(key))
}

fn agreement(reader: &Reader, name: &str, choices: &[(&str, &'static str)], filled: &Filled<'_>) -> Markup {
    let label = reader.word(name_of(name));
    let usual = usual(name);
    let chosen = filled(name).unwrap_or(&usual);
    html! {
        div.field role="radiogroup" aria-label=(label) {
            span { (label) }
            div.chips {
                @for (word, key) in choices {
                    label.chip { input.vh type="radio" name=(name) value=(word) checked[*word == chosen]; span { (reader.word(key)) } }
                }
            }
        }
    }
}

/// After how many minutes a bot may play for somebody who is away.
fn patience(reader: &Reader, filled: &Filled<'_>) -> Markup {
    let (usual, least, most) = (PATIENCE.to_string(), PATIENCES.start(), PATIENCES.end());
    html! {
        label.field {
            span { (reader.word("patience")) small { (least) "–" (most) } }
            input type="number" name="patience" value=(filled("patience").unwrap_or(&usual)) min=(least) max=(most) inputmode="numeric";
        }
    }
}

/// How well a bot of this strength plays.
fn level_name(reader: &Reader, level: &str) -> String {
    reader.words.word("site", &format!("level-{level}")).unwrap_or_else(|| level.to_owned())
}

/// What a bot of this strength is called.
pub(crate) fn bot_name(reader: &Reader, level: &str) -> String {
    reader.words.word("site", &format!("bot-{level}")).unwrap_or_else(|| level.to_owned())
}

fn option_name(reader: &Reader, slug: &str, field: &Field) -> String {
    reader.words.word(slug, &format!("option-{}", field.key)).unwrap_or_else(|| field.key.to_owned())
}

/// What a value of an option is called: by the option's own words, by those for a value of that name, or as it is.
fn option_value(reader: &Reader, slug: &str, field: &Field, value: &str) -> String {
    // What people write themselves has words for being their own.
    let value = if matches!(field.values, Values::Text { .. }) && value != field.default { "own" } else { value };
    let own = reader.words.word(slug, &format!("option-{}-{value}", field.key));
    own.or_else(|| reader.words.word(slug, &format!("option-{value}"))).unwrap_or_else(|| value.to_owned())
}

fn option(reader: &Reader, slug: &str, field: &Field, filled: &Filled<'_>, why: Option<&str>) -> Markup {
    let name = format!("option-{}", field.key);
    let chosen = filled(&name).unwrap_or(&field.default);
    let why = why.filter(|_| draft(slug, field.key, chosen).is_some_and(|draft| !draft.faults.is_empty()));
    let label = option_name(reader, slug, field);
    let called = |word: &str| option_value(reader, slug, field, word);
    match &field.values {
        Values::OneOf(words) if words.len() <= SIDE_BY_SIDE => html! {
            div.field role="radiogroup" aria-label=(label) {
                span { (label) }
                div.chips {
                    @for word in words {
                        label.chip { input.vh type="radio" name=(name) value=(word) checked[*word == chosen]; span { (called(word)) } }
                    }
                }
            }
        },
        Values::OneOf(words) => html! {
            label.field {
                span { (label) }
                select name=(name) { @for word in words { option value=(word) selected[*word == chosen] { (called(word)) } } }
            }
        },
        Values::Text { parted, .. } => html! {
            @let lines = field.default.split(*parted).count();
            label.field {
                span { (label) }
                textarea name=(name) rows=(lines) spellcheck="false" autocomplete="off" aria-invalid=[why.map(|_| "true")] aria-describedby=[why.map(|_| "unruly")] { (chosen.replace(*parted, "\n")) }
            }
            @if let Some(why) = why { (unruly(why)) }
        },
        Values::Between { least, most } => html! {
            label.field {
                span { (label) small { (least) "–" (most) } }
                input type="number" name=(name) value=(chosen) min=(least) max=(most) inputmode="numeric";
            }
        },
    }
}

/// The rules page, without its own headline. One that is borrowed says so, and tells browsers and screen readers in which
/// language it is.
fn rules(reader: &Reader, slug: &str) -> Markup {
    let tag = reader.words.tag();
    reader.words.rules(slug).map(|rules| own_or_borrowed(rules, slug, tag)).unwrap_or_default()
}

fn own_or_borrowed(rules: Rules, slug: &str, tag: &str) -> Markup {
    let page = without_headline(rules.page, slug, if rules.borrowed.is_some() { FALLBACK } else { tag });
    match rules.borrowed {
        None => page,
        Some(why) => html! {
            p.note { (why) }
            div lang=(FALLBACK) { (page) }
        },
    }
}

fn without_headline(page: &str, slug: &str, tag: &str) -> Markup {
    let (mut headline, mut section) = (false, 0);
    let events = Parser::new_ext(page, Options::ENABLE_TABLES).filter(|event| {
        let first = |level| level == HeadingLevel::H1;
        match event {
            Event::Start(Tag::Heading { level, .. }) if first(*level) => headline = true,
            Event::End(TagEnd::Heading(level)) if first(*level) => {
                headline = false;
                return false;
            }
            _ => {}
        }
        !headline
    });
    // A section can be led to in any language, by its number.
    let events = events.map(|event| match event {
        Event::Start(Tag::Heading { level: HeadingLevel::H2, classes, attrs, .. }) => {
            section += 1;
            let id = Some(format!("rules-{section}").into());
            Event::Start(Tag::Heading { level: HeadingLevel::H2, id, classes, attrs })
        }
        other => other,
    });
    let mut events: Vec<_> = events.collect();
    mark_names(&mut events, slug, tag);
    let mut markup = String::new();
    pulldown_cmark::html::push_html(&mut markup, events.into_iter());
    PreEscaped(markup)
}

/// What the game is also called; a name that it has in another language says in which.
fn also_called(reader: &Reader, slug: &str, also: &[String]) -> Markup {
    let names = also.iter().cloned().collect::<Arg>();
    let said = html! { (reader.site(&Message::new("also-called").with("names", names))) }.into_string();
    let marked = also.iter().fold(said, |said, name| match language_of(name, slug, reader.words.tag()) {
        Some(language) => {
            let plain = html! { (name) }.into_string();
            said.replacen(&plain, &format!("<span lang=\"{language}\">{plain}</span>"), 1)
        }
        None => said,
    });
    PreEscaped(marked)
}

/// The language in which the game is called so, if it is another one than that of the page.
fn language_of(name: &str, slug: &str, tag: &str) -> Option<&'static str> {
    let names = Words::names(slug);
    let called = |language: &&str| names.get(language).is_some_and(|called| called == name);
    // In English first: what others have borrowed is its name.
    let language = Some(FALLBACK).filter(called).or_else(|| names.keys().copied().find(called));
    language.filter(|language| *language != tag)
}

/// Tells in which language the game is called so, where a page of this language quotes another one.
fn mark_names(events: &mut [Event<'_>], slug: &str, tag: &str) {
    for at in 2..events.len() {
        let [Event::Start(Tag::Emphasis), Event::Text(text), Event::End(TagEnd::Emphasis)] = &events[at - 2..=at]
        else {
            continue;
        };
        if let Some(language) = language_of(text, slug, tag) {
            events[at - 2] = Event::InlineHtml(format!("<em lang=\"{language}\">").into());
            events[at] = Event::InlineHtml("</em>".into());
        }
    }
}

/// Where the rules explain what is going on at a table: how it is played first of all, and who wins after it.
pub(crate) fn section_for(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting | Stage::Playing => "#rules-1",
        Stage::Over => "#rules-2",
    }
}

/// The rules for people who sit at a table: they lead back to it and nowhere else.
pub fn rules_of_table(reader: &Reader, table: &Table<'_>, shot: &Snapshot) -> Markup {
    let name = reader.words.name(table.about.slug);
    let back = format!("/t/{}", table.id);
    let content = html! {
        header.bar {
            a.icon href=(back) aria-label=(reader.word("back-to-table")) { (icon("back")) }
            h1 { (name) }
            p #where { (reader.word("rules")) }
            (languages(reader))
        }
        main.game.of-table {
            div.reading data-laid aria-label=(reader.word("rules")) {
                (beside_the_rules(reader, table.about.slug, shot.aid.as_ref()))
                article.rules { (rules(reader, table.about.slug)) }
                p.acts { a.btn.main href=(back) data-close { (reader.word("back-to-table")) } }
            }
        }
    };
    Page { title: &name, class: "home game-page", waits: None }.with(reader, &content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_borrowed_page_is_marked_as_what_it_is() {
        let mut rules = Words::of(FALLBACK).rules("greedy").expect("there is a page");
        let own = own_or_borrowed(rules.clone(), "greedy", FALLBACK).into_string();
        rules.borrowed = Some("Ikkje omsett.".to_owned());
        let borrowed = own_or_borrowed(rules, "greedy", "nn").into_string();
        assert_eq!(borrowed, format!("<p class=\"note\">Ikkje omsett.</p><div lang=\"en\">{own}</div>"));
    }

    #[test]
    fn a_name_in_another_language_says_in_which() {
        let page = "*Um Krone und Kragen*, *To Court the King*, *aktiv*";
        for (tag, drawn) in [
            ("da", "<em lang=\"de\">Um Krone und Kragen</em>, <em lang=\"en\">To Court the King</em>, <em>aktiv</em>"),
            ("de", "<em>Um Krone und Kragen</em>, <em lang=\"en\">To Court the King</em>, <em>aktiv</em>"),
        ] {
            assert_eq!(without_headline(page, "court", tag).into_string(), format!("<p>{drawn}</p>\n"));
        }
        for (also, language) in [("Um Krone und Kragen", Some("de")), ("From 1 to 100", None)] {
            assert_eq!(language_of(also, "court", "da"), language);
        }
    }
}
