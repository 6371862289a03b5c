//! The word by which a room is called: two syllables that can be said across a room and typed on a phone. It is a name and
//! not a key, for whoever comes is seen by everybody and has to sit down; and it is free again when the game begins.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use rafle_store::{Store, mark};
use rafle_table::Refused;

use crate::wish::kept;
use crate::{Live, Tables, secret};

/// How a word begins, what stands between its vowels, and how it ends.
const ONSETS: &str = "b d f g h k l m n p r s t v";
const VOWELS: &str = "a e i o u";
const MIDDLES: &str = "b bl br d dr f g gl gr k kl l ld lk lm ln lt lv m mb mp n nd nk nt p r rd rg rk rl rm rn rt rv s sk sl \
                       sm sn sp st t tr v";
const ENDINGS: &str = "a al an ar e el en er i in is o on or um us";

/// How long a word is.
const LENGTHS: [usize; 2] = [5, 6];

/// What no word contains, because it is rude or sad in one of the languages in which Rafle is read.
const RUDE: &str = "anal anus baka bander bast bite bobo bomb boner bordel buse busu dik dild dirn dum fag fart fig fik fis fit \
                    fuk fut gordo hasis helv hitl hoden homo hor hur kag kak kank kiler kok kono kont kuk kul kunt kurv kus \
                    kut loser lort lude lul mank merd mona mord moro moron mulk murd nazi neg nig nike nude nudi nute pakis \
                    pask ped pene penis perk perv pest pik pila pilu pim pipi pirla pis popo porn pul pup pus put rap retar \
                    rida ride rov rump runk sado salo satan sega semen sex sper tampon tet tis tit tod tonto tumor turd vagi \
                    virus vit vulv";

/// So many words are tried for a room. Where all of them are taken, people find it by its link alone.
const TRIES: usize = 20;

/// All words, and which of them each spelling is near: no two are near the same, so nobody who slips by a letter, leaves one
/// out, adds one or swaps two comes to another room.
static WORDS: LazyLock<(Vec<String>, HashMap<String, usize>)> = LazyLock::new(|| {
    let (mut words, mut near) = (Vec::new(), HashMap::new());
    for word in candidates() {
        // Most are near another: that is seen soonest.
        if !spellings(&word).any(|spelling| near.contains_key(&spelling)) && !is_rude(&word) {
            near.extend(spellings(&word).map(|spelling| (spelling, words.len())));
            words.push(word);
        }
    }
    (words, near)
});

fn candidates() -> impl Iterator<Item = String> {
    let parts = |list: &'static str| list.split_whitespace();
    let starts = parts(ONSETS).flat_map(move |onset| parts(VOWELS).map(move |vowel| format!("{onset}{vowel}")));
    let stems = starts.flat_map(move |start| parts(MIDDLES).map(move |middle| format!("{start}{middle}")));
    let words = stems.flat_map(move |stem| parts(ENDINGS).map(move |ending| format!("{stem}{ending}")));
    words.filter(|word| LENGTHS.contains(&word.len()))
}

fn is_rude(word: &str) -> bool {
    RUDE.split_whitespace().any(|part| word.contains(part))
}

/// The word itself, and what is left of it without one of its letters: whoever slips by one letter has one of these in common.
fn spellings(word: &str) -> impl Iterator<Item = String> {
    let without = |at: usize| word.char_indices().filter(move |(index, _)| *index != at).map(|(_, letter)| letter);
    std::iter::once(word.to_owned()).chain(word.char_indices().map(move |(at, _)| without(at).collect()))
}

/// Whether a room could be called so.
pub fn is_word(text: &str) -> bool {
    WORDS.1.get(text).is_some_and(|index| WORDS.0[*index] == text)
}

fn any_word() -> &'static str {
    let words = &WORDS.0;
    let [a, b, c, d, ..] = secret();
    &words[u32::from_le_bytes([a, b, c, d]) as usize % words.len()]
}

impl<S: Store> Tables<S> {
    /// Has a room a word, if it waits. Where none can be stored it goes without.
    pub(crate) async fn name_room(&self, table: &Live) {
        if !table.waits().await {
            return;
        }
        for _ in 0..TRIES {
            match self.store.call(table.id(), any_word()).await {
                Ok(Some(word)) => return table.is_called(word),
                Ok(None) => {}
                Err(error) => {
                    return tracing::warn!(%error, table = mark(table.id()), "a room gets no word");
                }
            }
        }
    }

    /// The word of a room is free: its game has begun.
    pub(crate) async fn free_word(&self, id: &str) {
        if let Err(error) = self.store.uncall(id).await {
            // Whoever asks for it by that word finds that it does not wait, and frees it then.
            tracing::warn!(%error, table = mark(id), "the word of a room is not free yet");
        }
    }

    /// The room of this word, as long as it waits.
    pub async fn called(self: &Arc<Self>, word: &str) -> Result<Option<Arc<Live>>, Refused> {
        let Some(id) = self.store.called(word).await.map_err(kept)? else { return Ok(None) };
        let table = self.table(&id).await?;
        if table.waits().await {
            return Ok(Some(table));
        }
        self.free_word(&id).await;
        Ok(None)
    }

    /// The words of rooms that wait and that somebody may have meant who has slipped by a letter.
    pub async fn called_nearly(self: &Arc<Self>, word: &str) -> Result<Vec<&'static str>, Refused> {
        let (words, near) = &*WORDS;
        let mut meant: Vec<_> = spellings(word).filter_map(|spelling| near.get(&spelling).copied()).collect();
        meant.sort_unstable();
        meant.dedup();
        let mut waiting = Vec::new();
        for index in meant {
            if self.called(&words[index]).await?.is_some() {
                waiting.push(words[index].as_str());
            }
        }
        Ok(waiting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many letters have to be changed, left out, added or swapped with their neighbour.
    fn slips(one: &str, other: &str) -> usize {
        let (one, other): (Vec<_>, Vec<_>) = (one.chars().collect(), other.chars().collect());
        let mut costs = vec![vec![0; other.len() + 1]; one.len() + 1];
        for a in 0..=one.len() {
            for b in 0..=other.len() {
                let mut least = if a == 0 || b == 0 { a + b } else { usize::MAX };
                if a > 0 && b > 0 {
                    let change = usize::from(one[a - 1] != other[b - 1]);
                    least = (costs[a - 1][b] + 1).min(costs[a][b - 1] + 1).min(costs[a - 1][b - 1] + change);
                    if a > 1 && b > 1 && one[a - 1] == other[b - 2] && one[a - 2] == other[b - 1] {
                        least = least.min(costs[a - 2][b - 2] + 1);
                    }
                }
                costs[a][b] = least;
            }
        }
        costs[one.len()][other.len()]
    }

    #[test]
    fn words_are_short_plain_and_many() {
        let words = &WORDS.0;
        assert!(words.len() > 2000, "{}", words.len());
        for word in words {
            assert!(LENGTHS.contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word}");
            assert_eq!(word.bytes().filter(|letter| b"aeiou".contains(letter)).count(), 2, "{word} has two syllables");
            assert!(!is_rude(word), "{word}");
        }
    }

    #[test]
    fn no_two_words_are_one_slip_apart() {
        assert_eq!((slips("kugle", "kugel"), slips("kugle", "kugler"), slips("kugle", "lampe")), (1, 1, 4));
        let words = &WORDS.0;
        for (index, word) in words.iter().enumerate().step_by(7) {
            for other in words[..index].iter().chain(&words[index + 1..]) {
                assert!(slips(word, other) > 1, "{word} {other}");
            }
        }
    }

    #[test]
    fn whoever_slips_by_a_letter_is_near_the_word() {
        let (words, near) = &*WORDS;
        for (index, word) in words.iter().enumerate().step_by(50) {
            let letters: Vec<char> = word.chars().collect();
            let slip = |change: &dyn Fn(&mut Vec<char>)| {
                let mut typed = letters.clone();
                change(&mut typed);
                typed.into_iter().collect::<String>()
            };
            for typed in [
                slip(&|typed| typed[2] = 'x'),
                slip(&|typed| {
                    typed.remove(0);
                }),
                slip(&|typed| typed.insert(3, 'x')),
                slip(&|typed| typed.swap(1, 2)),
            ] {
                assert!(spellings(&typed).any(|spelling| near.get(&spelling) == Some(&index)), "{typed} for {word}");
            }
        }
    }
}
