//! What is said, in every language: Fluent files, rules pages and their loader.
//!
//! Rules and tables speak in [`Message`]s, which have keys and no words. A [`Words`] turns them into one language. The
//! files lie in `words/<language>/` and are part of the program; each is read when it is first needed.
//!
//! ```
//! use rafle_engine::{Dice, Message, Seat};
//! use rafle_words::Words;
//!
//! let threw = Message::new("threw").with("seat", Seat::A).with("dice", Dice::of(&[6, 4, 1]));
//! let names = [Some("Bo".to_owned())];
//! assert_eq!(Words::of("en").say("good-man", &threw, &names), "Bo throws 1 4 6.");
//! assert_eq!(Words::of("da-DK").say("good-man", &threw, &names), "Bo kaster 1 4 6.");
//! assert_eq!(Words::of("fi").name("good-man"), "Hyvä mies");
//! ```

mod aid;
mod letters;
mod pad;
mod seal;
mod system;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use rafle_engine::{Arg, Message, Seat, Unnamed};
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

pub use letters::plain;
pub use seal::six_words;
pub use system::of_the_system;

/// The language that stands in for what another one lacks.
pub const FALLBACK: &str = "en";

/// The languages that every game is written in. Others may lack its name, some of its words or its rules page, and borrow
/// them.
pub const EVERY_GAME_IN: [&str; 2] = [FALLBACK, "da"];

/// The words that games share; the language that has them can be chosen for pages and tables.
const SHARED: &str = "table";
/// How the key of a message ends that speaks to whoever it speaks of.
pub const TO_YOU: &str = "-you";

/// What the games are called.
const NAMES: &str = "names";

/// The words of one language. Small: pass it around by value.
#[derive(Clone, Copy)]
pub struct Words {
    language: &'static Language,
    marked: bool,
}

impl Words {
    /// The words of the language with this tag, as browsers (`da-DK`) or terminals (`da_DK.UTF-8`) write it. English for
    /// a language that nobody has written yet.
    pub fn of(tag: &str) -> Words {
        let language = tags(tag).find_map(|tag| LANGUAGES.get(tag.as_str())).unwrap_or_else(|| fallback());
        Words { language, marked: false }
    }

    /// The words for whoever reads the languages of these tags, the dearest first: of those that can be chosen the first; else that
    /// of the nearest relative, since whoever reads Faroese reads Danish sooner than English. Nothing if there is none.
    pub fn of_any(tags: &[&str]) -> Option<Words> {
        let spoken = |tag: &str| LANGUAGES.get(tag).filter(|language| language.files.contains_key(SHARED));
        let own = |tag: &&str| self::tags(tag).find_map(|tag| spoken(&tag));
        let kin = |tag: &&str| self::tags(tag).find_map(|tag| spoken(relative(&tag)?));
        let language = tags.iter().find_map(own).or_else(|| tags.iter().find_map(kin))?;
        Some(Words { language, marked: false })
    }

    /// Whether the language with this tag has words of its own, or some of them.
    pub fn know(tag: &str) -> bool {
        tags(tag).any(|tag| LANGUAGES.contains_key(tag.as_str()))
    }

    /// Every language that can be chosen: tables, pages and commands speak it. It may lack a game, and then borrows it.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.values().filter(|language| language.files.contains_key(SHARED)).map(|language| language.tag)
    }

    /// What this language calls itself. That stands with the names of games: whoever offers all languages, and finds games by their
    /// names in each, reads nothing else of them.
    pub fn language_name(self) -> String {
        let name = self.language.say(NAMES, "language-name", &FluentArgs::new(), false, &mut Vec::new());
        name.unwrap_or_else(|| self.tag().to_owned())
    }

    /// The same words with marks around every argument, so that a name in another script does not turn the line around:
    /// for pages. Terminals and exact comparisons want none.
    pub fn marked(self) -> Words {
        Words { marked: true, ..self }
    }

    /// The tag of this language.
    pub fn tag(self) -> &'static str {
        self.language.tag
    }

    /// Says `message`: its key is looked up among the game's own words, then among those that games share. Players are
    /// called by `names`, or by the letter of their seat.
    ///
    /// Never fails: what cannot be said right is said as well as possible, and [`Words::try_say`] tells what is wrong.
    pub fn say(self, game: &str, message: &Message, names: &[Option<String>]) -> String {
        let mut speech = Speech { words: self, game, names, wrong: Vec::new() };
        speech.message(message)
    }

    /// Says `message` to whoever sits in the seat `you`: if it speaks of that seat, and there is a twin of it that speaks to
    /// it (`say-throws-you`), the twin is said. To others, and where nobody's own seat is given, everybody has a name.
    pub fn say_to(self, you: Option<Seat>, game: &str, message: &Message, names: &[Option<String>]) -> String {
        let of_you = |(name, arg): &(&str, Arg)| *name == "seat" && you.is_some_and(|you| *arg == Arg::Seat(you));
        let twin = message.args.iter().any(of_you).then(|| format!("{}{TO_YOU}", message.key));
        let twin = twin.filter(|twin| self.speaks(game, message.key, twin));
        let mut speech = Speech { words: self, game, names, wrong: Vec::new() };
        speech.message_as(twin.as_deref().unwrap_or(message.key), message)
    }

    /// Whether the language that says `key` in this game also has its `twin`.
    fn speaks(self, game: &str, key: &str, twin: &str) -> bool {
        let has = |language: &Language, key| language.bundle(game, false).is_some_and(|bundle| bundle.has_message(key));
        self.language
            .speakers(game, key)
            .find(|language| has(language, key))
            .is_some_and(|language| has(language, twin))
    }

    /// Says `message`, or tells every key and variable that is missing.
    pub fn try_say(self, game: &str, message: &Message, names: &[Option<String>]) -> Result<String, Unsaid> {
        let mut speech = Speech { words: self, game, names, wrong: Vec::new() };
        let said = speech.message(message);
        if speech.wrong.is_empty() { Ok(said) } else { Err(Unsaid(speech.wrong)) }
    }

    /// Says `message` as a sentence that stands alone. Reasons are written to stand inside another sentence, without a
    /// capital and a full stop; what is a sentence already stays as it is.
    pub fn sentence(self, game: &str, message: &Message, names: &[Option<String>]) -> String {
        let said = capital(&self.say(game, message, names));
        if said.ends_with(['.', '?', '!']) { said } else { said + "." }
    }

    /// The words for a key that is put together where it is needed, such as `option-KEY`; nothing if nobody has written
    /// any.
    pub fn word(self, game: &str, key: &str) -> Option<String> {
        self.language
            .speakers(game, key)
            .find_map(|language| language.say(game, key, &FluentArgs::new(), self.marked, &mut Vec::new()))
    }

    /// `label: what`, as the language sets its colons; a question has none.
    pub fn labelled(self, label: &str, what: &str) -> String {
        if label.ends_with('?') {
            return format!("{label} {what}");
        }
        self.say(SHARED, &Message::new("labelled").with("label", label).with("what", what), &[])
    }

    /// What a game is called; its slug if nobody has named it.
    pub fn name(self, slug: &str) -> String {
        let called =
            |language: &'static Language| language.say(NAMES, slug, &FluentArgs::new(), false, &mut Vec::new());
        called(self.language).or_else(|| called(fallback())).unwrap_or_else(|| slug.to_owned())
    }

    /// What everybody is called in these words: by their names, and whoever has given none is a guest, or a bot; several are told
    /// apart by their places.
    pub fn called(self, names: &[Option<String>], unnamed: Unnamed) -> Vec<Option<String>> {
        let stranger = |seat: Seat| match unnamed.people.len() {
            _ if unnamed.bots.has(seat) => Some(Message::new("bot-called").with("seat", seat.to_string())),
            _ if !unnamed.people.has(seat) => None,
            1 => Some(Message::new("guest")),
            _ => Some(Message::new("player-number").with("number", seat.index() + 1)),
        };
        // Marks go around a whole name, where it is said.
        let plain = Words { marked: false, ..self };
        let called = |(index, name): (usize, &Option<String>)| {
            name.clone().or_else(|| Some(plain.say("site", &stranger(Seat::new(index))?, &[])))
        };
        names.iter().enumerate().map(called).collect()
    }

    /// What a game is called in every language that names it.
    pub fn names(slug: &str) -> BTreeMap<&'static str, String> {
        let called = |language: &'static Language| {
            Some((language.tag, language.say(NAMES, slug, &FluentArgs::new(), false, &mut Vec::new())?))
        };
        LANGUAGES.values().filter_map(called).collect()
    }

    /// What a game is also called in this language, as its book says: the attribute `also` of its name.
    pub fn also(self, slug: &str) -> Vec<String> {
        self.language.also(slug)
    }

    /// Everything that a game is called in any language, to be looked for.
    pub fn all_names(slug: &str) -> Vec<String> {
        let also = LANGUAGES.values().flat_map(|language| language.also(slug));
        Words::names(slug).into_values().chain(also).collect()
    }

    /// The rules page of a game; nothing if nobody has written any.
    pub fn rules(self, slug: &str) -> Option<Rules> {
        let own = |language: &'static Language| language.rules(slug);
        own(self.language).map(|page| Rules { page, borrowed: None }).or_else(|| {
            // Said in the reader's language, as the page is not.
            let why = self.say(SHARED, &Message::new("not-translated"), &[]);
            own(fallback()).map(|page| Rules { page, borrowed: Some(why) })
        })
    }

    /// The rules page in this very language.
    pub fn own_rules(self, slug: &str) -> Option<&'static str> {
        self.language.rules(slug)
    }

    /// Whether this very language has a word for `key` in this game.
    pub fn has(self, game: &str, key: &str) -> bool {
        self.language.bundle(game, false).is_some_and(|bundle| bundle.has_message(key))
    }

    /// A whole number as people write it in this language: with a minus sign, not with the hyphen of what is typed.
    pub fn number(self, number: i32) -> String {
        self.decimal(number.into(), 0)
    }

    /// A number with `digits` after the point, as people write it in this language.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let mark = |key| self.say(SHARED, &Message::new(key), &[]);
        let plain = format!("{:.digits$}", number.abs());
        let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
        let mut written =
            String::from(if number < 0.0 && plain.bytes().any(|b| (b'1'..=b'9').contains(&b)) { "−" } else { "" });
        // Asked only where there is something to group.
        let group = if whole.len() > FEW { mark(GROUP) } else { String::new() };
        written += &grouped(whole, &group);
        if !part.is_empty() {
            written += &mark("number-decimal");
            written += part;
        }
        written
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.tag())
    }
}

/// A rules page, in Markdown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Rules {
    /// The page.
    pub page: &'static str,
    /// If the page is borrowed, and so in the language [`FALLBACK`], this says so in the reader's own.
    pub borrowed: Option<String>,
}

impl Rules {
    /// The page, with a line below its headline that says it is borrowed, if it is: for whoever shows nothing but Markdown.
    pub fn with_note(&self) -> Cow<'static, str> {
        match &self.borrowed {
            None => Cow::Borrowed(self.page),
            Some(why) => {
                let (headline, rest) = self.page.split_once('\n').unwrap_or((self.page, ""));
                Cow::Owned(format!("{headline}\n\n*{why}*\n{rest}"))
            }
        }
    }
}

/// So many digits are read at a glance; from one more on they are grouped.
const FEW: usize = 4;

/// The mark between groups of digits.
const GROUP: &str = "number-group";

/// Whether a number has more than [`FEW`] digits.
fn is_long(number: i64) -> bool {
    number.unsigned_abs() >= 10_u64.pow(FEW as u32)
}

/// Digits with a mark between groups of three, if they are more than [`FEW`].
fn grouped(digits: &str, mark: &str) -> String {
    let mut written = String::with_capacity(digits.len() + digits.len() / 3 * mark.len());
    for (index, digit) in digits.chars().enumerate() {
        if digits.len() > FEW && index > 0 && (digits.len() - index).is_multiple_of(3) {
            written += mark;
        }
        written.push(digit);
    }
    written
}

/// How a bundle says a whole number: what is short by itself, without a look at anything, what is long with this mark, and what
/// is less than nothing with the sign for it.
fn whole_number<const MARK: char, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let is_whole = number.value.fract() == 0.0;
    let whole = number.value as i64;
    let sign = if whole < 0 { "−" } else { "" };
    (is_whole && (whole < 0 || is_long(whole)))
        .then(|| sign.to_owned() + &grouped(&whole.unsigned_abs().to_string(), MARK.encode_utf8(&mut [0; 4])))
}

/// The text with a capital, where it begins with a letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// How a word begins: its first letter, small, and with an h also the one after it, since many languages do not speak it.
fn initial(word: &str) -> String {
    let mut letters = word.chars().flat_map(char::to_lowercase).filter(|letter| letter.is_alphanumeric());
    match letters.next() {
        Some('h') => ['h'].into_iter().chain(letters.next()).collect(),
        first => first.into_iter().collect(),
    }
}

/// What kept a message from being said: keys without words, and words that name what the message does not bring.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Unsaid(pub Vec<String>);

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for Unsaid {}

/// One message being said.
struct Speech<'a> {
    words: Words,
    game: &'a str,
    names: &'a [Option<String>],
    wrong: Vec<String>,
}

impl Speech<'_> {
    fn message(&mut self, message: &Message) -> String {
        self.message_as(message.key, message)
    }

    /// The words of `key` with what `message` speaks of.
    fn message_as(&mut self, key: &str, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            if let Arg::Name(inner) = arg {
                self.forms(name, inner, &mut args);
            }
            let value = self.arg(arg);
            args.set(*name, value);
        }
        self.key(key, &args)
    }

    /// The forms in which a language gives a name (`card-fool` with `.acc`), each as a variable of its own (`$card-acc`):
    /// a name that is poured into a sentence cannot be declined there.
    fn forms(&mut self, name: &str, inner: &Message, args: &mut FluentArgs<'_>) {
        let Words { language, marked } = self.words;
        let mut inner_args = FluentArgs::with_capacity(inner.args.len());
        for (name, arg) in &inner.args {
            let value = self.arg(arg);
            inner_args.set(*name, value);
        }
        let has = |language: &&Language| language.message(self.game, inner.key, marked).is_some();
        let Some(language) = language.speakers(self.game, inner.key).find(has) else { return };
        for (form, said) in language.forms(self.game, inner.key, &inner_args, marked) {
            args.set(format!("{name}-{form}"), said);
        }
    }

    fn key(&mut self, key: &str, args: &FluentArgs<'_>) -> String {
        let Words { language, marked } = self.words;
        let said = language
            .speakers(self.game, key)
            .find_map(|language| language.say(self.game, key, args, marked, &mut self.wrong));
        said.unwrap_or_else(|| {
            self.wrong.push(format!("no words for `{key}`"));
            key.to_owned()
        })
    }

    fn arg(&mut self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.plain(other)),
        }
    }

    fn plain(&mut self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) if *number < 0 || is_long(*number) => self.words.decimal(*number as f64, 0),
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.player(*seat),
            Arg::Dice(dice) if dice.is_empty() => self.key("no-dice", &FluentArgs::new()),
            Arg::Dice(dice) => dice.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Name(name) => self.message(name),
            Arg::List(items) => self.list("list-two", items),
            Arg::OneOf(items) => self.list("list-or", items),
        }
    }

    fn player(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().flatten().unwrap_or_else(|| seat.to_string())
    }

    /// `a`, `a and b`, `a, b and c`: as the language joins them, the last one by the words of `by`.
    fn list(&mut self, by: &str, items: &[Arg]) -> String {
        let Some((last, earlier)) = items.split_last() else { return self.key("list-none", &FluentArgs::new()) };
        let mut joined: Option<String> = None;
        for item in earlier {
            let item = self.plain(item);
            joined = Some(match joined {
                Some(before) => self.join("list-comma", before, item),
                None => item,
            });
        }
        let last = self.plain(last);
        match joined {
            Some(before) => self.join(by, before, last),
            None => last,
        }
    }

    fn join(&mut self, key: &str, first: String, last: String) -> String {
        let mut args = FluentArgs::with_capacity(3);
        // Spanish says *y*, but *e* before the sound of an i.
        args.set("initial", initial(&last));
        args.set("first", first);
        args.set("last", last);
        self.key(key, &args)
    }
}

/// Every file of words, by its path and packed as `build.rs` does.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

type Bundle = FluentBundle<Arc<FluentResource>>;

static LANGUAGES: LazyLock<BTreeMap<&'static str, Language>> = LazyLock::new(|| languages(FILES));

/// The languages that these files make, each by its tag. Nothing of them is read before it is needed.
fn languages(files: &[(&'static str, &'static [u8])]) -> BTreeMap<&'static str, Language> {
    let mut languages = BTreeMap::new();
    for &(path, packed) in files {
        let Some((tag, file)) = path.split_once('/') else { continue };
        let language = languages.entry(tag).or_insert_with(|| Language::new(tag));
        if let Some(name) = file.strip_suffix(".ftl") {
            language.files.insert(name, File::new(packed));
        } else if let Some(slug) = file.strip_prefix("rules/").and_then(|file| file.strip_suffix(".md")) {
            language.rules.insert(slug, Page { packed, read: OnceLock::new() });
        }
    }
    languages
}

/// The text of a file.
fn unpacked(packed: &[u8]) -> String {
    let bytes = miniz_oxide::inflate::decompress_to_vec(packed).expect("what was packed can be unpacked");
    String::from_utf8(bytes).expect("files of words are UTF-8")
}

fn fallback() -> &'static Language {
    &LANGUAGES[FALLBACK]
}

/// `da_DK.UTF-8` as `da-DK`, then as `da`.
fn tags(tag: &str) -> impl Iterator<Item = String> {
    let tag = tag.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    let language = tag.split('-').next().unwrap_or_default().to_lowercase();
    // Norwegian by its common tags is what is written as Bokmål.
    let language = if matches!(language.as_str(), "no" | "nn") { "nb".to_owned() } else { language };
    [tag, language].into_iter()
}

/// What those mostly read as well who read a language that nobody has written, as the tables of CLDR have it.
const RELATIVES: [(&str, &[&str]); 6] = [
    ("da", &["fo", "kl"]),
    ("de", &["gsw", "lb", "rm"]),
    ("es", &["ay", "ca", "eu", "gl", "gn", "qu"]),
    ("fr", &["br", "co", "crs", "ht", "kg", "ln", "lua", "mg", "oc", "rw", "wo"]),
    ("it", &["la"]),
    ("nl", &["af", "fy"]),
];

/// The nearest relative of a language.
fn relative(tag: &str) -> Option<&'static str> {
    RELATIVES.into_iter().find(|(_, others)| others.contains(&tag)).map(|(tag, _)| tag)
}

/// The mark between groups of digits, if a bundle has the words that games share.
fn mark_of(bundle: &Bundle) -> Option<char> {
    let mark = bundle.get_message(GROUP)?.value()?;
    bundle.format_pattern(mark, None, &mut Vec::new()).chars().next()
}

/// A file of words, read when it is first needed.
struct File {
    packed: &'static [u8],
    read: OnceLock<Arc<FluentResource>>,
    /// Its words without the shared ones: asked only what there is.
    alone: OnceLock<Box<Bundle>>,
    /// Its words over the shared ones, without and with marks.
    over: [OnceLock<Box<Bundle>>; 2],
}

impl File {
    fn new(packed: &'static [u8]) -> File {
        File { packed, read: OnceLock::new(), alone: OnceLock::new(), over: Default::default() }
    }
}

/// A rules page, read when it is first needed.
struct Page {
    packed: &'static [u8],
    read: OnceLock<String>,
}

struct Language {
    tag: &'static str,
    id: LanguageIdentifier,
    /// Each sentence asks here once or twice: in a tree of names that would be half of what it costs.
    files: FxHashMap<&'static str, File>,
    /// The rules pages, by the slug of the game.
    rules: FxHashMap<&'static str, Page>,
}

impl Language {
    fn new(tag: &'static str) -> Language {
        let id = tag.parse().expect("folders of words are named by language tags");
        Language { tag, id, files: FxHashMap::default(), rules: FxHashMap::default() }
    }

    fn rules(&self, slug: &str) -> Option<&str> {
        self.rules.get(slug).map(|page| page.read.get_or_init(|| unpacked(page.packed)).as_str())
    }

    /// Who is asked for the words of a key, in this order: this language, then the one that stands in. What a game words
    /// for itself is borrowed with the game: the shared words of the same key may speak of something else.
    fn speakers(&'static self, game: &str, key: &str) -> impl Iterator<Item = &'static Language> {
        let english = fallback();
        let borrowed = self.tag != english.tag && !self.words_itself(game, key) && english.words_itself(game, key);
        Some(self).filter(|_| !borrowed).into_iter().chain([english])
    }

    /// Whether the game's own file has this key.
    fn words_itself(&self, game: &str, key: &str) -> bool {
        let Some((&name, file)) = self.files.get_key_value(game) else { return false };
        file.alone.get_or_init(|| self.bundle_of(&[name], false)).has_message(key)
    }

    /// What `key` says in this game; nothing if this language has no words for it.
    fn say(
        &self,
        game: &str,
        key: &str,
        args: &FluentArgs<'_>,
        marked: bool,
        wrong: &mut Vec<String>,
    ) -> Option<String> {
        let bundle = self.bundle(game, marked)?;
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        wrong.extend(errors.iter().map(|error| format!("`{key}` in {}: {error}", self.tag)));
        Some(said)
    }

    fn message(&self, game: &str, key: &str, marked: bool) -> Option<FluentMessage<'_>> {
        self.bundle(game, marked)?.get_message(key)
    }

    /// The forms of a name: its attributes, and what each says.
    fn forms(&self, game: &str, key: &str, args: &FluentArgs<'_>, marked: bool) -> Vec<(&str, String)> {
        let Some(bundle) = self.bundle(game, marked) else { return Vec::new() };
        let Some(message) = bundle.get_message(key) else { return Vec::new() };
        let said = |pattern| bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned();
        message.attributes().map(|form| (form.id(), said(form.value()))).collect()
    }

    /// The other names of a game, which stand in one line with semicolons between them.
    fn also(&self, slug: &str) -> Vec<String> {
        let written = || {
            let bundle = self.bundle(NAMES, false)?;
            let also = bundle.get_message(slug)?.get_attribute("also")?;
            Some(bundle.format_pattern(also.value(), None, &mut Vec::new()).into_owned())
        };
        let names = written().unwrap_or_default();
        names.split(';').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
    }

    /// The words of a game over the shared ones; the shared ones alone for a game without words of its own.
    fn bundle(&self, game: &str, marked: bool) -> Option<&Bundle> {
        let (&name, file) = self.files.get_key_value(game).or_else(|| self.files.get_key_value(SHARED))?;
        let over_the_shared = || name != NAMES && self.files.contains_key(SHARED);
        Some(file.over[usize::from(marked)].get_or_init(|| {
            let files: &[_] = if over_the_shared() { &[SHARED, name] } else { &[name] };
            self.bundle_of(files, marked)
        }))
    }

    /// The words of these files, the later ones over the earlier.
    fn bundle_of(&self, files: &[&str], marked: bool) -> Box<Bundle> {
        let mut bundle = Bundle::new_concurrent(vec![self.id.clone()]);
        bundle.set_use_isolating(marked);
        for file in files {
            bundle.add_resource_overriding(self.file(file));
        }
        // Chosen once: a bundle takes no function that remembers its language.
        bundle.set_formatter(match mark_of(&bundle) {
            Some(',') => Some(whole_number::<',', _>),
            Some('.') => Some(whole_number::<'.', _>),
            Some('\u{a0}') => Some(whole_number::<'\u{a0}', _>),
            Some('\u{202f}') => Some(whole_number::<'\u{202f}', _>),
            _ => None,
        });
        Box::new(bundle)
    }

    fn file(&self, name: &str) -> Arc<FluentResource> {
        let read = || {
            let text = unpacked(self.files[name].packed);
            // What cannot be read is left out here and named by a test.
            Arc::new(FluentResource::try_new(text).unwrap_or_else(|(readable, _)| readable))
        };
        self.files[name].read.get_or_init(read).clone()
    }
}

/// The examples of the README are tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use rafle_engine::Dice;

    use super::*;

    fn say(words: Words, message: &Message) -> String {
        words.try_say("good-man", message, &[None, Some("Bo".to_owned())]).unwrap()
    }

    #[test]
    fn a_long_number_is_grouped_and_a_negative_one_has_its_sign_wherever_it_is_said() {
        let points = |points: i64| Message::new("turn-scored").with("seat", Seat::new(1)).with("points", points);
        for tag in Words::languages() {
            let (words, mark) = (Words::of(tag), Words::of(tag).say(SHARED, &Message::new(GROUP), &[]));
            assert_eq!(mark.chars().count(), 1, "{tag}");
            for (number, said) in [
                (9_999, "9999".to_owned()),
                (12_000, format!("12{mark}000")),
                (1_234_567, format!("1{mark}234{mark}567")),
            ] {
                assert!(say(words, &points(number)).contains(&said), "{tag}: {}", say(words, &points(number)));
                assert_eq!(words.decimal(number as f64, 0), said);
                let list: Arg = [number, 2].into_iter().collect();
                let listed = say(words, &Message::new("threw").with("seat", Seat::A).with("dice", list));
                assert!(listed.contains(&said), "{tag}: {listed}");
            }
            assert!(say(words, &points(-12_000)).contains(&format!("−12{mark}000")), "{tag}");
            assert!(say(words, &points(-3)).contains("−3"), "{tag}: {}", say(words, &points(-3)));
            let list: Arg = [-3, 2].into_iter().collect();
            assert!(
                say(words, &Message::new("threw").with("seat", Seat::A).with("dice", list)).contains("−3"),
                "{tag}"
            );
            assert_eq!([-3, 0, 3].map(|number| words.number(number)), ["−3", "0", "3"]);
        }
        // What is typed, or is the name of something, is text.
        let typed = Message::new("refused").with("line", "stop 12000").with("why", Message::new("game-over"));
        assert!(say(Words::of("en"), &typed).contains("`stop 12000`"));
        // What is counted is still counted: in Icelandic 21 is one.
        let dice =
            |count: i64| say(Words::of("is"), &Message::new("say-throws").with("seat", Seat::A).with("count", count));
        assert_eq!([21_001, 21_000].map(dice), ["A á að kasta 21.001 teningi.", "A á að kasta 21.000 teningum."]);
    }

    #[test]
    fn what_stands_inside_a_sentence_has_no_capital() {
        for (tag, key) in Words::languages().flat_map(|tag| ["line-rising", "line-falling"].map(|key| (tag, key))) {
            let words = Words::of(tag);
            let filled = Message::new("line-filled").with("line", Message::new(key)).with("crowns", 10);
            let (label, said) =
                (words.say("crowns", &Message::new(key), &[]), words.try_say("crowns", &filled, &[]).unwrap());
            assert!(!said.contains(&label) && said.contains(&label[1..]), "{tag}: {said}");
        }
    }

    #[test]
    fn colons_and_semicolons_are_set_as_each_language_sets_them() {
        let semicolon = |tag| Words::of(tag).say(SHARED, &Message::new("list-semicolon"), &[]);
        assert_eq!([semicolon("en"), semicolon("fr")], ["; ", "\u{202f}; "]);
        assert_eq!(Words::of("de").labelled("Runden", "3"), "Runden: 3");
        assert_eq!(Words::of("fr").labelled("Manches", "3"), "Manches\u{a0}: 3");
        assert_eq!(Words::of("en").labelled("How many?", "3"), "How many? 3");
    }

    #[test]
    fn messages_are_said_in_either_language() {
        let seat = Seat::new(1);
        let threw = Message::new("threw").with("seat", seat).with("dice", Dice::of(&[6, 4, 1]));
        assert_eq!(say(Words::of("en"), &threw), "Bo throws 1 4 6.");
        assert_eq!(say(Words::of("da_DK.UTF-8"), &threw), "Bo kaster 1 4 6.");
        assert_eq!(say(Words::of("da").marked(), &threw), "\u{2068}Bo\u{2069} kaster \u{2068}1 4 6\u{2069}.");
        let empty = Message::new("threw").with("seat", Seat::A).with("dice", Dice::NONE);
        assert_eq!(say(Words::of("en"), &empty), "A throws no dice.");
    }

    #[test]
    fn whoever_is_asked_is_spoken_to_and_others_have_names() {
        let (anna, bo) = (Seat::A, Seat::new(1));
        let asked = Message::new("say-throws").with("seat", bo).with("count", 6);
        let to = |tag, you| Words::of(tag).say_to(you, "good-man", &asked, &[None, Some("Bo".to_owned())]);
        assert_eq!(to("en", Some(bo)), "Throw 6 dice.");
        assert_eq!(to("da", Some(bo)), "Kast 6 terninger.");
        for you in [Some(anna), None] {
            assert_eq!(to("en", you), "Bo is to throw 6 dice.");
            assert_eq!(to("da", you), "Bo skal kaste 6 terninger.");
        }
        // A language without the game borrows both; what happened has no twin.
        assert_eq!(to("ja", Some(bo)), "Throw 6 dice.");
        let threw = Message::new("threw").with("seat", bo).with("dice", Dice::of(&[6]));
        assert_eq!(Words::of("en").say_to(Some(bo), "good-man", &threw, &[]), "B throws 6.");
    }

    #[test]
    fn whoever_has_given_no_name_is_a_guest_or_a_bot_or_has_a_place() {
        let names = [None, Some("Bo".to_owned()), None, None];
        let called = |tag, people: &[usize], bots: &[usize]| {
            let [people, bots] = [people, bots].map(|seats| seats.iter().map(|&index| Seat::new(index)).collect());
            let called = Words::of(tag).marked().called(&names, Unnamed { people, bots });
            called.into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>().join(", ")
        };
        assert_eq!(called("en", &[], &[]), ", Bo, , ");
        assert_eq!(called("nb", &[2], &[3]), ", Bo, Gjest, Robot D");
        assert_eq!(called("fi", &[0, 3], &[]), "Pelaaja 1, Bo, , Pelaaja 4");
    }

    #[test]
    fn lists_and_names_are_joined_as_the_language_joins_them() {
        let known = |count: usize| {
            let words = ["one", "two", "three"].into_iter().take(count).collect::<Arg>();
            say(Words::of("en"), &Message::new("option-unknown").with("key", "k").with("known", words))
        };
        assert_eq!(known(1), "there is no option `k`; there are one");
        assert_eq!(known(2), "there is no option `k`; there are one and two");
        assert_eq!(known(3), "there is no option `k`; there are one, two and three");
        let refused = Message::new("refused").with("line", "x").with("why", Message::new("game-over"));
        assert_eq!(say(Words::of("da"), &refused), "`x`: spillet er slut");
    }

    #[test]
    fn a_reason_becomes_a_sentence_and_a_sentence_stays_one() {
        let sentence = |tag, message: &Message| Words::of(tag).sentence("good-man", message, &[]);
        let reason = Message::new("game-over");
        assert_eq!(say(Words::of("en"), &reason), "the game is over");
        assert_eq!(sentence("en", &reason), "The game is over.");
        assert_eq!(sentence("da", &reason), "Spillet er slut.");
        assert_eq!(sentence("en", &Message::new("over")), "The game is over.");
        assert_eq!(
            sentence("en", &Message::new("refused").with("line", "x").with("why", reason)),
            "`x`: the game is over."
        );
        for (text, with_capital) in [("ørsted", "Ørsted"), ("6 dice", "6 dice"), ("", "")] {
            assert_eq!(capital(text), with_capital);
        }
    }

    #[test]
    fn a_language_that_lacks_something_borrows_it() {
        assert_eq!(Words::of("sv").name("greedy"), "Från 1 till 100");
        assert_eq!(Words::of("ja-JP").say("greedy", &Message::new("over"), &[]), "The game is over.");
        assert_eq!(Words::of("C").tag(), "en");
        assert_eq!(Words::of("no").name("greedy"), "Grisk");
        assert_eq!(Words::of("en").name("no-such-game"), "no-such-game");
        assert_eq!(Words::names("good-man")["fi"], "Hyvä mies");
        assert_eq!(Words::of("da").also("bluff"), ["Løgn", "Snyd"]);
        assert_eq!(Words::of("fi").also("greedy"), ["Yhdestä sataan"]);
        assert!(Words::of("sv").also("bluff").is_empty() && Words::of("ja").also("greedy").is_empty());
        let all = Words::all_names("sevens");
        assert!(["Syvere", "De knivskarpe", "Seitsikko"].iter().all(|name| all.contains(&name.to_string())), "{all:?}");
        assert!(["da", "en"].into_iter().all(|tag| Words::languages().any(|complete| complete == tag)));
        assert!(Words::of("da").rules("greedy").unwrap().page.starts_with("# Begærlig"));
        assert!(Words::of("ja").rules("greedy").unwrap().page.starts_with("# Greedy"));
        assert!(Words::of("ja").own_rules("greedy").is_none() && Words::of("en").rules("chess").is_none());
    }

    #[test]
    fn whoever_reads_none_of_ours_reads_the_next_they_know() {
        for (accepted, tag) in [
            (&["pt-BR", "sv"][..], Some("sv")),
            (&["fo"], Some("da")),
            (&["fo-FO", "de"], Some("de")), // what was asked for comes before what is near
            (&["pt", "gl_ES.UTF-8", "ca"], Some("es")),
            (&["nn_NO.UTF-8"], Some("nb")),
            (&["ja", "C"], None),
            (&[], None),
        ] {
            assert_eq!(Words::of_any(accepted).map(Words::tag), tag, "{accepted:?}");
        }
        for (tag, others) in RELATIVES {
            assert!(Words::know(tag) && !others.iter().any(|other| Words::know(other)), "{tag}");
        }
    }

    /// A language with the words of every table, one game that it has not finished, and nothing of any other game.
    fn half_a_language() -> Words {
        const TABLE: &str = "over = Spelet er slutt.\noption-target = Poeng å nå\nnot-translated = Ikkje omsett.\n\
             knave = { $suit }knekt\n    .acc = { $suit }knekten\n\
             took = { $seat } tek { $card-acc }: { $card }.\n\
             list-two = { $first } { $initial ->\n    [i] e\n    [hi] e\n   *[other] y\n} { $last }\n\
             list-or = { $first } eller { $last }\n";
        let files = [
            ("nn/table.ftl", TABLE),
            ("nn/names.ftl", "greedy = Grådig\n"),
            ("nn/greedy.ftl", "about = Kast vidare.\n"),
            ("nn/rules/greedy.md", "# Grådig\n"),
        ];
        let packed = |text: &str| &*miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 1).leak();
        let language = languages(&files.map(|(path, text)| (path, packed(text))));
        let language = language.into_values().next().unwrap();
        Words { language: Box::leak(Box::new(language)), marked: false }
    }

    #[test]
    fn a_game_that_a_language_lacks_is_borrowed_with_all_its_words() {
        let (words, english) = (half_a_language(), Words::of("en"));
        assert_eq!(words.name("all-occupied"), english.name("all-occupied"));
        assert_eq!(words.word("all-occupied", "about"), english.word("all-occupied", "about"));
        let over = Message::new("over");
        assert_eq!(words.say("all-occupied", &over, &[]), "Spelet er slutt.", "what games share is the language's own");
        // Shared words have this key too; what the game says itself is not what they say.
        let (target, shared) = (english.word("not-fifty", "option-target"), english.word("table", "option-target"));
        assert_ne!(target, shared);
        assert_eq!(words.word("not-fifty", "option-target"), target);
        assert_eq!(words.word("yatzy", "option-target").unwrap(), "Poeng å nå");
        // The game that it has in part.
        assert_eq!(words.word("greedy", "about").unwrap(), "Kast vidare.");
        assert_eq!(words.word("greedy", "banked"), english.word("greedy", "banked"));
    }

    #[test]
    fn a_name_brings_its_forms_along() {
        let knave = Message::new("knave").with("suit", "hjarte");
        let took = Message::new("took").with("seat", Seat::A).with("card", knave);
        assert_eq!(half_a_language().try_say("yatzy", &took, &[]).unwrap(), "A tek hjarteknekten: hjarteknekt.");
    }

    #[test]
    fn a_list_can_be_joined_by_how_its_last_word_begins() {
        let say = |arg: Arg| {
            half_a_language().say("yatzy", &Message::new("list-two").with("first", "?").with("last", arg), &[])
        };
        let list = |words: [&str; 2]| words.into_iter().collect::<Arg>();
        assert!(say(list(["Bo", "Inés"])).ends_with("Bo e Inés"));
        assert!(say(list(["Bo", "Hilda"])).ends_with("Bo e Hilda"));
        assert!(say(list(["Inés", "Hans"])).ends_with("Inés y Hans"));
        assert!(say(Arg::OneOf(vec!["a".into(), "b".into()])).ends_with("a eller b"));
    }

    #[test]
    fn a_borrowed_rules_page_says_so_in_the_language_of_its_reader() {
        let words = half_a_language();
        let own = words.rules("greedy").unwrap();
        assert_eq!((own.page, own.borrowed.as_deref(), &*own.with_note()), ("# Grådig\n", None, "# Grådig\n"));
        let borrowed = words.rules("yatzy").unwrap();
        assert_eq!(borrowed.page, Words::of("en").own_rules("yatzy").unwrap());
        assert_eq!(borrowed.borrowed.as_deref(), Some("Ikkje omsett."));
        assert!(borrowed.with_note().starts_with("# Yatzy\n\n*Ikkje omsett.*\n\n"), "{}", borrowed.with_note());
        assert_eq!(words.rules("no-such-game"), None);
        for tag in EVERY_GAME_IN {
            assert_eq!(Words::of(tag).rules("yatzy").unwrap().borrowed, None);
        }
    }

    #[test]
    fn what_cannot_be_said_is_named() {
        let words = Words::of("da");
        let unknown = words.try_say("greedy", &Message::new("nonsense"), &[]).unwrap_err();
        assert_eq!(unknown.to_string(), "no words for `nonsense`");
        assert_eq!(words.say("greedy", &Message::new("nonsense"), &[]), "nonsense");
        let bare = words.try_say("greedy", &Message::new("banked"), &[]).unwrap_err();
        assert!(bare.to_string().starts_with("`banked` in da: "), "{bare}");
        assert_eq!(words.word("greedy", "option-target").unwrap(), "Point at nå");
        assert_eq!(words.word("greedy", "option-nonsense"), None);
        assert!(words.has("greedy", "banked") && !words.has("good-man", "banked") && words.has("good-man", "over"));
    }

    #[test]
    fn decimals_are_written_as_people_write_them() {
        for (number, digits, english, danish) in [
            (0.5, 2, "0.50", "0,50"),
            (1234.0, 0, "1234", "1234"),
            (-1_234_567.25, 1, "−1,234,567.2", "−1.234.567,2"),
            (-0.001, 1, "0.0", "0,0"),
        ] {
            assert_eq!(Words::of("en").decimal(number, digits), english);
            assert_eq!(Words::of("da").decimal(number, digits), danish);
        }
    }
}
