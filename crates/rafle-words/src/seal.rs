//! Six words for a hash: what people can compare by eye and read aloud.

/// Words that are spelt alike in English and Danish, so that every screen at a table shows the same ones, whatever language it
/// speaks. No two begin with the same four letters.
const WORDS: &str = include_str!("seal.txt");

/// How many words stand for a hash.
const COUNT: usize = 6;

/// The six words of a hash: one for each of its first bytes.
pub fn six_words(hash: &[u8; 32]) -> [&'static str; COUNT] {
    let word = |byte: u8| WORDS.lines().nth(byte.into()).expect("there is a word for every byte");
    std::array::from_fn(|place| word(hash[place]))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_is_a_word_for_every_byte_and_none_is_taken_for_another() {
        let words: Vec<_> = WORDS.lines().collect();
        assert_eq!(words.len(), 256);
        assert!(words.is_sorted());
        for word in &words {
            assert!((3..=8).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word}");
        }
        let beginnings: HashSet<_> = words.iter().map(|word| &word[..word.len().min(4)]).collect();
        assert_eq!(beginnings.len(), words.len(), "four letters are enough to know a word");
    }

    #[test]
    fn a_hash_has_the_same_words_for_ever() {
        let mut hash = [0; 32];
        hash[..6].copy_from_slice(&[0, 1, 2, 100, 200, 255]);
        assert_eq!(six_words(&hash), ["alarm", "album", "anorak", "laser", "surf", "zoo"]);
        hash[6] = 1;
        assert_eq!(six_words(&hash)[5], "zoo", "they are for eyes and ears: devices compare all of it");
    }
}
