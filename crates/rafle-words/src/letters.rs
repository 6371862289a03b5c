//! Letters as they are typed by whoever does not have them: on another keyboard, or in a hurry.

/// The letters of our languages that not every keyboard has, as they are typed where their marks are left out, and as they are
/// spelled out: `for` and `foer` for *för*.
const LETTERS: [(&str, &str, &str); 19] = [
    ("àáâãą", "a", "a"),
    ("ä", "a", "ae"),
    ("å", "a", "aa"),
    ("æ", "ae", "ae"),
    ("çć", "c", "c"),
    ("ðđ", "d", "d"),
    ("èéêëę", "e", "e"),
    ("ìíîï", "i", "i"),
    ("ł", "l", "l"),
    ("ñń", "n", "n"),
    ("òóôõ", "o", "o"),
    ("öø", "o", "oe"),
    ("œ", "oe", "oe"),
    ("ß", "ss", "ss"),
    ("šś", "s", "s"),
    ("þ", "th", "th"),
    ("ùúû", "u", "u"),
    ("ü", "u", "ue"),
    ("ýÿ", "y", "y"),
];

/// The text in small letters that every keyboard has, with one kind of apostrophe: with marks left out, and spelled out. Two texts
/// are typed alike if one of these is the same.
pub fn plain(text: &str) -> [String; 2] {
    let mut plain = [String::with_capacity(text.len()), String::with_capacity(text.len())];
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            '’' | '‘' | 'ʼ' | '´' | '`' => plain.iter_mut().for_each(|text| text.push('\'')),
            // Some systems write the marks of a letter behind it.
            '\u{300}'..='\u{36f}' => {}
            letter => {
                let known = LETTERS.iter().find(|(letters, ..)| !letter.is_ascii() && letters.contains(letter));
                match known {
                    Some((_, without, spelled)) => {
                        plain[0].push_str(without);
                        plain[1].push_str(spelled);
                    }
                    None => plain.iter_mut().for_each(|text| text.push(letter)),
                }
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_typed_with_the_letters_that_there_are() {
        for (name, without, spelled) in [
            ("L’as", "l'as", "l'as"),
            ("Först till åttio", "forst till attio", "foerst till aattio"),
            ("Nicht fünfzig", "nicht funfzig", "nicht fuenfzig"),
            ("Ásinn", "asinn", "asinn"),
            ("A\u{301}sinn", "asinn", "asinn"),
            ("Góður maður", "godur madur", "godur madur"),
            ("Þrír", "thrir", "thrir"),
            ("GROẞ und klein", "gross und klein", "gross und klein"),
            ("Søren", "soren", "soeren"),
            ("Æble", "aeble", "aeble"),
            ("1-2-3", "1-2-3", "1-2-3"),
        ] {
            assert_eq!(plain(name), [without, spelled], "{name}");
        }
    }

    #[test]
    fn no_name_of_a_game_has_a_letter_that_cannot_be_typed() {
        let languages = crate::Words::languages().map(crate::Words::of);
        let names = languages.flat_map(|words| {
            let slugs = crate::LANGUAGES[crate::FALLBACK].rules.keys();
            slugs.flat_map(move |slug| std::iter::once(words.name(slug)).chain(words.also(slug))).collect::<Vec<_>>()
        });
        for name in names {
            assert!(plain(&name).iter().all(|typed| typed.is_ascii()), "{name}: {:?}", plain(&name));
        }
    }
}
