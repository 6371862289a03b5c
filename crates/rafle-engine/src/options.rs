//! House rules: typed for the rules, and describing themselves for forms, flags and pages.

use serde::Serialize;

use crate::Refusal;

/// What the seats agree on before a game begins. Made by [`options!`](crate::options).
pub trait Options: Copy + Eq + std::hash::Hash + std::fmt::Debug + Default + Send + Sync + 'static {
    /// Every option, in the order of the rules page.
    fn fields() -> Vec<Field>;

    /// The value of an option, as it is written.
    fn get(&self, key: &str) -> Option<String>;

    /// Sets an option to a written value; says why not if it cannot.
    fn set(&mut self, key: &str, word: &str) -> Result<(), Refusal>;

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
        }
    }
}

/// A type that can be the value of an option.
pub trait OptionValue: Copy + Eq + 'static {
    /// The words it is chosen from; none for numbers.
    const WORDS: &'static [&'static str];

    /// As it is written.
    fn written(self) -> String;

    /// The value that is written so.
    fn read(word: &str) -> Option<Self>;
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

/// Declares the options of a game: each with its type, its range if it is a number, and its default.
///
/// ```
/// rafle_engine::choice! {
///     /// In which order boxes are filled.
///     pub enum Order { Free = "free", Forced = "forced" }
/// }
/// rafle_engine::options! {
///     /// What the seats agree on before the first throw.
///     pub struct Options {
///         /// In which order boxes are filled.
///         pub order: Order = Order::Free,
///         /// How many games make a match.
///         pub rounds: u8 [1..=20] = 1,
///     }
/// }
/// # fn main() {
/// use rafle_engine::Options as _;
/// let mut options = Options::default();
/// options.set("order", "forced").unwrap();
/// assert_eq!(options.order, Order::Forced);
/// assert_eq!(options.set("rounds", "0").unwrap_err().key(), "option-too-low");
/// # }
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$outer:meta])* pub struct $name:ident { $(
        $(#[$inner:meta])* pub $field:ident: $type:ty $([$least:literal..=$most:literal])? = $default:expr
    ),* $(,)? }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name { $( $(#[$inner])* pub $field: $type, )* }

        impl Default for $name {
            fn default() -> Self {
                Self { $( $field: $default, )* }
            }
        }

        impl $crate::Options for $name {
            fn fields() -> Vec<$crate::Field> {
                vec![$( $crate::Field {
                    key: $crate::options_key(stringify!($field)),
                    values: $crate::options_values!($type $(, $least, $most)?),
                    default: $crate::OptionValue::written({ let usual: $type = $default; usual }),
                } ),*]
            }

            fn get(&self, key: &str) -> Option<String> {
                match key {
                    $( _ if key == $crate::options_key(stringify!($field)) => {
                        Some($crate::OptionValue::written(self.$field))
                    } )*
                    _ => None,
                }
            }

            #[allow(unreachable_code)] // without fields none is found
            fn set(&mut self, key: &str, word: &str) -> Result<(), $crate::Refusal> {
                let fields = <Self as $crate::Options>::fields();
                let field = $crate::options_find(&fields, key)?;
                $crate::options_check(field, word)?;
                match key {
                    $( _ if key == $crate::options_key(stringify!($field)) => {
                        match $crate::OptionValue::read(word) {
                            Some(value) => self.$field = value,
                            None => return Err($crate::options_misfit(field, word)),
                        }
                    } )*
                    _ => unreachable!("the field was found"),
                }
                Ok(())
            }
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
        $crate::Values::OneOf(<$type as $crate::OptionValue>::WORDS.to_vec())
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

/// Part of [`options!`](crate::options).
#[doc(hidden)]
pub fn options_misfit(field: &Field, word: &str) -> Refusal {
    let refusal = Refusal::new("option-misfit").with("key", field.key).with("value", word);
    match &field.values {
        Values::OneOf(words) => refusal.with("values", words.iter().copied().collect::<crate::Arg>()),
        Values::Between { least, most } => refusal.with("values", format!("{least}–{most}")),
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
