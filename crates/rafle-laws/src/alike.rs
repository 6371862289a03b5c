//! States of equal gist have the same future.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rafle_engine::{Game, Line, LineOf, Next, Seeded, start, step};

use crate::{Broken, written};

/// Plays so many games and compares states of equal gist wherever two meet.
pub(crate) fn alike<G: Game>(options: G::Options, seats: usize, games: u64) -> Result<(), Broken> {
    let broken = |law, one: &G, other: &G| Broken {
        law,
        found: format!("{one:?}\n  and: {other:?}"),
        at: format!("{} with {seats} seats, {}", G::ABOUT.slug, written(&options)),
    };
    let Ok(start) = start::<G>(options, seats) else { return Ok(()) };
    let mut known = HashMap::new();
    for seed in 0..games {
        let (mut game, mut source) = (start.clone(), Seeded::new(seed));
        while step(&mut game, &mut source) {
            match known.entry(game.gist()) {
                Entry::Vacant(place) => drop(place.insert(game.clone())),
                Entry::Occupied(first) if *first.get() != game => {
                    compare(first.get(), &game).map_err(|law| broken(law, first.get(), &game))?;
                }
                Entry::Occupied(_) => {}
            }
        }
    }
    Ok(())
}

/// What two states of equal gist have in common. That what follows has equal gists again makes it hold for ever.
fn compare<G: Game>(one: &G, other: &G) -> Result<(), &'static str> {
    let holds = |law, holds: bool| if holds { Ok(()) } else { Err(law) };
    holds("who is next lies in the gist", one.next() == other.next())?;
    holds("the standings lie in the gist", one.standings() == other.standings())?;
    holds("what is open lies in the gist", one.actions().eq(other.actions()))?;
    holds("what chance can bring lies in the gist", one.outcomes().eq(other.outcomes()))?;
    let after = |game: &G, line: LineOf<G>| {
        let mut game = game.clone();
        game.add(line).map(|()| game.gist())
    };
    let same = |line| matches!((after(one, line), after(other, line)), (Ok(one), Ok(other)) if one == other);
    let same = match one.next() {
        Next::Seat(_) => one.actions().map(Line::Action).all(same),
        _ => one.outcomes().map(|(luck, _)| Line::Luck(luck)).all(same),
    };
    holds("what follows from equal gists has equal gists", same)
}
