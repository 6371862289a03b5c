//! Every file of words can be read, and every language says the same things with the same variables.
//!
//! Two things are a language's own: helpers that its messages share (`x-faces`), which see the variables of whoever refers to
//! them, and forms of a name (`.acc`), which a sentence names as `$card-acc`.
//!
//! Games are written in English and Danish first. A language that can be chosen says all that tables, pages and commands say, and
//! of every game all of it, but of a new one: that is in none of the others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use rafle_words::{EVERY_GAME_IN, FALLBACK, Words};

/// Each message of a file with what it speaks of: variables as `$name`, those by whose number it chooses its words as `$#name`
/// too, other messages as `name`.
type Spoken = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_file_reads_and_says_each_thing_once() {
    let mut wrong = Vec::new();
    for language in languages() {
        for file in ftl_files(&language) {
            if let Err(why) = read(&file) {
                wrong.push(why);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_says_the_same_things_with_the_same_variables() {
    let mut wrong = Vec::new();
    let english = folder().join(FALLBACK);
    for language in languages().into_iter().filter(|language| *language != english) {
        for name in names_of(&ftl_files(&language)) {
            compare(&english.join(&name), &language.join(&name), &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a language has, by its tag: `rules/yatzy.md`, and each message as `yatzy.ftl: about`.
type Has = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_language_that_can_be_chosen_lacks_anything() {
    let missing = missing(&everything());
    assert!(missing.is_empty(), "missing:\n{}", missing.join("\n"));
}

#[test]
fn what_is_lost_is_named() {
    let has = everything();
    let without = |tags: &[&str], lost: &dyn Fn(&str) -> bool| {
        let mut has = has.clone();
        has.iter_mut().filter(|(tag, _)| tags.contains(&tag.as_str())).for_each(|(_, it)| it.retain(|it| !lost(it)));
        missing(&has)
    };
    assert_eq!(without(&["sv"], &|it| it == "rules/yatzy.md"), ["sv/rules/yatzy.md"]);
    assert_eq!(without(&["is", "nl"], &|it| it == "names.ftl: court"), ["is/names.ftl: court", "nl/names.ftl: court"]);
    assert_eq!(without(&["de"], &|it| it == "site.ftl: language"), ["de/site.ftl: language"]);
    let words = has["en"].iter().filter(|it| it.starts_with("yatzy.ftl: ")).count();
    assert!(words > 10);
    assert_eq!(without(&["sv"], &|it| it.starts_with("yatzy.ftl: ")).len(), words);
    // A whole game may not be in one of them alone, nor in none but English.
    let of_yatzy = |it: &str| game_of(it) == Some("yatzy");
    let others: Vec<_> = has.keys().map(String::as_str).filter(|tag| !EVERY_GAME_IN.contains(tag)).collect();
    assert_eq!(without(&others[1..], &of_yatzy).len(), (words + 2) * (others.len() - 1));
    assert_eq!(without(&["da"], &of_yatzy).len(), words + 2);
    assert_eq!(without(&others, &of_yatzy), [""; 0], "a new game needs two languages, however many there are");
}

/// Everything that the languages have which can be chosen.
fn everything() -> Has {
    let has = |tag: &str| {
        let language = folder().join(tag);
        let messages = ftl_files(&language).into_iter().flat_map(|file| {
            let name = file.file_name().unwrap().to_str().unwrap().to_owned();
            read(&file).unwrap().into_keys().map(move |key| format!("{name}: {key}"))
        });
        let pages = names_of(&files_in(&language.join("rules"), "md")).into_iter().map(|page| format!("rules/{page}"));
        (tag.to_owned(), messages.chain(pages).collect())
    };
    Words::languages().map(has).collect()
}

/// What English has and another language lacks. A game is in every language, or in none but those in which every game is: it was
/// added a moment ago.
fn missing(has: &Has) -> Vec<String> {
    let translated = has.iter().filter(|(tag, _)| !EVERY_GAME_IN.contains(&tag.as_str()));
    let translated: BTreeSet<_> = translated.flat_map(|(_, has)| has.iter().filter_map(|it| game_of(it))).collect();
    let lacks = |tag: &str, own: &BTreeSet<String>| {
        let of_new = |it: &String| game_of(it).is_some_and(|game| !translated.contains(game));
        let may_borrow = |it: &String| !EVERY_GAME_IN.contains(&tag) && of_new(it);
        let lacking = has[FALLBACK].iter().filter(|it| !own.contains(*it) && !may_borrow(it));
        lacking.map(|it| format!("{tag}/{it}")).collect::<Vec<_>>()
    };
    has.iter().flat_map(|(tag, own)| lacks(tag, own)).collect()
}

/// The game of which this is a word, the name or the rules page; nothing if it is of no game.
fn game_of(it: &str) -> Option<&str> {
    let of_games = |slug: &&str| folder().join(FALLBACK).join("rules").join(slug).with_extension("md").exists();
    let page = it.strip_prefix("rules/").and_then(|page| page.strip_suffix(".md"));
    let name = it.strip_prefix("names.ftl: ");
    page.or(name).or_else(|| it.split_once(".ftl: ").map(|(file, _)| file)).filter(of_games)
}

#[test]
fn words_refer_only_to_words_that_are_there() {
    let mut wrong = Vec::new();
    for language in languages() {
        let shared = read(&language.join("table.ftl")).unwrap_or_default();
        for file in ftl_files(&language) {
            let own = read(&file).unwrap();
            for (key, spoken) in &own {
                let missing =
                    |name: &&String| !name.starts_with('$') && !own.contains_key(*name) && !shared.contains_key(*name);
                wrong.extend(spoken.iter().find(missing).map(|name| format!("{}: {key} refers to {name}", at(&file))));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `[one]` is grammar, and not the number 1: French says it of 0 too, Icelandic of 21. Where a branch spells the number out, or
/// leaves it out, its key is `[1]`.
#[test]
fn a_branch_of_grammar_says_its_number() {
    let mut wrong = Vec::new();
    for file in languages().iter().flat_map(|language| ftl_files(language)) {
        let text = fs::read_to_string(&file).unwrap();
        for (line, written) in text.lines().enumerate() {
            let branch = written.trim_start().strip_prefix("[one]");
            if branch.is_some_and(|said| !said.contains("{ $")) {
                wrong.push(format!("{}:{}: {}", at(&file), line + 1, written.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Sentences in which a number decides nothing, since it stands for itself: "minutes: 5".
const UNCOUNTED: [(&str, &str); 8] = [
    ("is/cli.ftl", "matched seatings"),
    ("is/cli.ftl", "wrong-number-of-bots bots"),
    ("is/tui.ftl", "simulated-bots seats"),
    ("is/crowns.ftl", "too-few-dice dice"),
    ("fi/crowns.ftl", "too-few-dice dice"),
    ("is/site.ftl", "luck-from-record count"),
    ("fr/site.ftl", "luck-from-record count"),
    ("de/table.ftl", "stop-with points"),
];

/// Where English has other words for one than for several, every language has, or it is named above.
#[test]
fn no_plural_form_is_missing() {
    let (mut missing, english) = (BTreeSet::new(), folder().join(FALLBACK));
    for file in languages().iter().flat_map(|language| ftl_files(language)) {
        let ours = read(&english.join(file.file_name().unwrap())).unwrap();
        let (theirs, beside) = (read(&file).unwrap(), shared_beside(&file));
        for (key, spoken) in theirs.iter().filter(|(key, _)| ours.contains_key(*key)) {
            let referred = |name: &String| theirs.get(name).or_else(|| beside.get(name)).cloned().unwrap_or_default();
            let counted: BTreeSet<_> = spoken.iter().flat_map(referred).chain(spoken.iter().cloned()).collect();
            let wanted = ours[key].iter().filter_map(|name| name.strip_prefix("$#").map(|bare| (name, bare)));
            let lacking = wanted.filter(|(name, _)| !counted.contains(*name));
            missing.extend(lacking.map(|(_, bare)| (at(&file), format!("{key} {bare}"))));
        }
    }
    let named: BTreeSet<_> = UNCOUNTED.map(|(file, key)| (file.to_owned(), key.to_owned())).into();
    assert_eq!(missing, named);
}

/// One page must not promise what the other does not have.
#[test]
fn a_percent_sign_stands_as_the_language_writes_it() {
    /// Languages that write it close to the figure, by CLDR; the others put a space between them that does not break.
    const CLOSE: [&str; 4] = ["en", "is", "it", "nl"];
    let mut wrong = Vec::new();
    for language in languages() {
        let tag = language.file_name().unwrap().to_str().unwrap();
        let rules = Some(language.join("rules")).filter(|folder| folder.is_dir());
        let pages = rules.map(|folder| files_in(&folder, "md")).unwrap_or_default();
        for file in [ftl_files(&language), pages].concat() {
            for line in fs::read_to_string(&file).unwrap().lines() {
                let before = line.split('%').rev().skip(1);
                let figures =
                    before.filter(|text| text.trim_end().ends_with(|last: char| last.is_ascii_digit() || last == '}'));
                let apart = |text: &str| text[text.trim_end().len()..].to_owned();
                let wanted = if CLOSE.contains(&tag) { "" } else { "\u{a0}" };
                if figures.map(apart).any(|space| space != wanted) {
                    wrong.push(format!("{}: {line}", at(&file)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Brackets show what can be typed: for nothing that is `none`, whatever the language.
#[test]
fn nothing_is_typed_with_the_same_word_in_every_language() {
    let mut wrong = Vec::new();
    for file in languages().iter().map(|language| language.join("cli.ftl")).filter(|file| file.exists()) {
        let text = fs::read_to_string(&file).unwrap();
        let shown = text.lines().filter(|line| line.contains("[0–{ $most }"));
        wrong.extend(shown.filter(|line| !line.ends_with(" none]")).map(|line| format!("{}:{line}", at(&file))));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_pages_have_the_same_sections_and_options_in_every_language() {
    let mut wrong = Vec::new();
    for english in files_in(&folder().join(FALLBACK).join("rules"), "md") {
        let name = english.file_name().unwrap();
        let (sections, options) = outline(&english);
        for language in languages() {
            let other = language.join("rules").join(name);
            if !other.exists() {
                continue;
            }
            let (other_sections, other_options) = outline(&other);
            if sections != other_sections {
                wrong.push(format!("{}: {other_sections} sections, in English {sections}", at(&other)));
            }
            if options != other_options {
                wrong.push(format!("{}: options {other_options:?}, in English {options:?}", at(&other)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The number of sections of a rules page, and the options that its list of house rules names.
fn outline(page: &Path) -> (usize, BTreeSet<String>) {
    let text = fs::read_to_string(page).unwrap();
    let sections = text.lines().filter(|line| line.starts_with("## ")).count();
    // French has a space before its colons.
    let option = |line: &str| {
        let (key, what) = line.strip_prefix("- `")?.split_once('`')?;
        what.trim_start().starts_with(':').then(|| key.to_owned())
    };
    (sections, text.lines().filter_map(option).collect())
}

fn compare(english: &Path, other: &Path, wrong: &mut Vec<String>) {
    if !english.exists() {
        return wrong.push(format!("{} has no English twin", at(other)));
    }
    let (ours, theirs) = (read(english).unwrap(), read(other).unwrap());
    let (around_ours, around_theirs) = (shared_beside(english), shared_beside(other));
    for (key, spoken) in theirs.iter().filter(|(key, _)| !key.starts_with(HELPER)) {
        let ours = ours.get(key).map(|spoken| variables(spoken, &ours, &around_ours));
        match (ours, variables(spoken, &theirs, &around_theirs)) {
            (None, _) => wrong.push(format!("{}: {key} is not in English", at(other))),
            (Some(ours), theirs) if ours != theirs => {
                wrong.push(format!("{}: {key} speaks of {theirs:?}, in English of {ours:?}", at(other)));
            }
            _ => {}
        }
    }
}

/// What the keys of helpers begin with, which only their own language has.
const HELPER: &str = "x-";

/// The words that every file of the same language may refer to.
fn shared_beside(file: &Path) -> Spoken {
    read(&file.with_file_name("table.ftl")).unwrap_or_default()
}

/// The variables that a message speaks of, itself or by what it refers to: `$card-acc` is a form of `$card`, and how a list
/// goes on (`$initial`) and how much a text counts for (`$amount`) matter to some languages alone.
fn variables(spoken: &BTreeSet<String>, own: &Spoken, shared: &Spoken) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for name in spoken {
        match name.strip_prefix('$') {
            Some(name) if name.starts_with('#') => {}
            Some("initial" | "amount") => {}
            Some(variable) => {
                all.insert(variable.split('-').next().unwrap_or_default().to_owned());
            }
            None => {
                let referred = own.get(name).or_else(|| shared.get(name)).cloned().unwrap_or_default();
                all.extend(variables(&referred, own, shared));
            }
        }
    }
    all
}

fn read(file: &Path) -> Result<Spoken, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", at(file)))?;
    let resource: Resource<&str> = fluent_syntax::parser::parse(text.as_str()).map_err(|(_, errors)| {
        let line = text[..errors[0].pos.start].lines().count();
        format!("{}:{line}: {}", at(file), errors[0])
    })?;
    let mut spoken = Spoken::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut names = BTreeSet::new();
        match &message.value {
            Some(value) => in_pattern(value, &mut names),
            None => return Err(format!("{}: {} says nothing", at(file), message.id.name)),
        }
        if spoken.insert(message.id.name.to_owned(), names).is_some() {
            return Err(format!("{}: {} is there twice", at(file), message.id.name));
        }
    }
    Ok(spoken)
}

fn in_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            if let InlineExpression::VariableReference { id } = selector
                && variants.iter().any(|variant| is_of_one(&variant.key))
            {
                names.insert(format!("$#{}", id.name));
            }
            for variant in variants {
                in_pattern(&variant.value, names);
            }
        }
    }
}

/// Whether these are the words for one of something.
fn is_of_one(key: &VariantKey<&str>) -> bool {
    matches!(key, VariantKey::NumberLiteral { value: "1" } | VariantKey::Identifier { name: "one" })
}

fn in_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    let in_call = |arguments: &CallArguments<&str>, names: &mut BTreeSet<String>| {
        arguments.positional.iter().for_each(|argument| in_inline(argument, names));
        arguments.named.iter().for_each(|argument| in_inline(&argument.value, names));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(format!("${}", id.name));
        }
        InlineExpression::MessageReference { id, .. } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => in_call(arguments, names),
        InlineExpression::TermReference { arguments, .. } => arguments.iter().for_each(|it| in_call(it, names)),
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("words")
}

fn languages() -> Vec<PathBuf> {
    let mut languages: Vec<_> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    languages.sort();
    languages
}

fn ftl_files(language: &Path) -> Vec<PathBuf> {
    files_in(language, "ftl")
}

fn files_in(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|it| it == extension)).collect();
    files.sort();
    files
}

fn names_of(files: &[PathBuf]) -> BTreeSet<String> {
    files.iter().map(|file| file.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

fn at(file: &Path) -> String {
    file.strip_prefix(folder()).unwrap_or(file).display().to_string()
}
