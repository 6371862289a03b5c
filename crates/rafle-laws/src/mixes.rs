//! Which options are tried together.

use rafle_engine::{Options, Seeded, Source};

/// How many mixes are drawn at random.
const DRAWN: u64 = 200;

/// Options to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Mix<O> {
    /// The options.
    pub options: O,
    /// Whether at most one of them is not as usual.
    pub alone: bool,
}

/// The usual options, each value alone, all pairs of values, and 200 mixes drawn from a seed; each set once.
/// Of numbers the least, the usual and the greatest are tried.
pub fn mixes<O: Options>() -> Vec<Mix<O>> {
    let samples: Vec<_> = O::fields().iter().map(|field| (field.key, field.samples())).collect();
    let mut mixes = Vec::new();
    let mut add = |options: O, alone| {
        if mixes.iter().all(|mix: &Mix<O>| mix.options != options) {
            mixes.push(Mix { options, alone });
        }
    };
    add(O::default(), true);
    for (key, words) in &samples {
        for word in words {
            add(set(O::default(), key, word), true);
        }
    }
    for (index, (key, words)) in samples.iter().enumerate() {
        for (other, others) in &samples[index + 1..] {
            for word in words {
                for other_word in others {
                    add(set(set(O::default(), key, word), other, other_word), false);
                }
            }
        }
    }
    let mut luck = Seeded::new(DRAWN);
    for _ in 0..DRAWN {
        let draw = |options, (key, words): &(&str, Vec<String>)| {
            set(options, key, &words[luck.below(words.len() as u32) as usize])
        };
        add(samples.iter().fold(O::default(), draw), false);
    }
    mixes
}

fn set<O: Options>(mut options: O, key: &str, word: &str) -> O {
    options.set(key, word).expect("an option takes the values it describes");
    options
}
