//! House rules: typed for the rules, and describing themselves for forms, flags and pages.

use serde::Serialize;

use crate::{Message, Refusal};

/// What the seats agree on before a game begins. Made by [`options!`](crate::options).
pub trait Options: Copy + Eq + std::hash::Hash + std::fmt::Debug + Default + Send + Sync + 'static {
    /// Every option, in the order of the rules page.
    fn fields() -> Vec<Field>;

    /// The value of an option, as it is written.
    fn get(&self, key: &str) -> Option<String>;

    /// Sets an option to a written value; says why not if it cannot.
    fn set(&mut self, key: &str, word: &str) -> Result<(), Refusal>;

    /// What is written for an option as far as it can be read, if the option is a text with a rule of its own.
    fn draft(key: &str, word: &str) -> Option<Draft>;

    /// Every option with its written value.
    fn written(&self) -> Vec<(&'static str, String)> {
        let value = |field: &Field| (field.key, self.get(field.key).expect("a field has a value"));
        Self::fields().iter().map(value).collect()
    }

    /// The options as these pairs set them, everything else as usual.
    fn read<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, Refusal> {
        let mut options = Self::default();
        for (key, word) in pairs {
            options.set(key, word)?;
        }
        Ok(options)
    }
}

/// One option, described.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// Its name in notation; `option-KEY` in the word files.
    pub key: &'static str,
    /// What it may be.
    pub values: Values,
    /// What it is if nobody says otherwise, as written.
    pub default: String,
}

/// What an option may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// One of these words; `option-KEY-WORD` in the word files, or `on` and `off`.
    OneOf(Vec<&'static str>),
    /// A whole number in this range, both ends included.
    Between {
        /// The least sensible value.
        least: i64,
        /// The greatest sensible value.
        most: i64,
    },
    /// A text with a rule of its own, such as what is printed on a board; `option-KEY-usual` in the word files is what the
    /// usual one is called, and `option-KEY-own` any other.
    Text {
        /// Some texts that are accepted, as written.
        like: Vec<&'static str>,
        /// What stands between its lines, as written; where people type, they are lines.
        parted: char,
    },
}

impl Field {
    /// The written values worth trying: every word, or the least, the usual and the greatest number.
    pub fn samples(&self) -> Vec<String> {
        match &self.values {
            Values::OneOf(words) => words.iter().map(ToString::to_string).collect(),
            Values::Between { least, most } => {
                let mut samples = vec![least.to_string(), self.default.clone(), most.to_string()];
                samples.dedup();
                samples
            }
            Values::Text { like, .. } => {
                [self.default.clone()].into_iter().chain(like.iter().map(ToString::to_string)).collect()
            }
        }
    }
}

/// A type that can be the value of an option.
pub trait OptionValue: Copy + Eq + 'static {
    /// The words it is chosen from; none for numbers and texts.
    const WORDS: &'static [&'static str];

    /// Some texts that are accepted, if it is a text with a rule of its own.
    const LIKE: Option<&'static [&'static str]> = None;

    /// What stands between the lines of such a text.
    const PARTED: char = '/';

    /// As it is written.
    fn written(self) -> String;

    /// The value that is written so.
    fn read(word: &str) -> Option<Self>;

    /// A text as far as it can be read, if it is a text with a rule of its own.
    fn draft(word: &str) -> Option<Draft> {
        let _ = word;
        None
    }
}

/// A text that somebody has written, as far as it can be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// What it consists of, line by line as it lies on the table; nothing where something cannot be read or is missing.
    pub parts: Vec<Vec<Option<String>>>,
    /// What is wrong with it, in the order in which it was read; nothing if it can be read.
    pub faults: Vec<Refusal>,
}

impl Draft {
    /// So many faults are told at once.
    const TOLD: usize = 3;

    /// The first few faults as one message; nothing if there are none.
    fn told(&self) -> Option<Message> {
        let told = self.faults.iter().take(Draft::TOLD).map(|fault| fault.message().clone());
        told.rev().reduce(|others, one| Message::new("several-things").with("one", one).with("others", others))
    }
}

impl OptionValue for bool {
    const WORDS: &'static [&'static str] = &["off", "on"];

    fn written(self) -> String {
        Self::WORDS[usize::from(self)].to_owned()
    }

    fn read(word: &str) -> Option<bool> {
        match word {
            "on" | "yes" | "true" => Some(true),
            "off" | "no" | "false" => Some(false),
            _ => None,
        }
    }
}

macro_rules! numbers_as_option_values {
    ($($number:ty)*) => { $(
        impl OptionValue for $number {
            const WORDS: &'static [&'static str] = &[];

            fn written(self) -> String {
                self.to_string()
            }

            fn read(word: &str) -> Option<$number> {
                word.parse().ok()
            }
        }
    )* };
}
numbers_as_option_values!(u8 u16 u32);

/// Declares the options of a game: each with its type, its range if it is a number, and its default. What has no default
/// is a struct of options, which stand here as if they were declared here.
///
/// ```
/// rafle_engine::choice! {
///     /// In which order boxes are filled.
///     pub enum Order { Free = "free", Forced = "forced" }
/// }
/// rafle_engine::options! {
///     /// What several games agree on.
///     pub struct Match {
///         /// How many games make a match.
///         pub rounds: u8 [1..=20] = 1,
///     }
/// }
/// rafle_engine::options! {
///     /// What the seats agree on before the first throw.
///     pub struct Options {
///         /// In which order boxes are filled.
///         pub order: Order = Order::Free,
///         /// How games make a match.
///         pub games: Match,
///     }
/// }
/// # fn main() {
/// use rafle_engine::Options as _;
/// let mut options = Options::default();
/// options.set("order", "forced").unwrap();
/// assert_eq!(options.order, Order::Forced);
/// options.set("rounds", "3").unwrap();
/// assert_eq!(options.games.rounds, 3);
/// assert_eq!(options.set("rounds", "0").unwrap_err().key(), "option-too-low");
/// # }
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$outer:meta])* pub struct $name:ident { $(
        $(#[$inner:meta])* pub $field:ident: $type:ty $([$least:literal..=$most:literal])? $(= $default:expr)?
    ),* $(,)? }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name { $( $(#[$inner])* pub $field: $type, )* }

        impl Default for $name {
            fn default() -> Self {
                Self { $( $field: $crate::options_usual!($($default)?), )* }
            }
        }

        impl $crate::Options for $name {
            fn fields() -> Vec<$crate::Field> {
                let fields: [Vec<$crate::Field>; _] = [
                    $( $crate::options_fields!($field: $type $([$least, $most])? $(= $default)?) ),*
                ];
                fields.concat()
            }

            fn get(&self, key: &str) -> Option<String> {
                let _ = key; // without fields none is found
                None$( .or_else(|| $crate::options_get!(self, key, $field $(= $default)?)) )*
            }

            fn draft(key: &str, word: &str) -> Option<$crate::Draft> {
                let _ = (key, word); // without fields there is none
                None$( .or_else(|| $crate::options_draft!(key, word, $field: $type $(= $default)?)) )*
            }

            fn set(&mut self, key: &str, word: &str) -> Result<(), $crate::Refusal> {
                let fields = <Self as $crate::Options>::fields();
                let field = $crate::options_find(&fields, key)?;
                $crate::options_check(field, word)?;
                $( $crate::options_set!(self, field, word, $field $(= $default)?); )*
                Ok(())
            }
        }
    };
}

/// Part of [`options!`](crate::options): what an option is if nobody says otherwise.
#[doc(hidden)]
#[macro_export]
macro_rules! options_usual {
    () => {
        Default::default()
    };
    ($default:expr) => {
        $default
    };
}

/// Part of [`options!`](crate::options): an option described, or those of the struct that stands there.
#[doc(hidden)]
#[macro_export]
macro_rules! options_fields {
    ($field:ident: $type:ty) => {
        <$type as $crate::Options>::fields()
    };
    ($field:ident: $type:ty $([$least:literal, $most:literal])? = $default:expr) => {
        vec![$crate::Field {
            key: $crate::options_key(stringify!($field)),
            values: $crate::options_values!($type $(, $least, $most)?),
            default: $crate::OptionValue::written({ let usual: $type = $default; usual }),
        }]
    };
}

/// Part of [`options!`](crate::options): the value of `key`, if it is this option or one of this struct.
#[doc(hidden)]
#[macro_export]
macro_rules! options_get {
    ($self:ident, $key:ident, $field:ident) => {
        $crate::Options::get(&$self.$field, $key)
    };
    ($self:ident, $key:ident, $field:ident = $default:expr) => {
        ($key == $crate::options_key(stringify!($field))).then(|| $crate::OptionValue::written($self.$field))
    };
}

/// Part of [`options!`](crate::options): what is written for `key`, if it is this option or one of this struct.
#[doc(hidden)]
#[macro_export]
macro_rules! options_draft {
    ($key:ident, $word:ident, $field:ident: $type:ty) => {
        <$type as $crate::Options>::draft($key, $word)
    };
    ($key:ident, $word:ident, $field:ident: $type:ty = $default:expr) => {
        ($key == $crate::options_key(stringify!($field)))
            .then(|| <$type as $crate::OptionValue>::draft($word))
            .flatten()
    };
}

/// Part of [`options!`](crate::options): sets this option or one of this struct, if it is `known`.
#[doc(hidden)]
#[macro_export]
macro_rules! options_set {
    ($self:ident, $known:ident, $word:ident, $field:ident) => {
        if $crate::Options::get(&$self.$field, $known.key).is_some() {
            $crate::Options::set(&mut $self.$field, $known.key, $word)?;
        }
    };
    ($self:ident, $known:ident, $word:ident, $field:ident = $default:expr) => {
        if $known.key == $crate::options_key(stringify!($field)) {
            $self.$field = $crate::options_read($known, $word)?;
        }
    };
}

/// Part of [`options!`](crate::options).
#[doc(hidden)]
#[macro_export]
macro_rules! options_values {
    ($type:ty, $least:literal, $most:literal) => {
        $crate::Values::Between { least: $least, most: $most }
    };
    ($type:ty) => {
        match <$type as $crate::OptionValue>::LIKE {
            Some(like) => $crate::Values::Text { like: like.to_vec(), parted: <$type as $crate::OptionValue>::PARTED },
            None => $crate::Values::OneOf(<$type as $crate::OptionValue>::WORDS.to_vec()),
        }
    };
}

/// Declares the words an option is chosen from.
#[macro_export]
macro_rules! choice {
    ($(#[$outer:meta])* pub enum $name:ident { $( $(#[$inner:meta])* $value:ident = $word:literal ),* $(,)? }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $(
            #[doc = concat!("Written `", $word, "`.")]
            $(#[$inner])* $value,
        )* }

        impl $crate::OptionValue for $name {
            const WORDS: &'static [&'static str] = &[$($word),*];

            fn written(self) -> String {
                match self { $( Self::$value => $word.to_owned() ),* }
            }

            fn read(word: &str) -> Option<Self> {
                match word { $( $word => Some(Self::$value), )* _ => None }
            }
        }
    };
}

/// Part of [`options!`](crate::options): the key of a field, which may be a word that Rust keeps for itself.
#[doc(hidden)]
pub fn options_key(field: &'static str) -> &'static str {
    field.strip_prefix("r#").unwrap_or(field)
}

/// Part of [`options!`](crate::options).
#[doc(hidden)]
pub fn options_find<'a>(fields: &'a [Field], key: &str) -> Result<&'a Field, Refusal> {
    let unknown = || match fields {
        [] => Refusal::new("option-none").with("key", key),
        _ => Refusal::new("option-unknown")
            .with("key", key)
            .with("known", fields.iter().map(|field| field.key).collect::<crate::Arg>()),
    };
    fields.iter().find(|field| field.key == key).ok_or_else(unknown)
}

/// Part of [`options!`](crate::options).
#[doc(hidden)]
pub fn options_check(field: &Field, word: &str) -> Result<(), Refusal> {
    let Values::Between { least, most } = field.values else { return Ok(()) };
    let refused =
        |key| Refusal::new(key).with("key", field.key).with("value", word).with("least", least).with("most", most);
    match word.parse::<i64>() {
        Ok(number) if number < least => Err(refused("option-too-low")),
        Ok(number) if number > most => Err(refused("option-too-high")),
        Ok(_) => Ok(()),
        Err(_) => Err(refused("option-no-number")),
    }
}

/// Part of [`options!`](crate::options): the value that is written so, or what is wrong with it.
#[doc(hidden)]
pub fn options_read<T: OptionValue>(field: &Field, word: &str) -> Result<T, Refusal> {
    T::read(word).ok_or_else(|| match T::draft(word).and_then(|draft| draft.told()) {
        Some(why) => Refusal::new("option-wrong").with("key", field.key).with("why", why),
        None => options_misfit(field, word),
    })
}

/// Part of [`options!`](crate::options).
#[doc(hidden)]
pub fn options_misfit(field: &Field, word: &str) -> Refusal {
    let refusal = Refusal::new("option-misfit").with("key", field.key).with("value", word);
    match &field.values {
        Values::OneOf(words) => refusal.with("values", words.iter().copied().collect::<crate::Arg>()),
        Values::Between { least, most } => refusal.with("values", format!("{least}–{most}")),
        Values::Text { like, .. } => refusal.with("values", like.iter().copied().collect::<crate::Arg>()),
    }
}

#[cfg(test)]
#[allow(unreachable_pub)]
mod tests {
    use super::*;

    choice! {
        /// A test's choice.
        pub enum End { First = "first-out", Last = "last-one-left" }
    }

    options! {
        /// What other options include.
        pub struct Included {
            /// A number.
            pub most: u8 [1..=9] = 3,
            /// A choice.
            pub late: End = End::Last,
        }
    }

    options! {
        /// A test's options that include others.
        pub struct Including {
            /// A switch.
            pub before: bool = true,
            /// The others.
            pub inner: Included,
            /// A switch.
            pub after: bool = false,
        }
    }

    options! {
        /// A test's options.
        pub struct Sample {
            /// A number.
            pub pile: u8 [5..=60] = 21,
            /// A choice.
            pub end: End = End::First,
            /// A switch.
            pub auto: bool = false,
            /// A switch whose key is a word of the language.
            pub r#use: bool = true,
        }
    }

    #[test]
    fn options_describe_themselves() {
        let fields = Sample::fields();
        assert_eq!(fields.iter().map(|field| field.key).collect::<Vec<_>>(), ["pile", "end", "auto", "use"]);
        assert_eq!(fields[0].samples(), ["5", "21", "60"]);
        assert_eq!(fields[1].samples(), ["first-out", "last-one-left"]);
        assert_eq!(fields[2].values, Values::OneOf(vec!["off", "on"]));
        assert_eq!(Sample::default().written()[1], ("end", "first-out".to_owned()));
    }

    #[test]
    fn options_that_are_included_stand_where_they_are_included() {
        let fields = Including::fields();
        assert_eq!(fields.iter().map(|field| field.key).collect::<Vec<_>>(), ["before", "most", "late", "after"]);
        let mut options = Including::read([("after", "on"), ("most", "9"), ("late", "first-out")]).unwrap();
        assert_eq!(options, Including { before: true, inner: Included { most: 9, late: End::First }, after: true });
        assert_eq!(options.get("late"), Some("first-out".to_owned()));
        assert_eq!(options.set("most", "10").unwrap_err().key(), "option-too-high");
        let unknown = options.set("inner", "1").unwrap_err();
        assert_eq!((unknown.key(), options.get("inner")), ("option-unknown", None));
    }

    #[test]
    fn written_values_are_read_or_refused_with_the_reason() {
        let options = Sample::read([("pile", "5"), ("end", "last-one-left"), ("auto", "yes")]).unwrap();
        assert_eq!((options.pile, options.end, options.auto), (5, End::Last, true));
        assert!(!Sample::read([("use", "off")]).unwrap().r#use);
        assert_eq!(options.get("use"), Some("on".to_owned()));
        for (key, word, reason) in [
            ("pile", "4", "option-too-low"),
            ("pile", "61", "option-too-high"),
            ("pile", "many", "option-no-number"),
            ("pile", "99999999999999999999", "option-no-number"),
            ("end", "never", "option-misfit"),
            ("auto", "1", "option-misfit"),
            ("colour", "red", "option-unknown"),
        ] {
            let mut changed = options;
            assert_eq!(changed.set(key, word).unwrap_err().key(), reason);
            assert_eq!(changed, options);
        }
    }
}
