//! Every registered game has everything it needs to be spoken of: in the languages that every game is written in, and in each
//! other that tells its rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rafle_engine::{AnyGame, Arg, Face, Field, Message, Next, Play, Seeded, TABLE_VERBS, Values, View, Viewer};
use rafle_games::GAMES;
use rafle_words::{EVERY_GAME_IN, TO_YOU, Words};

use crate::shell::root;

/// The first words that the referee keeps for itself.
const REFEREE_VERBS: [&str; 5] = ["help", "hint", "standings", "quit", "exit"];

/// The languages that speak of this game, and must do so whole.
fn languages(slug: &str) -> impl Iterator<Item = Words> {
    let speaks = move |words: &Words| EVERY_GAME_IN.contains(&words.tag()) || words.own_rules(slug).is_some();
    Words::languages().map(Words::of).filter(speaks)
}

fn fields(slug: &str) -> Vec<Field> {
    rafle_games::fields(slug).expect("the game is on the list")
}

fn none_missing(missing: &BTreeSet<String>) {
    assert!(missing.is_empty(), "missing:\n{}", missing.iter().cloned().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_game_has_its_name_words_and_rules_page() {
    let mut missing = BTreeSet::new();
    for (about, words) in GAMES.iter().flat_map(|about| languages(about.slug).map(move |words| (about, words))) {
        let (slug, tag) = (about.slug, words.tag());
        if !Words::names(slug).contains_key(tag) {
            missing.insert(format!("words/{tag}/names.ftl: {slug}"));
        }
        if words.own_rules(slug).is_none() {
            missing.insert(format!("words/{tag}/rules/{slug}.md"));
        }
        let mut keys = vec!["about".to_owned()];
        for field in fields(slug) {
            keys.push(format!("option-{}", field.key));
            match &field.values {
                Values::OneOf(values) if values != &["off", "on"] => {
                    keys.extend(values.iter().map(|value| format!("option-{}-{value}", field.key)));
                }
                Values::OneOf(_) | Values::Between { .. } | Values::Text { .. } => {}
            }
            let page = words.own_rules(slug).unwrap_or_default();
            if !page.contains(&format!("`{}`", field.key)) {
                missing.insert(format!("words/{tag}/rules/{slug}.md: the house rule `{}`", field.key));
            }
        }
        missing.extend(
            keys.iter().filter(|key| !words.has(slug, key)).map(|key| format!("words/{tag}/{slug}.ftl: {key}")),
        );
        if !words.has(slug, "about") || words.word(slug, "about") == words.word("table", "about") {
            missing.insert(format!("words/{tag}/{slug}.ftl"));
        }
    }
    none_missing(&missing);
}

/// Refusals that no random player meets have words too.
#[test]
fn every_key_that_a_rule_names_has_words() {
    let games = root().join("crates/rafle-games/src");
    let engine = root().join("crates/rafle-engine/src");
    let mut missing = BTreeSet::new();
    let mut want = |file: &Path, game: &str| {
        for key in keys_in(&fs::read_to_string(file).unwrap()) {
            for words in languages(game).filter(|words| !words.has(game, &key)) {
                let place = file.strip_prefix(root()).unwrap_or(file).display().to_string();
                missing.insert(format!("words/{}/{game}.ftl: {key}, named in {place}", words.tag()));
            }
        }
    };
    for about in GAMES {
        // A game is a file, or a folder, or a file with a folder beside it.
        let module = games.join(about.slug.replace('-', "_"));
        let beside = if module.is_dir() { files_in(&module) } else { Vec::new() };
        let file = Some(module.with_extension("rs")).filter(|file| file.exists());
        for file in beside.iter().chain(&file) {
            want(file, about.slug);
        }
    }
    for file in files_in(&engine) {
        want(&file, "table");
    }
    none_missing(&missing);
}

fn files_in(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "rs"));
    files.sort();
    files
}

/// The literal keys of messages and refusals in a source file, its tests and documentation left out.
fn keys_in(source: &str) -> BTreeSet<String> {
    let rules = source.split("#[cfg(test)]").next().unwrap_or_default();
    let code = rules.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let after = |marker: &str| {
        let found = code.split(marker).skip(1).map(|rest| rest.split('"').next().unwrap_or_default().to_owned());
        found.collect::<Vec<_>>()
    };
    ["Refusal::new(\"", "Message::new(\""].into_iter().flat_map(after).collect()
}

/// Random games with each option value in turn: everything that any viewer is shown or told can be said.
#[test]
fn everything_that_happens_can_be_said() {
    let mut missing = BTreeSet::new();
    let mut heard = BTreeSet::new();
    for about in GAMES {
        heard.clear();
        for (number, options) in each_option_alone(about.slug).into_iter().enumerate() {
            // The usual options with few and with many seats, the others with few or with many in turn.
            let seats = [about.least_seats, about.most_seats];
            for &seats in if number == 0 { &seats[..] } else { &seats[number % 2..=number % 2] } {
                let pairs: Vec<_> = options.iter().map(|(key, value)| (*key, value.as_str())).collect();
                let opened = rafle_games::open(about.slug, seats, &pairs).expect("the game is on the list");
                // Some options make no sense with so few or so many seats.
                if let Ok(start) = opened {
                    listen(start, &mut Ears { heard: &mut heard, missing: &mut missing });
                }
            }
        }
    }
    none_missing(&missing);
}

fn each_option_alone(slug: &str) -> Vec<Vec<(&'static str, String)>> {
    let alone = |field: &Field| field.samples().into_iter().map(|value| vec![(field.key, value)]).collect::<Vec<_>>();
    std::iter::once(Vec::new()).chain(fields(slug).iter().flat_map(alone)).collect()
}

fn listen(start: Box<dyn AnyGame>, ears: &mut Ears<'_>) {
    /// Long games repeat themselves.
    const STEPS: usize = 200;
    let slug = start.about().slug;
    let viewers: Vec<_> = [Viewer::Referee, Viewer::Spectator, Viewer::Seat(rafle_engine::Seat::A)].into();
    let mut source = Seeded::new(1);
    let mut play = Play::new(start);
    for _ in 0..STEPS {
        for &viewer in &viewers {
            let view = play.now().view(viewer);
            view.messages().into_iter().for_each(|message| ears.hear(slug, message));
            view.at.into_iter().for_each(|at| ears.hear(slug, &at.said()));
            ears.hear_what_is_asked(slug, play.next(), &view.say);
            for piece in view.pieces() {
                if let Face::Character { key, .. } = &piece.face {
                    let key = format!("card-{key}");
                    let lack = languages(slug).filter(|words| !words.has(slug, &key));
                    ears.missing.extend(lack.map(|words| format!("words/{}/{slug}.ftl: {key}", words.tag())));
                }
            }
        }
        let Some(line) = play.any_line(&mut source) else { break };
        let verb = line.split(' ').next().unwrap_or_default();
        assert!(!TABLE_VERBS.contains(&verb) && !REFEREE_VERBS.contains(&verb), "{slug}: `{line}` is the table's");
        for &viewer in &viewers {
            play.now().happened(&line, viewer).iter().for_each(|message| ears.hear(slug, message));
            let moment = play.now().moment(&line, viewer);
            moment.iter().flat_map(View::messages).for_each(|message| ears.hear(slug, message));
        }
        play.enter(&line).unwrap_or_else(|refusal| panic!("{slug}: `{line}`: {refusal:?}"));
    }
}

/// What explains a choice fits into a line of a phone, or two.
const LONGEST_HELP: usize = 70;

/// What whoever is asked is called.
const NAME: &str = "Xenia";

/// Listens for what cannot be said. A sentence of the same make is heard once: its numbers do not matter.
struct Ears<'a> {
    heard: &'a mut BTreeSet<String>,
    missing: &'a mut BTreeSet<String>,
}

impl Ears<'_> {
    /// What is asked of somebody is said to them, in words of their own that name nobody, and of them to others.
    fn hear_what_is_asked(&mut self, slug: &str, next: Next, asked: &Message) {
        let (Next::Seat(seat) | Next::Chance { hand: Some(seat) }) = next else { return };
        let of_them = asked.args.iter().any(|(name, arg)| *name == "seat" && *arg == Arg::Seat(seat));
        if !self.heard.insert(format!("{}{TO_YOU}", make(asked))) {
            return;
        }
        let mut names = vec![None; seat.index()];
        names.push(Some(NAME.to_owned()));
        let help = format!("help-{}", asked.key.trim_start_matches("say-"));
        for words in languages(slug) {
            let file = format!("words/{}/{slug}.ftl", words.tag());
            let letters = words.word(slug, &help).map_or(0, |help| help.chars().count());
            if !words.has(slug, &help) || letters > LONGEST_HELP {
                self.missing.insert(format!("{file}: {help}, with {LONGEST_HELP} letters at most"));
            }
            let [to_them, of_others] = [Some(seat), None].map(|you| words.say_to(you, slug, asked, &names));
            if !of_them {
                self.missing.insert(format!("{file}: {} does not say who is asked", asked.key));
            } else if !words.has(slug, &format!("{}{TO_YOU}", asked.key)) {
                self.missing.insert(format!("{file}: {}{TO_YOU}", asked.key));
            } else if to_them.contains(NAME) || !of_others.contains(NAME) {
                self.missing.insert(format!("{file}: {}: `{to_them}`, `{of_others}`", asked.key));
            } else if of_others.contains(&format!("{NAME}:")) && !of_others.contains('?') {
                self.missing.insert(format!("{file}: {} gives others an order: `{of_others}`", asked.key));
            }
        }
    }

    fn hear(&mut self, slug: &str, message: &Message) {
        if self.heard.insert(make(message)) {
            for words in languages(slug) {
                let unsaid = words.try_say(slug, message, &[]).err().map(|unsaid| unsaid.to_string());
                let awkward = said_awkwardly(words, slug, message);
                let borrowed = (!words.has(slug, message.key)).then(|| message.key.to_owned());
                let lack = unsaid.into_iter().chain(borrowed).chain(awkward);
                self.missing.extend(lack.map(|what| format!("words/{}/{slug}.ftl: {what}", words.tag())));
            }
        }
    }
}

/// How many of something there may be: none, one, and those that other languages count in another way.
const AMOUNTS: [i64; 6] = [0, 1, 2, 5, 21, 100_000];

/// What people are called who make it hard for a sentence.
const NAMES: [&str; 4] = ["L’Île d'Or", "Wilhelmine Montgomery-Ås", "דנה", "B"];

/// What is wrong with a message, whatever number and name it speaks of: a variable without a value, two spaces, a space before a
/// full stop, a key in place of words.
fn said_awkwardly(words: Words, slug: &str, message: &Message) -> Option<String> {
    AMOUNTS.into_iter().zip(NAMES.into_iter().cycle()).find_map(|(amount, name)| {
        let names = vec![Some(name.to_owned()); 8];
        let said = words.say(slug, &with_amounts(message, amount), &names);
        // French has a space before these, which does not break; where it does it is wrong too.
        let wrong = ["{", "}", "  ", " .", " ,", " ?", " !", " ;", ".."].iter().any(|sign| said.contains(sign))
            || said.trim() != said
            || said == message.key && message.key.contains('-');
        wrong.then(|| format!("{}: `{said}`", message.key))
    })
}

/// The same message, with this number wherever it speaks of one.
fn with_amounts(message: &Message, amount: i64) -> Message {
    fn of(arg: &Arg, amount: i64) -> Arg {
        match arg {
            Arg::Number(_) => Arg::Number(amount),
            Arg::Name(name) => Arg::Name(Box::new(with_amounts(name, amount))),
            Arg::List(items) => Arg::List(items.iter().map(|item| of(item, amount)).collect()),
            Arg::OneOf(items) => Arg::OneOf(items.iter().map(|item| of(item, amount)).collect()),
            other => other.clone(),
        }
    }
    let args = message.args.iter().map(|(name, arg)| (*name, of(arg, amount))).collect();
    Message { args, ..message.clone() }
}

/// The keys and the kinds of arguments of a message.
fn make(message: &Message) -> String {
    fn kind(arg: &Arg) -> String {
        match arg {
            Arg::Name(name) => make(name),
            Arg::List(items) | Arg::OneOf(items) => {
                items.iter().map(kind).collect::<BTreeSet<_>>().into_iter().collect()
            }
            Arg::Number(_) | Arg::Seat(_) | Arg::Dice(_) | Arg::Text(_) => ".".to_owned(),
        }
    }
    let args = message.args.iter().map(|(name, arg)| format!("{name}={}", kind(arg))).collect::<Vec<_>>();
    format!("{}({})", message.key, args.join(","))
}
