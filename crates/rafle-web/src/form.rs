//! What forms send, read to the letter: what our own pages do not send is refused, and nothing is guessed.

use std::collections::HashSet;
use std::str::FromStr;

use rafle_engine::Message;
use rafle_tables::Refused;
use serde::Deserialize;

/// What a form has sent: names and values, in order.
#[derive(Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Sent(Vec<(String, String)>);

impl Sent {
    /// The value of a field, if it was sent.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.values(name).next()
    }

    /// Every value of a field that may be sent more than once.
    pub(crate) fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The value of a field as what it stands for; nothing if it was not sent.
    pub(crate) fn read<T: FromStr>(&self, name: &str) -> Result<Option<T>, Refused> {
        self.value(name).map(|value| value.parse().map_err(|_| unreadable())).transpose()
    }

    /// Refuses fields that the form does not have, and fields that were sent twice, but for those that may be.
    pub(crate) fn has_only(&self, known: impl Fn(&str) -> bool, repeated: &[&str]) -> Result<(), Refused> {
        let mut seen = HashSet::new();
        for name in self.0.iter().map(|(name, _)| name.as_str()).filter(|name| !repeated.contains(name)) {
            if !known(name) {
                return Err(Refused::Why(Message::new("no-such-field").with("field", name)));
            }
            if !seen.insert(name) {
                return Err(unreadable());
            }
        }
        Ok(())
    }
}

/// A form that makes no sense.
pub(crate) fn unreadable() -> Refused {
    Refused::Why(Message::new("form-unreadable"))
}

/// A word that a field does not offer.
pub(crate) fn no_such_choice(word: &str) -> Refused {
    Refused::Why(Message::new("no-such-choice").with("word", word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(fields: &[(&str, &str)]) -> Sent {
        Sent(fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    fn key(refused: Refused) -> &'static str {
        let Refused::Why(why) = refused else { panic!("{refused}") };
        why.key
    }

    #[test]
    fn only_what_the_form_has_and_once() {
        let fields = |fields: &[_]| sent(fields).has_only(|name| matches!(name, "n" | "seat"), &["p"]).map_err(key);
        assert_eq!(fields(&[]), Ok(()));
        assert_eq!(fields(&[("n", "1"), ("p", "a"), ("p", "a"), ("seat", "A")]), Ok(()));
        assert_eq!(fields(&[("n", "1"), ("m", "1")]), Err("no-such-field"));
        assert_eq!(fields(&[("n", "1"), ("n", "1")]), Err("form-unreadable"));
    }

    #[test]
    fn what_is_sent_can_be_read_or_is_refused() {
        let sent = sent(&[("n", "7"), ("seat", "-1")]);
        assert_eq!(sent.read::<usize>("n").map_err(key), Ok(Some(7)));
        assert_eq!(sent.read::<usize>("seat").map_err(key), Err("form-unreadable"));
        assert_eq!(sent.read::<usize>("none").map_err(key), Ok(None));
    }
}
