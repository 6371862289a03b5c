//! A source of luck that walks every path, so that distributions are equalities and not statistics.

use std::collections::HashMap;
use std::hash::Hash;

use num_rational::Ratio;
use rafle_engine::Source;

/// A probability, exact.
pub type Chance = Ratio<u128>;

/// Gives one path of numbers; see [`every`].
#[derive(Default)]
pub struct Every {
    /// The numbers given, each with how many there were to choose from.
    path: Vec<(u32, u32)>,
    given: usize,
}

impl Source for Every {
    fn below(&mut self, n: u32) -> u32 {
        if self.given == self.path.len() {
            self.path.push((0, n));
        }
        let (number, radix) = self.path[self.given];
        assert_eq!(n, radix, "equal luck asks equal questions");
        self.given += 1;
        number
    }
}

impl Every {
    fn chance(&self) -> Chance {
        self.path.iter().fold(Chance::from_integer(1), |chance, &(_, n)| chance / u128::from(n))
    }

    /// Goes on to the next path; false after the last.
    fn advance(&mut self) -> bool {
        self.given = 0;
        while let Some((number, n)) = self.path.pop() {
            if number + 1 < n {
                self.path.push((number + 1, n));
                return true;
            }
        }
        false
    }
}

/// Everything that `make` can make of luck, each with the chance of its path.
pub fn every<T>(mut make: impl FnMut(&mut Every) -> T) -> impl Iterator<Item = (T, Chance)> {
    let mut source = Every::default();
    let mut more = true;
    std::iter::from_fn(move || {
        if !more {
            return None;
        }
        let made = make(&mut source);
        let chance = source.chance();
        more = source.advance();
        Some((made, chance))
    })
}

/// The exact distribution of what `make` makes of luck.
pub fn distribution<T: Eq + Hash>(make: impl FnMut(&mut Every) -> T) -> HashMap<T, Chance> {
    let mut chances = HashMap::new();
    for (made, chance) in every(make) {
        *chances.entry(made).or_insert(Chance::from_integer(0)) += chance;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_comes_once_with_its_chance() {
        // A draw that asks a second question only after some answers.
        let uneven = |source: &mut Every| match source.below(3) {
            0 => 0,
            _ => 1 + source.below(2),
        };
        let chances = distribution(uneven);
        assert_eq!(chances[&0], Chance::new(1, 3));
        assert_eq!(chances[&1], Chance::new(1, 3));
        assert_eq!(chances.values().sum::<Chance>(), Chance::from_integer(1));
        assert_eq!(every(|_: &mut Every| ()).count(), 1);
    }
}
