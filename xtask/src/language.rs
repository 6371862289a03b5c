//! What a language still lacks, what is longer than it should be, and what English says otherwise since: for whoever
//! translates. Tests want the same of a language that can be chosen; this tells it on the way there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Done, output, program, root};

/// The folder of all languages, seen from the workspace.
const WORDS: &str = "crates/rafle-words/words";
/// Where the rules pages of a language lie.
const RULES: &str = "rules/";
/// The language that all others are compared with.
const ENGLISH: &str = "en";
/// What the keys of helpers begin with, which only their own language has.
const HELPER: &str = "x-";
/// A word on a button of so many letters fits; longer ones are listed where English is shorter.
const FITS: usize = 24;

/// Words by which English is known: none of the other languages has them.
const KNOWN_BY: [&str; 20] = [
    "the", "you", "your", "with", "what", "when", "which", "this", "that", "they", "their", "each", "every", "than",
    "there", "and", "throws", "takes", "from", "whoever",
];
/// What is called the same in every language, or is typed.
const STAYS: [&str; 4] = ["To Court the King", "Five Crowns", "Buck Dice", "Full House"];

/// How words begin that say a number from 1 to 9, by language: a page may say one of them where English has a figure, and a
/// figure where English says one.
const NUMBERS: [(&str, [&str; 9]); 11] = [
    (ENGLISH, ["one", "two pair", "three", "four", "five", "six", "seven", "eight", "nine"]),
    ("da", ["én ener", "to", "tre", "fire", "fem", "seks", "syv", "otte", "ni"]),
    ("de", ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieb", "acht", "neun"]),
    ("es", ["un as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"]),
    (
        "fi",
        [
            "yksi yht yhd ykkö",
            "kaksi kaht kahd kakko",
            "kolm",
            "nelj nelo",
            "vii",
            "kuus kuut kuud",
            "seits",
            "kahdeks",
            "yhdeks",
        ],
    ),
    ("fr", ["un as", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"]),
    ("is", ["ein ás", "tvei tvæ tvö tvist", "þrí þrj þrem þris", "fjó fjar", "fimm", "sex", "sjö", "átta", "níu"]),
    ("it", ["un asso", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"]),
    ("nb", ["én ener", "to", "tre", "fire", "fem", "seks", "sju syv", "åtte", "ni"]),
    ("nl", ["een één enen", "twee", "drie", "vier", "vijf vijv", "zes", "zeven", "acht", "negen"]),
    ("sv", ["ett en", "två", "tre", "fyr", "fem", "sex", "sju", "åtta", "nio"]),
];

/// Tells of one language, or in a line each of all.
pub(crate) fn run_with(tags: &[&str]) -> Done {
    match tags {
        [] => {
            for tag in folders(&root().join(WORDS)).into_iter().filter(|tag| tag != ENGLISH) {
                println!("{tag}: {}", Told::of(&tag)?.in_short());
            }
            Ok(())
        }
        [tag] if root().join(WORDS).join(tag).is_dir() => {
            print!("{}", Told::of(tag)?);
            Ok(())
        }
        [tag] => Err(format!("there is no folder {WORDS}/{tag}")),
        _ => Err("one language at a time: cargo xtask language TAG".to_owned()),
    }
}

/// What there is to say of a language, by heading.
#[derive(Default)]
struct Told {
    missing: Vec<String>,
    wrong: Vec<String>,
    look: Vec<String>,
    changed: Vec<String>,
}

impl Told {
    fn of(tag: &str) -> Result<Told, String> {
        let changed = if tag == ENGLISH { Vec::new() } else { changed_since(tag)? };
        Ok(Told { changed, ..Told::beside_english(tag) })
    }

    /// The language as it is, beside English as it is.
    fn beside_english(tag: &str) -> Told {
        let (english, other) = (root().join(WORDS).join(ENGLISH), root().join(WORDS).join(tag));
        let mut told = Told::default();
        for file in files(&english) {
            let (ours, theirs) = (read(&english.join(&file)), read(&other.join(&file)));
            match theirs {
                None => told.missing.push(file.clone()),
                Some(theirs) if file.starts_with(RULES) => {
                    told.page(tag, &file, &ours.unwrap_or_default(), &theirs);
                }
                Some(theirs) => {
                    let shared = read(&other.join("table.ftl")).unwrap_or_default();
                    told.messages(&file, &ours.unwrap_or_default(), &theirs, &shared);
                }
            }
        }
        told
    }

    /// Every message is there, with the same variables, and no longer than fits.
    fn messages(&mut self, file: &str, english: &str, other: &str, shared: &str) {
        let (ours, theirs, shared) = (messages(english), messages(other), messages(shared));
        for (key, said) in &ours {
            let Some(translated) = theirs.get(key) else {
                self.missing.push(format!("{file}: {key}"));
                continue;
            };
            let (wanted, has) = (variables(said, &ours, &ours), variables(translated, &theirs, &shared));
            if wanted != has {
                self.wrong.push(format!("{file}: {key} speaks of {has:?}, in English of {wanted:?}"));
            }
            let (short, long) = (said.chars().count(), translated.chars().count());
            if !said.contains(['{', '.']) && short <= FITS && long > FITS && long > short + short / 2 {
                self.look.push(format!("{file}: {key} has {long} letters, in English {short}: {translated}"));
            }
            if said == translated && own_words(&without_names(said)) > 2 {
                self.wrong.push(format!("{file}: {key} reads as in English: {said}"));
            }
            self.english_in(&format!("{file}: {key}"), translated);
        }
        let strange = theirs.keys().filter(|key| !ours.contains_key(*key) && !key.starts_with(HELPER));
        self.wrong.extend(strange.map(|key| format!("{file}: {key} is not in English")));
    }

    /// A page has the same sections, with as many lines, options and figures.
    fn page(&mut self, tag: &str, file: &str, english: &str, other: &str) {
        self.lines(tag, file, english, other);
        let (ours, theirs) = (sections(english), sections(other));
        if ours.len() != theirs.len() {
            self.wrong.push(format!("{file}: {} sections, in English {}", theirs.len(), ours.len()));
            return;
        }
        for (number, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
            theirs.lines().for_each(|line| self.english_in(&format!("{file}, section {number}"), line));
            for (what, wrong, of) in [
                ("lists and tables", true, rows as fn(&str) -> Vec<String>),
                ("words in backticks", true, in_backticks),
                ("words in bold", false, bold),
                ("figures", false, figures),
                // Small ones may be words, and the title of a game may be one. What is counted and measured is not.
                ("large figures", number > 0, large_figures),
            ] {
                let (wanted, has) = (of(ours), of(theirs));
                if wanted != has {
                    let list = if wrong { &mut self.wrong } else { &mut self.look };
                    list.push(format!("{file}, section {number}: {what} {}", difference(&wanted, &has)));
                }
            }
        }
    }

    /// Line by line the same dice and cards are named, and the same small figures, be it in words. A title is a name.
    fn lines(&mut self, tag: &str, file: &str, english: &str, other: &str) {
        if english.lines().count() != other.lines().count() {
            return self.wrong.push(format!(
                "{file}: {} lines, in English {}",
                other.lines().count(),
                english.lines().count()
            ));
        }
        for (number, (ours, theirs)) in english.lines().zip(other.lines()).enumerate().skip(1) {
            let place = format!("{file}, line {}", number + 1);
            let (wanted, has) = (groups(ours), groups(theirs));
            if wanted != has {
                self.wrong.push(format!("{place}: dice and cards {}", difference(&wanted, &has)));
            }
            let (wanted, has) = (small_figures(ours), small_figures(theirs));
            let lacks = without(&without(&wanted, &has), &in_words(tag, theirs));
            let adds = without(&without(&has, &wanted), &in_words(ENGLISH, ours));
            if !lacks.is_empty() || !adds.is_empty() {
                self.wrong.push(format!("{place}: figures lack [{}] and add [{}]", lacks.join(" "), adds.join(" ")));
            }
        }
    }

    /// A text with a word of English in it is English.
    fn english_in(&mut self, place: &str, said: &str) {
        let typed = without_names(said).split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let own =
            typed.split('{').map(|part| part.rsplit('}').next().unwrap_or_default()).collect::<Vec<_>>().join(" ");
        let own = own.to_lowercase();
        let mut words = own.split(|letter: char| !letter.is_alphanumeric());
        if let Some(word) = words.find(|word| KNOWN_BY.contains(word)) {
            self.wrong.push(format!("{place} is English at \"{word}\": {said}"));
        }
    }

    fn in_short(&self) -> String {
        let Told { missing, wrong, look, changed } = self;
        let [missing, wrong, look, changed] = [missing, wrong, look, changed].map(Vec::len);
        format!("{missing} missing, {wrong} wrong, {look} to look at, {changed} changed in English since")
    }
}

impl std::fmt::Display for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (heading, lines) in [
            ("Missing", &self.missing),
            ("Wrong", &self.wrong),
            ("To look at", &self.look),
            ("Changed in English since", &self.changed),
        ] {
            if !lines.is_empty() {
                writeln!(f, "{heading}:")?;
                lines.iter().try_for_each(|line| writeln!(f, "  {line}"))?;
            }
        }
        writeln!(f, "{}", self.in_short())
    }
}

/// The files of a language: words, and rules pages.
fn files(language: &Path) -> Vec<String> {
    let names = |folder: PathBuf| {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut names: Vec<_> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        names.sort();
        names
    };
    let words = names(language.to_owned())
        .into_iter()
        .filter(|name| Path::new(name).extension().is_some_and(|kind| kind == "ftl"));
    words.chain(names(language.join("rules")).into_iter().map(|name| format!("{RULES}{name}"))).collect()
}

fn folders(words: &Path) -> Vec<String> {
    let entries = fs::read_dir(words).into_iter().flatten().flatten().filter(|entry| entry.path().is_dir());
    let mut tags: Vec<_> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    tags.sort();
    tags
}

fn read(file: &Path) -> Option<String> {
    fs::read_to_string(file).ok()
}

/// Each message of a Fluent file by its key, with everything it says. Comments and forms of names are left out.
fn messages(text: &str) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut key = None;
    for line in text.lines() {
        let begins = line.starts_with(|first: char| first.is_ascii_lowercase());
        if let Some((name, said)) = line.split_once(" =").filter(|_| begins) {
            key = Some(name.to_owned());
            messages.insert(name.to_owned(), said.trim().to_owned());
        } else if line.trim_start().starts_with('.') || line.starts_with('#') {
            key = None;
        } else if let Some(said) = key.as_ref().and_then(|key| messages.get_mut(key)) {
            said.push(' ');
            said.push_str(line.trim());
        }
    }
    messages
}

/// A text without what is called the same everywhere.
fn without_names(text: &str) -> String {
    STAYS.iter().fold(text.to_owned(), |text, name| text.replace(name, ""))
}

/// How many words stand in a message beside what is put into it.
fn own_words(said: &str) -> usize {
    let outside = said.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
    outside.flat_map(str::split_whitespace).filter(|word| word.chars().all(char::is_alphabetic)).count()
}

/// The variables that a message speaks of, itself or by what it refers to. `$card-acc` is a form of `$card`; how a list
/// goes on and how much a text counts for matter to some languages alone.
fn variables(said: &str, own: &BTreeMap<String, String>, shared: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in said.split('{').skip(1) {
        let name = part.trim_start();
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
        let end = |text: &str| text.find(|letter| !is_name(letter)).unwrap_or(text.len());
        if let Some(variable) = name.strip_prefix('$') {
            let variable = variable[..end(variable)].split('-').next().unwrap_or_default();
            if !["initial", "amount"].contains(&variable) {
                found.insert(variable.to_owned());
            }
        } else if let Some(referred) = own.get(&name[..end(name)]).or_else(|| shared.get(&name[..end(name)])) {
            found.extend(variables(referred, own, shared));
        }
    }
    found
}

/// What stands before the first heading, and below each.
fn sections(page: &str) -> Vec<String> {
    let mut sections = vec![String::new()];
    for line in page.lines() {
        if line.starts_with("## ") {
            sections.push(String::new());
        }
        let last = sections.last_mut().expect("there is always one");
        last.push_str(line);
        last.push('\n');
    }
    sections
}

/// How each line of a list or a table begins.
fn rows(section: &str) -> Vec<String> {
    let begins = |line: &str| {
        let number = line.split_once(". ").map(|(number, _)| number).filter(|number| number.parse::<u8>().is_ok());
        match (line.as_bytes().first(), number) {
            (_, Some(number)) => Some(format!("{number}.")),
            (Some(b'-'), _) => Some("-".to_owned()),
            (Some(b'|'), _) => Some(format!("|{}", line.matches('|').count())),
            _ => None,
        }
    };
    section.lines().filter_map(begins).collect()
}

fn in_backticks(section: &str) -> Vec<String> {
    sorted(section.split('`').skip(1).step_by(2).map(str::to_owned))
}

fn bold(section: &str) -> Vec<String> {
    section.split("**").skip(1).step_by(2).map(|_| "**".to_owned()).collect()
}

/// Every figure, whatever stands between its thousands and before its decimals.
fn figures(section: &str) -> Vec<String> {
    let letters: Vec<char> = section.chars().collect();
    let digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let mut figures: Vec<String> = Vec::new();
    for (at, letter) in letters.iter().enumerate() {
        let joins = |at: usize| matches!(letters[at], ',' | '.' | '\u{a0}' | '\u{202f}') && digit(at + 1);
        if letter.is_ascii_digit() {
            let goes_on = at > 0 && (digit(at - 1) || at > 1 && joins(at - 1) && digit(at - 2));
            match figures.last_mut().filter(|_| goes_on) {
                Some(figure) => figure.push(*letter),
                None => figures.push(letter.to_string()),
            }
        }
    }
    sorted(figures.into_iter())
}

/// Those of more than one digit.
fn large_figures(section: &str) -> Vec<String> {
    figures(section).into_iter().filter(|figure| figure.len() > 1).collect()
}

/// Those of one digit.
fn small_figures(line: &str) -> Vec<String> {
    figures(line).into_iter().filter(|figure| figure.len() == 1).collect()
}

/// Cards (`9♦`, `3/8`), and figures with nothing but a space between them, in their order: dice that were thrown.
fn groups(line: &str) -> Vec<String> {
    const SUITS: [char; 5] = ['♣', '♦', '♥', '♠', '★'];
    let is_card = |word: &str| word.contains(SUITS) || matches!(word.as_bytes(), [b'0'..=b'9', b'/', b'0'..=b'9']);
    let mut groups: Vec<Vec<&str>> = vec![Vec::new()];
    for word in line.split([' ', '’']) {
        let thing = word.trim_matches(|letter: char| !letter.is_alphanumeric() && !SUITS.contains(&letter));
        let is_thing = is_card(thing) || matches!(thing.as_bytes(), [b'0'..=b'9']);
        if !is_thing || !word.starts_with(thing) {
            groups.push(Vec::new());
        }
        if is_thing {
            groups.last_mut().expect("there is always one").push(thing);
        }
        if !word.ends_with(thing) {
            groups.push(Vec::new());
        }
    }
    let named = |group: &Vec<&str>| group.len() > 1 || group.iter().any(|thing| is_card(thing));
    sorted(groups.into_iter().filter(named).map(|group| group.join(" ")))
}

/// The figures that a line of this language says in words.
fn in_words(tag: &str, line: &str) -> Vec<String> {
    let numbers = NUMBERS.iter().find(|(language, _)| *language == tag).map(|(_, numbers)| numbers);
    let line = line.to_lowercase();
    let words = line.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let said = |word: &str| {
        let says = |begins: &str| begins.split(' ').any(|begin| word.starts_with(begin));
        let said = (1..).zip(numbers.into_iter().flatten()).filter(|(_, begins)| says(begins));
        said.map(|(number, _): (u8, _)| number.to_string()).collect::<Vec<_>>()
    };
    words.flat_map(said).collect()
}

fn sorted(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut words: Vec<_> = words.collect();
    words.sort();
    words
}

/// What is left of a list without the words of another, each as often as it stands there.
fn without(from: &[String], taken: &[String]) -> Vec<String> {
    let mut left = from.to_vec();
    for word in taken {
        if let Some(at) = left.iter().position(|it| it == word) {
            left.remove(at);
        }
    }
    left
}

/// What is missing in the second list, and what it has beside the first.
fn difference(wanted: &[String], has: &[String]) -> String {
    format!("lack [{}] and add [{}]", without(wanted, has).join(" "), without(has, wanted).join(" "))
}

/// Files of English that were changed after the language's own.
fn changed_since(tag: &str) -> Result<Vec<String>, String> {
    let mut changed = Vec::new();
    for file in files(&root().join(WORDS).join(tag)) {
        let last = |language: &str| {
            let log = output(program("git log -1 --format=%ct,%h --").arg(format!("{WORDS}/{language}/{file}")))?;
            let (time, commit) =
                log.trim().split_once(',').map_or((0, ""), |(time, commit)| (time.parse().unwrap_or(0), commit));
            Ok::<(u64, String), String>((time, commit.to_owned()))
        };
        let ((ours, _), (theirs, commit)) = (last(ENGLISH)?, last(tag)?);
        if theirs > 0 && ours > theirs {
            changed.push(format!("git diff {commit} -- {WORDS}/{ENGLISH}/{file}"));
        }
    }
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_compared_by_what_it_speaks_of() {
        let english = "took = { $seat } takes { $card }.\nfaces = three { $face }s\n";
        let shared = "x-faces = { $face ->\n    [1] ettor\n   *[other] { $face }:or\n}\n";
        let fits = "took = { $seat } nimmt { $card-acc }.\n# Why.\nfaces = tre { x-faces }\n";
        let mut told = Told::default();
        told.messages("a.ftl", english, fits, shared);
        assert_eq!(told.in_short(), "0 missing, 0 wrong, 0 to look at, 0 changed in English since");
        told.messages("a.ftl", english, "took = { $seat } nimmt.\nmore = mehr\n", shared);
        assert_eq!((told.missing.len(), told.wrong.len()), (1, 2), "{told}");
    }

    #[test]
    fn no_language_that_can_be_chosen_says_anything_else_than_english() {
        let words = root().join(WORDS);
        let tags =
            folders(&words).into_iter().filter(|tag| tag != ENGLISH && words.join(tag).join("table.ftl").exists());
        let told: Vec<_> = tags.map(|tag| (Told::beside_english(&tag).wrong.join("\n  "), tag)).collect();
        assert!(told.len() > 1, "there are other languages");
        let wrong: Vec<_> = told.iter().filter(|(wrong, _)| !wrong.is_empty()).collect();
        let lines: Vec<_> = wrong.iter().map(|(wrong, tag)| format!("{tag}\n  {wrong}")).collect();
        assert!(wrong.is_empty(), "{}", lines.join("\n"));
    }

    #[test]
    fn english_that_was_left_is_found() {
        let mut told = Told::default();
        told.messages("a.ftl", "a = All dice lie here.\n", "a = All dice lie here.\n", "");
        told.messages("a.ftl", "a = Throw the { $dice }\n", "a = Kast the { $dice }\n", "");
        assert_eq!(told.wrong.len(), 2, "{told}");
        told.page("da", "a.md", "# A\nThrow.\n", "# B\nKast, and the others follow. To Court the King.\n");
        assert_eq!(told.wrong.len(), 3, "{told}");
        told.page("da", "a.md", "# A\n## B\n1,296 of 36\n", "# A\n## B\n1.296 af 35\n");
        assert_eq!(told.wrong.len(), 4, "{told}");
    }

    #[test]
    fn a_line_names_the_same_dice_and_says_the_same_numbers() {
        assert_eq!(groups("- 6 4 1, then 6 6; at 1.5 a 3 (4 4), or 12 3"), ["4 4", "6 4 1", "6 6"]);
        assert_eq!(groups("9★ 10★ J★, a 3 and K♥; 3/8 6/4: 5"), ["3/8 6/4", "9★ 10★ J★", "K♥"]);
        let wrong = |ours: &str, theirs: &str| {
            let mut told = Told::default();
            told.lines("da", "a.md", &format!("# A\n{ours}\n"), &format!("# B\n{theirs}\n"));
            told.wrong.join("; ")
        };
        assert_eq!(wrong("Two 6s and a 1 stay: 6 6 1.", "To seksere og en ener bliver: 6 6 1."), "");
        assert_eq!(wrong("Two twos stay.", "2 toere bliver."), "");
        assert_eq!(wrong("Two 6s stay.", "To femmere bliver."), "a.md, line 2: figures lack [6] and add []");
        assert_eq!(wrong("Three stay.", "4 bliver."), "a.md, line 2: figures lack [] and add [4]");
        assert_eq!(wrong("6 4 1, then 2", "6 4 og 1, så 2"), "a.md, line 2: dice and cards lack [6 4 1] and add [6 4]");
        assert_eq!(wrong("All.\nMore.", "Alle."), "a.md: 2 lines, in English 3");
    }

    #[test]
    fn a_page_has_the_same_lists_options_and_figures() {
        let english = "# A\n\n## How\n1. Throw 6 4 1.\n2. It is 1,296.\n\n## House rules\n- `rounds`: 1 to 20.\n";
        let fits = "# B\n\n## Sådan\n1. Kast 6 4 1.\n2. Det er 1.296.\n\n## Husregler\n- `rounds`: 1 til 20.\n";
        let mut told = Told::default();
        told.page("da", "a.md", english, fits);
        assert_eq!(told.in_short(), "0 missing, 0 wrong, 0 to look at, 0 changed in English since");
        told.page("da", "a.md", english, &fits.replace("6 4 1", "6 4 2").replace("`rounds`", "`runder`"));
        assert_eq!((told.wrong.len(), told.look.len()), (3, 1), "{told}");
        assert!(told.look[0].ends_with("lack [1] and add [2]"), "{told}");
        told.page("da", "a.md", english, "# B\n");
        assert_eq!(told.wrong.len(), 5, "{told}");
    }
}
